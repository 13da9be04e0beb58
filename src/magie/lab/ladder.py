"""The ladder: what a tournament has found out, as a file for programs from which the page for people is written.

The record keeps the wins of every block, so that a later version of a bot can be compared with this one game by game
(`magie.lab.gate`).
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from magie._structs import decode
from magie.lab.blocks import COUNTED, WHOLE, Blocks
from magie.lab.intervals import Estimate, Numbers, paired_difference, share_interval
from magie.lab.pairings import CONTROL, HERO, MIRROR, Pairing, Played
from magie.lab.plans import Plan
from magie.lab.problems import LabProblem
from magie.lab.ratings import Rated, Ratings, rate

FORMAT = 1
ANCHOR = "fp-a-fair"  # a published policy that never changes: 1500 by definition
MOST_CUT_OFF = 0.02  # a table with more games stopped at the limit of rounds says little about strength
PRINTED_BLOCKS = 25  # so many blocks tell whether a bot plays as it did
WEAKEST = "random"
SANE = 0.5  # the best must beat random ones more often than this, with its whole interval


class Share(msgspec.Struct, frozen=True):
    """How often a side won, and where it finished on average."""

    side: str
    seats: int
    mean: float
    low: float
    high: float
    place: float


class TableRecord(msgspec.Struct, frozen=True):
    kind: str
    orders: tuple[tuple[str, ...], ...]
    games: int
    shares: list[Share]
    cut_off: float
    is_valid: bool  # counts for ratings
    per_game: dict[str, float]
    seconds: float  # of processor time
    fingerprint: str  # of the first blocks: equal if they went the same way, number for number
    whole_fingerprint: str  # of all blocks
    wins: str  # of all sides but the last, packed
    more: str = ""  # everything else, of a run that was interrupted and can go on

    @property
    def table(self) -> Pairing:
        return Pairing(self.kind, self.orders)

    def share(self, side: str) -> Share:
        return next(share for share in self.shares if share.side == side)

    def block_shares(self, side: str) -> Numbers:
        """Block by block: the share of the games the side won."""
        table = self.table
        return unpack_wins(self.wins, table)[:, table.sides.index(side)] / float(WHOLE * table.seats)


class RatingRecord(msgspec.Struct, frozen=True):
    bot: str
    elo: float
    low: float | None
    high: float | None
    games: int


class Step(msgspec.Struct, frozen=True):
    """From one rung of the ladder to the next: who wins how much more against the same bots with the same luck."""

    upper: str
    lower: str
    mean: float
    low: float
    high: float
    against: list[str]


class Misfit(msgspec.Struct, frozen=True):
    """The table that contradicts the ratings most: one number for each bot cannot say who beats whom."""

    side: str
    order: tuple[str, ...]
    expected: float
    mean: float


class Control(msgspec.Struct, frozen=True):
    """A result that is known before: a bot among copies of itself wins its share, the best beats random ones."""

    kind: str  # "mirror" or "sanity"
    bot: str
    expected: float  # exactly (mirror), or more than this (sanity)
    mean: float
    low: float
    high: float
    passed: bool
    is_exact: bool  # the same in every block


class Section(msgspec.Struct, frozen=True):
    """One tournament: an edition with its variants, played by so many."""

    edition: str
    edition_hash: str
    variants: tuple[str, ...]
    deck: str | None
    options: dict[str, Any]
    players: int
    formats: tuple[str, ...]
    games: int  # at each table
    seed: int
    rounds: int
    version: str
    engine: str
    machine: str
    command: str
    when: str
    is_complete: bool
    anchor: str
    is_anchored: bool  # False: the anchor did not play, and the mean of those that won and lost is 1500
    bots: dict[str, dict[str, Any]]  # by code: all its settings
    ratings: list[RatingRecord]
    unrated: list[str]
    misfit: Misfit | None
    steps: list[Step]
    controls: list[Control]
    tables: list[TableRecord]

    @property
    def key(self) -> tuple[Any, ...]:
        """A new run with the same key takes the place of this one."""
        return self.edition, self.variants, self.deck, sorted(self.options.items()), self.players

    @property
    def header(self) -> tuple[Any, ...]:
        """What an interrupted run and the one that goes on must have in common."""
        return (*self.key, self.edition_hash, self.seed, self.rounds, self.engine, self.version)

    def find(self, table: Pairing) -> TableRecord | None:
        return next((record for record in self.tables if record.table == table), None)


class LadderFile(msgspec.Struct, frozen=True):
    format: int = FORMAT
    sections: list[Section] = []

    def find(self, key: tuple[Any, ...]) -> Section | None:
        return next((section for section in self.sections if section.key == key), None)

    def with_section(self, section: Section) -> LadderFile:
        sections = [other for other in self.sections if other.key != section.key] + [section]
        return LadderFile(sections=sorted(sections, key=lambda each: repr(each.key)))


def record_path(page: Path) -> Path:
    """The record lies beside the page: `docs/ladder.md` has `docs/ladder.json`."""
    return page.with_suffix(".json")


def read_ladder(path: Path) -> LadderFile | None:
    """The record of earlier tournaments; None if there is none yet."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        found = decode(raw, LadderFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise LabProblem("tournament-broken-record", file=str(path), problem=str(problem)) from None
    if found.format != FORMAT:
        raise LabProblem("tournament-other-format", file=str(path), format=found.format)
    return found


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there either as it was or complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def write_ladder(path: Path, ladder: LadderFile) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(ladder), indent=1).decode() + "\n")


