"""A room as its log tells it: rows folded into a table, the game, the seats, votes and clocks. Pure."""
