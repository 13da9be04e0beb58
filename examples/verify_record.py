"""Checks the dice and cards of a record of the scheme magie-fair-2. Uses nothing of Magie: read it, it is short.

    python verify_record.py game.jsonl [--commitment DIGITS] [--seat DIGITS ...] [--contribution DIGITS ...]

`--commitment`: what the server had committed to, as it was shown before the game; `--seat`: the same for every seat of
a person. `--contribution`: what your own device contributed. What is left out is not compared with what you saw.

What is checked: the server's secret is the one it had committed to; every contribution is the one its seat had
committed to; and every outcome is the one that follows from them. For dice, and for who deals the cards, nothing else
is needed. For cards and deeds, the record says what they were drawn from (`pools`); that what was drawn is gone from
there is checked, but not that the rules put exactly this there: `magie verify` plays the game and checks that as well.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import math
import sys
from itertools import product
from typing import Any

Weighted = list[tuple[Any, int]]

SCHEME = "magie-fair-2"
DIE: Weighted = [(pips, 1) for pips in range(1, 7)]
SPEED_DIE: Weighted = [(1, 1), (2, 1), (3, 1), ("bus", 1), ("magie", 2)]


class Wrong(Exception):
    """What does not hold."""


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def key_of(fair: dict[str, Any]) -> bytes:
    """The game's key, from a secret and contributions that are what was committed to."""
    secret = bytes.fromhex(fair["secret"])
    if sha256(secret) != fair["commitment"]:
        raise Wrong("the secret is not the one the server had committed to")
    for seat, contribution in fair["contributions"].items():
        if fair["commitments"].get(seat) != sha256(f"{SCHEME}:{contribution}".encode()):
            raise Wrong(f"the contribution of seat {seat} is not the one it had committed to")
    seats = sorted(fair["commitments"], key=int)
    lines = [SCHEME, *(f"{seat}:{fair['contributions'].get(seat, '')}" for seat in seats)]
    return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


def pick(key: bytes, number: int, possible: Weighted) -> Any:
    """What the n-th outcome must be, among these."""
    divisor = math.gcd(*(weight for _, weight in possible))
    parts = [(each, weight // divisor) for each, weight in possible]
    left = int.from_bytes(hmac.digest(key, str(number).encode(), "sha256"), "big") % sum(part for _, part in parts)
    for each, part in parts:
        left -= part
        if left < 0:
            return each
    raise AssertionError


def throws(count: int) -> Weighted:
    """Every throw of one die, of two, or of two with the speed die; the first die changes slowest."""
    dice = [DIE, DIE, SPEED_DIE][:count]
    return [([face for face, _ in faces], math.prod(weight for _, weight in faces)) for faces in product(*dice)]


def drawn(outcome: dict[str, Any]) -> tuple[str, str]:
    """The pool an outcome comes from, and what came."""
    if "deed" in outcome:
        return "deeds", outcome["deed"]
    return outcome.get("deck") or ("fortune" if "square" in outcome else "cards"), outcome["card"]


def check_outcomes(key: bytes, header: dict[str, Any], outcomes: list[dict[str, Any]]) -> None:
    told = {(each["since"], each["pool"]): each["of"] for each in header["fair"]["pools"]}
    pools: dict[str, dict[str, int]] = {}
    for number, outcome in enumerate(outcomes):
        if "dice" in outcome:
            came, due = outcome["dice"], pick(key, number, throws(len(outcome["dice"])))
        elif outcome["chance"] == "dealer":
            came, due = outcome["seat"], pick(key, number, [(seat, 1) for seat in range(len(header["seats"]))])
        else:
            name, came = drawn(outcome)
            if (number, name) in told:
                pools[name] = dict(told.pop((number, name)))
            due = pick(key, number, [(each, count) for each, count in pools[name].items() if count])
            pools[name][came] = pools[name].get(came, 0) - 1
        if came != due:
            raise Wrong(f"outcome {number + 1} is {came}, and should be {due}")
    if told:
        raise Wrong("the record tells of pools that nothing was drawn from")


def check(text: str, commitment: str | None, seats: list[str], mine: list[str]) -> tuple[int, list[str]]:
    """How many outcomes were checked, and the seats that did not reveal. Raises Wrong."""
    header, *lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    fair = header.get("fair", {})
    if fair.get("scheme") != SCHEME:
        raise Wrong(f"this is no record of the scheme {SCHEME}")
    if "secret" not in fair:
        raise Wrong("the secret is not revealed: the game was not over")
    key = key_of(fair)
    if commitment is not None and commitment.lower() != fair["commitment"]:
        raise Wrong("the commitment in the record is not the one you were shown")
    if seats and sorted(seat.lower() for seat in seats) != sorted(fair["commitments"].values()):
        raise Wrong("the seats had committed to something else than you were shown")
    for contribution in mine:
        if contribution.lower() not in fair["contributions"].values():
            raise Wrong(f"your contribution {contribution} was not counted")
    outcomes = [line for line in lines if "chance" in line]
    check_outcomes(key, header, outcomes)
    return len(outcomes), [seat for seat in fair["commitments"] if seat not in fair["contributions"]]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the dice and cards of a record.")
    parser.add_argument("record")
    parser.add_argument("--commitment")
    parser.add_argument("--seat", action="append", default=[])
    parser.add_argument("--contribution", action="append", default=[])
    options = parser.parse_args()
    with open(options.record, encoding="utf-8") as file:
        text = file.read()
    try:
        count, silent = check(text, options.commitment, options.seat, options.contribution)
    except (Wrong, KeyError, TypeError, ValueError) as problem:
        print(f"NOT as it should be: {problem}")
        return 1
    print(f"{count} outcomes follow from the secret and the contributions.")
    if silent:
        print(f"Counted without a contribution, because it was not revealed in time: seat {', '.join(silent)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
