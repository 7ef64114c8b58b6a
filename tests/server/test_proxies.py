"""nginx and Caddy, with the very blocks of the manual, before two servers on one PostgreSQL."""

import asyncio
import contextlib
import json
import random
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.docs.blocks import blocks

from . import postgres
from .players import Player
from .real_server import RealServer, running
from .test_workers import turn

NAME = "play.example.org"
MACHINES = ("10.0.0.1:8080", "10.0.0.2:8080")
LIVE_OF_ONE = 4
pytestmark = pytest.mark.postgres


@contextmanager
def kept_port() -> Iterator[int]:
    """Keep a port for a proxy, which may bind it too: no server and no call is given it meanwhile."""
    with closing(socket.socket()) as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield int(kept.getsockname()[1])


def put(text: str, *places: tuple[str, object]) -> str:
    """Put what holds here in place of what a page says; each stands there."""
    for there, here in places:
        assert there in text, there
        text = text.replace(there, str(here))
    return text


def nginx(folder: Path, port: int, machines: list[tuple[str, str]]) -> list[str]:
    """Write the configuration of the two pages; return how nginx is started on it."""
    (certificate, key), (several,) = (folder / "a.pem", folder / "a.key"), blocks("docs/host/scale.md", "nginx")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    (site,) = blocks("docs/host/public.md", "nginx")
    upgrade = re.search(r"`(map \$http_upgrade .*?\})`", Path("docs/host/public.md").read_text())
    assert upgrade is not None
    site = put(
        site, ("listen 443", f"listen 127.0.0.1:{port}"), ("http://127.0.0.1:8080", "http://bastide"),
        (f"/etc/ssl/{NAME}.pem", certificate), (f"/etc/ssl/{NAME}.key", key),
    )  # fmt: skip
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; user root; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off;\n{paths}{upgrade[1]}\n{put(several, *machines)}\n{site}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(file)]


def forgetful(folder: Path, port: int, machines: list[tuple[str, str]]) -> list[str]:
    """Write the same without what a site of mere pages does not need: nothing of WebSockets, nothing of time."""
    command, file = nginx(folder, port, machines), folder / "nginx.conf"
    left_out = r"proxy_(http_version|read_timeout|set_header (Upgrade|Connection)) [^;]+;"
    file.write_text(re.sub(left_out, "", file.read_text()))
    return command


