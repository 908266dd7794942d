"""Printed English rules text of Magic compiled to notation, a card at a time. What is not understood is refused."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.grammar import LIST, Found, Grammar, NotUnderstood, Term, Token, number, text, word
from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import BadNotation, Message, MulliganError
from mulligan.magic.words.vocabulary import MAGIC

FILES: Final = ("abilities", "effects", "nouns")
# Phrases that add traits to the noun inside them, before or after its own.
BEFORE: Final = {
    "mine": ["yours"],
    "theirs": ["theirs"],
    "opposing_one": ["opposing"],
    "buried": ["in_graveyard", "yours"],
    "in_graves": ["in_graveyard"],
    "searched": ["in_library", "yours"],
    "held": ["in_hand", "yours"],
}
AFTER: Final = {"others": "other"}
MOVES: Final = ("to_hand", "exile", "to_library_top", "return_to_battlefield", "onto_battlefield")
SMALL: Final = ("of", "the", "and", "in", "for")
# How later cards say what these cards say.
LATER: Final = (
    (r"\b(enters?)\b(?! the battlefield)(?= (?:tapped|with|under)\b|[,.])", r"\1 the battlefield"),
    (r"\bmana value\b", "converted mana cost"),
    (r"\btheir (hand|library|graveyard)\b", r"his or her \1"),
)
_MODES: Final = re.compile(r"Choose one —\s*((?:•[^\n]*\n?)+)")
_REMINDER: Final = re.compile(r"\([^()]*\)")
_WORD: Final = re.compile(r"\{[^}]*\}|[+-]?[\dX]+/[+-]?[\dX]+|[+-]?\d+|'s\b|s'|[^\W\d]+(?:'(?!s\b)\w*)?|~|\S")
_BASIC: Final = ("plains", "island", "swamp", "mountain", "forest")
_GRAMMARS: Final[list[Grammar]] = []


def compile_text(printed: str, name: str, spell: bool) -> list[str]:
    """The notation of every ability in a card's text, one a line; an instant or sorcery does all its lines in turn."""
    found: list[Term] = []
    rule = "spell" if spell else "line"
    for line, unnamed in zip(tidy(printed, name).split("\n"), tidy(printed, "").split("\n"), strict=True):
        if not line or line.lower() in _BASIC:
            continue
        try:
            found.extend(abilities(line, name, rule))
        except MulliganError:
            if not unnamed.startswith(name):
                raise
            found.extend(abilities(unnamed, name, rule))  # a name that is also the first word of its text
    acts = [term.inner()[0] for term in found if term.word == "does"]
    found = [term for term in found if term.word != "does"]
    if acts:
        found.append(word("does", acts[0] if len(acts) == 1 else word("seq", *acts)))
    try:
        return [show(read(flat(term).show().replace('"~"', f'"{name}"'), MAGIC)) for term in found]
    except BadNotation as unsaid:
        raise MulliganError("text-refused", card=name, sentence=printed, why=unsaid) from None


def abilities(line: str, name: str, rule: str) -> list[Term]:
    """What one line says."""
    words = tokens(line)
    try:
        term = settle(grammar().read(rule, words))
    except NotUnderstood as unread:
        rest = line[words[unread.at].start :] if unread.at < len(words) else line
        why = Message("text-not-understood", words=rest)
        raise MulliganError("text-refused", card=name, sentence=line, why=why) from None
    except MulliganError as unclear:
        raise MulliganError("text-refused", card=name, sentence=line, why=unclear) from None
    return term.inner() if term.word == "several" else [term]


def grammar() -> Grammar:
    """The grammar of English cards, read once."""
    if not _GRAMMARS:
        new = Grammar(
            {
                "mana": mana,
                "mana_number": mana_number,
                "loyalty": loyalty,
                "size": size,
                "signed_unit": size,
                "power_toughness": power_toughness,
                "kind": kind,
                "subtype": subtype,
                "name": card_name,
                "land_type": land_type,
            }
        )
        new.add_files("magic", FILES)
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


# -- Words -------------------------------------------------------------------------------------------------------------


