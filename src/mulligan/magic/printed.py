"""A printed card as the table needs it: its facts, and its abilities sorted by what they do."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.control import If
from mulligan.cardlang.nodes import CardMatch, Chosen, Effect, Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.magic.abilities import (
    ASKS_SPENT,
    Activated,
    Always,
    AsEnters,
    Does,
    Enchant,
    EntersWith,
    Keyword,
    Later,
    When,
)
from mulligan.magic.choices import Divided, Modal, Overloaded, TargetPlayers, Targets
from mulligan.magic.mana import NO_COST, ManaCost
from mulligan.magic.purpose import Purpose
from mulligan.magic.regulations import Dredge, ManaOnX, Regulation, SplitSecond
from mulligan.magic.terms import (
    ANY_COLOR,
    BASIC_LAND_TYPES,
    CREATURE,
    EVENTS,
    FIRST_SLOT,
    FLASH,
    HAND,
    INSTANT,
    LAND,
    PERMANENT,
    PHASING,
    PLANESWALKER,
    SORCERY,
)
from mulligan.magic.ways import Way
from mulligan.magic.ways_to_cast import (
    Additional,
    Alternative,
    Flashback,
    FromGraveyard,
    Helped,
    Kicker,
    Madness,
    Miracle,
    Rebound,
)

SIZE: Final = re.compile(r"([+-]\d+)/([+-]\d+)")  # what a counter is called that changes power and toughness


class Facts:
    """What a card's data file says of it: name, cost, types, numbers, and its abilities in notation."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cost = ""
        self.types = 0
        self.supertypes = 0
        self.subtypes: list[str] = []
        self.power = 0
        self.toughness = 0
        self.loyalty = 0
        self.colors: int = -1  # -1: those of its mana cost
        self.abilities: list[str] = []
        self.limit = 4  # how many a deck may have; 0 for any number
        self.set = ""
        self.number = 0
        self.more_numbers: list[int] = []  # of other pictures of the same card in its set
        self.rarity = ""
        self.printings: list[tuple[str, str]] = []  # other sets it is in, each with its rarity there
        self.released = ""  # the day its set came out, where its data tell
        self.legal: list[str] = []  # formats in which it is legal or was before it was banned, where its data tell
        self.bans: list[tuple[str, str]] = []  # a format, and that it is banned or restricted there
        self.identity: int = -1  # the colours it counts as for a commander, once somebody has asked
        self.starred = False  # its power and toughness are defined by its own ability
        self.sized = False  # a token whose power and toughness were told when it was made
        self.nameless = False  # what a card is face down: nobody calls it by a name
        self.layout = ""  # of a card with several faces: split, flip or transform
        self.faces: list[Facts] = []  # its other face, or its halves
        self.fuses = False  # both halves may be cast together

    def copy(self) -> Facts:
        """The same facts once more."""
        new = Facts(self.name)
        new.cost = self.cost
        new.types = self.types
        new.supertypes = self.supertypes
        new.subtypes = self.subtypes[:]
        new.power = self.power
        new.toughness = self.toughness
        new.loyalty = self.loyalty
        new.colors = self.colors
        new.abilities = self.abilities[:]
        new.starred = self.starred
        new.sized = self.sized
        return new


def is_permanent(types: i64) -> bool:
    """Whether a card of these types is a permanent on the battlefield: all but instants and sorceries."""
    # rule: types.permanent-types types.table
    return types & PERMANENT != 0


class TokenMaker(Effect):  # type: ignore[type-arg]
    """An effect that makes tokens: it says which, and is told which printed card they are."""

    printed_token: i64

    def token_facts(self) -> Facts:
        """What the tokens are."""
        raise NotImplementedError


class CopyMaker(Effect):  # type: ignore[type-arg]
    """An effect by which a permanent becomes a copy that is not quite like the original."""

    altered: dict[int, int]  # for each printed card of the match, what it is as such a copy

    def alter(self, facts: Facts) -> Facts:
        """What a card is as such a copy."""
        raise NotImplementedError


# What counts of a permanent when stock is taken (layers.py), as bits: it is a planeswalker, has lost its abilities, has
# none that may be activated; then the mana that its land types make.
NO_TOKEN: Final = 1 << 30
WALKS: Final = 1
BARE: Final = 2
QUIET: Final = 4
MADE_BY_TYPE: Final = 3
COUNTED: Final = 8  # so many bits these are


