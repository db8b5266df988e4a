"""Roulette, N.J.A.C. 19:47-5.1 to 5.4.

`table` holds what a licensee may choose, `wagers` how wagers are made and where they are placed,
`settlement` what becomes of them, `spin` how the dealer conducts a spin.
"""
