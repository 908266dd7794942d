"""Forms of speech that planes and schemes were the first to have: what holds for a while without a card."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term
from mulligan.cardlang.lasting import Change
from mulligan.cardlang.notation import read
from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar_terms import unclear
from mulligan.magic.terms import DEMANDS
from mulligan.magic.words.vocabulary import MAGIC


def in_force(term: Term) -> Term:
    """What holds for a while: what changes cards is given to those there are now, what is only forbidden to all."""
    # rule: layers.duration
    rule = term.inner()[0]
    if rule.word != "static":
        return term
    if any(name == "if" for name, _ in rule.items) or len(term.items) > 2:
        if not all(demands(one) for one in rule.inner()[1:]):
            raise unclear("as long as")
        return term
    what, *changes = rule.items
    if all(demands(one) for _, one in changes):
        return term
    return Term(WORD, "give", [what, *changes, ("duration", term.inner()[1])])


def demands(change: Term) -> bool:
    """Whether a change of what cards are is none, but forbids or demands something."""
    try:
        node = read(change.show(), MAGIC)
    except MulliganError:
        raise unclear(change.word) from None
    return isinstance(node, Change) and node.kind() in DEMANDS
