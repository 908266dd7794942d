"""Views: all of a game that a player, or somebody who only watches, may know, as plain data. See docs/views.md.

What is the same in all games is here: where the game stands, the decision, the log. Each game adds what lies on its
table in its own `views.py`. A card is told by its number in the game (`id`), and only to those who know its face;
where a player must choose among cards they do not know, such a card is told by where it lies.
"""

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from mulligan.kernel.errors import NoDecision, NotAnOption
from mulligan.kernel.game import Game
from mulligan.kernel.options import Decision, Option


class Face(TypedDict):
    """A card whose face is seen."""

    id: int
    name: str
    number: NotRequired[str]  # where cards of one name differ: which of them it is


class Place(TypedDict):
    """Where a card lies whose face is not known."""

    player: str
    zone: str
    index: int  # from the top, or from the left


class Cause(TypedDict):
    """Something that makes a card other than what is printed on it."""

    what: str  # what it changes: "strength", "keyword", "attack", "power" …
    amount: NotRequired[int]  # by how much, or what it sets it to
    text: NotRequired[str]  # which keyword, type, colour
    by: NotRequired[int]  # the card it comes from, if the viewer knows it
    name: NotRequired[str]  # that card's name


class OptionView(TypedDict):
    """One thing a player may do now. Fields that say nothing are left out."""

    id: str  # what `choice_of` takes; the same for the same deed, whatever else is on offer
    verb: str
    card: NotRequired[int]
    card_at: NotRequired[Place]  # in place of `card`, where its face is not known
    card_of: NotRequired[str]  # who controls it, if it is not the chooser
    target: NotRequired[int]
    target_at: NotRequired[Place]
    target_of: NotRequired[str]
    text: NotRequired[str]
    player: NotRequired[str]
    number: NotRequired[int]
    ability: NotRequired[int]


class DecisionView(TypedDict):
    """What is being decided. Only who must choose is told more than who that is and by which rule."""

    by: str
    rule: str
    topic: NotRequired[str]  # what is being chosen, the id of a message
    about: NotRequired[int]  # the card whose effect or rule asks
    about_of: NotRequired[str]  # who controls it
    effect: NotRequired[str]  # what it would do, in the notation of the card language
    part: NotRequired[str]  # the part of it that is being chosen for
    chosen: NotRequired[list[int]]  # the cards chosen for it already
    looking: NotRequired[list[Face]]  # cards of a hidden pile that the player looks at meanwhile
    options: NotRequired[list[OptionView]]


class LogLine(TypedDict):
    """Something that happened. Cards are named to those who knew them then."""

    what: str  # the id of a message, without "note-"
    rules: list[str]
    player: NotRequired[str]
    card: NotRequired[int]
    other: NotRequired[int]
    number: NotRequired[int]
    text: NotRequired[str]


class LogView(TypedDict):
    """The log, from some line on."""

    log: list[LogLine]
    log_start: int  # the number of the first line given here
    log_length: int  # how many lines there are in all


class StoryView(TypedDict):
    """Where the game stands."""

    game: str
    edition: str
    you: str | None  # None for somebody who only watches
    turn: int
    phase: str
    active: str | None
    over: bool
    winner: str | None


class View(StoryView, LogView):
    """What all games tell; each game's own view adds players and what waits to resolve."""

    decision: DecisionView | None


# -- Who sees what -----------------------------------------------------------------------------------------------------


def saw(game: Game, player: i64, known: i64) -> bool:
    """Whether somebody is among those who know a face; who only watches knows what all players know."""
    if player >= 0:
        return (known >> player) & 1 != 0
    everybody = (1 << game.match.seats) - 1
    return known & everybody == everybody


def sees(game: Game, player: i64, card: i64) -> bool:
    """Whether somebody knows a card's face now."""
    if player >= 0:
        return game.knows(player, card)
    return saw(game, player, game.known[card])


def called(game: Game, player: i64, card: i64) -> int:
    """The number by which somebody knows a card that lies openly: another where they do not know its face."""
    return int(card if sees(game, player, card) or game.alias(card) < 0 else game.alias(card))


# -- Where the game stands ---------------------------------------------------------------------------------------------


def story_view(game: Game, player: i64, phase: str) -> StoryView:
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


# -- Decisions ---------------------------------------------------------------------------------------------------------


def options_of(decision: Decision, player: i64) -> list[Option]:
    """The options that are a player's own."""
    return [option for option in decision.options if option.whose(decision.player) == player]


