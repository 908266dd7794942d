"""Words for cards and players: this, that, units, allies, enemies, cards in a zone, chosen ones; you, the opponent."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import (
    ABOUT_EVENT,
    ALL_OF_A_KIND,
    CHOOSES,
    IT,
    NARROWS,
    Cards,
    Chosen,
    Players,
    Quantity,
    Trait,
    make_room,
)
from mulligan.cardlang.nouns import EitherOf, That, This
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import OF_OTHERS, Picking
from mulligan.cipher.procedures import PAY
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    BACK,
    BONDS,
    DECK,
    FRONT,
    HAND,
    NOT_CHOSEN_BY_ENEMIES,
    ORBS,
    RETREAT,
    SUPPORT,
    UNDER,
    WATCH_BATTLE,
    WATCH_UNITS,
    ZONES,
)
from mulligan.kernel.frames import Frame, Scope

NOUNS: Final = Vocabulary()

ANYBODY: Final = 0
YOURS: Final = 1
THEIRS: Final = 2
REVEALED: Final = 9  # the slot of a scope where what was revealed or looked at is kept
OPENLY: Final = 10  # the slot where it is kept too if both players saw it
PUT_AWAY: Final = 11  # the slot of all cards that were put away, where a deck was made anew with some of them

# -- Players ---------------------------------------------------------------------------------------------------------


# -- Single cards ----------------------------------------------------------------------------------------------------


class ThisInHand(Cards[Cipher]):
    """The card the skill is on, while it is in its player's hand."""

    # rule: skills.special triggers.follow-the-card
    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        card = scope.source
        if card < 0 or game.zone[card] != HAND:
            return []
        return [card] if game.is_still(card, scope.source_state, HAND) else []

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card == scope.source and game.zone[card] == HAND


class ThisInRetreat(Cards[Cipher]):
    """The card the skill is on, in the retreat area: where it was when it triggered, or went right after."""

    # rule: triggers.follow-the-card zones.new-card
    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        card = scope.source
        if card < 0 or game.zone[card] != RETREAT:
            return []
        since = game.state[card] - scope.source_state
        return [card] if scope.source_state < 0 or since == 0 or since == 1 else []


class ThatInRetreat(Cards[Cipher]):
    """The card the event was about, in the retreat area: a main character that lost an orb has not gone there."""

    # rule: zones.new-card check.orb-instead
    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        card = scope.subject
        return [card] if card >= 0 and game.zone[card] == RETREAT else []


class OtherOne(Cards[Cipher]):
    """The other card of the event: the destroyer of what was destroyed, the card that supports."""

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return [scope.other] if scope.other >= 0 else []


class FailedCard(Cards[Cipher]):
    """The card that failed to support, where it has gone: the retreat area."""

    # rule: battle.failed-support-retreats zones.new-card
    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return [scope.other] if scope.other >= 0 and game.zone[scope.other] == RETREAT else []


class Picked(Picking):
    """What was chosen by a choice of the same skill: its number among the choices, as they are written."""

    def __init__(self, number: i64) -> None:
        self.number = number
        self.slot = 0

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return scope.picks[self.slot] if self.slot < len(scope.picks) else []


def acted_on(scope: Scope) -> list[int]:
    """The cards chosen or acted on last; also those of them that are new cards by now, in a deck made anew."""
    # rule: zones.new-card interrupt.refill
    if len(scope.picks) <= PUT_AWAY or not scope.picks[PUT_AWAY]:
        return scope.it
    put = scope.picks[PUT_AWAY]
    return put if [card for card in put if card in scope.it] == scope.it else scope.it


def remember_put(game: Cipher, scope: Scope, cards: list[int]) -> None:
    """Cards were put into the retreat area: whatever a new deck has taken from there is a new card, and not meant."""
    # rule: zones.new-card interrupt.refill
    scope.it = [card for card in cards if game.zone[card] == RETREAT]
    if len(scope.it) < len(cards):
        make_room(scope, PUT_AWAY)
        scope.picks[PUT_AWAY] = cards[:]
        game.cite("zones.new-card")
    elif len(scope.picks) > PUT_AWAY:
        scope.picks[PUT_AWAY] = []


class Those(Cards[Cipher]):
    """Those of the cards chosen or acted on last that have certain traits."""

    def __init__(self, traits: list[Trait[Cipher]]) -> None:
        self.traits = traits

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in acted_on(scope):
            fitting = True
            for trait in self.traits:
                fitting = fitting and trait.fits(game, scope, card)
            if fitting:
                found.append(card)
        return found


