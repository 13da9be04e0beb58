"""Names instead of numbers: actions, events, positions and records as JSON and text, and sentences in three languages.

Here belong: everything that turns the engine's codes into what people and programs read, and back.
Here do not belong: rules (board/, deal/), the object people play with (game.py), screens (cli/, server/, web/).
"""
