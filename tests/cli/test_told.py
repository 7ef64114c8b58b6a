"""Why a record or an option is refused, in the reader's language: each message once, as it happens."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide.cli import texts

Typed = Callable[..., Result]
LATIN = re.compile(r"[A-Za-z]{3,} [A-Za-z]{2,}")
"""Two English words: names of fields and of options stand alone."""

RECORDS: tuple[tuple[Callable[[str], str], str, str, str], ...] = (
    (lambda text: text[:-1], "line break", "換行", "改行"),
    (lambda text: "hello\n" + text, "begins with 'bastide-record 1'", "第一行是", "で始まります"),
    (lambda text: text.replace("game: carcassonne", "game: chess"), "is called chess", "chess", "chess"),
    (lambda text: text.replace("rules: ", "rules: 9"), "made with rules 9", "規則版本 9", "版 9"),
    (lambda text: text.replace("players: 2", "players: two"), "number of players", "玩家人數", "プレイヤー数"),
    (lambda text: text.replace("players: 2", "players: 7"), "2 to 5 players", "2 到 5", "2人から5人"),
    (
        lambda text: text.replace("options: ", "options: farmers=no "),
        "choose one of true, false",
        "可以選",
        "選べるもの",
    ),
    (lambda text: text.replace("options: ", "options: farmers "), "option=value", "選項=值", "オプション=値"),
    (lambda text: text.replace("options: ", "options: open=1 open=1 "), "twice", "兩次", "2度"),
    (lambda text: text.replace("seat 0: ", "seat 0:  "), "cannot be the name", "不能當作", "席の名前"),
    (lambda text: text.replace("seat 1: Bo", "seat 2: Bo"), "'seat 1: …' is due", "應為", "のはず"),
    (lambda text: text.replace("\n\n", "\n"), "empty line", "空行", "空の行"),
    (lambda text: text.replace("\nmeeple none", "\nmeeple  none", 1), "spare blanks", "空白", "空白"),
    (lambda text: text.replace("scores: 2 0", "scores: 2"), "2 whole numbers", "2 個整數", "2個の整数"),
    (lambda text: text.replace("scores: 2 0", "scores: 3 0"), "give 2 0", "算出的是 2 0", "からは 2 0"),
    (
        lambda text: text.replace("place A 1,1 r2", "place A 7,7 r2"),
        "next to 7,7. (CAR-022)\n",
        "(CAR-022)\n",
        "(CAR-022)\n",
    ),
    (lambda text: text.split("seat 0")[0], "header ends", "就結束了", "終わっています"),
)


@pytest.mark.parametrize("at", range(len(RECORDS)))
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_why_a_record_is_refused(typed: Typed, record: bastide.Record, tmp_path: Path, lang: str, at: int) -> None:
    spoilt, *words = RECORDS[at]
    whole = record.dump()
    text = spoilt(whole)
    assert text != whole
    file = tmp_path / "g.txt"
    file.write_text(text, encoding="utf-8")
    result = typed("--lang", lang, "replay", file)
    assert result.exit_code in (1, 2)
    assert words[texts.LANGUAGES.index(lang)] in result.stderr
    said = result.stderr.replace(str(file), "").replace("bastide-record", "")
    assert lang == "en" or not LATIN.search(re.sub("[「“].*?[」”]", "", said)), said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["carcassonne", "--options", "farmers=no"], ("choose one of", "可以選", "選べるもの")),
        (["carcassonne", "--options", "stack=1"], ("is not a tile", "不是版圖卡", "というタイル")),
        (["carcassonne", "--options", "stack=" + "A" * 9], ("the box has", "盒中只有", "箱から引ける")),
        (["carrara", "--options", "start_player=2"], ("means seat 3", "座位 3", "席3")),
        (["praga", "--seats", "me,me,me,me,me"], ("not 5", "不是 5", "5人にはできません")),
    ],
)
def test_why_an_option_is_refused(typed: Typed, words: list[str], said: tuple[str, ...]) -> None:
    for lang, expected in zip(("en", "zh-Hant", "ja"), said, strict=True):
        result = typed("--lang", lang, "play", *words)
        assert result.exit_code == 2
        assert expected in result.stderr
        assert lang == "en" or not LATIN.search(result.stderr)


def test_a_record_that_proves_nothing_is_told(typed: Typed, record_file: Path) -> None:
    said = typed("--lang", "zh", "replay", record_file, "--verify").stderr
    assert "無法驗證抽取" in said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_sequential_test_that_is_none(typed: Typed, lang: str) -> None:
    result = typed("--lang", lang, "match", "carcassonne", "random", "greedy", "--stop", "high")
    assert result.exit_code == 2
    assert "0.5,0.55" in result.stderr
    assert lang == "en" or not LATIN.search(result.stderr)
