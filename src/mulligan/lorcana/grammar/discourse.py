"""Whole abilities: triggered, static, given to other cards, for a time."""

from __future__ import annotations

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import LIST, WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.events import past
from mulligan.lorcana.grammar.nouns import (
    add,
    flat,
    is_choice,
    is_noun,
)
from mulligan.lorcana.grammar.referents import CARD, REFERRING, Referent, kinds_of
from mulligan.lorcana.grammar.sequences import Sequences
from mulligan.lorcana.grammar.terms import (
    about_those,
    apart,
    asks_another,
    asks_each,
    asks_of_the_same,
    asks_what_it_changes,
    by_the_same,
    holds_events,
    mentions_reference,
    of_those_that_are,
    of_turn_player,
    only_those,
    parts_of,
    shifted,
    spoken,
    who_are_so,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Discourse(Sequences):
    """Reads an ability from left to right and finds what is meant."""

    def ability(self, term: Term) -> Term:
        """A whole ability."""
        if term.word in ("when", "when_if"):
            parts = apart(term)
            if len(parts) > 1:
                return flat(word("several", *[Discourse(self.story, self.type).ability(one) for one in parts]))
            return self.when(term)
        if term.word == "always":
            return self.always(term)
        if term.word == "several":
            return flat(word("several", *[self.ability(one) for one in term.inner()]))
        done = self.settle(term)
        if any(one.word == "choose_card" for one in done.everything()):
            raise MulliganError("text-chosen-for-nothing")
        return done

    def when(self, term: Term) -> Term:
        """A triggered ability: its event says who is spoken of, then its conditions, then its effect."""
        parts = term.inner()
        trigger, effect = parts[0], parts[-1] if parts[-1].kind != LIST else parts[-2]
        condition = parts[1] if term.word == "when_if" else None
        asked = condition
        frame = parts[-1].inner() if parts[-1].kind == LIST else []
        during = [one for one in frame if one.word not in ("once", "first")]
        if trigger.word == "during":
            during.append(trigger.inner()[1])
            trigger = trigger.inner()[0]
        two_cases = effect.word == "seq" and effect.inner()[1].word == "otherwise"
        must_be = [] if condition is None or two_cases else [one.word for one in parts_of(condition)]
        if condition is not None and "was_shifted" in must_be:
            trigger, condition = shifted(trigger, condition)
        if trigger.mentions("turn_player"):
            if not any(one.word == "their_turn" for one in during):
                raise MulliganError("text-which-player")
            trigger = of_turn_player(trigger)
        trigger = self.event(trigger)
        if condition is not None and condition.word == "it_is_nth":  # as often as it happened by then
            counted, of = condition.inner()
            if self.event(by_the_same(of, trigger)).show() == trigger.show():
                trigger, condition = word("nth", counted, trigger), None
        during = [self.before_event(one) for one in during]
        so = [one.inner()[1] for one in during if one.word == "matches" and one.inner()[0].word == "this"]
        about_this = bool(trigger.items) and trigger.inner()[0].word == "this"
        if about_this and any(asks_what_it_changes(word(trigger.word, one)) for one in so):
            raise MulliganError("text-as-it-was")
        if any(one.show() == "matches(this, card(at_location))" for one in during):
            self.there = word("location_of", word("this"))
        self.hear(trigger)
        items: list[tuple[str, Term]] = []
        if condition is not None:
            condition = self.settle(condition)
            items.append(("if", condition))
        if during:
            items.append(("during", flat(word("both", *during))))
        if any(one.word in ("once", "first") for one in frame):
            items.append(("limit", word("once_per_turn")))
        if condition is not None and two_cases:
            effect = word("seq", word("if", condition, effect.inner()[0]), *effect.inner()[1:])
            items = items[1:]
        if condition is not None and (asks_another(effect) or (asked is not None and asks_of_the_same(asked, effect))):
            effect = word("seq", word("if", condition, effect.inner()[0]), *effect.inner()[1:])
            items = items[1:]
        done = self.ability(effect)
        if self.side and trigger.word == "banished" and trigger.inner()[-1].word == "in_challenge":
            if done.word == "seq":  # and the rest of it whoever challenged?
                raise MulliganError("text-which-card")
            trigger = word("banished", trigger.inner()[0], word(self.side))
        if self.against and (trigger.word != "challenges" or len(trigger.items) == 1):
            whom = word("rival" if self.own_event else "the_other")
            done = word("if", word("matches", whom, word("character")), done)
        return Term(WORD, "when", [("", trigger), ("", done), *items])

    def before_event(self, condition: Term) -> Term:
        """A condition asked before anybody looks at the event: its pronouns mean this card."""
        inner = Discourse(self.story, self.type)
        inner.this()
        return inner.settle(condition)

    def event(self, trigger: Term) -> Term:
        """A trigger, whose pronouns mean this card."""
        if holds_events(trigger):
            return Term(
                WORD, trigger.word, [(n, self.event(one) if one.kind == WORD else one) for n, one in trigger.items]
            )
        inner = Discourse(self.story, self.type)
        inner.triggering = True
        inner.this()
        event = Term(trigger.kind, trigger.word, [(name, inner.settle(item)) for name, item in trigger.items])
        if asks_what_it_changes(event):  # as it was before, or as it is since?
            raise MulliganError("text-as-it-was")
        return event

    def always(self, term: Term) -> Term:
        """A static ability."""
        if term.inner()[0].word == "given_so":  # what is so while something else is
            fact, so = term.inner()[0].inner()
            term = Term(WORD, term.word, [("", fact), *term.items[1:], ("if", so)])
        fact = term.inner()[0]
        known = LORCANA.words.get(fact.word)
        spares = known is not None and known.inside & binding.CARD != 0  # its effect speaks of the card it is about
        if spares:
            fact = self.spared(fact)
        if known is not None and known.inside & binding.PLAYER and known.takes_kind("effect"):
            fact = self.in_place_of_it(fact)
        who = fact.inner()[0] if fact.items else fact
        if fact.mentions("same_place") and not who.mentions("same_place") and who.word != "this":
            raise MulliganError("text-no-location")  # as this card, or as each of those?
        if fact.word == "pay_less_next":  # next from when on?
            raise MulliganError("text-how-long")
        self.memory.static = True
        items: list[tuple[str, Term]] = []
        if fact.mentions("this"):
            self.this()
        said = [one for _, condition in term.items[1:] for one in parts_of(condition)]
        fact, said = about_those(fact, said)
        asked = [one.inner()[0] for one in said if one.word == "have" and is_noun(one.inner()[0])]
        if asked and fact.items and fact.inner()[0].word in REFERRING:  # this one, or those?
            raise MulliganError("text-which-card")
        while_this = any(one.word == "while_it_is" and len(one.items) > 1 for one in said)
        while_he = fact.word == "give" and fact.inner()[0].word == "he_ref" and self.type in ("", "character")
        while_he = while_he and any(one.word == "while_it_is" for one in said)
        if while_he or (while_this and fact.inner()[0].word in REFERRING):
            fact = Term(WORD, fact.word, [("", self.this()), *fact.items[1:]])  # "while this character …, she …"
        for condition in said:
            those = of_those_that_are(fact, condition)
            if those is not None:
                fact = those
                continue
            so = condition.inner()[0] if condition.word == "while_it_is" else condition
            of_this = len(condition.items) > 1 and condition.word == "while_it_is"  # whomever the fact is about
            if so.word == "challenging_one":
                fact = fact if of_this else only_those(fact, [word("challenging")])
                whom = so.inner()[0]
                if whom.word == "this":  # "while challenging this character"
                    items.append(("if", word("matches", self.this(), word("card", word("being_challenged")))))
                    continue
                if not is_noun(whom) and whom.word != "either_of":
                    raise MulliganError("text-which-card")
                whom = self.settle(add(whom, [word("being_challenged")]))
                if of_this or fact.inner()[0].word == "this":
                    items.append(("if", word("matches", self.this(), word("card", word("challenging")))))
                items.append(("if", word("have", whom)))
            elif so.word == "being_challenged_by":
                fact = fact if of_this else only_those(fact, [word("being_challenged")])
                if of_this or fact.inner()[0].word == "this":
                    items.append(("if", word("matches", self.this(), word("card", word("being_challenged")))))
                by = so.inner()[0]
                if by.word == "this":
                    items.append(("if", word("matches", self.this(), word("card", word("challenging")))))
                    continue
                if not is_noun(by) and by.word != "either_of":
                    raise MulliganError("text-which-card")
                items.append(("if", word("have", self.settle(add(by, [word("challenging")])))))
            elif condition.word == "while_it_is" and fact.inner()[0].word == "either_of":
                fact = only_those(fact, condition.inner())
            elif condition.word == "while_it_is" and is_noun(fact.inner()[0]):
                fact = Term(WORD, fact.word, [("", add(fact.inner()[0], condition.inner())), *fact.items[1:]])
            elif condition.word == "while_it_is":
                items.append(("if", word("matches", self.this(), word("card", *condition.inner()))))
            elif asks_each(condition):
                fact = who_are_so(fact, self.settle_of_player(condition))
            elif condition.show() == "have(this(in_discard))":  # where it does not work
                raise MulliganError("text-as-it-was")
            else:
                items.append(("if", self.settle(condition)))
        if fact.word == "pay_less_nth":  # as long as so many were played this turn
            played = word("happened", self.settle(past(word("played", fact.inner()[1].copy()))))
            before = int(fact.inner()[2].word) - 1
            if before:
                played.items.append(("", word("exactly", number(before))))
            items.append(("if", played if before else word("not", played)))
            fact = Term(WORD, "pay_less", fact.items[:2])
        done = fact if spares else self.settle(fact)
        known = LORCANA.words.get(fact.word)
        paid = known is None or known.takes_kind("cost") or known.takes_kind("effect")  # which may choose in its time
        if not paid and any(is_choice(one) for one in spoken(done)):
            raise MulliganError("text-which-card")
        if len(items) > 1:
            items = [("if", flat(word("both", *[one for _, one in items])))]
        return Term(WORD, "always", [("", done), *items])

    def spared(self, fact: Term) -> Term:
        """What happens instead of a card being banished, which the effect may speak of."""
        who = self.event(word("banished", fact.inner()[0])).inner()[0]
        inner = Discourse(self.story, self.type)
        if who.word == "this":
            inner.this()
        else:
            inner.memory.speak(Referent(word("that"), kinds_of(who)))
        effect = inner.ability(fact.inner()[1])
        return Term(WORD, fact.word, [("", who), ("", effect), *fact.items[2:]])

    def in_place_of_it(self, fact: Term) -> Term:
        """What happens instead of what a player would do, who may be spoken of."""
        inner = Discourse(self.story, self.type)
        inner.this()
        inner.player = len(fact.items) > 1
        return Term(WORD, fact.word, [("", inner.ability(fact.inner()[0])), *fact.items[1:]])

    def settle_of_player(self, condition: Term) -> Term:
        """A condition asked of one player after the other."""
        before = self.player
        self.player = True
        done = self.settle(condition)
        self.player = before
        return done

    def floating(self, term: Term) -> Term:
        """A triggered ability for a time: of the card spoken of, or outside of any card."""
        when = term.inner()[0]
        trigger = when.inner()[0]
        inner = Discourse(self.story, self.type)
        referring = next((one for one in trigger.inner()[:1] if one.word in REFERRING), None)
        if referring is not None:
            told = [one for _, said in [*when.items[1:], *trigger.items[1:]] for one in spoken(said)]
            if any(one.word == "this" or one.word == "this_card" for one in told):  # the one that says it
                raise MulliganError("text-which-card")
            in_your_turn = trigger.word == "quests" or trigger.word == "challenges"  # which only yours do
            if self.memory.find(referring).others and not in_your_turn:  # then it is their player's ability
                raise MulliganError("text-which-player")
            self.receiving = self.memory.find(referring).kinds
            inner = self.of_another_card()
            if not LORCANA.has_role(trigger.word, roles.GIVEN) or term.inner()[-1].word != "this_turn":
                raise MulliganError("text-waits-for-whom")
            whom = self.they(referring)
            own = Term(WORD, trigger.word, [("", word("this")), *trigger.items[1:]])
            given = inner.ability(Term(WORD, "when", [("", own), *when.items[1:]]))
            return word("give", whom, word("ability", Term(2, self.story), given), term.inner()[-1])
        if mentions_reference(trigger):
            raise MulliganError("text-waits-for-whom")
        return Term(WORD, term.word, [("", inner.ability(when)), *term.items[1:]])

    def of_another_card(self) -> Discourse:
        """A reader for an ability that cards are given, whose card is one of those."""
        known = self.receiving - CARD
        inner = Discourse(self.story, next(iter(known)) if len(known) == 1 else "")
        inner.given = True
        return inner
