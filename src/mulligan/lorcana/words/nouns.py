"""Words for cards: this, that, characters of a kind, chosen ones."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import CARD, IT, OTHER
from mulligan.cardlang.nodes import ABOUT_EVENT, CHOOSES, Cards, Chosen, Players, Quantity, Trait
from mulligan.cardlang.nouns import EitherOf, That, This
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.traits import InZone, Other
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.lorcana.cost import can_be_exerted
from mulligan.lorcana.damage import removable
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    CHARACTER,
    CHOSEN,
    DECK,
    FOR_AN_ABILITY,
    FOR_AN_ACTION,
    FOR_SUPPORT,
    HAND,
    ITEM,
    LOCATION,
    PLAY,
    WARD,
    ZONES,
)
from mulligan.lorcana.triggers import tell
from mulligan.lorcana.words.traits import InTotal, Opposing, Theirs, Yours

NOUNS: Final = Vocabulary()


class Noun(Cards[Lorcana]):
    """All cards of a type that have certain traits: in play unless a trait names another zone."""

    def __init__(self, kind: i64, traits: list[Trait[Lorcana]], song: bool = False) -> None:
        self.kind = kind  # 0 for any
        self.traits = traits
        self.song = song
        self.zone: i64 = PLAY
        for trait in traits:
            if isinstance(trait, InZone):
                self.zone = trait.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        seats = game.match.seats
        for i in range(seats):  # rule: keyword.ward.unchosen-effects
            for card in game.piles[(game.active + i) % seats * ZONES + self.zone]:
                if self.fits(game, scope, card):
                    found.append(card)
        return found

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        if self.kind != 0:
            printed = game.card(card)
            if printed.type != self.kind or (self.song and not printed.song):
                return False
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


NOUNS.add("card(*traits: trait) -> cards", lambda traits: Noun(0, traits), looks=0, role=roles.NOUN)
NOUNS.add(
    "character(*traits: trait) -> cards",
    lambda traits: Noun(CHARACTER, traits),
    "cards.character-only-in-play",
    looks=0,
    role=roles.NOUN,
)
NOUNS.add(
    "item(*traits: trait) -> cards",
    lambda traits: Noun(ITEM, traits),
    "cards.item-only-in-play",
    "cards.item-type",
    looks=0,
    role=roles.NOUN,
)
NOUNS.add(
    "location(*traits: trait) -> cards",
    lambda traits: Noun(LOCATION, traits),
    "cards.location-only-in-play",
    "cards.location-type",
    looks=0,
    role=roles.NOUN,
)
NOUNS.add(
    "action(*traits: trait) -> cards",
    lambda traits: Noun(ACTION, traits),
    "cards.action-type",
    role=roles.NOUN,
    looks=0,
)
NOUNS.add(
    "song(*traits: trait) -> cards",
    lambda traits: Noun(ACTION, traits, True),
    "cards.song-type",
    "cards.song-is-action",
    role=roles.NOUN,
    looks=0,
)


class ThatSong(Cards[Lorcana]):
    """The song that was sung."""

    def __init__(self, zone: InZone[Lorcana] | None) -> None:
        self.zone = PLAY if zone is None else zone.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.other
        return [card] if card >= 0 and game.zone[card] == self.zone else []


class Picked(Cards[Lorcana]):
    """What the choice of this number in the ability chose, counted from 1 in the order written."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        return scope.picks[self.number - 1] if len(scope.picks) >= self.number else []


class Among(Cards[Lorcana]):
    """Those of certain cards that are of a kind, wherever they lie."""

    def __init__(self, of: Cards[Lorcana], what: Cards[Lorcana]) -> None:
        self.of = of
        self.what = what

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        return [card for card in self.of.cards(game, scope) if self.what.fits(game, scope, card)]


class Rival(Cards[Lorcana]):
    """The other card in the challenge that the event was about."""

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.other if scope.subject == scope.source else scope.subject
        return [card] if card >= 0 and game.zone[card] == PLAY else []


