"""A printed card as the table needs it: its facts, and its skills sorted by kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cardlang.control import PayTo
from mulligan.cardlang.leaning import UNKNOWN
from mulligan.cardlang.nodes import ALL_OF_A_KIND, ANYTHING, DEFERS, LATE, NARROWS, CardMatch, Chosen, Node, says
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import (
    Always,
    ChoosingCost,
    ChoosingEffect,
    Continuous,
    Delaying,
    DoingCost,
    Picking,
    Skill,
    Special,
    Support,
    Use,
    When,
)
from mulligan.cipher.terms import (
    SIGN_NAMES,
    WATCH_ALL,
)
from mulligan.kernel.column import NO_CARDS, vec
from mulligan.kernel.errors import BadNotation

if TYPE_CHECKING:
    from mulligan.cipher.state import Cipher

_FLIPS_FEWER: Final = re.compile(r'flips_fewer\("([^"]*)", (.*?)(?:, (?:least=)?(\d+))?\)')
_FLIP: Final = re.compile(r"\bflip\((\d+)\)")
LAST_LAYER: Final = 3
GAINED: Final = 8  # from this number on, skills that a unit can gain; no card has so many printed
GAINABLE: Final = 4  # numbers for them, so that a unit that gains two can use either
MAIN_LAYER: Final = 1 << 2  # where numbers change
EVERY_LAYER: Final = 15
AIDS: Final[i64] = 1 << 40  # among what a unit brings, beyond all kinds of events: it changes the attacks of others
FORBIDS: Final[i64] = 40  # from this bit on, what a unit forbids among what it alters: before it kinds of changes
UNSETTLED: Final = -2  # a class change cost that a skill of the card may change


class Facts:
    """What a card's data file says of it: names, numbers, signs, and its skills in notation."""

    def __init__(self, number: str, title: str, name: str) -> None:
        self.number = number
        self.title = title
        self.name = name
        self.full_name = f"{title}, {name}" if title else name  # rule: cards.card-name
        self.ja_title = ""
        self.ja_name = ""
        self.cost = 0
        self.class_change = -1  # the class change cost, -1 for none
        self.attack = 0
        self.support = 0
        self.range = 0
        self.symbols: list[str] = []
        self.genders: list[str] = []
        self.weapons: list[str] = []
        self.types: list[str] = []
        self.class_name = ""
        self.skills: list[tuple[str, list[str]]] = []  # name, notations
        self.set = ""
        self.rarity = ""
        self.marker = False  # a main character marker, not a card for a deck


