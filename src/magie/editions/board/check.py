"""Whether the parts of a board edition fit together: what the types of its schema alone cannot say."""

from __future__ import annotations

from magie.board.tables import MAX_GROUPS
from magie.editions.board.schema import Card, EditionFile, Square
from magie.editions.schema import check_clause_of
from magie.errors import BrokenEdition

FEWEST_SQUARES, MOST_SQUARES = 8, 40
MOST_DEEDS = 28
MOST_IN_A_GROUP = 6
MOST_FORTUNE_KINDS = 16
STREET_RENTS = 6  # bare, one to four houses, hotel
OWNED = ("street", "station", "utility")
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


def check_board(file: EditionFile) -> None:
    """BrokenEdition says what does not fit, and where."""
    _check_ring(file)
    _check_squares(file)
    _check_groups(file)
    _check_decks(file)
    _check_fortune(file)
    _check_variants(file)
    _check_tokens(file)


def _owned_squares(file: EditionFile) -> int:
    return sum(square.price is not None for square in file.squares.values())


def _check_ring(file: EditionFile) -> None:
    """Has the board as many squares of each kind as the rules can hold?"""
    squares = list(file.squares.values())
    if not FEWEST_SQUARES <= len(squares) <= MOST_SQUARES:
        raise BrokenEdition("squares", f"a board has {FEWEST_SQUARES} to {MOST_SQUARES} squares, not {len(squares)}")
    if squares[0].kind != "go":
        raise BrokenEdition("squares", "the first square must be of kind go")
    for kind, least, most in (("go", 1, 1), ("jail", 1, 1), ("parking", 0, 1)):
        count = sum(square.kind == kind for square in squares)
        if not least <= count <= most:
            raise BrokenEdition("squares", f"there must be {least} square of kind {kind}, not {count}")
    if _owned_squares(file) > MOST_DEEDS:
        raise BrokenEdition("squares", f"at most {MOST_DEEDS} squares can be owned")
    if len(file.groups) > MAX_GROUPS:
        raise BrokenEdition("groups", f"at most {MAX_GROUPS} groups, not {len(file.groups)}")


def _check_squares(file: EditionFile) -> None:
    """Has every square what its kind needs, and only what it can have?"""
    for name, square in file.squares.items():
        for key in NEEDED.get(square.kind, ()):
            if getattr(square, key) is None:
                raise BrokenEdition(f"squares.{name}", f"a {square.kind} needs {key}")
        if square.pile is not None and square.pile not in file.piles:
            raise BrokenEdition(f"squares.{name}.pile", f"there is no pile {square.pile!r}")
        if square.kind not in OWNED and square.price is not None:
            raise BrokenEdition(f"squares.{name}.price", f"a square of kind {square.kind} cannot be owned")
        if square.group is not None and square.group not in file.groups:
            raise BrokenEdition(f"squares.{name}.group", f"there is no group {square.group!r}")
        if square.kind == "street" and len(square.rent or ()) != STREET_RENTS:
            raise BrokenEdition(f"squares.{name}.rent", "a street has six rents: bare, one to four houses, hotel")


def _check_groups(file: EditionFile) -> None:
    """Do the squares of each group go together?"""
    for group in file.groups:
        members = [square for square in file.squares.values() if square.group == group]
        if not members:
            raise BrokenEdition(f"groups.{group}", "no square belongs to this group")
        if len({square.kind for square in members}) != 1:
            raise BrokenEdition(f"groups.{group}", "a group holds squares of one kind only")
        for square in members:
            if square.kind != "street" and _steps(square) != len(members):
                steps = f"each square needs {len(members)} steps, one for each number owned"
                raise BrokenEdition(f"groups.{group}", steps)
            if len(members) > MOST_IN_A_GROUP:
                raise BrokenEdition(f"groups.{group}", "at most six squares in a group")


def _steps(square: Square) -> int:
    """How many rents by number owned a station or utility has."""
    return len((square.rent if square.kind == "station" else square.dice_factor) or ())


def _check_decks(file: EditionFile) -> None:
    """Is there every deck, with its piles, and can every card be played?"""
    if file.deck not in file.decks:
        raise BrokenEdition("deck", f"there is no deck {file.deck!r}")
    for deck_name, deck in file.decks.items():
        if set(deck) != set(file.piles):
            raise BrokenEdition(f"decks.{deck_name}", f"a deck has the piles {' and '.join(file.piles)}")
        cards = [card for pile in deck.values() for card in pile]
        if len({card.id for card in cards}) != len(cards):
            raise BrokenEdition(f"decks.{deck_name}", "a card id is used twice")
        for card in cards:
            _check_card(file, card, f"decks.{deck_name}.{card.id}")
        for pile in deck.values():
            if sum(card.effect == "get_out_of_jail" for card in pile) > 1:
                raise BrokenEdition(f"decks.{deck_name}", "at most one jail-free card in a pile")


def _check_card(file: EditionFile, card: Card, place: str) -> None:
    for key in CARD_NEEDS.get(card.effect, ()):
        if getattr(card, key) is None:
            raise BrokenEdition(place, f"{card.effect} needs {key}")
    if card.square is not None and card.square not in file.squares:
        raise BrokenEdition(place, f"there is no square {card.square!r}")
    if card.draw is not None and card.draw not in file.piles:
        raise BrokenEdition(place, f"there is no pile {card.draw!r}")
    if card.kind is not None and all(square.kind != card.kind for square in file.squares.values()):
        raise BrokenEdition(place, f"the board has no {card.kind}")


def _check_fortune(file: EditionFile) -> None:
    """Does one fortune card lie under every property, if there are any?"""
    copies, owned = sum(card.copies for card in file.fortune), _owned_squares(file)
    if file.fortune and copies != owned:
        raise BrokenEdition("fortune", f"{owned} properties need as many fortune cards, not {copies}")
    if len(file.fortune) > MOST_FORTUNE_KINDS:
        raise BrokenEdition("fortune", "at most sixteen kinds of fortune cards")


def _check_variants(file: EditionFile) -> None:
    """Does every variant rest on a clause, and exclude only what exists?"""
    for name, variant in file.variants.items():
        check_clause_of(name, variant, file.clause)
        for other in variant.excludes:
            if other not in file.variants:
                raise BrokenEdition(f"variants.{name}.excludes", f"there is no variant {other!r}")


def _check_tokens(file: EditionFile) -> None:
    """Can every player have a token?"""
    if len(file.components.tokens) < file.seats.max:
        raise BrokenEdition("components.tokens", f"{file.seats.max} seats need as many tokens")
