"""Zones: every way a card moves from one to another, and who knows its face there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.modifiers import WHILE_SOURCE, Modifier
from mulligan.magic import layers
from mulligan.magic.abilities import AsEnters
from mulligan.magic.printed import AURA, EQUIPMENT
from mulligan.magic.procedures import DREDGE, ENTER, LEAVE, MARVEL, Dredging, Enter, Leave, Marvel
from mulligan.magic.regulations import EntersMore, Regulation
from mulligan.magic.showing import draws_openly, show_top
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ADD_ABILITY,
    BATTLEFIELD,
    BURIED,
    COMMAND,
    COUNTER_PUT,
    COUNTER_TAKEN,
    CREATURE,
    DIED,
    DIES_INTO_EXILE,
    DISCARDED,
    DREW,
    ENTERED,
    ENTERS_PLUS,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LAST_COUNTER_TAKEN,
    LEAVES_FOR_EXILE,
    LEFT,
    LIBRARY,
    LOSE_ABILITIES,
    LOYALTY,
    MINUS,
    NO_MORE,
    PLUS,
    PREVENTION,
    SET_SUBTYPE,
    STACK,
    SUPPLEMENT,
    UNTIL_IT_LEAVES,
    WAS_ATTACKING,
    WAS_BLOCKING,
    WAS_CHOSEN,
    WAS_COLORED,
    WAS_ENCHANTED,
    WAS_EQUIPPED,
    WAS_FACED,
    WAS_OF_TYPES,
    WAS_TAPPED,
    WHILE_COUNTER,
    WHILE_HERE,
    WHILE_MINE_TAPPED,
    WHILE_TAPPED,
    ZONES,
)
from mulligan.magic.things import Thing
from mulligan.magic.triggers import tell, trigger

NOT_COUNTED: Final[dict[tuple[int, int], int]] = {}


def place(game: Magic, card: i64, zone: i64, top: bool = True) -> None:
    """Move one card, and nothing else: its pile, its zone, and who knows its face there."""
    # rule: types.permanent zones.leaves-the-battlefield
    old = game.zone[card]
    owner = game.owner[card]
    game.piles[owner * ZONES + old].remove(card)
    pile = game.piles[owner * ZONES + zone]
    if top and zone != BATTLEFIELD:
        pile.insert(0, card)
    else:
        pile.append(card)
    game.zone[card] = zone
    game.state[card] += 1
    if old == STACK and zone != BATTLEFIELD and game.face[card] != game.printed[card]:
        if game.down[card]:
            show_what_was_down(game, card)
        game.face[card] = game.printed[card]  # a half of a card is that only as a spell
    if old == EXILE and game.counters:
        game.counters = {key: count for key, count in game.counters.items() if key // 64 != card}
    # rule: zones.library zones.hand zones.battlefield zones.graveyard zones.exile
    if zone == HAND:
        game.show(card, owner)
        if game.own_match.shared_hands:
            for player in range(game.match.seats):
                if game.match.together(player, owner):
                    game.known[card] |= 1 << player
    elif zone != LIBRARY and zone != SUPPLEMENT and game.down[card] == 0:
        game.known[card] = EVERYBODY
    if old == BATTLEFIELD or zone == BATTLEFIELD:
        game.fresh = False
    elif zone == STACK:
        if game.cards[game.face[card]].always:
            game.fresh = False
        else:
            layers.start(game, card)
            game.touch()
    else:
        game.touch()


def remember(game: Magic, card: i64) -> None:
    """What a permanent is as it leaves the battlefield: what looks back at it later finds that."""
    # rule: zones.leaves-the-battlefield stack.outlives-source
    game.last_mark[card] = game.state[card]
    game.last_face[card] = game.face[card]
    game.last_controller[card] = game.controller[card]
    game.last_power[card] = game.power[card]
    game.last_toughness[card] = game.toughness[card]
    game.last_plus[card] = game.plus[card]
    game.last_looks[card] = looks(game, card)
    holder = game.attached[card]
    game.last_attached[card] = holder
    game.last_player[card] = game.attached_player[card]
    game.last_attached_mark[card] = game.state[holder] if holder >= 0 else 0


def looks(game: Magic, card: i64) -> i64:
    """What a permanent is now, as bits: tapped, attacking, blocking, its colours and types, what was chosen for it."""
    found = (game.colors[card] << WAS_COLORED) | (game.types[card] << WAS_OF_TYPES)
    found |= (game.choice[card] + 1) << WAS_CHOSEN
    if game.tapped[card]:
        found |= WAS_TAPPED
    if game.attacking[card] != -1:
        found |= WAS_ATTACKING
        if game.blocked[card]:
            found |= WAS_FACED
    if game.blocking[card] != -1:
        found |= WAS_BLOCKING
    return found


def remember_attached(game: Magic, leaving: list[int]) -> None:
    """Of what leaves it is remembered whether it was enchanted or equipped."""
    # rule: types.enchanted zones.leaves-the-battlefield
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            holder = game.attached[card]
            if holder >= 0 and holder in leaving:
                if game.subtypes[card] & AURA:
                    game.last_looks[holder] |= WAS_ENCHANTED
                if game.subtypes[card] & EQUIPMENT:
                    game.last_looks[holder] |= WAS_EQUIPPED


def show_what_was_down(game: Magic, card: i64) -> None:
    """A face-down spell or permanent goes elsewhere: its owner reveals it, and it is what it is."""
    # rule: zones.reveal golden.card-over-rulebook
    game.down[card] = 0
    game.face[card] = game.printed[card]
    game.reveal(card)
    game.note("is-revealed", game.owner[card], card, rule="zones.reveal")


def forget(game: Magic, card: i64) -> None:
    """A permanent leaves the battlefield: nothing of what happened to it there stays with the card."""
    if game.down[card]:
        show_what_was_down(game, card)
    game.face[card] = game.printed[card]
    game.tapped[card] = 0
    game.sick[card] = 0
    game.damage[card] = 0
    game.doomed[card] = 0
    game.attached[card] = -1
    game.attached_player[card] = -1
    if game.paired[card] >= 0:
        game.paired[game.paired[card]] = -1
        game.paired[card] = -1
    game.plus[card] = 0
    game.loyalty[card] = 0
    game.shields[card] = 0
    game.choice[card] = -1
    if not game.unreal[card]:  # an X/X token may be copied as it was
        game.paid_x[card] = 0
    game.kicked[card] = 0
    game.spent[card] = 0
    game.way[card] = 0
    game.cast_from[card] = -1
    if game.last_counters:
        game.last_counters = {key: count for key, count in game.last_counters.items() if key // 64 != card}
    if game.minus[card]:
        game.last_counters[card * 64 + MINUS] = game.minus[card]
    game.minus[card] = 0
    if game.counters:
        for key, count in game.counters.items():
            if key // 64 == card:
                game.last_counters[key] = count
        game.counters = {key: count for key, count in game.counters.items() if key // 64 != card}
    if game.used:
        game.used = [one for one in game.used if one >> 16 != card]
    game.remove_from_combat(card)


def let_go(game: Magic) -> None:
    """Permanents have left the battlefield: nothing is attached to them any more, and nobody attacks them."""
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            holder = game.attached[card]
            if holder >= 0 and game.zone[holder] != BATTLEFIELD:
                game.attached[card] = -1
            walker = game.attacked_walker[card]
            if walker >= 0 and game.zone[walker] != BATTLEFIELD:
                game.attacking[card] = game.controller[walker]
                game.attacked_walker[card] = NO_MORE


def detours(game: Magic, card: i64, by: i64 = -1) -> list[tuple[int, int]]:
    """The zones a card may go to instead of the graveyard, each once, with the card whose effect says so.

    `by` is the player whose spell or ability has it discarded, if one does.
    """
    # rule: replacement.instead
    found: list[tuple[int, int]] = []
    for source, player, node in game.rules_that("instead_of_graveyard"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        other = regulation.instead_of_graveyard(game, scope(source, node, player), card)
        if other >= 0 and all(zone != other for _, zone in found):
            found.append((source, other))
    for regulation in game.cards[game.face[card]].regulations:
        other = regulation.instead_of_graveyard(game, scope(card, regulation.id, game.owner[card]), card)
        if other >= 0 and all(zone != other for _, zone in found):
            found.append((card, other))
        if by >= 0 and regulation.saves_from_discard(game, scope(card, regulation.id, game.owner[card]), by):
            found.append((card, BATTLEFIELD))
    if game.zone[card] == BATTLEFIELD and game.bars[card] & DIES_INTO_EXILE and all(zone != EXILE for _, zone in found):
        found.append((card, EXILE))
    if by >= 0 and game.cards[game.face[card]].madness is not None and all(zone != EXILE for _, zone in found):
        found.append((card, EXILE))
    if found:
        game.cite("replacement.instead")
    return found


def move(game: Magic, cards: list[int], zone: i64, top: bool = True, by: i64 = -1) -> bool:
    """Cards move together to their owners' zones; some never get there. False if that is to be asked first."""
    if not game.fresh:
        game.refresh()
    if game.own_match.commanders:
        cards = not_commanded(game, cards)
    where: list[int] = [zone] * len(cards)
    if zone != EXILE:
        for i, card in enumerate(cards):
            if game.zone[card] == BATTLEFIELD and (game.bars[card] & LEAVES_FOR_EXILE or game.regulations):
                where[i] = on_leaving(game, card, zone)
    if zone == GRAVEYARD:
        for i, card in enumerate(cards):
            if where[i] != zone:
                continue
            others = detours(game, card, by)
            if len(others) > 1:
                game.begin(LEAVE, Leave(cards[:], where, [], zone, top, by))
                return False
            if others:
                where[i] = others[0][1]
    if game.own_match.commanders and commander_among(game, cards, where):
        game.begin(LEAVE, Leave(cards[:], where, [], zone, top, by))
        return False
    carry(game, cards, where, zone, top)
    return True


