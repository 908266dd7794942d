"""What effects and rules do: tap, destroy, sacrifice, attach, make tokens, give continuous effects, end them."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import (
    FOR_GOOD,
    NEXT_TURN_OF,
    NEXT_USE,
    THIS_BATTLE,
    THIS_TURN,
    UNTIL_TURN_OF,
    WHILE_SOURCE,
    Modifier,
)
from mulligan.magic import layers
from mulligan.magic.abilities import Does, Enchant
from mulligan.magic.arrival import enter
from mulligan.magic.choices import MagicCards
from mulligan.magic.placing import cease
from mulligan.magic.printed import AURA, EQUIPMENT
from mulligan.magic.protection import protected
from mulligan.magic.regulations import Regulation, TotemArmor
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    DEMANDS,
    GRAVEYARD,
    INDESTRUCTIBLE,
    NO_REGENERATION,
    SACRIFICED,
    STACK,
    STATIC,
    TAPPED,
    UNCOUNTERABLE,
    UNTAPPED,
    UNTIL_UPKEEP_OF,
    WHILE_MINE_TAPPED,
    WHILE_TAPPED,
)
from mulligan.magic.things import Thing
from mulligan.magic.triggers import tell
from mulligan.magic.zones import move


def tap(game: Magic, card: i64) -> bool:
    """A permanent becomes tapped."""
    # rule: cost.tap
    if game.zone[card] != BATTLEFIELD or game.tapped[card] != 0:
        return False
    game.tapped[card] = 1
    game.touch()
    if game.listening[TAPPED]:
        tell(game, Event(TAPPED, card, -1, game.controller[card]))
    return True


def untap(game: Magic, card: i64) -> bool:
    """A permanent becomes untapped."""
    if game.zone[card] != BATTLEFIELD or game.tapped[card] == 0:
        return False
    game.tapped[card] = 0
    game.touch()
    tapped = (WHILE_TAPPED, WHILE_MINE_TAPPED)
    if any(one.until in tapped and one.source == card for one in game.modifiers):
        kept = [one for one in game.modifiers if one.until not in tapped or one.source != card]
        layers.end_all_but(game, kept)
    if game.listening[UNTAPPED]:
        tell(game, Event(UNTAPPED, card, -1, game.controller[card]))
    return True


def destroy(game: Magic, cards: list[int], regenerate: bool = True) -> list[int]:
    """Permanents are destroyed together, but for the indestructible and those that regenerate instead; which were."""
    # rule: check.destroy keyword.indestructible replacement.regenerate
    doomed: list[int] = []
    for card in cards:
        if game.zone[card] != BATTLEFIELD:
            continue
        if game.has(card, INDESTRUCTIBLE):
            game.cite("keyword.indestructible")
            continue
        if regenerate and game.shields[card] > 0 and not game.barred(card, NO_REGENERATION):
            game.shields[card] -= 1
            tap(game, card)
            game.damage[card] = 0
            game.doomed[card] = 0
            game.remove_from_combat(card)
            game.note("regenerates", game.controller[card], card, rule="replacement.regenerate")
            continue
        armor = totem_armor(game, card)
        if armor >= 0:
            game.damage[card] = 0
            game.doomed[card] = 0
            game.cite("replacement.instead")
            if armor not in doomed:
                doomed.append(armor)
            continue
        doomed.append(card)
    if doomed:
        move(game, doomed, GRAVEYARD)
    return doomed


def totem_armor(game: Magic, card: i64) -> i64:
    """An Aura that is destroyed instead of what it enchants; -1 if there is none."""
    # rule: replacement.instead
    if not game.fresh:
        game.refresh()
    for other, _, node in game.regulations:
        if game.attached[other] == card and isinstance(game.nodes[node], TotemArmor):
            if not game.has(other, INDESTRUCTIBLE):
                return other
    return -1


def sacrifice(game: Magic, cards: list[int]) -> i64:
    """Permanents are put into their owners' graveyards by those who control them."""
    # rule: keyword.sacrifice
    gone = [card for card in cards if game.zone[card] == BATTLEFIELD]
    for card in gone:
        game.note("is-sacrificed", game.controller[card], card, rule="keyword.sacrifice")
        if game.listening[SACRIFICED]:
            tell(game, Event(SACRIFICED, card, -1, game.controller[card]))
    if gone:
        move(game, gone, GRAVEYARD)
    return len(gone)


