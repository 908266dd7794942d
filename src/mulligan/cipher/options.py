"""Everything a player may do in the action phase, in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.move import cannot_move
from mulligan.cipher.ranges import cannot_attack_at_all, targets
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BONDS, FRONT, HAND, ZONES
from mulligan.cipher.use import cannot_use, skills_of
from mulligan.kernel.options import Option, Stock

ATTACKS: Final = Stock("attack")
MOVES: Final = Stock("move")
USES: Final = Stock("use")


def action_options(game: Cipher, player: i64) -> list[Option]:
    """Every attack, move and activated skill a player may take now."""
    options: list[Option] = []
    scope = game.take_spare_scope()
    for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
        for unit in game.piles[pile]:
            if game.tapped[unit] == 0:
                if not cannot_attack_at_all(game, player, unit):
                    attacks = ATTACKS.at(unit, len(game.zone))
                    front, back = targets(game, player, unit)
                    for enemy in front:
                        options.append(attacks[enemy])
                    for enemy in back:
                        options.append(attacks[enemy])
                if not cannot_move(game, player, unit):
                    options.append(MOVES.of(unit))
            offered = 0
            for ability in skills_of(game, unit):  # a skill with another cost is there twice, and offered once
                if (offered >> ability.index) & 1 == 0 and not cannot_use(game, player, unit, ability, scope):
                    offered |= 1 << ability.index
                    options.append(USES.using(unit, ability.index))
    if game.own_match.far_uses:
        for zone in (HAND, BONDS):
            for card in game.distinct(game.piles[player * ZONES + zone], player):
                for ability in game.card(card).far_uses:
                    if not cannot_use(game, player, card, ability, scope):
                        options.append(USES.using(card, ability.index))
    game.spare_scope = scope
    return options
