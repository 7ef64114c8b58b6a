"""The lines of a bot: read exactly, or refused by name."""

import json
import re
from pathlib import Path

import pytest

import bastide
from bastide.outside.protocol import (
    CHAT_LIMIT,
    FIELDS,
    LINE_LIMIT,
    BadLine,
    Chat,
    Move,
    Resign,
    chat_line,
    encode,
    error,
    game_full,
    game_state,
    opponent_gone,
    parse,
    seat_lost,
)


def test_what_a_bot_may_say() -> None:
    assert parse(b'{"type":"move","action":"draw N","seq":3}\n') == Move("draw N", 3)
    assert parse(b'{"type":"move","action":"draw N","seq":null}') == Move("draw N")
    assert parse('{"type":"chat","text":"築城"}\r\n'.encode()) == Chat("築城")
    assert parse(b' {"type":"resign"} ') == Resign()
    assert parse(b"\n") is None


@pytest.mark.parametrize(
    ("line", "code", "named"),
    [
        (b"place N 1,1 r0", "bad-json", "place N 1,1 r0"),
        (b'{"type":"move",', "bad-json", "not JSON"),
        (b"somewhere nice \r\n", "bad-json", "not JSON: somewhere nice"),
        (b"\xff\xfe{}", "bad-json", "UTF-8"),
        (b"[" * 4000, "bad-json", "not JSON"),
        (b"9" * 5000, "bad-json", "not JSON"),
        (b'["move"]', "bad-line", "JSON object"),
        (b"null", "bad-line", "JSON object"),
        (b"{}", "unknown-type", "null"),
        (b'{"type":"undo"}', "unknown-type", '"undo"'),
        (b'{"type":["move"]}', "unknown-type", "move, chat, resign"),
        (b'{"type":"resign","seat":1}', "unknown-field", "seat"),
        (b'{"type":"move"}', "bad-field", "action"),
        (b'{"type":"move","action":7}', "bad-field", "action"),
        (b'{"type":"move","action":""}', "bad-field", "action"),
        (b'{"type":"move","action":"\\ud800"}', "bad-field", "half"),
        (b'{"type":"move","action":"draw N","seq":true}', "bad-field", "seq"),
        (b'{"type":"move","action":"draw N","seq":-1}', "bad-field", "-1"),
        (b'{"type":"move","action":"draw N","seq":1.5}', "bad-field", "1.5"),
        (json.dumps({"type": "chat", "text": "x" * (CHAT_LIMIT + 1)}).encode(), "bad-field", "501"),
        (b" " * (LINE_LIMIT + 1), "too-large", str(LINE_LIMIT)),
    ],
)
def test_a_malformed_line_is_refused_by_name(line: bytes, code: str, named: str) -> None:
    with pytest.raises(BadLine) as refused:
        parse(line)
    assert refused.value.code == code
    assert named in str(refused.value)
    assert len(str(refused.value)) < 200
    assert str(refused.value) == str(refused.value).strip()


def test_an_event_is_one_line() -> None:
    line = encode({"type": "chatLine", "text": "two\nlines 築城"})
    assert line.count(b"\n") == 1
    assert json.loads(line)["text"] == "two\nlines 築城"


MANUAL = (Path(__file__).parents[2] / "docs" / "bots" / "outside.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)]


def test_the_manual_shows_everything_that_is_said_as_it_is() -> None:
    said = [example for example in EXAMPLES if example["type"] in FIELDS]
    assert [type(parse(json.dumps(example).encode())) for example in said] == [Move, Chat, Resign]
    state = game_state("started", 1, 1, {}, [], scores=[], left=None)
    game = bastide.load_game("carcassonne")
    made = [
        game_full("local", game, 0, players=[], clock=None, state=state),
        state,
        chat_line(0, "", ""),
        opponent_gone(0, True),
        seat_lost(""),
        error("", ""),
    ]
    shown = [example for example in EXAMPLES if example["type"] not in FIELDS]
    assert [set(example) for example in shown] == [set(event) for event in made]
    assert [example["type"] for example in shown] == re.findall(r"^### (\w+)$", MANUAL, re.MULTILINE)
