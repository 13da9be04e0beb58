"""Reading what people have and what lies on the table: players, deeds, decks, fortune cards."""

from __future__ import annotations

from magie.board.codes import ALWAYS_DEMAND, BANK, NEVER_COMPETE, NO_CARD, Lot, Status
from magie.board.layout import PILES
from magie.errors import BrokenPosition
from magie.text.board.position.lookups import Reading
from magie.text.board.position.parts import FortunePart, PilePart, PlayerPart, Prefer


def read_players(reading: Reading) -> None:
    for seat, part in enumerate(reading.file.players):
        _read_player(reading, seat, part)
        player = reading.game.players[seat]
        on_parking = player.square == reading.tables.parking and not part.out
        if on_parking and player.parked == 0:
            player.parked = 1 + max(int(other.parked) for other in reading.game.players)


def _read_player(reading: Reading, seat: int, part: PlayerPart) -> None:
    place = f"players[{seat}]"
    player = reading.game.players[seat]
    player.cash = reading.amount(reading.tables.start_cash if part.cash is None else part.cash, f"{place}.cash")
    if part.out and part.cash is None:
        player.cash = 0
    _read_square(reading, seat, part)
    player.attempts = reading.amount(part.attempts, f"{place}.attempts", 2)
    _read_jail_cards(reading, seat, part)
    player.status = Status.OUT if part.out else Status.PLAYING
    player.place = reading.amount(part.place, f"{place}.place", 8)
    player.laps = reading.amount(part.laps, f"{place}.laps")
    player.parked = reading.amount(part.parked, f"{place}.parked", 8)
    player.own_turns = reading.amount(part.own_turn, f"{place}.own_turn")
    player.offers = reading.amount(part.offers, f"{place}.offers", 100)
    player.want = reading.amount(part.want, f"{place}.want", 32)
    player.opening = reading.amount(part.opening, f"{place}.opening", 12)
    prefer = part.prefer or Prefer()
    player.prefers = ALWAYS_DEMAND * prefer.always_demand + NEVER_COMPETE * prefer.never_compete
    if part.star is not None:
        if part.star not in (1, 3, 5) or reading.tables.upgrade_cost == 0:
            raise BrokenPosition(f"{place}.star", "there are one, three and five stars, where there are any")
        player.star = part.star
    _read_fortune_cards(reading, seat, part)
    reading.game.table.resigning |= int(part.resigning) << seat


def _read_square(reading: Reading, seat: int, part: PlayerPart) -> None:
    place = f"players[{seat}].square"
    player = reading.game.players[seat]
    if part.square is not None:
        if part.square not in reading.edition.square_ids:
            raise BrokenPosition(place, f"there is no square {part.square!r}")
        player.square = reading.edition.square_ids.index(part.square)
    if part.in_jail:
        if part.square is not None and player.square != reading.tables.jail:
            raise BrokenPosition(place, "a prisoner stands on the jail square")
        player.square = reading.tables.jail
    player.in_jail = part.in_jail


def _read_jail_cards(reading: Reading, seat: int, part: PlayerPart) -> None:
    place = f"players[{seat}].jail_cards"
    for card in part.jail_cards:
        pile = next((p for p in range(PILES) if card in [c.id for c in reading.edition.cards(p)]), 0)
        index = reading.card(pile, card, place)
        if reading.edition.cards(pile)[index].effect != "get_out_of_jail":
            raise BrokenPosition(place, f"{card} is no jail-free card")
        reading.game.players[seat].jail_cards[pile] += 1


def _read_fortune_cards(reading: Reading, seat: int, part: PlayerPart) -> None:
    place = f"players[{seat}].fortunes"
    for name in part.fortunes:
        kind = reading.fortune_kind(name, place)
        if not reading.tables.fortune_is_kept[kind]:
            raise BrokenPosition(place, f"{name} is played at once, not kept")
        reading.game.players[seat].kept[kind] += 1