def pack(values: NDArray[Any]) -> str:
    """Whole numbers as compressed text: little-endian, as narrow as all of them allow."""
    for kind in ("u1", "u2", "u4", "u8"):
        if values.size == 0 or int(values.max()) <= np.iinfo(kind).max:
            break
    raw = zlib.compress(np.ascontiguousarray(values).astype(f"<{kind}").tobytes(), 9)
    return f"{kind}:{b64encode(raw).decode()}"


def unpack(text: str) -> NDArray[np.uint64]:
    kind, _, packed = text.partition(":")
    return np.frombuffer(zlib.decompress(b64decode(packed)), f"<{kind}").astype(np.uint64)


def unpack_wins(text: str, table: Pairing) -> NDArray[np.int64]:
    """840ths by block and side; what the others have not won is the last one's."""
    won = unpack(text).astype(np.int64).reshape(-1, len(table.sides) - 1)
    return np.concatenate([won, WHOLE * table.seats - won.sum(axis=1, keepdims=True)], axis=1)


def side_share(table: Pairing, blocks: Blocks, column: int) -> Estimate:
    """How often a side won.

    Among copies of itself a bot that draws its luck from the seed alone wins its share of every block exactly; then
    there is nothing uncertain about it.
    """
    values = blocks.shares(column)
    if table.kind == MIRROR and is_exact_mirror(table, blocks):
        return Estimate(float(values[0]), float(values[0]), float(values[0]), len(values))
    return share_interval(values)


def is_exact_mirror(table: Pairing, blocks: Blocks) -> bool:
    return len(blocks) > 0 and bool(np.all(blocks.wins[:, 0] == WHOLE))


