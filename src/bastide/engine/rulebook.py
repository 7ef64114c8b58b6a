"""A rule as a reader sees it: without the sources and tables of components that the rulebook's file notes beside it.

>>> for_readers("Red costs are in gold: 2, 2, 1, 1 from P0 to P3 (`crane.red_cost`).")
'Red costs are in gold: 2, 2, 1, 1 from P0 to P3.'
>>> for_readers("A player has 11 cubes. [seed; judgement: the supply is closed]")
'A player has 11 cubes.'
>>> for_readers("`objects_total`, `per_object`: every object is counted.")
'Every object is counted.'
>>> for_readers("A tile may be turned (`r0` … `r3`).")
'A tile may be turned (`r0` … `r3`).'
"""

import re
from typing import Final

NAME: Final = r"`[a-z][a-z_.]*`"
SOURCES: Final = re.compile(r"\s*\[(?:seed|public|judgement)[^\[\]]*\]")
"""Where a rule comes from: `[seed; judgement: the supply is closed]`."""
TABLES: Final = re.compile(rf"\s*[(（]{NAME}(?:(?:, |、){NAME})*[)）]")
"""Tables named in brackets: `(crane.red_cost)`, `（hunger_wall、cathedral）`."""
KINDS: Final = re.compile(rf"^{NAME}(?:(?:, |、){NAME})*(?:: |：)")
"""Kinds of cards named before what the rule says of them."""


def for_readers(rule: str) -> str:
    """Return the text of a rule without its sources, names of tables, and names of kinds in them."""
    text = TABLES.sub("", SOURCES.sub("", rule)).strip()
    plain = KINDS.sub("", text)
    return plain if plain == text else plain[:1].upper() + plain[1:]
