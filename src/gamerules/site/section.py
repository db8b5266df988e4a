"""The page of a section: its words, and beside each provision what is proved of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from gamerules.evidence.coverage import counts
from gamerules.evidence.trace import Verdict
from gamerules.law.dating import written
from gamerules.site.addresses import (
    api_page,
    comparison_page,
    contents_page,
    game_page,
    page_of,
    reading_page,
    relative,
)
from gamerules.site.render import Page, proper, render
from gamerules.site.words import Words, link

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamerules.evidence.trace import Traced
    from gamerules.law.citation import Citation
    from gamerules.law.provision import Provision
    from gamerules.law.readings import Reading
    from gamerules.law.section import Version
    from gamerules.site.library import Library
    from gamerules.site.scenarios import Shown, StepText
    from gamerules.site.words import TableView


@dataclass(frozen=True, slots=True)
class Link:
    """A name and where it leads."""

    name: str
    href: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Before:
    """Steps that scenarios of a page begin with, told once."""

    anchor: str
    steps: tuple[StepText, ...]
    where: str
    """The provisions whose scenarios begin so; empty where all do."""


@dataclass(frozen=True, slots=True)
class ProvisionView:
    """A provision as its page shows it."""

    traced: Traced
    level: int
    blocks: list[Markup | TableView]
    refers: list[Markup]
    pointing: list[Markup]
    readings: list[tuple[Reading, str]]
    code: list[Link]
    scenarios: list[Shown]
    silence: str

    @property
    def provision(self) -> Provision:
        """The provision itself."""
        return self.traced.provision

    @property
    def open(self) -> bool:
        """Whether a reader must look: something of it fails."""
        return self.traced.verdict is Verdict.FAILING


def verdict_line(library: Library, traced: Sequence[Traced]) -> Markup:
    """What is proved of a whole, and when it was tried, in a line."""
    return Markup("{}; {}").format(standing_line(traced), run_line(library, traced))


def standing_line(traced: Sequence[Traced]) -> str:
    """What is proved of a whole: `8 of 8 provisions verified`."""
    found = counts(traced)
    verified = found.pop(Verdict.VERIFIED.value, 0)
    excused = found.pop(Verdict.EXCUSED.value, 0)
    total = len(traced) - excused
    parts = [f"{verified} of {total} provision{'s' if total != 1 else ''} verified"]
    if not total:
        parts = ["nothing to verify"]
    parts += [f"{number} {name}" for name, number in found.items()]
    parts += [f"{excused} excused"] if excused else []
    return ", ".join(parts)


def run_line(library: Library, traced: Sequence[Traced]) -> Markup:
    """When the features of a whole ran, the first and the last of them, and on which commit."""
    evidence = library.evidence
    if evidence is None:
        return Markup("not run")
    features = {scenario.feature for t in traced for scenario in t.scenarios}
    times = sorted({evidence.ran_at(feature) for feature in features}) or [evidence.time]
    shown = Markup(" to ").join(map(_time, dict.fromkeys([times[0], times[-1]])))
    changed = " with changes" if evidence.changed else ""
    commit = evidence.commit[:12] or "unknown"
    return Markup("run at {}, commit {}{}").format(shown, commit, changed)


def _time(time: str) -> Markup:
    return Markup('<time datetime="{}">{}</time>').format(time, moment(time))


def moment(time: str) -> str:
    """A time of the clock as a reader takes it in: `2026-11-18 10:00:00 UTC`."""
    return time.replace("T", " ").replace("+00:00", " UTC")


def tone(traced: Sequence[Traced]) -> str:
    """How a whole looks: as its worst part; green only where something is verified."""
    worst = max((t.verdict for t in traced), key=lambda v: v.severity, default=Verdict.EXCUSED)
    return worst.value


def section_page(library: Library, version: Version) -> Page:
    """The page of one version of a section."""
    law = library.law
    here = page_of(law, version)
    words = Words(law, version, here)
    traced = library.of_version(version)
    views = [_view(library, version, words, t) for t in traced]
    versions = law.versions[version.citation]
    newest = versions[-1]
    html = render(
        "section.html",
        library,
        here,
        version=version,
        subchapter=Link(
            f"{version.citation.of_subchapter} {proper(law.title(version.citation.of_subchapter))}",
            relative(here, contents_page(version.citation)),
        ),
        chapter=law.chapters[version.citation.chapter],
        games=game_links(library, version.citation, here),
        verdict=verdict_line(library, traced),
        tone=tone(traced),
        views=views,
        before=befores(views),
        written=written,
        readings=_section_readings(library, version, here),
        versions=[
            Link(v.label, relative(here, page_of(law, v)), "these words" if v is version else "")
            for v in versions
        ],
        newest=None if version is newest else relative(here, page_of(law, newest)),
        comparisons=_comparisons(library, version, here),
        neighbours=_neighbours(library, version, here),
    )
    name = str(version.citation)
    label = "" if version is newest else f", {version.label}"
    return Page(
        here,
        f"{name} {version.title}{label}",
        html,
        f"{version.citation.number} {version.title}",
        wide=True,
    )


def befores(views: Sequence[ProvisionView]) -> dict[tuple[StepText, ...], Before]:
    """The backgrounds of a page's scenarios, each once."""
    places: dict[tuple[StepText, ...], list[str]] = {}
    for view in views:
        for steps in dict.fromkeys(s.written.before for s in view.scenarios):
            places.setdefault(steps, []).append(view.provision.citation.marker or "the section")
    everywhere = len(places) == 1
    return {
        steps: Before(f"before-{n}", steps, "" if everywhere else ", ".join(where))
        for n, (steps, where) in enumerate(places.items(), 1)
        if steps
    }


