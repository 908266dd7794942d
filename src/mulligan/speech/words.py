"""The words of a language: Fluent message files, a game's own before the common ones, English where one is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mulligan.kernel.visible import visible
from mulligan.speech.files import languages, message_file
from mulligan.speech.functions import FUNCTIONS
from mulligan.speech.glossary import glossary
from mulligan.speech.made import OTHERS, made_of
from mulligan.speech.names import names
from mulligan.speech.pieces import Pieces, fluently
from mulligan.speech.tags import ENGLISH, chain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST: Final = 2000  # letters of a value; Fluent says nothing at all where one has more than 2500
MOST_KEPT: Final = 8_000  # sentences kept of one game and language: some 3 MB


class Messages:
    """The messages of one text."""

    def __init__(self, text: str, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self.ids = Pieces(self.bundle)
        self.ids.add(text, f"{game}/words/{language}.ftl")

    def bundle(self) -> FluentBundle:
        """What says them."""
        functions = dict(FUNCTIONS)
        functions["TERM"] = glossary(self.language, self.game).term
        made: FluentBundle = fluently().bundle(self.language, functions)
        return made


class Words:
    """Messages by id. Where there are no words the id itself is said, so that nothing is ever left out."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self.files = [Messages(text, one, game) for one in chain(language, languages()) for text in self.texts(one)]
        self.ids: dict[str, None] = {}  # every message there is, the game's own first
        for file in self.files:
            self.ids.update(dict.fromkeys(file.ids))

    def texts(self, language: str) -> list[str]:
        """The message files of a language, the game's own first."""
        found = [message_file(folder, language) for folder in dict.fromkeys((self.game, ""))]
        return [text for text in found if text is not None]

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return message in self.ids

    def say(self, message: str, /, **values: str | int) -> str:
        """A message in words. A value that is empty is `none` to the message, which can then leave it out."""
        given: dict[str, object] = {key: "none" if value == "" else self.shown(value) for key, value in values.items()}
        text = self.format(message, given)
        return without_words(message, values) if text is None else text

    def shown(self, value: str | int) -> str | int:
        """A value as it may be shown, wherever it comes from."""
        return visible(self.called(value), lines=True) if isinstance(value, str) else value

    def called(self, name: str) -> str:
        """The name of a player, or of a deck; one that nobody gave is told as the language calls it."""
        found = made_of(name)
        if found is None:
            return name
        what, number = found
        if what in OTHERS:
            return self.say(f"made-{what}", number=number)
        known = "yes" if self.has(f"agent-title-{what.partition('-')[0]}") else "no"
        return self.say("made-agent", agent=self.agent(what), known=known, number=number)

    def deck(self, name: str) -> str:
        """What a deck that comes with the game is called; any other is called what it is."""
        return self.called(self.name("deck-title", name))

    def agent(self, name: str) -> str:
        """What an agent is called: a level, a way to choose and how far it looks; any other is called what it is."""
        head, _, further = name.partition("-")
        return self.say(f"agent-title-{head}", further=further) if self.has(f"agent-title-{head}") else name

    def format(self, message: str, values: dict[str, object]) -> str | None:
        """A message with its values as they are; None if there are no words for it."""
        for file in self.files:
            if message in file.ids:
                plain = file.ids.plain(message)
                if plain is not None:
                    return plain
                bundle = file.ids.hear(message)
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, {name: short(value) for name, value in values.items()})
                    return str(text)
        return None

    def either(self, *messages: str, **values: str | int) -> str:
        """The first of several messages that there are words for; if there are none, the last one by its id."""
        for message in messages:
            if self.has(message):
                return self.say(message, **values)
        return without_words(messages[-1], values)

    def row(self, things: Iterable[str], between: str = "list-between") -> str:
        """Things in a row, with what stands between them in this language."""
        return self.say(between).join(things)

    def name(self, sort: str, word: str) -> str:
        """A word of a game: a zone, a phase, a keyword; a term of the glossary before English. Else itself."""
        message = f"{sort}-{word.replace(' ', '-').replace('.', '-').lower()}"
        own = any(message in file.ids for file in self.files if file.language != ENGLISH)
        term = word if own else names(self.language, self.game).word(word)
        return term if term != word or not self.has(message) else self.say(message)


class KeptWords(Words):
    """Words that remember what they have said: much is said again whenever a table is shown."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.kept: dict[tuple[object, ...], str] = {}

    def say(self, message: str, /, **values: str | int) -> str:
        key = (message, *values, *values.values())
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = self.kept[key] = super().say(message, **values)
        return found


def short(value: object) -> object:
    """A value as it is, a very long text cut off."""
    return f"{value[:LONGEST]} …" if isinstance(value, str) and len(value) > LONGEST else value


def without_words(message: str, values: dict[str, str | int]) -> str:
    """A message that there are no words for: what its id and its values say."""
    listed = [str(value) for key, value in values.items() if value not in ("", -1) and key != "you"]
    return " ".join([message.partition("-")[2].replace("-", " ") or message, *listed])


_words: Final[dict[tuple[str, str], KeptWords]] = {}


def words(language: str = ENGLISH, game: str = "") -> KeptWords:
    """The words of a language for a game, read once."""
    key = (language, game)
    if key not in _words:
        _words[key] = KeptWords(language, game)
    return _words[key]
