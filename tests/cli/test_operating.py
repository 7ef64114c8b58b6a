"""What operators read in the terminal: in their language, down to what the server names by codes."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner, Result

from bastide.cli import operating, texts
from bastide.cli.desk import Desk
from bastide.cli.main import app
from bastide.cli.words import Fault

from .conftest import ENGLISH

REPORT = {
    "id": 3,
    "at": "",
    "why": "insult",
    "table": "aBc",
    "seat": 1,
    "name": "Wen",
    "said": "…!",
    "text": "",
    "by": "Ada",
}


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    yield
    texts.use("en")


@pytest.mark.parametrize(
    ("lang", "why", "quoted", "answer"),
    [
        ("en", "Insults or threats", "“…!”", "→ Ada: muted"),
        ("zh-Hant", "辱罵或威脅", "「…!」", "→ Ada：muted"),
        ("ja", "侮辱や脅し", "「…!」", "→ Ada：muted"),
    ],
)
def test_a_report_says_its_reason_in_words(lang: str, why: str, quoted: str, answer: str) -> None:
    texts.use(lang)
    first, said, answered = operating._report({**REPORT, "answered": "x", "note": "muted"}).splitlines()
    assert why in first
    assert "insult " not in first
    assert (said.strip(), answered.strip()) == (quoted, answer)


def test_a_code_that_has_no_word_is_shown_as_it_is() -> None:
    assert operating._named("did", "seat-freed") == "freed a seat"
    assert operating._named("did", "unheard-of") == "unheard-of"


class Other(BaseHTTPRequestHandler):
    """Answers as its server is told: with a code, a body, and perhaps another address."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        code, body, there = self.server.answer  # type: ignore[attr-defined]
        self.send_response(code)
        if there:
            self.send_header("Location", there + self.path)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET  # noqa: N815 - the name is the module’s

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        server.answer = 200, b'{"status": "ok"}', ""  # type: ignore[attr-defined]
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def admin(*words: object, token: str = "x") -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, words)], env={**ENGLISH, "BASTIDE_OPERATOR_TOKEN": token})


@pytest.mark.parametrize(
    ("code", "body", "said"),
    [
        (200, b'{"status": "ok"}', "is not the address of a Bastide server"),
        (200, b"[]", "is not the address of a Bastide server"),
        (200, b"<html>", "is not the address of a Bastide server"),
        (404, b'{"error": "Not Found"}', "404"),
        (401, b'{"error": {"message": "who?"}}', "401"),
        (502, b"<html>", "502"),
    ],
)
@pytest.mark.parametrize("asked", [["tables"], ["look", "aBc"], ["restrict", "ban", "--name", "x"], ["words"]])
def test_another_program_at_the_address_is_one_sentence(
    elsewhere: ThreadingHTTPServer, code: int, body: bytes, said: str, asked: list[str]
) -> None:
    elsewhere.answer = code, body, ""  # type: ignore[attr-defined]
    done = admin("--server", f"127.0.0.1:{elsewhere.server_port}", *asked)
    assert done.exit_code == 2, done.exception
    assert said in done.stderr


def test_what_is_no_http_is_one_sentence(monkeypatch: pytest.MonkeyPatch, elsewhere: ThreadingHTTPServer) -> None:
    monkeypatch.setattr(Other, "handle", lambda other: other.wfile.write(b"SSH-2.0-OpenSSH_9\r\n"))
    done = admin("--server", f"127.0.0.1:{elsewhere.server_port}", "tables")
    assert (done.exit_code, "not the address of a Bastide server" in done.stderr) == (2, True)


