"""`magie bank`: the bank for a real board, in the browser and on the phones of those who sit round it."""

from __future__ import annotations

import argparse
import logging
import os

from magie.cli._words import Parser

PAGE = "bank"
EVERY_ADDRESS = "0.0.0.0"


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("--port", type=int, metavar="N", help=say("serve-port"))
    parser.add_argument("--no-open", action="store_true", help=say("play-no-open"))
    parser.add_argument("--house", action="store_true", help=say("bank-house"))
    parser.add_language()


def run(arguments: argparse.Namespace) -> int:
    from magie.cli._serving import HERE_ONLY, Messages, open_page, running_server, serve, take_port

    say = Messages(arguments.lang)
    if arguments.port is None and not arguments.house and (address := running_server()):
        print(say("runs-already", address=address + PAGE), flush=True)
        if not arguments.no_open:
            open_page(address + PAGE, say)
        return 0
    listener = take_port(EVERY_ADDRESS if arguments.house else HERE_ONLY, arguments.port, say)

    from magie.server.host.logs import write_logs
    from magie.server.operation.process import Options

    write_logs(logging.WARNING)
    options = Options(store=os.environ.get("MAGIE_STORE") or None)
    return serve(options, listener, arguments.lang, opens_page=not arguments.no_open, page=PAGE)
