"""Words for continuous effects: numbers and signs given, what may not be done, skills gained and lost, copies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.lasting import Bar, Change, For, Stat, until_end_of_your_next_turn, your_next_turn
from mulligan.cardlang.nodes import DEFERS, LATE, Cards, Condition, Effect, Players, Quantity, says
from mulligan.cardlang.nouns import This
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import acts
from mulligan.cipher.abilities import (
    SUPPORT_SKILLS,
    USABLE_SKILLS,
    Always,
    Continuous,
    Delaying,
    Limit,
    NamedChange,
    Skill,
    When,
)
from mulligan.cipher.columns import of_player
from mulligan.cipher.current import is_of_attack
from mulligan.cipher.printed import LAST_LAYER, skill_title
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    AIM_BAR,
    ANYHOW,
    ATTACK,
    ATTACK_SET,
    BAR,
    BY_ATTACK_ALONE,
    BY_SKILL_ALONE,
    CLASS_CHANGE_COST,
    COPY,
    CRITICAL_TO_DECK,
    CRITICAL_WITH,
    DEPLOY_COST,
    DESTROYED_INSTEAD,
    EVADE_BAR,
    EVADE_WITH,
    FAILS,
    FREE,
    INDESTRUCTIBLE,
    KEPT_IN_HAND,
    LATER,
    LOSES,
    NO_ATTACK,
    NO_CRITICAL,
    NO_DEPLOY,
    NO_DEPLOY_BY_SKILL,
    NO_EVADE,
    NO_EVADING,
    NO_LEVEL_UP,
    NO_MOVE,
    NO_UNTAP,
    NOT_CHOSEN_BY_ENEMIES,
    NOT_DESTROYED_BY_ENEMIES,
    NOT_DESTROYED_BY_SKILLS,
    NOT_MOVED_BY_ENEMIES,
    NOT_MOVED_BY_SKILLS,
    NOT_TAPPED_BY_ENEMIES,
    NOT_USABLE,
    ORBS_DESTROYED,
    RANGE,
    RANGE_ALONE,
    RANGE_NAMES,
    REACH,
    REACHED,
    RETREAT_INSTEAD,
    SAFE_FROM,
    SAFE_FROM_ATTACKS,
    SHIELD,
    SIGN,
    SKILL,
    SPARED,
    STAYS_TAPPED,
    SUCCEEDS,
    SUPPORT,
    SUPPORT_POWER,
    SUPPORTED_TWICE,
    SYMBOL_NAMES,
    TRIPLE_CRITICAL,
    TYPE_NAMES,
    WEAPON_NAMES,
    WORLD,
)
from mulligan.cipher.words.nouns import InZone
from mulligan.cipher.words.traits import sign_bit
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import NEXT_TURN_OF, THIS_BATTLE, UNTIL_END_OF_NEXT_TURN_OF

LASTING: Final = Vocabulary()
FAR_KINDS: Final = (SIGN, DEPLOY_COST, CLASS_CHANGE_COST, KEPT_IN_HAND)  # what may be said of cards that are no units

# -- How long --------------------------------------------------------------------------------------------------------


def whose_turn(duration: For, player: i64) -> i64:
    """The player of whose turn a duration speaks: you or the opponent."""
    return player if duration.yours else 1 - player


LASTING.add("this_battle -> duration", lambda: For(THIS_BATTLE))
LASTING.add("until_end_of_opponents_next_turn -> duration", lambda: For(UNTIL_END_OF_NEXT_TURN_OF))
LASTING.add("until_end_of_your_next_turn -> duration", until_end_of_your_next_turn)
LASTING.add("opponents_next_turn -> duration", lambda: For(NEXT_TURN_OF), role=roles.COMING)
LASTING.add("your_next_turn -> duration", your_next_turn, role=roles.COMING)

# -- What changes ----------------------------------------------------------------------------------------------------


class Multiplied(Change[Cipher]):
    """Its attack is added to it once more, or twice."""

    # rule: keyword.double keyword.triple
    def __init__(self, times: i64) -> None:
        self.times = times

    def kind(self) -> i64:
        return ATTACK

    def amount_for(self, game: Cipher, scope: Scope, card: i64) -> i64:
        game.cite("keyword.double" if self.times == 1 else "keyword.triple")
        return game.attack_of(card) * self.times


class Sign(Change[Cipher]):
    """It also shows a sign: a symbol, a weapon, a type."""

    def __init__(self, sign: str) -> None:
        self.bit = sign_bit(sign)

    def kind(self) -> i64:
        return SIGN

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return self.bit


class MoreRange(Change[Cipher]):
    """It also has a range."""

    def __init__(self, name: str) -> None:
        if name not in RANGE_NAMES:
            raise BadNotation("not-a-range", name=name, known=list(RANGE_NAMES))
        self.bits: i64 = RANGE_NAMES.index(name)

    def kind(self) -> i64:
        return RANGE

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return self.bits


class RangeLost(MoreRange):
    """It has a range no more."""

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return -self.bits


class RangeSet(MoreRange):
    """It has one range and no other."""

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return self.bits | RANGE_ALONE


class SignLost(Change[Cipher]):
    """It does not show a sign any more."""

    def __init__(self, sign: str) -> None:
        self.bit = sign_bit(sign)

    def kind(self) -> i64:
        return SIGN

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return -self.bit


class SignsOf(Change[Cipher]):
    """It also shows the weapons or the types of other cards."""

    def __init__(self, cards: Cards[Cipher], names: tuple[str, ...]) -> None:
        self.cards = cards
        self.bits: i64 = 0
        for name in names:
            self.bits |= sign_bit(name)

    def kind(self) -> i64:
        return SIGN

    def amount(self, game: Cipher, scope: Scope) -> i64:
        signs = 0
        for other in self.cards.cards(game, scope):
            signs |= game.signs_of(other)
        return signs & self.bits


class RangesOf(Change[Cipher]):
    """It also has the ranges of other units."""

    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards

    def kind(self) -> i64:
        return RANGE

    def amount(self, game: Cipher, scope: Scope) -> i64:
        ranges = 0
        for other in self.cards.cards(game, scope):
            ranges |= game.range_of(other)
        return ranges


class Becomes(Change[Cipher]):
    """A number of a card becomes something: the change that takes it there."""

    def __init__(self, which: i64, to: Quantity[Cipher]) -> None:
        self.which = which
        self.to = to

    def kind(self) -> i64:
        return self.which

    def amount_for(self, game: Cipher, scope: Scope, card: i64) -> i64:
        now = game.support_of(card) if self.which == SUPPORT_POWER else game.cost_of(card)
        return self.to.value(game, scope) - now


class About(Change[Cipher]):
    """Something about other cards: who cannot attack it, whom it can reach, who fails to support it."""

    def __init__(self, which: i64, cards: Cards[Cipher]) -> None:
        self.which = which
        self.cards = cards

    def kind(self) -> i64:
        return self.which

    def inner(self) -> i64:
        return self.cards.id


class Marked(Change[Cipher]):
    """Something said of a card by its being so, wherever it lies."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def kind(self) -> i64:
        return self.which