def record_table(table: Pairing, played: Played, *, everything: bool) -> TableRecord:
    """The record of a table; with everything in it, playing can go on from there."""
    blocks = played.blocks
    games = len(blocks) * table.seats
    shares = []
    for column, (side, seats) in enumerate(zip(table.sides, table.seats_of)):
        found = side_share(table, blocks, column)
        place = float(blocks.places[:, column].sum()) / (games * seats)
        shares.append(Share(side, seats, found.mean, found.low, found.high, place))
    cut_off = float(blocks.per_game("cut_off").mean())
    more = ""
    if everything:
        columns = [blocks.places.ravel(), blocks.counts.ravel(), blocks.prints]
        more = " ".join(map(pack, columns))
    return TableRecord(
        kind=table.kind,
        orders=table.orders,
        games=games,
        shares=shares,
        cut_off=cut_off,
        is_valid=cut_off <= MOST_CUT_OFF,
        per_game={name: float(blocks.per_game(name).mean()) for name in COUNTED if name != "cut_off"},
        seconds=round(played.seconds, 3),
        fingerprint=blocks.fingerprint(PRINTED_BLOCKS),
        whole_fingerprint=blocks.fingerprint(len(blocks)),
        wins=pack(blocks.wins[:, :-1].ravel()),
        more=more,
    )


def played_before(record: TableRecord) -> Played | None:
    """What an interrupted run has left of a table, if it left everything."""
    if not record.more:
        return None
    table = record.table
    wins = unpack_wins(record.wins, table)
    places, counts, prints = map(unpack, record.more.split(" "))
    blocks = Blocks(
        table.seats,
        wins,
        places.astype(np.int64).reshape(wins.shape),
        counts.astype(np.int64).reshape(len(wins), len(COUNTED)),
        prints,
    )
    return Played(blocks, record.seconds)


def rate_tables(played: Mapping[Pairing, Played], anchor: str, seed: int) -> Ratings:
    """Ratings from all tables that count: not from mirrors, which say nothing, nor from tables of endless games."""
    tables = [Rated(table.bots, table.seats_of, played[table].blocks) for table in _counting(played)]
    return rate(tables, anchor=anchor, seed=seed)


def _counting(played: Mapping[Pairing, Played]) -> list[Pairing]:
    """The tables that count for ratings."""
    return [
        table
        for table, found in played.items()
        if table.kind not in (MIRROR, CONTROL) and float(found.blocks.per_game("cut_off").mean()) <= MOST_CUT_OFF
    ]


def worst_misfit(played: Mapping[Pairing, Played], ratings: Ratings) -> Misfit | None:
    """Where the ratings are furthest from what happened."""
    weights = {rating.bot: 10 ** (rating.elo / 400) for rating in ratings.ratings}
    found = []
    for table in _counting(played):
        if not set(table.bots) <= set(weights):
            continue
        total = sum(weights[bot] for bot in table.orders[0])
        for column, (bot, seats) in enumerate(zip(table.bots, table.seats_of)):
            expected = seats * weights[bot] / total
            mean = float(played[table].blocks.shares(column).mean())
            found.append(Misfit(bot, table.orders[0], expected, mean))
    return max(found, key=lambda each: abs(each.mean - each.expected), default=None)


def steps_between(played: Mapping[Pairing, Played], ratings: Ratings) -> list[Step]:
    """The paired difference of each bot and the next one, over all bots both have met copies of."""
    found = []
    shares = _shares_against(played)
    for upper, lower in pairwise(rating.bot for rating in ratings.ratings):
        against = [bot for bot in shares[upper] if bot in shares[lower]]
        if not against:
            continue
        common = min(len(shares[bot][other]) for bot in (upper, lower) for other in against)
        means = [np.mean([shares[bot][other][:common] for other in against], axis=0) for bot in (upper, lower)]
        difference = paired_difference(*means)
        found.append(Step(upper, lower, difference.mean, difference.low, difference.high, against))
    return found


def _shares_against(played: Mapping[Pairing, Played]) -> dict[str, dict[str, Numbers]]:
    """By hero and by the bot it met copies of: its share of each block."""
    shares: dict[str, dict[str, Numbers]] = {bot: {} for table in played for bot in table.bots}
    for table, found in played.items():
        if table.kind not in (HERO, MIRROR):
            continue
        shares[table.bots[0]][table.against] = found.blocks.shares(0)
        if table.seats == 2 and table.kind == HERO:
            shares[table.against][table.bots[0]] = found.blocks.shares(1)
    return shares


