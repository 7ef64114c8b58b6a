"""Records: strict, exact both ways, and every error names its line."""

from typing import Any

import pytest

import bastide
from bastide import Record, RecordError
from bastide.engine.shuffle import hash_of

from .toy import harbour

LINES = [
    "bastide-record 1",
    "game: carcassonne",
    "rules: 1",
    "players: 2",
    "options: preset=modern stack=XVA",
    "seat 0: Odile",
    "seat 1: bot greedy",
    "",
    "draw X",
    "place X 1,0 r0",
    "meeple road.2",
    "draw V",
    "place V -1,0 r3",
    "meeple none",
    "draw A",
    "place A 1,1 r2",
    "meeple none",
]
TEXT = "\n".join(LINES) + "\n"


def with_line(number: int, line: str | None) -> str:
    """Return the record with one line (from 1) replaced, or left out."""
    lines = list(LINES)
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def with_header(*extra: str) -> str:
    return "\n".join([*LINES[:7], *extra, *LINES[7:]]) + "\n"


def test_it_is_read_and_written_exactly() -> None:
    record = Record.parse(TEXT)
    assert record.dump() == TEXT
    assert record.seats == ("Odile", "bot greedy")
    assert (record.game.name, record.game.players, record.game.options["two_tile_city"]) == ("carcassonne", 2, "4")
    assert record.first_line == 9
    assert len(record.actions) == 9
    assert record.replay().scores() == [2, 0]


def test_all_header_keys_are_read_and_written_exactly() -> None:
    text = with_header("date: 2026-11-21", "commitment: 9f86d0", "seed: 00ff", "scores: 2 0")
    record = Record.parse(text)
    assert record.dump() == text
    assert dict(record.header) == {"date": "2026-11-21", "commitment": "9f86d0", "seed": "00ff", "scores": "2 0"}
    assert record.first_line == 13
    assert record.replay().scores() == [2, 0]


def test_a_game_without_options_and_without_actions() -> None:
    record = Record.of(bastide.load_game("carcassonne", players=3), [])
    assert "options:\n" in record.dump()
    assert Record.parse(record.dump()) == record
    assert record.replay().history() == []
    assert record.seats == ("seat 0", "seat 1", "seat 2")


@pytest.mark.parametrize(
    ("number", "line", "at"),
    [
        (1, "bastide-record 2", 1),
        (1, "", 1),
        (1, None, 1),
        (1, " bastide-record 1", 1),
        (2, "game: chess", 2),
        (2, "Game: carcassonne", 2),
        (2, "game:carcassonne", 2),
        (2, "game: ", 2),
        (2, "game: carcassonne ", 2),
        (2, None, 2),
        (3, "rules: 0", 3),
        (3, "rules: 99", 3),
        (3, "rule: 1", 3),
        (3, None, 3),
        (4, "players: 1", 4),
        (4, "players: 6", 4),
        (4, "players: two", 4),
        (4, "players: 02", 4),
        (4, "players: -2", 4),
        (4, "players: ２", 4),
        (4, "players: " + "9" * 5000, 4),
        (5, "options: preset=hunters stack=XVA", 5),
        (5, "options: stack=XVA preset=modern", 5),
        (5, "options: preset=modern  stack=XVA", 5),
        (5, "options: preset=modern preset=modern stack=XVA", 5),
        (5, "options: preset=modern stack", 5),
        (5, "options: preset=modern stack=XVA two_tile_city=4", 5),
        (5, "options: preset=modern stack=xva", 5),
        (5, "options: preset=modern stack=XVA expansion=river", 5),
        (5, "options: start_player=4", 5),
        (5, None, 5),
        (6, "seat 1: Odile", 6),
        (6, "seat 0:", 6),
        (6, "seat 0: ", 6),
        (6, "seat 0:  Odile", 6),
        (6, "seat 0: Od\tile", 6),
        (6, "seat 0: " + "O" * 81, 6),
        (7, None, 7),
        (7, "seat 1: bot\x07greedy", 7),
        (7, "seat 1: bot greedy\r", 7),
        (8, "remark: hello", 8),
        (8, None, 8),
        (8, " ", 8),
        (9, "", 9),
        (9, " draw X", 9),
        (9, "draw  X", 9),
        (12, "draw V ", 12),
        (12, "", 12),
        (17, "meeple none\n", 18),
    ],
)
def test_a_malformed_line_is_named(number: int, line: str | None, at: int) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(with_line(number, line))
    assert caught.value.line == at, str(caught.value)
    assert f"line {at}" in str(caught.value)


