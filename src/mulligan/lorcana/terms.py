"""The numbers behind Lorcana's nouns: zones, phases, card types, keywords, events, what effects can change."""

from typing import Final

# Zones. The last three are ours: cards in a stack under another, a card being played, cards of players who left.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
UNDER: Final = 5
LIMBO: Final = 6
GONE: Final = 7
ZONES: Final = 8

# What static abilities may look at, besides which cards are in play: a bit for each.
WATCH_EXERTED: Final = 1  # which cards in play are exerted
WATCH_DAMAGE: Final = 2
WATCH_PLACES: Final = 4  # who is at which location
WATCH_LORE: Final = 8
WATCH_PAST: Final = 16  # what happened this turn
WATCH_UNDER: Final = 32  # which cards are under others
WATCH_DECK: Final = 64  # the cards in a zone, and which of them are exerted: 64 << zone
WATCH_HAND: Final = WATCH_DECK << HAND
WATCH_INKWELL: Final = WATCH_DECK << INKWELL
WATCH_DISCARD: Final = WATCH_DECK << DISCARD
WATCH_TURN: Final = WATCH_DECK << ZONES  # whose turn it is, and which
WATCH_CHALLENGE: Final = WATCH_TURN << 1  # who is in a challenge
ZONE_NAMES: Final = ("deck", "hand", "play", "inkwell", "discard", "play", "being played", "gone")

# Phases and steps of a turn.
SETUP: Final = 0
READY_STEP: Final = 1
SET_STEP: Final = 2
DRAW_STEP: Final = 3
MAIN: Final = 4
END: Final = 5
PHASE_NAMES: Final = ("setup", "ready", "set", "draw", "main", "end")

# Turn actions, and declaring the end of the turn.
TURN_ACTIONS: Final = ("ink", "play", "quest", "challenge", "move", "use", "end")

# Card types. What is none of them cannot be played.
NO_TYPE: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
LOCATION: Final = 3
ACTION: Final = 4
TYPE_NAMES: Final = ("", "character", "item", "location", "action")

# Keywords.
BODYGUARD: Final = 0
CHALLENGER: Final = 1
EVASIVE: Final = 2
RECKLESS: Final = 3
RESIST: Final = 4
RUSH: Final = 5
SHIFT: Final = 6
SINGER: Final = 7
SING_TOGETHER: Final = 8
SUPPORT: Final = 9
WARD: Final = 10
VANISH: Final = 11
ALERT: Final = 12
BOOST: Final = 13
KEYWORD_NAMES: Final = (
    "bodyguard",
    "challenger",
    "evasive",
    "reckless",
    "resist",
    "rush",
    "shift",
    "singer",
    "sing together",
    "support",
    "ward",
    "vanish",
    "alert",
    "boost",
)

# What a continuous effect can forbid or allow, as bits.
NO_QUEST: Final = 1
NO_CHALLENGE: Final = 2
NO_READY_AT_START: Final = 4
NO_SING: Final = 8
NOT_CHALLENGED: Final = 16
CHALLENGE_READY: Final = 32
NO_READY: Final = 64
NO_EXERT_COST: Final = 128
NO_CHALLENGE_DAMAGE: Final = 256
NO_DAMAGE: Final = 512
CHALLENGE_SOME: Final = 1024  # ready characters of some kind may be challenged
NO_ABILITIES: Final = 2048  # it has lost them all
DEALS_FULLY: Final = 4096  # nothing reduces the damage it deals
MUST_QUEST: Final = 8192  # its player's turn does not end while it can quest
MUST_CHALLENGE: Final = 16384  # nor while it can challenge
KEEPS_DAMAGE: Final = 32768  # nobody removes damage from it
NO_USE: Final = 262144  # its abilities cannot be used
QUESTS_AT_ONCE: Final = 524288  # it counts as dry for questing
SPARED: Final = 131072  # the next damage it would be dealt is not dealt
NO_EFFECT_DAMAGE: Final = 1048576  # it is dealt damage in challenges only
BY_WILLPOWER: Final = 65536  # in challenges it deals as much damage as it has willpower

