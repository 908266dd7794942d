"""Bad input: a message that says what is wrong, where, and how to mend it; and nothing is lost."""

from __future__ import annotations

import json
import time
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.datafiles import entry_of, read_table
from mulligan.kernel.errors import BadDeck, BadSave, MulliganError, NoDecision, NotAnOption
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.visible import visible
from mulligan.kernel.writing import listed, quoted
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.sim.random_decks import random_deck

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())


def sitting(kind: Kind, choices: int = 12) -> Session:
    """A sitting with random decks, some choices made."""
    decks = [random_deck(kind, kind.newest(), kind.formats[0], chance(seed)) for seed in (1, 2)]
    session = Session(Setting(kind, ["Ada", "Bo"], decks, seed=5))
    for number in range(choices):
        assert session.game.decision is not None
        options = session.game.decision.options
        session.choose(options[number % len(options)])
    return session


# -- Decks -------------------------------------------------------------------------------------------------------------


@IN_EVERY_GAME
@pytest.mark.parametrize("text", ["", "\n\n# nothing but a comment\n"])
def test_a_deck_without_cards_says_how_a_line_looks(kind: Kind, text: str) -> None:
    with pytest.raises(BadDeck, match=r"my deck: no card is listed; a line is a number and a card's name"):
        kind.read_deck(text, "my deck")


@IN_EVERY_GAME
def test_an_unknown_card_is_told_with_file_line_and_nearest_name(kind: Kind) -> None:
    name = max(kind.card_names(), key=len)
    wrong = name[:-1] + ("x" if name[-1] != "x" else "y")
    with pytest.raises(BadDeck) as caught:
        kind.read_deck(f"1 {name}\n2 {wrong}\n", "my deck")
    assert "my deck, line 2" in str(caught.value)
    assert wrong in str(caught.value)
    assert name in str(caught.value)


@IN_EVERY_GAME
def test_every_line_that_names_no_card_is_told(kind: Kind) -> None:
    known = kind.card_names()[0]
    with pytest.raises(BadDeck) as caught:
        kind.read_deck(f"1 no such card\n2 {known}\n3 nor this\x07 one\n", "my deck")
    told = str(caught.value).split("\n")
    assert told[0] == "my deck: 2 lines name no card."
    assert "line 1: " in told[1]
    assert "no such card" in told[1]
    assert "line 3: " in told[2]
    assert "nor this\\x07 one" in told[2]
    assert len(told) == 3


@IN_EVERY_GAME
@pytest.mark.parametrize("count", ["0", "1000", "99999999999999999999"])
def test_an_impossible_number_of_copies_is_told_with_its_line(kind: Kind, count: str) -> None:
    with pytest.raises(BadDeck, match=r"my deck, line 1: .* copies of a card"):
        kind.read_deck(f"{count} {kind.card_names()[0]}\n", "my deck")


@IN_EVERY_GAME
def test_bytes_that_are_no_text_do_not_break_the_reader(kind: Kind) -> None:
    with pytest.raises(MulliganError):
        kind.read_deck(b"\xff\xfe\x00\x01\x02".decode("latin-1"), "my deck")


@IN_EVERY_GAME
def test_an_illegal_deck_is_told_with_every_rule_it_breaks(kind: Kind) -> None:
    from mulligan.kernel.rules import ledger

    deck = random_deck(kind, kind.newest(), kind.formats[0], chance(1))
    deck.cards = [(9, deck.cards[0][1])]
    found = kind.check_deck(deck, kind.newest(), kind.formats[0])
    book = ledger(kind.name, kind.newest())
    assert found
    for complaint in found:
        assert complaint.message
        assert book.numbers(complaint.rule), complaint.rule


LONG = {
    "blanks": "4 x" + " " * 50_000 + "y",
    "colons": "sideboard" + ":" * 50_000 + "x",
    "brackets": "4 x" + " [" * 50_000,
    "stars": "4 x" + " *" * 50_000,
    "digits": "1" * 50_000,
    "slashes": "4 x" + " /" * 50_000,
    "blank-lines": "\n" * 90_000 + "4 x",
    "unknown-lines": "".join(f"4 unknown card {number}\n" for number in range(20_000)),
    "too-many-lines": "4 x\n" * 200_000,
}


