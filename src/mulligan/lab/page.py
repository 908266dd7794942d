"""A tournament as one page that needs nothing else: standings, ratings, a heat map of decks, when and how games end."""

from __future__ import annotations

from collections import Counter
from html import escape

from mulligan.lab.bouts import Entrant
from mulligan.lab.drawing import Point, curve, percent, points, section, table, whole_page
from mulligan.lab.standings import Report
from mulligan.sim.statistics import CERTAINTY, rate, wilson
from mulligan.speech import Words


def page(report: Report, words: Words, title: str) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary(report, words))}</p>",
        section(words.say("tournament-standings"), standings(report, words)),
        section(words.say("tournament-ratings"), ratings(report, words), words.say("tournament-ratings-why")),
        section(words.say("tournament-decks"), heat_map(report, words), words.say("tournament-decks-why")),
        section(words.say("tournament-lengths"), lengths(report, words)),
        section(words.say("tournament-how"), endings(report, words)),
    ]
    return whole_page(title, parts, words)


def summary(report: Report, words: Words) -> str:
    """What was played, and whether going first helps."""
    low, high = wilson(report.first_wins, report.first_games)
    seed = report.tournament.plan.seed
    played = words.say("tournament-played", matches=len(report.bouts), games=report.games, seed=seed)
    first = words.say(
        "sim-first",
        rate=percent(rate(report.first_wins, report.first_games), words),
        low=percent(low, words),
        high=percent(high, words),
    )
    return " ".join([played, first])  # sentences that end by themselves


def standings(report: Report, words: Words) -> str:
    """The table of all entrants."""
    heads = ["sim-deck", "sim-agent", "tournament-matches", "sim-wins", "tournament-share", "sim-interval"]
    rows: list[list[str]] = []
    for one in report.ordered():
        entrant = report.entrants[one.entrant]
        low, high = wilson(one.score, one.matches)
        share = percent(one.score / one.matches if one.matches else 0.0, words)
        interval = f"{percent(low, words)} – {percent(high, words)}"
        deck, agent = words.deck(entrant.deck[0]), words.agent(entrant.agent)
        rows.append([deck, agent, str(one.matches), str(one.wins), share, interval])
    return table([words.say(head) for head in heads], rows, "left")


def ratings(report: Report, words: Words) -> str:
    """Each rating as a point with its interval."""
    found: list[Point] = []
    for one in sorted(report.standings, key=lambda one: (-one.rating, one.entrant)):
        half = CERTAINTY * one.error
        name = called(report.entrants[one.entrant], words)
        found.append(Point(name, one.rating - half, one.rating, one.rating + half, f"{one.rating:.1f}"))
    return points(found, min(one.low for one in found), max(one.high for one in found), words)


def called(entrant: Entrant, words: Words) -> str:
    """A deck and who plays it."""
    return words.deck(entrant.deck[0]) + words.say("in-brackets", text=words.agent(entrant.agent))


def heat_map(report: Report, words: Words) -> str:
    """For each two decks how often the one in the row won."""
    decks, found = report.decks()
    names = [words.deck(deck) for deck in decks]
    head = "<tr><th></th>" + "".join(f"<th>{escape(name)}</th>" for name in names) + "</tr>"
    rows: list[str] = []
    for one, name in enumerate(names):
        cells: list[str] = []
        for score, count in found[one]:
            if not count:
                cells.append('<td class="none">–</td>')
                continue
            low, high = wilson(score, count)
            told = f"{percent(low, words)} – {percent(high, words)}"
            colour = colour_of(score / count)
            share = f"{percent(score / count, words)}<br><small>{count}</small>"
            cells.append(f'<td style="background:{colour}" title="{told}">{share}</td>')
        rows.append(f"<tr><td>{escape(name)}</td>{''.join(cells)}</tr>")
    return f'<div class="wide"><table class="heat">{head}{"".join(rows)}</table></div>'


def colour_of(share: float) -> str:
    """From red over white to blue, so that nobody need tell red from green."""
    strength = abs(share - 0.5) * 2
    return f"oklch({0.95 - 0.25 * strength:.3f} {0.13 * strength:.3f} {240 if share >= 0.5 else 30})"


def lengths(report: Report, words: Words) -> str:
    """Of all games the share that is over by each turn, as a curve."""
    if not report.turns:
        return ""
    counts = Counter(report.turns)
    shares = [sum(counts[turn] for turn in range(last + 1)) / len(report.turns) for last in range(max(counts) + 1)]
    return curve(shares, words.say("tournament-lengths-axis"), words)


def endings(report: Report, words: Words) -> str:
    """How games were won."""
    total = sum(report.how.values())
    rows = [
        (escape(words.say("ending", how=how)), count, percent(count / total, words))
        for how, count in report.how.most_common()
    ]
    return f"<table>{''.join(f'<tr><td>{how}</td><td>{n}</td><td>{share}</td></tr>' for how, n, share in rows)}</table>"
