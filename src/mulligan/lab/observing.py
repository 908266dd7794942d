"""What a seat sees as numbers of a fixed size, for those who learn: made of its view, and of nothing else.

docs/environments.md describes each number. What a view holds more of than there is room for is counted.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Final

import numpy
from numpy.typing import NDArray

from mulligan.kernel.datafiles import check_keys, read_table
from mulligan.kernel.kinds import Kind
from mulligan.kernel.views import View

MOST_CARDS: Final = 160  # rows of cards
MOST_WAITING: Final = 12  # rows of what waits to resolve
ACTIONS: Final = 128  # rows of options, the last of which turns the page
BUCKETS: Final = 16  # for words of a card
SYMBOLS: Final = 8  # for symbols of a player
TEXTS: Final = 4096  # numbers that texts are told by
LARGEST: Final = 1 << 20  # of all numbers, either way

STORY: Final = ("turn", "phase", "active", "you_choose", "over", "topic", "rule", "about", "options", "page")
CARD: Final = ("title", "seat", "pile", "place")
WAITING: Final = ("title", "card", "seat", "ability")
OPTION: Final = (
    "verb",
    "card",
    "card_face",
    "target",
    "target_face",
    "player",
    "number",
    "ability",
    "text",
    "at_seat",
    "at_index",
)
KEYS: Final = ("story", "players", "player_words", "piles", "numbers", "words", "links", "waiting")
LOOKING: Final = "looking"  # the pile of cards that a player looks at while choosing
SYMBOL: Final = re.compile(r"\{[^}]*\}|\w")

Numbers = NDArray[numpy.int32]
Row = Mapping[str, object]


class Fields:
    """Which fields of a game's views are told, from its `observation.toml`."""

    def __init__(self, table: dict[str, object], where: str) -> None:
        check_keys(table, KEYS, where)
        self.story = texts(table.get("story"))
        self.players = texts(table.get("players"))
        self.player_words = texts(table.get("player_words"))
        self.piles = (*texts(table.get("piles")), LOOKING)
        self.numbers = texts(table.get("numbers"))
        self.words = texts(table.get("words"))
        self.links = texts(table.get("links"))
        self.waiting = str(table.get("waiting"))


def texts(value: object) -> tuple[str, ...]:
    """A list of words."""
    return tuple(str(one) for one in value) if isinstance(value, list) else ()


@lru_cache
def fields_of(game: str) -> Fields:
    """The fields of a game."""
    path = resources.files("mulligan") / "data" / game / "observation.toml"
    return Fields(read_table(path), f"{game}/observation.toml")


class Observer:
    """Tells views of one game as numbers. `cards` are the names that have numbers of their own, from 1 on."""

    def __init__(self, kind: Kind, players: int, cards: Sequence[str]) -> None:
        self.kind = kind
        self.fields = fields_of(kind.name)
        self.players = players
        self.cards = list(dict.fromkeys(cards))
        self.faces = {name: number for number, name in enumerate(self.cards, 1)}
        self.verbs = {verb: number for number, verb in enumerate(sorted(kind.verbs), 1)}
        self.phases = {name: number for number, name in enumerate(kind.tabletop().phase_names)}
        own = self.fields
        self.columns: dict[str, tuple[str, ...]] = {
            "story": (*STORY, *own.story),
            "players": (*own.players, *(f"symbol_{i}" for i in range(SYMBOLS if own.player_words else 0))),
            "cards": (*CARD, *own.numbers, *own.links, *(f"word_{i}" for i in range(BUCKETS))),
            "waiting": WAITING,
            "options": OPTION,
        }
        rows = {"story": 1, "players": players, "cards": MOST_CARDS, "waiting": MOST_WAITING, "options": ACTIONS}
        self.layout: dict[str, tuple[slice, tuple[int, int]]] = {}
        start = 0
        for part, columns in self.columns.items():
            size = rows[part] * len(columns)
            self.layout[part] = (slice(start, start + size), (rows[part], len(columns)))
            start += size
        self.size = start

    def parts(self, observation: Numbers) -> dict[str, Numbers]:
        """An observation as its tables, which share its memory."""
        return {part: observation[where].reshape(shape) for part, (where, shape) in self.layout.items()}

    def observe(self, view: View, page: int = 0) -> tuple[Numbers, dict[str, int]]:
        """A view as numbers, and how much of it there was no room for."""
        return Looking(self, view, page).encoded()


