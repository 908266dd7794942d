"""Check points: every place where the rulebook says "check timing", in its order, each a step of its own.

In a quiet game, where nothing has triggered and nothing has changed that rules look at, they are passed over.
"""

from __future__ import annotations

from mulligan.cipher.check import anything_due
from mulligan.cipher.procedures import CHECK, Check
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import Frame
from mulligan.kernel.rules import rule


def check_now(game: Cipher) -> None:
    """A check timing: what rules and triggered skills require is done, if anything is due."""
    # rule: check.timing
    if game.triggered:
        game.begin(CHECK, Check())
    elif game.due:
        if anything_due(game):
            game.begin(CHECK, Check())
        else:
            game.due = 0
            game.idle()
    else:
        game.idle()


# -- The turn ---------------------------------------------------------------------------------------------------------


@rule("check.point.turn-begun", "check.timing")
def check_turn_begun(game: Cipher, frame: Frame) -> None:
    """The turn has begun."""
    check_now(game)


@rule("check.point.units-untapped", "check.timing")
def check_units_untapped(game: Cipher, frame: Frame) -> None:
    """The turn player's units have been untapped."""
    check_now(game)


@rule("check.point.card-drawn", "check.timing")
def check_card_drawn(game: Cipher, frame: Frame) -> None:
    """The turn player has drawn."""
    check_now(game)


@rule("check.point.bond-phase", "check.timing")
def check_bond_phase(game: Cipher, frame: Frame) -> None:
    """The bond phase has begun."""
    check_now(game)


@rule("check.point.bond-placed", "check.timing")
def check_bond_placed(game: Cipher, frame: Frame) -> None:
    """The turn player has placed a bond, or not."""
    check_now(game)


@rule("check.point.deployment-phase", "check.timing")
def check_deployment_phase(game: Cipher, frame: Frame) -> None:
    """The deployment phase has begun."""
    check_now(game)


@rule("check.point.deployment-done", "check.timing")
def check_deployment_done(game: Cipher, frame: Frame) -> None:
    """The turn player deploys and levels up no more."""
    check_now(game)


@rule("check.point.action-phase", "check.timing")
def check_action_phase(game: Cipher, frame: Frame) -> None:
    """The action phase has begun."""
    check_now(game)


@rule("check.point.action-done", "check.timing")
def check_action_done(game: Cipher, frame: Frame) -> None:
    """The turn player acts no more."""
    check_now(game)


@rule("check.point.end-phase", "check.timing")
def check_end_phase(game: Cipher, frame: Frame) -> None:
    """The end phase has begun."""
    check_now(game)


# -- Deploying, levelling up, moving ----------------------------------------------------------------------------------


@rule("check.point.before-deploying", "check.timing")
def check_before_deploying(game: Cipher, frame: Frame) -> None:
    """A unit is to be deployed."""
    check_now(game)


@rule("check.point.deployed", "check.timing")
def check_deployed(game: Cipher, frame: Frame) -> None:
    """A unit has been deployed."""
    check_now(game)


@rule("check.point.before-level-up", "check.timing")
def check_before_level_up(game: Cipher, frame: Frame) -> None:
    """A unit is to level up."""
    check_now(game)


@rule("check.point.levelled-up", "check.timing")
def check_levelled_up(game: Cipher, frame: Frame) -> None:
    """A unit has levelled up."""
    check_now(game)


@rule("check.point.before-move", "check.timing")
def check_before_move(game: Cipher, frame: Frame) -> None:
    """A unit is to move."""
    check_now(game)


@rule("check.point.moved", "check.timing")
def check_moved(game: Cipher, frame: Frame) -> None:
    """A unit has moved."""
    check_now(game)


# -- Battle -----------------------------------------------------------------------------------------------------------


@rule("check.point.before-attack", "check.timing")
def check_before_attack(game: Cipher, frame: Frame) -> None:
    """A unit is to attack."""
    check_now(game)


@rule("check.point.battle-begun", "check.timing")
def check_battle_begun(game: Cipher, frame: Frame) -> None:
    """A target has been chosen: the battle has begun."""
    check_now(game)


@rule("check.point.supports-placed", "check.timing")
def check_supports_placed(game: Cipher, frame: Frame) -> None:
    """Support cards lie there, or have failed."""
    check_now(game)


@rule("check.point.support-skills", "check.timing")
def check_support_skills(game: Cipher, frame: Frame) -> None:
    """Support skills have been carried out."""
    check_now(game)


@rule("check.point.support-added", "check.timing")
def check_support_added(game: Cipher, frame: Frame) -> None:
    """Support has been added to the battling units' attack."""
    check_now(game)


@rule("check.point.critical", "check.timing")
def check_critical(game: Cipher, frame: Frame) -> None:
    """A critical attack has been made, or not."""
    check_now(game)


@rule("check.point.evasion", "check.timing")
def check_evasion(game: Cipher, frame: Frame) -> None:
    """The attack has been evaded, or not."""
    check_now(game)


@rule("check.point.attack-compared", "check.timing")
def check_attack_compared(game: Cipher, frame: Frame) -> None:
    """The attacks have been compared."""
    check_now(game)


@rule("check.point.supports-retreated", "check.timing")
def check_supports_retreated(game: Cipher, frame: Frame) -> None:
    """The support cards have retreated."""
    check_now(game)


# -- Using a skill ----------------------------------------------------------------------------------------------------


@rule("check.point.before-skill", "check.timing")
def check_before_skill(game: Cipher, frame: Frame) -> None:
    """A skill is to be used."""
    check_now(game)


@rule("check.point.skill-used", "check.timing")
def check_skill_used(game: Cipher, frame: Frame) -> None:
    """A skill has been used."""
    check_now(game)
