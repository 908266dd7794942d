"""Words for how much may be done: attackers and blockers each combat, lands, what the top of a library allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Players, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic

LIMITING: Final = Vocabulary()
NO_END: Final = 999  # of lands a turn


class AttackersAtMost(Regulation):
    """No more than so many creatures can attack each combat."""

    # rule: combat.declare-attackers
    def __init__(self, count: i64) -> None:
        self.count = count

    def most_attackers(self, game: Magic, scope: Scope) -> i64:
        return self.count


class BlockersAtMost(Regulation):
    """No more than so many creatures can block each combat."""

    # rule: combat.block
    def __init__(self, count: i64) -> None:
        self.count = count

    def most_blockers(self, game: Magic, scope: Scope) -> i64:
        return self.count


class AnyLands(Regulation):
    """You may play any number of lands each turn."""

    # rule: types.land
    def more_lands(self, game: Magic, scope: Scope, player: i64) -> i64:
        return NO_END if player == scope.player else 0


class NoLands(Regulation):
    """Certain players cannot play lands."""

    # rule: types.land golden.card-over-rulebook
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def more_lands(self, game: Magic, scope: Scope, player: i64) -> i64:
        return -NO_END * NO_END if player in self.who.who(game, scope) else 0


class MayPlayTops(Regulation):
    """You may play the top card of the library of each of certain players."""

    # rule: casting.play
    def __init__(self, whose: Players[Magic]) -> None:
        self.whose = whose

    def allows_cast(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        if player != scope.player:
            return False
        return any(game.library(other)[:1] == [card] for other in self.whose.who(game, scope))


class SharesCardType(Trait[Magic]):
    """Of a card type that one of certain cards is of, too."""

    # rule: types.table
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        types = game.types_of(card)
        return any(game.types_of(other) & types for other in self.of.cards(game, scope) if other != card)


LIMITING.add(
    "attackers_at_most(count: number) -> regulation",
    AttackersAtMost,
    "combat.declare-attackers",
    "golden.card-over-rulebook",
)
LIMITING.add(
    "blockers_at_most(count: number) -> regulation", BlockersAtMost, "combat.block", "golden.card-over-rulebook"
)
LIMITING.add("any_lands -> regulation", AnyLands, "types.land", "golden.card-over-rulebook")
LIMITING.add("no_lands(who: players = you) -> regulation", NoLands, "types.land", "golden.card-over-rulebook")
LIMITING.add("may_play_tops(whose: players) -> regulation", MayPlayTops, "casting.play", "golden.card-over-rulebook")
LIMITING.add("shares_card_type_with(of: cards) -> trait", SharesCardType)