class Attacker(Cards[Cipher]):
    """The attacking unit."""

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return [game.attacking] if game.attacking >= 0 else []


class Defender(Cards[Cipher]):
    """The defending unit."""

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return [game.defending] if game.defending >= 0 else []


NOUNS.add("this -> cards", This, looks=0)
NOUNS.add("this_in_hand -> cards", ThisInHand, looks=1 << HAND)
NOUNS.add("this_in_retreat -> cards", ThisInRetreat, looks=1 << RETREAT)
NOUNS.add("that -> cards", That, says=ABOUT_EVENT, needs=binding.CARD, role=roles.PRONOUN)
NOUNS.add("that_in_retreat -> cards", ThatInRetreat, says=ABOUT_EVENT, needs=binding.CARD, role=roles.PRONOUN)
NOUNS.add("other_one -> cards", OtherOne, says=ABOUT_EVENT, needs=binding.OTHER, role=roles.PRONOUN)
NOUNS.add("failed_card -> cards", FailedCard, says=ABOUT_EVENT, needs=binding.OTHER, role=roles.PRONOUN)
NOUNS.add("picked(number: number) -> cards", Picked, role=roles.PRONOUN)
NOUNS.add("those(*traits: trait) -> cards", Those, says=IT)
NOUNS.add("attacking_unit -> cards", Attacker, looks=WATCH_BATTLE, role=roles.IN_BATTLE)
NOUNS.add("defending_unit -> cards", Defender, looks=WATCH_BATTLE, role=roles.IN_BATTLE)
NOUNS.add("together(*parts: cards) -> cards", EitherOf, looks=0, role=roles.JOINED)

# -- Units -----------------------------------------------------------------------------------------------------------


class Units(Cards[Cipher]):
    """All units, allies or enemies with certain traits."""

    # rule: zones.battlefield terms.ally terms.enemy
    def __init__(self, whose: i64, traits: list[Trait[Cipher]]) -> None:
        self.whose = whose
        self.traits = traits

    def how_many(self, game: Cipher, scope: Scope) -> i64:
        found = 0
        for player in range(2):
            if self.whose == ANYBODY or (player == scope.player) == (self.whose == YOURS):
                for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
                    for card in game.piles[pile]:
                        if self.has_traits(game, scope, card):
                            found += 1
        return found

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        for i in range(2):
            player = (game.active + i) % 2
            if self.whose == YOURS and player != scope.player:
                continue
            if self.whose == THEIRS and player == scope.player:
                continue
            for zone in range(FRONT, BACK + 1):
                for card in game.piles[player * ZONES + zone]:
                    if self.has_traits(game, scope, card):
                        found.append(card)
        return found

    def has_traits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        """Whether a unit has all the traits."""
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        if card < 0 or not game.is_unit(card):
            return False
        mine = game.controller[card] == scope.player
        if (self.whose == YOURS and not mine) or (self.whose == THEIRS and mine):
            return False
        return self.has_traits(game, scope, card)


def add_units(name: str, whose: i64, says: int, other: str = "") -> None:
    """A word for units of somebody's, and the word for those of the other side: it is called by its own name."""
    NOUNS.add(
        f"{name}(*traits: trait) -> cards",
        lambda traits: Units(whose, traits),
        looks=WATCH_UNITS,
        says=ALL_OF_A_KIND | says,
        role=roles.NOUN,
        called=name,
        other=other,
    )


add_units("unit", ANYBODY, OF_OTHERS)
add_units("ally", YOURS, 0, "enemy")
add_units("enemy", THEIRS, OF_OTHERS, "ally")

# -- Cards in other zones --------------------------------------------------------------------------------------------


