"""Words for cards that are revealed, or looked at."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.binding import BOTH
from mulligan.cardlang.nodes import Cards, Effect, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import INKWELL

SHOWING: Final = Vocabulary()


class RevealUntil(Effect[Lorcana]):
    """Cards are revealed from the top of the deck until one of a kind is; that one is meant from then on."""

    # rule: resolve.reveal
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.it = []
        scope.done = 0
        for card in game.deck(scope.player)[:]:
            game.reveal(card)
            game.note("is-revealed", scope.player, card)
            if self.what.fits(game, scope, card):
                scope.it = [card]
                scope.done = 1
                return


class LookAtInkwell(Effect[Lorcana]):
    """The player looks at the cards in their inkwell."""

    def act(self, game: Lorcana, scope: Scope) -> None:
        for card in game.pile(scope.player, INKWELL):
            game.show(card, scope.player)


class RevealCards(Effect[Lorcana]):
    """Cards are shown to everybody."""

    # rule: resolve.reveal
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]
        scope.done = len(scope.it)
        for card in scope.it:
            game.reveal(card)
            game.note("is-revealed", game.owner[card], card)


class LookAtHand(Effect[Lorcana]):
    """The player looks at other players' hands."""

    def __init__(self, whose: Players[Lorcana]) -> None:
        self.whose = whose

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.whose.who(game, scope):
            for card in game.hand(player):
                game.show(card, scope.player)


class LookAtDeck(Effect[Lorcana]):
    """The player looks through their own deck, to search it; shuffling makes them forget."""

    # rule: zones.deck-private
    def act(self, game: Lorcana, scope: Scope) -> None:
        for card in game.deck(scope.player):
            game.show(card, scope.player)


SHOWING.add("reveal_until(what: cards) -> effect", RevealUntil, "resolve.reveal", sets=BOTH, role=roles.SHOWS)
SHOWING.add("look_at_inkwell -> effect", LookAtInkwell)
SHOWING.add("reveal(cards: cards) -> effect", RevealCards, "resolve.reveal", sets=BOTH, role=roles.SHOWS)
SHOWING.add("look_at_hand(whose: players) -> effect", LookAtHand)
SHOWING.add("look_at_deck -> effect", LookAtDeck)
