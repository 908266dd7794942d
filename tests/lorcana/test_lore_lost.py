"""What happens instead of losing so much lore."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("line", "loss", "left"),
    [
        ("If you would lose lore, you lose 1 less lore instead.", 3, 8),
        ("If you would lose lore, you lose 1 less lore instead.", 1, 10),
        ("If you would lose lore, lose that much minus 2 instead.", 1, 10),
        ("If you would lose lore, you lose 1 more lore instead.", 3, 6),
        ("If an opponent would lose lore, they lose 1 more lore instead.", 3, 7),
        ("During an opponent's turn, if you would lose lore, you lose 1 less lore instead.", 3, 8),
        ("During your turn, if you would lose lore, you lose 1 less lore instead.", 3, 7),
    ],
)
@rule("lorcana", "replacement.replaces")
def test_players_lose_more_or_less_lore(line: str, loss: int, left: int, edition: str) -> None:
    theft = card("Theft", f"does(lose_lore({loss}, opponents))", type="action", cost=0)
    mine = {"hand": ["Theft"], "deck": 5}
    theirs = {"play": ["Vault"], "lore": 10, "deck": 5}
    cards = [theft, card("Vault", *compiled("character", line))]
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=cards, edition=edition)
    story.do("a", "play", card="Theft").expect(b__lore=left)


@rule("lorcana", "replacement.original-never-happens")
def test_who_loses_none_has_lost_none() -> None:
    lines = (
        "If you would lose lore, you lose 1 less lore instead.",
        "Whenever you lose lore, draw a card.",
    )
    theft = card("Theft", "does(lose_lore(1, opponents))", type="action", cost=0)
    vault = card("Vault", *[one for line in lines for one in compiled("character", line)])
    theirs = {"play": ["Vault"], "lore": 10, "deck": 5}
    story = Story("lorcana", {"a": {"hand": ["Theft"], "deck": 5}, "b": theirs}, cards=[theft, vault])
    story.do("a", "play", card="Theft").expect(b__lore=10, b__hand=0)
