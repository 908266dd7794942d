"""What things are called in another language: cards, abilities, what texts of cards speak of, and what rules say.

data/GAME/words/names-LANGUAGE.toml has tables by the name in English: `[cards]` by the full name, and any others, as
`[abilities]` and `[names]`, for all else that has a name of its own. What is a term is in the glossary.
data/GAME/words/rules-LANGUAGE.toml has what a rule says by what it says in English, so that editions share a sentence.
What neither has stays English, so a language may begin with a few lines.
"""

from __future__ import annotations

import tomllib
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.foreign import COMMON, in_parts
from mulligan.kernel.rules import Entry
from mulligan.speech.files import languages, message_file
from mulligan.speech.glossary import glossary
from mulligan.speech.tags import chain

CARDS: Final = "cards"
CLASSES: Final = "classes"  # what stands in the type line of a card and is no term


class Names:
    """What things of a game are called in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.glossary = glossary(language, game)
        self.cards: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.common: dict[str, str] = {}  # which are among the names, too: what cards have in common in theirs
        self.classes: dict[str, str] = {}  # which are among the names, too
        self.rules: dict[str, str] | None = None  # read when somebody asks for one
        for table in reversed(tables(game, "names", language)):  # the nearest goes over the others
            for sort, names_of_it in table.items():
                (self.cards if sort == CARDS else self.names).update(names_of_it)
                if sort == CLASSES:
                    self.classes.update(names_of_it)
                if sort in COMMON:
                    self.common.update(names_of_it)

    def card(self, name: str) -> str:
        """A card by its full name in English; where only a part of it is known here, as texts of cards speak of it."""
        told = self.cards.get(name) or in_parts(name, self.common)
        if not told and name.endswith(")"):  # one of several cards of a name, with its number
            first, _, number = name.rpartition(" (")
            alike = self.cards.get(first) or in_parts(first, self.common)
            told = f"{alike} ({number}" if alike else ""
        return told or name

    def called(self, name: str) -> str:
        """What texts of cards speak of by its name: an ability, a character, else a card."""
        known = self.names.get(name)
        if known is None and name[:1].isupper():  # an ability may be called by its keyword
            known = self.glossary.find(name, "keywords")
        return known or self.card(name)

    def named(self, name: str) -> str:
        """Anything that has a name of its own, a card or not."""
        return self.cards.get(name) or self.called(name)

    def word(self, word: str) -> str:
        """Anything that is known by a word in English: a name, a card, a term of the glossary."""
        return self.names.get(word) or self.cards.get(word) or self.glossary.find(word, "") or word

    def summary(self, entry: Entry) -> str:
        """What an entry of a ledger says."""
        if self.rules is None:
            found: dict[str, str] = {}
            for table in reversed(tables(self.game, "rules", self.language)):
                found.update({english: str(said) for english, said in table.items()})
            self.rules = found
        return self.rules.get(entry.summary, entry.summary)


def tables(game: str, sort: str, language: str) -> list[dict[str, dict[str, str]]]:
    """The files of a sort where a language looks, its own first."""
    found: list[dict[str, dict[str, str]]] = []
    for one in chain(language, languages()):
        text = message_file(game, f"{sort}-{one}", "toml")
        try:
            found.append(tomllib.loads(text or ""))
        except tomllib.TOMLDecodeError as error:
            file = f"{game}/words/{sort}-{one}.toml"
            raise MulliganError("bad-message-file", file=file, line=str(error)) from None
    return found


_names: Final[dict[tuple[str, str], Names]] = {}


def names(language: str, game: str) -> Names:
    """What things of a game are called in a language, read once."""
    key = (language, game)
    if key not in _names:
        _names[key] = Names(game, language)
    return _names[key]
