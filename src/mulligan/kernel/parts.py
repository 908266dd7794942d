"""What a game is made of, by its own classes of game and match; and the kind that hands on to its parts."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from mulligan.kernel.chance import Chance
from mulligan.kernel.decklists import built_in, deck_sorts
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.glimpses import Glimpse, speaks_of_unknown
from mulligan.kernel.imagine import all_own, asked_again, asked_openly
from mulligan.kernel.kinds import HOUSE, LEARNING, Deck, Kind, Origin, Refusal
from mulligan.kernel.log import Log
from mulligan.kernel.options import Option
from mulligan.kernel.tabletop import Tabletop
from mulligan.kernel.views import View

G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Match)

TRIES = 40  # games imagined until one is found in which somebody is asked what they are asked


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[G, M]):
    """The functions of one game, which take its own classes of game and match."""

    game: type[G]
    match: type[M]
    new_game: Callable[[M, int, bool], G]
    load_game: Callable[[M, bytes], G]
    why_not: Callable[[G, int, Option], Refusal | None]
    imagine: Callable[[G, int, Chance], G]
    deal_anew: Callable[[G, int, Chance, Chance | None], G]
    glimpse: Callable[[G, int], Glimpse | None]
    view: Callable[[G, int, int], View]
    asking: Callable[[G], object]
    score: Callable[[G, int], int]
    instinct: Callable[[G], list[int]]
    features: Callable[[G, int], list[int]]
    feature_names: tuple[str, ...]
    tabletop: Callable[[], Tabletop[G]]


class OwnKind(Kind, Generic[G, M]):
    """A kind that takes games and matches for what they are, and hands them on to its parts."""

    def __init__(self, name: str, editions: list[str], formats: list[str], parts: Parts[G, M]) -> None:
        self.name = name
        self.editions = editions
        self.formats = formats
        self.parts = parts
        copyreg.pickle(parts.match, reduce_match)  # type: ignore[arg-type]
        copyreg.pickle(parts.game, reduce_game)  # type: ignore[arg-type]

    def own(self, game: Game) -> G:
        """A game as what it is."""
        assert isinstance(game, self.parts.game)
        return game

    def own_match(self, match: Match) -> M:
        """A match as what it is."""
        assert isinstance(match, self.parts.match)
        return match

    def built_in_decks(self) -> list[str]:
        return [name for name, text in built_in(self.name).items() if self.knows_all(text)]

    def decks_for(self, format: str) -> list[str]:
        if format != LEARNING and format not in deck_sorts(self.name):
            return self.built_in_decks()
        return [name for name, text in built_in(self.name, format).items() if self.knows_all(text)]

    def offered_decks(self, format: str) -> list[str]:
        found = self.decks_for(format)
        if format in deck_sorts(self.name):
            return found
        edition, form = self.newest(), format or self.formats[0]
        ours = [name for name in self.decks_for(HOUSE) if not self.check_deck(self.built_in_deck(name), edition, form)]
        return [*found, *(name for name in ours if name not in found)]

    def every_deck(self) -> list[str]:
        return [*self.built_in_decks(), *(name for sort in deck_sorts(self.name) for name in self.decks_for(sort))]

    def knows_all(self, text: str) -> bool:
        """Whether every card of a built-in list is known; its lines are plain."""
        for line in text.split("\n"):
            if line[:1].isdecimal():
                name = line.partition(" ")[2]
                if not self.is_built_in(name) and not self.is_built_in(name.split(" ")[0]):
                    return False
        return True

    def built_in_deck(self, name: str) -> Deck:
        decks = dict(built_in(self.name))
        for sort in deck_sorts(self.name):
            decks.update(built_in(self.name, sort))
        if name not in decks:
            raise MulliganError("no-built-in-deck", name=name, game=self.name, decks=list(decks))
        return self.read_deck(decks[name], name)

    def make_match(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> M:
        """What never changes in a game between these players, by the game's own class."""
        raise NotImplementedError

    def match(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> Match:
        match = self.make_match(names, decks, edition, format, teams)
        match.kind = self
        match.origin = Origin(names, decks, edition, format, teams)
        return match

    def new_game(self, match: Match, seed: int, log: bool) -> Game:
        return self.parts.new_game(self.own_match(match), seed, log)

    def load_game(self, match: Match, data: bytes) -> Game:
        return self.parts.load_game(self.own_match(match), data)

    def why_not(self, game: Game, player: int, option: Option) -> Refusal | None:
        return self.parts.why_not(self.own(game), player, option)

    def imagine(self, game: Game, player: int, chance: Chance) -> Game:
        own = self.own(game)
        for _ in range(TRIES):
            imagined = asked_again(self.parts.imagine(own, player, chance), player)
            if imagined is not None:
                return imagined
        return asked_openly(self.parts.imagine(own, player, chance), player)

    def deal_anew(self, game: Game, player: int, chance: Chance, luck: Chance | None = None) -> Game:
        if all_own(game, player):  # who is asked has all options, which stay what they are
            return self.parts.deal_anew(self.own(game), player, chance, luck)
        return self.imagine(game, player, chance)

    def glimpse(self, game: Game, player: int, chance: Chance) -> Glimpse | None:
        if game.match.shown or not all_own(game, player) or speaks_of_unknown(game, player):
            return None
        glimpse = self.parts.glimpse(self.own(game), player)
        if glimpse is not None:
            glimpse.deal(chance)
        return glimpse

    def view(self, game: Game, player: int, since: int = 0) -> View:
        return self.parts.view(self.own(game), player, since)

    def asking(self, game: Game) -> object:
        return self.parts.asking(self.own(game))

    def score(self, game: Game, player: int) -> int:
        return self.parts.score(self.own(game), player)

    def scoring(self) -> Callable[[Game, int], int]:
        return self.parts.score  # type: ignore[return-value]

    def instinct(self) -> Callable[[Game], list[int]]:
        return self.parts.instinct  # type: ignore[return-value]  # it takes games of this kind, and is given no others

    def features(self) -> Callable[[Game, int], list[int]]:
        return self.parts.features  # type: ignore[return-value]

    def feature_names(self) -> tuple[str, ...]:
        return self.parts.feature_names

    def tabletop(self) -> Tabletop[G]:
        return self.parts.tabletop()


def reduce_match(match: Match) -> tuple[object, ...]:
    """A match for another process: what it is made of."""
    if match.kind is None or not isinstance(match.origin, Origin):
        raise MulliganError("match-without-kind")
    switches = [switch for switch in match.kind.switches if match.kind.is_on(match, switch)]
    return match_again, (match.kind, match.origin, match.starter, match.kind.chooser(match), switches)


def match_again(kind: Kind, origin: Origin, starter: int, chooser: int, switches: list[str]) -> Match:
    """A match that comes from another process."""
    match = origin.make(kind)
    match.starter = starter
    if chooser >= 0:
        kind.set_loser(match, chooser)
    for switch in switches:
        kind.switch_on(match, switch)
    return match


def reduce_game(game: Game) -> tuple[object, ...]:
    """A game for another process: its match, its state, and what is kept of its story."""
    return game_again, (game.match, game.to_bytes(), game.log, game.choices)


def game_again(match: Match, data: bytes, log: Log | None, choices: list[int] | None) -> Game:
    """A game that comes from another process."""
    assert match.kind is not None
    game = match.kind.load_game(match, data)
    if log is not None:
        game.keep_log()
    game.log = log
    game.choices = choices
    return game
