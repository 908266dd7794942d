"""What must be paid for creatures to attack: only attacks that can be paid for are on offer."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.options import Option
from mulligan.magic import payment
from mulligan.magic.mana import ManaCost
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic


def tax_on(game: Magic, card: i64, walker: i64, player: i64) -> i64:
    """How much mana must be paid for one attack."""
    # rule: golden.card-over-rulebook
    found: i64 = 0
    for source, whose, node in game.rules_that("attack_tax"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        found += regulation.attack_tax(game, scope(source, node, whose), card, walker, player)
    return found


def tax_so_far(game: Magic, player: i64) -> i64:
    """How much mana a player must pay for the attacks declared so far."""
    found: i64 = 0
    for card in game.field[player]:
        if game.attacking[card] != -1:
            found += tax_on(game, card, game.attacked_walker[card], game.attacking[card])
    return found


def payable_attacks(game: Magic, player: i64, options: list[Option]) -> list[Option]:
    """The attacks that a player can pay for, besides those declared already."""
    # rule: golden.card-over-rulebook combat.declare-attackers
    so_far = tax_so_far(game, player)
    found: list[Option] = []
    for one in options:
        total = so_far + tax_on(game, one.card, one.target, one.player)
        away = [card for card in game.field[player] if game.attacking[card] != -1]
        away.append(one.card)
        if total == 0 or payment.affordable(payment.purse_without(game, player, away), price(total), 0, 0):
            found.append(one)
    return found


def price(total: i64) -> ManaCost:
    """So much mana."""
    return ManaCost(f"{{{total}}}")


def pay_taxes(game: Magic, player: i64) -> None:
    """A player pays for their attacks, once the attackers are tapped."""
    # rule: golden.card-over-rulebook cost.pay-in-full
    total = tax_so_far(game, player)
    if total > 0:
        payment.pay(game, player, price(total), 0, 0, -1, -1)
        game.note("pays-to-attack", player, number=total, rule="golden.card-over-rulebook")
