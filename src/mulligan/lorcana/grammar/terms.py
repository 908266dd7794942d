"""What terms of the card language say, and how they are put together otherwise: helps the reader that settles them."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.acting import goes_there
from mulligan.lorcana.grammar.doing import has_players_of_its_own
from mulligan.lorcana.grammar.nouns import add, flat, has_zone, is_choice, is_noun, tells_class, tells_whose, tells_zone
from mulligan.lorcana.grammar.referents import CARD, REFERRING, SHOWN, Referent, is_many, kinds_of
from mulligan.lorcana.words.vocabulary import LORCANA

CARDS: Final = roles.NOUN | roles.JOINED | roles.CHOICE | roles.FIXED | roles.PRONOUN


def apart(ability: Term) -> list[Term]:
    """A triggered ability for each of its triggers, if one of them waits only while something is so."""
    trigger = ability.inner()[0]
    if trigger.word != "or" or all(one.word != "during" for one in trigger.inner()):
        return [ability]
    return [
        Term(WORD, ability.word, [("", one), *[(n, i.copy()) for n, i in ability.items[1:]]]) for one in trigger.inner()
    ]


def asks_what_it_changes(event: Term) -> bool:
    """Whether an event is of cards that are what the event makes of them, or no longer are: ready ones are exerted."""
    if not event.items or event.inner()[0].word == "this":
        return False
    who = event.inner()[0]
    if event.word == "is_exerted" or event.word == "readied" or event.word == "quests" or event.word == "sings":
        return who.mentions("ready") or who.mentions("exerted")
    if event.word == "damaged_now" or event.word == "healed":
        return who.mentions("damaged") or who.mentions("undamaged")
    return event.word == "moves" and who.mentions("at_location")


def of_turn_player(trigger: Term) -> Term:
    """A trigger in which "they" are the opponent whose turn it is."""
    if trigger.word == "turn_player":
        return word("players_who", word("opponents"), word("turn_of", word("they")))
    return Term(trigger.kind, trigger.word, [(name, of_turn_player(item)) for name, item in trigger.items])


def who_are_so(fact: Term, condition: Term) -> Term:
    """A fact about players, as far as something is so of each of them."""
    items = fact.items[:]
    for i, (name, one) in enumerate(items):
        if LORCANA.has_role(one.word, roles.MANY):
            items[i] = (name, word("players_who", one, condition))
            return Term(WORD, fact.word, items)
    unsaid = LORCANA.find(fact.word).parameters[len(items) :]
    if not unsaid or not LORCANA.has_role(unsaid[0].default, roles.MANY):
        raise MulliganError("text-which-player")
    return Term(WORD, fact.word, [*items, ("", word("players_who", word(unsaid[0].default), condition))])


def asks_each(condition: Term) -> bool:
    """Whether a condition is asked of each of the players that a fact is about: "their" is nobody else's."""
    known = LORCANA.words.get(condition.word)
    if known is not None and known.inside & binding.PLAYER:
        return False
    return condition.word in ("theirs", "they_player") or any(asks_each(one) for one in condition.inner())


def parts_of(condition: Term) -> list[Term]:
    """The conditions that must all be so."""
    return condition.inner() if condition.word == "both" else [condition]


def about_those(fact: Term, conditions: list[Term]) -> tuple[Term, list[Term]]:
    """ "While one of your characters is so, that character …" is said of those that are."""
    who = fact.inner()[0] if fact.items else fact
    there = [one for one in conditions if one.word == "have" and len(one.items) == 1 and is_noun(one.inner()[0])]
    if who.word != "that_ref" or len(there) != 1 or there[0].inner()[0].word != who.inner()[0].word:
        return fact, conditions
    told = Term(WORD, fact.word, [("", there[0].inner()[0]), *fact.items[1:]])
    return told, [one for one in conditions if one is not there[0]]


def only_those(fact: Term, traits: list[Term]) -> Term:
    """What is said of cards, said only of those that have more traits; of this card, a condition says it."""
    who = fact.inner()[0] if fact.items else word("this")
    if is_noun(who) or who.word == "either_of":
        return Term(WORD, fact.word, [("", add(who, traits)), *fact.items[1:]])
    if who.word != "this":
        raise MulliganError("text-which-card")
    return fact


