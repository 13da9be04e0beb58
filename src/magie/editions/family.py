"""A family of games as far as its data goes: reading and checking edition files, and making editions of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from magie.editions.schema import SwitchKind

if TYPE_CHECKING:
    from magie.editions.board.edition import Edition
    from magie.editions.board.skins import Skin
    from magie.editions.board.start_money import DearDeal

File = TypeVar("File")


class OfferedSwitch(NamedTuple):
    """A variant, loan or house rule that an edition may be played with."""

    name: str
    kind: SwitchKind
    clause: str | None
    excludes: list[str]
    needs: list[str]
    sets: dict[str, int | bool | str]


@dataclass(frozen=True)
class Family(Generic[File]):
    """What differs between the families in their files and editions.

    What differs in running matches, in bots and at tables stands on those floors, each time under the same `name`.
    """

    name: str  # what `family` says in an edition file
    file_type: type[File]
    # What stands beside `edition.toml` in the folder of an edition.
    read_folder: Callable[[Path], dict[str, Any]]
    # What the types alone cannot say: the parts must fit together. BrokenEdition says what does not.
    check: Callable[[File], None]
    # Refuses variants that do not exist here or do not go together; IllegalSetup says why.
    check_variants: Callable[[File, tuple[str, ...]], None]
    make_edition: Callable[[File, tuple[str, ...], str | None, dict[str, Any] | None], Edition]
    offered_switches: Callable[[File], list[OfferedSwitch]]
    # The decks to choose from; none where there is nothing to choose.
    decks: Callable[[File], list[str]]
    # Whether the edition has what a skin gives other names to.
    fits: Callable[[Skin, File], bool]
    # Variants it cannot be played with for want of start money.
    dear_variants: Callable[[File], dict[str, DearDeal]]

    def own(self, file: object) -> File | None:
        """The file, if it is one of this family."""
        return file if isinstance(file, self.file_type) else None
