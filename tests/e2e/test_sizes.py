"""A full table on every screen, by day and night, in three languages: nothing is cut, overlaps or is too small."""

from typing import Any

import pytest

from tests.e2e.conftest import DESK, LAID_OVER, House, OpenPage
from tests.e2e.play import call, keep, short_table, until
from tests.e2e.walk import PEOPLE, Walk, played, seated
from tests.e2e.watch import AT_ITS_MIDDLE, SETTLED, lines_on_top

SEATS = {"carcassonne": 5, "caylus": 5, "carrara": 4, "praga": 4}
LEFT = {"carcassonne": 21, "caylus": 30, "carrara": 30, "praga": 60}
"""Actions before the end: late enough for a full board, and still to be decided."""
OPTIONS: dict[str, dict[str, str]] = {"carrara": {"mode": "advanced"}}
LANGUAGES = ("en", "zh-Hant", "ja")
SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1280, 720), (1366, 625), (1440, 900))
FEW = ((390, 844), (844, 390), (1280, 720))
"""Enough for the shortest words."""
LARGE = {"en": (3840, 2160), "zh-Hant": (1920, 1080), "ja": (2560, 1440)}
"""Screens with room to spare, which take long to draw: one for each language."""
LOOK = """() => {
  const wrong = [];
  const named = (one) => (one.getAttribute('class') ?? '').replace(/\\bs-\\w+/g, '').trim();
  const name = (one) => `${one.tagName.toLowerCase()}.${named(one)} "${one.textContent.trim().slice(0, 40)}"`;
  // nothing changes while it is looked at: each element is measured once
  const once = (ask) => {
    const known = new Map();
    return (one) => {
      if (!known.has(one)) known.set(one, ask(one));
      return known.get(one);
    };
  };
  const box = once((one) => one.getBoundingClientRect());
  const flow = once((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return { overflowX, overflowY };
  });
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = (one) => visible(one) && !one.closest('.unseen')
    && getComputedStyle(one).clipPath === 'none' && box(one).width > 1 && box(one).height > 1;
  const across = document.documentElement.scrollWidth - innerWidth;
  if (across > 0) wrong.push(`the page is ${across} px too wide`);

  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const cuts = (value) => value === 'hidden' || value === 'clip';
  const cut = (one, at, said) => {
    const { overflowX, overflowY } = flow(at);
    const edge = box(at);
    const beside = said.right > edge.right + 1.5 || said.left < edge.left - 1.5;
    const above = 0.3 * parseFloat(getComputedStyle(one).fontSize); // what a font keeps free over and under its letters
    const below = said.bottom > edge.bottom + above || said.top < edge.top - above;
    if ((cuts(overflowX) && beside) || (cuts(overflowY) && below)) return 'is cut off by';
    return at.matches('button, .cell, .seat, h1, h2') && beside ? 'sticks out of' : null;
  };
  for (const one of document.querySelectorAll('.page *')) {
    // a ruler goes on beyond the edge of the sheet
    if (one.ownerSVGElement || one.closest('.ruler') || !says(one) || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const said = range.getBoundingClientRect();
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = flow(at);
      if (at !== one && /auto|scroll/.test(overflowX + overflowY)) break;
      const how = cut(one, at, said);
      if (how) wrong.push(`${name(one)} ${how} ${name(at)}`);
    }
  }

  // a colour that nobody defines is painted black
  for (const one of document.querySelectorAll('[fill*="var("], [stroke*="var("], [style*="var("]')) {
    const asked = ['fill', 'stroke', 'style'].map((name) => one.getAttribute(name) ?? '').join(' ');
    for (const [, colour] of asked.matchAll(/var\\((--[\\w-]+)\\)/g)) {
      if (!getComputedStyle(one).getPropertyValue(colour)) wrong.push(`${colour} is not defined for ${name(one)}`);
    }
  }

  const apart = ['.top a', '.top button', '.top h1', '.top p', '.decide button', '.decide p', '.tabs button',
    '.seats b', '.seats .score', '.seats .goods', '.block'].join();
  const shown = (one) => {
    let { left, top, right, bottom } = box(one);
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = flow(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box(at);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const parts = [...document.querySelectorAll(apart)].filter((one) => seen(one) && !one.matches('.open'));
  const boxes = parts.map((one) => [one, shown(one)]);
  for (const [i, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(i + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1.5 && high > 1.5) wrong.push(`${name(one)} overlaps ${name(other)} by ${[wide, high].map(Math.round)}`);
  }
  for (const part of ['.top', '.decide', '.board', '.seats', '.tabs', '.ends']) {
    const { left, right, bottom, width } = box(document.querySelector(part));
    const off = width === 0 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (off) wrong.push(`${part} is off the screen`);
  }
  return [...new Set(wrong)];
}"""
SMALL = """() => [...document.querySelectorAll('.board *, .seats *, .decide *')].filter((one) => {
  const numeral = [...one.childNodes].some((node) => node.nodeType === 3 && /[0-9]/.test(node.data));
  const { width, height } = one.getBoundingClientRect();
  if (!numeral || width * height < 4 || one.closest('.unseen, title, desc')) return false;
  if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const drawn = one.ownerSVGElement ?? one.closest('foreignObject')?.ownerSVGElement;
  const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : 1;
  const own = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : scale;
  return parseFloat(getComputedStyle(one).fontSize) * own < 8.45;
}).map((one) => `too small: ${one.textContent.trim()} in ${one.parentElement.getAttribute('class')}`)"""
COVERED = """() => [...document.querySelectorAll('.city')].flatMap((city) => {
  const sum = [...city.querySelectorAll('.sum > *')].map((one) => one.getBoundingClientRect());
  return [...city.querySelectorAll('.house .cost')].filter((cost) => {
    const { left, right, top, bottom } = cost.getBoundingClientRect();
    const over = (a) => Math.min(a.right, right) - Math.max(a.left, left) > 2
      && Math.min(a.bottom, bottom) - Math.max(a.top, top) > 2;
    return sum.some(over);
  }).map(() => `a cost in ${city.dataset.city} is covered`);
})"""
"""Buildings whose cost cannot be read for what stands above them."""
CROSSED = """() => [...document.querySelectorAll('[data-grid] > g:nth-of-type(2)')].filter((climb) => {
  const { left, right, top, bottom } = climb.getBoundingClientRect();
  return [...climb.parentNode.querySelectorAll(':scope > g:nth-of-type(1) path')].some((path) => {
    const matrix = path.getScreenCTM();
    for (let way = 0; way <= path.getTotalLength(); way++) {
      const { x, y } = path.getPointAtLength(way).matrixTransform(matrix);
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
    }
  });
}).map((climb) => `what a step up costs touches the ${climb.parentNode.dataset.grid}`)"""
"""Grids of Praga on whose battlements their price lies."""
BENEATH = """() => {
  const scrolled = () => [...document.querySelectorAll('*')].filter((one) => one.scrollTop || one.scrollLeft);
  const places = new Map(scrolled().map((one) => [one, [one.scrollLeft, one.scrollTop]]));
  // most are in sight already: nothing is laid out anew for them
  const pressed = (one, block) => {
    if (block) one.scrollIntoView({ block, inline: block });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 4 || height < 4) return true;
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return one.contains(at) || [...(one.labels ?? [])].some((label) => label.contains(at));
  };
  // cells are pushed about with the drawing, which is no scrolling; the way past all buttons waits outside;
  // the log of a phone held sideways waits until what happened since is folded
  const away = (one) => one.disabled || one.closest('.cell-button, .skip, .unseen, [inert]')
    || one.closest('.pane')?.clientHeight < 44 || getComputedStyle(one).pointerEvents === 'none'
    || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // the lines of a log are alike, and each has to be scrolled to: one in twelve is looked at
  const many = new Set([...document.querySelectorAll('.log :is(button, a[href])')].filter((_, at) => at % 12));
  const all = document.querySelectorAll('button, a[href], [role=button], select, input, summary');
  const looked = [...all].filter((one) => !many.has(one) && !away(one));
  const wrong = looked.filter((one) => !['', 'center', 'end', 'start'].some((at) => pressed(one, at)));
  for (const one of scrolled()) {
    const [left, top] = places.get(one) ?? [0, 0];
    one.scrollTo({ left, top, behavior: 'instant' });
  }
  return wrong.map((one) => `beneath something: ${(one.getAttribute('aria-label') ?? one.textContent).slice(0, 60)}`);
}"""
"""Buttons that cannot be pressed in their middle, however the page is scrolled."""