def of_those_that_are(fact: Term, condition: Term) -> Term | None:
    """What is said of cards "unless they're exerted": of those that are not, each for itself; nothing otherwise."""
    so = condition.inner()[0] if condition.word == "not" else condition
    who = fact.inner()[0] if fact.items else fact
    asked = so.word == "matches" and so.inner()[0].word == "they_ref" and so.inner()[1].word == "card"
    if not asked or not (is_noun(who) or who.word == "either_of"):
        return None
    traits = so.inner()[1].inner()
    if condition.word == "not":
        traits = [word("non", traits[0] if len(traits) == 1 else word("both_traits", *traits))]
    return only_those(fact, traits)


def holds_effects(name: str) -> bool:
    """Whether a word holds other effects together, so that each of them chooses for itself."""
    known = LORCANA.words.get(name)
    return known is None or known.holds_acts()


def tells_of_characters(said: Term) -> bool:
    """Whether something is said that only a character can get or be."""
    if said.word == "strength" or said.word == "cannot_quest" or said.word == "character":
        return True
    return LORCANA.kind(said.word) == "keyword" or (said.word == "card" and any(map(tells_class, said.inner())))


def told_as(act: str, word: str) -> bool:
    """Whether an effect is what an act is called afterwards: "discarded", also at random; "moved", wherever to."""
    moves = LORCANA.has_role(word, roles.MOVES)
    if act == word or act == "move_to":
        return act == word or moves
    if moves != LORCANA.has_role(act, roles.MOVES) or word == "move_to":
        return False
    return word.partition("_")[0] == act.partition("_")[0]


def holds_events(trigger: Term) -> bool:
    """Whether a trigger waits for one of several events, or for one of them so many times."""
    known = LORCANA.words.get(trigger.word)
    return known is not None and known.takes_kind("trigger")


def waits(effect: Term) -> bool:
    """Whether an effect waits for its moment, and has a card of its own to speak of then."""
    known = LORCANA.words.get(effect.word)
    return known is not None and known.kind == "effect" and known.inside & binding.CARD != 0


def acts_on_those(later: Term) -> bool:
    """Whether all that happens later is one act, to each of those spoken of."""
    act = later.inner()[0]
    return bool(act.items) and act.inner()[0].word in REFERRING and not any(map(is_choice, act.everything()))


def is_list_of_ways(effect: Term) -> bool:
    """Whether an effect lists ways of which one is chosen."""
    known = LORCANA.words.get(effect.word)
    return (
        known is not None and known.role & roles.BRANCHES != 0 and known.kind == "effect" and known.parameters[0].many
    )


def is_acted_on(cards: Term) -> bool:
    """Whether cards are those chosen or acted on before."""
    known = LORCANA.words.get(cards.word)
    return known is not None and known.role & roles.PRONOUN != 0 and known.role & roles.SUBJECT == 0


def mentions_reference(term: Term) -> bool:
    """Whether a term has a pronoun in it."""
    return any(one.kind == WORD and one.word in REFERRING for one in term.everything())


def by_the_same(event: Term, trigger: Term) -> Term:
    """An event told of "they", who are the players of a trigger."""
    players = [one for one in trigger.inner() if one.kind == WORD and LORCANA.kind(one.word) == "players"]
    items = [(name, by_the_same(one, trigger)) for name, one in event.items]
    if event.word == "they_player" and players:
        return players[0].copy()
    return Term(event.kind, event.word, items)


def by_number(term: Term, mine: str) -> Term:
    """The term with every earlier choice meant by its number, because another choice is made before it acts."""
    if term.word == "it" and term.kind == WORD and term.items:
        pick = term.items[0][1].word
        if pick == mine:
            return term
        if int(pick) <= -SHOWN:
            return word("shown")
        if int(pick) <= 0:
            raise MulliganError("text-which-card")
        return word("picked", number(int(pick)))
    if term.word == "count" and term.inner()[0].word == "among":  # counted when the other choice has been made
        of, what = term.inner()[0].inner()
        return word("count", word("among", by_number(of, mine), what))
    if term.word == "among":  # chosen among them, before anything else is meant
        return term
    return Term(term.kind, term.word, [(name, by_number(item, mine)) for name, item in term.items])


