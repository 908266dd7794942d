"""The files that have the words of the languages: message files, names, glossaries, all under data."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from mulligan.speech.tags import fitting


def data() -> Traversable:
    """The folder of all message files: the common ones in its `words`, those of a game in GAME/words."""
    return files("mulligan").joinpath("data")


def folders() -> list[str]:
    """Whose message files there are: a game's by its name, those that all games share, the card language's."""
    return ["", *sorted(one.name for one in data().iterdir() if one.joinpath("words").is_dir())]


def message_file(game: str, name: str, ending: str = "ftl") -> str | None:
    """The text of a message file of a game, or of all games, by its name without the ending; None if there is none."""
    if re.fullmatch(r"[A-Za-z]{2,}(-[A-Za-z0-9]+)*", name) is None:
        return None
    folder = data().joinpath(game, "words") if game else data().joinpath("words")
    path = folder.joinpath(f"{name}.{ending}")
    return path.read_text("utf-8") if path.is_file() else None


def languages() -> list[str]:
    """The languages there are message files for."""
    found = (path.name.removesuffix(".ftl") for path in data().joinpath("words").iterdir())
    return sorted(name for name in found if re.fullmatch(r"[a-z]{2,3}(-\w+)?", name))


def language_for(wish: str) -> str | None:
    """The language that somebody means by a tag or a locale; None if there are no words in it."""
    return fitting(wish, languages())
