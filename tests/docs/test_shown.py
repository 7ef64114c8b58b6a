"""What the manual shows without running it is what there is: files, settings, boards, answers, records."""

import asyncio
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

import bastide
from bastide.cli import texts
from bastide.cli.admin import admin
from bastide.cli.local import LocalTable
from bastide.cli.main import app
from bastide.cli.mcp.private import PrivateSitting
from bastide.cli.mcp.tools import Tools
from bastide.cli.words import SeatWord
from bastide.engine.lessons import lesson
from bastide.server import configuration, homes
from bastide.server.settings import Settings
from tests.cli.conftest import in_process
from tests.docs.blocks import ROOT, blocks, pattern

SOURCE = ROOT / "src" / "bastide"


def test_the_folders_of_the_house_are_there() -> None:
    """Every folder and file that the two trees name is there, and every room is named."""
    tree, game = blocks("docs/building/house.md", "text")
    rooms = re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)
    assert [name for name in rooms if not (SOURCE / name).is_dir()] == []
    typed = next(line for line in tree.splitlines() if line.strip().startswith("cli/"))
    assert set(re.findall(r"\w+", typed.split("bastide ")[1])) <= set(app.commands)
    root = SOURCE / "games" / "caylus"
    folder = root
    for line in game.splitlines()[1:]:
        entry, _, _ = line.strip().partition("   ")
        if line.startswith("    "):
            names = re.findall(r"[\w*]+\.[\w*]+", line)
        else:
            folder = root / entry.split("/")[0] if entry.split()[0].endswith("/") else root
            names = re.findall(r"^[\w*]+\.[\w*]+", entry)
        for name in [name for name in names if name.endswith((".py", ".ftl", ".svg", ".toml", ".md"))]:
            assert list(folder.glob(name)), f"{folder.name}/{name}"


def test_a_model_is_given_tools_as_shown() -> None:
    """The configuration starts a command that is there; the shown list of moves is the tool's own."""
    servers = json.loads(blocks("docs/bots/mcp.md", "json")[0])["mcpServers"]
    assert (servers["bastide"]["command"], servers["bastide"]["args"]) == ("bastide", ["mcp"])
    assert "mcp" in app.commands
    call, _, answer = blocks("docs/bots/mcp.md", "text")[0].partition("\n\n")
    begins = re.findall(r'begins="(.+?)"', call)[0]
    texts.use("en")
    said = asyncio.run(_moves("caylus", begins))
    lines = [re.compile(pattern(line)) for line in answer.splitlines()[2:]]
    assert lines
    assert all(any(line.fullmatch(found) for found in said.splitlines()) for line in lines), said


async def _moves(game: str, begins: str) -> str:
    """Return what may be done at the beginning of a private table, as the tool tells it."""
    tools = Tools()
    try:
        loaded = bastide.load_game(game)
        table = LocalTable(loaded, [SeatWord("Model"), SeatWord("Other")], seed=1)
        own = table.state.current_player()
        await tools._sit("key", PrivateSitting("key", table, own, tools._thinker))
        return await tools.legal_moves("key", begins)
    finally:
        tools.close()


def test_corrections_are_read_and_refused_as_shown(tmp_path: Path) -> None:
    folder = tmp_path / "my-copy"
    folder.mkdir()
    correction = blocks("docs/games/correct.md", "toml")[0]
    (folder / "praga.toml").write_text(correction, "utf-8")
    assert in_process("rules", "praga", "--provenance", "--corrections", folder).returncode == 0
    wrong = correction.replace("\ncost = {", "\ncots = {").replace("red_cost = [3, 2, 1, 1]", "red_cost = [3, 2, 1]")
    (folder / "praga.toml").write_text(wrong, "utf-8")
    refused = in_process("rules", "praga", "--provenance", "--corrections", folder)
    assert refused.returncode == 2
    said = (refused.stdout + refused.stderr).replace(f"{folder}", "my-copy")
    assert blocks("docs/games/correct.md", "text")[0].strip() in said


