"""What holds while a player decides on a turn action: named in the log, where nothing that happens would show it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.lorcana.citing import WORDS
from mulligan.lorcana.ink import ink_allowed
from mulligan.lorcana.play import TYPES
from mulligan.lorcana.refusals import (
    CANNOT_CHALLENGE,
    CANNOT_QUEST,
    CANNOT_SING,
    TARGET_EVASIVE,
    TARGET_SHIELDED,
    rule_of,
)
from mulligan.lorcana.restrictions import refusals
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    BODYGUARD,
    CHALLENGE_READY,
    CHALLENGER,
    CHARACTER,
    EVASIVE,
    FLOATING,
    LOCATION,
    RECKLESS,
    RESIST,
    RUSH,
    SHIFT,
    SINGER,
    SUPPORT,
    WARD,
)
from mulligan.lorcana.use import AT_ONCE

KEYWORDS: Final = {
    BODYGUARD: ("keyword.bodyguard", "keyword.bodyguard.challenge"),
    CHALLENGER: ("keyword.challenger", "keyword.challenger.not-while-challenged", "keyword.stacking"),
    EVASIVE: ("keyword.evasive",),
    RECKLESS: ("keyword.reckless", "keyword.reckless.no-quest", "keyword.reckless.turn-goes-on"),
    RESIST: ("keyword.resist.replace", "keyword.resist.reduce", "keyword.resist.stacks", "keyword.stacking"),
    RUSH: ("keyword.rush",),
    SINGER: ("keyword.singer", "keyword.singer.only-when-singing", "cost.printed-stays"),
    SUPPORT: ("keyword.stacking",),
    WARD: ("keyword.ward.not-chosen", "keyword.ward.not-chosen-by-effects"),
}
STACK: Final = ("cards.stack", "cards.under", "cards.on-top", "cost.printed-stays")
TWO_NAMES: Final = ("cards.two-names", "cards.two-names-one-character", "cards.name")
SONG: Final = ("play.sing", "play.sing-from-hand", "cards.song-type", "cards.song-is-action", "cards.song-either-title")
LOCATIONS: Final = ("challenge.location", "challenge.choose-location", "challenge.location-any-time")
ONLY_CHARACTERS: Final = (
    "cards.only-characters-quest-and-challenge",
    "quest.only-characters",
    "challenge.only-characters",
)
BELOW_ZERO: Final = ("cards.strength-below-zero-is-zero", "modifiers.negative-strength-is-zero")
FORBIDDEN: Final = (CANNOT_QUEST, CANNOT_CHALLENGE, CANNOT_SING, TARGET_EVASIVE, TARGET_SHIELDED)  # by an effect
NO_LORE: Final = ("modifiers.negative-lore-is-zero", "modifiers.negative-lore-yields-none")


def cite_standing(game: Lorcana, player: i64) -> None:
    """Name the rules that hold while a player decides: those of cards in play and in hand, and what they forbid."""
    found: list[str] = []
    for card in game.all_in_play():
        found.extend(in_play(game, player, card))
    for card in game.hand(player):
        found.extend(in_hand(game, card))
    if game.modifiers:
        found.append("static.continuous")
    if any(one.kind == FLOATING for one in game.modifiers):
        found.append("triggers.floating")
    if ink_allowed(game, player) > 1:
        found.extend(("golden.card-beats-rule", "zones.additional-ink"))
    if game.match.seats > 2:
        found.extend(("players.opponents", "players.teammates"))
    for reason, rules in refusals(game, player):
        if reason:
            found.append(rule_of(reason, game.book.ledger))
            found.extend(rules)
        if reason in FORBIDDEN:
            found.append("golden.cannot-beats-can")
    game.cite(*sorted(set(found)))


def in_play(game: Lorcana, player: i64, card: i64) -> list[str]:
    """The rules that a card in play brings to bear: its type, condition, keywords and static abilities."""
    printed = game.card(card)
    found = ["zones.in-play", "zones.play-public", "cards.willpower", *TYPES[printed.type]]
    found.append("cards.exerted" if game.exerted[card] != 0 else "cards.ready")
    found.append("cards.damaged" if game.damage[card] > 0 else "cards.undamaged")
    if game.below[card] >= 0:
        found.extend(STACK)
    if len(printed.names) > 1:
        found.extend(TWO_NAMES)
    if printed.type in AT_ONCE:
        found.append(AT_ONCE[printed.type])
    if printed.type == LOCATION:
        found.extend(LOCATIONS)
    if printed.type != CHARACTER:
        found.extend(ONLY_CHARACTERS)
    if game.strength_of(card) < 0:
        found.extend(BELOW_ZERO)
    if game.lore_of(card) < 0:
        found.extend(NO_LORE)
    if game.barred(card, CHALLENGE_READY):
        found.append("golden.card-beats-rule")
    if printed.always:
        found.extend(("static.continuous", "static.ends-with-its-card"))
    if printed.triggers:
        found.extend(("triggers.once-per-condition", "players.owner-decides", "players.you-is-the-card-player"))
    abilities: list[Node] = [*printed.always, *printed.triggers]
    for ability in abilities:
        found.extend(rule for node in ability.everything() for rule in WORDS.get(node.word, ()))
    for keyword, rules in KEYWORDS.items():
        if game.has(card, keyword):
            found.extend(rules)
    return found


def in_hand(game: Lorcana, card: i64) -> list[str]:
    """The rules that a card in hand brings to bear: other ways to play it, and abilities that work there."""
    printed = game.card(card)
    found = ["zones.hand-private", "zones.private", "zones.separate"]
    if game.has(card, SHIFT):
        found.append("keyword.shift.cost")
    if printed.song:
        found.extend(SONG)
    elif printed.type == ACTION:
        found.append("cards.song-type")
    if len(printed.names) > 1:
        found.extend(TWO_NAMES)
    if printed.special:
        found.append("static.outside-play")
    for ability in printed.always:
        found.extend(rule for node in ability.everything() for rule in WORDS.get(node.word, ()))
    return found
