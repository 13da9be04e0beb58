"""A person at the keyboard: shows what can be done, reads what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from magie.bots.base import BoardView, View
from magie.bots.limits import Limit
from magie.cli.terminal.labels import kind_name, label, problem_sentence, refusal
from magie.cli.terminal.trading import Cancelled, guided_trade
from magie.errors import MagieError, Unreadable
from magie.text.actions import Action, LegalActions
from magie.text.amounts import read_amount
from magie.text.sentences import group_text, player_name, tell

if TYPE_CHECKING:
    from magie.cli.terminal.session import Session

# Kinds with one action for each deed or group: more than a few of them share one line and a list of their own.
LISTED = ("build", "sell_building", "sell_group", "mortgage", "redeem", "take_over", "declare", "move")
FEW = 3
MANY = 12  # in debt all ways to raise money are shown at once, up to this many
USUAL_NEXT = ("roll", "end_turn")  # what the Enter key does
ENTER = "  [Enter]"  # the name of the key, in every language
FULL_TABLE = ("turn_start", "jail_choice")  # where a turn begins, the whole table is drawn


@dataclass
class Entry:
    """A numbered line of the menu."""

    text: str
    choose: Callable[[], Action | None]
    is_usual: bool = False


class TerminalPerson:
    """Implements `bots.base.Person` for one seat."""

    def __init__(self, seat: int, session: Session) -> None:
        self.seat = seat
        self.session = session
        self.is_asked_between = False
        self._seen_ply = -1

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        board = BoardView(view, self.session.game.edition)
        must = board.is_required
        if not must and not self.is_asked_between and all(action.do != "demand_rent" for action in legal):
            return None
        self.session.save()
        self._show_situation(board)
        while True:
            entries = self._menu(board, legal)
            self._show_menu(entries, must)
            line = self.session.read(self._prompt()).strip()
            if not must and line in ("", "0"):
                return None
            action = self._answer(line, entries, board)
            if action is not None:
                return action

    def refused(self, problem: MagieError) -> None:
        self.session.complain(problem_sentence(problem, self.session.game, self.session.words))

    def _prompt(self) -> str:
        return f"{self.session.game.names[self.seat]}> "

    def _show_situation(self, board: BoardView) -> None:
        """The whole table where a turn begins, otherwise only what the question is about."""
        ply = int(board.view.get("ply", 0))
        if board.phase in FULL_TABLE or self._seen_ply < 0:
            if ply != self._seen_ply:
                self.session.show_board()
        self._seen_ply = ply
        for message_id, arguments in self._questions(board):
            self.session.note(
                tell(
                    message_id,
                    arguments,
                    self.session.game.edition,
                    self.session.words.language,
                    self.session.game.names,
                )
            )

    def _questions(self, board: BoardView) -> list[tuple[str, dict[str, Any]]]:
        """What is special about this moment."""
        view, cash = board.view, board.cash(self.seat)
        match board.phase:
            case "auction":
                auction = view["auction"]
                leader = auction.get("leader")
                about = {"lot": auction["lot"], "amount": auction.get("high", 0), "sum": cash}
                if leader is None:
                    return [("cli-ask-auction-open", about)]
                return [("cli-ask-auction", about | {"seat": leader})]
            case "debt":
                debt = view["debt"]
                about = {"creditor": debt["creditor"], "amount": debt["amount"], "sum": cash}
                return [("cli-ask-debt", about | {"missing": debt["amount"] - cash})]
            case "offer":
                offer = view["offer"]
                give, take = _bundle(offer.get("give", {})), _bundle(offer.get("take", {}))
                about = {"maker": offer["maker"], "give": give, "take": take}
                return [("cli-ask-offer" if offer["to"] == self.seat else "cli-ask-own-offer", about)]
            case "purchase":
                square = board.square(self.seat)
                return [("cli-ask-purchase", {"square": square, "amount": board.price(square), "sum": cash})]
            case "tax_choice":
                return [("cli-ask-tax", {})]
            case "transfer":
                return [("cli-ask-transfer", {})]
            case "jail_choice":
                return [("cli-ask-jail", {"count": int(view["players"][self.seat].get("attempts", 0)) + 1})]
        return [("cli-ask-between", {"on_turn": board.on_turn})] if not board.is_required else []

    def _menu(self, board: BoardView, legal: LegalActions) -> list[Entry]:
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.do, []).append(action)
        few = MANY if board.phase == "debt" else FEW
        entries: list[Entry] = []
        for kind, actions in by_kind.items():
            if kind in ("offer", "counter"):
                continue
            if kind == "bid":
                entries += self._bids(actions)
            elif kind in LISTED and len(actions) > few:
                entries.append(Entry(self._list_title(kind, len(actions)), self._chooser(actions)))
            else:
                entries += [self._entry(action) for action in actions]
        # What moves the game on comes first.
        entries.sort(key=lambda entry: not entry.is_usual)
        if self._may_trade(by_kind):
            kind = "counter" if board.phase == "offer" else "offer"
            entries.append(Entry(self.session.words(f"menu-{kind}"), lambda: self._trade(board, kind)))
        return entries

    def _may_trade(self, by_kind: dict[str, list[Action]]) -> bool:
        return "offer" in by_kind or "counter" in by_kind

    def _entry(self, action: Action) -> Entry:
        text = label(action, self.session.game, self.seat, self.session.words)
        return Entry(text, lambda: action, action.do in USUAL_NEXT)

    def _bids(self, actions: list[Action]) -> list[Entry]:
        """The least bid, a bolder one, and any other amount."""
        entries = [self._entry(action) for action in (actions[0], *actions[2:3])]
        if len(actions) > 1:
            entries.append(Entry(self.session.words("menu-bid"), self._ask_bid))
        return entries

    def _ask_bid(self) -> Action | None:
        amount = self.session.read_number(self.session.words("how-much"))
        return None if amount is None else Action({"do": "bid", "amount": amount}, f"bid {amount}")

    def _list_title(self, kind: str, count: int) -> str:
        return self.session.words("menu-list", kind=kind_name(kind, self.session.words), count=count)

    def _chooser(self, actions: list[Action]) -> Callable[[], Action | None]:
        def choose() -> Action | None:
            entries = [self._entry(action) for action in actions]
            self._show_menu(entries, True)
            line = self.session.read(self.session.words("which-one")).strip()
            if line.isdecimal() and 1 <= int(line) <= len(entries):
                return entries[int(line) - 1].choose()
            return None

        return choose

    def _show_menu(self, entries: Sequence[Entry], must: bool) -> None:
        lines = [
            f"{number:2}  {entry.text}{ENTER if entry.is_usual else ''}"
            for number, entry in enumerate(entries, start=1)
        ]
        if not must:
            lines.append(f" 0  {self.session.words('menu-wait')}")
        self.session.show_menu(lines)

    def _answer(self, line: str, entries: list[Entry], board: BoardView) -> Action | None:
        """The action a line stands for; None after a command that only shows something."""
        if not line:
            usual = [entry for entry in entries if entry.is_usual]
            if len(usual) == 1:
                return usual[0].choose()
            self.session.note(self.session.words("choose-a-number"))
            return None
        if line.isdecimal():
            number = int(line)
            if 1 <= number <= len(entries):
                return entries[number - 1].choose()
            if board.phase == "auction":
                return Action({"do": "bid", "amount": number}, f"bid {number}")
            self.session.note(self.session.words("choose-a-number"))
            return None
        bid = read_amount(line, self.session.game.edition.file.currency) if board.phase == "auction" else None
        if bid is not None:
            return Action({"do": "bid", "amount": bid}, f"bid {bid}")
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            return command(self, rest.strip(), board)
        return self._typed(line, board)

    def _typed(self, line: str, board: BoardView) -> Action | None:
        """The short text form; deeds and players may be named in full or by the beginning of their name."""
        words = line.split()
        known = [word.casefold() if place == 0 else self._resolved(word) for place, word in enumerate(words)]
        if known[0] == "offer" and len(words) > 1 and not words[1].isdecimal():
            seats = [
                seat
                for seat, name in enumerate(self.session.game.names)
                if name.casefold().startswith(words[1].casefold())
            ]
            known[1] = str(seats[0]) if len(seats) == 1 else words[1]
        try:
            return self.session.game.match.read_action(" ".join(known))
        except MagieError as problem:
            what = line if isinstance(problem, Unreadable) else ""
            if what:
                self.session.complain(self.session.words("not-understood", what=what))
            else:
                self.refused(problem)
            return None

    def _resolved(self, word: str) -> str:
        """The id of a deed or group from its id, its name or the beginning of one of them."""
        edition = self.session.game.edition
        ids = {deed: edition.square_name(deed) for deed in edition.deed_ids}
        ids |= {group: group_text(edition, group, self.session.words.language) for group in edition.group_ids}
        folded = word.casefold().replace("ß", "ss")
        if folded in ids or folded in (
            "give",
            "take",
            "redeem",
            "keep",
            "on",
            "off",
            "jailcard",
            "flat",
            "percent",
            "pay",
            "draw",
        ):
            return folded
        matches = [
            known for known, name in ids.items() if known.startswith(folded) or name.casefold().startswith(folded)
        ]
        return matches[0] if len(matches) == 1 else word

    def _trade(self, board: BoardView, kind: str) -> Action | None:
        try:
            return guided_trade(self.session, board, kind)
        except Cancelled:
            return None

    def _command_trade(self, rest: str, board: BoardView) -> Action | None:
        return self._trade(board, "counter" if board.phase == "offer" else "offer")

    def _command_quit(self, rest: str, board: BoardView) -> Action | None:
        self.session.leave()
        return None

    def _command_board(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_board()
        return None

    def _command_deeds(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_deeds()
        return None

    def _command_log(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_log(int(rest) if rest.isdecimal() and int(rest) > 0 else 20)
        return None

    def _command_why(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_reasons(int(rest) if rest.isdecimal() and int(rest) > 0 else 1)
        return None

    def _command_rules(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_rules(rest)
        return None

    def _command_save(self, rest: str, board: BoardView) -> Action | None:
        self.session.save_copy(rest)
        return None

    def _command_undo(self, rest: str, board: BoardView) -> Action | None:
        self.session.note(self.session.words("no-undo"))
        return None

    def _command_between(self, rest: str, board: BoardView) -> Action | None:
        self.is_asked_between = rest.casefold() != "off"
        self.session.note(self.session.words("between-on" if self.is_asked_between else "between-off"))
        return None

    def _command_demand(self, rest: str, board: BoardView) -> Action | None:
        """`demand on` and `demand off` switch; with a deed it is the action itself."""
        if rest.casefold() not in ("on", "off"):
            return self._typed(f"demand {rest}", board)
        wish = rest.casefold() == "on"
        self.session.note(self.session.words("demand-on" if wish else "demand-off"))
        return Action({"do": "prefer", "always_demand": wish})

    def _command_resign(self, rest: str, board: BoardView) -> Action | None:
        if self.session.confirm(self.session.words("really-resign")):
            return Action({"do": "resign"}, "resign")
        return None

    def _command_help(self, rest: str, board: BoardView) -> Action | None:
        self.session.show_help(self._closed_kinds(board))
        return None

    def _closed_kinds(self, board: BoardView) -> list[tuple[str, str]]:
        """What cannot be done now, and why: each reason with all kinds it holds for."""
        game, words = self.session.game, self.session.words
        by_reason: dict[str, list[str]] = {}
        for choice in game.choices(self.seat):
            # Without a reason, or refused as a thing of another edition: nobody here would miss it.
            is_missed = choice.get("refusal", "wrong_edition") != "wrong_edition"
            if choice["legal"] or not is_missed or choice["do"] in ("prefer", "resign"):
                continue
            reason = refusal(self._sample(choice["do"], board), game, self.seat, words)
            if reason is not None:
                by_reason.setdefault(reason, []).append(kind_name(choice["do"], words))
        return [(", ".join(kinds), reason) for reason, kinds in by_reason.items()]

    def _sample(self, kind: str, board: BoardView) -> dict[str, Any]:
        """An action of this kind to ask the rules about, with an own deed where one is needed."""
        edition = self.session.game.edition
        own = board.deeds_of(self.seat)
        deed = own[0] if own else edition.deed_ids[0]
        other = next((seat for seat in board.living if seat != self.seat), self.seat)
        samples: dict[str, dict[str, Any]] = {
            "bid": {"amount": max(1, edition.file.money.auction_minimum)},
            "declare": {"count": 1},
            "sell_group": {"group": edition.file.squares[deed].group, "level": 0},
            "pay_tax": {"choice": "flat"},
            "choose": {"option": "pay"},
            "move": {"steps": 1},
            "play_fortune": {"card": edition.fortune_ids[-1] if edition.fortune_ids else ""},
            "offer": {"to": other, "give": {"deeds": [deed]}},
            "counter": {"give": {"deeds": [deed]}},
        }
        if kind in ("demand_rent", "build", "place", "sell_building", "mortgage", "redeem", "take_over"):
            return {"do": kind, "deed": deed}
        return {"do": kind, **samples.get(kind, {})}

    def name(self) -> str:
        return player_name(self.seat, self.session.game.names, self.session.words.language)


def _bundle(side: dict[str, Any]) -> dict[str, Any]:
    """A side of an offer as a view shows it, in the form of an action."""
    return {"cash": side.get("cash", 0), "deeds": side.get("deeds", []), "jail_cards": len(side.get("decks", ()))}


Command = Callable[[TerminalPerson, str, BoardView], Action | None]
COMMANDS: dict[str, Command] = {
    "?": TerminalPerson._command_help,
    "help": TerminalPerson._command_help,
    "q": TerminalPerson._command_quit,
    "quit": TerminalPerson._command_quit,
    "trade": TerminalPerson._command_trade,
    "board": TerminalPerson._command_board,
    "deeds": TerminalPerson._command_deeds,
    "log": TerminalPerson._command_log,
    "why": TerminalPerson._command_why,
    "rules": TerminalPerson._command_rules,
    "save": TerminalPerson._command_save,
    "undo": TerminalPerson._command_undo,
    "between": TerminalPerson._command_between,
    "demand": TerminalPerson._command_demand,
    "resign": TerminalPerson._command_resign,
}