def test_the_name_of_a_file_is_not_taken_for_a_record_that_was_cut_off() -> None:
    with pytest.raises(RecordError, match="line 1: a record begins with 'bastide-record 1'"):
        Record.parse("games/first.txt")
    for cut in ("", "bastide-record 1", TEXT[:-1]):
        with pytest.raises(RecordError, match="does not end with a line break"):
            Record.parse(cut)


@pytest.mark.parametrize(
    ("changes", "at", "said"),
    [
        ({1: "bastide-record 2"}, 1, "written in version 2 of the format, here version 1 is read"),
        ({1: "bastide-record 12", 2: "what: else"}, 1, "written in version 12 of the format"),
        ({1: "bastide-record two"}, 1, "a record begins with 'bastide-record 1'"),
        ({3: "rules: 2", 5: "options: preset=modern river=true stack=XVA"}, 3, "made with rules 2, this is rules 1"),
        ({3: "rules: 2", 4: "players: 6"}, 3, "made with rules 2, this is rules 1"),
    ],
)
def test_a_record_of_a_later_version_is_told_as_that(changes: dict[int, str], at: int, said: str) -> None:
    """Whatever else is unknown in it follows from that, and is no news."""
    lines = TEXT.split("\n")
    for number, line in changes.items():
        lines[number - 1] = line
    with pytest.raises(RecordError, match=said) as caught:
        Record.parse("\n".join(lines))
    assert caught.value.line == at


@pytest.mark.parametrize(
    ("extra", "at"),
    [
        (["seed: 00f"], 8),
        (["seed: 00FF"], 8),
        (["commitment: 9f", "seed: xyz0"], 9),
        (["seed: 00ff", "commitment: 9f"], 9),
        (["seed: 00ff", "seed: 00ff"], 9),
        (["scores: 2"], 8),
        (["scores: 2 0 0"], 8),
        (["scores: two 0"], 8),
        (["scores: 2  0"], 8),
        (["date: "], 8),
        (["colour: blue"], 8),
    ],
)
def test_a_malformed_header_key_is_named(extra: list[str], at: int) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(with_header(*extra))
    assert caught.value.line == at, str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "\n", "bastide-record 1", "bastide-record 1\n", "bastide-record 1\ngame: carcassonne\n"]
)
def test_a_truncated_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert 1 <= caught.value.line <= 3


def parse_or_line(text: str) -> Record | int:
    """Return the record, or the line that is wrong."""
    try:
        return Record.parse(text)
    except RecordError as error:
        return error.line


def test_every_truncation_is_refused_or_a_shorter_game() -> None:
    for end in range(len(TEXT)):
        text = TEXT[:end]
        found = parse_or_line(text)
        if isinstance(found, Record):
            assert found.dump() == text
        else:
            assert 1 <= found <= text.count("\n") + 1


@pytest.mark.parametrize(
    ("number", "line", "rule"),
    [
        (9, "draw V", "CAR-012"),
        (10, "place X 2,0 r0", "CAR-022"),
        (10, "place X 0,1 r0", "CAR-024"),
        (11, "meeple city.0", "CAR-035"),
        (11, "place X -1,0 r0", "CAR-021"),
        (16, "place A 1,1 r0", "CAR-024"),
        (17, "meeple road.0", "CAR-037"),
        (13, "PLACE V -1,0 r3", ""),
        (14, "meeple", ""),
    ],
)
def test_an_illegal_action_is_named_with_its_line_and_rule(number: int, line: str, rule: str) -> None:
    record = Record.parse(with_line(number, line))
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert caught.value.line == number
    if rule != "CAR-035":
        assert caught.value.rule == rule
    assert line in str(caught.value)


def test_the_line_of_an_illegal_action_counts_the_whole_header() -> None:
    text = with_header("date: 2026-11-21", "scores: 2 0").replace("meeple road.2", "meeple road.7")
    with pytest.raises(RecordError) as caught:
        Record.parse(text).replay()
    assert caught.value.line == 13


def test_actions_after_the_end_are_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(TEXT + "draw B\n").replay()
    assert (caught.value.line, caught.value.rule) == (18, "CAR-120")


def test_wrong_scores_are_found() -> None:
    with pytest.raises(RecordError, match="scores 3 0"):
        Record.parse(with_header("scores: 3 0")).replay()


@pytest.mark.parametrize(
    "names", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", ""], ["Ann", " Bob"], ["Ann", "B\nob"], ["Ann", "B" * 81]]
)
def test_seats_need_names_that_fit_a_line(names: list[str]) -> None:
    with pytest.raises(RecordError):
        Record.of(harbour(2), [], names)


@pytest.mark.parametrize("name", ["蔡英文", "Ana: la roja", "bot search:1s", "#1", "seat 0: me", "=", "é"])
def test_any_printable_name_is_kept(name: str) -> None:
    record = Record.of(bastide.load_game("carcassonne"), [], [name, "Bob"])
    assert Record.parse(record.dump()).seats == (name, "Bob")


