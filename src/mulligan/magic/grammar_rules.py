"""Forms of speech for what always holds: for players, of what enters, what things cost, what happens instead."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import FIXED
from mulligan.magic.grammar_terms import replace, traits, unclear, yours_anyway
from mulligan.magic.words.vocabulary import MAGIC


def ruled(term: Term) -> Term:
    """What holds for some players."""
    who, rule = term.inner()
    replace(rule, "whom", who)
    if yours_anyway(rule.word):
        rule.items = [(name, one) for name, one in rule.items if one.word != "you"]
        if rule.show() == "more_lands(1)":
            rule.items = []
    return rule


def rule_if(term: Term) -> Term:
    """What holds while something is so, if that is said."""
    rule, *condition = term.inner()
    return word("rule_while", condition[0], rule) if condition else rule


def enters_so(term: Term) -> Term:
    """This enters with so many counters of a kind, perhaps for each of something, perhaps only if something is so."""
    kind, count, *each = term.inner()[0].inner()
    if each:
        count = each[0] if count.show() == "1" else word("times", count, each[0])
    found = word("enters_with", count, kind)
    found.items.extend(item for item in term.items if item[0])
    return found


def others_enter(term: Term) -> Term:
    """Others enter with so many counters of a kind, each."""
    cards, entry = term.inner()
    if MAGIC.has_role(cards.word, FIXED) or cards.word == "ref" or len(entry.items) > 2:
        raise unclear("enters")
    kind, count = entry.inner()
    return word("enter_with", count, kind, cards)


def spared(term: Term) -> Term:
    """What would go to a graveyard goes somewhere else; if to somebody's graveyard, only what is theirs."""
    deed, cards, *whose = term.inner()
    whose = [one for one in whose if one.word != "everywhere"]
    return word(deed.word, traits(cards, whose) if whose else cards)


def magnified(term: Term) -> Term:
    """A source deals more damage than it would."""
    how, source, *to = term.inner()
    harmed = [one for one in to if one.word != "anything"]
    if how.word == "double_damage":
        return word(how.word, source, *harmed)
    if harmed or not to:
        raise unclear("plus")
    return word(how.word, *how.inner(), source)


def own_price(term: Term) -> Term:
    """A spell costs less to cast, for each of something, or if something is so; or more for each target but one."""
    how, amount, *each = [one for name, one in term.items if not name]
    asked = [item for item in term.items if item[0]]
    if how.word == "costs_more":
        if asked or not each or each[0].word != "further_target":
            raise unclear("more")
        return word("costs_more_per_target", amount)
    if each and each[0].word == "further_target":
        raise unclear("less")
    return Term(WORD, "costs_less_itself", [("", word("times", amount, *each) if each else amount), *asked])


def not_cast_when(term: Term) -> Term:
    """A spell that cannot be cast at some time can be cast only at another."""
    return word("cast_only", denied(term.inner()[0]))


def denied(condition: Term) -> Term:
    """What is so if something is not so; if not both of two things are, one of them is not."""
    if condition.word == "not":
        return condition.inner()[0]
    if condition.word == "both":
        return word("either", *[denied(one) for one in condition.inner()])
    return word("not", condition)


def priced(term: Term) -> Term:
    """Spells cost less to cast, or more: those that somebody casts, or all."""
    how, amount, spells, who, more = term.inner()
    if more.items:
        spells = traits(spells, more.inner(), False)
    if how.word == "costs_more":
        return word(how.word, amount, traits(spells, who.inner()) if who.items else spells)
    if not who.items:
        return word(how.word, amount, spells, word("everyone"))
    if who.inner()[0].word == "yours":
        return word(how.word, amount, spells)
    if who.inner()[0].word != "controlled_by":
        raise unclear("less")
    return word(how.word, amount, spells, *who.inner()[0].inner())
