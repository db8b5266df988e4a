"""Steps of the vigorish: its changes, its deferral and the Forms."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pytest_bdd import parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.baccarat.deferred import (
    DealNextRound,
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
from gamerules.games.baccarat.terms import InPlace
from gamerules.games.baccarat.vigorish import (
    ApplyVigorish,
    ChangeVigorish,
    ChargedVigorish,
    Vigorish,
    VigorishType,
)
from tests.features.conftest import (
    Answered,
    decided_by,
    filing,
    put,
)

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from gamerules.games.baccarat import Game


_CHARGES = "|".join(re.escape(kind) for kind in VigorishType)


def charge(words: str) -> Vigorish:
    match = re.fullmatch(rf"(-?\d+) percent ({_CHARGES})(?:, as (.+))?", words)
    assert match is not None, words
    charged = Vigorish(VigorishType(match[2]), int(match[1]))
    return replace(charged, in_place=InPlace(match[3])) if match[3] else charged


@when(
    parsers.re(
        r"the vigorish is changed from (?P<before>.+?) to (?P<after>-?\d+ percent .+) "
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
    parsers.re(
        r"Alice is charged (?P<alice>.+?)(?:, Carol (?P<carol>.+))? and Bob (?P<bob>.+)",
    ),
    target_fixture="answer",
)
def charges(
    engine: Asking, code: Code, game: Game, alice: str, carol: str | None, bob: str
) -> Answered:
    said = {"Alice": alice, "Carol": carol, "Bob": bob}
    charged = (ChargedVigorish(player, charge(words)) for player, words in said.items() if words)
    return put(engine, ApplyVigorish(tuple(charged), game, code))


@when("nobody is charged", target_fixture="answer")
def charges_nobody(engine: Asking, code: Code, game: Game) -> Answered:
    return put(engine, ApplyVigorish((), game, code))


@when(
    parsers.re(
        r"player (?P<player>-?\d+) owes (?P<owed>\$\S+) (?P<ties>on a tie )?and (?P<marker>.+) "
        r"showing (?P<shows>\$\S+) lies in the space of player (?P<space>-?\d+)"
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
    parsers.re(
        r"cards are dealt for the next round with vigorish (?P<ties>on a tie )?(?P<settled>\w+)"
    ),
    target_fixture="answer",
)
def next_round_is_dealt(
    engine: Asking, code: Code, game: Game, ties: str | None, settled: str
) -> Answered:
    question = DealNextRound(SettledBy(settled), game=game, code=code)
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
_SERIES = AccountForForms(
    received=(101, 102, 103),
    accounted_for=(101, 102, 103),
    by_casino_employees=True,
    used=(101, 102),
    access=(FormPerson.PIT_CLERK,),
)
_VOID = VoidForm(
    original_marked=True,
    duplicate_marked=True,
    signed_by=(FormPerson.PIT_BOSS, FormPerson.PIT_CLERK),
    kept_by=FormPerson.PIT_CLERK,
    forwarded=True,
)


def unsigned(missing: FormPerson) -> dict[str, Any]:
    return {"signatures": tuple(s for s in _SIGNED if s.person is not missing)}


def signed_for_patron(name: str) -> dict[str, Any]:
    return {"signatures": (*_SIGNED[:3], FormSignature(FormPerson.PATRON, name))}


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
    "only dealer and patron signed, and nobody was present": {
        "signatures": (_SIGNED[0], _SIGNED[3]),
        "present": (),
    },
    "the patron did not sign": unsigned(FormPerson.PATRON),
    **{
        f"the patron did not sign, as the {person} states": {
            **unsigned(FormPerson.PATRON),
            "statement_by": person,
        }
        for person in (FormPerson.DEALER, FormPerson.PIT_BOSS, FormPerson.PIT_CLERK)
    },
    "Zed signed for the patron": signed_for_patron("Zed"),
    "Zed signed for the patron, as the dealer states": {
        **signed_for_patron("Zed"),
        "statement_by": FormPerson.DEALER,
    },
    "one cent was not collected": {"owed": 1, "recorded": 1},
    "nothing was left to collect": {"owed": 0, "recorded": 0},
    "the patron's name is blank": {"patron": " ", "recorded_name": " "},
    "a signature is blank": signed_for_patron(""),
    "number 103 is missing": {"accounted_for": (101, 102)},
    "no casino employee did the accounting": {"by_casino_employees": False},
    "all of it is used": {"used": (101, 102, 103)},
    "number 100, of another series, was used": {"used": (100, 101)},
    "a dealer had access": {"access": (FormPerson.PIT_CLERK, FormPerson.DEALER)},
    "number 102 was used first": {"used": (102, 101)},
    "it arrived, and was used, as 103, 101, 102": {
        "received": (103, 101, 102),
        "used": (103, 101, 102),
    },
    "number 101 was used twice": {"used": (101, 101)},
    "nobody had access before use": {"access": ()},
    "number 104 of another series is accounted for": {"accounted_for": (101, 102, 103, 104)},
    "number 102 was passed over": {"used": (101, 103)},
    "the pit clerk deposited the original": {"deposited_by": FormPerson.PIT_CLERK},
    "nobody deposited the original": {"deposited_by": FormPerson.NOBODY},
    "the pit boss was absent": {"present": ("Clara",)},
    "the pit clerk was absent": {"present": ("Paul",)},
    "another pit boss was present": {"present": ("Peter", "Clara")},
    "a third person was present": {"present": ("Paul", "Clara", "Peter")},
    "the dealer who signed was present": {"present": ("Paul", "Clara", "Dora")},
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
