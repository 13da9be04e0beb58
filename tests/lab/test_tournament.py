"""Tournaments: who sits where, the same result however it is played, the record and the page written from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from magie.lab.blocks import COUNTED, no_blocks
from magie.lab.ladder import (
    LadderFile,
    Section,
    pack,
    played_before,
    read_ladder,
    record_path,
    record_table,
    side_share,
    unpack,
    write_ladder,
)
from magie.lab.ladder_page import ladder_page
from magie.lab.pairings import (
    CONTROL,
    HERO,
    MIRROR,
    MIXED,
    MOST_MIXED_TABLES,
    ORDER_BLOCKS,
    Pairing,
    hero_tables,
    mixed_tables,
    play_tables,
)
from magie.lab.plans import Plan
from magie.lab.problems import LabProblem
from magie.lab.tournament import hold, planned_tables
from magie.text.fluent import languages
from tests.lab.invented import InventedPlayer

POOL = {"random": -3.0, "fp-a-fair": 0.0, "steady": 0.2, "shrewd": 0.8}
PLAN = Plan("classic", ("steady",) * 4, seed=3, games=200)
ABOUT = {bot: {"margin": 5, "off": 0} for bot in POOL}


@pytest.fixture(scope="module")
def section() -> Section:
    return hold(PLAN, ABOUT, player=InventedPlayer(POOL), command="magie tournament classic")


class Interrupted(InventedPlayer):
    """A person presses Ctrl-C after so many calls."""

    def __init__(self, after: int) -> None:
        super().__init__(POOL)
        self.after = after

    def __call__(self, edition: object, lineup: Sequence[str], **more: int) -> NDArray[Any]:
        if len(self.calls) == self.after:
            raise KeyboardInterrupt
        return super().__call__(edition, lineup, **more)


def test_everybody_meets_copies_of_everybody() -> None:
    tables = hero_tables(["a", "b", "c"], 4)
    assert len(tables) == 9
    assert Counter(table.kind for table in tables) == {HERO: 6, MIRROR: 3}
    assert tables[1].orders == (("a", "b", "b", "b"),) and tables[1].measured == ("a",)
    assert tables[1].seats_of == (1, 3)


def test_two_at_a_table_are_counted_once() -> None:
    tables = hero_tables(["a", "b", "c"], 2)
    assert Counter(table.kind for table in tables) == {HERO: 3, MIRROR: 3}
    assert tables[1].measured == ("a", "b")
    assert planned_tables(["a", "b", "c"], 2, (HERO, MIXED), 1) == tables


def test_different_bots_sit_in_every_order() -> None:
    (table,) = mixed_tables("abcd", 4, seed=1)
    assert len(table.orders) == 6 and all(sorted(order) == list("abcd") for order in table.orders)
    rotations = {order[start:] + order[:start] for order in table.orders for start in range(4)}
    assert len(rotations) == 24


@pytest.mark.parametrize(("bots", "seats", "tables"), [("ab", 4, 1), ("abc", 4, 3), ("abcde", 4, 5), ("abc", 3, 1)])
def test_a_pool_of_any_size_fills_the_tables_evenly(bots: str, seats: int, tables: int) -> None:
    found = mixed_tables(bots, seats, seed=1)
    assert len(found) == tables
    sitting = Counter(bot for table in found for bot in table.orders[0])
    assert len(set(sitting.values())) == 1 and set(sitting) == set(bots)


def test_of_a_large_pool_tables_are_drawn_evenly() -> None:
    bots = [f"bot{number:02}" for number in range(14)]
    found = mixed_tables(bots, 4, seed=1)
    assert len(found) == MOST_MIXED_TABLES == len({tuple(sorted(table.orders[0])) for table in found})
    sitting = Counter(bot for table in found for bot in table.orders[0])
    assert max(sitting.values()) - min(sitting.values()) <= 2
    assert found == mixed_tables(bots, 4, seed=1) != mixed_tables(bots, 4, seed=2)


def test_the_order_of_a_block_does_not_hang_on_how_many_are_played() -> None:
    (table,) = mixed_tables("abcd", 4, seed=1)
    whole = {first + step: order for order, first, count in table.stretches(0, 200) for step in range(count)}
    later = {first + step: order for order, first, count in table.stretches(37, 50) for step in range(count)}
    assert all(whole[block] == order for block, order in later.items())
    assert set(whole) == set(range(200)) and len(set(whole.values())) == 6
    assert all(count <= ORDER_BLOCKS for _, _, count in table.stretches(0, 200))


def test_all_tables_are_played_whole_and_in_blocks(section: Section) -> None:
    assert section.is_complete
    assert Counter(record.kind for record in section.tables) == {HERO: 12, MIRROR: 4, MIXED: 1}
    assert {record.games for record in section.tables} == {200}
    for record in section.tables:
        wins = sum(share.mean for share in record.shares)
        assert wins == pytest.approx(1)


def test_the_ratings_are_in_the_right_order(section: Section) -> None:
    assert [rating.bot for rating in section.ratings] == ["shrewd", "steady", "fp-a-fair", "random"]
    assert section.is_anchored
    (step, *_) = section.steps
    assert (step.upper, step.lower) == ("shrewd", "steady") and step.low > 0
    assert set(step.against) == set(POOL)
    assert section.misfit is not None and abs(section.misfit.mean - section.misfit.expected) < 0.1


def test_without_its_anchor_a_ladder_says_so() -> None:
    section = hold(PLAN, {"steady": {}, "shrewd": {}}, player=InventedPlayer(POOL))
    assert not section.is_anchored
    assert "`fp-a-fair` did not play" in ladder_page(LadderFile(sections=[section]), "en", "ladder.json")
    other = hold(PLAN, {"steady": {}, "shrewd": {}}, anchor="steady", player=InventedPlayer(POOL))
    assert other.is_anchored and other.anchor == "steady"


def test_controls_pass_in_a_sound_tournament(section: Section) -> None:
    mirrors = [control for control in section.controls if control.kind == "mirror"]
    assert {control.bot for control in mirrors} == set(POOL)
    assert all(control.passed and control.is_exact and control.mean == 0.25 for control in mirrors)
    (sanity,) = [control for control in section.controls if control.kind == "sanity"]
    assert sanity.bot == "shrewd" and sanity.passed and sanity.mean > 0.8


def test_a_mirror_finds_a_seat_that_wins_too_often() -> None:
    class Unfair(InventedPlayer):
        def __call__(self, edition: object, lineup: Sequence[str], **more: int) -> NDArray[Any]:
            games = super().__call__(edition, lineup, **more)
            games["winners"][games["rotation"] == 0] = 1  # the first of the line-up, in its first game of each block
            return games

    section = hold(PLAN, ABOUT, formats=(HERO,), player=Unfair(POOL))
    assert not any(control.passed for control in section.controls if control.kind == "mirror")


def test_a_pool_without_random_gets_a_table_for_the_sanity_check() -> None:
    section = hold(PLAN, {"steady": {}, "shrewd": {}}, player=InventedPlayer(POOL))
    (extra,) = [record for record in section.tables if record.kind == CONTROL]
    assert extra.orders == (("shrewd", "random", "random", "random"),)
    assert {rating.bot for rating in section.ratings} == {"steady", "shrewd"}
    weak = hold(PLAN, {"steady": {}, "shrewd": {}}, player=InventedPlayer({**POOL, "random": 1.0}))
    assert [control.passed for control in weak.controls if control.kind == "sanity"] == [False]


def test_tables_of_endless_games_do_not_count() -> None:
    section = hold(PLAN, ABOUT, player=InventedPlayer(POOL, cut_off=0.1))
    assert not any(record.is_valid for record in section.tables)
    assert section.ratings == [] and set(section.unrated) == set(POOL)
    # The best is then the one that won most.
    assert [control.bot for control in section.controls if control.kind == "sanity"] == ["shrewd"]
    page = ladder_page(LadderFile(sections=[section]), "en", "ladder.json")
    assert "does not count for ratings" in page and "nobody is rated" in page


def test_an_interrupted_tournament_keeps_what_is_finished_and_goes_on(section: Section) -> None:
    begun = hold(PLAN, ABOUT, player=Interrupted(after=20), command="magie tournament classic")
    assert not begun.is_complete and 0 < len(begun.tables) < len(section.tables)
    saved = msgspec.json.decode(msgspec.json.encode(begun), type=Section)
    rest = InventedPlayer(POOL)
    resumed = hold(PLAN, ABOUT, player=rest, begun=saved, command="magie tournament classic")
    assert sum(count for _, _, count in rest.calls) < 17 * 200
    assert _numbers(resumed) == _numbers(section)


def test_another_tournament_is_not_resumed() -> None:
    begun = hold(PLAN, ABOUT, player=Interrupted(after=20))
    with pytest.raises(LabProblem, match="seed"):
        hold(_with_seed(4), ABOUT, player=InventedPlayer(POOL), begun=begun)


def _with_seed(seed: int) -> Plan:
    return Plan("classic", ("steady",) * 4, seed=seed, games=200)


def _numbers(section: Section) -> Any:
    """Everything but times."""
    told = msgspec.to_builtins(section)
    told.pop("when")
    for record in told["tables"]:
        record.pop("seconds")
    return told


def test_how_it_is_cut_into_calls_changes_nothing() -> None:
    (table,) = mixed_tables("abcd", 4, seed=1)
    strengths = {"a": 0.0, "b": 0.3, "c": 0.6, "d": 0.9}
    whole, _ = play_tables([table], PLAN, 50, player=InventedPlayer(strengths))
    half, _ = play_tables([table], PLAN, 23, player=InventedPlayer(strengths))
    rest, _ = play_tables([table], PLAN, 50, player=InventedPlayer(strengths), begun=half)
    assert whole[table].blocks.fingerprint(50) == rest[table].blocks.fingerprint(50)
    assert (whole[table].blocks.wins == rest[table].blocks.wins).all()


def test_real_bots_play_the_same_in_any_number_of_processes() -> None:
    tables = hero_tables(["random", "steady"], 2)
    plan = Plan("classic", ("steady",) * 2, seed=1, games=16, rounds=60)
    alone, finished = play_tables(tables, plan, 8)
    together, also = play_tables(tables, plan, 8, workers=2)
    assert finished and also
    for table in tables:
        assert alone[table].blocks.fingerprint(8) == together[table].blocks.fingerprint(8)


def test_a_table_at_which_nothing_is_finished_yet_can_be_shown() -> None:
    for table in hero_tables(["a", "b"], 4):
        shown = side_share(table, no_blocks(4, len(table.sides)), 0)
        assert (shown.low, shown.high, shown.count) == (0, 1, 0)


def test_numbers_survive_packing() -> None:
    for values in ([], [0, 1, 255], [256, 3360], [70_000], [2**63]):
        numbers = np.array(values, np.uint64)
        assert (unpack(pack(numbers)) == numbers).all()


def test_the_record_holds_every_block(section: Section, tmp_path: Path) -> None:
    played, _ = play_tables([Pairing(HERO, (("shrewd", *["steady"] * 3),))], PLAN, 50, player=InventedPlayer(POOL))
    ((table, found),) = played.items()
    record = record_table(table, found, everything=True)
    assert (record.block_shares("shrewd") == found.blocks.shares(0)).all()
    assert (record.block_shares("steady") == found.blocks.shares(1)).all()
    again = played_before(record)
    assert again is not None
    assert (again.blocks.counts == found.blocks.counts).all() and (again.blocks.places == found.blocks.places).all()
    assert again.blocks.fingerprint(50) == found.blocks.fingerprint(50) == record.whole_fingerprint
    assert list(record.per_game) == [name for name in COUNTED if name != "cut_off"]

    path = record_path(tmp_path / "docs" / "ladder.md")
    assert path.name == "ladder.json" and read_ladder(path) is None
    write_ladder(path, LadderFile(sections=[section]))
    assert read_ladder(path) == LadderFile(sections=[section])


def test_a_broken_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(LabProblem, match=r"ladder\.json is not a record"):
        read_ladder(path)
    path.write_text('{"format": 99, "sections": []}', encoding="utf-8")
    with pytest.raises(LabProblem, match="format 99"):
        read_ladder(path)


def test_a_new_run_takes_the_place_of_its_own_section_only(section: Section) -> None:
    cards = msgspec.structs.replace(section, edition="cards")
    newer = msgspec.structs.replace(section, seed=99)
    ladder = LadderFile().with_section(section).with_section(cards).with_section(newer)
    assert [(each.edition, each.seed) for each in ladder.sections] == [("cards", 3), ("classic", 99)]


def test_who_is_named_twice_is_refused() -> None:
    with pytest.raises(LabProblem, match="twice"):
        planned_tables(["steady", "shrewd", "steady"], 4, (HERO,), 1)


@pytest.mark.parametrize("language", languages())
def test_the_page_says_everything_in_every_language(section: Section, language: str) -> None:
    page = ladder_page(LadderFile(sections=[section]), language, "ladder.json")
    assert page.startswith("# ") and "[ladder.json](ladder.json)" in page
    for bot in POOL:
        assert f"| `{bot}` |" in page
    for told in ("magie tournament classic", section.engine, section.edition_hash, section.version, section.machine):
        assert told in page
    assert "margin 5" in page and "off" not in page.split("margin 5")[1].split("\n")[0]
    # Every table has as many cells in each row as in its head.
    lines = page.splitlines()
    for above, line in pairwise(lines):
        if above.startswith("|") and line.startswith("|"):
            assert above.count("|") == line.count("|")


def test_two_seats_fill_both_halves_of_the_matrix() -> None:
    plan = Plan("classic", ("steady",) * 2, seed=3, games=100)
    section = hold(plan, {"steady": {}, "shrewd": {}}, anchor="steady", player=InventedPlayer(POOL))
    page = ladder_page(LadderFile(sections=[section]), "en", "ladder.json")
    rows = [line for line in page.splitlines() if line.startswith(("| `steady` |", "| `shrewd` |"))]
    matrix = [row for row in rows if row.count("±") == 2]
    assert len(matrix) == 2
    assert [rating.bot for rating in section.ratings] == ["shrewd", "steady"]
