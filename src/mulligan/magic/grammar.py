"""Printed English rules text of Magic compiled to notation, a card at a time. What is not understood is refused."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import OWN, bound
from mulligan.cardlang.grammar import WORD, Grammar, NotUnderstood, Part, Production, Term, number, text, word
from mulligan.cardlang.lexicon import lexicon as phrases
from mulligan.cardlang.remembering import Memory
from mulligan.cardlang.roles import ABILITY, ASKS_X, FETCHES, NOUN, OF_SPELL, TAKES_X, TARGET
from mulligan.kernel.errors import Message, MulliganError
from mulligan.magic import grammar_lexicon as lexicon
from mulligan.magic import grammar_words as words
from mulligan.magic.grammar_binding import bind, own_words
from mulligan.magic.grammar_forms import plain
from mulligan.magic.grammar_terms import become, replace, unclear, without
from mulligan.magic.mana import partly_in_life
from mulligan.magic.words.traits import ENTERING_COLOR, ENTERING_TYPE
from mulligan.magic.words.vocabulary import MAGIC

FILES: Final = (
    "supplement",
    "keywords",
    "abilities",
    "statics",
    "moves",
    "searches",
    "effects",
    "phrases",
    "nouns",
)
CHOSEN: Final = ENTERING_COLOR | ENTERING_TYPE
LATER: Final = ("static", "regulation", "triggered", "activated", "later")  # kinds of words that are looked at later
UNPLACED: Final = {  # words that forms put into others: where none has, nothing is said
    "put_with": "put onto the battlefield with",
    "their_owners": "those players",
    "of_each_hand": "those hands",
    "others_than_chosen": "the rest",
    "of_what_they_chose": "the rest",
    "able": "can",
    "copy_attacks": "attacking",
    "other_opponents": "other opponent",
    "never_loses": "can't lose the game",
    "never_wins": "can't win the game",
    "same_kind": "of those counters",
    "so_few": "no more than",
    "that_number": "that number",
    "of_others": "only",
    "uncountered": "countered",
    "may_cast_it": "may play",
}
REMEMBERING: Final = "_and_remember"
EXILES: Final = [name for name, one in MAGIC.words.items() if name + REMEMBERING in MAGIC.words]
EXILED_FOR: Final = [name for name, one in MAGIC.words.items() if one.kind == "cost" and one.lies == "in_exile"]
LAST: Final = 9  # the place of a trait that has none of its own
_GRAMMARS: Final[list[Grammar]] = []
_LINES: Final[Memory[Term]] = Memory()


def compile_text(printed: str, name: str, spell: bool, cost: str | None = None) -> list[str]:
    """The notation of every ability in a card's text, one a line; an instant or sorcery does all its lines in turn.

    `cost` is its mana cost: without an X in it, no X of the text may stand for that.
    """
    found: list[Term] = []
    rule = "spell" if spell else "line"
    for at, line in enumerate(words.tidy(printed, names_of(name)).split("\n")):
        if not line or line.lower() in words.BASIC_TYPES:
            continue
        try:
            found.extend(abilities(line, name, rule))
        except MulliganError:
            other = words.tidy(printed, []).split("\n")[at]
            if not other.startswith(name):
                raise
            found.extend(abilities(other, name, rule))  # a name that is also the first word of its text
    found = [one for term in found for one in paid_in_life(term)]
    link(found)
    put_with(found)
    done_before(found)
    counted_in_costs(found)
    entwine(found)
    another_spell(found)
    haunt(found)
    price_targets(found)
    overload(found)
    acts = [term.inner()[0] for term in found if term.word == "does"]
    found = [term for term in found if term.word != "does"]
    if acts:
        found.append(word("does", acts[0] if len(acts) == 1 else word("seq", *acts)))
    try:
        if any(term.mentions("exiled_card") for term in found):
            raise unclear("the exiled card")  # of several that could be
        devoured(found)
        suspend_own(found)
        choices_of_kind(found)
        chosen_before(found)
        named_like_it(found)
        for term in found:
            bind(term)
            check_x(term, cost, any(one.word == "additional_cost" and one.mentions("x") for one in found))
            own_words(term, name)
            where_it_works(term)
            if spell and waits(term) and not any(key == "works" for key, _ in term.items):
                raise unclear(term.word)  # an instant or sorcery has no ability on the battlefield
            if spell and any(one.word == "give" and one.inner()[0].word == "this" for one in term.everything()):
                raise unclear("is")  # what it is, it is before it resolves, too
        return [bound(flat(term).show(), MAGIC) for term in found]
    except MulliganError as unsaid:
        raise MulliganError("text-refused", card=name, sentence=printed, why=unsaid) from None


def paid_in_life(term: Term) -> list[Term]:
    """An activated ability of whose mana some may be paid with life is an ability for each way to pay it."""
    for i, (_, cost) in enumerate(term.items if term.word == "activated" else []):
        if cost.word == "pay" and "/P}" in cost.inner()[0].word:
            found: list[Term] = []
            for life, mana in partly_in_life(cost.inner()[0].word):
                one = term.copy()
                costs = [word("pay", text(mana))] if mana else []
                costs += [word("paying_life", number(life))] if life else []
                one.items[i : i + 1] = [("", each) for each in costs]
                found.append(one)
            return found
    return [term]


def link(found: list[Term]) -> None:
    """`The exiled card` is the one that another ability of the same card has exiled, or this one."""
    for term in found:
        if term.mentions("exiled_card"):
            own = [one for one in term.everything() if one.word in EXILES or one.word in EXILED_FOR]
            own = [one for one in own if one.inner()[0].word != "ref"]  # what was spoken of before
            others = [one for other in found if other is not term for one in other.everything()]
            others = [one for one in others if one.word.removesuffix(REMEMBERING) in EXILES]
            for one in term.everything():
                if one.word == "exiled_card" and own:
                    one.word = "ref"
                    one.items = [("", text("card"))]
                elif one.word == "exiled_card" and len(others) == 1:
                    one.word = "remembered"
            if not own and len(others) == 1:
                others[0].word = others[0].word.removesuffix(REMEMBERING) + REMEMBERING


def put_with(found: list[Term]) -> None:
    """What was put onto the battlefield with a card is what another ability of the same card puts there."""
    acts = [one for term in found for one in term.everything() if one.word == "onto_battlefield"]
    if len(acts) == 1 and any(term.mentions("put_with_this") for term in found):
        acts[0].word = "onto_battlefield_with_this"


def devoured(found: list[Term]) -> None:
    """How many creatures a card has devoured is noted as it enters."""
    asked = [term for term in found if term.mentions("devoured")]
    acts = [term.inner()[0] for term in found if term.word == "as_enters" and term.inner()[0].word == "seq"]
    eats = [act for act in acts if act.inner()[0].word == "sacrifice" and act.mentions("this_way")]
    for term in asked:
        about = term.inner()[0].inner()[:1] if term.word == "when" else []
        aims = any(MAGIC.has_role(one.word, TARGET) and MAGIC.kind(one.word) == "cards" for one in term.everything())
        if any(one.word != "this" for one in about) or (term.word != "when" and aims):
            raise unclear("it")  # this card has devoured, and not another that is spoken of
    if asked and len(eats) != 1:
        raise unclear("devoured")
    for act in eats if asked else []:
        act.items.insert(1, ("", word("note_number", word("this_way"))))
    for term in asked:
        replace(term, "devoured", word("noted_number"))


def suspend_own(found: list[Term]) -> None:
    """A card that exiles itself with time counters is suspended if it has suspend; else it just lies there."""
    for term in found:
        for one in term.everything():
            if one.word == "suspend_own":
                if all(other.word != "suspend" for other in found):
                    raise unclear("time counters")
                one.word = "suspend_this"


def done_before(found: list[Term]) -> None:
    """`The sacrificed creature` was sacrificed for a cost of the spell or ability, or by what it does."""
    besides = [one for term in found if term.word == "additional_cost" for one in term.everything()]
    for term in found:
        costs = [one for cost in term.inner() if MAGIC.kind(cost.word) == "cost" for one in cost.everything()]
        for name in {one for one in words_of(term) if MAGIC.kind(one) == "cards" and MAGIC.words[one].event}:
            cost = MAGIC.words[name].event
            paid = [one for one in [*costs, *(besides if term.word == "does" else [])] if one.word == cost]
            if not paid:
                replace(term, name, word("done_to", text(cost.removesuffix("ing"))))


def counted_in_costs(found: list[Term]) -> None:
    """How many were sacrificed or the like *this way*, where that can only be for a cost: nothing was done before."""
    besides = [term.inner()[0] for term in found if term.word == "additional_cost"]
    for term in found:
        costs = [one for one in term.inner() if MAGIC.kind(one.word) == "cost"]
        costs += besides if term.word == "does" else []
        acts = [one for one in term.inner() if MAGIC.kind(one.word) == "effect"]
        first = acts[0].inner()[0] if acts and acts[0].word == "seq" else acts[0] if acts else None
        paid = [one for cost in costs for one in cost.everything() if one.word == "any_number"]
        deeds = [one for cost in costs for one in cost.everything() if one.items and one.inner()[0] in paid]
        if first is None or len(deeds) != 1 or not first.mentions("this_way"):
            continue
        those = [name for name, one in MAGIC.words.items() if one.kind == "cards" and one.event == deeds[0].word]
        for one in first.everything() if those else []:
            if one.word == "this_way" and one.items:
                become(one, word("count", word(those[0])))


def entwine(found: list[Term]) -> None:
    """Entwine is a cost that may be paid besides, for all modes instead of one."""
    paid = [term for term in found if term.word == "entwine"]
    for term in paid:
        term.word = "kicker"
    for term in found:
        if paid and term.word == "does":
            if term.inner()[0].word != "choose_one":
                raise unclear("entwine")
            term.inner()[0].word = "choose_one_or_all"


def another_spell(found: list[Term]) -> None:
    """Another spell than this one is a second one where this one was cast this turn: as it resolves or comes in."""
    for term in found:
        if term.mentions("cast_another"):
            now = term.word == "does" or term.inner()[0].show() in ("enters(this)", "casts(this)")
            if not now and term.word != "alternative" and term.word != "costs_less_itself":
                raise unclear("another spell")
            replace(term, "cast_another", word("is", word("spells_cast"), word("at_least", number(2 if now else 1))))


def haunt(found: list[Term]) -> None:
    """Haunt: as the card dies, or once the spell has resolved, it haunts a creature, whose death is waited for."""
    keys = [term for term in found if term.word == "haunting"]
    waiting = [term for term in found if term.word == "when" and term.inner()[0].mentions("haunted")]
    if not keys and not waiting:
        return
    if len(keys) != 1 or len(waiting) != 1 or len(waiting[0].items) != 2:
        raise unclear("haunt")
    trigger, effect = waiting[0].inner()
    ability = word("when", word("dies", word("permanent")), effect.copy())
    act = word("haunt", word("target", word("creature")), ability)
    if any(term.word == "does" for term in found):
        buried = word("when", word("is_buried", word("this", word("in_graveyard"))), act)
        become(keys[0], word("does", word("next_time_this_turn", buried)))
    else:
        become(keys[0], word("when", word("dies", word("this")), act))
    others = [one for one in trigger.inner() if one.word != "haunted"] if trigger.word == "or" else []
    if others:
        waiting[0].items[0] = ("", others[0] if len(others) == 1 else word("or", *others))
    else:
        found.remove(waiting[0])


def overload(found: list[Term]) -> None:
    """Overload is another cost for which each `target` is every one of its kind."""
    paid = [term for term in found if term.word == "overload"]
    for term in paid:
        become(term, word("alternative", word("pay", term.inner()[0])))
    for term in found:
        if paid and term.word == "does":
            every = term.inner()[0].copy()
            for act in [one for one in every.everything() if MAGIC.kind(one.word) == "effect"]:
                all_of_them(act)
            for one in every.everything():
                if one.word == "target" and len(one.items) == 1:
                    become(one, one.inner()[0])
                elif MAGIC.has_role(one.word, TARGET) or one.word in ("ref", "refp"):
                    raise unclear("overload")
            term.items = [("", word("overload", term.inner()[0], every))]


def all_of_them(act: Term) -> None:
    """An act on what was one target is one on all of them where each was meant."""
    for i, (name, one) in enumerate(act.items):
        if one.word == "ref" and len(one.items) == 1 and name != "by" and one.inner()[0].word != "spell":
            act.items[i] = (name, word("refs", *one.inner()))


def choices_of_kind(found: list[Term]) -> None:
    """A colour or creature type of one's choice is chosen before anything is done, and is the chosen one then."""
    for term in found:
        chosen_first(term, "of_color_now", "of_chosen_color", "choose_color")
        chosen_first(term, "of_type_now", "of_chosen_type", "choose_creature_type")


