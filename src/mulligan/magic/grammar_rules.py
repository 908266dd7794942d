"""Forms of speech for what always holds: for players, of what enters, what things cost, what happens instead."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import FIXED, TARGET
from mulligan.magic.grammar_acts import no_spells
from mulligan.magic.grammar_terms import become, is_players, replace, spread, traits, unclear, yours_anyway
from mulligan.magic.words.vocabulary import MAGIC

FROM_HAND: Final = 2  # traits that say that a card is in your hand


def ruled(term: Term) -> Term:
    """What holds for some players."""
    rule, *players = [one for name, one in term.items if not name]
    told = dict(item for item in term.items if item[0])
    if rule.word == "able" or "also" in told or "only" in told or "beside" in told:
        return only_they(rule, players, told)
    who = players[0] if players else word("you")
    return of_players(rule, who)


def able(term: Term) -> Term:
    """What players cannot do; or what they can, of which only somebody can say that nobody else can."""
    barred, *can = term.inner()
    return barred if can and can[0].word == "cannot" else word("able", barred)


def only_they(rule: Term, players: list[Term], told: dict[str, Term]) -> Term:
    """Only you can do something, or you and somebody else, so all others cannot; or players cannot do two things."""
    rules = [rule, *([told["also"]] if "also" in told else [])]
    if all(one.word != "able" for one in rules) and "only" not in told and "beside" not in told:
        who = players[0] if players else word("you")
        both = [of_players(rules[0], who), of_players(rules[1], told.get("others", who))]
        if [one.show() for one in both] == ["never_loses(you)", "never_wins(opponents)"]:
            return word("cannot_lose")
        return word("several", *both)
    if len(players) != 1 or any(one.word != "able" for one in rules) or "only" not in told or "others" in told:
        raise unclear("only")
    who = players[0]
    if "beside" in told:
        if who.word != "you":
            raise unclear("and")
        who = word("you_and", told["beside"])
    return word("of_others", word("others_than", who), *[of_players(one.inner()[0], word("you")) for one in rules])


def of_players(rule: Term, who: Term) -> Term:
    """What some players do, or cannot do."""
    if rule.word == "of_you_only":
        if who.word != "you":
            raise unclear(who.word)
        return rule.inner()[0]
    replace(rule, "whom", who)
    for one in rule.everything():
        if one.show() == "controlled_by(opponents)" or one.show() == "controlled_by(you)":
            become(one, word("yours" if one.inner()[0].word == "you" else "opposing"))
    if yours_anyway(rule.word):
        rule.items = [(name, one) for name, one in rule.items if one.word != "you"]
        if rule.show() == "more_lands(1)":
            rule.items = []
    return rule


def drawing_instead(term: Term) -> Term:
    """Something else happens when somebody would draw a card; not a draw, which would be replaced in its turn."""
    rule, who, act = term.inner()
    if act.mentions("draw") or any(MAGIC.has_role(one.word, TARGET) for one in act.everything()):
        raise unclear("instead")
    return word(rule.word, act) if who.word == "you" else word(rule.word, act, who)


def replaced(term: Term) -> Term:
    """Something else happens when somebody would draw or gain life, or when cards would untap."""
    rule, who, act = term.inner()
    if is_players(who) == (rule.word == "untap_instead"):
        raise unclear("would")
    if rule.word == "draw_instead":
        return drawing_instead(term)
    if rule.word == "life_times":
        return more_life(who, act)
    for one in act.everything():
        if one.word in ("ref", "refs") and one.show() not in ('ref("it")', 'ref("permanent")', 'ref("creature")'):
            raise unclear("it")
        if one.word == "ref":
            become(one, word("that"))
    if act.word != "put_counters" or act.inner()[2].word != "that":
        raise unclear("instead")
    return word(rule.word, who, act)


def more_life(who: Term, act: Term) -> Term:
    """Whoever would gain life gains so many times as much."""
    amount, *again = act.inner() if act.word == "gain_life" else [act]
    if amount.word != "times" or amount.inner()[1].word != "that_much":
        raise unclear("instead")
    if [one.word for one in again] != ([] if who.word == "you" else ["refp"]):
        raise unclear("instead")  # what somebody else gains
    return word("life_times", amount.inner()[0], *([] if who.word == "you" else [who]))


def more_life_still(term: Term) -> Term:
    """Whoever would gain life gains so much more."""
    who, again, amount = term.inner()
    if again.word != ("you" if who.word == "you" else "they"):
        raise unclear("instead")
    return word("life_plus", amount, *([] if who.word == "you" else [who]))


def rule_if(term: Term) -> Term:
    """What holds while something is so, if that is said."""
    rule, *condition = term.inner()
    return word("rule_while", condition[0], rule) if condition else rule


def same_for(term: Term) -> Term:
    """What holds where something has a keyword, and so for other keywords: each where something has that one."""
    static, *others = term.inner()
    given = [one.word for one in static.inner()[1:] if MAGIC.kind(one.word) == "keyword"]
    asked = [one for name, one in static.items if name == "if"]
    if static.word != "static" or len(given) != 1 or not any(one.mentions(given[0]) for one in asked):
        raise unclear("the same")
    found = [static]
    for other in others:
        found.append(static.copy())
        replace(found[-1], given[0], other)
    return word("several", *found)


def enters_so(term: Term) -> Term:
    """This enters with so many counters of a kind, perhaps for each of something, perhaps only if something is so."""
    kind, count, *each = term.inner()[0].inner()
    if each:
        count = each[0] if count.show() == "1" else word("times", count, each[0])
    found = word("enters_with", count, kind)
    found.items.extend(item for item in term.items if item[0])
    return found


def others_enter(term: Term) -> Term:
    """Others enter with so many counters of a kind, each."""
    cards, entry = term.inner()
    if MAGIC.has_role(cards.word, FIXED) or cards.word == "ref" or len(entry.items) > 2:
        raise unclear("enters")
    kind, count = entry.inner()
    return word("enter_with", count, kind, cards)


def spared(term: Term) -> Term:
    """What would go to a graveyard goes somewhere else; if to somebody's graveyard, only what is theirs."""
    deed, cards, *whose = term.inner()
    how = whose[0].word if whose else ""
    if (cards.word in ("targeted_by", "is_targeted")) != (how == "discarded_so"):
        raise unclear("causes")
    if how == "leaving" and deed.word == "exiled_instead_of_graveyard":
        return word("exiled_instead_of_leaving", cards)
    if how == "discarded_so" and deed.word == "enters_instead" and cards.show() == "targeted_by(opposing)":
        return word("enters_if_discarded")
    if how in ("leaving", "discarded_so") or deed.word == "enters_instead":
        raise unclear("instead")
    own = [word("you" if one.word == "yours" else "opponents") for one in whose if one.word != "everywhere"]
    whose = [word("owned_by", one) for one in own]
    return word(deed.word, traits(cards, whose) if whose else cards)


