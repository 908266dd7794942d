"""Words for untap steps and draws that go otherwise than usual: something instead, others too, cards revealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import Cards, Effect, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic

UNTAPPING: Final = Vocabulary()


class UntapInstead(Regulation):
    """As permanents of a kind would untap in their controller's untap step, something else happens instead."""

    # rule: replacement.instead turn.untap
    def __init__(self, what: Cards[Magic], effect: Effect[Magic]) -> None:
        self.what = what
        self.effect = effect

    def instead_of_untapping(self, game: Magic, scope: Scope, card: i64) -> i64:
        return self.effect.id if self.what.fits(game, scope, card) else -1


class UntapAtMost(Regulation):
    """Players cannot untap more than so many permanents of a kind in their untap steps."""

    # rule: turn.untap
    def __init__(self, count: Quantity[Magic], what: Cards[Magic], who: Players[Magic]) -> None:
        self.count = count
        self.what = what
        self.who = who

    def must_stay_tapped(self, game: Magic, scope: Scope, player: i64, cards: list[int]) -> list[int]:
        if player not in self.who.who(game, scope):
            return []
        found = [card for card in cards if self.what.fits(game, scope, card)]
        return found if len(found) > self.count.value(game, scope) else []


class UntapsToo(Regulation):
    """Permanents of a kind untap in the untap steps of certain players, too."""

    # rule: turn.untap
    def __init__(self, what: Cards[Magic], who: Players[Magic]) -> None:
        self.what = what
        self.who = who

    def untaps_too(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        return player in self.who.who(game, scope) and self.what.fits(game, scope, card)


class DrawsRevealed(Regulation):
    """Players reveal each card they draw."""

    # rule: zones.reveal zones.draw
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def shows_draws(self, game: Magic, scope: Scope, player: i64) -> bool:
        return player in self.who.who(game, scope)


UNTAPPING.add(
    "untap_instead(what: cards, effect: effect) -> regulation",
    UntapInstead,
    "replacement.instead",
    "turn.untap",
    "golden.card-over-rulebook",
    inside=binding.CARD,
)
UNTAPPING.add(
    "untap_at_most(count: quantity, what: cards, who: players) -> regulation",
    UntapAtMost,
    "turn.untap",
    "golden.card-over-rulebook",
)
UNTAPPING.add(
    "untaps_too(what: cards, who: players) -> regulation", UntapsToo, "turn.untap", "golden.card-over-rulebook"
)
UNTAPPING.add(
    "draws_revealed(who: players) -> regulation",
    DrawsRevealed,
    "zones.reveal",
    "zones.draw",
    "golden.card-over-rulebook",
)