def test_the_lesson_is_the_one_that_is_played() -> None:
    told = tomllib.loads(blocks("docs/games/lesson.md", "toml")[0])
    file = SOURCE / "games/carcassonne/lessons/first.toml"
    there = tomllib.loads(file.read_text("utf-8"))
    for name in set(told) - {"options", "step"}:
        assert told[name] == there[name]
    assert told["options"].items() <= there["options"].items()
    for step, real in zip(told["step"], there["step"], strict=False):
        assert all(real[name] == value for name, value in step.items() if name != "wrong")
        assert all(wrong in real["wrong"] for wrong in step.get("wrong", []))
    messages = (SOURCE / "games/carcassonne/words/lesson.en.ftl").read_text("utf-8")
    for line in blocks("docs/games/lesson.md", "text")[0].splitlines():
        assert re.search("^" + pattern(line), messages, re.MULTILINE), line
    assert lesson("carcassonne", "first").name == "first"


def test_rules_without_code_are_listed_as_shown() -> None:
    [told] = tomllib.loads(blocks("docs/games/test.md", "toml")[0])["rule"]
    there = tomllib.loads((SOURCE / "games/caylus/no_code.toml").read_text("utf-8"))["rule"]
    assert any(set(told) == set(rule) and set(told["ids"]) & set(rule["ids"]) for rule in there)


@pytest.mark.parametrize("block", [*blocks("docs/host/privacy.md", "toml"), *blocks("docs/host/notify.md", "toml")])
def test_settings_are_settings(block: str) -> None:
    told = tomllib.loads(block)
    assert set(told) <= {field.name for field in fields(Settings)}
    start, running = configuration.checked(told)
    assert {**start, **running}.keys() == told.keys()


def test_a_backup_comes_back_through_services_and_scripts_that_are_there() -> None:
    plain, composed = blocks("docs/host/deploy.md", "text")
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))["services"]
    assert (
        set(re.findall(r"(?:exec|run --rm|stop server) (\w+)", composed))
        == {"database", "backup", "server"}
        <= set(services)
    )
    for block in (plain, composed):
        for line in block.splitlines():
            for name in re.findall(r"/opt/bastide/deploy/(\S+)", line):
                assert (ROOT / "deploy" / name).is_file()
                assert "/var/backups/bastide/" in line
    account = re.search(r"-u (\w+) ", plain)
    assert account is not None
    assert f"\nUser={account[1]}\n" in (ROOT / "deploy/bastide.service").read_text("utf-8")


def test_what_is_installed_by_hand_is_there_and_its_log_is_where_it_is_read() -> None:
    [block] = blocks("docs/host/deploy.md", "sh")
    unit = (ROOT / "deploy/bastide.service").read_text("utf-8")
    for name in re.findall(r"deploy/(\S+)", block):
        assert (ROOT / "deploy" / name).is_file(), name
    assert "Environment=BASTIDE_CONFIG=/etc/bastide/bastide.toml\n" in unit
    assert "deploy/bastide.toml /etc/bastide/\n" in block
    namespace = re.search(r"journalctl --namespace=(\w+) -u bastide\n", block)
    assert namespace is not None
    assert f"\nLogNamespace={namespace[1]}\n" in unit
    assert f"deploy/journald@{namespace[1]}.conf /etc/systemd/\n" in block


def test_an_operator_is_made_with_what_the_unit_and_the_image_are_started_with() -> None:
    [block] = blocks("docs/host/moderate.md", "text")
    unit = (ROOT / "deploy/bastide.service").read_text("utf-8")
    composed = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))["services"]["server"]
    of_unit, of_image = block.splitlines()
    account, program, data, config = re.findall(r"-u (\w+) -- (\S+) .*--data (\S+) --config (\S+)", of_unit)[0]
    assert f"\nUser={account}\n" in unit
    assert f"\nExecStart={program} serve --data {data}\n" in unit
    assert f"\nEnvironment=BASTIDE_CONFIG={config}\n" in unit
    assert re.findall(r"exec (\w+) (\S+) .*--data (\S+)", of_image) == [("server", program, data)]
    assert data in composed["command"]
    known = {name for parameter in admin.commands["operator"].params for name in parameter.opts}
    assert set(re.findall(r"(?<= )--[a-z]+", block)) <= known


