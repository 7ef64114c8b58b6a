"""What is new in one JSON value beside another, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`."""

from collections.abc import Sequence
from typing import Any

Operation = dict[str, Any]


def patch(before: Any, after: Any) -> list[Operation]:
    """Return the operations that lead from one value to another, in order."""
    found: list[Operation] = []
    _differ(before, after, "", found)
    return found


def _differ(before: Any, after: Any, path: str, found: list[Operation]) -> None:
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        _differ_by_name(before, after, path, found)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        _differ_by_place(before, after, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": after})


def _differ_by_name(before: dict[str, Any], after: dict[str, Any], path: str, found: list[Operation]) -> None:
    for name in before.keys() - after.keys():
        found.append({"op": "remove", "path": f"{path}/{_escaped(name)}"})
    for name, value in after.items():
        if name not in before:
            found.append({"op": "add", "path": f"{path}/{_escaped(name)}", "value": value})
        elif before[name] is not value and before[name] != value:  # most are alike and need no path
            _differ(before[name], value, f"{path}/{_escaped(name)}", found)


def _differ_by_place(before: Sequence[Any], after: Sequence[Any], path: str, found: list[Operation]) -> None:
    """Leave what is equal at both ends alone; in between change pairs, then add or remove what is left."""
    least = min(len(before), len(after))
    head = 0
    while head < least and before[head] == after[head]:
        head += 1
    tail = 0
    while len(before) != len(after) and tail < least - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    old, new = before[head : len(before) - tail], after[head : len(after) - tail]
    for place, (one, other) in enumerate(zip(old, new, strict=False), head):
        _differ(one, other, f"{path}/{place}", found)
    for place in range(head + len(old) - 1, head + len(new) - 1, -1):
        found.append({"op": "remove", "path": f"{path}/{place}"})
    for place, value in enumerate(new[len(old) :], head + len(old)):
        found.append({"op": "add", "path": f"{path}/{place}", "value": value})


def _escaped(name: str) -> str:
    return str(name).replace("~", "~0").replace("/", "~1")
