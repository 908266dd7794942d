"""What is replaced before it happens: damage, by more or less or for a planeswalker; where a card is put."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import NEXT_USE, Modifier
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.choices import Guard
from mulligan.magic.packets import Packet
from mulligan.magic.procedures import Damage, Leave
from mulligan.magic.protection import protected
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    CREATURE,
    FIRST_SLOT,
    GONE,
    GRAVEYARD,
    PLANESWALKER,
    SHIELD,
    STACK,
    ZONE_NAMES,
)
from mulligan.magic.things import Thing
from mulligan.magic.zones import carry, detours

# What may change damage.
RULE: Final = 0  # a rule that a card adds; its index among them
EFFECT: Final = 1  # a continuous effect that prevents it; its index among them
PROTECTION: Final = 2
REDIRECTION: Final = 3  # to a planeswalker
SHIELD_USED: Final = 4  # a shield for a number of damage; its time stamp


class Way:
    """One way in which damage may be changed: what does it, which of that kind, and a card to name it by."""

    def __init__(self, kind: i64, number: i64, card: i64) -> None:
        self.kind = kind
        self.number = number
        self.card = card


# How damage may end: the permanent or player dealt it, how much, and what each shield took of it.
End = tuple[int, int, int, tuple[tuple[int, int], ...]]


# -- What may change it ------------------------------------------------------------------------------------------------


def ways_to_change(game: Magic, one: Packet, combat: bool) -> list[Way]:
    """What may change damage yet: rules that make it more or none, protection, redirection, shields."""
    if one.amount <= 0:
        return []
    found: list[Way] = []
    none: list[Way] = []
    besides: list[Way] = []  # those that do something else besides
    certain = one.certain or cannot_be_prevented(game, one)
    for i, (source, player, node) in enumerate(game.regulations):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        acting = scope(source, node, player)
        if i not in one.settled and (
            regulation.increases(game, acting, one) > 0
            or regulation.doubles(game, acting, one)
            or may_send(game, regulation.sends(game, acting, one))
        ):
            found.append(Way(RULE, i, source))
        elif regulation.after_prevention() >= 0:  # what cannot be prevented has it do the rest all the same
            if i not in one.settled and regulation.prevents(game, acting, one, combat):
                besides.append(Way(RULE, i, source))
        elif certain:
            continue
        elif regulation.prevents(game, acting, one, combat):
            none.append(Way(RULE, i, source))
        elif i not in one.settled and regulation.reduces(game, acting, one, combat) > 0:
            found.append(Way(RULE, i, source))
    for i, modifier in enumerate(game.modifiers):
        effect = game.nodes[modifier.node] if modifier.node >= 0 and not certain else None
        if isinstance(effect, Regulation) and still_about(game, modifier, one):
            acting = scope(modifier.source, modifier.node, modifier.player)
            acting.it = [modifier.card]
            acting.mark = modifier.state
            if effect.prevents(game, acting, one, combat):
                which = none if effect.after_prevention() < 0 else besides
                which.append(Way(EFFECT, i, modifier.source))
    if one.target >= 0 and not certain and protected(game, one.target, one.source):
        none.append(Way(PROTECTION, 0, one.target))
    found.extend(none[:1])  # to prevent all of it twice is to prevent it once
    found.extend(besides)
    if not combat and one.whom >= 0 and not one.redirected:
        found.extend(Way(REDIRECTION, 0, card) for card in redirections(game, one)[:1])
    return found + shields_for(game, one) if found else found


def cannot_be_prevented(game: Magic, one: Packet | None) -> bool:
    """Whether a card says that damage cannot be prevented, or that some damage cannot."""
    # rule: golden.card-over-rulebook
    for source, player, node in game.rules_that("unpreventable"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.unpreventable(game, scope(source, node, player)):
            return True
    for source, player, node in game.rules_that("deals_surely"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if one is not None and regulation.deals_surely(game, scope(source, node, player), one):
            return True
    return False


def may_send(game: Magic, card: i64) -> bool:
    """Whether damage can be dealt to a permanent instead: it must be there, and a creature or planeswalker."""
    # rule: replacement.instead
    return card >= 0 and game.zone[card] == BATTLEFIELD and game.types[card] & (CREATURE | PLANESWALKER) != 0


def still_about(game: Magic, modifier: Modifier, one: Packet) -> bool:
    """Whether an effect about one card is about the source or target of damage as it is: not if that is a new object.

    A source is what it was also when it has left since: an ability of it may still deal damage.
    """
    # rule: replacement.prevention stack.outlives-source types.permanent
    if modifier.card < 0:
        return True
    if one.source == modifier.card and modifier.state <= one.mark <= modifier.state + modifier.amount:
        return True
    return one.target == modifier.card and game.state[one.target] == modifier.state


def redirections(game: Magic, one: Packet) -> list[int]:
    """The planeswalkers that noncombat damage to a player may be sent to by its source's controller."""
    # rule: types.planeswalker
    if game.match.together(one.whom, one.player):
        return []
    return [card for card in game.permanents(one.whom) if game.types[card] & PLANESWALKER]


