// Citations: read as people write them, and looked up among the addresses of the law.
// No page is touched here; find.js shows what is found.
(() => {
  const LEVELS = [/^[a-z]{1,2}$/, /^[1-9]\d{0,2}$/, /^[ivxl]+$/, /^[1-9]\d{0,2}$/];
  const ROMAN = { i: 1, v: 5, x: 10, l: 50 };
  const LEAD = /^(?:§+\s*|sec(?:tion|\.)?\s+|n\.?\s*j\.?\s*a\.?\s*c\.?\s*)+/i;
  const CHAPTER = /^(\d{1,2}\s*:\s*\d{1,3}[a-z]?)(?:\s*-\s*|\s+|$)/i;
  const NUMBER = /^(\d{1,3}[a-z]?)(?:(\.)(\d{1,3}[a-z]?)?)?(?=$|[^\w.:])/i;

  // `N.J.A.C. 19:47-5.2(b)`, `§ 5.2 b`, `13:69f-9.4`: its parts; null where it is no citation.
  function read(text) {
    let rest = text.replace(/[\u2010-\u2015]/g, "-").trim();
    rest = rest.replace(LEAD, "").replace(/[.,;:]+$/, "");
    const chapter = CHAPTER.exec(rest);
    if (chapter) rest = rest.slice(chapter[0].length);
    const number = NUMBER.exec(rest);
    if (!number && rest) return null;
    if (!chapter && !(number && number[3])) return null;
    return {
      chapter: chapter ? chapter[1].replace(/\s/g, "").toUpperCase() : "",
      subchapter: number ? number[1].toUpperCase() : "",
      section: number && number[3] ? number[3].toUpperCase() : "",
      tail: number ? rest.slice(number[0].length).trim() : "",
    };
  }

  // `(e)1i(2)`, `e 1 i 2`: ["e", "1", "i", "2"]; null where the words are no numbering.
  function markers(tail) {
    if (/[^\s().a-z\d]/i.test(tail)) return null;
    const found = tail.toLowerCase().match(/[a-z]+|\d+/g) || [];
    const fits = found.length <= LEVELS.length && found.every((m, n) => LEVELS[n].test(m));
    return fits ? found : null;
  }

  const written = (anchor) =>
    anchor.startsWith("term-")
      ? ` "${anchor.slice(5).replaceAll("_", " ")}"`
      : anchor.split("-").map((m, n) => (n % 3 ? m : m && `(${m})`)).join("");

  // The place of a marker among its siblings, and of an address among others, as the law has it.
  function rank(marker, level) {
    if (level === 0) return marker.length * 1000 + marker.charCodeAt(0);
    if (level !== 2) return Number(marker);
    const values = [...marker].map((letter) => ROMAN[letter]);
    return values.reduce((sum, v, n) => sum + (v < (values[n + 1] || 0) ? -v : v), 0);
  }
  function before(one, other) {
    const a = one.split("-"), b = other.split("-");
    for (let n = 0; n < Math.min(a.length, b.length); n++) {
      if (a[n] !== b[n]) return rank(a[n], n) < rank(b[n], n);
    }
    return a.length < b.length;
  }
  // 13A comes after 13, and 1.13A after 1.13.
  const parts = (number) =>
    number.split(".").flatMap((n) => [parseInt(n, 10), n.replace(/\d/g, "")]);
  function after(one, other) {
    const a = parts(one), b = parts(other);
    const n = a.findIndex((part, place) => part !== b[place]);
    return n >= 0 && (b[n] === undefined || a[n] > b[n]);
  }

  // Whether an address may lie in the part of a version that was not supplied.
  const lacks = (version, anchor) =>
    (version.from && before(anchor, version.from)) ||
    (version.to && !version.to.startsWith("term-") && before(version.to, anchor));

  // What is asked after a section's number: its numbering, or a defined term.
  function anchorOf(tail) {
    const wanted = markers(tail);
    const term = tail.replace(/["\u201c\u201d]/g, "").trim().replace(/\s+/g, "_");
    return wanted ? wanted.join("-") : `term-${term}`.toLowerCase();
  }

  // What stands at an address. `here` is 2 where it exists, 1 where it may, 0 where it does not;
  // then `missing` names it and the hit is the nearest that exists.
  function inSection(section, name, tail) {
    const hit = (version, anchor, note = "") => ({
      citation: name + written(anchor),
      title: section.title,
      words: anchor ? version.parts[anchor] : version.words,
      page: version.page + (anchor ? `#${anchor}` : ""),
      note,
    });
    const newest = section.versions[0];
    const wanted = markers(tail);
    if (!newest) {
      const note = section.missing === "reserved" ? "reserved" : "not supplied";
      const citation = name + written((wanted || []).join("-"));
      const { title, page } = section;
      return { here: 2, hit: { citation, title, words: "", page, note } };
    }
    const anchor = anchorOf(tail);
    for (const version of anchor ? section.versions : []) {
      const found = Object.keys(version.parts).find((part) => part.toLowerCase() === anchor);
      const note = version.parts[found] ? "" : "not supplied";
      if (found) return { here: 2, hit: hit(version, found, note) };
    }
    // Words after a section's number that define nothing are words to search for.
    if (!anchor || !wanted) {
      const note = newest.extent === "supplied whole" ? "" : newest.extent;
      return { here: 2, hit: hit(newest, "", note) };
    }
    const missing = name + written(anchor);
    // Words that a later rule changed, and whose successors are missing, may have had it.
    if (newest.until || section.versions.some((version) => lacks(version, anchor))) {
      const why = newest.until
        ? `the words at hand, before ${newest.until}, do not have it`
        : `the section was ${newest.extent}`;
      const place = hit(newest, "", `not supplied: ${why}`);
      return { here: 1, hit: { ...place, citation: missing, words: "" } };
    }
    while (wanted.length && !(wanted.join("-") in newest.parts)) wanted.pop();
    return { here: 0, missing, hit: hit(newest, wanted.join("-")) };
  }

  function inChapter(index, chapter, asked) {
    const contents = (name, note = "") => {
      const [title, page] = index.contents[name];
      return { citation: name, title, words: "", page, note };
    };
    if (!(chapter in index.ends)) return { here: 0, missing: chapter, hit: null };
    if (!asked.subchapter) return { here: 2, hit: contents(chapter) };
    const above = `${chapter}-${asked.subchapter}`;
    const nearest = above in index.contents ? above : chapter;
    if (!asked.section && nearest === above) return { here: 2, hit: contents(above) };
    // `5.2b` is 5.2(b) unless there is a section 5.2B.
    const [, figures, letter] = /^(\d*)(.*)$/.exec(asked.section);
    for (const [number, tail] of [[asked.section, asked.tail], [figures, letter + asked.tail]]) {
      const name = `${above}.${number}`;
      if (index.sections[name]) return inSection(index.sections[name], name, tail);
    }
    const missing = asked.section ? `${above}.${asked.section}` : above;
    const end = index.ends[chapter];
    if (end && after(missing.slice(chapter.length + 1), end)) {
      const note = `not known: the contents of ${chapter} were supplied as far as ${end}`;
      return { here: 1, hit: { ...contents(nearest, note), citation: missing } };
    }
    return { here: 0, missing, hit: contents(nearest) };
  }

  // What stands at a citation: the hits, the best first, and a sentence about them.
  // Without a chapter both are asked, that of the page one is on first; an address that may not
  // exist at all comes after one that does.
  function lookUp(index, text, here = "") {
    const asked = read(text);
    if (!asked) return { hits: [], said: "" };
    const all = Object.keys(index.ends);
    const both = [...all].sort((a, b) => (b === here) - (a === here));
    const chapters = asked.chapter ? [asked.chapter] : both;
    const found = chapters.map((chapter) => inChapter(index, chapter, asked));
    const good = found.filter((f) => f.here).sort((a, b) => b.here - a.here);
    if (good.length) {
      const hits = good.map((f) => f.hit);
      const names = hits.map((h) => h.citation + (h.note ? `, ${h.note}` : ""));
      return { hits, said: `Found: ${names.join("; ")}.` };
    }
    const best = found.find((f) => f.hit && f.hit.page.includes("#")) || found.find((f) => f.hit);
    if (!best) {
      const known = all.join(" and ");
      return { hits: [], said: `${asked.chapter} is no chapter here: these are ${known}.` };
    }
    const missing = found.map((f) => f.missing).join(" nor ");
    const verb = found.length > 1 ? `Neither ${missing} exists` : `${missing} does not exist`;
    return { hits: [best.hit], said: `${verb}; the nearest that does is ${best.hit.citation}.` };
  }

  globalThis.gamerules = { ...globalThis.gamerules, lookUp };
})();
