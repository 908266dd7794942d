"""Broken and hostile input, made by chance: for tests/test_fuzz.py, and in greater numbers for tools/fuzz.py.

Each function draws something that somebody could hand to Mulligan and sees what becomes of it. It is taken, or refused
by a MulliganError in one sentence; anything else is a mistake of ours and comes out as an exception.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path

from hypothesis import strategies as st
from rich.console import Console

from mulligan import games
from mulligan.agents import agent
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.words import Vocabulary
from mulligan.cli.table import Left, TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.decks import read_deck_file
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.saves.best_of import BestOf
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.scenarios.files import read_scenarios
from mulligan.scenarios.runner import run_scenario
from mulligan.sim.soak import seatings

SLOWEST = 5.0  # seconds of the processor that anything may take, uncompiled
SCENARIOS = Path(__file__).parent / "scenarios"
VOCABULARIES = {"lorcana": "LORCANA", "cipher": "CIPHER", "magic": "MAGIC"}
ODD_LETTERS = "\x00\x07\x1b\x7f\x9b\u202e\u3000\ud800\ufeff\n\r\t'\"\\“”’#/()[]{}:*★×"
ODD_NUMBERS = [-1, 0, 1, 2, 7, -7, 999, 10**6, 10**9, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**70]

texts = st.one_of(
    st.text(max_size=20),
    st.text(ODD_LETTERS + "aA1 ", max_size=20),
    st.sampled_from(["", " ", "x" * 5000, "\x1b[2J", "null", "-1", "1e999", "NaN"]),
)
scalars = st.one_of(
    st.none(), st.booleans(), st.sampled_from(ODD_NUMBERS), st.floats(allow_nan=False, allow_infinity=False), texts
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)


def refused(act: Callable[[], object]) -> bool:
    """Whether something is refused: in words that can be shown, and in time."""
    start = time.process_time()
    try:
        act()
        return False
    except MulliganError as error:
        told = str(error)
        assert told
        assert "\x1b" not in told
        assert "\x9b" not in told
        assert len(told) < 60_000
        return True
    finally:
        took = time.process_time() - start
        assert took < SLOWEST, f"took {took:.1f} s"


def changed(data: st.DataObject, value: object, depth: int = 0) -> object:
    """A value with something in it changed."""
    how = data.draw(st.integers(0, 9 if depth else 7))
    if isinstance(value, dict) and value and how < 8:
        key = data.draw(st.sampled_from(sorted(value, key=str)))
        if how == 0:
            return {name: one for name, one in value.items() if name != key}
        if how == 1:
            return {**value, data.draw(texts): data.draw(values)}
        if how == 2:
            return {**value, key[: data.draw(st.integers(0, len(key)))]: value[key]}
        return {**value, key: changed(data, value[key], depth + 1)}
    if isinstance(value, list) and value and how < 8:
        at = data.draw(st.integers(0, len(value) - 1))
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return value[:at] + [value[at]] * data.draw(st.integers(2, 30)) + value[at:]
        if how == 2:
            return [*value[:at], data.draw(values), *value[at:]]
        return [*value[:at], changed(data, value[at], depth + 1), *value[at + 1 :]]
    if isinstance(value, bool) or value is None:
        return data.draw(values)
    if isinstance(value, int) and how < 7:
        return data.draw(st.sampled_from([value + 1, value - 1, -value, *ODD_NUMBERS]))
    if isinstance(value, str) and how < 7:
        at = data.draw(st.integers(0, len(value)))
        return value[:at] + data.draw(texts) + value[at + data.draw(st.integers(0, 3)) :]
    return data.draw(values)


# -- Saves -------------------------------------------------------------------------------------------------------------


def small_decks(kind: Kind) -> list[Deck]:
    """Two decks of few different cards, which are quickly laid."""
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    for deck in decks:
        leading = [one for one in deck.cards if one[1] == deck.leader]
        deck.cards = [(10, name) for _, name in [*leading, *(one for one in deck.cards if one not in leading)][:6]]
        deck.side = deck.side[:2]
    return decks


@cache
def good_saves() -> list[bytes]:
    """Short saves of every game, also of teams and of a match."""
    found: list[bytes] = []
    for name in games.names():
        kind = games.kind(name)
        decks = small_decks(kind)
        most = min(4, kind.most_players())
        tables = [Setting(kind, ["Ada", "Bo"], decks, seed=3)]
        if most == 4:
            teams = next(seats for seats in seatings(kind) if seats.teams)
            tables.append(Setting(kind, ["A", "B", "C", "D"], decks * 2, teams.edition, teams.form, teams.teams))
        for setting in tables:
            session = Session(setting, BestOf(setting))
            luck = chance(1)
            while len(session.choices()) < 12 and session.game.decision is not None:
                options = session.game.decision.options
                session.choose(options[luck.below(len(options))])
            found.append(session.save())
    return found


def fuzz_save(data: st.DataObject) -> None:
    """A save in which something was changed: bytes, a line, a value."""
    good = data.draw(st.sampled_from(good_saves()))
    lines = good.splitlines()
    how = data.draw(st.integers(0, 9))
    if how == 0:
        at = data.draw(st.integers(0, len(good) - 1))
        bad = good[:at] + data.draw(st.binary(max_size=8)) + good[at + data.draw(st.integers(0, 8)) :]
    elif how == 1:
        bad = good[: data.draw(st.integers(0, len(good)))]
    elif how == 2:
        bad = b"\n".join(data.draw(st.permutations(lines)))
    elif how < 6:
        bad = b"\n".join([in_json(changed(data, json.loads(lines[0]))), *lines[1:]])
    else:
        at = data.draw(st.integers(1, len(lines) - 1))
        lines[at] = in_json(changed(data, json.loads(lines[at])))
        bad = b"\n".join(lines)
    refused(lambda: play_on(load_session(bad, "evening.json")))


def in_json(value: object) -> bytes:
    """A value as somebody could write it."""
    return json.dumps(value).encode()


def play_on(session: Session) -> None:
    """Whatever was loaded can be played, undone and saved."""
    for _ in range(2):
        if session.game.decision is not None:
            session.choose(session.game.decision.options[-1])
    session.undo(3)
    session.redo(2)
    assert str(session.trouble)
    again = load_session(session.save())
    assert again.trouble is None, str(again.trouble)
    assert again.game.to_bytes() == session.game.to_bytes()


# -- Decks -------------------------------------------------------------------------------------------------------------

COUNTS = ["", "4 ", "4x ", "1 x ", "0 ", "1000 ", "9" * 20 + " ", "-1 ", "4× ", "  3\t", "SB: 2 ", "* ", "Main: "]
ENDINGS = ["", " *", " // x", " # x", " (M14) 12", " [x]", " (", " [" * 50, " *" * 50, ":" * 200, " " * 3000 + "x"]
HEADINGS = ["Deck", "Sideboard", "Sideboard:15", "// Sideboard (15)", "Creatures (24 cards)", "About", "Main character"]


XML = (
    '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>x</deckname><zone name="main">'
    '<card number="4" name="{}"/></zone><zone name="side"><card number="1" name="{}"/></zone></cockatrice_deck>'
)


def fuzz_deck(data: st.DataObject) -> None:
    """A deck list as people, programs and attackers write them."""
    kind = games.kind(data.draw(st.sampled_from(games.names())))
    known = st.sampled_from(kind.card_names()[:40])
    line = st.one_of(
        st.builds(
            "{}{}{}".format, st.sampled_from(COUNTS), st.one_of(known, known, known, texts), st.sampled_from(ENDINGS)
        ),
        st.sampled_from(HEADINGS),
        texts,
    )
    how = data.draw(st.integers(0, 9))
    if how < 7:
        text = "\n".join(data.draw(st.lists(line, max_size=12))) * data.draw(st.sampled_from([1, 1, 1, 1, 200]))
        refused(lambda: read_and_write(kind, text.encode(errors="replace")))
    elif how == 7:
        deck = {"name": "x", "mainboard": {"4 x": {"quantity": 4, "card": {"name": data.draw(known)}}}, "cards": []}
        bad = json.dumps(changed(data, changed(data, deck))).encode()
        refused(lambda: read_and_write(kind, bad))
    else:
        good = XML.format(data.draw(known), data.draw(known)).encode()
        at = data.draw(st.integers(0, len(good)))
        bad = good[:at] + data.draw(st.binary(max_size=6)) + good[at + data.draw(st.integers(0, 6)) :]
        refused(lambda: read_and_write(kind, bad))


def read_and_write(kind: Kind, data: bytes) -> None:
    """A deck that can be read is written down and read again."""
    deck = read_deck_file(kind, data, "my deck")
    kind.check_deck(deck, kind.newest(), kind.formats[0])
    again = kind.read_deck(kind.write_deck(deck), "again")
    assert (sorted(again.cards), sorted(again.side), again.leader) == (
        sorted(deck.cards),
        sorted(deck.side),
        deck.leader,
    )


# -- Scenarios ---------------------------------------------------------------------------------------------------------


@cache
def good_scenarios() -> list[dict[str, object]]:
    """Some scenarios of every game, the shortest."""
    found: list[dict[str, object]] = []
    for name in games.names():
        rows = [
            row
            for path in sorted((SCENARIOS / name).rglob("*.json*"))[:6]
            for _, row in read_scenarios(path.read_text("utf-8"), path.name)
            if isinstance(row, dict)
        ]
        found.extend(sorted(rows, key=lambda row: len(json.dumps(row)))[:12])
    return found


def fuzz_scenario(data: st.DataObject) -> None:
    """A scenario in which something was changed."""
    row = changed(data, data.draw(st.sampled_from(good_scenarios())))
    for _ in range(data.draw(st.integers(0, 2))):
        row = changed(data, row)
    refused(lambda: run(row))


def run(row: object) -> None:
    """Run a scenario; it passes, fails or is skipped."""
    for _, found in read_scenarios(json.dumps(row), "x.json"):
        if isinstance(found, dict) and found.get("game") in games.names():
            outcome = run_scenario(found, games.kind(str(found["game"])))
            assert "Error" not in outcome.message.split(":")[0], outcome.message


# -- Card databases ----------------------------------------------------------------------------------------------------

CARDS: dict[str, list[dict[str, object]]] = {
    "lorcana": [
        {"fullName": "Ann - Tester", "type": "Character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1}
        | {"color": "Amber", "inkwell": True, "subtypes": ["Hero"], "number": 3, "setCode": "1", "rarity": "Common"}
        | {
            "abilities": [
                {"type": "triggered", "name": "HELLO", "effect": "When you play this character, draw a card."}
            ]
        },
        {"name": "Song", "type": "Action", "cost": 1, "effects": ["Draw a card."], "subtypes": ["Song"], "version": ""},
        {
            "name": "Thing",
            "type": "Item",
            "cost": 1,
            "fullText": "HELLO {E} — Draw a card.",
            "colors": ["Ruby", "Steel"],
        },
        {"name": "Ward", "type": "Character", "willpower": 1, "strength": 0, "notation": ["ward"]},
    ],
    "cipher": [
        {"number": "X01-001", "title": "Tester", "name": "Ann", "cost": 1, "attack": 40, "support": 20, "range": "1"}
        | {"symbol": ["red"], "gender": "female", "weapon": ["sword"], "traits": [], "class": "Lord", "cc_cost": None}
        | {"skills": [{"name": "Hello", "type": "ACT", "cost": "Tap this unit", "text": "Draw 1 card."}]},
        {"name": "Bo", "cost": 2, "attack": 50, "range": "1-2", "skills": ["Hello |ACT| [Once per Turn] Draw 1 card."]},
    ],
    "magic": [
        {"name": "Bear", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
        | {"oracle_text": "Flying\n{T}: Draw a card.", "set": "m14", "collector_number": "12", "colors": ["G"]},
        {
            "name": "Zap",
            "mana_cost": "{R}",
            "type_line": "Instant",
            "oracle_text": "Zap deals 3 damage to target creature.",
        },
        {"name": "Walker", "type_line": "Planeswalker — Ann", "loyalty": "3", "oracle_text": "+1: Draw a card."},
        {"name": "Own", "type_line": "Sorcery", "mana_cost": "{U}", "notation": ["draw(2)"]},
    ],
}


def fuzz_import(data: st.DataObject) -> None:
    """A card database with cards in which something was changed."""
    name = data.draw(st.sampled_from(sorted(CARDS)))
    rows: list[object] = [
        changed(data, data.draw(st.sampled_from(CARDS[name]))) for _ in range(data.draw(st.integers(1, 3)))
    ]
    good = {**CARDS[name][0], "number": "Z01-001"} if name == "cipher" else {**CARDS[name][0], "name": "Zoe - Good"}
    good.pop("fullName", None)
    refused(lambda: take_in(games.kind(name), [*rows, good], good))


def take_in(kind: Kind, rows: list[object], good: dict[str, object]) -> None:
    """What is written down of a database can be read again, and the good card is always among it."""
    found = kind.import_cards(rows)
    assert all("\x1b" not in str(refusal) for refusal in found.refusals)
    text = found.text.encode().decode()
    assert "\x1b" not in text
    table = tomllib.loads(text)
    assert len(table) == found.count
    assert (good["number"] if kind.name == "cipher" else good["name"]) in table
    read_row = import_module(f"mulligan.{kind.name}.catalog").facts_from_row
    for card, row in table.items():
        read_row(card, row, "again.toml")


# -- Notation ----------------------------------------------------------------------------------------------------------


@cache
def vocabulary(name: str) -> Vocabulary:
    """The words of a game."""
    found = getattr(import_module(f"mulligan.{name}.words.vocabulary"), VOCABULARIES[name])
    assert isinstance(found, Vocabulary)
    return found


@cache
def good_notations(name: str) -> list[str]:
    """Notations of cards."""
    kind = games.kind(name)
    found: list[str] = []
    for card in kind.card_names()[::5]:
        abilities = kind.card_sheet(card).get("abilities")
        for _, notation in abilities if isinstance(abilities, list) else []:
            found.extend(notation if isinstance(notation, list) else [notation])
    return [one for one in found if isinstance(one, str) and one]


def fuzz_notation(data: st.DataObject) -> None:
    """A line of notation: words of the game in all combinations, and other things."""
    name = data.draw(st.sampled_from(games.names()))
    words = vocabulary(name)
    word = st.sampled_from(sorted(words.words))
    if data.draw(st.booleans()):
        tree = st.recursive(
            st.one_of(word, st.sampled_from(["1", "-3", '"x"', "'{R}'", "99999999", '""', '"' + "x" * 99 + '"'])),
            lambda inner: st.builds(lambda one, more: f"{one}({', '.join(more)})", word, st.lists(inner, max_size=3)),
            max_leaves=6,
        )
        text = data.draw(tree)
    else:
        good = data.draw(st.sampled_from(good_notations(name)))
        at = data.draw(st.integers(0, len(good)))
        text = (
            good[:at] + data.draw(st.one_of(word, texts, st.sampled_from(["(" * 99, ")" * 99, ",", "="]))) + good[at:]
        )
    refused(lambda: same_again(text, words))


def same_again(text: str, words: Vocabulary) -> None:
    """What is read and shown reads back the same."""
    told = show(read(text, words))
    assert show(read(told, words)) == told


# -- What is typed -----------------------------------------------------------------------------------------------------

COMMANDS = [
    *(
        "undo",
        "redo",
        "save",
        "load",
        "why",
        "why not",
        "card",
        "rule",
        "board",
        "log",
        "help",
        "stop",
        "stops",
        "hold",
    ),
    *(
        "piles",
        "next",
        "swap",
        "concede",
        "?",
        "1",
        "2",
        "99",
        "-1",
        "done",
        "pass",
        "keep",
        "yes",
        "no",
        "play",
        "ink",
    ),
    *("quest", "challenge", "attack", "cast", "pass until", "again", "more", "scenario", "save as scenario"),
]
PLACES = [".", "folder", "~nobody-of-that-name/x", "pipe", "link", "missing/x", "evening.save", "x" * 999]
THINGS = ["all", "1", "9" * 20, "4.3.6", "end"]


class Typed(Terminal):
    """A terminal at which lines are typed, and nothing is shown."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.console = Console(file=io.StringIO(), width=80, height=40, highlight=False)
        self.typed = lines

    def read(self, prompt: str) -> str:
        if not self.typed:
            raise Gone
        return self.typed.pop(0)