def test_proxies_pass_on_what_the_server_reads() -> None:
    """The blocks of Caddy and nginx lead to the port at which the server listens, with the headers that it reads."""
    caddy, nginx = blocks("docs/host/public.md", "text")[0], blocks("docs/host/public.md", "nginx")[0]
    for block in (caddy, nginx):
        assert block.count("{") == block.count("}")
        assert re.findall(r"127\.0\.0\.1:(\d+)", block) == ["8080"]
    assert re.search(r"reverse_proxy \S+:8080", (ROOT / "deploy/Caddyfile").read_text("utf-8"))
    assert {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"} == set(
        re.findall(r"proxy_set_header (\S+)", nginx)
    )
    assert all(line.rstrip().endswith((";", "{", "}")) for line in nginx.splitlines() if line.strip())


def test_proxies_of_several_machines_know_a_table_as_the_server_does() -> None:
    nginx, caddy = blocks("docs/host/scale.md", "nginx")[0], blocks("docs/host/scale.md", "text")[0]
    machines = [re.findall(r"10\.0\.0\.\d:(\d+)", block) for block in (nginx, caddy)]
    assert machines == [["8080", "8080"]] * 2
    table = "1pJ3Dr8yFqkWv2hZ9"
    home = homes.LINE.match(f"GET /api/tables/{table}/live HTTP/1.1".encode())
    assert home is not None
    assert home[1].decode() == table
    for found in (re.search(r"~(\S+) \$table;", nginx), re.search(r"path_regexp table (\S+)", caddy)):
        assert found is not None
        told = re.search(found[1].replace("(?<", "(?P<"), f"/api/tables/{table}/live")
        assert told is not None
        assert told[1] == table


def positions() -> Iterator[bastide.State]:
    """Go through the recorded game of three players that the page on Caylus takes its board from."""
    record = bastide.Record.parse((ROOT / "tests/goldens/caylus/three-players.record").read_text("utf-8"))
    state = record.game.new_initial_state()
    for text in record.actions:
        state.apply(text)
        yield state


def test_the_board_of_caylus_is_a_position() -> None:
    board = blocks("docs/play/caylus.md", "text")[1].strip()
    assert any(board in str(state) for number, state in enumerate(positions()) if 215 <= number <= 235)


def test_what_may_be_said_at_caylus_is_notation() -> None:
    *_, state = positions()
    said = [re.split(r"\s{2,}", line)[0] for line in blocks("docs/play/caylus.md", "text")[0].splitlines()]
    examples = [text for cell in said for text in cell.split(", ")]
    assert len(examples) >= 12
    for text in examples:
        assert state.action_to_string(state.string_to_action(text)) == text


def test_the_record_is_read() -> None:
    told = blocks("docs/reference/record.md", "text")[0]
    filled = {"table": "a" * 64, "commitment": "b" * 64, "nonces": f"{'1f' * 16} none", "secret": "0" * 64}
    lines = []
    for line in told.splitlines():
        name, _, value = line.partition(": ")
        lines.append(f"{name}: {filled[name]}" if "…" in value else line)
    record = bastide.Record.parse("\n".join(lines) + "\n")
    assert record.dump().splitlines() == lines
    assert list(record.actions) == ["draw X", "place X 1,0 r0", "meeple road.2"]


@pytest.mark.parametrize("page", ["CONTRIBUTING.md"])
def test_a_first_hour_types_what_is_there(page: str) -> None:
    """The tests that are named are found; what sets a checkout up is the checkout's own and not done again."""
    commands = [line[2:].split("  #")[0].strip() for line in "".join(blocks(page, "console")).splitlines()]
    named = [line for line in commands if line.startswith("pytest ")]
    assert named
    for line in named:
        done: Any = subprocess.run(
            [sys.executable, "-m", *line.split(), "--collect-only", "-q"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
    ours = ("make ", "pytest ", ". .venv/bin/activate", ".tools/bin/uv ", "git config ")
    assert [line for line in commands if not line.startswith(ours)] == []
