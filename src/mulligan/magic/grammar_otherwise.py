"""What happens only if something is so, later, or instead: what is known where it does not happen."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, number, word
from mulligan.cardlang.nodes import FICKLE
from mulligan.cardlang.roles import (
    AT_ONCE,
    LOOKS_BACK,
    SCALES,
    SUBJECT,
    TARGET,
)
from mulligan.magic.grammar_checks import (
    asks_number,
    asks_of_some,
)
from mulligan.magic.grammar_done import Done
from mulligan.magic.grammar_memory import (
    Known,
    State,
    given,
    is_cards_target,
)
from mulligan.magic.grammar_terms import acts_in, become, replace, unclear
from mulligan.magic.words.vocabulary import MAGIC


class Otherwise(Done):
    """What an ability does under a condition, later or in place of something else, and what can be spoken of then."""

    def unless_paid(self, term: Term) -> None:
        """An act that somebody may pay for: whoever that is, is asked before anything is done."""
        act, *others = term.inner()
        told = [(one, one.state()) for one in self.known]
        before = self.it
        self.visit(act)
        done = [(one, one.state()) for one, _ in told]
        for one, state in told:
            one.restore(state)
        for other in others:
            self.visit(other)
            if self.it is not before and other.mentions("it"):
                raise unclear("its")  # nothing is chosen yet
        for one, state in done:
            one.restore(state)

    def delay(self, term: Term) -> None:
        """An act that waits: what it is about is settled now, and is `that` then."""
        moment, act = term.inner()
        about: Term | None = None
        if act.word == "only_if_so":
            act.word = "if"
        for one in act.everything():
            if one.kind != WORD:
                continue
            if one.word == "refp" or MAGIC.has_role(one.word, TARGET | AT_ONCE):
                raise unclear("that player")
            if one.word in ("ref", "refs", "this") or one.word == "again":
                if about is not None and not self.same_one(about, one):
                    raise unclear("it")
                about = one.copy()
                zone = self.gone_to(about)
                become(one, word("that", word(zone)) if zone else word("that"))
        if about is not None and about.word == "this" and self.gone_to(about):
            about = word("that", word("in_graveyard"))
        if about is None:
            self.inside(act)
            become(term, word("later", word(moment.word, act)))
            return
        dead = self.gone_to(about) == "in_graveyard"
        self.act = ""
        self.visit(about)
        if dead and about.word != "it":
            about = word("that", word("in_graveyard"))
        become(term, word("later", word(moment.word, act), about))

    def same_one(self, about: Term, again: Term) -> bool:
        """Whether two pronouns mean the same card, which is not elsewhere by then."""
        if about.word != "ref" or again.word != "ref":
            return False
        found = self.find(about.inner()[0].word, False)
        same = found is not None and found is self.find(again.inner()[0].word, False)
        return same and found is not None and not found.zone and not found.moved

    def gone_to(self, about: Term) -> str:
        """The zone where the card lies that an act will be about."""
        if about.word == "this":
            return "in_graveyard" if self.dies and self.own is not None and self.own in self.known else ""
        found = self.find(about.inner()[0].word, about.word == "refs") if about.word in ("ref", "refs") else None
        if found is not None and self.dies and MAGIC.has_role(found.say.word, SUBJECT) and found.say.word != "those":
            return "in_graveyard"
        return found.zone if found is not None else ""

    def condition(self, term: Term) -> None:
        """What happens only if something is so; what the condition is about is spoken of in it."""
        if term.word == "only_if_so":
            before_it = [(one, one.state()) for one in self.known]
            self.visit(term.inner()[1])
            if self.it is not None:
                self.topic = self.it
                self.topic_at = len(self.known)
            self.asking = True
            self.visit(term.inner()[0])
            self.asking = False
            self.not_as_it_was(term.inner()[0], False)
            for one in term.inner()[2:]:
                new = [each for each in self.known if all(each is not known for known, _ in before_it)]
                self.otherwise(one, [*before_it, *[(each, still_there(each)) for each in new]])
            term.word = "if"
        else:
            before = self.sure
            self.sure = self.sure or term.inner()[0].word == "did_so"
            asked, act, *other = term.inner()
            self.ask_again(asked)
            self.visit(asked)
            self.unnamed = self.unnamed or asks_of_some(asked)
            self.counted = self.counted or asks_number(asked)
            self.not_as_it_was(asked, self.dies)
            lay = [(one, one.state()) for one in self.known]
            if asked.mentions("those"):
                self.seen_before = (self.it, lay)
            topic = (self.topic, self.topic_at)
            undone = self.last_done if asked.show() == "not(did_so)" else None
            if undone is not None and undone.say.word == "it" and undone in self.known and act.mentions("ref"):
                raise unclear("it")  # what was not done has been done to nothing
            self.visit(act)
            self.sure = before
            for one in other:
                self.topic, self.topic_at = topic
                self.otherwise(one, lay)
        self.topic = None

    def not_as_it_was(self, asked: Term, gone: bool) -> None:
        """Of what has left some things are remembered, and whether it was damaged or the like is not."""
        for one in asked.everything():
            if one.kind != WORD or one.word != "are":
                continue
            cards, trait = one.inner()
            left = cards.word == "it" and self.it is not None and self.it.moved and not self.it.arrived
            if left or (gone and MAGIC.has_role(cards.word, SUBJECT) and not cards.items):
                for each in trait.everything():
                    if each.word in MAGIC.words and MAGIC.words[each.word].says & FICKLE:
                        if not MAGIC.has_role(each.word, LOOKS_BACK) or (each is not trait and trait.word != "non"):
                            raise unclear("was")

    def otherwise(self, act: Term, lay: list[tuple[Known, State]]) -> None:
        """What happens if something is not so: all lies where it lay, for what would have happened did not."""
        moved = [one for one, _ in lay if one.moved]
        for one, state in lay:
            one.restore(state)
        self.visit(act)
        for one in moved:
            one.moved = True

    def instead(self, term: Term) -> None:
        """One act, or another in its place."""
        act, condition, other = term.inner()
        if act.word == "may" and len(act.items) == 1:  # the other is done in place of what one may do, if one does
            become(term, word("may", word("instead_if", act.inner()[0], condition, other)))
            self.visit(term)
            return
        if acts_in(act) > 1 and acts_in(act) != acts_in(other):
            raise unclear("instead")  # of all of them, or of the last
        same_source(act, other)
        same_tokens(act, other)
        as_much(act, other)
        as_long(act, other)
        lay = [(one, one.state()) for one in self.known]
        self.visit(act)
        before = len([one for one in self.known if one.target is not None]) + len(self.players)
        self.asking = True  # before either of them is done
        self.visit(condition)
        self.asking = False
        lay += [(one, still_there(one)) for one in self.known if all(one is not each for each, _ in lay)]
        self.otherwise(other, lay)
        self.topic = None
        after = len([one for one in self.known if one.target is not None]) + len(self.players)
        if after != before:
            raise unclear("instead")
        targets = [one for one in act.everything() if is_cards_target(one)]
        spoken = [one for one, target in self.pending if target in targets and one in other.everything()]
        if len(targets) == 1 and spoken:
            same = word("targeted", number(0))
            target = targets[0].copy()
            for one in self.known:
                if one.target is targets[0]:
                    one.target = target
            self.pending = [(one, target if goal is targets[0] else goal) for one, goal in self.pending]
            become(targets[0], same)
            self.pending.append((targets[0], target))
            become(term, word("instead", target, act, condition, other))
            return
        become(term, word("if", condition, other, act))


def still_there(known: Known) -> State:
    """Something as it was before the act that spoke of it first."""
    kinds, say, held, moved, zone, owned = known.state()
    return (kinds, say, held, moved and known.target is None, zone, owned)


def same_source(act: Term, other: Term) -> None:
    """In `~ deals 2 damage; it deals 4 damage instead`, it is the same source."""
    if act.word == "damage" and other.word == "damage" and given(act, "by") is None:
        by = given(other, "by")
        if by is not None and by.word == "ref" and by.inner()[0].word == "it":
            other.items = [(name, one) for name, one in other.items if one is not by]


def as_much(act: Term, other: Term) -> None:
    """In `~ deals 2 damage; it deals twice that much instead`, that is as much as is not done."""
    if other.mentions("that_much"):
        if not MAGIC.has_role(act.word, SCALES) or not act.items:
            raise unclear("that much")
        replace(other, "that_much", act.inner()[0])


def as_long(act: Term, other: Term) -> None:
    """In `it gets -1/-1 until end of turn; it gets -4/-4 instead`, that holds for as long."""
    lasts = [(name, one.copy()) for name, one in act.items if name == "duration"]
    if other.word == "give_as_before" and act.word == "give":
        other.word = "give"
        other.items += lasts
    elif other.word == "give" and act.word == "give" and not other.mentions("controlled"):
        if any(one.word == "for_good" for name, one in other.items if name == "duration"):
            other.items = [item for item in other.items if item[0] != "duration"] + lasts


def same_tokens(act: Term, other: Term) -> None:
    """In `create a token; create five of those tokens instead`, they are of the same kind."""
    made = [one for one in act.everything() if MAGIC.kind(one.word) == "token"]
    if other.mentions("same_tokens"):
        if len(made) != 1:
            raise unclear("those tokens")
        replace(other, "same_tokens", made[0])