def tidy(printed: str, name: str) -> str:
    """A text without its reminders, with one kind of quotes and dashes, and ~ for the card's own name."""
    for odd, usual in (("’", "'"), ("‘", "'"), ("−", "-"), ("–", "—"), (" - ", " — ")):
        printed = printed.replace(odd, usual)
    printed = re.sub(r'"([^"]*)"', r"“\1”", _REMINDER.sub("", printed))
    printed = printed.replace("\u00a0", " ")
    for later, then in LATER:
        printed = re.sub(later, then, printed)
    printed = _MODES.sub(one_line, printed)
    if name:
        printed = re.sub(rf"\b{re.escape(name)}(?!\w)", "~", printed)
    return "\n".join(" ".join(line.split()) for line in printed.split("\n"))


def one_line(modes: re.Match[str]) -> str:
    """Modes written one below the other, as they used to be written: with `; or` between them."""
    each = [mode.strip().removesuffix(".") for mode in modes[1].split("•") if mode.strip()]
    return f"Choose one — {'; or '.join(each)}."


def tokens(line: str) -> list[Token]:
    """The words of a line, each sentence with its full stop, also those in quotes."""
    done: list[Token] = []
    for match in _WORD.finditer(line):
        if match[0] == "”" and done[-1].raw != ".":
            done.append(Token(".", match.start(), match.start()))
        done.append(Token(match[0], match.start(), match.end()))
    if done[-1].raw != ".":
        done.append(Token(".", len(line), len(line)))
    return done


def mana(words: list[Token], at: int) -> Found:
    """Mana symbols in a row."""
    end = at
    while end < len(words) and words[end].raw.startswith("{") and words[end].raw != "{T}":
        end += 1
    return [(end, text("".join(one.raw for one in words[at:end])))] if end > at else []


def mana_number(words: list[Token], at: int) -> Found:
    """A number as a mana symbol."""
    match = re.fullmatch(r"\{(\d+)\}", words[at].raw) if at < len(words) else None
    return [(at + 1, number(int(match[1])))] if match else []


def loyalty(words: list[Token], at: int) -> Found:
    """What a loyalty ability costs."""
    match = re.fullmatch(r"[+-]\d+|0", words[at].raw) if at < len(words) else None
    return [(at + 1, number(int(match[0])))] if match else []


def size(words: list[Token], at: int) -> Found:
    """A change of power and toughness."""
    match = re.fullmatch(r"([+-]\d+)/([+-]\d+)", words[at].raw) if at < len(words) else None
    return [(at + 1, word("pump", number(int(match[1])), number(int(match[2]))))] if match else []


def power_toughness(words: list[Token], at: int) -> Found:
    """Power and toughness of a token."""
    match = re.fullmatch(r"(\d+)/(\d+)", words[at].raw) if at < len(words) else None
    pair = [("", number(int(match[1]))), ("", number(int(match[2])))] if match else []
    return [(at + 1, Term(LIST, "", pair))] if match else []


