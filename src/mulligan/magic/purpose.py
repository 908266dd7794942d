"""What a card is for, as far as can be seen at a glance: whom it helps or harms, what it may be aimed at, how hard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.leaning import leaning
from mulligan.cardlang.nodes import Node

AIMS: Final = ("target", "targets", "up_to_targets", "enchant")


class Purpose:
    """What the abilities of a card are for."""

    def __init__(self, abilities: list[Node], lasting: bool) -> None:
        self.leaning: i64 = leaning(abilities)  # 1 where it is good for what it is done to, -1 where it is bad
        self.creatures = False  # it is aimed at creatures
        self.others = False  # at something else
        self.harm: i64 = -1  # how much toughness it takes at most; -1 where it does so in another way, or nobody knows
        for ability in abilities:
            for node in ability.everything():
                if node.word in AIMS:
                    self.aim(node)
                elif node.word == "target_player":
                    self.others = True
                elif node.word == "damage" or (node.word == "pump" and not lasting):
                    self.strike(node)

    def aim(self, node: Node) -> None:
        """Note what may be aimed at."""
        inner = [one.word for one in node.everything()]
        if "creature_or_player" in inner:
            self.creatures = True
            self.others = True
        elif "creature" in inner:
            self.creatures = True
        else:
            self.others = True

    def strike(self, node: Node) -> None:
        """Note how much toughness is taken, by damage or by what makes smaller."""
        numbers = [value for _, value in node.arguments if isinstance(value, int)]
        if node.word == "damage" and numbers:
            self.harm = numbers[0]
        elif len(numbers) == 2 and numbers[1] < 0:
            self.harm = -numbers[1]
