"""Forms of speech for abilities: what things become, keywords, when and how often, what triggers."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, WORD, Term, number, text, word
from mulligan.cardlang.roles import AWHILE, FIXED, PRONOUN, TARGET
from mulligan.magic.grammar_claims import all_so, denied
from mulligan.magic.grammar_doing import given
from mulligan.magic.grammar_nouns import lone_of, mine
from mulligan.magic.grammar_terms import is_noun, replace, spread, traits, unclear
from mulligan.magic.words.vocabulary import MAGIC

ALSO_CREATURE: Final = 'also_types("creature")'
ONLY_CREATURE: Final = 'types_become("creature")'


def one_of_several(term: Term) -> Term:
    """Abilities in one line; a single one is just that."""
    term.items = spread(term.items)
    return term.inner()[0] if len(term.items) == 1 else term


def give_for_good(term: Term) -> Term:
    """A change without an end; of what gets bigger or smaller a text says for how long, or has said so."""
    cards, *changes = spread(term.items)
    if len(changes) == 1 and changes[0][1].word == "cannot_be_regenerated":
        return Term(WORD, "cannot_regenerate", [cards])
    if len(changes) == 1 and changes[0][1].word == "has" and changes[0][1].inner()[0].word == "enters_with":
        count, kind, *asked = changes[0][1].inner()[0].items
        if kind[1].word != "+1/+1":
            raise unclear(kind[1].word)
        return Term(WORD, "enters_with_more", [cards, count, *asked])
    if any(MAGIC.has_role(one.word, AWHILE) for _, one in changes):
        return Term(WORD, "give_as_before", [cards, *changes])
    return Term(WORD, "give", [cards, *changes, ("duration", word("for_good"))])


def changes_of(term: Term) -> list[Term]:
    """What a creature described in words is: types, colours, power, abilities."""
    size, words, given, *before = term.inner()
    types = [one.inner()[0].word for one in words.inner() if one.word == "types"]
    kinds = [one.inner()[0].word for one in words.inner() if one.word == "kinds"]
    colors = [one.word for one in before] + [one.inner()[0].word for one in words.inner() if one.word == "colors"]
    found: list[Term] = []
    if types:
        found.append(word("also_types", text(" ".join(types))))
    if colors:
        found.append(word("colors_become", text(" ".join(colors))))
    if kinds:
        found.append(word("also_subtypes" if types else "subtypes_become", text(" ".join(kinds))))
    found.append(word("power_becomes", *size.inner()))
    found.extend(one for _, one in spread(given.items))
    return found


def animal(term: Term) -> Term:
    """What something becomes."""
    return Term(LIST, "", [("", one) for one in changes_of(term)])


def gained(abilities: list[Term]) -> list[Term]:
    """Abilities in quotes, as changes: keywords are keywords, all else is an ability had."""
    found: list[Term] = []
    for one in abilities:
        for each in one.inner() if one.word == "several" else [one]:
            found.append(each if not each.items else word("has", each))
    return found


def having(term: Term) -> Term:
    """Abilities in quotes."""
    return Term(LIST, "", [("", one) for one in gained(term.inner())])


def having_both(term: Term) -> Term:
    """Keywords, and abilities in quotes."""
    keywords, *quoted = term.inner()
    given = keywords.items if keywords.kind == LIST else [("", keywords)]
    return Term(LIST, "", [*given, *[("", one) for told in quoted for one in gained(told.inner())]])


def also_of(term: Term) -> Term:
    """Types or subtypes besides those that something has, perhaps colours, too."""
    kinds, *colors = [one for name, one in term.items if not name]
    if kinds.word.islower():
        colored = "also_colors" if any(name for name, _ in term.items) else "colors_become"
        found = [*[word(colored, one) for one in colors], word("also_types", kinds)]
        return Term(LIST, "", [("", one) for one in found])
    found = [*[word("also_colors", one) for one in colors], word("also_subtypes", kinds)]
    return Term(LIST, "", [("", one) for one in found])


def of_chosen_kind(term: Term) -> Term:
    """The type that was chosen, besides those that something has or in their place."""
    return Term(LIST, "", [("", word("also_chosen_type" if len(term.items) > 1 else "land_type_chosen"))])


def colored(term: Term) -> Term:
    """Colours in place of those that something has, or besides them."""
    colors, *besides = term.inner()
    return Term(LIST, "", [("", word("also_colors" if besides else "colors_become", colors))])


def losing(term: Term) -> Term:
    """Keywords that are lost."""
    lost = [one for _, one in spread(term.items)]
    if any(one.items for one in lost):
        raise unclear("loses")
    return Term(LIST, "", [("", word("loses", one)) for one in lost])


def flanking() -> Term:
    """What flanking does: whatever blocks without flanking gets weaker."""
    who = word("creature", word("without", word("flanking")))
    return word(
        "when", word("faces", who, word("this")), word("give", word("that"), word("pump", number(-1), number(-1)))
    )


def as_line(term: Term) -> Term:
    """A keyword as a line of a card: changes of itself are static abilities."""
    one = term.inner()[0]
    if one.word == "flanked":
        return Term(LIST, "", [("", word("flanking")), ("", flanking())])
    if MAGIC.kind(one.word) == "change":
        one = word("static", word("this"), one)
    return Term(LIST, "", [("", one)])


def numbered(term: Term) -> Term:
    """What a keyword with a number stands for."""
    meaning, count = term.inner()
    replace(meaning, "n", count)
    for one in meaning.everything():
        if one.word == "chosen" and len(one.items) > 1 and one.inner()[1].show() == "1":
            del one.items[1]  # one goes without saying
    return meaning


def as_gift(term: Term) -> Term:
    """A keyword as something given: what triggers is an ability had."""
    one = term.inner()[0]
    if one.kind == LIST:
        if any(name == "works" for ability in one.inner() for name, _ in ability.items):
            raise unclear("has")  # it works where nothing is given to cards
        return Term(LIST, "", [("", word("has", each)) for each in one.inner()])
    if one.word == "flanked":
        return Term(LIST, "", [("", word("flanking")), ("", word("has", flanking()))])
    return Term(LIST, "", [("", word("has", one) if one.word == "when" else one)])


def not_blocked(term: Term) -> Term:
    """Nothing can block it, or nothing of a kind; or only creatures of a kind can, or only several at once."""
    found: list[Term] = []
    for name, who in term.items:
        if not name:
            found.append(word("not_blocked_by", who))
        elif who.word in ("two", "three"):
            found.append(word(f"needs_{who.word}_blockers"))
        else:
            found.append(word("only_blocked_by", who))
    return Term(LIST, "", [("", one) for one in found or [word("cannot_be_blocked")]])


def not_blocking(term: Term) -> Term:
    """It cannot block, or cannot block something."""
    return Term(WORD, "cannot_block_those", term.items) if term.items else term


def barred_but(term: Term) -> Term:
    """What cards may not do; of abilities that are not activated, perhaps not those for mana.

    What deals damage may do so by another number than its power.
    """
    bars, *but = [one for name, one in term.items if not name]
    told = {name: one.word for name, one in term.items if name}
    if [one.word for one in bars.inner()] == ["damage_as_told"]:
        if but or told.get("by") != "toughness_of" or told.get("not") != "power_of":
            raise unclear("damage")
        return Term(LIST, "", [("", word("damage_by_toughness"))])
    if told:
        raise unclear("rather than")
    if not but:
        return bars
    if [one.word for one in bars.inner()] != ["cannot_activate"]:
        raise unclear("unless")
    return Term(LIST, "", [("", but[0])])


def obliged(term: Term) -> Term:
    """It must attack, block or be blocked; or must attack somebody, block something."""
    must, *whom = term.inner()
    if not whom:
        return must
    spoken = whom[0].show() == 'ref("self")'
    block = must.word == "must_block"
    if must.word == "must_be_blocked" or (block and whom[0].word != "this" and not spoken) or (spoken and not block):
        raise unclear(must.word)
    return word(f"{must.word}_those", *whom)


def every_turn(term: Term) -> Term:
    """It attacks or blocks once each turn if able, not in each combat."""
    must = term.inner()[0]
    return must if must.items or must.word == "must_be_blocked" else word(f"{must.word}_each_turn")


def protecting(term: Term) -> Term:
    """Protection as abilities of the card."""
    return Term(LIST, "", [("", word("static", word("this"), one)) for one in term.inner()])


def several_mana(term: Term) -> Term:
    """An ability that makes one kind of mana or another is an ability for each."""
    spent = [one for name, one in term.items if name == "for"]
    costs, kinds, rest, limits = [one for name, one in term.items if name != "for"]
    made: list[Term] = []
    for kind in kinds.inner():
        if spent:  # only for certain spells
            if kind.word != "add_mana":
                raise unclear("spend this mana")
            kind = word("add_mana_for", kind.inner()[0], spent[0].copy())
        act = kind if rest.word == "none" else word("seq", kind, rest.copy())
        one = Term(WORD, "activated", [("", cost.copy()) for cost in costs.inner()])
        one.items.append(("", act))
        made.append(limited(word("limited", one, *[limit.copy() for limit in limits.inner()])))
    return word("several", *made)


def limited(term: Term) -> Term:
    """An activated ability with when it may be activated."""
    ability, *limits = [one for _, one in spread(term.items)]
    conditions: list[Term] = []
    for one in limits:
        if one.word == "works":
            ability.items.append(("works", one.inner()[0]))
        elif one.word == "limit":
            if one.inner()[0].word != "none":
                ability.items.append(("limit", one.inner()[0]))
        else:
            conditions.append(one.inner()[0])
    if sum(1 for name, _ in ability.items if name == "limit") > 1:
        raise unclear("activate only")
    if conditions:
        held = conditions[0] if len(conditions) == 1 else word("both", *conditions)
        at = len(ability.items)
        ability.items.insert(at, ("if", held))
    return ability


def static_if(term: Term) -> Term:
    """What holds only while something is so."""
    condition, static = term.inner()
    if static.word == "cannot_cast" and static.inner()[-1].word == "this":
        return word("cast_only", denied(condition))
    if static.word == "may_cast_it":  # the top card of a library, of which the condition tells what it must be
        if condition.word != "are" or condition.inner()[0].show() not in ('ref("it")', 'ref("it", "card")'):
            raise unclear("it")
        return word("may_cast_top", word("card", word("in_library"), condition.inner()[1]))
    if static.word == "static" and [one.word for one in static.inner()[1:]] == ["cannot_attack"]:
        where = attacked_where(condition)
        if where:
            return word("static", static.inner()[0], word("attacks_only_where", lone_of(word("either_of", *where))))
    if static.word == "several":
        return word("several", *[static_if(word("static_if", condition.copy(), one)) for one in static.inner()])
    asked = condition.inner()[0] if condition.word == "not" else condition
    if static.word == "static" and asked.word == "are" and asked.inner()[0].show() == 'ref("it")':
        if is_noun(static.inner()[0]):  # each of which it is asked by itself: `as long as it's tapped`
            held = asked.inner()[1] if asked is condition else word("non", asked.inner()[1])
            static.items[0] = ("", traits(static.inner()[0], [held], first=False))
            return static
    if static.word == "static":
        if any(name == "if" for name, _ in static.items):
            raise unclear("as long as")
        static.items.append(("if", condition))
        return static
    if static.word in MAGIC.words and MAGIC.words[static.word].takes("if"):
        static.items.append(("if", condition))
        return static
    return word("rule_while", condition, static)


def as_long(term: Term) -> Term:
    """For as long as something stays where or as it is, or what was given something has a counter."""
    state = term.inner()[0]
    if state.word != "is":
        if MAGIC.kind(state.word) != "duration":
            raise unclear("for as long as")
        return state
    what, within = state.inner()
    if what.word != "counters" or what.inner()[1].show() != 'ref("it")' or within.show() != "at_least(1)":
        raise unclear("for as long as")
    return word("while_it_has", what.inner()[0])


def static_when(term: Term) -> Term:
    """What holds while something is so, or unless it is."""
    static, when, condition = term.inner()
    held = word("not", condition) if when.word == "not_so_long" else condition
    return static_if(word("static_if", held, static))


def sparing(term: Term) -> Term:
    """What holds always, of which the protection does not remove the card that gives it."""
    static = term.inner()[0]
    if not static.mentions("protection"):
        raise unclear("remove")
    for one in static.everything():
        if one.word == "protection":
            one.word = "protection_sparing_this"
    return static


def giving(term: Term) -> Term:
    """A change for a time, or without an end."""
    if any(name == "duration" for name, _ in term.items):
        return given(Term(WORD, "give", term.items))
    return give_for_good(term)


def attacked_where(condition: Term) -> list[Term]:
    """What a player must control to be attacked, if that is what `unless` asks."""
    asked = condition.inner()[0] if condition.word == "not" else condition
    each = asked.inner() if asked.word == "either" else [asked]
    if condition.word != "not" or any(one.word != "defender_controls" for one in each):
        return []
    return [one.inner()[0] for one in each]


def otherwise(term: Term) -> Term:
    """What holds for a card while something is so, and what holds for it while it is not."""
    condition, one, other = term.inner()
    if one.word != "static" or other.word != "static" or not MAGIC.has_role(one.inner()[0].word, FIXED):
        raise unclear("otherwise")
    for each in (condition, other):
        for told in each.everything():
            if told.word == "ref":  # the card that was spoken of
                told.word = one.inner()[0].word
                told.items = []
    held = word("static_if", condition, one)
    return word("several", static_if(held), static_if(word("static_if", word("not", condition.copy()), other)))


def happening(term: Term) -> Term:
    """Something happens; something that enters may enter under somebody's control."""
    what, *under = term.inner()
    if not under:
        return what
    if what.word != "enters":
        raise unclear("under")
    return under[0]


