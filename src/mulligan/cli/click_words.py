"""What click itself says (usage, wrong options) in the language of the command: data/words/click-LANGUAGE.toml.

Click asks gettext, which reads compiled catalogs of the system's language only; so what it asks is put in its place.
Signs in usage lines that it has as plain words (OPTIONS, COMMAND, TEXT, INTEGER) are looked up when a line is made.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Final

import click

from mulligan.cli.language import LANGUAGE
from mulligan.speech.files import message_file

SPEAKING: Final = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")


@lru_cache
def table(language: str) -> dict[str, str]:
    """What click says in a language, by what it says in English."""
    found: dict[str, str] = tomllib.loads(message_file("", f"click-{language}", "toml") or "")
    return found


class Naming(str):
    """A sentence that names a kind of value, which click has as a plain word in English: integer range."""

    def format(self, *args: object, **values: object) -> str:
        kind = str(values["number_type"])
        return super().format(*args, **{**values, "number_type": table(LANGUAGE.name).get(kind.upper(), kind)})


def translated(text: str) -> str:
    """A sentence of click's."""
    said = table(LANGUAGE.name).get(text, text)
    return Naming(said) if "{number_type}" in said else said


def counted(one: str, several: str, number: int) -> str:
    """A sentence of click's that depends on a number."""
    return translated(one if number == 1 else several)


def signs(text: str) -> str:
    """A part of a usage line; the names of our own arguments (GAME, FILE) are no signs of click's and stay."""
    return re.sub("[A-Z]+( [A-Z]+)*", lambda sign: translated(sign[0]), text)


def usage(pieces: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """What gives the parts of a usage line, put into words."""
    return lambda command, context: [signs(piece) for piece in pieces(command, context)]


_metavar = click.Parameter.make_metavar


def metavar(parameter: click.Parameter, ctx: click.Context) -> str:
    """What stands for the value of an option, put into words."""
    return signs(_metavar(parameter, ctx))


def let_click_speak() -> None:
    """Let click say everything in the language of the command."""
    for command in (click.Command, click.Group):
        command.collect_usage_pieces = usage(command.collect_usage_pieces)  # type: ignore[method-assign]
    click.Parameter.make_metavar = metavar  # type: ignore[method-assign,assignment]
    for name in SPEAKING:
        module = import_module(f"click.{name}")
        for asked, answer in (("_", translated), ("ngettext", counted)):
            if hasattr(module, asked):
                setattr(module, asked, answer)
