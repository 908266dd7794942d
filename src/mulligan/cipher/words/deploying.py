"""Words for units that come onto the battlefield or grow there by an effect."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import zones
from mulligan.cipher.deployment import cannot_be_deployed, level_up, row_of
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BY_SKILL, DECK, FRONT, NO_LEVEL_UP
from mulligan.cipher.words.effects import OnCards
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option

DEPLOYING: Final = Vocabulary()


class LevelUpWith(OnCards):
    """A unit levels up with a card, from wherever it is, at no cost."""

    # rule: deployment.levelling-up deployment.level-up-mark deployment.class-change
    def __init__(self, cards: Cards[Cipher], unit: Cards[Cipher]) -> None:
        self.cards = cards
        self.unit = unit

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("deployment.levelling-up")
        units = [card for card in self.unit.cards(game, scope) if game.is_unit(card)]
        scope.done = 0
        for card in self.cards.cards(game, scope)[:1]:
            if units and not game.has_bar(units[0], NO_LEVEL_UP):
                level_up(game, card, units[0], game.controller[units[0]])
                scope.done = 1

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0 and len(self.unit.potential(game, scope)) > 0


class Deploy(OnCards):
    """Cards are deployed; their player says to which row, unless it is settled."""

    # rule: deployment.untapped-either-row deployment.no-second-of-a-name
    def __init__(self, cards: Cards[Cipher], tapped: bool, beside: Cards[Cipher] | None, row: str = "") -> None:
        self.cards = cards
        self.tapped = tapped
        self.beside = beside
        self.row = row  # the one it must be, if any

    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0
            frame.flag = 0
            scope.done = 0
            scope.it = self.cards.cards(game, scope)[:]
        while frame.index < len(scope.it):
            card = scope.it[frame.index]
            player = game.owner[card]
            if cannot_be_deployed(game, player, card, True) or game.is_unit(card):
                scope.it = [one for one in scope.it if one != card]  # only what is deployed is spoken of afterwards
                continue
            if frame.flag == 0:  # in which row?
                frame.flag = 1
                rows = self.rows(game, scope)
                if not rows:
                    scope.it = scope.it[: frame.index]
                    return False
                game.ask(scope.player, "deployment.untapped-either-row", rows, about=card, topic="row")
                return True
            zones.deploy(game, card, row_of(game.answer.text), self.tapped, player, BY_SKILL, scope.ability)
            scope.done += 1
            frame.flag = 0
            frame.index += 1
        return False

    def rows(self, game: Cipher, scope: Scope) -> list[Option]:
        """The rows a card may be deployed to."""
        if self.row:
            return [Option(CHOOSE, text=self.row)]
        if self.beside is None:
            return [Option(CHOOSE, text="front"), Option(CHOOSE, text="back")]
        found: list[Option] = []
        for zone, word in ((FRONT, "front"), (BACK, "back")):
            for unit in self.beside.cards(game, scope):
                if game.zone[unit] == zone:
                    found.append(Option(CHOOSE, text=word))
                    break
        return found

    def possible(self, game: Cipher, scope: Scope) -> bool:
        if self.beside is not None and not self.rows(game, scope):
            return False
        for card in self.cards.potential(game, scope):
            if game.zone[card] == DECK or not cannot_be_deployed(game, game.owner[card], card, True):
                return True
        return False


class Grow(OnCards):
    """Cards are put below a unit, which grows."""

    # rule: keyword.grow keyword.grow-is-no-level-up
    def __init__(self, cards: Cards[Cipher], under: Cards[Cipher]) -> None:
        self.cards = cards
        self.under = under

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.grow")
        units = [card for card in self.under.cards(game, scope) if game.is_unit(card)]
        cards = self.cards.cards(game, scope)[:]
        scope.done = 0
        if not units:
            return
        for card in cards:
            zones.grow(game, card, units[0])
            scope.done += 1

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0 and len(self.under.potential(game, scope)) > 0


DEPLOYING.add("level_up_with(cards: cards, unit: cards) -> effect", LevelUpWith, role=roles.STACKS)
DEPLOYING.add(
    "deploy(cards: cards) -> effect", lambda cards: Deploy(cards, False, None), sets=binding.BOTH, called="ally"
)
DEPLOYING.add(
    "deploy_tapped(cards: cards) -> effect", lambda cards: Deploy(cards, True, None), sets=binding.BOTH, called="ally"
)
DEPLOYING.add(
    "deploy_to_front(cards: cards) -> effect",
    lambda cards: Deploy(cards, False, None, "front"),
    sets=binding.BOTH,
    called="ally",
)
DEPLOYING.add(
    "deploy_to_back(cards: cards) -> effect",
    lambda cards: Deploy(cards, False, None, "back"),
    sets=binding.BOTH,
    called="ally",
)
DEPLOYING.add(
    "deploy_tapped_to_front(cards: cards) -> effect",
    lambda cards: Deploy(cards, True, None, "front"),
    sets=binding.BOTH,
    called="ally",
)
DEPLOYING.add(
    "deploy_tapped_to_back(cards: cards) -> effect",
    lambda cards: Deploy(cards, True, None, "back"),
    sets=binding.BOTH,
    called="ally",
)
DEPLOYING.add(
    "deploy_beside(cards: cards, beside: cards) -> effect", lambda cards, beside: Deploy(cards, False, beside)
)
DEPLOYING.add("grow(cards: cards, under: cards) -> effect", Grow, role=roles.STACKS)
