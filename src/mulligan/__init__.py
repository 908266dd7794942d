"""Mulligan plays trading card games by their own rulebooks."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.version import __version__ as __version__

if os.environ.get("MULLIGAN_PURE") == "1":
    # Run the sources that lie beside the compiled modules: to compare the two, or to step through with a debugger.
    _PACKAGE = str(Path(__file__).parent)

    def _sources_only(path: str) -> FileFinder:
        if path != _PACKAGE and not path.startswith(_PACKAGE + os.sep):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, _sources_only)

from mulligan.kernel.errors import say_with  # only now is it settled which modules run


def _say(message: str, values: dict[str, object]) -> str:
    """An error in English words. They are read when something has gone wrong, and not before."""
    from mulligan.speech.errors import say

    return say(message, values)


say_with(_say)


# The front door: each name is brought in when it is first asked for, so that importing Mulligan costs next to nothing.

if TYPE_CHECKING:
    from mulligan.api import Agent as Agent
    from mulligan.api import Complaint as Complaint
    from mulligan.api import Decision as Decision
    from mulligan.api import Deck as Deck
    from mulligan.api import Game as Game
    from mulligan.api import Kind as Kind
    from mulligan.api import Match as Match
    from mulligan.api import MulliganError as MulliganError
    from mulligan.api import Option as Option
    from mulligan.api import Outcome as Outcome
    from mulligan.api import Seat as Seat
    from mulligan.api import Session as Session
    from mulligan.api import agent as agent
    from mulligan.api import card as card
    from mulligan.api import check_deck as check_deck
    from mulligan.api import deck as deck
    from mulligan.api import import_cards as import_cards
    from mulligan.api import kind as kind
    from mulligan.api import load as load
    from mulligan.api import match as match
    from mulligan.api import new_game as new_game
    from mulligan.api import new_session as new_session
    from mulligan.api import play as play
    from mulligan.api import read_scenarios as read_scenarios
    from mulligan.api import run_scenario as run_scenario
    from mulligan.api import scenario_of as scenario_of

__all__ = [
    "Agent",
    "Complaint",
    "Decision",
    "Deck",
    "Game",
    "Kind",
    "Match",
    "MulliganError",
    "Option",
    "Outcome",
    "Seat",
    "Session",
    "agent",
    "card",
    "check_deck",
    "deck",
    "import_cards",
    "kind",
    "load",
    "match",
    "new_game",
    "new_session",
    "play",
    "read_scenarios",
    "run_scenario",
    "scenario_of",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'mulligan' has no attribute {name!r}")
    from mulligan import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return sorted([*(name for name in globals() if name.startswith("__")), *__all__])
