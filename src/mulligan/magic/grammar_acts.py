"""Forms of speech for single acts: searching, entering, damage, shields, costs paid meanwhile, tokens."""

from __future__ import annotations

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, number, text, word
from mulligan.cardlang.roles import CHOICE, ENCLOSES, MANY, NOUN, SCALES, TARGET
from mulligan.magic.grammar_abilities import during_next_turn
from mulligan.magic.grammar_doing import by_player, doing, scaled
from mulligan.magic.grammar_nouns import lone_of, of_player
from mulligan.magic.grammar_seeing import chosen_first
from mulligan.magic.grammar_supplement import holds_for, in_force, is_then
from mulligan.magic.grammar_terms import (
    acts_in,
    become,
    is_noun,
    is_players,
    is_target,
    replace,
    spread,
    traits,
    unclear,
)
from mulligan.magic.words.vocabulary import MAGIC


def kept_off(term: Term) -> Term:
    """Damage that is prevented: to somebody, by something; or to and by the same, as two rules."""
    what = term.inner()[0].word
    told = dict(term.items[1:])
    if "both" in told:
        if "whom" in told or "by" not in told:
            raise unclear("dealt")
        by = Term(WORD, what, [("by", told["by"].copy())])
        return word("several", word(what, told["by"]), by)
    found = [("", told["whom"])] if "whom" in told else []
    if "by" in told:
        found.append(("by", told["by"]))
    return Term(WORD, what, found)


def moving(term: Term) -> Term:
    """Cards go somewhere."""
    cards, place = term.inner()
    seen = cards.mentions("seen")
    if cards.word == "rest_of":
        cards = cards.inner()[0]
    attached_to = [one for name, one in place.items if name == "attached"]
    if attached_to:
        if len(place.items) > 1:
            raise unclear("attached")
        return word("onto_battlefield_attached", cards, *attached_to)
    if place.word == "to_battlefield":
        return entering(word("entering", cards, *place.inner()))
    if place.word == "with_counters":
        where, count, kind = place.inner()
        how = where.inner() or [word("yours_now")]
        return word("entering_with", entering(word("entering", cards, *how)), count, kind)
    if cards.word == "top" and place.word == "to_graveyard":
        return Term(WORD, "mill", cards.items)
    if cards.word == "chosen_ones" and place.word == "to_library_top":
        return word("to_top_in_any_order", cards)
    if seen and place.word == "to_library_bottom":
        return word("to_bottom_in_any_order", cards)
    return word(place.word, cards, *place.inner())


def entering(term: Term) -> Term:
    """Cards come to the battlefield: tapped or not, under whose control."""
    cards, *how = term.inner()
    if not how:
        return word("onto_battlefield_by", cards, word("actor"))
    name = "return_to_battlefield" if how[0].word == "owners" else "onto_battlefield"
    tapped = how[0].word == "tapped" or how[0].items
    return word(f"{name}_tapped" if tapped else name, cards)


def creating(term: Term) -> Term:
    """Tokens come to the battlefield in a special way."""
    count, token, how = term.inner()[:3]
    rest = term.items[3:]
    if how.word not in ("tapped", "yours_now"):
        raise unclear("attacking")
    return Term(WORD, "create_tapped" if how.word == "tapped" else "create", [("", count), ("", token), *rest])


def created(term: Term) -> Term:
    """Tokens are created, perhaps such that do something, or that block something."""
    count, token, who = [one for name, one in term.items if not name]
    deed = [one for name, one in term.items if name == "deed"]
    whom = [one for name, one in term.items if name == "whom"]
    made = word("create", count, token, who)
    if whom:
        if deed or any(name == "how" and one.word != "blocking_one" for name, one in term.items):
            raise unclear("blocking")
        return word("create_blocking", count, token, *whom)
    return word("seq", made, doing(word("doing", word("it"), deed[0]))) if deed else made


