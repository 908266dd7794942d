"""Words for cards with two faces: transforming, flipping, and what was cast in the turn before."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import FICKLE, Cards, Players, Quantity
from mulligan.cardlang.triggers import On
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, FLIP, TRANSFORM, TRANSFORMED
from mulligan.magic.triggers import tell
from mulligan.magic.words.effects import Act, players_of, real

TRANSFORMING: Final = Vocabulary()


def other_face(game: Magic, card: i64) -> i64:
    """The face that a permanent has once it transforms, or flips; -1 if it can do neither now."""
    # rule: golden.card-over-rulebook
    if game.zone[card] != BATTLEFIELD or game.down[card]:
        return -1
    face = game.cards[game.face[card]]
    if face.layout == FLIP:
        return face.other
    printed = game.cards[game.printed[card]]
    if printed.layout != TRANSFORM or game.unreal[card]:
        return -1  # no card of two faces, whatever it is a copy of
    if game.face[card] == game.printed[card]:
        return printed.other
    return game.printed[card] if game.face[card] == printed.other else -1


class TurnOver(Act):
    """Permanents show their other face: one that transforms does so again and again, one that flips stays so."""

    tallies: ClassVar[bool] = True

    # rule: golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic], layout: str) -> None:
        self.cards = cards
        self.layout = layout

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if self.can(game, card)]
        for card in cards:
            game.face[card] = other_face(game, card)
            game.stamp += 1
            game.since[card] = game.stamp
            game.fresh = False
            game.unsettled = True
            what = "flips" if self.layout == FLIP else "transforms"
            game.note(what, game.controller[card], card, rule="golden.card-over-rulebook")
        scope.it = cards
        scope.done = len(cards)
        if cards and not game.fresh:
            game.refresh()
        for card in cards if game.listening[TRANSFORMED] else []:
            tell(game, Event(TRANSFORMED, card, -1, game.controller[card]))

    def can(self, game: Magic, card: i64) -> bool:
        """Whether a permanent is of that kind, and has another face to show."""
        return other_face(game, card) >= 0 and game.cards[game.face[card]].layout == self.layout


class SpellsLastTurn(Quantity[Magic]):
    """How many spells players cast in the turn before this one."""

    # rule: casting.spell
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def value(self, game: Magic, scope: Scope) -> i64:
        return sum(game.spells_last[player] for player in players_of(self.who, game, scope))


TRANSFORMING.add(
    "transform(cards: cards) -> effect",
    lambda cards: TurnOver(cards, TRANSFORM),
    "golden.card-over-rulebook",
    sets=binding.IT,
)
TRANSFORMING.add(
    "turn_over(cards: cards) -> effect",
    lambda cards: TurnOver(cards, FLIP),
    "golden.card-over-rulebook",
    sets=binding.IT,
)
TRANSFORMING.add(
    "transforms(who: cards) -> trigger",
    lambda card: On(TRANSFORMED, card),
    "golden.card-over-rulebook",
    sets=binding.CARD,
)
TRANSFORMING.add("spells_last_turn(who: players = none) -> quantity", SpellsLastTurn, "casting.spell", says=FICKLE)
