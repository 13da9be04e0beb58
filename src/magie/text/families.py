"""Which family of games an edition belongs to, and what `Game` needs before a match of it can run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from magie.board.clauses import Clause
from magie.deal.codes import NOBODY
from magie.editions import Edition, edition_names
from magie.editions.deal.edition import DealEdition
from magie.editions.load import check_choice, make_edition, read_edition
from magie.errors import BrokenPosition, IllegalSetup
from magie.text.actions import read_json
from magie.text.board.actions import DRIVER_ACTIONS as BOARD_DRIVER_ACTIONS
from magie.text.deal.actions import DRIVER_ACTIONS as DEAL_DRIVER_ACTIONS
from magie.text.match import Match
from magie.version import VERSION

# What the driver does in any family; no seat has an action of such a name.
DRIVER_ACTIONS = frozenset((*BOARD_DRIVER_ACTIONS, *DEAL_DRIVER_ACTIONS))
LONGEST_NAME = 40


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
        raise IllegalSetup(
            "players", f"{edition.name} is for {low} to {high} players, not {count}", _clause_on_seats(edition)
        )
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise IllegalSetup("names", f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters are needed")
    return names


def _clause_on_seats(edition: Edition) -> str | None:
    """The clause that says how many may play."""
    if isinstance(edition, DealEdition):
        return "setup.players"
    return edition.clause_at(Clause.SETUP_COMPONENTS_TOKENS)


def chosen_tokens(edition: Edition, seats: int, wishes: Any) -> tuple[str, ...]:
    """Each player picks one token of his own, in seating order; who does not care gets one that is left."""
    if isinstance(edition, DealEdition):
        if wishes:
            raise IllegalSetup("tokens", f"nobody has a token in {edition.name}")
        return ()
    known = edition.file.components.tokens
    if wishes is None:
        return tuple(known[:seats])
    if not isinstance(wishes, Sequence) or isinstance(wishes, str) or len(wishes) > seats:
        raise IllegalSetup("tokens", f"tokens is a list of at most {seats} names")
    taken: list[str] = []
    for wish in wishes:
        if wish not in known:
            raise IllegalSetup("tokens", f"there is no token {wish!r}; there are {', '.join(known)}")
        if wish in taken:
            raise IllegalSetup("token_taken", f"{wish} is taken already", edition.clause_at(Clause.SETUP_CHOOSE_TOKEN))
        taken.append(wish)
    rest = [token for token in known if token not in taken]
    return tuple(taken + rest)[:seats]


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
    # A family's compiled engine is loaded when a game of it is played, not before.
    if isinstance(edition, DealEdition):
        from magie.text.deal.match import DealMatch

        return DealMatch(edition, seats, _deal_banker(edition, seats, setup), _dealer(edition, seats))
    from magie.text.board.match import BoardMatch

    return BoardMatch(edition, seats, _banker(edition, seats, setup))


def _banker(edition: Edition, seats: int, setup: Mapping[str, Any]) -> int | None:
    """The banker's seat, or None if he does not play himself, which takes a large enough party."""
    banker = setup.get("banker", 0)
    plays = setup.get("banker_plays", True)
    if not isinstance(plays, bool) or isinstance(banker, bool) or banker not in range(seats):
        raise IllegalSetup("banker", f"banker is a seat from 0 to {seats - 1}, banker_plays is true or false")
    if plays:
        return int(banker)
    needed = edition.file.switches.banker_abstains_from
    if needed == 0 or seats + 1 < needed:
        enough = f"only with {needed} or more participants may the banker do without playing"
        raise IllegalSetup(
            "banker_must_play",
            enough if needed else f"in {edition.name} whoever serves the bank plays too",
            edition.clause_at(Clause.BANK_BANKER_MAY_ABSTAIN),
        )
    return None


def _deal_banker(edition: DealEdition, seats: int, setup: Mapping[str, Any]) -> int:
    """Who pays out; he plays like everybody else."""
    banker = setup.get("banker", 0)
    if isinstance(banker, bool) or banker not in range(seats) or not setup.get("banker_plays", True):
        raise IllegalSetup("banker", f"banker is a seat from 0 to {seats - 1}", "deal.choose-banker")
    return int(banker)


def _dealer(edition: DealEdition, seats: int) -> int:
    """The first dealer: seat 0, the seat the options name, or NOBODY for `"random"`, which chance will settle."""
    dealer = edition.options.get("dealer", 0)
    if dealer == "random":
        return NOBODY
    if isinstance(dealer, bool) or dealer not in range(seats):
        raise IllegalSetup("dealer", f"dealer is a seat from 0 to {seats - 1}, or random", "deal.choose-dealer")
    return int(dealer)


def match_from_position(position: Mapping[str, Any] | str) -> tuple[Match, dict[str, Any]]:
    """The match a position describes, and the position as it was given."""
    raw = dict(read_json(position) if isinstance(position, str) else position)
    if _is_deal(raw):
        return _deal_match_from_position(raw), raw
    from magie.text.board.match import BoardMatch
    from magie.text.board.position import parse_position

    file = parse_position(raw)
    if file.edition not in edition_names() and not file.edition.endswith(".toml"):
        raise BrokenPosition("edition", f"there is no edition {file.edition!r}")
    source = read_edition(file.edition)
    try:
        check_choice(source, tuple(file.variants), file.deck)
        edition = make_edition(source, variants=tuple(file.variants), deck=file.deck, options=file.options)
        edition.source = file.edition
    except IllegalSetup as problem:
        raise BrokenPosition("variants", str(problem)) from None
    return BoardMatch.from_position(file, edition), raw


def _is_deal(raw: Mapping[str, Any]) -> bool:
    """Does the position name an edition of the card game?"""
    name = raw.get("edition")
    if not isinstance(name, str) or not (name in edition_names() or name.endswith(".toml")):
        return False
    return read_edition(name).family == "deal"


def _deal_match_from_position(raw: Mapping[str, Any]) -> Match:
    from magie.text.deal.match import DealMatch
    from magie.text.deal.position import parse_position

    file = parse_position(raw)
    source = read_edition(file.edition)
    try:
        check_choice(source, tuple(file.variants), None)
        edition = make_edition(source, variants=tuple(file.variants), options=file.options)
        edition.source = file.edition
    except IllegalSetup as problem:
        raise BrokenPosition("variants", str(problem)) from None
    assert isinstance(edition, DealEdition)
    return DealMatch.from_position(file, edition)


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
    from magie.editions.load import check_raw

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
