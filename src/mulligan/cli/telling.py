"""What has happened: in a few lines since somebody last looked, and the whole log page by page, with its rules."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from mulligan.cli.language import in_a_row, say
from mulligan.cli.wrapping import hang
from mulligan.kernel.events import Note
from mulligan.kernel.game import Game
from mulligan.speech import Speaker
from mulligan.speech.layouts import Layout

TURN: Final = "turn-begins"  # the note that begins a paragraph
DRAWS: Final = "draws"


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
    notes = [note for note in game.notes(start) if note.what]
    for _, same in groupby(
        notes, key=lambda note: (note.player, note.rules) if drawn(game, note, speaker) else id(note)
    ):
        run = list(same)
        note = run[0]
        sentence = speaker.note(game, note) if len(run) == 1 else speaker.note_of_several(game, run)
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


def drawn(game: Game, note: Note, speaker: Speaker) -> bool:
    """Whether somebody drew a card that the reader knows: several such are one line."""
    return note.what == DRAWS and speaker.among(game, note.known)


def news(told: list[Told], layout: Layout, details: bool = True) -> list[list[str]]:
    """What has happened, a paragraph a turn, without what goes without saying, and perhaps without details."""
    paragraphs: list[list[str]] = [[]]
    for one in told:
        if one.what == TURN:
            paragraphs.append([])
        if one.what not in layout.quiet and (details or one.mine or one.what not in layout.details):
            paragraphs[-1].append(one.sentence)
    return [[counted(sentence, len(list(same))) for sentence, same in groupby(one)] for one in paragraphs if one]


def wrapped(paragraphs: list[list[str]], width: int) -> list[Text]:
    """Paragraphs of sentences, in lines."""
    return [
        line for sentences in paragraphs for line in hang(Text(f"  {say('list-between-lines').join(sentences)}"), width)
    ]


def news_in(told: list[Told], layout: Layout, width: int, room: int) -> list[Text]:
    """What has happened, in so many lines: without what goes without saying, without details, or the last of it."""
    paragraphs = news(told, layout)
    if len(wrapped(paragraphs, width)) > room:
        paragraphs = news(told, layout, details=False)
    return last_of(paragraphs, width, room)


def last_of(paragraphs: list[list[str]], width: int, room: int) -> list[Text]:
    """The last sentences that there is room for, and how many came before; nothing where there is no room at all."""
    lines = wrapped(paragraphs, width)
    if len(lines) <= room:
        return lines
    kept: list[list[str]] = []
    left = sum(map(len, paragraphs))
    for paragraph in reversed(paragraphs):
        for count in range(1, len(paragraph) + 1):
            more = [paragraph[-count:], *(kept if count == 1 else kept[1:])]
            if len(wrapped(more, width)) >= room:
                before = Text(f"  {say('news-more', number=left)}", style="dim")
                return [before, *wrapped(kept, width)] if room > 0 else []
            kept, left = more, left - 1
    return wrapped(kept, width)


def log_lines(game: Game, speaker: Speaker, layout: Layout, width: int) -> list[Text]:
    """The whole log: a line for each thing that happened, with its rules."""
    lines: list[Text] = []
    told = [(one.sentence, in_a_row(one.rules)) for one in happened(game, 0, speaker, layout)]
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
