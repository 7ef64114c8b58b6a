"""Reading the live frames of a table: whole snapshots, and steps that tell what is new since the one before."""

from collections.abc import Mapping
from typing import Any, Final

Json = dict[str, Any]

FORMAT: Final = 2
"""The version of the frames; a hello may name it."""
LISTS: Final = ("story", "ledger", "turns")
"""What grows with the game: a step says how many entries stay and which follow."""


class Gap(ValueError):
    """A step begins at a position that is not the one at hand; another hello gets a whole snapshot."""


class Reader:
    """A table's latest snapshot, kept by frames."""

    def __init__(self) -> None:
        self.snapshot: Json = {}

    @property
    def seq(self) -> int:
        """How many events the snapshot is after, -1 before there is one."""
        return int(self.snapshot.get("seq", -1))

    def take(self, frame: Mapping[str, Any]) -> bool:
        """Take a frame and return whether the snapshot has changed; raise `Gap`."""
        match frame["type"]:
            case "snapshot":
                self.snapshot = {name: value for name, value in frame.items() if name != "type"}
            case "step":
                self.snapshot = after(self.snapshot, frame)
            case _:
                return False
        return True


def after(snapshot: Mapping[str, Any], step: Mapping[str, Any]) -> Json:
    """Return the snapshot that a step leads to; the one given stays as it is. Raise `Gap` if it begins elsewhere."""
    if (step["since"], step["you"]) != (snapshot.get("seq"), snapshot.get("you")):
        raise Gap(f"this step begins at {step['since']} as seats {step['you']} see it")
    found = {name: value for name, value in step.items() if name not in ("type", "since")}
    for name in LISTS:
        found[name] = snapshot[name][: step[name]["keep"]] + step[name]["add"]
    return {**snapshot, **found, "view": patched(snapshot["view"], step["view"])}


def patched(value: Any, operations: list[Json]) -> Any:
    """Return a value changed by a JSON Patch (RFC 6902) of `add`, `remove` and `replace`; the one given stays."""
    for operation in operations:
        parts = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
        value = _changed(value, parts, operation)
    return value


def _changed(value: Any, path: list[str], operation: Json) -> Any:
    if not path:
        return operation["value"]
    name, rest = path[0], path[1:]
    if isinstance(value, list):
        found: Any = value[:]
        at = len(found) if name == "-" else int(name)
        if rest:
            found[at] = _changed(found[at], rest, operation)
        elif operation["op"] == "add":
            found.insert(at, operation["value"])
        elif operation["op"] == "remove":
            del found[at]
        else:
            found[at] = operation["value"]
        return found
    found = dict(value)
    if rest:
        found[name] = _changed(found[name], rest, operation)
    elif operation["op"] == "remove":
        del found[name]
    else:
        found[name] = operation["value"]
    return found
