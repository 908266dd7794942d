"""How a combat in progress will probably end, for simple agents: what is blocked, who dies, how much gets through."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.magic.attacks import attackers
from mulligan.magic.blocking import cannot_block, defending_player
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMBAT_DAMAGE,
    CREATURE,
    DEATHTOUCH,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FIRST_STRIKE_DAMAGE,
    INDESTRUCTIBLE,
    LIFELINK,
    TRAMPLE,
)
from mulligan.magic.worth import creature_worth, life_worth


class Forecast:
    """What a combat will probably cost each player: life, loyalty, creatures."""

    def __init__(self, seats: i64) -> None:
        self.life = [0] * seats  # lost, less what lifelink brings
        self.dying: list[int] = []
        self.loyalty: dict[int, int] = {}

    def kills(self, card: i64) -> bool:
        """Whether a creature dies."""
        return len(self.dying) > 0 and card in self.dying


NO_COMBAT: Final[list[Forecast]] = []  # by the number of seats; nobody may change them


def no_combat(seats: i64) -> Forecast:
    """What costs nobody anything."""
    while len(NO_COMBAT) <= seats:
        NO_COMBAT.append(Forecast(len(NO_COMBAT)))
    return NO_COMBAT[seats]


def forecast(game: Magic) -> Forecast:
    """The probable end of the combat in progress; nothing where none is, or where its damage has been dealt."""
    before_damage = DECLARE_ATTACKERS <= game.phase <= FIRST_STRIKE_DAMAGE
    if not before_damage and not (game.phase == COMBAT_DAMAGE and game.decision is not None and assigning(game)):
        return no_combat(game.match.seats)
    attacking = attackers(game)
    if not attacking:
        return no_combat(game.match.seats)
    if game.phase == DECLARE_ATTACKERS or not blocks_begun(game):
        blocks = likely_blocks(game, attacking)
    else:
        blocks = declared_blocks(game, attacking)
    told = Forecast(game.match.seats)
    for attacker in attacking:
        fight(game, attacker, blocks.get(attacker, []), told)
    return told


def assigning(game: Magic) -> bool:
    """Whether damage is still being assigned."""
    return game.decision is not None and game.decision.topic == "assign"


def blocks_begun(game: Magic) -> bool:
    """Whether blockers have been declared, or the declaration is over."""
    if game.phase != DECLARE_BLOCKERS or game.decision is None or game.decision.topic != "block":
        return True
    return any(game.blocking[card] >= 0 for player in range(game.match.seats) for card in game.field[player])


def declared_blocks(game: Magic, attacking: list[int]) -> dict[int, list[int]]:
    """The blockers of each attacker, as declared."""
    found: dict[int, list[int]] = {card: [] for card in attacking}
    for player in range(game.match.seats):
        for card in game.field[player]:
            for attacker in game.blocked_by(card):
                if attacker in found:
                    found[attacker].append(card)
    return found


def likely_blocks(game: Magic, attacking: list[int]) -> dict[int, list[int]]:
    """The blocks that sensible defenders would make: trades that pay, and whatever it takes to survive."""
    found: dict[int, list[int]] = {}
    busy: list[int] = []
    damage = [0] * game.match.seats
    for attacker in attacking:
        if game.attacked_walker[attacker] == -1:
            damage[game.attacking[attacker]] += strength(game, attacker)
    for attacker in sorted(attacking, key=lambda card: -game.power[card]):
        defender = defending_player(game, attacker)
        if defender < 0:
            continue
        dying = damage[defender] >= game.life_of(defender)
        best = -1
        most = 0
        for blocker in game.field[defender]:
            if (
                game.types[blocker] & CREATURE == 0
                or blocker in busy
                or cannot_block(game, defender, blocker, attacker)
            ):
                continue
            gain = life_worth(game.life_of(defender), strength(game, attacker)) + (1000 if dying else 0)
            if beats(game, blocker, attacker):
                gain += creature_worth(game, attacker)
            if beats(game, attacker, blocker):
                gain -= creature_worth(game, blocker)
            if gain > most:
                most = gain
                best = blocker
        if best >= 0:
            found[attacker] = [best]
            busy.append(best)
            damage[defender] -= strength(game, attacker)
    return found


def strength(game: Magic, card: i64) -> i64:
    """The damage a creature deals in a combat."""
    power = max(game.power[card], 0)
    return power * 2 if (game.keywords[card] >> DOUBLE_STRIKE) & 1 else power


def quick(game: Magic, card: i64) -> bool:
    """Whether a creature strikes first."""
    return game.keywords[card] & (1 << FIRST_STRIKE | 1 << DOUBLE_STRIKE) != 0


def kills(game: Magic, one: i64, other: i64, already: i64 = 0) -> bool:
    """Whether the damage of one creature, on top of other damage, is the end of another."""
    if (game.keywords[other] >> INDESTRUCTIBLE) & 1 or game.shields[other] > 0 or game.power[one] <= 0:
        return False
    if (game.keywords[one] >> DEATHTOUCH) & 1:
        return True
    return strength(game, one) + already >= game.toughness[other] - game.damage[other]


def beats(game: Magic, one: i64, other: i64) -> bool:
    """Whether one creature kills another in combat: it must live long enough to strike."""
    return kills(game, one, other) and not (quick(game, other) and not quick(game, one) and kills(game, other, one))


def fight(game: Magic, attacker: i64, blockers: list[int], told: Forecast) -> None:
    """What one attacker and its blockers do."""
    if game.zone[attacker] != BATTLEFIELD:
        return
    left = strength(game, attacker)
    keywords = game.keywords[attacker]
    taken = 0
    stopped = False
    for blocker in blockers:
        if beats(game, blocker, attacker) or (taken and kills(game, blocker, attacker, taken)):
            stopped = stopped or (quick(game, blocker) and not quick(game, attacker))
            if attacker not in told.dying:
                told.dying.append(attacker)
        taken += strength(game, blocker)
        gain_by_lifelink(game, blocker, strength(game, blocker), told)
    if stopped:
        return
    for blocker in blockers:
        lethal = max(game.toughness[blocker] - game.damage[blocker], 0)
        if (keywords >> DEATHTOUCH) & 1:
            lethal = min(lethal, 1)
        if left >= lethal and left > 0 and kills(game, attacker, blocker) and blocker not in told.dying:
            told.dying.append(blocker)
        left -= min(left, lethal)
    gain_by_lifelink(game, attacker, strength(game, attacker), told)
    if left > 0 and (not (blockers or game.blocked[attacker]) or (keywords >> TRAMPLE) & 1):
        walker = game.attacked_walker[attacker]
        if walker >= 0:
            told.loyalty[walker] = told.loyalty.get(walker, 0) + left
        elif walker == -1:
            told.life[game.account(game.attacking[attacker])] += left


def gain_by_lifelink(game: Magic, card: i64, damage: i64, told: Forecast) -> None:
    """Lifelink brings back what it deals."""
    if (game.keywords[card] >> LIFELINK) & 1:
        told.life[game.account(game.controller[card])] -= damage
