"""A game in words: what is asked, what happened, what an action would bring, who leads."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from bastide.bots.bot import imagined
from bastide.bots.coach import Line
from bastide.cli import boards, texts
from bastide.cli.output import cause_name, ledger_table, plan_name, table, written
from bastide.cli.table import Shown
from bastide.cli.texts import has, t
from bastide.cli.words import SeatWord, title_of
from bastide.engine.answers import TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.errors import IllegalAction
from bastide.engine.outlook import of_json
from bastide.engine.phrases import Phrases
from bastide.engine.play import State
from bastide.engine.terminal import MARKS, question
from bastide.engine.terminal import width as cells

HINT_BOT: Final = "search:1s"


def seat_name(local: Shown, seat: int) -> str:
    """Return a seat's mark and name."""
    return f"{MARKS[seat % len(MARKS)]} {local.seats[seat].name}"


def seat_title(local: Shown, seat: int) -> str:
    """Return a seat's mark and name, and a bot's level."""
    return titled(seat, local.seats[seat])


def titled(seat: int, who: SeatWord) -> str:
    """Return the mark of a seat with the name of who sits there, and a bot's level."""
    return with_level(f"{MARKS[seat % len(MARKS)]} {who.name}", who.bot)


def with_level(name: str, bot: str | None) -> str:
    """Return a name with the level of the bot that has it; a person's name alone."""
    if bot is None:
        return name
    level = t("shell-level", level=bot.removeprefix("level:")) if bot.startswith("level:") else bot
    return t("cli-bot-seat", name=name, level=level)


def ask(local: Shown) -> str:
    """Return in one line whose turn it is and what is asked."""
    view = local.state.view(local.seat)
    asked = question(boards.of(local.game.name), view, local.seats[local.seat].name)
    return t("shell-other", name=seat_name(local, local.seat), what=asked)


