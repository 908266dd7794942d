"""Forms of speech for how much is done, and by whom: `where X is`, `for each`, each player, the cards themselves."""

from __future__ import annotations

from mulligan.cardlang import roles
from mulligan.cardlang.grammar import WORD, Term, text, word
from mulligan.magic.grammar_nouns import mine
from mulligan.magic.grammar_terms import become, is_noun, is_players, is_target, replace, spread, unclear
from mulligan.magic.words.vocabulary import MAGIC


def where_x(term: Term) -> Term:
    """`where X is`: X is that in the whole act, if that is said."""
    act, *told = term.inner()
    if not told:
        return act
    amount = told[0]
    if amount.mentions("x") or not act.mentions("x"):
        raise unclear("X")
    if act.word == "damage" and is_players(act.inner()[1]) and all(name != "by" for name, _ in act.items):
        for one in amount.everything():  # of a card that deals damage to a player, `it` can only be the card
            if one.show() == 'ref("it")':
                one.word = "this"
                one.items = []
    aimed = act.word != "each" and any(is_target(one) and is_players(one) for one in act.inner())
    if any(after_it(one) or (aimed and one.word == "not_your") for one in amount.everything()):
        amount = word("told_after", amount)  # `that creature's power`, where the act has spoken of a creature
    act = by_each(act, amount)
    acts = act.inner()[1] if act.word == "each" else act
    several = acts.word == "seq" and sum(1 for one in acts.inner() if one.mentions("x")) > 1
    if several and amount.word != "told_after":
        become(acts, word("with_x", amount, acts.copy()))
    else:
        if several and not all(leaves_cards(one) for one in acts.inner()[:-1]):
            raise unclear("X")  # it would be counted again after that
        replace(act, "x", amount)
    return act


def told_on(term: Term) -> Term:
    """Two passages; an X that the first one tells and the second speaks of is one number, counted once."""
    first, rest = term.inner()
    told = first.word == "where_x" and len(first.items) > 1 and rest.mentions("x")
    if not told or any(rest.mentions(word) for word in ("where_x", "pay_x", "x_told")):
        return word("seq", first, rest)
    act, amount = first.inner()
    return word("where_x", word("seq", act, rest), amount)


def by_each(act: Term, amount: Term) -> Term:
    """What several players do, or is done to them: one by one, where X is told of each by itself."""
    many = [one for _, one in act.items if is_players(one) and MAGIC.has_role(one.word, roles.MANY)]
    told = [one for one in amount.everything() if one.word in ("actor", "not_your", "whoever", "refp")]
    if act.word == "each" or len(many) != 1 or not told:
        return act
    who = many[0].copy()
    become(many[0], word("they"))
    return word("each", who, act)


def leaves_cards(act: Term) -> bool:
    """Whether an act changes no power or toughness: players do something, or are dealt damage, or cards are."""
    return MAGIC.has_role(act.word, roles.NAMES_DOER) or act.word.startswith("damage")


def instead_much(term: Term) -> Term:
    """Damage to a target; or another amount of it, if something is so."""
    amount, target, again, more, condition = term.inner()
    return word("instead_if", word("damage", amount, target), condition, word("damage", more, again))


def counted_first(term: Term) -> Term:
    """An act; perhaps something is counted before, and then it is about that number."""
    act, *counted = term.inner()
    if counted:
        if not act.mentions("that_number"):
            raise unclear("count")
        replace(act, "that_number", counted[0])
    return act


def extreme(term: Term) -> Term:
    """The greatest power or the like among cards; the lowest life total among players."""
    which, what, among = term.inner()
    if (which.word == "least") != (what.word == "lowest_life") or (which.word == "least") != is_players(among):
        raise unclear("among")
    return word(what.word, among)


def so_done(term: Term) -> Term:
    """How much was done this way; or this turn, of what is counted so long."""
    what, done, when = [one for name, one in term.items if not name]
    anywhere = any(name for name, _ in term.items)
    if done.word == "buried" and when.word == "turn" and anywhere:
        return word("cards_buried")
    if anywhere or (when.word == "turn") != (done.word == "life_gained"):
        raise unclear("this turn")
    if done.word not in ("done", "buried", "home"):
        return done
    return word("this_way", *([] if what.word == "done" else [what]), *([done] if done.word == "home" else []))


def done_among(term: Term) -> Term:
    """How many of the cards discarded, exiled or milled this way are of a kind; of any, just how many."""
    return term if term.inner()[1].items else word("this_way", word("card"))


