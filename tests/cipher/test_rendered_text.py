"""What our renderer writes of a skill's tree compiles to the same tree again, as far as it is written as tables are."""

from __future__ import annotations

import re

import pytest

from mulligan.cardlang.notation import read
from mulligan.cipher.abilities import Skill, Special, Support, Use, When
from mulligan.cipher.catalog import catalog
from mulligan.cipher.grammar import compile_skill
from mulligan.cipher.terms import SIGN_NAMES
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.speech.cards import card_text

TAGS = {"formation": "FS", "class_change": "CCS", "union": "US", "transformation": "CF"}
# Trees that say the same in other words than what their text compiles to.
SAID_OTHERWISE = {
    'always(give(ally(named("Michalis", "Minerva")), attack(10)))',
    'always(give(ally(named("Marth", "Merric")), attack(10)))',
    'when(attack_ends(ally(of("knife"))), may(move(attacking_unit)), are(attacking_unit, in_front))',
    "when(turn_starts, may(if_you_do(look_at(top(2)), seq(to_retreat(chosen(revealed)), to_deck_top(revealed)))))",
}
# Our way of writing, and that of the tables: in this order.
AS_PRINTED = (
    (r"\. Only if (.*)\.$", r". This skill only comes into effect if \1."),
    (r"\bWhile it is your turn and ", "During your turn, if "),
    (r"\bWhile it is your opponent's turn and ", "During your opponent's turn, if "),
    (r"\bWhile ", "If "),
    (r"\bit is not your turn and ", "during your opponent's turn, if "),
    (r"\bIf during", "During"),
    (r"\bclass-changed\b", "Class Changed"),
    (r"\blevelled-up\b", "Leveled Up"),
    (r"\bother chosen ", "other "),
    (r"\bchosen ", ""),
    (r"^(tap .*?)untapped ", r"\1"),
    (r"^(tap .*?)untapped ", r"\1"),
    (r"\b(card|unit|ally|enemy) named", r"\1 named"),
    (r"\bthe attack of (this unit|your main character|an? [^,]*?) (?=destroys)", r"\1's attack "),
    (r"\bthe attack of (this unit|it) is\b", r"\1's attack is"),
    (r"\bmakes? (?:a )?critical hits?\b", "Critical Hits"),
    (r"\bcannot Critical Hits\b", "cannot Critical Hit"),
    (r"\bturn (\d) bonds? face down\b", r"Flip \1 Bonds face-down"),
    (r"\bwith deployment cost (\d+ or \w+|\d+)", r"with a Deployment Cost of \1"),
    (r"\bhas deployment cost (\d+ or \w+|\d+)", r"has a Deployment Cost of \1"),
    (r"\bother than the main character\b", "other than the Main Character"),
    (r"\binto (your|their) hand\b", r"to \1 hand"),
    (r"\bput (?=[^.]*\bto (?:your|their) hand)", "add "),
    (r"\binto the retreat area\b", "to the Retreat Area"),
    (r"^put (?=[^.]*from your hand to the Retreat Area)", "send "),
    (r", put (?=[^.]*from your hand to the Retreat Area)", ", send "),
    (r"\bthe battle\b", "this combat"),
    (r"\bbattling\b", "in combat with"),
    (r", then ", ". "),
    (r"\bDraw a card\b", "draw 1 card"),
    (r"\bput (1 [^.]*?) on top of", r"place \1 on top of"),
    (r"\breturn to\b", "return to"),
)


def printed(text: str) -> str:
    """A rendered text as the tables would have it."""
    text = NAMED.sub(r'"\g<0>"', text)
    for pattern, usual in AS_PRINTED:
        text = re.sub(pattern, usual, text, flags=re.IGNORECASE)
    outside = r"(?![^\"]*\"(?:[^\"]*\"[^\"]*\")*[^\"]*$)"
    return re.sub(rf"\b({'|'.join(SIGN_NAMES)})\b{outside}", r"<\1>", text, flags=re.IGNORECASE)


def all_names() -> list[str]:
    """The names of all units and of all skills that texts speak of, the longest first."""
    found = set()
    for facts in catalog().cards.values():
        found.add(facts.name)
        for _, notations in facts.skills:
            for notation in notations:
                found.update(re.findall(r'"([^"]{4,})"', notation))
    return sorted(found - {*SIGN_NAMES}, key=lambda name: (-len(name), name))


NAMED = re.compile(rf"(?<![\w\"])(?:{'|'.join(map(re.escape, all_names()))})(?![\w\"])")


def row_of(skill: Skill) -> dict[str, object]:
    """A rendered skill in the fields of a table: name, kind, signs, cost and text."""
    text = card_text([skill], "cipher", "unit")[0]
    row: dict[str, object] = {"keywords": [], "once_per_turn": skill.once, "type": "CONT"}
    if isinstance(skill, Special) or skill.special:
        row["type"] = "SPEC"
    for limit in skill.limits:
        if limit.word in TAGS:
            row["keywords"] = [TAGS[limit.word]]
        elif limit.word == "level_up":
            row["keywords"] = [f"LvS{limit.arguments[0][1]}"]
    text = re.sub(r"^(?:[\w ]+ skill: |Once per turn: |(?:Attack|Defense|Attack and defense) support: )+", "", text)
    if isinstance(skill, Use):
        row["type"] = "ACT"
        if skill.costs:
            cost, _, text = re.sub(r"^(?:(?:[\w ]+ skill|Once per turn), )+", "", text).partition(": ")
            row["cost"] = printed(cost)
    elif isinstance(skill, When):
        row["type"] = "SPEC" if skill.special else "AUTO"
    elif isinstance(skill, Support):
        row["type"] = "SUPP"
        row["support_type"] = "both" if skill.attack and skill.defence else "attack" if skill.attack else "defence"
    if isinstance(skill, When | Support) and skill.costs:
        paid = re.search(r"you may (.*?)\. If you do, ", text, re.IGNORECASE)
        if paid is not None:
            row["cost"] = printed(re.sub(r" and (?!1 )", ", ", paid[1], count=1))
            text = text.replace(paid[0], "you may pay the cost and if you do: ")
    return {**row, "text": printed(text)}


def words(notation: str) -> list[str]:
    """The words of a notation, in whatever order."""
    return sorted(re.findall(r"\w+", notation))


@pytest.mark.slow
def test_rendered_text_compiles_to_the_same_tree() -> None:
    alike, others, refused = 0, [], []
    notations = {one for facts in catalog().cards.values() for _, told in facts.skills for one in told}
    for notation in sorted(notations):
        skill = read(notation, CIPHER)
        assert isinstance(skill, Skill)
        row = row_of(skill)
        try:
            found = compile_skill("Own", row)
        except MulliganError:
            refused.append((notation, row))
            continue
        if any(words(one) == words(notation) for one in found):
            alike += 1
        elif notation not in SAID_OTHERWISE:
            others.append((notation, row["text"], found))
    assert others == []
    assert alike > 0.88 * len(notations), (alike, len(notations), refused)
