"""What a chat shows beside a link: game, seats and a picture, in the reader's language, and nobody's name."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from bastide.engine.registry import BUNDLED
from bastide.server import previews
from bastide.server.settings import Settings
from bastide.storage.trouble import Unreachable

from .served import Served, serving

PICTURES = Path("web/public/previews")
PAGE = "<!doctype html><html><head><title>Bastide</title></head><body></body></html>"


@pytest.fixture
async def site(sqlite_settings: Settings, tmp_path: Path) -> AsyncIterator[Served]:
    static = tmp_path / "static"
    (static / "previews").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    for name in ("bastide", "caylus"):
        (static / "previews" / f"{name}.jpg").touch()
    async with serving(replace(sqlite_settings, static=static)) as served:
        yield served


async def said(site: Served, path: str, language: str = "", **headers: str) -> dict[str, str]:
    """Return what a page says of itself, by name."""
    answer = await site.get(path, headers={"Accept-Language": language, **headers})
    assert answer.status_code == 200
    assert answer.text.startswith(PAGE.partition("</head>")[0])
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


async def test_a_link_to_a_table_says_which_game_it_is_for_how_many(site: Served) -> None:
    table, _ = await site.table("Odile", None, None, game="caylus", public=False)
    found = await said(site, f"/t/{table}")
    assert found["og:title"] == "Caylus"
    assert found["og:description"].startswith("A street and a castle. A table for 3: open the link")
    assert found["og:image"] == "http://testserver/previews/caylus.jpg"
    assert found["twitter:card"] == "summary_large_image"
    assert "Odile" not in str(found)
    assert await said(site, f"/t/{table}/replay") == found
    assert site.house.positions.kept(table) is None  # so far it was read from the database
    async with site.house.db.reading() as connection:
        site.house.positions.keep(await site.house.positions.load(connection, table))
    assert await said(site, f"/t/{table}") == found


@pytest.mark.parametrize(
    ("accepted", "title"),
    [
        ("zh-TW,zh;q=0.9,en;q=0.8", "凱呂斯"),
        ("ja-JP", "ケイラス"),
        ("de-DE,ja;q=0.5", "ケイラス"),
        ("*", "Caylus"),
        ("en-GB,ja", "Caylus"),
    ],
)
async def test_it_says_so_in_the_language_of_whoever_asks(site: Served, accepted: str, title: str) -> None:
    table, _ = await site.table("Odile", None, game="caylus")
    found = await said(site, f"/t/{table}", accepted)
    assert found["og:title"] == title
    assert (title == "Caylus") == found["og:description"].isascii()


async def test_other_pages_say_what_they_are(site: Served) -> None:
    lobby = await said(site, "/")
    assert lobby["og:title"] == "Bastide"
    assert lobby["og:image"] == "http://testserver/previews/bastide.jpg"
    assert "no account" in lobby["og:description"]
    rules = await said(site, "/rules/caylus")
    assert (rules["og:title"], rules["og:image"]) == ("Caylus", "http://testserver/previews/caylus.jpg")
    assert rules["og:description"].startswith("A street and a castle. A turn in pictures")
    for path in ("/t/nothing", "/t/", "/rules/chess", "/admin", "/seat/abcdef", "/t/%22%3E%3Cb%3E"):
        assert await said(site, path) == lobby, path


async def test_a_game_without_a_picture_has_that_of_all(site: Served) -> None:
    table, _ = await site.table("Odile", None, game="carrara")
    assert (await said(site, f"/t/{table}"))["og:image"] == "http://testserver/previews/bastide.jpg"
    plugin, _ = await site.table("Odile", None, game="huts")
    assert (await said(site, f"/t/{plugin}"))["og:title"] == "Bastide"


async def test_addresses_are_those_by_which_people_come(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.house, "settings", replace(site.house.settings, https=True))
    assert (await said(site, "/", Host="play.example.org"))["og:image"].startswith("https://play.example.org/previews/")


async def test_a_page_comes_though_the_database_does_not(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def away() -> None:
        raise Unreachable(OSError("away"))

    monkeypatch.setattr(site.house.db, "reading", away)
    assert (await said(site, "/t/nothing"))["og:title"] == "Bastide"


def test_every_game_has_a_picture_of_the_size_that_is_said() -> None:
    assert {file.stem for file in PICTURES.iterdir()} == {*BUNDLED, previews.ANY}
    for file in PICTURES.iterdir():
        found = re.search(rb"\xff\xc0\x00\x11\x08(..)(..)", file.read_bytes(), re.DOTALL)  # where a JPEG tells its size
        assert found is not None
        height, width = (int.from_bytes(side) for side in found.groups())
        assert (width, height) == previews.SIZE
        assert file.stat().st_size < 40_000  # it is in the package
