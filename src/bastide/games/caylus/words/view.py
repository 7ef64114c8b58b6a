"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (CAY-008)."""

from bastide.engine.course import Mark
from bastide.games.caylus.kernel import castle, codes, favours, placing, scoring, tables
from bastide.games.caylus.kernel import turn as course
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import DISCOUNTS, PLACE_IDS
from bastide.games.caylus.words.shape import Activated, RoadSpace, Seat, Section, Special, Variants, View


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat < 0 else int(seat)


def turn(state: Position) -> Mark:
    """Tell the turn that a position belongs to, all seats' together, and who acts in which of its phases."""
    return Mark(int(state.turn), int(state.player), int(state.phase))


def turn_order(state: Position) -> list[int]:
    """Return the seats in turn order, as far as it is drawn."""
    return [int(seat) for seat in list(state.order)[: state.players] if seat >= 0]


def passing_order(state: Position) -> list[int]:
    """Return the seats on the bridge, first to pass first."""
    return [int(seat) for seat in list(state.passed)[: state.bridge]]


def cubes_of(state: Position, seat: int) -> dict[str, int]:
    """Return a seat's cubes by name."""
    return {name: int(state.cubes[seat * codes.CUBES + cube]) for cube, name in enumerate(tables.CUBE_NAMES)}


def _road(state: Position) -> list[RoadSpace]:
    triggers = {int(tables.TRIGGER[section]): name for section, name in enumerate(tables.SECTION_NAMES)}
    return [
        {
            "space": space,
            "building": None if state.tile[space] < 0 else tables.IDS[state.tile[space]],
            "class": None if state.tile[space] < 0 else tables.CLASS_NAMES[tables.CLASS[state.tile[space]]],
            "owner": seat_or_none(state.owner[space]),
            "worker": seat_or_none(state.worker[space]),
            "pending": seat_or_none(state.pending[space]),
            "trigger": triggers.get(space),
        }
        for space in range(1, codes.SPACES + 1)
    ]


def _special(state: Position) -> Special:
    gate, trading_post, guild, joust = (seat_or_none(seat) for seat in list(state.special)[: codes.JOUST_FIELD + 1])
    return {
        "gate": gate,
        "trading_post": trading_post,
        "merchants_guild": guild,
        "joust_field": joust,
        "stables": [seat_or_none(seat) for seat in state.stables],
        "inn": [seat_or_none(state.inn_left), seat_or_none(state.inn_right)],
    }


def _section(state: Position, section: int) -> Section:
    return {
        "id": tables.SECTION_NAMES[section],
        "parts": int(tables.PARTS_OF[section]),
        "houses": [int(state.houses[section * codes.SEATS + seat]) for seat in range(state.players)],
        "free": int(tables.PARTS_OF[section] - castle.built(state, section)),
        "points": int(tables.BATCH_POINTS[section]),
        "scored": bool(section < state.scored),
        "current": section == castle.current_section(state),
    }


def _belongings(state: Position, seat: int) -> Seat:
    order, passing = turn_order(state), passing_order(state)
    return {
        "score": int(state.score[seat]),
        "deniers": int(state.deniers[seat]),
        "cubes": cubes_of(state, seat),
        "workers": int(state.home[seat]),
        "income": int(course.income(state, seat)),
        "passed": passing.index(seat) + 1 if seat in passing else None,
        "place": order.index(seat) + 1 if seat in order and state.phase != codes.SETUP else None,
        "favours": {name: int(state.level[seat * codes.LINES + line]) for line, name in enumerate(tables.LINE_NAMES)},
        "used": [name for line, name in enumerate(tables.LINE_NAMES) if state.used[seat] >> line & 1],
        "given": int(state.given[seat]),
        "houses": [int(state.houses[section * codes.SEATS + seat]) for section in range(codes.SECTIONS)],
        "inn": bool(state.inn_right == seat),
        "if_ended": scoring.if_ended(state)[seat],
    }


def active_building(state: Position) -> Activated | None:
    """Return the building that is being activated."""
    if state.phase != codes.ACTIVATING or not state.working:
        return None
    space = int(state.at)
    return {"space": space, "building": tables.IDS[state.tile[space]], "seat": int(state.worker[space])}


def _special_active(state: Position) -> str | None:
    return (
        PLACE_IDS[state.at]
        if state.phase == codes.SPECIAL and state.ask != codes.NOTHING and state.at <= codes.INN
        else None
    )


def _scoring(state: Position) -> str | None:
    return (
        tables.SECTION_NAMES[state.section] if state.phase == codes.ENDING and state.section < codes.SECTIONS else None
    )


def stock(state: Position) -> dict[str, int]:
    """Return the tiles that can be built, by building; the jeweller only where it is in the box."""
    return {
        tables.IDS[kind]: int(state.stock[kind])
        for kind in range(codes.FIRST_BUILT, tables.KINDS)
        if kind != tables.RESIDENCE and (kind != tables.JEWELLER or state.setup.options["jeweller"] == "true")
    }


def _options(state: Position) -> Variants:
    on = {name: value == "true" for name, value in state.setup.options.items()}
    return {
        "simplified_favour": on["simplified_favour"],
        "jeweller": on["jeweller"],
        "late_lawyer": on["late_lawyer"],
    }


def view(state: Position, _seat: int | None) -> View:
    """Return the table as JSON data, the same for every seat and for a spectator."""
    scores = state.scores()
    return {
        "game": "caylus",
        "players": int(state.players),
        "ply": int(state.ply),
        "turn": int(state.turn),
        "phase": int(state.phase),
        "phase_name": codes.PHASE_NAMES[state.phase],
        "ask": codes.ASK_NAMES[state.ask],
        "current": state.current_player(),
        "order": turn_order(state),
        "passed": passing_order(state),
        "price": int(placing.common_price(state)),
        "provost": int(state.provost),
        "bailiff": int(state.bailiff),
        "columns": int(favours.open_columns(state)),
        "road": _road(state),
        "special": _special(state),
        "castle": {
            "workers": [seat_or_none(seat) for seat in state.castle],
            "sections": [_section(state, section) for section in range(codes.SECTIONS)],
        },
        "seats": [_belongings(state, seat) for seat in range(state.players)],
        "stock": stock(state),
        "active": active_building(state),
        "special_active": _special_active(state),
        "favours_waiting": int(state.waiting),
        "building": {
            "kind": None if state.kind == codes.NOBODY else tables.IDS[state.kind],
            "discount": DISCOUNTS.get(int(state.favour)),
        },
        "scoring": _scoring(state),
        "options": _options(state),
        "scores": scores,
        "winners": [seat for seat, points in enumerate(scores) if points == max(scores)]
        if state.phase == codes.OVER
        else [],
    }
