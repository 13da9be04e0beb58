"""The browser says the same as Python, letter for letter: everything that can be said, in every language.

The corpus is made of real games, of every event, refusal, reason, action, card and clause with generated arguments,
and of every single message. Node says it with the client's own modules, and nothing may differ.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from magie.editions import edition_names
from magie.editions.board.skins import read_skin, skin_names
from magie.server.problems import STATUS, TableError
from magie.text import reasons, sentences
from magie.text.deal import sentences as deal_sentences
from magie.text.fluent import FOLDER, MoneyFormat, functions_of, has_message, join, languages, message
from tests.node import run_script
from tests.text.corpus import Corpus, Seating, clauses_of, seat, tell_a_game
from tests.text.reason_samples import reasons_of
from tests.text.samples import (
    arguments_of,
    board_actions_of,
    board_events_of,
    board_refusals_of,
    bundles,
    deal_actions_of,
    deal_events_of,
    deal_refusals_of,
)

# What only the command line reads.
NOT_IN_THE_BROWSER = {"bots", "cli", "compare", "lab", "operation", "store", "tournament"}
NAMES = ("Anna", "Ben", "Çem")
MONEY = (MoneyFormat("DM"), MoneyFormat("M", True, "comma"), MoneyFormat("€", True), MoneyFormat())
AMOUNTS = (0, 1, 7, 999, 1000, 12345, 1_000_000, 2_000_000_000, -1, -12345)
SHARES = (0, 1, 0.5, 0.1534, 0.0005, 0.00049, 0.0625, 0.1875, 0.3125, 12.345, 0.29, 1 / 3, -0.25)
PROBES = """\
probe-percent = { PERCENT($x) }
probe-ordinal = { ORDINAL($x) }
probe-plain = { PLAIN($x) }
probe-number = { $x ->
    [0] zero { $x }
    [one] one { $x }
   *[other] other { $x }
}
"""


def test_the_browser_says_the_same(tmp_path: Path) -> None:
    corpus = Corpus()
    ask_for_numbers(corpus)
    ask_for_messages(corpus)
    for number, name in enumerate(edition_names()):
        table = seat(corpus, name, NAMES)
        tell_a_game(corpus, table, seed=number)
        ask_for_rules(corpus, table)
        ask_for_sentences(corpus, table)
    ask_for_choices_of_a_table(corpus, tmp_path)
    ask_for_problems(corpus, seat(corpus, "classic", NAMES))
    assert len(corpus.cases) > 20_000
    said = say_in_the_browser(corpus, tmp_path)
    assert len(said) == len(corpus.answers)
    pairs = zip(corpus.cases, corpus.answers, said, strict=True)
    differences = [(case, ours, theirs) for case, ours, theirs in pairs if ours != theirs]
    assert not differences, f"{len(differences)} differences; the first ones:\n" + "\n".join(
        f"{case}\n  Python:  {ours!r}\n  browser: {theirs!r}" for case, ours, theirs in differences[:10]
    )


def say_in_the_browser(corpus: Corpus, folder: Path) -> list[Any]:
    """The client's answers to the questions of a corpus."""
    questions, answers = folder / "corpus.json", folder / "answers.json"
    corpus.write(questions)
    done = run_script("render.mjs", str(questions), str(answers))
    assert done.returncode == 0, done.stdout + done.stderr
    said: list[Any] = json.loads(answers.read_text(encoding="utf-8"))
    return said


def ask_for_numbers(corpus: Corpus) -> None:
    """Amounts, shares, places and plain digits, as each language and each kind of money has them."""
    corpus.probes = PROBES
    for language in languages():
        for money in MONEY:
            for amount in AMOUNTS:
                corpus.ask_message("money", language, {"amount": amount}, money=money)
        bundle = FluentBundle([language], functions=functions_of(language, MoneyFormat()), use_isolating=False)  # type: ignore[arg-type]
        bundle.add_resource(FluentResource(PROBES))
        probes: dict[str, tuple[float, ...]] = {
            "probe-percent": SHARES,
            "probe-ordinal": tuple(range(130)),
            "probe-plain": (*AMOUNTS, 0.25, 1234.5),
            "probe-number": (*range(130), *AMOUNTS),
        }
        for name, values in probes.items():
            pattern = bundle.get_message(name).value
            assert pattern is not None
            for value in values:
                answer, problems = bundle.format_pattern(pattern, {"x": value})
                assert not problems
                corpus.ask(None, language, "message", name, {"x": value}, answer=answer)


