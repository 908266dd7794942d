"""Words that put cards into hands, decks, discards, inkwells and under others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.binding import BOTH
from mulligan.cardlang.nodes import Cards, Chosen, Effect, Players, Quantity
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import ORDER, Option
from mulligan.kernel.unseen import known_to_all
from mulligan.lorcana import acts, zones
from mulligan.lorcana.banishing import return_to_hand
from mulligan.lorcana.drawing import draw
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DISCARD, HAND, NO_DISCARDING, PUT_UNDER_TOGETHER
from mulligan.lorcana.triggers import tell
from mulligan.lorcana.words.replaceable import Replaceable

MOVING: Final = Vocabulary()


class Draw(Replaceable):
    """Players draw cards, the active player first."""

    # rule: players.active-first
    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        count = self.count.value(game, scope)
        players = self.who.who(game, scope)
        scope.done = 0
        return draw(game, players, [int(count)] * len(players), scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return self.count.value(game, scope) > 0


class DrawUntil(Effect[Lorcana]):
    """Players draw until they have so many cards in hand."""

    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        count = self.count.value(game, scope)
        scope.done = 0
        players = self.who.who(game, scope)
        draw(game, players, [int(max(count - len(game.hand(player)), 0)) for player in players], scope)


class Discard(Effect[Lorcana]):
    """Cards of a hand are discarded; whose hand it is chooses them."""

    # rule: zones.discard-chosen-by-player
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        if not (isinstance(self.cards, Chosen) and self.cards.as_cost):
            cards = [card for card in cards if not acts.forbidden(game, game.owner[card], NO_DISCARDING)]
        scope.done = len(cards)
        scope.it = cards
        zones.discard(game, cards)


class PutUnder(Effect[Lorcana]):
    """Cards go face down under a card in play."""

    # rule: cards.under cards.stack
    def __init__(self, cards: Cards[Lorcana], top: Cards[Lorcana]) -> None:
        self.cards = cards
        self.top = top

    def act(self, game: Lorcana, scope: Scope) -> None:
        tops = self.top.cards(game, scope)
        cards = self.cards.cards(game, scope)[:] if tops else []
        scope.done = len(cards)
        for card in cards:
            zones.put_under(game, card, tops[0])
        if cards:
            tell(game, Event(PUT_UNDER_TOGETHER, tops[0], -1, game.controller[tops[0]], len(cards)))
        scope.it = tops[:]

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.top.potential(game, scope)) > 0 and len(self.cards.potential(game, scope)) > 0


class AtRandom(Cards[Lorcana]):
    """So many cards of a kind, picked by chance."""

    def __init__(self, what: Cards[Lorcana], number: Quantity[Lorcana]) -> None:
        self.what = what
        self.number = number

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found = self.what.cards(game, scope)[:]
        game.chance.shuffle(found)
        return found[: max(self.number.value(game, scope), 0)]

    def potential(self, game: Lorcana, scope: Scope) -> list[int]:
        return self.what.cards(game, scope)


class MoveCards(Effect[Lorcana]):
    """Cards go somewhere, all at once."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        self.move(game, scope, cards)

    def move(self, game: Lorcana, scope: Scope, cards: list[int]) -> None:
        """Put them there."""
        raise NotImplementedError

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class ReturnToHand(Replaceable):
    """Cards go to their players' hands."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        return return_to_hand(game, self.cards.cards(game, scope)[:], scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class IntoInkwell(MoveCards):
    """Cards go into their players' inkwells, face down."""

    def __init__(self, cards: Cards[Lorcana], exerted: bool = False) -> None:
        super().__init__(cards)
        self.exerted = exerted

    def move(self, game: Lorcana, scope: Scope, cards: list[int]) -> None:
        go_unseen(game, self.cards, scope, cards, HAND, False)
        zones.to_inkwell(game, cards, self.exerted)


class TopCards(Cards[Lorcana]):
    """The top cards of players' decks."""

    def __init__(self, count: Quantity[Lorcana], whose: Players[Lorcana]) -> None:
        self.count = count
        self.whose = whose

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for player in self.whose.who(game, scope):
            found.extend(game.deck(player)[: self.count.value(game, scope)])
        return found


