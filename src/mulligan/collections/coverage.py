"""How much of a card database is understood: by set, what stops the others, and what was written by hand."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import Grammar
from mulligan.collections.reading import read_cards
from mulligan.kernel.errors import Message, MulliganError
from mulligan.kernel.imports import Import, Imported
from mulligan.kernel.kinds import Kind

PHRASE: Final = 3  # words by which what is not understood is counted
_NUMBER: Final = re.compile(r"[+-]?\d+")
_QUOTED: Final = re.compile(r'"[^"]*"|『[^』]*』|“[^”]*”')


class CardCoverage:
    """What became of the cards of a database, by name."""

    def __init__(self, kind: Kind, found: Import, lines: dict[str, set[str]], said: dict[str, set[str]]) -> None:
        self.kind = kind
        self.found = found
        self.lines = lines  # of each grammar line, the cards that it is of use to
        self.said = said  # of each long phrase without parts, the cards that say it
        self.sets: dict[str, list[int]] = {}  # of each set: how many names, how many of them understood
        for one in found.cards:
            self.count(one.set, 1)
        for refused in found.refused:
            self.count(refused.set, 0)
        self.by_hand = [one.name for one in found.refused if kind.has_card(one.name) and kind.shelf(one.name) is None]
        self.otherwise = [one.name for one in found.cards if kind.is_built_in(one.key) and not same(kind, one)]

    def count(self, set: str, understood: int) -> None:
        """Count a card of a set."""
        counts = self.sets.setdefault(set or "–", [0, 0])
        counts[0] += 1
        counts[1] += understood

    @property
    def names(self) -> int:
        """How many cards there are, by name."""
        return len(self.found.cards) + len(self.found.refused)

    def phrases(self) -> list[tuple[str, int, str]]:
        """What stops cards: the first words that are not understood, how many cards they stop, and one of those."""
        counts: Counter[str] = Counter()
        example: dict[str, str] = {}
        for one in self.found.refused:
            phrase = phrase_of(one.error)
            counts[phrase] += 1
            example.setdefault(phrase, one.name)
        return [(phrase, count, example[phrase]) for phrase, count in counts.most_common()]

    def alone(self) -> list[tuple[str, str]]:
        """The grammar lines that serve a single card, and which."""
        return of_one_card(self.lines)

    def own(self) -> list[str]:
        """The names that are in notation, or need a line or a long phrase that no other card needs."""
        alone = {card for _, card in [*self.alone(), *of_one_card(self.said)]}
        return sorted(alone.union(self.by_hand, self.otherwise))

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "game": self.kind.name,
            "names": self.names,
            "understood": len(self.found.cards),
            "sets": {name: {"names": told[0], "understood": told[1]} for name, told in sorted(self.sets.items())},
            "refused": [{"card": one.name, "set": one.set, "text": str(one.error)} for one in self.found.refused],
            "phrases": [{"words": words, "cards": count, "as": card} for words, count, card in self.phrases()],
            "by_hand": self.by_hand,
            "otherwise": self.otherwise,
            "grammar_lines": grammar_lines(self.kind.name),
            "lines_used": len(self.lines),
            "lines_for_one_card": [{"line": line, "card": card} for line, card in self.alone()],
            "phrases_for_one_card": [{"phrase": told, "card": card} for told, card in of_one_card(self.said)],
            "names_by_themselves": self.own(),
        }


class LineListener:
    """Hears for every card which lines of the grammar were of use, and which long phrases it says."""

    def __init__(self) -> None:
        self.lines: dict[str, set[str]] = {}
        self.said: dict[str, set[str]] = {}

    def hear(self, name: str, card: Imported | None) -> None:
        """A card has been tried."""
        for line in (Grammar.heard or ()) if card is not None else ():
            self.lines.setdefault(line, set()).add(name)
        for phrase in Grammar.said if card is not None else ():
            self.said.setdefault(phrase, set()).add(name)
        Grammar.heard = set()
        Grammar.said = set()


def coverage(path: str, game: str | None = None) -> CardCoverage:
    """How much of a file's cards the grammar understands by itself."""
    listener = LineListener()
    Grammar.heard = set()
    Grammar.said = set()
    try:
        source = read_cards(path, game, listener.hear)
    finally:
        Grammar.heard = None
    return CardCoverage(source.kind, source.found, listener.lines, listener.said)


def of_one_card(used: dict[str, set[str]]) -> list[tuple[str, str]]:
    """What a single card has use for, and which."""
    return sorted((what, next(iter(cards))) for what, cards in used.items() if len(cards) == 1)


def same(kind: Kind, card: Imported) -> bool:
    """Whether the catalog has a card as the grammar reads it: the same trees, in the same order."""
    told = kind.card_sheet(card.key).get("abilities")
    ours = [str(pair[1]) for pair in told] if isinstance(told, list) else []
    return ours == card.notation or kind.trees_of(ours) == kind.trees_of(card.notation)


def phrase_of(error: MulliganError) -> str:
    """The first words of what is not understood, with numbers and names left out; else the kind of complaint."""
    inner: MulliganError | Message = error
    why = inner.values.get("why")
    while isinstance(why, (Message, MulliganError)):
        inner = why
        why = inner.values.get("why")
    words = inner.values.get("words") or inner.values.get("word")
    if not isinstance(words, str) or not words.strip():
        return f"({inner.message})"
    plain = _NUMBER.sub("N", _QUOTED.sub("…", words.lower()))
    found = plain.split()
    return plain[: 4 * PHRASE] if len(found) == 1 else " ".join(found[:PHRASE]).rstrip(".,;:")


def grammar_lines(game: str) -> int:
    """How many lines the grammar of a game has."""
    folder = files("mulligan").joinpath("data", game, "grammar")
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".grammar")]
    return sum(
        line.startswith(" ") and bool(line.strip()) and not line.lstrip().startswith("#")
        for text in texts
        for line in text.splitlines()
    )
