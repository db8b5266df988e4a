"""How wagers at roulette are made, and what they are by where they are placed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.wheels import (
    BLACK,
    DOUBLE_ZERO,
    NUMBERS,
    RED,
    ZERO,
    begins_a_row,
    blocks_of_four,
    neighbours,
    row,
    touching,
)
from gamerules.games.answers import Authority, Code, Permission, Placement, answers, citing
from gamerules.games.roulette.table import Bet, Offer, Table, Wheel

cite = citing(Code.NJAC_19_47)

FIRST_FIVE = (ZERO, DOUBLE_ZERO, "1", "2", "3")
SEVEN = ("10", "11", "12", "13", "14", "15", "33")
GROUPS_OF_THREE = (
    (ZERO, "1", "2"),
    (ZERO, "2", DOUBLE_ZERO),
    (DOUBLE_ZERO, "2", "3"),
)
"""The groups that 19:47-5.1(e)3i lists."""

_BOXES: dict[str, tuple[Bet, tuple[str, ...], Authority]] = {
    "1st 12": (Bet.DOZEN, NUMBERS[:12], cite("5.1(e)8")),
    "2nd 12": (Bet.DOZEN, NUMBERS[12:24], cite("5.1(e)8")),
    "3rd 12": (Bet.DOZEN, NUMBERS[24:], cite("5.1(e)8")),
    "column of 1": (Bet.COLUMN, NUMBERS[0::3], cite("5.1(e)7")),
    "column of 2": (Bet.COLUMN, NUMBERS[1::3], cite("5.1(e)7")),
    "column of 3": (Bet.COLUMN, NUMBERS[2::3], cite("5.1(e)7")),
    "red": (Bet.RED, tuple(n for n in NUMBERS if n in RED), cite("5.1(e)9")),
    "black": (Bet.BLACK, tuple(n for n in NUMBERS if n in BLACK), cite("5.1(e)10")),
    "Odd": (Bet.ODD, NUMBERS[0::2], cite("5.1(e)11")),
    "Even": (Bet.EVEN, NUMBERS[1::2], cite("5.1(e)12")),
    "1 to 18": (Bet.ONE_TO_18, NUMBERS[:18], cite("5.1(e)13")),
    "19 to 36": (Bet.NINETEEN_TO_36, NUMBERS[18:], cite("5.1(e)14")),
}
"""The boxes of the layout that are no numbers, by their label."""


class Where(StrEnum):
    """How chips lie on the layout."""

    WITHIN = "within the box"
    LINE = "on the line between the boxes"
    OUTSIDE_LINE = "on the outside line of the box"
    CORNER = "on the common corner of the boxes"
    OUTSIDE_CORNER = "on the outside common corner of the boxes"
    REPLICA = "on the wheel replica"
    AREA = "within the designated area"


@dataclass(frozen=True, slots=True)
class Position:
    """A place on the layout: how the chips lie, and the boxes they lie at."""

    where: Where
    boxes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.where} {', '.join(self.boxes)}".strip()


class Means(StrEnum):
    """How a wager is made."""

    CHIPS = "gaming chips"
    PLAQUES = "plaques"
    VERBAL_WITH_CASH = "words accompanied by cash"
    VERBAL = "words alone"
    CASH = "cash on the layout"


class Conversion(StrEnum):
    """What becomes of the cash that accompanies a verbal wager."""

    EXPEDITIOUS = "expeditiously converted"
    LATE = "converted late"
    NONE = "not converted"


@dataclass(frozen=True, slots=True)
class MakeWager:
    """May a wager be made in this way?"""

    means: Means
    on_appropriate_area: bool = True
    confirmed_by_dealer: bool = False
    cash: Conversion = Conversion.NONE
    after_no_more_bets: bool = False
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def make_wager(question: MakeWager) -> Permission:
    """Rule on how wagers are made, 19:47-5.1(a), and until when, 19:47-5.3(b)."""
    if question.after_no_more_bets:
        # The call means what it says: the reading 19-47-5.3-after-no-more-bets.
        reason = "no wager is made, increased or withdrawn after the call"
        return Permission(permitted=False, reason=reason, authority=cite("5.3(b)"))
    if question.means in {Means.CHIPS, Means.PLAQUES}:
        permitted = question.on_appropriate_area
        reason = "wagers are placed on the appropriate areas of the layout"
    elif question.means == Means.VERBAL_WITH_CASH:
        permitted = question.confirmed_by_dealer and question.cash == Conversion.EXPEDITIOUS
        reason = "the dealer confirms it and the cash is expeditiously converted"
    else:
        permitted, reason = False, "wagers are made with gaming chips or plaques on the layout"
    return Permission(permitted=permitted, reason=reason, authority=cite("5.1(a)"))


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips as they look."""

    color: str
    design: str


