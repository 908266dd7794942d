"""A long soak: random games of random legal decks, looked at all the time. The command is `mulligan soak`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable
from typing import Final

from mulligan import games
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.errors import Message, MulliganError
from mulligan.kernel.game import SEATS, Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.options import CONCEDE, Option
from mulligan.kernel.soundness import Watch, decision_is_sound
from mulligan.sim.invariants import (
    Cards,
    copies_are_exact,
    demand,
    imagined_is_sound,
    refusals_are_told,
    view_is_blind,
)
from mulligan.sim.random_decks import random_deck

PATIENCE: Final = 30_000  # from so many decisions on, whoever is asked concedes: chance alone may never end a game
CROWD: Final = 2_500  # or cards, tokens and copies too; of more that are brought along, twice as many
GAMES_A_MATCH: Final = 20  # so many games are played with the same decks
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kay", "Lou", "Max", "Ned", "Oz")
Table = tuple[int, list[int] | None]  # how many players, in which teams
TABLES: Final[tuple[Table, ...]] = ((2, None), (3, None), (4, None), (4, [0, 1, 0, 1]))
LARGE_TABLES: Final[tuple[Table, ...]] = (
    (6, [0, 1, 0, 1, 0, 1]),
    (6, [0, 1, 2, 0, 1, 2]),
    *((players, None) for players in range(5, len(NAMES) + 1)),
)
CROWDS: Final[tuple[Table, ...]] = ((16, None), (20, None), (31, None), (SEATS, None))
MOST_VIEWS: Final = 4  # so many players' views are looked at together
SLOTS_AN_EDITION: Final = 20  # a turn of the wheel has so many for each edition of the game
SMALL: Final = 4  # tables of at most so many players fill what is left of a turn


class Seats:
    """A way to sit down to a game: an edition, a format, how many players, which teams."""

    def __init__(self, edition: str, form: str, players: int, teams: list[int] | None) -> None:
        self.edition = edition
        self.form = form
        self.players = players
        self.teams = teams

    def in_words(self) -> Message:
        """For people, whatever the edition."""
        return Message("soak-seats", format=self.form, players=self.players, teams=self.teams)


def names_of(players: int) -> list[str]:
    """What so many players are called."""
    return [f"{NAMES[seat % len(NAMES)]} {seat // len(NAMES) + 1}".removesuffix(" 1") for seat in range(players)]


def seatings(kind: Kind, tables: tuple[Table, ...] = TABLES) -> list[Seats]:
    """Every way to sit down to this game at such tables, each once: a format may make the teams by itself."""
    found: dict[tuple[object, ...], Seats] = {}
    for edition in kind.editions:
        for form in kind.formats:
            deck = token_deck(kind, edition, form)
            for players, teams in tables:
                seats = Seats(edition, form, players, teams)
                try:
                    match = kind.match(names_of(players), [deck] * players, edition, form, teams)
                except MulliganError:
                    continue
                found.setdefault((edition, form, players, *(int(team) for team in match.teams)), seats)
    return list(found.values())


def token_deck(kind: Kind, edition: str, form: str) -> Deck:
    """A deck that says what it is and has next to nothing in it: enough to sit down."""
    deck = random_deck(kind, edition, form, chance(0))
    leader = deck.leader
    deck.cards = [(count, name) for count, name in deck.cards if name == leader][:1] or deck.cards[:1]
    return deck


class Wheel:
    """Who sits where, decks after decks.

    A turn of the wheel has every format and number of players once, by another edition each turn; what is left of it
    are small tables of all editions, where most people sit, and last one with a crowd.
    """

    def __init__(self, kind: Kind) -> None:
        usual = tuple(table for table in TABLES + LARGE_TABLES if table[0] <= kind.usual_most)
        ways = seatings(kind, usual)
        self.names: dict[Seats, str] = {}
        self.tables = self.by_name(ways)  # each the same in all editions
        self.small = [seats for seats in ways if seats.players <= SMALL and seats.teams is None] or ways
        self.slots = max(len(self.tables), SLOTS_AN_EDITION * len(kind.editions))
        self.crowds = seatings(kind, CROWDS) if self.slots > len(self.tables) else []
        self.by_name(self.crowds)

    def by_name(self, ways: list[Seats]) -> list[list[Seats]]:
        """Ways to sit down that are the same but for the edition, together."""
        tables: dict[str, list[Seats]] = {}
        for seats in ways:
            self.names[seats] = str(seats.in_words())
            tables.setdefault(self.names[seats], []).append(seats)
        return list(tables.values())

    def seats(self, number: int) -> Seats:
        """Who sits at the table of a game, by the number of the game."""
        turn, slot = divmod(number, self.slots)
        if slot < len(self.tables):
            table = self.tables[slot]
            return table[turn % len(table)]
        if self.crowds and slot == self.slots - 1:
            return self.crowds[turn % len(self.crowds)]
        left = self.slots - len(self.tables)
        return self.small[(turn * left + slot - len(self.tables)) % len(self.small)]

    def some(self, forms: Collection[str], players: Collection[int], smallest: bool) -> set[Seats]:
        """Only tables of these formats, of so many players, and where as few sit as the format allows; or all."""
        fewest = {form: min(seats.players for seats in self.names if seats.form == form) for form in self.forms()}
        return {
            seats
            for seats in self.names
            if (not forms or seats.form in forms)
            and (not players or seats.players in players)
            and (not smallest or seats.players == fewest[seats.form])
        }

    def forms(self) -> list[str]:
        """The formats that are played, each once."""
        return list(dict.fromkeys(seats.form for seats in self.names))


def new_match(kind: Kind, seats: Seats, luck: Chance) -> Match:
    """A match of random legal decks."""
    names = names_of(seats.players)
    decks = [random_deck(kind, seats.edition, seats.form, luck) for _ in names]
    return kind.match(names, decks, seats.edition, seats.form, seats.teams)


def watch(kind: Kind, game: Game, luck: Chance, every: int, patience: int = PATIENCE) -> Watch:
    """Play a game out by chance and look at every decision; at one in `every` closely. How it went."""
    cards = Cards(game)
    eye = chance(luck.next())
    watched = Watch(game, luck, eye, every, patience, max(CROWD, 2 * len(game.zone)))
    seats = game.match.seats
    while watched.goes_on():
        cards.all_there(game)
        copies_are_exact(kind, game, watched.choice)
        start_with = eye.below(seats)
        for turn in range(min(seats, MOST_VIEWS)):
            view_is_blind(kind, game, (start_with + turn) % seats, eye)
        imagined_is_sound(kind, game, start_with, eye)
        for _ in range(5):
            refusals_are_told(kind, game, eye.below(seats), eye)
    decision_is_sound(game)
    cards.all_there(game)
    return watched


def replays_exactly(kind: Kind, game: Game, seed: int) -> None:
    """A game that has been played, replayed from its choices, is the same game."""
    again = kind.new_game(game.match, seed, True)
    for choice in game.choices or []:
        if choice < 0:
            again.choose(Option(CONCEDE, actor=-1 - choice))
        else:
            again.choose_number(choice)
    demand(again.to_bytes() == game.to_bytes(), "broken-replay")


class Watched:
    """How one game of a soak went."""

    def __init__(self, number: int, sitting: str, edition: str = "") -> None:
        self.number = number
        self.sitting = sitting  # format, players, teams
        self.edition = edition
        self.decisions = 0
        self.turns = 0
        self.slowest = 0.0  # seconds of this process from a choice to the next question, the most there were
        self.slowest_decision = 0
        self.slowest_rule = ""
        self.memory = 0.0  # the most that its process ever had, in MB
        self.nth = 0  # which game of its process it was
        self.error = ""  # what went wrong

    def saw(self, watch: Watch) -> None:
        """The game has been played to its end."""
        self.decisions, self.turns = int(watch.count), int(watch.game.turn)
        self.slowest, self.slowest_decision = watch.slowest, int(watch.slowest_decision)
        self.slowest_rule = watch.slowest_rule

    def where(self) -> str:
        """At which table it was played, by which rulebook."""
        return f"{self.edition} {self.sitting}".strip()


class Soaking:
    """Plays the games of a soak by their numbers, each of which is a seed of its own."""

    def __init__(self, name: str, every: int) -> None:
        self.kind = games.kind(name)
        self.every = every
        self.wheel = Wheel(self.kind)
        self.decks = -1  # the number of the decks on the table
        self.match: Match | None = None
        self.played = 0

    def seats(self, number: int) -> Seats:
        """How the players of a game sit."""
        return self.wheel.seats(number // GAMES_A_MATCH)

    def table(self, number: int) -> Match:
        """The match of a game, whose decks serve for several."""
        decks = number // GAMES_A_MATCH
        if self.match is None or self.decks != decks:
            self.match = new_match(self.kind, self.seats(number), chance(decks))
            self.decks = decks
        return self.match

    def play(self, number: int) -> Watched:
        """Play and watch one game; whatever goes wrong is told."""
        seats = self.seats(number)
        watched = Watched(number, self.wheel.names[seats], seats.edition)
        try:
            logged = number % GAMES_A_MATCH == 0
            game = self.kind.new_game(self.table(number), number, logged)
            watched.saw(watch(self.kind, game, chance(number), self.every))
            if logged:
                replays_exactly(self.kind, game, number)
        except Exception as error:  # noqa: BLE001  whatever it is, the others are played too and all are told
            watched.error = f"{type(error).__name__}: {error}"
        self.played += 1
        watched.nth = self.played
        watched.memory = memory()
        return watched


def soaker(name: str, every: int) -> Callable[[int], Watched]:
    """What plays the games of a soak, made once in each process."""
    return Soaking(name, every).play


def at_tables(
    name: str,
    numbers: Iterable[int],
    forms: Collection[str] = (),
    players: Collection[int] = (),
    smallest: bool = False,
) -> list[int]:
    """Those of the games of a soak that are played at some tables only; their numbers and seeds stay the same."""
    wheel = Wheel(games.kind(name))
    for form in forms:
        if form not in wheel.forms():
            raise MulliganError("no-format", game=name, format=form, formats=wheel.forms())
    some = wheel.some(forms, players, smallest)
    if not some:
        raise MulliganError("soak-no-table", tables=list(dict.fromkeys(wheel.names.values())))
    return [number for number in numbers if wheel.seats(number // GAMES_A_MATCH) in some]


def memory() -> float:
    """The most memory that this process ever had, in MB; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def failed(watched: Watched) -> Message:
    """A game that went wrong, for people."""
    return Message("soak-failed", number=watched.number, seats=watched.where(), error=watched.error)


def soak(name: str, first: int, count: int, every: int) -> tuple[int, list[str]]:
    """Play so many games from a number on, here: how many decisions they took, and what went wrong."""
    play = soaker(name, every)
    played = [play(number) for number in range(first, first + count)]
    return sum(one.decisions for one in played), [str(failed(one)) for one in played if one.error]
