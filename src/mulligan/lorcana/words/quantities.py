"""Words for numbers and conditions of Lorcana's own: cards in hand, strength of a card, whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.binding import DONE, PLAYER
from mulligan.cardlang.nodes import LATE, Cards, Condition, Players, Quantity
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.players import acting
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    HAND,
    INKWELL,
    WATCH_CHALLENGE,
    WATCH_DAMAGE,
    WATCH_HAND,
    WATCH_INKWELL,
    WATCH_LORE,
    WATCH_TURN,
)

QUANTITIES: Final = Vocabulary()
STRENGTH: Final = 0
WILLPOWER: Final = 1
LORE: Final = 2
COST: Final = 3
LEAST: Final = -1000  # less than any strength


class StrengthOf(Quantity[Lorcana]):
    """The strength of cards together; what a negative one counts as, the edition says."""

    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(game.edition.counted(game.strength_of(card)) for card in self.of.cards(game, scope))


class Strongest(Quantity[Lorcana]):
    """The greatest strength among cards; of none, less than any."""

    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        found = [game.edition.counted(game.strength_of(card)) for card in self.of.cards(game, scope)]
        return max(found) if found else LEAST


class Highest(Quantity[Lorcana]):
    """The greatest of a number among cards; of none, nothing."""

    def __init__(self, of: Cards[Lorcana], number: i64) -> None:
        self.of = of
        self.number = number  # which one: strength, willpower, lore value, cost

    def value(self, game: Lorcana, scope: Scope) -> i64:
        most: i64 = 0
        for card in self.of.cards(game, scope):
            most = max(most, self.of_card(game, card))
        return most

    def of_card(self, game: Lorcana, card: i64) -> i64:
        """That number of a card."""
        if self.number == STRENGTH:
            return game.edition.counted(game.strength_of(card))
        if self.number == WILLPOWER:
            return game.willpower_of(card)
        return game.lore_of(card) if self.number == LORE else game.card(card).cost


class Lowest(Highest):
    """The least of a number among cards; of none, nothing."""

    def value(self, game: Lorcana, scope: Scope) -> i64:
        cards = self.of.cards(game, scope)
        least: i64 = self.of_card(game, cards[0]) if cards else 0
        for card in cards:
            least = min(least, self.of_card(game, card))
        return max(least, 0)


class WillpowerOf(Quantity[Lorcana]):
    """The willpower of cards together."""

    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(game.willpower_of(card) for card in self.of.cards(game, scope))


class LoreOf(Quantity[Lorcana]):
    """The lore value of cards together."""

    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(max(game.lore_of(card), 0) for card in self.of.cards(game, scope))


class CostOf(Quantity[Lorcana]):
    """The cost of cards together."""

    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(game.card(card).cost for card in self.of.cards(game, scope))


class DamageOn(Quantity[Lorcana]):
    """The damage on cards together."""

    def __init__(self, on: Cards[Lorcana]) -> None:
        self.on = on

    def value(self, game: Lorcana, scope: Scope) -> i64:
        total = 0
        for card in self.on.cards(game, scope):
            total += game.damage[card]
        return total


class CardsIn(Quantity[Lorcana]):
    """How many cards players have in a zone, all together."""

    def __init__(self, zone: i64, whose: Players[Lorcana]) -> None:
        self.zone = zone
        self.whose = whose

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(len(game.pile(player, self.zone)) for player in self.whose.who(game, scope))


class MostIn(Quantity[Lorcana]):
    """The greatest number of cards that any of several players has in hand."""

    def __init__(self, whose: Players[Lorcana]) -> None:
        self.whose = whose

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return max((len(game.hand(player)) for player in self.whose.who(game, scope)), default=0)


class LoreTotal(Quantity[Lorcana]):
    """How much lore players have, all together."""

    def __init__(self, whose: Players[Lorcana]) -> None:
        self.whose = whose

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(game.lore[player] for player in self.whose.who(game, scope))


class Part(Quantity[Lorcana]):
    """How many times a number goes into a quantity; what is left over counts for nothing, or as once more."""

    def __init__(self, number: i64, of: Quantity[Lorcana], up: bool = False) -> None:
        self.number = number
        self.of = of
        self.up = up  # rounded up

    def value(self, game: Lorcana, scope: Scope) -> i64:
        whole = max(self.of.value(game, scope), 0)
        return (whole + (self.number - 1 if self.up else 0)) // self.number


class UpTo(Quantity[Lorcana]):
    """A quantity, but never more than a number."""

    def __init__(self, of: Quantity[Lorcana], most: i64) -> None:
        self.of = of
        self.most = most

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return min(self.of.value(game, scope), self.most)


class Have(Condition[Lorcana]):
    """There are so many cards of a kind, at least one unless said otherwise."""

    def __init__(self, what: Cards[Lorcana], within: Range | None) -> None:
        self.what = what
        self.within = within

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        count = len(self.what.cards(game, scope))
        return count > 0 if self.within is None else self.within.holds(count)


class Fits(Condition[Lorcana]):
    """A card, chosen or meant, is one of a kind."""

    def __init__(self, who: Cards[Lorcana], kind: Cards[Lorcana]) -> None:
        self.who = who
        self.kind = kind

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.who.cards(game, scope):
            if self.kind.fits(game, scope, card):
                return True
        return False


class SomePlayer(Condition[Lorcana]):
    """Of at least one of several players something is so; inside, `they` is that player."""

    def __init__(self, among: Players[Lorcana], condition: Condition[Lorcana]) -> None:
        self.among = among
        self.condition = condition

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        before = scope.someone
        found = False
        for player in self.among.who(game, scope):
            scope.someone = player
            found = found or self.condition.holds(game, scope)
        scope.someone = before
        return found


class YourTurn(Condition[Lorcana]):
    """It is your turn; once it has begun, what applies during it starts only when all cards have been readied."""

    # rule: turn.during-your-turn
    def holds(self, game: Lorcana, scope: Scope) -> bool:
        return game.turn_applies and scope.player in acting(game)


class FirstTurn(YourTurn):
    """It is your first turn of the game."""

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        turns = len(set(game.match.teams)) if game.own_match.simultaneous else game.match.seats
        return super().holds(game, scope) and game.turn <= turns


class FirstOfGame(Condition[Lorcana]):
    """It is the first turn of the game: the starting player's."""

    # rule: setup.starting-player
    def holds(self, game: Lorcana, scope: Scope) -> bool:
        return game.turn <= 1