def chosen_first(term: Term, now: str, chosen: str, choice: str) -> None:
    """What is of one's choice in an effect is chosen first; what is a target is chosen earlier, and refused."""
    for i, (name, act) in enumerate(term.items):
        if act.mentions(now):
            aims = any(MAGIC.has_role(one.word, TARGET) and one.mentions(now) for one in act.everything())
            if MAGIC.kind(act.word) != "effect" or aims:
                raise unclear("of your choice")
            replace(act, now, word(chosen))
            term.items[i] = (name, word("seq", word(choice), act))


def price_targets(found: list[Term]) -> None:
    """Of any number of targets that cost more, there are as many as can be paid for."""
    if any(term.word == "costs_more_per_target" for term in found):
        for term in found:
            for one in term.everything():
                if one.word == "up_to_targets" and one.inner()[0].word == "99":
                    one.items[0] = ("", word("payable_targets"))


def words_of(term: Term) -> list[str]:
    """The words of the card language in a term."""
    return [one.word for one in term.everything() if one.kind == WORD and one.word in MAGIC.words]


def chosen_before(found: list[Term]) -> None:
    """What is chosen as a card enters can be spoken of only where it is."""
    if any(term.mentions("choose_creature_type") for term in found):  # what creatures are is no type of land
        for term in found if not any(one.mentions("choose_land_type") for one in found) else []:
            replace(term, "land_type_chosen", word("chosen_type_becomes"))
    for term in found:  # a colour or type chosen as something resolves is spoken of there only
        if term.word != "as_enters" and any(MAGIC.words[name].sets & CHOSEN for name in words_of(term)):
            later = [one for one in term.everything() if one is not term and MAGIC.kind(one.word) in LATER]
            for other in [*[one for one in found if one is not term], *later]:
                if any(MAGIC.words[name].needs & CHOSEN for name in words_of(other)):
                    raise unclear("chosen")
    told = [name for term in found for name in words_of(term)]
    there = 0
    for name in told:
        there |= MAGIC.words[name].sets
    missing = any((MAGIC.words[name].needs & ~there) >= OWN for name in told)
    colors = any(one.word == "chosen-entering" for term in found for one in term.everything())
    if missing or (colors and not there & ENTERING_COLOR):
        raise unclear("chosen")