@contextmanager
def own_folder() -> Iterator[None]:
    """A folder of one's own to be in, with what a save must not be written over."""
    with tempfile.TemporaryDirectory() as name, contextlib.chdir(name):
        Path("folder").mkdir()
        Path("link").symlink_to("folder")
        if hasattr(os, "mkfifo"):
            os.mkfifo("pipe")
        yield


def stays_here(line: str) -> bool:
    """Whether a line leaves other folders alone; the folder of the moment is the test's own."""
    return line.partition(" ")[2] in PLACES or not any(mark in line for mark in "/\\~")


def fuzz_typed(data: st.DataObject) -> None:
    """Lines typed at a table: whatever they are, the game is still there."""
    kind = games.kind(data.draw(st.sampled_from(games.names())))
    session = Session(Setting(kind, ["Ada", "Bo"], small_decks(kind), seed=data.draw(st.integers(0, 3))))
    things = st.one_of(st.sampled_from(THINGS), st.sampled_from(kind.card_names()[:20]), texts)
    line = st.one_of(
        st.sampled_from(COMMANDS),
        st.builds("{} {}".format, st.sampled_from(COMMANDS), things),
        st.builds("{} {}".format, st.sampled_from(["save", "load"]), st.sampled_from(PLACES)),
        st.integers(1, 5).map(str),
        texts,
    ).filter(stays_here)
    terminal = Typed(data.draw(st.lists(line, min_size=1, max_size=6)))
    table = TerminalTable(session, [None, agent("random")], terminal)
    start = time.process_time()
    with own_folder():
        try:
            table.run()
        except Left:  # pragma: no cover
            raise AssertionError("a line ended the game") from None
        finally:
            if table.session.journal is not None:
                table.session.journal.close()
        assert Path("link").is_symlink()
        assert Path("folder").is_dir()
        assert not hasattr(os, "mkfifo") or Path("pipe").is_fifo()
    assert terminal.typed == []
    assert time.process_time() - start < 2 * SLOWEST
    assert load_session(table.session.save()).game.to_bytes() == table.session.game.to_bytes()


TARGETS: dict[str, tuple[Callable[[st.DataObject], None], int]] = {  # and how many of 2,000 cases each gets
    "saves": (fuzz_save, 400),
    "decks": (fuzz_deck, 200),
    "scenarios": (fuzz_scenario, 500),
    "imports": (fuzz_import, 320),
    "notation": (fuzz_notation, 550),
    "typed": (fuzz_typed, 30),
}
