"""A warning before somebody harms their own: where the only legal target would be taken without a question."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.nodes import Cost, Node
from mulligan.cardlang.notation import show
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.log import Log
from mulligan.kernel.options import CHOOSE, Option

LESS: Final = re.compile(r"[(,] ?-\d")  # a number below nothing in the notation of a card: -2 strength


def own_harm(game: Game, option: Option, kind: Kind, own: set[int], harms: list[str]) -> int:
    """The card of one's own on the table that a harmful effect would be aimed at as its only target; -1 if none.

    Only cards that lie open already count, so that nothing is told which would be seen only afterwards.
    """
    if option.card < 0 or not is_harmful(game, option, kind, harms):
        return -1
    tried = kind.clone(game)
    tried.log = Log()
    tried.choose(option)
    for lone in tried.taken:
        if lone.verb == CHOOSE and int(lone.card) in own and lone.card != option.card:
            return int(lone.card)
    return -1


def is_harmful(game: Game, option: Option, kind: Kind, harms: list[str]) -> bool:
    """Whether what an option is about has a word that harms what it is done to, or takes something from it."""
    tree = kind.ability_tree(game, option) if option.ability > 0 else None
    try:
        trees = [tree] if tree is not None else kind.card_trees(kind.card_name(game, int(option.card)))
    except MulliganError:  # a token, or a card of a scenario's own
        return False
    return any(isinstance(one, Node) and harmful(one, harms) for one in trees)


def harmful(word: Node, harms: list[str]) -> bool:
    """Whether a word, or one below it, harms; what is paid as a cost is not an accident."""
    if isinstance(word, Cost):
        return False
    if word.word in harms or (not word.children() and LESS.search(show(word))):
        return True
    return any(harmful(child, harms) for child in word.children())
