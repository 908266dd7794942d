"""Decisions: who must choose, by which rule, and every legal option, each a verb and its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import value
from mulligan.kernel.rows import as_list

CHOOSE: Final = "choose"
YES: Final = "yes"
NO: Final = "no"
DONE: Final = "done"
RESOLVE: Final = "resolve"
ORDER: Final = "order"
CONCEDE: Final = "concede"
# The fields of a choice as files and people write it that name what it is aimed at, and those that say its word.
AIMS: Final = ("target", "onto", "with")
WAYS: Final = ("how", "row")  # which are among a few words of the game
WORDS: Final = (*WAYS, "option", "name")
# What players do in every game, each verb with the fields that its options have; a game names its own in its `Kind`.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    CHOOSE: ("card", "player", "number", "option", "name"),
    YES: (),
    NO: (),
    DONE: (),
    RESOLVE: ("card", "ability"),
    ORDER: ("card", "target", "player", "ability"),
    CONCEDE: (),
}


@value
class Option:
    """One thing a player may do now. Fields that say nothing are -1 or empty."""

    verb: str
    card: i64 = -1  # the card that acts or is chosen
    target: i64 = -1  # the card acted on; `onto` and `with` of a play
    text: str = ""  # how, an option's or a card's name, a row, a colour
    player: i64 = -1  # a chosen or attacked player
    number: i64 = -1  # a chosen amount
    ability: i64 = -1  # which printed ability of the card, from 1
    actor: i64 = -1  # who does it, where several players share a decision

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Option: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Option: ...

    def renamed(self, numbers: Numbers) -> Option:
        """The same option, where cards have other numbers now."""
        card = numbers.get(self.card, self.card)
        target = numbers.get(self.target, self.target)
        if card == self.card and target == self.target:
            return self
        new = self.with_card(card)
        new.target = target
        return new

    def with_card(self, card: i64) -> Option:
        """The same option for another card."""
        new = self.copy()
        new.card = card
        return new

    def whose(self, asked: i64) -> i64:
        """Whose option it is, where this player is asked."""
        return self.actor if self.actor >= 0 else asked

    def by(self, actor: i64) -> Option:
        """The same option for one of several players who share a decision."""
        new = self.copy()
        new.actor = actor
        return new

    def unnumbered(self) -> Option:
        """The same option without its number."""
        new = self.copy()
        new.number = -1
        return new

    def suits(self, asked: Option) -> bool:
        """Whether it is what somebody asks about; fields they left open fit anything."""
        return (
            self.verb == asked.verb
            and asked.card in (-1, self.card)
            and asked.target in (-1, self.target)
            and asked.player in (-1, self.player)
            and asked.text in ("", self.text)
            and asked.ability in (-1, self.ability)
        )

    def __repr__(self) -> str:
        fields = ("card", "target", "text", "player", "number", "ability", "actor")
        told = [
            f"{name}={value!r}" for name, value in zip(fields, self.row()[1:], strict=True) if value not in (-1, "")
        ]
        return f"Option({', '.join([self.verb, *told])})"


@value
class Decision:
    """A player must choose one of these options; the rule named is the one that asks."""

    player: i64
    rule: str
    options: list[Option]
    about: i64 = -1  # the card whose ability asks, -1 for none
    topic: str = ""  # what is being chosen, a message id

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Decision: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Decision: ...

    def __repr__(self) -> str:
        verbs = [option.verb for option in self.options]
        told = [f"{verb} ×{verbs.count(verb)}" if verbs.count(verb) > 1 else verb for verb in self.verbs()]
        return f"<Decision of player {self.player} by {self.rule}: {', '.join(told)}>"

    def renamed(self, numbers: Numbers) -> Decision:
        """The same decision, where cards have other numbers now."""
        options = [option.renamed(numbers) for option in self.options]
        return Decision(self.player, self.rule, options, numbers.get(self.about, self.about), self.topic)

    def verbs(self) -> list[str]:
        """The verbs on offer, each once, in order."""
        return list(dict.fromkeys(option.verb for option in self.options))

    def offers(self, player: i64, asked: Option) -> bool:
        """Whether a player may do what they ask about."""
        for option in self.options:
            if option.whose(self.player) == player and option.suits(asked):
                return True
        return False


MOST_AIMED: Final = 500_000  # options with a target that one stock has room for


class Stock:
    """Options of one kind that are offered again and again, made once for all games. Nobody may change them."""

    def __init__(self, verb: str, text: str = "") -> None:
        self.verb = verb
        self.text = text
        self.plain: list[Option] = []  # by card
        self.aimed: list[list[Option | None]] = []  # by card and target, each made when it is asked for
        self.room: i64 = 0  # for how many of these there is room
        self.able: list[list[Option]] = []  # by card and ability

    def of(self, card: i64) -> Option:
        """The option for a card."""
        if card < len(self.plain):
            return self.plain[card]
        return self.more(card)

    def more(self, card: i64) -> Option:
        """The option for a card that there has not been one for."""
        while len(self.plain) <= card:
            self.plain.append(Option(self.verb, len(self.plain), text=self.text))
        return self.plain[card]

    def at(self, card: i64, size: i64) -> list[Option | None]:
        """The options for a card, by target, for so many targets at least; None where `aim` is still to make it."""
        if card < len(self.aimed):
            row = self.aimed[card]
            if len(row) >= size:
                return row
        return self.more_at(card, size)

    def more_at(self, card: i64, size: i64) -> list[Option | None]:
        """The same, where there has not been room for so many."""
        while len(self.aimed) <= card:
            self.aimed.append([])
        row = self.aimed[card]
        if len(row) < size:
            self.room += size - len(row)
            if self.room > MOST_AIMED:  # at a table of very many; those that are on offer stay what they are
                row = []
                self.aimed = [[] for _ in range(card)]
                self.aimed.append(row)
                self.room = size
            nothing: list[Option | None] = [None]
            row.extend(nothing * (size - len(row)))
        return row

    def aim(self, card: i64, target: i64, size: i64) -> Option:
        """The option for a card and a target, where there are so many cards."""
        row = self.at(card, size)
        option = row[target]
        if option is None:
            option = Option(self.verb, card, target, text=self.text)
            row[target] = option
        return option

    def using(self, card: i64, ability: i64) -> Option:
        """The option for an ability of a card."""
        while len(self.able) <= card:
            self.able.append([])
        row = self.able[card]
        while len(row) <= ability:
            row.append(Option(self.verb, card, text=self.text, ability=len(row)))
        return row[ability]


CHOICES: Final = Stock(CHOOSE)
ENOUGH: Final = Option(DONE)
AGREED: Final = Option(YES)
DECLINED: Final = Option(NO)


def options_from_rows(rows: object) -> list[Option]:
    """The options that rows tell of."""
    return [Option.from_row(as_list(row)) for row in as_list(rows)]
