"""The pages of the games: what may be wagered, what it pays, what the licensee may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.evidence.coverage import counts
from gamerules.law.citation import Citation
from gamerules.site.addresses import (
    GAMES,
    api_page,
    contents_page,
    game_page,
    reading_page,
    relative,
)
from gamerules.site.contents import linker, section_lines
from gamerules.site.games import about_all_games
from gamerules.site.odds import odds_views
from gamerules.site.render import Page, proper, render
from gamerules.site.section import Link, tone, verdict_line
from gamerules.site.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markupsafe import Markup

    from gamerules.games.answers import Authority, Registered
    from gamerules.law.readings import Reading
    from gamerules.site.contents import SectionLine
    from gamerules.site.games import Game, Part
    from gamerules.site.library import Library


@dataclass(frozen=True, slots=True)
class PartView:
    """A game in one chapter, as a page shows it."""

    part: Part
    name: str
    """The title of its subchapter."""
    href: str
    lines: tuple[SectionLine, ...]
    counts: dict[str, int]
    tone: str

    @property
    def supplied(self) -> int:
        """How many of its sections were supplied."""
        return sum(bool(line.href) for line in self.lines)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that an engine is asked, in its own words."""

    name: str
    asks: str
    answered: str
    href: str


def part_views(library: Library, game: Game, here: str) -> list[PartView]:
    """A game in each chapter that has it."""
    return [_part_view(library, part, here) for part in game.parts]


def _part_view(library: Library, part: Part, here: str) -> PartView:
    sections = set(part.sections)
    citation = part.subchapter.citation
    traced = [t for t in library.newest() if t.provision.citation.of_section in sections]
    lines = section_lines(library, citation, here)
    return PartView(
        part,
        proper(part.subchapter.title),
        relative(here, contents_page(citation)),
        tuple(line for line in lines if line.citation in sections),
        counts(traced),
        tone(traced) if traced else "not supplied",
    )


def game_pages(library: Library) -> Iterator[Page]:
    """The list of all games, and a page for each."""
    yield _list_page(library)
    for game in library.games:
        yield _game_page(library, game)


def _list_page(library: Library) -> Page:
    here = GAMES
    rows = [
        (
            Link(game.name, relative(here, game_page(game))),
            part_views(library, game, here),
            counts(library.of_game(game)),
            sum(len(part.offer.wagers) for part in game.parts if part.offer),
        )
        for game in library.games
    ]
    shared = [
        Link(
            f"{inner.citation} {proper(inner.title)}", relative(here, contents_page(inner.citation))
        )
        for chapter in library.law.chapters.values()
        for inner in chapter.subchapters
        if about_all_games(inner)
    ]
    html = render("games.html", library, here, rows=rows, shared=shared)
    return Page(here, "Games", html, "Games", wide=True)


def _game_page(library: Library, game: Game) -> Page:
    here = game_page(game)
    words = Words(library.law, None, here)
    traced = library.of_game(game)

    def cited(authority: Authority) -> list[Markup]:
        return [words.cited(Citation.parse(text)) for text in authority]

    asked = _asked(library, game)
    html = render(
        "game.html",
        library,
        here,
        game=game,
        parts=part_views(library, game, here),
        verdict=verdict_line(library, traced) if traced else "",
        tone=tone(traced) if traced else "not supplied",
        cited=cited,
        odds=library.odds.get(game.slug),
        odds_views=odds_views(library.odds[game.slug].rows) if game.slug in library.odds else [],
        readings=[(r, relative(here, reading_page(r))) for r in _readings(library, game)],
        link=linker(library, here),
        asked=[_shown(entry, here) for entry in asked],
        steps=_steps(library, game, asked, here),
        code=[
            Link(module.removeprefix("gamerules.games."), relative(here, api_page(module)))
            for module in _modules(library, game)
        ],
    )
    return Page(here, game.name, html, game.name, wide=True)


def _readings(library: Library, game: Game) -> list[Reading]:
    """The readings that concern a game's sections, each once."""
    found = [r for section in game.sections for r in library.law.readings_of(section)]
    return list({reading.name: reading for reading in found}.values())


def _modules(library: Library, game: Game) -> list[str]:
    """The modules that name a provision of a game's sections."""
    named = {n.module for t in library.of_game(game) for n in t.code}
    return [module for module in library.modules if module in named]


def _asked(library: Library, game: Game) -> list[Registered]:
    """The questions that those modules answer."""
    modules = set(_modules(library, game))
    return [entry for entry in library.questions if entry.function.__module__ in modules]


def _shown(entry: Registered, here: str) -> Asked:
    function = entry.function
    name = f"{function.__module__}.{function.__name__}"
    return Asked(
        entry.name,
        _first_line(entry.question.__doc__),
        _first_line(function.__doc__),
        relative(here, api_page(function.__module__), name),
    )


def _first_line(docstring: str | None) -> str:
    return (docstring or "").partition("\n")[0]


def _steps(library: Library, game: Game, asked: Sequence[Registered], here: str) -> list[Link]:
    """The parts of the step catalogue on a game: by its own name, or by that of its questions."""
    names = {game.slug, *(entry.name.partition("/")[0] for entry in asked)}
    games = dict.fromkeys(step.game for step in library.steps)
    return [
        Link(proper(found.upper()), relative(here, "steps", found.replace(" ", "-")))
        for found in games
        if found.replace(" ", "-") in names
    ]
