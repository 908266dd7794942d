"""The words of a printed text: one spelling for old and new wordings, and what single words or symbols stand for."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import LIST, Found, Term, Token, number, text, word

SMALL: Final = ("of", "the", "and", "in", "for", "to", "from")
OWN: Final = (
    "creature|permanent|artifact|land|enchantment|spell|card|Aura|Equipment|planeswalker|token|plane|phenomenon|scheme"
)
# How cards of other years say what these cards say, and words that mean the same.
SAME: Final = (
    (r"\bHe or she\b", "That player"),
    (r"(?<=\. )That player then (\w+s)\b", r"Then that player \1"),
    (r"\b(?:he or she|they) controls?\b", "that one controls"),
    (r"\b(?:he or she|they) (pays?|owns?|does|discards?|sacrifices?)\b", r"that player \1"),
    (r"\bthat player (control|pay|own|discard|sacrifice)\b", r"that player \1s"),
    # of what you do yourself, that is somebody else's
    (r"(?m)((?:^|[.:“] |\b[Yy]ou may )[A-Za-z]\w+) his or her\b", r"\1 that player's"),
    (r"(?m)^((?:When|Whenever|At) [^,.]+, (?:you may )?[a-z]+) his or her\b", r"\1 that player's"),
    (r"\b([Yy]ou (?:gain|lose) (?:life equal to|half)) his or her\b", r"\1 that player's"),
    (r"\bhis or her\b", "their"),
    (r"\bHis or her\b", "Their"),
    (r"\bhim or her\b", "that player"),
    (r"\bhe or she\b", "that player"),
    (r"\b(enters?|entered|entering)\b(?! the battlefield)", r"\1 the battlefield"),
    (r"\b([Ii])f they do\b", r"\1f that player does"),
    (r"\b([Ii])f they don't\b", r"\1f that player doesn't"),
    (r"\bdealt to (?:him|her)\b", "dealt to it"),
    (r"\bmana value\b", "converted mana cost"),
    (r"\balso (gains?|gets?)\b", r"\1"),
    (r"\b(?:is|are) unblockable\b", "can't be blocked"),
    (r"\bis indestructible\b", "has indestructible"),
    (r"\bare indestructible\b", "have indestructible"),
    (r"\bcan't be countered by spells or abilities\b", "can't be countered"),
    (r" to (?:your|their|that player's) mana pool\b", ""),
    (r"\bActivate this ability\b", "Activate"),
    (r"\bcomes? into play\b", "enters the battlefield"),
    (r"\binto play\b", "onto the battlefield"),
    (r"\bin play\b", "on the battlefield"),
    (r"\bat end of turn\b", "at the beginning of the next end step"),
    (r"\bAt end of turn\b", "At the beginning of the end step"),
    (r"\bYou may choose not to untap\b", "you may choose not to untap"),
    (
        r"\b((?:an?|an opponent's|your|that player's) (?:graveyard|hand|library)) has ([^,.]+) in it\b",
        r"there are \2 in \1",
    ),
    (r"\b(no|\w+ or (?:more|fewer)) ([^,.]+) are on the battlefield\b", r"there are \1 \2 on the battlefield"),
    (r"\bone of the revealed ([\w ,]+) cards\b", r"one \1 card revealed this way"),
    (
        r"\b(\w+ or (?:more|fewer)) ([^,.]+) were (put into [^,.]+ this turn)(?: from anywhere)?\b",
        r"the number of \2 \3 from anywhere is \1",
    ),
    (r"\b[Uu]ntap ([^.,]+) (during each (?:opponent|other player)'s untap step)\b", r"\1 untap \2"),
    (r"\b[Dd](uring each (?:opponent|other player)'s untap step), untap ([^.,]+)\.", r"\2 untap d\1."),
    (r"\byou're dealt\b", "you are dealt"),
    (r"\b([Ww]henever) ((?:combat )?damage) is dealt to (you or [^,.]+),", r"\1 \3 is dealt \2,"),
    (r"\bthe (upkeep|draw step|end step) of ([^,.]+),", r"\2's \1,"),
    (
        r"\bput(s?) ([\w ]+) cards from the top of (?:your|their) library into (?:your|their) graveyard\b",
        r"mill\1 \2 cards",
    ),
    (
        r"\b([Ii])ts activated abilities can't be activated\b",
        r"\1t can't have its activated abilities activated",
    ),
    (
        r"\b([Rr]eturn|[Pp]ut) ((?:on)?to the battlefield[\w' ]*?|to your hand) ((?:all|each) [^.]+)\.",
        r"\1 \3 \2.",
    ),
    (
        r"\b[Aa]ctivated abilities of ([^.“”]+?) can't be activated\b",
        r"\1 can't have their activated abilities activated",
    ),
    (r"\b[Ss]tarting with you, each player\b", "each player in turn from you"),
    (r"\bdon't lose the game for having 0 or less life\b", "refused"),
)
_SAME: Final = tuple((re.compile(other), usual) for other, usual in SAME)
ABILITY_WORDS: Final = (
    "Battalion|Bloodrush|Channel|Chroma|Domain|Fateful hour|Grandeur|Hellbent|Imprint|Join forces|Kinship|Landfall|"
    "Metalcraft|Morbid|Radiance|Sweep|Threshold"
)
# Modes one below the other: how many are chosen, and what stands between them where they are written in one line.
_MODES: Final = re.compile(r"([Cc]hoose (one|one or both|two)) —\s*(•[^\n]*(?:\n•[^\n]*)*)")
BETWEEN_MODES: Final = {"one": "; or ", "one or both": "; and/or ", "two": "; or "}
_LEVEL: Final = re.compile(r"(?m)^LEVEL (\d+)(?:-(\d+)|\+)\n(\d+/\d+)((?:\n(?!LEVEL).+)*)")
_INSTEAD: Final = re.compile(
    r"\n(?![^\n]* would )((?:If [^\n.:“]*, )?[^\n.:“]* instead(?: if [^\n.“]*)?\.|If [^\n.:“]*, instead [^\n.“]*\.)$"
)
_REMINDER: Final = re.compile(r"\([^()]*\)")
_WORD: Final = re.compile(
    r"\{[^}]*\}|[+-]?[\dX]+/[+-]?[\dX]+|[+-]\d+|-X|\d+|'s\b|s'|Assembly-Worker|[^\W\d]+(?:'(?!s\b)\w*)?|~|\S"
)
# Words that stand before `counter` and are no kind of counter.
NO_KINDS: Final = (
    *(
        "a",
        "additional",
        "all",
        "an",
        "another",
        "any",
        "each",
        "fewer",
        "first",
        "its",
        "last",
        "many",
        "more",
        "next",
    ),
    *("next", "no", "of", "one", "or", "other", "same", "some", "that", "the", "their", "these", "this", "those", "to"),
    *("x", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
)
BASIC_TYPES: Final = ("plains", "island", "swamp", "mountain", "forest")
OTHER_LANDS: Final = {"Gate": "Gates", "Desert": "Deserts", "Lair": "Lairs", "Locus": "Loci"}
# An ability in quotes, after the words that say that the card itself has it, if they do.
_QUOTED: Final = re.compile(
    r"(?m)((?:^|[.,:] )~ (?:gets [+-]\d+/[+-]\d+(?: and|,) )?(?:has|gains) (?:[a-z ]+ and )?)?“[^”]*”"
)
_SUBTYPES: Final[dict[str, str]] = {}  # every name of a creature type, one or many, to its name


def subtypes() -> dict[str, str]:
    """Every way to write a creature type, and the type."""
    if not _SUBTYPES:
        source = files("mulligan").joinpath("data", "magic", "grammar", "subtypes.txt").read_text("utf-8")
        for line in source.splitlines():
            names = line.split()
            if names and names[0] != "#":
                _SUBTYPES[names[0]] = names[0]
                _SUBTYPES[names[1] if len(names) > 1 else names[0] + "s"] = names[0]
    return _SUBTYPES


def tidy(printed: str, names: list[str]) -> str:
    """A text without its reminders, with one kind of quotes and dashes, one wording, and ~ for the card itself."""
    for odd, usual in (("’", "'"), ("‘", "'"), ("−", "-"), ("–", "—"), (" - ", " — "), ("\u00a0", " ")):
        printed = printed.replace(odd, usual)
    printed = re.sub(r'"([^"]*)"', r"“\1”", _REMINDER.sub("", printed))
    printed = re.sub(rf"(?m)^(?:{ABILITY_WORDS}) — ", "", printed)
    printed = re.sub(r"(?m)^\[([+-]?(?:\d+|X))\]: ", r"\1: ", printed)
    for name in names:
        if name:
            printed = re.sub(rf"\b{re.escape(name)}(?!\w)", "~", printed)
    printed = _QUOTED.sub(not_own, printed)
    printed = re.sub(rf"\b[Tt]his (?:{OWN})\b", "~", printed)
    for other, usual in _SAME:
        printed = other.sub(usual, printed)
    printed = _MODES.sub(one_line, printed)
    printed = _LEVEL.sub(level, printed)
    printed = _INSTEAD.sub(r" \1", printed)
    return "\n".join(" ".join(line.split()) for line in printed.split("\n"))


def not_own(found: re.Match[str]) -> str:
    """In an ability that something else has, the card's own name does not mean whatever has it."""
    if found[1]:  # the card itself has it
        return found[0]
    return found[0].replace("named ~", "named §").replace("~", "¶").replace("§", "~")