def shields_for(game: Magic, one: Packet) -> list[Way]:
    """The shields for a number of damage that are there for a packet."""
    found: list[Way] = []
    certain = one.certain or cannot_be_prevented(game, one)
    for modifier in game.modifiers:
        if certain and not sends_on(game, modifier):
            continue
        if modifier.kind == SHIELD and modifier.amount > 0 and shields(game, modifier, one):
            if modifier.stamp not in one.shields:
                found.append(Way(SHIELD_USED, modifier.stamp, modifier.source))
    return found


def guard_of(game: Magic, modifier: Modifier) -> Guard | None:
    """What left a shield, where that does more than prevent damage."""
    if modifier.kind != SHIELD or modifier.node < 0:
        return None
    guard = game.nodes[modifier.node]
    assert isinstance(guard, Guard)
    return guard


def sends_on(game: Magic, modifier: Modifier) -> bool:
    """Whether a shield sends damage on instead of preventing it."""
    # rule: replacement.instead
    guard = guard_of(game, modifier)
    return guard is not None and guard.sends


def shields(game: Magic, modifier: Modifier, one: Packet) -> bool:
    """Whether a shield is there for the permanent or player that would be dealt this damage."""
    guard = guard_of(game, modifier)
    if guard is not None:
        return modifier.stamp not in one.shields and guard.guards(game, modifier, one)
    if one.whom >= 0:
        return modifier.card < 0 and modifier.whose == one.whom
    return modifier.card == one.target


def change(game: Magic, one: Packet, way: Way) -> i64:
    """Let an effect change damage, but for redirection. Returns how much a shield takes."""
    if way.kind == SHIELD_USED:
        one.shields.append(way.number)
        for modifier in game.modifiers:
            if modifier.kind == SHIELD and modifier.stamp == way.number:
                taken = min(modifier.amount, one.amount)
                one.amount -= taken
                return taken
    elif way.kind == RULE:
        one.settled.append(way.number)
        source, player, node = game.regulations[way.number]
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        acting = scope(source, node, player)
        other = regulation.sends(game, acting, one)
        if may_send(game, other):
            one.target = other
            one.whom = -1
            return 0
        if regulation.after_prevention() >= 0 and (one.certain or cannot_be_prevented(game, one)):
            return 0
        by = regulation.increases(game, acting, one)
        if regulation.doubles(game, acting, one):
            by = one.amount
        less = regulation.reduces(game, acting, one, False)
        if less > 0:
            one.amount = max(one.amount - less, 0)
        else:
            one.amount = one.amount + by if by > 0 else 0
    else:
        one.amount = 0
    return 0


# -- Which is first ----------------------------------------------------------------------------------------------------


def matters(game: Magic, one: Packet, ways: list[Way], combat: bool) -> bool:
    """Whether it makes a difference which of several effects changes damage first."""
    # rule: replacement.instead
    if len(ways) < 2 or (ways[-1].kind < REDIRECTION and not any(doubling(game, one, way) for way in ways)):
        return False  # so much more, or nothing at all, comes to the same in any order
    ends = [ends_after(game, one, way, combat, ()) for way in ways]
    return any(other != ends[0] for other in ends)


def doubling(game: Magic, one: Packet, way: Way) -> bool:
    """Whether an effect doubles damage."""
    if way.kind != RULE:
        return False
    source, player, node = game.regulations[way.number]
    regulation = game.nodes[node]
    assert isinstance(regulation, Regulation)
    return regulation.doubles(game, scope(source, node, player), one)


