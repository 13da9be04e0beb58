"""`magie verify RECORD`: whether the dice and cards of a game on a server are those that were committed to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._words import Parser, Problem, Words

if TYPE_CHECKING:
    from magie.game import Game
    from magie.server.log.proof import Proof

MOST_BYTES = 64_000_000


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("file", metavar=say("file"), type=Path, help=say("verify-file"))
    parser.add_argument("--commitment", metavar=say("digits"), help=say("verify-commitment"))
    parser.add_argument("--contribution", metavar=say("digits"), help=say("verify-contribution"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.cli.terminal.starting import start_engine

    words = Words(arguments.lang)
    text = _text(arguments.file, words)
    start_engine(words)
    found = _look(text, arguments)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _tell(found, arguments.lang)
    return 0 if found["verified"] else 1


def _text(file: Path, words: Words) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise Problem(words("no-record", file=str(file), problem=f"> {MOST_BYTES} bytes"))
        return file.read_bytes().decode()
    except OSError as problem:
        raise Problem(words("cannot-read", file=str(file), problem=problem.strerror or "")) from None
    except UnicodeDecodeError as problem:
        raise Problem(words("no-record", file=str(file), problem=str(problem))) from None


def _look(text: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """What can be said about a record; `reason` if it is not verified."""
    from magie.errors import MagieError
    from magie.server.log.proof import Unfair, header_of, read_proof, verify

    try:
        game = verify(text)
        proof = read_proof(header_of(text))
    except Unfair as unfair:
        return {"verified": False, "reason": unfair.code, "outcome": unfair.number}
    except MagieError as problem:
        return {"verified": False, "reason": "broken", "detail": str(problem)[:300]}
    assert proof is not None
    found = _found(game, proof, text)
    if arguments.commitment is not None and arguments.commitment.strip().lower() != proof.commitment.lower():
        found |= {"verified": False, "reason": "other-commitment"}
    given = (arguments.contribution or "").strip().lower()
    if given and given not in [value.lower() for value in proof.contributions.values()]:
        found |= {"verified": False, "reason": "not-mine"}
    return found


def _found(game: Game, proof: Proof, text: str) -> dict[str, Any]:
    from magie.text.record import record_lines

    names = game.names

    def named(shares: Mapping[str, str]) -> dict[str, str]:
        return {names[int(seat)] if int(seat) < len(names) else seat: value for seat, value in shares.items()}

    silent = {seat: value for seat, value in proof.commitments.items() if seat not in proof.contributions}
    return {
        "verified": True,
        "scheme": proof.scheme,
        "edition": game.edition.name,
        "outcomes": sum("chance" in json.loads(line) for line in record_lines(text)[1:] if line.strip()),
        "commitment": proof.commitment,
        "contributions": named(proof.contributions),
        "not_revealed": named(silent),
    }


def _tell(found: dict[str, Any], language: str) -> None:
    from magie.server.log.fairness import FIRST_SCHEME
    from magie.text.fluent import message

    if not found["verified"]:
        outcome, detail = found.get("outcome", 0), found.get("detail", "")
        print(message("verify-failed", language, reason=found["reason"], outcome=outcome, detail=detail))
        return
    print(message("verify-fine", language, outcomes=found["outcomes"]))
    print(message("verify-commitment", language, commitment=found["commitment"]))
    for name, value in found["contributions"].items():
        print(message("verify-contribution", language, name=name, contribution=value))
    for name, value in found["not_revealed"].items():
        print(message("verify-silent", language, name=name, commitment=value))
    is_first = found["scheme"] == FIRST_SCHEME
    print(message("verify-proves-first" if is_first else "verify-proves", language))
    print(message("verify-does-not-prove", language))
    if not is_first:
        print(message("verify-choice", language))
