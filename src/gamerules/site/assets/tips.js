// What a reference or a term leads to, told where it stands: on hover, on focus and on a tap.
// It stays until it is left, can be pointed at itself, and goes at Esc.
(() => {
  const tip = document.createElement("div");
  tip.id = "gr-tip";
  tip.className = "gr-tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  (document.querySelector("main") || document.body).append(tip);
  const EDGE = 8;
  let owner = null, tapped = null, leaving;
  const told = ({ target }) => (target instanceof Element ? target.closest("[data-tip]") : null);

  function place() {
    if (!owner) return;
    const words = owner.getClientRects()[0];
    const { clientWidth, clientHeight } = document.documentElement;
    const below = words.bottom + EDGE / 2;
    const above = words.top - EDGE / 2 - tip.offsetHeight;
    const left = Math.min(words.left, clientWidth - EDGE - tip.offsetWidth);
    tip.style.left = `${Math.max(EDGE, left)}px`;
    tip.style.top = `${below + tip.offsetHeight > clientHeight && above > 0 ? above : below}px`;
  }

  function show(whose) {
    clearTimeout(leaving);
    if (whose === owner) return;
    hide();
    owner = whose;
    tip.textContent = owner.dataset.tip;
    tip.hidden = false;
    owner.setAttribute("aria-describedby", tip.id);
    place();
  }

  function hide() {
    clearTimeout(leaving);
    if (owner) owner.removeAttribute("aria-describedby");
    owner = null;
    tip.hidden = true;
  }

  // Time to move the pointer from the words to the tip.
  function leave() {
    clearTimeout(leaving);
    leaving = setTimeout(() => owner !== document.activeElement && hide(), 250);
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    if (told(event)) show(told(event));
    else if (tip.contains(event.target)) clearTimeout(leaving);
    else if (owner) leave();
  });
  document.addEventListener("focusin", (event) => (told(event) ? show(told(event)) : hide()));
  document.addEventListener("focusout", (event) => event.target === owner && leave());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !owner) return;
    hide();
    event.stopPropagation();
  }, true);

  // A first tap tells, a second one follows the link; a tap elsewhere puts it away.
  document.addEventListener("pointerdown", (event) => {
    tapped = owner;
    if (!told(event) && !tip.contains(event.target)) hide();
  });
  document.addEventListener("click", (event) => {
    const whose = told(event);
    if (event.pointerType !== "touch" || !whose || tapped === whose) return;
    event.preventDefault();
    show(whose);
  });
  addEventListener("scroll", place, { passive: true, capture: true });
  addEventListener("resize", place);
  document.addEventListener("gr:fresh", hide); // the page took newer content
})();
