"""Banishing, and returning to hands: cards go there together, unless something else happens to one of them."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import YES
from mulligan.kernel.rules import rule
from mulligan.lorcana import zones
from mulligan.lorcana.abilities import ON_BANISHING, Always
from mulligan.lorcana.procedures import BANISH, Banishing
from mulligan.lorcana.replacing import offer_replacement, pick_replacement
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import PLAY


def banish(game: Lorcana, cards: list[int], telling: Scope | None = None) -> bool:
    """Banish cards at the same time. True when something may replace it: then a procedure has begun.

    The scope is told which cards were banished.
    """
    if not game.fresh:
        game.refresh()
    if game.special & ON_BANISHING:
        for card in cards:
            if rescuers(game, card, False):
                game.begin(BANISH, Banishing(cards[:], []), scope=telling)
                return True
    banish_now(game, cards, telling)
    return False


def return_to_hand(game: Lorcana, cards: list[int], telling: Scope) -> bool:
    """Return cards to their players' hands at the same time. True when something may replace it, as for banishing."""
    # rule: replacement.one-only
    if not game.fresh:
        game.refresh()
    if game.special & ON_BANISHING and not replaces_leaving(game, telling):
        there = [card for card in cards if game.zone[card] == PLAY]
        for card in there:
            if rescuers(game, card, True):
                zones.to_hand(game, [one for one in cards if one not in there])
                game.begin(BANISH, Banishing(there, [], to_hand=True), scope=telling)
                return True
    return_now(game, cards, telling)
    return False


def return_now(game: Lorcana, cards: list[int], telling: Scope | None) -> None:
    """Whatever is left to be returned is."""
    if telling is not None:
        telling.done = len(cards)
        telling.it = cards[:]
    zones.to_hand(game, cards)


def replaces_leaving(game: Lorcana, telling: Scope) -> bool:
    """Whether what is going on happens in place of cards being banished or returned: that is not replaced again."""
    ability = game.nodes[telling.ability] if telling.ability >= 0 else None
    return isinstance(ability, Always) and ability.effect.spares()


def banish_now(game: Lorcana, cards: list[int], telling: Scope | None) -> None:
    """Whatever is left to be banished is."""
    if telling is not None:
        telling.done = len(cards)
        telling.it = cards[:]
    zones.banish(game, cards)


def rescuers(game: Lorcana, card: i64, to_hand: bool) -> list[tuple[int, int]]:
    """The abilities by which something else happens instead of a card being banished or returned: cards and nodes."""
    # rule: replacement.replaces
    found: list[tuple[int, int]] = []
    for source in game.all_in_play():
        for ability in game.card(source).always:
            if ability.effect.rescues(game, source, ability, card, to_hand):
                found.append((source, ability.id))
    return found


def rescue(game: Lorcana, source: i64, ability: i64, card: i64) -> tuple[Effect[Lorcana], bool, Scope]:
    """What happens instead by an ability, whether its player may decline, and what it refers to."""
    for one in game.card(source).always:
        if one.id == ability:
            effect, optional = one.effect.instead_of_banishing()
            about = scope(source, ability, game.controller[source])
            about.subject = card
            about.mark = game.state[card]
            about.source_state = game.state[source]
            about.it = [card]
            return effect, optional, about
    raise LookupError(ability)


def left_to_rescue(game: Lorcana, banishing: Banishing, card: i64) -> list[tuple[int, int]]:
    """Of the abilities by which something else happens instead, those that have not been declined for this card."""
    found = rescuers(game, card, banishing.to_hand)
    return [(source, ability) for source, ability in found if ability not in banishing.before]


@rule("replacement.replaces", "replacement.one-only")
def find_rescued(game: Lorcana, banishing: Banishing) -> None:
    """The next card for which something else may happen instead; of several things, whose effect it is picks one."""
    banishing.picking = False
    while banishing.index < len(banishing.cards):
        card = banishing.cards[banishing.index]
        found = left_to_rescue(game, banishing, card)
        if len(found) > 1:
            banishing.picking = True
            effect = banishing.scope
            player = effect.player if effect is not None else game.controller[card]
            pick_replacement(game, player, found, card)
            return
        if found:
            banishing.source, banishing.ability = found[0]
            return
        banishing.index += 1
        banishing.before = []
    game.go_past(banishing, take_rescue)


@rule("replacement.replaces")
def ask_rescue(game: Lorcana, banishing: Banishing) -> None:
    """Whoever may decline the ability, perhaps just picked, is asked."""
    card = banishing.cards[banishing.index]
    if banishing.picking:
        banishing.source, banishing.ability = left_to_rescue(game, banishing, card)[game.answer.number]
    effect, optional, about = rescue(game, banishing.source, banishing.ability, card)
    offer_replacement(game, effect, optional, about)


@rule("replacement.original-never-happens")
def take_rescue(game: Lorcana, banishing: Banishing) -> None:
    """The card is not banished, and the other thing happens; or the next ability, and the next card."""
    game.go_to(banishing, find_rescued)
    if game.answer.verb != YES:
        banishing.before = [*banishing.before, banishing.ability]
        return
    card = banishing.cards[banishing.index]
    banishing.cards = [one for one in banishing.cards if one != card]
    banishing.before = []
    effect, _, about = rescue(game, banishing.source, banishing.ability, card)
    game.note("is-not-returned" if banishing.to_hand else "is-rescued", about.player, card, banishing.source)
    game.resolve(effect.id, about)


@rule("zones.to-own-discard")
def banish_rest(game: Lorcana, banishing: Banishing) -> None:
    """All others are banished, or returned, at the same time."""
    there = [card for card in banishing.cards if game.zone[card] == PLAY]
    if banishing.to_hand:
        return_now(game, there, banishing.scope)
        return
    banish_now(game, there, banishing.scope)
