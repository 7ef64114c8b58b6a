"""Episodes for Minari: what every seat saw, did and got adds up; scripts/works_with.py makes the data set."""

import sys
from pathlib import Path

import pytest

import bastide
from bastide.adapters.minari import episodes, records, to_minari
from bastide.arena import Collection
from bastide.engine.errors import InvalidOption
from bastide.engine.registry import BUNDLED

TOTALS = {"win": 1.0, "sign": 0.0}


def played(folder: Path, name: str, suffix: str) -> Path:
    options = {"stack": "VUVEUXNO"} if name == "carcassonne" else {}
    run = Collection(bastide.load_game(name, options=options), ["random"], 1, folder / f"games{suffix}", seed=2)
    list(run.play())
    run.write()
    return run.out


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("suffix", [".parquet", ".jsonl"])
def test_every_seat_is_an_episode(name: str, suffix: str, tmp_path: Path) -> None:
    [record] = records(played(tmp_path, name, suffix))
    scores = record.replay().scores()
    for reward, total in TOTALS.items():
        assert sum(sum(one["rewards"]) for one in episodes(record, reward)) == pytest.approx(total)
    found = episodes(record, "points")
    assert [sum(one["rewards"]) for one in found] == scores
    for one in found:
        assert len(one["observations"]) == len(one["actions"]) + 1 == len(one["rewards"]) + 1
    texts = [text for text in record.actions if "draw" not in text]
    assert sum(len(one["actions"]) for one in found) <= len(texts)


def test_other_rewards_are_refused(tmp_path: Path) -> None:
    [record] = records(played(tmp_path, "carcassonne", ".jsonl"))
    with pytest.raises(InvalidOption, match="choose one of win, points, margin, sign"):
        episodes(record, "glory")


def test_without_minari_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "minari", None)
    monkeypatch.setitem(sys.modules, "minari.data_collector", None)
    with pytest.raises(ImportError, match="pip install 'minari"):
        to_minari(played(tmp_path, "carcassonne", ".jsonl"), "bastide/test-v0")
