"""Keywords that stand for abilities of hand and graveyard, and costs paid more than once."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Effect, Node, Quantity, Trait, write
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import NO, YES, Option
from mulligan.magic.abilities import BY_NAME, Activated, Later, MagicCost, Zone
from mulligan.magic.castable import may_cast_for
from mulligan.magic.choices import Overloaded
from mulligan.magic.mana import ManaCost
from mulligan.magic.needs import affordable
from mulligan.magic.payment import pay
from mulligan.magic.procedures import CAST_SPELL, CastSpell
from mulligan.magic.regulations import Dredge
from mulligan.magic.sources import purse_of
from mulligan.magic.state import Magic
from mulligan.magic.terms import DISCARDED, DREW, EXILE, GRAVEYARD, HAND
from mulligan.magic.ways_to_cast import Flashback, FromGraveyard, Helped, Kicker, Madness, Miracle, Rebound
from mulligan.magic.words.costs import CountedCost
from mulligan.magic.zones import move

KEYWORDS: Final = Vocabulary()
_PARTS: Final = Vocabulary()


def parts() -> Vocabulary:
    """The words that a keyword's own abilities are written in."""
    if not _PARTS.words:
        from mulligan.magic.words.vocabulary import MAGIC

        _PARTS.words.update(MAGIC.words)
    return _PARTS


