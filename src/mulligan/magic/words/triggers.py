"""Words for what triggered abilities wait for, and for the abilities themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Condition, Effect, Players, Trait, Trigger
from mulligan.cardlang.nouns import This
from mulligan.cardlang.players import They
from mulligan.cardlang.triggers import On, OnAny
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import When, Zone
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ATTACKED,
    ATTACKERS_DECLARED,
    BEGINNING_OF_COMBAT,
    BLOCKED,
    CAST,
    COMBAT,
    CYCLED,
    DEALT_DAMAGE,
    DIED,
    DISCARDED,
    DRAW,
    DREW,
    END,
    ENTERED,
    FACED,
    FIRST_BLOCK,
    GAINED_LIFE,
    GRAVEYARD,
    HAND,
    LEFT,
    LOST_LIFE,
    MAIN_1,
    SACRIFICED,
    STACK,
    STATE,
    STEP_BEGAN,
    TAPPED,
    TAPPED_FOR_MANA,
    TARGETED,
    TO_PLAYER,
    UNBLOCKED,
    UNTAPPED,
    UPKEEP,
    WAS_BLOCKED,
    WOUNDED,
)
from mulligan.magic.words.dealing import Deals, Strikes, deals
from mulligan.magic.words.traits import Theirs, Yours

TRIGGERS: Final = Vocabulary()


class Step(Trigger[Magic]):
    """The beginning of a step of certain players' turns."""

    # rule: turn.begin-step turn.upkeep turn.end-step
    def __init__(self, step: i64, of: Players[Magic] | None) -> None:
        self.step = step
        self.of = of

    def kinds(self) -> list[int]:
        return [STEP_BEGAN]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.number != self.step:
            return False
        if self.of is None:
            return event.player == game.active or speaks_of_player(game, scope.ability)
        return event.player in self.of.who(game, scope)


def speaks_of_player(game: Magic, ability: i64) -> bool:
    """Whether a triggered ability does something to the player whose step it is: then it does so for each of a team."""
    # rule: two-headed-giant.team
    node = game.nodes[ability]
    return isinstance(node, When) and any(isinstance(one, (They, Theirs)) for one in node.effect.everything())