class Wherever(Cards[Lorcana]):
    """This card or one of the event, wherever it is by now: to ask what it is after it was put away."""

    # rule: cards.character-only-in-play
    def __init__(self, card: Cards[Lorcana]) -> None:
        self.meant = card

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.source
        if isinstance(self.meant, That):
            card = scope.subject
        elif isinstance(self.meant, Rival):
            card = scope.other if scope.subject == scope.source else scope.subject
        elif isinstance(self.meant, ThatSong):
            card = scope.other
        return [card] if card >= 0 else []


class Together(EitherOf[Lorcana]):
    """Cards of several kinds, to all of which the same is done at once; some of them may have to be chosen."""

    def potential(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            found.extend(card for card in noun.potential(game, scope) if card not in found)
        return found


class UnderOf(Cards[Lorcana]):
    """The cards under a card, nearest first."""

    def __init__(self, top: Cards[Lorcana]) -> None:
        self.top = top

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.top.cards(game, scope):
            under = game.below[card]
            while under >= 0:
                found.append(under)
                under = game.below[under]
        return found


class LocationOf(Cards[Lorcana]):
    """The location a character is at."""

    def __init__(self, who: Cards[Lorcana]) -> None:
        self.who = who

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        return [game.at[card] for card in self.who.cards(game, scope) if game.at[card] >= 0]


OPEN: Final = (Yours, Opposing, Theirs, Other, InZone)  # what everybody can see of a card in a hand


class ChosenCards(Chosen[Lorcana]):
    """Cards that a player chooses while the effect resolves. Ward keeps opponents from choosing a card in play."""

    # rule: golden.choose-on-resolving players.owner-decides

    rule: ClassVar[str] = "players.owner-decides"
    to_exert: bool = False  # they are chosen to be exerted as a cost
    to_heal: Quantity[Lorcana] | None = None  # so much damage is removed from each as a cost
    total: InTotal | None = None  # what all of them together must be

    def may_choose(self, game: Lorcana, scope: Scope, player: i64, card: i64) -> bool:
        # rule: keyword.ward.not-chosen keyword.ward.not-chosen-by-effects cards.under
        if game.zone[card] == PLAY and game.has(card, WARD) and not game.match.together(game.controller[card], player):
            game.cite("keyword.ward.not-chosen", "keyword.ward.not-chosen-by-effects")
            return False
        if self.total is not None and self.slot < len(scope.picks):
            if not self.total.beside(game, scope.picks[self.slot], card):
                return False
        if self.to_heal is not None and removable(game, card) < self.to_heal.value(game, scope):
            return False
        return not self.to_exert or can_be_exerted(game, card)

    def may_fail(self, game: Lorcana, scope: Scope) -> bool:
        # rule: zones.fail-to-find zones.fail-to-find-own cost.pay resolve.to-is-a-cost
        what = self.what
        if self.as_cost or not isinstance(what, Noun):  # what must be paid is paid
            return False
        seen = what.kind == 0 and all(isinstance(trait, OPEN) for trait in what.traits)
        if what.zone != DECK and (what.zone != HAND or seen):
            return False
        return game.edition.may_fail(game, self.chooser(game, scope), what.cards(game, scope))

    def chosen(self, game: Lorcana, scope: Scope, picks: list[int]) -> None:
        # rule: golden.do-what-you-can
        game.trace("golden.choose-on-resolving", "players.owner-decides")
        if game.log is not None and self.most is not None and len(picks) < self.most.value(game, scope):
            game.cite("golden.do-what-you-can")
            if self.may_fail(game, scope):
                game.cite("zones.fail-to-find", "zones.fail-to-find-own")
        for card in picks:
            if game.zone[card] == PLAY:
                game.note("is-chosen", self.chooser(game, scope), card, scope.source)
                tell(game, Event(CHOSEN, card, scope.source, self.chooser(game, scope), flags=purpose(game, scope)))


def purpose(game: Lorcana, scope: Scope) -> i64:
    """For what cards are chosen: an action or an ability, Support among them."""
    if scope.ability == game.own_match.support:
        return FOR_AN_ABILITY | FOR_SUPPORT
    return FOR_AN_ACTION if scope.source >= 0 and game.card(scope.source).type == ACTION else FOR_AN_ABILITY


def chosen(what: Cards[Lorcana], count: Quantity[Lorcana] | None, by: Players[Lorcana] | None) -> ChosenCards:
    """So many chosen cards, one unless said otherwise."""
    return ChosenCards(what, None, Number(1) if count is None else count, by)


def up_to(count: Quantity[Lorcana], what: Cards[Lorcana], by: Players[Lorcana] | None) -> ChosenCards:
    """From none to so many chosen cards, none of them twice."""
    # rule: resolve.up-to
    return together_at_most(ChosenCards(what, Number(0), count, by))


def any_number(what: Cards[Lorcana], by: Players[Lorcana] | None) -> ChosenCards:
    """As many chosen cards as one likes."""
    return together_at_most(ChosenCards(what, Number(0), None, by))


def together_at_most(choice: ChosenCards) -> ChosenCards:
    """A choice that knows what its cards must be together, if that is said of them."""
    what = choice.what
    if isinstance(what, Noun):
        for trait in what.traits:
            if isinstance(trait, InTotal):
                choice.total = trait
    return choice


NOUNS.add("this(zone: trait = none) -> cards", This, looks=0, role=roles.FIXED | roles.SUBJECT)
NOUNS.add(
    "that(zone: trait = none) -> cards",
    That,
    "resolve.that",
    "resolve.that-after-choices",
    "resolve.that-gone-no-effect",
    "resolve.that-gone-rest-resolves",
    says=ABOUT_EVENT,
    needs=CARD,
    role=roles.PRONOUN | roles.SUBJECT,
)
NOUNS.add(
    "that_song(zone: trait = none) -> cards",
    ThatSong,
    "resolve.that",
    "resolve.that-after-choices",
    "resolve.that-gone-no-effect",
    "resolve.that-gone-rest-resolves",
    says=ABOUT_EVENT,
    needs=OTHER,
)
NOUNS.add("that_location -> cards", lambda: ThatSong(None), says=ABOUT_EVENT, needs=OTHER)
NOUNS.add(
    "the_other -> cards", lambda: ThatSong(None), says=ABOUT_EVENT, needs=OTHER, role=roles.PRONOUN | roles.SUBJECT
)
NOUNS.add(
    "wherever(card: cards) -> cards", Wherever, "cards.character-only-in-play", role=roles.PRONOUN | roles.SUBJECT
)
NOUNS.add("among(of: cards, what: cards) -> cards", Among)
NOUNS.add("picked(number: number) -> cards", Picked, role=roles.PRONOUN)
NOUNS.add(
    "rival -> cards",
    Rival,
    "resolve.that",
    "resolve.that-after-choices",
    "resolve.that-gone-no-effect",
    "resolve.that-gone-rest-resolves",
    says=ABOUT_EVENT,
    needs=CARD | OTHER,
    role=roles.PRONOUN | roles.SUBJECT,
)
NOUNS.add("either_of(*nouns: cards) -> cards", EitherOf, looks=0, role=roles.JOINED)
NOUNS.add("together(*parts: cards) -> cards", Together, looks=0)
NOUNS.add("cards_under(top: cards) -> cards", UnderOf)
NOUNS.add("location_of(who: cards) -> cards", LocationOf)
NOUNS.add(
    "chosen(what: cards, count: quantity = none, by: players = none) -> cards",
    chosen,
    says=CHOOSES,
    sets=IT,
    role=roles.CHOICE,
    unsaid="1",
)
NOUNS.add(
    "up_to(count: quantity, what: cards, by: players = none) -> cards",
    up_to,
    "resolve.up-to",
    says=CHOOSES,
    sets=IT,
    role=roles.CHOICE,
)
NOUNS.add("any_number(what: cards, by: players = none) -> cards", any_number, says=CHOOSES, sets=IT, role=roles.CHOICE)
