"""What a triggered ability waits for: the card, the other card, the player and the number that its event is about."""

from __future__ import annotations

from mulligan.cardlang.binding import AMOUNT, PLAYER
from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import FIXED, MOVES, OF_HOLDER, SECOND, SINGLE
from mulligan.magic.grammar_memory import Known, Memory, kinds_of, speaking
from mulligan.magic.grammar_terms import become, is_noun, is_players, unclear
from mulligan.magic.words.vocabulary import MAGIC


class Events(Memory):
    """What the event of a triggered ability lets be spoken of."""

    def event(self, trigger: Term) -> None:
        """What a triggered ability waits for is spoken of before all else."""
        triggers = trigger.inner() if trigger.word == "or" else [trigger]
        if trigger.word == "state":
            self.own = Known(("self",), False, word("this"))
            return
        subjects = [self.subject(one) for one in triggers]
        if all(one is not None for one in subjects) and len({one.say.word for one in subjects if one is not None}) == 1:
            first = subjects[0]
            assert first is not None
            self.own = first if first.say.word == "this" else None
            self.known.append(first)
        if self.own is None and any(MAGIC.has_role(one.word, FIXED) for one in triggers):
            self.own = Known(("self",), False, word("this"))
        self.dies = all(one.word == "dies" for one in triggers)
        if len(triggers) == 1:
            self.other_card(trigger)
            if trigger.word == "is_targeted":
                self.known.append(Known(("spell", "ability"), False, word("what_targets")))
            if trigger.word == "is_targeted_by":
                self.known.append(Known(("spell",), False, word("what_targets")))
            if self.of_opponent(trigger):  # whoever controls it by now
                then = MAGIC.has_role(trigger.word, OF_HOLDER) or bool(MAGIC.words[trigger.word].lies)  # its owner
                self.players.append((word("they" if then else "controller_then"), None))
            if trigger.items and trigger.inner()[0].word == "controller_of":
                held = trigger.inner()[0].inner()[0]
                self.known.append(Known(kinds_of(held), False, held.copy()))
            for one in trigger.inner()[0].inner() if trigger.items else []:  # a creature enchanted player controls
                if one.word == "controlled_by" and MAGIC.has_role(one.inner()[0].word, SINGLE):
                    if not self.about_player(trigger):
                        self.players.append((one.inner()[0].copy(), None))
            if trigger.items and any(one.show() == "non(owned_by(you))" for one in trigger.inner()[0].inner()):
                if not self.about_player(trigger):  # whoever owns it
                    self.players.append((word("owner_of", word("that")), None))
        self.numbers = all(MAGIC.sets(one.word, AMOUNT) for one in triggers)
        if all(self.about_player(one) and not self.of_opponent(one) for one in triggers):
            self.players.append((word("they"), None))

    def other_than_event(self) -> None:
        """Where an event is about some card of a kind, others of that kind may be others than that one."""
        subject = self.subject(self.root.inner()[0]) if self.root.inner()[0].word != "or" else None
        if subject is None or subject.fixed or subject.say.word != "that":
            return
        for act in self.root.inner()[1:]:
            for noun in speaking(act):
                if noun.kind != WORD or not any(one.kind == WORD and one.word == "other" for one in noun.inner()):
                    continue
                if any(each.word == "that" for one in noun.inner() for each in one.everything()):
                    for i, (name, one) in enumerate(noun.items):
                        if one.kind == WORD and one.word == "other":
                            noun.items[i] = (name, word("apart_from", word("that")))
                elif set(kinds_of(noun)[:1]) & set(subject.kinds) or set(subject.kinds[:1]) & set(kinds_of(noun)):
                    raise unclear("other")  # than that one, or than this card

    def other_card(self, trigger: Term) -> None:
        """The second card of an event is known, too."""
        known = MAGIC.words.get(trigger.word)
        if known is None or not known.other:
            return
        if known.role & SECOND:  # and that of the event is whatever did it
            self.known.append(Known(("source",), False, word("that_as_it_was")))
        elif trigger.word == "meets":  # whichever of the two it is
            met = Known(kinds_of(trigger.inner()[1]), False, word(known.other))
            own = MAGIC.has_role(trigger.inner()[0].word, FIXED)
            self.known = [met] if own else []  # of two that are only of a kind, it is not told which is which
            self.own = Known(("self",), False, word("this"))
        elif len(trigger.items) > 1:
            whom = trigger.inner()[1]
            if whom.word == "this":
                self.own = Known(("self",), False, word("this"))
            elif not MAGIC.has_role(whom.word, FIXED):
                self.known.append(Known(kinds_of(whom), False, word(known.other)))

    def two_cards(self, trigger: Term, turned: bool) -> None:
        """Where an event is about two cards, `it` is the one that does it if it does something else, too."""
        known = MAGIC.words.get(trigger.word)
        if known is None or not known.other or known.role & SECOND or len(trigger.items) == 1:
            return
        one, other = trigger.inner()
        if MAGIC.has_role(other.word, FIXED) and not turned:
            return  # that one is called by its name
        if turned:
            own = MAGIC.has_role(other.word, FIXED)
            self.two = Known(kinds_of(other), False, other.copy() if own else word(known.other))
        else:
            own = MAGIC.has_role(one.word, FIXED)
            self.two = Known(kinds_of(one), False, one.copy() if own else word("that"))

    def subject(self, trigger: Term) -> Known | None:
        """The card an event is about."""
        known = MAGIC.words.get(trigger.word)
        if known is None or (not trigger.items and not known.called):
            return None
        if known.called:  # whatever its noun
            if known.lies and known.takes_kind("cards") and not is_noun(trigger.inner()[0]):
                return None
            found = Known(known.called, False, word("that", word(known.lies)) if known.lies else word("that"))
            found.zone = known.lies
            return found
        who = trigger.inner()[0]
        if who.word == "this":
            return Known(("self",), False, word("this"))
        if known.role & SECOND:
            return Known(kinds_of(who), False, word(known.other))
        if MAGIC.has_role(who.word, FIXED):
            gone = ("card",) if trigger.word == "dies" else ()
            held = Known((*kinds_of(who), *gone), False, word("that"))
            held.fixed = True
            return held
        if is_noun(who):
            kinds = kinds_of(who)
            return Known((*kinds, "card") if known.role & MOVES else kinds, False, word("that"))
        return None

    def of_opponent(self, trigger: Term) -> bool:
        """Whether the only player that an event speaks of is the opponent who controls its card."""
        if not trigger.items or not any(one.word == "opposing" for one in trigger.inner()[0].inner()):
            return False
        others = trigger.inner()[1:]
        told = any(each.word == "opposing" or is_players(each) for one in others for each in one.everything())
        said = told or any("players" in one.kinds for one in MAGIC.words[trigger.word].parameters)
        return not (said and self.about_player(trigger))

    def about_player(self, trigger: Term) -> bool:
        """Whether an event is about a player other than you."""
        if not MAGIC.sets(trigger.word, PLAYER) or MAGIC.has_role(trigger.word, OF_HOLDER):
            return False
        players = [one for one in trigger.inner() if is_players(one)]
        if players:
            return players[0].word != "you"
        return all(one.default != "you" for one in MAGIC.words[trigger.word].parameters)

    def about_somebody(self) -> bool:
        """Whether what a triggered ability waits for is about a player other than you."""
        return any(words.word == "they" for words, _ in self.players)


def actively(trigger: Term) -> bool:
    """Say in the active voice what was said in the passive, and tell whether it was."""
    if trigger.word == "or":
        return len([one for one in trigger.inner() if actively(one)]) > 0  # each of them
    if trigger.word != "passive":
        return False
    become(trigger, trigger.inner()[0])
    return True
