"""The stack: putting triggered abilities on it, and resolving what is on top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import Effect
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope, scope
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CHOOSE, NO, ORDER, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.abilities import Activated, Does, Later, When
from mulligan.magic.alternatives import destination
from mulligan.magic.arrival import enter
from mulligan.magic.casting import division, scope_of, take_mode
from mulligan.magic.loops import goes_round
from mulligan.magic.players import finish
from mulligan.magic.printed import AURA
from mulligan.magic.procedures import CHOOSE_TARGETS, NEW_TARGETS, ChangeTargets, ChooseTargets
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.targets import (
    can_target,
    candidates,
    check_targets,
    distinct,
    has_targets,
    modal_of,
    named_targets,
    option_of,
    target_nodes,
    tell_of_targets,
    thing_of,
)
from mulligan.magic.terms import DELAYED, EXILE, GRAVEYARD, HAND, INSTANT, STACK, STEP_BEGAN, TARGETED, ZONE_NAMES
from mulligan.magic.things import Thing, among, chosen_things, keep_things
from mulligan.magic.tracing import trace_words
from mulligan.magic.triggers import condition_holds, tell
from mulligan.magic.ways_to_cast import Rebound
from mulligan.magic.zones import carry, detours, move

BUYBACK: Final = "buyback"
REBOUND: Final = "rebound"

# By what abilities differ that triggered together.
BY_SUBJECT: Final = 1
BY_OTHER: Final = 2
BY_PLAYER: Final = 4
BY_HOLDER: Final = 8

# -- Triggered abilities -----------------------------------------------------------------------------------------------


@rule("triggers.automatic", at_work=("turn.begin-step", "priority.active-player-first", "players.control"))
def pick_trigger(game: Magic, frame: Frame) -> None:
    """The active player puts their triggered abilities on the stack in any order, then the next player."""
    if not game.triggered:
        game.idle()
        game.finish(frame)
        return
    for player in game.in_turn_order():
        mine = [i for i, one in enumerate(game.triggered) if one.player == player]
        if mine:
            kinds = {(int(game.triggered[i].source), int(game.triggered[i].ability)): i for i in reversed(mine)}
            speaking = {kind for kind in kinds if spoken_of(game, kind[1])} if len(mine) > len(kinds) else set()
            differing = differences(game, mine, speaking) if speaking else {}
            if differing:
                options = told_apart(game, mine, differing)
            else:
                options = [order_of(game, i) for i in sorted(kinds.values())]
            game.ask(player, "triggers.automatic", options, topic="triggers")
            return
    game.triggered = []  # of players who have left
    game.finish(frame)


def spoken_of(game: Magic, number: i64) -> i64:
    """What a triggered ability speaks of that its event told: bits of binding."""
    ability = game.nodes[number]
    return ability.of_event if isinstance(ability, (When, Later)) else 0


def order_of(game: Magic, number: i64, card: i64 = -1, player: i64 = -1) -> Option:
    """To put a triggered ability on the stack next, of those that differ the one about this card and player."""
    one = game.triggered[number]
    return Option(ORDER, one.source, card, "", player, number, index_of(game, one))


def told_apart(game: Magic, mine: list[int], differing: dict[tuple[int, int], int]) -> list[Option]:
    """The triggered abilities of a player, those of one source by what makes them different."""
    # rule: triggers.automatic
    options: list[Option] = []
    kinds: set[tuple[int, int, int, int]] = set()
    for i in mine:
        one = game.triggered[i]
        card, player = about(game, one, differing)
        kind = (int(one.source), int(one.ability), card, player)
        if kind not in kinds:
            kinds.add(kind)
            options.append(order_of(game, i, card, player))
    return options


def differences(game: Magic, mine: list[int], speaking: set[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """By what abilities of one source differ that triggered together and speak of it: bits for source and ability."""
    # rule: triggers.automatic
    firsts: dict[tuple[int, int], Scope] = {}
    found: dict[tuple[int, int], int] = {}
    for i in mine:
        one = game.triggered[i]
        own = (int(one.source), int(one.ability))
        if own in speaking:
            first = firsts.setdefault(own, one)
            parts = found.get(own, 0)
            if one.subject != first.subject:
                parts |= BY_SUBJECT
            if one.other != first.other:
                parts |= BY_OTHER
            if one.someone != first.someone:
                parts |= BY_PLAYER
            if one.holder != first.holder:
                parts |= BY_HOLDER
            if parts:
                found[own] = parts
    return found


def about(game: Magic, one: Scope, differing: dict[tuple[int, int], int]) -> tuple[int, int]:
    """The card and the player by which abilities of one source differ that triggered together; -1 for none.

    Nothing is said of a card that is hidden from whoever puts them on the stack.
    """
    # rule: triggers.automatic
    parts = differing.get((int(one.source), int(one.ability)), 0)
    if parts == 0:
        return (-1, -1)
    spoken = spoken_of(game, one.ability)
    card: i64 = -1
    player: i64 = -1
    if spoken & (binding.CARD | binding.IT) and parts & BY_SUBJECT:
        card = one.subject
    elif spoken & binding.OTHER and parts & BY_OTHER:
        card = one.other
    if spoken & binding.PLAYER and parts & BY_PLAYER:
        player = one.someone
    elif spoken & binding.PLAYER and parts & BY_HOLDER:
        player = one.holder
    return (int(card) if card >= 0 and game.knows(one.player, card) else -1, int(player))


def index_of(game: Magic, one: Scope) -> i64:
    """Where on its card an ability is printed; 0 for one that is not."""
    ability = game.nodes[one.ability]
    return ability.index if isinstance(ability, (When, Activated)) else 0


@rule("triggers.automatic", at_work=("casting.modes",))
def choose_trigger_mode(game: Magic, frame: Frame) -> None:
    """The ability picked is about to go on the stack; its mode is chosen. Without its targets it is dropped."""
    own = game.triggered.pop(game.answer.number).copy()
    trace_words(game, game.nodes[own.ability])
    if not has_targets(game, own):
        game.note("has-no-target", own.player, own.source, rule="triggers.automatic")
        game.go_to(frame, pick_trigger)
        return
    frame.scope = own
    modal = modal_of(game, own)
    if modal is None:
        game.go_past(frame, take_mode)
        return
    lists = game.own_match.targets_of(own.ability)
    options = [Option(CHOOSE, text=str(i + 1)) for i in range(len(lists)) if can_target(game, own, lists[i])]
    game.ask(own.player, "casting.modes", options, about=own.source, topic="mode")


@rule("targets.choose-and-check")
def choose_trigger_targets(game: Magic, frame: Frame) -> None:
    """Its targets are chosen."""
    own = scope_of(frame)
    if game.own_match.targets_of(own.ability):
        game.begin(CHOOSE_TARGETS, ChooseTargets(), scope=own)
    else:
        game.idle()


@rule("triggers.automatic", at_work=("stack.zone",))
def put_trigger(game: Magic, frame: Frame) -> None:
    """The ability is on the stack; then the next one."""
    own = scope_of(frame)
    game.waiting.append(own.copy())
    targets = named_targets(game, own)
    if targets:
        game.note("targets", own.player, own.source, text=targets)
    frame.scope = None
    game.go_to(frame, pick_trigger)
    tell_of_targets(game, own)


# -- Resolving ---------------------------------------------------------------------------------------------------------


def take_newest(game: Magic) -> Scope:
    """What was put on the stack last leaves it first."""
    # rule: stack.zone
    game.left_stack += 1
    return game.waiting.pop()


@rule("stack.resolve", at_work=("stack.zone", "priority.passing"))
def take_top(game: Magic, frame: Frame) -> None:
    """The newest spell or ability leaves the stack to resolve, if its condition holds and a target is still legal."""
    if goes_round(game):
        finish(game, DRAWN)
        return
    own = take_newest(game)
    frame.scope = own
    if not acts.is_spell(game, own) and not condition_holds(game, own):
        game.finish(frame)
        return
    if not check_targets(game, own):
        game.note("is-countered", own.player, own.source, rule="targets.choose-and-check")
        game.finish(frame)
        if acts.is_spell(game, own):
            acts.off_the_stack(game, own.source)


@rule("stack.resolve", at_work=("stack.resolve-spell", "casting.spell", "stack.outlives-source"))
def resolve(game: Magic, frame: Frame) -> None:
    """It does what it says; a permanent spell enters the battlefield."""
    own = scope_of(frame)
    card = own.source
    if not acts.is_spell(game, own):
        ability = game.nodes[own.ability]
        assert isinstance(ability, (When, Activated, Later))
        effect: Effect[Magic] = ability.effect
        game.note("ability-resolves", own.player, card)
        if 0 <= own.source_state != game.state[card]:
            game.cite("stack.outlives-source")
        trace_words(game, ability)
        game.resolve(effect.id, own)
        return
    printed = game.cards[game.face[card]]
    game.note("resolves", own.player, card, rule="stack.resolve-spell")
    if printed.permanent:
        onto: Thing | None = None
        if printed.subtypes & AURA and printed.enchant is not None:
            onto = chosen_things(own, printed.enchant.target.slot)[0]
        enter(game, [card], own.player, False, onto)
    elif printed.effect is not None:
        does: Does = printed.effect
        game.resolve(does.effect.id, own)


@rule("stack.resolve-spell", at_work=("types.instant", "types.sorcery", "zones.graveyard"))
def finish_spell(game: Magic, frame: Frame) -> None:
    """An instant or sorcery goes to its owner's graveyard, unless its effect has moved it.

    Of effects that put it elsewhere its controller says which.
    """
    own = scope_of(frame)
    card = own.source
    if not acts.is_spell(game, own) or game.zone[card] != STACK:
        game.idle()
        game.go_past(frame, take_end)
        return
    game.cite("types.instant" if game.types_of(card) & INSTANT else "types.sorcery")
    options: list[Option] = []
    if destination(game, card) == HAND and not game.unreal[card]:
        options.append(Option(CHOOSE, card, text=BUYBACK))
    if rebounds(game, card) and game.owner[card] == own.player:
        options.append(Option(CHOOSE, card, text=REBOUND))
    if not options:
        acts.off_the_stack(game, card)
        game.go_past(frame, take_end)
        return
    options.extend(Option(CHOOSE, source, text=ZONE_NAMES[zone]) for source, zone in detours(game, card))
    game.ask(own.player, "replacement.instead", options, about=card, topic="instead")


@rule("stack.resolve-spell", at_work=("golden.card-over-rulebook", "replacement.instead"))
def take_end(game: Magic, frame: Frame) -> None:
    """It returns to its owner's hand, is exiled to be cast again, or goes where another effect puts it."""
    own = scope_of(frame)
    if game.answer.text == BUYBACK:
        move(game, [own.source], HAND, False)
    elif game.answer.text == REBOUND:
        rebound(game, own)
    else:
        carry(game, [own.source], [ZONE_NAMES.index(game.answer.text)], GRAVEYARD, True)


