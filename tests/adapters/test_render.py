"""`render_mode`: text, pixels, a window."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.adapters.gymnasium import BastideEnv
from bastide.adapters.pettingzoo import env
from bastide.adapters.picture import HEIGHT, WIDTH, Picture
from bastide.engine.registry import BUNDLED


@pytest.mark.parametrize("name", BUNDLED)
def test_pixels_are_those_of_the_picture(name: str) -> None:
    state = bastide.load_game(name, 2).new_initial_state()
    state.playout(1)
    pixels = Picture("rgb_array").show(state)
    assert isinstance(pixels, np.ndarray)
    assert pixels.shape == (HEIGHT, WIDTH, 3)
    assert pixels.dtype == np.dtype(np.uint8)
    colours = pixels.astype("int32") @ [65536, 256, 1]
    assert len(np.unique(colours)) > 50, "something is drawn"
    other = Picture("rgb_array").show(bastide.load_game(name, 2).new_initial_state())
    assert isinstance(other, np.ndarray)
    assert not np.array_equal(pixels, other)


@pytest.mark.parametrize("name", BUNDLED)
def test_text_is_the_drawn_board(name: str) -> None:
    table = env(name, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == str(table.unwrapped.bastide)
    table.close()


def test_a_window_shows_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown: list[int] = []
    flip = pygame.display.flip

    def counted() -> None:
        shown.append(1)
        flip()

    monkeypatch.setattr(pygame.display, "flip", counted)
    game = BastideEnv("carcassonne", options={"stack": "V"}, render_mode="human")
    game.reset(seed=1)
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_size() == (WIDTH, HEIGHT)
    game.step(int(game.action_masks().argmax()))
    assert game.render() is None
    assert len(shown) == 3
    game.close()
    game.close()
    assert not pygame.display.get_init()


def test_without_a_mode_nothing_is_shown() -> None:
    table = env("carcassonne")
    table.reset(seed=1)
    assert table.render() is None
    table.close()


@pytest.mark.parametrize("travel", [deepcopy, lambda shown: pickle.loads(pickle.dumps(shown))], ids=["copy", "pickle"])
@pytest.mark.parametrize(
    "make", [lambda: BastideEnv("caylus", render_mode="human"), lambda: env("caylus", render_mode="human")]
)
def test_a_window_stays_with_whoever_opened_it(
    make: Callable[[], Any], travel: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy to look ahead in closed it, and could not be pickled at all."""
    import pygame

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = make()
    shown.reset(seed=1)
    assert pygame.display.get_init()
    twin = travel(shown)
    twin.close()
    assert pygame.display.get_init()
    shown.render()
    shown.close()
    assert not pygame.display.get_init()