def kind(words: list[Token], at: int) -> Found:
    """A kind of counter."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(raw))] if raw in ("+1/+1", "-1/-1") or raw.isalpha() else []


def subtype(words: list[Token], at: int) -> Found:
    """A creature type: a word with a capital letter inside a sentence, one or many."""
    raw = words[at].raw if at < len(words) else ""
    if not raw[:1].isupper() or words[at].low in grammar().literals or plain_land(raw):
        return []
    following = words[at + 1].low if at + 1 < len(words) else ""
    alone = following not in ("creature", "creatures", "permanent", "permanents")
    return [(at + 1, text(raw.removesuffix("s") if alone else raw))]


def card_name(words: list[Token], at: int) -> Found:
    """The name of another card: words with a capital letter, and small ones between them."""
    found: Found = []
    end = at
    while end < len(words) and end < at + 6 and (words[end].raw[0].isupper() or (end > at and words[end].low in SMALL)):
        end += 1
        if words[end - 1].raw[0].isupper():
            found.append((end, text(" ".join(one.raw for one in words[at:end]))))
    return found[::-1]


def land_type(words: list[Token], at: int) -> Found:
    """A basic land type, one or many."""
    found = plain_land(words[at].raw) if at < len(words) else ""
    return [(at + 1, text(found))] if found else []


def plain_land(raw: str) -> str:
    """The basic land type that a word names, or nothing."""
    for known in _BASIC:
        if raw in (known.capitalize(), known.capitalize() + "s"):
            return known.capitalize()
    return ""


# -- Meaning -----------------------------------------------------------------------------------------------------------


def settle(term: Term) -> Term:
    """Say whom `it` means: the target named before, else what the ability triggers on."""
    for inner in term.everything():
        if inner is not term and inner.word in ("when", "activated"):
            settle(inner)  # an ability that something has speaks for itself
    about = subject(term)
    targets = 0
    for inner in term.everything():
        if inner.word in ("target", "up_to_targets"):
            targets += 1
        elif inner.word == "referent":
            if term.word not in ("when", "activated", "does") or targets > 1:
                raise MulliganError("text-unclear-word", word="it")
            inner.word = "targeted" if targets else about
            inner.items = [("", number(1))] if targets else []
        elif inner.word == "doer":
            inner.word = "this" if about == "other_one" else about
        elif inner.word == "doer_then":
            inner.word = "that_as_it_was" if term.word == "when" else "this"
    if term.word == "when" and term.inner()[0].word == "dies":
        look_in_graveyard(term)
    for inner in term.everything():
        inner.items = [(name, one) for name, one in inner.items if name != "by" or one.word != "this"]
        add_traits(inner)
    return term


def look_in_graveyard(term: Term) -> None:
    """What moves a card that has died finds it in the graveyard."""
    own = term.inner()[0].inner()[0].word == "this"
    for inner in term.everything():
        if inner.word in MOVES:
            for one in inner.inner():
                if not one.items and (one.word == "that" or (own and one.word == "this")):
                    one.word = "that"
                    one.items = [("", word("in_graveyard"))]


def subject(term: Term) -> str:
    """What a triggered ability speaks of where it says `it`: this card, what triggered it, or whom this one blocked."""
    trigger = term.inner()[0] if term.word == "when" else term
    if term.word != "when" or not trigger.items or trigger.inner()[0].word == "this":
        return (
            "other_one"
            if trigger.word in ("blocks", "deals_damage_to", "deals_combat_damage_to") and len(trigger.items) > 1
            else "this"
        )
    return "that"


def add_traits(term: Term) -> None:
    """Put what a phrase adds to a noun into the noun: `mine(creature)` is `creature(yours)`."""
    if term.word == "shown":
        term.word = "those"
        term.items = term.inner()[0].items
    if term.word == "gifted":
        token, gift = term.inner()
        term.word = token.word
        term.items = [*token.items, ("", gift)]
    if term.items and term.word in BEFORE and term.inner()[0].word == "either_of":
        several = term.inner()[0]
        phrase = term.word
        term.word = several.word
        term.items = [
            (name, one if one.word == "this" else Term(one.kind, phrase, [("", one)])) for name, one in several.items
        ]
        for one in term.inner():
            add_traits(one)
    while term.items and (term.word in BEFORE or term.word in AFTER):
        noun = term.inner()[0]
        more = term.inner()[1:]
        add_traits(noun)
        before = [("", word(trait)) for trait in BEFORE.get(term.word, [])]
        after = [("", word(AFTER[term.word]))] if term.word in AFTER else []
        term.items = before + noun.items + [("", one) for one in more] + after
        term.word = noun.word
    if term.word == "scaled":
        scale(term)
    term.items = [(name, one) for name, one in term.items if one.word != "everywhere"]


def scale(term: Term) -> None:
    """So much for each of something: `+1/+1 for each` is a pump by how many there are."""
    pump, noun = term.inner()
    for i, unit in enumerate(pump.inner()):
        count = word("count", noun.copy())
        if unit.word == "0":
            count = unit
        elif unit.word == "-1":
            count = word("minus", count)
        elif unit.word != "1":
            count = word("times", unit, count)
        pump.items[i] = ("", count)
    term.word = pump.word
    term.items = pump.items


def flat(term: Term) -> Term:
    """A sequence of sequences is one sequence."""
    items: list[tuple[str, Term]] = []
    for name, one in term.items:
        inner = flat(one)
        if term.word == "seq" and inner.word == "seq":
            items.extend(inner.items)
        else:
            items.append((name, inner))
    term.items = items
    return term
