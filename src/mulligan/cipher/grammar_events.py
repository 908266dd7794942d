"""What a text waits for, as trees: who does what to whom, by what, to which row; cards that go from place to place.

A verb leaves its unit open as `doer`, so that any unit may do it. What happens instead of something is told by the
event that it replaces.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import TEXT, WORD, Term, text, word
from mulligan.cardlang.roles import AGAINST, BEFOREHAND, BRANCHES, IN_ZONE, ONCE_EACH
from mulligan.cipher.grammar_changes import backed
from mulligan.cipher.grammar_costs import apart, as_cost
from mulligan.cipher.grammar_nouns import is_bare, is_noun, named_item, narrowed, only_one, plain, unbound, yours
from mulligan.cipher.grammar_otherwise import may_be
from mulligan.cipher.words.vocabulary import CIPHER

EMBLEMS: Final = ("Emblem", "紋章")  # how most names of support skills end
YOUR_SKILLS: Final = ("your_skill", "ally_skill")
DISCARDED_BY: Final = {  # whose skill it was: any of a player's, or only one of a unit or a support card
    "your_skill": "discarded_by_you",
    "ally_skill": "discarded_by_ally",
    "their_skill": "discarded_by_opponent",
    "enemy_skill": "discarded_by_enemy",
}


def happens(term: Term) -> Term:
    """What a verb says of a unit."""
    verb, who = term.inner()
    if verb.word == "while_so":
        inner, trait = verb.inner()
        return happens(word("happens", inner, narrowed(who, trait)))
    if verb.word == "to_row":
        inner, row = verb.inner()
        if CIPHER.find(inner.word).takes("to"):
            return word(inner.word, who, row)
        return word(inner.word, narrowed(who, row))
    if verb.word == "from_zone":
        return from_zone(verb.inner()[0].word, who, verb.inner()[1])
    if verb.word == "by_skill":
        return by_skill(verb.inner()[0].word, who, verb.inner()[1])
    return against(with_doer(verb, who))


def from_zone(event: str, who: Term, zone: Term) -> Term:
    """A unit that is deployed from a place of its player's."""
    if event != "deployed" or not CIPHER.has_role(zone.word, IN_ZONE) or zone.mentions("opponents"):
        raise unbound(event)
    return word("deployed_from", text(zone.word), who)


def with_doer(verb: Term, who: Term) -> Term:
    """A verb with its unit in the place left open for it."""
    if verb.kind == WORD and verb.word == "doer":
        return who.copy()
    return Term(verb.kind, verb.word, [(name, with_doer(one, who)) for name, one in verb.items])


def by_skill(event: str, who: Term, cause: Term) -> Term:
    """An event that a skill brings about: any, one of an enemy's, or one of that name."""
    if CIPHER.has_role(event, AGAINST):
        raise unbound(event)
    whose = [cause] if cause.kind == WORD else []
    name = cause if cause.kind == TEXT else text("")
    if event == "is_destroyed":
        return word("destroys_with", name, *(whose or [word("unit")]), who)
    if event == "moves" and not name.word:
        return word("moved_by_skill", who, *whose)
    caused = f"{event.removeprefix('is_')}_by"
    if CIPHER.kind(caused) != "trigger" or (whose and not CIPHER.find(caused).takes("by")):
        raise unbound(event)
    return word(caused, name, who, *whose)


def under_critical(term: Term) -> Term:
    """A unit is attacked critically: whoever attacks it does so."""
    who = term.inner()[0]
    side = "enemy" if who.word == "this" else CIPHER.find(who.word).other if is_noun(who) else ""
    if not side or who.word == "unit":
        raise unbound(who.word)
    return word("makes_critical", word(side, word("attacking_any", who)))


def nth(term: Term) -> Term:
    """Something that happens to one unit for the nth time this turn: each of several might have a count of its own."""
    number, event = term.inner()
    if CIPHER.kind(event.word) != "trigger" or CIPHER.has_role(event.word, BRANCHES) or event.word == "nth":
        raise unbound(event.word)
    if event.items and not CIPHER.has_role(event.word, ONCE_EACH):
        only_one(event.inner()[0])
    return word("nth", number, event)


