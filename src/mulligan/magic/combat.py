"""Combat: its steps, and declaring blockers and their order."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.modifiers import THIS_BATTLE
from mulligan.kernel.options import DONE, NO, ORDER, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.attacks import attackers
from mulligan.magic.blocking import block_options, cannot_block, defending_player
from mulligan.magic.combat_damage import fighters, is_unblocked
from mulligan.magic.procedures import Combat
from mulligan.magic.refusals import RULES
from mulligan.magic.state import Magic
from mulligan.magic.taxes import asked_for_block, is_free_to_block, pay_block_taxes
from mulligan.magic.terms import (
    BAR,
    BEGINNING_OF_COMBAT,
    BLOCK_CHOOSER,
    BLOCK_WHOM,
    BLOCKED,
    CREATURE,
    DECLARE_BLOCKERS,
    END_OF_COMBAT,
    FIRST_BLOCK,
    STATIC,
    UNBLOCKED,
    WAS_BLOCKED,
)
from mulligan.magic.tracing import rules_of_permanent
from mulligan.magic.triggers import tell
from mulligan.magic.turn import begin_step, give_priority


def trace_blocks(game: Magic, attacking: list[int]) -> None:
    """Trace the rules that let creatures block or keep them from it."""
    game.trace("combat.blocking", "combat.defending-player")
    for player in game.in_turn_order():
        for card in game.field[player]:
            game.trace(*rules_of_permanent(game, card))
            if game.types[card] & CREATURE and not game.is_active(player):
                for attacker in attacking:
                    why = cannot_block(game, player, card, attacker)
                    if why:
                        game.trace(RULES[why])


@rule("combat.beginning")
def beginning_of_combat(game: Magic, combat: Combat) -> None:
    """The last moment to act before attackers are declared."""
    game.combats += 1
    begin_step(game, BEGINNING_OF_COMBAT)
    give_priority(game)


@rule("combat.declare-attackers", at_work=("combat.declare-blockers", "combat.damage"))
def go_on_if_attacked(game: Magic, combat: Combat) -> None:
    """If nothing was declared as an attacker or put there attacking, whatever has left since, nobody blocks."""
    if combat.declared == 0 and not combat.joined:
        game.go_to(combat, end_of_combat)
    else:
        game.idle()


@rule("combat.declare-blockers")
def begin_declare_blockers(game: Magic, combat: Combat) -> None:
    """The declare blockers step begins."""
    begin_step(game, DECLARE_BLOCKERS)
    combat.asked = 0
    combat.declarer = -1


@rule("combat.declare-blockers", at_work=("combat.block", "combat.unblocked"))
def ask_blocker(game: Magic, combat: Combat) -> None:
    """Each defending player chooses blockers and what they block, one by one."""
    players = game.in_turn_order()
    attacking = attackers(game)
    if game.traced is not None:
        trace_blocks(game, attacking)
    while combat.asked < len(players):
        player = players[combat.asked]
        if not game.is_active(player):
            options = block_options(game, player, attacking)
            if (combat.refusing >> player) & 1:
                options = [one for one in options if one.verb == DONE or is_free_to_block(game, one.card)]
            if len(options) > 1 or options[0].verb != DONE or combat.declarer == player:
                game.ask(chooser_of_blocks(game, player), "combat.declare-blockers", options, topic="block")
                return
        combat.asked += 1
    game.idle()
    game.go_past(combat, take_blocker)


def chooser_of_blocks(game: Magic, player: i64) -> i64:
    """Who chooses how a player's creatures block: that player, unless an effect says otherwise."""
    # rule: golden.card-over-rulebook
    for one in game.modifiers:
        if one.kind == BLOCK_CHOOSER and game.playing[one.player]:
            return one.player
    return player


@rule("combat.block", at_work=("combat.declare-blockers",))
def take_blocker(game: Magic, combat: Combat) -> None:
    """One blocker after the other, until done."""
    answer = game.answer
    if answer.verb == DONE:
        combat.asked += 1
    else:
        if game.blocking[answer.card] >= 0:
            game.more_blocked.append([answer.card, answer.target])
        else:
            game.blocking[answer.card] = answer.target
        game.blocked[answer.target] = 1
        combat.declarer = game.controller[answer.card]
        game.note("blocks", game.controller[answer.card], answer.card, answer.target)
    game.go_to(combat, ask_blocker)


