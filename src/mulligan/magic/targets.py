"""Targets: who may be one, choosing them as a spell is cast or an ability goes on the stack, checking them again."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import Activated, Does, Enchant, Modal, TargetPlayers, Targets, When
from mulligan.magic.acts import SPELL, is_spell
from mulligan.magic.procedures import ChangeTargets, ChooseTargets
from mulligan.magic.protection import protected
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    FIRST_ABILITY,
    HEXPROOF,
    NO_TARGET,
    SHIELDED,
    SHROUD,
    STACK,
    TARGETED,
    player_of_thing,
    thing_of_player,
)
from mulligan.magic.triggers import tell
from mulligan.magic.words.nouns import fits_anywhere


def may_be_target(game: Magic, place: Scope, thing: i64) -> bool:
    """Whether something may be the target of a spell or ability: hexproof, shroud and protection keep it from that."""
    # rule: keyword.hexproof keyword.protection targets.choose-and-check
    if thing < -1:
        return game.playing[player_of_thing(thing)]
    if thing >= FIRST_ABILITY:
        return thing - FIRST_ABILITY != place.tag
    if game.zone[thing] == STACK:
        return thing != place.source or place.other != SPELL
    if game.zone[thing] != BATTLEFIELD:
        return True
    if not game.fresh:
        game.refresh()
    keywords = game.keywords[thing]
    if (keywords >> HEXPROOF) & 1 and not game.match.together(game.controller[thing], place.player):
        return False
    if (keywords >> SHROUD) & 1:
        return False
    if game.protections and protected(game, thing, place.source):
        return False
    if game.bars[thing] & SHIELDED:
        for card, kind, node, source in game.restrictions:
            if card == thing and kind == NO_TARGET and place.other == SPELL:
                what = game.nodes[node]
                own = scope(source, node, game.controller[thing])
                if isinstance(what, Cards) and fits_anywhere(what, game, own, place.source):
                    return False
    return True


def modal_of(game: Magic, place: Scope) -> Modal | None:
    """The modes of a spell or ability, if it has modes."""
    ability = game.nodes[place.ability] if place.ability >= 0 else None
    if isinstance(ability, (Does, When, Activated)) and isinstance(ability.effect, Modal):
        return ability.effect
    return None


def target_nodes(game: Magic, place: Scope) -> list[Node]:
    """What must be targeted for a spell or ability, in the mode chosen."""
    lists = game.book.targets.get(place.ability, NO_LISTS)
    if not lists:
        return []
    modal = modal_of(game, place)
    if modal is None:
        return lists[0]
    return lists[max(modal.mode(place), 0)]


NO_LISTS: list[list[Node]] = []


def candidates(game: Magic, node: Node, place: Scope) -> list[int]:
    """What may be chosen for a target."""
    if isinstance(node, Targets):
        return node.candidates(game, place)
    assert isinstance(node, TargetPlayers)
    return node.candidates(game, place)


def least_and_most(game: Magic, node: Node, place: Scope) -> tuple[int, int]:
    """How many targets there must and may be."""
    assert isinstance(node, (Targets, TargetPlayers))
    most = 1 if node.most is None else node.most.value(game, place)
    least = most if node.least is None else node.least.value(game, place)
    return least, most


def has_targets(game: Magic, place: Scope) -> bool:
    """Whether every target that must be chosen can be, in some mode."""
    # rule: targets.choose-and-check
    lists = game.book.targets.get(place.ability, NO_LISTS)
    if not lists:
        return True
    for nodes in lists:
        if can_target(game, place, nodes):
            return True
    return False


def can_target(game: Magic, place: Scope, nodes: list[Node]) -> bool:
    """Whether there are enough candidates for each of these targets."""
    for node in nodes:
        least, _ = least_and_most(game, node, place)
        if least > 0 and len(candidates(game, node, place)) < least:
            return False
    return True


def option_of(game: Magic, thing: i64) -> Option:
    """The option to choose something."""
    if thing < -1:
        return Option(CHOOSE, player=player_of_thing(thing))
    if thing >= FIRST_ABILITY:
        tag = thing - FIRST_ABILITY
        for one in game.waiting:
            if one.tag == tag:
                ability = game.nodes[one.ability]
                place = ability.place if isinstance(ability, When) else 0
                return Option(CHOOSE, one.source, ability=place, number=tag)
    return Option(CHOOSE, thing)


def thing_of(option: Option) -> i64:
    """What an option chooses."""
    if option.player >= 0:
        return thing_of_player(option.player)
    if option.number >= 0:
        return FIRST_ABILITY + option.number
    return option.card


@rule("targets.choose-and-check", "casting.order", "activated.activate", "types.permanent")
def choose_targets(game: Magic, choosing: ChooseTargets) -> None:
    """Each target is chosen, one after the other."""
    place = choosing.scope
    assert place is not None
    nodes = target_nodes(game, place)
    if choosing.which < 0:
        choosing.which = 0
        for node in nodes:
            while len(place.picks) <= node.slot + 1:
                place.picks.append([])
            place.picks[node.slot] = []
            place.picks[node.slot + 1] = []
    while choosing.which < len(nodes):
        node = nodes[choosing.which]
        picks = place.picks[node.slot]
        if choosing.answered:
            choosing.answered = False
            if game.answer.verb == DONE:
                choosing.which += 1
                continue
            thing = thing_of(game.answer)
            picks.append(thing)
            place.picks[node.slot + 1].append(game.state[thing] if 0 <= thing < FIRST_ABILITY else 0)
        least, most = least_and_most(game, node, place)
        left: list[int] = []
        if len(picks) < most:
            left = [thing for thing in candidates(game, node, place) if thing not in picks]
        if not left and (len(picks) >= most or least == most or not picks):
            if picks and least < most and game.log is not None:
                game.taken.append(Option(DONE))
            choosing.which += 1
            continue
        options = [option_of(game, thing) for thing in distinct(game, left, place.player)]
        if len(picks) >= least:
            options.append(Option(DONE))
        choosing.answered = True
        game.go_again(choosing)
        game.ask(place.player, "targets.choose-and-check", options, about=place.source, topic="target")
        return


def target_asked(game: Magic, choosing: ChooseTargets | ChangeTargets) -> Node | None:
    """What is being targeted."""
    nodes = target_nodes(game, choosing.scope) if choosing.scope is not None else []
    return nodes[choosing.which] if 0 <= choosing.which < len(nodes) else None


def distinct(game: Magic, things: list[int], player: i64) -> list[int]:
    """Of cards in one graveyard that are equal, one each."""
    cards = [thing for thing in things if 0 <= thing < FIRST_ABILITY]
    if len(cards) == len(things):
        return game.distinct(cards, player)
    kept = game.distinct(cards, player)
    return [thing for thing in things if thing < 0 or thing >= FIRST_ABILITY or thing in kept]


def check_targets(game: Magic, place: Scope) -> bool:
    """On resolution illegal targets are dropped; False when there were targets and none is left."""
    # rule: targets.choose-and-check stack.resolve
    had = 0
    left = 0
    for node in target_nodes(game, place):
        if len(place.picks) <= node.slot + 1:
            continue
        picks = place.picks[node.slot]
        marks = place.picks[node.slot + 1]
        kept: list[int] = []
        kept_marks: list[int] = []
        for i, thing in enumerate(picks):
            had += 1
            if still_legal(game, node, place, thing, marks[i]):
                kept.append(thing)
                kept_marks.append(marks[i])
        left += len(kept)
        place.picks[node.slot] = kept
        place.picks[node.slot + 1] = kept_marks
    return had == 0 or left > 0


def still_legal(game: Magic, node: Node, place: Scope, thing: i64, mark: i64) -> bool:
    """Whether a target is still there and still a legal one."""
    if 0 <= thing < FIRST_ABILITY and game.state[thing] != mark:
        return False
    if thing >= FIRST_ABILITY:
        return any(one.tag == thing - FIRST_ABILITY for one in game.waiting)
    if isinstance(node, Targets):
        return node.legal(game, place, thing)
    assert isinstance(node, TargetPlayers)
    return node.legal(game, place, thing)


def tell_of_targets(game: Magic, place: Scope) -> None:
    """Whoever waits for something to become a target is told."""
    for node in target_nodes(game, place):
        if len(place.picks) > node.slot:
            for thing in place.picks[node.slot]:
                if 0 <= thing < FIRST_ABILITY:
                    tell(game, Event(TARGETED, thing, place.source, place.player))


def named_targets(game: Magic, place: Scope) -> str:
    """The targets chosen, by name, for the log."""
    if game.log is None:
        return ""
    names: list[str] = []
    for node in target_nodes(game, place):
        for thing in place.picks[node.slot] if len(place.picks) > node.slot else []:
            if thing < -1:
                names.append(game.match.names[player_of_thing(thing)])
            elif thing < FIRST_ABILITY:
                names.append(game.card(thing).name)
            else:
                names.extend(game.card(one.source).name for one in game.waiting if one.tag == thing - FIRST_ABILITY)
    return ", ".join(names)


def root_of(game: Magic, card: i64) -> i64:
    """The node of what a card does as a spell: its effect, or what it enchants; -1 for neither."""
    printed = game.cards[game.face[card]]
    if printed.effect is not None:
        return printed.effect.id
    enchant: Enchant | None = printed.enchant
    return enchant.id if enchant is not None else -1


def spell_scope(game: Magic, card: i64, player: i64) -> Scope:
    """The scope of a card as a spell of a player."""
    place = scope(card, root_of(game, card), player)
    place.other = SPELL
    return place


def spell_of(game: Magic, card: i64) -> Scope | None:
    """The object on the stack that a card is."""
    for one in game.waiting:
        if one.source == card and is_spell(game, one):
            return one
    return None
