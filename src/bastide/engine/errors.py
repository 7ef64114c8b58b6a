"""Everything that can go wrong, each with a name of its own."""

from collections.abc import Mapping, Sequence


class BastideError(Exception):
    """The common ancestor, so that `except BastideError` catches every refusal of this package."""

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whatever the arguments of `__init__` are."""
        return _again, (type(self), self.args, dict(self.__dict__))


class UnknownGame(BastideError, LookupError):
    """No game has this name."""


class InvalidOption(BastideError, ValueError):
    """An option is unknown, has an impossible value, or does not go with another one.

    `needs` names another option without which this one cannot be had. `reason` is an English sentence, `key` and
    `args_` the same as a Fluent message of the terminal where there is one.
    """

    def __init__(self, option: str, reason: str, *, needs: str = "", key: str = "", **args: object) -> None:
        super().__init__(f"option {option!r}: {reason}")
        self.option = option
        self.reason = reason
        self.needs = needs
        self.key = key
        self.args_: dict[str, object] = args


class BoxError(BastideError, ValueError):
    """The components of a game, or what corrects them, cannot be played with; the message names file, row and field.

    `key` and `args_` are the first line of it as a Fluent message of the terminal, `wrong` what is wrong: sentences, or
    errors with such messages of their own.
    """

    def __init__(self, reason: str, key: str = "", wrong: Sequence[object] = (), **args: object) -> None:
        super().__init__(reason + "".join(f"\n- {one}" for one in wrong))
        self.key = key
        self.wrong = tuple(wrong)
        self.args_: dict[str, object] = args


class IllegalAction(BastideError, ValueError):
    """The rules refuse an action; the position is unchanged.

    `rule` is the id in the game's rulebook (empty when the action is not one of the game's at all),
    `reason` an English sentence, `key` and `args_` the same as a Fluent message for other languages.
    """

    def __init__(self, rule: str, reason: str, key: str = "", args: Mapping[str, object] | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason
        self.key = key
        self.args_: dict[str, object] = dict(args or {})


class PositionError(BastideError, ValueError):
    """A one-line position cannot be read; the message names the field."""


def require(good: object, field: str, reason: str) -> None:
    """Raise `PositionError` naming a field of a position, unless all is well."""
    if not good:
        raise PositionError(f"{field}: {reason}")


class ObservationError(BastideError, ValueError):
    """A game has no such observations, or those asked for are of another version."""


class RecordError(BastideError, ValueError):
    """A record cannot be read or replayed; `line` counts from 1, 0 stands for the record as a whole.

    `reason` is an English sentence, `key` and `args_` the same as a Fluent message of the terminal where there is one.
    """

    def __init__(self, line: int, reason: str, rule: str = "", key: str = "", **args: object) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.rule = rule
        self.key = key
        self.args_: dict[str, object] = args


def _again(kind: type[BastideError], args: tuple[object, ...], attributes: dict[str, object]) -> BastideError:
    """Return an error as it was in another process."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(attributes)
    return error


class SlowBuild(UserWarning):
    """Much is about to be played by rules that are not compiled; said once in a process."""