def counted_on(term: Term, after: int) -> Term:
    """The term with the numbers of all choices after so many one higher."""
    if term.kind == NUMBER:
        return number(int(term.word) + 1) if int(term.word) > after else term
    counts = term.kind == WORD and (term.word == "picked" or term.word == "it")
    items = [
        (name, counted_on(item, after) if item.kind != NUMBER or counts or name == "@" else item)
        for name, item in term.items
    ]
    return Term(term.kind, term.word, items)


def shifted(trigger: Term, condition: Term) -> tuple[Term, Term | None]:
    """A trigger of playing a card, if Shift was used; and what is left of the condition."""
    if trigger.word != "played" and trigger.word != "enters_play":
        raise MulliganError("text-shift-not-played")
    trigger = Term(WORD, "shifted", trigger.items)
    if condition.word == "was_shifted":
        return trigger, None
    left = [one for one in condition.inner() if one.word != "was_shifted"]
    return trigger, flat(word(condition.word, *left))


def chooses(effect: Term) -> bool:
    """Whether an effect chooses cards, so that `it` is what it chose."""
    return any(is_choice(inner) for inner in effect.everything())


def besides_this(term: Term) -> Term:
    """A term in which cards in your hand are others than this one."""
    if is_noun(term) and any(one.word == "in_hand" for one in term.inner()):
        return add(term, [word("other")])
    return Term(term.kind, term.word, [(name, besides_this(one)) for name, one in term.items])


def several(within: Term) -> bool:
    """Whether there are two or more, if there are so many."""
    return within.word == "at_least" and within.inner()[0].show() != "1" and within.inner()[0].show() != "0"


def refers(effect: Term) -> bool:
    """Whether an effect speaks of what was chosen or looked at before, now or when its moment comes."""
    return any(
        inner.kind == WORD and (is_acted_on(inner) or (waits(inner) and inner.mentions("that")))
        for inner in effect.everything()
    )


def conditional(effect: Term) -> bool:
    """Whether an effect may not happen, with what it chooses."""
    held = effect.word == "if" or has_players_of_its_own(effect) or LORCANA.has_role(effect.word, roles.PERHAPS)
    sets = sets_it if asks_whether_done(effect) else changes_it
    return held and any(sets(inner) for inner in effect.everything())


def sets_it(term: Term) -> bool:
    """Whether `it` is something else from then on."""
    known = LORCANA.words.get(term.word) if term.kind == WORD else None
    return known is not None and known.sets & binding.IT != 0


def changes_it(term: Term) -> bool:
    """Whether `it` is something else from then on: not where something is done to it, unless it is played."""
    if not sets_it(term) or chooses(term) or LORCANA.has_role(term.word, roles.PLAYS):
        return sets_it(term)
    return not any(is_acted_on(inner) for inner in term.inner())


def hangs_on(effect: Term, before: Term) -> bool:
    """Whether an effect speaks of what the one before chose, if it chose anything."""
    if before.word == "if" and len(before.items) != 2:
        return False
    if effect.word == "shuffle_deck" and before.word == "may":
        return before.mentions("look_at_deck")
    if asks_whether_done(effect) and each_may(before):
        return not refers(effect)
    if before.word == "if" and asks_of_it(before) and asks_of_it(effect):  # each asks for itself
        return False
    return conditional(before) and refers(effect) and not (chooses(effect) and effect.word != "if")


def asks_of_it(effect: Term) -> bool:
    """Whether an effect asks what a card spoken of is, and does something to that card, if to any."""
    if effect.word != "if" or not refers(effect.inner()[0]) or chooses(effect):
        return False
    acts = [one for one in effect.inner()[1].everything() if sets_it(one) and one.kind == WORD and one.items]
    return all(any(is_acted_on(inner) for inner in one.inner()) for one in acts)


def within(before: Term, effect: Term) -> Term:
    """One effect after the other inside the `may` or `if` of the first, and of what hangs there already."""
    items = before.items[:]
    at = 0 if before.word == "may" else 1
    inner = items[at][1]
    *first, last = inner.inner() if inner.word == "seq" else [inner]
    optional = any(one.word == "may" for one in last.everything())  # and it is something else only then
    if optional and hangs_on(effect, last) and any(changes_it(one) for one in last.everything()):
        items[at] = ("", flat(word("seq", *first, within(last, effect))))
    else:
        items[at] = ("", flat(word("seq", inner, effect)))
    return Term(WORD, before.word, items)


