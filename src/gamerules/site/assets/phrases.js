// Phrases: where all the words that are typed stand together, the law before all else.
// The theme's search puts a page first that has one of them in its title.
(() => {
  const MOST = 5;
  const MARKUP = /<[^>]*>|&[#\w]+;/g;
  const plain = (text) =>
    ` ${text.toLowerCase().replace(MARKUP, " ").replace(/[^\p{L}\p{N}$]+/gu, " ").trim()}`;
  const KINDS = [/^law\/(?!.*compare)/, /^readings\//, /^/];
  const kind = (place) => KINDS.findIndex((pattern) => pattern.test(place));

  // What the theme's index holds, made ready once for all that is typed.
  function ready(index) {
    const pages = new Map(index.docs.map((doc) => [doc.location, doc.title]));
    return index.docs.map((doc) => {
      const page = doc.location.split("#")[0];
      // A provision's citation says where it stands; another heading needs its page's title.
      const alone = page === doc.location || /^\d+:/.test(doc.title);
      const title = alone ? doc.title : `${pages.get(page)}: ${doc.title}`;
      const name = title.replace(MARKUP, "").trim();
      return { place: doc.location, name, text: doc.text, plain: plain(doc.text) };
    });
  }

  function excerpt(doc, words) {
    const text = doc.text.replace(MARKUP, " ").replace(/\s+/g, " ");
    const exact = words.map((word) => word.replaceAll("$", "\\$"));
    const together = new RegExp(exact.join("[^\\p{L}\\p{N}$]+"), "iu");
    const found = together.exec(text) || new RegExp(exact[0], "iu").exec(text);
    const start = found ? text.lastIndexOf(" ", Math.max(0, found.index - 40)) + 1 : 0;
    return `${start ? "… " : ""}${text.slice(start, start + 160)} …`;
  }

  function findWords(docs, text) {
    const phrase = plain(text);
    const words = phrase.trim().split(" ");
    if (words.length < 2) return { hits: [], said: "" };
    const all = words.map((word) => ` ${word}`);
    const found = docs
      .filter((doc) => all.every((word) => doc.plain.includes(word)))
      .map((doc) => ({ doc, rank: (doc.plain.includes(phrase) ? 0 : 10) + kind(doc.place) }))
      .sort((a, b) => a.rank - b.rank);
    const hits = found.slice(0, MOST).map(({ doc }) => ({
      citation: doc.name, title: "", words: excerpt(doc, words), page: doc.place, note: "",
    }));
    const places = found.length === 1 ? "1 place has" : `${found.length} places have`;
    const first = found.length > MOST ? `; the first ${MOST} come first here` : "";
    return { hits, said: hits.length ? `${places} all of these words${first}.` : "" };
  }

  globalThis.gamerules = { ...globalThis.gamerules, ready, findWords };
})();
