"""Forms of speech for what must be so: who has or controls what, how many, more than who else."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, number, text, word
from mulligan.cardlang.roles import FIXED, NOUN
from mulligan.magic.grammar_memory import acted_on, noun_of
from mulligan.magic.grammar_nouns import as_trait, bare_kind, lone_of, mine
from mulligan.magic.grammar_terms import replace, spread, traits, unclear
from mulligan.magic.words.vocabulary import MAGIC


def compared(term: Term) -> Term:
    """A quantity in a range; below a number is not at least that number, above it not at most that."""
    quantity, *told = term.inner()
    if not told:
        return word("is", quantity, word("at_least", number(1)))
    within = told[0]
    if within.word == "below":
        return word("not", word("is", quantity, word("at_least", *within.inner())))
    if within.word == "above":
        return word("not", word("is", quantity, word("at_most", *within.inner())))
    return term


def counted(term: Term) -> Term:
    """How many there are; of those in a graveyard, or in an opponent's, it is not told in whose."""
    if term.mentions("some_opponents") or term.mentions("some_players"):
        raise unclear("whose")
    term.items = spread(term.items)
    return term


def held(term: Term) -> Term:
    """Somebody has or controls something."""
    who, claim = term.inner()
    if who.word == "nobody":
        return word("not", held(word("held", word("opponents"), claim)))
    if who.word == "defending_player":
        return of_defender(claim)
    if who.word == "anybody":
        if claim.word == "some_of":
            return claimed(word("everyone"), claim)
        return word("some_player", word("everyone"), claimed(word("opponents"), claim))
    if who.word == "opponents" and claim.word == "some_of":
        return some([word("there_is", mine(word("opposing_one", one))) for one in claim.inner()])
    if who.word == "everyone" and claim.word == "of_them" and claim.mentions("some_opponents"):
        replace(claim, "some_opponents", word("theirs"))  # so many of one opponent's, not of all of them together
        return word("some_opponent", claimed(who, claim))
    if who.word == "everyone" and claim.word == "of_them" and claim.mentions("some_players"):
        replace(claim, "some_players", word("theirs"))
        return word("some_player", word("everyone"), claimed(who, claim))
    told = claimed(who, claim)
    return word("some_opponent", told) if who.word == "opponents" else told


def in_charge(term: Term) -> Term:
    """Somebody controls what this is attached to, or this card."""
    who, cards = term.inner()
    if who.word == "refp":
        return word("are", cards, word("controlled_by", who))
    if who.word == "you":
        return word("are", cards, word("yours"))
    if who.word != "opponents":
        raise unclear("control")
    return word("are", cards, word("opposing"))


def claimed(who: Term, claim: Term) -> Term:
    """What is said of a player, or of each of those who are asked about one by one."""
    if claim.word == "some_of":
        return some([word("there_is", owned(who, one)) for one in claim.inner()])
    if claim.word == "each_of":
        return word("both", *[word("there_is", owned(who, one)) for one in claim.inner()])
    if claim.word == "of_them":
        return of_them(who, *claim.inner())
    quantity, *within = claim.inner()
    return compared(word("is", quantity if who.word == "you" else word(quantity.word, one_of(who)), *within))


def of_them(who: Term, within: Term, what: Term, *rival: Term) -> Term:
    """Somebody has so much of something, or more or less of it than somebody else."""
    if (within.word in ("more_of", "fewer_of")) != bool(rival):
        raise unclear("than")
    if rival:
        return more_than(who, within, what, rival[0])
    if what.word == "life":
        return compared(word("is", life(who), within))
    return so_many(within, owned(who, what))


def so_many(within: Term, noun: Term) -> Term:
    """There are so many cards of a kind; of none there is not one."""
    if within.show() == "at_most(0)":
        return word("not", word("there_is", noun))
    return compared(word("is", word("count", noun), within))


def some(claims: list[Term]) -> Term:
    """One of several claims is true."""
    return claims[0] if len(claims) == 1 else word("either", *claims)


def of_defender(claim: Term) -> Term:
    """What the defending player controls."""
    if claim.word == "some_of":
        return some([word("defender_controls", one) for one in claim.inner()])
    if claim.word == "of_them" and claim.inner()[0].show() == "at_most(0)":
        return word("not", word("defender_controls", claim.inner()[1]))
    raise unclear("defending player")


