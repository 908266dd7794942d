"""A game saved while it asks which ability replaces damage goes on as it would have (7.7.5)."""

from __future__ import annotations

from mulligan import games
from support import Story, rule


@rule("lorcana", "replacement.one-only")
def test_damage_to_several_is_replaced_alike_after_loading() -> None:
    beast = "Beast - Selfless Protector"
    story = Story(
        "lorcana",
        {
            "a": {"hand": ["Grab Your Sword"], "ink": 5},
            "b": {
                "play": [
                    {"card": beast, "as": "one"},
                    {"card": beast, "as": "two"},
                    "Stitch - New Dog",
                    "Simba - Protective Cub",
                ]
            },
        },
    )
    story.do("a", "play", card="Grab Your Sword")
    kind = games.kind("lorcana")
    game = story.game
    assert game.decision is not None
    assert game.decision.rule == "replacement.one-only"
    loaded = kind.load_game(game.match, game.to_bytes())
    while game.decision is not None and game.decision.rule == "replacement.one-only":
        game.choose_number(0)
        loaded.choose_number(0)
        assert loaded == game