class Looking:
    """One view while it is told."""

    def __init__(self, observer: Observer, view: View, page: int) -> None:
        self.observer = observer
        self.view: Row = dict(view)
        self.page = page
        self.found: Numbers = numpy.zeros(observer.size, dtype=numpy.int32)
        self.parts = observer.parts(self.found)
        self.seats = [row_of(one) for one in rows_of(self.view.get("players"))]
        self.names = [str(one.get("name")) for one in self.seats]
        you = self.view.get("you")
        self.first = self.names.index(str(you)) if you in self.names else 0
        self.row_numbers: dict[int, int] = {}  # of each card that is told, its row, from 1
        self.told_faces: dict[int, int] = {}
        self.overflow = {"cards": 0, "waiting": 0, "options": 0}

    def encoded(self) -> tuple[Numbers, dict[str, int]]:
        """All of it."""
        decision = row_of(self.view.get("decision"))
        cards = self.card_rows(decision)
        for index, (card, _, _, _) in enumerate(cards[:MOST_CARDS]):
            number = card.get("id")
            if isinstance(number, int):
                self.row_numbers[number] = index + 1
        for card, _, _, _ in cards:
            number = card.get("id")
            if isinstance(number, int):
                self.told_faces[number] = self.face(card)
        self.overflow["cards"] = max(0, len(cards) - MOST_CARDS)
        for index, (card, seat, pile, position) in enumerate(cards[:MOST_CARDS]):
            self.parts["cards"][index] = self.card(card, seat, pile, position)
        for index in range(len(self.seats)):
            seat = (self.first + index) % len(self.seats)
            self.parts["players"][index] = self.player(self.seats[seat])
        self.tell_waiting()
        options = [row_of(one) for one in rows_of(decision.get("options"))]
        self.parts["story"][0] = self.story(decision, len(options))
        start = self.page * (ACTIONS - 1)
        room = ACTIONS if len(options) <= ACTIONS else ACTIONS - 1
        shown = options[start : start + room]
        self.overflow["options"] = len(options) - len(shown)
        for index, option in enumerate(shown):
            self.parts["options"][index] = self.option(option)
        return self.found, self.overflow

    # -- Rows ----------------------------------------------------------------------------------------------------------

    def card_rows(self, decision: Row) -> list[tuple[Row, int, int, int]]:
        """Every card whose face is seen: with whose it is, which pile, and its place in it."""
        found: list[tuple[Row, int, int, int]] = []
        piles = self.observer.fields.piles
        for number, pile in enumerate(piles, 1):
            for index in range(len(self.seats)):
                seat = self.seats[(self.first + index) % len(self.seats)]
                for position, one in enumerate(rows_of(seat.get(pile))):
                    if isinstance(one, (list, tuple)) and len(one) == 2:  # a place in a pile, and what lies there
                        found.append((row_of(one[1]), index, number, whole(one[0])))
                    elif isinstance(one, dict):
                        found.append((one, index, number, position))
        for position, one in enumerate(rows_of(decision.get(LOOKING))):
            found.append((row_of(one), 0, len(piles), position))
        return found

    def card(self, card: Row, seat: int, pile: int, position: int) -> list[int]:
        """A card as numbers."""
        own = self.observer.fields
        words = [0] * BUCKETS
        for key in own.words:
            count_words(card.get(key), words)
        links = [self.link(card.get(key)) for key in own.links]
        return [self.face(card), seat, pile, position, *(number_in(card, key) for key in own.numbers), *links, *words]

    def player(self, seat: Row) -> list[int]:
        """A player as numbers."""
        own = self.observer.fields
        found = [number_in(seat, key) for key in own.players]
        if own.player_words:
            symbols = [0] * SYMBOLS
            for key in own.player_words:
                for symbol in SYMBOL.findall(str(seat.get(key) or "")):
                    symbols[zlib.crc32(symbol.encode()) % SYMBOLS] += 1
            found += symbols
        return found

    def story(self, decision: Row, options: int) -> list[int]:
        """Where the game stands, and what is asked."""
        view = self.view
        return [
            whole(view.get("turn")),
            self.observer.phases.get(str(view.get("phase")), -1) + 1,
            self.seat(view.get("active")) + 1,
            int(options > 0),
            int(bool(view.get("over"))),
            text_number(decision.get("topic")),
            text_number(decision.get("rule")),
            self.row_number(decision.get("about")),
            options,
            self.page,
            *(self.row_number(view.get(key)) for key in self.observer.fields.story),
        ]

    def tell_waiting(self) -> None:
        """What waits to resolve, the next first."""
        waiting = [row_of(one) for one in rows_of(self.view.get(self.observer.fields.waiting))]
        self.overflow["waiting"] = max(0, len(waiting) - MOST_WAITING)
        for index, one in enumerate(waiting[:MOST_WAITING]):
            ability = one.get("ability", one.get("effect"))
            row = [
                self.face(one),
                self.row_number(one.get("card")),
                self.seat(one.get("player")) + 1,
                text_number(ability),
            ]
            self.parts["waiting"][index] = row

    def option(self, option: Row) -> list[int]:
        """An option as numbers."""
        at = row_of(option.get("card_at") or option.get("target_at"))
        return [
            self.observer.verbs.get(str(option.get("verb")), 0),
            self.row_number(option.get("card")),
            self.told_faces.get(whole(option.get("card"), -1), 0),
            self.row_number(option.get("target")),
            self.told_faces.get(whole(option.get("target"), -1), 0),
            self.seat(option.get("player")) + 1,
            whole(option.get("number"), -1) + 1,
            whole(option.get("ability"), -1) + 1,
            text_number(option.get("text")),
            self.seat(at.get("player")) + 1,
            whole(at.get("index"), -1) + 1,
        ]

    # -- Single numbers ------------------------------------------------------------------------------------------------

    def face(self, card: Row) -> int:
        """The number of a card's name; one more than all for a name that has none."""
        name = card.get("name")
        return self.observer.faces.get(str(name), len(self.observer.cards) + 1) if name else 0

    def row_number(self, card: object) -> int:
        """The row of a card, from 1; 0 for none."""
        return self.row_numbers.get(card, 0) if isinstance(card, int) else 0

    def seat(self, name: object) -> int:
        """How far after the viewer a player sits; -1 for nobody."""
        return (self.names.index(str(name)) - self.first) % len(self.names) if name in self.names else -1

    def link(self, value: object) -> int:
        """The row of another card, from 1; of a player, from -1 on downwards; 0 for none."""
        if isinstance(value, str) and value in self.names:
            return -1 - self.seat(value)
        return self.row_number(value)