def asks_whether_done(effect: Term) -> bool:
    """Whether an effect hangs on what was done the sentence before: "if you do", "if you don't"."""
    return effect.word == "if" and effect.inner()[0].show() in ("it_was_done", "not(it_was_done)")


def is_the_other_case(effect: Term, before: Term) -> bool:
    """Whether of two sentences one says what happens if it was done, and the other what if it was not."""
    if not asks_whether_done(effect) or not asks_whether_done(before) or len(before.items) != 2 or chooses(effect):
        return False
    return (effect.inner()[0].word == "not") != (before.inner()[0].word == "not")


def asks_another(effect: Term) -> bool:
    """Whether a sentence after the first has a condition of its own, so that the first one's is not of the whole."""
    later = effect.inner()[1:] if effect.word == "seq" else []
    return any(one.word == "if" and not asks_whether_done(one) and not mentions_reference(one) for one in later)


def asks_of_the_same(condition: Term, effect: Term) -> bool:
    """Whether a later sentence asks what the card is of which the condition of the first one asks already."""
    later = effect.inner()[1:] if effect.word == "seq" else []
    asked = [condition, *[one.inner()[0] for one in later if one.word == "if"]]
    of_a_card = [one.word == "matches" and one.inner()[0].word in REFERRING for one in asked]
    return len(asked) > 1 and of_a_card[0] and any(of_a_card[1:])


def holds_in_play(kind: Term) -> bool:
    """Whether cards are of a kind only in play, or otherwise there than elsewhere."""
    for trait in kind.inner():
        known = LORCANA.words.get(trait.word)
        if known is not None and known.kind == "trait" and not known.role & (roles.LASTS | roles.IN_ZONE | roles.WHOSE):
            inner = [one for one in trait.inner() if LORCANA.kind(one.word) == "trait"]
            if not inner or holds_in_play(trait):
                return True
        elif trait.word == "any_of" and holds_in_play(trait):
            return True
    return False


def each_may(effect: Term) -> bool:
    """Whether each of several players may do something, so that "if they do" is asked of each."""
    if effect.word != "each" or effect.inner()[1].word != "may":
        return False
    return LORCANA.has_role(effect.inner()[0].word, roles.MANY)


def done_by_several(effect: Term) -> bool:
    """Whether each of several players does something, and none of them is asked: "if they do" is asked of nobody."""
    return effect.word == "each" and LORCANA.has_role(effect.inner()[0].word, roles.MANY) and not each_may(effect)


def when_played(playing: Term, effect: Term) -> Term:
    """What becomes of a card that is played only afterwards: an action may go elsewhere, what enters play may not."""
    moved = LORCANA.has_role(effect.word, roles.MOVES) and is_acted_on(effect.inner()[0])
    if moved and not Referent(word("it"), kinds_of(playing.inner()[0])).is_a("action"):
        raise MulliganError("text-as-it-was")
    return effect


def is_perhaps(effect: Term) -> bool:
    """Whether an effect happens only if something is so, and nothing else happens otherwise."""
    return effect.word == "if" and len(effect.items) == 2


def if_done_at_all(before: Term, effect: Term) -> Term:
    """What hangs on whether something was done that happens only on a condition: without it, it was not done."""
    condition, first = before.inner()
    done = flat(word("seq", first, effect))
    not_done = effect.inner()[1:2] if effect.inner()[0].word == "not" else effect.inner()[2:3]
    if not_done and chooses(not_done[0]):
        raise MulliganError("text-if-nothing-chosen")
    return word("if", condition, done, *[one.copy() for one in not_done])


def others_than(give: Term) -> Term:
    """What is given for each other card: others than the one it is given to, which must be clear."""
    who, *rest = give.inner()
    found: list[Term] = []
    for change in rest:
        counted = [one for one in spoken(change) if one.word == "count"] if change.word != "ability" else []
        if who.word != "this" and any(is_noun(one.inner()[0]) and one.inner()[0].mentions("other") for one in counted):
            if not is_acted_on(who):
                raise MulliganError("text-for-each-what")
            change = than_those(change)
        found.append(change)
    return Term(give.kind, give.word, [(name, one) for (name, _), one in zip(give.items, [who, *found], strict=True)])


def than_those(term: Term) -> Term:
    """The term with others than those spoken of for others than this card."""
    if term.kind == WORD and term.word == "other":
        return word("another")
    return Term(term.kind, term.word, [(name, than_those(item)) for name, item in term.items])


