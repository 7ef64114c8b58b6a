"""What an error of the engine, of the store or of the machine says, in the reader's language."""

import errno
import os
from typing import Final

from bastide.cli.texts import has, t
from bastide.engine.box import OF_RECORD
from bastide.engine.errors import BastideError, BoxError, IllegalAction, InvalidOption, RecordError

REASONS: Final = {
    errno.ENOSPC: "cli-system-full",
    errno.EDQUOT: "cli-system-full",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EROFS: "cli-system-read-only",
    errno.ENOENT: "cli-system-missing",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.ENAMETOOLONG: "cli-system-long",
    errno.EIO: "cli-system-broken",
    errno.EADDRINUSE: "cli-system-port-taken",
    errno.EADDRNOTAVAIL: "cli-system-no-address",
    errno.ECONNREFUSED: "cli-system-nobody",
}
"""Why the machine refuses something, with the message that says so."""


def told(error: BaseException) -> str:
    """Return an error in the reader's language; in its own words where there are none."""
    match error:
        case RecordError():
            reason = _reason(error)
            return t("record-line", line=str(error.line), reason=reason) if error.line else reason
        case BoxError() if error.key:
            file = t("box-of-record") if error.args_.get("file") == OF_RECORD else error.args_.get("file", "")
            first = t(error.key, **{name: told_setting(one) for name, one in error.args_.items()} | {"file": file})
            return "\n- ".join([first, *map(told_setting, error.wrong)])
        case InvalidOption():
            return t("option-wrong", option=error.option, reason=_reason(error))
        case IllegalAction() if error.rule:
            return t("cli-play-refused", reason=_reason(error), rule=error.rule)
        case IllegalAction():
            return _reason(error)
    return str(error)


def _reason(error: RecordError | InvalidOption | IllegalAction) -> str:
    """Return what an error says without where it is and without its rule; one that has a cause says what that says."""
    cause = error.__cause__
    below = _reason(cause) if isinstance(cause, IllegalAction) else ""
    below = below or (told(cause) if isinstance(cause, BastideError) else "")
    if error.key and has(error.key):
        return t(error.key, **{**_plain(error.args_), "reason": below})
    return below or error.reason


def _plain(args: dict[str, object]) -> dict[str, object]:
    """Return arguments as a message takes them: whole numbers and texts."""
    return {name: value if isinstance(value, int | str) else str(value) for name, value in args.items()}


def told_setting(reason: object) -> str:
    """Return what is wrong with a setting or a database in the reader's language; else in its own words."""
    key, details = getattr(reason, "key", ""), getattr(reason, "details", None) or getattr(reason, "args_", {})
    if key and has(key):
        return t(
            key, **{name: value if isinstance(value, int) else told_setting(value) for name, value in details.items()}
        )
    return why(reason) if isinstance(reason, OSError) else str(reason)


def reason(error: OSError) -> str:
    """Return in the reader's language why the machine refuses something; in its own words where there are none."""
    known = REASONS.get(error.errno or 0)
    return t(known) if known else error.strerror or str(error)


def why(error: OSError) -> str:
    """Return why something is refused of which only the error knows the file; a sentence of ours says all itself."""
    if error.filename is not None:
        return t("setting-file", file=error.filename, reason=reason(error))
    if error.strerror == os.strerror(error.errno or 0):
        return reason(error)
    return told_setting(error.strerror) if error.strerror else str(error)
