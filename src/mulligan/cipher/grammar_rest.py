"""What a text says of cards by number alone, or as the rest: of those shown, or of those somebody chose among.

Both stand for cards that were spoken of before. They are marked until all of a sentence is known, then made words.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, word
from mulligan.cardlang.roles import IN_ZONE
from mulligan.cipher.grammar_nouns import is_choice, unbound, what_is_chosen
from mulligan.cipher.words.vocabulary import CIPHER

UNSAID: Final = "unsaid"  # of cards of which nothing but their number was said
REST: Final = "rest"  # of those that are left


def any_of_those(term: Term) -> Term:
    """So many of the cards shown, where nothing else is said of them."""
    return Term(WORD, "revealed", [(UNSAID, word("so"))])


def shown_ones(term: Term) -> Term:
    """The cards that were shown and are still there."""
    return Term(WORD, "revealed", [(REST, word("so"))])


def marked(term: Term, mark: str) -> Term | None:
    """The first cards in a term that have a mark."""
    return next((one for one in term.everything() if any(name == mark for name, _ in one.items)), None)


def if_among_them(term: Term) -> Term:
    """What is done if something is so; such cards among those shown are the ones meant by a number alone.

    So many of them are taken where there are any, and what follows is done anyway.
    """
    condition, effect = term.inner()[:2]
    meant = marked(effect.inner()[0] if effect.word == "seq" else effect, UNSAID)
    if meant is None or condition.word != "there_is" or condition.inner()[0].word != "revealed" or len(term.items) > 2:
        return term
    meant.items = condition.inner()[0].items
    return effect


def all_but_chosen(before: Term, step: Term) -> Term | None:
    """What is done to the rest, where so many cards of a zone were chosen before: to all but so many."""
    rest = marked(step, REST)
    if rest is None or before.word != "choose" or not is_choice(before.inner()[0]):
        return None
    choice = before.inner()[0]
    zone = what_is_chosen(choice)
    if zone.word == "revealed" or not CIPHER.has_role(zone.word, IN_ZONE):
        return None
    told = [one for one in choice.inner() if one is not zone] or [number(1)]
    if choice.word != "chosen" or len(told) > 1 or told[0].kind != NUMBER:
        raise unbound(choice.word)
    left = word("plus", word("count", zone.copy()), number(-int(told[0].word)))
    rest.word, rest.items = "chosen", [("", zone), ("", left)]
    return step
