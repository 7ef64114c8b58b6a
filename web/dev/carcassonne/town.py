"""A full town to measure with: five people on one device, as many figures as will stand, the last tile in hand."""

import random
from typing import Any

from tests.e2e.conftest import House
from tests.e2e.play import call

SEATS = [{"kind": "local" if seat else "me", "name": name} for seat, name in enumerate("ABCDE")]


def full_town(house: House, tiles: int = 71, seed: int = 3) -> tuple[str, dict[str, str]]:
    """Play until so many tiles lie; return the table and its tokens."""
    rng = random.Random(seed)
    body = {"game": "carcassonne", "options": {}, "seats": SEATS, "public": False, "start": "0"}
    made = call(house, "/api/tables", body)
    table, tokens = str(made["table"]["id"]), dict(made["tokens"])
    while True:
        snapshot = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
        view = snapshot["view"]
        if view["phase"] == "place" and len(view["tiles"]) >= tiles:
            return table, tokens
        token = tokens[str(view["current"])]
        legal = call(house, f"/api/tables/{table}", token=token)["snapshot"]["legal"]
        wish = wanted(legal, rng)
        call(house, f"/api/tables/{table}/moves", {"seq": snapshot["seq"], "actions": [wish]}, token)


def wanted(legal: list[dict[str, Any]], rng: random.Random) -> str:
    """Choose a figure that will stay, if there is one; else any placement that completes nothing."""
    figures = [one["text"] for one in legal if one["fields"]["kind"] == "meeple" and one["text"] != "meeple none"]
    for kind in ("field", "city", "road", "cloister"):
        for text in figures:
            if kind in text:
                return str(text)
    open_ = [one["text"] for one in legal if "completes" not in str(one["preview"]["told"])]
    return str(rng.choice(open_ or [one["text"] for one in legal]))
