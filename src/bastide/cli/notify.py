"""`bastide notify`: trying out how people who are away are told."""

import http.client
from importlib.util import find_spec
from pathlib import Path

import click

from bastide.cli.texts import language, t
from bastide.cli.told import told_setting, why
from bastide.cli.words import Fault

ABSENT = {"mail": "cli-notify-no-mail", "push": "cli-notify-no-push", "webhook": "cli-notify-no-webhook"}
NEEDED = ("fastapi", "sqlalchemy", "dbos", "http_ece", "py_vapid")


def notify(way: str, to: str, data: Path | None, config: Path | None) -> None:
    """Send a mail, post to the webhook, or show the key of pushes, with the settings of a server."""
    if any(find_spec(name) is None for name in NEEDED):
        raise Fault(t("cli-serve-missing"))
    from bastide.server import configuration
    from bastide.server.settings import Impossible

    try:
        settings = configuration.settings(config, **({} if data is None else {"data": data}))
        if wrong := configuration.problems(settings):
            raise Impossible(wrong, settings)
    except OSError as error:
        raise Fault(t("cli-serve-failed", reason=why(error))) from error
    except Impossible as error:
        raise Fault(t("cli-serve-failed", reason="; ".join(map(told_setting, error.reasons)))) from error
    ready = {"mail": settings.mails, "push": settings.pushes, "webhook": bool(settings.webhook_url)}
    if not ready[way]:
        raise Fault(t(ABSENT[way]))
    if way == "mail" and not to:
        raise Fault(t("cli-notify-to"))
    try:
        if way == "push":
            from bastide.server.security import SECRET_FILE
            from bastide.server.vapid import FILE, private_key, public_key

            kept = [settings.data / name for name in (FILE, SECRET_FILE)]
            if not (
                settings.vapid_key
                or any(file.exists() for file in kept)
                or (settings.secret and settings.data.is_dir())
            ):
                raise Fault(t("cli-notify-no-data", folder=str(settings.data)))  # else the key is of no server
            click.echo(t("cli-notify-push", key=public_key(private_key(settings))))
        elif way == "mail":
            from bastide.server.courier import mail

            mail.send(settings, mail.trial(settings, to, language()))
            click.echo(t("cli-notify-mail", to=to))
        else:
            from bastide.server.courier.sending import tried

            status = tried(settings)
            if not 200 <= status < 300:
                raise Fault(t("cli-notify-failed", reason=f"HTTP {status}"))
            click.echo(t("cli-notify-webhook"))
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)  # what a mail server refuses is one, too
        raise Fault(t("cli-notify-failed", reason=reason)) from error
