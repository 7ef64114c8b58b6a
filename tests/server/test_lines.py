"""What is told of a table is kept once and packed, and read as if it were a plain list of lines."""

import gc
import json
import random
import tracemalloc
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bastide.engine.registry import load_game
from bastide.server.faces import Face, Steps, face
from bastide.server.lines import NEWEST, TOGETHER, Line, Lines, Reading
from bastide.server.position import Growth, Position
from bastide.server.replies import encode

from .test_snapshots import loaded, step

SEATS = st.none() | st.sampled_from([(), (0,), (1,), (0, 1)])
CUTS = st.tuples(st.integers(0, 9), st.integers(0, 40), SEATS)
BETWEEN = st.lists(st.integers(0, 30), max_size=3).map(sorted)
READERS = [(None, False), (0, False), (1, False), (None, True)]


def reads(line: Line, seat: int | None, everything: bool) -> bool:
    _, seen = line
    return everything or seen is None or seen[0] is None or seat in seen[0]


def expected(lines: list[Line], between: list[tuple[int, bytes]], seat: int | None, everything: bool) -> list[bytes]:
    found: list[bytes] = []
    for place in range(len(lines) + 1):
        found += [line for at, line in between if at == place]
        if place < len(lines) and reads(lines[place], seat, everything):
            found.append(lines[place][0])
    return found


def led(before: list[bytes], step: dict[str, Any]) -> list[Any]:
    told = json.loads(encode(step))
    return [json.loads(line) for line in before[: told["keep"]]] + list(told["add"])


@given(st.lists(st.tuples(CUTS, BETWEEN), min_size=1, max_size=9))
def test_packed_lines_are_read_as_plain_ones(steps: list[tuple[Any, list[int]]]) -> None:
    """Lines are cut and added; every reader's step leads from what was read before to what is read now."""
    packed, plain, made = Lines(), list[Line](), 0
    before: dict[tuple[int | None, bool], Reading] = {}
    for (back, more, seats), places in steps:
        keep = max(0, len(plain) - back)
        new: list[Line] = [(b'{"n":%d}' % n, None if seats is None else (seats,)) for n in range(made, made + more)]
        made += more
        packed, plain = packed.then(keep, iter(new)), plain[:keep] + new
        assert len(packed.newest) <= NEWEST
        assert max((count for count, _, _ in packed.blocks), default=0) <= TOGETHER
        between = [(place, b'{"between":%d}' % place) for place in places if place <= len(plain)]
        for seat, everything in READERS:
            now = Reading(packed, seat, everything, tuple(between))
            wanted = expected(plain, between, seat, everything)
            assert now.onward() == wanted
            assert json.loads(encode(now.whole())) == [json.loads(line) for line in wanted]
            for was in before.values():
                assert led(was.onward(), now.since(was)) == [json.loads(line) for line in wanted]
            before[seat, everything] = now


def test_a_step_keeps_all_that_stays() -> None:
    lines: list[Line] = [(b"%d" % n, ((0,),) if n % 3 == 0 else None) for n in range(300)]
    before = Lines().then(0, lines[:250])
    for seat, kept in ((0, 240), (1, 160)):
        made = Reading(before.then(240, lines[240:]), seat, everything=False).since(Reading(before, seat, False))
        assert (made["keep"], json.loads(encode(made["add"]))[0]) == ((250, 250) if seat == 0 else (166, 250))
        cut = Reading(before.then(240, [(b"-1", None)]), seat, everything=False).since(Reading(before, seat, False))
        assert (cut["keep"], json.loads(encode(cut["add"]))) == (kept, [-1])


def told_of(shown: Face) -> tuple[int, int]:
    """How many lines a face has, and the bytes of their JSON."""
    lines = [line for part in (shown.story, shown.ledger, shown.turns) for line in part.onward()]
    return len(lines), sum(map(len, lines))


def test_a_line_is_kept_once_and_packed() -> None:
    """Two people at tables of Caylus: what a line costs after the first forty moves, all that is kept counted."""
    tables = [[Position.start(load_game("caylus", players=3))] for _ in range(4)]
    faces: list[dict[int, Face]] = [{} for _ in tables]
    rng = random.Random(1)

    def play(moves: int) -> tuple[int, int, int]:
        for _ in range(moves):
            for table, known in zip(tables, faces, strict=True):
                growth, steps = Growth(table[0]), Steps()
                growth.act(step(growth.state, rng))
                table[0] = growth.position(table[0].seq + 1)
                for seat in (0, 1):
                    now = face(loaded(table[0]), frozenset({seat}), 0.0)
                    if seat in known:
                        steps.step(known[seat], now)
                    known[seat] = now
        gc.collect()
        told = [told_of(known[0]) for known in faces]
        return sum(count for count, _ in told), sum(size for _, size in told), tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        first = play(40)
        lines, size, kept = (after - before for before, after in zip(first, play(60), strict=True))
    finally:
        tracemalloc.stop()
    assert lines > 400
    assert kept < 0.65 * size, f"{kept / lines:.0f} bytes a line of {size / lines:.0f}"
