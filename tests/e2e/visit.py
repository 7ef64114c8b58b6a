"""A visitor's walk: the form as it stands, a game, its end, a rematch and the replay; always the same game.

On the desktop each game is played whole on the page in each language. On a phone it is in one of them; in the others
its middle is played over the wire, which takes less time, and the page has its beginning and its end.
"""

import itertools
import random
import re
import time
from typing import Any

from bastide import TERMINAL
from bastide.engine.record import Record
from tests.e2e import carrara, praga, test_praga
from tests.e2e import test_caylus as caylus
from tests.e2e.conftest import House
from tests.e2e.play import OVER, TURN_WORDS, call, open_lobby, play_out, until, wait_for_turn
from tests.e2e.test_words import LATIN
from tests.e2e.watch import IDS, Stillness, all_was_told, cards, cards_by_key, listen, quicken

LANGUAGES = ("en-GB", "zh-TW", "ja-JP")
GAMES = ("carcassonne", "caylus", "carrara", "praga")
ON_A_PHONE = {"carcassonne": "zh-TW", "caylus": "ja-JP", "carrara": "en-GB", "praga": "zh-TW"}
"""In which language each game is played whole on a phone."""
LATE = {"carcassonne": 66, "caylus": 9, "carrara": 40, "praga": 14}
"""The turn from which the other ones are played on the page again."""
MANY = 99
"""More turns than a game has."""
COLUMNS = """table => [...document.querySelectorAll(`${table} :is(tbody, tfoot) tr`)].map(
  (row) => [...row.querySelectorAll('td')].map(
    (cell) => Number(cell.textContent.trim().replace('−', '-').match(/^-?\\d+/)?.[0] ?? 0)))"""
ENDLESS = """document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity)
  .map((one) => one.animationName)"""
HEADINGS = "[...document.querySelectorAll('.log li.turn')].map((one) => one.textContent)"


def visit(page: Any, house: House, game: str, lang: str, *, whole: bool = True, watched: bool = False) -> None:
    """Walk through everything that a first evening brings.

    A game that is watched is told, five times as fast as to a person: all of it, and nothing on the page shifts.
    """
    if watched:
        quicken(page)
    table = start(page, house, game)
    page.locator(".decide :is([data-hand], [data-choice]) >> visible=true").first.wait_for(timeout=60_000)
    assert TURN_WORDS[lang] in page.locator(".top .ask h1").inner_text()
    if watched:
        assert page.evaluate(ENDLESS) == [], "whoever thinks for long has a page at rest"
        listen(page)
        still = Stillness(page)
    if game == "carcassonne":
        assert wait_for_turn(page)
        assert TURN_WORDS[lang] in page.locator(".top .ask h1").inner_text()
    if not whole:
        over_the_wire(page, house, game, table)
    play(page, game)
    page.wait_for_selector(OVER)
    final = call(house, f"/api/tables/{table}")["snapshot"]
    shown = page.locator(f"{OVER} .podium .score").all_inner_texts()
    assert sorted(shown, key=int) == sorted(map(str, final["view"]["scores"]), key=int)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert Record.parse(call(house, f"/api/tables/{table}/record")).replay().scores() == final["view"]["scores"]
    the_log_counts_as_the_game_does(page, final)
    if watched:
        all_was_told(page)
        # once it is over the screens of Carrara fall, and there are goods to be shown beside the others' names
        still.check("a whole game", "undo", "confirm", *(("under", "seats") if game == "carrara" else ()))
        still.over()
        the_ledger_adds_up(page, final)
        everything_explains_itself(page)
    rematch(page, house, table)
    replay(page, house, table, final["ply"])


def start(page: Any, house: House, game: str) -> str:
    """Start a game from the lobby with nothing set but a name; return the table's id."""
    open_lobby(page, house)
    page.locator(f".plate[data-game={game}]").click()
    page.wait_for_selector(f".lobby[data-game={game}] form.setup .chairs")
    page.fill(".chair input.name", "Odile")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(f".room[data-game={game}] .board svg")
    return str(page.url.rsplit("/t/", 1)[1])


def play(page: Any, game: str) -> None:
    """Play to the end, by keys or by the buttons of the bar."""
    if game == "carcassonne":
        play_out(page)
    elif game == "caylus":
        caylus.play(page, itertools.cycle(("keys", "bar")), confirm=None, workers=2)
    elif game == "carrara":
        carrara.ByKeyboard(page, 3).play_out()
    else:
        test_praga.ByKeyboard(page, 5).play(MANY)


def wish(game: str, rng: random.Random, texts: list[str], placed: int) -> str:
    """Choose what brings a game forward."""
    if game == "caylus":
        return caylus.wish(rng, texts, placed, 2)
    if game == "praga":
        return praga.wish(texts, rng)
    keen = [[text for text in texts if text.startswith(kind)] for kind in ("announce", "score", "build")]
    return rng.choice(next((found for found in keen if found), texts))


