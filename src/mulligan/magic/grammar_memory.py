"""What a text has spoken of: which cards and players, what they are called, and what a pronoun can mean."""

from __future__ import annotations

from mulligan.cardlang.grammar import NUMBER, TEXT, WORD, Term, number, text, word
from mulligan.cardlang.roles import (
    ASKS_X,
    CHOICE,
    ENCLOSES,
    FIXED,
    JOINED,
    MOVES,
    NOUN,
    ON_BATTLEFIELD,
    PRONOUN,
    SINGLE,
    SUBJECT,
    TARGET,
)
from mulligan.magic.grammar_lexicon import other_types
from mulligan.magic.grammar_terms import become, is_players, unclear
from mulligan.magic.words.vocabulary import MAGIC

State = tuple[tuple[str, ...], Term, bool, bool, str, bool]  # of something spoken of, as long as nothing is done to it


class Known:
    """Something that was spoken of: what it is called by kind, and how the card language speaks of it again."""

    def __init__(self, kinds: tuple[str, ...], many: bool, say: Term, target: Term | None = None) -> None:
        self.kinds = kinds
        self.many = many
        self.say = say  # the words for it
        self.target = target  # the target it is, to be numbered when all are known
        self.held = False  # it can be spoken of only as what was acted on last
        self.moved = False  # it has gone elsewhere: only as what was acted on last, or as it was
        self.arrived = False  # it has come to the battlefield, and is there what it was not before
        self.zone = ""  # where it lies, if not on the battlefield
        self.owned = False  # it went to a hand or library of its owner, who was spoken of so
        self.fixed = False  # it is always there, and would be called what it is: the enchanted creature
        self.paid = False  # it was chosen for a cost, and would be called so: the sacrificed creature
        self.perhaps = False  # it was spoken of in something that a player may leave undone
        self.deed = ""  # what was done to it: sacrifice, discard
        self.one_each = False  # several players have chosen one each, and none of them is it

    def state(self) -> State:
        """Where it lies, and how it is spoken of."""
        return (self.kinds, self.say, self.held, self.moved, self.zone, self.owned)

    def restore(self, state: State) -> None:
        """Let it lie where it lay."""
        self.kinds, self.say, self.held, self.moved, self.zone, self.owned = state
        self.arrived = self.arrived and self.moved