def most_done(term: Term) -> Term:
    """How much was done; or how much one player has done at most."""
    done, *most = term.inner()
    if bool(most) != (done.word == "most_of_one_owner"):
        raise unclear("greatest")
    return done


def after_it(told: Term) -> bool:
    """Whether a word speaks of a card or player that an act may have spoken of."""
    return told.word in ("refp", "whoever") or (told.word == "ref" and told.inner()[0].word != "it")


def times(unit: Term, by: Term) -> Term:
    """So many times a quantity."""
    if unit.word == "0":
        return unit
    if unit.word == "1":
        return by.copy()
    if unit.word == "-1":
        return word("minus", by.copy())
    return word("times", unit, by.copy())


def scaled(term: Term) -> Term:
    """`for each`: as often as there are."""
    act, by = term.inner()
    if by.word == "number_of" and any(act.mentions(one) for one in ("refp", "whoever")):
        return for_each_player(act, by.inner()[0])
    if act.word == "give" or act.word == "static":
        pumps = [one for one in act.inner() if one.word == "pump"]
        if len(pumps) != 1 or len(act.items) > 2 + sum(1 for name, _ in act.items if name):
            raise unclear("for each")
        pump(pumps[0], by)
        return act
    if act.word == "add_mana":
        return Term(WORD, "add_much", [act.items[0], ("", by), *act.items[1:]])
    at = 0 if act.word == "may" else 1 if act.word == "each" or act.word in ("by", "doing") else -1
    if at >= 0 and act.items:
        act.items[at] = ("", scaled(word("scaled", act.inner()[at], by)))
        return act
    if act.word == "sacrifice" and act.inner()[0].word == "chosen" and len(act.inner()[0].items) == 2:
        act.inner()[0].items.insert(1, ("", by))  # what is sacrificed, so many, by whom
        return act
    if act.word == "damage_both" and act.inner()[0].show() == act.inner()[2].show():  # the same to all of them
        for i in (0, 2):
            act.items[i] = ("", times(act.inner()[i], by))
        return act
    if not MAGIC.has_role(act.word, roles.SCALES):
        raise unclear("for each")
    replace(by, "not_your", word("refp", text("player")))
    replace(by, "actor", word("refp", text("player")))  # `their hand` is of whoever does it
    replace(by, "whoever", word("refp", text("player")))
    if by.mentions("refp") and any_of_them(act.inner()[-1]):
        who = act.items.pop()[1]
        act.items.append(("", word("they")))
        return word("each", who, of_them(scaled(word("scaled", act, of_them(by)))))
    name, unit = act.items[0]
    act.items[0] = (name, times(unit, by))
    return act


def for_each_player(act: Term, who: Term) -> Term:
    """Something is done for each of some players: `that player` is that one; of each there may be a target."""
    aims = [one for one in act.everything() if one.word == "up_to_targets"]
    for aim in aims:
        most, noun = aim.inner()
        whose = [one for one in noun.inner() if one.word == "controlled_by" and one.inner()[0].word == "refp"]
        if len(aims) > 1 or most.show() != "1" or len(whose) != 1 or who.word != "opponents":
            raise unclear("for each")
        become(whose[0], word("opposing"))
        become(aim, word("target_of_each", noun, who))
    told = [one for one in act.everything() if one.word != "target_of_each"]
    if any(MAGIC.has_role(one.word, roles.TARGET) for one in told):
        raise unclear("target")  # one for all of them, or one for each
    if aims and any(one.word == "refp" or one.word == "whoever" for one in told):
        raise unclear("that player")
    return act if aims else word("each", who, of_them(act))


def all_scaled(term: Term) -> Term:
    """`For each …,` before several acts: all of them as often as there are, counted once whatever they change."""
    act, by = [one for name, one in term.items if not name]
    if any(name for name, _ in term.items):
        return perhaps_for_each(act, by)
    if act.word != "seq" or by.word == "number_of":
        return scaled(word("scaled", act, by))
    if any(MAGIC.has_role(one.word, roles.TARGET) or not kept_apart(one) for one in act.everything()):
        raise unclear("for each")
    return word("for_each", by, act)


def each_done(term: Term) -> Term:
    """`For each creature destroyed this way,` what is done: so many times, or about each of them."""
    kind, deed, act = term.inner()
    told = [one for one in act.everything() if one.word == "ref" and one.inner()[0].word in ("it", kind.word)]
    if not told:
        return all_scaled(word("all_scaled", act, word("this_way", kind)))
    if any(MAGIC.has_role(one.word, roles.TARGET) or one.word in ("that_much", "delayed") for one in act.everything()):
        raise unclear("for each")
    return word("each_done", word("those_done", kind, deed), act)


