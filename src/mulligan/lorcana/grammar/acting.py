"""What is done to cards: played, moved, exerted as a cost; one act or another; for each of something."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, word
from mulligan.cardlang.roles import NAMES_DOER
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.describing import in_total
from mulligan.lorcana.grammar.nouns import (
    add,
    flat,
    has_zone,
    is_choice,
    is_noun,
    tells_whose,
    tells_zone,
    times,
    without_trait,
)
from mulligan.lorcana.grammar.referents import is_many, kinds_of
from mulligan.lorcana.grammar.stating import so_many_times
from mulligan.lorcana.grammar.together import PAIRS, put_together, puts_parts
from mulligan.lorcana.words.vocabulary import LORCANA


@puts_parts("play_how")
def play_how(what: Term, *ways: Term) -> Term:
    """A card is played: for free or not, exerted or not; one that is paid for is not in the hand."""
    how = [one.word for one in ways]
    said = [one.inner()[0].word for one in ways if one.items]  # "that character enters play exerted"
    if said and kinds_of(what) != frozenset(said):
        raise MulliganError("text-which-card")
    if "free" not in how and what.mentions("own"):
        raise MulliganError("text-played-from-where")
    played = "play_for_free" if "free" in how else "play_for_cost"
    return word(f"{played}_exerted" if "exerted" in how else played, what)


@puts_parts("shift_how")
def shift_how(what: Term, *ways: Term) -> Term:
    """A card is shifted onto a character that it may be shifted onto: for free or not."""
    if not is_noun(what) or "character" not in kinds_of(what):
        raise MulliganError("text-which-card")
    return word("shift_for_free" if ways else "shift_for_cost", what)


@puts_parts("play_up_to")
def play_up_to(count: Term, what: Term, *ways: Term) -> Term:
    """Several cards are played, none of them without being asked; of some in total they are chosen before."""
    if count.show() != "0" and not what.mentions("total_said"):
        return word("for_each", count, word("may", put_together(word("play_how", what, *ways))))
    if not is_noun(what):
        raise MulliganError("text-which-card")
    what = in_total(what, True)
    choice = word("any_number", what) if count.show() == "0" else word("up_to", count, what)
    play = put_together(word("play_how", choice, *ways))
    return word(play.word.replace("play_", "play_several_"), choice)


@puts_parts("playable")
def playable(what: Term) -> Term:
    """What one plays is in one's hand, if it is not said where it is."""
    there = word("at_location", word("there"))
    if is_noun(what) and any(one.show() == there.show() for one in what.inner()):  # where one has just looked
        return word("from_there", without_trait(what, "at_location"))
    return what if has_zone(what) else add(what, [word("own"), word("in_hand")])


@puts_parts("either_goes")
def either_goes(cards: Term, *ways: Term) -> Term:
    """Cards go one way or another."""
    return word("choose_one", *[goes_there(cards.copy(), way) for way in ways])


@puts_parts("goes_there")
def goes_there(cards: Term, there: Term) -> Term:
    """Cards go to a pile of their player's: to one of yours only what is yours."""
    *whose, way = there.inner()
    if not any(one.word == "yours" for one in whose):
        return word(way.word, cards)
    of_others = LORCANA.has_role(cards.word, NAMES_DOER) and len(cards.items) > 1 and cards.inner()[1].word != "you"
    under_others = cards.word == "cards_under" and (cards.mentions("theirs") or cards.mentions("opposing"))
    if of_others or under_others or any(not is_yours(one) for one in nouns_in(cards)):
        raise MulliganError("text-whose-pile")
    return Term(WORD, way.word, [("", cards), ("@", word("yours"))])


def nouns_in(cards: Term) -> list[Term]:
    """What certain cards are, without what is said of other cards to tell which."""
    if is_noun(cards):
        return [cards]
    if not is_choice(cards) and cards.word != "either_of" and cards.word != "at_random":
        return []
    return [noun for one in cards.inner() for noun in nouns_in(one)]


def is_yours(cards: Term) -> bool:
    """Whether cards of a kind are told to be yours, or of whoever does it; who is or was here is yours."""
    return any(one.word in ("yours", "own") or one.show() in HERE for one in cards.inner())


@puts_parts("with_yours")
def with_yours(cost: Term) -> Term:
    """A cost of Shift, which is paid with cards of one's own."""
    if is_choice(cost):
        what = cost.inner()[0]
        told = not is_noun(what) or any(tells_whose(one) for one in what.inner())
        return cost if told else Term(WORD, cost.word, [("", add(what, [word("yours")])), *cost.items[1:]])
    return Term(cost.kind, cost.word, [(name, with_yours(one)) for name, one in cost.items])


