"""A game of Lorcana: its columns, what the cards are now, and the procedures of its edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import ANYTHING, Ability, Cards, Effect, Node
from mulligan.kernel.column import Numbers, vec
from mulligan.kernel.declared import computed, derived, given, listing, per_card, per_player, state
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.frames import Resolve, scope
from mulligan.kernel.game import FACES, Game, is_unknown
from mulligan.kernel.modifiers import NEXT_TURN_OF, WHILE_SOURCE, Modifier
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import Procedures, Step
from mulligan.lorcana.abilities import Keyword, Mute
from mulligan.lorcana.definitions import Definition
from mulligan.lorcana.happenings import Happening
from mulligan.lorcana.printed import LorcanaMatch, Printed
from mulligan.lorcana.procedures import FRAMES
from mulligan.lorcana.terms import (
    ABILITY,
    BAR,
    CHALLENGE_SOME,
    CHALLENGER,
    CHALLENGES_READY,
    CLASS,
    COST,
    DEALS_MORE,
    DECK,
    DISCARD,
    EVENTS,
    FLOATING,
    HAND,
    INKWELL,
    KEPT_FROM,
    KEYWORD,
    LORE,
    LORE_IS,
    LOSES,
    MUTE,
    NO_ABILITIES,
    PLAY,
    RESIST,
    SHIELD,
    SINGER,
    STRENGTH,
    STRENGTH_IS,
    TAKES_MORE,
    UNDER,
    VOICE,
    WILLPOWER,
    WILLPOWER_IS,
    ZONES,
)

ROUNDS: Final = 8  # how often static abilities may change what static abilities do; beyond that they go round


class Edition(Procedures):
    """An edition: its procedures, and how it reads what the editions read differently."""

    def __init__(
        self,
        edition: str,
        named: dict[int, tuple[Step, ...]],
        is_character: Definition,
        either_title: bool,
        may_sing: Callable[[Lorcana, int], bool],
        may_fail: Callable[[Lorcana, int, list[int]], bool],
        reckless: Callable[[Lorcana, int], bool],
        counted: Callable[[int], int],
    ) -> None:
        super().__init__(edition, named, frames=FRAMES)
        self.is_character = is_character  # whether a card with these numbers and classifications is a character
        self.either_title = either_title  # whether a song may be named by another title that stands on it
        self.may_sing = may_sing  # whether a song may be sung from where it is
        self.may_fail = may_fail  # whether a player may fail to find any of these cards, where those are
        self.reckless = reckless  # whether a character with Reckless keeps its player from ending the turn
        self.counted = counted  # what a strength counts as where an ability asks for it


@state
class Lorcana(Game):
    """A game of Lorcana in progress."""

    edition: Edition = given()
    own_match: LorcanaMatch = given()  # the match, as this game's own class
    nodes: list[Node] = given()
    cards: list[Printed] = given()
    # Columns of cards in play.
    exerted: vec[i64] = per_card(placed=True)  # ink is, too
    damage: vec[i64] = per_card()
    drying: vec[i64] = per_card()
    at: vec[i64] = per_card(-1)  # the location a character is at, or -1
    below: vec[i64] = per_card(-1, placed=True)  # the next card in the stack under this one, or -1
    # What cards in play are now, with everything that changes them.
    fresh: bool = derived(False)
    shared_columns: bool = derived(False)  # whether these columns are shared with a copy of the game
    conditional: bool = derived(False)  # whether anything in play has static abilities
    special: i64 = derived(0)  # on which subjects any of them has an answer: bits of abilities.py
    changing: bool = derived(False)  # whether any of them changes what cards in play are
    watched: i64 = derived(0)  # what those look at besides which cards are in play: bits of terms.py
    strength: vec[i64] = computed(shared=True)
    willpower: vec[i64] = computed(shared=True)
    lore_value: vec[i64] = computed(shared=True)
    keywords: vec[i64] = computed(shared=True)
    challenger: vec[i64] = computed(shared=True)
    resist: vec[i64] = computed(shared=True)
    singer: vec[i64] = computed(shared=True)
    bars: vec[i64] = computed(shared=True)
    price: vec[i64] = computed(shared=True)
    voices: vec[i64] = computed(shared=True)  # how much more each counts as costing when it sings
    lost: list[tuple[int, int]] = derived([])  # a card, a keyword it does not have
    reclassed: list[tuple[int, int, int]] = derived(
        []
    )  # a card, a change of its classifications: which was named, node
    preys: list[tuple[int, int, int]] = derived([])  # a card, a filter's node: ready ones it may challenge; its source
    based: list[tuple[int, int, int]] = derived([])  # a card, a kind of number that is set, how much more that is
    harms: list[tuple[int, int, int, int, int]] = derived([])  # how damage changes: card, kind, how much, node, source
    shields: list[tuple[int, int, int]] = derived([])  # a card, a filter's node: those cannot challenge it; its source
    muted: list[tuple[int, int]] = derived([])  # a card, the node of a change that takes an ability of that name
    granted: list[tuple[int, int]] = derived([])  # a card, the node of an ability that an effect gives it
    sound: bool = derived(False)  # a check would find nothing, as was seen since damage, lore or willpower changed
    listening: list[int] = derived([0] * EVENTS)  # how many abilities wait for each kind of event
    gathers: bool = derived(False)  # whether static abilities only say what they would change
    gathered: list[tuple[int, int, int, int, int]] = derived([])  # that: card, kind, how much, node, source
    # Players.
    lore: list[int] = per_player()
    inked: list[int] = per_player()  # cards put into the inkwell by the turn action this turn
    must_draw: list[bool] = per_player(False)  # tried to draw from an empty deck since the last check
    altered: list[int] = per_player()
    ended: list[bool] = per_player(False)  # has declared the end of the turn
    turn_applies: bool = True  # effects that apply during the turn of the active player have started to
    # The challenge in progress.
    challenging: i64 = -1
    challenged: i64 = -1
    challenging_mark: i64 = 0  # the state each was in when the challenge began: a new card is not in it
    challenged_mark: i64 = 0
    struck: bool = False  # its damage has just been dealt
    history: list[Happening] = listing(fixed=True)  # what happened this turn, where a card of the match asks for it
    loops: list[list[int]] = listing(fixed=True)  # the turn actions taken last, as far back as a loop can reach

    def lay_out(self, match: LorcanaMatch, edition: Edition, seed: int) -> None:
        """An empty table."""
        self.edition = edition
        self.own_match = match
        self.nodes = match.nodes
        self.cards = match.printed
        self.start(match, edition, ZONES, seed)

    def copy_into(self, new: Game) -> None:
        """Fill a blank game with an equal, independent state."""
        self.shared_columns = True  # what cards are now is copied only by whoever changes it first
        self.copy_fields(new)

    # -- The loop ----------------------------------------------------------------------------------------------------

    def advance(self, frame: Resolve) -> bool:
        """Go on with a part of a card's tree that is being resolved; False when it is finished."""
        node = self.nodes[frame.node]
        assert isinstance(node, Effect)
        assert frame.scope is not None
        going = node.advance(self, frame, frame.scope)
        if not going and self.log is not None:
            self.cite(*node.rules)
        return going

    def offers(self) -> list[Option] | None:
        """What the effect that asks would put on offer by the cards that lie there now; None if none does."""
        frame = self.frames[-1]
        if not isinstance(frame, Resolve) or frame.scope is None:
            return None
        node = self.nodes[frame.node]
        return node.offers(self, frame, frame.scope) if isinstance(node, Effect) else None

    def concede(self, player: i64) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        raise MulliganError("no-way-to-leave")

    def of_own_accord(self) -> bool:
        """A turn action, the end of the turn, or altering the first hand."""
        return self.decision is not None and self.decision.topic in ("turn", "alter")

    def is_still(self, card: i64, state: i64, zone: i64) -> bool:
        """A card is new once it has left play, so what left and came back is not meant."""
        # rule: zones.new-card-in-private-zone
        # rule: resolve.that resolve.that-after-choices resolve.that-gone-no-effect resolve.that-gone-rest-resolves
        if zone >= 0 and zone != PLAY:
            return self.zone[card] == zone
        return self.zone[card] == PLAY and (state < 0 or self.state[card] == state)

    def look_over(self) -> None:
        """What cards in play are now."""
        if not self.fresh:
            self.refresh()

    def references(self) -> list[int]:
        """The characters in the challenge, and the cards under others, which may lie face down."""
        found = [self.challenging, self.challenged]
        for player in range(self.match.seats):
            found.extend(self.piles[player * ZONES + UNDER])
        return found

    def rename(self, numbers: Numbers) -> None:
        """Those, and the cards of the last turn actions."""
        self.challenging = numbers.get(self.challenging, self.challenging)
        self.challenged = numbers.get(self.challenged, self.challenged)
        for card in range(len(self.below)):
            below = self.below[card]
            if below >= 0:
                self.below[card] = numbers.get(below, below)
        loops: list[list[int]] = []
        for row in self.loops:
            loops.append([row[0], numbers.get(row[1], row[1]), numbers.get(row[2], row[2]), *row[3:]])
        self.loops = loops
        self.history = [one.renamed(numbers) for one in self.history]

    def remembers_unknown(self, player: i64) -> bool:
        """Whether the last turn actions, or what happened this turn, speak of a card that a player does not know."""
        for row in self.loops:
            if is_unknown(self, player, row[1]) or is_unknown(self, player, row[2]):
                return True
        for one in self.history:
            if is_unknown(self, player, one.card) or is_unknown(self, player, one.other):
                return True
        return False

    def has_new_faces(self, cards: vec[i64]) -> None:
        """What cards in play are does not follow from faces that somebody does not know."""

    # -- Looking at cards --------------------------------------------------------------------------------------------

    def card(self, card: i64) -> Printed:
        """The printed card."""
        return self.cards[self.printed[card]]

    def is_turn_of(self, player: i64) -> bool:
        """Whether it is a player's turn: the active player's, or with simultaneous turns their whole team's."""
        # rule: players.simultaneous-turn
        return player == self.active or (self.own_match.simultaneous and self.match.together(player, self.active))

    def in_play(self, player: i64) -> list[int]:
        """A player's cards in play, without those under others."""
        return self.piles[player * ZONES + PLAY]

    def hand(self, player: i64) -> list[int]:
        """A player's hand."""
        return self.piles[player * ZONES + HAND]

    def deck(self, player: i64) -> list[int]:
        """A player's deck, top first."""
        return self.piles[player * ZONES + DECK]

    def discard_pile(self, player: i64) -> list[int]:
        """A player's discard pile, top first."""
        return self.piles[player * ZONES + DISCARD]

    def ready_ink(self, player: i64) -> i64:
        """How many ready ink cards a player has."""
        # rule: zones.ink-count-open
        ready: i64 = 0
        for card in self.piles[player * ZONES + INKWELL]:
            if self.exerted[card] == 0:
                ready += 1
        return ready

    def all_in_play(self) -> list[int]:
        """All cards in play, the active player's first."""
        seats = self.match.seats
        found: list[int] = []
        for i in range(seats):
            found.extend(self.piles[(self.active + i) % seats * ZONES + PLAY])
        return found

    def distinct(self, cards: list[int], player: i64) -> list[int]:
        """Of equal cards in a hand, deck or discard pile, one each; cards in play are all different."""
        if len(cards) < 2 or self.all_differ(cards, player):
            return cards
        found: list[int] = []
        zone = self.zone[cards[0]]
        owner = self.owner[cards[0]]
        seen: i64 = 0  # a bit for each face found that fits in, of cards in the same place that the player knows
        for card in cards:
            face = self.printed[card]
            plain = face < FACES and self.zone[card] == zone != PLAY and self.owner[card] == owner
            if plain and (self.known[card] >> player) & 1 != 0:
                if (seen >> face) & 1 == 0:
                    seen |= 1 << face
                    found.append(card)
            elif not self.is_among(found, card, player):
                found.append(card)
        return found

    def all_differ(self, cards: list[int], player: i64) -> bool:
        """Whether no two of these cards have the same face, and the player knows all of them."""
        seen: i64 = 0
        for card in cards:
            face = self.printed[card]
            if face >= FACES or (self.known[card] >> player) & 1 == 0 or (seen >> face) & 1 != 0:
                return False
            seen |= 1 << face
        return True

    def is_among(self, cards: list[int], card: i64, player: i64) -> bool:
        """Whether one of these cards is the same as another to a player: the same face, or none that they know."""
        zone = self.zone[card]
        if zone == PLAY:
            return False
        face = self.printed[card]
        known = (self.known[card] >> player) & 1
        for other in cards:
            if self.zone[other] == zone and self.owner[other] == self.owner[card]:
                if (self.known[other] >> player) & 1 == known and (known == 0 or self.printed[other] == face):
                    return True
        return False

    # -- What cards are now ------------------------------------------------------------------------------------------

    def touch(self, what: i64) -> None:
        """Something changed that a static ability may look at: a bit of terms.py says what."""
        if self.watched & what:
            self.fresh = False

    def turn_changes(self, what: i64) -> None:
        """The turn or its challenge changes: what depends on whose turn it is must be looked at again.

        Abilities that are given are listed from the active player on.
        """
        if self.watched & what or self.modifiers or self.granted:
            self.fresh = False

    def comes_into_play(self, card: i64) -> None:
        """A card has come into play. Where nothing at all changes what cards are, it is simply as printed."""
        printed = self.cards[self.printed[card]]
        if not self.fresh or self.changing or self.modifiers or printed.changing:
            self.fresh = False
            return
        self.sound = False
        self.own_columns()
        self.as_printed(card, printed)
        if printed.always:
            self.conditional = True
            self.special |= printed.special
        if printed.kinds:
            self.listening = self.listening[:]
            for kind in printed.kinds:
                self.listening[kind] += 1

    def goes_from_play(self, card: i64) -> None:
        """A card has left play. Where nothing at all changes what cards are, only its ears are missed."""
        if not self.fresh or self.changing or self.modifiers:
            self.fresh = False
            return
        kinds = self.cards[self.printed[card]].kinds
        if kinds:
            self.listening = self.listening[:]
            for kind in kinds:
                self.listening[kind] -= 1

    def own_columns(self) -> None:
        """Have columns of one's own before changing what cards are now."""
        if self.shared_columns:
            self.shared_columns = False
            self.strength = self.strength[:]
            self.willpower = self.willpower[:]
            self.lore_value = self.lore_value[:]
            self.keywords = self.keywords[:]
            self.challenger = self.challenger[:]
            self.resist = self.resist[:]
            self.singer = self.singer[:]
            self.bars = self.bars[:]
            self.price = self.price[:]
            self.voices = self.voices[:]

    def as_printed(self, card: i64, printed: Printed) -> None:
        """A card is what is printed on it, before anything changes it."""
        self.strength[card] = printed.strength
        self.willpower[card] = printed.willpower
        self.lore_value[card] = printed.lore
        self.keywords[card] = printed.keywords
        self.challenger[card] = printed.numbers[CHALLENGER]
        self.resist[card] = printed.numbers[RESIST]
        self.singer[card] = printed.numbers[SINGER]
        self.bars[card] = 0
        self.price[card] = printed.cost
        self.voices[card] = 0

    def has(self, card: i64, keyword: i64) -> bool:
        """Whether a card in play has a keyword now; elsewhere, whether it is printed on it."""
        if self.zone[card] != PLAY:
            return (self.card(card).keywords >> keyword) & 1 != 0
        if not self.fresh:
            self.refresh()
        return (self.keywords[card] >> keyword) & 1 != 0

    def barred(self, card: i64, bar: i64) -> bool:
        """Whether a continuous effect forbids (or allows) a card in play something now."""
        if not self.fresh:
            self.refresh()
        return self.bars[card] & bar != 0

    def strength_of(self, card: i64) -> i64:
        """A character's strength now, also when negative."""
        if self.zone[card] != PLAY:
            return self.card(card).strength
        if not self.fresh:
            self.refresh()
        strength: i64 = self.strength[card]
        if self.challenges_now(card):  # rule: keyword.challenger keyword.challenger.not-while-challenged
            strength += self.challenger[card]
        return strength

    def challenges_now(self, card: i64) -> bool:
        """Whether a card is the challenging character of the challenge in progress, and no new card since."""
        return card == self.challenging and self.state[card] == self.challenging_mark

    def is_challenged_now(self, card: i64) -> bool:
        """Whether a card is being challenged in the challenge in progress, and no new card since."""
        return card == self.challenged and self.state[card] == self.challenged_mark

    def willpower_of(self, card: i64) -> i64:
        """A character's or location's willpower now."""
        if self.zone[card] != PLAY:
            return self.card(card).willpower
        if not self.fresh:
            self.refresh()
        return self.willpower[card]

    def lore_of(self, card: i64) -> i64:
        """A card's lore value now, also when negative."""
        if self.zone[card] != PLAY:
            return self.card(card).lore
        if not self.fresh:
            self.refresh()
        return self.lore_value[card]

    def refresh(self) -> None:
        """Compute what every card in play is now: printed values, then every continuous effect."""
        self.fresh = True
        self.sound = False
        self.own_columns()
        conditional = False
        special: i64 = 0
        changing = False
        watched: i64 = 0
        self.clear_rare_lists()
        listening = [0] * EVENTS
        for pile in range(PLAY, len(self.piles), ZONES):
            for card in self.piles[pile]:
                printed = self.cards[self.printed[card]]
                self.as_printed(card, printed)
                if printed.always:
                    conditional = True
                    special |= printed.special
                    if printed.changing:
                        changing = True
                        watched |= printed.watched
                for kind in printed.kinds:
                    listening[kind] += 1
        self.conditional = conditional
        self.special = special
        self.changing = changing
        self.watched = watched
        self.listening = listening
        for modifier in self.modifiers:
            self.apply_modifier(modifier)
        if changing and self.own_match.strips:
            self.apply_strips()
        if changing and self.own_match.reclasses:
            self.apply_classes()
        late = changing and self.apply_static(False)
        self.take_lost_keywords()
        if late:
            self.apply_late()
        if self.own_match.strips:
            self.strip_all()

    def clear_rare_lists(self) -> None:
        """Nothing is said of some cards only. Copies share these lists, so what is added makes a new one."""
        if self.shields:
            self.shields = []
        if self.granted:
            self.granted = []
        if self.muted:
            self.muted = []
        if self.lost:
            self.lost = []
        if self.reclassed:
            self.reclassed = []
        if self.preys:
            self.preys = []
        if self.based:
            self.based = []
        if self.harms:
            self.harms = []

    def has_lost(self, card: i64, ability: Ability[Lorcana]) -> bool:
        """Whether a card in play has lost an ability: all of them, or the one of that name."""
        # rule: golden.cannot-beats-can
        if self.zone[card] != PLAY:
            return False
        if self.bars[card] & NO_ABILITIES != 0:
            return True
        for owner, node in self.muted:
            if owner == card:
                change = self.nodes[node]
                assert isinstance(change, Mute)
                if change.name == ability.name.upper():
                    return True
        return False

    def take_lost_keywords(self) -> None:
        """What has lost a keyword does not have it, whatever gives it."""
        # rule: golden.cannot-beats-can
        for card, keyword in self.lost:
            self.keywords[card] &= ~(1 << keyword)

    def apply_strips(self) -> None:
        """Apply the static abilities that have cards lose theirs, before all others."""
        for pile in range(PLAY, len(self.piles), ZONES):
            for card in self.piles[pile]:
                for ability in self.cards[self.printed[card]].changing:
                    if ability.strips and ability.on(self, card):
                        ability.effect.apply(self, scope(card, ability.id, self.controller[card]))

    def apply_classes(self) -> None:
        """Apply the static abilities that change classifications, before those that look at them."""
        # rule: static.continuous cards.classifications
        for pile in range(PLAY, len(self.piles), ZONES):
            for card in self.piles[pile]:
                for ability in self.cards[self.printed[card]].changing:
                    if ability.reclasses and not ability.strips and ability.on(self, card):
                        ability.effect.apply(self, scope(card, ability.id, self.controller[card]))

    def strip_all(self) -> None:
        """Cards that have lost all abilities have no keywords and nothing that was given to them."""
        # rule: golden.cannot-beats-can
        for pile in range(PLAY, len(self.piles), ZONES):
            for card in self.piles[pile]:
                if self.bars[card] & NO_ABILITIES:
                    self.keywords[card] = 0
                    self.challenger[card] = 0
                    self.resist[card] = 0
                    self.singer[card] = 0
        left: list[tuple[int, int]] = []
        for card, node in self.granted:
            given = self.nodes[node]
            assert isinstance(given, Ability)
            if not self.has_lost(card, given):
                left.append((card, node))
        self.granted = left

    def apply_late(self) -> None:
        """Apply the static abilities that look at what others change: all together, in whatever order cards lie.

        Each round asks what they all do, with things as the round before left them, until that stays the same.
        """
        # rule: static.continuous modifiers.all-together modifiers.at-once
        changes = self.gather_late()
        if not changes:
            return
        strength = self.strength[:]
        willpower = self.willpower[:]
        lore_value = self.lore_value[:]
        keywords = self.keywords[:]
        challenger = self.challenger[:]
        resist = self.resist[:]
        singer = self.singer[:]
        bars = self.bars[:]
        price = self.price[:]
        voices = self.voices[:]
        lost = self.lost
        reclassed = self.reclassed
        preys = self.preys
        based = self.based
        harms = self.harms
        shields = self.shields
        granted = self.granted
        listening = self.listening[:]
        for _ in range(ROUNDS):
            for card, kind, amount, node, source in changes:
                self.change(card, kind, amount, node, source)
            self.take_lost_keywords()
            found = self.gather_late()
            if found == changes:
                return
            self.take_back(len(changes))
            changes = found
            self.strength = strength[:]
            self.willpower = willpower[:]
            self.lore_value = lore_value[:]
            self.keywords = keywords[:]
            self.challenger = challenger[:]
            self.resist = resist[:]
            self.singer = singer[:]
            self.bars = bars[:]
            self.price = price[:]
            self.voices = voices[:]
            self.lost = lost
            self.reclassed = reclassed
            self.preys = preys
            self.based = based
            self.harms = harms
            self.shields = shields
            self.granted = granted
            self.listening = listening[:]
        for card, kind, amount, node, source in changes:
            self.change(card, kind, amount, node, source)
        self.take_lost_keywords()

    def take_back(self, count: i64) -> None:
        """So many changes, those made last, are not made after all."""

    def gather_late(self) -> list[tuple[int, int, int, int, int]]:
        """What the static abilities that look at what others change would do, with things as they are."""
        self.gathered = []
        self.gathers = True
        self.apply_static(True)
        self.gathers = False
        return self.gathered

    def apply_static(self, late: bool) -> bool:
        """Apply static abilities: those that look at nothing others change, or the late ones. Whether any is left."""
        left = False
        for pile in range(PLAY, len(self.piles), ZONES):
            for card in self.piles[pile]:
                for ability in self.cards[self.printed[card]].changing:
                    if ability.late != late:
                        left = True
                        continue
                    if self.own_match.strips and (ability.strips or self.has_lost(card, ability)):
                        continue
                    if ability.reclasses:  # done already
                        continue
                    acting = scope(card, ability.id, self.controller[card])
                    if ability.only_if is None or ability.only_if.holds(self, acting):
                        ability.effect.apply(self, acting)
        return left

    def apply_modifier(self, modifier: Modifier) -> None:
        """Apply a continuous effect with a duration."""
        if modifier.until == NEXT_TURN_OF and (not self.is_turn_of(modifier.whose) or self.turn <= modifier.turn):
            return
        if modifier.until == WHILE_SOURCE and not self.is_still(modifier.source, modifier.source_state, PLAY):
            return
        if modifier.kind == FLOATING:
            for kind in range(EVENTS):
                self.listening[kind] += 1
            return
        card = modifier.card
        if card < 0 or self.zone[card] != PLAY or self.state[card] != modifier.state:
            return
        self.change(card, modifier.kind, modifier.amount, modifier.node, modifier.source)

    def is_exempt(self, card: i64, node: i64, source: i64) -> bool:
        """Whether a card is what something that is forbidden does not hold for: asked anew whenever that changes."""
        self.watched = ANYTHING
        kind = self.nodes[node]
        assert isinstance(kind, Cards)
        return kind.fits(self, scope(source, -1, self.controller[source]), card)

    def change(self, card: i64, kind: i64, amount: i64, node: i64, source: i64) -> None:
        """Change one thing of what a card is now, or only say that it would be."""
        if self.gathers:
            self.gathered.append((card, kind, amount, node, source))
            return
        if kind == STRENGTH:
            self.strength[card] += amount
        elif kind == WILLPOWER:
            self.willpower[card] += amount
        elif kind == LORE:
            self.lore_value[card] += amount
        elif kind == COST:
            self.price[card] += amount
        elif kind == BAR:
            if node < 0 or not self.is_exempt(card, node, source):
                self.bars[card] |= amount
        elif kind == KEYWORD:
            given = self.nodes[node]
            assert isinstance(given, Keyword)
            keyword = given.keyword
            if amount > 0 or (keyword != CHALLENGER and keyword != RESIST):
                self.keywords[card] |= 1 << keyword
            if keyword == CHALLENGER:
                self.challenger[card] += amount
            elif keyword == RESIST:
                self.resist[card] += amount
            elif keyword == SINGER:
                self.singer[card] = max(self.singer[card], amount)
        elif kind == SHIELD:
            self.shields = [*self.shields, (card, node, source)]
        elif kind == VOICE:
            self.voices[card] += amount
        elif kind == LOSES:
            self.lost = [*self.lost, (card, amount)]
        elif kind == CLASS:
            self.reclassed = [*self.reclassed, (card, amount, node)]
        elif kind == STRENGTH_IS or kind == WILLPOWER_IS or kind == LORE_IS:
            self.set_number(card, kind, amount)
        elif kind == DEALS_MORE or kind == TAKES_MORE or kind == KEPT_FROM:
            self.harms = [*self.harms, (card, kind, amount, node, source)]
        elif kind == CHALLENGES_READY:
            self.preys = [*self.preys, (card, node, source)]
            self.bars[card] |= CHALLENGE_SOME
        elif kind == MUTE:
            self.muted = [*self.muted, (card, node)]
        elif kind == ABILITY:
            self.granted = [*self.granted, (card, node)]
            for event in range(EVENTS):
                self.listening[event] += 1

    def set_number(self, card: i64, kind: i64, amount: i64) -> None:
        """A number is another in place of the printed one; what else is said of it adds to that, in any order.

        Of several that set it the last one counts.
        """
        # rule: modifiers.all-together
        printed = self.card(card)
        more = amount - printed.strength
        if kind == WILLPOWER_IS:
            more = amount - printed.willpower
        elif kind == LORE_IS:
            more = amount - printed.lore
        before: i64 = 0
        for one in self.based:
            if one[0] == card and one[1] == kind:
                before = one[2]
        self.based = [*self.based, (card, kind, more)]
        if kind == STRENGTH_IS:
            self.strength[card] += more - before
        elif kind == WILLPOWER_IS:
            self.willpower[card] += more - before
        else:
            self.lore_value[card] += more - before
