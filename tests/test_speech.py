"""Words: everything the games say has a message, and what has none is said all the same."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_out
from mulligan.speech import Speaker
from mulligan.speech.words import Words, languages

HOUSE = Path(mulligan.__file__).parent


def called(package: str, function: str, place: int = 0) -> set[str]:
    """The literal words that a package's sources give to a function."""
    found: set[str] = set()
    for path in sorted((HOUSE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == function:
                if len(node.args) > place and isinstance(word := node.args[place], ast.Constant) and word.value:
                    found.add(str(word.value))
                found.update(
                    str(given.value.value)
                    for given in node.keywords
                    if given.arg == "topic" and function == "ask" and isinstance(given.value, ast.Constant)
                )
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_note_and_complaint_has_words(game: str) -> None:
    words = Words("en", game)
    wanted = {f"note-{what}" for what in called(game, "note") | called("cardlang", "note")}
    wanted |= {f"complaint-{what}" for what in called(game, "Complaint")}
    assert sorted(message for message in wanted if not words.has(message)) == []


@pytest.mark.parametrize("game", games.names())
def test_every_question_has_words(game: str) -> None:
    words = Words("en", game)
    topics = {f"ask-{topic}" for topic in called(game, "ask", 99) | called("cardlang", "ask", 99)}
    assert sorted(topic for topic in topics if not words.has(topic)) == []


@pytest.mark.parametrize("game", games.names())
def test_every_refusal_has_words(game: str) -> None:
    words = Words("en", game)
    reasons = importlib.import_module(f"mulligan.{game}.refusals").RULES
    assert [reason for reason in reasons if not words.has(f"refusal-{reason}")] == []


def test_every_message_the_command_uses_is_there() -> None:
    words = Words("en")
    used = called("cli", "say") - {"price", "turn-line"}
    own = [Words("en", game) for game in games.names()]
    everywhere = [words, *own]
    assert sorted(message for message in used if not any(one.has(message) for one in everywhere)) == []


@pytest.mark.parametrize("game", ["", "lorcana", "cipher", "magic"])
@pytest.mark.parametrize("language", languages())
def test_message_files_can_be_read_whole(language: str, game: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as syntax

    path = HOUSE / "data" / game / "words" / f"{language}.ftl" if game else HOUSE / "data" / "words" / f"{language}.ftl"
    if path.is_file():
        body = FluentParser().parse(path.read_text("utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, syntax.Junk)] == []


def test_what_has_no_words_is_said_all_the_same() -> None:
    assert Words("en").say("note-does-something-new", card="Stitch", other="") == "does something new Stitch"


def test_an_unknown_language_speaks_english() -> None:
    assert Words("xx").say("goodbye") == "Goodbye."
    assert Words("../../etc").say("goodbye") == "Goodbye."


def test_a_drawn_card_is_told_only_to_who_knows_it() -> None:
    words = Words("en", "lorcana")
    assert words.say("note-draws", you="yes", player="p", card="Stitch") == "You draw Stitch."
    assert words.say("note-draws", you="no", player="p", card=words.say("a-card")) == "p draws a card."


@pytest.mark.parametrize("game", games.names())
def test_every_line_of_the_log_names_a_rule_of_its_edition(game: str) -> None:
    kind = games.kind(game)
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(names[0]), kind.built_in_deck(names[-1])]
    for edition in kind.editions:
        speaker = Speaker(kind, edition, Words("en", game), 0)
        match = kind.match(["a", "b"], decks, edition, kind.formats[0], None)
        nameless: set[str] = set()
        for seed in range(4):
            played = kind.new_game(match, seed, True)
            play_out(played, chance(seed))
            nameless |= {line for line, rule in speaker.log(played) if not rule}
        assert sorted(nameless) == []
