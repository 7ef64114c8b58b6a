"""A server process with a data directory of its own, the built client, and browsers to look at it."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.forked import Forked

playwright = pytest.importorskip("playwright.sync_api")

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "bastide" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
AXE_RUN = """async ([within, quick]) => {
  const part = within === 'html' ? document : { include: [within] };
  const rules = { 'avoid-inline-spacing': { enabled: false }, 'color-contrast': { enabled: !quick } };
  return (await axe.run(part, { resultTypes: ['violations'], preload: false, rules })).violations;
}"""
"""Of the rules that look at every element, seconds long where a board is full, one is put shorter: spacing that nobody
can change needs `!important` in a style attribute. There are no style sheets of other sites to be loaded first.
"""
FIXED = "[...document.querySelectorAll('[style*=\"!important\"]')].map((one) => one.outerHTML.slice(0, 160))"
BARS = "--hide-scrollbars"
"""Not given: what scrolls has a bar that takes room, as on most desktops."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them that is here is used; the shell draws no window that nobody sees."""
PROGRAM = (
    "import gc, sys; gc.disable(); from bastide.server.run import serve; "  # as `bastide serve` does
    "serve(port=int(sys.argv[1]), data=sys.argv[2], log_level='error')"
)
PYTHON = os.environ.get("BASTIDE_SERVED_BY", sys.executable)
"""Whose package is served: the sources here, or with this variable an installed wheel, as `make test` does."""
SOURCE = {} if "BASTIDE_SERVED_BY" in os.environ else {"PYTHONPATH": str(ROOT / "src")}
SETTINGS = {
    "BASTIDE_RATES": "0",
    "BASTIDE_BOT_WORKERS": "1",
    "BASTIDE_BOT_DELAY": "0",
    "BASTIDE_BOT_POLL": "0.1",
    "BASTIDE_BOT_HINT": "search:40",
    "BASTIDE_SEED": "e2e",
}
"""One person plays as fast as a test can press keys, the bots are not to dawdle, and each run plays the same games."""
AT_IMPORT = {"PYTHONPATH", "BASTIDE_CORRECTIONS"}
"""Variables that count when a game is imported."""
HOUSES = ("house", "own_house", "brisk_house", "corrected", "harbour", "lantern", "beneath")
"""The fixtures that serve."""
PAGES = pytest.StashKey[list[Any]]()
SHOWS = """[
  JSON.stringify({...document.querySelector('.room')?.dataset}), document.activeElement?.outerHTML.slice(0, 120),
  ...[...document.querySelectorAll('.top, .decide, .notice, .line')].map((one) => `${one.className}: ${one.innerText}`),
  JSON.stringify(localStorage),
  ...performance.getEntriesByType('resource').filter((one) => one.name.includes('/api/'))
    .map((one) => `${one.name} ${one.responseStatus} ${Math.round(one.startTime)}+${Math.round(one.duration)}`),
].join('\\n')"""
LATE = int(os.environ.get("BASTIDE_LATE", "0"))
"""Milliseconds by which all that the server tells comes later, to find what only works on a fast line."""
FAR = """late => {
  const soon = fetch;
  fetch = async (...asked) => {
    const answer = await soon(...asked);
    await new Promise((then) => setTimeout(then, late));
    return answer;
  };
  const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(told) { hear.call(this, told && ((event) => setTimeout(() => told.call(this, event), late))); },
  });
}"""
PATIENCE = 20_000
"""Milliseconds to wait for anything on a page; generous, since two cores may be shared."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything here; the tests of one file stay on one worker, since they share a server."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            item.add_marker(pytest.mark.xdist_group(f"e2e-{item.path.stem}"))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Tell in the report of a failed test what its pages showed."""
    outcome = yield
    if call.when != "call" or call.excinfo is None:
        return
    pages: list[Any] = item.stash.get(PAGES, [])
    for number, page in enumerate(pages, start=1):
        with contextlib.suppress(Exception):
            outcome.get_result().sections.append((f"page {number}", f"{page.url}\n{page.evaluate(SHOWS)}"))  # type: ignore[attr-defined]


