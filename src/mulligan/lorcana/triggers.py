"""Triggered abilities: who hears an event, and how what triggered gets into the bag."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect, Node
from mulligan.cardlang.triggers import On
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import NEXT_TURN_OF, NEXT_USE, THIS_TURN, Modifier
from mulligan.lorcana.abilities import Later, When
from mulligan.lorcana.happenings import Happening
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DISCARD, DREW, FLOATING, INKED, PLAY, QUESTED, SUPPORT, USED_UP, WATCH_PAST, ZONES


def tell(game: Lorcana, event: Event) -> None:
    """Tell whoever listens of an event; each ability that waited for it triggers, once for this event."""
    # rule: triggers.once-per-condition triggers.into-bag triggers.two-conditions
    if (game.own_match.heard >> event.kind) & 1 == 0:
        return
    if (game.own_match.remembered >> event.kind) & 1:
        recall(game, event)
    if not game.own_match.listened[event.kind] and event.kind != QUESTED:
        return
    if not game.fresh:
        game.refresh()
    if event.kind == QUESTED and game.has(event.card, SUPPORT):  # rule: keyword.support
        trigger(game, event.card, game.own_match.support, game.controller[event.card], event)
    if game.own_match.works_in_discards:
        hear_in_discards(game, event)
    if game.listening[event.kind] == 0:
        return
    seats = game.match.seats
    for i in range(seats):
        for card in game.piles[(game.active + i) % seats * ZONES + PLAY]:
            printed = game.cards[game.printed[card]]
            if printed.listens[event.kind]:
                for ability in printed.triggers:
                    if game.own_match.strips and game.has_lost(card, ability):
                        continue
                    hear(game, card, ability, game.controller[card], event)
    spent: list[Modifier] = []  # waited for the next time only
    for modifier in game.modifiers:
        if modifier.kind == FLOATING:  # rule: triggers.floating
            if modifier.until != NEXT_TURN_OF or (game.is_turn_of(modifier.whose) and game.turn > modifier.turn):
                if hear(
                    game, modifier.source, game.nodes[modifier.node], modifier.player, event, modifier.source_state
                ):
                    game.cite("triggers.floating")
                    if modifier.until == NEXT_USE:
                        spent.append(modifier)
    for modifier in spent:
        game.modifiers.remove(modifier)
    for card, node in game.granted:  # rule: players.you-is-the-card-player
        hear(game, card, game.nodes[node], game.controller[card], event)


def hear_in_discards(game: Lorcana, event: Event) -> None:
    """Let the abilities hear of an event that work while their card is in a discard pile."""
    for player in range(game.match.seats):
        for card in game.piles[player * ZONES + DISCARD][:]:
            for ability in game.cards[game.printed[card]].triggers:
                if ability.from_discard:
                    hear(game, card, ability, player, event)


def recall(game: Lorcana, event: Event) -> None:
    """Keep what happened for whoever asks about this turn; of cards that nobody sees, only whose they are."""
    card = event.card if event.kind not in (DREW, INKED) else -1
    mark = game.state[card] if card >= 0 else 0
    other = game.state[event.other] if event.other >= 0 else 0
    past = Happening(event.kind, card, event.other, event.player, event.number, event.flags, mark, other)
    game.history.append(past)
    game.touch(WATCH_PAST)


def hear(game: Lorcana, card: i64, ability: Node, player: i64, event: Event, state: i64 = -1) -> bool:
    """Let one ability trigger if this is the event it waits for; whether it did."""
    if not isinstance(ability, When) or event.kind not in ability.trigger.kinds():
        return False
    acting = scope(card, ability.id, player)
    if ability.during is not None and not ability.during.holds(game, acting):
        return False
    if not ability.trigger.fits(game, acting, event):
        return False
    if ability.once:
        if used_up(game, card, ability.id):
            return False
        use_up(game, card, ability.id, player)
    trigger(game, card, ability.id, player, event, state)
    return True


class Together(On[Lorcana]):
    """One or more cards of a kind leave play at once: whatever waits for that triggers once for all of them."""


def as_one(game: Lorcana, since: i64) -> None:
    """Of what has triggered since, abilities that wait for cards together trigger once; they know how many it were."""
    # rule: triggers.once-per-condition check.all-at-once
    kept = game.triggered[:since]
    for new in game.triggered[since:]:
        ability = game.nodes[new.ability]
        if isinstance(ability, When) and isinstance(ability.trigger, Together):
            before = [one for one in kept[since:] if one.ability == new.ability and one.source == new.source]
            if before:
                before[0].number += 1
                continue
            new.number = 1
        kept.append(new)
    game.triggered = kept


def used_up(game: Lorcana, card: i64, ability: i64) -> bool:
    """Whether a card's ability that works once a turn has worked this turn."""
    for one in game.modifiers:
        if one.kind == USED_UP and one.card == card and one.node == ability and one.state == game.state[card]:
            return True
    return False


