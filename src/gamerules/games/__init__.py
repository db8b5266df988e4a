"""The games: questions in, answers with their authority out.

Each module is named as the Code names its game. A question and an answer are plain, immutable
data; a game knows nothing of features, evidence or the site, and reads no file, clock or network.
"""
