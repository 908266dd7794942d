"""From the phrases of a skill's text to its tree, whatever the language: what belongs together, who does it.

A grammar's terms may hold words that no card has: `ref` for a pronoun, `given` for one thing that changes in cards,
`changes` for several of them with a duration, `done_to` for a deed and what it is done to, `by_opponent` and `by_each`
for what somebody else does, `so` for what is said of a card, `skills` for several skills in one text. Here they become
words of the card language, or the text is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, word
from mulligan.cardlang.roles import AGAINST, IN_BATTLE, IN_ZONE, NOUN, STACKS, SUMS
from mulligan.cipher.grammar_changes import (
    at_moment,
    backed,
    barred_by,
    barred_by_both,
    becomes,
    by_any_enemy,
    deploy_barred,
    each_time,
    from_now,
    gathered,
    kept,
    lasting,
    lost,
    no_criticals,
    per,
    per_all,
    thing_done,
    timed,
)
from mulligan.cipher.grammar_costs import as_cost, each_as_cost, own_bar, own_cost
from mulligan.cipher.grammar_deeds import (
    done_to,
    done_to_both,
    each_kind_of,
    if_so_do,
    joined_deeds,
    of_each,
    out_of,
    put_to,
)
from mulligan.cipher.grammar_events import (
    against,
    by_means,
    card_moved,
    deck_shown,
    does_to,
    happens,
    moment,
    nth,
    nth_unit,
    of_one_side,
    put_card,
    replaced,
    spared,
    turned,
    under_critical,
    uses_any,
)
from mulligan.cipher.grammar_nouns import (
    LAST,
    but_of,
    flat,
    is_bare,
    is_choice,
    is_noun,
    named_item,
    narrowed,
    on_side,
    only_one,
    plain,
    sort_traits,
    unbound,
    what_is_chosen,
    yours,
)
from mulligan.cipher.grammar_otherwise import (
    CHAINS,
    if_it_is_not,
    if_not_done,
    if_you_do,
    made_to,
    otherwise,
    so_many_instead,
    so_much_instead,
    step_alone,
)
from mulligan.cipher.grammar_rest import any_of_those, if_among_them, shown_ones
from mulligan.cipher.grammar_saying import (
    EVERY,
    all_of,
    all_there,
    among_such,
    any_kind,
    apart_from,
    as_much,
    being_both,
    beside,
    but,
    compare,
    compared,
    counted,
    done_ones,
    either_of,
    even,
    fighting,
    greatest,
    held,
    held_all,
    held_by,
    measured,
    none_of,
    number_is,
    of_each_kind,
    of_every,
    of_them,
    one_at_a_time,
    one_pile,
    only_this,
    said,
    said_held,
    said_of_all,
    said_of_every,
    said_of_one,
    said_of_some,
    than_others,
    there,
    there_too,
    this_many,
    used_times,
    whoever_fights,
    with_traits,
    within,
    zone_of,
)
from mulligan.cipher.grammar_sequence import (
    and_then,
    move_beside,
    moved_to,
    sequence,
)
from mulligan.cipher.grammar_sides import done_by, side_of
from mulligan.cipher.grammar_signs import by_name, by_sign, every_sign
from mulligan.cipher.words.vocabulary import CIPHER

SAID_BY_WHOM: Final = ("yours", "own_side")  # "your", "one's own": asked only where somebody else does it


def parts_of(term: Term) -> list[Term]:
    """The skills of a text: most have one; some have another under a condition besides, or in its place."""
    if term.word == "and_more":
        first, second, condition = term.inner()
        if named_item(first, "if") is not None and named_item(second, "if") is None:
            raise unbound("and_more")  # only while the first is so, or always?
        return [first, under(second, condition)]
    if term.word == "or_instead":
        first, second, condition = term.inner()
        usual = named_item(first, "if")
        if usual is not None and named_item(second, "if") is None:  # in place of what holds then
            second = under(second, usual.copy())
        return [under(first, word("not", condition.copy())), under(second, condition)]
    return term.inner() if term.word == "skills" else [term]


def under(skill: Term, condition: Term) -> Term:
    """A skill that works under one condition more."""
    told = [one for name, one in skill.items if name == "if"]
    items = [item for item in skill.items if item[0] != "if"]
    return Term(WORD, skill.word, [*items, ("if", word("both", *told, condition))])


def settle(term: Term) -> Term:
    """All but the pronouns: nouns whole, changes gathered, sequences flat, what the opponent does done by them."""
    if term.kind == WORD and term.word in BEFORE:
        return settle(BEFORE[term.word](term))
    if term.kind == WORD and term.word in ("said", "some"):
        term = of_every(term)
    if term.kind == WORD and term.word in ("by_opponent", "by_each"):
        term = until_you_do(term)
    if term.word == "unit":
        said_of_every(term)
    if term.kind == WORD and term.word in ("happens", "by_means"):
        for who in term.inner():
            one_at_a_time(who)
    items: list[tuple[str, Term]] = []
    for name, one in term.items:
        if one.kind == WORD and one.word == EVERY:
            continue
        inner = settle(one)
        if term.word == "seq" and inner.word == "seq":
            items.extend(inner.items)
        elif inner.word != "one" and not says_nothing(inner):
            items.append((name, inner))
    term.items = items
    if term.kind != WORD:
        return term
    known = CIPHER.words.get(term.word)
    if known is not None and known.unsaid:
        term.items = [(name, one) for name, one in term.items if one.kind != NUMBER or one.word != known.unsaid]
    if known is not None and known.kind == "trigger":  # your own, if nobody is named
        term.items = [(name, one) for name, one in term.items if one.word != "you"]
    own = AFTER.get(term.word)
    if own is not None and (term.items or known is None or not known.parameters or known.kind == "change"):
        return own(term)
    if known is not None and known.role & AGAINST and len(term.items) > 1:
        if known.kind == "trigger":
            return against(term)
        term.items[1] = ("", whoever_fights(term.inner()[1]))
    if known is not None and known.role & STACKS and is_noun(term.inner()[1]) and not term.inner()[1].mentions("main"):
        term.items[1] = ("", word("chosen", term.inner()[1]))  # a unit of that kind
    if known is not None and known.role & SUMS and term.items:
        only_one(term.inner()[0])
    if known is not None and known.kind == "trait":
        return trait(term)
    if known is not None and known.kind == "cards" and known.takes("traits"):
        term = among_such(but_of(on_side(term)))
        sort_traits(term)
    return term


def says_nothing(term: Term) -> bool:
    """Whether a term is there only for what would be in it: conditions, where there are none."""
    return term.kind == WORD and not term.items and (term.word == "only_if" or term.word == "both")


# -- What is put together before its parts are -------------------------------------------------------------------------


# -- What is put together after its parts are --------------------------------------------------------------------------


def inside(term: Term) -> Term:
    """What is in a term that says nothing itself."""
    return term.inner()[0]


def one_act(term: Term) -> Term:
    """An act, or one of two."""
    return word("choose_one", *term.inner()) if len(term.items) > 1 else term.inner()[0]


def ready(term: Term) -> Term:
    """Units that are not tapped."""
    return narrowed(term.inner()[0], word("untapped"))


def narrower(term: Term) -> Term:
    """A noun with more that is said of it."""
    return but_of(narrowed(*term.inner()))


def in_this_row(term: Term) -> Term:
    """Units in this unit's row."""
    return narrowed(term.inner()[0], word("in_row_of", word("this")))


