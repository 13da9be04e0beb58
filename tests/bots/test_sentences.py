"""Every bot that comes with Magie is described in every language."""

from __future__ import annotations

import pytest

from magie.bots.levels import LevelKind, level_names
from magie.bots.sentences import about_bot, is_sparring_partner
from magie.text.fluent import languages

LEVELS = ["random", "novice", "steady", "shrewd", "rollout"]


def test_the_levels_come_first_from_the_weakest_up() -> None:
    assert level_names()[: len(LEVELS)] == LEVELS
    assert all(is_sparring_partner(LevelKind(name)) for name in level_names()[len(LEVELS) :])


@pytest.mark.parametrize("name", level_names())
def test_a_bot_has_a_sentence_of_its_own_in_every_language(name: str) -> None:
    told = {about_bot(LevelKind(name), language) for language in languages()}
    assert len(told) == len(languages())
    assert all(text.endswith(".") for text in told)


@pytest.mark.parametrize("name", ["novice", "steady", "shrewd"])
def test_at_the_card_game_a_level_is_described_as_it_plays_there(name: str) -> None:
    for language in languages():
        told = about_bot(LevelKind(name), language, "deal")
        assert told != about_bot(LevelKind(name), language)
        assert told.endswith(".")
    assert about_bot(LevelKind("random"), "en", "deal") == about_bot(LevelKind("random"), "en")
