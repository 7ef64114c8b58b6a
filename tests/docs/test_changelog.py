"""The list of changes reads by machine: versions with dates, newest first, and kinds of change in one order."""

import re
from datetime import date
from pathlib import Path

import bastide

CHANGELOG = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
VERSION = re.compile(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)")


def sections(level: int, text: str) -> list[tuple[str, str]]:
    """Return the headings of a level with what stands under each."""
    parts = re.split(rf"^{'#' * level} (.+)\n", text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_unreleased_is_on_top_and_versions_have_dates() -> None:
    (first, _), *released = sections(2, CHANGELOG)
    assert first == "[Unreleased]"
    matches = [VERSION.fullmatch(heading) for heading, _ in released]
    assert all(matches), [heading for heading, _ in released]
    versions = [tuple(map(int, match.groups()[:3])) for match in matches if match]
    dates = [date.fromisoformat(match[4]) for match in matches if match]
    assert versions == sorted(set(versions), reverse=True)
    assert dates == sorted(dates, reverse=True)
    assert ".".join(map(str, versions[0])) == bastide.__version__


def test_every_change_stands_under_its_kind() -> None:
    for version, body in sections(2, CHANGELOG):
        kinds = [kind for kind, _ in sections(3, body)]
        assert kinds == [kind for kind in KINDS if kind in kinds], version
        assert not re.search(r"^- ", body.split("\n### ")[0], re.MULTILINE), (
            f"{version}: a change before the first kind"
        )
        for kind, changes in sections(3, body):
            assert re.search(r"^- \S", changes, re.MULTILINE), f"{version}: nothing is {kind.lower()}"


def test_every_part_stands_once_under_a_kind() -> None:
    for version, body in sections(2, CHANGELOG):
        for kind, changes in sections(3, body):
            parts = [part for part, _ in sections(4, changes)]
            assert len(parts) == len(set(parts)), f"{version}, {kind}"
            assert all(re.match(r"\n- \S", text) for _, text in sections(4, changes))