def owned(who: Term, noun: Term) -> Term:
    """What a player controls, or has in a zone."""
    if who.word == "you":
        return mine(word("mine", noun))
    if who.word == "opponents":
        return mine(word("theirs", noun))
    if who.word == "everyone":
        return noun
    return traits(noun, [word("controlled_by", who.copy())], False)


def life(who: Term) -> Term:
    """A player's life total."""
    if who.word == "everyone":
        raise unclear("life")
    return word("life_of") if who.word == "you" else word("life_of", one_of(who))


def one_of(who: Term) -> Term:
    """A player; or each of those who are asked about one by one."""
    return word("they") if who.word == "opponents" else who


def amount(who: Term, what: Term) -> Term:
    """How much of something a player has."""
    return life(who) if what.word == "life" else word("count", owned(who, what))


def more_than(who: Term, how: Term, what: Term, rival: Term) -> Term:
    """A player has more of something, or less, than another player."""
    if who.word == rival.word or (who.word == "opponents" and rival.word == "everyone"):
        raise unclear("than")
    other = word("opponents") if rival.word == "everyone" else rival
    one, two = amount(who, what.copy()), amount(other, what)
    told = word("more", one, two) if how.word == "more_of" else word("more", two, one)
    if rival.word == "everyone":
        return word("not", word("some_opponent", word("not", told)))
    return word("some_opponent", told) if rival.word == "opponents" else told


def said_of(term: Term) -> Term:
    """What is said of cards; or it is said not to be so."""
    cards, claim = term.inner()
    if bare_kind(claim) and cards.show() == 'ref("it")':
        cards.items.append(("", text("card")))
    if claim.word == "attached_to":
        return held_by(cards, *claim.inner())
    if claim.word == "isnt":
        return word("not", word("are", cards, *claim.inner()))
    return word("are", cards, claim)


def held_by(cards: Term, noun: Term) -> Term:
    """Something is attached to a card of a kind."""
    if not MAGIC.has_role(cards.word, FIXED) or not MAGIC.has_role(noun.word, NOUN):
        raise unclear("attached")
    return word("are", word("holder_of", cards), as_trait(word("as_trait", noun)))


def all_so(term: Term) -> Term:
    """All of several things are so."""
    if not term.items:
        raise unclear("only")
    return term.inner()[0] if len(term.items) == 1 else word("both", *term.inner())


def in_turns(term: Term) -> Term:
    """Somebody's turn, or some of the first turns that you take."""
    whose, *nth = term.inner()
    turns = [int(one.word) for one in nth]
    if not turns:
        return whose
    if whose.word != "your_turn" or turns != list(range(1, len(turns) + 1)):
        raise unclear("turn")
    return word("both", whose, word("not", word("is", word("turns_taken"), word("at_least", number(len(turns) + 1)))))


def denied(condition: Term) -> Term:
    """What is so if something is not so; if not both of two things are, one of them is not."""
    if condition.word == "not":
        return condition.inner()[0]
    if condition.word == "both":
        return word("either", *[denied(one) for one in condition.inner()])
    return word("not", condition)


def held_so(term: Term) -> Term:
    """Somebody has done something this turn, or since their last one; or has just done it with a card of a kind."""
    who, deed, when = [one for name, one in term.items if not name]
    cards = [one for name, one in term.items if name]
    if deed.word == "did_with":
        return done_with(who, deed, when, cards)
    if cards or (deed.word == "did_show") != (when.word == "undone"):
        raise unclear("this turn")
    if when.word == "undone":
        return shown_only(who, when.inner()[0])
    if when.word == "since_then":
        if deed.show() != "so_much(spells_cast)":
            raise unclear("since")
        cast = word("cast_since_your_turn", word("opponents"))
        if who.word != "nobody" and who.word != "opponents":
            raise unclear("since")
        return word("not", cast) if who.word == "nobody" else cast
    if when.word != "this_turn":
        raise unclear(when.word)
    if deed.show() == "so_much(damage_taken)" and who.word == "opponents":
        return word("was_damaged", who)
    return held(word("held", who, deed))


