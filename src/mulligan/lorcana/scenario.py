"""Lorcana's table by its words: how cards are put on it, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang.nodes import Ability
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import Step
from mulligan.kernel.tabletop import Plan, Tabletop, cards_below
from mulligan.kernel.values import as_count
from mulligan.lorcana.abilities import Use, When
from mulligan.lorcana.catalog import Catalog, catalog
from mulligan.lorcana.imports import facts_from_json, in_set, name_of
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.setup import begin_next_turn
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
from mulligan.lorcana.words.traits import has_class
from mulligan.lorcana.zones import show_tops

ZONES_OF_FORMAT: Final = {"deck": DECK, "hand": HAND, "play": PLAY, "inkwell": INKWELL, "discard": DISCARD}
STARTS: Final[dict[str, tuple[int, Step]]] = {
    "start": (READY_STEP, start_turn),
    "ready": (READY_STEP, start_turn),
    "set": (SET_STEP, dry_characters),
    "draw": (DRAW_STEP, draw_card),
    "main": (MAIN, begin_main_phase),
    "end": (END, begin_end_phase),
}


class LorcanaTabletop(Tabletop[LorcanaGame]):
    """A table of Lorcana."""

    zones = ZONES_OF_FORMAT
    zone_names = ZONE_NAMES
    phase_names = PHASE_NAMES
    starts = STARTS
    goes_on: ClassVar[dict[str, str]] = {"ready": "main", "set": "main", "draw": "main"}
    usual_phase = "main"
    deck = "deck"
    numbers = ("lore", "ink")
    states = ("exerted", "damage", "drying", "under", "at")
    references = ("at",)
    fields = ("strength", "willpower", "lore", "cost", "exerted", "drying", "damage", "at")
    player_fields = ("lore", "ink.ready", "ink.exerted")
    waits = ("bag",)
    words: ClassVar[tuple[str, ...]] = (*KEYWORD_NAMES, *TYPE_NAMES[1:])
    unnamed = ("hand", "deck", "discard")

    def __init__(self) -> None:
        super().__init__()
        self.cards: Catalog = catalog().copy()

    # -- Putting things down -----------------------------------------------------------------------------------------

    def add_card(self, row: dict[str, object]) -> str:
        facts = facts_from_json(row)
        self.cards.add(facts)
        return facts.full_name

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

    def has_card(self, name: str) -> bool:
        return self.cards.has(name)

    def names(self) -> list[str]:
        return list(self.cards.cards)

    def card_marks(self, row: dict[str, object]) -> list[str]:
        found = [f"name {plain(name_of(row))}"]
        if row.get("id") is not None:
            found.append(f"id {row['id']}")
        if row.get("setCode") is not None and row.get("number") is not None:
            found.append(f"number {row['setCode']} {row['number']}")
        return found

    def known_card(self, row: dict[str, object]) -> str | None:
        wanted = (str(row.get("setCode") or ""), in_set(row))
        if "" in wanted or 0 in wanted:
            return None
        cards = self.cards.cards.values()
        facts = next((one for one in cards if (one.set, one.number) == wanted), None)
        if facts is not None:
            self.cards.add(facts)
        return None if facts is None else facts.full_name

    def add_name(self, row: dict[str, object], name: str) -> None:
        self.cards.add_title(name_of(row), name)

    def open(self, plan: Plan, cards: list[str]) -> None:
        match = make_match(plan.names, [[] for _ in plan.names], self.cards, plan.edition, plan.teams, cards)
        self.printed = {printed.full_name: i for i, printed in enumerate(match.printed)}
        self.game = empty_game(match, plan.seed)

    def plain_row(self, row: dict[str, object]) -> dict[str, object]:
        """Ink by number, or how much of it is ready and how much exerted, is a zone like any other."""
        if "ink" not in row:
            return row
        ink = row["ink"]
        if isinstance(ink, dict):
            if not all(key in ("ready", "exerted") and isinstance(count, int) for key, count in ink.items()):
                raise BadScenario("scenario-ink")
            ink = [{"n": count, "exerted": state == "exerted"} for state, count in ink.items()]
        inkwell = [*as_entries(row.get("inkwell", [])), *as_entries(ink)]
        return {**{key: value for key, value in row.items() if key != "ink"}, "inkwell": inkwell}

    def give(self, player: int, row: dict[str, object]) -> None:
        self.game.lore[player] = as_count(row.get("lore", 0))

    def put(self, player: int, owner: int, zone: int, name: str, state: dict[str, object]) -> int:
        game = self.game
        if zone == PLAY and self.cards.find(name).type == ACTION:
            raise BadScenario("scenario-action-in-play", card=name)
        card = game.add_card(self.printed[name], player, zone)
        if zone in (PLAY, DISCARD):
            game.known[card] = EVERYBODY
        elif zone == HAND:
            game.known[card] = 1 << player
        game.exerted[card] = 1 if state.get("exerted") else 0
        game.damage[card] = as_count(state.get("damage", 0))
        game.drying[card] = 1 if state.get("drying") else 0
        return card

    def put_under(self, card: int, name: str) -> int:
        game = self.game
        below = game.add_card(self.printed[name], game.owner[card], UNDER)
        game.known[below] = EVERYBODY
        game.below[card] = below
        return below

    def join(self, card: int, reference: str, other: int, player: int) -> None:
        self.game.at[card] = other

    def begin_turn(self, step: Step) -> None:
        super().begin_turn(step)
        if self.game.own_match.shows_tops:
            show_tops(self.game)  # what is face up on a deck was so before the story began

    def next_turn(self) -> Step:
        return begin_next_turn

    def load(self, data: bytes) -> LorcanaGame:
        return game_from_bytes(self.game.own_match, data)

    # -- Reading it --------------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        return self.game.card(card).full_name

    def fits_name(self, card: int, name: str) -> bool:
        return plain(self.card_name(card)) == plain(name)

    def field(self, card: int, name: str) -> object:
        game = self.game
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
        raise NotImplementedError(name)

    def has(self, card: int, word: str) -> bool:
        game = self.game
        printed = game.card(card)
        word = word.lower()
        keyword, _, number = word.rpartition(" ")
        if keyword in KEYWORD_NAMES and number.lstrip("+").isdigit():
            return self.has(card, keyword) and self.keyword_number(card, keyword) == int(number)
        if word in KEYWORD_NAMES:
            return game.has(card, KEYWORD_NAMES.index(word))
        if word in TYPE_NAMES:
            return printed.type == TYPE_NAMES.index(word)
        if not game.fresh:
            game.refresh()
        return has_class(game, card, word) or word in printed.facts.inks

    def keyword_number(self, card: int, keyword: str) -> int:
        """The number a keyword of a card has now."""
        game = self.game
        if game.zone[card] == PLAY:
            if keyword == KEYWORD_NAMES[CHALLENGER]:
                return game.challenger[card]
            if keyword == KEYWORD_NAMES[RESIST]:
                return game.resist[card]
            if keyword == KEYWORD_NAMES[SINGER]:
                return game.singer[card]
        return game.card(card).numbers[KEYWORD_NAMES.index(keyword)]

    def state_of(self, card: int) -> dict[str, object]:
        game = self.game
        state: dict[str, object] = {}
        if game.exerted[card]:
            state["exerted"] = True
        if game.damage[card]:
            state["damage"] = int(game.damage[card])
        if game.drying[card]:
            state["drying"] = True
        return state

    def under(self, card: int) -> list[int]:
        return cards_below(self.game.below, card)

    def given(self, player: int) -> dict[str, object]:
        return {"lore": int(self.game.lore[player])}

    def player_field(self, player: int, name: str) -> object:
        game = self.game
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
        game = self.game
        name = self.ability_word(str(ability))
        printed = game.card(option.card)
        granted = [game.nodes[node] for card, node in game.granted if card == option.card]
        named: list[Use | When] = [*abilities_of(game, option.card), *printed.triggers]
        named.extend(one for one in granted if isinstance(one, When))
        if name == KEYWORD_NAMES[SUPPORT] and option.ability == printed.keyword_index[SUPPORT]:
            return True
        return any(self.ability_word(one.name) == name and one.index == option.ability for one in named)

    def ability_names(self) -> list[str]:
        named = [node.name for node in self.game.nodes if isinstance(node, Ability) and node.name]
        return [*dict.fromkeys(named), *KEYWORD_NAMES]

    def ability_word(self, name: str) -> str:
        return plain(name)

    def is_active(self, player: int) -> bool:
        return self.game.is_turn_of(player)

    def speaks_for(self, player: int, asked: int) -> bool:
        game = self.game
        if player == asked:
            return True
        decision = game.decision
        return (
            game.own_match.simultaneous
            and decision is not None
            and decision.topic == "bag"
            and game.match.together(player, asked)
        )

    def chosen_later(self, step: dict[str, object]) -> str:
        return "with" if step.get("do") == "play" and step.get("how") == WAY_NAMES[TOGETHER] else ""

    def equal_cards(self, one: int, two: int) -> bool:
        game = self.game
        if game.printed[one] != game.printed[two] or game.owner[one] != game.owner[two]:
            return False
        return game.zone[one] == game.zone[two] and game.zone[one] != PLAY

    def twins(self, one: int, two: int) -> bool:
        game = self.game
        if game.zone[one] != PLAY or game.zone[two] != PLAY:
            return self.equal_cards(one, two)
        if any(modifier.card in (one, two) for modifier in game.modifiers):
            return False
        if game.printed[one] != game.printed[two] or game.owner[one] != game.owner[two]:
            return False
        columns = (game.exerted, game.damage, game.drying, game.at)
        return game.below[one] < 0 and game.below[two] < 0 and all(column[one] == column[two] for column in columns)


def as_entries(value: object) -> list[object]:
    """The entries of a zone, one by one."""
    return list(value) if isinstance(value, list) else [value]
