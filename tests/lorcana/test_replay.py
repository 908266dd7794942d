"""Replays: the game told again is the same game, and telling it leaves other games alone."""

from __future__ import annotations

from mulligan.kernel.options import CHOICES
from support import Story


def test_a_replay_that_names_one_of_two_equal_cards_changes_no_option_that_games_share() -> None:
    hand = [{"card": "Stitch - New Dog", "as": "one"}, {"card": "Stitch - New Dog", "as": "two"}, "Lantern"]
    story = Story("lorcana", {"a": {"ink": 2, "hand": ["Sudden Chill"]}, "b": {"hand": hand}})
    story.do("a", "play", card="Sudden Chill", how="ink").do("b", "choose", card="two")
    story.runner.take({"replay": True})
    story.expect(two__zone="discard", one__zone="hand")
    assert [option.card for option in CHOICES.plain] == list(range(len(CHOICES.plain)))
