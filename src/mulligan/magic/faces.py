"""Cards with several faces at the table: the other face of one that flips or transforms, the halves of a split card."""

from __future__ import annotations

import re

from mulligan.cardlang.words import Vocabulary
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import Facts, MagicMatch, Printed
from mulligan.magic.terms import SPLIT


def add_faces(match: MagicMatch, number: int, vocabulary: Vocabulary) -> None:
    """Bring the other faces of a printed card to the table."""
    # rule: golden.card-over-rulebook
    printed = match.printed[number]
    for facts in printed.facts.faces:
        face = add_face(match, number, facts, vocabulary)
        if printed.layout == SPLIT:
            printed.halves.append(face)
            printed.alone.append(face)
            printed.fast = printed.fast or match.printed[face].fast
        else:
            printed.other = face
    if printed.facts.fuses:
        targets = sum(len(nodes[0]) for nodes in targets_of(match, match.printed[printed.halves[0]]))
        printed.halves.append(add_face(match, number, fused(printed.facts, targets), vocabulary))


def add_face(match: MagicMatch, number: int, facts: Facts, vocabulary: Vocabulary) -> int:
    """Bring one face to the table."""
    face = Printed(facts, match, vocabulary)
    face.token = True  # no card of a deck
    face.front = number
    face.layout = match.printed[number].layout
    match.printed.append(face)
    return len(match.printed) - 1


def targets_of(match: MagicMatch, half: Printed) -> list[list[list[object]]]:
    """The lists of targets of what a half does."""
    effect = half.effect
    return [[list[object](nodes) for nodes in match.targets_of(effect.id)]] if effect is not None else []


def combined(name: str, halves: list[Facts]) -> Facts:
    """A split card where it is no spell: it has the characteristics of both halves."""
    # rule: golden.card-over-rulebook
    facts = Facts(name)
    facts.layout = SPLIT
    facts.faces = halves
    for half in halves:
        facts.cost += half.cost
        facts.types |= half.types
        facts.supertypes |= half.supertypes
        facts.subtypes += [word for word in half.subtypes if word not in facts.subtypes]
    if any(half.colors >= 0 for half in halves):
        facts.colors = 0
        for half in halves:
            facts.colors |= ManaCost(half.cost).colors if half.colors < 0 else half.colors
    return facts


def fused(whole: Facts, targets: int) -> Facts:
    """Both halves as one spell: what the left one does, then what the right one does, whose targets come later."""
    # rule: golden.card-over-rulebook
    facts = combined(whole.name, whole.faces)
    facts.layout = ""
    facts.faces = []
    acts: list[str] = []
    for i, half in enumerate(whole.faces):
        for ability in half.abilities:
            told = shifted(ability, targets) if i else ability
            if told.startswith("does("):
                acts.append(told.removeprefix("does(").removesuffix(")"))
            else:
                facts.abilities.append(told)
    facts.abilities.append(f"does(seq({', '.join(acts)}))")
    return facts


def shifted(notation: str, targets: int) -> str:
    """What speaks of the first, second … target speaks of it behind so many others."""

    def moved(found: re.Match[str]) -> str:
        return f"{found[1]}({int(found[2] or 1) + targets})"

    return re.sub(r"\b(targeted|targeted_player)\b(?:\((\d+)\))?", moved, notation)
