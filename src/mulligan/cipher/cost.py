"""Costs: all of it or nothing, part by part."""

from __future__ import annotations

from mulligan.cardlang.nodes import Cost, Node
from mulligan.cipher.abilities import Support, Use, When
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import Frame, Scope
from mulligan.kernel.rules import rule


def payable(game: Cipher, place: Scope, costs: list[Cost[Cipher]]) -> bool:
    """Whether every part of a cost can be paid now."""
    # rule: cost.all-or-nothing action.cannot-pay triggers.failed-cost
    for cost in costs:
        if not cost.payable(game, place):
            return False
    return True


def costs_of(ability: Node) -> list[Cost[Cipher]]:
    """The costs of a skill."""
    assert isinstance(ability, (When, Use, Support))
    return ability.costs


@rule("cost.when", "cost.any-order", "action.pay")
def pay_parts(game: Cipher, frame: Frame) -> None:
    """The user pays part after part; what a part lets them choose is chosen first."""
    # In the frame: node the skill, a the part, c which of its choices is asked, b is the choice's own.
    place = frame.scope
    assert place is not None
    costs = costs_of(game.nodes[frame.node])
    if frame.a < 0:
        frame.a = 0
        frame.c = 0
    while frame.a < len(costs):
        cost = costs[frame.a]
        while frame.c < len(cost.choices):
            if cost.choices[frame.c].ask(game, frame, place):
                frame.pc -= 1
                return
            frame.c += 1
        cost.pay(game, place)
        frame.a += 1
        frame.c = 0
