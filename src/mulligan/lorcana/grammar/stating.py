"""What is always so: facts of cards, prices, what players cannot do, abilities that are given."""

from __future__ import annotations

from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, text, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.events import past, since_this_turn
from mulligan.lorcana.grammar.nouns import (
    add,
    besides,
    is_choice,
    is_noun,
    kind_of_choice,
    narrower,
    owned,
    times,
    without_owner,
    without_trait,
)
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole
from mulligan.lorcana.terms import ANY_CHARACTER
from mulligan.lorcana.words.vocabulary import LORCANA


@puts_parts("own_one")
def own_one(said: Term, this: Term | None = None) -> Term:
    """What is said of this card, which was called by its type: that was looked at before."""
    return said


@puts_whole("agreeing")
def agreeing(term: Term) -> Term:
    """What is said of players, who are then called you or they; whoever it is, if they are not called so."""
    *called, players, said = term.inner()
    if called and (called[0].word == "you") != (players.word == "you"):
        raise MulliganError("text-which-player")
    return said


@puts_whole("always_so")
def always_so(term: Term) -> Term:
    """One thing that is always so, or two, as long as something else is."""
    facts, *given = term.items
    facts = (facts[0], beside_each_other(facts[1]))
    found = [put_together(Term(WORD, "always", [("", one), *given])) for one in facts[1].inner()]
    return found[0] if len(found) == 1 else word("several", *found)


def beside_each_other(facts: Term) -> Term:
    """Two facts, of which the second may be about the others of a kind: those that the first is not about."""
    if len(facts.items) < 2 or any(one.word != "give" for one in facts.inner()):
        return facts
    one, two = facts.inner()
    part, others = one.inner()[0], two.inner()[0]
    rest = without_trait(others, "other") if is_noun(others) and others.mentions("other") else None
    if rest is None or not is_noun(part) or not narrower(part, rest):
        return facts
    told = {trait.show() for trait in rest.inner()}
    apart = [trait for trait in part.inner() if trait.show() not in told]
    if len(apart) != 1:
        raise MulliganError("text-which-card")
    rest = add(rest, [put_together(word("without", *apart))])
    return Term(facts.kind, facts.word, [("", one), ("", Term(WORD, two.word, [("", rest), *two.items[1:]]))])


@puts_whole("always")
def always(term: Term) -> Term:
    """What is always so; how cards enter play is said apart from what else they get."""
    fact = term.inner()[0]
    if fact.word != "give":
        return term
    who, *changes = fact.inner()
    entering = [one for one in changes if LORCANA.kind(one.word) == "lasting"]
    if not entering:
        return term
    others = [one for one in changes if one not in entering]
    facts = [Term(WORD, one.word, [*one.items, *([] if who.word == "this" else [("", who)])]) for one in entering]
    facts += [word("give", who, *others)] if others else []
    found = [Term(WORD, "always", [("", one), *term.items[1:]]) for one in facts]
    return found[0] if len(found) == 1 else word("several", *found)


@puts_parts("barred")
def barred(what: Term, players: Term, *duration: Term) -> Term:
    """Players cannot do something, always or for a time."""
    if what.word == "cannot_choose":
        if players.word != "opponents":
            raise MulliganError("text-which-player")
        return word("give", what.inner()[0], word("ward"))
    if what.word == "cannot_challenge_those":
        if players.word != "opponents" or duration:
            raise MulliganError("text-which-player")
        theirs = word("cannot_be_challenged_by", word("character", word("opposing")))
        return put_together(word("give", what.inner()[0], theirs))
    if what.word == "cannot_sing":
        if owned(players) is None:
            raise MulliganError("text-which-player")
        return put_together(word("give", word("character", word(owned(players) or "")), what, *duration))
    if what.items:
        unsaid = players.word == "opponents" and not duration
        return word(what.word, *what.inner(), *([] if unsaid else [players]), *duration)
    return word(what.word, players, *duration)


