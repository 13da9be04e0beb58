"""`magie serve`: the table server, for this machine, for the house, or for the world behind a proxy."""

from __future__ import annotations

import argparse
import dataclasses
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._serving import Messages, serve, take_port
from magie.cli._words import Parser, Problem

if TYPE_CHECKING:
    from magie.server.operation.process import Options
    from magie.server.safety.limits import Limits

MOST_PROCESSES = 64  # a quarter of the buckets of rooms
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
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=say("serve-processes"))
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
    from magie.server.host.logs import write_logs

    say = Messages(arguments.lang)
    options = _options(arguments, say)
    write_logs(getattr(logging, arguments.log.upper()))
    listener = take_port(arguments.host, arguments.port, say)
    return serve(options, listener, arguments.lang, opens_page=arguments.open)


def _options(arguments: argparse.Namespace, say: Messages) -> Options:
    from magie.server.operation.process import Options
    from magie.server.safety.client import networks

    try:
        proxies = networks(arguments.behind_proxy)
    except ValueError as problem:
        raise Problem(say("bad-proxy", problem=str(problem))) from None
    if arguments.editions is not None and not arguments.editions.is_dir():
        raise Problem(say("no-folder", folder=str(arguments.editions)))
    store = arguments.store or os.environ.get("MAGIE_STORE") or None
    _check_processes(arguments.processes, store, say)
    return Options(
        store=store,
        key=arguments.key,
        editions=arguments.editions,
        proxies=proxies,
        names=arguments.name,
        limits=_limits(arguments, say),
        bot_pace=arguments.bot_pace,
        processes=arguments.processes,
    )


def _check_processes(number: int, store: str | None, say: Messages) -> None:
    if number == 1:
        return
    from magie.server.operation.dispatcher import can_pass_sockets
    from magie.server.store.open import is_for_many_processes

    if not 1 <= number <= MOST_PROCESSES:
        raise Problem(say("bad-processes", most=MOST_PROCESSES))
    if not is_for_many_processes(store):
        raise Problem(say("processes-store"))
    if not can_pass_sockets():
        raise Problem(say("processes-system"))


def _limits(arguments: argparse.Namespace, say: Messages) -> Limits:
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
