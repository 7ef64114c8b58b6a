"""The lobby in a real browser: the form as it stands starts every game, and many tables do not break the page."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import call, open_lobby, until

PLAYERS = {"carcassonne": (2, 5), "caylus": (2, 5), "carrara": (2, 4), "praga": (1, 4)}
GUEST = {"en-GB": "Guest", "zh-TW": "來賓", "ja-JP": "ゲスト"}
LANGUAGES = tuple(GUEST)
SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
GO = "form.setup button.go"


def seats(page: Any, players: int) -> None:
    """Add or remove seats until so many stand in the form; the others stay as the form proposes them."""
    chairs = page.locator(".chair select")
    while chairs.count() < players:
        page.locator(".chair.free:not([disabled])").click()
    while chairs.count() > players:
        chairs.last.select_option("remove")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_untouched_form_starts_every_game(house: House, open_page: OpenPage, lang: str, screen: str) -> None:
    """Nothing is typed or set but the number of seats: Start opens the table, in every game, language and screen;
    on a phone for the fewest and the most.
    """
    page = open_page(lang=lang, size=SCREENS[screen])
    page.goto(f"{house.url}/healthz")
    for game, (least, most) in PLAYERS.items():
        for players in range(least, most + 1) if screen == "desktop" else (least, most):
            page.evaluate("game => localStorage.removeItem(`bastide.form.${game}`)", game)
            open_lobby(page, house)
            page.locator(f".plate[data-game={game}]").click()
            page.wait_for_selector(f".lobby[data-game={game}] form.setup .chairs")
            seats(page, players)
            start = page.locator(GO)
            start.click()
            page.wait_for_selector(f".room[data-game={game}] .board svg")
            table = call(house, f"/api/tables/{page.url.rsplit('/t/', 1)[1]}")["table"]
            assert (table["game"], table["state"], len(table["seats"])) == (game, "running", players)
            assert table["seats"][0]["name"] == GUEST[lang]
            assert page.evaluate("localStorage.getItem('bastide.name')") is None


def test_another_game_moves_nothing_sideways(house: House, open_page: OpenPage) -> None:
    """The bar of a page that is longer than the screen has its place while there is none; a table's bars are narrow."""
    page = open_page(size=SCREENS["desktop"])
    open_lobby(page, house)
    longer = "document.documentElement.scrollHeight > innerHeight"
    places = "[...document.querySelectorAll('.plate, .listing')].map((one) => one.getBoundingClientRect().x)"
    assert not page.evaluate(longer)
    before = page.evaluate(places)
    page.locator(".plate[data-game=praga]").click()
    page.wait_for_selector(".lobby[data-game=praga] form.setup .chairs")
    assert page.evaluate(longer)
    assert page.evaluate(places) == before
    page.locator(".plate[data-game=caylus]").click()
    page.wait_for_selector(".lobby[data-game=caylus] form.setup .chairs")
    page.locator(GO).click()
    page.wait_for_selector(".seats .under")
    list_of_seats = "document.querySelector('.seats')"
    until(page, f"{list_of_seats}.scrollHeight > {list_of_seats}.clientHeight")
    assert 2 < page.evaluate(f"{list_of_seats}.offsetWidth - {list_of_seats}.clientWidth") < 14


def test_the_form_says_what_the_levels_see(house: House, open_page: OpenPage) -> None:
    page = open_page()
    open_lobby(page, house)
    page.locator(".plate[data-game=caylus]").click()
    page.wait_for_selector(".lobby[data-game=caylus] form.setup .chairs")
    seats(page, 3)
    lines, who = page.locator("[data-levels] span"), page.locator(".chair select")
    assert lines.all_inner_texts() == [
        "Level 3 sees most of what is to come.",
        "With two players each level wins about three games in four against the one below.",
    ]
    who.nth(1).select_option("level:1")
    assert lines.all_inner_texts()[:2] == [
        "Level 1 counts what is on the table.",
        "Level 3 sees most of what is to come.",
    ]
    who.nth(1).select_option("open")
    who.nth(2).select_option("local")
    page.locator("[data-levels]").wait_for(state="detached")