def nth_unit(term: Term) -> Term:
    """The nth unit of this turn to which something happens, which cannot happen to one of them twice."""
    number, event = term.inner()
    if not CIPHER.has_role(event.word, ONCE_EACH):
        raise unbound(event.word)
    return word("nth", number, event)


def against(event: Term) -> Term:
    """An event against somebody: an enemy, which goes without saying."""
    if not CIPHER.has_role(event.word, AGAINST) or len(event.items) < 2:
        return event
    *before, rival = event.inner()
    if is_noun(rival) and before[0].word not in ("unit", "doer"):
        side = CIPHER.find(before[0].word).other if is_noun(before[0]) else "enemy"
        if rival.word not in ("unit", side):  # nobody fights their own side
            raise unbound(rival.word)
        rival = Term(WORD, side, rival.items)
        if is_bare(rival) and "destroy" in event.word and CIPHER.find(event.word).parameters[-1].default:
            return word(event.word, *before)
    return word(event.word, *before, rival)


def by_means(term: Term) -> Term:
    """What a unit does by its attack, or by a skill of its own."""
    means, who, done = term.inner()
    if done.word == "destroys":
        whom = done.inner()[0]
        if means.word == "critical":
            if who.word == "enemy":
                raise unbound(who.word)
            return against(word("destroys_by_critical", who, whom))
        if means.word == "attack" and who.word == "enemy":
            return against(word("is_destroyed_by_attack", yours(whom), who))
        if means.word == "attack":
            return against(word("destroys", who, whom))
        if means.word == "both":
            return word("or", word("destroys", who, whom), word("destroys_with", text(""), who.copy(), whom.copy()))
        return word("destroys_with", means, who, whom)
    if means.word == "attack" and CIPHER.kind(done.word) == "trigger":
        event = against(word(done.word, who, *done.inner()))
        bare = len(event.items) > 1 and is_bare(event.inner()[1])  # any enemy, which goes without saying
        return word(done.word, who) if bare else event
    if means.kind == TEXT and means.word and who.word == "this":
        if done.word == "to_hand":
            return word("added_to_hand", *done.inner(), means)
        if done.word == "to_retreat":
            return word("put_into_retreat", *done.inner(), means)
    raise unbound(done.word)


def card_moved(term: Term) -> Term:
    """Cards that go from one place to another, perhaps by skills of somebody's."""
    what, way = term.inner()[0], term.inner()[1]
    if not way.items or sum(one.word.startswith("to_") for one in way.inner()) > 1:
        raise unbound(way.word)
    source, why, whose = named_item(term, "from"), named_item(term, "why"), named_item(term, "whose")
    goal, *more = way.inner()
    how = named_item(term, "how")
    if goal.word == "came":  # without saying where to
        goal, more = word("to_retreat"), way.inner()
        if how is None or how.word != "away":
            raise unbound("came")
    for one in more:
        if one.word != "came":
            whose = one.inner()[0] if one.items and one.inner()[0].word != "whose_own" else whose
        elif one.items:
            source = one.inner()[0]
    if whose is not None and whose.word == "yours":
        whose = word("you")
    if what.word == "this_in_hand":
        what, source = word("this"), word("hand")
    to = goal.word
    if what.word == "hand" and source is None:
        source, what = what, word("card")
    theirs = source is not None and source.mentions("opponents")
    if whose is not None and (whose.word == "everyone" or (source is not None and (whose.word != "you") != theirs)):
        raise unbound(to)  # a card goes to a place of its owner
    if to == "to_bonds" and source is None and why is None:
        what_goes = [] if what.show() == "card" else [("what", what)]
        by_them = whose is not None and whose.word != "you"
        return Term(WORD, "bonded", [("by", word("opponents")), *what_goes] if by_them else what_goes)
    if to == "to_hand" and source is not None and source.word == "retreat" and not theirs and why is None:
        return word("added_to_hand", what)
    if to == "to_retreat" and why is None:
        return gone(what, source, theirs)
    if to == "to_retreat" and why is not None and source is not None and source.word == "hand":
        if why.word in DISCARDED_BY and theirs == (why.word in YOUR_SKILLS):
            return word(DISCARDED_BY[why.word], what)
        if why.word == "any_effect":
            return Term(WORD, "discarded_by_skill", plain([what, *([word("opponents")] if theirs else [])]))
        if why.word == "any_skill" and what.show() == "card":
            return Term(WORD, "hand_discarded", [("whose", word("opponents"))] if theirs else [])
    raise unbound(to)


