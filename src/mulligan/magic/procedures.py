"""The numbers of Magic's own procedures; what steps each has is the edition's matter."""

from typing import Final

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
