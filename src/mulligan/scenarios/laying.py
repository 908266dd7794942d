"""Laying the table of a scenario: players, zones, entries, aliases, and where its story begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mulligan.kernel.errors import BadScenario, MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind, Origin
from mulligan.kernel.tabletop import Plan, Tabletop
from mulligan.kernel.values import as_count, as_dict, as_list, as_whole
from mulligan.saves.setting import MOST_TOGETHER
from mulligan.scenarios.known import demand_known, nearest
from mulligan.scenarios.tables import Table

DEFAULT_TURN: Final = 5
DEFAULT_DECK: Final = 20
MOST_CARDS: Final = 1000  # in one entry, or fillers in one zone
ENTRY: Final = ("card", "as", "n")  # what an entry may say in any game, besides the states of its card
MOST_SEED: Final = 2**256
PLAYER: Final = "owner"  # the state that names a player

MakeTabletop = Callable[[], Tabletop[Game]]


class Entry:
    """One card that a scenario puts on the table, with its state."""

    def __init__(self, name: str, row: dict[str, object], under: list[Entry]) -> None:
        self.name = name
        self.row = row
        self.under = under


class Layer:
    """Lays the table of one scenario."""

    def __init__(self, scenario: dict[str, object], kind: Kind, tabletop: Tabletop[Game]) -> None:
        self.scenario = scenario
        self.kind = kind
        self.tabletop = tabletop
        self.words = kind.words_of(self.format())
        tabletop.more_zones = self.words.zones
        self.names: list[str] = []
        self.aliases: dict[str, int] = {}
        self.joined: list[tuple[int, str, str]] = []  # a card, in what way, and what it is joined to
        self.count = 0  # of the cards that are laid

    def lay(self) -> Table:
        """The table with every card in its place, its game run up to the first decision."""
        top = self.tabletop
        self.add_cards()
        players = self.players()
        self.names = list(players)
        zones = [self.zones_of(row) for row in players.values()]
        top.open(self.plan(), every_name(zones))
        game = top.game
        game.match.kind = self.kind
        game.match.origin = LaidOrigin(self.scenario)
        game.match.fixed_order = self.scenario.get("shuffle") is not True
        for switch, key in self.kind.switches.items():
            if self.scenario.get(key):
                self.kind.switch_on(game.match, switch)
        game.keep_log()
        if self.scenario.get("trace"):
            game.keep_trace()
        for player, row in enumerate(players.values()):
            top.give(player, row)
            for zone, entries in zones[player].items():
                for entry in entries:
                    self.put(player, top.all_zones()[zone], entry)
        for card, reference, name in self.joined:
            top.join(card, reference, *self.card_or_player(reference, name))
        top.arrange(self.named_in_steps())
        game.active = self.active()
        game.turn = as_count(self.scenario.get("turn", DEFAULT_TURN))
        top.begin(self.phase(), game.match.fixed_order or "active" in self.scenario)
        return Table(self.kind, top, self.aliases, self.words)

    def add_cards(self) -> None:
        """Take in the scenario's own cards: of rows that are one card in several languages the first that compiles."""
        top = self.tabletop
        cards: list[list[dict[str, object]]] = []
        known: dict[str, list[dict[str, object]]] = {}
        for value in as_list(self.scenario.get("cards", [])):
            row = as_dict(value)
            names = top.card_marks(row)
            card = next((known[name] for name in names if name in known), None)
            if card is None:
                card = []
                cards.append(card)
            card.append(row)
            known.update(dict.fromkeys(names, card))
        for rows in cards:
            self.add_first(rows)

    def add_first(self, rows: list[dict[str, object]]) -> None:
        """Take in the first of these rows that compiles; the names on all of them are then names of that card."""
        refused: list[MulliganError] = []
        for row in rows:
            try:
                added = self.tabletop.add_card(row)
            except MulliganError as error:
                refused.append(error)
                continue
            for other in rows:
                self.tabletop.add_name(other, added)
            return
        known = next((one for one in map(self.tabletop.known_card, rows) if one is not None), None)
        if known is None or any(error.message != "card-not-in-english" for error in refused):
            raise refused[0]
        for row in rows:
            self.tabletop.add_name(row, known)

    def plan(self) -> Plan:
        """Who sits at the table, and by which rules they play."""
        given = self.scenario
        return Plan(
            self.names,
            str(given.get("edition") or self.kind.newest()),
            self.format(),
            self.teams(),
            as_whole(given.get("seed", 0), 0, MOST_SEED),
            {key: given[key] for key in self.words.keys if key in given},
        )

    def format(self) -> str:
        """The format that is played: one that is built, never another in its place."""
        name = self.scenario.get("format") or self.kind.formats[0]
        demand_known("format", name, [*self.kind.formats, *self.kind.deck_formats])
        return str(name)

    def put(self, player: int, zone: int, entry: Entry) -> None:
        """Put one card, and those under it, where they belong."""
        row = entry.row
        owner = player
        if PLAYER in row:
            demand_known("player", row[PLAYER], self.names)
            owner = self.names.index(str(row[PLAYER]))
        card = self.tabletop.put(player, owner, zone, entry.name, row)
        self.alias(row, card)
        for reference in self.tabletop.references:
            if row.get(reference) is not None:
                self.joined.append((card, reference, str(row[reference])))
        for under in entry.under:
            card = self.tabletop.put_under(card, under.name)
            self.alias(under.row, card)

    def entries(self, value: object) -> list[Entry]:
        """The cards of a zone: so many fillers, an object, or a list of names, numbers and objects."""
        top = self.tabletop
        found: list[Entry] = []
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, int):
                count = as_count(item, MOST_CARDS)
                self.count_in(count)
                found.extend(Entry(top.filler({}), {}, []) for _ in range(count))
                continue
            row: dict[str, object] = {"card": item} if isinstance(item, str) else as_dict(item)
            for key in row:
                demand_known("state", key, [*ENTRY, *top.states, *self.words.states])
            for _ in range(as_count(row.get("n", 1), MOST_CARDS)):
                self.count_in(1)
                name = top.find(str(row["card"])) if "card" in row else top.filler(row)
                found.append(Entry(name, row, self.entries(row.get("under", []))))
        return found

    def count_in(self, count: int) -> None:
        """So many more cards; a table that nobody could play at is refused."""
        self.count += count
        if self.count > MOST_TOGETHER:
            raise BadScenario("table-too-big", most=MOST_TOGETHER)

    def players(self) -> dict[str, dict[str, object]]:
        """The players by name, each with what the scenario gives them."""
        top = self.tabletop
        found: dict[str, dict[str, object]] = {}
        for name, value in as_dict(self.scenario.get("players")).items():
            row = as_dict(value)
            for key in row:
                demand_known("zone", key, [*top.all_zones(), *top.numbers, *self.words.player_keys])
            found[name] = top.plain_row(row)
        for zone in self.words.zones:
            if zone in self.scenario and found:  # what all share lies with the first
                first = next(iter(found))
                found[first] = {**found[first], zone: self.scenario[zone]}
        return found

    def zones_of(self, row: dict[str, object]) -> dict[str, list[Entry]]:
        """The entries of every zone of a player."""
        top = self.tabletop
        return {zone: self.entries(row.get(zone, DEFAULT_DECK if zone == top.deck else [])) for zone in top.all_zones()}

    def teams(self) -> list[int] | None:
        """The team of each player, if there are teams."""
        teams = self.scenario.get("teams")
        if teams is None:
            return None
        number: dict[str, int] = {}
        for i, team in enumerate(as_list(teams)):
            for name in as_list(team):
                demand_known("player", name, self.names)
                number[str(name)] = i
        if set(number) != set(self.names):
            raise BadScenario("scenario-teams")
        return [number[name] for name in self.names]

    def alias(self, row: dict[str, object], card: int) -> None:
        """Give a card the alias its entry names, if any."""
        if "as" not in row:
            return
        alias = str(row["as"])
        if alias in self.aliases and row.get("n", 1) == 1:
            raise BadScenario("scenario-two-cards", alias=alias)
        self.aliases[alias] = card

    def card_or_player(self, key: str, name: str) -> tuple[int, int]:
        """The card of an alias, or a player; the one that is not meant is -1."""
        if name in self.aliases:
            return self.aliases[name], -1
        if name in self.names:
            return -1, self.names.index(name)
        near = nearest(name, [*self.aliases, *self.names])
        raise BadScenario("scenario-alias-of", key=key, name=name, aliases=list(self.aliases), hint=near)

    def named_in_steps(self) -> list[int]:
        """The cards that the steps name by their aliases, in that order."""
        named = [str(as_dict(step).get("card")) for step in as_list(self.scenario.get("steps", []))]
        return [self.aliases[alias] for alias in named if alias in self.aliases]

    def active(self) -> int:
        """Whose turn it is."""
        active = str(self.scenario.get("active") or self.names[0])
        demand_known("player", active, self.names)
        return self.names.index(active)

    def phase(self) -> str:
        """Where in the turn the story begins."""
        phase = str(self.scenario.get("phase") or self.tabletop.usual_phase)
        demand_known("phase", phase, ["setup", *self.tabletop.starts])
        return phase


class LaidOrigin(Origin):
    """The scenario that a match was laid by."""

    def __init__(self, scenario: dict[str, object]) -> None:
        super().__init__([], [], "", "", None)
        self.scenario = scenario

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LaidOrigin) and self.scenario == other.scenario

    def __hash__(self) -> int:
        return hash(str(self.scenario.get("id")))

    def make(self, kind: Kind) -> Match:
        """The match."""
        return lay_table(self.scenario, kind).game.match


def lay_table(scenario: dict[str, object], kind: Kind, tabletop: MakeTabletop | None = None) -> Table:
    """The table that a scenario tells of."""
    return Layer(scenario, kind, (tabletop or kind.tabletop)()).lay()


def every_name(zones: list[dict[str, list[Entry]]]) -> list[str]:
    """Every card that lies anywhere on the table."""
    found: list[str] = []
    for mine in zones:
        for entries in mine.values():
            for entry in entries:
                found.append(entry.name)
                found.extend(under.name for under in entry.under)
    return found
