"""What a reader of an ability knows so far: what was spoken of, and whom the event of a trigger is about."""

from __future__ import annotations

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import Term, word
from mulligan.lorcana.grammar.nouns import add, is_noun
from mulligan.lorcana.grammar.referents import Memory, Referent, kinds_of
from mulligan.lorcana.words.vocabulary import LORCANA


def by_anybody(event: Term) -> bool:
    """Whether the player of an event did it to a card that may be another's."""
    return LORCANA.has_role(event.word, roles.BY_ANYBODY)


def about_player(event: Term) -> list[Term]:
    """The words of an event that may tell of its player: not whose card it is, where anybody may have done it."""
    if by_anybody(event):
        return [inner for one in event.inner()[1:] for inner in one.everything()]
    return list(event.everything())


class Hearing:
    """Remembers what was spoken of in an ability that is read from left to right."""

    def __init__(self, story: str, type: str = "") -> None:
        self.story = story
        self.type = type  # of this card: a noun, or nothing where it is not known
        self.memory = Memory()
        self.verbs: dict[str, Referent] = {}  # what was last exerted, discarded and so on
        self.chosen: list[str] = []  # what kinds of cards were chosen so far
        self.of_event: frozenset[str] = frozenset()  # what kind of card the event is about, if not about this one
        self.event_noun: Term | None = None  # the cards of a kind one of which it is about
        self.two_of_event: frozenset[str] = frozenset()  # what kinds its two cards are, neither of them this one
        self.zone = ""  # where the card of the event lies
        self.own_event = False  # the event is about this card
        self.asked_for: set[str] = set()  # of which kinds it was asked whether there are some
        self.asked_of: Term | None = None  # the cards of a kind of which it was asked whether there are several
        self.triggering = False  # it is an event that is read
        self.given = False  # the ability is given to other cards
        self.receiving: frozenset[str] = frozenset()  # what cards are that get something
        self.gone = False  # the card of the event has left play
        self.own_mixed = False  # this card is in play after one of the events, and not after another
        self.gone_card = ""  # how it is meant where the event does not tell where it has gone
        self.own_moved = False  # by which this card has come to that zone
        self.put_away: set[str] = set()  # this card or cards of the event, by what was done to them
        self.own_banished = False  # by the ability itself, so that it lies in the discard
        self.event_word = ""
        self.there = word("this")  # what "here" is
        self.challenge = ""  # the event's word, if it is of a challenge
        self.action = False  # the card is an action, which is never in play
        self.moving = False  # the event is about a location too
        self.side = ""  # the part this card has in the challenge where the other in it is spoken of
        self.against = False  # the challenged character was spoken of: it must be one
        self.other_case = False  # it is read what happens otherwise
        self.optional = 0  # how many times over it may be declined
        self.choosing = 0  # within how many choices what is read stands
        self.pairing = False  # what is done now is done to the second of two at once
        self.paired = False  # what was done last was done to both of two
        self.acted = False  # something was done already, so that "that many" means how much
        self.done_to_one = False  # what was done last was done to a single card, whole
        self.covered = False  # what was done last was so much as it says, after something else
        self.moved_kinds: frozenset[str] = frozenset()  # what those are that were moved last
        self.unknown = False  # of cards looked at some may have gone somewhere, and nobody remembers
        self.acts_told: set[str] = set()  # what was done last, of which "this way" tells
        self.amount = False  # the event has a number
        self.player = False  # some player was spoken of
        self.of_others = False  # the event tells of opponents, or of their cards
        self.tells_player = True  # the event tells of the player of its card
        self.each = False  # each player did something the sentence before
        self.several = False  # any number of players were chosen
        self.done: list[str] = []  # the effects so far
        self.told_of_them = True  # what was done last was done by players, or to them
        self.done_by_them = False  # what was said last others may do
        self.done_by_others = False  # what was said last others do
        self.asked_past = False  # it was asked what happened this turn
        self.may_decline = False  # what was said last somebody may do
        self.named = False  # a card was named
        self.class_named = False  # a classification was named
        self.number_named = False  # a number was named
        self.type_named = False  # a type of cards was named
        self.counted: Term | None = None  # what "that number" is
        self.counted_done = False  # so much as that was done already

    def this(self) -> Term:
        """This card, spoken of."""
        kinds = frozenset((self.type,)) if self.type else frozenset[str]()
        return self.memory.speak(Referent(word("this"), kinds)).term.copy()

    def has_left(self) -> bool:
        """Whether this card is no longer in play, by the event or by what was paid."""
        return self.own_event and self.own_moved and (self.zone != "" or self.event_word == "leaves_play")

    def hear(self, trigger: Term) -> None:
        """Remember what the event of a trigger is about: this card, another that `that` stands for, players."""
        events = trigger.inner() if trigger.word == "or" else [trigger]
        events = [one.inner()[-1] if one.word == "nth" else one for one in events]
        sets = binding.EVENT
        for one in events:
            sets &= LORCANA.find(one.word).sets
        self.amount = bool(sets & binding.AMOUNT)
        self.of_others = any(one.mentions("opposing") or one.mentions("opponents") for one in events)
        self.tells_player = bool(sets & binding.PLAYER) and not any(by_anybody(one) for one in events)
        self.moving = all(one.word == "moves" for one in events)
        self.player = bool(sets & binding.PLAYER) and all(
            any(LORCANA.has_role(inner.word, roles.MANY) for inner in about_player(one)) for one in events
        )
        zones = {LORCANA.find(one.word).lies for one in events}
        self.zone = zones.pop() if len(zones) == 1 else "?"
        subjects = {self.subject(one).show() for one in events}
        if self.zone == "?":
            self.zone = ""
            if subjects != {"this"}:
                return
        if len(events) > 1 and len(subjects) > 1:
            if all(one.word == events[0].word and not LORCANA.has_role(one.word, roles.SECOND) for one in events):
                either: frozenset[str] = frozenset()
                for one in events:
                    either |= kinds_of(one) or frozenset((self.type,))
                self.memory.speak(Referent(word("that"), either))
            return
        event = events[0]
        either_one = bool(event.items) and event.inner()[0].word == "either_of" and event.inner()[0].mentions("this")
        self.own_mixed = either_one and LORCANA.find(event.word).lies != ""
        self.event_word = event.word
        kinds = kinds_of(event.inner()[0]) if event.word == "played" else frozenset[str]()
        if kinds and all(one == "action" or one == "song" for one in kinds):
            self.zone = "in_discard"  # what was played has been done by then
        if LORCANA.has_role(event.word, roles.IN_BATTLE):
            self.challenge = event.word
        elif event.word == "banished" and len(event.items) > 1:
            self.challenge = event.inner()[1].word
        self.own_event = subjects == {"this"}
        left = [one.word == "leaves_play" or LORCANA.find(one.word).lies != "" for one in events]
        self.own_mixed = self.own_mixed or (self.own_event and any(left) and not all(left))
        if self.own_event and event.word == "leaves_play":
            self.gone = True
            self.put_away.add("this")
            self.gone_card = "wherever(this)"
        if event.word == "damaged_now" and len(event.items) > 1 and event.inner()[1].word == "this":
            self.own_event = False  # it deals damage to another, which is the card of the event
            self.chosen.extend(kinds_of(event.inner()[0]))
        if not sets & binding.CARD:
            self.own_event = False
            return
        if self.own_event:
            if LORCANA.has_role(event.word, roles.IN_BATTLE):
                whom = event.inner()[1] if len(event.items) > 1 else None
                kinds = kinds_of(whom) if whom is not None else frozenset(("character",))
                if event.word != "challenges" or whom is not None:
                    self.memory.speak(Referent(word("that" if event.word == "banishes" else "rival"), kinds))
            if event.word == "sings":
                self.memory.speak(Referent(word("that_song", word("in_discard")), frozenset(("song",))))
            self.this()
            if event.word == "is_shifted_onto":  # this card is no character any more
                self.memory.speak(Referent(word("the_other"), frozenset(("character",))))
            self.own_moved = event.word != "banishes"
            self.zone = self.zone if self.own_moved else "in_discard"
            return
        if event.word == "damaged_now" and len(event.items) > 1 and is_noun(event.inner()[1]):
            return  # who deals damage, or who is dealt it?
        if event.word == "song_sung":  # of which song nothing can be said
            self.memory.speak(Referent(word("singers"), frozenset(("character",)), True))
            return
        who = event.inner()[0] if event.items else word("card")
        if LORCANA.has_role(event.word, roles.IN_BATTLE) and (len(event.items) > 1 or event.word == "is_challenged"):
            self.two_of_event = kinds_of(who)
        if LORCANA.has_role(event.word, roles.SECOND):
            if len(event.items) > 1:  # who is not named is nobody that is spoken of
                self.memory.speak(Referent(word("that"), kinds_of(event.inner()[1])))
            self.memory.speak(Referent(word("the_other"), kinds_of(who)))
            self.zone = "in_discard" if event.word == "banishes" else ""
            return
        if event.word == "challenges" and len(event.items) > 1:
            if event.inner()[1].word == "this":
                self.this()
            else:
                self.memory.speak(Referent(word("the_other"), kinds_of(event.inner()[1])))
        if event.word == "sings":
            self.memory.speak(Referent(word("that_song", word("in_discard")), frozenset(("song",))))
        kinds = kinds_of(who) if is_noun(who) or who.word == "either_of" else frozenset(("card",))
        self.gone = event.word == "leaves_play"
        if self.gone or event.word == "leaves_discard":
            self.put_away.add("that")
            self.gone_card = "wherever(that)"
        self.chosen.extend(kinds)  # "another" is another than the one of the event
        self.of_event = kinds
        self.event_noun = who if is_noun(who) else None
        if event.word == "played" and len(event.items) == 1 and is_noun(who):  # by you
            self.event_noun = add(who, [word("yours")])
        that = self.memory.speak(Referent(word("that"), kinds))
        actions = [one for one in kinds if one == "action" or one == "song" or one == "card"]
        that.somewhere = event.word == "played" and bool(actions) and self.zone == ""

    def subject(self, event: Term) -> Term:
        """Whom an event is about, as it is named in it."""
        for inner in event.inner():
            if inner.word == "this":
                return word("this")
            if is_noun(inner) or inner.word == "either_of":
                return word("that")
        return word("that" if LORCANA.find(event.word).sets & binding.CARD else "nothing")
