"""What the cards of Magic say: the grammar of its words. That every word has a message is tested for all games."""

from __future__ import annotations

import pytest

from mulligan.cardlang.notation import read
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text


def text(notation: str, of: str = "creature") -> str:
    return card_text([read(notation, MAGIC)], "magic", of)[0]


TEXTS = {
    "first_strike": "First strike",
    'equip("{3}")': "Equip {3}",
    "does(damage(2, target(creature_or_player)))": "This spell deals 2 damage to target creature or player.",
    "does(damage(x, creature(with(flying))))": "This spell deals X damage to each creature with flying.",
    "does(destroy(target(creature(non(black)))))": "Destroy target nonblack creature.",
    "does(destroy(target(either_of(artifact, enchantment))))": "Destroy target artifact or enchantment.",
    "does(counter(target(spell(non(is_creature)))))": "Counter target noncreature spell.",
    "does(draw(4, target_player))": "Target player draws four cards.",
    "does(give(target(creature), pump(2, 0), first_strike))": (
        "Target creature gets +2/+0 and gains first strike until end of turn."
    ),
    "does(give(target(creature), cannot_block))": "Target creature can't block this turn.",
    "does(discard(card(in_hand, yours)))": "Discard your hand.",
    "does(each(target_player, seq(choose(chosen(card(in_hand, theirs), by=they)), "
    "discard(card(in_hand, theirs, apart_from(it))))))": (
        "Target player chooses a card from their hand, then discards other cards in their hand."
    ),
    "does(exile(card(in_graveyard, yours, non(all_of(basic, is_land)))))": (
        "Exile cards other than those that are basic and land in your graveyard."
    ),
    "activated(tapping, skip_untap(this, you))": "{T}: This creature doesn't untap during your next untap step.",
    "does(gain_life(times(2, count(creature)), target_player))": (
        "Target player gains 2 life for each creature on the battlefield."
    ),
    'does(create(count(land(yours, of("Forest"))), token("Wolf", 2, 2, "green")))': (
        "Put a 2/2 green Wolf creature token onto the battlefield for each Forest you control."
    ),
    "does(choose_one(give(creature(yours), pump(2, 0)), give(creature(yours), pump(0, 2))))": (
        "Choose one — creatures you control get +2/+0 until end of turn; "
        "or creatures you control get +0/+2 until end of turn."
    ),
    "when(enters(this), may(to_hand(target(card(in_graveyard, yours, is_enchantment)))))": (
        "When this creature enters the battlefield, "
        "you may return target enchantment card from your graveyard to your hand."
    ),
    "when(attacks(this), give(target(creature(yours, other)), flying))": (
        "Whenever this creature attacks, another target creature you control gains flying until end of turn."
    ),
    'when(dies(either_of(this, creature(yours, other, of("Human")))), draw(1))': (
        "Whenever this creature or another Human creature you control dies, draw a card."
    ),
    'activated(pay("{1}{B}"), sacrificing(chosen(creature(yours, other))), regenerate(this))': (
        "{1}{B}, sacrifice another creature: Regenerate this creature."
    ),
    'activated(pay("{1}{G}"), give(this, pump(2, 2)), limit=only_once_each_turn)': (
        "{1}{G}: This creature gets +2/+2 until end of turn. Activate this ability only once each turn."
    ),
    'static(creature(yours, of("Sliver")), has(activated(tapping, add_any_color)))': (
        "Sliver creatures you control have “{T}: Add one mana of any color to your mana pool”."
    ),
    "static(this, pump(4, 4), trample, if=is(count(land(yours)), at_least(8)))": (
        "As long as you control 8 or more lands, this creature gets +4/+4 and has trample."
    ),
    'activated(loyalty(-8), create(life_of, token("Cat", 2, 2, "white")))': (
        "-8: Put X 2/2 white Cat creature tokens onto the battlefield, where X is your life total."
    ),
}


@pytest.mark.parametrize("notation", TEXTS)
def test_texts(notation: str) -> None:
    assert text(notation, "sorcery" if notation.startswith("does") else "creature") == TEXTS[notation]


def test_an_aura_tells_its_other_abilities_what_it_enchants() -> None:
    lines = [read(line, MAGIC) for line in ("enchant(land)", "when(enters(this), tap(enchanted))")]
    assert card_text(lines, "magic", "enchantment") == [
        "Enchant land",
        "When this enchantment enters the battlefield, tap enchanted land.",
    ]