@puts_parts("act_on")
def act_on(act: Term, *said: Term) -> Term:
    """An act on cards; if it is not said on which, on the same as before."""
    needed = sum(not one.default for one in LORCANA.find(act.word).parameters)
    return word(act.word, *said, *([word("same")] if len(said) < needed else []))


@puts_parts("discard_so_many")
def discard_so_many(count: Term, what: Term | None = None) -> Term:
    """A player discards so many cards of a kind."""
    hand = add(what or word("card"), [word("own"), word("in_hand")])
    return word("discard", put_together(word("chosen", hand, count)))


@puts_parts("done_so")
def done_so(act: Term, what: Term | None = None) -> Term:
    """The condition that something was done, or done to a card of a kind, wherever it lies by now."""
    if what is None:
        return word("done_by_act", act, word("it_was_done"))
    gone = act.word == "banish" or act.word == "discard"
    return word("done_by_act", act, word("matches", word("it"), add(what, [word("in_discard")]) if gone else what))


@puts_parts("by_whom")
def by_whom(who: Term, condition: Term) -> Term:
    """The condition that something was done, by you or by whoever else was spoken of."""
    return word("done_by_yourself" if who.word == "you" else "they_did", condition)


@puts_parts("measured")
def measured(act: Term, measure: Term | None = None) -> Term:
    """An act as much or as often as something says: for each, equal to, until."""
    if measure is None:
        return act
    amount, *rest = measure.inner()
    if measure.word == "each_time":
        return per(amount, act)
    if measure.word == "until":
        return until(act, amount, rest[0] if rest else word("in_hand"))
    if act.word == "deal":
        return deal_equal(amount, act.inner()[1:], rest)
    if rest or not act.mentions("some"):
        raise MulliganError("text-how-many")
    return so_much(act, amount)


def so_much(act: Term, amount: Term) -> Term:
    """An act with an amount in the place of some."""
    if act.word == "some":
        return amount.copy()
    return Term(act.kind, act.word, [(name, so_much(item, amount)) for name, item in act.items])


def until(act: Term, said: Term, zone: Term) -> Term:
    """Cards are drawn, or go from a zone, until who does it has so many in it."""
    who, count = said.inner()
    held = f"cards_{zone.word}"
    if not act.mentions("some") or held not in LORCANA.words:
        raise MulliganError("text-how-many")
    if act.word == "draw" and zone.word == "in_hand":
        return word("draw_until", said, *act.inner()[1:])
    if not act.mentions(zone.word) and not (act.word == "discard_at_random" and zone.word == "in_hand"):
        raise MulliganError("text-how-many")
    return so_much(act, word("said_by", who, word("plus", word(held, word("oneself")), times(number(-1), count))))


def deal_equal(amount: Term, first: list[Term], then: list[Term]) -> Term:
    """Damage to cards, as much as something; "another" is said of what is chosen second."""
    if len(first) + len(then) != 1:
        raise MulliganError("text-damage-to-what")
    if then or not amount.mentions("another_one") or first[0].mentions("another_one"):
        return word("deal", amount, *first, *then)
    if not is_choice(first[0]):
        raise MulliganError("text-which-card")
    other = Term(WORD, first[0].word, [(name, add(item, [word("another_one")])) for name, item in first[0].items])
    return word("deal", without_trait(amount, "another_one"), other)


@puts_parts("remove_damage")
def remove_damage(much: Term, *cards: Term) -> Term:
    """Damage is removed: all, so much, or up to so much."""
    if much.word == "all":
        return act_on(word("heal_fully"), *cards)
    if much.word == "at_most":
        return act_on(word("heal"), much.inner()[0], *cards)
    if much.word == "any" or not cards:
        raise MulliganError("text-how-many")
    return Term(WORD, "heal_fully", [("", cards[0]), ("amount", much.inner()[0])])


@puts_parts("move_damage_so")
def move_damage_so(much: Term, source: Term, target: Term) -> Term:
    """Damage is moved: all, so much, or up to so much."""
    if much.word == "exactly":
        return word("move_exactly", much.inner()[0], source, target)
    if (is_noun(source) or source.word == "either_of") and much.word != "all":  # from each of them?
        raise MulliganError("text-which-card")
    if much.word == "all":
        return word("move_all_damage", source, target)
    return word("move_damage", number(99) if much.word == "any" else much.inner()[0], source, target)


@puts_parts("move_from_each")
def move_from_each(much: Term, sources: Term, target: Term) -> Term:
    """Damage is moved from each card of a kind: all, so much, or up to so much of each."""
    if much.word == "at_most" or much.word == "any":
        count = number(99) if much.word == "any" else much.inner()[0]
        return word("move_damage", count, sources, target)
    return move_damage_so(much, sources, target)