# The shuffle and its commitment


def fair_game(secret: bytes) -> Record:
    game = bastide.load_game("carcassonne", players=2)
    shuffle, state = bastide.Shuffle(game, secret), game.new_initial_state()
    chance = shuffle.chance()
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(chance.choose(state))
        else:
            state.apply_action(state.legal_actions()[0])
    return Record.of_state(state).finished(state, shuffle)


SECRET = bytes(range(32))


def test_a_secret_is_not_told_before_the_end() -> None:
    game = bastide.load_game("carcassonne", players=2)
    shuffle, state = bastide.Shuffle(game, SECRET), game.new_initial_state()
    with pytest.raises(ValueError, match="draws that are to come"):
        Record.of_state(state).finished(state, shuffle)


def test_a_record_ends_with_the_position_that_it_leads_to() -> None:
    """One that was made before the end would bear the scores of moves that it does not hold."""
    state = bastide.load_game("carcassonne", options={"stack": "VUV"}).new_initial_state()
    early = Record.of_state(state)
    state.playout(1)
    with pytest.raises(ValueError, match=r"a record of 0 actions of .* not of the position after 9 of"):
        early.finished(state)
    other = bastide.load_game("carcassonne", options={"stack": "VUX"}).new_initial_state()
    with pytest.raises(ValueError, match="make it anew"):
        early.finished(other)
    assert Record.of_state(state).finished(state).replay() == state


def test_a_fair_game_is_verified() -> None:
    record = fair_game(SECRET)
    record.verify()
    Record.parse(record.dump()).verify()
    assert record.header["secret"] == SECRET.hex()


def test_a_tampered_draw_is_found() -> None:
    lines = fair_game(SECRET).dump().split("\n")
    draws = [number for number, line in enumerate(lines, 1) if line.startswith("draw ")]
    number = draws[3]
    other = next(text for text in ("draw U", "draw V", "draw W") if text != lines[number - 1])
    cut = [*lines[: number - 1], other, ""]
    record = Record.parse("\n".join(line for line in cut if not line.startswith("scores: ")))
    with pytest.raises(RecordError, match="the shuffle gives") as caught:
        record.verify()
    assert caught.value.line == number - 1, "one header line less"


def test_a_wrong_secret_is_found() -> None:
    text = fair_game(SECRET).dump().replace(SECRET.hex(), bytes(32).hex())
    with pytest.raises(RecordError, match="committed"):
        Record.parse(text).verify()


def test_another_secret_with_its_own_commitment_is_found_at_the_first_draw() -> None:
    other = bytes(32)
    text = fair_game(SECRET).dump().replace(SECRET.hex(), other.hex())
    text = text.replace(hash_of(SECRET), hash_of(other))
    with pytest.raises(RecordError, match="the shuffle gives") as caught:
        Record.parse(text).verify()
    assert caught.value.line > 0


def test_without_secret_or_commitment_there_is_nothing_to_verify() -> None:
    record = fair_game(SECRET)
    for key in ("secret", "commitment"):
        text = "".join(line + "\n" for line in record.dump().split("\n")[:-1] if not line.startswith(f"{key}: "))
        with pytest.raises(RecordError, match="no secret and commitment"):
            Record.parse(text).verify()


def test_verifying_checks_the_rules_too() -> None:
    lines = fair_game(SECRET).dump().split("\n")
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("place "))
    lines[number - 1] = "place X 9,9 r0"
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(lines)).verify()
    assert caught.value.line == number


@pytest.mark.parametrize("given", [None, TEXT.encode(), 3])
def test_what_is_no_text_is_no_record(given: object) -> None:
    with pytest.raises(TypeError, match="a record is a string, not "):
        Record.parse(given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"actions": ["draw V\nplace V 1,0 r0"]}, RecordError),
        ({"actions": ["draw  V"]}, RecordError),
        ({"actions": [""]}, RecordError),
        ({"actions": "draw V"}, TypeError),
        ({"actions": [7]}, TypeError),
        ({"seats": "AB"}, TypeError),
        ({"seats": [1, 2]}, TypeError),
        ({"header": {"date": "2026-11-21\nseed: 00"}}, RecordError),
        ({"header": {"date": ""}}, RecordError),
        ({"header": {"date": 2026}}, TypeError),
        ({"header": {"event": "the finals"}}, RecordError),
    ],
)
def test_nothing_is_made_a_record_that_would_not_be_read_as_it_was_written(
    given: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Record.of(bastide.load_game("carcassonne"), **{"actions": (), **given})