class InsteadChange(Change[Cipher]):
    """Something that happens instead of a retreat, of its support card or its own, or instead of its destruction."""

    # rule: replacement.instead
    def __init__(self, which: i64, effect: Effect[Cipher], destroyed_by: i64 = BY_ATTACK_ALONE) -> None:
        self.which = which
        self.effect = effect
        self.destroyed_by = destroyed_by

    def kind(self) -> i64:
        return self.which

    def amount(self, game: Cipher, scope: Scope) -> i64:
        return self.destroyed_by  # never a number of a skill: none of its own is carried out

    def inner(self) -> i64:
        return self.effect.id


class GainSkill(Change[Cipher]):
    """It gains a skill."""

    def __init__(self, name: str, skill: Skill) -> None:
        self.name = name
        self.skill = skill

    def kind(self) -> i64:
        return SKILL

    def inner(self) -> i64:
        self.skill.name = self.name
        self.skill.title = skill_title(self.name)
        return self.skill.id


class LoseSkill(NamedChange):
    """It loses a skill of that name, or may not use it."""

    def __init__(self, which: i64, name: str) -> None:
        self.which = which
        self.skill = name

    def kind(self) -> i64:
        return self.which

    def inner(self) -> i64:
        return self.id


LASTING.add("attack(by: quantity) -> change", lambda by: Stat(ATTACK, by), looks=0, says=nodes.BY_SIGN)
LASTING.add("attack_becomes(to: quantity) -> change", lambda to: Stat(ATTACK_SET, to))
LASTING.add("support_power(by: quantity) -> change", lambda by: Stat(SUPPORT_POWER, by), looks=0)
LASTING.add("support_becomes(to: quantity) -> change", lambda to: Becomes(SUPPORT_POWER, to))
LASTING.add("cost_becomes(to: quantity) -> change", lambda to: Becomes(DEPLOY_COST, to))
LASTING.add("cost(by: quantity) -> change", lambda by: Stat(DEPLOY_COST, by), looks=0)
LASTING.add("destroys_orbs(count: quantity) -> change", lambda count: Stat(ORBS_DESTROYED, count), looks=0)
LASTING.add("doubled -> change", lambda: Multiplied(1))
LASTING.add("tripled -> change", lambda: Multiplied(2))
LASTING.add("sign(sign: text) -> change", Sign, looks=0)
LASTING.add("loses_sign(sign: text) -> change", SignLost, looks=0)
LASTING.add("weapons_of_all(cards: cards) -> change", lambda cards: SignsOf(cards, WEAPON_NAMES), looks=0)
LASTING.add("types_of_all(cards: cards) -> change", lambda cards: SignsOf(cards, TYPE_NAMES), looks=0)
LASTING.add("symbols_of_all(cards: cards) -> change", lambda cards: SignsOf(cards, SYMBOL_NAMES[:-1]), looks=0)
LASTING.add("ranges_of_all(cards: cards) -> change", RangesOf, looks=0)
LASTING.add("range(name: text) -> change", MoreRange, looks=0)
LASTING.add("loses_range(name: text) -> change", RangeLost, looks=0)
LASTING.add("range_becomes(name: text) -> change", RangeSet, looks=0)
LASTING.add("cannot_attack -> change", lambda: Bar(BAR, NO_ATTACK), looks=0, says=nodes.HARMS)
LASTING.add("cannot_critical -> change", lambda: Bar(BAR, NO_CRITICAL), looks=0)
LASTING.add("cannot_evade -> change", lambda: Bar(BAR, NO_EVADING), looks=0)
LASTING.add("cannot_move -> change", lambda: Bar(BAR, NO_MOVE), looks=0)
LASTING.add("cannot_untap -> change", lambda: Bar(BAR, NO_UNTAP), looks=0, says=nodes.HARMS)
LASTING.add("stays_tapped -> change", lambda: Bar(BAR, STAYS_TAPPED), looks=0, says=nodes.HARMS)
LASTING.add("cannot_be_chosen_by_enemies -> change", lambda: Bar(BAR, NOT_CHOSEN_BY_ENEMIES), looks=0)
LASTING.add("supported_twice -> change", lambda: Bar(BAR, SUPPORTED_TWICE), looks=0)
LASTING.add("cannot_level_up -> change", lambda: Bar(BAR, NO_LEVEL_UP), looks=0)
LASTING.add("cannot_be_moved_by_skills -> change", lambda: Bar(BAR, NOT_MOVED_BY_SKILLS), looks=0)
LASTING.add("cannot_be_moved_by_enemies -> change", lambda: Bar(BAR, NOT_MOVED_BY_ENEMIES), looks=0)
LASTING.add("cannot_be_tapped_by_enemies -> change", lambda: Bar(BAR, NOT_TAPPED_BY_ENEMIES), looks=0)
LASTING.add("cannot_be_destroyed_by_skills -> change", lambda: Bar(BAR, NOT_DESTROYED_BY_SKILLS), looks=0)
LASTING.add("cannot_be_destroyed_by_enemies -> change", lambda: Bar(BAR, NOT_DESTROYED_BY_ENEMIES), looks=0)
LASTING.add("cannot_be_destroyed_by(who: cards) -> change", lambda who: About(SAFE_FROM, who), looks=0, says=DEFERS)
LASTING.add("cannot_be_evaded -> change", lambda: Bar(BAR, NO_EVADE), looks=0)
LASTING.add("cannot_be_evaded_by(who: cards) -> change", lambda who: About(EVADE_BAR, who), looks=0, says=DEFERS)
LASTING.add("cannot_be_destroyed_by_attacks -> change", lambda: Bar(BAR, SAFE_FROM_ATTACKS), looks=0)
LASTING.add("cannot_be_destroyed -> change", lambda: Bar(BAR, INDESTRUCTIBLE), looks=0)
LASTING.add("triple_critical -> change", lambda: Bar(BAR, TRIPLE_CRITICAL), looks=0)
LASTING.add("cannot_attack_any(whom: cards) -> change", lambda whom: About(AIM_BAR, whom), looks=0, says=DEFERS)
LASTING.add("cannot_be_attacked_by(who: cards) -> change", lambda who: About(SHIELD, who), looks=0, says=DEFERS)
LASTING.add(
    "critical_to_deck_top(what: cards) -> change", lambda what: About(CRITICAL_TO_DECK, what), looks=0, says=DEFERS
)
LASTING.add("reaches(whom: cards) -> change", lambda whom: About(REACH, whom), looks=0, says=DEFERS)
LASTING.add("reached_by(who: cards) -> change", lambda who: About(REACHED, who), looks=0, says=DEFERS)
LASTING.add("cannot_be_supported_by(what: cards) -> change", lambda what: About(FAILS, what), looks=0, says=DEFERS)
LASTING.add("always_supported_by(what: cards) -> change", lambda what: About(SUCCEEDS, what), looks=0, says=DEFERS)
LASTING.add("critical_with(what: cards) -> change", lambda what: About(CRITICAL_WITH, what), looks=0, says=DEFERS)
LASTING.add("evades_with(what: cards) -> change", lambda what: About(EVADE_WITH, what), looks=0, says=DEFERS)
LASTING.add("cannot_be_discarded_by_enemies -> change", lambda: Marked(KEPT_IN_HAND), looks=0)
LASTING.add("class_change_cost(by: quantity) -> change", lambda by: Stat(CLASS_CHANGE_COST, by), looks=0)
LASTING.add("skill(name: text, skill: ability) -> change", GainSkill)
LASTING.add("loses_skill(name: text) -> change", lambda name: LoseSkill(LOSES, name), looks=0)
LASTING.add("loses_support_skills -> change", lambda: LoseSkill(LOSES, SUPPORT_SKILLS), looks=0)
LASTING.add("loses_all_skills -> change", lambda: LoseSkill(LOSES, ""), looks=0)
LASTING.add("free(name: text) -> change", lambda name: LoseSkill(FREE, name), looks=0)
LASTING.add("cannot_use_skills -> change", lambda: LoseSkill(NOT_USABLE, USABLE_SKILLS), looks=0)
LASTING.add("cannot_use(name: text) -> change", lambda name: LoseSkill(NOT_USABLE, name), looks=0)
LASTING.add(
    "support_instead(effect: effect) -> change",
    lambda effect: InsteadChange(RETREAT_INSTEAD, effect),
    looks=0,
    says=DEFERS,
    inside=binding.IT | binding.CARD,
)
LASTING.add(
    "destroyed_instead(effect: effect) -> change",
    lambda effect: InsteadChange(DESTROYED_INSTEAD, effect),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="is_destroyed_by_attack",
)
LASTING.add(
    "destroyed_anyhow_instead(effect: effect) -> change",
    lambda effect: InsteadChange(DESTROYED_INSTEAD, effect, ANYHOW),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="is_destroyed",
)
LASTING.add(
    "destroyed_by_skill_instead(effect: effect) -> change",
    lambda effect: InsteadChange(DESTROYED_INSTEAD, effect, BY_SKILL_ALONE),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="destroys_with",
)
LASTING.add(
    "spared_from_attacks(effect: effect) -> change",
    lambda effect: InsteadChange(SPARED, effect),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="is_destroyed_by_attack",
    role=roles.BEFOREHAND,
)
LASTING.add(
    "spared(effect: effect) -> change",
    lambda effect: InsteadChange(SPARED, effect, ANYHOW),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="is_destroyed",
    role=roles.BEFOREHAND,
)
LASTING.add(
    "spared_from_skills(effect: effect) -> change",
    lambda effect: InsteadChange(SPARED, effect, BY_SKILL_ALONE),
    looks=0,
    says=DEFERS,
    inside=binding.IT,
    event="destroys_with",
    role=roles.BEFOREHAND,
)

