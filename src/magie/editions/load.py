"""Finding an edition, reading its files, and handing out what everybody asks it: names, numbers, clauses."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from magie._records import Batch
from magie.board.clauses import Clause
from magie.board.tables import Edition as Tables
from magie.editions import facts
from magie.editions.deal_schema import DealFile
from magie.editions.deal_tabulate import check_deck
from magie.editions.schema import Card, EditionFile
from magie.editions.skins import Skin, check_skin, read_skin
from magie.editions.start_money import DearDeal, check_deal, check_own_deal, variants_too_dear
from magie.editions.switches import all_names, check_switches
from magie.editions.tabulate import GROUP_LIMIT, tabulate
from magie.errors import BrokenEdition, IllegalSetup

FOLDER = Path(__file__).parent
AnyEditionFile = EditionFile | DealFile


def edition_names() -> list[str]:
    """The editions that come with Magie and can be played."""
    return sorted(path.parent.name for path in FOLDER.glob("*/edition.toml"))


class Edition:
    """One edition with a choice of variants, deck and options: what a game is played by.

    Squares, deeds, groups and cards are known by fixed ids; indices are the engine's business.
    """

    def __init__(
        self,
        file: EditionFile,
        *,
        variants: tuple[str, ...] = (),
        deck: str | None = None,
        options: dict[str, Any] | None = None,
        skin: Skin | None = None,
    ) -> None:
        self.file = file
        self.skin = skin
        self.skin_hint: str | None = None  # name of a skin that a record was shown with and that is not at hand
        self.name = file.name
        self.source = file.name  # where to find it again: its name, or the path of the user's file
        self.variants = tuple(sorted(variants, key=all_names(file).index))
        self.deck_name = deck or file.deck
        self.options = dict(options or {})
        self.deck = file.decks[self.deck_name]
        self.tables: Batch[Tables] = tabulate(file, self.variants, self.deck, self.options)

    @property
    def base(self) -> str:
        """The edition whose rulebook this is: the one a user's file extends, else its own name."""
        return self.name if isinstance(self.file.extends, msgspec.UnsetType) else self.file.extends

    @property
    def house_rules(self) -> bool:
        """True when the table has added a rule that this edition's rulebook does not know."""
        return any(name not in self.file.variants for name in self.variants)

    @cached_property
    def square_ids(self) -> tuple[str, ...]:
        return tuple(self.file.squares)

    @cached_property
    def deed_ids(self) -> tuple[str, ...]:
        return tuple(name for name, square in self.file.squares.items() if square.price is not None)

    @cached_property
    def group_ids(self) -> tuple[str, ...]:
        return tuple(self.file.groups)

    @cached_property
    def clause_ids(self) -> tuple[str, ...]:
        """Clause numbers are positions in this list, from 1."""
        return tuple(clause.id for clause in self.file.clause)

    def clause_name(self, number: int) -> str:
        return self.clause_ids[number - 1]

    @cached_property
    def _repeated(self) -> dict[str, list[str]]:
        repeats: dict[str, list[str]] = {}
        for clause in self.file.clause:
            if clause.repeats is not None:
                repeats.setdefault(clause.repeats, []).append(clause.id)
        return repeats

    def cited(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """The clauses behind an event or a refusal, those that say the same again after the one they repeat."""
        clauses: list[str] = []
        for number in numbers:
            if number > 0:
                clause = self.clause_name(int(number))
                clauses += [clause, *self._repeated.get(clause, ())]
        return tuple(dict.fromkeys(clauses))

    def clause_at(self, point: Clause) -> str | None:
        """The clause of this rulebook that a point of the rules rests on, or None where it is silent."""
        number = int(self.tables[0].clause[point])
        return self.clause_name(number) if number else None

    @cached_property
    def pile_names(self) -> tuple[str, str]:
        return self.file.piles

    def cards(self, pile: int) -> list[Card]:
        return self.deck[self.pile_names[pile]]

    @cached_property
    def fortune_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.file.fortune)

    def card_id(self, pile: int, card: int) -> str:
        return self.cards(pile)[card].id

    def square_name(self, square: str) -> str:
        """The name that is shown: the skin's, or the one printed on the board."""
        shown = self.skin.squares if self.skin else {}
        return shown.get(square, self.file.squares[square].name)

    def group_name(self, group: str) -> str:
        shown = self.skin.groups if self.skin else {}
        return shown.get(group, self.file.groups[group].name)

    def group_colour(self, group: str) -> str:
        shown = self.skin.colours if self.skin else {}
        return shown.get(group, self.file.groups[group].colour)

    @property
    def currency_sign(self) -> str:
        return (self.skin.currency if self.skin else None) or self.file.currency.sign

    @cached_property
    def hash(self) -> str:
        """A short hash of everything that decides how this edition plays."""
        encoded = msgspec.json.encode(self.file, order="deterministic")
        choice = json.dumps([self.variants, self.deck_name, self.options], sort_keys=True).encode()
        return hashlib.sha256(encoded + choice).hexdigest()[:16]

    def fact(self, clause: str) -> Any:
        """The number or list of the edition that a clause is about (`setup.components-houses` -> 32)."""
        for entry in self.file.clause:
            if entry.id == clause and entry.fact is not None:
                return facts.FACTS[entry.fact](self.file)
        raise KeyError(f"{clause} is not about a fact of {self.name}")

    def __repr__(self) -> str:
        extras = "".join(f", {variant}" for variant in self.variants)
        return f"<Edition {self.name}{extras}{' (house rules)' if self.house_rules else ''}>"