def shown_only(who: Term, act: Term) -> Term:
    """A card was revealed, and was not put onto the battlefield."""
    there = act.word.startswith("onto_battlefield") and act.inner()[0].show() == 'ref("it")'
    if who.word != "you" or not there:
        raise unclear("didn't")
    return word("still_there")


def just_done_to(term: Term) -> Term:
    """A card of a kind is among those that were just discarded, exiled or put into a graveyard, whoever did it."""
    deed, card = term.inner()
    return done_with(word("you"), word("did_with", deed), word("this_way"), [card])


def done_with(who: Term, deed: Term, when: Term, cards: list[Term]) -> Term:
    """What somebody has just discarded or exiled is a card of a kind."""
    if len(cards) != 1 or when.word != "this_way" or who.word not in ("you", "refp"):
        raise unclear("this way")
    kind = lone_of(word("all_of", *cards[0].inner()))
    if kind.word == "all_of" and not kind.items:
        raise unclear("card")
    return word("just_done", who, deed.inner()[0], kind)


def which_players(term: Term) -> Term:
    """Each player of whom something is so; or each but some."""
    each, told = term.inner()
    if told.word == "undone":
        return who_did_not(each, told.inner()[0])
    if MAGIC.kind(told.word) == "players" or told.word == "refp":
        if each.word != "everyone":
            raise unclear("except")
        return word("others_than", told)
    return word("players_who", each, claimed(word("opponents"), told))


def who_did(term: Term) -> Term:
    """Those players who did what all were to do just before, with a card of a kind."""
    each, deed, kind = term.inner()
    if kind.items or each.word == "others_than_you":
        raise unclear("this way")
    return word("doing_so", each, text(deed.word), text(kind.word))


def each_who(term: Term) -> Term:
    """Each player may do something, and something else happens to those who did just that."""
    who, act, deed, kind, then = term.inner()
    if not act.word.startswith(deed.word) or kind.items or act.word == "seq":
        raise unclear("this way")
    if act.word != "discard_own" and noun_of(acted_on(act)).word != kind.word:
        raise unclear("this way")
    return word(
        "each", who, word("seq", Term(WORD, "may", [("", act), ("by", word("they"))]), word("if", word("did_so"), then))
    )


def who_did_not(each: Term, act: Term) -> Term:
    """Those players who did not do what all were to do just before, with a card of a kind."""
    kinds = [one for one in act.everything() if MAGIC.has_role(one.word, NOUN)]
    if len(kinds) != 1 or kinds[0].items or each.word == "others_than_you":
        raise unclear("didn't")
    return word("not_doing", each, text(act.word), text(kinds[0].word))


def compared_with(term: Term) -> Term:
    """A quantity beside a number, or beside another quantity."""
    quantity, beside, *how = term.inner()
    if how:
        return BESIDE[how[0].word](word(how[0].word, quantity, beside))
    if MAGIC.kind(beside.word) == "quantity" or beside.kind == NUMBER:
        raise unclear("is")
    return compared(word("is", quantity, beside))


def predicated(term: Term) -> Term:
    """What something is, has, is not or does not have."""
    copula, told = term.inner()
    if (copula.word in ("it_has", "it_lacks")) != (told.kind == LIST):
        raise unclear(copula.word)
    if copula.word == "it_has":
        return lone_of(word("any_of", *[word("with", one) for one in told.inner()]))
    if copula.word == "it_lacks":
        return lone_of(word("all_of", *[word("without", one) for one in told.inner()]))
    return word("isnt", told) if copula.word == "it_is_not" else told


def fewer(term: Term) -> Term:
    """One quantity is less than another."""
    one, other = term.inner()
    return word("more", other, one)


def greater(term: Term) -> Term:
    """One quantity is greater than another."""
    return word("more", *term.inner())


def not_fewer(term: Term) -> Term:
    """One quantity is greater than another, or equal to it."""
    return word("not", fewer(term))


def not_greater(term: Term) -> Term:
    """One quantity is less than another, or equal to it."""
    return word("not", greater(term))


BESIDE: Final = {"less_than": fewer, "more_than": greater, "no_fewer_than": not_fewer, "no_more_than": not_greater}
