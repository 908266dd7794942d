"""What click itself says (usage, wrong options) in the language of the command: data/words/click-LANGUAGE.toml.

Click asks gettext, which reads compiled catalogs of the system's language only; so what it asks is put in its place.
What click has as plain words stays English: the signs OPTIONS, COMMAND, TEXT, INTEGER in a usage line.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import import_module
from typing import Final

from mulligan.cli.language import LANGUAGE
from mulligan.speech.files import message_file

SPEAKING: Final = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")


@lru_cache
def table(language: str) -> dict[str, str]:
    """What click says in a language, by what it says in English."""
    found: dict[str, str] = tomllib.loads(message_file("", f"click-{language}", "toml") or "")
    return found


def translated(text: str) -> str:
    """A sentence of click's."""
    return table(LANGUAGE.name).get(text, text)


def counted(one: str, several: str, number: int) -> str:
    """A sentence of click's that depends on a number."""
    return translated(one if number == 1 else several)


def let_click_speak() -> None:
    """Let click say everything in the language of the command."""
    for name in SPEAKING:
        module = import_module(f"click.{name}")
        for asked, answer in (("_", translated), ("ngettext", counted)):
            if hasattr(module, asked):
                setattr(module, asked, answer)
