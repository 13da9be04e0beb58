"""Every event and every refusal of the card game has a sentence in every language, and a whole round can be told."""

from __future__ import annotations

import pytest

from magie import CHANCE, Game
from magie.deal.codes import EventKind, Refusal
from magie.text.deal.events import FIELDS
from magie.text.deal.refusals import REFUSAL_FIELDS
from magie.text.deal.sentences import card_name, event_sentence, refusal_sentence, set_name
from magie.text.fluent import has_message, languages
from tests.deal.kit import EDITION, YELLOW, game_at, lay, with_bonus

NAMES = ("Ada", "Bob", "Cy", "Dora")


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_message(language: str) -> None:
    for event in EventKind:
        assert event == EventKind.NONE or event in FIELDS
        name = event.name.lower().replace("_", "-")
        assert event == EventKind.NONE or has_message(f"event-cards-{name}", language), name
    for refusal in Refusal:
        assert refusal == Refusal.NONE or refusal in REFUSAL_FIELDS
        name = refusal.name.lower().replace("_", "-")
        assert refusal == Refusal.NONE or has_message(f"refusal-cards-{name}", language), name


@pytest.mark.parametrize("language", languages())
def test_every_card_and_every_set_has_a_name(language: str) -> None:
    names = [card_name(card, EDITION, language) for card in EDITION.card_ids]
    assert len(set(names)) == len(names)
    assert all(set_name(group, language) for group in EDITION.group_ids)
    assert card_name("chance:h2", EDITION, language) != card_name("h2", EDITION, language)


@pytest.mark.parametrize("language", languages())
def test_a_whole_round_can_be_told(language: str) -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, "chance")})
    events = game.apply(lay({"yellow": [*YELLOW, "chance:token"]}))
    while game.to_act == CHANCE:
        events += game.sample_chance()
    events += game.apply(game.legal_actions()[0])
    for event in events:
        sentence = event_sentence(event, EDITION, language, NAMES)
        assert sentence.endswith((".", "!")), sentence
        assert "monopoly" not in sentence.lower()


def test_refusals_speak_to_the_player() -> None:
    assert refusal_sentence("loose_deed", {"card": "spui"}, EDITION, "en") == (
        "Spui would be left over. Every deed must be in a complete set."
    )
    assert refusal_sentence("hand_size", {"hand": 11, "limit": 10}, EDITION, "nl") == (
        "Je zou 11 kaarten in je hand hebben; het moeten er precies 10 zijn."
    )
    assert refusal_sentence("must_discard", {"count": 1}, EDITION, "de") == (
        "Du hast gezogen oder getauscht. Leg jetzt eine Karte ab."
    )


def test_money_is_written_the_dutch_way() -> None:
    paid = {"event": "paid", "seat": 1, "amount": 3600, "total": 10050}
    assert event_sentence(paid, EDITION, "nl", NAMES) == "De bank betaalt Bob €\u00a03.600; dat maakt €\u00a010.050."


def test_a_dummy_pile_has_a_name_of_its_own() -> None:
    swapped = {"event": "swapped", "seat": 0, "with": 3, "count": 1}
    assert event_sentence(swapped, EDITION, "en", NAMES[:3]) == "Ada swaps one card with Pile 4."
    assert event_sentence(swapped, EDITION, "en", NAMES) == "Ada swaps one card with Dora."


def test_a_card_is_told_with_its_article() -> None:
    received = {"event": "card_received", "seat": 0, "from": 1, "card": "token"}
    added = {"event": "added", "seat": 0, "card": "vreeburg"}
    told = {
        language: [event_sentence(each, EDITION, language, NAMES) for each in (received, added)]
        for language in languages()
    }
    assert told == {
        "de": [
            "Ada nimmt eine Figurenkarte von Bob.",
            "Ada legt Vreeburg auf den eigenen Tauschstapel und tauscht gleich.",
        ],
        "en": ["Ada takes a token card from Bob.", "Ada puts Vreeburg on their trade pile and will swap."],
        "nl": ["Ada neemt een pionkaart van Bob.", "Ada legt Vreeburg op de eigen ruilstapel en gaat ruilen."],
    }


def test_a_hidden_card_is_told_as_one() -> None:
    game = Game("cards", players=2, seed=1)
    event = {key: value for key, value in game.sample_chance()[0].items() if key != "card"}
    assert event_sentence(event, EDITION, "en", NAMES[:2]) == "Bob is dealt a hidden card."
