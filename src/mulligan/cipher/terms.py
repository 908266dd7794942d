"""The numbers behind Cipher's nouns: zones, phases, symbols, weapons, types, events, what effects can change."""

from typing import Final

# Zones. The last is ours: the cards of a stack below its top card.
DECK: Final = 0
HAND: Final = 1
SUPPORT: Final = 2
RETREAT: Final = 3
ORBS: Final = 4
BONDS: Final = 5
FRONT: Final = 6
BACK: Final = 7
UNDER: Final = 8
ZONES: Final = 9
TURNED_UP: Final = 2  # in the column `face_down`: an orb that an effect has turned face up; others are face down anyway
FAR_ZONES: Final = (HAND, SUPPORT, RETREAT, BONDS)  # off the battlefield, where somebody may refer to a card
ZONE_NAMES: Final = ("deck", "hand", "support", "retreat", "orbs", "bonds", "front", "back", "under")

# Phases.
SETUP: Final = 0
START: Final = 1
BOND: Final = 2
DEPLOYMENT: Final = 3
ACTION: Final = 4
END: Final = 5
PHASE_NAMES: Final = ("setup", "start", "bond", "deployment", "action", "end")

# What a card shows: a bit for each sign.
SYMBOL_NAMES: Final = ("red", "blue", "white", "black", "green", "purple", "yellow", "brown", "colorless")
GENDER_NAMES: Final = ("male", "female")
WEAPON_NAMES: Final = ("sword", "lance", "axe", "bow", "tome", "staff", "dragonstone", "knife", "fang", "fist", "brawl")
TYPE_NAMES: Final = ("armored", "beast", "flier", "dragon", "mirage", "monster")
SIGN_NAMES: Final = SYMBOL_NAMES + GENDER_NAMES + WEAPON_NAMES + TYPE_NAMES
WEAPONS: Final = ((1 << len(WEAPON_NAMES)) - 1) << len(SYMBOL_NAMES + GENDER_NAMES)
SYMBOLS: Final = (1 << SYMBOL_NAMES.index("colorless")) - 1  # which comes last, and is the lack of a symbol

# Ranges, a bit for each.
RANGE_ONE: Final = 1
RANGE_TWO: Final = 2
RANGE_THREE: Final = 4
RANGE_NAMES: Final = ("-", "1", "2", "1-2", "3", "1,3", "2-3", "1-3")

# Marks that a unit carries for a turn, and the bonus it has earned.
LEVELLED: Final = 1
CHANGED: Final = 2
BONUS: Final = 4
ATTACKED_MARK: Final = 8
MOVED_MARK: Final = 16
DEPLOYED_MARK: Final = 32

# What a continuous effect can forbid or allow, as bits.
NO_ATTACK: Final = 1
NO_CRITICAL: Final = 2
NO_EVADE: Final = 4  # this unit's attacks cannot be evaded
SAFE_FROM_ATTACKS: Final = 8
INDESTRUCTIBLE: Final = 16
TRIPLE_CRITICAL: Final = 32
NO_MOVE: Final = 64
NO_UNTAP: Final = 128
NO_EVADING: Final = 256  # this unit cannot evade
NOT_MOVED_BY_ENEMIES: Final = 512
NO_LEVEL_UP: Final = 1024
NOT_MOVED_BY_SKILLS: Final = 2048
NOT_DESTROYED_BY_SKILLS: Final = 4096
NOT_DESTROYED_BY_ENEMIES: Final = 8192
NOT_CHOSEN_BY_ENEMIES: Final = 16384
SUPPORTED_TWICE: Final = 32768  # the support skills of its support cards are carried out twice
NOT_TAPPED_BY_ENEMIES: Final = 65536
STAYS_TAPPED: Final = 131072  # as its player's turn starts