@puts_parts("hit_each_other")
def hit_each_other(one: Term, other: Term) -> Term:
    """Two cards deal damage to each other, each as much as it has strength."""
    itself = word("picked", number(1)) if is_choice(one) else one.copy()
    back = word("deal", word("strength_of", word("it")), itself)
    return word("seq", word("deal", word("strength_of", one), other), back)


HERE: Final = ("at_location(here)", "was_there(here)")
BOTH: Final = ("both_ref", "they_ref", "those_ref")  # those that were chosen, where two choices were made


@puts_parts("chosen_both")
def chosen_both(choice: Term, act: Term) -> Term:
    """Two cards were chosen, and the same is done to each of them."""
    if sum(one.word in BOTH for one in act.everything()) != 1 or any(is_choice(one) for one in act.everything()):
        raise MulliganError("text-which-card")
    return put_together(done_to(act, choice))


def done_to(act: Term, choice: Term) -> Term:
    """An act on a card that was chosen before, which is chosen for it."""
    if act.word in BOTH:
        return choice
    if act.word == "seq" or act.word == "may":
        raise MulliganError("text-which-card")
    return Term(act.kind, act.word, [(name, done_to(item, choice)) for name, item in act.items])


@puts_parts("either_discard")
def either_discard(count: Term, other: Term, noun: Term) -> Term:
    """Each player discards so many cards, or so many of a kind, as they like."""
    kind = add(noun, [word("own"), word("in_hand")])
    hand = word("card", word("own"), word("in_hand"))
    one = word("discard", put_together(word("chosen", hand, count)))
    two = word("discard", put_together(word("chosen", kind, other)))
    return word("choose_one", one, two)


def each_of(quantity: Term, give: Term) -> Term:
    """What is given once for each of something: every number as many times."""
    who, *rest = give.items
    changes = [
        (name, one if LORCANA.kind(one.word) == "duration" else so_many_times(one, quantity)) for name, one in rest
    ]
    return Term(WORD, give.word, [who, *changes])


@puts_parts("per")
def per(quantity: Term, act: Term) -> Term:
    """An act as many times as there is something: so much more of it, or so many more cards."""
    if act.word == "give":
        return put_together(each_of(quantity, act))
    known = LORCANA.words.get(act.word)
    amount = act.inner()[0] if act.items else act
    if known is not None and (not known.parameters or known.holds_acts()):
        raise MulliganError("text-for-each-what")
    if amount.kind == NUMBER and (known is None or "quantity" in known.parameters[0].kinds):
        return Term(WORD, act.word, [(act.items[0][0], times(amount, quantity)), *act.items[1:]])
    if amount.word == "chosen" and not any(name for name, _ in amount.items):
        count = times(amount.inner()[1] if len(amount.items) > 1 else number(1), quantity)
        return Term(WORD, act.word, [("", word("chosen", amount.inner()[0], count)), *act.items[1:]])
    raise MulliganError("text-for-each-what")


@puts_parts("every")
def every(number: Term, of: Term) -> Term | None:
    """So many times as a number goes into something; of each 1, as many as there are."""
    return of if number.show() == "1" else None


@puts_parts("move_to")
def move_to(who: Term, where: Term) -> Term:
    """Cards move to a location."""
    if who.word == "cards_under" or (is_choice(where) and not where.mentions("location")):
        raise MulliganError("text-no-location")
    return word("move_to", your_own(who), your_own(where))


@puts_parts("elsewhere")
def elsewhere(who: Term) -> Term:
    """Characters that are at a location move to another: who is at one already does not move there."""
    if not is_choice(who):
        raise MulliganError("text-which-card")
    return Term(WORD, who.word, [(n, add(item, [word("at_location")])) for n, item in who.items])


@puts_parts("move_together")
def move_together(who: Term, where: Term) -> Term:
    """All of them move to one location, which is chosen once."""
    parts = [your_own(one) for one in (who.inner() if who.word in PAIRS else [who])]
    if where.word == "same_location" and (
        len(parts) > 1 or not is_choice(who) or is_many(who)
    ):  # or as one told before
        where = word("same_location", word("chosen", word("location", word("yours"))))
    return word("move_to", word("together", *parts) if len(parts) > 1 else parts[0], your_own(where))


def your_own(cards: Term) -> Term:
    """Characters move to locations of their own player: what is chosen for that is yours."""
    if not is_choice(cards):
        return cards
    return Term(WORD, cards.word, [(n, add(item, [word("yours")])) for n, item in cards.items])