@puts_parts("pay_less")
def pay_less(amount: Term, what: Term, who: Term | None = None, *rest: Term) -> Term | None:
    """Cards cost less; of those of a kind, perhaps only the first, second, or next that you play in a turn."""
    if what.word != "nth_noun":
        return None
    kind, place, turn = what.inner()
    if who is not None and who.word != "you":
        raise MulliganError("text-which-player")
    if (place.word == "next") != (turn.word == "this"):
        raise MulliganError("text-how-long")
    if turn.word == "yours":
        return word("given_so", word("pay_less_nth", amount, kind, place), word("your_turn"))
    return word("pay_less_next", amount, kind) if turn.word == "this" else word("pay_less_nth", amount, kind, place)


@puts_parts("price")
def price(amount: Term, how: Term) -> Term:
    """So much less; of so much more, less than nothing."""
    if how.word != "more" and how.word != "fewer":
        raise MulliganError("text-how-many")
    return amount if how.word == "fewer" else times(number(-1), amount)


@puts_parts("for_a_time")
def for_a_time(ruling: Term, duration: Term | None = None) -> Term:
    """What players may or cannot do, or pay, or what cards get, for a time.

    The next card of a kind tells itself how long that is; of cards spoken of it may have been told before.
    """
    if ruling.word == "seq":  # the same for each of two
        return Term(WORD, "seq", [(name, for_a_time(one, duration)) for name, one in ruling.items])
    if ruling.word == "choose_player":
        return word("choose_player", ruling.inner()[0], for_a_time(ruling.inner()[1], duration))
    if ruling.word == "give" and duration is not None:
        return put_together(Term(WORD, ruling.word, [*ruling.items, ("", duration)]))
    known = ruling.word == "give" and ruling.inner()[0].word not in LORCANA.words
    if duration is None and (ruling.word == "pay_less_next" or known or ruling.mentions("this")):
        return ruling
    if duration is None or ruling.word == "pay_less_next":
        raise MulliganError("text-how-long")
    who = [] if ruling.word != "cannot_play" or len(ruling.items) > 1 else [("", word("opponents"))]
    return Term(WORD, ruling.word, [*ruling.items, *who, ("duration", duration)])


@puts_parts("keeps_damage_on")
def keeps_damage_on(cards: Term | None = None) -> Term:
    """Damage stays on cards, or on all there are."""
    return word("damage_stays", word("everyone")) if cards is None else word("give", cards, word("keeps_damage"))


@puts_parts("averted")
def averted(players: Term, would: Term, act: Term) -> Term:
    """What effects would have players do they do not do."""
    if would.word != act.word:
        raise MulliganError("text-instead-of-what")
    return word("discards_nothing" if act.word == "discard" else "cannot_lose_lore", players)


@puts_parts("cannot_do")
def cannot_do(act: Term) -> Term:
    """What players cannot do at all."""
    if f"cannot_{act.word}" not in LORCANA.words or not act.items or act.inner()[0].word != "some":
        raise MulliganError("text-how-many")
    return word(f"cannot_{act.word}")


@puts_parts("boost_price")
def boost_price(amount: Term, who: Term | None = None) -> Term:
    """It costs less to use Boost, of cards of a kind or of any of yours."""
    return word("pay_less_to_boost", amount, who or word("card", word("yours")))


@puts_parts("move_price")
def move_price(amount: Term, who: Term, to: Term) -> Term:
    """It costs less to move somewhere, wherever that is."""
    return put_together(word("pay_less_to_move", amount, who, to.inner()[0] if is_choice(to) else to))


@puts_parts("plays_at_most")
def plays_at_most(most: Term, what: Term, who: Term) -> Term:
    """Players play no more than so many cards of a kind in a turn."""
    count = word("happened", past(word("played", what, word("they"))), word("at_least", most))
    return word("cannot_play", what.copy(), word("players_who", who, count))


@puts_parts("draw_replaced")
def draw_replaced(effect: Term, who: Term, may: Term | None = None) -> Term:
    """Something else happens, or may, instead of a card that players would draw: any, the first of a turn, others."""
    players = who.inner()[0] if who.items else who
    yours = players.word == "you"
    drawn = word("happened", past(put_together(word("draws", word("you" if yours else "they")))))
    so = word("not", drawn) if who.word == "first_draw" else drawn
    if who.items and not yours:
        players = word("players_who", players, so)
    replaced = put_together(word("drawn_instead" if may is None else "may_be_drawn_instead", effect, players))
    return word("given_so", replaced, so) if who.items and yours else replaced


