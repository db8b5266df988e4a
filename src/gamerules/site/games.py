"""Which games there are: every one of the contents, with its sections in each chapter.

A profile tells a game by its name and may divide a subchapter, as roulette and Big Six do. What no
profile tells is a game by its subchapter's title, the same in all chapters that have the title.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.law.records import sections_of
from gamerules.site.addresses import kebab
from gamerules.site.render import proper

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gamerules.games.profile import Matrix, Offer, Profile
    from gamerules.law.chapter import Subchapter
    from gamerules.law.citation import Citation
    from gamerules.law.law import Law

_ALL_GAMES = "ALL GAMES"
"""How the title of a subchapter ends that is about no game of its own."""


@dataclass(frozen=True, slots=True)
class Part:
    """A game in one chapter."""

    subchapter: Subchapter
    sections: tuple[Citation, ...]
    offer: Offer | None = None
    """What its profile tells of it there."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game in every chapter that has it."""

    name: str
    slug: str
    parts: tuple[Part, ...]
    matrices: tuple[Matrix, ...] = ()

    @property
    def sections(self) -> tuple[Citation, ...]:
        """Its sections in all chapters."""
        return tuple(section for part in self.parts for section in part.sections)


def games_of(law: Law, profiles: Iterable[Profile]) -> tuple[Game, ...]:
    """Every game, in the order of the contents."""
    told = [Game(p.name, p.slug, tuple(_parts(law, p)), p.matrices) for p in profiles]
    taken = {part.subchapter.citation for game in told for part in game.parts}
    untold: dict[str, list[Part]] = {}
    for subchapter in _subchapters(law):
        if subchapter.citation not in taken and not about_all_games(subchapter):
            part = Part(subchapter, _sections(law, subchapter))
            untold.setdefault(_same(subchapter), []).append(part)
    for parts in untold.values():
        name = proper(parts[0].subchapter.title)
        told.append(Game(name, kebab(name), tuple(parts)))
    return tuple(sorted((game for game in told if game.parts), key=_place))


def about_all_games(subchapter: Subchapter) -> bool:
    """Whether a subchapter holds what all games share."""
    return subchapter.title.upper().endswith(_ALL_GAMES)


def _subchapters(law: Law) -> Iterator[Subchapter]:
    for chapter in law.chapters.values():
        yield from (inner for inner in chapter.subchapters if not inner.reserved)


def _parts(law: Law, profile: Profile) -> Iterator[Part]:
    """A profile's game in each chapter; where it tells nothing, by title and section number."""
    offers = {f"{offer.code}-{offer.subchapter}": offer for offer in profile.offers}
    titles = {_same(s) for s in _subchapters(law) if str(s.citation) in offers}
    numbers = {number for offer in profile.offers for number in offer.sections}
    for subchapter in _subchapters(law):
        offer = offers.get(str(subchapter.citation))
        if offer or _same(subchapter) in titles:
            wanted = set(offer.sections) if offer else numbers
            found = _sections(law, subchapter)
            yield Part(
                subchapter, tuple(s for s in found if not wanted or s.number in wanted), offer
            )


def _sections(law: Law, subchapter: Subchapter) -> tuple[Citation, ...]:
    found = sections_of(law, law.chapters[subchapter.citation.chapter])
    return tuple(s for s in found if s.of_subchapter == subchapter.citation)


def _same(subchapter: Subchapter) -> str:
    """A title as all chapters have it: `MINIBACCARAT` is `MINI-BACCARAT`."""
    return "".join(letter for letter in subchapter.title.lower() if letter.isalnum())


def _place(game: Game) -> tuple[object, ...]:
    """Where a game stands in the contents, whichever chapter has it."""
    part = game.parts[0]
    first = part.sections[0] if part.sections else part.subchapter.citation
    return first.sort_key[1:3]
