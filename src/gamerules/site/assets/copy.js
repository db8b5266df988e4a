// A button at each provision that copies its citation with its address.
(() => {
  const main = document.querySelector("main");
  if (!document.querySelector(".gr-law")) return;
  const said = document.createElement("p");
  said.className = "gr-vh";
  said.setAttribute("role", "status");
  main.append(said);

  // A page that is not served over TLS has no clipboard of its own; a selection can be copied.
  async function put(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "gr-vh";
    main.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) throw new Error("nothing was copied");
  }

  function button(citation, address) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "gr-copy";
    made.textContent = "copy";
    made.setAttribute("aria-label", `Copy the citation ${citation} with its address`);
    made.addEventListener("click", async () => {
      const done = await put(`${citation} ${address}`).then(() => true, () => false);
      made.focus();
      made.textContent = done ? "copied" : "not copied";
      said.textContent = done ? `Copied ${citation}.` : `${citation} could not be copied.`;
      setTimeout(() => (made.textContent = "copy"), 2000);
    });
    return made;
  }

  const cited = (words) => `N.J.A.C. ${words.textContent.trim().replace(/^N\.J\.A\.C\. /, "")}`;
  const bare = (address) => address.replace(/\?[^#]*/, "");

  function mount() {
    const head = document.querySelector(".gr-law .gr-head");
    const section = cited(head.querySelector("h1 .gr-cite"));
    head.querySelector(".gr-meta").append(" ", button(section, bare(location.href.split("#")[0])));
    for (const link of document.querySelectorAll(".gr-law .gr-link")) {
      const words = link.closest(".gr-p").querySelector(".gr-m .gr-vh");
      link.after(button(cited(words), bare(link.href)));
    }
  }

  document.addEventListener("gr:fresh", mount); // the page took newer content
  mount();
})();
