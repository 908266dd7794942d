"""The numbers of Cipher's own procedures; what steps each has is the edition's matter."""

from typing import Final

BOND_PHASE: Final = 3
DEPLOYMENT_PHASE: Final = 4
ACTION_PHASE: Final = 5
END_PHASE: Final = 6
CHECK: Final = 7
DEPLOY: Final = 8
LEVEL_UP: Final = 9
MOVE: Final = 10
BATTLE: Final = 11
USE_SKILL: Final = 12
PAY: Final = 13
SUPPORT_SKILLS: Final = 14
RETREAT_SUPPORT: Final = 15
START_PHASE: Final = 16
LOOP: Final = 17