def named_like_it(found: list[Term]) -> None:
    """Cards with the same name as `that card`, where one was chosen before, or as each of those that were exiled."""
    for term in found:
        like = [one for one in term.everything() if one.show() == 'same_name_as(ref("card"))']
        chosen = [one for one in term.everything() if one.word == "choose"]
        aims = [one for one in chosen for each in one.everything() if MAGIC.has_role(each.word, TARGET)]
        if len(like) > 1 and len(chosen) == 1 and not aims:
            for one in like:
                one.items = [("", word("picked", number(1)))]
        for one in [one for one in term.everything() if one.show() == "same_name_as(exiled_before)"]:
            if not any(act.word == "exile" and not act.mentions("same_name_as") for act in term.everything()):
                raise unclear("exiled this way")
            one.items = [("", word("those"))]


def find_there(term: Term, zone: str) -> None:
    """What moves the card itself finds it in the zone where its ability works."""
    for one in term.everything():
        if MAGIC.has_role(one.word, FETCHES):
            for inner in one.inner():
                if inner.word == "this":
                    inner.items = [("", word(zone))]


def waits(term: Term) -> bool:
    """Whether a term is an ability that waits for an event or for somebody to activate it."""
    return MAGIC.has_role(term.word, ABILITY) and MAGIC.words[term.word].takes("works")