class Memory:
    """What an ability has spoken of so far, and what a pronoun in it can mean."""

    def __init__(self, root: Term) -> None:
        self.root = root
        self.known: list[Known] = []
        self.players: list[tuple[Term, Term | None]] = []  # words for players spoken of, and the target each is
        self.it: Known | None = None  # what the acts before have left as `it`
        self.last: Term | None = None  # the last act that counts what it does
        self.last_done: Known | None = None  # what that was done to
        self.since_last = False  # there was an act since that has a number, too, and does not count
        self.numbers = False  # the event has a number
        self.counted = False  # it was asked whether there are so many of something
        self.unnamed = False  # it was asked whether something is so of some player or opponent
        self.own: Known | None = None
        self.pending: list[tuple[Term, Term]] = []  # words whose number is that of a target
        self.dies = False
        self.two: Known | None = None  # of an event of two cards, the one of which a text says that it does something
        self.doing = False  # what does something is being named, and not what something is done to
        self.topic: Known | None = None  # what a condition has just been about
        self.topic_at = 0  # how much was known then
        self.sure = False  # what may have been left undone has been done
        self.each = 0  # how deep in what each of several players does
        self.shared = False  # several players do it, each their own
        self.paying = ""  # the cost that is being told
        self.asking = False  # what is asked is told after what is done, and asked before
        self.aiming = False  # a target is being named, which another may be other than
        self.deals = False  # what deals damage is being named
        self.dealt = False  # this card was said to deal damage
        self.seen_before: tuple[Known | None, list[tuple[Known, State]]] | None = (
            None  # as a revealed card was asked about
        )
        self.drew = False  # a card was just drawn or looked at, and could be meant by `it`
        self.both = False  # an act was just about this card and a target, and either could be meant by `it`
        self.mine = False  # an act or a cost was just about this card, which could be meant by `it`
        self.shown = False  # cards were looked at, revealed or exiled from a library
        self.act = ""  # what is being done

    def meant(self, cards: Term) -> Known | None:
        """What a term for particular cards stands for."""
        for one in self.known:
            if one.target is not None and one.target is cards:
                return one
        for words, target in self.pending:
            if words is cards:
                for one in self.known:
                    if one.target is target:
                        return one
        if cards.word == "it" and self.it is not None:
            return self.it
        if cards.word == "remembered":  # the exiled card: from now on it is that, and not this one
            exiled = Known(("card",), False, cards.copy())
            exiled.held = True
            self.known.append(exiled)
            return exiled
        if MAGIC.has_role(cards.word, FIXED | PRONOUN):
            alike = [one for one in self.known if one.say.word == cards.word and one.target is None]
            if alike:
                same = [one for one in alike if one.say.show() == cards.show()]
                return (same or alike)[0]
            new = Known(("self",) if cards.word == "this" else (), False, word(cards.word))
            if cards.word == "this" and self.own is not None:
                return self.own
            self.known.append(new)
            return new
        return None

    def again(self, words: Term) -> Term:
        """The same words once more, about the same targets."""
        new = words.copy()
        for one, same in zip(words.everything(), new.everything(), strict=True):
            self.pending.extend((same, target) for told, target in list(self.pending) if told is one)
        return new

    def refer(self, term: Term, looking: bool = False) -> None:
        """Bind a pronoun to the one thing it can mean."""
        kind = term.inner()[0].word
        many = term.word == "refs"
        found = self.find(kind, many)
        if kind == "it" and self.two is not None and self.it is None and found is not None and found.target is None:
            if looking or not (self.doing or self.deals):
                raise unclear("it")  # the one that does it, or the one it is done to
            found = self.two
        if len(term.items) > 1 and any(one.paid and kind in one.kinds for one in self.known):
            raise unclear(term.inner()[1].word)  # what was chosen for a cost, or something else
        if kind == "it" and not many and self.both and self.topic is None and not looking:
            raise unclear("it")  # this one, or the target
        if kind == "it" and self.drew and found is not None and found.target is None and not found.held:
            raise unclear("it")  # the card that was drawn, or this one
        if found is None:
            raise unclear(kind if kind not in ("it", "self") or not many else "they")
        if found.paid and not looking and MAGIC.has_role(found.deed, MOVES):
            if MAGIC.has_role(self.act, ON_BATTLEFIELD):
                raise unclear("it")  # what was paid with is not there any more
        if kind == "it" and len(term.items) > 1 and "card" not in found.kinds:
            raise unclear("it")  # a permanent is no card
        self.say(term, found, looking)

    def find(self, kind: str, many: bool) -> Known | None:
        """What a pronoun of a kind and number can mean, if just one thing can be meant."""
        if kind == "self":
            return self.own if self.own is not None else (self.known[-1] if len(self.known) == 1 else None)
        if kind == "it" and not many and self.it is not None and self.it.one_each:
            return None
        fits = [one for one in self.known if one.many == many and (kind == "it" or kind in one.kinds)]
        fits = [one for one in fits if not one.one_each]
        if kind == "it":
            fits = [one for one in fits if one.kinds != ("source",)]
        if kind == "it":
            spell = self.root.word == "does" and self.topic is not None and self.topic.say.word == "this"
            if (
                self.topic is not None and not many and (self.deals or not spell)
            ):  # all that a spell does is deal damage
                fits = [one for one in fits if one in self.known[self.topic_at :]]
                if not fits:
                    return self.topic
            targets = [one for one in fits if one.target is not None]
            if self.it is not None and self.it in fits and self.it.say.word == "those":
                return self.it  # what was just revealed
            if len(targets) > 1:
                return None
            events = [one for one in fits if MAGIC.has_role(one.say.word, SUBJECT) and one.say.word == "that"]
            if not targets and events and any(one.paid for one in fits):
                return None  # what was chosen for a cost, or what the event is about
            later = [one for one in fits if one.held and one.target is None and not (targets and one.paid)]
            if later and not targets and self.own is not None and self.it is self.own:
                return self.own  # what was chosen before was for a cost, or for something else
            if targets and later:  # what was just acted on
                return self.it if self.it is later[-1] or self.it is targets[0] else None
            if targets:
                return targets[0]
            if later:
                return later[-1]
            event = [one for one in fits if MAGIC.has_role(one.say.word, SUBJECT)]
            acted = self.it in fits or (self.it is not None and self.it is self.own)
            if event and acted and self.it not in event and not self.topic:
                return self.it  # what was just acted on, and not what the event is about
            if self.mine and events and event == events and not self.topic:
                return None  # this card, of which was just spoken, or the card of the event
            if event:
                return event[-1] if len(event) == 1 or event[-1].say.word == "those" else None
            if many:
                return fits[0] if len(fits) == 1 else None
            return self.own if not fits or fits[0] is self.own else (fits[0] if len(fits) == 1 else None)
        fits = [one for one in fits if one.say.word != "this"]
        if len(fits) > 1:
            fits = [one for one in fits if not one.fixed]
        if len(fits) > 1:
            fits = [one for one in fits if not one.paid] or fits
        fits = [one for one in fits if "spell" not in one.kinds or self.is_cast_as(kind)]
        if len(fits) > 1:  # what is cast is a spell, and would be called so
            fits = [one for one in fits if "spell" not in one.kinds or one.target is not None or kind == "spell"]
        if kind == "token":
            fits = fits[-1:]
        if kind == "card" and len(fits) > 1:
            moved = [one for one in fits if one is self.it]
            fits = moved or fits
        return fits[0] if len(fits) == 1 else None

    def is_cast_as(self, kind: str) -> bool:
        """Whether what is cast may be called so: that creature is a creature spell, and not what a spell targets."""
        if self.root.word != "when" or not MAGIC.kind(f"is_{kind}"):
            return True
        cast = self.root.inner()[0]
        return cast.mentions(f"is_{kind}") and not cast.mentions("targets_one")

    def say(self, term: Term, found: Known, looking: bool) -> None:
        """Put the words for something in place of a pronoun."""
        if looking and found.arrived and found is self.it:
            become(term, word("it"))  # as it is on the battlefield now
            return
        if found.target is not None and (looking or self.asking or not found.moved):
            become(term, word("targeted", number(0)))
            self.pending.append((term, found.target))
            return
        if self.asking and not found.held and found.say.word == "this":
            become(term, found.say.copy())
            return
        if found.perhaps and not self.sure and self.root.word == "when" and found.say.word != "those":
            raise unclear("it")  # were it left undone, `it` would be the card of the event
        if found.held or found.moved:
            if looking and not found.held:
                become(term, found.say.copy())
                return
            if found.say.word == "those":
                become(term, found.say.copy())
                return
            if found is not self.it:
                raise unclear("it")
            become(term, word("it"))
            return
        become(term, found.say.copy())

    def repeat(self, term: Term) -> None:
        """The same as just said, again."""
        same = term.inner()[0]
        if same.word == "again":
            same = same.inner()[0]
        if same.word in ("ref", "refs"):
            become(term, same.copy())
            self.refer(term)
            return
        found = self.meant(same)
        if found is not None and (found.target is not None or found.held):
            self.say(term, found, False)
        elif MAGIC.has_role(same.word, CHOICE) and self.it is not None:
            become(term, word("it"))
        elif is_cards_target(same) or MAGIC.has_role(same.word, CHOICE):
            raise unclear("it")
        else:
            become(term, same.copy())

    def that_much(self, term: Term) -> None:
        """So much as the event said, or as the act before really did."""
        if self.counted:
            raise unclear("that many")  # as was asked whether there are
        if self.last is not None:
            if self.since_last:
                raise unclear("that many")  # as the act before that, or as this one
            if (
                len(self.last.items) == 1
                and is_cards_target(self.last.inner()[0])
                and not is_many(self.last.inner()[0])
            ):
                raise unclear("that many")  # one thing is not many
            if self.numbers and not self.last.mentions("that_much") and not self.last.mentions("any_number"):
                amounts = [one for one in self.last.inner() if one.kind == NUMBER]
                if any(one.word != "1" for one in amounts) or (self.last_done is not None and self.last_done.many):
                    raise unclear("that many")  # as the event said, or as the act before did
                return
            become(term, word("this_way"))
        elif self.root.word == "activated" and any(MAGIC.has_role(one.word, ASKS_X) for one in self.root.inner()):
            become(term, word("x"))  # as many as the cost took
        elif not self.numbers:
            raise unclear("that many")

    def refer_player(self, term: Term) -> None:
        """Bind `that player` to the one player it can mean."""
        kind = term.inner()[0].word
        if kind == "any":
            fits = [one for one in self.known if "any" in one.kinds and one.target is not None]
            if not fits:
                fits = [one for one in self.known if "creature" in one.kinds and one.target is not None]
            if len(fits) != 1:
                raise unclear("that player")
            self.say(term, fits[0], False)
            return
        if self.each:
            become(term, word("they"))
            return
        if not self.players:
            self.refer_controller(term)
            return
        if len(self.players) != 1:
            raise unclear("that player")
        words, target = self.players[0]
        if self.unnamed and words.word == "they":
            raise unclear("that player")  # of the event, or of whom it was asked whether something is so
        if target is None:
            become(term, self.again(words))
        else:
            become(term, word("targeted_player", number(0)))
            self.pending.append((term, target))

    def refer_either(self, term: Term) -> None:
        """Bind `them` to the cards or to the one player that it can mean, not to both."""
        cards = any(one.many for one in self.known)
        if cards and (self.players or self.each):
            raise unclear("them")
        become(term, word("refs", text("it")) if cards else word("refp", text("player")))
        if cards:
            self.refer(term)
        else:
            self.refer_player(term)

    def refer_controller(self, term: Term) -> None:
        """Where nobody else was spoken of, `that player` is the opponent who controls the one target."""
        targets = [one for one in self.known if one.target is not None and not one.many]
        fits = [one for one in targets if one.target is not None and is_opposing(one.target)]
        owned = [one for one in targets if one.owned]
        if len(fits) != 1 and len(owned) != 1:
            raise unclear("that player")
        found = fits[0] if len(fits) == 1 else owned[0]
        assert found.target is not None
        same = word("targeted", number(0))
        self.pending.append((same, found.target))
        held = len(fits) == 1 and not found.owned and noun_of(found.target).word != "card"
        become(term, word("controller_of" if held else "owner_of", same))

    def number_targets(self) -> None:
        """Say by number which target is meant."""
        targets: list[Term] = []
        for one in speaking(self.root):
            if MAGIC.has_role(one.word, TARGET):
                targets.append(one)
        for term, target in self.pending:
            for i, one in enumerate(targets):
                if one is target:
                    term.items = [("", number(i + 1))]
                    break
            else:
                raise unclear("it")


