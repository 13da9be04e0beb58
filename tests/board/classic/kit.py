"""The classic board: its start money and its colours, and the verbs of every board bound to it."""

from __future__ import annotations

from tests.board.kit import Board

START = 30_000
LIGHT_BLUE = ("chausseestrasse", "elisenstrasse", "poststrasse")

BOARD = Board("classic")
game_at, arrive, before, draw = BOARD.game_at, BOARD.arrive, BOARD.before, BOARD.draw
streets_of, colour, hoard = BOARD.streets_of, BOARD.colour, BOARD.hoard
drawn_in_turn = BOARD.drawn_in_turn
