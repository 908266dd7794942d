"""Stock taken of permanents: whose they are, who listens, who can act, and what mana can be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.kernel.column import column, vec
from mulligan.kernel.frames import NO_CARDS
from mulligan.kernel.game import SEATS
from mulligan.magic.abilities import Activated, When
from mulligan.magic.card_rules import add_rule, hold
from mulligan.magic.printed import BARE, COUNTED, MADE_BY_TYPE, QUIET, WALKS
from mulligan.magic.regulations import Regulation, While
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    DELAYED,
    EVENTS,
    FLOATING,
    LAND,
    LAST_COUNTER_TAKEN,
    LEGENDARY,
    NO_ACTIVATION,
    PLANAR,
    PLANESWALKER,
    STEP_BEGAN,
    SUPPLEMENTAL,
    SUSPENDED,
    ZONES,
)

if TYPE_CHECKING:
    from mulligan.magic.state import Magic

SILENCE: Final = column(EVENTS)  # nobody listens
MOST_ZEROS: Final = 512
ZEROS: Final = column(MOST_ZEROS)


def emblems(game: Magic, player: i64) -> list[int]:
    """What works for a player from the command zone: emblems, face-up schemes and planes. Other cards do not."""
    # rule: types.emblem zones.command planechase.planes archenemy.schemes
    there = game.piles[player * ZONES + COMMAND]
    if game.planar >= 0:
        return among_planes(game, player)
    return [card for card in there if game.cards[game.face[card]].types & ~SUPPLEMENTAL == 0] if there else there


def among_planes(game: Magic, player: i64) -> list[int]:
    """The same where planes are face up: they work for the planar controller, whoever owns them."""
    # rule: planechase.planes
    found: list[int] = []
    for pile in range(COMMAND, len(game.piles), ZONES):
        for card in game.piles[pile]:
            types = game.cards[game.face[card]].types
            whose = game.planar if types & PLANAR else game.owner[card]
            if types & ~SUPPLEMENTAL == 0 and whose == player:
                found.append(card)
    return found


def take_stock(game: Magic) -> None:
    """Sort permanents by controller, and note who listens, who can act, and what mana can be made.

    Where all that counts for this is as it was the last time, so is the stock.
    """
    simple = not game.grants and not game.lasts_apart() and no_emblems(game)
    if simple and game.stock_simple and same_stock(game):
        if game.stock_sorted and not game.regulations:
            game.regulations = game.stock_rules
            game.rulings = game.stock_rulings
            game.ruled = game.stock_ruled
            return
        for source, player, node in game.stock_rules:
            ruling = game.nodes[node]
            assert isinstance(ruling, Regulation)
            hold(game, source, player, ruling)
        return
    alone = not game.regulations
    seats = game.match.seats
    field: list[list[int]] = [NO_CARDS] * seats
    actors: list[list[int]] = [NO_CARDS] * seats
    hearers: list[list[int]] = [NO_CARDS] * seats
    given = by_card(game)
    listening = SILENCE[:]
    unique = False
    size: i64 = 0
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        size += len(game.piles[pile])
    stock = room(2 * size)
    rules: list[tuple[int, int, int]] = []
    at: i64 = 0
    for owner in range(seats):
        there = game.piles[owner * ZONES + BATTLEFIELD]
        for card in there:
            printed = game.cards[game.face[card]]
            player = game.controller[card]
            if player != owner:
                field[player] = with_card(field[player], card)
            counts = stock_of(game, card)
            stock[at] = card
            stock[at + 1] = counts
            at += 2
            if counts & WALKS or printed.supertypes & LEGENDARY:
                unique = True
            makes = (counts >> MADE_BY_TYPE) & 0b11111
            active = printed.active and counts & BARE == 0
            if (active and printed.triggers) or (given and card in given):
                hearers[player] = with_card(hearers[player], card)
            if active:
                makes |= printed.makes
                if printed.activated:
                    actors[player] = with_card(actors[player], card)
                for trigger in printed.triggers:
                    for kind in trigger.kinds:
                        listening[kind] += 1
                for regulation in printed.regulations:
                    add_rule(game, card, player, regulation)
                    rules.append((card, int(player), int(regulation.id)))
                    if isinstance(regulation, While):
                        simple = False
            game.produces[card] = 0 if counts & QUIET else makes
        field[owner] = with_own(game, field[owner], there, owner)
    for player in range(seats):
        for card in emblems(game, player):
            if game.cards[game.face[card]].activated:
                actors[player] = with_card(actors[player], card)
            for trigger in game.cards[game.face[card]].triggers:
                for kind in trigger.kinds:
                    listening[kind] += 1
            for regulation in game.cards[game.face[card]].regulations:
                add_rule(game, card, player, regulation)
    for card, node in game.grants:
        granted = game.nodes[node]
        if isinstance(granted, Activated):
            if granted.automatic:
                if game.bars[card] & NO_ACTIVATION == 0:
                    game.produces[card] |= granted.produces
            elif card not in actors[game.controller[card]]:
                actors[game.controller[card]] = with_card(actors[game.controller[card]], card)
        elif isinstance(granted, When):
            for kind in granted.kinds:
                listening[kind] += 1
        elif isinstance(granted, Regulation):
            add_rule(game, card, game.controller[card], granted)
    list_makers(game, field, size)
    floating = False
    for modifier in game.modifiers:
        if modifier.kind == DELAYED:
            floating = True
            listening[modifier.amount] += 1
        elif modifier.kind == FLOATING:
            floating = True
            for kind in range(EVENTS):
                listening[kind] += 1
        elif modifier.kind == SUSPENDED:
            floating = True
            listening[STEP_BEGAN] += 1
            listening[LAST_COUNTER_TAKEN] += 1
    for kind in game.own_match.elsewhere:
        listening[kind] += 1
    game.field = field
    game.actors = actors
    game.hearers = hearers
    game.floating = floating
    game.given = given
    game.listening = listening
    game.unique = unique
    game.stock_simple = simple
    game.stock = stock
    game.stock_rules = rules
    game.stock_rulings = game.rulings
    game.stock_ruled = game.ruled
    game.stock_sorted = alone and simple


def take_out(game: Magic, cards: list[int]) -> bool:
    """Take permanents that have left out of the stock, if nothing but permanents counts for it and none makes a rule.

    Where it cannot be said that the rest of the stock is as it was, nothing is done.
    """
    if not game.stock_simple or game.unique or game.stock_rules or game.lasts_apart() or not no_emblems(game):
        return False
    old = game.stock
    size: i64 = len(old)
    left: i64 = size - 2 * len(cards)
    if left < 0:
        return False
    stock = room(left)
    at: i64 = 0
    place: i64 = 0
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            while place < size and old[place] != card:
                place += 2
            if place >= size or at >= left or old[place + 1] != stock_of(game, card):
                return False
            stock[at] = card
            stock[at + 1] = old[place + 1]
            at += 2
            place += 2
    if at != left:
        return False
    field = game.field[:]
    actors = game.actors[:]
    hearers = game.hearers[:]
    unheard: list[int] = []
    makes = False
    for place in range(0, size, 2):
        gone = old[place]
        if game.zone[gone] == BATTLEFIELD:
            continue
        counts = old[place + 1]
        player = (counts >> COUNTED) % SEATS
        printed = game.cards[(counts >> COUNTED) // SEATS]
        field[player] = [card for card in field[player] if card != gone]
        makes = makes or game.produces[gone] != 0
        if printed.active and counts & BARE == 0:
            if printed.activated:
                actors[player] = [card for card in actors[player] if card != gone]
            if printed.triggers:
                hearers[player] = [card for card in hearers[player] if card != gone]
                for trigger in printed.triggers:
                    unheard.extend(trigger.kinds)
    if unheard:
        listening = game.listening[:]
        for kind in unheard:
            listening[kind] -= 1
        game.listening = listening
    game.field = field
    game.actors = actors
    game.hearers = hearers
    game.stock = stock
    if makes:
        list_makers(game, field, left // 2)
    return True


def with_card(cards: list[int], card: i64) -> list[int]:
    """A list with one more card, where nobody adds to NO_CARDS."""
    if cards is NO_CARDS:
        return [card]
    cards.append(card)
    return cards


def with_own(game: Magic, cards: list[int], there: list[int], owner: i64) -> list[int]:
    """Permanents of a player, and those besides that lie there and that the player controls."""
    own = cards is NO_CARDS
    for card in there:
        if game.controller[card] != owner:
            own = False
            break
    if own:
        return there[:]
    for card in there:
        if game.controller[card] == owner:
            cards = with_card(cards, card)
    return cards


def list_makers(game: Magic, field: list[list[int]], size: i64) -> None:
    """Note which permanents make mana, those of one player after those of another."""
    makers = room(size)
    begins = room(len(field) + 1)
    at: i64 = 0
    for player in range(len(field)):
        begins[player] = at
        for card in field[player]:
            if game.produces[card] != 0:
                makers[at] = card
                at += 1
    begins[len(field)] = at
    game.makers = makers
    game.makers_from = begins


def room(size: i64) -> vec[i64]:
    """A column of so many zeros, made quickly."""
    return ZEROS[:size] if size <= MOST_ZEROS else column(size)


def no_emblems(game: Magic) -> bool:
    """Whether nothing lies in the command zone."""
    for pile in range(COMMAND, len(game.piles), ZONES):
        if game.piles[pile]:
            return False
    return True


def stock_of(game: Magic, card: i64) -> i64:
    """All of a permanent that counts when stock is taken, in one number, where nothing has given it an ability."""
    face = game.face[card]
    found = (face * SEATS + game.controller[card]) << COUNTED
    if game.begun[card] == face + 1:
        return found | game.cards[face].counts
    if game.types[card] & LAND:
        found |= ((game.subtypes[card] >> 1) & 0b11111) << MADE_BY_TYPE
    if game.types[card] & PLANESWALKER:
        found |= WALKS
    if game.stripped[card]:
        found |= BARE
    if game.bars[card] & NO_ACTIVATION:
        found |= QUIET
    return found


def same_stock(game: Magic) -> bool:
    """Whether the permanents are those that stock was taken of, and nothing of them has changed that counts for it."""
    stock = game.stock
    size: i64 = len(stock)
    at: i64 = 0
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            if at >= size or stock[at] != card or stock[at + 1] != stock_of(game, card):
                return False
            at += 2
    return at == size


def by_card(game: Magic) -> dict[int, list[int]]:
    """The abilities that permanents have been given, by card."""
    found: dict[int, list[int]] = {}
    for card, node in game.grants:
        found.setdefault(card, []).append(node)
    return found
