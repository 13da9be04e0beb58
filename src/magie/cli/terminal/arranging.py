"""`magie play --terminal` before the first turn: who plays what, new or resumed, by the command line."""

from __future__ import annotations

import argparse
import getpass
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from magie.cli import _books
from magie.cli._bots import learn_bots
from magie.cli._words import Problem, Words
from magie.cli.terminal.saves import PERSON, Seating, new_file, read_game, read_seating, read_text
from magie.cli.terminal.session import Session, bots_told
from magie.cli.terminal.starting import start_engine
from magie.errors import MagieError
from magie.text.fluent import preferred_language

if TYPE_CHECKING:
    from magie.game import Game

BOT_WORD = "bot"
PRINTED = "printed"  # as a skin: the names that stand on the board
USUAL_BOTS = 3


def play(arguments: argparse.Namespace) -> int:
    """Everything `magie play --terminal` does."""
    words = Words(arguments.lang or preferred_language())
    if arguments.resume is not None:
        start_engine(words)
        game = read_game(arguments.resume, words)
        seating = read_seating(arguments.resume, game.seats, words)
        if not arguments.lang and seating.language:
            words = Words(seating.language)
        seating = replace(seating, code=_learned(arguments.code or seating.code, words))
        game.seed = seating.seed
        if arguments.skin is not None:
            seating = replace(seating, skin=_dressed(game, arguments.skin, words))
        path = arguments.resume
        is_new = False
    else:
        code = _learned(arguments.code, words)
        names, players = _invited(arguments, words)
        _check_edition(arguments.edition, words)
        start_engine(words)
        seed = secrets.randbits(62) if arguments.seed is None else arguments.seed
        game = _new_game(arguments, names, seed, words)
        seating = Seating(players, seed, words.language, _dressed(game, arguments.skin, words), code)
        path = new_file(game.edition.name)
        is_new = True
    if any(kind != PERSON for kind in seating.players[: game.seats]):
        start_engine(words, "magie.bots.board.player")
    session = Session(game, seating, words, path, is_fast=arguments.fast)
    return session.run(is_new)


def _learned(files: Sequence[str], words: Words) -> tuple[str, ...]:
    """Make the bots of these files known; their whole paths, so that the game can be resumed from anywhere."""
    learn_bots(files, words.language)
    return tuple(str(Path(file).expanduser().resolve()) for file in files)


def _check_edition(edition: str, words: Words) -> None:
    is_own = edition.endswith(".toml")
    if not is_own and edition not in _books.playable():
        raise Problem(words("unknown-edition", edition=edition, editions=", ".join(_books.playable())))
    if not is_own and not _books.is_shown_at_the_terminal(edition):
        raise Problem(words("not-at-the-terminal", edition=edition))


def _invited(arguments: argparse.Namespace, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and kinds of the players: `Ada,bot,bot:random`, and the bots that were asked for besides."""
    from magie.bots.registry import USUAL, parse_code, split_codes

    asked = _bots_asked_for(arguments)
    if arguments.players is None:
        wishes = [_own_name(), *(asked if arguments.bots or arguments.bot else [BOT_WORD] * USUAL_BOTS)]
    else:
        wishes = [*split_codes(arguments.players), *asked]
    taken = {wish for wish in wishes if wish.partition(":")[0] != BOT_WORD}
    bot_calls = [name for name in words("bot-names").split() if name not in taken]
    names: list[str] = []
    players: list[str] = []
    for wish in wishes:
        word, _, code = wish.partition(":")
        if word == BOT_WORD:
            with bots_told(words):
                players.append(str(parse_code(code)) if code else USUAL)
            names.append(bot_calls.pop(0) if bot_calls else f"{BOT_WORD} {len(names) + 1}")
        else:
            if not wish or wish in names:
                raise Problem(words("name-twice", name=wish) if wish else words("name-empty"))
            names.append(wish)
            players.append(PERSON)
    return tuple(names), tuple(players)


def _bots_asked_for(arguments: argparse.Namespace) -> list[str]:
    """`--bots 2`, `--bots steady,shrewd:margin=40` and each `--bot rollout`."""
    from magie.bots.registry import split_codes

    wish = arguments.bots or ""
    if wish.strip().isdecimal():
        counted = [BOT_WORD] * int(wish)
    else:
        counted = [f"{BOT_WORD}:{code}" for code in split_codes(wish) if code]
    return [*counted, *(f"{BOT_WORD}:{code}" for code in arguments.bot)]


def _own_name() -> str:
    with suppress(Exception):  # no user name anywhere: then the inventor's friend sits down
        name = getpass.getuser()
        if name.isalpha() and name != "root":
            return name.capitalize()
    return "Ada"


def _dressed(game: Game, wish: str | None, words: Words) -> str:
    """Put the skin on that was asked for, else the one a player of this language expects; which one, or nothing."""
    from magie.editions.board.skins import skin_for
    from magie.editions.load import fitting_skin

    skin = skin_for(game.edition.name, words.language) if wish is None else wish
    try:
        game.edition.skin = None if skin in (None, PRINTED) else fitting_skin(skin, game.edition.file)
    except MagieError as problem:
        raise Problem(words("cannot-start", problem=str(problem))) from None
    game.edition.skin_hint = None
    return "" if game.edition.skin is None else str(skin)


def _new_game(arguments: argparse.Namespace, names: tuple[str, ...], seed: int, words: Words) -> Game:
    from magie.game import Game

    try:
        if arguments.position is not None:
            game = Game.from_position(read_text(arguments.position, words), seed=seed)
            if arguments.players is not None and len(names) != game.seats:
                raise Problem(words("position-players", count=game.seats))
            game.names = names[: game.seats]
            for seat in game.may_act:
                game.apply({"do": "prefer", "always_demand": True}, seat=seat)
            return game
        variants = [variant.strip() for variant in arguments.variants.split(",") if variant.strip()]
        return Game(
            arguments.edition,
            names,
            seed=seed,
            variants=variants,
            deck=arguments.deck,
            options={"always_demand": True},
        )
    except MagieError as problem:
        raise Problem(words("cannot-start", problem=str(problem))) from None
