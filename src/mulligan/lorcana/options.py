"""Everything a player may do in the Main Phase, in a fixed order."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.options import Option
from mulligan.lorcana.challenge import targets
from mulligan.lorcana.cost import total_cost
from mulligan.lorcana.ink import cannot_ink, has_inked
from mulligan.lorcana.move import cannot_move
from mulligan.lorcana.play import can_pay_shift, cannot_sing, cannot_sing_together, may_not_play, may_shift_onto
from mulligan.lorcana.quest import cannot_quest
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import BY_INK, BY_SHIFT, CHARACTER, LOCATION, RECKLESS, SHIFT
from mulligan.lorcana.use import abilities_of, cannot_use


def turn_options(game: Lorcana, player: i64, options: list[Option]) -> None:
    """Add every turn action a player may take now, except ending the turn."""
    hand = game.distinct(game.hand(player), player)
    if not has_inked(game, player):
        for card in hand:
            if not cannot_ink(game, player, card):
                options.append(Option("ink", card))
    ink = game.ready_ink(player)
    mine = game.in_play(player)
    for card in hand:
        if not may_not_play(game, player, card):
            play_options(game, player, card, ink, mine, options)
    locations = [card for card in mine if game.card(card).type == LOCATION]
    for card in mine:
        printed = game.card(card)
        if printed.type == CHARACTER:
            if game.exerted[card] == 0:  # else neither is possible
                if not cannot_quest(game, player, card):
                    options.append(Option("quest", card))
                for target in targets(game, player, card):
                    options.append(Option("challenge", card, target))
            for location in locations:
                if not cannot_move(game, player, card, location):
                    options.append(Option("move", card, location))
        for ability in abilities_of(game, card):
            if not cannot_use(game, player, card, ability):
                options.append(Option("use", card, ability=ability.place))


def may_end(game: Lorcana, player: i64) -> bool:
    """Whether a player may declare the end of their turn: not while a reckless character can challenge."""
    # rule: keyword.reckless keyword.reckless.turn-goes-on turn.declare-end
    for card in game.in_play(player):
        if game.has(card, RECKLESS) and game.card(card).type == CHARACTER and game.edition.reckless(game, card):
            game.cite("keyword.reckless", "keyword.reckless.turn-goes-on")
            return False
    return True


def play_options(game: Lorcana, player: i64, card: i64, ink: i64, mine: list[int], options: list[Option]) -> None:
    """Add every way a player may play a card of their hand now."""
    printed = game.card(card)
    if total_cost(game, player, card, BY_INK) <= ink:
        options.append(Option("play", card, text="ink"))
    shift = (printed.keywords >> SHIFT) & 1 and total_cost(game, player, card, BY_SHIFT) <= ink
    if shift and can_pay_shift(game, player, card):
        for target in mine:
            if may_shift_onto(game, player, card, target):
                options.append(Option("play", card, target, "shift"))
    if printed.song:
        for singer in mine:
            if not cannot_sing(game, player, card, singer):
                options.append(Option("play", card, singer, "sing"))
        if not cannot_sing_together(game, player, card):
            options.append(Option("play", card, text="sing-together"))