# What a continuous effect can change.
ATTACK: Final = 1
SUPPORT_POWER: Final = 2
SIGN: Final = 3  # amount: a bit of the signs
RANGE: Final = 4  # amount: bits of the ranges; below zero of those lost, with RANGE_ALONE of all that are left
RANGE_ALONE: Final = 8
ORBS_DESTROYED: Final = 5  # amount: how many
BAR: Final = 6  # amount: the bits above
SKILL: Final = 7  # node: a skill gained
LOSES: Final = 8  # amount: the name of a skill lost
NOT_USABLE: Final = 9  # amount: the name of a skill that cannot be used
SHIELD: Final = 10  # node: the units that cannot attack it
REACH: Final = 11  # node: the units it can attack whatever its range
FAILS: Final = 12  # node: the cards that fail to support it
SUCCEEDS: Final = 13  # node: the cards that succeed in supporting it, whatever their name
EVADE_BAR: Final = 14  # node: units that cannot evade its attacks
WORLD: Final = 15  # node: a continuous effect that lives for a time outside of any card
COPY: Final = 16  # amount: the printed card that is copied
RETREAT_INSTEAD: Final = 17  # node: what happens to its support card instead of retreating; amount: the skill
DESTROYED_INSTEAD: Final = 18  # node: what happens to it instead of retreating, destroyed; amount: by what
DEPLOY_COST: Final = 19
ATTACK_SET: Final = 20
SAFE_FROM: Final = 21  # node: the units whose attacks cannot destroy it
PAID: Final = 22  # node: the skill of the source for whose cost it was tapped this turn
CRITICAL_TO_DECK: Final = 24  # node: cards that may go on top of the deck instead when it makes a critical attack
RAISED: Final = 25  # it levelled up or grew this turn beside the source; amount: the state the source was in
AIM_BAR: Final = 26  # node: the units it cannot attack
LATER: Final = 27  # node: a skill of no card that waits for its moment; amount: whether it goes on waiting
REACHED: Final = 28  # node: the units that can attack it whatever their range
CRITICAL_WITH: Final = 29  # node: cards by which it may be made to attack critically, whatever their name
EVADE_WITH: Final = 30  # node: cards by which it may evade, whatever their name
NO_DEPLOY: Final = 31  # of a player (`of_player`); node: cards they cannot deploy; amount: the name that was named
NO_DEPLOY_BY_SKILL: Final = 32  # the same of what skills deploy
KEPT_IN_HAND: Final = 33  # it is not put from the hand into the retreat area by skills of the opponent
CLASS_CHANGE_COST: Final = 34  # of a card in hand; amount: by how much
SPARED: Final = 35  # node: what happens instead of its destruction; amount: by what
FREE: Final = 23  # amount: the name of a skill whose cost need not be paid

# By what a unit must be destroyed for something to happen instead of that, or of its retreat.
BY_ATTACK_ALONE: Final = -1
ANYHOW: Final = -2
BY_SKILL_ALONE: Final = -3

# Events.
ATTACKED: Final = 1
DEPLOYED: Final = 2
LEVELLED_UP: Final = 3
DESTROYED: Final = 4
CRITICAL: Final = 5
EVADED: Final = 6
MOVED: Final = 7
TURN_STARTED: Final = 8
TURN_ENDED: Final = 9
BATTLE_ENDED: Final = 10
DREW: Final = 11
BONDED: Final = 12
ORB_DESTROYED: Final = 13
TAPPED: Final = 14
SUPPORTED: Final = 15
RETREATED: Final = 16
GREW: Final = 17
ACTION_STARTED: Final = 18
UNTAPPED: Final = 19
SUPPORT_FAILED: Final = 20
ADDED: Final = 21  # to a hand, by a skill
PUT: Final = 22  # into a retreat area, by a skill
REVEALED: Final = 23
FLIPPED: Final = 24
DEPLOYMENT_STARTED: Final = 25
BOND_STARTED: Final = 26
USED_SKILL: Final = 27
EVENTS: Final = 28

# Circumstances of an event, as bits.
BY_ATTACK: Final = 1
BY_SKILL: Final = 2
BY_CLASS_CHANGE: Final = 4
AS_TURN_ACTION: Final = 8
BY_OPPONENT: Final = 16  # of the card's owner
FROM_HAND: Final = 32
FROM_RETREAT: Final = 64
FROM_DECK: Final = 128
FACE_DOWN: Final = 256
FIRST: Final = 512  # of several cards at once
AS_COST: Final = 1024
ON_TABLE: Final = 2048  # a skill of a unit on the battlefield or a support skill brought it about
BY_CRITICAL: Final = 4096  # by an attack that was a critical one
IN_HAND: Final = 1 << 20  # not of the event: the skill triggered while its card was in a hand

# What has changed that rule processing may look at, as bits.
CARDS_MOVED: Final = 1
UNITS_MOVED: Final = 2
UNITS_ARRIVED: Final = 4
UNITS_MARKED: Final = 8  # destroyed, or with a bonus
EVERYTHING: Final = 15

# What continuous skills look at: a bit for each zone (that of the stacks for who is on top of one), and these.
WATCH_TAPPED: Final = 1 << 16
WATCH_USED: Final = 1 << 17
WATCH_UNITS: Final = 1 << 18  # which units there are
WATCH_ROWS: Final = 1 << 19
WATCH_BATTLE: Final = 1 << 20  # who battles whom
WATCH_TURN: Final = 1 << 21  # whose turn it is, what happened in it
WATCH_ATTACK: Final = 1 << 22
WATCH_ALL: Final = (1 << 23) - 1

FRONT_WORD: Final = "front"
BACK_WORD: Final = "back"
