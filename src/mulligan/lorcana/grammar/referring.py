"""Whom words mean: "they", "that character", "the challenging character", others than which."""

from __future__ import annotations

from mulligan.cardlang import roles
from mulligan.cardlang.grammar import WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.hearing import Hearing
from mulligan.lorcana.grammar.nouns import (
    add,
    has_zone,
    narrower,
    sort_traits,
    tells_class,
    tells_whose,
)
from mulligan.lorcana.grammar.referents import CARD, REFERRING, Referent, fits, kinds_of
from mulligan.lorcana.grammar.terms import (
    tells_of_characters,
    told_as,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Referring(Hearing):
    """Finds the cards and players that words stand for, among what was spoken of."""

    def they(self, term: Term) -> Term:
        """What a pronoun means; what was banished lies in the discard."""
        if term.word == "they_ref" and self.paired and self.memory.picks > 1:  # both of two?
            raise MulliganError("text-which-card")
        meant = self.memory.find(term)
        self.memory.meant = meant
        return self.in_its_zone(self.memory.named(meant))

    def in_its_zone(self, card: Term) -> Term:
        """The card of an event, where it lies by now."""
        if card.word in self.put_away:
            return word("wherever", word(card.word))
        about = card.word == "that" or (card.word == "this" and self.own_moved)
        return word(card.word, word(self.zone)) if self.zone and about and not card.items else card

    def of_a_character(self, term: Term) -> Term:
        """What only characters get or are is said of a character, not of the item or location that says it."""
        if self.type in ("", "character") or self.type == "action" or self.memory.static or not term.items:
            return term
        who, *said = term.inner()
        if who.word != "it_ref" or not any(tells_of_characters(one) for one in said):
            return term
        last = next((one for one in reversed(self.memory.known) if fits(who, one, False)), None)
        if last is not None and last.kinds == CARD:  # a card that may be one
            return term
        return Term(WORD, term.word, [("", word("that_ref", word("character"))), *term.items[1:]])

    def kinds_meant(self, cards: Term) -> frozenset[str]:
        """What cards are that get something: this card, those spoken of, or those of a kind."""
        if cards.word == "this":
            return frozenset((self.type,)) if self.type else frozenset()
        return self.memory.find(cards).kinds if cards.word in REFERRING else kinds_of(cards)

    def player_of(self, term: Term) -> Term:
        """The player of what a pronoun means; the event knows who is the player of its card, or tells nobody."""
        if self.event_word == "challenges" and self.two_of_event and not self.done and term.word == "any_ref":
            raise MulliganError("text-which-player")  # of the one that challenges, or of the other?
        card = self.they(term)
        card = card.inner()[0] if card.word == "wherever" else card
        if card.word == "this":  # whose player is you
            raise MulliganError("text-which-player")
        return word("they") if card.word == "that" and self.tells_player else word("player_of", card)

    def location(self) -> Term:
        """The location spoken of: "there"."""
        if self.moving:
            return word("that_location")
        return self.they(word("that_ref", word("location")))

    def tells_location(self) -> bool:
        """Whether a location was spoken of that is not this card."""
        return any("location" in known.kinds and not known.own for known in self.memory.known)

    def where_it_is(self, term: Term) -> Term:
        """The term with "that location" for where this card is: "while at a location"."""
        items = [(name, self.there.copy() if one.show() == "that_ref(location)" else one) for name, one in term.items]
        return Term(term.kind, term.word, items)

    def location_told(self, card: Term) -> Term:
        """What "that location" is where one was spoken of; else it is where somebody is."""
        told = card.word == "that_location" and not self.moving and self.tells_location()
        return word("that_ref", word("location")) if told else card

    def same_location(self, one: Term | None = None) -> Term:
        """The location that somebody moved to before; else one to which several move together."""
        if self.moving or self.tells_location():
            return self.location()
        if one is None:  # the same as what?
            raise MulliganError("text-no-location")
        return self.settle(one)

    def settle(self, term: Term) -> Term:
        """The term with everything it refers to found."""
        raise NotImplementedError

    def looked_in(self) -> str:
        """The zone that was looked at: "from there"."""
        if "look_at_inkwell" not in self.done:
            raise MulliganError("text-played-from-where")
        return "in_inkwell"

    def rival(self, challenged: bool) -> Term:
        """The challenging or the challenged character of the event."""
        if not self.challenge and not self.memory.static:
            raise MulliganError("text-which-card")
        if not self.challenge:
            return word("character", word("being_challenged" if challenged else "challenging"))
        self.against = self.against or challenged
        if self.own_event:
            self.side = "while_challenging" if challenged else "while_challenged"  # what this card is then
            self.memory.meant = self.memory.speak(Referent(word("rival"), frozenset(("character",))))
            return self.memory.meant.term.copy()
        if LORCANA.has_role(self.challenge, roles.AGAINST):
            return word("the_other" if challenged else "that")
        if self.challenge == "in_challenge":  # then the card of the event is the other one
            self.side = "while_challenging" if challenged else "while_challenged"
            return word("the_other")
        if self.challenge == ("while_challenging" if challenged else "while_challenged"):
            return word("the_other")
        raise MulliganError("text-which-card")

    def by_verb(self, verb: str, kind: str) -> Term:
        """What something was done to before: "the exerted character"."""
        if verb == "banish" and verb not in self.verbs and self.event_word == "banishes":
            return word("that", word("in_discard"))
        known = LORCANA.words.get(verb)
        if verb not in self.verbs and known is not None and known.event and known.event == self.event_word:
            who = word("this" if self.own_event else "that")
            if any(one.term.word == who.word and not one.is_a(kind) for one in self.memory.known):
                raise MulliganError("text-which-card")
            return self.in_its_zone(who)
        if verb not in self.verbs or not self.verbs[verb].is_a(kind):
            raise MulliganError("text-which-card")
        return self.memory.named(self.memory.speak(self.verbs[verb]))

    def is_done_to_banisher(self, act: Term) -> bool:
        """Whether something is done in play to "that character" of two, of whom one has banished the other."""
        if self.event_word != "banishes" or self.own_event or self.memory.picks:
            return False
        in_play = LORCANA.has_role(act.word, roles.ON_BATTLEFIELD) and not LORCANA.has_role(act.word, roles.MOVES)
        return (in_play or act.word == "make_ready") and act.inner()[0].show() == "that_ref(character)"

    def others(self, noun: Term) -> Term:
        """Others than this card; beside a part of a kind the rest of it; where this card is none, than the event's."""
        kept = [one for one in noun.inner() if one.word not in ("other", "another_one")]
        group, current = self.memory.group, self.memory.current
        than = word("other")
        if group is not None and narrower(group, word(noun.word, *kept)):
            if group.mentions("other") or current is None or current.group is not group:
                raise MulliganError("text-which-card")
            than = word("another")
        elif self.is_none_of(noun):
            second = self.second_of_event(noun)
            may_be_action = noun.word == "card" or noun.word == "action" or noun.word == "song"
            if second is None and self.action and not may_be_action and not self.choosing:  # which is none of them
                raise MulliganError("text-which-card")
            than = than if second is None else word("apart_from", second)
        return sort_traits(word(noun.word, *kept, than))

    def than_all_chosen(self, noun: Term) -> Term:
        """Another than all that were chosen before: not only than what something was done to last."""
        if not any(one.word == "another" for one in noun.inner()):
            return noun
        current = self.memory.current
        chosen = [one for one in self.memory.known if one.pick > 0 and not one.many and noun.word in one.kinds]
        if not any(one is not current for one in chosen):
            return noun
        than = [word("picked", number(one.pick)) for one in chosen]
        kept = [one for one in noun.inner() if one.word != "another"]
        apart = word("apart_from", than[0] if len(than) == 1 else word("either_of", *than))
        return sort_traits(word(noun.word, *kept, apart))

    def others_in_challenge(self, noun: Term) -> Term:
        """Others in a challenge of two other cards: opposing ones than the challenged, yours than the other."""
        kept = [one for one in noun.inner() if one.word not in ("other", "another_one")]
        whose = [one.word for one in kept if tells_whose(one)]
        if self.event_word != "challenges" or len(whose) != 1:
            raise MulliganError("text-which-card")
        if whose[0] == "yours" and not self.is_none_of(noun):  # than this card, or than the one that challenges?
            raise MulliganError("text-which-card")
        than = word("another") if whose[0] == "yours" else word("apart_from", word("the_other"))
        return sort_traits(word(noun.word, *kept, than))

    def is_none_of(self, noun: Term) -> bool:
        """Whether this card cannot be one of a kind, so that no others than this one are meant."""
        if self.triggering:
            return False
        if any(one.word == "opposing" for one in noun.inner()) or self.action:
            return True
        return not self.given and self.type not in ("", noun.word) and noun.word != "card"

    def second_of_event(self, noun: Term) -> Term | None:
        """The card of the event beside which there are others: whom this card fights, or the song that was sung."""
        sung = self.event_word == "sings" and (noun.word == "song" or noun.word == "action")
        if sung and has_zone(noun):
            return word("that_song", word("in_discard"))
        if self.own_event and noun.word == "character" and LORCANA.has_role(self.event_word, roles.AGAINST):
            return word("rival")
        told = any(noun.word in one.kinds for one in self.memory.known if not one.own)
        if told or sung or noun.word in self.asked_for:  # than which of them?
            raise MulliganError("text-which-card")
        return None

    def others_than_two(self, noun: Term) -> bool:
        """Whether others of a kind may be others than this card, or than one of that kind that was spoken of."""
        beside_this = (
            self.pairing and not self.memory.on_that and noun.word in self.of_event
        )  # "this character and another chosen character"
        if beside_this and any(trait.word == "another_one" for trait in noun.inner()):
            raise MulliganError("text-which-card")
        if not any(trait.word == "other" for trait in noun.inner()):
            return False
        beside = self.memory.current
        chosen = beside is not None and beside.pick > 0 and noun.word in beside.kinds
        return noun.word in self.of_event or chosen

    def others_than_event(self, noun: Term) -> Term:
        """Others than the card of the event, which is one of that kind: "one of your Pilots …, another Pilot"."""
        kept = [one for one in noun.inner() if one.word != "other"]
        kind, event = word(noun.word, *kept), self.event_noun
        one_of_them = event is not None and (event.show() == kind.show() or narrower(event, kind))
        if event is not None and event.mentions("other"):  # than this card, as there, or than that?
            raise MulliganError("text-which-card")
        if not one_of_them or self.memory.current is not None:
            raise MulliganError("text-which-card")
        return sort_traits(word(noun.word, *kept, word("apart_from", self.in_its_zone(word("that")))))

    def only_one(self, kind: Term) -> Term:
        """That this card is the only one of a kind: it is one, where more is said than whose, and there is no other."""
        traits = [one for one in kind.inner() if one.word != "yours"]
        if any(LORCANA.find(one.word).event for one in traits):  # also of those that have left since?
            raise MulliganError("text-as-it-was")
        alone = word("not", word("have", add(kind, [word("other")])))
        return word("both", word("matches", word("this"), kind.copy()), alone) if traits else alone

    def called(self, card: Term, kind: Term) -> None:
        """Remember what a card was asked to be: from then on it may be called so."""
        meant = self.memory.current
        if card.word in REFERRING:
            meant = self.memory.find(card)
        if meant is None:
            return
        classed = any(tells_class(one) or one.word == "named" for one in kind.inner())
        elsewhere = kind.word == "action" or kind.word == "song" or (kind.word == "card" and not classed)
        if meant.somewhere and elsewhere:  # in play, or in the discard?
            raise MulliganError("text-as-it-was")
        meant.told.update(["character"] if kind.word == "card" and classed else [kind.word])

    def is_no_character(self, who: Term, *changes: Term) -> bool:
        """Whether a pronoun means a card that gets what only characters get, and is none."""
        kinds = self.memory.find(who).kinds
        none = bool(kinds) and "character" not in kinds and "card" not in kinds
        only = [one for one in changes if one.word != "ward" and one.word != "resist"]  # which others have too
        return none and any(tells_of_characters(one) for one in only)

    def has_left_play(self, cards: Term) -> bool:
        """Whether a pronoun means what was chosen in play and has left it by what was done."""
        if cards.word not in REFERRING:
            return False
        meant = self.memory.find(cards)
        moved = [one for verb, one in self.verbs.items() if LORCANA.has_role(verb, roles.MOVES)]
        in_play = meant.pick > 0 or (meant.group is not None and not has_zone(meant.group))
        return in_play and not meant.elsewhere and any(one is meant for one in moved)

    def has_gone(self, cards: Term) -> bool:
        """Whether those are meant to whom something was done by which they left play: "the banished character"."""
        meant = self.verbs.get(cards.inner()[0].word) if cards.word == "by_verb" else None
        if meant is None or not LORCANA.has_role(cards.inner()[0].word, roles.MOVES):
            return False
        return meant.pick > 0 and not meant.elsewhere

    def moved_away(self) -> bool:
        """Whether what was spoken of last has left play by what was done."""
        return any(
            LORCANA.has_role(verb, roles.MOVES) and cards is self.memory.current for verb, cards in self.verbs.items()
        )

    def was_done(self, act: str) -> None:
        """Refuse "this way" of an act where the last thing done was another: only the last is known."""
        if not any(told_as(act, one) for one in self.acts_told):
            raise MulliganError("text-which-act")