def at_event(term: Term) -> Term:
    """Something happens to cards."""
    who, what = term.inner()
    name = what.word
    if who.word == "card" and name != "put_into" and not any(one.word.startswith("in_") for one in who.inner()):
        raise unclear("card")  # where?
    if who.show() == "creature(put_with)" and name == "dies":
        return word(name, word("put_with_this"))
    if MAGIC.kind(name) == "trigger" and not what.items:
        return word(name, who)
    if name == "entering_yours":
        return word("enters", mine(word("mine", who)))
    if name == "entering_opposing":
        return word("enters", mine(word("opposing_one", who)))
    if name == "put_into":
        return buried(who, what.inner())
    if name == "blocked_by":
        return word("passive", word("faces", what.inner()[0], who))
    if name == "blocks_one":
        return word("blocks", who, what.inner()[0])
    if name == "both_blocks":
        met = what.inner()[0]
        return word("meets", met, who) if MAGIC.has_role(met.word, FIXED) else word("meets", who, met)
    if name == "aimed_at":
        return word("is_targeted_by", who, what.inner()[0])
    if name == "targeted_by":
        return word("is_targeted", who, what.inner()[0])
    if name == "dealt_by":
        combat = what.inner()[0].word == "combat_damage_to"
        if MAGIC.has_role(who.word, FIXED):
            return harmed(what.inner()[1], who, combat)
        return word("passive", word("deals_combat_damage_to" if combat else "deals_damage_to", what.inner()[1], who))
    if name in ("combat_damage_to", "damage_to"):
        combat = name == "combat_damage_to"
        whom, *first = what.inner()
        if first or whom.word == "to_some_players":
            if not first or first[0].word != "first_time" or whom.word != "to_some_players" or combat:
                raise unclear("first")
            return word("hits_first", who)
        if whom.word == "to_player_or":
            one = "deals_combat_damage" if combat else "deals_damage"
            return word("or", word(one, who), word(f"{one}_to", who.copy(), *whom.inner()))
        if MAGIC.has_role(whom.word, FIXED):
            return harmed(who, whom, combat)
        if MAGIC.kind(whom.word) == "cards":
            return word("deals_combat_damage_to" if combat else "deals_damage_to", who, whom)
        found = word("deals_combat_damage" if combat else "deals_damage", who)
        if MAGIC.kind(whom.word) == "players":
            found.items.append(("", whom))
        elif whom.word != "to_player":
            found.items.append(("", word("you" if whom.word == "to_you" else "opponents")))
        return found
    raise unclear(name)