@puts_parts("either_act")
def either_act(one: Term, other: Term) -> Term:
    """One act or the other; what cannot be done in full cannot be picked."""
    picks = [[term for term in act.everything() if is_choice(term)] for act in (one, other)]
    if not picks[0] and not picks[1]:
        raise MulliganError("text-either-act")
    either = word("choose_one", one, other)
    if not picks[0]:
        return word("if", enough_for(picks[1]), either, one.copy())
    if not picks[1]:
        return word("if", enough_for(picks[0]), either, other.copy())
    only = word("if", enough_for(picks[0]), one.copy(), other.copy())
    return word("if", word("both", enough_for(picks[0]), enough_for(picks[1])), either, only)


def enough_for(choices: list[Term]) -> Term:
    """The condition that there is enough to choose from."""
    if len(choices) != 1 or (not is_noun(choices[0].inner()[0]) and choices[0].inner()[0].word != "either_of"):
        raise MulliganError("text-either-act")
    count = [word("at_least", one) for name, one in choices[0].items[1:] if not name]
    enough = word("have", choices[0].inner()[0].copy(), *count)
    enough.items.append(("@", number(0)))  # no text says it, and nobody is spoken of
    return enough


@puts_parts("some_modes")
def some_modes(least: Term, most: Term, *modes: Term) -> Term:
    """Several of the ways listed, none of them twice, in the order in which they are listed."""
    few, many = int(least.word), min(int(most.word), len(modes))
    if few > len(modes) or len(modes) > 5:
        raise MulliganError("text-how-many")
    ways = [one for size in range(max(few, 1), many + 1) for one in combinations(modes, size)]
    told = [flat(word("seq", *[one.copy() for one in way])) for way in ways]
    picked = word("choose_one", *told) if len(told) > 1 else told[0]
    return picked if few else word("may", picked)


@puts_parts("modes_if")
def modes_if(condition: Term, count: Term, *modes: Term) -> Term:
    """One of the ways listed; if something is so, several of them."""
    several = some_modes(count, count, *[one.copy() for one in modes])
    return word("if", condition, several, word("choose_one", *modes))


@puts_parts("dealt_out")
def dealt_out(count: Term, what: Term, *ways: Term) -> Term:
    """Several cards are chosen, and each goes somewhere else: one after the other, for none goes twice."""
    if int(count.word) != len(ways) or has_zone(what):
        raise MulliganError("text-how-many")
    one = add(what, [word("own")])
    return flat(word("seq", *[goes_there(word("chosen", one.copy()), way) for way in ways]))


@puts_parts("all_but_some")
def all_but_some(count: Term, what: Term) -> Term:
    """All of a kind but so many: who chooses picks those that something is done to."""
    return word("chosen", what, word("plus", word("count", what.copy()), times(number(-1), count)))


@puts_parts("by")
def by(effect: Term) -> Term:
    """A cost: an act; ink is a cost by itself."""
    if effect.word == "pay_to" and effect.inner()[1].show() == "seq":
        return effect.inner()[0]
    if effect.word in ("each", "they_do"):  # what several players do is no price of one
        raise MulliganError("text-which-player")
    if any(may_be_of_others(one) for one in effect.everything()):  # one of yours, or of anybody's?
        raise MulliganError("text-which-player")
    return word("by", ready_ones(effect))


def may_be_of_others(choice: Term) -> bool:
    """Whether a choice that is not said to be one ("an item", not "chosen item") may be of others' cards."""
    if not is_choice(choice) or any(name == "aloud" for name, _ in choice.items):
        return False
    nouns = [one for one in choice.everything() if is_noun(one)]
    return any(
        not any(tells_whose(one) or tells_zone(one) or one.word == "at_location" for one in noun.inner())
        for noun in nouns
    )


def ready_ones(effect: Term) -> Term:
    """As a cost: what is exerted must be ready."""
    if effect.word == "seq":
        return word("seq", *[ready_ones(one) for one in effect.inner()])
    if effect.word == "exert" and is_choice(effect.inner()[0]):
        choice = effect.inner()[0]
        return word("exert", Term(WORD, choice.word, [(n, add(item, [word("ready")])) for n, item in choice.items]))
    return effect


@puts_parts("put_off")
def put_off(acts: Term, later: Term | None = None) -> Term:
    """What is done; perhaps the last of it at a later time."""
    if later is None:
        return acts
    if acts.word == "give" and later.word == "at_start_of_your_turn" and acts.inner()[-1].show() == "cannot_ready":
        return word("give", *acts.inner()[:-1], word("cannot_ready_at_start"), word("your_next_turn"))
    if acts.word != "seq":
        return word(later.word, acts)
    *before, last = acts.inner()
    return word("seq", *before, word(later.word, last))
