"""The log for people: one sentence for each event worth telling, dull bookkeeping folded away.

    for line in narrate(game.apply("roll"), edition, "nl", ["Anna", "Ben"]):
        print(line)

`python -m magie.text.narrate` tells a short made-up game in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magie.text.fluent import preferred_language

if TYPE_CHECKING:
    from magie.editions import Edition

Event = Mapping[str, Any]


def narrate(
    events: Sequence[Event],
    edition: Edition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> list[str]:
    """The events as sentences, in order; of either family of games."""
    from magie.text.families import family_of

    return family_of(edition).narrate(events, edition, language or preferred_language(), names)


def clauses_told(events: Sequence[Event], edition: Edition) -> list[list[str]]:
    """For each sentence `narrate` makes of these events, the clauses of everything it tells."""
    from magie.text.families import family_of

    is_silent = family_of(edition).is_silent
    told: list[list[str]] = []
    for index, event in enumerate(events):
        if not is_silent(events, index, edition):
            told.append([])
        if told and "clause" in event:
            found = [event["clause"], *event.get("also", ())]
            told[-1] += [clause for clause in dict.fromkeys(found) if clause not in told[-1]]
    return told


def _demonstrate() -> None:
    """Tell a few turns in every language."""
    from magie.editions import load_edition
    from magie.text.fluent import languages, message

    edition = load_edition("classic")
    first, second, third = edition.deed_ids[0], edition.deed_ids[1], edition.deed_ids[2]
    start = edition.square_ids[0]
    events: list[Event] = [
        {"event": "starts", "seat": 0, "pips": 6},
        {"event": "turn_started", "seat": 0, "own_turn": 1},
        {"event": "rolled", "seat": 0, "dice": [1, 2], "doubles": False},
        {"event": "moved", "seat": 0, "from": start, "to": second, "reason": "dice"},
        {"event": "landed", "seat": 0, "square": second, "action": "buy"},
        {"event": "bought", "seat": 0, "deed": second, "price": 1200},
        {"event": "paid", "from": 0, "to": "bank", "amount": 1200, "reason": "price"},
        {"event": "turn_ended", "seat": 0},
        {"event": "turn_started", "seat": 1, "own_turn": 1},
        {"event": "rent_demanded", "owner": 0, "debtor": 1, "deed": second, "amount": 80, "auto": False},
        {"event": "paid", "from": 1, "to": 0, "amount": 80, "reason": "rent"},
        {
            "event": "offered",
            "from": 1,
            "to": 0,
            "give": {"cash": 500, "deeds": [first], "jail_cards": 1},
            "take": {"cash": 0, "deeds": [third], "jail_cards": 0},
            "redeem": [],
        },
        {"event": "rejected", "from": 1, "to": 0},
        {"event": "card_drawn", "seat": 1, "deck": "chance", "card": edition.card_id(0, 0)},
        {"event": "jailed", "seat": 1, "reason": "doubles"},
        {"event": "game_over", "ending": "last_solvent", "winners": [0]},
    ]
    for language in languages():
        print(message(f"language-{language}", language))
        for line in narrate(events, edition, language, ["Anna", "Ben"]):
            print(f"  {line}")


if __name__ == "__main__":
    _demonstrate()
