"""Cipher as the rest of the house sees it."""

from __future__ import annotations

from typing import Final

from mulligan.cipher.catalog import catalog
from mulligan.cipher.decks import built_in, check_deck, read_deck, write_deck
from mulligan.cipher.editions import EDITIONS
from mulligan.cipher.printed import CipherMatch, Printed
from mulligan.cipher.scenario import set_table
from mulligan.cipher.score import score
from mulligan.cipher.sheet import sheet
from mulligan.cipher.table import CipherGame, game_from_bytes, make_match, new_game
from mulligan.cipher.views import imagine, view
from mulligan.cipher.why import why_not
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.chance import Chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Complaint, Deck, Kind, Refusal
from mulligan.kernel.options import Option
from mulligan.kernel.scenarios import Table


class CipherKind(Kind):
    """Fire Emblem Cipher."""

    def __init__(self) -> None:
        self.name = "cipher"
        self.editions = list(EDITIONS)
        self.formats = ["constructed"]

    def most_players(self) -> int:  # rule: golden.two-players
        return 2

    def card_names(self) -> list[str]:
        return [facts.full_name for facts in catalog().cards.values()]

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
        return write_deck(deck, catalog())

    def check_deck(self, deck: Deck, edition: str, format: str) -> list[Complaint]:
        return check_deck(deck, catalog())

    def match(self, names: list[str], decks: list[Deck], edition: str, format: str, teams: list[int] | None) -> Match:
        if len(decks) != len(names):
            raise MulliganError("players-need-decks", players=len(names), decks=len(decks))
        mains = [deck.leader for deck in decks]
        return make_match(names, [deck.names() for deck in decks], catalog(), edition, mains)

    def new_game(self, match: Match, seed: int, log: bool) -> Game:
        assert isinstance(match, CipherMatch)
        return new_game(match, seed, log)

    def load_game(self, match: Match, data: bytes) -> Game:
        assert isinstance(match, CipherMatch)
        return game_from_bytes(match, data)

    def clone(self, game: Game) -> Game:
        assert isinstance(game, CipherGame)
        return game.clone()

    def why_not(self, game: Game, player: int, option: Option) -> Refusal | None:
        assert isinstance(game, CipherGame)
        return why_not(game, player, option)

    def imagine(self, game: Game, player: int, chance: Chance) -> Game:
        assert isinstance(game, CipherGame)
        return imagine(game, player, chance)

    def view(self, game: Game, player: int) -> dict[str, object]:
        assert isinstance(game, CipherGame)
        return view(game, player)

    def score(self, game: Game, player: int) -> int:
        assert isinstance(game, CipherGame)
        return score(game, player)

    def card_name(self, game: Game, card: int) -> str:
        assert isinstance(game, CipherGame)
        return game.card(card).full_name

    def ability_name(self, game: Game, card: int, ability: int) -> str:
        assert isinstance(game, CipherGame)
        skills = game.looks(card).facts.skills
        return skills[ability - 1][0] if 0 < ability <= len(skills) else ""

    def card_sheet(self, name: str) -> dict[str, object]:
        return sheet(catalog().find(name))

    def card_trees(self, name: str) -> list[object]:
        return list(Printed(catalog().find(name), [], CIPHER).skills)

    def scenario_table(self, scenario: dict[str, object]) -> Table:
        return set_table(scenario)


KIND: Final = CipherKind()
