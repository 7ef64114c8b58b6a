"""What somebody sees of the full screen: its characters, line by line."""

from textual.pilot import Pilot
from textual.widgets import Input

import bastide
from bastide.cli.boardview import BoardView
from bastide.cli.gamescreen import GameScreen
from bastide.cli.local import LocalTable
from bastide.cli.screen import TableScreen
from bastide.cli.words import seats_of

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
GAMES = ("carcassonne", "carrara", "caylus", "praga")


def table(
    game: str, actions: int = 40, seats: str = "me:Ann,me:Bo", pause: float = 0, seed: int = 3, **options: str
) -> TableScreen:
    """Return a table some actions into a game, always the same ones; bots take so many seconds.

    Whoever is on turn is at the keyboard.
    """
    sitting = seats_of(seats)
    local = LocalTable(bastide.load_game(game, len(sitting), options), sitting, seed=seed)
    for ply in range(actions):
        if not local.over:
            legal = local.state.legal_actions()
            local.act(legal[ply * 7 % len(legal)])
    local.take_keyboard()
    return TableScreen(local, lambda: None, seed=1, bot_delay=pause)


def seen(app: GameScreen) -> list[str]:
    """Return the lines of the screen."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def seen_of(app: GameScreen, name: str) -> list[str]:
    """Return what is seen of one part of the screen."""
    region = app.query_one(name).region
    found = []
    for strip in app.screen._compositor.render_strips()[region.y : region.bottom]:
        found.append(strip.crop(region.x, region.right).text)
    return found


async def wait(pilot: Pilot[None], times: int = 4) -> None:
    """Let the screen settle."""
    for _ in range(times):
        await pilot.pause()


async def say(pilot: Pilot[None], line: str) -> None:
    """Type a line and send it."""
    field = pilot.app.query_one("#line", Input)
    field.focus()
    field.value = line
    await pilot.press("enter")
    await wait(pilot)


async def whole_board(pilot: Pilot[None], app: TableScreen) -> str:
    """Move over the board as people do, with page down and the arrows, and return all that comes into sight."""
    board, found = app.query_one("#board", BoardView), []
    board.scroll_to(0, 0, animate=False)
    await wait(pilot, 2)
    while True:
        across = 0
        while True:
            found += seen_of(app, "#board")
            if board.scroll_x >= board.max_scroll_x:
                break
            across += 1
            await pilot.press("right")
            await wait(pilot, 2)
        for _ in range(across):
            await pilot.press("left")
        if board.scroll_y >= board.max_scroll_y:
            return "\n".join(found)
        await pilot.press("pagedown")
        await wait(pilot, 2)
