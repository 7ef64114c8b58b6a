"""What operators read in the terminal: in their language, down to what the server names by codes."""

from collections.abc import Iterator

import pytest

from bastide.cli import operating, texts

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