def magnified(term: Term) -> Term:
    """A source deals more damage than it would."""
    how, source, to, plus = term.inner()
    harmed = [one for one in to.inner() if one.word != "anything"]
    if how.word == "double_damage" and not plus.items:
        return word(how.word, source, *harmed)
    if harmed or not to.items or not plus.items or how.word == "double_damage":
        raise unclear("plus")
    return word(how.word, *plus.inner(), source)


def twice_tokens(term: Term) -> Term:
    """Twice as many tokens come under somebody's control, or under anybody's; under whose is not changed by that."""
    under, again = term.inner()
    who = under.inner()[0] if under.items else word("everyone")
    if again.items and again.inner()[0].word != (who.word if who.word == "you" else "they"):
        raise unclear("instead")
    return word("twice_the_tokens", *([] if who.word == "everyone" else [who]))


def twice_counters(term: Term) -> Term:
    """Twice as many counters, perhaps of one kind, are put on permanents; whatever puts them only if no cost does."""
    what, kind, again, *passive = term.inner()
    if again.items and again.show() != kind.show():
        raise unclear("instead")
    if passive and kind.show() in ('("-1/-1")', '("loyalty")'):
        raise unclear("would")
    found = word("twice_the_counters", *([] if what.show() == "permanent" and not kind.items else [what]))
    return word(found.word, *found.inner(), *kind.inner())


