"""How commands explain themselves: help in the reader's language, laid out for letters of any width."""

from collections.abc import Sequence
from typing import Any

import click

from bastide import early
from bastide.cli import texts
from bastide.cli.misuse import language_first, refuse
from bastide.cli.output import print_lines, wrapped
from bastide.cli.system import printing
from bastide.cli.told import told
from bastide.cli.words import STOPPED, Fault, suggest
from bastide.engine.errors import BastideError
from bastide.engine.terminal import width

LONGEST = 30
"""How wide the column of the options' names may become."""


class Layout(click.HelpFormatter):
    """Lays help out by the width that characters have on a screen, and breaks Chinese and Japanese lines too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is typed."""
        super().write_usage(prog, args, prefix or texts.t("cli-usage"))

    def write_heading(self, heading: str) -> None:
        """Write the head of a section; the colon is the language's own."""
        head = texts.t("cli-heading", name=heading)
        self.write(f"{' ' * self.current_indent}{head}\n")

    def write_text(self, text: str) -> None:
        """Write a paragraph."""
        margin = " " * self.current_indent
        lines = wrapped(text, self.width - self.current_indent).split("\n")
        self.write("".join(f"{margin}{line}\n" for line in lines))

    def write_dl(self, rows: Any, col_max: int = LONGEST, col_spacing: int = 2) -> None:
        """Write names with what they mean beside them, or beneath one that is too long."""
        rows, margin = list(rows), " " * self.current_indent
        first = min(max(width(name) for name, _ in rows), col_max) + col_spacing
        for name, meaning in rows:
            lines = wrapped(meaning, max(10, self.width - first - self.current_indent)).split("\n")
            pad = first - width(name)
            if pad < col_spacing:
                self.write(f"{margin}{name}\n{margin}{' ' * first}{lines[0]}\n")
            else:
                self.write(f"{margin}{name}{' ' * pad}{lines[0]}".rstrip() + "\n")
            self.write("".join(f"{margin}{' ' * first}{line}\n" for line in lines[1:]))


class Context(click.Context):
    """Where a command is run."""

    formatter_class = Layout


class Argument(click.Argument):
    """An argument with a sentence about it."""

    def __init__(self, declared: Sequence[str], help: str = "", **rest: Any) -> None:
        super().__init__(declared, **rest)
        self.help = help


class Command(click.Command):
    """A command whose help is a message, looked up when it is shown."""

    context_class = Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed; what is wrong with it knows which command it belongs to."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`, explained like the rest."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = texts.t("cli-help-help")
        return found

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write usage, what the command does, arguments, options and commands."""
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(texts.t(self.help or ""))
        arguments = [
            (one.make_metavar(ctx), texts.t(one.help or "")) for one in self.params if isinstance(one, Argument)
        ]
        if arguments:
            with formatter.section(texts.t("cli-arguments")):
                formatter.write_dl(arguments)
        self.format_options(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        rows = [
            (record[0], _explained(option, ctx))
            for option in self.get_params(ctx)
            if isinstance(option, click.Option) and (record := option.get_help_record(ctx))
        ]
        with formatter.section(texts.t("cli-options")):
            formatter.write_dl(rows)


def _explained(option: click.Option, ctx: click.Context) -> str:
    """Return what an option is for, and where its value comes from if it is left out."""
    key = option.help or ""
    extra = option.get_help_extra(ctx)
    more = [texts.t("cli-from-environment", names=", ".join(extra["envvars"]))] if "envvars" in extra else []
    more += [texts.t("cli-by-default", value=extra["default"])] if "default" in extra else []
    more += [extra["range"]] if "range" in extra else []
    said = texts.t(key) if key.startswith("cli-") else key
    return f"{said}  [{'; '.join(more)}]" if more else said


class Group(Command, click.Group):
    """The program itself: its commands, and every expected failure as one sentence without a traceback."""

    command_class = Command

    def main(self, *args: Any, **rest: Any) -> Any:
        """Run the program; what cannot be printed ends it with one sentence too."""
        with printing():
            return super().main(*args, **rest)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the command; the language may stand anywhere."""
        if ctx.parent is not None:
            return super().parse_args(ctx, args)
        try:
            return super().parse_args(ctx, language_first(args))
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            refuse(error)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is asked for; `help COMMAND` is what many programs have for `COMMAND --help`."""
        if args[0] == "help" and "help" not in self.commands:
            if not args[1:]:
                click.echo(ctx.get_help())
                ctx.exit()
            args = [*args[1:], "--help"]
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            unknown = texts.t("cli-no-command", name=args[0]) + suggest(args[0], self.commands)
            raise Fault(f"{unknown}\n{texts.t('cli-see-help', command=f'{ctx.command_path} --help')}")
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help, then the commands; `--help` may come before the language was looked for."""
        if ctx.parent is None and not ctx.params.get("lang"):
            texts.use(texts.language_of_environment())
        super().format_help(ctx, formatter)
        with formatter.section(texts.t("cli-commands")):
            formatter.write_dl([(name, texts.t(command.help or "")) for name, command in self.commands.items()])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options alone."""
        Command.format_options(self, ctx, formatter)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; refusals end it with exit code 2, Ctrl-C, and Ctrl-D at a question, with 130."""
        try:
            early.begun()
            return super().invoke(ctx)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            refuse(error)
        except Fault as fault:
            if str(fault):
                print_lines([str(fault)], errors=True)
            raise click.exceptions.Exit(fault.code) from fault
        except BastideError as error:
            print_lines([told(error)], errors=True)
            raise click.exceptions.Exit(2) from error
        except (KeyboardInterrupt, EOFError, click.Abort) as stop:
            click.echo("\n" + texts.t("cli-stopped"), err=True)
            raise click.exceptions.Exit(STOPPED) from stop
