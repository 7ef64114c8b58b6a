"""The texts say the same things in every language: the same messages, the same variables, nothing left in English."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bastide
from bastide.engine.registry import BUNDLED
from bastide.fluent import Bundle

PACKAGE = Path(bastide.__file__).parent
TEMPLATE = PACKAGE / "template"
"""Whoever writes a game by it chooses its languages."""
LANGUAGES = ("en", "zh-Hant", "ja")
CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

NAMES = {
    "Bastide",
    "CAR",
    "ID",
    "URL",
    "JSON",
    "Esc",
    "Enter",
    "Shift",
    "Ctrl",
    "Tab",
    "Del",
    "Home",
    "End",
    "Ply",
    "r",
}


def files() -> dict[str, dict[str, Path]]:
    """Return each family of files: `text/cli` → language → path."""
    found: dict[str, dict[str, Path]] = {}
    for path in sorted(PACKAGE.rglob("*.ftl")):
        if path.is_relative_to(TEMPLATE):
            continue
        stem = re.fullmatch(r"(?:(.+)\.)?(en|zh-Hant|ja)", path.stem)
        assert stem, f"{path.name} names no language"
        family = f"{path.parent.relative_to(PACKAGE).as_posix()}/{stem[1] or ''}"
        found.setdefault(family, {})[stem[2]] = path
    return found


FAMILIES = sorted(files())


@cache
def messages(family: str, language: str) -> dict[str, ast.Pattern]:
    """Return the patterns of a file by id; attributes as `id.attribute`."""
    resource = FluentParser().parse(files()[family][language].read_text(encoding="utf-8"))
    found: dict[str, ast.Pattern] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            pytest.fail(f"{family} {language}: {entry.annotations[0].message}\n{entry.content}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{family} {language}: {name} appears twice"
            if entry.value:
                found[name] = entry.value
            found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def read(pattern: ast.Pattern) -> _Reader:
    reader = _Reader()
    reader.visit(pattern)
    return reader


TRANSLATIONS = [(family, language) for family in FAMILIES for language in LANGUAGES[1:]]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_language_is_there(family: str) -> None:
    assert set(files()[family]) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """A game's files and the common ones are read together: one id, one text."""
    names = [name for family in FAMILIES for name in messages(family, language)]
    assert not {name for name in names if names.count(name) > 1}


@pytest.mark.parametrize(("family", "language"), TRANSLATIONS)
def test_same_messages(family: str, language: str) -> None:
    assert set(messages(family, language)) == set(messages(family, "en"))


@pytest.mark.parametrize(("family", "language"), TRANSLATIONS)
def test_same_variables(family: str, language: str) -> None:
    wrong = {}
    for name, pattern in messages(family, "en").items():
        said, meant = read(messages(family, language)[name]).variables, read(pattern).variables
        if said != meant:
            wrong[name] = (said, meant)
    assert not wrong


@pytest.mark.parametrize(("family", "language"), TRANSLATIONS)
def test_named_choices_are_the_same(family: str, language: str) -> None:
    """A select on a word (`city`, `road`, …) handles the same words; plural forms differ between languages."""
    plural = {"zero", "one", "two", "few", "many", "other"}

    def choices(pattern: ast.Pattern) -> set[str]:
        keys = {v.key for select in read(pattern).selects for v in select.variants}
        return {key.name for key in keys if isinstance(key, ast.Identifier)} - plural

    wrong = {
        name: choices(messages(family, language)[name]) ^ choices(pattern)
        for name, pattern in messages(family, "en").items()
    }
    assert not {name: odd for name, odd in wrong.items() if odd}


@pytest.mark.parametrize(("family", "language"), TRANSLATIONS)
def test_plural_forms_that_the_language_has(family: str, language: str) -> None:
    """Chinese and Japanese know `other` alone: a variant `[one]` would never be chosen, `[1]` is."""
    forms = {"zero", "one", "two", "few", "many"}
    for name, pattern in messages(family, language).items():
        keys = {v.key.name for s in read(pattern).selects for v in s.variants if isinstance(v.key, ast.Identifier)}
        assert not keys & forms, name


@pytest.mark.parametrize(("family", "language"), TRANSLATIONS)
def test_nothing_is_left_in_english(family: str, language: str) -> None:
    left = {}
    for name, pattern in messages(family, language).items():
        words = [
            word for text in read(pattern).words for word in re.findall(r"[A-Za-z]+", re.sub(r"`[^`]*`", "", text))
        ]
        if not CJK.search("".join(read(pattern).words)) and set(words) - NAMES:
            english = "".join(read(messages(family, "en")[name]).words)
            if english == "".join(read(pattern).words) or re.search(r"[a-z] [a-z]", english):
                left[name] = words
    assert not left


