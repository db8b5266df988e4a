"""Steps that every game shares.

A step asks and asserts; it never decides. `answer` is what the engine said to the question of the
`When` step, or the refusal of a question that makes no sense.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import cents
from gamerules.games.answers import (
    Answer,
    Code,
    Filing,
    Inspection,
    Outcome,
    Permission,
    Result,
    Ruling,
    Settlement,
)
from gamerules.games.payout import PostedOdds

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking

Answered = Answer | ImpossibleError


def put(engine: Asking, question: Any) -> Answered:
    """Ask; a question that makes no sense is answered by its refusal."""
    try:
        return engine.ask(question)
    except ImpossibleError as error:
        return error


@pytest.fixture
def code(engine: Asking) -> Code:
    """The chapter that the feature is about: the same steps ask under either."""
    return engine.code


@pytest.fixture
def posted() -> list[PostedOdds]:
    return []


@pytest.fixture
def settled() -> dict[str, Any]:
    """How many wagers there are to settle; where nothing is said, one loses and one wins."""
    return {}


@given(parsers.re(r"the table posts (?P<odds>\d+ to \d+) for (?P<bet>.+)"))
def post_odds(posted: list[PostedOdds], odds: str, bet: str) -> None:
    posted.append(PostedOdds(bet, odds))


@given("no wager loses")
def none_loses(settled: dict[str, Any]) -> None:
    settled["losing_wagers"] = 0


@given("no wager wins")
def none_wins(settled: dict[str, Any]) -> None:
    settled["winning_wagers"] = 0


@given(parsers.re(r"(?P<lost>-?\d+) wagers lose and (?P<won>\d+) win"))
def lose_and_win(settled: dict[str, Any], lost: str, won: str) -> None:
    settled["losing_wagers"] = int(lost)
    settled["winning_wagers"] = int(won)


def rests_on(authority: tuple[str, ...], citations: str, code: Code) -> None:
    """The provisions an answer names, the deciding one first, written without their chapter."""
    assert [citation.removeprefix(f"{code}-") for citation in authority] == citations.split(", ")


def decided_by(authority: tuple[str, ...], citation: str, code: Code) -> None:
    assert authority[0].removeprefix(f"{code}-") == citation


@then(parsers.re(r"the answer rests on (?P<citations>.+)"))
def answer_rests_on(answer: Answered, code: Code, citations: str) -> None:
    assert not isinstance(answer, ImpossibleError)
    rests_on(answer.authority, citations, code)


@then(parsers.re(r"the decision rests on (?P<citation>\S+)"))
def decision_rests_on(answer: Answered, code: Code, citation: str) -> None:
    assert not isinstance(answer, ImpossibleError)
    decided_by(answer.authority, citation, code)


@then(parsers.re(r"the answer also rests on (?P<citation>\S+)"))
def answer_also_rests_on(answer: Answered, code: Code, citation: str) -> None:
    assert not isinstance(answer, ImpossibleError)
    assert f"{code}-{citation}" in answer.authority


def ruling(answer: Answered) -> Ruling:
    assert isinstance(answer, Ruling)
    return answer


def permission(answer: Answered) -> Permission:
    assert isinstance(answer, Permission)
    return answer


@then(parsers.re(r"the [\w ]+ (?:is|are) (?P<verdict>allowed|refused)"))
def is_allowed(answer: Answered, verdict: str) -> None:
    assert permission(answer).permitted == (verdict == "allowed"), permission(answer).reason


@then(
    parsers.re(
        r"(?:this|that|the [\w ]+) (?:is|are) (?P<verdict>allowed|refused) by (?P<citation>\S+)"
    )
)
def is_allowed_by(answer: Answered, code: Code, verdict: str, citation: str) -> None:
    is_allowed(answer, verdict)
    decided_by(permission(answer).authority, citation, code)


def outcome_of(answer: Answered, player: str) -> Outcome:
    assert isinstance(answer, Settlement)
    (outcome,) = [outcome for outcome in answer.outcomes if outcome.player == player]
    amounts = (outcome.wagered, outcome.paid, outcome.returned)
    known = [amount for amount in amounts if amount is not None]
    assert all(type(amount) is int for amount in known), "money is whole cents"
    return outcome


@then(
    parsers.re(r"(?P<player>[A-Z]\w+) wins (?P<amount>\S+) at (?P<odds>\d+ to \d+)"),
    target_fixture="outcome",
)
def wins(answer: Answered, player: str, amount: str, odds: str) -> Outcome:
    outcome = outcome_of(answer, player)
    assert outcome.result is Result.WINS
    assert (outcome.paid, outcome.odds) == (cents(amount), odds)
    assert (outcome.returned, outcome.collected) == (outcome.wagered, 0)
    return outcome


@then(
    parsers.re(
        r"(?P<player>[A-Z]\w+) wins at (?P<odds>\d+ to \d+), but what is paid is not decided"
    )
)
def wins_a_fraction(answer: Answered, player: str, odds: str) -> None:
    """A win that is no whole number of cents: the law rounds none."""
    outcome = outcome_of(answer, player)
    assert outcome.result is Result.WINS
    assert (outcome.paid, outcome.odds) == (None, odds)
    assert (outcome.returned, outcome.collected) == (outcome.wagered, 0)
    assert "is no whole number of cents" in outcome.reason


@then(parsers.re(r"(?P<player>[A-Z]\w+) loses (?P<amount>\S+)"))
def loses(answer: Answered, player: str, amount: str) -> None:
    outcome = outcome_of(answer, player)
    assert outcome.result is Result.LOSES
    assert (outcome.paid, outcome.returned, outcome.odds) == (0, 0, "")
    assert not outcome.above_minimum
    assert outcome.collected == cents(amount)


@then(parsers.re(r'the bet is "(?P<bet>[^"]+)"'))
def bet_is(outcome: Outcome, bet: str) -> None:
    assert outcome.bet == bet


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s outcome rests on (?P<citation>\S+)"))
def outcome_rests_on(answer: Answered, code: Code, player: str, citation: str) -> None:
    decided_by(outcome_of(answer, player).authority, citation, code)


@then("the odds are the minimum")
def odds_are_minimum(outcome: Outcome) -> None:
    assert not outcome.above_minimum


@then("the odds are more than the minimum")
def odds_are_more(outcome: Outcome) -> None:
    assert outcome.above_minimum


@then(parsers.re(r"the spin is (?P<words>valid|not valid|no spin|undecided)"))
def spin_is(answer: Answered, words: str) -> None:
    names = {"valid": "valid spin", "not valid": "not a valid spin"}
    assert ruling(answer).ruling == names.get(words, words)


@then("the dealer must do nothing")
def nothing_to_do(answer: Answered) -> None:
    assert ruling(answer).duties == ()


@then("the dealer must")
def must_do(answer: Answered, datatable: list[list[str]]) -> None:
    assert isinstance(answer, Ruling | Settlement)
    assert list(answer.duties) == [duty for (duty,) in datatable]


@then(parsers.re(r"the (?:spin|round|shuffle|procedure) was conducted as the law orders"))
def no_breach(answer: Answered) -> None:
    assert isinstance(answer, Inspection)
    assert answer.breach is None


@then(
    parsers.re(
        r"the first breach is act (?P<position>\d+), (?P<quote>['\"])(?P<act>.+)(?P=quote), "
        r"of (?P<citation>\S+)"
    )
)
def first_breach(answer: Answered, code: Code, position: str, act: str, citation: str) -> None:
    assert isinstance(answer, Inspection)
    assert answer.breach is not None
    assert (answer.breach.position, answer.breach.act) == (int(position), act)
    decided_by(answer.authority, citation, code)


def filing(answer: Answered) -> Filing:
    assert isinstance(answer, Filing)
    return answer


@then(parsers.re(r"the (?:form|notice|filing) is in order"))
def in_order(answer: Answered) -> None:
    assert filing(answer).faults == ()


@then(parsers.re(r"the (?:form|notice|filing) is at fault"))
def at_fault(answer: Answered, code: Code, datatable: list[list[str]]) -> None:
    """Every fault with the provision that asks for it, written without its chapter."""
    found = [(f.fault, f.authority[0].removeprefix(f"{code}-")) for f in filing(answer).faults]
    assert found == [(fault, citation) for fault, citation in datatable]


@then("that cannot be")
def cannot_be(answer: Answered) -> None:
    assert isinstance(answer, ImpossibleError)
    assert answer.problem
    assert answer.expected


@then(parsers.re(r'what would be right is "(?P<expected>[^"]+)"'))
def would_be_right(answer: Answered, expected: str) -> None:
    assert isinstance(answer, ImpossibleError)
    assert answer.expected == expected