def summed(times: Term) -> Term:
    """ "For each of them, gain lore equal to their {L}": what all of them have together, once."""
    count, act = times.inner()
    amount = act.inner()[0] if act.items else act
    known = LORCANA.words.get(amount.word)
    of_them = known is not None and known.kind == "quantity" and any(is_acted_on(one) for one in amount.inner())
    if count.word != "this_way" or not of_them:
        return times
    if LORCANA.find(act.word).takes_kind("cards"):  # of which of them?
        raise MulliganError("text-which-card")
    return act


def last_if(effect: Term) -> Term | None:
    """The condition that "otherwise" speaks of: the last one said."""
    if effect.word == "if":
        inner = last_if(effect.inner()[1]) if len(effect.items) == 2 else None
        return inner or (effect if len(effect.items) == 2 else None)
    if has_players_of_its_own(effect):
        return last_if(effect.inner()[1])
    if effect.word == "may" and effect.items:
        return last_if(effect.inner()[0])
    if effect.word == "seq" and effect.items:
        return last_if(effect.inner()[-1])
    return None


def another(trait: Term, than_that: bool) -> Term:
    """Where one of a kind was chosen, another is one not chosen yet; so are others, if this card is none of them."""
    return word("another") if trait.word == "another_one" or (than_that and trait.word == "other") else trait


def swap(term: Term, choice: Term) -> Term:
    """The term with `it` in the place of a choice."""
    if term is choice or (is_choice(term) and term.show() == choice.show()):
        return word("it")
    return Term(term.kind, term.word, [(name, swap(item, choice)) for name, item in term.items])


def chooses_of_theirs(effect: Term) -> bool:
    """Whether a player, or each of several, has chosen cards, to which nothing was done yet."""
    parts = effect.inner()
    return has_players_of_its_own(effect) and len(parts) == 2 and parts[1].word == "choose_card"


def use_choice(choice: Term, effect: Term) -> Term:
    """An effect on a card chosen the sentence before; of several effects, whichever is picked."""
    if is_list_of_ways(effect):
        return word(effect.word, *[use_choice(choice.copy(), one) for one in effect.inner()])
    for inner in effect.everything():
        for i, (name, item) in enumerate(inner.items):
            if item.kind == WORD and (item.word == "it" or item.show() == f"picked({choice.items[-1][1].word})"):
                inner.items[i] = (name, choice)
                return effect
    raise MulliganError("text-chosen-for-nothing")


def done_to_chosen(choice: Term, effect: Term) -> Term:
    """What is done to a card chosen the sentence before; it is chosen first if only its player acts, or only later."""
    parts = effect.everything()
    at_once = [one for one in parts if one.kind == WORD and (one.word == "it" or one.word == "picked")]
    later = any(waits(one) and one.mentions("that") for one in parts)
    players = [one.inner()[0] for one in parts if one.word == "each" and one.inner()[0].word == "player_of"]
    of_player = bool(at_once) and any(one is at_once[0] for who in players for one in who.inner())
    among = any(one.word == "among" and at_once and one.inner()[0] is at_once[0] for one in parts)
    if of_player or among or (later and not at_once):
        return flat(word("seq", word("choose", choice), effect))
    return use_choice(choice, effect)


def of_the_same(effect: Term, before: Term) -> Term:
    """An effect in place of another: "each of them" are those to whom the other would be done, none of them chosen."""
    groups = [one for one in before.inner() if is_noun(one) or one.word == "either_of"]
    if len(groups) != 1 or effect.kind != WORD:
        return effect
    items = [(name, groups[0].copy() if one.word == "they_ref" else one) for name, one in effect.items]
    return Term(WORD, effect.word, items)


def fill_same(effect: Term, before: Term) -> Term:
    """An effect that leaves out what it is done to, or for how long, means the same as the one before."""
    if effect.word == "seq":
        return word("seq", *[fill_same(one, before) for one in effect.inner()])
    if effect.word == "returned_so":
        return returned_as_before(effect.inner()[0], before)
    if effect.word == "give" and not is_duration(effect.inner()[-1]):
        for inner in before.everything():
            if inner.word == "give" and is_duration(inner.inner()[-1]):
                return word("give", *effect.inner(), inner.inner()[-1])
        raise MulliganError("text-how-long")
    if effect.items and effect.inner()[-1].word == "same":
        for inner in before.everything():
            if inner.word == effect.word:
                return word(effect.word, *effect.inner()[:-1], inner.inner()[-1])
        raise MulliganError("text-damage-to-what")
    return effect


