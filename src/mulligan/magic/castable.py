"""Which lands may be played and which spells cast, and why others may not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import Modifier
from mulligan.magic import acts, needs, sources
from mulligan.magic.abilities import MagicCost
from mulligan.magic.alternatives import (
    EITHER_FLASHBACK,
    LENT_FLASHBACK,
    OWN_FLASHBACK,
    cost_to_cast,
    discount,
    toll,
    ways_besides,
    with_besides,
)
from mulligan.magic.mana import NO_COST, ManaCost
from mulligan.magic.printed import Printed
from mulligan.magic.purse import Purse
from mulligan.magic.refusals import (
    COST_CANNOT_BE_PAID,
    FORBIDDEN_TO_CAST,
    LAND_PLAYED,
    NO_MANA_COST,
    NO_TARGETS,
    NOT_A_LAND,
    NOT_A_SPELL,
    NOT_IN_HAND,
    OK,
    ONLY_OWN_MAIN_PHASE,
    TOO_LITTLE_MANA,
)
from mulligan.magic.regulations import NextSpell, Regulation
from mulligan.magic.state import Magic
from mulligan.magic.targets import aims, has_targets, spell_scope
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    GONE,
    GRAVEYARD,
    HAND,
    MAIN_1,
    MAIN_2,
    MAY_PLAY,
    NEXT_SPELL,
    STACK,
)
from mulligan.magic.words.nouns import fits_anywhere

NOTHING_LASTS: Final[list[Modifier]] = []


def sorcery_time(game: Magic, player: i64) -> bool:
    """Whether a player could cast a sorcery now: in a main phase of their turn, with nothing on the stack."""
    # rule: types.sorcery casting.timing
    return (game.phase == MAIN_1 or game.phase == MAIN_2) and not game.waiting and game.is_active(player)


def cannot_play_land(game: Magic, player: i64, card: i64) -> str:
    """Why a player cannot play a land from where it is, or nothing."""
    # rule: types.land casting.play turn.main turn.second-main
    if not game.cards[game.face[card]].land:
        return NOT_A_LAND
    if not available(game, player, card):
        return NOT_IN_HAND
    if not sorcery_time(game, player):
        return ONLY_OWN_MAIN_PHASE
    if game.lands_played[player] >= lands_a_turn(game, player):
        return LAND_PLAYED
    return OK


def lands_a_turn(game: Magic, player: i64) -> i64:
    """How many lands a player may play this turn: one, unless cards say more."""
    # rule: types.land golden.card-over-rulebook
    number = 1
    for source, whose, node in game.rules_that("more_lands"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        number += regulation.more_lands(game, scope(source, node, whose), player)
    return number


def available(game: Magic, player: i64, card: i64) -> bool:
    """Whether a card is where a player may play it from: their hand, or wherever an effect or the format allows."""
    if game.zone[card] == HAND:
        return game.owner[card] == player
    if game.zone[card] == GRAVEYARD and castable_there(game, card):
        return game.owner[card] == player
    if game.zone[card] == COMMAND and game.is_commander(card):  # rule: commander.game
        return game.owner[card] == player
    for modifier in game.modifiers if game.lasts(MAY_PLAY) else NOTHING_LASTS:
        if modifier.kind == MAY_PLAY and modifier.card == card and modifier.player == player:
            if modifier.state == game.state[card]:
                return True
    for source, whose, node in game.rules_that("allows_cast"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.allows_cast(game, scope(source, node, whose), player, card):
            return True
    return False


def castable_there(game: Magic, card: i64) -> bool:
    """Whether a card in a graveyard says itself that its owner may cast it from there, or has flashback."""
    # rule: golden.card-over-rulebook
    own = game.cards[game.face[card]].recast
    return flashback_of(game, card) != 0 or (own is not None and own.allows(game, card) and not game.is_hushed(card))


def flashback_of(game: Magic, card: i64) -> i64:
    """Which flashback a card in a graveyard has: its own, one for its mana cost by a rule of a card, either, or 0."""
    # rule: golden.card-over-rulebook
    own = game.cards[game.face[card]].flashback is not None and not game.is_hushed(card)
    found: i64 = OWN_FLASHBACK if own else 0
    for source, whose, node in game.rules_that("flashes_back"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.flashes_back(game, scope(source, node, whose), card):
            return EITHER_FLASHBACK if found else LENT_FLASHBACK
    return found


def may_be_hastened(game: Magic) -> bool:
    """Whether an effect may let a player cast some cards as though they had flash."""
    if game.lasts(NEXT_SPELL):
        return True
    return len(game.rules_that("hastens")) > 0


def as_flash(game: Magic, player: i64, card: i64) -> bool:
    """Whether an effect lets a player cast a card as though it had flash."""
    for modifier in game.modifiers if game.lasts(NEXT_SPELL) else NOTHING_LASTS:
        if modifier.kind == NEXT_SPELL and modifier.player == player and fits_next(game, modifier, card):
            return True
    for source, whose, node in game.rules_that("hastens"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.hastens(game, scope(source, node, whose), player, card):
            return True
    return False


def fits_next(game: Magic, modifier: Modifier, card: i64) -> bool:
    """Whether a card is the next one of a kind that an effect waits for."""
    if game.unreal[card]:
        return False  # a copy is not a card
    node = game.nodes[modifier.node]
    assert isinstance(node, NextSpell)
    return fits_anywhere(node.spell, game, scope(modifier.source, modifier.node, modifier.player), card)


def cannot_cast(game: Magic, player: i64, card: i64, purse: Purse | None = None) -> str:
    """Why a player cannot cast a card now, or nothing. `purse` is what the player could pay with, if known."""
    # rule: casting.timing casting.spell types.instant types.creature types.artifact
    # rule: types.enchantment types.planeswalker keyword.flash cost.mana-cost
    printed = game.cards[game.face[card]]
    if printed.halves:
        return cannot_cast_any_half(game, player, card, purse)
    if printed.land:
        return NOT_A_SPELL
    if game.own_match.hushes and hushed(game):
        return FORBIDDEN_TO_CAST
    cost = printed.cost if printed.flashback is None else cost_to_cast(game, card)
    held = game.zone[card] == HAND
    flashback = flashback_of(game, card) if game.zone[card] == GRAVEYARD else 0
    another = (len(printed.alternatives) > 0 and flashback == 0) or (held and len(game.rules_that("casts_free")) > 0)
    priced = bool(cost.text)
    if not priced and not another:
        return NO_MANA_COST
    if printed.besides is not NO_COST:
        cost = with_besides(printed, cost)
    if not printed.fast and not sorcery_time(game, player):
        if not as_flash(game, player, card):
            return ONLY_OWN_MAIN_PHASE
    if purse is None or game.spell_mana or printed.helped is not None:
        purse = sources.purse_of(game, player, -1, card)
    own_rules = len(printed.regulations) > 0 or len(game.rules_that("discount")) > 0
    forbidding = game.rules_that("forbids_cast")
    more = game.commander_tax(card) if game.zone[card] == COMMAND else 0
    if printed.helped is not None:
        more -= sources.exilable(game, player, card)
    another = another or flashback == EITHER_FLASHBACK
    if not own_rules and not forbidding and not another and not needs.affordable(purse, cost, 0, -more):
        return TOO_LITTLE_MANA
    if not held and not is_cast_down(game, card) and not available(game, player, card):
        return NOT_IN_HAND
    less = -more
    for source, whose, node in forbidding:
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.forbids_cast(game, scope(source, node, whose), player, card):
            return FORBIDDEN_TO_CAST
    if own_rules:
        less += discount(game, player, card)
        for own_rule in printed.regulations:
            if not own_rule.allows_casting(game, scope(card, own_rule.id, player)):
                return FORBIDDEN_TO_CAST
    own = spell_scope(game, card, player)
    for additional in printed.additional:
        if not additional.cost.payable(game, own):
            return COST_CANNOT_BE_PAID
    affordable = needs.affordable(purse, cost, 0, less) if own_rules or forbidding or another else True
    if game.zone[card] == GRAVEYARD:
        payable = all(one.payable(game, own) for one in costs_there(printed, flashback))
        if flashback == EITHER_FLASHBACK and not (affordable and payable):
            cost = with_besides(printed, printed.cost)
            affordable = needs.affordable(purse, cost, 0, less)
        elif not payable:
            return COST_CANNOT_BE_PAID
    if flashback == 0 and another and not (priced and affordable):
        if not ways_besides(game, player, card, purse, less, held):
            return TOO_LITTLE_MANA if priced else NO_MANA_COST
    elif not affordable:
        return TOO_LITTLE_MANA
    most = most_x(purse, cost, less) if cost.x and affordable else -1
    most = least_of(most, x_of_costs(game, own, [one.cost for one in printed.additional]))
    if most >= 0:
        own.limit = most
    if not has_targets(game, own):
        return NO_TARGETS
    if printed.overloads and not aims(game, own) and not ways_besides(game, player, card, purse, less, held):
        return NO_TARGETS
    return OK


def is_cast_down(game: Magic, card: i64) -> bool:
    """Whether a card is looked at as one to be cast face down; from where it may be cast was asked before."""
    # rule: golden.card-over-rulebook
    return game.own_match.morphs and game.face[card] == game.own_match.down_face


def cannot_cast_any_half(game: Magic, player: i64, card: i64, purse: Purse | None) -> str:
    """Why a player can cast no half of a split card now, or nothing."""
    # rule: golden.card-over-rulebook
    why = NOT_A_SPELL
    for half in game.cards[game.face[card]].halves:
        why = cannot_cast_half(game, player, card, half, purse)
        if not why:
            return OK
    return why


def cannot_cast_half(game: Magic, player: i64, card: i64, half: i64, purse: Purse | None = None) -> str:
    """Why a player cannot cast a half of a split card now, or nothing; both together are cast from a hand only."""
    # rule: golden.card-over-rulebook
    whole = game.face[card]
    if half not in game.cards[whole].alone and game.zone[card] != HAND:
        return NOT_IN_HAND
    game.face[card] = half
    why = cannot_cast(game, player, card, purse)
    game.face[card] = whole
    return why


def may_cast_half_free(game: Magic, player: i64, card: i64, half: i64) -> bool:
    """Whether a player may cast a half of a split card without paying its mana cost, as an effect lets them."""
    # rule: golden.card-over-rulebook
    whole = game.face[card]
    if half not in game.cards[whole].alone and game.zone[card] != HAND:
        return False
    game.face[card] = half
    found = may_cast_free(game, player, card)
    game.face[card] = whole
    return found


def costs_there(printed: Printed, flashback: i64) -> list[MagicCost]:
    """What a card costs besides mana where it is cast from a graveyard, by a flashback or else as it says itself."""
    # rule: golden.card-over-rulebook
    if flashback == 0:
        return printed.recast.costs if printed.recast is not None else []
    return printed.flashback.costs if printed.flashback is not None and flashback != LENT_FLASHBACK else []


def hushed(game: Magic) -> bool:
    """Whether a spell on the stack keeps players from casting others, and from activating what is no mana ability."""
    # rule: golden.card-over-rulebook
    for one in game.waiting:
        if one.source >= 0 and game.cards[game.face[one.source]].hushes and acts.is_spell(game, one):
            return True
    return False


def most_x(purse: Purse, cost: ManaCost, less: i64) -> i64:
    """The greatest X that can be paid from a purse."""
    # rule: cost.x
    x = 0
    while needs.affordable(purse, cost, x + 1, less):
        x += 1
    return x


def may_cast_free(game: Magic, player: i64, card: i64) -> bool:
    """Whether a player may cast a card without paying its mana cost, as an effect lets them."""
    printed = game.cards[game.face[card]]
    if printed.halves:
        return any(may_cast_half_free(game, player, card, half) for half in printed.halves)
    if printed.land or game.zone[card] == STACK or game.zone[card] == BATTLEFIELD or game.zone[card] == GONE:
        return False
    own = spell_scope(game, card, player)
    for source, whose, node in game.rules_that("forbids_cast"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.forbids_cast(game, scope(source, node, whose), player, card):
            return False
    for own_rule in printed.regulations:
        if not own_rule.allows_casting(game, scope(card, own_rule.id, player)):
            return False
    for additional in printed.additional:
        if not additional.cost.payable(game, own):
            return False
    cost = toll(game, player, card)
    if cost.text and not needs.affordable(sources.purse_of(game, player, -1, card), cost, 0, 0):
        return False
    return has_targets(game, own) and (not printed.overloads or aims(game, own))


def may_cast_for(game: Magic, player: i64, card: i64, cost: ManaCost) -> bool:
    """Whether a player may cast a card for another cost than its mana cost, as an effect lets them."""
    # rule: golden.card-over-rulebook cost.mana-cost
    if not may_cast_free(game, player, card):
        return False
    own_rules = game.regulations or game.cards[game.face[card]].regulations
    less = discount(game, player, card) if own_rules else 0
    cost = with_besides(game.cards[game.face[card]], cost)
    return needs.affordable(sources.purse_of(game, player, -1, card), cost, 0, less)


def x_of_costs(game: Magic, own: Scope, costs: list[MagicCost]) -> i64:
    """The greatest X that costs besides mana can be paid for; -1 if none of them has an X."""
    most: i64 = -1
    for cost in costs:
        most = least_of(most, cost.most_x(game, own))
    return most


def least_of(one: i64, other: i64) -> i64:
    """The smaller of two numbers of which -1 stands for none."""
    if one < 0 or other < 0:
        return max(one, other)
    return min(one, other)