def copied(term: Term) -> Term:
    """A token that is a copy; perhaps one that attacks somebody at once."""
    cards, who = [one for name, one in term.items if not name]
    whom = [one for name, one in term.items if name]
    return word("copy_attacks", cards, *whom) if whom else word("create_copy", cards, who)


def search(term: Term) -> Term:
    """A library is searched, perhaps other places or these alone; what is found goes somewhere, then it is shuffled."""
    who, zones, wanted, steps, *anywhere = term.inner()
    again = word("refp", text("player")) if is_target(who) else who
    whose = word("controlled_by", who.copy())
    where = [traits(word("card"), [zone, whose.copy()]) for zone in zones.inner()]
    if all(zone.word != "in_library" for zone in zones.inner()):
        raise unclear("search")
    found = found_cards(wanted, where, "any_place" if anywhere else "either_of")
    for choice in found.everything():
        if who.word in ("actor", "not_your") and MAGIC.has_role(choice.word, CHOICE):
            choice.items.append(("by", word("actor")))
    acts: list[Term] = []
    for step in steps.inner():
        cards = word("it") if acts else found
        if step.word == "shuffle_found":
            if not acts:
                acts.append(word("choose", found))
            everyone = any(one.word == "everyone" for one in step.inner())
            acts.append(word("shuffle", word("whoever_searched") if everyone else again.copy()))
        elif step.word == "going":
            which, one, *other = step.inner()
            if (which.word == "one") != bool(other):
                raise unclear("the other")
            if other and (not acts or acts[-1].word != "reveal"):
                raise unclear("one")  # of cards that nobody has shown
            acts.append(moving(word("moving", word("chosen", word("those")) if other else cards, one)))
            acts.extend(moving(word("moving", word("those"), place)) for place in other)
        else:
            acts.append(word(step.word, cards))
    if not any(step.word == "shuffle_found" for step in steps.inner()):
        acts.append(word("shuffle_later", again.copy()))
    return word("seq", *acts)


def found_cards(wanted: Term, where: list[Term], joined: str) -> Term:
    """What is looked for, in each of the places where it is looked for."""
    if wanted.word == "each_wanted":
        return lone_of(word("either_of", *[found_cards(one, where, joined) for one in wanted.inner()]))
    for i, (name, noun) in enumerate(wanted.items):
        if MAGIC.kind(noun.word) == "cards":
            kinds = noun.inner() if noun.word == "either_of" else [noun]
            there = [Term(WORD, "card", [*zone.copy().items, *kind.copy().items]) for kind in kinds for zone in where]
            wanted.items[i] = (name, there[0] if len(there) == 1 else word(joined, *there))
    return wanted


def next_prevented(what: Term, amount: Term, told: list[Term], then: Term) -> Term:
    """Damage that is prevented next; perhaps as much is done then to somebody who is named now."""
    victims = [one.inner() for one in told if one.word == "dealt_to"]
    others = [one for one in told if one.word != "dealt_to" and one.word != "dealt_now"]
    if what.word != "prevent" or others or len(victims) != 1 or len(victims[0]) != 1:
        raise unclear("prevent")
    whom = victims[0][0]
    if not then.items:
        return word("prevent_next", amount, whom)
    act = then.inner()[0]
    replace(act, "that_much", word("this_way"))
    aims = [one for one in act.everything() if is_target(one)]
    found = word("prevent_next_and", amount, whom, act)
    if len(aims) > 1 or not (whom.word == "you" or whom.word == "this"):
        raise unclear("this way")
    for one in aims:
        if not is_players(one):
            raise unclear("target")
        found.items.append(("about", one.copy()))
        become(one, word("they"))
    return found