class InZone(Cards[Cipher]):
    """The cards of players in a zone with certain traits."""

    def __init__(self, zone: i64, traits: list[Trait[Cipher]], players: Players[Cipher]) -> None:
        self.zone = zone
        self.traits = traits
        self.players = players

    def how_many(self, game: Cipher, scope: Scope) -> i64:
        found = 0
        for player in self.players.who(game, scope):
            pile = game.piles[player * ZONES + self.zone]
            if not self.traits:
                found += len(pile)
                continue
            for card in pile:
                if self.has_traits(game, scope, card):
                    found += 1
        return found

    def exists(self, game: Cipher, scope: Scope) -> bool:
        for player in self.players.who(game, scope):
            pile = game.piles[player * ZONES + self.zone]
            if not self.traits:
                if pile:
                    return True
                continue
            for card in pile:
                if self.has_traits(game, scope, card):
                    return True
        return False

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        for player in self.players.who(game, scope):
            for card in game.piles[player * ZONES + self.zone]:
                if self.has_traits(game, scope, card):
                    found.append(card)
        return found

    def has_traits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        """Whether a card has all the traits."""
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        if card < 0 or game.zone[card] != self.zone:
            return False
        return game.controller[card] in self.players.who(game, scope) and self.has_traits(game, scope, card)


class AnyCard(Cards[Cipher]):
    """Any card with certain traits, wherever it is: for speaking of cards, not for finding them."""

    def __init__(self, traits: list[Trait[Cipher]]) -> None:
        self.traits = traits

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        return []

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


class TopCards(Cards[Cipher]):
    """The cards at one end of players' decks: the top ones, or those at the bottom, the lowest first."""

    def __init__(self, count: Quantity[Cipher], players: Players[Cipher], lowest: bool = False) -> None:
        self.count = count
        self.players = players
        self.lowest = lowest

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        count = self.count.value(game, scope)
        for player in self.players.who(game, scope):
            found.extend(self.end_of(game.deck(player), count))
        return found

    def end_of(self, deck: list[int], count: i64) -> list[int]:
        """So many cards from this end of a deck, as far as there are."""
        return deck[::-1][:count] if self.lowest else deck[:count]

    def still(self, game: Cipher, scope: Scope, taken: list[int]) -> list[int]:
        """Those still to be taken, where a deck ran out in the middle and was made anew."""
        # rule: zones.one-at-a-time interrupt.at-once
        found: list[int] = []
        for player in self.players.who(game, scope):
            left = self.count.value(game, scope)
            for card in taken:
                if game.owner[card] == player:
                    left -= 1
            if left > 0:
                found.extend(self.end_of(game.deck(player), left))
        return found


class Supporting(Cards[Cipher]):
    """The cards that support certain units, with certain traits."""

    def __init__(self, units: Cards[Cipher], traits: list[Trait[Cipher]]) -> None:
        self.units = units
        self.traits = traits

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        for unit in (game.attacking, game.defending):
            if unit >= 0 and self.units.fits(game, scope, unit):
                for card in game.piles[game.controller[unit] * ZONES + SUPPORT]:
                    fitting = True
                    for trait in self.traits:
                        fitting = fitting and trait.fits(game, scope, card)
                    if fitting:
                        found.append(card)
        return found


class Below(Cards[Cipher]):
    """The cards below certain units in their stacks, those with certain traits, in whatever order they lie there."""

    # rule: deployment.stack-order zones.look-at-stacks
    def __init__(self, units: Cards[Cipher], traits: list[Trait[Cipher]]) -> None:
        self.units = units
        self.traits = traits

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        for unit in self.units.cards(game, scope):
            under: i64 = game.below[unit]
            while under >= 0:
                fitting = True
                for trait in self.traits:
                    fitting = fitting and trait.fits(game, scope, under)
                if fitting:
                    found.append(under)
                under = game.below[under]
        return found


class Revealed(Cards[Cipher]):
    """The cards this skill has revealed or looked at, those still where they were, with certain traits."""

    def __init__(self, traits: list[Trait[Cipher]]) -> None:
        self.traits = traits

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        found: list[int] = []
        if len(scope.picks) > REVEALED:
            for card in scope.picks[REVEALED]:
                fitting = game.zone[card] == DECK
                for trait in self.traits:
                    fitting = fitting and trait.fits(game, scope, card)
                if fitting:
                    found.append(card)
        return found


for _word, _zone in (
    ("hand", HAND),
    ("deck", DECK),
    ("retreat", RETREAT),
    ("bonds", BONDS),
    ("orbs", ORBS),
    ("supports", SUPPORT),
):
    NOUNS.add(
        f"{_word}(*traits: trait, whose: players = you) -> cards",
        lambda traits, players, zone=_zone: InZone(zone, traits, players),
        looks=1 << _zone,
        role=roles.IN_ZONE,
        called="card",
    )
