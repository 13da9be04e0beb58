"""What a device asks without changing the game: trying steps out, rents and wealth, a plan for a debt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie import Game
from magie.board.rules.bankruptcy import counted_wealth
from magie.text.deal.advice import best_lay_down
from tests.server.kit import Device, Server, me, new_id, run
from tests.server.staged import Stage, at, stage

Frame = dict[str, Any]


async def ask(device: Device, kind: str, **fields: Any) -> Frame:
    """Send a question and wait for its answer, or its refusal."""
    question = {"type": kind, "id": new_id(), **fields}
    await device.send(question)
    answers = {"try": "tried", "appraise": "appraisal", "suggest": "suggestion", "advise": "advice"}
    return await device.until(answers[kind], "refused", id=question["id"])


def builder_of(game: Game) -> int | None:
    """A seat that could build twice now."""
    for seat in range(game.seats):
        builds = [action for action in game.legal_actions(seat) if action.do == "build"]
        if len(builds) > 1 and game.view(seat)["players"][seat]["cash"] > 400:
            return seat
    return None


def someone_builds(game: Game) -> bool:
    return game.phase in ("turn_end", "turn_start") and builder_of(game) is not None


def someone_owes(game: Game) -> bool:
    return game.phase == "debt" and len(game.legal_actions()) > 2


@pytest.fixture(scope="module")
def building() -> Stage:
    return stage("tempo", 2, someone_builds)


@pytest.fixture(scope="module")
def debt() -> Stage:
    return stage("classic", 3, someone_owes)


def test_a_building_plan_is_tried_without_building(building: Stage, tmp_path: Path) -> None:
    seat = builder_of(building.game)
    assert seat is not None
    deeds = [action["deed"] for action in building.game.legal_actions(seat) if action.do == "build"]
    twin = building.game.copy()
    for deed in deeds[:2]:
        twin.apply({"do": "build", "deed": deed}, seat=seat)

    async def story(server: Server, created: Frame, device: Device) -> None:
        before = device.game
        rev = device.rev
        steps: list[Frame] = [{"do": {"do": "build", "deed": deed}} for deed in deeds[:2]]
        tried = await ask(device, "try", seat=seat, steps=steps)
        assert (tried["done"], tried["problem"], tried["rev"]) == (2, None, rev)
        assert [event["event"] for event in tried["events"]].count("built") == 2
        assert tried["view"] == twin.view(seat)
        further = next(choice for choice in tried["choices"] if choice["do"] == "build")
        assert further["deeds"] == next(c["deeds"] for c in twin.choices(seat) if c["do"] == "build")
        rents = {each["deed"]: each["rent"] for each in tried["appraisal"]["deeds"]}
        assert rents[deeds[0]] == twin.match.rent_on(deeds[0])  # type: ignore[attr-defined]
        # A third house on the first street would be uneven, and says so with its clause; the two before it stand.
        uneven = await ask(device, "try", seat=seat, steps=[*steps[:1], *steps[:1], *steps])
        assert uneven["done"] == 1
        assert uneven["problem"]["code"] == "rule/uneven"
        assert uneven["problem"]["clause"] and uneven["problem"]["sentence"]
        again = await ask(device, "try", seat=seat, steps=[])
        assert again["done"] == 0 and again["view"] == {**(before or {})["view"], "seat": seat}
        assert await server.store.head(created["room"]["id"]) == rev

    at(building, tmp_path, story)


def test_a_trade_is_tried_with_its_acceptance(building: Stage, tmp_path: Path) -> None:
    game = building.game
    deeds = game.view(None)["deeds"]
    owners = {deed: part["owner"] for deed, part in deeds.items() if "owner" in part}
    groups = {deed: game.edition.file.squares[deed].group for deed in owners}
    built = {groups[deed] for deed, part in deeds.items() if part.get("houses") or part.get("hotel")}
    deed = next(deed for deed in owners if owners[deed] is not None and groups[deed] not in built)
    giver, taker = owners[deed], 1 - owners[deed]
    offer: Frame = {"do": "offer", "to": taker, "give": {"deeds": [deed]}, "take": {"cash": 10}}

    async def story(server: Server, created: Frame, device: Device) -> None:
        steps: list[Frame] = [{"do": offer}, {"do": "accept", "seat": taker}]
        tried = await ask(device, "try", seat=giver, steps=steps)
        assert tried["problem"] is None and tried["done"] == 2, tried
        assert tried["view"]["deeds"][deed]["owner"] == taker
        assert tried["view"]["players"][giver]["cash"] == game.view(None)["players"][giver]["cash"] + 10
        assert {"accepted", "deed_moved"} <= {event["event"] for event in tried["events"]}
        worth = {each["seat"]: each["worth"] for each in tried["appraisal"]["seats"]}
        now = {each["seat"]: each["worth"] for each in (await ask(device, "appraise"))["seats"]}
        assert worth[giver] != now[giver] and worth[giver] + worth[taker] == now[giver] + now[taker]
        # Nothing else of the other seat can be tried: not its own actions, not an answer to nothing.
        for forbidden in (
            [{"do": "end_turn", "seat": taker}],
            [{"do": "accept", "seat": taker}],
            [*steps[:1], {"do": "reject", "seat": taker}],
        ):
            refused = await ask(device, "try", seat=giver, steps=forbidden)
            assert refused["problem"]["code"] == "room/no-right" and refused["done"] == len(forbidden) - 1
        # Made in earnest, the offer can be tried by whom it is for.
        assert (await device.command(offer, seat=giver))["type"] == "ack"
        accepted = await ask(device, "try", seat=taker, steps=[{"do": "accept"}])
        assert accepted["done"] == 1 and accepted["view"]["deeds"][deed]["owner"] == taker

    at(building, tmp_path, story)


def test_trying_stops_where_chance_would_speak(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created, language="de") as device:
            assert device.game is not None
            seat = device.game["to_act"]
            tried = await ask(device, "try", seat=seat, steps=[{"do": "roll"}, {"do": "end_turn"}])
            assert tried["done"] == 1 and tried["problem"]["code"] == "command/chance-next"
            assert tried["problem"]["sentence"].startswith("Ab hier")
            assert not any(event["event"] == "rolled" for event in tried["events"])
            tick = await ask(device, "try", seat=seat, steps=[{"do": {"do": "tick", "seconds": 5}}])
            assert tick["problem"]["code"] == "room/no-right"
            broken = await ask(device, "try", seat=seat, steps=[{"do": "That does not exist"}])
            assert broken["problem"]["code"] == "command/unreadable"

    run(story, tmp_path)


def test_who_may_ask_and_when(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), me("Ben"))
        async with server.device(created, [0]) as device:
            assert (await ask(device, "appraise"))["problem"]["code"] == "room/not-started"
            assert (await ask(device, "try", seat=0, steps=[]))["problem"]["code"] == "room/not-started"
            await server.start_game(created["room"]["id"], created["host"], "Ada", "Ben")
            assert (await ask(device, "try", seat=1, steps=[]))["problem"]["code"] == "room/no-right"
            assert (await ask(device, "suggest", seat=1))["problem"]["code"] == "room/no-right"
            assert (await ask(device, "advise", seat=1))["problem"]["code"] == "room/no-right"
            assert (await ask(device, "advise", seat=0))["problem"]["code"] == "room/no-hand"
            assert (await ask(device, "suggest", seat=0))["problem"]["code"] == "room/no-debt"
            await device.send({"type": "try", "id": new_id(), "seat": 0, "steps": [{"do": "roll"}] * 61})
            assert (await device.until("refused"))["problem"]["code"] == "command/unreadable"
        async with server.connect(created["room"]["id"]) as watching:
            assert (await ask(watching, "try", seat=0, steps=[]))["problem"]["code"] == "room/no-right"
            assert len((await ask(watching, "appraise"))["deeds"]) == 28
        serious = await server.begin("classic", me("Ada"), me("Ben"), table={"advice": False})
        assert (await server.ask("GET", f"/api/rooms/{serious['room']['id']}"))["room"]["table"]["advice"] is False
        async with server.device(serious, [0]) as device:
            assert (await ask(device, "suggest", seat=0))["problem"]["code"] == "room/no-advice"
            assert (await ask(device, "advise", seat=0))["problem"]["code"] == "room/no-advice"
            assert (await ask(device, "try", seat=0, steps=[]))["problem"] is None
        cards = await server.begin("cards", me("Ada"), me("Ben"), me("Cleo"))
        async with server.device(cards, [0]) as device:
            appraisal = await ask(device, "appraise")
            assert appraisal["deeds"] == [] and len(appraisal["seats"]) == 3
            assert (await ask(device, "suggest", seat=0))["problem"]["code"] == "room/no-debt"

    run(story, tmp_path)


def test_the_seat_that_is_not_shown_is_not_answered(tmp_path: Path) -> None:
    """A device that is handed round asks only for the seat behind the curtain it has lifted."""

    async def story(server: Server) -> None:
        created = await server.begin("millionaire", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            assert (await ask(device, "try", seat=0, steps=[]))["problem"]["code"] == "room/no-right"
            await device.send({"type": "look", "eyes": 0})
            assert (await ask(device, "try", seat=0, steps=[]))["view"]["seat"] == 0
            assert (await ask(device, "try", seat=1, steps=[]))["problem"]["code"] == "room/no-right"

    run(story, tmp_path)


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking", "millionaire"])
def test_rents_are_those_of_the_engine(edition: str, tmp_path: Path) -> None:
    """Of a long game: every deed's rent as the engine reckons it, and everybody's wealth as it counts it."""
    moment = stage(edition, 3, lambda game: _plies(game) > 250, avoid=("resign", "offer"))
    match: Any = moment.game.match
    view = moment.game.view(None)

    async def story(server: Server, created: Frame, device: Device) -> None:
        appraisal = await ask(device, "appraise")
        for each in appraisal["deeds"]:
            part = view.get("deeds", {}).get(each["deed"], {})
            if each["kind"] == "fixed":
                assert each["rent"] == match.rent_on(each["deed"]) and each["clause"]
            elif each["kind"] == "dice":
                assert each["rent"] is None and 7 * each["factor"] == match.rent_on(each["deed"], 7)
            elif each["kind"] == "mortgaged":
                assert part["mortgaged"]
            else:
                assert each["kind"] == "unowned" and part.get("owner") is None
        assert any(each["kind"] == "fixed" for each in appraisal["deeds"])
        counted: Any = getattr(counted_wealth, "py_func", counted_wealth)
        for each in appraisal["seats"]:
            if match.is_playing(each["seat"]):
                assert each["worth"] == counted(match.record, match.edition.tables[0], each["seat"])

    at(moment, tmp_path, story)


def _plies(game: Game) -> int:
    return int(game.view(None).get("ply", 0))


def test_a_prisoner_who_gets_no_rent(tmp_path: Path) -> None:
    """With the house rule, the deeds of an owner in jail cost nothing, and that is said."""

    def jailed_owner(game: Game) -> bool:
        view = game.view(None)
        owners = {part.get("owner") for part in view.get("deeds", {}).values() if not part.get("mortgaged")}
        return any(player.get("in_jail") and seat in owners for seat, player in enumerate(view["players"]))

    moment = stage("classic", 3, jailed_owner, variants=["no_rent_in_jail"])
    view = moment.game.view(None)

    async def story(server: Server, created: Frame, device: Device) -> None:
        appraisal = await ask(device, "appraise")
        for each in appraisal["deeds"]:
            owner = view.get("deeds", {}).get(each["deed"], {}).get("owner")
            is_jailed = owner is not None and view["players"][owner].get("in_jail", False)
            assert (each["kind"] == "owner_in_jail") == is_jailed
        assert any(each["kind"] == "owner_in_jail" for each in appraisal["deeds"])

    at(moment, tmp_path, story, variants=["no_rent_in_jail"])


def test_the_suggested_plan_pays_the_debt(debt: Stage, tmp_path: Path) -> None:
    seat = debt.game.to_act
    assert isinstance(seat, int)

    async def story(server: Server, created: Frame, device: Device) -> None:
        plan = await ask(device, "suggest", seat=seat)
        assert plan["covered"] and plan["actions"], plan
        assert {action["do"] for action in plan["actions"]} <= {"mortgage", "sell_building", "sell_group"}
        tried = await ask(device, "try", seat=seat, steps=[{"do": action} for action in plan["actions"]])
        assert tried["problem"] is None and tried["done"] == len(plan["actions"])
        assert any(event["event"] == "debt_paid" for event in tried["events"])
        short = await ask(device, "try", seat=seat, steps=[{"do": action} for action in plan["actions"][:-1]])
        assert "debt" in short["view"]
        for action in plan["actions"]:
            assert (await device.command(action, seat=seat))["type"] == "ack"
        assert device.game is not None and "debt" not in device.game["view"]

    at(debt, tmp_path, story)


def test_a_debt_nothing_can_pay(tmp_path: Path) -> None:
    def hopeless(game: Game) -> bool:
        return game.phase == "debt" and any(action.do == "bankrupt" for action in game.legal_actions())

    moment = stage("classic", 3, hopeless)
    seat = moment.game.to_act

    async def story(server: Server, created: Frame, device: Device) -> None:
        plan = await ask(device, "suggest", seat=seat)
        assert plan["actions"] == [] and plan["covered"] is False

    at(moment, tmp_path, story)


def card_turn(game: Game) -> bool:
    """Somebody may lay down, and could as well swap."""
    kinds = {action.do for action in game.legal_actions()} if isinstance(game.to_act, int) else set()
    return {"lay_down", "swap"} <= kinds


def cards_of(advice: Frame) -> list[str]:
    """All cards an advice speaks of, as they are in the hand."""
    laid = [card for cards in advice["sets"].values() for card in cards]
    held = ["chance" if card.startswith("chance:") else card for card in laid]
    return sorted([*held, *advice["beside"], *advice["loose"]])


@pytest.mark.parametrize("seats", [2, 5])
def test_advice_on_a_hand_that_can_be_laid_down(seats: int, tmp_path: Path) -> None:
    moment = stage("cards", seats, card_turn, bot="novice")
    seat = moment.game.to_act
    assert isinstance(seat, int)
    hand = moment.game.view(seat)["players"][seat]["hand"]
    legal = dict(next(action for action in moment.game.legal_actions() if action.do == "lay_down"))

    async def story(server: Server, created: Frame, device: Device) -> None:
        await device.send({"type": "look", "eyes": seat})
        advice = await ask(device, "advise", seat=seat)
        assert advice["fits"] == advice["limit"] and cards_of(advice) == sorted(hand)
        assert advice["holds_chance"] == ("chance" in hand)
        assert (advice["sets"], advice["loose"]) == (legal["sets"], legal.get("shed", []))
        tried = await ask(device, "try", seat=seat, steps=[{"do": legal}])
        assert tried["hand"]["total"] == advice["worth"]

    at(moment, tmp_path, story)


def test_advice_on_a_hand_that_is_not_ready(tmp_path: Path) -> None:
    """What fits could be laid down if nothing else were in the hand, and no larger part could."""

    def not_ready(game: Game) -> bool:
        is_later = game.phase == "turn" and game.view(None)["turn"].get("number", 1) > 2
        return is_later and "lay_down" not in {action.do for action in game.legal_actions()}

    moment = stage("cards", 4, not_ready)
    seat = moment.game.to_act
    assert isinstance(seat, int)
    hand = moment.game.view(seat)["players"][seat]["hand"]

    async def story(server: Server, created: Frame, device: Device) -> None:
        await device.send({"type": "look", "eyes": seat})
        advice = await ask(device, "advise", seat=seat)
        assert advice["fits"] < advice["limit"] <= len(hand) and cards_of(advice) == sorted(hand)
        assert len(advice["loose"]) == len(hand) - advice["fits"]
        assert best_lay_down(hand, keep=advice["fits"] + 1) is None
        fitting = list(hand)
        for card in advice["loose"]:
            fitting.remove(card)
        assert (best_lay_down(fitting) is not None) == (advice["fits"] > 0)

    at(moment, tmp_path, story)


def test_a_swap_is_tried_before_it_is_made(tmp_path: Path) -> None:
    moment = stage("cards", 4, card_turn, bot="novice")
    seat = moment.game.to_act
    assert isinstance(seat, int)
    twin = moment.game.copy()
    swap = dict(next(action for action in twin.legal_actions() if action.do == "swap"))
    twin.apply(swap)

    async def story(server: Server, created: Frame, device: Device) -> None:
        await device.send({"type": "look", "eyes": seat})
        tried = await ask(device, "try", seat=seat, steps=[{"do": swap}])
        assert tried["problem"] is None and tried["view"] == twin.view(seat)
        assert tried["choices"] and tried["appraisal"]["deeds"] == []
        drawn = await ask(device, "try", seat=seat, steps=[{"do": "draw"}])
        assert drawn["done"] == 1 and drawn["problem"]["code"] == "command/chance-next"

    at(moment, tmp_path, story)


@pytest.mark.parametrize("seats", [4, 5])
def test_laying_down_is_tried_and_says_what_it_would_earn(seats: int, tmp_path: Path) -> None:
    """With four players the reward is drawn; with five it lies open, so that all of it up to the count can be tried."""
    moment = stage("cards", seats, card_turn, bot="novice")
    seat = moment.game.to_act
    assert isinstance(seat, int)
    lay_down = dict(next(action for action in moment.game.legal_actions() if action.do == "lay_down"))
    twin = moment.game.copy()
    twin.apply(lay_down)
    is_open = twin.to_act == seat
    assert is_open == (seats == 5)
    twin.play_chance()
    attach = dict(next(action for action in twin.legal_actions(seat) if action.do == "attach"))
    counted = [event for event in twin.apply(attach, seat=seat) if event.get("seat") == seat]
    earned = [event for event in counted if event["event"] in ("set_scored", "start_scored")]

    async def story(server: Server, created: Frame, device: Device) -> None:
        await device.send({"type": "look", "eyes": seat})
        tried = await ask(device, "try", seat=seat, steps=[{"do": lay_down}])
        assert tried["done"] == 1
        assert (tried["problem"] or {}).get("code") == (None if is_open else "command/chance-next")
        assert {"laid_down", "set_laid"} <= {event["event"] for event in tried["events"]}
        assert tried["hand"]["total"] == sum(event["amount"] for event in tried["hand"]["events"]) > 0
        if is_open:
            whole = await ask(device, "try", seat=seat, steps=[{"do": lay_down}, {"do": attach}])
            assert whole["done"] == 2 and whole["problem"]["code"] == "command/chance-next"
            kinds = {event["event"] for event in whole["events"]}
            assert not kinds & {"hand_shown", "scored", "paid", "majority", "zeroed"}
            assert whole["hand"]["events"] == earned
            assert whole["view"]["now"] == "reward", "the position before the count"
        loose = await ask(device, "try", seat=seat, steps=[{"do": {"do": "lay_down", "sets": {}}}])
        assert loose["done"] == 0 and loose["problem"]["code"].startswith("rule/") and loose["problem"]["clause"]
        now = await ask(device, "try", seat=seat, steps=[])
        assert now["done"] == 0 and now["problem"] is None and now["hand"]["total"] >= 0

    at(moment, tmp_path, story)
