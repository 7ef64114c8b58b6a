"""Being told of one's turn: the sheet, what the server is asked, and the service worker. The server is played here."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, until

KEY: Final = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
ENTRY: Final = "button:has(path[d^='M10,2.5V4'])"
SWITCH: Final = ".bell .switch input"
TOLD: Final = "Object.keys(JSON.parse(localStorage.getItem('bastide.bell') ?? 'null')?.told ?? {}).length"
"""How many tables know, as this browser remembers."""
FAKE: Final = """(() => {
  const key = 'fake.push';
  const made = (endpoint) => ({
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => { localStorage.removeItem(key); return true; },
  });
  let permission = 'default';
  try { permission = localStorage.getItem('fake.permission') ?? 'default'; } catch { return; }
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'ANSWER';
    localStorage.setItem('fake.permission', permission);
    return permission;
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(key, `https://push.example/${applicationServerKey.byteLength}`);
    return made(localStorage.getItem(key));
  };
  PushManager.prototype.getSubscription = async () => {
    const endpoint = localStorage.getItem(key);
    return endpoint ? made(endpoint) : null;
  };
})()"""
"""A browser that asks its person, and has pushes sent to a service that there is not."""


@dataclass
class Server:
    """What the server answers, and what it was asked, by table."""

    offered: dict[str, Any] = field(default_factory=lambda: {"push": KEY, "mail": True})
    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    listening: dict[str, dict[str, Any]] = field(default_factory=dict)
    refuses: dict[str, Any] | None = None

    def play(self, page: Any) -> None:
        page.route("**/api/notifications", lambda route: route.fulfill(json=self.offered))
        page.route("**/api/tables/*/notifications", self._answer)

    def _answer(self, route: Any) -> None:
        table = route.request.url.split("/")[-2]
        assert route.request.headers["authorization"].startswith("Bearer ")
        if route.request.method == "PUT":
            if self.refuses:
                route.fulfill(status=422, json={"error": self.refuses})
                return
            body = json.loads(route.request.post_data)
            self.told.append((table, body))
            known = self.listening.setdefault(table, {"push": False, "mail": "none"})
            known["push"] = "push" in body or (known["push"] and "ended" not in body)
            if "mail" in body:
                known["mail"] = "unconfirmed" if body["mail"] else "none"
        route.fulfill(json=self.listening.get(table, {"push": False, "mail": "none"}))


Seated = Callable[..., tuple[Any, Server, list[str]]]


@pytest.fixture
def seated(house: House, open_page: OpenPage) -> Seated:
    """Open a page at the first of some tables, by what sits beside Odile; this browser has a seat at each."""

    def at(*beside: str, answer: str = "granted", fake: str = FAKE, **how: Any) -> tuple[Any, Server, list[str]]:
        page, server = open_page(**how), Server()
        page.add_init_script(fake.replace("ANSWER", answer))
        server.play(page)
        page.goto(f"{house.url}/healthz")
        tables = [sit(page, house, kind) for kind in beside]
        page.goto(f"{house.url}/t/{tables[0]}")
        page.wait_for_selector(".room")
        return page, server, tables

    return at


def sit(page: Any, house: House, kind: str) -> str:
    """Open a table over the API and give this browser its seats."""
    other = {"kind": kind, **({"bot": "level:1"} if kind == "bot" else {"name": "Wen"} if kind == "local" else {})}
    body = {"game": "carcassonne", "seats": [{"kind": "me", "name": "Odile"}, other], "start": "0", "public": False}
    made = call(house, "/api/tables", body)
    held = {"tokens": made["tokens"], "game": "carcassonne", "at": 1}
    page.evaluate(
        """([id, held]) => {
          const all = JSON.parse(localStorage.getItem('bastide.tables') ?? '{}');
          localStorage.setItem('bastide.tables', JSON.stringify({ ...all, [id]: held }));
        }""",
        [made["table"]["id"], held],
    )
    return str(made["table"]["id"])


def open_sheet(page: Any) -> None:
    page.locator(f".over-board {ENTRY}").click()
    page.wait_for_selector(".bell .hint, .bell > p:not(.unseen)")
    until(page, "document.querySelector('.bell [data-busy]') === null")


def kept(page: Any) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('bastide.bell')") or "null")


def test_on_this_device_and_at_every_table(house: House, seated: Seated) -> None:
    """Switched on once, tables with other people know, new ones as well; switched off, none does."""
    page, server, (first, bots, second) = seated("open", "bot", "open")
    assert page.evaluate("navigator.serviceWorker.getRegistration('/').then((found) => found ?? null)") is None
    open_sheet(page)
    page.locator(SWITCH).check()
    until(page, f"{TOLD} === 2")
    endpoint = "https://push.example/65"
    assert [table for table, _ in server.told] == [first, second]
    for _, body in server.told:
        assert (body["push"]["endpoint"], sorted(body["push"]["keys"])) == (endpoint, ["auth", "p256dh"])
        assert (sorted(body), sorted(body["push"])) == (["language", "push"], ["endpoint", "keys"])
    worker = "navigator.serviceWorker.getRegistration('/').then(({ active, scope }) => [active.scriptURL, scope])"
    assert page.evaluate(worker) == [f"{house.url}/sw.js", f"{house.url}/"]
    noted = """new Promise((resolve) => {
      const opening = indexedDB.open('bastide');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('bell').objectStore('bell').get('told');
        reading.onsuccess = () => resolve({ ...reading.result, key: reading.result.key.byteLength });
      };
    })"""
    found = page.evaluate(noted)  # what the worker needs where the browser changes the address by itself
    assert (found["key"], found["language"], set(found["tables"])) == (65, "en", {first, second})
    third = sit(page, house, "open")
    page.goto(f"{house.url}/t/{third}")
    until(page, f"{TOLD} === 3")
    assert [table for table, _ in server.told] == [first, second, third]
    assert bots not in server.listening
    open_sheet(page)
    assert page.locator(SWITCH).is_checked()
    page.locator(SWITCH).uncheck()
    until(page, "localStorage.getItem('bastide.bell') === 'null'")
    assert not any(found["push"] for found in server.listening.values())
    assert {table: body["ended"]["endpoint"] for table, body in server.told[-3:]} == dict.fromkeys(
        (first, second, third), endpoint
    )
    assert page.evaluate("localStorage.getItem('fake.push')") is None
    assert page.evaluate("navigator.serviceWorker.getRegistration('/').then((found) => found ?? null)") is None


def test_by_mail(seated: Seated) -> None:
    page, server, (table,) = seated("open")
    open_sheet(page)
    field = page.locator("#bell-mail")
    field.fill("odile")
    field.press("Enter")
    assert page.locator(".bell [role=alert]").inner_text() == "This is not a mail address."
    assert server.told == []
    field.fill("odile@example.org")
    field.press("Enter")
    page.wait_for_selector("[data-mail=unconfirmed]")
    assert "odile@example.org" in page.locator("[data-mail]").inner_text()
    assert "Confirm it in the mail that was sent." in page.locator("[data-mail]").inner_text()
    assert server.told == [(table, {"mail": "odile@example.org", "language": "en"})]
    page.locator("[data-mail] button").click()
    page.wait_for_selector("#bell-mail")
    assert server.told[-1] == (table, {"mail": None, "language": "en"})
    until(page, "(localStorage.getItem('bastide.bell') ?? 'null') === 'null'")


def test_what_the_server_refuses_is_told_and_forgotten(seated: Seated) -> None:
    page, server, _ = seated("open")
    server.refuses = {"code": "bad-request", "message": "no"}
    open_sheet(page)
    page.fill("#bell-mail", "odile@example.org")
    page.locator(".bell form button").click()
    page.wait_for_selector(".bell [role=alert]")
    assert page.locator(".bell [role=alert]").inner_text().endswith("no")
    assert page.locator("#bell-mail").input_value() == "odile@example.org"
    assert kept(page) is None


def test_a_refusal_of_the_browser_is_explained(seated: Seated) -> None:
    page, server, _ = seated("open", answer="denied")
    open_sheet(page)
    page.locator(SWITCH).click()
    page.wait_for_selector(".bell [role=alert]")
    assert page.locator(".bell [role=alert]").inner_text().startswith("The browser refuses notifications.")
    assert not page.locator(SWITCH).is_checked()
    assert (server.told, kept(page)) == ([], None)
    page.keyboard.press("Escape")
    open_sheet(page)
    assert page.locator("[data-against]").get_attribute("data-against") == "denied"
    assert page.locator(SWITCH).count() == 0


IPHONE: Final = "Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; Safari)' });"
CANNOT: Final = {
    "insecure": "Object.defineProperty(window, 'isSecureContext', { get: () => false })",
    "home": f"{IPHONE} delete window.PushManager",
    "unable": "delete window.PushManager",
}


@pytest.mark.parametrize("why", list(CANNOT))
def test_a_browser_that_cannot_be_told_says_why(seated: Seated, why: str) -> None:
    page, _, _ = seated("open", fake=CANNOT[why])
    open_sheet(page)
    assert page.locator("[data-against]").get_attribute("data-against") == why
    assert page.locator("[data-against]").inner_text()
    assert page.locator(SWITCH).count() == 0
    assert page.locator("#bell-mail").is_visible()


@pytest.mark.parametrize("push", [None, KEY])
@pytest.mark.parametrize("mail", [False, True])
def test_what_the_server_cannot_do_is_not_offered(seated: Seated, push: str | None, mail: bool) -> None:
    page, server, _ = seated("open")
    server.offered = {"push": push, "mail": mail}
    open_sheet(page)
    shown = page.locator(".bell").inner_text()
    assert (page.locator(SWITCH).count(), page.locator("#bell-mail").count()) == (int(push is not None), int(mail))
    assert ("This server cannot tell people who are away." in shown) == (push is None and not mail)
    assert ("This server tells by mail only." in shown) == (push is None and mail)
    assert ("This server sends no mail." in shown) == (push is not None and not mail)


def test_what_another_device_asked_for_goes_on(house: House, seated: Seated) -> None:
    page, server, (first, second) = seated("open", "open")
    server.listening = {table: {"push": True, "mail": "none"} for table in (first, second)}
    open_sheet(page)
    assert "Another of your devices" in page.locator(".bell").inner_text()
    page.fill("#bell-mail", "odile@example.org")
    page.locator(".bell form button").click()
    page.wait_for_selector("[data-mail=unconfirmed]")
    until(page, f"{TOLD} === 2")
    assert [sorted(body) for _, body in server.told] == [["language", "mail"]] * 2
    assert {table: found["push"] for table, found in server.listening.items()} == {first: True, second: True}


def test_only_where_people_are_waited_for(house: House, seated: Seated) -> None:
    page, _, (_, local, free) = seated("bot", "local", "open")
    for table, there in ((None, 0), (local, 0), (free, 1)):
        if table is not None:
            page.goto(f"{house.url}/t/{table}")
        page.get_by_role("button", name="Table", exact=True).click()
        page.wait_for_selector(".dialog .menu")
        assert page.locator(f".dialog {ENTRY}").count() == there
    page.locator(f".dialog {ENTRY}").click()
    page.wait_for_selector(".bell")
    page.locator(SWITCH).wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".bell", state="detached")
    assert page.locator(".dialog .menu").is_visible()
    assert page.locator(f".dialog {ENTRY}").evaluate("(one) => one === document.activeElement")


SMALL: Final = """() => [...document.querySelectorAll('.dialog :is(button, input, .switch)')].filter((one) => {
  const at = one.closest('.switch') ?? one;
  return !one.matches('header *') && Math.round(at.getBoundingClientRect().height) < 44;
}).map((one) => one.outerHTML.slice(0, 80))"""
WIDE: Final = """() => [...document.querySelectorAll('.dialog *:not(.unseen)')].filter((one) => {
  const { right, left } = one.getBoundingClientRect();
  return right > innerWidth || left < 0 || (one.scrollWidth > one.clientWidth + 1 && one.matches('button, p, h2'));
}).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en-GB", "zh-TW", "ja-JP"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_sheet_on_every_screen(seated: Seated, axe: Axe, lang: str, scheme: str, size: tuple[int, int]) -> None:
    """Nothing is cut or too small for a finger, and nothing is said in a language that was not chosen."""
    page, server, _ = seated("open", lang=lang, scheme=scheme, size=size, phone=size[0] < 500)
    open_sheet(page)
    for _ in range(2):
        assert page.evaluate(WIDE) == []
        assert size[0] > 500 or page.evaluate(SMALL) == []
        axe.check(page, f"the sheet in {lang}")
        assert "bell-" not in page.locator(".bell").inner_text()
        if page.locator("#bell-mail").count():
            page.fill("#bell-mail", "odile.with.a.long.name@a-long-name-of-a-house.example.org")
            page.locator(".bell form button").click()
            page.wait_for_selector("[data-mail]")
    assert server.told[-1][1]["language"] == {"en-GB": "en", "zh-TW": "zh-Hant", "ja-JP": "ja"}[lang]


