"""The numbers behind Magic's nouns: zones, steps, types, colours, keywords, events, what effects can change."""

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import vec

# Zones. The last is ours: tokens and copies that have ceased to exist, cards of players who left.
LIBRARY: Final = 0
HAND: Final = 1
BATTLEFIELD: Final = 2
GRAVEYARD: Final = 3
EXILE: Final = 4
STACK: Final = 5
COMMAND: Final = 6
SUPPLEMENT: Final = 7  # the planar deck or scheme deck: for the rulebook part of the command zone, here a pile
GONE: Final = 8
ZONES: Final = 9
ZONE_NAMES: Final = ("library", "hand", "battlefield", "graveyard", "exile", "stack", "command", "supplement", "gone")

# Steps and phases of a turn.
SETUP: Final = 0
UNTAP: Final = 1
UPKEEP: Final = 2
DRAW: Final = 3
MAIN_1: Final = 4
BEGINNING_OF_COMBAT: Final = 5
DECLARE_ATTACKERS: Final = 6
DECLARE_BLOCKERS: Final = 7
FIRST_STRIKE_DAMAGE: Final = 8
COMBAT_DAMAGE: Final = 9
END_OF_COMBAT: Final = 10
MAIN_2: Final = 11
END: Final = 12
CLEANUP: Final = 13
PHASE_NAMES: Final = (
    "setup",
    "untap",
    "upkeep",
    "draw",
    "main-1",
    "beginning-of-combat",
    "declare-attackers",
    "declare-blockers",
    "first-strike-damage",
    "combat-damage",
    "end-of-combat",
    "main-2",
    "end",
    "cleanup",
)

# Card types, as bits.
ARTIFACT: Final = 1
CREATURE: Final = 2
ENCHANTMENT: Final = 4
INSTANT: Final = 8
LAND: Final = 16
PLANESWALKER: Final = 32
SORCERY: Final = 64
TRIBAL: Final = 128  # of cards older than the rulebook: it lets them have creature types
PLANE: Final = 256  # the last three are never in a deck of cards, but in a deck of their own
PHENOMENON: Final = 512
SCHEME: Final = 1024
TYPE_NAMES: Final = (
    "artifact",
    "creature",
    "enchantment",
    "instant",
    "land",
    "planeswalker",
    "sorcery",
    "tribal",
    "plane",
    "phenomenon",
    "scheme",
)
PLANAR: Final = PLANE | PHENOMENON
SUPPLEMENTAL: Final = PLANE | PHENOMENON | SCHEME
PERMANENT: Final = ARTIFACT | CREATURE | ENCHANTMENT | LAND | PLANESWALKER

# Supertypes, as bits.
BASIC: Final = 1
LEGENDARY: Final = 2
SNOW: Final = 4
WORLD: Final = 8
ONGOING: Final = 16  # of a scheme that stays until it is abandoned
SUPERTYPE_NAMES: Final = ("basic", "legendary", "snow", "world", "ongoing")

# Colours, in the order of the colour wheel; mana is one of them or colourless.
WHITE: Final = 0
BLUE: Final = 1
BLACK: Final = 2
RED: Final = 3
GREEN: Final = 4
COLORLESS: Final = 5
COLORS: Final = 5
KINDS_OF_MANA: Final = 6
COLOR_NAMES: Final = ("white", "blue", "black", "red", "green", "colorless")
COLOR_LETTERS: Final = "WUBRG"
SNOW_MANA: Final = 1 << KINDS_OF_MANA  # among the kinds a mana may be, as bits: it is made by something snow
OR_TWO: Final = SNOW_MANA << 1  # among the colours of a symbol: two mana of any kind will do
ANY_COLOR: Final = (1 << COLORS) - 1  # all of them, as bits
BASIC_LAND_TYPES: Final = ("plains", "island", "swamp", "mountain", "forest")

# Keywords that a permanent simply has or has not.
DEATHTOUCH: Final = 0
DEFENDER: Final = 1
DOUBLE_STRIKE: Final = 2
FIRST_STRIKE: Final = 3
FLASH: Final = 4
FLYING: Final = 5
HASTE: Final = 6
HEXPROOF: Final = 7
INDESTRUCTIBLE: Final = 8
INTIMIDATE: Final = 9
PLAINSWALK: Final = 10  # the five landwalks follow one another as the colours do
ISLANDWALK: Final = 11
SWAMPWALK: Final = 12
MOUNTAINWALK: Final = 13
FORESTWALK: Final = 14
LIFELINK: Final = 15
REACH: Final = 16
TRAMPLE: Final = 17
VIGILANCE: Final = 18
SHROUD: Final = 19
FEAR: Final = 20  # those from here on are older than the rulebook, and stand for what their cards explain
SHADOW: Final = 21
HORSEMANSHIP: Final = 22
INFECT: Final = 23
WITHER: Final = 24
FLANKING: Final = 25
PHASING: Final = 26
LANDWALKS: Final = 0b11111 << PLAINSWALK
KEYWORD_NAMES: Final = (
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "intimidate",
    "plainswalk",
    "islandwalk",
    "swampwalk",
    "mountainwalk",
    "forestwalk",
    "lifelink",
    "reach",
    "trample",
    "vigilance",
    "shroud",
    "fear",
    "shadow",
    "horsemanship",
    "infect",
    "wither",
    "flanking",
    "phasing",
)


