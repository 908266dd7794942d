"""Who a pronoun of a skill's text means: "that ally", "it", その敵, whatever the language."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import CARD, DONE, IT
from mulligan.cardlang.grammar import NUMBER, TEXT, WORD, Term, word
from mulligan.cardlang.nodes import ANYTHING, DEFERS, LATE
from mulligan.cardlang.roles import (
    AGAINST,
    BRANCHES,
    IN_BATTLE,
    IN_ZONE,
    JOINED,
    MOVES,
    NOUN,
    ON_BATTLEFIELD,
    PRONOUN,
    SECOND,
    SHOWS,
    STACKS,
    TELLS,
    TOPIC,
)
from mulligan.cipher.grammar_build import SAID_BY_WHOM, spoken_of_as_it
from mulligan.cipher.grammar_nouns import (
    DID,
    add_trait,
    flat,
    is_choice,
    named_item,
    not_joined,
    plain,
    unbound,
    what_is_chosen,
)
from mulligan.cipher.grammar_rest import REST, UNSAID
from mulligan.cipher.grammar_sides import side_of
from mulligan.cipher.terms import WATCH_BATTLE
from mulligan.cipher.words.naming import NAME
from mulligan.cipher.words.vocabulary import CIPHER

BOTH: Final = "both_of_them"


def of_battle(condition: str) -> bool:
    """Whether a condition asks who fights whom."""
    return CIPHER.kind(condition) == "condition" and CIPHER.has_role(condition, AGAINST)


def part_in(condition: str) -> Term:
    """The part in a battle of whom a condition asks about: one of the two, or either."""
    told = CIPHER.find(condition).other
    return word(told) if told else word("any_of", word("attacking"), word("defending"))


def rivals_part(condition: str) -> Term:
    """The part of an enemy beside this unit, where a condition asks about this unit."""
    told = CIPHER.find(condition).other
    if told:
        return word(CIPHER.find(told).other, word("this"))
    return word("any_of", word("attacking_any", word("this")), word("attacked_by_any", word("this")))


class Named:
    """Cards that a text has named: of what kind, what stands for them from then on, and whether a cost chose them."""

    def __init__(self, kind: str, meaning: Term, paid: str = "") -> None:
        self.kind = kind
        self.meaning = meaning
        self.paid = paid
        self.names: list[str] = []  # the unit names it was spoken of with
        self.of_event = False
        self.asked_for = False  # by a condition
        self.other = False  # than this unit
        self.gone = False  # it was destroyed, so that it is in no row any more
        self.destroyer = ""  # of whom: of this unit, or of that one


class Binder:
    """Goes through a whole skill as it will be carried out, and puts what is meant in the place of every pronoun."""

    def __init__(self) -> None:
        self.named: list[Named] = []
        self.count = 0  # choices so far
        self.shown = False  # cards were revealed or looked at
        self.seen_by_them = False  # by the opponent alone
        self.it: Named | None = None  # what `it` is now
        self.this_is_gone = False  # this very unit was destroyed
        self.this_may_be_gone = False  # this one, or another
        self.sent: Named | None = None  # what the effect has put into the retreat area
        self.that_is_gone = False  # the unit that the event is about was destroyed, by each event it may be about
        self.done = ""  # the word for what the effect did last
        self.done_side = ""  # to units or cards of which side
        self.done_by_each = False  # and each player did it
        self.this_as_it: Named | None = None  # this very card, put elsewhere: a new card, of which only `it` speaks

    def bind(self, term: Term, paying: str = "") -> Term:
        """A term without pronouns."""
        if term.kind != WORD:
            return term
        term.items = [(name, one) for name, one in term.items if one.word not in SAID_BY_WHOM]
        if is_choice(term):
            not_joined(term)
        term.items = [item for item in term.items if item[0] not in ("joined", UNSAID, REST)]
        if term.word == "theirs":  # whom else's
            return word("opponents")
        goes = [one.word for name, one in term.items if name == "goes"]
        if goes:
            term.items = [item for item in term.items if item[0] != "goes"]
            return self.to_own_place(term, goes[0], paying)
        if term.word == "those" and self.done_by_each:
            raise unbound(term.word)
        for name, deed in term.items:
            if name == DID and (deed.word == DID or self.done):  # else an event, or what was paid, did it
                self.was_done(deed if deed.word == DID else word(DID, deed))
        term.items = [item for item in term.items if item[0] != DID]
        if term.word == "ref":
            pronoun = term.inner()[0]
            if pronoun.word == DID:
                self.was_done(Term(WORD, DID, [*pronoun.items, *[item for item in term.items if item[0] == "of"]]))
                return self.meant("any")
            return self.meant(pronoun.word)
        if term.word == "this" and self.this_as_it is not None:
            if self.this_as_it is not self.it:
                raise unbound(term.word)
            return word("it")
        if term.word == "revealed" and not self.shown:  # among cards that nobody was shown: those just put somewhere
            if self.it is None or self.it.kind != "card" or self.it.meaning.word != "it":
                raise unbound(term.word)
            term.word = "those"
        if term.word == "in_row_of" and term.inner()[0].word == "ref" and self.is_gone(term.inner()[0].inner()[0].word):
            raise unbound(term.inner()[0].inner()[0].word)
        if asks_of_unit(term) and self.has_left(term.inner()[0]):
            raise unbound(term.word)
        if self.this_is_gone and CIPHER.has_role(term.word, ON_BATTLEFIELD) and term.inner()[0].word == "this":
            raise unbound(term.word)
        if self.this_is_gone and CIPHER.kind(term.word) == "trait" and of_battle_with(term, "this"):
            raise unbound(term.word)  # a unit that was destroyed fights nobody any more
        if self.this_may_be_gone and CIPHER.has_role(term.word, MOVES) and term.inner()[0].show() == "this":
            raise unbound("this")
        if self.this_is_gone and CIPHER.kind(term.word) == "effect" and term.items and term.inner()[0].show() == "this":
            term.items[0] = ("", word("this_in_retreat"))
        if CIPHER.has_role(term.word, ON_BATTLEFIELD) and term.inner()[0].show() == "ref(card)":
            raise unbound("card")  # it is no unit
        if CIPHER.has_role(term.word, ON_BATTLEFIELD) and term.inner()[0].show() == "ref(any)":
            term.inner()[0].items = plain([word("unit_or_this")])  # nobody else is on the battlefield
        if term.word == "choose" and term.inner()[0].word == "at_random":
            raise unbound("at_random")  # and then?
        if term.word == "enemy" and any(one.word == "another_one" for one in term.inner()):
            term.items = [(name, word("other") if one.word == "another_one" else one) for name, one in term.items]
        if term.word == "enemy" and any(one.word == "other" for one in term.inner()):
            return self.bind(self.other_enemy(term), paying)
        if term.word == "ally" and any(one.word == "other" for one in term.inner()):
            known = [one for one in self.named if one.of_event or (one is self.it and one.meaning.word == "picked")]
            known += [one for one in self.named if one.asked_for and one.names]
            if any(one.kind == "ally" and not one.paid and not one.other for one in known):
                raise unbound("other")  # than this unit, or than that one?
        if takes(term.word, "condition", "trigger") or takes(term.word, "quantity", "trigger"):
            if any(one.word in ("ref", "ref_named") for one in term.everything()):
                raise unbound(term.word)
            return term  # of what happened before nobody speaks afterwards
        if term.word == "is_evaded":
            self.evader(term)
        if is_event(term.word):
            return self.event(term)
        if term.word in ("skill", "loses_skills") and term.items and term.items[0][1].kind == TEXT:
            inner = Binder()
            term.items = [(name, inner.bind(one)) for name, one in term.items]
            return term
        if term.word == "pair":  # done to each of several choices, of which nobody speaks as one
            before = len(self.named)
            done = self.bind(Term(WORD, "seq", term.items), paying)
            kinds = {one.kind for one in self.named[before:]}
            self.it = Named(BOTH, word(kinds.pop() if len(kinds) == 1 else BOTH))
            self.named.append(self.it)
            return done
        if term.word == "throughout":  # for whoever is such then: nobody speaks of them now
            self.named, self.it, named, it = self.named[:], self.it, self.named, self.it
            term.items = [(name, self.bind(one)) for name, one in term.items]
            self.named, self.it = named, it
            return self.remembered_by_nobody(term, NAME)
        if CIPHER.has_role(term.word, TELLS):  # about whom is known now, all else then
            inner = Binder()
            skill, *rest = term.inner()
            term.items = plain([inner.bind(skill), *[self.bind(one) for one in rest]])
            return term
        if term.word == "flip":  # which bonds is nobody's concern
            return term
        if term.word == "draw_until_theirs":  # whose?
            raise unbound("hand")
        if term.word == "draw_until_yours":
            term.word = "draw_until"
        if term.word == "another_one":
            return self.another()
        if term.word == "ref_named":
            return self.meant_by_name(term.inner()[0].word)
        if term.word == "shown_to_hand":
            return self.bind(word("seq", word("reveal", *term.inner()), word("to_hand", word("it"))))
        if term.word in ("move_to_front", "move_to_back") and len(term.items) == 1:  # whoever is in the other row
            row = word("in_back" if term.word == "move_to_front" else "in_front")
            whom = term.inner()[0]
            return self.bind(word("if", word("are", whom.copy(), row), word("move", whom)))
        if term.word == "in_order":  # to the deck, as its player likes
            return self.in_order(term)
        if CIPHER.has_role(term.word, STACKS) and len(term.items) > 1 and term.inner()[1].show() == "ref(any)":
            term.inner()[1].items = plain([word("unit")])  # what grows is a unit
        if term.word == "give" and not self.named and term.inner()[0].word == "this":  # "it" of this unit
            self.named.append(Named("this", word("this")))
        if takes(term.word, "change", "effect"):  # what happens to the card in question
            self.named.append(Named("card", word("that" if term.mentions("grow") else "one")))
        side = whose_units(term.inner()[0]) if does_itself(term) and term.items else ""
        verb = term.word if takes(term.word, "cost", "cards") else paying
        before = len(self.named)
        order = list(range(len(term.items)))
        order.sort(key=lambda i: looked_at(term, i))
        for i in order:
            name, one = term.items[i]
            term.items[i] = (name, self.bind(one, verb))
        if term.word == "either":  # of whom one of two things is so, nobody can tell
            self.named[before:] = [Named(one.kind, word("drawn")) for one in self.named[before:]]
        if self.that_is_gone and CIPHER.has_role(term.word, MOVES) and term.inner()[0].word == "that":
            term.items[0] = ("", word("that_in_retreat"))  # a main character that lost an orb is not there
        if is_deferred(term.word) or term.word == "throughout_here":
            self.remembered_by_nobody(term, 0 if is_deferred(term.word) else NAME)
        if CIPHER.has_role(term.word, ON_BATTLEFIELD):
            done = on_battlefield(term)
            if done is not term:
                self.count -= 1  # who destroys orbs chooses them anyway
                self.it = None
                return done
        if term.word == "seq":
            term.items = [item for one in term.inner() for item in flat(one, "seq")]
        if does_itself(term):
            self.done, self.done_by_each = term.word, False
            self.done_side = side
        elif term.word == "each":  # of the cards of several players no word speaks, only of their number
            self.done_by_each, self.it = True, None
        if term.word.startswith("destroyed_") and takes(term.word, "change", "effect"):  # the card is no unit any more
            term.items = plain([spoken_of_as_it(one) for one in term.inner()])
        if is_choice(term):
            if self.seen_by_them and named_item(term, "by") is None and what_is_chosen(term).word == "revealed":
                raise unbound("revealed")  # who chooses, of cards that only they have seen?
            self.count += 1
            self.it = Named(kind_of(term), word("picked", number_of(self.count)), paying)
            self.it.names = names_in(term)
            self.it.other = term.mentions("other")
            self.named.append(self.it)
        elif CIPHER.has_role(term.word, SHOWS):
            self.shown = True
            who = named_item(term, "who")
            self.seen_by_them = who is not None and who.word == "opponents"
            if not self.it_is(term.inner()[0]):
                self.it = Named("card", word("revealed"))
                self.named.append(self.it)
        elif CIPHER.sets(term.word, IT) and term.items:
            what = term.inner()[0]
            if CIPHER.has_role(what.word, NOUN | IN_ZONE):
                self.it = Named(kind_of(what), word("it"))
                self.named.append(self.it)
            elif what.word.startswith("this") and CIPHER.has_role(term.word, MOVES):
                self.this_as_it = Named("card", word("it"), paying)
                self.it = None if paying else self.this_as_it
                self.named.append(self.this_as_it)
            elif not self.it_is(what):
                self.it = None
            self.now_called(term.word)
            if term.word == "to_retreat" and not paying:
                self.sent = self.it
        elif CIPHER.has_role(term.word, TOPIC):
            self.condition(term)
        elif term.word == "draw":  # "it" is the card just drawn, of which no word speaks
            self.named.append(Named("card", word("drawn")))
        return term

    def was_done(self, deed: Term) -> None:
        """Refuse what is told of cards to which something was done, if that was not what was done last."""
        told, *zone = [one for name, one in deed.items if not name]
        side = named_item(deed, "of")
        if side is not None and CIPHER.find(side.word).other and self.done_side not in ("", side.word):
            raise unbound(side.word)
        if told.word == "so":
            return
        if zone and (told.word != "to_" or (self.done_by_each and named_item(zone[0], "whose") is not None)):
            raise unbound(told.word)
        wanted = f"to_{zone[0].word}" if zone else told.word
        if not self.done.removeprefix("shown_").startswith(wanted):
            raise unbound(told.word)

    def remembered_by_nobody(self, term: Term, kept: int = 0) -> Term:
        """What is found only when somebody asks, and so cannot speak of what only this moment knows."""
        if speaks_of_now(term, kept):
            raise unbound(term.word)
        return term

    def to_own_place(self, term: Term, side: str, paying: str) -> Term:
        """Cards put into a place of somebody's, who must be their owner."""
        put = term.inner()[0] if term.word == "in_order" else term
        told = side_of(put.inner()[0]) if put.items else ""
        spoken = put.items and (put.inner()[0].word == "ref" or put.inner()[0].word == "revealed")
        if not told and spoken and self.shown and CIPHER.has_role(self.done_side, NOUN):
            told = self.done_side if CIPHER.find(self.done_side).other else ""  # whose they were that were shown
        done = self.bind(term, paying)
        if not told and self.it is not None and CIPHER.has_role(self.it.kind, NOUN):
            told = self.it.kind if CIPHER.find(self.it.kind).other else ""
        left = [one.kind for one in self.named if was_unit(one)]
        if not told and left and done.items and done.inner()[0].word == "that_in_retreat":
            told = left[-1]
        if told and told != side:
            raise unbound(done.word)
        return done

    def now_called(self, effect: str) -> None:
        """What an effect was done to may be called otherwise from now on: a card that was deployed is an ally."""
        called = CIPHER.find(effect).called
        if called and self.it is not None:
            self.it = Named(called[0], self.it.meaning)
            self.named.append(self.it)

    def other_enemy(self, enemies: Term) -> Term:
        """Enemies other than the one spoken of before, be it a main character that was destroyed and is still there."""
        known = [one for one in self.named if one.kind == "enemy"]
        if not known or (known[-1].meaning.word == "it" and known[-1] is not self.it):
            raise unbound("other")
        items = [item for item in enemies.items if item[1].word != "other"]
        before = word("it") if known[-1] is self.it else known[-1].meaning.copy()
        items.insert(0, ("", word("non", word("one_of", before))))
        return Term(WORD, "enemy", items)

    def another(self) -> Term:
        """Another than this unit; where the event is about an ally, another than that one."""
        of_event = [one for one in self.named if one.of_event and one.kind == "ally"]
        if len(of_event) > 1:
            raise unbound("another")
        return word("non", word("one_of", of_event[0].meaning.copy())) if of_event else word("other")

    def in_order(self, term: Term) -> Term:
        """Cards put somewhere in any order: those revealed are chosen one after the other."""
        effect = self.bind(term.inner()[0])
        what = effect.inner()[0]
        if what.word == "revealed" or (
            what.word == "it" and self.it is not None and self.it.meaning.word == "revealed"
        ):
            self.count += 1
            effect.items = plain([word("chosen", word("revealed"), word("count", word("revealed")))])
        return effect

    def it_is(self, what: Term) -> bool:
        """Whether an effect on these cards leaves `it` what it was."""
        return is_choice(what) or what.word == "it"

    def condition(self, term: Term) -> None:
        """Cards that a condition finds may be spoken of after it."""
        noun = term.inner()[0]
        if noun.word == "this" and term.word == "supported_by":
            backing = Term(WORD, "supporting", [("", noun.copy()), *[("", one.copy()) for one in term.inner()[1:]]])
            self.named.append(Named("card", backing))
        if noun.word == "this" and not any(one.kind != "card" for one in self.named):
            self.named += [*self.rival(term), Named("this", noun)]
            return
        if noun.word == "count" and len(term.items) > 1 and term.inner()[1].show() == "exactly(1)":
            noun = noun.inner()[0]
        if term.word == "supported_by" and CIPHER.has_role(noun.word, NOUN):
            battling = noun.copy()
            add_trait(battling, word("any_of", word("attacking"), word("defending")))
            self.named.append(Named(noun.word, battling))
            self.named[-1].names = names_in(noun)
            return
        if of_battle(term.word) and CIPHER.has_role(noun.word, NOUN):
            fighting = noun.copy()
            add_trait(fighting, part_in(term.word))
            self.named.append(Named(noun.word, fighting))
            self.named[-1].names = names_in(noun)
            return
        if term.word == "are" and (CIPHER.has_role(noun.word, IN_BATTLE) or noun.mentions("attacking")):
            self.named.append(Named("unit", noun))
        elif term.word == "are" and CIPHER.has_role(noun.word, NOUN) and noun.mentions("attacking_any"):
            self.named.append(Named(noun.word, noun))
        elif CIPHER.has_role(noun.word, NOUN) and term.word != "are":
            found = Named(noun.word, noun)
            found.names = names_in(noun)
            found.asked_for, found.other = True, noun.mentions("other")
            if not self.named and any(one.show() == "in_row_of(this)" for one in noun.inner()):
                self.named.append(Named("this", word("this")))  # beside this unit: "it" may be either
                self.named[-1].of_event = found.of_event = True
            self.named.append(found)

    def rival(self, term: Term) -> list[Named]:
        """The enemy that this unit fights by a condition, if one was told of."""
        if not of_battle(term.word) or len(term.items) < 2 or not CIPHER.has_role(term.inner()[1].word, NOUN):
            return []
        enemy = Term(WORD, "enemy", term.inner()[1].copy().items)
        add_trait(enemy, rivals_part(term.word))
        return [Named("enemy", enemy)]

    def event(self, term: Term) -> Term:
        """The cards of an event may be spoken of after it."""
        known = CIPHER.find(term.word)
        first, second = "that", known.other or "that"
        if known.role & SECOND:
            first, second = second, first
        cards = [one for _, one in term.items if one.kind == WORD]
        if term.word == "or":
            for one in cards:
                self.event(one)
            return term
        if term.word == "nth":
            self.event(term.inner()[1])
            return term
        if term.word == "support_fails":  # the card retreats before anybody speaks of it
            self.this_is_gone = self.this_is_gone or (cards[-1].show() == "this" and len(cards) > 1)
            if len(cards) == 1:
                self.named.append(Named("failed", word("failed_card")))
        if term.word == "bonded" and not any(name == "what" for name, _ in term.items):  # any card
            self.named.append(Named("card", word("that")))
        if known.role & AGAINST and len(cards) == 1:
            self.rival_of(cards[0], second, "destroy" in term.word)
            if term.word == "is_destroyed_by_attack" and self.named:
                self.named[-1].destroyer = destroyer_of(cards[0])
        for noun, meaning in zip(cards, (first, second), strict=False):
            if noun.word == "this":
                self.named.append(Named("this", noun))
            elif any(one.show() == "one_of(this)" for one in noun.inner()):  # in a row: nobody else is there
                self.named.append(Named("this", word("this")))
                continue
            found = Named(kind_of(noun), word(meaning))
            found.names = names_in(noun)
            found.of_event = True
            if CIPHER.sets(term.word, IT):  # several cards may have been put there at once
                found.meaning, self.it = word("it"), found
            found.other = noun.mentions("other")
            if term.word == "is_destroyed_by_attack" and meaning == second:
                found.destroyer = destroyer_of(cards[0])
            found.gone = "destroy" in term.word and meaning == "that"
            self.this_is_gone = self.this_is_gone or (found.gone and noun.word == "this")
            self.that_is_gone = self.that_is_gone or found.gone
            joined = CIPHER.has_role(noun.word, JOINED) and any(one.word == "this" for one in noun.inner())
            self.this_may_be_gone = self.this_may_be_gone or (found.gone and joined)
            self.name_once(found)
        return term

    def evader(self, term: Term) -> None:
        """Who evades an attack is the unit that was attacked, of the other side than whose attack it was."""
        unit = term.inner()[0].word
        side = "enemy" if unit == "this" else CIPHER.find(unit).other if CIPHER.has_role(unit, NOUN) else ""
        if side:
            self.named.append(Named(side, word("defending_unit")))

    def rival_of(self, unit: Term, meaning: str, destroyed: bool) -> None:
        """Who is on the other side in an event, which goes without saying: an enemy of allies."""
        side = "enemy" if unit.word == "this" else CIPHER.find(unit.word).other
        if side:
            self.named.append(Named(side, word(meaning)))
            self.named[-1].gone = destroyed and meaning == "that"
            self.that_is_gone = self.that_is_gone or self.named[-1].gone

    def name_once(self, new: Named) -> None:
        """Cards of an event, which another event that is as good may have named already."""
        same = [one for one in self.named if one.of_event and one.kind == new.kind]
        if not any(one.meaning.show() == new.meaning.show() for one in same):
            self.named.append(new)

    def is_gone(self, pronoun: str) -> bool:
        """Whether a pronoun stands for a unit that was destroyed."""
        found = [one for one in self.named if fits(pronoun, one)]
        return bool(found) and found[-1].gone

    def has_left(self, cards: Term) -> bool:
        """Whether cards are a unit that was destroyed."""
        return (cards.word == "this" and self.this_is_gone) or (
            cards.word == "ref" and self.is_gone(cards.inner()[0].word)
        )

    def meant_by_name(self, name: str) -> Term:
        """What "that" with a unit name stands for: the cards of this name spoken of last."""
        for one in reversed(self.named):
            if name in one.names:
                return word("it") if one is self.it else one.meaning.copy()
        raise unbound(name)

    def meant(self, pronoun: str) -> Term:
        """What a pronoun stands for: the cards of its kind named last; of two that an event names, neither."""
        if pronoun == "next" and self.it is not None and self.it.kind != BOTH:
            return word("it")
        if pronoun == "sent" and self.sent:  # by the effect, or for its cost?
            if self.it is None or self.it is not self.sent or any(one.paid == "discarding" for one in self.named):
                raise unbound(pronoun)
            return word("it")
        for one in reversed(self.named):
            if fits(pronoun, one):
                rivals = [other for other in self.named if other.of_event and other is not one and fits(pronoun, other)]
                if one.of_event and rivals:
                    raise unbound(pronoun)
                asked = [other for other in self.named if other.asked_for and fits(pronoun, other)]
                if one.asked_for and len(asked) > 1:
                    raise unbound(pronoun)  # both, or the last?
                if pronoun == "card" and one is self.sent and any(was_unit(other) for other in self.named):
                    raise unbound(pronoun)  # the unit that was destroyed, or the card put away since?
                if one.meaning.word == "one":
                    return word("it")
                if one.meaning.word == "drawn" or one.kind == BOTH:
                    break
                if one is self.it or one.meaning.word == "it":
                    if one is not self.it:
                        break
                    return word("it")
                return one.meaning.copy()
        raise unbound(pronoun)


