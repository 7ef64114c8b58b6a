"""`bastide open`: open a table at a server, for people with its link and for bots, and sit down there."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.cli.online.join import asked_name, go_to, remember
from bastide.cli.online.kept import Held, Seats
from bastide.cli.online.place import link_to, place
from bastide.cli.online.words import announced
from bastide.cli.output import print_lines
from bastide.cli.site import Site
from bastide.cli.texts import t
from bastide.cli.words import BETWEEN, PERSON, Fault, known_game, load, options_of, seats_of, title_of

FREE: Final = "open"
EACH: Final = {"h": 3600, "d": 86400}
CLOCK: Final = re.compile(r"(?:(\d{1,4}(?:\.\d)?)\+(\d{1,4})|(\d{1,3})([hd]))")


def open_table(
    game: str,
    *,
    server: str,
    seats: str,
    options: Sequence[str],
    clock: str,
    private: bool,
    hints: bool,
    plain: bool,
) -> None:
    """Open a table and play there; its link is told for whoever is to come."""
    here, kept = place(server), Seats()
    kind = known_game(game)
    wishes = _wishes(seats, kept)
    people = sum(seat["kind"] in ("me", "local") for seat in wishes)
    if people > 1 and load(game, len(wishes), options).imperfect_information:
        raise Fault(t("cli-online-one-person", game=title_of(kind)))
    nonce, seal = announced()
    body = {
        "game": kind.name,
        "options": options_of(kind, options),
        "seats": wishes,
        "public": not private,
        "clock": clock_of(clock) if clock else None,
        "hints": True if hints else None,
        "seal": seal,
    }
    answer = Site(here.server).call_once("/api/tables", body)
    held = Held(here.server, answer["table"]["id"], answer["tokens"], nonce)
    name = next((seat["name"] for seat in wishes if seat["kind"] == "me"), "")
    remember(kept, held, name)
    if answer["table"]["state"] == "open":
        print_lines([t("cli-online-open", link=link_to(held.server, held.table))])
    go_to(held, kept, plain=plain)


def _wishes(words: str, kept: Seats) -> list[dict[str, Any]]:
    """Return who is to sit where: oneself, others at this keyboard, whoever comes, bots."""
    found: list[dict[str, Any]] = []
    for position, raw in enumerate(BETWEEN.split(words)):
        word = raw.strip()
        if word == FREE:
            found.append({"kind": FREE})
            continue
        seat = seats_of(word)[0]
        if seat.bot is not None:
            found.append({"kind": "bot", "bot": seat.bot})
        elif any(one["kind"] == "me" for one in found):
            found.append({"kind": "local", "name": seat.name if ":" in word else t("cli-player", number=position + 1)})
        else:
            found.append({"kind": "me", "name": asked_name(kept, position) if word == PERSON else seat.name})
    return found


def clock_of(text: str) -> Mapping[str, Any]:
    """Return a clock as it is typed; raise Fault if it is none.

    >>> clock_of("10+5"), clock_of("3d")
    ({'initial': 600.0, 'increment': 5}, {'initial': 259200, 'each': True})
    """
    found = CLOCK.fullmatch(text.strip().lower())
    if found is None:
        raise Fault(t("cli-online-no-clock", clock=text))
    minutes, seconds, number, unit = found.groups()
    if unit:
        return {"initial": int(number) * EACH[unit], "each": True}
    return {"initial": float(minutes) * 60, "increment": int(seconds)}
