"""Trying things out in the card game: how far that goes, and what a hand would earn.

Trade piles lie open and the own hand is known, so most of a turn can be tried. Where the round is counted or cards are
passed on, other hands come into it, which nobody can know.
"""

from __future__ import annotations

from collections.abc import Sequence

from magie.server.log.logged_game import LoggedGame
from magie.server.schema.questions import HandScore
from magie.text.match import Event

# Events that come of cards in other hands.
TELLS_OTHER_HANDS = ("majority", "hand_shown", "card_passed", "cards_passed")
EARNS = ("set_scored", "start_scored")


def seen_part(events: Sequence[Event]) -> Sequence[Event]:
    """The events up to where other hands come into it."""
    for number, event in enumerate(events):
        if event["event"] in TELLS_OTHER_HANDS:
            return events[:number]
    return events


def score_of_hand(world: LoggedGame, seat: int) -> HandScore | None:
    """What a seat of the card game would earn if the round were counted now; None on a board."""
    # Who has most Magie cards depends on other hands; so nobody is said to.
    told = world.match.hand_score(seat)
    return None if told is None else score_told(told, seat)


def score_told(events: Sequence[Event], seat: int) -> HandScore:
    """What a seat earns by these events, the majority of Magie cards left out."""
    own = [event for event in events if event.get("seat") == seat]
    earned = [event for event in own if event["event"] in EARNS]
    return HandScore(
        events=earned,
        total=sum(event["amount"] for event in earned),
        is_zeroed=any(event["event"] == "zeroed" for event in own),
    )
