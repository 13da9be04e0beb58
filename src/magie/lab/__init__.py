"""Where games are played by the thousand and measured.

Here belong: runs of many games, measurements, statistics. They drive the engine and read what it says.
Here do not belong: rules, and anything a table of people needs.
"""
