"""Fortune cards: found on properties, some played at once, some kept face down."""

from __future__ import annotations

import pytest

from magie import Unreadable
from magie.text.board.events import event_for
from tests.board.kit import cash, deed, owned, player, roll
from tests.board.millionaire.kit import EDITION, START, arrive, colour, debt, discard, find, game_at, kept, with_card
from tests.kit import impossible, kinds, names, payments, refused, told

IMMEDIATE = [card.id for card in EDITION.file.fortune if card.timing == "immediate"]
KEEP = [card.id for card in EDITION.file.fortune if card.timing == "keep"]


@pytest.mark.clause("millionaire", "fortune.take-on-landing")
def test_whoever_lands_on_a_property_takes_its_card_and_the_second_visitor_finds_none() -> None:
    game = find("F13")
    found = told(game.events, "fortune_found")[0]
    assert (found["clause"], found["seat"], found["square"]) == ("fortune.take-on-landing", 0, "schlossblick")
    game.apply("buy")
    game.apply("end")
    assert with_card(game) == []
    position = {**game.position(), "players": [{}, {"square": "wasserpark_resort"}, {}]}
    later = game_at(position["players"], deeds=owned("schlossblick", by=0), turn={"seat": 1})
    assert told(roll(later, 1, 2), "fortune_found") == []


@pytest.mark.clause("millionaire", "fortune.take-on-landing")
def test_passing_over_a_property_takes_nothing() -> None:
    game = arrive("frei_parken", 3, 4, lying={"abenteuerpark": "F13"})
    assert told(game.events, "fortune_found") == []
    assert with_card(game) == ["abenteuerpark"]
    game.apply("end")
    game = find("F13", "abenteuerpark")
    assert told(game.events, "fortune_found")[0]["clause"] == "fortune.take-on-landing"


@pytest.mark.clause("millionaire", "fortune.take-on-landing")
def test_only_a_card_that_is_left_can_lie_there() -> None:
    game = arrive("schlossblick", 1, 2, lying={"schlossblick": "F13"})
    assert game.chance_outcomes()[0][0]["card"] == "F13"
    assert impossible(game, {"chance": "fortune", "square": "schlossblick", "card": "F01"}).code
    assert impossible(game, {"chance": "fortune", "square": "traumallee", "card": "F13"}).code
    events = game.apply_chance({"chance": "fortune", "square": "schlossblick", "card": "F13"})
    assert events[0]["clause"] == "fortune.take-on-landing"


@pytest.mark.clause("millionaire", "fortune.take-on-landing")
def test_a_card_on_a_property_with_an_owner_is_taken_and_the_rent_is_paid_all_the_same() -> None:
    game = find("F03", deeds=owned("schlossblick"))
    assert told(game.events, "fortune_found")[0]["clause"] == "fortune.take-on-landing"
    assert payments(game.events) == [(0, 1, 20_000), ("bank", 0, 30_000)]
    assert told(game.events, "auction_opened") == []


@pytest.mark.clause("millionaire", "fortune.read-privately")
@pytest.mark.parametrize("card", KEEP)
def test_only_the_finder_reads_a_card_that_is_kept(card: str) -> None:
    game = find(card)
    found = told(game.events, "fortune_found")[0]
    assert "fortune.read-privately" in found["also"]
    assert found["card"] == card
    assert event_for(found, 0)["card"] == card
    for seat in (None, 1, 2):
        assert "card" not in event_for(found, seat)
        assert game.view(seat)["turn"]["fortune"] == "hidden"
    assert game.view(0)["turn"]["fortune"] == card


@pytest.mark.clause("millionaire", "fortune.read-privately")
def test_a_card_played_at_once_is_open_to_all() -> None:
    game = find("F05")
    found = told(game.events, "fortune_found")[0]
    assert [event_for(found, seat)["card"] for seat in (None, 0, 1)] == ["F05"] * 3
    assert game.view(1)["turn"]["fortune"] == "F05"


@pytest.mark.clause("millionaire", "fortune.two-types")
def test_every_fortune_card_is_played_at_once_or_when_needed() -> None:
    assert len(IMMEDIATE) + len(KEEP) == len(EDITION.file.fortune) == 16
    assert told(find("F05").events, "fortune_found")[0]["private"] is False
    assert told(find("F13").events, "fortune_found")[0]["private"] is True
    assert "fortune.two-types" in told(find("F13").events, "fortune_found")[0]["also"]


