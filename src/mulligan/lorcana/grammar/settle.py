"""From what a text says to what it means: who "they" are, what "instead" and "otherwise" change."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.build import CHOICES, NOUNS, add, flat

ACTS: Final = ("draw", "discard", "heal", "banish", "return_to_hand", "lose_lore", "exert", "make_ready", "move_damage")
VERBS: Final = ("exert", "make_ready", "banish", "return_to_hand")
KEPT: Final = (  # what they are done to is `it` afterwards
    *("exert", "make_ready", "give", "discard", "reveal", "into_discard", "play_for_free", "play_for_free_exerted"),
)
SPEAKING: Final = (*KEPT, "banish", "deal", "heal", "return_to_hand")
DURATIONS: Final = (
    *("this_turn", "this_challenge", "their_next_turn", "your_next_turn", "until_your_next_turn"),
    *("until_their_next_turn", "until_end_of_your_next_turn"),
)


class Discourse:
    """Reads an ability from left to right and remembers what was spoken of last."""

    def __init__(self, subject: Term, banished: bool, story: str) -> None:
        self.spoken = subject  # what a pronoun means now
        self.subject = subject  # what the event was about
        self.banished = banished  # that card lies in the discard by then
        self.story = story
        self.chosen: list[str] = []  # what kinds of cards were chosen so far
        self.verbs: dict[str, Term] = {}  # what was last exerted, discarded and so on
        self.action = False  # the card is an action, which is never in play
        self.moving = False  # the event is about a location too
        self.against = False  # the challenged character was spoken of: it must be one
        self.optional = 0
        self.acted = False  # something was done already, so that "that many" means how much
        self.picks = 0  # how many choices were made so far
        self.player = ""  # the players spoken of last

    def settle(self, term: Term) -> Term:
        """The term with everything it refers to found."""
        if term.kind not in (WORD, LIST):
            return Term(term.kind, self.story) if term.word == "@" else term
        if term.word == "them":
            return self.they(term)
        if term.word == "that_card":
            return self.they(term)
        if term.word == "chosen_is":
            return word("matches", self.they(term), term.inner()[0])
        if term.word == "by_verb":
            return self.by_verb(term.inner()[0].word)
        if term.word == "this_card" and self.action:
            raise MulliganError("text-action-in-play")
        if term.word == "this_card":
            return word("this", word("in_discard")) if self.banished and self.subject.word == "this" else word("this")
        if term.word == "that_player":
            if self.player:
                return word("they")
            return word("they") if self.spoken.word == "that" else word("player_of", self.they(term))
        if term.word == "that_many":
            return word("this_way" if self.acted else "that_much")
        if term.word == "another_one":
            return word("other")
        if term.word == "that_location" and not self.moving:
            return word("location_of", self.they(term))
        if term.word == "challenged_one":
            self.against = True
            return word("rival")
        if term.word in NOUNS and term.word in self.chosen:
            term = Term(WORD, term.word, [("", another(item)) for item in term.inner()])
        if term.word == "seq":
            return self.sequence(term)
        if term.word == "choose_one":
            return word(term.word, *[self.apart(inner) for inner in term.inner()])
        if term.word == "ability":
            inner = Discourse(word("this"), False, self.story)
            return word(term.word, self.settle(term.inner()[0]), inner.ability(term.inner()[1]))
        if term.word in ("may", "pay_to") or (term.word == "if" and self.optional):
            self.optional += term.word == "may"
            done = self.inside(term)
            self.optional -= term.word == "may"
            return done
        if term.word in ("at_end_of_turn", "at_start_of_your_turn"):
            if self.spoken.word == "it":
                self.spoken = word("that")
            return self.inside(term)
        if term.word == "floating":
            when = term.inner()[0]
            if when.inner()[0].mentions("them"):
                raise MulliganError("text-waits-for-whom")
            inner = Discourse(word("that"), False, self.story)
            return Term(WORD, term.word, [("", inner.ability(when)), *term.items[1:]])
        if term.word == "name_card":
            self.spoken = word("it")
            return word("name_card", *[self.apart(inner) for inner in term.inner()])
        if term.word in ("choose_player", "each"):
            self.player = "they"
            return self.inside(term)
        done = self.inside(term)
        if done.word in CHOICES:
            self.chosen.extend(inner.word for inner in done.everything() if inner.word in NOUNS)
            self.picks += 1
            self.spoken = Term(WORD, "it", [("pick", number(self.picks))])
        else:
            self.speak(done)
        return done

    def inside(self, term: Term) -> Term:
        """The term with all its parts settled. What was chosen before another choice is meant by its number."""
        items = [(name, self.settle(item)) for name, item in term.items]
        again = any(item.word in CHOICES for _, item in items)
        for i, (name, item) in enumerate(items):
            if item.word == "it" and item.kind == WORD and item.items:
                items[i] = (name, word("picked", item.inner()[0]) if again else word("it"))
        return Term(term.kind, term.word, items)

    def apart(self, term: Term) -> Term:
        """One of several ways, which knows nothing of the others."""
        before = (self.spoken, self.chosen[:], self.player)
        done = self.settle(term)
        self.spoken, self.chosen, self.player = before
        return done

    def they(self, term: Term) -> Term:
        """What a pronoun means; what was banished lies in the discard."""
        if self.spoken.word == "unclear":
            raise MulliganError("text-which-card")
        if self.banished and self.spoken.word == self.subject.word and not self.spoken.items:
            return word(self.subject.word, word("in_discard"))
        return self.spoken.copy()

    def by_verb(self, verb: str) -> Term:
        """What something was done to before: "the exerted character"."""
        if verb not in self.verbs:
            raise MulliganError("text-which-card")
        return self.verbs[verb].copy()

    def speak(self, effect: Term) -> None:
        """Remember what an effect was about."""
        for inner in effect.inner():
            if inner.word == "this":
                self.spoken = inner
            elif inner.word in NOUNS and effect.word in SPEAKING:
                self.spoken = inner if self.optional or effect.word not in KEPT else word("it")
            elif inner.word == "rival" and effect.word in KEPT:
                self.spoken = inner
        if effect.word in ACTS:
            self.acted = True
        for inner in effect.inner():
            if inner.word in CHOICES and effect.word in VERBS:
                self.verbs[effect.word] = word("picked", number(self.picks))
        if effect.word in ("reveal_top", "discard"):
            self.verbs[effect.word] = word("it")
        if effect.word in ("play_for_free", "play_for_free_exerted", "reveal_top", "look"):
            self.spoken = word("it")

    def sequence(self, term: Term) -> Term:
        """Sentences one after the other; some change the one before."""
        found: list[Term] = []
        for effect in term.inner():
            if effect.word == "replaced":
                if not found:
                    raise MulliganError("text-instead-of-what")
                found.append(self.instead(found.pop(), effect))
            elif effect.word == "otherwise":
                before = last_if(found[-1]) if found else None
                if before is None:
                    raise MulliganError("text-otherwise-than-what")
                before.items.append(("", self.settle(effect.inner()[0])))
            elif effect.word == "choose_card":
                found.append(self.settle(effect))
            else:
                done = self.settle(effect)
                if found and found[-1].word == "choose_card":
                    found.append(use_choice(found.pop().inner()[0], done))
                elif found and hangs_on(done, found[-1]):
                    found.append(within(found.pop(), done))
                elif refers(done) and not chooses(done) and any(conditional(one) for one in found[:-1]):
                    raise MulliganError("text-if-nothing-chosen")
                else:
                    found.append(done)
        if any(effect.word == "choose_card" for effect in found):
            raise MulliganError("text-chosen-for-nothing")
        return flat(word("seq", *found))

    def instead(self, before: Term, effect: Term) -> Term:
        """What happens in place of the sentence before, if something is so."""
        condition, other = effect.inner()
        if before.word in ("may", "pay_to"):
            parts = before.inner()
            return word(before.word, *parts[:-1], self.instead(parts[-1], effect))
        other = fill_same(other, before)
        choice = next((term for term in before.everything() if term.word in CHOICES), None)
        if condition.word == "chosen_is":
            condition = word("matches", word("them"), condition.inner()[0])
            if choice is None:
                raise MulliganError("text-nothing-chosen")
        if choice is not None and condition.mentions("them"):
            self.spoken = word("it")
            other = self.settle(other)
            return word("instead", choice, swap(before, choice), self.settle(condition), other)
        condition = self.settle(condition)
        return word("if", condition, self.settle(other), before)

    def ability(self, term: Term) -> Term:
        """A whole ability."""
        if term.word in ("when", "when_if"):
            return self.when(term)
        if term.word == "always":
            return self.always(term)
        if term.word == "several":
            return word("several", *[self.ability(one) for one in term.inner()])
        done = self.settle(term)
        if any(one.word == "choose_card" for one in done.everything()):
            raise MulliganError("text-chosen-for-nothing")
        return done

    def when(self, term: Term) -> Term:
        """A triggered ability: its event says who is spoken of, then its conditions, then its effect."""
        parts = term.inner()
        trigger, effect = parts[0], parts[-1] if parts[-1].kind != LIST else parts[-2]
        condition = parts[1] if term.word == "when_if" else None
        frame = parts[-1].inner() if parts[-1].kind == LIST else []
        during = [one for one in frame if one.word not in ("once", "first")]
        if trigger.word == "during":
            during.append(trigger.inner()[1])
            trigger = trigger.inner()[0]
        if condition is not None and condition.mentions("was_shifted"):
            trigger, condition = shifted(trigger, condition)
        self.spoken = word("this")
        trigger = self.inside(trigger) if trigger.word == "or" else self.event(trigger)
        self.subject = subject_of(trigger)
        self.spoken = self.subject
        self.banished = trigger.word == "banished"
        self.moving = trigger.word == "moves"
        items: list[tuple[str, Term]] = []
        if condition is not None:
            condition = self.settle(condition)
            items.append(("if", condition))
        if during:
            items.append(("during", flat(word("both", *[self.apart(one) for one in during]))))
        if any(one.word in ("once", "first") for one in frame):
            items.append(("limit", word("once_per_turn")))
        if condition is not None and effect.word == "seq" and effect.inner()[1].word == "otherwise":
            effect = word("seq", word("if", condition, effect.inner()[0]), *effect.inner()[1:])
            items = items[1:]
        done = self.ability(effect)
        if self.against and (trigger.word != "challenges" or len(trigger.items) == 1):
            done = word("if", word("matches", word("rival"), word("character")), done)
        return Term(WORD, "when", [("", trigger), ("", done), *items])

    def event(self, trigger: Term) -> Term:
        """A trigger, whose pronouns mean this card."""
        return Term(trigger.kind, trigger.word, [(name, self.apart(item)) for name, item in trigger.items])

    def always(self, term: Term) -> Term:
        """A static ability."""
        fact = term.inner()[0]
        self.spoken = word("this")
        if len(term.items) > 1 and term.inner()[1].word == "have" and fact.inner() and fact.inner()[0].word == "them":
            raise MulliganError("text-which-card")
        items: list[tuple[str, Term]] = []
        for _, condition in term.items[1:]:
            if condition.word == "here":
                there = add(fact.inner()[0], [word("at_location", word("this"))])
                fact = Term(WORD, fact.word, [("", there), *fact.items[1:]])
            elif condition.word == "while_it_is" and fact.inner()[0].word in NOUNS:
                fact = Term(WORD, fact.word, [("", add(fact.inner()[0], condition.inner())), *fact.items[1:]])
            elif condition.word == "while_it_is":
                items.append(("if", word("matches", word("this"), word("card", *condition.inner()))))
            else:
                items.append(("if", self.settle(condition)))
        done = challenging(self.settle(fact))
        return Term(WORD, "always", [("", done), *items])


def challenging(fact: Term) -> Term:
    """A static ability has no event: the challenging character is the one in the challenge in progress."""
    if fact.word == "rival":
        return word("character", word("challenging"))
    return Term(fact.kind, fact.word, [(name, challenging(item)) for name, item in fact.items])


def subject_of(trigger: Term) -> Term:
    """What the event of a trigger is about: this card, or another that `that` stands for."""
    if trigger.word == "or":
        subjects = {subject_of(one).word for one in trigger.inner()}
        return word("this" if subjects == {"this"} else "that")
    for inner in trigger.inner():
        if inner.word == "this":
            return word("this")
        if inner.word in NOUNS or inner.word == "either_of":
            return word("unclear" if trigger.word in ("is_challenged", "banishes") else "that")
    return word("this")


def shifted(trigger: Term, condition: Term) -> tuple[Term, Term | None]:
    """A trigger of playing a card, if Shift was used; and what is left of the condition."""
    if trigger.word != "played":
        raise MulliganError("text-shift-not-played")
    trigger = Term(WORD, "shifted", trigger.items)
    if condition.word == "was_shifted":
        return trigger, None
    left = [one for one in condition.inner() if one.word != "was_shifted"]
    return trigger, flat(word(condition.word, *left))


def chooses(effect: Term) -> bool:
    """Whether an effect chooses cards, so that `it` is what it chose."""
    return any(inner.word in CHOICES for inner in effect.everything())


def refers(effect: Term) -> bool:
    """Whether an effect speaks of what was chosen or looked at before."""
    return any(inner.kind == WORD and inner.word in ("it", "picked") for inner in effect.everything())


def conditional(effect: Term) -> bool:
    """Whether an effect may not happen, with what it chooses."""
    if effect.word in ("each", "choose_player"):
        return chooses(effect)
    if effect.word not in ("may", "if"):
        return False
    return chooses(effect) or effect.mentions("reveal_top") or effect.mentions("look")


def hangs_on(effect: Term, before: Term) -> bool:
    """Whether an effect speaks of what the one before chose, if it chose anything."""
    if before.word == "if" and len(before.items) != 2:
        return False
    if effect.word == "shuffle_deck" and before.word == "may":
        return before.mentions("look_at_deck")
    return conditional(before) and refers(effect) and not (chooses(effect) and effect.word != "if")


def within(before: Term, effect: Term) -> Term:
    """One effect after the other inside the `may` or `if` of the first."""
    items = before.items[:]
    at = 0 if before.word == "may" else 1
    items[at] = ("", flat(word("seq", items[at][1], effect)))
    return Term(WORD, before.word, items)


def last_if(effect: Term) -> Term | None:
    """The condition that "otherwise" speaks of: the last one said."""
    if effect.word == "if":
        return effect if len(effect.items) == 2 else None
    if effect.word in ("may", "seq") and effect.items:
        return last_if(effect.inner()[-1] if effect.word == "seq" else effect.inner()[0])
    return None


def another(trait: Term) -> Term:
    """Where one of the kind was chosen already, another one is one not chosen yet."""
    return word("another") if trait.word == "another_one" else trait


def swap(term: Term, choice: Term) -> Term:
    """The term with `it` in the place of a choice."""
    if term is choice:
        return word("it")
    return Term(term.kind, term.word, [(name, swap(item, choice)) for name, item in term.items])


def use_choice(choice: Term, effect: Term) -> Term:
    """An effect on a card chosen the sentence before."""
    for inner in effect.everything():
        for i, (name, item) in enumerate(inner.items):
            if item.word == "it" and item.kind == WORD:
                inner.items[i] = (name, choice)
                return effect
    raise MulliganError("text-chosen-for-nothing")


def fill_same(effect: Term, before: Term) -> Term:
    """An effect that leaves out what it is done to, or for how long, means the same as the one before."""
    if effect.word == "give" and effect.inner()[-1].word not in DURATIONS:
        for inner in before.everything():
            if inner.word == "give" and inner.inner()[-1].word in DURATIONS:
                return word("give", *effect.inner(), inner.inner()[-1])
        raise MulliganError("text-how-long")
    if effect.word == "deal" and effect.inner()[-1].word == "same":
        for inner in before.everything():
            if inner.word == "deal":
                return word("deal", effect.inner()[0], inner.inner()[-1])
        raise MulliganError("text-damage-to-what")
    return effect