def at_time(term: Term) -> Term:
    """What is done at a later moment, or holds for a time."""
    moment, act = [one for name, one in term.items if not name]
    followed = len(term.items) > len((moment, act))  # by a main phase
    if (moment.word == "after_phase") != (act.word == "more_combat") or (followed and act.word != "more_combat"):
        raise unclear("phase")
    if moment.word == "after_phase":
        return word("more_combat_and_main") if followed else act
    if moment.word == "next_turn":
        return during_next_turn(word("during_next_turn", *moment.inner(), act))
    if moment.word.startswith("at_"):
        if MAGIC.kind(act.word) == "static" or MAGIC.kind(act.word) == "regulation":
            raise unclear(act.word)
        return word("delayed", moment, act)
    return in_force(word("in_force", act, moment))


def casting_free(term: Term) -> Term:
    """Cards that may be cast free: one; or of copies all."""
    cards = term.inner()[0]
    if cards.word == "the_copies":
        return word("cast_free", cards, word("count", cards.copy()))
    if cards.word == "ref" or cards.word == "refs":
        raise unclear("it")
    if cards.word == "chosen" and cards.inner()[0].word == "seen":
        if len(cards.items) > 1:
            raise unclear("cast")
        return word("cast_free", *cards.inner())
    return word("cast_free", cards)


def x_told(term: Term) -> Term:
    """An activated ability; where its X is not chosen, but told behind it, its cost is so much mana."""
    costs, effect, *told = term.inner()
    if not told:
        return word("activated", *costs.inner(), effect)
    if [one.show() for one in costs.inner()].count('pay("{X}")') != 1 or effect.mentions("x"):
        raise unclear("X")
    paid = [word("pay_amount", *told) if one.show() == 'pay("{X}")' else one for one in costs.inner()]
    return word("activated", *paid, effect)


def next_cast(term: Term) -> Term:
    """The next spell of a kind this turn is as fast as an instant; perhaps it cannot be countered, or enters bigger."""
    noun, barred, entry = term.inner()
    told: list[tuple[str, Term]] = [("", noun)]
    for change in barred.inner():
        if change.word != "cannot_be_countered":
            raise unclear(change.word)
        told.append(("", change))
    for kind, count in [entry.inner()[:2]] if entry.items else []:
        if kind.word != "+1/+1" or len(entry.items) > 2:
            raise unclear(kind.word)
        told.append(("plus", count))
    return Term(WORD, "next_spell", told)


def on_stack(term: Term) -> Term:
    """Spells and abilities, perhaps of somebody: an ability is an activated or a triggered one."""
    kinds, *whose = term.inner()
    found: list[Term] = []
    for one in kinds.inner():
        if one.word == "spell":
            own = [word("opposing" if who.word == "opponents" else "yours") for who in whose]
            found.append(word("spell", *own))
        else:
            either = one.inner() or [one]  # `ability` stands for each kind of it
            found.extend(word(each.word, *[who.copy() for who in whose]) for each in either)
    return lone_of(word("either_of", *found))


def counters_off(term: Term) -> Term:
    """So many counters of a kind are removed, or all of them."""
    count, kind, cards = term.inner()
    if count.word == "every_one":
        return word("remove_all_counters", cards, kind)
    return word("remove_counters", count, kind, cards)


def exchanged(term: Term) -> Term:
    """Control of two things is exchanged."""
    cards = term.inner()[0]
    if is_players(cards):
        raise unclear("control")
    if cards.word == "target" and any(one.word == "alike" for one in cards.inner()[0].inner()):
        noun, count = cards.inner()
        noun.items = [item for item in noun.items if item[1].word != "alike"]
        return word("exchange_control", word("alike_targets", count, noun))
    if len(term.items) == 1 and cards.word == "either_of" and len(cards.items) == 2:
        term.items = cards.items
    return term


def attached(term: Term) -> Term:
    """Something is attached; the card itself goes without saying."""
    if len(term.items) > 1 and term.inner()[1].word == "this":
        term.items.pop()
    return term


def life_now(term: Term) -> Term:
    """A life total becomes so much; your own goes without saying."""
    amount, who = term.inner()
    return word("life_becomes", amount) if who.word == "you" else word("life_becomes", amount, who)