def where_it_works(term: Term) -> None:
    """An ability that uses its card in a hand or graveyard works there."""
    there = any(name == "if" and item.word == "in_your_graveyard" for name, item in term.items)
    if not waits(term) or (term.word == "when" and term.inner()[0].word == "dies" and not there):
        return
    for name, item in term.items:
        if name == "works":
            find_there(term, "in_hand" if item.word == "from_hand" else "in_graveyard")
            return
    for i, (name, item) in enumerate(term.items):
        if name == "if" and item.word == "in_your_graveyard":
            term.items[i] = ("works", word("from_graveyard"))
            find_there(term, "in_graveyard")
            return
    if term.word == "when" and term.inner()[0].show() == "casts(this)":
        term.items.append(("works", word("from_stack")))
        return
    if term.word == "when" and term.inner()[0].show() == "is_cycled(this)":
        term.items.append(("works", word("from_graveyard")))
        return
    for one in term.everything():
        if one.word == "this" and one.items:
            term.items.append(("works", word("from_hand" if one.inner()[0].word == "in_hand" else "from_graveyard")))
            if one in term.inner()[0].inner():
                find_there(term, "in_graveyard")
            return


def names_of(name: str) -> list[str]:
    """What a card calls itself: its name, and of a name with a title the first part."""
    short = name.partition(",")[0]
    return [name, short] if short != name else [name]


