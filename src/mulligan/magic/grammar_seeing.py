"""Cards that are looked at, revealed or chosen, and what is done with some of them and the rest."""

from __future__ import annotations

from mulligan.cardlang.grammar import LIST, WORD, Term, number, text, word
from mulligan.cardlang.roles import CHOICE, MOVES
from mulligan.magic.grammar_nouns import is_whose, lone_of, of_player, top_cards
from mulligan.magic.grammar_terms import (
    acts_in,
    become,
    is_players,
    is_target,
    replace,
    traits,
    unclear,
)
from mulligan.magic.words.vocabulary import MAGIC


def in_library_at(term: Term) -> Term:
    """The top or the bottom of a library: in an order that is chosen, or by chance."""
    side, *order = term.inner()
    if not order:
        return side
    if order[0].word == "at_random" and side.word == "to_library_top":
        raise unclear("random order")
    where = "top" if side.word == "to_library_top" else "bottom"
    return word(f"to_{where}_{'at_random' if order[0].word == 'at_random' else 'in_any_order'}")


def top_of(term: Term) -> Term:
    """The top card of a library, or so many, or half of it; whose it is is told once."""
    who = term.inner()[0]
    count = [one for name, one in term.items if name == "count"]
    halves = [one for name, one in term.items if name == "half"]
    if not halves:
        return top_cards(word("top", *(count or [number(1)]), who))
    if count:
        raise unclear("half")
    half = halves[0]
    again = word("refp", text("player")) if is_target(who) else who.copy()
    there = word("card", word("in_library"), of_player(word("controlled_by", who)))
    return top_cards(word("top", word(half.word, word("count", there)), again))


def some_of_seen(term: Term) -> Term:
    """So many of the cards that were seen, up to so many, or any number; one goes without saying."""
    count, kind, up_to = term.inner()
    cards = Term(WORD, "seen", [item for noun in kind.inner() for item in noun.items])
    if count.word == "any_number":
        return word("any_number", cards)
    if up_to.items:
        return word("up_to", count, cards)
    return word("chosen", cards) if count.word == "1" else word("chosen", cards, count)


def may_take(term: Term) -> Term:
    """What somebody may do; where cards are taken from those that were seen, they take as many as they like."""
    if len(term.items) > 1:
        return term
    act = term.inner()[0]
    acts = act.inner() if act.word == "seq" else [act]
    taken_first = acts[0].inner()[0] if acts[0].items else acts[0]
    if not MAGIC.has_role(taken_first.word, CHOICE) or not taken_first.mentions("seen"):
        return term
    if taken_first.word == "chosen":
        cards, *count = taken_first.inner()
        taken_first = word("up_to", *(count or [number(1)]), cards)
    if acts[0].word == "reveal":
        if len(acts) < 2 or acts[1].inner()[0].show() != 'ref("it")':
            raise unclear("reveal")
        acts[1].items[0] = ("", word("it"))
        return word("seq", word("show_all", taken_first), *acts[1:])
    acts[0].items[0] = ("", taken_first)
    return act if MAGIC.has_role(acts[0].word, MOVES) else term


def rest_of_choice(before: Term, act: Term) -> Term:
    """Players have chosen something, and that player gives up the rest."""
    first, *more = act.inner() if act.word == "seq" else [act]
    if before.word != "each" or before.inner()[1].word != "choose" or first.word != "of_what_they_chose":
        raise unclear("the rest")
    chosen = before.inner()[1]
    deed = first.inner()[0]
    of_chosen(chosen, deed)
    both = word("each", before.inner()[0], word("seq", chosen, deed))
    return word("seq", both, *more) if more else both


def lone_target(term: Term) -> Term:
    """Targets that are chosen: one, or one and another."""
    aims = term.inner()[0]
    return lone_of(word("either_of", *aims.inner())) if aims.kind == LIST else aims


def of_chosen(before: Term, act: Term) -> bool:
    """Whether an act is about what was chosen before it: that player, one of the targets at random, all the others."""
    choice = before.inner()[0]
    if is_players(choice):  # that player is the one who was chosen
        told = [one for one in act.everything() if one.word == "refp" and one.inner()[0].word == "player"]
        if not told:
            raise unclear("that player")
        become(told[0], choice)
        return True
    if act.mentions("others_than_chosen"):
        if choice.word != "chosen" or acts_in(act) > 1:
            raise unclear("the rest")
        noun = choice.inner()[0]
        there = any(one.word == "in_hand" for one in noun.inner())
        whose = any(is_whose(one) for one in noun.inner())
        if act.word == "destroy" and any(one.word == "opposing" for one in noun.inner()):
            raise unclear("the rest")  # of whose opponents?
        if there != (act.word == "discard") or not whose:
            raise unclear("the rest")
        replace(act, "others_than_chosen", traits(noun, [word("apart_from", word("it"))], False))
    chance = [one for one in act.everything() if one.word == "at_random" and one.inner()[0].word == "seen"]
    aims = choice.inner() if choice.word == "either_of" else [choice]
    if len(chance) != 1 or not all(is_target(one) for one in aims):
        return False
    chance[0].items[0] = ("", choice)
    return True


