"""The card reader of a banking game: every payment is shown at it, or the people book it themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from magie.reader import motions_of, payments_of
from magie.reader.money import Booking as Moved
from magie.reader.money import after
from magie.reader.profile import Profile
from magie.server.settings import Settings
from tests.server.kit import STRAIGHT_ON, Device, Server, bot, me, new_id, run, serving

BY_HAND = {"booking": "by_hand", "auction": None}
PROFILE = Profile(cards=2)


def table_of(device: Device) -> dict[str, Any]:
    found: dict[str, Any] = next(frame["table"] for frame in reversed(device.frames) if "table" in frame)
    return found


def reader_of(device: Device) -> dict[str, Any]:
    found: dict[str, Any] = table_of(device)["reader"]
    return found


async def press(device: Device, given: Any, seat: int = 0) -> dict[str, Any]:
    given = given if isinstance(given, dict) else {"kind": "press", "key": given}
    return await device.speak({"type": "reader", "rev": device.rev, "input": given, "seat": seat})


async def play_on(device: Device) -> dict[str, Any]:
    """The next obvious action."""
    for do in STRAIGHT_ON:
        for seat, actions in device.legal.items():
            for action in actions:
                if action["do"] == do:
                    return await device.command(action, seat=seat)
    raise AssertionError(device.legal)


async def until_due(device: Device) -> list[dict[str, Any]]:
    """Play until somebody has to book something."""
    for _ in range(60):
        if reader_of(device)["due"]:
            due: list[dict[str, Any]] = reader_of(device)["due"]
            return due
        assert (await play_on(device))["type"] == "ack"
    raise AssertionError("nobody paid anything")


async def book(device: Device, source: int, target: int, amount: int) -> None:
    """As a banker would."""
    import msgspec

    for given in motions_of(PROFILE, source, target, amount):
        answer = await press(device, msgspec.to_builtins(given))
        assert answer["type"] == "ack", answer


async def by_hand(server: Server) -> None:
    created = await server.begin("banking", me("Anna"), me("Ben"), table=BY_HAND)
    async with server.device(created) as device:
        assert reader_of(device)["balances"] == [15_000_000] * 2 and reader_of(device)["bankers"] == [0, 1]
        due = (await until_due(device))[0]
        assert device.legal == {}
        refused = await device.command({"do": "end_turn"}, seat=0)
        assert refused["problem"]["code"] == "room/booking-due" and refused["problem"]["sentence"]
        await wrong_then_right(device, due)
        while reader_of(device)["due"]:
            left = reader_of(device)["due"][0]
            await book(device, left["source"], left["target"], left["amount"] - left["booked"])
        assert reader_of(device)["since"] is None and device.legal
        assert device.game is not None
        assert reader_of(device)["balances"] == [player["cash"] for player in device.game["view"]["players"]]
        # Later bookings are as free as at a real table, and the game waits until they are put right.
        await book(device, 1, 0, 100_000)
        assert reader_of(device)["wrong"][0]["amount"] == 100_000 and device.legal == {}
        await book(device, 0, 1, 100_000)
        assert not reader_of(device)["wrong"] and device.legal
        held = await press(device, {"kind": "hold"})
        assert held["type"] == "ack" and table_of(device)["ballot"]["motion"] == {"kind": "stop"}
        live = [entry["kind"] for entry in device.entries]
    log = await server.ask("GET", f"/api/rooms/{created['room']['id']}/log?since=0", token=created["seats"][0]["token"])
    assert [entry["kind"] for entry in log["entries"]][-len(live) :] == live
    record = await server.call("GET", f"/api/rooms/{created['room']['id']}/record", token=created["seats"][0]["token"])
    assert record.is_success and "press" not in record.text


async def wrong_then_right(device: Device, due: dict[str, Any]) -> None:
    """A hundred thousand instead of what is due, and C."""
    slot, card = ("right", due["source"]) if due["source"] else ("left", due["target"])
    await press(device, {"kind": "insert", "slot": slot, "card": card})
    for key in ("9", "0", "K"):
        await press(device, key)
    wrong = reader_of(device)["wrong"]
    assert wrong[0]["amount"] == 90_000 and wrong[0]["correctable"] and wrong[0]["due"]["amount"] == due["amount"]
    await press(device, "C")
    assert reader_of(device)["wrong"] == []
    assert device.entries[-1]["reader"]["sounds"] == ["corrected"]
    await press(device, {"kind": "remove", "slot": slot})


def test_people_book_by_hand(tmp_path: Path) -> None:
    run(by_hand, tmp_path)


async def automatic(server: Server) -> None:
    created = await server.begin("banking", me("Anna"), me("Ben"), table={"auction": None})
    async with server.device(created) as device:
        assert table_of(device)["reader"] is None
        assert (await press(device, "1"))["problem"]["code"] == "room/booking-automatic"
        for _ in range(40):
            await play_on(device)
        balances: tuple[int, ...] = (15_000_000, 15_000_000)
        shown = 0
        for entry in device.entries:
            payments = payments_of(entry.get("events", []))
            told = entry.get("payments", [])
            assert [(each["source"], each["target"], each["amount"]) for each in told] == [
                (each.source, each.target, each.amount) for each in payments
            ]
            for each in told:
                assert entry["events"][each["event"]]["event"] == "paid"
                assert each["steps"][0]["input"]["kind"] == "insert" and each["steps"][-1]["input"]["kind"] == "remove"
                balances = after(balances, Moved("transfer", each["source"], each["target"], each["amount"]))
                shown += 1
        assert shown
        assert device.game is not None
        assert list(balances) == [player["cash"] for player in device.game["view"]["players"]]
    for edition, table, code in (("classic", BY_HAND, "room/no-reader"),):
        refused = await server.call(
            "POST", "/api/rooms", {"edition": edition, "seats": [me("A"), me("B")], "table": table}
        )
        assert refused.json()["code"] == code


def test_the_reader_books_by_itself(tmp_path: Path) -> None:
    run(automatic, tmp_path)


async def nobody_books(server: Server) -> None:
    """The banker is away: the reader books by itself, and the game goes on."""
    created = await server.begin("banking", me("Anna"), bot(), table=BY_HAND)
    room = created["room"]["id"]
    async with server.device(created) as device, server.connect(room) as watcher:
        await until_due_or_bot(device)
        await device.websocket.close()
        booked = None
        while booked is None:
            frame = await watcher.until("news")
            booked = next((entry for entry in frame["entries"] if entry["kind"] == "booked"), None)
        assert booked["why"] == "gone" and booked["payments"]


async def until_due_or_bot(device: Device) -> None:
    for _ in range(200):
        if reader_of(device)["due"]:
            return
        if any(action["do"] in STRAIGHT_ON for actions in device.legal.values() for action in actions):
            await play_on(device)
        else:
            await device.receive()  # the bot's turn, or its bid
    raise AssertionError("nobody paid anything")


def test_an_absent_banker_holds_nobody_up(tmp_path: Path) -> None:
    run(nobody_books, tmp_path, settings=Settings(bot_pace=0.0, grace=0.2))


async def chosen_banker(folder: Path) -> None:
    async with serving(folder / "tables.sqlite3") as server:
        created = await server.begin("banking", me("Anna"), me("Ben"), table=BY_HAND, options={"banker": 1})
        async with server.device(created) as device:
            assert reader_of(device)["bankers"] == [1]
            assert (await press(device, "1", seat=0))["problem"]["code"] == "room/not-banker"
            due = (await until_due(device))[0]
            repeat = {"type": "reader", "id": new_id(), "rev": device.rev, "seat": 1}
            given = {
                "kind": "insert",
                "slot": "left" if due["target"] else "right",
                "card": due["target"] or due["source"],
            }
            first = await device.speak({**repeat, "input": given})
            again = await device.speak({**repeat, "input": given})
            assert first["rev"] == again["rev"]
    async with serving(folder / "tables.sqlite3") as server, server.device(created) as device:
        assert reader_of(device)["due"][0] == due  # the log survives a restart
        slots = reader_of(device)["reader"]
        assert (slots["left"] or slots["right"]) == given["card"]


def test_a_chosen_banker_and_a_restart(tmp_path: Path) -> None:
    asyncio.run(chosen_banker(tmp_path))
