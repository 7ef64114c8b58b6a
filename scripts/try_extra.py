"""Use what an extra promises, in an installed package: `python -I try_extra.py EXTRA` (`base` for none).

`python -I try_extra.py --missing` asks a package without extras for everything, and reads which extra it names.
"""

import contextlib
import importlib
import re
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import metadata, version
from pathlib import Path
from urllib.request import urlopen

import bastide

COMMAND = Path(sysconfig.get_path("scripts")) / "bastide"


def said(*words: str, code: int = 0) -> str:
    """Return all that a command prints."""
    done = subprocess.run([str(COMMAND), *words], capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def base() -> None:
    """The command, the texts, a game between bots, a game by lines."""
    assert version("bastide") in said("--version")
    assert "with the browser client" in said("--version")
    for language, word in (("en", "Carcassonne"), ("zh-Hant", "卡卡頌"), ("ja", "カルカソンヌ")):
        assert word in said("--lang", language, "games")
    assert "random" in said("match", "carcassonne", "random", "random", "--games", "2")
    assert "wins" in said("play", "carcassonne", "--seats", "random,random", "--seed", "1")


def terminal() -> None:
    """The full screen can be built, and a board has colours."""
    importlib.import_module("bastide.cli.screen")
    from bastide.cli import boards

    picture = boards.draw(bastide.load_game("caylus").new_initial_state().view(0))
    assert picture
    assert boards.text_of(picture).spans


def server() -> None:
    """A server answers with the page, and its page's program."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        words = [str(COMMAND), "serve", "--port", port, "--data", folder]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            try:
                lines = iter(process.stdout or [])
                address = next(found[1] for line in lines if (found := re.search(r"open at (http://\S+?)/?\s*$", line)))
                page = urlopen(address, timeout=30).read().decode()
                program = re.findall(r'src="(/?assets/[^"]+\.js)"', page)[0].lstrip("/")
                assert len(urlopen(f"{address}/{program}", timeout=30).read()) > 10_000
                assert b"carcassonne" in urlopen(f"{address}/api/games", timeout=30).read()
            finally:
                process.terminate()
    for name in ("asyncpg", "alembic", "prometheus_client", "orjson"):
        importlib.import_module(name)


def rl() -> None:
    """Batches, environments of three libraries, pictures."""
    import gymnasium
    import numpy

    batch = bastide.Batch("praga", n=4, seed=1)
    batch.step(batch.sample())
    assert batch.observations.dtype == numpy.int16
    importlib.import_module("bastide.adapters.gymnasium")
    assert any(name.startswith("bastide/") for name in gymnasium.registry)
    importlib.import_module("bastide.adapters.pettingzoo")
    if sys.platform != "win32":
        importlib.import_module("bastide.adapters.openspiel")
    for name in ("resvg_py", "pygame"):
        importlib.import_module(name)


def mcp() -> None:
    """The tools for language models are there."""
    importlib.import_module("bastide.cli.mcp.serve")


def data() -> None:
    """A table is written as Parquet, and read."""
    import pyarrow.parquet

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        said("simulate", "carcassonne", "--games", "2", "--workers", "1", "--out", str(file))
        assert pyarrow.parquet.read_table(file).num_rows == 2


def cluster() -> None:
    """Ray is there for whom tables are to be written."""
    data()
    importlib.import_module("ray")
    importlib.import_module("bastide.arena.cluster")


def all_of_it() -> None:
    """What a person wants who plays, serves and collects."""
    terminal()
    server()
    data()


def missing() -> None:
    """Without extras everything says which one it needs."""
    extra = {
        "rl": ["bastide.adapters.gymnasium", "bastide.adapters.pettingzoo", "bastide.adapters.openspiel"],
    }
    for name, modules in extra.items():
        for module in modules:
            with refused(name):
                importlib.import_module(module)
    with refused("rl"):
        bastide.Batch("caylus", n=2)
    assert "bastide[server]" in said("serve", code=2)
    assert "bastide[mcp]" in said("mcp", code=2)
    games = ("simulate", "carcassonne", "--games", "1")
    assert "bastide[data]" in said(*games, "--out", "games.parquet", code=2)
    assert "bastide[cluster]" in said(*games, "--ray", code=2)


@contextlib.contextmanager
def refused(extra: str):
    """Expect an ImportError that names the extra."""
    said = ""
    try:
        yield
    except ImportError as error:
        said = str(error)
    assert f"bastide[{extra}]" in said, said or f"{extra} is there, or was not asked for"


TRIALS: dict[str, Callable[[], None]] = {
    "base": base, "terminal": terminal, "server": server, "rl": rl, "mcp": mcp, "data": data, "cluster": cluster,
    "all": all_of_it,
}  # fmt: skip


def main(wanted: str) -> None:
    """Try one extra; every one that the package has must be known here."""
    assert Path(bastide.__file__).is_relative_to(sys.prefix), f"this is {bastide.__file__}, not what was installed"
    assert {"base", *(metadata("bastide").get_all("Provides-Extra") or [])} == set(TRIALS), "an extra nobody tries"
    began = time.monotonic()
    (missing if wanted == "--missing" else TRIALS[wanted])()
    print(f"{wanted.removeprefix('--')}: good ({time.monotonic() - began:.0f} s)")


main(sys.argv[1])