def mine(term: Term) -> Term:
    """Of what is said that you have it."""
    return yours(term.inner()[0])


def yours_only(term: Term) -> Term:
    """What a player deploys: a unit of their own side."""
    if term.inner()[0].word == "enemy":
        raise unbound(term.inner()[0].word)
    return yours(term.inner()[0])


def beyond(term: Term) -> Term:
    """By how many one number is more than another; nothing where it is not more."""
    one, two = term.inner()
    less = word("times", Term(NUMBER, "-1"), two)
    return word("greater_of", Term(NUMBER, "0"), word("plus", one, less))


def sum_of(term: Term) -> Term:
    """A number of all units of a kind, added up."""
    return word(term.inner()[0].word, term.inner()[1])


def by_opponent(term: Term) -> Term:
    """What the opponent does."""
    return done_by(term.inner()[0], "opponents")


def by_each(term: Term) -> Term:
    """What each player does."""
    return word("each", word("everyone"), done_by(term.inner()[0], "they"))


def until_you_do(term: Term) -> Term:
    """What somebody does one after the other, up to where you do something: that is no longer theirs."""
    outer = term.inner()[0]
    mode = outer.word if outer.word in ("just", "may") and len(outer.items) == 1 else ""
    chain = outer.inner()[0] if mode else outer
    theirs: list[Term] = []
    while chain.word in CHAINS and len(chain.items) == 2 and chain.mentions("by_you"):
        first, chain = chain.inner()
        theirs.append(first)
        if chain.word in CHAINS and len(chain.items) == 1:
            chain = chain.inner()[0]
    if chain.word != "by_you" or not theirs:
        return term
    done = word("seq", *theirs)
    return word("seq", Term(WORD, term.word, plain([word(mode, done) if mode else done])), chain)


