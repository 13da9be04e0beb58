"""The gate: a weaker bot fails, an equal one passes, and nobody is blamed for the progress of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from magie.lab.gate import Judgement, Sequential, Verdict, gate_tables, sprt
from magie.lab.ladder import PRINTED_BLOCKS, Section
from magie.lab.pairings import HERO, MIRROR
from magie.lab.plans import Plan
from magie.lab.tournament import hold, hold_gate
from tests.lab.invented import InventedPlayer

POOL = {"random": -3.0, "fp-a-fair": 0.0, "steady": 0.2, "shrewd": 0.8}
PLAN = Plan("classic", ("fp-a-fair",) * 4, seed=5, games=800)


def ladder(strengths: Mapping[str, float], plan: Plan = PLAN) -> Section:
    return hold(plan, {bot: {} for bot in strengths}, player=InventedPlayer(strengths))


@pytest.fixture(scope="module")
def recorded() -> Section:
    return ladder(POOL)


def judged(recorded: Section, now: Mapping[str, float], *, plan: Plan = PLAN, **more: Any) -> dict[str, Judgement]:
    run = hold_gate(plan, recorded, list(recorded.bots), player=InventedPlayer(now, **more))
    assert run.is_complete
    return {judgement.bot: judgement for judgement in run.judgements}


def test_bots_that_play_as_before_are_unchanged(recorded: Section) -> None:
    found = judged(recorded, POOL)
    assert {judgement.verdict for judgement in found.values()} == {Verdict.UNCHANGED}
    assert all(judgement.overall.mean == 0 for judgement in found.values())


def test_a_weaker_bot_fails_and_only_it(recorded: Section) -> None:
    found = judged(recorded, {**POOL, "shrewd": 0.5})
    shrewd = found.pop("shrewd")
    assert shrewd.verdict is Verdict.WEAKER and shrewd.failed and shrewd.is_paired
    assert shrewd.overall.high < 0 and shrewd.test.verdict is Sequential.WORSE
    assert shrewd.worst.difference.mean < -0.02
    assert not any(judgement.failed for judgement in found.values())


def test_progress_of_one_bot_is_no_weakness_of_the_others(recorded: Section) -> None:
    found = judged(recorded, {**POOL, "shrewd": 1.5})
    assert found["shrewd"].verdict is Verdict.STRONGER
    assert found["steady"].verdict is Verdict.UNCHANGED and found["fp-a-fair"].verdict is Verdict.UNCHANGED
    # It does lose more games against the stronger one, which is told and not judged.
    against = [each for each in found["steady"].comparisons if "shrewd" in each.table.bots]
    assert against and all(not each.is_judged for each in against)
    assert min(each.difference.high for each in against) < 0


def test_when_everybody_has_changed_the_comparison_is_relative(recorded: Section) -> None:
    found = judged(recorded, {bot: strength + (bot == "shrewd") * -0.4 + 0.01 for bot, strength in POOL.items()})
    assert found["shrewd"].verdict is Verdict.WEAKER
    assert all(each.is_judged for each in found["shrewd"].comparisons)


def test_an_equal_bot_passes_nearly_always(recorded: Section) -> None:
    verdicts = []
    for mood in range(20):
        player = InventedPlayer(POOL, moods={"steady": mood})
        (judgement,) = hold_gate(PLAN, recorded, ["steady"], player=player).judgements
        assert judgement.is_paired and judgement.overall.low < judgement.overall.high
        verdicts.append(judgement.verdict)
    assert verdicts.count(Verdict.WEAKER) <= 2 and verdicts.count(Verdict.EQUAL) >= 16


def test_an_equal_bot_with_other_luck_passes(recorded: Section) -> None:
    failures = 0
    for seed in range(6, 16):
        plan = Plan("classic", ("fp-a-fair",) * 4, seed=seed, games=400)
        run = hold_gate(plan, recorded, ["steady"], player=InventedPlayer(POOL))
        assert not run.is_paired
        (judgement,) = run.judgements
        failures += judgement.failed
    assert failures <= 1


def test_other_rules_are_compared_by_win_rates_alone(recorded: Section) -> None:
    plan = Plan("classic", ("fp-a-fair",) * 4, seed=5, games=800, variants=("parking_pot",))
    found = judged(recorded, {**POOL, "shrewd": -0.5}, plan=plan)
    assert found["shrewd"].verdict is Verdict.WEAKER and not found["shrewd"].is_paired


def test_a_bot_whose_games_no_longer_end_fails(recorded: Section) -> None:
    found = judged(recorded, {**POOL, "steady": 0.3}, cut_off=0.05)
    assert found["steady"].verdict is Verdict.ENDLESS and found["steady"].failed


def test_a_few_games_say_nothing(recorded: Section) -> None:
    run = hold_gate(PLAN, recorded, ["shrewd"], games=40, player=InventedPlayer({**POOL, "shrewd": -2.0}))
    (judgement,) = run.judgements
    assert judgement.verdict is Verdict.TOO_FEW and not run.failed


def test_a_new_bot_has_nothing_to_be_compared_with(recorded: Section) -> None:
    run = hold_gate(PLAN, recorded, ["shrewd", "newcomer"], games=40, player=InventedPlayer(POOL))
    assert run.not_recorded == ["newcomer"]


def test_only_tables_of_the_named_bots_are_played_again(recorded: Section) -> None:
    tables = gate_tables(recorded, ["shrewd"], games=400)
    heroes = [table for table in tables if table.kind == HERO]
    assert {table.bots[0] for table in heroes} == {"shrewd"} and len(heroes) == 3
    mirrors = {table.bots[0]: blocks for table, blocks in tables.items() if table.kind == MIRROR}
    assert mirrors == {"shrewd": 100, "random": PRINTED_BLOCKS, "fp-a-fair": PRINTED_BLOCKS, "steady": PRINTED_BLOCKS}


def test_the_sequential_test_is_the_formula() -> None:
    rng = np.random.default_rng(1)
    differences = rng.normal(-0.01, 0.15, 4000)
    spread = differences.var(ddof=1)
    by_hand = ((differences + 0.005) ** 2 - (differences - 0.005) ** 2).sum() / (2 * spread)
    assert sprt(differences).ratio == pytest.approx(by_hand)
    assert sprt(differences).verdict is Sequential.WORSE
    assert sprt(-differences).verdict is Sequential.FINE
    assert sprt(differences[:20]).verdict is Sequential.OPEN
    assert sprt(np.zeros(500)).verdict is Sequential.OPEN


@pytest.mark.parametrize(("truth", "wrong"), [(-0.005, Sequential.FINE), (0.005, Sequential.WORSE)])
def test_the_sequential_test_is_wrong_in_at_most_one_of_twenty(truth: float, wrong: Sequential) -> None:
    rng = np.random.default_rng(2)
    verdicts = [sprt(rng.normal(truth, 0.15, 10_000)).verdict for _ in range(200)]
    assert verdicts.count(wrong) <= 0.05 * 200