NEVER_KEPT: Final = ("no-cache", "text/javascript")
SERVICE: Final = """() => {
  self.shown = [];
  self.asked = [];
  self.times = 0;
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) => {
    self.shown = [...self.shown.filter((one) => one.tag !== more.tag), { title, ...more }];
    self.times += 1;
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => self.shown;
  WorkerNavigator.prototype.setAppBadge = async (number) => { self.badge = number; };
  self.fetch = async (path, { method, headers, body }) => self.asked.push([method, path, headers, JSON.parse(body)]);
}"""
"""A headless browser has no notifications and no pushes: what the worker does with them is noted."""


def worker_of(page: Any, house: House) -> Any:
    """Return the service worker, once it runs."""
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 0)")
    (worker,) = page.context.service_workers
    assert worker.url == f"{house.url}/sw.js"
    worker.evaluate(SERVICE)
    return worker


def test_the_service_worker_shows_what_is_told(house: House, open_page: OpenPage) -> None:
    """One notification a table, and none of the table that is looked at; it answers no request for a page."""
    page = open_page()
    page.goto(house.url)
    page.wait_for_selector("form.setup")
    found = page.request.get(f"{house.url}/sw.js")
    assert (found.headers["cache-control"], found.headers["content-type"].split(";")[0]) == NEVER_KEPT
    assert "addEventListener('fetch'" not in found.text()
    line = page.context.new_cdp_session(page)
    ids: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    worker = worker_of(page, house)
    page.goto(f"{house.url}/rules/caylus")

    def push(data: str, *, shows: bool = True) -> Any:
        before = worker.evaluate("self.times")
        line.send("ServiceWorker.deliverPushMessage", {"origin": house.url, "registrationId": ids[-1], "data": data})
        page.wait_for_timeout(300)
        for _ in range(100 if shows else 0):
            if worker.evaluate("self.times") > before:
                break
            page.wait_for_timeout(100)
        return worker.evaluate("self.shown")

    def turn(table: str, body: str, url: str | None = None) -> str:
        said = {"v": 1, "kind": "turn", "table": table, "game": "caylus", "title": "Your turn", "body": body}
        return json.dumps({**said, "url": url or f"/t/{table}"})

    first = push(turn("abc", "Caylus"))
    assert [(one["title"], one["body"], one["tag"], one["data"]) for one in first] == [
        ("Your turn", "Caylus", "abc", {"url": "/t/abc"})
    ]
    for icon in (first[0]["icon"], first[0]["badge"]):
        assert page.request.get(f"{house.url}{icon}").headers["content-type"] == "image/png"
    assert [one["body"] for one in push(turn("abc", "Caylus, again"))] == ["Caylus, again"]
    foreign = push(turn("def", "Praga", "https://elsewhere.example/t/def"))
    assert {one["tag"]: one["data"]["url"] for one in foreign} == {"abc": "/t/abc", "def": "/"}
    assert len(push("not JSON")) == 3
    assert worker.evaluate("self.badge") == 3
    page.goto(f"{house.url}/t/abc")
    page.wait_for_selector("#app *")
    assert "seen" not in [one["body"] for one in push(turn("abc", "seen"), shows=False)]