def for_sure(term: Term) -> Term:
    """Damage that cannot be prevented, cards destroyed that cannot be regenerated, a turn without schemes."""
    act, undone, what = [one for name, one in term.items if not name]
    turn = any(name for name, _ in term.items)
    if undone.word != what.word or turn != (what.word == "schemes"):
        raise unclear("can't")
    if undone.word == "schemes" and act.show() == "extra_turn":
        return word("extra_turn_without_schemes")
    if undone.word == "cards" and act.word == "destroy":
        return word("destroy_for_sure", *act.inner())
    if undone.word != "damage" or act.word != "damage" or len(act.items) != 2:
        raise unclear(undone.word)
    return Term(WORD, "damage_for_sure", act.items)


def measured(term: Term) -> Term:
    """So much of something is drawn, discarded, gained, lost, got: of what that can be said."""
    verb, amount, what = term.inner()
    deed, of_what = verb.inner()
    if of_what.word != what.word:
        raise unclear(what.word)
    return word(deed.word, amount, word("actor"))


def skipped_untap(term: Term) -> Term:
    """Whose untap step it is: that of whoever has the card then goes without saying."""
    term.items = [(name, one) for name, one in term.items if one.word != "holders"]
    return term


def divided(term: Term) -> Term:
    """Damage or counters divided among targets: each gets some, so there are no more than there is to divide."""
    by = [one for one in term.items if one[0] == "by"]
    amount, *kind, among = [one for name, one in term.items if name != "by"]
    if any(name == "by" for name, _ in among.items):
        return term  # somebody else divides it
    most, noun = among.inner()[:2] if among.word == "up_to_targets" else (word("none"), among)
    some = most.word == "99" or any(name == "least" for name, _ in among.items)
    if not some:
        raise unclear("divided")  # among two targets or none, of which the text says that there are just so many
    if most.word == "99":
        most = amount.copy()
    targets = Term(WORD, "up_to_targets", [("", most), ("", noun), ("least", number(1))])
    found = word("damage_divided" if term.word == "divided" else "counters_divided", amount, *kind, targets)
    found.items += by
    return found


def distributed(term: Term) -> Term:
    """Counters distributed among targets, or among cards that are chosen while it is done."""
    count, kind, among = [one for name, one in term.items if not name]
    amount = [one for name, one in term.items if name]
    if (count.word == "number_of") != bool(amount):
        raise unclear("number")
    much = amount[0] if amount else count
    if is_target(among):
        found = divided(word("counters_divided", much, kind, among))
        found.inner()[-1].items.append(("by", word("actor")))
        return found
    if among.word != "any_number":
        raise unclear("among")
    return word("distribute_counters", much, kind, *among.inner())


def whole_zones(term: Term) -> Term:
    """All cards of a player in a zone, or in several: those of the hand are told first."""
    who, *zones = term.inner()
    zones.sort(key=hand_first)
    if who.word == "everyone":
        return lone_of(word("either_of", *[word("card", zone) for zone in zones]))
    return lone_of(
        word("either_of", *[word("card", zone, of_player(word("controlled_by", who.copy()))) for zone in zones])
    )


def hand_first(zone: Term) -> int:
    """The place of a zone among several."""
    return 0 if zone.word == "in_hand" else 1


def applied(term: Term) -> Term:
    """A rule for this turn about all cards of a kind holds for whatever is of that kind."""
    rule, *about = term.inner()
    if about and is_noun(about[0]):
        replace(rule, "it", about[0])
        term.items = [("", rule)]
    return term


