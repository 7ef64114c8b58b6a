"""`bastide notify` and `bastide serve --check` as a host types them: whether people who are away can be told."""

import asyncio
import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from bastide.cli.main import app
from bastide.server.security import read_secret
from bastide.server.settings import Settings
from bastide.server.vapid import private_key, public_key
from tests.cli.conftest import ENGLISH

from .away import mail_sink, push_service


def typed(*words: object, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={**ENGLISH, **environment})


def told(file: Path, **settings: Any) -> Path:
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in settings.items()))
    return file


async def test_a_mail_is_sent_as_a_trial(tmp_path: Path) -> None:
    async with mail_sink() as sink:
        config = told(
            tmp_path / "bastide.toml",
            mail_host="127.0.0.1",
            mail_port=sink.port,
            mail_security="none",
            mail_from="Bastide <play@example.org>",
            public_url="https://play.example.org",
        )
        done = await asyncio.to_thread(typed, "notify", "mail", "you@example.org", "--config", config)
        assert (done.exit_code, done.output) == (0, "The mail server has taken a mail to you@example.org.\n")
        (mail,) = sink.to("you@example.org")
        assert "play.example.org" in mail.get_content()
        sink.refuse = "550 nobody here"
        done = await asyncio.to_thread(typed, "notify", "mail", "you@example.org", "--config", config)
        assert done.exit_code == 2
        assert "550" in done.stderr
        assert (await asyncio.to_thread(typed, "notify", "mail", "--config", config)).exit_code == 2


def test_the_webhook_is_tried(tmp_path: Path) -> None:
    with push_service() as service:
        config = told(tmp_path / "bastide.toml", webhook_url=f"{service.address}/hook", webhook_secret="pebbles")
        assert typed("notify", "webhook", "--config", config).exit_code == 0
        (posted,) = service.taken
        assert json.loads(posted.body)["kind"] == "test"
        service.status = 500
        done = typed("notify", "webhook", "--config", config)
        assert (done.exit_code, "HTTP 500" in done.stderr) == (2, True)


def test_who_does_not_answer_is_told_in_the_readers_language(tmp_path: Path) -> None:
    for way, settings in (
        ("webhook", {"webhook_url": "http://127.0.0.1:9/hook"}),
        ("mail", {"mail_host": "127.0.0.1", "mail_port": 9, "mail_from": "a@b.c", "public_url": "https://b.c"}),
    ):
        config = told(tmp_path / f"{way}.toml", **settings)
        done = typed("--lang", "ja", "notify", way, "you@example.org", "--config", config)
        assert (done.exit_code, done.stderr) == (2, "受け取られませんでした：接続が拒否されました\n")


def test_the_key_of_pushes_is_shown(tmp_path: Path) -> None:
    data = tmp_path / "data"
    config = told(tmp_path / "bastide.toml", data=str(data), vapid_contact="mailto:you@example.org")
    refused = typed("notify", "push", "--config", config)
    assert (refused.exit_code, data.exists()) == (2, False), "a key of no server"
    assert "nothing of a server" in refused.stderr
    data.mkdir()
    assert typed("notify", "push", "--config", config).exit_code == 2
    read_secret(Settings(data=data))
    done = typed("notify", "push", "--config", config)
    assert done.exit_code == 0
    assert public_key(private_key(Settings(data=data))) in done.output


def test_the_key_is_that_of_the_folder_which_the_server_is_started_with(tmp_path: Path) -> None:
    data = tmp_path / "kept"
    data.mkdir()
    read_secret(Settings(data=data))
    config = told(tmp_path / "bastide.toml", data=str(tmp_path / "other"), public_url="https://play.example.org")
    done = typed("notify", "push", "--data", data, "--config", config)
    assert (done.exit_code, (tmp_path / "other").exists()) == (0, False)
    assert public_key(private_key(Settings(data=data))) in done.output


def test_what_is_not_set_is_said(tmp_path: Path) -> None:
    config = told(tmp_path / "bastide.toml", mail_host="127.0.0.1")
    for way in ("mail", "push", "webhook"):
        assert typed("notify", way, "you@example.org", "--config", config).exit_code == 2
    for wrong in (
        {"mail_security": "ssl"},
        {"vapid_contact": "you@example.org"},
        {"public_url": "play.example.org"},
        {"vapid_key": "x"},
    ):
        done = typed("serve", "--check", "--config", told(config, **wrong), "--data", tmp_path)
        assert done.exit_code == 2, wrong


def test_the_check_says_what_is_doubtful(tmp_path: Path) -> None:
    def checked(**settings: Any) -> str:
        config = told(tmp_path / "bastide.toml", **settings)
        done = typed("serve", "--check", "--config", config, "--data", tmp_path / "data", "--port", "0")
        assert done.exit_code == 0, done.output
        return done.output

    assert "away" not in checked()
    assert "public_url is not set" in checked(mail_host="mail.example.org", mail_from="play@example.org")
    https = "by https, and public_url"
    assert https in checked(vapid_contact="mailto:you@example.org")
    whole = checked(
        vapid_contact="mailto:you@example.org",
        public_url="https://play.example.org",
        mail_host="mail.example.org",
        mail_from="play@example.org",
        webhook_url="https://chat.example.org/hook",
    )
    assert https not in whole
    assert "told by push, mail, webhook" in whole
    assert "is not signed" in whole
    assert "lead nowhere" not in whole
    assert "lead nowhere: set public_url" in checked(webhook_url="https://chat.example.org/hook")
    assert "unencrypted" in checked(mail_security="none", mail_user="play")
    assert "private networks" in checked(notify_private=True)
