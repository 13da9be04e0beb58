"""The editions as data: squares, deeds, decks, numbers, named switches and clause ids.

Here belong: TOML files, their schema, and turning them into numbers. A new board is a new file, no Python.
Here do not belong: rules (board/, deal/) and sentences for people (locales/).
"""

# First, because it loads numpy: from deep inside other imports CPython 3.11 takes 30 ms more for that.
import magie._records  # noqa: F401
from magie.editions.load import Edition, edition_names, load_edition

__all__ = ["Edition", "edition_names", "load_edition"]