def check_x(term: Term, cost: str | None, besides: bool) -> None:
    """X must be the X of a cost: of its mana cost, or of one besides."""
    if term.mentions("x") and not x_is_chosen(term, cost) and not (besides and MAGIC.has_role(term.word, OF_SPELL)):
        raise unclear("X")


def x_is_chosen(term: Term, cost: str | None) -> bool:
    """Whether an ability's X is chosen as it is cast, activated or paid for."""
    if term.word == "activated":
        paid = [one for cost in term.inner() if MAGIC.has_role(cost.word, TAKES_X) for one in cost.everything()]
        asked = any(MAGIC.has_role(cost.word, ASKS_X) for cost in term.inner())
        chosen = asked or any("{X}" in one.word or one.word == "x" for one in paid)
        told = [one for one in term.everything() if one.word == "with_x"]
        inside = sum(len([one for one in act.everything() if one.show() == "x"]) for act in told)
        if chosen and told:
            raise unclear("X")  # the one that was paid, or the one that is told
        return chosen or (len(told) == 1 and inside == len([one for one in term.everything() if one.show() == "x"]))
    if any(one.word == "pay_x" or one.word == "with_x" for one in term.everything()):
        return not (term.mentions("with_x") and term.mentions("that_much"))  # both are the number of an event
    return cost is None or ("{X}" in cost and MAGIC.has_role(term.word, OF_SPELL))


def abilities(line: str, name: str, rule: str) -> list[Term]:
    """What one line says."""
    told = words.tokens(line)
    try:
        term = plain(_LINES.of((line, rule), lambda: grammar().read(rule, told)).copy())
        replace(term, "some_opponents", word("opposing"))
        without(term, "some_players")
        shuffled_later(term)
        for loose in UNPLACED:
            if term.mentions(loose):
                raise unclear(UNPLACED[loose])
        found = several(term)
        for one in found:
            repeated(one)
    except NotUnderstood as unread:
        rest = line[told[unread.at].start :] if unread.at < len(told) else line
        why = Message("text-not-understood", words=rest)
        raise MulliganError("text-refused", card=name, sentence=line, why=why) from None
    except MulliganError as vague:
        raise MulliganError("text-refused", card=name, sentence=line, why=vague) from None
    return found


def repeated(term: Term) -> None:
    """A process that is repeated is all that an ability does, from its first word."""
    if term.mentions("repeat_process"):
        acts = [i for i, (name, one) in enumerate(term.items) if not name and MAGIC.kind(one.word) == "effect"]
        again = [one for one in term.everything() if one.word == "repeat_process"]
        if len(acts) != 1 or term.items[acts[0]][1] is again[0] or len(again) > 1:
            raise unclear("this process")
        name, act = term.items[acts[0]]
        if any(one.mentions("repeat_process") for one in act.everything() if one.word == "delayed"):
            raise unclear("this process")
        term.items[acts[0]] = (name, word("process", act))


def shuffled_later(term: Term) -> None:
    """A library that was searched is shuffled, if not at once then afterwards, perhaps by all players."""
    told = [one.show() for one in term.everything() if one.kind == WORD]
    for i, one in enumerate(told):
        if one.startswith("shuffle_later") and one.replace("_later", "") not in told[i:]:
            if "shuffle(everyone)" not in told[i:]:
                raise unclear("shuffle")
    if any(one.startswith("shuffle_later") for one in told):
        without(term, "shuffle_later")
        for act in term.everything():
            if act.word == "seq" and len(act.items) == 1:
                become(act, act.inner()[0])


def several(term: Term) -> list[Term]:
    """The abilities in a line."""
    if term.word != "several":
        return [term]
    found: list[Term] = []
    for one in term.inner():
        found.extend(several(one))
    return found


