"""What the browser says on a page is fetched before: the texts of a place are named only where that place is."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LIB = ROOT / "web" / "src" / "lib"
TEXT = ROOT / "src" / "bastide" / "text"
ENDINGS = ("", ".ts", ".svelte", "/index.ts", ".svelte.ts")
FROM = re.compile(r"(?:import|export)\s+(type\s+)?[^'\";]*?from\s+'([^']+)'")
LATER = re.compile(r"import\(\s*'([^']+)'\s*\)")
PLACE = re.compile(r"addPlace\('([a-z]+)'\)")
ID = re.compile(r"['\"`]([a-z]+(?:-[a-z0-9]+)+)['\"`]")
PAGES = [LIB / "table" / "TablePage.svelte", LIB / "replay" / "ReplayPage.svelte"]
BOARDS = sorted(path for path in LIB.glob("games/*/index.ts") if path.parent.name != "plain")
ELSEWHERE = [*PAGES, *BOARDS, *(LIB / path for path in ("admin/AdminPage.svelte", "guide/GuidePage.svelte"))]
ELSEWHERE += [LIB / "games" / "plain" / "index.ts", LIB / "plain" / "index.ts"]
"""What the lobby fetches to be another page, or a part of a table; each fetches its own texts."""


def messages(name: str) -> set[str]:
    """Return the messages of a file of texts."""
    return set(re.findall(r"^([a-z][\w-]*) =", (TEXT / name).read_text("utf-8"), re.MULTILINE))


def found(importer: Path, name: str) -> Path | None:
    """Return the file that an import names, if it is one of the client's own."""
    if not name.startswith((".", "$lib/")):
        return None
    base = LIB / name.removeprefix("$lib/") if name.startswith("$lib/") else importer.parent / name
    return next((Path(f"{base}{end}").resolve() for end in ENDINGS if Path(f"{base}{end}").is_file()), None)


def needs(start: Iterable[Path]) -> set[Path]:
    """Return files and all that they import at once."""
    seen: set[Path] = set()
    ahead = list(start)
    while ahead:
        path = ahead.pop()
        if path not in seen:
            seen.add(path)
            names = [name for kind, name in FROM.findall(path.read_text("utf-8")) if not kind]
            ahead += [one for name in names if (one := found(path, name))]
    return seen


def fetched(files: Iterable[Path]) -> set[Path]:
    """Return what files fetch when it is wanted, and what that fetches in turn."""
    ahead, seen = list(files), set[Path]()
    while ahead:
        path = ahead.pop()
        for name in LATER.findall(path.read_text("utf-8")):
            part = found(path, name)
            if part and part not in seen and part not in ELSEWHERE:
                seen.add(part)
                ahead += needs([part])
    return seen


def said(files: Iterable[Path], texts: set[str]) -> dict[str, list[str]]:
    """Return which of these messages are named, by file."""
    named = {str(path.relative_to(LIB.parent)): texts & set(ID.findall(path.read_text("utf-8"))) for path in files}
    return {path: sorted(ids) for path, ids in named.items() if ids}


TABLE, SELDOM = messages("table.en.ftl"), messages("later.en.ftl")


def test_the_lobby_says_what_is_there_from_the_start() -> None:
    first = needs([LIB.parent / "main.ts", LIB / "lobby" / "Lobby.svelte"])
    assert len(first) > 30
    assert said(first, TABLE | SELDOM) == {}


def test_what_is_opened_in_the_lobby_says_what_is_fetched_with_it() -> None:
    parts = fetched(needs([LIB.parent / "main.ts", LIB / "lobby" / "Lobby.svelte"]))
    assert len(parts) > 3
    assert said(needs(parts), TABLE) == {}


@pytest.mark.parametrize("page", [*PAGES, *BOARDS], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_page_says_what_is_fetched_with_it(page: Path) -> None:
    own = PLACE.findall(page.read_text("utf-8"))
    assert said(needs([page]), set() if "later" in own else SELDOM) == {}
