"""Words for what cards of a kind have by a rule of another: flashback, unearth, rebound, suspend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import CardMatch, Cards, Effect, Node, Trait, write
from mulligan.cardlang.notation import read
from mulligan.cardlang.nouns import This
from mulligan.cardlang.traits import InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic import acts
from mulligan.magic.abilities import Activated, MagicCost, When, Zone
from mulligan.magic.choices import MagicCards
from mulligan.magic.counting import add_counters
from mulligan.magic.printed import MagicMatch
from mulligan.magic.regulations import Regulation, Suspending
from mulligan.magic.state import Magic
from mulligan.magic.suspending import is_suspended
from mulligan.magic.terms import ADD_KEYWORD, EXILE, HAND, HASTE, STACK, SUSPENDED, ZONES
from mulligan.magic.ways_to_cast import Rebound
from mulligan.magic.words.keywords import parts, rebound
from mulligan.magic.words.nouns import fits_anywhere
from mulligan.magic.words.playing import PlayFree
from mulligan.magic.zones import move

LENDING: Final = Vocabulary()


class LendsFlashback(Regulation):
    """Cards of a kind in graveyards have flashback for their mana cost."""

    # rule: golden.card-over-rulebook
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.graveyards = True

    def flashes_back(self, game: Magic, scope: Scope, card: i64) -> bool:
        return self.what.fits(game, scope, card)


class LendsUnearth(Regulation):
    """Creature cards of a kind in graveyards have unearth for their mana cost."""

    # rule: golden.card-over-rulebook
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.graveyards = True
        match.unearths = True

    def unearths(self, game: Magic, scope: Scope, card: i64) -> bool:
        return self.what.fits(game, scope, card)


class LendsRebound(Regulation):
    """Spells of a kind have rebound."""

    # rule: golden.card-over-rulebook
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what
        self.rebound: Rebound = rebound()
        self.rebound.word = "rebound"
        self.rebound.arguments = []
        self.rebound.assumed = []
        self.rebound.parameters = []

    def children(self) -> list[Node]:
        return [self.what, self.rebound]

    def lends_rebound(self, game: Magic, scope: Scope, card: i64) -> Rebound | None:
        return self.rebound if fits_anywhere(self.what, game, scope, card) else None


def life_in_exile() -> list[When]:
    """What a suspended card does: a time counter goes each upkeep, and with the last of them it is cast."""
    # rule: golden.card-over-rulebook
    found: list[When] = []
    for told in (
        'when(upkeep, remove_counters(1, "time", this(in_exile)))',
        'when(last_counter_taken("time", this(in_exile)), cast_suspended)',
    ):
        ability = read(told, parts())
        assert isinstance(ability, When)
        found.append(ability)
    return found


class OwnSuspension(Suspending):
    """A card's own keyword suspends it."""

    # rule: golden.card-over-rulebook
    def __init__(self) -> None:
        self.abilities = life_in_exile()
        self.word = "suspend"
        self.arguments = []
        self.assumed = []
        self.parameters = []

    def children(self) -> list[Node]:
        return list(self.abilities)


class SuspendThis(Effect[Magic]):
    """This card is exiled from a hand with time counters on it, and is suspended."""

    # rule: golden.card-over-rulebook zones.exile counters.counter
    def __init__(self, number: i64) -> None:
        self.number = number
        self.rule = OwnSuspension()
        write(self, "suspend", [("count", number)])

    def children(self) -> list[Node]:
        return [self.rule]

    def act(self, game: Magic, scope: Scope) -> None:
        card = scope.source
        game.reveal(card)
        move(game, [card], EXILE)
        if game.zone[card] == EXILE:
            add_counters(game, card, game.own_match.counter("time"), self.number)
            acts.modify(game, SUSPENDED, card, 0, self.rule.id, scope, FOR_GOOD)
            game.note("suspends", scope.player, card, rule="golden.card-over-rulebook")

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Suspend(Activated):
    """Whenever this card could be cast from your hand, it may be exiled with time counters on it for a cost."""

    # rule: golden.card-over-rulebook
    def __init__(self, number: i64, cost: str) -> None:
        paying = read(f'pay("{cost}")', parts())
        assert isinstance(paying, MagicCost)
        effect = SuspendThis(number)
        self.inside: list[Node] = [paying, effect]
        super().__init__([paying], effect, None, None, Zone(HAND))
        self.special = True
        self.as_spell = True

    def children(self) -> list[Node]:
        return self.inside


class Suspends(Suspending):
    """You may exile cards of a kind from your hand, when a sorcery could be cast, with time counters on them.

    Each has as many as its converted mana cost says, and is suspended.
    """

    # rule: golden.card-over-rulebook
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what
        self.abilities = life_in_exile()

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.suspends = True

    def children(self) -> list[Node]:
        return [self.what, *self.abilities]

    def lets_suspend(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        return player == scope.player and fits_anywhere(self.what, game, scope, card)


class CastSuspended(PlayFree):
    """The suspended card is cast without paying its mana cost, if it can be; a creature has haste."""

    # rule: golden.card-over-rulebook casting.play
    def __init__(self) -> None:
        this: This[Magic] = This(InZone(EXILE))
        super().__init__(this, None, False, True)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if super().advance(game, frame, scope):
            return True
        card = scope.source
        if frame.count > 0 and game.zone[card] == STACK and game.is_creature(card):
            gift = acts.modify(game, ADD_KEYWORD, card, 1 << HASTE, -1, scope, FOR_GOOD)
            gift.state = game.state[card] + 1  # what the spell becomes
        return False


class Suspended(MagicCards):
    """Cards that are suspended: exiled with time counters on them, to be cast when those are gone."""

    # rule: golden.card-over-rulebook zones.exile
    def __init__(self, traits: list[Trait[Magic]]) -> None:
        self.traits = traits

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for pile in range(EXILE, len(game.piles), ZONES):
            found.extend(card for card in game.piles[pile] if is_suspended(game, card))
        return [card for card in found if all(trait.fits(game, scope, card) for trait in self.traits)]


LENDING.add(
    "suspend_this(count: number) -> effect", SuspendThis, "golden.card-over-rulebook", "zones.exile", "counters.counter"
)
LENDING.add("have_flashback(what: cards) -> regulation", LendsFlashback, "golden.card-over-rulebook")
LENDING.add("have_unearth(what: cards) -> regulation", LendsUnearth, "golden.card-over-rulebook")
LENDING.add("have_rebound(what: cards) -> regulation", LendsRebound, "golden.card-over-rulebook")
LENDING.rename("flashback_lent", "have_flashback")
LENDING.rename("unearth_lent", "have_unearth")
LENDING.rename("rebound_lent", "have_rebound")
LENDING.add("may_suspend(what: cards) -> regulation", Suspends, "golden.card-over-rulebook", "zones.exile")
LENDING.add("suspend(count: number, cost: text) -> activated", Suspend, "golden.card-over-rulebook", "zones.exile")
LENDING.add("cast_suspended -> effect", CastSuspended, "casting.play", "golden.card-over-rulebook")
LENDING.add("suspended(*traits: trait) -> cards", Suspended, "zones.exile")
