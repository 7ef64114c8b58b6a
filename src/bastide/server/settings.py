"""What a host can set, in one value; a file and variables `BASTIDE_…` of the environment give the defaults."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

STATIC: Final = Path(__file__).with_name("static")
KIB: Final = 1024
UNITS: Final = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}


class Wrong(str):
    """What is wrong with a setting, in English; `key` and `details` are the same as a message of the terminal."""

    __slots__ = ("details", "key")
    key: str
    details: dict[str, object]

    def __new__(cls, text: str, key: str, **details: object) -> "Wrong":
        """Keep the sentence with what it is made of; a detail may be such a sentence itself."""
        made = super().__new__(cls, text)
        made.key, made.details = key, details
        return made

    @classmethod
    def of(cls, error: Exception) -> str:
        """Return what an error says, with what it is made of where that is known."""
        key, details = getattr(error, "key", ""), getattr(error, "details", None)
        if key and details is not None:  # of the store
            return cls(str(error), key, **details)
        return error.args[0] if error.args and isinstance(error.args[0], cls) else str(error)


class Impossible(ValueError):
    """What a host has set and what cannot be: each reason is a sentence, `rest` is what was set besides."""

    def __init__(self, reasons: Sequence[str], rest: Any) -> None:
        super().__init__("; ".join(reasons))
        self.reasons: Final = tuple(reasons)
        self.rest: Final = rest


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
    """Who may read /metrics: this machine (local), everybody (public) or nobody (off)."""
    https: bool = False
    """Whether people reach this server by HTTPS only (sends Strict-Transport-Security)."""

    head_limit: int = 32 * KIB
    """The largest head of a request."""
    head_timeout: float = 15.0
    """Seconds in which the head of a request has come; and its body, once more."""
    connections_per_client: int = 200
    """Open connections of one address; those of the proxies are not counted."""
    body_limit: int = 64 * KIB
    """The largest body of a request."""
    record_limit: int = 512 * KIB
    """The largest record that may be brought."""
    frame_limit: int = 16 * KIB
    """The largest frame on a live connection."""
    depth_limit: int = 24
    """How deep the JSON of a body may be nested."""
    rates: bool = True
    """Whether calls are counted; off only in tests of other things."""
    rate_all: Rate = Rate(120, 30)
    """All calls of one client together."""
    rate_create: Rate = Rate(20, 0.2)
    """Opening and joining tables, links to other devices, how to be told, what is stored of somebody."""
    rate_think: Rate = Rate(10, 0.5)
    """Hints, and looking back on games."""
    rate_chat: Rate = Rate(20, 1.0)
    """Messages."""
    rate_claim: Rate = Rate(10, 0.1)
    """One-time codes, words to write down and tokens of operators, which nobody may try out."""
    rate_report: Rate = Rate(5, 0.02)
    """Reports to those who run the server."""
    rate_mail: Rate = Rate(20, 0.00025)
    """Mail addresses that are asked whether they want to be told."""
    bot_tables_per_client: int = 10
    """How many running tables one may have at which only bots play."""
    sockets_per_client: int = 40
    """Live connections of one client."""
    sockets_per_table: int = 400
    """Live connections to one table; whoever sits there comes before those who watch."""

    bot_workers: int = 0
    """Worker processes in which bots think, two at least; 0: one for every core but one."""
    bot_delay: float = 0.7
    """The least time a bot takes for a decision, so that people can follow."""
    bot_poll: float = 1.0
    """How often tables that wait for a bot are looked for, at least."""
    bot_lease: float = 6.0
    """For how long one process looks after a table without saying so again."""
    bot_timeout: float = 20.0
    """After so long a bot's decision is left to the first level instead, and its worker replaced."""
    bot_stand_in: str = "level:2"
    """Who takes over a seat that a person leaves."""
    absent_after: float = 600.0
    """At a table without a clock: after so long away on their turn, somebody's seat may be handed to a bot."""
    nudge_after: float = 60.0
    """After so long on turn somebody may be nudged, and again as long after that."""
    reveal_wait: float = 30.0
    """How long the first draw waits for the random numbers that were announced when people sat down."""
    reclaim_grace: float = 60.0
    """What a clock shows at least when a seat is taken back from a stand-in; the increment if that is longer."""
    pair_ttl: float = 600.0
    """How long a code for one's seat on another device is good."""
    program_timeout: float = 60.0
    """A program from outside that takes longer over a decision loses its seat to the stand-in."""
    bot_hint: str = "search:0.4s"
    """Who answers when a person asks for a hint."""

    plugins: tuple[str, ...] = ()
    """Modules to import at start, here and where bots think: games from outside this package."""
    cached_tables: int = 512
    """How many tables that nobody watches a process remembers; those that are watched it knows all."""
    open_table_ttl: float = 3 * 24 * 3600.0
    """An open table where nothing happens for so long is removed."""
    keep_abandoned: float = 0.0
    """A running table where nothing happens for so long is removed; 0: never."""
    keep_finished: float = 0.0
    """A finished game is removed so long after its end; 0: never."""
    keep_chat: float = 0.0
    """What was said at a table is removed after so long; 0: with the table."""
    keep_clients: float = 30 * 24 * 3600.0
    """The keyed hashes of the addresses of those who sit at a table go so long after the last thing that happened."""
    keep_reports: float = 365 * 24 * 3600.0
    """Reports go so long after their answer, restrictions so long after they ran out; 0: never."""
    keep_audit: float = 2 * 365 * 24 * 3600.0
    """What operators did is remembered for so long; 0: for ever."""
    ping: float = 25.0
    """After so long without a frame a live connection is asked whether it is there."""
    hello_timeout: float = 10.0
    """In which the first frame of a live connection has come."""
    send_timeout: float = 15.0
    """A live connection that takes nothing for so long is given up."""
    send_queue: int = 200
    """How many frames may wait for one live connection."""

    public_url: str = ""
    """The address that people know this server by, as https://play.example.org: with it pushes are offered.
    A path, as in https://example.org/bastide, is what all addresses begin with."""
    vapid_contact: str = ""
    """Whom push services may ask about this server (mailto: or https:); empty: whoever answers at `public_url`."""
    vapid_key: str = field(default="", repr=False)
    """The private key of pushes, 32 bytes in base64url; empty: kept in the data folder, made at first need."""
    mail_host: str = ""
    """The server that takes mails; with it, `mail_from` and `public_url` mails are offered."""
    mail_port: int = 587
    """Its port: 587 for starttls, 465 for tls."""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the way to it is encrypted: starttls, tls or none."""
    mail_user: str = ""
    """Who sends; empty: without a password."""
    mail_password: str = field(default="", repr=False)
    """The password for that."""
    mail_from: str = ""
    """The address that mails come from."""
    webhook_url: str = ""
    """Where every turn that somebody is away at, and every end of a game, is posted to."""
    webhook_secret: str = field(default="", repr=False)
    """Key of the signature of what is posted."""
    notify_after: float = 60.0
    """After so long on turn, and away, somebody is told by push."""
    mail_after: float = 600.0
    """After so long on turn, and away, somebody is told by mail."""
    mail_every: float = 4 * 3600.0
    """At most one mail about a table goes to an address in so long."""
    notify_poll: float = 5.0
    """How often it is looked whom to tell."""
    notify_private: bool = False
    """Whether pushes may go to private networks and without TLS: only where the push service is one's own."""

    @property
    def push_contact(self) -> str:
        """Whom push services may ask; empty where this server tells nobody by push."""
        return self.vapid_contact or (self.public_url if self.public_url.startswith("https://") else "")

    @property
    def base(self) -> str:
        """What the paths of all addresses begin with: nothing, or `/bastide`."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def pushes(self) -> bool:
        """Whether this server tells by push."""
        return bool(self.push_contact)

    @property
    def mails(self) -> bool:
        """Whether this server tells by mail."""
        return bool(self.mail_host and self.mail_from and self.public_url)

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite+aiosqlite:///{(self.data / 'bastide.sqlite3').absolute()}"

    @property
    def thinkers(self) -> int:
        """How many processes think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @classmethod
    def of_environment(cls, kept: Mapping[str, Any] | None = None, **given: Any) -> "Settings":
        """Return the settings, where `BASTIDE_NAME` names one that is not given; lists are split at commas.

        `kept` are those of a file, before which the environment goes. Raises `Impossible` for values that cannot be.
        """
        values, wrong = dict(kept or {}), list[str]()
        for item in fields(cls):
            text = os.environ.get(f"BASTIDE_{item.name.upper()}")
            if text is not None:
                try:
                    values[item.name] = cls.parsed(item.name, text)
                except ValueError as error:
                    wrong.append(cannot_be(f"BASTIDE_{item.name.upper()}", text, error))
        settings = cls(**values | given)
        if wrong:
            raise Impossible(wrong, settings)
        return settings

    @classmethod
    def parsed(cls, name: str, text: str) -> object:
        """Return a setting that is written as text; raise ValueError if it cannot be that."""
        (default,) = (item.default for item in fields(cls) if item.name == name)
        match default:
            case bool():
                if text.lower() not in ("0", "1", "false", "true"):
                    raise ValueError(Wrong("it is 0 or 1", "setting-switch"))
                return text.lower() in ("1", "true")
            case float():
                return seconds(text)
            case int():
                try:
                    return int(text)
                except ValueError:
                    raise ValueError(Wrong("it is a whole number", "setting-whole")) from None
            case Path():
                return Path(text)
            case tuple():
                return tuple(part.strip() for part in text.split(",") if part.strip())
            case Rate():
                burst, _, per_second = text.partition("/")
                try:
                    return Rate(float(burst), float(per_second))
                except ValueError:
                    said = "a rate is so many at once/so many a second, as 10/0.5"
                    raise ValueError(Wrong(said, "setting-rate")) from None
        return text


def seconds(text: str) -> float:
    """Return a time in seconds: a number, or one with s, m, h or d behind it; raise ValueError for anything else.

    >>> seconds("1.5h"), seconds("20")
    (5400.0, 20.0)
    """
    number, unit = (text[:-1], UNITS[text[-1]]) if text[-1:] in UNITS else (text, 1.0)
    try:
        return float(number) * unit
    except ValueError:
        said = "a time is a number of seconds, or one with s, m, h or d behind it"
        raise ValueError(Wrong(said, "setting-time")) from None


def cannot_be(name: str, value: object, error: Exception) -> Wrong:
    """Return that a setting cannot have a value, and why."""
    reason = Wrong.of(error)
    return Wrong(f"{name} cannot be {value!r}: {reason}", "setting-cannot", name=name, value=repr(value), reason=reason)
