"""Options for a person: grouped by what is done, numbered, told apart; and understood when typed in words."""

from __future__ import annotations

from typing import Final

from mulligan.cli.board import Board, Row
from mulligan.cli.files import plain
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.speech import Speaker

PASS: Final = "pass"  # comes last, wherever a game names it


class Choice:
    """A numbered option."""

    def __init__(self, number: int, option: Option, group: str, words: str) -> None:
        self.number = number
        self.option = option
        self.group = group
        self.words = words


def choices(game: Game, options: list[Option], topic: str, speaker: Speaker, board: Board, view: Row) -> list[Choice]:
    """The options in groups, in the order of the game; those that read the same are told apart."""
    groups: dict[str, list[Option]] = {}
    for option in sorted(options, key=lambda one: one.verb == PASS):
        groups.setdefault(group_name(speaker, option), []).append(option)
    told: list[Choice] = []
    for group, members in groups.items():
        lines = [speaker.option(game, option, topic) for option in members]
        marks = [
            " → ".join(looks(board, view, option)) if lines.count(line) > 1 else ""
            for option, line in zip(members, lines, strict=True)
        ]
        for option, line, mark in zip(members, lines, marks, strict=True):
            same = {other for other, alike in zip(marks, lines, strict=True) if alike == line}
            words = f"{line}  [{mark}]" if mark and len(same) > 1 else line
            told.append(Choice(len(told) + 1, option, group, words))
    return told


def looks(board: Board, view: Row, option: Option) -> list[str]:
    """What the cards of an option look like now, as far as there is anything to say."""
    told = [board.tell_apart(view, card) for card in (option.card, option.target) if card >= 0]
    return [one for one in told if one]


def group_name(speaker: Speaker, option: Option) -> str:
    """The heading an option stands under."""
    return speaker.words.either(f"group-{option.verb}", f"group-{option.verb}")


def understand(line: str, told: list[Choice]) -> list[Choice]:
    """The choices that somebody may mean: by number, or by words that all occur in it."""
    if line.isdecimal():
        return [choice for choice in told if choice.number == int(line)]
    wanted = plain(line)
    if not wanted:
        return []
    exact = [choice for choice in told if wanted in (plain(choice.option.verb), plain(choice.words))]
    if exact:
        return exact
    parts = wanted.split()
    return [
        choice
        for choice in told
        if all(part in plain(f"{choice.option.verb} {choice.group} {choice.words}").split() for part in parts)
    ]
