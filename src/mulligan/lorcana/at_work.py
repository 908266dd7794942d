"""Everything at work while a player decides on a turn action, for whoever traces it: what is there, what is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import Option
from mulligan.lorcana.ink import ink_allowed
from mulligan.lorcana.refusals import (
    CANNOT_CHALLENGE,
    CANNOT_QUEST,
    CANNOT_SING,
    CANNOT_USE,
    TARGET_EVASIVE,
    TARGET_SHIELDED,
    rule_of,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import FLOATING, HAND, SHIFT, SING_TOGETHER
from mulligan.lorcana.trace import trace_card, trace_type, trace_words, trace_zone
from mulligan.lorcana.use import abilities_of
from mulligan.lorcana.why import why_not

DONE_BY: Final[dict[str, tuple[str, ...]]] = {  # the rules that whoever takes a turn action goes through first
    "ink": ("ink.reveal", "cards.inkwell-symbol"),
    "play": ("play.whole-or-not", "play.choose-how", "cost.total", "cost.pay", "cards.cost"),
    "quest": ("quest.declare", "quest.check", "quest.illegal", "quest.exert"),
    "challenge": ("challenge.declare", "challenge.check"),
    "move": ("move.own-only", "move.declare", "move.pay"),
    "use": ("use.steps", "use.turn-action", "use.pay", "cost.pay"),
}

FORBIDDEN_BY_CARDS: Final = (
    CANNOT_QUEST,
    CANNOT_CHALLENGE,
    CANNOT_SING,
    CANNOT_USE,
    TARGET_EVASIVE,
    TARGET_SHIELDED,
)


def trace_table(game: Lorcana, player: i64) -> None:
    """Name the rules that hold while a player decides: those of cards in play and in hand, and what they forbid."""
    for card in game.all_in_play():
        trace_card(game, card)
    for card in game.hand(player):
        trace_in_hand(game, card)
    if game.modifiers:
        game.trace("static.continuous")
    for modifier in game.modifiers:
        if modifier.kind == FLOATING:
            game.trace("triggers.floating")
    if ink_allowed(game, player) > 1:
        game.trace("golden.card-beats-rule", "zones.additional-ink")
    if game.match.seats > 2:
        game.trace("players.opponents", "players.teammates")
    for option in thinkable(game, player):
        trace_refusal(game, player, option)


def trace_in_hand(game: Lorcana, card: i64) -> None:
    """A card in hand: other ways to play it, and abilities that work there."""
    printed = game.card(card)
    trace_zone(game, HAND)
    trace_type(game, card)
    if (printed.keywords >> SHIFT) & 1:
        game.trace("keyword.shift.cost", "cards.name")
    if (printed.keywords >> SING_TOGETHER) & 1:
        game.trace("keyword.sing-together.cost", "keyword.sing-together.add-costs")
    if any(not ability.effect.only_applies() for ability in printed.always):
        game.trace("static.outside-play")
    for ability in printed.always:
        trace_words(game, ability)


def thinkable(game: Lorcana, player: i64) -> list[Option]:
    """Every turn action that a player could think of with a card of theirs."""
    found: list[Option] = []
    mine = game.in_play(player)
    for card in game.hand(player):
        found.append(Option("ink", card))
        found.append(Option("play", card, text="ink"))
        for target in mine:
            if (game.card(card).keywords >> SHIFT) & 1:
                found.append(Option("play", card, target, "shift"))
            if game.card(card).song:
                found.append(Option("play", card, target, "sing"))
        if game.card(card).song:
            found.append(Option("play", card, text="sing-together"))
    for card in game.all_in_play():
        found.append(Option("quest", card))
        for ability in abilities_of(game, card):
            found.append(Option("use", card, ability=ability.index))
    for card in mine:
        for other in game.all_in_play():
            found.append(Option("challenge", card, other))
            found.append(Option("move", card, other))
    return found


def trace_refusal(game: Lorcana, player: i64, option: Option) -> None:
    """Name the rule that forbids something, and the rules by which it would be done.

    Where an effect forbids it, that is stronger than what allows it.
    """
    refusal = why_not(game, player, option)
    if refusal is not None:
        game.trace(refusal.rule, rule_of(refusal.message, game.own_match.ledger), *DONE_BY[option.verb])
        if refusal.message in FORBIDDEN_BY_CARDS:
            game.trace("golden.cannot-beats-can")