def kept_or_sent(term: Term) -> Term:
    """Damage is prevented this turn, or so much of it is dealt to a target instead."""
    prevented, elsewhere, what, following, then, *told = term.inner()
    if len(prevented.items) == len(elsewhere.items):
        raise unclear("damage")
    if prevented.items:
        return preventing(word("preventing", what, following, then, *told))
    whom = [each for one in told if one.word == "dealt_to" for each in one.inner()]
    by = [each for one in told if one.word == "dealt_by" for each in one.inner()]
    now = [one for one in told if one.word == "dealt_now"]
    several = len({one.word for one in told}) != len(told) or len(by) > 1 or then.items
    if what.word != "prevent" or not following.items or not now or not whom or several:
        raise unclear("instead")
    to = elsewhere.inner()[0]
    if is_own(to):
        known = is_own(whom[0]) or any(MAGIC.has_role(one.word, TARGET) for one in whom[0].everything())
        if by or len(whom) > 1 or not known or whom[0].word == to.word:
            raise unclear("instead")
        return word("take_next", *following.inner(), whom[0], *([to] if to.word == "you" else []))
    if not is_players(whom[0]) and whom[0].word != "this":
        raise unclear("instead")
    found = word("redirect_next", *following.inner(), whom[0], *elsewhere.inner())
    found.items += [("also", one) for one in whom[1:]] + [("by", one) for one in by]
    if len(whom) > 2 or any(not is_noun(one) for one in whom[1:]):
        raise unclear("and/or")
    return found


def is_own(term: Term) -> bool:
    """Whether somebody means this permanent, or you."""
    return term.word == "this" or term.word == "you"


def preventing(term: Term) -> Term:
    """Damage is prevented this turn: all of it, or what would be dealt to somebody, or by something."""
    what, following, then, *told = term.inner()
    told = [one for one in told if one.items or one.word != "dealt_by"]
    if following.items:
        return next_prevented(what, following.inner()[0], told, then)
    if then.items:
        raise unclear("this way")
    ever = [one for one in told if one.word == "dealt_ever"]
    times = [one for one in told if one.word == "dealt_now"] + ever
    if len(times) != 1 or len({one.word for one in told}) != len(told):
        raise unclear("prevent")
    by = next((one.inner()[0] for one in told if one.word == "dealt_by"), None)
    whom: list[Term | None] = [each for one in told if one.word == "dealt_to" for each in one.inner()]
    both = [one.inner()[0] for one in told if one.word == "dealt_both"]
    if both:
        if by is not None or whom:
            raise unclear("prevent")
        return word("seq", shield(what, None, both[0]), shield(what, word("again", both[0].copy()), None))
    if len(whom) > 1 and by is not None and not is_noun(by):
        raise unclear("prevent")
    found = lone_of(word("seq", *[shield(what, one, by) for one in whom or [None]]))
    if not ever:
        return found
    if found.word != "apply" or len(found.items) > 1:
        raise unclear("prevent")
    return word("in_force", *found.inner())


def shield(what: Term, whom: Term | None, by: Term | None) -> Term:
    """Damage to players or permanents, or by something, is prevented this turn."""
    rule = word(what.word)
    about: list[Term] = []
    if whom is not None:
        kind = is_players(whom) or is_noun(whom) or whom.word == "this"
        rule.items.append(("", whom if kind else word("it")))
        about += [] if kind else [whom]
    if by is not None:
        rule.items.append(("by", by if is_noun(by) else word("it")))
        about += [] if is_noun(by) else [by]
    if len(about) > 1:
        raise unclear("prevent")  # one thing at most can be spoken of then
    if whom is not None and is_players(whom) and is_then(whom):
        if about:
            raise unclear("prevent")
        return holds_for(rule, word("this_turn"), [whom])
    return word("apply", rule, *about)


def damage_both(term: Term) -> Term:
    """Damage to two kinds of victims at once; or to players and cards of a kind."""
    if term.word == "damage" and len(term.items) > 1 and term.inner()[1].word == "both_of":
        amount, both = term.inner()[:2]
        players, cards = both.inner()
        return Term(
            WORD,
            "damage_both",
            [("", amount), ("", players), ("", amount.copy()), ("", cards), *term.items[2:]],
        )
    return term