def looked_at(page: Any, lang: str) -> list[str]:
    """Return what is wrong on any screen, by day and, where nothing but colours differ, in one language by night.

    So are the buttons of large screens pressed, which takes long where a board has much on it.
    """
    wrong: list[str] = []
    for width, height in (*(FEW if lang == "zh-Hant" else SIZES), LARGE[lang]):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OVER, min(width, height) < DESK)
        for scheme in ("light", "dark") if width in (390, 1280) and lang == "en" else ("light",):
            page.emulate_media(color_scheme=scheme)
            page.evaluate(SETTLED)
            found = (
                page.evaluate(LOOK)
                + page.evaluate(COVERED)
                + page.evaluate(CROSSED)
                + (page.evaluate(SMALL) if width >= 1280 else [])
                + (page.evaluate(BENEATH) if scheme == "light" and (lang == "en" or width < 1280) else [])
            )
            wrong += [f"{lang}, {width}, {scheme}: {one}" for one in found]
    return wrong


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", list(SEATS))
def test_a_full_table_fits_every_screen(house: House, open_page: OpenPage, game: str) -> None:
    """With all seats taken and the board full, from a phone to 4K."""
    table = seated(house, played(game, SEATS[game], left=LEFT[game], options=OPTIONS.get(game)), game)
    page = open_page(size=(1280, 720))
    wrong: list[str] = []
    for lang in LANGUAGES:
        table.open(page, house, str(table.current), f"?lang={lang}")
        page.wait_for_selector(".decide .ends .btn")
        wrong += looked_at(page, lang)
    assert not wrong, f"{len(wrong)}\n" + "\n".join(wrong[:60])