def negated(term: Term) -> Term:
    """What is not so: what is not not so, is; of a card that is spoken of, that it is not such a one."""
    inner = term.inner()[0]
    who = inner.inner()[0].word if inner.word == "are" else ""
    if CIPHER.has_role(who, NOUN):
        only_one(inner.inner()[0])  # not all of them, or none?
    if who in ("ref", "of_side") or CIPHER.has_role(who, IN_BATTLE):
        card, trait = inner.inner()
        return word("are", card, trait.inner()[0] if trait.word == "non" else word("non", trait))
    return inner.inner()[0] if inner.word == "not" else term


def lacking(term: Term) -> Term:
    """What is not so, or not there; of two things, is it both that are not, or one?"""
    if term.inner()[0].word == "both":
        raise unbound("and")
    return negated(word("not", *term.inner()))


def both(term: Term) -> Term:
    """Several conditions, each by itself; neither more nor less is one: as much."""
    term.items = [item for one in term.inner() for item in flat(one, "both")]
    told = [one.inner()[0] for one in term.inner() if one.word == "not" and one.inner()[0].word == "more"]
    if len(told) == len(term.items) == 2 and told[0].inner()[0].show() == told[1].inner()[1].show():
        if told[0].inner()[1].show() == told[1].inner()[0].show():
            return word("not", word("either", *told))
    return term.inner()[0] if len(term.items) == 1 else term


def to_retreat_of(term: Term) -> Term:
    """Cards put into a zone."""
    what, zone = term.inner()
    if f"to_{zone.word}" not in CIPHER.words:
        raise unbound(zone.word)
    return word(f"to_{zone.word}", what)


def orbs(term: Term) -> Term:
    """Cards that become orbs: those from the top of one's deck have a word of their own."""
    what = term.inner()[0]
    if what.word != "top" or what.mentions("opponents"):
        return term
    return word("add_orb", *[one for name, one in what.items if not name])


def to_row(term: Term) -> Term:
    """What is done towards a row; of an event, its unit says later where it is."""
    deed, *rows = term.inner()
    if not rows:
        return deed
    row = rows[0]
    if CIPHER.kind(deed.word) == "trigger":
        return term
    to = f"{deed.word}_to_{row.word.removeprefix('in_')}"
    return moved_to(Term(WORD, to, deed.items)) if deed.word == "move" else Term(WORD, to, deed.items)


def act_if(term: Term) -> Term:
    """What is done to cards, perhaps only if something is so of them."""
    act, *trait = term.inner()
    if not trait:
        return act
    return word("if", said_of_one(word("so", act.inner()[0].copy(), trait[0])), act)


def choice_of_kind(term: Term) -> Term:
    """A choice: of cards with different names, by chance, or as one likes."""
    what = what_is_chosen(term)
    if any(one.word == "named_apart" for one in what.inner()):
        what.items = [item for item in what.items if item[1].word != "named_apart"]
        return Term(WORD, f"{term.word}_different", term.items)
    return at_random(term)


