"""The kinds of skills a card can have: continuous, activated, automatic, special, support; and what limits them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import OWN, Ability, Cards, Chosen, Condition, Cost, Effect, Node, Trigger, looks_back
from mulligan.cipher.terms import WATCH_ALL
from mulligan.kernel.frames import Scope

if TYPE_CHECKING:
    from mulligan.cipher.state import Cipher


SUPPORT_SKILLS: Final = "*"  # stands for the names of all support skills
USABLE_SKILLS: Final = "+"  # stands for the names of all skills that are used

OF_OTHERS: Final = OWN  # what a word of Cipher says: it means units that may be an opponent's


class Limit(Node):
    """What limits a skill: once per turn, only after a class change, only if something is so."""

    once: bool = False
    special: bool = False
    bond: bool = False  # it works in the bond area, and only there
    hand: bool = False  # it works in the hand, and only there
    formation: bool = False
    transformation: bool = False

    def allows(self, game: Cipher, scope: Scope) -> bool:
        """Whether it lets the skill work now."""
        return True

    def rule_for(self, skill: Skill) -> str:
        """The rule by which it limits a skill of that kind."""
        return self.rules[0]


class Skill(Ability["Cipher"]):
    """One skill of a card."""

    rules_of_kind: ClassVar[tuple[str, ...]] = ()  # what a skill of its kind rests on
    only_if_rule: ClassVar[str] = "skills.conditions"  # by which a condition limits a skill of its kind
    class_change_rule: ClassVar[str] = "skills.class-change"  # by which it is limited to units that changed class
    limits: list[Limit]
    once: bool
    special: bool  # works wherever the card's information may be referred to
    title: str = ""  # its name as other skills call it, without quotation marks around it

    def limit(self, limits: list[Limit]) -> None:
        """Take in what limits it."""
        self.limits = limits
        self.once = False
        self.special = False
        for one in limits:
            if one.once:
                self.once = True
            if one.special:
                self.special = True

    def allowed(self, game: Cipher, scope: Scope) -> bool:
        """Whether everything that limits it lets it work now."""
        # rule: skills.class-change skills.class-change-continuous skills.class-change-activated
        # rule: skills.class-change-automatic
        # rule: skills.level-up skills.union skills.transformation
        for one in self.limits:
            if not one.allows(game, scope):
                return False
        return True

    def would_be_allowed_in_hand(self, game: Cipher, scope: Scope) -> bool:
        """Whether everything that limits it lets it work now, if its card were in a hand."""
        # rule: triggers.drawn-in-time
        for one in self.limits:
            if not one.hand and not one.allows(game, scope):
                return False
        return True

    def refused_by(self, game: Cipher, scope: Scope) -> str:
        """The rule of the first limit that does not let it work now."""
        for one in self.limits:
            if not one.allows(game, scope):
                return one.rule_for(self)
        return ""

    def rests_on(self) -> list[str]:
        """The rules that it rests on: as a skill, as one of its kind, by what limits it, by its words."""
        # rule: cards.several-skills cards.you cards.own
        found = ["cards.skill-controller", "cards.several-skills", "cards.you", "cards.own", *self.rules_of_kind]
        for one in self.limits:
            found.append(one.rule_for(self))
        for node in self.everything():
            found.extend(node.rules)
        return found


class When(Skill):
    """An automatic skill: what it waits for, what may be paid, what it does, and the condition it is judged by."""

    only_if_rule: ClassVar[str] = "skills.automatic-only-if"
    class_change_rule: ClassVar[str] = "skills.class-change-automatic"

    def __init__(
        self,
        trigger: Trigger[Cipher],
        costs: list[Cost[Cipher]],
        effect: Effect[Cipher],
        only_if: Condition[Cipher] | None,
        limits: list[Limit],
    ) -> None:
        self.trigger = trigger
        self.kinds: i64 = 0  # a bit for each kind of events it waits for
        for kind in trigger.kinds():
            self.kinds |= 1 << kind
        self.costs = costs
        self.effect = effect
        self.only_if = only_if
        self.limit(limits)
        self.about_event = looks_back([*costs, effect] if only_if is None else [*costs, effect, only_if])

    def rests_on(self) -> list[str]:
        found = super().rests_on()
        if self.limits:
            found.append("triggers.only-if")
        return found


class Use(Skill):
    """An activated skill: costs and an effect."""

    only_if_rule: ClassVar[str] = "skills.activated-only-if"
    class_change_rule: ClassVar[str] = "skills.class-change-activated"

    def __init__(self, costs: list[Cost[Cipher]], effect: Effect[Cipher], limits: list[Limit]) -> None:
        self.costs = costs
        self.effect = effect
        self.limit(limits)
        self.taps = False  # its unit is tapped for it; set when the card is brought to the table


class Support(Skill):
    """A support skill, of the attack kind, the defence kind, or both."""

    def __init__(
        self, attack: bool, defence: bool, costs: list[Cost[Cipher]], effect: Effect[Cipher], limits: list[Limit]
    ) -> None:
        self.attack = attack
        self.defence = defence
        self.costs = costs
        self.effect = effect
        self.limit(limits)


class Continuous(Effect["Cipher"]):
    """An effect that lasts: as a continuous skill it applies for as long as its unit is there, else for a duration."""

    strengthens: bool = False  # it changes the attack of units
    does_more: bool = True  # it changes something else
    watched: i64 = WATCH_ALL  # what it looks at; set when the card is brought to the table
    brings_skills: bool = True  # there is a skill in it; the same

    def layer(self) -> i64:
        """When it is applied: first what takes skills away, then what cards are, then numbers."""
        return 2

    def apply(self, game: Cipher, scope: Scope, attack: bool) -> None:
        """Apply it now, while what cards are is being computed: what it does to attacks, or all else."""

    def only_this(self) -> bool:
        """Whether it changes nothing but the unit it is on."""
        return False

    def shows_far(self) -> bool:
        """Whether it changes the signs of cards that are no units."""
        return False

    def concerns(self, game: Cipher, scope: Scope, card: i64) -> bool:
        """Whether it changes that card."""
        raise NotImplementedError

    def apply_to(self, game: Cipher, scope: Scope, card: i64, attack: bool) -> None:
        """Apply it to one card that it concerns."""


class Always(Skill):
    """A continuous skill, perhaps only while something is so."""

    rules_of_kind: ClassVar[tuple[str, ...]] = ("skills.continuous",)
    only_if_rule: ClassVar[str] = "skills.continuous-only-if"
    class_change_rule: ClassVar[str] = "skills.class-change-continuous"

    def __init__(self, effect: Continuous, only_if: Condition[Cipher] | None, limits: list[Limit]) -> None:
        self.effect = effect
        self.only_if = only_if
        self.limit(limits)
        self.layer: i64 = 2  # set when the card is brought to the table
        self.only_this = False  # the same

    def rests_on(self) -> list[str]:
        found = super().rests_on()
        if self.only_if is not None:
            found.extend(("skills.continuous-condition", "skills.conditions", "golden.in-case"))
        return found


class Special(Skill):
    """A special skill about the card itself: another name, where it may not go, when it may be deployed."""

    def __init__(self) -> None:
        self.limit([])

    def extra_name(self) -> str:
        """A unit name it also has."""
        return ""

    def forbids_bond(self) -> bool:
        """Whether it may not be put into the bond area."""
        return False

    def forbids_deploy(self, game: Cipher, player: i64, card: i64) -> bool:
        """Whether it may not be deployed now."""
        return False

    def forbids_skills(self) -> bool:
        """Whether skills may not deploy it."""
        return False

    def many(self) -> bool:
        """Whether several units of its name may be on one side."""
        return False

    def reduces(self) -> str:
        """The skill of the card that costs fewer bonds by it."""
        return ""

    def replaces(self) -> list[str]:
        """The skills of the card that may be used for the cost it names instead of their own."""
        return []

    def extra_sign(self) -> i64:
        """Signs that it also shows, wherever it is."""
        return 0

    def class_change(self, game: Cipher, player: i64, card: i64) -> i64:
        """The class change cost that it gives the card now, -1 if it gives none."""
        return -1

    def deploy_cost(self, game: Cipher, player: i64, card: i64) -> i64:
        """What deploying the card from hand costs by it now, -1 if it says nothing of that."""
        return -1

    def goes_on(self, game: Cipher, player: i64, card: i64, unit: i64) -> bool:
        """Whether by it a unit of another name may level up with the card now."""
        return False


class Delaying(Effect["Cipher"]):
    """An effect that leaves a skill behind which belongs to no card and waits for its moment."""

    skill: When


class NamedChange(Change["Cipher"]):
    """A change that speaks of a skill by its name."""

    skill: str


class Picking(Cards["Cipher"]):
    """What was chosen by a choice of the same skill: its number among the choices, as they are written."""

    number: i64


class ChoosingCost(Cost["Cipher"]):
    """A cost that has its payer choose without saying so in the notation: which bonds to flip."""

    inner: Chosen[Cipher]


class ChoosingEffect(Effect["Cipher"]):
    """An effect that has its user choose without saying so in the notation: which orb to destroy."""

    inner: Chosen[Cipher]


class DoingCost(Cost["Cipher"]):
    """A cost that is paid by an effect; what the effect chooses is chosen while paying."""

    effect: Effect[Cipher]
