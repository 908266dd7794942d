"""Words for libraries: scrying, revealing until something comes, cards put at a depth or at random."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Effect, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.unseen import mix_up
from mulligan.magic.placing import place
from mulligan.magic.state import Magic
from mulligan.magic.terms import LIBRARY
from mulligan.magic.words.effects import Act, players_of, real
from mulligan.magic.words.nouns import fits_anywhere, set_aside
from mulligan.magic.zones import move

LIBRARIES: Final = Vocabulary()
CHOOSING: Final = 5  # the stage in which an opponent is chosen


class Scry(Effect[Magic]):
    """You look at the top cards, put any of them on the bottom in any order and the rest back on top in any order."""

    # rule: golden.card-over-rulebook
    keeps_cards: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: look; which goes to the bottom next; which of the rest goes on top next, the deepest first."""
        if frame.stage == 0:
            self.look(game, scope, scope.player)
            frame.stage = 1
            return True
        left = scope.picks[self.slot]
        if frame.stage == 2:
            if game.answer.verb == DONE:
                frame.stage = 3
            else:
                self.put(game, left, game.answer.card, False)
                frame.stage = 1
            return True
        if frame.stage == 4:
            self.put(game, left, game.answer.card, True)
            frame.stage = 3
            return True
        if not left:
            return False
        frame.stage += 1
        options = self.offers(game, frame, scope)
        topic = "scry" if frame.stage == 2 else "order"
        game.ask(scope.player, "stack.resolve", options, about=scope.source, topic=topic)
        return True

    def look(self, game: Magic, scope: Scope, whose: i64) -> None:
        """Look at the top cards of a player's library."""
        cards = game.library(whose)[: max(self.number.value(game, scope), 0)]
        for card in cards:
            game.show(card, scope.player)
        set_aside(game, scope, cards)
        scope.have_room(self.slot + 1)
        scope.picks[self.slot] = cards[:]
        mix_up(game, cards, scope.player, 0)

    def offers(self, game: Magic, frame: Resolve, scope: Scope) -> list[Option]:
        options = [Option(CHOOSE, card) for card in game.distinct(scope.picks[self.slot], scope.player)]
        if frame.stage == 2:
            options.append(Option(DONE))
        return options

    def put(self, game: Magic, left: list[int], card: i64, top: bool) -> None:
        """A card goes to the bottom, or back on top."""
        left.remove(card)
        pile = game.library(game.owner[card])
        pile.remove(card)
        if top:
            pile.insert(0, card)
        else:
            pile.append(card)
        game.touch()

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Fateseal(Scry):
    """The same with the top cards of the library of an opponent of your choice."""

    # rule: golden.card-over-rulebook players.opponent
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = CHOOSING
            options = [Option(CHOOSE, player=player) for player in game.opponents(scope.player)]
            if not options:
                return False
            game.ask(scope.player, "players.opponent", options, about=scope.source, topic="player")
            return True
        if frame.stage == CHOOSING:
            self.look(game, scope, game.answer.player)
            frame.stage = 1
            return True
        return super().advance(game, frame, scope)


class RevealUntil(Act):
    """A player reveals cards from the top of the library until one, or so many, of a kind are revealed."""

    # rule: zones.reveal zones.library
    def __init__(self, what: Cards[Magic], number: Quantity[Magic] | None, who: Players[Magic] | None) -> None:
        self.what = what
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        shown: list[int] = []
        for player in players_of(self.who, game, scope):
            left = 1 if self.number is None else self.number.value(game, scope)
            for card in game.library(player):
                if left <= 0:
                    break
                shown.append(card)
                game.reveal(card)
                game.note("is-revealed", player, card, rule="zones.reveal")
                if fits_anywhere(self.what, game, scope, card):
                    left -= 1
        set_aside(game, scope, shown)


class ToLibraryAt(Act):
    """Cards go into their owners' libraries at a place from the top."""

    # rule: zones.library
    def __init__(self, cards: Cards[Magic], at: i64) -> None:
        self.cards = cards
        self.at = at

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        move(game, cards, LIBRARY)
        for card in cards:
            pile = game.library(game.owner[card])
            if card in pile:
                pile.remove(card)
                pile.insert(min(self.at - 1, len(pile)), card)
        scope.it = cards


class ToBottomAtRandom(Act):
    """Cards go to the bottom of their owner's library in a random order."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        left = real(game, self.cards.cards(game, scope))
        mix_up(game, left, scope.player, 0)
        while left:
            card = left.pop(game.chance.below(len(left)))
            place(game, card, LIBRARY, False)


class Choose(Act):
    """Cards are chosen; what is done with them comes after."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]


class Show(Act):
    """Cards are shown to all players, out of those looked at."""

    # rule: zones.reveal
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", game.owner[card], card, rule="zones.reveal")
        scope.it = cards


LIBRARIES.add("show_all(cards: cards) -> effect", Show, "zones.reveal")
LIBRARIES.add("scry(count: quantity) -> effect", Scry, "golden.card-over-rulebook", role=roles.SCALES)
LIBRARIES.add(
    "fateseal(count: quantity) -> effect",
    Fateseal,
    "golden.card-over-rulebook",
    "players.opponent",
    role=roles.SCALES,
)
LIBRARIES.add(
    "reveal_until(what: cards, count: quantity = none, who: players = none) -> effect",
    RevealUntil,
    "zones.reveal",
    "zones.library",
    role=roles.SHOWS | roles.NAMES_DOER,
)
LIBRARIES.add("to_library_at(cards: cards, at: number) -> effect", ToLibraryAt, "zones.library", role=roles.FETCHES)
LIBRARIES.add("to_bottom_at_random(cards: cards) -> effect", ToBottomAtRandom, "zones.library")
LIBRARIES.add("choose(cards: cards) -> effect", Choose, sets=binding.IT)
