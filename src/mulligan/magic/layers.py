"""Layers: what every permanent and spell is now, from what is printed and every continuous effect in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.frames import scope as scope_of
from mulligan.kernel.modifiers import NEXT_TURN_OF, THIS_TURN, Modifier
from mulligan.magic.abilities import Always
from mulligan.magic.card_rules import forget_rules, hold
from mulligan.magic.looks import Look
from mulligan.magic.printed import AURA, EQUIPMENT
from mulligan.magic.regulations import Regulation
from mulligan.magic.stock import emblems, take_out, take_stock
from mulligan.magic.terms import (
    ADD_ABILITY,
    ADD_COLOR,
    ADD_KEYWORD,
    ADD_SUBTYPE,
    ADD_TYPE,
    ARTIFACT,
    ATTACK_WHOM,
    BAR,
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    BLOCK_WHOM,
    BOUND_BLOCKER,
    COMBATS_A_TURN,
    CONTROL,
    COPY,
    CREATURE,
    DECLARE_BLOCKERS,
    DEFINE_POWER,
    ENCHANTMENT,
    EVASIVE,
    GONE,
    LAND,
    LAST_CHANGE,
    LAST_LAYER,
    LAYER_OF,
    LOSE_ABILITIES,
    LOSE_KEYWORD,
    LOSE_SUBTYPE,
    MOMENTS,
    MORE_BLOCKS,
    MUST_ATTACK,
    MUST_BLOCK,
    NO_ATTACK_ON,
    NO_ATTACKING,
    NO_BLOCKING,
    NO_TARGET,
    NO_TARGET_FROM,
    NOT_BLOCKED_BY,
    ONLY_BLOCKED_BY,
    PICKY_ATTACKER,
    PICKY_BLOCKER,
    PLAYER_RULE,
    PREVENTION,
    PROTECTED,
    PROTECTION,
    PUMP,
    SET_COLOR,
    SET_POWER,
    SET_SUBTYPE,
    SET_TYPE,
    SHIELDED,
    STACK,
    STATIC,
    SWITCH,
    TRIBAL,
    ZONES,
    power_of_pair,
    toughness_of_pair,
)

if TYPE_CHECKING:
    from mulligan.magic.state import Magic

CONTROLLERS: Final = 2  # the layer in which control changes
ABILITIES: Final = 6  # the layer in which abilities come and go
LAND_TYPES: Final = 0b111110  # the bits of the basic land types
COUNTERS: Final = 9  # counters are looked at after this layer


@mypyc_attr(acyclic=True)
class Active:
    """A continuous effect while layers are being applied."""

    def __init__(
        self,
        stamp: i64,
        source: i64,
        ability: Always | None,
        modifier: Modifier | None,
        player: i64 = -1,
        made: i64 = -1,
    ) -> None:
        self.stamp = stamp
        self.source = source
        self.ability = ability
        self.modifier = modifier
        self.player = player  # whose it is; -1 for whoever controls its source
        self.made = made  # the moment from which a static ability holds that does so only this turn; else -1
        self.affected: list[int] | None = None  # once it has begun to apply, it goes on applying to the same

    def reaches(self, layer: i64) -> bool:
        """Whether it does something in a layer."""
        if self.modifier is not None:
            return LAYER_OF[self.modifier.kind] == layer
        ability = self.ability
        assert ability is not None
        return (ability.layers >> layer) & 1 != 0

    def strips(self) -> bool:
        """Whether it takes abilities away, on which other effects depend."""
        if self.modifier is not None:
            return self.modifier.kind == LOSE_ABILITIES
        return self.ability is not None and any(change.kind() == LOSE_ABILITIES for change in self.ability.changes)

    def reads(self, layer: i64) -> bool:
        """Whether what it applies to depends on the outcome of a layer."""
        return self.ability is not None and self.affected is None and (self.ability.reads >> layer) & 1 != 0


def refresh(game: Magic) -> None:
    """Compute what every permanent and spell is now: as printed, then each continuous effect, layer by layer."""
    # rule: layers.duration static.on-the-battlefield
    game.fresh = True
    game.grants = []
    game.protections = []
    game.restrictions = []
    game.block_rules = []
    forget_rules(game)
    actives: list[Active] = []
    seats = game.match.seats
    copies = False
    controlled_before: dict[int, int] = {}  # permanents that somebody else controlled until now, and who
    for modifier in game.modifiers:
        if modifier.kind == COPY:
            copies = True
        elif modifier.kind <= LAST_CHANGE and modifier.card >= 0 and game.state[modifier.card] == modifier.state:
            if game.zone[modifier.card] != GONE:  # as what has phased out
                actives.append(Active(modifier.stamp, modifier.source, None, modifier))
        elif modifier.kind == PLAYER_RULE or modifier.kind == PREVENTION:
            ruling = game.nodes[modifier.node]
            assert isinstance(ruling, Regulation)
            hold(game, modifier.source, modifier.player, ruling)
        elif modifier.kind == STATIC and applies_now(game, modifier):
            lasting = game.nodes[modifier.node]
            assert isinstance(lasting, Always)
            made = modifier.moment if modifier.until == THIS_TURN else -1
            actives.append(Active(modifier.stamp, modifier.source, lasting, None, modifier.player, made))
    for player in range(seats):
        for card in game.piles[player * ZONES + BATTLEFIELD]:
            if copies:
                become_copies(game, card)
            start(game, card)
            if game.controller[card] != game.under[card]:
                controlled_before[card] = game.controller[card]
                game.controller[card] = game.under[card]
            # rule: static.on-the-battlefield
            for ability in game.cards[game.face[card]].always:
                actives.append(Active(game.since[card], card, ability, None))
        for card in game.piles[player * ZONES + STACK]:
            start(game, card)
            for ability in game.cards[game.face[card]].always:
                if ability.on_stack:
                    actives.append(Active(game.since[card], card, ability, None))
        for card in emblems(game, player):
            for ability in game.cards[game.face[card]].always:
                actives.append(Active(game.since[card], card, ability, None))
    watchful = False
    additive = not copies
    used = 0
    for one in actives:
        if one.ability is not None:
            additive = additive and one.ability.alone and one.player < 0
            used |= one.ability.layers
            if one.ability.fickle:
                watchful = True
        elif one.modifier is not None:
            used |= 1 << LAYER_OF[one.modifier.kind]
            additive = additive and adds(one.modifier.kind)
    game.watchful = watchful
    game.plain = len(actives) == 0 and len(game.modifiers) == 0
    if not in_time(actives):
        sort_by_time(actives)
    for layer in range(2, COUNTERS + 1):
        if (used >> layer) & 1:
            apply_layer(game, actives, layer)
            if layer == ABILITIES and game.grants:
                used |= granted_statics(game, actives)
    apply_counters(game)
    for layer in range(COUNTERS + 1, LAST_LAYER + 1):
        if (used >> layer) & 1:
            apply_layer(game, actives, layer)
    if controlled_before or (used >> CONTROLLERS) & 1:
        changed_hands(game, controlled_before)
    take_stock(game)
    game.additive = additive and game.stock_simple


def adds(kind: i64) -> bool:
    """Whether effects of a kind just add something to a permanent, in whatever order."""
    return kind == PUMP or kind == ADD_KEYWORD or kind == PROTECTION


def add_change(game: Magic, one: Modifier) -> None:
    """A continuous effect begins: where all there is just adds up, it is added; else all is computed anew."""
    # rule: layers.duration
    card = one.card
    if game.fresh and game.additive and adds(one.kind) and card >= 0 and game.zone[card] == BATTLEFIELD:
        game.plain = False
        if one.kind == PROTECTION:
            game.protections = game.protections[:]  # which copies have as well
        change(game, card, one.kind, one.amount, one.node, one.source, one.player)
        return
    game.fresh = False


def applies_now(game: Magic, modifier: Modifier) -> bool:
    """Whether a static ability without a permanent applies: not before the turn it waits for, or without its source."""
    # rule: layers.duration
    if modifier.until != NEXT_TURN_OF:
        return True
    if modifier.source_state != game.state[modifier.source]:
        return False
    return game.turn > modifier.turn and game.is_active(modifier.whose)


def refresh_entering(game: Magic, cards: list[int]) -> None:
    """Compute what cards are that have come where nothing changes what cards are, and bring nothing that does."""
    game.fresh = True
    forget_rules(game)
    for card in cards:
        start(game, card)
    take_stock(game)
    game.additive = game.stock_simple


def refresh_leaving(game: Magic, cards: list[int]) -> None:
    """Permanents have left where effects just add to each permanent by itself: the others are what they were."""
    game.fresh = True
    forget_rules(game)
    if not take_out(game, cards):
        take_stock(game)
        game.additive = game.stock_simple


def changed_hands(game: Magic, controlled_before: dict[int, int]) -> None:
    """A permanent that has come under another player's control is new to that player, and out of combat."""
    # rule: types.creature players.control combat.removal
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            if game.controller[card] != controlled_before.get(card, game.under[card]):
                game.sick[card] = 1
                game.arrived[card] = game.turn
                game.remove_from_combat(card)
                if game.down[card]:
                    game.show(card, game.controller[card])