# -- Continuous effects ----------------------------------------------------------------------------------------------


class Give(Continuous):
    """Cards get changes: for a duration, or as a continuous skill for as long as its unit is there."""

    # rule: cards.information-changes skills.continuous
    def __init__(self, who: Cards[Cipher], changes: list[Change[Cipher]], duration: For) -> None:
        self.who = who
        self.changes = changes
        self.duration = duration
        self.strengthens = False
        self.does_more = False
        for change in changes:
            if is_of_attack(change.kind()):
                self.strengthens = True
            else:
                self.does_more = True

    def layer(self) -> i64:
        for change in self.changes:
            kind = change.kind()
            if kind == LOSES:
                return 0
            if kind == SIGN or kind == DEPLOY_COST:
                return 1
            if says(change, LATE):
                return 3
        return 2

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = [card for card in self.who.cards(game, scope) if game.is_unit(card) or game.zone[card] == SUPPORT]
        whose = whose_turn(self.duration, scope.player)
        until = self.duration.until
        for change in self.changes:
            amounts = [change.amount_for(game, scope, card) for card in cards]
            for i, card in enumerate(cards):
                amount = amounts[i]
                acts.modify(game, change.kind(), card, amount, until, scope.player, scope.source, change.inner(), whose)
                if change.kind() == ATTACK:
                    game.note("gains-attack", game.controller[card], card, scope.source, amount)
                game.trace("cards.information-changes", "cards.attack")
        scope.it = cards
        scope.done = len(cards)

    def apply(self, game: Cipher, scope: Scope, attack: bool) -> None:
        for card in self.who.cards(game, scope):
            self.apply_to(game, scope, card, attack)

    def only_this(self) -> bool:
        return isinstance(self.who, This)

    def shows_far(self) -> bool:
        for change in self.changes:
            if change.kind() in FAR_KINDS:
                return any(isinstance(node, InZone) for node in self.who.everything())
        return False

    def concerns(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.who.fits(game, scope, card)

    def apply_to(self, game: Cipher, scope: Scope, card: i64, attack: bool) -> None:
        for change in self.changes:
            kind = change.kind()
            if is_of_attack(kind) == attack:
                amount = change.amount_for(game, scope, card)
                game.change(card, kind, amount, change.inner(), scope.source, scope.player)

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.who.potential(game, scope)) > 0


