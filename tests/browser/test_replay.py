"""Looking at games again: walking through them, links, eyes, figures, files that are damaged, paper."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.device import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, NewDevice, button
from tests.browser.finished import SEATS, finished, upload_to
from tests.browser.tables import stop_and_count
from tests.server.processes import Served
from tests.server.recorded import walk
from tests.server.worlds import names_for

EDITIONS = ["classic", "tempo", "banking", "millionaire", "cards"]


# --- small words for what people do ------------------------------------------------------------------


@pytest.fixture(scope="module")
def watched(server: Served) -> Callable[[str], str]:
    """The page of a finished game of an edition, uploaded once."""

    @cache
    def page_of(edition: str) -> str:
        return f"/replay/record/{upload_to(server.address, finished(edition).record())}"

    return page_of


def watch(device: Device, path: str) -> Page:
    page = device.open(path)
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move", exact=True)


def at(page: Page, step: int) -> None:
    """Wait until this move is shown."""
    expect(page.get_by_role("region", name="This move")).to_contain_text(re.compile(rf"^\s*Move {step}\b"))


def purses(page: Page) -> list[int]:
    """The cash of everybody, as the page writes it."""
    cells = page.get_by_role("table", name="What everybody had").locator("tbody tr td:nth-of-type(1)").all_inner_texts()
    return [int(re.sub(r"\D", "", cell)) for cell in cells]


def money(view: dict[str, Any]) -> list[int]:
    return [player["cash"] if "cash" in player else player.get("money", 0) for player in view["players"]]


def replay_of(page: Page) -> dict[str, Any]:
    kind, name = page.url.partition("#")[0].split("/")[-2:]
    answer: dict[str, Any] = page.request.get(f"/api/{kind}s/{name}/replay").json()
    return answer


# --- walking ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_first_move_to_the_last(edition: str, device: Device, watched: Callable[[str], str]) -> None:
    games = walk(finished(edition).record())
    last = len(games) - 1
    page = watch(device, watched(edition))
    at(page, 0)
    expect(button(page, "One move back")).to_be_disabled()
    for step in range(1, last + 1):
        page.keyboard.press("." if step % 2 else "ArrowRight")
        if step % 10 == 0 or step == last:
            at(page, step)
            if edition != "cards":  # whose money is counted when a round is over
                assert purses(page) == money(games[step].view(None))
    assert purses(page) == money(games[last].view(None))
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"Move {last} of {last}"))
    expect(button(page, "One move forward")).to_be_disabled()
    outcome = finished(edition).outcome
    assert outcome is not None
    winner = names_for(SEATS)[outcome.winners[0]]
    expect(page.locator("[aria-current=step]").locator("..")).to_contain_text(re.compile(rf"{winner}[^.]* wins"))


def test_a_link_leads_to_a_move(device: Device, watched: Callable[[str], str]) -> None:
    path = watched("classic")
    page = watch(device, f"{path}#17")
    at(page, 17)
    page.keyboard.press(".")
    at(page, 18)
    page.wait_for_url(f"**{path}#18")
    button(page, "Link to this move").click()
    link = page.get_by_label("Link to move 18").input_value()
    assert link == f"{device.address}{path}#18"
    page.get_by_role("link", name=re.compile("^Move 1[0-7]$")).first.click()
    expect(slider(page)).not_to_have_value("18")
    page.goto(link)
    at(page, 18)


def test_keys_slider_and_playing(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, f"{watched('classic')}#5")
    last = replay_of(page)["steps"]
    for key, step in ((",", 4), ("ArrowLeft", 3), ("End", last), ("Home", 0), (".", 1)):
        page.keyboard.press(key)
        at(page, step)
    slider(page).fill(str(last - 4))
    at(page, last - 4)
    page.get_by_role("combobox", name="Speed").select_option("8×")
    button(page, "Play").click()
    at(page, last)
    expect(button(page, "Play")).to_be_visible()  # it has stopped by itself
    button(page, "Play").click()
    expect(button(page, "Pause")).to_be_visible()
    expect(slider(page)).not_to_have_value(str(last))  # from the beginning again
    page.keyboard.press("Escape")
    expect(button(page, "Play")).to_be_visible()


def test_the_keys_are_listed(device: Device, watched: Callable[[str], str], axe: Callable[[Page], None]) -> None:
    """Those of a replay and, where there is one, of the board; none of a turn."""
    replay = {"Space", "Enter", ",", ".", "←", "→", "Home", "End", "h", "?", "Esc"}
    board = {"Arrows", "Page up", "Page down", "g", "o", "+", "-"}
    for edition, keys in (("classic", replay | board), ("cards", replay)):
        page = watch(device, f"{watched(edition)}#5")
        listed = page.get_by_role("dialog", name="Keys")
        page.keyboard.press("h")
        assert set(listed.locator("kbd").all_inner_texts()) == keys
        axe(page)
        page.keyboard.press(".")
        at(page, 6)  # the list is no obstacle
        page.keyboard.press("Escape")
        expect(listed).to_be_hidden()
        page.keyboard.press("?")
        expect(listed).to_be_visible()
        button(listed, "Close").click()
        button(page, "Keys").click()
        expect(listed).to_be_visible()


def test_from_decision_to_decision(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, watched("classic"))
    moves = replay_of(page)["moves"]
    wanted = [step for step, move in enumerate(moves) if move["seat"] == 1 and move["do"] not in ("roll", "end_turn")]
    page.get_by_role("combobox", name="Decisions of").select_option("Ben")
    for step in wanted[:4]:
        button(page, "Next decision of Ben").click()
        at(page, step)
    button(page, "Previous decision of Ben").click()
    at(page, wanted[2])


def test_through_whose_eyes(device: Device, watched: Callable[[str], str]) -> None:
    """The card game: nobody's hand, then one's own."""
    page = watch(device, f"{watched('cards')}#6")
    hand = finished_hand(6, 1)
    assert hand
    expect(page.get_by_role("region", name=re.compile("hand$"))).to_have_count(0)
    page.get_by_role("combobox", name="Seen by").select_option("Ben")
    mine = page.get_by_role("region", name="Ben’s hand")
    expect(mine).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("hand$"))).to_have_count(1)
    page.get_by_role("combobox", name="Seen by").select_option(index=0)
    expect(mine).to_have_count(0)


def finished_hand(step: int, seat: int) -> list[str]:
    players = walk(finished("cards").record())[step].view(seat)["players"]
    hand: list[str] = players[seat]["hand"]
    return hand


# --- figures ----------------------------------------------------------------------------------------------------


def saved(page: Page, name: str) -> list[list[str]]:
    with page.expect_download() as download:
        button(page, f"Save as CSV: {name}").click()
    assert download.value.suggested_filename.endswith(".csv")
    return list(csv.reader(io.StringIO(download.value.path().read_text(encoding="utf-8"))))


def test_figures_as_files(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, watched("millionaire"))
    replay = replay_of(page)
    head, *rows = saved(page, "Money during the game")
    assert head == ["Move", "Turn", *(f"{what} {name}" for what in ("Cash", "Wealth") for name in names_for(SEATS))]
    assert rows == [
        [str(cell) for cell in (point["step"], point["turn"], *point["cash"], *point["worth"])]
        for point in replay["points"]
    ]
    head, *rows = saved(page, "What the dice rolled")
    assert head == ["Dice", *names_for(SEATS), "Everybody"]
    counts = [each["counts"] for each in (*replay["sums"], *replay["dice"])]
    assert [[int(cell) for cell in row[1:]] for row in rows] == [[*each, sum(each)] for each in counts]
    head, *rows = saved(page, "Where tokens landed")
    assert head == ["Square", *names_for(SEATS), "Everybody"]
    assert [[int(cell) for cell in row[1:]] for row in rows] == [
        [*each["counts"], sum(each["counts"])] for each in replay["landings"]
    ]


def test_the_chart_can_be_walked_and_read(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, watched("banking"))
    points = replay_of(page)["points"]
    chart = page.get_by_role("slider", name="Money during the game")
    chart.focus()
    page.keyboard.press("End")
    at(page, points[-1]["step"])
    page.keyboard.press("ArrowLeft")
    at(page, points[-2]["step"])
    told = chart.get_attribute("aria-valuetext") or ""
    amounts = [int(re.sub(r"\D", "", part)) for part in re.findall(r"(?:Ada|Ben|Cleo) ([^:A-Z]*\d)", told)]
    assert amounts == points[-2]["worth"], told
    button(page, "Cash").click()
    expect(chart).not_to_have_attribute("aria-valuetext", told)
    box = chart.bounding_box()
    assert box
    page.mouse.click(box["x"] + 57, box["y"] + 100)
    at(page, 0)
    button(page, "As a table: Money during the game").click()
    rows = page.get_by_role("region", name="Table: Money during the game").locator("tbody tr")
    expect(rows).to_have_count(len(points))
    rows.nth(2).get_by_role("link").click()
    at(page, points[2]["step"])


def test_rounds_of_the_card_game(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, watched("cards"))
    rounds = replay_of(page)["rounds"]
    head, *rows = saved(page, "Money won, round by round")
    assert head[:2] == ["Move", "Round"] and rounds
    assert [[int(cell) for cell in row] for row in rows] == [
        [each["step"], each["round"], *each["scores"], *each["totals"]] for each in rounds
    ]


def test_landings_on_the_board(device: Device, watched: Callable[[str], str]) -> None:
    page = watch(device, watched("tempo"))
    totals = [str(sum(each["counts"])) for each in replay_of(page)["landings"]]
    board = page.get_by_role("group", name=re.compile("board", re.IGNORECASE)).first
    before = board.locator("text").count()
    button(page, "Show how often squares were landed on").click()
    expect(board.locator("circle")).to_have_count(len(totals))
    assert board.locator("circle + text").all_text_contents() == totals
    button(page, "Show how often squares were landed on").click()
    expect(board.locator("text")).to_have_count(before)


def test_on_paper(new_device: NewDevice, watched: Callable[[str], str]) -> None:
    """Everything that can be opened is open, nothing that can only be pressed is there, and the paper is white."""
    device = new_device(color_scheme="dark")
    page = watch(device, f"{watched('classic')}#30")
    rows = sum(len(replay_of(page)[what]) for what in ("points", "sums", "dice", "landings"))
    page.emulate_media(media="print")
    expect(page.locator("main .scroll tbody tr")).to_have_count(rows)
    expect(slider(page)).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("CSV|Print|Play"))).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    page.emulate_media(media="screen")
    expect(slider(page)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert len(page.pdf()) > 10_000


# --- files ------------------------------------------------------------------------------------------------------


def upload(page: Page, record: str) -> None:
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record.encode()}
    page.get_by_label("Record of a game").set_input_files(file)  # type: ignore[arg-type]


def test_a_record_is_uploaded_and_a_damaged_one_is_told(device: Device) -> None:
    device.expect_problem("status 400")
    device.expect_problem("status of 400")
    lines = finished("classic").record().splitlines()
    page = device.open("/")
    wrong = page.locator(".upload .error")
    upload(page, '{"some": "other file"}\n')
    expect(wrong).to_contain_text("not a record of Magie")
    upload(page, "\n".join([*lines[:6], lines[6][:-9], *lines[7:]]))
    expect(wrong).to_contain_text("Line 7 is damaged")
    roll = [number for number, line in enumerate(lines) if number > 0 and '"dice"' in line][8]
    told = json.loads(lines[roll])
    forged = json.dumps(told | {"dice": [1, 2] if told["dice"] != [1, 2] else [2, 3]})
    upload(page, "\n".join([*lines[:roll], forged, *lines[roll + 1 :]]))
    expect(wrong).to_contain_text(re.compile(r"[Ll]ine \d+"))
    upload(page, "\n".join(lines) + "\n")
    page.wait_for_url("**/replay/record/*")
    at(page, 0)
    with page.expect_download() as download:
        button(page, "Save the record").click()
    assert download.value.path().read_text(encoding="utf-8").splitlines() == lines


def test_what_is_not_there_is_told(device: Device) -> None:
    device.expect_problem("404")
    page = device.open("/replay/record/nothing-of-that-name")
    expect(page.get_by_text("There is no such record.")).to_be_visible()


def test_ones_own_game(device: Device) -> None:
    """A game is played here, its record is taken while it runs, and it is watched when it is over."""
    page = device.open("/")
    button(page, "Play now").click()
    page.wait_for_url("**/room/*")
    button(page, "Table menu").click()
    with page.expect_download() as download:
        button(page, "Save the record").click()
    lines = [json.loads(line) for line in download.value.path().read_text(encoding="utf-8").splitlines()]
    assert lines[0]["edition"] == "classic" and not any("hash" in line for line in lines[1:])
    assert "secret" not in lines[0]["fair"]
    button(page, "Close").click()
    stop_and_count(page)
    button(page, "Watch the game again").click()
    page.wait_for_url("**/replay/room/*")
    at(page, 0)
    mine = page.get_by_role("combobox", name="Decisions of")
    expect(mine).to_have_value("0")  # the eyes one had
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(replay_of(page)["steps"]))
    page.get_by_role("link", name="To the result").click()
    expect(button(page, "Play again")).to_be_visible()


# --- for everybody ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe(
    size: dict[str, Any],
    theme: str,
    new_device: NewDevice,
    watched: Callable[[str], str],
    axe: Callable[[Page], None],
) -> None:
    device = new_device(**size, color_scheme=theme, locale="de-DE")
    for edition in ("millionaire", "cards"):
        page = device.open(f"{watched(edition)}#20")
        page.get_by_role("slider", name="Schritt", exact=True).wait_for()
        for opener in page.get_by_role("button", name=re.compile("^Als Tabelle")).all():
            opener.click()
        axe(page)


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, TABLET, DESKTOP], ids=["320", "390", "768", "1280"])
def test_everything_has_room(size: dict[str, Any], new_device: NewDevice, watched: Callable[[str], str]) -> None:
    device = new_device(**size, locale="de-DE")
    for edition in ("millionaire", "cards"):
        page = device.open(f"{watched(edition)}#20")
        page.get_by_role("slider", name="Schritt", exact=True).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]
        controls = page.get_by_role("region", name="Durch das Spiel gehen").get_by_role("button")
        boxes = [found for each in controls.all() if (found := each.bounding_box())]
        assert len(boxes) == 7 and len({box["y"] for box in boxes}) == 1, "the buttons stand in one row"
        assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
        assert boxes[0]["x"] >= 0 and boxes[-1]["x"] + boxes[-1]["width"] <= size["viewport"]["width"]
