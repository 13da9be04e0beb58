"""A device at a table: actions legal and not quite, votes, talk, questions, the card reader."""

from __future__ import annotations

from typing import Any

import httpx

from magie.editions import load_edition
from magie.server.schema.from_client import ClientFrame
from magie.server.schema.shapes import SHAPES
from magie.text.board.actions import text_of as board_text
from magie.text.deal.actions import text_of as deal_text
from tests.server.fuzz.guests import WAIT, Around, Game, Guest, Heard, Place
from tests.server.fuzz.typed import Known, kinds_of
from tests.server.players import open_table

EDITIONS = ("classic", "tempo", "banking", "millionaire", "cards")
PEOPLE = 3
FRAMES = kinds_of(ClientFrame)
ACTIONS = {
    family: {kind: kinds_of(shape)[kind] for kind, shape in SHAPES[f"{family.capitalize()}Action"].items()}
    for family in ("board", "deal")
}
TEXTS = {"board": board_text, "deal": deal_text}
# How often each frame is sent. Questions cost the server most, and a hello comes once.
WEIGHTS = {
    "command": 60,
    "propose": 5,
    "vote": 6,
    "say": 3,
    "pace": 2,
    "mute": 3,
    "look": 5,
    "reader": 4,
    "ask": 2,
    "try": 2,
    "appraise": 1,
    "suggest": 1,
    "advise": 1,
    "hello": 1,
}
assert WEIGHTS.keys() == FRAMES.keys() - {"ping"}  # which is sent after every few messages
MOST_REMEMBERED = 300  # actions of other moments
MOST_TRIED = 3  # steps of a try


class TableGuest(Guest):
    """It has the seats of all people at a table of its own."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.game: Game | None = None
        self.around: Around | None = None
        self.edition = ""
        self.family = "board"
        self._remembered: dict[str, list[dict[str, Any]]] = {edition: [] for edition in EDITIONS}

    async def open_place(self) -> None:
        rng = self.rng
        self.edition = rng.choice(EDITIONS)
        self.family = load_edition(self.edition).file.family
        rules: dict[str, Any] = {"auction": None, "free_text": rng.random() < 0.5, "pace": "at_once"}
        if self.edition == "banking" and rng.random() < 0.25:
            rules["booking"] = "by_hand"
        bots = rng.choice((0, 0, 1))
        async with httpx.AsyncClient(base_url=self.server.address, timeout=WAIT, trust_env=False) as http:
            room, tokens = await open_table(http, self.edition, PEOPLE, bots, table=rules)
        self.place = Place(room)
        self.places.append(self.place)
        self.tokens = list(tokens.values())
        self.game = self.around = None

    def is_done(self) -> bool:
        return self.game is not None and self.game.outcome is not None

    def address(self) -> str:
        return self.server.live_address(self.place.id)

    def learn(self, heard: Heard) -> None:
        self.game, self.around = heard.game, heard.table
        remembered = self._remembered[self.edition]
        for each in self.game.legal if self.game is not None else ():
            if each.actions:
                action = self.rng.choice(each.actions)
                if len(remembered) < MOST_REMEMBERED:
                    remembered.append(action)
                else:
                    remembered[self.rng.randrange(MOST_REMEMBERED)] = action

    def frame(self) -> dict[str, Any]:
        kind = self._kind()
        frame = self.maker.struct(FRAMES[kind], self._known())
        if "seat" not in frame and any(field.name == "seat" for field in FRAMES[kind].fields):
            frame["seat"] = self._acting()  # with several seats it is needed
        match kind:
            case "command":
                if self.rng.random() < 0.85:
                    frame["rev"] = self.rev
                frame["seat"] = seat = self._acting()
                frame["do"] = self._action(seat)
            case "try":
                frame["steps"] = [{"do": self._action(frame["seat"])} for _ in range(self.rng.randint(0, MOST_TRIED))]
            case "propose" if self.around is not None and self.around.paused is not None:
                frame["motion"] = {"kind": "go_on"}
            case "hello":
                frame["tokens"] = self.tokens
        return frame

    def _kind(self) -> str:
        """Any kind; but a vote comes to its end, and a pause to its own, so that the game goes on."""
        around, roll = self.around, self.rng.random()
        if around is not None and around.ballot is not None and roll < 0.3:
            return "vote"
        if around is not None and around.paused is not None and roll < 0.5:
            return "propose"
        return self.rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]

    def _known(self) -> Known:
        """Values that mean something at this table now."""
        ballot = self.around.ballot if self.around is not None else None
        rev = self.rev
        return {
            "id": [self.new_id()],
            "rev": [rev, rev, max(0, rev - 1), rev + 1],
            "seat": range(PEOPLE),
            "eyes": [None, *range(PEOPLE)],
            "yes": [True, True, True, False],
            "ballot": [ballot.ballot] if ballot is not None else [],
            "to": range(max(0, rev - 5), rev + 1),
            "bot": ["random", "novice", "steady"],
        }

    def _acting(self) -> int:
        """Mostly the seat the game waits for."""
        required = self.game.required if self.game is not None else []
        mine = [seat for seat in required if seat < PEOPLE]
        return self.rng.choice(mine) if mine and self.rng.random() < 0.8 else self.rng.randrange(PEOPLE)

    def _action(self, seat: int) -> Any:
        """Mostly one that is legal; otherwise one of another moment, with another argument, or any at all."""
        rng = self.rng
        legal = [each for each in self.game.legal if each.seat == seat] if self.game is not None else []
        actions = legal[0].actions if legal else []
        roll = rng.random()
        if actions and roll < 0.5:
            kind = rng.choice(sorted({action["do"] for action in actions}))
            action = rng.choice([action for action in actions if action["do"] == kind])
        else:
            action = self._other(actions, roll)
        return TEXTS[self.family](action) if rng.random() < 0.1 and actions and action in actions else action

    def _other(self, actions: list[dict[str, Any]], roll: float) -> dict[str, Any]:
        rng = self.rng
        remembered = self._remembered[self.edition]
        if not remembered or roll > 0.9:
            return self.maker.struct(rng.choice(list(ACTIONS[self.family].values())), self._arguments(remembered))
        action = dict(rng.choice(actions if actions and roll > 0.7 else remembered))
        if roll > 0.65:
            others = [other for other in remembered if other.keys() & (action.keys() - {"do"})]
            if others:
                other = rng.choice(others)
                name = rng.choice(sorted(other.keys() & (action.keys() - {"do"})))
                action[name] = other[name] if rng.random() < 0.7 else self.maker.rng.randint(-2, 5000)
        return action

    def _arguments(self, remembered: list[dict[str, Any]]) -> Known:
        """What arguments of actions have been at this kind of table."""
        seen: dict[str, list[Any]] = {}
        for action in remembered[-60:]:
            for name, value in action.items():
                seen.setdefault(name, []).append(value)
        return seen
