"""Cipher's side of scenarios: setting the table, and reading it."""

from __future__ import annotations

from typing import Final

from mulligan.cipher.abilities import Always
from mulligan.cipher.catalog import Catalog, catalog
from mulligan.cipher.citations import rules_behind
from mulligan.cipher.editions import NEWEST
from mulligan.cipher.imports import facts_from_json
from mulligan.cipher.printed import Facts
from mulligan.cipher.ranges import rule_of_range
from mulligan.cipher.refusals import rules_behind_refusal
from mulligan.cipher.setup import begin_next_turn, candidates
from mulligan.cipher.state import Cipher
from mulligan.cipher.table import FILLER, CipherGame, are_fillers, empty_game, game_from_bytes, make_match
from mulligan.cipher.terms import (
    ACTION,
    BACK,
    BOND,
    BONDS,
    DECK,
    DEPLOYMENT,
    END,
    FRONT,
    HAND,
    ORBS,
    PHASE_NAMES,
    RANGE_NAMES,
    RANGE_ONE,
    RETREAT,
    SIGN_NAMES,
    START,
    SUPPORT,
    UNDER,
    ZONE_NAMES,
)
from mulligan.cipher.turn import action_phase, bond_phase, deployment_phase, end_phase, start_phase
from mulligan.cipher.why import why_not
from mulligan.cipher.zones import refill
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import Step
from mulligan.kernel.scenarios import as_dict, as_list
from mulligan.kernel.setters import Entry, Setter
from mulligan.kernel.tables import Table

ZONES_OF_FORMAT: Final = {
    "deck": DECK,
    "hand": HAND,
    "support": SUPPORT,
    "retreat": RETREAT,
    "orbs": ORBS,
    "bonds": BONDS,
    "front": FRONT,
    "back": BACK,
}
STARTS: Final[dict[str, tuple[int, Step]]] = {
    "start": (START, start_phase),
    "bond": (BOND, bond_phase),
    "deployment": (DEPLOYMENT, deployment_phase),
    "action": (ACTION, action_phase),
    "end": (END, end_phase),
}
# What lets a player do something at all.
RULES_OF_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("action.actions", "battle.tap-attacker", "battle.choose-target", "range.reference"),
    "move": ("action.actions", "move.move"),
    "use": ("action.actions", "action.choose-skill", "skills.activated"),
    "bond": ("bond.place",),
    "deploy": ("deployment.actions", "deployment.deploy", "deployment.untapped-either-row", "cards.symbols"),
    "level-up": ("deployment.actions", "deployment.level-up", "deployment.level-up-same-name", "cards.symbols"),
    "critical": ("battle.critical", "battle.critical-cost"),
    "evade": ("battle.evade", "battle.evade-cost"),
}


class CipherSetter(Setter[CipherGame]):
    """Sets the table of one scenario of Cipher."""

    def __init__(self, scenario: dict[str, object]) -> None:
        super().__init__(scenario)
        self.states = ("tapped", "main", "under", "face", "symbol")
        self.zones = ZONES_OF_FORMAT
        self.numbers = ()
        self.deck = "deck"
        self.usual_phase = "action"
        self.starts = STARTS
        self.next_turn = begin_next_turn
        self.cards: Catalog = catalog().copy()
        for row in as_list(scenario.get("cards", [])):
            own = facts_from_json(as_dict(row))
            self.cards.add(own)
            self.cards.keys[plain(own.full_name)] = own.number  # also where a card of the catalog has that name

    def filler(self, row: dict[str, object]) -> str:
        self.fillers += 1
        facts = Facts(f"filler-{self.fillers}", FILLER, f"Number {self.fillers}")
        facts.cost = 2
        facts.attack = 30
        facts.support = 10
        facts.range = RANGE_ONE
        facts.symbols = [str(row["symbol"])] if row.get("symbol") else []
        self.cards.add(facts)
        return facts.number

    def find(self, name: str) -> str:
        return self.cards.find(name).number

    def empty(self, cards: list[str]) -> CipherGame:
        edition = str(self.scenario.get("edition") or NEWEST)
        match = make_match(self.names, [[] for _ in self.names], self.cards, edition, None, cards)
        self.printed = {printed.facts.number: i for i, printed in enumerate(match.printed)}
        return empty_game(match, self.seed())

    def put(self, game: CipherGame, player: int, zone: int, entry: Entry) -> None:
        """Put one card where it belongs, in its state."""
        row = entry.row
        card = game.add_card(self.printed[entry.name], player, zone)
        if zone == HAND:
            game.known[card] = 1 << player
        elif zone not in (DECK, ORBS):
            game.known[card] = EVERYBODY
        game.tapped[card] = 1 if row.get("tapped") else 0
        game.main[card] = 1 if row.get("main") else 0
        game.face_down[card] = 1 if row.get("face") == "down" else 0
        self.alias(row, card)
        above = card
        for under in entry.under:
            below = game.add_card(self.printed[under.name], player, UNDER)
            self.alias(under.row, below)
            game.known[below] = EVERYBODY
            game.below[above] = below
            above = below

    def join(self, game: CipherGame) -> None:
        """Orbs that the story will choose by name come first: nobody knows one from another, so the game never asks."""
        chosen = [str(as_dict(step).get("card")) for step in as_list(self.scenario.get("steps", []))]
        wanted = [self.aliases[alias] for alias in chosen if alias in self.aliases]
        for player in range(len(self.names)):
            game.pile(player, ORBS).sort(key=lambda card: wanted.index(card) if card in wanted else len(wanted))

    def begin_setup(self, game: CipherGame) -> None:
        super().begin_setup(game)
        for player, name in enumerate(self.names):
            if not candidates(game, player):
                raise BadScenario("scenario-without-main", player=name)

    def begin_turn(self, game: CipherGame, step: Step) -> None:
        super().begin_turn(game, step)
        refill(game)  # rule: interrupt.at-once


