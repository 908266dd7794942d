"""Our own sentences in the forms that planes and schemes were the first to have, on cards of any kind."""

from __future__ import annotations

import pytest

from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text
from mulligan.magic.words.vocabulary import MAGIC

SENTENCES = {
    "When you planeswalk to Oak or at the beginning of your upkeep, you gain 1 life.": [
        "when(or(planeswalk_to, upkeep), gain_life(1))"
    ],
    "Whenever you roll {CHAOS}, destroy target artifact.": ["when(chaos_rolled, destroy(target(artifact)))"],
    "When you set Oak in motion, it deals 2 damage to each creature.": ["when(set_in_motion, damage(2, creature))"],
    "When Oak is abandoned, draw a card.": ["when(abandoned, draw(1))"],
    "Blue spells cost {1} less to cast.": ["costs_less(1, spell(blue), everyone)"],
    "Blue spells you cast cost {1} less to cast.": ["costs_less(1, spell(blue))"],
    "No more than two creatures can attack each combat.": ["attackers_at_most(2)"],
    "Players may cast artifact spells as though they had flash.": ["may_cast_fast(spell(is_artifact), everyone)"],
    "If an artifact you control would untap during your untap step, put a charge counter on it instead.": [
        'untap_instead(artifact(yours), put_counters(1, "charge", that))'
    ],
    "Untap all artifacts you control during each other player's untap step.": [
        "untaps_too(artifact(yours), others_than_you)"
    ],
    "Sorcery cards in your graveyard have flashback. The flashback cost is equal to the card's mana cost.": [
        "have_flashback(card(in_graveyard, yours, is_sorcery))"
    ],
    "Red spells have rebound.": ["have_rebound(spell(red))"],
    "Whenever an opponent draws a creature card, you gain 1 life.": [
        "when(draws_card(card(is_creature), opponents), gain_life(1))"
    ],
    "Whenever a red card is put into a player's graveyard from anywhere, that player draws a card.": [
        "when(is_buried(card(in_graveyard, red)), draw(1, they))"
    ],
    "Whenever a Knight creature deals damage to one or more players for the first time each turn, untap it.": [
        'when(hits_first(creature(of("Knight"))), untap(that))'
    ],
    "When three or more creatures attack you, sacrifice Oak.": ["when(many_attack_you(3), sacrifice(this))"],
    "{T}: Target opponent can't cast spells for the rest of the game.": [
        "activated(tapping, in_force(cannot_cast(you), for_good, target_player(opponents)))"
    ],
    "{T}: Until your next turn, creatures you control have flying.": [
        "activated(tapping, give(creature(yours), flying, until_your_next_turn))"
    ],
    "{T}: Until your next turn, creatures can't block.": [
        "activated(tapping, in_force(static(creature, cannot_block), until_your_next_turn))"
    ],
    "{T}: Until your next turn, damage can't be prevented.": [
        "activated(tapping, in_force(no_prevention, until_your_next_turn))"
    ],
    "{T}: Until your next turn, whenever you gain life, draw a card.": [
        "activated(tapping, floating(when(gains_life, draw(1)), until_your_next_turn))"
    ],
    "{T}: Exchange life totals with target opponent.": ["activated(tapping, exchange_life(target_player(opponents)))"],
    "{T}: Exchange control of two target permanents that share a card type.": [
        "activated(tapping, exchange_control(alike_targets(2, permanent)))"
    ],
    "{T}: Put a frost counter on target creature. That creature has defender for as long as it has a frost counter "
    "on it.": [
        (
            'activated(tapping, seq(put_counters(1, "frost", target(creature)), give(targeted(1), defender, '
            'while_it_has("frost"))))'
        )
    ],
    "{T}: Target opponent chooses self or others. If that player chooses self, that player loses 4 life. If the "
    "player chooses others, each of your other opponents loses 2 life.": [
        (
            "activated(tapping, self_or_others(target_player(opponents), lose_life(4, targeted_player(1)), "
            "lose_life(2, opponents_but(targeted_player(1)))))"
        )
    ],
    "{T}: For each opponent, exile up to one target artifact card from that player's graveyard.": [
        "activated(tapping, exile(target_of_each(card(in_graveyard, opposing, is_artifact), opponents)))"
    ],
    "Whenever a player taps an artifact for mana, that player adds one mana to his or her mana pool of any type that "
    "artifact produced.": ["when(is_tapped_for_mana(artifact), add_produced(they))"],
    "Any time you could cast a sorcery, you may exile a red card from your hand with X time counters on it, where X is "
    "its converted mana cost. If the exiled card doesn't have suspend, it gains suspend.": ["may_suspend(card(red))"],
}


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_compiled(text: str) -> None:
    assert compile_text(text, "Oak", False, "") == SENTENCES[text]


@pytest.mark.parametrize(
    "text",
    [
        "When you planeswalk to Elm, draw a card.",
        "Whenever you roll chaos twice, draw a card.",
        "No more than many creatures can attack each combat.",
        "{T}: Target player can't cast spells until a player walks.",
        "When a creature put onto the battlefield with Oak attacks, draw a card.",
        "{T}: Each of your other opponents loses 2 life.",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(MulliganError, match="Oak"):
        compile_text(text, "Oak", False, "")


@pytest.mark.parametrize("keyword", ["flashback", "unearth", "rebound"])
def test_notation_with_a_name_that_a_word_had_once_is_still_read(keyword: str) -> None:
    assert show(read(f"{keyword}_lent(instant_or_sorcery)", MAGIC)) == f"have_{keyword}(instant_or_sorcery)"
