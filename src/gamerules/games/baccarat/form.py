"""The Complimentary Vigorish Form for vigorish that was not collected, 13:69F-3.3(c)3, 7.3(c)3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import (
    Authority,
    Code,
    Fault,
    Filing,
    NotSupportedError,
    answers,
    citing,
    joined,
)
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.vigorish import check_owed

new = citing(Code.NJAC_13_69F)


class Part(StrEnum):
    """What the internal controls require, in the law's order."""

    RECORDED = "recorded in the calculation of table game win"
    PREPARED = "prepared and signed"
    NUMBERED = "series numbers"
    DEPOSITED = "the original"
    RETAINED = "the duplicate"
    VOIDED = "void Forms"
    COMPLIMENTARY = "recorded as a cash complimentary"


_RULES: Mapping[Game, Mapping[Part, Authority]] = {
    Game.PUNTO_BANCO: {
        Part.RECORDED: new("3.3(c)3"),
        Part.PREPARED: new("3.3(c)3i"),
        Part.NUMBERED: new("3.3(c)3ii"),
        Part.DEPOSITED: new("3.3(c)3iii"),
        Part.RETAINED: new("3.3(c)3iv"),
        Part.VOIDED: new("3.3(c)3v"),
        Part.COMPLIMENTARY: new("3.3(c)3vi"),
    },
    Game.MINIBACCARAT: {
        Part.RECORDED: new("7.3(c)3"),
        Part.PREPARED: new("7.3(c)3i"),
        Part.NUMBERED: new("7.3(c)3ii"),
        Part.DEPOSITED: new("7.3(c)3iii"),
        Part.RETAINED: new("7.3(c)3iv"),
        Part.VOIDED: new("7.3(c)3v"),
        Part.COMPLIMENTARY: new("7.3(c)3vi"),
    },
}


class FormPerson(StrEnum):
    """Who has to do with a Form."""

    DEALER = "dealer"
    PIT_BOSS = "pit boss"
    PIT_CLERK = "pit clerk"
    PATRON = "patron"
    NOBODY = "nobody"


class FormFault(StrEnum):
    """What may be wrong with Forms."""

    NOT_RECORDED = "the vigorish is not in the calculation of table game win"
    NOT_BY_PIT_CLERK = "the pit clerk did not prepare it"
    NOT_NUMBERED = "it is not serially prenumbered"
    NO_COPIES = "it is not an original and a duplicate copy"
    WRONG_AMOUNT = "it does not record the amount that was not collected"
    WRONG_NAME = "it does not record the name of the patron"
    NO_DEALER = "the dealer did not sign"
    NO_PIT_BOSS = "the pit boss did not sign"
    NO_PIT_CLERK = "the pit clerk did not sign"
    NO_PATRON = "there is neither the patron's signature nor a statement why"
    UNACCOUNTED = "a series number is not accounted for"
    NOT_BY_EMPLOYEES = "casino employees did not account for the series numbers"
    ACCESS = "somebody other than a pit clerk had access before use"
    SEQUENCE = "the series was not used in sequential order"
    NOT_DEPOSITED = "the dealer did not deposit the original in the drop box"
    UNWITNESSED = "the pit boss and pit clerk who signed were not both present"
    NOT_RETAINED = "the pit clerk did not retain the duplicate copy"
    NOT_FORWARDED = "it was not forwarded at the end of the gaming day"
    NOT_COMPARED = "accounting did not compare the duplicate copy to the original"
    NOT_MARKED = 'original and duplicate copy are not marked "VOID"'
    VOID_NOT_RETAINED = "the pit clerk did not retain original and duplicate copy"
    NO_COMPLIMENTARY = "the amount was not recorded by the end of the gaming day"


_Findings = Iterator[tuple[bool, Part, FormFault]]


def _filing(game: Game, parts: tuple[Part, ...], findings: _Findings) -> Filing:
    """Everything that was found wrong, each with the provision that asks for it."""
    if game not in _RULES:
        raise NotSupportedError(f"there is no Complimentary Vigorish Form at {game}")
    rules = _RULES[game]
    faults = tuple(Fault(fault, rules[part]) for wrong, part, fault in findings if wrong)
    return Filing(faults, joined(*(f.authority for f in faults), *(rules[part] for part in parts)))


@dataclass(frozen=True, slots=True)
class FormSignature:
    """Who signed a Form, and as what."""

    person: FormPerson
    name: str