def use_up(game: Lorcana, card: i64, ability: i64, player: i64) -> None:
    """A card's ability that works once a turn works now."""
    game.add_modifier(USED_UP, card, 0, THIS_TURN, player, card, ability, player)


def trigger(game: Lorcana, card: i64, ability: i64, player: i64, event: Event, state: i64 = -1) -> None:
    """An ability has triggered; it goes into the bag when what is going on now is finished.

    One that was made earlier speaks of its card as it was then: a state before this one.
    """
    new = scope(card, ability, player)
    new.subject = event.card
    new.other = event.other
    new.someone = event.player
    new.number = event.number
    new.mark = game.state[event.card] if event.card >= 0 else 0
    new.source_state = game.state[card] if state < 0 else state
    new.it = [event.card] if event.card >= 0 else []
    game.triggered.append(new)
    game.note("triggers", player, card, rule="triggers.into-bag")
    if game.log is not None:
        if ability == game.own_match.support:
            game.cite("keyword.support")
        game.trace("triggers.once-per-condition", "bag.add")


def add_to_bag(game: Lorcana) -> None:
    """What has triggered goes into the bag, unless its secondary condition is false."""
    # rule: bag.add triggers.if-checked-twice triggers.if-false-at-trigger bag.triggers-only
    for new in game.triggered:
        if secondary(game, new):
            game.waiting.append(new)
        else:
            game.cite("triggers.if-checked-twice", "triggers.if-false-at-trigger")
    game.triggered = []


def secondary(game: Lorcana, scope: Scope) -> bool:
    """Whether the secondary condition of a triggered ability holds, if it has one."""
    ability = game.nodes[scope.ability]
    return not isinstance(ability, When) or ability.only_if is None or ability.only_if.holds(game, scope)


def effect_of(game: Lorcana, scope: Scope) -> Effect[Lorcana]:
    """What a triggered ability does: one of a card, or one that was made to wait for this moment."""
    ability = game.nodes[scope.ability]
    if isinstance(ability, Later):
        return ability.effect
    assert isinstance(ability, When)
    return ability.effect


def about_event(game: Lorcana, scope: Scope) -> bool:
    """Whether two triggerings of an ability differ by the events that caused them."""
    ability = game.nodes[scope.ability]
    return not isinstance(ability, When) or ability.about_event


def index_of(game: Lorcana, scope: Scope) -> i64:
    """Where on its card a triggered ability is printed; 0 for one that is not."""
    if scope.ability == game.own_match.support:
        return game.card(scope.source).keyword_index[SUPPORT]
    ability = game.nodes[scope.ability]
    return ability.index if isinstance(ability, When) else 0


def name_of(game: Lorcana, scope: Scope) -> str:
    """The story name of a triggered ability, if it has one."""
    ability = game.nodes[scope.ability]
    return ability.name if isinstance(ability, When) else ""