class AttacksYou(Trigger[Magic]):
    """A creature attacks you or a planeswalker you control; or just you."""

    def __init__(self, card: Cards[Magic], walkers: bool = True) -> None:
        self.card = card
        self.walkers = walkers

    def kinds(self) -> list[int]:
        return [ATTACKED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if not self.walkers and game.attacked_walker[event.card] >= 0:
            return False
        return event.player == scope.player and self.card.fits(game, scope, event.card)


class AttackTogether(Trigger[Magic]):
    """One or more creatures of certain players attack."""

    def __init__(self, by: Players[Magic]) -> None:
        self.by = by

    def kinds(self) -> list[int]:
        return [ATTACKERS_DECLARED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.player in self.by.who(game, scope)


class AttacksAlone(Trigger[Magic]):
    """A creature attacks, and no other of its controller or their team does."""

    # rule: combat.attacking
    def __init__(self, card: Cards[Magic]) -> None:
        self.card = card

    def kinds(self) -> list[int]:
        return [ATTACKED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if not self.card.fits(game, scope, event.card):
            return False
        return sum(1 for card in game.in_play() if game.was_declared(card)) == 1


class AttacksWith(Trigger[Magic]):
    """A creature attacks together with so many others of its controller and their team."""

    # rule: combat.attacking
    def __init__(self, card: Cards[Magic], others: i64) -> None:
        self.card = card
        self.others = others

    def kinds(self) -> list[int]:
        return [ATTACKED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if not self.card.fits(game, scope, event.card):
            return False
        return sum(1 for card in game.in_play() if game.was_declared(card)) > self.others


class InState(Trigger[Magic]):
    """Something is so: the ability triggers whenever it is looked for, but not again while it waits."""

    # rule: triggers.automatic
    def __init__(self, condition: Condition[Magic]) -> None:
        self.condition = condition

    def kinds(self) -> list[int]:
        return [STATE]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.card == scope.source and self.condition.holds(game, scope)


class Noncombat(Trigger[Magic]):
    """Players are dealt damage that is not combat damage: each of them once, by however many sources."""

    # rule: damage.deal
    def __init__(self, to: Players[Magic]) -> None:
        self.to = to

    def kinds(self) -> list[int]:
        return [WOUNDED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.flags & TO_PLAYER == 0 or event.flags & COMBAT:
            return False
        return event.player in self.to.who(game, scope)


class NthSpell(Trigger[Magic]):
    """A player casts their second, or another, spell of a turn."""

    # rule: casting.spell
    def __init__(self, number: i64, by: Players[Magic]) -> None:
        self.number = number
        self.by = by

    def kinds(self) -> list[int]:
        return [CAST]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return game.spells[event.player] == self.number and event.player in self.by.who(game, scope)


class Cycled(Trigger[Magic]):
    """A card is cycled."""

    # rule: golden.card-over-rulebook
    def __init__(self, card: Cards[Magic], by: Players[Magic]) -> None:
        self.card = card
        self.by = by

    def kinds(self) -> list[int]:
        return [CYCLED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.player not in self.by.who(game, scope):
            return False
        return event.card == scope.source if isinstance(self.card, This) else True


class Meets(Trigger[Magic]):
    """A creature blocks another of a kind, or is blocked by it: once for each."""

    # rule: combat.blocking
    def __init__(self, who: Cards[Magic], whom: Cards[Magic]) -> None:
        self.one = who
        self.other = whom

    def kinds(self) -> list[int]:
        return [BLOCKED, FACED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if self.one.fits(game, scope, event.card) and self.other.fits(game, scope, event.other):
            if event.kind == BLOCKED:  # who comes to block otherwise does not block
                return True
        return self.one.fits(game, scope, event.other) and self.other.fits(game, scope, event.card)


class Faces(Trigger[Magic]):
    """A creature is blocked by another, whether that was declared as a blocker or comes to block otherwise."""

    # rule: combat.blocking combat.blocked
    def __init__(self, who: Cards[Magic], whom: Cards[Magic]) -> None:
        self.blocker = who
        self.blocked = whom

    def kinds(self) -> list[int]:
        return [BLOCKED, FACED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return self.blocker.fits(game, scope, event.card) and self.blocked.fits(game, scope, event.other)


class BecomesTarget(Trigger[Magic]):
    """Something becomes the target of a spell or ability, perhaps of certain players."""

    # rule: targets.choose-and-check
    def __init__(self, card: Cards[Magic], by: Trait[Magic] | None) -> None:
        self.card = card
        self.by = by

    def kinds(self) -> list[int]:
        return [TARGETED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if not self.card.fits(game, scope, event.card):
            return False
        if self.by is None:
            return True
        together = game.match.together(event.player, scope.player)
        return event.player == scope.player if isinstance(self.by, Yours) else not together


class Damaged(Trigger[Magic]):
    """A permanent is dealt damage: once, by however many sources at the same time, or once by each of a kind."""

    # rule: damage.deal

    def __init__(self, card: Cards[Magic], by: Cards[Magic] | None) -> None:
        self.card = card
        self.by = by

    def kinds(self) -> list[int]:
        return [WOUNDED if self.by is None else DEALT_DAMAGE]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.other < 0 or not self.card.fits(game, scope, event.other):
            return False
        return self.by is None or deals(self.by, game, scope, event.card)


TRIGGERS.add(
    "enters(who: cards) -> trigger",
    lambda card: On(ENTERED, card),
    sets=binding.CARD | binding.PLAYER,
    role=roles.OF_HOLDER,
)
TRIGGERS.add("dies(who: cards) -> trigger", lambda card: On(DIED, card), sets=binding.CARD, role=roles.MOVES)
TRIGGERS.add("leaves(who: cards) -> trigger", lambda card: On(LEFT, card), sets=binding.CARD, role=roles.MOVES)
TRIGGERS.add(
    "casts(spell: cards, by: players = you) -> trigger",
    lambda spell, by: On(CAST, spell, None, by),
    sets=binding.CARD | binding.PLAYER,
    called="spell permanent creature",
)
TRIGGERS.add(
    "casts_nth(number: number, by: players = you) -> trigger",
    NthSpell,
    "casting.spell",
    sets=binding.CARD | binding.PLAYER,
    called="spell permanent creature",
)
TRIGGERS.add("attacks(who: cards) -> trigger", lambda card: On(ATTACKED, card), sets=binding.CARD)
TRIGGERS.add("attacks_you(who: cards) -> trigger", lambda card: AttacksYou(card), sets=binding.CARD)
TRIGGERS.add("attacks_just_you(who: cards) -> trigger", lambda card: AttacksYou(card, False), sets=binding.CARD)
TRIGGERS.add("attack_together(by: players = you) -> trigger", AttackTogether, sets=binding.PLAYER)
TRIGGERS.add(
    "blocks(who: cards, whom: cards = none) -> trigger",
    lambda card, whom: On(BLOCKED, card, whom, None, FIRST_BLOCK if whom is None else 0),
    sets=binding.CARD | binding.OTHER,
    other="other_one",
)
TRIGGERS.add(
    "faces(who: cards, whom: cards) -> trigger",
    Faces,
    "combat.blocking",
    "combat.blocked",
    sets=binding.CARD | binding.OTHER,
    other="other_one",
)
TRIGGERS.add("becomes_blocked(who: cards) -> trigger", lambda card: On(WAS_BLOCKED, card), sets=binding.CARD)
TRIGGERS.add(
    "deals_combat_damage(who: cards, to: players = everyone) -> trigger",
    lambda card, to: Deals(card, None, to, COMBAT | TO_PLAYER),
    sets=binding.CARD | binding.PLAYER | binding.AMOUNT,
)
TRIGGERS.add(
    "deals_damage(who: cards, to: players = everyone) -> trigger",
    lambda card, to: Deals(card, None, to, TO_PLAYER),
    sets=binding.CARD | binding.PLAYER | binding.AMOUNT,
)
TRIGGERS.add(
    "deals_damage_to(who: cards, whom: cards) -> trigger",
    Deals,
    sets=binding.CARD | binding.OTHER | binding.AMOUNT,
    other="other_one",
)
TRIGGERS.add(
    "deals_combat_damage_to(who: cards, whom: cards) -> trigger",
    lambda card, whom: Deals(card, whom, None, COMBAT),
    sets=binding.CARD | binding.OTHER | binding.AMOUNT,
    other="other_one",
)
TRIGGERS.add("deals_any_damage(who: cards) -> trigger", Strikes, sets=binding.CARD | binding.AMOUNT)
TRIGGERS.add(
    "is_dealt_damage(who: cards, by: cards = none) -> trigger",
    lambda card, by: Damaged(card, by),
    sets=binding.CARD | binding.OTHER | binding.PLAYER | binding.AMOUNT,
    other="other_one",
    role=roles.SECOND | roles.OF_HOLDER,
)
TRIGGERS.add(
    "gains_life(who: players = you) -> trigger",
    lambda who: On(GAINED_LIFE, None, None, who),
    sets=binding.PLAYER | binding.AMOUNT,
)
TRIGGERS.add(
    "loses_life(who: players = you) -> trigger",
    lambda who: On(LOST_LIFE, None, None, who),
    sets=binding.PLAYER | binding.AMOUNT,
)
TRIGGERS.add("draws(who: players = you) -> trigger", lambda who: On(DREW, None, None, who), sets=binding.PLAYER)
TRIGGERS.add(
    "discards(who: players = you) -> trigger",
    lambda who: On(DISCARDED, None, None, who),
    sets=binding.CARD | binding.PLAYER,
    called="card",
    lies="in_graveyard",
)
TRIGGERS.add("is_sacrificed(who: cards) -> trigger", lambda card: On(SACRIFICED, card), sets=binding.CARD)
TRIGGERS.add(
    "is_targeted(who: cards, by: trait = none) -> trigger",
    lambda card, by: BecomesTarget(card, by),
    sets=binding.CARD | binding.PLAYER,
)
TRIGGERS.add("is_tapped(who: cards) -> trigger", lambda card: On(TAPPED, card), sets=binding.CARD)
TRIGGERS.add(
    "is_tapped_for_mana(who: cards, by: players = everyone) -> trigger",
    lambda card, by: On(TAPPED_FOR_MANA, card, None, by),
    sets=binding.CARD | binding.PLAYER,
    unsaid="everyone",
)
TRIGGERS.add("upkeep(whose: players = you) -> trigger", lambda of: Step(UPKEEP, of), sets=binding.PLAYER)
TRIGGERS.add("each_upkeep -> trigger", lambda: Step(UPKEEP, None), sets=binding.PLAYER)
TRIGGERS.add("draw_step(whose: players = you) -> trigger", lambda of: Step(DRAW, of), sets=binding.PLAYER)
TRIGGERS.add("each_draw_step -> trigger", lambda: Step(DRAW, None), sets=binding.PLAYER)
TRIGGERS.add("end_step(whose: players = you) -> trigger", lambda of: Step(END, of), sets=binding.PLAYER)
TRIGGERS.add("each_end_step -> trigger", lambda: Step(END, None), sets=binding.PLAYER)
TRIGGERS.add("combat(whose: players = you) -> trigger", lambda of: Step(BEGINNING_OF_COMBAT, of), sets=binding.PLAYER)
TRIGGERS.add("is_untapped(who: cards) -> trigger", lambda card: On(UNTAPPED, card), sets=binding.CARD)
TRIGGERS.add(
    "is_unblocked(who: cards) -> trigger",
    lambda card: On(UNBLOCKED, card),
    "combat.unblocked",
    sets=binding.CARD | binding.PLAYER,
)
TRIGGERS.add("attacks_alone(who: cards) -> trigger", AttacksAlone, "combat.attacking", sets=binding.CARD)
TRIGGERS.add(
    "deals_any_combat(who: cards) -> trigger",
    lambda card: Strikes(card, COMBAT),
    sets=binding.CARD | binding.AMOUNT,
)
TRIGGERS.add("deals_noncombat(to: players) -> trigger", Noncombat, sets=binding.PLAYER | binding.AMOUNT)
TRIGGERS.add(
    "is_cycled(who: cards, by: players = you) -> trigger",
    lambda card, by: Cycled(card, by),
    "golden.card-over-rulebook",
    sets=binding.CARD,
    called="card",
    lies="in_graveyard",
)
TRIGGERS.add("attacks_with(who: cards, others: number) -> trigger", AttacksWith, "combat.attacking", sets=binding.CARD)
TRIGGERS.add("state(condition: condition) -> trigger", InState, "triggers.automatic")
TRIGGERS.add(
    "meets(who: cards, whom: cards) -> trigger",
    Meets,
    "combat.blocking",
    sets=binding.CARD | binding.OTHER,
    other="met",
)
TRIGGERS.add("main_phase(whose: players = you) -> trigger", lambda of: Step(MAIN_1, of), sets=binding.PLAYER)
TRIGGERS.add("each_combat -> trigger", lambda: Step(BEGINNING_OF_COMBAT, None), sets=binding.PLAYER)
TRIGGERS.add("or(*triggers: trigger) -> trigger", OnAny, role=roles.BRANCHES)


def when(trigger: Trigger[Magic], effect: Effect[Magic], only_if: Condition[Magic] | None, zone: Zone | None) -> When:
    """A triggered ability."""
    return When(trigger, effect, only_if, zone)


TRIGGERS.add(
    "when(trigger: trigger, effect: effect, if: condition = none, works: zone = none) -> triggered",
    when,
    role=roles.ABILITY,
)
TRIGGERS.add("from_graveyard -> zone", lambda: Zone(GRAVEYARD))
TRIGGERS.add("from_hand -> zone", lambda: Zone(HAND))
TRIGGERS.add("from_stack -> zone", lambda: Zone(STACK))
