"""Small things that happen to units: tapped, untapped, destroyed; continuous effects begin and end."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.cipher.columns import Grant
from mulligan.cipher.procedures import SPARE, Sparing
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ATTACK,
    BY_ATTACK,
    BY_ATTACK_ALONE,
    BY_SKILL,
    BY_SKILL_ALONE,
    COPY,
    DESTROYED,
    INDESTRUCTIBLE,
    NO_UNTAP,
    SPARED,
    TAPPED,
    UNITS_MARKED,
    UNTAPPED,
    WATCH_TAPPED,
)
from mulligan.cipher.triggers import tell
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.kernel.frames import scope as scope_of
from mulligan.kernel.modifiers import (
    NEXT_TURN_OF,
    THIS_BATTLE,
    Modifier,
)


def tap(game: Cipher, card: i64, source: i64 = -1, ability: i64 = -1) -> bool:
    """Tap a unit, perhaps by a card's skill; False when it was tapped already."""
    # rule: golden.already-so cards.tapped-or-not
    if game.tapped[card] != 0:
        game.cite("golden.already-so")
        return False
    game.tapped[card] = 1
    game.touch(WATCH_TAPPED)
    game.note("is-tapped", game.controller[card], card)
    if game.traced is not None:
        game.trace("cards.tapped-or-not", "cards.state-changes")
    if game.own_match.listened[TAPPED]:
        tell(game, Event(TAPPED, card, source, game.controller[card], ability, BY_SKILL if ability >= 0 else 0))
    return True


def untap(game: Cipher, card: i64, ability: i64 = -1, source: i64 = -1) -> bool:
    """Untap a unit, perhaps by a card's skill; False when it was untapped already."""
    # rule: golden.already-so
    if game.tapped[card] == 0 or game.has_bar(card, NO_UNTAP):
        return False
    game.tapped[card] = 0
    game.touch(WATCH_TAPPED)
    game.note("is-untapped", game.controller[card], card)
    if game.traced is not None:
        game.trace("cards.tapped-or-not", "cards.state-changes")
    if game.own_match.listened[UNTAPPED]:
        flags = BY_SKILL if ability >= 0 else 0
        tell(game, Event(UNTAPPED, card, source, game.controller[card], ability, flags))
    return True


def spared_by(grant: Grant, card: i64) -> Scope:
    """What a skill speaks of that says what happens instead of a unit's destruction."""
    acting = scope_of(grant.source, -1, grant.player)
    acting.subject = card
    acting.it = [card]
    return acting


def is_at_work(game: Cipher, grant: Grant) -> bool:
    """Whether what a skill says happens instead of a destruction is happening just now."""
    for frame in game.frames:
        if isinstance(frame, Sparing) and frame.node == grant.node and frame.giver == grant.source:
            return True
    return False


def ways_to_spare(game: Cipher, card: i64, flags: i64) -> list[Grant]:
    """What may happen instead of a unit's destruction, by what would destroy it, and can."""
    # rule: replacement.instead golden.cannot-beats-can
    found: list[Grant] = []
    if not game.grants_some(1 << SPARED):
        return found
    other = BY_SKILL_ALONE if flags & BY_ATTACK else BY_ATTACK_ALONE
    for grant in game.grants:
        if grant.kind == SPARED and grant.card == card and grant.amount != other and not is_at_work(game, grant):
            effect = game.nodes[grant.node]
            assert isinstance(effect, Effect)
            if effect.possible(game, spared_by(grant, card)):
                found.append(grant)
    return found


def destroy(
    game: Cipher, card: i64, orbs: i64, source: i64, ability: i64, flags: i64, scope: Scope | None = None
) -> bool:
    """A unit gets the destroyed state; False when it cannot or has it already, or something else happens instead.

    Where that is optional and declined, it is counted among what the skill of the scope has done.
    """
    # rule: keyword.destroy keyword.indestructible golden.already-so replacement.instead
    if game.destroyed[card] != 0:
        game.cite("golden.already-so")
        return False
    if game.has_bar(card, INDESTRUCTIBLE):
        game.cite("keyword.indestructible", "golden.cannot-beats-can")
        return False
    if game.grants_some(1 << SPARED) and ways_to_spare(game, card, flags):
        game.begin(SPARE, Sparing(card, orbs, source, ability, flags), scope)
        return False
    return fell(game, card, orbs, source, ability, flags)


def fell(game: Cipher, card: i64, orbs: i64, source: i64, ability: i64, flags: i64) -> bool:
    """A unit gets the destroyed state, for the next rule processing to see, unless it cannot by now."""
    # rule: keyword.destroy keyword.indestructible
    if game.destroyed[card] != 0 or game.has_bar(card, INDESTRUCTIBLE):
        return False
    game.destroyed[card] = orbs
    game.by_attack[card] = 1 if flags & 1 else 0
    if card == game.defending:
        game.felled = True
    game.due |= UNITS_MARKED
    game.note("is-destroyed", game.controller[card], card, source)
    if game.traced is not None:
        game.trace("keyword.destroy", "cards.state-changes")
    if game.own_match.listened[DESTROYED]:
        tell(game, Event(DESTROYED, card, source, game.controller[card], ability, flags))
    return True


def modify(
    game: Cipher,
    kind: i64,
    card: i64,
    amount: i64,
    until: i64,
    player: i64,
    source: i64,
    node: i64 = -1,
    whose: i64 = -1,
) -> None:
    """A continuous effect begins."""
    game.add_modifier(kind, card, amount, until, player, source, node, whose)
    if kind == ATTACK and until != NEXT_TURN_OF:
        game.attack_changes(card, amount)
    else:
        game.fresh = False


def keep(game: Cipher, kept: list[Modifier]) -> None:
    """These continuous effects remain, in the order they have; a unit that copied another is itself again."""
    if len(kept) == len(game.modifiers):
        return
    copies = False
    found: i64 = 0  # how many of them
    for one in game.modifiers:
        copies = copies or one.kind == COPY
        if found < len(kept) and kept[found] is one:
            found += 1
            continue
        if one.kind == COPY:
            game.acts_as[one.card] = game.printed[one.card]
            game.brought = -1
        if one.kind != ATTACK or one.until == NEXT_TURN_OF:
            game.fresh = False
        elif game.state[one.card] == one.state:
            game.attack_changes(one.card, -one.amount)
    game.modifiers = kept
    if copies:
        for one in kept:
            if one.kind == COPY and game.state[one.card] == one.state:
                game.acts_as[one.card] = one.amount
                game.brought = -1


def end_of_turn(game: Cipher) -> None:
    """Continuous effects that last until the end of this turn end, and those on cards that are new cards by now."""
    # rule: turn.expire
    kept: list[Modifier] = []
    for modifier in game.modifiers:
        stale = modifier.card >= 0 and game.state[modifier.card] != modifier.state
        if not stale and not modifier.ends_with_turn(game.turn, modifier.whose == game.active):
            kept.append(modifier)
    keep(game, kept)


def start_of_turn(game: Cipher) -> None:
    """Continuous effects that last until the start of this turn end."""
    if game.modifiers:
        keep(game, [one for one in game.modifiers if not one.ends_at_start(game.turn, one.whose == game.active)])


def end_of_battle(game: Cipher) -> None:
    """Continuous effects that last for the battle end."""
    # rule: battle.restore
    if game.modifiers:
        keep(game, [one for one in game.modifiers if one.until != THIS_BATTLE])