def _plain(args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments that a message can hold: words and numbers."""
    return {name: value for name, value in args.items() if isinstance(value, str | int | float)}


def phrases(local: Shown) -> Phrases:
    """Return who says things of this table."""
    return Phrases(local.game.name, [seat.name for seat in local.seats], texts.current())


def sentence(local: Shown, entry: StoryEntry) -> str:
    """Return one entry of the log as a sentence, with points and the rule."""
    args = {"points": entry.points, "who": "", "name": "", **phrases(local).arguments(entry.args, entry.seat)}
    arguments = boards.of(local.game.name).arguments
    if arguments:
        args |= arguments(entry.args, local.state.view(local.eyes))
    text = t(entry.key, **args)
    mark = MARKS[entry.seat % len(MARKS)] if entry.seat is not None else "·"
    points = f"  {signed(entry.points)}" if entry.points else ""
    rule = f"  ({entry.rule})" if entry.rule and entry.points else ""
    return f"{mark} {text}{points}{rule}"


def refusal(local: Shown | None, error: IllegalAction | Refusal) -> str:
    """Return why something is refused, with the rule; a table's own words need the table."""
    args = error.args_ if isinstance(error, IllegalAction) else error.args
    arguments = boards.of(local.game.name).arguments if local is not None else None
    words = arguments(args, local.state.view(local.eyes)) if local is not None and arguments else {}
    reason = t(error.key, **{**_plain(args), **words}) if error.key and has(error.key) else error.reason
    return t("cli-play-refused", reason=reason, rule=error.rule) if error.rule else reason


def preview(local: Shown, action: int) -> str:
    """Return in a few words what an action would bring."""
    return phrases(local).outlook(of_json(local.state.preview(action)), local.seat)


def advice(local: Shown, state: State, lines: Sequence[Line]) -> list[str]:
    """Return a coach's lines in words, best first: what is typed, the expected points, and what they are for.

    What follows was foreseen for hidden things that were imagined; it is told as far as it can happen with others.
    """
    start, said = imagined(state, state.current_player(), 0), []
    for number, line in enumerate(lines):
        after, typed = start.clone(), list[str]()
        for action in (*line.actions, *line.follows):
            if after.is_terminal() or action not in after.legal_actions():
                break
            typed.append(after.action_to_string(action))
            after.apply_action(action)
        count = len(line.actions)
        said.append(advised(local.game.name, number, typed[:count], line, "; ".join(typed[count:])))
    return said


class Worth(Protocol):
    """What a line is worth, and what for: of a coach here, or told by a server."""

    @property
    def worth(self) -> float:
        """Expected points."""

    @property
    def settled(self) -> Mapping[str, int]:
        """Points that are certain, by cause."""

    @property
    def standing(self) -> int:
        """Points that it would bring besides if the game ended then."""

    @property
    def plans(self) -> Mapping[str, float]:
        """Expected points by plan of the game's evaluation."""

    @property
    def denies(self) -> float:
        """Expected points that it takes from the rivals."""

    @property
    def chances(self) -> float:
        """The rest."""


def advised(game: str, number: int, typed: Sequence[str], line: Worth, then: str = "") -> str:
    """Return one line of advice: what is typed, the expected points, what they are for, and what follows."""
    key = "cli-play-hint" if number == 0 else "cli-play-hint-or"
    return t(key, action="; ".join(typed), worth=worth(game, line, then))


def worth(game: str, line: Worth, then: str = "") -> str:
    """Return what a line is worth, and in brackets what for and what follows, where there is anything to say of it."""
    why = reason(game, line)
    if then:
        why = t("cli-play-hint-then", reason=why, what=then) if why else t("cli-review-then", what=then)
    points = signed(line.worth)
    return t("cli-play-hint-why", points=points, reason=why) if why else points


def reason(game: str, line: Worth) -> str:
    """Return by cause what a line is worth; what is worth nothing is left out."""
    named: list[tuple[str, float]] = [(cause_name(game, cause), points) for cause, points in line.settled.items()]
    named.append((t("shell-hint-standing"), line.standing))
    named += [(plan_name(game, plan), points) for plan, points in line.plans.items()]
    named.append((t("shell-hint-denies"), line.denies))
    named.append((t("shell-hint-prospects"), line.chances))
    parts = [t("shell-hint-cause", cause=cause, points=signed(points)) for cause, points in named if points]
    return t("shell-list-separator").join(parts)


def signed(points: float) -> str:
    """Return points with their sign.

    >>> signed(2), signed(-1.5), signed(0)
    ('+2', '−1.5', '0')
    """
    return written(points, "+g") if points else "0"


def by_cause(entries: list[LedgerEntry], players: int) -> dict[str, list[int]]:
    """Return the points of every seat by cause, in the order in which causes first appeared."""
    points: dict[str, list[int]] = {}
    for entry in entries:
        points.setdefault(entry.cause, [0] * players)[entry.seat] += entry.points
    return points


def ledger(local: Shown) -> str:
    """Return the ledger as a table of points by cause and seat."""
    seats = [seat_name(local, seat) for seat in range(local.game.players)]
    causes = by_cause(local.state.ledger(), local.game.players)
    return ledger_table(seats, causes, local.state.scores(), local.game.name)


def headline(local: Shown) -> str:
    """Return turn and phase in a few words."""
    view = local.state.view(local.eyes)
    told = boards.of(local.game.name).headline
    if told:
        return str(told(view))
    if "turn" not in view:
        return title_of(local.game.type)
    if view.get("stack") is None:
        return t("cli-headline-turn", turn=view["turn"])
    return t("cli-headline", turn=view["turn"], total=view["stack"]["total"])


def own(local: Shown, between: str = "\n") -> str:
    """Return turn and phase, and what the seat that looks on has, in a line or two; in the end everybody's points."""
    view = local.state.view(local.eyes)
    seat = local.eyes
    if local.seat == TERMINAL:
        ended = [f"{seat_name(local, one)} {points}" for one, points in enumerate(local.state.scores())]
        return between.join([headline(local), t("cli-goods-separator").join(ended)])
    if seat is None:
        return headline(local)
    short = boards.of(local.game.name).purse
    goods = short(view, seat) if short else t("cli-goods-separator").join(_goods(view, seat))
    points = f"{seat_name(local, seat)} {local.state.scores()[seat]}"
    return f"{headline(local)}{between}{points}  {goods}"


def scores(local: Shown) -> str:
    """Return every seat's points and what it has in hand."""
    view = local.state.view(local.eyes)
    rows = []
    for seat, points in enumerate(local.state.scores()):
        on_turn = "→" if seat == local.seat else ""
        rows.append([on_turn, seat_title(local, seat), str(points), "  ".join(_goods(view, seat))])
    return table(["", t("cli-seat"), t("cli-points"), ""], rows, right=(2,))


def panel(local: Shown, width: int) -> str:
    """Return the seats for a narrow column: mark, name and points, and below what each has in hand."""
    lines = []
    view = local.state.view(local.eyes)
    for seat, points in enumerate(local.state.scores()):
        on_turn = "→" if seat == local.seat else " "
        name = f"{on_turn} {seat_title(local, seat)}"
        lines.append(name + " " * max(1, width - cells(name) - len(str(points))) + str(points))
        lines += [f"    {line}" for line in _goods(view, seat)]
    return "\n".join(lines)


def _goods(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return what a seat has besides points, in short lines."""
    goods = boards.of(view["game"]).goods
    if goods:
        return [str(line) for line in goods(view, seat)]
    lines = []
    for name, value in view["seats"][seat].items():
        if name != "score" and isinstance(value, int):
            key = f"cli-seat-{name.replace('_', '-')}"
            lines.append(f"{t(key) if has(key) else name} {value}")
    return lines


def unseen(local: Shown) -> str:
    """Return what is still to come or to be had, by kind, as everybody may know it."""
    view = local.state.view(local.eyes)
    supply = boards.of(local.game.name).supply
    if supply:
        return str(supply(view))
    stack = view.get("stack")
    if not stack:
        return t("cli-play-nothing-unseen")
    kinds = "  ".join(f"{kind}×{count}" for kind, count in stack["left"].items() if count)
    return t("cli-play-unseen", total=stack["total"]) + (f"\n{kinds}" if kinds else "")


def result(local: Shown) -> str:
    """Return who won, or alone how many points there are, with the ledger."""
    names = [seat_name(local, seat) for seat in range(len(local.seats))]
    return ledger(local) + "\n" + outcome(names, local.state.returns(), local.state.scores())


def outcome(names: Sequence[str], shares: Sequence[float], scores: Sequence[int]) -> str:
    """Return who has won, or alone how many points there are."""
    if len(shares) == 1:
        return t("cli-play-alone", points=scores[0])
    winners = [name for name, share in zip(names, shares, strict=True) if share == max(shares)]
    return t("cli-play-won" if len(winners) == 1 else "cli-play-shared", names=t("shell-list-separator").join(winners))
