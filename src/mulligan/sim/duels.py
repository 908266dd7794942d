"""Games and matches between two computer players, one after the other."""

from __future__ import annotations

from typing import Final

from mulligan.agents import Agent, agent, ask, deciders
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.playouts import likeliest
from mulligan.sim.series import MOST_DECISIONS
from mulligan.sim.watching import Cards, CardWatch

INSTINCT: Final = "instinct"  # an agent that does not think: for thousands of games
NOISE: Final = 8  # what instinct leaves to chance
MOST_CARDS: Final = 600  # at a table: with cards that double what is there it would grow without end
MOST_GAMES: Final = 9  # of a match, drawn ones too
NOBODY: Final = -1


class Duelled:
    """How one game went."""

    def __init__(self, winner: int, ended: bool, cards: list[Cards]) -> None:
        self.winner = winner  # which of the two; -1 for neither
        self.ended = ended  # not if it was left after too many decisions
        self.cards = cards  # of each, where somebody watched


class Duels:
    """Plays games of one kind."""

    def __init__(self, kind: Kind, edition: str, form: str, most: int = MOST_DECISIONS, size: int = MOST_CARDS) -> None:
        self.kind = kind
        self.edition = edition
        self.form = form
        self.most = most
        self.size = size  # cards at a table, tokens too
        self.instinct = kind.instinct()
        self.agents: dict[str, Agent] = {}

    def agent(self, name: str) -> Agent | None:
        """An agent by its name, made once; None plays by instinct."""
        if name == INSTINCT:
            return None
        if name not in self.agents:
            self.agents[name] = agent(name)
        return self.agents[name]

    def game(self, decks: list[Deck], agents: list[str], seed: int, watched: bool = False) -> Duelled:
        """One game between two decks, the first of whom sits first."""
        players = [self.agent(name) for name in agents]
        match = self.kind.match(["1", "2"], decks, self.edition, self.form, None)
        game = self.kind.new_game(match, seed, False)
        watch = CardWatch(self.kind, game) if watched else None
        luck = chance(one_way(seed, 1))
        decisions = 0
        while not game.over and decisions < self.most and len(game.owner) < self.size:
            number = self.choice(game, players, (seed << 20) + decisions, luck.below(1 << 30))
            if watch is not None and number >= 0:
                watch.choosing(game, number)
            game.choose_number(number)
            if watch is not None:
                watch.look(game)
            decisions += 1
        winner = int(game.result) if game.over and game.result >= 0 else NOBODY
        return Duelled(winner, game.over, [] if watch is None else watch.cards)

    def choice(self, game: Game, players: list[Agent | None], seed: int, luck: int) -> int:
        """The number of the option that whoever must choose takes."""
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        player = deciders(decision)[0]
        who = players[player]
        if who is None:
            return int(likeliest(self.instinct(game), chance(luck), NOISE))
        chosen = ask(who, self.kind, game, player, seed)
        return decision.options.index(chosen) if chosen in decision.options else 0

    def match(self, decks: list[Deck], agents: list[str], needed: int, seed: int) -> tuple[int, int, int]:
        """Games until one has won so many, or too many were drawn: wins of each, and draws."""
        wins = [0, 0]
        draws = 0
        while max(wins) < needed and sum(wins) + draws < max(MOST_GAMES, 2 * needed):
            turned = (sum(wins) + draws) % 2  # each sits first in turn
            order = [turned, 1 - turned]
            played = self.game(
                [decks[one] for one in order], [agents[one] for one in order], one_way(seed, sum(wins) + draws)
            )
            if played.winner == NOBODY:
                draws += 1
            else:
                wins[order[played.winner]] += 1
        return wins[0], wins[1], draws
