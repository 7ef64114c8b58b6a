"""Every word of the terminal exists in every language, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bastide
from bastide.bots.coach import Line
from bastide.cli import report, texts, words
from bastide.cli.helping import AFTER, GROUPS
from bastide.cli.online.hosting import HOST
from bastide.cli.online.words import COMPANY, LEAVE
from bastide.cli.style import KEYS
from bastide.cli.table import Undone

FOLDER = Path(bastide.__file__).parent / "text"
SPEAKING = (
    *("cli/**/*.py", "arena/**/*.py", "bots/*.py", "engine/*.py", "games/*/__init__.py", "storage/*.py"),
    *(
        f"server/{name}.py"
        for name in ("preflight", "settings", "configuration", "records", "vapid", "workers", "run", "app")
    ),
)
"""The code that names messages of the terminal."""
SHARED = ("record-", "option-")
"""Why a record or an option is refused: the browser fetches that later, the terminal says it too."""
PRUNED = (
    "tables-open", "tables-running", "tables-over", "chat", "clients", "reports", "restrictions", "audit",
    "listeners", "codes",
)  # fmt: skip
"""What a server prunes, by the names that it tells."""
NAMED = re.compile(r'"((?:bot|cli|record|option|setting|box|database)-[a-z-]+)"')
SOURCES = "\n".join(file.read_text("utf-8") for files in SPEAKING for file in Path(bastide.__file__).parent.glob(files))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of every message, those that browsers say too included."""
    found = {}
    for place in ("cli", "later"):
        resource = FluentParser().parse((FOLDER / f"{place}.{language}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
            if isinstance(entry, ast.Message) and (place == "cli" or entry.id.name.startswith(SHARED)):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_has_every_message_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_is_used_is_written() -> None:
    used = set(NAMED.findall(SOURCES))
    assert used - set(messages("en")) == set()


def test_every_message_that_is_written_is_used() -> None:
    used = set(NAMED.findall(SOURCES))
    composed = {f"cli-key-{key}" for _, key in KEYS}
    composed |= {"cli-seat-supply", "cli-seat-if-ended"}
    composed |= {f"cli-admin-prune-{kind}" for kind in PRUNED}
    composed |= {f"cli-play-no-undo-{how.value}" for how in Undone if how is not Undone.DONE}
    composed |= {f"cli-group-{group}" for group in (*GROUPS, "company", "host")} | {"cli-rules-example"}
    composed |= {f"cli-{named}-{what}" for named in ("site", "admin") for what in ("other", "moved")}
    composed |= {
        f"cli-about-{word}"
        for words in (*GROUPS.values(), *AFTER.values(), COMPANY, LEAVE, HOST)
        for word in words
        if " " not in word
    }
    assert set(messages("en")) - used - composed == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_TW"}, "zh-Hant"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ja_JP"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert texts.language_of_environment(environment) == language


def test_a_missing_message_is_shown_by_its_name() -> None:
    assert texts.t("cli-no-such-message", n=3) == "cli-no-such-message n=3"


def test_plural_and_singular() -> None:
    assert texts.t("cli-match-games", games=1) == "1 game."
    assert texts.t("cli-match-games", games=2) == "2 games."


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("羅蘭", "羅蘭轉動轉盤。"),
        ("Odo", "Odo 轉動轉盤。"),
        ("王 小明", "王 小明轉動轉盤。"),
        ("小 Q", "小 Q 轉動轉盤。"),
        ("玩家 1", "玩家 1 轉動轉盤。"),
    ],
)
def test_a_space_stands_beside_latin_letters_and_digits_only(name: str, sentence: str) -> None:
    assert texts.Texts("zh-Hant")("carrara-log-rotate", name=name) == sentence


def test_a_title_keeps_its_space() -> None:
    assert texts.Texts("ja")("lobby-game-praga") == "プラハ 王国の首都"


def test_nobody_alone_is_called_you_in_a_sentence() -> None:
    """A name agrees with every verb: “Player 1 turns the wheel”, not “You turns the wheel”."""
    (person, bot) = words.seats_of("me,level:3")
    assert (person.name, bot.name) == ("Player 1", "Matilda")
    assert (person.written, bot.written) == ("Player 1", "bot level:3")
    assert [seat.written for seat in words.seats_of("me,search:20,1.5s,greedy")][1:] == [
        "bot search:20,1.5s",
        "bot greedy",
    ]


def test_a_game_has_the_title_of_its_lobby_in_the_terminal_too() -> None:
    texts.use("zh-Hant")
    try:
        assert words.title_of(bastide.game_type("carrara")) == "卡拉拉的王宮"
    finally:
        texts.use("en")


def test_the_bots_of_a_record_have_names_and_levels() -> None:
    who = words.seat_of_record(1, "bot level:3")
    assert report.titled(1, who) == "▲ Matilda (level 3)"
    assert report.titled(0, words.seat_of_record(0, "Ann")) == "● Ann"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_reason_that_is_worth_nothing_is_not_given(language: str) -> None:
    texts.use(language)
    try:
        nothing = Line((1,), 0.0, {"city": 0})
        assert report.worth("carcassonne", nothing) == "0"
        assert report.advised("carcassonne", 0, ["pass"], nothing).endswith("pass  0")
        then = report.worth("carcassonne", nothing, "pass")
        assert texts.t("shell-hint-prospects") not in then
        assert then == texts.t("cli-play-hint-why", points="0", reason=texts.t("cli-review-then", what="pass"))
        some = report.worth("carcassonne", Line((1,), 2.5, {"city": 2, "road": 0}))
        assert texts.t("shell-hint-prospects") in some
        assert some.count("0") == 1, "only that of the prospects of +0.5"
    finally:
        texts.use("en")
