from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gamerules.engine.discovery import catalogue
from gamerules.engine.lines import answer_line
from gamerules.engine.reference import ReferenceEngine
from gamerules.engine.wire import (
    read_answer,
    read_question,
    schema,
    write_answer,
    write_question,
)
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, NotSupportedError, Settlement, answers
from gamerules.games.roulette.settlement import SettleSpin, Wager
from gamerules.games.roulette.spin import judge_spin
from gamerules.games.roulette.table import Table, Wheel
from gamerules.games.roulette.wagers import Position, Where

BOXES = ["0", "00", "1", "17", "36", "red", "black", "Odd", "Even", "1st 12", "column of 3"]

wagers = st.builds(
    Wager,
    player=st.text(min_size=1, max_size=5),
    amount=st.integers(1, 10**9),
    position=st.builds(Position, st.just(Where.WITHIN), st.sampled_from(BOXES).map(lambda b: (b,))),
)
spins = st.builds(
    SettleSpin,
    table=st.builds(Table, wheel=st.just(Wheel.DOUBLE_ZERO)),
    compartment=st.sampled_from(Wheel.DOUBLE_ZERO.compartments),
    wagers=st.lists(wagers, max_size=5).map(tuple),
)


@given(spins)
def test_questions_and_answers_survive_the_wire(question: SettleSpin) -> None:
    assert read_question(write_question(question)) == question
    answer = ReferenceEngine().ask(question)
    assert read_answer(write_answer(answer)) == answer


@given(spins)
def test_no_cent_is_lost_or_made(question: SettleSpin) -> None:
    answer = ReferenceEngine().ask(question)
    assert isinstance(answer, Settlement)
    for outcome in answer.outcomes:
        assert outcome.authority
        if outcome.returned is None:
            assert (outcome.result, outcome.wagered % 2) == ("is halved", 1)
        else:
            assert outcome.returned + outcome.collected == outcome.wagered
        assert bool(outcome.paid) == (outcome.result == "wins")
        assert outcome.paid is not None


def ask(**fields: Any) -> dict[str, Any]:
    line, _ = answer_line(ReferenceEngine(), json.dumps(fields).encode())
    found: dict[str, Any] = json.loads(line)
    return found


def straight(amount: object, box: str = "17") -> dict[str, Any]:
    position = {"where": "within the box", "boxes": [box]}
    return {"player": "Ann", "amount": amount, "position": position}


@pytest.mark.parametrize(
    ("fields", "problem", "expected"),
    [
        ({"question": "craps/roll"}, "there is no question 'craps/roll'", "nearest is craps/"),
        ({}, "there is no 'question'", "'gamerules schema' lists them all"),
        ({"question": 5}, "there is no question 5", "'gamerules schema' lists them all"),
        ({"compartment": "37"}, "'37' is no compartment of a double", "1 to 36, 0 and 00"),
        ({"compartment": 17}, "compartment: expected `str`, got `int`", "gamerules schema"),
        ({"wagers": [straight(0)]}, "a wager of 0 cents is none", "above 0"),
        ({"wagers": [straight(-5)]}, "a wager of -5 cents is none", "above 0"),
        ({"wagers": [straight(2.5)]}, "[0].amount: expected `int`, got `float`", "250 for $2.50"),
        ({"wagers": [straight("5")]}, "[0].amount: expected `int`, got `str`", "250 for $2.50"),
        ({"wagers": [straight(5, "37")]}, "there is no box '37' there", "boxes are 0, 00, 1 to 36"),
        ({"wagers": [{"player": "Ann"}]}, "wagers[0]: object missing required field", "schema"),
        ({"table": {"colour": "red"}}, "roulette/settle-spin has no 'table.colour'", "fields"),
        ({"wagers": [{**straight(5), "x": 1}]}, "has no 'wagers.0.x'", "fields"),
        ({"extra": 1}, "roulette/settle-spin has no 'extra'", "fields"),
        ({"table": {"wheel": "square wheel"}}, "invalid enum value 'square wheel'", "schema"),
    ],
)  # fmt: skip
def test_an_impossible_question_says_what_was_wrong_and_what_would_be_right(
    fields: dict[str, Any], problem: str, expected: str
) -> None:
    base = {"question": "roulette/settle-spin", "table": {}, "compartment": "17", "wagers": []}
    given = fields if "question" in fields or not fields else {**base, **fields}
    error = ask(**given)["error"]
    assert problem in error["problem"]
    assert expected in error["expected"]


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b"17", b'"x"', b"\xff", b'{"question":"\xff"}', b"{} {}", b"[" * 20_000]
)
def test_what_is_no_question_at_all(line: bytes) -> None:
    answer, possible = answer_line(ReferenceEngine(), line)
    assert not possible
    assert json.loads(answer)["error"]["expected"]