def start(game: Magic, card: i64) -> None:
    """What a card is before any continuous effect."""
    # rule: types.color types.multicolored
    face = game.face[card]
    if game.begun[card] == face + 1:
        return
    printed = game.cards[face]
    game.types[card] = printed.types
    game.colors[card] = printed.colors
    if game.subtypes[card] != printed.subtypes:  # a number of any size takes longer to write than to look at
        game.subtypes[card] = printed.subtypes
    game.power[card] = printed.power
    game.toughness[card] = printed.toughness
    game.begun[card] = face + 1
    if printed.sized:
        game.power[card] = game.toughness[card] = game.paid_x[card]
        game.begun[card] = 0
    game.keywords[card] = printed.keywords
    game.bars[card] = 0
    game.stripped[card] = 0
    game.more_blocks[card] = 0


def size_elsewhere(game: Magic, card: i64) -> tuple[i64, i64]:
    """Power and toughness of a card that is not on the battlefield: as printed, or as its own ability defines them."""
    # rule: layers.characteristic-defining
    printed = game.cards[game.face[card]]
    for ability in printed.always:
        for each in ability.changes:
            if each.kind() == DEFINE_POWER and not game.is_hushed(card):
                amount = each.amount(game, scope_of(card, ability.id, game.owner[card]))
                return power_of_pair(amount), toughness_of_pair(amount)
    return printed.power, printed.toughness