def together_attack(term: Term) -> Term:
    """So many creatures attack together: with this one, of yours, or all of them you."""
    within, which, whom = [one for name, one in term.items if not name]
    beside = [one for name, one in term.items if name]
    if within.word != "at_least":
        raise unclear("attack")
    least = within.inner()[0]
    told = (which.word, whom.word, "".join(one.word for one in beside))
    if told == ("other_ones", "anybody", "this"):
        return word("attacks_with", *beside, least)
    if told == ("any_ones", "you", ""):
        return word("many_attack_you", least)
    if told != ("own_ones", "anybody", ""):
        raise unclear("attack")
    return word("attack_in_force", least) if least.show() != "1" else word("attack_together")


def buried(who: Term, told: list[Term]) -> Term:
    """Cards are put into a graveyard, perhaps somebody's: from the battlefield, from a library, or from anywhere."""
    *whose, how = told
    if how.word == "dies":
        if who.word == "card":
            raise unclear("card")
        own = word("owned_by", word("you"))
        return word("dies", traits(who, [own if one.word == "yours" else word("non", own) for one in whose], False))
    if who.word == "this":
        return word(how.word, word("this", word("in_graveyard")))
    if who.word != "card":
        raise unclear("graveyard")
    return word(how.word, traits(who, [word("in_graveyard"), *whose]))