def at_random(term: Term) -> Term:
    """A choice; where chance is to choose, cards at random, which lie in a zone."""
    what = what_is_chosen(term)
    if not any(one.word == "by_lot" for one in what.inner()):
        return term
    if term.word != "chosen" or not CIPHER.has_role(what.word, IN_ZONE) or named_item(term, "by") is not None:
        raise unbound("by_lot")
    what.items = [item for item in what.items if item[1].word != "by_lot"]
    return Term(WORD, "at_random", term.items)


def shown(term: Term) -> Term:
    """What is done to cards that are shown first."""
    effect = term.inner()[0]
    if effect.word == "may":
        return word("may", shown(word("shown", *effect.inner())))
    told = f"shown_{effect.word}"
    if told in CIPHER.words or effect.word == "to_hand":
        return Term(WORD, told, effect.items)
    return word("seq", word("reveal", effect.inner()[0]), word(effect.word, word("it")))


def retreat_instead(term: Term) -> Term:
    """What happens to this card instead of its retreat: there it is `it`. Of another one the whole skill is."""
    *condition, effect = term.inner()
    if not effect.mentions("this"):
        return word("not_retreating", effect)
    effect = spoken_of_as_it(effect)
    return word("instead_of_retreat", word("if", *condition, effect) if condition else effect)


def asked(term: Term) -> Term:
    """What may be done; instead of a retreat, it is asked as the card retreats."""
    effect = term.inner()[0]
    if effect.word not in ("instead_of_retreat", "not_retreating") or len(term.items) > 1:
        return term
    return word(effect.word, word("may", *effect.inner()))


def spoken_of_as_it(term: Term) -> Term:
    """A term in which this card is `it`."""
    if term.kind == WORD and term.word == "this":
        return word("it")
    return Term(term.kind, term.word, [(name, spoken_of_as_it(one)) for name, one in term.items])


def more_orbs(term: Term) -> Term:
    """How many orbs an attack destroys: more than one."""
    if term.inner()[0].show() in ("0", "1"):
        raise unbound(term.inner()[0].word)
    return term


def whole_sets(term: Term) -> Term:
    """So many for each one, or for each so many."""
    count, size = term.inner()
    return count if size.word == "1" else term


def together(term: Term) -> Term:
    """Several nouns, this card before the others; units of either side are units."""
    if len(term.items) == 1:
        return term.inner()[0]
    one, other = term.inner()[:2]
    if len(term.items) == 2 and is_bare(one) and is_bare(other) and is_noun(one) and is_noun(other):
        if CIPHER.find(one.word).other == other.word:
            return word("unit")
    term.items.sort(key=this_first)
    return term


def this_first(item: tuple[str, Term]) -> tuple[bool, str]:
    """This card before others, those by their notation."""
    return item[1].word != "this", item[1].show()


def any_event(term: Term) -> Term:
    """Any of several events, in one order."""
    if len(term.items) == 1:
        return term.inner()[0]
    term.items = [item for one in term.inner() for item in flat(one, "or")]
    term.items.sort(key=as_declared)
    return term


def as_declared(item: tuple[str, Term]) -> int:
    """The place of an event's word among all words, to sort by."""
    return list(CIPHER.words).index(item[1].word) if item[1].word in CIPHER.words else LAST


def tapping(term: Term) -> Term:
    """Units tapped as a cost, in one order."""
    term.items.sort(key=as_written)
    return term


def as_written(item: tuple[str, Term]) -> str:
    """The notation of an argument, to sort by."""
    return item[1].show()


def trait(term: Term) -> Term:
    """What is said of a card, in one way whatever the language."""
    known = CIPHER.find(term.word)
    if any(one.many and "text" in one.kinds for one in known.parameters):
        term.items.sort(key=as_written)
    if known.takes("than"):
        return beside(term)
    if term.word == "non" and term.inner()[0].word == "non":
        return term.inner()[0].inner()[0]
    return term


