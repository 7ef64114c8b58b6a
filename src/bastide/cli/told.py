"""What an error of the engine says, in the reader's language."""

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