def kinds_of(noun: Term) -> tuple[str, ...]:
    """What a noun's cards may be called."""
    if MAGIC.has_role(noun.word, JOINED):
        found: list[str] = []
        for one in noun.inner():
            found.extend(kind for kind in kinds_of(one) if kind not in found)
        return tuple(found)
    known = MAGIC.words.get(noun.word)
    if known is None or known.kind != "cards":
        return ()
    if any(one.word == "token_made" for one in noun.inner()):
        return ("token", *known.called)
    if any(one.word == "of" and one.inner()[0].word in other_types() for one in noun.inner()):
        return tuple(kind for kind in known.called if kind != "creature")  # an Aura or an Equipment
    return known.called


def given(term: Term, name: str) -> Term | None:
    """What a word is given under a name of its signature."""
    for i, parameter in enumerate(MAGIC.words[term.word].parameters):
        if parameter.name == name:
            for told, one in term.items[i : i + 1]:
                if not told:
                    return one
    return next((one for told, one in term.items if told == name), None)


def noun_of(choice: Term) -> Term:
    """What is chosen, or targeted."""
    return given(choice, "what") or choice


def is_many(choice: Term) -> bool:
    """Whether more than one card may be chosen, or targeted."""
    if not MAGIC.words[choice.word].takes("count"):
        return not MAGIC.has_role(choice.word, SINGLE)
    count = given(choice, "count")
    return count is not None and not is_players(count) and count.word != "1"


