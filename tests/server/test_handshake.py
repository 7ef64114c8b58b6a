"""A live connection that may not be opened is refused as a call is: one learns why, and when to come again."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bastide.server.settings import Rate

from .real_server import running

PERSON = {"kind": "me", "name": "Odile"}


def refused(path: str, **how: Any) -> tuple[int, dict[str, Any], str | None]:
    """Return the status of the refusal, what it says, and when to come again."""
    with pytest.raises(InvalidStatus) as found, connect(path, **how):
        pass
    answer = found.value.response
    return answer.status_code, json.loads(answer.body or b"{}")["error"], answer.headers.get("Retry-After")


def test_who_comes_too_often_or_from_another_site_is_told_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "data", rates=True, rate_all=Rate(3, 0.02)) as server:
        made = server.http.post("/api/tables", json={"game": "caylus", "seats": [PERSON, {"kind": "open"}]}).json()
        path = f"{server.live}/api/tables/{made['table']['id']}/live"
        status, error, _ = refused(path, origin="https://elsewhere.example")
        assert (status, error["code"]) == (403, "foreign-origin")
        with connect(path):
            pass
        with connect(path):
            pass
        status, error, again = refused(path)
        assert (status, error["code"]) == (429, "too-many-requests")
        assert again == str(error["retry_after"])
        assert 40 <= error["retry_after"] <= 60
    assert '"level": "error"' not in capfd.readouterr().err, "what was refused is no fault of the server"
