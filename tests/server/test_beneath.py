"""A server beneath a path of its site: whatever is asked for lies there, also where a proxy takes the path away."""

import base64
import hashlib
import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from bastide.server.homes import Homes, home_of
from bastide.server.settings import Settings
from tests.docs.blocks import blocks

from .real_server import running
from .served import Served, serving
from .test_proxies import before, kept_port, put

BASE = "/my/games"
PAGE = """<!doctype html><html lang="en"><head><link rel="icon" href="./sign.svg" />
<script>load('/bare.js')</script><link rel="manifest" href="./manifest.webmanifest" />
<script type="module" src="./assets/first-abcdefg.js"></script></head><body><a href="/elsewhere">.</a></body></html>"""


@pytest.fixture
async def site(sqlite_settings: Settings, tmp_path: Path) -> AsyncIterator[Served]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "first-abcdefg.js").write_text("1;")
    (static / "manifest.webmanifest").write_text('{"id": "/", "icons": [{"src": "/sign.svg"}]}')
    async with serving(replace(sqlite_settings, static=static, public_url=f"https://example.org{BASE}/")) as served:
        yield served


@pytest.mark.parametrize("path", [BASE, f"{BASE}/", f"{BASE}/t/abc/replay", "/", "/t/abc"])
async def test_a_page_names_its_parts_by_their_whole_path(site: Served, path: str) -> None:
    answer = await site.get(path)
    assert answer.status_code == 200
    assert f'<html data-base="{BASE}" lang="en">' in answer.text
    named = re.findall(r"""["'](/[^"']*)["']""", answer.text)
    assert named == [
        BASE, f"{BASE}/sign.svg", f"{BASE}/bare.js", f"{BASE}/manifest.webmanifest", f"{BASE}/assets/first-abcdefg.js",
        "/elsewhere",
    ]  # fmt: skip
    assert f"http://testserver{BASE}/previews/bastide.jpg" in answer.text
    digest = base64.b64encode(hashlib.sha256(f"load('{BASE}/bare.js')".encode()).digest()).decode()
    assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]


async def test_everything_lies_beneath_the_path(site: Served) -> None:
    assert (await site.get(f"{BASE}/assets/first-abcdefg.js")).text == "1;"
    assert (await site.get(f"{BASE}/manifest.webmanifest")).json() == {
        "id": f"{BASE}/", "icons": [{"src": f"{BASE}/sign.svg"}],
    }  # fmt: skip
    assert (await site.get(f"{BASE}/api/games")).json() == (await site.get("/api/games")).json()
    # what a page compares with the address of its own script
    assert (await site.get(f"{BASE}/api/server")).json()["page"] == "/assets/first-abcdefg.js"
    assert (await site.get(f"{BASE}/api/admin/tables")).status_code == 401
    assert (await site.get(f"{BASE}s/api/games")).headers["content-type"].startswith("text/html")


def test_a_process_knows_whose_table_is_meant(tmp_path: Path) -> None:
    homes, table = Homes(0, 4, tmp_path), "aBcDeFgHiJkLmNoPq"
    wanted = home_of(table, 4)
    for path in (f"/api/tables/{table}/moves", f"{BASE}/api/tables/{table}"):
        assert homes.home(f"POST {path} HTTP/1.1\r\n".encode()) == wanted
    assert homes.home(f"GET /t/?next=/api/tables/{table} HTTP/1.1\r\n".encode()) == 0


@pytest.mark.parametrize("passed_on", ["", BASE], ids=["taken away", "passed on"])
def test_behind_a_proxy_that_takes_the_path_away_or_does_not(tmp_path: Path, passed_on: str) -> None:
    (block,), file = blocks("docs/host/public.md", "nginx"), tmp_path / "nginx.conf"
    location = re.search(r"location / \{.*?\n    \}", block, re.DOTALL)
    assert location is not None
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    with kept_port() as port, running(tmp_path / "data", public_url=f"http://127.0.0.1:{port}{BASE}") as server:
        behind = f"{server.address.removesuffix(BASE)}{passed_on}/"
        inside = put(location[0], ("location / {", f"location {BASE}/ {{"), ("http://127.0.0.1:8080", behind))
        file.write_text(
            f"daemon off; user root; pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n"
            + "".join(f"{kind}_temp_path {tmp_path / kind};\n" for kind in temporary)
            + "map $http_upgrade $connection_upgrade { default upgrade; '' close; }\n"
            + f"server {{ listen 127.0.0.1:{port};\n{inside}\n}}\n}}\n"
        )
        with before(["nginx", "-p", str(tmp_path), "-c", str(file)], port, None, tmp_path / "said"):
            site = f"http://127.0.0.1:{port}{BASE}"
            seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
            made = httpx.post(f"{site}/api/tables", json={"game": "caylus", "seats": seats}).raise_for_status().json()
            table = made["table"]["id"]
            assert httpx.get(f"{site}/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Odile"
            assert f'data-base="{BASE}"' in httpx.get(f"{site}/t/{table}").text
            with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/live") as line:
                line.send('{"type": "hello", "tokens": [], "since": null}')
                assert json.loads(line.recv(20))["table"]["id"] == table
