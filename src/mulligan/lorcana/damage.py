"""Damage: dealt (unless something replaces it), put, removed, moved."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.kernel.frames import scope as scope_of
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.acts import forbidden
from mulligan.lorcana.procedures import DAMAGE, Damage
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BAR,
    DAMAGED,
    DEALS_FULLY,
    DEALS_MORE,
    HEALED,
    IN_CHALLENGE,
    KEEPS_DAMAGE,
    KEPT_FROM,
    NAMES_HIT,
    NO_DAMAGE,
    NO_EFFECT_DAMAGE,
    NO_HEALING,
    PLAY,
    RESIST,
    SPARED,
    TAKES_MORE,
    UNREDUCED,
    WARD,
    WATCH_DAMAGE,
)
from mulligan.lorcana.triggers import tell

# -- Dealing -----------------------------------------------------------------------------------------------------------


def deal(game: Lorcana, hits: list[tuple[int, int, int]], flags: i64 = 0, scope: Scope | None = None) -> bool:
    """Deal damage to cards in play at the same time; a hit is the card, how much, and the card that deals it.

    True when something may replace it: then a procedure has begun, which asks whoever must choose. The scope is told
    how much was dealt.
    """
    real = [
        [card, amount, giver, -1]
        for card, amount, giver in hits
        if amount > 0 and game.zone[card] == PLAY and not kept_off(game, card, giver, flags) and not spared(game, card)
    ]
    for hit in real:
        if guardians(game, hit[0]):
            game.begin(DAMAGE, Damage(real, flags), scope=scope)
            return True
    deal_now(game, real, flags, scope)
    return False


def kept_off(game: Lorcana, card: i64, giver: i64, flags: i64) -> bool:
    """Whether a card cannot be dealt damage: any, any but in challenges, or any by the card that deals it."""
    # rule: golden.cannot-beats-can
    if game.barred(card, NO_DAMAGE) or (flags & IN_CHALLENGE == 0 and game.barred(card, NO_EFFECT_DAMAGE)):
        return True
    for whose, kind, _, node, source in game.harms:
        if kind == KEPT_FROM and whose == card and giver >= 0:
            who = game.nodes[node]
            assert isinstance(who, Cards)
            if who.fits(game, scope_of(source, -1, game.controller[source]), giver):
                return True
    return False


def increased(game: Lorcana, hit: list[int]) -> i64:
    """By how much a hit is increased: by what its card is dealt more, and what the other deals more."""
    # rule: replacement.replaces modifiers.all-together
    if not game.fresh:
        game.refresh()
    more: i64 = 0
    for card, kind, amount, _, _ in game.harms:
        if (kind == TAKES_MORE and card == hit[0]) or (kind == DEALS_MORE and card == hit[2]):
            more += amount
    return more


def spared(game: Lorcana, card: i64) -> bool:
    """Whether damage to a card is replaced by none, this once."""
    # rule: replacement.replaces replacement.original-never-happens
    if not game.barred(card, SPARED):
        return False
    for modifier in game.modifiers:
        if modifier.kind == BAR and modifier.amount & SPARED and modifier.card == card:
            if modifier.state == game.state[card]:
                game.modifiers.remove(modifier)
                game.fresh = False
                break
    game.cite("replacement.replaces", "replacement.original-never-happens")
    return True


def guardians(game: Lorcana, card: i64) -> list[int]:
    """The cards whose abilities would have damage to this card put on themselves instead."""
    # rule: replacement.replaces
    found: list[int] = []
    if not game.fresh:
        game.refresh()
    if game.conditional:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if ability.effect.takes_damage_for(game, source, ability, card):
                    found.append(source)
    return found


def resisting(game: Lorcana, card: i64) -> i64:
    """How much less damage a card is dealt: all its Resist together."""
    # rule: keyword.resist.stacks keyword.stacking
    if not game.fresh:
        game.refresh()
    return game.resist[card] if (game.keywords[card] >> RESIST) & 1 else 0


def reduced(game: Lorcana, hit: list[int], flags: i64) -> i64:
    """By how much a hit is reduced: by all its Resist together, unless nothing reduces it."""
    if flags & UNREDUCED:
        return 0
    if hit[2] >= 0 and game.zone[hit[2]] == PLAY and game.barred(hit[2], DEALS_FULLY):
        return 0
    return resisting(game, hit[0])


def ask_which(game: Lorcana, hit: list[int], replacing: list[int]) -> None:
    """Ask which of several abilities replaces a hit."""
    options = [Option(CHOOSE, card) for card in replacing]
    game.ask(game.controller[hit[2]], "replacement.one-only", options, about=hit[2], topic="replacement")


@rule("replacement.replaces")
def find_replaced(game: Lorcana, damage: Damage) -> None:
    """The next hit that an ability would replace, if there is one."""
    while damage.hit < len(damage.hits):
        if guardians(game, damage.hits[damage.hit][0]):
            return
        damage.hit += 1
    game.go_past(damage, take_replacement)


@rule("replacement.one-only")
def ask_replacement(game: Lorcana, damage: Damage) -> None:
    """Each hit may be replaced by one ability; of several, the player whose effect is replaced picks."""
    hit = damage.hits[damage.hit]
    ask_which(game, hit, guardians(game, hit[0]))


@rule("replacement.one-only", "keyword.resist.replace")
def ask_replacement_or_resist(game: Lorcana, damage: Damage) -> None:
    """Each hit may be replaced by one ability, Resist too; of several, the player whose effect is replaced picks."""
    hit = damage.hits[damage.hit]
    replacing = guardians(game, hit[0])
    if reduced(game, hit, damage.circumstances) > 0:
        replacing.append(hit[0])
    ask_which(game, hit, replacing)


@rule("replacement.one-only")
def take_replacement(game: Lorcana, damage: Damage) -> None:
    """That ability replaces the hit; then the next one."""
    hit = damage.hits[damage.hit]
    if game.answer.card != hit[0]:
        hit[3] = game.answer.card
    damage.hit += 1
    game.go_to(damage, find_replaced)


@rule("replacement.original-never-happens", "damage.put-is-not-dealt")
def deal_at_once(game: Lorcana, damage: Damage) -> None:
    """All of it happens at once, what was replaced differently: it is put elsewhere, and was never dealt."""
    deal_now(game, damage.hits, damage.circumstances, damage.scope)


def deal_now(game: Lorcana, hits: list[list[int]], flags: i64, scope: Scope | None) -> None:
    """Everything about to be dealt is dealt, or put where a replacement says."""
    total = 0
    for hit in hits:
        card, amount, giver, instead = hit
        if instead >= 0:
            put(game, instead, amount)
            game.note("takes-damage-for", game.controller[instead], instead, card, amount)
            hit[1] = 0
            continue
        amount += increased(game, hit)
        hit[1] = amount
        less = reduced(game, hit, flags)
        if less > 0:
            # rule: keyword.resist.replace keyword.resist.reduce keyword.resist.zero
            game.note("resists", game.controller[card], card, number=less)
            game.cite("keyword.resist.replace", "keyword.resist.reduce")
            game.trace("keyword.resist.stacks", "keyword.stacking", "replacement.replaces")
            hit[1] = max(amount - less, 0)
            if hit[1] == 0:
                game.cite("keyword.resist.zero")
        if hit[1] > 0:
            put(game, card, hit[1])
            total += hit[1]
            game.note("takes-damage", game.controller[card], card, giver, hit[1])
            if game.traced is not None and game.has(card, WARD):
                game.trace("keyword.ward.unchosen-effects")
    for hit in hits:
        if hit[1] > 0:
            tell(game, Event(DAMAGED, hit[0], hit[2], game.controller[hit[0]], hit[1], flags))
    if scope is not None:
        scope.done = total
        if flags & NAMES_HIT:
            scope.it = [hit[0] for hit in hits if hit[1] > 0]


# -- Counters ----------------------------------------------------------------------------------------------------------


def put(game: Lorcana, card: i64, amount: i64) -> None:
    """Put damage counters on a card; that alone is not dealing damage."""
    # rule: damage.counters damage.put-is-not-dealt
    game.damage[card] += amount
    game.sound = False
    if game.traced is not None:
        game.trace("damage.counters", "cards.damaged")
    game.touch(WATCH_DAMAGE)


def removable(game: Lorcana, card: i64) -> i64:
    """How many damage counters can be removed from a card: none where an effect says that they stay."""
    # rule: golden.cannot-beats-can
    if game.barred(card, KEEPS_DAMAGE) or forbidden(game, game.controller[card], NO_HEALING):
        return 0
    return game.damage[card]


def remove(game: Lorcana, card: i64, amount: i64, by: i64) -> i64:
    """A player removes up to so many damage counters; how many were removed."""
    removed = min(amount, removable(game, card))
    if removed > 0:
        game.damage[card] -= removed
        game.touch(WATCH_DAMAGE)
        game.note("is-healed", game.controller[card], card, number=removed)
        game.trace("damage.counters", "cards.undamaged" if game.damage[card] == 0 else "cards.damaged")
        tell(game, Event(HEALED, card, -1, by, removed))
    return removed


def move(game: Lorcana, source: i64, target: i64, amount: i64, by: i64) -> i64:
    """A player moves damage counters from one card to another; how many were moved. Nothing resists that.

    What is moved is removed from the one, so that nothing moves where nothing can be removed.
    """
    # rule: damage.move golden.cannot-beats-can
    moved = min(amount, removable(game, source))
    if moved > 0:
        game.damage[source] -= moved
        put(game, target, moved)
        game.note("damage-moves", game.controller[source], source, target, moved, rule="damage.move")
        game.trace("damage.put-is-not-dealt")
        tell(game, Event(HEALED, source, -1, by, moved))
    return moved
