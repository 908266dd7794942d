"""Zones: every way a card moves from one to another, and who knows its face there."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.game import EVERYBODY
from mulligan.lorcana.abilities import ON_INK
from mulligan.lorcana.acts import forbidden
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    AS_CHALLENGED,
    AS_CHALLENGER,
    BANISHED,
    BY_CHALLENGE_DAMAGE,
    CHARACTER,
    DAMAGE_THEN,
    DECK,
    DISCARD,
    DISCARDED,
    DISCARDED_TOGETHER,
    DREW,
    ENTERED,
    HAD,
    HAND,
    IN_CHALLENGE,
    INKED,
    INKWELL,
    INTO_DISCARD,
    LEFT_DISCARD,
    LEFT_PLAY,
    LEFT_WITH,
    LIMBO,
    LORE,
    NO_DRAWING,
    PLAY,
    PUT_UNDER,
    RETURNED,
    SHIFTED_ONTO,
    STRENGTH,
    UNDER,
    WARD,
    WAS_AT,
    WATCH_DECK,
    WATCH_UNDER,
    WILLPOWER,
    ZONES,
)
from mulligan.lorcana.trace import trace_zone
from mulligan.lorcana.triggers import as_one, recall, tell


def place(game: Lorcana, card: i64, zone: i64, top: bool = True) -> None:
    """Move one card, and nothing else: its pile, its zone, and who knows its face there."""
    old = game.zone[card]
    owner = game.owner[card]
    if old == UNDER:
        pull_out(game, card)
    game.piles[owner * ZONES + old].remove(card)
    if top:
        game.piles[owner * ZONES + zone].insert(0, card)
    else:
        game.piles[owner * ZONES + zone].append(card)
    game.zone[card] = zone
    # rule: zones.separate zones.public zones.private zones.play-public zones.discard-public
    # rule: zones.hand-private zones.deck-private
    if zone == PLAY or zone == DISCARD or zone == LIMBO or zone == UNDER:
        game.known[card] = EVERYBODY
    elif zone == HAND:
        game.known[card] |= 1 << owner
    if game.traced is not None:
        trace_zone(game, zone)
    if old == PLAY and zone != PLAY:
        forget(game, card)
    if old == DISCARD and game.own_match.watches_discards:
        tell(game, Event(LEFT_DISCARD, card, -1, owner, zone))
    elif zone == DISCARD and game.own_match.watches_discards:
        tell(game, Event(INTO_DISCARD, card, -1, owner, old))
    if zone == PLAY:
        game.comes_into_play(card)
    elif old == PLAY:
        game.goes_from_play(card)
    game.touch(WATCH_DECK << old | WATCH_DECK << zone)


def forget(game: Lorcana, card: i64) -> None:
    """A card has left play: damage and conditions are gone, and what comes back is a new card."""
    # rule: zones.new-card-in-private-zone damage.gone-on-leaving-play
    game.exerted[card] = 0
    game.damage[card] = 0
    game.drying[card] = 0
    game.at[card] = -1
    game.below[card] = -1
    game.state[card] += 1
    game.trace("zones.new-card-in-private-zone", "damage.gone-on-leaving-play")


def leave_play(
    game: Lorcana, cards: list[int], zone: i64, banish: bool = False, top: bool = True, hidden: bool = False
) -> None:
    """Cards leave play together. First whatever waits for that is told, then they move, each with all under it."""
    # rule: triggers.before-leaving-play check.all-at-once
    game.trace("triggers.before-leaving-play")
    if game.traced is not None and any(game.has(card, WARD) for card in cards):
        game.trace("keyword.ward.unchosen-effects")
    since = len(game.triggered)
    for card in cards:
        if banish:
            tell(game, Event(BANISHED, card, rival(game, card), game.controller[card], flags=circumstances(game, card)))
            game.note("is-banished", game.controller[card], card)
        tell(game, Event(LEFT_PLAY, card, rival(game, card), game.controller[card], zone, circumstances(game, card)))
        if zone == HAND:
            tell(game, Event(RETURNED, card, -1, game.controller[card]))
    if len(game.triggered) > since:
        as_one(game, since)
    if game.own_match.keeps_numbers:
        for card in cards:
            keep_numbers(game, card)
    for card in cards:
        if game.card(card).type != CHARACTER:
            for other in game.all_in_play():
                if game.at[other] == card:
                    if (game.own_match.remembered >> WAS_AT) & 1:
                        recall(game, Event(WAS_AT, other, card, game.controller[other]))
                    game.at[other] = -1
        under = game.below[card]
        place(game, card, zone, top)
        while under >= 0:  # rule: keyword.shift.stack-leaves-together cards.stack
            game.cite("keyword.shift.stack-leaves-together")
            game.trace("cards.stack")
            after = game.below[under]
            if (game.own_match.remembered >> LEFT_WITH) & 1:
                recall(game, Event(LEFT_WITH, under, card, game.owner[under]))
            game.below[under] = -1
            place(game, under, zone, top)
            under = after


def keep_numbers(game: Lorcana, card: i64) -> None:
    """What a card in play is about to have had: for effects that speak of the character it was."""
    # rule: cards.character-only-in-play
    player = game.controller[card]
    recall(game, Event(HAD, card, -1, player, game.edition.counted(game.strength_of(card)), STRENGTH))
    recall(game, Event(HAD, card, -1, player, game.willpower_of(card), WILLPOWER))
    recall(game, Event(HAD, card, -1, player, max(game.lore_of(card), 0), LORE))
    recall(game, Event(HAD, card, -1, player, game.damage[card], DAMAGE_THEN))


def rival(game: Lorcana, card: i64) -> i64:
    """The other card in the challenge a card is in, or -1."""
    if game.challenges_now(card):
        return game.challenged
    if game.is_challenged_now(card):
        return game.challenging
    return -1


def circumstances(game: Lorcana, card: i64) -> i64:
    """The part a card plays in the challenge in progress, as bits."""
    # rule: challenge.in-a-challenge
    flags = 0
    if game.challenges_now(card):
        flags = IN_CHALLENGE | AS_CHALLENGER
    elif game.is_challenged_now(card):
        flags = IN_CHALLENGE | AS_CHALLENGED
    if flags and game.struck:
        flags |= BY_CHALLENGE_DAMAGE
    return flags


def banish(game: Lorcana, cards: list[int]) -> None:
    """Cards are banished: each goes to its player's discard pile."""
    # rule: zones.to-own-discard
    if len(cards) > 1:
        game.trace("zones.discard-order", "check.all-at-once")
    if cards:
        leave_play(game, cards, DISCARD, banish=True)


