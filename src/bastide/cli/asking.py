"""Which game is meant, where a command was typed without one."""

import sys

from bastide.cli.output import print_lines
from bastide.cli.texts import t
from bastide.cli.words import STOPPED, Fault, known_game, suggest, title_of
from bastide.engine.registry import games


def ask_game(below: str = "") -> str:
    """Ask at a terminal which game is meant, and return its name; elsewhere say which games there are, and stop.

    A line may stand below the games.
    """
    names = games()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Fault(t("cli-play-no-game", games=", ".join(names)))
    titles = [title_of(known_game(name)) for name in names]
    for number, title in enumerate(titles, 1):
        print(f"{number:3}  {title}")
    print_lines([below] if below else [])
    known = {str(number): name for number, name in enumerate(names, 1)}
    known |= {word.lower(): name for words in (names, titles) for word, name in zip(words, names, strict=True)}
    while True:
        try:
            typed = " ".join(input(t("cli-play-which") + " > ").lower().split())
        except EOFError:
            print()
            raise Fault("", STOPPED) from None
        if typed in known:
            return known[typed]
        if typed:
            print(t("cli-play-which-not", typed=typed) + suggest(typed, known))
