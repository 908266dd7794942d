"""A seat at the table: all that an agent is given. The true game stays out of its sight."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.chance import Chance, chance, one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.glimpses import Glimpse
from mulligan.kernel.kinds import Kind
from mulligan.kernel.log import Log
from mulligan.kernel.options import CONCEDE, Decision, Option
from mulligan.kernel.seating import as_seen, copies, index_of, own_copy, unnamed
from mulligan.kernel.spares import give_back
from mulligan.kernel.values import shortly
from mulligan.kernel.views import View, options_of

__all__ = ["Agent", "Seat", "ask", "deciders", "options_of"]


def deciders(decision: Decision) -> list[int]:
    """The players who have an option in a decision; usually one, several where a team acts together."""
    return list(dict.fromkeys(option.whose(decision.player) for option in decision.options))


class Seat:
    """What a player who must choose has before them: options, a view, and games that could be the true one.

    Nothing in it leads to the true game: it is made of a game imagined from what the player knows, in which hidden
    cards have other faces and other numbers, and its luck follows from the seed one way.
    """

    def __init__(self, kind: Kind, game: Game, player: int, seed: int, once: bool = False) -> None:
        dealing = chance(one_way(seed, player, 0))
        if once:  # and before it is looked at, it is dealt anew, with a luck of its own
            known = kind.deal_anew(game.clone(), player, dealing, Chance())
        else:
            known = kind.imagine(game, player, dealing)
        known.log = None if game.log is None else Log([as_seen(note, player) for note in game.log])
        known.choices = None
        assert known.decision is not None
        known.decision = own_copy(known.decision)
        self.kind = kind
        self.player = player
        self.options = options_of(known.decision, player)
        self.chance: Chance = chance(one_way(seed, player, 1))
        self.known = known
        self.once = once  # whoever sits here looks at one imagined game and no more: it may be this one, dealt anew

    def __repr__(self) -> str:
        return f"<Seat of player {self.player} with {len(self.options)} options>"

    def view(self, since: int = 0) -> View:
        """All that the player may know; of the log only what comes after its first `since` lines."""
        return self.kind.view(self.known, self.player, since)

    def imagine(self, luck: Chance | None = None) -> Game:
        """A game that could be the true one, for all that the player knows. It may be played with freely.

        The same luck imagines the same game.
        """
        if self.once:
            known = self.known
            del self.known
            known.log = None
            return self.kind.deal_anew(known, self.player, self.chance if luck is None else luck)
        return self.kind.imagine(self.known, self.player, self.chance if luck is None else luck)


class Lookout(Seat):
    """A seat for an agent of ours that imagines one game, looks ahead in it, and tells no more than what it chose.

    It imagines what any seat would with this seed, quickly (kernel/glimpses.py). Nobody else sits here: in that game
    hidden cards have their own numbers, which agents of ours do not look at.
    """

    def __init__(self, kind: Kind, player: int, seed: int, own: list[Option], glimpse: Glimpse) -> None:
        self.kind = kind
        self.player = player
        self.options = own
        self.chance = chance(one_way(seed, player, 1))
        self.glimpse = glimpse

    def imagine(self, luck: Chance | None = None) -> Game:
        """The game that could be the true one."""
        return self.glimpse.deal_again(self.chance if luck is None else luck)


class Blindfold(Seat):
    """A seat for an agent that does not look: its options and its luck."""

    def __init__(self, kind: Kind, game: Game, player: int, seed: int) -> None:
        decision = game.decision
        assert decision is not None
        self.kind = kind
        self.player = player
        self.options = [unnamed(game, player, option) for option in options_of(decision, player)]
        self.chance = chance(one_way(seed, player, 1))


class AgentFailed(MulliganError):
    """An agent went wrong by itself, or chose what is none of its options."""


class Agent:
    """Somebody who chooses. Remembers nothing between choices, so that a game can be undone and replayed."""

    name: str
    looks: bool = True  # an agent that needs no more than its options is spared the rest
    looks_once: bool = False  # and one that looks at a single imagined game, at nothing before and after, a copy

    def __repr__(self) -> str:
        return f"<Agent {getattr(self, 'name', type(self).__name__)}>"

    def choose(self, seat: Seat) -> Option:
        """One of the seat's options."""
        raise NotImplementedError


LOOKOUTS: Final[set[type[Agent]]] = set()  # agents of ours that may sit on a lookout


def on_lookout(cls: type[Agent]) -> type[Agent]:
    """An agent of ours that imagines one game and looks ahead in it, and reads no numbers of cards off it."""
    LOOKOUTS.add(cls)
    return cls


def lookout(agent: Agent, kind: Kind, game: Game, player: int, seed: int, own: list[Option]) -> Lookout | None:
    """A seat on the lookout, for those who may have one, where nothing that goes on speaks of hidden cards."""
    if type(agent) not in LOOKOUTS:
        return None
    glimpse = kind.glimpse(game, player, chance(one_way(seed, player, 0)))
    return None if glimpse is None else Lookout(kind, player, seed, own, glimpse)


def ask(agent: Agent, kind: Kind, game: Game, player: int, seed: int) -> Option:
    """The option of the true game that an agent chooses for a player. A seed for each decision, which stays secret."""
    assert game.decision is not None
    own = options_of(game.decision, player)
    if len(own) == 1:
        return own[0]  # there is nothing to choose
    seat: Seat | None = lookout(agent, kind, game, player, seed, own)
    if seat is not None:
        pass
    elif getattr(agent, "looks", True):
        seat = Seat(kind, game, player, seed, getattr(agent, "looks_once", False))
    else:
        seat = Blindfold(kind, game, player, seed)
    offered = seat.options[:]
    before = offered if isinstance(seat, Lookout) else copies(offered)  # whatever the agent does to its own
    try:
        chosen: object = agent.choose(seat)
    except MulliganError:
        raise
    except Exception as error:
        raise AgentFailed("agent-failed", agent=called(agent), error=type(error).__name__, why=str(error)) from error
    if isinstance(seat, Lookout):
        give_back(seat.glimpse.game)
    found = index_of(chosen, offered, before)
    if found < 0:
        if isinstance(chosen, Option) and chosen.verb == CONCEDE:
            return Option(CONCEDE, actor=player)
        raise AgentFailed("agent-chose-nothing", agent=called(agent), chosen=shortly(chosen))
    return own[found]


def called(agent: Agent) -> str:
    """An agent's name, of one that has none its class."""
    return getattr(agent, "name", type(agent).__name__)
