"""Damage: what becomes of it on its way from a source to a creature, a planeswalker or a player."""

from __future__ import annotations

from mulligan.cardlang.nodes import RESOLVE, Cards, Trait
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope, scope
from mulligan.kernel.modifiers import modifier_from_row
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import Regulation
from mulligan.magic.procedures import DAMAGE
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMBAT,
    CREATURE,
    DEALT_DAMAGE,
    DEATHTOUCH,
    GAINED_LIFE,
    LIFELINK,
    LOST_LIFE,
    PLANESWALKER,
    PROTECTED,
    SHIELD,
    TO_CREATURE,
    TO_PLAYER,
    player_of_thing,
)
from mulligan.magic.triggers import tell

SOURCE = 0
TARGET = 1
AMOUNT = 2
PLAYER = 3  # who controls the source
DONE = 4  # what has been settled about it: 1 redirected
SETTLED = 5  # from here on: the effects that have changed it already


def packet(source: int, target: int, amount: int, player: int) -> list[int]:
    """Damage about to be dealt by a source of a player."""
    return [source, target, amount, player, 0]


def deal(game: Magic, packets: list[list[int]], combat: bool, told: Scope | None) -> None:
    """Damage is dealt, all of it at once; what may change it is settled first. `told` learns how much was dealt."""
    # rule: damage.deal damage.combat
    packets = [one for one in packets if one[AMOUNT] > 0 and may_be_dealt(game, one[TARGET])]
    if not game.fresh:
        game.refresh()
    if told is not None:
        told.done = 0
    if not packets:
        return
    plain = not game.regulations and not game.protections
    if plain and not combat:
        for one in packets:
            if one[TARGET] < -1 and redirections(game, one):
                plain = False
    if plain and not any(modifier.kind == SHIELD for modifier in game.modifiers):
        dealt = deal_now(game, packets, combat)
        if told is not None:
            told.done = dealt
        return
    place = scope(-1, -1, -1)
    place.picks = packets
    game.begin(DAMAGE, 1 if combat else 0, 0, scope=place)


def may_be_dealt(game: Magic, target: int) -> bool:
    """Only players still in the game, creatures and planeswalkers are dealt damage."""
    if target < -1:
        return game.playing[player_of_thing(target)]
    if game.zone[target] != BATTLEFIELD:
        return False
    return game.types_of(target) & (CREATURE | PLANESWALKER) != 0


def redirections(game: Magic, one: list[int]) -> list[int]:
    """The planeswalkers that noncombat damage to a player may be sent to by its source's controller."""
    # rule: types.planeswalker
    player = player_of_thing(one[TARGET])
    if game.match.together(player, one[PLAYER]):
        return []
    found: list[int] = []
    for whose in range(game.match.seats):
        if whose == player or (game.book.giant and game.match.together(whose, player)):
            for card in game.permanents(whose):
                if game.types[card] & PLANESWALKER and whose == player:
                    found.append(card)
    return found


@rule("types.planeswalker")
def ask_to_redirect(game: Magic, frame: Frame) -> None:
    """Noncombat damage from an opponent's source to a player may be dealt to a planeswalker of theirs instead."""
    packets = packets_of(frame)
    while frame.b < len(packets):
        one = packets[frame.b]
        if frame.a == 0 and one[TARGET] < -1 and one[DONE] == 0 and redirections(game, one):
            one[DONE] = 1
            game.ask(one[PLAYER], "types.planeswalker", [Option(YES), Option(NO)], about=one[SOURCE], topic="redirect")
            return
        frame.b += 1
    frame.b = 0
    frame.pc += 2


@rule("types.planeswalker")
def choose_planeswalker(game: Magic, frame: Frame) -> None:
    """Of several planeswalkers one is chosen."""
    one = packets_of(frame)[frame.b]
    if game.answer.verb == YES:
        options = [Option(CHOOSE, card) for card in redirections(game, one)]
        game.ask(one[PLAYER], "types.planeswalker", options, about=one[SOURCE], topic="redirect")
    else:
        frame.b += 1
        frame.pc -= 2


@rule("types.planeswalker")
def redirect(game: Magic, frame: Frame) -> None:
    """The damage will be dealt to it instead."""
    one = packets_of(frame)[frame.b]
    one[TARGET] = game.answer.card
    frame.b += 1
    frame.pc -= 3


@rule("replacement.instead", "replacement.prevention", "keyword.protection")
def replace_damage(game: Magic, frame: Frame) -> None:
    """Replacement and prevention effects change the damage; the affected player says which is first if it matters."""
    if not game.fresh:
        game.refresh()
    packets = packets_of(frame)
    frame.b = max(frame.b, 0)
    while frame.b < len(packets):
        one = packets[frame.b]
        changes = changes_of(game, one, frame.a == 1)
        shields = shields_for(game, one) if changes else []
        if shields:
            options = [Option(CHOOSE, source, number=key) for key, source in changes + shields]
            game.ask(affected(game, one), "replacement.instead", options, topic="replacement")
            return
        for key, _ in changes:
            change(game, one, key, frame.a == 1)
        frame.b += 1
    frame.pc += 1


