"""Whole games: counts of positions, the same deal for the same seed, records, secrecy, and compiled policies."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from magie import CHANCE, BrokenPosition, Game, IllegalAction, Unreadable
from magie.bots.deal.batch import play_deal_batch
from magie.bots.deal.levels import level
from magie.text.deal.events import event_for
from tests.deal.kit import COPIES, EDITION, game_at, hand, lay, pile


def after_the_deal(players: int, seed: int = 1) -> Game:
    game = Game("cards", players=players, seed=seed)
    game.play_chance()
    return game


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many decisions there are; chance is settled by the seed."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        after.play_chance()
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (13, 83)), (3, (14, 83)), (4, (13, 66)), (5, (4, 47)), (6, (5, 43))],
)
def test_the_number_of_ways_to_go_on_never_changes_unnoticed(players: int, counts: tuple[int, ...]) -> None:
    game = after_the_deal(players)
    assert tuple(perft(game, depth) for depth in range(1, len(counts) + 1)) == counts


def test_one_seed_has_one_pack_whoever_draws() -> None:
    """The cards of the draw pile come in the same order whatever the players do."""
    drawn = []
    for first in ("draw", "swap 2 1"):
        game = after_the_deal(4, seed=9)
        game.apply(first)
        cards: list[str] = []
        while len(cards) < 5:
            if game.to_act == CHANCE:
                cards += [event["card"] for event in game.sample_chance() if event["event"] == "drawn"]
            elif game.phase == "discard":
                game.apply({"do": "discard", "card": hand(game, int(game.to_act or 0))[0]})
            else:
                game.apply("draw")
        drawn.append(cards)
    assert drawn[0] == drawn[1]


def test_a_deal_is_a_permutation_of_the_pack() -> None:
    game = after_the_deal(6, seed=4)
    everything: Counter[str] = Counter()
    for seat in range(6):
        everything += Counter(hand(game, seat)) + Counter(pile(game, seat))
    assert everything == COPIES


def test_every_chance_node_lists_what_may_come_with_its_probability() -> None:
    game = Game("cards", players=3, seed=1)
    for _ in range(40):
        if game.to_act != CHANCE:
            break
        outcomes = game.chance_outcomes()
        assert sum(p for _, p in outcomes) == 1
        events = game.apply_chance(outcomes[-1][0])
        assert events[0]["card"] == outcomes[-1][0]["card"]
    with pytest.raises(IllegalAction):
        game.apply_chance({"chance": "draw", "card": "spui"})


def test_a_record_replays_to_the_same_position() -> None:
    game = after_the_deal(5, seed=3)
    for _ in range(30):
        game.apply(game.legal_actions()[-1])
        game.play_chance()
    again = Game.replay(game.record())
    assert again.position() == game.position()
    game.undo()
    game.undo()
    assert game.audit() is None


def test_views_do_not_change_with_what_they_must_hide() -> None:
    """Exchange cards between hands, and between a hand and the draw pile: nobody else sees a difference."""
    game = after_the_deal(4, seed=8)
    position = game.position()
    swapped: dict[str, Any] = json.loads(json.dumps(position))
    first, second = (swapped["players"][seat]["hand"] for seat in (1, 2))
    first[0], second[0] = second[0], first[0]
    other = Game.from_position(swapped)
    for seat in (None, 0, 3):
        assert Game.from_position(position).view(seat) == other.view(seat)
    unseen = COPIES.copy()
    for player in position["players"]:
        unseen.subtract(player["hand"])
        unseen.subtract(player["pile"])
    drawn: dict[str, Any] = json.loads(json.dumps(position))
    drawn["players"][1]["hand"][0] = next(iter(unseen.elements()))
    for seat in (None, 0, 2, 3):
        assert Game.from_position(position).view(seat) == Game.from_position(drawn).view(seat)


def test_a_chosen_card_shows_in_no_other_view_and_no_other_ears() -> None:
    turn = {"seat": 5, "number": 6, "dry": 6, "cycle": 6}
    games = [game_at(6, {1: ["h1", "h2"]}, phase="passing", turn=turn) for _ in range(2)]
    told = [
        game.apply({"do": "pass_card", "card": card}, seat=1) for game, card in zip(games, ("h1", "h2"), strict=True)
    ]
    for seat in (None, 0, 2, 3, 4, 5):
        assert games[0].view(seat) == games[1].view(seat)
        assert [event_for(event, seat) for event in told[0]] == [event_for(event, seat) for event in told[1]]
    assert games[0].view(1) != games[1].view(1)


def test_what_everybody_saw_is_remembered_until_it_may_be_gone() -> None:
    game = game_at(5, {}, {0: ["magie"], 1: ["go"]})
    game.apply("swap 1 1")
    assert game.view(4)["players"][1]["known"] == ["magie"]
    assert game.view(4)["players"][0]["known"] == ["go"]
    game.apply("discard go")
    assert "known" not in game.view(4)["players"][0]
    hidden = game_at(5, {1: ["magie"]}, phase="passing", turn={"seat": 4, "number": 5, "dry": 5, "cycle": 5})
    position = hidden.position()
    position["players"][1]["known"] = ["magie"]
    later = Game.from_position(position)
    later.apply({"do": "pass_card", "card": hand(later, 1)[0]}, seat=1)
    assert "known" not in later.view(0)["players"][1]


@pytest.mark.parametrize(
    "raw", ["fly", "swap two", {"do": "swap"}, {"do": "lay_down", "sets": []}, "discard spoi", "{", 7]
)
def test_what_means_nothing_is_unreadable_and_changes_nothing(raw: Any) -> None:
    game = after_the_deal(4)
    before = game.match.snapshot()
    with pytest.raises(Unreadable):
        game.apply(raw)
    assert game.match.snapshot() == before


def test_actions_read_back_from_their_text() -> None:
    game = game_at(4, {0: ["spui", "plein", "chance", *["go"] * 4, "token", "magie", "magie", "h4"]})
    sets = {"yellow": ["spui", "plein", "chance:lange_poten", "token"]}
    for action in [*game.legal_actions(), game.match.read_action(lay(sets, shed=["h4"]))]:
        assert game.match.read_action(str(action)) == action
        assert game.match.read_action(json.dumps(dict(action))) == action


def test_positions_that_cannot_be_are_refused() -> None:
    good = after_the_deal(4).position()
    for broken in (
        {**good, "phase": "sleeping"},
        {**good, "players": good["players"][:1]},
        {**good, "dealer": 9},
        {**good, "votes": [1]},
        {**good, "layer": 1},
        {**good, "players": [{**good["players"][0], "hand": ["spui"] * 10}, *good["players"][1:]]},
    ):
        with pytest.raises(BrokenPosition):
            Game.from_position(broken)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_compiled_policies_play_legally_and_leave_no_fault(players: int, bot: str) -> None:
    played = play_deal_batch(EDITION, [level(bot)] * players, seed=players, count=2, rounds=2, checked=True)
    assert (played["rounds"] > 0).all()


@pytest.mark.parametrize(
    ("players", "bot", "expected"),
    [
        (2, "random", (826, 172, 216, 3, [6350, 2700])),
        (4, "steady", (127, 165, 44, 3, [0, 3400, 7450, 8500])),
        (6, "steady", (124, 180, 30, 3, [4050, 2450, 4450, 450, 1150, 200])),
    ],
)
def test_compiled_and_interpreted_play_are_the_same(players: int, bot: str, expected: tuple[Any, ...]) -> None:
    """The numbers hold whether the engine runs as machine code or as plain Python."""
    result = play_deal_batch(EDITION, [level(bot)] * players, seed=77, rounds=3)[0]
    numbers = tuple(int(result[name]) for name in ("decisions", "outcomes", "turns", "rounds"))
    assert (*numbers, result["worth"][:players].tolist()) == expected


def test_a_deadline_is_played_for_every_phase() -> None:
    for players in (2, 4, 6):
        game = after_the_deal(players, seed=players)
        for _ in range(60):
            if game.to_act == CHANCE:
                game.sample_chance()
            else:
                game.apply({"do": "deadline", "seat": game.to_act})
            assert game.audit() is None
