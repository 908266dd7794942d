"""Scenarios made from games: the table as it lies, as a seat knows it or as it is."""

from __future__ import annotations

from collections import Counter

from mulligan.kernel.catalog import plain
from mulligan.kernel.chance import chance, fresh_seed
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind, Origin
from mulligan.kernel.tabletop import Tabletop
from mulligan.scenarios.laying import LaidOrigin


def scenario_of(
    kind: Kind, game: Game, player: int = -1, format: str = "", seed: int | None = None
) -> dict[str, object]:
    """A scenario that begins with the table as it lies now.

    For a player of a game that goes on it holds what they know: what they do not is dealt anew, with a seed of its own.
    With -1, or after the end, it holds every card as it is. What waits to resolve, and what lasts only for a time, no
    scenario can begin with.
    """
    seed = fresh_seed() if seed is None else seed
    form = format or format_of(game.match, kind)
    if player >= 0 and not game.over:
        game = kind.imagine(game, player, chance(seed))
        seed = fresh_seed()
    top = kind.tabletop()
    top.game = game
    top.more_zones = kind.words_of(form).zones
    return Writer(kind, top).write(form, seed)


class Writer:
    """Writes down the table of one game."""

    def __init__(self, kind: Kind, tabletop: Tabletop[Game]) -> None:
        self.kind = kind
        self.tabletop = tabletop
        self.game = tabletop.game
        self.names: dict[int, str] = {}  # the alias of each card that another is joined to, or that lies open
        self.rows: dict[str, dict[str, object]] = {}  # cards that are in no catalog

    def write(self, format: str, seed: int) -> dict[str, object]:
        """The scenario."""
        game, match, top = self.game, self.game.match, self.tabletop
        joined = {self.joined_to(card, key) for card in range(len(game.printed)) for key in top.references}
        self.names = aliases(top, sorted(card for card in joined if card >= 0))
        players = {name: self.player(seat) for seat, name in enumerate(match.names)}
        phase = top.goes_on.get(top.phase_name(), top.phase_name())
        scenario: dict[str, object] = {
            "id": f"{self.kind.name}-turn-{game.turn}",
            "game": self.kind.name,
            "edition": match.edition,
            "format": format,
            "cards": list(self.rows.values()),
            "players": players,
            "teams": teams_of(match),
            "active": match.names[game.active],
            "turn": int(game.turn),
            "phase": phase if phase in top.starts else top.usual_phase,
            "seed": seed,
            **top.keys(),
            "steps": [],
        }
        return {key: value for key, value in scenario.items() if value not in (None, []) or key == "steps"}

    def player(self, seat: int) -> dict[str, object]:
        """What a player has."""
        top = self.tabletop
        row = top.given(seat)
        if not self.game.playing[seat]:
            return row
        shared = top.keys()
        for zone in top.all_zones():
            if zone in shared:
                continue
            entries = [self.entry(card) for card in top.cards_in(seat, zone)]
            if entries or zone == top.deck:
                row[zone] = grouped(entries)
        return row

    def entry(self, card: int) -> dict[str, object]:
        """A card as an entry."""
        top = self.tabletop
        own = top.own_row(card)
        if own is not None:
            self.rows[str(own["name"])] = own
        entry: dict[str, object] = {"card": top.catalog_name(card)}
        if card in self.names:
            entry["as"] = self.names[card]
        entry.update(top.state_of(card))
        for key in top.references:
            other = top.field(card, key)
            if isinstance(other, str):  # a player
                entry[key] = other
            elif isinstance(other, int) and other in self.names:
                entry[key] = self.names[other]
        under = [self.entry(below) for below in top.under(card)]
        if under:
            entry["under"] = under
        return entry

    def joined_to(self, card: int, key: str) -> int:
        """The card that a card is joined to; -1 for none, or a player."""
        found = self.tabletop.field(card, key)
        return found if isinstance(found, int) else -1


def aliases(top: Tabletop[Game], cards: list[int]) -> dict[int, str]:
    """A name for each of these cards: the first word of its own, and a number where there are several."""
    words = {card: plain(top.card_name(card)).replace(",", " ").split()[0] for card in cards}
    count = Counter(words.values())
    seen: Counter[str] = Counter()
    found: dict[int, str] = {}
    for card, word in words.items():
        seen[word] += 1
        found[card] = f"{word}-{seen[word]}" if count[word] > 1 else word
    return found


def grouped(entries: list[dict[str, object]]) -> list[object]:
    """Entries as short as they can be: a name alone, and equal ones in a row together."""
    found: list[object] = []
    last: dict[str, object] = {}
    count = 0
    for entry in [*entries, {}]:
        if entry == last and "as" not in entry:
            count += 1
            continue
        if count:
            alone = count == 1 and list(last) == ["card"]
            found.append(last["card"] if alone else {**last, "n": count} if count > 1 else last)
        last, count = entry, 1
    return found


def format_of(match: Match, kind: Kind) -> str:
    """The format that a match is played in."""
    origin = match.origin
    if isinstance(origin, LaidOrigin):
        return str(origin.scenario.get("format") or kind.formats[0])
    return origin.format if isinstance(origin, Origin) and origin.format else kind.formats[0]


def teams_of(match: Match) -> list[list[str]] | None:
    """The teams, if there are any."""
    if len(set(match.teams)) == match.seats:
        return None
    return [
        [name for name, team in zip(match.names, match.teams, strict=True) if team == one]
        for one in dict.fromkeys(match.teams)
    ]
