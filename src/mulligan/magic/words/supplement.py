"""Words of planes, phenomena and schemes: what they wait for and do that no other card does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.lasting import For
from mulligan.cardlang.nodes import Cards, Effect, Trigger
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.magic import planes, schemes
from mulligan.magic.acts import modify
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ABANDONED,
    CHAOS_ROLLED,
    CHAOTIC,
    DIE_ROLLED,
    ENCOUNTERED,
    EXTRA_TURN,
    PLANE,
    PLANESWALKED_AWAY,
    PLANESWALKED_TO,
    SET_IN_MOTION,
    UNTIL_PLANE_LEFT,
    UNTIL_PLANESWALK,
)
from mulligan.magic.triggers import trigger
from mulligan.magic.words.effects import Act, real
from mulligan.magic.words.nouns import set_aside

SUPPLEMENT_WORDS: Final = Vocabulary()
PLANES: Final = "planechase.planes"
SCHEMES: Final = "archenemy.schemes"

# -- What they wait for ------------------------------------------------------------------------------------------------


class OfThis(Trigger[Magic]):
    """Something happens to this very card: you planeswalk to it or away from it, meet it, set it in motion."""

    # rule: planechase.planes archenemy.schemes
    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def kinds(self) -> list[int]:
        return [int(self.kind)]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.card == scope.source and event.player == scope.player


class Rolled(Trigger[Magic]):
    """You roll the planar die, or chaos on it."""

    # rule: planechase.planes
    def __init__(self, kind: i64, face: i64 = -1) -> None:
        self.kind = kind
        self.face = face  # which must be rolled; -1 for any

    def kinds(self) -> list[int]:
        return [int(self.kind)]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.player == scope.player and self.face in (-1, event.number)


SUPPLEMENT_WORDS.add("planeswalk_to -> trigger", lambda: OfThis(PLANESWALKED_TO), PLANES)
SUPPLEMENT_WORDS.add("planeswalk_away -> trigger", lambda: OfThis(PLANESWALKED_AWAY), PLANES)
SUPPLEMENT_WORDS.add("encounter -> trigger", lambda: OfThis(ENCOUNTERED), PLANES)
SUPPLEMENT_WORDS.add("chaos_rolled -> trigger", lambda: Rolled(CHAOS_ROLLED), PLANES)
SUPPLEMENT_WORDS.add("die_rolled -> trigger", lambda: Rolled(DIE_ROLLED), PLANES)
SUPPLEMENT_WORDS.add("planeswalker_rolled -> trigger", lambda: Rolled(DIE_ROLLED, planes.PLANESWALK), PLANES)
SUPPLEMENT_WORDS.add("set_in_motion -> trigger", lambda: OfThis(SET_IN_MOTION), SCHEMES)
SUPPLEMENT_WORDS.add("abandoned -> trigger", lambda: OfThis(ABANDONED), SCHEMES)

# -- How long ----------------------------------------------------------------------------------------------------------

SUPPLEMENT_WORDS.add("until_planeswalk -> duration", lambda: For(UNTIL_PLANESWALK), PLANES, looks=0)

# -- Planes ------------------------------------------------------------------------------------------------------------


class Planeswalk(Act):
    """You planeswalk, if you are the planar controller."""

    # rule: planechase.planes
    def act(self, game: Magic, scope: Scope) -> None:
        planes.planeswalk(game, scope.player)


class RollDie(Act):
    """You roll the planar die; that does not make the action of rolling it dearer."""

    # rule: planechase.planes
    def act(self, game: Magic, scope: Scope) -> None:
        planes.roll_die(game, scope.player)


class BlanksAreChaos(Act):
    """A blank roll of the planar die is a chaos roll until a player planeswalks away from a plane."""

    # rule: planechase.planes
    def act(self, game: Magic, scope: Scope) -> None:
        modify(game, CHAOTIC, -1, 0, -1, scope, UNTIL_PLANE_LEFT)


class ReverseTurns(Act):
    """The turn order of the game is reversed."""

    # rule: planechase.planes
    def act(self, game: Magic, scope: Scope) -> None:
        game.backwards = not game.backwards
        game.touch()


class Uncovered(Effect[Magic]):
    """An effect on cards revealed from the top of your planar deck, which may be put back in an order you choose."""

    # rule: planechase.planes
    keeps_cards: ClassVar[bool] = True

    def room(self) -> i64:
        return 1

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True

    def uncover(self, game: Magic, scope: Scope, cards: list[int]) -> None:
        """Cards of a planar deck are revealed, and kept to be dealt with."""
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", scope.player, card, rule=PLANES)
        set_aside(game, scope, cards)
        scope.have_room(self.slot + 1)
        scope.picks[self.slot] = cards[:]

    def ask_order(self, game: Magic, scope: Scope, left: list[int]) -> None:
        """Ask which of these goes to the bottom next."""
        game.ask(scope.player, PLANES, [Option(CHOOSE, card) for card in left], about=scope.source, topic="order")

    def to_bottom(self, game: Magic, scope: Scope, card: i64) -> None:
        """A card goes from its place in the planar deck to the bottom."""
        deck = planes.planar_deck(game, scope.player)
        if card in deck:
            deck.remove(card)
            deck.append(card)
        game.touch()


def top_planes(game: Magic, player: i64, count: i64) -> list[int]:
    """The cards from the top of a planar deck down to so many planes."""
    found: list[int] = []
    left = count
    for card in planes.planar_deck(game, player):
        if left <= 0:
            break
        found.append(card)
        if game.cards[game.printed[card]].types & PLANE:
            left -= 1
    return found


class ChaosOfTop(Uncovered):
    """Reveal the top cards of your planar deck; their chaos abilities trigger; then all go to the bottom."""

    # rule: planechase.planes
    def __init__(self, count: i64) -> None:
        self.count = count

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: reveal and trigger; which goes to the bottom next; it goes there."""
        if frame.stage == 0:
            cards = planes.planar_deck(game, scope.player)[: self.count]
            self.uncover(game, scope, cards)
            for card in cards:
                for ability in game.cards[game.printed[card]].triggers:
                    if CHAOS_ROLLED in ability.kinds:
                        trigger(game, card, ability, scope.player, Event(CHAOS_ROLLED, -1, -1, scope.player))
            frame.stage = 1
            return True
        left = scope.picks[self.slot]
        if frame.stage == 2:
            left.remove(game.answer.card)
            self.to_bottom(game, scope, game.answer.card)
            frame.stage = 1
            return True
        if not left:
            return False
        frame.stage = 2
        self.ask_order(game, scope, left)
        return True