def test_a_long_line_on_an_upright_tablet_leaves_what_is_beneath_it(house: House, open_page: OpenPage) -> None:
    """Two lines of what is asked, and two of what there is to say of it, between the page's edge and the sheet."""
    page = open_page(size=(768, 1024))
    walk = Walk(house, "caylus", seed=2)
    walk.seated(page)
    assert any("provost" in one["legal"][0]["text"] for one in walk.decisions(9) if one["view"]["ply"] > 10)
    for lang in LANGUAGES:
        edges = lines_on_top(page, f"{house.url}/t/{walk.table}?lang={lang}")
        assert min(edges[1], edges[-1] - edges[-2]) >= 2, f"{lang}: something touches an edge: {edges}"


@pytest.mark.parametrize("size", [(844, 390), (640, 360)], ids=["wide", "small"])
def test_a_phone_held_sideways_shows_sheet_and_buttons(
    house: House, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """The start of a table, then each game's: a small phone lays it out as a larger one does."""
    page = open_page(size=size, phone=True)
    page.goto(house.url)
    start = page.locator(".setup .go")
    start.wait_for()
    inside = (
        "(one) => { const { top, bottom } = one.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
    )
    assert start.evaluate(inside)
    for game in SEATS:
        table = seated(house, played(game, 2, left=40), game)
        table.open(page, house, "01")
        page.wait_for_selector(".decide .ends .btn")
        assert page.evaluate("innerWidth") == max(760, size[0])
        assert page.locator(".board.sheet").evaluate("(one) => one.clientHeight / innerHeight") > 0.6, game
        shown = [one.evaluate(inside) for one in page.locator(".top button, .ends .btn:not(.spare)").all()]
        assert len(shown) > 5, game
        assert all(shown), game
    page.goto(f"{house.url}/t/{table.id}/replay")
    page.wait_for_selector(".decide.replaying button")
    assert all(one.evaluate(inside) for one in page.locator(".decide.replaying button").all())


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1440, 900)], ids=["phone", "tablet", "desktop"])
def test_what_the_server_says_covers_no_button_that_is_pressed(
    house: House, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """Neither the start of a table in the lobby, nor a decision at it."""
    page = open_page(size=size)
    said = {"version": "1", "page": "/assets/another.js", "announcement": {"text": "A pause for repairs", "at": None}}
    page.route("**/api/server", lambda route: route.fulfill(json=said))
    page.goto(house.url)
    page.locator(".news .go").wait_for()
    assert page.locator(".news section").count() == 2
    start = page.locator(".setup .go")
    start.scroll_into_view_if_needed()
    assert start.evaluate(AT_ITS_MIDDLE)
    table = seated(house, played("carrara", 2, left=40), "carrara")
    table.open(page, house, "01")
    page.get_by_text("A pause for repairs").wait_for()
    page.wait_for_selector(".decide .ends .btn")
    shown = [one.evaluate(AT_ITS_MIDDLE) for one in page.locator(".ends .btn:not(.spare), .decide .spots .btn").all()]
    assert len(shown) > 2
    assert all(shown)


SEEN = """(() => {
  scrollTo(0, 1e6);
  const all = [...document.querySelectorAll('.board svg')].map((one) => one.getBoundingClientRect());
  const largest = Math.max(...all.map(({ width, height }) => Math.min(width, height)));
  const end = document.querySelector('.board').getBoundingClientRect().bottom;
  return largest > 80 && end <= document.querySelector('.drawer').getBoundingClientRect().top + 2;
})()"""
"""Something is drawn on the sheet, and scrolled to its end the page covers none of that."""


@pytest.mark.parametrize("game", sorted(SEATS))
@pytest.mark.parametrize("size", [(744, 1133), (700, 800), (640, 400)])
def test_between_a_phone_and_a_screen_the_board_is_seen(
    house: House, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    """A small tablet, half a screen, and a laptop at 200 %, where the page is longer than its window."""
    made = call(house, "/api/tables", {"game": game, "seats": PEOPLE, "public": False})
    page = open_page(size=size)
    keep(page, house, made["table"]["id"], made["tokens"], game)
    page.goto(f"{house.url}/t/{made['table']['id']}")
    page.wait_for_selector(".decide .cell.ends .btn")
    until(page, "document.querySelector('.board .draw')?.getBoundingClientRect().width > 500")
    until(page, SEEN)
    if game == "carrara":  # piles that a finger finds
        wheel = page.locator("[data-wheel]").bounding_box()
        assert min(wheel["width"], wheel["height"]) >= 280, wheel


CUT = """() => {
  const houses = [...document.querySelectorAll('[data-city] .house')];
  const cut = houses.filter((house) => {
    const [ground, box] = [house.parentElement, house].map((one) => one.getBoundingClientRect());
    return box.top < ground.top - 1 || box.bottom > ground.bottom + 1 || box.right > ground.right + 1;
  });
  return [houses.length, cut.length];
}"""


@pytest.mark.parametrize("size", [(1280, 720), (640, 400)])
def test_every_building_of_a_full_city_is_seen(house: House, open_page: OpenPage, size: tuple[int, int]) -> None:
    """Nine of them, on a low sheet and where everything is twice as large."""
    table = seated(house, played("carrara", 2, left=12), "carrara")
    page = open_page(size=size)
    table.open(page, house, str(table.current))
    page.wait_for_selector(".decide .ends .btn")
    most = 0
    for _ in range(2):
        found, cut = page.evaluate(CUT)
        most = max(most, found)
        assert cut == 0
        page.keyboard.press("v")
    assert most >= 9


def test_a_table_fits_on_the_narrowest_screen(house: House, open_page: OpenPage) -> None:
    """320 pixels, also those of a screen enlarged four times: no button of the line on top is beyond the edge."""
    table = Walk(house, "carcassonne")
    page = open_page(size=(320, 640))
    keep(page, house, table.table, table.tokens, "carcassonne")
    page.goto(f"{house.url}/t/{table.table}")
    page.wait_for_selector(".decide .ends .btn")
    assert page.locator(".tools .sq").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_replay_is_as_long_as_the_window(house: House, open_page: OpenPage) -> None:
    """Slider and buttons fit into the bar beneath each other, and the link is as high as the buttons."""
    table, _ = short_table(house, [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}])
    page = open_page(size=(1280, 720))
    page.goto(f"{house.url}/t/{table}/replay")
    page.wait_for_selector(".decide.replaying .ends .btn")
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.locator(".decide.replaying .ends .btn").bounding_box()["height"] >= 38


@pytest.mark.parametrize("game", list(SEATS))
def test_large_letters_leave_everything_in_the_bar_to_be_read_and_pressed(
    house: House, open_page: OpenPage, game: str
) -> None:
    """Whoever has set the browser to letters half as large again: nothing in the bar lies over what is beside it."""
    page = open_page(size=(1280, 720))
    walk = Walk(house, game, seed=2)
    walk.seated(page)
    wrong: list[str] = []
    for _ in walk.decisions(6):
        for lang in LANGUAGES:
            page.set_viewport_size({"width": 1280, "height": 720})
            page.goto(f"{house.url}/t/{walk.table}?lang={lang}")
            page.wait_for_selector(".decide .ends .btn")
            page.evaluate("document.documentElement.style.fontSize = '24px'")
            for width, height in ((1280, 720), (390, 844)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(LAID_OVER, width < DESK)
                page.evaluate(SETTLED)
                found = [one for one in page.evaluate(LOOK) if " overlaps " in one]
                wrong += [f"{lang}, {width}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


BARRED = """() => [...document.querySelectorAll('.top p, .decide p')].filter((one) => {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(one);
  return one.offsetWidth - one.clientWidth > parseFloat(borderLeftWidth) + parseFloat(borderRightWidth) + 1;
}).map((one) => one.textContent)"""
"""Sentences in the line on top and in the bar that have a bar to scroll by."""


def test_a_sentence_that_fits_has_no_bar_to_scroll_by(house: House, open_page: OpenPage) -> None:
    """What is said to whoever waits, and while moves are tried: letters of some fonts are taller than their lines."""
    walk = Walk(house, "carcassonne", seed=2)
    page = open_page(size=(1280, 720))
    keep(page, house, walk.table, {"1": walk.tokens["1"]}, "carcassonne")
    for lang in LANGUAGES:
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(f"{house.url}/t/{walk.table}?lang={lang}")
        page.wait_for_selector(".decide .idle p")
        assert page.evaluate(BARRED) == []
        page.keyboard.press("p")
        page.wait_for_selector(".plan-note p")
        for width in (1280, 768):
            page.set_viewport_size({"width": width, "height": 1024})
            page.evaluate(SETTLED)
            assert page.evaluate(BARRED) == []