def of_one_side(term: Term) -> Term:
    """Whose skills something is due to, those of units or all: they and those of support cards are one side's."""
    first, *rest = term.inner()
    if any((one.word in YOUR_SKILLS) != (first.word in YOUR_SKILLS) for one in rest):
        raise unbound(first.word)
    return first


def gone(what: Term, source: Term | None, theirs: bool) -> Term:
    """Cards that go to the retreat area, for whatever reason: this one, or those of a player."""
    if source is None:
        if what.word != "this":  # whose?
            raise unbound(what.word)
        return word("retreats", what)
    told = "discarded" if source.word == "hand" else "milled" if source.word == "deck" else ""
    if not told:
        raise unbound(source.word)
    owner = [] if what.word == "this" else [("whose", word("opponents" if theirs else "you"))]
    return Term(WORD, told, [("", what), *owner])


def does_to(term: Term) -> Term:
    """What a unit does to another, or with a skill of one of some names."""
    verb, whom = term.inner()
    if verb.word != "uses":
        return word(verb.word, word("doer"), whom)
    told = whom.inner()[0] if whom.word == "unit" and len(whom.items) == 1 else whom
    told = told.inner()[0] if told.word == "just" else told
    if told.word != "named":
        raise unbound(whom.word)
    return word("uses_any", word("doer"), *told.inner())


def failing_card(skill: Term) -> Term:
    """A special skill that waits for its own card failing to support: the unit is any ally."""
    event = skill.inner()[0]
    if event.show() == "support_fails(this)":
        event.items = [("", word("ally")), ("", word("this"))]
    return skill


def uses_any(term: Term) -> Term:
    """A unit uses a skill of one of several names."""
    who, *names = term.inner()
    if any(name.word.endswith(EMBLEMS) for name in names):
        raise unbound("uses")  # skills of support cards, which no unit uses
    found = [word("uses", name, who.copy()) for name in names]
    return found[0] if len(found) == 1 else word("or", *found)


def deck_shown(term: Term) -> Term:
    """A card of a deck that somebody shows because of a skill."""
    why, whose = term.inner()
    if why.word != "ally_skill" or whose.word != "opponents":
        raise unbound(why.word)
    return word("deck_revealed", whose)


def turned(term: Term) -> Term:
    """Bonds that are turned over."""
    face, whose = term.inner()
    told = "bond_turned_down" if face.word == "face_down" else "bond_turned_up"
    return word(told) if whose.word == "you" else word(told, whose)


def moment(term: Term) -> Term:
    """The start or the end of a turn or a phase."""
    end, phase, whose = term.inner()
    told = f"{phase.word}_{end.word}"
    if told not in CIPHER.words:
        raise unbound(told)
    return word(told, whose) if whose.word != "you" else word(told)


def as_it(term: Term) -> Term:
    """A term in which the card that is spoken of, or this one, is `it`."""
    if term.kind == WORD and (term.word == "this" or term.word == "ref"):
        return word("it")
    return Term(term.kind, term.word, [(name, as_it(one)) for name, one in term.items])


def put_card(term: Term) -> Term:
    """Cards that are put somewhere, as what a skill did."""
    what, way = term.inner()
    return word(way.inner()[0].word, what)


def other_cost(event: Term, paid: Term) -> Term:
    """A skill by which another cost may be paid for skills of this unit."""
    used = event.inner() if event.word == "or" else [event]
    if any(one.word != "uses" or one.inner()[1].word != "this" for one in used):
        raise unbound(event.word)
    return word("other_cost", *only_part(as_cost(word("as_cost", paid))), *[one.inner()[0] for one in used])


def only_part(cost: Term) -> list[Term]:
    """A cost of one part."""
    parts = apart(cost)
    if len(parts) != 1:
        raise unbound("cost")
    return parts


