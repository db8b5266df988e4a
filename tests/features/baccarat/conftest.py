"""What the steps of the three games of baccarat share."""

from __future__ import annotations

from gamerules.equipment.cards import Rank


def ranks(words: str) -> tuple[Rank, ...]:
    return () if words == "none" else tuple(Rank(word) for word in words.split(", "))