def held_by(page: Any, house: House, count: int, **more: object) -> list[tuple[str, str]]:
    """Open tables of one person over the API and give this browser their seats; return ids and tokens."""
    made = []
    for number in range(count):
        game = list(PLAYERS)[number % 4]
        body = {"game": game, "seats": [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}], **more}
        answer = call(house, "/api/tables", {"public": False, "start": "0", **body})
        made.append((answer["table"]["id"], answer["tokens"]["0"]))
    held = {id_: {"tokens": {"0": token}, "game": "carcassonne", "at": n} for n, (id_, token) in enumerate(made)}
    page.goto(f"{house.url}/healthz")
    page.evaluate("held => localStorage.setItem('bastide.tables', JSON.stringify(held))", held)
    return made


def test_forty_open_tables_leave_the_form_alone(own_house: House, open_page: OpenPage) -> None:
    """The form is as high as without them, Start is on the first screen, and the list scrolls in its own panel."""
    page = open_page(size=(1440, 900))
    open_lobby(page, own_house)
    height = page.locator("form.setup").bounding_box()["height"]
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "level:2"}, {"kind": "open"}]
    for number in range(40):
        body: dict[str, Any] = {"game": list(PLAYERS)[number % 4], "seats": seats}
        if number % 4 == 0:
            body["options"] = {"preset": "modern", "farmers": "false"}
            body["clock"] = {"initial": 900, "increment": 10}
        call(own_house, "/api/tables", body)
    open_lobby(page, own_house)
    until(page, "document.querySelectorAll('.others li[data-table]').length === 40")
    assert page.locator("form.setup").bounding_box()["height"] == pytest.approx(height, abs=0.5)
    box = page.locator(GO).bounding_box()
    assert box["y"] + box["height"] <= 900
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("(list => list.scrollHeight > list.clientHeight)(document.querySelector('.others .rows'))")
    last = page.locator(".others li[data-table]").last  # the first that was opened
    last.scroll_into_view_if_needed()
    words = last.inner_text()
    for word in ("Odile", "level 2", "Modern", "Farmers: without farmers", "15 min + 10 s", "One seat free"):
        assert word in words
    assert last.locator(".dot.gone").count() == 1  # nobody has that page open
    page.locator(".filter select").select_option("praga")
    until(page, "document.querySelectorAll('.others li[data-table]').length === 10")
    assert set(page.locator(".others li b").all_inner_texts()) == {"Praga Caput Regni"}
    for width, height in ((390, 844), (820, 1180)):  # beneath the form, where it has most of a screen
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".others .rows").evaluate("(rows) => rows.clientHeight / innerHeight") > 0.6


def test_the_form_is_not_stretched_on_a_large_screen(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(3840, 2160))
    open_lobby(page, house)
    assert page.locator(".chairs").bounding_box()["height"] < 520


def test_forty_five_running_games_are_all_there(own_house: House, open_page: OpenPage) -> None:
    """Every running game is listed, those that wait for this person on top; a new one costs no seat."""
    page = open_page(size=(1440, 900))
    made = held_by(page, own_house, 45)
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    open_lobby(page, own_house)
    rows = ".own li[data-table]"
    until(page, f"document.querySelectorAll('{rows}').length === 45")
    assert len([url for url in calls if url.endswith("/api/mine")]) == 1
    assert not [url for url in calls if "/api/tables/" in url]
    waiting = page.locator(rows).evaluate_all("rows => rows.map((row) => row.classList.contains('waits'))")
    assert waiting == sorted(waiting, reverse=True)
    assert any(waiting)
    assert "Your turn" in page.locator(rows).first.inner_text()
    page.fill(".chair input.name", "Odile")
    page.locator(GO).click()
    page.wait_for_selector(".board svg")
    kept = page.evaluate("JSON.parse(localStorage.getItem('bastide.tables'))")
    assert len(kept) == 46
    assert all(kept[table]["tokens"]["0"] == token for table, token in made)


