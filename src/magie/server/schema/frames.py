"""What a frame is, and those of every live connection, at a table as at a bank."""

from __future__ import annotations

from magie.server.schema.problem import Problem
from magie.server.schema.values import Answer, Body, Milliseconds, Revision


class Frame(Body, tag_field="type"):
    """A frame from a client."""


class Ping(Frame, tag="ping"):
    """Are you there?"""


class Told(Answer, tag_field="type"):
    """A frame from the server."""


class Ack(Told, tag="ack"):
    """The command stands in the log, in the row `rev`; so says every repeat of it."""

    id: str
    rev: Revision


class Refused(Told, tag="refused"):
    """A frame that was not carried out; `id` is its command's, if it had one. `rev` is the log's last row."""

    problem: Problem
    rev: Revision
    id: str | None = None


class Bye(Told, tag="bye"):
    """The server closes the connection; come back after so many seconds."""

    after: float
    problem: Problem


class Pong(Told, tag="pong"):
    now: Milliseconds