class BottomCards(Cards[Lorcana]):
    """The bottom cards of players' decks, the lowest first."""

    def __init__(self, count: Quantity[Lorcana], whose: Players[Lorcana]) -> None:
        self.count = count
        self.whose = whose

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for player in self.whose.who(game, scope):
            found.extend(game.deck(player)[::-1][: self.count.value(game, scope)])
        return found


class PutTopsUnder(Effect[Lorcana]):
    """So many cards from the top of the deck go face down under each of several cards in play."""

    # rule: cards.under cards.stack
    def __init__(self, count: Quantity[Lorcana], tops: Cards[Lorcana]) -> None:
        self.count = count
        self.tops = tops

    def act(self, game: Lorcana, scope: Scope) -> None:
        tops = self.tops.cards(game, scope)[:]
        scope.done = 0
        for top in tops:
            cards = game.deck(scope.player)[: self.count.value(game, scope)]
            for card in cards:
                zones.put_under(game, card, top)
            if cards:
                tell(game, Event(PUT_UNDER_TOGETHER, top, -1, game.controller[top], len(cards)))
            scope.done += len(cards)
        scope.it = tops

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(game.deck(scope.player)) > 0 and len(self.tops.potential(game, scope)) > 0


def all_seen(game: Lorcana, cards: list[int]) -> bool:
    """Whether cards that go into a deck come from hands that everybody knows: then all see which go, and how."""
    # rule: zones.known-order-into-deck
    held = [card for card in cards if game.zone[card] == HAND]
    return bool(held) and all(known_to_all(game, game.hand(game.owner[card])) for card in held)


class ShuffleInto(MoveCards):
    """Cards are shuffled into their players' decks."""

    def move(self, game: Lorcana, scope: Scope, cards: list[int]) -> None:
        go_unseen(game, self.cards, scope, cards, HAND, True)
        zones.to_deck(game, cards, top=False)
        owners: list[int] = []
        for card in cards:
            if game.owner[card] not in owners:
                owners.append(game.owner[card])
                zones.shuffle_deck(game, game.owner[card])


class ShuffleDeck(Effect[Lorcana]):
    """Players shuffle their decks."""

    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.who.who(game, scope):
            zones.shuffle_deck(game, player)


class IntoDeck(Effect[Lorcana]):
    """Cards go to the top or the bottom of their players' decks, in the order the player likes."""

    # rule: zones.known-order-into-deck
    def __init__(self, cards: Cards[Lorcana], top: bool) -> None:
        self.cards = cards
        self.top = top

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0  # so many of the cards are in order
            scope.it = self.cards.cards(game, scope)[:]
        elif frame.asking == 1:
            frame.asking = -1
            self.put_next(frame, scope, game.answer.card)
        while frame.index < len(scope.it):
            options = [Option(ORDER, card) for card in self.next_in_order(game, scope, frame.index)]
            if len(options) == 1:
                self.put_next(frame, scope, options[0].card)
                continue
            frame.asking = 1
            game.ask(scope.player, "zones.known-order-into-deck", options, about=scope.source, topic="put")
            return True
        scope.done = len(scope.it)
        if not all_seen(game, scope.it):
            go_unseen(game, self.cards, scope, scope.it, HAND, True)
        zones.to_deck(game, scope.it, self.top)
        return False

    def offers(self, game: Lorcana, frame: Resolve, scope: Scope) -> list[Option] | None:
        if frame.stage < len(self.choices):
            return super().offers(game, frame, scope)
        return [Option(ORDER, card) for card in self.next_in_order(game, scope, frame.index)]

    def put_next(self, frame: Resolve, scope: Scope, card: i64) -> None:
        """This card is the next in the order."""
        scope.it.remove(card)
        scope.it.insert(frame.index, card)
        frame.index += 1

    def next_in_order(self, game: Lorcana, scope: Scope, done: i64) -> list[int]:
        """The cards that may be next: of one deck after the other, and of those that are the same, one."""
        found: list[int] = []
        faces: list[int] = []
        for card in scope.it[done:]:
            if game.owner[card] == game.owner[scope.it[done]] and game.printed[card] not in faces:
                found.append(card)
                faces.append(game.printed[card])
        return found

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class RandomDiscard(Effect[Lorcana]):
    """Players discard cards at random."""

    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        for player in self.who.who(game, scope):
            hand = game.hand(player)[:]
            game.chance.shuffle(hand)
            hand = hand[: self.count.value(game, scope)]
            if not acts.forbidden(game, player, NO_DISCARDING):
                scope.done += len(hand)
                zones.discard(game, hand)


