"""Check points: wherever the rulebook says "check timing", what is due is done there and not later."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.cipher import points
from mulligan.cipher.acts import destroy
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BY_SKILL, RETREAT
from mulligan.kernel.procedures import Step
from mulligan.kernel.rules import ledger, rules_of
from support import Story, rule

# Every number that reads "check timing" in the document; the phase to start from, what is done to come there, the step.
POINTS: dict[str, tuple[str, str, Step]] = {
    "13.2.1.2": ("action", "", points.check_turn_begun),
    "13.2.1.4": ("action", "", points.check_units_untapped),
    "13.2.1.6": ("action", "", points.check_card_drawn),
    "13.3.1.1": ("action", "", points.check_bond_phase),
    "13.3.1.3": ("bond", "bond", points.check_bond_placed),
    "13.4.1.1": ("bond", "", points.check_deployment_phase),
    "13.4.1.3": ("deployment", "", points.check_deployment_done),
    "13.5.1.1": ("deployment", "", points.check_action_phase),
    "13.5.1.3": ("action", "", points.check_action_done),
    "13.6.1.1": ("action", "", points.check_end_phase),
    "15.1.1": ("deployment", "deploy", points.check_before_deploying),
    "15.1.3": ("deployment", "deploy", points.check_deployed),
    "16.1.1": ("deployment", "level-up", points.check_before_level_up),
    "16.1.3": ("deployment", "level-up", points.check_levelled_up),
    "17.1.1": ("action", "move", points.check_before_move),
    "17.1.3": ("action", "move", points.check_moved),
    "18.1.1": ("action", "attack", points.check_before_attack),
    "18.1.4": ("action", "attack", points.check_battle_begun),
    "18.1.6": ("action", "attack", points.check_supports_placed),
    "18.1.8": ("action", "attack", points.check_support_skills),
    "18.1.10": ("action", "attack", points.check_support_added),
    "18.1.12": ("action", "attack", points.check_critical),
    "18.1.14": ("action", "attack", points.check_evasion),
    "18.1.16": ("action", "attack", points.check_attack_compared),
    "18.1.18": ("action", "attack", points.check_supports_retreated),
    "19.1.1": ("action", "use", points.check_before_skill),
    "19.1.5": ("action", "use", points.check_skill_used),
}
SPARE = own("Spare")
KNIGHT = own("Knight", "use(draw)")
CARDS = [SPARE, KNIGHT, own("Squire"), own("Knight", number="T-Grown", title="Grown")]


def before(story: Story, step: Step, verb: str) -> Cipher:
    """The game halted before a step, which is come to by doing this and nothing else."""
    game = story.game
    assert isinstance(game, Cipher)

    def there() -> bool:
        top = game.frames[-1]
        steps = game.procedures.steps[top.procedure]
        return top.pc < len(steps) and steps[top.pc] is step

    game.stop = there
    for _ in range(20):
        if game.halted:
            return game
        assert game.decision is not None
        options = game.decision.options
        game.choose(next((one for one in options if one.verb == verb), options[-1]))
    raise AssertionError("it is not come to")


@rule(
    "cipher",
    "check.timing",
    "check.point.turn-begun",
    "check.point.units-untapped",
    "check.point.card-drawn",
    "check.point.bond-phase",
    "check.point.bond-placed",
    "check.point.deployment-phase",
    "check.point.deployment-done",
    "check.point.action-phase",
    "check.point.action-done",
    "check.point.end-phase",
    "check.point.before-deploying",
    "check.point.deployed",
    "check.point.before-level-up",
    "check.point.levelled-up",
    "check.point.before-move",
    "check.point.moved",
    "check.point.before-attack",
    "check.point.battle-begun",
    "check.point.supports-placed",
    "check.point.support-skills",
    "check.point.support-added",
    "check.point.critical",
    "check.point.evasion",
    "check.point.attack-compared",
    "check.point.supports-retreated",
    "check.point.before-skill",
    "check.point.skill-used",
)
@pytest.mark.parametrize("number", POINTS)
def test_a_destroyed_unit_retreats_at_the_check_point(number: str) -> None:
    phase, verb, step = POINTS[number]
    front = [{"card": "T-Spare", "as": "spare"}, {"card": "T-Knight", "as": "knight"}]
    mine = {"front": front, "hand": ["T-Squire", "T-Grown"], "bonds": [{"card": "B01-003"}] * 3}
    game = before(table(mine, cards=CARDS, phase=phase), step, verb)
    assert ledger("cipher", "1").by_number[number].rule in rules_of(step)
    here = game.frames[-1]
    spare = next(card for card in game.units(0) if game.card(card).names == ["Spare"])
    destroy(game, spare, 1, -1, -1, BY_SKILL)
    pc = here.pc
    game.run_until(lambda: here not in game.frames or (game.frames[-1] is here and here.pc > pc))
    assert game.zone[spare] == RETREAT
