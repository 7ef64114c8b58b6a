"""`bastide review`: a game looked back on in words; screens and language models say the same of a finished game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bastide.bots.review import review as look_back
from bastide.cli import report
from bastide.cli.output import print_json, print_lines, progress, table, written
from bastide.cli.replay import read
from bastide.cli.table import Shown
from bastide.cli.texts import t
from bastide.cli.words import Fault, SeatWord, check_bot, seat_of_record, title_of
from bastide.engine.answers import StoryEntry
from bastide.engine.play import Game, State
from bastide.engine.terminal import fit

QUICK = "greedy"
"""Who judges unless somebody else is asked."""

CELL = 13
"""Columns of a seat in that table: five of them fit a terminal of 80."""

ROWS = 24
"""Turns that the table of a game has at most; of more every so manyth."""

FORETOLD = 4
"""Sentences about what is expected to follow at most."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded game as somebody sees it who looks at the whole."""

    game: Game
    seats: Sequence[SeatWord]
    state: State
    eyes: int | None = None

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return self.state.current_player()


@dataclass(frozen=True, slots=True)
class Told:
    """A line as it was told in JSON."""

    worth: float
    settled: Mapping[str, int]
    standing: int
    plans: Mapping[str, float]
    denies: float
    chances: float

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> "Told":
        """Return it, points by cause as a mapping."""
        settled, plans = ({one["cause"]: one["points"] for one in line[part]} for part in ("settled", "plans"))
        return cls(line["worth"], settled, line["standing"], plans, line["denies"], line["chances"])


def said(shown: Shown, found: Mapping[str, Any], seat: int | None = None) -> list[str]:
    """Return a review in lines: the course, the luck, the mistakes of one seat or of all; `found` is its JSON data."""
    lines = [_course(shown, found), t("cli-review-luck", luck=_by_seat(shown, found["luck"][-1]))]
    mistakes = [one for one in found["mistakes"] if seat is None or one["seat"] == seat]
    for one in mistakes:
        name = report.seat_name(shown, one["seat"])
        lines += ["", t("cli-review-mistake", name=name, turn=one["turn"], ply=one["ply"], points=one["loss"])]
        lines.append("  " + _line(shown, "cli-review-played", one["played"]))
        for line in one["better"]:
            lines.append("  " + _line(shown, "cli-review-better", line))
            lines += [f"      {sentence}" for sentence in foretold(shown, line["then"])]
    return lines if mistakes else [*lines, "", t("cli-review-none")]


def _line(shown: Shown, kind: str, line: Mapping[str, Any]) -> str:
    worth = report.worth(shown.game.name, Told.of(line))
    return t("cli-review-line", kind=t(kind), action="; ".join(line["actions"]), worth=worth)


def foretold(shown: Shown, then: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return what is expected to follow a line, in one sentence of the log's; nothing where nothing is."""
    told = [report.sentence(shown, StoryEntry(**entry)) for entry in then[:FORETOLD]]
    return [t("cli-review-then", what=t("shell-sentence-separator").join(told))] if told else []


def _by_seat(shown: Shown, points: Sequence[float]) -> str:
    named = [
        t("cli-review-one", name=report.seat_name(shown, seat), points=report.signed(value))
        for seat, value in enumerate(points)
    ]
    return t("shell-list-separator").join(named)


def _course(shown: Shown, found: Mapping[str, Any]) -> str:
    """Return a table of what was expected, moment by moment, and how much of it the draws had brought."""
    seats, rows = range(shown.game.players), []
    head = [t("cli-review-turn"), *(fit(report.seat_name(shown, seat), CELL).rstrip() for seat in seats)]
    moments = list(enumerate(found["moments"]))
    every = -(-len(moments) // ROWS)
    for number, ply in moments:
        if number % every == 0 or number == len(moments) - 1:
            judged = zip(found["values"][number], found["luck"][number], strict=True)
            rows.append(
                [str(ply), *(f"{written(value, '.1f')} ({report.signed(round(luck, 1))})" for value, luck in judged)]
            )
    return "\n".join([t("cli-review-course"), "", table(head, rows, right=range(len(head))), ""])


def review(file: Path, bot: str, seat: int | None, most: int, as_json: bool) -> None:
    """Look back on a record; exit code 2 for what is no record, 1 for one that does not hold."""
    record, state = read(file)
    check_bot(bot, record.game)
    if seat is not None and not 0 <= seat < record.game.players:
        raise Fault(t("cli-mcp-no-seat", seat=seat, most=record.game.players - 1))
    from bastide.outside.spec import make

    judge = None if bot == QUICK else make(bot, state.game, 0)
    with progress(_decisions(state), title_of(record.game.type)) as step:
        found = look_back(state, judge, most=most, step=lambda _done, _all: step("")).to_json()
    if seat is not None:
        found["mistakes"] = [one for one in found["mistakes"] if one["seat"] == seat]
    if as_json:
        print_json(found)
        return
    people = [seat_of_record(number, label) for number, label in enumerate(record.seats)]
    print_lines(said(Recorded(record.game, people, state), found, seat))
    if not state.is_terminal():
        print(t("cli-review-wait"))


def _decisions(state: State) -> int:
    """Return how many decisions there were at most."""
    return sum(actor >= 0 for actor in state.telling().course.actors)
