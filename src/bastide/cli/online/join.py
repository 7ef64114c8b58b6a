"""`bastide join`: sit down at a table of a server, come back to one, watch one, or see which there are."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.cli.online.kept import Held, Seats
from bastide.cli.online.place import Place, link_to, place
from bastide.cli.online.table import OnlineTable
from bastide.cli.online.words import OnlineCommands, announced
from bastide.cli.output import print_lines, table
from bastide.cli.play import on_full_screen
from bastide.cli.report import titled
from bastide.cli.seen import seats_of_table
from bastide.cli.site import Refused, Site
from bastide.cli.texts import has, t
from bastide.cli.words import STOPPED, Fault
from bastide.engine.record import is_name

Json = Mapping[str, Any]
COLUMNS: Final = (
    "cli-online-column-game", "cli-online-column-state", "cli-online-column-who", "cli-online-column-link",
)  # fmt: skip
TAKEN: Final = ("seat-taken", "full")
"""Refusals of who was too late for a seat."""


def join(link: str, *, name: str, seat: int | None, watch: bool, plain: bool) -> None:
    """Play at the table that a link leads to, or at one that is chosen from a list, and at its rematches."""
    if name and not is_name(name):
        raise Fault(t("record-seat", name=name))
    seats = Seats()
    held = _held(place(link), seats, watch) if link else _chosen("", seats, watch)
    if held is not None:
        go_to(held, seats, name=name, seat=seat, watch=watch, plain=plain)


def go_to(
    first: Held, seats: Seats, *, name: str = "", seat: int | None = None, watch: bool = False, plain: bool = False
) -> None:
    """Play at a table, having sat down where one has no seat yet, and at its rematches."""
    held: Held | None = first
    try:
        while held is not None:
            found = OnlineTable(Site(held.server), held)
            if not (found.people or found.table["lost"] or watch):
                found = seated(found, seats, name, seat)
            held = found.held
            held = _played(found, seats, plain)
    except KeyboardInterrupt as stop:
        kept = _kept(held) if held is not None and held.tokens else []
        raise Fault("\n".join(["\n" + t("cli-stopped"), *kept]), STOPPED) from stop


def _held(here: Place, seats: Seats, watch: bool) -> Held | None:
    """Return the seats that one has at a table, also by the code of another device; None where none was chosen."""
    if here.code:
        found = Site(here.server).call("/api/seat", {"code": here.code})
        held = seats.at(here.server, found["table"]["id"]).with_tokens(found["tokens"])
        remember(seats, held)
        return held
    return seats.at(here.server, here.table) if here.table else _chosen(here.server, seats, watch)


def remember(seats: Seats, held: Held, name: str = "") -> None:
    """Keep seats in the file; where that fails say so, for one plays all the same."""
    try:
        seats.keep(held, name)
    except Fault as fault:
        print_lines([str(fault)])


def seated(found: OnlineTable, seats: Seats, name: str, seat: int | None) -> OnlineTable:
    """Sit down where a seat is free; who finds none, or comes too late, watches."""
    free = found.free
    if found.started or not free:
        if not found.over:
            print_lines([t("error-full")])
        return found
    if seat is not None and seat not in free:
        raise Fault(t("cli-online-no-seat", seat=seat, free=", ".join(map(str, free))))
    nonce, seal = announced()
    asked = {"name": name or asked_name(seats, free[0]), "seat": seat, "seal": seal}
    try:
        answer = found.site.call_once(f"{found.path}/join", asked)
    except Refused as late:
        if late.why not in TAKEN:
            raise
        print_lines([str(late)])
        return OnlineTable(found.site, found.held)
    held = Held(found.held.server, found.held.table, {str(answer["seat"]): answer["token"]}, nonce)
    remember(seats, held, str(asked["name"]))
    return OnlineTable(found.site, held)


def asked_name(seats: Seats, seat: int) -> str:
    """Return under which name one sits down: the one of last time, or whatever is typed."""
    name = seats.name or t("cli-player", number=seat + 1)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return name
    while True:
        try:
            typed = input(t("cli-online-name", name=name) + " > ").strip() or name
        except EOFError:
            print()
            raise Fault("", STOPPED) from None
        if is_name(typed):
            return typed
        print_lines([t("record-seat", name=typed)])


def _played(found: OnlineTable, seats: Seats, plain: bool) -> Held | None:
    """Play on the full screen of a terminal, else by lines; return the rematch that one goes to."""
    if not on_full_screen(plain):
        from bastide.cli.online.lines import play

        commands: OnlineCommands = play(found, seats)
    else:
        from bastide.cli.online.screen import OnlineScreen

        screen = OnlineScreen(found, seats)
        screen.run()
        if screen.return_code:
            raise Fault("", screen.return_code)
        commands = screen.commands
    if commands.next is None:
        print_lines(_farewell(found, commands))
    return commands.next


def _kept(held: Held) -> list[str]:
    """Return how one comes back: the command on a line of its own, to be copied."""
    return [t("cli-online-kept"), f"bastide join {link_to(held.server, held.table)}"]


def _farewell(found: OnlineTable, commands: OnlineCommands) -> list[str]:
    if commands.left:
        return [t("cli-mcp-left")]
    if found.over or not found.people:
        return []
    return _kept(found.held)


# ---------------------------------------------------------------------- which tables there are


def _chosen(server: str, seats: Seats, watch: bool) -> Held | None:
    """List one's own tables and a server's free seats, and ask for one at a terminal; None where that ends it.

    Whoever wants to `watch` sees which games are played there, too.
    """
    own = _own(server, seats)
    known = {(one.server, one.table) for one, _ in own}
    free = (
        [(one, found) for one, found in _public(server, watch) if (one.server, one.table) not in known]
        if server
        else []
    )
    both = own + free
    if not both:
        raise Fault(t("cli-online-nothing", server=server) if server else t("cli-online-none-kept"))
    head = ["#", *map(t, COLUMNS)]
    rows = [[str(n), *_row(found), link_to(one.server, one.table)] for n, (one, found) in enumerate(both, 1)]
    print_lines([table(head, rows, right=(0,))])
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    while True:
        try:
            typed = input(t("cli-online-which") + " > ").strip()
        except EOFError:
            print()
            raise Fault("", STOPPED) from None
        if typed.isdecimal() and 1 <= int(typed) <= len(both):
            return both[int(typed) - 1][0]
        if typed:
            print_lines([t("cli-play-which-not", typed=typed)])


def _own(server: str, seats: Seats) -> list[tuple[Held, Json]]:
    """Return the tables at which one has seats, as they stand, those where one is to decide first."""
    found: list[tuple[Held, Json]] = []
    for address in dict.fromkeys(one.server for one in seats.held if server in ("", one.server)):
        held = {one.table: one for one in seats.held if one.server == address}
        asked = [{"id": one.table, "tokens": [*one.tokens.values()]} for one in held.values()]
        try:
            tables: Sequence[Json] = Site(address).call("/api/mine", {"tables": asked})["tables"]
        except Fault as fault:
            print_lines([str(fault)])
            continue
        found += [(held[one["id"]], one) for one in tables if one["state"] != "over"]
    return sorted(found, key=lambda one: one[1]["turn"] not in one[1]["you"])


def _public(server: str, watch: bool) -> list[tuple[Held, Json]]:
    """Return the public tables of a server at which a seat is free, or that can be watched."""
    tables = Site(server).call(f"/api/tables?state={'open,running' if watch else 'open'}")["tables"]
    return [(Held(server, one["id"]), one) for one in tables]


def _row(found: Json) -> list[str]:
    """Return game, state and people of a table in words."""
    key = f"lobby-game-{found['game']}"
    yours = found["turn"] is not None and found["turn"] in found["you"]
    state = t("cli-online-yours") if yours else t(f"lobby-state-{found['state']}")
    who = [titled(number, seat) for number, seat in enumerate(seats_of_table(found))]
    return [t(key) if has(key) else str(found["title"]), state, t("shell-list-separator").join(who)]
