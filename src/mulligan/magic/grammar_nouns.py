"""Forms of speech for cards: lists of types, where they lie, whose they are."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, text, word
from mulligan.magic.grammar_terms import traits, unclear

# Phrases that add traits to the noun inside them.
WHOSE: Final = {"mine": "yours", "opposing_one": "opposing"}


def listed(term: Term) -> Term:
    """`artifact or creature you control`: of each kind, what the words around the list say."""
    heads, *more = term.inner()
    kinds = [
        Term(WORD, head.word, [("", one.copy()) for one in more if one.word != "everywhere"]) for head in heads.inner()
    ]
    return word("either_of", *kinds)


def zoned(term: Term) -> Term:
    """A card in a zone: the zone stands before its other traits."""
    noun, zone = term.inner()
    return traits(noun, zone.inner())


def more_traits(term: Term) -> Term:
    """A noun with what follows it."""
    noun, *more = term.inner()
    return traits(noun, more, False)


def mine(term: Term) -> Term:
    """A noun with whose it is, unless it says so already."""
    if not term.items:
        return term
    noun, *more = term.inner()
    whose = word(WHOSE.get(term.word, term.word))
    told = [one.word for one in noun.inner()]
    if noun.word != "either_of" and (whose.word in told or "opposing" in told):
        if more:
            noun = traits(noun, more, False)
        return noun
    if whose.word == "theirs" and any(one.word == "controlled_by" for one in noun.inner()):
        noun.items = [(name, one) for name, one in noun.items if one.word != "controlled_by"]
    found = traits(noun, [whose])
    return traits(found, more, False) if more else found


def others(term: Term) -> Term:
    """Others of a kind."""
    return traits(term.inner()[0], [word("other")], False)


def top_cards(term: Term) -> Term:
    """The top cards of a library, which is yours unless it is said whose."""
    term.items = [(name, one) for name, one in term.items if one.word != "you"]
    return term


def creature_kind(term: Term) -> Term:
    """Something of a creature type, whatever else it is."""
    kind, *more = term.inner()
    return Term(WORD, "permanent", [("", one) for one in [*more, kind] if one.word != "everywhere"])


def joined(term: Term) -> Term:
    """Several names as one text."""
    return text(" ".join(one.word for one in term.inner()))


def sacrificer(term: Term) -> Term:
    """What players sacrifice, as a noun."""
    noun, who = term.inner()
    if who.word == "you":
        return mine(word("mine", noun))
    if who.word == "opponents":
        return mine(word("opposing_one", noun))
    if who.word == "everyone":
        return noun
    raise unclear("sacrifices")
