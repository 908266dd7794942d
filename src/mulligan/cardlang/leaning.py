"""Whether what a card does is good or bad for those it is done to: enough to choose for whom, without thinking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import BY_SIGN, HARMS, HELPS, Node

UNKNOWN: Final = 9  # nobody has looked yet


def leaning(abilities: list[Node]) -> i64:
    """1 where abilities are good for what they are done to, -1 where they are bad, 0 where they are neither."""
    balance = 0
    for ability in abilities:
        for node in ability.everything():
            if node.says & HARMS:
                balance -= 1
            elif node.says & HELPS:
                balance += 1
            elif node.says & BY_SIGN:
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