def test_a_code_whose_text_was_not_supplied_is_not_supported() -> None:
    for name in catalogue():
        assert "code" in schema()["$defs"][f"question:{name.replace('/', '.')}"]["properties"]
    answer = ask(
        question="roulette/judge-spin", wheel="clockwise", ball="clockwise", revolutions=4,
        code="13:69F",
    )  # fmt: skip
    assert answer == {
        "unsupported": "what was supplied of 13:69F does not answer roulette/judge-spin: "
        "put it under 19:47"
    }


def test_the_schema_has_every_question_and_answer() -> None:
    found = schema()
    names = {name for name in found["$defs"] if ":" in name}
    kinds = ("permission", "ruling", "placement", "settlement", "inspection", "filing")
    assert names == {f"question:{n.replace('/', '.')}" for n in catalogue()} | {
        f"answer:{k}" for k in kinds
    }
    assert {entry["$ref"][8:] for entry in found["oneOf"]} == names | {"error", "unsupported"}
    text = json.dumps(found)
    references = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert references <= found["$defs"].keys()
    # Two games' tables are two definitions.
    assert found["$defs"]["roulette.Table"] != found["$defs"]["big-six.Table"]


def test_no_two_types_of_a_game_share_a_name() -> None:
    """The schema has one definition a name: of two types the second would replace the first."""
    found: dict[str, tuple[str, Any]] = {}
    for name, entry in catalogue().items():
        _, types = msgspec.json.schema_components([entry.question])
        for kind, definition in types.items():
            first, same = found.setdefault(f"{name.partition('/')[0]}.{kind}", (name, definition))
            assert definition == same, f"{first} and {name} have another {kind} each"


VALIDATOR = Draft202012Validator(schema())


@given(spins)
def test_what_goes_over_the_wire_fits_the_schema(question: SettleSpin) -> None:
    VALIDATOR.validate(json.loads(write_question(question)))
    VALIDATOR.validate(json.loads(write_answer(ReferenceEngine().ask(question))))


@pytest.mark.parametrize(
    "line",
    [
        {"unsupported": "no"},
        {"error": {"problem": "p", "expected": "e"}},
        {"question": "big-six/judge-spin", "direction": "clockwise", "revolutions": 3},
    ],
)
def test_other_lines_that_fit_the_schema(line: object) -> None:
    VALIDATOR.validate(line)


@pytest.mark.parametrize(
    "line",
    [
        17,
        {},
        {"question": "craps/roll"},
        {"question": "big-six/judge-spin", "direction": "clockwise"},
        {"question": "big-six/judge-spin", "direction": "up", "revolutions": 3},
        {"question": "big-six/judge-spin", "direction": "clockwise", "revolutions": 3, "x": 1},
        {"answer": "ruling", "ruling": "x", "duties": [], "authority": []},
        {"question": "roulette/settle-spin", "table": {}, "compartment": "1",
         "wagers": [{"player": "Ann", "amount": 0,
                     "position": {"where": "within the box", "boxes": ["1"]}}]},
    ],
)  # fmt: skip
def test_lines_that_do_not_fit_the_schema(line: object) -> None:
    assert not VALIDATOR.is_valid(line)


def test_two_answers_to_a_question_are_refused() -> None:
    with pytest.raises(ValueError, match="two answers to roulette/judge-spin"):
        answers(Code.NJAC_19_47)(judge_spin)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b'{"unsupported": "no"}', NotSupportedError),
        (b'{"error": {"problem": "p", "expected": "e"}}', ImpossibleError),
        (b'{"answer": "ruling", "ruling": "x", "duties": [], "authority": []}', ValueError),
        (b'{"answer": "opinion"}', ValueError),
        (b"[]", ValueError),
    ],
)
def test_what_an_engine_may_write_instead(line: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_answer(line)


def test_an_unknown_question_is_not_supported() -> None:
    with pytest.raises(NotSupportedError):
        ReferenceEngine().ask("what?")
