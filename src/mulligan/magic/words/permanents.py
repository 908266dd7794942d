"""Words for what is done to permanents: putting onto the battlefield, destroying, tapping, attaching, copying."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import Cards, Effect, Node
from mulligan.cardlang.notation import show
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD, THIS_TURN
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic import acts
from mulligan.magic.arrival import enter
from mulligan.magic.printed import CopyMaker, Facts
from mulligan.magic.state import Magic
from mulligan.magic.terms import BAR, BATTLEFIELD, CONTROL, NO_REGENERATION, TYPE_NAMES
from mulligan.magic.words.effects import Act, Gathering, real
from mulligan.magic.words.nouns import PERMANENTS

PERMANENT: Final = Vocabulary()


class Onto(Gathering):
    """Cards are put onto the battlefield, under your control unless said otherwise."""

    tallies: ClassVar[bool] = True

    # rule: zones.put-onto-battlefield
    def __init__(self, cards: Cards[Magic], tapped: bool, owners: bool) -> None:
        self.cards = cards
        self.tapped = tapped
        self.owners = owners

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        cards = [card for card in cards if game.card(card).permanent and not game.unreal[card]]
        scope.it = cards
        scope.done = len(cards)
        if cards:
            enter(game, cards, -1 if self.owners else scope.player, self.tapped)


class Destroy(Gathering):
    """Permanents are destroyed; perhaps they cannot be regenerated."""

    tallies: ClassVar[bool] = True

    # rule: check.destroy
    def __init__(self, cards: Cards[Magic], regenerate: bool = True) -> None:
        self.cards = cards
        self.regenerate = regenerate

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        gone = acts.destroy(game, cards, self.regenerate)
        scope.done = len(gone)
        scope.it = [card for card in cards if card in gone] if len(cards) > 1 else cards


class RemoveFromCombat(Act):
    """Creatures attack and block no more; what they blocked stays blocked."""

    # rule: combat.removal
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            game.remove_from_combat(card)
        scope.it = cards


class Sacrifice(Gathering):
    """Permanents are sacrificed by whoever controls them; what somebody else controls by now stays."""

    tallies: ClassVar[bool] = True

    # rule: keyword.sacrifice
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        """You do it; inside `each` it may be that player, too, as in `they may pay; else sacrifice this`."""
        self.act_on(self.own(game, scope), game, scope)

    def own(self, game: Magic, scope: Scope) -> list[int]:
        """Those of the permanents that whoever does it controls."""
        cards = real(game, self.cards.cards(game, scope))
        found = self.open_to(scope.player, cards, game)
        if self.in_each and scope.someone != scope.player:
            found = found + self.open_to(scope.someone, cards, game)
        return found

    def possible(self, game: Magic, scope: Scope) -> bool:
        return super().possible(game, scope) and (len(self.choices) > 0 or len(self.own(game, scope)) > 0)

    def open_to(self, player: i64, cards: list[int], game: Magic) -> list[int]:
        if not game.fresh:
            game.refresh()
        return [card for card in cards if game.controller[card] == player]

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        scope.done = acts.sacrifice(game, cards)
        scope.it = cards


class Tap(Act):
    """Permanents become tapped."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        scope.done = sum(1 for card in cards if acts.tap(game, card))
        scope.it = cards


class Untap(Act):
    """Permanents become untapped."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        scope.done = sum(1 for card in cards if acts.untap(game, card))
        scope.it = cards


class TapOrUntap(Effect[Magic]):
    """Permanents become tapped, or untapped: which, you choose as it happens."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.index = max(frame.index, 0)
            while frame.index < len(self.choices):
                if self.choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            frame.stage = 1
            options = [Option(CHOOSE, text="1"), Option(CHOOSE, text="2")]
            game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="tap-or-untap")
            return True
        for card in real(game, self.cards.cards(game, scope)):
            if game.answer.text == "1":
                acts.tap(game, card)
            else:
                acts.untap(game, card)
        return False


class Regenerate(Act):
    """Permanents get a regeneration shield for this turn."""

    # rule: replacement.regenerate
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] == BATTLEFIELD:
                game.shields[card] += 1


class Attach(Act):
    """An Aura or Equipment, this one unless said otherwise, is attached to a permanent."""

    # rule: keyword.equip
    def __init__(self, to: Cards[Magic], what: Cards[Magic] | None) -> None:
        self.to = to
        self.what = what

    def act(self, game: Magic, scope: Scope) -> None:
        to = self.to.cards(game, scope)
        for card in self.attached(game, scope):
            if to:
                acts.attach(game, card, to[0])

    def attached(self, game: Magic, scope: Scope) -> list[int]:
        """What is attached; this one only if it is still the same object."""
        # rule: types.permanent
        if self.what is not None:
            return self.what.cards(game, scope)
        return [int(scope.source)] if game.state[scope.source] == game.incarnation(scope) else []


class BecomeCopy(Act):
    """This permanent enters as a copy of a card."""

    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.of.cards(game, scope))
        if cards:
            game.face[scope.source] = game.copiable(game.face[cards[0]])
            if game.cards[game.face[cards[0]]].sized:
                game.paid_x[scope.source] = game.paid_x[cards[0]]
            game.fresh = False
            game.note("becomes-a-copy", scope.player, scope.source, cards[0])