def from_the_same(cards: Term, others: Term) -> Term:
    """A choice of cards of which it is not said where they lie: where those lie in whose place they are."""
    one = next((item for item in others.inner() if is_noun(item)), others)
    if has_zone(cards) or not has_zone(others) or any(tells_whose(said) for said in cards.everything()):
        return cards
    if kinds_of(cards) != kinds_of(others):  # or from play?
        return cards
    said = [trait for trait in one.inner() if tells_whose(trait) or tells_zone(trait)]
    return Term(WORD, cards.word, [(name, add(item, said) if is_noun(item) else item) for name, item in cards.items])


def returned_as_before(cards: Term, before: Term) -> Term:
    """Cards are returned to where others would be: to their player's hand, or to yours, where only yours go."""
    there = [one for one in before.everything() if one.word == "return_to_hand"]
    if len(there) != 1:
        raise MulliganError("text-instead-of-what")
    if is_choice(cards) and is_choice(there[0].inner()[0]):  # from where the others would be, if nothing else is said
        cards = from_the_same(cards, there[0].inner()[0])
    if there[0].items[-1][0] != "@":
        return word("return_to_hand", cards)
    return goes_there(cards, word("there", word("yours"), word("return_to_hand")))


def name_touched(before: Term | None, effect: Term) -> Term:
    """An effect on those that the one before removed damage from, or dealt it to: it must tell which those are."""
    if before is not None and before.word == "may":
        before = before.inner()[0]
    act = "heal" if effect.mentions("healed_ones") else "deal"
    if before is None or before.word != act:
        raise MulliganError("text-which-card")
    cards = next(one for one in before.inner() if LORCANA.has_role(one.word, CARDS))
    kinds = kinds_of(cards)
    for one in effect.everything():
        if tells_touched(one) and kinds and one.inner()[0].word not in kinds | CARD:
            raise MulliganError("text-which-card")
    before.word = f"{act}_some"
    return the_touched(effect)


def asks_of_another_type(before: Term, after: Term) -> bool:
    """Whether two conditions, the first without another case, ask of one card whether it is of this type or of that."""
    if before.word != "if" or len(before.items) != 2:
        return False
    asked = [before.inner()[0], after.inner()[0]]
    if any(one.word != "matches" for one in asked) or asked[0].inner()[0].show() != asked[1].inner()[0].show():
        return False
    types = [sorted(kinds_of(one.inner()[1]) - CARD) for one in asked]
    of_type = all(types) and not any(one.inner()[1].word == "card" for one in asked)
    return of_type and not {"action" if one == "song" else one for one in types[0]} & {
        "action" if one == "song" else one for one in types[1]
    }


def perhaps_gone_by(before: Term, after: Term) -> bool:
    """Whether what two conditions ask about was perhaps put away already when the second is asked."""
    if before.word != "if" or len(before.items) != 2 or not before.inner()[0].items:
        return False
    card = before.inner()[0].inner()[0].show()
    if not after.inner()[0].items or after.inner()[0].inner()[0].show() != card:
        return False
    away = roles.MOVES | roles.PLAYS
    acts = [one for one in before.inner()[1].everything() if one.kind == WORD and one.items]
    return any(LORCANA.has_role(one.word, away) and one.inner()[0].show() == card for one in acts)


def tells_touched(term: Term) -> bool:
    """Whether those are spoken of that damage was removed from or dealt to."""
    return term.word == "healed_ones" or term.word == "damaged_ones"


def the_touched(term: Term) -> Term:
    """The term with `it` for those that damage was removed from, or dealt to."""
    if tells_touched(term):
        return word("it")
    return Term(term.kind, term.word, [(name, the_touched(item)) for name, item in term.items])


def of_them(effect: Term) -> bool:
    """Whether an effect speaks of a player who was chosen."""
    spoken_of = [LORCANA.words.get(inner.word) for inner in effect.everything() if inner.kind == WORD]
    return any(known is not None and known.needs & binding.PLAYER for known in spoken_of)


