"""Rooms: a setup and a log, folded into a table; who sits where; what each of them may see; chance that can be checked.

Nothing here knows HTTP. `hub.Hub` finds rooms, `room.Room` takes commands, `table.Table` folds the log.
"""
