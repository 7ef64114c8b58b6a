"""What a page is watched for while something goes on: what shifts, and whether what one points at keeps its place."""

import re
from typing import Any

IDS = re.compile(
    r"\b[a-z]\w*\.\d\b|\b[UWBV]\d-\d\d\b|\b[a-z]+_[a-z_]+\b|\b[NO]_[A-Z]\d\b|\b[a-z]+-(ui|log|card)-[a-z-]+\b"
)
"""Names of parts and of messages, which nobody is to read."""

WATCH = """() => {
  const aims = 'button, a, summary, input, [role=tab], [role=button], [data-thing], [data-may], .board, .decide, .top';
  const inside = ['.board', '.decide > :not(.ends)', '.notice:not(.absent)', '.since', '.hint-note', '.tray'];
  const within = (one) => inside.some((part) => one.closest(part) && (!one.matches(part) || one.matches('.cell')));
  // Undo's and Confirm's own places are looked at; what stands beside them may come and go
  const free = (one) => one.closest('.pane, .inspector, .ends, .stock') || within(one);
  const fixed = { sheet: '.board', drawing: '.board > .draw', bar: '.decide', line: '.top', tools: '.tools',
    undo: '.ends .undo', confirm: '.ends .confirm', tabs: '.tabs', seats: '.seats', under: '.seats .under' };
  const named = (one) => {
    const way = [];
    for (let at = one; at && at !== document.body && way.length < 3; at = at.parentElement)
      way.unshift(`${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '').replace(/\\bs-\\w+/g, '').trim()}`);
    return way.join(' ');
  };
  const round = ({ x, y, width, height }) => [x, y, width, height].map((n) => Math.round(n * 2) / 2);
  const watch = { shifts: [], cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) for (const { node, previousRect, currentRect } of entry.sources ?? []) {
      const one = node instanceof Element ? node : node?.parentElement;
      if (!one?.isConnected || free(one)) continue;
      if (!one.matches(aims) && !one.querySelector(aims)) continue;
      const [from, to] = [round(previousRect), round(currentRect)];
      // what has come or gone has no place before or after, and what has grown at its end stands where it was
      if (from[2] * from[3] === 0 || to[2] * to[3] === 0 || (from[0] === to[0] && from[1] === to[1])) continue;
      watch.shifts.push(`${named(one)} from ${from} to ${to}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
  watch.boxes = () => Object.fromEntries(Object.entries(fixed).map(([name, part]) => {
    const found = document.querySelector(part);
    const [x, y, width, height] = found ? round(found.getBoundingClientRect()) : [];
    if (!width) return [name, null];
    if (innerWidth < 760 && name === 'drawing') return [name, [x, width]]; // it is as long as it is
    return [name, name === 'under' ? [x, y, width] : [x, y, width, height]];
  }));
  // a bar beside what lacks a few pixels of its letters tells of nothing more to read
  watch.bars = () => [...document.querySelectorAll('body *')].filter((one) => {
    const column = one.matches('.seats, .pane') && /auto|scroll/.test(getComputedStyle(one).overflowX);
    if (column && one.scrollWidth > one.clientWidth) return true; // neither is ever wider than it has room
    if (!(one.offsetWidth - one.clientWidth > 2) || one.scrollHeight - one.clientHeight > 3) return false;
    const { overflowY, scrollbarGutter, borderLeftWidth, borderRightWidth } = getComputedStyle(one);
    const bar = one.offsetWidth - one.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
    return overflowY === 'auto' && scrollbarGutter === 'auto' && bar > 2;
  }).map(named);
  window.watch = watch;
}"""
"""Notes the boxes of what never moves, and every shift of anything that can be pointed at or holds such a thing.

Also tells of bars for next to nothing.

What changes by itself may: the log and what else is read in the drawer, pieces on the sheet, the choices in the bar,
what is left in a stock.
"""
AT_ITS_MIDDLE = """one => { const { x, y, width, height } = one.getBoundingClientRect();
return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
"""Whether a press in the middle of an element reaches it."""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Stillness:
    """A page whose sheet, bar and buttons are to stay where they are, whatever happens."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.evaluate(WATCH)
        self.boxes: dict[str, Any] = page.evaluate("window.watch.boxes()")

    def check(self, state: str, *but: str) -> None:
        """Note what has moved or shifted since the last look; some boxes, or the shifts, may be left out."""
        self.page.evaluate(FRAMES)
        boxes = self.page.evaluate("window.watch.boxes()")
        moved = [name for name in boxes if name not in but and None not in (boxes[name], self.boxes[name])]
        self.wrong += [
            f"{state}: {name} from {self.boxes[name]} to {boxes[name]}"
            for name in moved
            if boxes[name] != self.boxes[name]
        ]
        shifts = self.page.evaluate("window.watch.shifts.splice(0)")
        if "seats" in but:
            shifts = [one for one in shifts if not re.search(r"\.seats|li\.seat|\.hoard", one)]
        self.wrong += [f"{state}: {one}" for one in sorted(set(shifts)) if "shifts" not in but]
        self.wrong += [f"{state}: a bar beside {one}" for one in self.page.evaluate("window.watch.bars()")]
        self.boxes = boxes

    def over(self) -> None:
        """Fail with everything that was noted."""
        assert not self.wrong, "\n".join(self.wrong[:40])


