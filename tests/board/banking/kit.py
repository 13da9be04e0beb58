"""The board of the card-reader game, Berlin with money in millions: the verbs of every board bound to it."""

from __future__ import annotations

from tests.board.kit import Board

K = 1_000
M = 1_000_000
START = 15 * M
LIGHT_BLUE = ("oranienburger_strasse", "simon_dach_strasse", "die_hackeschen_hoefe")  # an apartment costs 500K
STATIONS = ("bahnhof_zoo", "flughafen_schoenefeld", "lehrter_bahnhof", "flughafen_tegel")
MEDIA = ("sony_center", "fernsehturm")

BOARD = Board("banking")
game_at, arrive, before, draw = BOARD.game_at, BOARD.arrive, BOARD.before, BOARD.draw
streets_of, colour, hoard = BOARD.streets_of, BOARD.colour, BOARD.hoard
