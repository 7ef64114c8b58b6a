"""The one place for everything a host can set: a file, the environment over it, the command line over both.

`python -m bastide.server.configuration` writes the file with every setting, its meaning and its default.
"""

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from difflib import get_close_matches
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from bastide.engine.corrections import unreadable
from bastide.server import vapid
from bastide.server.settings import Impossible, Rate, Settings, Wrong, cannot_be

HEAD: Final = """\
# Everything that a host can set. What is commented out is the default. `BASTIDE_NAME` in the environment goes before
# this file, an option of `bastide serve` before both. `bastide serve --config FILE --check` says whether all is well.
#
# Times are seconds, or "90s", "15m", "12h", "30d"; sizes are bytes; a rate is "so many at once/so many a second".
"""
PORTS: Final = 65535
WORKERS: Final = 64
LEVELS: Final = ("debug", "info", "warning", "error")
HIDDEN: Final = ("static", "seed", "rates")
"""What is for tests and packagers."""

ADDRESSES: Final = {
    "public_url": ("https://", "http://"),
    "vapid_contact": ("mailto:", "https://"),
    "webhook_url": ("https://", "http://"),
}
"""How settings that are addresses begin."""

ABOVE_ZERO: Final = frozenset(
    {"head_limit", "head_timeout", "connections_per_client", "body_limit", "record_limit", "frame_limit"}
    | {"depth_limit", "sockets_per_client", "sockets_per_table", "bot_poll", "bot_lease", "bot_timeout"}
    | {"program_timeout", "pair_ttl", "cached_tables", "ping", "hello_timeout", "send_timeout", "send_queue"}
    | {"notify_poll", "open_table_ttl"}
)
"""Settings of which none at all is no choice."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a server is started; the rest are settings of the running server."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for all of them."""
    port: int = 8080
    """The port; without one the next that is free from 8080 on."""
    proxies: str = "127.0.0.1,::1"
    """The reverse proxies whose X-Forwarded-For is believed."""
    workers: int = 1
    """Server processes that share the port; more than one need PostgreSQL."""
    log_level: str = "info"
    """How much is logged: debug, info, warning or error."""
    corrections: str = ""
    """The folder with corrected values of the boxes; empty: `corrections` in the data folder, if it is there."""


