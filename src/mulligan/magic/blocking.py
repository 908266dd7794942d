"""Which creature may block which attacker, and which blocks a player may, or must, declare next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.kernel.frames import scope
from mulligan.kernel.options import DONE, Option
from mulligan.magic.protection import protected
from mulligan.magic.refusals import (
    CANNOT_BLOCK,
    FLIES,
    INTIMIDATES,
    IS_TAPPED,
    NOT_A_CREATURE,
    NOT_ATTACKING_YOU,
    OK,
    PROTECTED_FROM,
    RULES,
    UNBLOCKABLE_NOW,
    WALKS,
)
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.taxes import can_pay_blocks, is_free_to_block, payable_blocks, tax_on_block
from mulligan.magic.terms import (
    ARTIFACT,
    BLACK,
    BLOCK_WHOM,
    BLOCKS_EACH_TURN,
    BLOCKS_ONLY,
    BOUND_BLOCKER,
    CANNOT_BLOCK_THOSE,
    COLORS,
    CREATURE,
    EVASIVE,
    FEAR,
    FLYING,
    HORSEMANSHIP,
    INTIMIDATE,
    LAND,
    LANDWALKS,
    LURES,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    NEEDS_THREE,
    NEEDS_TWO,
    NO_BLOCK,
    NOT_ALONE_BLOCK,
    NOT_BLOCKED_BY,
    ONE_BLOCKER,
    ONLY_BLOCKED_BY,
    PICKY_BLOCKER,
    PLAINSWALK,
    REACH,
    SHADOW,
    UNBLOCKABLE,
)

# Reasons of an attacker's or an effect's own: what would block it otherwise cannot.
OLD_EVASION: Final = 1 << FEAR | 1 << SHADOW | 1 << HORSEMANSHIP
EVASIONS: Final = (UNBLOCKABLE_NOW, FLIES, INTIMIDATES, WALKS, PROTECTED_FROM, CANNOT_BLOCK)


def defending_player(game: Magic, attacker: i64) -> i64:
    """The player a creature attacks, or whose planeswalker it attacks or attacked; -1 for none."""
    # rule: combat.defending-player
    walker = game.attacked_walker[attacker]
    return game.controller[walker] if walker >= 0 else game.attacking[attacker]


def cannot_block(game: Magic, player: i64, card: i64, attacker: i64) -> str:
    """Why a creature cannot block an attacker, or nothing."""
    # rule: combat.block combat.declare-blockers keyword.flying keyword.reach
    # rule: keyword.intimidate keyword.landwalk keyword.protection
    if game.types[card] & CREATURE == 0:
        return NOT_A_CREATURE
    if game.tapped[card]:
        return IS_TAPPED
    bars = game.bars[card]
    if bars & NO_BLOCK:
        return CANNOT_BLOCK
    attacked = defending_player(game, attacker)
    if attacked != player and not (
        game.own_match.shared_turns and attacked >= 0 and game.match.together(attacked, player)
    ):
        return NOT_ATTACKING_YOU
    if game.bars[attacker] & UNBLOCKABLE:
        return UNBLOCKABLE_NOW
    keywords = game.keywords[attacker]
    if (keywords >> FLYING) & 1 and game.keywords[card] & (1 << FLYING | 1 << REACH) == 0:
        return FLIES
    if (keywords >> INTIMIDATE) & 1 and game.types[card] & ARTIFACT == 0:
        if game.colors[card] & game.colors[attacker] == 0:
            return INTIMIDATES
    if keywords & LANDWALKS and walks(game, keywords, attacked):
        return WALKS
    if game.protections and protected(game, attacker, card):
        return PROTECTED_FROM
    if keywords & OLD_EVASION or game.keywords[card] & (1 << SHADOW):
        if cannot_reach(game, card, attacker):
            return CANNOT_BLOCK
    if bars & PICKY_BLOCKER and restricted(game, card, attacker):
        return CANNOT_BLOCK
    if game.bars[attacker] & EVASIVE and evaded(game, card, attacker):
        return CANNOT_BLOCK
    return OK


def cannot_reach(game: Magic, card: i64, attacker: i64) -> bool:
    """Whether an older keyword keeps a creature from blocking an attacker: fear, shadow, horsemanship."""
    # rule: golden.card-over-rulebook
    one = game.keywords[card]
    other = game.keywords[attacker]
    if (other >> FEAR) & 1 and game.types[card] & ARTIFACT == 0 and (game.colors[card] >> BLACK) & 1 == 0:
        return True
    if (one >> SHADOW) & 1 != (other >> SHADOW) & 1:
        return True
    return (other >> HORSEMANSHIP) & 1 != 0 and (one >> HORSEMANSHIP) & 1 == 0


def restricted(game: Magic, card: i64, attacker: i64) -> bool:
    """Whether an effect says that a creature cannot block an attacker like this one."""
    # rule: golden.card-over-rulebook
    for which, way, node, source, whose in game.block_rules:
        what = game.nodes[node]
        if which == card and isinstance(what, Cards):
            fits = what.fits(game, scope(source, node, whose), attacker)
            if (way == CANNOT_BLOCK_THOSE and fits) or (way == BLOCKS_ONLY and not fits):
                return True
    return False


def evaded(game: Magic, card: i64, attacker: i64) -> bool:
    """Whether an effect says that an attacker cannot be blocked by a creature like this one."""
    # rule: golden.card-over-rulebook
    for which, way, node, source, whose in game.block_rules:
        what = game.nodes[node]
        if which == attacker and isinstance(what, Cards):
            fits = what.fits(game, scope(source, node, whose), card)
            if (way == NOT_BLOCKED_BY and fits) or (way == ONLY_BLOCKED_BY and not fits):
                return True
    return False


def walks(game: Magic, keywords: i64, defender: i64) -> bool:
    """Whether a landwalk works against a player."""
    # rule: keyword.landwalk types.basic-land-type
    for player in range(game.match.seats):
        if player == defender or (game.own_match.shared_life and game.match.together(player, defender)):
            for card in game.field[player]:
                if game.types[card] & LAND:
                    for color in range(COLORS):
                        if (keywords >> (PLAINSWALK + color)) & 1 and (game.subtypes[card] >> (color + 1)) & 1:
                            return True
    return False


# -- What may be declared next -----------------------------------------------------------------------------------------


def block_options(game: Magic, player: i64, attacking: list[int]) -> list[Option]:
    """The blocks a player may declare next, one creature at a time, so that the whole declaration can be legal."""
    # rule: combat.block combat.declare-blockers golden.card-over-rulebook
    options = possible_blocks(game, player, attacking)
    if game.own_match.taxes:
        options = payable_blocks(game, options)
        options = [one for one in options if company_payable(game, options, one)]
    if not options and game.log is None:
        return [Option(DONE)]
    begun = [one for one in attacking if is_begun(game, one)]
    if begun and missing(game, begun) > len(joining_later(game, player, begun)):
        return [one for one in options if one.target in begun] or [Option(DONE)]
    options = [one for one in options if enough_for(game, player, options, one.target, begun)]
    lone = [one for head in heads(game, player) for one in game.field[head] if game.bars[one] & NOT_ALONE_BLOCK]
    if lone:
        later = len(joining_later(game, player, attacking)) > 0
        options = with_company(game, player, options, lone, later)
        if lonely(game, player, lone) and not later and options:
            return options
    free = [one for one in options if is_free_to_block(game, one.card)]
    lured = [one.card for one in free if game.bars[one.target] & LURES]
    if lured:
        return [one for one in options if one.card not in lured or game.bars[one.target] & LURES]
    bound = [one.card for one in free if blocks_if_able(game, one.card, one.target)]
    if bound:
        return [one for one in options if one.card not in bound or blocks_if_able(game, one.card, one.target)]
    must = [one.card for one in free if game.blocking[one.card] == -1 and must_block(game, one.card)]
    if must:
        return [one for one in options if one.card in must]
    unblocked = [one for one in attacking if game.bars[one] & MUST_BE_BLOCKED and game.blocked[one] == 0]
    if any(one.target in unblocked for one in free):
        return [one for one in options if one.target in unblocked or others_can(options, one, unblocked)]
    options.append(Option(DONE))
    return options


def company_payable(game: Magic, options: list[Option], one: Option) -> bool:
    """Whether the others that an attacker must be blocked by, too, can be paid for besides."""
    # rule: golden.card-over-rulebook combat.declare-blockers
    others = least_blockers(game, one.target) - blockers_of(game, one.target) - 1
    if others <= 0:
        return True
    more = sorted(tax_on_block(game, each.card) for each in options if each.target == one.target and each is not one)
    return can_pay_blocks(game, game.controller[one.card], tax_on_block(game, one.card) + sum(more[:others]))


def must_block(game: Magic, card: i64) -> bool:
    """Whether a creature blocks each combat if able, or each turn and has not done it yet."""
    # rule: golden.card-over-rulebook
    bars = game.bars[card]
    return bars & MUST_BLOCK != 0 or (bars & BLOCKS_EACH_TURN != 0 and not game.of_this_turn(game.defended[card]))


def possible_blocks(game: Magic, player: i64, attacking: list[int]) -> list[Option]:
    """Every block that a creature of a player is able to make; what keeps others from it is cited."""
    options: list[Option] = []
    full = len(game.regulations) > 0 and enough_blockers(game)
    for card in game.field[player]:
        if not full if game.blocking[card] == -1 else can_block_more(game, card):
            for attacker in attacking:
                if game.blocks(card, attacker) or has_its_blocker(game, attacker):
                    continue
                why = cannot_block(game, player, card, attacker)
                if not why:
                    options.append(Option("block", card, attacker))
                elif why in EVASIONS:
                    game.cite(RULES[why])
    return options


def enough_blockers(game: Magic) -> bool:
    """Whether as many creatures block as can block each combat by the rules of cards."""
    # rule: golden.card-over-rulebook
    blocking = sum(1 for player in range(game.match.seats) for card in game.field[player] if game.blocking[card] >= 0)
    for source, whose, node in game.rules_that("most_blockers"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if 0 <= regulation.most_blockers(game, scope(source, node, whose)) <= blocking:
            return True
    return False


def has_its_blocker(game: Magic, attacker: i64) -> bool:
    """Whether an attacker that no more than one creature can block is blocked."""
    # rule: golden.card-over-rulebook
    return game.bars[attacker] & ONE_BLOCKER != 0 and game.blocked[attacker] != 0


def blocks_if_able(game: Magic, card: i64, attacker: i64) -> bool:
    """Whether an effect says that a creature blocks an attacker if able."""
    # rule: golden.card-over-rulebook
    if game.bars[card] & BOUND_BLOCKER == 0:
        return False
    for which, kind, node, source, whose in game.restrictions:
        what = game.nodes[node]
        if which == card and kind == BLOCK_WHOM and isinstance(what, Cards):
            if attacker in what.cards(game, scope(source, node, whose)):
                return True
    return False


def can_block_more(game: Magic, card: i64) -> bool:
    """Whether a creature that blocks can block another attacker besides."""
    # rule: combat.block golden.card-over-rulebook
    return game.more_blocks[card] > 0 and len(game.blocked_by(card)) <= game.more_blocks[card]


def blockers_of(game: Magic, attacker: i64) -> i64:
    """How many creatures block an attacker."""
    number = 0
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.blocks(card, attacker):
                number += 1
    return number


def least_blockers(game: Magic, attacker: i64) -> i64:
    """How many creatures at least must block an attacker together."""
    # rule: golden.card-over-rulebook
    bars = game.bars[attacker]
    if bars & NEEDS_THREE:
        return 3
    return 2 if bars & NEEDS_TWO else 1


def is_begun(game: Magic, attacker: i64) -> bool:
    """Whether an attacker that several must block together is blocked by fewer."""
    least = least_blockers(game, attacker)
    return least > 1 and 0 < blockers_of(game, attacker) < least


def enough_for(game: Magic, player: i64, options: list[Option], attacker: i64, begun: list[int]) -> bool:
    """Whether as many creatures as must block an attacker together do so already, or can, a teammate's too."""
    least = least_blockers(game, attacker)
    if least == 1 or attacker in begun:
        return True
    there = blockers_of(game, attacker) + sum(1 for one in options if one.target == attacker)
    if game.own_match.shared_turns:
        there += max(len(joining_later(game, player, [attacker])) - missing(game, begun), 0)
    return there >= least