def become_copies(game: Magic, card: i64) -> None:
    """Layer 1: copy effects with a duration."""
    for modifier in game.modifiers:
        if modifier.kind == COPY and modifier.card == card and modifier.state == game.state[card]:
            for look in game.looks:
                if look.stamp == modifier.stamp:
                    look_like(game, card, look)


def look_like(game: Magic, card: i64, look: Look) -> None:
    """A permanent is that, and has that form if it is one with a form."""
    # rule: layers.duration zones.enters-the-battlefield
    game.face[card] = look.face
    if look.form >= 0:
        game.choice[card] = look.form


def end_all_but(game: Magic, kept: list[Modifier]) -> None:
    """Continuous effects end, but for these."""
    # rule: layers.duration
    if game.lasts(COPY):
        end_copies(game, kept)
    game.modifiers = kept
    game.fresh = False
    game.unsettled = True


def end_copies(game: Magic, kept: list[Modifier]) -> None:
    """Permanents that were copies for a time are what they were before, or what they are copies of besides."""
    # rule: layers.duration
    for one in game.modifiers[::-1]:
        if one.kind == COPY and one not in kept and game.state[one.card] == one.state:
            ended = next(look for look in game.looks if look.stamp == one.stamp)
            later = [each.stamp for each in kept if each.kind == COPY and each.card == one.card]
            over = next((look for look in game.looks if look.stamp > one.stamp and look.stamp in later), None)
            if over is None:
                game.face[one.card] = ended.face_before
                game.choice[one.card] = ended.form_before
            else:  # once that ends too, the permanent is what it was before both
                over.face_before, over.form_before = ended.face_before, ended.form_before
    lasting = [one.stamp for one in kept]
    game.looks = [look for look in game.looks if look.stamp in lasting]


