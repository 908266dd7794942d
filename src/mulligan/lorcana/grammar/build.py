"""Puts together what the grammar left apart: nouns and their traits, numbers, what each player does."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import DONE, IT, PLAYER
from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, text, word
from mulligan.cardlang.roles import (
    FLAT,
    FOR_THE_REST,
    LASTS,
    MANY,
    NAMES_DOER,
    NOT_BY_OTHERS,
    PLAYS,
    SHOWS,
    UNSEEN,
)
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import (
    add,
    as_classified,
    beside,
    besides,
    flat,
    has_zone,
    is_choice,
    is_noun,
    kind_of_choice,
    owned,
    sort_traits,
    tells_whose,
    tells_zone,
    times,
    without_owner,
    without_trait,
)
from mulligan.lorcana.terms import ANY_CHARACTER
from mulligan.lorcana.words.vocabulary import LORCANA


def build(term: Term) -> Term:
    """Put together what the grammar left apart: nouns and their traits, numbers, players."""
    items: list[tuple[str, Term]] = []
    for name, item in term.items:
        done = build(item)
        if done.kind == WORD and done.word == "both_traits":
            items.extend(("", inner) for inner in done.inner())
        elif not (done.kind == WORD and done.word == "nothing"):
            items.append((name, done))
    term = Term(term.kind, term.word, items)
    if term.kind != WORD:
        return term
    return to_chosen_player(put_together(term))


def put_together(term: Term) -> Term:
    """One word with what belongs to it."""
    inner = term.inner()
    if term.word == "move_together":  # all of them to one location, which is chosen once
        parts = inner[0].inner() if inner[0].word == "both_cards" else [inner[0]]
        who = [your_own(one) for one in parts]
        return word("move_to", word("together", *who) if len(who) > 1 else who[0], your_own(inner[1]))
    pair = next((one for one in inner if one.kind == WORD and one.word == "both_cards"), None)
    if pair is not None:  # "this character and chosen item": the same to each of them
        one, two = alike(pair.inner()[0], pair.inner()[1])
        return flat(word("seq", put_together(instead_of(term, pair, one)), put_together(instead_of(term, pair, two))))
    if is_noun(term):
        return sort_traits(term)
    if term.word == "either_of":
        return word("either_of", *[as_classified(one, inner) for one in inner])
    if term.word == "add":
        return add(inner[0], inner[1:])
    if term.word == "pay_less" and inner[1].word == "nth_noun":
        if len(inner) > 2 and inner[2].word != "you":
            raise MulliganError("text-which-player")
        return word("pay_less_nth", inner[0], *inner[1].inner())
    if inner and goes_without_saying(term):
        return word(term.word, *inner[:-1])
    if term.word == "playable":
        return inner[0] if has_zone(inner[0]) else add(inner[0], [word("own"), word("in_hand")])
    if term.word == "past":
        return past(inner[0])
    if term.word == "since_this_turn":
        return since_this_turn(inner[0])
    if term.word == "happens":
        return happens(inner[0], term.items[1][1])
    if term.word == "by_player":
        return by_player(inner[0], inner[1])
    if term.word == "so_often":
        return word("happened", past(by_player(inner[0].inner()[1], inner[1])), inner[0].inner()[0])
    if term.word == "either_goes":
        return word("choose_one", *[word(way.word, inner[0].copy()) for way in inner[1:]])
    if term.word == "play_how":
        return play_how(inner[0], [one.word for one in inner[1:]])
    if term.word == "act_on":
        return act_on(inner[0].word, inner[1:])
    if term.word == "handled":
        return handled(inner[0], inner[1])
    if term.word == "done_so":
        return done_so(inner[0].word, inner[1])
    if term.word == "with_stat":
        return word(f"with_{inner[0].word}", inner[1])
    if term.word == "stat_of":
        return word(f"{inner[0].word}_of", inner[1])
    if term.word == "highest":
        return word(f"highest_{inner[0].word}", inner[1])
    if term.word == "any_of" and len(inner) == 1:
        return inner[0]
    if term.word == "can_challenge" and inner[0].show() == "character(ready)":
        return word("can_challenge_ready")
    if term.word == "this_way_of" and len(inner) > 1 and inner[1].word != "banish":
        return word("this_way_of", inner[0])  # only banishing may come later than what brings it about
    if term.word == "shift" and len(inner) > 1 and inner[1].word == "Universal":
        return word("shift", inner[0], text(ANY_CHARACTER))
    if term.word == "found_or":
        return found_or(inner[0], inner[1], inner[2])
    if term.word == "if_after" and inner[1].word == "choose_player" and inner[0].mentions("they_player"):
        return word("choose_player", inner[1].inner()[0], word("if", inner[0], inner[1].inner()[1]))
    if term.word == "always":
        return always(term)
    if term.word == "either_discard":
        return either_discard(inner[0], inner[1], inner[2])
    if LORCANA.has_role(term.word, SHOWS) and len(inner) == 2 and LORCANA.has_role(inner[1].word, MANY):
        return word("each", inner[1], word(term.word, inner[0], word("they")))
    if term.word == "done_by":
        return done_by(inner[0])
    if any(one.mentions("different") for one in inner) and tells_names_apart(term):
        return different(term)
    if term.word == "beside":
        return beside(inner[0].word, inner[1].word, inner[2])
    if term.word == "beside_card":
        return beside_card(inner[0].word, inner[1].word, dict(term.items[2:]))
    if term.word == "move_price":
        to = inner[2].inner()[0] if is_choice(inner[2]) else inner[2]
        return put_together(word("pay_less_to_move", inner[0], inner[1], to))
    if term.word == "reveal_take":
        return reveal_take(inner[0], inner[1], inner[2], len(inner) > 3)
    if term.word == "all_but":
        return all_but(inner[0])
    if term.word == "barred":
        return barred(inner[0], inner[1], inner[2:])
    if term.word == "plays_at_most":
        count = word("happened", past(word("played", inner[1], word("they"))), word("at_least", inner[0]))
        return word("cannot_play", inner[1].copy(), word("players_who", inner[2], count))
    if term.word == "may_play_from":
        if not inner[0].mentions("in_discard") or not inner[0].mentions("yours"):
            raise MulliganError("text-played-from-where")
        return word("may_play_from_discard", inner[0])
    if term.word == "give" and is_choice(inner[0]):
        return word("give", inner[0], *[besides(one, kind_of_choice(inner[0])) for one in inner[1:]])
    if term.word == "of_holder":
        return of_holder(inner[0], inner[1])
    if term.word == "in_zone":
        return in_zone(inner[0], inner[1])
    whose = owned(inner[0]) if term.word == "either_zone" else None
    if whose is not None:
        return word("either_zone", word(whose), *inner[1:])
    if term.word == "of_hand":
        return of_hand(inner[0], inner[1], inner[2], inner[3])
    if term.word == "deal_equal":
        return deal_equal(inner[0], dict(term.items[1:]))
    if term.word in ("may_take_there", "take_up_to_there"):
        where = [] if inner[-1].word == "into_hand" else [inner[-1]]
        return word(term.word.removesuffix("_there"), *inner[:-1], *where)
    if term.word == "when_if" and inner[1].mentions("chosen_opponent"):
        effect = word("if", inner[1], inner[2])
        return Term(WORD, "when", [("", inner[0]), ("", to_chosen_player(effect)), *term.items[3:]])
    if term.word == "times":
        return times(inner[0], inner[1]) if len(inner) > 1 else inner[0]
    if term.word == "per":
        return per(inner[0], inner[1])
    if LORCANA.has_role(term.word, FLAT):
        return flat(term)
    if term.word == "not" and inner[0].word == "not":
        return inner[0].inner()[0]
    if term.word == "stands":
        return stands(inner[0], inner[1])
    known = LORCANA.words.get(term.word)
    if known is not None and known.unsaid and len(inner) > 1 and inner[1].show() == known.unsaid:
        return Term(WORD, term.word, [item for i, item in enumerate(term.items) if i != 1])
    if term.word == "each":
        return each(inner[0], inner[1])
    if term.word in ("above", "below"):
        away = int(inner[0].word) + (1 if term.word == "above" else -1)
        return word("at_least" if term.word == "above" else "at_most", number(away))
    if term.word == "pay_by_owner":
        return pay_by_owner(inner[0], inner[1])
    if term.word == "either_act":
        return either_act(inner[0], inner[1])
    if term.word == "each_of":
        return each_of(inner[0], inner[1])
    if term.word == "look_puts":
        return look(inner[0], inner[1:])
    if term.word == "move_to":
        return word("move_to", *[your_own(one) for one in inner])
    if term.word == "by" and inner[0].word == "pay_to" and inner[0].inner()[1].show() == "seq":
        return inner[0].inner()[0]
    if term.word == "by":
        return word("by", ready_ones(inner[0]))
    if term.word == "ability" and inner[1].word == "always":
        return granted(inner[1])
    return term


def play_how(what: Term, how: list[str]) -> Term:
    """A card is played: for free or not, exerted or not; one that is paid for is not in the hand."""
    if "free" not in how and what.mentions("own"):
        raise MulliganError("text-played-from-where")
    ways = ["play_for_free" if "free" in how else "play_for_cost", *(["exerted"] if "exerted" in how else [])]
    return word("_".join(ways), what)


def act_on(name: str, said: list[Term]) -> Term:
    """An act on cards; if it is not said on which, on the same as before."""
    needed = sum(not one.default for one in LORCANA.find(name).parameters)
    return word(name, *said, *([word("same")] if len(said) < needed else []))


def handled(act: Term, what: Term) -> Term:
    """Something was done with cards, of which nobody saw what they were unless they were played."""
    if act.word == "played":
        return word("played", what)
    if what.show() != "card":
        raise MulliganError("text-as-it-was")
    return act


def done_so(act: str, what: Term) -> Term:
    """The condition that something was done to a card of a kind, wherever it lies by now."""
    if act == "banish":
        return word("done_by_act", word(act), word("matches", word("it"), add(what, [word("in_discard")])))
    return word("matches", word("it"), add(what, [word("in_discard")]) if act == "discard" else what)


def beside_card(what: str, how: str, more: dict[str, Term]) -> Term:
    """A number of a card beside that of another, or of the one spoken of: "the same cost or less"."""
    if how != "equal" and ("so" in more or "than" not in more):  # less than what?
        raise MulliganError("text-which-card")
    of = word(f"{what}_of", more.get("than") or word("they_ref"))
    return beside(what, more["so"].word if "so" in more else how, of)


def reveal_take(count: Term, what: Term, where: Term, at_most: bool) -> Term:
    """Cards of a kind that may be taken from those looked at: one, or up to so many."""
    there = [] if where.word == "into_hand" else [where]
    if at_most:
        return word("take_up_to", count, what, *there)
    if count.show() != "1":  # all of them, or none?
        raise MulliganError("text-how-many")
    return word("may_take", what, *there)


def barred(what: Term, players: Term, duration: list[Term]) -> Term:
    """Players cannot do something, always or for a time."""
    if what.items:
        unsaid = players.word == "opponents" and not duration
        return word(what.word, *what.inner(), *([] if unsaid else [players]), *duration)
    return word(what.word, players, *duration)


def found_or(what: Term, condition: Term, elsewhere: Term) -> Term:
    """A card that was found may go elsewhere if it is something."""
    if condition.word != "matches" or condition.inner()[0].word not in HANGS:
        raise MulliganError("text-which-card")
    return word("may_take_or", what, word("into_hand"), condition.inner()[1], elsewhere)


def always(term: Term) -> Term:
    """What is always so; how cards enter play is said apart from what else they get."""
    fact = term.inner()[0]
    if fact.word != "give":
        return term
    who, *changes = fact.inner()
    entering = [one for one in changes if LORCANA.kind(one.word) == "lasting"]
    if not entering:
        return term
    others = [one for one in changes if one not in entering]
    facts = [Term(WORD, one.word, [*one.items, *([] if who.word == "this" else [("", who)])]) for one in entering]
    facts += [word("give", who, *others)] if others else []
    found = [Term(WORD, "always", [("", one), *term.items[1:]]) for one in facts]
    return found[0] if len(found) == 1 else word("several", *found)


# A player who is chosen: among whom, and what that player, and what is theirs, is called from then on.
AMONG: Final = {
    "chosen_opponent": "opponents",
    "chosen_player": "everyone",
    "of_chosen_opponent": "opponents",
    "of_chosen_player": "everyone",
}


def goes_without_saying(term: Term) -> bool:
    """Whether what a term says last goes without saying: that it is about you, or about this card."""
    last = term.inner()[-1].show()
    return (last == "you" or last == "this") and said_last(term) == last


def said_last(term: Term) -> str:
    """What the last thing that a term says is where it is not said."""
    known = LORCANA.words.get(term.word)
    last = len(term.items) - 1
    return known.parameters[last].default if known is not None and 0 <= last < len(known.parameters) else ""


def to_chosen_player(term: Term) -> Term:
    """An effect that speaks of a chosen player: first that player is chosen."""
    known = LORCANA.words.get(term.word)
    if known is None or known.kind not in ("effect", "lasting"):
        return term
    for inner in term.everything():
        if inner.kind == WORD and inner.word in AMONG:
            return word("choose_player", word(AMONG[inner.word]), of_them(term))
    return term


def of_them(term: Term) -> Term:
    """What was said of a chosen player, said of the player who has been chosen."""
    if term.kind == WORD and term.word in AMONG:
        return word("theirs" if term.word.startswith("of_") else "they")
    new = Term(term.kind, term.word, [(name, of_them(item)) for name, item in term.items])
    return sort_traits(new) if new.kind == WORD and is_noun(new) else new


def of_hand(player: Term, seen: Term, choice: Term, fate: Term) -> Term:
    """A chosen player's hand is seen, and something becomes of cards that you choose from it."""
    if player.word not in AMONG:
        raise MulliganError("text-which-player")
    there = [word("theirs"), word("in_hand")]
    chosen = Term(WORD, choice.word, [(name, add(one, there)) for name, one in choice.items])
    return word("choose_player", word(AMONG[player.word]), word("seq", seen, word(fate.word, put_together(chosen))))


