"""Sentences with lists are set as their language sets them: 、 between the parts, 。 at the end, no stray space."""

import re
from collections.abc import Iterator

import pytest

import bastide
from bastide.cli import report, texts
from bastide.cli.local import LocalTable
from bastide.cli.words import bot_seat
from tests.test_texts import LANGUAGES

ENDS = {"en": ".", "zh-Hant": "。", "ja": "。"}


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = texts.language()
    texts.use(request.param)
    yield request.param
    texts.use(before)


def told(name: str, plies: int = 160) -> list[str]:
    """Return the log of a game between bots of which each takes its first or second action in turn."""
    game = bastide.load_game(name, 2)
    local = LocalTable(game, [bot_seat(number, "random") for number in range(2)], seed=7)
    for ply in range(plies):
        if local.over:
            break
        legal = local.state.legal_actions()
        local.act(legal[ply * 7 % len(legal)])
    return [report.sentence(local, entry) for entry in local.state.story()]


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
@pytest.mark.parametrize("game", ["carcassonne", "caylus", "carrara", "praga"])
def test_every_sentence_of_a_log_is_set_as_its_language_sets_it(language: str, game: str) -> None:
    lines = told(game)
    assert len(lines) > 40
    for line in lines:
        sentence = re.sub(r"(  [+−]?\d+)?(  \([A-Z]{3}-\d{3}\))?$", "", line.partition(" ")[2])
        assert sentence.endswith(ENDS[language]), line
        assert "  " not in sentence, line
        assert f" {ENDS[language]}" not in sentence, line
        if language != "en":
            assert not re.search(
                r"(?<=[\u3040-\u30ff\u4e00-\u9fff、。：，（）]) (?=[\u3040-\u30ff\u4e00-\u9fff、。：，（）])", sentence
            ), line
            assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff][,;:!?.]", sentence), line


@pytest.mark.parametrize(
    ("language", "bought", "produced"),
    [
        ("en", "takes 2 white, 1 yellow from segment II for 9 coins.", "takes 2 food, 1 wood from the park."),
        ("zh-Hant", "從第 II 區拿取白色 2 塊、黃色 1 塊，付 9 金幣。", "從公園得到 2 個食物、1 個木頭。"),
        ("ja", "が第II区画から白2個、黄1個を9コインで取りました。", "が公園から食料2、木材1を受け取りました。"),
    ],
    indirect=["language"],
)
def test_lists_are_joined_by_the_separator_of_the_language(language: str, bought: str, produced: str) -> None:
    from bastide.games.carrara.pictures import terminal_words as carrara_words
    from bastide.games.caylus.pictures import terminal_words as caylus_words

    blocks = {"white": 2, "yellow": 1, "red": 0, "green": 0, "blue": 0, "black": 0, "coins": 9, "segment": "II"}
    said = texts.t("carrara-log-buy", name="Odo", **{**blocks, **carrara_words.arguments(blocks, {"cards": []})})
    assert said.removeprefix("Odo").strip() == bought
    cubes = {"food": 2, "wood": 1, "stone": 0, "cloth": 0, "gold": 0, "building": "park"}
    said = texts.t("caylus-log-produce", name="Odo", **{**cubes, **caylus_words.arguments(cubes, {})})
    assert said.removeprefix("Odo").strip() == produced