def put_back(normally: Term, instead: Term) -> list[Term] | None:
    """What is said of the cards of a hand that may be put on top of the deck instead of where they usually go."""
    if instead.word != "may" or instead.inner()[0].word != "to_deck_top":
        return None
    back = instead.inner()[0].inner()[0]
    if back.word == "chosen" and len(back.items) == 1:  # told with what is done, not with what is not done
        normally, back = (back.inner()[0], word("it")) if normally.show() == "ref(any)" else (normally, back)
    return normally.inner() if normally.word == "hand" and back.word == "it" else None


def spoken_of(normally: Term, who: Term) -> bool:
    """Whether the unit that would retreat is the one that an event is about."""
    if normally.word != "ref" or normally.show() == "ref(any)":
        return normally.show() in (who.show(), "ref(any)")
    return normally.inner()[0].word in (who.word, "unit")


def replaced(term: Term) -> Term:
    """A continuous skill by which something else happens instead of what an event would bring about."""
    event, normally, instead, *limits = term.inner()
    if normally.word == "cost":
        return other_cost(event, instead)
    who = event.inner()[0]
    side = "enemy" if event.word == "destroys" or who.word == "enemy" else "ally"
    for one in instead.everything():
        goes = named_item(one, "goes")
        if goes is not None and goes.word != side:
            raise unbound(one.word)  # a card goes to a place of its owner
        if one.word == "ref" and CIPHER.find(side).other == one.inner()[0].word:
            raise unbound(one.inner()[0].word)
    instead = as_it(instead)
    if event.word == "makes_critical":
        if normally.word == "doubled" and instead.word == "tripled":
            change = word("triple_critical")
        elif (traits := put_back(normally, instead)) is not None:
            change = word("critical_to_deck_top", word("card", *traits))
        else:
            raise unbound(event.word)
        return Term(WORD, "skill", plain([word("give", who, change), *limits]))
    told, whom = changed_by(event, beforehand=False), of_whom(event)
    if told and whom is not None and spoken_of(normally, whom):
        return Term(WORD, "skill", plain([word("give", whom, word(told, instead)), *limits]))
    if event.word == "is_supported" and who.word == "this" and len(event.items) == 2:
        change = backed(word("backed", event.inner()[1], word("support_instead", instead)))
        return Term(WORD, "skill", plain([change, *limits]))
    if event.word == "destroys":
        whom = narrowed(event.inner()[1] if len(event.items) > 1 else word("enemy"), word("defending"))
        items = plain([word("give", whom, word("destroyed_instead", instead)), *limits])
        return Term(WORD, "skill", [*items, ("if", word("is_attacking", who))])
    raise unbound(event.word)


def changed_by(event: Term, beforehand: bool) -> str:
    """The change by which something happens instead of an event, before it happens or as it has; none for others."""
    fitting = [one for one in CIPHER.words.values() if one.kind == "change" and one.event == event.word]
    return next((one.name for one in fitting if bool(one.role & BEFOREHAND) == beforehand), "")


def of_whom(event: Term) -> Term | None:
    """The unit that an event is about, whatever has done it: an attack, any skill."""
    if event.word == "destroys_with":
        name, by, who = event.inner()
        return who if not name.word and by.show() == "unit" else None
    return event.inner()[0] if len(event.items) == 1 else None


def spared(term: Term) -> Term:
    """A continuous skill by which something else happens instead of a unit's destruction."""
    event, instead, *limits = [one for name, one in term.items if not name]
    who, change = of_whom(event), changed_by(event, beforehand=True)
    if who is None or not change or not (is_noun(who) or who.word == "this"):
        raise unbound(event.word)
    spared_unit = named_item(term, "whom")
    if spared_unit is not None and not may_be(spared_unit, who):
        raise unbound(spared_unit.word)
    side = "enemy" if who.word == "enemy" else "ally"
    for one in instead.everything():
        if one.word == "ref" and CIPHER.find(side).other == one.inner()[0].word:
            raise unbound(one.inner()[0].word)
    told = given_as(word("this" if who.word == "this" else "it"), instead)
    conditions = [item for item in term.items if item[0] == "if"]
    return Term(WORD, "skill", [*plain([word("give", who, word(change, told)), *limits]), *conditions])


def given_as(unit: Term, term: Term) -> Term:
    """A term in which the unit that is spoken of is this one."""
    if term.kind == WORD and term.word == "ref":
        return unit.copy()
    return Term(term.kind, term.word, [(name, given_as(unit, one)) for name, one in term.items])
