"""A whole game of every edition, the seats played over the real connection; its record is complete and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magie import Game
from magie.server.log.fairness import commitment_to
from magie.server.log.proof import verify
from tests.server.kit import Server, contribution, me, run
from tests.server.published import judge
from tests.server.verifiers import alone, in_javascript
from tests.server.whole_games import play_to_the_end


@pytest.mark.parametrize("edition", ["classic", "tempo", "cards", "millionaire", "banking"])
def test_a_whole_game(edition: str, tmp_path: Path) -> None:
    options = {} if edition == "cards" else {"always_demand": True}

    async def story(server: Server) -> None:
        created = await server.begin(edition, me("Ada"), me("Ben"), options=options)
        room = created["room"]
        async with server.device(created, seats=[0]) as ada, server.device(created, seats=[1]) as ben:
            await play_to_the_end(edition, [ada, ben])
            for entry in [*ada.entries, *ben.entries]:
                assert judge("Entry").is_valid(entry), entry
            assert ada.game is not None and ada.game["outcome"]["winners"]
            assert ada.room["phase"] == "over" and ada.room["code"] is None
            secret = ada.room["fairness"]["secret"]
            late = await ada.command("roll")
            assert late["problem"]["code"] == "room/over"
        assert commitment_to(bytes.fromhex(secret)) == room["fairness"]["commitment"]

        answer = await server.call("GET", f"/api/rooms/{room['id']}/record")
        record = answer.text
        header = json.loads(record.splitlines()[0])
        assert header["fair"]["contributions"] == {"0": contribution("Ada"), "1": contribution("Ben")}
        assert header["fair"]["secret"] == secret
        game = verify(record)
        assert game.outcome is not None and list(game.outcome.winners) == ada.game["outcome"]["winners"]
        assert Game.replay(record).position() == game.position()
        saved = tmp_path / "game.jsonl"
        saved.write_text(record, encoding="utf-8")
        assert alone(saved, "--commitment", room["fairness"]["commitment"]).returncode == 0
        assert in_javascript(saved) == ["fair"]

        checked = await server.http.post("/api/records", content=record.encode())
        assert checked.status_code == 201
        assert checked.json()["fair"] == "proven"
        again = await server.http.get(f"/api/records/{checked.json()['id']}")
        assert again.text == record

    run(story, tmp_path)
