"""What happens and what happened: the events that triggers wait for, told of cards and of players."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import GIVEN, IN_BATTLE, LASTS, MANY, NOT_BY_OTHERS, UNSEEN
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.describing import stands
from mulligan.lorcana.grammar.nouns import add, has_zone, is_noun, owned, sort_traits, without_owner, without_trait
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole
from mulligan.lorcana.words.vocabulary import LORCANA


@puts_parts("past")
def past(event: Term) -> Term:
    """What happened before: of its cards only what they still are may be asked."""
    if event.word == "often":
        return word("often", event.inner()[0], past(event.inner()[1]))
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


@puts_parts("put_from")
def put_from(whose: Term, whence: Term, *zones: Term) -> Term:
    """Cards go from some of a player's zones into that player's discard pile."""
    if whence.word != whose.word and (whose.word == "you" or whence.word != "they_player"):
        raise MulliganError("text-whose-pile")  # cards go to the discard pile of their own player
    events = [word("put_into_discard", whose.copy(), word(f"out_of_{zone.word[3:]}")) for zone in zones]
    if any(event.inner()[1].word not in LORCANA.words for event in events):
        raise MulliganError("text-as-it-was")
    return events[0] if len(events) == 1 else word("or", *events)


@puts_parts("happens")
def happens(who: Term, event: Term) -> Term:
    """Something happens to cards, or they do it."""
    if event.word == "or":
        return word("or", *[happens(who.copy(), one) for one in event.inner()])
    if LORCANA.has_role(event.word, UNSEEN):
        if who.show() != "card":
            raise MulliganError("text-as-it-was")
        return event
    if event.show() == "returned_to_hand(yours)":  # cards go to the hand of their own player
        return word("returned_to_hand", add(who, event.inner()))
    if event.word == "damaged_in_challenge":
        return Term(WORD, "damaged_now", [("", who), ("how", word("in_challenge"))])
    if event.word == "banishes_challenging":  # only the characters of the player whose turn it is challenge
        yours = who.word == "this" or who.mentions("yours")
        if not yours and not who.mentions("opposing"):
            raise MulliganError("text-which-card")
        return word("during", word("banishes", who, *event.inner()), word("your_turn" if yours else "their_turn"))
    if event.word == "deals_to_another":
        if who.word != "this":  # than which of them?
            raise MulliganError("text-which-card")
        return word("damaged_now", add(event.inner()[0], [word("other")]), who)
    if event.word == "deals_damage":
        return word("damaged_now", event.inner()[0], who)
    if event.word == "deals_in_challenge":
        return word("damaged_now", event.inner()[0], who, word("in_challenge"))
    return put_together(Term(WORD, event.word, [("", who), *event.items]))


@puts_parts("by_player")
def by_player(event: Term, player: Term) -> Term:
    """A player does something; what it is done to may be theirs."""
    if event.word == "often":
        return word("often", event.inner()[0], by_player(event.inner()[1], player))
    if event.word == "inks_into":  # cards go to an inkwell of their own player
        if (event.inner()[0].word == "you") != (player.word == "you"):
            raise MulliganError("text-whose-pile")
        return by_player(word("inks"), player)
    if event.word == "returned_by_them":
        if player.word == "you":
            raise MulliganError("text-whose-pile")
        return word("returned_from_discard", event.inner()[0], player)
    owner = owned(player) if player.word in LORCANA.words else None
    if event.mentions("mover"):
        if owner is None:
            raise MulliganError("text-which-player")
        return by_player(with_owner(event, owner), player) if event.word == "by_anyone" else with_owner(event, owner)
    if event.word == "by_anyone":  # the event does not say who it is by
        return event.inner()[0]
    whom = event.inner()[0] if event.items else event
    if event.word == "played" and is_noun(whom) and has_zone(whom):  # where it no longer is
        raise MulliganError("text-as-it-was")
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


@puts_parts("handled")
def handled(act: Term, what: Term) -> Term:
    """Something was done with cards, of which nobody saw what they were unless they were played."""
    if act.word == "played":
        return word("played", what)
    if what.show() != "card":
        raise MulliganError("text-as-it-was")
    return act


@puts_parts("happened")
def happened(event: Term, within: Term | None = None) -> Term | None:
    """The condition that something happened, so many times, or never."""
    if event.word == "often":
        often, what = event.inner()
        several = next((one for one in what.inner() if LORCANA.has_role(one.word, MANY)), None)
        if several is not None:  # one of them so often, and not all of them together
            items = [(name, word("they") if one is several else one) for name, one in what.items]
            theirs = put_together(word("happened", word("often", often, Term(WORD, what.word, items))))
            return word("some_player", several, theirs)
        return put_together(word("happened", what, *([] if often.show() == "at_least(1)" else [often])))
    return word("not", word("happened", event)) if within is not None and within.show() == "exactly(0)" else None


def since(term: Term) -> Term:
    """The term with every "who quested this turn" as a trait of its cards."""
    if term.kind == WORD and term.word == "since":
        return since_this_turn(term.inner()[0])
    done = Term(term.kind, term.word, [(name, since(item)) for name, item in term.items])
    return sort_traits(done) if term.mentions("since") and is_noun(done) else done


@puts_whole("suffered")
def suffered(term: Term) -> Term:
    """Something is done to cards, by whomever if it is not said by whom."""
    more = dict(term.items[1:])
    event = LORCANA.find(term.inner()[0].word)
    by = [one for one in event.parameters if one.name == "by" and "players" in one.kinds]
    if ("by" in more and not by) or ("for" in more and event.name != "is_chosen"):
        raise MulliganError("text-unclear-word", word=event.name)
    who = more.get("by") or word("everyone")
    return word(
        event.name, *([who] if by and by[0].default != who.word else []), *([more["for"]] if "for" in more else [])
    )


@puts_parts("purposes")
def purposes(one: Term, other: Term | None = None) -> Term:
    """What a card is chosen for: for an action, for an ability; for any effect, which is not said."""
    return word("nothing") if other is not None or one.word == "for_any" else one


@puts_parts("happens_while")
def happens_while(who: Term, event: Term, state: Term) -> Term:
    """Something happens to cards that are something at the time."""
    if is_noun(who) or who.word == "either_of":
        return happens(add(who, [state]), event)
    return word("during", happens(who, event), stands(who, state))


@puts_whole("treats")
def treats(term: Term) -> Term:
    """A player does something to cards."""
    event, whom = term.inner()[:2]
    more = dict(term.items[2:])
    if event.word == "is_chosen" and "to" not in more:
        return word("is_chosen", whom, word("chooser"), *more.values())
    if event.word == "return_to_hand" and "to" in more:
        return returned_by_you(whom)
    if more or event.word == "return_to_hand":
        raise MulliganError("text-as-it-was")
    return word(event.word, whom)


@puts_parts("all_at_once")
def all_at_once(event: Term) -> Term:
    """One or more cards leave play: once for all that do so at the same time."""
    together = f"{event.word}_together"
    if together in LORCANA.words:
        return Term(WORD, together, event.items)
    if not LORCANA.has_role(event.word, GIVEN | IN_BATTLE):  # which they do one after the other
        raise MulliganError("text-how-many")
    return event


@puts_parts("one_at_a_time")
def one_at_a_time(what: Term) -> Term:
    """A card: each of several counts for itself."""
    return what


def returned_by_you(what: Term) -> Term:
    """You return cards from your discard to your hand."""
    if not is_noun(what) or not what.mentions("in_discard") or not what.mentions("yours"):
        raise MulliganError("text-as-it-was")
    return word("returned_from_discard", without_trait(without_owner(what), "in_discard"))


@puts_parts("sings_for")
def sings_for(who: Term) -> Term:
    """A player exerts characters to sing."""
    return word("by_anyone", word("sings", who))


@puts_parts("puts_under")
def puts_under(what: Term, whom: Term) -> Term:
    """A card is put under others, or several at once."""
    if what.show() == "at_once(card)":
        return word("cards_put_under", whom)
    if what.show() != "card":
        raise MulliganError("text-as-it-was")
    return word("card_put_under", whom)


@puts_parts("discards_some")
def discards_some(what: Term) -> Term:
    """A card is discarded, or several at once."""
    if what.show() == "at_once(card)":
        return word("discards_together")
    if what.word == "at_once":
        raise MulliganError("text-as-it-was")
    return put_together(word("discards", what))


@puts_whole("sings")
def sings(term: Term) -> Term | None:
    """What is sung, unless it is any song."""
    return Term(WORD, term.word, term.items[:-1]) if term.inner()[-1].show() == "song" else None


@puts_parts("discards")
def discards(what: Term, *rest: Term) -> Term | None:
    """What is discarded, unless it is any card."""
    return word("discards") if what.show() == "card" else None
