"""Words for cards that are revealed, looked at or flipped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Chosen, Players, make_room
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import zones
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BONDS, FACE_DOWN, FIRST, FLIPPED, ORBS, TURNED_UP
from mulligan.cipher.terms import REVEALED as REVEALED_EVENT
from mulligan.cipher.triggers import tell
from mulligan.cipher.words.effects import OnCards, where_from
from mulligan.cipher.words.nouns import OPENLY, REVEALED
from mulligan.cipher.words.traits import lies_face_down
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope

SHOWING: Final = Vocabulary()


def show(game: Cipher, scope: Scope, card: i64) -> None:
    """A card is shown to both players."""
    game.reveal(card)
    game.note("is-revealed", scope.player, card)


class ShownToDeckTop(OnCards):
    """Cards are shown to both players and put on top of their owners' decks."""

    # rule: keyword.reveal
    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards
        if isinstance(cards, Chosen):
            cards.ordered = True

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.reveal")
        cards = self.cards.cards(game, scope)[:]
        for card in cards:
            show(game, scope, card)
        zones.to_deck_top(game, cards)
        scope.it = cards
        scope.done = len(cards)


class Reveal(OnCards):
    """Cards are shown to both players where they are."""

    # rule: keyword.reveal keyword.reveal-open keyword.reveal-in-place keyword.reveal-no-refill
    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.reveal")
        cards = self.cards.cards(game, scope)[:]
        for i, card in enumerate(cards):
            show(game, scope, card)
            game.trace("keyword.reveal-open", "keyword.reveal-in-place", "keyword.reveal-no-refill")
            if game.own_match.listened[REVEALED_EVENT]:
                flags = where_from(game, scope, card)
                if i == 0:
                    flags |= FIRST
                tell(game, Event(REVEALED_EVENT, card, scope.source, game.owner[card], scope.ability, flags))
        scope.it = cards
        make_room(scope, OPENLY)
        scope.picks[OPENLY] = cards[:]
        scope.picks[REVEALED] = cards[:]
        scope.done = len(cards)


class Look(OnCards):
    """A player looks at cards, the user if nobody else is named."""

    # rule: keyword.look keyword.look-user
    def __init__(self, cards: Cards[Cipher], who: Players[Cipher]) -> None:
        self.cards = cards
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.look")
        game.trace("keyword.look-user")
        cards = self.cards.cards(game, scope)[:]
        for player in self.who.who(game, scope):
            for card in cards:
                game.show(card, player)
            game.note("looks", player, number=len(cards))
        scope.it = cards
        make_room(scope, OPENLY)
        scope.picks[REVEALED] = cards[:]
        scope.done = len(cards)


class Flip(OnCards):
    """Bonds are turned face up or face down; orbs too, and one that is face up is open to both players."""

    def __init__(self, cards: Cards[Cipher], down: i64) -> None:
        self.cards = cards
        self.down = down

    def act(self, game: Cipher, scope: Scope) -> None:
        found = [card for card in self.cards.cards(game, scope) if lies_face_down(game, card) != (self.down != 0)]
        turn_orbs(game, [card for card in found if game.zone[card] == ORBS], self.down)
        flip(game, [card for card in found if game.zone[card] != ORBS], self.down)
        scope.it = found
        scope.done = len(found)


def flip(game: Cipher, cards: list[int], down: i64) -> None:
    """Bonds are turned over."""
    for card in cards:
        game.face_down[card] = down
        game.note("is-flipped", game.controller[card], card, number=down)
        # rule: zones.face-down-bonds-are-blank zones.open-cards-count
        game.trace("zones.face-down-bonds-are-blank", "zones.look-at-face-down-bonds", "zones.open-cards-count")
        if game.own_match.listened[FLIPPED]:
            tell(game, Event(FLIPPED, card, -1, game.controller[card], 0, FACE_DOWN if down else 0))
    game.touch(1 << BONDS)


def turn_orbs(game: Cipher, cards: list[int], down: i64) -> None:
    """Orbs are turned over: a card's effect goes before the rule that they lie face down."""
    # rule: golden.card-over-rule zones.orbs-face-down
    for card in cards:
        game.face_down[card] = 0 if down else TURNED_UP
        if down == 0:
            game.reveal(card)
        game.note("is-flipped", game.controller[card], card, number=down)
    if cards:
        game.touch(1 << ORBS)


SHOWING.add("shown_to_deck_top(cards: cards) -> effect", ShownToDeckTop)
SHOWING.add("reveal(cards: cards) -> effect", Reveal, role=roles.SHOWS, sets=binding.BOTH)
SHOWING.add(
    "look_at(cards: cards, who: players = you) -> effect",
    Look,
    role=roles.SHOWS | roles.NAMES_DOER,
    sets=binding.BOTH,
)
SHOWING.add("flip_up(cards: cards) -> effect", lambda cards: Flip(cards, 0), sets=binding.BOTH)
SHOWING.add("flip_down(cards: cards) -> effect", lambda cards: Flip(cards, 1), sets=binding.BOTH)
