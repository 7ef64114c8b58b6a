"""What is typed after `bastide admin` that no server takes: every refusal is a sentence in the reader's language."""

import re
from pathlib import Path

from bastide.cli.admin import ANNOUNCED, NAME, REASON, WORD
from bastide.cli.operating import LONGEST, WORDS

from .real_server import RealServer
from .test_admin_command import server, typed

__all__ = ["server"]


def test_whatever_is_typed_is_answered_by_a_sentence(server: RealServer, tmp_path: Path) -> None:
    """What the server would refuse by the name of a field is known before it is sent, or has a code with words."""
    known = {"BASTIDE_OPERATOR_TOKEN": typed("admin", "operator", "Odile", "--data", tmp_path / "data").stdout.strip()}
    people = [{"kind": "me", "name": "Bruno"}, {"kind": "local", "name": "Anne"}]
    table = server.http.post("/api/tables", json={"game": "carcassonne", "seats": people}).json()["table"]["id"]
    many, digits = "x" * 600, "9" * 400

    def refused(*words: object, at: str = server.address, lang: str = "en") -> str:
        done = typed("--lang", lang, "admin", "--server", at, *words, **known)
        assert done.exit_code == 2, (words, done.output, done.exception)
        assert not re.search("did not understand|Input should|String should|body|Traceback", done.output), done.output
        return str(done.stderr.splitlines()[0])

    said: dict[str, list[tuple[object, ...]]] = {
        "SEAT has to be a whole number from 0 to 15.": [
            ("restrict", "ban", "--seat", f"{table}:{seat}") for seat in (16, 99, 100, digits)
        ],
        "This table has no such seat.": [("restrict", "ban", "--seat", f"{table}:15"), ("free", table, 2)],
        "The time may be at most 3660 days.": [
            ("restrict", "mute", "--name", "A", "--for", f"{days}d") for days in (3661, digits)
        ],
        "The time may be at most 30 days.": [("announce", "Soon", "--in", "31d")],
        "0s is not a time such as 30m, 12h or 7d.": [("restrict", "mute", "--name", "A", "--for", "0s")],
        "--name may have at most 40 characters.": [("restrict", "mute", "--name", many), ("tables", "--name", many)],
        "--reason may have at most 500 characters.": [("close", table, "--reason", many)],
        "--note may have at most 500 characters.": [("answer", 1, "--note", many)],
        "--add may have at most 60 characters.": [("words", "--add", "fine", "--add", many)],
        "TEXT may have at most 300 characters.": [("announce", many)],
        "A word needs at least one character besides the *.": [
            ("words", how, word) for how in ("--add", "--remove") for word in ("", " ", "*")
        ],
        "A name has at least one visible character.": [("restrict", "ban", "--name", word) for word in (" ", "\u202e")],
        "That is not an address or a range of addresses, or the range is too wide.": [
            ("restrict", "ban", "--address", word) for word in ("1", " ", many, "0.0.0.0/0")
        ],
        "This server does not have this game.": [("tables", "--game", word) for word in ("Ä", many)],
        "NUMBER has to be a whole number from 1 to 2147483647.": [("lift", 2**31), ("answer", digits)],
        "MESSAGE has to be a whole number from 1 to 2147483647.": [("unsay", table, 2**31)],
    }
    for sentence, commands in said.items():
        for words in commands:
            assert refused(*words) == sentence, words
    for address in ("http://[::1", "file:///etc/passwd"):
        assert (
            refused("tables", at=address) == f"{address} is not the address of a Bastide server. Name it with --server."
        )
    assert refused("words", "--add", "*", lang="ja") == "単語には * 以外の文字が少なくとも1つ必要です。"
    assert refused("restrict", "ban", "--name", " ", lang="zh-Hant") == "名稱至少要有一個看得見的字元。"
    assert "Bruno" in typed("admin", "--server", server.address, "tables", "--game", "Carcassonne", **known).output
    assert typed("admin", "--server", server.address, "restrictions", **known).output == "There is nothing.\n"
    longest: list[tuple[str, ...]] = [
        ("restrict", "mute", "--name", "x" * NAME, "--for", f"{LONGEST['restrict']}d", "--reason", "x" * REASON),
        ("restrict", "mute", "--address", "1.2.3.4"),
        ("announce", "x" * ANNOUNCED, "--in", f"{LONGEST['announce']}d"),
        ("words", *(word for number in range(WORDS + 1) for word in ("--add", f"{number}" + "x" * (WORD - 3)))),
    ]
    for words in longest:
        assert typed("admin", "--server", server.address, *words, **known).exit_code == 0, words
