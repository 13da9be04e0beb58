"""`magie replay FILE`: a recorded game told from the start."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from magie.cli._words import Parser, Problem, Words


def describe(parser: Parser) -> None:
    parser.add_argument("file", metavar=parser.say("file"), type=Path, help=parser.say("replay-file"))
    parser.add_argument("--last", type=int, metavar="N", help=parser.say("replay-last"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.cli.terminal.saves import read_game
    from magie.cli.terminal.starting import start_engine

    words = Words(arguments.lang)
    if arguments.last is not None and arguments.last < 1:
        raise Problem(words("last-too-small"))
    start_engine(words)
    game = read_game(arguments.file, words)
    if arguments.json:
        outcome = game.outcome
        told = {
            "edition": game.edition.name,
            "players": list(game.names),
            "events": game.events[-arguments.last :] if arguments.last else game.events,
            "position": game.position(),
            "outcome": None
            if outcome is None
            else {"ending": outcome.ending, "winners": outcome.winners, "ranking": outcome.ranking},
        }
        print(json.dumps(told, ensure_ascii=False))
        return 0
    from magie.text.narrate import narrate

    lines = narrate(game.events, game.edition, arguments.lang, game.names)
    print("\n".join(lines[-arguments.last :] if arguments.last else lines))
    if game.outcome is None:
        print(words("replay-unfinished"))
    return 0