def may_enchant_player(game: Magic, card: i64, player: i64) -> bool:
    """Whether an Aura may be attached to a player."""
    # rule: keyword.enchant types.aura
    enchant = game.card(card).enchant
    what = enchant.what if enchant is not None else None
    return isinstance(what, MagicCards) and player in what.players_meant(game, own_scope(game, card))


def may_be_attached(game: Magic, card: i64, to: i64) -> bool:
    """Whether an Aura or Equipment may be attached to a permanent."""
    # rule: keyword.enchant types.aura types.equipment keyword.protection
    if game.zone[to] != BATTLEFIELD or protected(game, to, card) or card == to:
        return False
    if game.subtypes[card] & AURA:
        enchant = game.card(card).enchant
        return enchant is not None and enchant.what.fits(game, own_scope(game, card), to)
    return game.subtypes[card] & EQUIPMENT != 0 and game.types_of(to) & CREATURE != 0


def own_scope(game: Magic, card: i64) -> Scope:
    """The scope of what a permanent says of itself."""
    return scope(card, -1, game.controller[card])


def attach(game: Magic, card: i64, to: i64) -> bool:
    """An Aura or Equipment is attached to a permanent, if it may be; it gets a new time stamp."""
    if game.zone[card] != BATTLEFIELD or game.attached[card] == to or not may_be_attached(game, card, to):
        return False
    game.attached[card] = to
    game.attached_player[card] = -1
    game.stamp += 1
    game.since[card] = game.stamp
    game.fresh = False
    game.unsettled = True
    rule = "keyword.equip" if game.subtypes[card] & EQUIPMENT else "keyword.enchant"
    game.note("is-attached", game.controller[card], card, to, rule=rule)
    return True


def make_tokens(game: Magic, printed: i64, number: i64, player: i64, tapped: bool = False, size: i64 = 0) -> list[int]:
    """Tokens come onto the battlefield, X/X ones of a size; who controls them as they enter is their owner."""
    # rule: types.token players.owner
    made: list[int] = []
    if game.regulations:
        for source, whose, node in game.rules_that("tokens_made"):
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            number = regulation.tokens_made(game, scope(source, node, whose), player, number)
    for _ in range(number):
        card = game.add_card(printed, player, STACK)
        game.unreal[card] = 1
        game.paid_x[card] = size
        made.append(card)
    if made:
        enter(game, made, player, tapped)
    return made


def make_emblem(game: Magic, printed: i64, player: i64) -> None:
    """A player gets an emblem, which stays in the command zone to the end of the game."""
    # rule: types.emblem zones.command
    card = game.add_card(printed, player, COMMAND)
    game.unreal[card] = 1
    game.stamp += 1
    game.since[card] = game.stamp
    game.reveal(card)
    game.note("gets-an-emblem", player, card, rule="types.emblem")


def modify(
    game: Magic,
    kind: i64,
    card: i64,
    amount: i64,
    node: i64,
    scope: Scope,
    until: i64 = THIS_TURN,
    whom: i64 = -1,
) -> Modifier:
    """Make a continuous effect on a card, or on a player, with a time stamp of its own."""
    whose = whom if whom >= 0 else scope.player
    new = game.add_modifier(kind, card, amount, until, scope.player, scope.source, node, whose)
    if until == THIS_TURN and (kind == STATIC or kind in DEMANDS):
        new.moment = game.this_moment()
    layers.add_change(game, new)
    game.unsettled = True
    return new


def modify_there(game: Magic, kind: i64, card: i64, amount: i64, scope: Scope, gone: bool) -> None:
    """Make an effect for good on a card that has gone to another zone, or will once it is known where."""
    new = modify(game, kind, card, amount, -1, scope, forever())
    if not gone:
        new.state += 1


