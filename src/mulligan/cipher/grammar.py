"""Printed English skill text of Cipher compiled to notation, a skill at a time. What is not understood is refused."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.grammar import NUMBER, TEXT, WORD, Found, Grammar, NotUnderstood, Term, Token, number, text, word
from mulligan.cardlang.notation import read, show
from mulligan.cipher.terms import RANGE_NAMES, SIGN_NAMES
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import BadNotation, Message, MulliganError

FILES: Final = ("skills", "effects", "nouns")
RULES: Final = {"ACT": "use", "AUTO": "auto", "CONT": "continuous", "SPEC": "special", "SUPP": "support"}
SUPPORTS: Final = {"attack": "attack_support", "defence": "defence_support", "both": "support_skill"}
_REMINDER: Final = re.compile(r"\([^()]*\)")
_QUOTED: Final = re.compile(r'"[^"]*"')
_WORD: Final = re.compile(
    r"""'s\b|"[^"]*"|'[^']*'|<[^>]*>|\[cf\]|non-(?=["<\s]|main)|[+-]?\d+(?:-\d+)?|[^\W\d][\w-]*|\S""", re.IGNORECASE
)
_LEVEL: Final = re.compile(r"lvs(\d)", re.IGNORECASE)
_PART: Final = re.compile(r"\s*\|(SPEC|CONT)\|\s*")
_GRAMMARS: Final[list[Grammar]] = []


class Printing:
    """A skill as the card table has it."""

    def __init__(self, card: str, row: dict[str, object]) -> None:
        self.card = card
        self.kind = str(row.get("type") or "").upper()
        self.support = str(row.get("support_type") or "attack")
        self.once = bool(row.get("once_per_turn"))
        self.cost = str(row.get("cost") or "")
        self.text = str(row.get("text") or "")
        keywords = row.get("keywords")
        self.keywords = [str(one) for one in keywords] if isinstance(keywords, list) else []


def compile_skill(card: str, row: dict[str, object]) -> list[str]:
    """The notations of one skill of the card table: most have one, some name several parts."""
    printing = Printing(card, row)
    found: list[str] = []
    kind = printing.kind
    for i, part in enumerate(_PART.split(tidy(printing.text))):
        if i % 2:
            kind = part
        else:
            found.append(compile_part(printing, kind, part))
    return found


def compile_part(printing: Printing, kind: str, sentence: str) -> str:
    """The notation of a text of one kind."""
    rule = RULES.get(kind)
    if rule is None:
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=None)
    if "CF" in printing.keywords:
        rule = "form"
    skill = settle(understand(printing.card, rule, sentence))
    costs = understand(printing.card, "costs", tidy(printing.cost)) if printing.cost else None
    if skill.word == "skill":
        skill = whole(printing, kind, skill, settle(costs).inner() if costs is not None else [])
    try:
        return show(read(skill.show(), CIPHER))
    except BadNotation as unsaid:
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=unsaid) from None


def understand(card: str, rule: str, line: str) -> Term:
    """What a text says as one of a rule."""
    words = tokens(line)
    if rule != "costs" and words and words[-1].raw != ".":
        words.append(Token(".", len(line), len(line)))
    try:
        return grammar().read(rule, words)
    except NotUnderstood as unread:
        rest = line[words[unread.at].start :] if unread.at < len(words) else line
        why = Message("text-not-understood", words=rest)
        raise MulliganError("text-refused", card=card, sentence=line, why=why) from None


def whole(printing: Printing, kind: str, skill: Term, costs: list[Term]) -> Term:
    """The skill with its kind, its costs and its limits."""
    limits = [item for name, item in skill.items if not name and item.word in ("only_if", "transformation")]
    parts = [item for name, item in skill.items if not name and item not in limits]
    named = [(name, item) for name, item in skill.items if name]
    limits = limits_of(printing) + limits
    if "US" in printing.keywords:
        limits = [united(one) for one in limits]
    if kind == "SUPP":
        return Term(WORD, SUPPORTS.get(printing.support, "attack_support"), plain(costs + parts + limits))
    if kind == "ACT":
        return Term(WORD, "use", plain(costs + parts + limits))
    if len(parts) > 1:
        return Term(WORD, "when", plain([parts[0], *costs, parts[1]]) + named + plain(limits))
    return Term(WORD, "always", plain(parts) + named + plain(limits))


