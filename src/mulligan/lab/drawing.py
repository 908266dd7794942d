"""What pages of results are made of: a page that needs nothing else, points with their intervals, curves."""

from __future__ import annotations

from html import escape
from typing import Final

from mulligan.speech import Words

WIDE: Final = 720
ROW: Final = 30
LEFT: Final = 250
TOP: Final = 12
HEIGHT: Final = 200
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
svg { width: 100%; min-width: 32rem; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.note { color: var(--soft); font-size: .9rem; }
"""


class Point:
    """A number with its interval, as a row of a drawing."""

    def __init__(self, name: str, low: float, value: float, high: float, told: str) -> None:
        self.name = name
        self.low = low
        self.value = value
        self.high = high
        self.told = told  # the number for people


def whole_page(title: str, parts: list[str], words: Words) -> str:
    """A page of these parts, with all that it needs."""
    return (
        "<!doctype html>\n"
        f'<html lang="{escape(words.say("language-code"))}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def section(title: str, body: str, note: str = "") -> str:
    """A part of a page."""
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<h2>{escape(title)}</h2>\n{body}\n{told}"


def table(heads: list[str], rows: list[list[str]], kind: str = "") -> str:
    """A table that scrolls where it is too wide."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table class="{kind}"><tr>{head}</tr>{body}</table></div>'


def points(found: list[Point], low: float, high: float, words: Words, mark: float | None = None) -> str:
    """Each number as a point with its interval, from low to high; with a line where something is to be compared to."""
    scale = (WIDE - LEFT - 60) / max(high - low, 1e-9)
    lines: list[str] = []
    if mark is not None:
        x = LEFT + (mark - low) * scale
        lines.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{ROW * len(found)}" stroke="var(--line)"/>')
    for index, one in enumerate(found):
        y = ROW * index + ROW // 2
        lines.append(f'<text x="0" y="{y + 4}">{escape(one.name)}</text>')
        lines.append(
            f'<line x1="{LEFT + (one.low - low) * scale:.1f}" x2="{LEFT + (one.high - low) * scale:.1f}"'
            f' y1="{y}" y2="{y}" stroke="var(--mark)" stroke-width="2"/>'
        )
        lines.append(f'<circle cx="{LEFT + (one.value - low) * scale:.1f}" cy="{y}" r="5" fill="var(--mark)"/>')
        lines.append(f'<text x="{WIDE - 40}" y="{y + 4}">{escape(one.told)}</text>')
    told = words.say("list-between-names").join(f"{one.name} {one.told}" for one in found)
    return drawing(ROW * len(found), lines, escape(told))


def curve(shares: list[float], label: str, words: Words) -> str:
    """Shares by turn as a curve, with what they are below."""
    last = len(shares) - 1
    wide = WIDE - 84
    lines: list[str] = []
    for hundredths, y in ((0, TOP + HEIGHT), (50, TOP + HEIGHT // 2), (100, TOP)):
        lines.append(f'<line x1="44" x2="{WIDE - 40}" y1="{y}" y2="{y}" stroke="var(--line)"/>')
        lines.append(f'<text x="0" y="{y + 4}">{percent(hundredths / 100, words)}</text>')
    at = [f"44,{TOP + HEIGHT}"]
    for turn, share in enumerate(shares):
        at.append(f"{44 + wide * turn / max(last, 1):.1f},{TOP + HEIGHT * (1 - share):.1f}")
    lines.append(f'<polyline points="{" ".join(at)}" fill="none" stroke="var(--mark)" stroke-width="2"/>')
    for turn in range(0, last + 1, max(1, last // 10)):
        lines.append(f'<text x="{40 + wide * turn / max(last, 1):.1f}" y="{TOP + HEIGHT + 18}">{turn}</text>')
    return drawing(TOP + HEIGHT + 24, lines, escape(label)) + f'<p class="note">{escape(label)}</p>'


def drawing(height: int, lines: list[str], label: str) -> str:
    """A drawing of such a height, and what it shows for those who do not see it."""
    inside = f"<title>{label}</title>{''.join(lines)}"
    return f'<div class="wide"><svg viewBox="0 0 {WIDE} {height}" role="img">{inside}</svg></div>'


def percent(share: float, words: Words) -> str:
    """A share for people."""
    return words.say("percent", share=f"{100 * share:.0f}")
