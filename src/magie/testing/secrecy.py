"""What nobody may see: worlds that differ only in secrets must look the same to every seat they are secret from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from magie.editions import Edition
from magie.testing.players import Chooser

Position = dict[str, Any]
# A world, and the viewers (seats, or None for the public) to whom it must look like the one it was made from.
World = tuple[Position, tuple[int | None, ...]]


def _other_boards(edition: Edition, position: Position, chooser: Chooser) -> Iterator[World]:
    """The piles in another order, and cards nobody has drawn exchanged for cards that lie in the pile already."""
    everybody = (None, *range(len(position["players"])))
    for deck, pile in position.get("decks", {}).items():
        queue = list(pile.get("queue", []))
        unseen = list(pile.get("unseen", []))
        if len(queue) > 1:
            shuffled = [queue.pop(chooser.below(len(queue))) for _ in range(len(queue))]
            yield _with_pile(position, deck, unseen, shuffled), everybody
        if pile.get("queue") and unseen:
            hidden = [*pile["queue"], *unseen]
            mixed = [hidden.pop(chooser.below(len(hidden))) for _ in range(len(hidden))]
            count = len(pile["queue"])
            yield _with_pile(position, deck, mixed[count:], mixed[:count]), everybody
    yield from _other_fortunes(edition, position, chooser)


def _other_fortunes(edition: Edition, position: Position, chooser: Chooser) -> Iterator[World]:
    """A kept fortune card exchanged for one that still lies face down on the board."""
    if "result" in position or "reaction" in position:
        return  # a card that is being answered with shows itself
    left = {card.id: card.copies for card in getattr(edition.file, "fortune", ()) if card.timing == "keep"}
    gone = [*position.get("fortune", {}).get("discard", []), position.get("turn", {}).get("fortune")]
    for player in position["players"]:
        gone += player.get("fortunes", [])
    for card in gone:
        if card in left:
            left[card] -= 1
    for seat, player in enumerate(position["players"]):
        others = [card for card, count in left.items() if count > 0]
        if player.get("fortunes") and others:
            kept = list(player["fortunes"])
            kept[chooser.below(len(kept))] = chooser.one_of(others)
            players = list(position["players"])
            players[seat] = {**player, "fortunes": kept}
            yield {**position, "players": players}, _all_but(position, seat)


def _with_pile(position: Position, deck: str, unseen: list[str], queue: list[str]) -> Position:
    return {**position, "decks": {**position["decks"], deck: {"unseen": unseen, "queue": queue}}}


def _other_hands(edition: Edition, position: Position, chooser: Chooser) -> Iterator[World]:
    """Cards exchanged between two hands, a hand and the draw pile, a hand and the card its player is passing on."""
    if "result" in position:
        return  # all hands lie open
    players = position["players"]
    for seat, player in enumerate(players):
        secret = _secret_cards(position, seat)
        if not secret:
            continue
        card = chooser.one_of(secret)
        unseen = _draw_pile(edition, position)
        if unseen:
            yield _with_hands(position, {seat: (card, chooser.one_of(unseen))}), _all_but(position, seat)
        if player.get("passing"):
            changed = _with_hands(position, {seat: (card, player["passing"])})
            changed["players"][seat]["passing"] = card
            yield changed, _all_but(position, seat)
        other = chooser.below(len(players))
        theirs = _secret_cards(position, other)
        if other != seat and theirs:
            taken = chooser.one_of(theirs)
            world = _with_hands(position, {seat: (card, taken), other: (taken, card)})
            yield world, _all_but(position, seat, other)


def _secret_cards(position: Position, seat: int) -> list[str]:
    """Cards of a hand that nobody else has seen."""
    if position.get("layer") == seat:
        return []
    secret = list(position["players"][seat].get("hand", []))
    for card in position["players"][seat].get("known", []):
        secret.remove(card)
    return secret


def _draw_pile(edition: Edition, position: Position) -> list[str]:
    """The cards that lie nowhere else."""
    named = [*position.get("reward", {}).get("cards", [])]
    for player in position["players"]:
        named += [*player.get("hand", []), *player.get("pile", [])]
        named += [player["passing"]] if player.get("passing") else []
    for pile in position.get("dummies", []):
        named += pile
    copies = edition.tables[0].copies  # type: ignore[attr-defined]  # only card editions come here
    card_ids = edition.card_ids  # type: ignore[attr-defined]
    left = [card for number, card in enumerate(card_ids) for _ in range(int(copies[number]))]
    for card in named:
        left.remove(card)
    return left


def _with_hands(position: Position, exchanges: dict[int, tuple[str, str]]) -> Position:
    """A copy in which each of these seats holds another card in place of one of its own."""
    players = [dict(player) for player in position["players"]]
    for seat, (away, back) in exchanges.items():
        hand = list(players[seat]["hand"])
        hand[hand.index(away)] = back
        players[seat]["hand"] = hand
    return {**position, "players": players}


def _all_but(position: Position, *seats: int) -> tuple[int | None, ...]:
    return (None, *(seat for seat in range(len(position["players"])) if seat not in seats))


WORLDS: dict[str, Callable[[Edition, Position, Chooser], Iterator[World]]] = {
    "board": _other_boards,
    "deal": _other_hands,
}


def other_worlds(edition: Edition, position: Position, chooser: Chooser) -> Iterator[World]:
    """Positions that differ from this one only in what some viewers may not know.

    A family without an entry is an error: a game whose secrets nobody wrote down has not been checked.
    """
    yield from WORLDS[edition.file.family](edition, position, chooser)
