"""The family of the boards: how a match is set up and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.board.clauses import Clause
from magie.editions import Edition, edition_names
from magie.errors import BrokenPosition, IllegalSetup
from magie.text.board.actions import DRIVER_ACTIONS
from magie.text.board.events import event_for
from magie.text.board.narrate import is_silent, narrate
from magie.text.family import MatchFamily, edition_of_position
from magie.text.match import Match
from magie.text.sentences import event_sentence


class BoardMatches(MatchFamily[Edition]):
    name = "board"
    driver_actions = DRIVER_ACTIONS
    has_rents = True

    def clause_on_seats(self, edition: Edition) -> str | None:
        return edition.clause_at(Clause.SETUP_COMPONENTS_TOKENS)

    def chosen_tokens(self, edition: Edition, seats: int, wishes: Any) -> tuple[str, ...]:
        """Who does not care gets one that is left."""
        known = edition.file.components.tokens
        if wishes is None:
            return tuple(known[:seats])
        if not isinstance(wishes, Sequence) or isinstance(wishes, str) or len(wishes) > seats:
            raise IllegalSetup("tokens", f"tokens is a list of at most {seats} names")
        taken: list[str] = []
        for wish in wishes:
            if wish not in known:
                raise IllegalSetup("tokens", f"there is no token {wish!r}; there are {', '.join(known)}")
            if wish in taken:
                clause = edition.clause_at(Clause.SETUP_CHOOSE_TOKEN)
                raise IllegalSetup("token_taken", f"{wish} is taken already", clause)
            taken.append(wish)
        rest = [token for token in known if token not in taken]
        return tuple(taken + rest)[:seats]

    def new_match(self, edition: Edition, seats: int, setup: Mapping[str, Any]) -> Match:
        from magie.text.board.match import BoardMatch

        return BoardMatch(edition, seats, _banker(edition, seats, setup))

    def match_from_position(self, raw: Mapping[str, Any]) -> Match:
        from magie.text.board.match import BoardMatch
        from magie.text.board.position import parse_position

        file = parse_position(raw)
        if file.edition not in edition_names() and not file.edition.endswith(".toml"):
            raise BrokenPosition("edition", f"there is no edition {file.edition!r}")
        edition = edition_of_position(file.edition, file.variants, file.deck, file.options)
        return BoardMatch.from_position(file, edition)

    event_for = staticmethod(event_for)
    event_sentence = staticmethod(event_sentence)
    narrate = staticmethod(narrate)
    is_silent = staticmethod(is_silent)


def _banker(edition: Edition, seats: int, setup: Mapping[str, Any]) -> int | None:
    """The banker's seat, or None if he does not play himself, which takes a large enough party."""
    banker = setup.get("banker", 0)
    plays = setup.get("banker_plays", True)
    if not isinstance(plays, bool) or isinstance(banker, bool) or banker not in range(seats):
        raise IllegalSetup("banker", f"banker is a seat from 0 to {seats - 1}, banker_plays is true or false")
    if plays:
        return int(banker)
    needed = edition.file.switches.banker_abstains_from
    if needed == 0 or seats + 1 < needed:
        enough = f"only with {needed} or more participants may the banker do without playing"
        raise IllegalSetup(
            "banker_must_play",
            enough if needed else f"in {edition.name} whoever serves the bank plays too",
            edition.clause_at(Clause.BANK_BANKER_MAY_ABSTAIN),
        )
    return None


BOARD = BoardMatches()
