"""What a text has spoken of so far, and what a pronoun in it can mean."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import has_zone, is_choice, is_noun
from mulligan.lorcana.words.vocabulary import LORCANA

REFERRING: Final = frozenset(
    ("it_ref", "he_ref", "they_ref", "any_ref", "same_ref", "that_ref", "those_ref", "chosen_ref", "other_ref")
)


CARD: Final = frozenset(("card",))
CHARACTER: Final = frozenset(("character",))
SHOWN: Final = 1_000_000  # from here down: what was revealed, by its number among the effects


class Referent:
    """Cards that were spoken of: how they are meant, what they are, and how many."""

    def __init__(self, term: Term, kinds: frozenset[str], many: bool = False, pick: int = 0) -> None:
        self.term = term
        self.kinds = kinds  # nouns; none: anything
        self.many = many
        self.pick = pick  # which choice it was, from 1
        self.moment = 0  # by which effect it was spoken of
        self.own = term.word == "this"
        self.each = False  # each player has one
        self.elsewhere = False  # it was not in play when it was chosen
        self.shown = False  # it was revealed from a deck, and is known by that
        self.group: Term | None = None  # they are all cards of a kind
        self.told: set[str] = set()  # what it was asked to be: of any card, by which it is called then
        self.others = False  # it may be somebody else's
        self.somewhere = False  # it may be in play, or an action that lies in the discard
        self.unclear = False  # it was asked whether there are any, and others may be meant

    def shown_by_several(self) -> None:
        """Each of several players has revealed one: none of them is the one that was revealed."""
        self.shown = False
        self.pick += SHOWN

    def may_be_called(self, kind: str) -> bool:
        """Whether it is told to be of a kind; a card only if it was asked whether it is."""
        if self.kinds != CARD or kind == "card":
            return True
        sung = kind == "action" and "song" in self.told
        return kind in self.told or sung or (kind == "song" and "action" in self.told)

    def is_a(self, kind: str) -> bool:
        """Whether it may be called so."""
        if not self.kinds or kind == "card" or "card" in self.kinds or kind in self.kinds:
            return True
        return (kind == "action" and "song" in self.kinds) or (kind == "song" and "action" in self.kinds)


def kinds_of(cards: Term) -> frozenset[str]:
    """What certain cards are: the nouns in a term that are not inside a trait."""
    if is_noun(cards):
        return frozenset((cards.word,))
    found: set[str] = set()
    for inner in cards.inner():
        if inner.kind == WORD and inner.word == "cards_under":  # of which nothing is known
            found |= CARD
        elif inner.kind == WORD and (is_noun(inner) or is_choice(inner) or inner.word == "either_of"):
            found |= kinds_of(inner)
    return frozenset(found)


def all_yours(cards: Term) -> bool:
    """Whether all cards of a kind, or all that may be chosen, are yours; of what is under cards nothing is known."""
    if is_noun(cards):
        return any(one.word == "yours" for one in cards.inner())
    return all(all_yours(one) for one in cards.inner() if is_noun(one) or is_choice(one) or one.word == "either_of")


def is_many(choice: Term) -> bool:
    """Whether a choice may be of more than one card."""
    known = LORCANA.find(choice.word)
    if not known.takes("count"):
        return True
    if known.parameters[0].name == "count":
        return choice.inner()[0].show() != "1"
    return len(choice.items) > 1 and not choice.items[1][0] and choice.inner()[1].show() != "1"


class Memory:
    """Everything a text has spoken of, the latest last."""

    def __init__(self) -> None:
        self.known: list[Referent] = []
        self.moment = 0
        self.current: Referent | None = None  # what `it` is now
        self.picks = 0
        self.on_that = True  # something was done last to the card of the event, or to nothing yet
        self.group: Term | None = None  # all cards of a kind, to which something was done last
        self.meant: Referent | None = None  # what a pronoun meant last
        self.static = False  # the text tells what is always so, and nothing happens in it

    def copy(self) -> Memory:
        """A memory of its own of the same things."""
        new = Memory()
        new.known = self.known[:]
        new.moment = self.moment
        new.current = self.current
        new.picks = self.picks
        new.group = self.group
        new.on_that = self.on_that
        new.meant = self.meant
        new.static = self.static
        return new

    def speak(self, referent: Referent) -> Referent:
        """Something is spoken of."""
        self.known = [one for one in self.known if one.term.show() != referent.term.show() or one.pick != referent.pick]
        referent.moment = self.moment
        self.known.append(referent)
        return referent

    def kinds_known(self, cards: Term) -> frozenset[str]:
        """What cards are that were perhaps spoken of before."""
        before = [one.kinds for one in self.known if one.term.show() == cards.show()]
        return before[-1] if before else kinds_of(cards)

    def make_room(self, after: int) -> None:
        """The choices after so many are counted one further: one that is written before them is made after them."""
        for one in self.known:
            one.pick += one.pick > after

    def choose(self, choice: Term, pick: int) -> Referent:
        """Cards are chosen, by the choice of that number; they are `it` from now on."""
        self.picks += 1
        self.current = self.speak(Referent(word("it"), kinds_of(choice), is_many(choice), pick))
        self.current.elsewhere = has_zone(choice)
        self.current.others = not all_yours(choice)
        return self.current

    def act_on(self, cards: Term) -> None:
        """Something is done to cards, which are `it` from now on."""
        self.on_that = cards.word == "that"
        if is_noun(cards) or cards.word == "either_of":
            self.current = self.speak(Referent(word("it"), kinds_of(cards), True, -self.moment - 1))
            self.current.group = cards
            self.current.others = not all_yours(cards)
        elif cards.word == "it":
            pass
        elif cards.word == "picked":
            for one in self.known:
                if one.pick > 0 and number(one.pick).word == cards.inner()[0].word:
                    self.current = self.speak(one)
        else:
            self.current = None

    def named(self, referent: Referent) -> Term:
        """How something spoken of is meant now."""
        if referent.term.word != "it":
            return referent.term.copy()
        if referent is self.current:
            return Term(WORD, "it", [("pick", number(referent.pick))])
        if referent.pick > 0:
            return word("picked", number(referent.pick))
        if referent.shown:
            return word("shown")
        raise MulliganError("text-which-card")

    def find(self, term: Term) -> Referent:
        """What a pronoun means: the latest that it can mean. Of two spoken of at once, neither."""
        fitting = [one for one in reversed(self.known) if fits(term, one, self.static)]
        if not fitting:
            raise MulliganError("text-which-card")
        people = [one for one in fitting if "character" in one.kinds or (one.own and not one.kinds)]
        unknown = not fitting[0].many and not fitting[0].own and fitting[0].kinds <= CARD
        if term.word in ("he_ref", "they_ref") and people and unknown:
            fitting = people  # a card is no he or she where a character was spoken of
        if term.word == "that_ref" and not fitting[0].may_be_called(term.inner()[0].word):
            fitting = [one for one in fitting if one.may_be_called(term.inner()[0].word)]
            if not fitting:  # a card is no character because it may be one
                raise MulliganError("text-which-card")
        best = fitting[0]
        if best.unclear:
            raise MulliganError("text-which-card")
        things = [one for one in fitting if one.kinds and one.kinds != CHARACTER]
        chosen = best.pick > 0 and not best.elsewhere and best.kinds == CHARACTER
        if term.word == "it_ref" and chosen and things:
            if things[0].own:  # this item, or the character?
                raise MulliganError("text-which-card")
            return things[0]  # a character is no "it" where another card was spoken of
        if term.word == "it_ref" and best.pick > 0 and any(one.own and one.kinds == CARD for one in fitting):
            raise MulliganError("text-which-card")  # what was chosen, or this card where it lies?
        fought = any(one.term.word == "rival" and one.moment == best.moment for one in fitting)
        if term.word in ("they_ref", "same_ref") and best.own and fought:
            raise MulliganError("text-which-card")  # this one, or the other in the challenge?
        if term.word in ("he_ref", "they_ref") and best.own and self.meant in fitting and self.meant is not best:
            raise MulliganError("text-which-card")  # this one, or who was asked about?
        beside = any(one.pick > 0 and one.moment == best.moment and one.kinds == CHARACTER for one in fitting)
        if term.word == "it_ref" and best.own and beside:  # "move a character here. If it's damaged"
            raise MulliganError("text-which-card")
        if term.word in ("he_ref", "they_ref") and best.term.word == "rival" and any(one.own for one in people):
            raise MulliganError("text-which-card")  # the other in the challenge, or this one?
        revealed = [one for one in fitting if one.shown] if term.show() == "that_ref(card)" else []
        if revealed and not best.shown and "card" not in best.kinds:  # a card, not the character or item chosen since
            if best.moment != self.moment:
                raise MulliganError("text-which-card")
            return revealed[0]
        people = [one for one in fitting if one.moment == best.moment and one.kinds == CHARACTER]
        if term.word in ("they_ref", "any_ref") and best.is_a("location") and best.kinds and len(people) == 1:
            return people[0]  # of a character and a location spoken of at once, they are the character
        there = [one for one in fitting if one.moment == best.moment and one.kinds == CHARACTER and not one.elsewhere]
        if term.show() == "that_ref(character)" and best.kinds == CARD and best.elsewhere and len(there) == 1:
            return there[0]  # a card that is in no play is no character
        if term.show() == "that_ref(character)" and there == [best] and fitting[1:2] and fitting[1].kinds == CARD:
            return best
        acting = term.word in ("he_ref", "they_ref", "any_ref") and best.pick == 0  # of an event, who acts in it
        if len(fitting) > 1 and fitting[1].moment == best.moment and not best.own and not fitting[1].own and not acting:
            raise MulliganError("text-which-card")
        return best


def fits(term: Term, one: Referent, static: bool) -> bool:
    """Whether a pronoun can mean something."""
    kind = term.inner()[0].word if term.items else ""
    if term.word == "it_ref":
        return not one.many and (static or not (one.own and "character" in one.kinds))
    if term.word == "he_ref":
        return not one.many and one.is_a("character")
    if term.word == "any_ref" or term.word == "same_ref":  # the same as whatever it is
        return True
    if term.word == "they_ref":  # of one item, one says it
        return one.many or one.each or (kind != "each" and (not one.kinds or one.is_a("character")))
    if term.word == "that_ref":
        return not one.many and not one.own and one.is_a(kind)
    if term.word == "other_ref":
        return not one.many and not one.own and one.pick > 0 and one.is_a(kind) and kind != "card"
    if term.word == "those_ref":
        return (one.many or one.each) and one.is_a(kind)
    return one.pick > 0 and one.is_a(kind)
