"""`bastide rules`: the numbered rulebook, searched; and which rules no test would defend."""

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from bastide.cli import texts
from bastide.cli.output import print_json, print_lines
from bastide.cli.texts import t
from bastide.cli.words import Fault, known_game
from bastide.engine.registry import game_type, games, provenance_of
from bastide.engine.rulebook import Appendix, Rule, appendices, rulebook

GAP: Final = 1
"""The exit code when a rule has no test."""


def search(game: str, words: Sequence[str], language: str) -> list[Rule]:
    """Return the rules that hold all the words, in their id, section or sentence; a whole id finds just it."""
    book = rulebook(game, language)
    if len(words) == 1 and (exact := [rule for rule in book if _is_number(rule, words[0])]):
        return exact
    return [rule for rule in book if _has(f"{rule.id} {rule.section} {rule.part} {rule.text}", words)]


def _is_number(rule: Rule, word: str) -> bool:
    """Return whether a word is the number of a rule, with its letters or without."""
    return word.lower() in (rule.id.lower(), rule.id.partition("-")[2].lower())


def tables(game: str, words: Sequence[str], language: str) -> list[Appendix]:
    """Return the tables and examples of a rulebook with the rows that hold all the words."""
    kept = [
        replace(one, rows=tuple(row for row in one.rows if _has(" ".join(row), words)))
        for one in appendices(game, language)
    ]
    return [one for one in kept if one.rows]


def _has(text: str, words: Sequence[str]) -> bool:
    """Return whether a text has all the words, each at the beginning of one: `ring` in "a ring", not in "scoring"."""
    return all(re.search(rf"(?<![a-z0-9]){re.escape(word.lower())}", text.lower()) for word in words)


def found_text(game: str, words: Sequence[str]) -> str:
    """Return the rules found, under their headings, as text: a line for each, however long; then tables and examples.

    Where all are asked for, what the rulebook says of several of them stands above these. Who asks for one rule by its
    number gets that rule alone.
    """
    lines: list[str] = []
    section = part = ""
    found = search(game, words, texts.language())
    for rule in found:
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
    if not (len(found) == len(words) == 1 and _is_number(found[0], words[0])):
        for one in tables(game, words, texts.language()):
            if one.section != section:
                section = one.section
                lines += ["", section] if lines else [section]
            lines += _lines(one, noted=not words)
    return "\n".join(lines) if lines else t("cli-rules-none", words=" ".join(words))


def _lines(table: Appendix, *, noted: bool) -> list[str]:
    """Return a table or examples as lines: what a row is about, and what its columns say of that."""
    lines = [f"  {table.note}"] if noted and table.note else []
    for first, *others in table.rows:
        if len(others) == 1:
            lines.append("  " + t("cli-rules-row", head=first, cell=others[0]))
        else:
            cells = zip(table.head[1:], others, strict=True)
            lines += [f"  {first}", *("    " + t("cli-rules-row", head=head, cell=cell) for head, cell in cells)]
    return lines


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
    if as_json:
        found = [(game, rule) for game in games() for rule in search(game, words, texts.language())]
        print_json([{"game": game, **rule.to_json()} for game, rule in found])
        if not found:
            raise nothing_found(words)
        return
    parts = [f"{game_type(game).title}\n\n{found_text(game, words)}" for game in games() if _holds(game, words)]
    if not parts:
        raise nothing_found(words)
    print_lines(["\n\n".join(parts)])


def _holds(game: str, words: Sequence[str]) -> bool:
    """Return whether a rulebook has a rule, a row of a table or an example that holds all the words."""
    return bool(search(game, words, texts.language()) or tables(game, words, texts.language()))


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
    if as_json:
        found = search(game, words, texts.language())
        print_json([rule.to_json() for rule in found])
    else:
        print_lines([found_text(game, words)])
    if not (found if as_json else _holds(game, words)):
        raise Fault("", GAP)
