"""Cards that a text speaks of, and what is chosen for a spell or ability: targets, modes, shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang.control import Sequence
from mulligan.cardlang.nodes import (
    Cards,
    Effect,
    Node,
    Players,
    Quantity,
    write,
)
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import Modifier
from mulligan.magic.packets import Packet
from mulligan.magic.things import CARDS_SLOT, MARKS_SLOT, THING_SLOTS, Thing, chosen_things, keep_things

if TYPE_CHECKING:
    from mulligan.magic.state import Magic


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
    keeps_cards: ClassVar[bool] = True

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

    def pass_share(self, scope: Scope, old: Thing, new: Thing) -> None:
        """A target that takes the place of another takes its share."""
        # rule: targets.choose-and-check
        keep_things(scope, self.slot, [new if thing.same(old) else thing for thing in self.served(scope)])


class Guard(Effect["Magic"]):
    """An effect that leaves a shield behind that does more than prevent damage: sends it on, or something follows."""

    # rule: replacement.prevention replacement.instead
    sends: ClassVar[bool] = False  # the damage is dealt to another instead; it is not prevented

    def guards(self, game: Magic, modifier: Modifier, damage: Packet) -> bool:
        """Whether a shield that it left is there for this damage."""
        raise NotImplementedError

    def receiver(self, modifier: Modifier) -> Thing:
        """To whom a shield that it left sends damage on."""
        return Thing(modifier.card) if modifier.card >= 0 else Thing(-1, modifier.whose)

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


class ActivationCount(Quantity["Magic"]):
    """How often this ability had been activated this turn once this was, so that later times do not count for it."""

    # rule: activated.activate
    def room(self) -> i64:
        return 1

    def keep(self, own: Scope, number: i64) -> None:
        """Have an ability's scope keep the number."""
        own.have_room(self.slot + 1)
        own.picks[self.slot] = [int(number)]

    def value(self, game: Magic, scope: Scope) -> i64:
        return scope.picks[self.slot][0] if self.slot < len(scope.picks) and scope.picks[self.slot] else 0


class SpellMemory(Node):
    """What was chosen for the spell that an ability triggered by: it may be copied though it has left the stack."""

    # rule: stack.outlives-source
    def __init__(self) -> None:
        self.word = "spell_memory"
        self.arguments = []
        self.assumed = []
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
