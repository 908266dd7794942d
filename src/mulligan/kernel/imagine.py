"""Imagining: what a player does not know, dealt anew: which face a hidden card has, and which number.

Numbers follow the deck lists, and a card keeps its own through every shuffle, so that a number would tell what a card
is or was. In an imagined game the hidden cards have exchanged theirs. Nothing leads from it back to the true game.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

import msgspec
from mypy_extensions import i64

from mulligan.kernel.chance import Chance, one_way
from mulligan.kernel.chance import chance as seeded
from mulligan.kernel.column import NO_CARDS, Numbers, column, column_of, moved, vec
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Origin
from mulligan.kernel.options import CHOOSE, Decision, Option
from mulligan.kernel.rows import as_list
from mulligan.kernel.views import lies, options_of, sees

KEPT: Final = frozenset(
    ("laid", "listed", "listed_origin", "listed_of", "shown_as", "shown_of", "told_by", "spare")
)  # for speed


def unknown_cards(game: Game, player: i64, zones: tuple[int, ...]) -> list[list[int]]:
    """Of each seat, the cards in these zones whose faces a player does not know; -1 is somebody who only watches."""
    found: list[list[int]] = []
    known = game.known
    for seat in range(game.match.seats):
        cards: list[int] = []
        for zone in zones:
            for card in game.pile(seat, zone):
                if (known[card] >> player) & 1 == 0 if player >= 0 else not sees(game, player, card):
                    cards.append(card)
        found.append(cards)
    return found


class Dealing:
    """How unknown cards have changed places, so that the same can be done to an earlier moment of the game."""

    def __init__(self) -> None:
        self.free = NO_CARDS  # cards that have exchanged their numbers,
        self.numbered = NO_CARDS  # and those whose numbers they have now
        self.loose = NO_CARDS  # cards that have exchanged their places,
        self.placed = NO_CARDS  # and those that lie there instead
        self.faces: list[tuple[int, int]] = []  # cards that have exchanged no more than their faces
        self.fixed: set[int] = set()  # cards that something refers to where they lie, whatever lies there
        self.places: list[tuple[list[int], list[int]]] = []  # cards of one pile, and those that lie there instead


def deal_unknown(game: Game, hidden: list[list[int]], chance: Chance, luck: Chance | None = None) -> Dealing:
    """Deal the unknown cards of each group anew: any of them could lie in the place of any other.

    What lists the players brought is taken to be known to all; which of those cards lies where is not. A card is dealt
    with all that ever happened to it. What is going on refers to the place, as to a card that was chosen there; what
    only remembers a card, to the card where it lies now. A card of which something knows whether it has become a new
    one keeps all but its face. In a game that is imagined already only faces need be dealt. The game has this luck from
    then on; else one that follows from the dealing, which nobody runs backwards.
    """
    dealing = Dealing()
    whole = not game.match.shown
    marked = marked_cards(game) | game.faceless() if whole else set()
    dealing.fixed = referred_to(game, marked) if whole else set(game.references())
    groups: list[list[int]] = hidden
    if marked:
        groups = [[card for card in cards if card not in marked] for cards in hidden]
    dealing.loose = all_of(groups)
    dealing.placed = dealing.loose[:]
    start: i64 = 0
    for i in range(len(groups)):
        end = start + len(groups[i])
        if whole:
            sort_by_face(game, dealing.placed, start, end)
        shuffle_part(chance, dealing.placed, start, end)
        start = end
        for card in hidden[i] if marked else []:
            if card in marked:
                dealing.faces.append((card, hidden[i][chance.below(len(hidden[i]))]))
    deal_looks(game, dealing, whole)
    if luck is not None:
        game.chance = luck
    else:
        game.chance = luck_after(chance) if whole else chance.copy()
    chance.next()
    return dealing


def by_face(game: Game, cards: list[int]) -> list[int]:
    """Hidden cards in the order of their faces: what is dealt then follows from the luck alone, not from the truth."""
    cells = column_of(cards)
    sort_by_face(game, cells, 0, len(cards))
    return [cells[i] for i in range(len(cards))]


def sort_by_face(game: Game, cells: vec[i64], start: i64, end: i64) -> None:
    """The same with a part of a column, in place."""
    printed = game.printed
    meant = column(len(printed))
    most: i64 = 0
    for at in range(start, end):
        card = cells[at]
        meant[card] += 1
        if printed[card] > most:
            most = printed[card]
    places = column(most + 2, start)  # where the cards of a face begin, once all before them are counted
    for at in range(start, end):
        places[printed[cells[at]] + 1] += 1
    before: i64 = 0
    for face in range(most + 1):
        places[face] += before
        before = places[face] - start
    for card in range(len(printed)):
        while meant[card] > 0:
            face = printed[card]
            cells[places[face]] = card
            places[face] += 1
            meant[card] -= 1


def shuffle_part(chance: Chance, cells: vec[i64], start: i64, end: i64) -> None:
    """Put a part of a column in random order, as `Chance.shuffle` does with a pile."""
    i = end - start - 1
    while i > 0:
        j = start + chance.below(i + 1)
        card = cells[start + i]
        cells[start + i] = cells[j]
        cells[j] = card
        i -= 1


def all_of(groups: list[list[int]]) -> vec[i64]:
    """The cards of all groups, one group after the other."""
    count: i64 = 0
    for cards in groups:
        count += len(cards)
    found = column(count)
    at: i64 = 0
    for cards in groups:
        for i in range(len(cards)):
            found[at] = cards[i]
            at += 1
    return found


def luck_after(chance: Chance) -> Chance:
    """The luck of an imagined game: nobody runs it backwards to how the cards were dealt, and so to the true ones."""
    drawn: list[int] = [int(chance.next()) for _ in range(3)]  # compiled, a number of 64 bits would run over
    return seeded(one_way(drawn[0], drawn[1], drawn[2]))


def deal_looks(game: Game, dealing: Dealing, whole: bool) -> None:
    """Have cards take the places of others as was dealt: as a whole, or no more than their faces."""
    loose = dealing.loose
    placed = dealing.placed
    places = paired(game, placed, loose)  # of each card the number it has where it lies now
    for card in dealing.fixed:
        if 0 <= card < len(places.cells):
            places.cells[card] = card
    if whole:
        game.move_looks(loose, placed)
    else:
        game.printed = moved(game.printed, loose, placed)
    if whole:
        rename(game, places)
    else:
        game.rename(places)
    for one, other in dealing.faces:
        face = game.printed[one]
        game.printed[one] = game.printed[other]
        game.printed[other] = face


def paired(game: Game, cards: vec[i64], numbers: vec[i64]) -> Numbers:
    """Of each of these cards the number that goes with it."""
    found = Numbers(len(game.printed))
    for i in range(len(cards)):
        found.cells[cards[i]] = numbers[i]
    found.changed = len(cards) > 0
    return found


# -- Numbers -----------------------------------------------------------------------------------------------------------


def renumber(game: Game, hidden: list[list[int]], chance: Chance) -> Dealing:
    """Exchange the numbers of each group of unknown cards among themselves, wherever something refers to them.

    In a game that is imagined already numbers tell nothing, and stay.
    """
    dealing = Dealing()
    if game.match.shown:
        return dealing
    unclear = unclear_numbers(game)
    groups: list[list[int]] = hidden
    if unclear:
        groups = [[card for card in cards if card not in unclear] for cards in hidden]
    dealing.free = all_of(groups)
    dealing.numbered = dealing.free[:]
    start: i64 = 0
    for cards in groups:
        shuffle_part(chance, dealing.numbered, start, start + len(cards))
        start += len(cards)
    deal_numbers(game, dealing)
    game.answer = Option("")
    return dealing


def deal_numbers(game: Game, dealing: Dealing) -> None:
    """Have cards exchange their numbers as was dealt."""
    game.move_fields(dealing.free, dealing.numbered)
    numbers = paired(game, dealing.numbered, dealing.free)
    for pile in game.piles:
        for i in range(len(pile)):
            card: i64 = pile[i]
            if numbers.cells[card] != card:
                pile[i] = numbers.cells[card]
    rename(game, numbers)


def rename(game: Game, numbers: Numbers) -> None:
    """Have all that refers to cards refer to them by other numbers."""
    if not numbers.changed:
        return
    game.triggered = [scope.copy() for scope in game.triggered]
    game.waiting = [scope.copy() for scope in game.waiting]
    for frame in game.frames:
        frame.rename(numbers)
    for scope in all_scopes(game):
        scope.rename(numbers, game.slots_of_cards(scope))
    game.modifiers = [modifier.renamed(numbers) for modifier in game.modifiers]
    game.rename(numbers)
    if game.decision is not None:
        game.decision = game.decision.renamed(numbers)


def referred_to(game: Game, marked: set[int]) -> set[int]:
    """The cards that what is going on refers to where they are now; what has become a new card since is not meant."""
    found: set[int] = set(game.references())
    for frame in game.frames:
        found.update(frame.held())
    for scope in all_scopes(game):
        if scope.source >= 0 and scope.source_state in (-1, game.state[scope.source]):
            found.add(scope.source)
        if scope.subject >= 0 and scope.mark in (-1, game.state[scope.subject]):
            found.add(scope.subject)
        if scope.other >= 0 and scope.other_mark in (-1, game.state[scope.other]):
            found.add(scope.other)
        found.update(scope.it)
        for slot in game.slots_of_cards(scope):
            found.update(scope.picks[slot])
    if game.decision is not None:
        for option in game.decision.options:
            found.add(option.card)
            found.add(option.target)
    return found | marked


def marked_cards(game: Game) -> set[int]:
    """The cards of which something that is going on knows whether they have become new ones, and have not."""
    found = unclear_numbers(game)
    for scope in all_scopes(game):
        if scope.source >= 0 and scope.source_state == game.state[scope.source]:
            found.add(scope.source)
        if scope.subject >= 0 and scope.mark == game.state[scope.subject]:
            found.add(scope.subject)
        if scope.other >= 0 and scope.other_mark == game.state[scope.other]:
            found.add(scope.other)
        for slot in game.marked_slots(scope):
            found.update(scope.picks[slot])
    for modifier in game.modifiers:
        if modifier.card >= 0 and game.state[modifier.card] == modifier.state:
            found.add(modifier.card)
    return found


def all_scopes(game: Game) -> list[Scope]:
    """The scopes of all that is going on or waits."""
    found = [*game.triggered, *game.waiting]
    below: Scope | None = None
    for frame in game.frames:
        scope = frame.scope
        if scope is not None and scope is not below:  # frames that share one follow each other
            found.append(scope)
            below = scope
    return found


def unclear_numbers(game: Game) -> set[int]:
    """Numbers in frames that may be those of cards or something else."""
    found: set[int] = set()
    for frame in game.frames:
        found.update(frame.unclear())
    return found


# -- Places ------------------------------------------------------------------------------------------------------------


def mix_places(game: Game, player: i64, zones: tuple[int, ...], chance: Chance) -> Dealing:
    """Have unknown cards of a pile change places while others choose: which ones are on offer or chosen stays hidden.

    Only cards that the same players know change places: that some of a deck are being looked at is no secret. Who
    chooses blindly themselves chooses among places, which stay. In a game that is imagined already it has been done.
    """
    dealing = Dealing()
    decision = game.decision
    if game.match.shown or decision is None or options_of(decision, player):
        return dealing
    for seat in range(game.match.seats):
        for zone in zones:
            alike: dict[int, list[int]] = {}  # by who knows them
            for card in game.pile(seat, zone):
                if not sees(game, player, card):
                    alike.setdefault(int(game.known[card]), []).append(card)
            for cards in alike.values():
                if len(cards) > 1:
                    order = cards[:]
                    chance.shuffle(order)
                    dealing.places.append((cards, order))
    deal_places(game, dealing)
    return dealing


def deal_places(game: Game, dealing: Dealing) -> None:
    """Have cards change places as was dealt, where they all lie in one pile."""
    for cards, order in dealing.places:
        for pile in game.piles:
            if cards[0] in pile:
                places = {card: place for place, card in enumerate(pile)}
                if all(card in places for card in cards):
                    for i in range(len(cards)):
                        pile[places[cards[i]]] = order[i]


# -- What others may do ------------------------------------------------------------------------------------------------


def all_own(game: Game, player: i64) -> bool:
    """Whether all options there are belong to a player."""
    decision = game.decision
    if decision is not None:
        for option in decision.options:
            if option.whose(decision.player) != player:
                return False
    return True


def asked_again(game: Game, player: i64) -> Game | None:
    """An imagined game in which others are asked by the cards they have there; None if they would not be asked.

    What they could do in the true game would tell what they have. Where they only choose cards, any that the player
    cannot tell from those on offer may be chosen.
    """
    decision = game.decision
    if decision is None or all_own(game, player):
        return game
    own = options_of(decision, player)
    if game.of_own_accord():
        return asked_anew(game, decision, own, player)
    offered = game.offers() if not own else None
    if offered is None:
        offered = decision.options
        if any(not is_open(game, player, one) and not is_choice(one) and one.number < 0 for one in offered):
            return asked_openly(game, player)  # a number is that of something all know of, as an ability that waits
    if len(offered) < 2:
        return None  # what can be done in one way only is done without asking
    options: list[Option] = []
    for option in offered:
        alike = [option]
        if option.whose(decision.player) != player and is_choice(option) and not is_open(game, player, option):
            alike = [option.with_card(card) for card in not_told_from(game, option.card)]
        options.extend(one for one in alike if one not in options)
    put(game, decision, options)
    return game


def asked_anew(game: Game, decision: Decision, own: list[Option], player: i64) -> Game | None:
    """A game in which the step that asked has been taken once more."""
    new = game.clone()
    new.decision = None
    new.go_again(new.frames[-1])
    new.run()
    again = question_of(new)
    if again is not None and again.player == decision.player and again.rule == decision.rule:
        if options_of(again, player) == own:
            return new
    return None


def asked_openly(game: Game, player: i64) -> Game:
    """An imagined game that fits no better: others may do only what tells nothing, or do it with any card alike."""
    decision = game.decision
    assert decision is not None
    options = [one for one in decision.options if one.whose(decision.player) == player or is_open(game, player, one)]
    if not options:
        first = decision.options[0]
        plain = Option(first.verb, first.card, text=first.text, actor=first.actor)
        options = [plain.with_card(card) for card in not_told_from(game, first.card)]
    put(game, decision, options)
    return game


def put(game: Game, decision: Decision, options: list[Option]) -> None:
    """Have the same player asked the same, with other options."""
    if options != decision.options:
        game.decision = Decision(decision.player, decision.rule, options, decision.about, decision.topic)


def not_told_from(game: Game, card: i64) -> list[int]:
    """The cards of a pile that others cannot tell from one of it: the same players know them, none is chosen yet."""
    pile, _ = lies(game, card)
    scope = game.frames[-1].scope
    taken: set[int] = set()
    among: list[int] = []
    if scope is not None:
        for slot in game.slots_of_cards(scope):
            taken.update(scope.picks[slot])
        among = scope.it if card in scope.it else []
    found = [card]
    for one in game.piles[pile] if pile >= 0 else []:
        if one not in taken and one != card and game.known[one] == game.known[card] and (not among or one in among):
            found.append(one)
    return found


def question_of(game: Game) -> Decision | None:
    """What somebody is asked now, also where the type checker believes to know that nobody is."""
    return game.decision


def is_choice(option: Option) -> bool:
    """Whether an option is no more than the choice of a card."""
    return option == Option(CHOOSE, option.card, actor=option.actor)


def is_open(game: Game, player: i64, option: Option) -> bool:
    """Whether an option is about no card that a player does not know."""
    return all(card < 0 or sees(game, player, card) for card in (option.card, option.target))


# -- Earlier moments ---------------------------------------------------------------------------------------------------


def same_before(game: Game, before: bytes, dealings: list[Dealing]) -> bytes:
    """An earlier moment to which a game may be put back, with its cards dealt as they are in the imagined game."""
    if not before or not any(len(dealing.free) > 0 for dealing in dealings):
        return before
    past = game.clone()
    past.fill(as_list(msgspec.msgpack.decode(before)))
    for dealing in dealings:
        if len(dealing.free) > 0:
            deal_numbers(past, dealing)
        elif dealing.places:
            deal_places(past, dealing)
        else:
            deal_looks(past, dealing, True)
    past.chance = game.chance.copy()
    return past.to_bytes()


# -- Matches -----------------------------------------------------------------------------------------------------------


def shown_match(match: Match) -> Match:
    """A match as all may know it: the lists without their order, and nothing of how a table was laid."""
    if match.shown:
        return match
    told_by = match.told_by
    if isinstance(told_by, attrgetter) and match.shown_as is not None and told_by(match) == match.shown_of:
        return match.shown_as
    if match.listed is None or match.listed_of is not match.origin:
        origin = match.origin
        match.listed = [sorted(deck) for deck in match.decks]
        match.listed_origin = shown_origin(origin) if type(origin) is Origin else None
        match.listed_of = origin
    names = names_of(match)
    telling: attrgetter[tuple[object, ...]] = attrgetter(*names)
    values = telling(match)
    new = type(match)(match.names, match.teams, match.edition)
    for i in range(len(names)):
        setattr(new, names[i], values[i])
    new.decks = match.listed
    new.origin = match.listed_origin
    new.shown = True
    match.told_by = telling
    match.shown_of = values
    match.shown_as = new
    return new


def names_of(match: Match) -> list[str]:
    """What says something of a match. Compiled classes name their attributes, others keep them in a dictionary."""
    names: tuple[str, ...] = getattr(type(match), "__mypyc_attrs__", None) or tuple(vars(match))
    return [name for name in names if name not in KEPT and hasattr(match, name)]


def shown_origin(origin: Origin) -> Origin:
    """What a match was made of, the lists without their order."""
    decks: list[Deck] = []
    for deck in origin.decks:
        new = Deck(deck.name)
        new.cards = sorted(deck.cards)
        new.side = sorted(deck.side)
        new.besides = sorted(deck.besides)
        new.leader = deck.leader
        decks.append(new)
    return Origin(origin.names, decks, origin.edition, origin.format, origin.teams)