def of_battle_with(trait: Term, whom: str) -> bool:
    """Whether a trait is that of fighting somebody."""
    looks = CIPHER.words[trait.word].looks
    return looks != ANYTHING and looks & WATCH_BATTLE != 0 and any(one.word == whom for one in trait.inner())


def destroyer_of(unit: Term) -> str:
    """What an enemy is called that has destroyed a unit by its attack."""
    return "destroyer" if unit.word == "this" else "destroyer_of_that"


def is_event(name: str) -> bool:
    """Whether a name is that of an event about cards, or of several."""
    return CIPHER.kind(name) == "trigger" and (CIPHER.sets(name, CARD) or CIPHER.has_role(name, BRANCHES))


def does_itself(term: Term) -> bool:
    """Whether a term is an effect that does something to cards, not one that holds others."""
    known = CIPHER.words.get(term.word)
    if known is None or known.kind != "effect" or known.takes_kind("effect"):
        return False
    return known.sets & (IT | DONE) != 0


def whose_units(cards: Term) -> str:
    """Of which side cards are, or of either; nothing where it is not known."""
    what = what_is_chosen(cards) if is_choice(cards) else cards
    return "unit" if what.word == "unit" or CIPHER.has_role(what.word, JOINED) else side_of(what)


def is_deferred(name: str) -> bool:
    """Whether a name is that of a change about cards that are found only when somebody asks."""
    known = CIPHER.words.get(name)
    return known is not None and takes(name, "change", "cards") and known.says & DEFERS != 0


