// Keeps an open page fresh: looks at status.json, shows newer results, says how old they are, and
// takes its word back when they can no longer be vouched for.
(() => {
  const TRIES = 3;
  const AGAIN = 2; // seconds until another try after one that failed
  let part = document.querySelector(".gr-fresh");
  if (!part) return;
  const root = new URL(part.dataset.root, location.href);
  const said = make("p", "gr-vh", document.body);
  said.setAttribute("role", "status");
  let every = 60;
  let failed = 0;
  let patched = ""; // the mark of the results that were put in by hand
  let timer = 0;

  function make(tag, name, parent) {
    const element = document.createElement(tag);
    element.className = name;
    parent.append(element);
    return element;
  }

  // Results, and what to make of them.

  async function look() {
    clearTimeout(timer);
    if (document.hidden) return;
    try {
      const answer = await fetch(new URL("status.json", root), { cache: "no-cache" });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const status = await answer.json();
      if (status.form !== 1) throw new Error("another form");
      every = status.every;
      failed = 0;
      await show(status);
    } catch {
      failed += 1;
      if (failed >= TRIES) {
        doubt("The present results cannot be had: status.json could not be read.");
      }
    }
    timer = setTimeout(look, 1000 * (failed ? Math.min(AGAIN, every) : every));
  }

  async function show(status) {
    if (status.results !== part.dataset.results && status.results !== patched) {
      const same = status.law === part.dataset.law;
      const older = same && !status.problem && status.run.time < part.dataset.run;
      if (!older && !(await swap(status)) && same && !status.problem) patch(status);
    }
    if (status.law !== part.dataset.law) {
      doubt("The present results are of other words of the law than those on this page.");
    } else if (status.problem && status.results !== part.dataset.results) {
      doubt(status.problem);
    } else {
      doubt("");
    }
  }

  // A page whose own address has newer content takes it, and leaves the reader where they were.

  async function swap(status) {
    const answer = await fetch(location.pathname, { cache: "no-cache" });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector(".gr-fresh");
    if (!fresh || fresh.dataset.results !== status.results) return false;
    const folds = new Map([...part.querySelectorAll("details")].map((d) => [name(d), d.open]));
    const focus = part.contains(document.activeElement) && name(document.activeElement);
    const top = scrollY > 0 &&
      [...part.querySelectorAll("[id]")].find((e) => e.getBoundingClientRect().top > 0);
    const height = top && top.getBoundingClientRect().top;
    document.adoptNode(fresh);
    part.replaceWith(fresh);
    part = fresh;
    document.title = page.title;
    for (const fold of part.querySelectorAll("details")) {
      fold.open = fold.open || folds.get(name(fold)) === true;
    }
    if (focus) {
      const again = [...part.querySelectorAll(FOCUSED)].find((e) => name(e) === focus);
      if (again) again.focus({ preventScroll: true });
    }
    const there = top && document.getElementById(top.id);
    if (there) scrollBy({ top: there.getBoundingClientRect().top - height, behavior: "instant" });
    age();
    document.dispatchEvent(new CustomEvent("gr:fresh")); // for scripts that add to a page
    const line = part.querySelector(".gr-verdict span");
    say(status.problem || `New results. ${line ? line.textContent : ""}`);
    return true;
  }

  const FOCUSED = "a[href], button, summary, input, [tabindex]";

  // What a thing is called, before and after: its place and its words without counts.
  function name(element) {
    const place = element.closest(".gr-p, .gr-sub, .gr-entry");
    const heading = place && place.querySelector("[id], .gr-sub-name");
    const words = element.querySelector(".gr-sc > summary > span, .gr-sub-name") ||
      element.querySelector("summary") || element;
    return [heading && (heading.id || heading.textContent), element.tagName, words.textContent]
      .join("|");
  }

  // Otherwise verdicts are put in by themselves; what they do not reach is of the older run.

  function patch(status) {
    const article = part.querySelector("[data-section]");
    if (article) {
      for (const provision of part.querySelectorAll(".gr-p")) {
        const heading = provision.querySelector(".gr-m .gr-vh");
        const citation = heading ? heading.textContent : article.dataset.section;
        const place = status.provisions[citation + (article.dataset.version || "")];
        if (place === undefined) continue;
        const [verdict, reason] = status.standings[place];
        mark(provision.querySelector(".gr-s .gr-st"), verdict, verdict);
        const why = provision.querySelector(".gr-newer") ||
          make("p", "gr-silence gr-newer", provision.querySelector(".gr-e"));
        why.textContent = reason && `${reason[0].toUpperCase()}${reason.slice(1)}.`;
      }
    }
    const line = part.querySelector(".gr-verdict");
    const [tone, words] = status.pages[part.dataset.page] || [];
    if (line && tone) {
      const before = line.querySelector("time");
      mark(line, tone);
      const time = document.createElement("time");
      time.dateTime = status.run.time;
      time.textContent = status.run.time.replace("T", " ").replace("+00:00", " UTC");
      const commit = `, commit ${status.run.commit.slice(0, 12) || "unknown"}.`;
      const rest = before
        ? ` Scenarios, lists and bars below are still of the run at ${before.textContent}.`
        : "";
      line.querySelector("span").replaceChildren(`${words}; run at `, time, commit + rest);
    }
    patched = status.results;
    part.dataset.run = status.run.time;
    age();
    say(`New results. ${words || ""}`);
  }

  function mark(element, verdict, word) {
    const slug = verdict.replaceAll(" ", "-");
    element.className = `${element.classList[0]} gr-${slug}`;
    element.querySelector("use").setAttribute("href", `#gr-${slug}`);
    if (word) element.lastChild.textContent = word;
  }

  // What is no longer vouched for is not green, and says so.

  function doubt(reason) {
    part.classList.toggle("gr-doubt", Boolean(reason));
    let notice = part.querySelector(".gr-doubted");
    if (!reason) {
      if (notice) {
        notice.remove();
        say("The results are vouched for again.");
      }
      return;
    }
    if (!notice) {
      notice = document.createElement("p");
      notice.className = "gr-notice gr-doubted";
      notice.setAttribute("role", "alert");
      const place = part.querySelector(".gr-verdict") || part.querySelector("h1");
      if (place) place.before(notice);
      else part.prepend(notice);
    }
    const words = `${reason} No status on this page is vouched for.`;
    if (notice.textContent !== words) notice.textContent = words;
  }

  function say(words) {
    said.textContent = words;
  }

  // How old the results are.

  function ago(seconds) {
    for (const [unit, length] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
      const count = Math.floor(seconds / length);
      if (count) return `${count} ${unit}${count > 1 ? "s" : ""} ago`;
    }
    return "less than a minute ago";
  }

  function age() {
    for (const time of part.querySelectorAll(".gr-verdict time")) {
      const next = time.nextElementSibling;
      const words = next && next.matches(".gr-age") ? next : document.createElement("span");
      words.className = "gr-age";
      words.textContent = ` (${ago((Date.now() - Date.parse(time.dateTime)) / 1000)})`;
      time.after(words);
    }
  }

  document.addEventListener("visibilitychange", look);
  setInterval(age, 20000);
  age();
  look();
})();