@rule("combat.declare-blockers", at_work=("cost.pay-in-full", "golden.card-over-rulebook"))
def ask_payer(game: Magic, combat: Combat) -> None:
    """Whoever would have to pay for blockers that somebody else has chosen says whether they do."""
    if game.own_match.taxes and game.lasts(BLOCK_CHOOSER):
        for player in game.in_turn_order():
            if chooser_of_blocks(game, player) != player and not (combat.paying >> player) & 1:
                if any(game.blocking[card] >= 0 and asked_for_block(game, card) >= 0 for card in game.field[player]):
                    combat.payer = player
                    options = [Option(YES), Option(NO)]
                    game.ask(player, "combat.declare-blockers", options, topic="pay-to-block")
                    return
    game.idle()
    game.go_past(combat, take_payer)


@rule("combat.declare-blockers", at_work=("cost.pay-in-full", "golden.card-over-rulebook"))
def take_payer(game: Magic, combat: Combat) -> None:
    """If they do not, other blockers are chosen, without those of theirs that cost something."""
    if game.answer.verb == YES:
        combat.paying |= 1 << combat.payer
        game.go_to(combat, ask_payer)
        return
    combat.refusing |= 1 << combat.payer
    combat.paying = 0
    combat.asked = 0
    combat.declarer = -1
    game.more_blocked = []
    for card in game.in_play():
        game.blocking[card] = -1
        game.blocked[card] = 0
    game.go_to(combat, ask_blocker)


@rule("combat.declare-blockers", at_work=("combat.blocking", "combat.blocked", "combat.unblocked"))
def block(game: Magic, combat: Combat) -> None:
    """The blocks stand; what waits for them triggers."""
    game.formation = []
    blockers: list[int] = []
    if game.own_match.taxes:
        for player in game.in_turn_order():
            pay_block_taxes(game, player)
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.blocking[card] >= 0:
                blockers.append(card)
                game.defended[card] = game.this_combat()
    for attacker in attackers(game):
        row = [attacker] + [card for card in blockers if game.blocks(card, attacker)]
        game.formation.append(row)
    rows = game.formation[:]
    for card in blockers:
        if len(game.blocked_by(card)) > 1:  # it deals its damage along a row of its own
            game.formation.append([card, *game.blocked_by(card)])
    game.touch()
    if blockers and (game.lasts(BAR) or game.lasts(BLOCK_WHOM) or game.lasts(STATIC)):
        game.fresh = False  # whoever had to block this turn has done so
    if game.log is not None:
        if blockers:
            game.cite("combat.blocking", "combat.blocked")
        if any(len(row) == 1 for row in rows):
            game.cite("combat.unblocked")
    for card in blockers:
        flags = FIRST_BLOCK
        for attacker in game.blocked_by(card):
            tell(game, Event(BLOCKED, card, attacker, game.controller[card], 0, flags))
            flags = 0
    if game.listening[WAS_BLOCKED]:
        for row in rows:
            if len(row) > 1:
                tell(game, Event(WAS_BLOCKED, row[0], row[1], game.controller[row[0]]))
    if game.listening[UNBLOCKED]:
        for row in rows:
            if len(row) == 1 and is_unblocked(game, row[0]):
                tell(game, Event(UNBLOCKED, row[0], -1, defending_player(game, row[0])))
    combat.line = 0
    combat.index = 1


@rule("combat.declare-blockers", at_work=("combat.attack-and-block",))
def ask_order(game: Magic, combat: Combat) -> None:
    """The attacking player puts several blockers of one attacker in order: first to last."""
    while combat.line < len(game.formation):
        row = game.formation[combat.line]
        if combat.index < len(row) - 1:
            options = [Option(ORDER, card, row[0]) for card in row[combat.index :]]
            game.ask(game.controller[row[0]], "combat.declare-blockers", options, topic="blockers")
            return
        combat.line += 1
        combat.index = 1
    game.idle()
    game.go_past(combat, take_order)


@rule("combat.declare-blockers")
def take_order(game: Magic, combat: Combat) -> None:
    """That blocker comes next."""
    row = game.formation[combat.line]
    row.remove(game.answer.card)
    row.insert(combat.index, game.answer.card)
    combat.index += 1
    game.go_to(combat, ask_order)


@rule("combat.declare-blockers", at_work=("priority.passing",))
def after_blocks(game: Magic, combat: Combat) -> None:
    """Players have priority."""
    give_priority(game)


@rule("combat.end")
def end_of_combat(game: Magic, combat: Combat) -> None:
    """Players have priority once more."""
    begin_step(game, END_OF_COMBAT)
    give_priority(game)


@rule("combat.end", at_work=("combat.attacking", "combat.blocking"))
def end_combat(game: Magic, combat: Combat) -> None:
    """Combat is over: nothing attacks or blocks any more."""
    for card in fighters(game):
        game.attacking[card] = -1
        game.attacked_walker[card] = -1
        game.blocking[card] = -1
        game.blocked[card] = 0
        game.struck[card] = 0
    game.formation = []
    game.more_blocked = []
    acts.end_effects(game, THIS_BATTLE)
    game.touch()
