"""What a player could pay with: the mana of the pool, and what permanents can be tapped for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.magic.abilities import COMPLEX, Activated, AddMana, AddProduced, When
from mulligan.magic.purse import SINGLE, Purse, blank_purse, counted_purse, lowest, may_tap_for_mana, put_in
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.state import Magic
from mulligan.magic.stock import emblems
from mulligan.magic.terms import (
    ANY_COLOR,
    COLORLESS,
    CREATURE,
    FLOATING,
    KINDS_OF_MANA,
    SNOW,
    SNOW_MANA,
    TAPPED_FOR_MANA,
)

OF_SAME_KIND: Final = 1 << COLORLESS  # mana of a kind still open, which pays generic mana only


def purse_of(game: Magic, player: i64, without: i64 = -1, spell: i64 = -1, ability_of: i64 = -1) -> Purse:
    """What a player could pay with now, without one permanent; for a spell or an ability with mana only for such."""
    # rule: mana.pool mana.produce mana.basic-lands
    if spell >= 0 and (game.spell_mana or game.cards[game.face[spell]].helped is not None):
        purse = open_purse(game, player, without)
        for mana in for_spell(game, player, spell) if game.spell_mana else []:
            put_in(purse, -1, 1 << mana.kind)
        helped = game.cards[game.face[spell]].helped
        if helped is not None and not helped.delves:
            put_in_creatures(game, purse, player, [])
        return purse
    if ability_of >= 0 and game.spell_mana:
        purse = open_purse(game, player, without)
        for mana in for_spell(game, player, ability_of, True):
            put_in(purse, -1, 1 << mana.kind)
        return purse
    counted = counted_purse()
    return counted if count_mana(game, counted, player, without) else open_purse(game, player, without)


def shared_purse(game: Magic, player: i64) -> Purse:
    """What a player could pay with now, for as long as options are listed: the purse is filled anew for the next."""
    counted = game.shared_purse
    if counted is None:
        counted = counted_purse()
        game.shared_purse = counted
    return counted if count_mana(game, counted, player, -1) else open_purse(game, player)


def count_mana(game: Magic, counted: Purse, player: i64, without: i64) -> bool:
    """Fill a purse by counting; False where the kinds of mana or what it costs must be looked at one by one."""
    if game.listening[TAPPED_FOR_MANA] or game.own_match.snows:
        return False
    if not game.fresh:
        game.refresh()
    counts = counted.plain
    total: i64 = 0
    for kind in range(KINDS_OF_MANA):
        floating: i64 = game.pool[player * KINDS_OF_MANA + kind]
        counts[kind] = floating
        total += floating
    limited = game.own_match.commanders
    makers = game.makers
    for i in range(game.makers_from[player], game.makers_from[player + 1]):
        card = makers[i]
        if card != without and may_tap_for_mana(game, card):
            produces = game.produces[card]
            single = SINGLE[game.kinds_of_mana(player, produces) if limited else produces]
            if single < 0:
                return False
            counts[single] += 1
            total += 1
    counted.total = total
    return True


def for_spell(game: Magic, player: i64, card: i64, ability: bool = False) -> list[SpellMana]:
    """The mana of a player that is only for spells like this one, or for abilities of such cards."""
    from mulligan.magic.spendable import fitting  # which knows nouns, and they what is paid

    return fitting(game, player, card, ability)


def pool_purse(game: Magic, player: i64) -> Purse:
    """What a player could pay with now without making mana."""
    # rule: mana.pool
    purse = blank_purse()
    for kind in range(KINDS_OF_MANA):
        for _ in range(game.pool[player * KINDS_OF_MANA + kind]):
            put_in(purse, -1, 1 << kind)
    return purse


def open_purse(game: Magic, player: i64, without: i64 = -1) -> Purse:
    """What a player could pay with now, unit by unit."""
    purse = pool_purse(game, player)
    extra = game.listening[TAPPED_FOR_MANA] > 0
    for card in game.permanents(player):
        produces = game.produces[card]
        if produces == 0 or card == without or not may_tap_for_mana(game, card):
            continue
        if produces & COMPLEX == 0:
            put_in(purse, card, game.kinds_of_mana(player, produces))
        else:
            put_in_complex(game, purse, card, player)
        if game.own_match.snows and game.cards[game.face[card]].supertypes & SNOW:
            mark_snow(purse, card)
        if extra:
            for mask in extra_mana(game, card, player):
                put_in(purse, card, game.kinds_of_mana(player, mask))
            put_in_produced(game, purse, card, player, produces)
    return purse


def put_in_creatures(game: Magic, purse: Purse, player: i64, without: list[int]) -> None:
    """Untapped creatures may be tapped for a spell, each for one mana of its colours or for generic mana."""
    # rule: golden.card-over-rulebook
    for card in game.permanents(player):
        if game.types[card] & CREATURE and not game.tapped[card] and card not in without:
            mask = game.colors[card] | 1 << COLORLESS
            if card in purse.cards:
                i = purse.cards.index(card)
                old = purse.masks[i]
                if old & (old - 1) == 0:
                    purse.plain[lowest(old)] -= 1
                    purse.mixed += 1
                purse.masks[i] = old | mask
            else:
                put_in(purse, card, mask)


def exilable(game: Magic, player: i64, card: i64) -> i64:
    """How many cards of the graveyard may be exiled for a spell, each for one generic mana."""
    # rule: golden.card-over-rulebook
    helped = game.cards[game.face[card]].helped
    if helped is None or not helped.delves:
        return 0
    return len([one for one in game.graveyard(player) if one != card])


def purse_without(game: Magic, player: i64, cards: list[int]) -> Purse:
    """What a player could pay with now, without several permanents."""
    whole = open_purse(game, player)
    new = blank_purse()
    for i in range(whole.total):
        if whole.cards[i] not in cards:
            put_in(new, whole.cards[i], whole.masks[i], whole.tolls[i], whole.added[i])
    new.filters = [one for one in whole.filters if one[0] not in cards]
    return new


def mark_snow(purse: Purse, card: i64) -> None:
    """The mana of a snow permanent pays for snow symbols, too."""
    # rule: golden.card-over-rulebook mana.kinds
    for i in range(purse.total):
        mask = purse.masks[i]
        if purse.cards[i] == card:
            if mask & (mask - 1) == 0:
                purse.plain[lowest(mask)] -= 1
                purse.mixed += 1
            purse.masks[i] = mask | SNOW_MANA


def put_in_complex(game: Magic, purse: Purse, card: i64, player: i64) -> None:
    """A permanent whose mana abilities make more than one mana, or cost mana themselves."""
    plain = 0
    most = most_at_once(game, card)
    for ability in game.mana_abilities_of(card):
        if ability.mana.text:
            purse.filters.append((card, game.kinds_of_mana(player, made_bits(ability)), ability.mana.converted))
        elif most is None:
            plain |= made_bits(ability)
    if most is not None:
        for kind in range(KINDS_OF_MANA):
            for _ in range(most.makes[kind]):
                put_in(purse, card, 1 << game.kind_of_mana(player, kind))
        for _ in range(most.any_color):
            put_in(purse, card, game.kinds_of_mana(player, ANY_COLOR))
    elif plain:
        put_in(purse, card, game.kinds_of_mana(player, plain))


def most_at_once(game: Magic, card: i64) -> Activated | None:
    """Of the mana abilities of a permanent that cost no mana the one that makes most, if that is more than one."""
    most: Activated | None = None
    for ability in game.mana_abilities_of(card):
        total = sum(ability.makes) + ability.any_color
        if not ability.mana.text and total > 1 and (most is None or total > sum(most.makes) + most.any_color):
            most = ability
    return most


def put_in_produced(game: Magic, purse: Purse, card: i64, player: i64, produces: i64) -> None:
    """More mana of a type that a permanent tapped for mana has produced, for each ability that adds such.

    Of several mana at once it may be of any of their types. Where the permanent makes one of several kinds, it is of
    that kind: it is counted for generic mana only.
    """
    # rule: mana.produce mana.kinds
    told = Event(TAPPED_FOR_MANA, card, -1, player)
    for own, ability in waiting_for_mana(game):
        if isinstance(ability.effect, AddProduced) and ability.trigger.fits(game, own, told):
            if produces & COMPLEX == 0:
                mask = int(produces) if SINGLE[produces] >= 0 else OF_SAME_KIND
            else:
                most = most_at_once(game, card)
                if most is None:
                    continue  # it makes none but by turning other mana
                mask = OF_SAME_KIND if most.any_color else made_bits(most)
            put_in(purse, card, game.kinds_of_mana(player, mask), 0, SINGLE[produces] < 0)


def extra_mana(game: Magic, card: i64, player: i64) -> list[int]:
    """The mana of fixed kinds that triggered mana abilities add when this permanent is tapped for mana: each."""
    found: list[int] = []
    told = Event(TAPPED_FOR_MANA, card, -1, player)
    for own, ability in waiting_for_mana(game):
        effect = ability.effect
        if isinstance(effect, AddMana) and ability.trigger.fits(game, own, told):
            found.extend([ANY_COLOR] * effect.any_color)
            for kind in range(KINDS_OF_MANA):
                found.extend([1 << kind] * effect.makes[kind])
    return found


def waiting_for_mana(game: Magic) -> list[tuple[Scope, When]]:
    """The abilities that wait for something to be tapped for mana, each with its scope."""
    found: list[tuple[Scope, When]] = []
    if not game.fresh:
        game.refresh()
    seats = game.match.seats
    for i in range(seats):
        for other in game.hearers[(game.active + i) % seats]:
            for ability in game.triggers_of(other):
                if TAPPED_FOR_MANA in ability.kinds:
                    found.append((scope(other, ability.id, game.controller[other]), ability))
    for player in range(game.match.seats):
        for other in emblems(game, player):
            for ability in game.cards[game.face[other]].triggers:
                if TAPPED_FOR_MANA in ability.kinds:
                    found.append((scope(other, ability.id, player), ability))
    for modifier in game.modifiers if game.floating else []:
        if modifier.kind == FLOATING:
            floating = game.nodes[modifier.node]
            if isinstance(floating, When) and TAPPED_FOR_MANA in floating.kinds:
                found.append((scope(modifier.source, floating.id, modifier.player), floating))
    return found


def made_bits(ability: Activated) -> i64:
    """The kinds of mana an ability makes."""
    if ability.any_color:
        return ANY_COLOR
    bits = 0
    for kind in range(KINDS_OF_MANA):
        if ability.makes[kind]:
            bits |= 1 << kind
    return bits
