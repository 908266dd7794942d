"""What effects have in common instead of which something else may happen: drawing, banishing, dealing damage."""

from __future__ import annotations

from mulligan.cardlang.nodes import Effect
from mulligan.kernel.frames import Resolve, Scope
from mulligan.lorcana.state import Lorcana


class Replaceable(Effect[Lorcana]):
    """An effect that chooses first, and then begins what may be replaced."""

    def act(self, game: Lorcana, scope: Scope) -> None:
        self.begin(game, scope)

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        """Have it happen; True when a procedure has begun to ask what happens instead."""
        raise NotImplementedError

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.stage > len(self.choices):
            return False
        frame.stage += 1
        return self.begin(game, scope)
