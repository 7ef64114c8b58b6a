"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (PRA-314)."""

from typing import Final

from bastide.engine.course import SETUP, Mark
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes, ending, places, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names
from bastide.games.praga.words.asked import asked
from bastide.games.praga.words.seats import seal_rows, seat_shown
from bastide.games.praga.words.shape import View
from bastide.games.praga.words.stacks import stacks_shown
from bastide.games.praga.words.town import bridge_shown, city_shown, grids_shown
from bastide.games.praga.words.wheel import crane_shown, name_or_none, wheel_bonus

SLOTS: Final = 4


def turns_left(state: Position) -> list[int]:
    """Return how many turns each seat still has, the one being played included (PRA-265)."""
    return [int(tables.TURNS_EACH) - state.field(seat, codes.TURNS) for seat in range(int(state.players))]


def round_number(state: Position) -> int:
    """Return the round that is being played, from 1; alone the dummy's turns count too (PRA-290)."""
    return int(state.turn) // max(int(state.players), 2) + 1


def turn(state: Position) -> Mark:
    """Tell the turn that a position belongs to: everybody has one in each round. The set-up comes before them."""
    setup = state.depth and int(state.agenda[0]) & codes.TASK_MASK in (codes.NEUTRAL, codes.NEUTRAL_TURN)
    return Mark(SETUP if setup else round_number(state), int(state.active))


def view(state: Position, _observer: int | None) -> View:
    """Return the table as JSON data; it is the same for every seat and for a spectator."""
    scores, returns = state.scores(), ending.returns(state)
    wheel = int(state.wheel)
    last = int(state.last_place)
    return {
        "game": "praga",
        "players": int(state.players),
        "solo": int(state.players) == 1,
        "good_score": int(BOX["final_scoring"]["solo_good_score"]) if state.players == 1 else None,
        "ply": len(state.plies),
        "turn": int(state.turn) + (state.task() != codes.OVER),
        "round": round_number(state),
        "era": 1 if state.era == 1 else 2,
        "phase": codes.PHASE_NAMES[state.task()],
        "current": state.current_player(),
        "active": int(state.active),
        "first": int(state.first),
        "turns_left": turns_left(state),
        "asked": asked(state),
        "crane": crane_shown(state),
        "rows": {
            row: [name_or_none(tables.TILE_NAMES, int(state.row[SLOTS * i + slot])) for slot in range(SLOTS)]
            for i, row in enumerate(tables.ROW_NAMES)
        },
        "stacks": stacks_shown(state),
        "river": {name: int(state.river[i]) for i, name in enumerate(tables.TOKEN_NAMES)},
        "seals": seal_rows(state),
        "bridge": bridge_shown(state),
        "road_tiles": {
            name: names.FACES[int(state.face[region]) % 2] if state.face[region] >= 0 else None
            for region, name in enumerate(names.STREET_REGIONS)
        },
        "city": city_shown(state),
        "grids": grids_shown(state),
        "technologies_open": [
            {"level": level + 1, "tiles": lists.packed_tiles(state, level)}
            for level in range(len(tables.LEVELS))
            if state.open[level]
        ],
        "waiting": {
            "bonus": wheel_bonus(wheel) if wheel >= 0 else None,
            "rewards": lists.waiting_rewards(state),
            "steps": {name: int(state.waiting[codes.STEPS + grid]) for grid, name in enumerate(names.WAITING_STEPS)},
            "road": lists.street_waiting(state),
            "extra": bool(state.extra),
            "own_reward": bool(state.own),
        },
        "lost_at_end": lists.lost_at_end(state),
        "bought": bool(state.bought),
        "refreshed": bool(state.refreshed),
        "seats": [seat_shown(state, seat, ended) for seat, ended in enumerate(ending.if_ended(state))],
        "last": {
            "seat": int(state.last_seat),
            "place": places.PLACE_NAMES[last],
            "tile": tables.TILE_NAMES[int(state.last_tile)],
        }
        if last != codes.NOTHING
        else None,
        "scores": scores,
        "winners": [seat for seat, share in enumerate(returns) if share],
    }
