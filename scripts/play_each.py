"""Play a game of each in an installed package, as it stands: `python -I play_each.py compiled|interpreted`."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import bastide
from bastide import bots

PACKAGE = Path(bastide.__file__).parent


def built(game: str) -> str:
    """Return how the kernel of a game was built."""
    folder = PACKAGE / "games" / game
    return "compiled" if [*folder.rglob("*.so"), *folder.rglob("*.pyd")] else "interpreted"


def play(game: bastide.Game) -> bastide.State:
    """Return a finished game: a bot's first decision, then anything."""
    state, bot = game.new_initial_state(), bots.make("greedy", game)
    while state.current_player() == bastide.CHANCE:
        state.apply_action(state.legal_actions()[0])
    state.apply_action(bot.choose(state))
    state.playout(1)
    return state


def said(*words: str) -> str:
    """Return what a command prints."""
    command = [str(Path(sysconfig.get_path("scripts")) / "bastide"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def main(wanted: str) -> None:
    """Play, read every text once, and look at what else must be in a package."""
    assert PACKAGE.is_relative_to(sys.prefix), f"this is {PACKAGE}, not what was installed"
    assert (PACKAGE / "server" / "static" / "index.html").exists(), "the browser client is missing"
    for name in bastide.games():
        assert built(name) == wanted, f"the kernel of {name} is {built(name)}"
        state = play(bastide.load_game(name))
        assert state.is_terminal()
        assert state.to_svg()
        print(f"{wanted} {name}: {len(state.history())} actions, {state.scores()}")
        assert len(said("rules", name)) > 10_000
    assert "scoring.py" in said("rules", "CAR-063", "--code"), "the sources of the rules are missing"


main(sys.argv[1])
