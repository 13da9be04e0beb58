"""The editions a server offers, and the edition a room is played by.

A room keeps a copy of its edition's data, so a game goes on by the rules it was begun with even when a file has
changed or gone since.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec

from magie.bots.registry import bot_kinds, parameters_of, parse_code
from magie.editions import Edition, edition_names
from magie.editions.board.skins import BY_LANGUAGE, read_skin, skin_for, skin_names
from magie.editions.families import AnyEditionFile, family_of
from magie.editions.load import check_choice, check_raw, fitting_skin, make_edition, read_edition
from magie.editions.schema import SETUP_OPTIONS
from magie.errors import BrokenEdition, IllegalSetup, MagieError
from magie.server.log.lessons import course_of
from magie.server.problems import SetupError, TableError
from magie.server.safety.bot_settings import check_bot_settings
from magie.server.schema.editions import CourseCard, CoverData, EditionCard, EditionData, SkinData, SwitchCard

_KEPT = 64  # editions ready for play; making one costs some milliseconds


class Shelf:
    """Editions by name: those that come with Magie, and checked files of the folder the server was given."""

    def __init__(self, folder: Path | None = None) -> None:
        self._files: dict[str, AnyEditionFile] = {name: read_edition(name) for name in edition_names()}
        self._custom: set[str] = set()
        for path in sorted(folder.glob("*.toml")) if folder is not None else ():
            file = read_edition(str(path))
            if file.name in self._files:
                raise BrokenEdition(path.name, f"there is an edition {file.name!r} already")
            make_edition(file)
            self._files[file.name] = file
            self._custom.add(file.name)
        self._cards: dict[str, EditionCard] = {}

    def names(self) -> list[str]:
        return list(self._files)

    def file(self, name: str) -> AnyEditionFile:
        if name not in self._files:
            raise TableError("room/edition-unknown", edition=name)
        return self._files[name]

    def choose(self, name: str, variants: tuple[str, ...], deck: str | None, options: dict[str, Any]) -> Edition:
        """The edition with a choice of variants, deck and options; TableError says what does not go together."""
        file = self.file(name)
        rules_options = {key: value for key, value in options.items() if key not in SETUP_OPTIONS}
        try:
            check_choice(file, variants, deck)
            return make_edition(file, variants=variants, deck=deck, options=rules_options)
        except IllegalSetup as refused:
            raise SetupError(refused) from None

    def check_skin(self, skin: str | None, name: str) -> None:
        """Only skins that come with Magie: a name in a request is never a path."""
        if skin is None:
            return
        try:
            if skin not in skin_names():
                raise IllegalSetup("skin", f"there is no skin {skin!r}")
            fitting_skin(skin, self.file(name))
        except IllegalSetup as refused:
            raise SetupError(refused) from None

    def card(self, name: str) -> EditionCard:
        file = self.file(name)
        if name not in self._cards:
            edition = make_edition(file)
            decks = family_of(file).decks(file)
            self._cards[name] = EditionCard(
                name=name,
                family=file.family,
                language=file.language,
                fewest=file.seats.min,
                most=file.seats.max,
                hash=edition.hash,
                switches=[SwitchCard(**switch._asdict()) for switch in family_of(file).offered_switches(file)],
                decks=decks,
                deck=file.deck if decks else "",
                bots=bots_for(edition),
                cover=CoverData(**family_of(file).cover(file)._asdict()),
                skins=_skins(file),
                usual_skins=_usual_skins(name),
                has_secrets=edition.has_secrets,
                is_custom=name in self._custom,
                course=None if name in self._custom else _course(name),
            )
        return self._cards[name]

    def data(self, name: str) -> EditionData:
        card = self.card(name)
        return EditionData(card=card, data=msgspec.to_builtins(self.file(name)), skins=skins_for(self.file(name)))


def _course(name: str) -> CourseCard | None:
    course = course_of(name)
    ideas = [lesson.idea for lesson in course.lessons]
    return CourseCard(ideas=ideas, bots=course.bots, variants=course.variants) if ideas else None


def skins_for(file: AnyEditionFile) -> list[SkinData]:
    """The skins that fit the board of an edition."""
    return [
        SkinData(
            name=skin.name,
            squares=skin.squares,
            groups=skin.groups,
            colours=skin.colours,
            currency=skin.currency,
            language=skin.language,
        )
        for skin in map(read_skin, _skins(file))
    ]


def _skins(file: AnyEditionFile) -> list[str]:
    fitting = []
    for name in skin_names():
        try:
            fitting_skin(name, file)
        except IllegalSetup:
            continue
        fitting.append(name)
    return fitting


def _usual_skins(edition: str) -> dict[str, str]:
    """By language, the skin that somebody who reads it expects on this board."""
    found = {language: skin_for(edition, language) for language in BY_LANGUAGE}
    return {language: skin for language, skin in found.items() if skin is not None}


def bots_for(edition: Edition) -> list[str]:
    """The bots that can play this edition."""
    return [name for name, kind in bot_kinds().items() if kind.plays(edition)]


def check_bot(code: str, edition: Edition) -> None:
    """A bot by name, or by name with settings (`shrewd:margin=40`). Raises TableError if there is none like this."""
    try:
        settings = parameters_of(code, edition)
        changed = parse_code(code).changes
    except MagieError:
        raise TableError("room/bot-unknown", bot=code) from None
    check_bot_settings({name: settings[name] for name in changed})


_ready: OrderedDict[str, Edition] = OrderedDict()


def edition_from(data: bytes, variants: list[str], deck: str | None, options: dict[str, Any], digest: str) -> Edition:
    """The edition from the copy a room keeps; `digest` is the hash it had then. Raises MagieError if it is unusable."""
    key = f"{digest}/{deck}"
    if key in _ready:
        _ready.move_to_end(key)
        return _ready[key]
    file = check_raw(msgspec.json.decode(data))
    check_choice(file, tuple(variants), deck)
    edition = make_edition(file, variants=tuple(variants), deck=deck, options=options)
    if edition.hash == digest:
        _ready[key] = edition
        while len(_ready) > _KEPT:
            _ready.popitem(last=False)
    return edition