def alike(one: Term, two: Term) -> tuple[Term, Term]:
    """Two choices of which only the second says from where: "a character card and an item card from your discard"."""
    if is_choice(one) and is_choice(two) and has_zone(two) and not has_zone(one):
        last = next(item for item in two.inner() if is_noun(item) or item.word == "either_of")
        said = [trait for trait in last.inner() if tells_whose(trait) or tells_zone(trait)]
        one = Term(one.kind, one.word, [(name, add(item, said)) for name, item in one.items])
    return one, two


def instead_of(term: Term, old: Term, new: Term) -> Term:
    """A term with one thing directly inside it replaced."""
    return Term(term.kind, term.word, [(name, new if item is old else item.copy()) for name, item in term.items])


def past(event: Term) -> Term:
    """What happened before: of its cards only what they still are may be asked."""
    for inner in event.everything():
        if is_noun(inner):
            for trait in inner.inner():
                asked = trait.inner()[0] if trait.word == "non" else trait
                if not LORCANA.has_role(asked.word, LASTS):
                    raise MulliganError("text-as-it-was")
    return event


def since_this_turn(event: Term) -> Term:
    """What is true of cards that did something this turn, or to which something was done."""
    plain = all(one.word == "everyone" for one in event.inner())
    for name, known in LORCANA.words.items():
        if known.kind == "trait" and known.event == event.word and plain:
            return word(name)
    raise MulliganError("text-as-it-was")


