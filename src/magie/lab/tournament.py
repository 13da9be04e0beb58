"""A tournament from its plan to what it has found, and the gate that compares with an earlier one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from magie.lab.gate import Judgement, gate_tables, judge
from magie.lab.ladder import (
    ANCHOR,
    WEAKEST,
    Section,
    best_of,
    make_section,
    played_before,
    rate_tables,
    sanity_table,
)
from magie.lab.pairings import HERO, MIXED, Pairing, Played, Player, Watch, hero_tables, mixed_tables, play_tables
from magie.lab.plans import Plan
from magie.lab.problems import LabProblem
from magie.machine.units import source_hash
from magie.version import VERSION

FORMATS = (HERO, MIXED)


def planned_tables(bots: Sequence[str], seats: int, formats: Sequence[str], seed: int) -> list[Pairing]:
    """Every table of a tournament, in the order they are played."""
    if len(set(bots)) < len(bots):
        raise LabProblem("tournament-bot-twice", bot=next(bot for bot in bots if list(bots).count(bot) > 1))
    heroes = hero_tables(bots, seats) if HERO in formats else []
    mixed = mixed_tables(bots, seats, seed) if MIXED in formats else []
    # With two bots or two seats the tables of different bots are those of heroes.
    known = {tuple(sorted(table.orders[0])) for table in heroes}
    return heroes + [table for table in mixed if tuple(sorted(table.orders[0])) not in known]


def hold(
    plan: Plan,
    bots: Mapping[str, Mapping[str, Any]],
    *,
    formats: Sequence[str] = FORMATS,
    anchor: str = ANCHOR,
    command: str = "",
    workers: int = 1,
    player: Player | None = None,
    begun: Section | None = None,
    watch: Watch | None = None,
) -> Section:
    """Play a tournament of these bots (by code, with all their settings); `plan.games` at each table of `plan.seats`.

    `begun` is the section an interrupted tournament has left: what it has played is not played again.
    """
    about = describe_run(command)
    tables = planned_tables(list(bots), plan.seats, formats, plan.seed)
    left = _left_by(begun, plan, about)
    blocks = plan.games // plan.seats
    played, finished = play_tables(tables, plan, blocks, player=player, workers=workers, begun=left, watch=watch)
    sanity = None
    best = best_of(rate_tables(played, anchor, plan.seed), played)
    if finished and best is not None:
        sanity = sanity_table(best, plan.seats, played)
        if sanity not in played:
            extra, finished = play_tables(
                [sanity], plan, blocks, player=player, workers=workers, begun=left, watch=watch
            )
            played |= extra
    return make_section(
        plan, played, formats=formats, anchor=anchor, bots=bots, sanity=sanity, is_complete=finished, about=about
    )


def describe_run(command: str) -> dict[str, str]:
    """Where numbers come from."""
    from magie.lab.bench import machine

    return {
        "version": VERSION,
        "engine": source_hash(),
        "machine": machine().partition(", engine")[0],
        "command": command,
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _left_by(begun: Section | None, plan: Plan, about: Mapping[str, str]) -> dict[Pairing, Played]:
    """What an interrupted tournament has played, if it was the same one."""
    if begun is None:
        return {}
    edition = plan.load_edition()
    same = {
        "edition": edition.name == begun.edition,
        "edition_hash": edition.hash == begun.edition_hash,
        "players": plan.seats == begun.players,
        "seed": plan.seed == begun.seed,
        "rounds": plan.rounds == begun.rounds,
        "version": about["version"] == begun.version,
        "engine": about["engine"] == begun.engine,
    }
    if different := [name for name, is_same in same.items() if not is_same]:
        raise LabProblem("tournament-cannot-resume", what=", ".join(different))
    left = {record.table: played_before(record) for record in begun.tables}
    return {table: played for table, played in left.items() if played is not None}


@dataclass(frozen=True)
class GateRun:
    """What the gate has seen."""

    judgements: list[Judgement]
    not_recorded: list[str]  # bots without a recorded table: nothing to compare with
    is_paired: bool
    is_complete: bool

    @property
    def failed(self) -> bool:
        return any(judgement.failed for judgement in self.judgements)


def hold_gate(
    plan: Plan,
    recorded: Section,
    bots: Sequence[str],
    *,
    games: int | None = None,
    workers: int = 1,
    player: Player | None = None,
    watch: Watch | None = None,
) -> GateRun:
    """Play the recorded tables of these bots again and compare.

    With the rules of the record unchanged (the same edition hash) each block is compared with the same block then;
    otherwise only win rates are.
    """
    is_paired = plan.load_edition().hash == recorded.edition_hash and (plan.seed, plan.rounds) == (
        recorded.seed,
        recorded.rounds,
    )
    tables = gate_tables(recorded, bots, games)
    played, finished = play_tables(list(tables), plan, tables, player=player, workers=workers, watch=watch)
    judgements = judge(recorded, played, bots, is_paired=is_paired) if finished else []
    judged = {judgement.bot for judgement in judgements}
    missing = [bot for bot in bots if bot not in judged and bot != WEAKEST] if finished else []
    return GateRun(judgements, missing, is_paired, finished)