def read(file: Path | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a file says of the start, and of the running server; raise `Impossible` for what it may not say."""
    if file is None:
        return {}, {}
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Impossible([_in(file, _unreadable(error))], ({}, {})) from error
    try:
        return checked(told)
    except Impossible as error:
        raise Impossible([_in(file, reason) for reason in error.reasons], error.rest) from error


def _unreadable(error: ValueError) -> Wrong:
    """Return why a file cannot be read: it is not UTF-8, or at which place it is no TOML."""
    found = unreadable(error)
    return Wrong(str(found), found.key, **found.args_)


def _in(file: Path, reason: str) -> Wrong:
    return Wrong(f"{file}: {reason}", "setting-file", file=str(file), reason=reason)


def _one_of(name: str, value: object, known: Sequence[str]) -> Wrong:
    choices = ", ".join(known)
    return Wrong(f"{name} is {value!r}; there are {choices}", "setting-choice", name=name, value=value, choices=choices)


def _between(name: str, value: object, least: int, most: int) -> Wrong:
    said = f"{name} is {value}; it is at least {least} and at most {most}"
    return Wrong(said, "setting-range", name=name, value=value, least=least, most=most)


def _no_address(name: str, value: str) -> Wrong:
    return Wrong(f"{name} is {value!r}, which is no address", "setting-no-address", name=name, value=value)


def _leads_somewhere(text: str) -> bool:
    """Return whether an address names a host, or somebody where it is one of mails."""
    try:
        parts = urlsplit(text)
        if parts.scheme == "mailto":
            return "@" in parts.path.strip("@")
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def unstartable(wanted: Mapping[str, Any]) -> list[str]:
    """Return what cannot be right about how a server is to be started, each as a sentence."""
    said: list[str] = []
    if wanted["port"] is not None and not 0 <= wanted["port"] <= PORTS:
        said.append(_between("port", wanted["port"], 0, PORTS))
    if not 1 <= wanted["workers"] <= WORKERS:
        said.append(_between("workers", wanted["workers"], 1, WORKERS))
    if wanted["log_level"] not in LEVELS:
        said.append(_one_of("log_level", wanted["log_level"], LEVELS))
    for one in filter(None, wanted["proxies"].replace(" ", "").split(",")):
        try:
            ip_network(one if one != "*" else "::/0")
        except ValueError:
            said.append(Wrong(f"proxies names {one!r}, which is no address", "setting-proxy", value=one))
    return said


def checked(told: Mapping[str, object]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return settings by name as values of their types, in the same two parts; raise `Impossible` for others."""
    start = {item.name: item for item in fields(Start)}
    running = {item.name: item for item in fields(Settings)}
    found: tuple[dict[str, Any], dict[str, Any]] = {}, {}
    wrong = []
    for name, value in told.items():
        known = start.get(name) or running.get(name)
        if known is None:
            near = get_close_matches(name, [*start, *running], 1)
            none = Wrong(f"there is no setting {name!r}", "setting-none", name=name)
            meant = f"{none}; did you mean {near[0]}?" if near else ""
            wrong.append(Wrong(meant, "setting-near", name=name, near=near[0]) if near else none)
            continue
        try:
            found[name in running][name] = _value(known, value)
        except (TypeError, ValueError) as error:
            wrong.append(cannot_be(name, value, error))
    if wrong:
        raise Impossible(wrong, found)
    return found


def _value(item: "Field[Any]", value: object) -> object:
    """Return a value of a file as one of the setting's type."""
    default = item.default
    match default, value:
        case (tuple(), list()) if all(isinstance(part, str) for part in value):
            return tuple(value)
        case (bool(), bool()) | (str(), str()):
            return value
        case (bool(), _) | (_, bool()) | (str(), _):
            raise TypeError(Wrong("that is of another type", "setting-type"))
        case (int(), int()):
            return value
        case (float(), int() | float()):
            return float(value)
        case (_, str()) if item.name in Settings.__slots__:
            return Settings.parsed(item.name, value)
    raise TypeError(Wrong("that is of another type", "setting-type"))


def settings(file: Path | None = None, **given: Any) -> Settings:
    """Return the settings of a server: given ones, else the environment's, else a file's, else the defaults."""
    return Settings.of_environment(read(file)[1], **given)


def problems(found: Settings) -> list[str]:
    """Return what cannot be right about settings, each as a sentence."""
    said: list[str] = []
    for item in fields(Settings):
        value = getattr(found, item.name)
        numbers = (value.burst, value.per_second) if isinstance(value, Rate) else (value,)
        for number in numbers:
            if isinstance(number, int | float) and not 0 <= number < float("inf"):
                said.append(
                    Wrong(
                        f"{item.name} is {value}, which is no amount",
                        "setting-amount",
                        name=item.name,
                        value=str(value),
                    )
                )
        if isinstance(value, Rate) and value.burst < 1:
            text = f"{item.name} is {_written(value)}, which lets nobody do anything: at least 1 at once"
            said.append(Wrong(text, "setting-rate-none", name=item.name, value=_written(value)))
        if isinstance(value, Rate) and value.per_second == 0:
            text = f"{item.name} is {_written(value)}, which never fills up again: more than 0 a second"
            said.append(Wrong(text, "setting-rate-ends", name=item.name, value=_written(value)))
        if item.name in ABOVE_ZERO and value == 0:
            said.append(Wrong(f"{item.name} is 0, with which nothing works", "setting-zero", name=item.name))
    if found.mail_port == 0 or found.mail_port > PORTS:  # below that it is no amount, as said
        said.append(_between("mail_port", found.mail_port, 1, PORTS))
    if found.metrics not in ("local", "public", "off"):
        said.append(_one_of("metrics", found.metrics, ("local", "public", "off")))
    if found.mail_security not in ("starttls", "tls", "none"):
        said.append(_one_of("mail_security", found.mail_security, ("starttls", "tls", "none")))
    for name, begins in ADDRESSES.items():
        if (text := getattr(found, name)) and not text.startswith(begins):
            told = f"{name} is {text!r}; it begins with {' or '.join(begins)}"
            said.append(Wrong(told, "setting-begins", name=name, value=text, one=begins[0], other=begins[1]))
        elif text and not _leads_somewhere(text):
            said.append(_no_address(name, text))
    if not re.fullmatch(r"(/[\w.~-]+)*", found.base, re.ASCII):
        said.append(_no_address("public_url", found.public_url))
    if found.mail_from and "@" not in parseaddr(found.mail_from)[1].strip("@"):
        said.append(_no_address("mail_from", found.mail_from))
    if re.search(r"[\s/@]", found.mail_host):
        said.append(_no_address("mail_host", found.mail_host))
    for entry in found.allowed_hosts:
        if "/" in entry:
            told = f"allowed_hosts names {entry!r}; a host is named without https:// and path"
            said.append(Wrong(told, "setting-host", value=entry))
    for entry in found.allowed_origins:
        if entry != "*" and not re.fullmatch(r"[a-z][a-z0-9+.-]*://[^/]+/?", entry.strip(), re.IGNORECASE):
            told = f"allowed_origins names {entry!r}; an origin is https:// and a host"
            said.append(Wrong(told, "setting-origin", value=entry))
    if found.vapid_key:
        try:
            vapid.private_key(found)
        except ValueError as error:
            said.append(Wrong(str(error), "setting-vapid"))
    return said


def meanings(of: type) -> dict[str, str]:
    """Return what each field of a class of settings is, from the sentence beneath it."""
    body = ast.parse(inspect.getsource(of)).body[0]
    assert isinstance(body, ast.ClassDef)
    found, name = {}, ""
    for node in body.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id)):
                name = id
            case ast.Expr(ast.Constant(str() as text)) if name:
                found[name] = text
            case _:
                name = ""
    return found


