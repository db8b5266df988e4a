"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision

Record = dict[str, Any]
_CHAPTERS = ("19:47", "13:69F")


class UsageError(Exception):
    """A question that cannot be answered: one sentence for standard error, exit status 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit status."""
    options = _parser().parse_args(arguments)
    try:
        text = options.run(options)
    except UsageError as refusal:
        sys.stderr.write(f"gamerules: {refusal}\n")
        return 2
    except Exception as error:
        from gamerules.law.frontmatter import LawError

        if not isinstance(error, LawError):
            raise
        sys.stderr.write(f"gamerules: {error}\n")
        return 2
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough (`| head`): no complaint, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


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
    """The one of a few citations whose section was supplied."""
    from gamerules.cards import card_of

    cards = {c: card_of(str(c.of_section)) for c in candidates}
    known = [c for c, card in cards.items() if card and card["versions"]]
    known = known or [c for c, card in cards.items() if card] or candidates[:1]
    if len(known) > 1:
        raise UsageError(f"{words} is in both chapters: say {' or '.join(map(str, known))}.")
    return known[0]


def _law(options: argparse.Namespace) -> str:
    if not options.citation:
        if options.as_of:
            raise UsageError("--as-of goes with a citation, such as 19:47-5.6 --as-of 1996-01-01.")
        return _whole(options)
    words, _, label = " ".join(options.citation).partition("@")
    citation = _parse(words)
    if not citation.section:
        return _tree(options, citation)
    from gamerules.cards import card_of

    card = card_of(str(citation.of_section))
    if card is None:
        raise _nowhere(citation)
    chosen, explanation = _choose(options, card, citation, label)
    name = _name_in(chosen, citation) if chosen else None
    if name is None:
        _refuse_unless_missing(citation)
    if options.json:
        return _json(_law_json(card, chosen, citation, name, explanation))
    from gamerules.show import Page, show_law, show_unsupplied

    page = Page()
    if explanation:
        page.paragraph(explanation, style="warning")
        page.line()
    if chosen and name:
        show_law(page, card, chosen, name)
    elif not explanation:
        show_unsupplied(page, card, str(citation))
    return page.text()


def _refuse_unless_missing(citation: Citation) -> None:
    """Not supplied is no error; an address that does not exist is one."""
    from gamerules.files import load_law

    if load_law().standing(citation).value == "unresolved":
        raise _nowhere(citation)


def _law_json(
    card: Record, chosen: Record | None, citation: Citation, name: str | None, explanation: str
) -> Record:
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
        "as_of": explanation or None,
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
    options: argparse.Namespace, card: Record, citation: Citation, label: str
) -> tuple[Record | None, str]:
    """The version to show, and a sentence on why where a day or a version was asked for."""
    versions: list[Record] = card["versions"]
    if not versions:
        return None, ""
    if label:
        names = [version["version"] for version in versions]
        return versions[names.index(_version_name(citation, label, names))], ""
    if not options.as_of:
        return versions[-1], ""
    from datetime import date

    from gamerules.files import load_law
    from gamerules.law.dating import as_of, written

    try:
        day = date.fromisoformat(options.as_of)
    except ValueError:
        raise UsageError(f"{options.as_of!r} is no date: write it as 1996-01-01.") from None
    found = as_of(load_law(), citation, day)
    explanation = f"As of {written(day)}: {found.explanation}."
    if found.rivals:
        explanation += f" See {' or '.join(f'{citation}@{v.label}' for v in found.rivals)}."
    if found.version is None:
        return None, explanation
    label = found.version.label
    return next(v for v in versions if v["version"] == label), explanation


def _plain(label: str) -> str:
    return "".join(c for c in label.lower() if c.isalnum())


def _version_name(citation: Citation, label: str, names: list[str]) -> str:
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
    if law.standing(citation).value != "here":
        raise _nowhere(citation)
    record = chapter_record(law, law.chapters[citation.chapter])
    if options.json:
        inner = [s for s in record["subchapters"] if s["citation"] == str(citation)]
        return _json(inner[0] if inner else record)
    page = Page()
    show_tree(page, [record], str(citation) if citation.subchapter else "")
    return page.text()


def _compare(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.law.compare import compare
    from gamerules.show import Page, show_comparison

    law = load_law()
    new = options.new or options.old.partition("@")[0]
    before, old_name = _side(law, options.old, oldest=not options.new)
    after, new_name = _side(law, new)
    if before is after:
        raise UsageError(f"{old_name} is compared with itself: name another citation or version.")
    comparison = compare(before, after)
    if options.json:
        paragraphs = [
            {"changed": p.changed, "runs": [{"mark": r.mark.value, "text": r.text} for r in p.runs]}
            for p in comparison.paragraphs
        ]
        return _json({"old": old_name, "new": new_name, "paragraphs": paragraphs})
    page = Page()
    show_comparison(page, old_name, new_name, comparison)
    return page.text()


def _side(law: Law, words: str, *, oldest: bool = False) -> tuple[Provision, str]:
    """One side of a comparison: a provision of the version named, of the oldest or the newest."""
    text, _, label = words.partition("@")
    citation = _parse(text)
    standing = law.standing(citation).value
    if standing == "not supplied":
        heading = f"{citation.of_section} {law.title(citation.of_section)}"
        raise UsageError(f"{citation} was not supplied, so it cannot be compared ({heading}).")
    versions = law.versions.get(citation.of_section)
    if standing != "here" or versions is None:
        raise _nowhere(citation)
    version = versions[0 if oldest else -1]
    if label:
        name = _version_name(citation, label, [v.label for v in versions])
        version = next(v for v in versions if v.label == name)
    found = version.find(citation)
    if found is None:
        raise UsageError(f"version {version.label} of {citation.of_section} has no {citation}.")
    many = len(versions) > 1
    return found, f"{citation}@{version.label}" if many else str(citation)


def _readings(options: argparse.Namespace) -> str:
    from gamerules.files import load_law
    from gamerules.law.records import reading_record
    from gamerules.show import Page, show_reading, show_readings

    law = load_law()
    readings = list(law.readings)
    if options.about:
        named = [reading for reading in readings if reading.name == options.about]
        if named:
            readings = named
        elif any(c.isdigit() for c in options.about) and ":" in options.about:
            citation = _parse(options.about)
            readings = law.readings_of(citation)
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
