"""The guard of the benchmark notices what has become slower, and is not taken in by a busy machine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from magie.game import Game
from magie.lab import guard, yardstick
from magie.lab.guard import Operation, Verdict, check, kind_of_machine, measure, operations, recorded_ratios
from magie.machine import is_interpreted

compiled_only = pytest.mark.skipif(is_interpreted(), reason="ratios are those of machine code")


@compiled_only
def test_nothing_has_become_slower() -> None:
    """At a small size, and more often where it seems so; `make bench ARGS=--guard` does the same."""
    recorded = recorded_ratios()
    if not recorded:
        pytest.skip(f"no ratios are recorded for {kind_of_machine()}: make bench ARGS=--record")
    verdicts = check(operations(), recorded)
    assert {verdict.name for verdict in verdicts} == recorded.keys(), "record anew: make bench ARGS=--record"
    assert not [str(verdict) for verdict in verdicts if verdict.is_slow]


def slowed_down(method: Callable[..., Any], times: int) -> Callable[..., Any]:
    """The same, done over and over."""

    def slower(self: Game, *arguments: Any, **how: Any) -> Any:
        for _ in range(times - 1):
            method(self.copy(), *arguments, **how)
        return method(self, *arguments, **how)

    return slower


@compiled_only
def test_a_slower_call_is_noticed_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = {each.name: each for each in operations(["classic"])}
    view, copy = chosen["classic: view"], chosen["classic: copy"]
    measure([view, copy], 10)
    recorded = {view.name: view.ratio, copy.name: copy.ratio}
    for each in (view, copy):
        each.spent.clear()
        each.measured.clear()
    monkeypatch.setattr(Game, "view", slowed_down(Game.view, 2))
    slow, usual = check([view, copy], recorded)
    assert slow.is_slow and slow.change > 0.5
    assert not usual.is_slow


@compiled_only
def test_slower_compiled_rules_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = {each.name: each for each in operations(["classic"])}
    bots = chosen["classic: compiled steady bots"]
    measure([bots], 10)
    recorded = {bots.name: bots.ratio}
    bots.spent.clear()
    bots.measured.clear()
    once = bots.once
    bots.once = lambda: once() + once()
    assert check([bots], recorded)[0].is_slow


def of_times(name: str, *spent: float) -> Operation:
    """An operation that takes these times, the last one from then on; its yardstick always takes one."""
    times: Iterator[float] = chain(spent, repeat(spent[-1]))
    return Operation(name, lambda: 1.0, lambda: next(times))


def test_a_busy_moment_is_not_taken_for_a_slower_operation() -> None:
    busy = of_times("busy", *[3.0] * 12, 1.0)
    slow = of_times("slow", 1.3)
    good = of_times("good", 1.2)
    verdicts = check([busy, slow, good], {"busy": 1.0, "slow": 1.0, "good": 1.0})
    assert [verdict.is_slow for verdict in verdicts] == [False, True, False]
    assert len(good.spent) == guard.ROUNDS, "what is good is not measured again"
    assert len(slow.spent) == guard.ROUNDS + sum(guard.MORE_ROUNDS), "what is not, is, before it is said"


def test_a_machine_that_is_slower_as_a_whole_is_not_a_slower_operation() -> None:
    work = Operation("work", lambda: 10.0, lambda: 20.0)
    assert not check([work], {"work": 2.0})[0].is_slow


def test_a_verdict_in_words() -> None:
    assert "SLOWER" in str(Verdict("view", 1.3, 1.0)) and "+30%" in str(Verdict("view", 1.3, 1.0))
    assert "SLOWER" not in str(Verdict("view", 1.2, 1.0))
    assert "not recorded" in str(Verdict("view", 1.2, None))


def test_recording_keeps_what_other_machines_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "guard.json"
    path.write_text(json.dumps({"another machine": {"view": 1.0}}), encoding="utf-8")
    monkeypatch.setattr(guard, "operations", lambda editions=(): [of_times("view", 2.0)])
    told: list[str] = []
    assert guard.guard(told.append, path) == 2 and "--record" in told[0]
    guard.record(path)
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "another machine": {"view": 1.0},
        kind_of_machine(): {"view": 2.0},
    }
    assert guard.guard(told.append, path) == 0
    monkeypatch.setattr(guard, "operations", lambda editions=(): [of_times("view", 2.6)])
    assert guard.guard(told.append, path) == 1
    assert "view" in capsys.readouterr().err


def test_the_yardsticks_do_the_same_work_for_ever() -> None:
    """Whoever changes them voids every recorded ratio."""
    assert yardstick.tell_in_python(30) == 200
    assert yardstick.walk_in_machine_code(50) == 200
    assert yardstick_state(50) == [739, 700, 393, 768]


def yardstick_state(turns: int) -> list[int]:
    walks = yardstick.new_walk()
    yardstick._walk_on(walks, turns)
    return [int(walks[0].money.tolist()[seat]) for seat in range(yardstick.SEATS)]
