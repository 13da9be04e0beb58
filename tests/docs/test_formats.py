"""docs/formats.md says what the code's own tables say: nothing is missing there, nothing is only there."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable
from enum import IntEnum
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import magie
from magie.board import codes, event_codes
from magie.board.audit import Fault
from magie.editions.board import schema
from magie.editions.board.tabulate import SETTABLE
from magie.editions.schema import SETUP_OPTIONS, ClauseEntry, Forbidden, Variant
from magie.errors import Unreadable
from magie.text import families
from magie.text.board.actions import ARGUMENTS, BUNDLE, DRIVER_ACTIONS
from magie.text.board.actions import read_action as read
from magie.text.board.events import FIELDS
from magie.text.board.outcomes import KEYS, OPTIONAL
from magie.text.board.outcomes import row_of_outcome as read_outcome
from magie.text.board.position import parts as position
from magie.text.board.refusals import REFUSAL_FIELDS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "magie"
# What only the card game has stands on a page of its own.
CARD_GAME = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("formats-*.md"))
CODE = re.compile(r"`([^`]+)`")
CLASSIC = magie.load_edition("classic")
MILLIONAIRE = magie.load_edition("millionaire")


def edition_with(example: str) -> magie.Edition:
    """The edition whose names an example uses."""
    return MILLIONAIRE if re.search(r"\bF\d\d\b", example) else CLASSIC


def section(heading: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/formats.md has no section {heading!r}"
    return found[1]


def tables(heading: str) -> list[list[list[str]]]:
    """The tables of a section, each a list of rows of cells, without their heads."""
    found: list[list[list[str]]] = []
    lines = section(heading).splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip()[1:-1].split("|")]
        if not before.startswith("|"):
            found.append([])
        elif not set(line) <= set("|-: "):
            found[-1].append(cells)
    return found


def names(cell: str) -> list[str]:
    """The words in code marks."""
    return CODE.findall(cell)


def documented(heading: str, table: int = 0) -> dict[str, list[str]]:
    """What a table lists: the words of its second column by each word of its first."""
    rows = tables(heading)[table]
    listed = {name: names(row[1]) if len(row) > 1 else [] for row in rows for name in names(row[0])}
    assert len(listed) == sum(len(names(row[0])) for row in rows), f"something is listed twice under {heading!r}"
    return listed


def examples(heading: str) -> list[dict[str, Any]]:
    """The JSON objects shown in a section, one on a line."""
    blocks = re.findall(r"```json\n(.*?)```", section(heading), re.DOTALL)
    return [json.loads(line) for block in blocks for line in block.splitlines() if line.endswith("}")]


def lower(members: Iterable[IntEnum]) -> set[str]:
    return {member.name.lower() for member in members}


def spoken_of(enum: type[IntEnum]) -> set[str]:
    """The members that the rules of the board use; others wait for editions that need them."""
    text = "".join(
        path.read_text(encoding="utf-8") for path in (SOURCES / "board").rglob("*.py") if path.name != "codes.py"
    )
    return lower(member for member in enum if re.search(rf"\b{enum.__name__}\.{member.name}\b", text))


def fields(struct: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(struct)}


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def structs_in(hint: Any) -> list[type[msgspec.Struct]]:
    """The structs an annotation speaks of, however wrapped."""
    if is_struct(hint):
        return [hint]
    return [struct for part in get_args(hint) for struct in structs_in(part)]


def test_every_action_with_its_arguments() -> None:
    assert documented("Actions") == {kind: list(arguments) for kind, arguments in ARGUMENTS.items()}


def test_every_text_form_reads_back_as_its_action() -> None:
    for row in tables("Actions")[0]:
        (kind,), (text,) = names(row[0]), names(row[2])
        action = read(text, edition_with(text))
        assert action.do == kind
        assert str(action) == text


def test_every_action_has_a_json_example() -> None:
    shown = [read(example, edition_with(str(example))) for example in examples("Arguments of actions")]
    assert [action.do for action in shown] == list(ARGUMENTS)
    for action, example in zip(shown, examples("Arguments of actions"), strict=True):
        assert set(action) == set(example)


def test_every_argument_of_an_action_is_explained() -> None:
    known = {argument.rstrip("?") for arguments in ARGUMENTS.values() for argument in arguments}
    assert set(documented("Arguments of actions")) == known
    assert documented("Arguments of actions")["give"] == list(BUNDLE)


def test_the_driver_has_its_own_actions() -> None:
    drivers = [names(row[0])[0] for row in tables("Actions")[0] if row[3].startswith("The driver's")]
    assert drivers == list(DRIVER_ACTIONS)


@pytest.mark.parametrize("kind", ["build", "sell", "mortgage", "offer"])
def test_the_windows_are_those_of_the_classic_edition(kind: str) -> None:
    opening = getattr(CLASSIC.file.windows, kind)
    action = {"sell": "sell_building"}.get(kind, kind)
    row = next(row for row in tables("When business is open")[0] if action in names(row[0]))
    assert row[1] == ", ".join(opening.on_turn)
    assert row[2] == ", ".join(opening.others)


def test_choices_have_the_documented_keys() -> None:
    known = set(documented("What is legal now"))
    position_with_auction = {"edition": "classic", "players": [{}, {}], "auction": {"lot": "badstrasse"}}
    for start in ({"edition": "classic", "players": [{}, {}]}, position_with_auction):
        for entry in magie.Game.from_position(start).choices():
            assert set(entry) <= known


def test_every_chance_kind_with_its_keys() -> None:
    marked = {kind: [f"{key}?" if key in OPTIONAL else key for key in keys] for kind, keys in KEYS.items()}
    assert documented("Chance") == marked
    shown = examples("Chance")
    assert {outcome["chance"] for outcome in shown} == set(KEYS)
    for outcome in shown:
        read_outcome(outcome, edition_with(str(outcome)))


def test_every_event_with_its_arguments() -> None:
    listed = {kind: [name.rstrip("?") for name in arguments] for kind, arguments in documented("Events").items()}
    assert listed == {kind.name.lower(): [name for name, _, _ in read] for kind, read in FIELDS.items()}


@pytest.mark.parametrize(
    "argument, event, enum",
    [
        ("reason", "paid", codes.Purpose),
        ("reason", "moved", event_codes.MoveReason),
        ("reason", "jailed", event_codes.JailReason),
        ("how", "freed", event_codes.FreedBy),
        ("action", "landed", event_codes.Landing),
        ("ending", "game_over", codes.Ending),
    ],
)
def test_every_word_in_events(argument: str, event: str, enum: type[IntEnum]) -> None:
    rows = [row for row in tables("Words in events")[0] if names(row[0]) == [argument] and event in names(row[1])]
    assert len(rows) == 1
    assert set(names(rows[0][2])) == spoken_of(enum)


def test_every_phase() -> None:
    assert set(documented("Phases")) == spoken_of(codes.Phase)


def test_every_refusal_with_its_arguments() -> None:
    known = {code.name.lower(): [name for name, _, _ in read] for code, read in REFUSAL_FIELDS.items()}
    assert documented("Refusals") == known
    assert set(known) == lower(codes.Refusal) - {"none"}
    assert Unreadable.code in known


def test_every_refused_set_up() -> None:
    sources = [path for path in SOURCES.rglob("*.py") if "bots/deal" not in path.relative_to(SOURCES).as_posix()]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    found = set(re.findall(r'IllegalSetup\(\s*"(\w+)"', text))
    of_bots = (SOURCES / "bots" / "specification.py").read_text(encoding="utf-8")  # refusals with a class of their own
    found |= set(re.findall(r'super\(\).__init__\(\s*"(\w+)"', of_bots))
    listed = set(documented("Refused set-ups"))
    assert listed <= found
    assert found - listed <= set(names(CARD_GAME))


POSITION_PARTS: dict[str, type[msgspec.Struct]] = {
    "Position": position.PositionFile,
    "Position: players": position.PlayerPart,
    "Position: deeds": position.DeedPart,
    "Position: decks": position.PilePart,
    "Position: turn": position.TurnPart,
}


@pytest.mark.parametrize("heading", POSITION_PARTS)
def test_every_key_of_a_position(heading: str) -> None:
    assert set(documented(heading)) == fields(POSITION_PARTS[heading])


def test_every_key_of_an_interrupt() -> None:
    hints = get_type_hints(position.PositionFile)
    tabled = {*POSITION_PARTS.values(), position.BankPart}
    known = {key: fields(struct) for key, hint in hints.items() for struct in structs_in(hint) if struct not in tabled}
    known["claims.open[]"] = fields(position.ClaimPart)
    known["offer.give"] = known["offer.take"] = fields(position.SidePart)
    assert {key: set(has) for key, has in documented("Position: interrupts").items()} == known


def test_the_position_shown_can_be_set_up() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", section("Position"), re.DOTALL)
    game = magie.Game.from_position(block)
    assert game.to_act == 1
    assert game.legal_actions()


def test_every_key_of_a_record_header() -> None:
    source = inspect.getsource(families.record_header)
    known = set(re.findall(r'^        "(\w+)":', source, re.MULTILINE)) | set(re.findall(r'header\["(\w+)"\]', source))
    assert set(documented("Record")) == known
    assert set(examples("Record")[0]) <= known


def test_every_option() -> None:
    assert set(documented("Options")) == {*SETUP_OPTIONS, *SETTABLE}


def test_every_key_of_an_edition_file() -> None:
    listed = documented("Edition file")
    assert set(listed) == fields(schema.EditionFile)
    parts: list[tuple[str, type[msgspec.Struct]]] = [
        ("currency", schema.Currency),
        ("seats", schema.Seats),
        ("money", schema.Money),
        ("components", schema.Components),
        ("windows", schema.Windows),
        ("options", schema.Options),
        ("groups", schema.Group),
        ("squares", schema.Square),
        ("fortune", schema.FortuneCard),
        ("clause", ClauseEntry),
        ("variants", Variant),
        ("forbidden", Forbidden),
    ]
    for key, struct in parts:
        assert set(listed[key]) - fields(schema.Opening) == fields(struct), key
    card = section("Edition file").split("A card has ")[1].split(". ")[0]
    assert set(names(card)) == fields(schema.Card)


def test_every_switch() -> None:
    assert set(documented("Switches")) == fields(schema.Switches)


def test_every_effect_of_a_card() -> None:
    assert set(names(section("Effects of cards"))) == set(get_args(get_type_hints(schema.Card)["effect"]))


def test_every_fault_of_the_audit() -> None:
    assert set(documented("Audit")) == lower(Fault) - {"none"}
