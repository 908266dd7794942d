"""Words for what automatic skills wait for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Condition, Cost, Effect, Players, Trait, Trigger
from mulligan.cardlang.players import Opponents, You
from mulligan.cardlang.triggers import On, OnAny
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import Limit, Skill, When
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ACTION_STARTED,
    ADDED,
    AS_COST,
    ATTACKED,
    BATTLE_ENDED,
    BOND_STARTED,
    BONDED,
    BY_ATTACK,
    BY_CLASS_CHANGE,
    BY_CRITICAL,
    BY_OPPONENT,
    BY_SKILL,
    CRITICAL,
    DECK,
    DEPLOYED,
    DEPLOYMENT_STARTED,
    DESTROYED,
    DREW,
    EVADED,
    FACE_DOWN,
    FIRST,
    FLIPPED,
    FROM_DECK,
    FROM_HAND,
    FROM_RETREAT,
    GREW,
    HAND,
    LEVELLED_UP,
    MOVED,
    ON_TABLE,
    ORB_DESTROYED,
    PUT,
    RETREATED,
    REVEALED,
    SUPPORT_FAILED,
    SUPPORTED,
    TAPPED,
    TURN_ENDED,
    TURN_STARTED,
    UNTAPPED,
    USED_SKILL,
)
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope

TRIGGERS: Final = Vocabulary()
ORIGINS: Final = {"hand": FROM_HAND, "deck": FROM_DECK, "retreat": FROM_RETREAT}


class BySkill(On[Cipher]):
    """An event that a skill brings about, perhaps one of a certain name."""

    def __init__(self, kind: i64, card: Cards[Cipher], other: Cards[Cipher] | None, skill: str) -> None:
        super().__init__(kind, card, other, flags=BY_SKILL)
        self.skill = skill

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if not super().fits(game, scope, event):
            return False
        if not self.skill:
            return True
        ability = game.nodes[event.number] if event.number >= 0 else None
        return isinstance(ability, Skill) and ability.title == self.skill


class DeployedFrom(On[Cipher]):
    """Certain cards are deployed from a hand, a deck or a retreat area."""

    def __init__(self, zone: str, who: Cards[Cipher]) -> None:
        if zone not in ORIGINS:
            raise BadNotation("not-an-origin", zone=zone, known=list(ORIGINS))
        super().__init__(DEPLOYED, who, flags=ORIGINS[zone])


class ByOwnSkill(On[Cipher]):
    """An event that a skill of this very unit brings about, perhaps one of a certain name."""

    def __init__(self, kind: i64, card: Cards[Cipher], skill: str, by: Players[Cipher], flags: i64) -> None:
        super().__init__(kind, card, None, by, flags)
        self.skill = skill
        self.gathers = skill != ""

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if event.flags & AS_COST or not super().fits(game, scope, event):
            return False
        if not self.skill:
            return True
        ability = game.nodes[event.number] if event.number >= 0 else None
        return event.other == scope.source and isinstance(ability, Skill) and ability.title == self.skill


class HandDiscarded(Trigger[Cipher]):
    """A skill, or the cost of one, puts cards of certain players' hands into the retreat area, however many at once."""

    def __init__(self, whose: Players[Cipher]) -> None:
        self.whose = whose

    def kinds(self) -> list[int]:
        return [PUT]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if event.flags & FIRST == 0 or event.flags & FROM_HAND == 0:
            return False
        return game.owner[event.card] in self.whose.who(game, scope)


class DiscardedBySkill(On[Cipher]):
    """Certain cards of certain players' hands go to the retreat area by any skill's effect, not as the cost of one."""

    def __init__(self, what: Cards[Cipher], whose: Players[Cipher]) -> None:
        super().__init__(PUT, what, flags=FROM_HAND)
        self.whose = whose

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if event.flags & AS_COST or not super().fits(game, scope, event):
            return False
        return game.owner[event.card] in self.whose.who(game, scope)


class RetreatsFrom(On[Cipher]):
    """Certain cards, perhaps of certain players, go to the retreat area from one zone, for whatever reason."""

    def __init__(self, zone: i64, what: Cards[Cipher], whose: Players[Cipher] | None) -> None:
        super().__init__(RETREATED, what)
        self.zone = zone
        self.whose = whose

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if event.number != self.zone or not super().fits(game, scope, event):
            return False
        return self.whose is None or game.owner[event.card] in self.whose.who(game, scope)