def apply_layer(game: Magic, actives: list[Active], layer: i64) -> None:
    """Apply every effect of one layer: in the order of their time stamps, but none before one it depends on."""
    here: list[Active] = []
    dependent = False
    for one in actives:
        if one.reaches(layer):
            here.append(one)
            if (
                one.reads(layer)
                or (layer == ABILITIES and one.strips())
                or (layer == CONTROLLERS and one.ability is not None)
            ):
                dependent = True
    if not dependent or len(here) < 2:
        for one in here:
            apply(game, one, layer)
        return
    while here:
        chosen = here[0]
        for one in here:
            waits = False
            if one.ability is not None and one.affected is None:
                for other in here:
                    if other is not one and depends(game, one, other, layer):
                        waits = not (other.reads(layer) and depends(game, other, one, layer))
                        if waits:
                            break
            if not waits:
                chosen = one
                break
        here.remove(chosen)
        apply(game, chosen, layer)


def depends(game: Magic, one: Active, other: Active, layer: i64) -> bool:
    """Whether applying another effect first would change what an effect applies to, or whom it gives control to."""
    before = meant(game, one)
    whose = game.controller[one.source]
    types = game.types[:]
    colors = game.colors[:]
    subtypes = game.subtypes[:]
    keywords = game.keywords[:]
    power = game.power[:]
    toughness = game.toughness[:]
    controller = game.controller[:]
    bars = game.bars[:]
    grants = game.grants[:]
    stripped = game.stripped[:]
    more_blocks = game.more_blocks[:]
    protections = game.protections[:]
    restrictions = game.restrictions[:]
    block_rules = game.block_rules[:]
    begun = other.affected
    causes = game.causes
    game.causes = None  # it is only tried
    apply(game, other, layer)
    game.causes = causes
    after = meant(game, one)
    same_hands = layer != CONTROLLERS or game.controller[one.source] == whose
    other.affected = begun
    game.types = types
    game.colors = colors
    game.subtypes = subtypes
    game.keywords = keywords
    game.power = power
    game.toughness = toughness
    game.controller = controller
    game.bars = bars
    game.grants = grants
    game.stripped = stripped
    game.more_blocks = more_blocks
    game.protections = protections
    game.restrictions = restrictions
    game.block_rules = block_rules
    return before != after or not same_hands


def meant(game: Magic, one: Active) -> list[int]:
    """The cards an effect of a static ability would apply to now."""
    ability = one.ability
    assert ability is not None
    if game.stripped[one.source] != 0 and ability.index > 0:
        return []  # the ability is gone before it began to apply
    scope = scope_of(one.source, ability.id, one.player if one.player >= 0 else game.controller[one.source])
    if ability.only_if is not None and not ability.only_if.holds(game, scope):
        return []
    return ability.what.cards(game, scope)


