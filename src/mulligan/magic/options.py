"""Everything a player with priority may do, in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import NO_CARDS, scope
from mulligan.kernel.options import Option, Stock
from mulligan.magic import needs, sources
from mulligan.magic.abilities import Activated
from mulligan.magic.activate import cannot_activate, usable_mana_abilities
from mulligan.magic.castable import (
    NOTHING_LASTS,
    available,
    cannot_cast,
    cannot_play_land,
    castable_there,
    may_be_hastened,
    sorcery_time,
)
from mulligan.magic.morphing import cannot_cast_down, cannot_turn_up
from mulligan.magic.paying import attempt
from mulligan.magic.planes import cannot_roll
from mulligan.magic.purse import Purse
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.suspending import cannot_suspend
from mulligan.magic.terms import COMMAND, GRAVEYARD, HAND, MAY_PLAY, ZONES

PASS: Final = Option("pass")
LONE_PASS: Final = [PASS]
PLAYS: Final = Stock("play")
CASTS: Final = Stock("cast")
NO_ABILITIES: Final[list[Activated]] = []


def priority_options(game: Magic, player: i64) -> list[Option]:
    """Every option of a player with priority: pass, play a land, cast, activate, roll the planar die.

    Whoever can only pass gets LONE_PASS, which nobody may change.
    """
    # rule: priority.passing stack.respond planechase.planes
    options = LONE_PASS
    purse: Purse | None = None
    slow = sorcery_time(game, player)
    seen = NO_CARDS
    changed = bool(game.modifiers or game.rulings or game.spell_mana)  # else cards are played as they say themselves
    hastened = changed and not slow and may_be_hastened(game)
    for card in playable(game, player) if changed else game.hand(player):
        face = game.face[card]
        printed = game.cards[face]
        if not slow and not printed.fast and not hastened:
            continue
        held = game.zone[card] == HAND  # of equal cards in a hand one is offered; elsewhere each is another choice
        if held and seen and face in seen:
            continue
        if printed.land:
            if (
                slow
                and (game.lands_played[player] == 0 or game.rules_that("more_lands"))
                and not cannot_play_land(game, player, card)
            ):
                if held:
                    seen = [*seen, int(face)]
                options = with_option(options, PLAYS.of(card))
            continue
        if purse is None:
            purse = sources.shared_purse(game, player)
        if printed.simple and not changed and not needs.affordable(purse, printed.cost, 0, 0):
            continue
        if not cannot_cast(game, player, card, purse):
            if held:
                seen = [*seen, int(face)]
            options = with_option(options, CASTS.of(card))
    if game.own_match.commanders:
        for card in game.piles[player * ZONES + COMMAND]:
            if game.is_commander(card) and not cannot_cast(game, player, card, purse):
                options = with_option(options, CASTS.of(card))
    for card in game.actors[player]:
        for ability in game.activated_of(card):
            if purse is None and ability.mana.text:
                purse = sources.shared_purse(game, player)
            if not cannot_activate(game, player, card, ability, purse):
                options = with_ability(options, card, ability)
    if game.own_match.for_anyone:
        for other in range(game.match.seats):
            if other != player:
                for card in game.actors[other]:
                    for ability in game.activated_of(card):
                        if ability.anyone and not cannot_activate(game, player, card, ability, purse):
                            options = with_ability(options, card, ability)
    if game.own_match.hands:
        for card in game.distinct(game.hand(player), player):
            for ability in game.cards[game.face[card]].from_hand:
                if not cannot_activate(game, player, card, ability, purse):
                    options = with_ability(options, card, ability)
    if game.own_match.morphs:
        for card in game.distinct(playable(game, player), player):
            if not cannot_cast_down(game, player, card, purse):
                options = with_option(options, Option("cast-face-down", card))
        for card in game.permanents(player):
            if game.down[card] and not cannot_turn_up(game, player, card, purse):
                options = with_option(options, Option("turn-face-up", card))
    if slow and game.own_match.suspends:
        for card in game.distinct(game.hand(player), player):
            if not cannot_suspend(game, player, card):
                options = with_option(options, Option("suspend", card))
    if game.own_match.graveyards:
        for card in game.piles[player * ZONES + GRAVEYARD]:
            if castable_there(game, card) and not cannot_cast(game, player, card, purse):
                options = with_option(options, Option("cast", card))
            for ability in abilities_there(game, card):
                if not cannot_activate(game, player, card, ability, purse):
                    options = with_ability(options, card, ability)
    if game.planar >= 0 and slow and not cannot_roll(game, player, purse):
        options = with_option(options, Option("roll", number=game.rolls[player]))
    if game.own_match.manual:
        if game.given_up:  # the same again would only be given up again
            kept = [one for one in options if one.verb in ("pass", "roll") or attempt(one) not in game.given_up]
            options = kept if len(kept) > 1 else LONE_PASS
        options = mana_options(game, player, options)
    return options


def with_option(options: list[Option], more: Option) -> list[Option]:
    """Options with one more."""
    if options is LONE_PASS:
        return [PASS, more]
    options.append(more)
    return options


def with_ability(options: list[Option], card: i64, ability: Activated) -> list[Option]:
    """Options with the one of activating an ability besides."""
    return with_option(options, Option("activate", card, ability=ability.index, number=ability.id))


def abilities_there(game: Magic, card: i64) -> list[Activated]:
    """The abilities of a card that may be activated from a graveyard: its own, and unearth by a rule of a card."""
    # rule: activated.any-time golden.card-over-rulebook
    printed = game.cards[game.face[card]]
    if game.is_hushed(card):
        return NO_ABILITIES
    if printed.unearth is not None:
        for source, whose, node in game.rules_that("unearths"):
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            if regulation.unearths(game, scope(source, node, whose), card):
                return [*printed.from_graveyard, printed.unearth]
    return printed.from_graveyard


def playable(game: Magic, player: i64) -> list[int]:
    """The cards a player might play: the hand, and what effects allow from elsewhere."""
    found = game.hand(player)
    for modifier in game.modifiers if game.lasts(MAY_PLAY) else NOTHING_LASTS:
        if modifier.kind == MAY_PLAY and modifier.player == player and modifier.state == game.state[modifier.card]:
            if modifier.card not in found:  # two effects may allow the same card
                found = [*found, int(modifier.card)]
    if game.rules_that("allows_cast"):
        found = found[:]
        for other in game.in_turn_order():
            for card in game.library(other)[:1]:
                if card not in found and available(game, player, card):
                    found.append(card)
    return found


def mana_options(game: Magic, player: i64, options: list[Option]) -> list[Option]:
    """With manual mana, mana abilities that payment would use by itself are options of their own."""
    for card in game.permanents(player):
        for ability in usable_mana_abilities(game, player, card):
            options = with_ability(options, card, ability)
    return options
