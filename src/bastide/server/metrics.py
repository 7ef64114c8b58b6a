"""Numbers for hosts, in Prometheus' format."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.requests: Final = Counter(
            "bastide_http_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self.latency: Final = Histogram(
            "bastide_http_seconds", "Time to answer", ("route",), buckets=FAST, registry=registry
        )
        self.sockets: Final = Gauge("bastide_live_connections", "Open live connections", registry=registry)
        self.closed: Final = Counter(
            "bastide_live_closed", "Live connections closed by the server", ("code",), registry=registry
        )
        self.tables: Final = Gauge("bastide_tables", "Tables by state", ("state",), registry=registry)
        self.created: Final = Counter("bastide_tables_created", "Tables opened", ("game",), registry=registry)
        self.actions: Final = Counter("bastide_actions", "Actions stored", ("by",), registry=registry)
        self.conflicts: Final = Counter("bastide_conflicts", "Writes told to look again", registry=registry)
        self.thinking: Final = Histogram(
            "bastide_bot_seconds", "Time a bot takes for a decision", ("bot",), buckets=SLOW, registry=registry
        )
        self.bot_failures: Final = Counter(
            "bastide_bot_failures", "Questions to bots that got no good answer", ("why",), registry=registry
        )

        self.thinking_queue: Final = Gauge("bastide_bot_queue", "Questions that wait for a worker", registry=registry)

    def render(self) -> bytes:
        """Return all of them as text."""
        return generate_latest(self.registry)
