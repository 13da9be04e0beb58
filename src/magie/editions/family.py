"""A family of games as far as its data goes: reading and checking edition files, and making editions of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

from magie.editions.schema import SwitchKind

if TYPE_CHECKING:
    from magie.editions.board.edition import Edition
    from magie.editions.board.skins import Skin
    from magie.editions.board.start_money import DearDeal

File = TypeVar("File")
Special = Literal["houses", "third-die", "bank-card", "star", "cards"]


class OfferedSwitch(NamedTuple):
    """A variant, loan or house rule that an edition may be played with."""

    name: str
    kind: SwitchKind
    clause: str | None
    excludes: list[str]
    needs: list[str]
    sets: dict[str, int | bool | str]


class Cover(NamedTuple):
    """What a small picture of an edition shows.

    `ring`: for each square the printed colour of its street, or nothing; empty for a game without a board. `special`:
    what stands out about it.
    """

    ring: list[str]
    special: Special


class Family(ABC, Generic[File]):
    """What differs between the families in their files and editions.

    What differs in running matches, in bots and at tables stands on those floors, each time under the same `name`.
    """

    name: str  # what `family` says in an edition file
    file_type: type[File]

    def own(self, file: object) -> File | None:
        """The file, if it is one of this family."""
        return file if isinstance(file, self.file_type) else None

    @abstractmethod
    def read_folder(self, folder: Path) -> dict[str, Any]:
        """What stands beside `edition.toml` in the folder of an edition."""

    @abstractmethod
    def check(self, file: File) -> None:
        """What the types alone cannot say: the parts must fit together. BrokenEdition says what does not."""

    @abstractmethod
    def check_variants(self, file: File, variants: tuple[str, ...]) -> None:
        """Refuse variants that do not exist here or do not go together; IllegalSetup says why."""

    @abstractmethod
    def make_edition(
        self, file: File, variants: tuple[str, ...], deck: str | None, options: dict[str, Any] | None
    ) -> Edition: ...

    @abstractmethod
    def offered_switches(self, file: File) -> list[OfferedSwitch]: ...

    @abstractmethod
    def decks(self, file: File) -> list[str]:
        """The decks to choose from; none where there is nothing to choose."""

    @abstractmethod
    def cover(self, file: File) -> Cover: ...

    @abstractmethod
    def fits(self, skin: Skin, file: File) -> bool:
        """Whether the edition has what the skin gives other names to."""

    @abstractmethod
    def dear_variants(self, file: File) -> dict[str, DearDeal]:
        """Variants it cannot be played with for want of start money."""
