"""Steps of wagers and money at punto banco and minibaccarat."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.answers import Code, Result, Settlement
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.offer import OfferWagers, WagerRules
from gamerules.games.baccarat.result import AnnouncedHand, Announcement, RoundResult
from gamerules.games.baccarat.settlement import HandWager, SettleAnnouncedRound, SettleRound
from gamerules.games.baccarat.terms import InPlace, Paytable, WagerOn
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
    outcome_of,
    put,
    rests_on,
    ruling,
)

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.payout import PostedOdds


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


@then(
    parsers.re(
        r"(?P<player>[A-Z]\w+)'s wager (?P<result>wins|is a push), "
        r"but the vigorish of (?P<share>.+) is not decided"
    )
)
def owes_a_fraction(answer: Answered, player: str, result: str, share: str) -> None:
    """A vigorish that is no whole number of cents: the text has no rule for the fraction."""
    outcome = outcome_of(answer, player)
    assert outcome.result is Result(result)
    assert outcome.paid == (outcome.wagered if result == "wins" else 0)
    assert (outcome.returned, outcome.collected) == (outcome.wagered, 0)
    assert outcome.vigorish is None
    assert outcome.reason.endswith(f"; {share} is no whole number of cents")


@then(parsers.re(r"(?P<player>[A-Z]\w+) owes (?:(?P<none>no vigorish)|(?P<owed>\$\S+) vigorish)"))
def owes(answer: Answered, player: str, none: str | None, owed: str | None) -> None:
    assert isinstance(answer, Settlement)
    shares = [outcome.vigorish for outcome in answer.outcomes if outcome.player == player]
    known = [share for share in shares if share is not None]
    assert known == shares
    assert sum(known) == (0 if none else cents(owed or ""))


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
        r"a player makes a wager with (?P<means>.+?)(?P<inapplicable> that is not applicable)? "
        r"(?P<area>on the appropriate area|beside the layout)"
    ),
    target_fixture="answer",
)
def makes_with(
    engine: Asking, code: Code, game: Game, means: str, inapplicable: str | None, area: str
) -> Answered:
    on_area = area == "on the appropriate area"
    question = MakeHandWager(WagerMeans(means), on_area, game=game, code=code)
    return put(engine, replace(question, coupon_applicable=False) if inapplicable else question)


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


@then(parsers.re(r"the ruling is (?P<words>.+)"))
def ruling_is(answer: Answered, words: str) -> None:
    assert ruling(answer).ruling == words
