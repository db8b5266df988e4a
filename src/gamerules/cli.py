"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision
    from gamerules.law.section import Version

Record = dict[str, Any]
_CHAPTERS = ("19:47", "13:69F")


class UsageError(Exception):
    """A question that cannot be answered: one sentence for standard error, exit status 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit status."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options)
    except UsageError as refusal:
        sys.stderr.write(f"gamerules: {refusal}\n")
        return 2
    except BrokenPipeError:
        # The reader has seen enough (`| head`): no complaint, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        from gamerules.law.frontmatter import LawError

        if not isinstance(error, LawError):
            raise
        sys.stderr.write(f"gamerules: {error}\n")
        return 2


def _run(options: argparse.Namespace) -> int:
    """Run a command and print what it gives: a text, or a text with an exit status."""
    found = options.run(options)
    text, status = found if isinstance(found, tuple) else (found, 0)
    sys.stdout.write(text)
    sys.stdout.flush()
    return int(status)


def _formatter(prog: str) -> argparse.HelpFormatter:
    # With a width of its own argparse need not load what asks the terminal, at each start.
    return argparse.HelpFormatter(prog, width=88)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gamerules",
        formatter_class=_formatter,
        description="New Jersey's Rules of the Games (N.J.A.C. 19:47 and 13:69F).",
    )
    commands = parser.add_subparsers(prog="gamerules", required=True, metavar="COMMAND")

    def add(name: str, run: Any, summary: str) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=summary, description=summary, formatter_class=_formatter
        )
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(run=run)
        return command

    law = add("law", _law, "Print the law: the whole tree, or the words at a citation.")
    law.add_argument(
        "citation", nargs="*", help='such as 19:47-5.2(b), 5.2(b) or 19:47-1.1 "Come Point"'
    )
    law.add_argument("--as-of", metavar="DATE", help="the words of a day, such as 1996-01-01")
    compare = add(
        "compare", _compare, "Compare two sections, provisions or versions, as a redline."
    )
    compare.add_argument("old", help="such as 19:47-3.3, or 19:47-5.6@R.1993 d.630 for a version")
    compare.add_argument("new", nargs="?", help="left out: the newest version of the same section")
    readings = add("readings", _readings, "Print the register of readings.")
    readings.add_argument("about", nargs="?", help="the name of a reading, or a citation")
    terms = add("terms", _terms, "Print the glossary of defined terms.")
    terms.add_argument("word", nargs="?", help="only terms that contain this")
    add("concordance", _concordance, "Print 19:47 and 13:69F side by side.")
    coverage = add("coverage", _coverage, "Print what the last run proved of each provision.")
    coverage.add_argument("--provision", metavar="CITATION", help="one provision, in full")
    coverage.add_argument("--evidence", metavar="PATH", help="the evidence to read")
    coverage.add_argument("--check", action="store_true", help="fail unless coverage is whole")
    coverage.add_argument(
        "--record", action="store_true", help="add the run to features/runs.jsonl, for the trend"
    )
    review = add("review", _review, "Mark scenarios as reviewed against the law's present words.")
    review.add_argument("citation", nargs="*", help="only these; all of them if none is named")
    add("schema", _schema, "Print the JSON Schema of questions, answers and evidence.")
    add("ask", _ask, "Answer a question, or JSON lines of questions, from standard input.")
    add("engine", _engine, "Answer questions line by line, as an engine behind a pipe.")
    odds = add("odds", _odds, "Print the exact odds of a game's wagers, from the game itself.")
    odds.add_argument("name", help="such as roulette, big-six or baccarat")
    odds.add_argument("--wheel", default="", help="such as single-zero, or 24,15,7,4,2,1,1")
    odds.add_argument("--game", default="", help="baccarat: punto-banco or minibaccarat")
    odds.add_argument("--decks", default="", help="baccarat: how many (default: 8)")
    odds.add_argument("--code", default="", help="baccarat: 19:47 or 13:69F")
    odds.add_argument("--option", default="", help="baccarat: such as four-percent or dragon-7")
    site = add("site", _site, "Run the features, then build or serve the site.")
    site.add_argument("action", choices=("build", "serve"))
    site.add_argument("--check", action="store_true", help="build: fail if a provision fails")
    site.add_argument("--port", type=int, default=8000, help="serve: where (default: 8000)")
    return parser


def _json(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def _parse(words: str) -> Citation:
    """Read a citation; one without its chapter is taken where it is unmistakable."""
    from gamerules.law.citation import Citation, CitationError

    try:
        shorts = [short for c in _CHAPTERS if (short := Citation.short(words, c))]
        return _unmistakable(words, shorts) if shorts else Citation.parse(words)
    except CitationError as error:
        raise UsageError(str(error)) from None


def _unmistakable(words: str, candidates: list[Citation]) -> Citation:
    """The one of a few citations that is here, or else whose section was supplied."""
    from gamerules.cards import card_of

    cards = {c: card for c in candidates if (card := card_of(str(c.of_section)))}
    supplied = {c: card["versions"] for c, card in cards.items() if card["versions"]}
    here = [c for c, versions in supplied.items() if any(_name_in(v, c) for v in versions)]
    known = here or list(supplied) or list(cards) or candidates[:1]
    if len(known) > 1 and not here:
        from gamerules.files import load_law

        law = load_law()
        known = [c for c in known if law.standing(c).value != "unresolved"] or known[:1]
    if len(known) > 1:
        raise UsageError(f"{words} is in both chapters: say {' or '.join(map(str, known))}.")
    return known[0]


def _law(options: argparse.Namespace) -> str:
    if not options.citation:
        if options.as_of is not None:
            raise UsageError("--as-of goes with a citation, such as 19:47-5.6 --as-of 1996-01-01.")
        return _whole(options)
    words, at, label = " ".join(options.citation).partition("@")
    citation = _parse(words)
    day = _day(options.as_of)
    if not citation.section:
        if at or day:
            raise UsageError(f"{citation} is no section: a version or a day goes with a section.")
        return _tree(options, citation)
    if at and day:
        raise UsageError("say a version or a day: 19:47-5.6@R.1993 d.630 or --as-of 1996-01-01.")
    from gamerules.cards import card_of

    card = card_of(str(citation.of_section)) or _card_beyond(citation)
    chosen, when = _choose(card, citation, label if at else None, day)
    name = _name_in(chosen, citation) if chosen else None
    missing = _why_missing(citation) if name is None else ""
    if options.json:
        record = _law_json(card, chosen, citation, name)
        return _json({**record, "missing": missing or None, "as_of": when})
    from gamerules.show import Page, show_law, show_unsupplied

    page = Page()
    if when:
        page.paragraph(_said_of(citation, when), style="warning")
        page.line()
    if chosen and name:
        show_law(page, card, chosen, name)
    elif not when or not card["versions"]:
        show_unsupplied(page, card, str(citation), missing)
    return page.text()


def _day(text: str | None) -> date | None:
    """Read the day of `--as-of`."""
    if text is None:
        return None
    import re
    from datetime import date

    try:
        # Only this form: Python would also take 19960101 and 1996-W01-1.
        return date.fromisoformat(text if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) else "")
    except ValueError:
        raise UsageError(f"{text!r} is no date: write it as 1996-01-01.") from None


def _card_beyond(citation: Citation) -> Record:
    """The card of a section that no contents name, as it lies where they were not supplied."""
    from gamerules.files import load_law
    from gamerules.law.records import section_card

    law = load_law()
    if not law.beyond_contents(citation):
        raise _nowhere(citation)
    return section_card(law, citation.of_section)


def _why_missing(citation: Citation) -> str:
    """Not supplied is no error; an address that does not exist is one."""
    from gamerules.files import load_law

    law = load_law()
    if law.standing(citation).value == "unresolved":
        raise _nowhere(citation)
    return law.why_missing(citation)


def _law_json(card: Record, chosen: Record | None, citation: Citation, name: str | None) -> Record:
    from gamerules.law.citation import Citation

    provisions = []
    if chosen and name:
        here = Citation.parse(name)
        provisions = [
            record
            for record in chosen["provisions"]
            if Citation.parse(record["citation"]).within(here)
        ]
    readings = {reading: None for record in provisions for reading in record["readings"]}
    return {
        "citation": name or str(citation),
        "section": {key: card[key] for key in ("citation", "title", "chapter", "subchapter")},
        "supplied": chosen["extent"] if chosen else card["supplied"],
        "version": (
            {key: value for key, value in chosen.items() if key != "provisions"} if chosen else None
        ),
        "versions": [version["version"] for version in card["versions"]],
        "provisions": provisions,
        "referred_to_by": card["referred_to_by"].get(name or str(citation), []),
        "readings": [{"name": reading, **card["readings"][reading]} for reading in readings],
    }


def _name_in(version: Record, citation: Citation) -> str | None:
    """The citation as the version has it: a term also by another name or spelling."""
    from gamerules.law.citation import look_up

    records = version["provisions"]
    places = ((record["citation"], record["terms"], record["citation"]) for record in records)
    return look_up(str(citation), citation.term, places)


def _choose(
    card: Record, citation: Citation, label: str | None, day: date | None
) -> tuple[Record | None, Record | None]:
    """The version to show, and what is known of the day where one was asked for."""
    versions: list[Record] = card["versions"]
    names = [version["version"] for version in versions]
    if label is not None:
        return versions[names.index(_version_name(citation, label, names))], None
    if day is None:
        return (versions[-1] if versions else None), None
    from gamerules.files import load_law
    from gamerules.law.dating import as_of

    found = as_of(load_law(), citation, day)
    when = {
        "date": day.isoformat(),
        "certain": found.certain,
        "explanation": found.explanation,
        "rivals": [version.label for version in found.rivals],
    }
    return (versions[names.index(found.version.label)] if found.version else None), when


def _said_of(citation: Citation, when: Record) -> str:
    """What is known of the words of a day, in sentences."""
    from datetime import date

    from gamerules.law.dating import written

    text = f"As of {written(date.fromisoformat(when['date']))}: {when['explanation']}."
    if when["rivals"]:
        text += f" See {' or '.join(f'{citation}@{label}' for label in when['rivals'])}."
    return text


def _plain(label: str) -> str:
    return "".join(c for c in label.lower() if c.isalnum())


def _version_name(citation: Citation, label: str, names: list[str]) -> str:
    if not names:
        raise UsageError(f"no version of {citation.of_section} was supplied.")
    for name in names:
        if _plain(name) == _plain(label):
            return name
    raise UsageError(
        f"{citation.of_section} has no version {label!r}: it has {' and '.join(names)}."
    )


def _nowhere(citation: Citation) -> UsageError:
    from gamerules.files import load_law

    law = load_law()
    if citation.chapter not in law.chapters:
        chapters = " and ".join(law.chapters)
        return UsageError(f"{citation} lies outside: the chapters here are {chapters}.")
    subchapter = law.chapters[citation.chapter].subchapter(citation.subchapter)
    if subchapter and subchapter.reserved:
        return UsageError(f"there is no {citation}: subchapter {subchapter.citation} is reserved.")
    near = ", ".join(str(c) for c in law.nearest(citation))
    return UsageError(f"there is no {citation}" + (f"; the nearest are {near}." if near else "."))


def _whole(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.law.records import all_provisions, chapter_record
    from gamerules.show import Page, show_tree

    law = load_law()
    if options.json:
        return _json(list(all_provisions(law)))
    page = Page()
    show_tree(page, [chapter_record(law, chapter) for chapter in law.chapters.values()])
    return page.text()


def _tree(options: argparse.Namespace, citation: Citation) -> str:
    from gamerules.files import load_law
    from gamerules.law.records import chapter_record
    from gamerules.show import Page, show_tree

    law = load_law()
    if law.beyond_contents(citation):
        return _unknown(options, citation, law.why_missing(citation))
    if law.standing(citation).value != "here":
        raise _nowhere(citation)
    record = chapter_record(law, law.chapters[citation.chapter])
    if options.json:
        inner = [s for s in record["subchapters"] if s["citation"] == str(citation)]
        return _json(inner[0] if inner else record)
    page = Page()
    show_tree(page, [record], str(citation) if citation.subchapter else "")
    return page.text()


def _unknown(options: argparse.Namespace, citation: Citation, missing: str) -> str:
    """A subchapter beyond the contents that were supplied."""
    from gamerules.show import Page, show_unsupplied

    if options.json:
        return _json({"citation": str(citation), "sections": [], "missing": missing})
    page = Page()
    show_unsupplied(page, {}, str(citation), missing)
    return page.text()


def _compare(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.law.compare import compare
    from gamerules.show import Page, show_comparison

    law = load_law()
    new = options.new or options.old.partition("@")[0]
    before, old_name, old_part = _side(law, options.old, oldest=not options.new)
    after, new_name, new_part = _side(law, new)
    if before is after:
        raise UsageError(f"{old_name} is compared with itself: name another citation or version.")
    comparison = compare(before, after)
    if options.json:
        paragraphs = [
            {"changed": p.changed, "runs": [{"mark": r.mark.value, "text": r.text} for r in p.runs]}
            for p in comparison.paragraphs
        ]
        supplied = {"old": old_part or "whole", "new": new_part or "whole"}
        record = {"old": old_name, "new": new_name, "supplied": supplied}
        return _json({**record, "paragraphs": paragraphs})
    page = Page()
    page.line(f"{old_name}  ->  {new_name}", "bold")
    for name, part, shown in ((old_name, old_part, "inserted"), (new_name, new_part, "deleted")):
        if part:
            lack = f"words that it lacks show as {shown}"
            page.paragraph(f"As far as supplied: {name} was {part}; {lack}.", style="warning")
    show_comparison(page, comparison)
    return page.text()


def _side(law: Law, words: str, *, oldest: bool = False) -> tuple[Provision, str, str]:
    """One side of a comparison: a provision, its name, and how it was supplied if not whole."""
    text, at, label = words.partition("@")
    citation = _parse(text)
    if not citation.section:
        kind = "subchapter" if citation.subchapter else "chapter"
        raise UsageError(
            f"{citation} is a {kind}: compare takes sections or provisions, such as 19:47-3.3."
        )
    versions = law.versions.get(citation.of_section, ())
    if at:
        name = _version_name(citation, label, [v.label for v in versions])
        versions = tuple(v for v in versions if v.label == name)
    version = versions[0 if oldest else -1] if versions else None
    found = version.find(citation) if version else None
    if version is None or found is None:
        raise _incomparable(law, citation, version)
    many = len(law.versions[version.citation]) > 1
    name = f"{found.citation}@{version.label}" if many else str(found.citation)
    return found, name, version.extent if version.misses(found.citation) else ""


def _incomparable(law: Law, citation: Citation, version: Version | None) -> UsageError:
    """Why a citation has no words to compare."""
    if version and law.find(citation):
        return UsageError(f"version {version.label} of {citation.of_section} has no {citation}.")
    if law.standing(citation).value != "not supplied":
        return _nowhere(citation)
    title = law.title(citation.of_section)
    heading = f" ({citation.of_section} {title})" if title else ""
    return UsageError(f"{citation} cannot be compared: {law.why_missing(citation)}{heading}.")


def _readings(options: argparse.Namespace) -> str:
    import re

    from gamerules.files import load_law
    from gamerules.law.records import reading_record
    from gamerules.show import Page, show_reading, show_readings

    law = load_law()
    readings = list(law.readings)
    if options.about:
        named = [reading for reading in readings if reading.name == options.about]
        if named:
            readings = named
        elif re.match(r"[\s§NJAC.]*\d+[A-Za-z]?[.:]\d", options.about):
            citation = _parse(options.about)
            readings = list(law.readings_of(citation))
            if not readings and law.standing(citation).value in {"unresolved", "outside"}:
                raise _nowhere(citation)
        else:
            raise UsageError(
                f"there is no reading {options.about!r}: 'gamerules readings' lists them all."
            )
    records = [reading_record(reading) for reading in readings]
    if options.json:
        return _json(records)
    page = Page()
    if options.about and len(records) == 1:
        show_reading(page, records[0])
    else:
        show_readings(page, records)
    return page.text()


def _terms(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.show import Page, show_terms

    wanted = (options.word or "").casefold()
    records = [
        {
            "name": term.name,
            "citation": str(term.citation),
            "scope": str(term.scope),
            "in_passing": term.in_passing,
            "text": term.text,
        }
        for term in load_law().terms
        if wanted in term.name.casefold()
    ]
    if not records:
        raise UsageError(f"no defined term contains {options.word!r}: 'gamerules terms' lists all.")
    if options.json:
        return _json(records)
    page = Page()
    show_terms(page, records)
    return page.text()


def _concordance(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.law.concordance import concordance
    from gamerules.show import Page, show_concordance

    records = [
        {
            "old": str(pair.old) if pair.old else None,
            "old_title": pair.old_title,
            "new": str(pair.new) if pair.new else None,
            "new_title": pair.new_title,
            "fate": pair.fate.value,
            "words": pair.words,
        }
        for pair in concordance(load_law(), "19:47", "13:69F")
    ]
    if options.json:
        return _json(records)
    page = Page()
    show_concordance(page, records)
    return page.text()


def _coverage(options: argparse.Namespace) -> str | tuple[str, int]:
    from gamerules.evidence.commands import FAULTS, Coverage, show_provision
    from gamerules.evidence.coverage import traced_record
    from gamerules.evidence.project import EVIDENCE
    from gamerules.show import Page

    page = Page()
    try:
        coverage = Coverage(options.evidence or EVIDENCE)
        if options.provision:
            words, at, label = options.provision.partition("@")
            traced = coverage.of(f"{_parse(words)}{at}{label}")
            if traced is None:
                raise UsageError(f"there is no provision {options.provision} among those supplied.")
            if options.json:
                return _json(traced_record(traced))
            show_provision(page, traced)
            return page.text()
        if options.record:
            return f"{coverage.record()}\n"
        faults = coverage.faults() if options.check else []
    except FAULTS as error:
        raise UsageError(str(error)) from None
    if options.json:
        return _json(coverage.records()), int(bool(faults))
    coverage.show(page)
    for fault in faults:
        page.paragraph(f"PROBLEM: {fault}", 0, 2, "warning")
    return page.text(), int(bool(faults))


def _review(options: argparse.Namespace) -> str:
    from gamerules.evidence.commands import FAULTS
    from gamerules.evidence.project import Project

    try:
        renewed = Project().review([_parse(words) for words in options.citation])
    except FAULTS as error:
        raise UsageError(str(error)) from None
    if options.json:
        return _json(renewed)
    lines = [f"reviewed: {key}\n" for key in renewed]
    return "".join(lines) or "nothing changed since the last review\n"


def _schema(_options: argparse.Namespace) -> str:
    from gamerules.evidence.commands import schema

    return _json(schema())


def _ask(_options: argparse.Namespace) -> tuple[str, int]:
    from gamerules.evidence.commands import ask

    return "", 0 if ask() else 2


def _engine(_options: argparse.Namespace) -> str:
    from gamerules.engine.lines import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return ""


def _odds(options: argparse.Namespace) -> str:
    from gamerules.equipment import ImpossibleError
    from gamerules.odds import odds_of
    from gamerules.odds.show import odds_record, show_odds
    from gamerules.show import Page

    try:
        odds = odds_of(
            options.name,
            options.game,
            wheel=options.wheel,
            decks=options.decks,
            code=options.code,
            option=options.option,
        )
    except ImpossibleError as error:
        raise UsageError(f"{error}.") from None
    if options.json:
        return _json([odds_record(row) for row in odds.rows])
    page = Page()
    show_odds(page, odds)
    return page.text()


def _site(options: argparse.Namespace) -> str | tuple[str, int]:
    from gamerules.site.building import BuildError
    from gamerules.site.command import build, serve

    try:
        return build(check=options.check) if options.action == "build" else serve(options.port)
    except BuildError as error:
        raise UsageError(str(error)) from None