def enter_play(game: Lorcana, card: i64, exerted: bool) -> None:
    """A card enters play, ready unless something says otherwise; a character's ink is still drying."""
    # rule: cards.ready static.applies-on-entering zones.own-play-zone zones.in-play
    place(game, card, PLAY, top=False)
    game.exerted[card] = 1 if exerted else 0
    game.drying[card] = 1 if game.card(card).type == CHARACTER else 0
    game.trace("cards.ready", "static.applies-on-entering", "zones.own-play-zone")
    tell(game, Event(ENTERED, card, -1, game.controller[card]))


def shift_onto(game: Lorcana, card: i64, onto: i64, exerted: bool) -> None:
    """A shifted character enters play on top of another and takes over its state, damage and effects."""
    # rule: keyword.shift.state keyword.shift.keeps-damage-and-effects keyword.shift.enters-exerted
    # rule: cards.on-top cards.under
    game.cite("keyword.shift.cost", "keyword.shift.state", "keyword.shift.keeps-damage-and-effects")
    game.trace("cards.under", "cards.on-top", "cards.stack", "cards.name")
    if exerted:
        game.cite("keyword.shift.enters-exerted")
    tell(game, Event(SHIFTED_ONTO, onto, card, game.controller[onto]))
    pile = game.piles[game.owner[card] * ZONES + PLAY]
    position = pile.index(onto)
    place(game, card, PLAY, top=False)
    pile.remove(card)
    pile.insert(position, card)
    game.exerted[card] = 1 if exerted else game.exerted[onto]
    game.damage[card] = game.damage[onto]
    game.sound = False
    game.drying[card] = game.drying[onto]
    game.at[card] = game.at[onto]
    old_state = game.state[onto]
    challenges = game.challenges_now(onto)
    is_challenged = game.is_challenged_now(onto)
    deeper = game.below[onto]
    place(game, onto, UNDER)
    game.below[onto] = deeper
    game.below[card] = onto
    game.modifiers = [
        modifier.moved_to(card, game.state[card]) if modifier.card == onto and modifier.state == old_state else modifier
        for modifier in game.modifiers
    ]
    if challenges:  # the character has not left the challenge
        game.challenging = card
        game.challenging_mark = game.state[card]
    if is_challenged:
        game.challenged = card
        game.challenged_mark = game.state[card]
    game.fresh = False
    tell(game, Event(ENTERED, card, -1, game.controller[card]))


