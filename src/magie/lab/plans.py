"""What a run plays: everything that decides its games, and nothing about who plays them where."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from magie.editions import Edition, edition_names, load_edition
from magie.editions.load import check_choice, check_raw, make_edition
from magie.editions.schema import SETUP_OPTIONS
from magie.errors import IllegalSetup
from magie.lab.lineups import check_bot, learn_bots
from magie.lab.problems import LabProblem
from magie.lab.watching import has_details

ROUNDS = 300  # a game that lasts longer is cut off


@dataclass(frozen=True)
class Plan:
    """A run as plain data, so that it can travel to any worker and be compared with the run that is resumed.

    `games` is a whole number of blocks: in a block every bot of the line-up sits on every seat once, and meets the
    same luck.
    """

    edition: str
    bots: tuple[str, ...]  # one code for each seat
    seed: int
    games: int
    rounds: int = ROUNDS
    details: bool = False  # landings and earnings too, for studies
    variants: tuple[str, ...] = ()
    deck: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    code: tuple[str, ...] = ()  # files with people's own bots
    own_edition: str = ""  # the JSON of a board of one's own: a worker elsewhere does not have its file

    @property
    def seats(self) -> int:
        return len(self.bots)

    def load_edition(self) -> Edition:
        """The edition with its variants; loaded once in each process."""
        return _edition_of(
            self.edition, self.own_edition, self.variants, self.deck, json.dumps(dict(self.options), sort_keys=True)
        )


@lru_cache(maxsize=16)
def _edition_of(name: str, own: str, variants: tuple[str, ...], deck: str | None, options: str) -> Edition:
    chosen = json.loads(options)
    if not own:
        return load_edition(name, variants=variants, deck=deck, options=chosen)
    file = check_raw(json.loads(own))
    check_choice(file, variants, deck)
    edition = make_edition(file, variants=variants, deck=deck, options=chosen)
    edition.source = name
    return edition


def make_plan(
    edition: str | Edition,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    players: int | None = None,
    rounds: int = ROUNDS,
    details: bool = False,
    variants: Sequence[str] = (),
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    code: Sequence[str] = (),
) -> Plan:
    """Check everything a run needs before anything is played; the number of games is rounded up to whole blocks.

    With `players` and fewer bots, the last bot takes the remaining seats.
    """
    if isinstance(bots, str) or not bots:
        raise LabProblem("no-bots")
    if players is not None:
        if players < len(bots):
            raise LabProblem("too-many-bots", bots=len(bots), players=players)
        bots = [*bots, *[bots[-1]] * (players - len(bots))]
    for name, value in (("games", games), ("rounds", rounds)):
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise LabProblem("not-positive", name=name, value=str(value))
    chosen = dict(options or {})
    if useless := sorted(set(chosen) & set(SETUP_OPTIONS)):
        raise LabProblem("setup-option", option=useless[0])
    if isinstance(edition, Edition):
        loaded = edition
        variants, deck, chosen = edition.variants, edition.deck_name, edition.options
    else:
        loaded = load_edition(edition, variants=tuple(variants), deck=deck, options=chosen)
    low, high = loaded.file.seats.min, loaded.file.seats.max
    if not low <= len(bots) <= high:
        raise IllegalSetup("players", f"{loaded.name} is for {low} to {high} players, not {len(bots)}")
    is_own = loaded.source not in edition_names()
    plan = Plan(
        edition=loaded.source,
        bots=tuple(bots),
        seed=int(seed),
        games=-(-games // len(bots)) * len(bots),
        rounds=rounds,
        details=details and has_details(loaded),
        variants=loaded.variants,
        deck=None if loaded.deck_name == loaded.file.deck else loaded.deck_name,
        options=chosen,
        code=tuple(code),
        own_edition=json.dumps(msgspec.to_builtins(loaded.file)) if is_own else "",
    )
    learn_bots(plan.code)
    for bot in dict.fromkeys(plan.bots):
        check_bot(bot, plan.load_edition())
    return plan
