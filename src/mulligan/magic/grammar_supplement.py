"""Forms of speech that planes and schemes were the first to have: what holds for a while without a card."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.lasting import Change
from mulligan.cardlang.notation import read
from mulligan.cardlang.roles import MANY, MOVES
from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar_nouns import lone_of
from mulligan.magic.grammar_terms import become, is_noun, is_players, is_target, unclear
from mulligan.magic.terms import DEMANDS
from mulligan.magic.words.vocabulary import MAGIC

GIFTS: Final = ("give", "give_as_before")  # what cards get, of which it may have been said before for how long


def in_force(term: Term) -> Term:
    """What holds for a while: what changes cards is given to those there are now, what is only forbidden to all."""
    # rule: layers.duration
    away = term.items[-1][0] == "away"
    if away:
        term.items.pop()
        if term.inner()[1].word != "until_planeswalk":
            raise unclear("away")
        term.items[1] = ("", word("until_plane_left"))
    rule, duration = term.inner()[:2] if len(term.items) > 1 else (term.inner()[0], word("for_good"))
    if rule.word in GIFTS or (rule.word == "seq" and all(one.word in GIFTS for one in rule.inner())):
        return lone_of(word("seq", *[for_a_while(one, duration) for one in spread_acts(rule)]))
    if rule.word == "of_others":
        who, *rules = rule.inner()
        return lone_of(word("seq", *[word("in_force", one, duration.copy(), who.copy()) for one in rules]))
    if rule.word == "blank_rolls" and duration.word == "until_plane_left":
        return word("blanks_are_chaos")
    if rule.word == "control_of" and duration.word == "next_turn" and duration.inner()[0].word == "refp":
        return word("control_next_turn", *rule.inner())
    if duration.word in ("until_plane_left", "next_turn") or rule.word in ("blank_rolls", "control_of"):
        raise unclear(duration.word)
    now = duration.word == "this_turn"
    aims = [one for one in rule.everything() if is_target(one)]
    if aims and len(term.items) == 2 and (rule.word == "static" or not now):
        return of_target(rule, duration, aims)
    if rule.word != "static":
        if MAGIC.kind(rule.word) != "regulation":
            raise unclear(rule.word)
        about = [one for one in rule.inner() if is_players(one) and is_then(one)]
        if about and len(term.items) == 2:
            return holds_for(rule, duration, about)
        return word("apply", rule) if now else term
    if any(name == "if" for name, _ in rule.items) or len(term.items) > 2:
        if not all(demands(one) for one in rule.inner()[1:]):
            raise unclear("as long as")
        return term
    what, *changes = rule.items
    if all(demands(one) for _, one in changes) and is_noun(what[1]):
        return word("this_turn_always", rule) if now else term
    return Term(WORD, "give", [what, *changes, ("duration", term.inner()[1])])


def spread_acts(act: Term) -> list[Term]:
    """The acts that are done one after the other; a single one is just that."""
    return act.inner() if act.word == "seq" else [act]


def for_a_while(act: Term, duration: Term) -> Term:
    """What is given without an end, of which it was said before for how long."""
    told = [one.word for name, one in act.items if name == "duration"]
    if told and told != ["for_good"]:
        raise unclear(duration.word)
    items = [item for item in act.items if item[0] != "duration"]
    return Term(WORD, "give", [*items, ("duration", duration.copy())])


def barred(term: Term) -> Term:
    """What cards of a kind may not do for a while holds for those that come later, too."""
    rule, duration = term.inner()
    if any(is_target(one) for one in rule.everything()):
        return in_force(term)
    return word("this_turn_always", rule) if duration.word == "this_turn" else word("in_force", rule, duration)


def is_then(who: Term) -> bool:
    """Whether only the spell or ability itself knows who that is: a target, or somebody spoken of."""
    return is_target(who) or (who.word != "you" and not MAGIC.has_role(who.word, MANY))


def of_target(rule: Term, duration: Term, aims: list[Term]) -> Term:
    """What holds for a target player."""
    if len(aims) != 1 or not is_players(aims[0]):
        raise unclear("target")
    return holds_for(rule, duration, aims)


def holds_for(rule: Term, duration: Term, aims: list[Term]) -> Term:
    """What holds for one player: in it, `you` is that player."""
    if len(aims) != 1:
        raise unclear("player")
    who = aims[0].copy()
    own = aims[0].everything()
    for one in [one for one in rule.everything() if one not in own]:
        for i, (name, item) in enumerate(one.items):
            if item.word == "controlled_by" and item.inner()[0] is aims[0]:
                one.items[i] = (name, word("yours"))
            elif item is aims[0]:
                one.items[i] = (name, word("you"))
            elif item.word == "opposing" or item.word == "yours" or is_players(item):
                raise unclear(item.word)  # of you, or of that player
    return word("in_force", rule, duration, who)


def waiting(term: Term) -> Term:
    """An ability that waits for something for a while."""
    duration, ability, often = term.inner()
    trigger = ability.inner()[0]
    following = bool(trigger.items) and trigger.inner()[0].word == "next_one"
    told = [one for one in trigger.everything() if one.word == "ref"]
    if told and often.word == "one_time" and not MAGIC.has_role(trigger.word, MOVES):
        raise unclear("when")  # what it may do more than once is waited for once
    if told and duration.word == "this_turn":  # whatever that one does
        about = told[0].copy()
        for one in told:
            become(one, word("permanent"))
        return word("while_this_turn", ability, about)
    if following != (often.word == "one_time"):
        raise unclear("when")
    if following:
        if duration.word != "this_turn":
            raise unclear("next")
        trigger.items[0] = ("", trigger.inner()[0].inner()[0])
        return word("next_time_this_turn", ability)
    return word("while_this_turn", ability) if duration.word == "this_turn" else word("floating", ability, duration)


def planar(term: Term) -> Term:
    """Cards of the planar deck are revealed, something is done with them, and the rest go to the bottom."""
    told, cards, *order = term.inner()
    deed, *meant = told.inner()[0].inner() if told.items else [told]
    if [one.word for one in meant] != [cards.word, *(one.word for one in order)]:
        raise unclear("planar deck")
    if told.word == "with_all":
        if len(told.items) > 1 or not cards.items:
            raise unclear("planar deck")
        return word(deed.word, *cards.inner())
    one = not cards.items  # which may be put on the bottom, where of several one is put on top
    may = any(name for name, _ in told.items)
    if may != one or (told.inner()[1].word == "to_library_bottom") != one or bool(order) == one:
        raise unclear("planar deck")
    return word(deed.word, *cards.inner())


def lasting(term: Term) -> Term:
    """What cards get for a while that was told before."""
    duration, *acts = term.inner()
    for act in acts:
        if duration.word != "this_turn":
            act.items.append(("duration", duration.copy()))
    return lone_of(word("seq", *acts))


def demands(change: Term) -> bool:
    """Whether a change of what cards are is none, but forbids or demands something."""
    try:
        node = read(change.show(), MAGIC)
    except MulliganError:
        raise unclear(change.word) from None
    return isinstance(node, Change) and node.kind() in DEMANDS
