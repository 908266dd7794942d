"""Magic's table by its words: how cards are put on it, and what can be read off it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from mulligan.cardlang.nodes import Node
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.frames import Frame
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import TURN, Step
from mulligan.kernel.tabletop import Plan, Tabletop
from mulligan.kernel.values import as_count, as_dict, as_list, as_whole
from mulligan.magic import archenemy, attacks, combat, combat_damage, setup, turn
from mulligan.magic.abilities import BY_NAME
from mulligan.magic.catalog import Catalog, catalog
from mulligan.magic.counting import add_counters
from mulligan.magic.imports import facts_from_json, facts_of_token, is_token
from mulligan.magic.layers import size_elsewhere
from mulligan.magic.options import priority_options
from mulligan.magic.planechase import settle_first_plane
from mulligan.magic.planes import FACE_NAMES, face_up, planar_deck, take_over
from mulligan.magic.printed import ALL_CREATURE_TYPES, Facts
from mulligan.magic.procedures import CLEANUP as CLEANUP_PROCEDURE
from mulligan.magic.procedures import COMBAT, STRIKE, Cleanup, Combat, Strike
from mulligan.magic.schemes import is_ongoing
from mulligan.magic.schemes import schemes as face_up_schemes
from mulligan.magic.table import MagicGame, add_commander, empty_game, game_from_bytes, make_match
from mulligan.magic.terms import (
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    CLEANUP,
    COLOR_LETTERS,
    COLOR_NAMES,
    COMBAT_DAMAGE,
    COMMAND,
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_OF_COMBAT,
    EXILE,
    FIRST_STRIKE_DAMAGE,
    GRAVEYARD,
    HAND,
    KEYWORD_NAMES,
    KINDS_OF_MANA,
    LIBRARY,
    MAIN_1,
    MAIN_2,
    PHASE_NAMES,
    STACK,
    SUPERTYPE_NAMES,
    SUPPLEMENT,
    TYPE_NAMES,
    UNTAP,
    UPKEEP,
    ZONE_NAMES,
)
from mulligan.magic.ways import find_way
from mulligan.magic.words.traits import Of
from mulligan.magic.words.vocabulary import MAGIC

ZONES_OF_FORMAT: Final = {
    "library": LIBRARY,
    "hand": HAND,
    "battlefield": BATTLEFIELD,
    "graveyard": GRAVEYARD,
    "exile": EXILE,
    "command": COMMAND,
}
STARTS: Final[dict[str, tuple[int, Step]]] = {
    "start": (UNTAP, turn.start_turn),
    "untap": (UNTAP, turn.start_turn),
    "upkeep": (UPKEEP, turn.upkeep_step),
    "draw": (DRAW, turn.draw_step),
    "main-1": (MAIN_1, turn.first_main_phase),
    "main": (MAIN_1, turn.first_main_phase),
    "beginning-of-combat": (BEGINNING_OF_COMBAT, combat.beginning_of_combat),
    "declare-attackers": (DECLARE_ATTACKERS, attacks.begin_declare_attackers),
    "declare-blockers": (DECLARE_BLOCKERS, combat.begin_declare_blockers),
    "first-strike-damage": (FIRST_STRIKE_DAMAGE, combat_damage.deal_combat_damage),  # nobody is there to ask for it
    "combat-damage": (COMBAT_DAMAGE, combat_damage.begin_damage),
    "end-of-combat": (END_OF_COMBAT, combat.end_of_combat),
    "main-2": (MAIN_2, turn.second_main_phase),
    "end": (END, turn.end_step),
    "cleanup": (CLEANUP, turn.begin_cleanup),
}


class MagicTabletop(Tabletop[MagicGame]):
    """A table of Magic."""

    zones = ZONES_OF_FORMAT
    zone_names = ZONE_NAMES
    phase_names = PHASE_NAMES
    starts = STARTS
    goes_on: ClassVar[dict[str, str]] = {"draw": "main-1"}
    usual_phase = "main-1"
    deck = "library"
    numbers = ("life",)
    states = ("tapped", "sick", "damage", "counters", "attached_to", "owner", "token", "face")
    references = ("attached_to",)
    fields = ("power", "toughness", "loyalty", "cost", "tapped", "sick", "damage", "attached_to", "counters.KIND")
    player_fields = ("life", "mana", "counters.poison")
    waits = ("stack",)
    words: ClassVar[tuple[str, ...]] = (*KEYWORD_NAMES, *TYPE_NAMES, *SUPERTYPE_NAMES, *COLOR_NAMES)
    unnamed = ("hand", "library", "graveyard")

    def __init__(self) -> None:
        super().__init__()
        self.cards: Catalog = catalog().copy()
        self.wounds: dict[int, dict[str, object]] = {}  # combat damage dealt to each player by others' commanders
        self.tokens: set[str] = set()  # cards of the scenario's own that are tokens
        self.taxes: dict[int, int] = {}  # how much more mana each player's commander costs

    # -- Putting things down -----------------------------------------------------------------------------------------

    def add_card(self, row: dict[str, object]) -> str:
        facts = facts_of_token(row) if is_token(row) else facts_from_json(row)
        if is_token(row):
            self.tokens.add(facts.name)
        self.cards.add(facts)
        return facts.name

    def filler(self, row: dict[str, object]) -> str:
        self.fillers += 1
        facts = Facts(f"Filler {self.fillers}")
        facts.types = CREATURE
        facts.cost = "{1}"
        facts.power = 1
        facts.toughness = 1
        self.cards.add(facts)
        return facts.name

    def find(self, name: str) -> str:
        return self.cards.find(name).name

    def has_card(self, name: str) -> bool:
        return self.cards.has(name) or any(
            printed.name.lower() == name.lower() for printed in self.game.own_match.printed
        )

    def names(self) -> list[str]:
        return [*self.cards.cards, *(printed.name for printed in self.game.own_match.printed)]

    def card_marks(self, row: dict[str, object]) -> list[str]:
        found = [f"name {plain(str(row.get('name')))}"]
        if row.get("oracle_id"):
            found.append(f"oracle {row['oracle_id']}")
        if row.get("set") and row.get("collector_number"):
            found.append(f"number {row['set']} {row['collector_number']}")
        return found

    def known_card(self, row: dict[str, object]) -> str | None:
        name = str(row.get("name") or "")
        if not self.cards.has(name):
            return None
        self.cards.add(self.cards.find(name))
        return self.cards.find(name).name

    def add_name(self, row: dict[str, object], name: str) -> None:
        for key in ("name", "printed_name"):
            if row.get(key):
                self.cards.keys[plain(str(row[key]))] = name

    def open(self, plan: Plan, cards: list[str]) -> None:
        names = plan.names
        way = find_way(plan.format)
        match = make_match(names, [[] for _ in names], self.cards, plan.edition, plan.teams, cards, way, plan.keys)
        self.printed = {}
        for i, printed in enumerate(match.printed):
            if not printed.token:
                self.printed.setdefault(printed.name, i)  # what it is as a copy with a difference comes later
        self.game = empty_game(match, plan.seed)
        self.game.life = list(match.starting_life)
        self.game.settled_rolls = [face_of(one) for one in as_list(plan.keys.get("die", []))]

    def give(self, player: int, row: dict[str, object]) -> None:
        if "life" in row:
            self.game.life[self.game.account(player)] = as_whole(row["life"])
        self.wounds[player] = as_dict(row.get("commander-damage", {}))
        self.taxes[player] = as_count(row.get("commander-tax", 0))

    def put(self, player: int, owner: int, zone: int, name: str, state: dict[str, object]) -> int:
        game = self.game
        printed = self.printed[name]
        if name in self.tokens and zone != BATTLEFIELD:
            raise BadScenario("card-is-token", card=name)
        if state.get("commander"):
            printed = add_commander(game.own_match, owner, self.cards.find(name))
        card = game.add_card(printed, owner, zone)
        if zone == HAND:
            for other in range(game.match.seats):
                if other == player or (game.own_match.shared_hands and game.match.together(other, player)):
                    game.known[card] |= 1 << other
        elif zone != LIBRARY and zone != SUPPLEMENT:
            game.known[card] = EVERYBODY
        if zone == BATTLEFIELD or zone == COMMAND:
            game.under[card] = player
            game.controller[card] = player
            game.stamp += 1
            game.since[card] = game.stamp
            game.tapped[card] = 1 if state.get("tapped") else 0
            game.sick[card] = 1 if state.get("sick") else 0
            if state.get("token") or name in self.tokens:
                game.unreal[card] = 1
                game.own_match.early_token = min(game.own_match.early_token, card)
            game.damage[card] = as_count(state.get("damage", 0))
            if state.get("face") == "down":
                self.turn_down(player, card)
            game.loyalty[card] = game.card(card).loyalty
            self.put_counters(card, as_dict(state.get("counters", {})))
        return card

    def turn_down(self, player: int, card: int) -> None:
        """A card lies face down from the beginning, as what its player cast so."""
        game = self.game
        if game.own_match.down_face < 0:
            raise BadScenario("scenario-face-down", card=game.card(card).name)
        game.down[card] = 1
        game.face[card] = game.own_match.down_face
        game.known[card] = 1 << player

    def put_counters(self, card: int, counters: dict[str, object]) -> None:
        """Put counters on a card; those given stand for all it has of a kind."""
        if "loyalty" in counters:
            self.game.loyalty[card] = 0
        for kind, count in counters.items():
            if not isinstance(count, int):
                raise BadScenario("scenario-counters", kind=kind, value=repr(count))
            add_counters(self.game, card, self.game.own_match.counter(kind), as_count(count))

    def join(self, card: int, reference: str, other: int, player: int) -> None:
        self.game.attached[card] = other
        self.game.attached_player[card] = player

    def begin(self, phase: str, starter: bool = True) -> None:
        game = self.game
        if game.own_match.planes:
            take_over(game, game.active)
            if phase != "setup" and not face_up(game):
                settle_first_plane(game)
        super().begin(phase, starter)

    def arrange(self, wanted: list[int]) -> None:
        """What commanders have done so far is told of their owners; now their cards are there."""
        super().arrange(wanted)
        game = self.game
        marks: dict[int, int] = {}
        for card in range(len(game.printed)):
            if game.is_commander(card):
                marks[game.owner[card]] = game.commander_mark(card)
        for player, tax in self.taxes.items():
            if tax:
                game.commander_casts[self.mark_of(marks, player)] = tax // 2
        for player, wounds in self.wounds.items():
            for name, amount in wounds.items():
                if name not in game.match.names:
                    raise BadScenario("scenario-commander-damage", name=name, players=game.match.names)
                mark = self.mark_of(marks, game.match.names.index(name))
                game.commander_damage[mark * game.match.seats + player] = as_count(amount)

    def mark_of(self, marks: dict[int, int], player: int) -> int:
        """What a player's commander is known by; without one nothing can be said of it."""
        if player not in marks:
            raise BadScenario("scenario-no-commander", player=self.game.match.names[player])
        return marks[player]

    def begin_turn(self, step: Step) -> None:
        self.count_turns(step != turn.start_turn)
        steps = self.game.procedures.steps
        if step == turn.first_main_phase and self.game.own_match.archenemy >= 0:
            step = archenemy.begin_main_phase
        if step in steps[TURN]:
            super().begin_turn(step)
        elif step in steps[CLEANUP_PROCEDURE]:
            self.begin_after(TURN, Frame(), turn.cleanup_step)
            self.begin_at(CLEANUP_PROCEDURE, Cleanup(), step)
        else:
            self.begin_after(TURN, Frame(), turn.combat_phase)
            if step in steps[COMBAT]:
                self.begin_at(COMBAT, Combat(), step)
            else:
                self.begin_after(COMBAT, Combat(), combat_damage.begin_first_damage)
                self.begin_at(STRIKE, Strike([]), step)

    def count_turns(self, begun: bool) -> None:
        """Each has taken as many turns as the number of the turn says, if nobody has had more or fewer than others."""
        game = self.game
        teams = game.own_match.teams
        shared = game.own_match.shared_turns
        number = len(set(teams)) if shared else game.match.seats
        for player in range(game.match.seats):
            ahead = (teams[player] - teams[game.active] if shared else player - game.active) % number
            last = game.turn - (number - ahead) if ahead or not begun else game.turn
            if last >= 1:
                game.turns[player] = (last - 1) // number + 1
                game.turn_now[player] = last
                game.turn_before[player] = last - number if last > number else -1

    def begin_at(self, procedure: int, frame: Frame, step: Step) -> None:
        """Let a procedure begin with this step."""
        self.game.begin(procedure, frame)
        self.game.go_to(frame, step)

    def begin_after(self, procedure: int, frame: Frame, step: Step) -> None:
        """Let a procedure begin after this step."""
        self.game.begin(procedure, frame)
        self.game.go_past(frame, step)

    def next_turn(self) -> Step:
        return setup.begin_next_turn

    def load(self, data: bytes) -> MagicGame:
        return game_from_bytes(self.game.own_match, data)

    # -- Reading it --------------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        game = self.game
        return game.cards[game.printed[card]].name if game.down[card] else game.card(card).name

    def field(self, card: int, name: str) -> object:
        game = self.game
        if not game.fresh:
            game.refresh()
        if name in ("power", "toughness") and game.zone[card] != BATTLEFIELD:
            return int(size_elsewhere(game, card)[0 if name == "power" else 1])
        if name == "power":
            return int(game.power_of(card))
        if name == "toughness":
            return int(game.toughness_of(card))
        if name == "loyalty":
            return int(game.loyalty[card])
        if name == "cost":
            return game.converted_of(card)
        if name == "tapped":
            return game.tapped[card] != 0
        if name == "sick":
            return game.sick[card] != 0
        if name == "damage":
            return int(game.damage[card])
        if name == "attached_to":
            player = game.attached_player[card]
            return int(game.attached[card]) if player < 0 else game.match.names[player]
        if name.startswith("counters."):
            kind = name.removeprefix("counters.")
            return int(game.counters_of(card, game.own_match.counter(kind)))
        raise NotImplementedError(name)

    def has(self, card: int, word: str) -> bool:
        game = self.game
        plain = word.lower()
        if plain in KEYWORD_NAMES:
            return game.has(card, KEYWORD_NAMES.index(plain))
        if plain in TYPE_NAMES:
            return (game.types_of(card) >> TYPE_NAMES.index(plain)) & 1 != 0
        if plain in SUPERTYPE_NAMES:
            return (game.card(card).supertypes >> SUPERTYPE_NAMES.index(plain)) & 1 != 0
        if plain == "colorless":
            return game.colors_of(card) == 0
        if plain in COLOR_NAMES:
            return (game.colors_of(card) >> COLOR_NAMES.index(plain)) & 1 != 0
        if plain.startswith("protection from "):
            return self.has_protection(card, plain.removeprefix("protection from "))
        if plain in game.own_match.subtypes:
            bit = game.own_match.subtype(plain)
            return game.has_subtype(card, bit, bit >= 1 << 8)
        return game.has_subtype(card, ALL_CREATURE_TYPES, False)

    def has_protection(self, card: int, whom: str) -> bool:
        """Whether a card has protection from a colour, a type of cards or creatures, or everything."""
        game = self.game
        if not game.fresh:
            game.refresh()
        bit = 1 << COLOR_NAMES.index(whom) if whom in COLOR_NAMES else 0
        for whose, colors, node, _ in game.protections:
            if whose == card and (colors & bit or (node >= 0 and whom in names_of_kind(game.nodes[node]))):
                return True
        return False

    def state_of(self, card: int) -> dict[str, object]:
        game = self.game
        state: dict[str, object] = {"commander": True} if game.is_commander(card) else {}
        if game.zone[card] not in (BATTLEFIELD, COMMAND):
            return state
        if game.owner[card] != game.controller[card]:
            state["owner"] = game.match.names[game.owner[card]]
        if game.tapped[card]:
            state["tapped"] = True
        if game.sick[card]:
            state["sick"] = True
        if game.down[card]:
            state["face"] = "down"
        if game.damage[card]:
            state["damage"] = int(game.damage[card])
        if game.unreal[card]:
            state["token"] = True
        counters = {kind: game.counters_of(card, number) for number, kind in enumerate(game.own_match.counters)}
        if any(counters.values()):
            state["counters"] = {kind: int(count) for kind, count in counters.items() if count}
        return state

    def own_row(self, card: int) -> dict[str, object] | None:
        printed = self.game.card(card)
        if self.game.down[card]:
            printed = self.game.cards[self.game.printed[card]]
        if self.cards.has(printed.name):
            return None
        facts = printed.facts
        kinds = [name for bit, name in enumerate(SUPERTYPE_NAMES) if facts.supertypes >> bit & 1]
        kinds += [name for bit, name in enumerate(TYPE_NAMES) if facts.types >> bit & 1]
        return {
            "name": facts.name,
            "mana_cost": facts.cost,
            "type_line": f"{' '.join(kinds).title()} — {' '.join(facts.subtypes)}".removesuffix(" — "),
            "power": str(facts.power),
            "toughness": str(facts.toughness),
            "loyalty": str(facts.loyalty),
            "colors": [letter for bit, letter in enumerate(COLOR_LETTERS) if printed.colors >> bit & 1],
            "notation": list(facts.abilities),
        }

    def given(self, player: int) -> dict[str, object]:
        game = self.game
        told: dict[str, object] = {"life": int(game.life_of(player))}
        wounds: dict[str, int] = {}
        for card in range(len(game.printed)):
            if game.is_commander(card):
                owner = game.owner[card]
                damage = game.commander_damage.get(game.commander_mark(card) * game.match.seats + player, 0)
                if damage:
                    wounds[game.match.names[owner]] = damage
                if owner == player and game.commander_tax(card):
                    told["commander-tax"] = int(game.commander_tax(card))
        if wounds:
            told["commander-damage"] = wounds
        return told

    def player_card_field(self, player: int, name: str, card: int) -> object:
        game = self.game
        if name == "commander-damage":
            return game.commander_damage.get(game.commander_mark(card) * game.match.seats + player, 0)
        if name == "commander-tax":
            return int(game.commander_tax(card)) if game.owner[card] == player else 0
        return super().player_card_field(player, name, card)

    def lasting_state(self, card: int) -> dict[str, object]:
        return {"commander": True} if self.game.is_commander(card) else {}

    def lead(self, leader: str) -> dict[str, object]:
        return {}

    def keys(self) -> dict[str, object]:
        game = self.game
        told: dict[str, object] = {}
        if game.own_match.shared_planes:
            told["planar-deck"] = [self.card_name(card) for card in planar_deck(game, 0)]
        if game.settled_rolls:
            told["die"] = [FACE_NAMES[face] for face in game.settled_rolls]
        if game.own_match.archenemy >= 0:
            told["archenemy"] = game.match.names[game.own_match.archenemy]
        return told

    def path(self, name: str) -> object:
        game = self.game
        if name == "planar-controller":
            return game.match.names[game.planar]
        names = [self.card_name(card) for card in sorted(face_up(game), key=lambda card: int(game.since[card]))]
        return names if len(names) > 1 else names[0] if names else None

    def player_field(self, player: int, name: str) -> object:
        game = self.game
        if name == "ongoing":
            return sorted(self.card_name(card) for card in face_up_schemes(game, player) if is_ongoing(game, card))
        if name == "life":
            return game.life_of(player)
        if name == "mana":
            pool = game.pool[player * KINDS_OF_MANA : (player + 1) * KINDS_OF_MANA]
            letters = COLOR_LETTERS + "C"
            return "".join(letters[kind] * pool[kind] for kind in range(KINDS_OF_MANA))
        if name == "counters.poison":
            return game.poison[game.account(player)]
        return len(self.cards_in(player, name))

    def chosen_later(self, step: dict[str, object]) -> str:
        return "target" if step.get("do") in ("cast", "activate") else ""

    def ways_on(self) -> list[Option]:
        decision = self.game.decision
        paying = decision is not None and decision.topic == "pay"
        return [option for option in decision.options if option.verb == "pay"] if paying and decision else []

    def controller(self, card: int) -> int:
        game = self.game
        on_table = game.zone[card] == BATTLEFIELD or game.zone[card] == STACK
        return game.controller[card] if on_table else game.owner[card]

    def says(self, text: str, value: str) -> bool:
        letter = value.upper().strip("{}")
        if len(letter) == 1 and letter in COLOR_LETTERS + "C":
            return text == COLOR_NAMES[(COLOR_LETTERS + "C").index(letter)] or text == value
        return super().says(text, value)

    def gives_way(self, player: int) -> bool:
        game = self.game
        decision = game.decision
        if not game.own_match.shared_turns or decision is None or decision.topic != "priority":
            return False
        return decision.player != player and game.match.together(decision.player, player)

    def offered_to_teammate(self, player: int) -> list[Option]:
        return priority_options(self.game, player)

    def usual(self, field: str, value: object) -> object:
        if field == "ongoing" and isinstance(value, list):
            return sorted(str(one) for one in value)
        if field != "mana" or not isinstance(value, str):
            return value
        letters = COLOR_LETTERS + "C"
        numbers = "C" * sum(int(number) for number in re.findall(r"\d+", value))  # so much colourless mana
        return "".join(letter * (value.upper() + numbers).count(letter) for letter in letters)

    def readable_zones(self) -> list[str]:
        return [*self.all_zones(), "stack"]

    def cards_in(self, player: int, zone: str) -> list[int]:
        game = self.game
        if zone == "battlefield":
            return game.permanents(player) if game.playing[player] else []
        if zone == "stack":
            return game.pile(player, STACK)
        return super().cards_in(player, zone)

    def ability_fits(self, option: Option, ability: object) -> bool:
        if isinstance(ability, str):
            node = self.game.nodes[option.number] if option.verb == "activate" else None
            return node is not None and node.says & BY_NAME != 0 and node.word == self.ability_word(ability)
        return isinstance(ability, int) and ability in (option.ability, self.index_after_printed(option))

    def ability_names(self) -> list[str]:
        return [word.name for word in MAGIC.words.values() if word.says & BY_NAME]

    def index_after_printed(self, option: Option) -> int:
        """The number of an activated ability that is not printed on its card, counted on from those that are."""
        game = self.game
        if option.verb != "activate" or option.ability != 0:
            return int(option.ability)
        unearth = game.card(option.card).unearth
        abilities = (
            game.activated_of(option.card) + game.mana_abilities_of(option.card) + ([unearth] if unearth else [])
        )
        others = [one.id for one in abilities if one.index == 0]
        return len(game.card(option.card).abilities) + 1 + others.index(option.number)

    def equal_cards(self, one: int, two: int) -> bool:
        game = self.game
        if game.printed[one] != game.printed[two] or game.owner[one] != game.owner[two]:
            return False
        return game.zone[one] == game.zone[two] and game.zone[one] != BATTLEFIELD and game.zone[one] != STACK

    def twins(self, one: int, two: int) -> bool:
        game = self.game
        if game.zone[one] != BATTLEFIELD or game.zone[two] != BATTLEFIELD:
            return self.equal_cards(one, two)
        if game.face[one] != game.face[two]:
            return False
        alike = [
            game.controller,
            game.tapped,
            game.sick,
            game.damage,
            game.plus,
            game.minus,
            game.attached,
            game.attached_player,
            game.attacking,
            game.attacked_walker,
        ]
        return all(each[one] == each[two] for each in alike)

    def is_active(self, player: int) -> bool:
        return self.game.is_active(player) if self.game.own_match.shared_turns else self.game.active == player

    def objects_left(self) -> int:
        return self.game.left_stack


def face_of(value: object) -> int:
    """The face of the planar die that a story calls so."""
    if value not in FACE_NAMES:
        raise BadScenario("scenario-die", value=str(value)[:40], known=list(FACE_NAMES))
    return FACE_NAMES.index(str(value))


def names_of_kind(trait: Node) -> tuple[str, ...]:
    """What a scenario may call those that protection is from."""
    if isinstance(trait, Of):
        return trait.subtype.lower(), f"{trait.subtype.lower()}s"
    if trait.word == "any_of":
        return ("everything",)
    kind = trait.word.removeprefix("is_")
    return kind, f"{kind}s"
