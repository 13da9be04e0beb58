"""Training the net of win chances, in the small, and the command that does it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import magie
from magie.bots.net_files import net_for
from magie.bots.value_net import CERTAIN
from magie.cli.__main__ import main
from magie.lab.calibration import calibration_of
from magie.lab.net_fitting import blank_weights
from magie.lab.net_games import Judged, Series, chunks, joined
from magie.lab.net_training import chances, rounded, train

SMALL = Series(("shrewd", "steady", "novice"), 3, 400, seed=3, one_in=40)


@pytest.fixture(scope="module")
def played() -> Judged:
    return joined(list(chunks(magie.load_edition("classic"), SMALL, blank_weights())))


def test_a_net_learns_who_wins(played: Judged) -> None:
    said: list[str] = []
    weights = train([played.positions], epochs=3, seed=1, say=said.append)
    learnt = Judged(played.positions, chances(weights, played.positions.values, played.positions.living))
    assert calibration_of(learnt).log_loss < calibration_of(played).log_loss * 0.9
    assert len(said) == 3


def test_whole_numbers_say_what_the_trained_ones_do(played: Judged) -> None:
    """The compiled net with rounded weights against the one that was trained, on the same positions."""
    weights = train([played.positions], epochs=2, seed=1, say=lambda text: None)
    again = joined(list(chunks(magie.load_edition("classic"), SMALL, rounded(weights))))
    assert np.array_equal(again.positions.values, played.positions.values)
    trained = chances(weights, played.positions.values, played.positions.living)
    assert np.abs(again.chances - trained).max() < 0.02
    assert (np.rint(again.chances.sum(axis=1) * CERTAIN) == CERTAIN).all()


def test_fit_makes_a_net_for_a_town_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGIE_NETS", str(tmp_path / "nets"))
    town = tmp_path / "town.toml"
    town.write_text('extends = "classic"\nname = "town"\n\n[money]\nstart = 9000\n', encoding="utf-8")
    few = ["--games", "60", "--check-games", "8", "--json"]
    main(["fit", str(town), *few])
    told = json.loads(capsys.readouterr().out)
    assert Path(told["file"]).is_file()
    assert told["calibration"]["4 seats"]["all"]["games"] > 0
    assert net_for(magie.load_edition(str(town))).name == "town"
    main(["fit", str(town), "--check", "--check-games", "8", "--json"])
    assert json.loads(capsys.readouterr().out)["net"] == "town"
