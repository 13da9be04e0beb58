"""What can be counted in a game on tape: money over time, rounds, dice, squares."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from magie.server.replay.recording import Recording
from magie.server.schema.replays import FaceCount, ReplayPoint, RoundScore, SquareCount, SumCount
from magie.text.match import Event

BOARD = "board"
WHITE_DICE = 2
# What ends the piece of a game that a line of the table of figures stands for.
ENDS_PIECE = {BOARD: ("turn_ended", "game_over"), "deal": ("round_ended", "round_void", "game_over")}


def events_of(recording: Recording) -> Iterator[tuple[int, list[Event]]]:
    """Every step with all its events."""
    for step, moment in enumerate(recording.moments):
        yield step, [event for each in moment.steps() for event in each.events]


def points(recording: Recording) -> list[ReplayPoint]:
    """Money of everybody at the start, after every turn or round, and at the end."""
    ends = ENDS_PIECE[recording.edition.file.family]
    steps = [step for step, events in events_of(recording) if any(event["event"] in ends for event in events)]
    return [_point(recording, step) for step in sorted({0, *steps, recording.last})]


def _point(recording: Recording, step: int) -> ReplayPoint:
    game = recording.game_at(step)
    moment = recording.moments[step]
    return ReplayPoint(
        step=step, turn=moment.turn, round=moment.round, cash=game.match.money(), worth=game.match.wealth()
    )


def rounds(recording: Recording) -> list[RoundScore]:
    """The rounds of the card game, and what they brought."""
    found: list[RoundScore] = []
    scores = [0] * len(recording.seats)
    for step, events in events_of(recording):
        for event in events:
            match event["event"]:
                case "scored":
                    scores[event["seat"]] = event["amount"]
                case "round_ended" | "round_void":
                    totals = recording.game_at(step).match.money()
                    is_void = event["event"] == "round_void"
                    found.append(
                        RoundScore(round=event["round"], step=step, scores=scores, totals=totals, is_void=is_void)
                    )
                    scores = [0] * len(recording.seats)
    return found


class Dice:
    """What was rolled, by seat: each face of each die, and the sum of the two ordinary ones."""

    def __init__(self, recording: Recording) -> None:
        seats = len(recording.seats)
        faces: dict[int | str, list[int]] = defaultdict(lambda: [0] * seats)
        sums: dict[int, list[int]] = defaultdict(lambda: [0] * seats)
        for seat, dice in _rolls(recording):
            for face in dice:
                faces[face][seat] += 1
            if len(dice) >= WHITE_DICE:
                sums[sum(dice[:WHITE_DICE])][seat] += 1
        self.faces = [FaceCount(face=face, counts=faces[face]) for face in sorted(faces, key=_numbers_first)]
        self.sums = [SumCount(sum=total, counts=sums[total]) for total in sorted(sums)]


def _rolls(recording: Recording) -> Iterator[tuple[int, Sequence[Any]]]:
    for _, events in events_of(recording):
        for event in events:
            if event["event"] == "rolled":
                yield event["seat"], event["dice"]


def _numbers_first(face: int | str) -> tuple[bool, str]:
    return isinstance(face, str), str(face)


def landings(recording: Recording) -> list[SquareCount]:
    """How often everybody came to stand on each square, in the order of the board; nothing where there is none."""
    counts = {square: [0] * len(recording.seats) for square in recording.edition.square_ids}
    for _, events in events_of(recording):
        for event in events:
            if event["event"] == "landed":
                counts[event["square"]][event["seat"]] += 1
    return [SquareCount(square=square, counts=by_seat) for square, by_seat in counts.items()]
