"""Looking at cards and putting them away: from a deck, from the hand of a chosen player."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, number, word
from mulligan.cardlang.roles import FOR_THE_REST, MANY
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.acting import goes_there
from mulligan.lorcana.grammar.doing import AMONG, HANGS
from mulligan.lorcana.grammar.nouns import add, flat, is_noun, without_trait
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole
from mulligan.lorcana.words.vocabulary import LORCANA


@puts_parts("look_puts")
def look(start: Term, *puts: Term) -> Term:
    """Looking at cards and putting them away; any number of them is up to all of them."""
    if start.word == "choose_player":
        return word("choose_player", start.inner()[0], look(start.inner()[1], *puts))
    of_others = len(start.items) > 1 and start.inner()[1].word != "you"
    if start.word != "each" and any(to_another(one, of_others) for put in puts for one in put.everything()):
        raise MulliganError("text-whose-pile")
    if start.word == "each":  # of one deck after the other: what becomes of all the cards
        if any(not LORCANA.has_role(one.word, FOR_THE_REST) for one in puts):
            raise MulliganError("text-rest-of-cards")
        return word("each", start.inner()[0], look(start.inner()[1], *puts))
    count = start.inner()[0]
    found: list[Term] = []
    for put in puts:
        if put.word == "take_found":
            kinds, where, *may = put.inner()
            found.extend(taken(one, where, count, bool(may)) for one in kinds.inner())
        elif put.word == "last_one":  # one is left if the others are all but one
            others = [one.inner()[0].show() for one in found]
            if count.show() != str(1 + sum(int(one) for one in others if one.isdecimal())):
                raise MulliganError("text-rest-of-cards")
            found.append(word("rest", put.inner()[0]))
        elif put.word == "may_put":
            if count.show() != "1":
                raise MulliganError("text-rest-of-cards")
            where, *otherwise = put.inner()
            found += [word("put_up_to", number(1), where), word("rest", otherwise[0] if otherwise else word("on_top"))]
        else:
            found.append(put)
    if found[-1].word == "put" and is_the_rest(count, found):
        found[-1] = word("rest", found[-1].inner()[-1])
    if found[-1].word == "rest_shuffled":  # they stay in the deck
        if len(start.items) > 1 and start.inner()[1].word != "you":
            raise MulliganError("text-rest-of-cards")
        return word("seq", word(start.word, *start.inner(), *found[:-1]), word("shuffle_deck"))
    if not LORCANA.has_role(found[-1].word, FOR_THE_REST):
        raise MulliganError("text-rest-of-cards")
    return word(start.word, *start.inner(), *found)


def is_the_rest(count: Term, puts: list[Term]) -> bool:
    """Whether what is put somewhere last is all that is left: so many of them in all as were looked at."""
    if any(one.word != "put" or len(one.items) != 2 for one in puts):
        return False
    numbers = [one.inner()[0].show() for one in puts]
    return all(one.isdecimal() for one in numbers) and count.show() == str(sum(int(one) for one in numbers))


def taken(kind: Term, where: Term, all_of_them: Term, perhaps: bool) -> Term:
    """Cards of a kind among those looked at go somewhere: one, up to so many, any number, each of them."""
    what = kind.inner()[-1]
    there = [] if where.word == "into_hand" else [where]
    if kind.word == "up_to_found" or kind.word == "any_found":
        count = kind.inner()[0] if kind.word == "up_to_found" else all_of_them
        return word("take_up_to", count, what, *there)
    if kind.word == "all_found" and not perhaps:
        return Term(WORD, "put", [("", all_of_them), ("", what), ("where", where)])
    if not perhaps:  # and if there is none?
        raise MulliganError("text-how-many")
    return word("may_take" if kind.word == "one_found" else "may_take_each", what, *there)


@puts_parts("found_or")
def found_or(what: Term, condition: Term, elsewhere: Term) -> Term:
    """A card that was found may go elsewhere if it is something."""
    if condition.word != "matches" or condition.inner()[0].word not in HANGS:
        raise MulliganError("text-which-card")
    called = condition.inner()[0].inner()
    if called and called[0].word != "card" and is_noun(what) and called[0].word != what.word:
        raise MulliganError("text-which-card")
    return word("may_take_or", what, word("into_hand"), condition.inner()[1], elsewhere)


@puts_parts("played_found")
def played_found(exerted: Term | None = None) -> Term:
    """A card that was found is played for free, exerted or not."""
    return word("played_free" if exerted is None else "played_free_exerted")


@puts_parts("and_then")
def and_then(fate: Term, then: Term | None = None) -> Term | None:
    """What becomes of the card, and what its player does then; where you have them discard it, who does the rest?"""
    if then is None:
        raise MulliganError("text-which-player")
    return None


@puts_parts("of_hand")
def of_hand(player: Term, seen: Term, choice: Term, fate: Term) -> Term:
    """A chosen player's hand is seen, and something becomes of cards that you choose from it."""
    if player.word not in AMONG:
        raise MulliganError("text-which-player")
    there = [word("theirs"), word("in_hand")]
    chosen = Term(WORD, choice.word, [(name, add(from_there(one), there)) for name, one in choice.items])
    fate, *then = fate.inner() if fate.word == "and_then" else [fate]
    done = word("seq", seen, goes_there(put_together(chosen), fate), *then)
    return word("choose_player", word(AMONG[player.word]), flat(done))


@puts_parts("pile_of")
def pile_of(whose: Term, place: Term) -> Term:
    """Where cards go, with a note whose it is said to be: they go to their own player's."""
    return Term(WORD, place.word, [("@", whose)])


def to_another(place: Term, of_others: bool) -> bool:
    """Whether it is a place that is said to be yours where cards are others', or others' where they are yours."""
    told = [item.word for name, item in place.items if name == "@"]
    return bool(told) and (told[0] == "you") == of_others


def from_there(what: Term) -> Term:
    """Cards of a kind, without that they are "there": where one has just looked."""
    there = any(one.show() == "at_location(there)" for one in what.inner())
    return without_trait(what, "at_location") if there else what


@puts_whole("look", "reveal_top")
def shown_by_each(term: Term) -> Term | None:
    """Cards of several players' decks are shown one player after the other."""
    if len(term.items) != 2 or not LORCANA.has_role(term.inner()[1].word, MANY):
        return None
    return word("each", term.inner()[1], word(term.word, term.inner()[0], word("they")))


@puts_parts("look_in")
def look_in(whose: Term, zone: Term) -> Term:
    """A player's hand or your inkwell is looked at."""
    if zone.word == "in_hand" and whose.word != "you":
        return word("look_at_hand", whose)
    if zone.word != "in_inkwell" or whose.word != "you":
        raise MulliganError("text-which-player")
    return word("look_at_inkwell")
