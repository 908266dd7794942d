"""Knowledge follows what was seen, not the card: who did not see which card moved does not know it any longer."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.kernel.chance import chance
from mulligan.sim.invariants import view_is_blind
from own_cards import card, settle
from support import Story, rule


def told_cards(story: Story, player: str, what: str) -> list[int]:
    """The cards that the log's lines of a kind name to a player."""
    return [line["card"] for line in story.view(player)["log"] if line["what"] == what and "card" in line]


def befuddled(*hand: str) -> Story:
    """a has returned b's Olaf to a hand with other cards, and b has Fishbone Quill."""
    others = [{"card": name, "as": f"other{place}"} for place, name in enumerate(hand)]
    story = Story(
        "lorcana",
        {
            "a": {"ink": 5, "hand": [{"card": "Befuddle", "as": "befuddle"}]},
            "b": {"play": [{"card": "Olaf - Friendly Snowman", "as": "olaf"}, "Fishbone Quill"], "hand": others},
        },
    )
    story.do("a", "play", card="befuddle").do("a", "choose", card="olaf")
    assert story.knows("a", "olaf")
    if story.may("a", "end"):
        story.do("a", "end")
    return story


@rule("lorcana", "zones.ink-by-effect", "zones.inkwell-private")
@pytest.mark.parametrize("inked", ["olaf", "other0"])
def test_ink_chosen_unseen_is_not_named_even_if_it_was_known_in_hand(inked: str) -> None:
    story = befuddled("Break", "Smash")
    story.do("b", "use", card="Fishbone Quill").do("b", "choose", card=inked)
    assert not story.knows("a", "olaf")
    assert story.knows("b", "olaf")
    assert told_cards(story, "a", "goes-into-the-inkwell") == []
    assert told_cards(story, "b", "goes-into-the-inkwell") == [story.card(inked)]
    assert "Olaf" not in str(story.seat("b", "a")["hand"])
    view_is_blind(story.kind, story.game, 0, chance(1))


@rule("cipher", "zones.hidden-to-hidden")
def test_a_card_put_on_the_deck_from_the_hand_unseen_is_not_known_any_longer() -> None:
    hand = [{"card": "B01-016", "as": "shown"}, {"card": "B01-020", "as": "kept"}]
    tuck = own("Tuck", "use(to_deck_top(chosen(hand)))")
    story = table({"front": [{"card": "T-Tuck", "as": "tuck"}], "hand": hand}, cards=[tuck])
    story.game.reveal(story.card("shown"))
    story.do("a", "use", card="tuck").do("a", "choose", card="shown")
    assert story.game.pile(0, story.game.zone[story.card("shown")])[0] == story.card("shown")
    assert story.knows("a", "shown")
    assert not story.knows("b", "shown")
    assert told_cards(story, "b", "goes-on-deck") == []
    view_is_blind(story.kind, story.game, 1, chance(1))


@rule("magic", "zones.hand", "zones.library")
def test_a_card_put_on_the_library_from_the_hand_unseen_is_not_known_any_longer() -> None:
    story = Story(
        "magic",
        {
            "a": {
                "hand": [
                    {"card": "Tuck", "as": "tuck"},
                    {"card": "Shock", "as": "shown"},
                    {"card": "Negate", "as": "kept"},
                    {"card": "Duress", "as": "third"},
                ]
            },
            "b": {},
        },
        cards=[card("Tuck", "does(to_library_top(chosen(card(yours, in_hand))))", cost="{0}")],
    )
    story.game.reveal(story.card("shown"))
    story.game.reveal(story.card("kept"))
    story.do("a", "cast", card="tuck")
    settle(story)
    story.do("a", "choose", card="shown")
    assert not story.knows("b", "shown")
    assert not story.knows("b", "kept")
    assert story.knows("a", "shown")
    assert told_cards(story, "b", "moves") == []
    view_is_blind(story.kind, story.game, 1, chance(1))
