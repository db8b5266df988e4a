"""Irregularities at baccarat-chemin de fer, 19:47-4.12.

Whether the Banker must draw, may draw or must stay is given with the question: the drawing rules,
4.9, were not supplied (the reading 19-47-4.12-drawing-rules-not-supplied). So is whether an error
can be rectified; if it can, it is (the reading 19-47-4.12-rectified).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Authority, Code, Ruling, answers, citing
from gamerules.games.baccarat.discarding import BurnDuty, burn, counted
from gamerules.games.baccarat.hands import point_count
from gamerules.games.baccarat.points import Count

cite = citing(Code.NJAC_19_47)


class CheminDeFerRuling(StrEnum):
    """What becomes of a hand or of a card."""

    ANNULLED = "the hand is annulled"
    VOID = "the hand is void"
    GOES_ON = "play goes on"
    RECTIFIED = "the deal is rectified and the hand goes on"
    BANKERS_CARD = "the card becomes the Banker's card"
    PLAYERS_CARD = "the card becomes the Dominant Player's card"
    DISCARDED = "the card is not used"
    NO_PENALTY = "there is no penalty"
    UNDECIDED = "undecided"


class CheminDeFerDuty(StrEnum):
    """What must be done besides burning; an act that is done several times stands as often."""

    PROCEED = "proceed in accordance with section 9"
    NEXT_HAND = "use the card as the first card of the next hand"
    NOT_NEXT_HAND = "do not use the card as the first card of the next hand"
    KEEP_OUT = "do not replace the card in the shoe"
    GIVE = "give the card to the Dominant Player"
    DRAW = "draw a third card for the Banker's Hand"
    CHOOSE = "draw or do not draw a third card for the Banker's Hand"
    STAY = "draw no third card for the Banker's Hand"


class BankersDraw(StrEnum):
    """What the drawing rules ask of the Banker."""

    OBLIGED = "is obliged to draw"
    OPTION = "has the option of drawing"
    STAYS = "is required to stay"


@dataclass(frozen=True, slots=True)
class JudgeWrongOrder:
    """The Banker took cards in the wrong order in the Initial Deal. What becomes of the hand?"""

    rectifiable: bool
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling,))
def judge_wrong_order(question: JudgeWrongOrder) -> Ruling:
    """Annul a hand whose error cannot be rectified, 19:47-4.12(a)."""
    ruling = CheminDeFerRuling.RECTIFIED if question.rectifiable else CheminDeFerRuling.ANNULLED
    return Ruling(ruling, (), cite("4.12(a)"))


@dataclass(frozen=True, slots=True)
class JudgeBankersInitialCards:
    """The Banker took these cards for the Banker's Hand in the Initial Deal. What does it count?"""

    cards: tuple[Rank, ...]
    rectifiable: bool
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Count, CheminDeFerRuling, CheminDeFerDuty))
def judge_bankers_initial_cards(question: JudgeBankersInitialCards) -> Ruling:
    """Count a hand of more than two cards as zero, 19:47-4.12(b)."""
    if len(question.cards) <= 2:
        raise ImpossibleError(
            f"{len(question.cards)} cards are not too many", "name three cards or more"
        )
    if question.rectifiable:
        return _rectified(len(question.cards) - 2, cite("4.12(b)"))
    return Ruling(Count.ZERO, (CheminDeFerDuty.PROCEED,), cite("4.12(b)"))


def _rectified(excess: int, rule: Authority) -> Ruling:
    """Take the cards dealt in excess out again; they do not go back, 19:47-4.12(g)."""
    duties = (CheminDeFerDuty.KEEP_OUT,) * excess
    return Ruling(CheminDeFerRuling.RECTIFIED, duties, rule + cite("4.12(g)"))


@dataclass(frozen=True, slots=True)
class JudgePlayersInitialCards:
    """The Banker gave the Dominant Player three cards. What does the Player's Hand count?"""

    cards: tuple[Rank, Rank, Rank]
    excess_known: bool
    """Whether it is possible to determine which card has been dealt in excess."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Count, CheminDeFerRuling, CheminDeFerDuty))
def judge_players_initial_cards(question: JudgePlayersInitialCards) -> Ruling:
    """Take the highest Point Count of any two or all three cards, 19:47-4.12(c)."""
    if question.excess_known:
        return _rectified(1, cite("4.12(c)"))
    hands = [*combinations(question.cards, 2), question.cards]
    return Ruling(Count(str(max(map(point_count, hands)))), (), cite("4.12(c)", "4.1(c)"))


@dataclass(frozen=True, slots=True)
class JudgeTwoCardsDrawn:
    """The Banker drew two cards instead of one after the Initial Deal. What does the hand count?"""

    hand: tuple[Rank, Rank]
    drawn: tuple[Rank, Rank]
    rectifiable: bool
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Count, CheminDeFerRuling, CheminDeFerDuty))
def judge_two_cards_drawn(question: JudgeTwoCardsDrawn) -> Ruling:
    """Take the lowest Point Count of any two of the four cards, 19:47-4.12(d).

    The six pairs are those of the reading 19-47-4.12-too-many-cards.
    """
    if question.rectifiable:
        return _rectified(1, cite("4.12(d)"))
    pairs = combinations(question.hand + question.drawn, 2)
    return Ruling(Count(str(min(map(point_count, pairs)))), (), cite("4.12(d)", "4.1(c)"))


@dataclass(frozen=True, slots=True)
class JudgeCardAfterStay:
    """A card was dealt face upwards to the Dominant Player after "Stay". Whose card is it?"""

    card: Rank
    dealer_said_card: bool
    """Whether the dealer had mistakenly said "Card"."""
    banker: BankersDraw
    remaining: int
    """The cards that the shoe holds besides it."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling, BurnDuty))
