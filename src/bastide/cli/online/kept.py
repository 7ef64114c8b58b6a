"""The seats that somebody has at servers: their tokens, in one file that nobody else may read."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from bastide.cli.corrected import user_data
from bastide.cli.system import cannot_write
from bastide.engine.files import write_whole

MOST: Final = 100
"""Tables that are remembered, those that were kept last; a server is asked about so many at once."""


@dataclass(frozen=True, slots=True)
class Held:
    """Somebody's seats at one table."""

    server: str
    table: str
    tokens: Mapping[str, str] = field(default_factory=dict)
    """By the number of the seat, as text."""
    nonce: str = ""
    """The random number that was announced for the shuffle, in hex."""

    def with_tokens(self, tokens: Mapping[str, str]) -> "Held":
        """Return it with more seats."""
        return replace(self, tokens={**self.tokens, **tokens})


class Seats:
    """What was kept, read when it is made."""

    def __init__(self, file: Path | None = None) -> None:
        """Read the file: by default `seats.json` in the folder of a user's programs; one that is broken holds none."""
        self.file: Final = file or user_data() / "seats.json"
        self.name = ""
        """Under which name somebody sat down last."""
        self.held: list[Held] = []
        self._read()

    def _read(self) -> None:
        with suppress(OSError, ValueError, KeyError, TypeError):
            self._take(json.loads(self.file.read_text("utf-8")))

    def _take(self, found: Mapping[str, Any]) -> None:
        held = [
            Held(str(one["server"]), str(one["table"]), {**one["tokens"]}, str(one.get("nonce", "")))
            for one in found["tables"]
        ]
        self.name, self.held = str(found["name"]), held

    def at(self, server: str, table: str) -> Held:
        """Return somebody's seats at a table; none where nothing was kept."""
        return next((one for one in self.held if (one.server, one.table) == (server, table)), Held(server, table))

    def keep(self, held: Held, name: str = "") -> None:
        """Keep seats, the newest first, beside what other programs have kept there; raise Fault where that fails."""
        self._read()
        self.held = [held, *self._but(held)][:MOST]
        self.name = name or self.name
        self._write()

    def forget(self, held: Held) -> None:
        """Keep the seats of a table no longer."""
        self._read()
        self.held = self._but(held)
        self._write()

    def _but(self, held: Held) -> list[Held]:
        return [one for one in self.held if (one.server, one.table) != (held.server, held.table)]

    def _write(self) -> None:
        kept = {"name": self.name, "tables": [asdict(one) for one in self.held]}
        before = os.umask(0o077)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            raise cannot_write(error, self.file) from error
        finally:
            os.umask(before)
