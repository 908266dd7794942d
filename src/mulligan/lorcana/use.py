"""Using activated abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.rules import rule
from mulligan.lorcana.abilities import Use
from mulligan.lorcana.bag import settle
from mulligan.lorcana.procedures import UseAbility
from mulligan.lorcana.refusals import (
    CANNOT_USE,
    COST_CANNOT_BE_PAID,
    EXERTED_ALREADY,
    NO_SUCH_ABILITY,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    STILL_DRYING,
    TOO_LITTLE_INK,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import CHARACTER, ITEM, LOCATION, NO_USE, PLAY, RECKLESS, USED
from mulligan.lorcana.trace import trace_words
from mulligan.lorcana.triggers import tell
from mulligan.lorcana.words.lasting import ExertThis, PayInk

AT_ONCE: Final = {ITEM: "use.items-at-once", LOCATION: "use.location-at-once"}


def abilities_of(game: Lorcana, card: i64) -> list[Use]:
    """The activated abilities of a card in play, those granted to it included."""
    found = game.card(card).uses
    if not game.fresh:
        game.refresh()
    if game.own_match.strips:
        found = [ability for ability in found if not game.has_lost(card, ability)]
    if game.granted:
        granted: list[Use] = []
        for owner, node in game.granted:
            ability = game.nodes[node]
            if owner == card and isinstance(ability, Use) and ability not in granted:
                granted.append(ability)
        if granted:
            return found + granted
    return found


def for_free(game: Lorcana, card: i64, ability: Use) -> bool:
    """Whether something lets an ability be used for free: without its ink cost, with all other costs."""
    # rule: use.free
    for one in game.card(card).always:
        if one.effect.frees_ability(game, card, one, ability.name):
            return True
    return False


def find_ability(game: Lorcana, card: i64, index: i64) -> Use | None:
    """The activated ability that is printed as this one on the card."""
    for ability in abilities_of(game, card):
        if ability.index == index:
            return ability
    return None


def cannot_use(game: Lorcana, player: i64, card: i64, ability: Use) -> str:
    """Why a player may not use an ability now, if so."""
    # rule: use.steps use.items-at-once use.location-at-once use.dry cards.exerted golden.cannot-beats-can
    if game.zone[card] != PLAY:
        return NOT_IN_PLAY
    if game.controller[card] != player:
        return NOT_YOURS
    if game.barred(card, NO_USE):
        return CANNOT_USE
    acting = scope(card, ability.id, player)
    free = for_free(game, card, ability)
    for cost in ability.costs:
        if not (free and cost.waived()) and not cost.payable(game, acting):
            return COST_CANNOT_BE_PAID
    return OK


def why_not_use(game: Lorcana, player: i64, card: i64, index: i64) -> str:
    """Why a player may not use the ability of that number on a card, if so."""
    ability = find_ability(game, card, index) if game.zone[card] == PLAY else None
    if ability is None:
        return NO_SUCH_ABILITY
    why = cannot_use(game, player, card, ability)
    return lacking(game, player, card, ability) if why == COST_CANNOT_BE_PAID else why


def lacking(game: Lorcana, player: i64, card: i64, ability: Use) -> str:
    """What is missing where the cost of an ability cannot be paid."""
    # rule: use.dry cards.ready cost.pay
    for cost in ability.costs:
        if isinstance(cost, ExertThis) and game.exerted[card] != 0:
            return EXERTED_ALREADY
        if isinstance(cost, ExertThis) and game.drying[card] != 0 and game.card(card).type == CHARACTER:
            return STILL_DRYING
        if isinstance(cost, PayInk) and not cost.payable(game, scope(card, ability.id, player)):
            return TOO_LITTLE_INK
    return COST_CANNOT_BE_PAID


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("use.announce", "use.turn-action")
def announce_ability(game: Lorcana, use: UseAbility) -> None:
    """The player announces the ability."""
    ability = find_ability(game, use.card, use.index)
    assert ability is not None
    use.scope = scope(use.card, ability.id, game.controller[use.card])
    use.scope.source_state = game.state[use.card]
    use.ability = ability.id
    game.note("uses", game.controller[use.card], use.card, text=ability.name)
    if game.traced is not None:
        game.trace(AT_ONCE.get(game.card(use.card).type, "use.dry"), "use.steps")
        if game.has(use.card, RECKLESS):
            game.trace("keyword.reckless", "keyword.reckless.may-exert")


@rule("use.pay")
def pay_for_ability(game: Lorcana, use: UseAbility) -> None:
    """The player pays its costs, one after the other."""
    scope = use.scope
    ability = game.nodes[use.ability]
    assert scope is not None
    assert isinstance(ability, Use)
    if use.paid < len(ability.costs):
        game.go_again(use)
        cost = ability.costs[use.paid]
        use.paid += 1
        game.trace("cost.total", "cost.pay", "use.free")
        if cost.waived() and for_free(game, scope.source, ability):
            game.cite("use.free")
        else:
            cost.pay(game, scope)


@rule("use.resolve")
def resolve_ability(game: Lorcana, use: UseAbility) -> None:
    """Once the cost is paid the ability resolves at once."""
    scope = use.scope
    ability = game.nodes[use.ability]
    assert scope is not None
    assert isinstance(ability, Use)
    trace_words(game, ability)
    tell(game, Event(USED, scope.source, -1, scope.player))
    game.resolve(ability.effect.id, scope)


@rule("use.triggers-wait")
def resolve_use(game: Lorcana, use: UseAbility) -> None:
    """What triggered meanwhile resolves now that the ability is fully resolved."""
    settle(game)