class Cycling(Activated):
    """Discard this card from your hand: draw a card, or search for a card of a kind."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, what: Trait[Magic] | None) -> None:
        paying = read(f'pay("{cost}")', parts())
        discarding = read("discarding(this(in_hand))", parts())
        told = "draw"
        if what is not None:
            told = f"seq(reveal(chosen(card(in_library, yours, {show(what)}))), to_hand(it), shuffle)"
        effect = read(told, parts())
        assert isinstance(paying, MagicCost)
        assert isinstance(discarding, MagicCost)
        assert isinstance(effect, Effect)
        self.inside: list[Node] = [paying, discarding, effect]
        super().__init__([paying, discarding], effect, None, None, Zone(HAND))
        self.cycles = True

    def children(self) -> list[Node]:
        return self.inside


class CastMad(Effect[Magic]):
    """You may cast this card from exile for its madness cost; if you do not, it goes to your graveyard."""

    # rule: golden.card-over-rulebook
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        card = scope.source
        if frame.stage == 0:
            frame.stage = 1
            madness = game.cards[game.printed[card]].madness
            if game.zone[card] != EXILE or game.state[card] != scope.mark or madness is None:
                return False
            if may_cast_for(game, scope.player, card, madness.mana):
                options = [Option(YES), Option(NO)]
                game.ask(scope.player, "golden.card-over-rulebook", options, about=card, topic="madness")
                return True
            game.answer = Option(NO)
        if frame.stage == 1:
            frame.stage = 2
            if game.answer.verb == YES:
                game.begin(CAST_SPELL, CastSpell(card, scope.player, mad=True))
            else:
                move(game, [card], GRAVEYARD)
            return True
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class CastMiracle(Effect[Magic]):
    """The card that was revealed as it was drawn may be cast for its miracle cost."""

    # rule: golden.card-over-rulebook
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        card = scope.source
        if frame.stage == 0:
            frame.stage = 1
            found = game.cards[game.printed[card]].miracle
            if game.zone[card] != HAND or game.state[card] != scope.mark or found is None:
                return False
            if not may_cast_for(game, scope.player, card, found.mana):
                return False
            options = [Option(YES), Option(NO)]
            game.ask(scope.player, "golden.card-over-rulebook", options, about=card, topic="miracle-cost")
            return True
        if frame.stage == 1:
            frame.stage = 2
            if game.answer.verb == YES:
                game.begin(CAST_SPELL, CastSpell(card, scope.player, mad=True))
                return True
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


def miracle(cost: str) -> Miracle:
    """Revealed as the first card drawn in a turn, the card may be cast for another cost."""
    # rule: golden.card-over-rulebook
    effect = CastMiracle()
    write(effect, "cast_miracle", [])
    later = Later(DREW, effect, -1, False)
    write(later, "revealed", [("effect", effect)])
    return Miracle(cost, later)


def madness(cost: str) -> Madness:
    """Discarded, the card may be cast for another cost."""
    # rule: golden.card-over-rulebook
    effect = CastMad()
    write(effect, "cast_mad", [])
    later = Later(DISCARDED, effect, -1, False)
    write(later, "mad", [("effect", effect)])
    return Madness(cost, later)


def retrace() -> FromGraveyard:
    """The card may be cast from the graveyard by discarding a land card besides."""
    # rule: golden.card-over-rulebook
    cost = read("discarding(chosen(card(in_hand, yours, is_land)))", parts())
    assert isinstance(cost, MagicCost)
    return FromGraveyard([cost], None)


class PayingTimes(CountedCost):
    """Pay mana as often as a quantity says."""

    # rule: cost.mana-cost
    def __init__(self, text: str, times: Quantity[Magic]) -> None:
        self.text = text
        self.times = times
        self.counted = times

    def cost(self, game: Magic, scope: Scope) -> ManaCost:
        """All of it."""
        return ManaCost(self.text * max(self.owed(game, scope), 0))

    def payable(self, game: Magic, scope: Scope) -> bool:
        return affordable(purse_of(game, scope.player), self.cost(game, scope), 0, 0)

    def pay(self, game: Magic, scope: Scope) -> None:
        pay(game, scope.player, self.cost(game, scope), 0, 0, -1, -1)


def rebound() -> Rebound:
    """Cast from a hand, the card may be cast once more in the next upkeep."""
    # rule: golden.card-over-rulebook
    later = read("at_your_upkeep(cast_free(that(in_exile)))", parts())
    assert isinstance(later, Later)
    return Rebound(later)


KEYWORDS.add("rebound -> ability", rebound, "golden.card-over-rulebook")
KEYWORDS.add("cycling(cost: text, what: trait = none) -> activated", Cycling, "golden.card-over-rulebook", says=BY_NAME)
KEYWORDS.add(
    "kicker(cost: text, *costs: cost) -> ability",
    lambda cost, costs: Kicker(cost, costs, False, False),
    "cost.additional",
    "golden.card-over-rulebook",
)
KEYWORDS.add(
    "kickers(one: text, two: text) -> ability",
    lambda one, two: Kicker(one, [], False, False, two),
    "cost.additional",
    "golden.card-over-rulebook",
)
KEYWORDS.add(
    "multikicker(cost: text) -> ability",
    lambda cost: Kicker(cost, [], True, False),
    "cost.additional",
    "golden.card-over-rulebook",
)
KEYWORDS.add(
    "buyback(cost: text, *costs: cost) -> ability",
    lambda cost, costs: Kicker(cost, costs, False, True),
    "cost.additional",
    "golden.card-over-rulebook",
)
KEYWORDS.add("flashback(cost: text, *costs: cost) -> ability", Flashback, "golden.card-over-rulebook")
KEYWORDS.add("retrace -> ability", retrace, "golden.card-over-rulebook")
KEYWORDS.add(
    "cast_from_graveyard(*costs: cost, if: condition = none) -> ability", FromGraveyard, "golden.card-over-rulebook"
)
KEYWORDS.add("convoke -> ability", lambda: Helped(False), "golden.card-over-rulebook")
KEYWORDS.add("delve -> ability", lambda: Helped(True), "golden.card-over-rulebook")
KEYWORDS.add("miracle(cost: text) -> ability", miracle, "golden.card-over-rulebook")
KEYWORDS.add("dredge(count: number) -> regulation", Dredge, "golden.card-over-rulebook")
KEYWORDS.add("madness(cost: text) -> ability", madness, "golden.card-over-rulebook")
KEYWORDS.add(
    "overload(one: effect, all: effect) -> effect",
    Overloaded,
    "golden.card-over-rulebook",
    "casting.modes",
)
KEYWORDS.add("pay_times(mana: text, times: quantity) -> cost", PayingTimes)