def level(found: re.Match[str]) -> str:
    """What a creature is at a level, as sentences: its size and abilities while it has so many level counters."""
    least, most = int(found[1]), found[2]
    held = f"~ has {least} or more level counters on it"
    if most:
        held += f" and it is not so that ~ has {int(most) + 1} or more level counters on it"
    lines = [f"As long as {held}, ~ has base power and toughness {found[3]}."]
    for line in found[4].split("\n"):
        if line and line[0].isupper() and "." not in line:
            kept = " and ".join(part.strip().lower() for part in line.split(","))
            lines.append(f"As long as {held}, ~ has {kept}.")
        elif line:
            lines.append(f"As long as {held}, ~ has “{line}”")
    return "\n".join(lines)


def one_line(modes: re.Match[str]) -> str:
    """Modes written one below the other, as they used to be written: with `; or` between them."""
    each = [mode.strip().removesuffix(".") for mode in modes[3].split("•") if mode.strip()]
    return f"{modes[1]} — {BETWEEN_MODES[modes[2]].join(each)}."


def tokens(line: str) -> list[Token]:
    """The words of a line, each sentence with its full stop, also those in quotes."""
    done: list[Token] = []
    for match in _WORD.finditer(line):
        if match[0] == "”" and done and done[-1].raw != ".":
            done.append(Token(".", match.start(), match.start()))
        if done and done[-1].raw == "”" and (match[0][0].isupper() or match[0] == "~"):
            done.append(Token(".", match.start(), match.start()))  # the quoted sentence ended this one, too
        done.append(Token(match[0], match.start(), match.end()))
    if done[-1].raw == "”":
        done.append(Token(".", len(line), len(line)))
    if done[-1].raw != ".":
        done.append(Token(".", len(line), len(line)))
    return done


