"""Which games there are: by name, each brought in only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind

NAMES: Final = ("lorcana", "cipher", "magic")


def names() -> list[str]:
    """The games that are here."""
    return [name for name in NAMES if is_here(name)]


def is_here(name: str) -> bool:
    """Whether a game's package is installed, as far as being playable."""
    try:
        return find_spec(f"mulligan.{name}.kind") is not None
    except ModuleNotFoundError:
        return False


def kind(name: str) -> Kind:
    """A game by its name."""
    name = name.lower()
    if name not in NAMES or not is_here(name):
        raise MulliganError("no-game", name=name, games=names())
    found = import_module(f"mulligan.{name}.kind").KIND
    assert isinstance(found, Kind)
    return found
