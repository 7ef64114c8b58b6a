"""What `bastide admin` does: calls to a running server under an operator's token, and their answers in words."""

import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import click

from bastide.cli import texts
from bastide.cli.desk import Desk
from bastide.cli.output import print_json, print_lines, table
from bastide.cli.texts import t
from bastide.cli.words import Fault

PAGE: Final = 100
"""How many tables the server tells at once, at most."""
SEATS: Final = 15
"""The highest number of a seat."""
ADDRESS: Final = 64
"""How many characters an address has at most, or a range of them."""
LONGEST: Final = {"restrict": 3660, "announce": 30}
"""For how many days somebody is muted or banned, and how many days before it begins something is told, at most."""
WORDS: Final = 500
"""How many words the server takes at once."""
UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
DOERS: Final = {"(command line)": "admin-doer-command", "(the person)": "admin-doer-oneself"}
"""Who stands in the log without being an operator."""


def _done(desk: Desk, path: str, body: object) -> None:
    desk.call(path, body)
    click.echo(t("cli-admin-done"))


def _at(table_id: str) -> str:
    """Return the path of a table that is named by its id or its link."""
    return f"/tables/{_named_table(table_id)}"


def _named_table(text: str) -> str:
    """Return the id of a table that is named by it, or by the address of its page or its replay; raise Fault else.

    >>> _named_table("aBcDeFg"), _named_table("https://play.example.org/t/aBcDeFg/replay?ply=7")
    ('aBcDeFg', 'aBcDeFg')
    """
    found = re.fullmatch(r"(?:.*/t/)?([0-9A-Za-z]{1,32})(?:[/?#].*)?", text.strip())
    if found is None:
        raise Fault(t("error-no-table"))
    return found[1]


def _sure(yes: bool) -> None:
    if not yes and not (sys.stdin.isatty() and click.confirm(t("cli-admin-sure"))):
        raise Fault(t("cli-admin-not-done"))


