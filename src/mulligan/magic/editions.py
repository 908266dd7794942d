"""The edition: the Magic 2014 rulebook's procedures, each written out as the list of its steps."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.procedures import GAME, TURN, Procedures, with_steps
from mulligan.magic import (
    activate,
    alternatives,
    archenemy,
    attacks,
    casting,
    check,
    combat,
    combat_damage,
    commander,
    damage,
    drawing,
    entering,
    halving,
    helping,
    paying,
    planechase,
    priority,
    replacement,
    setup,
    stack,
    targets,
    turn,
)
from mulligan.magic.procedures import (
    ACTIVATE,
    CAST_SPELL,
    CHECK,
    CHOOSE_TARGETS,
    CLEANUP,
    COMBAT,
    DAMAGE,
    DREDGE,
    ENTER,
    FRAMES,
    HALVE,
    HELP,
    LEAVE,
    MAKE_MANA,
    MARVEL,
    NEW_TARGETS,
    PAY,
    PRIORITY,
    PUT_TRIGGERS,
    RESOLVE_TOP,
    ROLL,
    STRIKE,
    SURPLUS,
    TUCK,
)
from mulligan.magic.ways import ARCHENEMY, COMMANDER, PLANECHASE


def magic_2014() -> Procedures:
    """The procedures of the Magic 2014 rulebook."""
    return Procedures(
        "2014",
        {
            GAME: (
                setup.choose_starting_player,  # 3.start
                setup.take_starting_player,  # 3.start
                setup.shuffle_decks,  # 3.start
                setup.set_life,  # 1.game
                setup.draw_first_hand,  # 3.start
                setup.ask_to_keep,  # G.mulligan
                setup.take_decision,  # G.mulligan
                setup.redraw,  # G.mulligan
                setup.ask_to_begin,  # 2.golden-rule
                setup.take_beginning,  # 2.golden-rule
                setup.begin_first_turn,  # G.turn-structure
                setup.begin_next_turn,  # 3.next-turn
            ),
            TURN: (
                turn.start_turn,  # G.turn-structure
                turn.ask_to_stay_tapped,  # 2.golden-rule
                turn.take_stay_tapped,  # 2.golden-rule
                turn.untap_permanents,  # 3.turn.untap
                turn.upkeep_step,  # 3.turn.upkeep
                turn.draw_step,  # 3.turn.draw
                turn.first_main_phase,  # 3.turn.main-1
                turn.combat_phase,  # 2.combat
                turn.further_combat,  # 2.golden-rule
                turn.second_main_phase,  # 3.turn.main-2
                turn.further_main,  # 2.golden-rule
                turn.end_step,  # 3.turn.end-step
                turn.cleanup_step,  # 3.turn.cleanup
                turn.pass_turn,  # 3.next-turn
            ),
            PRIORITY: (
                priority.settle,  # G.priority
                priority.ask_priority,  # G.priority
                priority.take_priority,  # G.priority
            ),
            CHECK: (
                check.return_exiled,  # G.exile
                check.choose_unique,  # G.legendary, G.planeswalker-type
                check.keep_unique,  # G.legendary, G.planeswalker-type
                check.act_on_state,  # G.toughness, G.destroy, G.win-the-game
                check.put_triggers,  # 2.abilities.triggered
            ),
            PUT_TRIGGERS: (
                stack.pick_trigger,  # 2.abilities.triggered
                stack.choose_trigger_mode,  # 2.abilities.triggered
                casting.take_mode,  # G.choose-one
                stack.choose_trigger_targets,  # 2.spells.target
                casting.divide,  # 2.spells.cast
                casting.take_share,  # 2.spells.cast
                stack.put_trigger,  # 2.abilities.triggered
            ),
            CAST_SPELL: (
                casting.announce_spell,  # 2.spells.cast
                alternatives.choose_way,  # 1.parts.mana-cost
                alternatives.take_way,  # 1.parts.mana-cost
                alternatives.choose_kicker,  # G.additional-cost
                alternatives.take_kicker,  # G.additional-cost
                casting.choose_mode,  # G.choose-one
                casting.take_mode,  # G.choose-one
                casting.begin_targets,  # 2.spells.target
                casting.divide,  # 2.spells.cast
                casting.take_share,  # 2.spells.cast
                casting.choose_x,  # G.x
                casting.take_x,  # G.x
                casting.choose_costs,  # G.cost
                casting.pay_costs,  # 1.parts.mana-cost
                casting.pay_other_costs,  # G.cost
                casting.become_cast,  # 2.spells.cast
            ),
            HELP: (
                helping.ask_help,  # 2.spells.cast
                helping.take_help,  # 2.spells.cast
            ),
            HALVE: (
                halving.choose_half,  # 2.spells.cast
                halving.take_half,  # 2.spells.cast
            ),
            MARVEL: (
                drawing.ask_reveal,  # G.draw
                drawing.take_reveal,  # G.reveal
            ),
            DREDGE: (
                drawing.ask_instead,  # G.draw
                drawing.take_instead,  # G.replacement-effect
            ),
            ACTIVATE: (
                activate.announce_ability,  # G.activate
                casting.choose_mode,  # G.choose-one
                casting.take_mode,  # G.choose-one
                casting.begin_targets,  # 2.spells.target
                casting.divide,  # 2.spells.cast
                casting.take_share,  # 2.spells.cast
                casting.choose_x,  # G.x
                casting.take_x,  # G.x
                casting.choose_costs,  # G.cost
                casting.pay_costs,  # 1.parts.mana-cost
                casting.pay_other_costs,  # G.cost
                activate.become_activated,  # G.activate
            ),
            PAY: (
                paying.ask_payment,  # 2.spells.cast
                paying.take_payment,  # 2.spells.cast
            ),
            MAKE_MANA: (
                activate.choose_mana_ability,  # G.mana-pool
                activate.make_mana,  # G.mana-pool
            ),
            SURPLUS: (
                paying.choose_surplus,  # G.mana-pool
                paying.take_surplus,  # G.mana-pool
            ),
            CHOOSE_TARGETS: (
                targets.choose_targets,  # 2.spells.target
            ),
            NEW_TARGETS: (
                stack.ask_new_targets,  # 2.spells.target
                stack.choose_new_target,  # 2.spells.target
                stack.take_new_target,  # 2.spells.target
            ),
            RESOLVE_TOP: (
                stack.take_top,  # G.resolve
                stack.resolve,  # G.resolve
                stack.finish_spell,  # 2.spells.resolve
                stack.take_end,  # 2.spells.resolve
            ),
            ENTER: (
                entering.choose_entering,  # G.enters-the-battlefield
                entering.take_place,  # G.aura
                entering.enter_all,  # G.enters-the-battlefield
            ),
            DAMAGE: (
                replacement.choose_replacement,  # G.replacement-effect, G.prevention-effect
                replacement.replace_damage,  # G.replacement-effect, G.prevention-effect, 1.types.planeswalker
                replacement.choose_planeswalker,  # 1.types.planeswalker
                replacement.redirect,  # 1.types.planeswalker
                replacement.choose_shield,  # G.prevention-effect, G.replacement-effect
                replacement.take_shield,  # G.prevention-effect, G.replacement-effect
                replacement.use_shields,  # G.prevention-effect
                replacement.use_shield,  # G.prevention-effect
                damage.deal_damage,  # G.damage
                replacement.do_what_follows,  # G.prevention-effect
            ),
            LEAVE: (
                replacement.choose_detour,  # G.replacement-effect
                replacement.take_detour,  # G.replacement-effect
                replacement.go_elsewhere,  # G.replacement-effect
            ),
            COMBAT: (
                combat.beginning_of_combat,  # 3.turn.combat.beginning
                attacks.begin_declare_attackers,  # 3.turn.combat.attackers
                attacks.ask_attacker,  # 3.turn.combat.attackers
                attacks.take_attacker,  # 3.turn.combat.attackers
                attacks.attack,  # 3.turn.combat.attackers
                combat.go_on_if_attacked,  # 3.turn.combat.attackers
                combat.begin_declare_blockers,  # 3.turn.combat.blockers
                combat.ask_blocker,  # 3.turn.combat.blockers
                combat.take_blocker,  # G.block
                combat.ask_payer,  # 3.turn.combat.blockers
                combat.take_payer,  # 3.turn.combat.blockers
                combat.block,  # 3.turn.combat.blockers
                combat.ask_order,  # 3.turn.combat.blockers
                combat.take_order,  # 3.turn.combat.blockers
                combat.after_blocks,  # 3.turn.combat.blockers
                combat_damage.begin_first_damage,  # G.first-strike
                combat_damage.begin_damage,  # 3.turn.combat.damage
                combat.end_of_combat,  # 3.turn.combat.end
                combat.end_combat,  # 3.turn.combat.end
            ),
            STRIKE: (
                combat_damage.assign_damage,  # 3.turn.combat.damage
                combat_damage.take_assignment,  # 3.turn.combat.damage
                combat_damage.deal_combat_damage,  # 3.turn.combat.damage
            ),
            CLEANUP: (
                turn.begin_cleanup,  # 3.turn.cleanup
                turn.ask_discard,  # 3.turn.cleanup
                turn.discard_chosen,  # 3.turn.cleanup
                turn.end_turn_effects,  # 3.turn.cleanup
                turn.clean_up_again,  # 3.turn.cleanup
            ),
        },
        frames=FRAMES,
    )


def planechase_2014() -> Procedures:
    """The same for Planechase."""
    return with_steps(
        magic_2014(),
        [
            (GAME, setup.set_life, (planechase.shuffle_planar_decks,)),  # 4.multiplayer.planechase
            (GAME, setup.begin_first_turn, (planechase.turn_up_first_plane,)),  # 4.multiplayer.planechase
            (TURN, turn.start_turn, (planechase.pass_control,)),  # 4.multiplayer.planechase
            (CHECK, check.put_triggers, (planechase.walk_on,)),  # 4.multiplayer.planechase
            (RESOLVE_TOP, stack.take_top, (planechase.look_again,)),  # G.priority
        ],
        {
            ROLL: (
                planechase.pay_for_roll,  # 4.multiplayer.planechase
                planechase.roll,  # 4.multiplayer.planechase
            ),
            TUCK: (
                planechase.ask_tuck,  # 4.multiplayer.planechase
                planechase.take_tuck,  # 4.multiplayer.planechase
            ),
        },
    )


def archenemy_2014() -> Procedures:
    """The same for Archenemy."""
    return with_steps(
        magic_2014(),
        [
            (GAME, setup.choose_starting_player, (archenemy.begin_with_archenemy,)),  # 4.multiplayer.archenemy
            (GAME, setup.set_life, (archenemy.shuffle_schemes,)),  # 4.multiplayer.archenemy
            (TURN, turn.first_main_phase, (archenemy.begin_main_phase,)),  # 4.multiplayer.archenemy
            (CHECK, check.put_triggers, (archenemy.put_schemes_away,)),  # 4.multiplayer.archenemy
            (RESOLVE_TOP, stack.take_top, (planechase.look_again,)),  # G.priority
        ],
        {},
    )


def commander_2014() -> Procedures:
    """The same for Commander."""
    return with_steps(
        magic_2014(),
        [
            (GAME, setup.shuffle_decks, (commander.put_in_command_zone,)),  # G.commander
            (CAST_SPELL, alternatives.choose_way, (commander.add_tax,)),  # 4.multiplayer.commander
            (CAST_SPELL, casting.become_cast, (commander.count_cast,)),  # 4.multiplayer.commander
            (
                LEAVE,
                replacement.go_elsewhere,
                (
                    commander.ask_owner,  # 4.multiplayer.commander
                    commander.take_owner_answer,  # 4.multiplayer.commander
                ),
            ),
        ],
        {},
    )


EDITIONS: Final[dict[str, Procedures]] = {"2014": magic_2014()}
NEWEST: Final = "2014"
# Ways to play that have steps of their own: the edition's procedures with those steps put in, by edition and way.
VARIANTS: Final[dict[tuple[str, str], Procedures]] = {
    ("2014", PLANECHASE): planechase_2014(),
    ("2014", ARCHENEMY): archenemy_2014(),
    ("2014", COMMANDER): commander_2014(),
}


def procedures_of(edition: str, way: str) -> Procedures:
    """The procedures of an edition in one way to play."""
    return VARIANTS.get((edition, way), EDITIONS[edition])