def ends_after(game: Magic, one: Packet, way: Way, combat: bool, taken: tuple[tuple[int, int], ...]) -> set[End]:
    """All that may come of damage once an effect has changed it."""
    courses: list[Packet] = []
    new = one.copy()
    if way.kind == REDIRECTION:
        new.redirected = True
        courses.append(new)
        for card in redirections(game, one):
            course = new.copy()
            course.target = card
            course.whom = -1
            courses.append(course)
    else:
        by = change(game, new, way)
        if by > 0:
            taken = tuple(sorted([*taken, (int(way.number), int(by))]))
        courses.append(new)
    found: set[End] = set()
    for course in courses:
        ways = ways_to_change(game, course, combat) or shields_for(game, course)
        if course.amount <= 0:
            found.add((-1, -1, 0, taken))
        elif not ways:
            found.add((course.target, course.whom, course.amount, taken))
        else:
            for other in ways:
                found |= ends_after(game, course, other, combat, taken)
    return found


def affected(game: Magic, one: Packet) -> i64:
    """The player dealt the damage, or who controls the permanent dealt it."""
    return one.whom if one.whom >= 0 else game.controller[one.target]


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("replacement.instead", "replacement.prevention", at_work=("keyword.protection",))
def choose_replacement(game: Magic, damage: Damage) -> None:
    """Of the effects that change a packet, the affected player says which is first, if it matters."""
    game.idle()  # what is asked or changed cites itself
    while damage.which < len(damage.packets):
        one = damage.packets[damage.which]
        ways = ways_to_change(game, one, damage.combat)
        if ways:
            options = [Option(CHOOSE, way.card, number=i) for i, way in enumerate(ways)]
            if matters(game, one, ways, damage.combat):
                game.ask(affected(game, one), "replacement.instead", options, topic="replacement")
            else:
                game.answer = options[0]
            return
        damage.which += 1
    game.go_past(damage, redirect)


@rule("replacement.instead", "replacement.prevention", "types.planeswalker")
def replace_damage(game: Magic, damage: Damage) -> None:
    """It applies, once to this damage. The controller of an opponent's source may send damage to a planeswalker."""
    one = damage.packets[damage.which]
    game.idle()
    way = ways_to_change(game, one, damage.combat)[game.answer.number]
    if way.kind == REDIRECTION:
        one.redirected = True
        game.ask(one.player, "types.planeswalker", [Option(YES), Option(NO)], about=one.source, topic="redirect")
        return
    before = one.amount
    then = aftermath(game, way, one)
    taken = change(game, one, way)
    if way.kind == EFFECT and game.modifiers[way.number].until == NEXT_USE:
        used = game.modifiers[way.number]
        game.modifiers = [modifier for modifier in game.modifiers if modifier is not used]
    if way.kind == SHIELD_USED:
        use_up(game, damage, one, way.number, taken)
    if one.amount > before:
        game.cite("replacement.instead")
    else:
        game.cite("keyword.protection" if way.kind == PROTECTION else "replacement.prevention")
    game.go_to(damage, choose_replacement)
    if then is not None:
        then.number = before
        then.done = then.number
        regulation = game.nodes[then.ability]
        assert isinstance(regulation, Regulation)
        game.resolve(regulation.after_prevention(), then)


def aftermath(game: Magic, way: Way, one: Packet) -> Scope | None:
    """For a rule that does something else as it prevents damage: the scope in which it does, about who deals that."""
    if way.kind == RULE:
        source, player, node = game.regulations[way.number]
    elif way.kind == EFFECT:
        modifier = game.modifiers[way.number]
        source, player, node = modifier.source, modifier.player, modifier.node
    else:
        return None
    regulation = game.nodes[node]
    assert isinstance(regulation, Regulation)
    if regulation.after_prevention() < 0:
        return None
    own = scope(source, node, player)
    own.someone = one.player
    return own


@rule("types.planeswalker")
def choose_planeswalker(game: Magic, damage: Damage) -> None:
    """Of several planeswalkers one is chosen."""
    if game.answer.verb == NO:
        game.go_to(damage, choose_replacement)
        return
    one = damage.packets[damage.which]
    options = [Option(CHOOSE, card) for card in redirections(game, one)]
    game.ask(one.player, "types.planeswalker", options, about=one.source, topic="redirect")