def test_finished_games_lie_behind_a_fold(house: House, open_page: OpenPage) -> None:
    """What is over is folded away with its result once one has seen its end; until then it stands among the running
    games, which have whose turn it is and the time.
    """
    page = open_page()
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]
    short = [call(house, "/api/tables", {"game": "carcassonne", "options": {"stack": "X"}, "seats": seats})]
    short += [call(house, "/api/tables", {"game": "carcassonne", "seats": seats, "start": "1"})]
    held = {one["table"]["id"]: {"tokens": one["tokens"], "game": "carcassonne", "at": 1} for one in short}
    first = short[0]
    for _ in range(2):  # a tile, then no meeple
        path, token = f"/api/tables/{first['table']['id']}", first["tokens"]["0"]
        snapshot = call(house, path, token=token)["snapshot"]
        action = snapshot["legal"][-1]["text"]
        call(house, f"{path}/moves", {"seq": snapshot["seq"], "actions": [action]}, token)
    held[short[1]["table"]["id"]]["tokens"] = {"0": short[1]["tokens"]["0"]}
    page.goto(f"{house.url}/healthz")
    page.evaluate("held => localStorage.setItem('bastide.tables', JSON.stringify(held))", held)
    open_lobby(page, house)
    ended = page.locator(".own .rows > .mine li", has_text="Ended while you were away")
    ended.wait_for()
    assert page.locator(".own .finished").count() == 0
    ended.get_by_role("link", name="View").click()
    page.wait_for_selector(".result.game-over")
    open_lobby(page, house)
    page.wait_for_selector(".own .finished")
    assert ended.count() == 0
    assert "Wen’s turn" in page.locator(".own .rows > .mine").inner_text()
    assert "now" in page.locator(".own .rows > .mine").inner_text()
    fold = page.locator(".own .finished")
    assert "One finished game" in fold.inner_text()
    assert not fold.locator("li").is_visible()
    fold.locator("summary").click()
    scores = call(house, f"/api/tables/{first['table']['id']}")["table"]["scores"]
    assert f"Odile {scores[0]}, Wen {scores[1]}" in fold.inner_text()


def test_a_table_that_is_not_there_leads_to_the_lobby(house: House, open_page: OpenPage) -> None:
    """Trying again would not help: the one button leads to the lobby, for a table and for its replay."""
    page = open_page()
    for path in ("/t/nothing", "/t/nothing/replay", "/nowhere"):
        page.goto(house.url + path)
        page.wait_for_selector(".blank .btn.go")
        assert page.locator(".blank .btn").all_inner_texts() == ["To the lobby"]
    page.locator(".blank .btn.go").click()
    page.wait_for_selector("form.setup .chairs")


HIDDEN = """() => {
  const one = document.activeElement;
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (one === document.body || one.contains(over) || over?.contains(one)) return null;
  return `${one.outerHTML.slice(0, 90)} beneath ${over?.outerHTML.slice(0, 60)}`;
}"""
"""What has the focus and is covered in its middle."""


def test_what_the_keyboard_comes_to_is_beneath_nothing_that_stays(house: House, open_page: OpenPage) -> None:
    """The heading of a dialog, and on a phone the button that starts a table: so it is where a desktop is enlarged."""
    page = open_page((390, 780))
    open_lobby(page, house)
    found = []
    for _ in range(40):
        page.keyboard.press("Tab")
        found.append(page.evaluate(HIDDEN))
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".top [aria-label=Settings]").click()
    page.locator(".dialog input").first.wait_for()
    for key in ["Tab"] * 16 + ["Shift+Tab"] * 16:
        page.keyboard.press(key)
        found.append(page.evaluate(HIDDEN))
    assert [one for one in found if one] == []
