"""`render_mode`: the board as text, as pixels, in a window; the picture is the one that notebooks show."""

from typing import TYPE_CHECKING, Any, Final

from bastide.adapters.needs import need
from bastide.engine.errors import InvalidOption
from bastide.engine.play import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("ansi", "rgb_array", "human")
WIDTH: Final = 800
HEIGHT: Final = 800
PAPER: Final = "#FBF8EE"


class Picture:
    """Shows positions in one of the `MODES`."""

    def __init__(self, mode: str | None) -> None:
        """Remember the mode; None shows nothing."""
        if mode is not None and mode not in MODES:
            raise InvalidOption("render_mode", f"{mode!r} is not possible; choose one of {', '.join(MODES)}")
        self.mode: Final = mode
        self._window: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel and be copied without the window: it stays with whoever opened it."""
        return Picture, (self.mode,)

    def show(self, state: State) -> "str | NDArray[np.uint8] | None":
        """Return the board as text (`ansi`) or as uint8 of shape (800, 800, 3) (`rgb_array`), or show it (`human`)."""
        if self.mode == "ansi":
            return str(state)
        if self.mode == "rgb_array":
            return self._pixels(state)
        if self.mode == "human":
            self._display(state)
        return None

    def close(self) -> None:
        """Close the window if there is one."""
        if self._window is not None:
            need("pygame", "a window").display.quit()
            self._window = None

    def _surface(self, state: State) -> Any:
        pygame = need("pygame", "render_mode")
        resvg = need("resvg_py", "render_mode")
        png = resvg.svg_to_bytes(svg_string=state.to_svg(), width=WIDTH, height=HEIGHT, background=PAPER)
        from io import BytesIO

        drawn = pygame.image.load(BytesIO(bytes(png)), "board.png")
        page = pygame.Surface((WIDTH, HEIGHT))
        page.fill(pygame.Color(PAPER))
        page.blit(drawn, ((WIDTH - drawn.get_width()) // 2, (HEIGHT - drawn.get_height()) // 2))
        return page

    def _pixels(self, state: State) -> "NDArray[np.uint8]":
        numpy = need("numpy", "render_mode")
        pygame = need("pygame", "render_mode")
        across = pygame.surfarray.array3d(self._surface(state))
        return numpy.ascontiguousarray(across.transpose(1, 0, 2))  # type: ignore[no-any-return]

    def _display(self, state: State) -> None:
        pygame = need("pygame", "render_mode")
        if self._window is None:
            pygame.display.init()
            self._window = pygame.display.set_mode((WIDTH, HEIGHT))
            pygame.display.set_caption(f"Bastide: {state.game.type.title}")
        pygame.event.pump()
        self._window.blit(self._surface(state), (0, 0))
        pygame.display.flip()
