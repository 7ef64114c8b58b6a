"""Every command of the README and of the manual is typed as it stands there, on a small scale."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import bastide
from bastide.engine.chance import FairChance
from tests.cli.conftest import ENGLISH
from tests.server import postgres

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.+?)(?:\s{2,}# .*)?$", re.MULTILINE)
OPEN = re.compile(r"open at (http://\S+?)/?\s*$")

OUTSIDE = {
    "make play": "it is what serves the product; `make test` itself proves it",
    "make test": "it runs this",
    "systemctl restart bastide": "a systemd unit is the host's",
    "bastide check data/bastide.sqlite3": "tests/server/test_check.py types it, where there is a database",
    "python examples/maskable_ppo.py --steps 40000 --svg curve.svg": "PyTorch is no part of the tests' environment",
}
"""Commands that are not typed here, and why."""

SMALLER = (
    (r"--games \d+", "--games 2"),
    (r"search:[\d.]+s|search:\d+", "search:4"),
    (r"^export RAY_ADDRESS=\S+$", "true"),  # a cluster of this machine's own will do
    (r"/var/lib/bastide", "lib"),
    (r"(match|simulate) carcassonne", r"\1 carcassonne --options stack=VUVEUXNO"),
    (r"serve(?= |$)", "serve --port 0"),
    (r"--port 8081", "--port 0"),
)
"""What is made smaller or moved: numbers of games, time to think, addresses."""


def commands(page: Path) -> list[str]:
    """Return what a page tells its reader to type."""
    return [found.strip() for block in BLOCK.findall(page.read_text("utf-8")) for found in COMMAND.findall(block)]


PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [page for page in PAGES if "_build" not in page.parts and commands(page)]


@dataclass
class Desk:
    """A folder in which a reader sits, with the files that the manual speaks of."""

    folder: Path
    stack: ExitStack
    environment: dict[str, str] = field(default_factory=dict)
    server: str = ""
    """The address of the server that a page has started."""
    said: str = ""
    """What the last command printed."""

    def type(self, line: str) -> None:
        """Type one command; fail if it does."""
        line = self._here(line)
        if re.search(r"bastide serve|--http", line):
            self._start(line)
            return
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line],
            cwd=self.folder,
            env=self.environment,
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        assert "Traceback" not in done.stderr, f"{line}\n{done.stderr}"
        self.said = done.stdout

    def _here(self, line: str) -> str:
        for pattern, instead in SMALLER:
            line = re.sub(pattern, instead, line)
        if line.startswith("pip install "):
            wanted = re.sub(r"(?<=[ '])(bastide|\.)(?=\[|'| |$)", str(ROOT), line.removeprefix("pip install"))
            return f"{ROOT}/.tools/bin/uv pip install -q --dry-run --python {sys.executable} {wanted}"
        if "TABLE" in line:
            line = self._at_a_table(line)
        if "sqlite3 data" in line or "127.0.0.1:8080" in line:
            self._serve()
        if "createdb" in line or "postgresql+asyncpg" in line:
            line = self._at_postgres(line)
        return line.replace("http://127.0.0.1:8080", self.server)

    def _serve(self) -> None:
        if not self.server:
            self._start("bastide serve --port 0")
            (self.folder / "backup").mkdir(exist_ok=True)

    def _at_a_table(self, line: str) -> str:
        """Open a table with a free seat, or take the seat whose token was just printed."""
        self._serve()
        if "join" in line:
            body = {
                "game": "carcassonne",
                "options": {"stack": "XVA"},
                "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
            }
            post = Request(f"{self.server}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
            table = json.load(urlopen(post, timeout=20))["table"]["id"]
            self.environment["TABLE"] = table
        else:
            line = line.replace("TOKEN", json.loads(self.said)["token"])
        return line.replace("TABLE", self.environment["TABLE"])

    def _at_postgres(self, line: str) -> str:
        if "PGHOST" not in self.environment:
            address = self.stack.enter_context(postgres.cluster())
            owner, folder = re.findall(r"//(\w+)@.*host=(.*)", address)[0]
            self.environment |= {"PGHOST": folder, "PGUSER": owner, "DATABASE": address.format(name="bastide")}
        return re.sub(r"postgresql\+asyncpg://\S+", self.environment["DATABASE"], line)

    def _start(self, line: str) -> None:
        """Start what serves until it is stopped, and wait until it says where."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec env {line}"],
            cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.stack.callback(_stop, process)
        assert process.stdout is not None
        lines = []
        for text in process.stdout:
            lines.append(text)
            if found := OPEN.search(text):
                self.server = found[1]
                return
        pytest.fail(f"{line}\n{''.join(lines)}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) in (0, -signal.SIGTERM)


def fair_game() -> str:
    """Return the record of a finished game whose draws can be verified."""
    game, chance = bastide.load_game("carcassonne", options={"stack": "VUVEUXNOVAVUVEUA"}), FairChance(b"manual")
    state = game.new_initial_state()
    while not state.is_terminal():
        due = state.current_player() == bastide.CHANCE
        state.apply_action(chance.choose(state) if due else state.legal_actions()[0])
    record = bastide.Record.of_state(state, ["Ann", "Bo"], {"commitment": chance.commitment})
    return record.finished(state, chance.seed).dump()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    (tmp_path / "game.txt").write_text(fair_game(), encoding="utf-8")
    (tmp_path / "my-copy").mkdir()  # of the box; it holds nothing that differs
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copy(ROOT / "examples" / "bot.py", tmp_path / "mybot.py")
    shutil.copy(ROOT / "examples" / "bot.mjs", tmp_path)
    shutil.copy(ROOT / "examples" / "my_bots.py", tmp_path)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {
        **os.environ,
        **ENGLISH,
        "PATH": path,
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(tmp_path),
    }
    with ExitStack() as stack:
        yield Desk(tmp_path, stack, environment)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_commands_of_a_page_work(page: Path, desk: Desk) -> None:
    for line in commands(page):
        if line not in OUTSIDE:
            desk.type(line)
            for file in desk.folder.glob("games.*"):
                file.unlink()  # each command writes its own


def test_what_is_not_typed_stands_in_the_manual() -> None:
    assert set(OUTSIDE) <= {line for page in PAGES for line in commands(page)}