@IN_EVERY_GAME
@pytest.mark.parametrize("how", list(LONG))
def test_a_long_text_is_refused_in_no_more_time_than_its_length_calls_for(kind: Kind, how: str) -> None:
    start = time.process_time()
    with pytest.raises(BadDeck) as caught:
        kind.read_deck(LONG[how], "my deck")
    assert len(str(caught.value)) < 5000
    assert time.process_time() - start < 10  # as it was: minutes


# -- Card databases ----------------------------------------------------------------------------------------------------

GOOD = {
    "lorcana": {"name": "Ann", "type": "Character", "strength": 1, "willpower": 1, "cost": 1, "color": "Ruby"},
    "cipher": {"number": "X01-001", "title": "T", "name": "Ann", "cost": 1, "attack": 40, "range": "1"},
    "magic": {"name": "Ann", "type_line": "Creature — Bear", "mana_cost": "{R}", "power": "1", "toughness": "1"},
}
TEXT = {"lorcana": "fullText", "cipher": "skills", "magic": "oracle_text"}
HOSTILE: dict[str, dict[str, object]] = {
    "deep-notation": {"notation": ["may(" * 700]},
    "no-notation": {"notation": ["no such word((("]},
    "half-a-notation": {"notation": ["may("]},
    "huge-number": {"cost": 10**70, "power": "9" * 70},
    "long-name": {"name": "A" * 100_000, "number": ""},
    "steering-name": {"name": "\x1b[2J", "number": "\x1b[2J"},
    "long-text": dict.fromkeys(TEXT.values(), "Draw a card. " * 5000),
    "quotes": dict.fromkeys(TEXT.values(), "“" * 1400 + "x" + "”" * 1400),
    "nested": {
        "skills": ["Hello |ACT| " + "[" * 1400],
        "fullText": '"Your characters gain ' * 60,
        "oracle_text": '"' * 999,
    },
    "a-table-of-tables": {key: {"x": [[[[["y"]] * 20] * 20] * 20]} for key in TEXT.values()},
}


@IN_EVERY_GAME
@pytest.mark.parametrize("how", list(HOSTILE))
def test_a_hostile_card_loses_only_itself(kind: Kind, how: str) -> None:
    start = time.process_time()
    bad = {**GOOD[kind.name], "name": "Bad", "number": "X01-002", **HOSTILE[how]}
    found = kind.import_cards([GOOD[kind.name], bad, 7, {**GOOD[kind.name], "name": "Zoe", "number": "X01-003"}])
    table = tomllib.loads(found.text)
    assert len(table) == found.count >= 2
    assert len(found.refusals) == 4 - found.count
    assert all("\x1b" not in str(refusal) and len(str(refusal)) < 5000 for refusal in found.refusals)
    assert time.process_time() - start < 10


@IN_EVERY_GAME
def test_notation_that_cannot_be_read_is_refused_when_it_is_brought(kind: Kind) -> None:
    found = kind.import_cards([{**GOOD[kind.name], "notation": ["no such word((("]}])
    assert found.count == 0
    assert "is not a word of the card language" in str(found.refusals[0])


ODD_TEXTS = [
    "",
    "a\nb",
    'say "a"\nand b',
    'it\'s "x"',
    "DEL \x7f",
    "\x00\x1b\x9b",
    "\\",
    "half \ud800",
    "日本\u3000語",
    "😀",
]


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_what_we_write_as_toml_is_read_again(text: str) -> None:
    written = f"key = {quoted(text)}\n[{quoted(text)}]\nlist = {listed([text, text])}\n"
    again = tomllib.loads(written.encode().decode())
    same = text.replace("\ud800", "\ufffd")
    assert again == {"key": same, same: {"list": [same, same]}}
    assert "\x1b" not in written


# -- Settings ----------------------------------------------------------------------------------------------------------


@IN_EVERY_GAME
def test_an_unknown_edition_is_told_with_those_there_are(kind: Kind) -> None:
    decks = [random_deck(kind, kind.newest(), kind.formats[0], chance(1))] * 2
    with pytest.raises(MulliganError) as caught:
        Setting(kind, ["Ada", "Bo"], decks, edition="1492-10-12").match()
    assert "1492-10-12" in str(caught.value)
    assert kind.newest() in str(caught.value)


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(MulliganError, match="there is no game 'chess' here; the games are lorcana"):
        games.kind("chess")


# -- Choices -----------------------------------------------------------------------------------------------------------


