"""The numbers of Lorcana's own procedures; what steps each has is the edition's matter."""

from typing import Final

MAIN_PHASE: Final = 3
INK_CARD: Final = 4
PLAY_CARD: Final = 5
PLAY_FREE: Final = 6
QUEST: Final = 7
CHALLENGE: Final = 8
MOVE: Final = 9
USE_ABILITY: Final = 10
BAG: Final = 11
CHECK: Final = 12
END_PHASE: Final = 13
DAMAGE: Final = 14
LOOP: Final = 15
