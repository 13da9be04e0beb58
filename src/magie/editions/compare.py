"""How the board editions differ, worked out from their files: money, switches, times of business, loans, house rules.

Nothing here is written down twice. A value is what the edition file says; the clause beside it is looked up among the
clauses of that rulebook, and where a book is silent there is none. The card game is another kind of game and has no
column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from magie.editions.board.family import BOARD
from magie.editions.board.schema import EditionFile
from magie.editions.board.switches import Verdict, common_switches, settings_of, verdict_on
from magie.editions.load import shipped_files
from magie.editions.schema import SwitchKind
from magie.editions.tables import point_name

# A line of the comparison: where the value stands in an edition file, under which topic it is told, and the clauses
# it may rest on. The first of them that a rulebook has, by its id or through its citations, is the one named there.
LINES: dict[str, tuple[str, tuple[str, ...]]] = {
    "seats.max": ("setup", ("setup.players", "setup.components-tokens")),
    "squares": ("setup", ()),
    "money.start": ("setup", ("setup.start-cash",)),
    "currency.step": ("setup", ()),
    "money.win_cash": ("goal", ("goal.first-to-million", "goal.last-not-bankrupt", "goal.become-richest")),
    "switches.has_banker": ("bank", ("bank.no-banker", "bank.elect-banker")),
    "switches.banker_abstains_from": ("bank", ("bank.no-banker", "bank.banker-may-abstain")),
    "switches.opening_dice": ("turn", ("turn.first-player", "turn.first-player-one-die")),
    "switches.doubles_oblige": ("turn", ("turn.doubles-roll-again",)),
    "money.salary": ("go", ("go.salary-by-star", "go.salary-on-passing")),
    "money.upgrade_cost": ("token", ("token.upgrade-cost",)),
    "money.auction_minimum": ("auction", ("auction.start-1k", "auction.minimum-one", "auction.any-opening-bid")),
    "switches.unsold_goes_to_lander": ("auction", ("turn.not-over-until-property-sold", "auction.nobody-bids")),
    "switches.rent_on_demand": ("rent", ("rent.forfeited-if-not-demanded", "rent.pay-owner")),
    "switches.double_rent": (
        "rent",
        (
            "rent.base-doubled-full-unmortgaged-group",
            "rent.doubled-full-group-unbuilt",
            "rent.doubled-despite-mortgaged-sibling",
        ),
    ),
    "switches.utility_new_roll": ("rent", ("rent.utility-new-roll-times-four", "rent.media-uses-move-roll")),
    "money.jail_fine": ("jail", ("jail.fine-before-rolling",)),
    "switches.jail_exit_attempts": ("jail", ("jail.pay-fine", "jail.escape-fine", "jail.voluntary-exit-window")),
    "switches.jail_stay": ("jail", ("jail.stay-three-rounds-and-roll",)),
    "switches.fine_ends_turn": ("jail", ("jail.pay-then-normal-turn", "jail.fine-before-rolling")),
    "switches.third_failure_moves": (
        "jail",
        ("jail.three-turns-to-visiting", "jail.after-three-rounds", "jail.third-failed-roll-moves"),
    ),
    "switches.hotel_costs_a_house": ("build", ("build.hotel-price",)),
    "switches.mortgage_blocks": ("build", ("build.not-on-mortgaged-street",)),
    "windows.build.others": ("build", ("build.when", "build.any-time-before-next-roll")),
    "switches.shortage_minimum": ("shortage", ("shortage.minimum-bid", "shortage.auction-one-by-one")),
    "switches.resale_unit": ("sell", ()),
    "windows.sell.on_turn": ("sell", ("debt.options-only-when-bankrupt", "sell.when", "sell.only-to-bank-any-time")),
    "windows.sell.others": ("sell", ("debt.options-only-when-bankrupt", "sell.when", "sell.only-to-bank-any-time")),
    "switches.trade_clears": ("trade", ("trade.group-must-be-unbuilt",)),
    "windows.offer.on_turn": ("trade", ("trade.any-time",)),
    "windows.offer.others": ("trade", ("trade.any-time",)),
    "switches.mortgage_clears": ("mortgage", ("mortgage.sell-buildings-first",)),
    "windows.mortgage.on_turn": ("mortgage", ("debt.options-only-when-bankrupt", "mortgage.when-short-of-money")),
    "windows.mortgage.others": ("mortgage", ("debt.options-only-when-bankrupt", "mortgage.when-short-of-money")),
    "switches.interest_unit": (
        "mortgage",
        (
            "mortgage.interest-rounded-to-10k",
            "mortgage.redeem-plus-ten-percent",
            "mortgage.interest-ten-percent-of-mortgage",
        ),
    ),
    "switches.transfer_interest": ("mortgage", ("mortgage.transfer-interest-due-even-if-kept",)),
    "switches.settle_with_property": ("debt", ("debt.transfer-property-to-creditor",)),
    "switches.bankrupt_mortgages_all": (
        "bankruptcy",
        (
            "bankruptcy.player-gets-mortgaged-deeds",
            "bankruptcy.player-gets-deeds",
            "bankruptcy.everything-to-creditor",
        ),
    ),
    "switches.estate_sells_jail_cards": (
        "bankruptcy",
        (
            "bankruptcy.jail-cards-under-piles",
            "bankruptcy.bank-jail-cards",
            "bankruptcy.bank-auctions-everything",
        ),
    ),
}
EDITION_ORDER = ("classic", "tempo", "millionaire", "banking")


@dataclass(frozen=True)
class Cell:
    """What one edition says on a line."""

    value: Any
    clause: str | None


@dataclass(frozen=True)
class Line:
    name: str  # where the value stands in an edition file: `switches.jail_stay`
    topic: str
    cells: dict[str, Cell]  # by edition


@dataclass(frozen=True)
class SwitchLine:
    """A loan, a house rule or an own variant, and what each edition makes of it."""

    name: str
    kind: SwitchKind
    verdicts: dict[str, tuple[Verdict, str | None]]  # by edition: the verdict and the clause it rests on
    settings: dict[str, dict[str, int | bool | str]]  # by edition that can be played with it: what it sets


@cache
def board_editions() -> dict[str, EditionFile]:
    """The shipped board editions, the known ones in their usual order."""
    files = shipped_files(BOARD)
    ordered = dict.fromkeys((*EDITION_ORDER, *files))
    return {name: files[name] for name in ordered if name in files}


def value_of(file: EditionFile, name: str) -> Any:
    """The value of a line in an edition file; of the squares, how many there are."""
    if name == "squares":
        return len(file.squares)
    value: Any = file
    for part in name.split("."):
        value = getattr(value, part)
    return msgspec.to_builtins(value)


def clause_for(file: EditionFile, candidates: Sequence[str]) -> str | None:
    """The first of these clauses that the rulebook has, under its own name if that is another one."""
    known = {clause.id for clause in file.clause}
    for candidate in candidates:
        found = file.citations.get(point_name(candidate), candidate)
        if found in known:
            return found
    return None


def differences(topic: str | None = None) -> list[Line]:
    """The lines on which the board editions do not all agree, of one topic or of all."""
    lines = []
    for name, (where, candidates) in LINES.items():
        cells = {
            edition: Cell(value_of(file, name), clause_for(file, candidates))
            for edition, file in board_editions().items()
        }
        first = next(iter(cells.values())).value
        if topic in (None, where) and any(cell.value != first for cell in cells.values()):
            lines.append(Line(name, where, cells))
    return lines


def topics() -> list[str]:
    """The topics on which the editions differ."""
    return list(dict.fromkeys(line.topic for line in differences()))


def switch_lines() -> list[SwitchLine]:
    """Every loan and house rule, then the variants that only one edition has, with each edition's verdict."""
    common = common_switches()
    lines = [_common_line(name, "loan") for name in common.loans]
    lines += [_common_line(name, "house_rule") for name in common.house_rules]
    for edition, file in board_editions().items():
        for name, variant in file.variants.items():
            if name not in common.loans and name not in common.house_rules:
                lines.append(
                    SwitchLine(name, "variant", {edition: ("own", variant.clause)}, {edition: dict(variant.switches)})
                )
    return lines


def _common_line(name: str, kind: SwitchKind) -> SwitchLine:
    verdicts = {edition: verdict_on(file, name) for edition, file in board_editions().items()}
    settings = {
        edition: dict(settings_of(file, name))
        for edition, file in board_editions().items()
        if verdicts[edition][0] in ("own", "allowed")
    }
    return SwitchLine(name, kind, verdicts, settings)
