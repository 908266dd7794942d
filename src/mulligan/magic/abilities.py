"""The kinds of abilities a card can have: spell effects, activated, triggered, static, keywords, rules of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang.control import Sequence
from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import (
    ANYTHING,
    FICKLE,
    OWN,
    Ability,
    CardMatch,
    Cards,
    Chosen,
    Condition,
    Cost,
    Effect,
    Node,
    Players,
    Quantity,
    Trigger,
    write,
)
from mulligan.kernel.column import append, column, vec
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic.mana import NO_COST, ManaCost, mana_made
from mulligan.magic.packets import Packet
from mulligan.magic.terms import (
    ADD_ABILITY,
    ADD_KEYWORD,
    AFTER_ALL,
    BAR,
    COLOR_NAMES,
    COLORS,
    DEMANDS,
    KINDS_OF_MANA,
    LAYER_OF,
    OF_POWER,
)
from mulligan.magic.things import CARDS_SLOT, MARKS_SLOT, THING_SLOTS, Thing, chosen_things, keep_things

if TYPE_CHECKING:
    from mulligan.magic.state import Magic

# What a word of Magic says about the ability it stands in.
ADDS_BY_NUMBER: Final = OWN  # it adds mana by a number
ATTACHES: Final = OWN << 1  # its card does to what it is attached to what its other abilities say


REMEMBERED_SLOTS: Final = 16  # how many of what was chosen for a spell are kept for abilities that copy it


class MagicCards(Cards["Magic"]):
    """Cards, in Magic's words; players and abilities on the stack may be meant besides."""

    def things(self, game: Magic, scope: Scope) -> list[Thing]:
        """All that is meant: cards, players, abilities on the stack."""
        found = [Thing(card, mark=game.state[card]) for card in self.cards(game, scope)]
        found.extend(Thing(player=player) for player in self.players_meant(game, scope))
        found.extend(Thing(ability=ability) for ability in self.abilities_meant(game, scope))
        return found

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        """The players meant."""
        return []

    def abilities_meant(self, game: Magic, scope: Scope) -> list[int]:
        """The abilities on the stack that are meant, by their time stamps."""
        return []


class AddMana(Effect["Magic"]):
    """Mana is added to a player's pool: fixed symbols, or so much of any one colour."""

    # rule: mana.produce mana.kinds
    def __init__(self, text: str, any_color: i64, who: Players[Magic] | None) -> None:
        self.makes = mana_made(text)
        self.any_color = any_color
        self.who = who

    def player(self, game: Magic, scope: Scope) -> i64:
        """Whose pool."""
        if self.who is None:
            return scope.player
        players = self.who.who(game, scope)
        return players[0] if players else scope.player

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        player = self.player(game, scope)
        if self.any_color == 0:
            game.add_mana(player, self.makes)
            return False
        if frame.stage == 0:
            frame.stage = 1
            wanted = game.wanted_color
            if wanted >= 0:
                game.wanted_color = -1
                game.answer = Option(CHOOSE, text=COLOR_NAMES[wanted])
            else:
                options = [Option(CHOOSE, text=COLOR_NAMES[color]) for color in range(COLORS)]
                game.ask(player, "mana.kinds", options, about=scope.source, topic="color")
            return True
        made = [0] * KINDS_OF_MANA
        made[COLOR_NAMES.index(game.answer.text)] = self.any_color
        game.add_mana(player, made)
        return False


class AddProduced(AddMana):
    """One mana of any type that the permanent tapped for mana has produced is added to a player's pool."""

    # rule: mana.produce mana.kinds
    def __init__(self, who: Players[Magic] | None) -> None:
        super().__init__("", 0, who)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        kinds = [kind for kind in range(KINDS_OF_MANA) if (scope.number >> kind) & 1]
        if not kinds:
            return False
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=COLOR_NAMES[kind]) for kind in kinds]
            game.ask(self.player(game, scope), "mana.kinds", options, about=scope.source, topic="color")
            return True
        made = [0] * KINDS_OF_MANA
        made[COLOR_NAMES.index(game.answer.text)] = 1
        game.add_mana(self.player(game, scope), made)
        return False


class Does(Ability["Magic"]):
    """What an instant or sorcery does."""

    def __init__(self, effect: Effect[Magic]) -> None:
        self.effect = effect


