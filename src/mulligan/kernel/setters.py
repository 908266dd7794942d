"""Setting a scenario's table: what all games share of reading players, zones, entries, aliases and the beginning."""

from __future__ import annotations

from mulligan.kernel.errors import BadScenario
from mulligan.kernel.scenarios import as_count, as_dict, as_list

DEFAULT_TURN = 5
DEFAULT_DECK = 20


class Entry:
    """One card that a scenario puts on the table, with its state."""

    def __init__(self, name: str, row: dict[str, object]) -> None:
        self.name = name
        self.row = row
        self.under: list[Entry] = []


class Setter:
    """Reads one scenario. Games subclass it: what a filler is, what cards are called, and how each is put down."""

    states: tuple[str, ...]  # what an entry may say of its card, besides `card`, `as` and `n`
    zones: dict[str, int]  # the zones of the format
    numbers: tuple[str, ...]  # what a player may have besides zones
    deck: str  # the zone that is full of fillers unless it is given
    usual_phase: str  # where the story begins unless it says so

    def __init__(self, scenario: dict[str, object]) -> None:
        self.scenario = scenario
        self.aliases: dict[str, int] = {}
        self.fillers = 0

    def filler(self, row: dict[str, object]) -> str:
        """One more card without abilities: what the catalog knows it by."""
        raise NotImplementedError

    def find(self, name: str) -> str:
        """What the catalog knows a card by."""
        raise NotImplementedError

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
