"""Kept fortune cards are their holder's secret: no view, no event and no sentence tells them to anybody else."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

from magie import CHANCE, Game, IllegalAction
from magie.text.board.events import event_for
from magie.text.narrate import narrate
from magie.text.sentences import fortune_text
from tests.board.kit import owned
from tests.board.millionaire.kit import EDITION, arrive, find, game_at, kept
from tests.kit import told

KEEP = [card.id for card in EDITION.file.fortune if card.timing == "keep"]
EVERYBODY = (None, 0, 1, 2)


def hidden_from(game: Game, seat: int | None) -> set[str]:
    """Cards that this seat must not read anywhere: kept or being kept by others, and not lying open as well."""
    position = game.position()
    secret = {
        card
        for holder, player in enumerate(position["players"])
        if holder != seat
        for card in player.get("fortunes", ())
    }
    reading = position.get("turn", {}).get("fortune")
    if reading in KEEP and position.get("turn", {}).get("seat", 0) != seat:
        secret.add(reading)
    mine = set() if seat is None else set(kept(game, seat))
    if position.get("turn", {}).get("seat", 0) == seat:
        mine.add(reading)
    open_cards = set(position.get("fortune", {}).get("discard", ()))
    return secret - mine - open_cards


def assert_nothing_leaks(game: Game, events: list[dict[str, Any]]) -> None:
    for seat in EVERYBODY:
        seen = json.dumps([game.view(seat), [event_for(event, seat) for event in events]])
        for card in hidden_from(game, seat):
            assert f'"{card}"' not in seen, (card, seat)


@pytest.mark.parametrize("card", KEEP)
def test_a_found_card_that_is_kept_is_seen_by_its_finder_alone(card: str) -> None:
    game = find(card)
    assert_nothing_leaks(game, game.events)
    game.apply("buy")
    assert_nothing_leaks(game, game.events)
    assert game.view(0)["players"][0]["fortunes"] == [card]
    assert [game.view(seat)["players"][0]["fortunes"] for seat in (None, 1, 2)] == [1, 1, 1]


@pytest.mark.parametrize("card", KEEP)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_log_for_the_table_does_not_name_it(card: str, language: str) -> None:
    game = find(card)
    game.apply("buy")
    title, text = fortune_text(EDITION, card, language)
    for seat in (None, 1):
        log = " ".join(narrate([event_for(event, seat) for event in game.events], EDITION, language))
        assert title not in log
        assert text not in log


def test_two_tables_that_differ_only_in_a_kept_card_look_alike_to_the_others() -> None:
    def table(card: str) -> Game:
        # Both cards are out of play but for the one that is kept, and nobody can tell which of them that is.
        other = {"F13": "F12", "F12": "F13"}[card]
        return game_at([{}, {"fortunes": [card]}, {}], lying={"technikkai": other}, deeds=owned("schlossblick"))

    one, two = table("F12"), table("F13")
    for seat in (None, 0, 2):
        assert one.view(seat) == two.view(seat)
        assert one.legal_actions(seat or 0) == two.legal_actions(seat or 0)
    assert one.view(1) != two.view(1)


@pytest.mark.parametrize("card", KEEP)
def test_whether_a_holder_is_asked_about_the_rent_does_not_tell_what_he_holds(card: str) -> None:
    """He is asked if any card that could answer may still be hidden somewhere, whatever his own is."""
    lying = {"technikkai": "F14" if card != "F14" else "F13"}
    game = arrive("schlossblick", 1, 2, players=[{"fortunes": [card]}, {}], deeds=owned("schlossblick"), lying=lying)
    assert (game.phase, game.required) == ("rent_reaction", (0,))
    game.apply("pass")
    assert told(game.events, "paid")[0]["amount"] == 20_000


def test_nobody_is_asked_once_all_cards_that_could_answer_lie_open() -> None:
    game = arrive("schlossblick", 1, 2, players=[{"fortunes": ["F13"]}, {}], deeds=owned("schlossblick"))
    assert game.phase == "turn_end"
    assert told(game.events, "paid")[0]["amount"] == 20_000


def step(game: Game) -> list[dict[str, Any]]:
    """Buy what can be bought, play what can be played, and otherwise do what a silent player does."""
    seat = game.to_act
    if seat == CHANCE:
        return game.sample_chance()
    assert isinstance(seat, int)
    wishes = ["buy"] if game.phase == "purchase" else [f"fortune {card}" for card in ("F14", "F15")]
    for wish in wishes if game.phase in ("purchase", "rent_reaction") else []:
        with suppress(IllegalAction):
            return game.apply(wish)
    return game.apply(f"@deadline {seat}")


@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks_in_a_whole_game(seed: int) -> None:
    game = Game("millionaire", players=3, seed=seed)
    told_of = 0
    for _ in range(150):
        if game.outcome is not None:
            break
        assert_nothing_leaks(game, step(game))
        told_of = len(told(game.events, "fortune_kept"))
    assert told_of > 0
