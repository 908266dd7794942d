"""Magic as the rest of Mulligan sees it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from mulligan.cardlang.notation import read, show
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.imports import Intake
from mulligan.kernel.kinds import LIMITED, Complaint, Deck
from mulligan.kernel.options import CHOOSE, DONE, NO, VERBS, Option
from mulligan.kernel.parts import OwnKind, Parts
from mulligan.kernel.shelves import Shelf
from mulligan.kernel.tabletop import FormatWords, Tabletop
from mulligan.magic.abilities import Activated
from mulligan.magic.casting import scope_of
from mulligan.magic.catalog import built_in, catalog, read_built_in
from mulligan.magic.check import POISON_TO_LOSE
from mulligan.magic.commander import commander_tally
from mulligan.magic.commander_decks import color_identity, commander_deck, leaders
from mulligan.magic.decks import (
    basic_lands,
    check_deck,
    colour_needs,
    is_basic,
    playable_deck,
    printings,
    read_deck,
    write_deck,
)
from mulligan.magic.editions import EDITIONS
from mulligan.magic.features import FEATURES, features
from mulligan.magic.instinct import instinct
from mulligan.magic.paying import in_symbols, remaining
from mulligan.magic.printed import Facts, MagicMatch, Printed
from mulligan.magic.procedures import Pay
from mulligan.magic.score import score
from mulligan.magic.sheet import sheet
from mulligan.magic.supplement_decks import beside
from mulligan.magic.table import MagicGame, blank_match, game_from_bytes, make_match, new_game
from mulligan.magic.terms import (
    BEGINNING_OF_COMBAT,
    COLOR_NAMES,
    COMBAT_DAMAGE,
    DECLARE_ATTACKERS,
    DRAW,
    END,
    END_OF_COMBAT,
    FIRST_STRIKE_DAMAGE,
    LIBRARY,
    MAIN_1,
    MAIN_2,
    PHASE_NAMES,
    SPLIT,
    SUPPLEMENTAL,
    UPKEEP,
)
from mulligan.magic.views import asked, deal_anew, glimpse, imagine, view
from mulligan.magic.ways import COMMANDER, PLAYED_LIKE, WAYS, find_way
from mulligan.magic.why import why_not
from mulligan.magic.words.vocabulary import MAGIC

BY_HAND: Final = "by-hand"  # players say themselves what they pay with
# Steps in which, with nothing on the stack, a person is asked only if they wish: what can be done in them can be done
# as well in the step before or after.
AFTER_BLOCKS: Final = (FIRST_STRIKE_DAMAGE, COMBAT_DAMAGE, END_OF_COMBAT)
QUIET_IN_OWN_TURN: Final = (UPKEEP, DRAW, BEGINNING_OF_COMBAT, DECLARE_ATTACKERS, *AFTER_BLOCKS, END)
QUIET_IN_OTHERS_TURN: Final = (UPKEEP, DRAW, MAIN_1, DECLARE_ATTACKERS, *AFTER_BLOCKS, MAIN_2)


def new_tabletop() -> Tabletop[MagicGame]:
    """What sets the table of a scenario, with all that reads cards of its own: who only plays need not wait for it."""
    from mulligan.magic.scenario import MagicTabletop

    return MagicTabletop()


PARTS: Final = Parts(
    game=MagicGame,
    match=MagicMatch,
    new_game=new_game,
    load_game=game_from_bytes,
    why_not=why_not,
    imagine=imagine,
    deal_anew=deal_anew,
    glimpse=glimpse,
    view=view,
    asking=asked,
    score=score,
    instinct=instinct,
    features=features,
    feature_names=FEATURES,
    tabletop=new_tabletop,
)

MAKES_MANA: Final = re.compile(r"activated\(.*\badd_")  # used while something is paid, without resolving


class MagicKind(OwnKind[MagicGame, MagicMatch]):
    """Magic: The Gathering."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **VERBS,
        "keep": (),
        "mulligan": (),
        "play": ("card",),
        "cast": ("card", "target"),
        "activate": ("card", "ability", "target"),
        "attack": ("card", "target"),
        "block": ("card", "target"),
        "assign": ("card", "target", "number"),
        "pay": ("card", "option"),
        "pass": (),
        "roll": ("number",),
        "suspend": ("card",),
        "cast-face-down": ("card",),
        "turn-face-up": ("card",),
    }
    values: ClassVar[dict[str, tuple[str, ...]]] = {"option": COLOR_NAMES}
    declaring: ClassVar[tuple[str, ...]] = ("block",)  # a combat counts as it will probably be blocked until then
    passive: ClassVar[tuple[str, ...]] = ("pass", DONE, NO, "keep")
    endings: ClassVar[tuple[str, ...]] = ("pass", DONE)
    passing: ClassVar[str] = "pass"
    dividing: ClassVar[str] = "assign"
    plays: ClassVar[tuple[str, ...]] = ("play", "cast", "cast-face-down")
    uses: ClassVar[tuple[str, ...]] = ("activate",)
    links: ClassVar[tuple[str, ...]] = (
        "attached_to",
        "attachments",
        "attacking",
        "blocking",
        "also_blocking",
        "targets",
    )
    facts: ClassVar[dict[str, tuple[str, ...]]] = {
        "colour": ("colors",),
        "color": ("colors",),
        "cost": ("converted", "cost"),
        "type": ("type", "types", "supertypes", "subtypes"),
        "class": ("subtypes",),
        "keyword": ("keywords",),
    }
    unpaid: ClassVar[tuple[str, ...]] = ("land",)
    numbers: ClassVar[tuple[str, ...]] = ("power", "toughness")
    bodies: ClassVar[tuple[str, ...]] = ("creature",)
    resolving: ClassVar[tuple[str, ...]] = ("when", "does", "activated")
    deck_formats: ClassVar[tuple[str, ...]] = tuple(PLAYED_LIKE)
    switches: ClassVar[dict[str, str]] = {BY_HAND: "manual_mana"}

    def __init__(self) -> None:
        super().__init__("magic", list(EDITIONS), list(WAYS), PARTS)

    def card_names(self) -> list[str]:
        return catalog().known()

    def deck_names(self) -> list[str]:
        return [name for name, facts in catalog().cards.items() if not facts.types & SUPPLEMENTAL]

    def read_deck(self, text: str, where: str) -> Deck:
        return read_deck(text, where, catalog())

    def write_deck(self, deck: Deck) -> str:
        return write_deck(deck)

    def check_deck(self, deck: Deck, edition: str, format: str, date: str = "") -> list[Complaint]:
        return check_deck(deck, catalog(), format, date)

    def intake(self) -> Intake:
        from mulligan.magic.imports import MagicIntake  # reads printed texts: who only plays need not wait for it

        return MagicIntake()

    def is_built_in(self, key: str) -> bool:
        return built_in().has(key)

    def shelf(self, name: str) -> Shelf | None:
        return catalog().shelf(name)

    def has_card(self, name: str) -> bool:
        return catalog().has(name)

    def printings(self) -> list[tuple[str, str, str]]:
        return printings(catalog())

    def free_cards(self) -> dict[str, str]:
        return basic_lands(catalog())

    def colour_needs(self, name: str) -> dict[str, int]:
        return colour_needs(catalog().find(name))

    def rule_of(self, format: str) -> str:
        # rule: limited.sealed limited.draft
        return f"limited.{format}" if format in LIMITED else ""

    def is_free(self, name: str) -> bool:
        return is_basic(catalog(), name)

    def make_match(
        self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None
    ) -> MagicMatch:
        if len(decks) != len(names):
            raise MulliganError("players-need-decks", players=len(names), decks=len(decks))
        for name, deck in zip(names, decks, strict=True):
            if not deck.size():
                raise MulliganError("player-without-deck", player=name, rule="3.get-deck")
        way = find_way(format)
        way.check_players(len(names))
        besides = beside(way, names, decks, way.teams(names, teams, {}), catalog())
        lists = [deck.names() for deck in decks]
        leaders = [deck.leader for deck in decks] if way.name == COMMANDER else []
        for name, leader in zip(names, leaders, strict=False):
            if not leader:
                raise MulliganError("player-without-commander", player=name)
        return make_match(names, lists, catalog(), edition, teams, way=way, besides=besides, leaders=leaders)

    def most_players(self, format: str = "") -> int:
        return int(find_way(format).most)

    def only_players(self, format: str) -> int:
        return int(find_way(format).only_players())

    def usual_players(self, format: str) -> int:
        return int(find_way(format).fewest)

    def words_of(self, format: str) -> FormatWords:
        return find_way(format).words

    def set_loser(self, match: Match, player: int) -> None:
        # rule: setup.start ending.match
        self.own_match(match).chooser = player

    def chooser(self, match: Match) -> int:
        return int(self.own_match(match).chooser)

    def is_on(self, match: Match, switch: str) -> bool:
        return switch == BY_HAND and self.own_match(match).manual

    def switch_on(self, match: Match, switch: str) -> None:
        if switch != BY_HAND:
            super().switch_on(match, switch)
        # rule: casting.order
        self.own_match(match).manual = True

    def card_name(self, game: Game, card: int) -> str:
        return self.own(game).card(card).name

    def printed_name(self, game: Game, card: int) -> str:
        own = self.own(game)
        return own.cards[own.printed[card]].name

    def lasting(self, game: Game, option: Option) -> Option:
        """Abilities and effects go by numbers of this match: what is kept is their card and their index on it."""
        decision = game.decision
        if decision is not None and decision.topic == "mana-ability":
            return Option(option.verb, option.card, text=option.text)
        handle = option.verb == "activate" or (option.verb == CHOOSE and option.card >= 0)
        return option.unnumbered() if handle else super().lasting(game, option)

    def ability_tree(self, game: Game, option: Option) -> object:
        own = self.own(game)
        topic = game.decision.topic if game.decision is not None else ""
        if option.verb == "activate" and option.number >= 0:
            return own.nodes[option.number]
        if topic == "mana-ability":
            return own.nodes[option.ability]
        if topic == "triggers" and 0 <= option.number < len(own.triggered):
            return own.nodes[own.triggered[option.number].ability]
        abilities = own.card(option.card).abilities if option.card >= 0 else []
        return abilities[option.ability - 1] if 0 < option.ability <= len(abilities) else None

    def resolves(self, notation: str) -> bool:
        return super().resolves(notation) and not MAKES_MANA.match(notation)

    def card_sheet(self, name: str, edition: str = "") -> dict[str, object]:
        return sheet(face_named(name))

    def tally(self, game: Game, player: int) -> dict[str, int]:
        return commander_tally(self.own(game), player) if self.own(game).own_match.commanders else {}

    def leaders(self, format: str) -> list[str]:
        return leaders(catalog()) if format == COMMANDER else []

    def playable_deck(self, names: list[str], format: str = "") -> Deck | None:
        return commander_deck(names, catalog()) if format == COMMANDER else playable_deck(names, catalog())

    def deck_around(self, names: list[str], least: int = 0) -> Deck | None:
        return playable_deck(names, catalog(), color_identity(catalog().find(names[0])), least)

    def printed_abilities(self, match: Match) -> list[tuple[str, list[object]]]:
        return [(one.name, list[object](one.abilities)) for one in self.own_match(match).printed if not one.token]

    def read_all(self) -> int:
        return len(read_built_in().cards)

    def trees_of(self, notations: list[str]) -> list[str]:
        return [show(read(one, MAGIC)) for one in notations]

    def tree_of(self, notation: str) -> object:
        return read(notation, MAGIC)

    def card_trees(self, name: str, edition: str = "") -> list[object]:
        match = blank_match(["a", "b"], self.newest(), [0, 1])
        facts = face_named(name)
        halves = facts.faces if facts.layout == SPLIT else []
        return [tree for one in [facts, *halves] for tree in Printed(one, match, MAGIC).abilities]

    def ending(self, game: Game) -> str:
        own = self.own(game)
        losers = self.losers(game)
        if losers and all(own.life_of(one) <= 0 for one in losers):
            return "life"
        if losers and all(own.poison[own.account(one)] >= POISON_TO_LOSE for one in losers):
            return "poison"
        return "deck" if losers and all(not own.pile(one, LIBRARY) for one in losers) else super().ending(game)

    def stops(self) -> list[str]:
        return list(PHASE_NAMES[2:])

    def unasked(self, game: Game, player: int, stops: list[str], hold: bool) -> Option | None:
        """A player passes where nothing can be done, on their own spell and in quiet steps, unless they wish."""
        # rule: priority.passing
        decision = game.decision
        if decision is None or decision.player != player or decision.topic != "priority" or hold:
            return None
        passing = decision.options[0]
        idle = all(makes_plain_mana(self.own(game), one) for one in decision.options[1:])
        if game.waiting:
            return passing if idle or self.passes_openly(game, player) else None
        if PHASE_NAMES[game.phase] in stops:
            return None
        return passing if idle or self.passes_openly(game, player) else None

    def passes_openly(self, game: Game, player: int) -> bool:
        """On their own spell, and in quiet steps."""
        if game.waiting:
            return game.waiting[-1].player == player
        quiet = QUIET_IN_OWN_TURN if game.match.together(game.active, player) else QUIET_IN_OTHERS_TURN
        return game.phase in quiet

    def stirs(self, game: Game, player: int) -> bool:
        """Or they attack the player, a partner or a planeswalker of theirs: nothing of that waits to resolve."""
        if game.phase == DECLARE_ATTACKERS:
            own = self.own(game)
            for card in own.all_permanents():
                if own.attacking[card] >= 0 and game.match.together(own.attacking[card], player):
                    return True
        return super().stirs(game, player)

    def left_to_do(self, game: Game) -> str:
        own = self.own(game)
        if own.decision is None or own.decision.topic != "pay":
            return ""
        paying = own.frames[-1]
        assert isinstance(paying, Pay)
        return in_symbols(remaining(own, paying, scope_of(paying)))


def face_named(name: str) -> Facts:
    """The card of this name, or its face of this name."""
    facts = catalog().find(name)
    for face in facts.faces:
        if plain(face.name) == plain(name):
            return face
    return facts


def makes_plain_mana(game: MagicGame, option: Option) -> bool:
    """Whether an option is a mana ability that can as well be used while something is paid for."""
    ability = game.nodes[option.number] if option.verb == "activate" else None
    return isinstance(ability, Activated) and ability.makes_mana and ability.automatic


KIND: Final = MagicKind()
