"""Language models at tables of their own, by the official client."""

import os
import re
import subprocess
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from bastide.cli import texts
from bastide.cli.lessons import typed
from bastide.cli.mcp.serve import make_server
from bastide.cli.mcp.tools import Tools
from bastide.engine.lessons import lesson
from bastide.engine.registry import BUNDLED, game_type

from .model import COMMAND, SHORT, Model, in_process, key_of


async def test_a_model_plays_a_game_over_standard_streams() -> None:
    parameters = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env={"LC_ALL": "C"})
    async with Client(parameters) as client:
        model = Model(client)
        names = [tool.name for tool in (await client.list_tools()).tools]
        assert names == [
            "list_games", "sit_down", "learn", "read_position", "legal_moves", "hint", "review", "move",
            "wait_for_turn", "rules", "leave",
        ]  # fmt: skip
        assert "carcassonne  Carcassonne, 2 to 5 players" in await model.call("list_games")
        table = await model.sit(options=SHORT)
        assert "You are ● Language model, seat 0" in await model.call("read_position", table=table)
        assert "CAR-" in await model.call("rules", game="carcassonne", words="meeple city")
        said = await model.play_out(table)
        assert " won" in said or " wins" in said or "share" in said, said


@pytest.mark.parametrize("game", BUNDLED)
async def test_every_game_is_told_in_words(game: str) -> None:
    async with in_process() as model:
        table = await model.sit(game, players=3, seat=2)
        position = await model.call("read_position", table=table)
        assert "You are ■ Language model, seat 2" in position
        assert "Odo (random)" in position
        assert "It is your decision" in position
        moves = await model.call("legal_moves", table=table)
        assert moves.splitlines()[0].split() == ["Type", "Brings"]
        text = (await model.choices(table))[0]
        happened = await model.call("move", table=table, actions=[text])
        assert "■ Language model" in happened
        assert f"{game}-" not in position + moves + happened  # every sentence is written


async def test_what_cannot_be_done_says_why_and_changes_nothing() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        before = await model.call("read_position", table=table)
        good = (await model.choices(table))[0]
        wrong = [
            (["worker castle"], "worker castle (action 1) is refused"),
            ([good, "meeple nowhere"], "meeple nowhere (action 2) is refused"),
            ([good, "meeple none", "meeple none"], "meeple none: something is drawn before this action"),
            ([good, good], "(action 2) is refused"),
            ([], "at least one action"),
        ]
        for actions, reason in wrong:
            assert reason in await model.call("move", refused=True, table=table, actions=actions)
            assert await model.call("read_position", table=table) == before
        town = await model.sit("caylus")
        while "passed · · · · ·" not in await model.call("read_position", table=town):
            town = await model.sit("caylus")  # one who goes first may pass at once, and then nobody follows
        actions = [(await model.choices(town))[0], "pass"]
        assert "not your decision any more" in await model.call("move", refused=True, table=town, actions=actions)
        refused = await model.call("move", refused=True, table=table, actions=["place V 9,9 r0"])
        assert re.search(r"CAR-\d+", refused)
        impossible: list[tuple[str, dict[str, Any], str]] = [
            ("sit_down", {"game": "caylis"}, "Did you mean caylus?"),
            ("sit_down", {"game": "caylus", "players": 9}, "9"),
            ("sit_down", {"game": "caylus", "options": {"colour": "red"}}, "colour"),
            ("sit_down", {"game": "caylus", "seat": 2}, "seats are 0 to 1"),
            ("sit_down", {"game": "caylus", "bot": "process:true"}, "There is no bot process:true"),
            ("sit_down", {"game": "caylus", "bot": "search:600s"}, "There is no bot search:600s"),
            ("rules", {"game": "chess", "words": "king"}, "There is no game chess"),
            ("read_position", {"table": "nowhere"}, "no table with the key nowhere"),
            ("move", {"table": table, "actions": 3}, "actions"),
            ("move", {"table": table, "actions": "pass"}, "pass (action 1) is refused"),
            ("move", {"table": table, "actions": " ; "}, "at least one action"),
        ]
        for tool, arguments, reason in impossible:
            assert reason in await model.call(tool, refused=True, **arguments)
        assert "begin with: " in await model.call("legal_moves", table=table, begins="meeple")
        assert "No rule contains: zzz" in await model.call("rules", game="caylus", words="zzz")


async def test_a_turn_may_be_written_in_one_text_and_options_as_they_are_in_the_library() -> None:
    async with in_process() as model:
        table = await model.sit(options={**SHORT, "two_tile_city": 4, "farmers": False})
        happened = await model.call("move", table=table, actions=f"{(await model.choices(table))[0]}; meeple none")
        assert "● Language model places tile V" in happened
        tools = {tool.name: tool for tool in (await model.client.list_tools()).tools}
        assert tools["move"].input_schema["properties"]["actions"]["type"] == "array"
        assert {name for name, tool in tools.items() if tool.annotations and tool.annotations.destructive_hint} == {
            "leave"
        }


async def test_a_model_sees_the_tile_in_hand_and_what_its_segments_are_called() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        position = await model.call("read_position", table=table)
        assert "V r0        V r1        V r2        V r3" in position
        assert position.count("place the tile V") == 1, "nothing is told twice"
        assert position.count("if it ended now") == 2
        await model.call("move", table=table, actions=[(await model.choices(table))[0]])
        position = await model.call("read_position", table=table)
        segments = [text.split()[1] for text in await model.choices(table) if text != "meeple none"]
        assert segments
        assert all(f" {name} " in position for name in segments), position


