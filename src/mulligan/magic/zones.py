"""Zones: every way cards move from one to another, and what may happen instead."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.modifiers import WHILE_SOURCE, Modifier
from mulligan.magic import layers
from mulligan.magic.arrival import enter
from mulligan.magic.placing import forget, not_commanded, place, remember, remember_attached, shuffle_library
from mulligan.magic.procedures import LEAVE, Leave
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    BURIED,
    CREATURE,
    DIED,
    DIES_INTO_EXILE,
    DISCARDED,
    EXILE,
    GRAVEYARD,
    HAND,
    LEAVES_FOR_EXILE,
    LEFT,
    LIBRARY,
    NO_MORE,
    PREVENTION,
    STACK,
    UNTIL_IT_LEAVES,
    WHILE_HERE,
    WHILE_MINE_TAPPED,
    WHILE_TAPPED,
    ZONES,
)
from mulligan.magic.triggers import tell, trigger


def let_go(game: Magic) -> None:
    """Permanents have left the battlefield: nothing is attached to them any more, and nobody attacks them."""
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            holder = game.attached[card]
            if holder >= 0 and game.zone[holder] != BATTLEFIELD:
                game.attached[card] = -1
            walker = game.attacked_walker[card]
            if walker >= 0 and game.zone[walker] != BATTLEFIELD:
                game.attacking[card] = game.controller[walker]
                game.attacked_walker[card] = NO_MORE


def detours(game: Magic, card: i64, by: i64 = -1) -> list[tuple[int, int]]:
    """The zones a card may go to instead of the graveyard, each once, with the card whose effect says so.

    `by` is the player whose spell or ability has it discarded, if one does.
    """
    # rule: replacement.instead
    found: list[tuple[int, int]] = []
    for source, player, node in game.rules_that("instead_of_graveyard"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        other = regulation.instead_of_graveyard(game, scope(source, node, player), card)
        if other >= 0 and all(zone != other for _, zone in found):
            found.append((source, other))
    for regulation in game.cards[game.face[card]].regulations:
        other = regulation.instead_of_graveyard(game, scope(card, regulation.id, game.owner[card]), card)
        if other >= 0 and all(zone != other for _, zone in found):
            found.append((card, other))
        if by >= 0 and regulation.saves_from_discard(game, scope(card, regulation.id, game.owner[card]), by):
            found.append((card, BATTLEFIELD))
    if game.zone[card] == BATTLEFIELD and game.bars[card] & DIES_INTO_EXILE and all(zone != EXILE for _, zone in found):
        found.append((card, EXILE))
    if by >= 0 and game.cards[game.face[card]].madness is not None and all(zone != EXILE for _, zone in found):
        found.append((card, EXILE))
    if found:
        game.cite("replacement.instead")
    return found


def move(game: Magic, cards: list[int], zone: i64, top: bool = True, by: i64 = -1) -> bool:
    """Cards move together to their owners' zones; some never get there. False if that is to be asked first."""
    if not game.fresh:
        game.refresh()
    if game.own_match.commanders:
        cards = not_commanded(game, cards)
    where: list[int] = [zone] * len(cards)
    if zone != EXILE:
        for i, card in enumerate(cards):
            if game.zone[card] == BATTLEFIELD and (game.bars[card] & LEAVES_FOR_EXILE or game.regulations):
                where[i] = on_leaving(game, card, zone)
    if zone == GRAVEYARD:
        for i, card in enumerate(cards):
            if where[i] != zone:
                continue
            others = detours(game, card, by)
            if len(others) > 1:
                game.begin(LEAVE, Leave(cards[:], where, [], zone, top, by))
                return False
            if others:
                where[i] = others[0][1]
    if game.own_match.commanders and commander_among(game, cards, where):
        game.begin(LEAVE, Leave(cards[:], where, [], zone, top, by))
        return False
    carry(game, cards, where, zone, top)
    return True


def commander_among(game: Magic, cards: list[int], where: list[int]) -> bool:
    """Whether a commander is among cards that go to a graveyard or into exile: its owner is asked first."""
    # rule: commander.game
    for i, card in enumerate(cards):
        if (where[i] == GRAVEYARD or where[i] == EXILE) and game.is_commander(card):
            return True
    return False