# What a continuous effect can change.
STRENGTH: Final = 1
WILLPOWER: Final = 2
LORE: Final = 3
KEYWORD: Final = 4  # node: the keyword; amount: its number
BAR: Final = 5  # amount: the bits above
ABILITY: Final = 6  # node: an ability granted
PAYS_LESS: Final = 7  # player, amount, node: which cards
FLOATING: Final = 8  # node: a triggered ability that lives for a time outside of any card
DELAYED: Final = 9  # node: an effect that waits for its moment
COST: Final = 10
PLAYER_BAR: Final = 11  # about: who may not play cards; node: which; named: of which name, if it asks for that
MORE_INK: Final = 12  # amount: how many cards more may be inked this turn
SHIELD: Final = 13  # node: the characters that cannot challenge this one
NAME: Final = 14  # node: a name it also counts as having
USED_UP: Final = 15  # node: an ability of the card that has had its turn
INSTEAD_OF_DISCARD: Final = 16  # amount: where the card goes when it would be discarded after resolving
ENTERS_EXERTED: Final = 17  # the card being played enters play exerted
VOICE: Final = 18  # how much more it counts as costing when it sings
LOSES: Final = 19  # node: a keyword it does not have
CLASS: Final = 20  # node: a classification it has, or has no longer
CHALLENGES_READY: Final = 21  # node: the ready characters it may challenge
PLAYER_RULE: Final = 22  # about: a player; amount: the bits below
NEXT_PLAYED: Final = 23  # node: what the next card of a kind gets that the player plays
STRENGTH_IS: Final = 24  # amount: what it is in place of the printed one
WILLPOWER_IS: Final = 25
LORE_IS: Final = 26
DEALS_MORE: Final = 27  # amount: how much more damage it deals
TAKES_MORE: Final = 28  # amount: how much more damage it is dealt
KEPT_FROM: Final = 29  # node: the cards that deal it no damage
MUTE: Final = 30  # node: the name of an ability that it has lost

# What a continuous effect can forbid a player, as bits.
NO_LORE_GAIN: Final = 1
NO_LORE_LOSS: Final = 2
NO_DISCARDING: Final = 4
NO_HEALING: Final = 8
NO_DRAWING: Final = 16

ANY_CHARACTER: Final = "*"  # what a character with Universal Shift may be played on

# Ways to play a card.
BY_INK: Final = 0
BY_SHIFT: Final = 1
BY_SONG: Final = 2
TOGETHER: Final = 3
FOR_FREE: Final = 4
WAY_NAMES: Final = ("ink", "shift", "sing", "sing-together", "free")
WAYS: Final = {name: way for way, name in enumerate(WAY_NAMES)}

# Events.
PLAYED: Final = 1
ENTERED: Final = 2
QUESTED: Final = 3
CHALLENGED: Final = 4
BANISHED: Final = 5
LEFT_PLAY: Final = 6
SANG: Final = 7
INKED: Final = 8
MOVED: Final = 9
TURN_STARTED: Final = 10
TURN_ENDED: Final = 11
DREW: Final = 12
DAMAGED: Final = 13
HEALED: Final = 14
READIED: Final = 15
EXERTED: Final = 16
DISCARDED: Final = 17
GAINED_LORE: Final = 18
LOST_LORE: Final = 19
CHOSEN: Final = 20
USED: Final = 21
RETURNED: Final = 22
DISCARDED_TOGETHER: Final = 23  # number: how many cards a player discarded at once
PUT_UNDER: Final = 24  # other: the card it was put under
SHIFTED_ONTO: Final = 25  # other: the card that was played on it
LEFT_DISCARD: Final = 26  # number: the zone it went to
INTO_DISCARD: Final = 27  # number: the zone it came from
CHALLENGE_ENDED: Final = 28
SUNG: Final = 29  # a song was sung, by however many
LEFT_WITH: Final = 30  # a card left play under another, which is the second card
PUT_UNDER_TOGETHER: Final = 31  # number: how many cards were put under a card at once
REVEALED: Final = 32  # the top card of a deck, shown to all
HAD: Final = 33  # a card left play, and had this number then; flags: which number
DAMAGE_THEN: Final = 0  # of those numbers, the damage on it
WAS_AT: Final = 34  # a character was at a location that left play, which is the second card
EVENTS: Final = 35

# Circumstances of an event, as bits.
IN_CHALLENGE: Final = 1
AS_CHALLENGER: Final = 2
AS_CHALLENGED: Final = 4
BY_CHALLENGE_DAMAGE: Final = 8
BY_SHIFTING: Final = 16
FOR_AN_ACTION: Final = 32
FOR_AN_ABILITY: Final = 64
FOR_SUPPORT: Final = 128
FROM_LOCATION: Final = 256
UNREDUCED: Final = 512  # nothing reduces the damage
NAMES_HIT: Final = 1024  # only those that were dealt damage are spoken of
