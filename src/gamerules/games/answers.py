"""What every game shares: what a question is, the kinds of answer, and how they are registered.

There are six kinds of answer: a permission, a ruling, a placement, a settlement, an inspection and
a filing. Each names its authority, the citations it rests on; the first is the one that decides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, wraps
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Callable


class Code(StrEnum):
    """The chapter that a question is put under."""

    NJAC_19_47 = "19:47"
    NJAC_13_69F = "13:69F"


class NotSupportedError(Exception):
    """A question that this engine does not answer."""


Authority = tuple[str, ...]
"""The citations an answer rests on, the one that decides first."""


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether something may be done."""

    permitted: bool
    reason: str
    authority: Authority


@dataclass(frozen=True, slots=True)
class Ruling:
    """What an event counts as, and what must be done about it."""

    ruling: str
    duties: tuple[str, ...]
    authority: Authority


@dataclass(frozen=True, slots=True)
class Placement:
    """What wager chips at a position are; no bet and no numbers if they are none."""

    bet: str
    numbers: tuple[str, ...]
    reason: str
    authority: Authority


class Result(StrEnum):
    """What becomes of a wager."""

    WINS = "wins"
    LOSES = "loses"
    VOID = "is void"
    PUSH = "is a push"
    HALF = "is halved"
    STANDS = "stands"
    INACTIVE = "is inactive"
    UNDECIDED = "is undecided"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What becomes of one wager, in whole cents."""

    player: str
    bet: str
    wagered: int
    result: Result
    paid: int | None
    """What the player is paid besides the wager; None where the law supplied does not tell."""
    returned: int | None
    """What the player takes back of the wager; None where it does not tell."""
    odds: str
    """The odds paid; empty if nothing is."""
    above_minimum: bool
    """Whether the table pays more than the law's minimum."""
    reason: str
    authority: Authority
    numbers: tuple[str, ...] = ()
    """The numbers wagered on, where a wager is on numbers."""
    vigorish: int | None = 0
    """The commission that the player owes; None where it is no whole number of cents."""

    @property
    def collected(self) -> int:
        """What the house takes of the wager."""
        still_open = self.result in {Result.UNDECIDED, Result.STANDS, Result.INACTIVE}
        return 0 if still_open or self.returned is None else self.wagered - self.returned


@dataclass(frozen=True, slots=True)
class Settlement:
    """What becomes of each wager."""

    outcomes: tuple[Outcome, ...]
    authority: Authority
    duties: tuple[str, ...] = ()
    """What must be done besides collecting and paying."""


@dataclass(frozen=True, slots=True)
class Breach:
    """The first act of a procedure that is out of order, or the first that is missing."""

    position: int
    """Which act it is, counted from 1; one more than there are acts, if an act is missing."""
    act: str
    rule: str


@dataclass(frozen=True, slots=True)
class Inspection:
    """Whether a sequence of acts is as the law orders it."""

    breach: Breach | None
    authority: Authority


@dataclass(frozen=True, slots=True)
class Fault:
    """What a filing lacks or does wrong, and the provision that asks for it."""

    fault: str
    authority: Authority


@dataclass(frozen=True, slots=True)
class Filing:
    """Whether a form, a notice or a petition is complete and in time."""

    faults: tuple[Fault, ...]
    """Everything that is wrong with it, in the law's order; nothing if it may be filed."""
    authority: Authority


Answer = Permission | Ruling | Placement | Settlement | Inspection | Filing
Question = Any
"""A frozen dataclass that a game module defines and registers with `answers`."""

Q = TypeVar("Q")
A = TypeVar("A", bound=Answer)


class Registered(NamedTuple):
    """A question, the function that answers it and the kind of answer it gives."""

    name: str
    question: type[Any]
    function: Callable[[Any], Answer]
    answer: type[Answer]
    words: tuple[type[StrEnum], ...]
    """The vocabulary of the answer: every ruling and duty it may contain."""


REGISTRY: dict[str, Registered] = {}


def answers(
    *under: Code, words: tuple[type[StrEnum], ...] = ()
) -> Callable[[Callable[[Q], A]], Callable[[Q], A]]:
    """Register the function that answers a question, and the chapters it answers under.

    Its annotations say which question and which kind of answer. Under a chapter whose text was not
    supplied the question is not supported.
    """

    def register(function: Callable[[Q], A]) -> Callable[[Q], A]:
        hints = get_type_hints(function)
        answer = hints.pop("return")
        (question,) = hints.values()
        # gamerules.games.roulette.spin answers roulette/judge-spin.
        game = function.__module__.split(".")[2].replace("_", "-")
        name = f"{game}/{_kebab(question.__name__)}"
        if name in REGISTRY:
            raise ValueError(f"there are two answers to {name}")

        @wraps(function)
        def answered(asked: Q) -> A:
            code: Code = asked.code  # type: ignore[attr-defined]  # every question has one
            if code not in under:
                raise NotSupportedError(
                    f"what was supplied of {code} does not answer {name}: "
                    f"put it under {' or '.join(under)}"
                )
            return function(asked)

        REGISTRY[name] = Registered(name, question, answered, answer, words)
        return answered

    return register


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def citing(code: Code) -> Callable[..., Authority]:
    """A game's `cite`: provisions of a chapter, such as `5.6(c)1`, as an authority."""

    def cite(*places: str) -> Authority:
        return tuple(f"{code}-{place}" for place in places)

    return cite


def joined(*authorities: Authority) -> Authority:
    """Several authorities as one, each citation once, in order."""
    return _joined(authorities)


@lru_cache(maxsize=4096)  # the same few are joined in every round
def _joined(authorities: tuple[Authority, ...]) -> Authority:
    return tuple(dict.fromkeys(chain.from_iterable(authorities)))