@dataclass(frozen=True, slots=True)
class ChipsInUse:
    """Non-value chips that a person games with."""

    person: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class UseChips:
    """May non-value chips be issued to a person, or may the person game with them?"""

    person: str
    chips: Chips
    in_use: tuple[ChipsInUse, ...] = ()
    value_chips: tuple[Chips, ...] = ()
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def use_chips(question: UseChips) -> Permission:
    """Keep non-value chips apart from value chips and from other people's, 19:47-5.1(b)."""
    others = [c.person for c in question.in_use if c.chips == question.chips]
    if question.chips in question.value_chips:
        permitted, reason = False, "value chips are of the same color and design"
    elif [person for person in others if person != question.person]:
        permitted, reason = False, "another person has chips of the same color and design"
    else:
        permitted, reason = True, "nobody else has chips of the same color and design"
    return Permission(permitted=permitted, reason=reason, authority=cite("5.1(b)"))


@dataclass(frozen=True, slots=True)
class ReadPlacement:
    """What wager are chips at this position?"""

    table: Table
    position: Position
    chips: int = 1
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def read_placement(question: ReadPlacement) -> Placement:
    """Tell a wager from where it is placed, 19:47-5.1(e) and (f)."""
    return placed(question.table, question.position, question.chips)


def placed(table: Table, position: Position, chips: int) -> Placement:
    """Tell a wager from its position; refuse one whose numbers are not all in play."""
    _check_boxes(position)
    reader = {
        Where.WITHIN: _within,
        Where.LINE: _on_line,
        Where.OUTSIDE_LINE: _on_outside_line,
        Where.CORNER: _on_corner,
        Where.OUTSIDE_CORNER: _on_outside_corner,
        Where.REPLICA: _on_replica,
        Where.AREA: _in_area,
    }[position.where]
    if chips < 1:
        raise ImpossibleError(f"a wager of {chips} chips is none", "place at least one")
    found = reader(table, position.boxes, chips)
    if DOUBLE_ZERO in found.numbers and not table.wheel.plays_double_zero:
        return _none(f"double zero is not in play on a {table.wheel}", found.authority)
    return found


def _check_boxes(position: Position) -> None:
    numbers = {ZERO, DOUBLE_ZERO, *NUMBERS}
    known = numbers if position.where is Where.REPLICA else numbers | _BOXES.keys()
    for box in position.boxes:
        if box not in known:
            raise ImpossibleError(
                f"there is no box {box!r} there",
                f"boxes are 0, 00, 1 to 36, {', '.join(_BOXES)}",
            )
    counts = {
        Where.WITHIN: {1}, Where.LINE: {2}, Where.OUTSIDE_LINE: {1}, Where.CORNER: {3, 4},
        Where.OUTSIDE_CORNER: {2}, Where.REPLICA: {1}, Where.AREA: {0},
    }[position.where]  # fmt: skip
    if len(position.boxes) not in counts:
        wanted = " or ".join(str(count) for count in sorted(counts))
        raise ImpossibleError(
            f"{len(position.boxes)} boxes for chips {position.where} cannot be", f"name {wanted}"
        )


def _none(reason: str, authority: Authority) -> Placement:
    return Placement("", (), reason, authority)


def _ordered(numbers: set[str] | frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(numbers, key=[ZERO, DOUBLE_ZERO, *NUMBERS].index))


