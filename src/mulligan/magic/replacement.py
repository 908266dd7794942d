"""What is replaced before it happens: damage, by more or less or for a planeswalker; where a card is put."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Plain, scope
from mulligan.kernel.modifiers import modifier_from_row
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import Regulation
from mulligan.magic.protection import protected
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, GRAVEYARD, PLANESWALKER, SHIELD, STACK, ZONE_NAMES, player_of_thing
from mulligan.magic.zones import carry, detours

# A packet is damage about to be dealt by one source to one creature, planeswalker or player.
SOURCE: Final = 0
TARGET: Final = 1
AMOUNT: Final = 2
PLAYER: Final = 3  # who controls the source
SETTLED: Final = 4  # from here on: the keys of the effects that have changed it already

# Keys of effects: below these the place of a rule or of a continuous effect.
REDIRECTION: Final = 1 << 31
FIRST_SHIELD: Final = 1 << 32  # from here on the time stamp of a shield


def packet(source: i64, target: i64, amount: i64, player: i64) -> list[int]:
    """Damage about to be dealt by a source of a player."""
    return [source, target, amount, player]


def packets_of(frame: Plain) -> list[list[int]]:
    """The damage a frame is about."""
    assert frame.scope is not None
    return frame.scope.picks


# -- What may change it ------------------------------------------------------------------------------------------------


def effects_on(game: Magic, one: list[int], combat: bool) -> list[tuple[int, int]]:
    """What may change damage yet, each as a key and a card to name it by: more, none, redirection, shields."""
    if one[AMOUNT] <= 0:
        return []
    settled = one[SETTLED:]
    found: list[tuple[int, int]] = []
    none: list[tuple[int, int]] = []
    for i, (source, player, node) in enumerate(game.regulations):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        place = scope(source, node, player)
        more = regulation.increases(game, place, one[SOURCE], one[TARGET]) > 0
        if i not in settled and (more or regulation.doubles(game, place, one[SOURCE], one[TARGET])):
            found.append((i, source))
        elif regulation.prevents(game, place, one[SOURCE], one[TARGET], combat):
            none.append((i, source))
    rules = len(game.regulations)
    for i, modifier in enumerate(game.modifiers):
        effect = game.nodes[modifier.node] if modifier.node >= 0 else None
        if isinstance(effect, Regulation):
            place = scope(modifier.source, modifier.node, modifier.player)
            place.it = [modifier.card]
            place.mark = modifier.state
            if effect.prevents(game, place, one[SOURCE], one[TARGET], combat):
                none.append((rules + i, modifier.source))
    if one[TARGET] >= 0 and protected(game, one[TARGET], one[SOURCE]):
        none.append((rules + len(game.modifiers), one[TARGET]))
        game.cite("keyword.protection")
    found.extend(none[:1])  # to prevent all of it twice is to prevent it once
    if not combat and one[TARGET] < -1 and REDIRECTION not in settled:
        found.extend((REDIRECTION, card) for card in redirections(game, one)[:1])
    return found + shields_for(game, one) if found else found


def redirections(game: Magic, one: list[int]) -> list[int]:
    """The planeswalkers that noncombat damage to a player may be sent to by its source's controller."""
    # rule: types.planeswalker
    player = player_of_thing(one[TARGET])
    if game.match.together(player, one[PLAYER]):
        return []
    return [card for card in game.permanents(player) if game.types[card] & PLANESWALKER]


def shields_for(game: Magic, one: list[int]) -> list[tuple[int, int]]:
    """The shields for a number of damage that are there for a packet."""
    found: list[tuple[int, int]] = []
    for modifier in game.modifiers:
        if modifier.kind == SHIELD and modifier.amount > 0 and modifier.card == one[TARGET]:
            if FIRST_SHIELD + modifier.stamp not in one[SETTLED:]:
                found.append((FIRST_SHIELD + modifier.stamp, modifier.source))
    return found


def change(game: Magic, one: list[int], key: i64) -> i64:
    """Let an effect change damage, but for redirection. Returns how much a shield takes."""
    one.append(key)
    if key >= FIRST_SHIELD:
        for modifier in game.modifiers:
            if modifier.kind == SHIELD and modifier.stamp == key - FIRST_SHIELD:
                taken = min(modifier.amount, one[AMOUNT])
                one[AMOUNT] -= taken
                return taken
    elif key < len(game.regulations):
        source, player, node = game.regulations[key]
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        place = scope(source, node, player)
        by = regulation.increases(game, place, one[SOURCE], one[TARGET])
        if regulation.doubles(game, place, one[SOURCE], one[TARGET]):
            by = one[AMOUNT]
        one[AMOUNT] = one[AMOUNT] + by if by > 0 else 0
    else:
        one[AMOUNT] = 0
    return 0


# -- Which is first ----------------------------------------------------------------------------------------------------


def matters(game: Magic, one: list[int], effects: list[tuple[int, int]], combat: bool) -> bool:
    """Whether it makes a difference which of several effects changes damage first."""
    # rule: replacement.instead
    if len(effects) < 2 or (effects[-1][0] < REDIRECTION and not any(doubling(game, one, key) for key, _ in effects)):
        return False  # so much more, or nothing at all, comes to the same in any order
    ends = [ends_after(game, one, key, combat, []) for key, _ in effects]
    return any(other != ends[0] for other in ends)


def doubling(game: Magic, one: list[int], key: i64) -> bool:
    """Whether an effect doubles damage."""
    if key >= len(game.regulations):
        return False
    source, player, node = game.regulations[key]
    regulation = game.nodes[node]
    assert isinstance(regulation, Regulation)
    return regulation.doubles(game, scope(source, node, player), one[SOURCE], one[TARGET])


