"""Games on Ray: a real cluster of one machine, and what is said when there is none."""

import sys
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import bastide
from bastide.arena import Collection, DataError, run_match
from bastide.arena.cluster import Cluster, _there
from bastide.arena.workers import version
from bastide.outside.own import Named, Titled


def collection(out: Path) -> Collection:
    game = bastide.load_game("carcassonne", 2, {"stack": "VUVEUX"})
    return Collection(game, ["random"], 12, out, seed=5)


@pytest.mark.timeout(600)
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    for name, value in (("RAY_AUTH_MODE", "disabled"), ("RAY_USAGE_STATS_ENABLED", "0"), ("RAY_ADDRESS", "local")):
        monkeypatch.setenv(name, value)
    here, there = collection(tmp_path / "here.parquet"), collection(tmp_path / "there.parquet")
    list(here.play())
    here.write()
    hired: list[Cluster] = []

    def hire(_: int) -> Cluster:
        hired.append(Cluster(2))
        return hired[0]

    list(there.play(hire))
    there.write()
    assert hired[0].size == 2
    assert not ray.is_initialized()
    assert here.out.read_bytes() == there.out.read_bytes()
    assert here.decisions.read_bytes() == there.decisions.read_bytes()


class First:
    """A bot of one's own: always the first action."""

    def choose(self, state: bastide.State) -> int:
        return state.legal_actions()[0]


class Chooser:
    """Makes choices by its seed, as whoever made it wants."""

    def __init__(self, game: bastide.Game, seed: int) -> None:
        self.rng = Random(f"{game.name} {seed}")

    def choose(self, state: bastide.State) -> int:
        return self.rng.choice(state.legal_actions())


@pytest.mark.timeout(600)
def test_bots_of_ones_own_play_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """By name, as a class and as an object, each made or copied where it plays."""
    for name, value in (("RAY_AUTH_MODE", "disabled"), ("RAY_USAGE_STATS_ENABLED", "0"), ("RAY_ADDRESS", "local")):
        monkeypatch.setenv(name, value)
    game = bastide.load_game("carcassonne", 3, {"stack": "VUVEUX"})
    bots: list[Named] = [f"python:{__name__}:First", Chooser, Titled(First(), "mine")]
    here, there = run_match(game, bots, 6, seed=3), run_match(game, bots, 6, seed=3, crew=Cluster(2))
    assert there.specs == (f"python:{__name__}:First", f"python:{__name__}:Chooser", "mine")
    for ours, theirs in zip(here.rows, there.rows, strict=True):
        for key in ("seats", "scores", "returns", "plies"):
            assert ours[key] == theirs[key]


class Ticket:
    """A call to be made when somebody asks for its result."""

    def __init__(self, function: Any, *arguments: Any) -> None:
        self.function, self.arguments = function, arguments


class Stub(SimpleNamespace):
    """What `Cluster` uses of Ray, with a cluster that somebody else has joined already."""

    def __init__(self, **answers: Any) -> None:
        self.done: list[Any] = []
        self.exceptions = SimpleNamespace(RayError=LookupError)
        super().__init__(**answers)

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 6.0}

    def remote(self, function: Any) -> Any:
        return SimpleNamespace(remote=partial(Ticket, function))

    def get(self, ticket: Any) -> Any:
        return ticket.function(*ticket.arguments)

    def cancel(self, ticket: Any) -> None:
        self.done.append(ticket)

    def shutdown(self) -> None:
        self.done.append("shutdown")


def test_a_cluster_that_was_joined_before_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    stub = Stub()
    monkeypatch.setitem(sys.modules, "ray", stub)
    crew = Cluster()
    assert crew.size == 6
    first, second = crew.submit(sum, [1, 2]), crew.submit(sum, [3])
    assert crew.result(first) == 3
    crew.dismiss()
    assert stub.done == [second]


def test_a_cluster_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def get(_: Any) -> Any:
        raise LookupError("a long trace\nWorkerCrashedError: the worker died")

    monkeypatch.setitem(sys.modules, "ray", Stub(get=get))
    with pytest.raises(DataError, match="WorkerCrashedError: the worker died"):
        list(collection(tmp_path / "games.jsonl").play(lambda _: Cluster()))
    assert not list(tmp_path.iterdir())


def test_a_cluster_that_cannot_be_reached_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def init(**_: Any) -> None:
        raise ConnectionError("nobody answers")

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(DataError, match="nobody answers"):
        Cluster()


def test_ray_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(DataError, match=r"needs ray: pip install 'bastide\[cluster\]'"):
        Cluster()


def test_nodes_with_another_version_are_refused() -> None:
    assert _there(version(), sum, [1, 2]) == 3
    with pytest.raises(RuntimeError, match=r"not 9\.9"):
        _there("9.9", sum, [1, 2])
