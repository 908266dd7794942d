"""What a text says of cards as conditions: that they are so, that there are so many, that one has more than another."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, WORD, Term, text, word
from mulligan.cardlang.roles import IN_BATTLE, LESS, NOUN
from mulligan.cipher.grammar_nouns import (
    DID,
    beside_own,
    each_trait,
    is_bare,
    is_noun,
    mirrored,
    narrowed,
    not_joined,
    only_one,
    unbound,
)
from mulligan.cipher.words.vocabulary import CIPHER

EVERY: Final = "every"  # beside a noun: all of them


def said_of_one(term: Term) -> Term:
    """A trait said of one card, as a condition: of some traits it has a word of its own."""
    who, trait = term.inner()
    beside_own("ally" if who.word == "this" else who.word, trait)
    if trait.word == "all_of":
        return word("both", *[said_of_one(word("so", who.copy(), one)) for one in trait.inner()])
    if who.word == "supporting":
        return word("supported_by", *who.inner(), trait)
    if trait.word == "non":
        if who.word == "this" or own_condition(who, trait.inner()[0]) is not None:
            return word("not", said_of_one(word("so", who, *trait.inner())))
        return word("are", who, trait)
    own = own_condition(who, trait)
    if own is not None:
        return own
    if trait.word == "in_row_of" and is_noun(trait.inner()[0]):
        return word("there_is", narrowed(trait.inner()[0], word("in_row_of", who)))
    if trait.word == "with_attack":
        return word("is", word("attack_of", who), *trait.inner())
    known = CIPHER.words.get(trait.word)
    if known is not None and known.other and CIPHER.kind(known.other) == "quantity":
        if not known.takes("than"):
            return word("is", word(known.other, who), *trait.inner())
        one, two = word(known.other, who), trait.inner()[0]
        return word("more", two, one) if known.role & LESS else word("more", one, two)
    if trait.word == "with_number":
        return number_is(word("is", counted(word("counted", trait.inner()[0], who)), trait.inner()[1]))
    return word("are", who, trait)


def said_of_some(term: Term) -> Term:
    """A trait said of units of a kind: that there is such a one."""
    noun, trait = term.inner()
    not_joined(noun)
    if not is_noun(noun):
        return said_of_one(word("so", noun, trait))
    if trait.word == "with_number":  # of each of them?
        raise unbound(trait.inner()[0].word)
    negated = trait.word == "non"
    beside_own(noun.word, trait)
    own = own_condition(noun, trait.inner()[0] if negated else trait)
    if own is not None:
        return word("not", own) if negated else own
    return word("there_is", narrowed(noun, trait))


def of_every(term: Term) -> Term:
    """What is said of cards, before it is put together: of every one of them, if that is what the text says."""
    who = term.inner()[0]
    if not any(one.word == EVERY for one in who.inner()):
        return term
    if len(term.items) > 2:
        raise unbound(EVERY)
    return word("all", *term.inner())


def said_of_every(units: Term) -> None:
    """Refuse all units but somebody's of a kind: is it said of theirs alone, or of everybody's?"""
    told = [one.word for one in units.inner()]
    sides = [i for i, one in enumerate(told) if one.endswith("_side")]
    if sides and EVERY in told[sides[0] + 2 :] and told[sides[0] + 1] == "non":
        raise unbound(EVERY)


def one_at_a_time(who: Term) -> None:
    """Refuse every one of some cards where something happens, which happens to one after the other."""
    if who.mentions(EVERY):
        raise unbound(EVERY)


def said(term: Term) -> Term:
    """A trait said of a card, of units of a kind, or of so many of them."""
    who, trait, *within = term.inner()
    if within:
        return so_many(narrowed(who, trait), within[0])
    alone = not is_noun(who) or any(one.word == "main" or is_fighting(one) for one in who.inner())
    return said_of_one(word("so", who, trait)) if alone else said_of_some(word("some", who, trait))


def measured(term: Term) -> Term:
    """A number that is odd or even, or beside another."""
    number, how, *other = term.inner()
    if CIPHER.kind(how.word) == "range" and how.items:
        return number_is(word("is", number, how))
    return compare(word("compare", how, number, *other)) if other else settled_parity(how.word, number)


def number_is(term: Term) -> Term:
    """A number within a range: of cards, one or more is any."""
    number, within = term.inner()
    if number.word == "stack_size":
        return word("are", *number.inner(), word("stack_of", within))
    return so_many(number.inner()[0], within) if number.word == "count" else term


def within(term: Term) -> Term:
    """The trait of a number in a range, which may be told before or after what it is a number of."""
    which, bound, *more = term.inner()
    if more and (bound.word != "exactly" or more[0].items):
        raise unbound(bound.word)
    told = word(more[0].word, *bound.inner()) if more else bound
    known = CIPHER.words.get(which.word)
    if known is not None and known.kind == "quantity" and known.other:  # how many signs, as a trait
        return word(known.other, told)
    return word(which.word, told) if CIPHER.kind(which.word) == "trait" else word("with_number", which, told)


def either_of(term: Term) -> Term:
    """One of two things said of a card; what one of them says of this turn, the other does too, or it is unclear."""
    who, one, two = term.inner()
    turns = [each.word.endswith("_this_turn") for each in (one, two)]
    if turns[0] and not turns[1]:
        raise unbound(two.word)
    return word("either", word("said", who, one), word("said", who.copy(), two))


def settled_parity(how: str, number: Term) -> Term:
    """That a number is odd, or even."""
    return word(how, number) if how == "odd" else even(word("even", number))


def held_by(term: Term) -> Term:
    """What somebody has, or what there is: all that is said to be had is theirs."""
    whose, condition = term.inner()
    return owned_by(condition, whose.word)


def held_all(term: Term) -> Term:
    """Several things that somebody has; so many units of one name and of another: of each, or of all together?"""
    first, *rest = term.inner()
    if rest and first.word == "is" and first.mentions("named") and any(one.mentions("named") for one in rest):
        raise unbound("and")
    return word("both", *term.inner()) if rest else first


def owned_by(term: Term, whose: str) -> Term:
    """A term in which what is had is somebody's."""
    items = [(name, owned_by(one, whose)) for name, one in term.items]
    return Term(term.kind, whose if term.word == "owned" else term.word, items)