class Printed:
    """A printed card at the table."""

    def __init__(self, facts: Facts, match: MagicMatch, vocabulary: Vocabulary) -> None:
        self.facts = facts
        self.name = facts.name
        self.cost = ManaCost(facts.cost)
        self.converted: i64 = self.cost.converted
        self.types: i64 = facts.types
        self.supertypes: i64 = facts.supertypes
        self.colors: i64 = self.cost.colors if facts.colors < 0 else facts.colors
        self.power: i64 = facts.power
        self.toughness: i64 = facts.toughness
        self.sized = facts.sized
        self.loyalty: i64 = facts.loyalty
        self.subtypes = 0
        for word in facts.subtypes:
            self.subtypes |= match.subtype(word)
        self.abilities: list[Node] = []
        self.purpose: Purpose | None = None  # what it is for, once somebody has asked
        self.triggers: list[When] = []
        self.elsewhere: list[When] = []  # triggers that work in another zone than the battlefield
        self.activated: list[Activated] = []
        self.mana: list[Activated] = []
        self.from_graveyard: list[Activated] = []
        self.from_hand: list[Activated] = []
        self.always: list[Always] = []
        self.regulations: list[Regulation] = []
        self.effect: Does | None = None
        self.enchant: Enchant | None = None
        self.additional: list[Additional] = []  # but for mana
        self.besides = NO_COST  # the mana that must be paid besides
        self.alternatives: list[Alternative] = []
        self.kicker: Kicker | None = None
        self.rebound: Rebound | None = None
        self.flashback: Flashback | None = None
        self.unearth: Activated | None = None  # for its mana cost, where a card at this table could give it that
        self.recast: FromGraveyard | None = None
        self.madness: Madness | None = None
        self.miracle: Miracle | None = None
        self.helped: Helped | None = None  # it has convoke or delve
        self.hushes = False  # while it is on the stack, players cast no other spells
        self.dredge: i64 = 0  # how many cards go to the graveyard for this one to come from there
        self.morph: Activated | None = None  # it may be cast face down, and is turned face up by this
        self.nameless = facts.nameless
        self.layout = facts.layout
        self.other: i64 = -1  # its other face, among the printed cards
        self.label = facts.name  # by which it is told from its other halves
        self.front: i64 = -1  # of an other face or half: the card
        self.halves: list[int] = []  # what it may be cast as: its halves, and both together where they fuse
        self.alone: list[int] = []  # the halves alone
        self.overloads = False  # it may be cast for another cost without its targets
        self.as_enters: list[AsEnters] = []
        self.enters_with: list[EntersWith] = []
        self.keywords: i64 = 0  # a bit for each keyword
        self.listens = [False] * EVENTS
        self.token = False
        self.commander = False  # it leads a deck
        self.permanent = is_permanent(self.types)
        self.land = self.types & LAND != 0
        self.creature = self.types & CREATURE != 0
        self.instant_or_sorcery = self.types & (INSTANT | SORCERY) != 0
        for text in facts.abilities:
            try:
                node = read(text, vocabulary)
            except BadNotation as error:
                raise BadNotation("card-wrong", card=facts.name, why=error) from None
            self.take(node, match, vocabulary)
        for always in self.always:  # what is every creature type is so everywhere
            for change in always.changes:
                if change.word == "also_subtypes" and change.arguments[0][1] == "*" and always.what.word == "this":
                    self.subtypes |= ALL_CREATURE_TYPES
        for regulation in self.regulations:
            if isinstance(regulation, ManaOnX):
                self.cost.x_colors = regulation.bits
        if "{S}" in facts.cost or any("{S}" in text for text in facts.abilities):
            match.snows = True
        self.wants: i64 = 0  # bits of the colours of which it asks whether mana was spent on it
        for ability in self.abilities:
            for node in ability.everything():
                if node.says & ASKS_SPENT:
                    self.wants |= ManaCost(str(node.arguments[0][1])).colors if node.arguments else ANY_COLOR
                    match.spends = True
        self.makes: i64 = 0  # the mana its abilities make, as bits
        for mana in self.mana:
            self.makes |= mana.produces
        # whether it has anything to do on the battlefield besides what static abilities do
        self.active = bool(self.triggers or self.activated or self.mana or self.regulations)
        self.make_room_for_costs()
        self.fast = self.types & INSTANT != 0 or (self.keywords >> FLASH) & 1 != 0
        self.counts: i64 = WALKS if self.types & PLANESWALKER else 0
        if self.land:
            self.counts |= ((self.subtypes >> 1) & 0b11111) << MADE_BY_TYPE
        # whether it is only cast for its mana cost, as far as it says itself
        self.simple = not self.layout and not self.alternatives and not self.regulations and not self.has_other_ways()
        for ability in self.from_hand:
            if ability.as_spell:
                ability.sorcery = not self.fast

    def has_other_ways(self) -> bool:
        """Whether it may be cast from elsewhere, or paid for with other things than mana."""
        return self.flashback is not None or self.helped is not None or self.besides is not NO_COST

    def make_room_for_costs(self) -> None:
        """What is chosen for additional costs is kept beside what is chosen for the spell: they share a scope."""
        # rule: cost.additional
        first: i64 = FIRST_SLOT
        if self.effect is not None:
            first = self.effect.slots
        elif self.enchant is not None:
            first = self.enchant.slots
        others: list[Additional | Alternative | Flashback | Kicker | FromGraveyard] = [*self.additional]
        others.extend(self.alternatives)
        if self.kicker is not None:
            others.append(self.kicker)
        if self.flashback is not None:
            others.append(self.flashback)
        if self.recast is not None:
            others.append(self.recast)
        for besides in others:
            for node in besides.everything():
                if isinstance(node, Chosen) or node.room():
                    node.slot += first - FIRST_SLOT
            first += besides.slots - FIRST_SLOT

    def take(self, node: Node, match: MagicMatch, vocabulary: Vocabulary) -> None:
        """Take in one ability."""
        slots = number_nodes(node, match, vocabulary)
        self.abilities.append(node)
        if isinstance(node, Keyword):
            self.keywords |= 1 << node.keyword
            return
        if not isinstance(
            node,
            (
                Does,
                When,
                Activated,
                Always,
                Enchant,
                Additional,
                Alternative,
                AsEnters,
                EntersWith,
                Kicker,
                Flashback,
                FromGraveyard,
                Helped,
                Madness,
                Miracle,
                Rebound,
                Regulation,
            ),
        ):
            raise BadNotation("card-not-an-ability", card=self.name, word=node.word)
        node.name = ""
        node.index = len(self.abilities)
        node.slots = slots
        if isinstance(node, When):
            if node.zone is not None:
                self.elsewhere.append(node)
                match.elsewhere.extend(node.kinds)
            else:
                self.triggers.append(node)
                for kind in node.kinds:
                    self.listens[kind] = True
        elif isinstance(node, Activated):
            if node.turns_up:
                self.morph = node
                match.morphs = True
            elif node.zone is not None and node.zone.zone == HAND:
                self.from_hand.append(node)
                match.hands = True
            elif node.zone is not None:
                self.from_graveyard.append(node)
                match.graveyards = True
            elif node.automatic:
                self.mana.append(node)
            else:
                self.activated.append(node)
        elif isinstance(node, Always):
            self.always.append(node)
        elif isinstance(node, Does):
            self.effect = node
            self.overloads = isinstance(node.effect, Overloaded)
        elif isinstance(node, Enchant):
            self.enchant = node
        elif isinstance(node, Additional):
            if node.cost.mana is NO_COST:
                self.additional.append(node)
            else:
                self.besides = ManaCost(self.besides.text + node.cost.mana.text)
        elif isinstance(node, Alternative):
            self.alternatives.append(node)
        elif isinstance(node, AsEnters):
            self.as_enters.append(node)
        elif isinstance(node, EntersWith):
            self.enters_with.append(node)
        elif isinstance(node, Rebound):
            self.rebound = node
        elif isinstance(node, Kicker):
            self.kicker = node
        elif isinstance(node, Flashback):
            self.flashback = node
            match.graveyards = True
        elif isinstance(node, FromGraveyard):
            self.recast = node
            match.graveyards = True
        elif isinstance(node, Madness):
            self.madness = node
        elif isinstance(node, Helped):
            self.helped = node
        elif isinstance(node, Miracle):
            self.miracle = node
            match.miracles = True
        else:
            self.regulations.append(node)
            if isinstance(node, Dredge):
                self.dredge = node.number
                match.dredges = True
            elif isinstance(node, SplitSecond):
                self.hushes = match.hushes = True


