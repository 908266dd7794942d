"""Lorcana as the rest of the house sees it."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.chance import Chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Complaint, Deck, Import, Kind, Refusal
from mulligan.kernel.options import Option
from mulligan.kernel.scenarios import Table
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.decks import built_in, check_deck, read_deck, write_deck
from mulligan.lorcana.editions import EDITIONS
from mulligan.lorcana.imports import import_database
from mulligan.lorcana.printed import LorcanaMatch, Printed
from mulligan.lorcana.scenario import set_table
from mulligan.lorcana.score import score
from mulligan.lorcana.sheet import sheet
from mulligan.lorcana.table import LorcanaGame, game_from_bytes, make_match, new_game
from mulligan.lorcana.views import imagine, view
from mulligan.lorcana.why import why_not
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.lorcana.writing import write_cards


class LorcanaKind(Kind):
    """Disney Lorcana."""

    def __init__(self) -> None:
        self.name = "lorcana"
        self.editions = list(EDITIONS)
        self.formats = ["constructed"]

    def card_names(self) -> list[str]:
        return list(catalog().cards)

    def built_in_decks(self) -> list[str]:
        return list(built_in())

    def built_in_deck(self, name: str) -> Deck:
        decks = built_in()
        if name not in decks:
            raise MulliganError("no-built-in-deck", name=name, game=self.name, decks=list(decks))
        return read_deck(decks[name], name, catalog())

    def read_deck(self, text: str, where: str) -> Deck:
        return read_deck(text, where, catalog())

    def write_deck(self, deck: Deck) -> str:
        return write_deck(deck)

    def check_deck(self, deck: Deck, edition: str, format: str) -> list[Complaint]:
        return check_deck(deck, catalog())

    def import_cards(self, data: object) -> Import:
        cards, refused = import_database(data)
        return Import(write_cards(cards), len(cards), [str(error) for error in refused])

    def match(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> Match:
        if len(decks) != len(names):
            raise MulliganError("players-need-decks", players=len(names), decks=len(decks))
        for name, deck in zip(names, decks, strict=True):  # rule: players.two-or-more
            if not deck.size():
                raise MulliganError("player-without-deck", player=name, rule="1.1.3")
        return make_match(names, [deck.names() for deck in decks], catalog(), edition, teams)

    def new_game(self, match: Match, seed: int, log: bool) -> Game:
        assert isinstance(match, LorcanaMatch)
        return new_game(match, seed, log)

    def load_game(self, match: Match, data: bytes) -> Game:
        assert isinstance(match, LorcanaMatch)
        return game_from_bytes(match, data)

    def clone(self, game: Game) -> Game:
        assert isinstance(game, LorcanaGame)
        return game.clone()

    def set_loser(self, match: Match, player: int) -> None:
        # rule: setup.starting-player
        assert isinstance(match, LorcanaMatch)
        match.chooser = player

    def why_not(self, game: Game, player: int, option: Option) -> Refusal | None:
        assert isinstance(game, LorcanaGame)
        return why_not(game, player, option)

    def imagine(self, game: Game, player: int, chance: Chance) -> Game:
        assert isinstance(game, LorcanaGame)
        return imagine(game, player, chance)

    def view(self, game: Game, player: int) -> dict[str, object]:
        assert isinstance(game, LorcanaGame)
        return view(game, player)

    def score(self, game: Game, player: int) -> int:
        assert isinstance(game, LorcanaGame)
        return score(game, player)

    def card_name(self, game: Game, card: int) -> str:
        assert isinstance(game, LorcanaGame)
        return game.card(card).full_name

    def ability_name(self, game: Game, card: int, ability: int) -> str:
        assert isinstance(game, LorcanaGame)
        abilities = game.card(card).facts.abilities
        return abilities[ability - 1][0] if 0 < ability <= len(abilities) else ""

    def card_sheet(self, name: str) -> dict[str, object]:
        return sheet(catalog().find(name))

    def card_trees(self, name: str) -> list[object]:
        return list(Printed(catalog().find(name), [], LORCANA).abilities)

    def scenario_table(self, scenario: dict[str, object]) -> Table:
        return set_table(scenario)


KIND: Final = LorcanaKind()
