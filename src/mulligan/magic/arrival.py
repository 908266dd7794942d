"""Cards that come onto the battlefield: what they bring, and what rules of cards say of that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import Modifier
from mulligan.magic import layers
from mulligan.magic.abilities import AsEnters
from mulligan.magic.counting import counters_made, put_counters
from mulligan.magic.placing import not_commanded, place
from mulligan.magic.printed import AURA
from mulligan.magic.procedures import ENTER, Enter
from mulligan.magic.regulations import EntersMore, Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ADD_ABILITY,
    BATTLEFIELD,
    ENTERED,
    ENTERS_PLUS,
    LOSE_ABILITIES,
    LOYALTY,
    PLUS,
    SET_SUBTYPE,
    STACK,
)
from mulligan.magic.things import Thing
from mulligan.magic.triggers import tell

NOT_COUNTED: Final[dict[tuple[int, int], int]] = {}


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