@IN_EVERY_GAME
@pytest.mark.parametrize("option", [Option("nonsense"), Option("choose", 999), Option("play", 0, 1, "nonsense")])
def test_a_choice_that_is_not_an_option_is_refused_and_nothing_happens(kind: Kind, option: Option) -> None:
    session = sitting(kind)
    before = session.game.to_bytes()
    choices = session.choices()[:]
    before_decision = session.game.decision
    assert before_decision is not None
    with pytest.raises(NotAnOption) as caught:
        session.choose(option)
    assert option.verb in str(caught.value)
    assert before_decision.rule in str(caught.value)
    assert before_decision.options[0].verb in str(caught.value)
    assert session.game.to_bytes() == before
    assert session.choices() == choices
    assert session.game.decision is not None
    session.choose(session.game.decision.options[0])


@IN_EVERY_GAME
def test_a_refused_choice_does_not_cost_what_could_be_redone(kind: Kind) -> None:
    session = sitting(kind)
    told = session.game.to_bytes()
    session.undo(3)
    with pytest.raises(NotAnOption):
        session.choose(Option("nonsense"))
    assert session.redo(3) == 3
    assert session.game.to_bytes() == told


@IN_EVERY_GAME
def test_choosing_when_the_game_is_over_says_so(kind: Kind) -> None:
    session = sitting(kind)
    session.choose(Option("concede", actor=0))
    assert session.game.over
    with pytest.raises(NoDecision, match="the game is over"):
        session.choose(Option("end"))
    with pytest.raises(NoDecision, match="the game is over"):
        session.game.choose_number(0)


# -- Our own data files ------------------------------------------------------------------------------------------------

CARDS = {
    "lorcana": {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1},
    "cipher": {"title": "Altean Prince", "name": "Marth", "cost": 1, "attack": 40, "support": 20, "range": "1"},
    "magic": {"cost": "{R}", "types": ["creature"], "power": 1, "toughness": 1},
}


def read_card(kind: Kind, **changes: object) -> None:
    """Read a card's entry with some keys changed, or left out."""
    row = {key: value for key, value in {**CARDS[kind.name], **changes}.items() if value != "gone"}
    import_module(f"mulligan.{kind.name}.catalog").facts_from_row("A card", row, "set-1.toml")


@IN_EVERY_GAME
def test_a_misspelt_key_of_a_card_is_refused_with_the_one_that_is_meant(kind: Kind) -> None:
    read_card(kind)
    for key in CARDS[kind.name]:
        wrong = f"{key}z"
        with pytest.raises(MulliganError) as caught:
            read_card(kind, **{wrong: 1})
        assert str(caught.value) == f"set-1.toml: A card: '{wrong}' is not a key here; did you mean '{key}'?"
    with pytest.raises(MulliganError, match=r"'zzz' is not a key here; the keys are .*cost"):
        read_card(kind, zzz=1)


def test_a_character_without_strength_is_no_character_of_strength_0() -> None:
    with pytest.raises(MulliganError, match=r"set-1.toml: A card: strength must be a whole number"):
        read_card(games.kind("lorcana"), strength="gone")
    with pytest.raises(MulliganError, match="'strenght' is not a key here; did you mean 'strength'"):
        read_card(games.kind("lorcana"), strenght=5)
    with pytest.raises(MulliganError, match="'wilpower' is not a key here; did you mean 'willpower'"):
        read_card(games.kind("lorcana"), until={"2024-01-01": {"wilpower": 2}})


@IN_EVERY_GAME
@pytest.mark.parametrize("value", [10**70, -(10**9), True, 1.5, "two", [1]])
def test_a_cost_that_no_card_has_is_refused(kind: Kind, value: object) -> None:
    key = "power" if kind.name == "magic" else "cost"
    with pytest.raises(MulliganError, match=f"set-1.toml: A card: {key} must be a whole number"):
        read_card(kind, **{key: value})


def test_what_is_no_table_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "set-1.toml").write_text('["A card"\ncost = 1', "utf-8")
    with pytest.raises(MulliganError, match=r"set-1.toml cannot be read: "):
        read_table(tmp_path / "set-1.toml")
    with pytest.raises(MulliganError, match=r"set-1.toml: A card must be a table, not 3"):
        entry_of(3, "set-1.toml", "A card")


# -- Saves -------------------------------------------------------------------------------------------------------------


