"""Printed skill text compiled to notation: our own sentences, one for each way cards have of saying something."""

from __future__ import annotations

import tomllib

import pytest

from cipher.tables import table
from mulligan.cardlang.notation import read, show
from mulligan.cipher.imports import facts_from_json
from mulligan.cipher.kind import KIND
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError

SKILLS = {
    "Shout |ACT| [Tap this unit, Flip 2 Bonds face-down] Choose 1 enemy in the Back Line, and move them.": (
        "use(tap_this, flip(2), move(chosen(what=enemy(in_back))))"
    ),
    "[CCS] Roar |ACT| [Once per Turn] Until the end of the turn, this unit gains +20 attack and acquires range 1-2.": (
        'use(give(this, attack(20), range("1-2"), this_turn), once, class_change)'
    ),
    'Barter |ACT| [Send 1 "Anna" from your hand to the Retreat Area] Draw 2 cards.': (
        'use(discarding(chosen(what=hand(named("Anna")))), draw(2))'
    ),
    "Guess |ACT| [Tap this unit] Reveal the top card of your opponent's Deck. If that card has a Deployment Cost of 4"
    " or higher, you may [Flip 1 Bond face-down]. If you do, draw 1 card.": (
        "use(tap_this, seq(reveal(top(whose=opponents)),"
        " if(are(it, with_cost(at_least(4))), may(pay_to(flip(1), draw)))))"
    ),
    "Vow |AUTO| [Flip 1 Bond face-down] When this unit's attack destroys an enemy, you may pay the cost and if you do:"
    " Choose 1 non-Main Character enemy with a Deployment Cost of 1, and destroy it.": (
        "when(destroys(this), flip(1), destroy(chosen(what=enemy(non(main), with_cost(exactly(1))))))"
    ),
    'Hymn |AUTO| Each time another <Blue> ally is deployed, if you have an allied "Azura", draw 1 card.': (
        'when(deployed(ally(other, of("blue"))), draw, if=there_is(ally(named("Azura"))))'
    ),
    "Pride |CONT| During your turn, if you have 2 or more other allies, this unit gains +10 attack.": (
        "always(give(this, attack(10)), both(your_turn, is(count(ally(other)), at_least(2))))"
    ),
    "[LvS3] Might |CONT| The number of Orbs this unit's attacks will destroy becomes 2. (A reminder.)": (
        "always(give(this, destroys_orbs(2)), level_up(3))"
    ),
    "[US] Pact |CONT| This unit gains +10 attack. This skill only comes into effect if you have 2 or more <White> Bond"
    " cards.": ('always(give(this, attack(10)), union("white", 2))'),
    '[CF] Shape |CONT| If this unit is in the same area as "Ann", this unit cannot be destroyed by enemy attacks.': (
        'always(give(this, cannot_be_destroyed_by_attacks), transformation("Ann"))'
    ),
    '[FS] Trio |AUTO| [Tap allied "Ann" and "Bob"] When this unit attacks, you may pay the cost and if you do: Until'
    " the end of this combat, this unit gains +30 attack.": (
        'when(attacks(this), tapping(chosen(what=ally(named("Ann"), untapped)),'
        ' chosen(what=ally(named("Bob"), untapped))),'
        " give(this, attack(30), this_battle), formation)"
    ),
    "Oath |ACT| Until the end of the game, all <Red> allies gain +10 attack.": (
        'use(throughout(give(ally(of("red")), attack(10)), for_good))'
    ),
    "Oath |ACT| Until the end of the game, this unit gains +10 attack.": "use(give(this, attack(10), for_good))",
    'Oath |ACT| Draw 1 card. Until the end of the game, no ally can use "Oath".': (
        'use(seq(draw, throughout(give(ally, cannot_use("Oath")), for_good)))'
    ),
    'Oath |ACT| Draw 1 card. Until the end of the game, you cannot use "Oath".': (
        'use(seq(draw, throughout(give(together(ally, hand, supports), cannot_use("Oath")), for_good)))'
    ),
    "Drain |ACT| Your opponent discards 2 cards. Both players draw 1 card.": (
        "use(seq(to_retreat(chosen(hand(whose=opponents), 2, by=opponents)), each(everyone, draw(who=they))))"
    ),
    "Spite |AUTO| When this unit is destroyed, choose 1 enemy. That enemy loses 25 attack until the end of the turn.": (
        "when(is_destroyed(this), give(chosen(what=enemy), attack(-25), this_turn))"
    ),
    "Hoard |CONT| During your opponent's turn, this unit gains +5 attack for each card in your hand.": (
        "always(give(this, attack(times(5, count(hand)))), if=not(your_turn))"
    ),
    'Mask |SPEC| Treat this card as if its Unit Name is also "Zed".': 'also_named("Zed")',
    "|ATK SUPP| Spur Emblem: Until the end of this combat, your attacking unit gains +15 attack.": (
        "attack_support(give(attacking_unit, attack(15), this_battle))"
    ),
    "|DEF SUPP| Calm Emblem: [Flip 1 Bond face-down] Until the end of this combat, your opponent's attacking unit loses"
    " -15 attack.": "defence_support(flip(1), give(attacking_unit, attack(-15), this_battle))",
}
REFUSED = [
    "Riddle |ACT| Choose 1 enemy, and puzzle them.",
    "Riddle |ACT| [Whistle] Draw 1 card.",
    "Riddle |AUTO| When the moon is full, draw 1 card.",
    "[XX] Riddle |CONT| This unit gains +10 attack.",
]