def read_deeds(reading: Reading) -> None:
    for name, part in reading.file.deeds.items():
        place = f"deeds.{name}"
        deed = reading.deed(name, place)
        row = reading.game.deeds[deed]
        row.owner = BANK if part.owner is None else reading.seat(part.owner, f"{place}.owner")
        hotel_level = reading.tables.hotel_level
        row.level = hotel_level if part.hotel else reading.amount(part.houses, f"{place}.houses", hotel_level - 1)
        row.mortgaged = part.mortgaged
        row.acquired_mortgaged = part.acquired_mortgaged
        if row.level > 0 and reading.tables.house_price[deed] == 0:
            raise BrokenPosition(place, "nothing can be built here")
        printed = _printed_prices(reading, deed)
        paid = printed[: row.level] if part.paid is None else part.paid
        if len(paid) != row.level:
            raise BrokenPosition(f"{place}.paid", f"there must be {row.level} prices, one for each building step")
        for step, price in enumerate(paid):
            row.paid[step] = reading.amount(price, f"{place}.paid")
        if part.hotel:
            reading.game.table.hotels -= 1
        else:
            reading.game.table.houses -= row.level
    if reading.game.table.houses < 0:
        raise BrokenPosition("deeds", f"more houses stand than the {reading.tables.houses} there are")
    if reading.game.table.hotels < 0:
        raise BrokenPosition("deeds", f"more hotels stand than the {reading.tables.hotels} there are")
    bank = reading.file.bank
    if bank is not None and (bank.houses, bank.hotels) != (reading.game.table.houses, reading.game.table.hotels):
        raise BrokenPosition(
            "bank",
            f"with these deeds the bank has {reading.game.table.houses} houses and {reading.game.table.hotels} hotels",
        )


def _printed_prices(reading: Reading, deed: int) -> list[int]:
    houses = [int(reading.tables.house_price[deed])] * (reading.tables.hotel_level - 1)
    hotel = reading.tables.house_price if reading.tables.hotel_costs_a_house else reading.tables.hotel_price
    return [*houses, int(hotel[deed])]


def read_piles(reading: Reading) -> None:
    for pile, name in enumerate(reading.edition.pile_names):
        part = reading.file.decks.get(name, PilePart())
        heap = reading.game.piles[pile]
        queue = [reading.card(pile, card, f"decks.{name}.queue") for card in part.queue]
        heap.count = len(queue)
        if len(queue) > len(reading.edition.cards(pile)):
            raise BrokenPosition(f"decks.{name}.queue", "more cards than the deck has")
        for place, card in enumerate(queue):
            heap.queue[place] = card
        if part.unseen is not None:
            unseen = {reading.card(pile, card, f"decks.{name}.unseen") for card in part.unseen}
        else:
            unseen = set(range(len(reading.edition.cards(pile)))) - set(queue)
            if _jail_card_is_out(reading, pile):
                unseen -= {
                    index for index, card in enumerate(reading.edition.cards(pile)) if card.effect == "get_out_of_jail"
                }
        heap.unseen = sum(1 << card for card in unseen)
    for name in reading.file.decks:
        reading.pile(name, f"decks.{name}")


def _jail_card_is_out(reading: Reading, pile: int) -> bool:
    """Held by somebody, or waiting to be auctioned."""
    held = any(player.jail_cards[pile] > 0 for player in reading.game.players)
    in_estate = bool(reading.game.estate.cards >> pile & 1)
    on_block = bool(reading.game.auction.lot_kind == Lot.JAIL_CARD and reading.game.auction.lot == pile)
    return held or in_estate or on_block


def read_fortune(reading: Reading) -> None:
    """What is left under the squares: all copies but those kept, discarded and just taken."""
    part = reading.file.fortune or FortunePart()
    for name in set(part.empty):
        reading.game.deeds[reading.deed(name, "fortune.empty")].fortune = 0
    gone = [reading.fortune_kind(name, "fortune.discard") for name in part.discard]
    for seat in range(len(reading.file.players)):
        for kind in range(len(reading.edition.fortune_ids)):
            gone += [kind] * int(reading.game.players[seat].kept[kind])
    if reading.game.turn.fortune != NO_CARD:
        gone.append(reading.game.turn.fortune)
    for kind in gone:
        reading.game.table.fortune_left[kind] -= 1
        if reading.game.table.fortune_left[kind] < 0:
            raise BrokenPosition("fortune", f"there are not so many of {reading.edition.fortune_ids[kind]}")
