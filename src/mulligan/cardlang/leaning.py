"""Whether what a card does is good or bad for those it is done to: enough to choose for whom, without thinking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node

UNKNOWN: Final = 9  # nobody has looked yet

BAD: Final = frozenset(
    (
        "banish",
        "cannot_attack",
        "cannot_block",
        "cannot_challenge",
        "cannot_quest",
        "cannot_ready",
        "cannot_untap",
        "controlled",
        "counter",
        "counter_exile",
        "damage",
        "damage_divided",
        "deal",
        "destroy",
        "destroy_for_sure",
        "destroy_orb",
        "discard",
        "discard_at_random",
        "does_not_untap",
        "exert",
        "exile",
        "exile_until_this_leaves",
        "fight",
        "lose_life",
        "lose_lore",
        "loses_all_abilities",
        "mill",
        "must_attack",
        "no_combat_damage",
        "put_damage",
        "sacrifice",
        "skip_untap",
        "tap",
        "to_deck_bottom",
        "to_library_bottom",
        "to_library_top",
        "to_retreat",
    )
)
GOOD: Final = frozenset(
    (
        "cannot_be_blocked",
        "double_counters",
        "draw",
        "gain_life",
        "gain_lore",
        "has",
        "heal",
        "heal_fully",
        "make_ready",
        "onto_battlefield",
        "prevent_next",
        "put_counters",
        "regenerate",
        "return_to_battlefield",
        "untap",
    )
)
NUMBERED: Final = frozenset(("attack", "lore", "power", "pump", "strength", "willpower"))  # good or bad by their sign


def leaning(abilities: list[Node]) -> i64:
    """1 where abilities are good for what they are done to, -1 where they are bad, 0 where they are neither."""
    balance = 0
    for ability in abilities:
        for node in ability.everything():
            if node.word in BAD:
                balance -= 1
            elif node.word in GOOD:
                balance += 1
            elif node.word in NUMBERED:
                for _, value in node.arguments:
                    if isinstance(value, int):
                        balance += 1 if value > 0 else -1
                        break
                else:
                    for child in node.children():
                        for _, value in child.arguments:
                            if isinstance(value, int):
                                balance += 1 if value > 0 else -1
    return 1 if balance > 0 else (-1 if balance < 0 else 0)
