"""A kind of game as the rest of Mulligan sees it: its editions, cards, decks, and how a game of it begins."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final

from mulligan.kernel.chance import Chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import SEATS, Game, Match
from mulligan.kernel.imports import Import, Intake, take_all
from mulligan.kernel.options import AIMS, DONE, NO, ORDER, RESOLVE, VERBS, Option
from mulligan.kernel.shelves import Shelf
from mulligan.kernel.tabletop import FormatWords, Tabletop
from mulligan.kernel.views import View, choice_of

if TYPE_CHECKING:
    from mulligan.kernel.glimpses import Glimpse

LEARNING: Final = "learning"  # a format of small decks, where a game has it
HOUSE: Final = "house"  # decks of our own, where a game has them
SEALED: Final = "sealed"  # formats in which a deck is built of packs just opened
DRAFT: Final = "draft"
LIMITED: Final = (SEALED, DRAFT)


class Deck:
    """A deck list: how many of which card, a sideboard, and the card that leads it where a game has one.

    Of a deck built from packs, `pool` is all that came out of them, where that is known; to be checked, never played.
    """

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.cards: list[tuple[int, str]] = []
        self.side: list[tuple[int, str]] = []
        self.besides: list[tuple[int, str]] = []  # cards of another kind that a format has beside the deck
        self.leader = ""
        self.pool: list[tuple[int, str]] = []

    def names(self) -> list[str]:
        """Every card by name, as often as the deck has it."""
        return [name for count, name in self.cards for _ in range(count)]

    def size(self) -> int:
        """How many cards it has."""
        return sum(count for count, _ in self.cards)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Deck)
            and (self.name, self.leader) == (other.name, other.leader)
            and self.cards == other.cards
            and self.side == other.side
            and self.besides == other.besides
        )

    def __hash__(self) -> int:
        return hash((self.name, self.leader))

    def __repr__(self) -> str:
        side = sum(count for count, _ in self.side)
        return f"<Deck {self.name or 'without a name'}: {self.size()} cards{f' and {side} aside' if side else ''}>"


class Complaint:
    """Something that is wrong with a deck: a message, what it speaks of, and the rule behind it."""

    def __init__(self, message: str, rule: str, card: str = "", count: int = 0, limit: int = 0) -> None:
        self.message = message
        self.rule = rule
        self.card = card
        self.count = count
        self.limit = limit

    def __repr__(self) -> str:
        about = f" of {self.card}" if self.card else ""
        counted = f": {self.count} of {self.limit}" if self.limit else ""
        return f"<{self.message}{about} by {self.rule}{counted}>"


class Refusal:
    """Why something is not on the list of options: a message, the rule behind it, and the cards it speaks of."""

    def __init__(self, message: str, rule: str, card: int = -1, target: int = -1) -> None:
        self.message = message
        self.rule = rule
        self.card = card
        self.target = target

    def __repr__(self) -> str:
        return f"<{self.message} by {self.rule}>"


class Origin:
    """What a match was made of, so that an equal one can be made elsewhere."""

    def __init__(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> None:
        self.names = names
        self.decks = decks
        self.edition = edition
        self.format = format
        self.teams = teams

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Origin)
            and self.names == other.names
            and self.decks == other.decks
            and (self.edition, self.format, self.teams) == (other.edition, other.format, other.teams)
        )

    def __hash__(self) -> int:
        return hash((self.edition, self.format))

    def make(self, kind: Kind) -> Match:
        """The match."""
        return kind.match(self.names, self.decks, self.edition, self.format, self.teams)


def kind_again(module: str) -> Kind:
    """The game of a module, for another process."""
    kind = import_module(module).KIND
    assert isinstance(kind, Kind)
    return kind


class Kind:
    """One game: everything that terminal, simulator, scenarios, agents and server need of it."""

    name: str
    editions: list[str]  # oldest first
    formats: list[str]  # the ordinary two-player game first
    deck_formats: ClassVar[tuple[str, ...]] = ()  # others, which only say which cards a deck may have and when
    verbs: ClassVar[dict[str, tuple[str, ...]]] = VERBS  # what players do, each with its fields
    values: ClassVar[dict[str, tuple[str, ...]]] = {}  # what a field may say, where it is one of few
    declaring: ClassVar[tuple[str, ...]] = ()  # the questions where to do no more settles what was open until then
    passive: ClassVar[tuple[str, ...]] = (DONE, NO)  # the verbs that do nothing or end something, the readiest first
    endings: ClassVar[tuple[str, ...]] = (DONE,)  # the verbs that end something, which are told last
    passing: ClassVar[str] = ""  # the verb by which a player lets the others go on, in games that have priority
    dividing: ClassVar[str] = ""  # the verb that gives a part of an amount to one of several
    plays: ClassVar[tuple[str, ...]] = ()  # the verbs that bring a card to bear
    uses: ClassVar[tuple[str, ...]] = ()  # and those that use an ability of one
    links: ClassVar[tuple[str, ...]] = ()  # the fields of its views that name cards, besides those of all games
    facts: ClassVar[dict[str, tuple[str, ...]]] = {}  # what people call a fact of a card, and where its sheet has it
    unpaid: ClassVar[tuple[str, ...]] = ()  # types of cards that are played without paying
    numbers: ClassVar[tuple[str, ...]] = ()  # the fields of a sheet that say how a card fights
    bodies: ClassVar[tuple[str, ...]] = ()  # types of cards that fight
    counted: ClassVar[tuple[str, ...]] = ()  # what is true of a card or not, and counted when a deck is looked over
    resolving: ClassVar[tuple[str, ...]] = ()  # the words of abilities that resolve; others are at work all the time
    answers_from_hand: ClassVar[bool] = True  # whether others may do something by a card in hand in a player's turn
    usual_most: ClassVar[int] = 6  # more players than that seldom sit at one table
    switches: ClassVar[dict[str, str]] = {}  # what can be switched on for a match, and its name in scenarios

    def __reduce__(self) -> tuple[object, ...]:
        return kind_again, (type(self).__module__,)

    def __repr__(self) -> str:
        return f"<{self.name}, editions {', '.join(self.editions)}>"

    def newest(self) -> str:
        """The edition that is played unless another is named."""
        return self.editions[-1]

    def most_players(self, format: str = "") -> int:
        """How many players may sit at one table: as many as there is room for, unless the rules say how many."""
        return SEATS

    def only_players(self, format: str) -> int:
        """How many players a format is for, if it is for that number only; else 0."""
        return 0

    def usual_players(self, format: str) -> int:
        """How many sit down to a format where nobody says how many."""
        return self.only_players(format) or 2

    def words_of(self, format: str) -> FormatWords:
        """The words that a format adds to stories."""
        return FormatWords()

    # Cards and decks

    def card_names(self) -> list[str]:
        """Every card the catalog knows, by its full name."""
        raise NotImplementedError

    def deck_names(self) -> list[str]:
        """Every card that may be in a deck of cards; where there are others, they lie in decks of their own."""
        return self.card_names()

    def built_in_decks(self) -> list[str]:
        """The names of the decks that come with the project."""
        raise NotImplementedError

    def learning_decks(self) -> list[str]:
        """The names of smaller decks that come with the project, for a game to learn with."""
        return self.decks_for(LEARNING)

    def decks_for(self, format: str) -> list[str]:
        """The names of the decks that come with the project and are made for a format."""
        raise NotImplementedError

    def offered_decks(self, format: str) -> list[str]:
        """The names of the decks that people are offered for a format: those made for it, then decks of our own."""
        return self.decks_for(format)

    def every_deck(self) -> list[str]:
        """The names of all decks that come with the project, the ordinary ones first."""
        return [*self.built_in_decks(), *self.learning_decks()]

    def built_in_deck(self, name: str) -> Deck:
        """One of them."""
        raise NotImplementedError

    def read_deck(self, text: str, where: str) -> Deck:
        """The deck a list tells of; `where` names it in complaints about what cannot be read."""
        raise NotImplementedError

    def write_deck(self, deck: Deck) -> str:
        """A deck as a list."""
        raise NotImplementedError

    def check_deck(self, deck: Deck, edition: str, format: str, date: str = "") -> list[Complaint]:
        """Everything that keeps a deck from being legal, on a date: that of the edition unless another is given."""
        raise NotImplementedError

    def intake(self) -> Intake:
        """What takes in the cards of a database that players have, compiled from their printed text."""
        raise MulliganError("no-import", game=self.name)

    def import_cards(self, data: object) -> Import:
        """The cards of such a database, which lies in memory as a whole."""
        return take_all(self.intake(), data)

    def is_built_in(self, key: str) -> bool:
        """Whether the card that is known by this comes with the project."""
        return False

    def shelf(self, name: str) -> Shelf | None:
        """The import of the player's collection that a card came with; None for one that comes with the project."""
        return None

    def has_card(self, name: str) -> bool:
        """Whether there is a card of this name."""
        raise NotImplementedError

    def printings(self) -> list[tuple[str, str, str]]:
        """Every card as lists name it, with each set that it is in, and its rarity there, in small letters."""
        raise NotImplementedError

    def free_cards(self) -> dict[str, str]:
        """Of each colour the card that may be added to a deck from packs, where a game has such cards."""
        return {}

    def colour_needs(self, name: str) -> dict[str, int]:
        """How much of each colour it takes to play a card, in games where that must be had."""
        return {}

    def rule_of(self, format: str) -> str:
        """The rule that tells how decks of a format come about, where a book tells it."""
        return ""

    def is_free(self, name: str) -> bool:
        """Whether whoever builds a deck from packs may add any number of this card, as of a basic land."""
        return False

    # Games

    def match(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> Match:
        """What never changes in a game between these players."""
        raise NotImplementedError

    def new_game(self, match: Match, seed: int, log: bool) -> Game:
        """A new game, run up to the first decision."""
        raise NotImplementedError

    def load_game(self, match: Match, data: bytes) -> Game:
        """The game that `to_bytes` told of in this process. Not for bytes of others: saves hold choices, not states."""
        raise NotImplementedError

    def clone(self, game: Game) -> Game:
        """An equal, independent game."""
        return game.clone()

    def set_loser(self, match: Match, player: int) -> None:
        """Say who lost the last game of the series, where that matters for who begins."""

    def chooser(self, match: Match) -> int:
        """Who was said to have lost the last game of the series; -1 for nobody."""
        return -1

    def is_on(self, match: Match, switch: str) -> bool:
        """Whether something that can be switched on is on in a match."""
        return False

    def switch_on(self, match: Match, switch: str) -> None:
        """Switch something on for a match that a game can also be played with."""
        raise MulliganError("no-switch", game=self.name, switch=switch, switches=list(self.switches))

    def why_not(self, game: Game, player: int, option: Option) -> Refusal | None:
        """Why a player may not do this now; None if they may. Reveals nothing hidden."""
        raise NotImplementedError

    def imagine(self, game: Game, player: int, chance: Chance) -> Game:
        """A game that could be the true one, for all that a player knows: unknown cards dealt anew."""
        raise NotImplementedError

    def deal_anew(self, game: Game, player: int, chance: Chance, luck: Chance | None = None) -> Game:
        """The same for a game that nobody looks at afterwards: it may itself be dealt anew, instead of a copy.

        Where the luck that it shall have is given, it may have another all the same.
        """
        return self.imagine(game, player, chance)

    def glimpse(self, game: Game, player: int, chance: Chance) -> Glimpse | None:
        """An imagined game for who looks ahead only (kernel/glimpses.py); None where that will not do."""
        return None

    def view(self, game: Game, player: int, since: int = 0) -> View:
        """All that a player may know, as plain data; of the log only what comes after its first `since` lines.

        -1 is somebody who only watches. What the fields mean is in docs/views.md.
        """
        raise NotImplementedError

    def choice_of(self, game: Game, player: int, id: str) -> Option:
        """The option that a player's view calls by this id."""
        return choice_of(game, player, id)

    def asking(self, game: Game) -> object:
        """What the pending decision is about, in words of the card language."""
        raise NotImplementedError

    def tally(self, game: Game, player: int) -> dict[str, int]:
        """What a format counts of a player besides who wins, for simulations; each has the words `tally-…`."""
        return {}

    def score(self, game: Game, player: int) -> int:
        """How well a player stands, for simple agents; the higher the better."""
        raise NotImplementedError

    def scoring(self) -> Callable[[Game, int], int]:
        """What `score` asks, for those who ask it often."""
        return self.score

    def instinct(self) -> Callable[[Game], list[int]]:
        """What gives a weight to each option of a pending decision (kernel/instincts.py)."""
        raise NotImplementedError

    def features(self) -> Callable[[Game, int], list[int]]:
        """What gives the numbers of a player that tell who will win, in the order of `feature_names`."""
        raise NotImplementedError

    def feature_names(self) -> tuple[str, ...]:
        """What those numbers are."""
        raise NotImplementedError

    # For people

    def card_name(self, game: Game, card: int) -> str:
        """The full name on a card's face. Whoever asks sees to it that only those who know the face are told."""
        raise NotImplementedError

    def printed_name(self, game: Game, card: int) -> str:
        """The full name printed on a card, whatever it looks like now."""
        return self.card_name(game, card)

    def lasting(self, game: Game, option: Option) -> Option:
        """An option without the numbers that only count in this program's lists, as a save keeps it."""
        return option.unnumbered() if option.verb in (RESOLVE, ORDER) else option

    def aim_of(self, option: Option) -> str:
        """The field by which a choice names what it is aimed at, where it is written down."""
        fields = self.verbs.get(option.verb, ())
        return next((field for field in AIMS if field in fields), AIMS[0])

    def listed_as(self, sheet: dict[str, object]) -> str:
        """What the card of a sheet is called among the names of all cards."""
        return str(sheet["name"])

    def known_by(self, sheet: dict[str, object]) -> str:
        """What the card of a sheet is known by."""
        return str(sheet["name"])

    def resolves(self, notation: str) -> bool:
        """Whether an ability resolves one day, once its card is in play or is played."""
        return notation.partition("(")[0] in self.resolving

    def ability_name(self, game: Game, card: int, ability: int) -> str:
        """What a printed ability of a card is called; empty where it has no name."""
        return ""

    def ability_tree(self, game: Game, option: Option) -> object:
        """The ability or mode an option is about as a tree of the card language, if it is about one; else None."""
        return None

    def card_sheet(self, name: str, edition: str = "") -> dict[str, object]:
        """The facts of a card of the catalog, as plain data; `abilities` are pairs of a name and a notation.

        With an edition the card is worded as in its time, where that is known.
        """
        raise NotImplementedError

    def leaders(self, format: str) -> list[str]:
        """The cards that may lead a deck of a format in which a deck is built around the card that leads it."""
        return []

    def playable_deck(self, names: list[str], format: str = "") -> Deck | None:
        """A deck of the first of these cards that go together in a format, with what it takes to play them.

        None where any cards that a deck may have can be played.
        """
        return None

    def deck_around(self, names: list[str], least: int = 0) -> Deck | None:
        """A deck of the first of these cards, with what it takes to play that, and of those that go with it.

        It has `least` cards or more. None where any cards that a deck may have can be played.
        """
        return None

    def printed_abilities(self, match: Match) -> list[tuple[str, list[object]]]:
        """The cards of a match by what they are known by, each with its abilities as trees of the card language."""
        raise NotImplementedError

    def read_all(self) -> int:
        """Read all cards that come with the project, anew; how many they are."""
        raise NotImplementedError

    def trees_of(self, notations: list[str]) -> list[str]:
        """Abilities as they are written when nothing is written that goes without saying, to compare them."""
        return notations

    def tree_of(self, notation: str) -> object:
        """An ability in notation as a tree of the card language, for rendering."""
        raise NotImplementedError

    def card_trees(self, name: str, edition: str = "") -> list[object]:
        """The abilities of a card of the catalog as trees of the card language, worded as in an edition."""
        return []

    def ending(self, game: Game) -> str:
        """How a game that is over was won, as a word for `ending-…` messages; empty where nobody won."""
        return "other" if game.result >= 0 else ""

    def losers(self, game: Game) -> list[int]:
        """The players who did not win a game that somebody has won."""
        if game.result < 0:
            return []
        return [one for one in range(int(game.match.seats)) if not game.match.together(one, game.result)]

    def settled(self, game: Game) -> bool:
        """Whether nothing is in progress: whoever is asked now is asked for their next action, not to finish one."""
        return game.settled()

    def stops(self) -> list[str]:
        """The moments of a turn at which a person can wish to be asked though nothing calls for it."""
        return []

    def unasked(self, game: Game, player: int, stops: list[str], hold: bool) -> Option | None:
        """The option to take for a person without asking, as there is nothing to be done here; None: ask."""
        return None

    def passes_openly(self, game: Game, player: int) -> bool:
        """Whether `unasked` would pass here whatever the player holds, so that passing at once tells nothing."""
        return False

    def stirs(self, game: Game, player: int) -> bool:
        """Whether another does something now that a player passes until: what comes next is to resolve, and theirs."""
        return bool(game.waiting) and not game.match.together(game.waiting[-1].player, player)

    def left_to_do(self, game: Game) -> str:
        """What is left of something that a person is asked to do bit by bit, in the game's own signs; else empty."""
        return ""

    # Tables

    def tabletop(self) -> Tabletop[Game]:
        """An empty table, with the words by which it is laid and read."""
        raise NotImplementedError
