"""Chance from secret and contributions: the same for the same, another for anything else, and no lie survives."""

from __future__ import annotations

import json
import math
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from magie import CHANCE, Game
from magie.errors import BrokenRecord
from magie.server.log.fairness import (
    FIRST_SCHEME,
    FairChance,
    FirstFairChance,
    commitment_to,
    commitment_to_contribution,
    picked,
    possible_outcomes,
)
from magie.server.log.proof import Unfair, verify
from magie.server.log.shares import by_seat
from tests.server.fair_games import COMMITMENTS, CONTRIBUTIONS, EDITIONS, SECRET, fair_game, pools_of, with_proof

KNOWN_COMMITMENT = "f776bec2aaaba011f75ecb7f0b2ef492ce809d1fedef6126da2956fce7b6fb99"
KNOWN_NUMBER = 0x47C1F28DCEB0AA6F229F49CFD29128601A5318A1C96FBE61BCC84DA60D056C76
KNOWN_SEED = 0x732045CA2FA0030E


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_honest_record_is_verified(edition: str) -> None:
    game = fair_game(edition, 60)
    assert verify(with_proof(game)).position() == game.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_of_the_first_scheme_is_still_verified(edition: str) -> None:
    game = fair_game(edition, 60, FirstFairChance(SECRET, CONTRIBUTIONS))
    record = with_proof(game, scheme=FIRST_SCHEME, commitments=None, pools=None)
    assert verify(record).position() == game.position()
    with pytest.raises(Unfair, match="follows from"):
        verify(with_proof(game, scheme=FIRST_SCHEME, commitments=None, pools=None, contributions={"0": "00" * 16}))


