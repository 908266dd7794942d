"""How strong cards are, as it is written down after many evenings (data/GAME/strength.toml)."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.writing import quoted
from mulligan.sim.evenings import Season, Tally

CAUTION: Final = 60  # games that each card is taken to have won half of besides, so that few games say little


def strength(tally: Tally) -> float:
    """How often in a hundred games whoever drew a card won, with caution where there were few."""
    return 100 * (tally.wins + CAUTION / 2) / (tally.games + CAUTION)


def strength_file(season: Season, command: str, sets: list[str], seed: int) -> str:
    """The file: what was measured, and how."""
    lines = [
        f"# How often in a hundred games a card was won with once it was drawn, in decks built by chance: `{command}`.",
        f"games = {season.games}",
        f"seed = {seed}",
        f"sets = [{', '.join(quoted(code) for code in sets)}]",
        "",
        "[cards]",
        *(f"{quoted(name)} = {strength(tally):.1f}" for name, tally in sorted(season.drawn.items())),
    ]
    return "\n".join(lines) + "\n"
