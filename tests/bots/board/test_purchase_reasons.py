"""What a bot says about buying what it stands on is true of the position, and the term that decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from magie import Game, load_edition
from magie.bots.base import PURCHASES, BoardView, stated_reason
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.bots.runner import GameRunner
from magie.text.actions import Action
from magie.text.reasons import SAID_TO_NOBODY, Reason, reason_sentence

EDITIONS = ("classic", "tempo", "millionaire", "banking")
LINEUPS = (("steady", "shrewd", "novice"), ("fp-b-open", "conservator-open", "miser-open"), ("random", "novice"))
GAMES, STEPS = 3, 300
# Rare, or of bots that look ahead: see the tests below.
SPECIAL = {"buy_imagined", "decline_imagined", "decline_never", "buy_worth", "decline_race"}


@dataclass(frozen=True)
class Story:
    """A purchase or none: what the seat saw, what it did and what it said."""

    sight: BoardView
    action: Action
    reason: Reason
    price: int

    @property
    def deed(self) -> str:
        return self.sight.square(self.sight.seat)

    @property
    def left(self) -> int:
        return self.sight.cash(self.sight.seat) - self.price


def price_of(game: Game) -> int | None:
    """What buying would cost, by doing it; None if it is not possible."""
    if not any(action.do == "buy" for action in game.legal_actions()):
        return None
    tried = game.copy()
    return next(int(event["price"]) for event in tried.apply("buy") if event["event"] == "bought")


@cache
def stories(edition: str, lineup: tuple[str, ...]) -> tuple[Story, ...]:
    """All purchases of some games; each has its reason."""
    found = []
    loaded = load_edition(edition)
    for seed in range(GAMES):
        game = Game(loaded, len(lineup), seed=seed)
        game.play_chance()
        table = GameRunner(game, [new_bot(code, loaded) for code in lineup])
        for _ in range(STEPS):
            if table.is_over:
                break
            if game.phase != "purchase":
                table.advance()
                continue
            views, price = [game.view(seat) for seat in range(game.seats)], price_of(game)
            done = next((event for event in table.advance() if event["event"] in ("bought", "declined")), None)
            if done is None:  # it raises money first, or says what it always wants
                continue
            stated = table.reason()
            assert stated is not None, (lineup, done)
            seat, reason = stated
            sight = BoardView(views[seat], loaded)
            action = Action({"do": "buy" if done["event"] == "bought" else "decline"})
            found.append(Story(sight, action, reason, price or sight.price(sight.square(seat))))
    return tuple(found)


def check(story: Story) -> None:
    arguments = story.reason.arguments
    sight, deed = story.sight, story.deed
    group = str(sight.edition.file.squares[deed].group)
    others = [each for each in sight.group(deed) if each != deed]
    if "groups" in arguments:
        assert arguments["groups"] == [group], story
    match story.reason.code:
        case "buy_complete":
            assert all(sight.owner(each) == sight.seat for each in others), story
        case "buy_left" | "decline_left":
            assert arguments["amount"] == story.left >= 0, story
        case "buy_worth":
            assert arguments["amount"] > story.price and story.left >= 0, story
        case "decline_poor":
            assert story.left < 0, story
        case "decline_utility":
            assert sight.edition.file.squares[deed].kind == "utility", story
        case "buy_share" | "decline_share":
            assert story.left >= 0, story


@pytest.mark.parametrize("lineup", LINEUPS, ids="/".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_purchase_says_is_true(edition: str, lineup: tuple[str, ...]) -> None:
    told = stories(edition, lineup)
    assert len(told) > GAMES
    for story in told:
        kind = "buy" if story.action.do == "buy" else "decline"
        assert story.reason.code.startswith(kind) or story.reason.code == "buy_whim", story
        check(story)
        assert reason_sentence(story.reason, story.sight.edition, "en")


def test_every_reason_to_buy_or_not_is_said_by_somebody() -> None:
    told = {story.reason.code for edition in EDITIONS for lineup in LINEUPS for story in stories(edition, lineup)}
    assert set(SAID_TO_NOBODY) - told <= SPECIAL


def at_a_purchase(edition: str) -> Game:
    game = Game(load_edition(edition), 3, seed=2)
    game.play_chance()
    for seat in range(game.seats):  # otherwise a bot does so first
        game.apply({"do": "prefer", "always_demand": True}, seat=seat)
    while game.phase != "purchase":
        game.apply(game.legal_actions()[0])
        game.play_chance()
    return game


def test_who_only_collects_says_so() -> None:
    game = at_a_purchase("classic")
    assert isinstance(game.to_act, int)
    bot = new_bot("novice:buying=never", game.edition)
    view = game.view(game.to_act)
    action = bot.decide(view, game.legal_actions(), Limit(), Random(0))
    assert action is not None and action.do == "decline"
    assert stated_reason(bot, view, action, game.edition) == Reason("decline_never")


def test_nobody_gives_a_reason_for_what_is_not_its_own_choice() -> None:
    game = at_a_purchase("classic")
    assert isinstance(game.to_act, int)
    view = game.view(game.to_act)
    bot = new_bot("steady", game.edition)
    said = {kind: stated_reason(bot, view, Action({"do": kind}), game.edition) for kind in PURCHASES}
    assert said["buy"] is not None and said["decline"] is None


def test_who_looks_ahead_says_how_often() -> None:
    told = set()
    for seed in range(12):
        game = at_a_purchase("classic")
        assert isinstance(game.to_act, int)
        bot = new_bot("rollout:simulations=8", game.edition)
        view = game.view(game.to_act)
        action = bot.decide(view, game.legal_actions(), Limit(), Random(seed))
        assert action is not None and action.do in PURCHASES
        reason = stated_reason(bot, view, action, game.edition)
        assert reason is not None
        told.add(reason.code)
        if "games" in reason.arguments:
            assert reason.code == f"{action.do}_imagined" and 0 < reason.arguments["games"] <= 8
            assert stated_reason(new_bot("rollout", game.edition), view, action, game.edition) is None
    assert told & {"buy_imagined", "decline_imagined"}