def end_effects(game: Magic, until: i64) -> None:
    """Continuous effects of a duration end."""
    # rule: layers.duration
    if not game.modifiers:
        return
    kept: list[Modifier] = []
    for one in game.modifiers:
        if one.until == UNTIL_TURN_OF:
            ends = until == UNTIL_TURN_OF and game.is_active(one.whose)
        elif one.until == UNTIL_UPKEEP_OF:
            ends = until == UNTIL_UPKEEP_OF and game.is_active(one.whose)
        elif one.until == NEXT_TURN_OF:
            ends = until == THIS_TURN and game.turn > one.turn and game.is_active(one.whose)
        else:
            ends = one.until == until or (until == THIS_TURN and one.until in (NEXT_USE, THIS_BATTLE))
        if not ends:
            kept.append(one)
    if len(kept) < len(game.modifiers):
        layers.end_all_but(game, kept)
        game.cite("layers.duration")


def end_until_turn_of(game: Magic, player: i64) -> None:
    """Effects end that last until the next turn of a player who has left: it would begin now."""
    # rule: layers.duration
    ended = (UNTIL_TURN_OF, UNTIL_UPKEEP_OF)
    kept = [one for one in game.modifiers if one.until not in ended or one.whose != player]
    if len(kept) < len(game.modifiers):
        layers.end_all_but(game, kept)
        game.cite("layers.duration")


def end_while_controlled(game: Magic) -> None:
    """Effects end that last while a player controls their source."""
    for one in game.modifiers:
        if one.until in (WHILE_SOURCE, WHILE_MINE_TAPPED) and game.controller[one.source] != one.player:
            layers.end_all_but(game, [other for other in game.modifiers if other is not one])
            end_while_controlled(game)
            return


def counter_spell(game: Magic, thing: Thing, by: i64 = -1) -> bool:
    """A spell or ability on the stack is countered; a countered spell goes to its owner's graveyard."""
    # rule: stack.counter
    one = on_stack(game, thing)
    if one is None or (thing.card >= 0 and game.barred(thing.card, UNCOUNTERABLE)):
        return False
    if thing.card >= 0 and by >= 0 and game.regulations and saved_from(game, thing.card, by):
        return False
    game.waiting.remove(one)
    game.left_stack += 1
    if thing.card >= 0:
        game.note("is-countered", one.player, thing.card, rule="stack.counter")
        off_the_stack(game, thing.card)
    return True


def saved_from(game: Magic, spell: i64, by: i64) -> bool:
    """Whether a rule of a card keeps a spell from being countered by a source."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("saves_from_counter"):
        regulation = game.nodes[node]
        if isinstance(regulation, Regulation):
            if regulation.saves_from_counter(game, scope(source, node, whose), spell, by):
                return True
    return False


def on_stack(game: Magic, thing: Thing) -> Scope | None:
    """The spell or ability on the stack that a thing is; None if it is not there."""
    for one in game.waiting:
        if thing.ability >= 0:
            if one.stamp == thing.ability:
                return one
        elif one.source == thing.card and is_spell(game, one):
            return one
    return None


def is_spell(game: Magic, one: Scope) -> bool:
    """Whether a scope is that of a spell and not of an ability: of what a card does or enchants, or of no words."""
    if one.ability < 0:
        return True
    return isinstance(game.nodes[one.ability], (Does, Enchant))


def take_spell(game: Magic, card: i64, player: i64) -> None:
    """A player gains control of a spell: it resolves as theirs."""
    # rule: players.control
    for i, one in enumerate(game.waiting):
        if one.source == card and is_spell(game, one):
            taken = one.copy()
            taken.player = player
            game.waiting[i] = taken
            game.controller[card] = player
            game.touch()


def off_the_stack(game: Magic, card: i64) -> None:
    """A spell leaves the stack for its owner's graveyard; a copy ceases to exist."""
    if game.unreal[card]:
        cease(game, card)
    else:
        move(game, [card], GRAVEYARD)


def forever() -> i64:
    """The duration of effects without one."""
    return FOR_GOOD
