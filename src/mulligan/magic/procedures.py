"""The procedures of the game, by number. Each edition says which steps they have."""

from typing import Final

GAME: Final = 1
TURN: Final = 2
PRIORITY: Final = 3
CHECK: Final = 4
CAST_SPELL: Final = 5
ACTIVATE: Final = 6
RESOLVE_TOP: Final = 7
PUT_TRIGGERS: Final = 8
ENTER: Final = 9
DAMAGE: Final = 10
COMBAT: Final = 11
CLEANUP: Final = 12
PAY: Final = 13
CHOOSE_TARGETS: Final = 14
MAKE_MANA: Final = 15
NEW_TARGETS: Final = 16
LEAVE: Final = 17
