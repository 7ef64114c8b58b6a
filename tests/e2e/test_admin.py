"""What operators do in the browser: a report comes in, is looked at and answered, and the table is closed."""

import os
import subprocess
from typing import Any

import pytest

from tests.e2e.conftest import PYTHON, SOURCE, Axe, House, OpenPage
from tests.e2e.play import call, short_table, take_seats, until

ROOMS = ("reports", "tables", "restrictions", "words", "audit")
SEATS = [{"kind": "me", "name": "Bruno"}, {"kind": "open"}]


def token_of_an_operator(house: House) -> str:
    """Make an operator on the machine of the server; return the token."""
    command = [PYTHON, "-m", "bastide", "admin", "operator", "Odile", "--data", str(house.data)]
    made = subprocess.run(command, env={**os.environ, **SOURCE}, capture_output=True, text=True, check=True)
    return made.stdout.strip()


def enter(page: Any, house: House, token: str) -> None:
    """Go to the operators' page and say who one is."""
    page.goto(f"{house.url}/admin")
    page.fill("form.enter input", token)
    page.locator("form.enter button").click()


def go(page: Any, room: str) -> None:
    """Go to one of the operators' rooms."""
    page.locator("main .seg button").nth(ROOMS.index(room)).click()


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    [("en-GB", (1280, 720), "light"), ("zh-TW", (768, 1024), "light"), ("ja-JP", (360, 780), "dark")],
)
def test_an_evening_of_an_operator(
    house: House, open_page: OpenPage, axe: Axe, lang: str, size: tuple[int, int], scheme: str
) -> None:
    table, tokens = short_table(house, SEATS)
    call(house, f"/api/tables/{table}/join", {"name": "Anne", "seat": 1})
    player = open_page(lang=lang)
    take_seats(player, house, table, tokens)
    player.locator(".tools button").last.click()
    player.locator(".menu .btn:has(svg)").nth(-2).click()  # the last but one: to report
    axe.check(player, f"the form of a report in {lang}")
    player.locator("dialog select, [role=dialog] select").nth(1).select_option(index=1)
    player.fill("dialog textarea, [role=dialog] textarea", "not a word I would use")
    player.locator("dialog form .btn.go, [role=dialog] form .btn.go").click()
    until(player, "document.querySelector('[role=dialog] textarea, dialog textarea') === null")

    token = token_of_an_operator(house)
    page = open_page(lang=lang, size=size, scheme=scheme)
    enter(page, house, "not a token")
    until(page, "document.querySelector('.wrong')?.innerText.length > 0")
    enter(page, house, token)
    page.wait_for_selector("main .seg")
    report = page.locator("[data-report]", has_text="not a word I would use")
    report.wait_for()
    assert "Anne" in report.inner_text()
    for room in ROOMS:
        go(page, room)
        page.wait_for_timeout(150)
        axe.check(page, f"the operators' {room} in {lang}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), room
        assert "admin-" not in page.inner_text("main"), room

    go(page, "reports")
    report.locator("button").first.click()
    page.wait_for_selector("main h2")
    axe.check(page, f"a table as operators see it in {lang}")
    page.locator("li.row", has_text="Anne").locator(".btn").nth(1).click()  # mute for a day
    go(page, "restrictions")
    page.wait_for_selector("main li.row .btn")
    go(page, "tables")
    page.locator(f"[data-table='{table}'] .btn, main h2").first.wait_for()
    if page.locator("main h2").count() == 0:
        page.locator(f"[data-table='{table}'] .btn").click()
    page.locator("main h2 ~ .row .btn").nth(2).click()  # close
    until(page, "document.querySelectorAll('main h2 ~ .row .btn').length === 4")
    go(page, "reports")
    report.locator("input").fill("spoken to")
    report.locator("form .btn.go").click()
    report.wait_for(state="detached")
    go(page, "audit")
    page.wait_for_selector("main [data-did]")
    done = page.evaluate("[...document.querySelectorAll('main [data-did]')].map((one) => one.dataset.did)")
    assert {"looked", "muted", "closed"} <= set(done), done
    assert "admin-" not in page.inner_text("main")
    until(player, "document.querySelector('.notice')?.innerText.length > 0")  # it says that the table was closed
    assert call(house, f"/api/tables/{table}")["table"]["state"] == "running"


def test_whoever_is_banned_in_the_middle_of_a_game_reads_that_at_once(own_house: House, open_page: OpenPage) -> None:
    """And until when; not that the line is being tried again, as it would be for a week. The lobby says it as well.

    Whoever had no line at that moment reads it once there is one.
    """
    table, tokens = short_table(own_house, SEATS)
    call(own_house, f"/api/tables/{table}/join", {"name": "Anne", "seat": 1})
    page = open_page(size=(390, 664), phone=True)
    take_seats(page, own_house, table, tokens)
    operator = token_of_an_operator(own_house)
    meanwhile = open_page()
    meanwhile.goto(page.url)
    state = "document.querySelector('.line-state')?.dataset.state"
    until(meanwhile, f"{state} === 'open'")
    meanwhile.context.set_offline(True)
    until(meanwhile, f"{state} === 'offline'")
    ban = {"kind": "ban", "table": table, "seat": 0, "seconds": 604_800}
    until(page, f"{state} === 'open'")
    call(own_house, "/api/admin/restrictions", ban, operator)
    meanwhile.context.set_offline(False)
    for one in (page, meanwhile):
        one.locator(".blank", has_text="have banned you. This ends on").wait_for()
    page.goto(own_house.url)
    page.locator(".notice", has_text="have banned you. This ends on").wait_for()
