"""The library at a glance: what `import mulligan` offers (which names is in `mulligan/__init__.py`).

Everything here is a short way to a part of the project. What is imported under its own name again is handed on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mulligan import games, scenarios
from mulligan.agents import Agent as Agent
from mulligan.agents import Seat as Seat
from mulligan.agents import agent as agent
from mulligan.agents import ask, deciders
from mulligan.collections import Kept, keep, read_cards
from mulligan.decks import read_deck_file
from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.decklists import no_deck
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.errors import MulliganError as MulliganError
from mulligan.kernel.game import Game as Game
from mulligan.kernel.game import Match as Match
from mulligan.kernel.kinds import Complaint as Complaint
from mulligan.kernel.kinds import Deck as Deck
from mulligan.kernel.kinds import Kind as Kind
from mulligan.kernel.options import Decision as Decision
from mulligan.kernel.options import Option as Option
from mulligan.kernel.shelves import use_collection
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session as Session
from mulligan.saves.setting import Setting
from mulligan.scenarios import Outcome as Outcome

NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eli", "Fay")
AnyDeck = str | Path | Deck
AnyAgent = str | Agent


def kind(game: str) -> Kind:
    """A game by its name: its editions, formats, cards, decks."""
    return games.kind(game)


def deck(game: str, name: AnyDeck) -> Deck:
    """A deck of a game: one that comes with the project, by name; one in a file, by path; one that is there already."""
    if isinstance(name, Deck):
        return name
    found = games.kind(game)
    if isinstance(name, str) and name in found.every_deck():
        return found.built_in_deck(name)
    path = Path(name).expanduser()
    if not path.is_file():
        raise no_deck(str(name), found.built_in_decks())
    return read_deck_file(found, path.read_bytes(), str(name))


def check_deck(game: str, name: AnyDeck, edition: str = "", format: str = "") -> list[Complaint]:
    """Everything that keeps a deck from being legal."""
    found = games.kind(game)
    return found.check_deck(deck(game, name), edition or found.newest(), format or found.formats[0])


def card(game: str, name: str) -> dict[str, object]:
    """The facts of a card, its abilities in notation."""
    return games.kind(game).card_sheet(name)


def import_cards(file: str | Path, *, game: str = "", collection: str = "", replace: bool = False) -> Kept:
    """Put the cards of a file into the collection, or into another one; from then on they are cards like any other.

    What is returned has `cards` and `built_in`, which were not taken. Another collection is used from here on.
    """
    if collection:
        use_collection(collection)
    source = read_cards(str(file), game or None)
    return keep(source.kind, source.found, str(file), replace)


def setting(
    game: str,
    decks: Sequence[AnyDeck] = (),
    players: Sequence[str] = (),
    *,
    edition: str = "",
    format: str = "",
    teams: list[int] | None = None,
    seed: int | None = None,
    switches: Sequence[str] = (),
) -> Setting:
    """What a game is told by; left out, it is the newest edition, the first format, built-in decks, a fresh seed."""
    found = games.kind(game)
    count = max(len(decks), len(players), found.usual_players(format or found.formats[0]))
    built_in = found.decks_for(format)
    if not decks and not built_in:
        raise MulliganError("no-decks-for", game=found.name, format=format)
    lists = [deck(game, one) for one in decks or [built_in[seat % len(built_in)] for seat in range(count)]]
    names = list(players) or [*NAMES, *(f"Player {i}" for i in range(7, count + 1))][:count]
    fresh = fresh_seed() if seed is None else seed
    return Setting(found, names, lists, edition, format, teams, fresh, switches=list(switches))


def match(
    game: str,
    decks: Sequence[AnyDeck] = (),
    players: Sequence[str] = (),
    *,
    edition: str = "",
    format: str = "",
    teams: list[int] | None = None,
    switches: Sequence[str] = (),
) -> Match:
    """Players and decks made ready, for as many games between them as anybody likes: `new_game(match, seed=…)`."""
    return setting(game, decks, players, edition=edition, format=format, teams=teams, seed=0, switches=switches).match()


def new_game(
    game: str | Match,
    decks: Sequence[AnyDeck] = (),
    players: Sequence[str] = (),
    *,
    edition: str = "",
    format: str = "",
    teams: list[int] | None = None,
    seed: int | None = None,
    switches: Sequence[str] = (),
    log: bool = False,
) -> Game:
    """A new game, run up to its first decision. Without a log, which is for people, it is many times faster."""
    fresh = fresh_seed() if seed is None else seed
    if isinstance(game, str):
        game = match(game, decks, players, edition=edition, format=format, teams=teams, switches=switches)
    if game.kind is None:
        raise MulliganError("match-without-kind")
    return game.kind.new_game(game, fresh, log)


def new_session(
    game: str,
    decks: Sequence[AnyDeck] = (),
    players: Sequence[str] = (),
    *,
    edition: str = "",
    format: str = "",
    teams: list[int] | None = None,
    seed: int | None = None,
    switches: Sequence[str] = (),
) -> Session:
    """A game with its history: it can be undone, redone, saved, looked back into. It keeps a log."""
    return Session(
        setting(game, decks, players, edition=edition, format=format, teams=teams, seed=seed, switches=switches)
    )


def load(saved: bytes | str | Path) -> Session:
    """The session of a save file, by its path or its bytes."""
    if isinstance(saved, bytes):
        return load_session(saved)
    return load_session(Path(saved).expanduser().read_bytes(), str(saved))


def play(game: Game, agents: Sequence[AnyAgent] | Mapping[int, AnyAgent], seed: int = 0) -> Game:
    """Let agents, one for each player, play a game to its end. The same seed makes them choose the same."""
    seats = dict(agents) if isinstance(agents, Mapping) else dict(enumerate(agents))
    players = {seat: agent(one) if isinstance(one, str) else one for seat, one in seats.items()}
    count = 0
    while game.decision is not None:
        player = deciders(game.decision)[0]
        game.choose(ask(players[player], game.kind, game, player, (seed << 32) + count))
        count += 1
    return game


def run_scenario(scenario: dict[str, object]) -> Outcome:
    """How a scenario goes: its `status` is passed, failed or skipped, its `message` says why."""
    return scenarios.run_one(scenario)


def read_scenarios(text: str) -> list[dict[str, object]]:
    """The scenarios of a file's text; what is none is an error."""
    found: list[dict[str, object]] = []
    for _, one in scenarios.read_scenarios(text, "scenario"):
        if isinstance(one, BadScenario):
            raise one
        found.append(one)
    return found


def scenario_of(game: Game, player: int = -1) -> dict[str, object]:
    """The table as it lies as a scenario: as a player knows it, or all of it."""
    return scenarios.scenario_of(game.kind, game, player)