class When(Ability["Magic"]):
    """A triggered ability: what it waits for, what it does, and an intervening condition checked twice."""

    def __init__(
        self, trigger: Trigger[Magic], effect: Effect[Magic], only_if: Condition[Magic] | None, zone: Zone | None
    ) -> None:
        self.trigger = trigger
        self.kinds = trigger.kinds()  # of the events it waits for
        self.effect = effect
        self.only_if = only_if
        self.zone = zone  # where it works, if not on the battlefield


class Activated(Ability["Magic"]):
    """An activated ability: costs and an effect; perhaps only when a sorcery could be cast, or only once a turn."""

    def __init__(
        self,
        costs: list[MagicCost],
        effect: Effect[Magic],
        only_if: Condition[Magic] | None = None,
        limit: Limit | None = None,
        works: Zone | None = None,
    ) -> None:
        self.zone = works  # None: the battlefield
        self.costs = costs
        self.effect = effect
        self.only_if = only_if
        self.sorcery = limit is not None and limit.kind == 0
        self.anyone = limit is not None and limit.kind == 2  # any player may activate it
        self.times = limit.times if limit is not None else 0  # how often a turn at most; 0 for as often as one likes
        self.counted = self.times > 0 or any(node.word == "activations" for node in effect.everything())
        self.mana = NO_COST
        self.taps = False
        self.loyal = False  # a loyalty ability
        self.makes_mana = False
        self.cycles = False  # it is a cycling ability
        self.special = False  # it uses no stack
        self.as_spell = False  # it is activated whenever its card could be cast
        self.automatic = False  # a mana ability that payment may use by itself; others are activated by their players
        self.makes: list[int] = []  # how much of each kind of mana, where that is fixed
        self.any_color = 0  # how much mana of any one colour instead
        for cost in costs:
            if cost.mana is not NO_COST:
                self.mana = cost.mana
            elif cost.taps:
                self.taps = True
            elif cost.loyal:
                self.loyal = True
                self.sorcery = True
        adds = mana_added(effect)
        if adds is not None and not self.loyal:  # rule: mana.pool
            self.makes_mana = True
            self.makes = adds.makes
            self.any_color = adds.any_color
            plain = all(cost.plain() for cost in costs)
            self.automatic = adds is effect and plain and self.taps and only_if is None and adds.any_color <= 1
        elif makes_much(effect) and not self.loyal:
            self.makes_mana = True
            self.makes = [0] * KINDS_OF_MANA


def makes_much(effect: Effect[Magic]) -> bool:
    """Whether an effect adds mana by a number, so that its ability is a mana ability that payment does not use."""
    # rule: mana.pool
    first = effect.effects[0] if isinstance(effect, Sequence) and effect.effects else effect
    if not first.says & ADDS_BY_NUMBER:
        return False
    return not any(isinstance(one, (Targets, TargetPlayers)) for one in effect.everything())


def mana_added(effect: Effect[Magic]) -> AddMana | None:
    """The mana that an ability adds, perhaps before other effects; none if it is no mana ability."""
    # rule: mana.pool
    if isinstance(effect, AddMana):
        return effect
    if not isinstance(effect, Sequence) or not effect.effects:
        return None
    if any(isinstance(one, (Targets, TargetPlayers)) for one in effect.everything()):
        return None
    first = effect.effects[0]
    return first if isinstance(first, AddMana) else None


class Limit(Node):
    """When an activated ability may be activated: only as a sorcery, only so often a turn."""

    def __init__(self, kind: i64, times: i64 = 0) -> None:
        self.kind = kind
        self.times = times


class Zone(Node):
    """A zone an ability works in."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone


class MagicCost(Cost["Magic"]):
    """A cost, in Magic's words."""

    mana: ManaCost = NO_COST  # what is to be paid in mana: a matter of the procedure that casts or activates
    taps: bool = False  # this permanent is tapped: the tap symbol
    loyal: bool = False  # loyalty counters are put on this planeswalker, or taken off it

    def plain(self) -> bool:
        """Whether it is nothing but mana, or the tap symbol."""
        return self.taps or self.mana is not NO_COST

    def most_x(self, game: Magic, scope: Scope) -> i64:
        """The greatest X that it can be paid for, where so many cards are chosen for it; -1 where it has no X."""
        # rule: cost.x
        most: i64 = -1
        for node in self.everything():
            if isinstance(node, Chosen) and any(child.word == "x" for child in node.children()):
                there = len(node.candidates(game, scope))
                most = there if most < 0 else min(most, there)
        return most