def caddy(folder: Path, port: int, machines: list[tuple[str, str]]) -> list[str]:
    """Write the configuration of the page, with an authority of Caddy's own; return how Caddy is started on it."""
    file = folder / "Caddyfile"
    file.write_text(
        f"{{\nadmin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects\nhttps_port {port}\n"
        f"storage file_system {folder}\n}}\n{put(blocks('docs/host/scale.md', 'text')[0], *machines)}"
    )
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@dataclass(frozen=True)
class Front:
    """A proxy and what is behind it, as a client finds it."""

    port: int
    servers: list[RealServer]
    trust: ssl.SSLContext

    def http(self, address: str = "127.0.0.1") -> httpx.Client:
        wire = httpx.HTTPTransport(verify=self.trust, local_address=address)
        where = f"https://127.0.0.1:{self.port}"
        return httpx.Client(transport=wire, base_url=where, headers={"Host": NAME}, timeout=60)

    def call(self, method: str, path: str, address: str = "127.0.0.1", **more: Any) -> Any:
        with self.http(address) as http:
            answer = http.request(method, path, extensions={"sni_hostname": NAME}, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def live(self, table_id: str, address: str) -> ClientConnection:
        return await connect(
            f"wss://{NAME}/api/tables/{table_id}/live", host="127.0.0.1", port=self.port, ssl=self.trust,
            local_addr=(address, 0), origin=f"https://{NAME}", max_size=None,  # type: ignore[arg-type]
        )  # fmt: skip

    async def seated(self, table_id: str, token: str, address: str) -> Player:
        line = await self.live(table_id, address)
        await line.send(json.dumps({"type": "hello", "tokens": [token], "since": None}))
        player = Player(line)
        await player.at(0)
        return player

    def opened(self, *others: dict[str, str]) -> tuple[str, list[str]]:
        seats = [{"kind": "me", "name": "Odile"}, *(others or ({"kind": "local", "name": "Bruno"},))]
        made = self.call("POST", "/api/tables", json={"game": "carcassonne", "seats": seats})
        return made["table"]["id"], list(made["tokens"].values())

    def asked(self) -> list[int]:
        """Return how often each server was asked for a table."""
        told = [httpx.get(f"{server.address}/metrics").text for server in self.servers if server.process.is_alive()]
        line = r'bastide_http_requests_total\{method="GET",route="/api/tables/\{\w+\}",status="200"\} (\d+)'
        return [int(found[1]) if (found := re.search(line, text)) else 0 for text in told]


@contextmanager
def before(command: list[str], port: int, trust: ssl.SSLContext | None, said: Path) -> Iterator[None]:
    """Run a proxy while the block runs; what it says goes to a file."""
    assert shutil.which(command[0]), f"these tests need {command[0]}: scripts/setup proxies"
    with said.open("w") as file:
        process = subprocess.Popen(command, stderr=file)
    try:
        until = time.monotonic() + 30
        while True:
            assert process.poll() is None, said.read_text()
            assert time.monotonic() < until, said.read_text()
            with contextlib.suppress(OSError), closing(socket.create_connection(("127.0.0.1", port))) as found:
                if trust is not None:
                    trust.wrap_socket(found, server_hostname=NAME).close()
                break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(params=(nginx, caddy), ids=("nginx", "caddy"))
def front(request: pytest.FixtureRequest, tmp_path: Path, postgres_cluster: str) -> Iterator[Front]:
    written: Callable[[Path, int, list[tuple[str, str]]], list[str]] = request.param
    given: dict[str, Any] = {
        "secret": "0123456789abcdef" * 4,
        "allowed_hosts": (NAME,),
        "https": True,
        "sockets_per_client": LIVE_OF_ONE,
    }
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    with (
        kept_port() as port,
        postgres.database(postgres_cluster) as database,
        running(tmp_path / "one", database, **given) as one,
        running(tmp_path / "two", database, **given) as two,
    ):
        machines = [(there, here.address.rpartition("/")[2]) for there, here in zip(MACHINES, (one, two), strict=True)]
        with before(written(tmp_path, port, machines), port, trust, tmp_path / "said"):
            yield Front(port, [one, two], trust)


async def test_what_is_asked_of_a_table_goes_to_one_machine(front: Front) -> None:
    homes: set[int] = set()
    for _ in range(16):
        table_id, _ = front.opened()
        before_it = front.asked()
        for number in range(4):
            front.call("GET", f"/api/tables/{table_id}", f"127.0.0.{2 + number % 2}")
        grown = [now - then for now, then in zip(front.asked(), before_it, strict=True)]
        assert sorted(grown) == [0, 4]
        homes.add(grown.index(4))
        if homes == {0, 1}:
            return
    pytest.fail("all tables are at home on one machine")


async def test_live_connections_pass_and_clients_keep_their_addresses(front: Front) -> None:
    table_id, tokens = front.opened()
    players = [await front.seated(table_id, token, f"127.0.0.{2 + seat}") for seat, token in enumerate(tokens)]
    rng = random.Random(1)
    for number in range(6):
        await turn(players, number, rng)
    more = [await front.live(table_id, "127.0.0.2") for _ in range(LIVE_OF_ONE - 1)]
    refused = json.loads(await asyncio.wait_for((await front.live(table_id, "127.0.0.2")).recv(), 20))
    assert refused["type"] == "error"  # as many as one client may have; of the other one, one is open
    last = await front.seated(table_id, tokens[0], "127.0.0.3")
    for line in (*more, last.line, *(player.line for player in players)):
        await line.close()


async def test_streams_come_line_by_line(front: Front) -> None:
    table_id, tokens = front.opened()
    where = f"/api/bot/game/stream/{table_id}"
    headers = {"Authorization": f"Bearer {tokens[0]}"}

    def told() -> list[str]:
        with (
            front.http() as http,
            http.stream("GET", where, headers=headers, extensions={"sni_hostname": NAME}) as answer,
        ):
            kinds = []
            for line in answer.iter_lines():
                if not line:
                    continue
                kinds.append(json.loads(line)["type"])
                if len(kinds) == 1:
                    state = front.call("GET", f"/api/tables/{table_id}", headers={"X-Bastide-Seats": ",".join(tokens)})
                    move = {"seq": state["snapshot"]["seq"], "actions": [state["snapshot"]["legal"][0]["text"]]}
                    seats = {"X-Bastide-Seats": ",".join(tokens)}
                    front.call("POST", f"/api/tables/{table_id}/moves", json=move, headers=seats)
                if kinds[-1] == "gameState":
                    return kinds
        return kinds

    kinds = await asyncio.wait_for(asyncio.to_thread(told), 20)
    assert kinds[0] == "gameFull"
    assert kinds[-1] == "gameState"


@pytest.mark.parametrize("front", [forgetful], indirect=True)
async def test_where_a_proxy_knows_no_websockets_what_happens_comes_all_the_same(front: Front) -> None:
    table_id, tokens = front.opened()
    with pytest.raises(InvalidStatus):
        await front.live(table_id, "127.0.0.2")
    seats = {"X-Bastide-Seats": ",".join(tokens)}
    hello = json.dumps({"type": "hello", "tokens": tokens, "since": None})
    async with (
        httpx.AsyncClient(verify=front.trust, timeout=20) as http,
        http.stream(
            "POST", f"https://127.0.0.1:{front.port}/api/tables/{table_id}/live", content=hello,
            headers={"Host": NAME, "Origin": f"https://{NAME}"}, extensions={"sni_hostname": NAME},
        ) as answer,
    ):  # fmt: skip
        frames = (json.loads(line[6:]) async for line in answer.aiter_lines() if line.startswith("data: "))
        first = await anext(frame async for frame in frames if frame["type"] == "snapshot")
        move = {"seq": first["seq"], "actions": [first["legal"][0]["text"]]}
        made = await asyncio.to_thread(front.call, "POST", f"/api/tables/{table_id}/moves", json=move, headers=seats)
        step = await anext(frame async for frame in frames if frame["type"] == "step")
        assert step["seq"] == made["seq"]


async def test_tables_of_a_machine_that_is_killed_go_on_at_the_other(front: Front) -> None:
    rng = random.Random(2)
    rooms = {}
    for number in range(4):
        table_id, tokens = front.opened()
        players = [await front.seated(table_id, token, f"127.0.1.{2 * number + 1}") for token in tokens]
        rooms[table_id] = tokens, await turn(players, 1, rng), players
    front.servers[0].stop()
    for table_id, (tokens, known, players) in rooms.items():
        for player in players:
            await player.line.close()
        again = [await front.seated(table_id, token, "127.0.2.1") for token in tokens]
        assert again[0].reader.seq >= known
        await turn(again, 2, rng)
        for player in again:
            await player.line.close()
