"""What a bot says about a trade is true of the position, and what it says it would accept it accepts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from magie import Game, load_edition
from magie.bots.base import BoardView, Bot, stated_reason
from magie.bots.board.player import CompiledPlayer
from magie.bots.board.rows import row_of
from magie.bots.board.runs import play_board_batch
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.bots.runner import GameRunner
from magie.editions import Edition
from magie.errors import BrokenPosition, IllegalAction
from magie.text.actions import Action
from magie.text.reasons import CODES, SAID_TO_NOBODY, Reason, reason_sentence

EDITIONS = ("classic", "tempo", "millionaire", "banking")
# One bot for each way to answer: by worth, fair, by face, by the cash left, purchases only, never.
ANSWERING = ("shrewd", "steady", "novice", "fp-a-open", "early-open", "novice:answering=never")
ASKING = (
    ("shrewd", "steady", "novice"),
    ("fp-b-open", "fp-c-open", "standard-open", "hoarder-open"),
    ("chaser-open", "novice", "trader-fair"),
)
POSITIONS = 4
OFFERS = 25  # in each position
STEPS = 120  # at each table
NO_LUCK = Random(0)
# What needs a bot of its own kind, or is rare: see the tests below.
SPECIAL = {"whim", "accept_imagined", "refuse_imagined", "offer_complete_both", "refuse_share"}


@dataclass(frozen=True)
class Story:
    """A trade a bot had to do with: the game before the offer, the offer, and what the bot did and said."""

    before: Game
    offer: Action
    maker: int
    seat: int  # of the bot
    bot: str
    action: Action
    reason: Reason

    @property
    def answered(self) -> Game:
        """The game after the offer was accepted, whatever the bot did."""
        game = self.before.copy()
        game.apply(self.offer, seat=self.maker)
        game.apply("accept", seat=self.offer["to"])
        return game

    def offered(self, comes_in: int) -> Action | None:
        """What the bot does if so much cash comes in instead; None if the rules do not allow such an offer."""
        give, take = dict(self.offer.get("give", {})), dict(self.offer.get("take", {}))
        give["cash"], take["cash"] = max(0, comes_in), max(0, -comes_in)
        return answer(self.before, Action({**self.offer, "give": give, "take": take}), self.maker, self.bot)


@cache
def edition_of(name: str) -> Edition:
    return load_edition(name)


@cache
def bot_of(code: str, edition: str) -> Bot:
    return new_bot(code, edition_of(edition))


def restored(edition: Edition, seats: int, state: bytes) -> Game:
    game = Game(edition, seats, seed=1)
    game.match.restore(state)
    return game


def position(edition: str, number: int) -> Game | None:
    """A game between bots after some rounds; None if it is over by then."""
    loaded = edition_of(edition)
    rows = [row_of(bot, edition) for bot in ("steady", "shrewd", "novice")]
    run = play_board_batch(loaded, rows, seed=31, first=number, count=1, rounds=6 + 3 * (number % 4))
    game = restored(loaded, 3, np.asarray(run.last)[:1].tobytes())
    return None if game.to_act is None else game


def answer(before: Game, offer: Action, maker: int, code: str) -> Action | None:
    game = before.copy()
    try:
        game.apply(offer, seat=maker)
    except IllegalAction:
        return None
    seat = offer["to"]
    return bot_of(code, game.edition.name).decide(game.view(seat), game.legal_actions(seat), Limit(), NO_LUCK)


def random_offer(sight: BoardView, rng: Random, maker: int, to: int, step: int) -> Action:
    """Up to two deeds from each side, such as complete a group more often than chance would have it, and cash."""
    sides = []
    for giver, taker in ((maker, to), (to, maker)):
        deeds = [deed for deed in sight.deeds_of(giver) if not any(map(sight.has_building, sight.group(deed)))]
        wanted = [deed for deed in deeds if all(sight.owner(other) in (giver, taker) for other in sight.group(deed))]
        pool = wanted if wanted and rng.random() < 0.6 else deeds
        chosen = rng.sample(pool, min(len(pool), rng.choice((0, 1, 1, 1, 2))))
        price = sum(map(sight.price, chosen)) or 100 * step
        sides.append((chosen, price * rng.choice((0, 25, 60, 100, 150, 250)) // 100 // step * step))
    (given, taken_price), (taken, given_price) = sides
    pays = rng.random() < 0.5
    give = {"cash": given_price if pays else 0, "deeds": given, "jail_cards": 0}
    take = {"cash": 0 if pays else taken_price, "deeds": taken, "jail_cards": 0}
    return Action({"do": "offer", "to": to, "give": give, "take": take})


def answered_offers(edition: str, code: str) -> Iterator[Story]:
    rng = Random(f"{edition}/{code}")
    for number in range(POSITIONS):
        before = position(edition, number)
        if before is None:
            continue
        step = int(before.edition.tables[0].step)
        sight = BoardView(before.view(None), before.edition)
        bot = bot_of(code, edition)
        for _ in range(OFFERS):
            maker, to = rng.sample(sight.living, 2)
            offer = random_offer(sight, rng, maker, to, step)
            game = before.copy()
            try:
                game.apply(offer, seat=maker)
            except IllegalAction:
                continue
            view = game.view(to)
            action = bot.decide(view, game.legal_actions(to), Limit(), NO_LUCK)
            assert action is not None
            reason = stated_reason(bot, view, action, game.edition)
            assert reason is not None, (code, offer, action)
            yield Story(before, offer, maker, to, code, action, reason)


@cache
def answers_of(edition: str, code: str) -> tuple[Story, ...]:
    return tuple(answered_offers(edition, code))


@cache
def offers_of(edition: str, lineup: tuple[str, ...]) -> tuple[Story, ...]:
    """The offers bots make at tables, with their reasons; those without one are left out."""
    found = []
    for number in range(POSITIONS):
        loaded = edition_of(edition)
        rows = [row_of(bot, edition) for bot in lineup]
        run = play_board_batch(loaded, rows, seed=8, first=number * len(lineup), count=1, rounds=5 + 3 * number)
        game = restored(loaded, len(lineup), np.asarray(run.last)[:1].tobytes())
        table = GameRunner(game, [bot_of(code, edition) for code in lineup])
        for _ in range(STEPS):
            if table.is_over:
                break
            state = game.match.snapshot()
            offered = next((event for event in table.advance() if event["event"] == "offered"), None)
            stated = table.reason()
            if offered is not None and stated is not None:
                before = restored(loaded, len(lineup), state)
                offer = Action({"do": "offer", **{key: offered[key] for key in ("to", "give", "take")}})
                seat, reason = stated
                found.append(Story(before, offer, seat, seat, lineup[seat], offer, reason))
    return tuple(found)


def complete(game: Game, seat: int) -> set[str]:
    """The groups a seat owns whole."""
    sight = BoardView(game.view(None), game.edition)
    squares = game.edition.file.squares
    owned = [deed for deed in sight.deeds_of(seat) if all(sight.owner(each) == seat for each in sight.group(deed))]
    return {str(squares[deed].group) for deed in owned}


def cash_in(offer: Action, is_maker: bool) -> int:
    comes = int(offer.get("give", {}).get("cash", 0)) - int(offer.get("take", {}).get("cash", 0))
    return -comes if is_maker else comes


def printed(story: Story, side: str) -> int:
    """Printed prices of one side, less what its mortgages must be redeemed with."""
    sight = BoardView(story.before.view(None), story.before.edition)
    total = 0
    for deed in story.offer.get(side, {}).get("deeds", ()):
        total += sight.price(deed) - (sight.mortgage_value(deed) * 11 // 10 if sight.is_mortgaged(deed) else 0)
    return total


def printed_gain(story: Story) -> int:
    is_maker = story.seat == story.maker
    gains = printed(story, "give") - printed(story, "take")
    return (-gains if is_maker else gains) + cash_in(story.offer, is_maker)


def check_groups(story: Story) -> None:
    """Groups it says somebody would have complete, or would lose, are exactly those."""
    reason, other = story.reason, story.reason.arguments["other"]
    after = story.answered
    made = {seat: complete(after, seat) - complete(story.before, seat) for seat in (story.seat, other)}
    broken = complete(story.before, story.seat) - complete(after, story.seat)
    if "your_groups" in reason.arguments:
        assert set(reason.arguments["your_groups"]) == made[other], story
    if reason.code in (
        "offer_complete",
        "offer_complete_both",
        "offer_level",
        "accept_complete",
        "accept_complete_both",
    ):
        assert set(reason.arguments["groups"]) == made[story.seat], story
    if reason.code == "refuse_break":
        assert set(reason.arguments["groups"]) == broken, story
    if reason.code in ("offer_complete", "accept_complete"):
        assert not made[other], story
    if reason.code == "offer_complete_yours":
        assert not made[story.seat], story


def check_wish(story: Story) -> None:
    """At the sum it names it agrees, one step below it does not; if it names none, all the other has is too little."""
    arguments = story.reason.arguments
    step = int(story.before.edition.tables[0].step)
    comes_in = cash_in(story.offer, False)
    if arguments["wish"] == "none":
        purse = BoardView(story.before.view(None), story.before.edition).cash(story.maker)
        dearest = story.offered(purse // step * step)
        assert dearest is None or dearest.do == "reject", story
        return
    least = {"ask": 1, "pay": -1, "free": 0}[arguments["wish"]] * arguments["sum"]
    assert least > comes_in, story
    agreed = story.offered(least)
    assert agreed is not None and agreed.do == "accept", story
    if least - step > comes_in:
        below = story.offered(least - step)
        assert below is not None and below.do == "reject", story


def check_amounts(story: Story) -> None:
    arguments = story.reason.arguments
    money = story.before.edition.tables[0]
    left = BoardView(story.before.view(None), story.before.edition).cash(story.seat) + cash_in(story.offer, False)
    gain = printed_gain(story)
    match story.reason.code:
        case "accept_face":
            assert arguments["amount"] == gain >= 0, story
        case "refuse_face":
            assert arguments["amount"] == -gain > 0, story
        case "accept_price" if arguments["by"] == "face":
            assert arguments["amount"] == gain > 0, story
        case "accept_cash_left":
            assert arguments["amount"] == left >= money.salary[0], story
        case "refuse_cash":
            assert arguments["amount"] == left, story
        case "accept_gift":
            assert cash_in(story.offer, False) >= 0 and not story.offer["take"]["deeds"], story
        case "accept_cheap":
            assert arguments["amount"] == -cash_in(story.offer, False) <= printed(story, "give"), story
        case "refuse_dear":
            assert -cash_in(story.offer, False) > printed(story, "give"), story
        case "refuse_premium":
            assert gain >= 0 and not story.offer["give"]["deeds"], story
        case "refuse_gift":
            assert cash_in(story.offer, False) <= 0 and not story.offer["give"]["deeds"], story
        case "refuse_several":
            assert len(story.offer["give"]["deeds"]) != 1, story
        case "refuse_selling":
            assert story.offer["take"]["deeds"], story
        case "refuse_mortgaged":
            sight = BoardView(story.before.view(None), story.before.edition)
            traded = story.offer["give"]["deeds"] + story.offer["take"]["deeds"]
            assert any(map(sight.is_mortgaged, traded)), story


def check_reckoned_gain(story: Story) -> None:
    """A gain it names is what one could take from it: a twin that asks for nothing beyond its own gain shows that."""
    if story.reason.code != "accept_gain" and story.reason.arguments.get("by") != "worth":
        return
    amount = story.reason.arguments["amount"]
    assert amount > 0, story
    step = int(story.before.edition.tables[0].step)
    twin = Story(**{**vars(story), "bot": "shrewd:margin=0,share=0,guards_against_kings=0"})
    comes_in = cash_in(story.offer, False)
    for percent, wanted in ((94, "accept"), (106, "reject")):
        done = twin.offered((comes_in - amount * percent // 100) // step * step + (step if percent < 100 else 0))
        assert done is None or done.do == wanted, story


@pytest.mark.parametrize("code", ANSWERING)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_answer_says_is_true(edition: str, code: str) -> None:
    stories = answers_of(edition, code)
    assert len(stories) > POSITIONS * OFFERS // 3
    for story in stories:
        kind = "accept" if story.action.do == "accept" else "refuse"
        assert story.reason.code.startswith(kind) and story.reason.arguments["other"] == story.maker
        check_groups(story)
        check_amounts(story)
        check_reckoned_gain(story)
        if "wish" in story.reason.arguments:
            check_wish(story)
        assert reason_sentence(story.reason, story.before.edition, "en")


@pytest.mark.parametrize("lineup", ASKING, ids="/".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_offer_says_is_true(edition: str, lineup: tuple[str, ...]) -> None:
    for story in offers_of(edition, lineup):
        arguments = story.reason.arguments
        assert story.reason.code.startswith("offer") and arguments["other"] == story.offer["to"]
        check_groups(story)
        comes_in = cash_in(story.offer, True)
        if "cash" in arguments:
            kind = "asks" if comes_in > 0 else "pays" if comes_in < 0 else "even"
            assert (arguments["cash"], arguments["amount"]) == (kind, abs(comes_in)), story
        squares = story.before.edition.file.squares
        wanted = {str(squares[deed].group) for deed in story.offer["take"]["deeds"]}
        match story.reason.code:
            case "offer_level":
                assert abs(printed_gain(story)) < story.before.edition.tables[0].step, story
            case "offer_gain":
                assert arguments["amount"] > 0 and arguments["your_amount"] > 0, story
            case "offer_wanted":
                assert set(arguments["groups"]) <= wanted, story
            case "offer_stations":
                sight = BoardView(story.before.view(None), story.before.edition)
                owned = [deed for deed in sight.deeds_of(story.seat) if squares[deed].kind == "station"]
                assert (arguments["count"], arguments["amount"]) == (len(owned), -comes_in), story


def test_the_games_bring_up_every_reason() -> None:
    told = {story.reason.code for edition in EDITIONS for code in ANSWERING for story in answers_of(edition, code)}
    told |= {story.reason.code for edition in EDITIONS for lineup in ASKING for story in offers_of(edition, lineup)}
    assert set(CODES) - told - set(SAID_TO_NOBODY) <= SPECIAL


def swap_of(mine: list[str], theirs: list[str]) -> Game:
    """A quiet moment in which seat 0 and seat 1 own these deeds."""
    deeds = {deed: {"owner": 0} for deed in mine} | {deed: {"owner": 1} for deed in theirs}
    position = {"edition": "classic", "players": [{"cash": 20_000}] * 3, "deeds": deeds, "phase": "turn_end"}
    game = Game.from_position(position, seed=1)
    for seat in range(game.seats):
        game.apply({"do": "prefer", "always_demand": True}, seat=seat)
    return game


def test_both_would_have_a_group() -> None:
    """The best known trade of all: each has what the other misses. Shrewd sees it and says so."""
    game = swap_of(
        ["chausseestrasse", "elisenstrasse", "wiener_strasse"],
        ["poststrasse", "muenchener_strasse", "berliner_strasse"],
    )
    edition = game.edition.name
    table = GameRunner(game, [bot_of("shrewd", edition)] * 3)
    told = []
    for _ in range(40):
        before = restored(game.edition, 3, game.match.snapshot())
        events = table.advance()
        stated = table.reason()
        if stated is not None and events[0]["event"] == "offered":
            offer = Action({"do": "offer", **{key: events[0][key] for key in ("to", "give", "take")}})
            check_groups(Story(before, offer, stated[0], stated[0], "shrewd", offer, stated[1]))
        if stated is not None and stated[1].code not in SAID_TO_NOBODY:
            told.append(stated[1].code)
    assert told[:2] == ["offer_complete_both", "accept_complete_both"]


def test_both_would_gain_but_one_far_more() -> None:
    """Two of three of a dear group for two of three of a cheap one."""
    before = swap_of(["chausseestrasse", "wiener_strasse"], ["elisenstrasse", "berliner_strasse"])
    found = []
    for cash in range(-3000, 3000, 100):
        give = {"cash": max(0, cash), "deeds": ["elisenstrasse"]}
        take = {"cash": max(0, -cash), "deeds": ["wiener_strasse"]}
        offer = Action({"do": "offer", "to": 0, "give": give, "take": take})
        action = answer(before, offer, 1, "shrewd")
        game = before.copy()
        game.apply(offer, seat=1)
        assert action is not None
        reason = stated_reason(bot_of("shrewd", "classic"), game.view(0), action, game.edition)
        assert reason is not None
        story = Story(before, offer, 1, 0, "shrewd", action, reason)
        check_groups(story)
        if "wish" in reason.arguments:
            check_wish(story)
        found.append(reason.code)
    # The more cash comes with it, the better the answer; each reason in its turn.
    assert list(dict.fromkeys(found)) == ["refuse_worth", "refuse_little", "refuse_share", "accept_gain"]


@pytest.mark.parametrize("edition", ["classic", "millionaire"])
def test_who_looks_ahead_says_how_often(edition: str) -> None:
    """The terms did not decide then, and are not given as the reason; asked again later it has forgotten."""
    told = set()
    for story in answers_of(edition, "shrewd")[:25]:
        game = story.before.copy()
        game.apply(story.offer, seat=story.maker)
        view = game.view(story.seat)
        bot = new_bot("rollout:simulations=8", game.edition)
        action = bot.decide(view, game.legal_actions(story.seat), Limit(), Random(3))
        assert action is not None
        reason = stated_reason(bot, view, action, game.edition)
        assert reason is not None
        if "games" not in reason.arguments:  # they did not speak against its first idea
            assert (action, reason) == (story.action, story.reason)
            continue
        assert 0 < reason.arguments["games"] <= 8
        assert reason.code == f"{'accept' if action.do == 'accept' else 'refuse'}_imagined"
        told.add(reason.code)
        named = set(reason.arguments.get("groups", reason.arguments.get("your_groups")))
        seat = story.seat if action.do == "accept" else story.maker
        assert named == complete(story.answered, seat) - complete(story.before, seat)
        assert stated_reason(new_bot("rollout", game.edition), view, action, game.edition) is None
        in_a_hurry = new_bot("rollout", game.edition)
        done = in_a_hurry.decide(view, game.legal_actions(story.seat), Limit(time=1e-9), Random(3))
        assert done == story.action and stated_reason(in_a_hurry, view, done, game.edition) == story.reason
    assert told == {"accept_imagined", "refuse_imagined"}


def test_random_play_has_no_reason_and_says_so() -> None:
    for story in answers_of("classic", "novice")[:10]:
        game = story.before.copy()
        game.apply(story.offer, seat=story.maker)
        view = game.view(story.seat)
        bot = new_bot("random", game.edition)
        for action in (Action({"do": "accept"}), Action({"do": "reject"})):
            assert stated_reason(bot, view, action, game.edition) == Reason("whim", {"other": story.maker})


def test_nobody_gives_a_reason_for_what_is_not_its_own_choice() -> None:
    """Asked about the opposite of what it does it has nothing to say, rather than something untrue."""
    opposite = {"accept": "reject", "reject": "accept"}
    for code in ANSWERING:
        for story in answers_of("classic", code)[:20]:
            game = story.before.copy()
            game.apply(story.offer, seat=story.maker)
            bot = bot_of(code, game.edition.name)
            action = Action({"do": opposite[story.action.do]})
            assert stated_reason(bot, game.view(story.seat), action, game.edition) is None


def test_a_reason_never_depends_on_what_only_the_bot_knows() -> None:
    """Fortune cards are held face down: with any others in its hand it says the same."""
    checked = 0
    for code in ("shrewd", "steady", "novice"):
        for story in answers_of("millionaire", code):
            game = story.before.copy()
            game.apply(story.offer, seat=story.maker)
            view = game.view(story.seat)
            player: dict[str, Any] = view["players"][story.seat]
            if not player.get("fortunes"):
                continue
            bot = bot_of(code, "millionaire")
            assert isinstance(bot, CompiledPlayer)
            kept = [card.id for card in game.edition.file.fortune if card.timing == "keep"]
            for other in kept:
                player["fortunes"] = [other]
                with suppress(BrokenPosition):  # all of these are accounted for elsewhere
                    assert bot.reason(view, story.action) == story.reason
                    checked += 1
    assert checked > 0


def test_whatever_is_no_trade_needs_no_reason() -> None:
    game = Game("classic", 3, seed=1)
    game.play_chance()
    seat = game.required[0]
    for code in ("shrewd", "random"):
        bot = new_bot(code, game.edition)
        assert stated_reason(bot, game.view(seat), Action({"do": "roll"}), game.edition) is None
