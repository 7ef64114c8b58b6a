"""Reviews of finished games: made once, by a bot's process, for whoever asks, and never of a game that goes on."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.pool import ThinkFailed, Thought
from bastide.server.positions import Loaded

from .served import Served
from .test_records import finished


@pytest.fixture
def asked(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Count what is asked of the bots' processes."""
    thoughts: list[Thought] = []
    review = served.house.pool.review

    async def counted(thought: Thought, *rest: Any) -> Any:
        thoughts.append(thought)
        return await review(thought, *rest)

    monkeypatch.setattr(served.house.pool, "review", counted, raising=True)
    return thoughts


async def test_a_review_is_made_once_for_all_who_ask(served: Served, asked: list[Thought]) -> None:
    table_id, _ = await finished(served)
    path = f"/api/tables/{table_id}/review"
    answers = await asyncio.gather(*(served.get(path) for _ in range(5)))
    assert [answer.status_code for answer in answers] == [200] * 5
    assert len({answer.text for answer in answers}) == 1
    assert (await served.get(path)).text == answers[0].text
    assert [(thought.spec, thought.table) for thought in asked] == [("greedy", table_id)]
    assert (await served.get(f"{path}?deep=true")).status_code == 200
    assert [thought.spec for thought in asked] == ["greedy", served.house.settings.bot_hint]


async def test_a_bot_that_fails_is_asked_again_by_whoever_comes_next(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _ = await finished(served)
    review = served.house.pool.review

    async def fails(*_: Any) -> Any:
        raise ThinkFailed("crash")

    monkeypatch.setattr(served.house.pool, "review", fails, raising=True)
    answer = await served.get(f"/api/tables/{table_id}/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-advice")
    monkeypatch.setattr(served.house.pool, "review", review, raising=True)
    assert (await served.get(f"/api/tables/{table_id}/review")).status_code == 200


async def test_a_game_that_goes_on_is_refused_whoever_asks(served: Served, asked: list[Thought]) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    for token in (None, tokens["0"]):
        answer = await served.get(f"/api/tables/{table_id}/review", token)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
    assert not asked


async def test_a_game_by_other_rules_is_refused(served: Served, asked: list[Thought]) -> None:
    from bastide.server.errors import ApiError

    table_id, _ = await finished(served)
    loaded: Loaded = await served.house.load(table_id)
    older = replace(loaded, frozen=ApiError(409, "old-rules", "played by older rules"))
    with pytest.raises(ApiError, match="older rules"):
        await served.house.reviews.of(older, "greedy", served.house.dice)
    assert not asked
