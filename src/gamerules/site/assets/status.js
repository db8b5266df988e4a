// Chips that count and filter at once; what is shown stands in the address.
(function mount() {
  const chips = document.querySelector("[data-gr-filter]");
  if (!chips) return;
  const said = document.createElement("p");
  said.className = "gr-also";
  said.setAttribute("role", "status");
  chips.after(said);
  const known = new Set([...chips.querySelectorAll("[data-v]")].map((chip) => chip.dataset.v));
  const inAddress = () => {
    const words = new URLSearchParams(location.search).get("show") || "";
    return new Set(words.split(",").filter((word) => known.has(word)));
  };
  let shown = inAddress();

  const buttons = [...chips.querySelectorAll("[data-v]")].map((chip) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${chip.className} gr-chip`;
    button.dataset.v = chip.dataset.v;
    button.append(...chip.childNodes);
    chip.replaceWith(button);
    button.addEventListener("click", () => {
      if (!shown.delete(button.dataset.v)) shown.add(button.dataset.v);
      const address = new URL(location.href);
      if (shown.size) address.searchParams.set("show", [...shown].join(","));
      else address.searchParams.delete("show");
      history.pushState(null, "", address);
      apply();
    });
    return button;
  });

  function apply() {
    for (const button of buttons) button.setAttribute("aria-pressed", shown.has(button.dataset.v));
    let count = 0;
    for (const part of document.querySelectorAll(".gr-sub")) {
      let inside = 0;
      for (const line of part.querySelectorAll("li[data-v]")) {
        const fits = !shown.size || line.dataset.v.split(",").some((v) => shown.has(v));
        line.hidden = !fits;
        inside += fits;
      }
      part.hidden = shown.size > 0 && !inside;
      if (shown.size) part.open = inside > 0;
      count += inside;
    }
    const sections = count === 1 ? "section" : "sections";
    said.textContent = shown.size ? `${count} ${sections} shown: ${[...shown].join(" or ")}.` : "";
  }

  const back = () => {
    shown = inAddress();
    apply();
  };
  addEventListener("popstate", back);
  // A page that was renewed has chips of its own, to be counted anew.
  const renewed = () => {
    removeEventListener("popstate", back);
    mount();
  };
  document.addEventListener("gr:fresh", renewed, { once: true });
  apply();
})();
