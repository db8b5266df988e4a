"""Irregularities at punto banco, N.J.A.C. 19:47-3.12: what is burned, whose it is, what is void.

Those of minibaccarat were not supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Authority, Code, Ruling, answers, citing, joined
from gamerules.games.baccarat.discarding import BurnDuty, burn, counted
from gamerules.games.baccarat.drawing import natural
from gamerules.games.baccarat.hands import banker_draws, player_draws

cite = citing(Code.NJAC_19_47)


class CardRuling(StrEnum):
    """What becomes of a card that should not have been drawn."""

    BANKERS = "third card of the Banker's Hand"
    NEXT_HAND = "first card of the next hand"
    BURNED = "burned"
    UNUSED = "unused with the rest of the shoe"


class RoundRuling(StrEnum):
    """What becomes of the round."""

    GOES_ON = "the round goes on"
    VOID = "the round is void"


class Duty(StrEnum):
    """What must be done about a round that is void."""

    RESHUFFLE = "reshuffle the entire set of cards"
    REFILL = "place the cards in the shoe"
    COMMENCE = "commence a new round"


VOID = Ruling(RoundRuling.VOID, (Duty.RESHUFFLE, Duty.REFILL, Duty.COMMENCE), cite("3.12(d)"))
"""The ruling on a round for which the shoe has too few cards."""


@dataclass(frozen=True, slots=True)
class RuleOnThirdCard:
    """What becomes of a third card dealt to the Player's Hand when none was authorized?"""

    players_count: int
    """The Point Count of the first two cards."""
    bankers_count: int
    card: Rank
    disclosed: bool
    last_hand: bool
    """Whether it is the last hand of the shoe."""
    remaining: int
    """The cards that the shoe holds besides it."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CardRuling, BurnDuty))
def rule_on_third_card(question: RuleOnThirdCard) -> Ruling:
    """Rule on a third card dealt in error, 19:47-3.12(a).

    Whether the Banker's Hand must draw is found in the column for no third card: the reading
    19-47-3.12-third-card-in-error.
    """
    counted(question.remaining)
    if natural(question.players_count, question.bankers_count):
        authority = cite("3.12(a)", "3.9(a)")
    elif player_draws(question.players_count):
        raise ImpossibleError(
            f"a third card to a Player's Hand of {question.players_count} is no error",
            "it is one with 6 or 7, or with a natural in either hand",
        )
    else:
        authority = cite("3.12(a)", "3.9(c)")
        if banker_draws(question.bankers_count, None):
            return Ruling(CardRuling.BANKERS, (), authority)
    return _excess(question, authority)


@dataclass(frozen=True, slots=True)
class RuleOnExcessCard:
    """What becomes of a card drawn in excess from the shoe?"""

    card: Rank
    disclosed: bool
    last_hand: bool
    """Whether it is the last hand of the shoe."""
    remaining: int
    """The cards that the shoe holds besides it."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CardRuling, BurnDuty))
def rule_on_excess_card(question: RuleOnExcessCard) -> Ruling:
    """Rule on an excess card, 19:47-3.12(b); disclosed, it is burned as under (a)."""
    authority = cite("3.12(b)", "3.12(a)") if question.disclosed else cite("3.12(b)")
    return _excess(question, authority)


def _excess(question: RuleOnThirdCard | RuleOnExcessCard, authority: Authority) -> Ruling:
    """Burn the card if it is disclosed; else it opens the next hand, if there is one in this shoe.

    That none follows the last hand, 19:47-3.8(e), is the reading 19-47-3.8-hand-means-round.
    """
    duties, _ = burn((question.card,), question.remaining)
    if question.disclosed:
        return Ruling(CardRuling.BURNED, duties, joined(authority, cite("3.5(d)")))
    if question.last_hand:
        return Ruling(CardRuling.UNUSED, (), joined(cite("3.8(e)"), authority))
    return Ruling(CardRuling.NEXT_HAND, (), authority)


@dataclass(frozen=True, slots=True)
class RuleOnFaceUpCards:
    """What is done about cards found face upwards in the shoe?"""

    cards: tuple[Rank, ...]
    remaining: int
    """The cards that the shoe holds besides them."""
    needed: int
    """The cards that the round still needs."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(RoundRuling, BurnDuty, Duty))
def rule_on_face_up_cards(question: RuleOnFaceUpCards) -> Ruling:
    """Discard the cards and burn as many as are on them, 19:47-3.12(c).

    The round goes on, unless too few cards remain: the reading 19-47-3.12-face-up-cards.
    """
    if not question.cards:
        raise ImpossibleError("no card was found face upwards", "name the cards that were")
    duties, left = burn(question.cards, question.remaining)
    authority = cite("3.12(c)", "3.5(d)")
    after = complete_round(CompleteRound(left, question.needed))
    if after is VOID:
        return Ruling(VOID.ruling, duties + VOID.duties, VOID.authority + authority)
    return Ruling(after.ruling, duties, authority + after.authority)


@dataclass(frozen=True, slots=True)
class CompleteRound:
    """Can a round of play be completed?"""

    remaining: int
    """The cards that remain in the shoe."""
    needed: int
    """The cards that the round still needs."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(RoundRuling, Duty))
def complete_round(question: CompleteRound) -> Ruling:
    """Void a round for which the shoe has too few cards, 19:47-3.12(d)."""
    if counted(question.remaining) >= counted(question.needed):
        return Ruling(RoundRuling.GOES_ON, (), cite("3.12(d)"))
    return VOID
