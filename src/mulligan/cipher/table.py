"""Setting the table: a match from decks, a new game, a game from its saved bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Bar, Change
from mulligan.cardlang.nodes import Node
from mulligan.cipher.abilities import Always, Delaying, When
from mulligan.cipher.catalog import Catalog
from mulligan.cipher.editions import EDITIONS, NEWEST
from mulligan.cipher.loops import REPEAT, TURN_TOPICS, can_repeat, comes_back, remember, repeat_loop, repeats, unbarred
from mulligan.cipher.printed import AIDS, FORBIDS, UNSETTLED, CipherMatch, Printed, watches
from mulligan.cipher.score import unit_points
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    CLASS_CHANGE_COST,
    DECK,
    DEPLOY_COST,
    EVENTS,
    FAR_ZONES,
    LATER,
    PAID,
    RAISED,
    RETREAT_INSTEAD,
    SYMBOLS,
)
from mulligan.cipher.words.conditions import TimesUsed
from mulligan.cipher.words.lasting import GainSkill, InsteadOfRetreat, PlayerBar
from mulligan.cipher.words.past import Happened, Nth, TimesHappened
from mulligan.cipher.words.traits import RaisedBeside, TappedFor
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.column import append, column
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.rules import ledger

FILLER: Final = "Filler"  # the title of cards without abilities that a scenario is filled up with
OWN_ACCORD: Final = (*TURN_TOPICS, "critical", "evade", "main")


class CipherGame(Cipher):
    """A game of Cipher."""

    def clone(self) -> CipherGame:
        """An equal, independent game."""
        new = CipherGame()
        self.copy_into(new)
        return new

    def same(self, one: i64, two: i64, player: i64) -> bool:
        """Whether two cards are the same to a player who chooses; a scenario's fillers are, though each has a name."""
        if super().same(one, two, player):
            return True
        if not self.own_match.fixed_order or self.zone[one] != self.zone[two] or self.is_unit(one):
            return False
        if self.owner[one] != self.owner[two] or self.face_down[one] != self.face_down[two]:
            return False
        return self.knows(player, one) == self.knows(player, two) and are_fillers(self.card(one), self.card(two))

    def ask(
        self, player: i64, rule: str, options: list[Option], at_stake: bool = False, about: i64 = -1, topic: str = ""
    ) -> None:
        """Put a decision to a player; where the game may be going round, a loop is found and stopped here."""
        # rule: loops.one-can-stop loops.both-can-stop
        self.asked += 1
        if len(options) > 1 and (self.watching or self.barred):
            decision = Decision(player, rule, options, about, topic)
            if self.repeats > 0 and repeats(self, decision):
                return
            if self.barred:
                decision.options = unbarred(self, player, rule, options, about)
            if self.watching and len(decision.options) > 1:
                if comes_back(self, decision):
                    return
                if can_repeat(self, decision):
                    decision.options = [*decision.options, Option(REPEAT)]
            options = decision.options
        super().ask(player, rule, options, at_stake, about, topic)

    def of_own_accord(self) -> bool:
        """An action of a phase or its end, a critical hit, an evasion, or the main character."""
        return self.decision is not None and self.decision.topic in OWN_ACCORD

    def choose_number(self, i: i64) -> None:
        """Take the option of this number, and go on."""
        decision = self.decision
        if decision is not None:
            option = decision.options[i]
            remember(self, decision, option)
            if self.watching and option.verb == REPEAT:
                repeat_loop(self, decision)
        if self.unasked > 0:
            self.unasked = 0
            self.positions = []
        super().choose_number(i)


def are_fillers(one: Printed, two: Printed) -> bool:
    """Whether two cards are fillers of a scenario that show the same symbols."""
    return one.facts.title == FILLER and two.facts.title == FILLER and one.facts.symbols == two.facts.symbols