class CipherTable(Table):
    """A table of Cipher, for a scenario to read."""

    zones = ZONES_OF_FORMAT
    zone_names = ZONE_NAMES
    phase_names = PHASE_NAMES

    def __init__(self, game: CipherGame, players: list[str], aliases: dict[str, int]) -> None:
        super().__init__(game, players, aliases)
        self.cipher: Cipher = game

    def card_name(self, card: int) -> str:
        return self.cipher.card(card).full_name

    def fits_name(self, card: int, name: str) -> bool:
        facts = self.cipher.card(card).facts
        return name.lower() in (facts.full_name.lower(), facts.number.lower())

    def zone_name(self, card: int) -> str:
        game = self.cipher
        if game.zone[card] != UNDER:
            return ZONE_NAMES[game.zone[card]]
        for player in range(2):
            for unit in game.units(player):
                below: int = unit
                while below >= 0:
                    if below == card:
                        return ZONE_NAMES[game.zone[unit]]
                    below = game.below[below]
        return ZONE_NAMES[UNDER]

    def field(self, card: int, name: str) -> object:
        game = self.cipher
        if name == "attack":
            return game.attack_of(card)
        if name == "support":
            return game.support_of(card)
        if name == "cost":
            return game.cost_of(card)
        if name == "range":
            return RANGE_NAMES[game.range_of(card)]
        if name == "tapped":
            return game.tapped[card] != 0
        if name == "main":
            return game.main[card] != 0
        if name == "face":
            return "down" if game.face_down[card] != 0 or game.zone[card] in (DECK, HAND, ORBS) else "up"
        raise BadScenario("scenario-field", name=name, game="cipher")

    def has(self, card: int, word: str) -> bool:
        plain = word.lower()
        if plain in SIGN_NAMES:
            return (self.cipher.signs_of(card) >> SIGN_NAMES.index(plain)) & 1 != 0
        return any(skill.name.lower() == plain for skill in self.cipher.looks(card).skills)

    def player_field(self, player: int, name: str) -> object:
        return len(self.cards_in(player, name))

    def ability_fits(self, option: Option, ability: object) -> bool:
        if isinstance(ability, int):
            return option.ability == ability
        for skill in self.cipher.looks(option.card).skills:
            if skill.name.lower() == str(ability).lower() and skill.place == option.ability:
                return True
        return False

    def rules_at_work(self) -> list[str]:
        game = self.cipher
        found: list[str] = []
        for player in range(2):
            for card in game.units(player):
                for skill in game.looks(card).skills:
                    if isinstance(skill, Always):
                        found.extend(rules_behind(skill))
        return found

    def rules_for(self, option: Option) -> list[str]:
        game = self.cipher
        found = list(RULES_OF_OPTIONS.get(option.verb, ()))
        if option.verb == "attack":
            found.append(rule_of_range(game, option.card, option.target))
        for skill in game.looks(option.card).skills if option.verb == "use" else []:
            if skill.place == option.ability:
                found.extend(rules_behind(skill))
        return found

    def rules_against(self, player: int, wanted: dict[str, object]) -> list[str]:
        game = self.cipher
        verb = str(wanted.get("do"))
        card = self.meant(wanted.get("card"))
        target = self.meant(wanted.get("target", wanted.get("onto")))
        places = [
            skill.place
            for skill in (game.looks(card).skills if card >= 0 else [])
            if verb == "use" and wanted.get("ability", skill.place) in (skill.place, skill.name)
        ]
        targets = game.units(1 - player) if verb == "attack" and target < 0 else [target]
        found: list[str] = []
        for place in places or [-1]:
            for aim in targets:
                refusal = why_not(game, player, Option(verb, card, aim, ability=place))
                if refusal is not None:
                    found.extend(rules_behind_refusal(refusal.message, refusal.rule))
        for skill in game.looks(card).skills if card >= 0 else []:
            if found and skill.place in places:
                found.extend(rules_behind(skill))
        return found

    def meant(self, name: object) -> int:
        """The card that a story means by an alias or a name, wherever it is; -1 for none."""
        if not isinstance(name, str):
            return -1
        cards = range(len(self.cipher.printed))
        return self.aliases.get(name, next((card for card in cards if self.fits_name(card, name)), -1))

    def equal_cards(self, one: int, two: int) -> bool:
        game = self.cipher
        if game.printed[one] != game.printed[two] and not are_fillers(game.card(one), game.card(two)):
            return False
        if game.owner[one] != game.owner[two]:
            return False
        return game.zone[one] == game.zone[two] and not game.is_unit(one) and game.face_down[one] == game.face_down[two]

    def alike(self) -> dict[int, list[int]]:
        cards = range(len(self.game.printed))
        return {
            card: [other for other in cards if other != card and self.equal_cards(card, other)]
            for card in self.aliases.values()
        }

    def load(self, data: bytes) -> CipherGame:
        return game_from_bytes(self.cipher.book, data)


def set_table(scenario: dict[str, object]) -> CipherTable:
    """The table that a scenario sets."""
    setter = CipherSetter(scenario)
    return CipherTable(setter.lay(), setter.names, setter.aliases)