def raw_at(words: list[Token], at: int) -> str:
    """The word at a place as it is written; nothing behind the last."""
    return words[at].raw if at < len(words) else ""


def mana(words: list[Token], at: int) -> Found:
    """Mana symbols in a row."""
    end = at
    while end < len(words) and words[end].raw.startswith("{") and words[end].raw not in ("{T}", "{Q}"):
        end += 1
    return [(end, text("".join(one.raw for one in words[at:end])))] if end > at else []


def mana_x(words: list[Token], at: int) -> Found:
    """Mana symbols in a row, X among them."""
    found = mana(words, at)
    return found if found and "{X}" in found[0][1].word else []


def mana_number(words: list[Token], at: int) -> Found:
    """A number as a mana symbol."""
    match = re.fullmatch(r"\{(\d+)\}", raw_at(words, at))
    return [(at + 1, number(int(match[1])))] if match else []


def loyalty(words: list[Token], at: int) -> Found:
    """What a loyalty ability costs."""
    raw = raw_at(words, at)
    if raw == "-X":
        return [(at + 1, word("loyalty_x"))]
    match = re.fullmatch(r"[+-]\d+|0", raw)
    return [(at + 1, word("loyalty", number(int(match[0]))))] if match else []


def size(words: list[Token], at: int) -> Found:
    """A change of power and toughness."""
    match = re.fullmatch(r"([+-])(\d+|X)/([+-])(\d+|X)", raw_at(words, at))
    if match is None:
        return []
    return [(at + 1, word("pump", signed(match[1], match[2]), signed(match[3], match[4])))]