def harmed(who: Term, whom: Term, combat: bool) -> Term:
    """Something deals damage to the card itself, or to what it is attached to."""
    if combat:
        return word("deals_combat_damage_to", who, whom)
    if who.word != "source":
        return word("deals_damage_to", who, whom)
    return word("is_dealt_damage", whom, who)


def hurt(term: Term) -> Term:
    """Players are dealt damage by whatever source, or by some; or a player or something of theirs is, in combat."""
    who, how, *by = [one for name, one in term.items if not name]
    others = [one for name, one in term.items if name]
    if others:
        if by or who.word != "you" or how.word != "deals_combat_damage":
            raise unclear("or")
        return word("harmed_in_combat", who, *others)
    if how.word != "deals_noncombat":
        return word(how.word, by[0] if by else word("source"), who)
    if by:
        raise unclear("noncombat")
    return word(how.word, who)


def whenever(term: Term) -> Term:
    """A triggered ability, perhaps only at some time, or only if something is so."""
    trigger, effect, *during = [one for name, one in term.items if not name]
    asked = [*during, *[one for name, one in term.items if name]]
    found = word("when", trigger, effect)
    if any(MAGIC.has_role(each.word, TARGET) for one in asked for each in one.everything()):
        raise unclear("target")  # it is asked before targets are chosen
    if asked:
        found.items.append(("if", all_so(word("all_so", *asked))))
    return found


