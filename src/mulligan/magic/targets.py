"""Targets: who may be one, choosing them as a spell is cast or an ability goes on the stack, checking them again."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import LEANS, Activated, Does, Enchant, When
from mulligan.magic.acts import is_spell
from mulligan.magic.choices import MagicCards, Modal, TargetPlayers, Targets
from mulligan.magic.procedures import ChangeTargets, ChooseTargets
from mulligan.magic.protection import protected
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    HEXPROOF,
    NO_TARGET,
    NO_TARGET_FROM,
    SHIELDED,
    SHROUD,
    STACK,
    TARGETED,
    ZONES,
)
from mulligan.magic.things import Thing, among, chosen_things, keep_things
from mulligan.magic.triggers import tell
from mulligan.magic.words.nouns import Noun, fits_anywhere, things_of


def may_be_target(game: Magic, scope: Scope, thing: Thing) -> bool:
    """Whether something may be the target of a spell or ability."""
    # rule: targets.choose-and-check
    if thing.player >= 0:
        return game.playing[thing.player] and not player_protected(game, scope, thing.player)
    if thing.ability >= 0:
        return thing.ability != scope.stamp
    return card_may_be_target(game, scope, thing.card)


def player_protected(game: Magic, acting: Scope, player: i64) -> bool:
    """Whether a card keeps a player from being the target of a spell or ability."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("protects"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.protects(game, scope(source, node, whose), player, acting.player):
            return True
    return False


def card_may_be_target(game: Magic, acting: Scope, card: i64) -> bool:
    """Whether a card may be the target of a spell or ability: hexproof, shroud and protection keep it from that."""
    # rule: keyword.hexproof keyword.protection targets.choose-and-check
    if game.zone[card] == STACK:
        return card != acting.source or not is_spell(game, acting)
    if game.zone[card] != BATTLEFIELD:
        return not game.regulations or not beyond_reach(game, card)
    if not game.fresh:
        game.refresh()
    keywords = game.keywords[card]
    if (keywords >> HEXPROOF) & 1 and not game.match.together(game.controller[card], acting.player):
        return False
    if (keywords >> SHROUD) & 1:
        return False
    if game.protections and protected(game, card, acting.source):
        return False
    if game.bars[card] & SHIELDED:
        spell = is_spell(game, acting)
        for which, kind, node, source, whose in game.restrictions:
            if which == card and (kind == NO_TARGET_FROM or (kind == NO_TARGET and spell)):
                what = game.nodes[node]
                own = scope(source, node, whose)
                if isinstance(what, Cards) and fits_anywhere(what, game, own, acting.source):
                    return False
    return True