class Tunnel(Uncovered):
    """Reveal cards of your planar deck down to so many planes; one of these goes on top, the rest to the bottom."""

    # rule: planechase.planes
    def __init__(self, count: i64) -> None:
        self.count = count

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: reveal and choose; put it on top, the rest to the bottom in a random order."""
        if frame.stage == 0:
            cards = top_planes(game, scope.player, self.count)
            self.uncover(game, scope, cards)
            found = [card for card in cards if game.cards[game.printed[card]].types & PLANE]
            if not found:
                return False
            frame.stage = 1
            options = [Option(CHOOSE, card) for card in found]
            game.ask(scope.player, PLANES, options, about=scope.source, topic="planar-top")
            return True
        chosen = game.answer.card
        left = [card for card in scope.picks[self.slot] if card != chosen]
        while left:
            self.to_bottom(game, scope, left.pop(game.chance.below(len(left))))
        deck = planes.planar_deck(game, scope.player)
        deck.remove(chosen)
        deck.insert(0, chosen)
        return False


class MergePlanes(Uncovered):
    """Reveal cards of your planar deck down to so many planes; planeswalk to all these; the rest go to the bottom."""

    # rule: planechase.planes
    def __init__(self, count: i64) -> None:
        self.count = count

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: reveal and planeswalk; which of the rest goes to the bottom next; it goes there."""
        if frame.stage == 0:
            cards = top_planes(game, scope.player, self.count)
            self.uncover(game, scope, cards)
            found = [card for card in cards if game.cards[game.printed[card]].types & PLANE]
            if game.planar == scope.player and found:
                planes.planeswalk(game, scope.player, found)
                scope.picks[self.slot] = [card for card in cards if card not in found]
            frame.stage = 1
            return True
        left = scope.picks[self.slot]
        if frame.stage == 2:
            left.remove(game.answer.card)
            self.to_bottom(game, scope, game.answer.card)
            frame.stage = 1
            return True
        if not left:
            return False
        frame.stage = 2
        self.ask_order(game, scope, left)
        return True


class PlanarGlance(Uncovered):
    """Reveal the top card of your planar deck; you may put it on the bottom."""

    # rule: planechase.planes
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            cards = planes.planar_deck(game, scope.player)[:1]
            self.uncover(game, scope, cards)
            if not cards:
                return False
            frame.stage = 1
            game.ask(scope.player, PLANES, [Option(YES), Option(NO)], about=cards[0], topic="planar-bottom")
            return True
        if game.answer.verb == YES:
            for card in scope.picks[self.slot]:
                self.to_bottom(game, scope, card)
        return False


SUPPLEMENT_WORDS.add("planeswalk -> effect", Planeswalk, PLANES, role=roles.NOT_BY_OTHERS)
SUPPLEMENT_WORDS.add("roll_planar_die -> effect", RollDie, PLANES)
SUPPLEMENT_WORDS.add("blanks_are_chaos -> effect", BlanksAreChaos, PLANES)
SUPPLEMENT_WORDS.add("reverse_turn_order -> effect", ReverseTurns, PLANES)
SUPPLEMENT_WORDS.add("chaos_of_planar_top(count: number) -> effect", ChaosOfTop, PLANES)
SUPPLEMENT_WORDS.add("planar_tunnel(count: number) -> effect", Tunnel, PLANES)
SUPPLEMENT_WORDS.add("merge_planes(count: number) -> effect", MergePlanes, PLANES)
SUPPLEMENT_WORDS.add("planar_glance -> effect", PlanarGlance, PLANES)

# -- Schemes -----------------------------------------------------------------------------------------------------------


class Abandon(Act):
    """Ongoing schemes are abandoned: this one, where nothing else is said."""

    # rule: archenemy.schemes
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            schemes.abandon(game, card)


class SetSchemeInMotion(Act):
    """You set the top scheme of your scheme deck in motion."""

    # rule: archenemy.schemes
    def act(self, game: Magic, scope: Scope) -> None:
        schemes.set_in_motion(game, scope.player)


class TurnWithoutSchemes(Act):
    """You take an extra turn after this one, in which schemes cannot be set in motion."""

    # rule: archenemy.schemes
    def act(self, game: Magic, scope: Scope) -> None:
        modify(game, EXTRA_TURN, -1, 1, -1, scope, FOR_GOOD)


SUPPLEMENT_WORDS.add("abandon(cards: cards = this) -> effect", Abandon, SCHEMES)
SUPPLEMENT_WORDS.add("set_scheme_in_motion -> effect", SetSchemeInMotion, SCHEMES)
SUPPLEMENT_WORDS.add("extra_turn_without_schemes -> effect", TurnWithoutSchemes, SCHEMES)