def _within(_table: Table, boxes: tuple[str, ...], _chips: int) -> Placement:
    (box,) = boxes
    if box in _BOXES:
        bet, numbers, authority = _BOXES[box]
        return Placement(bet, numbers, f"within the box {box}", authority)
    return Placement(Bet.STRAIGHT, (box,), f"within the box {box}", cite("5.1(e)1"))


def _on_line(table: Table, boxes: tuple[str, ...], _chips: int) -> Placement:
    authority = cite("5.1(e)2")
    if set(boxes) == {"2nd 12", "3rd 12"}:
        zeros = (ZERO, DOUBLE_ZERO)
        return Placement(Bet.SPLIT, zeros, "0 and 00, between 2nd 12 and 3rd 12", authority)
    double_zero = table.wheel is not Wheel.SINGLE_ZERO
    if frozenset(boxes) not in touching(double_zero=double_zero):
        return _none(f"the boxes {boxes[0]} and {boxes[1]} have no line in common", authority)
    return Placement(Bet.SPLIT, _ordered(set(boxes)), "on the line between two boxes", authority)


def _on_outside_line(_table: Table, boxes: tuple[str, ...], _chips: int) -> Placement:
    (box,) = boxes
    if not begins_a_row(box):
        return _none(f"{box} is not the first number of a row", cite("5.1(e)3"))
    return Placement(Bet.THREE_NUMBERS, row(box), f"the row of {box}", cite("5.1(e)3"))


def _on_corner(_table: Table, boxes: tuple[str, ...], _chips: int) -> Placement:
    corner = frozenset(boxes)
    if corner == {"1st 12", ZERO, "1"}:
        reason = "the common corner of 1st 12, 0 and 1"
        return Placement(Bet.FIRST_FIVE_NUMBERS, FIRST_FIVE, reason, cite("5.1(e)5"))
    if len(boxes) == 4:
        if corner not in blocks_of_four():
            return _none("the four boxes have no corner in common", cite("5.1(e)4"))
        return Placement(Bet.FOUR_NUMBERS, _ordered(corner), "four boxes", cite("5.1(e)4"))
    for group in GROUPS_OF_THREE:
        if corner == set(group):
            authority = cite("5.1(e)3i", "5.1(e)3ii")
            return Placement(Bet.THREE_NUMBERS, group, "one of the groups listed", authority)
    return _none("the group of three is not one of those listed", cite("5.1(e)3i"))


def _on_outside_corner(_table: Table, boxes: tuple[str, ...], _chips: int) -> Placement:
    first, second = _ordered(set(boxes)) if len(set(boxes)) == 2 else boxes
    if not (begins_a_row(first) and begins_a_row(second) and int(second) - int(first) == 3):
        return _none("the boxes do not begin two contiguous rows", cite("5.1(e)6"))
    numbers = (*row(first), *row(second))
    return Placement(Bet.SIX_NUMBERS, numbers, "two contiguous rows", cite("5.1(e)6"))


def _on_replica(table: Table, boxes: tuple[str, ...], chips: int) -> Placement:
    (centre,) = boxes
    if table.five_adjacent_numbers is not Offer.EVERY_PLAYER:
        return _none("the five adjacent number option is not offered", cite("5.1(e)1i"))
    if not table.replica_on_layout:
        return _none("the layout has no replica of the wheel", cite("5.1(e)1i(1)"))
    if chips % 5:
        return _none("five chips or a multiple of five are placed", cite("5.1(e)1i(2)"))
    if centre not in table.wheel.compartments:
        raise ImpossibleError(
            f"{centre} is not on a {table.wheel}", "name a number of the wheel as the center"
        )
    numbers = neighbours(table.wheel.compartments, centre)
    authority = cite("5.1(e)1i(2)", "5.1(e)1i", "5.1(e)1")
    return Placement(Bet.STRAIGHT, numbers, "a straight wager on each number", authority)


def _in_area(table: Table, _boxes: tuple[str, ...], _chips: int) -> Placement:
    if table.seven_numbers is not Offer.EVERY_PLAYER:
        return _none("the seven numbers option is not offered", cite("5.1(f)"))
    return Placement(Bet.SEVEN_NUMBERS, SEVEN, "the designated area", cite("5.1(f)", "5.1(f)2"))
