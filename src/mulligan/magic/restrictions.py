"""What holds while a player has priority: static abilities, keywords, and everything that forbids something."""

from __future__ import annotations

from mulligan.magic import payment
from mulligan.magic.activate import cannot_activate
from mulligan.magic.casting import cannot_cast, cannot_play_land
from mulligan.magic.citing import rules_of_card, rules_of_cost, rules_of_permanent, rules_of_text, rules_of_words
from mulligan.magic.options import playable
from mulligan.magic.refusals import IS_SICK, NO_TARGETS, NOT_YOURS, RULES
from mulligan.magic.state import Magic
from mulligan.magic.terms import COMMAND, CONTROL, CREATURE, INSTANT, ZONES


def cite_standing(game: Magic, player: int) -> None:
    """Name the rules that hold while a player has priority: of permanents, of effects, those that forbid something."""
    found: list[str] = ["zones.battlefield"]
    for card in game.all_permanents():
        found.extend(rules_of_permanent(game, card))
    if game.protections:
        found.append("keyword.protection")
    for pile in range(COMMAND, len(game.piles), ZONES):
        if game.piles[pile]:
            found.extend(("zones.command", "types.emblem"))
    for modifier in game.modifiers:
        found.append("layers.duration")
        if modifier.kind == CONTROL:
            found.extend(("players.control", "players.controller"))
        if modifier.node >= 0:
            found.extend(rules_of_words(game.nodes[modifier.node]))
    if game.book.giant:
        found.append("two-headed-giant.team")
    found.extend(refused(game, player))
    game.cite(*sorted(set(found)))


def refused(game: Magic, player: int) -> list[str]:
    """The rules that keep a player from playing a card or activating an ability now, and those about what it is."""
    found: list[str] = []
    purse = payment.purse_of(game, player)
    for card in playable(game, player):
        printed = game.cards[game.face[card]]
        why = cannot_play_land(game, player, card) if printed.land else cannot_cast(game, player, card, purse)
        if why:
            found.append(RULES[why])
            found.extend(rules_of_card(game, card))
            found.append("casting.play")
            if printed.land:
                found.append("casting.spell")
            else:
                found.extend(rules_of_cost(printed))
            if why == NO_TARGETS or not printed.permanent:
                found.extend(rules_of_text(printed))
        elif printed.fast:
            found.extend(("casting.timing", "types.instant" if printed.types & INSTANT else "keyword.flash"))
    if any(game.actors[other] for other in range(game.match.seats) if other != player):
        found.extend((RULES[NOT_YOURS], "players.controller"))
    for card in game.permanents(player):
        if game.sick[card] and game.types[card] & CREATURE:
            found.append(RULES[IS_SICK])
        abilities = [*game.activated_of(card), *game.mana_abilities_of(card)]
        for ability in abilities:
            why = cannot_activate(game, player, card, ability, purse)
            if why:
                found.extend((RULES[why], "activated.any-time", "cost.pay-in-full"))
                found.extend(rules_of_words(ability))
    return found