def of_them(term: Term) -> Term:
    """Of what is said that the opponent has it."""
    noun = term.inner()[0]
    if CIPHER.has_role(noun.word, NOUN):
        if noun.word == CIPHER.find("enemy").other:
            raise unbound(noun.word)
        return Term(WORD, "enemy", noun.items)
    told = [one for name, one in noun.items if name == "whose" and one.word != "theirs"]
    if told and told[0].word != "opponents":
        raise unbound(noun.word)
    return Term(WORD, noun.word, [*[item for item in noun.items if item[0] != "whose"], ("whose", word("opponents"))])


def all_of(term: Term) -> Term:
    """Traits that are said together."""
    return term.inner()[0] if len(term.items) == 1 else term


def being_both(term: Term) -> Term:
    """Traits that are said together; a kind alone, after whom a unit fights or is supported by: of whom is it said?"""
    first, *rest = term.inner()
    known = CIPHER.words.get(first.word)
    of_others = is_fighting(first) or (known is not None and known.takes_kind("cards"))
    if of_others and any(is_kind(one) for last in rest for one in each_trait(last)):
        raise unbound("and")
    return all_of(word("all_of", *term.inner()))


def is_kind(trait: Term) -> bool:
    """Whether a trait is a name or a sign."""
    known = CIPHER.words.get(trait.word)
    return known is not None and known.kind == "trait" and known.takes_kind("text")


def none_of(term: Term) -> Term:
    """The trait of being none of several kinds."""
    return word("all_of", *[word("non", one) for one in term.inner()])


def said_held(term: Term) -> Term:
    """That a card has something or has it not, or so many kinds of signs."""
    who, what, *within = [one for name, one in term.items if not name]
    negative = any(name == "how" and one.word == "held_not" for name, one in term.items)
    if what.word == "symbols_of" and not within:  # any at all, or none
        what, negative = word("of", text("colorless")), not negative
    if CIPHER.kind(what.word) != "quantity":
        if within:
            raise unbound(what.word)
        return said(word("said", who, word("non", what) if negative else what))
    if negative or not within:
        raise unbound(what.word)
    return word("is", word(what.word, who), *within)


def counted(term: Term) -> Term:
    """How many a card has of something."""
    what, who = term.inner()
    return word("count", word("below", who)) if what.word == "cards_below" else word(what.word, who)


def own_condition(who: Term, trait: Term) -> Term | None:
    """What a trait of battles says as a condition."""
    if trait.word == "one_of" and who.word == "this" and CIPHER.has_role(trait.inner()[0].word, IN_BATTLE):
        attacks = trait.inner()[0].word == "attacking_unit"
        return word("is_attacking", who) if attacks else word("attacked_by", who, word("unit"))
    if trait.word == "attacking":
        return word("is_attacking", who)
    if trait.word == "attacking_any":
        return word("is_attacking", who, whoever_fights(trait.inner()[0]))
    if trait.word == "defending":
        return word("attacked_by", who, word("unit"))
    if trait.word == "attacked_by_any":
        return word("attacked_by", who, whoever_fights(trait.inner()[0]))
    if is_fighting(trait):
        rivals = trait.inner()[0].inner() or [word("unit")]
        return word("battling", who, whoever_fights(rivals[0]))
    if trait.word == "supported_with":
        return Term(WORD, "supported_by", [("", who), *trait.inner()[0].items])
    return None


