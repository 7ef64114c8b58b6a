"""What an error of the engine says, in the reader's language."""

from bastide.cli import report
from bastide.cli.texts import has, t
from bastide.engine.errors import BastideError, IllegalAction, InvalidOption, RecordError


def told(error: BaseException) -> str:
    """Return an error in the reader's language; in its own words where there are none."""
    match error:
        case RecordError():
            reason = _reason(error)
            return t("record-line", line=str(error.line), reason=reason) if error.line else reason
        case InvalidOption():
            return t("option-wrong", option=error.option, reason=_reason(error))
        case IllegalAction():
            return report.refusal(None, error)
    return str(error)


def _reason(error: RecordError | InvalidOption) -> str:
    """Return what an error says without where it is; one that was caused by another says what that says."""
    cause = error.__cause__
    below = told(cause) if isinstance(cause, BastideError) else ""
    if error.key and has(error.key):
        return t(error.key, **{name: str(value) for name, value in error.args_.items()}, reason=below)
    return below or error.reason
