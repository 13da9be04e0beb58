"""Writing down what happened, and why something may not happen: each with the clauses it rests on."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import EventKind, Refusal
from magie.board.layout import CITED, MAX_EVENTS, EventBuffer, RefusalRow
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def emit(
    events: EventBuffer, edition: Edition, kind: EventKind, clause: Clause, a: int, b: int, c: int, d: int
) -> None:
    """Append an event; `clause` is the point of the rules that decided it.

    `text/board/events.py` names the arguments.
    """
    if events.muted == 1:
        return
    if events.count >= MAX_EVENTS:
        events.overflow = 1
        return
    row = events.items[events.count]
    events.count += 1
    row.kind = kind
    row.clauses[0] = edition.clause[clause]
    for place in range(1, CITED):
        row.clauses[place] = 0
    row.args[0] = a
    row.args[1] = b
    row.args[2] = c
    row.args[3] = d
    for place in range(4, 8):
        row.args[place] = 0


@compiled
def with_details(events: EventBuffer, e: int, f: int, g: int, h: int) -> None:
    """Four more arguments for the last event."""
    if events.count == 0:
        return
    row = events.items[events.count - 1]
    row.args[4] = e
    row.args[5] = f
    row.args[6] = g
    row.args[7] = h


@compiled
def also(events: EventBuffer, edition: Edition, clause: Clause) -> None:
    """Add a further clause that the last event rests on."""
    if events.count == 0:
        return
    number = edition.clause[clause]
    if number == 0:
        return
    row = events.items[events.count - 1]
    for place in range(CITED):
        if row.clauses[place] == number:
            return
        if row.clauses[place] == 0:
            row.clauses[place] = number
            return


@compiled
def refuse(why: RefusalRow, edition: Edition, code: Refusal, clause: Clause, a: int, b: int) -> bool:
    """Note why an action is refused. Always False, so that a rule can `return refuse(...)`."""
    why.code = code
    why.clauses[0] = edition.clause[clause]
    why.clauses[1] = 0
    why.args[0] = a
    why.args[1] = b
    why.args[2] = 0
    why.args[3] = 0
    return False


@compiled
def refuse_also(why: RefusalRow, edition: Edition, clause: Clause) -> bool:
    """Name a second clause behind the refusal just noted; False again."""
    if why.clauses[0] == 0:
        why.clauses[0] = edition.clause[clause]
    elif edition.clause[clause] != why.clauses[0]:
        why.clauses[1] = edition.clause[clause]
    return False