def plain_token(term: Term) -> Term:
    """A token: its size, colours, types and creature types."""
    size, words = term.inner()
    sized = bool(size.items)
    types = [one.inner()[0].word for one in words.inner() if one.word == "types"]
    kinds = [one.inner()[0].word for one in words.inner() if one.word == "kinds"]
    colors = [one.inner()[0].word for one in words.inner() if one.word == "colors"]
    if "creature" not in types or not kinds or not colors:
        raise unclear("token")
    name, color = text(" ".join(kinds)), text(" ".join(colors))
    if not sized:  # a quoted ability must tell
        made = word("unsized", name, number(0), number(0), color)
    elif all(one.kind == NUMBER for one in size.inner()):
        made = word("token", name, *size.inner(), color)
    elif all(one.word == "x" for one in size.inner()):
        made = word("sized_token", size.inner()[0], name, color)
    else:
        raise unclear("token")
    if len(types) > 1:
        made.items.append(("", text(" ".join(types))))
    return made


def gifted(term: Term) -> Term:
    """A token, perhaps with abilities."""
    token, *gifts = term.inner()
    for _, gift in spread([item for one in gifts for item in one.items]):
        for each in gift.inner() if gift.word in ("several", "has") else [gift]:
            own = MAGIC.kind(each.word) == "change"
            token.items.append(("", word("static", word("this"), each) if own else each))
            if token.word == "unsized" and each.show().startswith("static(this, power_is("):
                token.word = "token"
    return token


def called(term: Term) -> Term:
    """A token with a name of its own, which is not its creature type."""
    token, name, *more = term.inner()
    if token.word != "token":
        raise unclear("named")
    return word("named_token", name, gifted(word("gifted", token, *more)) if more else token)


def then_if(term: Term) -> Term:
    """An act, and what follows if it is done, or is not; after `unless` that is whether the cost was paid."""
    act, condition, then = [one for name, one in term.items if not name]
    for again in [one for name, one in term.items if name]:
        return if_not_done(act, condition, then, by_player(word("by", word("you"), again)))
    last = act.inner()[-1] if act.word == "seq" else act
    if act.word == "seq" and condition.word == "not" and not may_fail(last):
        raise unclear("if")  # which of them is not done
    if last.word == "each":
        last = last.inner()[1]
    several = [one for one in last.everything() if MAGIC.has_role(one.word, CHOICE) and len(one.items) > 1]
    if last.word != "may" and any(one.kind == NUMBER and one.word != "1" for told in several for one in told.inner()):
        raise unclear("if")  # if some of them are, and not all
    paid = condition.word != "not"
    if last.word == "or_else":
        otherwise = last.inner()[1]
        if paid:
            become(last, word("seq", last.inner()[0], word("if", word("did_so"), then, otherwise)))
        else:
            last.items[1] = ("", word("seq", otherwise, then))
        return act
    if last.word == "unless":
        if paid:
            raise unclear("if they do")  # whoever pays is asked, and nothing else happens then
        last.items[0] = ("", word("seq", last.inner()[0], then))
        return act
    return word("seq", act, word("if", condition, then))


def may_fail(act: Term) -> bool:
    """Whether somebody decides about an act, so that it is the one that may be left undone."""
    last = act.inner()[1] if act.word == "each" else act
    return last.word in MAGIC.words and MAGIC.words[last.word].takes_kind("effect")


def if_not_done(act: Term, condition: Term, then: Term, again: Term) -> Term:
    """One of several acts is told once more, and what follows if it is not done: those after it are not done either."""
    acts = act.inner() if act.word == "seq" else [act]
    same = [i for i, one in enumerate(acts) if one.word == again.word and told_again(again, one)]
    if condition.word != "not" or len(same) != 1:
        raise unclear("if")
    at = same[0] + 1
    after = acts[at:]
    if after and not all(any(MAGIC.words[name].event for name in known_words(one)) for one in after):
        raise unclear("then")  # which is done in any case
    told = [word("did_so"), lone_of(word("seq", *after)), then] if after else [condition, then]
    return word("seq", *acts[:at], word("if", *told))


def known_words(act: Term) -> list[str]:
    """The words of the card language in an act."""
    return [one.word for one in act.everything() if one.kind == WORD and one.word in MAGIC.words]


