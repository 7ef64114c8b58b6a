"""What a host can set, in one value; variables `BASTIDE_…` of the environment give the defaults."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal

STATIC: Final = Path(__file__).with_name("static")
KIB: Final = 1024


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: so many calls at once, refilled so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a server that is not code; times are seconds, sizes bytes."""

    data: Path = Path("data")
    """Where SQLite and the secret live."""
    disk_reserve: int = 32 * KIB * KIB
    """With less free space than this SQLite's server says that it is not ready."""
    database: str = ""
    """SQLAlchemy address; empty for SQLite in the data directory."""
    secret: str = field(default="", repr=False)
    """Key for hashing seat tokens; empty: kept in the data directory, made at the first start."""
    static: Path = STATIC
    """The built browser client."""
    seed: str = field(default="", repr=False)
    """For tests only: a word that fixes all shuffles and what bots choose, so that a game can be played again."""

    allowed_hosts: tuple[str, ...] = ("*",)
    """Host names this server answers to."""
    allowed_origins: tuple[str, ...] = ()
    """Origins other than its own from which browsers may act here."""
    metrics: Literal["local", "public", "off"] = "local"
    """Who may read /metrics."""
    https: bool = False
    """Whether people reach this server by HTTPS only (sends Strict-Transport-Security)."""

    head_limit: int = 32 * KIB
    head_timeout: float = 15.0
    """Seconds in which the head of a request has come; and its body, once more."""
    connections_per_client: int = 200
    body_limit: int = 64 * KIB
    record_limit: int = 512 * KIB
    frame_limit: int = 16 * KIB
    depth_limit: int = 24
    rates: bool = True
    """Whether calls are counted; off only in tests of other things."""
    rate_all: Rate = Rate(120, 30)
    rate_create: Rate = Rate(20, 0.2)
    rate_think: Rate = Rate(10, 0.5)
    rate_chat: Rate = Rate(10, 0.5)
    rate_claim: Rate = Rate(10, 0.1)
    """One-time codes and words to write down, which nobody may try out."""
    bot_tables_per_client: int = 10
    """How many running tables one may have at which only bots play."""
    sockets_per_client: int = 40
    sockets_per_table: int = 400

    bot_workers: int = 0
    """Worker processes in which bots think; 0: one for every core but one."""
    bot_delay: float = 0.7
    """The least time a bot takes for a decision, so that people can follow."""
    bot_poll: float = 1.0
    bot_lease: float = 6.0
    bot_timeout: float = 20.0
    """After so long a bot's decision is taken at random instead, and its worker replaced."""
    bot_stand_in: str = "level:2"
    """Who takes over a seat that a person leaves."""
    absent_after: float = 600.0
    """At a table without a clock: after so long away on their turn, somebody's seat may be handed to a bot."""
    nudge_after: float = 60.0
    """After so long on turn somebody may be nudged, and again as long after that."""
    reclaim_grace: float = 60.0
    """What a clock shows at least when a seat is taken back from a stand-in; the increment if that is longer."""
    pair_ttl: float = 600.0
    """How long a code for one's seat on another device is good."""
    program_timeout: float = 60.0
    """A program from outside that takes longer over a decision loses its seat to the stand-in."""
    bot_hint: str = "level:4"
    """Who answers when a person asks for a hint."""

    plugins: tuple[str, ...] = ()
    """Modules to import at start, here and where bots think: games from outside this package."""
    cached_tables: int = 512
    open_table_ttl: float = 3 * 24 * 3600.0
    """An open table where nothing happens for so long is removed."""
    ping: float = 25.0
    hello_timeout: float = 10.0
    send_timeout: float = 15.0
    send_queue: int = 200

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite+aiosqlite:///{(self.data / 'bastide.sqlite3').absolute()}"

    @property
    def workers(self) -> int:
        """How many processes think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @classmethod
    def of_environment(cls, **given: Any) -> "Settings":
        """Return the settings, where `BASTIDE_NAME` names one that is not given; lists are split at commas."""
        values = dict(given)
        for item in fields(cls):
            text = os.environ.get(f"BASTIDE_{item.name.upper()}")
            if text is not None and item.name not in values:
                values[item.name] = _read(item.name, text, item.default)
        return cls(**values)


def _read(name: str, text: str, default: object) -> object:
    """Return an environment variable's text as a value of the default's type."""
    match default:
        case bool():
            if text.lower() not in ("0", "1", "false", "true"):
                raise ValueError(f"BASTIDE_{name.upper()} is 0 or 1, not {text!r}")
            return text.lower() in ("1", "true")
        case int() | float() | Path():
            return type(default)(text)
        case tuple():
            return tuple(part.strip() for part in text.split(",") if part.strip())
        case Rate():
            burst, _, per_second = text.partition("/")
            return Rate(float(burst), float(per_second))
    return text
