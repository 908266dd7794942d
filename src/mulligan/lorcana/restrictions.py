"""What holds while a player decides on a turn action: static abilities, and everything that forbids something."""

from __future__ import annotations

from mulligan.lorcana.challenge import cannot_challenge
from mulligan.lorcana.citing import WORDS
from mulligan.lorcana.ink import cannot_ink
from mulligan.lorcana.play import cannot_exert_for_cost, cannot_play, cannot_sing
from mulligan.lorcana.quest import cannot_quest
from mulligan.lorcana.refusals import NO_SHIFT, NOT_A_SONG, rule_of
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import BY_INK, BY_SHIFT, CHARACTER
from mulligan.lorcana.use import abilities_of, cannot_use


def cite_standing(game: Lorcana, player: int) -> None:
    """Name the rules that hold while a player decides on a turn action: static abilities, and what forbids something."""
    found: list[str] = []
    for card in game.all_in_play():
        for ability in game.card(card).always:
            found.extend(("static.continuous", "static.ends-with-its-card"))
            found.extend(rule for node in ability.everything() for rule in WORDS.get(node.word, ()))
    if game.modifiers:
        found.append("static.continuous")
    found.extend(rule_of(reason, game.book.ledger) for reason in refusals(game, player) if reason)
    game.cite(*sorted(set(found)))


def refusals(game: Lorcana, player: int) -> list[str]:
    """Every reason there is now why a player may not do something with a card of theirs."""
    found: list[str] = []
    mine = game.in_play(player)
    for card in game.hand(player):
        found.extend((cannot_ink(game, player, card), cannot_play(game, player, card, BY_INK, -1)))
        for target in mine:
            for reason in (cannot_play(game, player, card, BY_SHIFT, target), cannot_sing(game, player, card, target)):
                if reason != NO_SHIFT and reason != NOT_A_SONG:
                    found.append(reason)
    for card in mine:
        if game.card(card).type == CHARACTER:
            found.append(cannot_quest(game, player, card))
            for other in game.all_in_play():
                found.append(cannot_challenge(game, player, card, other))
        for ability in abilities_of(game, card):
            if cannot_use(game, player, card, ability):
                found.extend((cannot_use(game, player, card, ability), cannot_exert_for_cost(game, card)))
    return found