QUICK = """(() => {
  try {
    localStorage.setItem('bastide.pace', '"brisk"');
  } catch {} // a page without an address has no storage
  const { setTimeout: later } = window;
  window.setTimeout = (act, ms = 0, ...rest) => later(act, ms * SCALE, ...rest);
})()"""
SCALE = 0.2
"""How much faster than life a page tells what happens, so that a whole game can be listened to."""
TOLD = """() => {
  const layer = document.querySelector('.flights');
  window.told = [];
  window.acted = [];
  const note = () => told.push([performance.now(), layer.dataset.happening ?? '', Number(layer.dataset.time ?? 0)]);
  new MutationObserver(note).observe(layer, { attributes: true, attributeFilter: ['data-happening'] });
  const act = () => void acted.push(performance.now());
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, act, true);
  const { fetch: call } = window;
  window.fetch = async (...asked) => {
    const move = String(asked[0]).endsWith('/moves');
    if (move) act();
    const answer = await call(...asked);
    if (move) act();
    return answer;
  };
  // most moves go over the live line, and what they lead to comes there before or after their answer
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (frame) {
    if (JSON.parse(frame).type === 'move') {
      act();
      const heard = ({ data }) => {
        act();
        if (['moved', 'refused'].includes(JSON.parse(data).type)) this.removeEventListener('message', heard, true);
      };
      this.addEventListener('message', heard, true);
    }
    send.call(this, frame);
  };
}"""
CUT = """slack => told.slice(1).flatMap(([after], i) => {
  const [at, what, time] = told[i];
  const due = time * SCALE;
  if (!what || after - at >= due - slack || acted.some((key) => key >= at - slack && key <= after)) return [];
  return [`${what}: ${Math.round(after - at)} of ${Math.round(due)} ms`];
})"""


def quicken(page: Any) -> None:
    """Let everything on a page that waits for its time wait for a part of it."""
    page.add_init_script(QUICK.replace("SCALE", str(SCALE)))


def listen(page: Any) -> None:
    """Note from now on what is told and for how long."""
    page.evaluate(TOLD)


def all_was_told(page: Any, slack: int = 40) -> None:
    """Something was told, and nothing but the person's own key, click or move has ended it before its time."""
    assert page.evaluate("told.some(([, what, time]) => what && time)")
    cut = page.evaluate(CUT.replace("SCALE", str(SCALE)), slack)
    assert not cut, cut


CARDS = """async () => {
  let moved = 0; // a mouse that points at something else has gone there
  const point = (one) => {
    const { left, top } = one.getBoundingClientRect();
    const there = { bubbles: true, pointerType: 'mouse', clientX: left + ++moved / 100, clientY: top };
    for (const type of ['pointerover', 'pointermove']) one.dispatchEvent(new PointerEvent(type, there));
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const found = {};
  const shown = (one) => one.getBoundingClientRect().width > 0;
  for (const one of [...document.querySelectorAll('.room [data-thing]')].filter(shown)) {
    const thing = one.dataset.thing;
    if (thing in found || !one.isConnected) continue;
    point(one);
    const card = () => document.querySelector(`.inspector[data-card="${CSS.escape(thing)}"]`);
    for (let i = 0; i < 40 && !card(); i++) await wait(50);
    const said = card()?.cloneNode(true);
    said?.querySelectorAll('code, .rule-link').forEach((part) => part.remove());
    said?.querySelectorAll('*').forEach((part) => part.append(' ')); // else words of two lines were one
    const words = said?.textContent.replace(/\\s+/g, ' ').trim();
    found[thing] = said ? [said.querySelector('b').textContent.trim(), words] : null;
  }
  point(document.body);
  return found;
}"""


def cards(page: Any) -> dict[str, tuple[str, str] | None]:
    """Point at every thing that can be seen; return the title and the words of each one's card."""
    found: dict[str, tuple[str, str] | None] = page.evaluate(CARDS)
    return found


def cards_by_key(page: Any, steps: int = 16) -> list[str]:
    """Walk from thing to thing with the arrow keys; return the titles of the cards."""
    page.evaluate("document.activeElement?.blur?.()")
    page.keyboard.press("x")
    titles = []
    for step in range(steps):
        page.wait_for_selector(".inspector.pinned")
        titles.append(str(page.locator(".inspector.pinned b").first.inner_text()))
        page.keyboard.press(("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft")[step % 4])
    page.keyboard.press("Escape")
    return titles


SETTLED = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""Waits until fonts are there and what has changed is drawn."""
LINES = """() => {
  const [line, more, sheet] = ['.top h1', '.top .ask p', '.board'].map((one) => document.querySelector(one));
  const [a, b, c] = [line, more, sheet].map((one) => one.getBoundingClientRect());
  return [[0, a.top, a.bottom, b.bottom, c.top], more.scrollHeight <= more.clientHeight + 1];
}"""
"""The edges of the line on top and of what lies beneath, downwards, and whether all that it says is seen."""


def lines_on_top(page: Any, address: str) -> list[float]:
    """Open a table; return the edges of what is asked and of what is said of it, which lie apart and are seen whole."""
    page.goto(address)
    page.wait_for_selector(".decide .ends .btn")
    page.evaluate(SETTLED)
    edges, whole = page.evaluate(LINES)
    assert whole, f"{address}: not all is seen of {page.inner_text('.top .ask')}"
    assert edges == sorted(edges), f"{address}: {edges}"
    return list(edges)