class PlayerBar(Continuous):
    """Players cannot do something with certain cards, for a duration or for as long as the skill's unit is there."""

    # rule: golden.cannot-beats-can
    def __init__(self, which: i64, what: Cards[Cipher], who: Players[Cipher]) -> None:
        self.which = which
        self.what = what
        self.players = who

    def apply(self, game: Cipher, scope: Scope, attack: bool) -> None:
        if not attack:
            for player in self.players.who(game, scope):
                game.change(of_player(player), self.which, scope.named, self.what.id, scope.source, scope.player)

    def concerns(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return False


class While(Continuous):
    """A continuous effect that works only while something is so."""

    # rule: skills.continuous-condition golden.in-case
    def __init__(self, condition: Condition[Cipher], effect: Continuous) -> None:
        self.condition = condition
        self.effect = effect
        self.strengthens = effect.strengthens
        self.does_more = effect.does_more

    def layer(self) -> i64:
        return LAST_LAYER if says(self.condition, LATE) else self.effect.layer()

    def apply(self, game: Cipher, scope: Scope, attack: bool) -> None:
        if self.condition.holds(game, scope):
            self.effect.apply(game, scope, attack)

    def only_this(self) -> bool:
        return self.effect.only_this()

    def shows_far(self) -> bool:
        return self.effect.shows_far()

    def concerns(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.effect.concerns(game, scope, card) and self.condition.holds(game, scope)

    def apply_to(self, game: Cipher, scope: Scope, card: i64, attack: bool) -> None:
        self.effect.apply_to(game, scope, card, attack)


class Throughout(Effect[Cipher]):
    """A continuous effect that goes on for a time, also for units that come later; perhaps while this unit is there."""

    # rule: keyword.rest-of-game turn.period-effects-begin
    def __init__(self, effect: Continuous, duration: For, here: bool) -> None:
        self.effect = effect
        self.duration = duration
        self.here = here

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.rest-of-game")
        card = scope.source if self.here else -1
        whose = whose_turn(self.duration, scope.player)
        named = scope.named  # a unit name of which the effect may speak
        acts.modify(game, WORLD, card, named, self.duration.until, scope.player, scope.source, self.effect.id, whose)


def source_state(game: Cipher, scope: Scope) -> i64:
    """Which card its source is for a skill that waits: one that leaves and comes back is another."""
    # rule: zones.new-card
    return scope.source_state if scope.source_state >= 0 else game.state[scope.source]


class Later(Delaying):
    """A skill outside of any card that waits for its moment within a time; `that` is each of the cards it is about."""

    # rule: triggers.trigger golden.when
    def __init__(self, skill: When, duration: For, about: Cards[Cipher] | None) -> None:
        self.skill = skill
        self.duration = duration
        self.about = about
        self.each_time: i64 = 0  # 1 where it works each time, not once

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = [-1] if self.about is None else self.about.cards(game, scope)
        whose = whose_turn(self.duration, scope.player)
        until = self.duration.until
        for card in cards:
            acts.modify(game, LATER, card, self.each_time, until, scope.player, scope.source, self.skill.id, whose)
            game.modifiers[-1].source_state = source_state(game, scope)
        scope.done = len(cards)


class Meanwhile(Later):
    """The same, for a time and each time that what it waits for happens."""

    # rule: triggers.each-occurrence golden.each-time
    def __init__(self, skill: When, duration: For, about: Cards[Cipher] | None) -> None:
        super().__init__(skill, duration, about)
        self.each_time = 1


class Copy(Effect[Cipher]):
    """A unit becomes a copy of another, but for its name and its attack."""

    # rule: keyword.copy keyword.copy-printed
    def __init__(self, of: Cards[Cipher], duration: For) -> None:
        self.of = of
        self.duration = duration

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.copy")
        card = scope.source
        found = self.of.cards(game, scope)
        if not found or not game.is_unit(card):
            return
        printed: i64 = game.printed[found[0]]
        game.acts_as[card] = printed
        game.brought = -1
        game.used[card] = 0
        game.uses[card] = 0
        acts.modify(game, COPY, card, printed, self.duration.until, scope.player, card)
        game.note("copies", scope.player, card, found[0])
        game.cite("keyword.copy-printed")
        game.trace("cards.information-changes")


class InsteadOfRetreat(Effect[Cipher]):
    """At the end of the battle something happens to this support card instead of its retreat; `it` is the card."""

    # rule: replacement.instead
    def __init__(self, effect: Effect[Cipher]) -> None:
        self.effect = effect

    def act(self, game: Cipher, scope: Scope) -> None:
        card = scope.source
        acts.modify(game, RETREAT_INSTEAD, card, scope.ability, THIS_BATTLE, scope.player, card, self.effect.id)


LASTING.add(
    "give(who: cards, *changes: change, duration: duration = for_good) -> lasting", Give, looks=0, sets=binding.IT
)
LASTING.add("while(condition: condition, effect: lasting) -> lasting", While, looks=0)
LASTING.add(
    "cannot_deploy(what: cards, who: players = opponents) -> lasting",
    lambda what, who: PlayerBar(NO_DEPLOY, what, who),
    "golden.cannot-beats-can",
    looks=0,
)
LASTING.add(
    "cannot_deploy_by_skills(what: cards, who: players = opponents) -> lasting",
    lambda what, who: PlayerBar(NO_DEPLOY_BY_SKILL, what, who),
    "golden.cannot-beats-can",
    looks=0,
)
LASTING.add(
    "throughout(effect: lasting, duration: duration) -> effect",
    lambda effect, duration: Throughout(effect, duration, False),
)
LASTING.add(
    "throughout_here(effect: lasting, duration: duration) -> effect",
    lambda effect, duration: Throughout(effect, duration, True),
)
LASTING.add(
    "later_on(skill: ability, duration: duration, about: cards = none) -> effect",
    Later,
    inside=binding.CARD,
    role=roles.TELLS,
)
LASTING.add(
    "meanwhile(skill: ability, duration: duration, about: cards = none) -> effect",
    Meanwhile,
    inside=binding.CARD,
    role=roles.TELLS,
)
LASTING.add("copy(of: cards, duration: duration) -> effect", Copy)
LASTING.add("instead_of_retreat(effect: effect) -> effect", InsteadOfRetreat, inside=binding.IT, role=roles.AS_IT_ENDS)


def always(effect: Continuous, only_if: Condition[Cipher] | None, limits: list[Limit]) -> Always:
    """A continuous skill."""
    return Always(effect, only_if, limits)


LASTING.add("always(effect: lasting, if: condition = none, *limits: limit) -> ability", always, looks=0)
