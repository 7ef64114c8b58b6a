"""What a position promises of what is seen: each seat its own, the same whatever it cannot see, drawn without fail."""

import random
import xml.etree.ElementTree as ET
from importlib.resources import files
from typing import Any

from bastide.engine.play import State
from bastide.testing.promises.course import check_read_back
from bastide.testing.promises.demand import demand, demand_json, demand_shape, portrait


def views(state: State, rng: random.Random) -> None:
    """A view is JSON, and does not change when what its seat cannot see is drawn anew."""
    public, seen = state.view(None), state.game.type.pictures.seen
    demand_json(state, public, "the spectator's view")
    demand_common(state, public)
    for seat in range(state.game.players):
        view = state.view(seat)
        demand_common(state, view)
        demand_json(state, view, f"the view of seat {seat}")
        other = state.resample_from_infostate(seat, rng.getrandbits(32))
        same = state.game.type.kernel.hides or view == public
        demand(state, same, f"the game hides nothing, but seat {seat} sees something else than a spectator")
        demand(state, other.view(seat) == view, f"resampling changed what seat {seat} sees")
        demand(state, other.view(None) == public, f"resampling for seat {seat} changed what everybody sees")
        if seen is not None:
            same = all(seen(other.position, eye) == seen(state.position, eye) for eye in (seat, None))
            demand(state, same, f"resampling changed what is drawn for seat {seat}")
        demand(state, other.current_player() == state.current_player(), "resampling changed who decides")
        demand(state, other.scores() == state.scores(), "resampling changed the scores")
        if state.current_player() == seat:
            demand(state, other.legal_actions() == state.legal_actions(), "resampling changed the own choices")


def demand_common(state: State, view: dict[str, Any]) -> None:
    """A view tells what the views of all games tell, so that lobby and table can show it."""
    game = state.game
    wanted = {
        "game": game.name,
        "players": game.players,
        "ply": len(state.history()),
        "current": state.current_player(),
        "scores": state.scores(),
        "winners": [seat for seat, share in enumerate(state.returns()) if share],
    }
    found = {name: view.get(name) for name in wanted}
    demand(state, found == wanted, f"a view should tell {wanted}, it tells {found}")
    points = [(row.get("score"), "if_ended" in row) for row in view.get("seats", [])]
    demand(state, points == [(score, True) for score in state.scores()], "a view tells score and if_ended of each seat")
    demand_shape(state, game.type.words.view_shape, view, "a view")


def imagined(state: State, seat: int, seed: int) -> State:
    """Return the position with what a seat cannot see drawn anew, which is a position of the game and no other game."""
    other = state.resample_from_infostate(seat, seed)
    if other.to_text() != state.to_text():  # else it is read back already
        check_read_back(other)
    demand(state, bool(other.legal_actions()) != other.is_terminal(), f"resampling for seat {seat} ends the game")
    demand(state, other.history() == state.history(), f"resampling for seat {seat} changed the history")
    return other


def resampled(state: State, rng: random.Random) -> None:
    """Whatever is drawn anew reads back, tells the story that its seat knows, and hides nothing once all is over."""
    story = state.story()
    for seat in range(state.game.players):
        other = imagined(state, seat, rng.getrandbits(32))
        known, telling = [entry for entry in story if entry.visible_to(seat)], other.telling()
        told = [entry for entry in telling.story if entry.visible_to(seat)]
        demand(state, told == known, f"resampling for seat {seat} changed the log that it has read")
        sums = [sum(row.points for row in telling.ledger if row.seat == n) for n in range(state.game.players)]
        demand(state, sums == other.scores(), f"resampling for seat {seat} broke the ledger")
        if state.is_terminal():
            demand(state, other.to_text() == state.to_text(), "a finished game is resampled, though all is open")
            continue
        other.playout(rng.getrandbits(32))
        longer = [entry for entry in other.story() if entry.ply < len(state.history()) and entry.visible_to(seat)]
        demand(state, longer == known, f"playing on from what seat {seat} imagines changed the log it has read")


def laid_open(state: State) -> None:
    """Laid open, as after the end, a position is the same and hides nothing from anybody."""
    other = state.lay_open()
    demand(state, portrait(other) == portrait(state), "laying a position open changed it")
    whole = other.view(None)
    for seat in range(state.game.players):
        demand(state, other.view(seat) == whole, f"laid open, seat {seat} sees something else than a spectator")


def drawings(state: State) -> None:
    """The position draws itself, in text and as SVG."""
    demand(state, bool(str(state).strip()), "str(state) is empty")
    root = ET.fromstring(state.to_svg())
    demand(state, root.tag.endswith("svg"), "to_svg() is not an SVG drawing")


def board(state: State) -> None:
    """The board that the game brings for browsers is in its package."""
    kind = state.game.type
    if path := kind.pictures.browser:
        demand(state, files(kind.package).joinpath(*path.split("/")).is_file(), f"{kind.package} has no file {path}")
