"""What the seats of a table add to chance: committed to, sealed, revealed. `fairness` says what that is good for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from magie.server.log.fairness import FIRST_SCHEME, commitment_to_contribution
from magie.server.log.seats import SeatState

REVEAL_TIME = 5_000  # milliseconds a sealed table waits for the devices to reveal


@dataclass(frozen=True)
class Shares:
    """By seat, of people only: the commitments, and the contributions that were revealed.

    `sealed_at`: when the commitments became final; None while people still sit down and get up.
    """

    commitments: dict[int, str] = field(default_factory=dict)
    contributions: dict[int, str] = field(default_factory=dict)
    sealed_at: int | None = None

    @property
    def is_complete(self) -> bool:
        return self.contributions.keys() >= self.commitments.keys()

    def matching(self, contributions: Iterable[str]) -> dict[int, str]:
        """Which of these belong to seats whose contribution is not known yet.

        Nobody but the device that committed to a contribution can know it, so it needs no other right.
        """
        by_commitment = {commitment_to_contribution(each): each for each in contributions}
        return {
            seat: by_commitment[commitment]
            for seat, commitment in self.commitments.items()
            if commitment in by_commitment and seat not in self.contributions
        }

    def with_revealed(self, contributions: dict[int, str]) -> Shares:
        return Shares(self.commitments, {**self.contributions, **contributions}, self.sealed_at)

    def for_chance(self) -> dict[int, str]:
        """What chance is made of; the contribution of a seat that did not reveal it is empty."""
        return {**dict.fromkeys(self.commitments, ""), **self.contributions}


def shares_of(seats: Iterable[SeatState], scheme: str) -> Shares:
    """The shares of those who sit here now.

    In a room of the first scheme nothing is revealed: what a device commits to is taken for its contribution.
    """
    if scheme == FIRST_SCHEME:
        sent = {seat: state.contribution or state.commitment for seat, state in enumerate(seats)}
        return Shares(contributions={seat: value for seat, value in sent.items() if value})
    return Shares({seat: state.commitment for seat, state in enumerate(seats) if state.commitment})


def by_seat(shares: Mapping[int, str]) -> dict[str, str]:
    """As it is sent and written into a record: the keys of an object are text."""
    return {str(seat): value for seat, value in sorted(shares.items())}