def ask_for_messages(corpus: Corpus) -> None:
    """Every message of every file the browser reads, and all its attributes, with generated arguments."""
    for language in languages():
        entries = client_messages(language)
        for name, entry in entries.items():
            for arguments in arguments_of(entry, entries):
                if entry.value is not None:
                    corpus.ask_message(name, language, arguments)
                for attribute in entry.attributes:
                    corpus.ask_message(name, language, arguments, attribute.id.name)


@cache
def client_messages(language: str) -> dict[str, ast.Message]:
    """All messages of the browser but the rules, which are asked for edition by edition."""
    files = {path.stem: path for path in sorted((FOLDER / language).glob("*.ftl"))}
    paths = [path for name, path in files.items() if name not in NOT_IN_THE_BROWSER and not name.startswith("clauses-")]
    entries = [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def ask_for_rules(corpus: Corpus, table: Seating) -> None:
    """Every clause with its title, text, topic and heading."""
    topics = list(dict.fromkeys(clause["topic"] for clause in clauses_of(table.edition)))
    for language in languages():
        corpus.ask(table.number, language, "topics", answer=topics)
        told = []
        for clause in clauses_of(table.edition):
            title, text = sentences.clause_text(table.edition.base, clause["id"], language)
            told.append(clause | {"title": title, "text": text})
            corpus.ask(table.number, language, "clause", clause["id"], answer=told[-1])
        for topic in topics:
            answer = [clause for clause in told if clause["topic"] == topic]
            corpus.ask(table.number, language, "rules", topic, answer=answer)


def ask_for_sentences(corpus: Corpus, table: Seating) -> None:
    if table.edition.file.family == "board":
        ask_for_board_sentences(corpus, table)
    else:
        ask_for_card_game_sentences(corpus, table)


def ask_for_board_sentences(corpus: Corpus, table: Seating) -> None:
    edition, number, names = table.edition, table.number, table.names
    for language in languages():
        for event in board_events_of(edition):
            answer = sentences.event_sentence(event, edition, language, names)
            corpus.ask(number, language, "event", event, answer=answer)
        for code, arguments in board_refusals_of(edition):
            answer = sentences.refusal_sentence(code, arguments, edition, language, names)
            corpus.ask(number, language, "refusal", code, arguments, answer=answer)
        for action, known in board_actions_of(edition):
            answer = sentences.action_sentence(action, edition, language, names, **known)
            corpus.ask(number, language, "action", action, known, answer=answer)
        for reason in (reason for code in reasons.CODES for reason in reasons_of(code, edition)):
            arguments = dict(reason.arguments)
            answer = reasons.reason_sentence(reason, edition, language, names)
            corpus.ask(number, language, "reason", reason.code, arguments, answer=answer)
            answer = reasons.quoted_reason(2, reason, edition, language, names)
            corpus.ask(number, language, "quoted", 2, reason.code, arguments, answer=answer)
        ask_for_names(corpus, table, language)
        ask_for_cards(corpus, table, language)


def ask_for_names(corpus: Corpus, table: Seating, language: str) -> None:
    edition, number = table.edition, table.number
    money = sentences.money_format(edition)
    for square in edition.square_ids:
        corpus.ask(number, language, "square", square, answer=edition.square_name(square))
    for group in edition.group_ids:
        corpus.ask(number, language, "group", group, answer=sentences.group_text(edition, group, language))
        corpus.ask(number, language, "colour", group, answer=edition.group_colour(group))
    for amount in AMOUNTS:
        corpus.ask(number, language, "money", amount, answer=money.write(amount, language))
    words = sentences._Words(edition, language, table.names)
    for bundle in bundles(edition):
        corpus.ask(number, language, "bundle", bundle, answer=words.bundle(bundle))
    for lot in (edition.deed_ids[0], "house", "hotel", "E10"):
        corpus.ask(number, language, "lot", lot, answer=words.lot(lot)["lot"])
    for player in range(8):
        name = sentences.player_name(player, table.names, language)
        corpus.ask(number, language, "player", player, answer=name)
    everybody = [sentences.player_name(player, table.names, language) for player in range(4)]
    corpus.ask(number, language, "players", list(range(4)), answer=join(everybody, language))
    for phase in phases("phase-", language):
        corpus.ask(number, language, "phase", phase.replace("-", "_"), answer=message(f"phase-{phase}", language))


def phases(prefix: str, language: str) -> list[str]:
    names = [name.removeprefix(prefix) for name in client_messages(language) if name.startswith(prefix)]
    return [name for name in names if not name.startswith("cards-")]


def ask_for_cards(corpus: Corpus, table: Seating, language: str) -> None:
    edition, number = table.edition, table.number
    for pile, name in enumerate(edition.pile_names):
        for card in edition.cards(pile):
            for star in (1, 3, 5) if edition.fortune_ids else (1,):
                title, text = sentences.card_text(edition, name, card.id, language, star)
                answer = {"title": title, "text": text}
                corpus.ask(number, language, "card", name, card.id, star, answer=answer)
            corpus.ask(number, language, "card", None, card.id, star, answer=answer)
    for card_id in edition.fortune_ids:
        title, text = sentences.fortune_text(edition, card_id, language)
        corpus.ask(number, language, "fortune", card_id, answer={"title": title, "text": text})


def ask_for_card_game_sentences(corpus: Corpus, table: Seating) -> None:
    from magie.editions.deal.edition import DealEdition

    edition, number, names = table.edition, table.number, table.names
    assert isinstance(edition, DealEdition)
    for language in languages():
        for event in deal_events_of(edition):
            answer = deal_sentences.event_sentence(event, edition, language, names)
            corpus.ask(number, language, "event", event, answer=answer)
        for code, arguments in deal_refusals_of(edition):
            answer = deal_sentences.refusal_sentence(code, arguments, edition, language, names)
            corpus.ask(number, language, "refusal", code, arguments, answer=answer)
        for action in deal_actions_of(edition):
            answer = deal_sentences.action_sentence(action, edition, language, names)
            corpus.ask(number, language, "action", action, answer=answer)
        for card in (*edition.card_ids, "chance:h2", f"chance:{edition.deed_ids[0]}"):
            answer = deal_sentences.card_name(card, edition, language)
            corpus.ask(number, language, "playingCard", card, answer=answer)
        for group in edition.group_ids:
            corpus.ask(number, language, "group", group, answer=deal_sentences.set_name(group, language))
        for place in range(6):
            answer = deal_sentences._player(place, language, names, is_place=True)
            corpus.ask(number, language, "place", place, answer=answer)
        for phase in phases("phase-cards-", language):
            answer = message(f"phase-cards-{phase}", language)
            corpus.ask(number, language, "phase", phase.replace("-", "_"), answer=answer)


def ask_for_choices_of_a_table(corpus: Corpus, folder: Path) -> None:
    """Skins, variants, loans, other decks, an edition of one's own, and a table without names."""
    for skin in skin_names():
        for board in read_skin(skin).boards:
            ask_for_what_depends_on_the_table(corpus, seat(corpus, board, NAMES, skin=skin))
    for edition, variants in (
        ("classic", ("three_houses", "parking_pot")),
        ("classic", ("negotiate",)),
        ("tempo", ("speed_die", "no_auction")),
        ("banking", ("quick",)),
        ("millionaire", ("three_houses",)),
    ):
        table = seat(corpus, edition, NAMES, variants=variants)
        ask_for_what_depends_on_the_table(corpus, table)
        tell_a_game(corpus, table, seed=5)
    for table in (
        seat(corpus, "classic", ("", "Ben"), deck=another_deck(corpus, "classic")),
        seat(corpus, "our_town", (), folder=own_edition(folder)),
    ):
        ask_for_what_depends_on_the_table(corpus, table)


# Names of squares and players, money, and where a hotel comes, when rent is asked for, what is auctioned.
TABLE_EVENTS = ("auction_opened", "banker_chosen", "built", "group_sold", "moved", "rent_claimable")
TABLE_ACTIONS = ("buy", "decline", "sell_group")


def ask_for_what_depends_on_the_table(corpus: Corpus, table: Seating) -> None:
    edition, number, names = table.edition, table.number, table.names
    for language in languages():
        for event in board_events_of(edition):
            if event["event"] in TABLE_EVENTS:
                answer = sentences.event_sentence(event, edition, language, names)
                corpus.ask(number, language, "event", event, answer=answer)
        for action, known in board_actions_of(edition):
            if action["do"] in TABLE_ACTIONS:
                answer = sentences.action_sentence(action, edition, language, names, **known)
                corpus.ask(number, language, "action", action, known, answer=answer)
        ask_for_names(corpus, table, language)
        ask_for_cards(corpus, table, language)


def another_deck(corpus: Corpus, edition: str) -> str:
    card = corpus.editions[edition]["card"]
    return str(next(deck for deck in card["decks"] if deck != card["deck"]))


def own_edition(folder: Path) -> Path:
    """A user's edition whose cards have themes that no language file knows."""
    cards = [
        ("collect", "amount = 50"),
        ("pay", 'amount = 1250\npurpose = "fee"'),
        ("collect_from_each", "amount = 50"),
        ("pay_each", "amount = 50"),
        ("advance_to", 'square = "badstrasse"'),
        ("advance_to_nearest", 'kind = "utility"\nrent_factor = 2'),
        ("move_back", "steps = 1"),
        ("move_back_to", 'square = "badstrasse"'),
        ("go_to_jail", ""),
        ("get_out_of_jail", ""),
        ("repairs", "per_house = 5\nper_hotel = 10"),
        ("pay_or_draw", 'amount = 50\ndraw = "community"\npurpose = "fine"'),
    ]
    entries = [
        f'[[decks.own.chance]]\nid = "U{number:02}"\ntheme = "my theme"\neffect = "{effect}"\n{rest}\n'
        for number, (effect, rest) in enumerate(cards)
    ]
    community = '[[decks.own.community]]\nid = "V00"\ntheme = "dividend"\neffect = "collect"\namount = 1\n'
    head = 'extends = "classic"\nname = "our_town"\ndeck = "own"\n[currency]\nsign = "Taler"\n'
    editions = folder / "editions"
    editions.mkdir()
    (editions / "our_town.toml").write_text(head + "\n".join(entries) + community, encoding="utf-8")
    return editions


def ask_for_problems(corpus: Corpus, table: Seating) -> None:
    """Whatever the server may refuse, said again by the client in the reader's language."""
    for language in languages():
        entries = client_messages(language)
        for code in sorted(STATUS):
            name = code.replace("/", "-")
            assert has_message(name, language)
            for arguments in arguments_of(entries[name], entries):
                told = TableError(code, **arguments).problem(language)
                problem = {"code": code, "sentence": "not this", "arguments": arguments}
                corpus.ask(table.number, language, "problem", problem, answer=told.sentence)
        unknown = {"code": "room/of-tomorrow", "sentence": "As the server says it.", "arguments": {}}
        corpus.ask(table.number, language, "problem", unknown, answer="As the server says it.")
        for code, arguments in board_refusals_of(table.edition):
            problem = {"code": f"rule/{code}", "sentence": "not this", "arguments": arguments}
            answer = sentences.refusal_sentence(code, arguments, table.edition, language, table.names)
            corpus.ask(table.number, language, "problem", problem, answer=answer)
