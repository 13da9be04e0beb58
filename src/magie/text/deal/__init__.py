"""The card game in names and JSON: actions, outcomes, events, positions, views.

Here belongs: turning the engine's numbers of deal/ into what people and programs write, and back.
Here do not belong: rules.
"""