def put_under(game: Lorcana, card: i64, top: i64) -> None:
    """A card goes face down to the bottom of the stack under another; who knew its face still does."""
    # rule: cards.under cards.stack
    known = game.known[card]
    if game.zone[card] == PLAY:
        leave_play(game, [card], UNDER)
    else:
        place(game, card, UNDER)
    game.known[card] = known
    lowest = top
    while game.below[lowest] >= 0:
        lowest = game.below[lowest]
    game.below[lowest] = card
    game.note("goes-under", game.controller[top], card, top)
    game.touch(WATCH_UNDER)
    tell(game, Event(PUT_UNDER, top, card, game.controller[top]))


def pull_out(game: Lorcana, card: i64) -> None:
    """A card under another leaves the stack; those below it move up."""
    for other in range(len(game.below)):
        if game.below[other] == card:
            game.below[other] = game.below[card]
    game.below[card] = -1


def may_fail_in_own(game: Lorcana, player: i64, cards: list[int]) -> bool:
    """Whether a player who looks for one of these cards in hands or decks may fail to find any: in their own."""
    # rule: zones.fail-to-find-own
    for card in cards:
        if game.owner[card] != player:
            return False
    return True


def may_fail_in_private(game: Lorcana, player: i64, cards: list[int]) -> bool:
    """Whether a player who looks for one of these cards in hands or decks may fail to find any: if not all see them."""
    # rule: zones.fail-to-find zones.private
    for card in cards:
        if game.owner[card] != player and game.known[card] == EVERYBODY:
            return False
    return True


def draw(game: Lorcana, player: i64, count: i64) -> i64:
    """A player draws from the top of their deck; from an empty deck they cannot, and the next check will notice."""
    # rule: turn.what-drawing-is turn.only-drawing-draws zones.no-hand-limit golden.do-what-you-can
    drawn = 0
    if count > 0 and forbidden(game, player, NO_DRAWING):
        return drawn
    game.trace("turn.what-drawing-is", "turn.only-drawing-draws")
    for _ in range(count):
        deck = game.deck(player)
        if not deck:
            game.must_draw[player] = True
            game.sound = False
            game.note("deck-is-empty", player)
            game.cite("golden.do-what-you-can")
            break
        card = deck[0]
        place(game, card, HAND, top=False)
        game.note("draws", player, card)
        tell(game, Event(DREW, card, -1, player, 1))
        if game.own_match.shows_tops:
            show_tops(game)
        drawn += 1
    return drawn


