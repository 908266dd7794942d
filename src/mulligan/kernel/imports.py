"""Taking in the cards of a database that players have: each by itself, so that a bad one loses only itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Final

from mulligan.kernel.catalog import MOST, plain
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.visible import visible

LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 3_000  # letters; the longest text of a real card has about half as many
MOST_CARDS: Final = 100_000  # by name; all of Magic has a third as many
MOST_PARTS: Final = 5_000  # values within values of one card
LISTS: Final = ("cards", "data")  # where a database has its cards
EAST_ASIAN: Final = re.compile("[\u3041-\u30ff\u3400-\u9fff]")
LATIN: Final = re.compile("[A-Za-z]")

Row = dict[str, object]
Listener = Callable[[str, "Imported | None"], None]


class Imported:
    """A card that was understood: what it is known by, its name and set, and its entry in a file of our own."""

    def __init__(self, key: str, name: str, set: str, text: str, facts: object, notation: list[str]) -> None:
        self.key = key
        self.name = name
        self.set = set
        self.text = text
        self.facts = facts
        self.notation = notation  # of what it does


class Refused:
    """A card that was not."""

    def __init__(self, name: str, set: str, error: MulliganError) -> None:
        self.name = name
        self.set = set
        self.error = error


class Import:
    """What became of a card database."""

    def __init__(self, cards: list[Imported], refused: list[Refused], left_out: int = 0) -> None:
        self.cards = cards
        self.refused = refused
        self.left_out = left_out  # rows that are no cards for a deck, as tokens

    @property
    def count(self) -> int:
        """How many cards were understood."""
        return len(self.cards)

    @property
    def refusals(self) -> list[MulliganError]:
        """Why the others were not."""
        return [one.error for one in self.refused]

    @property
    def text(self) -> str:
        """The cards as a data file of our own."""
        return "\n".join(one.text for one in self.cards)


class Intake:
    """Takes in the cards of one game, one after the other, each by itself; of cards of one name the first is taken."""

    names: ClassVar[tuple[str, ...]] = ("name",)  # the keys of a card's name in a database
    sets: ClassVar[tuple[str, ...]] = ("set", "setCode")
    words: ClassVar[tuple[str, ...]] = ()  # what must differ for another printing of a card to be tried again
    marks: ClassVar[tuple[str, ...]] = ()  # keys that tell a card of this game from those of others
    # A table of somebody's own cards: the columns that it must have, the last of which a card is known by; those that
    # hold several words; those that hold words even where they look like numbers; and the one with the abilities.
    columns: ClassVar[tuple[str, ...]] = ("name",)
    lists: ClassVar[tuple[str, ...]] = ()
    texts: ClassVar[tuple[str, ...]] = ()
    notation: ClassVar[str] = "abilities"

    def __init__(self) -> None:
        self.found: dict[str, Imported] = {}
        self.refused: dict[str, Refused] = {}
        self.taken: set[str] = set()
        self.tried: set[int] = set()
        self.left_out = 0
        self.heard: Listener | None = None  # is told of every card that was tried

    def compile(self, row: Row) -> Imported:
        """A card of a database."""
        raise NotImplementedError

    def compile_own(self, key: str, row: Row, where: str) -> Imported:
        """A card of a file in our own format, in which text may stand for notation."""
        raise NotImplementedError

    def own_ability(self, line: str) -> object:
        """An ability without a name, as a file in our own format has it."""
        return line

    def is_none(self, row: Row) -> bool:
        """Whether a row is no card for a deck, as a token: it is left out, and nobody misses it."""
        return False

    def take(self, row: object) -> None:
        """Take in a card of a database."""
        if not isinstance(row, dict):
            self.refuse("", "", MulliganError("not-a-card", value=repr(row)[:40]))
            return
        if self.is_none(row):
            self.left_out += 1
            return
        name = next((str(row[one]) for one in self.names if row.get(one)), "")
        if plain(name) in self.taken:
            return
        if self.words:
            told = hash((name, *(str(row.get(key)) for key in self.words)))
            if told in self.tried:
                return
            self.tried.add(told)
        self.keep(name, row, self.compile)

    def take_own(self, key: str, row: Row, where: str) -> None:
        """Take in a card of a file in our own format."""
        if plain(key) in self.taken or plain(key) in self.refused:
            self.refuse(f"{key}, {where}", "", MulliganError("card-twice", where=where, card=key))
            return
        self.keep(key, row, lambda one: self.compile_own(key, one, where))

    def keep(self, name: str, row: Row, compile: Callable[[Row], Imported]) -> None:
        """Keep what a row tells of, or why it cannot be understood."""
        if len(self.taken) + len(self.refused) > MOST_CARDS:
            raise MulliganError("too-many-cards", most=MOST_CARDS)
        try:
            card = compile_card(row, name, compile)
        except MulliganError as error:
            self.refuse(name, next((str(row[one]) for one in self.sets if row.get(one)), ""), error)
            if self.heard is not None:
                self.heard(name, None)
        else:  # perhaps the second of two rows, of which the first could not be read
            self.taken.add(plain(name))
            self.refused.pop(plain(name), None)
            self.found.setdefault(plain(card.key), card)
            if self.heard is not None:
                self.heard(name, card)

    def refuse(self, name: str, set: str, error: MulliganError) -> None:
        """Remember why a card cannot be understood."""
        forget_where(error)
        self.refused.setdefault(plain(name), Refused(visible(name[:LONGEST_NAME]), visible(set[:40]), error))

    def finish(self) -> Import:
        """What became of all."""
        return Import(list(self.found.values()), list(self.refused.values()), self.left_out)


def forget_where(error: MulliganError) -> None:
    """Let go of what an error holds on to of the moment when it was raised: of thousands that is much."""
    error.__traceback__ = None
    error.__context__ = None
    error.__cause__ = None
    for value in error.values.values():
        if isinstance(value, MulliganError):
            forget_where(value)


def take_all(intake: Intake, data: object) -> Import:
    """What becomes of a database that lies in memory as a whole."""
    rows = data
    for _ in range(3):
        if isinstance(rows, dict):
            rows = next((rows[key] for key in LISTS if key in rows), list(rows.values()))
    if not isinstance(rows, list):
        raise MulliganError("not-a-database")
    for row in rows:
        intake.take(row)
    return intake.finish()


def compile_card(row: Row, name: str, compile_row: Callable[[Row], Imported]) -> Imported:
    """One card; whatever is wrong with it is an error that names it."""
    if len(name) > LONGEST_NAME or visible(name) != name:
        raise MulliganError("card-name", card=name[:LONGEST_NAME], most=LONGEST_NAME)
    check_measure(row, name)
    try:
        return compile_row(row)
    except RecursionError:
        raise MulliganError("card-too-deep", card=name) from None


def check_measure(row: Row, name: str) -> None:
    """Refuse a card that has more to say than any card has."""
    parts: list[object] = [row]
    count = 0
    while parts:
        one = parts.pop()
        count += 1
        if isinstance(one, dict):
            parts.extend(one.values())
        elif isinstance(one, list):
            parts.extend(one)
        elif isinstance(one, str) and len(one) > LONGEST_TEXT:
            raise MulliganError("card-text-too-long", card=name, count=len(one), most=LONGEST_TEXT)
        if count + len(parts) > MOST_PARTS:
            raise MulliganError("card-too-big", card=name, most=MOST_PARTS)


def demand_english(card: str, *told: object) -> None:
    """Refuse a card whose type or text is told in Japanese or Chinese, in games whose texts are read in English."""
    parts = list(told)
    while parts:
        one = parts.pop()
        if isinstance(one, dict):
            parts.extend(value for key, value in one.items() if key != "name")
        elif isinstance(one, list):
            parts.extend(one)
        elif isinstance(one, str) and len(EAST_ASIAN.findall(one)) > len(LATIN.findall(one)):  # names may be in it
            raise MulliganError("card-not-in-english", card=card)


def number_on(card: str, key: str, value: object) -> int:
    """A whole number of a card as a database has it; 0 where it has none."""
    if value is None or isinstance(value, bool) or value in ("", "-", "–"):
        return 0
    if isinstance(value, str) and value.strip().isdecimal() and len(value) <= len(str(MOST)):
        value = int(value)
    if isinstance(value, float) and value.is_integer() and abs(value) <= MOST:
        return int(value)
    if not isinstance(value, int) or not -MOST <= value <= MOST:
        raise MulliganError("card-wants-number", where=None, card=card, key=key, value=repr(value)[:40])
    return value


def own_text(row: Row, where: str, card: str) -> str:
    """The words of a card in our own format: as one text, or as a list of lines; empty where it has none."""
    value = row.get("text", "")
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return "\n".join(value)
    if not isinstance(value, str):
        raise MulliganError("card-wants-word", where=where, card=card, key="text", value=repr(value)[:40])
    return value.strip()