def _rows(head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    if not rows:
        click.echo(t("cli-admin-none"))
        return
    print_lines([table([t(key) for key in head], [[str(cell or "") for cell in row] for row in rows])])


def _minute(moment: str | None) -> str:
    """Return a moment as the clocks of this machine show it."""
    return f"{datetime.fromisoformat(moment).astimezone():%Y-%m-%d %H:%M}" if moment else ""


def _until(row: dict[str, Any]) -> str:
    return _minute(row["until"]) or t("admin-for-good")


def _details(held: dict[str, Any]) -> str:
    """Return in words what the log holds of an entry: only what was given."""
    said = (
        (_named("detail", name), _detail(name, value)) for name, value in held.items() if value not in (None, "", [])
    )
    return " · ".join(t("shell-other", name=name, what=what) for name, what in said)


def _detail(name: str, value: Any) -> str:
    """Return a value of the log as it can be read: a moment as a time, a code in words."""
    match name, value:
        case "until", int() | float():
            return _minute(datetime.fromtimestamp(value, UTC).isoformat())
        case "by" | "state" | "game", str():
            return _named(name, value)
        case _, list():
            return t("shell-list-separator").join(map(str, value))
    return str(value)


def tables(desk: Desk, *, as_json: bool, limit: int, **query: Any) -> None:
    """List tables, as many pages of them as it takes."""
    query["game"] = query["game"].strip().lower()
    if re.fullmatch("[a-z0-9_-]{0,40}", query["game"]) is None:
        raise Fault(t("error-unknown-game"))
    asked, found = {name: value for name, value in query.items() if value}, list[dict[str, Any]]()
    while len(found) <= limit:
        page = desk.call("/tables", limit=PAGE, **asked)
        found, asked["after"] = found + page["tables"], page["next"]
        if asked["after"] is None:
            break
    found, more = found[:limit], len(found) > limit
    if as_json:
        print_json(found)
        return
    head = ("cli-admin-column-table", "cli-admin-column-game", "cli-admin-column-state", "cli-admin-column-who")
    _rows(head, [(entry["table"]["id"], _game(entry["table"]), _state(entry), _who(entry["table"])) for entry in found])
    if more:
        click.echo(t("cli-admin-more", option="-n"))


def _state(entry: dict[str, Any]) -> str:
    marks = [t("cli-admin-hidden")] * entry["hidden"] + [t("cli-admin-closed")] * (entry["closed"] is not None)
    marks += [t("cli-admin-private")] * (not entry["table"]["public"])
    marks += [t("cli-admin-reports", reports=entry["reports"])] * (entry["reports"] > 0)
    return t("shell-list-separator").join([_named("state", entry["table"]["state"]), *marks])


def _game(found: dict[str, Any]) -> str:
    return _named("game", found["game"]) if texts.has(f"lobby-game-{found['game']}") else found["title"]


def _who(found: dict[str, Any]) -> str:
    return t("shell-list-separator").join(map(_called, found["seats"]))


def _called(seat: dict[str, Any]) -> str:
    """Return what a seat is called: a bot without a name of its own by its number, as in the browser."""
    if seat["kind"] == "bot" and (numbered := re.fullmatch(r"bot (\d)", seat["name"])):
        return t("shell-bot-name", seat=int(numbered[1]))
    return str(seat["name"]) or (t("shell-seat-open") if seat["kind"] == "open" else "–")


def look(desk: Desk, *, table: str, as_json: bool) -> None:
    """Show a table with what was said there."""
    found = desk.call(_at(table))
    if as_json:
        print_json(found)
        return
    click.echo(f"{found['table']['id']}  {_game(found['table'])}  {_state(found)}")
    for seat in found["table"]["seats"]:
        click.echo(f"  {seat['seat']}  {_called(seat)}")
    if found["chat"]:
        click.echo(t("cli-admin-look-talk"))
    for message in found["chat"]:
        said = t("shell-other", name=message["name"], what=message["text"])
        print_lines([f"{message['id']:>6}  {_minute(message['at'])}  {said}"])
    if found["told"]:
        click.echo(t("cli-admin-look-reports"))
    for report in found["told"]:
        print_lines([_report(report)])


def hide(desk: Desk, *, table: str, undo: bool) -> None:
    """Keep a table out of the lists."""
    _done(desk, f"{_at(table)}/hide", {"hidden": not undo})


def close(desk: Desk, *, table: str, reason: str, undo: bool) -> None:
    """End a table."""
    _done(desk, f"{_at(table)}/close", {"closed": not undo, "reason": reason})


def delete(desk: Desk, *, table: str, reason: str, yes: bool) -> None:
    """Remove a table."""
    _sure(yes)
    _done(desk, f"{_at(table)}/delete", {"reason": reason})


def free(desk: Desk, *, table: str, seat: int, reason: str) -> None:
    """Free a seat."""
    _done(desk, f"{_at(table)}/seats/{seat}/free", {"reason": reason})


def unsay(desk: Desk, *, table: str, message: int) -> None:
    """Take a message away."""
    _done(desk, f"{_at(table)}/chat/{message}/remove", {})


def restrict(desk: Desk, *, kind: str, duration: str | None, seat: str | None, **who: str | None) -> None:
    """Mute or ban somebody."""
    if sum(bool(value) for value in (seat, who["name"], who["address"])) != 1:
        raise Fault(t("cli-admin-whom"))
    if who["address"] and not 1 < len(who["address"].strip()) <= ADDRESS:
        raise Fault(t("error-bad-range"))
    body: dict[str, object] = {"kind": kind, **{name: value for name, value in who.items() if value}}
    if seat:
        of, _, number = seat.rpartition(":")
        if not of or not number.isdecimal():
            raise Fault(t("cli-admin-bad-seat", seat=seat))
        if len(number) > len(str(SEATS)) or int(number) > SEATS:
            raise Fault(t("cli-whole-between", name="SEAT", least="0", most=str(SEATS)))
        body |= {"table": _named_table(of), "seat": int(number)}
    if duration is not None:
        body["seconds"] = _seconds(duration, LONGEST["restrict"])
        if not body["seconds"]:
            raise Fault(t("cli-admin-bad-duration", duration=duration))
    made = desk.call("/restrictions", body)["restriction"]
    said = "cli-admin-restricted" if made["until"] else "cli-admin-restricted-for-good"
    click.echo(t(said, number=made["id"], until=_minute(made["until"])))


def _seconds(duration: str, days: int) -> float:
    """Return how long a time is that is not longer than so many days; raise Fault else."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smhd])", duration)
    if found is None:
        raise Fault(t("cli-admin-bad-duration", duration=duration))
    seconds = float(found[1]) * UNITS[found[2]]
    if seconds > days * UNITS["d"]:
        raise Fault(t("cli-admin-duration-long", days=str(days)))
    return seconds


def announce(desk: Desk, *, text: str, delay: str | None) -> None:
    """Tell everybody something, or nothing any more."""
    desk.call(
        "/announcement", {"text": text, "seconds": None if delay is None else _seconds(delay, LONGEST["announce"])}
    )
    click.echo(t("cli-admin-done"))


def restrictions(desk: Desk, *, as_json: bool) -> None:
    """List who is muted or banned."""
    found = desk.call("/restrictions")["restrictions"]
    if as_json:
        print_json(found)
        return
    head = ("cli-admin-column-number", "cli-admin-column-kind", "cli-admin-column-who", "cli-admin-column-until")
    _rows(
        (*head, "cli-admin-column-reason"),
        [(row["id"], t(f"admin-{row['kind']}"), _whom(row), _until(row), row["reason"]) for row in found],
    )


def lift(desk: Desk, *, number: int) -> None:
    """Lift a restriction."""
    _done(desk, f"/restrictions/{number}/lift", {})


def reports(desk: Desk, *, answered: bool, as_json: bool) -> None:
    """List what people report."""
    found = desk.call("/reports", answered="1" if answered else "0")["reports"]
    if as_json:
        print_json(found)
    for report in [] if as_json else found:
        print_lines([_report(report)])
    if not found and not as_json:
        click.echo(t("cli-admin-none"))


def _doer(who: str) -> str:
    return t(DOERS[who]) if who in DOERS else who


def _whom(row: dict[str, Any]) -> str:
    return t("shell-other", name=_named("by", row["by"]), what=row["value"])


def _named(kind: str, code: str) -> str:
    """Return what a code of the server's is called on the pages of the operators."""
    key = f"{'lobby' if kind in ('game', 'state') else 'admin'}-{kind}-{code}"
    return t(key) if texts.has(key) else code


def _report(report: dict[str, Any]) -> str:
    """Return a report in a few lines."""
    where = report["table"] + (f":{report['seat']}" if report["seat"] is not None else "")
    first = f"{report['id']:>6}  {_minute(report['at'])}  {_named('why', report['why'])}  {where}  {report['name']}"
    more = [t("cli-admin-quoted", text=report["said"])] * bool(report["said"]) + [report["text"]] * bool(report["text"])
    if report["answered"] is not None:
        more.append("→ " + t("shell-other", name=report["by"], what=report["note"]))
    # each line stands in, so that none can pass for another report
    return "\n".join([first.rstrip(), *(f"        {line}" for part in more for line in part.split("\n"))])


def answer(desk: Desk, *, number: int, note: str) -> None:
    """Answer a report."""
    _done(desk, f"/reports/{number}", {"note": note})


def words(desk: Desk, *, add: Sequence[str], remove: Sequence[str]) -> None:
    """Show the list of words, or change it."""
    if "" in (*add, *remove):
        raise Fault(t("error-bad-word"))
    found = [] if add or remove else desk.call("/words")["words"]
    for at in range(0, max(len(add), len(remove)), WORDS):
        body = {"add": list(add[at : at + WORDS]), "remove": list(remove[at : at + WORDS])}
        found = desk.call("/words", body)["words"]
    click.echo("\n".join(found) if found else t("cli-admin-none"))


def audit(desk: Desk, *, limit: int, as_json: bool) -> None:
    """Show what operators did."""
    found = desk.call("/audit", limit=limit)["entries"]
    if as_json:
        print_json(found)
        return
    head = ("cli-admin-column-at", "cli-admin-column-operator", "cli-admin-column-what", "cli-admin-column-table")
    _rows(
        (*head, "cli-admin-column-details"),
        [
            (_minute(row["at"]), _doer(row["who"]), _named("did", row["what"]), row["table"], _details(row["details"]))
            for row in found
        ],
    )


def export(desk: Desk, *, table: str, seat: int) -> None:
    """Print what belongs to the person of a seat."""
    print_json(desk.call(f"{_at(table)}/seats/{seat}/person"))


def forget(desk: Desk, *, table: str, seat: int, yes: bool) -> None:
    """Forget the person of a seat."""
    _sure(yes)
    _done(desk, f"{_at(table)}/seats/{seat}/forget", {})


def prune(desk: Desk, *, dry: bool, as_json: bool) -> None:
    """Remove what is older than the settings say."""
    found = desk.call("/prune", {"dry": dry})["pruned"]
    if as_json:
        print_json(found)
        return
    click.echo(t("cli-admin-prune-dry" if dry else "cli-admin-pruned"))
    for kind, count in found.items():
        key = f"cli-admin-prune-{kind}"
        click.echo("  " + t("shell-other", name=t(key) if texts.has(key) else kind, what=str(count)))
