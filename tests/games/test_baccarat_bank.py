"""What the engine does not answer of the bank at baccarat-chemin de fer."""

from __future__ import annotations

import pytest

from gamerules.games.answers import NotSupportedError
from gamerules.games.baccarat.bank import BankAct, InspectBank, inspect_bank


def test_an_offer_of_the_shoe_within_it_awaits_the_text_on_a_new_banker() -> None:
    question = InspectBank((BankAct.OFFER,), first_hand=False, cash=False)
    with pytest.raises(NotSupportedError, match=r"19:47-4\.11\(a\) to \(c\)"):
        inspect_bank(question)