def told_again(again: Term, act: Term) -> bool:
    """Whether what was said of an act is said of another, too, which may be told more exactly."""
    rest = [one.show() for one in act.inner()]
    return all(
        one.show() in rest or any(one.word == each.word and told_again(one, each) for each in act.inner())
        for one in again.inner()
    )


def only_if(term: Term) -> Term:
    """What happens if something is so that is told behind it; what one player does in turn could be told of in part."""
    asked, act, *other = term.inner()
    for part in act.inner() if act.word == "seq" else [act]:
        if part.word == "each" and acts_in(part) > 1:
            raise unclear("if")
        if part.word == "delayed" and (act.word == "seq" or other):
            raise unclear("if")
    if act.word == "delayed":  # it is asked then
        moment, deed = act.inner()
        return word("delayed", moment, word("only_if_so", asked, deed))
    return term


def after_that(term: Term) -> Term:
    """Something is done, and then a player may do more; what waits for an event has no end that could be told."""
    last = term.inner()[0].inner()[-1] if term.inner()[0].word == "seq" else term.inner()[0]
    if last.word == "delayed" or MAGIC.has_role(last.word, ENCLOSES):
        raise unclear("then")
    return word("seq", *term.inner())


def both_acts(term: Term) -> Term:
    """One act and another; what is told behind them, unless somebody pays, could be about both or the last."""
    one, other = term.inner()
    ends = [lasts(act) for act in [*one_by_one(one), *one_by_one(other)]]
    if "for_good" in ends and any(end and end != "for_good" for end in ends[ends.index("for_good") :]):
        raise unclear("until")  # whether what is told without an end has the end that is told behind it
    first = other.inner()[0] if other.word == "seq" else other
    if first.word == "or_else" or (first.inner()[1] if first.word == "each" else first).word == "unless":
        raise unclear("unless")
    return chosen_first(word("seq", one, other))


def one_by_one(act: Term) -> list[Term]:
    """The acts that are done one after the other."""
    return act.inner() if act.word == "seq" else [act]


def lasts(act: Term) -> str:
    """How long what cards are given lasts, if they are given something that a text says an end of."""
    if act.word != "give" or act.mentions("controlled"):
        return ""
    return next((one.show() for name, one in act.items if name == "duration"), "")


def last_for_each(term: Term) -> Term:
    """One act, and another for each of something; not if the first could be done for each of them as well."""
    one, other, by = term.inner()
    again = [each for each in one.everything() if MAGIC.has_role(each.word, SCALES) and each.inner()[0].kind == NUMBER]
    if again and not by.mentions("this_way"):
        raise unclear("for each")
    return both_acts(word("both_acts", one, scaled(word("scaled", other, by))))


def last_of(term: Term) -> Term:
    """What is said behind an act is about that act; behind several that one player does, of all or of the last?"""
    act = term.inner()[0]
    if acts_in(act) > 1:
        raise unclear("unless")
    return act


def unless(term: Term) -> Term:
    """Something happens unless a player pays; what several players do each does unless that player pays."""
    act, cost, who = payable(term).inner()
    if who.word == "refp" and act.word == "each" and MAGIC.has_role(act.inner()[0].word, MANY):
        return word("each", act.inner()[0], word("unless", act.inner()[1], cost, word("they")))
    if who.word == "refp" and act.items and MAGIC.has_role(act.inner()[-1].word, MANY) and is_players(act.inner()[-1]):
        players = act.items.pop()[1]
        act.items.append(("", word("they")))
        return word("each", players, word("unless", act, cost, word("they")))
    return term


def mana_kinds(term: Term) -> Term:
    """So much mana in any combination of two kinds: each way to make it."""
    count, one, other = term.inner()
    if count.kind != NUMBER or int(count.word) > 4:
        if any(len(kind.word) != len("{W}") or not kind.word[1].isalpha() for kind in (one, other)):
            raise unclear("any combination")
        return Term(LIST, "", [("", word("add_mixed", count, one, other))])
    most = int(count.word)
    ways = [text(one.word * (most - i) + other.word * i) for i in range(most + 1)]
    return Term(LIST, "", [("", word("add_mana", way)) for way in ways])


