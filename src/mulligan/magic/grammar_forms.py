"""Forms of speech: what a sentence says in its own order, put into the words of the card language.

Here belongs what needs no other sentence: lists of types, whose something is, `for each`, `where X is`, who does it.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, number, text, word
from mulligan.kernel.errors import MulliganError
from mulligan.magic.words.vocabulary import MAGIC

# Phrases that add traits to the noun inside them.
WHOSE: Final = {"mine": "yours", "opposing_one": "opposing"}


def unclear(what: str) -> MulliganError:
    """A word whose meaning is not clear."""
    return MulliganError("text-unclear-word", word=what)


def become(term: Term, other: Term) -> None:
    """Turn a term into another."""
    term.kind = other.kind
    term.word = other.word
    term.items = other.items


def plain(term: Term) -> Term:
    """The term with everything in it put into plain words, from the inside out."""
    for i, (name, item) in enumerate(term.items):
        term.items[i] = (name, plain(item))
    if term.kind == LIST:
        term.items = spread(term.items)
    if term.kind != WORD:
        return term
    if term.word == "refused":
        raise unclear("that")
    if yours_anyway(term.word):
        term.items = [(name, one) for name, one in term.items if one.word != "you"]
    form = FORMS.get(term.word)
    if form is not None:
        return form(term)
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    return term


def yours_anyway(name: str) -> bool:
    """Whether an event is one of yours where it names nobody."""
    known = MAGIC.words.get(name)
    return known is not None and known.kind == "trigger" and any(one.default == "you" for one in known.parameters)


def is_players(term: Term) -> bool:
    """Whether a term stands for players."""
    return term.word == "refp" or MAGIC.kind(term.word) == "players"


def is_noun(term: Term) -> bool:
    """Whether a term stands for all cards of a kind, or of several."""
    return MAGIC.has_role(term.word, roles.NOUN | roles.JOINED)


def spread(items: list[tuple[str, Term]]) -> list[tuple[str, Term]]:
    """What is in lists, beside what is not."""
    found: list[tuple[str, Term]] = []
    for name, one in items:
        if one.kind == LIST:
            found.extend(spread(one.items))
        else:
            found.append((name, one))
    return found


def traits(noun: Term, more: list[Term], first: bool = True) -> Term:
    """A noun with more traits, of each of its kinds if it has several."""
    if noun.word == "either_of":
        return word("either_of", *[one if one.word == "this" else traits(one, more, first) for one in noun.inner()])
    if noun.word == "creature_or_player":
        raise unclear("creature or player")
    added = [("", one.copy()) for one in more if one.word != "everywhere"]
    return Term(WORD, noun.word, added + noun.items if first else noun.items + added)


def both_ways(term: Term) -> Term:
    """Damage to and by something, as two rules."""
    what, whom = term.inner()
    by = Term(WORD, what.word, [("by", whom.copy())])
    return word("several", word(what.word, whom), by)


def one_of_several(term: Term) -> Term:
    """Abilities in one line; a single one is just that."""
    term.items = spread(term.items)
    return term.inner()[0] if len(term.items) == 1 else term


def listed(term: Term) -> Term:
    """`artifact or creature you control`: of each kind, what the words around the list say."""
    heads, *more = term.inner()
    kinds = [
        Term(WORD, head.word, [("", one.copy()) for one in more if one.word != "everywhere"]) for head in heads.inner()
    ]
    return word("either_of", *kinds)


def zoned(term: Term) -> Term:
    """A card in a zone: the zone stands before its other traits."""
    noun, zone = term.inner()
    return traits(noun, zone.inner())


def more_traits(term: Term) -> Term:
    """A noun with what follows it."""
    noun, *more = term.inner()
    return traits(noun, more, False)


def mine(term: Term) -> Term:
    """A noun with whose it is, unless it says so already."""
    if not term.items:
        return term
    noun, *more = term.inner()
    whose = word(WHOSE.get(term.word, term.word))
    told = [one.word for one in noun.inner()]
    if noun.word != "either_of" and (whose.word in told or "opposing" in told):
        if more:
            noun = traits(noun, more, False)
        return noun
    if whose.word == "theirs" and any(one.word == "controlled_by" for one in noun.inner()):
        noun.items = [(name, one) for name, one in noun.items if one.word != "controlled_by"]
    found = traits(noun, [whose])
    return traits(found, more, False) if more else found


def others(term: Term) -> Term:
    """Others of a kind."""
    return traits(term.inner()[0], [word("other")], False)


def creature_kind(term: Term) -> Term:
    """Something of a creature type, whatever else it is."""
    kind, *more = term.inner()
    return Term(WORD, "permanent", [("", one) for one in [*more, kind] if one.word != "everywhere"])


def joined(term: Term) -> Term:
    """Several names as one text."""
    return text(" ".join(one.word for one in term.inner()))


# -- How much ----------------------------------------------------------------------------------------------------------


def where_x(term: Term) -> Term:
    """`where X is`: X is that in the whole act."""
    act, amount = term.inner()
    if amount.mentions("x") or not act.mentions("x"):
        raise unclear("X")
    replace(act, "x", amount)
    return act


def replace(term: Term, name: str, other: Term) -> None:
    """Put another term wherever a word stands, without going into abilities that something is given."""
    for i, (told, item) in enumerate(term.items):
        if item.kind == WORD and item.word == name and not item.items:
            term.items[i] = (told, other.copy())
        else:
            replace(item, name, other)


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
    if not MAGIC.has_role(act.word, roles.SCALES):
        raise unclear("for each")
    if by.mentions("refp") and any_of_them(act.inner()[-1]):
        who = act.items.pop()[1]
        act.items.append(("", word("they")))
        return word("each", who, of_them(scaled(word("scaled", act, of_them(by)))))
    name, unit = act.items[0]
    act.items[0] = (name, times(unit, by))
    return act


def any_of_them(who: Term) -> bool:
    """Whether players are meant of whom each may do something of their own."""
    return MAGIC.has_role(who.word, roles.MANY) or (MAGIC.has_role(who.word, roles.TARGET) and is_players(who))


def pump(term: Term, by: Term) -> None:
    """So much power and toughness for each of something."""
    term.items = [(name, times(unit, by)) for name, unit in term.items]


def pumped(term: Term) -> Term:
    """A pump for each of something."""
    change, by = term.inner()
    pump(change, by)
    return change


# -- Who does it -------------------------------------------------------------------------------------------------------


def by_player(term: Term) -> Term:
    """A player does something: the act names the player, or each of them does it."""
    who, act = term.inner()
    if who.word == "you":
        return of_you(act)
    parts = [one.word for one in act.inner()] if act.word == "seq" else [act.word]
    if MAGIC.has_role(act.word, roles.NAMES_DOER) and uses(act) == 1 and not act.mentions("at_random"):
        replace(act, "actor", who)
        return act
    if act.word == "give" and uses(act) == 1:
        replace(act, "actor", who)
        return act
    for part in act.inner() if act.word == "seq" else [act]:
        if uses(part) == 0 and (not MAGIC.has_role(part.word, roles.DONE_BY_ANY) or part.mentions("chosen")):
            raise unclear(who.word)
        if part.word in ("onto_battlefield_by", "creating") or MAGIC.has_role(part.word, roles.NOT_BY_OTHERS):
            raise unclear(who.word)
    if not parts:
        raise unclear(who.word)
    return word("each", who, of_them(act))


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
    if chooses(act.word) and not any(name == "by" for name, _ in act.items):
        act.items.append(("by", word("they")))
    if MAGIC.has_role(act.word, roles.UNDER_YOU):
        if not act.mentions("actor") and not act.mentions("theirs"):
            raise unclear("under whose control")
        act.word = act.word.replace("onto_battlefield", "return_to_battlefield")
    for name, item in act.items:
        if item.kind == WORD and item.word == "actor":
            items.append((name, word("they")))
        elif item.kind == WORD and item.word == "controlled_by" and item.inner()[0].word in ("actor", "refp"):
            items.append((name, word("theirs")))
        elif item.kind == WORD and item.word == "owned":
            items.append((name, mine(word("theirs", of_them(item.inner()[0])))))
        elif item.kind == WORD and item.word == "refp":
            items.append((name, word("they")))
        else:
            items.append((name, of_them(item)))
    act.items = items
    return act


def chooses(name: str) -> bool:
    """Whether a word stands for cards that a player chooses, whoever it is."""
    return MAGIC.has_role(name, roles.CHOICE) and MAGIC.words[name].takes("by")


def doing(term: Term) -> Term:
    """Cards do something: the first act names them, those after it speak of the same."""
    who, act = term.inner()
    parts = act.inner() if act.word == "seq" else [act]
    for i, part in enumerate(parts):
        if part.word == "fight" and part.inner()[0].word == part.inner()[1].word == "doer":
            raise unclear("each other")
        doer = who if i == 0 else word("again", who)
        put_doer(part, doer)
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


# -- Acts with forms of their own --------------------------------------------------------------------------------------

ENTERING: Final = {
    "tapped": "onto_battlefield_tapped",
    "yours_now": "onto_battlefield",
    "yours_now_tapped": "onto_battlefield_tapped",
    "owners": "return_to_battlefield",
    "owners_tapped": "return_to_battlefield_tapped",
}
FOUND: Final = {
    "tapped": "onto_battlefield_tapped",
    "battlefield": "onto_battlefield",
    "hand": "to_hand",
    "graveyard": "to_graveyard",
}


def entering(term: Term) -> Term:
    """Cards come to the battlefield: tapped or not, under whose control."""
    cards, how = term.inner()
    return word(ENTERING[how.word], cards)


def creating(term: Term) -> Term:
    """Tokens come to the battlefield in a special way."""
    count, token, how = term.inner()[:3]
    rest = term.items[3:]
    if how.word not in ("tapped", "yours_now"):
        raise unclear("attacking")
    return Term(WORD, "create_tapped" if how.word == "tapped" else "create", [("", count), ("", token), *rest])


def search(term: Term) -> Term:
    """A library is searched; what is found goes somewhere, and the library is shuffled."""
    wanted, where = term.inner()
    if where.word == "reveal_to_hand":
        return word("seq", word("reveal", wanted), word("to_hand", word("it")), word("shuffle"))
    if where.word == "top":
        return word("seq", word("choose", wanted), word("shuffle"), word("to_library_top", word("it")))
    if where.word == "reveal_top":
        return word("seq", word("reveal", wanted), word("shuffle"), word("to_library_top", word("it")))
    if where.word == "cultivate":
        first = word("onto_battlefield_tapped", word("chosen", word("those")))
        return word("seq", word("reveal", wanted), first, word("to_hand", word("those")), word("shuffle"))
    return word("seq", word(FOUND.get(where.word, where.word), wanted), word("shuffle"))


def taken(term: Term) -> Term:
    """What is done with a card chosen from a hand."""
    cards, how = term.inner()
    return word(how.word, cards)


def shown(term: Term) -> Term:
    """Of the cards revealed or looked at, those of a kind."""
    return Term(WORD, "those", term.inner()[0].items)


def divided(term: Term) -> Term:
    """Damage divided among targets."""
    amount, among = term.inner()
    most, noun = among.inner()
    if most.word == "99":
        most = amount.copy()
    targets = Term(WORD, "up_to_targets", [("", most), ("", noun), ("least", number(1))])
    return word("damage_divided", amount, targets)


def applied(term: Term) -> Term:
    """A rule for this turn about all cards of a kind holds for whatever is of that kind."""
    rule, *about = term.inner()
    if about and is_noun(about[0]):
        replace(rule, "it", about[0])
        term.items = [("", rule)]
    return term


def shielding(term: Term) -> Term:
    """Damage to players or permanents is prevented this turn."""
    what, whom = term.inner()
    if is_players(whom) or is_noun(whom):
        return word("apply", word(what.word, whom))
    return word("apply", word(what.word, word("it")), whom)


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


def give_for_good(term: Term) -> Term:
    """A change without an end."""
    cards, *changes = spread(term.items)
    if any(one.word == "pump" for _, one in changes):
        raise unclear("gets")
    return Term(WORD, "give", [cards, *changes, ("duration", word("for_good"))])


# -- What things become ------------------------------------------------------------------------------------------------


def changes_of(term: Term) -> list[Term]:
    """What a creature described in words is: types, colours, power, abilities."""
    size, words, given, quoted = term.inner()
    types = [one.inner()[0].word for one in words.inner() if one.word == "types"]
    kinds = [one.inner()[0].word for one in words.inner() if one.word == "kinds"]
    colors = [one.inner()[0].word for one in words.inner() if one.word == "colors"]
    found: list[Term] = []
    if types:
        found.append(word("also_types", text(" ".join(types))))
    if colors:
        found.append(word("colors_become", text(" ".join(colors))))
    if kinds:
        found.append(word("also_subtypes" if types else "subtypes_become", text(" ".join(kinds))))
    found.append(word("power_becomes", *size.inner()))
    found.extend(given.inner())
    found.extend(gained(quoted.inner()))
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
    keywords, quoted = term.inner()
    return Term(LIST, "", [*keywords.items, *[("", one) for one in gained(quoted.inner())]])


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
        "when", word("blocks", who, word("this")), word("give", word("that"), word("pump", number(-1), number(-1)))
    )


def as_line(term: Term) -> Term:
    """A keyword as a line of a card: changes of itself are static abilities."""
    one = term.inner()[0]
    if one.word == "flanked":
        return Term(LIST, "", [("", word("flanking")), ("", flanking())])
    if MAGIC.kind(one.word) == "change":
        one = word("static", word("this"), one)
    return Term(LIST, "", [("", one)])


def as_gift(term: Term) -> Term:
    """A keyword as something given: what triggers is an ability had."""
    one = term.inner()[0]
    if one.word == "flanked":
        return Term(LIST, "", [("", word("flanking")), ("", word("has", flanking()))])
    return Term(LIST, "", [("", word("has", one) if one.word == "when" else one)])


def only_blockers(term: Term) -> Term:
    """Only creatures of a kind can block it, or only several at once."""
    who = term.inner()[0]
    if who.word in ("two", "three"):
        return Term(LIST, "", [("", word(f"needs_{who.word}_blockers"))])
    return Term(LIST, "", [("", word("only_blocked_by", who))])


def protecting(term: Term) -> Term:
    """Protection as abilities of the card."""
    return Term(LIST, "", [("", word("static", word("this"), one)) for one in term.inner()])


# -- Tokens ------------------------------------------------------------------------------------------------------------


def plain_token(term: Term) -> Term:
    """A token: its size, colours, types and creature types."""
    size, words = term.inner()
    types = [one.inner()[0].word for one in words.inner() if one.word == "types"]
    kinds = [one.inner()[0].word for one in words.inner() if one.word == "kinds"]
    colors = [one.inner()[0].word for one in words.inner() if one.word == "colors"]
    if "creature" not in types or not kinds or not colors or any(one.kind != NUMBER for one in size.inner()):
        raise unclear("token")
    made = word("token", text(" ".join(kinds)), *size.inner(), text(" ".join(colors)))
    if len(types) > 1:
        made.items.append(("", text(" ".join(types))))
    return made


def gifted(term: Term) -> Term:
    """A token with abilities."""
    token, gifts = term.inner()
    for _, gift in spread(gifts.items):
        for each in gift.inner() if gift.word in ("several", "has") else [gift]:
            own = MAGIC.kind(each.word) == "change"
            token.items.append(("", word("static", word("this"), each) if own else each))
    return token


def called(term: Term) -> Term:
    """A token with a name of its own, which is not its creature type."""
    raise unclear("named")


# -- Abilities ---------------------------------------------------------------------------------------------------------


def several_mana(term: Term) -> Term:
    """An ability that makes one kind of mana or another is an ability for each."""
    costs, kinds, rest, limits = term.inner()
    made: list[Term] = []
    for kind in kinds.inner():
        act = kind if rest.word == "none" else word("seq", kind, rest.copy())
        one = Term(WORD, "activated", [("", cost.copy()) for cost in costs.inner()])
        one.items.append(("", act))
        made.append(limited(word("limited", one, *[limit.copy() for limit in limits.inner()])))
    return word("several", *made)


def limited(term: Term) -> Term:
    """An activated ability with when it may be activated."""
    ability, *limits = term.inner()
    conditions: list[Term] = []
    for one in limits:
        if one.word == "works":
            ability.items.append(("works", one.inner()[0]))
        elif one.word == "limit":
            if one.inner()[0].word != "none":
                ability.items.append(("limit", one.inner()[0]))
        else:
            conditions.append(one.inner()[0])
            if one.word == "only_if_once":
                ability.items.append(("limit", word("only_once_each_turn")))
            if one.word == "only_if_sorcery":
                ability.items.append(("limit", word("only_as_sorcery")))
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
    if static.word == "several":
        return word("several", *[static_if(word("static_if", condition.copy(), one)) for one in static.inner()])
    if static.word == "static":
        if any(name == "if" for name, _ in static.items):
            raise unclear("as long as")
        static.items.append(("if", condition))
        return static
    if static.word in MAGIC.words and MAGIC.words[static.word].takes("if"):
        static.items.append(("if", condition))
        return static
    return word("rule_while", condition, static)


# -- What triggers -----------------------------------------------------------------------------------------------------


def at_event(term: Term) -> Term:
    """Something happens to cards."""
    who, what = term.inner()
    name = what.word
    if MAGIC.kind(name) == "trigger" and not what.items:
        return word(name, who)
    if name == "entering_yours":
        return word("enters", mine(word("mine", who)))
    if name == "entering_opposing":
        return word("enters", mine(word("opposing_one", who)))
    if name == "dies_yours":
        return word("dies", traits(who, [word("owned_by", word("you"))], False))
    if name == "dies_opposing":
        return word("dies", traits(who, [word("non", word("owned_by", word("you")))], False))
    if name in ("buried", "buried_yours") and who.word == "this":
        return word("is_buried", word("this", word("in_graveyard")))
    if name == "blocked_by":
        return word("blocks", what.inner()[0], who)
    if name == "blocks_one":
        return word("blocks", who, what.inner()[0])
    if name == "meets_this":
        return word("meets", what.inner()[0], who)
    if name == "both_blocks":
        return word("meets", who, what.inner()[0])
    if name == "targeted_by":
        return word("is_targeted", who, what.inner()[0])
    if name in ("combat_damage_to", "damage_to"):
        combat = name == "combat_damage_to"
        whom = what.inner()[0]
        if whom.word == "to_player_or_walker":
            one = "deals_combat_damage" if combat else "deals_damage"
            return word("or", word(one, who), word(f"{one}_to", who.copy(), word("planeswalker")))
        if whom.word == "to_one":
            return word("deals_combat_damage_to" if combat else "deals_damage_to", who, whom.inner()[0])
        found = word("deals_combat_damage" if combat else "deals_damage", who)
        if whom.word != "to_player":
            found.items.append(("", word("you" if whom.word == "to_you" else "opponents")))
        return found
    raise unclear(name)


def sacrificer(term: Term) -> Term:
    """What players sacrifice, as a noun."""
    noun, who = term.inner()
    if who.word == "you":
        return mine(word("mine", noun))
    if who.word == "opponents":
        return mine(word("opposing_one", noun))
    if who.word == "everyone":
        return noun
    raise unclear("sacrifices")


def payable(term: Term) -> Term:
    """A cost paid while something resolves has no X of its own to choose."""
    for i, (name, one) in enumerate(term.items):
        if one.word == "pay" and "{X}" in one.inner()[0].word:
            if one.inner()[0].word != "{X}" or term.word != "unless":
                raise unclear("X")
            term.items[i] = (name, word("pay_amount", word("x")))
    return term


FORMS: Final = {
    "unless": payable,
    "pay_to": payable,
    "both_ways": both_ways,
    "several": one_of_several,
    "listed": listed,
    "zoned": zoned,
    "plus_traits": more_traits,
    "mine": mine,
    "theirs": mine,
    "opposing_one": mine,
    "others": others,
    "creature_kind": creature_kind,
    "joined": joined,
    "where_x": where_x,
    "scaled": scaled,
    "pumped": pumped,
    "by": by_player,
    "doing": doing,
    "entering": entering,
    "creating": creating,
    "search": search,
    "taken": taken,
    "shown": shown,
    "divided": divided,
    "shielding": shielding,
    "apply": applied,
    "damage": damage_both,
    "give_for_good": give_for_good,
    "animal": animal,
    "having": having,
    "having_both": having_both,
    "losing": losing,
    "protecting": protecting,
    "as_line": as_line,
    "as_gift": as_gift,
    "only_blockers": only_blockers,
    "plain_token": plain_token,
    "gifted": gifted,
    "called": called,
    "several_mana": several_mana,
    "limited": limited,
    "static_if": static_if,
    "at": at_event,
    "sacrificer": sacrificer,
}
