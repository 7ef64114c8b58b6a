"""Games of other packages are found by their entry points; one that is broken is named and harms no other."""

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bastide
from bastide.engine import plugins, registry
from bastide.engine.rulebook import rulebook

from .toy import HARBOUR

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return what installs a package that brings these games, each named by where it is."""
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in ("broken_game", "wrong_game"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('the harbour is frozen')\n", encoding="utf-8")
    (tmp_path / "wrong_game.py").write_text("GAME = 'chess'\n", encoding="utf-8")

    def call(package: str, **games: str) -> None:
        folder = tmp_path / f"{package.replace('-', '_')}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        lines = [f"{name} = {value}\n" for name, value in games.items()]
        (folder / "entry_points.txt").write_text("".join(["[bastide.games]\n", *lines]), encoding="utf-8")
        plugins.forget()

    plugins.forget()
    yield call
    monkeypatch.undo()
    plugins.forget()


def test_without_plugins_there_are_our_own(install: Install) -> None:
    assert bastide.games() == list(registry.BUNDLED)


def test_our_own_are_the_packages_of_their_folder_and_none_is_imported_for_it() -> None:
    assert tuple(sorted(path.parent.name for path in registry.GAMES.glob("*/__init__.py"))) == registry.BUNDLED
    asked = (
        "import bastide, sys; assert bastide.games(); print([m for m in sys.modules if m.startswith('bastide.games.')])"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_game_is_found_by_its_entry_point(install: Install) -> None:
    install("bastide-harbour", harbour="bastide_harbour:GAME")
    assert bastide.games() == ["carcassonne", "carrara", "caylus", "harbour", "praga"]
    assert bastide.game_type("harbour") is HARBOUR
    state = bastide.load_game("harbour", 3, {"motto": "ahoy"}).new_initial_state()
    state.playout(1)
    text = bastide.Record.of_state(state).finished(state).dump()
    assert bastide.Record.parse(text).replay().scores() == state.scores()
    assert rulebook("harbour", "ja")[0].text == "プレイ人数は2～4人です。"


def test_a_plugin_is_not_imported_for_other_games(install: Install) -> None:
    install("frozen-harbour", harbour="broken_game:GAME")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert bastide.load_game("caylus").name == "caylus"
    assert "broken_game" not in sys.modules


BROKEN = {
    "broken_game:GAME": "RuntimeError: the harbour is frozen",
    "no_such_module:GAME": "ModuleNotFoundError: No module named 'no_such_module'",
    "bastide_harbour:TABLE": "AttributeError: module 'bastide_harbour' has no attribute 'TABLE'",
    "wrong_game:GAME": "wrong_game:GAME is no GameType",
    "bastide_harbour:GAME": "it calls itself 'harbour'",
}


@pytest.mark.parametrize("where", BROKEN)
def test_a_broken_plugin_is_named_and_harms_no_other_game(install: Install, where: str) -> None:
    install("bastide-harbour", harbour="bastide_harbour:GAME")
    install("frozen-harbour", frozen=where)
    said = f"the game 'frozen' of frozen-harbour cannot be loaded: {BROKEN[where]}"
    with pytest.warns(RuntimeWarning) as warned:
        assert bastide.games() == ["carcassonne", "carrara", "caylus", "harbour", "praga"]
    assert [str(warning.message) for warning in warned] == [said]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "frozen" not in bastide.games(), "and is warned of once"
    with pytest.raises(bastide.UnknownGame) as caught:
        bastide.load_game("frozen")
    assert str(caught.value) == said
    assert bastide.load_game("harbour").name == "harbour"


def test_two_packages_with_the_same_game_are_named(install: Install) -> None:
    install("bastide-harbour", harbour="bastide_harbour:GAME")
    install("another-harbour", harbour="bastide_harbour:GAME")
    with pytest.raises(bastide.UnknownGame, match="'harbour', of another-harbour and bastide-harbour"):
        bastide.load_game("harbour")


def test_a_plugin_does_not_take_the_place_of_one_of_ours(install: Install) -> None:
    install("another-caylus", caylus="bastide_harbour:GAME")
    with pytest.warns(RuntimeWarning, match="'caylus' of another-caylus cannot be loaded: it calls itself"):
        assert bastide.games() == list(registry.BUNDLED)
    assert bastide.game_type("caylus").title == "Caylus"