def beyond_reach(game: Magic, card: i64) -> bool:
    """Whether a rule of a card keeps a card outside the battlefield from being a target."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("hides"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.hides(game, scope(source, node, whose), card):
            return True
    return False


def modal_of(game: Magic, scope: Scope) -> Modal | None:
    """The modes of a spell or ability, if it has modes."""
    ability = game.nodes[scope.ability] if scope.ability >= 0 else None
    if isinstance(ability, (Does, When, Activated)) and isinstance(ability.effect, Modal):
        return ability.effect
    return None


def target_nodes(game: Magic, scope: Scope) -> list[Node]:
    """What must be targeted for a spell or ability, in the mode chosen."""
    lists = game.own_match.targets_of(scope.ability)
    if not lists:
        return []
    modal = modal_of(game, scope)
    nodes = lists[0] if modal is None else lists[max(modal.mode(scope), 0)]
    if scope.ability in game.own_match.kicker_targets and game.kicked[scope.source] == 0:
        return [node for node in nodes if not waits_for_kicker(node)]
    return nodes


def waits_for_kicker(node: Node) -> bool:
    """Whether a target is chosen only where the kicker is paid."""
    # rule: cost.additional targets.choose-and-check
    return isinstance(node, (Targets, TargetPlayers)) and node.when_kicked


def candidates(game: Magic, node: Node, scope: Scope) -> list[Thing]:
    """What may be chosen for a target."""
    if isinstance(node, TargetPlayers):
        return [
            Thing(player=player)
            for player in node.candidates(game, scope)
            if game.playing[player] and not player_protected(game, scope, player)
        ]
    assert isinstance(node, Targets)
    found = [thing for thing in things_of(node.what, game, scope) if may_be_target(game, scope, thing)]
    return node.together(game, chosen_things(scope, node.slot), found)


def chooser_of(game: Magic, node: Node, scope: Scope) -> i64:
    """Who chooses a target: whose spell or ability it is, unless it says otherwise."""
    # rule: targets.choose-and-check
    return node.chooser(game, scope) if isinstance(node, Targets) else scope.player


def enough_candidates(game: Magic, node: Node, scope: Scope, least: i64) -> bool:
    """Whether at least so many may be chosen for a target."""
    if isinstance(node, Targets) and least == 1:
        what = node.what
        if type(what) is Noun:
            if has_candidate(game, scope, what):
                return True
        else:
            for card in what.cards(game, scope):
                if card_may_be_target(game, scope, card):
                    return True
        if isinstance(node.what, MagicCards):
            if any(not player_protected(game, scope, player) for player in node.what.players_meant(game, scope)):
                return True
            return any(ability != scope.stamp for ability in node.what.abilities_meant(game, scope))
        return False
    return len(candidates(game, node, scope)) >= least


def has_candidate(game: Magic, scope: Scope, what: Noun) -> bool:
    """Whether any card of a kind may be the target."""
    for pile in range(what.zone, len(game.piles), ZONES):
        for card in game.piles[pile]:
            if what.is_of_types(game, card) and what.has_traits(game, scope, card):
                if card_may_be_target(game, scope, card):
                    return True
    return False


def least_and_most(game: Magic, node: Node, scope: Scope) -> tuple[int, int]:
    """How many targets there must and may be."""
    assert isinstance(node, (Targets, TargetPlayers))
    most = 1 if node.most is None else node.most.value(game, scope)
    least = most if node.least is None else node.least.value(game, scope)
    return least, most


def has_targets(game: Magic, scope: Scope) -> bool:
    """Whether every target that must be chosen can be, in some mode."""
    # rule: targets.choose-and-check
    lists = game.own_match.targets_of(scope.ability)
    if not lists:
        return True
    for nodes in lists:
        if can_target(game, scope, nodes):
            return True
    return False


def aims(game: Magic, scope: Scope) -> bool:
    """Whether a spell that may be cast for all of a kind could be cast with its targets instead."""
    lists = game.own_match.targets_of(scope.ability)
    return not lists or can_target(game, scope, lists[0])


def can_target(game: Magic, scope: Scope, nodes: list[Node]) -> bool:
    """Whether there are enough candidates for each of these targets."""
    if len(nodes) > 1 and any(leans(node) for node in nodes):
        return can_follow(game, scope, in_order(nodes))
    for node in nodes:
        least, _ = least_and_most(game, node, scope)
        if least > 0 and not waits_for_kicker(node) and not enough_candidates(game, node, scope, least):
            return False
    return True


def can_follow(game: Magic, scope: Scope, nodes: list[Node]) -> bool:
    """Whether these targets can be chosen one after the other, where one may tell what another can be."""
    # rule: targets.choose-and-check
    if not nodes:
        return True
    first, *rest = nodes
    least, _ = least_and_most(game, first, scope)
    if least <= 0 or waits_for_kicker(first):
        return can_follow(game, scope, rest)
    found = candidates(game, first, scope)
    if least > 1:
        return len(found) >= least and can_follow(game, with_chosen(scope, first, found[:least]), rest)
    return any(can_follow(game, with_chosen(scope, first, [thing]), rest) for thing in found)


def with_chosen(scope: Scope, node: Node, things: list[Thing]) -> Scope:
    """A spell or ability as it would be with these targets."""
    tried = scope.copy()
    keep_things(tried, node.slot, things)
    return tried


def leans(node: Node) -> bool:
    """Whether what a target can be depends on another one: another creature, one that target player controls."""
    return isinstance(node, Targets) and any(
        one.says & LEANS or isinstance(one, (Targets, TargetPlayers)) for one in node.what.everything()
    )


def in_order(nodes: list[Node]) -> list[Node]:
    """Targets in the order in which they are chosen: one that another is told by comes before that."""
    if len(nodes) < 2:
        return nodes
    found: list[Node] = []
    for node in nodes:
        inner = node.what.everything() if isinstance(node, Targets) else []
        for one in [*inner, node]:
            if one is node or isinstance(one, (Targets, TargetPlayers)):
                if not any(one is other for other in found):
                    found.append(one)
    return found


def option_of(game: Magic, thing: Thing) -> Option:
    """The option to choose something."""
    if thing.player >= 0:
        return Option(CHOOSE, player=thing.player)
    if thing.ability >= 0:
        for one in game.waiting:
            if one.stamp == thing.ability:
                ability = game.nodes[one.ability]
                index = ability.index if isinstance(ability, When) else 0
                return Option(CHOOSE, one.source, ability=index, number=thing.ability)
    return Option(CHOOSE, thing.card)


def thing_of(game: Magic, option: Option) -> Thing:
    """What an option chooses."""
    if option.player >= 0:
        return Thing(player=option.player)
    if option.number >= 0:
        return Thing(ability=option.number)
    return Thing(option.card, mark=game.state[option.card])


@rule("targets.choose-and-check", at_work=("casting.order", "activated.activate", "types.permanent"))
def choose_targets(game: Magic, choosing: ChooseTargets) -> None:
    """Each target is chosen, one after the other."""
    scope = choosing.scope
    assert scope is not None
    nodes = in_order(target_nodes(game, scope))
    if choosing.which < 0:
        choosing.which = 0
        for node in nodes:
            keep_things(scope, node.slot, [])
    while choosing.which < len(nodes):
        node = nodes[choosing.which]
        picks = chosen_things(scope, node.slot)
        if choosing.answered:
            choosing.answered = False
            if game.answer.verb == DONE:
                choosing.which += 1
                continue
            picks.append(thing_of(game, game.answer))
            keep_things(scope, node.slot, picks)
        least, most = least_and_most(game, node, scope)
        left: list[Thing] = []
        if len(picks) < most:
            left = [thing for thing in candidates(game, node, scope) if not among(thing, picks)]
            after = nodes[choosing.which + 1 :]
            if any(leans(one) for one in after):
                left = [thing for thing in left if can_follow(game, with_chosen(scope, node, [*picks, thing]), after)]
        if not left and (len(picks) >= most or least == most or not picks):
            if picks and least < most and game.log is not None:
                game.taken.append(Option(DONE))
            choosing.which += 1
            continue
        if isinstance(node, TargetPlayers) and node.at_random:
            keep_things(scope, node.slot, [*picks, left[game.chance.below(len(left))]])
            continue
        player = chooser_of(game, node, scope)
        options = [option_of(game, thing) for thing in distinct(game, left, player)]
        if len(picks) >= least:
            options.append(Option(DONE))
        choosing.answered = True
        game.go_again(choosing)
        game.ask(player, "targets.choose-and-check", options, about=scope.source, topic="target")
        return


def target_asked(game: Magic, choosing: ChooseTargets | ChangeTargets) -> Node | None:
    """What is being targeted."""
    nodes = target_nodes(game, choosing.scope) if choosing.scope is not None else []
    nodes = in_order(nodes) if isinstance(choosing, ChooseTargets) else nodes
    return nodes[choosing.which] if 0 <= choosing.which < len(nodes) else None


def distinct(game: Magic, things: list[Thing], player: i64) -> list[Thing]:
    """Of cards in one graveyard that are equal, one each."""
    kept = game.distinct([thing.card for thing in things if thing.card >= 0], player)
    return [thing for thing in things if thing.card < 0 or thing.card in kept]


def check_targets(game: Magic, scope: Scope) -> bool:
    """On resolution illegal targets are dropped; False when there were targets and none is left.

    Each is judged by all that were chosen: a creature of a player stays legal though that player no longer is.
    """
    # rule: targets.choose-and-check stack.resolve
    had = 0
    left = 0
    dropped: list[tuple[int, list[Thing]]] = []
    for node in target_nodes(game, scope):
        picks = chosen_things(scope, node.slot)
        kept = [thing for thing in picks if still_legal(game, node, scope, thing)]
        if isinstance(node, Targets):
            kept = node.still_together(game, kept)
        had += len(picks)
        left += len(kept)
        if len(kept) < len(picks):
            dropped.append((node.slot, kept))
    for slot, kept in dropped:
        keep_things(scope, slot, kept)
    return had == 0 or left > 0


def still_legal(game: Magic, node: Node, scope: Scope, thing: Thing) -> bool:
    """Whether a target is still there and still a legal one."""
    if thing.ability >= 0:
        return any(one.stamp == thing.ability for one in game.waiting)
    if isinstance(node, TargetPlayers):
        there = game.playing[thing.player] and thing.player in node.candidates(game, scope)
        return there and not player_protected(game, scope, thing.player)
    assert isinstance(node, Targets)
    if thing.player >= 0:
        meant = node.what.players_meant(game, scope) if isinstance(node.what, MagicCards) else []
        there = game.playing[thing.player] and thing.player in meant
        return there and not player_protected(game, scope, thing.player)
    if game.state[thing.card] != thing.mark or not node.what.fits(game, scope, thing.card):
        return False
    return card_may_be_target(game, scope, thing.card)


def tell_of_targets(game: Magic, scope: Scope) -> None:
    """Whoever waits for something to become a target is told."""
    for node in target_nodes(game, scope):
        for thing in chosen_things(scope, node.slot):
            if thing.card >= 0:
                tell(game, Event(TARGETED, thing.card, scope.source, scope.player, scope.stamp))


def named_targets(game: Magic, scope: Scope) -> str:
    """The targets chosen, by name, for the log."""
    if game.log is None:
        return ""
    names: list[str] = []
    for node in target_nodes(game, scope):
        for thing in chosen_things(scope, node.slot):
            if thing.player >= 0:
                names.append(game.match.names[thing.player])
            elif thing.card >= 0:
                names.append(game.card(thing.card).name)
            else:
                names.extend(game.card(one.source).name for one in game.waiting if one.stamp == thing.ability)
    return "; ".join(names)  # which no name has


def root_of(game: Magic, card: i64) -> i64:
    """The node of what a card does as a spell: its effect, or what it enchants; -1 for neither."""
    printed = game.cards[game.face[card]]
    if printed.effect is not None:
        return printed.effect.id
    enchant: Enchant | None = printed.enchant
    return enchant.id if enchant is not None else -1


def spell_scope(game: Magic, card: i64, player: i64) -> Scope:
    """The scope of a card as a spell of a player."""
    return scope(card, root_of(game, card), player)
