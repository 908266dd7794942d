"""What a decision is about, in words of the card language: the ability, what of it is under way, what is chosen for."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import CardMatch, Chosen, Effect, Node
from mulligan.cardlang.notation import show
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.game import Game
from mulligan.kernel.views import DecisionView, Face, decision_view, sees


class Asking:
    """What a decision is about. Where nothing of a card is under way, all of it is None."""

    def __init__(self) -> None:
        self.ability: Node | None = None  # the ability that is resolving, being used or cast
        self.effect: Node | None = None  # what of it is under way: an effect, a cost, or all of it
        self.part: Node | None = None  # the word in that which is being chosen for
        self.chosen: list[int] = []  # what has been chosen for it already
        self.besides: list[Node] = []  # what else of the card tells what it would do: what an Aura does to its bearer
        self.modes: list[Node] = []  # what may be chosen between by a number, from 1
        self.several = False  # whether more than one thing is to be chosen for it
        self.scope: Scope | None = None  # what the ability refers to


def asking(game: Game) -> Asking:
    """What the pending decision is about, as far as the running procedure tells."""
    found = Asking()
    match = game.match
    if game.decision is None or not game.frames or not isinstance(match, CardMatch):
        return found
    frame = game.frames[-1]
    scope = frame.scope
    if scope is None:
        return found
    found.scope = scope
    if scope.ability >= 0:
        found.ability = match.nodes[scope.ability]
    if isinstance(frame, Resolve):
        effect = match.nodes[frame.node]
        found.effect = effect
        if isinstance(effect, Effect):
            found.part = effect.asks(frame, game.decision.topic)
            found.several = len(effect.choices) > 1
            found.modes = effect.modes()
            if isinstance(found.part, Chosen) and found.part.slot < len(scope.picks):
                found.chosen = scope.picks[found.part.slot]
    else:
        found.effect = found.ability
    return found


def asked_view(
    game: Game, player: i64, zones: tuple[str, ...], found: Asking, looking: list[Face]
) -> DecisionView | None:
    """The pending decision; for who must choose with what it is about, as far as they know the card."""
    shown = decision_view(game, player, zones)
    if shown is None or "options" not in shown:
        return shown
    if "about" in shown:
        if found.effect is not None:
            shown["effect"] = show(found.effect)
        if found.part is not None:
            shown["part"] = show(found.part)
    chosen = [card for card in found.chosen if 0 <= card < len(game.known) and sees(game, player, card)]
    if chosen:
        shown["chosen"] = chosen
    if looking:
        shown["looking"] = looking
    return shown


def looked_at(game: Game, player: i64, cards: list[int], hidden: tuple[int, ...]) -> list[int]:
    """Of these cards and those on offer, the ones in piles that are hidden otherwise whose faces a player sees."""
    found: list[int] = []
    decision = game.decision
    if decision is None:
        return found
    offered = [option.card for option in decision.options]
    for card in cards + offered:
        if 0 <= card < len(game.known) and card not in found:
            if game.zone[card] in hidden and sees(game, player, card):
                found.append(card)
    return found
