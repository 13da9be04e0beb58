"""Plays anything legal: a kind of action first, then one of that kind, offers rarely."""

from __future__ import annotations

from random import Random

from magie.bots.base import View
from magie.editions import Edition
from magie.text.actions import Action, LegalActions

OFFERS = ("offer", "counter")
OFFER_CHANCE = 0.05
# When nobody waits for it, it mostly lets the others play; otherwise it would mortgage and redeem without end.
WAIT_CHANCE = 0.85


class RandomPlayer:
    """Uniform over the kinds of action, then over the actions of the kind."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def decide(self, view: View, legal: LegalActions, rng: Random) -> Action | None:
        is_required = view["seat"] in view["required"]
        if not legal or (not is_required and rng.random() < WAIT_CHANCE):
            return None
        kinds = sorted({action.do for action in legal})
        plain = [kind for kind in kinds if kind not in OFFERS]
        wants_offer = rng.random() < OFFER_CHANCE
        kind = rng.choice(kinds if wants_offer or not plain else plain)
        return rng.choice([action for action in legal if action.do == kind])
