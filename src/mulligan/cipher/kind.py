"""Cipher as the rest of Mulligan sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang.notation import read, show
from mulligan.cipher.catalog import built_in, catalog, read_built_in
from mulligan.cipher.decks import MAIN_COST, check_deck, printings, read_deck, write_deck
from mulligan.cipher.editions import EDITIONS
from mulligan.cipher.features import FEATURES, features
from mulligan.cipher.instinct import instinct
from mulligan.cipher.printed import CipherMatch, printed_skills
from mulligan.cipher.score import score
from mulligan.cipher.sheet import sheet
from mulligan.cipher.table import CipherGame, game_from_bytes, make_match, new_game
from mulligan.cipher.terms import BACK, DECK, FRONT, RETREAT, ZONE_NAMES
from mulligan.cipher.views import asked, deal_anew, glimpse, imagine, view
from mulligan.cipher.why import why_not
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.imports import Intake
from mulligan.kernel.kinds import Complaint, Deck
from mulligan.kernel.options import CHOOSE, DONE, NO, RESOLVE, VERBS, Option
from mulligan.kernel.parts import OwnKind, Parts
from mulligan.kernel.shelves import Shelf
from mulligan.kernel.tabletop import Tabletop


def new_tabletop() -> Tabletop[CipherGame]:
    """What sets the table of a scenario, with all that reads cards of its own: who only plays need not wait for it."""
    from mulligan.cipher.scenario import CipherTabletop

    return CipherTabletop()


PARTS: Final = Parts(
    game=CipherGame,
    match=CipherMatch,
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


class CipherKind(OwnKind[CipherGame, CipherMatch]):
    """Fire Emblem Cipher."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        **VERBS,
        "main": ("card",),
        "keep": (),
        "redraw": (),
        "bond": ("card",),
        "deploy": ("card", "row"),
        "level-up": ("card", "onto"),
        "move": ("card",),
        "attack": ("card", "target"),
        "use": ("card", "ability"),
        "critical": ("card", "option"),
        "evade": ("card",),
        "repeat": (),
    }
    values: ClassVar[dict[str, tuple[str, ...]]] = {"row": (ZONE_NAMES[FRONT], ZONE_NAMES[BACK])}
    passive: ClassVar[tuple[str, ...]] = (DONE, NO, "keep")
    plays: ClassVar[tuple[str, ...]] = ("deploy", "level-up")
    uses: ClassVar[tuple[str, ...]] = ("use",)
    links: ClassVar[tuple[str, ...]] = ("attacking", "defending")
    facts: ClassVar[dict[str, tuple[str, ...]]] = {
        "colour": ("symbol",),
        "color": ("symbol",),
        "power": ("attack",),
        "type": ("class", "traits"),
    }
    resolving: ClassVar[tuple[str, ...]] = ("when", "use", "does", "attack_support", "defence_support", "support_skill")

    def __init__(self) -> None:
        super().__init__("cipher", list(EDITIONS), ["constructed"], PARTS)

    def most_players(self, format: str = "") -> int:  # rule: golden.two-players
        return 2

    def card_names(self) -> list[str]:
        cards = catalog()
        return [cards.listed(facts) for facts in cards.cards.values()]

    def listed_as(self, sheet: dict[str, object]) -> str:
        cards = catalog()
        return cards.listed(cards.find(str(sheet["number"])))

    def read_deck(self, text: str, where: str) -> Deck:
        return read_deck(text, where, catalog())

    def write_deck(self, deck: Deck) -> str:
        return write_deck(deck, catalog())

    def check_deck(self, deck: Deck, edition: str, format: str, date: str = "") -> list[Complaint]:
        return check_deck(deck, catalog())

    def intake(self) -> Intake:
        from mulligan.cipher.imports import CipherIntake  # reads printed texts: who only plays need not wait for it

        return CipherIntake()

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
    ) -> CipherMatch:
        if len(decks) != len(names):
            raise MulliganError("players-need-decks", players=len(names), decks=len(decks))
        for name, deck in zip(names, decks, strict=True):  # rule: decks.cost-one
            led = [deck.leader] if deck.leader else [card for _, card in deck.cards]
            if all(catalog().find(card).cost != MAIN_COST for card in led):
                raise MulliganError("deck-without-main", player=name, rule="12.1.1.1")
        mains = [deck.leader for deck in decks]
        return make_match(names, [deck.names() for deck in decks], catalog(), edition, mains)

    def card_name(self, game: Game, card: int) -> str:
        return self.own(game).card(card).full_name

    def printed_name(self, game: Game, card: int) -> str:
        """The card's number: several cards may have one name."""
        return self.own(game).card(card).facts.number

    def lasting(self, game: Game, option: Option) -> Option:
        """What may happen instead goes by its number in a list: what is kept is the card it comes from."""
        handle = option.verb == CHOOSE and option.card >= 0
        return option.unnumbered() if handle else super().lasting(game, option)

    def ability_name(self, game: Game, card: int, ability: int) -> str:
        assert isinstance(game, CipherGame)
        skills = game.looks(card).facts.skills
        return skills[ability - 1][0] if 0 < ability <= len(skills) else ""

    def ability_tree(self, game: Game, option: Option) -> object:
        own = self.own(game)
        if option.verb == RESOLVE and 0 <= option.number < len(own.waiting):
            return own.nodes[own.waiting[option.number].ability]
        skills = own.looks(option.card).skills if option.card >= 0 else []
        return next((skill for skill in skills if skill.index == option.ability), None)

    def known_by(self, sheet: dict[str, object]) -> str:
        return str(sheet["number"])

    def card_sheet(self, name: str, edition: str = "") -> dict[str, object]:
        return sheet(catalog().find(name))

    def printed_abilities(self, match: Match) -> list[tuple[str, list[object]]]:
        return [(one.facts.number, list[object](one.skills)) for one in self.own_match(match).printed]

    def read_all(self) -> int:
        return len(read_built_in().cards)

    def trees_of(self, notations: list[str]) -> list[str]:
        return [show(read(one, CIPHER)) for one in notations]

    def tree_of(self, notation: str) -> object:
        return read(notation, CIPHER)

    def ending(self, game: Game) -> str:
        losers = self.losers(game)
        if losers and all(not game.pile(one, zone) for one in losers for zone in (DECK, RETREAT)):
            return "deck"
        return "main" if losers else ""

    def card_trees(self, name: str, edition: str = "") -> list[object]:
        return list(printed_skills(catalog().find(name), CIPHER))


KIND: Final = CipherKind()
