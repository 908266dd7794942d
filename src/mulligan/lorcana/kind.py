"""Lorcana as the rest of Mulligan sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.imports import Intake
from mulligan.kernel.kinds import LEARNING, LIMITED, Complaint, Deck
from mulligan.kernel.options import DONE, NO, RESOLVE, VERBS, Option
from mulligan.kernel.parts import OwnKind, Parts
from mulligan.kernel.shelves import Shelf
from mulligan.kernel.tabletop import Tabletop
from mulligan.lorcana.catalog import built_in, catalog, read_built_in
from mulligan.lorcana.decks import DATED_FORMATS, check_deck, printings, read_deck, write_deck
from mulligan.lorcana.editions import EDITIONS
from mulligan.lorcana.features import FEATURES, features
from mulligan.lorcana.instinct import instinct
from mulligan.lorcana.printed import GRANTED, LORE_TO_WIN, LorcanaMatch, Printed
from mulligan.lorcana.score import score
from mulligan.lorcana.sheet import sheet
from mulligan.lorcana.table import LorcanaGame, game_from_bytes, make_match, new_game
from mulligan.lorcana.terms import BY_SONG, DECK, TOGETHER, WAY_NAMES
from mulligan.lorcana.views import asked, deal_anew, glimpse, imagine, view
from mulligan.lorcana.why import why_not
from mulligan.lorcana.words.vocabulary import LORCANA


def new_tabletop() -> Tabletop[LorcanaGame]:
    """What sets the table of a scenario, with all that reads cards of its own: who only plays need not wait for it."""
    from mulligan.lorcana.scenario import LorcanaTabletop

    return LorcanaTabletop()


PARTS: Final = Parts(
    game=LorcanaGame,
    match=LorcanaMatch,
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

SINGING: Final = (WAY_NAMES[BY_SONG], WAY_NAMES[TOGETHER])


class LorcanaKind(OwnKind[LorcanaGame, LorcanaMatch]):
    """Disney Lorcana."""

    usual_most: ClassVar[int] = 15
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **VERBS,
        "alter": ("card",),
        "ink": ("card",),
        "play": ("card", "how", "onto", "with"),
        "quest": ("card",),
        "challenge": ("card", "target"),
        "move": ("card", "target"),
        "use": ("card", "ability"),
        "repeat": (),
        "end": (),
    }
    values: ClassVar[dict[str, tuple[str, ...]]] = {"how": WAY_NAMES}
    deck_formats: ClassVar[tuple[str, ...]] = (*DATED_FORMATS, LEARNING, *LIMITED)
    passive: ClassVar[tuple[str, ...]] = (DONE, NO, "end")
    endings: ClassVar[tuple[str, ...]] = ("end", DONE)
    plays: ClassVar[tuple[str, ...]] = ("play",)
    uses: ClassVar[tuple[str, ...]] = ("use",)
    links: ClassVar[tuple[str, ...]] = ("at", "here")
    facts: ClassVar[dict[str, tuple[str, ...]]] = {
        "colour": ("ink",),
        "color": ("ink",),
        "power": ("strength",),
        "type": ("type", "classifications"),
        "class": ("classifications",),
        "classification": ("classifications",),
        "keyword": ("keywords",),
        "move": ("move_cost",),
    }
    numbers: ClassVar[tuple[str, ...]] = ("strength", "willpower", "lore")
    bodies: ClassVar[tuple[str, ...]] = ("character",)
    counted: ClassVar[tuple[str, ...]] = ("inkable",)
    answers_from_hand: ClassVar[bool] = False
    resolving: ClassVar[tuple[str, ...]] = ("when", "use", "does")

    def __init__(self) -> None:
        super().__init__("lorcana", list(EDITIONS), ["constructed"], PARTS)

    def card_names(self) -> list[str]:
        return catalog().known()

    def aim_of(self, option: Option) -> str:
        return "with" if option.text in SINGING else super().aim_of(option)

    def read_deck(self, text: str, where: str) -> Deck:
        return read_deck(text, where, catalog())

    def write_deck(self, deck: Deck) -> str:
        return write_deck(deck)

    def check_deck(self, deck: Deck, edition: str, format: str, date: str = "") -> list[Complaint]:
        return check_deck(deck, catalog(), format, date or edition)

    def intake(self) -> Intake:
        from mulligan.lorcana.imports import LorcanaIntake  # reads printed texts: who only plays need not wait for it

        return LorcanaIntake()

    def is_built_in(self, key: str) -> bool:
        return built_in().has(key)

    def shelf(self, name: str) -> Shelf | None:
        return catalog().shelf(name)

    def has_card(self, name: str) -> bool:
        return catalog().has(name)

    def printings(self) -> list[tuple[str, str, str]]:
        return printings(catalog())

    def make_match(
        self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None
    ) -> LorcanaMatch:
        if len(decks) != len(names):
            raise MulliganError("players-need-decks", players=len(names), decks=len(decks))
        for name, deck in zip(names, decks, strict=True):  # rule: players.two-or-more
            if not deck.size():
                raise MulliganError("player-without-deck", player=name, rule="1.1.3")
        return make_match(names, [deck.names() for deck in decks], catalog(), edition, teams)

    def set_loser(self, match: Match, player: int) -> None:
        # rule: setup.starting-player
        self.own_match(match).chooser = player

    def chooser(self, match: Match) -> int:
        return int(self.own_match(match).chooser)

    def card_name(self, game: Game, card: int) -> str:
        return self.own(game).card(card).full_name

    def ability_name(self, game: Game, card: int, ability: int) -> str:
        assert isinstance(game, LorcanaGame)
        abilities = game.card(card).facts.abilities
        return abilities[ability - 1][0] if 0 < ability <= len(abilities) else ""

    def ability_tree(self, game: Game, option: Option) -> object:
        own = self.own(game)
        if option.verb == RESOLVE and 0 <= option.number < len(own.waiting):
            return own.nodes[own.waiting[option.number].ability]
        if option.ability >= GRANTED:
            return own.nodes[option.ability - GRANTED]
        abilities = own.card(option.card).abilities if option.card >= 0 else []
        return abilities[option.ability - 1] if 0 < option.ability <= len(abilities) else None

    def card_sheet(self, name: str, edition: str = "") -> dict[str, object]:
        facts = catalog().find(name)
        return sheet(facts.as_of(edition) if edition else facts)

    def printed_abilities(self, match: Match) -> list[tuple[str, list[object]]]:
        return [(one.full_name, list[object](one.abilities)) for one in self.own_match(match).printed]

    def read_all(self) -> int:
        return len(read_built_in().cards)

    def trees_of(self, notations: list[str]) -> list[str]:
        return [show(read(one, LORCANA)) for one in notations]

    def tree_of(self, notation: str) -> object:
        return read(notation, LORCANA)

    def ending(self, game: Game) -> str:
        own = self.own(game)
        losers = self.losers(game)
        if any(own.lore[one] >= LORE_TO_WIN for one in range(own.match.seats) if one not in losers):
            return "lore" if losers else ""
        return "deck" if losers and all(not own.pile(one, DECK) for one in losers) else super().ending(game)

    def card_trees(self, name: str, edition: str = "") -> list[object]:
        facts = catalog().find(name)
        return list(Printed(facts.as_of(edition) if edition else facts, [], LORCANA).abilities)


KIND: Final = LorcanaKind()
