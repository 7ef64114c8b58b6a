"""Episodes for Minari: what every seat saw, did and got adds up; scripts/works_with.py makes the data set."""

import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import bastide
from bastide.adapters.minari import INSTALL, episodes, records, to_minari
from bastide.arena import Collection
from bastide.arena.collect import decisions_beside
from bastide.arena.simulate import simulate
from bastide.engine.errors import InvalidOption
from bastide.engine.registry import BUNDLED
from tests.adapters.tables import HARD

TOTALS = {"win": 1.0, "sign": 0.0}


def played(folder: Path, name: str, suffix: str) -> Path:
    options = {"stack": "VUVEUXNO"} if name == "carcassonne" else {}
    run = Collection(bastide.load_game(name, options=options), ["random"], 1, folder / f"games{suffix}", seed=2)
    list(run.play())
    run.write()
    return run.out


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("suffix", [".parquet", ".jsonl", ".jsonl.gz"])
def test_every_seat_is_an_episode(name: str, suffix: str, tmp_path: Path) -> None:
    [record] = records(played(tmp_path, name, suffix))
    scores = record.replay().scores()
    for reward, total in TOTALS.items():
        assert sum(sum(one["rewards"]) for one in episodes(record, reward)) == pytest.approx(total)
    found = episodes(record, "points")
    assert [sum(one["rewards"]) for one in found] == scores
    for one in found:
        assert len(one["observations"]) == len(one["actions"]) + 1 == len(one["rewards"]) + 1
        *masks, end = one["action_masks"]
        assert all(mask[action] for mask, action in zip(masks, one["actions"], strict=True))
        assert not end.any()
    texts = [text for text in record.actions if "draw" not in text]
    assert sum(len(one["actions"]) for one in found) <= len(texts)


@pytest.mark.parametrize("suffix", [".parquet", ".jsonl", ".jsonl.gz"])
def test_the_table_of_decisions_is_said_to_be_the_wrong_one(suffix: str, tmp_path: Path) -> None:
    file = decisions_beside(played(tmp_path, "carcassonne", suffix))
    with pytest.raises(ValueError, match="in the table of games"):
        list(records(file))


@pytest.mark.parametrize("suffix", [".parquet", ".jsonl", ".jsonl.gz"])
@pytest.mark.parametrize("keep", [0.3, 0.9])
def test_a_table_that_was_cut_off_is_named(suffix: str, keep: float, tmp_path: Path) -> None:
    file = played(tmp_path, "carcassonne", suffix)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(keep * len(whole))])
    with pytest.raises(ValueError, match="Parquet" if suffix == ".parquet" else r"games\.jsonl.* cut off, at line 1$"):
        list(records(file))


@pytest.mark.parametrize("text", ["game,name\n0,caylus\n", "[1, 2]\n", "\ufffe\n"])
def test_what_is_no_table_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text(text, "utf-16" if "\ufffe" in text else "utf-8")
    with pytest.raises(ValueError, match=r"games\.csv is no table of games"):
        list(records(file))


def test_other_rewards_are_refused(tmp_path: Path) -> None:
    [record] = records(played(tmp_path, "carcassonne", ".jsonl"))
    with pytest.raises(InvalidOption, match="choose one of win, points, margin, sign"):
        episodes(record, "glory")


def test_without_minari_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "minari", None)
    monkeypatch.setitem(sys.modules, "minari.data_collector", None)
    with pytest.raises(ImportError, match="pip install 'minari"):
        to_minari(played(tmp_path, "carcassonne", ".jsonl"), "bastide/test-v0")


@pytest.mark.parametrize("module", ["h5py", "PIL"])
def test_what_minari_stores_with_is_there_before_an_id_is_taken(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`minari[create,hdf5]` brings no Pillow, and a data set that failed for want of it kept its name."""
    collector = ModuleType("minari.data_collector")
    vars(collector)["EpisodeBuffer"] = SimpleNamespace
    for name in ("minari", "h5py", "PIL"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "minari.data_collector", collector)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ImportError, match=f"needs {module}: pip install 'minari.*' pillow"):
        to_minari(played(tmp_path, "carcassonne", ".jsonl"), "bastide/test-v0")


def pretend(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Let something stand for Minari; return what will be made by it."""
    made: dict[str, Any] = {}
    collector, library = ModuleType("minari.data_collector"), ModuleType("minari")
    vars(collector)["EpisodeBuffer"] = SimpleNamespace
    vars(library)["create_dataset_from_buffers"] = lambda **given: made.update(given)
    for name, module in (("minari", library), ("minari.data_collector", collector)):
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("h5py", "PIL"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    return made


@pytest.mark.parametrize("other", [{"players": 3}, {"options": {"jeweller": True}}])
def test_games_of_several_kinds_are_no_data_set(
    other: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, file = pretend(monkeypatch), tmp_path / "games.jsonl"
    games = bastide.load_game("caylus"), bastide.load_game("caylus", **other)
    records = [next(simulate(game, ["random"], 1)).record().dump() for game in games]
    file.write_text("".join(json.dumps({"record": record}) + "\n" for record in records), "utf-8")
    with pytest.raises(ValueError, match="game 1 is played by other rules, or by more or fewer,"):
        to_minari(file, "bastide/test-v0")
    assert not made


def test_a_data_set_says_what_was_legal_as_the_environments_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import gymnasium

    made, file = pretend(monkeypatch), played(tmp_path, "caylus", ".jsonl")
    to_minari(file, "bastide/test-v0")
    [record], env = records(file), gymnasium.make("bastide.adapters.gymnasium:bastide/Caylus-v0", opponents="self")
    _, info = env.reset(seed=1)
    for one in made["buffer"]:
        mask = one.infos["action_mask"]
        assert (mask.dtype, mask.shape) == (
            info["action_mask"].dtype,
            (len(one.actions) + 1, *info["action_mask"].shape),
        )
    state, seen = record.game.new_initial_state(), [0, 0]
    for text in record.actions:
        seat = state.current_player()
        if seat != bastide.CHANCE:
            mask = made["buffer"][seat].infos["action_mask"][seen[seat]]
            assert mask.nonzero()[0].tolist() == state.legal_actions()
            seen[seat] += 1
        state.apply(text)
    env.close()


@pytest.mark.parametrize("name", BUNDLED)
def test_the_environment_of_a_data_set_is_recovered(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Learners from data ask for it, for its spaces and to try themselves in; Minari keeps it as JSON."""
    import gymnasium

    made, file = pretend(monkeypatch), tmp_path / "games.jsonl"
    game = bastide.load_game(name, 3, HARD[name][-1])
    record = next(simulate(game, ["random"], 1)).record().dump()
    file.write_text(json.dumps({"record": record}) + "\n", "utf-8")
    to_minari(file, "bastide/test-v0", reward="margin")
    env = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(made["env"].to_json()))
    assert env.unwrapped.game == game  # type: ignore[attr-defined]
    assert env.spec
    assert env.spec.kwargs["reward"] == "margin"
    for one in made["buffer"]:
        assert all(env.observation_space.contains(seen) for seen in one.observations)
        assert all(env.action_space.contains(action) for action in one.actions)
    env.close()


def test_the_manual_installs_what_the_error_names() -> None:
    page = (Path(__file__).parents[2] / "docs/research/works.md").read_text("utf-8")
    assert f"`{INSTALL.removesuffix(' gymnasium pyarrow')}`" in page
