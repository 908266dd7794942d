"""Small things that happen to cards and players: exert, ready, gain and lose lore, continuous effects begin and end."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.modifiers import (
    FOR_GOOD,
    NEXT_TURN_OF,
    THIS_BATTLE,
    WHILE_SOURCE,
    Modifier,
)
from mulligan.lorcana.abilities import ON_LORE, ON_PLAYERS
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    EXERTED,
    GAINED_LORE,
    LORE,
    LOST_LORE,
    NO_LORE_GAIN,
    NO_LORE_LOSS,
    NO_READY,
    PLAY,
    PLAYER_RULE,
    READIED,
    STRENGTH,
    WARD,
    WATCH_DECK,
    WATCH_EXERTED,
    WATCH_LORE,
    WILLPOWER,
)
from mulligan.lorcana.triggers import tell


def exert(game: Lorcana, card: i64, by: i64) -> bool:
    """A player exerts a card; False when it was exerted already."""
    # rule: cards.exerted
    if game.exerted[card] != 0:
        return False
    game.exerted[card] = 1
    game.touch(WATCH_EXERTED if game.zone[card] == PLAY else WATCH_DECK << game.zone[card])
    if game.zone[card] == PLAY:
        if game.log is not None:
            game.note("is-exerted", game.controller[card], card)
            game.trace("cards.exerted")
        tell(game, Event(EXERTED, card, -1, by))
    return True


def ready(game: Lorcana, card: i64, by: i64) -> bool:
    """A player readies a card; False when it was ready already or may not ready."""
    if game.exerted[card] == 0:
        return False
    if game.zone[card] == PLAY and game.barred(card, NO_READY):
        game.cite("golden.cannot-beats-can")
        return False
    game.exerted[card] = 0
    game.touch(WATCH_EXERTED if game.zone[card] == PLAY else WATCH_DECK << game.zone[card])
    if game.zone[card] == PLAY:
        game.note("is-readied", game.controller[card], card)
        tell(game, Event(READIED, card, -1, by))
    return True


def forbidden(game: Lorcana, player: i64, what: i64) -> bool:
    """Whether something keeps a player from this."""
    # rule: golden.cannot-beats-can
    if not game.fresh:
        game.refresh()
    for modifier in game.modifiers:
        if modifier.kind == PLAYER_RULE and modifier.about == player and modifier.amount & what:
            if in_force(game, modifier):
                game.cite("golden.cannot-beats-can")
                return True
    if game.special & ON_PLAYERS:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if ability.effect.forbids(game, source, ability, player) & what:
                    game.cite("golden.cannot-beats-can")
                    return True
    return False


def gain_lore(game: Lorcana, player: i64, amount: i64, source: i64 = -1) -> None:
    """A player gains lore, if it is any: a negative amount counts as 0."""
    if amount > 0 and game.special & ON_LORE:
        amount += lore_besides(game, player)
    if amount > 0 and not forbidden(game, player, NO_LORE_GAIN):
        game.lore[player] += amount
        game.sound = False
        game.touch(WATCH_LORE)
        game.note("gains-lore", player, source, number=amount)
        tell(game, Event(GAINED_LORE, source, -1, player, amount))


def lore_besides(game: Lorcana, player: i64) -> i64:
    """How much more lore, or less, a player gains than they would."""
    # rule: replacement.replaces
    more = 0
    for source in game.all_in_play():
        for ability in game.card(source).always:
            more += ability.effect.lore_besides(game, source, ability, player)
    return more


def loss_besides(game: Lorcana, player: i64) -> i64:
    """How much more lore, or less, a player loses than they would."""
    # rule: replacement.replaces
    more = 0
    for source in game.all_in_play():
        for ability in game.card(source).always:
            more += ability.effect.loss_besides(game, source, ability, player)
    return more


def lose_lore(game: Lorcana, player: i64, amount: i64) -> i64:
    """A player loses lore, down to none; how much was lost."""
    if amount > 0 and game.special & ON_LORE:
        amount = max(amount + loss_besides(game, player), 0)
    lost = min(amount, game.lore[player])
    if lost > 0 and forbidden(game, player, NO_LORE_LOSS):
        return 0
    if lost > 0:
        game.lore[player] -= lost
        game.touch(WATCH_LORE)
        game.note("loses-lore", player, number=lost)
        tell(game, Event(LOST_LORE, -1, -1, player, lost))
    return lost


def modify(
    game: Lorcana,
    kind: i64,
    card: i64,
    amount: i64,
    until: i64,
    player: i64,
    source: i64,
    node: i64 = -1,
    whose: i64 = -1,
    source_state: i64 = -1,
) -> Modifier:
    """A continuous effect begins; one that holds on to its source as it was, to that incarnation."""
    # rule: static.continuous static.fixed-when-resolved modifiers.at-once
    new = game.add_modifier(kind, card, amount, until, player, source, node, whose)
    new.source_state = source_state
    if game.traced is not None:
        game.trace("static.continuous", "static.fixed-when-resolved")
        if card >= 0 and game.has(card, WARD):
            game.trace("keyword.ward.unchosen-effects")
        if kind == STRENGTH or kind == WILLPOWER or kind == LORE:
            game.trace("modifiers.at-once", "modifiers.one-by-one", "modifiers.all-together")
    game.fresh = False
    return new


def in_force(game: Lorcana, modifier: Modifier) -> bool:
    """Whether a continuous effect works now: one for a coming turn only in that turn."""
    return modifier.until != NEXT_TURN_OF or (game.is_turn_of(modifier.whose) and game.turn > modifier.turn)


def end_of_turn(game: Lorcana) -> bool:
    """Continuous effects that last until the end of this turn end; whether any did."""
    kept: list[Modifier] = []
    for modifier in game.modifiers:
        if not modifier.ends_with_turn(game.turn, game.is_turn_of(modifier.whose)):
            kept.append(modifier)
    ended = len(kept) < len(game.modifiers)
    if ended:
        game.modifiers = kept
        game.fresh = False
    return ended


def start_of_turn(game: Lorcana) -> None:
    """Continuous effects that last until the start of this turn end."""
    kept = [one for one in game.modifiers if not one.ends_at_start(game.turn, game.is_turn_of(one.whose))]
    if len(kept) < len(game.modifiers):
        game.modifiers = kept
        game.fresh = False


def end_of_challenge(game: Lorcana) -> None:
    """Continuous effects that last for the challenge end."""
    kept = [one for one in game.modifiers if one.until != THIS_BATTLE]
    if len(kept) < len(game.modifiers):
        game.modifiers = kept
        game.fresh = False


def drop_stale(game: Lorcana) -> None:
    """Continuous effects on cards that have since become new cards are gone, and those whose source has left."""
    kept: list[Modifier] = []
    for one in game.modifiers:
        if one.until == WHILE_SOURCE and not game.is_still(one.source, one.source_state, PLAY):
            continue
        if one.card < 0 or one.state == game.state[one.card] or one.until == FOR_GOOD:
            kept.append(one)
    if len(kept) < len(game.modifiers):
        game.modifiers = kept
