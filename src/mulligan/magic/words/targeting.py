"""Words for targets that are chosen in a special way: alike, one of each player, at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import Cards, Players, Quantity
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.choices import TargetPlayers, Targets
from mulligan.magic.state import Magic
from mulligan.magic.things import Thing, among
from mulligan.magic.words.traits import whose

TARGETING: Final = Vocabulary()


class AlikeTargets(Targets):
    """So many targets that share a card type."""

    # rule: targets.choose-and-check types.table
    def together(self, game: Magic, picks: list[Thing], things: list[Thing]) -> list[Thing]:
        if picks:
            return [one for one in things if among(one, picks) or all(alike(game, one, two) for two in picks)]
        return [one for one in things if any(alike(game, one, two) for two in things if not one.same(two))]

    def still_together(self, game: Magic, things: list[Thing]) -> list[Thing]:
        return things if all(alike(game, things[0], two) for two in things[1:]) else []


def alike(game: Magic, one: Thing, two: Thing) -> bool:
    """Whether two permanents share a card type."""
    return game.types_of(one.card) & game.types_of(two.card) != 0


class TargetOfEach(Targets):
    """For each of certain players, up to one target of theirs."""

    # rule: targets.choose-and-check
    def __init__(self, what: Cards[Magic], who: Players[Magic]) -> None:
        super().__init__(what, Number(0), NumberOf(who))

    def together(self, game: Magic, picks: list[Thing], things: list[Thing]) -> list[Thing]:
        served = [whose(game, one.card) for one in picks]
        return [one for one in things if among(one, picks) or whose(game, one.card) not in served]


class NumberOf(Quantity[Magic]):
    """How many players there are of certain ones."""

    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def value(self, game: Magic, scope: Scope) -> i64:
        return len(self.who.who(game, scope))


def random_player(who: Players[Magic] | None) -> TargetPlayers:
    """A target player whom chance chooses."""
    found = TargetPlayers(who, None, None)
    found.at_random = True
    return found


class OpponentsBut(Players[Magic]):
    """Your opponents, but for certain players."""

    # rule: players.opponent
    def __init__(self, who: Players[Magic]) -> None:
        self.left_out = who

    def who(self, game: Magic, scope: Scope) -> list[int]:
        without = self.left_out.who(game, scope)
        return [player for player in game.opponents(scope.player) if player not in without]


class YouAnd(Players[Magic]):
    """You and certain players."""

    # rule: players.player
    def __init__(self, who: Players[Magic]) -> None:
        self.others = who

    def who(self, game: Magic, scope: Scope) -> list[int]:
        others = self.others.who(game, scope)
        return [player for player in game.in_turn_order() if player == scope.player or player in others]


TARGETING.add(
    "alike_targets(count: quantity, what: cards) -> cards",
    lambda count, what: AlikeTargets(what, None, count),
    "targets.choose-and-check",
    role=roles.TARGET,
)
TARGETING.add(
    "target_of_each(what: cards, who: players) -> cards", TargetOfEach, "targets.choose-and-check", role=roles.TARGET
)
TARGETING.add(
    "random_target_player(who: players = none) -> players",
    random_player,
    "targets.choose-and-check",
    "players.player",
    role=roles.TARGET,
)
TARGETING.add("opponents_but(who: players) -> players", OpponentsBut, "players.opponent", role=roles.MANY)
TARGETING.add("you_and(who: players) -> players", YouAnd, "players.player", role=roles.MANY)
