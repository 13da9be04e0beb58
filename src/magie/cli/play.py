"""`magie play --terminal`: a table in the terminal, with people and bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from magie.cli._words import Parser


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("--terminal", action="store_true", help=say("play-terminal"))
    parser.add_argument("--edition", default="classic", metavar=say("edition"), help=say("play-edition"))
    parser.add_argument("--variants", default="", metavar="A,B", help=say("play-variants"))
    parser.add_argument("--deck", metavar=say("deck"), help=say("play-deck"))
    parser.add_argument("--skin", metavar=say("file"), help=say("play-skin"))
    parser.add_argument("--players", metavar=say("names"), help=say("play-players"))
    parser.add_argument("--bots", metavar=say("play-bots-value"), help=say("play-bots"))
    parser.add_argument("--bot", action="append", default=[], metavar=say("bots-a-code"), help=say("play-bot"))
    parser.add_argument("--code", action="append", default=[], metavar=say("file"), help=say("play-code"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("play-seed"))
    parser.add_argument("--resume", type=Path, metavar=say("file"), help=say("play-resume"))
    parser.add_argument("--position", type=Path, metavar=say("file"), help=say("play-position"))
    parser.add_argument("--fast", action="store_true", help=say("play-fast"))
    parser.add_language()
    parser.set_defaults(lang=None)  # a resumed game goes on in the language it was played in


def run(arguments: argparse.Namespace) -> int:
    from magie.cli.terminal.session import play

    return play(arguments)