@dataclass(frozen=True, slots=True)
class FileForm:
    """Is deferred vigorish that was not collected documented as it must be?"""

    owed: int
    """The vigorish that was not collected, in whole cents."""
    patron: str
    in_table_game_win: bool
    prepared_by: FormPerson
    prenumbered: bool
    copies: int
    """How many copies there are, the original among them."""
    recorded: int
    """The amount on the Form, in whole cents."""
    recorded_name: str
    signatures: tuple[FormSignature, ...]
    statement_by: FormPerson
    """Who states why the patron's signature could not be obtained."""
    deposited_by: FormPerson
    """Who put the original into the drop box."""
    present: tuple[str, ...]
    """Who was present at that, by name."""
    duplicate_kept_by: FormPerson
    forwarded: bool
    """Whether the duplicate copy went to the casino accounting department at the day's end."""
    compared: bool
    complimentary_recorded: bool
    """Whether the amount was recorded as a cash complimentary by the end of the gaming day."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F, words=(FormFault,))
def file_form(question: FileForm) -> Filing:
    """Check a Form against 13:69F-3.3(c)3i, iii, iv and vi, or 7.3(c)3."""
    check_owed(question.owed)
    names = question.patron, *(signature.name for signature in question.signatures)
    if not all(name.strip() for name in names):
        raise ImpossibleError("a name is blank", "name the patron and each person who signed")
    parts = (Part.RECORDED, Part.PREPARED, Part.DEPOSITED, Part.RETAINED, Part.COMPLIMENTARY)
    return _filing(question.game, parts, _form_findings(question))


def _form_findings(form: FileForm) -> _Findings:
    yield not form.in_table_game_win, Part.RECORDED, FormFault.NOT_RECORDED
    by_clerk = form.prepared_by is FormPerson.PIT_CLERK
    yield not by_clerk, Part.PREPARED, FormFault.NOT_BY_PIT_CLERK
    yield not form.prenumbered, Part.PREPARED, FormFault.NOT_NUMBERED
    yield form.copies < 2, Part.PREPARED, FormFault.NO_COPIES
    yield form.recorded != form.owed, Part.PREPARED, FormFault.WRONG_AMOUNT
    yield form.recorded_name != form.patron, Part.PREPARED, FormFault.WRONG_NAME
    signed = {signature.person for signature in form.signatures}
    yield FormPerson.DEALER not in signed, Part.PREPARED, FormFault.NO_DEALER
    yield FormPerson.PIT_BOSS not in signed, Part.PREPARED, FormFault.NO_PIT_BOSS
    yield FormPerson.PIT_CLERK not in signed, Part.PREPARED, FormFault.NO_PIT_CLERK
    by_patron = FormSignature(FormPerson.PATRON, form.patron) in form.signatures
    stated = form.statement_by in {FormPerson.DEALER, FormPerson.PIT_BOSS}
    yield not by_patron and not stated, Part.PREPARED, FormFault.NO_PATRON
    by_dealer = form.deposited_by is FormPerson.DEALER
    yield not by_dealer, Part.DEPOSITED, FormFault.NOT_DEPOSITED
    seen = {s.person for s in form.signatures if s.name in form.present}
    witnessed = {FormPerson.PIT_BOSS, FormPerson.PIT_CLERK} <= seen
    yield not witnessed, Part.DEPOSITED, FormFault.UNWITNESSED
    kept = form.duplicate_kept_by is FormPerson.PIT_CLERK
    yield not kept, Part.RETAINED, FormFault.NOT_RETAINED
    yield not form.forwarded, Part.RETAINED, FormFault.NOT_FORWARDED
    yield not form.compared, Part.RETAINED, FormFault.NOT_COMPARED
    yield not form.complimentary_recorded, Part.COMPLIMENTARY, FormFault.NO_COMPLIMENTARY


@dataclass(frozen=True, slots=True)
class AccountForForms:
    """Is a series of Forms kept and used as it must be?"""

    received: tuple[int, ...]
    """The numbers of the series."""
    accounted_for: tuple[int, ...]
    by_casino_employees: bool
    """Whether casino employees accounted for them."""
    used: tuple[int, ...]
    """The numbers in the order of their use."""
    access: tuple[FormPerson, ...]
    """Who had access to Forms prior to use."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F, words=(FormFault,))
def account_for_forms(question: AccountForForms) -> Filing:
    """Check the series of Forms against 13:69F-3.3(c)3ii or 7.3(c)3ii."""
    return _filing(question.game, (Part.NUMBERED,), _series_findings(question))


def _series_findings(series: AccountForForms) -> _Findings:
    unaccounted = not set(series.received) <= set(series.accounted_for)
    yield unaccounted, Part.NUMBERED, FormFault.UNACCOUNTED
    yield not series.by_casino_employees, Part.NUMBERED, FormFault.NOT_BY_EMPLOYEES
    yield not set(series.access) <= {FormPerson.PIT_CLERK}, Part.NUMBERED, FormFault.ACCESS
    out_of_order = list(series.used) != sorted(series.received)[: len(series.used)]
    yield out_of_order, Part.NUMBERED, FormFault.SEQUENCE


@dataclass(frozen=True, slots=True)
class VoidForm:
    """Is a void Form handled as it must be?"""

    original_marked: bool
    """Whether it is marked "VOID"."""
    duplicate_marked: bool
    signed_by: tuple[FormPerson, ...]
    kept_by: FormPerson
    forwarded: bool
    """Whether both copies went to the casino accounting department at the end of the gaming day."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F, words=(FormFault,))
def void_form(question: VoidForm) -> Filing:
    """Check a void Form against 13:69F-3.3(c)3v or 7.3(c)3v."""
    return _filing(question.game, (Part.VOIDED,), _void_findings(question))


def _void_findings(form: VoidForm) -> _Findings:
    marked = form.original_marked and form.duplicate_marked
    yield not marked, Part.VOIDED, FormFault.NOT_MARKED
    yield FormPerson.PIT_BOSS not in form.signed_by, Part.VOIDED, FormFault.NO_PIT_BOSS
    yield FormPerson.PIT_CLERK not in form.signed_by, Part.VOIDED, FormFault.NO_PIT_CLERK
    yield form.kept_by is not FormPerson.PIT_CLERK, Part.VOIDED, FormFault.VOID_NOT_RETAINED
    yield not form.forwarded, Part.VOIDED, FormFault.NOT_FORWARDED