class Flipped(Trigger[Cipher]):
    """A bond is turned face up or face down."""

    def __init__(self, whose: Players[Cipher], down: bool) -> None:
        self.whose = whose
        self.down = down

    def kinds(self) -> list[int]:
        return [FLIPPED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        return (event.flags & FACE_DOWN != 0) == self.down and event.player in self.whose.who(game, scope)


class EndOfBattle(Trigger[Cipher]):
    """A battle of certain units ends, whether they attacked or were attacked; or any battle."""

    def __init__(self, who: Cards[Cipher] | None) -> None:
        self.who = who

    def kinds(self) -> list[int]:
        return [BATTLE_ENDED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        who = self.who
        if who is None or (event.card >= 0 and who.fits(game, scope, event.card)):
            return True
        return event.other >= 0 and who.fits(game, scope, event.other)


class EndOfAttack(Trigger[Cipher]):
    """A battle ends in which certain units attack."""

    def __init__(self, who: Cards[Cipher]) -> None:
        self.who = who

    def kinds(self) -> list[int]:
        return [BATTLE_ENDED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        return event.card >= 0 and self.who.fits(game, scope, event.card)


class Survives(Trigger[Cipher]):
    """A battle ends in which certain units were attacked and not destroyed."""

    def __init__(self, who: Cards[Cipher]) -> None:
        self.who = who

    def kinds(self) -> list[int]:
        return [BATTLE_ENDED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        return event.other >= 0 and not game.felled and self.who.fits(game, scope, event.other)


class AttackFails(Trigger[Cipher]):
    """A battle ends in which certain units attacked and did not destroy whom they attacked."""

    def __init__(self, who: Cards[Cipher], whom: Cards[Cipher] | None) -> None:
        self.who = who
        self.whom = whom

    def kinds(self) -> list[int]:
        return [BATTLE_ENDED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if event.card < 0 or game.felled or not self.who.fits(game, scope, event.card):
            return False
        return self.whom is None or (event.other >= 0 and self.whom.fits(game, scope, event.other))


class BreaksOrb(Trigger[Cipher]):
    """The attack of certain units destroys an orb of the opponent's."""

    def __init__(self, who: Cards[Cipher]) -> None:
        self.who = who

    def kinds(self) -> list[int]:
        return [ORB_DESTROYED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if game.attacking < 0 or game.defending < 0 or event.player != game.controller[game.defending]:
            return False
        return game.felled and game.main[game.defending] != 0 and self.who.fits(game, scope, game.attacking)


class Moves(Trigger[Cipher]):
    """A unit moves, perhaps to a certain row."""

    # rule: check.march-is-no-move
    def __init__(self, who: Cards[Cipher], to: Trait[Cipher] | None) -> None:
        self.who = who
        self.to = to

    def kinds(self) -> list[int]:
        return [MOVED]

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        if not self.who.fits(game, scope, event.card):
            return False
        return self.to is None or self.to.fits(game, scope, event.card)


TRIGGERS.add(
    "attacks(who: cards, whom: cards = none) -> trigger",
    lambda who, whom: On(ATTACKED, who, whom),
    other="defending_unit",
    role=roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "is_attacked(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(ATTACKED, by, who),
    other="defending_unit",
    role=roles.ATTACKED | roles.SECOND | roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "attack_ends(who: cards) -> trigger", EndOfAttack, role=roles.AS_IT_ENDS | roles.IN_BATTLE, sets=binding.CARD
)
TRIGGERS.add("deployed(who: cards) -> trigger", lambda who: On(DEPLOYED, who), sets=binding.CARD, role=roles.ONCE_EACH)
TRIGGERS.add(
    "deployed_by(skill: text, who: cards) -> trigger",
    lambda skill, who: BySkill(DEPLOYED, who, None, skill),
    sets=binding.CARD,
    role=roles.ONCE_EACH,
)
TRIGGERS.add("deployed_from(zone: text, who: cards) -> trigger", DeployedFrom, sets=binding.CARD, role=roles.ONCE_EACH)
TRIGGERS.add("levels_up(who: cards) -> trigger", lambda who: On(LEVELLED_UP, who), sets=binding.CARD)
TRIGGERS.add(
    "changes_class(who: cards) -> trigger", lambda who: On(LEVELLED_UP, who, flags=BY_CLASS_CHANGE), sets=binding.CARD
)
TRIGGERS.add(
    "destroys(who: cards, whom: cards = none) -> trigger",
    lambda who, whom: On(DESTROYED, whom, who, flags=BY_ATTACK),
    other="other_one",
    role=roles.SECOND | roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "destroys_by_critical(who: cards, whom: cards = none) -> trigger",
    lambda who, whom: On(DESTROYED, whom, who, flags=BY_ATTACK | BY_CRITICAL),
    other="other_one",
    role=roles.SECOND | roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "destroys_with(skill: text, who: cards, whom: cards) -> trigger",
    lambda skill, who, whom: BySkill(DESTROYED, whom, who, skill),
    other="other_one",
    role=roles.SECOND,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "is_destroyed(who: cards) -> trigger", lambda who: On(DESTROYED, who), sets=binding.CARD, role=roles.ONCE_EACH
)
TRIGGERS.add(
    "is_destroyed_by_attack(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(DESTROYED, who, by, flags=BY_ATTACK),
    other="other_one",
    role=roles.ATTACKED | roles.AGAINST | roles.IN_BATTLE | roles.ONCE_EACH,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "makes_critical(who: cards) -> trigger", lambda who: On(CRITICAL, who), role=roles.IN_BATTLE, sets=binding.CARD
)
TRIGGERS.add("evades(who: cards) -> trigger", lambda who: On(EVADED, who), role=roles.IN_BATTLE, sets=binding.CARD)
TRIGGERS.add("moves(who: cards, to: trait = none) -> trigger", Moves, sets=binding.CARD)
TRIGGERS.add("turn_starts(whose: players = you) -> trigger", lambda whose: On(TURN_STARTED, None, by=whose))
TRIGGERS.add("turn_ends(whose: players = you) -> trigger", lambda whose: On(TURN_ENDED, None, by=whose))
TRIGGERS.add("action_phase_starts(whose: players = you) -> trigger", lambda whose: On(ACTION_STARTED, None, by=whose))
TRIGGERS.add("draws(who: players = you) -> trigger", lambda who: On(DREW, None, by=who))
TRIGGERS.add(
    "bonded(by: players = you, what: cards = none) -> trigger",
    lambda by, what: On(BONDED, what, by=by),
    sets=binding.CARD,
)
TRIGGERS.add("orb_destroyed(whose: players = you) -> trigger", lambda whose: On(ORB_DESTROYED, None, by=whose))
TRIGGERS.add("is_tapped(who: cards) -> trigger", lambda who: On(TAPPED, who), sets=binding.CARD)
TRIGGERS.add(
    "is_supported(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(SUPPORTED, who, by),
    role=roles.IN_BATTLE,
    other="other_one",
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add("retreats(what: cards) -> trigger", lambda what: On(RETREATED, what), sets=binding.CARD)
TRIGGERS.add(
    "discarded(what: cards, whose: players = none) -> trigger",
    lambda what, whose: RetreatsFrom(HAND, what, whose),
    sets=binding.CARD,
)
TRIGGERS.add(
    "milled(what: cards, whose: players = none) -> trigger",
    lambda what, whose: RetreatsFrom(DECK, what, whose),
    sets=binding.CARD,
)
TRIGGERS.add("grows(who: cards) -> trigger", lambda who: On(GREW, who), sets=binding.CARD)
TRIGGERS.add(
    "survives(who: cards) -> trigger",
    Survives,
    other="other_one",
    role=roles.ATTACKED | roles.SECOND | roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "attack_fails(who: cards, whom: cards = none) -> trigger",
    AttackFails,
    other="other_one",
    role=roles.AGAINST | roles.IN_BATTLE,
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add("breaks_orb(who: cards) -> trigger", BreaksOrb, role=roles.IN_BATTLE, sets=binding.CARD)
TRIGGERS.add(
    "uses(skill: text, who: cards) -> trigger",
    lambda skill, who: BySkill(USED_SKILL, who, None, skill),
    sets=binding.CARD,
)
TRIGGERS.add("hand_discarded(whose: players = you) -> trigger", HandDiscarded)
TRIGGERS.add(
    "untapped_by(skill: text, who: cards, by: cards = none) -> trigger",
    lambda skill, who, by: BySkill(UNTAPPED, who, by, skill),
    other="other_one",
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "tapped_by(skill: text, who: cards, by: cards = none) -> trigger",
    lambda skill, who, by: BySkill(TAPPED, who, by, skill),
    other="other_one",
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "battle_ends(who: cards = none) -> trigger", EndOfBattle, role=roles.AS_IT_ENDS | roles.IN_BATTLE, sets=binding.CARD
)
TRIGGERS.add(
    "is_evaded(who: cards, by: cards = none) -> trigger", lambda who, by: On(EVADED, by, who), role=roles.IN_BATTLE
)
TRIGGERS.add(
    "moved_by_skill(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(MOVED, who, by, flags=BY_SKILL),
    other="other_one",
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add("is_untapped(who: cards) -> trigger", lambda who: On(UNTAPPED, who), sets=binding.CARD)
TRIGGERS.add(
    "support_fails(who: cards, card: cards = none) -> trigger",
    lambda who, card: On(SUPPORT_FAILED, who, card),
    role=roles.IN_BATTLE,
    other="other_one",
    sets=binding.CARD | binding.OTHER,
)
TRIGGERS.add(
    "added_to_hand(what: cards, skill: text = none) -> trigger",
    lambda what, skill: ByOwnSkill(ADDED, what, skill or "", You[Cipher](), 0 if skill else FROM_RETREAT),
    sets=binding.CARD,
)
TRIGGERS.add(
    "put_into_retreat(what: cards, skill: text) -> trigger",
    lambda what, skill: ByOwnSkill(PUT, what, skill, You[Cipher](), 0),
    sets=binding.CARD | binding.IT,
)
TRIGGERS.add(
    "discarded_by_opponent(what: cards) -> trigger",
    lambda what: On(PUT, what, by=Opponents[Cipher](), flags=FROM_HAND | BY_OPPONENT),
    sets=binding.CARD,
)
TRIGGERS.add(
    "discarded_by_you(what: cards) -> trigger",
    lambda what: On(PUT, what, by=You[Cipher](), flags=FROM_HAND | BY_OPPONENT),
    sets=binding.CARD,
)
TRIGGERS.add(
    "discarded_by_enemy(what: cards) -> trigger",
    lambda what: On(PUT, what, by=Opponents[Cipher](), flags=FROM_HAND | BY_OPPONENT | ON_TABLE),
    sets=binding.CARD,
)
TRIGGERS.add(
    "discarded_by_ally(what: cards) -> trigger",
    lambda what: On(PUT, what, by=You[Cipher](), flags=FROM_HAND | BY_OPPONENT | ON_TABLE),
    sets=binding.CARD,
)
TRIGGERS.add("discarded_by_skill(what: cards, whose: players = you) -> trigger", DiscardedBySkill, sets=binding.CARD)
TRIGGERS.add(
    "deck_revealed(whose: players = opponents) -> trigger",
    lambda whose: On(REVEALED, None, by=whose, flags=FROM_DECK | BY_OPPONENT | ON_TABLE | FIRST),
)
TRIGGERS.add("bond_turned_down(whose: players = you) -> trigger", lambda whose: Flipped(whose, True))
TRIGGERS.add("bond_turned_up(whose: players = you) -> trigger", lambda whose: Flipped(whose, False))
TRIGGERS.add(
    "deployment_phase_starts(whose: players = you) -> trigger", lambda whose: On(DEPLOYMENT_STARTED, None, by=whose)
)
TRIGGERS.add("bond_phase_starts(whose: players = you) -> trigger", lambda whose: On(BOND_STARTED, None, by=whose))
TRIGGERS.add("or(*triggers: trigger) -> trigger", OnAny, role=roles.BRANCHES)


def when(
    trigger: Trigger[Cipher],
    costs: list[Cost[Cipher]],
    effect: Effect[Cipher],
    only_if: Condition[Cipher] | None,
    limits: list[Limit],
) -> When:
    """An automatic skill."""
    return When(trigger, costs, effect, only_if, limits)


TRIGGERS.add(
    "when(trigger: trigger, *costs: cost, effect: effect, if: condition = none, *limits: limit) -> ability", when
)