@pytest.mark.parametrize(
    ("families", "key"),
    [
        ("games/caylus/words/ui. games/caylus/words/", "caylus-ui-goods"),
        ("games/carrara/words/ui.", "carrara-ui-too-dear"),
        ("games/praga/words/ui.", "praga-ui-summary-seat"),
        ("games/praga/words/card.", "praga-card-step-times"),
        ("games/praga/words/card.", "praga-card-track"),
        ("text/later.", "shell-play-on-more"),
    ],
)
def test_one_is_not_many(families: str, key: str) -> None:
    """Numbers that are 1 now and then: what a seat has, a step, the multiplier of a space."""
    bundle = Bundle("en")
    for family in families.split():
        bundle.add((PACKAGE / f"{family}en.ftl").read_text(encoding="utf-8"))
    said = bundle.say(key, dict.fromkeys(("deniers", "workers", "left", "cost", "score", "times", "step", "ply"), 1))
    assert said
    assert not re.search(r"\b1 (?:more )?(?:points|deniers|coins|steps|times)\b", said), said


@pytest.mark.parametrize(("family", "language"), [(family, language) for family in FAMILIES for language in LANGUAGES])
def test_references_exist(family: str, language: str) -> None:
    known = {name for other in FAMILIES if language in files()[other] for name in messages(other, language)}
    for name, pattern in messages(family, language).items():
        assert read(pattern).references <= known, name


def test_keys_named_in_the_package_have_a_text() -> None:
    known = {name for family in FAMILIES for name in messages(family, "en")}
    for symbols in PACKAGE.rglob("symbols.svg"):
        known |= set(re.findall(r'<symbol id="([^"]+)"', symbols.read_text(encoding="utf-8")))
    games = "|".join(path.parent.name for path in PACKAGE.glob("games/*/words"))
    whole = re.compile(rf'"((?:{games}|cli|shell|lobby|error)-[a-z0-9-]*[a-z0-9])"')
    refusal = re.compile(r'f"\{KEY\}([a-z-]+)"')
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        keys = set(whole.findall(source))
        if path.parent.parent.name == "games":
            game = path.parent.name
            keys |= {f"{game}-refusal-{key}" for key in refusal.findall(source)}
            keys |= {f"{game}-log-{key}" for key in re.findall(r'\{LOG\}([a-z-]+)"', source)}
        assert keys <= known, path.name


CHOSEN_ELSEWHERE = ("preset", "start_player")
"""Options for which the lobby has a control of its own."""


@pytest.mark.parametrize("game", BUNDLED)
def test_the_lobby_names_every_option_and_every_choice(game: str) -> None:
    """What a person chooses before a game has words; numbers and what is typed in freely speak for themselves."""
    known = set(messages(f"games/{game}/words/lobby", "en"))
    kind = bastide.game_type(game)
    wanted = {f"lobby-{what}-{game}" for what in ("game", "about", "size")}
    wanted |= {f"lobby-preset-{game}-{preset}" for preset in kind.presets}
    for option in kind.options:
        base = f"lobby-option-{game}-{option.name}"
        wanted.add(base)
        if option.name not in CHOSEN_ELSEWHERE and option.choices and not all(map(str.isdecimal, option.choices)):
            wanted |= {f"{base}-{choice}" for choice in option.choices}
    assert not wanted - known


GAME_NAMED = re.compile("|".join(BUNDLED), re.IGNORECASE)
TYPED = re.compile(r" +bastide rules [a-z]+\b.*")
"""An example of what may be typed."""


def test_the_common_texts_name_no_game() -> None:
    """What is said of a game stands in its own folder; a fifth one adds nothing to `text/`."""
    named = [
        f"{path.name}: {line}"
        for path in sorted(PACKAGE.glob("text/*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if GAME_NAMED.search(line) and not TYPED.fullmatch(line)
    ]
    assert not named


def test_a_game_says_what_the_lobby_does_not_share() -> None:
    """A file for the lobby has nothing else, and nothing of it stands elsewhere."""
    for family in FAMILIES:
        owned = re.fullmatch(r"games/(\w+)/words/lobby", family)
        for name in messages(family, "en"):
            of_a_game = re.match(rf"lobby-\w+-({'|'.join(BUNDLED)})\b", name)
            assert (of_a_game and of_a_game[1]) == (owned and owned[1]), f"{family}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_what_is_expected_is_named_like_nothing_that_is_settled(game: str, language: str) -> None:
    """A coach tells both in one line: “Buildings +2, Buildings −0.2” would be read twice."""
    said = {
        name: "".join(read(pattern).words).lower()
        for name, pattern in messages(f"games/{game}/words/", language).items()
    }
    plans = {text for name, text in said.items() if name.startswith(f"{game}-plan-")}
    causes = {text for name, text in said.items() if name.startswith(f"{game}-ledger-")}
    assert plans
    assert not plans & causes
