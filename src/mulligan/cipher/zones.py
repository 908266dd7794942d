"""Zones: every way a card moves from one to another, who knows its face there, and the deck that is refilled."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    BACK,
    BONDED,
    BONDS,
    CARDS_MOVED,
    DECK,
    DEPLOYED,
    DEPLOYED_MARK,
    DREW,
    FROM_DECK,
    FROM_HAND,
    FROM_RETREAT,
    FRONT,
    GREW,
    HAND,
    LEVELLED_UP,
    MOVED,
    MOVED_MARK,
    ORB_DESTROYED,
    ORBS,
    RAISED,
    RETREAT,
    RETREATED,
    SUPPORT,
    UNDER,
    UNITS_ARRIVED,
    UNITS_MOVED,
    WATCH_BATTLE,
    WATCH_ROWS,
    ZONES,
)
from mulligan.cipher.tracing import trace_place
from mulligan.cipher.triggers import drawn_in_time, lost_from_hand, tell
from mulligan.kernel.events import Event
from mulligan.kernel.game import EVERYBODY
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.kernel.options import CHOOSE, Option


def place(game: Cipher, card: i64, zone: i64, top: bool = False) -> None:
    """Move one card to another zone, and nothing else: its pile, who knows its face there, that it is a new card."""
    # rule: zones.new-card zones.shown-when-hidden zones.shown-when-opened zones.hidden-to-hidden
    # rule: cards.owner cards.controller
    # rule: zones.bonds-face-up zones.units-face-up zones.retreat-face-up zones.support-face-up
    old: i64 = game.zone[card]
    player: i64 = game.controller[card]
    left = game.piles[player * ZONES + old]
    left.remove(card)
    was_unseen = False
    if game.past_events:
        was_unseen = old == DECK or old == ORBS or (old == BONDS and game.face_down[card] != 0)
    was_unit = old == FRONT or old == BACK
    is_unit = zone == FRONT or zone == BACK
    if not is_unit and zone != UNDER:
        player = game.owner[card]
        game.controller[card] = player
    pile = game.piles[player * ZONES + zone]  # rule: zones.eight zones.one-each
    if top:
        pile.insert(0, card)
    else:
        pile.append(card)
    game.zone[card] = zone
    if zone == HAND:  # rule: zones.own-hand zones.hand-is-secret zones.hand-face-down
        game.known[card] |= 1 << player
    # rule: zones.deck-face-down zones.deck-order
    elif zone != DECK and zone != ORBS:  # rule: zones.open zones.look-at-open zones.look-at-stacks
        game.known[card] = EVERYBODY
    if was_unit or is_unit:
        game.due |= UNITS_MOVED
    if (old == DECK or old == RETREAT) and not left:
        game.due |= CARDS_MOVED
    game.touch((1 << old) | (1 << zone))
    if was_unit:
        game.departs(card)
        if card == game.attacking:  # rule: battle.defender-leaves
            game.attacking = -1
            game.touch(WATCH_BATTLE)
            game.cite("battle.defender-leaves")
        if card == game.defending:
            game.defending = -1
            game.touch(WATCH_BATTLE)
            game.cite("battle.defender-leaves")
    if was_unit or old == UNDER:
        forget(game, card)
    else:
        game.face_down[card] = 0
        game.used[card] = 0
        game.uses[card] = 0
        game.state[card] += 1
    if old == SUPPORT:
        game.loses_grants(card)
    if zone == SUPPORT:
        game.support[card] = game.cards[game.printed[card]].support
        game.bars[card] = 0
    elif is_unit:
        game.arrives(card)
    if game.traced is not None:
        trace_place(game, old, zone)
    if game.past_events:
        if zone == HAND and was_unseen and game.cause is not None:
            drawn_in_time(game, card)
        elif zone == DECK or zone == ORBS:
            lost_from_hand(game, card)


def forget(game: Cipher, card: i64) -> None:
    """A card has come to another zone: its information and state are as new, face up or down as the zone has it."""
    # rule: zones.new-card
    game.acts_as[card] = game.printed[card]
    game.tapped[card] = 0
    game.face_down[card] = 0
    game.main[card] = 0
    game.destroyed[card] = 0
    game.by_attack[card] = 0
    game.below[card] = -1
    game.marks[card] = 0
    game.used[card] = 0
    game.uses[card] = 0
    game.state[card] += 1


def refill(game: Cipher) -> None:
    """The interrupt: an empty deck is made anew from the retreat area, at once."""
    # rule: interrupt.at-once interrupt.refill interrupt.nothing-to-refill
    if game.piles[DECK] and game.piles[ZONES + DECK]:
        return
    for i in range(2):
        player = (game.active + i) % 2
        if game.piles[player * ZONES + DECK]:
            continue
        retreat = game.piles[player * ZONES + RETREAT]
        if not retreat:
            game.cite("interrupt.nothing-to-refill")
            continue
        for card in retreat[:]:
            place(game, card, DECK)
        game.shuffle(player, DECK)
        game.note("refills-deck", player, rule="interrupt.refill")
        game.cite("interrupt.at-once")
        game.trace("keyword.shuffle")


def leave(game: Cipher, card: i64, zone: i64, top: bool = False) -> None:
    """A unit leaves the battlefield, with every card of its stack, for its owner's zone; its top card stays on top."""
    # rule: deployment.stack-is-one deployment.stack-order check.destroyed-together
    lower: list[int] = []
    under = game.below[card]
    while under >= 0:
        lower.append(under)
        under = game.below[under]
    place(game, card, zone, top)
    if not lower:
        return
    game.cite("deployment.stack-is-one")
    if not top:
        for under in lower:
            place(game, under, zone)
        return
    for under in reversed(lower):
        place(game, under, zone, top=True)
    pile = game.piles[game.owner[card] * ZONES + zone]
    pile.remove(card)
    pile.insert(0, card)


