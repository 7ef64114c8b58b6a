"""What kind of package this is: whether its rules are compiled, and whether the browser client is inside."""

from importlib.resources import files

from bastide import __version__
from bastide.cli.texts import t
from bastide.engine.build import TIMES, compiled, is_news

__all__ = ["compiled", "described", "has_client", "slow", "without_client"]


def has_client() -> bool:
    """Return whether the browser client is inside."""
    return files("bastide").joinpath("server", "static", "index.html").is_file()


def described() -> str:
    """Return the version and what kind of package it is, in one line."""
    rules = t("cli-version-compiled") if compiled() else t("cli-version-interpreted")
    client = t("cli-version-client") if has_client() else t("cli-version-no-client")
    return f"bastide {__version__} ({rules}, {client})"


def slow() -> str:
    """Return what to say before long work in pure Python; empty in a compiled package, and if it was said."""
    return t("cli-slow-build", times=TIMES) if is_news() else ""


def without_client() -> str:
    """Return what to say before a browser is asked to open a package that has no page for it; else nothing."""
    return "" if has_client() else t("cli-serve-no-client")
