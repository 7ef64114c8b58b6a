"""`bastide join` line by line, and what it finds: one's own tables, free seats, a seat of another device."""

import json
import os
import stat
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import Result

from bastide.cli.online.kept import Held, Seats

from ..server.real_server import RealServer
from .model import SHORT
from .online import FREE, ODILE, Other, server

__all__ = ["server"]

Typed = Callable[..., Result]
AGAIN = "Your seat stays yours. Come back with:\nbastide join "


@pytest.fixture
def join(typed: Typed, tmp_path: Path) -> Typed:
    """Type `bastide join`, always as the same user."""
    return lambda *words, **more: typed("join", *words, env={"XDG_DATA_HOME": str(tmp_path)}, **more)


def file_of(tmp_path: Path) -> Path:
    return tmp_path / "bastide" / "seats.json"


def test_a_whole_game_by_lines(server: RealServer, join: Typed, tmp_path: Path) -> None:
    odile = Other(server)
    with ThreadPoolExecutor(1) as others:
        ends = others.submit(odile.plays)
        done = join(odile.link, "--name", "Wen", stdin="scores\n" + "1\n" * 40)
        ends.result()
    assert done.exit_code == 0, done.output
    assert "▲ Wen draws tile U." in done.stdout
    assert "the game is over" in done.stdout.lower()
    assert "rematch: another game with the same people." in done.stdout
    record = odile.call("")["table"]
    assert [seat["name"] for seat in record["seats"]] == ["Odile", "Wen"]
    shuffle = server.http.get(f"/api/tables/{odile.id}/shuffle").json()
    assert all(seat["seal"] for seat in shuffle["seats"][1:]), "a number of one's own went into the shuffle"
    assert "Every seat at this table is taken" not in done.output
    again = join(odile.link, stdin="")
    assert "share the win" in again.stdout or "wins." in again.stdout, "a finished game is shown"


def test_who_stops_in_the_middle_is_told_how_to_come_back(server: RealServer, join: Typed, tmp_path: Path) -> None:
    odile = Other(server)
    with ThreadPoolExecutor(1) as others:
        others.submit(odile.turn)
        done = join(odile.link, "--name", "Wen", "--seat", 1, stdin="say hello\nundo\nnonsense\n")
    assert done.exit_code == 0, done.output
    assert done.stdout.rstrip().endswith(AGAIN + odile.link)
    assert "You have not done anything that could be taken back" in done.stdout
    assert "“nonsense” is not an action" in done.stdout
    assert stat.S_IMODE(file_of(tmp_path).stat().st_mode) == 0o600
    listed = join()
    assert "Carcassonne" in listed.stdout
    assert odile.link in listed.stdout
    back = join(odile.link, stdin="")
    assert "Wen: hello" in back.stdout, "the same seat, and what was said"


def test_free_seats_are_listed_and_taken(server: RealServer, join: Typed) -> None:
    assert "no seat at any server" in join().stderr
    odile = Other(server, seats=[ODILE, {"kind": "bot", "bot": "level:2"}, FREE])
    listed = join(server.address)
    assert listed.exit_code == 0, listed.output
    row = next(line for line in listed.stdout.splitlines() if odile.link in line)
    assert "Carcassonne" in row
    assert "● Odile, ▲ Matilda (level 2), ■ Free seat" in row
    refused = join(odile.link, "--seat", 1)
    assert (refused.exit_code, refused.stderr.strip()) == (2, "Seat 1 is not free; free seats: 2.")
    assert join(odile.link, "--name", " ").exit_code == 2


def test_a_game_of_bots_is_watched_to_its_end(server: RealServer, join: Typed) -> None:
    body = {"game": "carcassonne", "options": SHORT, "seats": [{"kind": "bot", "bot": "search:1s"}] * 2}
    table = server.http.post("/api/tables", json=body).json()["table"]["id"]
    assert table in join(server.address, "--watch").stdout
    done = join(f"{server.address}/t/{table}", "--watch", stdin="")
    assert done.exit_code == 0, done.output
    assert "● Odo draws tile V." in done.stdout
    assert "rematch" not in done.stdout
    assert "Your seat" not in done.stdout


def test_a_seat_comes_from_another_device(server: RealServer, join: Typed) -> None:
    odile = Other(server, seats=[ODILE, {"kind": "bot", "bot": "level:1"}])
    code = odile.call("/pair", {})["code"]
    done = join(f"{server.address}/seat/{code}", stdin="help\n")
    assert done.exit_code == 0, done.output
    assert "● Odile: place the tile V" in done.stdout
    assert "Hint" not in done.stdout
    assert join(odile.link, stdin="hint\n").stdout.count("Hint: place V") == 1
    assert "This link has been used already" in join(f"{server.address}/seat/{code}").stderr


