"""A game of Cipher: its columns, what the cards are now, and the procedures of its edition."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect, Node
from mulligan.cipher.abilities import Always, Continuous, NamedChange, Skill
from mulligan.cipher.printed import EVERY_LAYER, LAST_LAYER, MAIN_LAYER, CipherMatch, Printed
from mulligan.cipher.terms import (
    ATTACK,
    ATTACK_SET,
    BACK,
    BAR,
    BONDS,
    DECK,
    DEPLOY_COST,
    EVERYTHING,
    FRONT,
    HAND,
    LOSES,
    NOT_USABLE,
    ORBS,
    ORBS_DESTROYED,
    RANGE,
    RETREAT,
    SIGN,
    SKILL,
    SUPPORT,
    SUPPORT_POWER,
    WATCH_ALL,
    WATCH_ATTACK,
    WATCH_TURN,
    WATCH_UNITS,
    WATCH_USED,
    WORLD,
    ZONES,
)
from mulligan.kernel.column import append, column, pack, unpack, vec
from mulligan.kernel.frames import Frame, Scope, as_ints, scope
from mulligan.kernel.game import Game, as_list
from mulligan.kernel.modifiers import NEXT_TURN_OF, Modifier
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.procedures import Procedures


def is_of_attack(kind: i64) -> bool:
    """Whether a change is one of attack: attacks are computed by themselves, as they change and matter in battle."""
    return kind == ATTACK or kind == ATTACK_SET


class Grant:
    """What a continuous effect says of a unit now that is more than a number: whom it concerns, and the word."""

    def __init__(self, kind: i64, card: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        self.kind = kind
        self.card = card
        self.amount = amount
        self.node = node
        self.source = source
        self.player = player


class Cipher(Game):
    """A game of Cipher in progress."""

    book: CipherMatch  # the match, as what it is
    nodes: list[Node]
    cards: list[Printed]
    unit_names: vec[i64]  # of each printed card the number of its only unit name; -1 where it has several
    # Columns.
    guise: vec[i64]  # the printed card it is but for name and attack: its own, or one it copies
    tapped: vec[i64]
    face_down: vec[i64]  # of bonds, and of the main character during setup
    main: vec[i64]
    destroyed: vec[i64]  # in the destroyed state: how many orbs it costs
    by_attack: vec[i64]  # destroyed by an attack
    below: vec[i64]  # the card directly below it in its stack, or -1
    marks: vec[i64]
    used: vec[i64]  # a bit for each skill used this turn, by its place on the card
    lent: Scope | None  # a scope for looking at cards, used again and again
    # What cards are now; follows from the rest.
    fresh: bool
    watched: i64  # what the continuous effects at work look at: where it changes, what cards are must be computed anew
    attack_fresh: bool  # the same for attacks, which are computed by themselves
    attack_watched: i64
    attack: vec[i64]
    support: vec[i64]
    signs: vec[i64]
    ranges: vec[i64]
    orbs_taken: vec[i64]
    bars: vec[i64]
    cost: vec[i64]
    grants: list[Grant]
    # Players.
    spent: list[int]  # deployment costs this turn
    redrawn: list[bool]
    # The battle in progress.
    attacking: i64
    defending: i64
    evaded: bool
    struck: i64  # the unit the attack has destroyed, for skills that ask
    # The check timing.
    due: i64  # what has changed that rule processing may look at
    cause: list[int]  # the event behind the skill that is resolving: kind, card, other, player, number, flags
    # Loops.
    moves: i64  # decisions of this phase
    loops: list[int]  # positions of this phase, once it goes on suspiciously long
    spins: i64  # skills resolved since somebody was asked
    spun: list[int]  # positions since then, once there are suspiciously many
    barred: list[int]  # options that would start a loop again
    before: bytes  # the game before a cost whose parts stand in each other's way

    def blank(self) -> Cipher:
        """An object of this class, its fields still to be filled."""
        return Cipher()

    def set_table(self, match: CipherMatch, procedures: Procedures, seed: i64) -> None:
        """An empty table."""
        self.start(match, procedures, ZONES, seed)
        self.book = match
        self.lent = None
        self.nodes = match.nodes
        self.cards = match.printed
        self.unit_names = match.unit_names
        self.guise = column(0)
        self.tapped = column(0)
        self.face_down = column(0)
        self.main = column(0)
        self.destroyed = column(0)
        self.by_attack = column(0)
        self.below = column(0)
        self.marks = column(0)
        self.used = column(0)
        self.make_computed(0)
        self.spent = [0] * match.seats
        self.redrawn = [False] * match.seats
        self.attacking = -1
        self.defending = -1
        self.evaded = False
        self.struck = -1
        self.due = EVERYTHING
        self.cause = []
        self.moves = 0
        self.loops = []
        self.spins = 0
        self.spun = []
        self.barred = []
        self.before = b""

    def make_computed(self, size: i64) -> None:
        """Make room for what cards are now."""
        self.fresh = False
        self.watched = WATCH_ALL
        self.attack_fresh = False
        self.attack_watched = WATCH_ALL
        self.attack = column(size)
        self.support = column(size)
        self.signs = column(size)
        self.ranges = column(size)
        self.orbs_taken = column(size)
        self.bars = column(size)
        self.cost = column(size)
        self.grants = []

    def add_card(self, printed: i64, owner: i64, zone: i64) -> i64:
        """Bring a card into the game."""
        # rule: cards.owner
        card = self.new_card(printed, owner, zone)
        self.guise = append(self.guise, printed)
        self.tapped = append(self.tapped, 0)
        self.face_down = append(self.face_down, 0)
        self.main = append(self.main, 0)
        self.destroyed = append(self.destroyed, 0)
        self.by_attack = append(self.by_attack, 0)
        self.below = append(self.below, -1)
        self.marks = append(self.marks, 0)
        self.used = append(self.used, 0)
        self.attack = append(self.attack, 0)
        self.support = append(self.support, 0)
        self.signs = append(self.signs, 0)
        self.ranges = append(self.ranges, 0)
        self.orbs_taken = append(self.orbs_taken, 0)
        self.bars = append(self.bars, 0)
        self.cost = append(self.cost, 0)
        return card

    def lay_decks(self, decks: list[list[int]]) -> None:
        """Bring both decks into a game that has no card yet, all at once."""
        # rule: cards.owner
        size = 0
        for deck in decks:
            size += len(deck)
        self.printed = column(size)
        self.owner = column(size)
        self.zone = column(size, DECK)
        self.known = column(size)
        self.state = column(size)
        card = 0
        for player, deck in enumerate(decks):
            pile = self.piles[player * ZONES + DECK]
            for printed in deck:
                self.printed[card] = printed
                self.owner[card] = player
                pile.append(card)
                card += 1
        self.controller = self.owner[:]
        self.guise = self.printed[:]
        self.tapped = column(size)
        self.face_down = column(size)
        self.main = column(size)
        self.destroyed = column(size)
        self.by_attack = column(size)
        self.below = column(size, -1)
        self.marks = column(size)
        self.used = column(size)
        self.make_computed(size)

    # -- The loop ----------------------------------------------------------------------------------------------------

    def advance(self, frame: Frame) -> bool:
        """Go on with a part of a card's tree that is being resolved; False when it is finished."""
        node = self.nodes[frame.node]
        assert isinstance(node, Effect)
        assert frame.scope is not None
        return node.advance(self, frame, frame.scope)

    def is_quiet(self) -> bool:
        """Whether a check timing would find nothing to do."""
        return self.due == 0 and not self.triggered

    def pass_over(self, frame: Frame, steps: i64) -> None:
        """Pass over steps that would do nothing now; where a log is kept they are taken, as it names their rules."""
        if self.log is None:
            frame.pc += steps

    def concede(self, player: i64) -> None:
        """A player gives up: the other wins."""
        self.note("concedes", player)
        self.finish(1 - player)

    def finish(self, result: i64) -> None:
        """The game is over: a winner, or a draw."""
        self.result = result
        self.over = True
        self.decision = None
        self.note("game-over", result)

    def put(self, player: i64, rule: str, options: list[Option], topic: str) -> None:
        """Put a question that is not part of what may go round in a loop."""
        self.decision = Decision(player, rule, options, -1, topic)

    def borrow(self) -> Scope:
        """A scope for looking at cards; whoever borrowed it puts it back into `lent`."""
        place = self.lent
        if place is None:
            return scope(-1, -1, -1)
        self.lent = None
        return place

    # -- Looking at cards --------------------------------------------------------------------------------------------

    def card(self, card: i64) -> Printed:
        """The printed card: its names and its attack."""
        return self.cards[self.printed[card]]

    def looks(self, card: i64) -> Printed:
        """The printed card whose skills, costs and signs it has now: its own, or one it copies."""
        return self.cards[self.guise[card]]

    def hand(self, player: i64) -> list[int]:
        """A player's hand."""
        return self.piles[player * ZONES + HAND]

    def deck(self, player: i64) -> list[int]:
        """A player's deck, top first."""
        return self.piles[player * ZONES + DECK]

    def bonds(self, player: i64) -> list[int]:
        """A player's bond cards."""
        return self.piles[player * ZONES + BONDS]

    def orbs(self, player: i64) -> list[int]:
        """A player's orbs."""
        return self.piles[player * ZONES + ORBS]

    def supporters(self, player: i64) -> list[int]:
        """The cards in a player's support area."""
        return self.piles[player * ZONES + SUPPORT]

    def retreat(self, player: i64) -> list[int]:
        """A player's retreat area."""
        return self.piles[player * ZONES + RETREAT]

    def units(self, player: i64) -> list[int]:
        """A player's units, the front line first."""
        return self.piles[player * ZONES + FRONT] + self.piles[player * ZONES + BACK]

    def is_unit(self, card: i64) -> bool:
        """Whether a card is a unit on the battlefield."""
        # rule: zones.battlefield
        zone = self.zone[card]
        return zone == FRONT or zone == BACK

    def main_of(self, player: i64) -> i64:
        """A player's main character, or -1."""
        # rule: cards.main-character
        for card in self.piles[player * ZONES + FRONT]:
            if self.main[card] != 0:
                return card
        for card in self.piles[player * ZONES + BACK]:
            if self.main[card] != 0:
                return card
        return -1

    def stack_size(self, card: i64) -> i64:
        """How many cards a unit is made of."""
        count = 1
        under = self.below[card]
        while under >= 0:
            count += 1
            under = self.below[under]
        return count

    def is_class_changed(self, card: i64) -> bool:
        """Whether a unit counts as class changed: a card below it, and a class change cost on top."""
        # rule: deployment.levelled-up-unit deployment.class-changed-unit keyword.grow-class-changed
        return self.below[card] >= 0 and self.looks(card).class_change >= 0

    def share_name(self, one: i64, two: i64) -> bool:
        """Whether two cards have a unit name in common."""
        mine = self.unit_names[self.printed[one]]
        other = self.unit_names[self.printed[two]]
        if mine >= 0 and other >= 0:
            return mine == other
        others = self.cards[self.printed[two]].names
        for name in self.cards[self.printed[one]].names:
            if name in others:
                return True
        return False

    def distinct(self, cards: list[int], player: i64) -> list[int]:
        """Of equal cards in a hand, deck, retreat, bond or orb area, one each; units are all different."""
        if len(cards) < 2:
            return cards
        found: list[int] = []
        for card in cards:
            for other in found:
                if self.same(card, other, player):
                    break
            else:
                found.append(card)
        return found

    def same(self, one: i64, two: i64, player: i64) -> bool:
        """Whether two cards are the same to a player who chooses between them."""
        zone = self.zone[one]
        if zone != self.zone[two] or zone == FRONT or zone == BACK or self.owner[one] != self.owner[two]:
            return False
        if self.face_down[one] != self.face_down[two]:
            return False
        known = (self.known[one] >> player) & 1
        if known != (self.known[two] >> player) & 1:
            return False
        return known == 0 or self.printed[one] == self.printed[two]

    # -- What cards are now ------------------------------------------------------------------------------------------

    def attack_of(self, card: i64) -> i64:
        """A unit's attack now, also when negative; of another card, the attack printed on it."""
        # rule: cards.attack cards.attack-below-zero
        if not self.is_unit(card):
            return self.card(card).attack
        if self.attack_fresh and self.fresh:
            return self.attack[card]
        if not self.fresh:
            self.refresh()
        if not self.attack_alone(card):
            self.refresh_attack()
        return self.attack[card]

    def support_of(self, card: i64) -> i64:
        """A card's support now."""
        # rule: cards.support
        if self.zone[card] != SUPPORT or self.book.kinds >> SUPPORT_POWER & 1 == 0:
            return self.card(card).support
        if not self.fresh:
            self.refresh()
        return self.support[card]

    def cost_of(self, card: i64) -> i64:
        """A card's deployment cost now."""
        # rule: cards.deploy-cost
        if not self.is_unit(card):
            return self.card(card).cost
        if self.book.kinds >> DEPLOY_COST & 1 == 0:
            return self.looks(card).cost
        if not self.fresh:
            self.refresh()
        return self.cost[card]

    def signs_of(self, card: i64) -> i64:
        """The signs a card shows now: symbols, gender, weapons, types; a face-down bond shows none."""
        # rule: zones.face-down-bonds-are-blank zones.open-cards-count
        if self.zone[card] == BONDS and self.face_down[card] != 0:
            return 0
        if not self.is_unit(card):
            return self.card(card).signs
        if self.book.kinds >> SIGN & 1 == 0:
            return self.looks(card).signs
        if not self.fresh:
            self.refresh()
        return self.signs[card]

    def range_of(self, card: i64) -> i64:
        """A unit's ranges now."""
        if not self.is_unit(card):
            return self.card(card).range
        if self.book.kinds >> RANGE & 1 == 0:
            return self.looks(card).range
        if not self.fresh:
            self.refresh()
        return self.ranges[card]

    def has_bar(self, card: i64, bar: i64) -> bool:
        """Whether a continuous effect forbids (or allows) a unit something now."""
        if self.book.bars & bar == 0:
            return False
        if not self.fresh:
            self.refresh()
        return self.bars[card] & bar != 0

    def granted(self, kinds: i64) -> bool:
        """Whether any continuous effect of these kinds (a bit each) may be at work now."""
        if self.book.kinds & kinds == 0:
            return False
        if not self.fresh:
            self.refresh()
        return len(self.grants) > 0

    def loses(self, card: i64, ability: Skill, kind: i64) -> bool:
        """Whether a unit has lost a skill (or may not use it)."""
        for grant in self.grants:
            if grant.kind == kind and grant.card == card:
                change = self.nodes[grant.node]
                if isinstance(change, NamedChange) and change.skill == ability.name:
                    return True
        return False

    # -- Keeping that up to date -------------------------------------------------------------------------------------

    def touch(self, what: i64) -> None:
        """Something changed that perhaps no continuous effect at work looks at."""
        if self.watched & what:
            self.fresh = False
        if self.attack_watched & what:
            self.attack_fresh = False

    def turn_changes(self) -> None:
        """Whose turn it is changes, or what units did in it is forgotten."""
        if self.modifiers:
            self.fresh = False
        self.touch(WATCH_TURN | WATCH_USED)

    def arrives(self, card: i64) -> None:
        """A card has become a unit. Where nothing else changes by that, it is simply as printed."""
        printed = self.cards[self.guise[card]]
        if self.watched & WATCH_UNITS or printed.layers:
            self.fresh = False
        else:
            self.as_printed(card, printed)
        if self.attack_watched & WATCH_UNITS or printed.attack_layers:
            self.attack_fresh = False
        else:
            self.attack[card] = self.cards[self.printed[card]].attack

    def departs(self, card: i64) -> None:
        """A unit is about to be one no more. Where nothing else changes by that, nothing need be computed."""
        printed = self.cards[self.guise[card]]
        if self.watched & WATCH_UNITS or printed.layers:
            self.fresh = False
        else:
            self.forgoes(card)
        if self.attack_watched & WATCH_UNITS or printed.attack_layers:
            self.attack_fresh = False

    def forgoes(self, card: i64) -> None:
        """A unit or support card is about to leave: what was granted to it goes."""
        for grant in self.grants:
            if grant.card == card:
                self.fresh = False
                return

    def attack_changes(self, card: i64, by: i64) -> None:
        """An effect on the attack of a card begins or ends. Where nothing depends on it, it is just a sum."""
        if self.watched & WATCH_ATTACK:
            self.fresh = False
        if self.attack_watched & WATCH_ATTACK or (self.book.kinds >> ATTACK_SET) & 1:
            self.attack_fresh = False
        elif self.attack_fresh:
            self.attack[card] += by

    def as_printed(self, card: i64, printed: Printed) -> None:
        """A unit is what is printed on it, before anything changes it."""
        self.signs[card] = printed.signs
        self.ranges[card] = printed.range
        self.orbs_taken[card] = 1
        self.bars[card] = 0
        self.cost[card] = printed.cost

    def refresh(self) -> None:
        """Compute what units and support cards are now, but for attacks: printed values, then what changes them."""
        # rule: cards.information-changes skills.continuous skills.continuous-condition skills.continuous-only-if
        self.fresh = True
        self.attack_fresh = False
        if self.grants:
            self.grants = []
        layers = 0
        watched = 0
        for base in range(0, 2 * ZONES, ZONES):
            for pile in range(base + FRONT, base + BACK + 1):
                for card in self.piles[pile]:
                    printed = self.cards[self.guise[card]]
                    self.as_printed(card, printed)
                    layers |= printed.layers
                    watched |= printed.watched
            for card in self.piles[base + SUPPORT]:
                self.support[card] = self.cards[self.printed[card]].support
                self.bars[card] = 0
        gained = False
        for modifier in self.modifiers:
            kind = modifier.kind
            if kind == SKILL or kind == WORLD:
                gained = True
                watched = WATCH_ALL
                layers = EVERY_LAYER
            if not is_of_attack(kind):
                self.apply_modifier(modifier, False)
        self.watched = watched
        if layers != 0:
            self.apply_skills(layers, gained, False)
            self.attack_fresh = False

    def refresh_attack(self) -> None:
        """Compute the attacks of all units now: printed on them, effects with a duration, continuous skills."""
        # rule: cards.attack cards.information-changes
        if not self.fresh:
            self.refresh()
        self.attack_fresh = True
        layers = 0
        watched = 0
        for base in range(FRONT, 2 * ZONES, ZONES):
            for pile in range(base, base + 2):
                for card in self.piles[pile]:
                    printed = self.cards[self.guise[card]]
                    self.attack[card] = self.cards[self.printed[card]].attack
                    layers |= printed.attack_layers
                    watched |= printed.attack_watched
        gained = False
        for modifier in self.modifiers:
            kind = modifier.kind
            if kind == SKILL or kind == WORLD:
                gained = True
                watched = WATCH_ALL
                layers = EVERY_LAYER
            if kind == WORLD or is_of_attack(kind):
                self.apply_modifier(modifier, True)
        self.attack_watched = watched
        if layers != 0:
            self.apply_skills(layers, gained, True)

    def apply_skills(self, layers: i64, gained: bool, attack: bool) -> None:
        """Apply the continuous skills of all units, layer by layer; then those gained, if any skill was."""
        place = self.borrow()
        for layer in range(LAST_LAYER + 1):
            if (layers >> layer) & 1 == 0:
                continue
            for base in range(FRONT, 2 * ZONES, ZONES):
                for pile in range(base, base + 2):
                    for card in self.piles[pile]:
                        printed = self.cards[self.guise[card]]
                        if ((printed.attack_layers if attack else printed.layers) >> layer) & 1:
                            for ability in printed.strengthening if attack else printed.always:
                                if ability.layer == layer:
                                    self.apply_skill(card, ability, place, attack)
            if gained:
                for grant in self.grants[:]:
                    if grant.kind == SKILL:
                        skill = self.nodes[grant.node]
                        if isinstance(skill, Always) and skill.layer == layer:
                            self.apply_skill(grant.card, skill, place, attack)
        self.lent = place

    def attack_alone(self, card: i64) -> bool:
        """Compute the attack of one unit, which is all a battle wants to know; False where that takes all of them."""
        for modifier in self.modifiers:
            if modifier.kind == SKILL or modifier.kind == WORLD:
                return False
        self.attack[card] = self.cards[self.printed[card]].attack
        for modifier in self.modifiers:
            if modifier.card == card and is_of_attack(modifier.kind):
                self.apply_modifier(modifier, True)
        place = self.borrow()
        strengthens = self.book.strengthens
        for base in range(FRONT, 2 * ZONES, ZONES):
            for pile in range(base, base + 2):
                for unit in self.piles[pile]:
                    layers = strengthens[self.guise[unit]]
                    if layers == 0:
                        continue
                    if layers != MAIN_LAYER:
                        self.lent = place
                        return False
                    for ability in self.looks(unit).strengthening:
                        self.strengthen(card, unit, ability, place)
        self.lent = place
        return True

    def strengthen(self, card: i64, unit: i64, ability: Always, place: Scope) -> None:
        """Apply a unit's continuous skill to the attack of one card, if it concerns it and works now."""
        place.source = unit
        place.ability = ability.id
        place.player = self.controller[unit]
        effect = ability.effect
        if not effect.concerns(self, place, card) or (self.grants and self.loses(unit, ability, LOSES)):
            return
        if ability.limits and not ability.allowed(self, place):
            return
        if ability.only_if is None or ability.only_if.holds(self, place):
            effect.apply_to(self, place, card, True)

    def apply_skill(self, card: i64, ability: Always, place: Scope, attack: bool) -> None:
        """Apply a continuous skill, if it works now: what it does to attacks, or all else."""
        if self.grants and self.loses(card, ability, LOSES):
            return
        place.source = card
        place.ability = ability.id
        place.player = self.controller[card]
        if ability.limits and not ability.allowed(self, place):
            return
        if ability.only_if is None or ability.only_if.holds(self, place):
            ability.effect.apply(self, place, attack)

    def in_force(self, modifier: Modifier) -> bool:
        """Whether a continuous effect works now: one for a coming turn only in that turn."""
        return modifier.until != NEXT_TURN_OF or (self.active == modifier.whose and self.turn > modifier.turn)

    def apply_modifier(self, modifier: Modifier, attack: bool) -> None:
        """Apply a continuous effect with a duration."""
        if not self.in_force(modifier):
            return
        card = modifier.card
        if modifier.kind == WORLD:
            if card >= 0 and (self.state[card] != modifier.state or not self.is_unit(card)):
                return
            effect = self.nodes[modifier.node]
            if isinstance(effect, Continuous):
                effect.apply(self, scope(modifier.source, -1, modifier.player), attack)
            return
        if card < 0 or self.state[card] != modifier.state:
            return
        zone = self.zone[card]
        if zone == FRONT or zone == BACK or zone == SUPPORT:
            self.change(card, modifier.kind, modifier.amount, modifier.node, modifier.source, modifier.player)

    def change(self, card: i64, kind: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        """Change one thing of what a card is now."""
        if kind == ATTACK:
            self.attack[card] += amount
        elif kind == SUPPORT_POWER:
            self.support[card] += amount
        elif kind == SIGN:
            self.signs[card] |= amount
        elif kind == RANGE:
            self.ranges[card] |= amount
        elif kind == ORBS_DESTROYED:
            self.orbs_taken[card] = max(self.orbs_taken[card], amount)
        elif kind == BAR:
            self.bars[card] |= amount
        elif kind == DEPLOY_COST:
            self.cost[card] += amount
        elif kind == ATTACK_SET:
            self.attack[card] = amount
        else:
            self.grants.append(Grant(kind, card, amount, node, source, player))

    def usable(self, card: i64, ability: Skill) -> bool:
        """Whether a unit still has a skill and may use it."""
        if not self.granted((1 << LOSES) | (1 << NOT_USABLE)):
            return True
        return not self.loses(card, ability, LOSES) and not self.loses(card, ability, NOT_USABLE)

    # -- Copies and saves --------------------------------------------------------------------------------------------

    def clone_into(self, new: Cipher) -> None:
        """Fill a blank game with an equal, independent state."""
        self.copy_into(new)
        new.book = self.book
        new.lent = None
        new.nodes = self.nodes
        new.cards = self.cards
        new.unit_names = self.unit_names
        new.guise = self.guise[:]
        new.tapped = self.tapped[:]
        new.face_down = self.face_down[:]
        new.main = self.main[:]
        new.destroyed = self.destroyed[:]
        new.by_attack = self.by_attack[:]
        new.below = self.below[:]
        new.marks = self.marks[:]
        new.used = self.used[:]
        new.fresh = self.fresh
        new.watched = self.watched
        new.attack_fresh = self.attack_fresh
        new.attack_watched = self.attack_watched
        new.attack = self.attack[:]
        new.support = self.support[:]
        new.signs = self.signs[:]
        new.ranges = self.ranges[:]
        new.orbs_taken = self.orbs_taken[:]
        new.bars = self.bars[:]
        new.cost = self.cost[:]
        new.grants = self.grants[:]
        new.spent = self.spent[:]
        new.redrawn = self.redrawn[:]
        new.attacking = self.attacking
        new.defending = self.defending
        new.evaded = self.evaded
        new.struck = self.struck
        new.due = self.due
        new.cause = self.cause[:]
        new.moves = self.moves
        new.loops = self.loops[:]
        new.spins = self.spins
        new.spun = self.spun[:]
        new.barred = self.barred[:]
        new.before = self.before

    def rows(self) -> list[object]:
        """All of the state as plain data. What cards are now follows from it and is not told."""
        rows = super().rows()
        rows.extend(
            [
                pack(self.guise),
                pack(self.tapped),
                pack(self.face_down),
                pack(self.main),
                pack(self.destroyed),
                pack(self.by_attack),
                pack(self.below),
                pack(self.marks),
                pack(self.used),
                self.spent,
                self.redrawn,
                [self.attacking, self.defending, int(self.evaded), self.struck, self.due],
                self.cause,
                [self.moves, self.spins],
                self.loops,
                self.spun,
                self.barred,
                self.before,
            ]
        )
        return rows

    def fill_columns(self, rows: list[object]) -> None:
        """Take over a state that `rows` told of."""
        self.fill(rows)
        mine = rows[17:]
        self.guise = unpack(mine[0])
        self.tapped = unpack(mine[1])
        self.face_down = unpack(mine[2])
        self.main = unpack(mine[3])
        self.destroyed = unpack(mine[4])
        self.by_attack = unpack(mine[5])
        self.below = unpack(mine[6])
        self.marks = unpack(mine[7])
        self.used = unpack(mine[8])
        self.spent = as_ints(mine[9])
        self.redrawn = [bool(one) for one in as_list(mine[10])]
        battle = as_ints(mine[11])
        self.attacking = battle[0]
        self.defending = battle[1]
        self.evaded = battle[2] != 0
        self.struck = battle[3]
        self.due = battle[4]
        self.cause = as_ints(mine[12])
        counts = as_ints(mine[13])
        self.moves = counts[0]
        self.spins = counts[1]
        self.loops = as_ints(mine[14])
        self.spun = as_ints(mine[15])
        self.barred = as_ints(mine[16])
        before = mine[17]
        assert isinstance(before, bytes)
        self.before = before
        self.make_computed(len(self.tapped))
