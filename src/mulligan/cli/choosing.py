"""Options for a person: grouped by what is done, equal ones once, numbered; and understood when typed in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mulligan.cli.board import Board
from mulligan.cli.files import unmarked
from mulligan.cli.language import say
from mulligan.cli.seen import Row
from mulligan.cli.wrapping import flow
from mulligan.kernel.foreign import abroad, folded
from mulligan.kernel.game import Game
from mulligan.kernel.options import NO, YES, Option
from mulligan.speech import Speaker

MOST_FLAT: Final = 3  # options of a group that are told one by one; of more, first who acts, then on what
LONGEST_AMOUNT: Final = 9  # letters of a number that somebody may choose by typing it
MOST_BESIDE: Final = 3  # numbers that stand beside a card on the board, where it is wide
MOST_NAMED: Final = 3  # choices of a group that are always named, also where the board has their numbers
CUT_OFF: Final = 6  # letters at the beginning of a line that a choice which is cut off leaves free
LINKS: Final = " ,:→、：，"  # what stands between who acts and on what


class Choice:
    """A numbered choice: options that differ in nothing a person could see; or somebody who acts, with what then."""

    def __init__(self, option: Option, group: str, words: str) -> None:
        self.number = 0
        self.options = [option]
        self.group = group
        self.words = words
        self.mark = ""  # how its cards look, where that tells it from another
        self.then: list[Choice] = []  # on what, if that is asked next
        self.cards: list[str] = []  # the names of its cards in English, by which it may be meant as well
        self.game = ""
        self.also = ""  # what else its verb is called

    @property
    def option(self) -> Option:
        """The option that is taken."""
        return self.options[0]

    def is_amount(self) -> bool:
        """Whether it is nothing but a number."""
        return self.words.isdecimal() and len(self.words) < LONGEST_AMOUNT

    def count(self) -> int:
        """How many cards it could be done with."""
        return len({option.card for option in self.options}) if not self.then else 1

    def in_words(self) -> str:
        """In words."""
        words = say("times", number=self.count(), name=self.words) if self.count() > 1 else self.words
        return f"{words}  [{self.mark}]" if self.mark else words

    def leaves(self) -> list[Choice]:
        """Itself, or what it leads to."""
        return self.then or [self]


class Choices:
    """All that a person may choose now."""

    def __init__(
        self, game: Game, options: list[Option], topic: str, speaker: Speaker, board: Board, view: Row
    ) -> None:
        self.game = game
        self.topic = topic
        self.speaker = speaker
        self.board = board
        self.view = view
        self.looks = board.looks(view)
        groups: dict[str, list[Option]] = {}
        for option in sorted(options, key=lambda one: one.verb in speaker.kind.endings):
            groups.setdefault(group_name(speaker, option), []).append(option)
        self.all = [choice for group, members in groups.items() for choice in self.group(group, members)]
        amounts = all(choice.is_amount() for choice in self.all)
        for number, choice in enumerate(self.all, 1):
            choice.number = int(choice.words) if amounts else number  # what is a number itself is not numbered

    def group(self, name: str, options: list[Option]) -> list[Choice]:
        """The choices of a group: equal ones once; of very many, first who acts."""
        same: dict[tuple[object, ...], Choice] = {}
        for option in options:
            words = self.speaker.option(self.game, option, self.topic)
            key = (words, self.look(option.card), self.look(option.target), *option.row()[3:])
            if key in same:
                same[key].options.append(option)
            else:
                same[key] = Choice(option, name, words)
                same[key].game = self.speaker.kind.name
                same[key].also = self.also(option.verb)
                same[key].cards = [
                    self.speaker.kind.card_name(self.game, card)
                    for card in (int(option.card), int(option.target))
                    if self.known(card)
                ]
        found = list(same.values())
        for choice in found:
            if sum(other.words == choice.words for other in found) > 1:
                choice.mark = " → ".join(self.details(choice.option))
        return self.branched(found) if len(found) > MOST_FLAT else found

    def branched(self, found: list[Choice]) -> list[Choice]:
        """First who acts, then on what: where one card can do something in several ways, it is one choice."""
        by_card: dict[object, list[Choice]] = {}
        for choice in found:
            name = self.speaker.card_now(self.game, choice.option.card)
            whole = not name or not choice.words.startswith(name)
            key = id(choice) if whole else (choice.option.verb, name, self.look(choice.option.card))
            by_card.setdefault(key, []).append(choice)
        told: list[Choice] = []
        for members in by_card.values():
            first = members[0]
            if len(members) == 1:
                told.append(first)
                continue
            name = self.speaker.card_now(self.game, first.option.card)
            branch = Choice(first.option, first.group, name)
            branch.game, branch.cards = first.game, first.cards
            branch.then = members
            told.append(branch)
        for branch in told:
            if branch.then and sum(other.words == branch.words for other in told) > 1:
                branch.mark = self.board.tell_apart(self.view, int(branch.option.card))
        return told

    def also(self, verb: str) -> str:
        """What else a verb is called, as `why not` knows it."""
        words = self.speaker.words
        return words.say(f"also-{verb}") if words.has(f"also-{verb}") else ""

    def look(self, card: int) -> object:
        """How a card looks; one that nobody at this side of the table can see looks like any other."""
        return self.looks.get(card, "" if not self.known(card) else card)

    def known(self, card: int) -> bool:
        """Whether the viewer knows a card's face."""
        return card >= 0 and self.speaker.card_now(self.game, card) != self.speaker.words.say("a-card")

    def details(self, option: Option) -> list[str]:
        """What the cards of an option look like now, as far as there is anything to say."""
        told = [self.board.tell_apart(self.view, card) for card in (option.card, option.target) if card >= 0]
        return [one for one in told if one]

    def onwards(self, choice: Choice) -> list[Choice]:
        """The second step of a choice: on what, each with how it looks, numbered anew."""
        name = choice.words
        found: list[Choice] = []
        for leaf in choice.then:
            rest = leaf.words[len(name) :].strip(LINKS) or leaf.words
            new = Choice(leaf.option, name, rest)
            new.options = leaf.options
            new.mark = self.board.tell_apart(self.view, int(leaf.option.target)) if leaf.option.target >= 0 else ""
            new.number = len(found) + 1
            found.append(new)
        return found


