"""Sentences for people: what happened, why something is refused, what a clause or a card says.

Codes, ids and seat numbers go in; names and words of any installed language come out. What a sentence says is
in `locales/*/*.ftl`; here is only what fills its variables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magie.text.fluent import MissingText, MoneyFormat, has_message, join, message, preferred_language

if TYPE_CHECKING:
    from magie.editions import Edition
    from magie.editions.board.schema import Card

SEATS = ("seat", "other", "owner", "debtor", "creditor", "from", "to", "maker", "on_turn")
SEAT_LISTS = ("seats", "winners")


def money_format(edition: Edition) -> MoneyFormat:
    """How this edition writes money."""
    currency = edition.file.currency
    return MoneyFormat(edition.currency_sign, currency.sign_first, getattr(currency, "grouping", "language"))


def refusal_sentence(
    code: str,
    arguments: Mapping[str, Any],
    edition: Edition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> str:
    """Why an action is refused, said to the player who tried it."""
    return tell(f"refusal-{code.replace('_', '-')}", {"case": "usual", **arguments}, edition, language, names)


def event_sentence(
    event: Mapping[str, Any],
    edition: Edition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> str:
    """What happened, told to everybody. `event` is its JSON form."""
    words = _Words(edition, language, names)
    return words.tell(f"event-{event['event'].replace('_', '-')}", words.of_event(event))


def action_sentence(
    action: Mapping[str, Any],
    edition: Edition,
    language: str | None = None,
    names: Sequence[str] = (),
    **known: Any,
) -> str:
    """What an action would do, in a few words. `known` tells what the action itself does not: `sum`, `square`."""
    arguments = {name: value for name, value in action.items() if name != "do"}
    kind = action["do"]
    if kind == "move" and "to" in arguments:
        # Here, and only here, `to` is a square and not a player.
        return tell("action-move-to", {"square": arguments["to"]}, edition, language, names)
    if kind == "choose" and "seat" in arguments:
        return tell("action-choose-seat", arguments, edition, language, names)
    words = _unsaid(kind, edition) | arguments | known
    return tell(f"action-{kind.replace('_', '-')}", words, edition, language, names)


def _unsaid(kind: str, edition: Edition) -> dict[str, Any]:
    """What an action may leave out, and what follows from it in this edition."""
    if kind == "accept":
        return {"redeem": []}
    if kind in ("offer", "counter"):
        return {"give": {}, "take": {}, "redeem": [], "settle": False}
    if kind == "decline":
        return {"auction": bool(edition.numbers.auction_on_decline)}
    return {}


def tell(
    message_id: str,
    arguments: Mapping[str, Any],
    edition: Edition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> str:
    """Any message, with ids and seat numbers among its arguments turned into names."""
    words = _Words(edition, language, names)
    return words.tell(message_id, words.of_arguments(arguments))


def clause_text(edition_name: str, clause: str, language: str | None = None) -> tuple[str, str]:
    """Title and text of a numbered clause: `clause_text("classic", "go.salary-on-passing", "nl")`."""
    message_id = f"clause-{edition_name}-{clause.replace('.', '-')}"
    return message(message_id, language, "title"), message(message_id, language)


def card_text(
    edition: Edition, pile: str | int, card_id: str, language: str | None = None, star: int = 1
) -> tuple[str, str]:
    """Title and text of an event card, with the numbers of this edition's deck (and of a star level)."""
    number = edition.pile_names.index(pile) if isinstance(pile, str) else pile
    card = next((card for card in edition.cards(number) if card.id == card_id), None)
    if card is None:
        raise KeyError(f"there is no card {card_id!r} in the {edition.pile_names[number]} pile of {edition.name}")
    return _read_card(card, edition, language, star)


def player_name(seat: int, names: Sequence[str] = (), language: str | None = None) -> str:
    """The name of a seat; without one, `Player 1` and so on."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return message("player", language, number=seat + 1)


def group_text(edition: Edition, group: str, language: str | None = None) -> str:
    """A group in the reader's language; one that somebody has named otherwise keeps that name."""
    shown = edition.group_name(group)
    language = language or preferred_language()
    message_id = f"group-{group.replace('_', '-')}"
    if has_message(message_id, language) and message(message_id, language, "printed") == shown:
        return message(message_id, language)
    return shown


def fortune_text(edition: Edition, card_id: str, language: str | None = None) -> tuple[str, str]:
    """Title and text of a fortune card."""
    card = next(card for card in edition.file.fortune if card.id == card_id)
    numbers: dict[str, Any] = {"amount": card.amount, "at_top_collect": card.at_top_collect}
    message_id = f"card-{card.theme}"
    text = message(message_id, language, money=money_format(edition), **numbers)
    return message(message_id, language, "title"), text


def _card_numbers(card: Card, edition: Edition, star: int) -> dict[str, Any]:
    """The variables of a card's text, those that depend on the star level for this one."""
    by_star = {str(level): amount for level, amount in card.amount.items()} if isinstance(card.amount, dict) else {}
    needs = {str(level): need for level, need in (card.need or {}).items()}
    need = needs.get(f"s{star}")
    return {
        "amount": by_star.get(f"s{star}") if by_star else card.amount,
        **{f"amount_{level}": amount for level, amount in by_star.items()},
        "need": int(need.removeprefix("min:")) if need and need != "doubles" else need,
        "at_top_collect": card.at_top_collect,
        "square": edition.square_name(card.square) if card.square else None,
        "steps": card.steps,
        "factor": card.rent_factor or card.dice_factor,
        "per_house": card.per_house,
        "per_hotel": card.per_hotel,
    }