def happens(who: Term, event: Term) -> Term:
    """Something happens to cards, or they do it."""
    if LORCANA.has_role(event.word, UNSEEN):
        if who.show() != "card":
            raise MulliganError("text-as-it-was")
        return event
    if event.word == "deals_in_challenge":
        return word("damaged_now", event.inner()[0], who, word("in_challenge"))
    return put_together(Term(WORD, event.word, [("", who), *event.items]))


def by_player(event: Term, player: Term) -> Term:
    """A player does something; what it is done to may be theirs."""
    owner = owned(player) if player.word in LORCANA.words else None
    if event.mentions("mover"):
        if owner is None:
            raise MulliganError("text-which-player")
        return with_owner(event, owner)
    whom = event.inner()[0] if event.items else event
    if event.word == "played" and whom.word == "either_of" and whom.inner()[0].word == "this":
        return word("or", *[by_player(word("played", one), player) for one in whom.inner()])
    if event.word == "discards" and event.items:
        who = [] if player.word == "you" else [("", player)]
        return Term(WORD, event.word, [*who, ("what", whom)])
    if LORCANA.has_role(event.word, NOT_BY_OTHERS):
        if player.word != "you":
            raise MulliganError("text-which-player")
        return event
    if event.word == "is_chosen":
        rest = event.items[2:]
        return Term(WORD, event.word, [event.items[0], ("", player), *rest])
    return put_together(Term(WORD, event.word, [*event.items, ("", player)]))


