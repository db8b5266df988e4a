// What stands at a citation, or has all the words, shown before all that the theme's search finds.
(() => {
  const query = document.querySelector("[data-md-component=search-query]");
  const results = document.querySelector("[data-md-component=search-result]");
  if (!query || !results) return;
  const root = new URL("..", document.currentScript.src);
  const here = location.pathname.includes("/njac-13-69F") ? "13:69F" : "19:47";

  // The theme finds its own list as the last and its count as the first: ours stand between.
  const said = document.createElement("p");
  said.className = "gr-said";
  said.setAttribute("role", "status");
  const list = document.createElement("ol");
  list.className = "md-search-result__list gr-cited";
  list.setAttribute("aria-label", "First results");
  list.hidden = true;
  results.lastElementChild.before(said, list);

  let loaded, speaking;
  async function read(path) {
    const answer = await fetch(new URL(path, root));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }
  // The theme fetches its index for itself: the browser has it at hand.
  const load = () =>
    (loaded ||= Promise.all([read("assets/addresses.json"), read("search/search_index.json")])
      .then(([addresses, index]) => ({ addresses, docs: gamerules.ready(index) }))
      .catch(() => (loaded = null)));

  function item(hit, place) {
    const line = document.createElement("li");
    line.className = "md-search-result__item";
    const link = document.createElement("a");
    link.className = "md-search-result__link";
    link.href = new URL(hit.page, root);
    link.tabIndex = -1;
    const words = document.createElement("article");
    words.className = "md-search-result__article md-typeset";
    // On Enter the theme goes to the highest score.
    words.dataset.mdScore = 1e6 - place;
    const name = document.createElement("h2");
    name.textContent = `${hit.citation} ${hit.title}`.trim();
    words.append(name);
    for (const [kind, text] of [["gr-note", hit.note], ["gr-first", hit.words]]) {
      if (!text) continue;
      const line = document.createElement("p");
      line.className = kind;
      line.textContent = text;
      words.append(line);
    }
    link.append(words);
    line.append(link);
    return line;
  }

  async function show() {
    const asked = query.value;
    const known = await load();
    if (!known || asked !== query.value) return;
    let found = gamerules.lookUp(known.addresses, asked, here);
    if (!found.said) found = gamerules.findWords(known.docs, asked);
    list.replaceChildren(...found.hits.map(item));
    list.hidden = !found.hits.length;
    // What is typed on must not be talked over.
    clearTimeout(speaking);
    speaking = setTimeout(() => (said.textContent = found.said), 300);
  }

  query.addEventListener("focus", load);
  query.addEventListener("input", show);
  query.form.addEventListener("reset", () => setTimeout(show));
})();
