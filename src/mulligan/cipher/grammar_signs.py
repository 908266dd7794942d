"""A sign that a text lets somebody choose: what follows is one of several effects, one for each sign.

Of unit names there are too many for that: one is named, and what follows speaks of it.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, TEXT, Term, text, word
from mulligan.cipher.grammar_lexicon import CHOSEN_SIGN
from mulligan.cipher.grammar_nouns import unbound
from mulligan.cipher.terms import SYMBOL_NAMES, TYPE_NAMES, WEAPON_NAMES

ALL: Final = {
    "all_symbols": SYMBOL_NAMES[:-1],  # without that of none
    "all_weapons": WEAPON_NAMES,
    "all_types": TYPE_NAMES,
}


def by_sign(term: Term) -> Term:
    """A choice among signs, and what is done with the one that was chosen."""
    effect, *told = term.inner()
    signs = [name for one in told for name in ALL.get(one.word, (one.word,))]
    if len(signs) < 2 or CHOSEN_SIGN in signs or not speaks_of_it(effect):
        raise unbound("sign")
    return word("choose_one", *[with_sign(effect, name) for name in signs])


def by_name(term: Term) -> Term:
    """A unit name that is named, and what is done with it."""
    effect = term.inner()[0]
    if not effect.mentions("of_that_name") or effect.mentions("by_name"):
        raise unbound("name")
    return word("seq", word("name_unit"), effect)


def every_sign(term: Term) -> Term:
    """All signs of a kind, each given by itself."""
    return Term(LIST, "", [("", word("sign", text(name))) for name in ALL[term.inner()[0].word]])


def speaks_of_it(term: Term) -> bool:
    """Whether a term speaks of a sign that was chosen."""
    return any(one.kind == TEXT and one.word == CHOSEN_SIGN for one in term.everything())


def of_no_name(term: Term) -> bool:
    """Whether a term speaks of a unit name that nobody names."""
    return term.mentions("of_that_name") and not term.mentions("name_unit")


def with_sign(term: Term, name: str) -> Term:
    """A term with a sign in the place of the chosen one."""
    if term.kind == TEXT:
        return text(name if term.word == CHOSEN_SIGN else term.word)
    return Term(term.kind, term.word, [(key, with_sign(one, name)) for key, one in term.items])
