"""Every state that a table can be in: nothing moves as it comes and goes, and axe finds nothing in it."""

from typing import Any

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, until
from tests.e2e.walk import Table, Walk, almost_over, seated
from tests.e2e.watch import Stillness

GAMES = ("carcassonne", "caylus", "carrara", "praga")
OPTIONS = {"carrara": {"mode": "advanced"}}
BEGUN = 24
"""Actions after which there is something to see."""
HOLD = """() => {
    const send = WebSocket.prototype.send;
    window.held = [];
    WebSocket.prototype.send = function (text) {
        const frame = JSON.parse(text);
        if (frame.type === 'move') window.held.push({ socket: this, id: frame.id });
        else send.call(this, text);
    };
    window.letGo = () => { WebSocket.prototype.send = send; };
}"""
"""Moves do not reach the server any more."""
REFUSE = """(refused) => {
    const { socket, id } = held[0];
    letGo();
    const data = JSON.stringify({ type: 'refused', id, status: 422, ...refused });
    socket.onmessage(new MessageEvent('message', { data }));
}"""
"""The first of them is answered by a refusal, and the next ones reach it."""
REFUSED = {"error": {"code": "illegal-action", "message": "not there", "rule": "", "key": "", "args": {}}}
CAME = ", ".join(
    (
        ".top",
        ".decide",
        ".notice",
        ".toast",
        ".inspector",
        ".hint-note",
        ".plan-note",
        "[role=alertdialog]",
        ".counting",
    )
)
"""What comes, goes and changes from state to state besides the sheet, the seats and the drawer."""
IDLE = "document.querySelector('.flights:not([data-telling])') !== null"
SIZES = {"1280x720": (1280, 720), "390x844": (390, 844)}


class Room:
    """Odile sits in a browser; Wen plays, talks and leaves from elsewhere."""

    def __init__(self, house: House, page: Any, game: str, axe: Axe) -> None:
        self.house, self.page, self.game, self.axe = house, page, game, axe
        self.phone = page.viewport_size["width"] < 760
        self.still = Stillness(page)

    def begin(self) -> None:
        """Sit down in the middle of a game."""
        page = self.page
        self.walk = Walk(self.house, self.game, seed=2, options=OPTIONS.get(self.game))
        self.forward(BEGUN)
        self.until_turn_of(0)
        whole = self.walk.tokens
        self.walk.tokens = {"0": whole["0"]}
        self.walk.seated(page)
        page.evaluate("localStorage.setItem('bastide.pace', JSON.stringify('calm'))")
        self.walk.tokens = whole
        self.walk.show(page)
        self.still = Stillness(page)

    def forward(self, plies: int) -> None:
        for _ in range(plies):
            self.walk._move(self.walk.snapshot())

    def until_turn_of(self, seat: int) -> dict[str, Any]:
        """Play on until a seat is to decide more than to pass; return the position."""
        while (snapshot := self.walk.snapshot())["view"]["current"] != seat or len(snapshot["legal"]) < 2:
            self.walk._move(snapshot)
        return snapshot

    def told(self) -> None:
        """Wait until the page shows the position of the table."""
        ply = self.walk.snapshot()["ply"]
        until(self.page, f"document.querySelector('.flights').dataset.ply === '{ply}' && {IDLE}", 40)

    def as_wen(self, path: str, body: object) -> Any:
        return call(self.house, f"/api/tables/{self.walk.table}/{path}", body, self.walk.tokens["1"])

    def look(self, state: str, *but: str, axe: str = CAME) -> None:
        """See that nothing has moved on the way to a state, and that nobody stumbles over anything in a part of it."""
        self.still.check(state, *but)
        if axe:
            self.pass_axe(state, axe)

    def pass_axe(self, state: str, within: str) -> None:
        """Note what axe finds in a part of the page, by all its rules where that is quick: at Carrara's small board."""
        try:
            quick = within != "html" and self.game != "carrara"
            self.axe.check(self.page, f"{self.game}, {state}", within, quick)
        except AssertionError as found:
            self.still.wrong.append(str(found))


def advised(room: Room) -> None:
    """A hint, the same hint on its way to the server, and the refusal that comes back."""
    page = room.page
    # on a phone it takes the place of the bar, and is as high as what it says
    bar = ("sheet", "drawing", "bar", "undo", "confirm", "tabs", "shifts") if room.phone else ()
    page.evaluate("document.activeElement?.blur?.()")
    page.keyboard.press("h")
    page.wait_for_selector(".hint-note li .line", timeout=120_000)
    room.look("a hint", *bar)
    page.evaluate(HOLD)
    page.locator(".hint-note footer .go").click()
    until(page, "document.querySelector('.hint-note footer .go')?.disabled === true")
    room.look("a move under way", *bar, axe="")
    until(page, "held.length > 0")
    page.evaluate(REFUSE, REFUSED)
    page.wait_for_selector(".notice[role=alert]")
    room.look("refused", *bar)
    page.locator(".hint-note header .sq").click()
    page.wait_for_selector(".hint-note", state="detached")
    room.look("no hint any more", *bar, axe="")
    page.evaluate("document.querySelector('.notice[role=alert] .sq')?.click()")  # it may have gone by itself
    page.wait_for_selector(".notice[role=alert]", state="detached")
    room.look("no note any more", axe="")


