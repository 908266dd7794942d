"""What a card is for, as far as can be seen at a glance: whom it helps or harms, what it may be aimed at, how hard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.leaning import leaning
from mulligan.cardlang.nodes import OWN, Node

# What a word says of what its card is for; abilities.py has more such bits.
AIMS: Final = OWN << 8  # something is chosen as its card or ability goes on the stack
STRIKES: Final = OWN << 9  # it deals damage to what it is done to
GIFT: Final = OWN << 10  # nobody gives it to a creature of the others
EVADES: Final = OWN << 11  # it counts before blockers are declared, and not after
ANY_TIME: Final = 0
TO_ATTACK_AT_ONCE: Final = 1  # once it has come into play
TO_SLIP_BY: Final = 2  # once it attacks, before anybody blocks
IN_A_FIGHT: Final = 3  # once blockers are declared
TO_THE_RESCUE: Final = 4  # then, or in answer to somebody


class Purpose:
    """What the abilities of a card are for."""

    def __init__(self, abilities: list[Node], lasting: bool) -> None:
        self.creatures = False  # it is aimed at creatures
        self.others = False  # at something else
        self.spells = False  # at spells
        self.gives = False  # it changes creatures, for a turn where it is no permanent
        self.fights = False  # two creatures fight
        self.harm: i64 = -1  # how much toughness it takes at most; -1 where it does so in another way, or nobody knows
        gifts = 0
        grows: i64 = 0
        strikes = False
        for ability in abilities:
            for node in ability.everything():
                word = node.word
                if node.says & AIMS:
                    self.aim(node)
                elif word == "target_player":
                    self.others = True
                elif word == "give":
                    self.gives = True
                elif word == "fight":
                    self.fights = True
                elif node.says & STRIKES:
                    strikes = True
                    numbers = numbers_in(node)
                    if numbers:
                        self.harm = numbers[0]
                elif word == "pump":
                    numbers = numbers_in(node)
                    grows += sum(numbers)
                    if len(numbers) == 2 and numbers[1] < 0 and not lasting:
                        self.harm = -numbers[1]
                elif node.says & GIFT:
                    gifts += 1
        self.leaning: i64 = leaning(abilities)  # 1 where it is good for what it is done to, -1 where it is bad
        if strikes and (self.creatures or self.others):
            self.leaning = -1
        elif self.leaning == 0 and grows != 0:
            self.leaning = 1 if grows > 0 else -1
        elif self.leaning == 0 and gifts > 0 and not says(abilities, "controlled"):
            self.leaning = 1

    def aim(self, node: Node) -> None:
        """Note what may be aimed at."""
        inner = [one.word for one in node.everything()]
        self.spells = self.spells or "spell" in inner
        if "creature_or_player" in inner:
            self.creatures = True
            self.others = True
        elif "creature" in inner:
            self.creatures = True
        else:
            self.others = True


def numbers_in(node: Node) -> list[int]:
    """The numbers that a word was written with, in order."""
    found: list[int] = []
    for child in node.children():
        if child.word == "number":
            found.extend(value for _, value in child.arguments if isinstance(value, int))
    if not found:
        found.extend(value for _, value in node.arguments if isinstance(value, int))
    return found


def says(abilities: list[Node], word: str) -> bool:
    """Whether a word stands in one of some abilities."""
    for ability in abilities:
        for node in ability.everything():
            if node.word == word:
                return True
    return False


def moment_of(effect: Node) -> i64:
    """When it counts what an activated ability does: some time of its own, if it changes only its own creature."""
    nodes = effect.everything()
    words = [node.word for node in nodes]
    if effect.word == "regenerate" and "this" in words:
        return TO_THE_RESCUE
    if effect.word != "give" or "this" not in words or any(node.says & AIMS for node in nodes):
        return ANY_TIME
    if "haste" in words:
        return TO_ATTACK_AT_ONCE
    if any(node.says & EVADES for node in nodes):
        return TO_SLIP_BY
    return IN_A_FIGHT
