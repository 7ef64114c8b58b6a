"""Whether what lies and stands on the board can: tiles, workers, houses, the men on the road, markers."""

from bastide.engine.errors import require
from bastide.games.caylus.kernel import castle, codes, favours, lawyer, tables
from bastide.games.caylus.kernel.state import Position


def check_road(state: Position) -> None:
    """Tiles lie where they can, owned as they can be (CAY-022, CAY-027, CAY-156)."""
    neutral, gap = [], False
    for space in range(1, codes.SPACES + 1):
        kind, owner = state.tile[space], state.owner[space]
        if tables.PRINTED[space] >= 0:
            require(
                kind == tables.PRINTED[space] and owner < 0, "road", f"what is printed on space {space} stays (CAY-311)"
            )
            continue
        if kind < 0:
            require(space > codes.NEUTRALS, "road", f"space {space} cannot be empty (CAY-022)")
            gap = True
            continue
        what = tables.CLASS[kind]
        require(not gap, "road", f"space {space} is built before a lower one (CAY-156)")
        require(what != tables.FIXED, "road", f"space {space}: that is printed elsewhere")
        require((owner < 0) == (what == tables.NEUTRAL), "road", f"space {space} has a wrong owner (CAY-042, CAY-158)")
        place = (
            what in (tables.NEUTRAL, tables.RESIDENTIAL, tables.PRESTIGIOUS)
            if space <= codes.NEUTRALS
            else what != tables.NEUTRAL
        )
        require(place, "road", f"space {space} cannot carry that building (CAY-022, CAY-156)")
        if what == tables.NEUTRAL:
            neutral.append(kind)
    require(len(set(neutral)) == len(neutral), "road", "a neutral tile lies twice")


def check_workers(state: Position) -> None:
    """Workers stand where they can at this time."""
    for space in range(1, codes.SPACES + 1):
        worker, pending, kind = state.worker[space], state.pending[space], state.tile[space]
        if worker >= 0:
            require(tables.WORKS[kind], "road", f"no worker can stand on space {space} (CAY-075)")
            require(state.phase <= codes.ACTIVATING, "road", "the workers of the road are home after phase 5 (CAY-139)")
            gone = state.phase == codes.ACTIVATING and space < state.at
            require(not gone, "road", f"the worker on space {space} is home already (CAY-135)")
        if pending >= 0:
            state.pending[space] = -1
            fits = (
                worker >= 0
                and lawyer.is_target(state, pending, space)
                and state.phase in (codes.SPECIAL, codes.MOVING, codes.ACTIVATING)
            )
            state.pending[space] = pending
            require(fits, "road", f"no transformation can be pending on space {space} (CAY-178)")
    for place in (codes.GATE, codes.GUILD - 1, codes.GUILD, codes.JOUST_FIELD):
        here = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and place >= state.at)
        require(state.special[place] < 0 or here, "special", "its worker is home already (CAY-091)")
    early = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and state.at <= codes.STABLES)
    _check_row("stables", list(state.stables), early and state.players > codes.TWO_PLAYERS)
    _check_row("castle", list(state.castle), state.phase <= codes.BUILDING)
    before_inn = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and state.at < codes.INN)
    require(state.inn_left < 0 or before_inn, "inn", "the left circle is empty after phase 3 (CAY-114)")


def _check_row(field: str, row: list[int], open_now: bool) -> None:
    taken = [seat for seat in row if seat >= 0]
    require(open_now or not taken, field, "nobody stands there now")
    require(row[: len(taken)] == taken, field, "the lowest circles are taken first (CAY-077, CAY-081)")
    require(len(set(taken)) == len(taken), field, "a seat stands there twice (CAY-078, CAY-082)")


def check_sections(state: Position) -> None:
    """Houses fill the sections in their order, and what is due has been scored (CAY-206, CAY-207, CAY-234)."""
    for section in range(codes.SECTIONS):
        count = castle.built(state, section)
        require(
            count <= tables.PARTS_OF[section],
            "houses",
            f"section {section} has only {tables.PARTS_OF[section]} parts (CAY-030)",
        )
        if section < state.scored:
            done = state.bailiff >= tables.TRIGGER[section] or count == tables.PARTS_OF[section]
            require(done, "scored", f"section {section} cannot have been scored (CAY-234)")
            continue
        if section and section > state.scored:
            full = castle.built(state, section - 1) == tables.PARTS_OF[section - 1]
            require(full or not count, "houses", "the section before is not full (CAY-207)")
        if state.phase < codes.ENDING:
            open_yet = state.bailiff < tables.TRIGGER[section] and (
                count < tables.PARTS_OF[section] or state.phase == codes.BUILDING
            )
            require(open_yet, "scored", f"section {section} must have been scored (CAY-234)")
    for seat in range(state.players):
        houses = sum(state.houses[section * codes.SEATS + seat] for section in range(codes.SECTIONS))
        fits = state.given[seat] == 0 or (state.phase == codes.BUILDING and seat in list(state.castle))
        require(fits and state.given[seat] <= houses, "given", f"seat {seat} cannot have given so many batches")
    require(state.phase != codes.OVER or state.scored == codes.SECTIONS, "scored", "the towers end the game (CAY-280)")


def check_tracks(state: Position) -> None:
    """Bailiff, provost, turn and favour markers are where they can be."""
    moves = state.turn - 1 + (state.phase >= codes.ENDING)
    require(state.turn >= 1, "turn", "turns count from 1")
    here = (
        tables.START_SPACE + tables.BAILIFF_NEAR * moves
        <= state.bailiff
        <= tables.START_SPACE + tables.BAILIFF_FAR * moves
    )
    require(here, "bailiff", f"he cannot be there in turn {state.turn} (CAY-230, CAY-231)")
    together = state.phase in (codes.PLACING, codes.ENDING, codes.OVER)
    require(state.provost >= 1, "provost", "the road begins with space 1 (CAY-123)")
    require(state.provost == state.bailiff or not together, "provost", "provost and bailiff are together (CAY-233)")
    for seat in range(state.players):
        for line in range(codes.LINES):
            level = state.level[seat * codes.LINES + line]
            require(level <= favours.open_columns(state), "favours", f"column {level} is not open (CAY-255)")
            used = state.used[seat] >> line & 1
            phase = state.phase in (codes.SPECIAL, codes.ACTIVATING, codes.BUILDING, codes.ENDING, codes.OVER)
            require(not used or (level and phase), "used", "that line cannot have been chosen (CAY-253)")
        simple = state.simple and any(state.level[seat * codes.LINES + line] for line in range(codes.LINES))
        require(not simple, "favours", "the table is not used (CAY-300)")