def tells_of_them(effect: Term) -> bool:
    """Whether others than you do something, or have it done to them."""
    return has_players_of_its_own(effect) or of_them(effect) or effect.mentions("player_of")


def shown_together(effect: Term) -> bool:
    """Whether each of several players reveals cards of their deck, and nothing becomes of them."""
    if effect.word != "each" or not LORCANA.has_role(effect.inner()[0].word, roles.MANY):
        return False
    shown = effect.inner()[1]
    return shown.word == "reveal_top" and len(shown.items) == 2


def asks_of_shown(effect: Term) -> bool:
    """Whether an effect counts the cards revealed."""
    return any(
        one.word == "among_them"
        or (one.word == "this_way_of" and len(one.items) > 1 and told_as(one.inner()[1].word, "reveal"))
        for one in effect.everything()
    )


def may_be_done_by_them(effect: Term) -> bool:
    """Whether players other than you alone may do something."""
    return has_players_of_its_own(effect) and effect.inner()[1].word == "may"


def is_unless_so(effect: Term) -> bool:
    """Whether something is done, by nobody's wish, if something else is not so: "if you don't have an item, …"."""
    if effect.word != "if" or effect.inner()[0].word != "not" or asks_whether_done(effect):
        return False
    return not any(one.word == "may" for one in effect.everything())


def chosen_first(unless: Term) -> Term | None:
    """What is done to a chosen card unless its player does something else: the card is chosen before that player is."""
    effect, players, *rest = unless.inner()
    if players.word != "owner_ref" and players.word != "owner_of_that" and players.word != "that_player":
        return None
    choices = [one for one in effect.everything() if is_choice(one)]
    if not choices:
        return None
    if len(choices) > 1 or is_many(choices[0]):
        raise MulliganError("text-which-player")
    done = spoken_of(effect, choices[0])
    return word("seq", word("choose_card", choices[0]), word(unless.word, done, players, *rest))


def spoken_of(term: Term, choice: Term) -> Term:
    """The term with the chosen card in the place of the choice."""
    if term is choice:
        return word("chosen_ref", word("card"))
    return Term(term.kind, term.word, [(name, spoken_of(item, choice)) for name, item in term.items])


def is_deed(term: Term) -> bool:
    """Whether something happens, or lasts from now on."""
    known = LORCANA.words.get(term.word)
    return known is not None and (known.kind == "effect" or known.kind == "lasting")


def is_done_to_one(effect: Term) -> bool:
    """Whether something is done to a single card that has no amount: it is banished."""
    if not effect.items or not LORCANA.has_role(effect.word, roles.MOVES):
        return False
    cards = effect.inner()[0]
    if is_choice(cards):
        return not is_many(cards)
    return LORCANA.has_role(cards.word, roles.SUBJECT) and cards.word != "singers"


def is_done_by_others(effect: Term) -> bool:
    """Whether what an effect does last is done by players of whom it tells."""
    if not has_players_of_its_own(effect) or effect.inner()[0].word == "you":
        return False
    act = effect.inner()[1]
    last = act.inner()[-1] if act.word == "seq" and act.items else act
    return any(one.word == "they" for one in last.everything())


def perhaps_chooses_player(effect: Term) -> bool:
    """Whether a player may be chosen, of whom nothing is said yet."""
    return (
        effect.word == "may"
        and effect.inner()[0].word == "choose_player"
        and effect.inner()[0].inner()[1].show() == "seq"
    )


def perhaps_of_player(effect: Term) -> bool:
    """Whether a player may be chosen for something: who is not chosen does nothing more either."""
    return effect.word == "may" and len(effect.items) == 1 and effect.inner()[0].word == "choose_player"


def for_good(give: Term) -> bool:
    """Whether what cards get may be theirs for good: keywords, of cards other than this one."""
    who, *changes = give.inner()
    return who.word != "this" and all(LORCANA.kind(one.word) == "keyword" for one in changes)


def spoken(term: Term) -> list[Term]:
    """A term and all below it but for abilities that are given, which speak for themselves."""
    found = [term]
    for inner in term.inner():
        if inner.word != "ability":
            found.extend(spoken(inner))
    return found


def is_duration(term: Term) -> bool:
    """Whether a term says how long something lasts."""
    known = LORCANA.words.get(term.word)
    return known is not None and known.kind == "duration"