def keyword_rule(keyword: i64) -> str:
    """The rule a keyword rests on; the rulebook has none for shroud and older ones, which cards have all the same."""
    if keyword >= SHROUD:
        return "golden.card-over-rulebook"
    if (LANDWALKS >> keyword) & 1:
        return "keyword.landwalk"
    return f"keyword.{KEYWORD_NAMES[keyword].replace(' ', '-')}"


# What a continuous effect forbids or demands of a permanent or spell, as bits.
NO_ATTACK: Final = 1
NO_BLOCK: Final = 2
UNBLOCKABLE: Final = 4
NO_UNTAP: Final = 8
MUST_ATTACK: Final = 16
MUST_BE_BLOCKED: Final = 32
UNCOUNTERABLE: Final = 64
PICKY_BLOCKER: Final = 128  # there is something it cannot block
SHIELDED: Final = 256  # there is something it cannot be the target of
PROTECTED: Final = 512  # it has protection from something
NEEDS_TWO: Final = 1024  # only two or more creatures can block it
LURES: Final = 2048  # whatever is able to block it does so
EVASIVE: Final = 4096  # there is something that cannot block it
MUST_BLOCK: Final = 1 << 13
NO_REGENERATION: Final = 1 << 14
NO_ACTIVATION: Final = 1 << 15  # its activated abilities cannot be activated
NO_COMBAT_DAMAGE: Final = 1 << 16  # it assigns none
BY_TOUGHNESS: Final = 1 << 17  # it assigns combat damage equal to its toughness
IGNORES_DEFENDER: Final = 1 << 18
NOT_ALONE_ATTACK: Final = 1 << 19
NOT_ALONE_BLOCK: Final = 1 << 20
NEEDS_THREE: Final = 1 << 21  # only three or more creatures can block it
PICKY_ATTACKER: Final = 1 << 22  # there is somebody or something it cannot attack, or must
STAYS: Final = 1 << 23  # its controller may leave it tapped in the untap step
ONE_BLOCKER: Final = 1 << 25  # no more than one creature can block it
AS_UNBLOCKED: Final = 1 << 40  # it may assign its combat damage as though it weren't blocked
BOUND_BLOCKER: Final = 1 << 24  # there is something it blocks if able
ATTACKS_EACH_TURN: Final = 1 << 41  # it attacks once each turn if able
BLOCKS_EACH_TURN: Final = 1 << 42
LEAVES_FOR_EXILE: Final = 1 << 43  # it is exiled instead of leaving the battlefield for elsewhere
DIES_INTO_EXILE: Final = 1 << 44  # it is exiled instead of dying