def layer_of(change: Change[Magic]) -> i64:
    """The layer a change applies in."""
    return LAYER_OF[change.kind()]


class Keyword(Change["Magic"]):
    """A keyword that a permanent simply has."""

    def __init__(self, keyword: i64) -> None:
        self.keyword = keyword

    def kind(self) -> i64:
        return ADD_KEYWORD

    def amount(self, game: Magic, scope: Scope) -> i64:
        return 1 << self.keyword


class Always(Ability["Magic"]):
    """A static ability that changes what permanents are, perhaps only while something is so."""

    # rule: static.always-on
    def __init__(self, what: Cards[Magic], changes: list[Change[Magic]], only_if: Condition[Magic] | None) -> None:
        self.what = what
        self.changes = changes
        self.only_if = only_if
        self.first = min(layer_of(change) for change in changes)
        self.last = max(layer_of(change) for change in changes)
        self.on_stack = all(change.kind() == BAR for change in changes)  # it applies to the card as a spell, too
        self.reads = 0  # bits of the layers that what it applies to depends on
        self.layers = 0  # bits of the layers it applies in
        self.change_layers: vec[i64] = column(0)  # the layer that each change applies in
        for change in changes:
            self.layers |= 1 << layer_of(change)
            self.change_layers = append(self.change_layers, layer_of(change))
        self.individual = False  # how much it changes is another number for each card
        self.fickle = only_if is not None  # whether it must be looked at anew whenever anything changes

    def bind(self, match: CardMatch) -> None:
        for node in self.what.everything():
            if node.looks != ANYTHING:
                self.reads |= node.looks
            if node.says & FICKLE:
                self.fickle = True
        for change in self.changes:
            if change.kind() != ADD_ABILITY:
                for node in change.everything():
                    if node.word == "affected":
                        self.individual = True
                    if isinstance(node, Quantity) and node.word != "number":
                        self.fickle = True
        if self.reads & OF_POWER and all(change.kind() in DEMANDS for change in self.changes):
            self.layers = 1 << AFTER_ALL
            for i in range(len(self.changes)):
                self.change_layers[i] = AFTER_ALL


class Targets(MagicCards):
    """Targets: chosen as the spell is cast or the ability goes on the stack, and checked again on resolution."""

    # rule: targets.choose-and-check
    keeps_cards: ClassVar[bool] = True

    def __init__(
        self,
        what: Cards[Magic],
        least: Quantity[Magic] | None,
        most: Quantity[Magic] | None,
        by: Players[Magic] | None = None,
    ) -> None:
        self.what = what
        self.least = least  # None: as many as `most`
        self.most = most  # None: one
        self.by = by  # who chooses; None: you
        self.when_kicked = False  # it is chosen only where the kicker is paid

    def chooser(self, game: Magic, scope: Scope) -> i64:
        """Who chooses."""
        players = self.by.who(game, scope) if self.by is not None else []
        return players[0] if players else scope.player

    def room(self) -> i64:
        return THING_SLOTS

    def together(self, game: Magic, picks: list[Thing], things: list[Thing]) -> list[Thing]:
        """Of several things, those that can be targets beside those chosen already."""
        return things

    def still_together(self, game: Magic, things: list[Thing]) -> list[Thing]:
        """Of targets that are legal each by itself, those that are legal together."""
        return things

    def things(self, game: Magic, scope: Scope) -> list[Thing]:
        return [
            thing for thing in chosen_things(scope, self.slot) if thing.card < 0 or game.state[thing.card] == thing.mark
        ]

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        if len(scope.picks) < self.slot + THING_SLOTS:
            return []
        marks = scope.picks[self.slot + MARKS_SLOT]
        return [
            card
            for i, card in enumerate(scope.picks[self.slot + CARDS_SLOT])
            if card >= 0 and game.state[card] == marks[i]
        ]

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        return [thing.player for thing in chosen_things(scope, self.slot) if thing.player >= 0]

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return card in self.cards(game, scope)


