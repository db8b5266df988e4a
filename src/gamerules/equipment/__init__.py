"""Cards, dice, wheels and money: what the games are played with."""


class ImpossibleError(ValueError):
    """Something that cannot be: one sentence on what is wrong and what would be right."""
