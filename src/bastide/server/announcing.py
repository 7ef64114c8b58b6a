"""What those who run the server tell everybody, and which page is the newest, so that an older one is left in time."""

import json
from dataclasses import asdict
from typing import Any, Final

from bastide import __version__
from bastide.server.house import House
from bastide.server.replies import encode, moment
from bastide.server.security import clean, visible
from bastide.server.wire import Packet
from bastide.storage import operators as log
from bastide.storage import talk
from bastide.storage.rows import Announcement

FACT: Final = "announced"


def of_json(data: dict[str, Any] | None) -> Announcement | None:
    """Return an announcement as it is stored and told between processes."""
    return None if not data else Announcement(**data)


async def refresh(house: House) -> None:
    """Read what is announced."""
    async with house.db.writing() as write:
        house.announced = of_json(json.loads(await talk.fact(write.connection, FACT, "null")))


async def announce(house: House, who: str, text: str, seconds: float | None) -> Announcement | None:
    """Tell everybody something that begins in so many seconds, or nothing any more; it is in the log."""
    said, now = clean(text), house.now()
    made = Announcement(said, None if seconds is None else now + seconds) if visible(said) else None
    data = None if made is None else asdict(made)
    async with house.db.writing() as write:
        await talk.write_fact(write.connection, FACT, json.dumps(data))
        await log.note(write.connection, now, who, "announced", text=said, seconds=seconds)
        write.say("announced", "", **(data or {}))
    return made


def server_json(house: House) -> dict[str, Any]:
    """Return what a page has to know of its server."""
    announced = house.announced
    return {
        "version": __version__,
        "page": house.page,
        "announcement": None
        if announced is None
        else {"text": announced.text, "at": None if announced.at is None else moment(announced.at)},
    }


def news_for(house: House, page: object) -> Packet | None:
    """Return the frame for whoever comes with this page, None if it holds nothing new."""
    if house.announced is None and (not isinstance(page, str) or page in ("", house.page)):
        return None
    return frame(house)


def frame(house: House) -> Packet:
    """Return the frame that tells it."""
    return Packet(encode({"type": "server", **server_json(house)}))
