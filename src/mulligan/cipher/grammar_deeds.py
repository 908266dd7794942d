"""Deeds and what they are done to: a deed leaves its object open, and is put together with it here."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import CHOICE, ON_BATTLEFIELD
from mulligan.cipher.grammar_nouns import is_noun, named_item, narrowed, unbound
from mulligan.cipher.grammar_sequence import apart
from mulligan.cipher.words.vocabulary import CIPHER


def done_to(term: Term) -> Term:
    """A deed, or several, with what it is done to; one of two deeds is done to what was chosen before."""
    whom, deed = term.inner()[0], joined_deeds(term.inner()[1].copy())
    either = deed.inner()[0] if deed.word == "just" or deed.word == "may" else deed
    if either.word == "choose_one" and CIPHER.has_role(whom.word, CHOICE):
        both_of_it = word("if_you_do", word("choose", whom), placed(either, []))
        return word("may", both_of_it) if deed.word == "may" else both_of_it
    if whom.word == "this" and of_units(deed):
        return replaced_next(placed(deed, [whom]), whom)  # of whom nobody speaks otherwise
    return placed(deed, [whom])


def of_units(deed: Term) -> bool:
    """Whether all that is done, one deed after the other, is done to units."""
    if CIPHER.has_role(deed.word, ON_BATTLEFIELD):
        return True
    parts = deed.inner() if deed.word == "seq" else deed.inner()[:1]
    return bool(parts) and all(of_units(one) for one in parts)


def replaced_next(term: Term, whom: Term) -> Term:
    """Deeds done one after the other to this card, which is named each time."""
    if term.show() == "ref(next)":
        return whom.copy()
    return Term(term.kind, term.word, [(name, replaced_next(one, whom)) for name, one in term.items])


def joined_deeds(deed: Term) -> Term:
    """A deed alone, one deed and then another to the same cards, or one of two to a card that is chosen first."""
    if deed.word != "deeds":
        return deed
    first, *more = [one for name, one in deed.items if not name]
    if not more:
        return first
    second = joined_deeds(more[0])
    how = named_item(deed, "how")
    if how is not None and how.word == "or_else":
        return word("if_you_do", word("choose", word("object")), word("choose_one", first, second))
    if how is not None and how.word == "and_next" and second.word == "may" and acts_first(first):
        first, second = first.inner()[0], second.inner()[0]  # only at the end it is said that all of it may be done
        return word("may", word("seq", first, placed(second, [word("ref", word("next"))])))
    return word("seq", first, placed(second, [word("ref", word("next"))]))


def acts_first(deed: Term) -> bool:
    """Whether the first of two deeds is done to units: who looks at a card decides what to do when it was seen."""
    return deed.word == "just" and of_units(deed)


def placed(deed: Term, objects: list[Term]) -> Term:
    """A deed with what it is done to in the place left open for it; spoken of again, it is a pronoun."""
    if deed.kind == WORD and deed.word == "object":
        return objects.pop() if objects else word("ref", word("any"))
    deed.items = [(name, placed(one, objects)) for name, one in deed.items]
    return deed


def of_each(term: Term) -> Term:
    """A deed done to so many of one noun and so many of another."""
    one, two, count, deed = term.inner()
    told = one.inner()[1:] if one.word == "of_cards" else one.inner()
    if len(told) > 1 > len(two.inner()) - 1 or (told and not two.items):  # is it said of both?
        raise unbound("and")
    if two.word == "card":  # of the same zone
        two = word("of_cards", one.inner()[0].copy(), *two.inner())
    first, second = word("chosen", one, count), word("chosen", two, count.copy())
    return word("pair", word("done_to", first, deed), word("done_to", apart(first, second, deed), deed.copy()))


def each_kind_of(term: Term) -> Term:
    """A deed done to so many units of each of several kinds."""
    noun, count, deed, *kinds = term.inner()
    picks = [word("chosen", word("narrowed", noun.copy(), kind), count.copy()) for kind in kinds]
    return word("pair", *[word("done_to", one, deed.copy()) for one in picks])


def done_to_both(term: Term) -> Term:
    """A deed done to two choices."""
    one, two, deed = term.inner()
    return word("pair", word("done_to", one, deed), word("done_to", apart(one, two, deed), deed.copy()))


def if_so_do(term: Term) -> Term:
    """A deed done to the card of which a condition speaks: one that was spoken of before."""
    condition, deed = term.inner()
    about = condition
    while about.word in ("both", "just"):
        about = about.inner()[-1]
    if about.word not in ("said", "so", "is", "said_held") or not about.items:
        raise unbound(about.word)
    who = about.inner()[0]
    if about.word == "is":  # of a number of it
        who = who.inner()[0] if who.items else who
    if who.word != "ref":
        raise unbound(who.word)
    return word("if", condition, word("done_to", who.copy(), deed))


def put_to(term: Term) -> Term:
    """Cards put somewhere, perhaps face down, perhaps in any order."""
    what, to, *told = term.inner()
    ways = [one for one in told if one.word != "goes"]
    goes = [("goes", one.inner()[0]) for one in told if one.word == "goes" and one.items]
    done = put_how(what, to, ways)
    done.items += goes  # whose place it is must be whose card it is, which is known when all is bound
    return done


def out_of(term: Term) -> Term:
    """What is put somewhere, and where it is taken from, if that is said last: cards of that name there."""
    what, *zone = term.inner()
    if not zone:
        return what
    if what.word == "this" and zone[0].show() == "retreat":
        return word("this_in_retreat")
    if what.word == "ref" and zone[0].show() in ("retreat", "retreat(whose=yours)"):
        return what
    if not is_noun(what) or what.word == "enemy" or any(one.word != "named" for one in what.inner()):
        raise unbound(what.word)
    return word("chosen", narrowed(zone[0], *what.inner()))


def put_how(what: Term, to: Term, ways: list[Term]) -> Term:
    """Cards put somewhere in a certain way."""
    if to.word == "either_end":
        return word("choose_one", word("to_deck_top", what), word("to_deck_bottom", what.copy()))
    if not ways:
        return word(to.word, what)
    if ways[0].word == "shown":
        return word("shown", word(to.word, what))
    if ways[0].word == "in_order":
        return word("in_order", word(to.word, what))
    told = f"{to.word}_{ways[0].word}"
    if told not in CIPHER.words:
        raise unbound(to.word)
    return word(told, what)
