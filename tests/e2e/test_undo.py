"""Ways back in a real browser: step by step, a whole turn, again, never past a turn's end unasked; turns in the log."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, keep, until

expect.set_options(timeout=15_000)

SCREENS = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])


def table_of(house: House, page: Page, game: str, *names: str, **options: str) -> tuple[str, dict[str, str]]:
    """Open a table over the API, give the browser all its seats; return its id and the tokens."""
    seats = [{"kind": "local" if number else "me", "name": name} for number, name in enumerate(names)]
    made = call(house, "/api/tables", {"game": game, "options": options, "seats": seats, "public": False})
    table, tokens = str(made["table"]["id"]), made["tokens"]
    keep(page, house, table, tokens, game)
    return table, tokens


def play(house: House, table: str, tokens: dict[str, str], until_turn: int, seed: int = 3) -> dict[str, Any]:
    """Play at random over the API until a turn with this number begins."""
    rng, token = random.Random(seed), tokens["0"]
    snapshot = call(house, f"/api/tables/{table}", token=token)["snapshot"]
    while snapshot["view"].get("round" if snapshot["view"]["game"] == "praga" else "turn") < until_turn:
        token = tokens[str(snapshot["view"]["current"])]
        legal = [one["text"] for one in call(house, f"/api/tables/{table}", token=token)["snapshot"]["legal"]]
        text = rng.choice([one for one in legal if not one.startswith(("announce", "refresh"))] or legal)
        body = {"seq": snapshot["seq"], "actions": [text]}
        snapshot = call(house, f"/api/tables/{table}/moves", body, token)["snapshot"]
    found: dict[str, Any] = snapshot
    return found


def ply(page: Page) -> int:
    """Return how many actions the board shows."""
    return int(page.locator("[data-board]").get_attribute("data-ply") or -1)


def shows(page: Page, number: int) -> None:
    """Wait until the board shows the position after so many actions."""
    until(page, f"document.querySelector('[data-board]')?.dataset.ply === '{number}'")


@SCREENS
def test_alone_every_step_comes_back_one_by_one(house: House, open_page: OpenPage, size: tuple[int, int]) -> None:
    """Solo Praga: three steps, undo one by one, redo, restart the turn, and a question at its beginning (B-1, B-8)."""
    page = open_page(size=size)
    table, tokens = table_of(house, page, "praga", "Odile")
    begin = play(house, table, tokens, 3)
    token, seq, plies = tokens["0"], begin["seq"], [begin["ply"]]
    rng, legal = random.Random(5), begin["legal"]
    while len(plies) < 4:
        texts = [one["text"] for one in legal if not one["text"].startswith(("refresh", "buy", "end"))]
        answer = call(house, f"/api/tables/{table}/moves", {"seq": seq, "actions": [rng.choice(texts)]}, token)
        seq, legal = answer["seq"], answer["snapshot"]["legal"]
        if answer["snapshot"]["undo"]["step"]["ply"] == plies[-1]:
            plies.append(answer["snapshot"]["ply"])
        assert answer["snapshot"]["view"]["round"] == 3
    page.goto(f"{house.url}/t/{table}")
    shows(page, plies[-1])
    undo = page.get_by_role("button", name="Undo", exact=True)
    restart = page.get_by_role("button", name="Restart turn")
    redo = page.get_by_role("button", name="Redo")
    expect(undo).to_be_in_viewport()
    expect(restart).to_be_in_viewport()
    expect(redo).to_have_count(0)
    place = undo.bounding_box()
    for number in reversed(plies[:-1]):
        undo.click()
        shows(page, number)
        expect(undo).to_be_enabled()
        now = undo.bounding_box()
        assert (now["x"], now["width"]) == (place["x"], place["width"]), "it stays under the pointer"
        assert abs(now["y"] - place["y"]) < place["height"] / 2, "however many rows of choices there are"
    expect(redo).to_be_in_viewport()
    undo.click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("This takes back the end of your turn. Go on?")
    question.get_by_role("button", name="Leave it").click()
    expect(question).to_have_count(0)
    assert ply(page) == plies[0]
    page.reload()
    for number in plies[1:]:
        redo.click()
        shows(page, number)
    expect(redo).to_have_count(0)
    for keys, number in (("Shift+U", 0), ("Control+y", -1), ("Control+z", -2), ("Control+Shift+Z", -1)):
        expect(page.locator(".decide .ends [disabled]:not(.go)")).to_have_count(0)
        page.keyboard.press(keys)
        shows(page, plies[number])


def test_carraras_log_counts_like_its_panel_through_scorings(house: House, open_page: OpenPage) -> None:
    """The panel said turn 35 while the log said 26 (B-4)."""
    page = open_page(size=(1440, 900))
    table, tokens = table_of(house, page, "carrara", "Odile", "Haruka")
    for number in (12, 24, 36):
        snapshot = play(house, table, tokens, number)
        page.goto(f"{house.url}/t/{table}")
        head = page.locator(".log .turn").first
        expect(page.locator(".seats")).to_contain_text(f"turn {number}")
        told = max(entry["turn"] for entry in snapshot["story"])
        assert told in (number - 1, number)
        expect(head).to_have_text(re.compile(rf"^Turn {told} · "))
    assert sum(entry["key"].endswith("log-score") for entry in snapshot["story"]) >= 3
    heads = [
        int(re.findall(r"\d+", text)[0]) for text in page.locator(".log .turn").all_inner_texts() if "Turn" in text
    ]
    assert heads == sorted(set(heads), reverse=True)
    assert heads[-1] == 1
    page.goto(f"{house.url}/t/{table}/replay?ply={snapshot['ply']}")
    expect(page.locator(".top")).to_contain_text(f"Turn {snapshot['turns'][-1]['turn']}")
    assert [
        int(re.findall(r"\d+", text)[0]) for text in page.locator(".log .turn").all_inner_texts() if "Turn" in text
    ] == heads


def test_whoever_watches_has_nothing_to_take_back(house: House, open_page: OpenPage, tmp_path: Path) -> None:
    """The dead button of spectators (m17)."""
    page = open_page()
    table, tokens = table_of(house, page, "carcassonne", "Odile", "Haruka")
    play(house, table, tokens, 3)
    page.evaluate("localStorage.clear()")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".log .turn")
    expect(page.locator(".decide").get_by_role("button")).to_have_count(0)