LESSONS = [(game, name) for game in BUNDLED for name in game_type(game).lessons]


@pytest.mark.parametrize(("game", "name"), LESSONS)
async def test_a_lesson_is_followed_to_its_end(game: str, name: str) -> None:
    """Each remark is told, a wrong try is answered, the hint is what the lesson asks for."""
    found, say = lesson(game, name), texts.current()
    async with in_process() as model:
        said = await model.call("learn", game=game)
        table = key_of(said)
        remarks = list(dict.fromkeys(step.say for step in found.steps))
        for step in found.steps:
            place = f"{remarks.index(step.say) + 1} of {len(remarks)}"
            assert f"The lesson says: ({place}) {say(typed(step.say))}" in said
            answers = {step.remark(text): text for text in await model.choices(table) if text != step.do}
            for remark, other in answers.items():
                answered = await model.call("move", refused=True, table=table, actions=[other])
                assert say(typed(remark or "cli-lesson-other")) in answered
            assert f"The lesson asks for: {step.do}" in await model.call("hint", table=table)
            said = await model.call("move", table=table, actions=[step.do])
        assert say(typed(found.end)) in said


async def test_a_lesson_that_is_not_there_is_refused() -> None:
    async with in_process() as model:
        assert "there are: first" in await model.call("learn", refused=True, game="carcassonne", lesson="last")
        assert "There is no game chess" in await model.call("learn", refused=True, game="chess")


async def test_a_coach_gives_three_lines_with_their_points() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        lines = (await model.call("hint", table=table)).splitlines()
        assert 1 <= len(lines) <= 3
        assert all(re.fullmatch(r"(Hint|or): place .+  [+−]?[\d.]+ \(.+\)", line) for line in lines), lines
        best = lines[0].removeprefix("Hint: ").split("  ")[0].split("; ")
        await model.call("move", table=table, actions=best)


async def test_what_is_drawn_is_seen_before_it_is_acted_upon() -> None:
    async with in_process() as model:
        table = await model.sit("carrara")
        before = await model.call("read_position", table=table)
        refused = await model.call("move", refused=True, table=table, actions=["rotate", "take II"])
        assert "something is drawn before this action" in refused
        assert await model.call("read_position", table=table) == before


async def test_a_table_that_is_left_is_gone() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        await model.call("leave", table=table)
        assert "no table" in await model.call("legal_moves", refused=True, table=table)


async def test_models_are_spoken_to_in_their_language() -> None:
    texts.use("ja")
    try:
        async with in_process() as model:
            said = await model.call("sit_down", game="caylus")
            tools = (await model.client.list_tools()).tools
    finally:
        texts.use("en")
    assert "席に着きました" in said
    assert all(re.search("[ぁ-ん]", tool.description or "") for tool in tools)


def test_the_command_says_what_is_missing() -> None:
    hidden = "import sys; sys.modules['mcp'] = None; from bastide.cli.main import run; run(['mcp'])"
    done = subprocess.run(
        [sys.executable, "-c", hidden], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    assert done.returncode == 2
    assert "pip install 'bastide[mcp]'" in done.stderr


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("sit_down", {}, "game is missing. It takes: game, players=2, seat=0, bot='level:3', options."),
        ("sit_down", {"game": "caylus", "players": "two"}, "players must be a whole number"),
        ("sit_down", {"game": "caylus", "level": 5}, "it has no argument level"),
        ("sit_down", {"game": "caylus", "options": "x=1"}, "options must be an object of option names"),
        ("move", {"table": "x", "actions": 7}, "actions must be a list of texts"),
        ("rules", {"game": 3, "words": "x"}, "game must be a text"),
        ("sit_up", {}, "There is no tool sit_up; there are: list_games"),
    ],
)
async def test_a_wrong_call_is_told_in_a_sentence(tool: str, arguments: dict[str, Any], said: str) -> None:
    async with in_process() as model:
        answer = await model.call(tool, refused=True, **arguments)
    assert said in answer
    assert "pydantic" not in answer
    assert "\n" not in answer
    assert "Error executing" not in answer


async def test_what_is_wrong_is_told_in_the_language_in_use() -> None:
    texts.use("zh-Hant")
    try:
        async with in_process() as model:
            for arguments in ({}, {"game": "caylus", "players": 9}, {"game": "chess"}, {"game": "caylus", "seat": "a"}):
                answer = await model.call("sit_down", refused=True, **arguments)
                assert not re.search("[A-Za-z]{3,} [a-z]{2,}", answer), answer
    finally:
        texts.use("en")


async def test_after_the_end_a_move_hears_of_the_end_and_begins_may_be_written_large() -> None:
    async with in_process() as model:
        table = await model.sit(options=SHORT)
        assert "place V" in await model.call("legal_moves", table=table, begins=" Place v")
        await model.play_out(table)
        assert "the game is over" in await model.call("move", refused=True, table=table, actions=["meeple none"])


async def test_tables_outlive_the_process_in_which_bots_think() -> None:
    tools = Tools()
    try:
        async with Client(make_server(tools)) as client:
            model = Model(client)
            table = await model.sit(options=SHORT)
            await model.call("hint", table=table)
            for process in tools._thinker._pool._processes.values():  # type: ignore[union-attr]
                process.kill()
                process.join()
            assert "Hint:" in await model.call("hint", table=table)
            assert "over" in await model.play_out(table)
    finally:
        tools.close()
