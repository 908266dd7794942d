"""Damage: what it does to a creature, a planeswalker or a player; lifelink; gaining and losing life."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.rules import rule
from mulligan.magic.commander import count_damage
from mulligan.magic.counting import add_counters
from mulligan.magic.damage_dealt import CreatureDamage, PlayerDamage
from mulligan.magic.packets import Packet
from mulligan.magic.procedures import DAMAGE, Damage
from mulligan.magic.regulations import Regulation
from mulligan.magic.replacement import redirections
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMBAT,
    CREATURE,
    DEALT_DAMAGE,
    DEATHTOUCH,
    GAINED_LIFE,
    INFECT,
    LIFELINK,
    LOST_LIFE,
    MINUS,
    PLANESWALKER,
    SHIELD,
    STRUCK,
    TO_CREATURE,
    TO_PLAYER,
    WITHER,
    WOUNDED,
)
from mulligan.magic.triggers import tell


def deal(game: Magic, packets: list[Packet], combat: bool, told: Scope | None) -> None:
    """Damage is dealt, all of it at once; what may change it is settled first. `told` learns how much was dealt."""
    # rule: damage.deal damage.combat
    packets = [one for one in packets if one.amount > 0 and may_be_dealt(game, one)]
    if not game.fresh:
        game.refresh()
    if told is not None:
        told.done = 0
    if not packets:
        return
    plain = not game.regulations and not game.protections
    if plain and not combat:
        for one in packets:
            if one.whom >= 0 and redirections(game, one):
                plain = False
    if plain and not any(modifier.kind == SHIELD for modifier in game.modifiers):
        dealt = deal_now(game, packets, combat)
        if told is not None:
            told.done = dealt
        return
    game.begin(DAMAGE, Damage(packets, combat, []), scope=told)


def may_be_dealt(game: Magic, one: Packet) -> bool:
    """Only players still in the game, creatures and planeswalkers are dealt damage."""
    if one.whom >= 0:
        return game.playing[one.whom]
    if game.zone[one.target] != BATTLEFIELD:
        return False
    return game.types_of(one.target) & (CREATURE | PLANESWALKER) != 0


@rule("damage.deal", at_work=("damage.combat", "damage.power"))
def deal_damage(game: Magic, damage: Damage) -> None:
    """All of the damage is dealt at the same time."""
    dealt = deal_now(game, joined([one for one in damage.packets if one.amount > 0]), damage.combat)
    if damage.scope is not None:
        damage.scope.done = dealt


def joined(packets: list[Packet]) -> list[Packet]:
    """What a source deals to the same permanent or player at the same time is dealt once, by whichever ways it came."""
    # rule: damage.deal
    found: list[Packet] = []
    for one in packets:
        same = [other for other in found if other.is_with(one)]
        if same:
            same[0].amount += one.amount
        else:
            found.append(one)
    return found


def deal_now(game: Magic, packets: list[Packet], combat: bool) -> i64:
    """Deal damage: players lose life, creatures keep it, planeswalkers lose loyalty. How much was dealt in all."""
    # rule: players.life-total damage.life-loss counters.loyalty keyword.deathtouch keyword.lifelink
    total = 0
    time = len(game.player_damage)
    losses = [0] * len(packets)  # how much life each of them takes
    for i, one in enumerate(packets):
        source = one.source
        target = one.target
        amount = one.amount
        total += amount
        if one.whom >= 0:
            player = one.whom
            game.harmed[player] += amount
            if combat and game.own_match.commanders:
                count_damage(game, source, player, amount)
            if game.own_match.keeps_player_damage and source >= 0:
                keep_player_damage(game, source, player, game.combats if combat else 0, time)
            if source >= 0 and (game.keywords[source] >> INFECT) & 1:  # golden.card-over-rulebook
                game.poison[game.account(player)] += amount
            else:
                lost = harm(game, player, amount)
                losses[i] = lost
                game.life[game.account(player)] -= lost
                game.lost[player] += lost
            game.note("is-dealt-damage", player, source, number=amount, rule="damage.deal")
            game.cite("damage.life-loss")
        else:
            types = game.types_of(target)
            if types & PLANESWALKER:
                game.loyalty[target] -= amount
            if types & CREATURE and source >= 0 and game.keywords[source] & (1 << INFECT | 1 << WITHER):
                add_counters(game, target, MINUS, amount)
                if (game.keywords[source] >> DEATHTOUCH) & 1:
                    game.doomed[target] = 1
                keep_creature_damage(game, source, target)
            elif types & CREATURE:
                game.damage[target] += amount
                if source >= 0 and (game.keywords[source] >> DEATHTOUCH) & 1:
                    game.doomed[target] = 1
                    game.cite("keyword.deathtouch")
                keep_creature_damage(game, source, target)
            game.note("is-dealt-damage-by", game.controller[target], target, source, amount, rule="damage.deal")
    if combat:
        game.cite("damage.combat")
    game.unsettled = True
    game.touch()
    feed(game, packets)
    for i, one in enumerate(packets):
        source = one.source
        target = one.target
        flags = COMBAT if combat else 0
        if one.whom >= 0:
            tell(game, Event(DEALT_DAMAGE, source, -1, one.whom, one.amount, flags | TO_PLAYER))
            if game.listening[LOST_LIFE] and losses[i] > 0:
                tell(game, Event(LOST_LIFE, -1, -1, one.whom, losses[i]))
        elif game.listening[DEALT_DAMAGE]:
            tell(game, Event(DEALT_DAMAGE, source, target, game.controller[target], one.amount, flags | TO_CREATURE))
    if game.listening[WOUNDED]:
        tell_of_wounds(game, packets, COMBAT if combat else 0)
    if game.listening[STRUCK]:
        tell_of_strikes(game, packets, COMBAT if combat else 0)
    return total


def keep_creature_damage(game: Magic, source: i64, creature: i64) -> None:
    """Remember this turn what was dealt damage, and by what."""
    new = CreatureDamage()
    new.source = source
    new.source_state = game.state[source] if source >= 0 else 0
    new.creature = creature
    new.creature_state = game.state[creature]
    game.creature_damage.append(new)


def keep_player_damage(game: Magic, source: i64, player: i64, combat: i64, time: i64) -> None:
    """Remember this turn what has dealt damage to whom, in which combat and at which time."""
    new = PlayerDamage()
    new.source = source
    new.source_state = game.state[source]
    new.player = player
    new.combat = combat
    new.time = time
    game.player_damage.append(new)


def tell_of_wounds(game: Magic, packets: list[Packet], flags: i64) -> None:
    """Tell of each permanent and player dealt damage, once: by however many sources, and how much in all."""
    # rule: damage.deal
    for one in packets:
        same = [other for other in packets if other.target == one.target and other.whom == one.whom]
        if same[0] is not one:
            continue
        amount = sum(other.amount for other in same)
        player = one.whom if one.whom >= 0 else game.controller[one.target]
        to = TO_PLAYER if one.whom >= 0 else TO_CREATURE
        tell(game, Event(WOUNDED, one.source, one.target, player, amount, flags | to))


def tell_of_strikes(game: Magic, packets: list[Packet], flags: i64) -> None:
    """Tell of each source of damage, once: to however many permanents and players, and how much in all."""
    # rule: damage.deal
    for one in packets:
        same = [other for other in packets if other.source == one.source]
        if same[0] is one:
            amount = sum(other.amount for other in same)
            tell(game, Event(STRUCK, one.source, -1, one.player, amount, flags))


def harm(game: Magic, player: i64, amount: i64) -> i64:
    """How much life a player loses by damage: all of it, unless a card says how far it goes."""
    # rule: damage.life-loss golden.card-over-rulebook
    for source, whose, node in game.rules_that("least_life"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        least = regulation.least_life(game, scope(source, node, whose), player)
        if least > 0 and game.life_of(player) >= least:
            amount = min(amount, game.life_of(player) - least)
    return amount


def feed(game: Magic, packets: list[Packet]) -> None:
    """Whoever controls a source with lifelink gains as much life as it dealt damage in all, at once."""
    # rule: keyword.lifelink
    fed: list[int] = []
    for one in packets:
        source = one.source
        if source >= 0 and source not in fed and (game.keywords[source] >> LIFELINK) & 1:
            fed.append(source)
            game.cite("keyword.lifelink")
            gain_life(game, one.player, sum(other.amount for other in packets if other.source == source))


def gain_life(game: Magic, player: i64, amount: i64) -> None:
    """A player gains life, or what effects make of it."""
    # rule: replacement.instead
    if game.regulations:
        if not game.fresh:
            game.refresh()
        for source, whose, node in game.rules_that("life_gained"):
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            gained = regulation.life_gained(game, scope(source, node, whose), player, amount)
            if gained != amount:
                game.cite("replacement.instead")
            amount = gained
    if amount > 0 and game.playing[player]:
        game.life[game.account(player)] += amount
        game.gained[player] += amount
        game.note("gains-life", player, number=amount)
        game.touch()
        tell(game, Event(GAINED_LIFE, -1, -1, player, amount))


def lose_life(game: Magic, player: i64, amount: i64) -> None:
    """A player loses life; that is not damage."""
    # rule: damage.life-loss
    if amount > 0:
        game.life[game.account(player)] -= amount
        game.lost[player] += amount
        game.unsettled = True
        game.note("loses-life", player, number=amount, rule="damage.life-loss")
        game.touch()
        if game.listening[LOST_LIFE]:
            tell(game, Event(LOST_LIFE, -1, -1, player, amount))
