"""`bastide new`: the package of a new game, written from the template that lies in this package."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Final

import click

from bastide.cli.texts import t
from bastide.cli.told import why
from bastide.cli.words import Fault
from bastide.engine.registry import folder_of, games
from bastide.testing.coverage import rulebook_ids

NAME: Final = re.compile(r"[a-z]{3}[a-z0-9]{0,21}")
TITLE: Final = re.compile(r"[^\W\d_][^\"'`\\{}<>&\n]*")
"""A title may stand in every file of the template as it is."""
STANDS_FOR: Final = ("newgame", "Newgame", "NEW-")
"""What the template calls its game: the name, the title and the beginning of its rules' numbers."""
LETTERS: Final = 3
"""Of the word with which the numbers of a rulebook begin."""


def new(name: str, folder: Path | None, title: str) -> None:
    """Write the package of a new game into a folder and say what to type next."""
    title = title or name.capitalize()
    folder = folder or Path(f"bastide-{name}")
    if not NAME.fullmatch(name):
        raise Fault(t("cli-new-name", name=name))
    if not TITLE.fullmatch(title):
        raise Fault(t("cli-new-title", title=title))
    if name in games():
        raise Fault(t("cli-new-taken", name=name))
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Fault(t("cli-new-folder", folder=str(folder)))
        written = list(write(folder, name, title))
    except OSError as error:
        raise Fault(t("cli-new-failed", folder=str(folder), reason=why(error))) from error
    for path in written:
        click.echo(path.as_posix())
    click.echo(t("cli-new-next", title=title))
    for command in (f"pip install -e {folder}", f"pytest {folder}", f"bastide play {name}", "bastide serve"):
        click.echo(f"  {command}")


def write(folder: Path, name: str, title: str) -> Iterator[Path]:
    """Write every file of the template for a game of this name and title; yield where each is."""
    instead = dict(zip(STANDS_FOR, (name, title, f"{prefix(name)}-"), strict=True))

    def named(text: str) -> str:
        return re.sub("|".join(STANDS_FOR), lambda found: instead[found[0]], text)

    for parts, file in template():
        path = folder.joinpath(*map(named, parts))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(named(file.read_text("utf-8")), "utf-8")
        yield path


def template() -> Iterator[tuple[tuple[str, ...], Traversable]]:
    """Yield the files of the template, each with its path in parts, in the order of their names."""
    ahead: list[tuple[tuple[str, ...], Traversable]] = [((), files("bastide") / "template")]
    while ahead:
        parts, found = ahead.pop()
        if found.is_file():
            yield parts, found
            continue
        inside = sorted((one for one in found.iterdir() if "cache" not in one.name), key=lambda one: one.name)
        ahead += [((*parts, one.name), one) for one in reversed(inside)]


def prefix(name: str) -> str:
    """Return the letters with which the rules of a game are numbered: the first three, or others if these are taken."""
    taken = {rule[:LETTERS] for game in games() for rule in rules_of(game)}
    letters = [letter for letter in name.upper() if letter.isalpha()]
    found = ("".join(chosen) for chosen in combinations(letters, LETTERS))
    return next((free for free in found if free not in taken), f"{letters[0]}XX")


def rules_of(game: str) -> tuple[str, ...]:
    """Return the numbers of the rules of a game; none where it brings no rulebook."""
    rulebook = folder_of(game).joinpath("rulebook.md")
    return rulebook_ids(rulebook.read_text("utf-8")) if rulebook.is_file() else ()