def own_price(how: Term, amount: Term, each: list[Term], asked: list[tuple[str, Term]]) -> Term:
    """A spell costs less to cast, for each of something, or if something is so; or more for each target but one."""
    if how.word == "costs_more":
        if asked or not each or each[0].word != "further_target":
            raise unclear("more")
        return word("costs_more_per_target", amount)
    if each and each[0].word == "further_target":
        raise unclear("less")
    return Term(WORD, "costs_less_itself", [("", word("times", amount, *each) if each else amount), *asked])


def not_cast(term: Term) -> Term:
    """What players cannot cast: spells of a kind, or more than so many; perhaps what they cannot activate, too."""
    who, what = [one for name, one in term.items if not name]
    most = [one for name, one in term.items if name == "most"]
    also = [one for name, one in term.items if name == "also"]
    if most:
        if what.show() != "spell" or also:
            raise unclear("more than")
        limit = word("is", word("spells_cast", word("they")), word("at_least", *most))
        return word("cannot_cast", word("players_who", who, limit))
    barred = no_spells(word("cannot_cast", who, what))
    if not also:
        return barred
    theirs = traits(also[0], [word("controlled_by", who.copy())])
    return word("several", barred, word("static", theirs, word("cannot_activate")))


def may_cast(term: Term) -> Term:
    """What players may cast: as fast as instants, free, or from the top of their library."""
    what, how, more, who = [one for name, one in term.items if not name]
    told = dict(item for item in term.items if item[0])
    if "any" in told:
        if what.word != "lands" or [one.word for one in how.inner()] != ["each_turn"] or more.items:
            raise unclear("any number")
        return word("of_you_only", word("any_lands"))
    if what.show() == "top(1, everyone)" and told["verb"].word == "play" and not how.items and not more.items:
        return word("of_you_only", word("may_play_tops", word("everyone")))
    if what.word == "lands":
        if not more.items:
            raise unclear("land")
        return word("more_lands", *more.inner(), who)
    if more.items or any(one.word == "each_turn" for one in how.inner()):
        raise unclear("additional")
    if what.show() == "top(1)" and not how.items:
        return word("may_cast_it")
    if what.word == "top" or not how.items:
        raise unclear("may cast")
    deed = how.inner()[0].word
    if deed == "casts_free":
        elsewhere = [item for item in what.items if item[1].word != "in_hand" and item[1].word != "yours"]
        if len(what.items) - len(elsewhere) != FROM_HAND:
            raise unclear("from where")
        what.items = elsewhere
        return word("of_you_only", word(deed, what))
    return word(deed, what, who)


def control_of(term: Term) -> Term:
    """You control what this is attached to; for how long you control a player is told besides."""
    what = term.inner()[0]
    if what.word == "enchanted":
        return word("static", what, word("controlled"))
    if not MAGIC.has_role(what.word, TARGET):
        raise unclear("you control")
    return term


def no_target(term: Term) -> Term:
    """What spells of a kind cannot target; or sources of that kind, whatever they do."""
    spells, *sources = [one for name, one in term.items if not name]
    whose = [one for name, one in term.items if name]
    if spells.word == "whatever":
        if sources or any(one.word != "opposing" for one in whose):
            raise unclear("target")
        return word("no_target_from", word("source", *whose)) if whose else word("shroud")
    if whose:
        raise unclear("target")
    if not sources:
        return term
    if [one.show() for one in spells.inner()] != [one.show() for one in sources[0].inner()]:
        raise unclear("sources")
    return word("no_target_from", sources[0])


