"""The board, the players and their deeds as text with colours; readable without colours and on 80 columns, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.color import Color
from rich.style import Style
from rich.text import Text

from magie.cli._words import Words
from magie.text.sentences import money_format

if TYPE_CHECKING:
    from magie.bots.base import BoardView

SEAT_STYLES = (
    "bold bright_cyan",
    "bold bright_magenta",
    "bold bright_yellow",
    "bold bright_green",
    "bold bright_red",
    "bold bright_blue",
    "bold white",
    "bold cyan",
)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORTER = (("straße", "str."), ("bahnhof", "bhf."))
SENSELESS = 2  # letters of a further word that say nothing
NARROWEST_CELL = 7
WIDEST_CELL = 11
LONGER_BY = 3  # there is more room for names on the left and right edge
MARKS = 6  # and for owner, buildings and tokens beside them
WIDE = 60  # columns in the middle of the board from which deeds can be written longer
ROOMY = 4  # up to so many players have a second line each, for their deeds


def seat_letters(names: Sequence[str]) -> list[str]:
    """One letter for each seat: the initial if it is still free."""
    letters: list[str] = []
    for name in names:
        wishes = [letter for letter in name.upper() if letter in LETTERS] + list(LETTERS)
        letters.append(next(letter for letter in wishes if letter not in letters))
    return letters


def shortened(name: str, width: int) -> str:
    """A name that fits."""
    for long, short in SHORTER:
        if cell_len(name) > width:
            name = name.replace(long, short)
    if cell_len(name) <= width:
        return name
    cut = set_cell_size(name, width).rstrip()
    words, _, fragment = cut.rpartition(" ")
    return words if words and len(fragment) <= SENSELESS else cut


class Drawing:
    """One position, ready to be drawn."""

    def __init__(self, board: BoardView, names: Sequence[str], words: Words, width: int) -> None:
        self.board_view = board
        self.edition = board.edition
        self.names = names
        self.letters = seat_letters(names)
        self.words = words
        self.width = width
        self.money = money_format(board.edition)

    def board(self) -> list[Text]:
        """The ring as it lies on the table, start at the bottom right; a list where that is not possible."""
        squares = self.edition.square_ids
        side, rest = divmod(len(squares), 4)
        cell = min(WIDEST_CELL, (self.width - 1) // (side + 1)) if side else 0
        if rest or cell < NARROWEST_CELL or side < 4:
            return self._board_as_list()
        top = squares[2 * side : 3 * side + 1]
        bottom = tuple(reversed(squares[: side + 1]))
        left = tuple(reversed(squares[side + 1 : 2 * side]))
        right = squares[3 * side + 1 :]
        edge = cell + LONGER_BY + MARKS
        middle = self._middle((side + 1) * cell - 2 * edge - 4, side - 1)
        lines = [self._row(top, cell, self._name), self._row(top, cell, self._marks)]
        for row in range(side - 1):
            line = Text.assemble(self._name(left[row], cell + LONGER_BY), self._marks(left[row], MARKS), ("│ ", "dim"))
            line.append_text(middle[row])
            line.append(" │", style="dim")
            line.append_text(self._marks(right[row], MARKS, align_right=True)).append_text(
                self._name(right[row], cell + LONGER_BY)
            )
            lines.append(line)
        lines += [self._row(bottom, cell, self._marks), self._row(bottom, cell, self._name)]
        return lines

    def _board_as_list(self) -> list[Text]:
        """Only squares where something is: a token, an owner."""
        lines = [self.player_line(seat, self.width) for seat in range(len(self.names))]
        for square in self.edition.square_ids:
            marks = self._marks(square, MARKS)
            if marks.plain.strip():
                lines.append(Text.assemble(self._name(square, 24), " ", marks))
        return lines

    def _row(self, squares: Sequence[str], cell: int, part: object) -> Text:
        line = Text()
        for square in squares:
            line.append_text(part(square, cell))  # type: ignore[operator]
        return line

    def _name(self, square: str, width: int) -> Text:
        name = shortened(self.edition.square_name(square), width - 1)
        return Text(set_cell_size(name, width - 1), style=self.group_style(square)).append(" ", style=Style.null())

    def group_style(self, square: str) -> Style:
        """The colour of a group behind black or white letters, whichever can be read."""
        group = self.edition.file.squares[square].group
        if group is None:
            return Style(dim=True)
        colour = Color.parse(self.edition.file.groups[group].colour)
        red, green, blue = colour.get_truecolor()
        is_light = 299 * red + 587 * green + 114 * blue > 128_000
        return Style(color="black" if is_light else "bright_white", bgcolor=colour)

    def _marks(self, square: str, width: int, *, align_right: bool = False) -> Text:
        """Owner, buildings or mortgage, and the tokens that stand there: `A3 <B>`."""
        text = Text()
        owner = self.board_view.owner(square)
        if owner is not None:
            text.append(self.letters[owner] + self._state(square), style=SEAT_STYLES[owner])
        standing = [seat for seat in self.board_view.living if self.board_view.square(seat) == square]
        if standing:
            text.append("<")
            for seat in standing:
                text.append(self.letters[seat], style=SEAT_STYLES[seat])
            text.append(">")
        text.truncate(width)
        gap = " " * (width - cell_len(text.plain))
        return Text(gap[1:]).append_text(text).append(gap[:1]) if align_right else text.append(gap)

    def _state(self, deed: str) -> str:
        part = self.board_view.deed(deed)
        if part.get("mortgaged"):
            return "-"
        if part.get("hotel"):
            return "H"
        return str(part["houses"]) if part.get("houses") else ""

    def _middle(self, width: int, rows: int) -> list[Text]:
        """What lies in the middle of the board: the players, and what the bank still has."""
        seats = range(len(self.names))
        lines = []
        for seat in seats:
            lines.append(self.player_line(seat, width))
            if len(self.names) <= ROOMY:
                lines.append(self._deed_line(seat, width))
        bank = self.board_view.view["bank"]
        pot = self.board_view.view.get("pot", 0)
        key = "bank-and-pot" if pot else "bank"
        stock = self.words(key, houses=bank["houses"], hotels=bank["hotels"], pot=self.written(pot))
        lines = [*lines[: rows - 1], Text(shortened(stock, width), style="dim")]
        blank = rows - len(lines)
        lines = [Text() for _ in range(blank // 2)] + lines + [Text() for _ in range(blank - blank // 2)]
        return [_filled(line, width) for line in lines]

    def player_line(self, seat: int, width: int) -> Text:
        """Who, how much, and what is special: `> A Ada  28.400 DM  in jail`."""
        player = self.board_view.players[seat]
        pointer = "> " if self.board_view.on_turn == seat and not player.get("out") else "  "
        note = ""
        if player.get("out"):
            note = self.words("is-out")
        elif player.get("in_jail"):
            note = self.words("is-in-jail")
        if player.get("jail_cards"):
            note += ("  " if note else "") + self.words("has-jail-cards", count=len(player["jail_cards"]))
        # The full width less pointer, letter, money and the gaps between them.
        name_width = max(6, min(14, width - 29))
        name = set_cell_size(shortened(self.names[seat], name_width), name_width)
        line = Text(pointer).append(f"{self.letters[seat]} {name}", style=SEAT_STYLES[seat])
        line.append(f" {self.written(self.board_view.cash(seat)):>10}")
        line.append(f"  {note}", style="yellow")
        if player.get("out"):
            line.stylize("dim")
        return _filled(line, width)

    def _deed_line(self, seat: int, width: int) -> Text:
        """The deeds of a player in their colours, as far as they fit."""
        line = Text("    ")
        deeds = self.board_view.deeds_of(seat)
        for place, deed in enumerate(deeds):
            left = len(deeds) - place - 1
            letters = 3 if width < WIDE else 6
            short = self.edition.square_name(deed)[:letters] + self._state(deed)
            room = width - 5 if left else width
            if cell_len(line.plain) + len(short) + 1 > room:
                line.append(f"+{left + 1}", style="dim")
                break
            line.append(short, style=self.group_style(deed)).append(" ")
        return line

    def deeds(self, seat: int) -> list[Text]:
        """Every deed of a player with what it brings."""
        lines = [self.player_line(seat, self.width)]
        for deed in self.board_view.deeds_of(seat):
            part = self.board_view.deed(deed)
            if part.get("mortgaged"):
                state = self.words("is-mortgaged")
            elif part.get("hotel"):
                state = self.words("has-hotel")
            else:
                state = self.words("has-houses", count=part.get("houses", 0))
            price = self.words("price", sum=self.written(self.board_view.price(deed)))
            name = Text(set_cell_size(self.edition.square_name(deed), 22), style=self.group_style(deed))
            lines.append(
                Text("    ").append_text(name).append(f"  {state:16} {price}  ").append(f"{deed}", style="dim")
            )
        if not self.board_view.deeds_of(seat):
            lines.append(Text(f"    {self.words('no-deeds')}", style="dim"))
        return lines

    def written(self, amount: int) -> str:
        return self.money.write(amount, self.words.language)


def _filled(line: Text, width: int) -> Text:
    line.truncate(width)
    return line.append(" " * max(0, width - cell_len(line.plain)))
