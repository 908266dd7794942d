"""The words of English skill text: one spelling for what the table writes in many ways, names, signs and numbers."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.grammar import Found, Grammar, Terminal, Token, number, text
from mulligan.cardlang.spelling import Spelling
from mulligan.cipher.grammar_lexicon import CHOSEN_SIGN, lexicon
from mulligan.cipher.printed import skill_title
from mulligan.cipher.terms import RANGE_NAMES, SIGN_NAMES

FILES: Final = ("en-skills", "en-effects", "en-conditions", "en-nouns")
CHOSEN: Final = (("the", "chosen"), ("that",), ("chosen",))
WIDE: Final = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}  # letters, digits and signs
KINDS_OF_SIGN: Final = ("symbol", "color", "weapon", "affinity", "type")
# What explains, not what limits: "(maximum +30)" is a part of the text.
_REMINDER: Final = re.compile(
    r"\((?!this skill only |[^()]*\b(?:max|maximum|at most|no more than)\b)[^()]*\)", re.IGNORECASE
)
_EXPLAINED: Final = re.compile(r'\("?([^()|"]*[^()|"\s])"?\s*\|(ACT|AUTO|CONT)\|:?\s*([^()]*)\)', re.IGNORECASE)
_TOLD: Final = re.compile(
    r'\bthe following skill:?\s*"([^"|()]+)":?\s*\|(ACT|AUTO|CONT)\|:?\s*([^()"|]*)$', re.IGNORECASE
)
_LISTED: Final = re.compile(r'(?:\bor\s+)?"([^"|<>]*[.!])"')  # one of several effects, in quotes
_QUOTED: Final = re.compile(r'"[^"]*"|(?<![\w])\'[^\']*\'(?!\w)')
_PART: Final = re.compile(r"\s*\|(SPEC|CONT)\|\s*")
_GRANTED: Final = re.compile(r'"(\|\w+\|[^"]*)"')
# A skill's name that the table has in its text: words with capitals, and small ones between them.
_NAME_BEFORE: Final = re.compile(
    r"(?:(?:[A-Z][\w'!?-]*|of|the|an?|and|to|in|on|for|with|from)\s+)+\|(?:ACT|AUTO|CONT)\|\s*"
)
_WORD: Final = re.compile(
    r"""'s\b|"[^"]*"|'[^']*'|<[^>]*>|\|\w+\||\[cf\]|non-(?=["'<\s]|main|class)|[+-]?\d+(?:-\d+)?|[^\W\d][\w-]*|\S""",
    re.IGNORECASE,
)
# How the table varies, and the one way the grammar knows: in this order.
_SPELLING: Final = Spelling(
    (
        (r"\ban\b", "a"),
        (r",? (?:as well|too)(?=\.)", ""),
        (r"\bas you (?:like|want|please|choose)\b", "as you wish"),
        (r"\b(if (?:that|the) \w+) had\b", r"\1 has"),
        (r"\bwould be attacked\b", "is attacked"),
        (r"\bwill not be (?=destroyed|moved|evaded|tapped|untapped|chosen)", "cannot be "),
        (r"\bnone of your (other )?allies (?:are|is)\b", r"no \1allies is"),
        (r"\b(?:is|are) ((?:fe)?male)\b", r"is <\1>"),
        (r"\bby this effect\b", "by this skill"),
        (r"^when attacking,", "when this unit attacks,"),
        (
            r"^if (?=this unit (?:is (?:supported|attacked|deployed|destroyed)|attacks)\b|this unit's attack destroys)",
            "when ",
        ),
        (
            r"^after this unit attacks,? if the defending unit (?:was|is) not destroyed,",
            "when this unit's attack fails to destroy a enemy,",
        ),
        (r"\b(your (?:attacking|defending) unit) ([^.,]*? if) it (?=is|has)", r"\1 \2 \1 "),
        (
            r"\bcannot be (?:chosen as|the target of|targeted by) (?:a |the )?(?:attack targets?|attacks?)\b",
            "cannot be attacked",
        ),
        (r"\bthis skill activates before your support skills?\.", ""),
        (r"\b(if [^.,]*?) (?:has|have) no symbols?\b", r"\1 is symbol-less"),
        (r"\bis a card without a symbol\b", "is symbol-less"),
        (r"\bchoose (\d+ cards? (?:in|from) your hand) to (send|place|add|put)\b", r"choose \1, and \2 it"),
        (r"\bhave (?:it|them|your opponent) (?=(?:send|place|put|add|discard) (?:it|them)\b)", ""),
        (r"\bwhen (your|your opponent's) (turn|\w+ phase) ends\b", r"at the end of \1 \2"),
        (r"\bwhen (your|your opponent's) (turn|\w+ phase) (?:starts|begins)\b", r"at the start of \1 \2"),
        (r"\b(with a [\w ]+ than this unit)'s(?=[.,])", r"\1"),
        (
            r"\b(this unit [^.,]*? (?:if|when|while)) (?:being )?(?=attacked |supported |in combat)",
            r"\1 this unit is ",
        ),
        (r"\b(this unit [^.,]*? (?:if|while)) (?=in the \w+ line)", r"\1 this unit is "),
        (
            r"^(?:while|when|if) (?=attacking\b|being attacked\b|in combat\b|in the \w+ line\b)(?=[^.,]*, this unit )",
            "if this unit is ",
        ),
        (r"\b(that card's [a-z ]+? is)( (?:odd|even)\b[^.]*\. if) it is (?=odd|even)", r"\1\2 \1 "),
        (
            r"\bthe number of orbs destroyed by ([^.,]*?'s) attacks?(?= becomes| is)",
            r"the number of orbs that \1 attack will destroy",
        ),
        (r"\b(?:its|their) attacks? destroys? (\d+) orbs\b", r"destroys \1 orbs with its attack"),
        (r"\bis increased by \+", "is increased by "),
        (r"\bgets?\b(?= [+-]?\d)", "gains"),
        (r"\bface (down|up)\b", r"face-\1"),
        (r"\b(allies|enemies|units|cards)'(?!s|\w)", r"\1 's"),
        (r"[·・]", "•"),
        (r"(?<=[\w>\"']),(?=\w)", ", "),
        (r"\.(?=[A-Z])", ". "),
        (r"\.\s*\.", "."),
        (r"\bcharacter(?=enem|all|unit)", "character "),
        (r"\b(?:them both|both of them|them|him|they both)\b", "it"),
        (r"\b(move|untap|tap|destroy|growth|deploy|sending|up) her\b", r"\1 it"),
        (r"\|(\w+)\|,?", r"\1_skill "),
        (r"\bthis units\b", "this unit"),
        (r"\bresolve the following effects in descending order[:,]?", ""),
        (r"\bthey ha(?:ve|s)\b", "it has"),
        (r"\bthe \[cf\]", "a [cf]"),
        (r"\bits?'s (?=unit name|name)", "it "),
        (r"\bits (?=unit name|name)", "it "),
        (r"\bone of\b", "one of"),
        (r"\bbattling(?: with| against)?\b", "in combat with"),
        (r"\b(attack) this unit while (?:it|this unit) is in the (front|back) line\b", r"\1 this \2 line unit"),
        (r"\byou may the cost\b", "you may pay the cost"),
        (r"\bis support by\b", "is supported by"),
        (r"\bisn't\b", "is not"),
        (r"\bit's (?=an? |not |in |the )", "it is "),
        (r"\bwith no symbols?\b", "without a symbol"),
        (r"<symbol>", "symbol"),
        (r"\bchoose one\b", "choose 1"),
        (r"\bfor every\b", "for each"),
        (r"\bone of the cards (?=in|from)", "1 card "),
        (r"\bone of your (?=allies\b)", "a "),
        (r"\ba allies\b", "a ally"),
        (r"\bally (?=\0)", "allied "),
        (r"\bMC\b", "main character"),
        (r"\byour opponent controls\b", "your opponent has"),
        (r"\bopponent (chooses?) (\d+) ([^.,]*?units?) they (?:control|have)\b", r"opponent \1 \2 of their \3"),
        (r"\bany (?=\d)", ""),
        (r"\btap this unit and (?=\d)", "tap this unit, tap "),
        (r"\bflip (\d [^,]*?\bbonds?(?: cards?)?) and (?=\d)", r"flip \1 face-down, flip "),
        (r"\bclass change to (?=this)", "class change into "),
        (r"\bthe enemy's (?=main|attacking|defending)", "your opponent's "),
        (r"\byour (attacking|defending) (<[^>]*>) unit\b", r"your \2 \1 unit"),
        (r"\b(this unit [^.,]*? (?:if|when|while)) it (?=is|has)", r"\1 this unit "),
        (r"\binto (?=(?:the|your|their) retreat area)", "to "),
        (r"\b(?:on|(?<!look )(?<!looks )at) the top of\b", "on top of"),
        (r"\bwhenever\b", "when"),
        (
            r"\bat the end of (?:a|any|the|each) (?:combat|battle) in which ([^.,]*?) attacked\b",
            r"at the end of \1's attack",
        ),
        (r"\b((?:if|when) [^.,]*? would be destroyed[^.,]*?), ([^.]*?),? instead(?=\.)", r"\1 instead, \2"),
        (r"\b((?:if|when) [^.,]*? would be destroyed[^.,]*?), (you may )?instead,? ", r"\1 instead, \2"),
        (r"^(?:while|as long as) this unit is (?:in play|on the (?:battle)?field), ", ""),
        (r"\b(cannot be )(?:sent|put|placed) (?:in)?to (?:the|your) retreat area(?= by )", r"\1discarded"),
        (r"\bneither player can\b", "neither player cannot"),
        (r"\b(\d+) random (cards?) (from (?:your|their|your opponent's) hand)\b", r"\1 \2 at random \3"),
        (r"\bchooses and (?=discards\b)", ""),
        (r"(\bsupporting [^.,]*? is) also\b", r"\1"),
        (r"(\breveals? the top card [^.]*\. if )its (?=deployment cost|cost|support)", r"\1that card's "),
        (r"\bthere (?:was|were) (?=an? |<|\d|no )", "there is "),
        (r"\bon (?=your (?:opponent's )?turn\b)", "during "),
        (r"\bduring (your opponent's next) beginning phase\b", r"at the start of \1 turn"),
        (
            r"\b(be|is) (?:attacked (?:with|by)|hit (?:by|with)|the target of) (?:a )?critical (?:hits?|attacks?)\b",
            r"\1 critical hit",
        ),
        (r"\b(this unit gains [^.,]*?)\bits (?=deployment cost|support)", r"\1this unit's "),
        (r"\bcan(?:'t| not)\b", "cannot"),
        (r"\bthe (class change cost|deployment cost) of this card\b", r"this card's \1"),
        (r"\bas long as\b", "while"),
        (r"\bdodge", "evade"),
        (r"\b(opponent has [^.,]*?)\bin hand\b", r"\1in their hand"),
        (r"\bin hand\b", "in your hand"),
        (r"\byou control\b", "you have"),
        (r"\bhave (\0) as a ally\b", r"have a allied \1"),
        (r"\byour opponent's hand (?:has|contains) (\d+ or \w+) cards?\b", r"your opponent has \1 cards in their hand"),
        (r"\byour hand (?:has|contains) (\d+ or \w+) cards?\b", r"you have \1 cards in your hand"),
        (r"\b(?:except|excluding|apart from)(?: for)?(?= )", "other than"),
        (r"\0 has been used\b", "this unit has used \0"),
        (r"\bthe only units you have are ([^,.]*)", r"you have no units other than \1"),
        (r"\bif ([^,.]*?) are the only units on the (?:battle)?field\b", r"if you have no units other than \1"),
        (r"\bno (ally|allies|unit|units|enemy|enemies) can\b", r"all \1 cannot"),
        (r"\b(this unit|that unit|that ally)'s support(?: card)?(?= activ| has\b| is\b)", r"the card supporting \1"),
        (r"\bthe (attacks?|support skills?) of ([^,.]*?) (?=cannot be|activat|do(?:es)? not)", r"\2's \1 "),
        (r"\bcard that successfully support(?:ed|s) (?=this unit\b)", "card supporting "),
        (r"(?<=\. )(all [^.,]*? cannot [^.,]*?) (until [^.,]*)(?=\.)", r"\2, \1"),  # the duration first
        (
            r"(?<=\. )if (?!you do\b|they do\b|so\b)([^.]*?),? instead\b(?! of)",
            r"instead if \1",
        ),  # wherever it stands in its sentence
        (r"(?<=\. )(instead if [^.]*?,) you may\b", r"\1"),
        (r"\s\)\s*$", ""),
        (r"\bunits? on your (?:side(?: of the (?:battle)?field)?|(?:battle)?field)(?=[ ,.])", "allies"),
        (r"\bdefeat(?=s|ed|\b)", "destroy"),
        (r"\byour attacks? (?=destroys?\b)", "a ally's attack "),
        (r"\bface-up (?=in (?:your|the) bond area)|(?<=bond area) face-up\b", ""),
        (r"\byour opponent's attack (?=is evaded)", "a enemy's attack "),
        (r"^(when|each time|every time) ([^,.]*?) during (your|your opponent's) turn,", r"during \3 turn, \1 \2,"),
        (r"(?<=[.,:]) - (?=\w)", " • "),
        (r"(?<=hand\. )(choose \d+ (?:[^.,]*? )?cards?) from it\b", r"\1 from among it"),
        (r"\bthis unit's attacks? destroys? (\d+) orbs\b", r"this unit destroys \1 orbs with its attack"),
        (r"\bthe orbs (?=(?:that )?(?:th\w+ \w+'s|your \w+ unit's|its) attack)", "the number of orbs "),
        (r"\battacks? destroys? becomes?\b", "attack will destroy becomes"),
        (r"\bits (?=attacks? will destroy)", "it's "),
        (r"\bcards in its stack\b", "cards in it stack"),
        (
            r"\b(this unit|that ally|that enemy)'s attack increases by (?:a amount equal to )?",
            r"\1 gains attack equal to ",
        ),
        (r"\b(\d(?:-\d)?) ?range\b", r"range \1"),
        (r"\bthis unit's \0(?: skill)? (?:was|has been) used\b", "this unit has used \0"),
        (r"\bthis unit's \0(?: skill)? is used\b", r"this unit uses \0"),
        (r"\b(your|their) entire hand\b", r"all cards in \1 hand"),
        (r"\b2nd\b", "second"),
        (r"\btwo\b", "2"),
        (r"\bthree\b", "3"),
        (r"\btopmost\b", "top"),
        (r"\btop of your deck\b(?= to)", "top card of your deck"),
        (r"\bselect(s?)\b", r"choose\1"),
        (r"\bbattle\b", "combat"),
        (r"\bthe opponent\b", "your opponent"),
        (r"\b(?:in|on) the (front|back) ?line\b", r"in the \1 line"),
        (r"\bin this turn\b", "this turn"),
        (r"\b(?:during|at) the (?:start|beginning) of\b", "at the start of"),
        (r"\bregardless of range\b", "regardless range"),
        (r"\b(allies|enemies|units|enemy) being (?=attacked)", r"\1 "),
        (r"\b(?:are|being|be being)\b", "is"),
        (r"\bis is\b", "is"),
        (r"\bhave (?=attacked|class|leveled|been|moved|not)", "has "),
        (r"\b(?:don't|do not|doesn't)\b", "do not"),
        (r"\bpossess(?:es)?\b", "possess"),
        (r"\b(?:acquires?|acquiress|accquires)\b", "gains"),
        (r"\bcan use (?=[\"']?anti-)", "gains "),
        (r"\bthen,? ", ""),
        (r"\bthen\b", ""),
        (r"\bonce they do\b", "afterwards"),
        (r"\byou (?=hand\b|opponent\b)", "your "),
        (r"\bdeployment cost or (?=\d)", "deployment cost of "),
        (r"(cost of \d+) is deployed (or (?:lower|less|higher|more))", r"\1 \2 is deployed"),
        (r"\bto (?:the|your) retreat\b(?! area)", "to the retreat area"),
        (r"\b(?:performs?|makes?|lands?|does) (?:a )?critical hits?\b", "critical hit"),
        (r"\bcarry it out\b", "resolve it"),
        (r"\bcarries it out\b", "resolves it"),
        (r"\bsuccessfully supported (?=by|,)", "supported "),
        (r"\bsupported ,", "supported,"),
        (r"\b(cannot attack) main characters\b", r"\1 a main character"),
        (r"\bthe enemy (?:that|who) (?:attacked|is attacking) (?:it|this unit)\b", "the attacking enemy"),
        (r"\b((?:fe)?male) (?=all(?:y|ies)\b|enem|units?\b|cards?\b)", r"<\1> "),
        (r"\bthey (?=gain|lose|cannot)", "it "),
        (r"(?<=[.,]) and (?=this unit's attacks)", " and "),
        (r"\b(\d-\d)\. and\b", r"\1 and"),
        (r":", ","),
        (r"\b\d\)", ""),
        (r",\s*,", ","),
        (r"\bx ?(\d+)\b", r"x \1"),
        (r"\bhis\b", "its"),
        (r"\bhe is\b|\bshe is\b|\bthey is\b", "it is"),
        (r"\bif (?:he|she) \b", "if this unit "),
        (r"\b(less|more|greater|higher|lower) than or equal to\b", r"or \1 than"),
        (r"\bequal to or (higher|more|greater|lower|less)", r"or \1"),
    ),
    re.IGNORECASE,
)


def explained(printed: str) -> list[tuple[str, str, str]]:
    """The skills that the reminders of a text explain: name, kind and text."""
    return [(skill_title(one[0]), one[1].upper(), one[2]) for one in _EXPLAINED.findall(one_quote(printed))]


def apart_from_text(printed: str) -> str:
    """A text in which a skill that it gives by name, and tells right there, is explained in brackets after it."""
    return _TOLD.sub(r'"\1". ("\1" |\2| \3)', one_quote(printed))


def one_quote(printed: str) -> str:
    """A text with one kind of quotes and dashes, and no wide letters."""
    printed = printed.translate(WIDE)
    for odd, usual in (("’", "'"), ("‘", "'"), ("“", '"'), ("”", '"'), ("−", "-"), ("–", "-")):
        printed = printed.replace(odd, usual)
    return printed


def english_parts(printed: str, kind: str) -> list[tuple[str, str]]:
    """The parts of a text that name their own kind, plainly written, without reminders."""
    printed = one_quote(printed)
    if "1 of the following" in printed.lower():
        printed = _LISTED.sub(r"• \1", printed)
    quotes = _QUOTED.findall(printed)
    bare = _REMINDER.sub("", _QUOTED.sub("\0", printed))
    bare = _NAME_BEFORE.sub("", bare, count=1) if _NAME_BEFORE.match(bare) and kind != "SPEC" else bare
    found: list[tuple[str, str]] = []
    for i, part in enumerate(_PART.split(bare)):
        if i % 2:
            kind = part
            continue
        line = part
        for quote in quotes[: part.count("\0")]:
            line = line.replace("\0", quote, 1)
        quotes = quotes[part.count("\0") :]
        if line.strip():
            found.append((kind, plain_english(line)))
    return found


def plain_english(line: str) -> str:
    """A text in the one way of writing that the grammar knows; names and skills in quotes stay as they are."""
    line = _GRANTED.sub(r"{ \1 }", one_quote(line))
    quotes = _QUOTED.findall(line)
    line = _QUOTED.sub("\0", line)
    line = re.sub(r"\[(?!cf\])([^\]]*)\]", r"( \1 )", line, flags=re.IGNORECASE)
    line = re.sub(r"\((this skill only [^()]*)\)", r"\1", line, flags=re.IGNORECASE)
    line = _SPELLING.apply(line)
    for quote in quotes:
        line = line.replace("\0", quote, 1)
    return " ".join(line.split())


def english_tokens(line: str) -> list[Token]:
    """The words of a text; a slip of one letter in a word is mended where only one word can be meant."""
    found = [Token(match[0], match.start(), match.end()) for match in _WORD.finditer(line)]
    words = english_grammar().literals
    for token in found:
        if len(token.low) > 4 and token.low.isalpha() and token.low not in words:
            near = [one for one in words if one_slip(token.low, one)]
            if len(near) == 1:
                token.low = near[0]
    return found


def one_slip(written: str, meant: str) -> bool:
    """Whether a word is another but for a letter too many, missing, wrong or exchanged with the next."""
    if abs(len(written) - len(meant)) > 1 or written[0] != meant[0] or len(meant) < 4:
        return False
    at = 0
    while at < min(len(written), len(meant)) and written[at] == meant[at]:
        at += 1
    if len(written) == len(meant):
        swapped = written[at : at + 2] == meant[at : at + 2][::-1] and written[at + 2 :] == meant[at + 2 :]
        return swapped or (written[at + 1 :] == meant[at + 1 :] and at + 1 < len(meant))
    if len(written) > len(meant):
        return written[at + 1 :] == meant[at:]
    return written[at:] == meant[at + 1 :]


_GRAMMARS: Final[list[Grammar]] = []


def english_grammar() -> Grammar:
    """The grammar of English skills, read once."""
    if not _GRAMMARS:
        terminals: dict[str, Terminal] = {"name": quoted, "sign": sign, "range": reach, "lost": lost}
        terminals["under"] = under
        terminals["over"] = over
        kinds, printed = lexicon("en")
        new = Grammar(terminals, phrases=kinds)
        new.add_files("cipher", FILES)
        new.literals |= printed
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


def quoted(words: list[Token], at: int) -> Found:
    """A name in quotes."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(skill_title(raw[1:-1])))] if len(raw) > 2 and raw[0] in "\"'" and raw[-1] == raw[0] else []


def sign(words: list[Token], at: int) -> Found:
    """A symbol, gender, weapon or type, or the one that was chosen."""
    told = tuple(one.low for one in words[at : at + 3])
    for start in CHOSEN:
        if told[: len(start)] == start and len(told) > len(start) and told[len(start)] in KINDS_OF_SIGN:
            return [(at + len(start) + 1, text(CHOSEN_SIGN))]
    low = words[at].low.strip("<>") if at < len(words) and words[at].raw.startswith("<") else ""
    return [(at + 1, text(low))] if low in SIGN_NAMES else []


def reach(words: list[Token], at: int) -> Found:
    """A range."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(raw))] if raw in RANGE_NAMES and raw != "-" else []


def lost(words: list[Token], at: int) -> Found:
    """A number without a sign, of something lost."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(-int(raw)))] if raw.isdigit() else []


def under(words: list[Token], at: int) -> Found:
    """The greatest number below one."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(int(raw) - 1))] if raw.isdigit() else []


def over(words: list[Token], at: int) -> Found:
    """The least number above one."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(int(raw) + 1))] if raw.isdigit() else []
