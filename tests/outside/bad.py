"""Programs that misbehave: the word says how."""

import json
import os
import sys
import time
from pathlib import Path

manner, noted = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None


def say(data: object) -> None:
    sys.stdout.write(data if isinstance(data, str) else json.dumps(data))
    sys.stdout.write("\n")
    sys.stdout.flush()


def move(state: dict, **more: object) -> None:  # type: ignore[type-arg]
    say({"type": "move", "action": state["legal"][0]["text"], **more})


if manner == "leave":
    sys.exit("nothing to do here")
if manner == "deaf":
    if noted is not None:
        noted.write_text(f"{os.getpid()} {os.getppid()} .")
    time.sleep(600)
if manner == "child":
    import subprocess

    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    assert noted is not None
    noted.write_text(f"{os.getpid()} {child.pid}")
while line := sys.stdin.readline():
    event = json.loads(line)
    state = event.get("state", event)
    if noted is not None and manner != "child":
        with noted.open("a") as file:
            file.write(line)
    if not state.get("yours"):
        continue
    match manner:
        case "hang":
            time.sleep(600)
        case "die":
            raise RuntimeError("no idea what to do")
        case "flood":
            while True:
                say({"type": "chat", "text": "la la la"})
        case "endless":
            while True:
                sys.stdout.write("la" * 8192)
        case "noise":
            while True:
                sys.stderr.write("la" * 4096)
        case "liar":
            while True:
                say({"type": "move", "action": "place N 99,99 r0"})
        case "resign" | "child":
            say({"type": "resign"})
        case "clumsy":  # says all kinds of wrong things first, then moves
            say("place it somewhere nice")
            say({"type": "move"})
            say({"type": "move", "action": "place N 99,99 r0"})
            say({"type": "move", "action": state["legal"][0]["text"], "seq": state["seq"] + 1})
            move(state, seq=state["seq"])
        case "numeric":  # says the number of its action, and waits for what comes of it
            say({"type": "move", "action": state["legal"][0]["action"]})
        case "hasty":  # moves for the next decision too
            move(state)
            move(state)
        case "chatty":
            say({"type": "chat", "text": "good luck"})
            say("")
            move(state)
