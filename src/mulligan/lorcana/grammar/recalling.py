"""What may be spoken of after something was said or done."""

from __future__ import annotations

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import NUMBER, WORD, Term, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import (
    is_choice,
    is_noun,
)
from mulligan.lorcana.grammar.referents import CARD, SHOWN, Referent, fits, kinds_of
from mulligan.lorcana.grammar.referring import Referring
from mulligan.lorcana.grammar.terms import (
    CARDS,
    chooses,
    holds_effects,
    is_acted_on,
    is_done_to_one,
    several,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Recalling(Referring):
    """Remembers what effects and conditions were about."""

    def speak(self, effect: Term) -> None:
        """Remember what an effect was about, and what is `it` from now on."""
        known = LORCANA.words.get(effect.word)
        if known is None or known.kind not in ("effect", "lasting"):
            return
        self.done.append(effect.word)
        self.own_banished = self.own_banished or effect.show() == "banish(this)"
        if LORCANA.has_role(effect.word, roles.MOVES) and effect.items:
            self.put_away.update(one.word for one in effect.inner()[:1] if LORCANA.has_role(one.word, roles.SUBJECT))
        if known.sets & binding.DONE and not holds_effects(effect.word):
            so_many = bool(effect.items) and effect.inner()[0].kind == NUMBER
            self.done_to_one = is_done_to_one(effect)
            self.covered = self.acted and so_many and LORCANA.has_role(effect.word, roles.NAMES_DOER)
            self.acted = True
            self.acts_told = {effect.word}
            self.unknown = False
            self.moved_kinds = frozenset()
        if not known.sets & binding.IT:
            return
        if known.role & roles.SHOWS and not known.takes("cards"):
            many = effect.inner()[0].show() != "1" and effect.word != "reveal_until"
            pick = -1 - self.memory.moment
            known_by_it = effect.word == "reveal_top" and not many
            shown = Referent(word("it"), frozenset(("card",)), many, pick - SHOWN if known_by_it else pick)
            shown.shown = known_by_it
            self.memory.current = self.memory.speak(shown)
            puts = [one for one in effect.inner() if LORCANA.kind(one.word) == "put"]
            if puts:  # where they were looked at they are no more
                self.memory.current = None
                self.acted = False  # it is not known how many went where
                self.acts_told = set()
                self.unknown = any(not LORCANA.has_role(one.word, roles.FOR_THE_REST) for one in puts)
        elif known.role & roles.PLAYS:
            if chooses(effect):
                raise MulliganError("text-which-card")
            played = effect.inner()[0]
            if is_acted_on(played):
                self.memory.act_on(played)
                return
            kinds = kinds_of(played) or frozenset(("card",))
            self.memory.current = self.memory.speak(Referent(word("it"), kinds, False, -1 - self.memory.moment))
        elif self.unsaid_cards(effect):
            cards = effect.inner()[0]
            one = cards.inner()[-1 if cards.word == "at_random" else 0].show() == "1"
            kinds = kinds_of(cards) or frozenset(("card",))
            self.memory.current = self.memory.speak(Referent(word("it"), kinds, not one, -1 - self.memory.moment))
        else:
            for inner in effect.inner()[::-1]:
                if inner.kind == WORD and LORCANA.has_role(inner.word, CARDS):
                    self.memory.group = inner if is_noun(inner) else self.memory.group
                    if self.optional and (is_noun(inner) or inner.word == "either_of"):
                        # also where nothing was done to them: rule triggers.independent-sentences
                        self.memory.speak(Referent(inner, kinds_of(inner), True))
                        self.memory.current = None
                        self.memory.on_that = False
                    elif not is_choice(inner):
                        self.memory.act_on(inner)
                    elif known.takes("who") and inner is not effect.inner()[0]:
                        self.memory.current = None  # who has moved is `it` then, not where to: that was chosen last
                        self.moved_kinds = kinds_of(effect.inner()[0])
                    break
        if self.memory.current is not None:
            self.verbs[effect.word] = self.memory.current
        for inner in effect.inner():
            if LORCANA.has_role(inner.word, roles.SUBJECT):
                self.memory.speak(Referent(inner, self.memory.kinds_known(inner)))

    def unsaid_cards(self, effect: Term) -> bool:
        """Whether an effect is about cards that nobody chose, and that all see: at random, or put from a deck."""
        cards = effect.inner()[0] if effect.items else effect
        return cards.word == "at_random" or (cards.word == "top" and effect.word == "into_discard")

    def show_together(self, before: Term) -> Term:
        """What several players revealed one after the other is revealed at once, and all of it is spoken of."""
        players, revealing = before.inner()
        cards = word("top", revealing.inner()[0], players)
        done = word("reveal", cards)
        self.each, self.acted = False, True
        self.acts_told = {done.word}
        self.memory.current = self.memory.speak(Referent(word("it"), CARD, True, -1 - self.memory.moment))
        self.verbs[done.word] = self.memory.current
        return done

    def ask_for(self, condition: Term) -> None:
        """Cards of which there must be some may be spoken of: "if you have 2 or more items in play, ready them".

        Where this card may be meant as well, they are not clear.
        """
        asked = condition.inner()[0] if condition.word == "have" or condition.word == "is" else condition
        if self.memory.static or self.triggering or asked is condition or condition.items[-1][0] == "@":
            return
        they = [one for one in self.memory.known if fits(word("they_ref"), one, False)]
        if any(not one.own for one in they):  # who are rather they
            return
        many = len(condition.items) == 2 and several(condition.inner()[1])
        clear = many and not they
        if condition.word == "is" and many and asked.show() == "count(cards_under(this))":
            told = self.memory.speak(Referent(asked.inner()[0], frozenset(("card",)), True))
            told.unclear = not clear
        elif condition.word == "have" and is_noun(asked) and asked.mentions("yours"):
            told = self.memory.speak(Referent(asked, kinds_of(asked), many))
            told.unclear = not clear
