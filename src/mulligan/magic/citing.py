"""Rules at work that no step shows: those behind the words and keywords of cards, and behind what cards are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.magic.abilities import Regulation
from mulligan.magic.printed import AURA, EQUIPMENT, Printed
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    COLOR_NAMES,
    COLORS,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    KEYWORD_NAMES,
    LAND,
    LANDWALKS,
    PLANESWALKER,
    SHROUD,
    SORCERY,
    STACK,
)

KEYWORDS: Final = {
    number: "keyword.landwalk" if (LANDWALKS >> number) & 1 else f"keyword.{name.replace(' ', '-')}"
    for number, name in enumerate(KEYWORD_NAMES)
    if number != SHROUD
}
TYPES: Final = {
    ARTIFACT: "types.artifact",
    CREATURE: "types.creature",
    ENCHANTMENT: "types.enchantment",
    INSTANT: "types.instant",
    LAND: "types.land",
    PLANESWALKER: "types.planeswalker",
    SORCERY: "types.sorcery",
}
COLOR: Final = ("types.color",)
OPPONENT: Final = ("players.opponent", "players.player")
PLAYER: Final = ("players.player",)
ONTO: Final = ("zones.put-onto-battlefield", "zones.enters-the-battlefield")
CONTROL: Final = ("players.control", "players.controller")
SUBTYPE: Final = ("types.subtype", "types.creature-type", "types.basic-land-type")
LIBRARY: Final = ("zones.library",)
PREVENTION: Final = ("replacement.prevention",)
OBJECT: Final = ("types.permanent", "zones.leaves-the-battlefield")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(COLOR_NAMES[:COLORS], COLOR),
    **{name.replace(" ", "_"): (KEYWORDS[number],) for number, name in enumerate(KEYWORD_NAMES) if number != SHROUD},
    "is_colorless": ("types.colorless", "types.color"),
    "multicolored": ("types.multicolored", "types.color"),
    "also_colors": COLOR,
    "colors_become": COLOR,
    "choose_color": ("types.color", "types.colorless"),
    "choose_color_entering": ("types.color", "types.colorless"),
    "protection": ("keyword.protection",),
    "you": ("players.you", "players.controller"),
    "yours": ("players.you", "players.control", "players.controller"),
    "opponents": OPPONENT,
    "opposing": OPPONENT,
    "everyone": PLAYER,
    "any_player": PLAYER,
    "creature_or_player": PLAYER,
    "target_player": PLAYER,
    "controller_of": CONTROL,
    "controlled": CONTROL,
    "owner_of": ("players.owner",),
    "defending_player": ("combat.defending-player",),
    "of": SUBTYPE,
    "also_subtypes": SUBTYPE,
    "subtypes_become": SUBTYPE,
    "non": ("types.non",),
    "basic": ("types.basic-land", "types.nonbasic-land"),
    "is_land": ("types.land",),
    "land": ("types.land",),
    "permanent": ("types.permanent",),
    "this": ("types.own-name",),
    "other": ("types.own-name",),
    "that": OBJECT,
    "it": OBJECT,
    "enchant": ("keyword.enchant", "types.aura"),
    "enchanted": ("types.enchanted", "types.aura", "types.enchantment"),
    "equip": ("keyword.equip", "types.equipment"),
    "equipped": ("types.equipment", "types.artifact"),
    "fight": ("keyword.fight",),
    "regenerate": ("replacement.regenerate",),
    "destroy": ("check.destroy",),
    "destroy_for_sure": ("check.destroy", "replacement.regenerate"),
    "remove_from_combat": ("combat.removal",),
    "enchanted_player": ("types.enchanted", "types.aura", "keyword.enchant"),
    "life_becomes": ("players.life-total", "damage.life-loss"),
    "top_revealed": ("zones.reveal", "zones.library"),
    "costs_more": ("cost.additional",),
    "more_lands": ("types.land",),
    "no_maximum_hand_size": ("zones.hand",),
    "shuffled_instead_of_graveyard": ("replacement.instead",),
    "sacrifice": ("keyword.sacrifice",),
    "sacrificing": ("keyword.sacrifice", "cost.additional"),
    "sacrificing_this": ("keyword.sacrifice",),
    "discarding": ("zones.discard", "cost.additional"),
    "discard": ("zones.discard",),
    "discard_own": ("zones.discard",),
    "tapping": ("cost.tap-symbol", "cost.tap"),
    "paying_life": ("cost.pay-life",),
    "loyalty": ("counters.loyalty", "types.planeswalker"),
    "additional_cost": ("cost.additional", "cost.pay-in-full"),
    "x": ("cost.x",),
    "converted_of": ("cost.converted",),
    "with_converted": ("cost.converted",),
    "counter": ("stack.counter",),
    "cannot_be_countered": ("stack.counter",),
    "onto_battlefield": ONTO,
    "onto_battlefield_tapped": ONTO,
    "return_to_battlefield": ONTO,
    "return_to_battlefield_tapped": ONTO,
    "as_enters": ("static.always-on", "zones.enters-the-battlefield"),
    "attacking": ("combat.attacking",),
    "blocking": ("combat.blocking",),
    "exile_until_this_leaves": ("zones.exile", "zones.leaves-the-battlefield"),
    "enters_with": ("static.always-on", "zones.enters-the-battlefield", "counters.counter"),
    "enter_tapped": ("zones.enters-the-battlefield",),
    "put_counters": ("counters.counter",),
    "create_copy": ("types.token", "types.permanent"),
    "extra_turn": ("turn.next-turn", "golden.card-over-rulebook"),
    "create": ("types.token", "types.permanent"),
    "emblem": ("types.emblem", "zones.command"),
    "power_and_toughness_are": ("layers.characteristic-defining", "damage.power"),
    "own_power_is": ("layers.characteristic-defining", "damage.power"),
    "own_toughness_is": ("layers.characteristic-defining", "check.toughness"),
    "power_is": ("layers.characteristic-defining", "damage.power"),
    "pump": ("damage.power", "check.toughness"),
    "power_becomes": ("damage.power",),
    "give": ("layers.duration",),
    "damage": ("damage.deal",),
    "lose_life": ("damage.life-loss", "damage.deal"),
    "win_game": ("ending.win",),
    "lose_game": ("ending.win",),
    "get_poison": ("ending.win", "counters.counter"),
    "draw": ("zones.draw",),
    "mill": ("zones.library", "zones.draw"),
    "top": ("zones.library", "zones.draw"),
    "in_library": ("zones.library", "zones.draw"),
    "to_library_top": LIBRARY,
    "to_library_bottom": LIBRARY,
    "shuffle_into_library": ("zones.library", "players.owner"),
    "to_hand": ("zones.hand", "players.owner"),
    "in_hand": ("zones.hand",),
    "in_graveyard": ("zones.graveyard", "players.owner"),
    "to_graveyard": ("zones.graveyard",),
    "exile": ("zones.exile",),
    "reveal": ("zones.reveal",),
    "choose_one": ("casting.modes",),
    "prevent_next": PREVENTION,
    "prevent": PREVENTION,
    "prevent_combat": PREVENTION,
    "instead": ("replacement.instead",),
    "if": ("replacement.instead",),
    "exiled_instead_of_graveyard": ("replacement.instead",),
    "returned_instead_of_graveyard": ("replacement.instead",),
    "more_damage": ("replacement.instead",),
    "life_times": ("replacement.instead",),
    "draw_times": ("replacement.instead",),
    "double_damage": ("replacement.instead",),
    "unless": ("cost.pay-in-full",),
    "next_spell": ("golden.card-over-rulebook", "keyword.flash"),
    "may_play": ("casting.play", "golden.card-over-rulebook"),
    "may_cast_top": ("golden.card-over-rulebook",),
    "add_mana": ("mana.produce", "mana.pool", "mana.kinds"),
    "add_any_color": ("mana.produce", "mana.pool", "mana.kinds", "types.colorless"),
    "copy_on_stack": ("players.controller",),
}
FORBIDDING: Final = (
    "cannot_attack",
    "cannot_block",
    "cannot_be_blocked",
    "cannot_block_those",
    "does_not_untap",
    "must_attack",
    "must_be_blocked",
    "no_target_of",
    "skip_untap",
    "any_number_in_deck",
)


def rules_of_words(node: Node) -> list[str]:
    """The rules behind the words of an ability."""
    found: list[str] = []
    for one in node.everything():
        found.extend(WORDS.get(one.word, ()))
        if one.word in FORBIDDING or isinstance(one, Regulation):
            found.append("golden.card-over-rulebook")
    return found


def cite_words(game: Magic, node: Node) -> None:
    """Name the rules behind the words of a spell or ability that resolves."""
    if game.log is not None:
        game.cite(*sorted(rules_of_node(game, node)))


def rules_of_card(game: Magic, card: i64) -> list[str]:
    """The rules about what a card is: its types, its mana cost, its colours, its keywords."""
    printed = game.cards[game.face[card]]
    found = ["types.table"]
    types = game.types_of(card)
    found.extend(rule for bit, rule in TYPES.items() if types & bit)
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
    found.extend(rule for number, rule in KEYWORDS.items() if (keywords >> number) & 1)
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


def rules_in_hand(game: Magic, card: i64, whole: bool) -> frozenset[str]:
    """The rules about a card that cannot be played now, perhaps with those behind its words."""
    key = (game.face[card], int(whole))
    known = game.book.rules_behind.get(key)
    if known is None:
        printed = game.cards[game.face[card]]
        found = ["casting.play", *rules_of_card(game, card)]
        if printed.land:
            found.append("casting.spell")
        else:
            found.extend(rules_of_cost(printed))
        if whole:
            found.extend(rules_of_text(printed))
        known = frozenset(found)
        game.book.rules_behind[key] = known
    return known


def rules_of_node(game: Magic, node: Node) -> frozenset[str]:
    """The rules behind the words of a part of a card."""
    key = (node.id,)
    known = game.book.rules_behind.get(key)
    if known is None:
        known = frozenset(rules_of_words(node))
        game.book.rules_behind[key] = known
    return known


def rules_of_text(printed: Printed) -> list[str]:
    """The rules behind all the words on a card."""
    found = [rule for one in printed.abilities for rule in rules_of_words(one)]
    if printed.activated or printed.mana:
        found.append("activated.any-time")
    return found


def cite_card(game: Magic, card: i64) -> None:
    """Name the rules about a card that is being cast, played or used."""
    if game.log is not None:
        printed = game.cards[game.face[card]]
        found = rules_of_card(game, card) + rules_of_text(printed)
        if not printed.land:
            found.extend(rules_of_cost(printed))
        game.cite(*sorted(set(found)))


def rules_of_permanent(game: Magic, card: i64) -> frozenset[str]:
    """The rules that hold because a permanent is there, as it is."""
    key = (
        game.face[card],
        game.types[card],
        game.colors[card],
        game.keywords[card],
        int(game.controller[card] != game.owner[card]),
        int(game.shields[card] > 0),
        int(game.unreal[card]),
        int(game.plus[card] > 0 or game.minus[card] > 0),
    )
    known = game.book.rules_behind.get(key)
    if known is None:
        known = frozenset(why_there(game, card))
        game.book.rules_behind[key] = known
    return known


def why_there(game: Magic, card: i64) -> list[str]:
    """The same, put together."""
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
