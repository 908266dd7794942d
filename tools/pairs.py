"""Which words of a text are not heard? Minimal pairs: texts that differ in one word or phrase, and mean something else.

    PYTHONPATH=src python tools/pairs.py lorcana DATABASE tests/lorcana/shapes.txt
    PYTHONPATH=src python tools/pairs.py cipher TABLE [--language ja]
    PYTHONPATH=src python tools/pairs.py magic FILE…
        [--count 2000] [--seed 1] [--kind without|exchanged|added …] [--only REGEX] [--show 20]

Of every text that is read, variants are made that lack a few words (`without`), have another word of the same class
(`exchanged`: your, opposing, each …) or one word more (`added`). A variant that compiles to the **same tree** as its
original is told, unless it means the same on purpose. What words stand for each other, and what means the same, is each
game's own (`pairing/GAME.py`): a line of `SAME` is a regular expression for `before«words→other words»after`, in which
capitals do not matter if it ends with `(?i)`.
`--count` is of each kind, by lot; 0 tries all. `--only` takes those whose marked text has the expression.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from typing import Protocol

from mulligan.kernel.errors import MulliganError

GAMES = ("lorcana", "cipher", "magic")
KINDS = ("without", "exchanged", "added")


class Sentence(Protocol):
    """A text of a card."""

    @property
    def text(self) -> str:
        """As it is printed."""


class Pairer(Protocol):
    """What a game tells: its texts, how they are read, and which words stand for which."""

    sentences: list[Sentence]
    word: str  # a regular expression for what may be left out
    longest: int  # so many words may be left out together
    gap: str  # what is between words
    classes: str  # a line has phrases of one class, parted by |
    added: str  # a line has a regular expression, =>, and what it becomes, with _ for a space at an end
    same: str  # a line is a regular expression for what means the same on purpose

    def compiled(self, sentence: Sentence, text: str) -> list[str]:
        """The notation of a text in place of a sentence's own."""


class Variant:
    """A text that differs from another in one place."""

    def __init__(self, text: str, start: int, end: int, new: str) -> None:
        old = text[start:end]
        if old[:1].isupper() and new[:1].islower():
            new = new[0].upper() + new[1:]
        self.marked = f"{text[:start]}«{old}→{new}»{text[end:]}"
        self.told = f"{old} → {new}"
        self.text = text[:start] + new + text[end:]


def lines(table: str) -> list[str]:
    """The lines of a table, without what is only explained."""
    return [line.strip() for line in table.splitlines() if line.strip() and not line.strip().startswith("#")]


def without(game: Pairer, text: str) -> Iterator[Variant]:
    """The text without a few words that stand together."""
    words = list(re.finditer(game.word, text))
    for first in range(len(words)):
        for last in range(first, min(first + game.longest, len(words))):
            start, end = words[first].start(), words[last].end()
            if re.search(r"[.•“”]", text[start:end]):
                break
            if game.gap and text[end : end + 1] == game.gap:
                end += 1
            elif game.gap and text[start - 1 : start] == game.gap:
                start -= 1
            yield Variant(text, start, end, "")


def exchanged(game: Pairer, text: str) -> Iterator[Variant]:
    """The text with another phrase of its class."""
    edge = r"\b" if game.gap else ""
    for line in lines(game.classes):
        phrases = [phrase.strip() for phrase in line.split("|")]
        listed = "|".join(re.escape(one) for one in sorted(phrases, key=len, reverse=True))
        for found in re.finditer(rf"{edge}(?:{listed}){edge}", text, re.IGNORECASE):
            for other in phrases:
                if other.lower() != found[0].lower():
                    yield Variant(text, found.start(), found.end(), other)


def added(game: Pairer, text: str) -> Iterator[Variant]:
    """The text with one word more."""
    for line in lines(game.added):
        pattern, new = line.split(" => ")
        for found in re.finditer(pattern, text):
            yield Variant(text, found.start(), found.end(), found.expand(new).replace("_", " "))


VARIANTS = {"without": without, "exchanged": exchanged, "added": added}


class Tally:
    """What became of the variants of a kind."""

    def __init__(self) -> None:
        self.tried = self.refused = self.otherwise = self.on_purpose = 0
        self.faults: list[str] = []  # whatever is not a refusal is a mistake of ours
        self.unheard: dict[str, list[tuple[str, list[str]]]] = defaultdict(list)  # by what was exchanged

    def told(self) -> str:
        """The figures."""
        unheard = sum(len(found) for found in self.unheard.values())
        return (
            f"{self.tried:6} variants: {self.refused} refused, {self.otherwise} with another tree,"
            f" {self.on_purpose} the same on purpose, {unheard} the same, {len(self.faults)} faults"
        )


def pairs(game: Pairer, kind: str, count: int, seed: int, only: str = "") -> Tally:
    """Try so many variants of a kind, by lot; all if none are told."""
    tally = Tally()
    same = [re.compile(line.removesuffix("(?i)"), re.I * line.endswith("(?i)")) for line in lines(game.same)]
    read: list[tuple[Sentence, list[str]]] = []
    for sentence in game.sentences:
        try:
            read.append((sentence, game.compiled(sentence, sentence.text)))
        except MulliganError:
            continue
    made = [(one, tree, variant) for one, tree in read for variant in VARIANTS[kind](game, one.text)]
    made = [each for each in made if re.search(only, each[2].marked)] if only else made
    if count and len(made) > count:
        made = random.Random(f"{seed} {kind}").sample(made, count)
    for one, tree, variant in made:
        tally.tried += 1
        try:
            found = game.compiled(one, variant.text)
        except MulliganError:
            tally.refused += 1
            continue
        except Exception as fault:  # noqa: BLE001 (told with the text that made it)
            tally.faults.append(f"{variant.marked} << {fault!r}")
            continue
        if found != tree:
            tally.otherwise += 1
        elif any(each.search(variant.marked) for each in same):
            tally.on_purpose += 1
        else:
            tally.unheard[variant.told].append((variant.marked, tree))
    return tally


def main() -> None:
    """Make variants, read them, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--language", default="")
    parser.add_argument("--count", type=int, default=2000, help="of each kind; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", action="append", choices=KINDS)
    parser.add_argument("--only", default="")
    parser.add_argument("--show", type=int, default=3, help="examples of each exchange")
    asked = parser.parse_args()
    game: Pairer = import_module(f"pairing.{asked.game}").pairer(asked.files, asked.language)
    for kind in asked.kind or KINDS:
        tally = pairs(game, kind, asked.count, asked.seed, asked.only)
        print(f"{kind:12}{tally.told()}")
        for fault in tally.faults:
            print(f"   !! {fault}")
        for told, found in sorted(tally.unheard.items(), key=lambda one: -len(one[1])):
            print(f"{len(found):5} {told}")
            for marked, tree in found[: asked.show]:
                print(f"        {marked}\n            {' | '.join(tree)}")


if __name__ == "__main__":
    main()
