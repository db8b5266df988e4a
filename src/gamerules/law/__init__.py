"""The law as data: citations, provisions, history, cross-references, comparison.

Everything here is a pure function of text it is given: no file, clock or network.
"""
