"""Matches between decks and those who play them: one game, or as many as it takes to win two, with sideboards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mulligan import games
from mulligan.agents import Agent, agent, ask, deciders
from mulligan.agents.seat import AgentFailed, called
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.saves.best_of import BestOf
from mulligan.saves.setting import Setting
from mulligan.sim.series import MOST_DECISIONS, deck_of

SEATS: Final = ["1", "2"]
MOST_DRAWS: Final = 3  # games of one match that nobody won, after which it is drawn

PlainDeck = tuple[str, list[tuple[int, str]], list[tuple[int, str]], str]


class Entrant:
    """A deck and who plays it."""

    def __init__(self, deck: Deck, agent: str) -> None:
        self.deck: PlainDeck = (deck.name, deck.cards, deck.side, deck.leader)
        self.agent = agent

    @property
    def name(self) -> str:
        """What it is called in tables."""
        return f"{self.deck[0]} · {self.agent}"


class Plan:
    """What is the same in all matches of a tournament: plain, for other processes."""

    def __init__(
        self,
        game: str,
        edition: str,
        form: str,
        entrants: list[Entrant],
        seed: int = 0,
        wins: int = 1,
        most: int = MOST_DECISIONS,
    ) -> None:
        self.game = game
        self.edition = edition
        self.form = form
        self.entrants = entrants
        self.seed = seed
        self.wins = wins
        self.most = most

    def row(self) -> dict[str, object]:
        """What a file of results begins with: which matches these are."""
        return {
            "tournament": self.game,
            "edition": self.edition,
            "format": self.form,
            "seed": self.seed,
            "wins": self.wins,
            "most_decisions": self.most,
            "entrants": [{"deck": list(one.deck), "agent": one.agent} for one in self.entrants],
        }


class Fight:
    """One game of a match. Entrants go by their number, wherever they sat."""

    def __init__(self, winner: int, first: int, turns: int, decisions: int, ended: bool, how: str) -> None:
        self.winner = winner
        self.first = first
        self.turns = turns
        self.decisions = decisions
        self.ended = ended
        self.how = how  # how it was won, a word of the game's own

    def row(self) -> list[object]:
        """As plain data."""
        return [self.winner, self.first, self.turns, self.decisions, self.ended, self.how]


class Bout:
    """A match that has been played."""

    def __init__(self, number: int, one: int, two: int, winner: int, fights: list[Fight]) -> None:
        self.number = number
        self.one = one
        self.two = two
        self.winner = winner  # an entrant, or -1 where nobody won
        self.fights = fights

    def row(self) -> dict[str, object]:
        """As plain data."""
        fights = [fight.row() for fight in self.fights]
        return {"match": self.number, "one": self.one, "two": self.two, "winner": self.winner, "games": fights}


def bout_from(row: dict[str, object]) -> Bout | None:
    """The match that a row of a file tells of; None if it tells of none."""
    try:
        number, one, two, winner = (int(str(row[key])) for key in ("match", "one", "two", "winner"))
        told = row["games"]
        assert isinstance(told, list)
        fights = [Fight(int(a), int(b), int(c), int(d), bool(e), str(f)) for a, b, c, d, e, f in told]
    except (KeyError, ValueError, TypeError, AssertionError):
        return None
    return Bout(number, one, two, winner, fights)


class Arena:
    """Plays the matches of a plan, in one process."""

    def __init__(self, plan: Plan, pairs: dict[int, tuple[int, int]]) -> None:
        self.plan = plan
        self.pairs = pairs
        self.kind: Kind = games.kind(plan.game)
        self.agents: list[Agent] = [agent(one.agent) for one in plan.entrants]
        self.decks = [deck_of(*one.deck) for one in plan.entrants]
        self.matches: dict[tuple[int, int], Match] = {}

    def play(self, number: int) -> Bout:
        """One match; who sits first takes turns."""
        one, two = self.pairs[number]
        order = [one, two] if number % 2 == 0 else [two, one]
        plan = self.plan
        setting = Setting(self.kind, SEATS, [self.decks[side] for side in order], plan.edition, plan.form)
        best = BestOf(setting, plan.wins)
        fights: list[Fight] = []
        draws = 0
        while best.winner < 0 and draws < MOST_DRAWS:
            seed = one_way(plan.seed, number, best.played)
            game, fight = self.fight(self.match(best, order, seed), order, seed)
            fights.append(fight)
            best.count(game)
            draws += fight.winner < 0
            if best.winner < 0 and plan.wins > 1:
                self.change_decks(best, order, game, seed)
        return Bout(number, one, two, order[best.winner] if best.winner >= 0 else -1, fights)

    def match(self, best: BestOf, order: list[int], seed: int) -> Match:
        """What the next game is played with; of single games between the same two only one is made."""
        if self.plan.wins > 1:
            return best.next_setting(seed).match()
        key = (order[0], order[1])
        if key not in self.matches:
            self.matches[key] = best.first.match()
        return self.matches[key]

    def fight(self, match: Match, order: list[int], seed: int) -> tuple[Game, Fight]:
        """One game."""
        kind = self.kind
        game = kind.new_game(match, seed, False)
        first = -1
        decisions = 0
        while not game.over and decisions < self.plan.most:
            decision = game.decision
            assert decision is not None
            if first < 0 and game.turn > 0:
                first = order[game.active]
            player = deciders(decision)[0]
            game.choose(ask(self.agents[order[player]], kind, game, player, one_way(seed, decisions)))
            decisions += 1
        winner = order[game.result] if game.over and game.result >= 0 else -1
        how = kind.ending(game) if game.over else ""
        return game, Fight(winner, first, int(game.turn), decisions, bool(game.over), how)

    def change_decks(self, best: BestOf, order: list[int], game: Game, seed: int) -> None:
        """Between two games: who has a sideboard may exchange cards, knowing what they saw of the other deck."""
        for seat, side in enumerate(order):
            deck = best.decks[seat]
            somebody = self.agents[side]
            change = getattr(somebody, "sideboard", None)
            if not deck.side or change is None:
                continue
            seen = seen_of(self.kind, game, seat)
            try:
                swaps = change(deck, seen, chance(one_way(seed, seat, 2)))
                for out, into in swaps:
                    best.swap(seat, str(out), str(into))
            except MulliganError:
                raise
            except Exception as error:
                why = str(error)
                raise AgentFailed(
                    "agent-failed", agent=called(somebody), error=type(error).__name__, why=why
                ) from error
            complaints = best.complaints(seat)
            if complaints:
                raise AgentFailed("agent-sideboard", agent=called(somebody), complaint=complaints[0].message)


def seen_of(kind: Kind, game: Game, seat: int) -> list[str]:
    """The cards of others whose faces a player has seen by the end of a game, by name."""
    cards = [card for card in range(len(game.printed)) if game.owner[card] != seat and game.knows(seat, card)]
    return sorted({kind.card_name(game, card) for card in cards})


def arena(plan: Plan, pairs: dict[int, tuple[int, int]]) -> Callable[[int], Bout]:
    """What plays the matches of a plan, made once in each process."""
    return Arena(plan, pairs).play
