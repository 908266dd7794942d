"""Lorcana: a line's trigger, condition, cost, choice, subject and so on is exchanged for that of another line.

Nobody has printed such a sentence, but somebody could have. Lines that speak of what was exchanged ("that character")
are left alone.
"""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from pathlib import Path

from mulligan.cardlang.notation import read
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


class Line:
    """A line of a card of a kind."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text


class Splicer:
    """The lines of a database, and how they are joined anew."""

    def __init__(self, lines: list[tuple[str, str]]) -> None:
        self.lines = lines
        self.kinds = list(PARTS)

    def sentences(self, kind: str, count: int, seed: int) -> list[Line]:
        """So many lines that nobody has printed, each with a part of another, by chance."""
        cuts: list[tuple[str, str, str, str]] = []
        others: dict[tuple[str, bool], list[str]] = defaultdict(list)
        for of, line in self.lines:
            for cut in re.finditer(PARTS[kind], line):
                if exchangeable(line, cut):
                    told = cut["part"]
                    cuts.append((of, line[: cut.start("part")], told, line[cut.end("part") :]))
                    others[of, told.endswith("s")].append(told)
        chance = random.Random(seed)
        seen = {one for _, one in self.lines}
        found: dict[tuple[str, str], None] = {}
        for _ in range(20 * count):
            of, before, told, after = chance.choice(cuts)
            line = f"{before}{chance.choice(others[of, told.endswith('s')])}{after}"
            if line not in seen and line.count("“") == line.count("”"):
                found[of, line] = None
            if len(found) == count:
                break
        return [Line(of, line) for of, line in found]

    def compiled(self, sentence: Line) -> list[str]:
        """The notation of a line of a card of a kind."""
        return compiled(sentence.kind, sentence.text)

    def again(self, sentence: Line, notation: list[str]) -> bool | None:
        """Whether our words for a notation compile to the same words; nothing where they are refused."""
        for one in notation:
            text = card_text([read(one, LORCANA)], "lorcana", kind=sentence.kind)[0]
            for ours, printed in AS_PRINTED:
                text = re.sub(ours, printed, text)
            try:
                found = compiled(sentence.kind, text)
            except TextRefused:
                return None
            if [sorted(re.findall(r"\w+", each)) for each in found] != [sorted(re.findall(r"\w+", one))]:
                return False
        return True

    def more(self) -> list[str]:
        """Nothing else."""
        return []


def compiled(kind: str, line: str) -> list[str]:
    """The notation of a line of a card of a kind."""
    if kind == "action":
        try:
            return compile_text(line, action=True, type=kind)
        except TextRefused:
            return compile_text(line, type=kind)
    return compile_text(line, type=kind)


def splicer(paths: list[str], language: str) -> Splicer:
    """The splicer of some databases."""
    rows = [row for path in paths for row in json.loads(Path(path).read_text("utf-8"))["cards"]]
    return Splicer(printed_lines(rows))
