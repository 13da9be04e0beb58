"""Every reason can be said in every language, with the names and the money of the edition, and never half of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from magie.editions import Edition, load_edition
from magie.text.fluent import NO_BREAK_SPACE, has_message, languages
from magie.text.reasons import ARGUMENTS, CODES, Code, Reason, quoted_reason, reason_sentence
from magie.text.sentences import group_text
from tests.text.reason_samples import SUMS, reasons_of

NAMES = ("Anna", "Ben")
MOST_WORDS = 40
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(scope="module")
def classic() -> Edition:
    return load_edition("classic")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_code_is_a_short_sentence(code: Code, language: str, classic: Edition) -> None:
    assert has_message(f"reason-{code.replace('_', '-')}", language)
    for reason in reasons_of(code, classic):
        sentence = reason_sentence(reason, classic, language, NAMES)
        assert sentence[0].isupper() or sentence[0].isdecimal(), sentence
        assert sentence.endswith(".") and "  " not in sentence, sentence
        assert len(sentence.split()) <= MOST_WORDS, sentence
        assert "{" not in sentence and "$" not in sentence, sentence


@pytest.mark.parametrize("language", languages())
def test_the_sentences_differ_from_each_other(language: str, classic: Edition) -> None:
    said = {code: reason_sentence(reasons_of(code, classic)[0], classic, language, NAMES) for code in CODES}
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("code", CODES)
def test_the_languages_differ_from_each_other(code: Code, classic: Edition) -> None:
    reason = reasons_of(code, classic)[0]
    assert len({reason_sentence(reason, classic, language, NAMES) for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_whatever_is_told_is_in_the_sentence(code: Code, language: str, classic: Edition) -> None:
    """A sentence names every group and every sum it was given, unless a word of it says that there is none."""
    reason = reasons_of(code, classic)[0]
    sentence = reason_sentence(reason, classic, language, NAMES).replace(NO_BREAK_SPACE, " ")
    for name, value in reason.arguments.items():
        if name in ("groups", "your_groups"):
            assert all(group_text(classic, group, language) in sentence for group in value), (sentence, name)
        elif name in SUMS:
            point = "," if language == "en" else "."
            assert f"{value:,}".replace(",", point) + " DM" in sentence, (sentence, name)


def test_it_is_said_as_people_say_it(classic: Edition) -> None:
    reason = Reason("offer_complete", {"other": 1, "groups": ["gruen"], "cash": "asks", "amount": 300})
    said = {language: quoted_reason(0, reason, classic, language, NAMES) for language in languages()}
    assert {language: text.replace(NO_BREAK_SPACE, " ") for language, text in said.items()} == {
        "de": "Anna: „Ich hätte dann Grün komplett; dazu möchte ich noch 300 DM.“",
        "en": "Anna: “It would complete Green for me; I ask 300 DM on top.”",
        "nl": "Anna: “Dan heb ik Groen compleet; ik vraag er nog 300 DM bij.”",
    }


def test_names_come_from_the_skin() -> None:
    dressed = load_edition("classic", skin="us")
    reason = Reason("accept_complete", {"other": 1, "groups": ["bahnhoefe"]})
    assert dressed.group_name("bahnhoefe") == "Railroads"
    assert all("Railroads" in reason_sentence(reason, dressed, language, NAMES) for language in languages())


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("because", {"other": 1}),
        ("refuse_never", {}),
        ("refuse_never", {"other": 1, "amount": 3}),
        ("refuse_never", {"other": "Ben"}),
        ("buy_share", {"other": 1}),
        ("accept_complete", {"other": 1, "groups": "gruen"}),
        ("accept_complete", {"other": 1, "groups": []}),
        ("accept_gain", {"other": 1, "amount": 2.5}),
        ("refuse_little", {"other": 1, "wish": "please", "sum": 4}),
    ],
)
def test_what_makes_no_sense_is_no_reason(code: Any, arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="reason"):
        Reason(code, arguments)


def test_the_page_on_bots_lists_every_reason_with_its_arguments() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {code: tuple(re.findall(r"`(\w+)`", arguments)) for code, arguments in rows}
    assert {code: listed.get(code) for code in CODES} == ARGUMENTS


def test_a_group_must_be_one_of_the_edition(classic: Edition) -> None:
    with pytest.raises(ValueError, match="no group 'tartan'"):
        Reason("accept_complete", {"other": 1, "groups": ["tartan"]}).check(classic)
