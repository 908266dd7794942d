"""Setting the table: a match from decks, a new game, a game from its saved bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.notation import read
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.rules import ledger
from mulligan.magic import players
from mulligan.magic.abilities import Activated
from mulligan.magic.catalog import Catalog
from mulligan.magic.editions import EDITIONS, NEWEST
from mulligan.magic.printed import MagicMatch, Printed, first_subtypes, number_nodes
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLOR_LETTERS, COUNTER_NAMES, LIBRARY
from mulligan.magic.words.vocabulary import MAGIC

STARTING_LIFE: Final = 20
TEAM_LIFE: Final = 30


class MagicGame(Magic):
    """A game of Magic."""

    def clone(self) -> MagicGame:
        """An equal, independent game."""
        new = MagicGame()
        self.copy_into(new)
        return new

    def concede(self, player: i64) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        players.concede(self, player)


def blank_match(names: list[str], edition: str, teams: list[int]) -> MagicMatch:
    """A match without cards."""
    match = MagicMatch(names, teams, edition)
    match.nodes = []
    match.printed = []
    match.targets = {}
    match.divided = {}
    match.ledger = ledger("magic", edition)
    match.subtypes = first_subtypes()
    match.subtype_sets = []
    match.counters = list(COUNTER_NAMES)
    match.elsewhere = []
    match.chooser = -1
    match.giant = False
    match.manual = False
    match.graveyards = False
    match.hands = False
    match.starting_life = STARTING_LIFE
    match.land_abilities = []
    for letter in COLOR_LETTERS:
        ability = read(f'activated(tapping, add_mana("{{{letter}}}"))', MAGIC)
        assert isinstance(ability, Activated)
        number_nodes(ability, match, MAGIC)
        match.land_abilities.append(ability.id)
    return match


def make_match(
    names: list[str],
    decks: list[list[str]],
    cards: Catalog,
    edition: str = NEWEST,
    teams: list[int] | None = None,
    more: list[str] | None = None,
    giant: bool = False,
) -> MagicMatch:
    """The match of these players with these decks. `more` names cards that may turn up besides."""
    if edition not in EDITIONS:
        raise MulliganError("no-edition", game="magic", edition=edition, editions=list(EDITIONS))
    if not 2 <= len(names) <= 6:
        raise MulliganError("magic-players", count=len(names))
    match = blank_match(names, edition, teams if teams is not None else list(range(len(names))))
    match.giant = giant
    if giant:
        if sorted(match.teams.count(team) for team in set(match.teams)) != [2, 2]:
            raise MulliganError("giant-teams")
        match.starting_life = TEAM_LIFE
    numbers: dict[str, int] = {}
    for name in sorted({cards.find(name).name for deck in [*decks, more or []] for name in deck}):
        printed = Printed(cards.find(name), match, MAGIC)
        numbers[name] = len(match.printed)
        match.printed.append(printed)
    match.decks = [[numbers[cards.find(name).name] for name in deck] for deck in decks]
    return match


def empty_game(match: MagicMatch, seed: int) -> MagicGame:
    """A game of a match with no card on the table yet."""
    game = MagicGame()
    game.lay_out(match, EDITIONS[match.edition], seed)
    return game


def new_game(match: MagicMatch, seed: int = 0, log: bool = False) -> MagicGame:
    """A new game, run up to the first decision."""
    if match.laid is None:
        match.laid = empty_game(match, 0)
        match.laid.lay_decks(LIBRARY)
    game = match.laid.clone()
    assert isinstance(game, MagicGame)
    game.open(seed, log)
    return game


def game_from_bytes(match: MagicMatch, data: bytes) -> MagicGame:
    """The game that bytes tell of, exactly."""
    game = empty_game(match, 0)
    game.load(data)
    return game
