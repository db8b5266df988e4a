"""A small law of our own making, for tests that must not depend on the real one."""

from __future__ import annotations

CHAPTER = """---
chapter: '19:47'
witnesses:
  - document: one.txt
    lines: 1-9
---

# CHAPTER 47 RULES OF THE GAMES

## Authority

N.J.S.A. 5:12-100.

## Source and Effective Date

R.1996 d.178, effective March 11, 1996. See: 28 N.J.R. 241(b), 28 N.J.R. 1881(b).

## Chapter Expiration Date

Chapter 47, Rules of the Games, expires on March 11, 2001.

## Chapter Historical Note

Chapter 47 was adopted as R.1978 d.186, effective June 2, 1978. See: 10 N.J.R. 177(a).

## CHAPTER TABLE OF CONTENTS

### SUBCHAPTER 5. ROULETTE

- 19:47-5.1 Wagers
- 19:47-5.2 Payout odds
- 19:47-5.3 (Reserved)
"""

HEAD = """---
citation: 19:47-5.1
title: Wagers
supplied: whole
witnesses:
  - document: one.txt
    lines: 10-40
---
"""

BODY = """
(a) The wagers shall be:

1. "Straight" is a wager on one number.

i. It may be made at any time.

(1) Also late.

2. Any other wager in (a)1 above.

(b) The odds are listed below:

| Bets  | Odds    |
| ----- | ------- |
| One   | 35 to 1 |
"""

SECTION = HEAD + BODY
READING = """---
title: One
kind: gap
provisions: ['19:47-5.1(a)1', '19:47-5.9']
words:
  - {at: '19:47-5.1(a)1', text: 'a wager on two numbers'}
reading: So.
rivals: []
affects: [all]
---
Because.
"""
PATH = "docs/law/njac-19-47/05-roulette/5.1.md"
DOCUMENT = "\n" * 9 + "19:47-5.1 Wagers\n" + BODY.replace("|", "\t").replace("-", "")


def files(**changed: str) -> dict[str, str]:
    """The small law's files; `section` and `chapter` replace those texts."""
    return {
        "docs/law/documents/one.txt": DOCUMENT,
        "docs/law/njac-19-47/chapter.md": changed.get("chapter", CHAPTER),
        PATH: changed.get("section", SECTION),
    }
