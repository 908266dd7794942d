"""Words for what a card may be or have: yours, damaged, named so, with a keyword, in a zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import IT, PLAYER
from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import ABOUT_EVENT, LATE, Cards, Trait
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.traits import Another, Apart, InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.abilities import Keyword
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    CHARACTER,
    CLASS,
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    ITEM,
    LIMBO,
    LOCATION,
    UNDER,
    WATCH_CHALLENGE,
    WATCH_DAMAGE,
    WATCH_DECK,
    WATCH_DISCARD,
    WATCH_EXERTED,
    WATCH_HAND,
    WATCH_INKWELL,
    WATCH_PLACES,
    WATCH_UNDER,
)

TRAITS: Final = Vocabulary()


class Yours(Trait[Lorcana]):
    """Of the player whose ability it is."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.controller[card] == scope.player


class Opposing(Trait[Lorcana]):
    """Of an opponent."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return not game.match.together(game.controller[card], scope.player)


class Theirs(Trait[Lorcana]):
    """Of the player that `each` has come to, or of the player in the event."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.controller[card] == scope.someone


class Damaged(Trait[Lorcana]):
    """With at least 1 damage."""

    # rule: cards.damaged
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.damage[card] > 0


class Undamaged(Trait[Lorcana]):
    """With no damage."""

    # rule: cards.undamaged
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.damage[card] == 0


class Exerted(Trait[Lorcana]):
    """Exerted."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.exerted[card] != 0


class Ready(Trait[Lorcana]):
    """Ready."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.exerted[card] == 0


class Named(Trait[Lorcana]):
    """With that name; of two names either will do."""

    # rule: cards.name cards.two-names cards.two-names-one-character
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return self.name in game.card(card).names


class Of(Trait[Lorcana]):
    """With that classification."""

    # rule: cards.classifications
    def __init__(self, name: str) -> None:
        self.name = name.lower()

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return has_class(game, card, self.name)


class Reclass(Change[Lorcana]):
    """A card gains a classification, or loses it."""

    # rule: cards.classifications
    def __init__(self, name: str, gains: bool) -> None:
        self.name = name.lower()
        self.gains = gains

    def kind(self) -> i64:
        return CLASS

    def inner(self) -> i64:
        return self.id

    def told(self, game: Lorcana, named: i64) -> str:
        """Which classification it is, perhaps one that was named; nothing for all of them."""
        return self.name


class ReclassAsNamed(Reclass):
    """A card gains the classification that was named."""

    # rule: cards.classifications
    def __init__(self) -> None:
        super().__init__("", True)

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return scope.named

    def told(self, game: Lorcana, named: i64) -> str:
        return game.own_match.class_names[named].lower()


def has_class(game: Lorcana, card: i64, name: str) -> bool:
    """Whether a card has a classification now, with what effects gave it or took from it."""
    # rule: cards.classifications
    has = name in game.card(card).classes
    for changed, named, node in game.reclassed:
        if changed == card:
            change = game.nodes[node]
            if isinstance(change, Reclass) and change.told(game, named) in ("", name):
                has = change.gains
    return has


def classes_of(game: Lorcana, card: i64) -> list[str]:
    """All classifications that a card has now."""
    # rule: cards.classifications
    names = list(game.card(card).classes)
    for changed, named, node in game.reclassed:
        change = game.nodes[node]
        if changed == card and isinstance(change, Reclass) and change.told(game, named) not in names:
            names.append(change.told(game, named))
    return [name for name in names if has_class(game, card, name)]


class Inkable(Trait[Lorcana]):
    """With the inkwell symbol."""

    # rule: cards.inkwell-symbol
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.card(card).inkable


class OfInk(Trait[Lorcana]):
    """Of that ink."""

    # rule: cards.ink-type
    def __init__(self, ink: str) -> None:
        self.ink = ink.lower()

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return self.ink in game.card(card).facts.inks