def on_leaving(game: Magic, card: i64, zone: i64) -> i64:
    """The zone a permanent goes to that would leave the battlefield for another."""
    # rule: replacement.instead
    if game.bars[card] & LEAVES_FOR_EXILE:
        game.cite("replacement.instead")
        return EXILE
    for source, player, node in game.rules_that("instead_of_leaving"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        other = regulation.instead_of_leaving(game, scope(source, node, player), card)
        if other >= 0:
            game.cite("replacement.instead")
            return other
    return zone


def carry(game: Magic, cards: list[int], where: list[int], zone: i64, top: bool) -> None:
    """Cards move together, each to its zone. Whoever waits for that is told while they are still there."""
    # rule: zones.dies zones.exile players.owner
    left = False
    for card in cards:
        if game.zone[card] == BATTLEFIELD:
            remember(game, card)
            left = True
    if left:
        remember_attached(game, cards)
    for i, card in enumerate(cards):
        if game.zone[card] == BATTLEFIELD:
            if where[i] == GRAVEYARD:
                if game.types[card] & CREATURE:
                    game.deaths += 1
                    game.note("dies", game.controller[card], card, rule="zones.dies")
                else:
                    game.note("goes-to-the-graveyard", game.controller[card], card, rule="zones.graveyard")
                tell(game, Event(DIED, card, -1, game.controller[card], game.plus[card]))
            tell(game, Event(LEFT, card, -1, game.controller[card], where[i]))
    saved = [card for i, card in enumerate(cards) if where[i] == BATTLEFIELD]
    if saved:
        where = [there for there in where if there != BATTLEFIELD]
        cards = [card for card in cards if card not in saved]
    shuffled: list[int] = []
    before = [int(game.zone[card]) for card in cards]
    apart = left and not saved and is_apart(game, cards)
    effects = game.modifiers
    if game.modifiers and BATTLEFIELD in before:
        end_of_stay(game, [card for card in cards if game.zone[card] == BATTLEFIELD])
    for i, card in enumerate(cards):
        old = game.zone[card]
        if old == STACK and game.flashed[card]:  # golden.card-over-rulebook
            where[i] = EXILE
            game.flashed[card] = 0
        if old == BATTLEFIELD:
            if game.log is not None:
                if where[i] != GRAVEYARD:
                    game.cite("zones.leaves-the-battlefield")
                if game.owner[card] != game.controller[card]:
                    game.cite("players.owner")
                game.trace("players.owner", "zones.leaves-the-battlefield", "zones.dies", "zones.graveyard")
            forget(game, card)
            place(game, card, where[i], top)
            game.buried[card] = game.turn if where[i] == GRAVEYARD else -1
        else:
            place(game, card, where[i], top)
            game.buried[card] = -1
            madness = game.cards[game.printed[card]].madness
            if old == HAND and where[i] == EXILE and zone == GRAVEYARD and madness is not None:
                trigger(game, card, madness.later, game.owner[card], Event(DISCARDED, card, -1, game.owner[card]))
        if where[i] == LIBRARY and where[i] != zone:
            shuffled.append(game.owner[card])
        elif where[i] == GRAVEYARD and not game.unreal[card]:
            game.entombed[game.owner[card]] += 1
    if BATTLEFIELD in before:
        let_go(game)
        if apart and game.modifiers is effects:
            layers.refresh_leaving(game, cards)
    for player in shuffled:
        shuffle_library(game, player)
    game.unsettled = True
    if game.listening[BURIED]:
        for i, card in enumerate(cards):
            if game.zone[card] == GRAVEYARD:
                tell(game, Event(BURIED, card, -1, game.owner[card], before[i]))
    if saved:
        enter(game, saved, -1)


def is_apart(game: Magic, cards: list[int]) -> bool:
    """Whether what leaves the battlefield counts for nothing that stays: nothing changes several permanents."""
    if not game.fresh or not game.additive or game.regulations:
        return False
    for card in cards:
        if game.cards[game.face[card]].always:
            return False
    return True


def end_of_stay(game: Magic, cards: list[int]) -> None:
    """Permanents leave: what was exiled until then comes back at once, and effects end that hold on to them.

    Damage of what they were stays prevented.
    """
    # rule: replacement.prevention
    order: dict[int, int] = {card: i for i, card in enumerate(cards)}
    kept: list[Modifier] = []
    back: list[list[int]] = []
    for one in game.modifiers:
        if one.kind == UNTIL_IT_LEAVES and one.source in order and one.amount == game.state[one.source]:
            if game.state[one.card] == one.state:
                back.append([order[one.source], one.card])
        elif one.source in order and one.until in (WHILE_SOURCE, WHILE_HERE, WHILE_TAPPED, WHILE_MINE_TAPPED):
            game.fresh = False
        elif one.card not in order or one.state != game.state[one.card] or one.kind == PREVENTION:
            kept.append(one)
    if len(kept) < len(game.modifiers):
        layers.end_all_but(game, kept)
        back.sort(key=first_of)
        game.returning.extend([row[1] for row in back])


def first_of(row: list[int]) -> int:
    """What rows are ordered by."""
    return row[0]


def exiled(game: Magic, cards: list[int]) -> None:
    """Cards are exiled."""
    move(game, cards, EXILE)