def make_match(
    names: list[str],
    decks: list[list[str]],
    cards: Catalog,
    edition: str = NEWEST,
    mains: list[str] | None = None,
    more: list[str] | None = None,
) -> CipherMatch:
    """The match of two players: decks, main characters where settled, and `more` cards that may turn up."""
    # rule: golden.two-players
    if edition not in EDITIONS:
        raise MulliganError("no-edition", game="cipher", edition=edition, editions=list(EDITIONS))
    if len(names) != 2:
        raise MulliganError("cipher-players", count=len(names))
    match = CipherMatch(names, [0, 1], edition)
    match.nodes = []
    match.printed = []
    match.unit_names = column(0)
    match.listens = column(0)
    match.strengthens = column(0)
    match.brings = column(0)
    match.alters = column(0)
    match.attack_watched = column(0)
    match.layers = column(0)
    match.watched = column(0)
    match.symbols = column(0)
    match.costs = column(0)
    match.class_changes = column(0)
    match.least_costs = column(0)
    match.uses = column(0)
    match.reaches = column(0)
    match.points = column(0)
    match.ledger = ledger("cipher", edition)
    match.hand_listens = column(0)
    match.recalled = []
    match.far_layers = column(0)
    match.listened = [False] * EVENTS
    numbers: dict[str, int] = {}
    unit_names: dict[str, int] = {}
    for number in sorted({cards.find(name).number for deck in [*decks, more or []] for name in deck}):
        numbers[number] = len(match.printed)
        first = len(match.nodes)
        printed = Printed(cards.find(number), match.nodes, CIPHER)
        match.printed.append(printed)
        for node in match.nodes[first:]:
            take_note(match, node)
        only = -1
        if len(printed.names) == 1:
            only = unit_names.setdefault(printed.names[0], len(unit_names))
        match.unit_names = append(match.unit_names, only)
        match.listens = append(match.listens, printed.listens)
        match.strengthens = append(match.strengthens, printed.attack_layers)
        match.brings = append(match.brings, printed.listens | (AIDS if printed.aids else 0))
        match.alters = append(match.alters, altered_by(printed))
        match.attack_watched = append(match.attack_watched, printed.attack_watched)
        match.layers = append(match.layers, printed.layers)
        match.watched = append(match.watched, printed.watched)
        match.symbols = append(match.symbols, printed.signs & SYMBOLS)
        match.costs = append(match.costs, -1 if printed.specials else printed.cost)
        match.class_changes = append(match.class_changes, UNSETTLED if printed.specials else printed.class_change)
        match.least_costs = append(match.least_costs, -1 if printed.specials else printed.least_cost())
        match.uses = append(match.uses, 1 if printed.uses else 0)
        match.reaches = append(match.reaches, printed.range)
        match.points = append(match.points, unit_points(printed))
        match.hand_skills |= printed.hand_listens
        match.hand_listens = append(match.hand_listens, printed.hand_listens)
        match.bond_skills = match.bond_skills or len(printed.bond_always) > 0
        match.far_signs = match.far_signs or printed.far_signs
        take_note_of_far_skills(match, printed)
        match.far_uses = match.far_uses or len(printed.far_uses) > 0
    if match.far_signs and (match.kinds >> DEPLOY_COST) & 1:
        match.costs = column(len(match.printed), -1)
    if match.far_signs and match.kinds & ((1 << DEPLOY_COST) | (1 << CLASS_CHANGE_COST)):
        match.least_costs = column(len(match.printed), -1)
    if match.bond_skills or match.gives_skills or match.far_signs:
        match.alters_anyway = match.always_kinds | match.always_bars << FORBIDS
    for node in match.nodes:
        node.bind(match)
    match.decks = [[numbers[cards.find(name).number] for name in deck] for deck in decks]
    match.mains = [-1, -1]
    for player, name in enumerate(mains or []):
        if name:
            match.mains[player] = numbers[cards.find(name).number]
    return match


def altered_by(printed: Printed) -> i64:
    """A bit for each thing that the continuous skills of a card can change; from FORBIDS on, that they can forbid."""
    found: i64 = 0
    for skill in printed.skills:
        if isinstance(skill, Always):
            for one in skill.everything():
                if isinstance(one, Change):
                    found |= 1 << one.kind()
                if isinstance(one, PlayerBar):
                    found |= 1 << one.which
                if isinstance(one, Bar):
                    found |= one.bits << FORBIDS
    return found


def take_note_of_far_skills(match: CipherMatch, printed: Printed) -> None:
    """What the continuous skills of a card that work off the battlefield mean for the whole match."""
    layers: i64 = 0
    for skill in printed.far_always:
        layers |= 1 << skill.layer
        match.far_watched |= watches(skill)
    match.far_layers = append(match.far_layers, layers)
    if printed.far_signs:
        for zone in FAR_ZONES:
            match.far_watched |= 1 << zone


def take_note(match: CipherMatch, node: Node) -> None:
    """What a word means for the whole match: what is waited for, changed and forbidden in it."""
    if isinstance(node, When):
        for kind in node.trigger.kinds():
            match.listened[kind] = True
    elif isinstance(node, Always):
        match.gives_skills = match.gives_skills or any(isinstance(one, GainSkill) for one in node.everything())
        for one in node.everything():
            if isinstance(one, Change):
                match.always_kinds |= 1 << one.kind()
            if isinstance(one, PlayerBar):
                match.always_kinds |= 1 << one.which
            if isinstance(one, Bar):
                match.always_bars |= one.bits
    elif isinstance(node, Change):
        match.kinds |= 1 << node.kind()
        if isinstance(node, Bar):
            match.bars |= node.bits
    elif isinstance(node, PlayerBar):
        match.kinds |= 1 << node.which
    elif isinstance(node, (Happened, TimesHappened, Nth)):
        match.recalled.append(node.what.id)
        for kind in node.what.kinds():
            match.listened[kind] = True
    elif isinstance(node, TimesUsed):
        match.counts_uses = True
    elif isinstance(node, TappedFor):
        match.kinds |= 1 << PAID
    elif isinstance(node, Delaying):
        match.kinds |= 1 << LATER
    elif isinstance(node, RaisedBeside):
        match.kinds |= 1 << RAISED
    elif isinstance(node, InsteadOfRetreat):
        match.kinds |= 1 << RETREAT_INSTEAD


def empty_game(match: CipherMatch, seed: int) -> CipherGame:
    """A game of a match with no card on the table yet."""
    game = CipherGame()
    game.lay_out(match, EDITIONS[match.edition], seed)
    return game


def new_game(match: CipherMatch, seed: int = 0, log: bool = False) -> CipherGame:
    """A new game, run up to the first decision."""
    if match.laid is None:
        match.laid = empty_game(match, 0)
        match.laid.lay_decks(DECK)
    game = match.laid.clone()
    assert isinstance(game, CipherGame)
    game.open(seed, log)
    return game


def game_from_bytes(match: CipherMatch, data: bytes) -> CipherGame:
    """The game that bytes tell of, exactly."""
    game = empty_game(match, 0)
    game.load(data)
    return game
