"""Texts of people take no more time than their length calls for: twice as long, about twice the work."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import process_time

import pytest

from mulligan import games
from mulligan.cardlang.grammar import Grammar, Token
from mulligan.cardlang.reading import Reading
from mulligan.cardlang.render import tidy
from mulligan.cipher.grammar_en import english_grammar, english_tokens
from mulligan.cipher.grammar_ja import japanese_grammar, japanese_tokens
from mulligan.cli.searching import Query
from mulligan.decks.reading import read_deck_file
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.foreign import searchable
from mulligan.kernel.imports import LONGEST_TEXT
from mulligan.lorcana.grammar.texts import grammar as lorcana_grammar
from mulligan.lorcana.grammar.texts import split_name
from mulligan.lorcana.grammar.words import tokens as lorcana_tokens
from mulligan.magic.grammar import grammar as magic_grammar
from mulligan.magic.grammar_words import tokens as magic_tokens
from mulligan.scenarios.files import read_scenarios
from mulligan.server.catalog import find_cards

Act = Callable[[str], object]
LENGTH = 40_000
LITTLE = 0.25  # seconds of this process: less is not worth comparing, and tells little
PIECES = (
    " ",
    "\t",
    "\u3000",
    "a",
    "A",
    "A ",
    "A! ",
    "1",
    "1 ",
    "(",
    "(a) ",
    "[",
    "[a] ",
    "{",
    "|",
    "“",
    '"',
    "-",
    "*",
    " #",
)
PIECES += ("枚", "枚 ", "【", "『", "\n", "•a\n", "_", "=", "/", "\\")
BEFORE = ("", "4 x", "“")


def forge(text: str) -> object:
    """A deck of Forge, whose cards are long lines."""
    line = text.replace("\n", " ")[:498]
    lines = "\n".join([f"1 {line}x"] * (len(text) // 500))
    return read_deck_file(games.kind("magic"), f"[metadata]\nName=x\n[Main]\n{lines}\n".encode(), "deck.dck")


READERS: dict[str, Act] = {
    "story name": split_name,
    "words": tidy,
    "search": searchable,
    "wish": lambda text: Query([text]),
    "server search": lambda text: find_cards("lorcana", text[: LENGTH // 20], "en"),
    "forge": forge,
    "scenarios": lambda text: read_scenarios(text, "file"),
    **{f"{name} deck": lambda text, name=name: games.kind(name).read_deck(text, "deck") for name in games.names()},
}


def takes(act: Act, text: str) -> float:
    """Seconds of this process, the fewer of two."""
    found = []
    for _ in range(2):
        start = process_time()
        with suppress(MulliganError):
            act(text)
        found.append(process_time() - start)
        if found[0] < LITTLE:
            break
    return min(found)


@pytest.mark.slow
@pytest.mark.parametrize("reader", list(READERS))
def test_a_text_of_twice_the_length_takes_about_twice_as_long(reader: str) -> None:
    act = READERS[reader]
    takes(act, "warm")
    for before in BEFORE:
        for piece in PIECES:
            once, twice = (before + piece * (length // len(piece)) + "\x01" for length in (LENGTH, 2 * LENGTH))
            needed = takes(act, twice)
            assert needed < LITTLE or needed < 3 * takes(act, once), (before, piece)


CARDS = {
    "lorcana": ({"name": "Ann", "type": "Character", "strength": 1, "willpower": 1, "cost": 1}, "fullText"),
    "cipher": ({"number": "X01-001", "title": "T", "name": "Ann", "cost": 1, "attack": 40, "range": "1"}, "skills"),
    "magic": ({"name": "Ann", "type_line": "Creature — Bear", "mana_cost": "{R}"}, "oracle_text"),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", list(CARDS))
def test_the_longest_text_that_a_card_may_have_is_soon_read(game: str) -> None:
    row, field = CARDS[game]
    for before in ("", "Hello |ACT| ", "Choose one —", "LEVEL 1+\n1/1"):
        for piece in PIECES:
            text = (before + piece * LONGEST_TEXT)[:LONGEST_TEXT]
            card = {**row, field: [text] if game == "cipher" else text}
            assert takes(lambda _, card=card: games.kind(game).import_cards([card]), "") < 3, (before, piece)


def test_the_story_name_of_a_very_long_line_is_found_at_once() -> None:
    """Ten times the length, where every word could still be of the name."""
    for piece in ("A ", "A! ", "A? ", "’ ", "AB-"):
        long = piece * 200_000
        assert takes(split_name, long) < 2
    assert split_name("A " * 50_000 + "Draw a card.")[1].endswith("Draw a card.")


def test_a_card_of_forge_is_named_before_its_first_bar() -> None:
    kind = games.kind("magic")
    text = "[metadata]\nName=Fire\n[Main]\n4 Shock|M14|1\n2 Shock | M14\n1 Shock\n"
    deck = read_deck_file(kind, text.encode(), "deck.dck")
    assert (deck.name, deck.cards) == ("Fire", [(7, "Shock")])


SENTENCES: dict[str, tuple[Callable[[], Grammar], str, Callable[[str], list[Token]], str]] = {
    "lorcana": (lorcana_grammar, "action", lorcana_tokens, "Draw 2 cards. "),
    "cipher": (english_grammar, "use", english_tokens, "Draw 2 cards. "),
    "cipher in Japanese": (japanese_grammar, "use", japanese_tokens, "カードを1枚引く。"),
    "magic": (magic_grammar, "spell", magic_tokens, "Draw two cards. "),
}


@pytest.mark.parametrize("name", list(SENTENCES))
def test_a_text_of_twice_as_many_sentences_is_read_with_twice_the_steps(name: str) -> None:
    grammar, rule, tokens, sentence = SENTENCES[name]
    paths = grammar().paths()
    steps = []
    for times in (6, 12):
        words = tokens((sentence * times).strip())
        reading = Reading(paths, words)
        assert any(one.end == len(words) for one in reading.find(paths.rule(rule), 0))
        steps.append(sum(len(known) for known in reading.known))
    assert steps[1] < 2.5 * steps[0]