def perhaps_for_each(act: Term, by: Term) -> Term:
    """What you may do for each of something: copies that attack each other opponent, a card of the name of each."""
    if act.word == "copy_attacks" and by.mentions("other_opponents") and act.inner()[1].word == "refp":
        return word("copies_attack_others", act.inner()[0])
    named = [one for one in act.everything() if any(each.word == "same_name_as" for each in one.inner())]
    choices = [one for one in act.everything() if one.word == "chosen" and one.inner()[0] in named]
    if by.word != "count" or len(named) != 1 or len(choices) != 1:
        raise unclear("for each")
    noun, of_each = named[0], by.inner()[0]
    like = next(each for each in noun.inner() if each.word == "same_name_as").inner()[0]
    if like.word != "ref" or like.inner()[0].word != of_each.word:
        raise unclear("that")
    noun.items = [item for item in noun.items if item[1].word != "same_name_as"]
    become(choices[0], word("one_for_each", noun, of_each))
    return act


def kept_apart(told: Term) -> bool:
    """Whether a word says nothing of what is counted, one after the other."""
    return told.word not in ("ref", "refs", "refp", "whoever", "that_much")


def any_of_them(who: Term) -> bool:
    """Whether players are meant of whom each may do something of their own."""
    return is_players(who) and who.word != "refp" and who.word != "you"


def pump(term: Term, by: Term) -> None:
    """So much power and toughness for each of something."""
    term.items = [(name, times(unit, by)) for name, unit in term.items]


def pumped(term: Term) -> Term:
    """A pump for each of something."""
    change, *by = term.inner()
    for size in change.inner() if change.word == "either_size" else [change]:
        for one in by:
            pump(size, one)
    return change


def perhaps(term: Term) -> Term:
    """An act, or one that somebody may do."""
    act, *may = term.inner()
    return word("may", act) if may else act


def own_size(term: Term) -> Term:
    """How big a creature is: its power, its toughness, or both; the second may speak of the same cards once more."""
    which, power, *other = term.inner()
    if not other:
        return word(which.word, power)
    if which.word != "own_power_is":
        raise unclear("toughness")
    toughness = other[0]
    if toughness.mentions("the_same"):
        if not power.items or MAGIC.kind(power.inner()[0].word) == "quantity":
            raise unclear("their")
        replace(toughness, "the_same", power.inner()[0])
    return word("power_and_toughness_are", power, toughness)


def either_size(term: Term) -> Term:
    """A change of size, or one of two."""
    return term.inner()[0] if len(term.items) == 1 else term


def given(term: Term) -> Term:
    """What cards are given for a time; one of two things that somebody chooses is given this turn."""
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    cards, change, *more = term.items
    if change[1].word == "cannot_be_regenerated" and len(more) == 1 and more[0][1].word == "this_turn":
        return Term(WORD, "cannot_regenerate", [cards])
    if change[1].word != "either_size":
        return term
    if more and more[0][1].show() != "this_turn":
        raise unclear("or")
    return word("give_either", cards[1], *change[1].inner())