@puts_parts("may_play_from")
def may_play_from(what: Term) -> Term:
    """Cards in your discard may be played as if they were in your hand."""
    if not what.mentions("in_discard") or not what.mentions("yours"):
        raise MulliganError("text-played-from-where")
    return word("may_play_from_discard", what)


@puts_parts("may_ink_from")
def may_ink_from(what: Term) -> Term:
    """Cards in your discard may be inked."""
    if not what.mentions("in_discard") or not what.mentions("yours"):
        raise MulliganError("text-played-from-where")
    return word("may_ink_from_discard", what)


@puts_parts("only_one_does")
def only_one_does(who: Term, act: Term, bar: Term) -> Term:
    """Once one of a kind has done something this turn, no other can."""
    others = word("give", add(who, [word("non", since_this_turn(act))]), bar)
    return word("always", others, word("happened", past(word(act.word, who.copy()))))


@puts_parts("pay_by_owner")
def pay_by_owner(amount: Term, cards: Term) -> Term:
    """Cards cost less or more for whoever plays them: you, opponents, everyone."""
    who = "you" if cards.mentions("yours") else "opponents" if cards.mentions("opposing") else "everyone"
    return word("pay_less", amount, without_owner(cards), *([] if who == "you" else [word(who)]))


@puts_parts("yours_exerted_to")
def yours_exerted_to(effect: Term, cards: Term) -> Term:
    """Cards that you play may enter play exerted for something."""
    if not is_noun(cards) or not cards.mentions("yours"):
        raise MulliganError("text-which-player")
    return word("enters_exerted_to", effect, cards)


@puts_parts("shift_by_owner")
def shift_by_owner(amount: Term, cards: Term) -> Term:
    """Cards cost less or more to shift for whoever does it."""
    told = pay_by_owner(amount, cards)
    return word("pay_less_to_shift", *told.inner())


@puts_parts("all_but")
def all_but(noun: Term) -> Term:
    """All cards of a kind that do not have the one trait that is told."""
    if not is_noun(noun) or len(noun.items) != 1:
        raise MulliganError("text-which-card")
    return word(noun.word, word("non", noun.inner()[0]))


@puts_parts("ability")
def granted(name: Term, told: Term) -> Term | None:
    """An ability that is given; what a static one says of its own card is given itself."""
    if told.word != "always":
        return None
    fact = told.inner()[0]
    if len(told.items) != 1 or fact.word != "give" or fact.inner()[0].word != "this":
        raise MulliganError("text-cannot-be-given")
    return word("both_traits", *fact.inner()[1:])


@puts_parts("give")
def give(who: Term, *changes: Term) -> Term | None:
    """What is given to a chosen card for each other is for each other than that one.

    What they cannot gain they have not: only of those that lose it, too.
    """
    barred = [one.inner()[0].show() for one in changes if one.word == "cannot_gain"]
    if barred:
        lost = [one.inner()[0].show() for one in changes if one.word == "loses"]
        if any(one not in lost for one in barred):
            raise MulliganError("text-unclear-word", word="can't gain")
        kept = [word("loses", *one.inner()) if one.word == "cannot_gain" else one for one in changes]
        return put_together(word("give", who, *kept))
    if not is_choice(who):
        return None
    return word("give", who, *[besides(one, kind_of_choice(who)) for one in changes])


@puts_parts("each_of")
def each_of(what: Term, keywords: Term) -> Term:
    """The same said of each of several keywords."""
    return word("both_traits", *[word(what.word, one) for one in keywords.inner()])


@puts_parts("sets_number")
def sets_number(which: Term, amount: Term) -> Term:
    """A number of cards that is set."""
    return word(f"{which.word}_is", amount)


@puts_parts("gains_one_of")
def gains_one_of(who: Term, changes: Term, duration: Term) -> Term:
    """One of several keywords, of the player's choice."""
    ways = [give_for(who.copy(), one, duration.copy()) for one in changes.inner()]
    if len(ways) < 2:
        return ways[0]
    return word("choose_one", *ways)


