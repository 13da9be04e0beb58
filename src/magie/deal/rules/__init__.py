"""The rules of the card game, one file per chapter.

Functions starting with `may_` say whether, those with `do_` carry out, the rest answer questions.
"""
