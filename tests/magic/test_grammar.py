"""Printed text compiled to notation: our own sentences, one for each way cards have of saying something."""

from __future__ import annotations

import pytest

from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text
from mulligan.magic.kind import KIND

PERMANENTS = {
    "Flying, first strike (It strikes first.)": ["flying", "first_strike"],
    "Protection from black and from red": ['always(this, protection("black"))', 'always(this, protection("red"))'],
    "Equip {1}": ['equip("{1}")'],
    "Enchant land you control": ["enchant(land(yours))"],
    "{T}: Add {W} or {U} to your mana pool.": [
        'activated(tapping, add_mana("{W}"))',
        'activated(tapping, add_mana("{U}"))',
    ],
    "{1}{G}, Sacrifice another Elf creature: Oak gets +2/+2 until end of turn.": [
        'activated(pay("{1}{G}"), sacrificing(chosen(creature(yours, of("Elf"), other))), give(this, pump(2, 2)))'
    ],
    "{B}: Regenerate Oak. Activate this ability only once each turn.": [
        'activated(pay("{B}"), regenerate(this), limit=only_once_each_turn)'
    ],
    "When Oak enters the battlefield, it deals 3 damage to target creature an opponent controls.": [
        "when(enters(this), damage(3, target(creature(opposing))))"
    ],
    "Whenever another creature attacks, that creature gains haste and trample until end of turn.": [
        "when(attacks(creature(other)), give(that, haste, trample))"
    ],
    "Whenever Oak blocks a creature, that creature doesn't untap during its controller's next untap step.": [
        "when(blocks(this, creature), skip_untap(other_one))"
    ],
    "At the beginning of your upkeep, if you control three or more artifacts, you win the game.": [
        "when(upkeep, win_game, is(count(artifact(yours)), at_least(3)))"
    ],
    "Other Elf creatures you control get +1/+1 and have reach.": [
        'always(creature(yours, other, of("Elf")), pump(1, 1), reach)'
    ],
    "Oak gets +1/+0 for each Forest you control.": ['always(this, pump(count(land(yours, of("Forest"))), 0))'],
    "Enchanted creature can't attack or block.": ["always(enchanted, cannot_attack, cannot_block)"],
    "Oak enters the battlefield tapped.": ["enter_tapped(this)"],
    "-2: Target player discards two cards.": ["activated(loyalty(-2), discard_own(2, target_player))"],
}
SPELLS = {
    "Oak deals X damage to target creature or player. You gain 2 life.": [
        "does(seq(damage(x, target(creature_or_player)), gain_life(2)))"
    ],
    "As an additional cost to cast Oak, sacrifice a land.\nDraw three cards.": [
        "additional_cost(sacrificing(chosen(land(yours))))",
        "does(draw(3))",
    ],
    "Choose one — Destroy target artifact; or destroy target enchantment.": [
        "does(choose_one(destroy(target(artifact)), destroy(target(enchantment))))"
    ],
    "Untap target creature. It gets +1/+1 until end of turn.": [
        "does(seq(untap(target(creature)), give(targeted(1), pump(1, 1))))"
    ],
    "Creatures with flying can't block this turn.": [
        "does(this_turn_always(always(creature(with(flying)), cannot_block)))"
    ],
    "Put two 1/1 green Elf creature tokens with reach onto the battlefield.": [
        'does(create(2, token("Elf", 1, 1, "green", abilities=reach)))'
    ],
}


@pytest.mark.parametrize("text", PERMANENTS)
def test_the_text_of_a_permanent_is_compiled(text: str) -> None:
    assert plain(compile_text(text, "Oak", spell=False)) == plain(PERMANENTS[text])


@pytest.mark.parametrize("text", SPELLS)
def test_the_text_of_a_spell_is_compiled(text: str) -> None:
    assert plain(compile_text(text, "Oak", spell=True)) == plain(SPELLS[text])


def plain(notation: list[str]) -> list[str]:
    """Notation without the names of arguments, which may be told or not."""
    return [one.replace("limit=", "").replace("abilities=", "").replace("only_if=", "") for one in notation]


@pytest.mark.parametrize(
    "text",
    [
        "Flying and juggling",
        "Draw a card unless it rains.",
        "Target creature fights target creature. It gains haste until end of turn.",
    ],
)
def test_text_that_is_not_understood_is_refused_with_the_card(text: str) -> None:
    with pytest.raises(MulliganError, match="Oak"):
        compile_text(text, "Oak", spell=True)


def test_a_database_in_scryfalls_fields_is_imported_and_what_is_not_understood_is_told() -> None:
    rows = [
        {
            "name": "Oak",
            "mana_cost": "{G}",
            "type_line": "Creature — Treefolk",
            "power": "0",
            "toughness": "4",
            "oracle_text": "Reach",
        },
        {"name": "Riddle", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Ask a riddle."},
    ]
    found = KIND.import_cards({"data": rows})
    assert found.count == 1
    assert '["Oak"]' in found.text
    assert [refusal.split(":")[0] for refusal in found.refusals] == ["Riddle"]
