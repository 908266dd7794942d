"""Rules at work without acting: those about what a card is, where it lies, and what its words say.

A trace names them for whoever switched one on (`game.keep_trace`); nothing here is called otherwise.
"""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    CHALLENGE_READY,
    CHARACTER,
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    ITEM,
    LOCATION,
    PLAY,
)


def trace_words(game: Lorcana, ability: Node) -> None:
    """An ability resolves, or is there: the rules that its words rest on."""
    if game.traced is not None:
        game.trace("players.owner-decides", "players.you-is-the-card-player", "resolve.clauses")
        for node in ability.everything():
            game.trace(*node.rules)


def trace_zone(game: Lorcana, zone: i64) -> None:
    """A card comes into a zone: who may look at it there."""
    game.trace("zones.separate")
    if zone == DECK:
        game.trace("zones.private", "zones.deck-private")
    elif zone == HAND:
        game.trace("zones.private", "zones.hand-private", "zones.no-hand-limit")
    elif zone == INKWELL:
        game.trace("zones.private", "zones.inkwell", "zones.inkwell-private", "zones.ink-count-open")
    elif zone == PLAY:
        game.trace("zones.public", "zones.play-public", "zones.in-play")
    elif zone == DISCARD:
        game.trace("zones.public", "zones.discard-public", "zones.to-own-discard")


def trace_type(game: Lorcana, card: i64) -> None:
    """What makes a card a card of its type, and what only that type may do."""
    printed = game.card(card)
    if len(printed.names) > 1:
        game.trace("cards.two-names", "cards.two-names-one-character", "cards.name")
    if printed.type == CHARACTER:
        game.trace("cards.character-by-strength-and-willpower", "cards.character-by-numbers-and-class")
        game.trace("cards.character-numbers", "cards.character-only-in-play", "cards.willpower")
        return
    game.trace("cards.only-characters-quest-and-challenge", "quest.only-characters", "challenge.only-characters")
    if printed.type == ITEM:
        game.trace("cards.item-type", "cards.item-only-in-play", "use.items-at-once")
    elif printed.type == LOCATION:
        game.trace("cards.location-type", "cards.location-only-in-play", "use.location-at-once")
        game.trace("cards.location-willpower", "challenge.location")
        game.trace("challenge.choose-location", "challenge.location-any-time")
    elif printed.type == ACTION:
        game.trace("cards.action-type", "cards.action-never-in-play", "cards.song-type")
        if printed.song:
            game.trace("cards.song-is-action", "cards.song-either-title", "play.sing", "play.sing-from-hand")


def trace_card(game: Lorcana, card: i64) -> None:
    """A card in play: its type, its condition, its abilities and those that it has been given."""
    printed = game.card(card)
    trace_type(game, card)
    trace_zone(game, PLAY)
    game.trace("cards.willpower")
    game.trace("cards.exerted" if game.exerted[card] != 0 else "cards.ready")
    game.trace("cards.damaged" if game.damage[card] > 0 else "cards.undamaged")
    if game.below[card] >= 0:
        game.trace("cards.stack", "cards.under", "cards.on-top", "cost.printed-stays")
    if game.strength_of(card) < 0:
        game.trace("cards.strength-below-zero-is-zero", "modifiers.negative-strength-is-zero")
    if game.lore_of(card) < 0:
        game.trace("modifiers.negative-lore-is-zero", "modifiers.negative-lore-yields-none")
    if game.barred(card, CHALLENGE_READY):
        game.trace("golden.card-beats-rule")
    if printed.always:
        game.trace("static.continuous", "static.ends-with-its-card")
    if printed.triggers:
        game.trace("triggers.once-per-condition", "players.owner-decides", "players.you-is-the-card-player")
    for ability in printed.abilities:
        for node in ability.everything():
            game.trace(*node.rules)
    for keyword in range(len(game.own_match.keyword_rules)):
        if game.has(card, keyword):
            game.trace(*game.own_match.keyword_rules[keyword])
