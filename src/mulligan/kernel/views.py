"""What of the story, decisions and log a player may see; the games add what is on the table."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.game import Game
from mulligan.kernel.options import Option


def story_view(game: Game, player: i64, phase: str) -> dict[str, object]:
    """Where the game stands: whose turn it is, in which phase, and how it ended."""
    names = game.match.names
    return {
        "game": game.match.ledger.game,
        "edition": game.match.edition,
        "you": names[player] if player >= 0 else None,
        "turn": game.turn,
        "phase": phase,
        "active": names[game.active],
        "over": game.over,
        "winner": names[game.result] if game.result >= 0 else None,
    }


def options_view(game: Game, player: i64) -> dict[str, object] | None:
    """The pending decision: for whoever must choose with every option, for others only whose it is."""
    decision = game.decision
    if decision is None:
        return None
    names = game.match.names
    deciders = {option.actor if option.actor >= 0 else decision.player for option in decision.options}
    shown: dict[str, object] = {"by": names[decision.player], "rule": decision.rule}
    if player in deciders:
        shown["topic"] = decision.topic
        shown["about"] = decision.about
        shown["options"] = [option_view(game, option) for option in decision.options if option.actor in (-1, player)]
    return shown


def option_view(game: Game, option: Option) -> dict[str, object]:
    """An option as plain data: its verb and the fields that say something."""
    shown: dict[str, object] = {"verb": option.verb}
    if option.card >= 0:
        shown["card"] = option.card
    if option.target >= 0:
        shown["target"] = option.target
    if option.text:
        shown["text"] = option.text
    if option.player >= 0:
        shown["player"] = game.match.names[option.player]
    if option.number >= 0:
        shown["number"] = option.number
    if option.ability >= 0:
        shown["ability"] = option.ability
    return shown


def log_view(game: Game, player: i64) -> list[dict[str, object]]:
    """The log as a player may read it: a card whose face they did not know at the time is not named."""
    shown: list[dict[str, object]] = []
    for note in game.log or []:
        if not note.what:
            continue
        line: dict[str, object] = {"what": note.what, "rules": list(note.rules)}
        if note.player >= 0:
            line["player"] = game.match.names[note.player]
        if note.card >= 0 and player >= 0 and (note.known >> player) & 1:
            line["card"] = note.card
        if note.other >= 0 and player >= 0 and (note.other_known >> player) & 1:
            line["other"] = note.other
        if note.number:
            line["number"] = note.number
        if note.text:
            line["text"] = note.text
        shown.append(line)
    return shown
