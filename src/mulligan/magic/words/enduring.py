"""Words for rules and abilities that hold for a while, or for good, without a card that carries them."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.lasting import For
from mulligan.cardlang.nodes import Node, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic import acts
from mulligan.magic.abilities import Always
from mulligan.magic.state import Magic
from mulligan.magic.terms import FLOATING, PREVENTION, STATIC
from mulligan.magic.words.effects import Act, players_of
from mulligan.magic.words.lasting import begins

ENDURING: Final = Vocabulary()


class InForce(Act):
    """A rule or static ability holds for a while. In it, `you` is each of the players it is said of, from now on."""

    # rule: layers.duration
    def __init__(self, rule: Node, duration: For, who: Players[Magic] | None) -> None:
        self.rule = rule
        self.until = duration.until
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        if not begins(game, scope, self.until):
            return
        kind = STATIC if isinstance(self.rule, Always) else PREVENTION
        for player in players_of(self.who, game, scope):
            own = scope.copy()
            own.player = player
            acts.modify(game, kind, -1, 0, self.rule.id, own, self.until, scope.player)


class Floating(Act):
    """A triggered ability works for a while without a card that carries it."""

    # rule: triggers.automatic layers.duration
    def __init__(self, ability: Node, duration: For) -> None:
        self.ability = ability
        self.until = duration.until

    def act(self, game: Magic, scope: Scope) -> None:
        if begins(game, scope, self.until):
            acts.modify(game, FLOATING, -1, 0, self.ability.id, scope, self.until)


ENDURING.add(
    "in_force(rule: regulation|static, duration: duration = for_good, who: players = none) -> effect",
    InForce,
    "layers.duration",
    first="who",
    unsaid="for_good",
)
ENDURING.add(
    "floating(ability: triggered, duration: duration = this_turn) -> effect",
    Floating,
    "triggers.automatic",
    "layers.duration",
    role=roles.ENCLOSES,
)
