"""The turn: every step in its order, who untaps, who draws, who has priority when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, scope
from mulligan.kernel.modifiers import FOR_GOOD, THIS_BATTLE, THIS_TURN, UNTIL_TURN_OF, Modifier
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.procedures import TURN
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.hands import discard, draw
from mulligan.magic.phasing import phase
from mulligan.magic.placing import cease
from mulligan.magic.players import acting, next_to_act
from mulligan.magic.players import skips as skips_next
from mulligan.magic.procedures import CHECK, CLEANUP, COMBAT, PRIORITY, Check, Cleanup, Combat, Priority
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    DRAW,
    END,
    EXILE,
    MAIN_1,
    MAIN_2,
    NO_UNTAP,
    PUPPET,
    SKIP_UNTAP,
    STACK,
    STAYS,
    STEP_BEGAN,
    UNTAP,
    UNTIL_UPKEEP_OF,
    UPKEEP,
    ZONES,
)
from mulligan.magic.terms import CLEANUP as CLEANUP_STEP
from mulligan.magic.triggers import tell
from mulligan.magic.zones import move

HAND_LIMIT: Final = 7


def begin_step(game: Magic, step: i64) -> None:
    """A step or phase begins: unspent mana of the one before is gone, and what triggers at its beginning triggers."""
    # rule: turn.steps turn.phases mana.pool turn.begin-step
    for floating in game.pool:
        if floating:
            game.pool = [0] * len(game.pool)
            game.cite("mana.pool")
            break
    if game.spell_mana:
        game.spell_mana = []
    game.phase = step
    game.note("step-begins", game.active, number=step)
    game.trace("turn.order", "turn.phases", "turn.steps", "mana.pool", "turn.begin-step")
    if game.listening[STEP_BEGAN] or not game.fresh:
        tell(game, Event(STEP_BEGAN, -1, -1, game.active, step))
        if game.own_match.shared_turns:  # it is the step of each of a team
            for player in acting(game):
                if player != game.active:
                    tell(game, Event(STEP_BEGAN, -1, -1, player, step))


def give_priority(game: Magic) -> None:
    """Players get priority in this step, the active player first."""
    game.begin(PRIORITY, Priority())


@rule("turn.order", at_work=("turn.next-turn",))
def start_turn(game: Magic, frame: Frame) -> None:
    """A turn starts."""
    game.used = []
    game.creature_damage = []
    game.puppet = -1
    game.master = -1
    game.player_damage = []
    game.combats = 0
    for player in range(game.match.seats):
        game.lands_played[player] = 0
        game.gained[player] = 0
        game.harmed[player] = 0
        game.lost[player] = 0
        game.drawn[player] = 0
        game.spells_last[player] = game.spells[player]
        game.spells[player] = 0
        game.assaults[player] = 0
        game.entombed[player] = 0
    for player in acting(game):
        game.turn_before[player] = game.turn_now[player]
        game.turn_now[player] = game.turn
        game.turns[player] += 1
    game.deaths = 0
    game.more_combats = 0
    game.more_mains = 0
    if game.modifiers:
        game.fresh = False
        take_control(game)
    acts.end_effects(game, UNTIL_TURN_OF)
    game.note("turn-begins", game.active, number=game.turn)
    game.touch()


def take_control(game: Magic) -> None:
    """Whoever was to control the active player during their next turn does so now; of several, the last of them."""
    # rule: golden.card-over-rulebook
    masters = [one for one in game.modifiers if one.kind == PUPPET and game.is_active(one.whose)]
    if not masters:
        return
    game.modifiers = [one for one in game.modifiers if one not in masters]
    if game.playing[masters[-1].player]:
        game.puppet = masters[-1].whose
        game.master = masters[-1].player
        game.cite("golden.card-over-rulebook")
        for card in game.hand(game.puppet):
            game.show(card, game.puppet)


@rule("golden.card-over-rulebook", at_work=("turn.untap",))
def ask_to_stay_tapped(game: Magic, frame: Frame) -> None:
    """The active player may choose not to untap permanents that say so, and has to where too many would."""
    for player in acting(game):
        many = too_many_untapping(game, player)
        if many:
            game.ask(player, "golden.card-over-rulebook", [Option(CHOOSE, card) for card in many], topic="stay")
            return
        cards = [card for card in game.permanents(player) if may_stay_tapped(game, card)]
        if cards and not stays_settled(game, player) and not skips_step(game, player, UNTAP):
            options = [Option(CHOOSE, card) for card in cards]
            options.append(Option(DONE))
            game.ask(player, "golden.card-over-rulebook", options, topic="stay")
            return
    game.idle()
    game.go_past(frame, take_stay_tapped)


def too_many_untapping(game: Magic, player: i64) -> list[int]:
    """Permanents of which a player must leave one tapped, because a rule of a card lets fewer untap."""
    rules = game.rules_that("must_stay_tapped")
    if not rules or skips_step(game, player, UNTAP):
        return []
    untapping = [card for card in game.permanents(player) if game.tapped[card] and not game.bars[card] & NO_UNTAP]
    untapping = [card for card in untapping if not skips(game, card)]
    for source, whose, node in rules:
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        found = regulation.must_stay_tapped(game, scope(source, node, whose), player, untapping)
        if found:
            return found
    return []


def may_stay_tapped(game: Magic, card: i64) -> bool:
    """Whether a permanent would untap, and its controller may leave it tapped."""
    return game.bars[card] & (STAYS | NO_UNTAP) == STAYS and game.tapped[card] != 0 and not skips(game, card)


def stays_settled(game: Magic, player: i64) -> bool:
    """Whether a player has said that nothing else stays tapped."""
    return any(one.kind == SKIP_UNTAP and one.card < 0 and one.player == player for one in game.modifiers)


@rule("golden.card-over-rulebook", at_work=("turn.untap",))
def take_stay_tapped(game: Magic, frame: Frame) -> None:
    """That one stays tapped."""
    card = game.answer.card if game.answer.verb != DONE else -1
    player = game.controller[card] if card >= 0 else settling(game)
    game.add_modifier(SKIP_UNTAP, card, 0, FOR_GOOD, player, card, -1, player)
    game.go_to(frame, ask_to_stay_tapped)


def settling(game: Magic) -> i64:
    """The player who has just said that nothing else stays tapped."""
    for player in acting(game):
        if any(may_stay_tapped(game, card) for card in game.permanents(player)) and not stays_settled(game, player):
            return player
    return game.active


@rule("turn.untap", at_work=("cost.tap",))
def untap_permanents(game: Magic, frame: Frame) -> None:
    """The active player untaps all their permanents, at the same time; nobody gets priority."""
    begin_step(game, UNTAP)
    for player in acting(game):
        untapping: list[int] = []
        skipping = skips_step(game, player, UNTAP)
        if game.own_match.phases and not skipping:
            phase(game, player)
        for card in game.permanents(player):
            game.sick[card] = 0
            if not skipping and game.tapped[card] and not game.barred(card, NO_UNTAP) and not skips(game, card):
                untapping.append(card)
        if skipping:
            continue
        for card in untapping:
            if not game.regulations or not replaced_untap(game, card):
                acts.untap(game, card)
        if game.modifiers:
            game.modifiers = [one for one in game.modifiers if one.kind != SKIP_UNTAP or not skipped(game, one, player)]
    if game.regulations:
        untap_others(game)


def replaced_untap(game: Magic, card: i64) -> bool:
    """Whether a rule of a card has something else happen instead of a permanent's untapping."""
    # rule: replacement.instead golden.card-over-rulebook
    for source, whose, node in game.rules_that("instead_of_untapping"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        own = scope(source, node, whose)
        effect = regulation.instead_of_untapping(game, own, card)
        if effect >= 0:
            own.subject = card
            own.mark = game.state[card]
            own.it = [card]
            game.resolve(effect, own)
            game.cite("replacement.instead")
            return True
    return False


def untap_others(game: Magic) -> None:
    """Permanents of other players untap in this untap step where a rule of a card says so."""
    # rule: turn.untap golden.card-over-rulebook
    now = [player for player in acting(game) if not skips_step(game, player, UNTAP)]
    for source, whose, node in game.rules_that("untaps_too")[:]:
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        for card in game.all_permanents():
            if not game.is_active(game.controller[card]) and now:
                if regulation.untaps_too(game, scope(source, node, whose), now[0], card):
                    acts.untap(game, card)


def skips_step(game: Magic, player: i64, step: i64) -> bool:
    """Whether a player skips a step: the next one, by an effect, or all of them, by a rule of a card."""
    # rule: golden.card-over-rulebook
    if game.modifiers and skips_next(game, player, step):
        return True
    for source, whose, node in game.rules_that("skips"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.skips(game, scope(source, node, whose), player, step):
            return True
    return False


def skips(game: Magic, card: i64) -> bool:
    """Whether an effect keeps a permanent from untapping in its controller's untap step."""
    for one in game.modifiers:
        if one.kind == SKIP_UNTAP and one.card == card and one.state == game.state[card]:
            if one.amount == 0 or one.whose == game.controller[card]:
                return True
    return False


def skipped(game: Magic, effect: Modifier, player: i64) -> bool:
    """Whether an untap step of a player was the one in which such an effect kept something from untapping."""
    if effect.amount:  # the step of one player, whoever has the permanent by then
        return effect.whose == player
    return effect.card < 0 or mine(game, effect.card, player)


def mine(game: Magic, card: i64, player: i64) -> bool:
    """Whether a player controls a permanent."""
    return game.zone[card] == BATTLEFIELD and game.controller[card] == player


@rule("turn.upkeep", at_work=("turn.begin-step",))
def upkeep_step(game: Magic, frame: Frame) -> None:
    """Upkeep triggers go on the stack; players have priority."""
    acts.end_effects(game, UNTIL_UPKEEP_OF)
    begin_step(game, UPKEEP)
    give_priority(game)


@rule("turn.draw", at_work=("zones.draw", "multiplayer.mulligan-and-draw"))
def draw_step(game: Magic, frame: Frame) -> None:
    """The active player draws a card, but not whoever goes first on the first turn of two; players have priority."""
    begin_step(game, DRAW)
    before = len(game.frames)
    if game.turn > 1 or game.own_match.first_draws:
        for player in acting(game):
            if not skips_step(game, player, DRAW):
                draw(game, player, 1)
        if game.turn == 1:
            game.cite("multiplayer.mulligan-and-draw")
    give_priority(game)
    if len(game.frames) > before + 1:  # what drawing has set going comes first
        game.frames.insert(before, game.frames.pop())


@rule("turn.main")
def first_main_phase(game: Magic, frame: Frame) -> None:
    """The active player may play a land and cast anything; others instants and abilities."""
    begin_step(game, MAIN_1)
    give_priority(game)


@rule("combat.attack-and-block")
def combat_phase(game: Magic, frame: Frame) -> None:
    """Combat, unless it is skipped."""
    if any(skips_step(game, player, BEGINNING_OF_COMBAT) for player in acting(game)):
        game.idle()
        return
    game.begin(COMBAT, Combat())


@rule("golden.card-over-rulebook", at_work=("combat.attack-and-block",))
def further_combat(game: Magic, frame: Frame) -> None:
    """Combat phases that cards add come right after this one."""
    if game.more_combats > 0:
        game.more_combats -= 1
        game.go_to(frame, combat_phase)
    else:
        game.idle()


@rule("golden.card-over-rulebook", at_work=("turn.second-main",))
def further_main(game: Magic, frame: Frame) -> None:
    """Combat phases that cards add with a main phase come after the second main phase."""
    if game.more_mains > 0:
        game.more_mains -= 1
        game.go_to(frame, combat_phase)
    else:
        game.idle()


@rule("turn.second-main")
def second_main_phase(game: Magic, frame: Frame) -> None:
    """Like the first main phase."""
    begin_step(game, MAIN_2)
    give_priority(game)


@rule("turn.end-step")
def end_step(game: Magic, frame: Frame) -> None:
    """End step triggers go on the stack; players have priority."""
    begin_step(game, END)
    give_priority(game)


@rule("turn.cleanup")
def cleanup_step(game: Magic, frame: Frame) -> None:
    """The turn is cleaned up."""
    game.begin(CLEANUP, Cleanup())


def end_the_turn(game: Magic) -> None:
    """The turn ends: what is on the stack is exiled, nothing fights, and all but the cleanup step is skipped."""
    # rule: golden.card-over-rulebook
    game.left_stack += len(game.waiting)
    game.waiting = []
    game.triggered = []
    for player in range(game.match.seats):
        for card in game.piles[player * ZONES + STACK][:]:
            if game.unreal[card]:
                cease(game, card)
            else:
                move(game, [card], EXILE)
    for card in game.in_play():
        game.remove_from_combat(card)
    acts.end_effects(game, THIS_BATTLE)
    while game.frames[-1].procedure != TURN:
        game.frames.pop()
    game.go_to(game.frames[-1], cleanup_step)
    game.begin(CHECK, Check([]))


@rule("turn.next-turn", at_work=("setup.starting-life",))
def pass_turn(game: Magic, frame: Frame) -> None:
    """The next player takes a turn."""
    game.active = next_to_act(game)
    game.turn += 1
    game.phase = UNTAP


# -- Cleanup -----------------------------------------------------------------------------------------------------------


@rule("turn.cleanup")
def begin_cleanup(game: Magic, cleanup: Cleanup) -> None:
    """The cleanup step begins."""
    begin_step(game, CLEANUP_STEP)


@rule("turn.cleanup", "zones.hand", at_work=("zones.discard",))
def ask_discard(game: Magic, cleanup: Cleanup) -> None:
    """The active player discards down to seven cards."""
    for player in acting(game):
        hand = game.hand(player)
        if len(hand) > HAND_LIMIT or game.rules_that("hand_size"):
            if len(hand) <= hand_limit(game, player):
                continue
            options = [Option(CHOOSE, card) for card in game.distinct(hand, player)]
            game.ask(player, "turn.cleanup", options, topic="discard")
            return
    game.idle()
    game.go_past(cleanup, discard_chosen)


def hand_limit(game: Magic, player: i64) -> i64:
    """How many cards a player may keep in hand: seven, unless cards say otherwise, one after the other."""
    # rule: zones.hand golden.card-over-rulebook
    if not game.fresh:
        game.refresh()
    limit: i64 = HAND_LIMIT
    for source, whose, node in sorted(game.rules_that("hand_size"), key=lambda one: stamp_of(game, one[0], one[2])):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        limit = regulation.hand_size(game, scope(source, node, whose), player, limit)
    return max(limit, 0)


def stamp_of(game: Magic, source: int, node: int) -> int:
    """The time stamp of a rule of a card: of the effect by which it holds for a while, or of the card."""
    # rule: layers.duration
    for modifier in game.modifiers:
        if modifier.source == source and modifier.node == node:
            return int(modifier.stamp)
    return int(game.since[source])


@rule("turn.cleanup", "zones.discard")
def discard_chosen(game: Magic, cleanup: Cleanup) -> None:
    """One card after the other."""
    discard(game, [game.answer.card])
    game.go_to(cleanup, ask_discard)


@rule("turn.cleanup", at_work=("layers.duration", "replacement.regenerate"))
def end_turn_effects(game: Magic, cleanup: Cleanup) -> None:
    """Damage is removed and effects that last until end of turn end, all at the same time."""
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            game.damage[card] = 0
            game.doomed[card] = 0
            game.shields[card] = 0
    acts.end_effects(game, THIS_TURN)
    if game.unsettled or game.triggered:
        game.begin(CHECK, Check([]))


@rule("turn.cleanup", "priority.passing")
def clean_up_again(game: Magic, cleanup: Cleanup) -> None:
    """Nobody gets priority unless something triggered or a state-based action happened; then clean up again."""
    if game.waiting or cleanup.acted:
        cleanup.acted = False
        give_priority(game)
        game.go_to(cleanup, begin_cleanup)
    else:
        game.idle()
