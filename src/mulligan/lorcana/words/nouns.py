"""Words for cards and players: this, that, characters of a kind, chosen ones; you, each opponent."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Cards, Chosen, Condition, Players, Quantity, Trait
from mulligan.cardlang.quantities import Number, Range
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.abilities import Keyword
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    CHARACTER,
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    ITEM,
    LOCATION,
    PLAY,
    UNDER,
    WARD,
    ZONES,
)

NOUNS: Final = Vocabulary()

# -- Traits ------------------------------------------------------------------------------------------------------------


class Yours(Trait[Lorcana]):
    """Of the player whose ability it is."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.controller[card] == scope.player


class Opposing(Trait[Lorcana]):
    """Of an opponent."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return not game.match.together(game.controller[card], scope.player)


class Theirs(Trait[Lorcana]):
    """Of the player that `each` has come to, or of the player in the event."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.controller[card] == scope.someone


class Other(Trait[Lorcana]):
    """Not the card the ability is on."""

    # rule: resolve.other
    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card != scope.source


class NotChosenYet(Trait[Lorcana]):
    """Not one that this ability has chosen already."""

    # rule: resolve.other
    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card not in scope.it


class Damaged(Trait[Lorcana]):
    """With at least 1 damage."""

    # rule: cards.damaged
    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.damage[card] > 0


class Undamaged(Trait[Lorcana]):
    """With no damage."""

    # rule: cards.undamaged
    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.damage[card] == 0


class Exerted(Trait[Lorcana]):
    """Exerted."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.exerted[card] != 0


class Ready(Trait[Lorcana]):
    """Ready."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.exerted[card] == 0


class Named(Trait[Lorcana]):
    """With that name; of two names either will do."""

    # rule: cards.name cards.two-names cards.two-names-one-character
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.name in game.card(card).names


class Of(Trait[Lorcana]):
    """With that classification."""

    # rule: cards.classifications
    def __init__(self, name: str) -> None:
        self.name = name.lower()

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.name in game.card(card).classes


class Inky(Trait[Lorcana]):
    """Of that ink."""

    # rule: cards.ink-type
    def __init__(self, ink: str) -> None:
        self.ink = ink.lower()

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.ink in game.card(card).facts.inks


class With(Trait[Lorcana]):
    """With a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.has(card, self.keyword)


class Without(Trait[Lorcana]):
    """Without a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return not game.has(card, self.keyword)


class WithCost(Trait[Lorcana]):
    """With a cost in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.within.holds(game.card(card).cost)


class WithStrength(Trait[Lorcana]):
    """With a strength in a range; a negative one counts as none."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.within.holds(max(game.strength_of(card), 0))


class WithWillpower(Trait[Lorcana]):
    """With a willpower in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.within.holds(game.willpower_of(card))


class WithLore(Trait[Lorcana]):
    """With a lore value in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return self.within.holds(max(game.lore_of(card), 0))


class AtLocation(Trait[Lorcana]):
    """At a location, whichever or that one."""

    def __init__(self, which: Cards[Lorcana] | None) -> None:
        self.which = which

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        where = game.at[card]
        return where >= 0 and (self.which is None or self.which.fits(game, scope, where))


class Challenging(Trait[Lorcana]):
    """The challenging character of the challenge in progress."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card == game.challenging


class BeingChallenged(Trait[Lorcana]):
    """Being challenged in the challenge in progress."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card == game.challenged


class Stacked(Trait[Lorcana]):
    """With a card under it."""

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.below[card] >= 0


class AnyOf(Trait[Lorcana]):
    """Any of several traits."""

    def __init__(self, traits: list[Trait[Lorcana]]) -> None:
        self.traits = traits

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        for trait in self.traits:
            if trait.fits(game, scope, card):
                return True
        return False


class Non(Trait[Lorcana]):
    """Without a trait."""

    def __init__(self, trait: Trait[Lorcana]) -> None:
        self.trait = trait

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return not self.trait.fits(game, scope, card)


class Kind(Trait[Lorcana]):
    """Of a card type."""

    def __init__(self, kind: int, song: bool = False) -> None:
        self.kind = kind
        self.song = song

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        printed = game.card(card)
        return printed.type == self.kind and (not self.song or printed.song)