def heads(game: Magic, player: i64) -> list[int]:
    """A player and, where a team takes its turns together, the others of the team, in the order in which they block."""
    # rule: two-headed-giant.team
    if not game.own_match.shared_turns:
        return [int(player)]
    return [one for one in game.in_turn_order() if game.match.together(one, player)]


def joining_later(game: Magic, player: i64, attacking: list[int]) -> list[int]:
    """The creatures of teammates who declare blockers after a player that can block one of these attackers."""
    # rule: two-headed-giant.team combat.block
    found: list[int] = []
    team = heads(game, player)
    for head in team[team.index(player) + 1 :]:
        for card in game.field[head]:
            if any(not cannot_block(game, head, card, one) for one in attacking):
                found.append(card)
    return found


def missing(game: Magic, begun: list[int]) -> i64:
    """How many blockers attackers lack yet that must be blocked by several together."""
    return sum(least_blockers(game, one) - blockers_of(game, one) for one in begun)


def blocking_now(game: Magic, player: i64) -> list[int]:
    """The creatures a player, or the team, has declared as blockers so far."""
    return [card for head in heads(game, player) for card in game.field[head] if game.blocking[card] >= 0]


def lonely(game: Magic, player: i64, lone: list[int]) -> bool:
    """Whether the only blocker so far is one that cannot block alone."""
    blockers = blocking_now(game, player)
    return len(blockers) == 1 and blockers[0] in lone


def with_company(game: Magic, player: i64, options: list[Option], lone: list[int], later: bool) -> list[Option]:
    """The blocks left where some creatures cannot block alone: another must block, or be able to."""
    # rule: golden.card-over-rulebook
    if later or blocking_now(game, player):
        return options
    able: list[int] = []
    for one in options:
        if one.card not in able:
            able.append(one.card)
    return options if len(able) > 1 else [one for one in options if one.card not in lone]


def others_can(options: list[Option], one: Option, unblocked: list[int]) -> bool:
    """Whether another creature could still block what must be blocked if this one blocks something else."""
    for other in options:
        if other.card != one.card and other.target in unblocked:
            return True
    return False