@dataclass
class House:
    """A running server; `stop` and `start` bring it back at the same address with the same data."""

    data: Path
    url: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    """Further variables of its environment."""
    process: subprocess.Popen[str] | Forked | None = field(default=None, repr=False)
    _read: int = field(default=0, repr=False)

    @property
    def _log(self) -> Path:
        return self.data / "errors.log"

    def start(self) -> None:
        port = self.url.rsplit(":", 1)[1] if self.url else "0"
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, **SOURCE, **SETTINGS, **self.settings}
        if sys.executable == PYTHON and not self.settings.keys() & AT_IMPORT:
            self.process = Forked(self.data, self._log, int(port), environment)
            line = self.process.line
        else:
            line = self._called(port, environment)
        found = re.search(r"http://\S+?(?=/?\s*$)", line)
        assert found, f"the server did not say where it is: {line!r}"
        self.url = found[0].rstrip("/")

    def _called(self, port: str, environment: dict[str, str]) -> str:
        """Start the server by another Python, or one that looks elsewhere for packages; return its first line."""
        with self._log.open("ab") as log:
            command = [PYTHON, "-c", PROGRAM, port, str(self.data)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def errors(self) -> str:
        """Return what the server has complained of since the last time it was asked."""
        with self._log.open("rb") as log:
            log.seek(self._read)
            found = log.read()
        self._read += len(found)
        return found.decode(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(5)
        self.process = None


@pytest.fixture(scope="session")
def client_built() -> None:
    """Build the client if nobody has yet."""
    if (STATIC / "index.html").exists():
        return
    npm = shutil.which("npm")
    assert npm, "the client is not built and there is no npm to build it"
    if not (ROOT / "web" / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=ROOT / "web", check=True)
    subprocess.run([npm, "run", "build", "--silent"], cwd=ROOT / "web", check=True)


@pytest.fixture(scope="module")
def house(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve the whole product for the tests of one file: its tables, and so their shuffles, depend on no other file."""
    house = House(tmp_path_factory.mktemp("e2e"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(autouse=True)
def no_complaints(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail where the server had an error that nobody saw on the page, such as a graph that stays away."""
    houses = [request.getfixturevalue(name) for name in HOUSES if name in request.fixturenames]
    yield
    complaints = "".join(house.errors() for house in houses)
    assert not complaints, complaints


@pytest.fixture
def own_house(client_built: None, tmp_path: Path) -> Iterator[House]:
    """Serve for one test that will stop the server."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Start a headless Chromium, and end it with this folder: its driver runs an event loop in this thread,
    beside which no asynchronous test of another folder could run.
    """
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "no Chromium here; `scripts/setup chromium` installs it"
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS), ignore_default_args=[BARS])
        yield browser
        browser.close()


OpenPage = Callable[..., Any]
DESK = 600
"""Pixels of the shorter side of a screen that is no phone's."""


LAID_OVER = """over => {
  const sheet = window.laid ??= new CSSStyleSheet();
  sheet.replaceSync(over ? '* { scrollbar-width: none !important; }' : '');
  document.adoptedStyleSheets = [sheet];
}"""
"""Gives what scrolls bars that take no room, as phones have them; or bars as on a desktop."""


@pytest.fixture
def open_page(browser: Any, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Open pages, each in a browser profile of its own; fail on any script error they had.

    Keywords: `size`, `scheme` (light or dark), `lang` (a BCP 47 tag), `touch`, `phone` (a screen of that size, on which
    the page says how wide it is laid out), `still` (reduced motion), `asks` (before which moves one is asked: `always`,
    so that every test says by itself what is sent).
    """
    contexts: list[Any] = []
    errors: list[str] = []
    pages: list[Any] = request.node.stash.setdefault(PAGES, [])

    def open_(
        size: tuple[int, int] = (1280, 800),
        scheme: str = "light",
        lang: str = "en-GB",
        touch: bool = False,
        phone: bool = False,
        still: bool = True,
        asks: str = "always",
    ) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            locale=lang,
            has_touch=touch or phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        kept = f"localStorage.getItem('bastide.asks') ?? localStorage.setItem('bastide.asks', '{json.dumps(asks)}')"
        context.add_init_script(f"try {{ {kept} }} catch {{}} // a page without an address has no storage")
        if LATE:
            context.add_init_script(f"({FAR})({LATE})")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if touch or phone or min(size) < DESK:
            context.add_init_script(f"({LAID_OVER})(true)")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not errors, errors


@dataclass(frozen=True)
class Axe:
    """axe-core, which finds what people with assistive technology would stumble over."""

    source: str

    def check(self, page: Any, where: str, within: str = "html", quick: bool = False) -> None:
        """Fail with the rules, and the elements that break them, on the whole page or in what a selector finds;
        contrast, which takes longest, may be left out.
        """
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.source)
        found = page.evaluate(AXE_RUN, [within, quick])
        wrong = {one["id"]: [node["html"][:160] for node in one["nodes"]][:4] for one in found}
        wrong |= {"avoid-inline-spacing": fixed} if (fixed := page.evaluate(FIXED)) else {}
        assert not wrong, f"{where}: {json.dumps(wrong, indent=1, ensure_ascii=False)}"


@pytest.fixture(scope="session")
def axe() -> Axe:
    """Read axe-core from the client's packages."""
    if not AXE.exists():
        npm = shutil.which("npm")
        assert npm, "axe-core comes with the client's packages; run npm ci in web/"
        subprocess.run([npm, "ci", "--silent"], cwd=ROOT / "web", check=True)
    return Axe(AXE.read_text(encoding="utf-8"))
