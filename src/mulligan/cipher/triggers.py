"""Automatic and special skills: who hears an event, and how what has triggered waits."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Trigger
from mulligan.cardlang.nouns import This
from mulligan.cardlang.traits import Other
from mulligan.cipher.abilities import When
from mulligan.cipher.remembered import Occurrence, PastEvent
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    BACK,
    BONDS,
    FROM_DECK,
    FRONT,
    HAND,
    IN_HAND,
    LATER,
    RETREAT,
    SKILL,
    SUPPORT,
    WATCH_TURN,
    ZONES,
)
from mulligan.cipher.tracing import trace_skill
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import Modifier


def tell(game: Cipher, event: Event) -> None:
    """Tell whoever listens of an event; each skill that waited for it triggers, once for this event."""
    # rule: triggers.trigger triggers.each-occurrence skills.automatic golden.when golden.each-time
    kind = event.kind
    if not game.own_match.listened[kind]:
        return
    if game.own_match.recalled:
        recall(game, event)
    before = len(game.triggered)
    listens = game.own_match.listens
    for i in range(2 if (game.bring() >> kind) & 1 else 0):
        base = (game.active + i) % 2 * ZONES
        for pile in range(base + FRONT, base + BACK + 1):
            for card in game.piles[pile]:
                if (listens[game.acts_as[card]] >> kind) & 1:
                    for ability in game.looks(card).triggers:
                        if not ability.special:
                            hear(game, card, ability, event)
    if game.grants_some(1 << SKILL):
        for grant in game.grants[:]:
            if grant.kind == SKILL and game.is_unit(grant.card):
                gained = game.nodes[grant.node]
                if isinstance(gained, When):
                    hear(game, grant.card, gained, event)
    if (game.own_match.kinds >> LATER) & 1:
        wake(game, event)
    if game.own_match.hand_skills:
        if (game.own_match.hand_skills >> kind) & 1:
            tell_specials(game, event)
        if len(game.triggered) > before:
            remember_specials(game, event)


def wake(game: Cipher, event: Event) -> None:
    """Let what waits for this moment trigger, once or each time; what it is about may have become a new card since."""
    # rule: triggers.trigger zones.new-card
    woken: list[Modifier] = []
    for modifier in game.modifiers:
        if modifier.kind != LATER or not game.in_force(modifier):
            continue
        skill = game.nodes[modifier.node]
        assert isinstance(skill, When)
        if (skill.kinds >> event.kind) & 1 == 0:
            continue
        card = modifier.card
        if card >= 0 and game.state[card] != modifier.state:
            continue
        acting = scope(modifier.source, skill.id, modifier.player)
        acting.subject = card
        if not skill.trigger.fits(game, acting, event):
            continue
        if modifier.amount == 0:
            woken.append(modifier)
        take_in(game, acting, event)
        acting.flags &= ~IN_HAND  # it is no skill of a card
        acting.source_state = modifier.source_state
        if card >= 0:
            acting.subject = card
            acting.mark = modifier.state
            acting.it = [card]
    if woken:
        game.modifiers = [one for one in game.modifiers if one not in woken]


def recall(game: Cipher, event: Event) -> None:
    """Keep what happened for whoever asks about this turn: as each player sees it, or each unit."""
    for word in game.own_match.recalled:
        what = game.nodes[word]
        assert isinstance(what, Trigger)
        if event.kind in what.kinds():
            for player in range(2):
                if not is_personal(what):
                    keep(game, what, event, player, -1)
                    continue
                for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
                    for card in game.piles[pile]:
                        keep(game, what, event, player, card)


def keep(game: Cipher, what: Trigger[Cipher], event: Event, player: i64, card: i64) -> None:
    """Keep an event if it is the one that somebody asks about."""
    if what.fits(game, scope(card, -1, player), event):
        new = Occurrence()
        new.word = what.id
        new.player = player
        new.unit = card
        new.unit_state = game.state[card] if card >= 0 else 0
        game.occurrences.append(new)
        game.touch(WATCH_TURN)


def is_personal(what: Trigger[Cipher]) -> bool:
    """Whether an event is told of with regard to the unit that tells of it."""
    return any(isinstance(node, (This, Other)) for node in what.everything())


def tell_specials(game: Cipher, event: Event) -> None:
    """Tell the special skills of cards whose information somebody may refer to, wherever they are."""
    # rule: skills.special zones.who-sees-may-refer zones.hidden-cards-are-blank
    kind = event.kind
    listens = game.own_match.hand_listens
    for i in range(2):
        base = (game.active + i) % 2 * ZONES
        for zone in (HAND, SUPPORT, RETREAT, BONDS, FRONT, BACK):
            for card in game.piles[base + zone]:
                if (listens[game.printed[card]] >> kind) & 1 == 0 or (zone == BONDS and game.face_down[card] != 0):
                    continue
                for ability in game.cards[game.printed[card]].triggers:
                    if ability.special:
                        hear(game, card, ability, event)


def hear(game: Cipher, card: i64, ability: When, event: Event) -> None:
    """Let one skill trigger if this is the event it waits for and nothing that limits it stands against it."""
    # rule: triggers.only-if triggers.used-up skills.automatic-only-if skills.class-change-automatic
    # rule: cards.once-per-turn-marks
    if (ability.kinds >> event.kind) & 1 == 0:
        return
    scope = game.take_spare_scope()
    scope.source = card
    scope.ability = ability.id
    scope.player = game.controller[card]
    if ability.once and (game.used[card] >> ability.index) & 1:
        if game.log is not None and ability.trigger.fits(game, scope, event):
            game.cite("triggers.used-up")
        game.spare_scope = scope
        return
    if not ability.trigger.fits(game, scope, event):
        game.spare_scope = scope
        return
    if ability.trigger.gathers and joined_another(game, scope, event):
        game.spare_scope = scope
        return
    if ability.limits and not ability.allowed(game, scope):
        game.spare_scope = scope
        if game.log is not None and game.zone[card] != HAND:
            game.cite("triggers.only-if", ability.refused_by(game, scope))
            trace_skill(game, ability)
        return
    if not game.usable(card, ability):
        return
    take_in(game, scope, event)
    if game.zone[card] != HAND:  # rule: triggers.hand-stays-secret
        game.note("triggers", game.controller[card], card, text=ability.name, rule="triggers.trigger")
        trace_skill(game, ability)
        game.trace("triggers.each-occurrence", "skills.automatic", "golden.when", "golden.each-time")


def joined_another(game: Cipher, scope: Scope, event: Event) -> bool:
    """Whether a skill has triggered already for cards that went with this one: those of a deck go one by one."""
    # rule: triggers.trigger zones.one-at-a-time
    if event.flags & FROM_DECK:
        return False
    for one in game.triggered:
        if one.source == scope.source and one.ability == scope.ability and one.flags & FROM_DECK == 0:
            one.it.append(event.card)
            return True
    return False


def take_in(game: Cipher, scope: Scope, event: Event) -> None:
    """A skill has triggered: its scope tells of the event, and it waits for the next check."""
    scope.subject = event.card
    scope.other = event.other
    scope.someone = event.player
    scope.number = event.number
    scope.source_state = game.state[scope.source]
    scope.it = [event.card] if event.card >= 0 else []
    scope.event = event.kind
    scope.flags = event.flags
    if game.zone[scope.source] == HAND:
        scope.flags |= IN_HAND
    game.triggered.append(scope)


def remember_specials(game: Cipher, event: Event) -> None:
    """Skills have triggered: remember all special skills for this event, as their cards may yet be drawn.

    Also of cards that are seen now: they may come into the deck before.
    """
    # rule: triggers.drawn-in-time
    kind = event.kind
    if (game.own_match.hand_skills >> kind) & 1 == 0:
        return
    past = PastEvent(event.kind, event.card, event.other, event.player, event.number, event.flags)
    for pile in game.piles:
        for card in pile:
            printed = game.cards[game.printed[card]]
            if (printed.hand_listens >> kind) & 1:
                for ability in printed.triggers:
                    acting = scope(card, ability.id, game.controller[card])
                    if ability.special and ability.trigger.fits(game, acting, event):
                        if ability.would_be_allowed_in_hand(game, acting):
                            past.owners.append(card)
                            past.skills.append(ability.id)
    if past.owners:
        game.past_events.append(past)


def cause_of(scope: Scope) -> PastEvent:
    """The event behind a triggered skill."""
    flags = scope.flags & ~IN_HAND
    return PastEvent(scope.event, scope.subject, scope.other, scope.someone, scope.number, flags)


def drawn_in_time(game: Cipher, card: i64) -> None:
    """A card came to hand from where it could not be referred to, while a skill resolves.

    Its special skill that waits for the same event has triggered too.
    """
    # rule: triggers.drawn-in-time
    cause = game.cause
    assert cause is not None
    for past in reversed(game.past_events):
        if past.is_same(cause):
            for i, owner in enumerate(past.owners):
                ability = game.nodes[past.skills[i]]
                if owner == card and isinstance(ability, When) and game.usable(card, ability):
                    take_in(game, scope(card, ability.id, game.controller[card]), cause.event())
            return


def lost_from_hand(game: Cipher, card: i64) -> None:
    """A card has gone where it cannot be referred to: what triggered while it was in a hand is cleared."""
    # rule: triggers.lost-from-hand
    game.triggered = [one for one in game.triggered if one.source != card or one.flags & IN_HAND == 0]
    game.waiting = [one for one in game.waiting if one.source != card or one.flags & IN_HAND == 0]


def ability_of(game: Cipher, scope: Scope) -> When:
    """The triggered skill."""
    ability = game.nodes[scope.ability]
    assert isinstance(ability, When)
    return ability
