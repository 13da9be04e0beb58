"""Codes and events become sentences: names for ids, money as each language writes it, and never half of one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magie._records import new_records
from magie.board.clauses import Clause
from magie.board.codes import BANK, ChanceKind, Do, EventKind, Lot, Refusal
from magie.board.layout import RefusalRow
from magie.editions import Edition, load_edition
from magie.text import fluent
from magie.text.board.events import FIELDS
from magie.text.board.refusals import CASES, REFUSAL_FIELDS, refusal_of
from magie.text.fluent import MissingText, MoneyFormat, join, languages, message, preferred_language
from magie.text.narrate import narrate
from magie.text.sentences import card_text, clause_text, event_sentence, group_text, player_name, refusal_sentence, tell

NAMES = ("Anna", "Ben", "Cem")
LANGUAGES = ("en", "de", "nl")
SPACE = fluent.NO_BREAK_SPACE  # between an amount and its sign


@pytest.fixture(scope="module")
def classic() -> Edition:
    return load_edition("classic")


def says(text: str) -> str:
    """How the tests write money: with a plain space."""
    return text.replace(SPACE, " ")


def refused(edition: Edition, code: Refusal, a: int = 0, b: int = 0, clause: Clause = Clause.NONE) -> RefusalRow:
    """What the engine notes for a refusal."""
    why = new_records(RefusalRow)[0]
    why.code = code
    why.clauses[0] = edition.tables[0].clause[clause]
    why.args[0] = a
    why.args[1] = b
    return why


# One event of each kind, as `text/board/events.py` writes it.
EVENTS: list[dict[str, Any]] = [
    {"event": "banker_chosen", "seat": 0},
    {"event": "decks_placed", "deck": "chance", "cards": 16},
    {"event": "stock_sorted", "deeds": 28, "houses": 32, "hotels": 12},
    {"event": "seated", "seat": 0},
    {"event": "dealt", "seat": 0, "deed": "badstrasse"},
    {"event": "negotiation_opened", "seconds": 900},
    {"event": "opening_rolled", "seat": 0, "pips": 5},
    {"event": "opening_tied", "seats": [0, 1], "pips": 5},
    {"event": "starts", "seat": 0, "pips": 6},
    {"event": "turn_started", "seat": 0, "own_turn": 1},
    {"event": "turn_ended", "seat": 0},
    {"event": "rolled", "seat": 0, "dice": [3, 4], "doubles": False},
    {"event": "moved", "seat": 0, "from": "los", "to": "badstrasse", "reason": "dice"},
    {"event": "landed", "seat": 0, "square": "badstrasse", "action": "buy"},
    {"event": "lap", "seat": 0, "laps": 1},
    {"event": "paid", "from": 0, "to": "bank", "amount": 1200, "reason": "price"},
    {"event": "bought", "seat": 0, "deed": "badstrasse", "price": 1200},
    {"event": "declined", "seat": 0, "deed": "badstrasse"},
    {"event": "auction_opened", "lot": "badstrasse", "minimum": 1},
    {"event": "bid", "seat": 0, "amount": 100},
    {"event": "passed", "seat": 0},
    {"event": "sold", "lot": "house", "seat": 0, "price": 700},
    {"event": "unsold", "lot": "E10"},
    {"event": "rent_claimable", "owner": 0, "debtor": 1, "deed": "badstrasse", "amount": 40},
    {"event": "rent_demanded", "owner": 0, "debtor": 1, "deed": "badstrasse", "amount": 40, "auto": False},
    {"event": "claim_lapsed", "owner": 0, "debtor": 1, "deed": "badstrasse", "amount": 40},
    {"event": "card_drawn", "seat": 0, "deck": "chance", "card": "E07"},
    {"event": "card_returned", "seat": 0, "deck": "chance", "card": "E07"},
    {"event": "card_kept", "seat": 0, "deck": "community", "card": "G03"},
    {"event": "card_chosen", "seat": 0, "option": "draw", "card": "E16"},
    {"event": "tax_chosen", "seat": 0, "choice": "flat", "amount": 4000},
    {"event": "pot_taken", "seat": 0, "amount": 2500},
    {"event": "jailed", "seat": 0, "reason": "doubles"},
    {"event": "jail_failed", "seat": 0, "attempts": 2},
    {"event": "freed", "seat": 0, "how": "card"},
    {"event": "built", "seat": 0, "deed": "badstrasse", "level": 5, "price": 1000},
    {"event": "sold_building", "seat": 0, "deed": "badstrasse", "level": 4, "price": 500},
    {"event": "group_sold", "seat": 0, "group": "violett", "level": 0, "total": 1000},
    {"event": "shortage_opened", "kind": "house", "stock": 1, "seat": 0, "seats": [1]},
    {"event": "declared", "seat": 0, "count": 2},
    {"event": "placed", "seat": 0, "deed": "badstrasse", "price": 1000},
    {"event": "mortgaged", "seat": 0, "deed": "badstrasse", "amount": 600},
    {"event": "redeemed", "seat": 0, "deed": "badstrasse", "amount": 600, "interest": 60},
    {"event": "taken_over", "seat": 0, "deed": "badstrasse", "interest": 60},
    {
        "event": "offered",
        "from": 0,
        "to": 1,
        "give": {"cash": 200, "deeds": ["badstrasse"], "jail_cards": 1},
        "take": {"cash": 0, "deeds": ["turmstrasse"], "jail_cards": 0},
        "redeem": [],
    },
    {"event": "accepted", "from": 0, "to": 1},
    {"event": "rejected", "from": 0, "to": 1},
    {"event": "withdrawn", "from": 0, "to": 1},
    {"event": "deed_moved", "deed": "badstrasse", "from": "bank", "to": 1},
    {"event": "jail_card_moved", "card": "E10", "from": 0, "to": 1},
    {"event": "debt_opened", "debtor": 0, "creditor": 1, "amount": 900, "reason": "rent"},
    {"event": "debt_paid", "debtor": 0, "creditor": "pot", "amount": 900, "reason": "tax"},
    {"event": "bankrupt", "seat": 0, "creditor": 1},
    {"event": "out", "seat": 0, "place": 3},
    {"event": "estate_opened", "seat": 0, "deeds": ["badstrasse", "turmstrasse"], "jail_cards": 1},
    {"event": "ready", "seat": 0},
    {"event": "preference", "seat": 0, "always_demand": True, "never_compete": False},
    {"event": "resigned", "seat": 0},
    {"event": "clock", "seconds": 61},
    {"event": "time_up"},
    {"event": "deadline_passed", "seat": 0},
    {"event": "game_over", "ending": "last_solvent", "winners": [0]},
    {"event": "stayed", "seat": 0, "attempts": 1},
    {"event": "move_chosen", "seat": 0, "steps": 5},
    {"event": "utility_rolled", "seat": 0, "dice": [3, 4, "bus"]},
    {"event": "card_rolled", "seat": 0, "dice": [4, 4]},
    {"event": "upgraded", "seat": 0, "star": 3},
    {"event": "downgraded", "seat": 0, "star": 1},
    {"event": "fortune_found", "seat": 0, "square": "technikkai", "card": "F13", "private": True},
    {"event": "fortune_kept", "seat": 0, "card": "F13"},
    {"event": "fortune_played", "seat": 0, "card": "F13"},
    {"event": "rent_waived", "seat": 0, "deed": "badstrasse", "amount": 40},
    {"event": "rent_doubled", "seat": 0, "deed": "badstrasse", "amount": 80},
    {"event": "blocked", "seat": 0, "other": 1},
    {"event": "forced_sale", "seat": 0, "deed": "badstrasse", "price": 1000},
    {"event": "debt_settled", "debtor": 0, "creditor": 1, "amount": 120, "reason": "rent"},
    {"event": "counted", "seat": 0, "wealth": 12000},
    {"event": "agent_chosen", "seat": 0},
    {"event": "fortune_discarded", "seat": 0, "card": "F13"},
]
# Only one edition has fortune cards; the others cannot tell of them.
FORTUNE_EVENTS = ("fortune_found", "fortune_kept", "fortune_played", "fortune_discarded")
BY_KIND = {event["event"]: event for event in EVENTS}


def test_the_list_has_every_event_with_every_argument() -> None:
    assert [event["event"] for event in EVENTS] == [kind.name.lower() for kind in EventKind if kind]
    optional = {("tax_chosen", "wealth"), ("card_drawn", "star"), ("rent_demanded", "resigned")}
    for kind, fields in FIELDS.items():
        name = kind.name.lower()
        expected = {argument for argument, _, _ in fields if (name, argument) not in optional}
        assert set(BY_KIND[name]) - {"event"} == expected, kind


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["event"])
def test_every_event_is_a_sentence_in_every_language(event: dict[str, Any], classic: Edition) -> None:
    cited = event | {"clause": "move.two-dice-sum", "also": ["turn.order-left"]}
    edition = load_edition("millionaire") if event["event"] in FORTUNE_EVENTS else classic
    told = [event_sentence(cited, edition, language, NAMES) for language in LANGUAGES]
    assert len(set(told)) == 3
    for sentence in told:
        assert sentence[0].isupper() and sentence[-1] in ".?!"
        assert "{" not in sentence and "None" not in sentence
        assert "badstrasse" not in sentence  # the id; the name is Badstraße


@pytest.mark.parametrize(
    "event, english, german, dutch",
    [
        (
            BY_KIND["offered"],
            "Anna offers Ben 200 DM, Badstraße, and a Get Out of Jail card in exchange for Turmstraße.",
            "Anna bietet Ben 200 DM, Badstraße und eine Freikarte im Tausch gegen Turmstraße.",
            "Anna biedt Ben 200 DM, Badstraße en een vrijkaart in ruil voor Turmstraße.",
        ),
        (
            BY_KIND["offered"] | {"give": {}, "redeem": ["turmstrasse"]},
            "Anna offers Ben nothing in exchange for Turmstraße, and would redeem Turmstraße at once.",
            "Anna bietet Ben nichts im Tausch gegen Turmstraße und würde gleich die Hypothek ablösen: Turmstraße.",
            "Anna biedt Ben niets in ruil voor Turmstraße en zou meteen de hypotheek aflossen: Turmstraße.",
        ),
        (
            BY_KIND["paid"] | {"from": "bank", "to": 2, "amount": 4000, "reason": "salary"},
            "The bank pays 4,000 DM to Cem as salary.",
            "Die Bank zahlt 4.000 DM Gehalt an Cem.",
            "De bank betaalt 4.000 DM salaris aan Cem.",
        ),
        (
            BY_KIND["paid"] | {"to": "pot", "amount": 4000, "reason": "tax"},
            "Anna pays 4,000 DM into the pot in tax.",
            "Anna zahlt 4.000 DM Steuer in den Topf.",
            "Anna betaalt 4.000 DM belasting in de pot.",
        ),
        (
            BY_KIND["rent_demanded"] | {"resigned": True},
            "Ben still owes Anna 40 DM in rent for Badstraße.",
            "Ben schuldet Anna noch 40 DM Miete für Badstraße.",
            "Ben is Anna nog 40 DM huur schuldig voor Badstraße.",
        ),
        (
            BY_KIND["sold"],
            "Anna buys a house at auction for 700 DM.",
            "Anna ersteigert ein Haus für 700 DM.",
            "Anna koopt een huis op de veiling voor 700 DM.",
        ),
        (
            BY_KIND["tax_chosen"] | {"choice": "percent", "wealth": 31234, "amount": 3123},
            "Anna has everything counted: 31,234 DM in all, so 3,123 DM in tax.",
            "Anna lässt alles zählen: 31.234 DM Vermögen, also 3.123 DM Steuer.",
            "Anna laat alles tellen: 31.234 DM vermogen, dus 3.123 DM belasting.",
        ),
        (
            BY_KIND["out"],
            "Anna is out of the game in 3rd place.",
            "Anna scheidet auf dem 3. Platz aus.",
            "Anna valt af op de 3e plaats.",
        ),
        (
            BY_KIND["game_over"] | {"winners": [0, 2]},
            "The game is over: Anna and Cem share the victory.",
            "Das Spiel ist zu Ende: Anna und Cem teilen sich den Sieg.",
            "Het spel is afgelopen: Anna en Cem delen de overwinning.",
        ),
        (
            BY_KIND["banker_chosen"] | {"seat": "bank"},
            "The bank is run by somebody who is not playing.",
            "Die Bank führt jemand, der nicht mitspielt.",
            "De bank is in handen van iemand die niet meespeelt.",
        ),
    ],
)
def test_what_events_say(event: dict[str, Any], english: str, german: str, dutch: str, classic: Edition) -> None:
    told = [says(event_sentence(event, classic, language, NAMES)) for language in LANGUAGES]
    assert told == [english, german, dutch]


# The letters a band shows, in the order of the groups: brown or purple, light blue, pink, orange, red, ...
LETTERS = {
    "de": "Vi Br Hb Ro Or Rt Ge Gr Db",
    "en": "Pu Br Lb Pi Or Rd Ye Gr Db",
    "nl": "Pa Br Lb Ro Or Rd Ge Gr Db",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_have_names_and_letters_in_the_readers_language(language: str) -> None:
    ids = ("violett", "braun", "hellblau", "pink", "orange", "rot", "gelb", "gruen", "dunkelblau")
    assert " ".join(message(f"group-{group}", language, "letters") for group in ids) == LETTERS[language]
    for edition in map(load_edition, ("classic", "tempo", "millionaire", "banking")):
        letters = [message(f"group-{group}", language, "letters") for group in edition.group_ids]
        assert len(set(letters)) == len(edition.group_ids)
        names = [group_text(edition, group, language) for group in edition.group_ids]
        assert names == [message(f"group-{group}", language) for group in edition.group_ids]


def test_a_group_that_somebody_has_named_keeps_its_name(tmp_path: Path) -> None:
    path = tmp_path / "old-town.toml"
    path.write_text('extends = "classic"\nname = "old_town"\n[groups.rot]\nname = "Altstadt"\n', encoding="utf-8")
    town = load_edition(str(path))
    assert [group_text(town, "rot", language) for language in LANGUAGES] == ["Altstadt"] * 3
    assert [group_text(town, "gelb", language) for language in LANGUAGES] == ["Yellow", "Gelb", "Geel"]
    railroads = load_edition("classic", skin="us")
    assert [group_text(railroads, "bahnhoefe", language) for language in LANGUAGES] == ["Railroads"] * 3
    assert [group_text(railroads, "rot", language) for language in LANGUAGES] == ["Red", "Rot", "Rood"]


def test_counts_take_their_plural(classic: Edition) -> None:
    event = BY_KIND["shortage_opened"]
    told = [
        event_sentence(event | {"kind": kind, "stock": stock}, classic, language, NAMES).split(".")[0]
        for language in LANGUAGES
        for kind in ("house", "hotel")
        for stock in (1, 2)
    ]
    assert told == [
        "Only 1 house is left",
        "Only 2 houses are left",
        "Only 1 hotel is left",
        "Only 2 hotels are left",
        "Es gibt nur noch 1 Haus",
        "Es gibt nur noch 2 Häuser",
        "Es gibt nur noch 1 Hotel",
        "Es gibt nur noch 2 Hotels",
        "Er is nog maar 1 huis",
        "Er zijn nog maar 2 huizen",
        "Er is nog maar 1 hotel",
        "Er zijn nog maar 2 hotels",
    ]


def test_the_last_building_on_a_street_is_a_hotel(classic: Edition) -> None:
    short = load_edition("classic", variants=("three_houses",))
    built = BY_KIND["built"]
    assert "hotel" in event_sentence(built | {"level": 5}, classic, "en", NAMES)
    assert says(event_sentence(built | {"level": 4}, classic, "en", NAMES)) == (
        "Anna builds on Badstraße for 1,000 DM; it has 4 houses now."
    )
    assert "first house" in event_sentence(built | {"level": 1}, classic, "en", NAMES)
    assert "hotel" in event_sentence(built | {"level": 4}, short, "en", NAMES)
    sold = BY_KIND["sold_building"]
    assert "the hotel" in event_sentence(sold | {"level": 4}, classic, "en", NAMES)
    assert "a house" in event_sentence(sold | {"level": 3}, classic, "en", NAMES)
    assert "the hotel" in event_sentence(sold | {"level": 3}, short, "en", NAMES)


def test_players_without_names_are_numbered(classic: Edition) -> None:
    passed = BY_KIND["passed"] | {"seat": 1}
    assert event_sentence(passed, classic, "en") == "Player 2 passes."
    assert event_sentence(passed, classic, "de", ["Anna", ""]) == "Spieler 2 passt."
    assert event_sentence(passed, classic, "nl", ["Anna"]) == "Speler 2 past."
    assert player_name(0, NAMES, "de") == "Anna"


def test_a_player_called_bank_is_not_the_bank(classic: Edition) -> None:
    paid = BY_KIND["paid"] | {"to": 1, "reason": "rent", "amount": 40}
    assert says(event_sentence(paid, classic, "de", ["Anna", "bank"])) == "Anna zahlt 40 DM Miete an bank."


@pytest.mark.parametrize(
    "code, arguments, english, german, dutch",
    [
        (
            "cash_short",
            {"cost": 2000, "cash": 1500},
            "That costs 2,000 DM; you have 1,500 DM.",
            "Das kostet 2.000 DM; du hast 1.500 DM.",
            "Dat kost 2.000 DM; je hebt 1.500 DM.",
        ),
        (
            "group_incomplete",
            {"deed": "turmstrasse", "owner": 1},
            "You need the whole colour group; Turmstraße belongs to Ben.",
            "Du brauchst die ganze Farbgruppe; Turmstraße gehört Ben.",
            "Je hebt de hele kleurgroep nodig; Turmstraße is van Ben.",
        ),
        (
            "not_owner",
            {"deed": "turmstrasse", "owner": "bank"},
            "Turmstraße still belongs to the bank.",
            "Turmstraße gehört noch der Bank.",
            "Turmstraße is nog van de bank.",
        ),
        (
            "auction_running",
            {"lot": "E10"},
            "The auction must end first: a Get Out of Jail card. Bid or pass.",
            "Zuerst muss die Versteigerung enden: eine Freikarte. Biete oder passe.",
            "Eerst moet de veiling klaar zijn: een vrijkaart. Bied of pas.",
        ),
        (
            "no_jail_card",
            {"seat": 0, "case": "own"},
            "You have no Get Out of Jail card.",
            "Du hast keine Freikarte.",
            "Je hebt geen vrijkaart.",
        ),
        (
            "offer_limit",
            {"limit": 1},
            "You may make only 1 offer per turn.",
            "Du darfst nur 1 Angebot pro Zug machen.",
            "Je mag maar 1 aanbod per beurt doen.",
        ),
        (
            "no_such_seat",
            {"number": 1234},
            "There is no seat 1234 at this table.",
            "Platz 1234 gibt es an diesem Tisch nicht.",
            "Plaats 1234 is er niet aan deze tafel.",
        ),
        (
            "forbidden",
            {"kind": "offer", "what": "loan"},
            "The rules do not allow that: loan.",
            "Das erlauben die Regeln nicht: loan.",
            "Dat staan de regels niet toe: loan.",
        ),
        (
            "unreadable",
            {"what": "jump!"},
            "I do not understand jump!.",
            "Ich verstehe jump! nicht.",
            "Ik begrijp jump! niet.",
        ),
        (
            "not_now",
            {},
            "That is not possible at this point of the game.",
            "Das geht an dieser Stelle des Spiels nicht.",
            "Dat kan op dit punt van het spel niet.",
        ),
    ],
)
def test_what_refusals_say(
    code: str, arguments: dict[str, Any], english: str, german: str, dutch: str, classic: Edition
) -> None:
    told = [says(refusal_sentence(code, arguments, classic, language, NAMES)) for language in LANGUAGES]
    assert told == [english, german, dutch]


def test_the_engines_numbers_get_their_names(classic: Edition) -> None:
    turmstrasse = classic.deed_ids.index("turmstrasse")
    read = [
        refused(classic, Refusal.CASH_SHORT, 2000, 1500, Clause.BUILD_PRICE_ON_DEED),
        refused(classic, Refusal.CASH_SHORT, 2000, 1500, Clause.TRADE_FREE_PRICE),
        refused(classic, Refusal.GROUP_INCOMPLETE, turmstrasse, BANK, Clause.BUILD_FULL_GROUP_REQUIRED),
        refused(classic, Refusal.AUCTION_RUNNING, Lot.JAIL_CARD, 0, Clause.AUCTION_WHEN_NOT_BOUGHT),
        refused(classic, Refusal.NOTHING_BUILT, -1),
        refused(classic, Refusal.COUNT_OUT_OF_RANGE, 0, 3, Clause.SELL_EVEN_TEARDOWN),
        refused(classic, Refusal.COUNT_OUT_OF_RANGE, 0, 0, Clause.SELL_EVEN_TEARDOWN),
        refused(classic, Refusal.COUNT_OUT_OF_RANGE),
        refused(classic, Refusal.UNEVEN, turmstrasse, 1, Clause.SELL_EVEN_TEARDOWN),
        refused(classic, Refusal.NO_JAIL_CARD, 0, 2, Clause.CARDS_GOJF_SELL),
        refused(classic, Refusal.NO_JAIL_CARD, 0, 1, Clause.JAIL_USE_CARD),
        refused(classic, Refusal.WRONG_EDITION, Do.STAY),
    ]
    assert [refusal_of(why, classic) for why in read] == [
        ("cash_short", ("build.price-on-deed",), {"cost": 2000, "cash": 1500}),
        ("cash_short", ("trade.free-price",), {"cost": 2000, "cash": 1500, "case": "trade"}),
        ("group_incomplete", ("build.full-group-required",), {"deed": "turmstrasse", "owner": "bank"}),
        ("auction_running", ("auction.when-not-bought",), {"lot": "E10"}),
        ("nothing_built", (), {}),
        ("count_out_of_range", ("sell.even-teardown",), {"low": 0, "high": 3}),
        ("count_out_of_range", ("sell.even-teardown",), {"low": 0, "high": 0, "case": "single"}),
        ("count_out_of_range", (), {"low": 0, "high": 0, "case": "at_least"}),
        ("uneven", ("sell.even-teardown",), {"deed": "turmstrasse", "case": "sell"}),
        ("no_jail_card", ("cards.gojf-sell",), {"seat": 0}),
        ("no_jail_card", ("jail.use-card",), {"seat": 0, "deck": "community", "case": "own"}),
        ("wrong_edition", (), {"kind": "stay"}),
    ]


def test_every_refusal_of_the_engine_can_be_told(classic: Edition) -> None:
    assert set(REFUSAL_FIELDS) == set(Refusal) - {Refusal.NONE}
    from_python = {Refusal.UNREADABLE, Refusal.FORBIDDEN}  # these two never come from the engine
    told = 0
    for code in set(REFUSAL_FIELDS) - from_python:
        edition = load_edition("millionaire") if code == Refusal.CARD_NOT_PLAYABLE else classic
        points = [Clause.NONE, Clause.BUILD_EVENLY, *CASES.get(code, {})]
        for why in (refused(edition, code, 1, other, point) for point in points for other in (0, 1)):
            name, _, arguments = refusal_of(why, edition)
            sentences = {refusal_sentence(name, arguments, edition, language, NAMES) for language in LANGUAGES}
            assert len(sentences) == 3
            told += 1
    assert told > 200


def test_every_case_has_its_own_sentence(classic: Edition) -> None:
    for code, points in CASES.items():
        every = {name: 1 for name, _, _ in REFUSAL_FIELDS[code]} | {"deed": "badstrasse"}
        for language in LANGUAGES:
            sentences = {
                case: refusal_sentence(code.name.lower(), every | {"case": case}, classic, language)
                for case in {*points.values(), "usual"}
            }
            assert len(set(sentences.values())) == len(sentences), code


def test_every_chance_node_has_a_sentence(classic: Edition) -> None:
    for kind in ChanceKind:
        if kind != ChanceKind.NONE:
            _, _, arguments = refusal_of(refused(classic, Refusal.CHANCE_PENDING, kind), classic)
            assert "first" in refusal_sentence("chance_pending", arguments, classic, "en")


@pytest.mark.parametrize(
    "money, english, german",
    [
        (MoneyFormat("DM"), f"1,250{SPACE}DM", f"1.250{SPACE}DM"),
        (MoneyFormat("M", sign_first=True), "M1,250", "M1.250"),
        (MoneyFormat(), "1,250", "1.250"),
    ],
)
def test_money_is_written_as_edition_and_language_ask(money: MoneyFormat, english: str, german: str) -> None:
    assert message("money", "en", money=money, amount=1250) == english
    assert message("money", "de", money=money, amount=1250) == german
    assert message("money", "nl", money=money, amount=1250) == german


@pytest.mark.parametrize("is_printed_first", [True, False])
def test_euros_are_written_as_the_language_does_it(is_printed_first: bool) -> None:
    euros = MoneyFormat("€", sign_first=is_printed_first)
    written = {language: message("money", language, money=euros, amount=1250) for language in ("en", "de", "nl")}
    assert written == {"en": "€1,250", "de": f"1.250{SPACE}€", "nl": f"€{SPACE}1.250"}


def test_the_other_functions() -> None:
    for language, percent in (("en", "15.3%"), ("de", f"15,3{SPACE}%"), ("nl", "15,3%")):
        functions = fluent.functions_of(language, MoneyFormat())
        assert functions["PERCENT"](0.1534) == percent
        assert functions["PLAIN"](2000) == "2000"
    ordinal = fluent.functions_of("en", MoneyFormat())["ORDINAL"]
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 21)] == ["one", "two", "few", "other", "other", "one"]


def test_half_a_sentence_is_never_told(classic: Edition) -> None:
    with pytest.raises(MissingText, match="cash"):
        refusal_sentence("cash_short", {"cost": 2000}, classic, "en")
    with pytest.raises(MissingText, match="event-tap-dance"):
        event_sentence({"event": "tap_dance", "seat": 0}, classic, "en")
    with pytest.raises(MissingText, match=r"player\.title"):
        message("player", "en", "title", number=1)
    with pytest.raises(MissingText, match="there are de, en, nl"):
        message("bank", "tlh")
    with pytest.raises(KeyError):  # so that ordinary handlers catch it too
        message("no-such-message", "en")


def test_clauses_and_cards_have_titles_and_texts(classic: Edition) -> None:
    title, text = clause_text("classic", "goal.become-richest", "nl")
    assert title == "Word de rijkste" and text.endswith(".")
    title, text = card_text(classic, "chance", "E07", "en")
    assert title == "Forgotten umbrella" and "Go back 3 squares" in text
    assert card_text(classic, 0, "E07", "en") == (title, text)
    assert f"3.000{SPACE}DM" in card_text(classic, "chance", "E13", "de")[1]
    with pytest.raises(KeyError, match="E99"):
        card_text(classic, "chance", "E99")
    for pile in ("chance", "community"):
        for card in classic.cards(("chance", "community").index(pile)):
            for language in LANGUAGES:
                assert all(card_text(classic, pile, card.id, language))


def test_a_card_of_a_users_own_theme_says_what_it_does(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    cards = [
        ("collect", "amount = 50"),
        ("pay", 'amount = 50\npurpose = "fee"'),
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
    head = 'extends = "classic"\nname = "own"\ndeck = "own"\n'
    own.write_text(head + "\n".join(entries) + community, encoding="utf-8")
    edition = load_edition(str(own))
    for number in range(len(cards)):
        texts = {card_text(edition, "chance", f"U{number:02}", language)[1] for language in LANGUAGES}
        assert len(texts) == 3
    assert card_text(edition, "chance", "U06", "en") == ("my theme", "Go back 1 square.")


def test_lists_read_like_lists() -> None:
    assert join(["Anna"], "en") == "Anna"
    assert join(["Anna", "Ben", "Cem"], "en") == "Anna, Ben, and Cem"
    assert join(["Anna", "Ben", "Cem"], "de") == "Anna, Ben und Cem"
    assert join(["Anna", "Ben", "Cem"], "nl") == "Anna, Ben en Cem"


@pytest.fixture
def no_wishes(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


def test_the_environment_chooses_the_language(no_wishes: pytest.MonkeyPatch, classic: Edition) -> None:
    assert preferred_language() == "en"
    no_wishes.setenv("LANG", "nl_BE.UTF-8")
    assert preferred_language() == "nl"
    no_wishes.setenv("LC_ALL", "de")
    assert preferred_language() == "de"
    assert refusal_sentence("game_over", {}, classic) == "Das Spiel ist zu Ende."
    assert narrate([BY_KIND["passed"]], classic) == ["Spieler 1 passt."]
    for unknown in ("C", "C.UTF-8", "fr_FR.UTF-8", "POSIX"):
        no_wishes.setenv("LC_ALL", unknown)
        assert preferred_language() == "en"


def test_a_language_without_messages_is_not_installed() -> None:
    assert languages() == ("de", "en", "nl")


def test_importing_the_messages_is_cheap() -> None:
    heavy = ("numba", "numpy", "fluent.runtime", "babel", "magie.board", "magie.editions")
    for module in ("magie.text.fluent", "magie.text.sentences", "magie.text.narrate"):
        program = f"import sys, {module}; print([name for name in {heavy!r} if name in sys.modules])"
        result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert result.stdout.strip() == "[]", module


def test_only_what_is_asked_for_is_parsed() -> None:
    program = (
        "from magie.text.fluent import _entry, _texts, message\n"
        "print(message('refusal-game-over', 'de'), _entry.cache_info().currsize, len(_texts('de')))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    sentence, parsed, of = result.stdout.rsplit(maxsplit=2)
    assert sentence == "Das Spiel ist zu Ende."
    assert int(parsed) < 10 < 1000 < int(of)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_can_be_told_of_any_events(language: str, classic: Edition) -> None:
    events = [event for event in EVENTS if event["event"] not in FORTUNE_EVENTS]
    told = narrate(events, classic, language, NAMES)
    assert 0 < len(told) < len(events)


def test_the_log_tells_a_move_once(classic: Edition) -> None:
    events = [
        BY_KIND["starts"],
        BY_KIND["turn_started"],
        BY_KIND["rolled"] | {"dice": [1, 2]},
        BY_KIND["moved"] | {"to": "turmstrasse"},
        BY_KIND["landed"] | {"square": "turmstrasse"},
        BY_KIND["bought"] | {"deed": "turmstrasse"},
        BY_KIND["paid"],
        BY_KIND["turn_ended"],
    ]
    assert [says(line) for line in narrate(events, classic, "en", NAMES)] == [
        "Anna rolled the highest, 6, and starts.",
        "Anna rolls 1 + 2 and moves to Turmstraße.",
        "Anna buys Turmstraße for 1,200 DM.",
    ]


def test_the_log_tells_a_payment_once(classic: Edition) -> None:
    def paid(reason: str, payer: int | str = 0, payee: int | str = "bank", amount: int = 40) -> dict[str, Any]:
        return {"event": "paid", "from": payer, "to": payee, "amount": amount, "reason": reason}

    def log(*events: dict[str, Any]) -> list[str]:
        return [says(line) for line in narrate(events, classic, "en", NAMES)]

    assert log(BY_KIND["rent_claimable"], BY_KIND["rent_demanded"], paid("rent", 1, 0)) == [
        "Ben pays Anna 40 DM in rent for Badstraße."
    ]
    for event, payment in (
        (BY_KIND["sold"], paid("bid")),
        (BY_KIND["built"], paid("build")),
        (BY_KIND["mortgaged"], paid("mortgage", "bank", 0)),
        (BY_KIND["redeemed"], paid("redeem")),
        (BY_KIND["taken_over"], paid("interest")),
        (BY_KIND["sold_building"], paid("resale", "bank", 0)),
        (BY_KIND["group_sold"], paid("resale", "bank", 0)),
        (BY_KIND["pot_taken"], paid("pot", "pot", 0)),
        (BY_KIND["tax_chosen"], paid("tax")),
        (BY_KIND["debt_paid"], paid("tax", 0, "pot")),
        (BY_KIND["accepted"], paid("trade", 0, 1)),
        (BY_KIND["card_drawn"] | {"card": "E14"}, paid("card", "bank", 0)),
    ):
        assert len(log(event, payment)) == 1, event["event"]
    # The engine takes the money for a building before it stands.
    assert len(log(paid("build"), BY_KIND["built"])) == 1
    # What a card costs for buildings is not printed on it.
    assert len(log(BY_KIND["card_drawn"] | {"card": "E11"}, paid("repair"))) == 2
    assert log(paid("fine")) == ["Anna pays a fine of 40 DM to the bank."]


def test_the_log_opens_with_the_money_of_all(classic: Edition) -> None:
    start = [{"event": "paid", "from": "bank", "to": seat, "amount": 30000, "reason": "start"} for seat in range(3)]
    seated = [{"event": "seated", "seat": seat} for seat in range(3)]
    events = [event for pair in zip(seated, start, strict=True) for event in pair]
    assert [says(line) for line in narrate(events, classic, "de", NAMES)] == [
        "Anna, Ben und Cem beginnen mit je 30.000 DM."
    ]


def test_the_log_tells_the_way_to_and_from_jail_once(classic: Edition) -> None:
    jail = next(name for name, square in classic.file.squares.items() if square.kind == "jail")
    to_jail = [BY_KIND["jailed"], BY_KIND["moved"] | {"to": jail, "reason": "jail"}]
    assert narrate(to_jail, classic, "en", NAMES) == ["Doubles for the third time in a row: Anna goes to jail."]
    failed = [BY_KIND["jail_failed"] | {"attempts": 3}, BY_KIND["freed"] | {"how": "third_failure"}]
    assert narrate(failed, classic, "en", NAMES) == [
        "After three tries without doubles Anna leaves jail and has to pay for it."
    ]


def test_any_message_can_be_told_with_ids(classic: Edition) -> None:
    arguments = {"owner": 0, "debtor": 1, "deed": "badstrasse", "amount": 40}
    assert says(tell("narrate-rent", arguments, classic, "nl", NAMES)) == "Ben betaalt Anna 40 DM huur voor Badstraße."


def test_the_log_demonstrates_itself() -> None:
    command = [sys.executable, "-X", "utf8", "-m", "magie.text.narrate"]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert result.stdout.count("Turmstraße") >= 9
    assert {"English", "Deutsch", "Nederlands"} <= set(result.stdout.splitlines())
