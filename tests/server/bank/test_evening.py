"""A bank for a real board on a real server: phones, a shared screen, a second phone for one card, a restart."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from magie.server.bank.bank import Bank
from magie.server.safety.limits import Limits
from magie.server.settings import Settings
from magie.server.store.base import LogRow
from tests.server.bank.kit import CASH, M, at_bank, open_bank, take
from tests.server.kit import Server, new_id, run, serving

BANKING = {"edition": "banking"}


async def evening(server: Server) -> None:
    opened = await open_bank(server, profile=BANKING)
    bank, host = opened["bank"]["id"], opened["host"]
    code = opened["bank"]["code"]
    found = await server.ask("GET", f"/api/bank-codes/{code.lower()}")
    assert found["bank"]["id"] == bank
    wrong_door = await server.call("GET", f"/api/codes/{code}")
    assert wrong_door.status_code == 409 and wrong_door.json()["code"] == "room/code-of-bank"
    assert (await server.call("GET", f"/api/rooms/{bank}")).status_code == 404

    anna, ben = await take(server, bank, "Anna"), await take(server, bank, "Ben")
    async with (
        at_bank(server, bank, [host]) as screen,
        at_bank(server, bank, [anna["token"]]) as one,
        at_bank(server, bank, [ben["token"]], language="de") as two,
    ):
        assert await one.refused("pay", source=1, target=2, amount=M) == "bank/not-open"
        await screen.done("add_card", name="Oma")
        await screen.done("start")
        await payments(one, two, screen)
        await questions(one, two)
        await reader(screen, one)
        auction_row = await auction(one, two, screen)
        await the_end(one, two, screen)
        assert auction_row < one.rev
        total = sum(card["balance"] for card in screen.state["cards"]) + screen.state["pot"] + screen.state["bank"]
        assert total == 0
        sent = "".join(one.raw + two.raw + screen.raw)
        for secret in (anna["token"], ben["token"], host):
            assert secret not in sent
    log = await server.ask("GET", f"/api/banks/{bank}/log?since=0")
    assert [entry["rev"] for entry in log["entries"]] == list(range(1, log["rev"] + 1)) and not log["more"]


async def payments(one: Any, two: Any, screen: Any) -> None:
    command = new_id()
    first = await one.do("pay", command=command, source=1, target=2, amount=M, note={"purpose": "rent"})
    again = await one.do("pay", command=command, source=1, target=2, amount=M, note={"purpose": "rent"})
    assert first["rev"] == again["rev"] and one.balance(1) == CASH - M
    await two.reached(first["rev"])
    assert two.balance(2) == CASH + M
    assert await one.refused("pay", source=2, target=1, amount=M) == "bank/own-card-only"
    assert await one.refused("pay", source=1, target=2, amount=5) == "bank/off-step"
    answer = await two.do("pay", source=2, target=1, amount=900 * M)
    assert answer["problem"]["code"] == "bank/not-covered" and "Ben" in answer["problem"]["sentence"]
    undone = await one.done("undo", row=first["rev"])
    await one.reached(undone)
    assert one.balance(1) == CASH and one.entries[-1]["reverses"] == first["rev"]
    salary = await one.done("go", card=1)
    await two.reached(salary)
    assert two.balance(1) == CASH + 2 * M
    objection = await two.done("object", row=salary)
    await screen.reached(objection)
    assert screen.balance(1) == CASH
    await one.done("pay", source=1, target="pot", amount=M)
    await one.done("pay", source="pot", target=1, amount=M)
    # A card without a phone is booked by others.
    await one.done("pay", source=3, target=1, amount=M)
    await one.done("pay", source=1, target=3, amount=M)


async def questions(one: Any, two: Any) -> None:
    ask = await one.done("ask", payer=2, target=1, amount=3 * M)
    await two.reached(ask)
    assert [each["ask"] for each in two.state["asks"]] == [ask]
    assert await one.refused("answer", ask=ask, yes=True) == "bank/not-asked"
    await two.done("answer", ask=ask, yes=True)
    assert two.balance(2) == CASH - 3 * M and two.state["asks"] == []
    # Ben's payment is undone when Anna asks and Ben agrees.
    row = two.rev
    await one.reached(row)
    question = await one.done("undo", row=row)
    await two.reached(question)
    assert two.state["asks"][0]["waits_for"] == [2]
    await two.done("answer", ask=question, yes=True)
    assert two.balance(2) == CASH
    lost = await one.done("ask", payer=2, target=1, amount=M)
    await two.reached(lost)
    await two.done("answer", ask=lost, yes=False)
    assert await two.refused("answer", ask=lost, yes=True) == "bank/request-expired"


async def reader(screen: Any, one: Any) -> None:
    async def use(**given: Any) -> None:
        await screen.done("reader", input=given)

    await use(kind="insert", slot="right", card=1)
    assert screen.state["reader"]["display"] == "15M"
    busy = await one.do("reader", input={"kind": "press", "key": "1"})
    assert busy["problem"]["code"] == "bank/reader-busy"
    await use(kind="insert", slot="left", card=2)
    await use(kind="press", key="2")
    await use(kind="press", key="M")
    assert (screen.balance(1), screen.balance(2)) == (CASH - 2 * M, CASH + 2 * M)
    assert screen.entries[-1]["reader"]["sounds"] == ["booked"]
    await use(kind="press", key="C")
    assert (screen.balance(1), screen.balance(2)) == (CASH, CASH)
    await use(kind="press", key="C")
    assert screen.entries[-1]["reader"]["problem"] == "nothing_to_correct"
    await use(kind="remove", slot="left")
    await use(kind="remove", slot="right")
    asked = await screen.done("reader", input={"kind": "hold"})
    await one.reached(asked)
    assert one.state["asks"][0]["kind"] == "new_game"
    await one.done("answer", ask=asked, yes=False)


async def auction(one: Any, two: Any, screen: Any) -> int:
    assert await one.refused("open_auction", deed="schlossallee") == "bank/deed-unknown"
    await one.done("open_auction", deed="bahnhof_zoo")
    await one.done("bid", card=1, amount=M)
    assert await two.refused("bid", card=2, amount=M) == "bank/bid-too-low"
    await two.done("bid", card=2, amount=2 * M)
    row = await one.done("hammer")
    await screen.reached(row)
    assert screen.balance(2) == CASH - 2 * M and screen.state["auction"] is None
    return int(row)


async def the_end(one: Any, two: Any, screen: Any) -> None:
    assert await one.refused("bankrupt", card=2, creditor=1) == "bank/own-card-only"
    await one.done("bankrupt", card=1, creditor=2)
    assert one.balance(1) == 0
    holdings = [{"deed": "bahnhof_zoo"}, {"deed": "checkpoint_charlie", "houses": 5, "is_mortgaged": True}]
    await two.done("score", card=2, holdings=holdings)
    row = await screen.done("finish")
    await two.reached(row)
    worth = 2 * CASH - 2 * M + 2 * M + 300_000 + 5 * 500_000
    assert two.state["ranking"][0] == {"card": 2, "worth": worth, "place": 1}
    assert await one.refused("pay", source=1, target=2, amount=M) == "bank/over"


def test_a_whole_evening(tmp_path: Path) -> None:
    run(evening, tmp_path)


async def two_phones(server: Server) -> None:
    opened = await open_bank(server)
    bank = opened["bank"]["id"]
    anna = await take(server, bank, "Anna")
    claim = {"id": new_id()}
    path = f"/api/banks/{bank}/cards/1/claim"
    async with at_bank(server, bank, [anna["token"]]) as old, at_bank(server, bank) as new:
        asked = await server.ask("POST", path, claim)
        assert asked["status"] == "asked"
        await old.reached(asked["ask"])
        assert old.state["asks"][0]["kind"] == "claim" and claim["id"] not in "".join(new.raw)
        row = await old.done("answer", ask=asked["ask"], yes=True)
        assert any(frame["type"] == "card_gone" for frame in old.frames)
        await new.reached(row)
        granted = await server.ask("POST", path, claim)
        assert granted["status"] == "granted"
        assert await old.refused("name", card=1, name="Eve") == "room/no-right"
        assert claim["id"] not in "".join(old.raw + new.raw)
    async with at_bank(server, bank, [granted["grant"]["token"]]) as new:
        await new.done("name", card=1, name="Eve")
        refused = await server.ask("POST", path, {"id": new_id()})
        await new.reached(refused["ask"])
        await new.done("answer", ask=refused["ask"], yes=False)
    async with at_bank(server, bank, [anna["token"]]) as old:
        assert old.frames[-1]["problem"]["code"] == "bank/card-moved"
    moved = await server.ask(
        "POST", f"/api/banks/{bank}/cards/1/move", {"id": new_id()}, token=granted["grant"]["token"]
    )
    banks = await server.ask(
        "POST", "/api/bank-mine", {"tokens": [moved["grant"]["token"], anna["token"], opened["host"]]}
    )
    assert [each.get("card") for each in banks["banks"]] == [1, None, None]
    assert banks["banks"][1]["problem"]["code"] == "bank/card-moved"
    released = await server.ask("DELETE", f"/api/banks/{bank}/cards/1", token=moved["grant"]["token"])
    assert not released["state"]["cards"][0]["is_taken"]
    assert (await take(server, bank, "Anna", card=1))["card"] == 1


def test_two_phones_for_one_card(tmp_path: Path) -> None:
    run(two_phones, tmp_path)


async def restarted(store: Path) -> None:
    async with serving(store) as server:
        opened = await open_bank(server, kind="reader")
        bank = opened["bank"]["id"]
        assert opened["bank"]["code"] is None and len(opened["state"]["cards"]) == 6
        async with at_bank(server, bank, [opened["host"]]) as device:
            for key in ("insert", "1", "K", "1", "M"):
                given = (
                    {"kind": "insert", "slot": "right", "card": 4} if key == "insert" else {"kind": "press", "key": key}
                )
                await device.done("reader", input=given)
            assert device.balance(4) == CASH - M
            assert await device.refused("pay", source=1, target=2, amount=M) == "bank/reader-only"
            before, rev = device.state, device.rev
    async with serving(store) as server, at_bank(server, bank, [opened["host"]], since=rev - 2) as device:
        welcome = device.frames[-1]
        assert welcome["resumed"] and len(welcome["entries"]) == 2
        after = device.state
        assert after["cards"] == before["cards"] and after["reader"]["right"] == 4
        await device.done("reader", input={"kind": "press", "key": "C"})
        assert device.balance(4) == CASH
        await device.done("reader", input={"kind": "hold"})
        assert {card["balance"] for card in device.state["cards"]} == {CASH}


def test_a_reader_alone_survives_a_restart(tmp_path: Path) -> None:
    asyncio.run(restarted(tmp_path / "tables.sqlite3"))


async def two_servers(store: Path) -> None:
    async with serving(store) as first, serving(first.store) as second:
        opened = await open_bank(first)
        bank = opened["bank"]["id"]
        anna, ben = await take(first, bank, "Anna"), await take(second, bank, "Ben")
        async with (
            at_bank(first, bank, [anna["token"], opened["host"]]) as one,
            at_bank(second, bank, [ben["token"]]) as two,
        ):
            await one.done("start")
            rows = await asyncio.gather(
                *(one.done("pay", as_card=1, source=1, target=2, amount=M) for _ in range(1)),
                *(two.done("pay", source=2, target="pot", amount=M) for _ in range(1)),
            )
            for phone in (one, two):
                await phone.reached(max(rows))
                assert (phone.balance(1), phone.balance(2), phone.state["pot"]) == (CASH - M, CASH, M)


def test_two_servers_have_one_bank(tmp_path: Path) -> None:
    asyncio.run(two_servers(tmp_path / "tables.sqlite3"))


async def profiles(server: Server) -> None:
    for edition in ("classic", "banking", "millionaire", "tempo"):
        book = await server.ask("GET", f"/api/bank-books/{edition}")
        opened = await open_bank(server, profile=book["profile"])
        assert opened["state"]["profile"]["edition"] == edition
        assert all(deed["rents"] for deed in book["deeds"])
    assert (await server.call("GET", "/api/bank-books/cards")).status_code == 404
    bad = await server.call("POST", "/api/banks", {"profile": {"device": {"start": 15_000_001}}})
    assert bad.status_code == 400 and bad.json()["arguments"] == {"field": "start", "problem": "off_step"}
    opened = await open_bank(server)
    async with at_bank(server, opened["bank"]["id"], [opened["host"]]) as screen:
        frame = {"do": "profile", "profile": {"device": {"step": 0}}}
        await screen.socket.send(json.dumps({"type": "command", "id": "12345678", "do": frame}))
        refused = await screen.until("refused")
        assert refused["id"] == "12345678" and refused["problem"]["code"] == "bank/profile"
        assert await screen.refused("profile", profile={"edition": "cards"}) == "room/edition-unknown"
        await screen.done("profile", profile={"device": {"start": 0, "cards": 2}, "sign": "kr"})
        await screen.done("add_card", name="Anna")
        await screen.done("add_card", name="Ben")
        assert await screen.refused("add_card", name="Cas") == "bank/cards-full"
        await screen.done("start", balances={"1": 3 * M, "2": 0}, pot=M)
        assert screen.state["bank"] == -4 * M


def test_profiles_and_books(tmp_path: Path) -> None:
    run(profiles, tmp_path)


def test_pages_of_the_log_are_made_beside_the_event_loop_and_only_so_many_may_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is made, two wait, the rest is told to come later; and the bank goes on meanwhile."""
    may_go_on = threading.Event()
    fold_in, on_loop = Bank.fold_in, threading.get_ident()

    def slowly(self: Bank, row: LogRow, *rest: Any) -> Any:
        if threading.get_ident() != on_loop:
            may_go_on.wait()
        return fold_in(self, row, *rest)

    async def story(server: Server) -> None:
        opened = await open_bank(server)
        bank = opened["bank"]["id"]
        anna = await take(server, bank, "Anna")
        await take(server, bank, "Ben")
        monkeypatch.setattr(Bank, "fold_in", slowly)
        asked = [asyncio.create_task(server.call("GET", f"/api/banks/{bank}/log")) for _ in range(8)]
        try:
            while sum(task.done() for task in asked) < 5:
                await asyncio.sleep(0.01)
            async with at_bank(server, bank, [opened["host"], anna["token"]]) as phone:
                await phone.done("start")
        finally:
            may_go_on.set()
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 5
        assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"command/too-fast"}

    run(story, tmp_path, settings=Settings(bot_pace=0.0, limits=Limits(logs_at_once=2, logs_waiting=2)))
