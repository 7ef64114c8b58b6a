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
from tests.cli.conftest import ENGLISH
from tests.docs.blocks import ROOT, blocks, pages, pattern
from tests.server import postgres

COMMAND = re.compile(r"^\$ (.+?)(?:\s{2,}# .*)?\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
OPEN = re.compile(r"open at (http://\S+?)/?\s*$")

OUTSIDE = {
    "make play": "it is what serves the product; `make test` itself proves it",
    "make test": "it runs this",
    "systemctl restart bastide": "a systemd unit is the host's",
    "bastide check data/bastide.sqlite3": "tests/server/test_check.py types it, where there is a database",
    **dict.fromkeys(
        (
            "bastide join https://play.example.org/t/aBcDeFg",
            "bastide open caylus --server https://play.example.org --seats me,open,level:3 --clock 10+5",
        ),
        "tests/cli/test_online_lines.py types them, where there is a server",
    ),
    **dict.fromkeys(
        (
            "bastide admin tables --reported",
            "bastide admin look aBcDeFgHiJk",
            "bastide admin restrict mute --seat aBcDeFgHiJk:1 --for 7d --reason insults",
            "bastide admin audit",
            "bastide admin export aBcDeFgHiJk 1",
            "bastide admin forget aBcDeFgHiJk 1 --yes",
        ),
        "tests/server/test_admin_command.py types them, where there is a server and an operator",
    ),
    **dict.fromkeys(
        (
            'bastide admin announce "New rules for Praga tonight: a pause of five minutes" --in 2h',
            'bastide admin announce ""',
        ),
        "tests/server/test_admin_command.py types them, where there is a server and an operator",
    ),
    **dict.fromkeys(
        (
            "bastide serve --check --config bastide.toml",
            "bastide notify mail you@example.org --config bastide.toml",
            "bastide notify webhook --config bastide.toml",
            "bastide notify push --config bastide.toml",
        ),
        "tests/server/test_notify_command.py types them, where there are services",
    ),
    "python -m bastide.arena.protocol --out benchmarks/strength/protocol.json --page docs/research/protocol.md": (
        "it plays for hours and fills the page; tests/arena/test_protocol.py fills a small one"
    ),
    "python examples/maskable_ppo.py --steps 40000 --svg curve.svg": "scripts/works types it, with PyTorch",
    "python examples/alphazero.py caylus --seconds 150 --keep alphazero.npz": (
        "uncompiled it searches for hours; tests/examples/test_alphazero.py learns a short game"
    ),
}
"""Commands that are not typed here, and why."""

SMALLER = (
    (r"--games \d+", "--games 2"),
    (r"--seconds \d+", "--seconds 2 --every 2 --match 2"),
    (r"(search(?:@[\d.]+)?):[\d.]+s?", r"\1:4"),
    (r"^export RAY_ADDRESS=\S+$", "true"),  # a cluster of this machine's own will do
    (r"/var/lib/bastide", "lib"),
    (r"(tune carcassonne --options preset=modern)", r"\1 stack=VUVEU --cycles 1 --match 2"),
    # a match so short is not won, which is told by 1
    (r"(arena\.learn caylus)(.*)", r"\1 --cycles 1 --games 8 --passes 1 --hidden 4 --match 2\2 || test $? = 1"),
    (
        r"(arena\.learn\.policy caylus)(.*)",
        r"\1 --players 2 --cycles 1 --games 2 --rounds 4 --passes 1 --hidden 4 --match 2\2 || test $? = 1",
    ),
    (r"(match|simulate) carcassonne", r"\1 carcassonne --options stack=VUVEUXNO"),
    (r"(arena\.protocol \S+)(.*)", r"\1 --only carrara --against random --games 2\2"),
    (r"serve(?= |$)", "serve --port 0"),
    (r"--port 8081", "--port 0"),
)
"""What is made smaller or moved: numbers of games, time to think, addresses."""


def commands(page: Path) -> list[tuple[str, str]]:
    """Return what a page tells its reader to type, each with what it says will be printed."""
    name = page.relative_to(ROOT).as_posix()
    return [(line.strip(), said) for block in blocks(name, "console") for line, said in COMMAND.findall(block)]


PAGES = [page for page in pages() if page.name != "CONTRIBUTING.md" and commands(page)]
"""What CONTRIBUTING.md types belongs to a checkout: tests/docs/test_shown.py."""


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
        """Type one command; fail if it does. A record is written where there is none yet."""
        line = self._here(line)
        if recorded := re.search(r"--record (\S+)", line):
            (self._folder_of(line) / recorded[1]).unlink(missing_ok=True)
        if re.search(r"bastide serve|--http", line) and "--check" not in line:
            self._start(line)
            return
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line],
            cwd=self._folder_of(line),
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

    def _folder_of(self, line: str) -> Path:
        """Return where a line is typed: in the folder of the example whose bot it names, as the page says."""
        named = re.search(r"python:(\w+):", line)
        examples = self.folder / "examples"
        there = named and not (self.folder / f"{named[1]}.py").exists() and (examples / f"{named[1]}.py").exists()
        return examples if there else self.folder

    def _here(self, line: str) -> str:
        for large, instead in SMALLER:
            line = re.sub(large, instead, line)
        if made := re.fullmatch(r"pip install -e (\S+)", line):
            self.environment["PYTHONPATH"] += f":{self.folder}/site"
            uv = f"{ROOT}/.tools/bin/uv pip install -q --no-deps --no-build-isolation"
            return f"{uv} --python {sys.executable} --target site ./{made[1]}"
        if line.startswith("pip install "):
            wanted = re.sub(r"(?<=[ '])(bastide|\.)(?=\[|'| |$)", str(ROOT), line.removeprefix("pip install"))
            return f"{ROOT}/.tools/bin/uv pip install -q --dry-run --python {sys.executable} {wanted}"
        if "TABLE" in line:
            line = self._at_a_table(line)
        if any(word in line for word in ("sqlite3 data", "127.0.0.1:8080", "admin operator")):
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
            if "createdb" not in line:
                subprocess.run(["createdb", "bastide"], env=self.environment, check=True)
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
                self.server, self.said = found[1], "".join(lines)
                return
        pytest.fail(f"{line}\n{''.join(lines)}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) in (0, -signal.SIGTERM)


def is_shown(shown: str, said: str) -> bool:
    """Whether a page shows what was printed: line after line, `…` for anything, a prompt may precede."""
    shown = re.sub(r"(?<=127\.0\.0\.1:)\d+", "…", shown)  # tests listen elsewhere
    parts = [part.strip("\n") for part in re.split(r"^…$", shown, flags=re.MULTILINE)]
    wanted = ["\n".join(map(pattern, part.splitlines())) for part in parts if part]
    return re.search(r"(?:.*\n)*.*".join(wanted), said) is not None


def fair_game() -> str:
    """Return the record of a finished game whose draws can be verified."""
    game = bastide.load_game("carcassonne", options={"stack": "VUVEUXNOVAVUVEUA"})
    shuffle, state = bastide.Shuffle(game, b"manual"), game.new_initial_state()
    chance = shuffle.chance()
    while not state.is_terminal():
        due = state.current_player() == bastide.CHANCE
        state.apply_action(chance.choose(state) if due else state.legal_actions()[0])
    return bastide.Record.of_state(state, ["Ann", "Bo"]).finished(state, shuffle).dump()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    (tmp_path / "game.txt").write_text(fair_game(), encoding="utf-8")
    (tmp_path / "my-copy").mkdir()
    (tmp_path / "my-copy" / "praga.toml").write_text(blocks("docs/games/correct.md", "toml")[0], encoding="utf-8")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copy(ROOT / "examples" / "bot.py", tmp_path / "mybot.py")
    shutil.copy(ROOT / "examples" / "bot.mjs", tmp_path)
    shutil.copy(ROOT / "examples" / "my_bots.py", tmp_path)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {
        **os.environ,
        **ENGLISH,
        "PATH": path,
        "PYTHONPATH": str(Path(bastide.__file__).parents[1]),
        "XDG_DATA_HOME": str(tmp_path),
    }
    with ExitStack() as stack:
        yield Desk(tmp_path, stack, environment)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_commands_of_a_page_work(page: Path, desk: Desk) -> None:
    for line, shown in commands(page):
        if line not in OUTSIDE:
            desk.type(line)
            assert is_shown(shown, desk.said), f"{line}\n{desk.said}"
            for file in desk.folder.glob("games.*"):
                file.unlink()  # each command writes its own


def test_what_is_not_typed_stands_in_the_manual() -> None:
    assert set(OUTSIDE) <= {line for page in PAGES for line, _ in commands(page)}