def not_commanded(game: Magic, cards: list[int]) -> list[int]:
    """Cards without those in the command zone: what an effect would have found elsewhere it does not find there."""
    # rule: commander.game
    return [card for card in cards if game.zone[card] != COMMAND]


def commander_among(game: Magic, cards: list[int], where: list[int]) -> bool:
    """Whether a commander is among cards that go to a graveyard or into exile: its owner is asked first."""
    # rule: commander.game
    for i, card in enumerate(cards):
        if (where[i] == GRAVEYARD or where[i] == EXILE) and game.is_commander(card):
            return True
    return False


def on_leaving(game: Magic, card: i64, zone: i64) -> i64:
    """The zone a permanent goes to that would leave the battlefield for another."""
    # rule: replacement.instead
    if game.bars[card] & LEAVES_FOR_EXILE:
        game.cite("replacement.instead")
        return EXILE
    for source, player, node in game.rules_that("instead_of_leaving"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        other = regulation.instead_of_leaving(game, scope(source, node, player), card)
        if other >= 0:
            game.cite("replacement.instead")
            return other
    return zone


def carry(game: Magic, cards: list[int], where: list[int], zone: i64, top: bool) -> None:
    """Cards move together, each to its zone. Whoever waits for that is told while they are still there."""
    # rule: zones.dies zones.exile players.owner
    left = False
    for card in cards:
        if game.zone[card] == BATTLEFIELD:
            remember(game, card)
            left = True
    if left:
        remember_attached(game, cards)
    for i, card in enumerate(cards):
        if game.zone[card] == BATTLEFIELD:
            if where[i] == GRAVEYARD:
                if game.types[card] & CREATURE:
                    game.deaths += 1
                    game.note("dies", game.controller[card], card, rule="zones.dies")
                else:
                    game.note("goes-to-the-graveyard", game.controller[card], card, rule="zones.graveyard")
                tell(game, Event(DIED, card, -1, game.controller[card], game.plus[card]))
            tell(game, Event(LEFT, card, -1, game.controller[card], where[i]))
    saved = [card for i, card in enumerate(cards) if where[i] == BATTLEFIELD]
    if saved:
        where = [there for there in where if there != BATTLEFIELD]
        cards = [card for card in cards if card not in saved]
    shuffled: list[int] = []
    before = [int(game.zone[card]) for card in cards]
    if game.modifiers and BATTLEFIELD in before:
        end_of_stay(game, [card for card in cards if game.zone[card] == BATTLEFIELD])
    for i, card in enumerate(cards):
        old = game.zone[card]
        if old == STACK and game.flashed[card]:  # golden.card-over-rulebook
            where[i] = EXILE
            game.flashed[card] = 0
        if old == BATTLEFIELD:
            if game.log is not None:
                if where[i] != GRAVEYARD:
                    game.cite("zones.leaves-the-battlefield")
                if game.owner[card] != game.controller[card]:
                    game.cite("players.owner")
                game.trace("players.owner", "zones.leaves-the-battlefield", "zones.dies", "zones.graveyard")
            forget(game, card)
            place(game, card, where[i], top)
            game.buried[card] = game.turn if where[i] == GRAVEYARD else -1
        else:
            place(game, card, where[i], top)
            game.buried[card] = -1
            madness = game.cards[game.printed[card]].madness
            if old == HAND and where[i] == EXILE and zone == GRAVEYARD and madness is not None:
                trigger(game, card, madness.later, game.owner[card], Event(DISCARDED, card, -1, game.owner[card]))
        if where[i] == LIBRARY and where[i] != zone:
            shuffled.append(game.owner[card])
        elif where[i] == GRAVEYARD and not game.unreal[card]:
            game.entombed[game.owner[card]] += 1
    if BATTLEFIELD in before:
        let_go(game)
    for player in shuffled:
        shuffle_library(game, player)
    game.unsettled = True
    if game.listening[BURIED]:
        for i, card in enumerate(cards):
            if game.zone[card] == GRAVEYARD:
                tell(game, Event(BURIED, card, -1, game.owner[card], before[i]))
    if saved:
        enter(game, saved, -1)


def end_of_stay(game: Magic, cards: list[int]) -> None:
    """Permanents leave: what was exiled until then comes back at once, and effects end that hold on to them.

    Damage of what they were stays prevented.
    """
    # rule: replacement.prevention
    order: dict[int, int] = {card: i for i, card in enumerate(cards)}
    kept: list[Modifier] = []
    back: list[list[int]] = []
    for one in game.modifiers:
        if one.kind == UNTIL_IT_LEAVES and one.source in order and one.amount == game.state[one.source]:
            if game.state[one.card] == one.state:
                back.append([order[one.source], one.card])
        elif one.source in order and one.until in (WHILE_SOURCE, WHILE_HERE, WHILE_TAPPED, WHILE_MINE_TAPPED):
            game.fresh = False
        elif one.card not in order or one.state != game.state[one.card] or one.kind == PREVENTION:
            kept.append(one)
    if len(kept) < len(game.modifiers):
        layers.end_all_but(game, kept)
        back.sort(key=first_of)
        game.returning.extend([row[1] for row in back])


def first_of(row: list[int]) -> int:
    """What rows are ordered by."""
    return row[0]


def keeps_abilities(game: Magic, card: i64, player: i64) -> bool:
    """Whether a card would have its abilities on the battlefield: what takes them away does so before it enters."""
    # rule: zones.enters-the-battlefield layers.duration
    if not any(takes_abilities(game, other) for other in game.all_permanents()):
        return True
    there = game.clone()
    assert isinstance(there, Magic)
    place(there, card, BATTLEFIELD, False)
    there.under[card] = player
    there.refresh()
    return there.stripped[card] == 0


def takes_abilities(game: Magic, card: i64) -> bool:
    """Whether a static ability of a permanent takes abilities away, or makes lands of a basic type."""
    for ability in game.cards[game.face[card]].always:
        for change in ability.changes:
            if change.kind() == LOSE_ABILITIES or change.kind() == SET_SUBTYPE:
                return True
    return False


def needs_choice(game: Magic, card: i64, onto: Thing | None) -> bool:
    """Whether something must be chosen as a card enters the battlefield."""
    printed = game.cards[game.face[card]]
    if len(printed.as_enters) > 0 or (printed.subtypes & AURA != 0 and onto is None):
        return True
    return len(game.modifiers) > 0 and len(given_as_enters(game, card)) > 0


def given_as_enters(game: Magic, card: i64) -> list[AsEnters]:
    """What is done as a card enters by abilities that it was given as a spell."""
    # rule: zones.enters-the-battlefield
    found: list[AsEnters] = []
    for modifier in game.modifiers:
        if modifier.kind == ADD_ABILITY and modifier.card == card and modifier.state == game.state[card]:
            ability = game.nodes[modifier.node]
            if isinstance(ability, AsEnters):
                found.append(ability)
    return found


def enter(game: Magic, cards: list[int], player: i64, tapped: bool = False, onto: Thing | None = None) -> None:
    """Cards enter the battlefield together under a player's control, or under their owners' for player -1."""
    # rule: zones.enters-the-battlefield zones.put-onto-battlefield
    if game.own_match.commanders:
        cards = not_commanded(game, cards)
    for card in cards:
        if needs_choice(game, card, onto):
            entering = Enter(cards[:], player, tapped)
            if onto is not None:
                entering.holder = onto.card
                entering.enchanted = onto.player
            game.begin(ENTER, entering)
            return
    arrive(game, cards, player, tapped, onto)


def arrive(game: Magic, cards: list[int], player: i64, tapped: bool, onto: Thing | None) -> None:
    """Cards are on the battlefield now, as they enter: tapped, with counters, attached; then whoever waits is told."""
    counters: list[list[int]] = [[] for _ in cards]
    counted = entering_rules(game, cards, player) if game.own_match.entries else NOT_COUNTED
    plain = game.fresh and game.plain and not game.modifiers
    more = [one for one in game.modifiers if one.kind == ENTERS_PLUS]
    for i, card in enumerate(cards):
        if game.cards[game.face[card]].always or game.cards[game.face[card]].enters_with or game.entering:
            plain = False
        whose = player if player >= 0 else game.owner[card]
        if game.cards[game.face[card]].enters_with and keeps_abilities(game, card, whose):
            counters[i] = counters_entering(game, card, whose)
    for i, card in enumerate(cards):
        whose = player if player >= 0 else game.owner[card]
        x = game.paid_x[card]
        old = game.zone[card]
        place(game, card, BATTLEFIELD, False)
        game.under[card] = whose
        game.controller[card] = whose
        game.tapped[card] = 1 if tapped or game.tapped[card] else 0
        game.sick[card] = 1
        game.arrived[card] = game.turn
        game.attacked[card] = -1
        game.defended[card] = -1
        game.buried[card] = -1
        game.paid_x[card] = x if old == STACK or game.cards[game.face[card]].sized else 0
        if old != STACK:
            game.kicked[card] = 0
            game.spent[card] = 0
            game.way[card] = 0
            game.cast_from[card] = -1
        game.stamp += 1
        game.since[card] = game.stamp
        if onto is not None:
            game.attached[card] = onto.card
            game.attached_player[card] = onto.player
        printed = game.cards[game.face[card]]
        game.loyalty[card] = counters_made(game, card, LOYALTY, printed.loyalty) if printed.loyalty else 0
        if counters[i] or more:
            with_counters(game, card, counters[i], more)
        if game.entering:
            put_counters(game, card, game.entering[0], game.entering[1])
    game.unsettled = True
    if plain:
        layers.refresh_entering(game, cards)
    else:
        game.refresh()
    if game.regulations:
        for card in cards:
            enters_by_rule(game, card, cards, counted)
    for card in cards:
        game.note("enters", game.controller[card], card, rule="zones.enters-the-battlefield")
        tell(game, Event(ENTERED, card, -1, game.controller[card]))


def counters_entering(game: Magic, card: i64, player: i64) -> list[int]:
    """What a card's own abilities have it enter with, counted while it is not there yet: kinds and numbers in turn."""
    found: list[int] = []
    for ability in game.cards[game.face[card]].enters_with:
        own = scope(card, ability.id, player)
        own.number = game.paid_x[card] if game.zone[card] == STACK else 0
        if ability.only_if is not None and not ability.only_if.holds(game, own):
            continue
        found.extend((game.own_match.counter(ability.counter), ability.number.value(game, own)))
    return found


def with_counters(game: Magic, card: i64, counters: list[int], waiting: list[Modifier]) -> None:
    """A permanent enters with the counters that its own ability, or an effect that waited for it, says."""
    for i in range(0, len(counters), 2):
        put_counters(game, card, counters[i], counters[i + 1])
    for modifier in waiting:
        if modifier.card == card and modifier.state == game.state[card] - 1:
            more = game.nodes[modifier.node] if modifier.node >= 0 else None
            if isinstance(more, EntersMore) and more.only_if is not None:
                if not more.only_if.holds(game, scope(card, modifier.node, game.controller[card])):
                    continue
            put_counters(game, card, PLUS, modifier.amount)


def entering_rules(game: Magic, cards: list[int], player: i64) -> dict[tuple[int, int], int]:
    """What rules of cards say of permanents that enter, by card and rule, counted while these are not there yet."""
    # rule: zones.enters-the-battlefield replacement.instead
    if not game.fresh:
        game.refresh()
    found: dict[tuple[int, int], int] = {}
    for source, whose, node in game.rules_that("counted_before"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if not regulation.is_of_itself():
            found[(source, node)] = regulation.counted_before(game, scope(source, node, whose))
    for card in cards:
        whose = player if player >= 0 else game.owner[card]
        for regulation in game.cards[game.face[card]].regulations:
            found[(card, regulation.id)] = regulation.counted_before(game, scope(card, regulation.id, whose))
    return found


def enters_by_rule(game: Magic, card: i64, cards: list[int], counted: dict[tuple[int, int], int]) -> None:
    """A permanent enters tapped or with counters where it says so itself, or a card that did not come with it."""
    # rule: zones.enters-the-battlefield replacement.instead
    for source, player, node in game.rules_that("enters_tapped"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if source == card or (source not in cards and not regulation.is_of_itself()):
            own = about_entering(game, source, player, regulation, counted)
            if regulation.enters_tapped(game, own, game.controller[card], card):
                game.tapped[card] = 1
    for source, player, node in game.rules_that("enters_with"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if source not in cards:
            counters = regulation.enters_with(game, about_entering(game, source, player, regulation, counted), card)
            if counters:
                put_counters(game, card, counters[0], counters[1])


def about_entering(
    game: Magic, source: i64, player: i64, regulation: Regulation, counted: dict[tuple[int, int], int]
) -> Scope:
    """The scope of a rule about permanents that enter, with what it counted before, or now if nobody did."""
    own = scope(source, regulation.id, player)
    number = counted.get((source, regulation.id), -1)
    own.number = number if number >= 0 else regulation.counted_before(game, own)
    return own


def add_counters(game: Magic, card: i64, kind: i64, number: i64) -> None:
    """Counters are put on a permanent, or taken off it."""
    # rule: counters.counter
    if kind == 0:
        game.plus[card] += number
        game.fresh = False
    elif kind == 1:
        game.minus[card] += number
        game.fresh = False
    elif kind == 2:
        game.loyalty[card] += number
    else:
        game.counters[card * 64 + kind] = game.counters.get(card * 64 + kind, 0) + number
        if game.own_match.is_sized(kind):
            game.fresh = False
    game.unsettled = True
    game.cite("counters.counter")
    game.touch()
    tell_of_counters(game, card, kind, number)


def tell_of_counters(game: Magic, card: i64, kind: i64, number: i64) -> None:
    """Counters were put on a card or taken off it: who waits for that is told of each, and of the last."""
    # rule: counters.counter
    last = number < 0 and game.counters_of(card, kind) <= 0
    if last and game.modifiers:
        end_with_counters(game, card, kind)
    told = COUNTER_PUT if number > 0 else COUNTER_TAKEN
    if game.listening[told]:
        for _ in range(number if number > 0 else -number):
            tell(game, Event(told, card, -1, game.controller[card], kind))
    if last and game.listening[LAST_COUNTER_TAKEN]:
        tell(game, Event(LAST_COUNTER_TAKEN, card, -1, game.controller[card], kind))


def cancel_counters(game: Magic, card: i64) -> None:
    """+1/+1 and -1/-1 counters on one permanent are taken off it in pairs, all at once."""
    # rule: counters.counter
    both = min(game.plus[card], game.minus[card])
    game.plus[card] -= both
    game.minus[card] -= both
    game.fresh = False
    for kind in (PLUS, MINUS):
        tell_of_counters(game, card, kind, -both)


def put_counters(game: Magic, card: i64, kind: i64, number: i64, entering: bool = False) -> None:
    """An effect puts counters on a card; on a permanent, or one that enters, as many as rules of cards make of it."""
    # rule: counters.counter
    permanent = entering or game.zone[card] == BATTLEFIELD
    add_counters(game, card, kind, counters_made(game, card, kind, number) if permanent else number)


def counters_made(game: Magic, card: i64, kind: i64, number: i64) -> i64:
    """How many counters of a kind are really put on a permanent by an effect."""
    # rule: replacement.instead golden.card-over-rulebook
    if game.regulations and number > 0:
        game.fresh = False  # it may have come this moment
        for source, whose, node in game.rules_that("counters_put"):
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            number = regulation.counters_put(game, scope(source, node, whose), card, kind, number)
    return number


def end_with_counters(game: Magic, card: i64, kind: i64) -> None:
    """Effects end that last while there is a counter of a kind on a card: the last of them is gone."""
    # rule: layers.duration
    kept = [one for one in game.modifiers if one.until != WHILE_COUNTER or one.card != card or one.about != kind]
    if len(kept) < len(game.modifiers):
        game.modifiers = kept
        game.fresh = False


def dredgers(game: Magic, player: i64) -> list[int]:
    """The cards that a player may take from their graveyard instead of drawing."""
    # rule: golden.card-over-rulebook
    size = len(game.library(player))
    return [
        card
        for card in game.graveyard(player)
        if 0 < game.cards[game.face[card]].dredge <= size and not game.is_hushed(card)
    ]


def instead_of_drawing(game: Magic, player: i64) -> list[tuple[int, int, int]]:
    """The rules of cards by which something else happens when a player would draw a card."""
    # rule: replacement.instead
    found: list[tuple[int, int, int]] = []
    for source, whose, node in game.rules_that("instead_of_draw"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.instead_of_draw(game, scope(source, node, whose), player) >= 0:
            found.append((source, whose, node))
    return found


def draw(game: Magic, player: i64, count: i64, replaceable: bool = True) -> i64:
    """A player draws cards; from an empty library they cannot, and the next check will notice."""
    # rule: zones.draw
    drawn = 0
    if game.regulations and not game.fresh:
        game.refresh()
    for source, whose, node in game.rules_that("cards_drawn"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if replaceable:
            count *= regulation.cards_drawn(game, scope(source, node, whose), player)
    if (
        replaceable
        and count > 0
        and ((game.own_match.dredges and dredgers(game, player)) or instead_of_drawing(game, player))
    ):
        game.begin(DREDGE, Dredging(player, count))
        return 0
    shown = bool(game.regulations) and len(game.rules_that("shows_top")) > 0
    for _ in range(count):
        library = game.library(player)
        if not library:
            game.must_draw[player] = True
            game.trace("setup.start", "ending.win")
            game.unsettled = True
            break
        if shown:
            show_top(game, player)
        card = library[0]
        place(game, card, HAND, False)
        game.note("draws", player, card, rule="zones.draw")
        drawn += 1
        game.drawn[player] += 1
        if game.own_match.miracles and game.drawn[player] == 1 and game.turn > 0:
            if game.cards[game.printed[card]].miracle is not None:
                game.begin(MARVEL, Marvel(card, player))
        if game.regulations and draws_openly(game, player):
            game.reveal(card)
            game.note("is-revealed", player, card, rule="zones.reveal")
        if game.listening[DREW]:
            tell(game, Event(DREW, card, -1, player, 1))
    return drawn


def discard(game: Magic, cards: list[int], by: i64 = -1) -> None:
    """Cards go from hands to their owners' graveyards, all at once; by a player's spell or ability, if by one."""
    # rule: zones.discard
    if cards:
        move(game, cards, GRAVEYARD, True, by if by >= 0 else game.owner[cards[0]])
    for card in cards:
        player = game.owner[card]
        game.note("is-discarded", player, card, rule="zones.discard")
        if game.listening[DISCARDED]:
            tell(game, Event(DISCARDED, card, -1, player, by + 1))


def shuffle_library(game: Magic, player: i64) -> None:
    """A player shuffles their library."""
    # rule: zones.shuffle
    game.shuffle(player, LIBRARY)
    game.touch()
    game.note("shuffles", player, rule="zones.shuffle")


def cease(game: Magic, card: i64) -> None:
    """A token or copy outside of where it can be ceases to exist."""
    # rule: types.token
    place(game, card, GONE)


def exiled(game: Magic, cards: list[int]) -> None:
    """Cards are exiled."""
    move(game, cards, EXILE)
