"""Sic bo, N.J.A.C. 13:69F-9.1 to 9.6.

`table` holds the dice, the shaker and the odds that may be posted, `wagers` what may be wagered on
and how, `settlement` what becomes of wagers, `toss` what goes wrong with a toss, `opening` how the
table is inspected, `course` what happens in a round, `dealing` how it is dealt.
"""