class BecomeCopyBut(CopyMaker):
    """This permanent enters as a copy of a card, with more types, subtypes or abilities."""

    def __init__(self, of: Cards[Magic], types: str, subtypes: str, abilities: list[Node]) -> None:
        self.of = of
        self.types = types
        self.subtypes = subtypes
        self.abilities = abilities

    def children(self) -> list[Node]:
        return [self.of]

    def alter(self, facts: Facts) -> Facts:
        new = facts.copy()
        for word in self.types.lower().split():
            new.types |= 1 << TYPE_NAMES.index(word)
        new.subtypes = [*facts.subtypes, *[word for word in self.subtypes.split() if word not in facts.subtypes]]
        new.abilities = [*facts.abilities, *[show(node) for node in self.abilities]]
        return new

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.of.cards(game, scope))
        if cards:
            face = int(game.copiable(game.face[cards[0]]))
            game.face[scope.source] = self.altered.get(face, face)
            if game.cards[face].sized:
                game.paid_x[scope.source] = game.paid_x[cards[0]]
            game.fresh = False
            game.note("becomes-a-copy", scope.player, scope.source, cards[0])


class TapEntering(Act):
    """The permanent that is about to enter enters tapped."""

    # rule: zones.enters-the-battlefield
    def act(self, game: Magic, scope: Scope) -> None:
        game.tapped[scope.source] = 1


class CannotRegenerate(Act):
    """Permanents cannot be regenerated this turn."""

    # rule: replacement.regenerate
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] == BATTLEFIELD:
                acts.modify(game, BAR, card, NO_REGENERATION, -1, scope, THIS_TURN)


class ExchangeControl(Act):
    """Two permanents change hands: each is controlled by who controlled the other. Without both, nothing happens."""

    # rule: players.control
    def __init__(self, one: Cards[Magic], two: Cards[Magic] | None) -> None:
        self.one = one
        self.two = two

    def act(self, game: Magic, scope: Scope) -> None:
        found = self.one.cards(game, scope)[:]
        if self.two is not None:
            found = found[:1] + self.two.cards(game, scope)[:1]
        if len(found) != 2 or game.zone[found[0]] != BATTLEFIELD or game.zone[found[1]] != BATTLEFIELD:
            return
        first = game.controller[found[0]]
        second = game.controller[found[1]]
        if first != second:
            acts.modify(game, CONTROL, found[0], second, -1, scope, FOR_GOOD)
            acts.modify(game, CONTROL, found[1], first, -1, scope, FOR_GOOD)


class Unattach(Act):
    """Auras or Equipment are attached to nothing any more."""

    # rule: types.equipment
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            game.attached[card] = -1
        game.fresh = False
        game.unsettled = True


PERMANENT.add(
    "onto_battlefield(cards: cards) -> effect",
    lambda cards: Onto(cards, False, False),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
    called=f"card {PERMANENTS}",
    says=nodes.HELPS,
)
PERMANENT.add(
    "onto_battlefield_tapped(cards: cards) -> effect",
    lambda cards: Onto(cards, True, False),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
    called=f"card {PERMANENTS}",
)
PERMANENT.add(
    "return_to_battlefield(cards: cards) -> effect",
    lambda cards: Onto(cards, False, True),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called=f"card {PERMANENTS}",
    says=nodes.HELPS,
)
PERMANENT.add(
    "return_to_battlefield_tapped(cards: cards) -> effect",
    lambda cards: Onto(cards, True, True),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called=f"card {PERMANENTS}",
)
PERMANENT.add(
    "destroy(cards: cards) -> effect",
    Destroy,
    "check.destroy",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES,
    called="card",
    says=nodes.HARMS,
)
PERMANENT.add(
    "destroy_for_sure(cards: cards) -> effect",
    lambda cards: Destroy(cards, False),
    "check.destroy",
    "replacement.regenerate",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES,
    called="card",
    says=nodes.HARMS,
)
PERMANENT.add("remove_from_combat(cards: cards) -> effect", RemoveFromCombat, "combat.removal", sets=binding.IT)
PERMANENT.add(
    "sacrifice(cards: cards) -> effect",
    Sacrifice,
    "keyword.sacrifice",
    sets=binding.DONE,
    role=roles.DONE_BY_ANY,
    says=nodes.HARMS,
)
PERMANENT.add(
    "tap(cards: cards) -> effect",
    Tap,
    sets=binding.IT | binding.DONE,
    role=roles.DONE_BY_ANY | roles.ON_BATTLEFIELD,
    says=nodes.HARMS,
)
PERMANENT.add(
    "untap(cards: cards) -> effect",
    Untap,
    sets=binding.IT | binding.DONE,
    role=roles.DONE_BY_ANY | roles.ON_BATTLEFIELD,
    says=nodes.HELPS,
)
PERMANENT.add(
    "regenerate(cards: cards) -> effect",
    Regenerate,
    "replacement.regenerate",
    role=roles.ON_BATTLEFIELD,
    says=nodes.HELPS,
)
PERMANENT.add("tap_or_untap(cards: cards) -> effect", TapOrUntap, role=roles.DONE_BY_ANY | roles.ON_BATTLEFIELD)
PERMANENT.add("attach(to: cards, what: cards = none) -> effect", Attach, first="what")
PERMANENT.add("become_copy(of: cards) -> effect", BecomeCopy)
PERMANENT.add(
    "become_copy_but(of: cards, types: text, subtypes: text, "
    "*abilities: keyword|change|triggered|activated|static|regulation) -> effect",
    BecomeCopyBut,
    role=roles.ENCLOSES,
)
PERMANENT.add("tap_entering -> effect", TapEntering, "zones.enters-the-battlefield")
PERMANENT.add("cannot_regenerate(cards: cards) -> effect", CannotRegenerate, "replacement.regenerate")
PERMANENT.add("exchange_control(one: cards, two: cards = none) -> effect", ExchangeControl, "players.control")
PERMANENT.add("unattach(cards: cards) -> effect", Unattach, "types.equipment")
