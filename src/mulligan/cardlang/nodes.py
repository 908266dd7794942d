"""The kinds of words a card's tree is made of. Games and the shared vocabulary subclass them, one class a word."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Resolve, Scope
from mulligan.kernel.game import Game, Match
from mulligan.kernel.options import CHOICES, DONE, ENOUGH, Option

G = TypeVar("G", bound=Game)

ANY_NUMBER: Final = 1 << 30  # more than there can be
ANYTHING: Final = -1  # what a word looks at that does not say it
# What a word says about the ability it stands in.
LATE: Final = 1  # it looks at what other abilities change, so it applies after them
ABOUT_EVENT: Final = 2  # it looks back at the event
NARROWS: Final = 4  # it speaks of fewer cards than the words in it: those of a battle, say
DEFERS: Final = 8  # the words in it are looked at only when it comes to them
ALL_OF_A_KIND: Final = 16  # it speaks of all cards of a kind
FICKLE: Final = 32  # it looks at what changes often: tapped, attacking, damaged, counters
CHOOSES: Final = 64  # something is chosen, and is `it` from then on
IT: Final = 128  # it means what was chosen or acted on last, or before that the card in the event
ABOUT_AMOUNT: Final = 256  # it looks back at how much the event was about
HARMS: Final = 512  # it is bad for what it is done to
HELPS: Final = 1024  # it is good for what it is done to
BY_SIGN: Final = 2048  # it is good or bad by the sign of its number
STEADY: Final = 4096  # it comes to the same for as long as the cards in play, and what they are, stay the same
OWN: Final = 8192  # from here on bits of a game's own


class Node:
    """A word with its arguments: one point of a card's tree."""

    id: i64  # its number in the match, set when the card is brought to the table
    word: str  # the word it was written with
    looks: i64 = ANYTHING  # what it looks at besides what the words in it look at: bits of the game's own
    says: i64 = 0  # what it says about the ability it stands in: the bits above
    arguments: list[tuple[str, object]]  # what it was written with, for printing and rendering
    assumed: list[tuple[str, object]]  # the defaults of what was left out
    parameters: list[str]  # the names of all it could have been written with
    slot: i64  # where a scope keeps what was chosen for it, if it needs room there
    keeps_cards: ClassVar[bool] = False  # what a scope keeps there are cards
    rules: tuple[str, ...] = ()  # what its word rests on in this game; the first is the rule by which it asks
    all_words: list[Node] | None = None  # what `everything` found, once a game has asked for it

    def asks_by(self) -> str:
        """The rule by which it asks."""
        return self.rules[0] if self.rules else self.word

    def room(self) -> i64:
        """How many slots of a scope it needs."""
        return 0

    def bind(self, match: CardMatch) -> None:
        """Look up what the match has numbered: kinds, names, counters."""

    def children(self) -> list[Node]:
        """The words directly inside this one, in the order written."""
        found: list[Node] = []
        for _, value in self.arguments:
            if isinstance(value, Node):
                found.append(value)
            elif isinstance(value, list):
                found.extend(item for item in value if isinstance(item, Node))
        return found

    def everything(self) -> list[Node]:
        """This word and all words below it, in the order written."""
        found: list[Node] = [self]
        for child in self.children():
            found.extend(child.everything())
        return found

    def words_below(self) -> list[Node]:
        """The same of a tree that a match has numbered, and that changes no more; nobody changes the list."""
        found = self.all_words
        if found is None:
            found = self.everything()
            self.all_words = found
        return found


def says(node: Node, what: i64) -> bool:
    """Whether a word or any word below it says this about the ability."""
    for one in node.everything():
        if one.says & what:
            return True
    return False


def looks_back(parts: list[Node]) -> bool:
    """Whether parts of an ability look back at whom an event was about, so that two differ; `it` may be chosen."""
    chosen = any(says(part, CHOOSES) for part in parts)
    return any(says(part, ABOUT_EVENT) or (says(part, IT) and not chosen) for part in parts)


class CardMatch(Match):
    """A match whose printed cards have trees: every word of every card has its number here."""

    nodes: list[Node]


class Quantity(Node, Generic[G]):
    """How many."""

    def value(self, game: G, scope: Scope) -> i64:
        """The number, now."""
        raise NotImplementedError


class Condition(Node, Generic[G]):
    """Something that is so, or not."""

    def holds(self, game: G, scope: Scope) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


