"""The messages of a bank: every type can be decoded without harm, and every action is on its page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from magie.bank.actions import Action
from magie.server.bank import schema

TYPES = [kind.__name__ for kind in (*schema.BODIES, *schema.ANSWERS)] + ["BankClientFrame", "BankServerFrame"]
PAGE = Path(__file__).parents[3] / "docs" / "bank.md"


def test_decoding_every_type_does_no_harm() -> None:
    """msgspec 0.22 frees memory twice for some unions; only the end of a process shows it."""
    program = "import msgspec\nfrom magie.server.bank import schema\n" + "".join(
        f"try: msgspec.json.decode(b'{{}}', type=schema.{name})\nexcept msgspec.MsgspecError: pass\n" for name in TYPES
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_action_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in Action.__args__:
        assert f"`{kind.__struct_config__.tag}`" in page, kind