def row_of(value: object) -> Row:
    """A table of a view; an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def rows_of(value: object) -> Sequence[object]:
    """A list of a view; an empty one for anything else."""
    return value if isinstance(value, (list, tuple)) else ()


def whole(value: object, without: int = 0) -> int:
    """A number of a view within bounds; what there is without one."""
    if isinstance(value, int):
        return max(-LARGEST, min(LARGEST, int(value)))
    return without


def number_in(row: Row, key: str) -> int:
    """A number of a row: itself, within a table by a dot, of a list its length."""
    value: object = row
    for part in key.split("."):
        value = row_of(value).get(part)
    if isinstance(value, (list, tuple, dict)):
        return len(value)
    return whole(value)


def count_words(value: object, buckets: list[int]) -> None:
    """Count words in buckets: a number behind a word counts as so many."""
    if isinstance(value, dict):
        for word, count in value.items():
            buckets[zlib.crc32(str(word).encode()) % BUCKETS] += whole(count)
        return
    for text in rows_of(value) if not isinstance(value, str) else [value]:
        word, _, count = str(text).rpartition(" ")
        if not word or not count.isdecimal():
            word, count = str(text), "1"
        if word:
            buckets[zlib.crc32(word.encode()) % BUCKETS] += int(count)


def text_number(text: object) -> int:
    """A number for a text, the same everywhere; 0 for none."""
    return 1 + zlib.crc32(str(text).encode()) % (TEXTS - 1) if text else 0