def by_player(term: Term) -> Term:
    """A player does something: the act names the player, or each of them does it."""
    who, act = term.inner()
    replace(act, "not_your", word("refp", text("player")) if who.word == "you" else word("actor"))
    if act.mentions("most_of_one_owner"):
        return all_then_all(who, act)
    if who.word != "you":
        shown_by_choice(act)
    if act.word == "choose" and who.word != "you" and MAGIC.has_role(act.inner()[0].word, roles.TARGET):
        if act.inner()[0].word != "target" or len(act.inner()[0].items) > 1:
            raise unclear("chooses")
        become(act.inner()[0], Term(WORD, "target_by", [*act.inner()[0].items, ("by", word("actor"))]))
    if aims_itself(act) and who.word != "you":
        return aimed_by(who, act)
    if who.word in ("refp", "you") and act.items and act.inner()[0].word == "others_than_chosen":
        return word("of_what_they_chose", act)
    if act.mentions("whoever_searched"):
        if who.word != "you" and who.word != "everyone":
            raise unclear("each player")
        replace(act, "whoever_searched", word("everyone" if who.word == "you" else "actor"))
    replace(act, "whoever", word("refp", text("player")) if who.word in ("you", "refp") else word("actor"))
    if who.word == "you":
        return of_you(act)
    for part in act.inner() if act.word == "seq" else [act]:
        if part.word == "onto_battlefield_by" and (part.inner()[0].mentions("actor") or part.inner()[0].word == "it"):
            part.word = "onto_battlefield"
            part.items = part.items[:1]
        elif part.word == "onto_battlefield_by" and who.word in ("refp", "they") and part.inner()[0].word == "ref":
            part.word = "put_there_by"
            part.items = [part.items[0], ("", who.copy())]
    parts = [one.word for one in act.inner()] if act.word == "seq" else [act.word]
    one_player = who.word == "refp"
    if MAGIC.has_role(act.word, roles.NAMES_DOER) and uses(act) == 1 and (one_player or not act.mentions("at_random")):
        replace(act, "actor", who)
        for one in act.everything():
            if one.show() == "controlled_by(opponents)":
                become(one, word("opposing"))
        return act
    if act.word == "give" and uses(act) == 1:
        replace(act, "actor", who)
        return act
    for part in act.inner() if act.word == "seq" else [act]:
        if uses(part) == 0 and (not same_for_all(part) or part.mentions("chosen")):
            raise unclear(who.word)
        if part.word in ("onto_battlefield_by", "creating") or MAGIC.has_role(part.word, roles.NOT_BY_OTHERS):
            raise unclear(who.word)
    if not parts:
        raise unclear(who.word)
    if who.word in ("refp", "owner_of") and all(moves_it(one) for one in (act.inner() if act.word == "seq" else [act])):
        if who.word == "owner_of" and who.inner()[0].word != "ref":  # `target creature's owner shuffles it`
            first = act.inner()[0] if act.word == "seq" else act
            first.items[0] = ("", who.inner()[0])
        return act
    return of_them(act) if who.word == "they" else word("each", who, of_them(act))


def shown_by_choice(act: Term) -> None:
    """Whoever reveals some cards of their own hand chooses which."""
    for shown in [one.inner()[0] for one in act.everything() if one.word == "reveal"]:
        if (
            MAGIC.has_role(shown.word, roles.CHOICE)
            and MAGIC.words[shown.word].takes("by")
            and shown.mentions("in_hand")
        ):
            if all(name != "by" for name, _ in shown.items):
                shown.items.append(("by", word("actor")))


def aims_itself(act: Term) -> bool:
    """Whether an act has a target that whoever does it chooses."""
    aims = [one for one in act.everything() if MAGIC.has_role(one.word, roles.TARGET)]
    return any(name == "by" and one.word == "actor" for aim in aims for name, one in aim.items)


def aimed_by(who: Term, act: Term) -> Term:
    """One player does something to targets, and chooses them: before it is done, so that they are named there."""
    if who.word != "controller_of" and who.word != "owner_of":
        raise unclear(who.word)  # of several players, who chooses targets?
    for name in ("actor", "whoever"):
        replace(act, name, who)
    return act


def allowed(term: Term) -> Term:
    """Players may do something, or have something else do it; a target is chosen before, by one who is named there."""
    who, act = term.inner()
    caused = act.word == "caused"
    act = act.inner()[0] if caused else act
    if aims_itself(act):
        act = aimed_by(who, act)
    elif not caused:
        act = by_player(word("by", word("they"), act))
    return Term(WORD, "each", [("", who), ("", Term(WORD, "may", [("", act), ("by", word("they"))]))])


def in_fact(term: Term) -> Term:
    """What you have something do is what it does."""
    return term.inner()[0].inner()[0]


def all_then_all(who: Term, act: Term) -> Term:
    """All of several players do something, and then all of them as much as one of them did most."""
    first, *then = act.inner() if act.word == "seq" else [act]
    if len(then) != 1 or first.word != "discard" or then[0].word != "draw" or who.word == "you":
        raise unclear("greatest")
    each = by_player(word("by", who.copy(), first))
    return word("seq", each, word("draw", then[0].inner()[0], who))


def same_for_all(act: Term) -> bool:
    """Whether an act is the same whoever does it."""
    return MAGIC.has_role(act.word, roles.DONE_BY_ANY) or moves_it(act)


def moves_it(act: Term) -> bool:
    """Whether an act only moves a card that was spoken of to where its owner has it."""
    if act.word == "put_there_by":
        return True
    if not MAGIC.has_role(act.word, roles.MOVES) or MAGIC.has_role(act.word, roles.UNDER_YOU | roles.DONE_BY_ANY):
        return False
    return act.inner()[0].word in ("it", "ref", "refs", "seen")


def uses(term: Term) -> int:
    """How often an act speaks of who does it."""
    return sum(1 for one in term.everything() if one.kind == WORD and one.word in ("actor", "owned"))


