"""Recombines Lorcana's printed sentences, and counts how many of the new ones the grammar understands.

    PYTHONPATH=src python tools/lorcana_splices.py DATABASE [--count 300] [--seed 11] [--show 40] [--part trigger …]

A line's trigger, condition, cost, choice, subject and so on is exchanged for that of another line: nobody has printed
such a sentence, but somebody could have. Lines that speak of what was exchanged ("that character") are left alone.
Printed are, for each part, the share that compiles; what is refused as unclear and why; the phrases that stop most; and
how many of those that compile say the same again when our own words for them are compiled.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter, defaultdict
from pathlib import Path

from mulligan.cardlang.notation import read
from mulligan.collections.coverage import phrase_of
from mulligan.lorcana.grammar.texts import TextRefused, compile_text, note_on_card, split_name
from mulligan.lorcana.grammar.words import tidy
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.speech.cards import card_text

EVENT = r"(?:During [^,]*, |Once [^,]*, )?(?:When|Whenever|At the) [^,]*"
VERB = r"(?:quests|challenges|is|banishes|sings|moves)\b"
ENDS = r"(?= to | gets? | gains? | can't | from | and |[,.”]|$)"
CARD = r"(?:character|item|song|action)(?: card)?(?: with .*?| named .*?)?"
TIME = r"\bthis turn|\buntil the start of your next turn|\bduring (?:their|your) next turn"
DOES = r"(?:draw|gain|deal|banish|return|ready|give|play)\b"
PARTS = {  # which words of a line may be exchanged
    "trigger": rf"^(?P<part>{EVENT}), (?!if )",
    "trigger with a condition": rf"^(?P<part>{EVENT}), if ",
    "effect": rf"^{EVENT}, (?!if )(?P<part>.*)$",
    "subject": rf"[Ww]henever (?P<part>(?:one of your|an|another|a|this|your)\b[^,]*?) (?={VERB})",
    "happening": rf"[Ww]henever [^,]*? (?P<part>{VERB}[^,]*),",
    "condition": r"\b(?:if|while|If|While) (?P<part>(?!you do|they do|you don't|here|challenging)[^,.]*),",
    "cost": r"^(?P<part>[^—]*) — ",
    "cost of what one may do": rf"\byou may (?P<part>[^,.]*?) to (?={DOES})",
    "choice": rf"(?P<part>\bchosen (?:\w+ )*?(?:character|item|location)s?(?: of yours)?(?: with .*?)?){ENDS}",
    "group": rf"(?P<part>\b(?:each|all|your|Your) (?:\w+ )*?(?:characters|items)(?: with .*?)?){ENDS}",
    "kind": rf"\b(?:an?|another) (?P<part>(?:[A-Z]\w+ |\w+ing |damaged |exerted )?{CARD})(?= into| from|[,.]| in play)",
    "for each": r"for each (?P<part>(?!opponent|of them)[^,.]*?)(?=[,.]| this turn| until|$)",
    "duration": rf"(?P<part>{TIME})(?=\.)",
    "gain": rf"(?P<part>\b(?:gets|gains) (?:[^,.]|, and )*?) (?={TIME}|while here)",
    "next sentence": r"(?<=[a-z]\. )(?P<part>[A-Z][^.:•]*\.)$",
}
SPEAKS = re.compile(
    r"\b(?:they|them|he|she|him|her|it|its|his|their|that|those|there|this way|instead|rest|other|one"
    r"|the \w+ character|who doesn't|an? [^.]* is chosen)\b",
    re.IGNORECASE,
)
AS_PRINTED = (  # what our words call otherwise than cards do
    (r"discard pile", "discard"),
    (r" strength\b", " {S}"),
    (r" willpower\b", " {W}"),
    (r"([+-]\d+) lore\b", r"\1 {L}"),
    (r"(\d) ink\b", r"\1 {I}"),
)


def printed_lines(rows: list[dict[str, object]]) -> list[tuple[str, str]]:
    """The kind of each card and its lines, each line once."""
    found: dict[tuple[str, str], None] = {}
    for row in rows:
        kind = str(row.get("type") or "").lower()
        abilities, effects = row.get("abilities"), row.get("effects")
        for entry in abilities if isinstance(abilities, list) else []:
            if entry.get("type") == "keyword" or "keyword" in entry:
                continue
            text = str(entry.get("effect") or split_name(" ".join(str(entry.get("fullText")).split()))[1])
            costs = ", ".join(entry.get("costs") or [])
            found[kind, tidy(f"{costs} — {text}" if costs and "—" not in tidy(text) else text)] = None
        for text in effects if isinstance(effects, list) else []:
            found[kind, tidy(str(text))] = None
    return [(kind, line) for kind, line in found if line and note_on_card(line) is None]


def exchangeable(line: str, cut: re.Match[str]) -> bool:
    """Whether nothing before or after speaks of what is exchanged, nor that of them."""
    part, after = cut["part"], line[cut.end("part") :]
    spoken_of = SPEAKS.search(after.partition("chosen")[0]) is not None
    return not spoken_of and not (SPEAKS.search(part.partition("chosen")[0]) and cut.start("part"))


def spliced(lines: list[tuple[str, str]], part: str, count: int, seed: int) -> list[tuple[str, str]]:
    """So many lines that nobody has printed, each with a part of another, by chance."""
    cuts: list[tuple[str, str, str, str]] = []
    others: dict[tuple[str, bool], list[str]] = defaultdict(list)
    for kind, line in lines:
        for cut in re.finditer(PARTS[part], line):
            if exchangeable(line, cut):
                told = cut["part"]
                cuts.append((kind, line[: cut.start("part")], told, line[cut.end("part") :]))
                others[kind, told.endswith("s")].append(told)
    chance = random.Random(seed)
    seen = {one for _, one in lines}
    found: dict[tuple[str, str], None] = {}
    for _ in range(20 * count):
        kind, before, told, after = chance.choice(cuts)
        line = f"{before}{chance.choice(others[kind, told.endswith('s')])}{after}"
        if line not in seen and line.count("“") == line.count("”"):
            found[kind, line] = None
        if len(found) == count:
            break
    return list(found)


def compiled(kind: str, line: str) -> list[str]:
    """The notation of a line of a card of a kind."""
    if kind == "action":
        try:
            return compile_text(line, type=kind)
        except TextRefused:
            return compile_text(line, action=True, type=kind)
    return compile_text(line, type=kind)


def says_the_same(kind: str, notation: list[str]) -> bool | None:
    """Whether our words for a notation compile to the same words; nothing where they are refused."""
    for one in notation:
        text = card_text([read(one, LORCANA)], "lorcana", kind=kind)[0]
        for ours, printed in AS_PRINTED:
            text = re.sub(ours, printed, text)
        try:
            found = compiled(kind, text)
        except TextRefused:
            return None
        if [sorted(re.findall(r"\w+", each)) for each in found] != [sorted(re.findall(r"\w+", one))]:
            return False
    return True


class Tally:
    """What became of spliced lines."""

    def __init__(self) -> None:
        self.lines = 0
        self.again: Counter[bool | None] = Counter()  # whether those that compile say the same in our words
        self.stops: Counter[str] = Counter()
        self.example: dict[str, str] = {}
        self.other: list[str] = []

    def take(self, kind: str, line: str) -> None:
        """Try a line."""
        self.lines += 1
        try:
            notation = compiled(kind, line)
        except TextRefused as refused:
            phrase = phrase_of(refused)
            self.stops[phrase] += 1
            self.example.setdefault(phrase, line)
            return
        same = says_the_same(kind, notation)
        self.again[same] += 1
        if same is False:
            self.other.append(line)

    def told(self) -> str:
        """The figures."""
        unclear = sum(count for phrase, count in self.stops.items() if phrase.startswith("("))
        good = self.again.total()
        share = good / max(self.lines, 1)
        return (
            f"{self.lines:6} lines: {share:6.1%} compile, {unclear:4} are unclear,"
            f" {self.lines - good - unclear:4} are not understood;"
            f" in our words {self.again[True]} the same, {self.again[False]} otherwise, {self.again[None]} refused"
        )


def main() -> None:
    """Splice, compile, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--show", type=int, default=40)
    parser.add_argument("--part", action="append", choices=list(PARTS))
    asked = parser.parse_args()
    lines = printed_lines(json.loads(Path(asked.database).read_text("utf-8"))["cards"])
    total = Tally()
    for part in asked.part or PARTS:
        tally = Tally()
        for kind, line in spliced(lines, part, asked.count, asked.seed):
            tally.take(kind, line)
        print(f"{part:26}{tally.told()}")
        total.stops.update(tally.stops)
        total.again.update(tally.again)
        total.lines += tally.lines
        total.example = {**tally.example, **total.example}
        total.other += tally.other
    print(f"{'all':26}{total.told()}")
    for phrase, count in total.stops.most_common(asked.show):
        print(f"{count:5} {phrase:32} {total.example[phrase]}")
    for line in total.other[: asked.show]:
        print(f"otherwise: {line}")


if __name__ == "__main__":
    main()
