"""Printed text compiled to notation: our own sentences, one for each way cards have of saying something."""

from __future__ import annotations

import pytest

from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text
from mulligan.magic.kind import KIND

PERMANENTS = {
    "Flying, first strike (It strikes first.)": ["flying", "first_strike"],
    "Protection from black and from red": ['static(this, protection("black"))', 'static(this, protection("red"))'],
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
        'static(creature(yours, other, of("Elf")), pump(1, 1), reach)'
    ],
    "Oak gets +1/+0 for each Forest you control.": ['static(this, pump(count(land(yours, of("Forest"))), 0))'],
    "Enchanted creature can't attack or block.": ["static(enchanted, cannot_attack, cannot_block)"],
    "Oak enters the battlefield tapped.": ["enter_tapped(this)"],
    "-2: Target player discards two cards.": ["activated(loyalty(-2), discard_own(2, target_player))"],
    "Enchant opponent": ["enchant(any_player(opponents))"],
    "Protection from artifacts": ["static(this, protection(is_artifact))"],
    "Enchanted creature has flying, reach, and protection from green.": [
        'static(enchanted, flying, reach, protection("green"))'
    ],
    "All creatures lose all abilities and are 1/1.": ["static(creature, loses_all_abilities, power_becomes(1, 1))"],
    "Each land is an Island in addition to its other land types.": ['static(land, also_subtypes("Island"))'],
    "Nonbasic lands are Swamps.": ['static(land(non(basic)), subtypes_become("Swamp"))'],
    "You have no maximum hand size.": ["no_maximum_hand_size"],
    "You may play an additional land on each of your turns.": ["more_lands"],
    "Noncreature spells cost {2} more to cast.": ["costs_more(2, spell(non(is_creature)))"],
    "If a creature would die, exile it instead.": ["exiled_instead_of_graveyard(creature)"],
    "At the beginning of enchanted player's upkeep, that player loses 2 life.": [
        "when(upkeep(enchanted_player), lose_life(2, they))"
    ],
    "At the beginning of your upkeep, sacrifice Oak unless you pay {G}.": [
        'when(upkeep, or_else(may(pay_to(pay("{G}"), nothing)), sacrifice(this)))'
    ],
    "When Oak dies, return it to its owner's hand.": ["when(dies(this), to_hand(that(in_graveyard)))"],
    "{3}{G}: Return Oak from your graveyard to your hand.": [
        'activated(pay("{3}{G}"), to_hand(this(in_graveyard)), works=from_graveyard)'
    ],
    "{T}: Add {R} or {G} to your mana pool. Oak deals 1 damage to you.": [
        'activated(tapping, seq(add_mana("{R}"), damage(1, you)))',
        'activated(tapping, seq(add_mana("{G}"), damage(1, you)))',
    ],
    "Oak can't attack unless you control a Forest.": [
        'static(this, cannot_attack, not(there_is(land(yours, of("Forest")))))'
    ],
    '-7: You get an emblem with "Creatures you control have haste."': [
        "activated(loyalty(-7), emblem(static(creature(yours), haste)))"
    ],
    "Creatures you control with a +1/+1 counter on it have trample.": [
        'static(creature(yours, with_counter("+1/+1")), trample)'
    ],
}
# How pronouns are bound, what a keyword stands for, and whose something is.
PERMANENTS |= {
    "Whenever a creature enters the battlefield, Oak deals 1 damage to that creature's controller.": [
        "when(enters(creature), damage(1, controller_of(that)))"
    ],
    "Whenever Oak becomes blocked by a creature, destroy that creature at end of combat.": [
        "when(faces(creature, this), later(at_end_of_combat(destroy(that)), that))"
    ],
    "Whenever Oak blocks or becomes blocked by a creature, Oak deals 1 damage to that creature.": [
        "when(meets(this, creature), damage(1, met))"
    ],
    "Whenever another creature attacks, if Oak has defender, it loses defender.": [
        "when(attacks(creature(other)), give(this, loses(defender), for_good), are(this, with(defender)))"
    ],
    "When Oak enters the battlefield, sacrifice it unless you discard a land card.": [
        (
            "when(enters(this), or_else(may(pay_to(discarding(chosen(card(in_hand, yours, is_land))), nothing)), "
            "sacrifice(this)))"
        )
    ],
    "When Oak dies, return it to the battlefield under its owner's control at the beginning of the next end step.": [
        "when(dies(this), later(at_end_step(return_to_battlefield(that(in_graveyard))), that(in_graveyard)))"
    ],
    "When Oak enters the battlefield, destroy target artifact or enchantment an opponent controls.": [
        "when(enters(this), destroy(target(either_of(artifact(opposing), enchantment(opposing)))))"
    ],
    "Other Elves you control get +1/+1.": ['static(permanent(yours, other, of("Elf")), pump(1, 1))'],
    "Allies you control have reach.": ['static(permanent(yours, of("Ally")), reach)'],
    "Exalted": ["when(attacks_alone(creature(yours)), give(that, pump(1, 1)))"],
    "When this creature enters, draw a card.": ["when(enters(this), draw(1))"],
    "Oak enters the battlefield tapped unless you control a Forest.": [
        'enter_tapped(this, not(there_is(land(yours, of("Forest")))))'
    ],
    "Whenever you cast a white, blue, black, or red spell, you gain 1 life.": [
        "when(casts(spell(any_of(white, blue, black, red))), gain_life(1))"
    ],
    "{T}, Sacrifice a creature: Draw cards equal to the sacrificed creature's power.": [
        "activated(tapping, sacrificing(chosen(creature(yours))), draw(power_of(sacrificed)))"
    ],
}
SPELLS = {
    "Target creature you control deals damage equal to its power to target creature you don't control.": [
        "does(damage(power_of(targeted(2)), target(creature(non(yours))), target(creature(yours))))"
    ],
    "Target creature fights another target creature.": [
        "does(fight(target(creature), target(creature(apart_from(targeted(1))))))"
    ],
    "Exile target creature. Its controller gains life equal to its power.": [
        "does(seq(exile(target(creature)), gain_life(power_of(targeted(1)), controller_of(targeted(1)))))"
    ],
    "Sacrifice any number of lands. Draw that many cards.": [
        "does(seq(sacrifice(any_number(land(yours))), draw(this_way)))"
    ],
    "Oak deals X damage to target creature and you gain X life, where X is the number of Swamps you control.": [
        'does(with_x(count(land(yours, of("Swamp"))), seq(damage(x, target(creature)), gain_life(x))))'
    ],
    "Oak deals 2 damage to target creature. If you control a Forest, Oak deals 4 damage to that creature instead.": [
        (
            'does(instead(target(creature), damage(2, targeted(1)), there_is(land(yours, of("Forest"))), '
            "damage(4, targeted(1))))"
        )
    ],
    "Each player returns a creature card from his or her graveyard to the battlefield.": [
        "does(each(everyone, return_to_battlefield(chosen(card(in_graveyard, theirs, is_creature), by=they))))"
    ],
    "Reveal the top card of your library and put it into your hand. You lose life equal to its converted mana cost.": [
        "does(seq(reveal(top(1)), to_hand(those), lose_life(converted_of(it))))"
    ],
    "Target creature becomes red until end of turn.": ['does(give(target(creature), colors_become("red")))'],
    "Target creature becomes a Wall in addition to its other types until end of turn.": [
        'does(give(target(creature), also_subtypes("Wall")))'
    ],
    "Target creature loses all abilities until end of turn.": ["does(give(target(creature), loses_all_abilities))"],
    "Switch target creature's power and toughness until end of turn.": ["does(give(target(creature), switched))"],
    "Gain control of target artifact.": ["does(give(target(artifact), controlled, for_good))"],
    "Destroy all creatures. They can't be regenerated.": ["does(destroy_for_sure(creature))"],
    "Remove target blocking creature from combat.": ["does(remove_from_combat(target(creature(blocking))))"],
    "Counter target activated or triggered ability.": [
        "does(counter(target(either_of(activated_ability, triggered_ability))))"
    ],
    "Counter target spell unless its controller pays {2}.": [
        'does(unless(counter(target(spell)), pay("{2}"), controller_of(targeted(1))))'
    ],
    "Copy target instant or sorcery spell. You may choose new targets for the copy.": [
        "does(copy_on_stack(target(instant_or_sorcery)))"
    ],
    "Exile target creature you control, then return it to the battlefield under its owner's control.": [
        "does(seq(exile(target(creature(yours))), return_to_battlefield(it)))"
    ],
    "Each player discards his or her hand, then draws seven cards.": [
        "does(each(everyone, seq(discard(card(in_hand, theirs)), draw(7, they))))"
    ],
    "Target player's life total becomes 7.": ["does(life_becomes(7, target_player))"],
    "Take an extra turn after this one.": ["does(extra_turn)"],
    "Put a token onto the battlefield that's a copy of target creature.": ["does(create_copy(target(creature)))"],
    "Prevent all damage that would be dealt to you this turn.": ["does(apply(prevent(you)))"],
    "Return up to two target creature cards from your graveyard to your hand.": [
        "does(to_hand(up_to_targets(2, card(in_graveyard, yours, is_creature))))"
    ],
    "Choose one —\n• Draw a card.\n• Destroy target land.\n• You gain 4 life.": [
        "does(choose_one(draw(1), destroy(target(land)), gain_life(4)))"
    ],
    "Target player mills four cards.": ["does(mill(4, target_player))"],
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
        "does(this_turn_always(static(creature(with(flying)), cannot_block)))"
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


def test_an_x_that_no_cost_has_is_refused() -> None:
    with pytest.raises(MulliganError, match="X"):
        compile_text("Oak deals X damage to target creature.", "Oak", True, "{2}{R}")
    assert compile_text("Oak deals X damage to target creature.", "Oak", True, "{X}{R}") == [
        "does(damage(x, target(creature)))"
    ]


def plain(notation: list[str]) -> list[str]:
    """Notation without the names of arguments, which may be told or not."""
    return [one.replace("limit=", "").replace("abilities=", "").replace("only_if=", "") for one in notation]


@pytest.mark.parametrize(
    "text",
    [
        "Flying and juggling",
        "Draw a card unless it rains.",
        "Target creature fights target creature. It gains haste until end of turn.",
        "Draw a card. That player discards a card.",
        "Destroy all lands. It gains haste until end of turn.",
        "Choose a color. Creatures of the chosen color can't block this turn.",
        "Each creature gets +1/+1 until end of turn for each other creature.",
        "Draw a card for each Elve you control.",
        "Counter target spell unless its controller pays {X}{R}.",
        "Return that card to your hand.",
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
    assert [str(refusal).split(":")[0] for refusal in found.refusals] == ["Riddle"]
