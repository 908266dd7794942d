"""Shared words that hold effects together: one after the other, may, if, for each, choose one, pay to."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import DONE, PLAYER
from mulligan.cardlang.nodes import Cards, Condition, Cost, Effect, G, Node, Players, Quantity
from mulligan.cardlang.roles import BRANCHES, FLAT, OPTIONAL, PERHAPS
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, NO, YES, Option

CONTROL: Final = Vocabulary()


class Sequence(Effect[G]):
    """One effect after the other, each as far as possible."""

    def __init__(self, effects: list[Effect[G]]) -> None:
        self.effects = effects

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == len(self.effects):
            return False
        effect = self.effects[frame.stage]
        frame.stage += 1
        game.resolve(effect.id, scope)
        return True

    def possible(self, game: G, scope: Scope) -> bool:
        for effect in self.effects:
            if effect.possible(game, scope):
                return True
        return False

    def in_full(self, game: G, scope: Scope) -> bool:
        """The first must be possible in full; the later ones speak of what it chose."""
        return len(self.effects) > 0 and self.effects[0].in_full(game, scope)


class May(Effect[G]):
    """An effect that a player may decline."""

    def __init__(self, effect: Effect[G], by: Players[G] | None) -> None:
        self.effect = effect
        self.by = by

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            if not self.effect.possible(game, scope):
                scope.done = 0
                game.cite(self.asks_by())
                if game.log is not None:
                    game.taken.append(Option(NO))
                return False
            frame.stage = 1
            self.ask_player(game, scope)
            return True
        if frame.stage == 1 and game.answer.verb == YES:
            frame.stage = 2
            game.resolve(self.effect.id, scope)
            return True
        if frame.stage == 1:
            scope.done = 0
        return False

    def ask_player(self, game: G, scope: Scope) -> None:
        """Whoever may do it says whether they do."""
        player = scope.player
        if self.by is not None:
            player = self.by.who(game, scope)[0]
        game.ask(player, self.asks_by(), [Option(YES), Option(NO)], about=scope.source, topic="may")

    def possible(self, game: G, scope: Scope) -> bool:
        return self.effect.possible(game, scope)


class If(Effect[G]):
    """An effect under a condition, and perhaps another in its place."""

    def __init__(self, condition: Condition[G], effect: Effect[G], otherwise: Effect[G] | None) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage != 0:
            return False
        frame.stage = 1
        if self.condition.holds(game, scope):
            game.resolve(self.effect.id, scope)
            return True
        if self.otherwise is not None:
            game.resolve(self.otherwise.id, scope)
            return True
        return False

    def possible(self, game: G, scope: Scope) -> bool:
        if self.condition.holds(game, scope):
            return self.effect.possible(game, scope)
        return self.otherwise is not None and self.otherwise.possible(game, scope)


class Instead(Effect[G]):
    """A choice, then one effect, or another in its place if what was chosen is of a kind."""

    def __init__(self, chosen: Cards[G], effect: Effect[G], replaced_if: Condition[G], by: Effect[G]) -> None:
        self.chosen = chosen
        self.effect = effect
        self.replaced_if = replaced_if
        self.by = by

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            if self.chosen.ask(game, frame, scope):
                return True
            frame.stage = 1
            effect = self.by if self.replaced_if.holds(game, scope) else self.effect
            game.resolve(effect.id, scope)
            return True
        return False

    def asks(self, frame: Resolve, topic: str) -> Node | None:
        return self.chosen


class ForEach(Effect[G]):
    """An effect as many times as a quantity says."""

    def __init__(self, quantity: Quantity[G], effect: Effect[G]) -> None:
        self.quantity = quantity
        self.effect = effect

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.count = self.quantity.value(game, scope)
            frame.stage = 1
        if frame.count <= 0:
            return False
        frame.count -= 1
        game.resolve(self.effect.id, scope)
        return True

    def possible(self, game: G, scope: Scope) -> bool:
        return self.quantity.value(game, scope) > 0 and self.effect.possible(game, scope)


class EachPlayer(Effect[G]):
    """Each of several players does something, the active player first; inside, `they` is that player."""

    def __init__(self, players: Players[G], effect: Effect[G]) -> None:
        self.players = players
        self.effect = effect

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        had_their_turn = frame.players  # somebody may leave the game meanwhile
        if had_their_turn == 0:
            frame.count = 0
        else:
            frame.count += scope.done
        for player in self.players.who(game, scope):
            if (had_their_turn >> player) & 1 == 0:
                frame.players = had_their_turn | 1 << player
                scope.someone = player
                scope.done = 0
                game.resolve(self.effect.id, scope)
                return True
        scope.done = frame.count  # what all of them did
        return False

    def possible(self, game: G, scope: Scope) -> bool:
        return len(self.players.who(game, scope)) > 0


class ChooseOne(Effect[G]):
    """A player picks one of several effects by its number."""

    def __init__(self, effects: list[Effect[G]]) -> None:
        self.effects = effects

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            options = [Option(CHOOSE, text=str(i + 1)) for i in range(len(self.effects))]
            frame.stage = 1
            game.ask(scope.player, self.asks_by(), options, about=scope.source, topic="mode")
            return True
        if frame.stage == 1:
            frame.stage = 2
            game.resolve(self.effects[int(game.answer.text) - 1].id, scope)
            return True
        return False

    def modes(self) -> list[Node]:
        return list(self.effects)

    def possible(self, game: G, scope: Scope) -> bool:
        for effect in self.effects:
            if effect.possible(game, scope):
                return True
        return False


class PayTo(Effect[G]):
    """Pay a cost in full to have an effect; without the one, not the other."""

    def __init__(self, cost: Cost[G], effect: Effect[G]) -> None:
        self.cost = cost
        self.effect = effect

    def advance(self, game: G, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            if frame.index < 0:
                if not self.cost.payable(game, scope):
                    scope.done = 0
                    return False
                frame.index = 0
            while frame.index < len(self.cost.choices):
                if self.cost.choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            frame.stage = 1
            self.cost.pay(game, scope)
            return True
        if frame.stage == 1:
            frame.stage = 2
            game.resolve(self.effect.id, scope)
            return True
        return False

    def asks(self, frame: Resolve, topic: str) -> Node | None:
        return self.cost

    def possible(self, game: G, scope: Scope) -> bool:
        return self.cost.payable(game, scope)


CONTROL.add("seq(*effects: effect) -> effect", Sequence, role=FLAT)
CONTROL.add("may(effect: effect, by: players = none) -> effect", May, sets=DONE, role=PERHAPS | OPTIONAL)
CONTROL.add("if(condition: condition, effect: effect, otherwise: effect = none) -> effect", If, role=BRANCHES)
CONTROL.add("instead(chosen: cards, effect: effect, replaced_if: condition, by: effect) -> effect", Instead)
CONTROL.add("for_each(quantity: quantity, effect: effect) -> effect", ForEach, role=PERHAPS)
CONTROL.add("each(players: players, effect: effect) -> effect", EachPlayer, sets=DONE, inside=PLAYER)
CONTROL.add("choose_one(*effects: effect) -> effect", ChooseOne, role=BRANCHES)
CONTROL.add("pay_to(cost: cost, effect: effect) -> effect", PayTo, sets=DONE, role=OPTIONAL)
