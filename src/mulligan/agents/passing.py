"""Where a person is asked at all: stops, skips, holding priority, and passing until something happens."""

from __future__ import annotations

from typing import Final

from mulligan.agents.seat import options_of
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option

SOMETHING: Final = "something"  # until somebody else does something
TURN: Final = "turn"  # until this turn is over
MY_TURN: Final = "my-turn"  # until one's own next turn


class Wishes:
    """What a person wishes to be asked, and what not."""

    def __init__(self, kind: Kind, person: int) -> None:
        self.kind = kind
        self.person = person
        self.stops: list[str] = []  # steps in which the person is asked though nothing calls for it
        self.skips: list[str] = []  # steps in which they are not asked though they could do something
        self.holding = False
        self.until = ""  # one of those above, or a step
        self.since = 0  # the turn in which it was said

    def pass_until(self, game: Game, until: str) -> None:
        """Pass from here on until something happens; an empty word ends it."""
        self.until, self.since = until, int(game.turn)

    def unasked(self, game: Game) -> Option | None:
        """The option to take for the person without asking; None: ask."""
        decision = game.decision
        if decision is None:
            return None
        passing = next((one for one in options_of(decision, self.person) if one.verb == self.kind.passing), None)
        if passing is None:
            return self.kind.unasked(game, self.person, self.stops, self.holding)
        if self.until:
            if not self.is_over(game):
                return passing
            named = self.until not in (SOMETHING, TURN, MY_TURN)
            self.until = ""
            if named:  # a step, in which they wish to be asked
                return None
        option = self.kind.unasked(game, self.person, self.stops, self.holding)
        if option is None and self.skips and not game.waiting and not self.holding:
            return passing if self.skipped(game) else None
        return option

    def tells_nothing(self, game: Game) -> bool:
        """Whether passing here is no sign of what the person holds."""
        return bool(self.until) or self.kind.passes_openly(game, self.person) or self.skipped(game)

    def is_over(self, game: Game) -> bool:
        """Whether what the person passes until has come."""
        mine = game.match.together(game.active, self.person)
        if self.until == TURN:
            return game.turn != self.since
        if self.until == MY_TURN:
            return mine and game.turn != self.since
        if self.until == SOMETHING:
            return self.kind.stirs(game, self.person) or (mine and game.turn != self.since)
        return self.phase(game) == self.until

    def skipped(self, game: Game) -> bool:
        """Whether this is a step that the person wishes to skip, in every turn or in one's own or the others'."""
        if not self.skips:
            return False
        phase = self.phase(game)
        whose = "my" if game.match.together(game.active, self.person) else "their"
        return phase in self.skips or f"{whose}-{phase}" in self.skips

    def phase(self, game: Game) -> str:
        """The step the game is in."""
        return str(self.kind.view(game, self.person, len(game.log or [])).get("phase"))
