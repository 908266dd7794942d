"""Who has how much, more than others, or nothing; and cards with different names."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.grammar import number as numeral
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.describing import stands
from mulligan.lorcana.grammar.events import happens, past
from mulligan.lorcana.grammar.nouns import add, is_noun, owned, without_owner, without_trait
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole, said_last
from mulligan.lorcana.words.vocabulary import LORCANA

QUANTIFIED: Final = ("some_opponent", "each_opponent", "no_opponent")  # holders that are asked one after the other


def is_counted(held: Term) -> bool:
    """Whether what somebody has is a number of cards, and not the cards."""
    return LORCANA.kind(held.word) == "quantity"


@puts_parts("of_holder")
def of_holder(who: Term, holding: Term) -> Term:
    """Somebody has so much, or more than others."""
    held = holding.inner()[:1] if holding.word == "have" or holding.word == "is" else []
    held = [noun for one in held for noun in (one.inner() if is_counted(one) else [one])]
    said = [trait.word for noun in held if is_noun(noun) for trait in noun.inner()]
    if ("yours" in said and who.word != "you") or ("opposing" in said and who.word == "you"):
        raise MulliganError("text-whose-pile")  # in a pile of another's
    asked = who.word in QUANTIFIED
    if asked and who.word != "each_opponent" and holding.word == "have" and len(holding.items) == 1:
        theirs = held_by(holding, word("opponents"))  # whoever of them has it
        return theirs if who.word == "some_opponent" else word("not", theirs)
    done = held_by(holding, word("they") if asked else who)
    if who.word == "some_opponent":
        return word("some_player", word("opponents"), done)
    if who.word == "no_opponent":
        return word("not", word("some_player", word("opponents"), done))
    if who.word == "each_opponent":
        return word("not", word("some_player", word("opponents"), word("not", done)))
    return done


@puts_parts("both_held")
def both_held(one: Term, two: Term) -> Term:
    """Somebody has both; of two of a kind, what is said behind the second of where they are is said of both."""
    if is_noun(one) and is_noun(two) and one.word == two.word:
        places = [trait for trait in two.inner() if trait.word == "at_location"]
        if places and not one.mentions("at_location"):
            one = add(one, [trait.copy() for trait in places])
    return word("both", word("have", one), word("have", two))


@puts_parts("either_held")
def either_held(who: Term, one: Term, other: Term) -> Term:
    """Somebody has one thing or another."""
    if who.word in QUANTIFIED:  # the same of them?
        raise MulliganError("text-which-player")
    return put_together(word("either", of_holder(who, one), of_holder(who.copy(), other)))


def held_by(holding: Term, who: Term) -> Term:
    """What is said of whoever holds something, said of one."""
    if holding.kind != WORD:
        return holding
    if holding.word == "compared":
        return compared(holding.inner()[0], holding.inner()[1], who, holding.inner()[2])
    if holding.word == "holder":
        return who.copy()
    if holding.word == "held_by":
        return word(owned(who) or "theirs")
    done = Term(WORD, holding.word, [(name, held_by(item, who)) for name, item in holding.items])
    return put_together(done) if is_noun(done) or said_last(done) == "you" else done


def compared(how: Term, what: Term, who: Term, rivals: Term) -> Term:
    """One player has more, fewer or as many of something as others: cards of a kind, cards in hand, lore."""
    if rivals.word in QUANTIFIED:
        if who.word == "they":  # of each opponent, against each opponent
            raise MulliganError("text-which-player")
        found = sided(how, how_many(what, who), how_many(what, word("they")))
        if rivals.word == "some_opponent":
            return word("some_player", word("opponents"), found)
        return word("not", word("some_player", word("opponents"), put_together(word("not", found))))
    return sided(how, how_many(what, who), how_many(what, rivals))


def how_many(what: Term, who: Term) -> Term:
    """How much of something a player has."""
    zone = without_owner(what).inner()
    if what.word == "card" and len(zone) == 1 and f"cards_{zone[0].word}" in LORCANA.words:
        return how_many(word(f"cards_{zone[0].word}"), who)
    if is_noun(what) or what.word == "either_of":
        return word("count", add(without_owner(what), [word(owned(who) or "theirs")]))
    return word(what.word) if who.word == "you" else word(what.word, who.copy())


def sided(how: Term, one: Term, two: Term) -> Term:
    """One number beside another."""
    if how.word == "more":
        return word("more", one, two)
    if how.word == "more_by":  # at least so much
        return word("more", one, word("plus", two, numeral(int(how.inner()[0].word) - 1)))
    if how.word == "fewer":
        return word("more", two, one)
    if how.word == "as_many":
        return word("not", word("more", two, one))
    return word("both", word("not", word("more", one, two)), word("not", word("more", two.copy(), one.copy())))


@puts_whole("have", "count", "chosen", "up_to")
def counted(term: Term) -> Term | None:
    """Cards that are counted or chosen: none of them, those of an event, no two with the same name."""
    if term.word == "have" and len(term.items) == 2 and term.inner()[1].show() == "exactly(0)":
        return word("not", word("have", term.inner()[0]))
    if term.word == "count" and term.mentions("sang_this"):
        return word("times_happened", word("sings", without_trait(term.inner()[0], "sang_this"), word("this")))
    if term.word == "count" and term.mentions("lying_under"):
        return count_under(term.inner()[0])
    if term.word == "count" and term.mentions("since"):
        return times_happened(term.inner()[0])
    return different(term)


def times_happened(noun: Term) -> Term:
    """How many times something happened to cards of a kind; what one card may do again counts it once."""
    told = [one for one in noun.inner() if one.word == "since"]
    if not is_noun(noun) or len(told) != 1:
        raise MulliganError("text-how-many")
    event = past(happens(without_trait(noun, "since"), told[0].inner()[0]))
    return word("cards_that" if may_happen_again(event) else "times_happened", event)


def may_happen_again(event: Term) -> bool:
    """Whether a card may do something, or undergo it, more than once in a turn and be the same card."""
    again = any(known.event == event.word and known.kind == "trait" for known in LORCANA.words.values())
    return again and event.word != "played"


def different(term: Term) -> Term | None:
    """Cards with different names: counted as many times as there are names, or chosen no two of a name."""
    if not any(one.mentions("different") for one in term.inner()):
        return None
    items = [(name, without_trait(item, "different")) for name, item in term.items]
    if term.word == "have":
        if len(items) != 2:
            raise MulliganError("text-how-many")
        return word("is", word("different_names", items[0][1]), items[1][1])
    if term.word == "chosen" and len(items) != 2:
        raise MulliganError("text-how-many")
    return Term(WORD, "different_names" if term.word == "count" else f"{term.word}_different", items)


@puts_parts("not")
def no(condition: Term) -> Term | None:
    """What is not so; of what is not so, that it is."""
    return condition.inner()[0] if condition.word == "not" else None


@puts_parts("exists")
def exists(cards: Term, *traits: Term) -> Term:
    """There is a card, or so many, or none; perhaps of those that are or have something."""
    noun = cards.inner()[0]
    if len(traits) > 1:
        if cards.word == "all_of":
            raise MulliganError("text-how-many")
        return put_together(word("have", add(noun, list(traits)), *cards.inner()[1:]))
    trait = traits[0] if traits else None
    under = next((one.inner()[0] for one in noun.inner() if one.word == "lying_under"), None)
    if under is not None:
        return over(under, cards, trait)
    if cards.word == "all_of":
        if trait is not None and trait.word == "noun_trait":  # "is a Princess": of which kind they are
            said = trait.inner()[0]
            trait = said.inner()[0] if said.word == noun.word and len(said.items) == 1 else None
        if trait is None:
            raise MulliganError("text-how-many")
        return word("not", word("have", add(noun, [word("non", trait)])))
    return put_together(word("have", noun if trait is None else add(noun, [trait]), *cards.inner()[1:]))


@puts_parts("lore_so_far")
def lore_so_far(what: Term, who: Term, within: Term) -> Term:
    """A player has gained or lost so much lore this turn; of several, any of them."""
    if who.word != "opponents" and who.word != "everyone":
        return put_together(word("is", put_together(word(what.word, who)), within))
    return word("some_player", who, word("is", word(what.word, word("they")), within))


@puts_parts("existed")
def existed(cards: Term, event: Term) -> Term:
    """Something happened to a card of a kind this turn, or to so many, or to none."""
    noun, *within = cards.inner()
    if cards.word == "all_of":
        raise MulliganError("text-as-it-was")
    often = [one for one in within if one.show() != "at_least(1)"]
    told = past(happens(noun, event))
    if often and often[0].show() != "exactly(0)" and may_happen_again(told):
        return word("is", word("cards_that", told), often[0])
    return put_together(word("happened", told, *often))


@puts_parts("nth_of")
def nth_of(number: Term, times: Term) -> Term:
    """What just happened has happened so many times."""
    if times.word == "cards_that":
        return word("is", times, word("exactly", number))
    if times.word != "times_happened":
        raise MulliganError("text-as-it-was")
    return word("it_is_nth", number, times.inner()[0])


@puts_parts("whether")
def whether(done: Term) -> Term:
    """Whether it was done."""
    so = word("it_was_done") if done.word.startswith("done") else word("not", word("it_was_done"))
    return word("in_hindsight", so) if done.word.endswith("before") else so


def count_under(noun: Term) -> Term:
    """How many cards of a kind lie under a card."""
    under = [one for one in noun.inner() if one.word == "lying_under"]
    if not is_noun(noun) or len(under) != 1:
        raise MulliganError("text-how-many")
    there = word("cards_under", under[0].inner()[0])
    kind = without_trait(noun, "lying_under")
    return word("count", there if kind.show() == "card" else word("among", there, kind))


def over(top: Term, cards: Term, trait: Term | None) -> Term:
    """There is a card under another, or so many, or none; perhaps of a kind."""
    noun, *within = cards.inner()
    if trait is not None or cards.word == "all_of":
        raise MulliganError("text-how-many")
    if noun.word != "card" or len(noun.items) != 1:
        return word("is", count_under(noun), within[0] if within else word("at_least", numeral(1)))
    if within and within[0].show() != "exactly(0)":
        return word("is", word("count", word("cards_under", top)), within[0])
    there = stands(top, word("with_card_under"))
    return word("not", there) if within else there


@puts_parts("has_or_not")
def has_or_not(how: Term, holding: Term) -> Term:
    """Who has something, or does not have it."""
    return holding if how.word == "has" else put_together(word("not", holding))


@puts_parts("and_so")
def and_so(one: Term, more: Term) -> Term:
    """Two things are so; with a third it must be clear which belong together."""
    if more.word == "either":
        raise MulliganError("text-unclear-word", word="or")
    return put_together(word("both", one, more))


@puts_parts("or_so")
def or_so(one: Term, more: Term) -> Term:
    """One of two things is so."""
    if more.word == "both":
        raise MulliganError("text-unclear-word", word="and")
    return put_together(word("either", one, more))