def with_owner(event: Term, owner: str) -> Term:
    """An event whose cards are those of whoever acts in it."""
    if is_noun(event):
        return sort_traits(
            word(event.word, *[word(owner) if trait.word == "mover" else trait for trait in event.inner()])
        )
    return Term(event.kind, event.word, [(name, with_owner(item, owner)) for name, item in event.items])


QUANTIFIED: Final = ("some_opponent", "each_opponent", "no_opponent")  # holders that are asked one after the other


def of_holder(who: Term, holding: Term) -> Term:
    """Somebody has so much, or more than others."""
    asked = who.word in QUANTIFIED
    done = held_by(holding, word("they") if asked else who)
    if who.word == "some_opponent":
        return word("some_player", word("opponents"), done)
    if who.word == "no_opponent":
        return word("not", word("some_player", word("opponents"), done))
    if who.word == "each_opponent":
        return word("not", word("some_player", word("opponents"), word("not", done)))
    return done


def held_by(holding: Term, who: Term) -> Term:
    """What is said of whoever holds something, said of one."""
    if holding.kind != WORD:
        return holding
    if holding.word == "compared":
        return compared(holding.inner()[0].word, holding.inner()[1], who, holding.inner()[2])
    if holding.word == "holder":
        return who.copy()
    if holding.word == "held_by":
        return word(owned(who) or "theirs")
    done = Term(WORD, holding.word, [(name, held_by(item, who)) for name, item in holding.items])
    return put_together(done) if is_noun(done) or said_last(done) == "you" else done


