"""What a word is in a text is said where the word is added; a grammar asks the vocabulary and lists no words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mulligan
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.magic.words.vocabulary import MAGIC

SOURCES = Path(mulligan.__file__).parent
GAMES: dict[str, Vocabulary] = {"lorcana": LORCANA, "cipher": CIPHER, "magic": MAGIC}
PRINTED = ("grammar_words.py", "words.py")  # what is about the words of printed texts, which are no words of ours
# The modules that turn what a sentence says into words of the card language.
MODULES = [
    (game, path.relative_to(SOURCES / game).as_posix())
    for game in GAMES
    for path in sorted([*(SOURCES / game).glob("grammar*.py"), *(SOURCES / game).glob("grammar/*.py")])
    if path.name not in PRINTED
]


def texts(parts: list[ast.expr | None]) -> list[str]:
    return [one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def lists_of_words(source: str, names: set[str], kinds: set[str]) -> list[str]:
    """Collections that hold two names of words or more. A table of functions is no fact about words, nor are kinds."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Set | ast.Tuple | ast.List):
            told = texts(list(node.elts))
        elif isinstance(node, ast.Dict) and not all(isinstance(value, ast.Name) for value in node.values):
            told = texts(node.keys)
        else:
            continue
        known = [one for one in told if one in names]
        if len(known) > 1 and not all(one in kinds for one in told):
            found.append(f"line {node.lineno}: {', '.join(known)}")
    return found


def test_every_game_has_grammars() -> None:
    assert {game for game, _ in MODULES} == set(GAMES)


@pytest.mark.parametrize(("game", "module"), MODULES)
def test_a_grammar_lists_no_words(game: str, module: str) -> None:
    words = GAMES[game].words
    kinds = {word.kind for word in words.values()}
    assert lists_of_words((SOURCES / game / module).read_text("utf-8"), set(words), kinds) == []


def test_shared_code_lists_no_words() -> None:
    words = {name for vocabulary in GAMES.values() for name in vocabulary.words}
    kinds = {word.kind for vocabulary in GAMES.values() for word in vocabulary.words.values()}
    for path in sorted((SOURCES / "cardlang").glob("*.py")):
        assert lists_of_words(path.read_text("utf-8"), words, kinds) == [], path.name


def test_no_module_asks_whether_a_word_is_one_of_a_list() -> None:
    """Nor anywhere else: `node.word in (…)` is a question to the word itself, also where the list has a name."""
    words = {name for vocabulary in GAMES.values() for name in vocabulary.words}
    for path in sorted(SOURCES.rglob("*.py")):
        if path.relative_to(SOURCES).parts[0] in (*GAMES, "cardlang") and path.name not in PRINTED:
            assert asked_by_lists(path.read_text("utf-8"), words) == [], path


def asked_by_lists(source: str, words: set[str]) -> list[str]:
    """Where a source asks whether a word is one of a list, which it writes there or has given a name."""
    tree = ast.parse(source)
    named: dict[str, ast.expr] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                named[target.id] = node.value
    found: list[str] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.In | ast.NotIn):
            continue
        listed = node.comparators[0]
        if isinstance(listed, ast.Name):
            listed = named.get(listed.id, listed)
        if ast.unparse(node.left).split(".")[-1] == "word" and lists_of_words(ast.unparse(listed), words, set()):
            found.append(f"line {node.lineno}")
    return found


@pytest.mark.parametrize(
    "source",
    [
        'if node.word in ("exile", "to_hand"): pass',
        'MOVES: Final = frozenset({"exile", "to_hand"})\nall(one.word in MOVES for one in node.everything())',
        'word = node.word\nMOVES = ("exile", "to_hand")\nif word not in MOVES: pass',
    ],
)
def test_a_question_by_a_list_is_found(source: str) -> None:
    assert asked_by_lists(source, set(MAGIC.words)) != []


@pytest.mark.parametrize(
    "source",
    [
        'MOVES = frozenset({"exile", "to_hand"})',
        'CHOICES: Final = ("chosen", "up_to")',
        'if term.word in ["exile", "mark_of_the_grammar", "to_hand"]: pass',
        'LIES = {"exile": "in_exile", "to_hand": "in_hand"}',
    ],
)
def test_a_list_of_words_is_found(source: str) -> None:
    assert lists_of_words(source, set(MAGIC.words), {"effect", "cost"}) != []


@pytest.mark.parametrize("source", ['FORMS = {"damage": damage_both, "give": given}', 'HELD = ("effect", "static")'])
def test_tables_of_functions_and_kinds_are_none(source: str) -> None:
    assert lists_of_words(source, {*MAGIC.words, "effect"}, {"effect", "static"}) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_words_say_of_one_another_are_words(game: str) -> None:
    """The word for the other card, the trait of a place, and what is spoken of first are there."""
    vocabulary = GAMES[game]
    for word in vocabulary.words.values():
        assert all(one in vocabulary.words for one in (word.other, word.lies, word.event) if one), word.name
        assert all(word.takes(one) for one in word.first), word.name
        assert word.rank == 0 or word.kind == "trait", word.name
