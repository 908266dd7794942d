"""What was done before: `this way`, `the sacrificed creature`, `the chosen cards`, what is left undone."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, number, text, word
from mulligan.cardlang.roles import (
    CHOICE,
    JOINED,
    MANY,
    SHOWS,
    TARGET,
)
from mulligan.magic.grammar_doing import of_them
from mulligan.magic.grammar_events import Events
from mulligan.magic.grammar_memory import (
    Known,
    acted_on,
    kinds_of,
    noun_of,
    speaking,
)
from mulligan.magic.grammar_terms import become, is_noun, is_players, unclear
from mulligan.magic.words.vocabulary import MAGIC


class Done(Events):
    """What an ability says of what it has done so far."""

    def visit(self, term: Term, name: str = "") -> None:
        """Read a term and all in it."""
        raise NotImplementedError

    def inside(self, term: Term) -> None:
        """Read what is in a term, in the order in which a text says it."""
        raise NotImplementedError

    def after(self, term: Term) -> None:
        """What a term has told of is known from now on."""
        raise NotImplementedError

    def done_to(self, term: Term) -> None:
        """`The sacrificed creature`, `the discarded card`: what was so in this ability, and is still `it`."""
        fits = [one for one in self.known if one.deed.startswith(term.inner()[0].word)]
        if len(fits) != 1 or fits[0] is not self.it or fits[0].many:
            raise unclear(f"{term.inner()[0].word}ed")
        become(term, word("it"))

    def those_done(self, term: Term, looking: bool) -> None:
        """`The creatures exiled this way`: those that the act just before has exiled."""
        kind, deed = term.inner()
        found = self.last_done
        if self.last is None or self.last.word != deed.word or found is None or kind.word not in found.kinds:
            raise unclear("this way")
        self.say(term, found, looking)

    def each_done(self, term: Term) -> None:
        """`For each creature destroyed this way, its controller …`: of each of them in turn."""
        cards, act = term.inner()
        found = self.last_done
        self.visit(cards)
        assert found is not None
        one = Known(found.kinds, False, word("it"))
        one.held = one.moved = True
        known, it = self.known, self.it
        self.known, self.it, self.last = [one], one, None
        self.visit(act)
        self.known, self.it = known, it
        become(term, word("for_each_of", cards, act))

    def counted_so(self, term: Term) -> None:
        """`For each land destroyed this way`: all that the act just before has destroyed are lands."""
        kind, *home = term.inner()
        term.items = []
        if self.last is None:
            return
        noun = noun_of(acted_on(self.last))
        kinds = [kinds_of(one) for one in (noun.inner() if MAGIC.has_role(noun.word, JOINED) else [noun])]
        known = self.last_done is not None and kind.word in self.last_done.kinds
        some = any(each and kind.word not in each for each in kinds) or not (known or any(kinds))
        if some and kind.word != "card" and kind.word != "permanent":
            raise unclear("this way")
        if home and not noun.mentions("yours"):
            raise unclear("this way")

    def done_among(self, term: Term) -> None:
        """`For each land card discarded this way`: those of the cards that the act just before was about."""
        deed, noun = term.inner()
        last = self.last
        if last is None or not last.word.startswith(deed.word):
            raise unclear("this way")
        for one in noun.inner():
            self.visit(one)
        known = self.last_done is not None and self.last_done is self.it and not self.last_done.one_each
        if not known and deed.word != "mill":
            raise unclear("this way")
        become(term, word("number_done", *noun.inner()))

    def chosen_ones(self, term: Term) -> None:
        """`The chosen cards`: those that were chosen before, whatever was done to others since."""
        choices = [one for one in speaking(self.root) if one.kind == WORD and MAGIC.has_role(one.word, CHOICE | TARGET)]
        chosen = [one for one in self.known if one.deed == "choose" and one.many]
        if len(choices) != 1 or len(chosen) != 1 or term.inner()[0].word not in chosen[0].kinds:
            become(term, word("refs", text("it")))
            self.refer(term)
            return
        become(term, word("it") if chosen[0] is self.it else word("picked", number(1)))

    def not_doing(self, term: Term) -> None:
        """`Each opponent who didn't sacrifice a creature`: those of whom none is among what was just sacrificed."""
        each, deed, kind = term.inner()
        done = self.last_done
        if self.last is None or self.last.word != deed.word or done is None or done is not self.it:
            raise unclear("didn't")
        if kind.word not in done.kinds:
            raise unclear(kind.word)
        held = word("controller_of", word("it"))
        become(term, word("opponents_but" if each.word == "opponents" else "others_than", held))

    def doing_so(self, term: Term) -> None:
        """`Each player who sacrificed a creature this way`: those of whom one is among what was just sacrificed."""
        each, deed, kind = term.inner()
        done = self.last_done
        if self.last is None or not self.last.word.startswith(deed.word) or done is None or done is not self.it:
            raise unclear("this way")
        if kind.word not in done.kinds or (each.word == "opponents") != self.root.mentions("opponents"):
            raise unclear(kind.word)
        become(term, word("owner_of" if kind.word == "card" else "controller_of", word("it")))

    def still_there(self, term: Term) -> None:
        """A card of a library that was shown and not put anywhere is still there."""
        if not any(MAGIC.has_role(one.word, SHOWS) and one.mentions("top") for one in speaking(self.root)):
            raise unclear("revealed")
        become(term, word("are", word("ref", text("it")), word("in_library")))
        self.ask_again(term)
        self.visit(term)

    def just_done(self, term: Term) -> None:
        """`If that player discards a land card this way`: what was discarded is one, or some of what was milled."""
        who, deed, kind = term.inner()
        self.visit(who)
        done = self.last_done
        if deed.word == "mill" and self.last is not None and self.last.word == "mill":
            become(term, word("there_is", word("those", word("in_graveyard"), kind)))
            self.visit(kind)
            return
        if self.last is None or not self.last.word.startswith(deed.word) or done is not self.it:
            raise unclear("this way")
        if done is None:
            raise unclear("this way")
        if done.many or any(MAGIC.has_role(one.word, MANY) for one in self.last.inner()):  # at least one of them
            become(term, word("is", word("number_done", kind), word("at_least", number(1))))
            self.visit(kind)
            return
        become(term, word("are", word("it"), kind))
        self.visit(kind)
        self.topic = done
        self.topic_at = len(self.known)

    def put_there(self, term: Term) -> None:
        """A player puts a card onto the battlefield that was revealed: one of their own, and so under their control."""
        card, who = term.inner()
        self.visit(who)
        self.visit(card)
        if card.word != "those":
            raise unclear("under whose control")
        become(term, word("return_to_battlefield", card))
        self.after(term)

    def damage_so(self, term: Term) -> None:
        """Damage of which a text says whom it is dealt to before it says how much."""
        to, amount = term.inner()[:2]
        by = [(name, one) for name, one in term.items if name == "by"]
        own = any(one.word == "ref" and one.inner()[0].word == "it" for one in amount.everything())
        spell = self.root.word == "does" and not by  # which has no power, and whose controller is you
        if own and not spell and not is_players(to) and not is_noun(to) and to.word != "again":
            raise unclear("it")  # whoever deals it, or whoever is dealt it
        if MAGIC.has_role(to.word, MANY) and any(
            amount.mentions(one) for one in ("refp", "whoever", "actor", "not_your")
        ):
            become(term, word("each", to, Term(WORD, "damage", [("", of_them(amount)), ("", word("they")), *by])))
            self.visit(term)
            return
        for _, one in by:
            self.visit(one)
        self.visit(to)
        self.visit(amount)
        self.dealt = self.dealt or not by
        become(term, Term(WORD, "damage", [("", amount), ("", to), *by]))
        self.after(term)

    def ask_again(self, asked: Term) -> None:
        """What a card is that was revealed, asked once more: what was done to it before was done only if so."""
        told = [one.inner()[0].word for one in asked.everything() if one.word == "ref"]
        if self.seen_before is not None and told and (told[0] == "it" or told[0] == "card"):
            self.it, lay = self.seen_before
            self.known = [one for one, _ in lay]
            for one, state in lay:
                one.restore(state)