class With(Trait[Lorcana]):
    """With a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.has(card, self.keyword)


class Without(Trait[Lorcana]):
    """Without a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return not game.has(card, self.keyword)


class WithNumber(Trait[Lorcana]):
    """With a number of its own in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def number(self, game: Lorcana, card: i64) -> i64:
        """That number of a card."""
        return 0

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return self.within.holds(self.number(game, card))


class WithCost(WithNumber):
    """With a cost in a range."""

    def number(self, game: Lorcana, card: i64) -> i64:
        return game.card(card).cost


class WithStrength(WithNumber):
    """With a strength in a range; a negative one counts as the edition has it."""

    def number(self, game: Lorcana, card: i64) -> i64:
        return game.edition.counted(game.strength_of(card))


class WithWillpower(WithNumber):
    """With a willpower in a range."""

    def number(self, game: Lorcana, card: i64) -> i64:
        return game.willpower_of(card)


class WithLore(WithNumber):
    """With a lore value in a range."""

    def number(self, game: Lorcana, card: i64) -> i64:
        return max(game.lore_of(card), 0)


class InTotal(Trait[Lorcana]):
    """With a number that, with those of the others chosen, lies in a range: none alone can exceed it."""

    def __init__(self, trait: Trait[Lorcana]) -> None:
        assert isinstance(trait, WithNumber)
        self.trait: WithNumber = trait

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return self.trait.fits(game, scope, card)

    def beside(self, game: Lorcana, picks: list[int], card: i64) -> bool:
        """Whether a card may be chosen beside those chosen already."""
        total = self.trait.number(game, card)
        for one in picks:
            total += self.trait.number(game, one)
        return self.trait.within.holds(total)


class AtLocation(Trait[Lorcana]):
    """At a location, whichever or that one."""

    def __init__(self, which: Cards[Lorcana] | None) -> None:
        self.which = which

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        where = game.at[card]
        return where >= 0 and (self.which is None or self.which.fits(game, scope, where))


class Challenging(Trait[Lorcana]):
    """The challenging character of the challenge in progress."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.challenges_now(card)


