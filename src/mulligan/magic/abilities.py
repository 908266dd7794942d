"""The kinds of abilities a card can have: spell effects, activated, triggered, static, keywords, rules of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cardlang.control import Sequence
from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import (
    ANYTHING,
    FICKLE,
    OWN,
    STEADY,
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
    Trait,
    Trigger,
)
from mulligan.cardlang.quantities import Number
from mulligan.kernel.column import append, column, vec
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic.choices import TargetPlayers, Targets
from mulligan.magic.mana import NO_COST, ManaCost, mana_made
from mulligan.magic.purpose import moment_of
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.terms import (
    ADD_ABILITY,
    ADD_KEYWORD,
    ADDING,
    AFTER_ALL,
    BAR,
    COLOR_NAMES,
    COLORS,
    DEMANDS,
    KINDS_OF_MANA,
    LAYER_OF,
    OF_POWER,
    OF_TYPES,
    PUMP,
)

if TYPE_CHECKING:
    from mulligan.magic.state import Magic

# What a word of Magic says about the ability it stands in; purpose.py has more such bits.
ADDS_BY_NUMBER: Final = OWN  # it adds mana by a number
ATTACHES: Final = OWN << 1  # its card does to what it is attached to what its other abilities say
ASKS_SPENT: Final = OWN << 2  # it asks which mana was spent on its card
LEANS: Final = OWN << 3  # it means a target chosen before
BY_NAME: Final = OWN << 4  # an activated ability that goes by the name of its keyword


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

    def add(self, game: Magic, player: i64, made: list[int]) -> None:
        """The mana is in the pool."""
        game.add_mana(player, made)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        player = self.player(game, scope)
        if self.any_color == 0:
            self.add(game, player, self.makes)
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
        self.add(game, player, made)
        return False


class AddSpellMana(AddMana):
    """Mana is added that can be spent only to cast spells, or to activate abilities, of a kind."""

    # rule: mana.produce mana.pool golden.card-over-rulebook
    def __init__(self, text: str, any_color: i64, what: Cards[Magic]) -> None:
        super().__init__(text, any_color, None)
        self.what = what

    def add(self, game: Magic, player: i64, made: list[int]) -> None:
        for kind in range(KINDS_OF_MANA):
            for _ in range(made[kind]):
                mana = SpellMana()
                mana.player = player
                mana.kind = game.kind_of_mana(player, kind)
                mana.word = self.id
                game.spell_mana.append(mana)


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


class AddLike(AddMana):
    """One mana of any colour, or of any type, that lands could produce."""

    # rule: mana.produce mana.kinds golden.card-over-rulebook
    def __init__(self, of: Cards[Magic], colors: bool) -> None:
        super().__init__("", 0, None)
        self.of = of
        self.colors = colors  # no colourless mana

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 1:
            made = [0] * KINDS_OF_MANA
            made[COLOR_NAMES.index(game.answer.text)] = 1
            game.add_mana(scope.player, made)
            return False
        frame.stage = 1
        kinds = COLORS if self.colors else KINDS_OF_MANA
        found = [False] * KINDS_OF_MANA
        for card in self.of.cards(game, scope):
            for ability in game.mana_abilities_of(card):
                for kind in range(kinds):
                    found[kind] = found[kind] or ability.makes[kind] > 0 or (ability.any_color > 0 and kind < COLORS)
        options = [Option(CHOOSE, text=COLOR_NAMES[kind]) for kind in range(kinds) if found[kind]]
        if not options:
            return False
        game.ask(scope.player, "mana.kinds", options, about=scope.source, topic="color")
        return True


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
        self.of_event: i64 = 0  # what it speaks of its event: bits of `binding`


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
        self.turns_up = False  # it turns its card face up, and its card may be cast face down
        self.as_spell = False  # it is activated whenever its card could be cast
        self.automatic = False  # a mana ability that payment may use by itself; others are activated by their players
        self.makes: list[int] = []  # how much of each kind of mana, where that is fixed
        self.any_color: i64 = 0  # how much mana of any one colour instead
        self.moment = moment_of(effect)  # when it counts
        self.besides = [cost for cost in costs if cost.mana is NO_COST]  # what it costs besides mana
        for cost in costs:
            cost.stand_beside([other for other in costs if other is not cost])
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
            free = not isinstance(adds, (AddSpellMana, AddLike))
            self.automatic = adds is effect and plain and self.taps and only_if is None and adds.any_color <= 1 and free
        elif makes_much(effect) and not self.loyal:
            self.makes_mana = True
            self.makes = [0] * KINDS_OF_MANA
        self.produces: i64 = produced(self) if self.automatic else 0  # the mana that payment may have of it, as bits


COMPLEX: Final = 1 << KINDS_OF_MANA  # it makes mana in a way that is more than one mana for tapping


def produced(ability: Activated) -> i64:
    """The mana an ability makes, as bits."""
    total = sum(ability.makes) + ability.any_color
    if total != 1 or ability.mana.text:
        return COMPLEX
    if ability.any_color:
        return (1 << COLORS) - 1
    bits = 0
    for kind in range(KINDS_OF_MANA):
        if ability.makes[kind]:
            bits |= 1 << kind
    return bits


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
    chosen_by_x: list[Chosen[Magic]] | None = None  # the words in it by which X cards are chosen, once looked for

    def plain(self) -> bool:
        """Whether it is nothing but mana, or the tap symbol."""
        return self.taps or self.mana is not NO_COST

    def stand_beside(self, others: list[MagicCost]) -> None:
        """Hear which costs an ability has besides: nothing pays two of them at once."""

    def most_x(self, game: Magic, scope: Scope) -> i64:
        """The greatest X that it can be paid for, where so many cards are chosen for it; -1 where it has no X."""
        # rule: cost.x
        most: i64 = -1
        if self.chosen_by_x is None:
            self.chosen_by_x = [
                node
                for node in self.everything()
                if isinstance(node, Chosen) and any(child.word == "x" for child in node.children())
            ]
        for node in self.chosen_by_x:
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
        self.reads: i64 = 0  # bits of the layers that what it applies to depends on
        self.layers: i64 = 0  # bits of the layers it applies in
        self.change_layers: vec[i64] = column(0)  # the layer that each change applies in
        for change in changes:
            self.layers |= 1 << layer_of(change)
            self.change_layers = append(self.change_layers, layer_of(change))
        self.individual = False  # how much it changes is another number for each card
        self.by_kin = True  # and the same for cards of the same types
        self.fickle = only_if is not None  # whether it must be looked at anew whenever anything changes
        self.alone = False  # whether it just adds the same to one permanent, whatever else is there

    def bind(self, match: CardMatch) -> None:
        if self.only_if is not None and is_steady(self.only_if):
            self.fickle = False
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
                        self.by_kin = self.by_kin and follows_from_types(change)
                    if isinstance(node, Quantity) and not is_steady(node):
                        self.fickle = True
        if self.reads & OF_POWER and all(change.kind() in DEMANDS for change in self.changes):
            self.layers = 1 << AFTER_ALL
            for i in range(len(self.changes)):
                self.change_layers[i] = AFTER_ALL
        steady = self.only_if is None and not self.fickle and not self.individual
        self.alone = steady and self.what.particular and all(adds_a_number(change) for change in self.changes)


def adds_a_number(change: Change[Magic]) -> bool:
    """Whether a change just adds to what a permanent is, and always the same."""
    numbers = [node for node in change.everything() if isinstance(node, Quantity)]
    return change.kind() in ADDING and all(isinstance(number, Number) for number in numbers)


def is_steady(node: Node) -> bool:
    """Whether a part of an ability comes to the same for as long as permanents and what they are stay the same."""
    return all(one.says & STEADY for one in node.everything())


def follows_from_types(change: Change[Magic]) -> bool:
    """Whether a change of power looks only at a card's types: at how many others share a creature type with it."""
    mentioned, of_kin = 0, 0
    for node in change.everything():
        traits = [child for child in node.children() if isinstance(child, Trait)]
        mentioned += node.word == "affected"
        if all(inner.looks & ~OF_TYPES == 0 for trait in traits for inner in trait.everything()):
            of_kin += sum(1 for trait in traits for child in trait.children() if child.word == "affected")
    return change.kind() == PUMP and mentioned == of_kin


class Enchant(Ability["Magic"]):
    """What an Aura may be attached to; the spell targets it."""

    # rule: keyword.enchant types.aura
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what
        self.target = Targets(what, None, None)
        self.target.word = "target"
        self.target.arguments = [("what", what)]
        self.target.assumed = []
        self.target.parameters = ["what", "least", "most"]

    def children(self) -> list[Node]:
        return [self.target]


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


class Later(Effect["Magic"]):
    """An effect made now that waits for its moment: a delayed triggered ability."""

    def __init__(self, moment: i64, effect: Effect[Magic], step: i64, yours: bool) -> None:
        self.moment = moment
        self.effect = effect
        self.step = step
        self.yours = yours
        self.of_event: i64 = 0  # what it speaks of: bits of `binding`, the card it was made for
