"""Words for what is done over and over: a process that is repeated, an act for each of several cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import Cards, Effect
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.magic.state import Magic
from mulligan.magic.words.effects import Act, real

REPEATING: Final = Vocabulary()
MOST: Final = 200  # how often a process is done at most, so that every game ends


class Process(Effect[Magic]):
    """Something is done, and done again as often as it says in it that it is repeated."""

    # rule: stack.resolve
    def __init__(self, effect: Effect[Magic]) -> None:
        self.effect = effect

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if (frame.stage == 1 and frame.flag == 0) or frame.count >= MOST:
            return False
        frame.stage = 1
        frame.flag = 0
        frame.count += 1
        game.resolve(self.effect.id, scope)
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return self.effect.possible(game, scope)


class RepeatProcess(Act):
    """The process that this is said in is done once more after it."""

    # rule: stack.resolve
    def act(self, game: Magic, scope: Scope) -> None:
        for frame in reversed(game.frames):
            if isinstance(frame, Resolve) and isinstance(game.nodes[frame.node], Process):
                frame.flag = 1
                return


class ForEachOf(Effect[Magic]):
    """Something is done for each of the cards just acted on, one after the other; in it, `it` is that card."""

    keeps_cards: ClassVar[bool] = True

    # rule: stack.resolve
    def __init__(self, cards: Cards[Magic], effect: Effect[Magic]) -> None:
        self.cards = cards
        self.effect = effect

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = real(game, self.cards.cards(game, scope)) if scope.done > 0 else []
        cards = scope.picks[self.slot]
        if frame.index >= len(cards):
            return False
        scope.it = [cards[frame.index]]
        frame.index += 1
        game.resolve(self.effect.id, scope)
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


REPEATING.add("process(effect: effect) -> effect", Process, "stack.resolve")
REPEATING.add("repeat_process -> effect", RepeatProcess, "stack.resolve")
REPEATING.add("for_each_of(cards: cards, effect: effect) -> effect", ForEachOf, "stack.resolve", inside=binding.IT)