@rule("types.planeswalker")
def redirect(game: Magic, damage: Damage) -> None:
    """The damage will be dealt to it instead."""
    one = damage.packets[damage.which]
    one.target = game.answer.card
    one.whom = -1
    game.go_to(damage, choose_replacement)


def use_up(game: Magic, damage: Damage, one: Packet, stamp: i64, taken: i64) -> None:
    """That much less is left of a shield; what it took is dealt to another, or something follows, if it says so."""
    # rule: replacement.prevention replacement.instead
    for i, modifier in enumerate(game.modifiers):
        if modifier.kind == SHIELD and modifier.stamp == stamp:
            left = modifier.copy()
            left.amount -= taken
            game.modifiers[i] = left
            guard = guard_of(game, modifier)
            if guard is not None and guard.sends:
                sent = one.copy()
                receiver = guard.receiver(modifier)
                sent.target = receiver.card
                sent.whom = receiver.player
                sent.amount = taken
                sent.shields.append(stamp)
                damage.packets.append(sent)
            elif guard is not None:
                damage.taken.extend((int(stamp), int(taken)))
            return


@rule("replacement.prevention", "replacement.instead")
def choose_shield(game: Magic, damage: Damage) -> None:
    """Of shields for a number of damage that are there for the same damage the affected player says which is first."""
    usable = usable_shields(game, damage)
    if not usable:
        game.idle()
        game.go_past(damage, use_shield)
        return
    if any(modifier.stamp == damage.shield for modifier in usable):
        game.idle()  # that one is not used up yet
        game.go_past(damage, take_shield)
        return
    first = hits(game, usable[0], damage)
    rivals = [one for one in usable if differs(game, damage, usable[0], one)]
    if not rivals:
        game.idle()
        damage.shield = usable[0].stamp
        game.go_past(damage, take_shield)
        return
    options: list[Option] = []
    for modifier in [usable[0], *rivals]:
        option = shield_option(game, modifier)
        if not any(option.suits(other) for other in options):
            options.append(option)
    game.ask(affected(game, damage.packets[first[0]]), "replacement.instead", options, topic="shield")


@rule("replacement.prevention", "replacement.instead")
def take_shield(game: Magic, damage: Damage) -> None:
    """That one is used first."""
    for modifier in usable_shields(game, damage):
        if shield_option(game, modifier).suits(game.answer):
            damage.shield = modifier.stamp
            return


def usable_shields(game: Magic, damage: Damage) -> list[Modifier]:
    """The shields for a number of damage that are there for some of it."""
    # rule: replacement.prevention
    certain = cannot_be_prevented(game, None)
    found: list[Modifier] = []
    for modifier in game.modifiers:
        if modifier.kind == SHIELD and modifier.amount > 0 and (not certain or sends_on(game, modifier)):
            if hits(game, modifier, damage):
                found.append(modifier)
    return found


def hits(game: Magic, modifier: Modifier, damage: Damage) -> list[int]:
    """The packets that a shield is there for, by their places."""
    sends = sends_on(game, modifier)
    return [
        i
        for i, one in enumerate(damage.packets)
        if one.amount > 0
        and (sends or not (one.certain or cannot_be_prevented(game, one)))
        and shields(game, modifier, one)
    ]


def differs(game: Magic, damage: Damage, one: Modifier, other: Modifier) -> bool:
    """Whether it makes a difference which of two shields is used first: not if both only prevent, or all is used up."""
    # rule: replacement.instead
    if other is one or (guard_of(game, one) is None and guard_of(game, other) is None):
        return False
    there = hits(game, other, damage)
    shared = [damage.packets[i].amount for i in hits(game, one, damage) if i in there]
    return len(shared) > 0 and (sum(shared) < one.amount + other.amount or sends_on(game, one) != sends_on(game, other))


def shield_option(game: Magic, modifier: Modifier) -> Option:
    """A shield as something to choose: whose effect it is, how much is left of it, and whom what follows is about."""
    guard = guard_of(game, modifier)
    about = Thing() if guard is None else guard.receiver(modifier)
    return Option(CHOOSE, modifier.source, about.card, player=about.player, number=modifier.amount)