class TargetPlayers(Players["Magic"]):
    """Players chosen as targets."""

    # rule: targets.choose-and-check players.player
    def __init__(
        self, what: Players[Magic] | None, least: Quantity[Magic] | None, most: Quantity[Magic] | None
    ) -> None:
        self.what = what  # None: any player
        self.least = least
        self.most = most
        self.when_kicked = False  # it is chosen only where the kicker is paid
        self.at_random = False  # chance chooses

    def room(self) -> i64:
        return THING_SLOTS

    def candidates(self, game: Magic, scope: Scope) -> list[int]:
        """Whom it may be."""
        return game.in_turn_order() if self.what is None else self.what.who(game, scope)

    def who(self, game: Magic, scope: Scope) -> list[int]:
        return [thing.player for thing in chosen_things(scope, self.slot) if game.playing[thing.player]]


class Divided(Effect["Magic"]):
    """An effect that divides something among targets, as the spell is cast or the ability activated."""

    # rule: casting.order
    def __init__(self, amount: Quantity[Magic], among: Cards[Magic]) -> None:
        self.amount = amount
        self.among = among

    def room(self) -> i64:
        return THING_SLOTS + 1  # each target, and its share

    def served(self, scope: Scope) -> list[Thing]:
        """The targets whose share is settled."""
        return chosen_things(scope, self.slot)

    def shares(self, scope: Scope) -> list[int]:
        """The shares of those targets."""
        return scope.picks[self.slot + THING_SLOTS] if len(scope.picks) > self.slot + THING_SLOTS else []

    def give_share(self, scope: Scope, thing: Thing, share: i64) -> None:
        """Settle the share of a target."""
        shares = [*self.shares(scope), int(share)]
        keep_things(scope, self.slot, [*self.served(scope), thing])
        scope.have_room(self.slot + THING_SLOTS + 1)
        scope.picks[self.slot + THING_SLOTS] = shares


class Guard(Effect["Magic"]):
    """An effect that leaves a shield behind that does more than prevent damage: sends it on, or something follows."""

    # rule: replacement.prevention replacement.instead
    sends: ClassVar[bool] = False  # the damage is dealt to another instead; it is not prevented

    def guards(self, game: Magic, modifier: Modifier, damage: Packet) -> bool:
        """Whether a shield that it left is there for this damage."""
        raise NotImplementedError

    def follows(self) -> i64:
        """What happens once so much damage was prevented, by its number; -1 for nothing."""
        return -1


class Modal(Effect["Magic"]):
    """Choose one, or so many: the modes are chosen on casting; all of them where that is paid for."""

    # rule: casting.modes
    def __init__(self, effects: list[Effect[Magic]], least: i64 = 1, most: i64 = 1, entwined: bool = False) -> None:
        self.effects = effects
        self.entwined = entwined  # the last combination is chosen by paying for it, and only then
        self.combinations: list[list[int]] = []  # the modes that may be chosen together
        for number in range(least, most + 1):
            self.combinations.extend(combinations(len(effects), number))
        if entwined:
            self.combinations.append(list(range(len(effects))))

    def offered(self, game: Magic, card: i64) -> list[int]:
        """The combinations that may be chosen now, by their numbers."""
        last = len(self.combinations) - 1
        if self.entwined:
            return [int(last)] if game.kicked[card] else list(range(last))
        return list(range(last + 1))

    def room(self) -> i64:
        return 1

    def mode(self, scope: Scope) -> i64:
        """The mode chosen, from 0; -1 for none yet."""
        if len(scope.picks) > self.slot and scope.picks[self.slot]:
            return scope.picks[self.slot][0]
        return -1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        chosen = self.combinations[self.mode(scope)]
        if frame.stage >= len(chosen):
            return False
        frame.stage += 1
        game.resolve(self.effects[chosen[frame.stage - 1]].id, scope)
        return True

    def modes(self) -> list[Node]:
        found: list[Node] = []
        for several in self.combinations:
            if len(several) == 1:
                found.append(self.effects[several[0]])
                continue
            together: Sequence[Magic] = Sequence([self.effects[i] for i in several])
            write(together, "seq", [("effects", list(together.effects))])
            found.append(together)
        return found

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Overloaded(Modal):
    """One thing, or for another cost the same for all of a kind."""

    # rule: golden.card-over-rulebook
    def __init__(self, one: Effect[Magic], every: Effect[Magic]) -> None:
        super().__init__([one, every])

    def offered(self, game: Magic, card: i64) -> list[int]:
        return [1] if game.way[card] > 0 else [0]


