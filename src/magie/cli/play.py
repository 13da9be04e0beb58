"""`magie play`: the table in the browser; with `--terminal` a table in the terminal, with people and bots."""

from __future__ import annotations

import argparse
import logging
import os
from pathlib import Path

from magie.cli._words import Parser, Problem, Words


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("--port", type=int, metavar="N", help=say("serve-port"))
    parser.add_argument("--no-open", action="store_true", help=say("play-no-open"))
    parser.add_argument("--terminal", action="store_true", help=say("play-terminal"))
    terminal = parser.add_argument_group(say("play-in-the-terminal"))
    options = [
        terminal.add_argument("--edition", metavar=say("edition"), help=say("play-edition")),
        terminal.add_argument("--variants", default="", metavar="A,B", help=say("play-variants")),
        terminal.add_argument("--deck", metavar=say("deck"), help=say("play-deck")),
        terminal.add_argument("--skin", metavar=say("file"), help=say("play-skin")),
        terminal.add_argument("--players", metavar=say("names"), help=say("play-players")),
        terminal.add_argument("--bots", metavar=say("play-bots-value"), help=say("play-bots")),
        terminal.add_argument("--bot", action="append", metavar=say("bots-a-code"), help=say("play-bot")),
        terminal.add_argument("--code", action="append", metavar=say("file"), help=say("play-code")),
        terminal.add_argument("--seed", type=int, metavar="N", help=say("play-seed")),
        terminal.add_argument("--resume", type=Path, metavar=say("file"), help=say("play-resume")),
        terminal.add_argument("--position", type=Path, metavar=say("file"), help=say("play-position")),
        terminal.add_argument("--fast", action="store_true", help=say("play-fast")),
    ]
    parser.add_language()
    # No language: a resumed game goes on in the one it was played in.
    parser.set_defaults(lang=None, options_of_the_terminal=options)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.terminal:
        return _in_the_browser(arguments)
    from magie.cli.terminal.arranging import play

    arguments.edition = arguments.edition or "classic"
    arguments.bot = arguments.bot or []
    arguments.code = arguments.code or []
    return play(arguments)


def _in_the_browser(arguments: argparse.Namespace) -> int:
    from magie.cli._serving import HERE_ONLY, Messages, open_page, running_server, serve, take_port
    from magie.text.fluent import preferred_language

    language = arguments.lang or preferred_language()
    _refuse_what_the_page_asks(arguments, Words(language))
    say = Messages(language)
    if arguments.port is None and (address := running_server()):
        print(say("runs-already", address=address), flush=True)
        if not arguments.no_open:
            open_page(address, say)
        return 0
    listener = take_port(HERE_ONLY, arguments.port, say)

    from magie.server.host.logs import write_logs
    from magie.server.operation.process import Options

    write_logs(logging.WARNING)
    options = Options(store=os.environ.get("MAGIE_STORE") or None)
    return serve(options, listener, language, opens_page=not arguments.no_open)


def _refuse_what_the_page_asks(arguments: argparse.Namespace, words: Words) -> None:
    """Options of the terminal would be ignored in the browser, so better say it."""
    for option in arguments.options_of_the_terminal:
        if getattr(arguments, option.dest) != option.default:
            raise Problem(words("only-terminal", option=option.option_strings[0]))
