"""Studies of results invented by hand, whose answers can be worked out on paper; and the pictures they make."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.image import imread

from magie.editions import load_edition
from magie.lab import study
from magie.lab.problems import LabProblem
from magie.lab.results import Results
from magie.lab.runs import Games
from magie.lab.watching import result_type
from magie.text.fluent import languages

CLASSIC = load_edition("classic")
T1 = 12.706205  # Student's factor for two blocks


def invented(games: Games, /, bots: tuple[str, ...] = ("steady", "shrewd"), **changes: Any) -> Results:
    header: dict[str, Any] = {
        "edition": "classic",
        "variants": [],
        "deck": CLASSIC.deck_name,
        "options": {},
        "bots": [{"code": bot, "settings": {}} for bot in bots],
        "seats": len(bots),
        "seed": 1,
        "games": len(games),
        "details": True,
        **changes,
    }
    return Results(header, games)


def four_games() -> Games:
    """Two blocks of two seats."""
    games = np.zeros(4, result_type(True))
    games["index"] = range(4)
    games["seats"] = 2
    games["rotation"] = [0, 1, 0, 1]
    games["winners"] = [1, 2, 3, 2]  # bits of seats
    games["place"][:, :2] = [[1, 2], [2, 1], [1, 1], [2, 1]]
    games["worth"][:, :2] = [[500, 0], [0, 900], [300, 300], [100, 700]]
    games["rounds"] = [10, 20, 30, 60]
    games["cut_off"] = [0, 0, 1, 0]
    games["turns"] = [20, 40, 60, 120]
    return games


def row(found: study.Study, column: str, value: str) -> dict[str, Any]:
    return next(row for row in found.rows if row[column] == value)


def test_shares_of_landings() -> None:
    games = four_games()
    games["landings"][:, 0] = [1, 1, 4, 2]  # by block: 2 and 6
    games["landings"][:, 5] = [4, 4, 6, 0]  # 8 and 6: the first block has 10 landings, the second 12
    found = study.squares(invented(games))
    go, south = row(found, "square", "LOS"), row(found, "square", "Südbahnhof")
    assert go["landings"] == 8 and south["landings"] == 14
    share = 8 / 22
    assert go["share"].mean == pytest.approx(share)
    # Residuals of the blocks: 2 - share * 10 and 6 - share * 12.
    scatter = (2 - share * 10) ** 2 + (6 - share * 12) ** 2
    assert go["share"].high - share == pytest.approx(T1 * math.sqrt(2 * scatter) / 22, rel=1e-4)
    assert row(found, "square", "Badstraße")["landings"] == 0
    assert len(found.rows) == 40


def test_what_groups_earn_back_and_when() -> None:
    games = four_games()
    games["spent"][:, 3] = [100, 300, 200, 0]
    games["rent"][:, 3] = [50, 250, 300, 0]
    games["rents"][:, 3] = [1, 2, 3, 0]
    games["completed"][:, 3] = [5, 0, 9, 20]
    games["paid_back"][:, 3] = [0, 0, 30, 0]
    found = row(study.groups(invented(games)), "group", "Orange")
    assert found["spent"] == 150 and found["rent"] == 150 and found["rents"] == 1.5
    assert found["earned_back"].mean == pytest.approx(1.0)
    assert found["whole_games"] == 0.75 and found["whole_round"] == 9
    assert found["paid_back_games"] == 0.25 and found["paid_back_round"] == 30
    nothing = row(study.groups(invented(games)), "group", "Rot")
    assert nothing["earned_back"].mean == 0 and nothing["whole_round"] is None


def test_lengths_of_one_run_and_of_several() -> None:
    found = study.lengths(invented(four_games()))
    (only,) = found.rows
    assert only["rounds"].mean == 30  # blocks: 15 and 45
    assert only["rounds"].high - 30 == pytest.approx(T1 * math.sqrt(450 / 2), rel=1e-4)
    assert (only["p5"], only["median"], only["p95"], only["longest"]) == (10, 20, 60, 60)
    assert only["cut_off"].mean == 0.25
    both = study.lengths(invented(four_games()), invented(four_games(), variants=["parking_pot"]))
    assert len(both.rows) == 2 and both.columns[0] == "run"


def test_the_effect_of_a_variant_is_measured_block_by_block() -> None:
    changed = four_games()
    changed["rounds"] += np.array([2, 2, 4, 4], np.int32)  # by block 2 and 4
    changed["winners"] = [2, 1, 2, 1]  # the second bot of the line-up wins every game
    found = study.variants(invented(four_games()), invented(changed, variants=["parking_pot"]))
    rounds = row(found, "measure", "rounds")
    assert (rounds["without"].mean, rounds["with"].mean, rounds["difference"].mean) == (30, 33, 3)
    assert rounds["difference"].high - 3 == pytest.approx(T1, rel=1e-4)  # deviation sqrt(2), two blocks
    # Seat s is played by bot (s + rotation): steady won game 0 and 1, half of 2, and 3.
    assert row(found, "measure", "wins steady")["without"].mean == pytest.approx(3.5 / 4)
    assert row(found, "measure", "wins shrewd")["with"].mean == 1
    assert row(found, "measure", "winner_worth")["without"].mean == pytest.approx(
        ((500 + 900) / 2 + (300 + 300 + 700) / 3) / 2
    )
    assert "+parking_pot" in found.about("en")


def test_runs_that_cannot_be_paired_are_refused() -> None:
    for change in ({"seed": 2}, {"games": 8}, {"edition": "tempo"}):
        with pytest.raises(LabProblem, match=next(iter(change))):
            study.variants(invented(four_games()), invented(four_games(), **change))


def test_a_study_of_a_file_is_that_of_the_results(tmp_path: Path) -> None:
    games = four_games()
    games["landings"][:, 7] = [1, 2, 3, 4]
    games["rent"][:, 2] = [10, 0, 0, 5]
    games["spent"][:, 2] = [7, 7, 0, 0]
    results = invented(games)
    results.to_parquet(tmp_path / "run.parquet")
    for ask in (study.squares, study.groups, study.lengths):
        assert ask(tmp_path / "run.parquet").as_json() == ask(results).as_json()


def test_results_without_details_say_so() -> None:
    with pytest.raises(LabProblem, match="--details"):
        study.squares(invented(four_games(), details=False))


def studies() -> list[study.Study]:
    games = four_games()
    games["landings"][:, :40] = np.arange(160).reshape(4, 40) % 7
    games["rent"][:, :10] = 50
    games["spent"][:, :10] = np.arange(40).reshape(4, 10)
    results = invented(games)
    other = invented(games, variants=["parking_pot"])
    return [
        study.squares(results),
        study.groups(results),
        study.lengths(results, other),
        study.variants(results, other),
    ]


@pytest.mark.parametrize("found", studies(), ids=lambda found: found.kind)
def test_every_study_has_a_table_and_pictures_in_every_language(found: study.Study, tmp_path: Path) -> None:
    for language in languages():
        lines = found.lines(language)
        assert len(lines) == len(found.rows) + 1 and all(len(line) == len(lines[0]) for line in lines)
        found.plot(tmp_path / f"{language}.svg", language)
        assert "<svg" in (tmp_path / f"{language}.svg").read_text(encoding="utf-8")
    found.plot(tmp_path / "picture.png", "en")
    picture = imread(tmp_path / "picture.png")[..., :3]
    # Colour is decoration at most: in grey the picture keeps its contrast.
    grey = picture.mean(axis=2)
    assert grey.std() > 0.8 * picture.std()
    assert str(found) and "<table>" in found._repr_html_()
    with pytest.raises(LabProblem, match=r"\.gif"):
        found.plot(tmp_path / "picture.gif", "en")


def test_the_same_study_is_the_same_picture(tmp_path: Path) -> None:
    found = studies()[1]
    for name in ("one.svg", "two.svg"):
        found.plot(tmp_path / name, "en")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
