"""The numbered rules of a game, read out of its rulebook as players see them.

Sources and tables of components that the file notes beside a rule are left out:

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
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from bastide.engine.registry import folder_of

FALLBACK: Final = "en"
RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]{2,5}-[0-9A-Z-]+)\*\* (?P<text>.+)")
SECTION: Final = re.compile(r"## (?P<title>.+)")
PART: Final = re.compile(r"### (?P<title>.+)")
EXAMPLE: Final = re.compile(r"- \*\*(?P<name>EX-[0-9]+ .+?)\*\* (?P<text>.+)")
ROW: Final = re.compile(r"\|(?P<cells>.+)\|")
RULER: Final = re.compile(r"[-:| ]+")
"""What parts the head of a table from its rows."""
OTHER: Final = ("|", "-", "#", "*")
"""How a line begins that belongs to no paragraph: tables, lists, rulers, headings."""
TAGS: Final = re.compile(r"\s*\[([^\[\]]+)\]$")
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


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered sentence of a rulebook, and where it stands."""

    id: str
    section: str
    """The heading with its letter, by which rules cite it: `O. Buildings`."""
    part: str
    """The heading of a part of the section, where it has parts: `R.4 Hunger Wall and Cathedral`."""
    note: str
    """What the rulebook says before this rule under its heading, of the rules that follow."""
    text: str
    tags: tuple[str, ...]
    """Where the rule comes from."""

    def to_json(self) -> dict[str, Any]:
        """Return the rule as JSON data."""
        return asdict(self) | {"tags": list(self.tags)}


@dataclass(frozen=True, slots=True)
class Appendix:
    """A table of a rulebook, or worked examples: what is no rule, and names the rules from which it follows."""

    section: str
    """The heading with its letter: `N. Edge cases`."""
    note: str
    """What the rulebook says before it under its heading."""
    head: tuple[str, ...]
    """What its columns are called; nothing where it is a list of examples."""
    rows: tuple[tuple[str, ...], ...]
    """What each row says in each column; of an example its name and its text."""

    def to_json(self) -> dict[str, Any]:
        """Return the table as JSON data."""
        return {"section": self.section, "note": self.note, "head": [*self.head], "rows": [[*row] for row in self.rows]}


def rulebook(game: str, language: str = FALLBACK) -> tuple[Rule, ...]:
    """Return a game's numbered rules in a language, or in English where it has no translation; none without a rulebook.

    >>> [(rule.id, rule.section) for rule in rulebook("caylus") if "jeweller is" in rule.text]
    [('CAY-002', 'A. The game and its parts')]
    """
    return _book(game, language)[0]


def appendices(game: str, language: str = FALLBACK) -> tuple[Appendix, ...]:
    """Return the tables and worked examples of a game's rulebook, in a language as `rulebook` does.

    >>> [(one.section, one.rows[0]) for one in appendices("carcassonne")][-1]
    ('N. Edge cases', ('ring road without ends', 'CAR-061, CAR-063'))
    """
    return _book(game, language)[1]


@lru_cache(maxsize=64)
def _book(game: str, language: str) -> tuple[tuple[Rule, ...], tuple[Appendix, ...]]:
    names = ("rulebook.md",) if language == FALLBACK else (f"rulebook.{language}.md", "rulebook.md")
    reading = _Reading()
    for line in next(filter(None, (read(game, name) for name in names)), "").splitlines():
        reading.take(line)
    reading.end_table()
    return tuple(reading.rules), tuple(reading.tables)


class _Reading:
    """A rulebook as far as it has been read."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []
        self.tables: list[Appendix] = []
        self._section = self._part = self._note = ""
        self._head: tuple[str, ...] = ()
        self._rows: list[tuple[str, ...]] = []

    def take(self, line: str) -> None:
        """Read the next line; what comes before the first section is for the manual alone."""
        if heading := SECTION.fullmatch(line):
            self.end_table()
            self._section, self._part, self._note = heading["title"].strip(), "", ""
        elif self._section and not self._in_table(line):
            self.end_table()
            self._take_rule(line)

    def _take_rule(self, line: str) -> None:
        if heading := PART.fullmatch(line):
            self._part = heading["title"].strip()
        elif rule := RULE.fullmatch(line):
            text, tags = split_tags(rule["text"])
            self.rules.append(Rule(rule["id"], self._section, self._part, self._note, for_readers(text), tags))
            self._note = ""
        elif line.strip() and not line.startswith(OTHER):
            self._note = " ".join(filter(None, (self._note, for_readers(line).replace("*", ""))))

    def _in_table(self, line: str) -> bool:
        """Read a row of a table, or an example; say whether it was one."""
        if example := EXAMPLE.fullmatch(line):
            self._rows.append((example["name"], for_readers(example["text"])))
        elif not (row := ROW.fullmatch(line)):
            return False
        elif RULER.fullmatch(row["cells"]):
            self._head = self._rows.pop() if self._rows else ()
        else:
            self._rows.append(tuple(for_readers(cell) for cell in row["cells"].split("|")))
        return True

    def end_table(self) -> None:
        """Put together the rows that have been read, each with a cell for every column."""
        if self._rows:
            columns = len(self._head) or EXAMPLE.groups
            rows = tuple((*row, *[""] * columns)[:columns] for row in self._rows)
            self.tables.append(Appendix(self._section, self._note, self._head, rows))
            self._note, self._head, self._rows = "", (), []


def split_tags(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a rule without the tags at its end, and these.

    >>> split_tags("It is. [seed; judgement: why]")
    ('It is.', ('seed', 'judgement: why'))
    >>> split_tags("It [sic] is.")
    ('It [sic] is.', ())
    """
    tags: tuple[str, ...] = ()
    while found := TAGS.search(text):
        tags = (*(part.strip() for part in found[1].split(";")), *tags)
        text = text[: found.start()]
    return text.strip(), tags


def read(game: str, name: str) -> str:
    """Return a text of a game by its name in the game's folder; an empty one where there is none."""
    try:
        return folder_of(game).joinpath(name).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, TypeError):
        return ""
