"""The guided trade: with whom, what to give, what to take, one question at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.bots.base import BoardView
from magie.text.actions import Action
from magie.text.sentences import tell

if TYPE_CHECKING:
    from magie.cli.terminal.session import Session

CANCEL = "x"


class Cancelled(Exception):
    """The trade was broken off."""


def guided_trade(session: Session, board: BoardView, kind: str) -> Action:
    """An offer, or a counter-offer to whoever made the offer on the table."""
    session.note(session.words("trade-intro", cancel=CANCEL))
    partner = int(board.view["offer"]["maker"]) if kind == "counter" else _partner(session, board)
    give = _side(session, board, board.seat, "give")
    take = _side(session, board, partner, "take")
    fields: dict[str, Any] = {"do": kind, "give": give, "take": take}
    if kind == "offer":
        fields["to"] = partner
    burdened = [deed for deed in take["deeds"] if board.is_mortgaged(deed)]
    if burdened:
        question = tell("cli-trade-redeem", {"deeds": burdened}, board.edition, session.words.language)
        if session.confirm(question):
            fields["redeem"] = burdened
    summary = {"to": partner, "give": give, "take": take}
    session.note(tell("cli-trade-summary", summary, board.edition, session.words.language, session.game.names))
    if not session.confirm(session.words("trade-sure")):
        raise Cancelled
    return session.game.match.read_action(fields)


def _partner(session: Session, board: BoardView) -> int:
    others = [seat for seat in board.living if seat != board.seat]
    if len(others) == 1:
        return others[0]
    session.show_menu([f"{number:2}  {session.game.names[seat]}" for number, seat in enumerate(others, start=1)])
    while True:
        line = _line(session, session.words("trade-with"))
        if line.isdecimal() and 1 <= int(line) <= len(others):
            return others[int(line) - 1]
        session.note(session.words("choose-a-number"))


def _side(session: Session, board: BoardView, seat: int, side: str) -> dict[str, Any]:
    """What one of the two puts on the table."""
    deeds = board.deeds_of(seat)
    chosen: list[str] = []
    if deeds:
        lines = []
        for number, deed in enumerate(deeds, start=1):
            mortgaged = f" ({session.words('is-mortgaged')})" if board.is_mortgaged(deed) else ""
            lines.append(f"{number:2}  {board.edition.square_name(deed)}{mortgaged}")
        session.show_columns(lines)
        chosen = _chosen_deeds(session, deeds, side)
    cash = session.read_number(session.words(f"trade-{side}-cash"), usual=0, cancel=CANCEL)
    if cash is None:
        raise Cancelled
    cards = len(board.players[seat].get("jail_cards", ()))
    count: int | None = 0
    if cards:
        count = session.read_number(session.words(f"trade-{side}-cards", count=cards), usual=0, cancel=CANCEL)
        if count is None:
            raise Cancelled
    return {"cash": cash, "deeds": chosen, "jail_cards": count}


def _chosen_deeds(session: Session, deeds: list[str], side: str) -> list[str]:
    while True:
        numbers = _line(session, session.words(f"trade-{side}-deeds")).replace(",", " ").split()
        if all(number.isdecimal() and 1 <= int(number) <= len(deeds) for number in numbers):
            return [deeds[place] for place in sorted({int(number) - 1 for number in numbers})]
        session.note(session.words("choose-a-number"))


def _line(session: Session, prompt: str) -> str:
    line = session.read(prompt).strip()
    if line.casefold() == CANCEL:
        raise Cancelled
    return line