def asks_of_unit(term: Term) -> bool:
    """Whether a term asks for what only units have, as much as they have now: their attack."""
    known = CIPHER.words.get(term.word) if term.kind == WORD and term.items else None
    if known is None:
        return False
    if known.kind == "quantity":
        return known.says & LATE != 0
    traits = [CIPHER.words.get(one.word) for one in term.inner()[1:] if one.kind == WORD]
    return term.word == "are" and any(one is not None and one.says & LATE != 0 for one in traits)


def speaks_of_now(term: Term, kept: int = 0) -> bool:
    """Whether a term speaks of what has just been done or happened; a skill within it has its own event."""
    known = CIPHER.words.get(term.word) if term.kind == WORD else None
    if known is not None and (known.needs & ~kept or known.role & PRONOUN):
        return True
    return term.word != "skill" and any(speaks_of_now(one, kept) for one in term.inner())


def takes(name: str, kind: str, what: str) -> bool:
    """Whether a name is that of a word of a kind which takes something of another."""
    known = CIPHER.words.get(name)
    return known is not None and known.kind == kind and known.takes_kind(what)


def names_in(noun: Term) -> list[str]:
    """The unit names that a noun is limited to."""
    found: list[str] = []
    for one in noun.everything():
        if one.word == "named":
            found.extend(inner.word for inner in one.inner())
    return found


