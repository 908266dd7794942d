"""Splices halves of Lorcana's printed sentences, and counts how many of the new ones the grammar understands.

    PYTHONPATH=src python tools/splice.py DATABASE [--count 3000] [--seed 11] [--overlap 3] [--show 40]

Two lines are cut where the same words stand (`--overlap` of them, whatever their numbers), or behind the comma that
ends a trigger, and the beginning of one goes on as the other. Nobody has printed such a sentence, but somebody could
have. Printed are the share that compiles, what is refused as unclear and why, the phrases that stop most, and how many
of those that compile say the same again when our own words for them are compiled.
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

TRIGGERS = ("when", "whenever", "at")
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


def cuts(line: str, overlap: int) -> list[tuple[tuple[str, ...], int]]:
    """Where a line may be cut: what stands before the cut, and after how many words it is."""
    words = [re.sub(r"\d+", "0", word.lower()) for word in line.split()]
    found = [(tuple(words[i - overlap : i]), i) for i in range(overlap, len(words)) if words[i - 1][-1] != "."]
    comma = next((i for i, word in enumerate(words, 1) if word.endswith(",")), 0)
    if words[0] in TRIGGERS and comma:
        found.append((("(trigger)",), comma))
    return found


def spliced(lines: list[tuple[str, str]], overlap: int, count: int, seed: int) -> list[tuple[str, str]]:
    """So many lines that nobody has printed, each of two that somebody has, by chance."""
    ends: dict[tuple[str, tuple[str, ...]], list[str]] = defaultdict(list)
    starts: list[tuple[str, tuple[str, ...], str]] = []
    for kind, line in lines:
        words = line.split()
        for key, at in cuts(line, overlap):
            ends[kind, key].append(" ".join(words[at:]))
            starts.append((kind, key, " ".join(words[:at])))
    chance = random.Random(seed)
    seen = {one for _, one in lines}
    found: dict[tuple[str, str], None] = {}
    for _ in range(100 * count):
        kind, key, start = chance.choice(starts)
        line = f"{start} {chance.choice(ends[kind, key])}"
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


def main() -> None:
    """Splice, compile, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--overlap", type=int, default=3)
    parser.add_argument("--show", type=int, default=40)
    asked = parser.parse_args()
    lines = printed_lines(json.loads(Path(asked.database).read_text("utf-8"))["cards"])
    stops: Counter[str] = Counter()
    example: dict[str, str] = {}
    again: Counter[bool | None] = Counter()
    other: list[str] = []
    new = spliced(lines, asked.overlap, asked.count, asked.seed)
    for kind, line in new:
        try:
            notation = compiled(kind, line)
        except TextRefused as refused:
            phrase = phrase_of(refused)
            stops[phrase] += 1
            example.setdefault(phrase, line)
            continue
        same = says_the_same(kind, notation)
        again[same] += 1
        if same is False:
            other.append(line)
    unclear = sum(count for phrase, count in stops.items() if phrase.startswith("("))
    total, good = len(new), again.total()
    print(f"{total} spliced of {len(lines)} lines: {good} compile ({good / total:.1%}),", end=" ")
    print(f"{unclear} are unclear, {total - good - unclear} are not understood")
    print(f"in our words: {again[True]} the same, {again[False]} otherwise, {again[None]} refused")
    for phrase, count in stops.most_common(asked.show):
        print(f"{count:5} {phrase:32} {example[phrase]}")
    for line in other[: asked.show]:
        print(f"otherwise: {line}")


if __name__ == "__main__":
    main()
