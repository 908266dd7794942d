"""Words for tokens and copies that come in a special way: attacking others, blocking, one for each target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.lasting import For
from mulligan.cardlang.nodes import Cards, Effect, Players, Quantity, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.kernel.options import NO, YES, Option
from mulligan.magic import acts, layers
from mulligan.magic.looks import Look
from mulligan.magic.printed import Facts, TokenMaker
from mulligan.magic.stack import copy_with_target
from mulligan.magic.state import Magic
from mulligan.magic.targets import candidates, option_of, target_nodes, thing_of
from mulligan.magic.terms import BATTLEFIELD, COPY, FACED, STACK, WAS_BLOCKED
from mulligan.magic.things import Thing, among, chosen_things, keep_things
from mulligan.magic.triggers import tell
from mulligan.magic.words.arriving import InForm
from mulligan.magic.words.effects import Act, players_of, real
from mulligan.magic.words.lasting import begins
from mulligan.magic.words.making import Token, copied_face, copied_size
from mulligan.magic.words.nouns import as_they_were
from mulligan.magic.words.playing import can_join, join_attack
from mulligan.magic.words.traits import choice_when

COPYING: Final = Vocabulary()

# -- Attacking and blocking --------------------------------------------------------------------------------------------


class CopiesAttackOthers(Effect[Magic]):
    """For each opponent but the one attacked, you may make a copy of the attacker, tapped and attacking that player."""

    # rule: types.token combat.attacking
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            frame.player = scope.someone  # who is attacked
            scope.it = []
        elif frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == YES:
                self.make(game, game.answer.player, scope)
        for player in game.opponents(scope.player):
            if player != frame.player and (frame.players >> player) & 1 == 0:
                frame.players |= 1 << player
                frame.stage = 2
                scope.someone = player
                options = [Option(YES, player=player), Option(NO, player=player)]
                game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="may")
                return True
        scope.someone = frame.player
        return False

    def make(self, game: Magic, player: i64, scope: Scope) -> None:
        """The copies come, tapped and attacking a player."""
        for thing in as_they_were(self.of, game, scope):
            face = copied_face(game, thing)
            made = acts.make_tokens(game, face, 1, scope.player, True, copied_size(game, face, thing.card))
            for token in made:
                if can_join(game, token, scope.player):
                    join_attack(game, token, player, -1)
            scope.it = scope.it + made
        game.touch()

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class CreateBlocking(TokenMaker):
    """Tokens are put onto the battlefield blocking an attacker."""

    # rule: types.token combat.blocking
    def __init__(self, number: Quantity[Magic], token: Token, whom: Cards[Magic]) -> None:
        self.number = number
        self.token = token
        self.whom = whom

    def token_facts(self) -> Facts:
        return self.token.facts()

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        made = acts.make_tokens(game, self.printed_token, self.number.value(game, scope), scope.player)
        scope.it = made
        for attacker in self.whom.cards(game, scope):
            if game.zone[attacker] == BATTLEFIELD and game.attacking[attacker] != -1:
                self.block(game, made, attacker)
        return True

    def block(self, game: Magic, made: list[int], attacker: i64) -> None:
        """They block it, though nobody declared them as blockers."""
        was_blocked = game.blocked[attacker] != 0
        for token in made:
            game.blocking[token] = attacker
        game.blocked[attacker] = 1
        for row in game.formation:
            if row[0] == attacker:
                row.extend(made)
        game.touch()
        if game.listening[FACED]:
            for token in made:
                tell(game, Event(FACED, token, attacker, game.controller[token]))
        if not was_blocked and made and game.listening[WAS_BLOCKED]:
            tell(game, Event(WAS_BLOCKED, attacker, made[0], game.controller[attacker]))

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


COPYING.add(
    "copies_attack_others(of: cards) -> effect",
    CopiesAttackOthers,
    "types.token",
    "combat.attacking",
    sets=binding.IT,
    needs=binding.PLAYER,
    role=roles.MAKES | roles.MANY,
    called="token creature permanent",
)
COPYING.add(
    "create_blocking(count: quantity, token: token, whom: cards) -> effect",
    CreateBlocking,
    "types.token",
    "combat.blocking",
    sets=binding.IT,
    role=roles.MAKES,
    called="token creature permanent",
)

# -- Permanents that become copies -------------------------------------------------------------------------------------


def copied_form(game: Magic, face: i64, thing: Thing) -> i64:
    """The form chosen for a permanent that is copied, as it is or was; -1 where it has none."""
    # rule: zones.enters-the-battlefield
    for ability in game.cards[face].abilities:
        if any(isinstance(node, InForm) for node in ability.everything()):
            return choice_when(game, thing.card, thing.mark)
    return -1


class BecomesCopy(Act):
    """Permanents become copies of another, for this turn or for good; what else lasts goes on lasting."""

    # rule: layers.duration
    def __init__(self, cards: Cards[Magic], of: Cards[Magic], duration: For | None) -> None:
        self.cards = cards
        self.of = of
        self.until = THIS_TURN if duration is None else duration.until

    def act(self, game: Magic, scope: Scope) -> None:
        things = as_they_were(self.of, game, scope)
        cards = [card for card in real(game, self.cards.cards(game, scope)) if game.zone[card] == BATTLEFIELD]
        if not things or not cards or not begins(game, scope, self.until):
            return
        face = copied_face(game, things[0])
        size = copied_size(game, face, things[0].card)
        form = copied_form(game, face, things[0])
        for card in cards:
            look = Look()
            look.face, look.form = face, form
            look.face_before, look.form_before = game.face[card], game.choice[card]
            look.stamp = acts.modify(game, COPY, card, face, -1, scope, self.until).stamp
            game.looks.append(look)
            layers.look_like(game, card, look)
            if size:
                game.paid_x[card] = size
            game.note("becomes-a-copy", scope.player, card, things[0].card)
        game.touch()
        scope.it = cards


COPYING.add(
    "becomes_copy(cards: cards, of: cards, duration: duration = none) -> effect",
    BecomesCopy,
    "layers.duration",
    sets=binding.IT,
)

# -- Copies of spells --------------------------------------------------------------------------------------------------


class SingleTarget(Trait[Magic]):
    """A spell with a single target."""

    # rule: targets.choose-and-check
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        one = acts.on_stack(game, Thing(card))
        if one is None:
            return False
        return sum(len(chosen_things(one, node.slot)) for node in target_nodes(game, one)) == 1


class CopyForEachTarget(Effect[Magic]):
    """A player copies a spell for each other thing it could target; each copy targets a different one of them."""

    # rule: targets.choose-and-check
    def __init__(self, what: Cards[Magic], who: Players[Magic] | None) -> None:
        self.what = what
        self.who = who

    def room(self) -> i64:
        return 4

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """What has its copy is kept in the scope; who copies says which is next, until there is nothing else."""
        spells = [card for card in self.what.cards(game, scope) if game.zone[card] == STACK]
        players = players_of(self.who, game, scope)
        one = acts.on_stack(game, Thing(spells[0])) if spells else None
        if one is None or not players:
            return False
        player = players[0]
        nodes = [node for node in target_nodes(game, one) if chosen_things(one, node.slot)]
        if len(nodes) != 1:
            return False
        done = chosen_things(scope, self.slot)
        if frame.stage == 0:
            done = chosen_things(one, nodes[0].slot)
        else:
            thing = thing_of(game, game.answer)
            copy_with_target(game, player, spells[0], nodes[0].slot, thing)
            done = [*done, thing]
        keep_things(scope, self.slot, done)
        frame.stage = 1
        anew = one.copy()
        keep_things(anew, nodes[0].slot, [])
        left = [thing for thing in candidates(game, nodes[0], anew) if not among(thing, done)]
        if not left:
            return False
        game.ask(
            player,
            "targets.choose-and-check",
            [option_of(game, thing) for thing in left],
            about=spells[0],
            topic="target",
        )
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


COPYING.add("with_single_target -> trait", SingleTarget, "targets.choose-and-check")
COPYING.add(
    "copy_for_each_target(what: cards, who: players = none) -> effect",
    CopyForEachTarget,
    "targets.choose-and-check",
    "players.controller",
    role=roles.NAMES_DOER,
)
