"""The live connection of a bank. One per device and bank; the first frame is a hello."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from magie.server.bank.bank import Bank
from magie.server.bank.banks import Banks
from magie.server.bank.schema import BankCommand, BankHello
from magie.server.problems import TableError
from magie.server.schema.frames import Ack, Ping, Pong, Refused
from magie.server.schema.wire import Unparsable, write
from magie.server.store.errors import StoreError
from magie.server.web.bank_frames import BadFrame, frame_of
from magie.server.web.live import HELLO_WITHIN, Connection, Excess, on_the_line, receive_text


class BankConnection(Connection):
    """A device at a bank."""

    is_host = False


async def live_bank(socket: WebSocket, banks: Banks, room: str) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    connection = BankConnection(socket, banks.hub.settings.limits)
    bank: Bank | None = None
    try:
        async with on_the_line(connection) as pump:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = frame_of(await receive_text(connection))
            if not isinstance(hello, BankHello):
                raise TableError("command/unreadable", detail="hello comes first")
            connection.language = hello.language
            rights = [banks.hub.tokens.read(token) for token in hello.tokens]
            bank = await banks.bank(room)
            await bank.enter(connection, rights, hello.since)
            while not pump.done():
                await _serve(banks, bank, connection)
    finally:
        if bank is not None:
            bank.leave(connection)


async def _serve(banks: Banks, bank: Bank, connection: BankConnection) -> None:
    """Receive one frame and answer it; what is wrong with it is said, and the connection stays."""
    frame_id: str | None = None
    try:
        frame = frame_of(await receive_text(connection))
        frame_id = getattr(frame, "id", None)
        if isinstance(frame, BankCommand):
            await _carry_out(frame, banks, bank, connection)
        elif isinstance(frame, Ping):
            connection.push(write(Pong(now=banks.hub.clock())))
        else:
            raise TableError("command/unreadable", detail="hello comes once")
    except Unparsable as problem:
        _refuse(bank, connection, None, TableError("command/unreadable", detail=str(problem)))
    except Excess:
        raise
    except BadFrame as problem:
        _refuse(bank, connection, problem.frame_id, problem)
    except TableError as problem:
        _refuse(bank, connection, frame_id, problem)
    except StoreError:
        _refuse(bank, connection, frame_id, TableError("command/unavailable"))


async def _carry_out(command: BankCommand, banks: Banks, bank: Bank, connection: BankConnection) -> None:
    if banks.hub.is_closing:
        raise TableError("room/closing")
    card = _acting_card(command, connection)
    epoch = None if card is None else connection.held[card]
    rev = await bank.act(card, epoch, command.do, command.id)
    connection.push(write(Ack(id=command.id, rev=rev)))


def _acting_card(command: BankCommand, connection: BankConnection) -> int | None:
    """Whose action it is: the card it names; else who arranged the bank, or the only card of the device."""
    if command.card is not None:
        if command.card not in connection.held:
            raise TableError("room/no-right")
        return command.card
    if connection.is_host:
        return None
    if len(connection.held) != 1:
        raise TableError("command/which-seat" if connection.held else "room/no-right")
    return next(iter(connection.held))


def _refuse(bank: Bank, connection: BankConnection, frame_id: str | None, problem: TableError) -> None:
    told = problem.problem(connection.language)
    connection.push(write(Refused(id=frame_id, rev=bank.ledger.rev, problem=told)))