def whoever_fights(rival: Term) -> Term:
    """Whom somebody fights: of the other side, whether it is said or not."""
    not_joined(rival)
    return Term(WORD, "unit", rival.items) if CIPHER.has_role(rival.word, NOUN) else rival


def fighting(term: Term) -> Term:
    """The trait of attacking somebody, or being attacked by them."""
    rival = term.inner()[0]
    if rival.show() == "unit":
        return word("any_of", word("attacking"), word("defending"))
    return word("any_of", word("attacking_any", rival), word("attacked_by_any", rival.copy()))


def is_fighting(trait: Term) -> bool:
    """Whether a trait is that of attacking or being attacked."""
    if trait.word != "any_of" or len(trait.items) != 2:
        return False
    one, other = trait.inner()
    if one.word == "attacking":
        return other.word == "defending"
    return one.word == "attacking_any" and other.word == "attacked_by_any"


def there(term: Term) -> Term:
    """That there are so many of something; where no number is said, that there is any."""
    if len(term.items) == 1:
        not_joined(term)
        return word("there_is", *term.inner())
    within, noun = term.inner()
    return so_many(noun, within)


def there_too(term: Term) -> Term:
    """That there are cards of one kind in a place, or of two kinds each, perhaps so many."""
    place, *told = term.inner()
    within = [one for one in told if one.kind != LIST]
    kinds = [with_traits(word("of_cards", place, *one.inner())) for one in told if one.kind == LIST]
    found = [there(word("there", *[one.copy() for one in within], noun)) for noun in kinds]
    return found[0] if len(found) == 1 else word("both", *found)


def used_times(term: Term) -> Term:
    """That this unit's skill was used this turn, perhaps so often."""
    who, name, *within = term.inner()
    if who.word != "this":
        raise unbound(who.word)
    return word("is", word("times_used", name), *within) if within else word("used", name)


def so_many(noun: Term, within: Term) -> Term:
    """That there are so many cards: one or more is any."""
    not_joined(noun)
    return word("there_is", noun) if within.show() == "at_least(1)" else word("is", word("count", noun), within)


def one_pile(term: Term) -> Term:
    """The cards of two piles that are told one by one, which must be the same."""
    one, other = term.inner()
    if one.show() != other.show():
        raise unbound(other.word)
    return one


def of_each_kind(term: Term) -> Term:
    """That there are so many of each of several kinds."""
    kinds, within = term.inner()
    noun, *traits = kinds.inner()
    return word("both", *[so_many(narrowed(noun, one), within.copy()) for one in traits])


def any_kind(term: Term) -> Term:
    """Units of any of several kinds, of whom something is said together."""
    noun, *kinds = term.inner()
    if len({one.word for one in kinds}) == 1:
        told = [inner for one in sorted(kinds, key=Term.show) for inner in one.inner()]
        return narrowed(noun, word(kinds[0].word, *told))
    return narrowed(noun, word("any_of", *kinds))


def even(term: Term) -> Term:
    """That a number is even."""
    return word("not", word("odd", *term.inner()))


def all_there(term: Term) -> Term:
    """That there is one of each of several kinds."""
    noun, *traits = term.inner()
    return word("both", *[word("there_is", narrowed(noun, one)) for one in traits])


def only_this(term: Term) -> Term:
    """That of certain units there is this one alone."""
    noun = term.inner()[0]
    no_other = word("not", word("there_is", narrowed(noun, word("other"))))
    if is_bare(noun):
        return no_other
    return word("both", word("there_is", narrowed(noun, word("one_of", word("this")))), no_other)


def compare(term: Term) -> Term:
    """A number beside another: over it, under it, at least or at most as much, the same."""
    how, one, two = term.inner()
    over, under = compared(word("more", one, two)), compared(word("more", two.copy(), one.copy()))
    if how.word == "over":
        return over
    if how.word == "under":
        return under
    if how.word == "same":
        return word("not", word("either", over, under))
    return word("not", under if how.word == "at_least" else over)


def compared(term: Term) -> Term:
    """More of something than of something else, which may be told by its player, or by its card alone."""
    one, two, *by = term.inner()
    if two.word == "other_side":
        two = mirrored(one)
    elif one.word == "other_side":
        one = mirrored(two)
    elif two.word == "alike":
        two = of_another(one, two)
    elif one.word == "alike":
        one = of_another(two, one)
    return word("more_by", one, two, *by) if by else word("more", one, two)


