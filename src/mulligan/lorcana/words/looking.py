"""Looking at the top cards of a deck and putting each somewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import CHOOSES, Cards, Effect, Node, Players, Quantity
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.kernel.options import CHOOSE, DONE, NO, ORDER, YES, Option
from mulligan.kernel.unseen import known_to_all, mix_up
from mulligan.lorcana import acts, zones
from mulligan.lorcana.play import may_not_play
from mulligan.lorcana.procedures import PlayCard
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    DECK,
    DISCARD,
    ENTERS_EXERTED,
    FOR_FREE,
    HAND,
    LIMBO,
    PLAY,
    PUT_UNDER_TOGETHER,
    REVEALED,
)
from mulligan.lorcana.triggers import tell
from mulligan.lorcana.words.playing import play_later

LOOKING: Final = Vocabulary()

TOP: Final = -1
BOTTOM: Final = -2
EXERTED_INK: Final = -3
PLAYED_FREE: Final = -4
PLAYED_EXERTED: Final = -5  # for free, and it enters play exerted
UNDER_THIS: Final = -6  # face down under the card whose ability it is


class Place(Node):
    """Where a card looked at goes."""

    def __init__(self, where: i64) -> None:
        self.where = where


class Put(Node):
    """Put so many of the cards looked at somewhere: of a kind, or all that are left, perhaps optional or shown."""

    def __init__(
        self,
        count: Quantity[Lorcana] | None,
        what: Cards[Lorcana] | None,
        where: Place,
        optional: bool,
        up_to: bool,
        shown: bool,
        other: Cards[Lorcana] | None = None,
        elsewhere: Place | None = None,
    ) -> None:
        self.count = count  # None: all that are left
        self.what = what
        self.where = where.where
        self.optional = optional
        self.up_to = up_to
        self.shown = shown
        self.other = other  # which of them may go elsewhere instead
        self.elsewhere = where.where if elsewhere is None else elsewhere.where


class Either(Node):
    """Put each of the cards that are left in one of two places."""

    def __init__(self, one: Place, other: Place) -> None:
        self.one = one.where
        self.other = other.where


def either_place(cards: list[int], put: Either) -> list[Option]:
    """The two places for each of these cards."""
    return [Option(CHOOSE, card, text=name(where)) for card in cards for where in (put.one, put.other)]


class Look(Effect[Lorcana]):
    """Look at the top cards of a deck, then put each where the rest of the sentence says."""

    # rule: resolve.reveal zones.private
    def __init__(
        self, count: Quantity[Lorcana], whose: Players[Lorcana], puts: list[Node], shown: bool = False
    ) -> None:
        self.count = count
        self.whose = whose
        self.puts = puts
        self.shown = shown  # everybody sees them

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.index < 0:
            owners = self.whose.who(game, scope)
            if not owners:
                return False
            frame.index = 0
            frame.count = 0
            scope.it = game.deck(owners[0])[: self.count.value(game, scope)]
            scope.done = len(scope.it)
            if scope.done < self.count.value(game, scope):
                game.cite("golden.do-what-you-can")
            for card in scope.it:
                if self.shown:
                    game.reveal(card)
                    game.note("is-revealed", scope.player, card)
                    tell(game, Event(REVEALED, card, -1, game.owner[card]))
                else:
                    game.show(card, scope.player)
            if self.shown and not scope.it:  # and nothing that was revealed before is meant
                tell(game, Event(REVEALED, -1, -1, owners[0]))
            if not known_to_all(game, scope.it):  # else the order is known too; rule: zones.known-order-into-deck
                mix_up(game, scope.it, scope.player, 0)
            game.note("looks", scope.player, number=len(scope.it))
        while frame.stage < len(self.puts):
            put = self.puts[frame.stage]
            if isinstance(put, Put):
                waiting = self.put(game, frame, scope, put)
            else:
                assert isinstance(put, Either)
                waiting = self.put_either(game, frame, scope, put)
            if waiting:
                return True
            frame.stage += 1
            frame.asking = -1
            frame.count = 0
        return False

    def asks(self, frame: Resolve, topic: str) -> Node | None:
        return self.puts[frame.stage] if 0 <= frame.stage < len(self.puts) else None

    def put(self, game: Lorcana, frame: Resolve, scope: Scope, put: Put) -> bool:
        """Go on with one part of the sentence; True while somebody must answer. In b what was asked, in c how many."""
        while True:
            fitting = self.fitting(game, scope, put)
            wanted = len(scope.it) if put.count is None else put.count.value(game, scope)
            if frame.asking == 0:  # whether to do it at all
                if game.answer.verb == NO:
                    return False
                frame.asking = 1
            elif frame.asking == 2:  # which card
                frame.asking = 1
                if game.answer.verb == DONE:
                    return False
                card = game.answer.card
                if put.other is not None and self.may_go_elsewhere(game, scope, put, card):
                    frame.asking = 3
                    game.reveal(card)
                    options = [Option(CHOOSE, card, text=name(one)) for one in (put.where, put.elsewhere)]
                    game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic="put")
                    return True
                self.move(game, scope, card, put.where, put.shown)
                frame.count += 1
                continue
            elif frame.asking == 3:  # where it goes
                frame.asking = 1
                there = put.elsewhere if game.answer.text == name(put.elsewhere) else put.where
                self.move(game, scope, game.answer.card, there, put.shown)
                frame.count += 1
                continue
            if not fitting or (put.count is not None and frame.count >= wanted):
                return False
            agreed = frame.asking == 1 or not put.optional
            if put.count is None and put.where == HAND and agreed:  # a hand has no order
                for card in fitting:
                    self.move(game, scope, card, put.where, put.shown)
                return False
            if put.optional and frame.asking < 0:
                frame.asking = 0
                game.ask(scope.player, "resolve.may", [Option(YES), Option(NO)], about=scope.source, topic="may")
            else:
                frame.asking = 2
                options = self.cards_to_put(game, scope, put)
                game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic="put")
            if game.decision is not None:
                return True

    def offers(self, game: Lorcana, frame: Resolve, scope: Scope) -> list[Option] | None:
        put = self.asks(frame, "") if frame.asking == 2 else None
        if isinstance(put, Either):
            return either_place(game.distinct(scope.it, scope.player), put)
        return self.cards_to_put(game, scope, put) if isinstance(put, Put) else None

    def fitting(self, game: Lorcana, scope: Scope, put: Put) -> list[int]:
        """Of the cards looked at, those that a part of the sentence is about."""
        if put.where == UNDER_THIS and not still_there(game, scope):  # rule: golden.do-what-you-can
            return []
        return [card for card in scope.it if put.what is None or put.what.fits(game, scope, card)]

    def cards_to_put(self, game: Lorcana, scope: Scope, put: Put) -> list[Option]:
        """Which of them may be put there next: some of them, or all that are left, in any order."""
        cards = self.fitting(game, scope, put)
        if put.count is None:
            return [Option(ORDER, card) for card in self.all_different(game, scope, cards)]
        options = [Option(CHOOSE, card) for card in game.distinct(cards, scope.player)]
        if options and put.up_to:
            options.append(Option(DONE))
        return options

    def may_go_elsewhere(self, game: Lorcana, scope: Scope, put: Put, card: i64) -> bool:
        """Whether a card that was found may go to the other place: it is of the kind, and can be played if it must."""
        if put.other is None or not put.other.fits(game, scope, card):
            return False
        plays = put.elsewhere == PLAYED_FREE or put.elsewhere == PLAYED_EXERTED
        return not plays or not may_not_play(game, scope.player, card)

    def all_different(self, game: Lorcana, scope: Scope, cards: list[int]) -> list[int]:
        """Cards to be put in order; equal ones need no order, and a discard pile or hand has none."""
        return game.distinct(cards, scope.player)

    def put_either(self, game: Lorcana, frame: Resolve, scope: Scope, put: Either) -> bool:
        """Put each card left in one of two places, one after the other as the player says: in any order."""
        while scope.it:
            if frame.asking == 2:
                frame.asking = -1
                where = put.one if game.answer.text == name(put.one) else put.other
                self.move(game, scope, game.answer.card, where, False)
                continue
            frame.asking = 2
            options = either_place(game.distinct(scope.it, scope.player), put)
            game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic="put")
            if game.decision is not None:
                return True
        return False

    def move(self, game: Lorcana, scope: Scope, card: i64, where: i64, shown: bool) -> None:
        """Put one card in its place. On top, the first one put is the topmost."""
        place = self.below_put_back(game, scope, game.owner[card]) if where == TOP else 0
        scope.it.remove(card)
        if shown:
            game.reveal(card)
            game.note("is-revealed", scope.player, card)
        if where == TOP:
            deck = game.deck(game.owner[card])
            deck.remove(card)
            deck.insert(place, card)
        elif where == BOTTOM:
            zones.place(game, card, DECK, top=False)
        elif where == HAND:
            zones.place(game, card, HAND, top=False)
            game.note("goes-to-hand", game.owner[card], card)
            game.trace("resolve.put-into-hand-is-no-draw", "turn.what-drawing-is", "turn.only-drawing-draws")
        elif where == PLAYED_FREE or where == PLAYED_EXERTED:
            scope.done = 1
            zones.place(game, card, LIMBO)
            if where == PLAYED_EXERTED:
                acts.modify(game, ENTERS_EXERTED, card, 0, THIS_TURN, scope.player, scope.source)
            play_later(game, scope, PlayCard(card, FOR_FREE, -1))
        elif where == EXERTED_INK:
            zones.to_inkwell(game, [card], True)
        elif where == UNDER_THIS:
            zones.put_under(game, card, scope.source)
            tell(game, Event(PUT_UNDER_TOGETHER, scope.source, -1, game.controller[scope.source], 1))
        else:
            zones.place(game, card, where)

    def below_put_back(self, game: Lorcana, scope: Scope, owner: i64) -> i64:
        """The place on the deck below those that were put back before: that of the first card still being looked at."""
        place: i64 = 0
        for card in game.deck(owner):
            if card in scope.it:
                break
            place += 1
        return place

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for player in self.whose.who(game, scope):
            if game.deck(player):
                return True
        return False


def still_there(game: Lorcana, scope: Scope) -> bool:
    """Whether the card whose ability it is can still have cards put under it: it is in play, and no new card."""
    # rule: cards.under zones.new-card-in-private-zone
    same = scope.source_state < 0 or scope.source_state == game.state[scope.source]
    return game.zone[scope.source] == PLAY and same


def name(where: i64) -> str:
    """A place in the player's words."""
    if where == UNDER_THIS:
        return "under"
    found = {TOP: "top", BOTTOM: "bottom", HAND: "hand", DISCARD: "discard", EXERTED_INK: "inkwell"}
    return found.get(where, "play")


