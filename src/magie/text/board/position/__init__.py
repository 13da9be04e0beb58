"""A position as JSON: only what differs from the start is needed, so any situation can be written by hand.

`read_position` builds the record and lets the audit look at it; `write_position` is its exact inverse.
"""

from magie.text.board.position.parts import PositionFile, parse_position
from magie.text.board.position.read import read_position
from magie.text.board.position.write import write_position

__all__ = ["PositionFile", "parse_position", "read_position", "write_position"]
