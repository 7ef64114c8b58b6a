#!/usr/bin/env python3
"""A bot for every game: `process:examples/bot.py`, or at a seat of a server: `bot.py ADDRESS TABLE TOKEN`."""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def post(line: str) -> None:
    try:
        urlopen(Request(f"{address}/api/bot/game/{table}", line.encode(), seat))
    except HTTPError as refusal:  # the state has changed meanwhile: the next one is on its way
        print(refusal.read().decode(), file=sys.stderr)


me, events, say = 0, sys.stdin, lambda line: print(line, flush=True)
if len(sys.argv) == 4:
    address, table, seat = sys.argv[1], sys.argv[2], {"Authorization": f"Bearer {sys.argv[3]}"}
    events, say = urlopen(Request(f"{address}/api/bot/game/stream/{table}", headers=seat)), post

for event in (json.loads(line) for line in events if line.strip()):
    me = event["seat"] if event["type"] == "gameFull" else me
    state = event.get("state", event)
    if state.get("yours"):
        random.shuffle(state["legal"])  # among equals any; "preview" says what an action brings
        best = max(state["legal"], key=lambda legal: legal["preview"].get("changes", [{}] * 9)[me].get("points", 0))
        say(json.dumps({"type": "move", "action": best["text"], "seq": state["seq"]}))
