"""A bank without a server: actions at a time of one's choice."""

from __future__ import annotations

from typing import Any

from magie.bank import BankError, Book, Ledger, decide, take_card
from magie.bank.actions import Action
from magie.bank.profile import BankProfile
from magie.bank.rows import Payload
from magie.editions.load import read_edition

M = 1_000_000
CASH = 15 * M
BOOK = Book(read_edition("banking"))  # type: ignore[arg-type]


class Desk:
    """A bank and its rows. Time stands still unless it is moved."""

    def __init__(self, *names: str, is_open: bool = True, phones: int = 99, **settings: Any) -> None:
        self.ledger = Ledger(profile=BankProfile(edition="banking"), **settings)
        self.rows: list[tuple[int, Payload]] = []
        self.now = 1_000_000
        for number, name in enumerate(names):
            self.keep(take_card(self.ledger, name, None, None))
            if number >= phones:
                self.ledger.cards[-1].is_taken = False
        if is_open and names:
            from magie.bank.actions import StartBank

            self.do(None, StartBank())

    def keep(self, payload: Payload) -> int:
        self.rows.append((self.now, payload))
        self.ledger.take(len(self.rows), self.now, payload)
        return len(self.rows)

    def do(self, by: int | None, action: Action) -> int:
        """The row of an action."""
        return self.keep(decide(self.ledger, by, self.now, action, BOOK))

    def refused(self, by: int | None, action: Action) -> str:
        """The code of the refusal; nothing changes."""
        before = self.balances
        try:
            decide(self.ledger, by, self.now, action, BOOK)
        except BankError as refused:
            assert self.balances == before
            return refused.code
        raise AssertionError(f"{action} was not refused")

    @property
    def balances(self) -> list[int]:
        return [card.balance for card in self.ledger.cards]