def signed(sign: str, amount: str) -> Term:
    """A number or X with its sign."""
    if amount == "X":
        return word("x") if sign == "+" else word("minus", word("x"))
    return number(int(sign + amount))


def power_toughness(words: list[Token], at: int) -> Found:
    """Power and toughness of a creature."""
    match = re.fullmatch(r"(\d+|X)/(\d+|X)", raw_at(words, at))
    if match is None:
        return []
    pair = [("", signed("+", match[1])), ("", signed("+", match[2]))]
    return [(at + 1, Term(LIST, "", pair))]


def kind(words: list[Token], at: int) -> Found:
    """A kind of counter: the word before `counter`."""
    raw = raw_at(words, at)
    if not raw_at(words, at + 1).lower().startswith("counter") or not (raw in ("+1/+1", "-1/-1") or raw.isalpha()):
        return [(at + 1, text(raw))] if re.fullmatch(r"[+-][012]/[+-][012]", raw) and follows(words, at) else []
    return [] if raw.lower() in NO_KINDS else [(at + 1, text(raw.lower()))]


def follows(words: list[Token], at: int) -> bool:
    """Whether the next word is `counter`."""
    return raw_at(words, at + 1).lower().startswith("counter")


def subtype(words: list[Token], at: int) -> Found:
    """A creature type, one or many."""
    found = subtypes().get(raw_at(words, at), "")
    return [(at + 1, text(found))] if found else []


def capital(words: list[Token], at: int) -> Found:
    """A word with a capital letter."""
    raw = raw_at(words, at)
    return [(at + 1, text(raw))] if raw[:1].isupper() else []


def card_name(words: list[Token], at: int) -> Found:
    """The name of another card: words with a capital letter, and small ones between them."""
    found: Found = []
    name = ""
    end = at
    while end < len(words) and end < at + 8:
        raw = words[end].raw
        if not raw[0].isupper() and not (end > at and (words[end].low in SMALL or raw in (",", "'s", "-"))):
            break
        name += raw if raw in (",", "'s", "-") or name.endswith("-") or not name else f" {raw}"
        end += 1
        if raw[0].isupper() or raw == "'s":
            found.append((end, text(name)))
    return found[::-1]


def land_type(words: list[Token], at: int) -> Found:
    """A land type, one or many."""
    raw = raw_at(words, at)
    for known in BASIC_TYPES:
        if raw in (known.capitalize(), known.capitalize() + "s"):
            return [(at + 1, text(known.capitalize()))]
    return [(at + 1, text(one)) for one, many in OTHER_LANDS.items() if raw in (one, many)]
