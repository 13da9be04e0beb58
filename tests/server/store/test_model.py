"""Two stores on one log against a list: whatever the order of steps, the log is what the list says."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from magie.server.store import NewRow, Store, open_store
from magie.server.store.errors import Repeated, StoreError, Taken
from tests.server.store.tables import new_room

which_store = st.integers(0, 1)
author_names = st.sampled_from(["ada", "bob"])
command_ids = st.none() | st.sampled_from(["c1", "c2", "c3", "c4"])


async def outcome(attempt: Awaitable[int]) -> int | StoreError:
    """The number of the last row, or why there is none."""
    try:
        return await attempt
    except StoreError as refused:
        return refused


class TwoStores(RuleBasedStateMachine):
    """Each store remembers how far it has read, as a server process does, and may be behind."""

    def __init__(self, runner: asyncio.Runner, stores: list[Store], room: str) -> None:
        super().__init__()
        self.run = runner.run
        self.stores = stores
        self.name = room
        self.seen = [0, 0]
        self.log: list[tuple[str, str | None, bytes]] = []
        self.is_over = False
        self.secret: bytes | None = None
        self.run(stores[0].create_room(new_room(room)))

    @rule(which=which_store, author=author_names, command=command_ids, more=st.integers(0, 2), skew=st.integers(-1, 1))
    def append(self, which: int, author: str, command: str | None, more: int, skew: int) -> None:
        rows = [NewRow(kind="k", payload=b"%d" % len(self.log), author=author, command=command)]
        rows += [NewRow(kind="more", payload=b"x", author=author)] * more
        after = self.seen[which] + skew
        known = [number for number, row in enumerate(self.log, start=1) if row[:2] == (author, command)]
        result = self.run(outcome(self.stores[which].append(self.name, after, rows)))
        if command is not None and known:
            assert isinstance(result, Repeated)
            assert [result.row.seq] == known
        elif after != len(self.log):
            assert isinstance(result, Taken)
            assert result.head == len(self.log)
            self.seen[which] = result.head
        else:
            self.log += [(row.author, row.command, row.payload) for row in rows]
            assert result == len(self.log)
            self.seen[which] = len(self.log)

    @rule(which=which_store, limit=st.none() | st.integers(0, 3))
    def catch_up(self, which: int, limit: int | None) -> None:
        after = self.seen[which]
        rows = self.run(self.stores[which].read(self.name, after, limit))
        expected = self.log[after:] if limit is None else self.log[after : after + limit]
        assert [(row.author, row.command, row.payload) for row in rows] == expected
        assert [row.seq for row in rows] == list(range(after + 1, after + 1 + len(rows)))
        self.seen[which] += len(rows)

    @rule(which=which_store, author=author_names, command=command_ids.filter(bool))
    def find(self, which: int, author: str, command: str) -> None:
        found = self.run(self.stores[which].find_command(self.name, author, command))
        numbers = [number for number, row in enumerate(self.log, start=1) if row[:2] == (author, command)]
        assert [found.seq] == numbers if found else not numbers

    @rule(which=which_store)
    def end(self, which: int) -> None:
        row = NewRow(kind="end", payload=b"end")
        self.run(self.stores[which].append(self.name, len(self.log), [row], state="over"))
        self.log.append(("", None, b"end"))
        self.is_over = True

    @rule(which=which_store, value=st.binary(max_size=4))
    def keep_secret(self, which: int, value: bytes) -> None:
        kept = self.run(self.stores[which].keep_secret(self.name, "seed", value))
        self.secret = value if self.secret is None else self.secret
        assert kept == self.secret

    @invariant()
    def both_agree_with_the_list(self) -> None:
        for store in self.stores:
            room = self.run(store.room(self.name))
            assert room is not None
            assert room.info.head == len(self.log)
            assert room.info.state == ("over" if self.is_over else "open")

    def teardown(self) -> None:
        for store in self.stores:
            rows = self.run(store.read(self.name))
            assert [(row.author, row.command, row.payload) for row in rows] == self.log


def test_two_stores_are_one_log(address: str) -> None:
    names = itertools.count()
    with asyncio.Runner() as runner:
        stores: list[Any] = [runner.run(open_store(address)), runner.run(open_store(address))]

        class TwoStoresHere(TwoStores):
            def __init__(self) -> None:
                super().__init__(runner, stores, f"room {next(names)}")

        try:
            run_state_machine_as_test(
                TwoStoresHere,
                settings=settings(max_examples=40, stateful_step_count=25, deadline=None),
            )
        finally:
            for store in stores:
                runner.run(store.close())