# -- Effects one after the other ---------------------------------------------------------------------------------------


def if_or_each(term: Term) -> Term:
    """An effect under a condition, or so many times."""
    told, effect = term.inner()
    if CIPHER.kind(told.word) != "quantity":
        return word("if", told, effect)
    if effect.word == "draw" and all(one.kind == NUMBER for one in effect.inner()):
        return draw_per(Term(WORD, "draw_per", [*effect.items, ("each", told)]))
    return word("for_each", told, effect)


def instead_if(term: Term) -> Term:
    """An effect, and another one instead where something is so: of a card that is chosen first, if that is asked of."""
    usual, condition, other = term.inner()
    usual = step_alone(usual)
    first, done = (usual.inner() if len(usual.items) == 2 else [usual, usual])[:2]
    if usual.word == "done_to" and is_choice(first):
        done = word("done_to", word("ref", word("any")), done)
    elif usual.word == "seq" and first.word == "choose" and len(first.items) == 1:
        first = first.inner()[0]
    else:
        return word("if", condition, other, usual)
    spoken = [one.inner()[0].word for part in (condition, other) for one in part.everything() if one.word == "ref"]
    if not condition.mentions("ref") or not other.mentions("ref"):
        return word("if", condition, other, usual)
    side = side_of(settle(first.copy()))
    if side and CIPHER.find(side).other in spoken:
        if any(one.show() == "ref(any)" for one in other.everything()):
            raise unbound("instead")  # done to whom: to the one that is asked about, or to the one chosen?
        return word("if", condition, other, usual)
    return word("seq", word("choose", first), word("if", condition, other, done))


def there_both(term: Term) -> Term:
    """That there are units of one kind and of another: what is said before both may be said of the first alone."""
    one, two = term.inner()
    if len(one.items) > 1 or one.word != two.word:
        raise unbound("and")
    return word("both", word("there_is", one), word("there_is", two))


def of_zone(term: Term) -> Term:
    """A choice among the cards of a zone."""
    choice, zone = term.inner()
    what = what_is_chosen(choice)
    found = with_traits(word("of_cards", zone, *what.inner()))
    return Term(WORD, choice.word, [(name, found if one is what else one) for name, one in choice.items])


def your_own(term: Term) -> Term:
    """A zone of yours, whoever acts."""
    return Term(WORD, term.inner()[0].word, [("whose", word("yours"))])


def top_of(term: Term) -> Term:
    """The top cards of a deck, or those at its bottom."""
    zone, *count = term.inner()
    if zone.word != "deck":
        raise unbound(zone.word)
    return settle(Term(WORD, term.word.removesuffix("_of"), [*plain(count), *zone.items]))


def in_row(term: Term) -> Term:
    """Units, perhaps only while they are in a row."""
    who, *row = term.inner()
    return narrowed(who, *row) if row else who


def each_of(term: Term) -> Term:
    """For each one, or for each so many."""
    count, *size = term.inner()
    return whole_sets(word("sets", count, *size)) if size else count


def draw_per(term: Term) -> Term:
    """Cards drawn, perhaps for each of something."""
    count = [one for name, one in term.items if not name]
    each = [one for name, one in term.items if name]
    if each and count and count[0].word != "1":
        return word("draw", word("times", *count, *each))
    return settle(word("draw", *(each or count)))


def chosen_for_each(term: Term) -> Term:
    """A choice, perhaps so many times: what is done to each follows."""
    times = [one for name, one in term.items if name == "per"]
    term.items = [item for item in term.items if item[0] != "per"]
    return word("for_each", times[0], term) if times else term