@pytest.mark.clause("millionaire", "fortune.immediate-buy-first")
@pytest.mark.parametrize("card", ["F02", "F03"])
def test_a_card_may_send_the_property_straight_to_auction(card: str) -> None:
    game = find(card)
    opened = told(game.events, "auction_opened")[0]
    assert (opened["lot"], opened["clause"]) == ("schlossblick", "fortune.immediate-buy-first")
    assert game.phase == "auction"
    assert refused(game, "buy").code == "auction_running"


@pytest.mark.clause("millionaire", "fortune.immediate-buy-first")
@pytest.mark.parametrize("card", ["F01", "F04", "F07", "F08", "F09"])
def test_other_cards_let_the_finder_buy_or_have_it_auctioned_first(card: str) -> None:
    game = find(card)
    assert (game.phase, kinds(game) & {"buy", "decline"}) == ("purchase", {"buy", "decline"})
    assert told(game.events, "fortune_played") == []
    assert "fortune.immediate-buy-first" in told(game.events, "fortune_found")[0]["also"]
    game.apply("decline")
    assert game.phase == "auction"


@pytest.mark.clause("millionaire", "fortune.immediate-then-rest")
def test_the_rest_of_the_card_comes_after_the_deed_has_changed_hands() -> None:
    game = find("F03")
    assert cash(game, 0) == START
    game.apply("bid 10k", seat=1)
    game.apply("pass", seat=2)
    events = game.apply("pass", seat=0)
    assert names(events)[1:] == ["sold", "paid", "deed_moved", "fortune_played", "paid"]
    assert payments(events) == [(1, "bank", 10_000), ("bank", 0, 30_000)]
    assert told(events, "fortune_played")[0]["clause"] == "fortune.immediate-then-rest"
    assert told(events, "paid")[1]["clause"] == "fortune.immediate-then-rest"


@pytest.mark.clause("millionaire", "fortune.on-demand-normal-property-rules")
@pytest.mark.parametrize("card", KEEP)
def test_with_a_card_to_keep_the_property_follows_the_usual_rules(card: str) -> None:
    game = find(card)
    assert "fortune.on-demand-normal-property-rules" in told(game.events, "fortune_found")[0]["also"]
    assert kinds(game) & {"buy", "decline"} == {"buy", "decline"}
    assert payments(game.apply("buy")) == [(0, "bank", 35_000)]


@pytest.mark.clause("millionaire", "fortune.on-demand-normal-property-rules")
def test_also_the_auction_and_the_rent_are_the_usual_ones() -> None:
    game = find("F13")
    game.apply("decline")
    game.apply("bid 1k", seat=1)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert (deed(game, "schlossblick")["owner"], kept(game, 0)) == (1, ["F13"])
    game = find("F13", deeds=owned("schlossblick"))
    assert payments(game.events) == [(0, 1, 20_000)]
    assert "fortune.on-demand-normal-property-rules" in told(game.events, "fortune_found")[0]["also"]


@pytest.mark.clause("millionaire", "fortune.on-demand-kept-face-down")
@pytest.mark.parametrize("card", KEEP)
def test_then_it_is_kept_face_down(card: str) -> None:
    game = find(card)
    assert kept(game, 0) == []
    keeping = told(game.apply("buy"), "fortune_kept")[0]
    assert keeping["clause"] == "fortune.on-demand-kept-face-down"
    assert "card" not in event_for(keeping, 1)
    assert event_for(keeping, 0)["card"] == card
    assert kept(game, 0) == [card]
    assert [game.view(seat)["players"][0]["fortunes"] for seat in (None, 1, 2)] == [1, 1, 1]


@pytest.mark.clause("millionaire", "fortune.on-demand-kept-face-down")
def test_a_kept_card_is_played_once() -> None:
    game = game_at([{"fortunes": ["F13"]}, {}], deeds=colour("braun", 0))
    played = told(game.apply("fortune F13 technikkai"), "fortune_played")[0]
    assert (played["card"], played["clause"]) == ("F13", "fortune.on-demand-kept-face-down")
    assert [event_for(played, seat)["card"] for seat in (None, 0, 1)] == ["F13"] * 3
    refusal = refused(game, "fortune F13 motorenmeile")
    assert (refusal.code, refusal.clause) == ("card_not_held", "fortune.on-demand-kept-face-down")
    assert refused(game, "fortune F13 motorenmeile", seat=1).code == "card_not_held"


