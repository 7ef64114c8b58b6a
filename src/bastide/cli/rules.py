"""`bastide rules`: the numbered rulebook, searched; and which rules no test would defend."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from bastide.cli import texts
from bastide.cli.output import print_json, print_lines
from bastide.cli.texts import t
from bastide.cli.words import Fault, known_game
from bastide.engine.registry import game_type, games, provenance_of
from bastide.engine.rulebook import Rule, rulebook

GAP: Final = 1
"""The exit code when a rule has no test."""


def search(game: str, words: Sequence[str], language: str) -> list[Rule]:
    """Return the rules that hold all the words, in their id, section or sentence; a whole id finds just it."""
    book = rulebook(game, language)
    wanted = [word.lower() for word in words]
    if len(wanted) == 1 and (
        exact := [rule for rule in book if wanted[0] in (rule.id.lower(), rule.id.partition("-")[2].lower())]
    ):
        return exact
    # A word is found at the beginning of words: `ring` in "a ring", not in "scoring".
    patterns = [re.compile(rf"(?<![a-z0-9]){re.escape(word)}") for word in wanted]
    return [
        rule
        for rule in book
        if all(pattern.search(f"{rule.id} {rule.section} {rule.part} {rule.text}".lower()) for pattern in patterns)
    ]


def found_text(game: str, words: Sequence[str]) -> str:
    """Return the rules found, under their headings, as text: a line for each, however long.

    Where all are asked for, what the rulebook says of several of them stands above these.
    """
    lines: list[str] = []
    section = part = ""
    for rule in search(game, words, texts.language()):
        if rule.section != section:
            section, part = rule.section, ""
            lines += ["", section] if lines else [section]
        if rule.note and not words:
            lines.append(f"  {rule.note}")
        if rule.part != part:
            part = rule.part
            begins = lines[-1] in (section, f"  {rule.note}")
            lines += [f"  {part}"] if begins else ["", f"  {part}"]
        lines.append(f"  {rule.id}  {rule.text}")
    return "\n".join(lines) if lines else t("cli-rules-none", words=" ".join(words))


def _coverage(game: str, as_json: bool) -> None:
    from bastide.testing.coverage import TestsNotFound, rule_coverage

    try:
        found = rule_coverage(game)
    except TestsNotFound as error:
        raise Fault(t("cli-coverage-no-tests")) from error
    if as_json:
        cited = {rule: list(found.cited.get(rule, ())) for rule in found.rules}
        print_json({"game": game, "rules": cited, "gaps": list(found.missing), "unknown": list(found.unknown)})
    else:
        book = {rule.id: rule.text for rule in rulebook(game)}
        for rule in found.missing:
            print_lines([f"{rule}  {book.get(rule, '')}"])
        for rule in found.unknown:
            print(t("cli-coverage-unknown", rule=rule, tests=", ".join(found.cited[rule])))
    if found.missing or found.unknown:
        raise Fault(t("cli-coverage-gaps", gaps=len(found.missing), rules=len(found.rules)), GAP)
    if not as_json:
        print(t("cli-coverage-whole", rules=len(found.rules)))


def provenance(game: str, words: Sequence[str], as_json: bool) -> None:
    """Print the values of a game's components that hold all the words, each with its source and how sure it is."""
    if not game:
        raise Fault(t("cli-play-no-game", games=", ".join(name for name in games() if provenance_of(name))))
    known_game(game)
    rows = [value.to_json() for value in provenance_of(game)]
    if not rows:
        raise Fault(t("cli-provenance-none", game=game), GAP)
    wanted = [word.lower() for word in words]
    found = [row for row in rows if all(word in " ".join(map(str, row.values())).lower() for word in wanted)]
    if as_json:
        print_json(found)
    else:
        for row in found:
            where = ".".join(part for part in (row["table"], row["id"], row["field"]) if part)
            print_lines([f"{where} = {row['value']}", f"    {row['confidence']}: {row['source']}"])
    if not found:
        raise Fault("", GAP)


def nothing_found(words: Sequence[str]) -> Fault:
    """Return what to say when no rulebook holds the words; perhaps the first was to be a game."""
    close = get_close_matches(words[0].lower(), games(), n=1, cutoff=0.75)
    near = t("shell-sentence-separator") + t("cli-did-you-mean", word=close[0]) if close else ""
    return Fault(t("cli-rules-none", words=" ".join(words)) + near, GAP)


def _everywhere(words: Sequence[str], as_json: bool) -> None:
    """Print the rules of all games that hold all the words, each game under its name."""
    found = {game: search(game, words, texts.language()) for game in games()}
    if not any(found.values()):
        if as_json:
            print_json([])
        raise nothing_found(words)
    if as_json:
        print_json([{"game": game, **rule.to_json()} for game, rules in found.items() for rule in rules])
        return
    parts = [f"{game_type(game).title}\n\n{found_text(game, words)}" for game, rules in found.items() if rules]
    print_lines(["\n\n".join(parts)])


def rules(game: str, words: Sequence[str], coverage: bool, as_json: bool) -> None:
    """Print the rules that hold all the words, in one game or in all, or which rules no test cites."""
    if not game:
        raise Fault(t("cli-rules-how", games=", ".join(games())))
    if game not in games() and not coverage:
        _everywhere([game, *words], as_json)
        return
    known_game(game)
    if coverage:
        _coverage(game, as_json)
        return
    found = search(game, words, texts.language())
    if as_json:
        print_json([rule.to_json() for rule in found])
    else:
        print_lines([found_text(game, words)])
    if not found:
        raise Fault("", GAP)
