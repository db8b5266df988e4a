"""The command line, as a person or a program at a pipe uses it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from gamerules.cli import main
from gamerules.files import docs_folder

if TYPE_CHECKING:
    from pathlib import Path


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> str:
        status = main(arguments)
        out, err = self.capsys.readouterr()
        assert (status, err) == (0, "")
        return str(out)

    def json(self, *arguments: str) -> Any:
        return json.loads(self(*arguments, "--json"))

    def refused(self, *arguments: str) -> str:
        status = main(arguments)
        out, err = self.capsys.readouterr()
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        return str(err)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def test_a_provision_with_all_that_is_known(shell: Shell) -> None:
    text = shell("law", "19:47-5.2(b)")
    words = " ".join(text.split())
    assert "N.J.A.C. 19:47-5.2(b)" in text
    assert "19:47-5.2 Roulette: payout odds" in text
    assert "surrender half the amount on such bet and remove the remaining half" in words
    assert "R.1995 d.167, since 1995-03-20; supplied whole" in words
    assert "000_35a9f5a01d675905.txt, line 517" in words
    assert "001_539cfae6f949050c.txt, line 55" in words
    assert "'double zero (00); wagers' in 001_539cfae6f949050c.txt (scanning difference)" in words
    assert '"N.J.A.C. 19:47-8.3": 19:47-8.3 (not supplied)' in words
    assert "19-47-5.2-half-the-amount" in words
    assert "Amended by R.1994 d.265, effective June 6, 1994." in words
    assert "\x1b" not in text


def test_the_place_in_the_section(shell: Shell) -> None:
    text = shell("law", "19:47-5.1(e)1i(2)")
    assert "(e) The permissible wagers in the game of roulette shall be:" in text
    assert '  1. "Straight" is a wager' in text
    assert "      (2) A player shall make" in text
    assert "(1) Any casino licensee offering" not in text


def test_a_section_shows_its_tables_and_parts(shell: Shell) -> None:
    text = shell("law", "13:69F-9.4")
    assert "    Wager                     Payout Odds\n" in text
    assert "    One of a kind             1 to 10\n" in text
    assert '(c) "One of a kind" shall be paid at 2 to 1' in text


def test_the_tree(shell: Shell) -> None:
    text = shell("law")
    for line in (
        "N.J.A.C. 19:47 RULES OF THE GAMES",
        "N.J.A.C. 13:69F RULES OF THE GAMES",
        "[supplied in part: from (a)5ii, 12 provisions]",
        "[supplied whole, 8 provisions, 2 versions]",
        "[not supplied]",
        "[reserved]",
        "[in the contents: Continuous shuffling shoe or device]",
        "[not in the contents]",
        "The contents of 13:69F were supplied as far as 13.5",
    ):
        assert line in text
    assert "19:47-6.1" not in shell("law", "19:47-5")


def test_every_provision_as_json(shell: Shell) -> None:
    records = shell.json("law")
    assert len(records) > 700
    for record in records:
        assert {"citation", "chapter", "section", "version", "kind", "text", "hash", "source",
                "references"} <= record.keys()  # fmt: skip
        assert record["source"] is None or {"document", "first", "last"} == record["source"].keys()
    both = [r for r in records if r["citation"] == "19:47-5.6(d)"]
    assert [r["version"] for r in both] == ["R.1993 d.630", "29 N.J.R. 1401(c)"]
    b = next(r for r in records if r["citation"] == "19:47-5.2(b)")
    assert (b["chapter"], b["section"], b["kind"]) == ("19:47", "5.2", "rule")
    assert b["source"] == {"document": "000_35a9f5a01d675905.txt", "first": 517, "last": 517}
    assert b["references"][0]["targets"] == [{"citation": "19:47-8.3", "standing": "not supplied"}]


def test_one_provision_as_json(shell: Shell) -> None:
    record = shell.json("law", "19:47-5.6(c)")
    assert [p["citation"] for p in record["provisions"]] == [
        "19:47-5.6(c)", "19:47-5.6(c)1", "19:47-5.6(c)2",
    ]  # fmt: skip
    assert record["version"]["history"][-1]["effective"] is None
    assert record["version"]["history"][-1]["register"] == ["29 N.J.R. 1401(c)"]
    assert record["referred_to_by"] == ["19:47-5.6(d)"]
    missing = shell.json("law", "19:47-9.2")
    assert (missing["supplied"], missing["provisions"]) == ("not supplied", [])
    assert missing["section"]["title"] == "Permissible wagers"


def test_a_corrected_reference_names_its_reading(shell: Shell) -> None:
    name = "19-47-4.3-wrong-title-number"
    words = " ".join(shell("law", "19:47-4.3(a)").split())
    assert f'"N.J.A.C. 19:47-1.18(f)": read as 19:46-1.18(f) (outside) by {name}' in words
    (reference,) = shell.json("law", "19:47-4.3(a)")["provisions"][0]["references"]
    assert reference["reading"] == name
    (reference,) = shell.json("law", "19:47-5.2(b)")["provisions"][0]["references"]
    assert reference["reading"] is None


def test_pay_tables_have_no_empty_row(shell: Shell) -> None:
    tables = shell.json("law", "13:69F-3.3(g)")["provisions"][0]["tables"]
    assert [len(table["rows"]) for table in tables] == [7, 7, 5]
    assert tables[0]["rows"][0] == ["Win by 9 points", "30 to 1"]


def test_the_words_of_a_day(shell: Shell) -> None:
    old = shell("law", "19:47-5.6(d)", "--as-of", "1996-01-01")
    assert old.startswith("As of January 1, 1996: made by R.1993 d.630, effective December 6, 1993")
    assert "outlined in (d) above" in " ".join(old.split())
    assert "outlined in (c) above" in " ".join(shell("law", "19:47-5.6(d)").split())
    named = shell("law", "19:47-5.6(d)@R.1993 d.630")
    assert "outlined in (d) above" in " ".join(named.split())
    undecided = " ".join(shell("law", "19:47-5.6", "--as-of", "1997-01-01").split())
    assert "gives no date" in undecided
    assert "19:47-5.6@R.1993 d.630 or 19:47-5.6@29 N.J.R. 1401(c)" in undecided
    before = shell("law", "19:47-5.2", "--as-of", "1990-01-01")
    assert "the words of that day were not supplied" in before
    assert shell.json("law", "19:47-5.6", "--as-of", "1996-01-01")["version"]["until"] == (
        "29 N.J.R. 1401(c)"
    )


def test_terms_by_name_and_short_citations(shell: Shell) -> None:
    assert '"Come Point" shall mean' in shell("law", "19:47-1.1", "Come Point")
    assert '"Rank" or "ranking" means' in shell("law", '19:47-17.1 "ranking"')
    assert "19:47-5.2 Roulette" in shell("law", "5.2(b)")
    assert "13:69F-9.4 Payout odds" in shell("law", "9.4(c)")


def test_what_was_not_supplied_is_no_error(shell: Shell) -> None:
    text = shell("law", "19:47-4.11(b)")
    assert "19:47-4.11 Continuation of banker as such; selection of new banker" in text
    assert "Not supplied: the section was supplied in part: from (d)." in text
    assert "Referred to by 19:47-4.11(d)" in text
    assert "The words were not supplied." in shell("law", "19:47-1.4")
    assert "Reserved." in shell("law", "19:47-6.6")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["law", "19:47-5.2(z)"],
         "there is no 19:47-5.2(z); the nearest are 19:47-5.2(b), 19:47-5.2(c), 19:47-5.2(d)."),
        (["law", "19:47-5.9"], "there is no 19:47-5.9; the nearest are 19:47-5.5"),
        (["law", "19:47-77"], "there is no 19:47-77"),
        (["law", "roulette"], "'roulette' is no citation: a citation looks like 19:47-5.1(e)1i(2)"),
        (["law", "20:1-5.1"], "20:1-5.1 lies outside: the chapters here are 19:47 and 13:69F."),
        (["law", "3.3(a)"], "3.3(a) is in both chapters: say 19:47-3.3(a) or 13:69F-3.3(a)."),
        (["law", "19:47-5.6", "--as-of", "1996"], "'1996' is no date: write it as 1996-01-01."),
        (["law", "--as-of", "1996-01-01"], "--as-of goes with a citation"),
        (["law", "19:47-5.6@1996"], "has no version '1996': it has R.1993 d.630 and 29 N.J.R."),
        (["compare", "19:47-5.2"], "19:47-5.2 is compared with itself"),
        (["compare", "19:47-5.2", "19:47-9.2"],
         "19:47-9.2 cannot be compared: the words were not supplied (19:47-9.2 Permissible"),
        (["compare", "19:47-5.2", "19:47-5.9"], "there is no 19:47-5.9"),
        (["compare", "19:47-5", "13:69F-5"],
         "19:47-5 is a subchapter: compare takes sections or provisions, such as 19:47-3.3."),
        (["compare", "19:47"], "19:47 is a chapter: compare takes sections or provisions"),
        (["compare", "19:47-5.2", "13:69F-14.1"],
         "13:69F-14.1 cannot be compared: not known: the contents of 13:69F were supplied as far "
         "as 13.5."),
        (["compare", "19:47-5.2", "19:47-4.11(b)"],
         "the section was supplied in part: from (d) (19:47-4.11 "),
        (["compare", "19:47-2.1@x", "19:47-5.2"], "no version of 19:47-2.1 was supplied."),
        (["law", "19:47-5", "--as-of", "garbage"], "'garbage' is no date"),
        (["law", "19:47-2.1", "--as-of", "garbage"], "'garbage' is no date"),
        (["law", "19:47-5.6", "--as-of", ""], "'' is no date"),
        (["law", "--as-of", ""], "--as-of goes with a citation"),
        (["law", "19:47-5.6", "--as-of", "1996-W01-1"], "'1996-W01-1' is no date"),
        (["law", "19:47-5.6", "--as-of", "19960101"], "'19960101' is no date"),
        (["law", "19:47-5.6", "--as-of", "1996-02-30"], "'1996-02-30' is no date"),
        (["law", "19:47-5", "--as-of", "1996-01-01"], "19:47-5 is no section: a version or a day"),
        (["law", "19:47-5@x"], "19:47-5 is no section: a version or a day"),
        (["law", "5.6@R.1993 d.630", "--as-of", "2000-01-01"], "say a version or a day: 19:47-5.6"),
        (["law", "19:47-2.1@x"], "no version of 19:47-2.1 was supplied."),
        (["law", "19:47-5.6@"], "has no version '': it has R.1993 d.630 and"),
        (["law", "19:47-13.1"], "there is no 19:47-13.1: subchapter 19:47-13 is reserved."),
        (["law", "3.3(z)"], "there is no 19:47-3.3(z); the nearest are 19:47-3.3(b)"),
        (["law", "13:69F-2B"], "there is no 13:69F-2B"),
        (["readings", "3.3"], "3.3 is in both chapters"),
        (["readings", "5.99"], "there is no 19:47-5.99"),
        (["readings", "19-47-5.2-nothing"], "there is no reading '19-47-5.2-nothing'"),
        (["readings", "nothing"], "there is no reading 'nothing'"),
        (["readings", "19:47-5.99"], "there is no 19:47-5.99"),
        (["terms", "xyzzy"], "no defined term contains 'xyzzy'"),
    ],
)  # fmt: skip
def test_a_refusal_is_one_line_that_says_what_would_be_right(
    shell: Shell, words: list[str], sentence: str
) -> None:
    assert sentence in shell.refused(*words)


@pytest.mark.parametrize("words", ["13:69F-14.1(a)", "13:69F-13.6", "13:69F-14"])
def test_what_lies_beyond_the_contents_is_not_known(shell: Shell, words: str) -> None:
    known = "Not known: the contents of 13:69F were supplied as far as 13.5."
    text = shell("law", words)
    assert text.startswith(f"N.J.A.C. {words}\n")
    assert known in text
    record = shell.json("law", words)
    assert record["citation"] == words
    assert record["missing"] == known[0].lower() + known[1:-1]
    if words != "13:69F-14":
        assert (record["supplied"], record["versions"]) == ("not known", [])
    assert shell.json("readings", words) == []


def test_a_term_that_later_words_define_is_not_cut_off(shell: Shell) -> None:
    text = " ".join(shell("law", "19:47-14.1", "Kill").split())
    assert (
        "Not supplied: the words at hand, before R.1999 d.123, do not have it; R.2002 d.157 speaks "
        "of it."
    ) in text
    cut = " ".join(shell("law", "19:47-14.1", "Showdown").split())
    assert 'Not supplied: the section was supplied in part: to "Rake".' in cut


def test_a_short_citation_is_the_one_that_exists(shell: Shell) -> None:
    assert "N.J.A.C. 13:69F-3.3(c)3vi" in shell("law", "3.3(c)3vi")
    assert "N.J.A.C. 13:69F-3.2(a)4" in shell("law", "3.2(a)4")
    assert {r["name"] for r in shell.json("readings", "5.2")} >= {"19-47-5.2-half-the-amount"}
    assert shell("readings", "19:47-5.2(b)") == shell("readings", "5.2(b)")


def test_the_day_as_json(shell: Shell) -> None:
    certain = shell.json("law", "19:47-5.6", "--as-of", "1996-01-01")
    assert certain["as_of"] == {
        "date": "1996-01-01",
        "certain": True,
        "explanation": "made by R.1993 d.630, effective December 6, 1993; ended by "
        "29 N.J.R. 1401(c)",
        "rivals": [],
    }
    undecided = shell.json("law", "19:47-5.6", "--as-of", "1997-01-01")["as_of"]
    assert (undecided["certain"], len(undecided["rivals"])) == (False, 2)
    assert shell.json("law", "19:47-5.6")["as_of"] is None


def test_the_day_of_words_that_were_not_supplied(shell: Shell) -> None:
    text = shell("law", "19:47-12.1", "--as-of", "1980-01-01")
    assert "subchapter 19:47-12 was adopted on November 16, 1992" in text
    assert "The words were not supplied." in text


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize(
    "citation", ["19:47-16.12(e)", "19:47-2.19(c)", "19:47-3.9(b)", "13:69F-9.4(b)"]
)
def test_tables_keep_to_the_width(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, citation: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    text = shell("law", citation).partition("\nKind")[0]
    assert max(len(line) for line in text.split("\n")) <= int(columns)
    for row in shell.json("law", citation)["provisions"][0]["tables"][0]["rows"]:
        for word in " ".join(row).split():
            assert word in text


def test_a_wide_cell_is_filled_within_its_column(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    table = """
    Hand            Payout
    Royal Flush     100 percent of progressive jackpot
    Straight Flush  Either 10 percent of progressive jackpot
                    or $5,000, as designated in the casino
                    licensee's approved system of internal
                    controls
    Four-of-a-kind  $500.00