def united(limit: Term) -> Term:
    """So many bonds of a symbol, as a union skill asks for them."""
    condition = limit.inner()[0] if limit.word == "only_if" else limit
    if condition.word != "is" or not condition.mentions("bonds"):
        return limit
    symbols = [term for term in condition.everything() if term.kind == TEXT]
    counts = [term for term in condition.everything() if term.kind == NUMBER]
    return word("union", symbols[0], counts[0]) if len(symbols) == len(counts) == 1 else limit


def plain(terms: list[Term]) -> list[tuple[str, Term]]:
    """Arguments that go by their place."""
    return [("", term) for term in terms]


def limits_of(printing: Printing) -> list[Term]:
    """What the signs before a skill say: once a turn, formation, class changed, so many cards in the stack."""
    found = [word("once")] if printing.once else []
    for sign in printing.keywords:
        level = _LEVEL.fullmatch(sign)
        if level is not None:
            found.append(word("level_up", number(int(level[1]))))
        elif sign == "CCS":
            found.append(word("class_change"))
        elif sign == "FS":
            found.append(word("formation"))
        elif sign not in ("CF", "US"):  # which their texts say
            raise MulliganError("text-refused", card=printing.card, sentence=f"[{sign}] {printing.text}", why=None)
    return found


def settle(term: Term) -> Term:
    """Put what a phrase adds to a noun into the noun; one of something needs no number; sequences are flat."""
    items: list[tuple[str, Term]] = []
    for name, one in term.items:
        inner = settle(one)
        if inner.word == "ready":
            inner = inner.inner()[0]
            inner.items.append(("", word("untapped")))
        elif inner.word == "in_this_row":
            inner = inner.inner()[0]
            inner.items.append(("", word("in_row_of", word("this"))))
        if term.word == "seq" and inner.word == "seq":
            items.extend(inner.items)
        elif inner.word != "one":
            items.append((name, inner))
    term.items = items
    return term


def grammar() -> Grammar:
    """The grammar of English skills, read once."""
    if not _GRAMMARS:
        new = Grammar({"name": quoted, "sign": sign, "range": reach, "lost": lost})
        new.add_files("cipher", FILES)
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


# -- Words -------------------------------------------------------------------------------------------------------------


def tidy(printed: str) -> str:
    """A text without its reminders, with one kind of quotes; a cost inside it stands in round brackets."""
    for odd, usual in (("’", "'"), ("‘", "'"), ("“", '"'), ("”", '"'), ("−", "-"), ("–", "-")):
        printed = printed.replace(odd, usual)
    names = _QUOTED.findall(printed)
    bare = _REMINDER.sub("", _QUOTED.sub("\0", printed))
    bare = re.sub(r"\[(?!cf\])([^\]]*)\]", r"( \1 )", bare, flags=re.IGNORECASE)
    for name in names[: bare.count("\0")]:
        bare = bare.replace("\0", name, 1)
    return " ".join(bare.split())


def tokens(line: str) -> list[Token]:
    """The words of a text."""
    return [Token(match[0], match.start(), match.end()) for match in _WORD.finditer(line)]


def quoted(words: list[Token], at: int) -> Found:
    """A name in quotes."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(raw[1:-1].strip()))] if len(raw) > 2 and raw[0] in "\"'" and raw[-1] == raw[0] else []


def sign(words: list[Token], at: int) -> Found:
    """A symbol, gender, weapon or type."""
    low = words[at].low.strip("<>") if at < len(words) and words[at].raw.startswith("<") else ""
    return [(at + 1, text(low))] if low in SIGN_NAMES else []


def reach(words: list[Token], at: int) -> Found:
    """A range."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(raw))] if raw in RANGE_NAMES else []


def lost(words: list[Token], at: int) -> Found:
    """A number without a sign, of something lost."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(-int(raw)))] if raw.isdigit() else []
