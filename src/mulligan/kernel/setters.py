"""Setting a scenario's table: what all games share of reading players, zones, entries, aliases and the beginning."""

from __future__ import annotations

from typing import Generic, TypeVar

from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import Game
from mulligan.kernel.procedures import GAME, TURN, Step
from mulligan.kernel.scenarios import as_count, as_dict, as_list

G = TypeVar("G", bound=Game)

DEFAULT_TURN = 5
DEFAULT_DECK = 20


class Entry:
    """One card that a scenario puts on the table, with its state."""

    def __init__(self, name: str, row: dict[str, object]) -> None:
        self.name = name
        self.row = row
        self.under: list[Entry] = []


class Setter(Generic[G]):
    """Sets the table of one scenario. Games subclass it: what a filler is, and how each card is put down."""

    states: tuple[str, ...]  # what an entry may say of its card, besides `card`, `as` and `n`
    zones: dict[str, int]  # the zones of the format
    numbers: tuple[str, ...]  # what a player may have besides zones
    deck: str  # the zone that is full of fillers unless it is given
    usual_phase: str  # where the story begins unless it says so
    starts: dict[str, tuple[int, Step]]  # where it may begin: the phase, and its first step
    next_turn: Step  # the step of the game that begins a turn

    def __init__(self, scenario: dict[str, object]) -> None:
        self.scenario = scenario
        self.names: list[str] = []
        self.printed: dict[str, int] = {}  # the number in the match of each card that may turn up
        self.aliases: dict[str, int] = {}
        self.fillers = 0

    def lay(self) -> G:
        """A game with every card in its place, run up to the first decision."""
        players = self.players()
        self.names = list(players)
        zones = [self.zones_of(row) for row in players.values()]
        game = self.empty(all_names(zones))
        game.match.fixed_order = True
        game.keep_log()
        for player, row in enumerate(players.values()):
            self.give(game, player, row)
            for zone, entries in zones[player].items():
                for entry in entries:
                    self.put(game, player, self.zones[zone], entry)
        self.join(game)
        self.begin(game)
        return game

    # -- What each game says for itself ------------------------------------------------------------------------------

    def empty(self, cards: list[str]) -> G:
        """A game of these players in which these cards may turn up, each numbered, with none on the table yet."""
        raise NotImplementedError

    def give(self, game: G, player: int, row: dict[str, object]) -> None:
        """Give a player what they have besides cards."""

    def put(self, game: G, player: int, zone: int, entry: Entry) -> None:
        """Put one card where it belongs, in its state."""
        raise NotImplementedError

    def join(self, game: G) -> None:
        """Join cards to others, once all are there."""

    def filler(self, row: dict[str, object]) -> str:
        """One more card without abilities: what the catalog knows it by."""
        raise NotImplementedError

    def find(self, name: str) -> str:
        """What the catalog knows a card by."""
        raise NotImplementedError

    def begin_setup(self, game: G) -> None:
        """Let the story begin with the game itself."""
        game.match.starter = game.active
        game.turn = 0

    def begin_turn(self, game: G, step: Step) -> None:
        """Let the story begin with this step of a turn."""
        game.begin_plain(TURN).pc = game.procedures.steps[TURN].index(step)

    # -- What all games share ----------------------------------------------------------------------------------------

    def begin(self, game: G) -> None:
        """Start the story where it begins."""
        game.active = self.active(self.names)
        game.turn = self.turn()
        phase = self.phase(list(self.starts))
        main = game.begin_plain(GAME)
        if phase == "setup":
            self.begin_setup(game)
        else:
            main.pc = game.procedures.steps[GAME].index(self.next_turn)
            game.phase, step = self.starts[phase]
            self.begin_turn(game, step)
        game.run()

    def entries(self, value: object) -> list[Entry]:
        """The cards of a zone: so many fillers, an object, or a list of names, numbers and objects."""
        if isinstance(value, dict):
            value = [value]
        if isinstance(value, int):
            return [Entry(self.filler({}), {}) for _ in range(as_count(value))]
        found: list[Entry] = []
        for item in as_list(value):
            if isinstance(item, int):
                found.extend(Entry(self.filler({}), {}) for _ in range(as_count(item)))
                continue
            row: dict[str, object] = {"card": item} if isinstance(item, str) else as_dict(item)
            for key in row:
                if key not in ("card", "as", "n") and key not in self.states:
                    raise BadScenario("scenario-state", key=key, known=["card", "as", "n", *self.states])
            for _ in range(as_count(row.get("n", 1))):
                entry = Entry(self.find(str(row["card"])) if "card" in row else self.filler(row), row)
                entry.under = self.entries(row.get("under", []))
                found.append(entry)
        return found

    def players(self) -> dict[str, dict[str, object]]:
        """The players by name, each with what the scenario gives them."""
        found: dict[str, dict[str, object]] = {}
        for name, value in as_dict(self.scenario.get("players")).items():
            row = as_dict(value)
            for key in row:
                if key not in self.zones and key not in self.numbers:
                    known = [*self.zones, *self.numbers]
                    raise BadScenario("scenario-zone", player=name, key=key, known=known)
            found[name] = row
        return found

    def zones_of(self, row: dict[str, object]) -> dict[str, list[Entry]]:
        """The entries of every zone of a player."""
        return {zone: self.entries(row.get(zone, DEFAULT_DECK if zone == self.deck else [])) for zone in self.zones}

    def teams(self, names: list[str]) -> list[int] | None:
        """The team of each player, if there are teams."""
        teams = self.scenario.get("teams")
        if teams is None:
            return None
        number: dict[str, int] = {}
        for i, team in enumerate(as_list(teams)):
            for name in as_list(team):
                number[str(name)] = i
        if set(number) != set(names):
            raise BadScenario("scenario-teams")
        return [number[name] for name in names]

    def alias(self, row: dict[str, object], card: int) -> None:
        """Give a card the alias its entry names, if any."""
        if "as" not in row:
            return
        alias = str(row["as"])
        if alias in self.aliases and row.get("n", 1) == 1:
            raise BadScenario("scenario-two-cards", alias=alias)
        self.aliases[alias] = card

    def seed(self) -> int:
        """The seed for whatever is left to chance."""
        seed = self.scenario.get("seed", 0)
        return seed if isinstance(seed, int) else 0

    def active(self, names: list[str]) -> int:
        """Whose turn it is."""
        active = str(self.scenario.get("active") or names[0])
        if active not in names:
            raise BadScenario("scenario-player-of", key="active", name=active, players=names)
        return names.index(active)

    def turn(self) -> int:
        """The number of the turn."""
        turn = self.scenario.get("turn", DEFAULT_TURN)
        return turn if isinstance(turn, int) else DEFAULT_TURN

    def phase(self, known: list[str]) -> str:
        """Where in the turn the story begins."""
        phase = str(self.scenario.get("phase") or self.usual_phase)
        if phase != "setup" and phase not in known:
            raise BadScenario("scenario-phase", phase=phase, known=["setup", *known])
        return phase


def all_names(zones: list[dict[str, list[Entry]]]) -> list[str]:
    """Every card that lies anywhere on the table."""
    found: list[str] = []
    for mine in zones:
        for entries in mine.values():
            for entry in entries:
                found.append(entry.name)
                found.extend(under.name for under in entry.under)
    return found