def combinations(number: i64, size: i64) -> list[list[int]]:
    """Every way to take so many of the first numbers, in order."""
    found: list[list[int]] = [[]]
    for _ in range(size):
        longer: list[list[int]] = []
        for one in found:
            first = one[-1] + 1 if one else 0
            longer.extend([*one, i] for i in range(first, number))
        found = longer
    return found


class SpellMemory(Node):
    """What was chosen for the spell that an ability triggered by: it may be copied though it has left the stack."""

    # rule: stack.outlives-source
    def __init__(self) -> None:
        self.word = "spell_memory"
        self.arguments = []
        self.parameters = []

    def room(self) -> i64:
        return REMEMBERED_SLOTS + 1

    def keep(self, own: Scope, spell: Scope) -> None:
        """Have an ability's scope keep what was chosen for a spell, and its X."""
        own.have_room(self.slot + REMEMBERED_SLOTS + 1)
        for i in range(min(len(spell.picks), REMEMBERED_SLOTS)):
            own.picks[self.slot + i] = spell.picks[i][:]
        own.picks[self.slot + REMEMBERED_SLOTS] = [int(spell.number)]

    def recall(self, own: Scope, spell: Scope) -> bool:
        """Tell a scope of the same spell what was chosen for it; False if nothing was kept."""
        if len(own.picks) <= self.slot + REMEMBERED_SLOTS or not own.picks[self.slot + REMEMBERED_SLOTS]:
            return False
        spell.picks = [row[:] for row in own.picks[self.slot : self.slot + REMEMBERED_SLOTS]]
        spell.number = own.picks[self.slot + REMEMBERED_SLOTS][0]
        return True


class Rebound(Ability["Magic"]):
    """Cast from a hand, the card is exiled as it resolves and may be cast again in the next upkeep."""

    # rule: golden.card-over-rulebook
    def __init__(self, later: Later) -> None:
        self.later = later

    def children(self) -> list[Node]:
        return [self.later]


class Enchant(Ability["Magic"]):
    """What an Aura may be attached to; the spell targets it."""

    # rule: keyword.enchant types.aura
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what
        self.target = Targets(what, None, None)
        self.target.word = "target"
        self.target.arguments = [("what", what)]
        self.target.parameters = ["what", "least", "most"]

    def children(self) -> list[Node]:
        return [self.target]


class Additional(Ability["Magic"]):
    """An additional cost to cast the spell."""

    # rule: cost.additional
    def __init__(self, cost: MagicCost) -> None:
        self.cost = cost


class Kicker(Ability["Magic"]):
    """A cost that may be paid besides, once or more often; with buyback the card comes back for it."""

    # rule: cost.additional
    def __init__(self, cost: str, many: bool, buyback: bool) -> None:
        self.mana = ManaCost(cost)
        self.many = many
        self.buyback = buyback


class Alternative(Ability["Magic"]):
    """Costs that may be paid instead of the mana cost, perhaps only while something is so; none at all for nothing."""

    # rule: golden.card-over-rulebook cost.mana-cost
    def __init__(self, costs: list[MagicCost], only_if: Condition[Magic] | None) -> None:
        self.costs = costs
        self.only_if = only_if
        self.mana = NO_COST
        for cost in costs:
            if cost.mana is not NO_COST:
                self.mana = cost.mana


class Flashback(Ability["Magic"]):
    """The card may be cast from its owner's graveyard for another cost, and is exiled then."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, costs: list[MagicCost]) -> None:
        self.mana = ManaCost(cost)
        self.costs = costs  # besides mana


class Retrace(Ability["Magic"]):
    """The card may be cast from its owner's graveyard for its own cost and another besides."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: MagicCost) -> None:
        self.cost = cost

    def children(self) -> list[Node]:
        return [self.cost]


