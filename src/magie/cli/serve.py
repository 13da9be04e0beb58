"""`magie serve`: the table server, for this machine, for the house, or for the world behind a proxy."""

from __future__ import annotations

import argparse
import dataclasses
import logging
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._words import Parser, Problem, Words

if TYPE_CHECKING:
    from magie.server.operation.process import Options, TableServer
    from magie.server.safety.limits import Limits

PORT = 8000
LEVELS = ("debug", "info", "warning", "error")


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("--host", default="127.0.0.1", metavar=say("address"), help=say("serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=say("serve-port"))
    parser.add_argument("--open", action="store_true", help=say("serve-open"))
    parser.add_argument("--store", metavar=say("address"), help=say("store"))
    parser.add_argument("--key", type=Path, metavar=say("file"), help=say("serve-key"))
    parser.add_argument("--editions", type=Path, metavar=say("folder"), help=say("serve-editions"))
    parser.add_argument(
        "--behind-proxy", action="append", default=[], metavar=say("address"), help=say("serve-behind-proxy")
    )
    parser.add_argument("--name", action="append", default=[], metavar=say("name"), help=say("serve-name"))
    parser.add_argument("--bot-pace", type=float, metavar="N", help=say("serve-bot-pace"))
    limits = parser.add_argument_group(say("serve-limits"))
    limits.add_argument("--connections", type=int, metavar="N", help=say("serve-connections"))
    limits.add_argument("--all-connections", type=int, metavar="N", help=say("serve-all-connections"))
    limits.add_argument("--rooms-per-hour", type=int, metavar="N", help=say("serve-rooms-per-hour"))
    limits.add_argument("--joins-per-minute", type=int, metavar="N", help=say("serve-joins-per-minute"))
    limits.add_argument("--requests-per-minute", type=int, metavar="N", help=say("serve-requests-per-minute"))
    limits.add_argument("--frames-per-second", type=int, metavar="N", help=say("serve-frames-per-second"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=say("serve-log"))
    parser.add_language()


def run(arguments: argparse.Namespace) -> int:
    from magie.server.operation.logs import write_logs

    words = Words(arguments.lang)
    say = _Messages(arguments.lang)
    options = _options(arguments, say)
    write_logs(getattr(logging, arguments.log.upper()))
    listener = _listener(arguments, say)
    server = _server(options, listener, arguments, words, say)
    print(say("listening", address=_address(listener)), flush=True)
    try:
        server.run_here()
    except KeyboardInterrupt:
        pass  # the usual way to stop it
    except Exception as problem:
        raise _explained(problem, arguments, words, say) from problem
    print(say("stopped"), flush=True)
    return 0


class _Messages:
    """Sentences about serving."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, **arguments: Any) -> str:
        from magie.text.fluent import message

        return message(f"serve-{name}", self.language, **arguments)


def _options(arguments: argparse.Namespace, say: _Messages) -> Options:
    from magie.server.operation.process import Options
    from magie.server.safety.asker import networks

    try:
        proxies = networks(arguments.behind_proxy)
    except ValueError as problem:
        raise Problem(say("bad-proxy", problem=str(problem))) from None
    if arguments.editions is not None and not arguments.editions.is_dir():
        raise Problem(say("no-folder", folder=str(arguments.editions)))
    return Options(
        store=arguments.store or os.environ.get("MAGIE_STORE") or None,
        key=arguments.key,
        editions=arguments.editions,
        proxies=proxies,
        names=arguments.name,
        limits=_limits(arguments, say),
        bot_pace=arguments.bot_pace,
    )


def _limits(arguments: argparse.Namespace, say: _Messages) -> Limits:
    from magie.server.safety.limits import Limits, Rate

    given = {
        "connections": arguments.connections,
        "all_connections": arguments.all_connections,
        "rooms": arguments.rooms_per_hour,
        "joins": arguments.joins_per_minute,
        "requests": arguments.requests_per_minute,
        "frames": arguments.frames_per_second,
    }
    seconds = {"rooms": 3600, "joins": 60, "requests": 60, "frames": 1}
    changed: dict[str, Any] = {}
    for name, number in given.items():
        if number is None:
            continue
        if number < 1:
            raise Problem(say("limit-too-small"))
        changed[name] = Rate(max(number, 4), number / seconds[name]) if name in seconds else number
    return dataclasses.replace(Limits(), **changed)


def _listener(arguments: argparse.Namespace, say: _Messages) -> socket.socket:
    """The first listener. A port that was asked for is that port; the usual one may be another when it is taken."""
    from magie.server.operation.process import PortTaken, listen

    wish = PORT if arguments.port is None else arguments.port
    if not 0 <= wish <= 65_535:
        raise Problem(say("bad-port"))
    try:
        return listen(arguments.host, wish)
    except PortTaken as taken:
        if taken.free is None:
            raise Problem(say("all-taken", port=wish)) from None
        if arguments.port is not None:
            raise Problem(say("port-taken", port=wish, free=taken.free)) from None
        print(say("other-port", port=wish, free=taken.free), flush=True)
        return listen(arguments.host, taken.free)
    except OSError as problem:
        raise Problem(say("bad-host", host=arguments.host, problem=problem.strerror or str(problem))) from None


def _address(listener: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _server(
    options: Options, listener: socket.socket, arguments: argparse.Namespace, words: Words, say: _Messages
) -> TableServer:
    from magie.cli.terminal.starting import CompilationShown
    from magie.server.operation.network import house_addresses
    from magie.server.operation.process import TableServer

    shown = CompilationShown(words)

    def ready() -> None:
        shown.close()
        print(say("ready", address=_address(listener)), flush=True)
        if server.house.is_always_open and not options.proxies:
            port = listener.getsockname()[1]
            found = ", ".join(f"http://{address}:{port}/" for address in house_addresses() if ":" not in address)
            print(say("house", addresses=found) if found else say("no-house"), flush=True)

    server = TableServer(options, [listener], ready, shown)
    if arguments.open:
        # The page is there at once and shows how far the engine is.
        server.on_listening = lambda: _open_browser(_address(listener), say)
    return server


def _open_browser(address: str, say: _Messages) -> None:
    try:
        is_open = webbrowser.open(address)
    except webbrowser.Error:
        is_open = False
    if not is_open:
        print(say("no-browser", address=address), flush=True)


def _explained(problem: Exception, arguments: argparse.Namespace, words: Words, say: _Messages) -> Exception:
    """What kept the server from starting, for the person who started it."""
    from magie.errors import BrokenEdition
    from magie.server.operation.keys import UnsafeKey
    from magie.server.store.errors import StoreError

    match problem:
        case StoreError():
            return Problem(problem.sentence(arguments.lang))
        case UnsafeKey():
            return Problem(say("key", file=str(problem.path), reason=problem.reason, problem=problem.problem))
        case BrokenEdition():
            folder = str(arguments.editions)
            return Problem(words("file-broken", file=folder, place=problem.place, problem=problem.problem))
        case _:
            return problem
