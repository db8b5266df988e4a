"""Craps and mini-craps, N.J.A.C. 19:47-1.1 and 1.2.

`wagers` tells what becomes of a wager on a roll, `series` when a roll is a come out roll, `table`
follows the rolls of a game with the wagers that stand.
"""