def told_of_event(effect: Node, vocabulary: Vocabulary) -> i64:
    """What a triggered ability speaks of its event: its card, the other one, its player, how much it was about."""
    # rule: triggers.automatic
    chosen = any(
        vocabulary.sets(node.word, binding.IT) for node in effect.everything() if node.word in vocabulary.words
    )
    return spoken_of(effect, vocabulary) & ~binding.IT if chosen else spoken_of(effect, vocabulary)


def spoken_of(node: Node, vocabulary: Vocabulary) -> i64:
    """What words need to be told of; whoever has a card is a player."""
    found: i64 = 0
    word = vocabulary.words.get(node.word)  # what a word keeps for itself is none
    if word is not None:
        found = word.needs & binding.EVENT
    for child in node.children():
        found |= spoken_of(child, vocabulary)
    return binding.PLAYER if found and word is not None and word.kind == "players" else found


def number_nodes(root: Node, match: MagicMatch, vocabulary: Vocabulary) -> i64:
    """Give every word of a tree its number in the match, and every choice its slot. How many slots it has."""
    slot = FIRST_SLOT
    for node in root.everything():
        node.id = len(match.nodes)
        match.nodes.append(node)
        if isinstance(node, Activated) and node.anyone:
            match.for_anyone = True
        room = max(node.room(), 1) if isinstance(node, Chosen) else node.room()
        if room:
            node.slot = slot
            slot += room
        if isinstance(node, TokenMaker):
            token = Printed(node.token_facts(), match, vocabulary)
            token.token = True
            node.printed_token = len(match.printed)
            match.printed.append(token)
        if isinstance(node, CopyMaker):
            node.altered = {}
        if isinstance(node, Keyword) and node.keyword == PHASING:
            match.phases = True
        if isinstance(node, (When, Activated, Always, Regulation, AsEnters)):  # granted abilities too
            node.name = ""
            node.index = 0
            node.slots = 0
        if isinstance(node, (When, Later)):
            node.of_event = told_of_event(node.effect, vocabulary)
        if isinstance(node, (Does, When, Activated, Enchant, Later)):
            while len(match.targets) <= node.id:
                match.targets.append(NO_LISTS)
            match.targets[node.id] = target_lists(node)
            for one in within(node):
                if isinstance(one, If) and one.condition.word == "kicked_with" and targets_in(one.effect):
                    raise BadNotation("card-not-an-ability", card=node.word, word="kicked_with")
                if isinstance(one, If) and one.condition.word == "kicked":
                    for target in targets_in(one.effect):
                        assert isinstance(target, (Targets, TargetPlayers))
                        target.when_kicked = True
                        match.kicker_targets.append(node.id)
                if isinstance(one, Divided):
                    match.divided[node.id] = one
        node.bind(match)
    return slot