def decision_view(game: Game, player: i64, zones: tuple[str, ...]) -> DecisionView | None:
    """The pending decision: for whoever must choose with every option, for others only whose it is."""
    decision = game.decision
    if decision is None:
        return None
    names = game.match.names
    shown: DecisionView = {"by": names[decision.player], "rule": decision.rule}
    own = options_of(decision, player)
    if own:
        shown["topic"] = decision.topic
        about = decision.about
        if about >= 0 and sees(game, player, about):
            shown["about"] = about
            shown["about_of"] = names[game.controller[about]]
        shown["options"] = [option_view(game, player, option, zones) for option in own]
    return shown


def option_view(game: Game, player: i64, option: Option, zones: tuple[str, ...]) -> OptionView:
    """An option as plain data: its id, its verb and the fields that say something."""
    names = game.match.names
    shown: OptionView = {"id": option_id(game, player, option), "verb": option.verb}
    card = option.card
    if card >= 0:
        if sees(game, player, card):
            shown["card"] = card
        elif game.alias(card) >= 0:
            shown["card"] = game.alias(card)
        else:
            shown["card_at"] = place_of(game, card, zones)
        if game.controller[card] != player:
            shown["card_of"] = names[game.controller[card]]
    target = option.target
    if target >= 0:
        if sees(game, player, target):
            shown["target"] = target
        elif game.alias(target) >= 0:
            shown["target"] = game.alias(target)
        else:
            shown["target_at"] = place_of(game, target, zones)
        if game.controller[target] != player:
            shown["target_of"] = names[game.controller[target]]
    if option.text:
        shown["text"] = option.text
    if option.player >= 0:
        shown["player"] = names[option.player]
    if option.number >= 0:
        shown["number"] = option.number
    if option.ability >= 0:
        shown["ability"] = option.ability
    return shown


def lies(game: Game, card: i64) -> tuple[int, int]:
    """In which pile a card lies, and how far from its top; -1 for a card that lies in none."""
    for i, pile in enumerate(game.piles):
        if card in pile:
            return i, pile.index(card)
    return -1, -1


def place_of(game: Game, card: i64, zones: tuple[str, ...]) -> Place:
    """Where a card lies, for those who do not know its face."""
    pile, index = lies(game, card)
    return {"player": game.match.names[pile // game.zones], "zone": zones[pile % game.zones], "index": index}


def option_id(game: Game, player: i64, option: Option) -> str:
    """What a player calls an option: by what is done to what. A card they do not know is called by where it lies."""
    parts = [option.verb]
    for mark, card in (("c", option.card), ("t", option.target)):
        if card >= 0:
            if sees(game, player, card):
                parts.append(f"{mark}{card}")
            elif game.alias(card) >= 0:
                parts.append(f"{mark}{game.alias(card)}")
            else:
                pile, index = lies(game, card)
                parts.append(f"{mark}{pile}-{index}")
    for mark, number in (("p", option.player), ("n", option.number), ("a", option.ability)):
        if number >= 0:
            parts.append(f"{mark}{number}")
    if option.text:
        parts.append(f"={option.text}")
    return ".".join(parts)


def choice_of(game: Game, player: i64, id: str) -> Option:
    """The option that a player calls by this id; an error if they have none of that name now."""
    decision = game.decision
    if decision is None:
        raise NoDecision("game-is-over" if game.over else "nobody-is-asked")
    for option in options_of(decision, player):
        if option_id(game, player, option) == id:
            return option
    raise NotAnOption("no-choice-of-seat", id=id, player=game.match.names[player])


# -- The log -----------------------------------------------------------------------------------------------------------


def log_view(game: Game, player: i64, since: i64 = 0) -> LogView:
    """The log as a player may read it, but for the first `since` lines, which they have already."""
    shown: list[LogLine] = []
    start = max(since, 0)
    log = game.log
    count = log.line_count() if log is not None else 0
    for note in log.lines_since(start) if log is not None else []:
        line: LogLine = {"what": note.what, "rules": list(note.rules)}
        if note.player >= 0:
            line["player"] = game.match.names[note.player]
        if note.card >= 0 and saw(game, player, note.known):
            line["card"] = note.card
        if note.other >= 0 and saw(game, player, note.other_known):
            line["other"] = note.other
        if note.number:
            line["number"] = note.number
        if note.text:
            line["text"] = note.text
        shown.append(line)
    return {"log": shown, "log_start": min(start, count), "log_length": count}
