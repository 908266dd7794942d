"""Lorcana's side of scenarios: setting the table, and reading it."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.procedures import Step
from mulligan.kernel.scenarios import as_count, as_dict, as_list
from mulligan.kernel.setters import Entry, Setter
from mulligan.kernel.tables import Table
from mulligan.lorcana.abilities import Use, When
from mulligan.lorcana.catalog import Catalog, catalog
from mulligan.lorcana.editions import NEWEST
from mulligan.lorcana.imports import facts_from_json
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.setup import begin_next_turn
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.table import LorcanaGame, empty_game, game_from_bytes, make_match
from mulligan.lorcana.terms import (
    ACTION,
    CHALLENGER,
    CHARACTER,
    DECK,
    DISCARD,
    DRAW_STEP,
    END,
    HAND,
    INKWELL,
    KEYWORD_NAMES,
    MAIN,
    PHASE_NAMES,
    PLAY,
    READY_STEP,
    RESIST,
    SET_STEP,
    SINGER,
    SUPPORT,
    TOGETHER,
    TYPE_NAMES,
    UNDER,
    WAY_NAMES,
    ZONE_NAMES,
)
from mulligan.lorcana.turn import begin_end_phase, begin_main_phase, draw_card, dry_characters, start_turn
from mulligan.lorcana.use import abilities_of

ZONES_OF_FORMAT: Final = {"deck": DECK, "hand": HAND, "play": PLAY, "inkwell": INKWELL, "discard": DISCARD}
STATES: Final = ("card", "as", "n", "exerted", "damage", "drying", "under", "at")
STARTS: Final[dict[str, tuple[int, Step]]] = {
    "start": (READY_STEP, start_turn),
    "ready": (READY_STEP, start_turn),
    "set": (SET_STEP, dry_characters),
    "draw": (DRAW_STEP, draw_card),
    "main": (MAIN, begin_main_phase),
    "end": (END, begin_end_phase),
}


class LorcanaSetter(Setter[LorcanaGame]):
    """Sets the table of one scenario of Lorcana."""

    def __init__(self, scenario: dict[str, object]) -> None:
        super().__init__(scenario)
        self.states = STATES
        self.zones = ZONES_OF_FORMAT
        self.numbers = ("lore", "ink")
        self.deck = "deck"
        self.usual_phase = "main"
        self.starts = STARTS
        self.next_turn = begin_next_turn
        self.cards: Catalog = catalog().copy()
        for row in as_list(scenario.get("cards", [])):
            self.cards.add(facts_from_json(as_dict(row)))
        self.locations: list[tuple[int, str]] = []

    def filler(self, row: dict[str, object]) -> str:
        self.fillers += 1
        facts = Facts(f"Filler {self.fillers}")
        facts.type = CHARACTER
        facts.cost = 2
        facts.inkable = True
        facts.strength = 1
        facts.willpower = 1
        facts.lore = 1
        facts.classifications = ["Storyborn"]
        self.cards.add(facts)
        return facts.full_name

    def find(self, name: str) -> str:
        return self.cards.find(name).full_name

    def empty(self, cards: list[str]) -> LorcanaGame:
        edition = str(self.scenario.get("edition") or NEWEST)
        match = make_match(self.names, [[] for _ in self.names], self.cards, edition, self.teams(self.names), cards)
        self.printed = {printed.full_name: i for i, printed in enumerate(match.printed)}
        return empty_game(match, self.seed())

    def zones_of(self, row: dict[str, object]) -> dict[str, list[Entry]]:
        zones = super().zones_of(row)
        zones["inkwell"] += self.ink(row.get("ink", 0))
        return zones

    def give(self, game: LorcanaGame, player: int, row: dict[str, object]) -> None:
        game.lore[player] = as_count(row.get("lore", 0))

    def join(self, game: LorcanaGame) -> None:
        for card, alias in self.locations:
            if alias not in self.aliases:
                raise BadScenario("scenario-alias-of", key="at", name=alias, aliases=list(self.aliases))
            game.at[card] = self.aliases[alias]

    def ink(self, value: object) -> list[Entry]:
        """Ink by number, or card by card."""
        if isinstance(value, list):
            return self.entries(value)
        if isinstance(value, int):
            return self.entries(value)
        row = as_dict(value)
        found: list[Entry] = []
        for state, count in row.items():
            if state not in ("ready", "exerted") or not isinstance(count, int):
                raise BadScenario("scenario-ink")
            found.extend(Entry(self.filler({}), {"exerted": state == "exerted"}) for _ in range(count))
        return found

    def put(self, game: LorcanaGame, player: int, zone: int, entry: Entry) -> None:
        """Put one card where it belongs, in its state."""
        row = entry.row
        if zone == PLAY and self.cards.find(entry.name).type == ACTION:
            raise BadScenario("scenario-action-in-play", card=entry.name)
        card = game.add_card(self.printed[entry.name], player, zone)
        if zone in (PLAY, DISCARD):
            game.known[card] = EVERYBODY
        elif zone == HAND:
            game.known[card] = 1 << player
        game.exerted[card] = 1 if row.get("exerted") else 0
        game.damage[card] = as_count(row.get("damage", 0))
        game.drying[card] = 1 if row.get("drying") else 0
        self.alias(row, card)
        if "at" in row:
            self.locations.append((card, str(row["at"])))
        above = card
        for under in entry.under:
            below = game.add_card(self.printed[under.name], player, UNDER)
            self.alias(under.row, below)
            game.known[below] = EVERYBODY
            game.below[above] = below
            above = below


class LorcanaTable(Table):
    """A table of Lorcana, for a scenario to read."""

    zones = ZONES_OF_FORMAT
    zone_names = ZONE_NAMES
    phase_names = PHASE_NAMES

    def __init__(self, game: LorcanaGame, players: list[str], aliases: dict[str, int]) -> None:
        super().__init__(game, players, aliases)
        self.lorcana: Lorcana = game

    def card_name(self, card: int) -> str:
        return self.lorcana.card(card).full_name

    def fits_name(self, card: int, name: str) -> bool:
        return plain(self.card_name(card)) == plain(name)

    def field(self, card: int, name: str) -> object:
        game = self.lorcana
        if name == "strength":
            return game.strength_of(card)
        if name == "willpower":
            return game.willpower_of(card)
        if name == "lore":
            return game.lore_of(card)
        if name == "cost":
            return game.card(card).cost
        if name == "exerted":
            return game.exerted[card] != 0
        if name == "drying":
            return game.drying[card] != 0
        if name == "damage":
            return int(game.damage[card])
        if name == "at":
            return int(game.at[card])
        raise BadScenario("scenario-field", name=name, game="lorcana")

    def has(self, card: int, word: str) -> bool:
        game = self.lorcana
        printed = game.card(card)
        word = word.lower()
        keyword, _, number = word.rpartition(" ")
        if keyword in KEYWORD_NAMES and number.lstrip("+").isdigit():
            return self.has(card, keyword) and self.keyword_number(card, keyword) == int(number)
        if word in KEYWORD_NAMES:
            return game.has(card, KEYWORD_NAMES.index(word))
        if word in TYPE_NAMES:
            return printed.type == TYPE_NAMES.index(word)
        return word in printed.classes or word in printed.facts.inks

    def keyword_number(self, card: int, keyword: str) -> int:
        """The number a keyword of a card has now."""
        game = self.lorcana
        if game.zone[card] == PLAY:
            if keyword == KEYWORD_NAMES[CHALLENGER]:
                return game.challenger[card]
            if keyword == KEYWORD_NAMES[RESIST]:
                return game.resist[card]
            if keyword == KEYWORD_NAMES[SINGER]:
                return game.singer[card]
        return game.card(card).numbers[KEYWORD_NAMES.index(keyword)]

    def player_field(self, player: int, name: str) -> object:
        game = self.lorcana
        if name == "lore":
            return game.lore[player] if game.playing[player] else 0
        if name == "ink.ready":
            return game.ready_ink(player)
        if name == "ink.exerted":
            return len(game.pile(player, INKWELL)) - game.ready_ink(player)
        return len(self.cards_in(player, name))

    def ability_fits(self, option: Option, ability: object) -> bool:
        if isinstance(ability, int):
            return option.ability == ability
        game = self.lorcana
        name = plain(str(ability))
        printed = game.card(option.card)
        granted = [game.nodes[node] for card, node in game.granted if card == option.card]
        named: list[Use | When] = [*abilities_of(game, option.card), *printed.triggers]
        named.extend(one for one in granted if isinstance(one, When))
        if name == KEYWORD_NAMES[SUPPORT] and option.ability == printed.places[SUPPORT]:
            return True
        return any(plain(one.name) == name and one.place == option.ability for one in named)

    def is_active(self, player: int) -> bool:
        return self.lorcana.is_turn_of(player)

    def speaks_for(self, player: int, asked: int) -> bool:
        game = self.lorcana
        if player == asked:
            return True
        decision = game.decision
        return (
            game.book.simultaneous
            and decision is not None
            and decision.topic == "bag"
            and game.match.together(player, asked)
        )

    def spelled_out(self, step: dict[str, object]) -> list[dict[str, object]]:
        singers = step.get("with")
        if step.get("do") != "play" or step.get("how") != WAY_NAMES[TOGETHER] or singers is None:
            return [step]
        picks: list[dict[str, object]] = [{key: value for key, value in step.items() if key != "with"}]
        for singer in singers if isinstance(singers, list) else [singers]:
            picks.append({"by": step.get("by", ""), "do": CHOOSE, "card": singer})
        if isinstance(singers, list):  # those and no others
            picks.append({"by": step.get("by", ""), "do": DONE, "try": True, "implied": True})
        return picks

    def equal_cards(self, one: int, two: int) -> bool:
        game = self.lorcana
        if game.printed[one] != game.printed[two] or game.owner[one] != game.owner[two]:
            return False
        return game.zone[one] == game.zone[two] and game.zone[one] != PLAY

    def twins(self, one: int, two: int) -> bool:
        game = self.lorcana
        if game.zone[one] != PLAY or game.zone[two] != PLAY:
            return self.equal_cards(one, two)
        if any(modifier.card in (one, two) for modifier in game.modifiers):
            return False
        if game.printed[one] != game.printed[two] or game.owner[one] != game.owner[two]:
            return False
        columns = (game.exerted, game.damage, game.drying, game.at)
        return game.below[one] < 0 and game.below[two] < 0 and all(column[one] == column[two] for column in columns)

    def load(self, data: bytes) -> LorcanaGame:
        return game_from_bytes(self.lorcana.book, data)


def set_table(scenario: dict[str, object]) -> LorcanaTable:
    """The table that a scenario sets."""
    setter = LorcanaSetter(scenario)
    return LorcanaTable(setter.lay(), setter.names, setter.aliases)
