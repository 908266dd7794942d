"""How likely a player wins: the value that was fitted to games (`mulligan fit`), read from the game's data."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

from mulligan.kernel.datafiles import check_keys, entry_of, read_table
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.kernel.valuing import Value

FILE: Final = "value.toml"
KEYS: Final = ("games", "seed", "decks", "unseen_auc", "tempo", "weights")


@lru_cache
def value_of(kind: Kind) -> Value:
    """The value of a game's positions."""
    weights, tempo = weights_of(kind.name, kind.feature_names())
    return Value(kind.features(), weights, tempo)


@lru_cache
def weights_of(game: str, names: tuple[str, ...]) -> tuple[list[float], float]:
    """The weight of each number of a player, and what it is worth to be on turn."""
    path = resources.files("mulligan") / "data" / game / FILE
    table = read_table(path)
    where = f"{game}/{FILE}"
    check_keys(table, KEYS, where)
    weights = entry_of(table.get("weights"), where, "weights")
    check_keys(weights, names, where, "weights")
    missing = [name for name in names if name not in weights]
    if missing:
        raise MulliganError("value-missing", where=where, names=missing)
    return [number(weights[name], where, name) for name in names], number(table.get("tempo"), where, "tempo")


def number(value: object, where: str, name: str) -> float:
    """A number of the file."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise MulliganError("value-no-number", where=where, name=name, value=repr(value))
    return float(value)
