"""What serves every game knows none of them: their verbs, zones, phases, fields and rules are behind their `Kind`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import AIMS, VERBS, WORDS
from mulligan.kernel.rules import ledger

ROOT = Path(mulligan.__file__).parent
OWN = (*games.names(), "data", "web")
# Words of a game that mean something else in shared code, or belong to a format that games share.
EVERYDAY = {
    "at": "a moment, a position, `at least`",
    "back": "to the question before, at the terminal",
    "class": "Python's",
    "deck": "every game has decks: a command, a field of messages and lists",
    "draw": "a game that nobody won; drawing a board",
    "green": "in which the terminal writes",
    "red": "in which the terminal writes what went wrong",
    "keep": "to put something into a collection",
    "keywords": "every card may have some; Python's",
    "main": "the main part of a deck list; the first function",
    "mulligan": "ourselves",
    "owner": "every card has one; a table of the database has one",
    "pass": "a command at the terminal; Python's",
    "play": "a command at the terminal",
    "range": "Python's",
    "ready": "a seat that is",
    "targets": "what a sentence of the terminal says something is aimed at",
    "token": "by which a seat is known; a line of a deck list that is no card",
    "command": "where lists of other programs have a deck's leader",
    "type": "every card has one; a message of the protocol has one",
    "types": "those of a deck's cards; Python's",
    "under": "every game may put cards under others: a field of the scenario format",
}


def words_of(kind: Kind) -> set[str]:
    """What a game calls its own."""
    top = kind.tabletop()
    found = {*kind.verbs, *top.zones, *top.zone_names, *top.readable_zones(), *top.phase_names, *top.numbers}
    found |= {*top.states, *top.fields, *top.player_fields, *top.waits, *kind.links, *kind.resolving}
    found |= {word for words in (*kind.verbs.values(), *kind.values.values()) for word in words}
    found |= {key for keys in kind.facts.values() for key in keys}
    found |= {key for name in kind.card_names()[::25] for key in kind.card_sheet(name)}
    found |= {entry.rule for edition in kind.editions for entry in ledger(kind.name, edition).entries}
    return found - {"", *VERBS, *AIMS, *WORDS}


WORDS_OF = {name: words_of(games.kind(name)) for name in games.names()}
IN_ALL = set.intersection(*WORDS_OF.values())


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a source that the program works with, each with its line: not what is said to its readers."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def games_named_in(source: str) -> list[str]:
    """Where a source says a word that some games have and others do not, and whose it is."""
    return [
        f"{line}: {word} ({', '.join(whose)})"
        for line, text in texts(ast.parse(source))
        for word in text.split()
        if word not in IN_ALL and word not in EVERYDAY
        if (whose := [name for name, words in WORDS_OF.items() if word in words])
    ]


SHARED = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in OWN)


@pytest.mark.parametrize("folder", sorted({path.relative_to(ROOT).parts[0] for path in SHARED}))
def test_shared_code_says_no_word_of_one_game(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): named
        for path in SHARED
        if path.relative_to(ROOT).parts[0] == folder and (named := games_named_in(path.read_text("utf-8")))
    }
    assert found == {}


def test_a_word_of_one_game_would_be_seen() -> None:
    assert games_named_in('if option.text.startswith("sing"):\n    zone = "inkwell"\n') == [
        "1: sing (lorcana)",
        "2: inkwell (lorcana)",
    ]
    assert games_named_in('PLAYING = ("play", "cast", "deploy", "level-up")') == [
        "1: cast (magic)",
        "1: deploy (cipher)",
        "1: level-up (cipher)",
    ]


@pytest.mark.parametrize("word", EVERYDAY)
def test_everyday_words_are_words_of_a_game_indeed(word: str) -> None:
    assert any(word in words for words in WORDS_OF.values())


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_says_of_itself_is_among_its_words(name: str) -> None:
    kind = games.kind(name)
    named = {*kind.plays, *kind.uses, *kind.endings, *kind.passive, *filter(None, (kind.passing, kind.dividing))}
    assert named <= kind.verbs.keys()
    assert kind.plays
    assert kind.uses
    sheets = {key for card in kind.card_names() for key in kind.card_sheet(card)}
    assert {key for keys in kind.facts.values() for key in keys} <= sheets
    assert {*kind.counted} <= sheets