def go(game: Cipher, card: i64, zone: i64, top: bool = False) -> None:
    """A card goes to a zone of its owner's; a unit with its whole stack."""
    if game.is_unit(card):
        leave(game, card, zone, top)
    else:
        release(game, card)
        place(game, card, zone, top)


def release(game: Cipher, card: i64) -> None:
    """A card below a unit is taken out of its stack."""
    if game.zone[card] != UNDER:
        return
    for player in range(2):
        for unit in game.units(player):
            above = unit
            while above >= 0:
                if game.below[above] == card:
                    game.below[above] = game.below[card]
                    return
                above = game.below[above]


def to_retreat(game: Cipher, cards: list[int]) -> None:
    """Cards go to their owners' retreat areas together."""
    for card in cards:
        known_before = game.zone[card]
        go(game, card, RETREAT, top=True)
        game.note("retreats", game.owner[card], card)
        if game.own_match.listened[RETREATED]:
            tell(game, Event(RETREATED, card, -1, game.owner[card], known_before))
    refill(game)


def to_hand(game: Cipher, cards: list[int]) -> None:
    """Cards are added to their owners' hands."""
    for card in cards:
        go(game, card, HAND)
        game.note("goes-to-hand", game.owner[card], card)
    refill(game)


def to_deck_top(game: Cipher, cards: list[int]) -> None:
    """Cards go to the top of their owners' decks, one after the other: the last lies on top."""
    for card in cards:
        go(game, card, DECK, top=True)
        game.note("goes-on-deck", game.owner[card], card)


def to_deck_bottom(game: Cipher, cards: list[int]) -> None:
    """Cards go to the bottom of their owners' decks."""
    for card in cards:
        go(game, card, DECK)
        game.note("goes-under-deck", game.owner[card], card)


def can_be_bond(game: Cipher, card: i64) -> bool:
    """Whether a card may be put into the bond area at all."""
    # rule: golden.cannot-beats-can golden.card-over-rule
    return not game.card(card).no_bond


def to_bonds(game: Cipher, cards: list[int]) -> i64:
    """Cards become bonds of their owners, face up; one that cannot be a bond stays where it is. How many went."""
    # rule: zones.bonds-face-up
    done = 0
    for card in cards:
        if not can_be_bond(game, card):
            continue
        go(game, card, BONDS)
        done += 1
        game.note("becomes-bond", game.owner[card], card)
        if game.own_match.listened[BONDED]:
            tell(game, Event(BONDED, card, -1, game.owner[card]))
    refill(game)
    return done


