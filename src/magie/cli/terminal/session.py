"""One sitting at the table: sets it up, plays until the end or until somebody leaves, and keeps what was played."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from magie.cli import _books
from magie.cli._bots import problems_told
from magie.cli._words import Problem, Words, print_indented
from magie.cli.terminal.saves import (
    PERSON,
    Seating,
    resume_command,
    save,
)
from magie.errors import MagieError
from magie.text.fluent import MissingText

if TYPE_CHECKING:
    from magie.bots.base import Bot
    from magie.game import Game
    from magie.text.match import Event

PAUSE = 0.35  # seconds after each sentence about a bot, so that eyes can follow
YES = ("y", "yes", "j", "ja")


class Leave(Exception):
    """Somebody stands up; `code` is the exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def bots_told(words: Words) -> Iterator[None]:
    """What is wrong with a bot becomes a sentence."""
    try:
        with problems_told(words.language):
            yield
    except MagieError as problem:
        raise Problem(words("cannot-start", problem=str(problem))) from None


class Session:
    """The screen, the keyboard and the file of one sitting."""

    def __init__(self, game: Game, seating: Seating, words: Words, path: Path, *, is_fast: bool) -> None:
        from magie.bots.registry import new_bot
        from magie.bots.runner import GameRunner
        from magie.cli.terminal.person import TerminalPerson

        self.game = game
        self.seating = seating
        self.words = words
        self.path = path
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.is_paced = self.console.is_terminal and not is_fast
        self.log: list[tuple[str, list[str]]] = []  # each sentence with the clauses it rests on
        self._saved_events = -1
        self._has_complained = False  # a full disk is told once, not after every turn
        with bots_told(words):
            players: list[Bot] = [
                TerminalPerson(seat, self) if kind == PERSON else new_bot(kind, game.edition)
                for seat, kind in enumerate(seating.players[: game.seats])
            ]
        self.table = GameRunner(game, players)
        self._people = [seat for seat, kind in enumerate(seating.players) if kind == PERSON]

    def run(self, is_new: bool) -> int:
        """Play until the game is over or somebody leaves."""
        with suppress(ImportError):
            import readline  # noqa: F401 -- lets input() edit and recall lines
        before = self._catch_signals()
        try:
            self._welcome(is_new)
            while not self.table.is_over:
                events = self.table.advance()
                self.hear(events, said=self._said())
                if any(event["event"] == "turn_started" for event in events):
                    self.save()
            self.save()
            self._tell_end()
            return 0
        except Leave as leave:
            return self._say_goodbye(leave.code)
        except KeyboardInterrupt:
            return self._say_goodbye(130)
        except MagieError as problem:
            # People are told and asked again, and ours know the rules: this is somebody's own bot.
            self.complain(str(problem))
            self._say_goodbye(1)
            return 1
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _catch_signals(self) -> dict[int, Any]:
        def stand_up(number: int, frame: object) -> None:
            raise Leave(128 + number)

        caught = [number for number in (signal.SIGTERM, getattr(signal, "SIGHUP", None)) if number is not None]
        return {number: signal.signal(number, stand_up) for number in caught}

    def _welcome(self, is_new: bool) -> None:
        seed = self.words("seed", seed=str(self.seating.seed))
        self.console.print(Text(f"{self.words('welcome' if is_new else 'welcome-back')} {seed}", style="bold"))
        if is_new:
            self.hear(self.game.events[:] + self.game.play_chance(), paced=False)
        else:
            self.hear(self.game.events, shown=8, paced=False)
        self.console.print(Text(self.words("how-to"), style="dim"))

    def _said(self) -> str:
        """What the bot that just offered or answered says about it; why it buys nobody needs to hear unasked."""
        from magie.text.reasons import SAID_TO_NOBODY, quoted_reason

        stated = self.table.reason()
        if stated is None or stated[1].code in SAID_TO_NOBODY:
            return ""
        return quoted_reason(*stated, self.game.edition, self.words.language, self.game.names)

    def hear(self, events: Sequence[Event], *, shown: int | None = None, paced: bool = True, said: str = "") -> None:
        """Tell what happened and remember why; `said` stands under the first sentence."""
        from magie.text.narrate import clauses_told, narrate

        sentences = narrate(events, self.game.edition, self.words.language, self.game.names)
        if said and sentences:
            sentences[0] += f"\n    {said}"
        told = list(zip(sentences, clauses_told(events, self.game.edition), strict=True))
        self.log += told
        for sentence, _ in told if shown is None else told[-shown:]:
            self.console.print(self._coloured(sentence))
            if self.is_paced and paced:
                time.sleep(PAUSE)

    def _coloured(self, sentence: str) -> Text:
        from magie.cli.terminal.drawing import SEAT_STYLES

        text = Text(f"· {sentence}")
        for seat, name in enumerate(self.game.names):
            text.highlight_words([name], SEAT_STYLES[seat])
        return text

    def show_board(self) -> None:
        self.console.print()
        for line in self._drawing().board():
            self.console.print(line, no_wrap=True, overflow="crop")
        self.console.print()

    def _drawing(self) -> Any:
        from magie.bots.base import BoardView
        from magie.cli.terminal.drawing import Drawing

        view = self.game.view(self._people[0] if self._people else None)
        return Drawing(BoardView(view, self.game.edition), self.game.names, self.words, self.console.width)

    def show_deeds(self) -> None:
        drawing = self._drawing()
        for seat in range(self.game.seats):
            for line in drawing.deeds(seat):
                self.console.print(line)

    def show_log(self, count: int) -> None:
        for sentence, _ in self.log[-count:]:
            self.console.print(self._coloured(sentence))

    def show_reasons(self, count: int) -> None:
        """The clauses behind the last sentences."""
        from magie.text.sentences import clause_text

        for sentence, clauses in self.log[-count:]:
            self.console.print(self._coloured(sentence))
            if not clauses:
                self.console.print(Text(f"    {self.words('no-clause')}", style="dim"))
            for clause in clauses:
                try:
                    title, text = clause_text(self.game.edition.base, clause, self.words.language)
                except MissingText:  # a rulebook that a user wrote from nothing has no texts
                    title, text = clause, ""
                print_indented(self.console, Text.assemble((title, "bold"), f": {text} ", (f"({clause})", "dim")), 4)

    def show_rules(self, topic: str) -> None:
        edition = self.game.edition.base
        if edition not in _books.books():
            self.note(self.words("no-clause"))
            return
        if not topic:
            self.note(self.words("topics-of", edition=edition, topics=", ".join(_books.topics(edition))))
            return
        try:
            found = _books.clauses_about(edition, topic, self.words)
        except Problem as problem:
            self.complain(str(problem))
            return
        for clause in found:
            self.console.print(
                Text.assemble((clause["title"], "bold"), f": {clause['text']} ", (f"({clause['id']})", "dim"))
            )

    def show_help(self, closed: Sequence[tuple[str, str]]) -> None:
        self.console.print(Text(self.words("help")))
        if closed:
            self.console.print(Text(self.words("not-now"), style="bold"))
        for kinds, reason in closed:
            print_indented(self.console, Text.assemble((kinds, "cyan"), f": {reason}"), 2)

    def show_menu(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def show_columns(self, lines: Sequence[str]) -> None:
        self.console.print(Columns([Text(line) for line in lines], padding=(0, 2), column_first=True))

    def note(self, text: str) -> None:
        self.console.print(Text(text, style="bold"))

    def complain(self, text: str) -> None:
        self.console.print(Text(text, style="bold red"))

    def read(self, prompt: str) -> str:
        """A line from the keyboard; its end means leaving."""
        sys.stdout.flush()
        try:
            return input(prompt if prompt.endswith(" ") else f"{prompt} ")
        except EOFError:
            raise Leave from None

    def read_number(self, prompt: str, *, usual: int | None = None, cancel: str = "") -> int | None:
        """A number, also with separators or a k as people write it; None if it was broken off."""
        from magie.text.amounts import read_amount

        while True:
            line = self.read(prompt).strip()
            if not line and usual is not None:
                return usual
            if not line or (cancel and line.casefold() == cancel):
                return None
            digits = line.replace(".", "").replace(",", "").replace("'", "")
            number = read_amount(digits, self.game.edition.file.currency)
            if number is not None and number < 1_000_000_000:
                return number
            self.note(self.words("a-number-please"))

    def confirm(self, question: str) -> bool:
        return self.read(f"{question} ").strip().casefold() in YES

    def leave(self) -> None:
        raise Leave

    def save(self) -> None:
        """Keep the game as it stands, if anything has happened since."""
        if len(self.game.events) == self._saved_events:
            return
        self._saved_events = len(self.game.events)
        try:
            save(self.game, self.seating, self.path)
        except OSError as problem:
            if not self._has_complained:
                self.complain(self.words("cannot-write", file=str(self.path), problem=problem.strerror or ""))
            self._has_complained = True

    def save_copy(self, name: str) -> None:
        if not name:
            self.note(self.words("save-where"))
            return
        path = Path(name).expanduser()
        try:
            save(self.game, self.seating, path)
        except OSError as problem:
            self.complain(self.words("cannot-write", file=str(path), problem=problem.strerror or ""))
        else:
            self.note(self.words("saved", file=str(path)))

    def _say_goodbye(self, code: int) -> int:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not interrupt the saving
        try:
            save(self.game, self.seating, self.path)
        except OSError as problem:
            self.complain(self.words("cannot-write", file=str(self.path), problem=problem.strerror or ""))
            return 1
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.console.print()
        self.note(self.words("goodbye"))
        # Unbroken, however narrow the terminal is, so that it can be copied.
        print(f"  {resume_command(self.path)}", flush=True)
        return code

    def _tell_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        self.show_board()
        for place, seat in enumerate(outcome.ranking, start=1):
            self.console.print(self._coloured(self.words("place", place=place, name=self.game.names[seat])))
        self.console.print(Text(self.words("over"), style="bold"))
        print(f"  magie replay {self.path}", flush=True)