def _read_card(card: Card, edition: Edition, language: str | None, star: int) -> tuple[str, str]:
    message_id = f"card-{card.theme}"
    numbers = _card_numbers(card, edition, star)
    money = money_format(edition)
    try:
        return message(message_id, language, "title"), message(message_id, language, money=money, **numbers)
    except MissingText:
        # A user's own deck may invent themes; then the card says plainly what it does.
        words = numbers | {"kind": card.kind, "deck": card.draw}
        effect = message(f"effect-{card.effect.replace('_', '-')}", language, money=money, **words)
        return card.theme, effect


class _Words:
    """Ids and numbers of one edition as words of one language."""

    def __init__(self, edition: Edition, language: str | None, names: Sequence[str]) -> None:
        self.edition = edition
        self.language = language or preferred_language()
        self.names = names
        self.money = money_format(edition)

    def tell(self, message_id: str, arguments: Mapping[str, Any]) -> str:
        return message(message_id, self.language, money=self.money, **arguments)

    def of_event(self, event: Mapping[str, Any]) -> dict[str, Any]:
        arguments = {name: value for name, value in event.items() if name not in ("event", "clause", "also")}
        if event["event"] == "banker_chosen":
            arguments.setdefault("seat", "bank")  # nobody at the table
        if event["event"] == "moved":
            # Here, and only here, the two ends are squares and not parties.
            squares = {end: self.edition.square_name(arguments.pop(end)) for end in ("from", "to")}
            return self.of_arguments(arguments) | squares
        words = self.of_arguments(arguments)
        if event["event"] == "built":
            words["building"] = self.building(event["level"])
        elif event["event"] == "sold_building":
            words["building"] = self.building(event["level"] + 1)
        elif event["event"] == "rent_claimable":
            words["on_demand"] = "true" if self.edition.numbers.rent_on_demand else "false"
        elif event["event"] == "rent_demanded":
            words["resigned"] = "true" if event.get("resigned") else "false"
        elif event["event"] == "estate_opened":
            words["estate"] = self.bundle({"deeds": event["deeds"], "jail_cards": event["jail_cards"]})
        return words

    def of_arguments(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Each argument as the variables a message can use for it."""
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            words |= self.of_argument(name, value, arguments)
        return words

    def of_argument(self, name: str, value: Any, arguments: Mapping[str, Any]) -> dict[str, Any]:
        if name in SEATS:
            return self.party(name, value)
        if name in SEAT_LISTS:
            players = [player_name(seat, self.names, self.language) for seat in value]
            return {name: join(players, self.language), f"{name}_count": len(players)}
        if name in ("deed", "square"):
            return {name: self.edition.square_name(value)}
        if name == "group":
            return {name: group_text(self.edition, value, self.language)}
        if name == "lot":
            return self.lot(value)
        if name == "card":
            return self.card(value, arguments.get("deck"), arguments.get("star") or 1)
        if name in ("give", "take"):
            return {name: self.bundle(value)}
        if name in ("deeds", "redeem") and not isinstance(value, int):
            deeds = [self.edition.square_name(deed) for deed in value]
            return {name: join(deeds, self.language), f"{name}_count": len(deeds)}
        if name == "dice":
            pips = [die for die in value if isinstance(die, int)]  # a third die may show a word instead
            faces = [str(die) if isinstance(die, int) else self.tell(f"die-{die}", {}) for die in value]
            return {"dice": " + ".join(faces), "total": sum(pips)}
        if name == "seconds":
            return {name: value, "time": f"{value // 60}:{value % 60:02}"}
        return {name: value}

    def party(self, name: str, value: int | str) -> dict[str, str]:
        """`$owner`, and `$owner_kind` to select by, since "the bank" is declined where a name is not."""
        if isinstance(value, str):
            return {name: self.tell(value, {}), f"{name}_kind": value}
        return {name: player_name(value, self.names, self.language), f"{name}_kind": "player"}

    def lot(self, lot: str) -> dict[str, str]:
        """What is auctioned; `$lot_kind` is deed, jail_card, house or hotel."""
        if lot in ("house", "hotel") and lot not in self.edition.deed_ids:
            return {"lot": self.tell(lot, {}), "lot_kind": lot}
        if lot in self.edition.deed_ids:
            return {"lot": self.edition.square_name(lot), "lot_kind": "deed"}
        return {"lot": self.tell("jail-card", {}), "lot_kind": "jail_card"}

    def card(self, card_id: str, deck: str | None, star: int) -> dict[str, str]:
        if deck is None and card_id in self.edition.fortune_ids:
            title, text = fortune_text(self.edition, card_id, self.language)
            return {"card": title, "title": title, "text": text}
        piles = [self.edition.pile_names.index(deck)] if deck else range(len(self.edition.pile_names))
        card = next(card for pile in piles for card in self.edition.cards(pile) if card.id == card_id)
        title, text = _read_card(card, self.edition, self.language, star)
        return {"title": title, "text": text}

    def building(self, level: int) -> str:
        """What stands on a street as its `level`-th building."""
        return "hotel" if level == self.edition.numbers.hotel_level else "house"

    def bundle(self, bundle: Mapping[str, Any]) -> str:
        """Money, deeds and jail-free cards in one list; `nothing` if there is nothing."""
        items = [self.tell("money", {"amount": bundle["cash"]})] if bundle.get("cash") else []
        items += [self.edition.square_name(deed) for deed in bundle.get("deeds", ())]
        if bundle.get("jail_cards"):
            items.append(self.tell("jail-cards", {"count": bundle["jail_cards"]}))
        return join(items, self.language) if items else self.tell("nothing", {})