def load_edition(
    name_or_path: str,
    *,
    variants: tuple[str, ...] = (),
    deck: str | None = None,
    options: dict[str, Any] | None = None,
    skin: str | None = None,
) -> Edition:
    """An edition by name (`"classic"`) or from a user's own TOML file (`"my-town.toml"`), perhaps with other names
    on it.
    """
    file = read_edition(name_or_path)
    check_choice(file, variants, deck)
    edition = make_edition(file, variants=variants, deck=deck, options=options)
    edition.source = name_or_path
    if skin is not None:
        edition.skin = fitting_skin(skin, file)
    return edition


def fitting_skin(name_or_path: str, file: AnyEditionFile) -> Skin:
    """A skin for this board; IllegalSetup if it names squares that the board does not have."""
    skin = read_skin(name_or_path)
    if not isinstance(file, EditionFile) or not set(skin.squares) <= set(file.squares):
        raise IllegalSetup("skin", f"the skin {skin.name} was not made for {file.name}")
    return skin


def check_file(path: str) -> str:
    """Check a user's skin or edition file; what it is. BrokenEdition explains a mistake and where it is."""
    raw = _read_toml(Path(path))
    if "boards" not in raw:
        return load_edition(path).name
    skin = read_skin(path)
    files = {name: read_edition(name) for name in edition_names()}
    check_skin(skin, {name: file for name, file in files.items() if isinstance(file, EditionFile)})
    return skin.name


def dear_variants(path: str) -> dict[str, DearDeal]:
    """The variants that a user's edition file, checked before, cannot be played with for want of start money."""
    if "boards" in _read_toml(Path(path)):
        return {}
    file = read_edition(path)
    return variants_too_dear(file) if isinstance(file, EditionFile) else {}


def make_edition(
    file: AnyEditionFile,
    *,
    variants: tuple[str, ...] = (),
    deck: str | None = None,
    options: dict[str, Any] | None = None,
) -> Edition:
    """An edition of the family its file belongs to."""
    if isinstance(file, DealFile):
        from magie.editions.deal_edition import DealEdition

        return DealEdition(file, variants=variants, options=options)
    return Edition(file, variants=variants, deck=deck, options=options)


def check_choice(file: AnyEditionFile, variants: tuple[str, ...], deck: str | None) -> None:
    """Refuse variants, loans, house rules and decks that do not exist here or do not go together."""
    if isinstance(file, EditionFile):
        check_switches(file, variants)
        check_deal(file, variants)
    elif unknown := [name for name in variants if name not in file.variants]:
        known = ", ".join(file.variants) or "none"
        raise IllegalSetup("unknown_variant", f"{file.name} has no variant {unknown[0]!r}; it has {known}")
    if deck is not None and deck not in file.decks:
        raise IllegalSetup("unknown_deck", f"{file.name} has no deck {deck!r}; it has {', '.join(file.decks)}")