# What a modifier can change: the kinds, each with its layer.
COPY: Final = 1  # layer 1: becomes a copy; amount is the printed card; its `Look` tells the rest
CONTROL: Final = 2  # layer 2: amount is the player
ADD_TYPE: Final = 3  # layer 4: amount is type bits
SET_TYPE: Final = 4  # layer 4: amount is type bits that replace the others
ADD_SUBTYPE: Final = 5  # layer 4: node tells the subtypes
SET_SUBTYPE: Final = 6  # layer 4: node tells the subtypes that replace those of the same kind
ADD_COLOR: Final = 7  # layer 5
SET_COLOR: Final = 8  # layer 5
ADD_KEYWORD: Final = 9  # layer 6: amount is keyword bits
LOSE_KEYWORD: Final = 10  # layer 6: amount is keyword bits
ADD_ABILITY: Final = 11  # layer 6: node is the ability
LOSE_ABILITIES: Final = 12  # layer 6
BAR: Final = 13  # layer 6: amount is bits
PROTECTION: Final = 14  # layer 6: amount is colour bits, or node a filter
NO_TARGET: Final = 15  # layer 6: node is a filter of what cannot target it
NO_BLOCKING: Final = 16  # layer 6: node is a filter of what it cannot block; amount tells in which way
DEFINE_POWER: Final = 17  # layer 7a: characteristic-defining
SET_POWER: Final = 18  # layer 7b: amount is power and toughness
PUMP: Final = 19  # layer 7c: amount is power and toughness
SWITCH: Final = 20  # layer 7e
MORE_BLOCKS: Final = 21  # layer 6: amount is how many more attackers it can block
NO_ATTACKING: Final = 22  # layer 6: node is what a player must control to be attacked by it
ATTACK_WHOM: Final = 23  # layer 6: node is whom, or what, it attacks if able
NO_TARGET_FROM: Final = 24  # layer 6: node is a filter of sources whose spells and abilities cannot target it
BLOCK_WHOM: Final = 25  # layer 6: node is what it blocks if able
NO_ATTACK_ON: Final = 26  # layer 6: node is whom, or what, it cannot attack
LOSE_SUBTYPE: Final = 27  # layer 4: amount is the number of a set of subtypes
LAST_CHANGE: Final = 27
# Modifiers that change no characteristic.
DELAYED: Final = 30  # a delayed triggered ability; amount is the kind of event
FLOATING: Final = 31  # a triggered ability without a permanent; node is the ability
PREVENTION: Final = 32  # node is the prevention effect; amount is 1 if it also holds for what its card becomes
MAY_PLAY: Final = 33  # its player may play that card
UNTIL_IT_LEAVES: Final = 34  # the card was exiled until the source leaves
PLAYER_RULE: Final = 35  # node is a rule about what players may do
NEXT_SPELL: Final = 36  # node is what happens to the next spell of a kind
SKIP_UNTAP: Final = 37  # the card does not untap in its controller's next untap step, or with an amount in its player's
REMEMBERED: Final = 39  # the source remembers the card
ENTERS_PLUS: Final = 40  # of a spell: what it becomes enters with that many +1/+1 counters
SHIELD: Final = 41  # prevents so much damage to its card or player
STATIC: Final = 42  # node is a static ability that applies for a while without a permanent
SKIP: Final = 44  # its player skips the next turn or step; amount is which
EXTRA_TURN: Final = 43  # its player takes the turn after this one
BLOCK_CHOOSER: Final = 45  # its player chooses which creatures block
CHAOTIC: Final = 46  # a blank roll of the planar die is a chaos roll
PUPPET: Final = 47  # its player controls another during that player's next turn
SUSPENDED: Final = 48  # the card is suspended; node is the rule that says what becomes of it
ENCODED: Final = 49  # the card is encoded on the source; node is the ability that it gives
STAYS_TAPPED: Final = 38  # the card does not untap while the source is controlled

NO_LIMIT: Final = 1 << 30  # of a hand without a maximum size
MOMENTS: Final = 32  # more than there are steps in a turn
LAYERS: Final = 8
# The layer of each kind of change, by its number; 7 to 10 are 7a, 7b, 7c and 7e.
LAYER_OF: Final = vec[i64]([0, 1, 2, 4, 4, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 10, 6, 6, 6, 6, 6, 6, 4])
AFTER_ALL: Final = 11  # what is only forbidden or demanded, of creatures of a power: their power as it is in the end
LAST_LAYER: Final = 11
ADDING: Final = (ADD_KEYWORD, BAR, PROTECTION, PUMP)  # those that just add something, in whatever order
DEMANDS: Final = (BAR, NO_BLOCKING, NO_ATTACKING, ATTACK_WHOM, BLOCK_WHOM, NO_ATTACK_ON, MORE_BLOCKS)

# The ways in which blocking is restricted between a creature and those a filter fits.
CANNOT_BLOCK_THOSE: Final = 0
NOT_BLOCKED_BY: Final = 1
ONLY_BLOCKED_BY: Final = 2
BLOCKS_ONLY: Final = 3
# How long, besides what all games have.
WHILE_HERE: Final = 20  # as long as the source remains on the battlefield, whoever controls it
WHILE_TAPPED: Final = 21  # as long as the source remains tapped
UNTIL_PLANESWALK: Final = 22  # until a player planeswalks
UNTIL_PLANE_LEFT: Final = 23  # until a player planeswalks away from a plane
WHILE_COUNTER: Final = 24  # as long as there is a counter of a kind on the card it changes
UNTIL_UPKEEP_OF: Final = 25  # until a player's next upkeep begins
WHILE_MINE_TAPPED: Final = 26  # as long as its player controls the source, and that remains tapped
# What a player may skip.
WHOLE_TURN: Final = 0  # others are steps, by their numbers

