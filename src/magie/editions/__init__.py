"""The editions as data: squares, deeds, decks, numbers, named switches and clause ids.

Here belong: TOML files, their schema, and turning them into numbers. A new board is a new file, no Python.
Here do not belong: rules (board/, deal/) and sentences for people (locales/).
"""

from magie.editions.load import Edition, edition_names, load_edition

__all__ = ["Edition", "edition_names", "load_edition"]
