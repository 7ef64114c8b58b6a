"""The OpenAPI document and the server agree, whatever is sent to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from bastide.server.app import create_app
from bastide.server.settings import Settings

from .real_server import running

EXAMPLES, MANY = 10, 100
SLOWLY = 600.0
"""Seconds that a bot takes: else bots alone play on at the tables that are opened for them, and calls wait."""
PERSON, OTHER = {"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Bruno"}

CONFIG: dict[str, Any] = {
    # Some things no schema can say: which actions the rules allow, which options a game has, what a record looks
    # like. They are refused with 422 (and 409 where the table is not ready for them), which is the document's word.
    "checks": {
        "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422]},
        # a body that is too large is refused before anybody looks at what is in it
        "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]},
    },
    "generation": {"allow-x00": True},
}


class Site:
    """A server with a table to try things on."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)
        self.sent = 0

    def answer(self, case: schemathesis.Case[Any], **more: Any) -> None:
        """Send a case and compare what comes of it with the document."""
        self.sent += 1
        case.call_and_validate(base_url=self.address, **more)

    def table(self) -> tuple[str, str]:
        """Open a running table; return its id and its tokens."""
        answer = self.http.post("/api/tables", json={"game": "carcassonne", "seats": [PERSON, OTHER]}).json()
        return answer["table"]["id"], ",".join(answer["tokens"].values())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    with running(folder, delay=SLOWLY, bot_lease=SLOWLY) as server:
        yield Site(server.address)


@pytest.fixture(autouse=True)
def counted(site: Site, record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Have the calls of a test added up."""
    before = site.sent
    yield
    record_property("counted calls that the document knows", site.sent - before)


document = schemathesis.openapi.from_dict(create_app(Settings()).openapi(), config=SchemathesisConfig.from_dict(CONFIG))
schema = document.exclude(operation_id="watch")
"""All but an answer that does not end, and tells what is wrong as a WebSocket does (`test_streams.py`)."""


def path_is_good(case: schemathesis.Case[Any]) -> bool:
    return case.meta is not None and all(
        component.mode is GenerationMode.POSITIVE
        for location, component in case.meta.components.items()
        if "path" in str(location).lower()
    )


CALM: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
    "database": None,
}


def answered_by_the_document(site: Site, case: schemathesis.Case[Any]) -> None:
    """Send a case, and once more to a table that there is, by who sits there."""
    site.answer(case)
    if "table_id" in case.path_parameters and path_is_good(case):
        case.path_parameters["table_id"], tokens = site.table()
        for generated in ("Authorization", "X-Bastide-Seats"):
            case.headers.pop(generated, None)
        site.answer(case, headers={"X-Bastide-Seats": tokens})


@schema.parametrize()
@settings(max_examples=EXAMPLES, **CALM)
def test_whatever_is_sent_the_answer_is_in_the_document(site: Site, case: schemathesis.Case[Any]) -> None:
    answered_by_the_document(site, case)


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=MANY, **CALM)
def test_ten_thousand_times_the_answer_is_in_the_document(site: Site, case: schemathesis.Case[Any]) -> None:
    answered_by_the_document(site, case)
