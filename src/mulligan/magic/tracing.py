"""The trace: rules at work that nothing shows. Only a scenario that asks for it keeps one; a log cites what acted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.magic.printed import AURA, EQUIPMENT, Printed, is_permanent
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    COLOR_NAMES,
    COLORS,
    COMMAND,
    CONTROL,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    KEYWORD_NAMES,
    LAND,
    PLANESWALKER,
    SORCERY,
    STACK,
    ZONES,
    keyword_rule,
)

TYPES: Final = {
    ARTIFACT: "types.artifact",
    CREATURE: "types.creature",
    ENCHANTMENT: "types.enchantment",
    INSTANT: "types.instant",
    LAND: "types.land",
    PLANESWALKER: "types.planeswalker",
    SORCERY: "types.sorcery",
}


def rules_of_words(node: Node) -> list[str]:
    """The rules that the words of an ability rest on."""
    return [rule for one in node.everything() for rule in one.rules]


def trace_words(game: Magic, node: Node) -> None:
    """Trace the rules behind the words of a spell or ability that is used or resolves."""
    if game.traced is not None:
        game.trace(*rules_of_words(node))


def rules_of_card(game: Magic, card: i64) -> list[str]:
    """The rules about what a card is: its types, its mana cost, its colours, its keywords."""
    printed = game.cards[game.face[card]]
    found = ["types.table"]
    types = game.types_of(card)
    found.extend(rule for bit, rule in TYPES.items() if types & bit)
    if is_permanent(types):
        found.append("types.permanent-types")
    if types & LAND:
        found.append("types.basic-land" if printed.supertypes & BASIC else "types.nonbasic-land")
        if printed.subtypes & 0b111110:
            found.append("types.basic-land-type")
    colors = game.colors_of(card)
    found.append("types.color")
    if colors == 0:
        found.append("types.colorless")
    elif colors & (colors - 1):
        found.append("types.multicolored")
    if printed.subtypes & AURA:
        found.extend(("types.aura", "types.enchanted", "keyword.enchant"))
    if printed.subtypes & EQUIPMENT:
        found.extend(("types.equipment", "keyword.equip"))
    zone = game.zone[card]
    keywords = game.keywords[card] if zone == BATTLEFIELD or zone == STACK else printed.keywords
    found.extend(keyword_rule(number) for number in range(len(KEYWORD_NAMES)) if (keywords >> number) & 1)
    return found


def rules_of_cost(printed: Printed) -> list[str]:
    """The rules about the cost of a spell."""
    cost = printed.cost
    found = ["cost.mana-cost", "cost.generic", "cost.pay-in-full", "mana.kinds", "mana.produce"]
    if cost.hybrid:
        found.append("cost.hybrid")
    if cost.x:
        found.append("cost.x")
    found.extend(f"mana.{COLOR_NAMES[color]}" for color in range(COLORS) if cost.colored[color])
    found.extend(rule for one in printed.additional for rule in rules_of_words(one))
    return found


def rules_in_hand(game: Magic, card: i64) -> list[str]:
    """The rules about a card that might be played."""
    printed = game.cards[game.face[card]]
    more = ["casting.spell"] if printed.land else rules_of_cost(printed)
    return ["casting.play", *rules_of_card(game, card), *more, *rules_of_text(printed)]


def rules_of_text(printed: Printed) -> list[str]:
    """The rules behind all the words on a card."""
    found = [rule for one in printed.abilities for rule in rules_of_words(one)]
    if printed.activated or printed.mana:
        found.append("activated.any-time")
    return found


def trace_card(game: Magic, card: i64) -> None:
    """Trace the rules about a card that is being cast, played or used."""
    if game.traced is not None:
        printed = game.cards[game.face[card]]
        game.trace(*rules_of_card(game, card), *rules_of_text(printed))
        if not printed.land:
            game.trace(*rules_of_cost(printed))


def rules_of_permanent(game: Magic, card: i64) -> list[str]:
    """The rules that hold because a permanent is there, as it is."""
    printed = game.cards[game.face[card]]
    found = rules_of_card(game, card)
    found.extend(("static.on-the-battlefield", "zones.battlefield"))
    if printed.cost.hybrid:
        found.append("cost.hybrid")
    if printed.always or printed.regulations:
        found.extend(("static.always-on", "layers.duration"))
        found.extend(rule for one in printed.always for rule in rules_of_words(one))
        found.extend(rule for one in printed.regulations for rule in rules_of_words(one))
    if game.controller[card] != game.owner[card]:
        found.extend(("players.control", "players.controller", "players.owner"))
    if game.shields[card]:
        found.append("replacement.regenerate")
    if game.unreal[card]:
        found.extend(("types.token", "players.owner"))
    if game.plus[card] or game.minus[card]:
        found.append("counters.counter")
    return found


# -- While a player decides --------------------------------------------------------------------------------------------


def trace_standing(game: Magic) -> None:
    """Trace the rules that hold while a player has priority: of permanents, emblems and effects."""
    game.trace("zones.battlefield")
    for card in game.all_permanents():
        game.trace(*rules_of_permanent(game, card))
    if game.protections:
        game.trace("keyword.protection")
    for pile in range(COMMAND, len(game.piles), ZONES):
        if game.piles[pile]:
            game.trace("zones.command", "types.emblem")
    for modifier in game.modifiers:
        game.trace("layers.duration")
        if modifier.kind == CONTROL:
            game.trace("players.control", "players.controller")
        if modifier.node >= 0:
            game.trace(*rules_of_words(game.nodes[modifier.node]))
    trace_way(game)


def trace_way(game: Magic) -> None:
    """Trace the rule of the way that is played."""
    if game.own_match.shared_life:
        game.trace("two-headed-giant.team")
    if game.own_match.commanders:
        game.trace("commander.game", "commander.leader")
    if game.planar >= 0:
        game.trace("planechase.planes")
    if game.own_match.archenemy >= 0:
        game.trace("archenemy.schemes")
