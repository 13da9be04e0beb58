"""A game as JSON Lines: a header, then every action and chance outcome in order, nothing else.

Every tenth line carries a short hash of the position after it. Replaying stops at the first difference and says at
which line and between which versions, so a record never silently becomes another game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magie.errors import BrokenRecord, MagieError
from magie.text.match import DRIVER
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.game import Game


class DamagedRecord(BrokenRecord):
    """Which kind of damage it is, for those who say it in other words.

    `empty`, `json`, `object`, `header`, `data` (the edition is another one now), `setup` (no game can be set up like
    this), `seat`, `line` (neither an action nor an outcome), `rule` (not possible here; `because` says why), `course`
    (another position than it was).
    """

    def __init__(self, number: int, kind: str, problem: str, because: Exception | None = None) -> None:
        super().__init__(f"line {number}", problem)
        self.number = number
        self.kind = kind
        self.because = because


def write_record(header: Mapping[str, Any], lines: Sequence[Mapping[str, Any]], hashes: Mapping[int, str]) -> str:
    written = [_compact(header)]
    for number, line in enumerate(lines, start=1):
        written.append(_compact({**line, "hash": hashes[number]} if number in hashes else line))
    return "\n".join(written) + "\n"


def action_line(actor: int | str, action: Mapping[str, Any]) -> dict[str, Any]:
    """The line of an action; who acts stands under `by` where the action itself has an argument `seat`."""
    return {"by" if "seat" in action else "seat": actor, **action}


def _compact(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def record_lines(record: str) -> list[str]:
    """The lines of a record, the header first.

    A line ends with a line feed and nothing else: other marks that Python takes for the end of a line may stand in a
    name, and whoever counts line feeds has counted the lines.
    """
    lines = record.split("\n")
    return lines if lines[-1] else lines[:-1]


def read_record(record: str, game_type: type[Game]) -> Game:
    """Play a record again. BrokenRecord names the line that cannot be read or played."""
    lines = record_lines(record)
    if not record.strip():
        raise DamagedRecord(1, "empty", "the record is empty")
    header = _read_line(lines[0], 1)
    if header.get("magie") != 1:
        raise DamagedRecord(1, "header", 'this is no record of format 1 (the header must say "magie": 1)')
    game = _game_of_header(header, game_type)
    for number, text in enumerate(lines[1:], start=2):
        if text.strip():
            _play_line(game, _read_line(text, number), number, header)
    return game


def _read_line(text: str, number: int) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise DamagedRecord(number, "json", f"this is not JSON: {problem}") from None
    if not isinstance(line, dict):
        raise DamagedRecord(number, "object", "each line is a JSON object")
    return line


def _game_of_header(header: Mapping[str, Any], game_type: type[Game]) -> Game:
    from magie.text.families import SETUP_KEYS, edition_of_header

    try:
        edition = edition_of_header(header)
        if header.get("hash") not in (None, edition.hash):
            raise DamagedRecord(
                1,
                "data",
                f"the data of {edition.name} has changed since this game was played "
                f"(hash {header.get('hash')}, here {edition.hash}; engine {header.get('engine')}, here {VERSION})",
            )
        if "start" in header:
            return _with_hint(game_type.from_position(header["start"]), header)
        setup = {key: header.get("options", {})[key] for key in SETUP_KEYS if key in header.get("options", {})}
        setup.pop("always_demand", None)  # its actions stand in the record
        game = game_type(edition, header["seats"], options={**setup, "tokens": header.get("tokens")})
        return _with_hint(game, header)
    except BrokenRecord:
        raise
    except (MagieError, KeyError, TypeError, ValueError, AttributeError) as problem:
        raise DamagedRecord(1, "setup", f"the header cannot be used: {problem!r}", problem) from None


def _with_hint(game: Game, header: Mapping[str, Any]) -> Game:
    """Remember under which names the game was shown, so that its record stays the same."""
    hint = header.get("skin")
    game.edition.skin_hint = None if hint is None else str(hint)
    return game


def _play_line(game: Game, line: dict[str, Any], number: int, header: Mapping[str, Any]) -> None:
    expected = line.pop("hash", None)
    try:
        if "chance" in line:
            game.apply_chance(line)
        elif "do" in line:
            seat = line.pop("by" if "by" in line else "seat", None)
            if seat != DRIVER and (not isinstance(seat, int) or isinstance(seat, bool)):
                raise DamagedRecord(number, "seat", "an action needs its seat")
            game.apply(line, seat=seat)
        else:
            raise DamagedRecord(number, "line", "a line is an action or a chance outcome")
    except BrokenRecord:
        raise
    except MagieError as problem:
        raise DamagedRecord(number, "rule", f"{problem}{_versions(header)}", problem) from None
    if expected is not None:
        from magie.text.families import state_hash

        found = state_hash(game.match.snapshot())
        if found != expected:
            raise DamagedRecord(
                number,
                "course",
                f"the game takes another course here (hash {found}, not {expected}){_versions(header)}",
            )


def _versions(header: Mapping[str, Any]) -> str:
    played = header.get("engine")
    return "" if played == VERSION else f"; played with engine {played}, this is {VERSION}"
