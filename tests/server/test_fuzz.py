"""A little fuzzing in every run; `python -m tests.server.fuzz --messages 100000` does more of it."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.server.bank.schema import BankClientFrame
from magie.server.schema.from_client import ClientFrame, read_frame
from magie.server.web.bank_frames import frame_of
from magie.server.web.connection import BadFrame
from tests.server.fuzz import __main__ as fuzzing
from tests.server.fuzz import parcels
from tests.server.fuzz.guests import Found
from tests.server.fuzz.typed import Maker, kinds_of


def test_whatever_is_sent_the_server_keeps_its_word_and_a_stopped_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Two parcels, and a third one in another process: the first run was stopped after two."""
    monkeypatch.setattr(parcels, "PARCEL", 900)
    monkeypatch.setattr(parcels, "REST_EXAMPLES", 2)
    state = tmp_path / "fuzz.json"
    run = ["--seed", "7", "--state", str(state)]
    assert fuzzing.main([*run, "--messages", "1000"]) == 0
    first = msgspec.json.decode(state.read_bytes(), type=fuzzing.Saved)
    assert first.parcels >= 1 and first.found.messages >= 1000
    # By then schemathesis has made more cases than that.
    more = first.found.messages + 500
    assert fuzzing.main([*run, "--messages", str(more), "--resume"]) == 0
    both = msgspec.json.decode(state.read_bytes(), type=fuzzing.Saved)
    assert both.parcels == first.parcels + 1 and both.found.messages >= more
    found = both.found
    assert found.share_read > parcels.LEAST_READ
    assert found.frames > 1000 and found.uploads >= 40 and found.bare >= 40 and found.requests > 500
    assert found.acknowledged > 100 and found.refusals["command/unreadable"] > 20
    assert any(code.startswith("rule/") for code in found.refusals)
    assert any(code.startswith("bank/") for code in found.refusals)
    assert any(code.startswith("room/record") for code in found.refusals)
    assert fuzzing.main(["--seed", "8", "--state", str(state), "--resume"]) == 2
    assert "another seed" in capfd.readouterr().err


@pytest.mark.parametrize("union, read", [(ClientFrame, read_frame), (BankClientFrame, frame_of)])
def test_frames_made_from_types_can_be_read(union: Any, read: Callable[[str], Any]) -> None:
    maker = Maker(random.Random(1))
    for kind in kinds_of(union).values():
        for _ in range(100):
            with contextlib.suppress(BadFrame):  # it is a frame, but no box could have this profile
                read(msgspec.json.encode(maker.struct(kind, {})).decode())


def test_too_few_frames_that_can_be_read_are_a_failure() -> None:
    assert Found(frames=10, unread=4).share_read > parcels.LEAST_READ >= Found(frames=10, unread=5).share_read