Turn = Callable[[Term], Term]
BEFORE: Final[dict[str, Turn]] = {
    "beyond": beyond,
    "by_name": by_name,
    "every_sign": every_sign,
    "either_of": either_of,
    "by_sign": by_sign,
    "done_to": done_to,
    "does_to": does_to,
    "of_each": of_each,
    "done_to_both": done_to_both,
    "each_kind_of": each_kind_of,
    "if_so_do": if_so_do,
    "made_to": made_to,
    "instead_if": instead_if,
    "so_many_instead": so_many_instead,
    "put_to": put_to,
    "held_by": held_by,
}
AFTER: Final[dict[str, Turn]] = {
    "just": inside,
    "one_act": one_act,
    "may": asked,
    "deeds": joined_deeds,
    "timed": timed,
    "thing_done": thing_done,
    "ready": ready,
    "narrowed": narrower,
    "in_this_row": in_this_row,
    "mine": mine,
    "rest": shown_ones,
    "of_cards": with_traits,
    "out_of": out_of,
    "sets": whole_sets,
    "together": together,
    "so": said_of_one,
    "some": said_of_some,
    "all": said_of_all,
    "said": said,
    "measured": measured,
    "of_them": of_them,
    "within": within,
    "said_held": said_held,
    "counted": counted,
    "choose": chosen_for_each,
    "all_of": all_of,
    "being_both": being_both,
    "none_of": none_of,
    "lasting": lasting,
    "act_if": act_if,
    "any_of_those": any_of_those,
    "chosen": choice_of_kind,
    "up_to": choice_of_kind,
    "per_all": per_all,
    "if": if_among_them,
    "there": there,
    "there_too": there_too,
    "than_others": than_others,
    "as_much": as_much,
    "greatest": greatest,
    "held": held,
    "done_ones": done_ones,
    "uses_any": uses_any,
    "deck_shown": deck_shown,
    "if_or_each": if_or_each,
    "if_not_done": if_not_done,
    "if_it_is_not": if_it_is_not,
    "there_both": there_both,
    "own_bar": own_bar,
    "used_times": used_times,
    "zone_of": zone_of,
    "but": but,
    "each_kind": of_each_kind,
    "all_there": all_there,
    "only_this": only_this,
    "one_pile": one_pile,
    "more": compared,
    "compare": compare,
    "of_zone": of_zone,
    "so_much_instead": so_much_instead,
    "your_own": your_own,
    "in_row": in_row,
    "top_of": top_of,
    "bottom_of": top_of,
    "each_of": each_of,
    "draw_per": draw_per,
    "moment": moment,
    "nth": nth,
    "nth_unit": nth_unit,
    "put_card": put_card,
    "barred_by_both": barred_by_both,
    "fighting": fighting,
    "apart_from": apart_from,
    "this_many": this_many,
    "is": number_is,
    "not": negated,
    "lacking": lacking,
    "both": both,
    "held_all": held_all,
    "any_kind": any_kind,
    "even": even,
    "becomes": becomes,
    "lost": lost,
    "each_as_cost": each_as_cost,
    "changes": gathered,
    "no_criticals": no_criticals,
    "at_moment": at_moment,
    "from_now": from_now,
    "sum_of": sum_of,
    "yours_only": yours_only,
    "per": per,
    "each_time": each_time,
    "barred_by": barred_by,
    "cannot_be_attacked_by": by_any_enemy,
    "cannot_be_evaded_by": by_any_enemy,
    "cannot_be_destroyed_by": by_any_enemy,
    "backed": backed,
    "destroys_orbs": more_orbs,
    "happens": happens,
    "by_means": by_means,
    "under_critical": under_critical,
    "card_moved": card_moved,
    "of_one_side": of_one_side,
    "bond_turned": turned,
    "replaced": replaced,
    "spared": spared,
    "deploy_barred": deploy_barred,
    "kept": kept,
    "or": any_event,
    "as_cost": as_cost,
    "own_cost": own_cost,
    "tapping": tapping,
    "by_opponent": by_opponent,
    "by_you": inside,
    "by_each": by_each,
    "if_you_do": if_you_do,
    "otherwise": otherwise,
    "seq": sequence,
    "and_then": and_then,
    "to_retreat_of": to_retreat_of,
    "to_orbs": orbs,
    "to_row": to_row,
    "move_to_front": moved_to,
    "move_beside": move_beside,
    "move_to_back": moved_to,
    "shown": shown,
    "retreat_instead": retreat_instead,
}