class Printed:
    """A printed card at the table."""

    # These have a beginning, so that nobody asks whether they are there.
    cost: i64 = 0
    class_change: i64 = -1
    attack: i64 = 0
    support: i64 = 0
    range: i64 = 0
    signs: i64 = 0
    layers: i64 = 0  # a bit for each layer in which its continuous skills change something, but for attacks
    attack_layers: i64 = 0  # the same of those that change attacks
    supports_attack: bool = False  # whether any of its support skills is of the attack kind
    supports_defence: bool = False
    no_bond: bool = False
    many: bool = False

    def __init__(self, facts: Facts, nodes: list[Node], vocabulary: Vocabulary) -> None:
        self.facts = facts
        self.full_name = facts.full_name
        self.names: list[str] = [facts.name]
        self.cost = facts.cost
        self.class_change = facts.class_change
        self.attack = facts.attack
        self.support = facts.support
        self.range = facts.range
        for word in [*facts.symbols, *facts.genders, *facts.weapons, *facts.types]:
            self.signs |= 1 << SIGN_NAMES.index(word)
        self.skills: list[Skill] = []
        self.leaning: i64 = UNKNOWN  # whether it is good or bad for what it chooses, once somebody has asked
        self.triggers: list[When] = []
        self.uses: list[Use] = []
        self.far_uses: list[Use] = []  # activated skills that are used from the bond area or the hand
        self.strengthening: list[Always] = []  # continuous skills that change the attack of units
        self.aids = False  # some of them of other units
        self.always: list[Always] = []  # those that change something else
        self.bond_always: list[Always] = []  # continuous skills that work in the bond area
        self.far_always: list[Always] = []  # special ones, which work wherever the card may be referred to
        self.far_signs = False  # some of its continuous skills change the signs of cards that are no units
        self.attack_watched: i64 = 0  # what those that change attacks look at
        self.watched: i64 = 0  # and the others
        self.supports: list[Support] = []
        self.specials: list[Special] = []
        self.listens: i64 = 0  # a bit for each kind of events that its automatic skills wait for
        self.hand_listens: i64 = 0  # and its special skills
        self.transformation = False
        for position, (name, notations) in enumerate(facts.skills):
            for text in notations:
                text = cheaper_by_own_skill(facts, name, text)
                try:
                    node = read(text, vocabulary)
                except BadNotation as error:
                    raise BadNotation("card-wrong", card=f"{facts.number} {facts.full_name}", why=error) from None
                number_nodes(node, nodes)
                self.add(node, name, position + 1)

        for special in self.specials:
            for skill in self.uses[:]:
                if skill.title in special.replaces():
                    self.add_other_way(skill, special, nodes, vocabulary)

    def least_cost(self) -> i64:
        """The lesser of what deploying it and levelling up with it cost, as printed."""
        return min(self.cost, self.class_change) if self.class_change >= 0 else self.cost

    def add_other_way(self, skill: Use, special: Special, nodes: list[Node], vocabulary: Vocabulary) -> None:
        """A skill may be used for another cost too; both are one skill, so that once a turn is once for both."""
        # rule: replacement.instead cards.once-per-turn-marks
        cost = show(special.arguments[0][1])
        parts = [cost, show(skill.effect), *[show(limit) for limit in skill.limits]]
        other = read(f"use({', '.join(parts)})", vocabulary)
        number_nodes(other, nodes)
        self.add(other, skill.name, skill.index)

    def add(self, node: Node, name: str, index: i64) -> None:
        """Take in one skill."""
        # rule: cards.several-skills cards.several-support-skills
        if not isinstance(node, Skill):
            raise BadNotation("card-not-a-skill", card=f"{self.facts.number} {self.full_name}", word=node.word)
        node.name = name
        node.title = skill_title(name)
        node.index = index
        self.skills.append(node)
        for one in node.limits:
            if one.transformation:
                self.transformation = True
        if isinstance(node, When):
            self.triggers.append(node)
            if node.special:
                self.hand_listens |= node.kinds
            else:
                self.listens |= node.kinds
        elif isinstance(node, Use):
            node.taps = any(cost.word == "tap_this" for cost in node.costs)
            if node.special:
                self.far_uses.append(node)
            else:
                self.uses.append(node)
        elif isinstance(node, Always):
            node.only_this = node.effect.only_this()
            if any(one.bond for one in node.limits):
                self.bond_always.append(node)
            elif node.effect.strengthens:
                self.strengthening.append(node)
                self.aids = self.aids or not node.only_this
                self.attack_layers |= 1 << node.layer
                self.attack_watched |= watches(node)
            if node.special and node not in self.bond_always:
                self.far_always.append(node)
            self.far_signs = self.far_signs or node.effect.shows_far() or len(self.far_always) > 0
            if node.effect.does_more and node not in self.bond_always:
                self.always.append(node)
                self.layers |= 1 << node.layer
                self.watched |= watches(node)
        elif isinstance(node, Support):
            self.supports.append(node)
            self.supports_attack = self.supports_attack or node.attack
            self.supports_defence = self.supports_defence or node.defence
        elif isinstance(node, Special):
            self.specials.append(node)
            if node.extra_name():  # rule: skills.special
                self.names.append(node.extra_name())
            self.signs |= node.extra_sign()
            self.no_bond = self.no_bond or node.forbids_bond()
            self.many = self.many or node.many()


def printed_skills(facts: Facts, vocabulary: Vocabulary) -> list[Skill]:
    """The skills of a card as they are printed, to be read: each once, and for its own cost."""
    found: list[Skill] = []
    for name, notations in facts.skills:
        for notation in notations:
            node = read(notation, vocabulary)
            if isinstance(node, Skill):
                node.name = name
                found.append(node)
    return found


def cheaper_by_own_skill(facts: Facts, name: str, notation: str) -> str:
    """A skill's notation; where another skill of the card says that it costs fewer bonds, with that in its cost."""
    # rule: cost.flip
    for _, notations in facts.skills:
        for one in notations:
            match = _FLIPS_FEWER.fullmatch(one)
            if match is not None and match[1] == skill_title(name):
                count = f"greater_of({match[3] or 1}, plus(\\1, times(-1, {match[2]})))"
                return _FLIP.sub(f"flip({count})", notation, count=1)
    return notation


def skill_title(name: str) -> str:
    """A skill's name as others call it: without quotation marks around it."""
    return name.strip().strip('"').strip()


def gainable(nodes: list[Node]) -> i64:
    """How many of these words are skills that a unit can gain."""
    return sum(1 for node in nodes if isinstance(node, Skill) and node.index >= GAINED)


def number_nodes(root: Node, nodes: list[Node]) -> None:
    """Give every word of a tree its number in the match, and every choice its slot."""
    slot = 0
    everything = root.everything()
    for node in everything:
        node.id = len(nodes)
        nodes.append(node)
        if isinstance(node, Chosen):
            node.slot = slot
            slot += 1
        if isinstance(node, ChoosingCost | ChoosingEffect):
            node.inner.id = len(nodes)
            node.inner.word = node.word
            node.inner.slot = slot
            nodes.append(node.inner)
            node.choices = [node.inner]
            slot += 1
        if isinstance(node, Skill):
            node.slots = 0
            node.index = 0 if node is root else GAINED + gainable(nodes[:-1]) % GAINABLE
            node.name = ""
            node.title = ""
    number_picks(root, [])
    for node in everything:
        if isinstance(node, Delaying):
            node.skill.index = 0  # no card has it, so none is marked as having used it
        if isinstance(node, DoingCost):
            node.choices = node.effect.choices
        if isinstance(node, PayTo) and isinstance(node.cost, ChoosingCost):
            node.choices = [node.cost.inner]
        if isinstance(node, Continuous):
            node.watched = watches(node)
            node.brings_skills = any(isinstance(one, Skill) for one in node.everything())
        if isinstance(node, Always):
            node.layer = node.effect.layer()
            if node.only_if is not None:
                if says(node.only_if, LATE):  # what looks at the attack of units is computed last
                    node.layer = LAST_LAYER


