"""Words: everything the games say has a message, and what has none is said all the same."""

from __future__ import annotations

import ast
import importlib
import pickle
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import mulligan
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadDeck, Message, MulliganError, UnknownCard, without_words
from mulligan.kernel.playouts import play_out
from mulligan.kernel.rules import ledger
from mulligan.speech import Speaker, names, sentence
from mulligan.speech.cards import card_text
from mulligan.speech.files import folders, languages
from mulligan.speech.fluently import Speaks
from mulligan.speech.pieces import Pieces
from mulligan.speech.words import Words
from support import Story

HOUSE = Path(mulligan.__file__).parent


def called(package: str, function: str, number: int = 0) -> set[str]:
    """The literal words that a package's sources give to a function."""
    found: set[str] = set()
    for path in sorted((HOUSE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == function:
                if len(node.args) > number and isinstance(word := node.args[number], ast.Constant) and word.value:
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


@pytest.mark.parametrize("folder", folders())
def test_message_files_can_be_read_whole(folder: str) -> None:
    assert languages()
    for path in sorted((HOUSE / "data" / folder / "words").glob("*.ftl")):
        body = FluentParser().parse(path.read_text("utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, syntax.Junk)] == []
        said = Counter(entry.id.name for entry in body if isinstance(entry, syntax.Message))
        assert [name for name, times in said.items() if times > 1] == []  # the second would never be heard
        pieces = Pieces(lambda: FluentBundle(["en"]))
        pieces.add(path.read_text("utf-8"), path.name)
        whole = {entry.id.name: entry for entry in body if isinstance(entry, syntax.Message)}
        assert list(pieces) == list(whole)
        assert all(pieces[name].equals(entry, ["span", "comment"]) for name, entry in whole.items())


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


# -- Errors ------------------------------------------------------------------------------------------------------------

HANDED_ON = {"again", "demand"}  # functions that get a message's id from whoever calls them


def error_messages() -> dict[str, Speaks]:
    """Every message of the English error files, and what it speaks of."""
    found: dict[str, Speaks] = {}
    for folder in folders():
        path = HOUSE / "data" / folder / "words" / "errors-en.ftl"
        for entry in FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []:
            if isinstance(entry, syntax.Message):
                assert entry.id.name not in found, f"{entry.id.name} is in two files"
                found[entry.id.name] = Speaks()
                found[entry.id.name].visit(entry.value)
    return found


def values_of(message: str, messages: dict[str, Speaks]) -> set[str]:
    """The values that a message speaks of, also through others."""
    found = set(messages[message].variables)
    for other, _ in messages[message].messages:
        found |= values_of(other, messages)
    return found


def sources() -> Iterator[tuple[str, list[ast.AST]]]:
    """The code of the house, each file as everything it is made of."""
    for path in sorted(HOUSE.rglob("*.py")):
        yield str(path.relative_to(HOUSE)), list(ast.walk(ast.parse(path.read_text("utf-8"))))


def name_called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def error_kinds(files: list[tuple[str, list[ast.AST]]]) -> set[str]:
    """The names of MulliganError and of all its kinds; and of Message, which is told in the same way."""
    bases = {
        node.name: [ast.unparse(base) for base in node.bases]
        for _, nodes in files
        for node in nodes
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"MulliganError"}
    while more := {name for name, above in bases.items() if name not in kinds and kinds & set(above)}:
        kinds |= more
    return kinds | {"Message"}


@cache
def error_calls() -> list[tuple[str, ast.Call, ast.expr]]:
    """Wherever the code makes an error or a message."""
    return list(find_error_calls())


def find_error_calls() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Wherever the code makes an error or a message: the line, the call, and what it gives as the message's id."""
    files = list(sources())
    kinds = error_kinds(files)
    for path, nodes in files:
        own = {  # kinds that are made in a way of their own, and say in it which message they are
            node.name: call
            for node in nodes
            if isinstance(node, ast.ClassDef) and node.name in kinds
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__" and call.keywords
        }
        for name, call in own.items():
            yield f"{path}: {name}", call, call.args[0]
        handing = {
            id(call)
            for node in nodes
            if isinstance(node, ast.FunctionDef) and node.name in HANDED_ON
            for call in ast.walk(node)
        }
        for node in nodes:
            if isinstance(node, ast.Call) and id(node) not in handing:
                name = name_called(node)
                line = f"{path}:{node.lineno}"
                if name in kinds and name not in own:
                    yield line, node, node.args[0]
                elif name == "demand":
                    yield line, node, node.args[1]


def ids_of(message: ast.expr) -> list[str]:
    """The ids that an expression can be: one, or one of two; an empty one for anything else."""
    if isinstance(message, ast.IfExp):
        return [*ids_of(message.body), *ids_of(message.orelse)]
    return [str(message.value) if isinstance(message, ast.Constant) else ""]


def test_every_error_is_a_message_with_all_its_values() -> None:
    messages = error_messages()
    wrong: list[str] = []
    for line, call, message in error_calls():
        given = {word.arg for word in call.keywords}
        for one in ids_of(message):
            if one not in messages:
                wrong.append(f"{line}: {ast.unparse(message)} is not a message of the English error files")
            elif missing := values_of(one, messages) - given:
                wrong.append(f"{line}: {one} is not given {sorted(missing)}")
    assert wrong == []


def test_every_message_of_the_error_files_is_used() -> None:
    messages = error_messages()
    used = {one for _, _, message in error_calls() for one in ids_of(message)}
    used |= {other for spoken in messages.values() for other, _ in spoken.messages}
    assert sorted(set(messages) - used - {"between", "next-line"}) == []


def test_an_error_is_told_in_a_sentence_with_plurals_lists_and_other_errors() -> None:
    unknown = UnknownCard("no-card", name="Stich", hint=None)
    assert str(unknown) == "no card is named 'Stich'"
    assert str(BadDeck("deck-line", where="list", line=1234, why=unknown)) == f"list, line 1234: {unknown}"
    assert str(BadDeck("too-few-to-swap", there=1, name="Smelt", count=2)).startswith("there is 1 of 'Smelt'")
    assert str(MulliganError("no-game", name="\x1b[2J", games=["a", "b"])).endswith(
        "'\\x1b[2J' here; the games are a, b"
    )
    assert str(Message("step-without-rules", rules=[])) == "without none"


def test_an_error_comes_whole_from_another_process() -> None:
    error = BadDeck("deck-line", where="list", line=2, why=UnknownCard("no-card", name="", hint="Stitch"))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (BadDeck, "list, line 2: no card is named ''; did you mean 'Stitch'?")


def test_an_error_without_words_is_told_all_the_same() -> None:
    assert without_words("no-card", {"name": "Stich"}) == "no-card (name: Stich)"
    assert str(MulliganError("something-new", count=3)) == "something-new (count: 3)"


@pytest.fixture
def second_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A little second language: a few messages, words of cards, names. Its name is one nobody has spoken before."""
    language = "q" + "".join(chr(ord("a") + int(digit)) for digit in str(abs(hash(tmp_path)) % 10**7))
    for folder in folders():
        shutil.copytree(HOUSE / "data" / folder / "words", tmp_path / folder / "words")
    files = {
        f"words/errors-{language}.ftl": SECOND_ERRORS,
        f"lorcana/words/errors-{language}.ftl": SECOND_ERRORS_OF_A_GAME,
        f"words/{language}.ftl": "a-card = eine Karte\nask-head = { $title }: { $text }!\n",
        f"lorcana/words/cards-{language}.ftl": "word-banish = verbanne { $cards }\nword-does = { CAPITAL($effect) }!\n",
        f"lorcana/words/names-{language}.toml": SECOND_NAMES,
        f"lorcana/words/rules-{language}.toml": SECOND_RULES,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(importlib.import_module("mulligan.speech.files"), "data", lambda: tmp_path)
    return language


SECOND_ERRORS = """
between = { " und " }
no-game = ein Spiel „{ $name }“ gibt es nicht, nur { $games }
no-card = keine Karte heißt „{ $name }“
deck-line = { $where }, Zeile { $line }: { $why }
"""
SECOND_ERRORS_OF_A_GAME = """
scenario-ink = { $count ->
    [one] Einer ist
   *[other] { $count } sind
} zu wenig oder zu viel
"""
SECOND_NAMES = """
[cards]
"Dragon Fire" = "Drachenfeuer"
"""
SECOND_RULES = """
"General matters." = "Das Spiel"
"""


def test_another_language_tells_errors_without_a_change_of_code(second_language: str) -> None:
    region = f"{second_language}-AT"
    game = MulliganError("no-game", name="Go", games=["a", "b"])
    assert sentence(game, region) == "ein Spiel „Go“ gibt es nicht, nur a und b"
    assert sentence(MulliganError("scenario-ink", count=1), region) == "Einer ist zu wenig oder zu viel"
    assert sentence(MulliganError("few-decks"), region) == "a game needs at least two decks"
    assert str(game).startswith("there is no game 'Go'")


def test_an_error_inside_an_error_is_told_in_the_same_language(second_language: str) -> None:
    error = BadDeck("deck-line", where="list", line=3, why=UnknownCard("no-card", name="Stich", hint=None))
    assert sentence(error, second_language) == "list, Zeile 3: keine Karte heißt „Stich“"
    assert str(error) == "list, line 3: no card is named 'Stich'"


def test_cards_and_rules_have_names_in_a_language_and_stay_english_where_it_has_none(second_language: str) -> None:
    there = names(second_language, "lorcana")
    book = ledger("lorcana", "2025-07-04")
    assert there.card("Dragon Fire") == "Drachenfeuer"
    assert there.card("Break") == "Break"
    assert there.summary(book.by_number["1.1"]) == "Das Spiel"
    assert there.summary(book.by_number["1.2"]) == book.by_number["1.2"].summary
    assert names("en", "lorcana").card("Dragon Fire") == "Dragon Fire"


def test_a_speaker_speaks_the_language_it_was_made_for(second_language: str) -> None:
    mine = {"ink": 5, "hand": [{"card": "Dragon Fire", "as": "fire"}]}
    theirs = {"play": ["Stitch - New Dog", "Maui - Hero to All"]}
    story = Story("lorcana", {"a": mine, "b": theirs}).do("a", "play", card="fire", how="ink")
    assert story.game.decision is not None
    for language, prompt in (
        (second_language, "Drachenfeuer: Verbanne chosen character! Which one?"),
        ("en", "Dragon Fire: Banish chosen character. Which one?"),
    ):
        speaker = Speaker(story.kind, story.game.match.edition, Words(language, "lorcana"), 0)
        assert speaker.prompt(story.game, story.game.decision) == prompt


@pytest.mark.slow
def test_many_threads_in_two_languages_are_told_nothing_wrong(second_language: str) -> None:
    kind = games.kind("lorcana")
    trees = [(name, kind.card_trees(name)) for name in ["Dragon Fire", "Be Our Guest", *kind.card_names()[:40]]]
    error = BadDeck("deck-line", where="list", line=3, why=UnknownCard("no-card", name="Stich", hint=None))
    languages_spoken = ("en", second_language)

    def everything(language: str) -> list[str]:
        """All cards and an error in a language."""
        lines = [line for _, nodes in trees for line in card_text(nodes, "lorcana", "character", language)]
        return [*lines, sentence(error, language), names(language, "lorcana").card("Dragon Fire")]

    right = {language: everything(language) for language in languages_spoken}
    assert right["en"] != right[second_language]

    def work(number: int) -> int:
        """How many texts are wrong among those that one thread asks for."""
        wrong = 0
        for turn in range(12):
            language = languages_spoken[(number + turn) % 2]
            wrong += sum(one != other for one, other in zip(everything(language), right[language], strict=True))
        return wrong

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(work, range(4))) == [0] * 4
    finally:
        sys.setswitchinterval(interval)
    assert 4 * 12 * len(right["en"]) > 2000


@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_what_cannot_be_done_is_told_without_a_target_too(game: str) -> None:
    words = Words("en", game)
    for message in [one for one in words.ids if one.startswith("cannot-")]:
        assert "none" not in words.say(message, card="Ann", target="")