LOOKING.add("on_top -> place", lambda: Place(TOP))
LOOKING.add("on_bottom -> place", lambda: Place(BOTTOM))
LOOKING.add("into_hand -> place", lambda: Place(HAND), "resolve.put-into-hand-is-no-draw")
LOOKING.add("in_the_discard -> place", lambda: Place(DISCARD))
LOOKING.add("as_exerted_ink -> place", lambda: Place(EXERTED_INK))
LOOKING.add("under_this -> place", lambda: Place(UNDER_THIS), "cards.under", "cards.stack")
LOOKING.add("played_free -> place", lambda: Place(PLAYED_FREE), "cost.free")
LOOKING.add("played_free_exerted -> place", lambda: Place(PLAYED_EXERTED), "cost.free")
LOOKING.add(
    "put(count: quantity, what: cards = none, where: place) -> put",
    lambda count, what, where: Put(count, what, where, False, False, False),
)
LOOKING.add(
    "put_up_to(count: quantity, where: place) -> put",
    lambda count, where: Put(count, None, where, False, True, False),
)
LOOKING.add(
    "may_take(what: cards, where: place = into_hand) -> put",
    lambda what, where: Put(Number(1), what, where, True, False, True),
    "resolve.reveal",
)
LOOKING.add(
    "may_take_or(what: cards, where: place, if: cards, elsewhere: place) -> put",
    lambda what, where, other, elsewhere: Put(Number(1), what, where, True, False, True, other, elsewhere),
    "resolve.reveal",
)
LOOKING.add(
    "take_up_to(count: quantity, what: cards, where: place = into_hand) -> put",
    lambda count, what, where: Put(count, what, where, False, True, True),
    "resolve.reveal",
    "resolve.up-to",
)
LOOKING.add(
    "may_take_each(what: cards, where: place = into_hand) -> put",
    lambda what, where: Put(None, what, where, True, False, True),
)
LOOKING.add(
    "may_play_found(what: cards) -> put",
    lambda what: Put(Number(1), what, Place(PLAYED_FREE), True, False, True),
    "resolve.reveal",
    "cost.free",
)
LOOKING.add(
    "rest(where: place) -> put", lambda where: Put(None, None, where, False, False, False), role=roles.FOR_THE_REST
)
LOOKING.add("either_place(one: place, other: place) -> put", Either, role=roles.FOR_THE_REST)
LOOKING.add(
    "look(count: quantity, whose: players = you, *puts: put) -> effect",
    Look,
    "zones.private",
    "zones.deck-private",
    "turn.what-drawing-is",
    "turn.only-drawing-draws",
    says=CHOOSES,
    sets=binding.BOTH,
    role=roles.SHOWS,
)
LOOKING.add(
    "reveal_top(count: quantity, whose: players = you, *puts: put) -> effect",
    lambda count, whose, puts: Look(count, whose, puts, True),
    "resolve.reveal",
    sets=binding.BOTH,
    role=roles.SHOWS,
)