def alter_copies(match: MagicMatch, vocabulary: Vocabulary) -> None:
    """Where something may become a copy with a difference, bring what each creature would be to the table."""
    # rule: types.permanent
    printed = match.printed[:]
    for node in match.nodes[:]:
        if isinstance(node, CopyMaker):
            for i, one in enumerate(printed):
                if one.permanent:
                    copy = Printed(node.alter(one.facts), match, vocabulary)
                    copy.token = one.token
                    node.altered[i] = len(match.printed)  # behind the tokens that it makes
                    match.printed.append(copy)


def target_lists(root: Node) -> list[list[Node]]:
    """The targets that must be chosen for an ability, in order; for each of its modes, if it has modes."""
    modal = [node for node in within(root) if isinstance(node, Modal)]
    if not modal:
        return [targets_in(root)]
    lists: list[list[Node]] = []
    for several in modal[0].combinations:
        lists.append([node for i in several for node in targets_in(modal[0].effects[i])])
    return lists


def targets_in(root: Node) -> list[Node]:
    """The targets within a tree, in the order written, without those of abilities it grants."""
    return [node for node in within(root) if isinstance(node, (Targets, TargetPlayers))]


def within(root: Node) -> list[Node]:
    """A word and all words below it, but not inside other abilities."""
    found: list[Node] = [root]
    for child in root.children():
        if not isinstance(child, (When, Activated, Always, Regulation, Later)):
            found.extend(within(child))
    return found


NO_LISTS: Final[list[list[Node]]] = []