def test_a_table_is_opened_for_whoever_comes(server: RealServer, typed: Typed, tmp_path: Path) -> None:
    def opened(*words: object, stdin: str = "") -> Result:
        return typed("open", *words, "--server", server.address, env={"XDG_DATA_HOME": str(tmp_path)}, stdin=stdin)

    alone = opened("caylus", "--seats", "me:Wen,level:1", "--hints", stdin="scores\n")
    assert alone.exit_code == 0, alone.output
    assert "● Wen: place a worker" in alone.stdout
    assert AGAIN in alone.stdout
    link = alone.stdout.rstrip().rpartition(" ")[2]
    told = server.http.get(f"/api/tables/{link.rpartition('/')[2]}").json()["table"]
    assert (told["hints"], told["public"], told["clock"]) == (True, True, None)
    assert [seat["bot"] for seat in told["seats"]] == [None, "level:1"]

    body = ("carcassonne", "--seats", "me,me:Bo,open", "--clock", "10+5", "--private", "--options", "stack=VUVEUX")
    with ThreadPoolExecutor(1) as others:
        others.submit(_come, server, tmp_path)
        waiting = opened(*body)
    assert waiting.exit_code == 0, waiting.output
    link = waiting.stdout.rstrip().rpartition(" ")[2]
    assert f"The link to this table: {link}" in waiting.stdout
    told = server.http.get(f"/api/tables/{link.rpartition('/')[2]}").json()["table"]
    assert [seat["name"] for seat in told["seats"]] == ["Wen", "Bo", "Ann"], "the name of last time"
    assert (told["clock"]["initial"], told["clock"]["increment"], told["public"]) == (600, 5, False)

    for wrong, why in (
        (("caylus", "--clock", "soon"), "soon is no clock"),
        (("caylus", "--seats", "me,levle:3"), "Did you mean level:3?"),
        (("caylus", "--seats", "me"), "players"),
        (("caylus", "--options", "colour=red"), "colour"),
        (("carrara", "--seats", "me,me,open"), "only one person sits at a keyboard"),
    ):
        refused = opened(*wrong)
        assert (refused.exit_code, why in refused.stderr) == (2, True), refused.output


def test_who_can_keep_nothing_plays_all_the_same(server: RealServer, typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    env = {"XDG_DATA_HOME": str(tmp_path / "file")}
    words = ("caylus", "--server", server.address, "--seats", "me:Wen,level:1")
    opened = typed("open", *words, env=env, stdin="scores\n")
    assert opened.exit_code == 0, opened.output
    assert "seats.json cannot be written" in " ".join(opened.stdout.split())
    assert "● Wen: place a worker" in opened.stdout
    odile = Other(server)
    with ThreadPoolExecutor(1) as others:
        others.submit(odile.turn)
        joined = typed("join", odile.link, "--name", "Wen", env=env, stdin="scores\n")
    assert joined.exit_code == 0, joined.output
    assert "▲ Wen: place the tile U" in joined.stdout


def _come(server: RealServer, tmp_path: Path) -> None:
    """Take the free seat of the table that was opened last."""
    until = time.monotonic() + 30
    while not (found := [one for one in Seats(file_of(tmp_path)).held if len(one.tokens) > 1]):
        assert time.monotonic() < until
        time.sleep(0.05)
    server.http.post(f"/api/tables/{found[0].table}/join", json={"name": "Ann"}).raise_for_status()


def test_a_lesson_at_a_server_answers_by_its_remarks(server: RealServer, join: Typed) -> None:
    learning = server.http.post("/api/games/carcassonne/lessons/first", json={"name": "Odile"}).json()
    table, token = learning["table"]["id"], learning["tokens"]["0"]
    headers = {"Authorization": f"Bearer {token}"}
    code = server.http.post(f"/api/tables/{table}/pair", json={}, headers=headers).json()["code"]
    done = join(f"{server.address}/seat/{code}", stdin="1\n2\n3\n")
    assert "The lesson says: You have drawn a tile" in done.stdout


def test_seats_of_several_programs_stay_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "seats.json"
    one, other = Seats(file), Seats(file)
    one.keep(Held("http://a", "t1", {"0": "x"}, "ab"), "Wen")
    other.keep(Held("http://b", "t1", {"1": "y"}))
    kept = Seats(file)
    assert [held.server for held in kept.held] == ["http://b", "http://a"]
    assert kept.at("http://a", "t1") == Held("http://a", "t1", {"0": "x"}, "ab")
    assert kept.name == "Wen"
    other.keep(kept.at("http://a", "t1").with_tokens({"2": "z"}))
    assert Seats(file).held[0].tokens == {"0": "x", "2": "z"}
    kept.forget(Held("http://b", "t1"))
    assert len(Seats(file).held) == 1
    for broken in ("", "[]", json.dumps({"name": "x", "tables": [{"server": 1}]}), "\xff"):
        file.write_text(broken, "utf-8")
        assert Seats(file).held == []
    for number in range(120):
        one.keep(Held("http://a", f"t{number}", {"0": "x"}))
    assert len(Seats(file).held) == 100
    assert Seats(file).held[0].table == "t119"
    assert os.stat(file).st_mode & 0o077 == 0