def looked_at(term: Term, place: int) -> int:
    """When a part of a term is looked at: the event first, then a condition, then the rest as written."""
    if term.word == "when" and place == 0:
        return -2
    return -1 if term.items[place][0] == "if" else place


def number_of(value: int) -> Term:
    """A number as a term."""
    return Term(NUMBER, str(value))


def kind_of(noun: Term) -> str:
    """What pronoun a noun takes: ally, enemy, unit or card; nothing for what needs none."""
    if CIPHER.has_role(noun.word, JOINED):
        kinds = {kind_of(one) for one in noun.inner() if one.word != "this"}
        return kinds.pop() if len(kinds) == 1 else "unit"
    if is_choice(noun):
        return kind_of(what_is_chosen(noun))
    known = CIPHER.words.get(noun.word)
    return known.called[0] if known is not None and known.called else ""


def on_battlefield(term: Term) -> Term:
    """What is done to units; of other cards only orbs can be destroyed, which has a word of its own."""
    what = term.inner()[0]
    noun = what_is_chosen(what) if is_choice(what) else what
    if not CIPHER.has_role(noun.word, IN_ZONE):
        return term
    if term.word != "destroy" or noun.word != "orbs" or any(not name for name, _ in noun.items):
        raise unbound(noun.word)
    if named_item(what, "by") is not None:
        raise unbound(noun.word)  # somebody else chooses them
    counts = [one for name, one in what.items if not name and one.kind == NUMBER and one.word != "1"]
    whose = next((one for name, one in noun.items if name == "whose" and one.word == "opponents"), word("you"))
    return word("destroy_orb", *counts, *([] if whose.word == "opponents" else [word("you")]))


def fits(pronoun: str, named: Named) -> bool:
    """Whether cards may be meant by a pronoun."""
    if pronoun == "sent":
        return named.paid == "discarding"
    if pronoun.startswith("paid_"):
        return named.paid == pronoun.removeprefix("paid_")
    if pronoun == "revealed":
        return named.meaning.word == "revealed"
    if pronoun.startswith("destroyer"):
        return named.destroyer == pronoun
    if pronoun == "any":
        return bool(named.kind)
    if named.kind == BOTH:
        return pronoun.startswith("unit") or pronoun == named.meaning.word
    if pronoun == "unit":
        return CIPHER.has_role(named.kind, NOUN)
    if pronoun == "unit_or_this":
        return named.kind == "this" or CIPHER.has_role(named.kind, NOUN)
    if CIPHER.has_role(pronoun, NOUN):
        return named.kind == pronoun or named.kind == "unit"
    return named.kind == pronoun or (pronoun == "card" and was_unit(named))


def was_unit(named: Named) -> bool:
    """Whether cards are what a unit left that the event is about: it was destroyed."""
    return named.gone and CIPHER.has_role(named.kind, NOUN)
