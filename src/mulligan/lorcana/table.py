"""Setting the table: a match from decks, a new game, a game from its saved bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import Trigger
from mulligan.cardlang.notation import read
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import demand_seats
from mulligan.kernel.rules import ledger
from mulligan.lorcana.abilities import Always, When, takes_abilities
from mulligan.lorcana.catalog import Catalog
from mulligan.lorcana.editions import EDITIONS, NEWEST
from mulligan.lorcana.leaving import go_on_without
from mulligan.lorcana.players import leave
from mulligan.lorcana.printed import LorcanaMatch, Printed, number_nodes
from mulligan.lorcana.state import Edition, Lorcana
from mulligan.lorcana.terms import DECK, EVENTS, INTO_DISCARD, KEYWORD_NAMES, LEFT_DISCARD, LOCATION, NO_TYPE, QUESTED
from mulligan.lorcana.words.naming import NameClass
from mulligan.lorcana.words.past import Had, recalled
from mulligan.lorcana.words.ruling import (
    DrawInstead,
    InkEntersExerted,
    MayInkFromDiscard,
    MayPlayFromDiscard,
    MayPlayTop,
    TopFaceUp,
    TopSeen,
)
from mulligan.lorcana.words.vocabulary import LORCANA

DISCARD_EVENTS: Final = frozenset((LEFT_DISCARD, INTO_DISCARD))
SUPPORT: Final = "when(quests(this), may(give(chosen(character(other)), strength(strength_of(this)), this_turn)))"


class LorcanaGame(Lorcana):
    """A game of Lorcana with everything that needs the whole of the rules."""

    def clone(self) -> LorcanaGame:
        """An equal, independent game."""
        new = LorcanaGame()
        self.copy_into(new)
        return new

    def concede(self, player: i64) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        leave(self, [player])
        if not self.over:
            go_on_without(self, player)


def make_match(
    names: list[str],
    decks: list[list[str]],
    cards: Catalog,
    edition: str = NEWEST,
    teams: list[int] | None = None,
    more: list[str] | None = None,
) -> LorcanaMatch:
    """The match of these players with these decks, by this edition. `more` names cards that may turn up besides."""
    if edition not in EDITIONS:
        raise MulliganError("no-edition", game="lorcana", edition=edition, editions=list(EDITIONS))
    demand_seats(len(names), 2)  # rule: players.two-or-more
    match = LorcanaMatch(names, teams if teams is not None else list(range(len(names))), edition)
    match.nodes = []
    match.printed = []
    match.ledger = ledger("lorcana", edition)
    match.chooser = -1
    match.simultaneous = teams is not None and len(set(teams)) < len(teams)
    support = read(SUPPORT, LORCANA)
    assert isinstance(support, When)
    support.name = "Support"
    support.index = 0
    support.slots = number_nodes(support, match.nodes)
    match.support = support.id
    read_by = EDITIONS[edition]
    match.keyword_rules = [LORCANA.find(name.replace(" ", "_")).rules for name in KEYWORD_NAMES]
    numbers: dict[str, int] = {}
    full_names = sorted({cards.find(name).full_name for deck in [*decks, more or []] for name in deck})
    for name in full_names:
        numbers[name] = len(match.printed)
        match.printed.append(as_read(Printed(cards.find(name).as_of(edition), match.nodes, LORCANA), read_by))
    match.listened = [False] * EVENTS
    for node in match.nodes:
        if isinstance(node, When):
            for kind in node.trigger.kinds():
                match.listened[kind] = True
    match.watches_discards = any(
        isinstance(node, Trigger) and not DISCARD_EVENTS.isdisjoint(node.kinds()) for node in match.nodes
    )
    match.works_in_discards = any(one.from_discard for printed in match.printed for one in printed.triggers)
    match.plays_discards = any(isinstance(node, MayPlayFromDiscard) for node in match.nodes)
    match.inks_discards = any(isinstance(node, MayInkFromDiscard) for node in match.nodes)
    match.exerts_ink = any(isinstance(node, InkEntersExerted) for node in match.nodes)
    match.strips = any(isinstance(node, Change) and takes_abilities(node) for node in match.nodes)
    match.reclasses = any(isinstance(node, Always) and node.reclasses for node in match.nodes)
    match.replaces_draws = any(isinstance(node, DrawInstead) for node in match.nodes)
    match.plays_tops = any(isinstance(node, MayPlayTop) for node in match.nodes)
    match.shows_tops = any(isinstance(node, (TopFaceUp, TopSeen)) for node in match.nodes)
    match.remembered = 0
    for node in match.nodes:
        for kind in recalled(node):
            match.remembered |= 1 << kind
    match.has_locations = any(printed.type == LOCATION for printed in match.printed)
    match.keeps_numbers = any(isinstance(node, Had) for node in match.nodes)
    match.heard = 0
    for kind in range(EVENTS):
        if match.listened[kind] or (match.remembered >> kind) & 1 or kind == QUESTED:
            match.heard |= 1 << kind
    named = [*cards.names(), *(name for printed in match.printed for name in printed.facts.names())]
    match.card_names = sorted(dict.fromkeys(named)) + (cards.titles() if read_by.either_title else [])
    most = max((printed.cost for printed in match.printed), default=0)
    match.number_names = [str(i) for i in range(max(most, 12) + 1)]
    match.class_names = []
    if any(isinstance(node, NameClass) for node in match.nodes):  # those of all cards, whoever plays what
        here = [one for printed in match.printed for one in printed.facts.classifications]
        match.class_names = sorted({*cards.classifications(), *here})
    match.decks = [[numbers[cards.find(name).full_name] for name in deck] for deck in decks]
    return match


def as_read(printed: Printed, edition: Edition) -> Printed:
    """A printed card as an edition reads it: by which titles it may be named, and whether it is a character."""
    # rule: cards.song-either-title cards.name cards.character-by-strength-and-willpower
    # rule: cards.character-by-numbers-and-class
    facts = printed.facts
    if edition.either_title:
        printed.names = printed.names + facts.titles
    if facts.guessed and not edition.is_character(facts.strength, facts.willpower, facts.classifications):
        printed.type = NO_TYPE
        printed.plain = False
    return printed


def empty_game(match: LorcanaMatch, seed: int) -> LorcanaGame:
    """A game of a match with no card on the table yet."""
    game = LorcanaGame()
    game.lay_out(match, EDITIONS[match.edition], seed)
    return game


def new_game(match: LorcanaMatch, seed: int = 0, log: bool = False) -> LorcanaGame:
    """A new game, run up to the first decision."""
    if match.laid is None:
        match.laid = empty_game(match, 0)
        match.laid.lay_decks(DECK)
    game = match.laid.clone()
    assert isinstance(game, LorcanaGame)
    game.open(seed, log)
    return game


def game_from_bytes(match: LorcanaMatch, data: bytes) -> LorcanaGame:
    """The game that bytes tell of, exactly."""
    game = empty_game(match, 0)
    game.load(data)
    return game
