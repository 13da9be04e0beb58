"""What a policy works with besides the game: what it reads, and working memory for one decision.

`insight` and `traits` are written by whoever starts a bot; everything else is written anew in each decision.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.board.codes import ALL_SEATS, ALL_SQUARES, NO_DEED, Status
from magie.board.layout import GameState, RefusalRow
from magie.board.rules.rent import rent_due
from magie.board.tables import Edition
from magie.bots.board.insight import USUAL_PIPS, Insight
from magie.bots.board.random_policy import RandomWorkspace
from magie.bots.board.traits import Traits
from magie.machine import compiled

MAX_PARCELS = 40
NO_GROUP = -1  # of the empty parcel


class Parcel:
    """Deeds of one group that could change hands together."""

    group: int
    deeds: int  # bits
    loss: int  # what its owner would lose with it
    gain: int  # what the other would gain
    face: int  # printed value, mortgages taken off
    completes: int  # 1: the other would own the group whole


class Workspace:
    insight: Insight  # of the edition
    traits: Traits  # of the bot that decides
    why: RefusalRow  # of the last refused question to the rules
    own: Annotated[IntRow, ALL_SEATS]  # deeds of each seat, bits
    mortgaged: int  # bits
    built: int  # bits of deeds with buildings
    living: int  # players still in the game
    dues: Annotated[IntRow, ALL_SQUARES]  # what landing there would cost the seat
    mine: Annotated[list[Parcel], 1 + MAX_PARCELS]  # the first one is empty
    theirs: Annotated[list[Parcel], 1 + MAX_PARCELS]  # the same
    random: RandomWorkspace


@compiled
def survey(game: GameState, edition: Edition, workspace: Workspace) -> None:
    """Who owns what, seen once for a whole decision."""
    workspace.living = 0
    for seat in range(game.table.seats):
        workspace.own[seat] = 0
        if game.players[seat].status == Status.PLAYING:
            workspace.living += 1
    mortgaged = 0
    built = 0
    for deed in range(edition.deeds):
        row = game.deeds[deed]
        if row.owner >= 0:
            workspace.own[row.owner] |= 1 << deed
            mortgaged |= row.mortgaged << deed
            if row.level > 0:
                built |= 1 << deed
    workspace.mortgaged = mortgaged
    workspace.built = built


@compiled
def completes(edition: Edition, workspace: Workspace, seat: int, deed: int) -> bool:
    """Would this deed be the last one the seat misses of its group?"""
    return (edition.group_deeds[edition.deed_group[deed]] & ~(workspace.own[seat] | (1 << deed))) == 0


@compiled
def completes_for_another(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> bool:
    """Is there another player whose group this deed would complete?"""
    for other in range(game.table.seats):
        if (
            other != seat
            and game.players[other].status == Status.PLAYING
            and completes(edition, workspace, other, deed)
        ):
            return True
    return False


@compiled
def is_lone(edition: Edition, workspace: Workspace, seat: int, deed: int) -> bool:
    """Is it the only one of its group the seat owns?"""
    return (workspace.own[seat] & edition.group_deeds[edition.deed_group[deed]]) == (1 << deed)


@compiled
def group_is_built(edition: Edition, workspace: Workspace, group: int) -> bool:
    return (workspace.built & edition.group_deeds[group]) != 0


@compiled
def reckon_dues(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> int:
    """Write down what every square would cost the seat; the largest of it."""
    largest = 0
    for square in range(edition.squares):
        due = edition.tax[square]
        deed = edition.square_deed[square]
        if deed != NO_DEED:
            due = 0
            if game.deeds[deed].owner >= 0 and game.deeds[deed].owner != seat:
                due = rent_due(game, edition, deed, USUAL_PIPS)
        workspace.dues[square] = due
        largest = max(largest, due)
    return largest
