"""A net of win chances for an edition: from games to a file with its recipe and how far it can be trusted."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np

from magie._structs import convert
from magie.bots.families import family_of
from magie.bots.net_files import Arrays, hash_of, shapes, to_bytes
from magie.editions import Edition
from magie.lab.calibration import Calibration, calibration_of, error_by_seat, slices
from magie.lab.net_games import CHUNK, Judged, Series, chunks, joined
from magie.lab.net_training import Positions, rounded, train
from magie.machine.units import source_hash

MOST_ERROR = 0.015  # expected calibration error over all positions of a check
MOST_ERROR_IN_SLICE = 0.03
PROOF_GAMES = 8  # of each series, by which a file is held to its recipe
CHECK_SEED = 1_000_003  # what is added to the seeds of a recipe for games it is checked on
Progress = Callable[[str, int, int], None]  # what is being done, how much of how much


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a net is made of: `net_recipes.toml` has one for each family, and the file of a net says which it was."""

    pool: tuple[str, ...]  # codes of bots
    unseen: tuple[str, ...]  # bots that are kept for the check
    strong: tuple[str, ...]  # strong bots, for the check as well
    strong_share: int  # per cent of the games of a check that they play: they take their time
    shares: dict[str, int]  # number of seats -> per cent of the games
    games: int
    one_in: int
    epochs: int
    seed: int

    def series(self, seats_max: int) -> list[Series]:
        """The games to learn from."""
        return [
            Series(self.pool, int(seats), self.games * share // 100, self.seed + int(seats), self.one_in)
            for seats, share in self.shares.items()
            if int(seats) <= seats_max
        ]

    def checks(self, seats_max: int, games: int) -> dict[str, Series]:
        """The games to be judged by, none of which was learnt from."""
        usual = min(4, seats_max)
        found = {
            f"{each.seats} seats": Series(each.pool, each.seats, games, each.seed + CHECK_SEED, each.one_in)
            for each in self.series(seats_max)
        }
        found["unseen bots"] = Series(self.unseen, usual, games, self.seed + CHECK_SEED, self.one_in)
        found["strong bots"] = Series(
            self.strong,
            usual,
            max(1, games * self.strong_share // 100),
            self.seed + CHECK_SEED,
            max(1, self.one_in // 4),
        )
        return found


def recipe_for(edition: Edition) -> Recipe:
    """The usual recipe for editions of a family."""
    told = tomllib.loads(files("magie.lab").joinpath("net_recipes.toml").read_text(encoding="utf-8"))
    return convert(told[family_of(edition).name], Recipe)


@dataclass(frozen=True)
class Checked:
    """What a check of a net has found: by name of the series, all of it and its slices."""

    series: dict[str, dict[str, Calibration]]
    by_seat: dict[str, list[float]]

    def problems(self) -> list[str]:
        """Where chances do not hold as they must."""
        found = []
        for name, parts in self.series.items():
            for part, seen in parts.items():
                most = MOST_ERROR if part == "all" else MOST_ERROR_IN_SLICE
                if seen.error > most:
                    found.append(f"{name}, {part}: {seen.error:.2%} of {most:.2%}")
        return found


def blank_weights() -> Arrays:
    """A net that knows nothing: everybody has the same chance."""
    return {name: np.zeros(shape, np.int16) for name, shape in shapes().items()}


def play_series(edition: Edition, series: Series, weights: Arrays, listen: Progress, what: str) -> Judged:
    """The positions of a series, telling how far it is."""
    parts = []
    for part in chunks(edition, series, weights):
        parts.append(part)
        listen(what, min(series.games, len(parts) * CHUNK), series.games)
    return joined(parts)


def fit(edition: Edition, recipe: Recipe, listen: Progress) -> Arrays:
    """Play the games of a recipe and train a net on them."""
    groups: list[Positions] = []
    everything = recipe.series(int(edition.file.seats.max))
    for series in everything:
        found = play_series(edition, series, blank_weights(), listen, f"games with {series.seats} seats")
        groups.append(found.positions)

    def say(text: str) -> None:
        listen(text, 0, 0)

    return rounded(train(groups, epochs=recipe.epochs, seed=recipe.seed, say=say))


def check(edition: Edition, recipe: Recipe, weights: Arrays, games: int, listen: Progress) -> Checked:
    """Judge games the net has not learnt from."""
    found: dict[str, dict[str, Calibration]] = {}
    by_seat: dict[str, list[float]] = {}
    for name, series in recipe.checks(int(edition.file.seats.max), games).items():
        judged = play_series(edition, series, weights, listen, f"check: {name}")
        found[name] = {"all": calibration_of(judged)}
        found[name] |= {part: calibration_of(judged, chosen) for part, chosen in slices(judged)}
        by_seat[name] = error_by_seat(judged)
    return Checked(found, by_seat)


def proof_of(edition: Edition, recipe: Recipe, weights: Arrays) -> str:
    """A hash of the first positions of a recipe and of what the net says to them.

    It is the same as long as rules, bots, features and net are those the file was made with.
    """
    digest = hashlib.sha256()
    for series in recipe.series(int(edition.file.seats.max)):
        few = Series(series.pool, series.seats, PROOF_GAMES, series.seed, series.one_in)
        for part in chunks(edition, few, weights):
            digest.update(part.positions.values.tobytes())
            digest.update(part.positions.won.tobytes())
            digest.update(np.rint(part.chances * 1e6).astype("<i4").tobytes())
    return digest.hexdigest()[:16]


def recipe_text(edition: Edition, recipe: Recipe, weights: Arrays, checked: Checked) -> str:
    """The file beside the weights."""
    lines = [
        f"# How {edition.name}.bin was made, and how far it can be trusted. Written by `magie fit {edition.name}`.",
        "",
        f'edition = "{edition.name}"',
        f'edition_hash = "{edition.hash}"',
        f'sha256 = "{hash_of(weights)}"',
        f'rules = "{source_hash()}"  # of the rules and bots it was made with',
        f'proof = "{proof_of(edition, recipe, weights)}"  # of positions and chances, see magie.lab.net_fitting',
        "",
        "[recipe]",
        f"games = {recipe.games}",
        f"one_in = {recipe.one_in}",
        f"epochs = {recipe.epochs}",
        f"seed = {recipe.seed}",
        f"pool = {_list(recipe.pool)}",
        f"unseen = {_list(recipe.unseen)}",
        f"strong = {_list(recipe.strong)}",
        f"strong_share = {recipe.strong_share}",
        "shares = { " + ", ".join(f"{seats} = {share}" for seats, share in recipe.shares.items()) + " }",
    ]
    for name, parts in checked.series.items():
        for part, seen in parts.items():
            lines += [
                "",
                f'[calibration."{name}"."{part}"]',
                f"positions = {seen.positions}",
                f"games = {seen.games}",
                f"brier = {seen.brier:.4f}",
                f"log_loss = {seen.log_loss:.4f}",
                f"error = {seen.error:.4f}",
            ]
            if part == "all":
                lines.append(f"by_seat = {[round(each, 4) for each in checked.by_seat[name]]}")
                rows = (f"  [{each.said:.3f}, {each.came:.3f}, {each.count}]," for each in seen.bins)
                lines += ["reliability = [  # said, came true, how often", *rows, "]"]
    return "\n".join(lines) + "\n"


def _list(codes: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{code}"' for code in codes) + "]"


def write_net(folder: Path, stem: str, weights: Arrays, text: str) -> None:
    """Both files, whole or not at all; the recipe last, because nothing is read without it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in ((f"{stem}.bin", to_bytes(weights)), (f"{stem}.toml", text.encode())):
        draft = folder / f"{name}.draft"
        draft.write_bytes(content)
        os.replace(draft, folder / name)
