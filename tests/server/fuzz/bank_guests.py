"""A device at the bank for a real board: bookings, requests, auctions, the reader. And the REST of banks and cards."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from msgspec import inspect

from magie.bank.actions import MOST_CARDS, Action
from magie.server.bank import schema
from tests.server.bank.kit import STEP
from tests.server.fuzz.guests import WAIT, BankState, Found, Guest, Heard, Place
from tests.server.fuzz.spoiling import Spoiler
from tests.server.fuzz.typed import Maker, kinds_of
from tests.server.kit import new_id
from tests.server.processes import Served

COMMAND = kinds_of(schema.BankClientFrame)["command"]
ACTIONS = kinds_of(Action)
BODIES = {kind: inspect.type_info(kind) for kind in schema.BODIES}
DEEDS = ("badstrasse", "turmstrasse", "suedbahnhof", "schlossallee", "nowhere")
# How often they are sent: those that end or hold up everything less often.
WEIGHTS = dict.fromkeys(ACTIONS, 4) | {"pay": 12, "ask": 8, "answer": 12, "bid": 8, "finish": 1, "bankrupt": 1}
ANSWERED = (200, 201, 400, 401, 403, 404, 409, 413, 429)


def known_of(state: BankState | None, rev: int) -> dict[str, Sequence[Any]]:
    """Values that mean something at a bank now."""
    cards = [card.card for card in state.cards] if state is not None else [1]
    return {
        "id": [new_id()],
        "card": cards,
        "payer": cards,
        "banker": [None, *cards],
        "source": [*cards, "bank", "pot"],
        "target": [*cards, "bank", "pot"],
        "creditor": [*cards, "bank"],
        "amount": [1, 50, STEP, STEP, 10 * STEP, 10 * STEP, 50 * STEP, 3000 * STEP],
        "ask": [ask.ask for ask in state.asks] if state is not None else [],
        "row": range(max(1, rev - 6), max(2, rev + 1)),
        "deed": DEEDS,
        "edition": ["banking", "classic", None],
        "name": [f"P{number}" for number in range(9)],
    }


class BankGuest(Guest):
    """It arranges a bank of its own and has all its cards."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.state: BankState | None = None
        self.held = 0  # cards

    async def open_place(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=WAIT, trust_env=False) as http:
            wish = {
                "kind": self.rng.choice(("table",) * 5 + ("reader",)),
                "mode": self.rng.choice(("everyone", "banker")),
            }
            opened = await http.post("/api/banks", json=wish)
            assert opened.status_code == 201, opened.text
            self.place = Place(opened.json()["bank"]["id"])
            self.places.append(self.place)
            self.tokens = [opened.json()["host"]]
            for number in range(self.rng.randint(2, 5) if wish["kind"] == "table" else 0):
                card = {"id": new_id(), "name": f"P{number}"}
                taken = await http.post(f"/api/banks/{self.place.id}/cards", json=card)
                assert taken.status_code == 201, taken.text
                self.place.acknowledged.add(card["id"])
                self.tokens.append(taken.json()["grant"]["token"])
        self.state, self.held = None, len(self.tokens) - 1

    def is_done(self) -> bool:
        return self.state is not None and self.state.phase == "over" and self.rng.random() < 0.1

    def address(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/api/banks/{self.place.id}/live"

    def learn(self, heard: Heard) -> None:
        self.state = heard.state

    def frame(self) -> dict[str, Any]:
        rng = self.rng
        known = known_of(self.state, self.rev)
        kind = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        if self.state is not None and self.state.phase == "lobby" and rng.random() < 0.1:
            kind = "start"
        frame: dict[str, Any] = {"type": "command", "id": new_id(), "do": self.maker.struct(ACTIONS[kind], known)}
        # A card may do for itself what it may not do for others.
        card = frame["do"].get("card", frame["do"].get("source"))
        if isinstance(card, int) and card <= self.held and rng.random() < 0.6:
            frame["card"] = card
        elif self.held and rng.random() < 0.6:
            frame["card"] = rng.randint(1, self.held)
        elif rng.random() < 0.1:
            frame["card"] = rng.randint(1, MOST_CARDS)
        return frame


class BankDesk:
    """Opens banks and takes, claims, moves and gives back cards, by requests right and wrong."""

    def __init__(self, server: Served, rng: random.Random, found: Found) -> None:
        self.server = server
        self.rng = rng
        self.found = found
        self.maker = Maker(rng)
        self.spoiler = Spoiler(rng)
        self.places: list[Place] = []
        self.tokens: dict[str, list[str]] = {}  # by bank

    async def work(self, requests: int) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=WAIT, trust_env=False) as http:
            for _ in range(requests):
                await self._one(http)

    async def _one(self, http: httpx.AsyncClient) -> None:
        rng = self.rng
        place = rng.choice(self.places[-5:]) if self.places and rng.random() < 0.95 else None
        bank = place.id if place is not None else new_id()
        card = rng.choice((1, 1, 2, 2, 3, 3, 4, MOST_CARDS, MOST_CARDS + 1, 0, "x"))
        cards = f"/api/banks/{bank}/cards"
        token = rng.choice([*self.tokens.get(bank, []), new_id(), ""])
        roll = rng.random()
        if place is None or roll < 0.03:
            answer = await self._send(http, "POST", "/api/banks", schema.NewBank)
            if answer.status_code == 201:
                self.places.append(Place(answer.json()["bank"]["id"]))
                self.tokens[self.places[-1].id] = [answer.json()["host"]]
        elif roll < 0.35:
            answer = await self._send(http, "POST", cards, schema.TakeCard, place=place)
            if answer.status_code == 201:
                self.tokens[bank].append(answer.json()["grant"]["token"])
        elif roll < 0.5:
            await self._send(http, "POST", f"{cards}/{card}/claim", schema.ClaimCard, place=place)
        elif roll < 0.65:
            answer = await self._send(http, "POST", f"{cards}/{card}/move", schema.MoveCard, token, place)
            if answer.status_code == 200:
                self.tokens[bank].append(answer.json()["grant"]["token"])
        elif roll < 0.75:
            await self._send(http, "DELETE", f"{cards}/{card}", None, token)
        elif roll < 0.85:
            await self._send(http, "POST", "/api/bank-mine", schema.MyBankTokens)
        else:
            paths = (
                f"/api/banks/{bank}",
                f"/api/banks/{bank}/log?since={card}",
                f"/api/bank-books/{rng.choice(DEEDS)}",
            )
            await self._send(http, "GET", rng.choice(paths), None)

    async def _send(
        self,
        http: httpx.AsyncClient,
        method: str,
        path: str,
        kind: type[Any] | None,
        token: str = "",
        place: Place | None = None,
    ) -> httpx.Response:
        body: Any = None
        known = known_of(None, 0) | {
            "tokens": [list(tokens) for tokens in self.tokens.values()][-5:],
            "card": (None, 1, 2),
        }
        if kind is not None:
            shape = BODIES[kind]
            assert isinstance(shape, inspect.StructType)
            body = self.maker.struct(shape, known)
            if self.rng.random() < 0.2:
                body = self.spoiler.spoil(body)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None if kind is None else json.dumps(body).encode()
        answer = await http.request(method, path, content=content, headers=headers)
        self.found.requests += 1
        assert answer.status_code in ANSWERED, (answer.status_code, method, path, body, answer.text)
        if answer.is_success:
            if place is not None and isinstance(body, dict):
                place.acknowledged.add(body["id"])
        else:
            self.found.refused(answer.json()["code"])
        return answer