def compared(how: str, what: Term, who: Term, rivals: Term) -> Term:
    """One player has more, fewer or as many of something as others: cards of a kind, cards in hand, lore."""
    if rivals.word in QUANTIFIED:
        if who.word == "they":  # of each opponent, against each opponent
            raise MulliganError("text-which-player")
        found = sided(how, how_many(what, who), how_many(what, word("they")))
        if rivals.word == "some_opponent":
            return word("some_player", word("opponents"), found)
        return word("not", word("some_player", word("opponents"), put_together(word("not", found))))
    return sided(how, how_many(what, who), how_many(what, rivals))


def how_many(what: Term, who: Term) -> Term:
    """How much of something a player has."""
    if is_noun(what) or what.word == "either_of":
        return word("count", add(what, [word(owned(who) or "theirs")]))
    return word(what.word) if who.word == "you" else word(what.word, who.copy())


def sided(how: str, one: Term, two: Term) -> Term:
    """One number beside another."""
    if how == "more":
        return word("more", one, two)
    if how == "fewer":
        return word("more", two, one)
    if how == "as_many":
        return word("not", word("more", two, one))
    return word("both", word("not", word("more", one, two)), word("not", word("more", two.copy(), one.copy())))


def tells_names_apart(term: Term) -> bool:
    """Whether cards with different names can be counted or chosen by a word."""
    return term.word == "have" or term.word == "count" or f"{term.word}_different" in LORCANA.words


