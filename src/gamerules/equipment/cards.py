"""Playing cards."""

from __future__ import annotations

from enum import StrEnum


class Rank(StrEnum):
    """A card's rank; a deck has four cards of each."""

    ACE = "ace"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"


class Suit(StrEnum):
    """A card's suit."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


SUITS = len(Suit)
"""How many cards of each rank a deck has."""

DECK = len(Rank) * SUITS
"""How many cards a deck has."""
