"""What must be paid for creatures to attack or block: only what can be paid for is on offer."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.options import Option
from mulligan.magic import needs, payment, sources
from mulligan.magic.mana import ManaCost
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic


def tax_on(game: Magic, card: i64, walker: i64, player: i64) -> i64:
    """How much mana must be paid for one attack."""
    return max(asked_for_attack(game, card, walker, player), 0)


def asked_for_attack(game: Magic, card: i64, walker: i64, player: i64) -> i64:
    """How much mana is asked for one attack, which may be {0}; -1 where nothing is to be paid."""
    # rule: golden.card-over-rulebook
    found: i64 = -1
    for source, whose, node in game.rules_that("attack_tax"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        more = regulation.attack_tax(game, scope(source, node, whose), card, walker, player)
        found = max(found, 0) + more if more >= 0 else found
    return found


def is_free_attack(game: Magic, card: i64, walker: i64, player: i64) -> bool:
    """Whether nothing, not even {0}, is to be paid for one attack: nobody has to pay, and so it need not be made."""
    # rule: golden.card-over-rulebook combat.declare-attackers
    return not game.own_match.taxes or asked_for_attack(game, card, walker, player) < 0


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
        if total == 0 or needs.affordable(sources.purse_without(game, player, away), price(total), 0, 0):
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


# -- Blocks ------------------------------------------------------------------------------------------------------------


def tax_on_block(game: Magic, card: i64) -> i64:
    """How much mana must be paid for a creature to block, however many attackers."""
    return max(asked_for_block(game, card), 0)


def asked_for_block(game: Magic, card: i64) -> i64:
    """How much mana is asked for a creature to block, which may be {0}; -1 where nothing is to be paid."""
    # rule: golden.card-over-rulebook
    found: i64 = -1
    for source, whose, node in game.rules_that("block_tax"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        more = regulation.block_tax(game, scope(source, node, whose), card)
        found = max(found, 0) + more if more >= 0 else found
    return found


def block_tax_so_far(game: Magic, player: i64) -> i64:
    """How much mana a player must pay for the blockers declared so far."""
    found: i64 = 0
    for card in game.field[player]:
        if game.blocking[card] >= 0:
            found += tax_on_block(game, card)
    return found


def payable_blocks(game: Magic, options: list[Option]) -> list[Option]:
    """The blocks that whoever controls the blocker can pay for, besides those declared already."""
    # rule: golden.card-over-rulebook combat.declare-blockers
    found: list[Option] = []
    for one in options:
        player = game.controller[one.card]
        more = tax_on_block(game, one.card) if game.blocking[one.card] < 0 else 0
        if more == 0 or can_pay_blocks(game, player, more):
            found.append(one)
    return found


def can_pay_blocks(game: Magic, player: i64, more: i64) -> bool:
    """Whether a player can pay so much more for blockers than for those declared already."""
    # rule: golden.card-over-rulebook cost.pay-in-full
    total = block_tax_so_far(game, player) + more
    return total == 0 or needs.affordable(sources.purse_of(game, player), price(total), 0, 0)


def is_free_to_block(game: Magic, card: i64) -> bool:
    """Whether nothing is to be paid for a creature to block: nobody has to pay, and so it need not block otherwise."""
    # rule: golden.card-over-rulebook combat.declare-blockers
    return not game.own_match.taxes or game.blocking[card] >= 0 or asked_for_block(game, card) < 0


def pay_block_taxes(game: Magic, player: i64) -> None:
    """A player pays for their blockers, once they are declared."""
    # rule: golden.card-over-rulebook cost.pay-in-full
    total = block_tax_so_far(game, player)
    if total > 0:
        payment.pay(game, player, price(total), 0, 0, -1, -1)
        game.note("pays-to-block", player, number=total, rule="golden.card-over-rulebook")
