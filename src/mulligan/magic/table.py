"""Setting the table: a match from decks, a new game, a game from its saved bytes."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.notation import read
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Option
from mulligan.kernel.rules import ledger
from mulligan.magic import players
from mulligan.magic.abilities import Activated, When
from mulligan.magic.catalog import Catalog
from mulligan.magic.commander_decks import color_identity
from mulligan.magic.editions import EDITIONS, NEWEST, procedures_of
from mulligan.magic.faces import add_faces
from mulligan.magic.printed import NO_TOKEN, Facts, MagicMatch, Printed, alter_copies, first_subtypes, number_nodes
from mulligan.magic.showing import show_openly
from mulligan.magic.splicing import add_splices
from mulligan.magic.state import Magic
from mulligan.magic.terms import ANY_COLOR, COLOR_LETTERS, COUNTER_NAMES, CREATURE, FACE_DOWN, LIBRARY, SUPPLEMENT
from mulligan.magic.ways import ARCHENEMY, CONSTRUCTED, LIFE, PLANECHASE, WAYS, Way, archenemy_of
from mulligan.magic.words.vocabulary import MAGIC


class MagicGame(Magic):
    """A game of Magic."""

    def clone(self) -> MagicGame:
        """An equal, independent game."""
        new = MagicGame()
        self.copy_into(new)
        return new

    def ask(
        self, player: i64, rule: str, options: list[Option], at_stake: bool = False, about: i64 = -1, topic: str = ""
    ) -> None:
        """Put a decision to a player, once everybody has seen what is played openly."""
        if self.regulations:
            show_openly(self)
        super().ask(player, rule, options, at_stake, about, topic)

    def concede(self, player: i64) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        players.concede(self, player)


def blank_match(names: list[str], edition: str, teams: list[int]) -> MagicMatch:
    """A match without cards."""
    match = bare_match(names, edition, teams)
    for letter in COLOR_LETTERS:
        ability = read(f'activated(tapping, add_mana("{{{letter}}}"))', MAGIC)
        assert isinstance(ability, Activated)
        number_nodes(ability, match, MAGIC)
        match.land_abilities.append(ability.id)
    return match


def bare_match(names: list[str], edition: str, teams: list[int]) -> MagicMatch:
    """A match in which lands cannot be tapped: enough to see whether a card can be played."""
    match = MagicMatch(names, teams, edition)
    match.nodes = []
    match.printed = []
    match.targets = []
    match.kicker_targets = []
    match.divided = {}
    match.ledger = ledger("magic", edition)
    match.subtypes = first_subtypes()
    match.subtype_sets = []
    match.counters = list(COUNTER_NAMES)
    match.sized_counters = []
    match.elsewhere = []
    match.chooser = -1
    match.way = WAYS[CONSTRUCTED]
    match.shared_life = False
    match.shared_turns = False
    match.multiplayer = len(names) > 2
    match.first_draws = len(names) > 2
    match.early_token = NO_TOKEN
    match.manual = False
    match.graveyards = False
    match.for_anyone = False
    match.keeps_player_damage = False
    match.unearths = False
    match.suspends = False
    match.hushes = False
    match.morphs = False
    match.snows = False
    match.phases = False
    match.taxes = False
    match.entries = False
    match.pairs = False
    match.miracles = False
    match.dredges = False
    match.spends = False
    match.down_face = -1
    match.hands = False
    match.commanders = False
    match.identities = [ANY_COLOR] * len(names)
    match.starting_life = [LIFE] * len(names)
    match.shared_hands = False
    match.supplements = []
    match.planes = False
    match.shared_planes = False
    match.planeswalking = -1
    match.archenemy = -1
    match.land_abilities = []
    return match


def make_match(
    names: list[str],
    decks: list[list[str]],
    cards: Catalog,
    edition: str = NEWEST,
    teams: list[int] | None = None,
    more: list[str] | None = None,
    way: Way | None = None,
    keys: dict[str, object] | None = None,
    besides: list[list[str]] | None = None,
    leaders: list[str] | None = None,
) -> MagicMatch:
    """The match of these players with these decks, played in this way.

    `more` names cards that may turn up besides; `keys` is what a story says of the way at its top; `besides` are
    planar decks or scheme decks; `leaders` are the cards that lead the decks.
    """
    if edition not in EDITIONS:
        raise MulliganError("no-edition", game="magic", edition=edition, editions=list(EDITIONS))
    way = WAYS[CONSTRUCTED] if way is None else way
    way.check_players(len(names))
    match = blank_match(names, edition, way.teams(names, teams, keys or {}))
    match.way = way
    match.shared_life = way.shared_life
    match.shared_turns = way.shared_turns
    match.multiplayer = way.multiplayer(len(names))
    match.first_draws = way.first_draws(len(names))
    match.starting_life = [way.starting_life(player, match.teams) for player in range(len(names))]
    match.shared_hands = way.shared_hands
    supply(match, keys or {})
    besides = besides or []
    numbers: dict[str, int] = {}
    for name in sorted({cards.find(name).name for deck in [*decks, *besides, more or []] for name in deck}):
        printed = Printed(cards.find(name), match, MAGIC)
        numbers[name] = len(match.printed)
        match.printed.append(printed)
        if printed.layout:
            add_faces(match, numbers[name], MAGIC)
    add_splices(match, MAGIC)
    if match.morphs:
        add_down_face(match)
    alter_copies(match, MAGIC)
    if match.unearths:
        lend_unearth(match)
    match.decks = [[numbers[cards.find(name).name] for name in deck] for deck in decks]
    match.supplements = [[numbers[cards.find(name).name] for name in deck] for deck in besides]
    if match.planes and besides:
        match.shared_planes = sum(1 for deck in besides if deck) == 1
    for player, leader in enumerate(leaders or []):
        number = add_commander(match, player, cards.find(leader))
        match.decks[player][match.decks[player].index(numbers[cards.find(leader).name])] = number
    return match


def supply(match: MagicMatch, keys: dict[str, object]) -> None:
    """What a match has of planes or schemes, besides the cards."""
    # rule: planechase.planes archenemy.schemes
    if match.way.name == PLANECHASE:
        match.planes = True
        match.shared_planes = "planar-deck" in keys
        ability = read("when(planeswalker_rolled, planeswalk)", MAGIC)
        assert isinstance(ability, When)
        ability.slots = number_nodes(ability, match, MAGIC)
        match.planeswalking = ability.id
    elif match.way.name == ARCHENEMY:
        match.archenemy = archenemy_of(match.teams)


def add_commander(match: MagicMatch, player: int, facts: Facts) -> int:
    """The number of a card that leads a player's deck: another than that of the same card where it leads none."""
    # rule: commander.leader
    match.commanders = True
    match.identities[player] = color_identity(facts)
    for number, printed in enumerate(match.printed):
        if printed.commander and printed.facts is facts:
            return number
    printed = Printed(facts, match, MAGIC)
    printed.commander = True
    match.printed.append(printed)
    number = len(match.printed) - 1
    if printed.layout:
        add_faces(match, number, MAGIC)
    return number


