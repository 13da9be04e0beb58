"""A record made from a view: it looks the same, it is possible, and nothing hidden finds its way into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from magie import Game, edition_names, load_edition
from magie.board.codes import NOBODY
from magie.bots.asking import WorldBot, ask
from magie.bots.board.determinize import redraw_first
from magie.bots.board.from_view import state_from_view
from magie.bots.limits import NO_LIMIT
from magie.bots.luck import KeyedRandom
from magie.bots.registry import new_bot
from magie.editions import Edition
from magie.errors import BrokenPosition
from magie.lab.random_games import play_random_games
from magie.testing import Chooser, random_step, variant_combinations
from magie.testing.secrecy import other_worlds
from magie.text.board.match import BoardMatch

BOARDS = [name for name in edition_names() if load_edition(name).file.family == "board"]
TABLES = [(edition, variants) for edition in BOARDS for variants in variant_combinations(edition)]
IDS = ["+".join((edition, *variants)) for edition, variants in TABLES]
ROUNDS = (0, 8, 25)  # where a game is entered
STEPS = 12


def positions(edition: Edition) -> Iterator[tuple[Game, int]]:
    """Games of two to five players at many moments, each with a number of its own."""
    for number, rounds in enumerate(ROUNDS):
        game = Game(edition, 2 + number, seed=number)
        if rounds:
            game.match.restore(play_random_games(edition, game.seats, seed=number, rounds=rounds).last_state)
        chooser = Chooser(number)
        for step in range(STEPS):
            if game.to_act is None:
                break
            random_step(game, chooser)
            yield game, number * STEPS + step


def match_of(view: dict[str, Any], edition: Edition, key: int, seats: int) -> BoardMatch:
    match = BoardMatch(edition, seats, 0)
    match.restore(state_from_view(view, edition, key).tobytes())
    return match


@pytest.mark.parametrize(("name", "variants"), TABLES, ids=IDS)
def test_the_record_of_a_view_looks_like_the_view_and_is_possible(name: str, variants: tuple[str, ...]) -> None:
    edition = load_edition(name, variants=variants)
    for game, key in positions(edition):
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            drawn = match_of(view, edition, key, game.seats)
            assert drawn.audit() is None
            assert drawn.view(seat, game.names) == view
            if seat is not None:
                assert drawn.legal_actions(seat) == game.legal_actions(seat)


@pytest.mark.parametrize("name", BOARDS)
def test_a_view_gives_the_same_record_as_the_truth_with_its_secrets_redrawn(name: str) -> None:
    """So the compiled players of a simulation and those at a table decide on the same thing."""
    edition = load_edition(name)
    for game, key in positions(edition):
        for seat in (None, *range(game.seats)):
            match = game.match.copy()
            assert isinstance(match, BoardMatch)
            redraw_first(match.games, edition.tables, NOBODY if seat is None else seat, key)
            assert state_from_view(game.view(seat), edition, key).tobytes() == match.snapshot()


@pytest.mark.parametrize("name", BOARDS)
def test_worlds_that_differ_only_in_secrets_give_the_same_record(name: str) -> None:
    edition = load_edition(name)
    compared = 0
    for game, key in positions(edition):
        for world, blind in other_worlds(edition, game.position(), Chooser(key)):
            other = Game.from_position(world)
            other.names = game.names
            for seat in blind:
                compared += 1
                here, there = (state_from_view(seen.view(seat), edition, key) for seen in (game, other))
                assert here.tobytes() == there.tobytes()
    assert compared > 50


def millionaire(own: list[str], others: list[list[str]], discard: list[str]) -> Game:
    """A position in which seat 0 and the others hold fortune cards face down."""
    edition = load_edition("millionaire")
    gone = len(own) + sum(map(len, others)) + len(discard)
    return Game.from_position(
        {
            "edition": "millionaire",
            "players": [{"fortunes": own}, *({"fortunes": cards} for cards in others)],
            "fortune": {"empty": list(edition.deed_ids[:gone]), "discard": discard},
            "phase": "turn_start",
        }
    )


def kept_kinds() -> list[str]:
    return [card.id for card in load_edition("millionaire").file.fortune if card.timing == "keep"]


def test_hidden_fortune_cards_are_drawn_as_often_as_there_are_copies_nobody_has_seen() -> None:
    edition = load_edition("millionaire")
    own, discarded, *_ = kept_kinds()
    game = millionaire([own], [[kept_kinds()[2]], [kept_kinds()[3], kept_kinds()[4]]], [discarded])
    view = game.view(0)
    copies = Counter({card.id: card.copies for card in edition.file.fortune if card.timing == "keep"})
    copies -= Counter([own, discarded])
    draws = 2000
    seen: Counter[str] = Counter()
    for key in range(draws):
        players = match_of(view, edition, key, 3).position()["players"]
        assert players[0]["fortunes"] == [own]
        assert [len(player["fortunes"]) for player in players] == [1, 1, 2]
        seen.update(players[1]["fortunes"])
    assert set(seen) == set(copies)
    for card, number in copies.items():
        expected = draws * number / copies.total()
        assert abs(seen[card] - expected) < 5 * expected**0.5, (card, seen)


def test_no_card_is_drawn_more_often_than_it_exists() -> None:
    edition = load_edition("millionaire")
    game = millionaire([], [[kind] for kind in kept_kinds()[:3]], [])
    for key in range(200):
        drawn = match_of(game.view(0), edition, key, 4)
        record = drawn.record
        for kind, card in enumerate(edition.file.fortune):
            held = sum(int(player.kept[kind]) for player in record.players)
            assert held + int(record.table.fortune_left[kind]) == card.copies
            assert held == 0 or card.timing == "keep"


def test_the_card_a_finder_reads_is_hidden_from_the_others() -> None:
    edition = load_edition("millionaire")
    deed = edition.deed_ids[0]
    game = Game.from_position(
        {
            "edition": "millionaire",
            "players": [{"square": deed}, {}],
            "turn": {"seat": 0, "dice": [1, 2], "fortune": kept_kinds()[0]},
            "fortune": {"empty": [deed]},
            "phase": "purchase",
        }
    )
    assert game.view(1)["turn"]["fortune"] == "hidden"
    drawn = {match_of(game.view(1), edition, key, 2).position()["turn"]["fortune"] for key in range(200)}
    assert drawn == set(kept_kinds())
    for key in range(5):
        assert match_of(game.view(0), edition, key, 2).position() == game.position()


def test_a_view_that_cannot_be_is_refused() -> None:
    game = millionaire([], [[]], [])
    view = game.view(0)
    view["players"][1]["fortunes"] = 20
    with pytest.raises(BrokenPosition, match="more fortune cards"):
        state_from_view(view, game.edition, 1)


@pytest.mark.parametrize("edition", ["classic", "banking", "tempo", "millionaire"])
def test_a_bot_that_is_given_a_masked_record_decides_as_on_its_view(edition: str) -> None:
    """In worlds that look the same to its seat it does the same, and so it does on the view."""
    game = Game(edition, 3, seed=4)
    players = {name: new_bot(name, game.edition) for name in ("novice", "steady", "shrewd")}
    chooser, asked, differed = Chooser(4), 0, 0
    for number in range(160):
        game.play_chance()
        seat = game.to_act
        if not isinstance(seat, int):
            break
        legal = game.legal_actions(seat)
        decided = None
        for bot in players.values():
            assert isinstance(bot, WorldBot)
            decided = bot.decide(game.view(seat), legal, NO_LIMIT, KeyedRandom(number))
            assert ask(bot, game, seat, legal, NO_LIMIT, KeyedRandom(number)) == decided
            asked += 1
        if number % 20 == 0:
            for position, viewers in other_worlds(game.edition, game.position(), chooser):
                other = Game.from_position(position)
                differed += other.match.snapshot() != game.match.snapshot()
                if seat in viewers:
                    there = ask(
                        players["shrewd"], other, seat, other.legal_actions(seat), NO_LIMIT, KeyedRandom(number)
                    )
                    assert there == decided
        for other_seat in range(3):
            if other_seat not in game.required:
                assert ask(players["steady"], game, other_seat, legal, NO_LIMIT, KeyedRandom(1)) is None
        assert decided is not None
        game.apply(decided, seat=seat)
    assert asked > 100 and differed > 0


def test_a_bot_without_a_world_gets_its_view() -> None:
    seen = []

    class Looker:
        def decide(self, view: Any, legal: Any, limit: Any, rng: Any) -> Any:
            seen.append(view)
            return legal[0]

    game = Game("classic", 3, seed=4)
    game.play_chance()
    assert isinstance(game.to_act, int)
    ask(Looker(), game, game.to_act, game.legal_actions(), NO_LIMIT, KeyedRandom(1))
    assert seen == [game.view(game.to_act)]