NOUNS.add("card(*traits: trait) -> cards", AnyCard, looks=0, called="card")
NOUNS.add(
    "top(count: quantity = 1, whose: players = you) -> cards",
    TopCards,
    looks=1 << DECK,
    role=roles.IN_ZONE,
    called="card",
    unsaid="1",
)
NOUNS.add(
    "bottom(count: quantity = 1, whose: players = you) -> cards",
    lambda count, whose: TopCards(count, whose, lowest=True),
    looks=1 << DECK,
    role=roles.IN_ZONE,
    called="card",
    unsaid="1",
)
NOUNS.add(
    "supporting(units: cards, *traits: trait) -> cards",
    Supporting,
    looks=WATCH_BATTLE | 1 << SUPPORT,
    says=NARROWS,
    called="card",
)
NOUNS.add(
    "below(units: cards, *traits: trait) -> cards", Below, looks=1 << UNDER, role=roles.ON_BATTLEFIELD, called="card"
)
NOUNS.add("revealed(*traits: trait) -> cards", Revealed, called="card")

# -- Choices ---------------------------------------------------------------------------------------------------------


def guarded(game: Cipher, card: i64) -> bool:
    """Whether an effect keeps enemies' skills from choosing a unit."""
    return game.is_unit(card) and game.has_bar(card, NOT_CHOSEN_BY_ENEMIES)


class Choice(Chosen[Cipher]):
    """Cards that a player chooses, one after the other, none twice."""

    # rule: keyword.up-to keyword.up-to-distinct keyword.any-number keyword.any-number-distinct golden.numbers-from-zero
    rule: ClassVar[str] = "skills.in-order"
    different: bool = False  # no two with the same unit name
    quiet: bool = False  # what is chosen is not spoken of again: which bonds to flip
    untapped: bool = False  # only untapped units, as they are to be tapped
    total: Quantity[Cipher] | None = None  # what the deployment costs of all may come to

    def ask(self, game: Cipher, frame: Frame, scope: Scope) -> bool:
        what = self.what
        if frame.asking < 0 and isinstance(what, InZone) and what.zone == DECK:  # whoever searches a deck sees it
            searcher = self.chooser(game, scope)
            for player in what.players.who(game, scope):
                for card in game.deck(player):
                    game.show(card, searcher)
        if frame.asking < 0 and self.least is not None:
            if self.most is None:
                game.cite("keyword.any-number")
                game.trace("keyword.any-number-distinct")
            else:
                game.cite("keyword.up-to")
                game.trace("keyword.up-to-distinct", "golden.numbers-from-zero")
        before = scope.it
        asking = super().ask(game, frame, scope)
        if self.quiet and not asking:
            scope.it = before
        return asking

    def chosen(self, game: Cipher, scope: Scope, picks: list[int]) -> None:
        if game.log is None:
            return
        if self.least is None and self.most is not None and len(picks) < self.most.value(game, scope):
            game.cite("golden.may-fail-to-find" if self.may_fail(game, scope) else "golden.as-many-as-possible")
        elif not picks:
            game.cite("golden.zero-is-not-done")
        if self.by is not None:
            game.trace("cards.opponents", "cards.opponents-own")

    def candidates(self, game: Cipher, scope: Scope) -> list[int]:
        found = self.what.cards(game, scope)
        if isinstance(self.what, Those):  # rule: zones.new-card
            found = [card for card in found if card in scope.it]
        if self.untapped:  # rule: golden.already-so
            found = [card for card in found if game.tapped[card] == 0]
        if (game.own_match.bars & NOT_CHOSEN_BY_ENEMIES) != 0:  # rule: golden.cannot-beats-can
            mine = scope.player
            found = [one for one in found if game.controller[one] == mine or not guarded(game, one)]
        if self.different and self.slot < len(scope.picks):
            for picked in scope.picks[self.slot]:
                found = [card for card in found if card == picked or not game.share_name(card, picked)]
        if self.total is not None:
            found = self.affordable(game, scope, found)
        return found

    def affordable(self, game: Cipher, scope: Scope, found: list[int]) -> list[int]:
        """Those that may be chosen besides what was chosen already, all costs together."""
        picks: list[int] = scope.picks[self.slot] if self.slot < len(scope.picks) else []
        assert self.total is not None
        left = self.total.value(game, scope)
        for card in picks:
            left -= game.cost_of(card)
        return [card for card in found if card in picks or game.cost_of(card) <= left]

    def potential(self, game: Cipher, scope: Scope) -> list[int]:
        what = self.what
        if isinstance(what, InZone) and what.zone == DECK:  # nobody knows what a deck has until it is looked through
            found: list[int] = []
            for player in what.players.who(game, scope):
                found.extend(game.deck(player))
            return found
        return self.candidates(game, scope)

    def may_fail(self, game: Cipher, scope: Scope) -> bool:
        # rule: golden.may-fail-to-find
        if game.frames[-1].procedure == PAY:  # a cost is paid with what it says
            return False
        what = self.what
        if isinstance(what, Revealed):  # looked at by one player alone, and of a certain kind
            openly = len(scope.picks) > OPENLY and len(scope.picks[OPENLY]) > 0
            return len(what.traits) > 0 and not openly
        if not isinstance(what, InZone) or self.chooser(game, scope) != scope.player:
            return False
        for player in what.players.who(game, scope):
            if player != scope.player:  # only of their own cards may the user of the skill find none
                return False
        return what.zone == DECK or (what.zone == HAND and len(what.traits) > 0)