def row(line: object) -> dict[str, object]:
    """A card with one skill."""
    return {"title": "Own", "name": "Card", "cost": 1, "attack": 30, "support": 10, "range": "1", "skills": [line]}


@pytest.mark.parametrize("line", SKILLS)
def test_a_skill_in_words_becomes_notation(line: str) -> None:
    assert facts_from_json(row(line)).skills[0][1] == [show(read(SKILLS[line], CIPHER))]


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_understood_to_the_last_word_is_refused(line: str) -> None:
    with pytest.raises(MulliganError) as refused:
        facts_from_json(row(line))
    assert "Own, Card" in str(refused.value)


def test_the_fields_of_the_card_table_are_enough() -> None:
    skill = {"name": "Zeal", "type": "ACT", "once_per_turn": True, "cost": None, "text": "Draw 1 card."}
    assert facts_from_json(row(skill)).skills == [("Zeal", ["use(draw, once)"])]


def test_parts_of_other_kinds_are_skills_of_their_own() -> None:
    line = 'Crowd |SPEC| Treat this card as if its Unit Name is also "Zed". |CONT| This unit gains +15 attack.'
    told = ['also_named("Zed")', "always(give(this, attack(15)))"]
    assert facts_from_json(row(line)).skills == [("Crowd", told)]


def test_a_card_whose_text_calls_a_skill_that_it_has_not_is_refused() -> None:
    calls = "Zeal |AUTO| When this unit attacks, if this unit has used 'Shout' this turn, draw 1 card."
    with pytest.raises(MulliganError, match="Shout"):
        facts_from_json(row(calls))
    both = {**row(calls), "skills": [calls, "SHOUT |ACT| [Tap this unit] Draw 1 card."]}
    assert facts_from_json(both).skills[0][1] == ['when(attacks(this), draw, used("SHOUT"))']


def test_a_scenario_may_bring_a_card_in_words() -> None:
    own = row("Zeal |ACT| [Flip 1 Bond face-down] Until the end of the turn, this unit gains +30 attack.")
    story = table({"front": [{"card": "Own, Card", "as": "own"}], "bonds": 1}, cards=[own])
    story.do("a", "use", card="own", ability="Zeal").expect(**{"own.attack": 60})


def test_a_card_table_is_imported_in_the_format_of_our_files() -> None:
    rows = [row("Zeal |ACT| Draw 1 card."), {**row("Riddle |ACT| Puzzle 1 card."), "number": "T-2"}]
    japanese = {**row("熱意 [起] カードを１枚引く。"), "number": "T-3", "language": "ja"}
    found = KIND.import_cards([*rows, japanese, {**rows[0], "number": "T-4", "language": "zh"}])
    assert (found.count, len(found.refusals)) == (2, 2)
    assert tomllib.loads(found.text)["T-3"]["skills"] == [["熱意", "use(draw)"]]
    card = tomllib.loads(found.text)["Own, Card"]
    assert (card["attack"], card["range"], card["skills"]) == (30, "1", [["Zeal", "use(draw)"]])
