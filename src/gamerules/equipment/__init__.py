"""Cards, dice, wheels and money: what the games are played with."""


class ImpossibleError(ValueError):
    """Something that cannot be: what is wrong with it, and what would be right."""

    def __init__(self, problem: str, expected: str) -> None:
        super().__init__(f"{problem}: {expected}")
        self.problem = problem
        self.expected = expected