@pytest.mark.parametrize("code", [301, 302, 307, 308])
def test_a_change_that_is_sent_on_is_not_taken_for_done(elsewhere: ThreadingHTTPServer, code: int) -> None:
    """A call that follows arrives without its body: the words would be listed, and nothing added to them."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as there:
        there.answer = 200, json.dumps({"words": ["old"]}).encode(), ""  # type: ignore[attr-defined]
        Thread(target=there.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{there.server_port}"
        elsewhere.answer = code, b"", address  # type: ignore[attr-defined]
        done = admin("--server", f"127.0.0.1:{elsewhere.server_port}", "words", "--add", "new")
        there.shutdown()
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"sends on to {address}. Nothing was done" in done.stderr


@pytest.mark.parametrize("token", ["two\nlines", "tär", "a b"])
def test_a_token_that_no_header_carries_is_no_token(token: str) -> None:
    done = admin("tables", token=token)
    assert (done.exit_code, "needs the token of an operator" in done.stderr) == (2, True)


def test_a_file_that_is_no_text_holds_no_token(tmp_path: Path) -> None:
    (tmp_path / "token").write_bytes(b"\xff\xfe")
    done = admin("--token-file", tmp_path / "token", "tables", token="")
    assert (done.exit_code, "needs the token of an operator" in done.stderr) == (2, True)


def test_a_file_without_a_token_is_named(tmp_path: Path) -> None:
    assert f"{tmp_path / 'token'} cannot be read" in admin(
        "--token-file", tmp_path / "token", "tables", token=""
    ).stderr.replace("\n", " ")


@pytest.mark.parametrize("text", ["aBc", "https://a.example/t/aBc", "https://a.example/t/aBc/replay?ply=7", " aBc/"])
def test_a_table_is_named_by_any_address_of_its_pages(text: str) -> None:
    assert operating._at(text) == "/tables/aBc"


@pytest.mark.parametrize("text", ["", "/", "https://a.example/", "../words"])
def test_what_names_no_table_asks_no_server(text: str) -> None:
    with pytest.raises(Fault, match="does not exist"):
        operating._at(text)


def test_on_a_terminal_lists_and_talk_keep_within_its_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    who = "Odile de la Roche-Guyon, Wenceslas von Hohenstein"
    operating._rows(
        ("cli-admin-column-table", "cli-admin-column-game", "cli-admin-column-state", "cli-admin-column-who"),
        [("rF3kxgz8bfhWhyZK2", "The Palaces of Carrara", "waiting", who)],
    )
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    begins = lines[0].index("who")
    assert " ".join(line[begins:] for line in lines[2:]) == who
    assert not any(line[:begins].strip() for line in lines[3:])
    text = "3  2026-11-29 02:20  Odile: nothing of this is anybody else's line " * 2
    chat = [{"id": 2, "at": "2026-11-29T02:20:47.722Z", "name": "Wen", "text": text}]
    table = {"id": "rF3kxgz8bfhWhyZK2", "game": "caylus", "state": "running", "seats": []}
    monkeypatch.setattr(operating, "_state", lambda found: "running")
    desk = Answering({"table": table, "chat": chat, "told": []})
    operating.look(desk, table="rF3kxgz8bfhWhyZK2", as_json=False)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line.startswith("     2  2026")] == [lines[2]]
    assert all(line.startswith(" " * 7) for line in lines[3:])


class Answering(Desk):
    """A desk that has one answer to everything."""

    def __init__(self, answer: dict[str, object]) -> None:
        self._answer = answer

    def call(self, *_path: object, **_query: object) -> dict[str, object]:
        return self._answer


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "--state has to be one of: open, running, over. Did you mean over?"),
        ("ja", "--state は次のいずれかです：open, running, over。over のことですか？"),
        ("zh-Hant", "--state 必須是下列之一：open, running, over。"),
    ],
)
def test_a_state_that_no_table_has_is_told_before_the_server_is_asked(lang: str, said: str) -> None:
    """The server answered with the pattern that it wants."""
    done = CliRunner().invoke(app, ["--lang", lang, "admin", "tables", "--state", "open,ovr"])
    assert done.exit_code == 2
    assert said in done.stderr


@pytest.mark.parametrize(("typed", "asked"), [("over, open,over", "over,open"), ("", "open,running,over")])
def test_states_are_named_with_commas_or_blanks(typed: str, asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr(operating, "tables", lambda _desk, state, **_: found.append(state))
    assert admin("tables", "--state", typed).exit_code == 0
    assert found == [asked]
