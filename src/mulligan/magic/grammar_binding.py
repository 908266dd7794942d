"""What pronouns mean: `it`, `that creature`, `those cards`, `that player` are bound to what was spoken of before.

By kind and by number; where nothing fits, or two things do, the text is refused.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import AMOUNT, DONE, IT, PLAYER
from mulligan.cardlang.grammar import TEXT, WORD, Term, number, text, word
from mulligan.cardlang.nodes import FICKLE
from mulligan.cardlang.roles import (
    ABILITY,
    ASKS_X,
    CHOICE,
    ENCLOSES,
    FETCHES,
    FIXED,
    JOINED,
    LOOKS_BACK,
    MAKES,
    MANY,
    MOVES,
    SCALES,
    SHOWS,
    SUBJECT,
    TARGET,
    TOPIC,
)
from mulligan.magic.grammar_checks import (
    apart_from_affected,
    asks_of_some,
    beside_holder,
    check_all,
    is_holder,
    may_be_same,
    nobody_asked,
    other_than_holder,
)
from mulligan.magic.grammar_events import actively
from mulligan.magic.grammar_memory import (
    Known,
    acted_on,
    given,
    is_cards_target,
    is_many,
    is_one_player,
    is_several,
    kinds_of,
    noun_of,
    speaking,
)
from mulligan.magic.grammar_otherwise import Otherwise
from mulligan.magic.grammar_terms import become, is_noun, is_players, unclear
from mulligan.magic.words.vocabulary import MAGIC

THIRD: Final = 3


class Binding(Otherwise):
    """One ability, read in the order it is written."""

    def bind(self) -> Term:
        """Settle what every pronoun means."""
        root = self.root
        if root.word == "when":
            turned = actively(root.inner()[0])
            self.event(root.inner()[0])
            self.two_cards(root.inner()[0], turned)
        elif root.word == "activated":
            self.own = Known(("self",), False, word("this"))
        elif root.word == "static":
            what = root.inner()[0]
            if MAGIC.has_role(what.word, FIXED):
                self.own = Known(("self",), False, what)
            elif is_noun(what):
                self.own = Known((*kinds_of(what), "self"), False, word("affected"))
        elif root.word in MAGIC.words and MAGIC.words[root.word].inside & AMOUNT:
            about = acted_on(root)
            self.own = Known(("self",), False, about.copy() if MAGIC.has_role(about.word, FIXED) else word("this"))
            self.numbers = True
        elif MAGIC.kind(root.word) == "regulation" and MAGIC.words[root.word].inside & PLAYER:
            self.own = Known(("self",), False, word("this"))
            if len(root.items) > 1:  # of somebody else than you
                self.players.append((word("they"), None))
        for name, item in sorted(root.items, key=if_first):
            if root.word == "when" and item is root.inner()[0]:
                told = list(self.players)
                self.players = []  # event() has said whom it is about; that is nobody whom it speaks of itself
                self.inside(item)
                self.players = told
                continue
            self.visit(item, name)
            if name == "if":
                self.unnamed = asks_of_some(item)
            if MAGIC.kind(item.word) == "cost":
                for one in self.known:
                    one.paid = True
        self.number_targets()
        if root.word == "when":
            self.other_than_event()
            if self.dies or root.inner()[0].word == "leaves":
                for name, item in root.items:
                    if name == "if":
                        self.not_as_it_was(item, True)
        other_than_holder(root)
        if self.dies:
            self.look_in_graveyard()
        if root.word == "static" and self.own is not None and self.own.say.word == "affected":
            apart_from_affected(root)
        return root

    # -- Reading on ----------------------------------------------------------------------------------------------------

    def visit(self, term: Term, name: str = "") -> None:
        """Read a term and all in it."""
        if term.kind != WORD:
            return
        if MAGIC.has_role(term.word, ENCLOSES):  # abilities of something else speak for themselves
            for size in term.inner() if MAGIC.words[term.word].first else []:
                if MAGIC.kind(size.word) == "quantity" or size.word == "told_after":
                    self.visit(size)
            for about in [one for one in term.inner()[1:] if one.word == "ref"]:  # whom the ability is about
                self.visit(about)
            return
        if term.word == "delayed":
            self.delay(term)
            return
        if term.word in ("if", "only_if_so"):
            self.condition(term)
            return
        if term.word == "may":
            start = len(self.known)
            self.inside(term)
            for one in self.known[start:]:
                one.perhaps = one.target is None
            return
        if term.word == "instead_if":
            self.instead(term)
            return
        if term.word == "unless":
            self.unless_paid(term)
            return
        if term.word in ("ref", "refs"):
            self.deals = name == "by"
            self.refer(term)
            self.deals = False
            return
        if term.word == "done_to":
            self.done_to(term)
            return
        if term.word == "those_done":
            self.those_done(term, False)
            return
        if term.word == "copy_card" and term.inner()[0].word in ("ref", "refs"):
            found = self.find(term.inner()[0].inner()[0].word, term.inner()[0].word == "refs")
            if found is not None and "spell" in found.kinds and "card" not in found.kinds:
                raise unclear("copy")  # a spell on the stack, and for which targets?
        if term.word == "each_done":
            self.each_done(term)
            return
        if term.word == "doing_so":
            self.doing_so(term)
            return
        if term.word == "not_doing":
            self.not_doing(term)
            return
        if term.word == "still_there":
            self.still_there(term)
            return
        if term.word == "just_done":
            self.just_done(term)
            return
        if term.word == "chosen_ones":
            self.chosen_ones(term)
            return
        if MAGIC.kind(term.word) == "trait" and MAGIC.words[term.word].says & FICKLE:
            self.not_of_what_left(term)
        if term.word == "sacrificing_it":
            found = self.find("it", False)
            if found is None or found is self.own:
                become(term, word("sacrificing_this"))
            else:
                become(term, word("sacrificing", word("ref", text("it"))))
                self.refer(term.inner()[0])
            return
        if term.word in ("whoever", "actor", "not_your"):  # who was spoken of, if nobody does it
            become(term, word("refp", text("player")))
        if term.word == "refp":
            self.refer_player(term)
            return
        if term.word == "them":
            self.refer_either(term)
            return
        if term.word == "again":
            self.repeat(term)
            return
        if term.word == "that_much":
            self.that_much(term)
            return
        if term.word == "this_way" and term.items:
            self.counted_so(term)
            return
        if term.word == "done_among":
            self.done_among(term)
            return
        if term.word == "put_there_by":
            self.put_there(term)
            return
        if term.word == "others_than_you" and self.root.word == "when" and self.about_somebody():
            become(term, word("others_than", word("they")))  # than the player of the event
            return
        if term.word == "told_after":
            self.visit(term.inner()[0])
            become(term, term.inner()[0])
            return
        if term.word == "they_did_so":
            if len(self.players) != 1 and not self.each:
                raise unclear("that player")
            become(term, word("did_so"))
            return
        if term.word == "removed_so":
            become(
                term, word("x" if any(MAGIC.has_role(one.word, ASKS_X) for one in self.root.inner()) else "this_way")
            )
            return
        if term.word == "the_copies":
            if not self.root.mentions("copy_card"):
                raise unclear("the copies")
            become(term, word("it"))
            return
        if term.word == "seen_one":
            tops = [one for one in self.root.everything() if one.word == "top"]
            if not self.shown or len(tops) != 1 or tops[0].inner()[0].show() != "1":
                raise unclear("it")
            term.word = "those"
            return
        if term.word == "seen":
            if not self.shown:
                raise unclear("them")
            term.word = "those"
            return
        if term.word == "each":
            self.each_player(term)
            return
        if term.word == "damage_so":
            self.damage_so(term)
            return
        if term.word == "then_it":
            self.then_it(term)
            return
        if term.word == "damage":
            by = given(term, "by")
            if by is None:
                self.dealt = True
                if self.root.word == "when" or self.root.word == "activated":
                    self.own_size(term.inner()[0])
            elif self.dealt and self.root.word == "does" and by.word == "ref" and by.inner()[0].word == "it":
                raise unclear("it")  # the spell, or what it was spoken of
        if MAGIC.has_role(term.word, JOINED):
            beside_holder(term)
        if MAGIC.has_role(term.word, JOINED) and is_cards_target(term.inner()[0]):
            self.joined(term)
            return
        if MAGIC.has_role(term.word, LOOKS_BACK) or term.word == "apart_from":
            self.look(term)
            return
        if term.word == "give" and not term.mentions("controlled"):
            self.doing = True
            self.inside(term)
            self.doing = False
            self.after(term)
            return
        if MAGIC.kind(term.word) == "cost":
            self.paying = term.word
            self.inside(term)
            self.paying = ""
            self.after(term)
            return
        before = self.aiming
        self.aiming = before or MAGIC.has_role(term.word, TARGET)
        self.inside(term)
        self.aiming = before
        self.after(term)

    def own_size(self, amount: Term) -> None:
        """In `~ deals damage equal to its power`, that is the card's own; or that of the card of the event?"""
        for one in amount.everything():
            if not MAGIC.has_role(one.word, LOOKS_BACK) or MAGIC.kind(one.word) != "quantity":
                continue
            if one.items and one.inner()[0].show() == 'ref("it")' and one.word != "converted_of":
                if any(MAGIC.has_role(each.say.word, SUBJECT) and each is not self.own for each in self.known):
                    raise unclear("it")
                one.items[0] = ("", word("this"))

    def then_it(self, term: Term) -> None:
        """What a player may do, and then an act on what that has brought about: without the one, not the other."""
        may, act = term.inner()
        self.visit(may)
        told = [one for one in act.everything() if one.word in ("ref", "refs")]
        found = self.find(told[0].inner()[0].word, told[0].word == "refs") if told else None
        if found is None or not found.perhaps:
            self.visit(act)
            become(term, word("seq", may, act))
            return
        done = may.inner()[0].inner()[-1] if may.inner()[0].word == "seq" else may.inner()[0]
        if not MAGIC.sets(done.word, DONE):
            raise unclear("it")  # whether it was done is not known
        before = self.sure
        self.sure = True
        self.visit(act)
        self.sure = before
        become(term, word("seq", may, word("if", word("did_so"), act)))

    def not_of_what_left(self, term: Term) -> None:
        """What is attached to something, or blocks it, is not known once that has left."""
        for one in term.inner():
            if one.word in ("ref", "refs"):
                found = self.find(one.inner()[0].word, one.word == "refs")
                event = self.root.inner()[0] if self.root.word == "when" else None
                gone = event is not None and MAGIC.has_role(event.word, MOVES) and event.inner()[0].word == "this"
                if found is not None and ((found.moved and not found.arrived) or (gone and found.say.word == "this")):
                    raise unclear("it")

    def compared_one(self, term: Term) -> None:
        """With lesser power: than the creature that is spoken of, if that is clear."""
        holder = self.root.inner()[0] if self.root.word == "static" else word("this")
        others = [one for one in self.known if one is not self.own]
        if not MAGIC.has_role(holder.word, FIXED) or others:
            raise unclear("lesser")
        become(term, holder.copy())

    def inside(self, term: Term) -> None:
        """Read what is in a term, in the order in which a text says it."""
        self.act = term.word if MAGIC.kind(term.word) == "effect" else self.act
        for i, (name, item) in enumerate(sorted(in_order(term), key=told_after)):
            self.visit(item, name)
            if i == 0 and MAGIC.kind(term.word) == "effect" and is_holder(item):
                self.it = self.meant(item)  # of whom the rest of the clause speaks

    def joined(self, term: Term) -> None:
        """A target and others: those are others than the target, not than this card."""
        first, *rest = term.inner()
        self.visit(first)
        for one in rest:
            for inner in one.everything():
                for i, (name, trait) in enumerate(inner.items):
                    if trait.kind == WORD and trait.word == "other":
                        same = word("targeted", number(0))
                        self.pending.append((same, first))
                        inner.items[i] = (name, word("apart_from", same))
            self.visit(one)
        self.after(term)

    def after(self, term: Term) -> None:
        """What a term has told of is known from now on."""
        if term.word == "counter" and term.inner()[0].word == "what_targets":
            self.it = next(one for one in self.known if one.say.word == "what_targets")
        self.note_player(term)
        if MAGIC.kind(term.word) == "effect" and MAGIC.has_role(acted_on(term).word, CHOICE) and self.it is not None:
            self.it.deed = term.word
            self.it.one_each = self.shared and not self.it.many
            self.it.many = self.it.many or self.shared
        if MAGIC.has_role(term.word, TARGET):
            if is_players(term):
                self.players.append((word("targeted_player"), term))
            else:
                self.other_than(term)
                self.known.append(Known(kinds_of(noun_of(term)), is_many(term), word("targeted"), term))
                if term.mentions("hit_this_combat") and not is_many(term):  # whoever it has hit
                    same = word("targeted", number(0))
                    self.pending.append((same, term))
                    if self.root.word == "when" and self.root.inner()[0].word == "end_of_combat":
                        self.players = []  # whose combat it is nobody has said
                    self.players.append((word("hit_by", same), None))
        elif is_noun(term) and any(one.word == "other" for one in term.inner()):
            targets = [one.target for one in self.known if one.target is not None]
            if term.mentions("it") or any(one.deed == "choose" and one.held for one in self.known):
                raise unclear("other")  # than that, or than this card
            if self.root.word == "does":
                self.other_than(term)
            elif not self.aiming and any(may_be_same(noun_of(one), term) for one in targets):
                raise unclear("other")  # than the target, or than this card
        elif term.word == "this":
            if self.own is None:
                self.own = Known(("self",), False, word("this"))
        elif MAGIC.has_role(term.word, CHOICE):
            new = Known((*kinds_of(noun_of(term)), "card"), is_many(term), word("it"))
            new.held = True
            self.known.append(new)
            new.deed = self.paying
            new.paid = bool(self.paying)
            self.it = new if MAGIC.sets(term.word, IT) else self.it
        elif MAGIC.sets(term.word, IT):
            self.acted(term)
        if term.word == "are" and term.inner()[0].word == "holder_of":  # of which it was just said what it is
            self.known.append(Known(called_so(term.inner()[1]), False, term.inner()[0].copy()))
        if term.word == "damage" and is_noun(acted_on(term)):  # those that were dealt it
            self.known.append(Known(kinds_of(acted_on(term)), True, acted_on(term).copy()))
        if MAGIC.kind(term.word) == "effect" and not MAGIC.words[term.word].takes_kind("effect"):
            one = bool(term.items) and term.inner()[0].word == "1"
            self.drew = one and (term.word == "draw" or term.word == "scry")
            told = [each for item in term.inner() for each in (item.inner() if is_joint(item) else [item])]
            aims = [each for each in told if is_cards_target(each)]
            self.both = bool(aims) and any(each.show() == "this" for each in told)
            self.about_own(term)
        elif term.word == "putting" or term.word == "removing":
            self.mine = True
        moves = MAGIC.has_role(term.word, MOVES) and MAGIC.kind(term.word) == "effect"
        seen = MAGIC.has_role(term.word, SHOWS) or (moves and term.mentions("top"))
        if seen or term.word == "mill":
            self.shown = True
        if term.word == "mill" and given(term, "who") is None and term.inner()[0].word == "1":  # the card put there
            self.it = Known(("card",), False, word("those"))
            self.known.append(self.it)
        if term.word == "reveal_until" and given(term, "count") is None:  # the last card is the one of that kind
            self.known.append(Known(("card",), True, word("those")))
            self.it = Known(("card",), False, Term(WORD, "those", term.inner()[0].copy().items))
            self.known.append(self.it)
        if MAGIC.sets(term.word, DONE) and not MAGIC.words[term.word].takes_kind("effect"):
            self.last = term
            self.last_done = self.it
            self.since_last = False
        elif MAGIC.has_role(term.word, SCALES) and not term.mentions("this_way"):
            self.since_last = True
        if MAGIC.has_role(term.word, TOPIC) and term.inner()[0].word != "those":
            self.topic = self.meant(term.inner()[0])
            self.topic_at = len(self.known)
        elif term.word == "kicked" or term.word == "in_your_graveyard":
            self.topic = self.own if self.own is not None else Known(("self",), False, word("this"))
            self.topic_at = len(self.known)

    def about_own(self, act: Term) -> None:
        """An act on this card lets `it` be this card; what this card deals might be told of it as well."""
        cards = acted_on(act)
        own = cards is not act and cards.show() == "this"
        if own and self.own is not None and not MAGIC.sets(act.word, IT):
            self.it = self.own
        deals = act.word == "damage" and given(act, "by") is None
        self.mine = own or (deals and not act.mentions("that") and not act.mentions("it"))

    def other_than(self, target: Term) -> None:
        """Another target is one that is not the target before it; without one before it, one that is not this."""
        known = [one.target for one in self.known if one.target is not None]
        before = [one for one in known if may_be_same(noun_of(one), noun_of(target))]
        for one in target.everything():
            for i, (name, trait) in enumerate(one.items):
                if trait.kind == WORD and trait.word == "third_one":
                    if len(before) != THIRD - 1:
                        raise unclear("third")
                    others = [word("targeted", number(0)) for _ in before]
                    self.pending.extend(zip(others, before, strict=True))
                    apart = [("", word("apart_from", each)) for each in others]
                    one.items[i : i + 1] = apart
                    return
                if trait.kind == WORD and trait.word == "other":
                    if len(before) == 1:
                        same = word("targeted", number(0))
                        self.pending.append((same, before[0]))
                        one.items[i] = (name, word("apart_from", same))
                    elif before or self.root.word == "does":
                        raise unclear("another")

    def acted(self, term: Term) -> None:
        """An act on cards: they are `it` now, perhaps elsewhere."""
        act = MAGIC.words[term.word]
        if act.role & MAKES:
            count = given(term, "count")
            many = act.role & MANY != 0 or (count is not None and count.word != "1")
            new = Known(act.called, many, word("it"))
            new.held = True
            self.known.append(new)
            self.it = new
            return
        cards = acted_on(term)
        found = self.meant(cards)
        if found is None and (is_noun(cards) or "card" in kinds_of(cards)):
            kinds = kinds_of(cards)
            kinds = kinds if kinds == ("card",) else (*kinds, "card")
            found = Known(kinds, is_several(cards), word("those") if act.role & SHOWS else word("it"))
            found.held = found.say.word == "it"
            self.known.append(found)
        if found is None and act.role & SHOWS and cards.word == "at_random":
            found = Known((*kinds_of(noun_of(cards)), "card"), is_many(cards), word("those"))
            self.known.append(found)
        if found is None and MAGIC.has_role(cards.word, CHOICE):
            found = self.it
        if found is None and cards is term and not act.role & SHOWS:  # cards of somebody's hand, which they choose
            count = given(term, "count")
            found = Known(("card",), self.shared or (count is not None and count.word != "1"), word("it"))
            found.held = True
            self.known.append(found)
        if found is not None and found.say.word == "it" and found is not self.it:
            found.deed = term.word if cards is term else found.deed
            found.one_each = self.shared
        self.it = found
        if found is not None and act.role & MOVES:
            found.moved = True
            found.arrived = term.word.startswith("onto_battlefield") or term.word.startswith("return_to_battlefield")
            found.owned = term.word.startswith("to_") and not act.lies
            if found.say.word == "those":
                found.say = word("it")
            found.held = found.held or found.say.word != "those"
            found.kinds = (*found.kinds, *act.called)
            found.zone = act.lies

    def look(self, term: Term) -> None:
        """A word that asks what something is, or was before it went."""
        for name, item in term.items:
            if item.word == "done_to":
                self.done_to(item)
            elif item.word == "those_done":
                self.those_done(item, True)
            elif item.word == "compared_one":
                self.compared_one(item)
            elif item.word in ("ref", "refs"):
                self.refer(item, looking=True)
            else:
                self.visit(item, name)
        if term.word == "controller_of" and term.inner()[0].word == "what_targets":
            become(term, word("they"))
            return
        if term.word == "controller_of" and term.inner()[0].word == "this" and self.root.word == "when":
            if len(self.root.inner()[0].items) > 1:
                raise unclear("its")  # of this card that would be you
        self.note_player(term)

    def note_player(self, term: Term) -> None:
        """Somebody who was named may be spoken of as that player."""
        if is_one_player(term) and all(term.show() != words.show() for words, _ in self.players):
            self.players.append((self.that_one(term), None))

    def that_one(self, words: Term) -> Term:
        """The words for a player once more: the controller of a target is that of the same target."""
        told = words.inner()[0] if words.items else words
        if not is_cards_target(told):
            return self.again(words)
        same = word("targeted", number(0))
        self.pending.append((same, told))
        return word(words.word, same)

    def each_player(self, term: Term) -> None:
        """Each of several players does something; they are `that player` there."""
        who, act = term.inner()
        before = len(self.players)
        self.visit(who)
        noted = len(self.players) > before
        self.each += 1
        shared = self.shared
        self.shared = shared or MAGIC.has_role(who.word, MANY)
        self.visit(act)
        self.shared = shared
        self.each -= 1
        if not noted and not MAGIC.has_role(who.word, TARGET | MANY):
            known = [words.word for words, target in self.players if target is not None]
            if who.word not in known and not any(words.show() == who.show() for words, _ in self.players):
                self.players.append((self.that_one(who), None))

    # -- In the end ----------------------------------------------------------------------------------------------------

    def look_in_graveyard(self) -> None:
        """What moves a card that has died finds it in the graveyard; what it does it does as it was."""
        own = self.root.inner()[0].inner()[0].word == "this"
        for one in speaking(self.root):
            if MAGIC.has_role(one.word, FETCHES):
                if self.root.inner()[0].inner()[0].word == "enchanted":  # by then the Aura is in the graveyard, too
                    for inner in one.inner():
                        if inner.show() == "this" or inner.show() == "this(in_graveyard)":
                            become(inner, word("this_gone"))
                for inner in one.inner():
                    if not inner.items and (inner.word == "that" or (own and inner.word == "this")):
                        become(inner, word("that", word("in_graveyard")))
            elif own and one.word == "exiling" and one.inner()[0].show() == "this":
                become(one.inner()[0], word("this", word("in_graveyard")))


