"""The terms of a game in a language, as its rulebook and its cards have them: data/GAME/words/glossary-LANGUAGE.toml.

Such a file has tables of terms by their English name; a value is the term, or a list of its forms with the term first.
"""

from __future__ import annotations

import tomllib
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.speech.files import languages, message_file
from mulligan.speech.tags import chain

EXCEPT: Final = "except"  # the table that has no terms, but messages that do without them


class Glossary:
    """The terms of a game in one language, over those of all games."""

    def __init__(self, game: str, language: str) -> None:
        self.tables: dict[str, dict[str, str]] = {}
        for one in reversed(chain(language, languages())):  # the nearest goes over the others
            for folder in dict.fromkeys(("", game)):
                text = message_file(folder, f"glossary-{one}", "toml")
                if text is not None:
                    self.add(text, f"{folder}/words/glossary-{one}.toml".lstrip("/"))

    def add(self, text: str, file: str) -> None:
        """Take in a file."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise MulliganError("bad-message-file", file=file, line=str(error)) from None
        for name, terms in tables.items():
            if name != EXCEPT:
                said = {key: value if isinstance(value, str) else value[0] for key, value in terms.items()}
                self.tables.setdefault(name, {}).update(said)

    def term(self, text: object, *, table: str = "", join: str = " ") -> str:
        """A text in the terms of the language: the whole of it, else each of its words; what is no term stays."""
        known = self.find(str(text), table)
        return known or join.join(self.find(word, table) or word for word in str(text).split(" "))

    def find(self, text: str, table: str) -> str:
        """A term in one table, or in any if none is named; "" if there is none."""
        tables = [self.tables.get(table, {})] if table else list(self.tables.values())
        return next((found for terms in tables for key in (text, text.lower()) if (found := terms.get(key, ""))), "")


_glossaries: Final[dict[tuple[str, str], Glossary]] = {}


def glossary(language: str, game: str) -> Glossary:
    """The terms of a game in a language, read once."""
    key = (language, game)
    if key not in _glossaries:
        _glossaries[key] = Glossary(game, language)
    return _glossaries[key]
