"""Magic: three kinds of joints.

What an ability waits for, or costs, with what another does (`halves`); a noun in place of another's (`nouns`); two
sentences cut where both have the same two words (`turns`), most of which make no sense.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text, names_of
from mulligan.magic.grammar_words import tidy
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text

NAME = "Nobody"
COST = "{X}{G}"
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


class Splicer:
    """The lines of some files, and how they are joined."""

    def __init__(self, all_lines: list[Sentence]) -> None:
        self.lines = all_lines
        self.heads, self.tails = heads_and_tails(all_lines)
        self.nouns = sorted({found[0] for one in all_lines for found in NOUN.finditer(one.text)})
        self.kinds = ["halves", "nouns", "turns"]

    def sentences(self, kind: str, count: int, seed: int) -> list[Sentence]:
        """So many sentences of a kind."""
        chance = random.Random(f"{seed} {kind}")
        found: list[Sentence] = []
        while len(found) < count:
            new = self.join(kind, chance)
            if new is not None:
                found.append(new)
        return found

    def join(self, kind: str, chance: random.Random) -> Sentence | None:
        """One sentence of a kind, where the lot allows."""
        if kind == "turns":
            return turns(self.lines, chance)
        if kind == "nouns":
            return with_other_noun(self.lines, self.nouns, chance)
        head, tail = chance.choice(self.heads), chance.choice(self.tails)
        return Sentence(head + (tail if head.endswith(", ") else tail[0].upper() + tail[1:]), False)

    def compiled(self, sentence: Sentence) -> list[str]:
        """The notation of a sentence."""
        return compile_text(sentence.text.replace("~", NAME), NAME, sentence.spell, COST)

    def again(self, sentence: Sentence, notation: list[str]) -> bool | None:
        """Whether what our renderer writes of it compiles to the same tree; nothing where it is refused."""
        trees = [read(tree, MAGIC) for tree in notation]
        told = "\n".join(card_text(trees, "magic", "instant" if sentence.spell else "creature"))
        try:
            return compile_text(told, NAME, sentence.spell, COST) == [show(tree) for tree in trees]
        except MulliganError:
            return None

    def more(self) -> list[str]:
        """Nothing else."""
        return []


def splicer(paths: list[str], language: str) -> Splicer:
    """The splicer of some files in Scryfall's fields."""
    return Splicer(lines(paths))
