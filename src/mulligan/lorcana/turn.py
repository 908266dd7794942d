"""The turn: its phases and steps, from readying to the end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame
from mulligan.kernel.options import Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.acts import drop_stale, end_of_turn, gain_lore, ready, start_of_turn
from mulligan.lorcana.at_work import trace_table
from mulligan.lorcana.bag import settle
from mulligan.lorcana.check import something_required
from mulligan.lorcana.delayed import wake_delayed
from mulligan.lorcana.drawing import draw
from mulligan.lorcana.loops import offer_loop, remember, repeat
from mulligan.lorcana.options import END_OF_TURN, may_end, turn_options
from mulligan.lorcana.players import acting, next_to_act
from mulligan.lorcana.procedures import (
    CHALLENGE,
    CHECK,
    END_PHASE,
    INK_CARD,
    LOOP,
    MAIN_PHASE,
    MOVE,
    PLAY_CARD,
    QUEST,
    USE_ABILITY,
    Challenge,
    InkCard,
    Loop,
    MainPhase,
    Move,
    PlayCard,
    Quest,
    UseAbility,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    DRAW_STEP,
    END,
    INKWELL,
    LOCATION,
    MAIN,
    NO_READY_AT_START,
    READY_STEP,
    SET_STEP,
    TURN_ENDED,
    TURN_STARTED,
    WATCH_TURN,
    WAYS,
)
from mulligan.lorcana.triggers import tell


@rule("turn.phases", "turn.beginning-phase", "players.active")
def start_turn(game: Lorcana, frame: Frame) -> None:
    """The player whose turn it is becomes the active player."""
    game.phase = READY_STEP
    game.turn_applies = False
    game.turn_changes(WATCH_TURN)
    game.note("turn-begins", game.active, number=game.turn)
    for player in range(game.match.seats):
        game.inked[player] = 0
        game.ended[player] = False
    game.loops = []
    game.history = []


@rule("turn.ready-all")
def ready_cards(game: Lorcana, frame: Frame) -> None:
    """The active player readies all their cards in play and all their ink."""
    for player in acting(game):
        for card in game.in_play(player):
            if game.barred(card, NO_READY_AT_START):
                game.cite("golden.cannot-beats-can")
            else:
                ready(game, card, player)
        for card in game.pile(player, INKWELL):
            game.exerted[card] = 0


@rule("turn.during-your-turn")
def begin_turn_effects(game: Lorcana, frame: Frame) -> None:
    """Effects that apply during your turn start applying."""
    game.turn_applies = True
    game.turn_changes(WATCH_TURN)


@rule("turn.until-your-turn")
def end_effects_at_start(game: Lorcana, frame: Frame) -> None:
    """Effects that last until the start of this turn end."""
    start_of_turn(game)


@rule("turn.start-triggers-wait")
def trigger_start_of_turn(game: Lorcana, frame: Frame) -> None:
    """What triggers at the start of the turn triggers, and waits for the Set step."""
    for player in acting(game):
        tell(game, Event(TURN_STARTED, -1, -1, player))
        wake_delayed(game, TURN_STARTED, player)


@rule("check.when", "check.win-and-loss-first")
def check_ready_step(game: Lorcana, frame: Frame) -> None:
    """The game state is checked at the end of the Ready step; what that triggers waits for the Set step as well."""
    if something_required(game):
        game.begin(CHECK)


@rule("turn.dry", at_work=("cards.dry-from-set-step", "cards.dry-from-beginning-phase"))
def dry_characters(game: Lorcana, frame: Frame) -> None:
    """Characters in play are no longer drying."""
    game.phase = SET_STEP
    for player in acting(game):
        for card in game.in_play(player):
            game.drying[card] = 0


@rule("turn.location-lore", at_work=("cards.location-lore",))
def gain_location_lore(game: Lorcana, frame: Frame) -> None:
    """The active player gains lore from their locations."""
    for player in acting(game):
        for card in game.in_play(player):
            if game.card(card).type == LOCATION:
                gain_lore(game, player, game.lore_of(card), card)


@rule("turn.start-triggers-resolve")
def resolve_start_of_turn(game: Lorcana, frame: Frame) -> None:
    """What triggered in the Ready step goes into the bag, and all of it resolves."""
    settle(game)


@rule("turn.draw")
def draw_card(game: Lorcana, frame: Frame) -> None:
    """The active player draws a card, except on the first turn of the game."""
    game.phase = DRAW_STEP
    if game.turn > 1:
        players: list[int] = []
        for player in acting(game):
            if skips_draw(game, player):
                game.note("skips-draw", player, rule="replacement.skip")
            else:
                players.append(int(player))
        draw(game, players, [1 for _ in players])


def skips_draw(game: Lorcana, player: i64) -> bool:
    """Whether an ability has a player skip the Draw step."""
    # rule: replacement.skip
    if not game.fresh:
        game.refresh()
    if not game.conditional:
        return False
    for card in game.in_play(player):
        for ability in game.card(card).always:
            if ability.effect.skips_draw(game, card, ability):
                return True
    return False


@rule("turn.to-main")
def resolve_draw(game: Lorcana, frame: Frame) -> None:
    """Once nothing is left to resolve, the game moves into the Main Phase."""
    settle(game)


@rule("turn.main-phase")
def begin_main_phase(game: Lorcana, frame: Frame) -> None:
    """The active player may act."""
    game.phase = MAIN
    game.begin(MAIN_PHASE, MainPhase())


@rule(
    "turn.actions-any-order",
    at_work=(
        "players.active",
        "turn.declare-end",
        "play.when",
        "play.active-from-hand",
        "use.steps",
        "use.turn-action",
        "use.nothing-waiting",
        "use.not-during-quest-or-challenge",
    ),
)
def ask_turn_action(game: Lorcana, main: MainPhase) -> None:
    """The active player takes any turn action, or declares the end of the turn."""
    players = acting(game)
    if game.ended[game.active] or game.own_match.simultaneous:
        players = [player for player in players if not game.ended[player]]
    if not players:
        game.finish(main)
        return
    main.player = players[0]
    if game.own_match.simultaneous:
        game.cite("players.simultaneous-turn")
    if main.repeats <= 0 and game.rests(players[0], "turn.actions-any-order", "turn"):
        return
    options: list[Option] = []
    for player in players:
        turn_options(game, player, options)
        if may_end(game, player):
            options.append(END_OF_TURN)
        if len(players) > 1:
            options = [one if one.actor >= 0 else one.by(player) for one in options]
    if game.traced is not None:
        for player in players:
            trace_table(game, player)
    if game.loops:
        if repeat(game, main, players[0], options):
            return
        offer_loop(game, main, players[0], options)
    game.ask(players[0], "turn.actions-any-order", options, at_stake=True, topic="turn")


@rule("turn.actions-any-order")
def take_turn_action(game: Lorcana, main: MainPhase) -> None:
    """The action chosen is carried out from start to end."""
    answer = game.answer
    verb = answer.verb
    player = answer.whose(main.player)
    if verb == "repeat":
        game.begin(LOOP, Loop(player))
        return
    if verb != "end" or game.own_match.simultaneous:  # else nothing comes after it
        remember(game, player, answer)
    if verb == "end":
        game.ended[player] = True
    elif verb == "ink":
        game.begin(INK_CARD, InkCard(answer.card))
    elif verb == "play":
        game.begin(PLAY_CARD, PlayCard(answer.card, WAYS[answer.text], answer.target))
    elif verb == "quest":
        game.begin(QUEST, Quest(answer.card))
    elif verb == "challenge":
        game.begin(CHALLENGE, Challenge(answer.card, answer.target))
    elif verb == "move":
        game.begin(MOVE, Move(answer.card, answer.target))
    elif verb == "use":
        game.begin(USE_ABILITY, UseAbility(answer.card, answer.ability))


@rule("turn.actions-any-order")
def go_on(game: Lorcana, main: MainPhase) -> None:
    """And again, until the end is declared."""
    game.go_to(main, ask_turn_action)


@rule("turn.declare-end", "turn.end-phase")
def begin_end_phase(game: Lorcana, frame: Frame) -> None:
    """The end of the turn begins."""
    game.phase = END
    game.note("turn-ends", game.active)


@rule("turn.end-phase")
def end_phase(game: Lorcana, frame: Frame) -> None:
    """What the end of the turn triggers, resolves and ends."""
    game.begin(END_PHASE)


@rule("turn.end-triggers")
def trigger_end_of_turn(game: Lorcana, frame: Frame) -> None:
    """What triggers at the end of the turn goes into the bag, also when the player whose turn it was has left."""
    for player in acting(game) or [game.active]:
        tell(game, Event(TURN_ENDED, -1, -1, player))
        wake_delayed(game, TURN_ENDED, player)


@rule("turn.end-resolve")
def resolve_end_of_turn(game: Lorcana, frame: Frame) -> None:
    """All triggers in the bag resolve."""
    settle(game)


@rule("turn.effects-end")
def end_turn_effects(game: Lorcana, frame: Frame) -> None:
    """Effects that last until the end of the turn end; if any did, the bag comes first again."""
    drop_stale(game)
    if end_of_turn(game):
        game.go_to(frame, resolve_end_of_turn)


@rule("turn.next", "players.turn-passes-left")
def pass_turn(game: Lorcana, frame: Frame) -> None:
    """The turn passes to the left: player, number and phase change together."""
    game.active = next_to_act(game)
    game.turn += 1
    game.phase = READY_STEP
