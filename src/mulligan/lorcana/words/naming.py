"""Words for naming something: a card, a type of cards, a classification; and for what was named."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang.binding import DONE, IT
from mulligan.cardlang.nodes import Effect, Quantity, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import TYPE_NAMES
from mulligan.lorcana.words.traits import has_class

NAMING: Final = Vocabulary()


def ask_to_name(game: Lorcana, scope: Scope, topic: str, names: list[str]) -> None:
    """The player is asked to name one of these."""
    options = [Option(CHOOSE, text=name) for name in names]
    game.cite("golden.choose-on-resolving")
    game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic=topic)


class NameCard(Effect[Lorcana]):
    """The player names a card, reveals the top card of their deck, and what follows depends on whether it is that."""

    def __init__(self, hit: Effect[Lorcana], miss: Effect[Lorcana] | None) -> None:
        self.hit = hit
        self.miss = miss

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            ask_to_name(game, scope, "name", game.own_match.card_names)
            return True
        if frame.stage == 1:
            frame.stage = 2
            deck = game.deck(scope.player)
            if not deck:
                return False
            game.note("names", scope.player, text=game.answer.text)
            game.reveal(deck[0])
            game.note("is-revealed", scope.player, deck[0])
            scope.it = [deck[0]]
            if game.answer.text in game.card(deck[0]).names:
                game.resolve(self.hit.id, scope)
                return True
            if self.miss is not None:
                game.resolve(self.miss.id, scope)
                return True
        return False


class Naming(Effect[Lorcana]):
    """The player names something; what follows speaks of it by its number among all that could be named."""

    topic: ClassVar[str]

    def __init__(self, effect: Effect[Lorcana]) -> None:
        self.effect = effect

    def names(self, game: Lorcana) -> list[str]:
        """What can be named."""
        raise NotImplementedError

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        names = self.names(game)
        if frame.stage == 0 and names:
            frame.stage = 1
            ask_to_name(game, scope, self.topic, names)
            return True
        if frame.stage == 1:
            frame.stage = 2
            game.note("names", scope.player, text=game.answer.text)
            scope.named = names.index(game.answer.text)
            game.resolve(self.effect.id, scope)
            return True
        return False


class NameFirst(Naming):
    """The player names a card."""

    topic = "name"

    def names(self, game: Lorcana) -> list[str]:
        return game.own_match.card_names


class NameType(Naming):
    """The player names a type of cards."""

    topic = "type"

    def names(self, game: Lorcana) -> list[str]:
        return list(TYPE_NAMES[1:])


class NameClass(Naming):
    """The player names a classification."""

    topic = "class"

    def names(self, game: Lorcana) -> list[str]:
        return game.own_match.class_names


class NameNumber(Naming):
    """The player names a number; what follows speaks of it."""

    topic = "number"

    def names(self, game: Lorcana) -> list[str]:
        return game.own_match.number_names


class NamedNumber(Quantity[Lorcana]):
    """The number that was named."""

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return scope.named


class WithNamedName(Trait[Lorcana]):
    """With the name that was named."""

    # rule: cards.name
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.own_match.card_names[scope.named] in game.card(card).names


class OfNamedType(Trait[Lorcana]):
    """Of the type that was named."""

    # rule: cards.action-type cards.item-type cards.location-type
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.card(card).type == scope.named + 1  # a card without a type, which comes first, cannot be named


class OfNamedClass(Trait[Lorcana]):
    """With the classification that was named."""

    # rule: cards.classifications
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return has_class(game, card, game.own_match.class_names[scope.named].lower())


NAMING.add("name_first(effect: effect) -> effect", NameFirst, "cards.name")
NAMING.add("name_type(effect: effect) -> effect", NameType)
NAMING.add("of_named_type -> trait", OfNamedType)
NAMING.add("name_class(effect: effect) -> effect", NameClass, "cards.classifications")
NAMING.add("name_number(effect: effect) -> effect", NameNumber)
NAMING.add("named_number -> quantity", NamedNumber)
NAMING.add("of_named_class -> trait", OfNamedClass, "cards.classifications")
NAMING.add("with_named_name -> trait", WithNamedName, "cards.name")
NAMING.add("name_card(hit: effect, miss: effect = none) -> effect", NameCard, "cards.name", sets=DONE, inside=IT)
