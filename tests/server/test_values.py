"""The client draws the components that the server plays by, and tables know by which they were opened."""

from typing import Any

from bastide.engine.record import Record
from bastide.engine.registry import load_game
from bastide.games.praga.box import BOX, OPENED
from bastide.storage import tables as table_store

from .served import Served


def keys_of(value: Any) -> set[str]:
    """Return every key that occurs anywhere in JSON data."""
    if isinstance(value, dict):
        return {*value, *(key for part in value.values() for key in keys_of(part))}
    return {key for part in value for key in keys_of(part)} if isinstance(value, list) else set()


async def test_the_client_is_handed_the_components(sqlite_served: Served) -> None:
    answer = await sqlite_served.get("/api/games/praga/box")
    found = answer.json()
    assert (found["game"], found["corrections"], found["box"]) == ("praga", [], OPENED.digest)
    assert [row["cost"] for row in found["components"]["wall"]] == [row["cost"] for row in BOX["wall"]]
    assert not keys_of(found["components"]) & {"source", "sources", "note", "design_net", "documented"}
    again = await sqlite_served.http.get("/api/games/praga/box", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await sqlite_served.http.get("/api/games/praga/box", headers={"If-None-Match": '"old"'})
    assert other.status_code == 200
    assert (await sqlite_served.get("/api/games/chess/box")).json()["error"]["code"] == "not-found"


async def test_what_is_reconstructed_is_told_before_a_game(sqlite_served: Served) -> None:
    games = {game["name"]: game for game in (await sqlite_served.get("/api/games")).json()["games"]}
    told = {name: games[name]["reconstructed"] for name in ("carcassonne", "carrara", "caylus", "praga")}
    assert told == {"carcassonne": False, "carrara": True, "caylus": False, "praga": True}
    assert {game["corrected"] for game in games.values()} == {0}
    values = (await sqlite_served.get("/api/games/carrara/values")).json()["values"]
    assert {value["confidence"] for value in values} == {"reconstructed"}
    assert "min_buildings_to_score" in {value["field"] for value in values if value["id"] == "pisa"}
    assert (await sqlite_served.get("/api/games/caylus/values")).json()["values"] == []
    assert (await sqlite_served.get("/api/games/chess/values")).status_code == 404


async def test_a_table_opened_under_other_values_is_known(served: Served) -> None:
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}]
    made = (await served.post("/api/tables", {"game": "caylus", "seats": seats})).json()["table"]
    assert made["box"] == load_game("caylus").type.box.digest
    assert (await served.see(made["id"]))["table"]["state"] == "running"
    house = served.app.state.house
    async with house.db.writing() as write:
        await table_store.update_table(write.connection, made["id"], corrections="0a1b2c3d")
    house.positions.forget(made["id"])
    seen = await served.see(made["id"])
    assert (seen["table"]["frozen"], seen["snapshot"]["legal"]) == ("other-values", [])


async def test_a_record_of_other_values_is_refused(sqlite_served: Served) -> None:
    head, _, rest = Record.of(load_game("caylus"), []).dump().partition("\n\n")
    text = f'{head}\ncorrections: 0a1b2c3d {{"income.deniers_per_player":4}}\n\n{rest}'
    answer = await sqlite_served.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422
    assert "corrected values" in answer.json()["error"]["message"]
