"""Numbers for hosts, in Prometheus' format."""

import os
from collections.abc import Callable, Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

FAST: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20)

WAYS: Final = ("push", "mail", "webhook")
"""How people who are away are told."""
KINDS: Final = ("read", "write")
"""The transactions of a database."""


class Disk(Collector):
    """What is left on the disk of SQLite's file; no series for a PostgreSQL, whose disk its own machine knows."""

    def __init__(self) -> None:
        self.free: Callable[[], int | None] = lambda: None

    def describe(self) -> Iterable[GaugeMetricFamily]:
        """Return the name, for which nothing has to be looked at."""
        return [GaugeMetricFamily("bastide_database_free_bytes", "Bytes left on the disk of the SQLite file")]

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Look at the disk, each time that somebody asks."""
        for family in self.describe():
            if (free := self.free()) is not None:
                family.add_metric((), free)
            yield family


class Metrics:
    """The counters of one server process; several that share a port show those of all of them, whichever is asked."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.requests: Final = Counter(
            "bastide_http_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self.latency: Final = Histogram(
            "bastide_http_seconds", "Time to answer", ("route",), buckets=FAST, registry=registry
        )
        self.sockets: Final = Gauge(
            "bastide_live_connections", "Open live connections", registry=registry, multiprocess_mode="livesum"
        )
        self.closed: Final = Counter(
            "bastide_live_closed", "Live connections closed by the server", ("code",), registry=registry
        )
        self.tables: Final = Gauge(
            "bastide_tables", "Tables by state", ("state",), registry=registry, multiprocess_mode="mostrecent"
        )
        self.created: Final = Counter("bastide_tables_created", "Tables opened", ("game",), registry=registry)
        self.actions: Final = Counter("bastide_actions", "Actions stored", ("by",), registry=registry)
        self.reports: Final = Counter("bastide_reports", "Reports to those who run the server", registry=registry)
        self.conflicts: Final = Counter("bastide_conflicts", "Writes told to look again", registry=registry)
        self.thinking: Final = Histogram(
            "bastide_bot_seconds", "Time a bot takes for a decision", ("bot",), buckets=SLOW, registry=registry
        )
        self.bot_failures: Final = Counter(
            "bastide_bot_failures", "Questions to bots that got no good answer", ("why",), registry=registry
        )
        self.lag: Final = Histogram(
            "bastide_loop_lag_seconds", "How late the event loop is", buckets=FAST, registry=registry
        )
        self.writer_wait: Final = Histogram(
            "bastide_writer_wait_seconds", "Time until a write transaction has begun", buckets=FAST, registry=registry
        )
        self.database_errors: Final = Counter(
            "bastide_database_errors", "Transactions that the database failed", ("kind",), registry=registry
        )
        self.reports_waiting: Final = Gauge(
            "bastide_reports_waiting", "Reports without an answer", registry=registry, multiprocess_mode="mostrecent"
        )
        self.told: Final = Counter(
            "bastide_notifications_told", "Messages to people who are away", ("way",), registry=registry
        )
        self.not_told: Final = Counter(
            "bastide_notifications_failed", "Messages that nobody took", ("way", "why"), registry=registry
        )
        self.telling: Final = Gauge(
            "bastide_notifications_waiting", "Messages to be sent", registry=registry, multiprocess_mode="mostrecent"
        )
        self.thinking_queue: Final = Gauge(
            "bastide_bot_queue", "Questions that wait for a worker", registry=registry, multiprocess_mode="livesum"
        )
        self.disk: Final = Disk()
        registry.register(self.disk)
        for counter, labels in ((self.told, WAYS), (self.database_errors, KINDS)):
            for label in labels:
                counter.labels(label)  # a series that begins with its first event is missing in every sum until then

    def render(self) -> bytes:
        """Return all of them as text."""
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            everybody = CollectorRegistry()
            MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
            return generate_latest(everybody)
        return generate_latest(self.registry)