class MagicMatch(CardMatch):
    """What never changes in a game of Magic: players, edition, printed cards, and the decks."""

    printed: list[Printed]
    subtypes: list[
        str
    ]  # every subtype at this table: each has the bit of its place; the first stands for all creature types
    counters: list[str]  # every kind of counter at this table
    sized_counters: list[tuple[int, int, int]]  # those like +1/+0: the kind, what power and toughness it gives
    chooser: i64  # who chooses the starting player: the loser of the last game, or -1 for chance
    way: Way  # the way to play
    shared_life: bool  # as that way says: a team has one life total, and loses as one
    shared_turns: bool  # and takes its turns and attacks together
    multiplayer: bool  # the first mulligan costs nothing
    first_draws: bool  # whoever takes the first turn draws a card in it
    early_token: i64  # the first token that a story has laid among other cards, or NO_TOKEN
    manual: bool  # players pay mana by hand
    graveyards: bool  # a card has an ability that is activated from a graveyard
    for_anyone: bool  # a card has an ability that any player may activate
    keeps_player_damage: bool  # a card asks who has dealt damage to a player
    suspends: bool  # a card lets players suspend cards
    hushes: bool  # a spell keeps players from casting others while it is on the stack
    morphs: bool  # a card may be face down
    phases: bool  # permanents may phase out
    taxes: bool  # a card asks for mana from those who attack
    entries: bool  # a rule of a card counts something for permanents that enter
    pairs: bool  # a card pairs creatures
    miracles: bool  # a card may be cast as it is drawn
    dredges: bool  # a card may be taken from a graveyard instead of drawing
    snows: bool  # something is paid with mana of snow permanents
    spends: bool  # a card asks which mana was spent on it
    down_face: i64  # what a card is face down, among the printed cards; -1 where none may be
    unearths: bool  # a card gives creature cards in graveyards unearth
    hands: bool  # or from a hand
    commanders: bool  # decks are led by commanders
    identities: list[int]  # the colours of the commander of each player, as bits; all of them without one
    starting_life: list[int]  # of each player
    shared_hands: bool  # teams see each other's hands
    supplements: list[list[int]]  # of each player, the planar deck or scheme deck
    planes: bool  # players planeswalk
    shared_planes: bool  # all players share one planar deck, which lies with the first of them
    planeswalking: i64  # the ability that the planar die has in itself; -1 in a game without planes
    archenemy: i64  # the archenemy; -1 in a game without schemes
    divided: dict[int, Divided]  # of each ability that divides something among targets: the part that does
    kicker_targets: list[int]  # the abilities some of whose targets are chosen only where a kicker is paid
    targets: list[list[list[Node]]]  # of each ability by number, and each of its modes: what must be targeted
    subtype_sets: list[int]  # sets of subtypes that effects give, each the bits of its subtypes
    elsewhere: list[int]  # kinds of events that abilities outside the battlefield wait for
    land_abilities: list[int]  # the mana ability that each basic land type gives, by colour

    def targets_of(self, ability: i64) -> list[list[Node]]:
        """What must be targeted for a spell or ability, in each of its modes; nothing for -1."""
        return self.targets[ability] if 0 <= ability < len(self.targets) else NO_LISTS

    def subtype(self, word: str) -> int:
        """The bit of a subtype; there may be more of them than bits in a machine's number."""
        plain = word.lower()
        if plain not in self.subtypes:
            self.subtypes.append(plain)
        return 1 << self.subtypes.index(plain)

    def subtype_set(self, words: list[str]) -> i64:
        """The number of a set of subtypes."""
        bits = 0
        for word in words:
            bits |= self.subtype(word)
        if bits not in self.subtype_sets:
            self.subtype_sets.append(bits)
        return self.subtype_sets.index(bits)

    def creature_types(self) -> list[str]:
        """Every creature type at this table, in alphabetical order."""
        bits = 0
        for printed in self.printed:
            if printed.types & CREATURE:
                bits |= printed.subtypes
        return sorted(word for i, word in enumerate(self.subtypes) if (bits >> i) & 1 and i > 7)

    def counter(self, word: str) -> i64:
        """The number of a kind of counter."""
        if word not in self.counters:
            self.counters.append(word)
            size = SIZE.fullmatch(word)
            if size is not None:
                self.sized_counters.append((len(self.counters) - 1, int(size[1]), int(size[2])))
        return self.counters.index(word)

    def is_sized(self, kind: i64) -> bool:
        """Whether counters of a kind change power and toughness, other than +1/+1 and -1/-1 counters."""
        return any(one[0] == kind for one in self.sized_counters)


def counter_kind(match: CardMatch, counter: str) -> i64:
    """The number of a kind of counter among those of a match; -1 where no kind is named."""
    assert isinstance(match, MagicMatch)
    return match.counter(counter) if counter else -1


def first_subtypes() -> list[str]:
    """The subtypes every table has: all creature types as one, the basic land types, Aura and Equipment."""
    return ["*", *BASIC_LAND_TYPES, "aura", "equipment"]


ALL_CREATURE_TYPES: Final = 1
AURA: Final = 1 << 6
EQUIPMENT: Final = 1 << 7
