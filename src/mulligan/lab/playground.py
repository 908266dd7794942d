"""A table for learners: a game that is stepped by numbers, whoever must choose next, and many of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy
from numpy.typing import NDArray

from mulligan import games
from mulligan.agents import deciders, options_of
from mulligan.kernel.chance import chance, fresh_seed, one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.lab.observing import ACTIONS, Numbers, Observer
from mulligan.sim.random_decks import random_deck

MOST_CHOICES: Final = 20_000
TURN_PAGE: Final = ACTIONS - 1  # the action that shows further options, where there are more than fit

Mask = NDArray[numpy.int8]


def any_decks(kind: Kind, edition: str, form: str, players: int) -> list[Deck]:
    """Decks for a format: built-in ones as far as they are legal there, else any legal ones, always the same."""
    decks = [deck for deck in map(kind.built_in_deck, kind.decks_for(form)) if not kind.check_deck(deck, edition, form)]
    found: list[Deck] = []
    for seat in range(players):
        found.append(decks[seat % len(decks)] if decks else random_deck(kind, edition, form, chance(seat)))
    return found


class Playground:
    """One table. `seat` must choose; its options are numbered, by pages where there are very many."""

    def __init__(
        self,
        game: str,
        decks: Sequence[Deck] = (),
        players: int = 0,
        edition: str = "",
        format: str = "",
        teams: list[int] | None = None,
        cards: Sequence[str] = (),
        most: int = MOST_CHOICES,
    ) -> None:
        self.kind = games.kind(game)
        form = format or self.kind.formats[0]
        by = edition or self.kind.newest()
        count = len(decks) or players or self.kind.only_players(form)
        lists, self.match = self.sit_down([count] if count else [2, 3, 4], decks, by, form, teams)
        count = len(lists)
        self.most = most
        known = cards or sorted({name for deck in lists for name in self.faces(deck)})
        self.observer = Observer(self.kind, count, known)
        self.players = count
        self.begin(0)

    def sit_down(
        self, counts: list[int], decks: Sequence[Deck], edition: str, form: str, teams: list[int] | None
    ) -> tuple[list[Deck], Match]:
        """Decks and match of the first number of players that a format is for."""
        trouble: MulliganError | None = None
        for count in counts:
            names = [f"player_{seat}" for seat in range(count)]
            try:
                lists = list(decks) or any_decks(self.kind, edition, form, count)
                return lists, self.kind.match(names, lists, edition, form, teams)
            except MulliganError as error:
                trouble = trouble or error
        assert trouble is not None
        raise trouble

    def faces(self, deck: Deck) -> list[str]:
        """What the cards of a deck are called on their faces."""
        return [str(self.kind.card_sheet(name)["name"]) for _, name in [*deck.cards, *deck.side]]

    def begin(self, seed: int | None) -> None:
        """A new game."""
        self.seed = fresh_seed() if seed is None else seed
        self.game: Game = self.kind.new_game(self.match, self.seed, False)
        self.choices = 0
        self.page = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.over)

    @property
    def cut(self) -> bool:
        """Whether it was left after too many choices."""
        return not self.game.over and self.choices >= self.most

    @property
    def seat(self) -> int:
        """Who must choose; -1 when nobody must."""
        decision = self.game.decision
        return -1 if decision is None or self.over or self.cut else deciders(decision)[0]

    def count(self) -> int:
        """How many options who must choose has."""
        decision = self.game.decision
        return 0 if decision is None or self.seat < 0 else len(options_of(decision, self.seat))

    def pages(self) -> int:
        """By how many pages they are told."""
        count = self.count()
        return 1 if count <= ACTIONS else -(-count // (ACTIONS - 1))

    def observe(self, seat: int) -> tuple[Numbers, Mask, dict[str, int]]:
        """What a player sees, what they may do, and what there was no room for."""
        page = self.page if seat == self.seat else 0
        numbers, overflow = self.observer.observe(self.kind.view(self.game, seat, 1 << 30), page)
        mask: Mask = numpy.zeros(ACTIONS, dtype=numpy.int8)
        if seat == self.seat:
            if self.pages() == 1:
                mask[: self.count()] = 1
            else:
                mask[: min(ACTIONS - 1, self.count() - self.page * (ACTIONS - 1))] = 1
                mask[TURN_PAGE] = 1
        return numbers, mask, overflow

    def act(self, action: int) -> None:
        """Take the option of this number on this page, or turn the page."""
        decision = self.game.decision
        if decision is None or self.seat < 0:
            raise MulliganError("game-is-over")
        own = options_of(decision, self.seat)
        if self.pages() > 1 and action == TURN_PAGE:
            self.page = (self.page + 1) % self.pages()
            return
        index = self.page * (ACTIONS - 1) + action
        if not 0 <= action < ACTIONS or index >= len(own):
            raise MulliganError("no-such-action", action=action, count=len(own))
        self.game.choose(own[index])
        self.choices += 1
        self.page = 0

    def rewards(self) -> list[float]:
        """What each player has from the game: 1 for a win, -1 for a loss, nothing for a draw or while it lasts."""
        if not self.over or self.game.result < 0:
            return [0.0] * self.players
        return [1.0 if self.match.together(one, self.game.result) else -1.0 for one in range(self.players)]


class Playgrounds:
    """Many tables of the same game at once, each begun anew as soon as it is over."""

    def __init__(self, tables: list[Playground], seed: int = 0) -> None:
        self.tables = tables
        self.seed = seed
        self.games = [0] * len(tables)

    def reset(self) -> tuple[Numbers, Mask, NDArray[numpy.int64]]:
        """Begin all games: what who must choose sees, what they may do, and who they are, table by table."""
        for number in range(len(self.tables)):
            self.games[number] = 0
            self.begin(number)
        return self.seen()

    def begin(self, number: int) -> None:
        """The next game at a table."""
        self.tables[number].begin(one_way(self.seed, number, self.games[number]))
        self.games[number] += 1

    def seen(self) -> tuple[Numbers, Mask, NDArray[numpy.int64]]:
        """What who must choose sees at each table."""
        told = [table.observe(table.seat) for table in self.tables]
        observations = numpy.stack([one[0] for one in told])
        masks = numpy.stack([one[1] for one in told])
        return observations, masks, numpy.array([table.seat for table in self.tables])

    def step(
        self, actions: Sequence[int]
    ) -> tuple[Numbers, Mask, NDArray[numpy.int64], NDArray[numpy.float32], NDArray[numpy.bool_]]:
        """Act at every table: what is seen then, and for each table the rewards of all players and whether it ended."""
        rewards = numpy.zeros((len(self.tables), self.tables[0].players), dtype=numpy.float32)
        ended = numpy.zeros(len(self.tables), dtype=numpy.bool_)
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.act(int(action))
            if table.over or table.cut:
                rewards[number] = table.rewards()
                ended[number] = True
                self.begin(number)
        return *self.seen(), rewards, ended
