"""A printed card as the table needs it: its facts, and its abilities sorted by what they do."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import CardMatch, Chosen, Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.rules import Ledger
from mulligan.lorcana.abilities import Always, Does, Keyword, Use, When
from mulligan.lorcana.terms import ACTION, CHARACTER, EVENTS


class Facts:
    """What a card's data file says of it: names, numbers, types, and its abilities in notation."""

    def __init__(self, full_name: str) -> None:
        self.full_name = full_name
        self.name = full_name.split(" - ")[0]
        self.version = full_name.partition(" - ")[2]
        self.cost = 0
        self.inkable = False
        self.inks: list[str] = []
        self.type = CHARACTER
        self.strength = 0
        self.willpower = 0
        self.lore = 0
        self.move_cost = 0
        self.classifications: list[str] = []
        self.abilities: list[tuple[str, str]] = []  # story name, notation
        self.limit = 4  # how many a deck may have; 0 for any number
        self.set = ""
        self.number = 0
        self.rarity = ""
        self.banned = False


class Printed:
    """A printed card at the table."""

    def __init__(self, facts: Facts, nodes: list[Node], vocabulary: Vocabulary) -> None:
        self.facts = facts
        self.full_name = facts.full_name
        self.name = facts.name
        self.names = [part.strip() for part in facts.name.split(" & ")] if facts.type == CHARACTER else [facts.name]
        if len(self.names) > 1:
            self.names.append(facts.name)
        self.cost = facts.cost
        self.inkable = facts.inkable
        self.type = facts.type
        self.strength = facts.strength
        self.willpower = facts.willpower
        self.lore = facts.lore
        self.move_cost = facts.move_cost
        self.classes = frozenset(word.lower() for word in facts.classifications)
        self.song = facts.type == ACTION and "song" in self.classes
        self.abilities: list[Node] = []
        self.triggers: list[When] = []
        self.uses: list[Use] = []
        self.always: list[Always] = []
        self.effects: list[Does] = []
        self.keywords = 0  # a bit for each keyword
        self.numbers: list[int] = [0] * 16  # the number of each keyword
        self.shift_from = ""  # another name it may shift onto, if the card says so
        self.listens = [False] * EVENTS
        for place, (name, text) in enumerate(facts.abilities):
            try:
                node = read(text, vocabulary)
            except BadNotation as error:
                raise BadNotation(f"{facts.full_name}: {error}") from None
            self.add(node, name, place + 1, number_nodes(node, nodes))

    def add(self, node: Node, name: str, place: int, slots: int) -> None:
        """Take in one ability."""
        self.abilities.append(node)
        if isinstance(node, Keyword):
            self.keywords |= 1 << node.keyword
            self.numbers[node.keyword] += node.printed_number()
            if node.onto:
                self.shift_from = node.onto
            return
        if not isinstance(node, (When, Use, Always, Does)):
            raise BadNotation(f"{self.full_name}: {node.word!r} alone is not an ability")
        node.name = name
        node.place = place
        node.slots = slots
        if isinstance(node, When):
            self.triggers.append(node)
            for kind in node.trigger.kinds():
                self.listens[kind] = True
        elif isinstance(node, Use):
            self.uses.append(node)
        elif isinstance(node, Always):
            self.always.append(node)
        else:
            self.effects.append(node)


def number_nodes(root: Node, nodes: list[Node]) -> int:
    """Give every word of a tree its number in the match, and every choice its slot. How many slots it has."""
    slot = 0
    for node in root.everything():
        node.id = len(nodes)
        nodes.append(node)
        if isinstance(node, Chosen):
            node.slot = slot
            slot += 1
    return slot


class LorcanaMatch(CardMatch):
    """What never changes in a game of Lorcana: players, edition, printed cards, and the decks."""

    printed: list[Printed]
    ledger: Ledger
    decks: list[list[int]]
    chooser: int  # who chooses the starting player: the loser of the last game, or -1 for chance
    fixed_order: bool  # decks are taken as they lie, as in puzzles
    starter: int  # who starts, where that is settled already; else -1
    simultaneous: bool  # teams take their turns together
    support: int  # node number of the triggered ability behind Support


LORE_TO_WIN: Final = 20