def give_for(who: Term, change: Term, duration: Term) -> Term:
    """A change that cards get for a time."""
    return put_together(word("give", who, change, duration))


@puts_parts("can_challenge")
def can_challenge(whom: Term) -> Term | None:
    """Which characters can be challenged too; all that are ready have a word of their own."""
    return word("can_challenge_ready") if whom.show() == "character(ready)" else None


@puts_whole("shift")
def shift(term: Term) -> Term | None:
    """Shift onto any character is told by its name."""
    cost, *onto = term.inner()
    return word("shift", cost, text(ANY_CHARACTER)) if onto and onto[0].word == "Universal" else None


@puts_parts("per_change")
def per_change(changes: Term, quantity: Term | None = None) -> Term:
    """What cards get; perhaps once for each of something, every number as many times."""
    found = changes.inner()
    if quantity is not None:
        found = [so_many_times(one, quantity) for one in found]
    return word("both_traits", *found)


def so_many_times(change: Term, quantity: Term) -> Term:
    """A change with its number multiplied."""
    if not change.items or change.inner()[0].kind != NUMBER:
        raise MulliganError("text-for-each-what")
    return word(change.word, times(change.inner()[0], quantity))


@puts_parts("cannot_undergo")
def cannot_undergo(event: Term) -> Term:
    """What cannot be done to cards."""
    if event.word == "is_challenged":
        return word("cannot_be_challenged_by", *event.inner()) if event.items else word("cannot_be_challenged")
    if event.word == "damaged_now":
        return word("no_damage")
    if event.show() == "readied(everyone)":
        return word("cannot_ready")
    if event.show() == "is_chosen(opponents)":
        return word("ward")
    raise MulliganError("text-unclear-word", word="can't be")


@puts_parts("give_while")
def give_while(who: Term, changes: Term, state: Term | None = None) -> Term:
    """What cards get, perhaps in the challenges that they make."""
    if state is None:
        return put_together(word("give", who, *changes.inner()))
    if state.word != "challenging" and state.word != "challenging_one":
        raise MulliganError("text-how-long")
    challenge = word("challenges", word("this"), *state.inner())
    given = word("when", challenge, word("give", word("this"), *changes.inner(), word("this_challenge")))
    return word("give", who, word("ability", text("@"), given))


@puts_parts("use_framed")
def use_framed(frame: Term, cost: Term, effect: Term) -> Term:
    """An ability that is used once in a turn, or only while something is so."""
    limits: list[Term] = []
    for one in frame.inner():
        if one.word == "their_turn":  # when nobody uses anything of yours
            raise MulliganError("text-which-player")
        if one.word != "your_turn":
            limits.append(word("once_per_turn") if one.word == "once" else word("only_if", one))
    return word("use", *limits, cost, effect)


@puts_parts("would_be")
def would_be(who: Term, event: Term, instead: Term, may: Term | None = None) -> Term:
    """What happens to cards in place of something else."""
    if event.word == "banished":
        return word("banished_instead" if may is None else "may_be_banished_instead", who, instead, *event.inner())
    if event.word == "returned_to_hand":
        if instead.mentions("return_to_hand"):
            raise MulliganError("text-instead-of-what")
        whose = add(who, event.inner()) if is_noun(who) and not who.mentions("yours") else who
        return word("returned_instead" if may is None else "may_be_returned_instead", whose, instead)
    if event.show() != "damaged_now" or instead.show() != "put_damage(that_many, this)" or may is not None:
        raise MulliganError("text-instead-of-what")
    return word("takes_damage_for", who)


@puts_parts("cannot_choose")
def cannot_choose(what: Term, purpose: Term | None = None) -> Term | None:
    """Cards that cannot be chosen for anything."""
    if purpose is not None:
        raise MulliganError("text-unclear-word", word="can't choose")
    return None


@puts_parts("instead_of_it")
def instead_of_it(effect: Term, said: Term | None = None) -> Term:
    """What happens in place of something else, which must be said."""
    if said is None:
        raise MulliganError("text-instead-of-what")
    return effect