def called_so(trait: Term) -> tuple[str, ...]:
    """What something may be called of which a trait is told."""
    traits = trait.inner() if trait.word == "all_of" else [trait]
    return tuple(one.word.removeprefix("is_") for one in traits if one.word.startswith("is_"))


def in_order(term: Term) -> list[tuple[str, Term]]:
    """What is in a term, in the order in which a text says it."""
    known = MAGIC.words.get(term.word)
    if known is None or not known.first:
        return term.items
    names = [name or known.parameters[i].name for i, (name, _) in enumerate(term.items)]
    early = [item for one in known.first for name, item in zip(names, term.items, strict=True) if name == one]
    return early + [item for name, item in zip(names, term.items, strict=True) if name not in known.first]


def told_after(item: tuple[str, Term]) -> int:
    """What X is is told after the rest of the act."""
    return 1 if item[1].mentions("told_after") else 0


def if_first(item: tuple[str, Term]) -> int:
    """What a triggered ability asks first is told before what it does."""
    return 0 if MAGIC.kind(item[1].word) == "trigger" else 1 if item[0] == "if" else 2


def is_joint(term: Term) -> bool:
    """Whether a term names several cards at once."""
    return term.kind == WORD and MAGIC.has_role(term.word, JOINED)


def bind(term: Term) -> Term:
    """Settle what the pronouns of an ability mean, and those of the abilities it gives."""
    for inner in term.everything():
        if inner is not term and inner.kind == WORD and MAGIC.has_role(inner.word, ABILITY):
            bind(inner)
    nobody_asked(term)
    if term.word == "enchant" and any(one.word.startswith("in_") for one in term.everything()):
        raise unclear("enchant")  # what is attached to a card that is not on the battlefield
    bound = Binding(term).bind()
    if MAGIC.kind(bound.word) == "static" and any(one.kind == TEXT and one.word == "choose" for one in speaking(bound)):
        raise unclear("choice")  # nobody is asked
    if bound.word == "does" and bound.mentions("other"):
        raise unclear("other")
    if bound.word == "static" and any(one.word.startswith("in_") for one in bound.inner()[0].inner()):
        raise unclear(bound.inner()[0].word)  # what holds for cards that are not on the battlefield
    if bound.word == "static" and not MAGIC.has_role(bound.inner()[0].word, FIXED):
        if any(one.mentions("other") for one in bound.inner()[1:]):
            raise unclear("other")
    check_all(bound)
    return bound


def own_words(term: Term, name: str) -> None:
    """The card's own name where a text says it."""
    for one in term.everything():
        if one.kind == TEXT and one.word == "~":
            become(one, text(name))
