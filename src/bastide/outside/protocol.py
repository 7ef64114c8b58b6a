"""What a table and a bot from outside say to each other, one JSON object a line; pipes and sockets are others' work."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from bastide.engine.play import Game, State

Event = dict[str, Any]
Status = Literal["created", "started", "finished"]

VERSION: Final = 1
MEDIA_TYPE: Final = "application/x-ndjson"
LINE_LIMIT: Final = 8192
"""Bytes that a bot's line may have."""
ACTION_LIMIT: Final = 100
CHAT_LIMIT: Final = 500
SEQ_LIMIT: Final = 2**31 - 1
SHOWN: Final = 80
"""How much of what a bot said an error repeats."""
KEEP_ALIVE: Final = b"\n"
"""What is sent when there is nothing to say, so that both sides know that the other is there."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action in notation, to be made if the table is still at `seq` (None: wherever it is)."""

    action: str
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """Something said to the table."""

    text: str


@dataclass(frozen=True, slots=True)
class Resign:
    """The seat is given up: a built-in bot plays on."""


Said = Move | Chat | Resign

FIELDS: Final = {"move": ("action", "seq"), "chat": ("text",), "resign": ()}
"""What a bot may say, and what belongs to it."""


class BadLine(ValueError):
    """A line means nothing; `code` is for programs, the message names what is wrong."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: Final = code


def parse(line: bytes) -> Said | None:
    """Return what a bot said, None for a blank line; raise `BadLine`."""
    if len(line) > LINE_LIMIT:
        raise BadLine("too-large", f"the line is longer than {LINE_LIMIT} bytes")
    try:
        text = line.decode("utf-8").strip()
        data = json.loads(text) if text else None
    except UnicodeDecodeError as error:
        raise BadLine("bad-json", f"the line is not UTF-8 at byte {error.start}") from error
    except (ValueError, RecursionError) as error:
        raise BadLine("bad-json", f"the line is not JSON: {_short(text)}") from error
    if not text:
        return None
    if not isinstance(data, dict):
        raise BadLine("bad-line", f"a line is a JSON object with a type, not {_short(text)}")
    return _said(data)


def _said(data: Mapping[str, Any]) -> Said:
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadLine("unknown-type", f"type is one of {', '.join(FIELDS)}, not {_short(json.dumps(kind))}")
    for name in data:
        if name != "type" and name not in FIELDS[kind]:
            raise BadLine("unknown-field", f"a {kind} has no {_short(name)}")
    if kind == "resign":
        return Resign()
    if kind == "chat":
        return Chat(_text(data, kind, "text", CHAT_LIMIT))
    seq = data.get("seq")
    if seq is not None and (isinstance(seq, bool) or not isinstance(seq, int) or not 0 <= seq <= SEQ_LIMIT):
        raise BadLine("bad-field", f"seq is the number of a state or null, not {_short(json.dumps(seq))}")
    return Move(_text(data, kind, "action", ACTION_LIMIT), seq)


def _text(data: Mapping[str, Any], kind: str, name: str, limit: int) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise BadLine("bad-field", f"a {kind} needs {name}, a text")
    if not 1 <= len(value) <= limit:
        raise BadLine("bad-field", f"{name} has 1 to {limit} characters, not {len(value)}")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise BadLine("bad-field", f"{name} holds half of a character")
    return value


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def encode(event: Event) -> bytes:
    """Return an event as a line."""
    return json.dumps(event, separators=(",", ":")).encode() + b"\n"


def legal_json(state: State) -> list[dict[str, Any]]:
    """Return every legal action with its text, its fields and what it would bring."""
    return _actions_json(state, state.legal_actions())


def action_json(state: State, action: int) -> dict[str, Any]:
    """Return a legal action with its text, its fields and what it would bring."""
    return _actions_json(state, [action])[0]


def _actions_json(state: State, legal: Sequence[int]) -> list[dict[str, Any]]:
    words, position, chance = state.game.type.words, state.position, state.current_player() < 0
    return [
        {
            "action": action,
            "text": words.text(position, action),
            "fields": words.fields(position, action),
            "preview": None if chance else words.outlook(position, action).to_json(),
        }
        for action in legal
    ]


def game_full(
    table: str,
    game: Game,
    seat: int,
    *,
    players: Sequence[Mapping[str, Any]],
    clock: Mapping[str, float] | None,
    state: Event,
) -> Event:
    """Return the first event of a game: what does not change, and where it stands."""
    return {
        "type": "gameFull",
        "protocol": VERSION,
        "id": table,
        "game": game.name,
        "rules": game.rules_version,
        "options": dict(game.options),
        "seat": seat,
        "players": [dict(player) for player in players],
        "clock": dict(clock) if clock is not None else None,
        "state": state,
    }


def game_state(
    status: Status,
    seq: int,
    ply: int,
    view: Mapping[str, Any],
    legal: Sequence[Mapping[str, Any]],
    *,
    scores: Sequence[int],
    left: float | None,
) -> Event:
    """Return where a game stands as one seat sees it; `legal` is empty unless that seat decides, `left` in seconds."""
    return {
        "type": "gameState",
        "status": status,
        "seq": seq,
        "ply": ply,
        "yours": bool(legal),
        "left": None if left is None else round(max(0.0, left), 3),
        "scores": list(scores),
        "view": dict(view),
        "legal": list(legal),
    }


def chat_line(seat: int | None, name: str, text: str) -> Event:
    """Return what somebody said."""
    return {"type": "chatLine", "seat": seat, "name": name, "text": text}


def opponent_gone(seat: int, gone: bool) -> Event:
    """Return that somebody else has left the room or is back."""
    return {"type": "opponentGone", "seat": seat, "gone": gone}


def seat_lost(reason: str) -> Event:
    """Return that a built-in bot plays on: nothing more comes."""
    return {"type": "seatLost", "reason": reason}


def error(code: str, message: str, rule: str | None = None) -> Event:
    """Return what was wrong with a line; nothing has changed."""
    return {"type": "error", "code": code, "message": message, "rule": rule}