def piled(term: Term) -> Term:
    """Cards are separated into two piles by you, and something is done with the one that their player chooses."""
    cards, fate = [one for name, one in term.items if not name]
    kind, act = fate.inner()
    if cards.word != kind.word:
        raise unclear(kind.word)
    if any(name for name, _ in term.items):
        act = word("destroy_for_sure", *act.inner()) if act.word == "destroy" else act
        if act.word != "destroy_for_sure":
            raise unclear("regenerated")
    return Term(WORD, "piles", [("", cards), ("", word("you")), ("", act), ("chooser", word("refp", text("player")))])


def picking(term: Term) -> Term:
    """Cards that somebody chooses, of a kind or among those that were seen."""
    choice = term.inner()[0]
    if not MAGIC.has_role(choice.word, CHOICE) or choice.mentions("source"):
        raise unclear("choose")
    choice.items.append(("by", word("actor")))
    return choice


def chosen_first(term: Term) -> Term:
    """One act after another; what is chosen is moved or copied at once, what is put on libraries shuffled into them."""
    found: list[tuple[str, Term]] = []
    for name, act in lone_of(term).items if len(term.items) > 1 else []:
        before = found[-1][1] if found else act
        if act.mentions("of_what_they_chose"):
            act = rest_of_choice(before, act)
            found.pop()
        if before.word == "choose" and before is not act and of_chosen(before, act):
            found.pop()
        if before.word == "choose" and before.mentions("seen") and act.items and act.inner()[0].show() == 'ref("it")':
            if MAGIC.has_role(act.word, MOVES) or act.word == "copy_card":
                act.items[0] = before.items[0]
                found.pop()
        if before.word == "to_library_top" and act.show() == "shuffle(their_owners)":
            found.pop()
            act = word("shuffle_into_library", *before.inner())
        found.append((name, act))
    return lone_of(Term(WORD, "seq", found)) if found else lone_of(term)


def so_many_chosen(term: Term) -> Term:
    """So many cards of theirs that players choose; one goes without saying."""
    noun, count = term.inner()
    told = [] if count.word == "1" else [("", count)]
    return Term(WORD, "chosen", [("", noun), *told, ("by", word("they"))])


def chosen_own(term: Term) -> Term:
    """What players choose of their own."""
    choice = term.inner()[0]
    for i, (name, noun) in enumerate(choice.items):
        if MAGIC.kind(noun.word) == "cards":
            choice.items[i] = (name, word("owned", noun))
    choice.items.append(("by", word("actor")))
    return choice


def revealed_until(term: Term) -> Term:
    """Cards are revealed until there are so many of a kind; one goes without saying."""
    term.items = [("who", one) if i == 2 else (name, one) for i, (name, one) in enumerate(term.items)]
    term.items = [one for i, one in enumerate(term.items) if i != 1 or one[1].word != "1"]
    return term


def taken(term: Term) -> Term:
    """What is done with a card chosen from a hand."""
    cards, how = term.inner()
    return word(how.word, cards, *how.inner())


def of_seen_hand(term: Term) -> Term:
    """A card of a kind from a hand that was seen, or from each of several."""
    noun, where = term.inner()
    cards = Term(WORD, "those", noun.items)
    return word("of_each_hand", cards) if where.word == "each_hand" else word("chosen", cards)


def hand_taken(term: Term) -> Term:
    """A hand is seen, and a card in it is taken; or a card in each of several hands."""
    seen, cards, how = term.inner()
    whose = seen.inner()[0].inner()[1]
    if cards.word != "of_each_hand":
        return word("seq", seen, taken(word("taken", cards, how)))
    if whose.word != "controlled_by" or whose.inner()[0].word != "opponents" or how.word != "discard":
        raise unclear("those hands")
    become(whose, word("opposing"))
    theirs = Term(WORD, "those", [*cards.inner()[0].items, ("", word("theirs"))])
    return word("seq", seen, word("each", word("opponents"), word("discard", word("chosen", theirs))))


def shown(term: Term) -> Term:
    """Of the cards revealed or looked at, those of a kind."""
    return Term(WORD, "those" if term.word == "shown" else "seen", term.inner()[0].items)
