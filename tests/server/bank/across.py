"""A bank that is open in two server processes on one store."""

from __future__ import annotations

import asyncio

from tests.server.bank.kit import CASH, STEP, Phone, at_bank, opened
from tests.server.kit import new_id
from tests.server.processes import Served

PAYMENTS = 20  # of each phone


async def one_bank_is_kept(first: Served, second: Served) -> None:
    """Whichever process a phone talks to, money is booked once and everybody hears of it."""
    room, tokens = await opened(first)
    async with at_bank(first, room, tokens[:1]) as anna, at_bank(second, room, tokens[1:]) as ben:
        await payments_cross(anna, ben)
        async with at_bank(second, room, tokens[:1]) as elsewhere:
            await the_same_payment_sent_to_both_is_one(anna, elsewhere, ben)


async def payments_cross(anna: Phone, ben: Phone) -> None:
    async def pay(phone: Phone, source: int, amount: int) -> int:
        return max([await phone.done("pay", source=source, target=3 - source, amount=amount) for _ in range(PAYMENTS)])

    last = max(await asyncio.gather(pay(anna, 1, STEP), pay(ben, 2, 2 * STEP)))
    for phone in (anna, ben):
        await phone.reached(last)
        assert [phone.balance(card) for card in (1, 2)] == [CASH + PAYMENTS * STEP, CASH - PAYMENTS * STEP]
    assert anna.entries[-PAYMENTS:] == ben.entries[-PAYMENTS:]


async def the_same_payment_sent_to_both_is_one(anna: Phone, elsewhere: Phone, ben: Phone) -> None:
    before = anna.balance(1)
    command = new_id()
    sent = [phone.do("pay", command=command, source=1, target=2, amount=STEP) for phone in (anna, elsewhere)]
    answers = await asyncio.gather(*sent)
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    assert answers[0]["rev"] == answers[1]["rev"]
    for phone in (anna, ben):
        await phone.reached(answers[0]["rev"])
        assert phone.balance(1) == before - STEP
