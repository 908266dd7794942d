"""Drawing cards: one after the other, unless something else happens instead of one of them."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import YES
from mulligan.kernel.rules import rule
from mulligan.lorcana import zones
from mulligan.lorcana.abilities import Always
from mulligan.lorcana.acts import forbidden
from mulligan.lorcana.procedures import DRAWING, Drawing
from mulligan.lorcana.replacing import offer_replacement, pick_replacement
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import NO_DRAWING


def draw(game: Lorcana, players: list[int], counts: list[int], telling: Scope | None = None) -> bool:
    """Players draw so many cards each, in this order. True when something may replace it: then a procedure has begun.

    The scope is told how many were drawn. What is drawn in place of a card is not replaced again.
    """
    # rule: replacement.one-only
    if game.own_match.replaces_draws and may_be_replaced(game) and not replaces_a_draw(game, telling):
        game.begin(DRAWING, Drawing(players[:], counts[:], []), scope=telling)
        return True
    for i in range(len(players)):
        drawn = zones.draw(game, players[i], counts[i])
        if telling is not None:
            telling.done += drawn
    return False


def may_be_replaced(game: Lorcana) -> bool:
    """Whether a card in play has something else happen instead of some card drawn, perhaps not of the first."""
    for source in game.all_in_play():
        for ability in game.card(source).always:
            if ability.effect.instead_of_drawing() is not None:
                return True
    return False


def replaces_a_draw(game: Lorcana, telling: Scope | None) -> bool:
    """Whether what is going on happens in place of a card drawn."""
    if telling is None or telling.ability < 0:
        return False
    ability = game.nodes[telling.ability]
    return isinstance(ability, Always) and ability.effect.instead_of_drawing() is not None


def replacers(game: Lorcana, player: i64) -> list[tuple[int, int]]:
    """The abilities by which something else happens instead of a player drawing a card: cards and nodes."""
    # rule: replacement.replaces
    found: list[tuple[int, int]] = []
    if forbidden(game, player, NO_DRAWING):
        return found
    for source in game.all_in_play():
        for ability in game.card(source).always:
            if ability.effect.replaces_draw(game, source, ability, player):
                found.append((source, ability.id))
    return found


def replacement(game: Lorcana, drawing: Drawing) -> tuple[Effect[Lorcana], bool, Scope]:
    """What happens instead by the ability picked, whether its player may decline, and what it refers to."""
    ability = game.nodes[drawing.ability]
    assert isinstance(ability, Always)
    told = ability.effect.instead_of_drawing()
    assert told is not None
    about = scope(drawing.source, drawing.ability, game.controller[drawing.source])
    about.someone = drawing.players[drawing.index]
    about.source_state = game.state[drawing.source]
    return told[0], told[1], about


def left_to_replace(game: Lorcana, drawing: Drawing) -> list[tuple[int, int]]:
    """Of the abilities by which something else happens instead, those that have not been declined for this card."""
    player = drawing.players[drawing.index]
    return [(source, ability) for source, ability in replacers(game, player) if ability not in drawing.before]


@rule("replacement.replaces", "replacement.one-only")
def find_replaced_draw(game: Lorcana, drawing: Drawing) -> None:
    """Cards are drawn up to the next for which something else may happen; of several things, its player picks one."""
    drawing.picking = False
    while drawing.index < len(drawing.players):
        player = drawing.players[drawing.index]
        if drawing.counts[drawing.index] <= 0:
            drawing.index += 1
            drawing.before = []
            continue
        found = left_to_replace(game, drawing)
        if len(found) > 1:
            drawing.picking = True
            asked = drawing.scope.player if drawing.scope is not None else player
            pick_replacement(game, asked, found)
            return
        if found:
            drawing.source, drawing.ability = found[0]
            return
        drawn = zones.draw(game, player, 1)
        if drawing.scope is not None:
            drawing.scope.done += drawn
        one_less(drawing)
    game.finish(drawing)


def one_less(drawing: Drawing) -> None:
    """One card of the player's is drawn, or something else has happened instead."""
    counts = drawing.counts[:]
    counts[drawing.index] -= 1
    drawing.counts = counts
    drawing.before = []


@rule("replacement.replaces")
def ask_for_draw(game: Lorcana, drawing: Drawing) -> None:
    """Whoever may decline the ability, perhaps just picked, is asked."""
    if drawing.picking:
        drawing.source, drawing.ability = left_to_replace(game, drawing)[game.answer.number]
    effect, optional, about = replacement(game, drawing)
    offer_replacement(game, effect, optional, about)


@rule("replacement.original-never-happens")
def take_draw(game: Lorcana, drawing: Drawing) -> None:
    """The card is not drawn, and the other thing happens; or the next ability, and the next card."""
    game.go_to(drawing, find_replaced_draw)
    if game.answer.verb != YES:
        drawing.before = [*drawing.before, drawing.ability]
        return
    effect, _, about = replacement(game, drawing)
    game.note("draws-not", drawing.players[drawing.index], -1, drawing.source)
    one_less(drawing)
    game.resolve(effect.id, about)