def broken_saves(kind: Kind) -> dict[str, tuple[bytes, str]]:
    """Saves broken in many ways, and what the message says of each."""
    first, _, rest = sitting(kind).save().partition(b"\n")
    row = json.loads(first)
    one_card = row["decks"][0]["cards"][0][1]

    def but(**changes: object) -> bytes:
        changed = {key: value for key, value in {**row, **changes}.items() if value != "gone"}
        return json.dumps(changed).encode() + b"\n" + rest

    def deck(*cards: object) -> list[object]:
        return [{"name": "x", "cards": list(cards)}] * 2

    return {
        "empty": (b"", "is not a saved game"),
        "no-json": (b"\x00\x01\x02 nonsense", "is not a saved game"),
        "cut-short": (first[: len(first) // 2], "is not a saved game"),
        "a-list": (b"[1, 2]", "is not a saved game"),
        "nesting": (b"[" * 100_000, "is not a saved game"),
        "nesting-within": (first[:-1] + b',"more":' + b"[" * 100_000, "is not a saved game"),
        "of-0.1.0": (json.dumps({"mulligan": 1, "choices": [0]}, indent=1).encode(), "was saved by Mulligan 0.1.0"),
        "another-version": (but(mulligan=99), "was saved by a later Mulligan"),
        "no-version": (but(mulligan="two"), "is not a saved game"),
        "another-game": (but(game="chess"), "is a game of chess"),
        "no-decks": (but(decks="gone"), "lacks something a saved game needs"),
        "no-players": (but(players=3), "lacks something a saved game needs"),
        "half-a-deck": (but(decks=[{"name": "x"}]), "lacks something a saved game needs"),
        "a-seed-in-words": (but(seed="five"), "lacks something a saved game needs"),
        "a-seed-without-end": (but(seed=10**200), "a seed is a number"),
        "a-negative-seed": (but(seed=-1), "a seed is a number"),
        "an-unknown-edition": (but(edition="1492-10-12"), "has no edition '1492-10-12'"),
        "an-unknown-format": (but(format="nonsense"), "has no format 'nonsense'"),
        "an-unknown-card": (but(decks=deck([60, "No such card at all"])), "cannot be played: no card"),
        "a-billion-copies": (but(decks=deck([10**9, one_card])), "copies of"),
        "copies-without-end": (but(decks=deck([10**70, one_card])), "copies of"),
        "fewer-than-none": (but(decks=deck([-3, one_card])), "copies of"),
        "too-many-lines": (but(decks=deck(*[[999, one_card]] * 9)), "has too many cards"),
        "a-leader-from-elsewhere": (but(decks=[{**one, "leader": "Nobody"} for one in row["decks"]]), "is led by"),
        "no-cards": (but(decks=deck()), "cannot be played"),
        "one-player": (but(players=["Ada"]), "cannot be played"),
        "two-of-one-name": (but(players=["Ada", "Ada"]), "two players are called 'Ada'"),
        "a-name-that-steers": (but(players=["Ada", "\x1b[2J"]), "is no name for a player"),
        "no-name": (but(players=["Ada", ""]), "is no name for a player"),
        "a-name-without-end": (but(players=["Ada", "B" * 10_000]), "is no name for a player"),
        "one-team": (but(teams=[0, 0]), "all players are in one team"),
        "teams-of-others": (but(teams=[0, 1, 0]), "the teams of 3 players are told"),
        "teams-by-huge-numbers": (but(teams=[0, 2**63]), "teams are numbered"),
        "a-chooser-of-nowhere": (but(chooser=2**63), "there is no player"),
        "a-chooser-below": (but(chooser=-7), "there is no player"),
        "too-many-players": (but(players=[str(n) for n in range(500)], decks=row["decks"] * 250), "players need"),
    }


@IN_EVERY_GAME
@pytest.mark.parametrize("how", list(broken_saves(games.kind("lorcana"))))
def test_a_broken_save_says_what_is_wrong_and_where(kind: Kind, how: str) -> None:
    data, message = broken_saves(kind)[how]
    with pytest.raises(BadSave) as caught:
        load_session(data, "evening.json", kind)
    told = str(caught.value)
    assert message in told
    assert told.startswith("evening.json")
    assert "\n" not in told
    assert "\x1b" not in told
    assert len(told) < 2500


BROKEN_LINES = {
    "a-choice-too-many": ({"do": "nonsense", "by": 0}, "'nonsense' is not on offer"),
    "a-card-of-nobody": ({"do": "play", "by": 7, "card": [9, "Nothing", 10**9]}, "is not on offer"),
    "a-number-without-end": ({"do": "choose", "by": 0, "number": 10**70}, "is not on offer"),
    "below-zero": ({"do": "choose", "by": -(2**63), "nth": -5}, "is not on offer"),
    "giving-up-by-nobody": ({"do": "concede", "by": 2}, "by somebody who is not playing"),
    "giving-up-by-less-than-nobody": ({"do": "concede", "by": -1}, "by somebody who is not playing"),
    "words-for-numbers": ({"do": "choose", "by": "one"}, "line 14 is no choice"),
    "a-number-for-a-verb": ({"do": 3, "by": 0}, "line 14 is no choice"),
    "nothing": ({}, "line 14 is no choice"),
    "a-list": ([], "line 14 is no choice"),
    "undone-that-was-not": ({"undo": 99}, "line 14 is no choice"),
    "undone-below-zero": ({"undo": -1}, "line 14 is no choice"),
    "redone-that-was-not": ({"redo": 1}, "line 14 is no choice"),
    "a-check-in-words": ({"check": "x"}, "line 14 is no choice"),
}


@IN_EVERY_GAME
@pytest.mark.parametrize("how", list(BROKEN_LINES))
def test_a_save_is_loaded_up_to_what_is_wrong_in_it(kind: Kind, how: str) -> None:
    """Whatever comes after twelve good choices, they are there, and why there are no more is said."""
    line, message = BROKEN_LINES[how]
    session = sitting(kind)
    good = session.save().rpartition(b'{"check"')[0]
    loaded = load_session(good + json.dumps(line).encode() + b"\n" + b'{"do":"more"}\n', "evening.json")
    assert loaded.game.to_bytes() == session.game.to_bytes()
    assert loaded.choices() == session.choices()
    assert loaded.trouble is not None
    assert message in str(loaded.trouble)
    assert str(loaded.trouble).startswith("evening.json is loaded up to where it stops")


@IN_EVERY_GAME
def test_bytes_that_are_no_state_of_the_match_are_refused(kind: Kind) -> None:
    session = sitting(kind)
    good = session.game.to_bytes()
    for bad in (b"", b"nonsense", good[:-7], good[:10], b"\x90"):
        with pytest.raises(BadSave):
            kind.load_game(session.match, bad)
    assert kind.load_game(session.match, good) == session.game


# -- What is shown -----------------------------------------------------------------------------------------------------


def test_nothing_from_a_file_steers_the_terminal(tmp_path: Path) -> None:
    """Neither the name of a deck file nor the id of a scenario nor a player's name, whatever is shown of it."""
    steering = "\x1b]0;owned\x07\x1b[2J"
    deck = tmp_path / f"{steering}.txt"
    kind = games.kind("lorcana")
    deck.write_text(kind.write_deck(kind.built_in_deck(kind.built_in_decks()[0])), "utf-8")
    scenario = tmp_path / "x.json"
    scenario.write_text(
        json.dumps({"id": steering, "game": "lorcana", "players": {steering: {}, "b": {}}, "steps": [{"do": "x"}]}),
        "utf-8",
    )
    lines = sitting(kind).save().splitlines()
    lines[0] = lines[0].replace(b'"Ada"', json.dumps(steering).encode())
    save = tmp_path / "evening.save"
    save.write_bytes(b"\n".join(lines))
    for words in (
        ["deck", "check", str(deck)],
        ["deck", "check", str(tmp_path / f"{steering}.none")],
        ["sim", "lorcana", str(deck), str(deck), "--games", "1", "--agents", "random"],
        ["scenario", str(scenario), "--verbose"],
        ["play", "--load", str(save)],
        ["cards", "show", steering],
        ["rules", "lorcana", steering],
        ["play", steering],
    ):
        output = CliRunner().invoke(mulligan_command, words).output
        assert output
        assert "\x1b]0" not in output, words
        assert "\x07" not in output, words
        assert "\x1b[2J" not in output, words


def test_what_is_invisible_is_written_out() -> None:
    assert visible("Zoë – 日本\u3000😀") == "Zoë – 日本\u3000😀"
    assert visible("a\x1b[2J\x9b\u202eb\n") == "a\\x1b[2J\\x9b\\u202eb\\n"
    assert visible("a\nb\r", lines=True) == "a\nb\\r"


@pytest.mark.parametrize("seconds", ["inf", "nan", "-inf", "1e99", "0", "x"])
def test_a_measurement_has_an_end(seconds: str) -> None:
    result = CliRunner().invoke(mulligan_command, ["bench", "lorcana", "--seconds", seconds])
    assert result.exit_code == 2
    assert "--seconds" in result.output