def apply(game: Magic, one: Active, layer: i64) -> None:
    """Apply what an effect does in a layer."""
    modifier = one.modifier
    if modifier is not None:
        if layer == ABILITIES and modifier.until == THIS_TURN:
            if has_done(game, modifier.card, modifier.kind, modifier.amount, modifier.moment):
                return
        change(game, modifier.card, modifier.kind, modifier.amount, modifier.node, modifier.source, modifier.player)
        return
    ability = one.ability
    assert ability is not None
    if one.affected is None:
        one.affected = meant(game, one)
    if not one.affected:
        return
    scope = scope_of(one.source, ability.id, one.player if one.player >= 0 else game.controller[one.source])
    for i, each in enumerate(ability.changes):
        if ability.change_layers[i] == layer:
            amount = each.amount(game, scope)
            kind = each.kind()
            inner = each.inner()
            kin: dict[tuple[int, int], int] = {}  # how much it is for cards of these types
            for card in one.affected:
                if one.made >= 0 and has_done(game, card, kind, amount, one.made):
                    continue
                if ability.individual:
                    types = (game.types[card], game.subtypes[card])
                    if not ability.by_kin or types not in kin:
                        scope.it = [card]
                        kin[types] = each.amount(game, scope)
                    amount = kin[types]
                if card >= 0:
                    change(game, card, kind, amount, inner, one.source, scope.player)


def has_done(game: Magic, card: i64, kind: i64, amount: i64, made: i64) -> bool:
    """Whether a creature attacks or blocks this turn if able, and it has since that was said: once is enough."""
    # rule: combat.declare-attackers combat.declare-blockers layers.duration
    combat = made // MOMENTS if made >= 0 else game.turn * COMBATS_A_TURN
    phase = made % MOMENTS
    if kind == ATTACK_WHOM or (kind == BAR and amount == MUST_ATTACK):
        return game.attacked[card] > (combat - 1 if phase == BEGINNING_OF_COMBAT else combat)
    if kind == BLOCK_WHOM or (kind == BAR and amount == MUST_BLOCK):
        return game.defended[card] > (combat - 1 if BEGINNING_OF_COMBAT <= phase < DECLARE_BLOCKERS else combat)
    return False