class TheirTurn(Condition[Lorcana]):
    """It is an opponent's turn."""

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        return scope.player not in acting(game)


class TurnOf(Condition[Lorcana]):
    """It is the turn of one of certain players."""

    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        return any(player in acting(game) for player in self.who.who(game, scope))


class DidSomething(Condition[Lorcana]):
    """The effect before this one did something: "if you do"."""

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        return scope.done > 0


QUANTITIES.add("strength_of(of: cards) -> quantity", StrengthOf, says=LATE, looks=WATCH_CHALLENGE)
QUANTITIES.add("greatest_strength(of: cards) -> quantity", Strongest, says=LATE, looks=WATCH_CHALLENGE)
QUANTITIES.rename("strongest", "greatest_strength")
QUANTITIES.add(
    "highest_strength(of: cards) -> quantity", lambda of: Highest(of, STRENGTH), says=LATE, looks=WATCH_CHALLENGE
)
QUANTITIES.add("highest_willpower(of: cards) -> quantity", lambda of: Highest(of, WILLPOWER), says=LATE, looks=0)
QUANTITIES.add("highest_lore(of: cards) -> quantity", lambda of: Highest(of, LORE), says=LATE, looks=0)
QUANTITIES.add("highest_cost(of: cards) -> quantity", lambda of: Highest(of, COST), looks=0)
QUANTITIES.add(
    "lowest_strength(of: cards) -> quantity", lambda of: Lowest(of, STRENGTH), says=LATE, looks=WATCH_CHALLENGE
)
QUANTITIES.add("lowest_willpower(of: cards) -> quantity", lambda of: Lowest(of, WILLPOWER), says=LATE, looks=0)
QUANTITIES.add("lowest_lore(of: cards) -> quantity", lambda of: Lowest(of, LORE), says=LATE, looks=0)
QUANTITIES.add("lowest_cost(of: cards) -> quantity", lambda of: Lowest(of, COST), looks=0)
QUANTITIES.add("willpower_of(of: cards) -> quantity", WillpowerOf, says=LATE, looks=0)
QUANTITIES.add("lore_of(of: cards) -> quantity", LoreOf, says=LATE, looks=0)
QUANTITIES.add("cost_of(of: cards) -> quantity", CostOf, looks=0)
QUANTITIES.add("damage_on(on: cards) -> quantity", DamageOn, looks=WATCH_DAMAGE)
QUANTITIES.add("cards_in_hand(whose: players = you) -> quantity", lambda whose: CardsIn(HAND, whose), looks=WATCH_HAND)
QUANTITIES.add(
    "cards_in_inkwell(whose: players = you) -> quantity", lambda whose: CardsIn(INKWELL, whose), looks=WATCH_INKWELL
)
QUANTITIES.add("largest_hand(whose: players) -> quantity", MostIn, looks=WATCH_HAND)
QUANTITIES.add("lore_total(whose: players = you) -> quantity", LoreTotal, looks=WATCH_LORE)
QUANTITIES.add("half(of: quantity) -> quantity", lambda of: Part(2, of), looks=0)
QUANTITIES.add("half_up(of: quantity) -> quantity", lambda of: Part(2, of, True), looks=0)
QUANTITIES.add("every(number: number, of: quantity) -> quantity", Part, looks=0)
QUANTITIES.add("capped(of: quantity, most: number) -> quantity", UpTo, looks=0)
QUANTITIES.add("have(what: cards, within: range = none) -> condition", Have, looks=0)
QUANTITIES.add("matches(who: cards, kind: cards) -> condition", Fits, looks=0)
QUANTITIES.add("some_player(among: players, condition: condition) -> condition", SomePlayer, inside=PLAYER, looks=0)
QUANTITIES.add("first_turn -> condition", FirstTurn, "turn.during-your-turn", looks=WATCH_TURN)
QUANTITIES.add("first_of_game -> condition", FirstOfGame, "setup.starting-player", looks=WATCH_TURN)
QUANTITIES.add("your_turn -> condition", YourTurn, "turn.during-your-turn", looks=WATCH_TURN)
QUANTITIES.add("their_turn -> condition", TheirTurn, looks=WATCH_TURN)
QUANTITIES.add("turn_of(who: players) -> condition", TurnOf, looks=WATCH_TURN)
QUANTITIES.add("it_was_done -> condition", DidSomething, needs=DONE)
