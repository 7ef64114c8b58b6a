"""The line mode on a terminal: boards as large as there is room for, in parts or without colours, and hints."""

import re

import pytest

from bastide.cli import boards, plain, texts
from tests.cli.test_turning_back import table


def on_terminal(monkeypatch: pytest.MonkeyPatch, lines: list[str], columns: int = 80, **env: str) -> None:
    """Let the line mode believe that it is on a terminal, where somebody types these lines."""
    typed_lines = iter(lines)

    def answer(_prompt: str = "") -> str:
        try:
            return next(typed_lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": "24", **env}.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(("columns", "size"), [(80, 0), (120, 1)])
def test_the_board_is_drawn_as_large_as_the_terminal_is_wide(
    columns: int, size: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_terminal(monkeypatch, ["board"], columns)
    local = table("carrara", "me:Ann,me:Bo", mode="advanced")
    local.take_keyboard()
    plain.play(local, lambda: None, 3)
    said = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).split("\n")
    drawn = boards.draw(local.state.view(local.eyes), boards.SIZES[size])
    assert drawn is not None
    assert drawn.columns <= columns
    names = next(line for line in drawn.lines() if "Livorno" in line)
    assert names in [line.rstrip() for line in said]


def test_a_town_that_is_wider_than_the_terminal_is_drawn_in_parts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal would break each of its lines, cells and all; every part has the numbers of its rows and columns."""
    on_terminal(monkeypatch, ["board"], 40)
    local = table("carcassonne", "me:Ann,me:Bo", stack="UUUUUUUU")
    for x in range(1, 8):
        local.act(local.state.string_to_action(f"place U {x},0 r1"))
        local.act(local.state.string_to_action("meeple none"))
    plain.play(local, lambda: None, 3)
    said = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).split("\n")
    drawn = boards.draw(local.state.view(local.eyes), boards.SIZES[0])
    assert drawn is not None
    assert drawn.columns > 40
    parts = boards.in_parts("carcassonne", drawn, boards.SIZES[0], 40)
    assert len(parts) > 1
    assert all(part.columns <= 40 for part in parts)
    shown = ["".join(glyph.char for glyph in row).rstrip() for part in parts for row in part.glyphs]
    told = [line.rstrip() for line in said]
    begin = told.index(shown[0])
    assert told[begin : begin + len(shown)] == shown
    assert "".join(part.lines()[0] for part in parts).split() == drawn.lines()[0].split()


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_board_without_colours_is_drawn_in_characters(
    env: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half a block says what is on a tile by its colours alone."""
    on_terminal(monkeypatch, ["board"], 80, **env)
    plain.play(table("carcassonne", "me:Ann,me:Bo"), lambda: None, 3)
    said = capsys.readouterr().out
    assert "▀" not in said
    assert "###::::###" in said


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hint_after_the_end_is_answered(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot was asked what to do where there is nothing to do, and the table ended with a traceback."""
    texts.use(lang)
    local = table("carcassonne", "me:Ann,me:Bo")
    local.state.playout(3)
    on_terminal(monkeypatch, ["hint", "ledger"], 80)
    plain.play(local, lambda: None, 3)
    said = capsys.readouterr().out
    assert said.count(texts.t("cli-play-over")) == 1
    assert said.count(texts.t("cli-total")) == 2, "it goes on"
