"""`bastide replay`: play a record back, check everything it claims, show any moment of it."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from bastide.cli import report
from bastide.cli.output import ledger_table, print_json, print_lines
from bastide.cli.system import cannot_read, cannot_write
from bastide.cli.texts import t
from bastide.cli.told import told
from bastide.cli.words import Fault, seat_of_record, title_of
from bastide.engine.box import folder, follow
from bastide.engine.errors import RecordError
from bastide.engine.play import State
from bastide.engine.record import CORRECTIONS, IMPORTED, ORIGIN, Record
from bastide.engine.shuffle import LATE, NONE
from bastide.engine.undo import rewind

DOES_NOT_HOLD = 1
"""The exit code for a record that reads well but is not true: a refused action, other scores, another shuffle."""


def _read(file: Path) -> Record:
    try:
        read = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        text = read.decode("utf-8")
    except OSError as error:
        raise cannot_read(error, file) from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Fault(
            t("cli-record-bad", file=file, reason=t("record-line", line=str(line), reason=t("record-not-text")))
        ) from error
    _follow(text)
    try:
        return Record.parse(text)
    except RecordError as error:
        raise Fault(t("cli-record-bad", file=file, reason=told(error))) from error


def _follow(text: str) -> None:
    """Play by the corrected values that a record names, unless a folder of corrections is in use."""
    head = dict(line.partition(": ")[::2] for line in text.partition("\n\n")[0].splitlines())
    if folder() is None and CORRECTIONS in head:
        follow(head.get("game", ""), head[CORRECTIONS])


def summary(record: Record, state: State, verified: bool | None) -> dict[str, Any]:
    """Return what a replay found as JSON data."""
    return {
        "game": record.game.name,
        "rules": record.game.rules_version,
        "players": record.game.players,
        "options": dict(record.game.options),
        "seats": list(record.seats),
        "plies": len(state.history()),
        "over": state.is_terminal(),
        "scores": state.scores(),
        "returns": state.returns(),
        "verified": verified,
        "shuffle": shuffle_of(record),
        "origin": record.header.get(ORIGIN),
        "causes": report.by_cause(state.ledger(), record.game.players),
        "ledger": [entry.to_json() for entry in state.ledger()],
        "position": state.to_text(),
    }


def shuffle_of(record: Record) -> dict[str, Any] | None:
    """Return what a record says of its shuffle as JSON data: nothing, or the protocol, and what each seat sent."""
    header = record.header
    if "commitment" not in header:
        return None
    nonces = header.get("nonces", "").split() or None
    return {"protocol": header.get("shuffle", "1"), "commitment": header["commitment"], "nonces": nonces}


def _refuse(file: Path, error: RecordError, as_json: bool) -> NoReturn:
    if as_json:
        print_json({"error": {"line": error.line, "reason": error.reason, "rule": error.rule}})
    rule = f" ({error.rule})" if error.rule else ""
    raise Fault(t("cli-record-false", file=file, reason=f"{told(error)}{rule}"), DOES_NOT_HOLD) from error


def read(file: Path, verify: bool = False, as_json: bool = False) -> tuple[Record, State]:
    """Return a record and the position it leads to; raise `Fault` if it is none or does not hold."""
    record = _read(file)
    try:
        state = record.replay()
        if verify:
            record.verify()
    except RecordError as error:
        _refuse(file, error, as_json)
    return record, state


def _draw(state: State, svg: Path) -> None:
    try:
        svg.write_text(state.to_svg(), encoding="utf-8")
    except OSError as error:
        raise cannot_write(error, svg) from error


def replay(file: Path, verify: bool, at: int | None, svg: Path | None, as_json: bool) -> None:
    """Replay a record strictly and print scores and ledger.

    Exit code 2 for what is not a record, 1 for a record that does not hold, 0 otherwise.
    """
    record, state = read(file, verify, as_json)
    whole = len(state.history())
    if at is not None:
        if not 0 <= at <= whole:
            raise Fault(t("cli-replay-no-ply", at=at, plies=whole))
        state = rewind(state, at)
    if svg is not None:
        _draw(state, svg)
    if as_json:
        print_json(summary(record, state, True if verify else None))
        return
    _print(record, state, whole, at, verify)
    if svg is not None:
        print(t("cli-replay-drawn", file=svg))


def _print(record: Record, state: State, whole: int, at: int | None, verify: bool) -> None:
    game = record.game
    head = f"{title_of(game.type)}, " + t("cli-replay-head", players=game.players, plies=whole)
    print_lines([f"{head} {game.options_text()}".rstrip()])
    if at is not None:
        last = state.history()[-1:]
        if last:
            print(t("cli-replay-at", at=at, action=rewind(state, at - 1).action_to_string(last[0])))
        print(str(state))
        print(state.to_text())
    people = [seat_of_record(seat, label) for seat, label in enumerate(record.seats)]
    seats = [report.titled(seat, who) for seat, who in enumerate(people)]
    print_lines([ledger_table(seats, report.by_cause(state.ledger(), game.players), state.scores(), game.name)])
    if state.is_terminal():
        print_lines([report.outcome(seats, state.returns(), state.scores())])
    elif at is None:
        print(t("cli-replay-not-over"))
    if verify:
        _print_shuffle(record, seats)


def _print_shuffle(record: Record, seats: Sequence[str]) -> None:
    """Say what was verified: by which protocol, and who had a part in it."""
    header = record.header
    nonces = header.get("nonces", "").split()
    key = "cli-replay-verified" if "shuffle" in header else "cli-replay-verified-older"
    if "shuffle" in header and not nonces:  # a table on one machine asks no seat for a number
        key = "cli-replay-verified-alone"
    print_lines([t(key, commitment=header["commitment"])])
    for name, nonce in zip(seats, nonces, strict=False):
        said = {NONE: "cli-replay-nonce-none", LATE: "cli-replay-nonce-late"}.get(nonce, "cli-replay-nonce")
        print_lines(["  " + t(said, name=name, nonce=nonce)])
    if header.get(ORIGIN) == IMPORTED:
        print_lines([t("cli-replay-imported")])
