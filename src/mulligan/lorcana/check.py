"""The game state check: conditions that are looked for all the time, and what they require."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import Frame
from mulligan.kernel.game import DRAWN
from mulligan.kernel.rules import rule
from mulligan.lorcana.abilities import ON_LORE
from mulligan.lorcana.banishing import banish
from mulligan.lorcana.players import finish, leave
from mulligan.lorcana.printed import LORE_TO_WIN
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import CHARACTER, LOCATION, PLAY, ZONES


def winners(game: Lorcana) -> list[int]:
    """Players with 20 or more lore, in turn order."""
    # rule: check.twenty-lore-wins
    return [player for player in game.in_turn_order() if has_won(game, player)]


def has_won(game: Lorcana, player: i64) -> bool:
    """Whether a player has as much lore as they need."""
    lore = game.lore[player]
    if lore < LORE_TO_WIN:
        return False
    if not game.fresh:
        game.refresh()
    if game.special & ON_LORE:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if lore < ability.effect.lore_needed(game, source, ability, player):
                    return False
    return True


def losers(game: Lorcana) -> list[int]:
    """Players who tried to draw from an empty deck since the last check, in turn order."""
    # rule: check.empty-deck-loses check.empty-deck-since-last-check
    return [player for player in game.in_turn_order() if game.must_draw[player]]


def fallen(game: Lorcana) -> list[int]:
    """Characters and locations with damage equal to or greater than their willpower."""
    # rule: check.damage-banishes cards.willpower cards.location-willpower
    if not game.fresh:
        game.refresh()
    found: list[int] = []
    seats = game.match.seats
    for i in range(seats):
        for card in game.piles[(game.active + i) % seats * ZONES + PLAY]:
            if game.damage[card] >= game.willpower[card]:
                kind = game.card(card).type
                if kind == CHARACTER or kind == LOCATION:
                    found.append(card)
    return found


def banish_fallen(game: Lorcana, cards: list[int]) -> None:
    """Those that have taken too much damage are banished, all at once."""
    # rule: check.all-at-once
    if cards:
        game.cite("check.damage-banishes", "check.again")
        for card in cards:
            game.cite("cards.location-willpower" if game.card(card).type == LOCATION else "cards.willpower")
        if len(cards) > 1:
            game.cite("check.all-at-once")
        banish(game, cards)


def something_required(game: Lorcana) -> bool:
    """Whether a check would find anything at all: asked so often that it must be quick."""
    if not game.fresh:
        game.refresh()
    if game.sound:
        return False
    close = False
    for player in range(game.match.seats):
        if game.must_draw[player]:
            return True
        if game.lore[player] >= LORE_TO_WIN and game.playing[player]:
            if has_won(game, player):
                return True
            close = True  # something asks for more lore, for now
    for pile in range(PLAY, len(game.piles), ZONES):
        for card in game.piles[pile]:
            if game.damage[card] >= game.willpower[card]:
                kind = game.card(card).type
                if kind == CHARACTER or kind == LOCATION:
                    return True
    game.sound = not close
    return False


@rule("check.required-actions", "check.all-at-once")
def act_all_at_once(game: Lorcana, frame: Frame) -> None:
    """Everything required happens as one: players win or lose, cards are banished; then the check is made again."""
    # rule: check.again
    if not something_required(game):
        return
    winning = winners(game)
    losing = losers(game)
    falling = fallen(game)
    if not winning and not losing and not falling:
        return
    banish_fallen(game, falling)
    game.go_again(frame)
    if winning:
        game.note("has-twenty-lore", winning[0], rule="check.twenty-lore-wins")
        alone = all(game.match.together(winning[0], player) for player in winning)
        finish(game, winning[0] if alone else DRAWN)
    elif losing:
        for player in losing:
            game.note("drew-from-empty-deck", player, rule="check.empty-deck-loses")
        game.cite("ending.empty-deck", "check.again")
        leave(game, losing)


@rule("check.conditions", "check.win-and-loss-first", "check.win-over-loss")
def act_wins_and_losses_first(game: Lorcana, frame: Frame) -> None:
    """First whoever wins or loses, in turn order, a win before a loss; only if nobody does, the rest."""
    # rule: check.again
    if not something_required(game):
        return
    winning = winners(game)
    if winning:
        game.note("has-twenty-lore", winning[0], rule="check.twenty-lore-wins")
        finish(game, winning[0])
        return
    losing = losers(game)
    if losing:
        game.go_again(frame)
        for player in losing:
            if not game.over:
                game.note("drew-from-empty-deck", player, rule="check.empty-deck-since-last-check")
                game.cite("ending.empty-deck-cards-too", "check.again")
                leave(game, [player])
        return
    falling = fallen(game)
    if falling:
        banish_fallen(game, falling)
        game.go_again(frame)


@rule("check.triggers-afterwards")
def finish_check(game: Lorcana, frame: Frame) -> None:
    """The check is over; what triggered in it is added to the bag now."""
    game.struck = False
    for player in range(game.match.seats):
        game.must_draw[player] = False