def late(snapshot: dict[str, Any]) -> int:
    """Return the number of the turn on hand."""
    return int(snapshot["turns"][-1]["turn"]) if snapshot["turns"] else 0


def over_the_wire(page: Any, house: House, game: str, table: str) -> None:
    """Play until late in the game over the API, with the page elsewhere; then come back to it."""
    held = page.evaluate("id => JSON.parse(localStorage.getItem('bastide.tables'))[id].tokens", table)
    (token,) = held.values()
    page.goto(f"{house.url}/healthz")
    rng, path, placed = random.Random(game), f"/api/tables/{table}", 0
    limit = time.monotonic() + 120
    snapshot = call(house, path, token=token)["snapshot"]
    while snapshot["view"]["current"] != TERMINAL and late(snapshot) < LATE[game]:
        assert time.monotonic() < limit, f"{game}: only at turn {late(snapshot)}"
        if snapshot["legal"]:
            text = wish(game, rng, [one["text"] for one in snapshot["legal"]], placed)
            placed += text.startswith(("worker", "pass"))
            body = {"seq": snapshot["seq"], "actions": [text]}
            snapshot = call(house, f"{path}/moves", body, token)["snapshot"]
        else:  # the bot is on turn
            time.sleep(0.05)
            snapshot = call(house, path, token=token)["snapshot"]
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(f".room[data-game={game}] .board svg")


def the_log_counts_as_the_game_does(page: Any, final: dict[str, Any]) -> None:
    """The headings of the log, from the latest back, have the numbers that the game gave its turns."""
    turns = [(entry["turn"], entry["whose"]) for entry in final["story"]]
    numbers = [number for (number, _), _ in itertools.groupby(turns) if number]
    headings = [re.search(r"\d+", text) for text in page.evaluate(HEADINGS)]
    shown = [int(found[0]) for found in headings if found]
    assert shown == numbers[::-1][: len(shown)]
    assert len(shown) >= min(len(numbers), 12)


def the_ledger_adds_up(page: Any, final: dict[str, Any]) -> None:
    """In the result and in the ledger the points of all causes together are the scores."""
    scores = final["view"]["scores"]
    page.locator(".drawer [role=tab]").nth(1).click()
    for table in (f"{OVER} table", ".pane table.ledger"):
        page.wait_for_selector(f"{table} :is(tbody, tfoot) td", state="attached")  # it is fetched first
        *causes, total = page.evaluate(COLUMNS, table)
        assert total == scores, table
        assert [sum(column) for column in zip(*causes, strict=True)] == scores, table
    page.locator(".drawer [role=tab]").first.click()


def everything_explains_itself(page: Any) -> None:
    """Every thing in sight has a card with a title and a sentence in the reader's language, by pointer and by key."""
    english = page.evaluate("document.documentElement.lang") == "en"
    found = cards(page)
    assert len(found) > 20
    assert not [thing for thing, card in found.items() if card is None]
    for thing, card in found.items():
        title, words = card or ("", "")
        assert title, thing
        assert len(words) > len(title), (thing, words)
        assert not IDS.search(words), (thing, words)
        assert english or not LATIN.search(words), (thing, words)
    assert all(cards_by_key(page))


def rematch(page: Any, house: House, table: str) -> None:
    """Ask for another game: the same people, rules and bots at a new table."""
    page.locator(f"{OVER} .btn.go").click()
    until(page, f"location.pathname.startsWith('/t/') && location.pathname !== '/t/{table}'")
    page.wait_for_selector(".board svg")
    before, after = (call(house, f"/api/tables/{one}")["table"] for one in (table, page.url.rsplit("/t/", 1)[1]))
    assert after["state"] == "running"
    for key in ("game", "options", "clock"):
        assert after[key] == before[key]
    people = [sorted((seat["kind"], str(seat["bot"])) for seat in one["seats"]) for one in (before, after)]
    assert people[0] == people[1]


def replay(page: Any, house: House, table: str, plies: int) -> None:
    """Look back: to the beginning, a turn on, to the end."""
    page.goto(f"{house.url}/t/{table}/replay")
    page.wait_for_selector(".replay-slider input")
    slider = "Number(document.querySelector('.replay-slider input').value)"
    for key, reached in (("End", f"=== {plies}"), ("Home", "=== 0"), ("ArrowDown", "> 0"), ("ArrowRight", "> 1")):
        page.evaluate("document.activeElement?.blur?.()")
        page.keyboard.press(key)
        until(page, f"{slider} {reached}")
    page.wait_for_selector(".board svg")
