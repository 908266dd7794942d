"""The rules of its own that a card makes while it is there: what may, must and cannot be done, what costs more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Change
from mulligan.cardlang.nodes import (
    Ability,
    CardMatch,
    Cards,
    Condition,
    Effect,
    Quantity,
)
from mulligan.cardlang.notation import show
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import Activated, MagicCost, When, is_steady
from mulligan.magic.packets import Packet
from mulligan.magic.terms import (
    COLOR_NAMES,
)
from mulligan.magic.ways_to_cast import Rebound

if TYPE_CHECKING:
    from mulligan.magic.state import Magic


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

    def counted_before(self, game: Magic, scope: Scope) -> i64:
        """What it says of permanents that enter, counted while they are not there: 0 for nothing."""
        return 1

    def is_of_itself(self) -> bool:
        """Whether it speaks of its own card alone as that enters."""
        return False

    def enters_tapped(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a card enters tapped under a player's control; the scope's number was counted before."""
        return False

    def enters_with(self, game: Magic, scope: Scope, card: i64) -> list[int]:
        """The kind and the number of the counters that a permanent enters with; the scope's number likewise."""
        return []

    def life_gained(self, game: Magic, scope: Scope, player: i64, amount: i64) -> i64:
        """How much life a player really gains."""
        return amount

    def instead_of_draw(self, game: Magic, scope: Scope, player: i64) -> i64:
        """The effect that happens instead of a player's drawing a card; -1 if none does."""
        return -1

    def is_optional(self) -> bool:
        """Whether a player decides if something happens instead."""
        return False

    def cards_drawn(self, game: Magic, scope: Scope, player: i64) -> i64:
        """How many cards a player draws for each that would be drawn."""
        return 1

    def tokens_made(self, game: Magic, scope: Scope, player: i64, number: i64) -> i64:
        """How many tokens an effect really makes under a player's control."""
        return number

    def counters_put(self, game: Magic, scope: Scope, card: i64, kind: i64, number: i64) -> i64:
        """How many counters of a kind an effect really puts on a permanent, or on what is about to be one."""
        return number

    def attack_tax(self, game: Magic, scope: Scope, card: i64, walker: i64, player: i64) -> i64:
        """How much mana its controller must pay for a creature to attack a planeswalker, or a player; -1 for none."""
        return -1

    def block_tax(self, game: Magic, scope: Scope, card: i64) -> i64:
        """How much mana its controller must pay for a creature to block; -1 for none."""
        return -1

    def most_attackers(self, game: Magic, scope: Scope) -> i64:
        """How many creatures can attack each combat; -1 for no such number."""
        return -1

    def most_blockers(self, game: Magic, scope: Scope) -> i64:
        """How many creatures can block each combat; -1 for no such number."""
        return -1

    def instead_of_untapping(self, game: Magic, scope: Scope, card: i64) -> i64:
        """What happens instead as a permanent would untap in its controller's untap step, by its number, or -1."""
        return -1

    def must_stay_tapped(self, game: Magic, scope: Scope, player: i64, cards: list[int]) -> list[int]:
        """Of the permanents that would untap in a player's untap step, those of which one must not."""
        return []

    def untaps_too(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        """Whether a permanent untaps in a player's untap step who does not control it."""
        return False

    def shows_draws(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player reveals each card they draw."""
        return False

    def flashes_back(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card in a graveyard has flashback for its mana cost."""
        return False

    def hushes_card(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card outside the battlefield has no abilities."""
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

    def hand_size(self, game: Magic, scope: Scope, player: i64, limit: i64) -> i64:
        """How many cards a player may keep in hand at the end of the turn, who could keep so many before."""
        return limit

    def skips(self, game: Magic, scope: Scope, player: i64, step: i64) -> bool:
        """Whether a player skips a step."""
        return False

    def protects(self, game: Magic, scope: Scope, player: i64, by: i64) -> bool:
        """Whether a player cannot be the target of another's spells and abilities."""
        return False

    def keeps_from_losing(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player cannot lose the game."""
        return False

    def keeps_from_winning(self, game: Magic, scope: Scope, player: i64) -> bool:
        """Whether a player cannot win the game."""
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

    def deals_surely(self, game: Magic, scope: Scope, damage: Packet) -> bool:
        """Whether certain damage cannot be prevented."""
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


QUESTIONS: Final = sorted(name for name, one in vars(Regulation).items() if not name.startswith("_") and callable(one))
COUNTED_QUESTIONS: Final = 62  # so many of them have a bit in `Magic.ruled`
# The questions above that each kind of rule has an answer of its own to.
ANSWERS: Final[dict[type[Regulation], list[str]]] = {}


def answers(regulation: Regulation) -> list[str]:
    """The questions that a rule has an answer to; to all others it says what no rule says."""
    kind = type(regulation)
    if kind not in ANSWERS:
        ANSWERS[kind] = [name for name in QUESTIONS if getattr(kind, name) is not getattr(Regulation, name)]
    return ANSWERS[kind]


def answers_bit(question: str) -> i64:
    """The bit of a question in `Magic.ruled`, by which the compiler's copy knows at once that no rule answers it."""
    number: i64 = QUESTIONS.index(question)
    return 1 << number if number < COUNTED_QUESTIONS else 0


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
        self.fickle = True  # whether it must be looked at anew whenever anything changes

    def bind(self, match: CardMatch) -> None:
        self.fickle = not is_steady(self.condition)


class ManaOnX(Regulation):
    """Only mana of certain colours is spent on the X of the card's cost."""

    # rule: cost.x mana.kinds
    def __init__(self, colors: str) -> None:
        self.bits = 0
        for word in colors.split():
            self.bits |= 1 << COLOR_NAMES.index(word)


class SplitSecond(Regulation):
    """While it is on the stack, players cast no spells and activate no abilities but mana abilities."""


class Splice(Regulation):
    """As its owner casts a spell of a kind, the card may be revealed and paid for; then the spell does this, too."""

    def __init__(self, onto: str, mana: str, costs: list[MagicCost]) -> None:
        self.onto = onto
        self.mana = mana
        self.costs = costs

    def prices(self) -> list[str]:
        """What it costs to splice it, in notation."""
        paid = [f'pay("{self.mana}")'] if self.mana != "{0}" else []
        return paid + [show(cost) for cost in self.costs]


class TotemArmor(Regulation):
    """If what this Aura enchants would be destroyed, its damage is removed and the Aura is destroyed instead."""


class InOpeningHand(Regulation):
    """Whoever has the card in the opening hand may begin the game with it on the battlefield."""


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


class Dredge(Regulation):
    """Instead of drawing a card, its owner may put so many cards into the graveyard and take this one from there."""

    # rule: golden.card-over-rulebook replacement.instead
    def __init__(self, number: i64) -> None:
        self.number = number
