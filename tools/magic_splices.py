"""How far Magic's grammar carries beyond what it has seen: halves of printed sentences, joined anew.

    PYTHONPATH=src python tools/magic_splices.py FILE… [--count 2000] [--seed 1] [--show 25]

Three kinds of joints: what an ability waits for, or costs, with what another does (`halves`); a noun in place of
another's (`nouns`); two sentences cut where both have the same two words (`turns`), most of which make no sense. Told
are the share that compiles, the words that stop the others, and whether what our renderer writes of a tree compiles to
the same tree. Nothing of the texts is kept.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path

from mulligan.cardlang.notation import read, show
from mulligan.collections.coverage import phrase_of
from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text, names_of
from mulligan.magic.grammar_words import tidy
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text

NAME = "Nobody"
SPELLS = ("Instant", "Sorcery")
EVENT = re.compile(r"(?:When|Whenever|At) [^.:“]*")
PRONOUNS = re.compile(r"\b(?:it|its|itself|that|those|them|they|their|the|this)\b", re.IGNORECASE)
NOUN = re.compile(
    r"\b(?:target|another|each|all|an?) (?:[a-z-]+ )?(?:creature|permanent|artifact|land|enchantment)s?"
    r"(?: (?:you|an opponent) controls?| with (?:flying|power \d or less))?\b"
    r"(?! (?:or|and|cards?|spells?|sources?|tokens?|named|with|without|types?|that|dealt|in|on|deals)\b|[,/])"
)


class Sentence:
    """A line of a card, and whether it is of an instant or sorcery."""

    def __init__(self, text: str, spell: bool) -> None:
        self.text = text
        self.spell = spell


def lines(paths: list[str]) -> list[Sentence]:
    """The lines of all cards, each once."""
    found: dict[str, Sentence] = {}
    for path in paths:
        for row in json.loads(Path(path).read_text("utf-8")):
            spell = any(one in row["type_line"] for one in SPELLS)
            for line in tidy(str(row.get("oracle_text") or ""), names_of(row["name"])).split("\n"):
                if line:
                    found.setdefault(line, Sentence(line, spell))
    return list(found.values())


def heads_and_tails(all_lines: list[Sentence]) -> tuple[list[str], list[str]]:
    """What abilities wait for or cost; and what is done, where it can stand by itself."""
    heads: set[str] = set()
    tails: set[str] = set()
    for one in all_lines:
        act = one.text
        if EVENT.match(act) and not one.spell:
            parts = re.split(r", (?!(?:and|or|[a-z]+,|[a-z]+ or)\b)", act, maxsplit=1)
            if len(parts) < 2 or parts[1].startswith("if "):
                continue
            heads.add(parts[0] + ", ")
            act = parts[1]
        elif ": " in act and "“" not in act and not one.spell:
            cost, act = act.split(": ", 1)
            heads.add(cost + ": ")
        elif not one.spell:
            continue
        if not PRONOUNS.search(act.split(".")[0].replace("the battlefield", "").replace("this turn", "")):
            tails.add(act[0].lower() + act[1:])
    return sorted(heads), sorted(tails)


def turns(all_lines: list[Sentence], chance: random.Random) -> Sentence | None:
    """Two lines cut where both have the same two words."""
    one, other = chance.sample(all_lines, 2)
    if one.spell != other.spell:
        return None
    left, right = one.text.split(" "), other.text.split(" ")
    places = [
        (i, j)
        for i in range(1, len(left) - 1)
        for j in range(1, len(right) - 1)
        if left[i : i + 2] == right[j : j + 2] and left[:i] != right[:j] and left[i + 2 :] != right[j + 2 :]
    ]
    if not places:
        return None
    i, j = chance.choice(places)
    return Sentence(" ".join(left[:i] + right[j:]), one.spell)


def with_other_noun(all_lines: list[Sentence], nouns: list[str], chance: random.Random) -> Sentence | None:
    """A line with a noun of another."""
    one = chance.choice(all_lines)
    places = list(NOUN.finditer(one.text))
    if not places:
        return None
    place = chance.choice(places)
    fits = [
        noun
        for noun in nouns
        if noun.split(" ")[0] == place[0].split(" ")[0] and noun.endswith("s") == place[0].endswith("s")
    ]
    return Sentence(one.text[: place.start()] + chance.choice(fits or [place[0]]) + one.text[place.end() :], one.spell)


class Tally:
    """What became of sentences of a kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.tried = 0
        self.compiled = 0
        self.stopped: Counter[str] = Counter()
        self.example: dict[str, str] = {}
        self.back: Counter[str] = Counter()
        self.otherwise: list[tuple[str, list[str], str, list[str]]] = []

    def take(self, one: Sentence) -> None:
        """Compile a sentence; what compiles is rendered and compiled again."""
        self.tried += 1
        text = one.text.replace("~", NAME)
        try:
            trees = compile_text(text, NAME, one.spell, "{X}{G}")
        except Exception as error:  # noqa: BLE001 (whatever is not a refusal is a mistake of ours, and told)
            phrase = phrase_of(error) if isinstance(error, MulliganError) else f"!! {error!r}"
            self.stopped[phrase] += 1
            self.example.setdefault(phrase, one.text)
            return
        self.compiled += 1
        told = "\n".join(
            card_text([read(tree, MAGIC) for tree in trees], "magic", "instant" if one.spell else "creature")
        )
        try:
            again = compile_text(told, NAME, one.spell, "{X}{G}")
        except MulliganError:
            self.back["refused"] += 1
            return
        same = again == [show(read(tree, MAGIC)) for tree in trees]
        self.back["the same" if same else "otherwise"] += 1
        if not same:
            self.otherwise.append((one.text, trees, told, again))

    def tell(self, most: int) -> None:
        """Print it."""
        share = 100 * self.compiled / max(1, self.tried)
        back = ", ".join(f"{name} {count}" for name, count in sorted(self.back.items()))
        print(
            f"{self.kind}: {self.compiled} of {self.tried} compile ({share:.1f} %); rendered and compiled again: {back}"
        )
        for phrase, count in self.stopped.most_common(most):
            print(f"  {count:5} {phrase}   | {self.example[phrase]}")
        for text, trees, told, again in self.otherwise[:most]:
            print(f"  otherwise: {text}\n    {trees}\n    {told}\n    {again}")


def main() -> None:
    """Join and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=25)
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    all_lines = lines(asked.files)
    heads, tails = heads_and_tails(all_lines)
    halves = Tally("halves")
    for _ in range(asked.count):
        head, tail = chance.choice(heads), chance.choice(tails)
        halves.take(Sentence(head + (tail if head.endswith(", ") else tail[0].upper() + tail[1:]), False))
    nouns = sorted({found[0] for one in all_lines for found in NOUN.finditer(one.text)})
    replaced, turned = Tally("nouns"), Tally("turns")
    while replaced.tried < asked.count:
        new = with_other_noun(all_lines, nouns, chance)
        if new is not None:
            replaced.take(new)
    while turned.tried < asked.count:
        new = turns(all_lines, chance)
        if new is not None:
            turned.take(new)
    for tally in (halves, replaced, turned):
        tally.tell(asked.show)


if __name__ == "__main__":
    main()
