"""What a seat is told it could do, and why not the rest: all of it found in one call of the engine, and told once."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest

import magie
from magie._frozen import shared_room
from magie.board import engine
from magie.board.layout import ActionRow
from magie.text import choices
from magie.text.board.match import BoardMatch
from magie.text.deal.match import DealMatch
from tests.text.asked_singly import board_choices, deal_choices

BUILT = {
    "badstrasse": {"owner": 0, "houses": 1},
    "turmstrasse": {"owner": 0},
    "suedbahnhof": {"owner": 0, "mortgaged": True},
    "poststrasse": {"owner": 1},
    "opernplatz": {"owner": 2, "houses": 1},
    "theaterstrasse": {"owner": 2},
    "museumstrasse": {"owner": 2},
}


def table(cash: tuple[int, int, int] = (5000, 5000, 5000), **rest: Any) -> magie.Game:
    players = [{"cash": each} for each in cash]
    return magie.Game.from_position({"edition": "classic", "players": players, "deeds": BUILT, **rest})


def about(game: magie.Game, seat: int, kind: str = "offer") -> dict[str, Any]:
    return next(entry for entry in game.choices(seat) if entry["do"] == kind)


def test_deeds_of_both_sides_are_open_unless_something_is_built_in_their_group() -> None:
    offer = about(table(), 0)
    assert offer["legal"]
    assert offer["to"] == [1, 2]
    assert offer["deeds"] == ["suedbahnhof", "poststrasse"]
    assert set(offer["refused"]) == {"badstrasse", "turmstrasse", "opernplatz", "theaterstrasse", "museumstrasse"}
    assert offer["refused"]["turmstrasse"]["refusal"] == "buildings_in_way"
    assert offer["refused"]["turmstrasse"]["clause"]


def test_players_without_money_can_still_exchange_deeds() -> None:
    offer = about(table(cash=(0, 0, 0)), 0)
    assert offer["legal"]
    assert offer["to"] == [1, 2]
    assert "suedbahnhof" in offer["deeds"]  # its interest could be paid with money from the other side


def test_a_counter_offer_knows_the_deeds_of_its_two_sides() -> None:
    game = table()
    game.apply({"do": "offer", "to": 1, "give": {"cash": 100}, "take": {"deeds": ["poststrasse"]}}, seat=0)
    counter = about(game, 1, "counter")
    assert counter["legal"]
    assert counter["deeds"] == ["suedbahnhof", "poststrasse"]
    assert set(counter["refused"]) == {"badstrasse", "turmstrasse"}
    assert not about(game, 0, "counter")["legal"]


def test_whoever_cannot_trade_now_is_told_the_reason_of_the_moment() -> None:
    game = table(auction={"lot": "elisenstrasse"})
    for seat in range(3):
        offer = about(game, seat)
        assert not offer["legal"]
        assert offer["to"] == offer["deeds"] == []
        assert offer["refusal"] == "auction_running"


def asked_singly(game: magie.Game, seat: int, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    match = game.match
    if isinstance(match, DealMatch):
        return deal_choices(match, seat, found)
    assert isinstance(match, BoardMatch)
    return board_choices(match, seat, found)


def step(game: magie.Game, rng: Random) -> None:
    """A kind of action by chance, then one of that kind: so that rare ones come up too; at times out of turn."""
    seat = rng.choice(game.may_act) if rng.random() < 0.2 else game.to_act
    legal = game.legal_actions(seat)  # type: ignore[arg-type]
    kind = rng.choice(sorted({action.do for action in legal}))
    game.apply(rng.choice([action for action in legal if action.do == kind]), seat=seat)
    game.play_chance()


@pytest.mark.parametrize(
    ("edition", "variants"),
    [
        ("classic", ("negotiate",)),
        ("classic", ("deal_two",)),
        ("tempo", ("speed_die",)),
        ("cards", ()),
        ("millionaire", ()),
        ("banking", ("quick",)),
    ],
)
def test_everything_is_as_if_it_were_asked_one_by_one(edition: str, variants: tuple[str, ...]) -> None:
    game = magie.Game(edition, 4, seed=5, variants=variants)
    rng = Random(5)
    game.play_chance()
    for number in range(300):
        if game.to_act is None:
            break
        if number % 6 == 0:
            for seat in range(4):
                found = game.choices(seat)
                assert repr(found) == repr(asked_singly(game, seat, found)), "the same, down to order and types"
                bare = game.match.choices(seat, explained=False)
                assert [entry["do"] for entry in bare] == [entry["do"] for entry in found]
                assert "'why'" not in repr(bare)
        step(game, rng)


def test_one_call_lists_the_actions_of_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []
    legal = engine.legal

    def counted(*given: Any) -> int:
        calls.append(given)
        return legal(*given)

    monkeypatch.setattr(engine, "legal", counted)
    game = table()
    for seat in range(3):
        game.legal_actions(seat)
        game.match.actions_and_partners(seat)
        game.copy().legal_actions(seat)
    assert game.may_act == (0, 1, 2)
    assert len(calls) == 1
    game.apply(game.legal_actions(0)[0], seat=0)
    game.play_chance()
    game.legal_actions(1)
    assert len(calls) == 2


def test_nobody_can_spoil_what_is_remembered() -> None:
    game = table()
    game.legal_actions(0).clear()
    assert game.legal_actions(0)
    first = game.choices(1)
    for entry in first:
        entry.get("arguments", {}).clear()
        for refused in entry.get("refused", {}).values():
            refused["arguments"]["deed"] = "spoilt"
    assert "spoilt" not in repr(game.choices(1))
    assert any(entry.get("arguments") for entry in game.choices(1))


def test_sentences_have_the_names_of_the_skin_and_the_language_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    plain = magie.Game("classic", 2, seed=1)
    london = magie.Game("classic", 2, seed=1, skin="uk")
    for game in (plain, london):
        game.play_chance()

    def why(game: magie.Game) -> str:
        return str([entry.get("why") for entry in game.choices(0)])

    english = why(plain)
    assert plain.edition.hash == london.edition.hash
    assert why(london) != english
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert why(plain) != english
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert why(plain) == english


def test_no_more_is_remembered_than_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "MOST_REASONS", 3)
    game = table()
    choices._named_reasons(game.edition.hash).clear()
    before = repr(game.choices(0))
    assert len(choices._named_reasons(game.edition.hash)) <= 3
    assert repr(game.choices(0)) == before


def test_threads_list_into_rooms_of_their_own() -> None:
    rooms = [shared_room(ActionRow, 7)]
    thread = threading.Thread(target=lambda: rooms.append(shared_room(ActionRow, 7)))
    thread.start()
    thread.join()
    assert rooms[0] is shared_room(ActionRow, 7)
    assert rooms[0] is not rooms[1]