@rule("replacement.instead", "replacement.prevention")
def replace_first(game: Magic, frame: Frame) -> None:
    """The effect chosen applies, once to this damage; then it is seen what still applies to what is left."""
    one = packets_of(frame)[frame.b]
    key = game.answer.number
    if key >= FIRST_SHIELD:
        use_up(game, one, key - FIRST_SHIELD)
        one.append(key)
    else:
        change(game, one, key, frame.a == 1)
    frame.pc -= 2


FIRST_SHIELD = 1 << 32  # from here on a key is the time stamp of a shield, below it the place of an effect


def affected(game: Magic, one: list[int]) -> int:
    """The player dealt the damage, or who controls the permanent dealt it."""
    target = one[TARGET]
    return player_of_thing(target) if target < -1 else game.controller[target]


def changes_of(game: Magic, one: list[int], combat: bool) -> list[tuple[int, int]]:
    """What changes damage other than a shield for a number, each as a key and its source: what adds to it first."""
    if one[AMOUNT] <= 0:
        return []
    more: list[tuple[int, int]] = []
    less: list[tuple[int, int]] = []
    rules = len(game.regulations)
    for i in range(rules):
        if i not in one[SETTLED:]:
            source, player, node = game.regulations[i]
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            place = scope(source, node, player)
            if regulation.increases(game, place, one[SOURCE], one[TARGET]) > 0:
                more.append((i, source))
            elif regulation.prevents(game, place, one[SOURCE], one[TARGET], combat):
                less.append((i, source))
    for i, modifier in enumerate(game.modifiers):
        effect = game.nodes[modifier.node] if modifier.node >= 0 else None
        if isinstance(effect, Regulation):
            place = scope(modifier.source, modifier.node, modifier.player)
            place.it = [modifier.card]
            place.mark = modifier.state
            if effect.prevents(game, place, one[SOURCE], one[TARGET], combat):
                less.append((rules + i, modifier.source))
    if one[TARGET] >= 0 and protected(game, one[TARGET], one[SOURCE]):
        less.append((rules + len(game.modifiers), one[TARGET]))
        game.cite("keyword.protection")
    return more + less[:1]


def change(game: Magic, one: list[int], key: int, combat: bool) -> None:
    """An effect adds to the damage, or prevents all of it."""
    one.append(key)
    if key < len(game.regulations):
        source, player, node = game.regulations[key]
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        by = regulation.increases(game, scope(source, node, player), one[SOURCE], one[TARGET])
        if by > 0:
            one[AMOUNT] += by
            game.cite("replacement.instead")
            return
    one[AMOUNT] = 0
    game.cite("replacement.prevention")


def shields_for(game: Magic, one: list[int]) -> list[tuple[int, int]]:
    """The shields for a number of damage that are there for a packet, each as a key and its source."""
    found: list[tuple[int, int]] = []
    for modifier in game.modifiers:
        if modifier.kind == SHIELD and modifier.amount > 0 and modifier.card == one[TARGET]:
            key = FIRST_SHIELD + modifier.stamp
            if key not in one[SETTLED:]:
                found.append((key, modifier.source))
    return found


def use_up(game: Magic, one: list[int], stamp: int) -> None:
    """A shield takes what it can of a packet, and that much less is left of it."""
    # rule: replacement.prevention
    for i, modifier in enumerate(game.modifiers):
        if modifier.kind == SHIELD and modifier.stamp == stamp:
            used = min(modifier.amount, one[AMOUNT])
            one[AMOUNT] -= used
            row = modifier.row()
            row[2] -= used
            game.modifiers[i] = modifier_from_row(row)
            break


@rule("replacement.prevention")
def use_shields(game: Magic, frame: Frame) -> None:
    """Shields for a number of damage are used up; the affected player says against which source first."""
    packets = packets_of(frame)
    for modifier in game.modifiers:
        if modifier.kind != SHIELD or modifier.amount <= 0:
            continue
        hits = [i for i, one in enumerate(packets) if one[TARGET] == modifier.card and one[AMOUNT] > 0]
        if not hits:
            continue
        if len(hits) > 1 and sum(packets[i][AMOUNT] for i in hits) > modifier.amount:
            options = [Option(CHOOSE, packets[i][SOURCE], number=i) for i in hits]
            game.ask(affected(game, packets[hits[0]]), "replacement.prevention", options, topic="prevent")
        else:
            game.answer = Option(CHOOSE, packets[hits[0]][SOURCE], number=hits[0])
        frame.c = modifier.stamp
        return
    frame.pc += 1