# Events.
ENTERED: Final = 0
LEFT: Final = 1  # number is the zone it goes to
DIED: Final = 2  # number is how many +1/+1 counters were on it
CAST: Final = 3
ATTACKED: Final = 4
BLOCKED: Final = 5  # card blocks, other is blocked
WAS_BLOCKED: Final = 6
DEALT_DAMAGE: Final = 7  # card deals it, other or player gets it
GAINED_LIFE: Final = 8
LOST_LIFE: Final = 9
DREW: Final = 10
DISCARDED: Final = 11
STEP_BEGAN: Final = 12  # number is the step
TARGETED: Final = 13
TAPPED_FOR_MANA: Final = 14
TAPPED: Final = 15
ATTACKERS_DECLARED: Final = 16
SACRIFICED: Final = 17
UNTAPPED: Final = 18
CYCLED: Final = 19
UNBLOCKED: Final = 20  # an attacking creature that nobody blocks
STATE: Final = 21  # nothing has happened: a card is asked whether something is so
BURIED: Final = 22  # a card is put into a graveyard from anywhere; number is the zone it came from
PLAYED_LAND: Final = 23
COUNTER_PUT: Final = 24  # one counter; number is its kind
COUNTER_TAKEN: Final = 25  # one counter; number is its kind
PLANESWALKED_TO: Final = 26
PLANESWALKED_AWAY: Final = 27  # told while the plane is still face up
CHAOS_ROLLED: Final = 28
DIE_ROLLED: Final = 29  # number is the face of the planar die
ENCOUNTERED: Final = 30  # a phenomenon
SET_IN_MOTION: Final = 31  # a scheme
ABANDONED: Final = 32  # a scheme, told while it is still face up
TURNED_UP: Final = 33  # a permanent is turned face up
TRANSFORMED: Final = 34
WOUNDED: Final = 35  # other or player is dealt damage by however many sources at the same time; number is all of it
LAST_COUNTER_TAKEN: Final = 36  # after which no counter of the kind is left there; number is its kind
ACTIVATED: Final = 37  # an ability of a card that is no mana ability; told while the card is as it was
SEARCHED: Final = 38  # player searches a library; number is 1 for their own
FACED: Final = 39  # card blocks other without having been declared as a blocker
STRUCK: Final = 40  # card deals damage to however many at the same time; number is all of it
EVENTS: Final = 41

# Circumstances of events, as bits.
COMBAT: Final = 1
TO_PLAYER: Final = 2
TO_CREATURE: Final = 4
FIRST_COUNTER: Final = 16  # of those that are put on a permanent at the same time
FIRST_BLOCK: Final = 8  # of those that one creature makes at the same time

# Counters that the rules know. Others follow, by name.
PLUS: Final = 0
MINUS: Final = 1
LOYALTY: Final = 2
COUNTER_NAMES: Final = ("+1/+1", "-1/-1", "loyalty")

SPLIT: Final = "split"  # the layouts of cards with several faces
FLIP: Final = "flip"
TRANSFORM: Final = "transform"
# How a card is face down.
CAST_DOWN: Final = 1
TURNED_DOWN: Final = 2
FACE_DOWN: Final = "Face-Down Creature"  # what people are told instead of a name
SPARING: Final = 1 << 16  # beside the colours of a protection: it does not remove what gives it
COMBATS_A_TURN: Final = 256  # more than there will be in a turn, so that a combat has a number in the game
NO_MORE: Final = -2  # the planeswalker a creature attacked, or the attacker it blocked, has left the combat


# Slots of a scope that every ability has: cards set aside and their marks, a colour or type chosen.
ASIDE: Final = 0
ASIDE_MARKS: Final = 1
CHOICE: Final = 2
FIRST_SLOT: Final = 3

HALF: Final = 1 << 15


def pair(power: i64, toughness: i64) -> i64:
    """Power and toughness in one number."""
    return power * (HALF * 2) + toughness + HALF


def power_of_pair(both: i64) -> i64:
    """The power in it."""
    return (both - (both & (HALF * 2 - 1))) // (HALF * 2)


def toughness_of_pair(both: i64) -> i64:
    """The toughness in it."""
    return (both & (HALF * 2 - 1)) - HALF


# What words look at, as bits of the layers that settle it.
OF_CONTROL: Final = 1 << 2
OF_TYPES: Final = 1 << 4
OF_COLORS: Final = 1 << 5
OF_ABILITIES: Final = 1 << 6
OF_POWER: Final = 0b1111 << 7

# What a permanent was as it left the battlefield, as bits of one number: these, its colours, its types.
WAS_TAPPED: Final = 1
WAS_ATTACKING: Final = 2
WAS_BLOCKING: Final = 4
WAS_FACED: Final = 8  # attacking and blocked
WAS_ENCHANTED: Final = 16
WAS_EQUIPPED: Final = 32
WAS_COLORED: Final = 8  # so far to the left are its colours
WAS_OF_TYPES: Final = 16  # and its types