def number_picks(node: Node, chosen: list[Chosen[Cipher]]) -> None:
    """Have every word for an earlier choice know which one is meant: choices are counted within each skill."""
    if isinstance(node, Skill):
        chosen = [one for child in node.children() for one in choices_in(child)]
    if isinstance(node, Picking):
        if not 0 < node.number <= len(chosen):
            raise BadNotation("nothing-chosen-before", number=node.number)
        node.slot = chosen[node.number - 1].slot
    for child in node.children():
        number_picks(child, chosen)


def choices_in(node: Node) -> list[Chosen[Cipher]]:
    """The choices of a part of a skill, in the order written; those of a skill within it are its own."""
    if isinstance(node, Skill):
        return []
    found = [one for child in node.children() for one in choices_in(child)]
    return [node, *found] if isinstance(node, Chosen) else found


def watches(node: Node) -> i64:
    """What a continuous skill looks at: zones, units and their rows, the battle, the turn, what is tapped or used."""
    if node.says & DEFERS:
        return 0
    looks: i64 = WATCH_ALL if node.looks == ANYTHING else node.looks
    for child in node.children():
        if node.says & NARROWS and child.says & ALL_OF_A_KIND:
            for trait in child.children():
                looks |= watches(trait)
        else:
            looks |= watches(child)
    return looks


class CipherMatch(CardMatch):
    """What never changes in a game of Cipher: players, edition, printed cards, names, and the decks."""

    printed: list[Printed]
    unit_names: vec[i64] = NO_CARDS  # of each printed card the number of its only unit name; -1 where it has several
    listens: vec[i64] = NO_CARDS  # a bit for each kind of events that the automatic skills of each wait for
    strengthens: vec[i64] = NO_CARDS  # and for each layer in which its continuous skills change attacks
    brings: vec[i64] = NO_CARDS  # what it brings as a unit: a bit for each of those kinds, AIDS if it helps others
    alters: vec[i64] = NO_CARDS  # a bit for each thing its continuous skills can change, from FORBIDS on forbid
    attack_watched: vec[i64] = NO_CARDS  # what those look at that change attacks
    layers: vec[i64] = NO_CARDS  # and for each in which they change something else
    watched: vec[i64] = NO_CARDS  # what these look at
    symbols: vec[i64] = NO_CARDS  # the symbols of each printed card
    costs: vec[i64] = NO_CARDS  # what deploying it costs; -1 where a skill may say otherwise
    class_changes: vec[i64] = NO_CARDS  # its class change cost, -1 for none; UNSETTLED where a skill may say otherwise
    least_costs: vec[i64] = NO_CARDS  # the lesser of what deploying it and levelling up with it cost; -1 as above
    uses: vec[i64] = NO_CARDS  # whether it has activated skills that units use
    reaches: vec[i64] = NO_CARDS  # the ranges printed on each
    points: vec[i64] = NO_CARDS  # what it is worth as a unit, by the score
    mains: list[int]  # the printed card each deck names as main character, -1 where its player chooses
    listened: list[bool]  # which kinds of events any skill waits for
    kinds: i64 = 0  # a bit for each thing that any effect of this match can change
    bars: i64 = 0  # what any effect of this match can forbid
    always_kinds: i64 = 0  # a bit for each thing that any continuous skill of this match can change
    always_bars: i64 = 0  # what any of them can forbid
    alters_anyway: i64 = 0  # the same of continuous skills that are not printed on any unit
    counts_uses: bool = False  # some card asks how often a skill was used
    recalled: list[int]  # the words for what some card asks about that happened this turn
    bond_skills: bool = False  # some card has a continuous skill that works in the bond area
    gives_skills: bool = False  # some continuous skill gives skills
    far_uses: bool = False  # some card has an activated skill that is used from the bond area or the hand
    far_signs: bool = False  # some continuous skill changes the signs of cards that are no units
    far_layers: vec[i64] = NO_CARDS  # a bit for each layer of the continuous skills of each that work off the field
    far_watched: i64 = 0  # what these look at, and the zones that they work in
    hand_skills: i64 = 0  # a bit for each kind of events that any special skill waits for
    hand_listens: vec[i64] = NO_CARDS  # and for each that those of a printed card wait for