def different(term: Term) -> Term:
    """Cards with different names: counted as many times as there are names, or chosen no two of a name."""
    items = [(name, without_trait(item, "different")) for name, item in term.items]
    if term.word == "have":
        if len(items) != 2:
            raise MulliganError("text-how-many")
        return word("is", word("different_names", items[0][1]), items[1][1])
    if term.word == "chosen" and len(items) != 2:
        raise MulliganError("text-how-many")
    return Term(WORD, "different_names" if term.word == "count" else f"{term.word}_different", items)


def in_zone(owner: Term, zone: Term) -> Term:
    """What a card is that lies in somebody's hand, deck, discard or inkwell."""
    whose = owned(owner)
    return zone if whose is None else word("both_traits", word(whose), zone)


def done_by(effect: Term) -> Term:
    """What one does, done by the player that is spoken of: with their own cards, by their own choice."""
    if effect.kind != WORD:
        return effect
    if effect.word == "you_do" or has_players_of_its_own(effect):
        return effect
    if effect.word == "oneself":
        return word("they")
    if effect.word == "own":
        return word("theirs")
    items = [(name, done_by(item)) for name, item in effect.items]
    if effect.word == "your_choice":
        return put_together(Term(WORD, "chosen", items))
    if is_choice(effect) and not any(name == "by" for name, _ in items):
        items.append(("by", word("they")))
    elif LORCANA.has_role(effect.word, PLAYS) and len(items) == 1:
        items.append(("", word("they")))
    done = Term(WORD, "they_choose_one" if effect.word == "choose_one" else effect.word, items)
    return sort_traits(done) if is_noun(done) else done


def has_players_of_its_own(effect: Term) -> bool:
    """Whether an effect says who does what is in it: each player, a chosen one."""
    known = LORCANA.words.get(effect.word)
    return known is not None and known.kind == "effect" and known.inside & PLAYER != 0


def done_by_you(term: Term) -> Term:
    """What one does, done by you: what nobody else was said to do."""
    if term.kind == WORD and term.word == "oneself":
        return word("you")
    if term.kind == WORD and term.word == "own":
        return word("yours")
    if term.kind == WORD and term.word == "you_do":
        return done_by_you(term.inner()[0])
    items = [(name, done_by_you(item)) for name, item in term.items]
    if term.kind == WORD and term.word == "your_choice":
        return put_together(Term(WORD, "chosen", items))
    done = Term(term.kind, term.word, items)
    if done.kind == WORD and is_noun(done):
        return sort_traits(done)
    known = LORCANA.words.get(done.word) if done.kind == WORD else None
    if known is not None and items and items[-1][1].show() == "you" and len(items) <= len(known.parameters):
        if known.parameters[len(items) - 1].default == "you" or done.word == "ink":
            return Term(done.kind, done.word, items[:-1])
    return done


def deal_equal(amount: Term, to: dict[str, Term]) -> Term:
    """Damage to cards, as much as something; "another" is said of what is chosen second."""
    if len(to) != 1:
        raise MulliganError("text-damage-to-what")
    first = to.get("first")
    if first is None or not amount.mentions("another_one") or first.mentions("another_one"):
        return word("deal", amount, first or to["then"])
    if not is_choice(first):
        raise MulliganError("text-which-card")
    other = Term(first.kind, first.word, [(name, add(item, [word("another_one")])) for name, item in first.items])
    return word("deal", without_trait(amount, "another_one"), other)


def either_discard(count: Term, other: Term, noun: Term) -> Term:
    """Each player discards so many cards, or so many of a kind, as they like."""
    kind = add(noun, [word("own"), word("in_hand")])
    hand = word("card", word("own"), word("in_hand"))
    one = word("discard", put_together(word("chosen", hand, count)))
    two = word("discard", put_together(word("chosen", kind, other)))
    return word("choose_one", one, two)


