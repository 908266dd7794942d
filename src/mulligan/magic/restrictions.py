"""What keeps a player with priority from doing something, for the trace."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.magic import sources
from mulligan.magic.activate import cannot_activate
from mulligan.magic.castable import cannot_cast, cannot_play_land
from mulligan.magic.options import playable
from mulligan.magic.refusals import IS_SICK, NOT_YOURS, RULES
from mulligan.magic.state import Magic
from mulligan.magic.terms import CREATURE, INSTANT
from mulligan.magic.tracing import rules_in_hand, rules_of_words


def trace_refusals(game: Magic, player: i64) -> None:
    """Trace the rules that keep a player from playing a card or activating an ability now, and what those are."""
    purse = sources.purse_of(game, player)
    for card in playable(game, player):
        printed = game.cards[game.face[card]]
        why = cannot_play_land(game, player, card) if printed.land else cannot_cast(game, player, card, purse)
        game.trace(*rules_in_hand(game, card))
        if why:
            game.trace(RULES[why])
        elif printed.fast:
            game.trace("casting.timing", "types.instant" if printed.types & INSTANT else "keyword.flash")
    if any(game.field[other] for other in range(game.match.seats) if other != player):
        game.trace(RULES[NOT_YOURS], "players.controller")
    for card in game.permanents(player):
        if game.sick[card] and game.types[card] & CREATURE:
            game.trace(RULES[IS_SICK])
        for ability in [*game.activated_of(card), *game.mana_abilities_of(card)]:
            why = cannot_activate(game, player, card, ability, purse)
            if why:
                game.trace(RULES[why], "activated.any-time", "cost.pay-in-full")
                game.trace(*rules_of_words(ability))
