"""Everything a player with priority may do, in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.options import Option, Stock
from mulligan.magic import payment
from mulligan.magic.abilities import Activated
from mulligan.magic.activate import cannot_activate, usable_mana_abilities
from mulligan.magic.casting import (
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
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.suspending import cannot_suspend
from mulligan.magic.terms import COMMAND, GRAVEYARD, HAND, MAY_PLAY, ZONES

PASS: Final = Option("pass")
PLAYS: Final = Stock("play")
CASTS: Final = Stock("cast")


def priority_options(game: Magic, player: i64) -> list[Option]:
    """Every option of a player with priority: pass, play a land, cast, activate, roll the planar die."""
    # rule: priority.passing stack.respond planechase.planes
    options = [PASS]
    purse: payment.Purse | None = None
    slow = sorcery_time(game, player)
    seen: list[int] = []
    hastened = not slow and may_be_hastened(game)
    for card in playable(game, player):
        face = game.face[card]
        printed = game.cards[face]
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
                    seen.append(face)
                options.append(PLAYS.of(card))
            continue
        if not slow and not printed.fast and not hastened:
            continue
        if purse is None:
            purse = payment.purse_of(game, player)
        if not cannot_cast(game, player, card, purse):
            if held:
                seen.append(face)
            options.append(CASTS.of(card))
    if game.own_match.commanders:
        for card in game.piles[player * ZONES + COMMAND]:
            if game.is_commander(card) and not cannot_cast(game, player, card, purse):
                options.append(CASTS.of(card))
    for card in game.actors[player]:
        for ability in game.activated_of(card):
            if purse is None and ability.mana.text:
                purse = payment.purse_of(game, player)
            if not cannot_activate(game, player, card, ability, purse):
                options.append(Option("activate", card, ability=ability.index, number=ability.id))
    if game.own_match.for_anyone:
        for other in range(game.match.seats):
            if other != player:
                for card in game.actors[other]:
                    for ability in game.activated_of(card):
                        if ability.anyone and not cannot_activate(game, player, card, ability, purse):
                            options.append(Option("activate", card, ability=ability.index, number=ability.id))
    if game.own_match.hands:
        for card in game.distinct(game.hand(player), player):
            for ability in game.cards[game.face[card]].from_hand:
                if not cannot_activate(game, player, card, ability, purse):
                    options.append(Option("activate", card, ability=ability.index, number=ability.id))
    if game.own_match.morphs:
        for card in game.distinct(game.hand(player), player):
            if not cannot_cast_down(game, player, card, purse):
                options.append(Option("cast-face-down", card))
        for card in game.permanents(player):
            if game.down[card] and not cannot_turn_up(game, player, card, purse):
                options.append(Option("turn-face-up", card))
    if slow and game.own_match.suspends:
        for card in game.distinct(game.hand(player), player):
            if not cannot_suspend(game, player, card):
                options.append(Option("suspend", card))
    if game.own_match.graveyards:
        for card in game.piles[player * ZONES + GRAVEYARD]:
            if castable_there(game, card) and not cannot_cast(game, player, card, purse):
                options.append(Option("cast", card))
            for ability in abilities_there(game, card):
                if not cannot_activate(game, player, card, ability, purse):
                    options.append(Option("activate", card, ability=ability.index, number=ability.id))
    if game.planar >= 0 and slow and not cannot_roll(game, player, purse):
        options.append(Option("roll", number=game.rolls[player]))
    if game.own_match.manual:
        if game.given_up:  # the same again would only be given up again
            options = [one for one in options if one.verb in ("pass", "roll") or attempt(one) not in game.given_up]
        mana_options(game, player, options)
    return options


def abilities_there(game: Magic, card: i64) -> list[Activated]:
    """The abilities of a card that may be activated from a graveyard: its own, and unearth by a rule of a card."""
    # rule: activated.any-time golden.card-over-rulebook
    printed = game.cards[game.face[card]]
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


def mana_options(game: Magic, player: i64, options: list[Option]) -> None:
    """With manual mana, mana abilities that payment would use by itself are options of their own."""
    for card in game.permanents(player):
        for ability in usable_mana_abilities(game, player, card):
            options.append(Option("activate", card, ability=ability.index, number=ability.id))
