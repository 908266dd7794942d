"""A game's table by its words: how cards are put on it, and what can be read off it. Each game describes its own.

Scenarios, puzzles and reports speak of zones, phases, states and fields by name. A game says here which there are and
what they mean; reading and running such files is no business of a game (see the package `scenarios`).
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64

from mulligan.kernel.column import vec
from mulligan.kernel.game import NOBODY, Game
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import GAME, TURN, Step

G = TypeVar("G", bound=Game, covariant=True)


class Plan:
    """Who sits at a table, and by which rules they play."""

    def __init__(
        self,
        names: list[str],
        edition: str,
        format: str = "",
        teams: list[int] | None = None,
        seed: int = 0,
        keys: dict[str, object] | None = None,
    ) -> None:
        self.names = names
        self.edition = edition
        self.format = format
        self.teams = teams
        self.seed = seed
        self.keys = keys or {}  # what the story says at its top in words of its format


class FormatWords:
    """The words that a format adds to the stories of its game."""

    def __init__(
        self,
        keys: tuple[str, ...] = (),
        player_keys: tuple[str, ...] = (),
        states: tuple[str, ...] = (),
        paths: tuple[str, ...] = (),
        player_fields: tuple[str, ...] = (),
        zones: dict[str, int] | None = None,
    ) -> None:
        self.zones = zones or {}  # where a player may be given cards; at the top of a story, what all share
        self.keys = keys  # at the top of a story
        self.player_keys = player_keys  # what a player may be given
        self.states = states  # what may be said of a card that is put down
        self.paths = paths  # what can be asked of the game
        self.player_fields = player_fields  # and of a player; one that ends in `.ALIAS` is about a card


class Tabletop(Generic[G]):
    """The table of one game, made anew for each scenario, with a catalog that more cards may be added to."""

    # The words of the table.
    zones: ClassVar[dict[str, int]]  # where a player may be given cards
    zone_names: ClassVar[tuple[str, ...]]  # what each zone is called
    phase_names: ClassVar[tuple[str, ...]]  # and each phase or step
    starts: ClassVar[dict[str, tuple[int, Step]]]  # where a story may begin: the phase, and its first step
    goes_on: ClassVar[dict[str, str]] = {}  # phases whose beginning must not be done twice: where to go on instead
    usual_phase: ClassVar[str]  # where it begins unless it says so
    deck: ClassVar[str]  # the zone that is full of fillers unless it is given
    numbers: ClassVar[tuple[str, ...]] = ()  # what a player may be given besides cards
    states: ClassVar[tuple[str, ...]]  # what may be said of a card that is put down
    references: ClassVar[tuple[str, ...]] = ()  # those states and fields that name another card, or a player
    fields: ClassVar[tuple[str, ...]]  # what can be asked of a card
    player_fields: ClassVar[tuple[str, ...]] = ()  # what can be asked of a player, besides how many cards lie where
    words: ClassVar[tuple[str, ...]]  # what cards may have: keywords, types, colours and the like
    waits: ClassVar[tuple[str, ...]] = ()  # what it is called where abilities wait
    unnamed: ClassVar[tuple[str, ...]]  # zones in which one filler is as good as another

    game: G
    printed: dict[str, int]  # the number in the match of each card that may turn up, by what the catalog knows it by

    def __init__(self) -> None:
        self.fillers = 0
        self.more_zones: dict[str, int] = {}  # that the format adds

    # -- Cards -------------------------------------------------------------------------------------------------------

    def add_card(self, row: dict[str, object]) -> str:
        """Take a card of the players' own into the catalog; what the catalog then knows it by."""
        raise NotImplementedError

    def filler(self, row: dict[str, object]) -> str:
        """One more card without abilities: what the catalog knows it by."""
        raise NotImplementedError

    def is_filler(self, card: int) -> bool:
        """Whether a card is one of those."""
        return self.card_name(card).startswith("Filler")

    def likeness(self, card: int) -> str:
        """What a card is that nobody sees: fillers are alike."""
        return "Filler" if self.is_filler(card) else self.catalog_name(card)

    def find(self, name: str) -> str:
        """What the catalog knows a card by."""
        raise NotImplementedError

    def has_card(self, name: str) -> bool:
        """Whether a card of this name is known, or may turn up in this game, as a token."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """The names by which cards are known."""
        raise NotImplementedError

    def card_marks(self, row: dict[str, object]) -> list[str]:
        """What marks a row of a card database as this card and no other, in whatever language: names, numbers."""
        raise NotImplementedError

    def known_card(self, row: dict[str, object]) -> str | None:
        """What the catalog knows the card of a row by, in whatever language that is; it is then the scenario's own."""
        return None

    def add_name(self, row: dict[str, object], name: str) -> None:
        """Let a card that the catalog knows by `name` be found by the name on this row too."""
        raise NotImplementedError

    # -- Putting things down -----------------------------------------------------------------------------------------

    def open(self, plan: Plan, cards: list[str]) -> None:
        """Begin a game in which these cards may turn up, with none on the table yet."""
        raise NotImplementedError

    def plain_row(self, row: dict[str, object]) -> dict[str, object]:
        """What a player is given as nothing but zones and numbers, where a game also takes it in another way."""
        return row

    def give(self, player: int, row: dict[str, object]) -> None:
        """Give a player what they have besides cards."""

    def put(self, player: int, owner: int, zone: int, name: str, state: dict[str, object]) -> int:
        """Put one card where it belongs, in its state."""
        raise NotImplementedError

    def put_under(self, card: int, name: str) -> int:
        """Put one card under another."""
        raise NotImplementedError

    def join(self, card: int, reference: str, other: int, player: int) -> None:
        """Join a card to another, or to a player; the one that is not meant is -1."""
        raise NotImplementedError

    def arrange(self, wanted: list[int]) -> None:
        """Order what nobody can tell apart so that these come first: a story will name them."""

    def begin(self, phase: str, starter: bool = True) -> None:
        """Let the story begin in this phase; before the game, unless a `starter` is told, by leaving that to chance."""
        game = self.game
        main = game.procedures.new_frame(GAME)
        game.begin(GAME, main)
        if phase == "setup":
            self.begin_setup()
            if not starter:
                game.match.starter = NOBODY
        else:
            game.go_to(main, self.next_turn())
            game.phase, step = self.starts[phase]
            self.begin_turn(step)
        game.run()

    def begin_setup(self) -> None:
        """Let the story begin with the game itself."""
        self.game.match.starter = self.game.active
        self.game.turn = 0

    def lasting_state(self, card: int) -> dict[str, object]:
        """What is to be said of a card for the whole game, also in a deck."""
        return {}

    def lead(self, leader: str) -> dict[str, object]:
        """The choice, before the game, of the card that leads a deck; empty where that is no choice."""
        raise NotImplementedError

    def begin_turn(self, step: Step) -> None:
        """Let the story begin with this step of a turn."""
        game = self.game
        turn = game.procedures.new_frame(TURN)
        game.begin(TURN, turn)
        game.go_to(turn, step)

    def next_turn(self) -> Step:
        """The step of the game that begins a turn."""
        raise NotImplementedError

    def load(self, data: bytes) -> Game:
        """The game of this table that saved bytes tell of."""
        raise NotImplementedError

    # -- Reading cards -----------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """A card's full English name."""
        raise NotImplementedError

    def fits_name(self, card: int, name: str) -> bool:
        """Whether a name fits a card."""
        return self.card_name(card).lower() == name.lower()

    def zone_name(self, card: int) -> str:
        """The zone a card is in."""
        return self.zone_names[self.game.zone[card]]

    def field(self, card: int, name: str) -> object:
        """One of the fields of a card, as it is now; of a reference the number of the card, -1 for none."""
        raise NotImplementedError

    def has(self, card: int, word: str) -> bool:
        """Whether a card has a keyword, classification, type, colour, trait or symbol."""
        raise NotImplementedError

    def controller(self, card: int) -> int:
        """Who controls a card, or whose it is where nobody does."""
        return self.game.controller[card]

    def equal_cards(self, one: int, two: int) -> bool:
        """Whether two cards are indistinguishable where they lie, so that either will do."""
        raise NotImplementedError

    def twins(self, one: int, two: int) -> bool:
        """Whether two cards are alike in everything, so that options about one or the other mean the same."""
        return self.equal_cards(one, two)

    def maybe_equal(self, card: int) -> list[int]:
        """The other cards among which equal ones may be."""
        printed = self.game.printed
        return [other for other in range(len(printed)) if printed[other] == printed[card] and other != card]

    def catalog_name(self, card: int) -> str:
        """The name by which a card can be put down again as what it is now."""
        return self.card_name(card)

    def state_of(self, card: int) -> dict[str, object]:
        """Everything that would be said of a card as it lies, to put it down like this again; references left out."""
        raise NotImplementedError

    def under(self, card: int) -> list[int]:
        """The cards under a card, the topmost first."""
        return []

    def own_row(self, card: int) -> dict[str, object] | None:
        """The row of a card that is in no catalog, a token, with which it can be taken into one; else None."""
        return None

    # -- Reading players and the story -------------------------------------------------------------------------------

    def phase_name(self) -> str:
        """The phase or step."""
        return self.phase_names[self.game.phase]

    def player_field(self, player: int, name: str) -> object:
        """One of the fields of a player."""
        raise NotImplementedError

    def given(self, player: int) -> dict[str, object]:
        """What a player has now besides cards, as it would be given to them."""
        return {}

    def keys(self) -> dict[str, object]:
        """What a story that begins here says at its top in words of its format."""
        return {}

    def path(self, name: str) -> object:
        """What is at one of the paths of a format."""
        raise NotImplementedError(name)

    def player_card_field(self, player: int, name: str, card: int) -> object:
        """One of the fields of a player that are about a card."""
        raise NotImplementedError(name)

    def cards_in(self, player: int, zone: str) -> list[int]:
        """The cards of a player in a zone, top first."""
        return self.game.pile(player, self.all_zones()[zone])

    def all_zones(self) -> dict[str, int]:
        """Where a player may be given cards in this format."""
        return {**self.zones, **self.more_zones} if self.more_zones else self.zones

    def readable_zones(self) -> list[str]:
        """The zones whose cards can be asked for."""
        return list(self.all_zones())

    def waiting(self) -> int:
        """How many abilities or spells wait."""
        return len(self.game.waiting)

    def objects_left(self) -> int:
        """How many of what waited have resolved so far, in games where they wait on each other."""
        return 0

    def is_active(self, player: int) -> bool:
        """Whether it is this player's turn."""
        return self.game.active == player

    def usual(self, field: str, value: object) -> object:
        """A value that somebody expects of a field, written as the game writes it."""
        return value

    # -- Options in words --------------------------------------------------------------------------------------------

    def ability_fits(self, option: Option, ability: object) -> bool:
        """Whether an option is about the ability of this name or number."""
        raise NotImplementedError

    def ability_names(self) -> list[str]:
        """What abilities of cards in this game are called, also those that a card has lost or may gain."""
        raise NotImplementedError

    def ability_word(self, name: str) -> str:
        """An ability's name without what makes no difference in it."""
        return name.lower()

    def says(self, text: str, value: str) -> bool:
        """Whether the text of an option is what somebody calls it."""
        return text.lower() == value.lower()

    def chosen_later(self, step: dict[str, object]) -> str:
        """The field of a choice that the game asks for afterwards, each in a choice of its own; empty for none."""
        return ""

    def ways_on(self) -> list[Option]:
        """Where a player may only give up or go on: the ways to go on. Elsewhere none."""
        return []

    def gives_way(self, player: int) -> bool:
        """Whether the player asked may pass so that a teammate, who may act as well, is asked."""
        return False

    def offered_to_teammate(self, player: int) -> list[Option]:
        """What a teammate might do whom the player asked may give way to."""
        return []

    def speaks_for(self, player: int, asked: int) -> bool:
        """Whether a player may answer what another is asked, as in a team that decides together."""
        return player == asked

    # -- Rules at work -----------------------------------------------------------------------------------------------

    def rules_at_work(self) -> list[str]:
        """The rules behind what holds all the time and changes what is read off the table now."""
        return []

    def rules_for(self, option: Option) -> list[str]:
        """The rules that let a player do now what a story finds legal."""
        return []

    def rules_against(self, player: int, asked: Option, ability: object) -> list[str]:
        """The rules that keep a player from doing now what a story finds illegal."""
        return []


def cards_below(below: vec[i64], card: int) -> list[int]:
    """The cards under a card, the topmost first, by a column that tells of each card the next one below."""
    found: list[int] = []
    while below[card] >= 0:
        card = int(below[card])
        found.append(card)
    return found