def test_chance_of_both_schemes_is_what_the_documentation_says() -> None:
    """Numbers that were worked out by hand from docs/server.md; whoever changes them makes old records unverifiable."""
    assert commitment_to_contribution("00" * 16) == KNOWN_COMMITMENT
    assert FairChance(SECRET, CONTRIBUTIONS).number(0) == KNOWN_NUMBER
    assert FairChance(SECRET, {**CONTRIBUTIONS, 1: ""}).key != FairChance(SECRET, CONTRIBUTIONS).key
    assert FirstFairChance(SECRET, CONTRIBUTIONS).seed(0) == KNOWN_SEED
    parts = [({"chance": "a"}, 1), ({"chance": "b"}, 2), ({"chance": "c"}, 1)]
    assert [picked(parts, number)["chance"] for number in range(5)] == ["a", "b", "b", "c", "a"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_weights_are_the_smallest_whole_numbers_in_the_ratio_of_the_chances(edition: str) -> None:
    game = Game(edition, 4, seed=1)
    nodes = 0
    while nodes < 40:
        if game.to_act != CHANCE:
            game.apply(game.legal_actions()[0])
            continue
        listed, weighted = game.chance_outcomes(), possible_outcomes(game)
        assert [outcome for outcome, _ in weighted] == [outcome for outcome, _ in listed]
        total = sum(weight for _, weight in weighted)
        assert [Fraction(weight, total) for _, weight in weighted] == [likely for _, likely in listed]
        assert math.gcd(*(weight for _, weight in weighted)) == 1
        game.sample_chance()
        nodes += 1


@pytest.mark.parametrize("edition", ["classic", "cards", "millionaire"])
def test_every_single_changed_outcome_is_found(edition: str) -> None:
    """Any other outcome that the rules would allow at that moment."""
    game = fair_game(edition, 8)
    lines = game.record().splitlines()
    for number in [number for number, line in enumerate(lines) if '"chance"' in line][:25]:
        forged = Game.replay("\n".join(lines[:number]))
        true = json.loads(lines[number])
        true.pop("hash", None)
        other = next(outcome for outcome, _ in forged.chance_outcomes() if outcome != true)
        forged.apply_chance(other)
        with pytest.raises(Unfair, match="follows from the secret"):
            verify(with_proof(forged))


def test_another_secret_or_contribution_is_found() -> None:
    game = fair_game("classic", 10)
    with pytest.raises(Unfair, match="committed"):
        verify(with_proof(game, secret=bytes(32).hex()))
    other = bytes(32)
    with pytest.raises(Unfair, match="follows from"):
        verify(with_proof(game, secret=other.hex(), commitment=commitment_to(other)))
    with pytest.raises(Unfair, match="had committed to"):
        verify(with_proof(game, contributions={"0": "00" * 16, "2": "fe" * 16}))
    with pytest.raises(Unfair, match="had committed to"):
        verify(with_proof(game, contributions={"1": "00" * 16, "2": "ff" * 16}))
    with pytest.raises(Unfair, match="follows from"):
        verify(with_proof(game, contributions={"0": "00" * 16}))  # as if seat 2 had not revealed
    with pytest.raises(Unfair, match="follows from"):
        verify(with_proof(game, commitments={**by_seat(COMMITMENTS), "1": "0" * 64}))  # as if somebody else had sat


def test_a_seat_that_did_not_reveal_is_counted_without() -> None:
    game = fair_game("classic", 10, FairChance(SECRET, {**CONTRIBUTIONS, 1: ""}))
    commitments = {**by_seat(COMMITMENTS), "1": commitment_to_contribution("77" * 16)}
    assert verify(with_proof(game, commitments=commitments)).position() == game.position()
    late = {**by_seat(CONTRIBUTIONS), "1": "77" * 16}
    with pytest.raises(Unfair, match="follows from"):
        verify(with_proof(game, commitments=commitments, contributions=late))


@pytest.mark.parametrize("edition", ["cards", "millionaire"])
def test_what_lies_in_the_piles_must_be_told_as_it_is(edition: str) -> None:
    game = fair_game(edition, 60)
    pools = pools_of(game)
    assert pools
    pools[0]["of"] = [*pools[0]["of"][1:], pools[0]["of"][0]]
    for lie in ([], pools, [*pools_of(game), pools[0]]):
        with pytest.raises(Unfair, match="piles"):
            verify(with_proof(game, pools=lie))


def test_a_record_that_proves_nothing_says_so() -> None:
    game = fair_game("classic", 10)
    with pytest.raises(Unfair, match="not revealed"):
        verify(with_proof(game, secret=None))
    with pytest.raises(Unfair, match="not played on a server"):
        verify(game.record())


@pytest.mark.parametrize(
    "proof",
    [None, [], "x", {}, {"scheme": "other"}, {"contributions": {"x": "00"}}, {"secret": "zz"}, {"secret": 7}],
)
def test_a_proof_that_cannot_be_read(proof: Any) -> None:
    header, *lines = fair_game("classic", 3).record().splitlines()
    honest = json.loads(with_proof(fair_game("classic", 3)).splitlines()[0])["fair"]
    broken = {**honest, **proof} if isinstance(proof, dict) and proof else proof
    record = "\n".join([json.dumps({**json.loads(header), "fair": broken}), *lines])
    with pytest.raises(BrokenRecord):
        verify(record)
    for text in ("", "x", "[]", "[" * 100_000):
        with pytest.raises(BrokenRecord):
            verify(text)


def test_a_take_back_brings_the_same_dice_again() -> None:
    source = FairChance(SECRET, CONTRIBUTIONS)
    game = Game("classic", 3)
    drawn = 0
    while game.to_act == CHANCE:
        game.apply_chance(source.outcome(game, drawn))
        drawn += 1
    game.apply("roll")
    first = source.outcome(game, drawn)
    game.undo()
    game.apply("prefer always_demand on", seat=1)
    game.apply("roll")
    assert source.outcome(game, drawn) == first


def test_dice_are_even() -> None:
    """With a fixed secret this is no matter of luck: all 36 pairs come, none much more often than another."""
    source = FairChance(SECRET, CONTRIBUTIONS)
    game = fair_game("classic", 0)
    assert game.to_act == CHANCE
    pairs = Counter(tuple(source.outcome(game, number)["dice"]) for number in range(7200))
    assert len(pairs) == 36
    assert min(pairs.values()) > 140 and max(pairs.values()) < 260