class IntoDiscard(Effect[Lorcana]):
    """Cards from outside of play are put into their players' discard piles."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        for card in cards:
            zones.place(game, card, DISCARD)


MOVING.add(
    "draw(count: quantity = 1, who: players = you) -> effect",
    Draw,
    sets=binding.DONE,
    role=roles.NAMES_DOER,
    says=nodes.HELPS,
)
MOVING.add("draw_until(count: quantity, who: players = you) -> effect", DrawUntil, sets=binding.DONE)
MOVING.add(
    "discard(cards: cards) -> effect",
    Discard,
    "zones.discard-chosen-by-player",
    sets=BOTH,
    event="discards",
    says=nodes.HARMS,
)
MOVING.add(
    "discard_at_random(count: quantity = 1, who: players = you) -> effect",
    RandomDiscard,
    sets=binding.DONE,
    role=roles.NAMES_DOER,
    unsaid="1",
    says=nodes.HARMS,
)
MOVING.add("put_under(cards: cards, top: cards = this) -> effect", PutUnder, "cards.under", "cards.stack", sets=BOTH)
MOVING.add(
    "put_tops_under(count: quantity, tops: cards) -> effect", PutTopsUnder, "cards.under", "cards.stack", sets=BOTH
)
MOVING.add("at_random(what: cards, count: quantity = 1) -> cards", AtRandom)
MOVING.add(
    "return_to_hand(cards: cards) -> effect",
    ReturnToHand,
    "resolve.put-into-hand-is-no-draw",
    "players.their-is-the-card-player",
    sets=BOTH,
    event="returned_to_hand",
    role=roles.MOVES,
)
MOVING.add(
    "into_inkwell(cards: cards) -> effect",
    IntoInkwell,
    "zones.ink-by-effect",
    "zones.ink-enters-ready",
    "players.their-is-the-card-player",
    sets=BOTH,
    role=roles.MOVES,
)
MOVING.add(
    "into_inkwell_exerted(cards: cards) -> effect",
    lambda cards: IntoInkwell(cards, True),
    "zones.ink-by-effect",
    "players.their-is-the-card-player",
    sets=BOTH,
    role=roles.MOVES,
)
MOVING.add(
    "top(count: quantity = 1, whose: players = you) -> cards", TopCards, "turn.what-drawing-is", role=roles.NAMES_DOER
)
MOVING.add(
    "bottom(count: quantity = 1, whose: players = you) -> cards",
    BottomCards,
    "turn.what-drawing-is",
    role=roles.NAMES_DOER,
)
MOVING.add(
    "shuffle_into_deck(cards: cards) -> effect",
    ShuffleInto,
    "players.their-is-the-card-player",
    sets=BOTH,
    role=roles.MOVES,
)
MOVING.add("shuffle_deck(who: players = you) -> effect", ShuffleDeck)
MOVING.add(
    "to_top(cards: cards) -> effect",
    lambda cards: IntoDeck(cards, True),
    "zones.known-order-into-deck",
    sets=BOTH,
    role=roles.MOVES,
)
MOVING.add(
    "to_bottom(cards: cards) -> effect",
    lambda cards: IntoDeck(cards, False),
    "zones.known-order-into-deck",
    sets=BOTH,
    role=roles.MOVES,
)
MOVING.add("into_discard(cards: cards) -> effect", IntoDiscard, sets=BOTH)
