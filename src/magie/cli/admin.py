"""`magie admin backup|restore|prune|rooms`: looking after the tables a server keeps."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._words import Parser, Problem

if TYPE_CHECKING:
    from magie.server.store.base import RoomInfo, Store

ACTIONS = ("backup", "restore", "prune", "rooms")
DAY = 24 * 60 * 60 * 1000  # milliseconds
PAGE = 500


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("action", choices=ACTIONS, metavar="|".join(ACTIONS), help=say("admin-action"))
    parser.add_argument("file", nargs="?", type=Path, metavar=say("file"), help=say("admin-file"))
    parser.add_argument("--store", metavar=say("address"), help=say("store"))
    parser.add_argument("--older-than", type=float, metavar=say("days"), help=say("admin-older-than"))
    parser.add_argument("--state", choices=["open", "playing", "over"], help=say("admin-state"))
    parser.add_argument("--dry-run", action="store_true", help=say("admin-dry-run"))
    parser.add_argument("--limit", type=int, default=50, metavar="N", help=say("admin-limit"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.server.store.errors import StoreError

    _check(arguments)
    try:
        asyncio.run(_act(arguments))
    except StoreError as problem:
        raise Problem(problem.sentence(arguments.lang)) from None
    return 0


def _say(arguments: argparse.Namespace, name: str, **values: Any) -> str:
    from magie.text.fluent import message

    return message(f"admin-{name}", arguments.lang, **values)


def _check(arguments: argparse.Namespace) -> None:
    """Refuse what would not be meant before anything is opened."""
    if arguments.action in ("backup", "restore") and arguments.file is None:
        raise Problem(_say(arguments, "needs-file", action=arguments.action))
    if arguments.action in ("prune", "rooms") and arguments.file is not None:
        raise Problem(_say(arguments, "no-file", action=arguments.action))
    if arguments.action == "prune" and (arguments.older_than is None or arguments.older_than < 0):
        raise Problem(_say(arguments, "needs-days"))
    if arguments.limit < 1:
        raise Problem(_say(arguments, "bad-limit"))


async def _act(arguments: argparse.Namespace) -> None:
    from magie.server.store import open_store

    store = await open_store(arguments.store or os.environ.get("MAGIE_STORE") or None)
    try:
        match arguments.action:
            case "backup":
                await _backup(store, arguments)
            case "restore":
                await _restore(store, arguments)
            case "prune":
                await _prune(store, arguments)
            case _:
                await _rooms(store, arguments)
    finally:
        await store.close()


async def _backup(store: Store, arguments: argparse.Namespace) -> None:
    from magie.server.store.portable import backup

    rows = await backup(store, arguments.file)
    if arguments.json:
        print(json.dumps({"file": str(arguments.file), "rows": rows}))
    else:
        print(_say(arguments, "backed-up", file=str(arguments.file), rows=rows))
        print(_say(arguments, "private"))


async def _restore(store: Store, arguments: argparse.Namespace) -> None:
    from magie.server.store.portable import restore

    rows = await restore(store, arguments.file)
    if arguments.json:
        print(json.dumps({"store": store.address, "rows": rows}))
    else:
        print(_say(arguments, "restored", store=store.address, rows=rows))


async def _prune(store: Store, arguments: argparse.Namespace) -> None:
    from magie.server.store.base import wall_clock

    before = wall_clock() - int(arguments.older_than * DAY)
    pruned = await store.prune(before, state=arguments.state, dry_run=arguments.dry_run)
    if arguments.json:
        told = {"rooms": pruned.rooms, "rows": pruned.rows, "records": pruned.records, "dry_run": arguments.dry_run}
        print(json.dumps(told))
    else:
        name = "would-prune" if arguments.dry_run else "pruned"
        print(_say(arguments, name, rooms=pruned.rooms, records=pruned.records))


async def _rooms(store: Store, arguments: argparse.Namespace) -> None:
    rooms: list[RoomInfo] = []
    while len(rooms) < arguments.limit:
        wanted = min(PAGE, arguments.limit - len(rooms))
        page = await store.list_rooms(state=arguments.state, limit=wanted, beyond=rooms[-1] if rooms else None)
        rooms += page
        if len(page) < wanted:
            break
    if arguments.json:
        print(json.dumps([_as_json(room) for room in rooms], ensure_ascii=False))
        return
    _print_table(rooms, await store.count_rooms(state=arguments.state), arguments)


def _as_json(room: RoomInfo) -> dict[str, Any]:
    from magie.server.host.logs import room_digest

    return {name: getattr(room, name) for name in room.__struct_fields__} | {"log": room_digest(room.id)}


def _print_table(rooms: list[RoomInfo], total: int, arguments: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    from magie.server.host.logs import room_digest

    table = Table(box=None, pad_edge=False)
    for column in ("log", "edition", "state", "seats", "rows", "changed"):
        table.add_column(
            _say(arguments, f"column-{column}"), justify="right" if column in ("seats", "rows") else "left"
        )
    for room in rooms:
        state = _say(arguments, f"state-{room.state}")
        table.add_row(room_digest(room.id), room.edition, state, str(room.seats), str(room.head), _time(room.changed))
    console = Console(highlight=False)
    console.print(table)
    console.print(_say(arguments, "rooms-total", shown=len(rooms), total=total), soft_wrap=True)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
