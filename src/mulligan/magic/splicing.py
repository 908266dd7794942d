"""Splice: spells that may be cast together with what other cards in the hand do."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mulligan.cardlang.words import Vocabulary
from mulligan.magic.faces import add_face, shifted, targets_of
from mulligan.magic.printed import Facts, MagicMatch, Printed
from mulligan.magic.regulations import Splice

MOST_TOGETHER: Final = 2  # so many cards may be spliced onto one spell
FEW: Final = 4  # of more kinds of such cards than that only one at a time


def add_splices(match: MagicMatch, vocabulary: Vocabulary) -> None:
    """Bring to the table what its spells are with other cards spliced onto them, as other ways to cast them."""
    # rule: golden.card-over-rulebook
    there = list(enumerate(match.printed))
    cards = [one for _, one in there if splice_of(one) is not None and one.effect is not None]
    for number, printed in there:
        fitting = [one for one in cards if may_be_spliced(one, printed)]
        if not fitting or printed.halves or printed.effect is None:
            continue
        ways: list[tuple[Printed, ...]] = [(), *[(one,) for one in fitting]]
        if len(fitting) <= FEW:
            ways += list(combinations(fitting, MOST_TOGETHER))
        for way in ways:
            face = add_face(match, number, spliced(match, printed, way), vocabulary)
            match.printed[face].label = " + ".join([printed.name, *[one.name for one in way]])
            printed.halves.append(face)
            printed.alone.append(face)


def splice_of(printed: Printed) -> Splice | None:
    """By which ability a card is spliced onto others."""
    return next((one for one in printed.regulations if isinstance(one, Splice)), None)


def may_be_spliced(card: Printed, spell: Printed) -> bool:
    """Whether a card may be spliced onto a spell: an instant or sorcery of the kind it says."""
    own = splice_of(card)
    return own is not None and spell.instant_or_sorcery and own.onto in spell.facts.subtypes


def spliced(match: MagicMatch, spell: Printed, cards: tuple[Printed, ...]) -> Facts:
    """A spell with what others do behind what it does itself, for their costs besides, and while they are revealed."""
    # rule: golden.card-over-rulebook cost.additional zones.reveal
    facts = spell.facts.copy()
    acts: list[str] = []
    facts.abilities = []
    targets = 0
    for one in (spell, *cards):
        own = splice_of(one)
        for ability in one.facts.abilities:
            if ability.startswith("does("):
                acts.append(shifted(ability, targets).removeprefix("does(").removesuffix(")"))
            elif one is spell:
                facts.abilities.append(ability)
        targets += sum(len(nodes[0]) for nodes in targets_of(match, one))
        if one is not spell and own is not None:
            name = one.name.replace('"', "")
            facts.abilities.append(f'additional_cost(revealing(chosen(card(in_hand, yours, other, named("{name}")))))')
            facts.abilities.extend(f"additional_cost({cost})" for cost in own.prices())
    facts.abilities.append(f"does({acts[0]})" if len(acts) == 1 else f"does(seq({', '.join(acts)}))")
    return facts