def ruled_static(term: Term) -> Term:
    """What always holds for cards; those that lie elsewhere can only be hidden from spells and abilities."""
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    what = term.inner()[0]
    if what.word == "blank_roll" or any(one.word == "chaos_roll" for one in term.inner()):
        if term.show() != "static(blank_roll, chaos_roll)":
            raise unclear("roll")
        return word("blank_rolls")
    few = [one for one in term.inner()[1:] if one.word.endswith("ers_at_most")]
    if few or what.word == "so_few":
        if what.word != "so_few" or what.inner()[0].show() != "creature" or len(few) != 1 or len(term.items) > 2:
            raise unclear("no more than")
        return word(few[0].word, what.inner()[1])
    if what.word == "card" and any(one.word.startswith("in_") for one in what.inner()):
        said = [one.show() for one in term.inner()[1:]]
        if said == ["loses_all_abilities"] and any(one.word == "in_graveyard" for one in what.inner()):
            return word("hushed", what)
        if said != ["shroud"]:
            raise unclear("card")
        return word("hidden", what)
    if any(one.word == "untaps_during" for one in term.inner()):
        if len(term.items) > 2:
            raise unclear("untap")
        return word("untaps_too", what, *term.inner()[1].inner())
    if any(one.word == "only_mana" for one in term.inner()):
        rest = [item for item in term.items if item[1].word != "only_mana"]
        barred = word("no_activation", what.copy())
        return word("several", ruled_static(Term(WORD, "static", rest)), barred) if len(rest) > 1 else barred
    spells = what.word in MAGIC.words and "spell" in MAGIC.words[what.word].called
    return of_spells(term) if spells else term


def side_by_side(term: Term) -> Term:
    """One thing holds for some cards, and another for others: other than this card, or than the first?"""
    one, two = term.inner()
    if one.inner()[0].word != "this" and two.mentions("other"):
        raise unclear("other")
    return word("several", one, two)


def of_spells(term: Term) -> Term:
    """What always holds for spells of a kind: that they cannot be countered or cast."""
    what, *changes = term.inner()
    if len(changes) != 1:
        raise unclear(what.word)
    if changes[0].word == "cannot_be_countered":
        return word("not_countered", what)
    if changes[0].word == "uncountered":
        return word("not_countered_by", what, *changes[0].inner())
    if changes[0].word == "cannot_be_cast":
        return word("cannot_cast", word("everyone"), what)
    raise unclear(what.word)


def spell_bar(term: Term) -> Term:
    """A spell cannot be countered or cast; or cannot be countered by spells of a kind."""
    bar, *by = term.inner()
    if by and bar.word != "cannot_be_countered":
        raise unclear("by")
    return word("uncountered", *by) if by else bar


def skipping(term: Term) -> Term:
    """A step that somebody always skips, or skips next time."""
    step, *following = term.inner()
    return word("skip_step", step, word("actor")) if following else word("skips", step, word("whom"))


def priced(term: Term) -> Term:
    """Spells cost less to cast, or more: those that somebody casts, or all."""
    how, amount, spells, who, more = [one for name, one in term.items if not name]
    each = [one for name, one in term.items if name == "each"]
    asked = [item for item in term.items if item[0] == "if"]
    if spells.word == "this":
        if who.items or more.items:
            raise unclear("cast")
        return own_price(how, amount, each, asked)
    if each or asked:
        raise unclear("for each")
    if more.items:
        spells = traits(spells, more.inner(), False)
    if how.word == "costs_more":
        return word(how.word, amount, traits(spells, who.inner()) if who.items else spells)
    if not who.items:
        return word(how.word, amount, spells, word("everyone"))
    if who.inner()[0].word == "yours":
        return word(how.word, amount, spells)
    if who.inner()[0].word != "controlled_by":
        raise unclear("less")
    return word(how.word, amount, spells, *who.inner()[0].inner())
