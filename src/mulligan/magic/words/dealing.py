"""Whether a source of damage is of a kind: as it is, or as it was when it left the battlefield."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Players, Trait, Trigger
from mulligan.cardlang.traits import AnyOf, Non
from mulligan.cardlang.triggers import On
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import Activated, When
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, DEALT_DAMAGE, STACK, STRUCK, WAS_OF_TYPES
from mulligan.magic.words.nouns import AnyKind, Noun, Source
from mulligan.magic.words.quantities import remembered
from mulligan.magic.words.traits import Opposing, Yours


def deals(what: Cards[Magic], game: Magic, scope: Scope, card: i64) -> bool:
    """Whether a source of damage is of a kind; of a permanent that has left it is asked as it left."""
    # rule: stack.outlives-source zones.leaves-the-battlefield
    if isinstance(what, AnyKind):
        return any(deals(one, game, scope, card) for one in what.nouns)
    if card < 0 or not isinstance(what, (Noun, Source)) or not was_permanent(game, card):
        return what.fits(game, scope, card)
    if isinstance(what, Noun):
        if what.zone != BATTLEFIELD:
            return False
        if what.types != 0 and game.last_looks[card] & (what.types << WAS_OF_TYPES) == 0:
            return False
    return all(had(trait, game, scope, card) for trait in what.traits)


def was_permanent(game: Magic, card: i64) -> bool:
    """Whether the source of the damage is a permanent that has left, not the card that it is by now."""
    if game.zone[card] == BATTLEFIELD or game.zone[card] == STACK:
        return False
    for frame in reversed(game.frames):
        acting = frame.scope
        if acting is not None and acting.source == card and acting.ability >= 0:
            ability = game.nodes[acting.ability]
            if isinstance(ability, (Activated, When)) and ability.zone is not None:
                return False
            return game.has_left(card, game.incarnation(acting))
    return game.has_left(card, game.state[card])


def had(trait: Trait[Magic], game: Magic, scope: Scope, card: i64) -> bool:
    """Whether a permanent had a trait as it left, as far as that is remembered."""
    if isinstance(trait, Yours):
        return game.last_controller[card] == scope.player
    if isinstance(trait, Opposing):
        return not game.match.together(game.last_controller[card], scope.player)
    if isinstance(trait, Non):
        return not had(trait.trait, game, scope, card)
    if isinstance(trait, AnyOf):
        return any(had(one, game, scope, card) for one in trait.traits)
    bits = remembered(trait)
    return game.last_looks[card] & bits != 0 if bits else trait.fits(game, scope, card)


class Deals(On[Magic]):
    """A source of a kind deals damage to somebody or something."""

    # rule: damage.deal
    def __init__(
        self, who: Cards[Magic], whom: Cards[Magic] | None = None, to: Players[Magic] | None = None, flags: i64 = 0
    ) -> None:
        super().__init__(DEALT_DAMAGE, who, whom, to, flags)

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.kind != DEALT_DAMAGE or event.flags & self.flags != self.flags:
            return False
        if self.card is not None and not deals(self.card, game, scope, event.card):
            return False
        if self.other is not None and (event.other < 0 or not self.other.fits(game, scope, event.other)):
            return False
        return self.by is None or event.player in self.by.who(game, scope)


class Strikes(Trigger[Magic]):
    """A source of a kind deals damage, to however many at the same time."""

    # rule: damage.deal
    def __init__(self, who: Cards[Magic], flags: i64 = 0) -> None:
        self.card = who
        self.flags = flags

    def kinds(self) -> list[int]:
        return [STRUCK]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.flags & self.flags == self.flags and deals(self.card, game, scope, event.card)
