"""Win chances: what they must be whatever the net says, and what the shipped nets must hold."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import magie
from magie.bots.board.features import USED as BOARD_FEATURES
from magie.bots.deal.features import USED as DEAL_FEATURES
from magie.bots.limits import NO_LIMIT
from magie.bots.luck import luck_of
from magie.bots.net_files import (
    BrokenNet,
    from_bytes,
    hash_of,
    net_for,
    read_net,
    shapes,
    shipped_net,
    shipped_nets,
    to_bytes,
)
from magie.bots.registry import new_bot
from magie.bots.value_net import FEATURES
from magie.bots.win_chances import win_chances
from magie.lab.calibration import calibration_of
from magie.lab.net_fitting import (
    MOST_ERROR,
    MOST_ERROR_IN_SLICE,
    Recipe,
    blank_weights,
    proof_of,
    write_net,
)
from magie.lab.net_games import Series, chunks, joined
from magie.testing.players import Chooser
from magie.testing.secrecy import other_worlds

EDITIONS = ("banking", "cards", "classic", "millionaire", "tempo")
NEAR = 1e-9


def step(game: magie.Game, bots: list[Any]) -> None:
    """One outcome of chance, or one decision."""
    if game.to_act == magie.CHANCE:
        game.sample_chance()
        return
    seat = game.to_act
    assert isinstance(seat, int)
    view = game.view(seat)
    luck = luck_of(game.edition.file.family, game.seed, seat, int(view.get("ply", 0)))
    action = bots[seat].decide(view, game.legal_actions(seat), NO_LIMIT, luck)
    game.apply(action, seat=seat)


def positions_of(edition: str, seats: int, bot: str, seed: int, every: int = 40, most: int = 1500) -> list[magie.Game]:
    """Some positions of a game between bots, the last one at its end if it came to one."""
    game = magie.Game(edition, players=seats, seed=seed)
    bots = [new_bot(bot, game.edition) for _ in range(seats)]
    found = []
    for number in range(most):
        if number % every == 0 or game.outcome is not None:
            found.append(game.copy())
        if game.outcome is not None:
            break
        step(game, bots)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_comes_with_a_net(edition: str) -> None:
    assert edition in shipped_nets()
    assert net_for(magie.load_edition(edition)).name == edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_shares_of_one(edition: str) -> None:
    most = magie.load_edition(edition).file.seats.max
    for seats in (2, 3, most):
        for game in positions_of(edition, seats, "steady", seed=seats):
            for viewer in (None, *range(seats)):
                chances = win_chances(game, viewer)
                assert len(chances) == seats
                assert abs(sum(chances) - 1) < NEAR
                assert min(chances) >= 0


def test_whoever_is_out_has_no_chance_and_the_end_is_certain() -> None:
    last = positions_of("classic", 3, "shrewd", seed=4, every=10, most=6000)[-1]
    assert last.outcome is not None
    chances = win_chances(last)
    assert [seat for seat, chance in enumerate(chances) if chance > 0] == list(last.outcome.winners)
    assert magie.win_chances(last) == chances


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        win_chances(magie.Game("classic", players=3), 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_tell_nothing_a_viewer_may_not_know(edition: str) -> None:
    """Worlds that differ only in secrets give the same chances to whoever cannot tell them apart."""
    chooser = Chooser(5)
    compared = 0
    for game in positions_of(edition, 4, "steady", seed=9, every=15):
        for position, viewers in other_worlds(game.edition, game.position(), chooser):
            other = magie.Game.from_position(position)
            for viewer in viewers:
                assert win_chances(other, viewer) == win_chances(game, viewer)
                compared += 1
    assert compared > 20


def test_in_the_card_game_a_seat_knows_more_than_the_public() -> None:
    games = positions_of("cards", 3, "shrewd", seed=2, every=9)
    assert any(win_chances(game, 0) != win_chances(game) for game in games if game.outcome is None)


# --- the shipped files ------------------------------------------------------------------------------------------


def told_about(edition: str) -> dict[str, Any]:
    return tomllib.loads(files("magie.bots.nets").joinpath(f"{edition}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_net_is_what_its_recipe_says(edition: str) -> None:
    """Rules, bots, features and weights are those it was made with; if not: `magie fit EDITION`."""
    recipe = msgspec.convert(told_about(edition)["recipe"], Recipe)
    assert proof_of(magie.load_edition(edition), recipe, shipped_net(edition).weights) == told_about(edition)["proof"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chances_of_a_shipped_net_hold(edition: str) -> None:
    checked = told_about(edition)["calibration"]
    assert {"4 seats", "unseen bots", "strong bots"} <= set(checked)
    for name, parts in checked.items():
        for part, seen in parts.items():
            most = MOST_ERROR if part == "all" else MOST_ERROR_IN_SLICE
            assert seen["error"] <= most, f"{name}, {part}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_hold_on_games_nobody_has_seen(edition: str) -> None:
    """A small check of its own, on seeds of its own: far better than to know nothing, and not far off."""
    recipe = msgspec.convert(told_about(edition)["recipe"], Recipe)
    series = Series(recipe.pool, 4, 300, seed=77_777, one_in=recipe.one_in)
    loaded = magie.load_edition(edition)
    seen = calibration_of(joined(list(chunks(loaded, series, shipped_net(edition).weights))))
    blind = calibration_of(joined(list(chunks(loaded, series, blank_weights()))))
    assert seen.error < 0.04
    assert seen.log_loss < blind.log_loss * (0.95 if edition == "cards" else 0.8)


def test_features_have_room() -> None:
    assert max(BOARD_FEATURES, DEAL_FEATURES) <= FEATURES


# --- what chances must do ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking"])
def test_more_money_never_does_harm(edition: str) -> None:
    """AI.md 4.6: more cash never lowers the own chance by more than half a point."""
    unit = int(magie.load_edition(edition).tables[0].salary[0])
    rng = Random(3)
    tried = 0
    for game in positions_of(edition, 4, "shrewd", seed=6, every=20):
        for seat in range(4):
            before = win_chances(game)[seat]
            richer: Any = game.copy()
            state = richer.match.games[0]
            if game.outcome is None and state.players[seat].status == 1:
                state.players[seat].cash += unit * rng.choice((1, 2, 5)) // 2
                assert win_chances(richer)[seat] > before - 0.005
                tried += 1
    assert tried > 40


def test_another_house_never_does_harm() -> None:
    tried = 0
    for seed in range(3):
        for game in positions_of("classic", 3, "shrewd", seed=seed, every=10, most=4000):
            table: Any = game.match
            for deed in range(22):
                row = table.games[0].deeds[deed]
                if game.outcome is None and 0 < row.level < 5:
                    built: Any = game.copy()
                    built.match.games[0].deeds[deed].level += 1
                    assert win_chances(built)[row.owner] > win_chances(game)[row.owner] - 0.01
                    tried += 1
    assert tried > 20


@pytest.mark.parametrize("edition", ["classic", "millionaire"])
def test_chance_favours_nobody(edition: str) -> None:
    """A martingale: what dice and cards do to the chance of whoever is on turn is nothing on average."""
    changes = []
    for seed in range(6):
        game = magie.Game(edition, players=4, seed=seed)
        bots = [new_bot("shrewd", game.edition) for _ in range(4)]
        for _ in range(600):
            if game.outcome is not None:
                break
            state: Any = game.match
            seat, is_chance, before = int(state.games[0].turn.on_turn), game.to_act == magie.CHANCE, win_chances(game)
            step(game, bots)
            if is_chance and seat >= 0:
                changes.append(win_chances(game)[seat] - before[seat])
    found = np.array(changes)
    assert len(found) > 400
    assert abs(found.mean()) < 3 * found.std() / np.sqrt(len(found)) + 0.002


# --- files ------------------------------------------------------------------------------------------------------


def test_weights_survive_their_file() -> None:
    rng = np.random.default_rng(1)
    weights = {name: rng.integers(-4096, 4096, shape).astype(np.int16) for name, shape in shapes().items()}
    again = from_bytes(to_bytes(weights))
    assert all(np.array_equal(weights[name], again[name]) for name in weights)


def test_a_broken_file_is_refused() -> None:
    net = shipped_net("classic")
    content = bytearray(to_bytes(net.weights))
    text = files("magie.bots.nets").joinpath("classic.toml").read_text(encoding="utf-8")
    with pytest.raises(BrokenNet, match="bytes"):
        read_net(bytes(content[:-1]), text)
    content[100] ^= 1
    with pytest.raises(BrokenNet, match="recipe"):
        read_net(bytes(content), text)


def own_town(folder: Path) -> Path:
    path = folder / "town.toml"
    path.write_text('extends = "classic"\nname = "town"\n\n[money]\nstart = 9000\n', encoding="utf-8")
    return path


def test_an_edition_of_ones_own_has_the_net_of_its_base_until_it_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGIE_NETS", str(tmp_path / "nets"))
    edition = magie.load_edition(str(own_town(tmp_path)))
    assert net_for(edition).name == "classic"
    weights = blank_weights()
    text = f'edition = "town"\nsha256 = "{hash_of(weights)}"\n'
    write_net(tmp_path / "nets", edition.hash, weights, text)
    assert net_for(edition).name == "town"
    assert win_chances(magie.Game(str(own_town(tmp_path)), players=4)) == [0.25] * 4


def test_positions_are_in_order_of_play() -> None:
    rounds = [
        int(part)
        for judged in chunks(
            magie.load_edition("classic"), Series(("steady",), 3, 1, seed=1, one_in=10), blank_weights()
        )
        for part in judged.positions.rounds
    ]
    assert len(rounds) > 20
    assert all(one <= other for one, other in pairwise(rounds))