def judge_card_after_stay(question: JudgeCardAfterStay) -> Ruling:
    """Give the card to the Banker or burn it, 19:47-4.12(e), or (f) where the dealer was mistaken.

    They differ where the Banker has the option: the reading 19-47-4.12-option-to-draw. A hand in
    which neither must draw can be completed, however many cards are burned.
    """
    duties, _ = burn((question.card,), question.remaining)
    if question.dealer_said_card:
        rule = cite("4.12(f)")
        to_banker = question.banker is BankersDraw.OBLIGED
    else:
        rule = cite("4.12(e)")
        to_banker = question.banker is not BankersDraw.STAYS
    if to_banker:
        return Ruling(CheminDeFerRuling.BANKERS_CARD, (), rule)
    return Ruling(CheminDeFerRuling.DISCARDED, duties, rule + cite("4.4(d)"))


class CuttingCardPlace(StrEnum):
    """Where the cutting card is."""

    IN_THE_SHOE = "neither exposed nor drawn"
    EXPOSED = "exposed in the shoe"
    DRAWN = "drawn from the shoe"


@dataclass(frozen=True, slots=True)
class JudgeExcessCard:
    """A card was drawn in excess from the shoe. Is there a penalty, and what becomes of it?"""

    disclosed: bool
    cutting_card: CuttingCardPlace
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling, CheminDeFerDuty))
def judge_excess_card(question: JudgeExcessCard) -> Ruling:
    """Keep an undisclosed card for the next hand, without penalty, 19:47-4.12(g); none goes back.

    For a disclosed card (g) has no rule: the reading 19-47-4.12-excess-card.
    """
    if question.disclosed:
        return Ruling(CheminDeFerRuling.UNDECIDED, (CheminDeFerDuty.KEEP_OUT,), cite("4.12(g)"))
    opens = question.cutting_card is CuttingCardPlace.IN_THE_SHOE
    use = CheminDeFerDuty.NEXT_HAND if opens else CheminDeFerDuty.NOT_NEXT_HAND
    duties = (use, CheminDeFerDuty.KEEP_OUT)
    return Ruling(CheminDeFerRuling.NO_PENALTY, duties, cite("4.12(g)"))


@dataclass(frozen=True, slots=True)
class JudgePlayersCardTaken:
    """The Banker drew a card for the Banker's Hand after the Dominant Player had said "Card"."""

    repeated: bool
    """Whether the dealer had repeated "Card"."""
    banker: BankersDraw
    """What the drawing rules ask of the Banker once the Dominant Player has the card."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling, CheminDeFerDuty))
def judge_players_card_taken(question: JudgePlayersCardTaken) -> Ruling:
    """Give the card to the Dominant Player, then draw or not as required, 19:47-4.12(h).

    Whose it is if the dealer had not repeated "Card" is undecided: the reading
    19-47-4.12-card-not-repeated.
    """
    if not question.repeated:
        return Ruling(CheminDeFerRuling.UNDECIDED, (), cite("4.12(h)"))
    then = {
        BankersDraw.OBLIGED: CheminDeFerDuty.DRAW,
        BankersDraw.OPTION: CheminDeFerDuty.CHOOSE,
        BankersDraw.STAYS: CheminDeFerDuty.STAY,
    }[question.banker]
    duties = (CheminDeFerDuty.GIVE, then)
    return Ruling(CheminDeFerRuling.PLAYERS_CARD, duties, cite("4.12(h)"))


class FoundIn(StrEnum):
    """What hand a card found face upwards is of."""

    NO_HAND = "no hand"
    A_HAND = "a hand before the last"
    LAST_HAND = "the last hand of the shoe"


@dataclass(frozen=True, slots=True)
class JudgeFaceUpCards:
    """Cards were found turned face upwards in the shoe. What becomes of them and of the hand?"""

    cards: tuple[Rank, ...]
    of: FoundIn
    remaining: int
    """The cards that the shoe holds besides them."""
    needed: int
    """The cards that the hand still needs."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling, BurnDuty))
def judge_face_up_cards(question: JudgeFaceUpCards) -> Ruling:
    """Burn the cards; only the last hand of a shoe is void for them, 19:47-4.12(i).

    Any other hand goes on with the next card, unless too few are left, (j): the reading
    19-47-3.12-face-up-cards.
    """
    if not question.cards:
        raise ImpossibleError("no card was found face upwards", "name at least one card")
    duties, left = burn(question.cards, question.remaining)
    after = judge_cards_left(JudgeCardsLeft(left, question.needed))
    rule = cite("4.12(i)", "4.4(d)")
    if question.of is FoundIn.LAST_HAND:
        return Ruling(CheminDeFerRuling.VOID, duties, rule)
    if after.ruling is CheminDeFerRuling.VOID:
        return Ruling(CheminDeFerRuling.VOID, duties, after.authority + rule)
    return Ruling(CheminDeFerRuling.GOES_ON, duties, rule + after.authority)


@dataclass(frozen=True, slots=True)
class JudgeCardsLeft:
    """The cutting card is drawn. Can the hand be completed?"""

    left: int
    """How many cards are in the shoe."""
    needed: int
    """How many cards the hand still needs."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CheminDeFerRuling,))
def judge_cards_left(question: JudgeCardsLeft) -> Ruling:
    """Make a hand void for which there are too few cards, 19:47-4.12(j)."""
    void = counted(question.left) < counted(question.needed)
    ruling = CheminDeFerRuling.VOID if void else CheminDeFerRuling.GOES_ON
    return Ruling(ruling, (), cite("4.12(j)"))
