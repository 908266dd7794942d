"""Words for cards and players matched with others: one for each of a name, as many as each owned, another's target."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Players
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.choices import MagicCards, Targets
from mulligan.magic.state import Magic
from mulligan.magic.words.picking import ChosenCards

MATCHING: Final = Vocabulary()


class OneForEach(ChosenCards):
    """Up to one card for each of certain permanents, with the same name."""

    # rule: types.own-name
    def __init__(self, what: Cards[Magic], of: Cards[Magic]) -> None:
        super().__init__(what, Number(0), None, None)
        self.of = of

    def candidates(self, game: Magic, scope: Scope) -> list[int]:
        names = [game.card(card).name for card in self.of.cards(game, scope)]
        if self.slot < len(scope.picks):
            for card in scope.picks[self.slot]:
                if game.card(card).name in names:
                    names.remove(game.card(card).name)
        return [card for card in super().candidates(game, scope) if game.card(card).name in names]


class TopForOwners(MagicCards):
    """From the top of each owner's library as many cards as they owned of those acted on before."""

    # rule: zones.library players.owner
    def __init__(self, cards: Cards[Magic]) -> None:
        self.owned = cards

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        owners = [game.owner[card] for card in self.owned.cards(game, scope)]
        found: list[int] = []
        for player in game.in_turn_order():
            there = [card for card in game.library(player) if not game.unreal[card]]
            found.extend(there[: owners.count(player)])
        return found


class OpponentsOf(Players[Magic]):
    """The opponents of certain players."""

    # rule: players.opponent
    def __init__(self, who: Players[Magic]) -> None:
        self.whose = who

    def who(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for player in self.whose.who(game, scope):
            found.extend(other for other in game.opponents(player) if other not in found)
        return found


MATCHING.add(
    "one_for_each(what: cards, of: cards) -> cards",
    OneForEach,
    "types.own-name",
    role=roles.CHOICE,
    sets=binding.IT,
)
MATCHING.add("top_for_owners(cards: cards) -> cards", TopForOwners, "zones.library", "players.owner", called="card")
MATCHING.add("opponents_of(who: players) -> players", OpponentsOf, "players.opponent", role=roles.MANY)
MATCHING.add(
    "target_by(what: cards, by: players) -> cards",
    lambda what, by: Targets(what, None, None, by),
    "targets.choose-and-check",
    role=roles.TARGET | roles.SINGLE,
)
