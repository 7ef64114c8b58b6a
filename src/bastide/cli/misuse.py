"""What is typed wrongly on the command line, in the reader's language: Click has its own sentences in English only."""

from collections.abc import Sequence
from typing import Final, NoReturn

import click

from bastide.cli import texts
from bastide.cli.output import print_lines
from bastide.cli.texts import t
from bastide.cli.words import suggest

LANG: Final = "--lang"


def refuse(error: click.UsageError) -> NoReturn:
    """Say what is wrong and where help is, and end the program with exit code 2."""
    lines = [_wrong(error)]
    if error.ctx is not None:
        lines.append(t("cli-see-help", command=f"{error.ctx.command_path} --help"))
    print_lines(lines, errors=True)
    raise click.exceptions.Exit(2) from error


def language_first(words: Sequence[str]) -> list[str]:
    """Return the words with `--lang` before the command, wherever it was typed, and speak that language already.

    >>> language_first(["play", "caylus", "--lang", "en", "--plain"])
    ['--lang', 'en', 'play', 'caylus', '--plain']
    """
    end = list(words).index("--") if "--" in words else len(words)
    head, tail, asked = list(words[:end]), list(words[end:]), []
    for at, word in enumerate(head):
        if (word == LANG and at + 1 < len(head)) or word.startswith(f"{LANG}="):
            asked = head[at : at + 1 + (word == LANG)]
            del head[at : at + len(asked)]
            break
    wanted = asked[-1].removeprefix(f"{LANG}=") if asked else ""
    texts.use(texts.language_of(wanted) or texts.language_of_environment())
    return [*asked, *head, *tail]


def _wrong(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        return t("cli-no-option", name=error.option_name) + suggest(error.option_name, error.possibilities or ())
    if isinstance(error, click.BadOptionUsage):
        return t("cli-no-value" if _is_flag(error) else "cli-needs-value", name=error.option_name)
    if isinstance(error, click.MissingParameter):
        return t("cli-missing", name=_name(error))
    if isinstance(error, click.BadParameter):
        return _bad(error)
    _, found, typed = error.message.partition("extra argument")  # Click has no class for this one
    return t("cli-too-much", words=typed.partition("(")[2].rpartition(")")[0]) if found else error.format_message()


def _bad(error: click.BadParameter) -> str:
    """Return what a value has to be; a sentence of ours says that itself."""
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.types.IntParamType):
        least, most = (getattr(kind, edge, None) for edge in ("min", "max"))
        if most is not None:
            return t("cli-whole-between", name=_name(error), least=str(least), most=str(most))
        return t("cli-whole-from" if least is not None else "cli-whole", name=_name(error), least=str(least))
    if isinstance(kind, click.FloatRange):
        return t("cli-number-from", name=_name(error), least=str(kind.min))
    if isinstance(kind, click.Choice):
        return t("cli-one-of", name=_name(error), choices=", ".join(map(str, kind.choices)))
    return error.message


def _name(error: click.BadParameter) -> str:
    """Return what a value is called on the command line."""
    if error.param is None:
        return str(error.param_hint or "")
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    named = error.param.make_metavar(error.ctx or click.Context(click.Command(None)))
    return named[1:-1] if named.startswith("[") else named


def _is_flag(error: click.BadOptionUsage) -> bool:
    options = error.ctx.command.params if error.ctx is not None else []
    return any(
        isinstance(one, click.Option) and one.is_flag and error.option_name in (*one.opts, *one.secondary_opts)
        for one in options
    )
