"""The games: which there are, and what their pages say."""

from __future__ import annotations

import dataclasses
import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from gamerules.games.answers import Code, Outcome, Registered, Result, Ruling
from gamerules.games.profile import NOT_SUPPLIED, Offer, Option, Profile, Wager
from gamerules.law.citation import Citation
from gamerules.law.law import build
from gamerules.odds import GameOdds
from gamerules.odds.model import tally
from gamerules.site.around import home_page
from gamerules.site.contents import contents_pages
from gamerules.site.gamepage import game_pages
from gamerules.site.games import games_of
from gamerules.site.pages import all_pages, broken_links
from gamerules.site.section import section_page
from gamerules.site.steps import StepDefinition
from tests.law.small import CHAPTER, files
from tests.site.small import library, small_law, with_reading

if TYPE_CHECKING:
    from gamerules.law.law import Law
    from gamerules.site.library import Library
    from gamerules.site.render import Page

OTHERS = ("law/documents/one.txt", "guide/engine")
PROFILE = Profile(
    "Roulette <i>",
    "roulette",
    (
        Offer(
            Code.NJAC_19_47,
            "5",
            (
                Wager("Straight", "at least 35 to 1", ("19:47-5.1(a)1", "19:47-5.1(b)"), "a note"),
                Wager("Other", NOT_SUPPLIED, ("19:47-5.1(a)2", "19:47-5.2")),
            ),
            (Option("Time", ("early", "late"), ("19:47-5.1(a)1i",)),),
            ("5.1", "5.2"),
        ),
    ),
)
MORE = """
### SUBCHAPTER 7. MINIBACCARAT

- 19:47-7.1 Cards

### SUBCHAPTER 8. REGULATIONS CONCERNING ALL GAMES

- 19:47-8.1 Notice

### SUBCHAPTER 9. (RESERVED)
"""


def two_chapters() -> Law:
    """The small law with more games, and with a chapter that names them again."""
    older = CHAPTER + MORE
    newer = older.replace("19:47", "13:69F").replace("MINIBACCARAT", "MINI-BACCARAT")
    newer = newer.replace("1978", "2012").replace("### SUBCHAPTER 7.", "### SUBCHAPTER 7A.")
    newer = newer.replace("13:69F-7.1", "13:69F-7A.1").replace("lines: 1-9", "lines: 41-49")
    return build({**files(chapter=older), "docs/law/njac-13-69F/chapter.md": newer})


def judge(question: object) -> Ruling:
    """Tell a valid spin.

    And more.
    """
    raise NotImplementedError


judge.__module__ = "gamerules.games.roulette"


class JudgeSpin:
    """Is it a spin?"""


def with_profile(law: Law | None = None, **changed: Any) -> Library:
    step = StepDefinition("roulette", "Given", "a table", "tests/features/roulette/conftest.py", 1)
    other = StepDefinition("poker", "Given", "a hand", "tests/features/poker/conftest.py", 1)
    question = Registered("roulette/judge-spin", JudgeSpin, judge, Ruling, ())
    values = {"profiles": [PROFILE], "questions": [question], "steps": [step, other], **changed}
    return dataclasses.replace(library(law), **values)


def page_of(library: Library, slug: str) -> str:
    pages = {page.path: page for page in game_pages(library)}
    return pages[f"games/{slug}"].html


def row(html: str, name: str) -> str:
    found = re.search(rf'<tr><th scope="row">{name}.*?</tr>', html, re.DOTALL)
    assert found
    return found[0]


def test_every_subchapter_is_a_game_but_what_is_reserved_and_what_all_games_share() -> None:
    games = games_of(two_chapters(), ())
    assert [(game.name, game.slug) for game in games] == [
        ("Roulette", "roulette"),
        ("Minibaccarat", "minibaccarat"),
    ]
    assert [str(part.subchapter.citation) for part in games[1].parts] == ["19:47-7", "13:69F-7A"]


