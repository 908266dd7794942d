"""Puts together what the grammar left apart: for each word of the grammar's own a function tells what it stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import FLAT
from mulligan.lorcana.grammar.nouns import (
    AT_ONCE,
    add,
    flat,
    has_zone,
    is_choice,
    is_noun,
    sort_traits,
    tells_whose,
    tells_zone,
)
from mulligan.lorcana.words.vocabulary import LORCANA

Whole = Callable[[Term], Term | None]
Parts = Callable[..., Term | None]
F = TypeVar("F", bound=Parts)
PAIRS: Final = ("both_cards", "both_apart")
_BUILDERS: Final[dict[str, Whole]] = {}


def puts_whole(*names: str) -> Callable[[Whole], Whole]:
    """The function is told the whole word; where it gives nothing, the word stays as it is."""

    def note(builder: Whole) -> Whole:
        for name in names:
            _BUILDERS[name] = builder
        return builder

    return note


def puts_parts(*names: str) -> Callable[[F], F]:
    """The function is told what is directly in the word."""

    def note(builder: F) -> F:
        def whole(term: Term) -> Term | None:
            return builder(*term.inner())

        for name in names:
            _BUILDERS[name] = whole
        return builder

    return note


def put_together(term: Term) -> Term:
    """One word with what belongs to it."""
    pair = next((one for one in term.inner() if one.kind == WORD and one.word in PAIRS), None)
    if pair is not None and term.word in PAIRS:  # of three
        return term
    if pair is not None and term.word == "move_to" and is_choice(term.inner()[1]):  # to one location, chosen once
        return put_together(word("move_together", *term.inner()))
    if pair is not None and term.word != "move_together":  # who moves together moves as one
        return for_both(term, pair)
    if is_noun(term):
        return sort_traits(term)
    if term.items and goes_without_saying(term):
        return put_together(word(term.word, *term.inner()[:-1]))
    told = term.items or term.word not in LORCANA.words  # a word alone may be the name of an act
    done = _BUILDERS[term.word](term) if told and term.word in _BUILDERS else None
    if done is None and LORCANA.has_role(term.word, FLAT):
        done = flat(term)
    return without_the_usual(term) if done is None else done


def for_both(term: Term, pair: Term) -> Term:
    """ "This character and chosen item": the same to each of them."""
    one, two = pair.inner()
    if pair.word == "both_cards":
        one, two = alike(one, two)
    first, second = put_together(instead_of(term, pair, one)), put_together(instead_of(term, pair, two))
    return flat(Term(WORD, "seq", [("", first), (AT_ONCE, second)]))


def alike(one: Term, two: Term) -> tuple[Term, Term]:
    """Two choices of which only the second says from where: "a character card and an item card from your discard"."""
    from_there = two.inner()[-1] if two.word in PAIRS else two  # of three, only the last
    if is_choice(one) and is_choice(from_there) and has_zone(from_there) and not has_zone(one):
        last = next(item for item in from_there.inner() if is_noun(item) or item.word == "either_of")
        said = [trait for trait in last.inner() if tells_whose(trait) or tells_zone(trait)]
        one = Term(one.kind, one.word, [(name, add(item, said)) for name, item in one.items])
    return one, two


def instead_of(term: Term, old: Term, new: Term) -> Term:
    """A term with one thing directly inside it replaced."""
    return Term(term.kind, term.word, [(name, new if item is old else item.copy()) for name, item in term.items])


def goes_without_saying(term: Term) -> bool:
    """Whether what a term says last goes without saying: that it is about you, or about this card."""
    last = term.inner()[-1].show()
    return (last == "you" or last == "this") and said_last(term) == last


def said_last(term: Term) -> str:
    """What the last thing that a term says is where it is not said."""
    known = LORCANA.words.get(term.word)
    last = len(term.items) - 1
    return known.parameters[last].default if known is not None and 0 <= last < len(known.parameters) else ""


def without_the_usual(term: Term) -> Term:
    """A word without the second thing in it where that goes without saying."""
    known = LORCANA.words.get(term.word)
    if known is not None and known.unsaid and len(term.items) > 1 and term.inner()[1].show() == known.unsaid:
        return Term(WORD, term.word, [item for i, item in enumerate(term.items) if i != 1])
    return term
