"""The command line and the terminal: `bastide play`, `serve`, `simulate` and the others.

Whatever is imported of it, games speak the language of `bastide.cli.texts` from then on.
"""

from bastide.cli import texts

__all__ = ["texts"]