def at_step(term: Term) -> Term:
    """The beginning of a step of somebody's turn, or of everybody's."""
    step, who = term.inner()
    if who.word == "everyone":
        if not MAGIC.kind(f"each_{step.word}"):
            raise unclear("each")
        return word(f"each_{step.word}")
    if MAGIC.has_role(who.word, TARGET) or who.word == "refp":
        raise unclear(step.word)
    return word(step.word) if who.word == "you" else word(step.word, who)


def copy_but(term: Term) -> Term:
    """Something enters as a copy, perhaps with more types, subtypes or abilities."""
    noun, *more = [one for _, one in spread(term.items)]
    if not more:
        return word("as_enters", word("may", word("become_copy", word("chosen", noun))))
    types = " ".join(each.word for one in more if one.word == "also_types" for each in one.inner())
    kinds = " ".join(each.word for one in more if one.word == "also_subtypes" for each in one.inner())
    held = [one for one in more if one.word != "also_types" and one.word != "also_subtypes"]
    given = [one.inner()[0] if one.word == "has" else one for one in held]
    if any(MAGIC.kind(one.word) == "change" for one in given):
        raise unclear("except")
    copy = word("become_copy_but", word("chosen", noun), text(types), text(kinds), *given)
    return word("as_enters", word("may", copy))


def done_entering(term: Term) -> Term:
    """What is done as something enters: not to itself, for it is not there yet."""
    act = term.inner()[0]
    if act.word == "give" and act.inner()[1].word == "forms" and act.inner()[0].show() in ("this", 'ref("it")'):
        return act.inner()[1]
    for one in act.everything():
        if one.word in ("ref", "refs", "refp") or MAGIC.has_role(one.word, FIXED | PRONOUN):
            raise unclear("enters")
    return act


def form(term: Term) -> Term:
    """What something may become, and whether that is besides what it is."""
    changes, how = term.inner()
    return word("form", word("changes", *changes.inner()), word("how", *how.inner()))