def mirror_controls(played: Mapping[Pairing, Played]) -> list[Control]:
    """Among copies of itself everybody must win its share: otherwise seats, seeds or counting are at fault.

    One interval in twenty misses the truth; with many mirrors each is made so wide that all of them together hold.
    """
    mirrors = {table: found for table, found in played.items() if table.kind == MIRROR}
    controls = []
    for table, found in mirrors.items():
        expected = 1 / table.seats
        shown = side_share(table, found.blocks, 0)
        strict = share_interval(found.blocks.shares(0), 1 - 0.05 / len(mirrors))
        controls.append(
            Control(
                kind="mirror",
                bot=table.bots[0],
                expected=expected,
                mean=shown.mean,
                low=shown.low,
                high=shown.high,
                passed=expected in strict,
                is_exact=is_exact_mirror(table, found.blocks),
            )
        )
    return controls


def best_of(ratings: Ratings, played: Mapping[Pairing, Played]) -> str | None:
    """The bot that must beat random ones; if nobody could be rated, the one that won most for each of its seats."""
    for rating in ratings.ratings:
        if rating.bot != WEAKEST:
            return rating.bot
    won: dict[str, list[float]] = {}
    for table, found in played.items():
        for column, (side, seats) in enumerate(zip(table.sides, table.seats_of)):
            if table.kind != MIRROR and side != WEAKEST:
                won.setdefault(side, []).append(float(found.blocks.shares(column).mean()) / seats)
    return max(won, key=lambda bot: float(np.mean(won[bot])), default=None)


def sanity_table(best: str, seats: int, played: Mapping[Pairing, Played]) -> Pairing:
    """The table of the best among random ones: one that is played anyway, else an extra one."""
    order = (best, *[WEAKEST] * (seats - 1))
    usual = Pairing(HERO, (order,))
    turned = Pairing(HERO, ((WEAKEST, best),))
    return next((table for table in (usual, turned) if table in played), Pairing(CONTROL, (order,)))


def sanity_control(table: Pairing, played: Played) -> Control:
    best = next(bot for bot in table.bots if bot != WEAKEST)
    shown = share_interval(played.blocks.shares(table.sides.index(best)))
    return Control("sanity", best, SANE, shown.mean, shown.low, shown.high, shown.low > SANE, False)


def make_section(
    plan: Plan,
    played: Mapping[Pairing, Played],
    *,
    formats: Sequence[str],
    anchor: str,
    bots: Mapping[str, Mapping[str, Any]],
    sanity: Pairing | None,
    is_complete: bool,
    about: Mapping[str, str],
) -> Section:
    """Everything a tournament has found. `about` says where from: version, engine, machine, command, when."""
    edition = plan.load_edition()
    rated_tables = {table: found for table, found in played.items() if table.kind != CONTROL}
    ratings = rate_tables(rated_tables, anchor, plan.seed)
    controls = mirror_controls(played)
    if sanity is not None and sanity in played:
        controls.append(sanity_control(sanity, played[sanity]))
    return Section(
        edition=edition.name,
        edition_hash=edition.hash,
        variants=edition.variants,
        deck=plan.deck,
        options=dict(plan.options),
        players=plan.seats,
        formats=tuple(formats),
        games=plan.games,
        seed=plan.seed,
        rounds=plan.rounds,
        is_complete=is_complete,
        anchor=anchor,
        is_anchored=ratings.anchor is not None,
        bots={bot: dict(settings) for bot, settings in bots.items()},
        ratings=[RatingRecord(each.bot, each.elo, each.low, each.high, each.games) for each in ratings.ratings],
        unrated=[bot for bot in bots if ratings.elo(bot) is None],
        misfit=worst_misfit(rated_tables, ratings),
        steps=steps_between(rated_tables, ratings),
        controls=controls,
        tables=[record_table(table, found, everything=not is_complete) for table, found in played.items()],
        **about,
    )