def test_a_profile_may_divide_a_subchapter_and_is_followed_in_the_other_chapter() -> None:
    games = games_of(two_chapters(), [PROFILE])
    assert [game.name for game in games] == ["Roulette <i>", "Minibaccarat"]
    here, there = games[0].parts
    assert here.offer is PROFILE.offers[0]
    assert there.offer is None
    assert [str(s) for s in games[0].sections] == [
        "19:47-5.1", "19:47-5.2", "13:69F-5.1", "13:69F-5.2",
    ]  # fmt: skip


def test_a_profile_without_sections_takes_its_whole_subchapter() -> None:
    whole = dataclasses.replace(PROFILE.offers[0], sections=())
    (game, _) = games_of(two_chapters(), [dataclasses.replace(PROFILE, offers=(whole,))])
    assert [s.number for s in game.sections] == ["5.1", "5.2", "5.3"] * 2


def test_wagers_stand_with_their_odds_and_with_links_to_their_authority() -> None:
    html = page_of(with_profile(), "roulette")
    straight = row(html, "Straight")
    assert "a note" in straight
    assert "at least 35 to 1" in straight
    assert 'href="../../law/njac-19-47/5.1/#a-1"' in straight
    assert re.search(r'data-tip="19:47-5.1\(a\)1: &#34;Straight&#34; is a wager', straight)
    other = row(html, "Other")
    assert '<span class="gr-st gr-not-supplied">' in other
    assert 'class="ref ref-missing" href="../../law/njac-19-47/5/#s-5.2"' in other
    assert "<li>early</li><li>late</li>" in row(html, "Time")
    assert "Roulette &lt;i&gt;" in html


def test_sections_stand_with_their_status_and_what_was_not_supplied_says_so() -> None:
    html = page_of(with_profile(), "roulette").partition('id="sections"')[2]
    assert '<a href="../../law/njac-19-47/5.1/">5.1 Wagers</a>' in html
    assert re.search(r"<span>5.2 Payout odds</span> .*not supplied", html)
    assert "5.3" not in html


def test_a_game_without_a_profile_says_what_was_supplied_and_invents_nothing() -> None:
    html = page_of(library(two_chapters()), "roulette")
    assert "19:47-5: wagers, payout odds and options are not yet specified" in html
    assert "1 of 3 sections was supplied" in html
    assert "13:69F-5: no section on this game was supplied" in html
    assert 'id="options"' not in html
    assert 'id="questions"' not in html
    nothing = page_of(library(two_chapters()), "minibaccarat")
    assert "No section on this game was supplied." in nothing
    assert 'class="gr-verdict gr-not-supplied"' in nothing


def test_questions_steps_and_code_are_those_of_the_modules_that_name_its_sections() -> None:
    html = page_of(with_profile(two_chapters()), "roulette")
    assert "<code>roulette/judge-spin</code>" in html
    assert "Is it a spin?" in html
    assert "Tell a valid spin." in html
    assert "And more" not in html
    assert 'href="../../api/gamerules.games.roulette/#gamerules.games.roulette.judge"' in html
    assert 'href="../../steps/#roulette"' in html
    assert "steps/#poker" not in html
    assert "judge-spin" not in page_of(with_profile(two_chapters()), "minibaccarat")


def test_readings_of_its_sections_are_listed_once() -> None:
    html = page_of(with_profile(with_reading(also="19:47-5.2")), "roulette")
    assert html.count('href="../../readings/one/"') == 1
    assert 'id="readings"' not in page_of(
        library(with_reading(chapter=CHAPTER + MORE)), "minibaccarat"
    )


def test_without_evidence_a_game_is_not_green() -> None:
    html = page_of(library(ran=False), "roulette")
    assert "no provision is verified" in html
    assert "gr-f-verified" not in html
    assert "gr-f-verified" in page_of(library(), "roulette")


@pytest.mark.parametrize("law", [None, two_chapters()])
def test_no_link_leads_nowhere(law: Law | None) -> None:
    pages = list(all_pages(with_profile(law)))
    assert list(broken_links(pages, OTHERS)) == []


