"""An operator's desk at a running server: calls under the token, and in words why one was refused."""

import getpass
import os
import re
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from bastide.cli.site import Site
from bastide.cli.system import cannot_read
from bastide.cli.texts import t
from bastide.cli.words import Fault

TOKEN: Final = "BASTIDE_OPERATOR_TOKEN"
API: Final = "/api/admin"


class Desk:
    """An operator at a running server."""

    def __init__(self, server: str, token_file: Path | None) -> None:
        """Remember where it is; the token comes from a file, the environment or the keyboard, never as an argument."""
        self._site: Final = Site(server, "admin")
        self._file: Final = token_file

    def _token(self) -> str:
        if self._file is not None:
            try:
                found = self._file.read_text("utf-8", "replace")
            except OSError as error:
                raise cannot_read(error, self._file) from error
        elif not (found := os.environ.get(TOKEN, "")):
            if not sys.stdin.isatty():
                raise Fault(t("cli-admin-no-token", name=TOKEN))
            found = getpass.getpass(t("cli-admin-token") + " ")
        if re.fullmatch(r"[!-~]+", found.strip()) is None:  # no header carries it
            raise Fault(t("error-no-operator"))
        return found.strip()

    def call(self, path: str, body: object = None, **query: object) -> Any:
        """Return the answer to a call, a POST where there is a body; raise Fault with the server's reason."""
        asked = f"?{urlencode(query)}" if query else ""
        return self._site.call(f"{API}{path}{asked}", body, {"Authorization": f"Bearer {self._token()}"})
