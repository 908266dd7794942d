"""Forms of speech for costs: what is done to which cards to pay them."""

from __future__ import annotations

from mulligan.cardlang.grammar import LIST, Term, number, text, word
from mulligan.cardlang.roles import CHOICE
from mulligan.magic.grammar_acts import tapped_for
from mulligan.magic.grammar_nouns import mine
from mulligan.magic.grammar_terms import is_noun, traits, unclear
from mulligan.magic.words.vocabulary import MAGIC


def paid(term: Term) -> Term:
    """What is done to cards to pay a cost: from your hand, or of what you control, unless it is said where they are."""
    verb, *cards = term.inner()
    costs = [paid_with(verb.word, one) for one in cards]
    return costs[0] if len(costs) == 1 else Term(LIST, "", [("", one) for one in costs])


def paid_with(verb: str, cards: Term) -> Term:
    """A cost that is paid with some cards."""
    if cards.word == "this":
        if verb == "sacrificing" and not cards.items:
            return word("sacrificing_this")
        if verb == "discarding":
            return word(verb, word("this", word("in_hand")))
        if verb == "tapping_others" or (verb == "revealing" and not cards.items):
            raise unclear(verb)
        return word(verb, cards)
    for i, (name, noun) in enumerate(cards.items):
        if MAGIC.has_role(cards.word, CHOICE) and is_noun(noun):
            cards.items[i] = (name, paid_from(verb, noun))
    return tapped_for(word(verb, cards)) if verb == "tapping_others" else word(verb, cards)


def paid_from(verb: str, noun: Term) -> Term:
    """A noun with where its cards are when a cost is paid with them."""
    there = any(one.word.startswith("in_") for one in noun.everything())
    if verb == "discarding" or verb == "revealing":
        if noun.word != "card" or (there and verb == "discarding"):
            raise unclear(verb)
        return noun if there else traits(noun, [word("in_hand"), word("yours")])
    if verb == "untapping_others" and not any(one.word == "tapped" for one in noun.inner()):
        raise unclear("untap")
    if there and (verb == "exiling" or verb.startswith("putting_on")):
        return noun
    if there or noun.word == "card":
        raise unclear(verb)
    return mine(word("mine", noun))


def either_mana(term: Term) -> Term:
    """Mana of one kind or of another, as often as it is paid: a symbol of both."""
    one, other = [each.word for each in term.inner()]
    if (
        len(one) != len("{G}")
        or len(other) != len(one)
        or not (one + other).replace("{", "").replace("}", "").isalpha()
    ):
        raise unclear("or")
    return text(f"{{{one[1]}/{other[1]}}}")


def milled(term: Term) -> Term:
    """The top cards of your library, put into your graveyard to pay a cost."""
    top = term.inner()[0]
    if len(top.items) > 1:
        raise unclear("library")
    return word("milling", *(top.inner() or [number(1)]))