def rebounds(game: Magic, card: i64) -> bool:
    """Whether a spell is exiled as it resolves, to be cast again: one with rebound that was cast from a hand."""
    # rule: golden.card-over-rulebook
    if game.unreal[card] or game.cast_from[card] != HAND or game.flashed[card]:
        return False
    return rebound_of(game, card) is not None


def rebound_of(game: Magic, card: i64) -> Rebound | None:
    """The rebound of a spell: its own, or one that a rule of a card gives it."""
    # rule: golden.card-over-rulebook
    own = game.cards[game.face[card]].rebound
    if own is not None:
        return own
    for source, whose, node in game.rules_that("lends_rebound"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        found = regulation.lends_rebound(game, scope(source, node, whose), card)
        if found is not None:
            return found
    return None


def rebound(game: Magic, own: Scope) -> None:
    """The card is exiled, and may be cast again in its player's next upkeep."""
    card = own.source
    later = rebound_of(game, card)
    assert later is not None
    move(game, [card], EXILE)
    acts.modify(game, DELAYED, card, STEP_BEGAN, later.later.id, own, acts.forever())


# -- Copies and new targets --------------------------------------------------------------------------------------------


def copy_on_stack(game: Magic, player: i64, thing: Thing, gone: Scope | None = None) -> None:
    """A copy of a spell or ability, as it is or as it was, goes on the stack; its controller may choose new targets."""
    new = put_copy(game, player, thing, gone)
    if new is not None:
        game.begin(NEW_TARGETS, ChangeTargets(player, copied=True), scope=new.copy())


def copy_with_target(game: Magic, player: i64, spell: i64, slot: i64, target: Thing) -> None:
    """A copy of a spell goes on the stack above it, with another target in place of its own."""
    # rule: targets.choose-and-check
    new = put_copy(game, player, Thing(spell))
    if new is not None:
        change_target(game, new, slot, 0, target)
        tell_of_targets(game, new)


def put_copy(game: Magic, player: i64, thing: Thing, gone: Scope | None = None) -> Scope | None:
    """Put a copy of a spell or ability on the stack; None if it is not there any more, and nobody knows how it was."""
    one = acts.on_stack(game, thing) if gone is None else gone
    if one is None:
        return None
    new = one.copy()
    game.stamp += 1
    new.stamp = game.stamp
    new.player = player
    if thing.card >= 0:
        copy = game.add_card(game.face[thing.card], player, STACK)
        game.unreal[copy] = 1
        game.controller[copy] = player
        game.paid_x[copy] = game.paid_x[thing.card]
        game.kicked[copy] = game.kicked[thing.card]
        game.way[copy] = game.way[thing.card]
        game.reveal(copy)
        new.source = copy
    game.waiting.append(new)
    return new


@rule("targets.choose-and-check")
def ask_new_targets(game: Magic, changing: ChangeTargets) -> None:
    """For each target a player may choose another one, or leave it; or must choose another."""
    own = scope_of(changing)
    nodes = target_nodes(game, own)
    while changing.which < len(nodes):
        node = nodes[changing.which]
        picks = chosen_things(own, node.slot)
        if changing.index < len(picks):
            if any(not among(thing, picks) for thing in candidates(game, node, own)):
                game.ask(
                    changing.player,
                    "targets.choose-and-check",
                    [Option(YES)] if changing.must else [Option(YES), Option(NO)],
                    about=own.source,
                    topic="new-targets",
                )
                return
            changing.index += 1
            continue
        changing.which += 1
        changing.index = 0
    game.finish(changing)
    for i, one in enumerate(game.waiting):
        if one.stamp == own.stamp:
            game.waiting[i] = own.copy()
    if changing.copied:
        tell_of_targets(game, own)


@rule("targets.choose-and-check")
def choose_new_target(game: Magic, changing: ChangeTargets) -> None:
    """The new target is chosen."""
    own = scope_of(changing)
    if game.answer.verb == NO:
        changing.index += 1
        game.go_to(changing, ask_new_targets)
        return
    node = target_nodes(game, own)[changing.which]
    picks = chosen_things(own, node.slot)
    others = [thing for thing in candidates(game, node, own) if not among(thing, picks)]
    options = [option_of(game, thing) for thing in distinct(game, others, changing.player)]
    game.ask(changing.player, "targets.choose-and-check", options, about=own.source, topic="target")


@rule("targets.choose-and-check")
def take_new_target(game: Magic, changing: ChangeTargets) -> None:
    """It takes the place of the old one."""
    own = scope_of(changing)
    node = target_nodes(game, own)[changing.which]
    thing = thing_of(game, game.answer)
    change_target(game, own, node.slot, changing.index, thing)
    if thing.card >= 0 and not changing.copied:
        tell(game, Event(TARGETED, thing.card, own.source, own.player, own.stamp))
    changing.index += 1
    game.go_to(changing, ask_new_targets)


def change_target(game: Magic, own: Scope, slot: i64, index: i64, thing: Thing) -> None:
    """Another target takes the place of one of those chosen, and its share of what is divided among them."""
    # rule: targets.choose-and-check
    picks = chosen_things(own, slot)
    old = picks[index]
    picks[index] = thing
    keep_things(own, slot, picks)
    divided = division(game, own)
    if divided is not None:
        divided.pass_share(own, old, thing)
