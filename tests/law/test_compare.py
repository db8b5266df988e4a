from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from gamerules.law.citation import Citation
from gamerules.law.compare import Comparison, Mark, compare
from gamerules.law.concordance import Fate, concordance
from gamerules.law.provision import Provision
from gamerules.law.section import parse_version
from tests.law.small import PATH, SECTION

if TYPE_CHECKING:
    from gamerules.law.law import Law


def redline(comparison: Comparison) -> str:
    signs = {Mark.SAME: "{}", Mark.DELETED: "[-{}-]", Mark.INSERTED: "{{+{}+}}"}
    return " ".join(
        signs[run.mark].format(run.text) for p in comparison.paragraphs for run in p.runs
    )


def words(text: str) -> Provision:
    return Provision(Citation.parse("19:47-5.1(a)"), "(a)", (text,))


def test_a_word_for_a_word() -> None:
    assert redline(compare(words("outlined in (d) above"), words("outlined in (c) above"))) == (
        "(a) outlined in [-(d)-] {+(c)+} above"
    )


def test_nothing_changed() -> None:
    comparison = compare(words("the same"), words("the same"))
    assert comparison.identical
    assert not any(p.changed for p in comparison.paragraphs)


def test_a_lone_word_that_happens_to_agree_is_no_agreement() -> None:
    old = words("one two three the four five six")
    new = words("eins zwei drei the vier sieben acht")
    assert redline(compare(old, new)) == (
        "(a) [-one two three the four five six-] {+eins zwei drei the vier sieben acht+}"
    )


def test_a_changed_cell_marks_its_row_only() -> None:
    old = parse_version(PATH, SECTION).root
    new = parse_version(PATH, SECTION.replace("35 to 1", "36 to 1")).root
    changed = [p for p in compare(old, new).paragraphs if p.changed]
    assert [redline(Comparison((p,), 0, 0, 0)) for p in changed] == ["One [-35-] {+36+} to 1"]


texts = st.lists(st.sampled_from("the a bet wins loses zero".split()), max_size=12).map(" ".join)


@given(texts, texts)
def test_both_texts_can_be_had_back(old: str, new: str) -> None:
    comparison = compare(words(old), words(new))
    runs = [run for p in comparison.paragraphs for run in p.runs]
    before = " ".join(r.text for r in runs if r.mark is not Mark.INSERTED)
    after = " ".join(r.text for r in runs if r.mark is not Mark.DELETED)
    assert before == f"(a) {old}".strip()
    assert after == f"(a) {new}".strip()
    assert comparison.identical == (old == new)


def test_a_split_paragraph_keeps_its_words(law: Law) -> None:
    old = law.latest(Citation.parse("19:47-3.3"))
    new = law.latest(Citation.parse("13:69F-3.3"))
    assert old is not None
    assert new is not None
    comparison = compare(old.root, new.root)
    assert comparison.deleted < 15
    assert comparison.kept > 250


def test_the_concordance(law: Law) -> None:
    pairs = concordance(law, "19:47", "13:69F")
    by_old = {(str(p.old), p.old_title): (str(p.new), p.fate) for p in pairs if p.old}
    assert by_old["19:47-3.3", "Payout odds; vigorish"] == ("13:69F-3.3", Fate.KEPT)
    assert by_old["19:47-6.7", "Irregularities"] == ("13:69F-6.6", Fate.RENUMBERED)
    assert by_old["19:47-6.6", "(Reserved)"] == ("None", Fate.DROPPED)
    assert by_old["19:47-4.2", "(Reserved)"] == ("13:69F-4.2", Fate.KEPT)
    assert by_old["19:47-2.7", "Payment of blackjack"] == ("13:69F-2.7", Fate.RENAMED)
    assert by_old["19:47-2.20", "Blackjack bonus wager"] == ("13:69F-2.20", Fate.KEPT)
    continuous = "Continuous shuffling shoe or device"
    assert by_old["19:47-2.20", continuous] == ("13:69F-2.21", Fate.RENUMBERED)
    assert by_old["19:47-14.1", "Definitions"] == ("None", Fate.UNKNOWN)
    added = {str(p.new) for p in pairs if p.fate is Fate.ADDED}
    assert {"13:69F-1.12", "13:69F-1A.1", "13:69F-8.6", "13:69F-13.1"} <= added


def test_every_section_of_both_chapters_is_in_the_concordance_once(law: Law) -> None:
    pairs = concordance(law, "19:47", "13:69F")
    new = [p.new for p in pairs if p.new]
    assert len(new) == len(set(new))
    assert set(new) == {e.citation for e in law.chapters["13:69F"].entries()}
    assert {p.old for p in pairs if p.old} >= {e.citation for e in law.chapters["19:47"].entries()}