def game_links(library: Library, citation: Citation, here: str) -> list[Link]:
    """The pages of the games that a section or a subchapter is about."""
    return [Link(g.name, relative(here, game_page(g))) for g in library.games_at(citation)]


def _view(library: Library, version: Version, words: Words, traced: Traced) -> ProvisionView:
    law, provision = library.law, traced.provision
    citation = provision.citation
    here = page_of(law, version)
    references = law.references_from(citation, provision.version)
    pointing = {
        r.source: None for r in law.references_to.get(str(citation), ()) if r.source != citation
    }
    scenarios = library.scenarios(traced.key)
    return ProvisionView(
        traced=traced,
        level=1 if citation.term else len(citation.markers),
        blocks=words.blocks(provision),
        refers=[words.targets(r) for r in references if len(r.targets) > 1],
        pointing=[
            link(law, here, source, _short(str(source), citation.of_section), version)
            for source in pointing
        ],
        readings=[
            (r, relative(here, reading_page(r)))
            for r in law.readings_at.get(citation, ())
            if citation.markers or citation.term
        ],
        code=_code(library, traced, here),
        scenarios=scenarios,
        silence="" if scenarios else library.why_silent(traced),
    )


def _short(name: str, section: object) -> str:
    """An address without its section's number, where it is on the same page."""
    return name.removeprefix(str(section)).strip() or name


def _code(library: Library, traced: Traced, here: str) -> list[Link]:
    found: dict[str, Link] = {}
    for named in traced.code:
        name = f"{named.module}.{named.function}"
        if named.module in library.modules:
            href = relative(here, api_page(named.module), name if named.function else "")
            found.setdefault(name, Link(name.removeprefix("gamerules.games."), href))
    return list(found.values())


def _section_readings(library: Library, version: Version, here: str) -> list[tuple[Reading, str]]:
    """Readings that concern the section as a whole, or words that were not supplied."""
    law = library.law
    on_page = {p.citation for p in version.root.walk() if p.citation.markers or p.citation.term}
    return [
        (r, relative(here, reading_page(r)))
        for r in law.readings_of(version.citation)
        if not on_page.intersection(r.provisions)
    ]


def _comparisons(library: Library, version: Version, here: str) -> list[Link]:
    law = library.law
    links = []
    for old, new in library.compared_with.get((version.citation, version.label), ()):
        other = old if new is version else new
        same = other.citation == version.citation
        name = f"version {other.label}" if same else f"{other.citation} {other.title}"
        links.append(Link(name, relative(here, comparison_page(law, old, new))))
    return links


def _neighbours(library: Library, version: Version, here: str) -> list[Link]:
    """The section before and the section after, among those supplied."""
    law = library.law
    order = list(law.versions)
    place = order.index(version.citation)
    found = []
    for step, name in ((-1, "Before"), (1, "After")):
        other = order[place + step] if 0 <= place + step < len(order) else None
        if other is not None:
            href = relative(here, page_of(law, law.versions[other][-1]))
            found.append(Link(f"{other} {law.title(other)}", href, name))
    return found
