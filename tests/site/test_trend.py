"""The trend over recorded runs on the status page."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING

from gamerules.evidence.runs import Run, run_of
from gamerules.site.around import status_page
from gamerules.site.trend import HEIGHT, SHOWN, trend
from tests.site.small import library

if TYPE_CHECKING:
    from gamerules.site.library import Library


def run(verified: int, failing: int = 0, commit: str = "a" * 40) -> Run:
    counts = {"failing": failing, "unspecified": 9, "verified": verified}
    counts = {name: number for name, number in counts.items() if number}
    return Run("2026-11-17T09:00:00+00:00", commit, "1", counts, 7, 7 - failing)


def with_runs(*runs: Run, ran: bool = True) -> Library:
    return dataclasses.replace(library(ran=ran), runs=runs)


def part(found: Library) -> str:
    return status_page(found).html.partition('id="trend"')[2].partition("<h2")[0]


def test_fewer_than_two_runs_are_no_trend() -> None:
    assert "No run is recorded: a trend needs two." in part(with_runs(ran=False))
    one = part(with_runs())
    assert "One run is recorded: a trend needs two." in one
    assert "<svg" not in one


def test_the_present_run_is_the_last_and_is_said_to_be() -> None:
    html = part(with_runs(run(1)))
    rows = re.findall(r"<tr><td>(.*?)</td></tr>", html)
    cells = [row.split("</td><td>") for row in rows]
    assert cells == [
        ["2026-11-18 10:00:00 UTC", "0123456789ab, this run", "2", "0", "4", "3 of 3"],
        ["2026-11-17 09:00:00 UTC", "aaaaaaaaaaaa", "1", "0", "9", "7 of 7"],
    ]
    assert "1 in the first shown, 2 in the last; the table below has the figures." in html


def test_a_present_run_that_was_recorded_stands_there_once() -> None:
    found = library()
    assert found.evidence is not None
    present = run_of(found.evidence, found.traced)
    shown = trend(with_runs(run(1), dataclasses.replace(present, time="before")))
    assert [column.present for column in shown.columns] == [False, True]
    without = trend(with_runs(run(1), present, ran=False))
    assert [column.present for column in without.columns] == [False, False]


def test_bars_stand_on_each_other_and_fill_the_height() -> None:
    first, second = trend(with_runs(run(4, 2), run(3), ran=False)).columns
    assert [(bar.name, bar.y, bar.height) for bar in first.bars] == [
        ("verified", HEIGHT // 3, 2 * HEIGHT // 3),
        ("failing", 0, HEIGHT // 3),
    ]
    assert [(bar.y, bar.height) for bar in second.bars] == [(HEIGHT // 2, HEIGHT // 2)]
    html = part(with_runs(run(4, 2), run(3), ran=False))
    assert re.search(r"<text [^>]*>2 failing</text>", html)


def test_runs_that_verified_nothing_have_no_bar() -> None:
    shown = trend(with_runs(run(0), run(0), ran=False))
    assert [column.bars for column in shown.columns] == [(), ()]


def test_only_the_newest_runs_are_shown() -> None:
    runs = [run(n) for n in range(SHOWN + 3)]
    shown = trend(with_runs(*runs, ran=False))
    assert [column.run for column in shown.columns] == runs[3:]
    assert "3 earlier runs are in features/runs.jsonl." in part(with_runs(*runs, ran=False))
