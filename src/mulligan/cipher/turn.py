"""The turn: its phases, from untapping to the end of the turn."""

from __future__ import annotations

from mulligan.cipher.acts import end_of_turn, start_of_turn, untap
from mulligan.cipher.loops import forget_loops
from mulligan.cipher.options import action_options
from mulligan.cipher.procedures import (
    ACTION_PHASE,
    BATTLE,
    BOND_PHASE,
    DEPLOYMENT_PHASE,
    END_PHASE,
    MOVE,
    START_PHASE,
    USE_SKILL,
    Battle,
    Moving,
    UsingSkill,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ACTION,
    ACTION_STARTED,
    BACK,
    BONUS,
    END,
    FRONT,
    START,
    STAYS_TAPPED,
    TURN_ENDED,
    TURN_STARTED,
    UNITS_MOVED,
    ZONES,
)
from mulligan.cipher.triggers import tell
from mulligan.cipher.zones import draw
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame
from mulligan.kernel.options import DONE, ENOUGH
from mulligan.kernel.rules import rule


@rule("turn.phases")
def start_phase(game: Cipher, turn: Frame) -> None:
    """The start phase."""
    game.begin(START_PHASE)


@rule("turn.phases")
def bond_phase(game: Cipher, turn: Frame) -> None:
    """The bond phase."""
    game.begin(BOND_PHASE)


@rule("turn.phases")
def deployment_phase(game: Cipher, turn: Frame) -> None:
    """The deployment phase."""
    game.begin(DEPLOYMENT_PHASE)


@rule("turn.phases")
def action_phase(game: Cipher, turn: Frame) -> None:
    """The action phase."""
    game.begin(ACTION_PHASE)


@rule("turn.phases")
def end_phase(game: Cipher, turn: Frame) -> None:
    """The end phase."""
    game.begin(END_PHASE)


# -- Start phase -----------------------------------------------------------------------------------------------------


@rule("turn.begin", at_work=("turn.period-effects-begin", "golden.during"))
def begin_turn(game: Cipher, phase: Frame) -> None:
    """The turn player's turn begins, and with it whatever works during this turn."""
    game.phase = START
    game.turn_changes()
    game.due |= UNITS_MOVED
    game.spent[0] = 0
    game.spent[1] = 0
    game.occurrences = []
    start_of_turn(game)
    forget_loops(game)
    game.note("turn-begins", game.active, number=game.turn)
    if game.own_match.listened[TURN_STARTED]:
        tell(game, Event(TURN_STARTED, -1, -1, game.active))


@rule("turn.untap")
def untap_units(game: Cipher, phase: Frame) -> None:
    """The turn player untaps all their units."""
    for pile in range(game.active * ZONES + FRONT, game.active * ZONES + BACK + 1):
        for card in game.piles[pile]:
            if game.tapped[card] != 0 and not game.has_bar(card, STAYS_TAPPED):  # rule: golden.cannot-beats-can
                untap(game, card)


@rule("turn.draw", at_work=("turn.first-turn-no-draw",))
def draw_card(game: Cipher, phase: Frame) -> None:
    """The turn player draws a card, except on the first turn of the game."""
    if game.turn == 1:  # rule: turn.first-turn-no-draw
        game.cite("turn.first-turn-no-draw")
        game.idle()
        return
    draw(game, game.active, 1)


# -- Action phase ----------------------------------------------------------------------------------------------------


@rule("turn.phases")
def begin_action_phase(game: Cipher, phase: Frame) -> None:
    """The action phase begins."""
    game.phase = ACTION
    forget_loops(game)
    if game.own_match.listened[ACTION_STARTED]:
        tell(game, Event(ACTION_STARTED, -1, -1, game.active))


@rule("action.actions", at_work=("action.may-skip", "action.first-turn-no-attack"))
def ask_action(game: Cipher, phase: Frame) -> None:
    """The turn player moves, attacks and uses skills in any order, as often as possible, or not at all."""
    if game.rests(game.active, "action.actions", "action"):
        return
    options = action_options(game, game.active)
    options.append(ENOUGH)  # rule: action.may-skip
    game.ask(game.active, "action.actions", options, at_stake=True, topic="action")


@rule("action.actions")
def take_action(game: Cipher, phase: Frame) -> None:
    """What was chosen is carried out from start to end; then the player may act again, until done."""
    answer = game.answer
    verb = answer.verb
    if verb == DONE:
        if game.log is not None:
            game.cite("action.may-skip")
        return
    game.go_to(phase, ask_action)
    game.resolved = 0
    if verb == "attack":
        game.begin(BATTLE, Battle(answer.card, answer.target))
    elif verb == "move":
        game.begin(MOVE, Moving(answer.card))
    else:
        game.begin(USE_SKILL, UsingSkill(answer.card, answer.ability))


# -- End phase -------------------------------------------------------------------------------------------------------


@rule("turn.phases")
def begin_end_phase(game: Cipher, phase: Frame) -> None:
    """The end phase begins; what waits for the end of the turn triggers."""
    game.phase = END
    game.note("turn-ends", game.active)
    if game.own_match.listened[TURN_ENDED]:
        tell(game, Event(TURN_ENDED, -1, -1, game.active))


@rule("turn.expire", at_work=("cards.level-up-marks", "cards.once-per-turn-marks"))
def expire(game: Cipher, phase: Frame) -> None:
    """What lasts until the end of the turn ends, and units forget what they did in it."""
    end_of_turn(game)
    for base in range(FRONT, 2 * ZONES, ZONES):
        for pile in range(base, base + 2):
            for card in game.piles[pile]:
                game.marks[card] &= BONUS
                game.used[card] = 0
    if game.own_match.hand_skills or game.own_match.far_uses:  # special skills are used elsewhere too
        for card in range(len(game.used)):
            game.used[card] = 0
    if game.own_match.counts_uses:
        for card in range(len(game.uses)):
            game.uses[card] = 0
    game.turn_changes()


@rule("turn.pass", "turn.alternate")
def pass_turn(game: Cipher, phase: Frame) -> None:
    """The other player becomes the turn player, and their turn begins."""
    game.active = 1 - game.active
    game.turn += 1
    game.phase = START