def is_several(cards: Term) -> bool:
    """Whether more than one card is meant, as it is unless one says so."""
    known = MAGIC.words[cards.word]
    return not known.takes("count") or (bool(cards.items) and cards.inner()[0].word != "1")


def is_opposing(target: Term) -> bool:
    """Whether a target is said to be an opponent's."""
    return any(one.word == "opposing" for one in noun_of(target).inner())


def is_cards_target(term: Term) -> bool:
    """Whether cards are targets."""
    return term.kind == WORD and MAGIC.has_role(term.word, TARGET) and not is_players(term)


def is_one_player(term: Term) -> bool:
    """Whether a term stands for one player who is no target, and not you or a player spoken of before."""
    known = MAGIC.words.get(term.word)
    if known is None or known.kind != "players" or not known.role & SINGLE:
        return False
    return not any(MAGIC.has_role(one.word, NOUN | JOINED | CHOICE) for one in term.inner())


def acted_on(term: Term) -> Term:
    """The cards that something is done to."""
    for i, parameter in enumerate(MAGIC.words[term.word].parameters[: len(term.items)]):
        if "cards" in parameter.kinds:
            return term.inner()[i]
    return term


def speaking(term: Term) -> list[Term]:
    """A term and all in it in the order written, without abilities of something else."""
    found = [term]
    for _, item in term.items:
        if item.kind == TEXT or (item.word != "later" and not MAGIC.has_role(item.word, ENCLOSES)):
            found.extend(speaking(item))
        elif item.word == "later":
            found.append(item)
            for _, inner in item.items[1:]:
                found.extend(speaking(inner))
    return found