def of_you(act: Term) -> Term:
    """What you do: who does it goes without saying."""
    items: list[tuple[str, Term]] = []
    for name, item in act.items:
        if item.kind == WORD and item.word == "actor":
            continue
        if item.kind == WORD and item.word == "controlled_by" and item.inner()[0].word == "actor":
            items.append((name, word("yours")))
        elif item.kind == WORD and item.word == "owned":
            items.append((name, mine(word("mine", of_you(item.inner()[0])))))
        else:
            items.append((name, of_you(item)))
    act.items = items
    if act.word == "onto_battlefield_by":
        act.word = "onto_battlefield"
    return act


def of_them(act: Term) -> Term:
    """What each of several players does: they are they; they choose, and what is theirs comes under their control."""
    items: list[tuple[str, Term]] = []
    if (chooses(act.word) or decides(act.word)) and not any(name == "by" for name, _ in act.items):
        act.items.append(("by", word("they")))
    if MAGIC.has_role(act.word, roles.UNDER_YOU):
        if not act.mentions("actor") and not act.mentions("theirs") and act.inner()[0].word != "it":
            raise unclear("under whose control")
        act.word = act.word.replace("onto_battlefield", "return_to_battlefield")
    for name, item in act.items:
        if item.kind == WORD and item.word == "actor":
            items.append((name, word("they")))
        elif (
            item.kind == WORD
            and item.word == "controlled_by"
            and item.inner()[0].word in ("actor", "not_your", "refp", "whoever")
        ):
            items.append((name, word("theirs")))
        elif item.kind == WORD and item.word == "owned":
            items.append((name, mine(word("theirs", of_them(item.inner()[0])))))
        elif item.kind == WORD and item.word == "refp":
            items.append((name, word("they")))
        else:
            items.append((name, of_them(item)))
    act.items = items
    return act


def decides(name: str) -> bool:
    """Whether a word stands for an act in which a player decides about cards, such as their order, whoever it is."""
    known = MAGIC.words.get(name)
    if known is None or known.kind != "effect" or not known.takes("cards"):
        return False
    return any(one.name == "by" and one.kinds == ["players"] for one in known.parameters)


def chooses(name: str) -> bool:
    """Whether a word stands for cards that a player chooses, whoever it is."""
    return MAGIC.has_role(name, roles.CHOICE) and MAGIC.words[name].takes("by")


def doing(term: Term) -> Term:
    """Cards do something: the first act names them, those after it speak of the same."""
    who, act = term.inner()
    if who.word == "hurt_one":  # whatever was dealt damage just before, if it was
        return word("if", word("did_so"), doing(word("doing", word("refp", text("any")), act)))
    parts = act.inner() if act.word == "seq" else [act]
    if act.mentions("while_it_has") and (is_noun(who) or who.word == "refs"):
        raise unclear("it")  # which of them
    for i, part in enumerate(parts):
        if part.word == "fight" and part.inner()[0].word == part.inner()[1].word == "doer":
            raise unclear("each other")
        doer = who if i == 0 else word("again", who)
        put_doer(part, doer)
        for j, (name, item) in enumerate(part.items):
            if item.show() == 'ref("self")' and who.word != "this":
                part.items[j] = (name, word("again", who))  # `deals damage to itself`
    given = [part for part in parts if part.word == "give"]
    lasts = {"".join(one.show() for name, one in part.items if name == "duration") for part in given}
    if len(lasts) > 1 and "for_good" in lasts:
        raise unclear("until")  # whether what is told without an end has the end that is told beside it
    return act


def put_doer(act: Term, doer: Term) -> None:
    """Name who does an act; where it is named twice the second time speaks of the same."""
    done = False
    for i, (name, item) in enumerate(act.items):
        if item.kind == WORD and item.word == "doer":
            if name == "by" and doer.word == "this":
                act.items[i] = (name, word("left-out"))
                continue
            act.items[i] = (name, doer if not done else word("again", doer))
            done = True
        elif item.mentions("doer"):
            put_doer_inside(item, doer)
    act.items = [(name, item) for name, item in act.items if item.word != "left-out"]


def put_doer_inside(term: Term, doer: Term) -> None:
    """Name who does an act where it is spoken of inside another word."""
    for i, (name, item) in enumerate(term.items):
        if item.kind == WORD and item.word == "doer":
            term.items[i] = (name, doer.copy() if doer.word == "this" else word("again", doer))
        else:
            put_doer_inside(item, doer)
