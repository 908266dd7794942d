"""The kinds of abilities a card can have: keywords, triggered, activated, static, and what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cardlang.lasting import Bar, Change
from mulligan.cardlang.nodes import Ability, Condition, Cost, Effect, Node, Quantity, Trigger, must_be_paid
from mulligan.cardlang.notation import show
from mulligan.kernel.frames import Scope, scope
from mulligan.lorcana.terms import BAR, KEYWORD, MUTE, NO_ABILITIES

if TYPE_CHECKING:
    from mulligan.lorcana.state import Lorcana


class When(Ability["Lorcana"]):
    """A triggered ability: what it waits for, what it does, and the condition checked twice."""

    def __init__(
        self,
        trigger: Trigger[Lorcana],
        effect: Effect[Lorcana],
        only_if: Condition[Lorcana] | None,
        during: Condition[Lorcana] | None,
        once: bool = False,
    ) -> None:
        self.trigger = trigger
        self.effect = effect
        self.only_if = only_if  # the secondary condition
        self.about_event = False  # whether it makes a difference which event triggered it
        self.during = during  # "during your turn": part of the trigger itself
        self.once = once  # only the first time in a turn
        self.from_discard = False  # it works in a discard pile


class Later(Effect["Lorcana"]):
    """An effect made now that waits for its moment, outside of the bag."""

    def __init__(self, moment: i64, effect: Effect[Lorcana], yours: bool) -> None:
        self.moment = moment
        self.effect = effect
        self.yours = yours  # the moment is in your turn, not in anybody's


class Use(Ability["Lorcana"]):
    """An activated ability: costs and an effect."""

    def __init__(self, costs: list[Cost[Lorcana]], effect: Effect[Lorcana]) -> None:
        self.costs = costs
        self.effect = effect
        self.boosts = False  # it is what the keyword Boost does

    def is_boost(self) -> bool:
        """Whether an ability does what Boost does: a card from the top of the deck goes under this one."""
        put = self.effect
        return put.word == "put_under" and show(put) == "put_under(top(1))" and len(self.costs) == 2


class Does(Ability["Lorcana"]):
    """What an action does."""

    def __init__(self, effect: Effect[Lorcana]) -> None:
        self.effect = effect


class Continuous(Effect["Lorcana"]):
    """An effect that lasts: as a static ability it applies for as long as its card is there, else for a duration."""

    def apply(self, game: Lorcana, scope: Scope) -> None:
        """Apply it now, as a static ability, while the characteristics are being computed."""

    def only_applies(self) -> bool:
        """Whether all it does is change what cards in play are, so that costs and permissions need not ask it."""
        return False

    def more_ink(self, game: Lorcana, card: i64, ability: Always) -> i64:
        """How many cards more its player may ink."""
        return 0

    def own_discount(self, game: Lorcana, card: i64, ability: Always) -> i64:
        """How much less its own card costs, wherever that is."""
        return 0

    def discount(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        """How much less another card costs a player."""
        return 0

    def forbids_play(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        """Whether it forbids a player to play a card."""
        return False

    def enters_exerted(self, game: Lorcana, card: i64, ability: Always) -> bool:
        """Whether it has its card enter play exerted."""
        return False

    def has_enter_exerted(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        """Whether it has another card enter play exerted."""
        return False

    def enters_damaged(self, game: Lorcana, source: i64, ability: Always, card: i64) -> i64:
        """With how much damage it has a card enter play: its own, or another."""
        return 0

    def takes_damage_for(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        """Whether damage that would be dealt to a card is put on its own card instead."""
        return False

    def rescues(self, game: Lorcana, source: i64, ability: Always, card: i64, to_hand: bool) -> bool:
        """Whether something else happens, or may, instead of a card being banished, or returned to a hand."""
        return False

    def spares(self) -> bool:
        """Whether it is one of those by which something else happens instead of banishing or returning."""
        return False

    def instead_of_banishing(self) -> tuple[Effect[Lorcana], bool]:
        """What happens instead of banishing or returning, and whether its player may decline."""
        raise NotImplementedError

    def replaces_draw(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        """Whether something else happens, or may, instead of a player drawing a card."""
        return False

    def instead_of_drawing(self) -> tuple[Effect[Lorcana], bool] | None:
        """What happens instead of drawing a card, and whether its player may decline; nothing, if it says nothing."""
        return None

    def skips_draw(self, game: Lorcana, card: i64, ability: Always) -> bool:
        """Whether its player skips the Draw step."""
        return False

    def move_discount(self, game: Lorcana, source: i64, ability: Always, card: i64, location: i64) -> i64:
        """How much less it costs to move a character to a location."""
        return 0

    def boost_discount(self, game: Lorcana, source: i64, ability: Always, card: i64) -> i64:
        """How much less it costs to use the Boost of a card."""
        return 0

    def frees_ability(self, game: Lorcana, card: i64, ability: Always, name: str) -> bool:
        """Whether it lets the ability of this name be used for free."""
        return False

    def forbids(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        """What a player cannot do, as bits."""
        return 0

    def loss_besides(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        """How much more lore a player loses than they would, or less."""
        return 0

    def lore_besides(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        """How much more lore, or less, a player gains whenever they would gain some."""
        return 0

    def lore_needed(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        """How much lore a player needs to win, if it says so."""
        return 0

    def price_instead(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        """The node of what must be done to play a card for free, of the ability itself if nothing, or -1."""
        return -1

    def shift_discount(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        """How much less a card costs a player to shift."""
        return 0

    def makes_inkable(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        """Whether all cards in a player's hand count as having the inkwell symbol."""
        return False

    def lets_ink(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        """Whether a player may put a card into their inkwell that is not in their hand."""
        return False

    def exerts_ink(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        """Whether cards enter a player's inkwell exerted."""
        return False

    def bargains_with(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        """Whether a card being played may enter play exerted for what its ability does then."""
        return False

    def bargain(self) -> i64:
        """The node of what happens if its card enters play exerted, as it may; -1 if it may not."""
        return -1

    def lets_play(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        """Whether a player may play a card that is not in their hand."""
        return False

    def lets_play_top(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        """Whether a player may play a card that is on top of their deck."""
        return False

    def shows_top(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        """Whether the top card of a player's deck lies face up."""
        return False

    def sees_top(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        """Whether a player may look at the top card of their deck at any time."""
        return False

    def awaits(self, game: Lorcana, source: i64, player: i64, card: i64) -> bool:
        """Whether it waits for this card to be played: the next of a kind."""
        return False

    def has_next_exerted(self) -> bool:
        """Whether the card it waits for enters play exerted."""
        return False

    def give_next(self, game: Lorcana, source: i64, player: i64, card: i64) -> None:
        """The card it waited for gets what it gives."""

    def answers_to(self, names: list[str]) -> bool:
        """Whether its card counts as having one of these names for Shift."""
        return False


# What static abilities may have an answer to, besides what cards in play are: a bit for each subject.
ON_COSTS: Final = 1
ON_PLAYING: Final = 2
ON_PRICES: Final = 4
ON_INK: Final = 8
ON_ENTERING: Final = 16
ON_LORE: Final = 32
ON_BANISHING: Final = 64
ON_PLAYERS: Final = 128  # what they are forbidden
ON_HOW_TO_PLAY: Final = ON_COSTS | ON_PLAYING | ON_PRICES  # whether a card may be played, how, and for what
QUESTIONS: Final = {
    "discount": ON_COSTS,
    "shift_discount": ON_COSTS,
    "own_discount": ON_COSTS,
    "forbids_play": ON_PLAYING,
    "price_instead": ON_PRICES,
    "more_ink": ON_INK,
    "makes_inkable": ON_INK,
    "lets_ink": ON_INK,
    "exerts_ink": ON_INK,
    "enters_exerted": ON_ENTERING,
    "has_enter_exerted": ON_ENTERING,
    "enters_damaged": ON_ENTERING,
    "bargains_with": ON_ENTERING,
    "lore_besides": ON_LORE,
    "loss_besides": ON_LORE,
    "lore_needed": ON_LORE,
    "rescues": ON_BANISHING,
    "forbids": ON_PLAYERS,
}
SUBJECTS: Final[dict[type[Continuous], int]] = {}


def subjects(effect: Continuous) -> i64:
    """On which subjects an effect has an answer of its own: on all others it says what no effect says."""
    kind = type(effect)
    if kind not in SUBJECTS:
        SUBJECTS[kind] = 0
        for name, subject in QUESTIONS.items():
            if getattr(kind, name) is not getattr(Continuous, name):
                SUBJECTS[kind] |= subject
    return SUBJECTS[kind]


class Always(Ability["Lorcana"]):
    """A static ability, perhaps only while something is so."""

    def __init__(self, effect: Continuous, only_if: Condition[Lorcana] | None) -> None:
        self.effect = effect
        self.only_if = only_if
        self.late = False  # whether it looks at what other effects change: strength, keywords
        self.strips = False  # whether it has cards lose their abilities, so that it applies before those
        self.reclasses = False  # whether it changes classifications, so that it applies before what looks at them

    def on(self, game: Lorcana, card: i64) -> bool:
        """Whether it works now."""
        if game.own_match.strips and game.has_lost(card, self):
            return False
        return self.only_if is None or self.only_if.holds(game, scope(card, self.id, game.controller[card]))


class Keyword(Change["Lorcana"]):
    """A keyword, with its number if it has one; Shift may ask for something else to be done than paying ink."""

    def __init__(self, keyword: i64, number: Quantity[Lorcana] | Effect[Lorcana] | None = None, onto: str = "") -> None:
        self.keyword = keyword
        self.number = number if isinstance(number, Quantity) else None
        self.price = number if isinstance(number, Effect) else None
        if self.price is not None:
            must_be_paid(self.price)
        self.onto = onto

    def kind(self) -> i64:
        return KEYWORD

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return self.number.value(game, scope) if self.number is not None else 0

    def inner(self) -> i64:
        return self.id

    def printed_number(self) -> i64:
        """The number printed with it."""
        for _, value in self.arguments:
            if isinstance(value, Quantity):
                inner = value.arguments[0][1]
                if isinstance(inner, int):
                    return inner
        return 0


class Mute(Change["Lorcana"]):
    """An ability that it has lost, by its name."""

    # rule: golden.cannot-beats-can
    def __init__(self, name: str) -> None:
        self.name = name

    def kind(self) -> i64:
        return MUTE

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return 0

    def inner(self) -> i64:
        return self.id


def takes_abilities(node: Node) -> bool:
    """Whether a word has cards lose abilities: all of them, or one by its name."""
    return isinstance(node, Mute) or (isinstance(node, Bar) and node.which == BAR and node.bits == NO_ABILITIES)
