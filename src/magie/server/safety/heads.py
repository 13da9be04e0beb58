"""The head of a request: its first line, its headers and, after a body in chunks, its trailers.

The parser keeps an unfinished line, and uvicorn all finished ones, however long that goes on. So bytes are counted
before the parser has them, and lines as soon as they are finished.
"""

from __future__ import annotations

from collections.abc import Iterator

from magie.server.safety.limits import Limits

PIECE = 4096  # bytes given to the parser at once; so much more than the limit may be kept, never more
LINE_MARKS = len(b": \r\n")
HANDSHAKE_MARKS = len(b"GET  HTTP/1.1\r\n")


class HeadTooLarge(Exception):
    """Too many bytes or too many lines."""


class Head:
    """Counts what one connection sends besides bodies."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.head
        self._most_lines = limits.head_lines
        self._unfinished = 0  # bytes fed since a request began, or since its body went on
        self._has_gone_on = False
        self.is_too_large = False
        self.begin()

    def begin(self) -> None:
        """Another request begins."""
        self._finished = self._lines = self.longest_line = 0
        self._first_line = 0
        self.goes_on()

    def goes_on(self) -> None:
        """The parser has got to something that is no head: part of a body, or the end of a request."""
        self._has_gone_on = True

    @staticmethod
    def pieces(data: bytes) -> Iterator[bytes]:
        """What has arrived, in pieces to be fed to the parser."""
        return (data[start : start + PIECE] for start in range(0, len(data), PIECE))

    def fed(self, piece: bytes) -> None:
        """The parser has had this piece. Raises HeadTooLarge."""
        # Where in the piece the head began is not known; the rest of it is let pass uncounted.
        self._unfinished = 0 if self._has_gone_on else self._unfinished + len(piece)
        self._has_gone_on = False
        self._must_fit()

    def add(self, count: int) -> None:
        """Bytes of the first line, which comes in parts. Raises HeadTooLarge."""
        self._finished += count
        self._first_line += count
        self.longest_line = max(self.longest_line, self._first_line + HANDSHAKE_MARKS)
        self._must_fit()

    def add_line(self, name: bytes, value: bytes) -> None:
        """A finished header. Raises HeadTooLarge."""
        size = len(name) + len(value) + LINE_MARKS
        self._finished += size
        self._lines += 1
        self.longest_line = max(self.longest_line, size)
        self._must_fit()

    def _must_fit(self) -> None:
        self.is_too_large = max(self._finished, self._unfinished) > self._most or self._lines > self._most_lines
        if self.is_too_large:
            raise HeadTooLarge