def numbers_on_board(told: list[Choice], narrowed: bool, most: int = MOST_BESIDE) -> dict[int, str]:
    """By card, the numbers of the choices it begins, or in a second step ends; for the board."""
    numbers: dict[int, list[str]] = {}
    for choice in told:
        for option in choice.options if not choice.then else [one for leaf in choice.then for one in leaf.options]:
            card = option.target if narrowed and option.target >= 0 else option.card
            listed = numbers.setdefault(int(card), [])
            if card >= 0 and str(choice.number) not in listed:
                listed.append(str(choice.number))
    return {card: ",".join(found) for card, found in numbers.items() if 0 < len(found) <= most}


def choice_lines(
    told: list[Choice], width: int, on_board: dict[int, str] | None = None, cut_off: bool = False
) -> list[Text]:
    """Choices as they are shown: a line a group, wrapped; where all are of one group it is not named.

    Where the board has their numbers and room is little, the cards of a group are not named again; where it is less,
    what takes more than a line is cut off.
    """
    groups: dict[str, list[Choice]] = {}
    for choice in told:
        groups.setdefault(choice.group, []).append(choice)
    lines: list[Text] = []
    for group, members in groups.items():
        lead = Text("  ") if len(groups) == 1 else Text(f"  {say('label', name=group)}", style="cyan")
        beside = [choice for choice in members if int(choice.option.card) in (on_board or {})]
        runs = len(beside) > MOST_NAMED and beside[-1].number - beside[0].number == len(beside) - 1
        parts = [numbered(choice) for choice in members if not runs or choice not in beside]
        for number, part in enumerate(parts if cut_off else []):
            part.truncate(width - (CUT_OFF if number else max(lead.cell_len, CUT_OFF)), overflow="ellipsis")
        if runs:
            run = say("numbers-on-board", first=beside[0].number, last=beside[-1].number)
            parts.insert(0, Text(run, style="bold green"))
        if len(groups) == 1:
            lines += flow(lead, parts, width, between="  ")
        else:
            lines += flow(lead, parts, width, between="  ", indent=4)
    return lines


def numbered(choice: Choice) -> Text:
    """A choice with its number; an amount is its own number."""
    if choice.is_amount() and choice.words == str(choice.number):
        return Text(choice.words, style="bold green")
    return Text.assemble((f"{choice.number})", "bold green"), f" {choice_words(choice)}")


def choice_words(choice: Choice) -> str:
    """A choice in a list: of one that leads to several, how many."""
    return say("leads-on", words=choice.in_words(), number=len(choice.then)) if choice.then else choice.in_words()


def group_name(speaker: Speaker, option: Option) -> str:
    """The heading an option stands under."""
    return speaker.words.either(f"group-{option.verb}", f"group-{option.verb}")


def understand(line: str, told: list[Choice]) -> list[Choice]:
    """The choices that somebody may mean: by number, by words that all occur in it, or by how words begin."""
    wanted = unmarked(line)
    if line.isdecimal():
        return [choice for choice in told if choice.number == int(line)]
    short = {"y": YES, "n": NO, say("yes")[:1]: YES, say("no")[:1]: NO}.get(wanted)
    leaves = [leaf for choice in told for leaf in choice.leaves()]
    exact = {id(leaf) for leaf in leaves if is_exactly(leaf, wanted) or leaf.option.verb == short}
    if exact or not wanted:
        return [one for choice in told for one in fitting(choice, exact)]
    parts = wanted.split()
    if parts[-1].isdecimal() and len(parts) == 2:  # a verb and a number
        return [one for one in told if one.number == int(parts[-1]) and spoken(one, parts[:1], begins=False)]
    for begins in (False, True):
        found = {id(leaf) for leaf in leaves if spoken(leaf, parts, begins)}
        if found:
            return [one for choice in told for one in fitting(choice, found)]
    found = {id(leaf) for leaf in leaves if spoken_abroad(leaf, line)}
    return [one for choice in told for one in fitting(choice, found)]


def spoken_abroad(choice: Choice, line: str) -> bool:
    """Whether all these words occur in a choice, its cards named in any language."""
    elsewhere = [name for card in choice.cards for name in abroad(choice.game, card)]
    own = f"{choice.option.verb} {choice.group} {choice.words} {choice.also}"
    told = "|".join([folded(own), *map(folded, choice.cards), *elsewhere])
    return all(folded(part) in told for part in line.split())


def is_exactly(choice: Choice, wanted: str) -> bool:
    """Whether somebody says a choice's verb, or all of its words."""
    return wanted in (unmarked(choice.option.verb), unmarked(choice.words))


def fitting(choice: Choice, found: set[int]) -> list[Choice]:
    """Of a choice what is among those found: itself, if all that it leads to is."""
    leaves = [leaf for leaf in choice.leaves() if id(leaf) in found]
    return [choice] if len(leaves) == len(choice.leaves()) else leaves


def spoken(choice: Choice, parts: list[str], begins: bool) -> bool:
    """Whether all these words occur in a choice, or in `begins` each is how one of its words begins."""
    words = unmarked(f"{choice.option.verb} {choice.group} {choice.words}").split()
    if begins:
        return all(any(word.startswith(part) for word in words) for part in parts)
    return all(part in words for part in parts)
