"""Costs: all of it or nothing, part by part."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from mulligan.cardlang.nodes import Cost, Node
from mulligan.cipher.abilities import Support, Use, When
from mulligan.cipher.procedures import Check, Paying, SupportSkills, UsingSkill
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rows import as_list
from mulligan.kernel.rules import rule


def payable(game: Cipher, scope: Scope, costs: list[Cost[Cipher]]) -> bool:
    """Whether every part of a cost can be paid now."""
    # rule: cost.all-or-nothing action.cannot-pay triggers.failed-cost
    for cost in costs:
        if not cost.payable(game, scope):
            return False
    return True


def costs_of(ability: Node) -> list[Cost[Cipher]]:
    """The costs of a skill."""
    assert isinstance(ability, (When, Use, Support))
    return ability.costs


def pool(game: Cipher, scope: Scope, cost: Cost[Cipher]) -> list[int]:
    """The cards a part of a cost could take."""
    found: list[int] = []
    for choice in cost.choices:
        found.extend(choice.potential(game, scope))
    return found


def in_each_others_way(game: Cipher, scope: Scope, costs: list[Cost[Cipher]]) -> bool:
    """Whether paying one part could take a card that another part needs, so that their order matters."""
    # rule: cost.any-order
    pools = [pool(game, scope, cost) for cost in costs]
    for i in range(len(pools)):
        for j in range(i):
            for card in pools[i]:
                if card in pools[j]:
                    return True
    return False


# -- Paying -----------------------------------------------------------------------------------------------------------


@rule("cost.when", at_work=("cost.any-order",))
def settle_order(game: Cipher, paying: Paying) -> None:
    """The parts are paid as printed, unless one could take what another needs: then their order is the payer's."""
    costs = costs_of(game.nodes[paying.skill])
    scope = paying.scope
    assert scope is not None
    if len(costs) > 1 and in_each_others_way(game, scope, costs):
        game.before = game.to_bytes()
        paying.in_order = False


@rule("cost.any-order")
def ask_part(game: Cipher, paying: Paying) -> None:
    """Which part is paid next; when all are paid, the cost is."""
    scope = paying.scope
    assert scope is not None
    left = [i for i in range(len(costs_of(game.nodes[paying.skill]))) if (paying.paid >> i) & 1 == 0]
    if not left:
        game.before = b""
        game.finish(paying)
        game.idle()
        return
    paying.part = left[0] if paying.in_order else -1
    if not paying.in_order:
        options = [Option(CHOOSE, number=i) for i in left]
        game.ask(scope.player, "cost.any-order", options, about=scope.source, topic="order")
    else:
        game.idle()


@rule("cost.all-or-nothing")
def take_part(game: Cipher, paying: Paying) -> None:
    """That part comes next; if it can no longer be paid, the game is put back to before the skill."""
    scope = paying.scope
    assert scope is not None
    if not paying.in_order:
        paying.part = game.answer.number
    paying.choice = 0
    if not costs_of(game.nodes[paying.skill])[paying.part].payable(game, scope):
        put_back(game, scope.player)
        return
    game.idle()


@rule("cost.when", at_work=("action.pay",))
def choose_for_part(game: Cipher, paying: Paying) -> None:
    """What the part lets the payer choose is chosen."""
    scope = paying.scope
    assert scope is not None
    choices = costs_of(game.nodes[paying.skill])[paying.part].choices
    while paying.choice < len(choices):
        if choices[paying.choice].ask(game, paying, scope):
            game.go_again(paying)
            return
        paying.choice += 1


@rule("cost.when", at_work=("action.pay",))
def pay_part(game: Cipher, paying: Paying) -> None:
    """Then it is paid; and the next part."""
    scope = paying.scope
    assert scope is not None
    paying.paid |= 1 << paying.part
    game.go_to(paying, ask_part)
    costs_of(game.nodes[paying.skill])[paying.part].pay(game, scope)


def cost_asked(game: Cipher, paying: Paying) -> Node | None:
    """The part of a cost for which something is being chosen; None while the payer says the order."""
    return costs_of(game.nodes[paying.skill])[paying.part] if paying.part >= 0 else None


def put_back(game: Cipher, player: i64) -> None:
    """A player could not pay a cost in full: the game is as it was before the skill was chosen, and it is not used."""
    # rule: cost.all-or-nothing cost.failed-clears-trigger triggers.failed-cost action.cannot-pay action.cannot-choose
    if game.before:
        game.fill(as_list(msgspec.msgpack.decode(game.before)))
        game.before = b""
    game.frames.pop()
    user = game.frames[-1]
    if isinstance(user, UsingSkill):
        user.unpaid = True
        game.cite("action.cannot-pay")
    elif isinstance(user, Check):
        user.unpaid = True
        game.cite("triggers.failed-cost", "cost.failed-clears-trigger")
    elif isinstance(user, SupportSkills):
        user.unpaid = True
    game.note("cost-put-back", player, rule="cost.all-or-nothing")
