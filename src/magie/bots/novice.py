"""Somebody who knows the rules and the printed prices, and little more: the first opponent at a table.

Buys all it can pay, bids up to the printed price, builds while it keeps a little cash, trades at face value and
leaves jail at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from magie.bots.base import Sight, View
from magie.editions import Edition
from magie.text.actions import Action, LegalActions

OFFER_CHANCE = 0.3  # of the turns in which there is something to offer
RESERVE_SHARE = 15  # kept after building: a fifteenth of the money everybody starts with
RICH_SHARE = 4  # kept after redeeming a mortgage: a quarter of it
BID_STEPS = 10  # a lot goes up by a tenth of its printed price, so that auctions end soon


class Novice:
    """One seat's novice; it remembers only which offers it has made, so as not to bore anybody."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._offered: set[str] = set()
        start = edition.file.money.start
        self._reserve = start // RESERVE_SHARE
        self._comfort = start // RICH_SHARE

    def decide(self, view: View, legal: LegalActions, rng: Random) -> Action | None:
        if not legal:
            return None
        sight = Sight(view, self.edition)
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.do, []).append(action)
        if "demand_rent" in by_kind:
            return by_kind["demand_rent"][0]
        if not sight.is_required:
            return None
        for habit in self._habits():
            chosen = habit(sight, by_kind, rng)
            if chosen is not None:
                return chosen
        # An edition with kinds of its own: take the first thing that is no trade.
        return next((action for action in legal if action.do not in ("offer", "counter")), legal[0])

    def _habits(self) -> tuple[Callable[[Sight, dict[str, list[Action]], Random], Action | None], ...]:
        """What it thinks of, in this order."""
        return (
            self._answer_offer,
            self._bid,
            self._raise_money,
            self._settle_small_choices,
            self._buy,
            self._build,
            self._redeem,
            self._offer,
            self._go_on,
        )

    def _answer_offer(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        if "reject" not in by_kind:
            return None
        offer = sight.view["offer"]
        gain = sight.face_value(offer.get("give", {})) - sight.face_value(offer.get("take", {}))
        if gain >= 0 and "accept" in by_kind:
            return by_kind["accept"][0]
        return by_kind["reject"][0]

    def _bid(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        if "bid" not in by_kind:
            return by_kind["pass"][0] if "pass" in by_kind else None
        limit = min(self._worth_of_lot(sight.view["auction"]["lot"], sight), sight.cash(sight.seat))
        least = min(action["amount"] for action in by_kind["bid"])
        if least > limit:
            return by_kind["pass"][0]
        step = self.edition.file.currency.step
        jump = int(sight.view["auction"].get("high", 0)) + limit // BID_STEPS
        amount = max(least, min(limit, jump) // step * step)
        return Action({"do": "bid", "amount": amount}, f"bid {amount}")

    def _worth_of_lot(self, lot: str, sight: Sight) -> int:
        """The printed price; a building is worth what the dearest street asks for it, a jail card one fine."""
        if lot in self.edition.deed_ids:
            return sight.price(lot)
        if lot in ("house", "hotel"):
            own = [self.edition.file.squares[deed] for deed in sight.deeds_of(sight.seat)]
            return max((int(getattr(square, f"{lot}_price") or 0) for square in own), default=0)
        return int(self.edition.file.money.jail_fine)

    def _raise_money(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        """In debt: mortgage the cheapest first, then sell buildings, then give up."""
        if sight.phase != "debt":
            return None
        if "mortgage" in by_kind:
            return min(by_kind["mortgage"], key=lambda action: sight.mortgage_value(action["deed"]))
        for kind in ("sell_building", "sell_group", "bankrupt"):
            if kind in by_kind:
                return by_kind[kind][0]
        return None

    def _settle_small_choices(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        if "use_jail_card" in by_kind:
            return by_kind["use_jail_card"][0]
        if "pay_fine" in by_kind:
            return by_kind["pay_fine"][0]
        if "pay_tax" in by_kind:
            return self._tax(sight, by_kind["pay_tax"])
        if "choose" in by_kind:
            return rng.choice(by_kind["choose"])
        if "take_over" in by_kind:
            return next(
                (action for action in by_kind["take_over"] if not action.get("redeem")), by_kind["take_over"][0]
            )
        if "declare" in by_kind:
            return max(by_kind["declare"], key=lambda action: int(action["count"]))
        if "place" in by_kind:
            return by_kind["place"][0]
        return None

    def _tax(self, sight: Sight, options: list[Action]) -> Action:
        """A glance at the own heap: the share if that looks like less than the flat amount."""
        square = self.edition.file.squares[sight.square(sight.seat)]
        wealth = sight.face_value({"cash": sight.cash(sight.seat), "deeds": sight.deeds_of(sight.seat)})
        wanted = "percent" if wealth * (square.percent or 100) < 100 * (square.amount or 0) else "flat"
        return next((action for action in options if action["choice"] == wanted), options[0])

    def _buy(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        if "buy" in by_kind:
            return by_kind["buy"][0]
        return by_kind["decline"][0] if "decline" in by_kind else None

    def _build(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        affordable = [
            action
            for action in by_kind.get("build", ())
            if sight.cash(sight.seat) - self._building_price(action["deed"], sight) >= self._reserve
        ]
        return min(affordable, key=lambda action: self._building_price(action["deed"], sight), default=None)

    def _building_price(self, deed: str, sight: Sight) -> int:
        square = self.edition.file.squares[deed]
        return max(int(square.house_price or 0), int(square.hotel_price or 0))

    def _redeem(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        for action in by_kind.get("redeem", ()):
            cost = sight.mortgage_value(action["deed"])
            cost += cost * self.edition.file.switches.interest_percent // 100 + 1
            if sight.cash(sight.seat) - cost >= self._comfort:
                return action
        return None

    def _offer(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        """Once a turn at most, after the dice: a deed that completes a group, for its face value."""
        if sight.phase != "turn_end" or "offer" not in by_kind or sight.players[sight.seat].get("offers"):
            return None
        if rng.random() >= OFFER_CHANCE:
            return None
        for deed in self._completing_deeds(sight):
            for fields in self._proposals(deed, sight, by_kind["offer"]):
                key = repr(sorted(fields.items(), key=str))
                if key not in self._offered:
                    self._offered.add(key)
                    return Action(fields)
        return None

    def _completing_deeds(self, sight: Sight) -> list[str]:
        """Deeds of others that are all a group still lacks, and that may change hands."""
        found = []
        for deed in self.edition.deed_ids:
            owner = sight.owner(deed)
            if owner is None or owner == sight.seat:
                continue
            rest = [other for other in sight.group(deed) if other != deed]
            if all(sight.owner(other) == sight.seat for other in rest) and self._is_free(deed, sight):
                found.append(deed)
        return found

    def _is_free(self, deed: str, sight: Sight) -> bool:
        return not sight.is_mortgaged(deed) and not any(sight.has_building(other) for other in sight.group(deed))

    def _proposals(self, deed: str, sight: Sight, legal_offers: list[Action]) -> list[Mapping[str, Any]]:
        """A swap for a lone deed of about the same price if there is one, and a purchase."""
        owner = sight.owner(deed)
        proposals: list[Mapping[str, Any]] = []
        for own in sight.deeds_of(sight.seat):
            mates = [other for other in sight.group(own) if sight.owner(other) == sight.seat]
            difference = sight.price(deed) - sight.price(own)
            can_pay = difference <= sight.cash(sight.seat) - self._reserve
            if (
                len(mates) == 1
                and own not in sight.group(deed)
                and self._is_free(own, sight)
                and difference >= 0
                and can_pay
            ):
                give = {"cash": difference, "deeds": [own], "jail_cards": 0}
                take = {"cash": 0, "deeds": [deed], "jail_cards": 0}
                proposals.append({"do": "offer", "to": owner, "give": give, "take": take})
        for action in legal_offers:
            is_purchase = action["take"]["deeds"] == [deed] and action["give"]["cash"] == sight.price(deed)
            if is_purchase and sight.price(deed) <= sight.cash(sight.seat) - self._reserve:
                proposals.append(dict(action))
        return proposals

    def _go_on(self, sight: Sight, by_kind: dict[str, list[Action]], rng: Random) -> Action | None:
        for kind in ("roll", "end_turn", "ready", "pass"):
            if kind in by_kind:
                return by_kind[kind][0]
        return None
