"""A game of Magic in progress: its loop, and what its cards are now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.kernel.column import Numbers, vec
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.frames import NO_CARDS, Resolve, Scope, scope
from mulligan.kernel.game import ALIASES, SEATS, are_unknown, is_unknown
from mulligan.kernel.options import Option
from mulligan.magic import layers
from mulligan.magic.abilities import Activated, When
from mulligan.magic.choices import Targets
from mulligan.magic.columns import Columns
from mulligan.magic.printed import ALL_CREATURE_TYPES, Printed
from mulligan.magic.procedures import Damage, Strike
from mulligan.magic.purse import Purse
from mulligan.magic.regulations import Regulation
from mulligan.magic.terms import (
    ANY_COLOR,
    ASIDE,
    BATTLEFIELD,
    COLORLESS,
    COLORS,
    COMBATS_A_TURN,
    COMMAND,
    CREATURE,
    DELAYED,
    FLIP,
    FLOATING,
    GRAVEYARD,
    HAND,
    HASTE,
    KINDS_OF_MANA,
    LAND,
    LIBRARY,
    LOYALTY,
    MINUS,
    MOMENTS,
    NO_ACTIVATION,
    NO_MORE,
    PLUS,
    STACK,
    SUSPENDED,
    ZONES,
)

NO_RULES: Final[list[tuple[int, int, int]]] = []


def renamed_key(key: int, room: int, numbers: Numbers) -> int:
    """A key of a card and something else, where cards have other numbers now."""
    return numbers.get(key // room, key // room) * room + key % room


def renamed_column(column: vec[i64], numbers: Numbers) -> vec[i64]:
    """A column that tells of each card another one, by other numbers."""
    new = column[:]
    for card in range(len(new)):
        other: int = new[card]
        new[card] = numbers.get(other, other)
    return new


class Magic(Columns):
    """A game of Magic in progress."""

    shared_purse: Purse | None = None  # what options are listed with, filled anew each time
    causes: list[tuple[int, int, int, int, int]] | None = None  # filled where somebody asks what changes which card

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

    def ask(
        self, player: i64, rule: str, options: list[Option], at_stake: bool = False, about: i64 = -1, topic: str = ""
    ) -> None:
        """Put a decision to a player, or to whoever controls that player. With more than one option, a loop may end."""
        if player == self.puppet:
            player = self.master
        if self.forced and len(options) > 1:
            self.forced = 0
            self.positions = []
        super().ask(player, rule, options, at_stake, about, topic)

    def settled(self) -> bool:
        """A declaration is one action after the other: each attacker and blocker is judged by what it adds."""
        decision = self.decision
        if decision is None:
            return True
        topic = decision.topic
        return not self.waiting and (topic == "priority" or topic == "attack" or topic == "block")

    def look_over(self) -> None:
        """What permanents and spells are now."""
        if not self.fresh:
            self.refresh()

    def show(self, card: i64, player: i64) -> None:
        """A player sees a card's face, and so does whoever controls that player."""
        super().show(card, player)
        if player == self.puppet:
            super().show(card, self.master)

    def concede(self, player: i64) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        raise MulliganError("no-way-to-leave")

    # -- Looking at cards --------------------------------------------------------------------------------------------

    def card(self, card: i64) -> Printed:
        """The printed card it is, or copies."""
        return self.cards[self.face[card]]

    def copiable(self, face: i64) -> i64:
        """What is copied of a face: of a flipped card what it is before it flips."""
        # rule: golden.card-over-rulebook
        printed = self.cards[face]
        return printed.front if printed.layout == FLIP and printed.front >= 0 else face

    def hand(self, player: i64) -> list[int]:
        """A player's hand."""
        return self.piles[player * ZONES + HAND]

    def library(self, player: i64) -> list[int]:
        """A player's library, top first."""
        return self.piles[player * ZONES + LIBRARY]

    def graveyard(self, player: i64) -> list[int]:
        """A player's graveyard, top first."""
        return self.piles[player * ZONES + GRAVEYARD]

    def permanents(self, player: i64) -> list[int]:
        """The permanents a player controls."""
        if not self.fresh:
            self.refresh()
        return self.field[player]

    def in_play(self) -> list[int]:
        """All permanents in no order; known also while it is being computed what they are and who controls them."""
        found: list[int] = []
        for pile in range(BATTLEFIELD, len(self.piles), ZONES):
            found.extend(self.piles[pile])
        return found

    def all_permanents(self) -> list[int]:
        """All permanents, the active player's first."""
        if not self.fresh:
            self.refresh()
        seats = self.match.seats
        found: list[int] = []
        for i in range(seats):
            found.extend(self.field[(self.active + i) % seats])
        return found

    def account(self, player: i64) -> i64:
        """The player who keeps the life total of a player: oneself, or the first of the team."""
        # rule: two-headed-giant.team
        if self.own_match.shared_life:
            return self.own_match.teams.index(self.own_match.teams[player])
        return player

    def life_of(self, player: i64) -> i64:
        """A player's or team's life total."""
        return self.life[self.account(player)]

    def is_active(self, player: i64) -> bool:
        """Whether it is a player's turn, alone or with the team."""
        return player == self.active or (
            self.own_match.shared_turns and self.own_match.teams[player] == self.own_match.teams[self.active]
        )

    def in_turn_order(self) -> list[int]:
        """The players still in the game, the active player (or team) first."""
        # rule: turn.order planechase.planes
        seats = self.match.seats
        if not self.own_match.shared_turns and not self.backwards:
            return super().in_turn_order()
        order: list[int] = []
        for mine in (True, False):
            for i in range(seats):
                player = (self.active + (seats - i if self.backwards else i)) % seats
                if self.playing[player] and self.is_active(player) == mine:
                    order.append(player)
        return order

    def distinct(self, cards: list[int], player: i64) -> list[int]:
        """Of equal cards in a hidden or unordered pile, one each; permanents and spells are all different."""
        if len(cards) < 2:
            return cards
        found: list[int] = []
        seen: list[int] = []
        for card in cards:
            zone = self.zone[card]
            if zone == BATTLEFIELD or zone == STACK:
                found.append(card)
                continue
            face = self.printed[card] * SEATS + self.owner[card] if self.knows(player, card) else -1 - self.owner[card]
            key = face * ZONES + zone
            if key not in seen:
                seen.append(key)
                found.append(card)
        return found

    # -- What cards are now ------------------------------------------------------------------------------------------

    def rules_that(self, question: str) -> list[tuple[int, int, int]]:
        """The rules of cards that have an answer of their own to a question: source, player and node of each."""
        return self.rulings.get(question, NO_RULES) if self.rulings else NO_RULES

    def rules_that_number(self, number: i64, question: str) -> list[tuple[int, int, int]]:
        """The same, where the number of the question is known beforehand (tools/native_steps.py)."""
        return self.rulings[question] if (self.ruled >> number) & 1 else NO_RULES

    def lasts(self, kind: i64) -> bool:
        """Whether an effect of a kind lasts. They are counted when others have come, and anew when one has ended."""
        if self.counted is not self.modifiers:
            self.counted = self.modifiers
            self.counted_to = 0
            self.lasting = 0
        while self.counted_to < len(self.modifiers):
            self.lasting |= 1 << self.modifiers[self.counted_to].kind
            self.counted_to += 1
        return (self.lasting >> kind) & 1 != 0

    def lasts_apart(self) -> bool:
        """Whether an ability lasts that no permanent carries."""
        return bool(self.modifiers) and (self.lasts(DELAYED) or self.lasts(FLOATING) or self.lasts(SUSPENDED))

    def touch(self) -> None:
        """Something changed that a static ability may look at."""
        if self.watchful:
            self.fresh = False

    def refresh(self) -> None:
        """Compute what every permanent and spell is now."""
        layers.refresh(self)

    def is_hushed(self, card: i64) -> bool:
        """Whether a rule of a card takes the abilities of a card outside the battlefield away."""
        # rule: golden.card-over-rulebook
        for source, whose, node in self.rules_that("hushes_card"):
            regulation = self.nodes[node]
            assert isinstance(regulation, Regulation)
            if regulation.hushes_card(self, scope(source, node, whose), card):
                return True
        return False

    def has(self, card: i64, keyword: i64) -> bool:
        """Whether a permanent has a keyword now; elsewhere, whether it is printed on it."""
        zone = self.zone[card]
        if zone != BATTLEFIELD and zone != STACK:
            return not self.is_hushed(card) and (self.cards[self.face[card]].keywords >> keyword) & 1 != 0
        if not self.fresh:
            self.refresh()
        return (self.keywords[card] >> keyword) & 1 != 0

    def barred(self, card: i64, bar: i64) -> bool:
        """Whether a continuous effect forbids or demands something of a permanent now."""
        if not self.fresh:
            self.refresh()
        return self.bars[card] & bar != 0

    def types_of(self, card: i64) -> i64:
        """A card's types now, as bits."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            return self.types[card]
        return self.cards[self.face[card]].types

    def is_creature(self, card: i64) -> bool:
        """Whether it is a creature now."""
        return self.types_of(card) & CREATURE != 0

    def colors_of(self, card: i64) -> i64:
        """A card's colours now, as bits."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            return self.colors[card]
        return self.cards[self.face[card]].colors

    def has_subtype(self, card: i64, bit: int, creature_type: bool) -> bool:
        """Whether a card has a subtype now."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            subtypes = self.subtypes[card]
        else:
            subtypes = self.cards[self.face[card]].subtypes
        return subtypes & bit != 0 or (creature_type and subtypes & ALL_CREATURE_TYPES != 0)

    def subtypes_of(self, card: i64) -> int:
        """A card's subtypes now, as bits."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            return self.subtypes[card]
        return self.cards[self.face[card]].subtypes

    def power_of(self, card: i64) -> i64:
        """A card's power now, also when negative; where it is no permanent, as printed or as its own ability says."""
        if self.zone[card] != BATTLEFIELD:
            return layers.size_elsewhere(self, card)[0]
        if not self.fresh:
            self.refresh()
        return self.power[card]

    def toughness_of(self, card: i64) -> i64:
        """A card's toughness now; where it is no permanent, as printed or as its own ability says."""
        if self.zone[card] != BATTLEFIELD:
            return layers.size_elsewhere(self, card)[1]
        if not self.fresh:
            self.refresh()
        return self.toughness[card]

    def converted_of(self, card: i64) -> i64:
        """The converted mana cost; X counts as chosen while it is a spell, else as 0."""
        # rule: cost.converted cost.x
        printed = self.cards[self.face[card]]
        if self.zone[card] == STACK:
            return printed.converted + printed.cost.x * self.paid_x[card]
        return printed.converted

    def counters_of(self, card: i64, kind: i64) -> i64:
        """How many counters of a kind are on a card."""
        if kind == PLUS:
            return self.plus[card]
        if kind == MINUS:
            return self.minus[card]
        if kind == LOYALTY:
            return self.loyalty[card]
        return self.counters.get(card * 64 + kind, 0)

    def is_commander(self, card: i64) -> bool:
        """Whether a card leads its owner's deck: the card itself does, wherever it is and whatever it looks like."""
        # rule: commander.leader
        return self.cards[self.printed[card]].commander and self.unreal[card] == 0

    def commander_mark(self, card: i64) -> i64:
        """What a commander is known by for the whole game: its card, and whose it is."""
        return self.printed[card] * self.match.seats + self.owner[card]

    def commander_tax(self, card: i64) -> i64:
        """How much more mana a commander costs from the command zone: 2 for each time it was cast from there before."""
        # rule: commander.game
        return 2 * self.commander_casts.get(self.commander_mark(card), 0)

    def last_holder(self, card: i64) -> list[int]:
        """What a card was attached to when it last left the battlefield, if that is still the same object."""
        holder = self.last_attached[card]
        if holder < 0 or self.state[holder] != self.last_attached_mark[card]:
            return []
        return [int(holder)]

    def of_own_accord(self) -> bool:
        """Whatever a player with priority does, and how they pay for a spell."""
        return self.decision is not None and self.decision.topic in ("priority", "way")

    def is_still(self, card: i64, state: i64, zone: i64) -> bool:
        """A card is a new object once it has changed its zone; a spell or ability finds it on the stack too.

        What works from the command zone is there what other cards are on the battlefield.
        """
        # rule: types.permanent types.own-name zones.leaves-the-battlefield
        here = self.zone[card]
        looked = BATTLEFIELD if zone < 0 else zone
        if here == COMMAND and zone < 0:
            return state < 0 or self.state[card] == state
        return (here == looked or here == STACK) and (state < 0 or self.state[card] == state)

    def incarnation(self, scope: Scope) -> i64:
        """Which incarnation of its source a spell or ability is of: what comes back later is another object."""
        # rule: types.permanent stack.outlives-source
        return scope.source_state if scope.source_state >= 0 else self.state[scope.source]

    def has_left(self, card: i64, mark: i64) -> bool:
        """Whether a card is no longer the permanent that is meant, and was the last that it was on the battlefield.

        It may be the card where the permanent went as it left: then its mark is that of the next incarnation.
        """
        # rule: stack.outlives-source zones.leaves-the-battlefield
        if self.zone[card] == BATTLEFIELD and self.state[card] == mark:
            return False
        last = self.last_mark[card]
        return last >= 0 and (last == mark or last == mark - 1)

    def leave_blocks(self, card: i64) -> None:
        """A creature is out of the blocks of those that block several; the next of them comes first."""
        self.more_blocked = [row for row in self.more_blocked if row[0] != card and row[1] != card]
        for row in self.more_blocked[:]:
            if self.blocking[row[0]] == NO_MORE:
                self.blocking[row[0]] = row[1]
                self.more_blocked.remove(row)

    def references(self) -> list[int]:
        """Cards that come back from exile, fight, deal damage, or were not cast after all."""
        found = self.returning[:]
        for row in [*self.formation, *self.more_blocked]:
            found.extend(row)
        for frame in self.frames:
            if isinstance(frame, (Damage, Strike)):
                for packet in frame.packets:
                    found.extend((packet.source, packet.target))
        found.extend(tried // 65536 for tried in self.given_up)
        return found

    def faceless(self) -> set[int]:
        """Spells and permanents that are face down."""
        if not self.own_match.morphs:
            return set()
        return {card for card in range(len(self.down)) if self.down[card]}

    def alias(self, card: i64) -> i64:
        """A face-down permanent is known by its time stamp to those who do not know what it is."""
        if self.down[card] == 0 or self.zone[card] != BATTLEFIELD:
            return -1
        return ALIASES + self.since[card]

    def rename(self, numbers: Numbers) -> None:
        """Those, and the cards whose counters, uses and damage are kept in lists."""
        self.returning = [numbers.get(card, card) for card in self.returning]
        self.formation = [[numbers.get(card, card) for card in row] for row in self.formation]
        self.more_blocked = [[numbers.get(card, card) for card in row] for row in self.more_blocked]
        self.counters = {renamed_key(key, 64, numbers): count for key, count in self.counters.items()}
        self.last_counters = {renamed_key(key, 64, numbers): count for key, count in self.last_counters.items()}
        self.used = [renamed_key(key, 65536, numbers) for key in self.used]
        self.given_up = [renamed_key(key, 65536, numbers) for key in self.given_up]
        self.creature_damage = [one.renamed(numbers) for one in self.creature_damage]
        self.player_damage = [one.renamed(numbers) for one in self.player_damage]
        if self.own_match.morphs:  # what lies on the battlefield may have another number, too
            self.attached = renamed_column(self.attached, numbers)
            self.paired = renamed_column(self.paired, numbers)
            self.attacked_walker = renamed_column(self.attacked_walker, numbers)
            self.blocking = renamed_column(self.blocking, numbers)
            self.last_attached = renamed_column(self.last_attached, numbers)
        for frame in self.frames:
            if isinstance(frame, (Damage, Strike)):
                for packet in frame.packets:
                    packet.source = numbers.get(packet.source, packet.source)
                    packet.target = numbers.get(packet.target, packet.target)

    def remembers_unknown(self, player: i64) -> bool:
        """Whether any of those is a card that a player does not know."""
        if are_unknown(self, player, self.references()):
            return True
        for key in self.counters:
            if is_unknown(self, player, key // 64):
                return True
        for key in self.last_counters:
            if is_unknown(self, player, key // 64):
                return True
        for key in self.used:
            if is_unknown(self, player, key // 65536):
                return True
        for one in self.creature_damage:
            if is_unknown(self, player, one.source) or is_unknown(self, player, one.creature):
                return True
        for each in self.player_damage:
            if is_unknown(self, player, each.source):
                return True
        return False

    def has_new_faces(self, cards: vec[i64]) -> None:
        """They look as what they are; what permanents are does not follow from faces that somebody does not know."""
        for i in range(len(cards)):
            if self.down[cards[i]] == 0:
                self.face[cards[i]] = self.printed[cards[i]]

    def slots_of_cards(self, scope: Scope) -> list[int]:
        """Cards set aside, and what words chose that keep cards; the rest are players, marks, colours, modes."""
        found = [ASIDE] if len(scope.picks) > ASIDE else []
        if scope.ability >= 0:
            for node in self.nodes[scope.ability].words_below():
                if node.keeps_cards and node.slot < len(scope.picks):
                    found.append(int(node.slot))
        return found

    def marked_slots(self, scope: Scope) -> list[int]:
        """Cards set aside, and targets."""
        found = [ASIDE] if len(scope.picks) > ASIDE else []
        if scope.ability >= 0:
            for node in self.nodes[scope.ability].words_below():
                if isinstance(node, Targets) and node.slot < len(scope.picks):
                    found.append(int(node.slot))
        return found

    def looks_along(self, player: i64, owner: i64) -> bool:
        """Partners in Two-Headed Giant may look at each other's hands, and whoever controls a player at theirs."""
        if owner == self.puppet and player == self.master:
            return True
        return player == owner or (self.own_match.shared_hands and self.match.together(player, owner))

    def may_tap(self, card: i64) -> bool:
        """Whether the tap symbol can be paid: untapped, and no creature new to its controller this turn."""
        # rule: cost.tap-symbol types.creature keyword.haste
        if self.zone[card] != BATTLEFIELD or self.tapped[card] != 0:
            return False
        return self.sick[card] == 0 or not self.is_creature(card) or self.has(card, HASTE)

    def activated_of(self, card: i64) -> list[Activated]:
        """The activated abilities a permanent has now, each once, without those that payment uses."""
        if not self.fresh:
            self.refresh()
        if self.stripped[card] == 0 and (not self.given or card not in self.given):
            return self.cards[self.face[card]].activated
        found: list[Activated] = []
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].activated)
        for node in self.given.get(card, NO_CARDS):
            ability = self.nodes[node]
            if isinstance(ability, Activated) and not ability.automatic and ability not in found:
                found.append(ability)
        return found

    def mana_abilities_of(self, card: i64) -> list[Activated]:
        """The mana abilities a permanent has now that payment may use; a basic land type brings one."""
        # rule: types.basic-land-type mana.basic-lands
        if not self.fresh:
            self.refresh()
        found: list[Activated] = []
        if self.bars[card] & NO_ACTIVATION:
            return found
        if self.types[card] & LAND and self.subtypes[card] & 0b111110:
            for color in range(COLORS):
                if (self.subtypes[card] >> (color + 1)) & 1:
                    ability = self.nodes[self.own_match.land_abilities[color]]
                    assert isinstance(ability, Activated)
                    found.append(ability)
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].mana)
        for node in self.given.get(card, NO_CARDS):
            granted = self.nodes[node]
            if isinstance(granted, Activated) and granted.automatic and granted not in found:
                found.append(granted)
        return found

    def triggers_of(self, card: i64) -> list[When]:
        """The triggered abilities a permanent has now."""
        if self.stripped[card] == 0 and (not self.given or card not in self.given):
            return self.cards[self.face[card]].triggers
        found: list[When] = []
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].triggers)
        for node in self.given.get(card, NO_CARDS):
            ability = self.nodes[node]
            if isinstance(ability, When):
                found.append(ability)
        return found

    def add_mana(self, player: i64, made: list[int]) -> None:
        """Mana is added to a player's pool."""
        for kind in range(KINDS_OF_MANA):
            self.pool[player * KINDS_OF_MANA + self.kind_of_mana(player, kind)] += made[kind]

    def kind_of_mana(self, player: i64, kind: i64) -> i64:
        """The kind of mana that a player really gets: colourless for a colour that the commander has not."""
        # rule: commander.game
        if kind < COLORS and (self.own_match.identities[player] >> kind) & 1 == 0:
            return COLORLESS
        return kind

    def kinds_of_mana(self, player: i64, kinds: i64) -> i64:
        """The same of several kinds, as bits."""
        # rule: commander.game
        outside = kinds & ANY_COLOR & ~self.own_match.identities[player]
        return kinds if outside == 0 else (kinds & ~outside) | 1 << COLORLESS

    def blocked_by(self, card: i64) -> list[int]:
        """The attackers that a creature blocks."""
        # rule: combat.blocking
        found: list[int] = []
        if self.blocking[card] >= 0:
            found.append(self.blocking[card])
        for blocker, attacker in self.more_blocked:
            if blocker == card:
                found.append(attacker)
        return found

    def blocks(self, card: i64, attacker: i64) -> bool:
        """Whether a creature blocks an attacker."""
        return self.blocking[card] == attacker or (len(self.more_blocked) > 0 and [card, attacker] in self.more_blocked)

    def this_combat(self) -> i64:
        """The number of the combat phase that is going on or was the last, unlike that of any other of the game."""
        return self.turn * COMBATS_A_TURN + self.combats

    def this_moment(self) -> i64:
        """The number of the combat phase that is going on or was the last, and of the step."""
        return self.this_combat() * MOMENTS + self.phase

    def was_declared(self, card: i64) -> bool:
        """Whether a creature attacks that was declared as an attacker, and not put there attacking."""
        # rule: combat.declare-attackers combat.attacking
        return self.attacking[card] != -1 and self.attacked[card] == self.this_combat()

    def of_this_turn(self, combat: i64) -> bool:
        """Whether a combat phase, by its number, is or was one of this turn."""
        return combat >= 0 and combat // COMBATS_A_TURN == self.turn

    def remove_from_combat(self, card: i64) -> None:
        """A creature is removed from combat; what it blocked stays blocked."""
        # rule: combat.removal combat.blocked combat.blocking
        if self.attacking[card] == -1 and self.blocking[card] == -1:
            return
        if self.log is not None:
            self.cite("combat.removal", "combat.blocked")
        if self.attacking[card] != -1:
            for pile in range(BATTLEFIELD, len(self.piles), ZONES):
                for other in self.piles[pile]:
                    if self.blocking[other] == card:
                        self.blocking[other] = NO_MORE
        self.attacking[card] = -1
        self.attacked_walker[card] = -1
        self.blocking[card] = -1
        self.blocked[card] = 0
        self.struck[card] = 0
        if self.more_blocked:
            self.leave_blocks(card)
        self.touch()
        for row in self.formation:
            if card in row[1:]:
                row.remove(card)
        self.formation = [row for row in self.formation if row[0] != card]