"""
    assert table in shell("law", "19:47-16.12(e)")


def test_compare_finds_terms_as_law_does(shell: Shell) -> None:
    text = shell("compare", "19:47-1.2 Pass Bet", "19:47-1.2 Come Bet")
    assert text.startswith("19:47-1.2(a)1  ->  19:47-1.2(a)3\n")
    assert shell("compare", "19:47-3.6 curator", "19:47-3.6(b)").startswith("19:47-3.6(c)  ->")


def test_compare_says_what_was_not_supplied(shell: Shell) -> None:
    text = " ".join(shell("compare", "19:47-3.2", "13:69F-3.2").split())
    assert (
        "As far as supplied: 13:69F-3.2 was supplied in part: from (a)5ii; words that it lacks "
        "show as deleted."
    ) in text
    record = shell.json("compare", "19:47-3.2", "13:69F-3.2")
    assert record["supplied"] == {"old": "whole", "new": "supplied in part: from (a)5ii"}
    assert "lacks show as inserted" in shell("compare", "13:69F-3.2(a)", "19:47-3.2(a)")
    assert "As far as" not in shell("compare", "13:69F-3.2(a)5ii", "19:47-3.2(a)1")
    assert "As far as" in shell("compare", "13:69F-7.5(b)", "19:47-7.5(b)")
    assert "As far as" not in shell("compare", "13:69F-7.5(a)", "19:47-7.5(a)")


def test_a_marker_without_words_is_the_same_marker(shell: Shell) -> None:
    record = shell.json("compare", "19:47-7.1(b)", "19:47-3.1(b)")
    first = record["paragraphs"][0]["runs"][0]
    assert (first["mark"], first["text"]) == ("same", "(b)")


def test_compare_marks_what_changed(shell: Shell) -> None:
    text = shell("compare", "19:47-5.6")
    assert text.startswith("19:47-5.6@R.1993 d.630  ->  19:47-5.6@29 N.J.R. 1401(c)\n")
    assert "| (d) Upon a casino licensee" in text
    assert "[-(d)-]\n| {+(c)+} above" in text
    assert "  (e) Upon completion" in text
    assert "Not a word differs." in shell("compare", "19:47-3.3(a)", "13:69F-3.3(a)")
    record = shell.json("compare", "19:47-5.6@R.1993 d.630", "19:47-5.6")
    changed = [p for p in record["paragraphs"] if p["changed"]]
    assert [[r["mark"] for r in p["runs"]] for p in changed] == [
        ["same", "deleted", "inserted", "same"]
    ]


def test_readings(shell: Shell) -> None:
    assert "19-47-3.9-table-2-lost-letters" in shell("readings")
    whole = shell("readings", "19-47-3.9-table-2-lost-letters")
    assert "Rival" in whole
    assert "5 D S S S S D D D S S" in whole
    concerning = shell.json("readings", "19:47-3.9")
    assert all(any("19:47-3.9" in p for p in r["provisions"]) for r in concerning)
    assert shell.json("readings", "19:47-16.2") == []


def test_terms_and_concordance(shell: Shell) -> None:
    assert "19:47-3.6(c), in passing" in shell("terms", "CURATOR")
    assert "19:47-3.9(f), in passing; holds in 19:47-3.9(c)" in shell("terms", "D")
    assert shell("terms", "curator").endswith("\n1 term.\n")
    assert shell("terms", "Royal flush").endswith("\n2 terms.\n")
    assert len(shell.json("terms")) > 135
    assert "19:47-6.7      13:69F-6.6      renumbered" in shell("concordance")
    assert {r["fate"] for r in shell.json("concordance")} >= {"kept", "renamed", "added", "dropped"}


def test_odds(shell: Shell) -> None:
    text = shell("odds", "roulette", "--wheel", "double-zero")
    assert "Straight            1/38  37/38  0          37 to 1    35 to 1  1/19 (5.263%)" in text
    assert "Single zero wheel or double zero wheel used as" in shell("odds", "roulette")
    records = shell.json("odds", "big-six", "--wheel", "24,15,7,4,2,1,1")
    assert records[0] == {
        "wager": "$1 Insignia",
        "under": None,
        "win": "4/9",
        "lose": "5/9",
        "half": "0",
        "push": "0",
        "true_odds": "5 to 4",
        "pays": ["1 to 1"],
        "advantage": "1/9",
        "advantage_percent": "11.111%",
    }
    assert "as in --wheel 24,15,7,4,2,1,1" in shell.refused("odds", "big-six")
    long = f"{'1' * 5000},1,1,1,1,1,1"
    assert "as in --wheel 24,15,7,4,2,1,1" in shell.refused("odds", "big-six", "--wheel", long)
    assert "say baccarat or big-six or craps or mini" in shell.refused("odds", "poker")


def test_odds_of_baccarat(shell: Shell) -> None:
    text = shell("odds", "baccarat", "--decks", "6", "--code", "19:47")
    assert "N.J.A.C. 19:47, 6 decks\n\nBanker's Hand: vigorish of 5 percent\n  Wins  " in text
    assert max(map(len, text.splitlines())) <= 80
    assert shell("odds", "baccarat") == shell("odds", "punto-banco", "--decks", "8")
    only = ("--code", "13:69F", "--option", "banker-six")
    banker, *_ = shell.json("odds", "baccarat", "--game", "minibaccarat", *only)
    assert banker == {
        "wager": "Banker's Hand: a Banker's Hand of six pays 1 to 2",
        "under": "N.J.A.C. 13:69F, 8 decks",
        "win": "8954111587648/19524993263685",
        "lose": "8712962041376/19524993263685",
        "half": "0",
        "push": "619306544887/6508331087895",
        "true_odds": "272280063793 to 279815987114",
        "pays": ["1 to 1", "1 to 2"],
        "advantage": "284694798368/19524993263685",
        "advantage_percent": "1.458%",
    }
    assert "leave --decks out" in shell.refused("odds", "roulette", "--decks", "8")
    assert "at least 6 decks (19:47-3.1(a))" in shell.refused("odds", "baccarat", "--decks", "5")


def test_cards_follow_the_files(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "docs"
    shutil.copytree(docs_folder(), docs, ignore=shutil.ignore_patterns("guide"))
    monkeypatch.setattr("gamerules.cards.docs_folder", lambda: str(docs))
    assert "at least four revolutions" in " ".join(shell("law", "19:47-5.3(a)").split())
    path = docs / "law/njac-19-47/05-roulette-and-big-six-wheels/5.3.md"
    path.write_text(path.read_text().replace("at least four", "at least five hundred"))
    assert "at least five hundred" in " ".join(shell("law", "19:47-5.3(a)").split())
    path.write_text(path.read_text().replace("(b) While", "(c) While"))
    assert "5.3.md:19: (c) is out of order" in shell.refused("law", "19:47-5.3(a)")


def test_without_a_place_for_cards_the_answer_is_the_same(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = shell("law", "19:47-5.3(a)")
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    assert shell("law", "19:47-5.3(a)") == kept


def test_cards_that_are_rubbish_are_made_anew(shell: Shell, tmp_path: Path) -> None:
    kept = shell("law", "19:47-5.3(a)")
    (cards,) = (tmp_path / "cache" / "gamerules").iterdir()
    first = cards.read_bytes().split(b"\n", 1)[0]
    cards.write_bytes(first + b"\nrubbish")
    assert shell("law", "19:47-5.3(a)") == kept


def test_a_reader_who_has_seen_enough() -> None:
    script = "from gamerules.cli import main; raise SystemExit(main(['law', '--json']))"
    found = subprocess.run(
        ["/bin/sh", "-c", f"{sys.executable} -c \"{script}\" | head -n 1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (found.stdout, found.stderr) == ("[\n", "")


def test_colour_on_a_terminal(monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "60")
    text = shell("compare", "19:47-5.6")
    assert "\x1b[9;31m(d)\x1b[0m" in text
    assert "\x1b[4;32m(c)\x1b[0m" in text
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shell("compare", "19:47-5.6")