def ends_after(game: Magic, one: list[int], key: i64, combat: bool, taken: list[int]) -> set[tuple[int, ...]]:
    """All that may come of damage once an effect has changed it: who is dealt how much, what each shield took."""
    courses: list[list[int]] = []
    new = one[:]
    if key == REDIRECTION:
        new.append(key)
        for thing in [one[TARGET], *redirections(game, one)]:
            course = new[:]
            course[TARGET] = thing
            courses.append(course)
    else:
        by = change(game, new, key)
        if by > 0:
            taken = sorted([*taken, key << 16 | by])
        courses.append(new)
    found: set[tuple[int, ...]] = set()
    for course in courses:
        effects = effects_on(game, course, combat) or shields_for(game, course)
        if course[AMOUNT] <= 0:
            found.add((-1, 0, *taken))
        elif not effects:
            found.add((course[TARGET], course[AMOUNT], *taken))
        else:
            for other, _ in effects:
                found |= ends_after(game, course, other, combat, taken)
    return found


def affected(game: Magic, one: list[int]) -> i64:
    """The player dealt the damage, or who controls the permanent dealt it."""
    target = one[TARGET]
    return player_of_thing(target) if target < -1 else game.controller[target]


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("replacement.instead", "replacement.prevention", "keyword.protection")
def choose_replacement(game: Magic, frame: Plain) -> None:
    """Of the effects that change a packet, the affected player says which is first, if it matters."""
    packets = packets_of(frame)
    frame.b = max(frame.b, 0)
    while frame.b < len(packets):
        one = packets[frame.b]
        effects = effects_on(game, one, frame.a == 1)
        if effects:
            options = [Option(CHOOSE, card, number=key) for key, card in effects]
            if matters(game, one, effects, frame.a == 1):
                game.ask(affected(game, one), "replacement.instead", options, topic="replacement")
            else:
                game.answer = options[0]
            return
        frame.b += 1
    frame.pc += 3


@rule("replacement.instead", "replacement.prevention", "types.planeswalker")
def replace_damage(game: Magic, frame: Plain) -> None:
    """It applies, once to this damage. The controller of an opponent's source may send damage to a planeswalker."""
    one = packets_of(frame)[frame.b]
    key = game.answer.number
    if key == REDIRECTION:
        one.append(key)
        game.ask(one[PLAYER], "types.planeswalker", [Option(YES), Option(NO)], about=one[SOURCE], topic="redirect")
        return
    before = one[AMOUNT]
    use_up(game, key, change(game, one, key))
    game.cite("replacement.instead" if one[AMOUNT] > before else "replacement.prevention")
    frame.pc -= 2


@rule("types.planeswalker")
def choose_planeswalker(game: Magic, frame: Plain) -> None:
    """Of several planeswalkers one is chosen."""
    if game.answer.verb == NO:
        frame.pc -= 3
        return
    one = packets_of(frame)[frame.b]
    options = [Option(CHOOSE, card) for card in redirections(game, one)]
    game.ask(one[PLAYER], "types.planeswalker", options, about=one[SOURCE], topic="redirect")


@rule("types.planeswalker")
def redirect(game: Magic, frame: Plain) -> None:
    """The damage will be dealt to it instead."""
    packets_of(frame)[frame.b][TARGET] = game.answer.card
    frame.pc -= 4


def use_up(game: Magic, key: i64, taken: i64) -> None:
    """That much less is left of a shield."""
    # rule: replacement.prevention
    for i, modifier in enumerate(game.modifiers):
        if modifier.kind == SHIELD and modifier.stamp == key - FIRST_SHIELD:
            row = modifier.row()
            row[2] -= taken
            game.modifiers[i] = modifier_from_row(row)
            return


@rule("replacement.prevention")
def use_shields(game: Magic, frame: Plain) -> None:
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
def use_shield(game: Magic, frame: Plain) -> None:
    """A shield takes what it can."""
    key = FIRST_SHIELD + frame.c
    use_up(game, key, change(game, packets_of(frame)[game.answer.number], key))
    frame.pc -= 2


# -- Instead of the graveyard ------------------------------------------------------------------------------------------


@rule("replacement.instead")
def choose_detour(game: Magic, frame: Plain) -> None:
    """Of two effects that put a card elsewhere than the graveyard, whoever controls or else owns it says which."""
    assert frame.scope is not None
    cards = frame.scope.it
    while frame.a < len(cards):
        card = cards[frame.a]
        found = detours(game, card)
        if len(found) > 1:
            has_controller = game.zone[card] == BATTLEFIELD or game.zone[card] == STACK
            player = game.controller[card] if has_controller else game.owner[card]
            options = [Option(CHOOSE, source, text=ZONE_NAMES[zone]) for source, zone in found]
            game.ask(player, "replacement.instead", options, about=card, topic="instead")
            return
        frame.scope.picks.append([found[0][1] if found else GRAVEYARD])
        frame.a += 1
    frame.pc += 1


@rule("replacement.instead")
def take_detour(game: Magic, frame: Plain) -> None:
    """There it will go."""
    assert frame.scope is not None
    frame.scope.picks.append([ZONE_NAMES.index(game.answer.text)])
    frame.a += 1
    frame.pc -= 2


@rule("replacement.instead")
def go_elsewhere(game: Magic, frame: Plain) -> None:
    """All of them go together."""
    assert frame.scope is not None
    carry(game, frame.scope.it, [pick[0] for pick in frame.scope.picks], GRAVEYARD, True)
