"""Working memory of a card player. Nothing in it outlives a decision."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import IntRow
from magie.bots.luck import Luck
from magie.deal.codes import ALL_DEEDS, ALL_KINDS, ALL_SETS
from magie.deal.layout import Workbench
from magie.machine import compiled

# One number for a decision: the parts do not overlap in a game of fewer than 2^40 actions.
SEAT_SHIFT = 40
MOST_SPARE = 8


class Workspace:
    luck: Luck  # of this decision
    work: Workbench
    spare: Annotated[IntRow, MOST_SPARE]  # cards of the hand to be given up, the one it is best without first
    spare_score: Annotated[IntRow, MOST_SPARE]
    spares: int
    hand: Annotated[IntRow, ALL_KINDS]  # the hand being weighed
    limit: int  # how many cards it may keep
    reach: Annotated[IntRow, ALL_KINDS]  # per mille: the chance to get one more of this card before the round is over
    gift: Annotated[IntRow, ALL_KINDS]  # euros: what others would gain by this card
    help: Annotated[IntRow, ALL_DEEDS]  # per mille: how far a deed helps others to its set from where it is
    deeds: Annotated[IntRow, (ALL_SETS, ALL_DEEDS)]  # which deeds a set has
    have: Annotated[IntRow, ALL_SETS]  # deeds of each set in the weighed hand
    whole: Annotated[IntRow, ALL_SETS]  # per mille: the chance that the set becomes whole
    joined: Annotated[IntRow, ALL_SETS]  # the same if a Chance card stands for its rarest missing deed


@compiled
def luck_key(seed: int, seat: int, ply: int) -> int:
    """The key of a bot's luck in one decision: the same whoever else plays, and however the game came here."""
    return mixed(mixed(seed, -2), (int(seat) << SEAT_SHIFT) | int(ply))
