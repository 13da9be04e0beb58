"""The live connection of a bank. One per device and bank."""

from __future__ import annotations

from starlette.websockets import WebSocket

from magie.server.bank.bank import Bank
from magie.server.bank.banks import Banks
from magie.server.bank.schema import BankClientFrame, BankCommand, BankHello
from magie.server.problems import TableError
from magie.server.schema.frames import Ack, Ping, Pong
from magie.server.schema.wire import write
from magie.server.web.bank_frames import frame_of
from magie.server.web.connection import Connection


class BankConnection(Connection[BankClientFrame, Bank]):
    """A device at a bank."""

    read = staticmethod(frame_of)

    def __init__(self, socket: WebSocket, banks: Banks, room: str) -> None:
        super().__init__(socket, banks.hub)
        self._banks = banks
        self._room_id = room
        self.is_host = False

    async def enter(self, hello: BankClientFrame) -> Bank:
        if not isinstance(hello, BankHello):
            raise TableError("command/unreadable", detail="hello comes first")
        self.language = hello.language
        rights = [self.hub.tokens.read(token) for token in hello.tokens]
        bank = await self._banks.bank(self._room_id)
        await bank.enter(self, rights, hello.since)
        return bank

    def leave(self, bank: Bank) -> None:
        bank.leave(self)

    async def answer(self, bank: Bank, frame: BankClientFrame) -> None:
        match frame:
            case BankCommand():
                await self._act(bank, frame)
            case Ping():
                self.push(write(Pong(now=bank.clock())))
            case BankHello():
                raise TableError("command/unreadable", detail="hello comes once")

    async def _act(self, bank: Bank, command: BankCommand) -> None:
        card = self._acting_card(command)
        epoch = None if card is None else self.held[card]
        rev = await bank.act(card, epoch, command.do, command.id)
        self.push(write(Ack(id=command.id, rev=rev)))

    def _acting_card(self, command: BankCommand) -> int | None:
        """Whose action it is: the card it names; else who arranged the bank, or the only card of the device."""
        if self.hub.is_closing:
            raise TableError("room/closing")
        if command.card is not None:
            if command.card not in self.held:
                raise TableError("room/no-right")
            return command.card
        if self.is_host:
            return None
        if len(self.held) != 1:
            raise TableError("command/which-seat" if self.held else "room/no-right")
        return next(iter(self.held))
