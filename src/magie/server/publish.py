"""Writes the server's contract to files: `python -m magie.server.publish` (a test fails when they are out of date).

`docs/schema/frames.json` is the JSON Schema of every frame, body and answer, and of the edition data and positions
inside them; the client's TypeScript types are generated from it. `docs/schema/openapi.json` describes the REST paths.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from magie.editions.board.schema import EditionFile
from magie.editions.deal.schema import DealFile
from magie.server.bank import schema as bank
from magie.server.schema.from_client import ClientFrame
from magie.server.schema.from_server import ServerFrame
from magie.server.schema.published import ANSWERS, BODIES, json_schema
from magie.text.board.position import PositionFile as BoardPosition
from magie.text.deal.position import PositionFile as DealPosition

FOLDER = Path(__file__).parents[3] / "docs" / "schema"
UNIONS = ("ClientFrame", "ServerFrame", "BankClientFrame", "BankServerFrame")
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def frames_schema() -> dict[str, Any]:
    """Every frame, body and answer as JSON Schema; the frames are unions: see UNIONS."""
    frames = [ClientFrame, ServerFrame, bank.BankClientFrame, bank.BankServerFrame]
    types = [*frames, *BODIES, *ANSWERS, *bank.BODIES, *bank.ANSWERS]
    shapes = [EditionFile, DealFile, BoardPosition, DealPosition]
    outer, definitions = json_schema([*types, *shapes], "#/$defs/{name}")
    for name, frame in zip(UNIONS, outer, strict=False):
        definitions[name] = frame
    named = {name: _typescript_friendly(definition) for name, definition in sorted(definitions.items())}
    return {
        "$schema": DRAFT,
        "title": "Magie",
        "description": "Made by python -m magie.server.publish from src/magie/server/schema.",
        "type": "object",
        "properties": {"client": {"$ref": "#/$defs/ClientFrame"}, "server": {"$ref": "#/$defs/ServerFrame"}},
        "required": ["client", "server"],
        "$defs": named,
    }


def _typescript_friendly(value: Any) -> Any:
    """Fixed tuples the older way: the generator of TypeScript types reads `prefixItems` as an empty list."""
    if isinstance(value, list):
        return [_typescript_friendly(item) for item in value]
    if not isinstance(value, dict):
        return value
    result = {key: _typescript_friendly(item) for key, item in value.items()}
    if "prefixItems" in result:
        result["items"] = result.pop("prefixItems")
        result["additionalItems"] = False
    return result


def written(document: dict[str, Any]) -> str:
    """The document as it stands in its file."""
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def documents() -> dict[str, str]:
    """Name and text of every file that is published."""
    from magie.server.web.openapi import openapi_document

    return {"frames.json": written(frames_schema()), "openapi.json": written(openapi_document())}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in documents().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
