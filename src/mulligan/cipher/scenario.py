"""Cipher's table by its words: how cards are put on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang.nodes import Ability
from mulligan.cipher.abilities import Always
from mulligan.cipher.catalog import Catalog, catalog
from mulligan.cipher.imports import facts_from_json
from mulligan.cipher.printed import Facts
from mulligan.cipher.ranges import rule_of_range
from mulligan.cipher.refusals import rules_behind_refusal
from mulligan.cipher.setup import begin_next_turn, candidates
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
    SKILL,
    START,
    SUPPORT,
    SYMBOL_NAMES,
    UNDER,
    ZONE_NAMES,
)
from mulligan.cipher.turn import action_phase, bond_phase, deployment_phase, end_phase, start_phase
from mulligan.cipher.why import why_not
from mulligan.cipher.words.lasting import GainSkill
from mulligan.cipher.words.traits import lies_face_down
from mulligan.cipher.zones import refill
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import Step
from mulligan.kernel.tabletop import Plan, Tabletop, cards_below

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


class CipherTabletop(Tabletop[CipherGame]):
    """A table of Cipher."""

    zones = ZONES_OF_FORMAT
    zone_names = ZONE_NAMES
    phase_names = PHASE_NAMES
    starts = STARTS
    goes_on: ClassVar[dict[str, str]] = {"start": "bond"}
    usual_phase = "action"
    deck = "deck"
    states = ("tapped", "main", "under", "face", "symbol")
    fields = ("attack", "support", "cost", "range", "tapped", "main", "face")
    waits = ("bag", "stack")
    words: ClassVar[tuple[str, ...]] = SIGN_NAMES
    unnamed = ("hand", "deck", "retreat")

    def __init__(self) -> None:
        super().__init__()
        self.cards: Catalog = catalog().copy()

    # -- Putting things down -----------------------------------------------------------------------------------------

    def add_card(self, row: dict[str, object]) -> str:
        facts = facts_from_json(row)
        self.cards.add(facts)
        return facts.number

    def filler(self, row: dict[str, object]) -> str:
        self.fillers += 1
        facts = Facts(f"filler-{self.fillers}", FILLER, f"Number {self.fillers}")
        facts.cost = 2
        facts.attack = 30
        facts.support = 10
        facts.range = RANGE_ONE
        if row.get("symbol"):
            if row["symbol"] not in SYMBOL_NAMES:
                raise BadScenario("scenario-symbol", symbol=str(row["symbol"])[:40], known=list(SYMBOL_NAMES))
            facts.symbols = [str(row["symbol"])]
        self.cards.add(facts)
        return facts.number

    def find(self, name: str) -> str:
        return self.cards.find(name).number

    def has_card(self, name: str) -> bool:
        return self.cards.has(name)

    def names(self) -> list[str]:
        return [*(facts.full_name for facts in self.cards.cards.values()), *self.cards.cards]

    def card_marks(self, row: dict[str, object]) -> list[str]:
        return [str(row["number"]) if row.get("number") else f"{row.get('title')}, {row.get('name')}"]

    def add_name(self, row: dict[str, object], name: str) -> None:
        title = str(row.get("title") or "")
        full_name = f"{title}, {row.get('name')}" if title else str(row.get("name"))
        self.cards.keys[plain(full_name)] = name

    def open(self, plan: Plan, cards: list[str]) -> None:
        match = make_match(plan.names, [[] for _ in plan.names], self.cards, plan.edition, None, cards)
        self.printed = {printed.facts.number: i for i, printed in enumerate(match.printed)}
        self.game = empty_game(match, plan.seed)

    def put(self, player: int, owner: int, zone: int, name: str, state: dict[str, object]) -> int:
        game = self.game
        card = game.add_card(self.printed[name], player, zone)
        if zone == HAND:
            game.known[card] = 1 << player
        elif zone not in (DECK, ORBS):
            game.known[card] = EVERYBODY
        game.tapped[card] = 1 if state.get("tapped") else 0
        game.main[card] = 1 if state.get("main") else 0
        game.face_down[card] = 1 if state.get("face") == "down" else 0
        return card

    def put_under(self, card: int, name: str) -> int:
        game = self.game
        below = game.add_card(self.printed[name], game.owner[card], UNDER)
        game.known[below] = EVERYBODY
        game.below[card] = below
        return below

    def arrange(self, wanted: list[int]) -> None:
        """Nobody knows one orb from another at first, so the game does not ask which."""
        for player in range(self.game.match.seats):
            pile = self.game.pile(player, ORBS)
            pile.sort(key=lambda card: wanted.index(card) if card in wanted else len(wanted))

    def begin_setup(self) -> None:
        super().begin_setup()
        for player, name in enumerate(self.game.match.names):
            if not candidates(self.game, player):
                raise BadScenario("scenario-without-main", player=name)

    def lead(self, leader: str) -> dict[str, object]:
        return {"do": "main", "card": leader}

    def begin_turn(self, step: Step) -> None:
        super().begin_turn(step)
        refill(self.game)  # rule: interrupt.at-once

    def next_turn(self) -> Step:
        return begin_next_turn

    def load(self, data: bytes) -> CipherGame:
        return game_from_bytes(self.game.own_match, data)

    # -- Reading it --------------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        return self.game.card(card).full_name

    def fits_name(self, card: int, name: str) -> bool:
        facts = self.game.card(card).facts
        return name.lower() in (facts.full_name.lower(), facts.number.lower()) or self.cards.key(name) == facts.number

    def zone_name(self, card: int) -> str:
        game = self.game
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
        game = self.game
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
            return "down" if game.zone[card] in (DECK, HAND) or lies_face_down(game, card) else "up"
        raise NotImplementedError(name)

    def has(self, card: int, word: str) -> bool:
        plain = word.lower()
        if plain in SIGN_NAMES:
            return (self.game.signs_of(card) >> SIGN_NAMES.index(plain)) & 1 != 0
        return any(skill.name.lower() == plain for skill in self.game.looks(card).skills)

    def catalog_name(self, card: int) -> str:
        return self.game.card(card).facts.number

    def likeness(self, card: int) -> str:
        return " ".join([super().likeness(card), *self.game.card(card).facts.symbols])

    def state_of(self, card: int) -> dict[str, object]:
        game = self.game
        state: dict[str, object] = {}
        if game.tapped[card]:
            state["tapped"] = True
        if game.main[card]:
            state["main"] = True
        if game.zone[card] == BONDS and game.face_down[card]:
            state["face"] = "down"
        return state

    def under(self, card: int) -> list[int]:
        return cards_below(self.game.below, card)

    def player_field(self, player: int, name: str) -> object:
        return len(self.cards_in(player, name))

    def ability_fits(self, option: Option, ability: object) -> bool:
        if isinstance(ability, int):
            return option.ability == ability
        game = self.game
        game.refresh()
        gained = [game.nodes[one.node] for one in game.grants if one.kind == SKILL and one.card == option.card]
        for skill in [*game.looks(option.card).skills, *gained]:
            if isinstance(skill, Ability) and skill.index == option.ability:
                if self.ability_word(skill.name) == self.ability_word(str(ability)):
                    return True
        return False

    def ability_names(self) -> list[str]:
        named = [node.name for node in self.game.nodes if isinstance(node, Ability | GainSkill) and node.name]
        return list(dict.fromkeys(named))

    def rules_at_work(self) -> list[str]:
        game = self.game
        found: list[str] = []
        for player in range(2 if game.traced is not None else 0):
            for card in game.units(player):
                for skill in game.looks(card).skills:
                    if isinstance(skill, Always):
                        found.extend(skill.rests_on())
        return found

    def rules_for(self, option: Option) -> list[str]:
        game = self.game
        found = list(RULES_OF_OPTIONS.get(option.verb, ()))
        if option.verb == "attack":
            found.append(rule_of_range(game, option.card, option.target))
        for skill in game.looks(option.card).skills if option.verb == "use" else []:
            if skill.index == option.ability:
                found.extend(skill.rests_on())
        return found

    def rules_against(self, player: int, asked: Option, ability: object) -> list[str]:
        game = self.game
        card = asked.card
        indexes = [
            skill.index
            for skill in (game.looks(card).skills if card >= 0 else [])
            if asked.verb == "use" and (ability is None or ability in (skill.index, skill.name))
        ]
        targets = game.units(1 - player) if asked.verb == "attack" and asked.target < 0 else [asked.target]
        found: list[str] = []
        for index in indexes or [-1]:
            for aim in targets:
                refusal = why_not(game, player, Option(asked.verb, card, aim, ability=index))
                if refusal is not None:
                    found.extend(rules_behind_refusal(refusal.message, refusal.rule))
        for skill in game.looks(card).skills if card >= 0 else []:
            if found and skill.index in indexes:
                found.extend(skill.rests_on())
        return found

    def equal_cards(self, one: int, two: int) -> bool:
        game = self.game
        if game.printed[one] != game.printed[two] and not are_fillers(game.card(one), game.card(two)):
            return False
        if game.owner[one] != game.owner[two]:
            return False
        return game.zone[one] == game.zone[two] and not game.is_unit(one) and game.face_down[one] == game.face_down[two]

    def maybe_equal(self, card: int) -> list[int]:
        return [other for other in range(len(self.game.printed)) if other != card]