def stands(subject: Term, trait: Term) -> Term:
    """The condition that a card is or has something."""
    if trait.word == "noun_trait":
        return word("matches", subject, trait.inner()[0])
    if trait.word == "damage_range":
        return word("is", word("damage_on", subject), trait.inner()[0])
    if trait.word == "with_strength":
        return word("is", word("strength_of", subject), trait.inner()[0])
    if trait.word == "both_traits":
        return word("matches", subject, word("card", *trait.inner()))
    return word("matches", subject, word("card", trait))


def each(players: Term, effect: Term) -> Term:
    """Players do something: each in turn, or all of them where the effect has a word for that."""
    if players.word == "you":
        return word("you_do", as_you(effect))
    yours = [i for i, one in enumerate(effect.inner()) if one.word == "you_do"] if effect.word == "seq" else []
    if yours:  # "each opponent loses 1 lore and you gain 1 lore"
        before, after = effect.inner()[: yours[0]], effect.inner()[yours[0] :]
        return flat(word("seq", each(players, flat(word("seq", *before))), *after))
    hangs = any(one.kind == WORD and hangs_on_before(one) for one in effect.everything())
    if effect.word == "seq" and players.word != "that_player" and not hangs:
        return flat(word("seq", *[each(players, one) for one in effect.inner()]))
    if (
        LORCANA.has_role(effect.word, NAMES_DOER)
        and effect.inner()[-1].word in ("they", "they_player")
        and not of_them_each(effect.inner()[0])
    ):
        return word(effect.word, effect.inner()[0], *([] if players.word == "you" else [players]))
    if effect.word == "into_inkwell_exerted" and effect.inner()[0].word == "top":
        return word(effect.word, each(players, effect.inner()[0]))
    return word("each", players, effect)


def of_them_each(amount: Term) -> bool:
    """Whether an amount is another one for each player: so many as are theirs."""
    for one in amount.everything():
        known = LORCANA.words.get(one.word) if one.kind == WORD else None
        if one.word == "they_player" or (known is None and tells_whose(one)):
            return True
        if known is not None and known.needs & PLAYER:
            return True
    return False


HANGS: Final = ("it_ref", "they_ref", "that_ref", "those_ref", "that_many", "this_way_of")


def hangs_on_before(term: Term) -> bool:
    """Whether a word speaks of what was done or acted on before."""
    known = LORCANA.words.get(term.word)
    return term.word in HANGS or (known is not None and known.needs & (IT | DONE) != 0)


def as_you(effect: Term) -> Term:
    """What players do, done by you."""
    items: list[tuple[str, Term]] = []
    known = LORCANA.words.get(effect.word) if effect.kind == WORD else None
    for i, (name, item) in enumerate(effect.items):
        if item.word == "they" and item.kind == WORD:
            if known is not None and i < len(known.parameters) and not known.parameters[i].default:
                items.append((name, word("you")))
            continue
        items.append((name, word("yours") if item.word == "theirs" else as_you(item)))
    return Term(effect.kind, effect.word, items)


def each_of(quantity: Term, give: Term) -> Term:
    """What is given once for each of something: every number as many times."""
    items = give.items[:1]
    for name, change in give.items[1:]:
        if LORCANA.kind(change.word) == "duration":
            items.append((name, change))
        elif not change.items or change.inner()[0].kind != NUMBER:
            raise MulliganError("text-for-each-what")
        else:
            items.append((name, word(change.word, times(change.inner()[0], quantity))))
    return Term(WORD, give.word, items)


def per(quantity: Term, act: Term) -> Term:
    """An act as many times as there is something: so much more of it, or so many more cards."""
    if act.word == "give":
        return put_together(each_of(quantity, act))
    known = LORCANA.words.get(act.word)
    amount = act.inner()[0] if act.items else act
    if known is not None and (not known.parameters or known.holds_acts()):
        raise MulliganError("text-for-each-what")
    if amount.kind == NUMBER and (known is None or "quantity" in known.parameters[0].kinds):
        return Term(WORD, act.word, [(act.items[0][0], times(amount, quantity)), *act.items[1:]])
    if amount.word == "chosen" and not any(name for name, _ in amount.items):
        count = times(amount.inner()[1], quantity) if len(amount.items) > 1 else quantity
        return Term(WORD, act.word, [("", word("chosen", amount.inner()[0], count)), *act.items[1:]])
    raise MulliganError("text-for-each-what")


