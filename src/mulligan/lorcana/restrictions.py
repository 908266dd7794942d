"""Everything that keeps a player from something while they decide on a turn action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.lorcana.challenge import cannot_challenge
from mulligan.lorcana.ink import cannot_ink
from mulligan.lorcana.move import cannot_move
from mulligan.lorcana.play import cannot_play, cannot_sing, cannot_sing_together
from mulligan.lorcana.quest import cannot_quest
from mulligan.lorcana.refusals import EXERTED_ALREADY, NO_SHIFT, NOT_A_SONG, STILL_DRYING
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import BY_INK, BY_SHIFT, CHARACTER
from mulligan.lorcana.use import abilities_of, cannot_use

PLAYING: Final = ("play.whole-or-not", "play.choose-how", "cost.total", "cards.cost")


def refusals(game: Lorcana, player: i64) -> list[tuple[str, tuple[str, ...]]]:
    """Every reason there is now why a player may not do something with a card of theirs, and the rules about that."""
    found: list[tuple[str, tuple[str, ...]]] = []
    mine = game.in_play(player)
    for card in game.hand(player):
        found.append((cannot_ink(game, player, card), ("ink.reveal", "cards.inkwell-symbol")))
        found.append((cannot_play(game, player, card, BY_INK, -1), PLAYING))
        for target in mine:
            for reason in (cannot_play(game, player, card, BY_SHIFT, target), cannot_sing(game, player, card, target)):
                if reason != NO_SHIFT and reason != NOT_A_SONG:
                    found.append((reason, (*PLAYING, "cards.name")))
        if game.card(card).song:
            found.append((cannot_sing_together(game, player, card), PLAYING))
    for card in mine:
        if game.card(card).type == CHARACTER:
            found.append((cannot_quest(game, player, card), ("quest.check", "quest.illegal", "quest.exert")))
            for other in game.all_in_play():
                found.append((cannot_challenge(game, player, card, other), ("challenge.check", "challenge.declare")))
                found.append((cannot_move(game, player, card, other), ("move.own-only", "move.declare", "move.pay")))
        for ability in abilities_of(game, card):
            reason = cannot_use(game, player, card, ability)
            found.append((reason, ("use.steps", "use.turn-action", "use.pay", "cost.pay")))
            if reason and game.drying[card] != 0:
                found.append((STILL_DRYING, ("use.dry",)))
            if reason and game.exerted[card] != 0:
                found.append((EXERTED_ALREADY, ("cards.ready", "cards.exerted")))
    return found
