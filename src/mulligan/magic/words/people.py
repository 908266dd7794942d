"""Words for players: whose a card is, the others, the enchanted, the defending and the targeted player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Players
from mulligan.cardlang.nouns import That
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import LEANS
from mulligan.magic.choices import TargetPlayers, Targets
from mulligan.magic.state import Magic
from mulligan.magic.things import Thing
from mulligan.magic.words.nouns import (
    TargetedBefore,
    ThatWas,
    as_they_were,
    nth_target,
)

PEOPLE: Final = Vocabulary()


class PlayerOf(Players[Magic]):
    """The controllers, or the owners, of cards; a player stands for itself."""

    def __init__(self, cards: Cards[Magic], owner: bool) -> None:
        self.of = cards
        self.owner = owner

    def who(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for thing in as_they_were(self.of, game, scope):
            if thing.player >= 0:
                found.append(thing.player)
            else:
                found.append(game.owner[thing.card] if self.owner else int(self.controller(game, scope, thing)))
        return [player for player in game.in_turn_order() if player in found]

    def controller(self, game: Magic, scope: Scope, thing: Thing) -> i64:
        """Who controls a card, or did as it left: what comes back later is another object."""
        # rule: players.controller zones.leaves-the-battlefield
        card = thing.card
        if game.state[card] != thing.mark:
            last = game.last_mark[card]
            if last == thing.mark or (last == thing.mark - 1 and not isinstance(self.of, TargetedBefore)):
                return game.last_controller[card]
            if scope.holder >= 0 and isinstance(self.of, (That, ThatWas)):
                return scope.holder
        return game.controller[card]


class ControllerThen(Players[Magic]):
    """Whoever controlled the card an event was about as it happened."""

    # rule: players.controller
    def who(self, game: Magic, scope: Scope) -> list[int]:
        return [int(scope.holder)] if scope.holder >= 0 and game.playing[scope.holder] else []


class OthersThanYou(Players[Magic]):
    """Each other player."""

    # rule: players.player
    def who(self, game: Magic, scope: Scope) -> list[int]:
        return [player for player in game.in_turn_order() if player != scope.player]


class EachFromYou(Players[Magic]):
    """Each player, you first and then the others in turn order: one after the other, not all at once."""

    # rule: players.player turn.order
    def who(self, game: Magic, scope: Scope) -> list[int]:
        order = game.in_turn_order()
        at = order.index(scope.player) if scope.player in order else 0
        return order[at:] + order[:at]


class EnchantedPlayer(Players[Magic]):
    """The player this Aura is attached to."""

    # rule: types.aura keyword.enchant
    def who(self, game: Magic, scope: Scope) -> list[int]:
        if scope.source < 0:
            return []
        player = game.attached_player[scope.source]
        if game.has_left(scope.source, game.incarnation(scope)):
            player = game.last_player[scope.source]  # whom it enchanted as it left
        return [player] if player >= 0 and game.playing[player] else []


class DefendingPlayer(Players[Magic]):
    """The player whom a creature attacks, or whose planeswalker it attacks; in Two-Headed Giant one of the heads."""

    # rule: combat.defending-player
    def __init__(self, of: Cards[Magic] | None) -> None:
        self.of = of

    def who(self, game: Magic, scope: Scope) -> list[int]:
        attackers = [scope.source] if self.of is None else self.of.cards(game, scope)
        found: list[int] = []
        for card in attackers:
            walker = game.attacked_walker[card]
            if walker >= 0:
                found.append(game.controller[walker])
            elif game.attacking[card] >= 0:
                found.append(game.attacking[card])
            elif self.of is None and scope.someone >= 0:
                found.append(scope.someone)  # it attacks no more: whom it attacked then
        return found


class TargetedPlayer(Players[Magic]):
    """The player chosen for the first, second … target of this spell or ability."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def who(self, game: Magic, scope: Scope) -> list[int]:
        node = nth_target(game, scope, self.which)
        if isinstance(node, TargetPlayers):
            return node.who(game, scope)
        if isinstance(node, Targets):
            return node.players_meant(game, scope)
        return []


PEOPLE.add("others_than_you -> players", OthersThanYou, "players.player", role=roles.MANY)
PEOPLE.add("each_from_you -> players", EachFromYou, "players.player", "turn.order", role=roles.MANY)
PEOPLE.add(
    "controller_of(cards: cards) -> players",
    lambda cards: PlayerOf(cards, False),
    "players.control",
    "players.controller",
    role=roles.LOOKS_BACK | roles.SINGLE,
)
PEOPLE.add(
    "controller_then -> players",
    ControllerThen,
    "players.controller",
    role=roles.LOOKS_BACK | roles.SINGLE,
    needs=binding.CARD,
)
PEOPLE.add(
    "owner_of(cards: cards) -> players",
    lambda cards: PlayerOf(cards, True),
    "players.owner",
    role=roles.LOOKS_BACK | roles.SINGLE,
)
PEOPLE.add(
    "enchanted_player -> players",
    EnchantedPlayer,
    "types.enchanted",
    "types.aura",
    "keyword.enchant",
    role=roles.SINGLE,
)
PEOPLE.add(
    "defending_player(of: cards = none) -> players", DefendingPlayer, "combat.defending-player", role=roles.SINGLE
)
PEOPLE.add("targeted_player(which: number = 1) -> players", TargetedPlayer, says=LEANS)
PEOPLE.add(
    "target_player(who: players = none, count: quantity = none) -> players",
    lambda who, count: TargetPlayers(who, None, count),
    "players.player",
    role=roles.TARGET,
)
PEOPLE.add(
    "target_players(most: quantity = none, who: players = none) -> players",
    lambda most, who: TargetPlayers(who, Number(0), Number(99) if most is None else most),
    role=roles.TARGET,
)
