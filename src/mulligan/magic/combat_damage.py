"""Combat damage: who deals it when, how it is assigned, and that it is dealt."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.options import Option
from mulligan.kernel.rules import rule
from mulligan.magic.damage import deal
from mulligan.magic.packets import Packet
from mulligan.magic.procedures import STRIKE, Combat, Strike
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    AS_UNBLOCKED,
    BATTLEFIELD,
    BY_TOUGHNESS,
    COMBAT_DAMAGE,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FIRST_STRIKE_DAMAGE,
    NO_COMBAT_DAMAGE,
    TRAMPLE,
)
from mulligan.magic.turn import begin_step, give_priority


@rule("keyword.first-strike", at_work=("keyword.double-strike",))
def begin_first_damage(game: Magic, combat: Combat) -> None:
    """If an attacker or blocker has first or double strike there is an earlier damage step for those."""
    bits = 1 << FIRST_STRIKE | 1 << DOUBLE_STRIKE
    quick = False
    for card in fighters(game):
        game.struck[card] = 0
        if game.keywords[card] & bits:
            quick = True
    if not quick:
        game.idle()
        return
    begin_step(game, FIRST_STRIKE_DAMAGE)
    for card in fighters(game):
        if game.keywords[card] & bits:
            game.struck[card] = 2
            if (game.keywords[card] >> DOUBLE_STRIKE) & 1:
                game.cite("keyword.double-strike")
    game.begin(STRIKE, Strike([]))


def fighters(game: Magic) -> list[int]:
    """All attacking and blocking creatures."""
    found: list[int] = []
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.attacking[card] != -1 or game.blocking[card] != -1:
                found.append(card)
    return found


@rule("combat.damage")
def begin_damage(game: Magic, combat: Combat) -> None:
    """The combat damage step: for all that have not dealt theirs, and for double strike again."""
    begin_step(game, COMBAT_DAMAGE)
    for card in fighters(game):
        if game.struck[card] == 0 or (game.keywords[card] >> DOUBLE_STRIKE) & 1:
            game.struck[card] = 2
        else:
            game.struck[card] = 1
    game.begin(STRIKE, Strike([]))


@rule("combat.damage", at_work=("keyword.trample", "keyword.deathtouch", "damage.power"))
def assign_damage(game: Magic, strike: Strike) -> None:
    """Attackers assign damage along the order of their blockers: lethal damage before the next."""
    while strike.line < len(game.formation):
        row = game.formation[strike.line]
        attacker = row[0]
        power = combat_power(game, attacker) if game.struck[attacker] == 2 else 0
        left = power - strike.assigned
        if left <= 0:
            next_row(strike)
            continue
        player = game.controller[attacker]
        walker = game.attacked_walker[attacker]
        there = walker == -1 or (walker >= 0 and game.zone[walker] == BATTLEFIELD)
        blocks = game.attacking[attacker] == -1  # a creature that blocks several
        trample = (game.keywords[attacker] >> TRAMPLE) & 1 != 0 and there and not blocks
        if strike.index >= len(row):
            if blocks or not there or not (trample or is_unblocked(game, attacker)):
                next_row(strike)
                continue
            if trample and len(row) > 1:
                game.cite("keyword.trample")
            whom = game.attacking[attacker] if walker < 0 else -1
            options = [Option("assign", attacker, walker, player=whom, number=left)]
        else:
            blocker = row[strike.index]
            last = strike.index == len(row) - 1 and not trample
            least = left if last else min(lethal(game, attacker, blocker, strike.packets), left)
            options = [Option("assign", attacker, blocker, number=number) for number in range(least, left + 1)]
            if (
                game.bars[attacker] & AS_UNBLOCKED
                and strike.assigned == 0
                and strike.index == 1
                and there
                and not blocks
            ):
                whom = game.attacking[attacker] if walker < 0 else -1
                options.append(Option("assign", attacker, walker, player=whom, number=left))
        game.ask(player, "combat.damage", options, topic="assign")
        return
    game.idle()
    game.go_past(strike, take_assignment)


def combat_power(game: Magic, card: i64) -> i64:
    """How much combat damage a creature assigns: its power, unless an effect says otherwise."""
    # rule: damage.power golden.card-over-rulebook
    bars = game.bars[card]
    if bars & NO_COMBAT_DAMAGE:
        return 0
    return game.toughness[card] if bars & BY_TOUGHNESS else game.power[card]


def is_unblocked(game: Magic, attacker: i64) -> bool:
    """Whether nobody chose to block an attacker; once blocked it stays blocked."""
    # rule: combat.unblocked combat.blocked
    return game.blocked[attacker] == 0


def next_row(strike: Strike) -> None:
    """On to the next attacker."""
    strike.line += 1
    strike.index = 1
    strike.assigned = 0


def lethal(game: Magic, attacker: i64, blocker: i64, packets: list[Packet]) -> i64:
    """How much damage of a creature is lethal for another, with what that has and others have assigned to it."""
    # rule: keyword.deathtouch combat.damage
    toughness = game.toughness[blocker] - game.damage[blocker]
    for one in packets:
        if one.target == blocker:
            toughness -= one.amount
            if one.amount > 0 and (game.keywords[one.source] >> DEATHTOUCH) & 1:
                toughness = 0
    if toughness <= 0:
        return 0
    if (game.keywords[attacker] >> DEATHTOUCH) & 1:
        return 1
    return toughness


@rule("combat.damage")
def take_assignment(game: Magic, strike: Strike) -> None:
    """So much goes to that blocker; the rest to the next, or with trample at last to what is attacked."""
    answer = game.answer
    if answer.number > 0:
        player = game.controller[answer.card]
        strike.packets.append(
            Packet(answer.card, game.state[answer.card], answer.target, answer.player, answer.number, player)
        )
    strike.assigned += answer.number
    strike.index += 1
    game.go_to(strike, assign_damage)


@rule("combat.damage", at_work=("damage.combat", "damage.deal", "damage.power", "priority.passing"))
def deal_combat_damage(game: Magic, strike: Strike) -> None:
    """Blockers deal their damage to what they block; all of it is dealt at once; then players have priority."""
    packets = strike.packets
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.struck[card] != 2:
                continue
            blocks = game.blocked_by(card)
            if len(blocks) == 1 and not in_row(game, card):
                packets.append(Packet(card, game.state[card], blocks[0], -1, combat_power(game, card), player))
    give_priority(game)
    deal(game, packets, True, None)


def in_row(game: Magic, blocker: i64) -> bool:
    """Whether a blocker deals its damage along a row of its own, as one that blocks several does."""
    return any(row[0] == blocker for row in game.formation)
