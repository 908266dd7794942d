"""What has happened: in a few lines since somebody last looked, and the whole log page by page, with its rules."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from mulligan.cli.language import say
from mulligan.cli.wrapping import hang
from mulligan.kernel.game import Game
from mulligan.speech import Speaker
from mulligan.speech.layouts import Layout

TURN: Final = "turn-begins"  # the note that begins a paragraph


class Told:
    """Something that happened, in words, with its rules."""

    def __init__(self, what: str, mine: bool, card: int, sentence: str, rules: list[str]) -> None:
        self.what = what
        self.mine = mine  # whether the reader did it, or it happened to them
        self.card = card
        self.sentence = sentence
        self.rules = rules


def happened(game: Game, start: int, speaker: Speaker, layout: Layout) -> list[Told]:
    """All that happened since a line of the log; of two notes that say the same, the first with the rules of both."""
    found: list[Told] = []
    for note in (game.log or [])[start:]:
        sentence = speaker.note(game, note)
        if not sentence:
            continue
        rule = speaker.cite(*note.rules[:1]) or speaker.cite(*note.rules)
        told = Told(note.what, note.player == speaker.viewer, int(note.card), sentence, [rule] if rule else [])
        before = found[-1] if found else told
        if layout.follows.get(note.what) == before.what and note.card == before.card:
            before.rules += [rule for rule in told.rules if rule not in before.rules]
        else:
            found.append(told)
    return found


def news(told: list[Told], layout: Layout, width: int, details: bool = True) -> list[Text]:
    """What has happened, a paragraph a turn, without what goes without saying, and perhaps without details."""
    paragraphs: list[list[str]] = [[]]
    for one in told:
        if one.what == TURN:
            paragraphs.append([])
        if one.what not in layout.quiet and (details or one.mine or one.what not in layout.details):
            paragraphs[-1].append(one.sentence)
    lines: list[Text] = []
    for paragraph in paragraphs:
        if paragraph:
            sentences = " ".join(counted(sentence, len(list(same))) for sentence, same in groupby(paragraph))
            lines += hang(Text(f"  {sentences}"), width)
    return lines


def news_in(told: list[Told], layout: Layout, width: int, room: int) -> list[Text]:
    """What has happened, in so many lines: without what goes without saying, without details, or the last of it."""
    lines = news(told, layout, width)
    return cut(news(told, layout, width, details=False) if len(lines) > room else lines, room)


def cut(lines: list[Text], most: int) -> list[Text]:
    """The last of many lines, and that there were more."""
    if len(lines) <= most:
        return lines
    kept = max(most - 1, 1)
    return [Text(f"  {say('news-more', number=len(lines) - kept)}", style="dim"), *lines[-kept:]]


def log_lines(game: Game, speaker: Speaker, layout: Layout, width: int) -> list[Text]:
    """The whole log: a line for each thing that happened, with its rules."""
    lines: list[Text] = []
    told = [(one.sentence, ", ".join(one.rules)) for one in happened(game, 0, speaker, layout)]
    for (sentence, rules), same in groupby(told):
        line = Text(f"  {counted(sentence, len(list(same)))}")
        lines += hang(line.append(f"  ({rules})", style="dim") if rules else line, width)
    return lines


def counted(sentence: str, count: int) -> str:
    """A sentence, and how often it is so."""
    return say("times-told", text=sentence, number=count) if count > 1 else sentence


class Pages:
    """Turns the pages of the log backwards."""

    def __init__(self) -> None:
        self.lines: list[Text] = []
        self.end = 0  # where the page shown last begins

    def last(self, lines: list[Text], size: int) -> list[Text]:
        """The last page."""
        self.lines, self.end = lines, len(lines)
        return self.earlier(size)

    def earlier(self, size: int) -> list[Text]:
        """The page before."""
        start = max(self.end - size, 0)
        page, self.end = self.lines[start : self.end], start
        if start > 0:
            page.append(Text(f"  {say('pages-more', number=start)}", style="dim"))
        return page