class InZone(Trait[Lorcana]):
    """In a zone other than play."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return game.zone[card] == self.zone


for _signature, _trait in (
    ("yours", Yours),
    ("opposing", Opposing),
    ("theirs", Theirs),
    ("other", Other),
    ("another", NotChosenYet),
    ("damaged", Damaged),
    ("undamaged", Undamaged),
    ("exerted", Exerted),
    ("ready", Ready),
    ("named(name: text)", Named),
    ("of(classification: text)", Of),
    ("of_ink(ink: text)", Inky),
    ("with(keyword: keyword)", With),
    ("without(keyword: keyword)", Without),
    ("with_cost(within: range)", WithCost),
    ("with_strength(within: range)", WithStrength),
    ("with_willpower(within: range)", WithWillpower),
    ("with_lore(within: range)", WithLore),
    ("at_location(which: cards = none)", AtLocation),
    ("challenging", Challenging),
    ("being_challenged", BeingChallenged),
    ("with_card_under", Stacked),
    ("any_of(*traits: trait)", AnyOf),
    ("non(trait: trait)", Non),
):
    NOUNS.add(f"{_signature} -> trait", _trait)
NOUNS.add("is_character -> trait", lambda: Kind(CHARACTER))
NOUNS.add("is_item -> trait", lambda: Kind(ITEM))
NOUNS.add("is_location -> trait", lambda: Kind(LOCATION))
NOUNS.add("is_action -> trait", lambda: Kind(ACTION))
NOUNS.add("is_song -> trait", lambda: Kind(ACTION, True))
NOUNS.add("in_deck -> trait", lambda: InZone(DECK))
NOUNS.add("in_hand -> trait", lambda: InZone(HAND))
NOUNS.add("in_inkwell -> trait", lambda: InZone(INKWELL))
NOUNS.add("in_discard -> trait", lambda: InZone(DISCARD))
NOUNS.add("under -> trait", lambda: InZone(UNDER))

# -- Nouns -------------------------------------------------------------------------------------------------------------


class Noun(Cards[Lorcana]):
    """All cards of a type that have certain traits: in play unless a trait names another zone."""

    def __init__(self, kind: int, traits: list[Trait[Lorcana]], song: bool = False) -> None:
        self.kind = kind  # 0 for any
        self.traits = traits
        self.song = song
        self.zone = PLAY
        for trait in traits:
            if isinstance(trait, InZone):
                self.zone = trait.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        seats = game.match.seats
        for i in range(seats):
            for card in game.piles[(game.active + i) % seats * ZONES + self.zone]:
                if self.fits(game, scope, card):
                    found.append(card)
        return found

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        if self.kind != 0:
            printed = game.card(card)
            if printed.type != self.kind or (self.song and not printed.song):
                return False
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


NOUNS.add("card(*traits: trait) -> cards", lambda traits: Noun(0, traits))
NOUNS.add("character(*traits: trait) -> cards", lambda traits: Noun(CHARACTER, traits))
NOUNS.add("item(*traits: trait) -> cards", lambda traits: Noun(ITEM, traits))
NOUNS.add("location(*traits: trait) -> cards", lambda traits: Noun(LOCATION, traits))
NOUNS.add("action(*traits: trait) -> cards", lambda traits: Noun(ACTION, traits))
NOUNS.add("song(*traits: trait) -> cards", lambda traits: Noun(ACTION, traits, True))


class This(Cards[Lorcana]):
    """The card the ability is on, while it is where the ability looks for it: in play, unless said otherwise."""

    def __init__(self, zone: InZone | None) -> None:
        self.zone = PLAY if zone is None else zone.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.source
        return [card] if card >= 0 and game.zone[card] == self.zone else []

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card == scope.source


class That(Cards[Lorcana]):
    """The card the event was about, while it is where the ability looks for it; what has become a new card is lost."""

    # rule: resolve.that resolve.that-after-choices resolve.that-gone-no-effect resolve.that-gone-rest-resolves
    def __init__(self, zone: InZone | None) -> None:
        self.zone = PLAY if zone is None else zone.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.subject
        if card < 0 or game.zone[card] != self.zone:
            return []
        if self.zone == PLAY and game.state[card] != scope.mark:
            return []
        return [card]

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        return card == scope.subject


class ThatSong(Cards[Lorcana]):
    """The song that was sung."""

    def __init__(self, zone: InZone | None) -> None:
        self.zone = PLAY if zone is None else zone.zone

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.other
        return [card] if card >= 0 and game.zone[card] == self.zone else []


class It(Cards[Lorcana]):
    """The cards chosen or acted on last."""

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        return scope.it


class Rival(Cards[Lorcana]):
    """The other card in the challenge that the event was about."""

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        card = scope.other if scope.subject == scope.source else scope.subject
        return [card] if card >= 0 and game.zone[card] == PLAY else []


class AnyKind(Cards[Lorcana]):
    """Cards of either of two kinds."""

    def __init__(self, nouns: list[Cards[Lorcana]]) -> None:
        self.nouns = nouns

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            found.extend(card for card in noun.cards(game, scope) if card not in found)
        return found

    def fits(self, game: Lorcana, scope: Scope, card: int) -> bool:
        for noun in self.nouns:
            if noun.fits(game, scope, card):
                return True
        return False


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
    """Cards that a player chooses. Ward keeps opponents from choosing a card in play."""

    def may_choose(self, game: Lorcana, scope: Scope, player: int, card: int) -> bool:
        # rule: keyword.ward.not-chosen keyword.ward.not-chosen-by-effects keyword.ward.unchosen-effects cards.under
        if game.zone[card] == PLAY and game.has(card, WARD):
            return game.match.together(game.controller[card], player)
        return True

    def may_fail(self, game: Lorcana, scope: Scope) -> bool:
        # rule: zones.fail-to-find zones.fail-to-find-own
        what = self.what
        if not isinstance(what, Noun):
            return False
        if what.zone == DECK:
            return True
        return what.zone == HAND and (what.kind != 0 or any(not isinstance(trait, OPEN) for trait in what.traits))

    def chosen(self, game: Lorcana, scope: Scope, picks: list[int]) -> None:
        for card in picks:
            if game.zone[card] == PLAY:
                game.note("is-chosen", self.chooser(game, scope), card, scope.source)


def chosen(what: Cards[Lorcana], count: Quantity[Lorcana] | None, by: Players[Lorcana] | None) -> ChosenCards:
    """So many chosen cards, one unless said otherwise."""
    return ChosenCards(what, None, Number(1) if count is None else count, by)


def up_to(count: Quantity[Lorcana], what: Cards[Lorcana], by: Players[Lorcana] | None) -> ChosenCards:
    """From none to so many chosen cards, none of them twice."""
    # rule: resolve.up-to
    return ChosenCards(what, Number(0), count, by)


def any_number(what: Cards[Lorcana], by: Players[Lorcana] | None) -> ChosenCards:
    """As many chosen cards as one likes."""
    return ChosenCards(what, Number(0), None, by)


NOUNS.add("this(zone: trait = none) -> cards", This)
NOUNS.add("that(zone: trait = none) -> cards", That)
NOUNS.add("that_song(zone: trait = none) -> cards", ThatSong)
NOUNS.add("that_location -> cards", lambda: ThatSong(None))
NOUNS.add("it -> cards", It)
NOUNS.add("rival -> cards", Rival)
NOUNS.add("either_of(*nouns: cards) -> cards", AnyKind)
NOUNS.add("cards_under(top: cards) -> cards", UnderOf)
NOUNS.add("location_of(who: cards) -> cards", LocationOf)
NOUNS.add("chosen(what: cards, count: quantity = none, by: players = none) -> cards", chosen)
NOUNS.add("up_to(count: quantity, what: cards, by: players = none) -> cards", up_to)
NOUNS.add("any_number(what: cards, by: players = none) -> cards", any_number)

# -- Players -----------------------------------------------------------------------------------------------------------


class You(Players[Lorcana]):
    """The player whose card it is."""

    # rule: players.you-is-the-card-player players.owner-decides
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.player] if game.playing[scope.player] else []


class Opponents(Players[Lorcana]):
    """Each opponent."""

    # rule: players.opponents players.teammates
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return game.opponents(scope.player)


class Everyone(Players[Lorcana]):
    """Each player, the active player first."""

    # rule: players.active-first
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return game.in_turn_order()


class They(Players[Lorcana]):
    """The player that `each` has come to, or the player in the event."""

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.someone] if scope.someone >= 0 and game.playing[scope.someone] else []


class PlayerOf(Players[Lorcana]):
    """The players whose cards those are."""

    # rule: players.their-is-the-card-player
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.of = cards

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        owners = [game.controller[card] for card in self.of.cards(game, scope)]
        return [player for player in game.in_turn_order() if player in owners]


class ChallengingPlayer(Players[Lorcana]):
    """The player whose character is challenging."""

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.someone] if scope.someone >= 0 and game.playing[scope.someone] else []




class PlayersWho(Players[Lorcana]):
    """Those of several players of whom something is so; inside, `they` is that player."""

    def __init__(self, among: Players[Lorcana], condition: Condition[Lorcana]) -> None:
        self.among = among
        self.condition = condition

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        before = scope.someone
        found: list[int] = []
        for player in self.among.who(game, scope):
            scope.someone = player
            if self.condition.holds(game, scope):
                found.append(player)
        scope.someone = before
        return found


NOUNS.add("players_who(among: players, condition: condition) -> players", PlayersWho)
NOUNS.add("you -> players", You)
NOUNS.add("opponents -> players", Opponents)
NOUNS.add("everyone -> players", Everyone)
NOUNS.add("they -> players", They)
NOUNS.add("player_of(cards: cards) -> players", PlayerOf)
NOUNS.add("challenging_player -> players", ChallengingPlayer)
