"""Cards by name: finding them, however they are spelled; and reading them from the project's data files."""

from __future__ import annotations

import difflib
from importlib.resources import files
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from mulligan.kernel.datafiles import check_keys, entry_of, read_table
from mulligan.kernel.errors import MulliganError, UnknownCard

F = TypeVar("F")
LONGEST: Final = 100  # letters of a name that others are compared with
MOST: Final = 999_999  # no number on a card is bigger


class Index(Generic[F]):
    """Cards by what they are known by. Spelling is forgiven in dashes, quotes and case, nothing else."""

    def __init__(self) -> None:
        self.cards: dict[str, F] = {}
        self.keys: dict[str, str] = {}

    def put(self, key: str, facts: F) -> None:
        """Take in a card under what it is known by."""
        self.cards[key] = facts
        self.keys[plain(key)] = key

    def key(self, name: str) -> str | None:
        """What the card that is meant is known by, if there is one."""
        return self.keys.get(plain(name))

    def has(self, name: str) -> bool:
        """Whether a card of this name is known."""
        return self.key(name) is not None

    def find(self, name: str, hint: bool = True) -> F:
        """The card of this name; if there is none, the error may name the one that comes nearest."""
        known = self.key(name)
        if known is None:
            near = difflib.get_close_matches(plain(name)[:LONGEST], self.keys, 1, 0.6) if hint else []
            raise self.unknown(name, self.keys[near[0]] if near else None)
        return self.cards[known]

    def unknown(self, name: str, near: str | None) -> UnknownCard:
        """The error that says so of a name nobody knows, with the card that comes nearest."""
        return UnknownCard("no-card", name=name, hint=near)

    def share(self, new: Index[F]) -> None:
        """Give an empty catalog the same cards; others may then be added to it."""
        new.cards = self.cards.copy()
        new.keys = self.keys.copy()


class CardRow:
    """A card's entry in a data file, read with care: what is wrong with it is told by file, card and key.

    What is read is remembered, so that `finish` finds a key that nobody reads.
    """

    def __init__(self, row: dict[str, object], where: str, card: str) -> None:
        self.row = row
        self.where = where
        self.card = card
        self.known: set[str] = set()

    def value(self, key: str, usual: object = None) -> object:
        """What the entry says there; the usual where it says nothing."""
        self.known.add(key)
        return self.row.get(key, usual)

    def finish(self, *others: str) -> None:
        """Refuse the entry if it has a key that was not read, and is none of these, which others read."""
        check_keys(self.row, self.known.union(others), self.where, self.card)

    def number(self, key: str, usual: i64 = 0) -> i64:
        """A whole number that a card can have; the usual one where there is none."""
        value = self.value(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not -MOST <= value <= MOST:
            raise MulliganError("card-wants-number", where=self.where, card=self.card, key=key, value=repr(value)[:40])
        return value

    def needed_number(self, key: str) -> i64:
        """A whole number, which must be there."""
        if key not in self.row:
            raise MulliganError("card-wants-number", where=self.where, card=self.card, key=key, value=None)
        return self.number(key)

    def flag(self, key: str, usual: bool = False) -> bool:
        """Yes or no; the usual where neither is said."""
        value = self.value(key, usual)
        if not isinstance(value, bool):
            raise MulliganError("card-wants-flag", where=self.where, card=self.card, key=key, value=repr(value))
        return value

    def text(self, key: str, usual: str | None = None) -> str:
        """A word; it must be there unless there is a usual one."""
        value = self.value(key, usual)
        if not isinstance(value, str):
            raise MulliganError("card-wants-word", where=self.where, card=self.card, key=key, value=repr(value))
        return value

    def texts(self, key: str) -> list[str]:
        """Words, perhaps none."""
        value = self.value(key, [])
        if not isinstance(value, list):
            raise MulliganError("card-wants-words", where=self.where, card=self.card, key=key, value=repr(value))
        return [str(item) for item in value]

    def among(self, key: str, known: tuple[str, ...]) -> list[str]:
        """Words, each one that there is."""
        found = self.texts(key)
        for word in found:
            if word not in known:
                raise MulliganError(
                    "card-not-among", where=self.where, card=self.card, word=word, key=key, known=list(known)
                )
        return found

    def items(self, key: str) -> list[object]:
        """A list of anything, perhaps empty."""
        value = self.value(key, [])
        if not isinstance(value, list):
            raise MulliganError("card-wants-list", where=self.where, card=self.card, key=key)
        return value


def plain(name: str) -> str:
    """A name without differences that nobody means."""
    for odd, usual in (
        ("–", "-"),
        ("—", "-"),
        ("’", "'"),
        ("‘", "'"),
        ("“", '"'),
        ("”", '"'),
        ("Æ", "Ae"),
        ("æ", "ae"),
    ):
        name = name.replace(odd, usual)
    return " ".join(name.lower().split())


def card_tables(game: str) -> dict[str, dict[str, dict[str, object]]]:
    """The entries of every card in a game's data files, by file and by card."""
    folder = files("mulligan").joinpath("data", game, "cards")
    found: dict[str, dict[str, dict[str, object]]] = {}
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            found[path.name] = {name: entry_of(row, path.name, name) for name, row in read_table(path).items()}
    return found