@lru_cache(maxsize=32)
def _read_shipped(name: str) -> dict[str, Any]:
    folder = FOLDER / name
    merged = _read_toml(folder / "edition.toml")
    if merged.get("family") == "deal":
        return merged | _read_toml(folder / "deck.toml") | _read_toml(folder / "clauses.toml")
    merged |= _read_toml(folder / "board.toml")
    merged |= _read_toml(folder / "clauses.toml")
    merged["decks"] = {path.stem: _read_toml(path) for path in sorted((folder / "decks").glob("*.toml"))}
    merged |= merged["decks"].pop("fortune", {})
    return merged


def read_edition(name_or_path: str) -> AnyEditionFile:
    """Read and check an edition; BrokenEdition says what is wrong and where."""
    if name_or_path in edition_names():
        return _checked(_read_shipped(name_or_path), name_or_path)
    path = Path(name_or_path)
    if path.suffix != ".toml":
        known = ", ".join(edition_names())
        raise BrokenEdition(name_or_path, f"no such edition; there are {known}, or give the path of a .toml file")
    own = _read_toml(path)
    base = own.get("extends")
    if base is not None:
        if base not in edition_names():
            raise BrokenEdition("extends", f"there is no edition {base!r} to extend")
        own = _extended(_read_shipped(base), own)
    return _checked(own, str(path))


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BrokenEdition(str(path), "there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BrokenEdition(path.name, f"this is not TOML: {problem}") from None


def _extended(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The base edition with the user's values laid over it, table by table; lists are replaced whole.

    `new_board = true` starts from an empty ring of squares: groups, squares and decks are then all the user's.
    """
    merged = dict(base)
    if own.pop("new_board", False):
        for table in ("groups", "squares", "decks"):
            merged[table] = {}
    elif unknown := set(own.get("squares", {})) - set(base.get("squares", {})):
        raise BrokenEdition(
            f"squares.{min(unknown)}", "the base board has no such square; say new_board = true to draw your own"
        )
    return _laid_over(merged, own)


def _laid_over(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    result = dict(base)
    for key, value in own.items():
        both_tables = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = _laid_over(result[key], value) if both_tables else value
    return result


def check_raw(raw: dict[str, Any]) -> AnyEditionFile:
    """An edition from plain data, as it travels in a record."""
    return _checked(raw, "edition")


def _checked(raw: dict[str, Any], place: str) -> AnyEditionFile:
    try:
        if raw.get("family") == "deal":
            deal_file = msgspec.convert(raw, DealFile)
            check_deck(deal_file)
            return deal_file
        file = msgspec.convert(raw, EditionFile)
    except msgspec.ValidationError as problem:
        text, _, where = str(problem).partition(" - at `$.")
        raise BrokenEdition(where.rstrip("`") or place, text) from None
    _check_board(file)
    check_own_deal(file)
    return file


NEEDED = {
    "street": ("group", "price", "mortgage", "rent", "house_price", "hotel_price"),
    "station": ("group", "price", "mortgage", "rent"),
    "utility": ("group", "price", "mortgage", "dice_factor"),
    "card": ("pile",),
    "tax": ("amount",),
}
CARD_NEEDS = {
    "collect": ("amount",),
    "pay": ("amount", "purpose"),
    "collect_from_each": ("amount",),
    "pay_each": ("amount",),
    "advance_to": ("square",),
    "advance_to_nearest": ("kind",),
    "move_back": ("steps",),
    "move_back_to": ("square",),
    "repairs": ("per_house", "per_hotel"),
    "pay_or_draw": ("amount", "draw"),
    "collect_if_roll": ("amount", "need"),
    "pay_unless_roll": ("amount", "need"),
    "collect_dice_times": ("amount",),
    "pay_chosen": ("amount",),
    "advance_spaces": ("steps",),
    "upgrade_free": ("at_top_collect",),
}


def _check_board(file: EditionFile) -> None:
    """What the types alone cannot say: the parts must fit together."""
    squares = list(file.squares.values())
    if not 8 <= len(squares) <= 40:
        raise BrokenEdition("squares", f"a board has 8 to 40 squares, not {len(squares)}")
    if squares[0].kind != "go":
        raise BrokenEdition("squares", "the first square must be of kind go")
    for kind, least, most in (("go", 1, 1), ("jail", 1, 1), ("parking", 0, 1)):
        count = sum(square.kind == kind for square in squares)
        if not least <= count <= most:
            raise BrokenEdition("squares", f"there must be {least} square of kind {kind}, not {count}")
    if sum(square.price is not None for square in squares) > 28:
        raise BrokenEdition("squares", "at most 28 squares can be owned")
    if len(file.groups) > GROUP_LIMIT:
        raise BrokenEdition("groups", f"at most {GROUP_LIMIT} groups, not {len(file.groups)}")
    for name, square in file.squares.items():
        for key in NEEDED.get(square.kind, ()):
            if getattr(square, key) is None:
                raise BrokenEdition(f"squares.{name}", f"a {square.kind} needs {key}")
        if square.pile is not None and square.pile not in file.piles:
            raise BrokenEdition(f"squares.{name}.pile", f"there is no pile {square.pile!r}")
        if square.kind not in ("street", "station", "utility") and square.price is not None:
            raise BrokenEdition(f"squares.{name}.price", f"a square of kind {square.kind} cannot be owned")
        if square.group is not None and square.group not in file.groups:
            raise BrokenEdition(f"squares.{name}.group", f"there is no group {square.group!r}")
        if square.kind == "street" and len(square.rent or ()) != 6:
            raise BrokenEdition(f"squares.{name}.rent", "a street has six rents: bare, one to four houses, hotel")
    for group in file.groups:
        members = [square for square in squares if square.group == group]
        if not members:
            raise BrokenEdition(f"groups.{group}", "no square belongs to this group")
        if len({square.kind for square in members}) != 1:
            raise BrokenEdition(f"groups.{group}", "a group holds squares of one kind only")
        for square in members:
            steps = square.rent if square.kind == "station" else square.dice_factor
            if square.kind != "street" and len(steps or ()) != len(members):
                raise BrokenEdition(
                    f"groups.{group}", f"each square needs {len(members)} steps, one for each number owned"
                )
            if len(members) > 6:
                raise BrokenEdition(f"groups.{group}", "at most six squares in a group")
    if file.deck not in file.decks:
        raise BrokenEdition("deck", f"there is no deck {file.deck!r}")
    for deck_name, deck in file.decks.items():
        if set(deck) != set(file.piles):
            raise BrokenEdition(f"decks.{deck_name}", f"a deck has the piles {' and '.join(file.piles)}")
        cards = [card for pile in deck.values() for card in pile]
        ids = [card.id for card in cards]
        if len(set(ids)) != len(ids):
            raise BrokenEdition(f"decks.{deck_name}", "a card id is used twice")
        for card in cards:
            place = f"decks.{deck_name}.{card.id}"
            for key in CARD_NEEDS.get(card.effect, ()):
                if getattr(card, key) is None:
                    raise BrokenEdition(place, f"{card.effect} needs {key}")
            if card.square is not None and card.square not in file.squares:
                raise BrokenEdition(place, f"there is no square {card.square!r}")
            if card.draw is not None and card.draw not in file.piles:
                raise BrokenEdition(place, f"there is no pile {card.draw!r}")
            if card.kind is not None and all(square.kind != card.kind for square in squares):
                raise BrokenEdition(place, f"the board has no {card.kind}")
        for pile in deck.values():
            if sum(card.effect == "get_out_of_jail" for card in pile) > 1:
                raise BrokenEdition(f"decks.{deck_name}", "at most one jail-free card in a pile")
    copies = sum(card.copies for card in file.fortune)
    ownable = sum(square.price is not None for square in squares)
    if file.fortune and copies != ownable:
        raise BrokenEdition("fortune", f"{ownable} properties need as many fortune cards, not {copies}")
    if len(file.fortune) > 16:
        raise BrokenEdition("fortune", "at most sixteen kinds of fortune cards")
    known = {clause.id for clause in file.clause}
    for name, variant in file.variants.items():
        if variant.clause not in known:
            raise BrokenEdition(f"variants.{name}.clause", f"there is no clause {variant.clause!r}")
        for other in variant.excludes:
            if other not in file.variants:
                raise BrokenEdition(f"variants.{name}.excludes", f"there is no variant {other!r}")
    if len(file.components.tokens) < file.seats.max:
        raise BrokenEdition("components.tokens", f"{file.seats.max} seats need as many tokens")
