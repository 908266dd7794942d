"""Words for cards that a player chooses as something resolves, without targeting them, or that chance does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Chosen, Players, Quantity, make_room
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.traits import InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic.choices import MagicCards
from mulligan.magic.procedures import Enter
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    HAND,
    LIBRARY,
    SEARCHED,
    ZONE_NAMES,
)
from mulligan.magic.triggers import tell
from mulligan.magic.words.nouns import (
    AnyKind,
    AnyPlace,
    Noun,
)
from mulligan.magic.words.traits import Theirs, Yours

PICKING: Final = Vocabulary()
ASKING_WHERE: Final = 2  # of a choice: it is being asked where cards are looked for


def nth_choice(game: Magic, scope: Scope, which: i64) -> i64:
    """The slot of the so-manieth choice of the spell or ability in progress; -1 if it has fewer."""
    if scope.ability >= 0:
        for node in game.nodes[scope.ability].words_below():
            if isinstance(node, Chosen):
                which -= 1
                if which == 0:
                    return node.slot
    return -1


class ChosenCards(Chosen[Magic]):
    """Cards that a player chooses on resolution, without targeting them."""

    rule: ClassVar[str] = "stack.resolve"
    keeps_cards: ClassVar[bool] = True
    names_differ: bool = False  # no two of them may have the same name
    spares_source: bool = False  # what it is chosen for is a cost, and another one is paid so with the source itself
    searching: list[Noun] | None = None  # the words in it for cards of libraries, once somebody has asked

    def room(self) -> i64:
        return 2 if isinstance(self.what, AnyPlace) else 1  # where is looked for them besides

    def candidates(self, game: Magic, scope: Scope) -> list[int]:
        found = super().candidates(game, scope)
        for frame in game.frames:
            if isinstance(frame, Enter):  # what is entering is chosen for nothing any more
                found = [card for card in found if card not in frame.cards]
        if isinstance(self.what, AnyPlace):
            return [card for card in found if game.zone[card] in self.searched(scope)]
        if self.names_differ and self.slot < len(scope.picks):  # rule: types.own-name
            names = [game.card(card).name for card in scope.picks[self.slot]]
            return [card for card in found if game.card(card).name not in names]
        if self.spares_source:  # rule: cost.pay-in-full
            return [card for card in found if card != scope.source]
        return found

    def searched(self, scope: Scope) -> list[int]:
        """Of the places where cards may be looked for those that its player has chosen; all of them before that."""
        # rule: zones.library
        assert isinstance(self.what, AnyPlace)
        kept = scope.picks[self.slot + 1] if self.slot + 1 < len(scope.picks) else []
        return kept or self.what.zones()

    def ask_places(self, game: Magic, scope: Scope, places: list[int]) -> None:
        """The player says where to look: in one of the places, or several."""
        options: list[Option] = []
        for chosen in range(1, 1 << len(places)):
            names = [ZONE_NAMES[place] for i, place in enumerate(places) if (chosen >> i) & 1]
            options.append(Option(CHOOSE, text="-".join(names), number=chosen))
        game.ask(self.chooser(game, scope), "zones.library", options, about=scope.source, topic="search")

    def ask(self, game: Magic, frame: Frame, scope: Scope) -> bool:
        if isinstance(self.what, AnyPlace):
            places = self.what.zones()
            if frame.asking < 0:
                make_room(scope, self.slot + 1)
                frame.asking = ASKING_WHERE
                self.ask_places(game, scope, places)
                return True
            if frame.asking == ASKING_WHERE:
                frame.asking = -1
                bits = game.answer.number
                scope.picks[self.slot + 1] = [place for i, place in enumerate(places) if (bits >> i) & 1]
        if frame.asking < 0:
            player = self.chooser(game, scope)
            cards = self.looked_through(game, scope)
            for card in cards:
                game.show(card, player)
            if game.listening[SEARCHED] and self.searches_library(scope) and self.begins_search(game, scope):
                for owner in {game.owner[card] for card in cards} or {player}:
                    tell(game, Event(SEARCHED, -1, -1, player, 1 if owner == player else 0))
        return super().ask(game, frame, scope)

    def in_library(self) -> bool:
        """Whether cards of a library are chosen from."""
        return len(self.nouns_in_libraries()) > 0

    def nouns_in_libraries(self) -> list[Noun]:
        """The words in it for cards of libraries."""
        found = self.searching
        if found is None:
            found = [what for what in self.what.everything() if isinstance(what, Noun) and what.zone == LIBRARY]
            self.searching = found
        return found

    def begins_search(self, game: Magic, scope: Scope) -> bool:
        """Whether a library is searched for this choice, and was not for one before it, as it will be shuffled once."""
        # rule: zones.library
        searching = False
        for node in game.nodes[scope.ability].words_below() if scope.ability >= 0 else []:
            if isinstance(node, ChosenCards) and node.in_library():
                if node is self:
                    return not searching
                searching = True
            elif node.word == "shuffle":
                searching = False
        return self.in_library()

    def searches_library(self, scope: Scope) -> bool:
        """Whether a library is searched that need not be."""
        return not isinstance(self.what, AnyPlace) or LIBRARY in self.searched(scope)

    def looked_through(self, game: Magic, scope: Scope) -> list[int]:
        """The cards of libraries that the player sees: who searches a library sees all of it."""
        if not self.searches_library(scope):
            return []
        nouns = self.nouns_in_libraries()
        found: list[int] = []
        if self.what not in nouns:  # else all of those are among the others
            found = [card for card in self.what.cards(game, scope) if game.zone[card] == LIBRARY]
        for what in nouns:
            for player in range(game.match.seats):
                library = game.library(player)
                if library and what.is_of_those(game, scope, library[0]):  # then all of them are
                    found.extend(library)
        return found

    def may_fail(self, game: Magic, scope: Scope) -> bool:
        """Who looks for a card of a kind in a hidden zone need not find one; in a graveyard they must."""
        # rule: zones.library
        if isinstance(self.what, AnyPlace):
            return all(game.zone[card] in (LIBRARY, HAND) for card in self.candidates(game, scope))
        for what in self.what.nouns if isinstance(self.what, AnyKind) else [self.what]:
            if not isinstance(what, Noun) or what.zone != LIBRARY:
                return False
            if what.types == 0 and all(isinstance(one, (InZone, Yours, Theirs)) for one in what.traits):
                return False
        return True


def choice_of_cards(
    what: Cards[Magic], least: Quantity[Magic] | None, most: Quantity[Magic] | None, by: Players[Magic] | None
) -> ChosenCards:
    """A choice of cards, perhaps of different names."""
    made = ChosenCards(what, least, most, by)
    made.names_differ = any(one.word == "names_differ" for one in what.everything())
    return made


def chosen(what: Cards[Magic], count: Quantity[Magic] | None, by: Players[Magic] | None) -> ChosenCards:
    """So many chosen cards, one unless said otherwise."""
    return choice_of_cards(what, None, Number(1) if count is None else count, by)


def up_to(count: Quantity[Magic], what: Cards[Magic], by: Players[Magic] | None) -> ChosenCards:
    """From none to so many chosen cards."""
    return choice_of_cards(what, Number(0), count, by)


def any_number(what: Cards[Magic], by: Players[Magic] | None) -> ChosenCards:
    """As many chosen cards as one likes."""
    return choice_of_cards(what, Number(0), None, by)


class AtRandom(MagicCards):
    """Cards picked at random."""

    def __init__(self, what: Cards[Magic], number: Quantity[Magic] | None) -> None:
        self.what = what
        self.number = number

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        left = self.what.cards(game, scope)[:]
        picked: list[int] = []
        count = 1 if self.number is None else self.number.value(game, scope)
        while left and len(picked) < count:
            picked.append(left.pop(game.chance.below(len(left))))
        return picked


PICKING.add(
    "chosen(what: cards, count: quantity = none, by: players = none) -> cards",
    chosen,
    role=roles.CHOICE,
    sets=binding.IT,
)
PICKING.add(
    "up_to(count: quantity, what: cards, by: players = none) -> cards", up_to, role=roles.CHOICE, sets=binding.IT
)
PICKING.add("any_number(what: cards, by: players = none) -> cards", any_number, role=roles.CHOICE, sets=binding.IT)
PICKING.add("at_random(what: cards, count: quantity = none) -> cards", AtRandom, role=roles.CHOICE)