def show_tops(game: Lorcana) -> None:
    """Whoever plays with the top card of their deck face up shows it to everybody; others may see their own."""
    if not game.fresh:
        game.refresh()
    for source in game.all_in_play():
        for ability in game.card(source).always:
            for player in game.in_turn_order():
                deck = game.deck(player)
                if not deck or game.known[deck[0]] == EVERYBODY:
                    continue
                if ability.effect.shows_top(game, source, ability, player):
                    game.reveal(deck[0])
                    game.note("is-revealed", player, deck[0])
                elif ability.effect.sees_top(game, source, ability, player):
                    game.show(deck[0], player)


def discard(game: Lorcana, cards: list[int]) -> None:
    """Cards go from a hand (or elsewhere outside of play) to their player's discard pile."""
    owners: list[int] = []
    game.trace("zones.no-hand-limit")
    if len(cards) > 1:
        game.trace("zones.discard-order")
    for card in cards:  # rule: zones.discard-order
        place(game, card, DISCARD)
        owners.append(game.owner[card])
        game.note("is-discarded", game.owner[card], card)
    for card in cards:
        tell(game, Event(DISCARDED, card, -1, game.owner[card]))
    for player in game.in_turn_order():
        if player in owners:
            tell(game, Event(DISCARDED_TOGETHER, -1, -1, player, owners.count(player)))


def to_hand(game: Lorcana, cards: list[int]) -> None:
    """Cards go to their players' hands; that is not drawing."""
    # rule: resolve.put-into-hand-is-no-draw
    game.trace("resolve.put-into-hand-is-no-draw", "turn.what-drawing-is", "turn.only-drawing-draws")
    leaving = [card for card in cards if game.zone[card] == PLAY]
    for card in cards:
        game.note("returns-to-hand", game.owner[card], card)
    if leaving:
        leave_play(game, leaving, HAND, top=False)
    for card in cards:
        if game.zone[card] != HAND:
            place(game, card, HAND, top=False)


def to_inkwell(game: Lorcana, cards: list[int], exerted: bool) -> None:
    """Cards go into their players' inkwells face down, as ink; an effect need not show them nor ask for the symbol."""
    # rule: zones.ink-by-effect zones.ink-enters-ready zones.inkwell
    stack: list[int] = []  # a character goes with all cards under it, and each of them is an occasion of its own
    for card in cards:
        stack.append(card)
        while game.below[stack[-1]] >= 0:
            stack.append(game.below[stack[-1]])
    leave_play(game, [card for card in cards if game.zone[card] == PLAY], INKWELL, top=False)
    for card in cards:
        if game.zone[card] != INKWELL:
            place(game, card, INKWELL, top=False)
    game.trace("zones.ink-enters-ready", "ink.triggers")
    for one in stack:
        game.exerted[one] = 1 if exerted or enters_inkwell_exerted(game, game.owner[one]) else 0
        game.note("goes-into-the-inkwell", game.owner[one], one)
        tell(game, Event(INKED, one, -1, game.owner[one]))


def enters_inkwell_exerted(game: Lorcana, player: i64) -> bool:
    """Whether cards enter a player's inkwell exerted, whoever puts them there."""
    # rule: replacement.enters
    if not game.own_match.exerts_ink:
        return False
    if not game.fresh:
        game.refresh()
    if game.special & ON_INK:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if ability.effect.exerts_ink(game, source, ability, player):
                    return True
    return False


def to_deck(game: Lorcana, cards: list[int], top: bool) -> None:
    """Cards go to the top or the bottom of their players' decks, from the top down in this order."""
    order = cards[::-1] if top else cards
    leaving = [card for card in order if game.zone[card] == PLAY]
    leave_play(game, leaving, DECK, top=top)
    for card in order:
        if card not in leaving:
            place(game, card, DECK, top)
    if game.own_match.shows_tops:
        show_tops(game)


def shuffle_deck(game: Lorcana, player: i64) -> None:
    """A player shuffles their deck."""
    game.shuffle(player, DECK)
    game.note("shuffles", player)
    if game.own_match.shows_tops:
        show_tops(game)
