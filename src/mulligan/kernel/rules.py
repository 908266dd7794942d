"""Rules by their permanent names: which step carries which, and what each edition's document calls it."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final, TypeVar

from mulligan.kernel.datafiles import check_keys, entry_of, read_rows
from mulligan.kernel.errors import MulliganError

Carrier = TypeVar("Carrier", bound=Callable[..., object])

_names: Final[dict[int, tuple[str, ...]]] = {}
_at_work: Final[dict[int, tuple[str, ...]]] = {}


def rule(*names: str, at_work: tuple[str, ...] = ()) -> Callable[[Carrier], Carrier]:
    """Mark a step as the carrier of these rules: where it acts, the log cites them.

    Others are at work in it whether it acts by them or not, or say what it looks at: they are only traced.
    The function itself is returned unchanged.
    """

    def carry(function: Carrier) -> Carrier:
        _names[id(function)] = names
        _at_work[id(function)] = at_work
        return function

    return carry


def rules_of(function: object) -> tuple[str, ...]:
    """The names of the rules a step carries."""
    return _names.get(id(function), ())


def rules_at_work(function: object) -> tuple[str, ...]:
    """The names of the rules that are at work in a step besides."""
    return _at_work.get(id(function), ())


class Entry:
    """One numbered entry of a rulebook: its rule name, or the reason why no code carries it; and our summary."""

    def __init__(self, number: str, rule: str, none: str, summary: str, see: str = "") -> None:
        self.number = number
        self.rule = rule
        self.none = none
        self.summary = summary
        self.see = see  # of a bare cross reference: the rule it points at


class Ledger:
    """An edition's document, by number and by rule name."""

    def __init__(self, game: str, edition: str, entries: list[Entry]) -> None:
        self.game = game
        self.edition = edition
        self.entries = entries
        self.by_number = {entry.number: entry for entry in entries}
        self.by_rule: dict[str, list[Entry]] = {}
        for entry in entries:
            if entry.rule:
                self.by_rule.setdefault(entry.rule, []).append(entry)

    def numbers(self, rule: str) -> list[str]:
        """The numbers under which this edition states a rule."""
        return [entry.number for entry in self.by_rule.get(rule, [])]

    def references(self, rule: str) -> list[str]:
        """The numbers that only point at a rule."""
        return [entry.number for entry in self.entries if entry.see == rule]

    def cite(self, rule: str) -> str:
        """A rule for people: its first number in this edition, or its name where the edition has none."""
        numbers = self.numbers(rule)
        return numbers[0] if numbers else rule


_ledgers: Final[dict[tuple[str, str], Ledger]] = {}


def editions(game: str) -> list[str]:
    """The editions of a game that have a ledger."""
    folder = files("mulligan").joinpath("data", game, "ledger")
    found = [path.name.removesuffix(".toml") for path in folder.iterdir()] if folder.is_dir() else []
    return sorted(found)


def ledger(game: str, edition: str) -> Ledger:
    """The ledger of a game's edition, read once."""
    key = (game, edition)
    found = _ledgers.get(key)
    if found is None:
        path = files("mulligan").joinpath("data", game, "ledger", f"{edition}.toml")
        if not path.is_file():
            raise MulliganError("no-edition", game=game, edition=edition, editions=editions(game))
        entries = []
        for number, row in read_rows(path).items():
            told = entry_of(row, path.name, number)
            check_keys(told, ("rule", "none", "summary", "see"), path.name, number)
            said = [str(told.get(key, "")) for key in ("rule", "none", "summary", "see")]
            entries.append(Entry(number, said[0], said[1], said[2], said[3]))
        found = Ledger(game, edition, entries)
        _ledgers[key] = found
    return found