def add_down_face(match: MagicMatch) -> None:
    """What a card is face down: a 2/2 creature without anything else, cast for {3}."""
    # rule: golden.card-over-rulebook
    facts = Facts(FACE_DOWN)
    facts.nameless = True
    facts.types = CREATURE
    facts.power = facts.toughness = 2
    facts.colors = 0
    facts.abilities = ['alternative(pay("{3}"))']
    printed = Printed(facts, match, MAGIC)
    printed.token = True
    match.down_face = len(match.printed)
    match.printed.append(printed)


def lend_unearth(match: MagicMatch) -> None:
    """Every creature card gets the unearth, for its mana cost, that a card at this table could give it."""
    # rule: golden.card-over-rulebook
    for printed in match.printed:
        if printed.creature and printed.cost.text and not printed.token:
            ability = read(unearth_for(printed.cost.text), MAGIC)
            assert isinstance(ability, Activated)
            number_nodes(ability, match, MAGIC)
            printed.unearth = ability


def unearth_for(cost: str) -> str:
    """Unearth for a cost, in notation."""
    return (
        f'activated(pay("{cost}"), seq(onto_battlefield(this(in_graveyard)), '
        "give(it, haste, exiled_if_leaving, duration=for_good), "
        "later(at_end_step(exile(that)), it)), limit=only_as_sorcery, works=from_graveyard)"
    )


def empty_game(match: MagicMatch, seed: int) -> MagicGame:
    """A game of a match with no card on the table yet."""
    game = MagicGame()
    game.lay_out(match, procedures_of(match.edition, match.way.name), seed)
    return game


def new_game(match: MagicMatch, seed: int = 0, log: bool = False) -> MagicGame:
    """A new game, run up to the first decision."""
    if match.laid is None:
        match.laid = empty_game(match, 0)
        match.laid.lay_decks(LIBRARY)
        for player, deck in enumerate(match.supplements):
            for printed in deck:
                match.laid.add_card(printed, player, SUPPLEMENT)
    game = match.laid.clone()
    assert isinstance(game, MagicGame)
    game.open(seed, log)
    return game


def game_from_bytes(match: MagicMatch, data: bytes) -> MagicGame:
    """The game that bytes tell of, exactly."""
    game = empty_game(match, 0)
    game.load(data)
    return game