class Madness(Ability["Magic"]):
    """Discarded, the card is exiled; then it may be cast for another cost, or goes to the graveyard."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, later: Later) -> None:
        self.mana = ManaCost(cost)
        self.later = later

    def children(self) -> list[Node]:
        return [self.later]


class AsEnters(Ability["Magic"]):
    """Something done as the permanent enters the battlefield: a choice, becoming a copy."""

    def __init__(self, effect: Effect[Magic]) -> None:
        self.effect = effect


class EntersWith(Ability["Magic"]):
    """It enters the battlefield with counters."""

    # rule: zones.enters-the-battlefield
    def __init__(self, number: Quantity[Magic], counter: str, only_if: Condition[Magic] | None) -> None:
        self.number = number
        self.counter = counter
        self.only_if = only_if


class Regulation(Ability["Magic"]):
    """A rule that a card adds to the game: as a static ability while it is there, or for a while."""

    # rule: golden.card-over-rulebook
    def forbids_cast(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether it keeps a player from casting a card."""
        return False

    def allows_cast(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether it lets a player cast a card from where it is."""
        return False

    def shows_top(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player plays with the top card of the library revealed."""
        return False

    def discount(self, game: Magic, scope: Scope, player: i64, card: i64) -> i64:
        """How much less of generic mana a spell costs."""
        return 0

    def enters_tapped(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a card enters tapped under a player's control."""
        return False

    def life_gained(self, game: Magic, scope: Scope, player: i64, amount: i64) -> i64:
        """How much life a player really gains."""
        return amount

    def cards_drawn(self, game: Magic, scope: Scope, player: i64) -> i64:
        """How many cards a player draws for each that would be drawn."""
        return 1

    def tokens_made(self, game: Magic, scope: Scope, number: i64) -> i64:
        """How many tokens an effect really makes."""
        return number

    def counters_put(self, game: Magic, scope: Scope, number: i64) -> i64:
        """How many counters an effect really puts on a permanent."""
        return number

    def most_attackers(self, game: Magic, scope: Scope) -> i64:
        """How many creatures can attack each combat; -1 for no such number."""
        return -1

    def most_blockers(self, game: Magic, scope: Scope) -> i64:
        """How many creatures can block each combat; -1 for no such number."""
        return -1

    def instead_of_untapping(self, game: Magic, scope: Scope, card: i64) -> i64:
        """What happens instead as a permanent would untap in its controller's untap step, by its number, or -1."""
        return -1

    def untaps_too(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a permanent untaps in a player's untap step who does not control it."""
        return False

    def shows_draws(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player reveals each card they draw."""
        return False

    def flashes_back(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card in a graveyard has flashback for its mana cost."""
        return False

    def unearths(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card in a graveyard has unearth for its mana cost."""
        return False

    def lends_rebound(self, game: Magic, scope: Scope, card: i64) -> Rebound | None:
        """The rebound that a spell has by it."""
        return None

    def lets_suspend(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a player may exile a card from their hand with time counters on it."""
        return False

    def more_lands(self, game: Magic, scope: Scope, player: i64) -> i64:
        """How many more lands a player may play each turn."""
        return 0

    def unlimited_hand(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player has no maximum hand size."""
        return False

    def hand_size(self, game: Magic, scope: Scope, player: i64) -> i64:
        """How many more cards a player may keep in hand at the end of the turn."""
        return 0

    def skips(self, game: Magic, scope: Scope, player: i64, step: i64) -> bool:
        """Whether a player skips a step."""
        return False

    def protects(self, game: Magic, scope: Scope, player: i64, by: i64) -> bool:
        """Whether a player cannot be the target of another's spells and abilities."""
        return False

    def keeps_from_losing(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player cannot lose the game."""
        return False

    def hastens(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a player may cast a card as though it had flash."""
        return False

    def allows_casting(self, game: Magic, scope: Scope) -> bool:
        """Whether it lets its own card be cast now, as a spell."""
        return True

    def own_discount(self, game: Magic, scope: Scope) -> i64:
        """How much less of generic mana its own card costs."""
        return 0

    def per_target(self, game: Magic, scope: Scope) -> i64:
        """How much more generic mana its own card costs for each target beyond the first."""
        return 0

    def saves_from_discard(self, game: Magic, scope: Scope, by: i64) -> bool:
        """Whether its own card enters the battlefield where a spell or ability of a player has it discarded."""
        return False

    def forbids_activation(self, game: Magic, scope: Scope, card: i64, ability: Activated) -> bool:
        """Whether it keeps an ability of a card from being activated."""
        return False

    def casts_free(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether it lets a player cast a card without paying its mana cost."""
        return False

    def saves_from_counter(self, game: Magic, scope: Scope, spell: i64, by: i64) -> bool:
        """Whether it keeps a spell from being countered by a source."""
        return False

    def hides(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether it keeps a card outside the battlefield from being a target."""
        return False

    def instead_of_leaving(self, game: Magic, scope: Scope, card: i64) -> i64:
        """The zone a permanent goes to that would leave the battlefield; -1 for no change."""
        return -1

    def sends(self, game: Magic, scope: Scope, damage: Packet) -> i64:
        """The permanent that is dealt damage instead; -1 for no change."""
        return -1

    def after_prevention(self) -> i64:
        """What happens as it prevents damage, by its number; -1 for nothing."""
        return -1

    def least_life(self, game: Magic, scope: Scope, player: i64) -> i64:
        """Damage cannot reduce a player's life total below this; 0 for no such number."""
        return 0

    def unpreventable(self, game: Magic, scope: Scope) -> bool:
        """Whether damage cannot be prevented."""
        return False

    def shows_hand(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player plays with their hand revealed."""
        return False

    def reduces(self, game: Magic, scope: Scope, damage: Packet, combat: bool) -> i64:
        """How much of damage it prevents."""
        return 0

    def prevents(self, game: Magic, scope: Scope, damage: Packet, combat: bool) -> bool:
        """Whether it prevents damage."""
        return False

    def increases(self, game: Magic, scope: Scope, damage: Packet) -> i64:
        """How much more damage is dealt."""
        return 0

    def doubles(self, game: Magic, scope: Scope, damage: Packet) -> bool:
        """Whether double the damage is dealt."""
        return False

    def instead_of_graveyard(self, game: Magic, scope: Scope, card: i64) -> i64:
        """The zone a card goes to instead of a graveyard; -1 for no change."""
        return -1


class Suspending(Regulation):
    """A rule by which cards are suspended, with the abilities that they have then."""

    # rule: golden.card-over-rulebook
    abilities: list[When]


class While(Regulation):
    """A rule that a card adds only while something is so."""

    # rule: static.always-on
    def __init__(self, condition: Condition[Magic], rule: Regulation) -> None:
        self.condition = condition
        self.rule = rule


class ManaOnX(Regulation):
    """Only mana of certain colours is spent on the X of the card's cost."""

    # rule: cost.x mana.kinds
    def __init__(self, colors: str) -> None:
        self.bits = 0
        for word in colors.split():
            self.bits |= 1 << COLOR_NAMES.index(word)


class SplitSecond(Regulation):
    """While it is on the stack, players cast no spells and activate no abilities but mana abilities."""

    # rule: golden.card-over-rulebook


class TotemArmor(Regulation):
    """If what this Aura enchants would be destroyed, its damage is removed and the Aura is destroyed instead."""

    # rule: replacement.instead


class InOpeningHand(Regulation):
    """Whoever has the card in the opening hand may begin the game with it on the battlefield."""

    # rule: golden.card-over-rulebook


class NextSpell(Effect["Magic"]):
    """What happens to the next spell of a kind that a player casts."""

    def __init__(self, spell: Cards[Magic], changes: list[Change[Magic]], plus: Quantity[Magic] | None) -> None:
        self.spell = spell  # a filter of the card
        self.changes = changes
        self.plus = plus


class EntersMore(Effect["Magic"]):
    """What a spell becomes will enter with more counters, perhaps only if something is so then."""

    # rule: zones.enters-the-battlefield
    def __init__(self, cards: Cards[Magic], number: Quantity[Magic], only_if: Condition[Magic] | None) -> None:
        self.cards = cards
        self.number = number
        self.only_if = only_if


class Later(Effect["Magic"]):
    """An effect made now that waits for its moment: a delayed triggered ability."""

    def __init__(self, moment: i64, effect: Effect[Magic], step: i64, yours: bool) -> None:
        self.moment = moment
        self.effect = effect
        self.step = step
        self.yours = yours
