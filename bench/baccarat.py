"""Baccarat: the exact odds of eight decks, and rounds a second through the engine.

The count of all orders stands beside bare loops that visit them one by one. Rounds stand beside a
bare loop over the same cards that deals and compares, but names no authority and pays nothing.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Result, Ruling, Settlement
from gamerules.games.baccarat.dealing import PlayRound, RoundEnd
from gamerules.games.baccarat.hands import Round, play_out
from gamerules.games.baccarat.offer import WagerRules
from gamerules.games.baccarat.settlement import HandWager, SettleRound
from gamerules.games.baccarat.terms import WagerOn
from gamerules.odds import odds_of
from gamerules.odds.shoe import ends

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS = 20_000
TIMES = 7
ODDS_LIMIT = 10.0
"""Seconds for the odds of eight decks."""
LIMIT = 10.0
"""How many times as long as in the bare loop a round may take."""

Cards = list[tuple[Rank, ...]]
Wagers = tuple[HandWager, ...]

_VALUE = {rank: number if number < 10 else 0 for number, rank in enumerate(Rank, start=1)}
_BANKER_DRAWS = [
    [True] * 10,
    [True] * 10,
    [True] * 10,
    [third != 8 for third in range(10)],
    [2 <= third <= 7 for third in range(10)],
    [4 <= third <= 7 for third in range(10)],
    [6 <= third <= 7 for third in range(10)],
    [False] * 10,
]


def bare_round(cards: Sequence[int]) -> bool:
    """Deal the cards, known by what they count, and compare: whether the banker wins."""
    player, banker = [cards[0], cards[2]], [cards[1], cards[3]]
    if count(player) < 8 and count(banker) < 8:
        if count(player) > 5:
            draws, following = count(banker) < 6, cards[4]
        else:
            draws, following = _BANKER_DRAWS[count(banker)][cards[4]], cards[5]
            player.append(cards[4])
        if draws:
            banker.append(following)
    return count(banker) > count(player)


def count(hand: list[int]) -> int:
    """The point count of a hand."""
    return sum(hand) % 10


def bare(shoes: Cards) -> int:
    """How often the banker wins, without asking anybody."""
    return sum(bare_round([_VALUE[card] for card in cards]) for cards in shoes)


def bare_odds(decks: int) -> Fraction:
    """How likely the banker is to win, from visiting all orders of the values of six cards."""
    left = [4 * decks * (4 if value == 0 else 1) for value in range(10)]
    won = every = 0

    def visit(cards: tuple[int, ...], orders: int) -> None:
        nonlocal won, every
        if len(cards) == 6:
            every += orders
            won += orders * bare_round(cards)
            return
        for value, count in enumerate(left):
            left[value] -= 1
            visit((*cards, value), orders * count)
            left[value] += 1

    visit((), 1)
    return Fraction(won, every)


def dealt(engine: ReferenceEngine, shoes: Cards) -> int:
    """The same from asking how each round is dealt."""
    won = 0
    for cards in shoes:
        answer = engine.ask(PlayRound(cards))
        won += isinstance(answer, Ruling) and answer.ruling is RoundEnd.BANKERS
    return won


_RULES = WagerRules()
_SAME = (HandWager("Ann", WagerOn.BANKER, 1000),)


def settled(engine: ReferenceEngine, hands: list[Round], wagers: list[Wagers]) -> int:
    """The same from asking what becomes of a wager on the Banker's Hand, now that the cards lie."""
    won = 0
    for (players, bankers), wager in zip(hands, wagers, strict=True):
        answer = engine.ask(SettleRound(_RULES, players, bankers, wager))
        won += isinstance(answer, Settlement) and answer.outcomes[0].result is Result.WINS
    return won


def seconds(run: Callable[[], object]) -> float:
    """The time of one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def odds() -> bool:
    """Report how long the odds of eight decks take; whether they agree and are soon enough."""
    engine_odds: list[float] = []
    bare_times: list[float] = []
    for _ in range(3):
        bare_times.append(seconds(lambda: bare_odds(8)))
        ends.cache_clear()
        engine_odds.append(seconds(lambda: odds_of("punto-banco", decks="8")))
    ours = statistics.median(engine_odds)
    print("exact odds of punto banco, eight decks, median of 3 interleaved runs")
    print(f"  bare visit of all orders     {statistics.median(bare_times):10.2f} s")
    print(f"  ours, every wager and option {ours:10.2f} s    (limit {ODDS_LIMIT:.0f} s)")
    agree = odds_of("punto-banco", decks="8").rows[0].win == bare_odds(8)
    if not agree:
        print("the two do not agree on how likely the banker is to win")
    return agree and ours <= ODDS_LIMIT


def rounds() -> bool:
    """Report rounds a second; whether they agree and are fast enough."""
    source = random.Random(1)  # noqa: S311  the same cards every time
    shoes: Cards = [tuple(source.choices(list(Rank), k=6)) for _ in range(ROUNDS)]
    hands = [play_out(cards) for cards in shoes]
    # The engine may remember how a wager ends, but no amount: the same one is no quicker.
    others: list[Wagers] = [
        (HandWager("Ann", WagerOn.BANKER, 1000 + number),) for number in range(ROUNDS)
    ]
    engine = ReferenceEngine()
    runs: dict[str, Callable[[], int]] = {
        "bare, deals and compares": lambda: bare(shoes),
        "ask how it is dealt": lambda: dealt(engine, shoes),
        "ask to settle a wager": lambda: settled(engine, hands, [_SAME] * ROUNDS),
        "never the same amount": lambda: settled(engine, hands, others),
    }
    if len({run() for run in runs.values()}) > 1:
        print("they do not agree on how often the banker wins")
        return False
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(TIMES):
        for name, run in runs.items():
            times[name].append(seconds(run))
    median = {name: statistics.median(found) for name, found in times.items()}
    shortest, *asked = median.values()
    print(f"punto banco, {ROUNDS} rounds, median of {TIMES} interleaved runs")
    for name, time_taken in median.items():
        ratio = time_taken / shortest
        print(f"  {name:28} {ROUNDS / time_taken:10,.0f} rounds/s, ratio {ratio:.2f}")
    print(f"  limit of the ratio {LIMIT:.2f}")
    return max(asked) / shortest <= LIMIT


def main() -> int:
    """Measure and report; fail above a limit."""
    # Both are to be reported, so neither is left out when the other fails.
    return int(not all([odds(), rounds()]))


if __name__ == "__main__":
    sys.exit(main())