def draw(game: Cipher, player: i64, count: i64) -> i64:
    """A player draws, one card at a time; how many were drawn."""
    # rule: keyword.draw zones.one-at-a-time interrupt.at-once golden.as-many-as-possible
    drawn = 0
    for _ in range(count):
        deck = game.piles[player * ZONES + DECK]
        if not deck:
            game.cite("golden.as-many-as-possible")
            break
        card = deck[0]
        place(game, card, HAND)
        game.note("draws", player, card)
        if game.traced is not None:
            game.trace("keyword.draw")
        drawn += 1
        if game.own_match.listened[DREW]:
            tell(game, Event(DREW, card, -1, player, 1))
        if not deck:
            refill(game)
    return drawn


def to_orbs(game: Cipher, cards: list[int]) -> None:
    """Cards become orbs of their owners, face down."""
    # rule: zones.orbs-face-down zones.hidden-to-hidden
    for card in cards:
        go(game, card, ORBS)
        game.note("adds-orb", game.owner[card])
    refill(game)


def add_orb(game: Cipher, player: i64) -> bool:
    """The top card of a player's deck becomes an orb, unseen."""
    # rule: zones.orbs-face-down zones.hidden-to-hidden
    deck = game.piles[player * ZONES + DECK]
    if not deck:
        return False
    place(game, deck[0], ORBS)
    game.note("adds-orb", player)
    refill(game)
    return True


def orbs_first(game: Cipher, player: i64, chosen: list[int]) -> None:
    """The orbs of a player that were chosen are the first to be taken."""
    pile = game.piles[player * ZONES + ORBS]
    found = [card for card in chosen if card in pile]
    game.piles[player * ZONES + ORBS] = found + [card for card in pile if card not in found]


def take_orbs(game: Cipher, player: i64, count: i64) -> i64:
    """Orbs are destroyed: their player takes them to hand, unseen by the other, as many as there are."""
    # rule: check.orb-instead check.two-orbs keyword.destroy-orb keyword.destroyed-orb-to-hand
    # rule: golden.as-many-as-possible
    taken = 0
    orbs = game.piles[player * ZONES + ORBS]
    while taken < count and orbs:
        card = orbs[0]
        if game.log is not None:
            game.taken.append(Option(CHOOSE, card))  # a choice among cards that nobody can tell apart
        place(game, card, HAND)
        game.note("takes-orb", player, card)
        if game.traced is not None:
            game.trace("keyword.destroyed-orb-to-hand")
        taken += 1
        if game.own_match.listened[ORB_DESTROYED]:
            tell(game, Event(ORB_DESTROYED, card, -1, player, 1))
    if taken < count:
        game.cite("golden.as-many-as-possible")
    return taken


def origin(game: Cipher, card: i64) -> i64:
    """Whence a card is taken, as a circumstance of an event."""
    zone = game.zone[card]
    if zone == HAND:
        return FROM_HAND
    if zone == DECK:
        return FROM_DECK
    return FROM_RETREAT if zone == RETREAT else 0


def deploy(game: Cipher, card: i64, zone: i64, tapped: bool, player: i64, flags: i64 = 0, ability: i64 = -1) -> None:
    """A card is deployed: it becomes a unit in a row, untapped unless something says otherwise."""
    # rule: deployment.deploying deployment.untapped-either-row
    flags |= origin(game, card)
    release(game, card)
    place(game, card, zone)
    game.tapped[card] = 1 if tapped else 0
    game.marks[card] |= DEPLOYED_MARK
    game.due |= UNITS_ARRIVED
    game.note("is-deployed", player, card, number=zone)
    if game.log is not None:
        game.cite("deployment.deploying")
    refill(game)
    if game.own_match.listened[DEPLOYED]:
        tell(game, Event(DEPLOYED, card, -1, player, ability, flags))


def stack_on(game: Cipher, card: i64, onto: i64) -> None:
    """A card is put on top of a unit and takes over its state; what the unit knew of this turn is gone."""
    # rule: deployment.levelling-up deployment.level-up-keeps-state deployment.level-up-keeps-main
    # rule: deployment.level-up-resets-information
    # rule: deployment.level-up-own cards.state-changes
    player: i64 = game.controller[onto]
    zone = game.zone[onto]
    pile = game.piles[player * ZONES + zone]
    position = pile.index(onto)
    tapped = game.tapped[onto]
    main = game.main[onto]
    if main != 0:
        game.cite("deployment.level-up-keeps-main")
    destroyed = game.destroyed[onto]
    by_attack = game.by_attack[onto]
    deeper = game.below[onto]
    if onto == game.attacking:  # the unit has not left: it goes on battling  # rule: deployment.stack-is-one
        game.attacking = card
    if onto == game.defending:
        game.defending = card
    place(game, onto, UNDER)
    game.below[onto] = deeper
    old = game.zone[card]
    game.piles[game.controller[card] * ZONES + old].remove(card)
    pile.insert(position, card)
    game.controller[card] = player
    forget(game, card)
    game.zone[card] = zone
    game.known[card] = EVERYBODY
    game.tapped[card] = tapped
    game.main[card] = main
    game.destroyed[card] = destroyed
    game.by_attack[card] = by_attack
    game.below[card] = onto
    game.arrives(card)
    if card == game.attacking or card == game.defending:
        game.touch(WATCH_BATTLE)
    game.due |= UNITS_ARRIVED | UNITS_MOVED


