"""Why something was refused."""

from __future__ import annotations

from typing import Any

from magie.server.schema.values import Answer


class Problem(Answer):
    """Why something was refused. `code` is `command/...`, `room/...` or `rule/<refusal>`; nothing has changed."""

    code: str
    sentence: str
    arguments: dict[str, Any] = {}
    clause: str | None = None
