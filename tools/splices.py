"""How much of what nobody has printed yet do the grammars read? Parts of printed sentences, put together anew.

    PYTHONPATH=src python tools/splices.py lorcana DATABASE
    PYTHONPATH=src python tools/splices.py cipher TABLE [--language ja]
    PYTHONPATH=src python tools/splices.py magic FILE…
        [--count 300] [--seed 1] [--kind trigger …] [--show 40 | read | refused | unclear | otherwise]

How sentences are cut and joined is each game's own (`splicing/GAME.py`). Told are, for each kind of sentence, the share
that is read; what is refused as unclear, and what is not understood; how many of those read come out the same when our
own words for them are read again; and the phrases that stop most. `--show read` lists every sentence that is read, with
its tree, `--show refused` every one that is not understood, and so on. Nothing of the texts is kept.
"""

from __future__ import annotations

import argparse
from collections import Counter
from importlib import import_module
from typing import Protocol

from mulligan.collections.coverage import phrase_of
from mulligan.kernel.errors import MulliganError

GAMES = ("lorcana", "cipher", "magic")
LISTED = ("read", "refused", "unclear", "otherwise")


class Sentence(Protocol):
    """A sentence put together anew."""

    @property
    def text(self) -> str:
        """As it would be printed."""


class Splicer(Protocol):
    """What a game tells: its kinds of sentences, and how they are made and read."""

    kinds: list[str]

    def sentences(self, kind: str, count: int, seed: int) -> list[Sentence]:
        """So many sentences of a kind, by chance."""

    def compiled(self, sentence: Sentence) -> list[str]:
        """The notation of a sentence."""

    def again(self, sentence: Sentence, notation: list[str]) -> bool | None:
        """Whether our words for a notation say the same; nothing where they are refused."""

    def more(self) -> list[str]:
        """What else there is to tell."""


class Tally:
    """What became of sentences."""

    def __init__(self, shown: str = "") -> None:
        self.shown = shown  # which of them are listed
        self.tried = self.unclear = self.refused = 0
        self.again: Counter[bool | None] = Counter()  # of those that are read
        self.stops: Counter[str] = Counter()
        self.example: dict[str, str] = {}
        self.otherwise: list[str] = []

    def take(self, game: Splicer, sentence: Sentence) -> None:
        """Try a sentence."""
        self.tried += 1
        try:
            notation = game.compiled(sentence)
        except Exception as error:  # noqa: BLE001 (whatever is not a refusal is a mistake of ours, and told)
            phrase = phrase_of(error) if isinstance(error, MulliganError) else f"!! {error!r}"
            unclear = phrase.startswith("(")
            self.unclear += unclear
            self.refused += not unclear
            self.stops[phrase] += 1
            self.example.setdefault(phrase, sentence.text)
            if self.shown == ("unclear" if unclear else "refused"):
                print(f"- {sentence.text} << {phrase}")
            return
        same = game.again(sentence, notation)
        self.again[same] += 1
        told = f"{sentence.text} => {' | '.join(notation)}"
        if same is False:
            self.otherwise.append(told)
        if self.shown == "read" or (self.shown == "otherwise" and same is False):
            print(f"+ {told}")

    def add(self, other: Tally) -> None:
        """Count those of another tally too."""
        self.tried += other.tried
        self.unclear += other.unclear
        self.refused += other.refused
        self.again.update(other.again)
        self.stops.update(other.stops)
        self.example = {**other.example, **self.example}
        self.otherwise += other.otherwise

    def told(self) -> str:
        """The figures."""
        read = self.again.total()
        return (
            f"{self.tried:6} sentences: {read / max(self.tried, 1):6.1%} read"
            f" ({read / max(self.tried - self.unclear, 1):6.1%} of those that are clear), {self.unclear:4} unclear,"
            f" {self.refused:4} not understood; in our words {self.again[True]} the same,"
            f" {self.again[False]} otherwise, {self.again[None]} refused"
        )


def main() -> None:
    """Splice, read, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--language", default="")
    parser.add_argument("--count", type=int, default=300, help="of each kind of sentence")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", default="40", metavar="|".join(("NUMBER", *LISTED)))
    parser.add_argument("--kind", action="append")
    asked = parser.parse_args()
    game: Splicer = import_module(f"splicing.{asked.game}").splicer(asked.files, asked.language)
    if not asked.show.isdigit() and asked.show not in LISTED:
        parser.error(f"--show takes a number, or one of {', '.join(LISTED)}")
    shown = int(asked.show) if asked.show.isdigit() else 40
    total = Tally()
    for kind in asked.kind or game.kinds:
        tally = Tally(asked.show)
        for sentence in game.sentences(kind, asked.count, asked.seed):
            tally.take(game, sentence)
        print(f"{kind:40}{tally.told()}")
        total.add(tally)
    print(f"{'all':40}{total.told()}")
    for phrase, count in total.stops.most_common(shown):
        print(f"{count:5} {phrase:32} {total.example[phrase]}")
    for line in total.otherwise[:shown]:
        print(f"otherwise: {line}")
    for line in game.more():
        print(line)


if __name__ == "__main__":
    main()
