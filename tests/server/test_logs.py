"""What a server writes about an evening: nothing that opens a seat, names a table or tells a draw."""

import contextlib
import functools
import json
import multiprocessing
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bastide.server.logs import SHOWN

from .real_server import START_TIME

_fork = multiprocessing.get_context("forkserver")
WORDS = "lopit dibod fujip lusab gutih tugad mudof sakos"
TALK = "a pear behind the third hut"


def _serve(said: str, wrote: str, data: str, as_json: bool) -> None:
    from bastide.server import logs, seats
    from bastide.server.run import serve

    async def broken(*_given: object) -> None:
        raise KeyError("broken on purpose")

    seats.leave = broken  # type: ignore[assignment]
    logs.configure = functools.partial(logs.configure, as_json=as_json)
    with Path(wrote).open("w") as file:
        os.dup2(file.fileno(), 2)
    with Path(said).open("w") as file:
        os.dup2(file.fileno(), 1)
    serve(port=0, data=data, log_level="debug", rates=False, bot_delay=0.0, bot_poll=0.1, bot_workers=1)


@contextlib.contextmanager
def serving(data: Path, *, as_json: bool) -> Iterator[tuple[httpx.Client, Path]]:
    """Run a server that says all it can; give where it is, and the file that it writes to."""
    data.mkdir()
    said, wrote = data / "said", data / "wrote"
    process: Any = _fork.Process(target=_serve, args=(str(said), str(wrote), str(data), as_json))
    process.start()
    try:
        until = time.monotonic() + START_TIME
        while not (said.exists() and said.read_text().endswith("\n")):
            assert process.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.02)
        with httpx.Client(base_url=said.read_text().split()[-1], timeout=60) as http:
            yield http, wrote
    finally:
        process.terminate()
        process.join(60)


class Evening:
    """People who play at a server, and everything that is nobody else's business."""

    def __init__(self, http: httpx.Client, data: Path) -> None:
        self.http = http
        self.database = data / "bastide.sqlite3"
        self.secrets: set[str] = {WORDS, TALK, (data / "secret").read_text().strip()}
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = self.expect(200, "POST", "/api/tables", {"game": "carcassonne", "seats": seats})
        self.table: str = made["table"]["id"]
        self.tokens: list[str] = [made["tokens"]["0"]]
        self.secrets |= {self.table[SHOWN + 1 :], *self.tokens}

    def expect(self, status: int, method: str, path: str, body: Any = None, tokens: str = "") -> Any:
        answer = self.http.request(method, path, json=body, headers={"X-Bastide-Seats": tokens} if tokens else {})
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if answer.headers["content-type"].startswith("application/json") else None

    def sql(self, statement: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.database)) as database, database:
            return database.execute(statement).fetchall()

    def play(self) -> None:
        """Sit down, move, be refused, watch, open links, and meet errors of the server and of its database."""
        path, mine = f"/api/tables/{self.table}", self.tokens[0]
        self.tokens.append(self.expect(200, "POST", f"{path}/join", {"name": "Bruno"})["token"])
        held = ",".join(self.tokens)
        for _ in range(4):
            snapshot = self.expect(200, "GET", path, tokens=held)["snapshot"]
            if snapshot["legal"]:
                move = {"seq": snapshot["seq"], "actions": [snapshot["legal"][0]["text"]]}
                self.expect(200, "POST", f"{path}/moves", move, held)
                self.expect(409, "POST", f"{path}/moves", move | {"seq": 0, "actions": ["meeple none"]}, held)
            time.sleep(0.1)
        self.expect(401, "POST", f"{path}/moves", move, mine[:-1] + ("A" if mine[-1] != "A" else "B"))
        self.expect(422, "POST", f"{path}/moves", {"seq": "x", "actions": [mine]}, held)
        self.expect(404, "GET", f"/api/tables/{self.table[:-1]}0")
        self.expect(404, "GET", f"{path}/nothing?token={mine}")
        self.http.get(f"/{self.table}")
        self.http.get(f"/t/{self.table}")
        with connect(f"{str(self.http.base_url).replace('http', 'ws', 1)}{path[1:]}/live") as live:
            live.send(json.dumps({"type": "hello", "tokens": self.tokens, "since": None}))
            while json.loads(live.recv(timeout=20))["type"] != "snapshot":
                pass
            live.send(json.dumps({"type": "nothing", "token": mine}))
        code = self.expect(200, "POST", f"{path}/pair", None, held)["code"]
        fresh = self.expect(200, "POST", "/api/seat", {"code": code})["tokens"]
        self.secrets |= {code, *fresh.values()}
        self.expect(200, "POST", "/api/words/cover", {"words": WORDS, "tables": {self.table: self.tokens}})
        found = self.expect(200, "POST", "/api/words/recover", {"words": WORDS})["found"]
        self.secrets |= {token for one in found for token in one["tokens"].values()}
        self.expect(200, "POST", f"{path}/chat", {"text": TALK}, held)
        self.expect(500, "POST", f"{path}/leave", {"seat": 0}, mine)
        self.sql("CREATE TRIGGER no BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'not now'); END")
        self.expect(500, "POST", f"{path}/chat", {"text": TALK}, held)
        self.sql("DROP TABLE chat")
        self.expect(503, "POST", f"{path}/chat", {"text": TALK}, held)
        for row in self.sql("SELECT seed FROM tables") + self.sql("SELECT token_hash FROM seats"):
            for value in row:
                self.secrets |= spellings(value)


def spellings(value: Any) -> set[str]:
    """Return how bytes may be written."""
    if value is None:
        return set()
    if isinstance(value, str):
        return {value}
    return {value.hex(), repr(value)[2:-1], json.dumps(repr(value))[3:-2]}


@pytest.mark.parametrize("as_json", [True, False], ids=["json", "text"])
def test_logs_hold_no_link_no_token_no_seed_and_no_parameter(tmp_path: Path, as_json: bool) -> None:
    with serving(tmp_path / "data", as_json=as_json) as (http, wrote):
        evening = Evening(http, tmp_path / "data")
        evening.play()
    text = wrote.read_text()
    assert len(re.findall("request failed", text)) == 2
    assert "broken on purpose" in text
    assert "the database cannot be used" in text
    assert not {secret for secret in evening.secrets if secret in text}
