"""State-based actions: what the rules look for whenever a player would get priority."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import NO_CARDS
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.abilities import When
from mulligan.magic.arrival import enter
from mulligan.magic.commander import is_slain
from mulligan.magic.counting import cancel_counters
from mulligan.magic.placing import cease
from mulligan.magic.players import kept_from_losing, lose
from mulligan.magic.printed import AURA, EQUIPMENT
from mulligan.magic.procedures import PUT_TRIGGERS, Check, Cleanup
from mulligan.magic.state import Magic
from mulligan.magic.stock import emblems
from mulligan.magic.terms import (
    BATTLEFIELD,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LAND,
    LEGENDARY,
    LIBRARY,
    NO_REGENERATION,
    PLANESWALKER,
    STATE,
)
from mulligan.magic.triggers import hear
from mulligan.magic.zones import move

POISON_TO_LOSE: Final = 10


@rule("zones.exile")
def return_exiled(game: Magic, check: Check) -> None:
    """Cards exiled until something left the battlefield return at once, under their owners' control."""
    if game.returning:
        cards = [card for card in game.returning if game.zone[card] == EXILE and game.playing[game.owner[card]]]
        game.returning = []
        if cards:
            enter(game, cards, -1)
    else:
        game.idle()


@rule("check.legend-rule", "check.planeswalker-uniqueness")
def choose_unique(game: Magic, check: Check) -> None:
    """A player with several legendary permanents of a name, or planeswalkers of a type, chooses one to keep."""
    if not game.unsettled:
        game.idle()
        game.go_past(check, act_on_state)
        return
    game.idle()  # which of the two rules it is, is cited by asking
    group = doubled(game, check.going)
    if not group:
        game.go_past(check, keep_unique)
        return
    rule = "check.legend-rule" if same_legend(game, group[0], group[1]) else "check.planeswalker-uniqueness"
    options = [Option(CHOOSE, card) for card in group]
    game.ask(game.controller[group[0]], rule, options, topic="legend")


def part_pairs(game: Magic) -> None:
    """Creatures are paired no more once they are no creatures, or not controlled by the same player."""
    # rule: golden.card-over-rulebook
    for card in game.all_permanents():
        other = game.paired[card]
        if other >= 0:
            both = game.types[card] & CREATURE and game.types[other] & CREATURE
            if not both or game.controller[card] != game.controller[other]:
                game.paired[card] = -1
                game.paired[other] = -1
                game.fresh = False
    if not game.fresh:
        game.refresh()


def doubled(game: Magic, going: list[int]) -> list[int]:
    """Permanents of which a player may keep only one."""
    if not game.fresh:
        game.refresh()
    if not game.unique:
        return NO_CARDS
    for player in game.in_turn_order():
        special: list[int] = []
        for card in game.field[player]:
            if game.types[card] & PLANESWALKER or game.cards[game.face[card]].supertypes & LEGENDARY:
                if card not in going:
                    special.append(card)
        for i, card in enumerate(special):
            group = [card]
            for other in special[i + 1 :]:
                if same_legend(game, card, other) or same_walker(game, card, other):
                    group.append(other)
            if len(group) > 1:
                return group
    return []


def same_legend(game: Magic, one: i64, two: i64) -> bool:
    """Whether two permanents are legendary and have the same name."""
    a = game.card(one)
    b = game.card(two)
    return a.name == b.name and a.supertypes & LEGENDARY != 0 and b.supertypes & LEGENDARY != 0


def same_walker(game: Magic, one: i64, two: i64) -> bool:
    """Whether two permanents are planeswalkers that share a type."""
    if game.types[one] & PLANESWALKER == 0 or game.types[two] & PLANESWALKER == 0:
        return False
    return game.subtypes[one] & game.subtypes[two] != 0


@rule("check.legend-rule", "check.planeswalker-uniqueness")
def keep_unique(game: Magic, check: Check) -> None:
    """The others will go to their owners' graveyards."""
    game.idle()
    keep = game.answer.card
    check.going.extend(card for card in doubled(game, check.going) if card != keep)
    game.go_to(check, choose_unique)


@rule(
    "check.toughness",
    "check.destroy",
    "types.aura",
    "types.token",
    "counters.loyalty",
    "ending.win",
    "ending.draw",
    "players.life-total",
    "keyword.deathtouch",
)
def act_on_state(game: Magic, check: Check) -> None:
    """Everything the rules look for happens at the same time, again and again until there is nothing left."""
    game.idle()  # what it finds is cited one by one
    game.unsettled = False
    losers = losing(game)
    if losers:
        lose(game, losers)
        if game.over:
            return
    buried = check.going
    check.going = []
    doomed: list[int] = []
    if not game.fresh:
        game.refresh()
    if game.own_match.pairs:
        part_pairs(game)
    mended = False
    for player in range(game.match.seats):
        for card in game.field[player]:
            mended = look_at(game, card, buried, doomed) or mended
    gone = buried + saved(game, doomed) if doomed else buried
    if gone:
        move(game, gone, GRAVEYARD)
    for card in doomed:
        if game.plus[card] > 0 and game.minus[card] > 0 and game.zone[card] == BATTLEFIELD:
            cancel_counters(game, card)  # it was saved
    ended = cease_all(game)
    if gone or doomed or ended or losers or mended:
        note_in_cleanup(game)
    if gone or ended or losers or game.unsettled:
        game.unsettled = True
        game.go_to(check, return_exiled)


