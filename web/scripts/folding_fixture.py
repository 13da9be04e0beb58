"""Write web/src/table/folding.fixture.json: events of real games, and now and then how the game stood.

`web/src/table/fold.test.ts` folds the events onto the first position and compares. Written anew with
`python web/scripts/folding_fixture.py` when the format of events or views changes.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import magie
from magie import Game

TARGET = Path(__file__).parents[1] / "src/table/folding.fixture.json"
# Events that change what is seen on the board; the others are not written down.
SEEN = {
    "paid", "moved", "jailed", "freed", "bought", "dealt", "deed_moved", "built", "sold_building", "group_sold",
    "mortgaged", "redeemed", "upgraded", "downgraded", "out", "turn_started", "rolled", "fortune_found",
}  # fmt: skip
GAMES: tuple[tuple[str, list[str], int], ...] = (
    ("classic", ["deal_two", "parking_pot"], 3),
    ("tempo", ["speed_die"], 2),
    ("banking", [], 5),
    ("millionaire", [], 6),
)
MOST_STEPS = 520
SNAPSHOT_EVERY = 60
EAGER = ("buy", "build", "accept")
RARE = ("offer", "mortgage", "redeem", "sell_building", "sell_group")


def play(edition: str, variants: list[str], seed: int) -> dict[str, Any]:
    game = Game(edition, players=3, seed=seed, variants=variants)
    chooser = random.Random(seed)
    start = snapshot(game)
    chapters: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for step in range(1, MOST_STEPS):
        if game.phase == "over":
            break
        events += game.sample_chance() if game.to_act == magie.CHANCE else decide(game, chooser)
        if step % SNAPSHOT_EVERY == 0:
            chapters.append({"events": seen(events), "after": snapshot(game)})
            events = []
    chapters.append({"events": seen(events), "after": snapshot(game)})
    return {"edition": edition, "variants": variants, "start": start, "chapters": chapters}


def decide(game: Game, chooser: random.Random) -> list[dict[str, Any]]:
    seat = game.to_act
    assert isinstance(seat, int)
    legal = [action for action in game.legal_actions(seat) if action["do"] not in RARE or chooser.random() < 0.05]
    legal = legal or game.legal_actions(seat)
    eager = [action for action in legal if action["do"] in EAGER]
    action = chooser.choice(eager) if eager and chooser.random() < 0.8 else chooser.choice(legal)
    return list(game.apply(action, seat=seat))


def seen(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    left_out = {"clause", "also", "reason", "price", "doubles", "own_turn", "interest", "how"}
    return [
        {name: value for name, value in event.items() if name not in left_out}
        for event in events
        if event["event"] in SEEN
    ]


def snapshot(game: Game) -> dict[str, Any]:
    view = game.view()
    keys = ("cash", "square", "in_jail", "out", "star")
    return {
        "players": [{key: player[key] for key in keys if key in player} for player in view["players"]],
        "deeds": {
            deed: {key: value for key, value in facts.items() if key in ("owner", "houses", "hotel", "mortgaged")}
            for deed, facts in view.get("deeds", {}).items()
        },
        "pot": view.get("pot", 0),
    }


def main() -> None:
    games = [play(*game) for game in GAMES]
    TARGET.write_text(json.dumps(games, separators=(",", ":")).replace('{"events"', '\n{"events"') + "\n")
    kinds = {event["event"] for game in games for chapter in game["chapters"] for event in chapter["events"]}
    print(f"{TARGET.stat().st_size} bytes; never happened: {', '.join(sorted(SEEN - kinds)) or 'nothing'}")


if __name__ == "__main__":
    main()
