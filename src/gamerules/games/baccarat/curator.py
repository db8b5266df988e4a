"""The curator, who deals the cards at punto banco, N.J.A.C. 19:47-3.6 and 3.11."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, Ruling, answers, citing

cite = citing(Code.NJAC_19_47)


@dataclass(frozen=True, slots=True)
class Participant:
    """A participant at the table, and whether he or she accepts the shoe when it is offered."""

    name: str
    seat: int
    accepts: bool


@dataclass(frozen=True, slots=True)
class PreviousCurator:
    """The curator who gave up the shoe, who may have left the table since."""

    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class SelectCurator:
    """To whom is the shoe offered, and who becomes the curator?"""

    participants: tuple[Participant, ...]
    previous: PreviousCurator | None = None
    """None at the commencement of play."""
    code: Code = Code.NJAC_19_47


class Selection(StrEnum):
    """The ruling where no participant becomes the curator."""

    NOBODY = "no round can begin until a participant accepts the shoe"


@answers(Code.NJAC_19_47, words=(Selection,))
def select_curator(question: SelectCurator) -> Ruling:
    """Offer the shoe counterclockwise, 19:47-3.6(b) or 3.11(b), until a participant accepts it.

    The ruling is the name of the curator; the duties are the names of those to whom the shoe is
    offered, in order. Seat numbers rise counterclockwise, and so to the right: the reading
    19-47-3.5-seats.
    """
    by_seat = _check_seats(question)
    seats = sorted(by_seat)
    authority = cite("3.6(b)", "3.6(c)")
    previous = question.previous
    if previous is not None:
        # The shoe does not come back to the curator who gave it up, but to who has taken that seat:
        # the reading 19-47-3.6-nobody-takes-the-shoe.
        others = [seat for seat in seats if by_seat[seat].name != previous.name]
        seats = sorted(others, key=lambda seat: (seat <= previous.seat, seat))
        authority = cite("3.11(b)", "3.6(c)")
    offered: tuple[str, ...] = ()
    for seat in seats:
        offered = (*offered, by_seat[seat].name)
        if by_seat[seat].accepts:
            return Ruling(by_seat[seat].name, offered, authority)
    return Ruling(Selection.NOBODY, offered, authority)


def _check_seats(question: SelectCurator) -> dict[int, Participant]:
    """The participants by their seats; the seat of a previous curator who left may be taken."""
    by_seat = {participant.seat: participant for participant in question.participants}
    previous = () if question.previous is None else (question.previous,)
    places = {(person.name, person.seat) for person in (*question.participants, *previous)}
    names = {name for name, _ in places}
    if len(by_seat) < len(question.participants) or len(names) < len(places):
        raise ImpossibleError("two sit in one seat, or one in two", "seat each by themselves")
    if any(seat < 1 for _, seat in places):
        raise ImpossibleError("a seat below 1 cannot be", "seats are numbered from 1")
    return by_seat


class PassMoment(StrEnum):
    """When the curator wants to pass the shoe."""

    AFTER = "after a round of play"
    DURING = "during a round of play"
    BEFORE = "before any round of play began"


@dataclass(frozen=True, slots=True)
class PassShoe:
    """May the curator pass the shoe by choice?"""

    moment: PassMoment
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def pass_shoe(question: PassShoe) -> Permission:
    """Leave it to the curator after any round, 19:47-3.11(a), and at no other time.

    Until then the curator is responsible for dealing: the reading 19-47-3.11-passing-the-shoe.
    """
    if question.moment is PassMoment.AFTER:
        return Permission(True, "the round of play is over", cite("3.11(a)"))
    reason = "the option is given after a round of play, and until then the curator deals"
    return Permission(False, reason, cite("3.11(a)", "3.6(c)"))


class OrderedBy(StrEnum):
    """Who orders the curator to pass the shoe."""

    DEALER = "the dealer"
    FLOORPERSON = "the floorperson assigned to the table"
    ELSEWHERE = "a floorperson assigned to another table"
    PARTICIPANT = "another participant"


class Cause(StrEnum):
    """Why the curator is ordered to pass the shoe."""

    DELAYS = "unreasonably delays the game"
    INVALID_DEALS = "repeatedly makes invalid deals"
    ACT = "violates the Casino Control Act"
    REGULATIONS = "violates the regulations of the Commission"
    ONE_INVALID_DEAL = "makes one invalid deal"
    WINS = "wins too often"


@dataclass(frozen=True, slots=True)
class OrderPass:
    """May somebody order the curator to pass the shoe, because the curator does this?"""

    by: OrderedBy
    cause: Cause
    code: Code = Code.NJAC_19_47


_MAY_ORDER = (OrderedBy.DEALER, OrderedBy.FLOORPERSON)
_CAUSES = (Cause.DELAYS, Cause.INVALID_DEALS, Cause.ACT, Cause.REGULATIONS)


@answers(Code.NJAC_19_47)
def order_pass(question: OrderPass) -> Permission:
    """Check who orders the curator to pass the shoe, and why, 19:47-3.11(a)2."""
    if question.by not in _MAY_ORDER:
        reason = "the dealer or the floorperson assigned to the table gives the order"
        return Permission(permitted=False, reason=reason, authority=cite("3.11(a)2"))
    if question.cause not in _CAUSES:
        reason = f"a curator who {question.cause} may not be ordered to pass the shoe"
        return Permission(permitted=False, reason=reason, authority=cite("3.11(a)2"))
    reason = f"the curator {question.cause}"
    return Permission(permitted=True, reason=reason, authority=cite("3.11(a)2"))


@dataclass(frozen=True, slots=True)
class RemainCurator:
    """May the curator remain as such after a round of play?"""

    bankers_hand_lost: bool
    """Whether the banker's hand lost the round."""
    order: OrderPass | None = None
    """An order to pass the shoe, if one was given."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def remain_curator(question: RemainCurator) -> Permission:
    """Leave the shoe to the curator's option, 19:47-3.11(a), with its two exceptions."""
    if question.bankers_hand_lost:
        reason = "the curator passes the shoe whenever the banker's hand loses"
        return Permission(permitted=False, reason=reason, authority=cite("3.11(a)1"))
    if question.order is not None:
        order = order_pass(question.order)
        if order.permitted:
            return Permission(permitted=False, reason=order.reason, authority=order.authority)
    reason = "the curator passes the shoe or remains, as he or she likes"
    return Permission(permitted=True, reason=reason, authority=cite("3.11(a)"))
