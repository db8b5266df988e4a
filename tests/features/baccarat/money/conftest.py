"""Steps of wagers and money at punto banco and minibaccarat."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.answers import Code, Result, Settlement
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.deferred import (
    DeferVigorish,
    JudgeOutstanding,
    RemoveMarker,
    SettledBy,
    VigorishEvent,
    VigorishMarker,
)
from gamerules.games.baccarat.form import (
    AccountForForms,
    FileForm,
    FormPerson,
    FormSignature,
    VoidForm,
)
from gamerules.games.baccarat.offer import OfferWagers, WagerRules
from gamerules.games.baccarat.result import AnnouncedHand, Announcement, RoundResult
from gamerules.games.baccarat.settlement import HandWager, SettleAnnouncedRound, SettleRound
from gamerules.games.baccarat.terms import InPlace, Paytable, WagerOn
from gamerules.games.baccarat.vigorish import (
    ApplyVigorish,
    ChangeVigorish,
    ChargedVigorish,
    Vigorish,
    VigorishType,
)
from gamerules.games.baccarat.wagers import (
    AcceptWager,
    MakeHandWager,
    TouchWager,
    WagerAct,
    WagerMeans,
    WagerMoment,
)
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import (
    Answered,
    decided_by,
    filing,
    outcome_of,
    put,
    rests_on,
    ruling,
)

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.payout import PostedOdds


@pytest.fixture
def rules() -> WagerRules:
    return WagerRules()


@pytest.fixture
def wagers() -> list[HandWager]:
    return []


@given("a punto banco table", target_fixture="game")
def punto_banco_table() -> Game:
    return Game.PUNTO_BANCO


@given("a minibaccarat table", target_fixture="game")
def minibaccarat_table() -> Game:
    return Game.MINIBACCARAT


@given(parsers.re(r"the vigorish is (?P<percent>\d+) percent"), target_fixture="rules")
def with_percent(rules: WagerRules, percent: str) -> WagerRules:
    return replace(rules, percent=int(percent))


@given(parsers.re(r"the vigorish is (?P<rounded>rounded off|exact)"), target_fixture="rules")
def with_rounding(rules: WagerRules, rounded: str) -> WagerRules:
    return replace(rules, rounded=rounded == "rounded off")


@given(parsers.re(r"in place of the vigorish, (?P<way>.+)"), target_fixture="rules")
def with_in_place(rules: WagerRules, way: str) -> WagerRules:
    return replace(rules, in_place=(*rules.in_place, InPlace(way)))


@given("the total card wagers are offered", target_fixture="rules")
def with_total_cards(rules: WagerRules) -> WagerRules:
    return replace(rules, total_cards=True)


@given(
    parsers.re(r"the optional bonus wager is offered by Paytable (?P<paytable>[ABC])"),
    target_fixture="rules",
)
def with_bonus(rules: WagerRules, paytable: str) -> WagerRules:
    return replace(rules, paytable=Paytable(paytable))


@given("the dragon 7 wager is offered", target_fixture="rules")
def with_dragon_7(rules: WagerRules) -> WagerRules:
    return replace(rules, dragon_7=True)


@given("no notice is given", target_fixture="rules")
def without_notice(rules: WagerRules) -> WagerRules:
    return replace(rules, notice_given=False)


@given("the optional bonus wager takes a regular wager besides", target_fixture="rules")
def with_regular_wager(rules: WagerRules) -> WagerRules:
    return replace(rules, regular_wager_required=True)


@when("the licensee offers the table", target_fixture="answer")
def offers_table(
    engine: Asking, code: Code, game: Game, rules: WagerRules, posted: list[PostedOdds]
) -> Answered:
    return put(engine, OfferWagers(replace(rules, odds=tuple(posted)), game, code))


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+) wagers (?P<amount>\$\S+) on (?:the )?(?P<on>.+?)"
        r"(?:, which has (?P<won>won|not won))?"
    )
)
def makes_wager(
    wagers: list[HandWager], player: str, amount: str, on: str, won: str | None
) -> None:
    wager = HandWager(player, WagerOn(on.removeprefix("an ")), cents(amount))
    wagers.append(replace(wager, has_won=won == "won") if won else wager)


@given(parsers.re(r"(?P<player>[A-Z]\w+) wagers nothing on the Tie Bet"))
def wagers_nothing(wagers: list[HandWager], player: str) -> None:
    wagers.append(HandWager(player, WagerOn.TIE, 0))


@when(
    parsers.re(r"the Player's Hand is (?P<player>.+) and the Banker's Hand is (?P<banker>.+)"),
    target_fixture="answer",
)
def settle_cards(
    engine: Asking,
    code: Code,
    game: Game,
    rules: WagerRules,
    wagers: list[HandWager],
    posted: list[PostedOdds],
    player: str,
    banker: str,
) -> Answered:
    rules = replace(rules, odds=tuple(posted))
    question = SettleRound(rules, ranks(player), ranks(banker), tuple(wagers), game, code)
    return put(engine, question)


def hand(words: str) -> AnnouncedHand:
    match = re.fullmatch(r"(natural )?(-?\d+)(?: on (two|three|four) cards)?", words)
    assert match is not None, words
    announced = AnnouncedHand(int(match[2]))
    if match[1]:
        announced = replace(announced, natural=True)
    if match[3]:
        announced = replace(announced, cards={"two": 2, "three": 3, "four": 4}[match[3]])
    return announced


@when(
    parsers.re(
        r"the Player's Hand has (?P<player>.+), the Banker's Hand (?P<banker>.+): (?P<result>.+)"
    ),
    target_fixture="answer",
)
def settle_announced(
    engine: Asking,
    code: Code,
    game: Game,
    rules: WagerRules,
    wagers: list[HandWager],
    posted: list[PostedOdds],
    player: str,
    banker: str,
    result: str,
) -> Answered:
    announced = Announcement(hand(player), hand(banker), RoundResult(result))
    rules = replace(rules, odds=tuple(posted))
    return put(engine, SettleAnnouncedRound(rules, announced, tuple(wagers), game, code))


_RESULTS = "|".join(re.escape(result) for result in Result)


@then(parsers.re(rf"(?P<player>[A-Z]\w+)'s wager (?P<result>{_RESULTS})"))
def wager_is(answer: Answered, player: str, result: str) -> None:
    outcome = outcome_of(answer, player)
    assert outcome.result is Result(result), outcome.reason
    assert (outcome.paid, outcome.collected, outcome.odds) == (0, 0, "")
    kept = outcome.wagered if outcome.result in {Result.VOID, Result.PUSH} else 0
    assert outcome.returned == kept


@then(parsers.re(r"(?P<player>[A-Z]\w+) owes (?:(?P<none>no vigorish)|(?P<owed>\$\S+) vigorish)"))
def owes(answer: Answered, player: str, none: str | None, owed: str | None) -> None:
    assert isinstance(answer, Settlement)
    total = sum(outcome.vigorish for outcome in answer.outcomes if outcome.player == player)
    assert total == (0 if none else cents(owed or ""))


@then(
    parsers.re(
        r"(?P<player>[A-Z]\w+)'s wager on the Banker's Hand is paid (?P<amount>\S+) "
        r"and rests on (?P<citation>\S+)"
    )
)
def bankers_hand_is_paid(
    answer: Answered, code: Code, player: str, amount: str, citation: str
) -> None:
    assert isinstance(answer, Settlement)
    found = [o for o in answer.outcomes if (o.player, o.bet) == (player, WagerOn.BANKER)]
    assert [outcome.paid for outcome in found] == [cents(amount)]
    decided_by(found[0].authority, citation, code)


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s outcome rests wholly on (?P<citations>.+)"))
def outcome_rests_wholly_on(answer: Answered, code: Code, player: str, citations: str) -> None:
    outcome = outcome_of(answer, player)
    rests_on(outcome.authority, citations, code)
    assert isinstance(answer, Settlement)
    assert set(outcome.authority) <= set(answer.authority)


@when(
    parsers.re(
        r"a player wants to wager on (?:the )?(?P<wager>.+?)"
        r"(?P<approved>, which is approved)?(?P<alone>, without a regular wager)?"
    ),
    target_fixture="answer",
)
def wants_to_wager(
    engine: Asking,
    code: Code,
    game: Game,
    rules: WagerRules,
    wager: str,
    approved: str | None,
    alone: str | None,
) -> Answered:
    question = AcceptWager(wager, rules, game=game, code=code)
    if approved:
        question = replace(question, approved=True)
    if alone:
        question = replace(question, with_regular_wager=False)
    return put(engine, question)


@when(
    parsers.re(
        r"a player makes a wager with (?P<means>.+) "
        r"(?P<area>on the appropriate area|beside the layout)"
    ),
    target_fixture="answer",
)
def makes_with(engine: Asking, code: Code, game: Game, means: str, area: str) -> Answered:
    on_area = area == "on the appropriate area"
    return put(engine, MakeHandWager(WagerMeans(means), on_area, game=game, code=code))


@when(
    parsers.re(
        r"a player makes a verbal wager (?P<means>accompanied by cash|without cash), "
        r"confirmed by (?P<whom>the dealer and the casino supervisor|the dealer|"
        r"the casino supervisor|nobody), and the cash is (?P<converted>expeditiously|not) converted"
    ),
    target_fixture="answer",
)
def makes_verbal(
    engine: Asking, code: Code, game: Game, means: str, whom: str, converted: str
) -> Answered:
    verbal = means == "accompanied by cash"
    question = MakeHandWager(
        WagerMeans.VERBAL_WITH_CASH if verbal else WagerMeans.VERBAL, False, game=game, code=code
    )
    if "dealer" in whom:
        question = replace(question, confirmed_by_dealer=True)
    if "supervisor" in whom:
        question = replace(question, confirmed_by_supervisor=True)
    if converted == "expeditiously":
        question = replace(question, expeditiously_converted=True)
    return put(engine, question)


_MOMENTS = "|".join(re.escape(moment) for moment in WagerMoment)


@when(
    parsers.re(rf"a participant wants to (?P<act>\w+) a wager (?P<moment>{_MOMENTS})"),
    target_fixture="answer",
)
def wants_to(engine: Asking, code: Code, game: Game, act: str, moment: str) -> Answered:
    return put(engine, TouchWager(WagerAct(act), WagerMoment(moment), game, code))


_CHARGES = "|".join(re.escape(kind) for kind in VigorishType)


def charge(words: str) -> Vigorish:
    match = re.fullmatch(rf"(\d+) percent ({_CHARGES})", words)
    assert match is not None, words
    return Vigorish(VigorishType(match[2]), int(match[1]))


@when(
    parsers.re(
        r"the vigorish is changed from (?P<before>.+) to (?P<after>.+) "
        r"(?P<notice>with|without) notice"
    ),
    target_fixture="answer",
)
def changes(
    engine: Asking, code: Code, game: Game, before: str, after: str, notice: str
) -> Answered:
    question = ChangeVigorish(charge(before), charge(after), notice == "with", game, code)
    return put(engine, question)


@when(
    parsers.re(r"Alice is charged (?P<alice>.+) and Bob (?P<bob>.+)"),
    target_fixture="answer",
)
def charges(engine: Asking, code: Code, game: Game, alice: str, bob: str) -> Answered:
    charged = ChargedVigorish("Alice", charge(alice)), ChargedVigorish("Bob", charge(bob))
    return put(engine, ApplyVigorish(charged, game, code))


@then(parsers.re(r"the ruling is (?P<words>.+)"))
def ruling_is(answer: Answered, words: str) -> None:
    assert ruling(answer).ruling == words


@when(
    parsers.re(
        r"player (?P<player>\d+) owes (?P<owed>\$\S+) (?P<ties>on a tie )?and (?P<marker>.+) "
        r"showing (?P<shows>\$\S+) lies in the space of player (?P<space>\d+)"
    ),
    target_fixture="answer",
)
def marks(
    engine: Asking,
    code: Code,
    game: Game,
    player: str,
    owed: str,
    ties: str | None,
    marker: str,
    shows: str,
    space: str,
) -> Answered:
    mark = VigorishMarker(marker)
    question = DeferVigorish(
        cents(owed), mark, cents(shows), int(space), int(player), game=game, code=code
    )
    return put(engine, replace(question, on_ties=True) if ties else question)


@when(
    parsers.re(r"vigorish (?P<ties>on a tie )?is outstanding and (?P<event>.+)"),
    target_fixture="answer",
)
def is_outstanding(
    engine: Asking, code: Code, game: Game, ties: str | None, event: str
) -> Answered:
    question = JudgeOutstanding(VigorishEvent(event), game=game, code=code)
    return put(engine, replace(question, on_ties=True) if ties else question)


@when(
    parsers.re(r"the marker is removed while the vigorish is (?P<settled>\w+)"),
    target_fixture="answer",
)
def marker_is_removed(engine: Asking, code: Code, game: Game, settled: str) -> Answered:
    return put(engine, RemoveMarker(SettledBy(settled), game, code))


_SIGNED = (
    FormSignature(FormPerson.DEALER, "Dora"),
    FormSignature(FormPerson.PIT_BOSS, "Paul"),
    FormSignature(FormPerson.PIT_CLERK, "Clara"),
    FormSignature(FormPerson.PATRON, "Alice"),
)
_FORM = FileForm(
    owed=75,
    patron="Alice",
    in_table_game_win=True,
    prepared_by=FormPerson.PIT_CLERK,
    prenumbered=True,
    copies=2,
    recorded=75,
    recorded_name="Alice",
    signatures=_SIGNED,
    statement_by=FormPerson.NOBODY,
    deposited_by=FormPerson.DEALER,
    present=("Paul", "Clara"),
    duplicate_kept_by=FormPerson.PIT_CLERK,
    forwarded=True,
    compared=True,
    complimentary_recorded=True,
)
_SERIES = AccountForForms((101, 102, 103), (101, 102, 103), (101, 102), (FormPerson.PIT_CLERK,))
_VOID = VoidForm(
    original_marked=True,
    duplicate_marked=True,
    signed_by=(FormPerson.PIT_BOSS, FormPerson.PIT_CLERK),
    kept_by=FormPerson.PIT_CLERK,
    forwarded=True,
)


def unsigned(missing: FormPerson) -> dict[str, Any]:
    return {"signatures": tuple(s for s in _SIGNED if s.person is not missing)}


_BUT: dict[str, dict[str, Any]] = {
    "nothing is amiss": {},
    "the table game win leaves it out": {"in_table_game_win": False},
    "the pit boss prepared it": {"prepared_by": FormPerson.PIT_BOSS},
    "it has no printed number": {"prenumbered": False},
    "there is no duplicate copy": {"copies": 1},
    "there are two duplicate copies": {"copies": 3},
    "it records $0.74": {"recorded": 74},
    "it records $0.76": {"recorded": 76},
    "it records another name": {"recorded_name": "Bob"},
    "it records no name": {"recorded_name": ""},
    "the dealer did not sign": unsigned(FormPerson.DEALER),
    "the pit boss did not sign": unsigned(FormPerson.PIT_BOSS),
    "the pit clerk did not sign": unsigned(FormPerson.PIT_CLERK),
    "the patron did not sign": unsigned(FormPerson.PATRON),
    **{
        f"the patron did not sign, as the {person} states": {
            **unsigned(FormPerson.PATRON),
            "statement_by": person,
        }
        for person in (FormPerson.DEALER, FormPerson.PIT_BOSS, FormPerson.PIT_CLERK)
    },
    "number 103 is missing": {"accounted_for": (101, 102)},
    "all of it is used": {"used": (101, 102, 103)},
    "a dealer had access": {"access": (FormPerson.PIT_CLERK, FormPerson.DEALER)},
    "number 102 was used first": {"used": (102, 101)},
    "number 102 was passed over": {"used": (101, 103)},
    "the pit clerk deposited the original": {"deposited_by": FormPerson.PIT_CLERK},
    "nobody deposited the original": {"deposited_by": FormPerson.NOBODY},
    "the pit boss was absent": {"present": ("Clara",)},
    "the pit clerk was absent": {"present": ("Paul",)},
    "another pit boss was present": {"present": ("Peter", "Clara")},
    "a third person was present": {"present": ("Paul", "Clara", "Peter")},
    "the dealer kept the duplicate copy": {"duplicate_kept_by": FormPerson.DEALER},
    "it was not forwarded": {"forwarded": False},
    "it was not compared": {"compared": False},
    "the original is not marked": {"original_marked": False},
    "the duplicate copy is not marked": {"duplicate_marked": False},
    "only the pit clerk signed": {"signed_by": (FormPerson.PIT_CLERK,)},
    "only the pit boss signed": {"signed_by": (FormPerson.PIT_BOSS,)},
    "the pit boss kept it": {"kept_by": FormPerson.PIT_BOSS},
    "the complimentary was not recorded": {"complimentary_recorded": False},
}
_FILED: dict[str, Any] = {"a Form": _FORM, "a series of Forms": _SERIES, "a void Form": _VOID}


@when(
    parsers.re(
        r"(?P<what>a Form|a series of Forms|a void Form) is filed(?:, (?:but|and) (?P<but>.+))?"
    ),
    target_fixture="answer",
)
def is_filed(engine: Asking, code: Code, game: Game, what: str, but: str | None) -> Answered:
    changes = _BUT[but or "nothing is amiss"]
    return put(engine, replace(_FILED[what], game=game, code=code, **changes))


@then(parsers.re(r'the only fault is "(?P<fault>[^"]+(?:"VOID")?)", of (?P<citation>\S+)'))
def only_fault(answer: Answered, code: Code, fault: str, citation: str) -> None:
    (found,) = filing(answer).faults
    assert found.fault == fault
    decided_by(found.authority, citation, code)
    assert set(found.authority) <= set(filing(answer).authority)