@rule("replacement.prevention")
def use_shield(game: Magic, frame: Frame) -> None:
    """A shield takes what it can."""
    use_up(game, packets_of(frame)[game.answer.number], frame.c)
    frame.pc -= 2


@rule("damage.deal", "damage.combat", "damage.power")
def deal_damage(game: Magic, frame: Frame) -> None:
    """All of the damage is dealt at the same time."""
    dealt = deal_now(game, [one for one in packets_of(frame) if one[AMOUNT] > 0], frame.a == 1)
    if len(game.frames) > 1:
        above = game.frames[-2]
        if above.procedure == RESOLVE and above.scope is not None:
            above.scope.done = dealt


def packets_of(frame: Frame) -> list[list[int]]:
    """The damage a frame is about."""
    assert frame.scope is not None
    return frame.scope.picks


def protected(game: Magic, card: int, source: int) -> bool:
    """Whether a permanent has protection from a source."""
    # rule: keyword.protection
    if not game.fresh:
        game.refresh()
    if source < 0 or game.zone[card] != BATTLEFIELD or game.bars[card] & PROTECTED == 0:
        return False
    for whose, colors, node, of in game.protections:
        if whose == card:
            if colors & game.colors_of(source):
                return True
            if node >= 0:
                what = game.nodes[node]
                own = scope(of, node, game.controller[card])
                if isinstance(what, (Cards, Trait)) and what.fits(game, own, source):
                    return True
    return False


def deal_now(game: Magic, packets: list[list[int]], combat: bool) -> int:
    """Deal damage: players lose life, creatures keep it, planeswalkers lose loyalty. How much was dealt in all."""
    # rule: players.life-total damage.life-loss counters.loyalty keyword.deathtouch keyword.lifelink
    total = 0
    for one in packets:
        source = one[SOURCE]
        target = one[TARGET]
        amount = one[AMOUNT]
        total += amount
        if target < -1:
            player = player_of_thing(target)
            game.life[game.account(player)] -= amount
            game.note("is-dealt-damage", player, source, number=amount, rule="damage.deal")
        else:
            types = game.types_of(target)
            if types & PLANESWALKER:
                game.loyalty[target] -= amount
            if types & CREATURE:
                game.damage[target] += amount
                if source >= 0 and (game.keywords[source] >> DEATHTOUCH) & 1:
                    game.doomed[target] = 1
                game.wounds.append([source, game.state[source] if source >= 0 else 0, target, game.state[target]])
            game.note("is-dealt-damage-by", game.controller[target], target, source, amount, rule="damage.deal")
    game.unsettled = True
    game.touch()
    feed(game, packets)
    for one in packets:
        source = one[SOURCE]
        target = one[TARGET]
        flags = COMBAT if combat else 0
        if target < -1:
            player = player_of_thing(target)
            tell(game, Event(DEALT_DAMAGE, source, -1, player, one[AMOUNT], flags | TO_PLAYER))
            if game.listening[LOST_LIFE]:
                tell(game, Event(LOST_LIFE, -1, -1, player, one[AMOUNT]))
        elif game.listening[DEALT_DAMAGE]:
            tell(game, Event(DEALT_DAMAGE, source, target, game.controller[target], one[AMOUNT], flags | TO_CREATURE))
    return total


def feed(game: Magic, packets: list[list[int]]) -> None:
    """Whoever controls a source with lifelink gains as much life as it dealt damage in all, at once."""
    # rule: keyword.lifelink
    fed: list[int] = []
    for one in packets:
        source = one[SOURCE]
        if source >= 0 and source not in fed and (game.keywords[source] >> LIFELINK) & 1:
            fed.append(source)
            game.cite("keyword.lifelink")
            gain_life(game, one[PLAYER], sum(other[AMOUNT] for other in packets if other[SOURCE] == source))


def gain_life(game: Magic, player: int, amount: int) -> None:
    """A player gains life."""
    if amount > 0 and game.playing[player]:
        game.life[game.account(player)] += amount
        game.gained[player] += amount
        game.note("gains-life", player, number=amount)
        game.touch()
        tell(game, Event(GAINED_LIFE, -1, -1, player, amount))


def lose_life(game: Magic, player: int, amount: int) -> None:
    """A player loses life; that is not damage."""
    # rule: damage.life-loss
    if amount > 0:
        game.life[game.account(player)] -= amount
        game.unsettled = True
        game.note("loses-life", player, number=amount, rule="damage.life-loss")
        game.touch()
        if game.listening[LOST_LIFE]:
            tell(game, Event(LOST_LIFE, -1, -1, player, amount))
