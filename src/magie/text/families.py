"""Which family of games an edition belongs to, and what `Game` needs before a match of it can run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from magie.editions import Edition, edition_names
from magie.editions.load import check_choice, check_raw, make_edition, read_edition
from magie.errors import IllegalSetup
from magie.text.actions import read_json
from magie.text.board.family import BOARD
from magie.text.deal.family import DEAL
from magie.text.family import MatchFamily
from magie.text.match import Match
from magie.version import VERSION

FAMILIES: dict[str, MatchFamily[Any]] = {family.name: family for family in (BOARD, DEAL)}
# What the driver does in any family; no seat has an action of such a name.
DRIVER_ACTIONS = frozenset(action for family in FAMILIES.values() for action in family.driver_actions)
LONGEST_NAME = 40


def family_of(edition: Edition) -> MatchFamily[Any]:
    return FAMILIES[edition.file.family]


def seat_names(edition: Edition, players: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names; a number makes them up. Refuses a number of players the edition is not for."""
    if isinstance(players, int) and not isinstance(players, bool):
        count = players
        names: tuple[str, ...] = tuple(f"Player {seat + 1}" for seat in range(min(max(players, 0), 16)))
    elif isinstance(players, Sequence) and not isinstance(players, str):
        count = len(players)
        names = tuple(players)
    else:
        raise IllegalSetup("players", f"players is a number or a list of names, not {players!r}")
    low, high = edition.file.seats.min, edition.file.seats.max
    if not low <= count <= high:
        clause = family_of(edition).clause_on_seats(edition)
        raise IllegalSetup("players", f"{edition.name} is for {low} to {high} players, not {count}", clause)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise IllegalSetup("names", f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters are needed")
    return names


def chosen_tokens(edition: Edition, seats: int, wishes: Any) -> tuple[str, ...]:
    """Each player picks one token of his own, in seating order; who does not care gets one that is left."""
    return family_of(edition).chosen_tokens(edition, seats, wishes)


def always_demanding(seats: int, wish: Any) -> Sequence[int]:
    """Which seats ask for every rent at once: none, all (True), or those listed."""
    if wish is None or wish is False:
        return ()
    if wish is True:
        return range(seats)
    if not isinstance(wish, Sequence) or any(seat not in range(seats) for seat in wish):
        raise IllegalSetup("always_demand", "always_demand is true, false or a list of seats")
    return tuple(wish)


def new_match(edition: Edition, seats: int, setup: Mapping[str, Any]) -> Match:
    return family_of(edition).new_match(edition, seats, setup)


def match_from_position(position: Mapping[str, Any] | str) -> tuple[Match, dict[str, Any]]:
    """The match a position describes, and the position as it was given."""
    raw = dict(read_json(position) if isinstance(position, str) else position)
    return _family_of_position(raw).match_from_position(raw), raw


def _family_of_position(raw: Mapping[str, Any]) -> MatchFamily[Any]:
    """The family of the edition a position names; what is wrong with one that names none, the boards say."""
    name = raw.get("edition")
    if not isinstance(name, str) or not (name in edition_names() or name.endswith(".toml")):
        return BOARD
    return FAMILIES[read_edition(name).family]


def record_header(
    edition: Edition,
    names: Sequence[str],
    tokens: Sequence[str],
    setup: Mapping[str, Any],
    start: Mapping[str, Any] | None,
) -> dict[str, Any]:
    """The first line of a record: all that is needed to play the rest again."""
    header: dict[str, Any] = {
        "magie": 1,
        "engine": VERSION,
        "edition": edition.name,
        "hash": edition.hash,
        "seats": list(names),
        "tokens": list(tokens),
    }
    if edition.variants:
        header["variants"] = list(edition.variants)
    if edition.house_rules:
        header["house_rules"] = True
    if skin := edition.skin.name if edition.skin is not None else edition.skin_hint:
        header["skin"] = skin  # a hint for showing it again; the game plays the same without
    if edition.deck_name != edition.file.deck:
        header["deck"] = edition.deck_name
    options = {**edition.options, **{key: value for key, value in setup.items() if key != "tokens"}}
    if options:
        header["options"] = options
    if edition.name not in edition_names() or edition.file != read_edition(edition.name):
        header["data"] = msgspec.to_builtins(edition.file)  # a user's own edition travels with its games
    if start is not None:
        header["start"] = dict(start)
    return header


def edition_of_header(header: Mapping[str, Any]) -> Edition:
    """The edition a record was played by."""
    source = check_raw(header["data"]) if "data" in header else read_edition(header["edition"])
    variants = tuple(header.get("variants", ()))
    check_choice(source, variants, header.get("deck"))
    options = {key: value for key, value in header.get("options", {}).items() if key not in SETUP_KEYS}
    return make_edition(source, variants=variants, deck=header.get("deck"), options=options)


SETUP_KEYS = ("banker", "banker_plays", "always_demand")


def state_hash(snapshot: bytes) -> str:
    """Twelve hexadecimal digits that tell two states apart."""
    return hashlib.sha256(snapshot).hexdigest()[:12]


def canonical(value: Any) -> str:
    """JSON in one fixed form, so that equal things are equal text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
