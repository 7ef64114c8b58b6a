"""What is being told, kept by DBOS: started once by its name, tried again after growing pauses, whatever is killed."""

import logging
import sqlite3
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
import structlog
from dbos import DBOS, DBOSConfig, DBOSPortableJSONSerializer, SetEnqueueOptions, SetWorkflowID

from bastide.server import logs
from bastide.server.courier import sending
from bastide.server.courier.office import Office, reached_by_psycopg
from bastide.storage.letters import WEBHOOK, Letter
from bastide.storage.listeners import MAIL, PUSH

NAME: Final = "bastide"
SHAPE: Final = "1"
"""The version of the workflow: what a courier of an older version began is gone on with while this is the same."""
SCHEMA: Final = "bastide_jobs"
"""Where they are in a PostgreSQL."""
AGAIN: Final = "again"
SLOW: Final = "slow"
QUEUES: Final = {PUSH: 8, MAIL: 2, WEBHOOK: 2, AGAIN: 4, SLOW: 4}
"""How many letters are on their way at once, by way, of those that are tried again, and of pushes to who dawdled last
time, which anybody may name: they stop no other."""
DAWDLES: Final = 3.0
"""Seconds in which whoever takes pushes does not dawdle."""
REMEMBERED: Final = 10_000
"""How many that dawdled are known at most."""
PAUSES: Final = (15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600)
"""Seconds before a letter is tried again, and again: five hours together."""
REFUSED: Final = {PUSH: 5, MAIL: 3, WEBHOOK: 1}
"""How often in a row a listener is refused before it is given up."""
KEPT: Final = 24 * 3600.0
"""Seconds for which what is done is remembered."""
SWEPT: Final = 600.0
BATCH: Final = 500

log: Final = structlog.get_logger("bastide.courier")

Tell = Callable[[Letter], None]
"""Starts to tell a letter, unless that was done before."""


class JobsConnection(sqlite3.Connection):
    """A connection to the jobs' SQLite that knows the time to the millisecond.

    DBOS asks for it as `unixepoch('subsec')` from Python 3.12 on; SQLite answers since 3.42, and many a Python has an
    older one.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if sqlite3.sqlite_version_info < (3, 42):
            self.create_function("unixepoch", 1, _unixepoch)


def _unixepoch(moment: str) -> float:
    if moment != "subsec":
        raise ValueError(moment)
    return round(time.time(), 3)


def launched(office: Office) -> Tell:
    """Start DBOS, which goes on with what a courier before this one had begun; return how to begin more."""
    DBOS(config=_config(office))
    tell = _workflow(office)
    _quiet()
    DBOS.launch()
    for name, most in QUEUES.items():
        DBOS.register_queue(name, worker_concurrency=most, polling_interval_sec=min(2.0, office.poll))
    return tell


def _config(office: Office) -> DBOSConfig:
    """Return settings by which DBOS speaks to nobody but the database."""
    jobs = office.orders.jobs
    url = sa.URL.create("sqlite", database=str(jobs)) if jobs is not None else reached_by_psycopg(office.address)
    shared: dict[str, Any] = {"hide_parameters": True}
    engine = None
    if jobs is None:  # else it would look for the database among all others, and make it where it finds none
        engine = sa.create_engine(url, pool_size=6, max_overflow=2, pool_pre_ping=True, **shared)
    else:
        shared["connect_args"] = {"factory": JobsConnection}
    return DBOSConfig(
        name=NAME,
        system_database_url=url.render_as_string(hide_password=False),
        system_database_engine=engine,
        db_engine_kwargs=shared,
        dbos_system_schema=SCHEMA,
        # The same wherever it runs, for only one works: whoever comes next goes on with what the last one had begun.
        executor_id="courier",
        application_version=SHAPE,
        serializer=DBOSPortableJSONSerializer(),
        use_listen_notify=False,
        enable_otlp=False,
        max_executor_threads=24,
        notification_listener_polling_interval_sec=60.0,
        scheduler_polling_interval_sec=3600.0,
        log_level="WARNING",
    )


def _quiet() -> None:
    """Have DBOS write to the same log as everything else, and only what is wrong."""
    noisy = logging.getLogger("dbos")
    noisy.handlers[:] = []
    noisy.propagate = True
    noisy.setLevel(logging.WARNING)


def _workflow(office: Office) -> Tell:
    """Return how a letter is told, step by step: what is done is not done again."""
    slow: set[str] = set()

    @DBOS.step(name="deliver")
    def deliver(told: dict[str, Any]) -> str:
        began = time.monotonic()
        outcome = delivered(office, Letter(**told))
        if time.monotonic() - began <= DAWDLES:
            slow.discard(told["listener"])
        elif len(slow) < REMEMBERED:
            slow.add(told["listener"])
        _say(office, Letter(**told), outcome)
        return outcome.what

    @DBOS.step(name="note", retries_allowed=True, interval_seconds=1.0, backoff_rate=2.0, max_attempts=8)
    def note(told: dict[str, Any], what: str, most: int) -> None:
        office.note(Letter(**told), what, most)

    @DBOS.workflow(name="tell")
    def tell(told: dict[str, Any], attempt: int) -> str:
        letter, what = Letter(**told), deliver(told)
        if what in ("later", "away") and attempt < len(PAUSES):
            begin(letter, attempt + 1)
            return what
        what = "refused" if what == "later" else what  # it was not taken for hours; to be away is no refusal
        if what in ("told", "refused", "gone") and letter.listener:
            note(told, what, REFUSED[letter.way])
        return what

    def begin(letter: Letter, attempt: int = 0) -> None:
        name = sending.key_of(letter) + (f"#{attempt}" if attempt else "")
        pause = PAUSES[attempt - 1] if attempt else None
        queue = SLOW if letter.way == PUSH and letter.listener in slow else AGAIN if attempt else letter.way
        with SetWorkflowID(name), SetEnqueueOptions(delay_seconds=pause):
            DBOS.enqueue_workflow(queue, tell, asdict(letter), attempt)

    return begin


def delivered(office: Office, letter: Letter) -> sending.Outcome:
    """Send a letter if what it tells is still so."""
    try:
        to = office.head(letter)
        return sending.Outcome("void") if to is None else sending.send(office.orders, letter, to)
    except (OSError, sa.exc.SQLAlchemyError) as error:  # the database, or the server that was asked
        return sending.Outcome("away", type(error).__name__)
    except Exception as error:  # a flaw: its traceback may name the address, its kind does not
        return sending.Outcome("later", f"flaw-{type(error).__name__}")


def _say(office: Office, letter: Letter, outcome: sending.Outcome) -> None:
    known = {"way": letter.way, "kind": letter.kind, "table": logs.short(letter.table)}
    if outcome.what == "told":
        log.info("told", **known)
        office.told(letter.way)
    elif outcome.what != "void":
        log.warning("not told", **known, outcome=outcome.what, why=outcome.why)
        office.failed(letter.way, "later" if outcome.what == "away" else outcome.what)


def waiting() -> int:
    """Return how many letters are still to be told."""
    return len(DBOS.list_workflows(status=["ENQUEUED", "PENDING", "DELAYED"], load_input=False, load_output=False))


def sweep() -> int:
    """Forget what ended a day ago; return how much that was."""
    before = datetime.fromtimestamp(time.time() - KEPT, UTC).isoformat()
    swept = 0
    while True:
        ended = DBOS.list_workflows(completed_before=before, limit=BATCH, load_input=False, load_output=False)
        if ended:
            DBOS.delete_workflows([one.workflow_id for one in ended])
        swept += len(ended)
        if len(ended) < BATCH:
            return swept
