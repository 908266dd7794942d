"""What cards are called and what rules say in another language: data/GAME/words/names-LANGUAGE.toml.

Such a file has three sorts of tables: `[cards]`, by the full name in English; `[names]`, what texts of cards speak of
by name (units, characters, skills), by the name in English; and `[rules."EDITION"]`, by number. What it does not have
stays English, so a language may begin with a few lines.
"""

from __future__ import annotations

import tomllib
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.rules import Entry
from mulligan.speech.tags import chain
from mulligan.speech.words import languages, message_file


class Names:
    """The names of a game's cards and the summaries of its rules in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.cards: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.rules: dict[tuple[str, str], str] = {}
        for one in reversed(chain(language, languages())):  # the nearest goes over the others
            text = message_file(game, f"names-{one}", "toml")
            if text is not None:
                self.add(text, f"{game}/words/names-{one}.toml")

    def add(self, text: str, file: str) -> None:
        """Take in a file."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise MulliganError("bad-message-file", file=file, line=str(error)) from None
        self.cards.update(tables.get("cards", {}))
        self.names.update(tables.get("names", {}))
        for edition, summaries in tables.get("rules", {}).items():
            self.rules.update({(edition, number): summary for number, summary in summaries.items()})

    def card(self, name: str) -> str:
        """A card by its full name in English."""
        return self.cards.get(name, name)

    def called(self, name: str) -> str:
        """What a text of a card speaks of by its name in English."""
        return self.names.get(name, name)

    def summary(self, edition: str, entry: Entry) -> str:
        """What an entry of an edition's ledger says."""
        return self.rules.get((edition, entry.number), entry.summary)


_names: Final[dict[tuple[str, str], Names]] = {}


def names(language: str, game: str) -> Names:
    """The names of a game's cards and rules in a language, read once."""
    key = (language, game)
    if key not in _names:
        _names[key] = Names(game, language)
    return _names[key]
