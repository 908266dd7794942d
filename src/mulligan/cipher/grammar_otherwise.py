"""What follows where something was done, or not done; what is done instead, and so much or so many instead."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, word
from mulligan.cardlang.roles import CHOICE
from mulligan.cipher.grammar_nouns import named_item, plain, unbound
from mulligan.cipher.grammar_sequence import last_of, sequence
from mulligan.cipher.words.vocabulary import CIPHER

CHAINS: Final = ("seq", "and_then")  # one step and then another


def if_you_do(term: Term) -> Term:
    """An effect, and what follows where it was done: both of it optional, where the first is."""
    first, then = term.inner()
    if first.word == "may" and len(first.items) == 1:
        inner = first.inner()[0]
        if inner.word == "paying":
            return word("may", word("pay_to", *inner.inner(), then))
        return word("may", word("if_you_do", inner, then))
    if first.word == "if" and len(first.items) == 2:  # of what was done under a condition, under the same
        condition, effect = first.inner()
        return word("if", condition, if_you_do(word("if_you_do", effect, then)))
    if first.word == "seq":  # what was done last is what counts
        *before, last = first.inner()
        if last.word == "shuffle":  # by which nothing more is done
            return sequence(word("seq", *before[:-1], word("if_you_do", word("seq", before[-1], last), then)))
        return sequence(word("seq", *before, if_you_do(word("if_you_do", last, then))))
    return term


def if_not_done(term: Term) -> Term:
    """An effect, and what follows where it was not done; if it is said what that was, it must be what was done last."""
    first, then, *deed = term.inner()
    if deed and not done_last(first).startswith(deed[0].inner()[0].word):
        raise unbound(deed[0].inner()[0].word)
    return sequence(word("seq", first, word("if", word("is", word("this_way"), exactly(0)), then)))


def done_last(effect: Term) -> str:
    """The word for what an effect does last."""
    return last_of(effect).word.removeprefix("shown_")


def if_it_is_not(term: Term) -> Term:
    """An effect if something is so of a card, and what is done if it is not."""
    first, other = term.inner()
    last = first.inner()[-1] if first.word == "seq" else first
    if last.word != "if":
        raise unbound("otherwise")
    return otherwise(word("otherwise", first, other))


def made_to(term: Term) -> Term:
    """What somebody makes another player do: whether it is done at all is not theirs to decide."""
    doer = term.inner()[0]
    what = step_alone(doer.inner()[0])
    if what.word == "may":
        return word("may", Term(WORD, doer.word, what.items))
    if any(one.word == "may" for one in what.everything()):
        raise unbound("may")
    return doer


def so_many_instead(term: Term) -> Term:
    """A choice of so many cards, and of so many instead where something is so: the same is done to them."""
    usual, condition, count, *more = [one for name, one in term.items if not name]
    deed = named_item(term, "deed")
    other = usual.copy()
    if deed is not None and not any(one.show() == deed.show() for one in usual.everything()):
        raise unbound("instead")
    choices = [one for one in other.everything() if CIPHER.has_role(one.word, CHOICE)]
    if len(choices) != 1:
        raise unbound("instead")
    what = next((one for one in choices[0].inner() if one.kind != NUMBER and one.word != "one"), None)
    if what is None:
        raise unbound("instead")
    choices[0].word = "up_to" if more else "chosen"
    choices[0].items = plain([count, what] if more else [what, count])
    return word("if", condition, other, usual)


def step_alone(effect: Term) -> Term:
    """The only step of a sentence of one."""
    while effect.word in CHAINS and len(effect.items) == 1:
        effect = effect.inner()[0]
    return effect


def exactly(count: int) -> Term:
    """A number, neither more nor less."""
    return word("exactly", Term(NUMBER, str(count)))


def otherwise(term: Term) -> Term:
    """An effect under a condition, and what is done where it is not so."""
    first, other = term.inner()
    *before, last = first.inner() if first.word == "seq" else [first]
    if last.word != "if" or len(last.items) != 2:
        raise unbound("otherwise")
    last.items.append(("", other))
    return sequence(word("seq", *before, last))


def may_be(spoken_of: Term, given: Term) -> bool:
    """Whether those who are spoken of may be those to whom something is given: a pronoun is not for this very unit."""
    return spoken_of.show() == given.show() or (spoken_of.word == "ref" and given.word != "this")


def so_much_instead(term: Term) -> Term:
    """A number that is changed by so much, and by so much instead where something is so."""
    usual, condition, amount, *kind = [one for name, one in term.items if not name]
    other = usual.copy()
    who = named_item(term, "who")
    gives = [one for one in other.everything() if one.word == "give"]
    if who is not None and not all(may_be(who, one.inner()[0]) for one in gives):
        raise unbound("instead")  # of what is given to somebody else
    changed = [one for one in other.everything() if CIPHER.kind(one.word) == "change" and one.items]
    if len(changed) != 1 or changed[0].inner()[0].kind != NUMBER or any(one.word != changed[0].word for one in kind):
        raise unbound("instead")
    changed[0].items[0] = ("", amount)
    return word("if", condition, other, usual)