def test_exact_odds_stand_in_a_plot_and_in_a_table() -> None:
    rows = [
        tally("Straight", [(Fraction(1, 4), _won("2 to 1")), (Fraction(3, 4), _lost())], "one <b>"),
        tally("Straight", [(Fraction(1, 3), _won("1 to 1")), (Fraction(2, 3), _lost())], "two"),
    ]
    html = page_of(with_profile(odds={"roulette": GameOdds(tuple(rows), "A note.")}), "roulette")
    assert "A note." in html
    assert "One &lt;b&gt;</h3>" in html
    bars = re.findall(r'<rect x="36%" y="4" width="([\d.]+)%"', html)
    assert bars == ["36.00", "48.00"]
    assert re.findall(r'<text x="([\d.]+)%" dx="5" y="14">([^<]+)<', html) == [
        ("72.00", "25.000%"),
        ("84.00", "33.333%"),
    ]
    odds = html.partition('id="odds"')[2]
    assert "<td>1/4</td><td>3/4</td><td>3 to 1</td><td>2 to 1</td><td>1/4 (25.000%)</td>" in odds


def test_the_plot_shows_the_chance_of_winning_where_payouts_were_not_supplied() -> None:
    row = tally("Straight", [(Fraction(1, 4), _won("")), (Fraction(3, 4), _lost())])
    html = page_of(with_profile(odds={"roulette": GameOdds((row,))}), "roulette")
    assert "<figcaption>Probability of winning</figcaption>" in html
    assert 'y="14">25.000%<' in html


def test_names_stand_above_their_bars_where_one_is_too_long_to_stand_beside_it() -> None:
    for name, bar in (
        ("Straight", 'x="36%" y="4" width="48.00%"'),
        ("A name that is longer", 'x="0%" y="20" width="80.00%"'),
    ):
        row = tally(name, [(Fraction(1), _lost())])
        html = page_of(with_profile(odds={"roulette": GameOdds((row,))}), "roulette")
        assert f'<text x="0" y="14">{name}</text><rect {bar}' in html


def test_what_is_missing_for_exact_odds_is_said() -> None:
    html = page_of(with_profile(odds={"roulette": GameOdds((), unknown="No wheel.")}), "roulette")
    assert "No wheel." in html.partition('id="odds"')[2]
    assert "<figure" not in html
    assert 'id="odds"' not in page_of(with_profile(), "roulette")


def _won(odds: str) -> Outcome:
    paid = int(odds.partition(" ")[0]) * 100 if odds else None
    return Outcome("Ann", "Straight", 100, Result.WINS, paid, 100, odds, False, "", ("x",))


def _lost() -> Outcome:
    return Outcome("Ann", "Straight", 100, Result.LOSES, 0, 0, "", False, "", ("x",))


def _section(library: Library) -> Page:
    version = library.law.latest(Citation.parse("19:47-5.1"))
    assert version is not None
    return section_page(library, version)


def test_every_status_in_the_list_of_games_is_said_in_a_word_that_is_seen() -> None:
    html = home_page(library()).html
    listed = html.partition('<ul class="gr-games">')[2].partition("</ul>")[0]
    icons = re.findall(r'href="#gr-([\w-]+)"/></svg>([\w ]*)<', listed)
    assert icons
    assert all(word.replace(" ", "-") == name for name, word in icons)


def test_home_subchapter_and_section_lead_to_the_game() -> None:
    found = with_profile(small_law())
    assert '<a class="gr-game-name" href="games/roulette/">' in home_page(found).html
    assert 'href="../../../games/roulette/"' in _section(found).html
    _, subchapter = contents_pages(found)
    assert 'href="../../../games/roulette/"' in subchapter.html


def test_the_list_has_all_games_and_what_they_share() -> None:
    listed = next(iter(game_pages(with_profile(two_chapters())))).html
    roulette, minibaccarat = re.findall(r"<li>.*?</li>", listed, re.DOTALL)
    assert 'href="roulette/"' in roulette
    assert "1 of 4 sections supplied, wagers specified<" in roulette
    assert "gr-f-verified" in roulette
    assert 'href="minibaccarat/"' in minibaccarat
    assert "0 of 2 sections supplied, wagers not yet specified<" in minibaccarat
    assert 'href="../law/njac-13-69F/8/"' in listed
