"""Baccarat: punto banco, chemin de fer and minibaccarat, in both chapters."""

from __future__ import annotations

from enum import StrEnum


class Game(StrEnum):
    """The games of the family, as the titles of their subchapters name them."""

    PUNTO_BANCO = "baccarat-punto banco"
    CHEMIN_DE_FER = "baccarat-chemin de fer"
    MINIBACCARAT = "minibaccarat"


class Person(StrEnum):
    """The persons that the sections on the shoe and the deal name."""

    CALLER = "the dealer calling the game"
    DEALER = "another dealer"
    FLOORPERSON = "the floorperson assigned to the table"
    SUPERVISOR = "a casino supervisor"
    CURATOR = "the curator"
    PARTICIPANT = "a participant"
