"""The edition: the full list of its procedures, with the numbers of its document."""

from __future__ import annotations

from typing import Final

from mulligan.cipher import (
    battle,
    bond,
    check,
    cost,
    deployment,
    loops,
    move,
    points,
    resolve,
    setup,
    sparing,
    support,
    turn,
    use,
)
from mulligan.cipher.procedures import (
    ACTION_PHASE,
    BATTLE,
    BOND_PHASE,
    CHECK,
    DEPLOY,
    DEPLOYMENT_PHASE,
    END_PHASE,
    FRAMES,
    LEVEL_UP,
    LOOP,
    MOVE,
    PAY,
    RETREAT_SUPPORT,
    SPARE,
    START_PHASE,
    SUPPORT_SKILLS,
    USE_SKILL,
)
from mulligan.kernel.procedures import GAME, TURN, Procedures

FIRST: Final = Procedures(
    "1",
    {
        GAME: (
            setup.cast_first_player,  # 12.2.1.3
            setup.ask_main_character,  # 12.2.1.1
            setup.place_main_character,  # 12.2.1.1
            setup.shuffle_decks,  # 12.2.1.2
            setup.tell_first_player,  # 12.2.1.3
            setup.draw_first_hand,  # 12.2.1.4
            setup.ask_to_redraw,  # 12.2.1.5
            setup.redraw_hand,  # 12.2.1.5.1
            setup.lay_orbs,  # 12.2.1.6
            setup.reveal_main_characters,  # 12.2.1.7
            setup.begin_first_turn,  # 12.2.1.8
            setup.begin_next_turn,  # 13.1.1
        ),
        TURN: (
            turn.start_phase,  # 13.1.2
            turn.bond_phase,  # 13.1.2
            turn.deployment_phase,  # 13.1.2
            turn.action_phase,  # 13.1.2
            turn.end_phase,  # 13.1.2
        ),
        START_PHASE: (
            turn.begin_turn,  # 13.2.1.1
            points.check_turn_begun,  # 13.2.1.2
            turn.untap_units,  # 13.2.1.3
            points.check_units_untapped,  # 13.2.1.4
            turn.draw_card,  # 13.2.1.5
            points.check_card_drawn,  # 13.2.1.6
        ),
        BOND_PHASE: (
            bond.begin_phase,  # 13.1.2
            points.check_bond_phase,  # 13.3.1.1
            bond.ask_bond,  # 13.3.1.2
            bond.place_bond,  # 13.3.1.2
            points.check_bond_placed,  # 13.3.1.3
        ),
        DEPLOYMENT_PHASE: (
            deployment.begin_phase,  # 13.1.2
            points.check_deployment_phase,  # 13.4.1.1
            deployment.ask_deployment,  # 13.4.1.2
            deployment.take_deployment,  # 13.4.1.2
            points.check_deployment_done,  # 13.4.1.3
        ),
        ACTION_PHASE: (
            turn.begin_action_phase,  # 13.1.2
            points.check_action_phase,  # 13.5.1.1
            turn.ask_action,  # 13.5.1.2
            turn.take_action,  # 13.5.1.2
            points.check_action_done,  # 13.5.1.3
        ),
        END_PHASE: (
            turn.begin_end_phase,  # 13.1.2
            points.check_end_phase,  # 13.6.1.1
            turn.expire,  # 13.6.1.2
            turn.pass_turn,  # 13.6.1.3
        ),
        DEPLOY: (
            points.check_before_deploying,  # 15.1.1
            deployment.deploy_unit,  # 15.1.2
            points.check_deployed,  # 15.1.3
        ),
        LEVEL_UP: (
            points.check_before_level_up,  # 16.1.1
            deployment.level_up_unit,  # 16.1.2
            points.check_levelled_up,  # 16.1.3
        ),
        MOVE: (
            points.check_before_move,  # 17.1.1
            move.move_unit,  # 17.1.2
            move.tap_moved,  # 17.1.2.1
            points.check_moved,  # 17.1.3
        ),
        BATTLE: (
            points.check_before_attack,  # 18.1.1
            battle.tap_attacker,  # 18.1.2
            battle.begin_battle,  # 18.1.3
            battle.trigger_attack,  # 18.1.3.2.1.1
            points.check_battle_begun,  # 18.1.4
            battle.place_supports,  # 18.1.5
            battle.compare_names,  # 18.1.5.1
            points.check_supports_placed,  # 18.1.6
            battle.attack_support_skills,  # 18.1.7
            battle.defence_support_skills,  # 18.1.7
            points.check_support_skills,  # 18.1.8
            battle.add_support,  # 18.1.9
            points.check_support_added,  # 18.1.10
            battle.ask_critical,  # 18.1.11
            battle.make_critical,  # 18.1.11.1
            battle.trigger_critical,  # 18.1.12.1
            points.check_critical,  # 18.1.12
            battle.ask_evade,  # 18.1.13
            battle.evade,  # 18.1.13.1
            points.check_evasion,  # 18.1.14
            battle.compare_attack,  # 18.1.15
            points.check_attack_compared,  # 18.1.16
            battle.retreat_supports,  # 18.1.17
            battle.trigger_end_of_battle,  # 18.1.18.1
            points.check_supports_retreated,  # 18.1.18
            battle.restore_attack,  # 18.1.19
            battle.end_battle,  # 18.1.20
        ),
        SUPPORT_SKILLS: (
            support.next_support_skill,  # 18.1.7
            support.pay_for_support_skill,  # 22.2
            support.carry_out_support_skill,  # 18.1.7
        ),
        RETREAT_SUPPORT: (
            support.ask_replacement,  # 23.1
            support.replace_retreat,  # 23.1
            support.retreat_support,  # 18.1.17
        ),
        SPARE: (
            sparing.ask_to_spare,  # 23.1
            sparing.spare,  # 23.1
            sparing.end_sparing,  # 23.1
        ),
        USE_SKILL: (
            points.check_before_skill,  # 19.1.1
            use.choose_skill,  # 19.1.2
            use.take_way,  # 19.1.2
            use.pay_for_skill,  # 19.1.3
            use.carry_out_skill,  # 19.1.4
            use.mark_used,  # 19.1.4.1
            points.check_skill_used,  # 19.1.5
        ),
        PAY: (
            cost.settle_order,  # 22.2
            cost.ask_part,  # 22.1.1.2.1
            cost.take_part,  # 22.3
            cost.choose_for_part,  # 22.2
            cost.pay_part,  # 22.2
        ),
        LOOP: (
            loops.ask_rounds,  # 25.3
            loops.ask_other_rounds,  # 25.3.1
            loops.settle_loop,  # 25.2.1
        ),
        CHECK: (
            check.draw_bonus,  # 8.1.1
            check.clear_bonus,  # 8.1.2
            check.begin_rules,  # 9.1
            check.ask_namesake,  # 9.2
            check.retreat_namesakes,  # 9.2.1
            check.ask_orb,  # 9.3.2
            check.name_orb,  # 9.3.2
            check.ask_instead,  # 23.1
            check.destroy_units,  # 9.3
            check.end_game,  # 9.4
            check.march,  # 9.5
            check.repeat_rules,  # 9.1.1
            resolve.choose_skill,  # 10.2
            resolve.take_skill,  # 10.2
            resolve.judge_condition,  # 10.3
            resolve.ask_cost,  # 10.4
            resolve.pay_cost,  # 10.4
            resolve.ask_may,  # 10.5.1
            resolve.carry_out,  # 10.5
            resolve.clear_skill,  # 10.6
        ),
    },
    skipped="check.point",
    frames=FRAMES,
)

NEWEST: Final = "1"
EDITIONS: Final = {"1": FIRST}