def your_own(cards: Term) -> Term:
    """Characters move to locations of their own player: what is chosen for that is yours."""
    if not is_choice(cards):
        return cards
    return Term(WORD, cards.word, [(n, add(item, [word("yours")])) for n, item in cards.items])


def pay_by_owner(amount: Term, cards: Term) -> Term:
    """Cards cost less or more for whoever plays them: you, opponents, everyone."""
    who = "you" if cards.mentions("yours") else "opponents" if cards.mentions("opposing") else "everyone"
    return word("pay_less", amount, without_owner(cards), *([] if who == "you" else [word(who)]))


def either_act(one: Term, other: Term) -> Term:
    """One act or the other; what cannot be done in full cannot be picked."""
    picks = [[term for term in act.everything() if is_choice(term)] for act in (one, other)]
    if not picks[0] and not picks[1]:
        raise MulliganError("text-either-act")
    either = word("choose_one", one, other)
    if not picks[0]:
        return word("if", enough_for(picks[1]), either, one.copy())
    if not picks[1]:
        return word("if", enough_for(picks[0]), either, other.copy())
    only = word("if", enough_for(picks[0]), one.copy(), other.copy())
    return word("if", word("both", enough_for(picks[0]), enough_for(picks[1])), either, only)


def all_but(noun: Term) -> Term:
    """All cards of a kind that do not have the one trait that is told."""
    if not is_noun(noun) or len(noun.items) != 1:
        raise MulliganError("text-which-card")
    return word(noun.word, word("non", noun.inner()[0]))


def enough_for(choices: list[Term]) -> Term:
    """The condition that there is enough to choose from."""
    if len(choices) != 1 or (not is_noun(choices[0].inner()[0]) and choices[0].inner()[0].word != "either_of"):
        raise MulliganError("text-either-act")
    count = [word("at_least", choices[0].inner()[1])] if len(choices[0].items) > 1 else []
    return word("have", choices[0].inner()[0].copy(), *count)


def ready_ones(effect: Term) -> Term:
    """As a cost: what is exerted must be ready."""
    if effect.word == "seq":
        return word("seq", *[ready_ones(one) for one in effect.inner()])
    if effect.word == "exert" and is_choice(effect.inner()[0]):
        choice = effect.inner()[0]
        return word("exert", Term(WORD, choice.word, [(n, add(item, [word("ready")])) for n, item in choice.items]))
    return effect


def granted(always: Term) -> Term:
    """A static ability that is given: what it says of its own card is given itself."""
    fact = always.inner()[0]
    if len(always.items) != 1 or fact.word != "give" or fact.inner()[0].word != "this":
        raise MulliganError("text-cannot-be-given")
    return word("both_traits", *fact.inner()[1:])


def look(start: Term, puts: list[Term]) -> Term:
    """Looking at cards and putting them away; any number of them is up to all of them."""
    if start.word == "choose_player":
        return word("choose_player", start.inner()[0], look(start.inner()[1], puts))
    if start.word == "each":
        raise MulliganError("text-rest-of-cards")
    count = start.inner()[0]
    found: list[Term] = []
    for put in puts:
        if put.word == "take_any":
            put = word("take_up_to", count, put.inner()[0])
        elif put.word == "may_put":
            put = word("put_up_to", number(1), put.inner()[0])
            if count.show() != "1":
                raise MulliganError("text-rest-of-cards")
            found.append(put)
            put = word("rest", word("on_top"))
        elif put.word == "take_each":
            put = Term(WORD, "put", [("", count), ("", put.inner()[0]), ("where", word("into_hand"))])
        found.append(put)
    if not LORCANA.has_role(found[-1].word, FOR_THE_REST):
        raise MulliganError("text-rest-of-cards")
    return word(start.word, *start.inner(), *found)
