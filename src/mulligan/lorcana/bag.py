"""The bag: where triggered abilities wait, and the order in which they resolve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Scope
from mulligan.kernel.options import RESOLVE, Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.check import something_required
from mulligan.lorcana.procedures import BAG, CHECK, Bag
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.trace import trace_words
from mulligan.lorcana.triggers import about_event, add_to_bag, effect_of, index_of, name_of, secondary
from mulligan.lorcana.zones import show_tops

# What a check and the bag rest on, also where they find nothing to do.
CHECKED: Final = (
    *("check.when", "check.conditions", "check.required-actions", "check.all-at-once", "check.again"),
    *("check.win-and-loss-first", "check.win-over-loss", "check.twenty-lore-wins", "check.empty-deck-loses"),
    *("check.empty-deck-since-last-check", "check.damage-banishes", "check.triggers-afterwards"),
    *("bag.add", "bag.triggers-only", "bag.pick-any", "bag.player-picks", "bag.active-player-picks"),
    *("bag.active-player-first", "bag.resolving-player-goes-on", "bag.around-the-table", "bag.empty-goes-on"),
)


def settle(game: Lorcana) -> None:
    """Check the game state and empty the bag; where the check would find nothing and the bag is empty, that is all."""
    if game.traced is not None:
        game.trace(*CHECKED)
    if game.own_match.shows_tops:
        show_tops(game)
    if game.triggered or game.waiting or something_required(game):
        game.begin(BAG, Bag())


@rule("check.when", "check.win-and-loss-first")
def check_state(game: Lorcana, bag: Bag) -> None:
    """The game state is checked."""
    game.begin(CHECK)


@rule("bag.add", "bag.empty-goes-on")
def add_triggers(game: Lorcana, bag: Bag) -> None:
    """What has triggered is added to the bag by the players whose abilities they are. An empty bag, and all goes on."""
    # rule: bag.triggers-only check.triggers-afterwards
    add_to_bag(game)
    if not game.waiting:
        game.finish(bag)


@rule(
    "bag.player-picks",
    "bag.active-player-picks",
    "bag.active-player-first",
    "bag.resolving-player-goes-on",
    "bag.around-the-table",
)
def pick_trigger(game: Lorcana, bag: Bag) -> None:
    """The active player picks one of their abilities until none is left, then the next player, around the table."""
    # rule: bag.pick-any players.team-bag
    if game.own_match.simultaneous:
        game.cite("players.team-bag")
    if bag.player < 0:
        bag.player = game.active
    for _ in range(game.match.seats):
        if game.playing[bag.player] and any(mine(game, one, bag.player) for one in game.waiting):
            break
        bag.player = (bag.player + 1) % game.match.seats
    options: list[Option] = []
    for i, one in enumerate(game.waiting):
        if mine(game, one, bag.player):
            option = trigger_option(game, one, i)
            if not any(same(option, other) for other in options):
                options.append(option)
    game.ask(bag.player, "bag.active-player-first", options, topic="bag")


def mine(game: Lorcana, one: Scope, player: i64) -> bool:
    """Whether a waiting ability is for this player to resolve: their own, or in a simultaneous turn their team's."""
    if one.player == player:
        return True
    return game.own_match.simultaneous and game.match.together(one.player, player)


def trigger_option(game: Lorcana, one: Scope, i: i64) -> Option:
    """The option to resolve a waiting ability next; its number says which of those waiting it is."""
    subject = one.subject if one.subject != one.source and about_event(game, one) else -1
    return Option(RESOLVE, one.source, subject, ability=index_of(game, one), number=i)


def same(one: Option, two: Option) -> bool:
    """Whether two options to resolve mean the same."""
    return one.card == two.card and one.target == two.target and one.ability == two.ability


@rule("triggers.if-checked-twice", "triggers.if-false-at-resolution")
def resolve_trigger(game: Lorcana, bag: Bag) -> None:
    """The ability picked leaves the bag and resolves fully, if its secondary condition still holds."""
    one = game.waiting.pop(game.answer.number).copy()
    game.go_to(bag, check_state)
    if secondary(game, one):
        trace_words(game, game.nodes[one.ability])
        game.note("resolves", one.player, one.source, text=name_of(game, one))
        game.resolve(effect_of(game, one).id, one)
