"""A printed card as the table needs it: its facts, and its abilities sorted by what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Change
from mulligan.cardlang.leaning import UNKNOWN
from mulligan.cardlang.nodes import ABOUT_AMOUNT, LATE, Ability, CardMatch, Chosen, Effect, Node, looks_back, says
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.column import column, vec
from mulligan.kernel.errors import BadNotation
from mulligan.lorcana.abilities import ON_HOW_TO_PLAY, Always, Does, Keyword, Use, When, subjects, takes_abilities
from mulligan.lorcana.terms import ACTION, BOOST, CHARACTER, CLASS, EVENTS, NO_TYPE, SHIFT

if TYPE_CHECKING:
    from mulligan.lorcana.state import Lorcana


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
        self.printings: list[tuple[str, str]] = []  # other sets it is in, each with its rarity there
        self.banned = False  # nowhere and never to be played
        self.bans: list[tuple[str, str]] = []  # a format in which it is banned, and since when
        self.allowed: list[
            tuple[str, str, str]
        ] = []  # a format, the date since when, the date until when; perhaps none
        self.titles: list[str] = []  # other titles that stand on it, as on songs of the Japanese edition
        self.guessed = False  # nobody said that it is a character: each document's own definition decides
        self.older: list[tuple[str, Facts]] = []  # how it was worded before a date, oldest first

    def names(self) -> list[str]:
        """Its names: one, or for a character with two names each of them and both together."""
        # rule: cards.two-names
        both = self.name.replace(" 'n' ", " & ")
        parts = [part.strip() for part in both.split(" & ")] if self.type == CHARACTER else [self.name]
        return [*parts, self.name] if len(parts) > 1 else parts

    def as_of(self, date: str) -> Facts:
        """The card as it was worded on a date."""
        # rule: golden.current-wording
        for until, facts in self.older:
            if date < until:
                return facts
        return self


class Printed:
    """A printed card at the table."""

    def __init__(self, facts: Facts, nodes: list[Node], vocabulary: Vocabulary) -> None:
        self.facts = facts
        self.full_name = facts.full_name
        self.name = facts.name
        self.names = facts.names()
        self.cost: i64 = facts.cost
        self.inkable = facts.inkable
        self.type: i64 = facts.type
        self.strength: i64 = facts.strength
        self.willpower: i64 = facts.willpower
        self.lore: i64 = facts.lore
        self.move_cost: i64 = facts.move_cost
        self.classes = frozenset(word.lower() for word in facts.classifications)
        self.song = facts.type == ACTION and "song" in self.classes
        self.abilities: list[Node] = []
        self.leaning: i64 = UNKNOWN  # whether it is good or bad for what it chooses, once somebody has asked
        self.triggers: list[When] = []
        self.uses: list[Use] = []
        self.always: list[Always] = []
        self.effects: list[Does] = []
        self.keywords: i64 = 0  # a bit for each keyword
        self.numbers: vec[i64] = column(16)  # the number of each keyword
        self.keyword_index: list[int] = [0] * 16  # where on the card each keyword is printed
        self.shift_from = ""  # another name it may shift onto, if the card says so
        self.shift_price: Effect[Lorcana] | None = None  # what must be done to shift it, where that is not paying ink
        self.listens = [False] * EVENTS
        self.kinds: list[int] = []  # the kinds of events its triggered abilities wait for
        self.special: i64 = 0  # on which subjects static abilities of it have an answer: bits of abilities.py
        self.changing: list[Always] = []  # those of its static abilities that change what cards in play are
        self.watched: i64 = 0  # what these look at besides which cards are in play: bits of terms.py
        self.plain = False  # whether it is played in one way only, for its cost, unless something else says more
        for position, (name, text) in enumerate(facts.abilities):
            try:
                node = read(text, vocabulary)
            except BadNotation as error:
                raise BadNotation("card-wrong", card=facts.full_name, why=error) from None
            self.add(node, name, position + 1, number_nodes(node, nodes))
        self.plain = self.type != NO_TYPE and not self.song and (self.keywords >> SHIFT) & 1 == 0
        self.plain = self.plain and self.special & ON_HOW_TO_PLAY == 0

    def add(self, node: Node, name: str, index: i64, slots: i64) -> None:
        """Take in one ability."""
        self.abilities.append(node)
        if isinstance(node, Keyword):
            self.keywords |= 1 << node.keyword
            self.numbers[node.keyword] += node.printed_number()
            self.keyword_index[node.keyword] = index
            if node.onto:
                self.shift_from = node.onto
            if node.price is not None:
                self.shift_price = node.price
            return
        if not isinstance(node, (When, Use, Always, Does)):
            raise BadNotation("card-not-an-ability", card=self.full_name, word=node.word)
        node.name = name
        node.index = index
        node.slots = slots
        for inner in node.everything():
            if inner is not node and isinstance(inner, (When, Use)):
                inner.index = GRANTED + inner.id
        if isinstance(node, When):
            self.triggers.append(node)
            node.from_discard = node.only_if is not None and any(
                inner.word == "this" and inner.arguments and show(inner) == "this(in_discard)"
                for inner in node.only_if.everything()
            )
            node.about_event = looks_back([node]) or says(node, ABOUT_AMOUNT)
            for kind in node.trigger.kinds():
                if not self.listens[kind]:
                    self.listens[kind] = True
                    self.kinds.append(kind)
        elif isinstance(node, Use):
            node.boosts = (self.keywords >> BOOST) & 1 == 1 and node.is_boost()
            self.uses.append(node)
        elif isinstance(node, Always):
            node.late = says(node, LATE)
            node.strips = any(isinstance(inner, Change) and takes_abilities(inner) for inner in node.everything())
            node.reclasses = not node.late and any(
                isinstance(inner, Change) and inner.kind() == CLASS for inner in node.everything()
            )
            self.always.append(node)
            if node.effect.only_applies():
                self.changing.append(node)
                self.watched |= looked_at(node)
            self.special |= subjects(node.effect)
        else:
            self.effects.append(node)


def looked_at(node: Node) -> i64:
    """What a static ability looks at to change cards: what its words do, but for those of abilities that it gives."""
    found = node.looks
    for child in node.children():
        if not isinstance(child, Ability):
            found |= looked_at(child)
    return found


def number_nodes(root: Node, nodes: list[Node]) -> i64:
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
    chooser: i64  # who chooses the starting player: the loser of the last game, or -1 for chance
    simultaneous: bool  # teams take their turns together
    support: i64  # node number of the triggered ability behind Support
    card_names: list[str]  # every name that may be named, whoever plays what
    class_names: list[str]  # every classification that may be named, where one is
    number_names: list[str]  # every number that may be named, each at its own place
    listened: list[bool]  # of each kind of events, whether any ability waits for it
    heard: i64 = (
        -1
    )  # a bit for each kind that is told at all; compiled, nobody makes the others (tools/native_steps.py)
    has_locations: bool  # a card of it is a location
    works_in_discards: bool  # a card of it has an ability that works in a discard pile
    watches_discards: bool  # a card of it waits for cards that go into discard piles or leave them
    plays_discards: bool  # a card of it lets cards be played from a discard
    inks_discards: bool  # a card of it lets cards be inked from a discard
    exerts_ink: bool  # a card of it has cards enter inkwells exerted
    replaces_draws: bool  # a card of it has something else happen instead of drawing a card
    plays_tops: bool  # a card of it lets cards be played from the top of a deck
    strips: bool  # a card of it has cards lose all their abilities
    reclasses: bool  # a card of it has a static ability that changes classifications
    shows_tops: bool  # a card of it has players see the top card of a deck, all of them or whose it is
    remembered: i64  # a bit for each kind of events of this turn that a card of it asks about
    keeps_numbers: bool  # a card of it asks what a card had that has left play
    keyword_rules: list[tuple[str, ...]]  # what each keyword rests on


LORE_TO_WIN: Final = 20
GRANTED: Final = 1000  # abilities that are given are numbered from here on, so that they are nobody's printed ones