def become_one(term: Term) -> Term:
    """What something becomes; or the forms of which one is chosen, all of them with what is said behind the last."""
    choice, *forms = term.inner()
    if bool(choice.items) != (len(forms) > 1):
        raise unclear("or")
    how = forms[-1].inner()[1]
    if len(forms) == 1:
        return animated(word("animated", Term(LIST, "", forms[0].inner()[0].items), how))
    found = [Term(LIST, "", one.inner()[0].items) for one in forms]
    if how.items:
        found = [animated(word("animated", one, how.copy())) for one in found]
    return Term(LIST, "", [("", word("forms", *[word("form", *one.inner()) for one in found]))])


def as_it_enters(term: Term) -> Term:
    """What is done as something enters; one of several forms is chosen then, and that is what it is."""
    act = term.inner()[0]
    if act.word != "forms":
        return term
    found = [word("as_enters", word("choose_form", number(len(act.items))))]
    for i, one in enumerate(act.inner()):
        form = word("in_form", number(i + 1))
        found.append(Term(WORD, "static", [("", word("this")), *one.items, ("if", form)]))
    return word("several", *found)


def during_next_turn(term: Term) -> Term:
    """What holds during a player's next turn: the player is whose turn it is then."""
    who, static = term.inner()
    if static.word != "static":
        raise unclear("during")
    for one in static.everything():
        if one.word == "refp":
            one.word = "whose_turn"
            one.items = []
    return word("next_turn_always", static, who)


def flash_costs(term: Term) -> Term:
    """A keyword for other costs than mana, perhaps besides mana: flashback, kicker, buyback."""
    keyword, *costs = term.inner()
    mana = [one.inner()[0].word for one in costs if one.word == "pay"]
    others = [one for one in costs if one.word != "pay"]
    return Term(LIST, "", [("", word(keyword.word, text("".join(mana) or "{0}"), *others))])


def splice_costs(term: Term) -> Term:
    """Splice for other costs than mana, perhaps besides mana."""
    onto, *costs = term.inner()
    made = flash_costs(word("flash_costs", word("splice"), *costs)).inner()[0]
    made.items.insert(0, ("", onto))
    return Term(LIST, "", [("", made)])


def lone(term: Term) -> Term:
    """What becomes a creature and nothing else is no longer what it was; an artifact creature is that besides.

    Where creature types are named, it is of no others.
    """
    changes = term.inner()[0] if len(term.items) == 1 and term.inner()[0].kind == LIST else term
    only = any(one.show() == ALSO_CREATURE for one in changes.inner())
    for one in changes.inner():
        if one.word == "also_subtypes" or (only and one.word == "also_types"):
            one.word = one.word.replace("also_", "") + "_become"
    return Term(LIST, "", changes.items)


def animated(term: Term) -> Term:
    """What something becomes: besides what it is, in its place, or so that it is no longer something it was."""
    changes, how = term.inner()
    if not how.items:
        return lone(word("lone", changes))
    ends = how.inner()[0]
    if ends.word == "no_longer":
        changes = lone(word("lone", changes))
        if ends.items:
            changes.items.append(("", ends))
    return changes


def meant_spell(term: Term) -> Term:
    """A spell that is cast: any of a kind, another than this, or the next one."""
    which, noun = term.inner()
    if which.word == "any_one":
        return noun
    return word("next_one", noun) if which.word == "next_one" else traits(noun, [word("other")], False)


def handled(term: Term) -> Term:
    """A player casts, draws, discards or cycles something."""
    deed, what, *by = term.inner()
    by = [one for one in by if one.word != "you"]
    if deed.word == "casts":
        if what.word == "card":
            raise unclear("card")
        return word("casts", what, *by)
    if what.word != "this" and what.word != "card":
        raise unclear(what.word)
    if deed.word == "discards_card":
        if what.word == "this":
            return word(deed.word, word("this", word("in_graveyard")), *by)
        return word(deed.word, traits(what, [word("in_graveyard")]), *by)
    if deed.word == "draws_card" and what.word == "this":
        raise unclear("draws")
    return word(deed.word, what, *by)


def still(term: Term) -> Term:
    """What is still a land has its new types besides, where a text says so."""
    act, *told = term.inner()
    if not told:
        return act
    for one in act.everything():
        if any(each.show() == ONLY_CREATURE for each in one.inner()):
            for each in one.inner():
                if each.word.endswith("types_become"):
                    each.word = "also_" + each.word.replace("_become", "")
    return act
