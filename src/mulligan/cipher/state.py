"""A game of Cipher: what the rules ask of cards, and what cards are now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.cipher import current
from mulligan.cipher.abilities import (
    SUPPORT_SKILLS,
    USABLE_SKILLS,
    NamedChange,
    Skill,
    Support,
    Use,
)
from mulligan.cipher.columns import Columns, Grant
from mulligan.cipher.printed import FORBIDS, GAINED, Printed
from mulligan.cipher.remembered import PastEvent
from mulligan.cipher.terms import (
    ATTACK,
    ATTACK_SET,
    BACK,
    BAR,
    BONDS,
    DECK,
    DEPLOY_COST,
    FAR_ZONES,
    FREE,
    FRONT,
    HAND,
    LOSES,
    NOT_USABLE,
    ORBS,
    ORBS_DESTROYED,
    RANGE,
    RANGE_ALONE,
    RETREAT,
    SIGN,
    SKILL,
    SUPPORT,
    SUPPORT_POWER,
    WATCH_ATTACK,
    WATCH_TURN,
    WATCH_UNITS,
    WATCH_USED,
    WORLD,
    ZONES,
)
from mulligan.kernel.column import Numbers, vec
from mulligan.kernel.frames import Resolve, Scope, scope
from mulligan.kernel.game import FACES, Game, is_unknown
from mulligan.kernel.modifiers import NEXT_TURN_OF, Modifier
from mulligan.kernel.options import Decision, Option

PRINTED_KINDS: Final[i64] = (1 << SIGN) | (1 << RANGE) | (1 << DEPLOY_COST)  # printed on units, if it can change


def named_by(change: NamedChange, ability: Skill) -> bool:
    """Whether a change that speaks of skills speaks of this one: by name, of all printed ones, of a kind."""
    if change.skill == SUPPORT_SKILLS:
        return isinstance(ability, Support)
    if change.skill == USABLE_SKILLS:
        return isinstance(ability, Use)
    return change.skill == ability.title or (not change.skill and 0 < ability.index < GAINED)


def event_speaks(game: Game, player: i64, event: PastEvent) -> bool:
    """Whether an event is of a card that a player does not know, or one that waits for it is."""
    if is_unknown(game, player, event.card) or is_unknown(game, player, event.other):
        return True
    for owner in event.owners:
        if is_unknown(game, player, owner):
            return True
    return False


class Cipher(Columns):
    """A game of Cipher in progress."""

    # -- The loop ----------------------------------------------------------------------------------------------------

    def advance(self, frame: Resolve) -> bool:
        """Go on with a part of a card's tree that is being resolved; False when it is finished."""
        node = self.nodes[frame.node]
        assert isinstance(node, Effect)
        assert frame.scope is not None
        return node.advance(self, frame, frame.scope)

    def offers(self) -> list[Option] | None:
        """What the effect that asks would put on offer by the cards that lie there now; None if none does."""
        frame = self.frames[-1]
        if not isinstance(frame, Resolve) or frame.scope is None:
            return None
        node = self.nodes[frame.node]
        return node.offers(self, frame, frame.scope) if isinstance(node, Effect) else None

    def is_quiet(self) -> bool:
        """Whether a check timing would find nothing to do."""
        return self.due == 0 and not self.triggered

    def concede(self, player: i64) -> None:
        """A player gives up: the other wins."""
        self.note("concedes", player)
        self.end(1 - player)

    def end(self, result: i64) -> None:
        """The game is over: a winner, or a draw."""
        self.result = result
        self.over = True
        self.decision = None
        self.note("game-over", result)

    def put(self, player: i64, rule: str, options: list[Option], topic: str) -> None:
        """Put a question that is not part of what may go round in a loop."""
        self.decision = Decision(player, rule, options, -1, topic)

    def take_spare_scope(self) -> Scope:
        """A scope for looking at cards; whoever takes it puts it back into `spare_scope`."""
        acting = self.spare_scope
        if acting is None:
            return scope(-1, -1, -1)
        self.spare_scope = None
        return acting

    # -- Looking at cards --------------------------------------------------------------------------------------------

    def card(self, card: i64) -> Printed:
        """The printed card: its names and its attack."""
        return self.cards[self.printed[card]]

    def is_still(self, card: i64, state: i64, zone: i64) -> bool:
        """A card is new once it has changed its zone, but for moves on the battlefield; a skill finds it anywhere."""
        # rule: triggers.follow-the-card zones.new-card
        return state < 0 or self.state[card] == state

    def rests(self, player: i64, rule: str, topic: str) -> bool:
        """Whether somebody looks ahead just to here; where the game may be going round, it may go on by itself."""
        return not self.watching and not self.barred and super().rests(player, rule, topic)

    def look_over(self) -> None:
        """What units and support cards are now, and what they bring."""
        if not self.fresh:
            self.refresh()
        if self.brought < 0:
            self.bring()

    def references(self) -> list[int]:
        """The units in the battle, and the cards in the event behind the skill that is resolving."""
        found = [int(self.attacking), int(self.defending)]
        if self.cause is not None:
            found.extend((self.cause.card, self.cause.other))
        if self.held is not None:
            for option in self.held.options:
                found.extend((option.card, option.target))
        return found

    def rename(self, numbers: Numbers) -> None:
        """Those, and what is remembered for skills that look back at an event."""
        self.attacking = numbers.get(self.attacking, self.attacking)
        self.defending = numbers.get(self.defending, self.defending)
        if self.cause is not None:
            self.cause = self.cause.renamed(numbers)
        if self.held is not None:
            self.held = self.held.renamed(numbers)
        self.past_events = [one.renamed(numbers) for one in self.past_events]
        self.occurrences = [one.renamed(numbers) for one in self.occurrences]

    def remembers_unknown(self, player: i64) -> bool:
        """Whether the battle, or what is remembered of events, speaks of a card that a player does not know."""
        if is_unknown(self, player, self.attacking) or is_unknown(self, player, self.defending):
            return True
        if self.cause is not None and event_speaks(self, player, self.cause):
            return True
        for past in self.past_events:
            if event_speaks(self, player, past):
                return True
        for occurrence in self.occurrences:
            if is_unknown(self, player, occurrence.unit):
                return True
        return self.held is not None

    def has_new_faces(self, cards: vec[i64]) -> None:
        """They act as what they are, and what units are may follow from them."""
        for i in range(len(cards)):
            self.acts_as[cards[i]] = self.printed[cards[i]]
        self.fresh = False
        self.brought = -1

    def looks(self, card: i64) -> Printed:
        """The printed card whose skills, costs and signs it has now: its own, or one it copies."""
        return self.cards[self.acts_as[card]]

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

    def bring(self) -> i64:
        """What the units that are there bring: a bit for each kind of events one may wait for, AIDS. Perhaps more."""
        if self.brought < 0:
            found: i64 = 0
            altering = self.own_match.alters_anyway
            brings = self.own_match.brings
            alters = self.own_match.alters
            for base in range(FRONT, 2 * ZONES, ZONES):
                for pile in range(base, base + 2):
                    for card in self.piles[pile]:
                        number = self.acts_as[card]
                        found |= brings[number]
                        altering |= alters[number]
            self.brought = found
            self.altering = altering
        return self.brought

    def main_of(self, player: i64) -> i64:
        """A player's main character, or -1."""
        # rule: cards.main-character
        known = self.leaders[player]  # most often it is still there
        if known >= 0 and self.main[known] != 0 and self.controller[known] == player and self.is_unit(known):
            return known
        for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
            for card in self.piles[pile]:
                if self.main[card] != 0:
                    self.leaders[player] = card
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
        return self.below[card] >= 0 and self.class_change_of(card) >= 0

    def class_change_of(self, card: i64) -> i64:
        """A card's class change cost now, -1 for none: as printed, unless one of its own skills says otherwise."""
        # rule: cards.class-change-cost golden.card-over-rule
        printed = self.looks(card) if self.is_unit(card) else self.card(card)
        if printed.specials:
            for special in printed.specials:
                cost = special.class_change(self, self.controller[card], card)
                if cost >= 0:
                    return cost
        return printed.class_change

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

    def namesake(self, player: i64, card: i64) -> i64:
        """The first unit of a player that has a unit name in common with a card; -1 for none."""
        names = self.unit_names
        printed = self.printed
        name = names[printed[card]]
        for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
            for unit in self.piles[pile]:
                other = names[printed[unit]]
                if other == name if other >= 0 and name >= 0 else self.share_name(card, unit):
                    return unit
        return -1

    def distinct(self, cards: list[int], player: i64) -> list[int]:
        """Of equal cards in a hand, deck, retreat, bond or orb area, one each; units are all different."""
        if len(cards) < 2:
            return cards
        found: list[int] = []
        zone = self.zone[cards[0]]
        owner = self.owner[cards[0]]
        seen: i64 = 0  # a bit for each face found that fits in, of cards in the same place that the player knows
        plain = zone != FRONT and zone != BACK and not self.own_match.fixed_order
        for card in cards:
            face = self.printed[card]
            if plain and face < FACES and self.zone[card] == zone and self.owner[card] == owner:
                if self.face_down[card] == 0 and (self.known[card] >> player) & 1 != 0:
                    if (seen >> face) & 1 == 0:
                        seen |= 1 << face
                        found.append(card)
                    continue
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
        if not self.fresh and (self.own_match.kinds >> LOSES) & 1:  # skills that are lost are among what is refreshed
            self.refresh()
        if not current.attack_alone(self, card):
            if not self.fresh:
                self.refresh()
            self.refresh_attack()
        return self.attack[card]

    def know_attacks(self) -> None:
        """Compute the attacks of all units at once, for who is about to look at all of them."""
        if not self.fresh:
            self.refresh()
        if not self.attack_fresh:
            self.refresh_attack()

    def orbs_taken_by(self, card: i64) -> i64:
        """How many orbs it costs a main character that this unit destroys."""
        # rule: check.two-orbs
        if not self.fresh:
            if not self.may_be_changed(1 << ORBS_DESTROYED):
                return 1
            self.refresh()
        return self.orbs_taken[card]

    def support_of(self, card: i64) -> i64:
        """A card's support now."""
        # rule: cards.support
        if self.zone[card] != SUPPORT or self.own_match.kinds >> SUPPORT_POWER & 1 == 0:
            return self.card(card).support
        if not self.fresh:
            if not self.may_be_changed(1 << SUPPORT_POWER):
                return self.card(card).support
            self.refresh()
        return self.support[card]

    def cost_of(self, card: i64) -> i64:
        """A card's deployment cost now."""
        # rule: cards.deploy-cost
        if not self.is_unit(card):
            if self.zone[card] != HAND or not self.own_match.far_signs or self.own_match.kinds >> DEPLOY_COST & 1 == 0:
                return self.card(card).cost
        elif self.is_as_printed(DEPLOY_COST):
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
            if not self.own_match.far_signs or self.zone[card] not in FAR_ZONES:
                return self.card(card).signs
        elif self.is_as_printed(SIGN):
            return self.looks(card).signs
        if not self.fresh:
            self.refresh()
        return self.signs[card]

    def range_of(self, card: i64) -> i64:
        """A unit's ranges now."""
        if not self.is_unit(card):
            return self.card(card).range
        if self.is_as_printed(RANGE):
            return self.looks(card).range
        if not self.fresh:
            self.refresh()
        return self.ranges[card]

    def has_bar(self, card: i64, bar: i64) -> bool:
        """Whether a continuous effect forbids (or allows) a unit something now."""
        return self.may_bar(bar) and self.bars[card] & bar != 0

    def may_bar(self, bar: i64) -> bool:
        """Whether a continuous effect may forbid any unit this now; where it may, what units are is up to date then."""
        if self.own_match.bars & bar == 0:
            return False
        if not self.fresh:
            if not self.skills_alter(bar << FORBIDS) and not self.is_lasting(1 << BAR):
                return False
            self.refresh()
        return True

    def granted(self, kinds: i64) -> bool:
        """Whether any continuous effect of these kinds (a bit each) may be at work now."""
        if self.own_match.kinds & kinds == 0:
            return False
        if not self.fresh:
            if not self.may_be_changed(kinds):
                return False
            self.refresh()
        return len(self.grants) > 0

    def grants_some(self, kinds: i64) -> bool:
        """Whether a continuous effect of one of these kinds (a bit each) is at work now."""
        return self.granted(kinds) and self.granting & kinds != 0

    def loses(self, card: i64, ability: Skill, kind: i64) -> bool:
        """Whether a unit has lost a skill (or may not use it)."""
        for grant in self.grants:
            if grant.kind == kind and grant.card == card:
                change = self.nodes[grant.node]
                if isinstance(change, NamedChange) and named_by(change, ability):
                    return True
        return False

    def is_free(self, card: i64, ability: Skill) -> bool:
        """Whether the cost of a unit's skill need not be paid."""
        # rule: golden.card-over-rule
        return self.granted(1 << FREE) and self.loses(card, ability, FREE)

    # -- Keeping that up to date -------------------------------------------------------------------------------------

    def is_as_printed(self, kind: i64) -> bool:
        """Whether nothing can change this of any unit now; where that is not so, it need not be up to date yet."""
        if self.own_match.kinds >> kind & 1 == 0:
            return True
        return not self.fresh and not self.may_be_changed(1 << kind)

    def may_be_changed(self, kinds: i64) -> bool:
        """Whether a continuous skill or an effect with a duration may change one of these things (a bit each) now."""
        return self.skills_alter(kinds) or self.is_lasting(kinds)

    def skills_alter(self, what: i64) -> bool:
        """Whether a continuous skill, not gained by an effect, may change or forbid one of these things now."""
        if self.brought < 0:
            self.bring()
        return self.altering & what != 0

    def is_lasting(self, kinds: i64) -> bool:
        """Whether an effect with a duration that changes one of these things (a bit each) may be there.

        So may do a continuous skill that a unit has gained.
        """
        for modifier in self.modifiers:
            kind = modifier.kind
            if kind == WORLD or (kinds >> kind) & 1 or (kind == SKILL and current.brings_skills(self, modifier)):
                return True
        return False

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
        number = self.acts_as[card]
        printed = self.cards[number]
        if self.brought >= 0:
            self.brought |= self.own_match.brings[number]
            self.altering |= self.own_match.alters[number]
        if self.watched & WATCH_UNITS or printed.layers:
            self.fresh = False
        else:
            self.orbs_taken[card] = 1
            self.bars[card] = 0
            if self.own_match.kinds & PRINTED_KINDS:
                current.as_printed(self, card, printed)
        if self.attack_watched & WATCH_UNITS or printed.attack_layers:
            self.attack_fresh = False
        else:
            self.attack[card] = self.cards[self.printed[card]].attack

    def departs(self, card: i64) -> None:
        """A unit is about to be one no more. Where nothing else changes by that, nothing need be computed."""
        number = self.acts_as[card]
        printed = self.cards[number]
        if self.own_match.brings[number] != 0 or self.own_match.alters[number] != 0:
            self.brought = -1
        if self.watched & WATCH_UNITS or printed.layers:
            self.fresh = False
        else:
            self.loses_grants(card)
        if self.attack_watched & WATCH_UNITS or printed.attack_layers:
            self.attack_fresh = False

    def loses_grants(self, card: i64) -> None:
        """A unit or support card is about to leave: what was granted to it goes."""
        for grant in self.grants:
            if grant.card == card:
                self.fresh = False
                return

    def attack_changes(self, card: i64, by: i64) -> None:
        """An effect on the attack of a card begins or ends. Where nothing depends on it, it is just a sum."""
        if self.watched & WATCH_ATTACK:
            self.fresh = False
        if self.attack_watched & WATCH_ATTACK or (self.own_match.kinds >> ATTACK_SET) & 1:
            self.attack_fresh = False
        elif self.attack_fresh:
            self.attack[card] += by

    def refresh(self) -> None:
        """Compute what units and support cards are now, but for attacks: printed values, then what changes them."""
        current.refresh(self)

    def refresh_attack(self) -> None:
        """Compute the attacks of all units now, when all else is fresh: printed on them, effects, continuous skills."""
        current.refresh_attack(self)

    def in_force(self, modifier: Modifier) -> bool:
        """Whether a continuous effect works now: one for a coming turn only in that turn."""
        return modifier.until != NEXT_TURN_OF or (self.active == modifier.whose and self.turn > modifier.turn)

    def change(self, card: i64, kind: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        """Change one thing of what a card is now."""
        if kind == ATTACK:
            self.attack[card] += amount
        elif kind == SUPPORT_POWER:
            self.support[card] += amount
        elif kind == SIGN:
            if amount < 0:
                self.signs[card] &= ~-amount
            else:
                self.signs[card] |= amount
        elif kind == RANGE:
            if amount < 0:
                if self.ranges[card] & -amount == -amount:  # who has only a part of it does not have it
                    self.ranges[card] &= ~-amount
            elif amount & RANGE_ALONE:
                self.ranges[card] = amount & ~RANGE_ALONE
            else:
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
            self.granting |= 1 << kind

    def usable(self, card: i64, ability: Skill) -> bool:
        """Whether a unit still has a skill and may use it."""
        if not self.granted((1 << LOSES) | (1 << NOT_USABLE)):
            return True
        return not self.loses(card, ability, LOSES) and not self.loses(card, ability, NOT_USABLE)