@pytest.mark.clause("millionaire", "fortune.on-demand-kept-face-down")
@pytest.mark.parametrize("side", ["give", "take"])
def test_a_kept_card_cannot_be_traded(side: str) -> None:
    game = game_at([{"fortunes": ["F10"]}, {"fortunes": ["F13"]}], deeds=owned("schlossblick", by=0))
    offer = {"do": "offer", "to": 1, "give": {"deeds": ["schlossblick"]}, "take": {}}
    refusal = refused(game, {**offer, side: {"fortunes": ["F13"]}})
    assert (refusal.code, refusal.clauses) == ("forbidden", ("trade.goods", "fortune.on-demand-kept-face-down"))
    assert refused(game, "offer 1 give jailcard take 10k").code == "no_jail_card"
    with pytest.raises(Unreadable):
        game.apply("offer 1 give F10 take 10k")


@pytest.mark.clause("millionaire", "fortune.on-demand-kept-face-down")
@pytest.mark.parametrize("card", ["F14", "F15", "F16"])
def test_an_answer_waits_for_its_question(card: str) -> None:
    game = game_at([{"fortunes": [card]}, {}])
    refusal = refused(game, f"fortune {card}")
    assert (refusal.code, refusal.clause) == ("card_not_playable", "fortune.on-demand-kept-face-down")
    assert "play_fortune" not in kinds(game)


@pytest.mark.clause("millionaire", "fortune.on-demand-kept-face-down")
def test_kept_cards_cannot_be_played_in_a_debt_or_in_anothers_turn() -> None:
    players = [{"fortunes": ["F11", "F12"], "cash": 0}, {}, {}]
    deeds = owned("schlossblick", by=0) | owned("filmviertel", by=1)
    game = game_at(players, deeds=deeds, **debt(10_000))
    assert refused(game, "fortune F12 filmviertel").code == "debt_pending"
    game = game_at(players, deeds=deeds, turn={"seat": 1})
    refusal = refused(game, "fortune F12 filmviertel", seat=0)
    assert (refusal.code, refusal.clause) == ("card_not_playable", "fortune.on-demand-kept-face-down")
    assert refused(game, "fortune F11 schlossblick filmviertel", seat=0).code == "card_not_playable"


@pytest.mark.clause("millionaire", "fortune.discard-pile")
def test_played_cards_lie_open_and_never_come_back() -> None:
    game = find("F05")
    before = discard(game)
    events = game.apply("buy")
    assert "fortune.discard-pile" in told(events, "fortune_played")[0]["also"]
    assert sorted(discard(game)) == sorted([*before, "F05"])
    assert with_card(game) == []
    game = game_at([{"fortunes": ["F13"]}, {}], deeds=colour("braun", 0))
    before = discard(game)
    assert "fortune.discard-pile" in told(game.apply("fortune F13 technikkai"), "fortune_played")[0]["also"]
    assert sorted(discard(game)) == sorted([*before, "F13"])


@pytest.mark.clause("millionaire", "fortune.discard-pile")
def test_a_hidden_jail_key_is_discarded_and_not_put_under_a_pile() -> None:
    game = game_at([{"fortunes": ["F10"], "in_jail": True}, {}])
    events = game.apply("jailcard F10")
    assert told(events, "fortune_played")[0]["clause"] == "fortune.discard-pile"
    assert "F10" in discard(game)
    assert game.view()["decks"] == {"chance": {"cards": 14}, "millionaire": {"cards": 14}}
    assert not player(game, 0)["in_jail"]


@pytest.mark.clause("millionaire", "fortune.discard-pile")
def test_what_a_bankrupt_kept_is_laid_open_on_the_discard_pile() -> None:
    game = game_at([{"cash": 0, "fortunes": ["F12", "F13"]}, {}, {"fortunes": ["F13"]}], **debt(10_000, creditor=1))
    before = discard(game)
    shown = told(game.apply("bankrupt"), "fortune_discarded")
    assert [(event["seat"], event["card"], event["clause"]) for event in shown] == [
        (0, "F12", "fortune.discard-pile"),
        (0, "F13", "fortune.discard-pile"),
    ]
    assert sorted(discard(game)) == sorted([*before, "F12", "F13"])
    assert kept(game, 2) == ["F13"]