def explained(room: Room) -> None:
    """A card by the keyboard, and the next one."""
    room.page.evaluate("document.activeElement?.blur?.()")
    room.page.keyboard.press("x")
    room.page.wait_for_selector(".inspector.pinned")
    room.look("a card")
    room.page.keyboard.press("ArrowDown")
    room.page.keyboard.press("Escape")
    room.page.wait_for_selector(".inspector", state="detached")
    room.look("no card any more", axe="")


def planned(room: Room) -> None:
    """A plan on a private copy is begun and ended."""
    room.page.locator(".tools [aria-pressed]").click()
    room.page.wait_for_selector(".plan-note")
    room.look("planning")
    room.page.locator(".plan-note .btn").click()
    room.page.wait_for_selector(".plan-note", state="detached")
    room.look("no plan any more", axe="")


def waited(room: Room) -> None:
    """The own turn ends, Wen's deeds are told, and Odile would take back what lies before them."""
    page = room.page
    room.until_turn_of(1)
    room.told()
    room.look("waiting")
    planned(room)
    telling = page.locator(".flights[data-telling]")
    seen = False
    while (snapshot := room.walk.snapshot())["view"]["current"] != 0 or not seen:
        room.walk._move(snapshot)
        page.wait_for_timeout(50)
        if not seen and telling.count():
            room.look("told", axe="")
            room.pass_axe("told", CAME)
            seen = True
    snapshot = room.until_turn_of(0)
    while not (step := snapshot["undo"]["step"]) or not step["consent"]:  # what Wen did lies before it
        room.walk._move(snapshot)
        snapshot = room.until_turn_of(0)
    room.told()
    room.look("what the other did", axe="html")
    page.evaluate("document.activeElement?.blur?.()")
    page.keyboard.press("u")
    page.wait_for_selector("[role=alertdialog]")
    room.look("asked whether to undo")
    while page.locator("[role=alertdialog]").count():  # what was opened last goes first: a card, a seat's goods
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
    room.look("not undone", axe="")


def spoken(room: Room) -> None:
    """A line of talk, and Wen leaves."""
    page = room.page
    room.as_wen("chat", {"text": "A good move, that one."})
    page.wait_for_selector(".tabs .badge")
    room.look("a line of talk", axe="")
    room.as_wen("leave", {})
    page.wait_for_selector(".toast")
    room.look("somebody leaves", axe=f"{CAME}, .seats")


def drawn(room: Room) -> None:
    """On a phone each drawer is opened over the sheet, which stays as it is, and shut again."""
    page = room.page
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        room.look(f"the drawer {tab.inner_text()}", "tabs", "shifts", axe=".drawer")
    page.locator(".tabs [role=tab]").last.click()
    room.look("no drawer", "tabs", "shifts", axe="")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("screen", list(SIZES))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_whatever_happens(house: House, open_page: OpenPage, axe: Axe, game: str, screen: str) -> None:
    """Sheet, bar, tabs and buttons stay where they are through every state of a table, and axe finds nothing."""
    page = open_page(size=SIZES[screen], touch=screen == "390x844", still=False)
    room = Room(house, page, game, axe)
    room.begin()
    room.look("asked", axe="html")
    advised(room)
    explained(room)
    planned(room)
    if room.phone:
        drawn(room)
    waited(room)
    spoken(room)
    room.still.over()


def ended(room: Room, table: Table, last: str) -> None:
    """The last action is told and counted, then the result stands beside the board."""
    page = room.page
    seq = call(room.house, f"/api/tables/{table.id}", token=table.tokens["0"])["snapshot"]["seq"]
    token = table.tokens[str(table.current)]
    call(room.house, f"/api/tables/{table.id}/moves", {"seq": seq, "actions": [last]}, token)
    page.wait_for_selector(".counting, .game-over", timeout=40_000)
    # the screens of Carrara fall, and there are goods to be shown beside the others' names
    room.look("counted", "undo", "confirm", *(("under", "seats") if room.game == "carrara" else ()))
    page.wait_for_selector(".game-over", timeout=60_000)
    room.look("the result", "undo", "confirm", axe="html")


def replayed(room: Room, table: Table) -> None:
    """The replay is gone through by keys."""
    page = room.page
    page.goto(f"{room.house.url}/t/{table.id}/replay?ply=20")
    page.wait_for_selector("figure .race text")
    page.wait_for_selector(".turnings li .btn")
    page.wait_for_timeout(300)
    room.still = Stillness(page)
    room.look("the replay", axe="html")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp", "End", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_timeout(120)
        room.look(f"the replay after {key}", axe="")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_at_the_end_and_in_the_replay(house: House, open_page: OpenPage, axe: Axe, game: str) -> None:
    """Count, result and each step of the replay leave everything where it is, and axe finds nothing."""
    page = open_page(size=(1280, 720), still=False)
    state, last = almost_over(game)
    table = seated(house, state, game)
    page.goto(house.url)
    page.evaluate("localStorage.setItem('bastide.pace', JSON.stringify('brisk'))")
    table.open(page, house, "0")
    page.wait_for_timeout(500)
    room = Room(house, page, game, axe)
    room.look("before the end", axe="")
    ended(room, table, last)
    wrong = room.still.wrong
    replayed(room, table)
    room.still.wrong += wrong
    room.still.over()
