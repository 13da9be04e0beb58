"""The family of the card game: how a match is set up and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.deal.codes import NOBODY
from magie.editions.deal.edition import DealEdition
from magie.errors import IllegalSetup
from magie.text.deal.actions import DRIVER_ACTIONS
from magie.text.deal.events import event_for
from magie.text.deal.narrate import is_silent, narrate
from magie.text.deal.sentences import event_sentence
from magie.text.family import MatchFamily, edition_of_position
from magie.text.match import Match


class DealMatches(MatchFamily[DealEdition]):
    name = "deal"
    driver_actions = DRIVER_ACTIONS
    has_hands = True

    def clause_on_seats(self, edition: DealEdition) -> str | None:
        return "setup.players"

    def chosen_tokens(self, edition: DealEdition, seats: int, wishes: Any) -> tuple[str, ...]:
        if wishes:
            raise IllegalSetup("tokens", f"nobody has a token in {edition.name}")
        return ()

    def new_match(self, edition: DealEdition, seats: int, setup: Mapping[str, Any]) -> Match:
        from magie.text.deal.match import DealMatch

        return DealMatch(edition, seats, _banker(seats, setup), _dealer(edition, seats))

    def match_from_position(self, raw: Mapping[str, Any]) -> Match:
        from magie.text.deal.match import DealMatch
        from magie.text.deal.position import parse_position

        file = parse_position(raw)
        return DealMatch.from_position(file, edition_of_position(file.edition, file.variants, None, file.options))

    event_for = staticmethod(event_for)
    event_sentence = staticmethod(event_sentence)
    narrate = staticmethod(narrate)
    is_silent = staticmethod(is_silent)


def _banker(seats: int, setup: Mapping[str, Any]) -> int:
    """Who pays out; he plays like everybody else."""
    banker = setup.get("banker", 0)
    if isinstance(banker, bool) or banker not in range(seats) or not setup.get("banker_plays", True):
        raise IllegalSetup("banker", f"banker is a seat from 0 to {seats - 1}", "deal.choose-banker")
    return int(banker)


def _dealer(edition: DealEdition, seats: int) -> int:
    """The first dealer: seat 0, the seat the options name, or NOBODY for `"random"`, which chance will settle."""
    dealer = edition.options.get("dealer", 0)
    if dealer == "random":
        return NOBODY
    if isinstance(dealer, bool) or dealer not in range(seats):
        raise IllegalSetup("dealer", f"dealer is a seat from 0 to {seats - 1}, or random", "deal.choose-dealer")
    return int(dealer)


DEAL = DealMatches()
