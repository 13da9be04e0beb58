"""From what a bot weighed to the reason it states: the term that decided, in the order the policy looks at them."""

from __future__ import annotations

from typing import Any

from magie._records import Batch, new_records
from magie.board.layout import GameState
from magie.bots.base import PURCHASES
from magie.bots.board.prepare import workspace_for
from magie.bots.board.rows import Row
from magie.bots.board.traits import Answering, Asking, Buying, Style
from magie.bots.board.weighing import PurchaseWeights, Weights, weigh_answer, weigh_offer, weigh_purchase
from magie.editions import Edition
from magie.text.actions import Action
from magie.text.board.action_rows import to_row
from magie.text.reasons import Code, Reason

OFFERS = ("offer", "counter")
ANSWERS = ("accept", "reject")


class Reasons:
    """What one bot says about its trades and purchases."""

    def __init__(self, edition: Edition, row: Row) -> None:
        self.edition = edition
        self.row = row
        self._workspaces = workspace_for(edition, row)
        self._weights = new_records(Weights)
        self._purchases = new_records(PurchaseWeights)

    def of(self, games: Batch[GameState], seat: int, action: Action, imagined_games: int) -> Reason | None:
        """Why the seat does this now; None if there is nothing to say, or this bot would not do it of its own accord.

        `imagined_games`: it was decided by so many samples of the future instead of by the terms. The game's
        record is changed.
        """
        if action.do in OFFERS:
            return self._of_offer(games, seat, action)
        if action.do in ANSWERS:
            return self._of_answer(games, seat, action.do == "accept", imagined_games)
        if action.do in PURCHASES:
            return self._of_purchase(games, seat, action.do == "buy", imagined_games)
        return None

    def _of_offer(self, games: Batch[GameState], seat: int, action: Action) -> Reason | None:
        if self.row["style"] == Style.RANDOM:
            return Reason("whim", {"other": action["to"] if action.do == "offer" else int(games[0].offer.maker)})
        rows = to_row(action, seat, self.edition, games)
        if action.do == "counter":
            rows[0].other = games[0].offer.maker
        weights = self._weights
        weigh_offer(games, self.edition.tables, self._workspaces, seat, rows, weights)
        return self._offered(weights[0])

    def _offered(self, found: Weights) -> Reason | None:
        asking = self.row["asking"]
        if asking >= Asking.PRICE:
            return None  # an exploiter
        mine, yours = self._groups(found.made_mine), self._groups(found.made_theirs)
        cash = _cash(found.cash)
        if mine and yours:
            is_level = asking in (Asking.PAIRS, Asking.FACE_SWAPS) and abs(found.face) < self.edition.tables[0].step
            code: Code = "offer_level" if is_level else "offer_complete_both"
            return self._reason(found, code, groups=mine, your_groups=yours, **cash)
        if mine:
            return self._reason(found, "offer_complete", groups=mine, **cash)
        if yours:
            return self._reason(found, "offer_complete_yours", your_groups=yours, **cash)
        if asking == Asking.WORTH and found.mine > 0 and found.theirs > 0:
            return self._reason(found, "offer_gain", amount=about(found.mine), your_amount=about(found.theirs))
        if asking == Asking.STATIONS and found.cash < 0:
            groups = self._groups_of_deeds(found.gets)
            return self._reason(found, "offer_stations", groups=groups, count=int(found.owned), amount=-int(found.cash))
        if found.wanted:
            return self._reason(found, "offer_wanted", groups=self._groups_of_deeds(found.wanted), **cash)
        return None

    def _of_answer(self, games: Batch[GameState], seat: int, is_accepted: bool, imagined_games: int) -> Reason | None:
        if self.row["style"] == Style.RANDOM:
            return Reason("whim", {"other": int(games[0].offer.maker)})
        weights = self._weights
        weigh_answer(games, self.edition.tables, self._workspaces, seat, weights)
        found = weights[0]
        if imagined_games > 0:
            if is_accepted:
                mine = self._groups(found.made_mine)
                return self._reason(found, "accept_imagined", games=imagined_games, groups=mine)
            yours = self._groups(found.made_theirs)
            return self._reason(found, "refuse_imagined", games=imagined_games, your_groups=yours)
        if is_accepted != bool(found.likes):
            return None
        if is_accepted:
            return self._accepted(found)
        code, arguments = self._refused(found)
        return self._reason(found, code, **arguments)

    def _accepted(self, found: Weights) -> Reason:
        answering = self.row["answering"]
        mine, yours = self._groups(found.made_mine), self._groups(found.made_theirs)
        if answering == Answering.FACE:
            return self._reason(found, "accept_face", amount=int(found.face))
        if answering == Answering.PURCHASES and found.net >= 0:
            return self._reason(found, "accept_gift")
        is_published = answering in (Answering.CASH_LEFT, Answering.FAIR)
        if mine and (not is_published or _count(found.made_mine) > _count(found.broken_mine)):
            if yours:
                return self._reason(found, "accept_complete_both", groups=mine, your_groups=yours)
            return self._reason(found, "accept_complete", groups=mine)
        if answering == Answering.WORTH:
            if yours:
                return self._reason(found, "accept_price", your_groups=yours, amount=about(found.mine), by="worth")
            return self._reason(found, "accept_gain", amount=about(found.mine))
        if answering == Answering.PURCHASES:
            return self._reason(found, "accept_cheap", amount=-int(found.cash))
        if answering == Answering.FAIR and yours:
            return self._reason(found, "accept_price", your_groups=yours, amount=int(found.face), by="face")
        cards = found.net - found.cash
        if answering == Answering.CASH_LEFT and found.cash_after + cards >= self.edition.tables[0].salary[0]:
            return self._reason(found, "accept_cash_left", amount=int(found.cash_after))
        return self._reason(found, "accept_face", amount=int(found.face))

    def _refused(self, found: Weights) -> tuple[Code, dict[str, Any]]:
        answering = self.row["answering"]
        wish = _wish(found)
        mine, yours = self._groups(found.broken_mine), self._groups(found.made_theirs)
        left = max(0, int(found.cash_after))
        if answering == Answering.NEVER:
            return "refuse_never", {}
        if answering == Answering.FACE:
            return "refuse_face", {"amount": -int(found.face), **wish}
        if answering == Answering.WORTH:
            if found.mine < found.margin and mine:
                return "refuse_break", {"groups": mine, **wish}
            if yours:
                return "refuse_complete_yours", {"your_groups": yours, **wish}
            if found.mine < 0:
                return "refuse_worth", wish
            return ("refuse_little" if found.mine < max(1, found.margin) else "refuse_share"), wish
        if answering == Answering.PURCHASES:
            if found.gives != 0:
                return "refuse_selling", {}
            if _count(found.gets) != 1:
                return "refuse_several", wish
            return ("refuse_cash", {"amount": left, **wish}) if found.likes_if_rich else ("refuse_dear", wish)
        if found.gets == 0 and found.net <= 0 and found.gives != 0:
            return "refuse_gift", wish
        if found.mortgaged != 0:
            return "refuse_mortgaged", {}
        if _count(found.broken_mine) > _count(found.made_mine):
            return "refuse_break", {"groups": mine, **wish}
        if found.likes_if_rich:
            return "refuse_cash", {"amount": left, **wish}
        if yours:
            return "refuse_complete_yours", {"your_groups": yours, **wish}
        if found.face < 0:
            return "refuse_face", {"amount": -int(found.face), **wish}
        return "refuse_premium", wish

    def _of_purchase(self, games: Batch[GameState], seat: int, is_bought: bool, imagined_games: int) -> Reason | None:
        if self.row["style"] == Style.RANDOM:
            return Reason("buy_whim")
        if imagined_games > 0:
            return Reason("buy_imagined" if is_bought else "decline_imagined", {"games": imagined_games})
        weigh_purchase(games, self.edition.tables, self._workspaces, seat, self._purchases)
        found = self._purchases[0]
        if is_bought != (found.wants == 1 and found.left >= 0):
            return None
        return self._bought(found) if is_bought else self._left_alone(found)

    def _bought(self, found: PurchaseWeights) -> Reason:
        """The first term that said yes."""
        groups = self._groups_of_deeds(1 << int(found.deed))
        if found.is_wanted:
            return Reason("buy_wanted", {"groups": groups})
        if found.completes and self.row["buys_to_complete"] == 1:
            return Reason("buy_complete", {"groups": groups})
        if self.row["buying"] == Buying.SHARE_OF_CASH:
            return Reason("buy_share")
        if found.left >= found.reserve:
            return Reason("buy_left", {"amount": int(found.left)})
        return Reason("buy_worth", {"amount": about(found.worth)})

    def _left_alone(self, found: PurchaseWeights) -> Reason:
        """The term that said no."""
        if found.is_refused:
            return Reason("decline_utility", {"groups": self._groups_of_deeds(1 << int(found.deed))})
        if found.left < 0:
            return Reason("decline_poor")
        if found.race_is_won:
            return Reason("decline_race")
        if self.row["buying"] == Buying.SHARE_OF_CASH:
            return Reason("decline_share")
        if self.row["buying"] == Buying.NEVER:
            return Reason("decline_never")
        return Reason("decline_left", {"amount": int(found.left)})

    def _reason(self, found: Weights, code: Code, **arguments: Any) -> Reason:
        return Reason(code, {"other": int(found.other), **arguments})

    def _groups(self, bits: int) -> list[str]:
        return [group for number, group in enumerate(self.edition.group_ids) if int(bits) >> number & 1]

    def _groups_of_deeds(self, deeds: int) -> list[str]:
        tables = self.edition.tables[0]
        bits = 0
        for deed in range(int(tables.deeds)):
            if int(deeds) >> deed & 1:
                bits |= 1 << int(tables.deed_group[deed])
        return self._groups(bits)


def _count(bits: int) -> int:
    return int(bits).bit_count()


def _cash(comes_in: int) -> dict[str, Any]:
    """What the maker of an offer does about money."""
    amount = int(comes_in)
    return {"cash": "asks" if amount > 0 else "pays" if amount < 0 else "even", "amount": abs(amount)}


def _wish(found: Weights) -> dict[str, Any]:
    """At which price it would be another matter."""
    if not found.has_least:
        return {"wish": "none", "sum": 0}
    least = int(found.least)
    return {"wish": "ask" if least > 0 else "pay" if least < 0 else "free", "sum": abs(least)}


def about(amount: int) -> int:
    """A reckoned amount as one would say it: two digits and zeros."""
    unit: int = 10 ** max(0, len(str(abs(int(amount)))) - 2)
    return round(int(amount) / unit) * unit
