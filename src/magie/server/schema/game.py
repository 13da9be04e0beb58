"""The game as one viewer sees it, and how it ended."""

from __future__ import annotations

from typing import Any

from magie.server.schema.values import Action, Answer, View


class Outcome(Answer):
    ending: str
    winners: list[int]
    ranking: list[int]


class SeatChoices(Answer):
    """What a seat may do now, ready to send as `do`. Offers are free bundles: `offer_to` says to whom they may go."""

    seat: int
    actions: list[Action]
    offer_to: list[int] = []


class GameState(Answer):
    """The game as one viewer sees it. `legal` is about those of the device's seats whose secrets may be shown."""

    phase: str
    to_act: int | None
    required: list[int]
    view: View
    legal: list[SeatChoices]
    outcome: Outcome | None = None


class TradeReason(Answer):
    """Why a bot trades or buys, or does not; its sentence is `reason-...` in locales/*/reasons.ftl."""

    code: str
    arguments: dict[str, Any]