class BeingChallenged(Trait[Lorcana]):
    """Being challenged in the challenge in progress."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.is_challenged_now(card)


class Stacked(Trait[Lorcana]):
    """With a card under it."""

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        return game.below[card] >= 0


class WithCardsUnder(WithNumber):
    """With so many cards under it."""

    # rule: cards.under
    def number(self, game: Lorcana, card: i64) -> i64:
        found: i64 = 0
        below = game.below[card]
        while below >= 0:
            found += 1
            below = game.below[below]
        return found


class OfType(Trait[Lorcana]):
    """Of a card type."""

    def __init__(self, kind: i64, song: bool = False) -> None:
        self.kind = kind
        self.song = song

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        printed = game.card(card)
        return printed.type == self.kind and (not self.song or printed.song)


TRAITS.add("yours -> trait", Yours, "players.you-is-the-card-player", looks=0, role=roles.WHOSE | roles.LASTS)
TRAITS.add(
    "opposing -> trait", Opposing, "players.opponents", "players.teammates", looks=0, role=roles.WHOSE | roles.LASTS
)
TRAITS.add("theirs -> trait", Theirs, says=ABOUT_EVENT, needs=PLAYER, role=roles.WHOSE | roles.LASTS, looks=0)
TRAITS.add("another -> trait", Another, "resolve.other", needs=IT)
TRAITS.add("apart_from(cards: cards) -> trait", Apart, "resolve.other")
TRAITS.add("damaged -> trait", Damaged, "cards.damaged", looks=WATCH_DAMAGE)
TRAITS.add("undamaged -> trait", Undamaged, "cards.undamaged", looks=WATCH_DAMAGE)
TRAITS.add("exerted -> trait", Exerted, looks=WATCH_EXERTED)
TRAITS.add("ready -> trait", Ready, looks=WATCH_EXERTED)
TRAITS.add(
    "named(name: text) -> trait",
    Named,
    "cards.name",
    "cards.two-names",
    "cards.two-names-one-character",
    looks=0,
    role=roles.LASTS,
)
TRAITS.add("of(kind: text) -> trait", Of, "cards.classifications", looks=0, role=roles.LASTS)
TRAITS.add("gains_class(kind: text) -> change", lambda kind: Reclass(kind, True), "cards.classifications", looks=0)
TRAITS.add("loses_class(kind: text) -> change", lambda kind: Reclass(kind, False), "cards.classifications", looks=0)
TRAITS.add("loses_classes -> change", lambda: Reclass("", False), "cards.classifications", looks=0)
TRAITS.add("gains_named_class -> change", ReclassAsNamed, "cards.classifications", looks=0)
TRAITS.add("of_ink(ink: text) -> trait", OfInk, role=roles.LASTS, looks=0)
TRAITS.add("with(keyword: keyword) -> trait", With, looks=0, says=LATE)
TRAITS.add("without(keyword: keyword) -> trait", Without, looks=0, says=LATE)
TRAITS.add("with_cost(within: range) -> trait", WithCost, "cards.cost", "cost.printed-stays", looks=0, role=roles.LASTS)
TRAITS.add("with_strength(within: range) -> trait", WithStrength, says=LATE, looks=WATCH_CHALLENGE)
TRAITS.add("with_willpower(within: range) -> trait", WithWillpower, says=LATE, looks=0)
TRAITS.add("with_lore(within: range) -> trait", WithLore, says=LATE, looks=0)
TRAITS.add("in_total(trait: trait) -> trait", InTotal, "golden.choose-on-resolving", says=LATE, looks=0)
TRAITS.add("at_location(which: cards = none) -> trait", AtLocation, looks=WATCH_PLACES)
TRAITS.add("challenging -> trait", Challenging, looks=WATCH_CHALLENGE)
TRAITS.add("being_challenged -> trait", BeingChallenged, looks=WATCH_CHALLENGE)
TRAITS.add("with_card_under -> trait", Stacked, looks=WATCH_UNDER)
TRAITS.add("with_cards_under(within: range) -> trait", WithCardsUnder, "cards.under", looks=WATCH_UNDER)
TRAITS.add("is_character -> trait", lambda: OfType(CHARACTER), role=roles.LASTS, looks=0)
TRAITS.add("is_item -> trait", lambda: OfType(ITEM), role=roles.LASTS, looks=0)
TRAITS.add("is_location -> trait", lambda: OfType(LOCATION), role=roles.LASTS, looks=0)
TRAITS.add("is_action -> trait", lambda: OfType(ACTION), role=roles.LASTS, looks=0)
TRAITS.add("is_song -> trait", lambda: OfType(ACTION, True), role=roles.LASTS, looks=0)
TRAITS.add("inkable -> trait", Inkable, "cards.inkwell-symbol", looks=0)
TRAITS.add("being_played -> trait", lambda: InZone(LIMBO))
TRAITS.add(
    "in_deck -> trait",
    lambda: InZone(DECK),
    "zones.deck-private",
    "zones.private",
    role=roles.IN_ZONE,
    looks=WATCH_DECK,
)
TRAITS.add(
    "in_hand -> trait",
    lambda: InZone(HAND),
    "zones.hand-private",
    "zones.private",
    role=roles.IN_ZONE,
    looks=WATCH_HAND,
)
TRAITS.add("in_inkwell -> trait", lambda: InZone(INKWELL), role=roles.IN_ZONE, looks=WATCH_INKWELL)
TRAITS.add(
    "in_discard -> trait",
    lambda: InZone(DISCARD),
    "zones.discard-public",
    "zones.public",
    role=roles.IN_ZONE,
    looks=WATCH_DISCARD,
)
TRAITS.add("under -> trait", lambda: InZone(UNDER))