def countered_so(term: Term) -> Term:
    """A spell is countered, perhaps unless its controller pays; if it is, something else happens."""
    what, cost, then = term.inner()
    act = word("counter", word("target", what))
    if cost.items:
        act = unless(word("unless", act, *cost.inner(), word("controller_of", word("ref", text("spell")))))
    return word("seq", act, word("if", word("did_so"), then))


def turned_up(term: Term) -> Term:
    """A card that is turned face up in exile is revealed."""
    return word("reveal", *term.inner()) if term.inner()[0].word == "exiled_card" else term


def any_color(term: Term) -> Term:
    """So much mana of any one colour; of several it is said that they are of one."""
    count, *one = term.inner()
    if count.word != "1" and not one:
        raise unclear("any color")
    return word("add_any_color", count, word("actor"))


def mana_added(term: Term) -> Term:
    """Mana that is added: X mana is as much as X says."""
    symbols, *who = term.items
    if "{X}" not in symbols[1].word:
        return term
    if symbols[1].word != "{X}":
        raise unclear("X")
    return Term(WORD, "add_much", [("", text("{1}")), ("", word("x")), *who])


def mana_mixed(term: Term) -> Term:
    """So much mana in any combination of two kinds, as it is added."""
    who, *told = term.inner()
    ways = mana_kinds(word("mana_kinds", *told)).inner()
    if ways[0].word == "add_mixed":
        return word("add_mixed", *ways[0].inner(), who.copy())
    return word("choose_one", *[word("add_mana", *way.inner(), who.copy()) for way in ways])


def payable(term: Term) -> Term:
    """A cost paid while something resolves has no X of its own to choose."""
    for i, (name, one) in enumerate(term.items):
        if one.word == "pay" and "{X}" in one.inner()[0].word:
            if one.inner()[0].word != "{X}" or term.word != "unless":
                raise unclear("X")
            term.items[i] = (name, word("pay_amount", word("x")))
    return term


def no_spells(term: Term) -> Term:
    """Somebody cannot cast something; what is any spell goes without saying."""
    if term.inner()[-1].show() == "spell":
        term.items.pop()
    return term


def in_life(term: Term) -> Term:
    """Life that is paid: so much, or as much as is chosen while it is paid."""
    return word("paying_life_x") if term.inner()[0].word == "x" else term


def tapped_for(term: Term) -> Term:
    """Others that are tapped for a cost are untapped before, and a text says so."""
    cards = term.inner()[0]
    for noun in cards.everything():
        if MAGIC.has_role(noun.word, NOUN):
            state = [one for one in noun.items if one[1].word == "untapped"]
            if not state:
                raise unclear("tap")
            noun.items = [one for one in noun.items if one not in state] + state
    return term


def everywhere_named(term: Term) -> Term:
    """Cards of a name are exiled from a player's graveyard, hand and library, which is then shuffled."""
    who, which, *zones = [one for name, one in term.items if not name]
    if len(term.items) > len(zones) + len([who, which]):  # for each card that was just exiled
        if which.show() != 'every(same_name_as(ref("card")))':
            raise unclear("for each")
        which = word("every", word("same_name_as", word("exiled_before")))
    again = word("refp", text("player")) if is_target(who) or who.items else who
    acts: list[Term] = []
    for i, there in enumerate(zones):  # of what is open to all, all are found
        whose = word("controlled_by", (who if i == 0 else again).copy())
        cards = traits(word("card"), [there, whose, which.inner()[0].copy()], False)
        open_to_all = there.word == "in_graveyard" and which.word == "every"
        acts.append(word("exile", cards if open_to_all else word("any_number", cards)))
    return word("seq", *acts, word("shuffle", again.copy()))
