"""Costs: all of it or nothing, part by part."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from mulligan.cardlang.nodes import Cost, Node
from mulligan.cipher.abilities import Support, Use, When
from mulligan.cipher.procedures import USE_SKILL
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import Plain, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.procedures import OVER
from mulligan.kernel.rows import as_list
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


def pool(game: Cipher, place: Scope, cost: Cost[Cipher]) -> list[int]:
    """The cards a part of a cost could take."""
    found: list[int] = []
    for choice in cost.choices:
        found.extend(choice.potential(game, place))
    return found


def in_each_others_way(game: Cipher, place: Scope, costs: list[Cost[Cipher]]) -> bool:
    """Whether paying one part could take a card that another part needs, so that their order matters."""
    # rule: cost.any-order
    pools = [pool(game, place, cost) for cost in costs]
    for i in range(len(pools)):
        for j in range(i):
            for card in pools[i]:
                if card in pools[j]:
                    return True
    return False


# -- Paying. In the frame: node the skill, a the part being paid, b the choice's own, c which of its choices is asked,
#    d a bit for each part paid, and 1 where the payer says the order ------------------------------------------------


@rule("cost.when", "cost.any-order", "action.pay", "cost.all-or-nothing")
def pay_parts(game: Cipher, frame: Plain) -> None:
    """The user pays part after part; what a part lets them choose is chosen first. What cannot be paid is put back."""
    place = frame.scope
    assert place is not None
    costs = costs_of(game.nodes[frame.node])
    if frame.a == -1:
        frame.a = -2
        if len(costs) > 1 and in_each_others_way(game, place, costs):
            game.before = game.to_bytes()
            frame.d = 1
    while True:
        if frame.a == -3:
            frame.a = game.answer.number
        if frame.a < 0:
            left = [i for i in range(len(costs)) if (frame.d >> (i + 1)) & 1 == 0]
            if not left:
                game.before = b""
                return
            if frame.d & 1 and len(left) > 1:
                frame.a = -3
                frame.pc -= 1
                options = [Option(CHOOSE, number=i) for i in left]
                game.ask(place.player, "cost.any-order", options, about=place.source, topic="order")
                return
            frame.a = left[0]
            frame.c = 0
        cost = costs[frame.a]
        if frame.c <= 0 and frame.asking < 0 and not cost.payable(game, place):
            put_back(game, place.player)
            return
        frame.c = max(frame.c, 0)
        while frame.c < len(cost.choices):
            if cost.choices[frame.c].ask(game, frame, place):
                frame.pc -= 1
                return
            frame.c += 1
        cost.pay(game, place)
        frame.d |= 2 << frame.a
        frame.a = -2
        frame.c = -1


def cost_asked(game: Cipher, frame: Plain) -> Node | None:
    """The part of a cost for which something is being chosen; None while the payer says the order."""
    costs = costs_of(game.nodes[frame.node])
    return costs[frame.a] if 0 <= frame.a < len(costs) else None


def put_back(game: Cipher, player: i64) -> None:
    """A player could not pay a cost in full: the game is as it was before, and a triggered skill is cleared."""
    # rule: cost.all-or-nothing cost.failed-clears-trigger triggers.failed-cost action.cannot-pay action.cannot-choose
    if game.before:
        game.fill_columns(as_list(msgspec.msgpack.decode(game.before)))
        game.before = b""
    game.frames.pop()
    caller = game.frames[-1]
    game.note("cost-put-back", player, rule="cost.all-or-nothing")
    caller.pc = OVER if caller.procedure == USE_SKILL else 0  # other skills may follow in a check and in a battle
    game.cause = []
