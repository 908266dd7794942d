"""Cards by name: finding them, however they are spelled; and reading them from the project's data files."""

from __future__ import annotations

import difflib
from functools import lru_cache
from importlib.resources import files
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from mulligan.kernel.datafiles import check_keys
from mulligan.kernel.entries import Entry, split_entries
from mulligan.kernel.errors import MulliganError, UnknownCard
from mulligan.kernel.foreign import folded, foreign_names, part_in_english
from mulligan.kernel.shelves import Shelf, shelves, stamp

F = TypeVar("F")
LONGEST: Final = 100  # letters of a name that others are compared with
MANY: Final = 4_000  # names; of more only those are compared that begin or sound alike
MOST: Final = 999_999  # no number on a card is bigger


class Index(Generic[F]):
    """Cards by what they are known by. Spelling is forgiven in dashes, quotes and case, nothing else.

    A card may be named in any language that its game has names in. Its entry in a file is read when somebody first asks
    for the card. What an index does not have itself is looked for in the indexes behind it.
    """

    def __init__(self) -> None:
        self.read: dict[str, F] = {}  # cards that are ready
        self.entries: dict[str, Entry] = {}  # cards as they lie in files, whether or not they have been read
        self.keys: dict[str, str] = {}  # what a card is known by, by every name it has
        self.behind: list[Index[F]] = []
        self.closed: list[Shelf] = []  # imports that nobody has looked into yet, the latest first
        self.game = ""  # whose names in other languages count
        self.shelved = False  # whether its cards are somebody's own collection
        self.collected: dict[str, Index[F]] = {}  # with the player's collection, by what that was when it was looked at

    def make(self, entry: Entry) -> F:
        """The card that an entry tells of."""
        raise NotImplementedError

    def put(self, key: str, facts: F) -> None:
        """Take in a card under what it is known by."""
        self.read[key] = facts
        self.keys[plain(key)] = key

    def put_entry(self, entry: Entry) -> None:
        """Take in a card as it lies in a file."""
        self.entries[entry.key] = entry
        self.keys[plain(entry.key)] = entry.key

    def open(self) -> None:
        """Look into what has not been looked into; of two imports with the same card the later has it."""
        while self.closed:
            for entry in self.closed.pop().entries():
                self.put_entry(entry)

    def get(self, key: str) -> F | None:
        """The card that is known by exactly this, here."""
        found = self.read.get(key)
        if found is None:
            entry = self.entries.get(key)
            if entry is None:
                return None
            found = self.make(entry)
            self.read[key] = found
        return found

    def own_key(self, wanted: str) -> str | None:
        """What the card is known by that has this plain name, if it is here."""
        if self.closed:
            self.open()
        return self.keys.get(wanted)

    def holder(self, wanted: str) -> Index[F] | None:
        """The index that has the card with this plain name."""
        if self.own_key(wanted) is not None:
            return self
        for other in self.behind:
            found = other.holder(wanted)
            if found is not None:
                return found
        return None

    def meant(self, name: str) -> str:
        """The plain name of the card that somebody names, perhaps in another language; of several cards, an error."""
        wanted = plain(name)
        if self.holder(wanted) is not None:
            return wanted
        game = self.game_named()
        known = foreign_names(game).get(folded(name), []) if game else []
        if not known and game:
            known = [one for one in part_in_english(game, name) if self.holder(plain(one)) is not None]
        if len(known) > 1:
            raise UnknownCard("card-of-several", name=name, cards=known)
        return plain(known[0]) if known else wanted

    def game_named(self) -> str:
        """The game whose names count, here or behind."""
        if not self.game:
            for other in self.behind:
                if other.game_named():
                    return other.game_named()
        return self.game

    def key(self, name: str) -> str | None:
        """What the card that is meant is known by, if there is one."""
        wanted = self.meant(name)
        holder = self.holder(wanted)
        return None if holder is None else holder.own_key(wanted)

    def has(self, name: str) -> bool:
        """Whether a card of this name is known."""
        return self.holder(self.meant(name)) is not None

    def find(self, name: str, hint: bool = True) -> F:
        """The card of this name; if there is none, the error may name the one that comes nearest."""
        wanted = self.meant(name)
        holder = self.holder(wanted)
        if holder is not None:
            found = holder.get(holder.own_key(wanted) or "")
            if found is not None:
                return found
        raise self.unknown(name, self.nearest(wanted) if hint else None)

    def nearest(self, wanted: str) -> str | None:
        """What the card is known by whose name comes nearest to a plain name that nobody has."""
        wanted = wanted[:LONGEST]
        known = self.all_keys()
        candidates = list(known)
        if len(known) > MANY:
            parts = [part for part in wanted.split() if len(part) > 2] or [wanted[:2]]
            candidates = [one for one in candidates if one[:3] == wanted[:3] or any(part in one for part in parts)]
        near = difflib.get_close_matches(wanted, candidates[:MANY], 1, 0.6)
        return known[near[0]] if near else None

    def all_keys(self) -> dict[str, str]:
        """What every card here and behind is known by, by every name it has."""
        if self.closed:
            self.open()
        found: dict[str, str] = {}
        for other in reversed(self.behind):
            found.update(other.all_keys())
        found.update(self.keys)
        return found

    def known(self) -> list[str]:
        """What every card here and behind is known by, each once."""
        if self.closed:
            self.open()
        found: dict[str, None] = {}
        for other in self.behind:
            found.update(dict.fromkeys(other.known()))
        found.update(dict.fromkeys(self.entries))
        found.update(dict.fromkeys(self.read))
        return list(found)

    @property
    def cards(self) -> dict[str, F]:
        """Every card here and behind. All are read for it."""
        if self.closed:
            self.open()
        found: dict[str, F] = {}
        for other in self.behind:
            for key, facts in other.cards.items():
                found.setdefault(key, facts)
        for key in [*self.entries, *self.read]:
            own = self.get(key)
            if own is not None:
                found[key] = own
        return found

    def shelf(self, name: str) -> Shelf | None:
        """The import that a card came with; None for one that comes with the project, or with a scenario."""
        wanted = plain(name)
        holder = self.holder(wanted)
        entry = None if holder is None else holder.entries.get(holder.own_key(wanted) or "")
        return None if entry is None else entry.shelf

    def unknown(self, name: str, near: str | None) -> UnknownCard:
        """The error that says so of a name nobody knows, with the card that comes nearest."""
        return UnknownCard("no-card", name=name, hint=near)

    def empty(self) -> Index[F]:
        """A catalog of the same game without a card."""
        raise NotImplementedError

    def put_all(self, game: str) -> None:
        """Take in the cards of a game's data files, each to be read when it is asked for."""
        self.game = game
        for entry in card_entries(game):
            self.put_entry(entry)

    def with_collection(self, game: str) -> Index[F]:
        """The same with the cards of the player's collection: imports that replace, these, the other imports."""
        now = stamp()
        if not now:
            return self
        if now not in self.collected:
            imported = shelves(game)
            new, before, after = self.empty(), self.empty(), self.empty()
            before.closed = [shelf for shelf in imported if shelf.replaces]
            after.closed = [shelf for shelf in imported if not shelf.replaces]
            before.shelved = after.shelved = True
            new.game = game
            new.behind = [before, self, after]
            self.collected = {now: new}
        return self.collected[now]


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
            for near in difflib.get_close_matches(key, [one for one in self.row if one not in self.known], 1, 0.7):
                raise MulliganError("data-key", where=self.where, name=self.card, key=near, hint=key, known=[key])
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

    def rows(self, key: str, width: int) -> list[list[str]]:
        """Lists of so many words each, perhaps none."""
        found: list[list[str]] = []
        for item in self.items(key):
            if not isinstance(item, list) or len(item) != width or not all(isinstance(one, str) for one in item):
                raise MulliganError("card-wants-rows", where=self.where, card=self.card, key=key, width=width)
            found.append([str(one) for one in item])
        return found

    def items(self, key: str) -> list[object]:
        """A list of anything, perhaps empty."""
        value = self.value(key, [])
        if not isinstance(value, list):
            raise MulliganError("card-wants-list", where=self.where, card=self.card, key=key)
        return value


_MEANT: Final = str.maketrans(
    {"–": "-", "—": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "Æ": "Ae", "æ": "ae", "\u00a0": " "}
)


def plain(name: str) -> str:
    """A name without differences that nobody means."""
    return _remembered(name) if len(name) < LONGEST else _plain(name)


def _plain(name: str) -> str:
    """The same, worked out."""
    return " ".join(name.translate(_MEANT).lower().split())


_remembered: Final = lru_cache(maxsize=8_192)(_plain)


def card_entries(game: str) -> list[Entry]:
    """The entries of every card in a game's data files."""
    folder = files("mulligan").joinpath("data", game, "cards")
    found: list[Entry] = []
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            found.extend(split_entries(path.read_text("utf-8"), path.name))
    return found
