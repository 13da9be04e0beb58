"""The board editions in names: one file for each thing that crosses the border (actions, outcomes, events, positions).

Here belong: translations between the record and JSON, both ways.
Here do not belong: decisions about what is legal; those are asked of magie.board.
"""
