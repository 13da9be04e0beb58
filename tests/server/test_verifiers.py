"""The two verifiers that know no rules: the page's own, and the one in `examples` that uses nothing of ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from magie import CHANCE, Game
from magie.server.log.fairness import FIRST_SCHEME, FairChance, commitment_to
from magie.server.log.proof import verify
from tests.node import WEB
from tests.server.fair_games import COMMITMENTS, CONTRIBUTIONS, EDITIONS, SECRET, with_proof
from tests.server.verifiers import ALONE, alone, in_javascript

PLAYED = [*((edition, ()) for edition in EDITIONS), ("tempo", ("speed_die",)), ("classic", ("deal_two",))]
Change = Callable[[dict[str, Any], list[dict[str, Any]]], None]


def played(edition: str, variants: tuple[str, ...] = (), actions: int = 250) -> Game:
    """Long enough that piles are drawn from, and in the card game dealt again; whoever is to act does anything."""
    game = Game(edition, 3, variants=variants)
    source, rng, drawn = FairChance(SECRET, CONTRIBUTIONS), Random(5), 0
    for _ in range(actions):
        while game.to_act == CHANCE:
            game.apply_chance(source.outcome(game, drawn))
            drawn += 1
        if game.to_act is None:
            break
        legal = game.legal_actions()
        game.apply(rng.choice([action for action in legal if action.do not in ("resign", "bankrupt")] or legal))
    return game


@pytest.mark.parametrize(("edition", "variants"), PLAYED)
def test_honest_records_pass(edition: str, variants: tuple[str, ...], tmp_path: Path) -> None:
    game = played(edition, variants)
    record = with_proof(game)
    verify(record)  # what knows the rules agrees
    outcomes = [json.loads(line) for line in record.splitlines() if line.startswith('{"chance"')]
    kinds = {outcome["chance"] for outcome in outcomes}
    assert kinds > {"dice"} or kinds >= {"deal", "draw"}
    pools = json.loads(record.splitlines()[0])["fair"]["pools"]
    assert pools and len(json.dumps(pools)) < 0.25 * len(record) + 4000, "this is meant to be small"
    path = tmp_path / "game.jsonl"
    path.write_text(record, encoding="utf-8")
    done = alone(path, "--commitment", commitment_to(SECRET), "--contribution", "00" * 16)
    assert done.returncode == 0 and f"{len(outcomes)} outcomes" in done.stdout, done.stdout + done.stderr
    assert in_javascript(path) == ["fair"]


def another_secret(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    header["fair"]["secret"] = bytes(32).hex()


def another_contribution(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    header["fair"]["contributions"]["2"] = "fe" * 16


def a_silenced_seat(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    del header["fair"]["contributions"]["2"]


def another_throw(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    throw = next(line for line in reversed(lines) if "dice" in line)
    throw["dice"][0] = throw["dice"][0] % 6 + 1


def another_card(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    draw = next(line for line in lines if "card" in line and "chance" in line)
    others = (card for pool in header["fair"]["pools"] for card, _ in pool["of"] if card != draw["card"])
    draw["card"] = next(others)


def a_pool_too_many(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    header["fair"]["pools"].append({"since": 1, "pool": "nothing", "of": [["x", 1]]})


def not_over(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    del header["fair"]["secret"]


def another_scheme(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    header["fair"]["scheme"] = FIRST_SCHEME


LIES: dict[Change, str] = {
    another_secret: "commitment 0",
    another_contribution: "contribution 0",
    a_silenced_seat: "outcome 1",
    another_throw: "outcome",
    another_card: "outcome",
    a_pool_too_many: "pools 0",
    not_over: "open 0",
    another_scheme: "scheme 0",
}


def test_no_lie_passes(tmp_path: Path) -> None:
    header, *lines = with_proof(played("millionaire")).splitlines()
    paths = []
    for change in LIES:
        changed, rest = json.loads(header), [json.loads(line) for line in lines]
        change(changed, rest)
        path = tmp_path / f"{change.__name__}.jsonl"
        path.write_text("\n".join(json.dumps(each) for each in (changed, *rest)), encoding="utf-8")
        paths.append(path)
        done = alone(path)
        assert done.returncode == 1 and "NOT" in done.stdout, (change, done.stdout, done.stderr)
    told = in_javascript(*paths)
    assert all(said.startswith(expected) for said, expected in zip(told, LIES.values(), strict=True)), told


def test_what_one_has_seen_oneself_is_compared(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(with_proof(played("classic", actions=20)), encoding="utf-8")
    assert alone(path, "--commitment", "0" * 64).returncode == 1
    assert alone(path, "--contribution", "12" * 16).returncode == 1
    assert alone(path, "--contribution", "FF" * 16).returncode == 0
    seats = [option for commitment in COMMITMENTS.values() for option in ("--seat", commitment)]
    assert alone(path, *seats).returncode == 0
    assert alone(path, *seats[:2]).returncode == 1
    assert alone(path, *seats, "--seat", "a" * 64).returncode == 1


def test_they_are_short() -> None:
    for path in (ALONE, WEB / "src" / "fair" / "verify.ts"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 150