def chosen(what: Cards[Cipher], count: Quantity[Cipher], by: Players[Cipher] | None) -> Choice:
    """So many, as many as possible."""
    return Choice(what, None, count, by)


def up_to(count: Quantity[Cipher], what: Cards[Cipher], by: Players[Cipher] | None) -> Choice:
    """So many or fewer, or none."""
    return Choice(what, zero(), count, by)


def up_to_different(count: Quantity[Cipher], what: Cards[Cipher]) -> Choice:
    """So many or fewer, no two with the same unit name."""
    new = Choice(what, zero(), count, None)
    new.different = True
    return new


def chosen_different(what: Cards[Cipher], count: Quantity[Cipher]) -> Choice:
    """So many, as many as possible, no two with the same unit name."""
    new = Choice(what, None, count, None)
    new.different = True
    return new


def any_number(what: Cards[Cipher], by: Players[Cipher] | None) -> Choice:
    """Any number, at least one."""
    return Choice(what, Number[Cipher](1), None, by)


def any_number_costing(total: Quantity[Cipher], what: Cards[Cipher]) -> Choice:
    """Any number, at least one, whose deployment costs together come to no more than so much."""
    new = any_number(what, None)
    new.total = total
    return new


class AtRandom(Cards[Cipher]):
    """So many cards of some, as chance has it: nobody chooses them."""

    def __init__(self, what: Cards[Cipher], count: Quantity[Cipher]) -> None:
        self.what = what
        self.count = count

    def cards(self, game: Cipher, scope: Scope) -> list[int]:
        left = self.what.cards(game, scope)[:]
        found: list[int] = []
        count = self.count.value(game, scope)
        while left and len(found) < count:
            found.append(left.pop(game.chance.below(len(left))))
        return found

    def potential(self, game: Cipher, scope: Scope) -> list[int]:
        return self.what.potential(game, scope)

    def enough(self, game: Cipher, scope: Scope) -> bool:
        return len(self.potential(game, scope)) >= self.count.value(game, scope)


def zero() -> Number[Cipher]:
    """None at all."""
    return Number[Cipher](0)


NOUNS.add(
    "chosen(what: cards, count: quantity = 1, by: players = none) -> cards",
    chosen,
    role=roles.CHOICE,
    sets=binding.IT,
    says=CHOOSES,
    unsaid="1",
)
NOUNS.add(
    "at_random(what: cards, count: quantity = 1) -> cards", AtRandom, role=roles.IN_ZONE, called="card", unsaid="1"
)
NOUNS.add(
    "up_to(count: quantity, what: cards, by: players = none) -> cards",
    up_to,
    role=roles.CHOICE,
    sets=binding.IT,
    says=CHOOSES,
)
NOUNS.add(
    "up_to_different(count: quantity, what: cards) -> cards",
    up_to_different,
    role=roles.CHOICE,
    sets=binding.IT,
    says=CHOOSES,
    unsaid="1",
)
NOUNS.add(
    "chosen_different(what: cards, count: quantity) -> cards",
    chosen_different,
    role=roles.CHOICE,
    sets=binding.IT,
    says=CHOOSES,
)
NOUNS.add(
    "any_number(what: cards, by: players = none) -> cards", any_number, role=roles.CHOICE, sets=binding.IT, says=CHOOSES
)
NOUNS.add(
    "any_number_costing(total: quantity, what: cards) -> cards",
    any_number_costing,
    role=roles.CHOICE,
    sets=binding.IT,
    says=CHOOSES,
)
