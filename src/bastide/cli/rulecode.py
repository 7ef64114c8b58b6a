"""`bastide rules --code`: the lines of source that name a rule."""

from collections.abc import Sequence
from pathlib import Path

from bastide.cli import texts
from bastide.cli.output import print_json, print_lines
from bastide.cli.rules import GAP, nothing_found, search
from bastide.cli.texts import t
from bastide.cli.words import Fault
from bastide.engine.registry import games
from bastide.engine.rulebook import Rule
from bastide.testing.code import Place, RuleCode, rule_code


def code(game: str, words: Sequence[str], as_json: bool) -> None:
    """Print where the rules that hold all the words stand in the code; of a whole game, also how many do."""
    if not game:
        raise Fault(t("cli-rules-how", games=", ".join(games())))
    where = [game] if game in games() else games()
    wanted = list(words) if game in games() else [game, *words]
    found = [(name, rule) for name in where for rule in search(name, wanted, texts.language())]
    if not found:
        raise nothing_found(wanted)
    books = {name: rule_code(name) for name in dict.fromkeys(name for name, _ in found)}
    if as_json:
        print_json([_row(name, rule, books[name]) for name, rule in found])
    else:
        for number, (name, rule) in enumerate(found):
            _print_rule(rule, books[name], first=number == 0)
    if not wanted and not as_json:
        _sum_up(books[game])
    if any(rule.id in books[name].missing for name, rule in found):
        raise Fault("", GAP)


def _row(game: str, rule: Rule, book: RuleCode) -> dict[str, object]:
    """Return where a rule stands as JSON data."""
    places = [{"file": _path(at.file), "line": at.line, "text": at.text} for at in book.places.get(rule.id, ())]
    return {"game": game, "id": rule.id, "places": places, "reason": book.reasons.get(rule.id, "")}


def _print_rule(rule: Rule, book: RuleCode, first: bool) -> None:
    """Print a rule with the lines that name it, as they stand in the source, or why there are none."""
    places = book.places.get(rule.id, ())
    print_lines([f"{rule.id}  {rule.text}"] if first else ["", f"{rule.id}  {rule.text}"])
    for place in places:
        print(f"    {_at(place)}")
    if reason := book.reasons.get(rule.id):
        print_lines(["    " + t("cli-code-reason", reason=reason)])
    elif not places:
        print_lines(["    " + t("cli-code-nowhere")])


def _at(place: Place) -> str:
    return f"{_path(place.file)}:{place.line}: {place.text}"


def _path(file: Path) -> str:
    """Return a path as it is shortest from here."""
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)


def _sum_up(book: RuleCode) -> None:
    """Print which rules of a game lead nowhere, and how many of a hundred lead somewhere."""
    if book.missing:
        rules = " ".join(book.missing)
        print_lines(
            ["", t("cli-code-gaps", gaps=len(book.missing), rules=len(book.rules), percent=book.percent), rules]
        )
    else:
        print_lines(["", t("cli-code-whole", rules=len(book.rules))])
