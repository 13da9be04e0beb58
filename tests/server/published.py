"""The published schema as a judge: what the server sends must be what `docs/schema/frames.json` says."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import jsonschema_rs

from magie.server.publish import FOLDER


@cache
def definitions() -> dict[str, Any]:
    """Every structure in the file that is published."""
    found: dict[str, Any] = json.loads((FOLDER / "frames.json").read_text(encoding="utf-8"))["$defs"]
    return found


@cache
def judge(name: str) -> jsonschema_rs.Draft201909Validator:
    """A judge of one structure, who lets nothing pass that is not in it.

    Clients skip fields of answers that they do not know, so the schema allows further ones; here they are mistakes.
    """
    closed = {each: _closed(definition) for each, definition in definitions().items()}
    # The draft before the one the file names: its fixed tuples are written the older way.
    return jsonschema_rs.Draft201909Validator({"$ref": f"#/$defs/{name}", "$defs": closed})


def kinds_of(union: str) -> set[str]:
    """The kinds a published union tells apart; each must lead to a structure of that kind alone."""
    discriminator = definitions()[union]["discriminator"]
    for kind, reference in discriminator["mapping"].items():
        structure = definitions()[reference.split("/")[-1]]
        assert structure["properties"][discriminator["propertyName"]] == {"enum": [kind]}
    return set(discriminator["mapping"])


def _closed(definition: dict[str, Any]) -> dict[str, Any]:
    return {"additionalProperties": False, **definition} if "properties" in definition else definition