def grow(game: Cipher, card: i64, unit: i64) -> None:
    """A card is put below a unit: the unit grows, which is no level-up."""
    # rule: keyword.grow keyword.grow-is-no-level-up keyword.grow-class-changed deployment.levelled-up-unit
    release(game, card)
    last = unit
    while game.below[last] >= 0:
        last = game.below[last]
    controller = game.controller[unit]
    place(game, card, UNDER)
    if game.controller[card] != controller:
        game.piles[game.controller[card] * ZONES + UNDER].remove(card)
        game.piles[controller * ZONES + UNDER].append(card)
        game.controller[card] = controller
    game.below[last] = card
    game.note("grows", controller, unit, card)
    game.cite("keyword.grow-is-no-level-up")
    game.trace("deployment.levelled-up-unit", "deployment.stack-is-one")
    if game.is_class_changed(unit):
        game.cite("keyword.grow-class-changed")
    refill(game)
    remember_raised(game, unit)
    if game.own_match.listened[GREW]:
        tell(game, Event(GREW, unit, card, controller))


def remember_raised(game: Cipher, unit: i64) -> None:
    """A unit levelled up or grew: the others of its player remember that they saw it, where some card asks."""
    if (game.own_match.kinds >> RAISED) & 1 == 0:
        return
    player = game.controller[unit]
    for other in game.units(player):
        if other != unit:
            game.add_modifier(RAISED, unit, game.state[other], THIS_TURN, player, other, -1, -1)
    game.fresh = False


def levelled_up(game: Cipher, card: i64, player: i64, flags: i64) -> None:
    """Tell whoever waits for a level-up."""
    remember_raised(game, card)
    if game.own_match.listened[LEVELLED_UP]:
        tell(game, Event(LEVELLED_UP, card, -1, player, 0, flags))


def change_row(game: Cipher, card: i64, flags: i64 = 0, source: i64 = -1) -> None:
    """A unit moves to its player's other row, perhaps by a card's skill; it stays the same unit, tapped or not."""
    # rule: move.other-row cards.state-changes
    zone = BACK if game.zone[card] == FRONT else FRONT
    shift(game, card, zone)
    game.marks[card] |= MOVED_MARK
    game.note("moves", game.controller[card], card, number=zone)
    if game.traced is not None:
        game.trace("move.other-row", "cards.state-changes")
    if game.own_match.listened[MOVED]:
        tell(game, Event(MOVED, card, source, game.controller[card], zone, flags))


def shift(game: Cipher, card: i64, zone: i64) -> None:
    """A unit is put into the other row, which need not be a move."""
    player = game.controller[card]
    game.piles[player * ZONES + game.zone[card]].remove(card)
    game.piles[player * ZONES + zone].append(card)
    game.zone[card] = zone
    game.touch(WATCH_ROWS)
    game.due |= UNITS_MOVED
    if game.attacking == card or game.defending == card:  # rule: battle.moves-on
        game.cite("battle.moves-on")


def to_support(game: Cipher, player: i64) -> None:
    """The top card of a player's deck is put into the support area."""
    # rule: zones.support-face-up zones.shown-when-opened
    deck = game.piles[player * ZONES + DECK]
    if deck:
        card = deck[0]
        place(game, card, SUPPORT)
        game.note("supports", player, card)
        refill(game)


def shuffle_deck(game: Cipher, player: i64) -> None:
    """A player's deck is shuffled."""
    # rule: keyword.shuffle
    game.shuffle(player, DECK)
    game.note("shuffles", player)
    game.trace("keyword.shuffle", "zones.deck-face-down")
