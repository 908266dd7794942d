"""The words of a language: Fluent message files, a game's own before the common ones, English where one is missing."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"


class Words:
    """Messages by id. What is said nowhere is told by the id itself, so that nothing is ever left unsaid."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self.bundles: list[FluentBundle] = []
        self.ids: dict[str, None] = {}  # every message there is, the game's own first
        for one in dict.fromkeys((language, language.partition("-")[0], ENGLISH)):
            for folder in dict.fromkeys((game, "")):
                text = message_file(one, folder)
                if text is not None:
                    bundle = FluentBundle([one], use_isolating=False)
                    bundle.add_resource(FluentResource(text))
                    self.bundles.append(bundle)
                    self.ids.update(dict.fromkeys(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)))

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return message in self.ids

    def say(self, message: str, /, **values: str | int) -> str:
        """A message in words. A value that is empty is `none` to the message, which can then leave it out."""
        given = {key: "none" if value == "" else value for key, value in values.items()}
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, given)
                    return str(text)
        return unsaid(message, values)

    def either(self, *messages: str, **values: str | int) -> str:
        """The first of several messages that there are words for; if there are none, the last one by its id."""
        for message in messages:
            if self.has(message):
                return self.say(message, **values)
        return unsaid(messages[-1], values)

    def name(self, sort: str, word: str) -> str:
        """A word of a game: a zone, a phase, a keyword. Where the files do not have it, itself."""
        message = f"{sort}-{word.replace(' ', '-').replace('.', '-').lower()}"
        return self.say(message) if self.has(message) else word


def unsaid(message: str, values: dict[str, str | int]) -> str:
    """Something there are no words for yet, as well as can be said without."""
    told = [str(value) for key, value in values.items() if value not in ("", -1) and key != "you"]
    return " ".join([message.partition("-")[2].replace("-", " ") or message, *told])


def message_file(language: str, game: str) -> str | None:
    """The text of a message file; None if there is none."""
    if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]+)*", language) is None:
        return None
    folder = files("mulligan").joinpath("data", game, "words") if game else files("mulligan").joinpath("data", "words")
    path = folder.joinpath(f"{language}.ftl")
    return path.read_text("utf-8") if path.is_file() else None


def languages() -> list[str]:
    """The languages there are message files for."""
    folder = files("mulligan").joinpath("data", "words")
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir() if path.name.endswith(".ftl"))


_words: Final[dict[tuple[str, str], Words]] = {}


def words(language: str = ENGLISH, game: str = "") -> Words:
    """The words of a language for a game, read once."""
    key = (language, game)
    if key not in _words:
        _words[key] = Words(language, game)
    return _words[key]
