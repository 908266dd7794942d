"""A tournament as one page that needs nothing else: standings, ratings, a heat map of decks, when and how games end."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Final

from mulligan.lab.bouts import Entrant
from mulligan.lab.standings import Report
from mulligan.sim.statistics import CERTAINTY, rate, wilson
from mulligan.speech import Words

WIDE: Final = 720
ROW: Final = 30
LEFT: Final = 250
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2330; --paper: #fbfaf7; --line: #c9c6bd; --mark: #2f6f8f; --soft: #6b7280; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --paper: #16191f; --line: #3c414b; --mark: #7cc0dd; --soft: #9aa1ac; }
}
body { margin: 2rem auto; max-width: 56rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right;
  font-variant-numeric: tabular-nums; }
th:first-child, td:first-child, .left td:nth-child(2), .left th:nth-child(2) { text-align: left; }
.heat td { border: 2px solid var(--paper); text-align: center; min-width: 4rem; color: #14181f; }
.heat td:first-child, .heat th { color: var(--ink); }
.heat td.none { color: var(--soft); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.note { color: var(--soft); font-size: .9rem; }
"""


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
    return (
        "<!doctype html>\n"
        f'<html lang="{escape(words.say("language-code"))}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def section(title: str, body: str, note: str = "") -> str:
    """A part of the page."""
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<h2>{escape(title)}</h2>\n{body}\n{told}"


def summary(report: Report, words: Words) -> str:
    """What was played, and whether going first helps."""
    low, high = wilson(report.first_wins, report.first_games)
    seed = report.tournament.plan.seed
    return words.row(
        [
            words.say("tournament-played", matches=len(report.bouts), games=report.games, seed=seed),
            words.say(
                "sim-first",
                rate=percent(rate(report.first_wins, report.first_games), words),
                low=percent(low, words),
                high=percent(high, words),
            ),
        ],
        "list-between-sentences",
    )


def standings(report: Report, words: Words) -> str:
    """The table of all entrants."""
    heads = ["sim-deck", "sim-agent", "tournament-matches", "sim-wins", "tournament-share", "sim-interval"]
    rows = ["<tr>" + "".join(f"<th>{escape(words.say(head))}</th>" for head in heads) + "</tr>"]
    for one in report.ordered():
        entrant = report.entrants[one.entrant]
        low, high = wilson(one.score, one.matches)
        share = percent(one.score / one.matches if one.matches else 0.0, words)
        interval = f"{percent(low, words)} – {percent(high, words)}"
        cells = [words.deck(entrant.deck[0]), words.agent(entrant.agent), one.matches, one.wins, share, interval]
        rows.append("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>")
    return f'<div class="wide"><table class="left">{"".join(rows)}</table></div>'


def ratings(report: Report, words: Words) -> str:
    """Each rating as a point with its interval."""
    ordered = sorted(report.standings, key=lambda one: (-one.rating, one.entrant))
    low = min(one.rating - CERTAINTY * one.error for one in ordered)
    high = max(one.rating + CERTAINTY * one.error for one in ordered)
    scale = (WIDE - LEFT - 60) / max(high - low, 1e-9)
    lines: list[str] = []
    for index, one in enumerate(ordered):
        y = ROW * index + ROW // 2
        x = LEFT + (one.rating - low) * scale
        half = CERTAINTY * one.error * scale
        name = escape(called(report.entrants[one.entrant], words))
        lines.append(f'<text x="0" y="{y + 4}">{name}</text>')
        lines.append(
            f'<line x1="{x - half:.1f}" x2="{x + half:.1f}" y1="{y}" y2="{y}" stroke="var(--mark)" stroke-width="2"/>'
        )
        lines.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="var(--mark)"/>')
        lines.append(f'<text x="{WIDE - 40}" y="{y + 4}">{one.rating:.1f}</text>')
    told = [f"{called(report.entrants[one.entrant], words)} {one.rating:.1f}" for one in ordered]
    return drawing(ROW * len(ordered), lines, escape(words.say("list-between-names").join(told)))


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
    last = max(counts)
    top, height = 12, 200
    wide = WIDE - 80
    points: list[str] = [f"40,{top + height}"]
    over = 0
    for turn in range(last + 1):
        over += counts[turn]
        points.append(f"{40 + wide * turn / max(last, 1):.1f},{top + height * (1 - over / len(report.turns)):.1f}")
    lines: list[str] = []
    for share, y in ((0, top + height), (50, top + height // 2), (100, top)):
        lines.append(f'<line x1="40" x2="{WIDE - 40}" y1="{y}" y2="{y}" stroke="var(--line)"/>')
        lines.append(f'<text x="0" y="{y + 4}">{percent(share / 100, words)}</text>')
    lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="var(--mark)" stroke-width="2"/>')
    step = max(1, last // 10)
    for turn in range(0, last + 1, step):
        lines.append(f'<text x="{36 + wide * turn / max(last, 1):.1f}" y="{top + height + 18}">{turn}</text>')
    label = escape(words.say("tournament-lengths-axis"))
    return drawing(top + height + 24, lines, label) + f'<p class="note">{label}</p>'


def endings(report: Report, words: Words) -> str:
    """How games were won."""
    total = sum(report.how.values())
    rows = [
        (escape(words.say("ending", how=how)), count, percent(count / total, words))
        for how, count in report.how.most_common()
    ]
    return f"<table>{''.join(f'<tr><td>{how}</td><td>{n}</td><td>{share}</td></tr>' for how, n, share in rows)}</table>"


def drawing(height: int, lines: list[str], label: str) -> str:
    """A drawing of such a height, and what it shows for those who do not see it."""
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img"><title>{label}</title>{"".join(lines)}</svg>'


def percent(share: float, words: Words) -> str:
    """A share for people."""
    return words.say("percent", share=f"{100 * share:.0f}")