@rule("replacement.prevention")
def use_shields(game: Magic, damage: Damage) -> None:
    """A shield for a number of damage is used; the affected player says against which source, or for whom, first."""
    packets = damage.packets
    for modifier in game.modifiers:
        if modifier.kind == SHIELD and modifier.stamp == damage.shield:
            there = hits(game, modifier, damage)
            options = [packet_option(packets, i, there) for i in there]
            if len(there) > 1 and sum(packets[i].amount for i in there) > modifier.amount:
                game.ask(affected(game, packets[there[0]]), "replacement.prevention", options, topic="prevent")
            else:
                game.answer = options[0]
            return


def packet_option(packets: list[Packet], i: i64, others: list[int]) -> Option:
    """Damage as something to choose: by its source, and to whom, where others are dealt to somebody else."""
    one = packets[i]
    if all(packets[k].target == one.target and packets[k].whom == one.whom for k in others):
        return Option(CHOOSE, one.source, number=i)
    return Option(CHOOSE, one.source, one.target, player=one.whom, number=i)


@rule("replacement.prevention")
def use_shield(game: Magic, damage: Damage) -> None:
    """A shield takes what it can."""
    one = damage.packets[game.answer.number]
    for modifier in game.modifiers:
        if modifier.stamp == damage.shield and guard_of(game, modifier) is not None:
            there = hits(game, modifier, damage)
            taken = min(modifier.amount, one.amount)
            if len(there) > 1 and sum(damage.packets[i].amount for i in there) > modifier.amount:
                taken = 1  # of each as much as one likes
            one.amount -= taken
            use_up(game, damage, one, damage.shield, taken)
            game.go_to(damage, choose_replacement)
            return
    way = Way(SHIELD_USED, damage.shield, -1)
    use_up(game, damage, one, damage.shield, change(game, one, way))
    game.go_to(damage, choose_shield)


@rule("replacement.prevention")
def do_what_follows(game: Magic, damage: Damage) -> None:
    """Then happens what a shield says of the damage that it prevented: once for each, however often it was asked."""
    if not damage.taken:
        game.idle()
        return
    stamp = damage.taken[0]
    amount = 0
    left: list[int] = []
    for i in range(0, len(damage.taken), 2):
        if damage.taken[i] == stamp:
            amount += damage.taken[i + 1]
        else:
            left.extend(damage.taken[i : i + 2])
    damage.taken = left
    game.go_again(damage)
    for modifier in game.modifiers:
        guard = guard_of(game, modifier)
        if guard is not None and modifier.stamp == stamp:
            own = scope(modifier.source, modifier.node, modifier.player)
            own.have_room(FIRST_SLOT)
            own.source_state = modifier.source_state
            own.someone = modifier.whose
            own.it = [modifier.card] if modifier.card >= 0 else []
            own.number = amount
            own.done = amount
            game.resolve(guard.follows(), own)
            return


# -- Instead of the graveyard ------------------------------------------------------------------------------------------


@rule("replacement.instead")
def choose_detour(game: Magic, leaving: Leave) -> None:
    """Of two effects that put a card elsewhere than the graveyard, whoever controls or else owns it says which."""
    while len(leaving.zones) < len(leaving.cards):
        card = leaving.cards[len(leaving.zones)]
        bound = leaving.bound[len(leaving.zones)]
        found = detours(game, card, leaving.by) if bound == GRAVEYARD else []
        if len(found) > 1:
            has_controller = game.zone[card] == BATTLEFIELD or game.zone[card] == STACK
            player = game.controller[card] if has_controller else game.owner[card]
            options = [Option(CHOOSE, source, text=ZONE_NAMES[zone]) for source, zone in found]
            game.ask(player, "replacement.instead", options, about=card, topic="instead")
            return
        leaving.zones.append(found[0][1] if found else bound)
    game.go_past(leaving, take_detour)


@rule("replacement.instead")
def take_detour(game: Magic, leaving: Leave) -> None:
    """There it will go."""
    leaving.zones.append(ZONE_NAMES.index(game.answer.text))
    game.go_to(leaving, choose_detour)


@rule("replacement.instead")
def go_elsewhere(game: Magic, leaving: Leave) -> None:
    """All of them go together."""
    there = [i for i, card in enumerate(leaving.cards) if game.zone[card] != GONE]  # their owner may have left
    cards = [leaving.cards[i] for i in there]
    carry(game, cards, [leaving.zones[i] for i in there], leaving.zone, leaving.top)