class Trait(Node, Generic[G]):
    """What a card may be or have: exerted, damaged, named so."""

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        """Whether a card is so now."""
        raise NotImplementedError


class Players(Node, Generic[G]):
    """Whom an effect speaks of."""

    def who(self, game: G, scope: Scope) -> list[int]:
        """The players, the active player first."""
        raise NotImplementedError


class Cards(Node, Generic[G]):
    """Cards: this one, that one, all of a kind, some that are chosen."""

    particular: bool = False  # the source itself, or what that is attached to, whatever else is there

    def cards(self, game: G, scope: Scope) -> list[int]:
        """The cards meant, now; for a choice, those chosen."""
        raise NotImplementedError

    def how_many(self, game: G, scope: Scope) -> i64:
        """How many cards are meant."""
        return len(self.cards(game, scope))

    def exists(self, game: G, scope: Scope) -> bool:
        """Whether there is any such card."""
        return self.how_many(game, scope) > 0

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        """Whether a card is one of those meant."""
        return card in self.cards(game, scope)

    def ask(self, game: G, frame: Frame, scope: Scope) -> bool:
        """Have the choice made, if there is one to make; True while somebody must still answer."""
        return False

    def potential(self, game: G, scope: Scope) -> list[int]:
        """The cards an effect could act on: for a choice still to be made, those that may be chosen."""
        return self.cards(game, scope)

    def enough(self, game: G, scope: Scope) -> bool:
        """Whether there are as many to choose as must be chosen."""
        return True


class Trigger(Node, Generic[G]):
    """What an ability waits for."""

    gathers: bool = False  # what happens to several cards at once is one event to it, and `it` is all of them

    def kinds(self) -> list[int]:
        """The kinds of events it listens to."""
        raise NotImplementedError

    def fits(self, game: G, scope: Scope, event: Event) -> bool:
        """Whether an event of those kinds is the one waited for."""
        raise NotImplementedError


