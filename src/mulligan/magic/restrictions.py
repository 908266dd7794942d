"""What holds while a player has priority: static abilities, keywords, and everything that forbids something."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.magic import payment
from mulligan.magic.activate import cannot_activate
from mulligan.magic.casting import cannot_cast, cannot_play_land
from mulligan.magic.citing import rules_in_hand, rules_of_node, rules_of_permanent
from mulligan.magic.options import playable
from mulligan.magic.refusals import IS_SICK, NO_TARGETS, NOT_YOURS, RULES
from mulligan.magic.state import Magic
from mulligan.magic.terms import COMMAND, CONTROL, CREATURE, INSTANT, ZONES


def cite_standing(game: Magic, player: i64) -> None:
    """Name the rules that hold while a player has priority: of permanents, of effects, those that forbid something."""
    found = {"zones.battlefield"}
    for card in game.all_permanents():
        found |= rules_of_permanent(game, card)
    if game.protections:
        found.add("keyword.protection")
    for pile in range(COMMAND, len(game.piles), ZONES):
        if game.piles[pile]:
            found.update(("zones.command", "types.emblem"))
    for modifier in game.modifiers:
        found.add("layers.duration")
        if modifier.kind == CONTROL:
            found.update(("players.control", "players.controller"))
        if modifier.node >= 0:
            found |= rules_of_node(game, game.nodes[modifier.node])
    if game.book.giant:
        found.add("two-headed-giant.team")
    found |= refused(game, player)
    game.cite(*sorted(found))


def refused(game: Magic, player: i64) -> set[str]:
    """The rules that keep a player from playing a card or activating an ability now, and those about what it is."""
    found: set[str] = set()
    purse = payment.purse_of(game, player)
    for card in playable(game, player):
        printed = game.cards[game.face[card]]
        why = cannot_play_land(game, player, card) if printed.land else cannot_cast(game, player, card, purse)
        found |= rules_in_hand(game, card, why == NO_TARGETS or not printed.permanent)
        if why:
            found.add(RULES[why])
        elif printed.fast:
            found.update(("casting.timing", "types.instant" if printed.types & INSTANT else "keyword.flash"))
    if any(game.field[other] for other in range(game.match.seats) if other != player):
        found.update((RULES[NOT_YOURS], "players.controller"))
    for card in game.permanents(player):
        if game.sick[card] and game.types[card] & CREATURE:
            found.add(RULES[IS_SICK])
        abilities = [*game.activated_of(card), *game.mana_abilities_of(card)]
        for ability in abilities:
            why = cannot_activate(game, player, card, ability, purse)
            if why:
                found.update((RULES[why], "activated.any-time", "cost.pay-in-full"))
                found |= rules_of_node(game, ability)
    return found
