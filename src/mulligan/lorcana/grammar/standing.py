"""Several sentences that say what always holds: whom the later ones mean with "they" is told by the first."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.referents import REFERRING


def given_to(sentence: Term) -> Term | None:
    """What a sentence gives to somebody, if that is all it says."""
    fact = sentence.inner()[0] if sentence.items else sentence
    if fact.word == "facts":
        fact = fact.inner()[0] if len(fact.items) == 1 else word("nothing")
    return fact if fact.word == "give" else None


def speaks_of_others(first: Term, rest: Term) -> bool:
    """Whether an ability waits for what befalls "them", where something was said of other cards than this one."""
    given = given_to(first)
    waits = rest.word == "when" or rest.word == "when_if"
    told = waits and any(one.word in REFERRING for one in rest.inner()[0].everything())
    return told and (given is None or given.inner()[0].word != "this_one")


def of_the_same(first: Term, rest: Term, also: bool) -> Term:
    """A sentence that says more of those of whom the first has said something, which it calls "they"."""
    given, more = given_to(first), given_to(rest)
    if more is None or more.inner()[0].word not in REFERRING:
        return rest
    if given is None or given.inner()[0].word in REFERRING:
        raise MulliganError("text-which-card")
    who, called = given.inner()[0], more.inner()[0].word
    before = [condition for _, condition in first.items[1:]]
    asked = [condition for _, condition in rest.items[1:]]
    if who.word == "this_one":
        if before and not asked:  # is it always so, or only then?
            raise MulliganError("text-which-card")
        return with_subject(rest, who, []) if also else rest
    unclear = any(one.word == "this_one" or one.word == "have" for condition in asked for one in condition.everything())
    if called != "they_ref" or (unclear and not also):
        raise MulliganError("text-which-card")
    if any(condition.word != "while_it_is" for condition in before):
        raise MulliganError("text-which-card")
    return with_subject(rest, who, before)


def with_subject(sentence: Term, who: Term, before: list[Term]) -> Term:
    """A sentence about somebody else, who must be so as well."""
    fact = sentence.inner()[0]
    give = fact if fact.word == "give" else fact.inner()[0]
    told = Term(WORD, "give", [("", who.copy()), *give.items[1:]])
    conditions = [*[one.copy() for one in before], *[condition for _, condition in sentence.items[1:]]]
    if fact.word == "facts":
        told = word("facts", told)
    so = conditions[0] if len(conditions) == 1 else word("both", *conditions)
    return Term(WORD, sentence.word, [("", told), *([("if", so)] if conditions else [])])