def change(game: Magic, card: i64, kind: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
    """Change one thing of what a card is now, by an effect of a player."""
    if game.causes is not None:
        game.causes.append((card, kind, amount, node, source))
    game.begun[card] = 0
    if kind == PUMP:
        game.power[card] += power_of_pair(amount)
        game.toughness[card] += toughness_of_pair(amount)
    elif kind == ADD_KEYWORD:
        game.keywords[card] |= amount
    elif kind == BAR:
        game.bars[card] |= amount
    elif kind == LOSE_KEYWORD:
        game.keywords[card] &= ~amount
    elif kind == SET_POWER or kind == DEFINE_POWER:
        game.power[card] = power_of_pair(amount)
        game.toughness[card] = toughness_of_pair(amount)
    elif kind == CONTROL:
        if game.playing[amount]:
            game.controller[card] = amount
    elif kind == ADD_ABILITY:
        game.grants.append((card, node))
    elif kind == ADD_TYPE:
        game.types[card] |= amount
    elif kind == SET_TYPE:
        game.types[card] = amount
        game.subtypes[card] = subtypes_left(game, card, amount)
    elif kind == ADD_SUBTYPE:
        game.subtypes[card] |= game.own_match.subtype_sets[amount]
    elif kind == SET_SUBTYPE:
        new = game.own_match.subtype_sets[amount]
        if new & LAND_TYPES:  # a land with a new basic land type has its ability, and no longer its own
            game.subtypes[card] = (game.subtypes[card] & ~LAND_TYPES) | new
            game.stripped[card] = 1
            game.keywords[card] = 0
        else:
            game.subtypes[card] = (game.subtypes[card] & other_subtypes(game, card)) | new
    elif kind == LOSE_SUBTYPE:
        game.subtypes[card] &= ~game.own_match.subtype_sets[amount]
    elif kind == ADD_COLOR:
        game.colors[card] |= amount
    elif kind == SET_COLOR:
        game.colors[card] = amount
    elif kind == PROTECTION:
        game.bars[card] |= PROTECTED
        game.protections.append((card, amount, node, source))
    elif kind == NO_TARGET or kind == NO_TARGET_FROM:
        game.bars[card] |= SHIELDED
        game.restrictions.append((card, kind, node, source, player))
    elif kind == NO_BLOCKING:
        game.bars[card] |= EVASIVE if amount == NOT_BLOCKED_BY or amount == ONLY_BLOCKED_BY else PICKY_BLOCKER
        game.block_rules.append((card, amount, node, source, player))
    elif kind == MORE_BLOCKS:
        game.more_blocks[card] += amount
    elif kind == NO_ATTACKING or kind == ATTACK_WHOM or kind == NO_ATTACK_ON:
        game.bars[card] |= PICKY_ATTACKER
        game.restrictions.append((card, kind, node, source, amount - 1 if amount > 0 else player))
    elif kind == BLOCK_WHOM:
        game.bars[card] |= BOUND_BLOCKER
        game.restrictions.append((card, kind, node, source, player))
    elif kind == LOSE_ABILITIES:
        game.stripped[card] = 1
        game.keywords[card] = 0
        game.grants = [grant for grant in game.grants if grant[0] != card]
        if game.bars[card] & PROTECTED:
            game.bars[card] &= ~PROTECTED
            game.protections = [one for one in game.protections if one[0] != card]
    elif kind == SWITCH:
        power = game.power[card]
        game.power[card] = game.toughness[card]
        game.toughness[card] = power


def other_subtypes(game: Magic, card: i64) -> int:
    """The subtypes of a card that are no creature types: new creature types leave them as they are."""
    # rule: types.subtype
    printed = game.cards[game.face[card]]
    own = printed.subtypes if printed.types & (CREATURE | TRIBAL) == 0 else 0
    return LAND_TYPES | AURA | EQUIPMENT | own


def subtypes_left(game: Magic, card: i64, types: i64) -> int:
    """The subtypes that a card keeps where its types are these and no others: each goes with a type."""
    # rule: types.subtype
    left = game.subtypes[card]
    printed = game.cards[game.face[card]]
    if printed.types & types == 0:
        left &= ~printed.subtypes
    if types & LAND == 0:
        left &= ~LAND_TYPES
    if types & ARTIFACT == 0:
        left &= ~EQUIPMENT
    if types & ENCHANTMENT == 0:
        left &= ~AURA
    return left if types & (CREATURE | TRIBAL) else left & other_subtypes(game, card)


def sort_by_time(actives: list[Active]) -> None:
    """Put effects in the order of their time stamps; most are in order already, and few are away from their place."""
    for i in range(1, len(actives)):
        one = actives[i]
        at = i
        while at > 0 and actives[at - 1].stamp > one.stamp:
            actives[at] = actives[at - 1]
            at -= 1
        actives[at] = one


def in_time(actives: list[Active]) -> bool:
    """Whether effects are in the order of their time stamps."""
    for i in range(1, len(actives)):
        if actives[i - 1].stamp > actives[i].stamp:
            return False
    return True


def granted_statics(game: Magic, actives: list[Active]) -> i64:
    """Static abilities that were given in layer 6 apply in it and in the layers after it; bits of their layers."""
    done = 0
    used = 0
    while done < len(game.grants):
        card, node = game.grants[done]
        done += 1
        ability = game.nodes[node]
        if isinstance(ability, Always):
            one = Active(game.since[card], card, ability, None)
            actives.append(one)
            used |= ability.layers
            game.watchful = game.watchful or ability.fickle
            if one.reaches(ABILITIES):
                apply(game, one, ABILITIES)
    if used:
        sort_by_time(actives)
    return used


def apply_counters(game: Magic) -> None:
    """Counters raise and lower power and toughness."""
    # rule: counters.counter
    other = len(game.counters) > 0
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            by = game.plus[card] - game.minus[card]
            if by != 0:
                game.begun[card] = 0
                game.power[card] += by
                game.toughness[card] += by
            if other:
                for kind, power, toughness in game.own_match.sized_counters:
                    number = game.counters.get(card * 64 + kind, 0)
                    game.begun[card] = 0
                    game.power[card] += power * number
                    game.toughness[card] += toughness * number