def grammar() -> Grammar:
    """The grammar of English cards, read once."""
    if not _GRAMMARS:
        sayings, _ = phrases("magic", "sayings", "doings")
        new = Grammar(
            {
                "mana": words.mana,
                "mana_x": words.mana_x,
                "mana_number": words.mana_number,
                "loyalty": words.loyalty,
                "size": words.size,
                "power_toughness": words.power_toughness,
                "kind": words.kind,
                "subtype": words.subtype,
                "capital": words.capital,
                "name": words.card_name,
                "land_type": words.land_type,
                "keyword_name": lexicon.keyword_name,
                "type_cycling": lexicon.type_cycling,
                "subtype_thing": lexicon.subtype_thing,
                "land_type_thing": lexicon.land_type_thing,
                "search_next": lexicon.search_next,
            },
            phrases={**sayings, **lexicon.single_words()},
        )
        new.rules["bare_verb"] = []
        new.rules["verb_of_one"] = []
        new.add_files("magic", FILES)
        new.rules["bare_verb"] = [bare(one) for one in new.rules["verb"]]
        new.rules["verb_of_one"] = [of_one(one) for one in new.rules["verb"] if not is_order(one)]
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


def bare(production: Production) -> Production:
    """A production whose first word is a verb, for what is said without saying who does it: `draw`, not `draws`.

    Of a slot that several rules may fill, the last has what is no order: `<v:do_word|does_word>`.
    """
    first, *rest = production.parts
    order, parted, _ = first.rule.rpartition("|")
    if parted:
        return Production([Part(first.words, first.slot, order, first.parts), *rest], production.term, production.line)
    base = frozenset(one for one in first.words if f"{one}s" in first.words or f"{one}es" in first.words)
    return Production(
        [Part(base or first.words, first.slot, first.rule, first.parts), *rest], production.term, production.line
    )


def of_one(production: Production) -> Production:
    """A production whose first word is a verb, for what is said of one player: `draws`, not `draw`."""
    first, *rest = production.parts
    _, parted, said = first.rule.rpartition("|")
    if parted:
        return Production([Part(first.words, first.slot, said, first.parts), *rest], production.term, production.line)
    third = frozenset(one for one in first.words if one.endswith("s"))
    return Production([Part(third, first.slot, first.rule, first.parts), *rest], production.term, production.line)


def is_order(production: Production) -> bool:
    """Whether a production is said in one form only, and so never of one player."""
    first = production.parts[0]
    return "|" not in first.rule and not any(one.endswith("s") for one in first.words)


def choice_of_color(change: Term) -> bool:
    """Whether a change is of a colour that is chosen now; it is the chosen one from then on."""
    if MAGIC.kind(change.word) != "change" or not change.items or change.inner()[0].word != "choose":
        return False
    change.items = [("", text("chosen"))]
    return True


def by_rank(item: tuple[str, Term]) -> int:
    """Where a card is and whose it is are told before what else it is."""
    known = MAGIC.words.get(item[1].word)
    return known.rank if known is not None and known.rank else LAST


def flat(term: Term) -> Term:
    """A sequence of sequences is one sequence; all of several traits are just those traits."""
    items: list[tuple[str, Term]] = []
    noun = MAGIC.has_role(term.word, NOUN)
    for name, one in term.items:
        inner = flat(one)
        if (inner.word == "seq" and term.word == "seq") or (inner.word == "all_of" and noun):
            items.extend(inner.items)
        else:
            items.append((name, inner))
    if term.word == "not" and items and items[0][1].word == "not":
        return items[0][1].inner()[0]
    if term.word == "apart_from" and items[0][1].show() == "this":
        return word("other")
    if noun:
        items = sorted(items, key=by_rank)
    usual = MAGIC.words[term.word].unsaid if term.word in MAGIC.words else ""
    if usual and items and items[-1][1].word == usual and not items[-1][1].items:
        items.pop()
    term.items = items
    if term.word == "add_any_color" and items and items[0][1].kind == WORD:  # as much as something counts
        term.word = "add_one_color"
    if term.word == "give" and any(choice_of_color(one) for _, one in items):
        return word("seq", word("choose_color"), term)
    if term.word == "give" and any(one.word == "type_of_choice" for _, one in items):
        replace(term, "type_of_choice", word("chosen_type_becomes"))
        return word("seq", word("choose_creature_type"), term)
    return term