def losing(game: Magic) -> list[int]:
    """Players at 0 life, with ten poison counters, who drew from an empty library, or are slain by a commander."""
    # rule: ending.win players.life-total
    found = NO_CARDS
    poison = POISON_TO_LOSE + 5 if game.own_match.shared_life else POISON_TO_LOSE
    for player in range(game.match.seats):
        if game.playing[player]:
            drained = game.life_of(player) <= 0 or game.must_draw[player] or game.poison[game.account(player)] >= poison
            if game.commander_damage and is_slain(game, player):
                drained = True
                game.cite("commander.game")
            if drained and not kept_from_losing(game, player):
                found = [*found, player]
                if game.life_of(player) <= 0:
                    game.cite("players.life-total")
                    game.trace("setup.starting-life", "setup.start")
            game.must_draw[player] = False
    return found


def note_in_cleanup(game: Magic) -> None:
    """State-based actions in a cleanup step are a reason to give priority in it."""
    # rule: turn.cleanup
    for frame in game.frames:
        if isinstance(frame, Cleanup):
            frame.acted = True


def look_at(game: Magic, card: i64, buried: list[int], doomed: list[int]) -> bool:
    """What the rules have in store for one permanent: the graveyard, destruction; True for what they do at once."""
    if buried and card in buried:
        return False
    mended = False
    types = game.types[card]
    if types == LAND and game.attached[card] < 0 and game.attached_player[card] < 0 and game.plus[card] == 0:
        return False  # nothing of what follows is about it
    if types & CREATURE:
        if game.toughness[card] <= 0:
            buried.append(card)
            game.cite("check.toughness")
        elif game.damage[card] >= game.toughness[card] or game.doomed[card]:
            doomed.append(card)
            game.cite("check.toughness" if game.damage[card] >= game.toughness[card] else "keyword.deathtouch")
        game.doomed[card] = 0
    if types & PLANESWALKER and game.loyalty[card] <= 0 and card not in buried:
        buried.append(card)
        game.cite("counters.loyalty")
    if game.plus[card] > 0 and game.minus[card] > 0 and card not in buried and card not in doomed:
        cancel_counters(game, card)  # what goes at the same time goes with all its counters
        mended = True
    subtypes = game.subtypes[card]
    if subtypes & AURA:
        if types & CREATURE or not rightly_attached(game, card):
            game.cite("types.aura")
            game.trace("keyword.enchant")
            if card not in buried:
                buried.append(card)
    elif game.attached[card] >= 0 or game.attached_player[card] >= 0:
        if subtypes & EQUIPMENT == 0 or types & CREATURE or not rightly_attached(game, card):
            game.attached[card] = -1
            game.attached_player[card] = -1
            game.fresh = False
            mended = True
    return mended


def rightly_attached(game: Magic, card: i64) -> bool:
    """Whether an Aura or Equipment is attached to something it may be attached to."""
    if game.attached_player[card] >= 0:
        return acts.may_enchant_player(game, card, game.attached_player[card])
    return game.attached[card] >= 0 and acts.may_be_attached(game, card, game.attached[card])


def saved(game: Magic, doomed: list[int]) -> list[int]:
    """Of the permanents to be destroyed those that really are: not the indestructible, nor those something saves."""
    found: list[int] = []
    for card in doomed:
        if game.has(card, INDESTRUCTIBLE):
            game.cite("keyword.indestructible")
            continue
        shielded = game.shields[card] > 0 and not game.barred(card, NO_REGENERATION)
        if shielded or acts.totem_armor(game, card) >= 0:
            acts.destroy(game, [card])
            continue
        found.append(card)
        game.cite("check.destroy")
    return found


def cease_all(game: Magic) -> bool:
    """Tokens and copies that are not on the battlefield or the stack cease to exist."""
    ended = False
    card = len(game.unreal) - 1
    early = game.own_match.early_token
    while card >= 0 and (game.unreal[card] or card > early):  # they were made last, but for those of a story
        zone = game.zone[card]
        if game.unreal[card] and (zone == GRAVEYARD or zone == EXILE or zone == HAND or zone == LIBRARY):
            cease(game, card)
            ended = True
            game.cite("types.token")
        card -= 1
    return ended


def ask_states(game: Magic) -> None:
    """Abilities that trigger on how things are do so, unless they wait already or are on the stack."""
    # rule: triggers.automatic
    for card in game.all_permanents():
        ask_state(game, card, game.triggers_of(card), game.controller[card])
    for player in range(game.match.seats):
        for card in emblems(game, player):
            ask_state(game, card, game.card(card).triggers, player)


def ask_state(game: Magic, card: i64, abilities: list[When], player: i64) -> None:
    """The abilities of one card that trigger on how things are."""
    for ability in abilities:
        if STATE in ability.kinds:
            if not any(one.source == card and one.ability == ability.id for one in game.triggered + game.waiting):
                hear(game, card, ability, player, Event(STATE, card, -1, player))


@rule("triggers.automatic", at_work=("priority.passing",))
def put_triggers(game: Magic, check: Check) -> None:
    """Then triggered abilities go on the stack; and all is looked at again."""
    acts.end_while_controlled(game)
    if game.listening[STATE]:
        ask_states(game)
    if game.triggered:
        game.begin(PUT_TRIGGERS)
        game.go_to(check, return_exiled)
        return
    game.idle()
    if game.unsettled:
        game.go_to(check, return_exiled)