def of_another(number: Term, who: Term) -> Term:
    """The same number of another card."""
    of_cards = bool(number.items) and (
        number.inner()[0].word in ("ref", "of_side") or CIPHER.kind(number.inner()[0].word) == "cards"
    )
    if not of_cards or number.word == "count":
        raise unbound(number.word)
    return word(number.word, *who.inner())


def than_others(term: Term) -> Term:
    """The trait of a number less or greater than another number, or than that of other cards."""
    both, how, than = term.inner()
    lower, higher = both.inner()
    under = how.word in ("under", "over_or_same")
    found = beside(word(lower.word if under else higher.word, than))
    return word("non", found) if how.word.endswith("_or_same") else found


def greatest(term: Term) -> Term:
    """The trait of the least or greatest number among some cards; where none are named, among those it is said of."""
    both, how, *among = term.inner()
    lower, higher = both.inner()
    told = (lower if how.word == "under" else higher).word.removesuffix("r") + "st"
    return word(told, *among) if among else word("greatest", text(told))


def among_such(noun: Term) -> Term:
    """A noun of which the one with the least or greatest number is meant: among those of which all else is said."""
    told = [one for one in noun.inner() if one.word == "greatest"]
    if not told:
        return noun
    others = [item for item in noun.items if item[1] not in told]
    if len(told) > 1 or CIPHER.kind(noun.word) != "cards":
        raise unbound("greatest")
    which = word(told[0].inner()[0].word, Term(WORD, noun.word, [(name, one.copy()) for name, one in others]))
    return narrowed(Term(WORD, noun.word, others), which)


def as_much(term: Term) -> Term:
    """The trait of a number neither less nor greater than that of other cards."""
    both, than = term.inner()
    return word("all_of", *[word("non", beside(word(one.word, than.copy()))) for one in both.inner()])


def held(term: Term) -> Term:
    """What cards have: skills by name, signs."""
    return as_skills(term.inner()[0])


def as_skills(trait: Term) -> Term:
    """A trait in which names are those of skills."""
    if trait.word == "named":
        return Term(WORD, "has_skill", trait.items)
    return Term(trait.kind, trait.word, [(name, as_skills(one)) for name, one in trait.items])


def done_ones(term: Term) -> Term:
    """Those of the cards that a skill did something to."""
    noun, deed = term.inner()
    return Term(WORD, "those", [*noun.items, (DID, of_side(deed, noun))])


def beside(term: Term) -> Term:
    """A number less or greater than that of other cards, where the cards alone are told."""
    than = term.inner()[0]
    if CIPHER.kind(than.word) == "quantity":
        return term
    only_one(than)
    return word(term.word, word(CIPHER.find(term.word).other, than))


def this_many(term: Term) -> Term:
    """How many cards an effect was done to, perhaps of a certain kind only."""
    noun, deed = term.inner()
    if is_bare(noun):
        return Term(WORD, "this_way", [(DID, of_side(deed, noun))])
    return word("count", Term(WORD, "those", [*noun.items, (DID, of_side(deed, noun))]))


def of_side(deed: Term, noun: Term) -> Term:
    """What was done, and to units of which side, if that is said."""
    return Term(WORD, deed.word, [*deed.items, ("of", word(noun.word))])


def with_traits(term: Term) -> Term:
    """Cards of a zone of which something is said."""
    noun, *traits = term.inner()
    return among_such(narrowed(noun, *traits))


def zone_of(term: Term) -> Term:
    """Cards of a zone of somebody's, or of two zones."""
    zones = [one for one in term.inner() if CIPHER.kind(one.word) == "cards"]
    whose = [one for one in term.inner() if one not in zones and one.word != "whose_own"]
    found = [Term(WORD, one.word, [*one.items, *[("whose", who.copy()) for who in whose]]) for one in zones]
    return found[0] if len(found) == 1 else word("together", *found)


def but(term: Term) -> Term:
    """The trait of being another than some cards: than this unit, than those of a name, than the main character."""
    cards = term.inner()[0]
    if cards.word == "this":
        return word("other")
    if not is_noun(cards):
        return word("non", word("one_of", cards))
    if len(cards.items) != 1:
        raise unbound(cards.word)
    return word("but_of", cards) if cards.word == "enemy" else word("non", cards.inner()[0])


def said_of_all(term: Term) -> Term:
    """A trait said of all cards of a kind."""
    return word("are", *term.inner())


def apart_from(term: Term) -> Term:
    """The trait of being in another row than a unit."""
    return word("non", word("in_row_of", *term.inner()))
