"""What many games said, as one page that needs nothing else: who wins, when, and what each card has to do with it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from mulligan.lab.drawing import Point, curve, percent, points, section, table, whole_page
from mulligan.sim.card_statistics import WAYS, CardNumbers, CardStatistics
from mulligan.sim.statistics import Statistics, rate, wilson
from mulligan.speech import Words


def page(
    statistics: Statistics,
    cards: CardStatistics | None,
    sides: list[tuple[str, str]],
    words: Words,
    title: str,
    called: Callable[[str], str],
) -> str:
    """The whole page; sides are decks and who plays them, and `called` says what a card is called."""
    low, high = wilson(statistics.first_wins, statistics.first_games)
    first = words.say(
        "sim-first",
        rate=percent(rate(statistics.first_wins, statistics.first_games), words),
        low=percent(low, words),
        high=percent(high, words),
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(first)}</p>",
        section(words.say("tournament-standings"), wins(statistics, sides, words)),
    ]
    ends = ending(statistics, words)
    if ends:
        parts.append(section(words.say("tournament-lengths"), ends))
    for side, (deck, _) in enumerate(sides if cards is not None else []):
        assert cards is not None
        told = of_cards(cards.ordered(side), rate(statistics.wins[side], statistics.games), words, called)
        parts.append(section(words.say("sim-cards-title", deck=deck), told, words.say("sim-cards-why")))
    return whole_page(title, parts, words)


def wins(statistics: Statistics, sides: list[tuple[str, str]], words: Words) -> str:
    """How often each side won, drawn and as a table."""
    heads = ["sim-deck", "sim-agent", "sim-wins", "sim-rate", "sim-interval", "sim-as-first"]
    found: list[Point] = []
    rows: list[list[str]] = []
    for side, (deck, agent) in enumerate(sides):
        share = rate(statistics.wins[side], statistics.games)
        low, high = wilson(statistics.wins[side], statistics.games)
        name = deck + words.say("in-brackets", text=agent)
        found.append(Point(name, low, share, high, percent(share, words)))
        first = f"{statistics.wins_first[side]}/{statistics.games_first[side]}"
        interval = f"{percent(low, words)} – {percent(high, words)}"
        rows.append([deck, agent, str(statistics.wins[side]), percent(share, words), interval, first])
    return points(found, 0.0, 1.0, words, 1 / len(sides)) + table([words.say(head) for head in heads], rows, "left")


def ending(statistics: Statistics, words: Words) -> str:
    """Of all games the share that is over by each turn."""
    if not statistics.turns:
        return ""
    count = len(statistics.turns)
    shares = [sum(turns <= turn for turns in statistics.turns) / count for turn in range(max(statistics.turns) + 1)]
    return curve(shares, words.say("tournament-lengths-axis"), words)


def of_cards(cards: list[CardNumbers], usual: float, words: Words, called: Callable[[str], str]) -> str:
    """How often a deck won when it drew each of its cards, drawn beside how often it won at all, and as a table."""
    found: list[Point] = []
    rows: list[list[str]] = []
    for one in cards:
        low, high = wilson(one.wins["drawn"], one.games["drawn"])
        share = rate(one.wins["drawn"], one.games["drawn"])
        name = called(one.name)
        if one.games["drawn"]:
            found.append(Point(name, low, share, high, percent(share, words)))
        shares = [share_of(one.wins[way], one.games[way], words) for way in WAYS]
        rows.append([name, *shares, share_of(one.missed_wins, one.missed, words), f"{100 * one.lift():+.0f}"])
    heads = ["sim-card", *(f"sim-card-{column}" for column in (*WAYS, "not-drawn", "lift"))]
    drawn = f"<p>{escape(words.say('sim-card-drawn'))}</p>" + points(found, 0.0, 1.0, words, usual)
    return drawn + table([words.say(head) for head in heads], rows)


def share_of(won: int, games: int, words: Words) -> str:
    """How many of so many games were won, for people."""
    return f"{percent(won / games, words)} / {games}" if games else "–"
