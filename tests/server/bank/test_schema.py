"""The messages of a bank: every type can be decoded without harm, and every action is on its page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from magie.bank.actions import Action
from magie.server.bank import schema
from magie.server.schema.wire import Unparsable
from magie.server.web.bank_frames import frame_of
from magie.server.web.connection import BadFrame

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


def test_a_profile_no_box_could_have_and_then_no_json() -> None:
    """The fault of the profile is found first; that the rest is no JSON is the client's mistake as well, not ours."""
    device = {"small_key": 100_000, "big_key": 10_000}
    frame = {"type": "command", "id": "12345678", "do": {"do": "profile", "profile": {"device": device}}}
    whole = json.dumps(frame)
    with pytest.raises(BadFrame) as refused:
        frame_of(whole)
    assert refused.value.frame_id == "12345678"
    for broken in (whole + "}", whole[:-1] + ', "x": ', whole.replace("12345678", "\\ud800"), whole[:-1] + "[" * 3000):
        with pytest.raises(Unparsable):
            frame_of(broken)
