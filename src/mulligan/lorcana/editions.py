"""The three editions, each its own full list of procedures. Nothing is inherited; the numbers are its document's."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.procedures import GAME, TURN
from mulligan.lorcana import (
    bag,
    banishing,
    challenge,
    check,
    damage,
    definitions,
    drawing,
    ink,
    loops,
    move,
    play,
    quest,
    setup,
    strength,
    turn,
    use,
    zones,
)
from mulligan.lorcana.procedures import (
    BAG,
    BANISH,
    CHALLENGE,
    CHECK,
    DAMAGE,
    DRAWING,
    END_PHASE,
    INK_CARD,
    LOOP,
    MAIN_PHASE,
    MOVE,
    PLAY_CARD,
    PLAY_FREE,
    QUEST,
    USE_ABILITY,
)
from mulligan.lorcana.state import Edition


def may_2024() -> Edition:
    """The procedures of the document of May 2024."""
    return Edition(
        "2024-05-20",
        {
            GAME: (
                setup.choose_starting_player,  # 3.1.2
                setup.take_starting_player,  # 3.1.2
                setup.shuffle_decks,  # 3.1.3
                setup.begin_without_lore,  # 3.1.4
                setup.draw_first_hand,  # 3.1.5
                setup.ask_to_alter,  # 3.1.6, 3.1.6.3
                setup.alter_hand,  # 3.1.6.1, 3.1.6.2
                setup.shuffle_altered_decks,  # 3.1.6.4
                setup.begin_first_turn,  # 3.1.7
                setup.begin_next_turn,  # 4.4.1.4
            ),
            TURN: (
                turn.start_turn,  # 4.1.1
                turn.ready_cards,  # 4.2.1.1
                turn.begin_turn_effects,  # 4.2.1.2
                turn.end_effects_at_start,  # 4.2.1.3
                turn.trigger_start_of_turn,  # 4.2.1.4
                turn.check_ready_step,  # 1.9.1
                turn.dry_characters,  # 4.2.2.1
                turn.gain_location_lore,  # 4.2.2.2
                turn.resolve_start_of_turn,  # 4.2.2.3
                turn.draw_card,  # 4.2.3.2
                turn.resolve_draw,  # 4.2.3.3
                turn.begin_main_phase,  # 4.1.3
                turn.begin_end_phase,  # 4.4.1
                turn.end_phase,  # 4.1.4
                turn.pass_turn,  # 4.4.1.4
            ),
            MAIN_PHASE: (
                turn.ask_turn_action,  # 4.3.2
                turn.take_turn_action,  # 4.3.2
                turn.go_on,  # 4.3.2
            ),
            END_PHASE: (
                turn.trigger_end_of_turn,  # 4.4.1.1
                turn.resolve_end_of_turn,  # 4.4.1.2
                turn.end_turn_effects,  # 4.4.1.3
            ),
            INK_CARD: (
                ink.reveal_ink,  # 4.3.3.1
                ink.put_into_inkwell,  # 4.3.3.2
                ink.resolve_ink,  # 4.3.3.3
            ),
            PLAY_CARD: (
                play.announce_card,  # 4.3.4.3
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.2
                play.take_voice,  # 10.10.2
                play.determine_cost,  # 4.3.4.5
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.3
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
                play.resolve_play,  # 4.3.4.8
            ),
            PLAY_FREE: (
                play.announce_card,  # 4.3.4.3
                play.keep_how,  # 4.3.4.4
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.2
                play.take_voice,  # 10.10.2
                play.determine_cost,  # 4.3.4.5
                play.waive_ink,  # 4.3.4.10
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.3
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
            ),
            QUEST: (
                quest.declare_quest,  # 4.3.5.3, 4.3.5.4
                quest.check_quest,  # 4.3.5.5
                quest.exert_questing,  # 4.3.5.7
                quest.gain_quest_lore,  # 4.3.5.8
                quest.resolve_quest,  # 4.3.5.9, 4.3.5.10
            ),
            CHALLENGE: (
                challenge.declare_challenge,  # 4.3.6.4, 4.3.6.5
                challenge.choose_target,  # 4.3.6.6
                challenge.check_restrictions,  # 4.3.6.7
                challenge.exert_challenger,  # 4.3.6.8
                challenge.occur,  # 4.3.6.2, 4.3.6.9
                challenge.apply_while_challenging,  # 4.3.6.10
                challenge.trigger_challenge,  # 4.3.6.11
                challenge.deal_challenge_damage,  # 4.3.6.12 to 4.3.6.15
                challenge.resolve_banishing,  # 4.3.6.16
                challenge.end_challenge,  # 4.3.6.17
            ),
            MOVE: (
                move.declare_move,  # 4.3.7.2, 4.3.7.3
                move.pay_and_move,  # 4.3.7.4
                move.resolve_move,  # 4.3.7.5, 4.3.7.6
            ),
            USE_ABILITY: (
                use.announce_ability,  # 7.5.4
                use.pay_for_ability,  # 7.5.5
                use.resolve_ability,  # 7.5.6
                use.resolve_use,  # 7.5.7
            ),
            BAG: (
                bag.check_state,  # 1.9.1
                bag.add_triggers,  # 8.7.3, 8.7.8
                bag.pick_trigger,  # 8.7.4 to 8.7.7
                bag.resolve_trigger,  # 7.4.4, 7.4.4.2
            ),
            LOOP: (
                loops.ask_repetitions,  # 7.1.7
                loops.take_repetitions,  # 7.1.7
            ),
            DAMAGE: (
                damage.find_replaced,  # 7.7.1
                damage.ask_replacement,  # 7.7.5
                damage.take_replacement,  # 7.7.5
                damage.deal_at_once,  # 7.7.4, 9.2.1
            ),
            BANISH: (
                banishing.find_rescued,  # 7.7.1
                banishing.ask_rescue,  # 7.7.1
                banishing.take_rescue,  # 7.7.4
                banishing.banish_rest,  # 8.6.2
            ),
            DRAWING: (
                drawing.find_replaced_draw,  # 7.7.1
                drawing.ask_for_draw,  # 7.7.1
                drawing.take_draw,  # 7.7.4
            ),
            CHECK: (
                check.act_all_at_once,  # 1.9.2, 1.9.5
                check.finish_check,  # 1.9.4
            ),
        },
        is_character=definitions.has_both_numbers,  # 6.1.2
        either_title=False,  # 6.2.4
        may_sing=play.from_hand_only,  # 6.3.3.3
        may_fail=zones.may_fail_in_own,  # 8.1.4
        reckless=challenge.can_challenge_anything,  # 10.5.2
        counted=strength.none_below_zero,  # 6.2.9
    )


def march_2025() -> Edition:
    """The procedures of the document of March 2025."""
    return Edition(
        "2025-03-14",
        {
            GAME: (
                setup.choose_starting_player,  # 3.1.2
                setup.take_starting_player,  # 3.1.2
                setup.shuffle_decks,  # 3.1.3
                setup.begin_without_lore,  # 3.1.4
                setup.draw_first_hand,  # 3.1.5
                setup.ask_to_alter,  # 3.1.6, 3.1.6.3
                setup.alter_hand,  # 3.1.6.1, 3.1.6.2
                setup.shuffle_altered_decks,  # 3.1.6.4
                setup.begin_first_turn,  # 3.1.7
                setup.begin_next_turn,  # 4.4.1.4
            ),
            TURN: (
                turn.start_turn,  # 4.1.1
                turn.ready_cards,  # 4.2.1.1
                turn.begin_turn_effects,  # 4.2.1.2
                turn.end_effects_at_start,  # 4.2.1.3
                turn.trigger_start_of_turn,  # 4.2.1.4
                turn.check_ready_step,  # 1.9.2
                turn.dry_characters,  # 4.2.2.1
                turn.gain_location_lore,  # 4.2.2.2
                turn.resolve_start_of_turn,  # 4.2.2.3
                turn.draw_card,  # 4.2.3.2
                turn.resolve_draw,  # 4.2.3.3
                turn.begin_main_phase,  # 4.1.3
                turn.begin_end_phase,  # 4.4.1
                turn.end_phase,  # 4.1.4
                turn.pass_turn,  # 4.4.1.4
            ),
            MAIN_PHASE: (
                turn.ask_turn_action,  # 4.3.2
                turn.take_turn_action,  # 4.3.2
                turn.go_on,  # 4.3.2
            ),
            END_PHASE: (
                turn.trigger_end_of_turn,  # 4.4.1.1
                turn.resolve_end_of_turn,  # 4.4.1.2
                turn.end_turn_effects,  # 4.4.1.3
            ),
            INK_CARD: (
                ink.reveal_ink,  # 4.3.3.1
                ink.put_into_inkwell,  # 4.3.3.2
                ink.resolve_ink,  # 4.3.3.3
            ),
            PLAY_CARD: (
                play.announce_card,  # 4.3.4.3
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.3
                play.take_voice,  # 10.10.3
                play.determine_cost,  # 4.3.4.5
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.3
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
                play.resolve_play,  # 4.3.4.8
            ),
            PLAY_FREE: (
                play.announce_card,  # 4.3.4.3
                play.keep_how,  # 4.3.4.4
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.3
                play.take_voice,  # 10.10.3
                play.determine_cost,  # 4.3.4.5
                play.waive_ink,  # 4.3.4.10
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.3
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
            ),
            QUEST: (
                quest.declare_quest,  # 4.3.5.3, 4.3.5.4
                quest.check_quest,  # 4.3.5.5
                quest.exert_questing,  # 4.3.5.7
                quest.gain_quest_lore,  # 4.3.5.8
                quest.resolve_quest,  # 4.3.5.9, 4.3.5.10
            ),
            CHALLENGE: (
                challenge.declare_challenge,  # 4.3.6.4, 4.3.6.5
                challenge.choose_target,  # 4.3.6.6
                challenge.check_restrictions,  # 4.3.6.7
                challenge.exert_challenger,  # 4.3.6.8
                challenge.occur,  # 4.3.6.2, 4.3.6.9
                challenge.apply_while_challenging,  # 4.3.6.10
                challenge.trigger_challenge,  # 4.3.6.11
                challenge.deal_challenge_damage,  # 4.3.6.12 to 4.3.6.15
                challenge.resolve_banishing,  # 4.3.6.16
                challenge.end_challenge,  # 4.3.6.17
            ),
            MOVE: (
                move.declare_move,  # 4.3.7.2, 4.3.7.3
                move.pay_and_move,  # 4.3.7.4
                move.resolve_move,  # 4.3.7.5, 4.3.7.6
            ),
            USE_ABILITY: (
                use.announce_ability,  # 7.5.3.1
                use.pay_for_ability,  # 7.5.3.2
                use.resolve_ability,  # 7.5.3.3
                use.resolve_use,  # 7.5.4
            ),
            BAG: (
                bag.check_state,  # 1.9.2
                bag.add_triggers,  # 8.7.3, 8.7.8
                bag.pick_trigger,  # 8.7.4 to 8.7.7
                bag.resolve_trigger,  # 7.4.4, 7.4.4.2
            ),
            LOOP: (
                loops.ask_repetitions,  # 7.1.7
                loops.take_repetitions,  # 7.1.7
            ),
            DAMAGE: (
                damage.find_replaced,  # 7.7.1
                damage.ask_replacement_or_resist,  # 7.7.5
                damage.take_replacement,  # 7.7.5
                damage.deal_at_once,  # 7.7.4, 9.2.1
            ),
            BANISH: (
                banishing.find_rescued,  # 7.7.1
                banishing.ask_rescue,  # 7.7.1
                banishing.take_rescue,  # 7.7.4
                banishing.banish_rest,  # 8.6.2
            ),
            DRAWING: (
                drawing.find_replaced_draw,  # 7.7.1
                drawing.ask_for_draw,  # 7.7.1
                drawing.take_draw,  # 7.7.4
            ),
            CHECK: (
                check.act_wins_and_losses_first,  # 1.9.1, 1.9.2, 1.9.2.1
                check.finish_check,  # 1.9.4
            ),
        },
        is_character=definitions.has_numbers_and_one_of_31,  # 6.1.2
        either_title=False,  # 6.2.4
        may_sing=play.from_anywhere,  # 6.3.3.3
        may_fail=zones.may_fail_in_private,  # 8.1.4
        reckless=challenge.can_challenge_exerted_or_location,  # 10.5.3
        counted=strength.as_it_is,  # 6.2.9, 7.8.2
    )


def july_2025() -> Edition:
    """The procedures of the document of July 2025."""
    return Edition(
        "2025-07-04",
        {
            GAME: (
                setup.choose_starting_player,  # 3.1.2
                setup.take_starting_player,  # 3.1.2
                setup.shuffle_decks,  # 3.1.3
                setup.begin_without_lore,  # 3.1.4
                setup.draw_first_hand,  # 3.1.5
                setup.ask_to_alter,  # 3.1.6, 3.1.6.3
                setup.alter_hand,  # 3.1.6.1, 3.1.6.2
                setup.shuffle_altered_decks,  # 3.1.6.4
                setup.begin_first_turn,  # 3.1.7
                setup.begin_next_turn,  # 4.4.1.4
            ),
            TURN: (
                turn.start_turn,  # 4.1.1
                turn.ready_cards,  # 4.2.1.1
                turn.begin_turn_effects,  # 4.2.1.2
                turn.end_effects_at_start,  # 4.2.1.3
                turn.trigger_start_of_turn,  # 4.2.1.4
                turn.check_ready_step,  # 1.9.2
                turn.dry_characters,  # 4.2.2.1
                turn.gain_location_lore,  # 4.2.2.2
                turn.resolve_start_of_turn,  # 4.2.2.3
                turn.draw_card,  # 4.2.3.2
                turn.resolve_draw,  # 4.2.3.3
                turn.begin_main_phase,  # 4.1.3
                turn.begin_end_phase,  # 4.4.1
                turn.end_phase,  # 4.1.4
                turn.pass_turn,  # 4.4.1.4
            ),
            MAIN_PHASE: (
                turn.ask_turn_action,  # 4.3.2
                turn.take_turn_action,  # 4.3.2
                turn.go_on,  # 4.3.2
            ),
            END_PHASE: (
                turn.trigger_end_of_turn,  # 4.4.1.1
                turn.resolve_end_of_turn,  # 4.4.1.2
                turn.end_turn_effects,  # 4.4.1.3
            ),
            INK_CARD: (
                ink.reveal_ink,  # 4.3.3.1
                ink.put_into_inkwell,  # 4.3.3.2
                ink.resolve_ink,  # 4.3.3.3
            ),
            PLAY_CARD: (
                play.announce_card,  # 4.3.4.3
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.3
                play.take_voice,  # 10.10.3
                play.determine_cost,  # 4.3.4.5
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.4
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
                play.resolve_play,  # 4.3.4.8
            ),
            PLAY_FREE: (
                play.announce_card,  # 4.3.4.3
                play.keep_how,  # 4.3.4.4
                play.choose_how,  # 4.3.4.4
                play.ask_voice,  # 10.10.3
                play.take_voice,  # 10.10.3
                play.determine_cost,  # 4.3.4.5
                play.waive_ink,  # 4.3.4.10
                play.pay_cost,  # 4.3.4.6
                play.choose_entering,  # 7.7.4
                play.enter,  # 4.3.4.7
                play.discard_action,  # 4.3.4.7
            ),
            QUEST: (
                quest.declare_quest,  # 4.3.5.3, 4.3.5.4
                quest.check_quest,  # 4.3.5.5
                quest.exert_questing,  # 4.3.5.7
                quest.gain_quest_lore,  # 4.3.5.8
                quest.resolve_quest,  # 4.3.5.9, 4.3.5.10
            ),
            CHALLENGE: (
                challenge.declare_challenge,  # 4.3.6.4 to 4.3.6.6
                challenge.choose_target,  # 4.3.6.7
                challenge.check_restrictions,  # 4.3.6.8
                challenge.exert_challenger,  # 4.3.6.9
                challenge.occur,  # 4.3.6.2, 4.3.6.10
                challenge.apply_while_challenging,  # 4.3.6.11
                challenge.trigger_challenge,  # 4.3.6.12
                challenge.deal_challenge_damage,  # 4.3.6.13 to 4.3.6.16
                challenge.resolve_banishing,  # 4.3.6.17
                challenge.end_challenge,  # 4.3.6.18
            ),
            MOVE: (
                move.declare_move,  # 4.3.7.2, 4.3.7.3
                move.pay_and_move,  # 4.3.7.4
                move.resolve_move,  # 4.3.7.5, 4.3.7.6
            ),
            USE_ABILITY: (
                use.announce_ability,  # 7.5.3.1
                use.pay_for_ability,  # 7.5.3.2
                use.resolve_ability,  # 7.5.3.3
                use.resolve_use,  # 7.5.4
            ),
            BAG: (
                bag.check_state,  # 1.9.2
                bag.add_triggers,  # 8.7.3, 8.7.8
                bag.pick_trigger,  # 8.7.4 to 8.7.7
                bag.resolve_trigger,  # 7.4.4, 7.4.4.2
            ),
            LOOP: (
                loops.ask_repetitions,  # 7.1.7
                loops.take_repetitions,  # 7.1.7
            ),
            DAMAGE: (
                damage.find_replaced,  # 7.7.1
                damage.ask_replacement_or_resist,  # 7.7.6
                damage.take_replacement,  # 7.7.6
                damage.deal_at_once,  # 7.7.5, 9.2.1
            ),
            BANISH: (
                banishing.find_rescued,  # 7.7.1
                banishing.ask_rescue,  # 7.7.1
                banishing.take_rescue,  # 7.7.5
                banishing.banish_rest,  # 8.6.2
            ),
            DRAWING: (
                drawing.find_replaced_draw,  # 7.7.1
                drawing.ask_for_draw,  # 7.7.1
                drawing.take_draw,  # 7.7.5
            ),
            CHECK: (
                check.act_wins_and_losses_first,  # 1.9.1, 1.9.2, 1.9.2.1
                check.finish_check,  # 1.9.4
            ),
        },
        is_character=definitions.has_numbers_and_one_of_29,  # 6.1.2
        either_title=True,  # 6.2.4, 6.3.3.1
        may_sing=play.from_anywhere,  # 6.3.3.3
        may_fail=zones.may_fail_in_private,  # 8.1.4
        reckless=challenge.can_challenge_exerted_or_location,  # 10.5.3
        counted=strength.none_below_zero,  # 7.8.2
    )


EDITIONS: Final = {edition.edition: edition for edition in (may_2024(), march_2025(), july_2025())}
NEWEST: Final = "2025-07-04"