class Cost(Node, Generic[G]):
    """What must be done or paid in full before something else may happen."""

    choices: list[Cards[G]]  # what must be chosen before it can be paid

    def payable(self, game: G, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def waived(self) -> bool:
        """Whether it need not be paid where something may be done for free."""
        return False

    def pay(self, game: G, scope: Scope) -> None:
        """Pay it, once what it asks for has been chosen. It may begin a procedure, which then goes first."""
        raise NotImplementedError


class Effect(Node, Generic[G]):
    """Something that happens. A simple effect chooses first, all of it, and then acts."""

    choices: list[Cards[G]]  # what must be chosen before it acts, in the order written

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        """Go on resolving; False when it is finished."""
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        self.act(game, scope)
        return False

    def act(self, game: G, scope: Scope) -> None:
        """Do it."""
        raise NotImplementedError

    def asks(self, frame: Resolve, topic: str) -> Node | None:
        """The word inside it that is being chosen for while it asks about this, if it is not about all of it."""
        if 0 <= frame.stage < len(self.choices) and self.choices[frame.stage].word == topic:
            return self.choices[frame.stage]
        return None

    def offers(self, game: G, frame: Resolve, scope: Scope) -> list[Option] | None:
        """What it puts on offer where it asks, by the cards that lie there now; None if it does not say."""
        choice = self.choices[frame.stage] if 0 <= frame.stage < len(self.choices) else None
        return choice.offers(game, scope) if isinstance(choice, Chosen) and frame.asking == 1 else None

    def modes(self) -> list[Node]:
        """What it lets a player choose between by a number, from 1, if it does."""
        return []

    def possible(self, game: G, scope: Scope) -> bool:
        """Whether it could do anything at all; an optional effect that could not is not asked for."""
        for choice in self.choices:
            if not choice.potential(game, scope):
                return False
        return True

    def in_full(self, game: G, scope: Scope) -> bool:
        """Whether all of it could be done, as a cost must be."""
        for choice in self.choices:
            if not choice.enough(game, scope):
                return False
        return self.possible(game, scope)


class Ability(Node, Generic[G]):
    """One ability of a card."""

    name: str  # its story name, if it has one
    index: i64  # its number among the card's printed abilities, from 1
    slots: i64  # how many choices it has room for


class Chosen(Cards[G]):
    """Cards that a player chooses, one after the other, while the effect resolves."""

    rule: ClassVar[str] = "resolve.choose"
    keeps_cards: ClassVar[bool] = True
    ordered: bool = False  # it matters which is chosen first
    as_cost: bool = False  # what is chosen pays a cost: as much of it as must be

    def __init__(
        self, what: Cards[G], least: Quantity[G] | None, most: Quantity[G] | None, by: Players[G] | None
    ) -> None:
        self.what = what
        self.least = least  # None: as many as `most`
        self.most = most  # None: any number
        self.by = by  # None: you
        self.slot = 0

    def cards(self, game: G, scope: Scope) -> list[int]:
        """Those chosen; none while nobody has been asked."""
        return scope.picks[self.slot] if self.slot < len(scope.picks) else []

    def chooser(self, game: G, scope: Scope) -> i64:
        """Who chooses."""
        if self.by is None:
            return scope.player
        players = self.by.who(game, scope)
        return players[0] if players else scope.player

    def candidates(self, game: G, scope: Scope) -> list[int]:
        """The cards that may be chosen."""
        player = self.chooser(game, scope)
        return [card for card in self.what.cards(game, scope) if self.may_choose(game, scope, player, card)]

    def may_choose(self, game: G, scope: Scope, player: i64, card: i64) -> bool:
        """Whether the rules let this player choose that card; games override it for cards that are protected."""
        return True

    def potential(self, game: G, scope: Scope) -> list[int]:
        """Those that may be chosen."""
        return self.candidates(game, scope)

    def enough(self, game: G, scope: Scope) -> bool:
        """Whether at least as many may be chosen as must be."""
        needed = self.least if self.least is not None else self.most
        return needed is None or len(self.candidates(game, scope)) >= needed.value(game, scope)

    def ask(self, game: G, frame: Frame, scope: Scope) -> bool:
        """Ask for one card after the other until all are chosen."""
        if frame.asking < 0:
            make_room(scope, self.slot)
            frame.asking = 0
        picks = scope.picks[self.slot]
        while True:
            if frame.asking == 1:
                frame.asking = 0
                if game.answer.verb == DONE:
                    break
                picks.append(game.answer.card)
            most = self.most.value(game, scope) if self.most is not None else ANY_NUMBER
            if len(picks) >= most:
                least = self.least.value(game, scope) if self.least is not None else most
                if picks and least < most and game.log is not None:
                    game.taken.append(ENOUGH)
                break
            options = self.offers(game, scope)
            if not options:
                break
            frame.asking = 1
            game.ask(self.chooser(game, scope), self.rule, options, about=scope.source, topic=self.word)
            if game.decision is not None:
                return True
        frame.asking = -1
        scope.it = picks[:]
        self.chosen(game, scope, picks)
        return False

    def offers(self, game: G, scope: Scope) -> list[Option]:
        """What may be chosen next, of what lies there now; nothing if there is nothing left."""
        picks = scope.picks[self.slot]
        left = self.candidates(game, scope)
        if picks:
            left = [card for card in left if card not in picks]
        if not left:
            return []
        options = [CHOICES.of(card) for card in game.distinct(left, self.chooser(game, scope))]
        needed = self.least if self.least is not None else self.most
        least = needed.value(game, scope) if needed is not None else ANY_NUMBER
        if len(picks) >= least or self.may_fail(game, scope):
            options.append(ENOUGH)
        elif len(picks) + len(left) <= least and not self.ordered:  # all of them, in whatever order
            return options[:1]
        return options

    def may_fail(self, game: G, scope: Scope) -> bool:
        """Whether the player may say that nothing was found, as in a hidden zone."""
        return False

    def chosen(self, game: G, scope: Scope, picks: list[int]) -> None:
        """The choice has been made; games log it and tell whoever listens."""


def must_be_paid(effect: Node) -> None:
    """Mark everything that is chosen in an effect as paying a cost."""
    for node in effect.everything():
        if isinstance(node, Chosen):
            node.as_cost = True


def make_room(scope: Scope, slot: i64) -> None:
    """Give a scope room for the choice of this number, and empty it."""
    scope.have_room(slot + 1)
    scope.picks[slot] = []


def write(node: Effect[G], word: str, arguments: list[tuple[str, object]]) -> None:
    """Complete an effect that a word makes of its own, as if it had been written with these arguments."""
    node.word = word
    node.arguments = arguments
    node.assumed = []
    node.parameters = [name for name, _ in arguments]
    node.choices = []
    node.id = -1
