"""Mails: short, plain text, with a way to end them in every one."""

import contextlib
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import urlsplit

from bastide.server.courier.words import speaker, title_of
from bastide.server.settings import Settings
from bastide.storage.letters import Letterhead

UNFOLDED: Final = SMTP.clone(max_line_length=500)
"""Mail programs that end things with one click read the link from one line."""
TIMEOUT: Final = 20.0
"""Seconds in which a mail server answers."""


def _domain(settings: Settings) -> str:
    return parseaddr(settings.mail_from)[1].rpartition("@")[2] or "localhost"


def message_id(settings: Settings, digest: bytes) -> str:
    """Return the id of a message: the same for the same letter, so that a second copy can be told as one."""
    return f"<{digest.hex()[:32]}@{_domain(settings)}>"


def _site(settings: Settings) -> str:
    return urlsplit(settings.public_url).netloc


def _message(settings: Settings, address: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage(UNFOLDED)
    message["From"], message["To"], message["Subject"] = settings.mail_from, address, subject
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def news(settings: Settings, to: Letterhead, said: tuple[str, str], table: str, end: str) -> EmailMessage:
    """Return a mail that tells, by title and sentence, what happened at a table."""
    say, (title, body) = speaker(to.language), said
    link = f"{settings.public_url.rstrip('/')}/t/{table}"
    text = f"{body}\n\n{link}\n\n-- \n{say('notify-mail-why')}\n{say('notify-mail-end')}\n{end}\n"
    subject = say("notify-mail-subject", game=title_of(to.game, to.language), title=title)
    message = _message(settings, to.address, subject, text)
    message["List-Unsubscribe"] = f"<{end}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def question(settings: Settings, address: str, language: str, link: str) -> EmailMessage:
    """Return the mail that asks whether somebody wants to be told; nothing in it is of whoever named the address."""
    say = speaker(language)
    asked, where = say("notify-ask-text", site=_site(settings)), say("notify-ask-link")
    text = f"{asked}\n\n{where}\n{link}\n\n{say('notify-ask-else')}\n"
    return _message(settings, address, say("notify-ask-subject"), text)


def trial(settings: Settings, address: str, language: str) -> EmailMessage:
    """Return a mail that only tries the settings out."""
    say = speaker(language)
    text = say("notify-test-text", site=_site(settings))
    return _message(settings, address, say("notify-test-subject"), f"{text}\n")


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the mail server; raise SMTPException or OSError where it does not take it."""
    host, port, own = settings.mail_host, settings.mail_port, _domain(settings)
    if settings.mail_security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, own, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(host, port, own, timeout=TIMEOUT)
    try:
        if settings.mail_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.mail_user:
            server.login(settings.mail_user, settings.mail_password)
        server.send_message(message)
    finally:
        with contextlib.suppress(smtplib.SMTPException, OSError):  # however it takes leave, it has said what it took
            server.quit()
        server.close()