def test_every_table_learns_where_pushes_go_from_now_on(house: House, seated: Seated) -> None:
    page, server, tables = seated("open", "open")
    open_sheet(page)
    page.fill("#bell-mail", "odile@example.org")
    page.locator(".bell form button").click()
    page.wait_for_selector("[data-mail]")
    page.locator(SWITCH).check()
    until(page, f"{TOLD} === 2 && document.querySelector('{SWITCH}:enabled') !== null")
    worker = worker_of(page, house)
    asked = worker.evaluate(
        """async () => {
          const keys = { p256dh: 'new', auth: 'new' };
          await renew({ newSubscription: { toJSON: () => ({ endpoint: 'https://push.example/new', keys }) } });
          return asked;
        }"""
    )
    tokens = page.evaluate("JSON.parse(localStorage.getItem('bastide.tables'))")
    assert {path: headers["Authorization"] for _, path, headers, _ in asked} == {
        f"/api/tables/{table}/notifications": f"Bearer {tokens[table]['tokens']['0']}" for table in tables
    }
    for method, _, _, body in asked:
        assert method == "PUT"
        assert body == {
            "push": {"endpoint": "https://push.example/new", "keys": {"p256dh": "new", "auth": "new"}},
            "language": "en",
        }
    page.evaluate("localStorage.setItem('fake.push', 'https://push.example/new')")  # and the next visit finds it so
    server.told.clear()
    page.reload()
    until(page, "localStorage.getItem('bastide.bell').split('push.example/new').length > 3")
    assert {body["push"]["endpoint"] for _, body in server.told} == {"https://push.example/new"}