def rows() -> list[tuple[str, str, str]]:
    """Return every setting: its name, its default as a file has it, and what it is."""
    found = []
    for of in (Start, Settings):
        known = meanings(of)
        for item in fields(of):
            if item.name not in HIDDEN:
                default = item.default_factory() if item.default_factory is not MISSING else item.default
                found.append((item.name, _written(default), known[item.name]))
    return found


def _written(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case Rate():
            return f'"{value.burst:g}/{value.per_second:g}"'
        case tuple():
            return "[" + ", ".join(f'"{part}"' for part in value) + "]"
        case float() if value >= 86400 and value % 86400 == 0:
            return f'"{value / 86400:g}d"'
        case int() | float():
            return f"{value:g}" if isinstance(value, float) else str(value)
    return f'"{value}"'


def document() -> str:
    """Return the file with every setting commented out."""
    parts = [HEAD]
    for name, default, meaning in rows():
        lines = re.sub(r"\s+", " ", meaning)
        parts.append(f"\n# {lines}\n# {name} = {default}\n")
    return "".join(parts)


def unknown(environment: Mapping[str, str], also: frozenset[str]) -> list[str]:
    """Return the variables `BASTIDE_…` of the environment that set nothing."""
    known = {f"BASTIDE_{item.name.upper()}" for of in (Start, Settings) for item in fields(of)} | also
    return sorted(name for name in environment if name.startswith("BASTIDE_") and name not in known)


if __name__ == "__main__":
    sys.stdout.write(document())
