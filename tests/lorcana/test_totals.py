"""Cards that are chosen by what they are together, one deed or both, and what is paid instead of a cost."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule


@pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])
@rule("lorcana", "golden.choose-on-resolving")
def test_no_more_can_be_chosen_than_their_total_allows(edition: str) -> None:
    line = "Return any number of chosen opposing characters with total cost 4 or less to their players' hands."
    wind = card("Wind", *compiled("action", line), type="action", cost=0)
    play = [{"card": name, "as": name.lower()} for name in ("One", "Two", "Three", "Five")]
    costs = [card(name, cost=cost) for name, cost in (("One", 1), ("Two", 2), ("Three", 3), ("Five", 5))]
    story = Story(
        "lorcana", {"a": {"hand": ["Wind"], "deck": 9}, "b": {"play": play}}, cards=[wind, *costs], edition=edition
    )
    story.do("a", "play", card="Wind")
    assert story.may("a", "choose", card="three")
    assert not story.may("a", "choose", card="five")
    story.do("a", "choose", card="three")
    assert not story.may("a", "choose", card="two")
    if story.may("a", "choose", card="one"):
        story.do("a", "choose", card="one")
    story.expect(one__zone="hand", three__zone="hand", two__zone="play", five__zone="play")


@rule("lorcana", "golden.choose-on-resolving")
def test_a_total_of_strength_is_of_what_it_is_now() -> None:
    line = "Exert any number of opposing characters with a total {S} of 3 or less."
    spell = card("Spell", *compiled("action", line), type="action", cost=0)
    weak = card("Weak", "always(give(character(yours), strength(-1)))")
    play = [{"card": "Weak", "as": "weak"}, {"card": "Guard", "as": "guard"}, {"card": "Guard", "as": "other"}]
    mine = {"hand": ["Spell"], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"play": play}}, cards=[spell, weak, card("Guard")])
    story.do("a", "play", card="Spell").do("a", "choose", card="weak").do("a", "choose", card="guard")
    if story.may("a", "choose", card="other"):
        story.do("a", "choose", card="other")
    story.expect(weak__exerted=True, guard__exerted=True, other__exerted=True)


@rule("lorcana", "resolve.clauses")
def test_who_declines_to_play_a_character_banishes_nobody_at_the_end_of_the_turn() -> None:
    line = (
        "When you play this character, you may play a character with cost 3 or less from your discard for free. "
        "They gain Rush. At the end of your turn, banish them."
    )
    caller = card("Caller", *compiled("character", line), cost=0)
    for answer in ("no", "yes"):
        mine = {"hand": ["Caller"], "discard": [{"card": "Guard", "as": "guard"}], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[caller, card("Guard")])
        story.do("a", "play", card="Caller").do("a", answer).expect(
            guard__zone="play" if answer == "yes" else "discard"
        )
        story.do("a", "end").expect(a__play=1, guard__zone="discard")


@rule("lorcana", "triggers.once-per-condition")
def test_the_second_time_this_turn_is_no_other_time() -> None:
    line = "Whenever you play a character, if it's the second time this turn, gain 1 lore."
    watcher = card("Watcher", *compiled("character", line))
    mine = {"hand": ["Guard", "Guard", "Guard"], "play": ["Watcher"], "ink": 3, "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[watcher, card("Guard")])
    for lore in (0, 1, 1):
        story.do("a", "play", card="Guard").expect(a__lore=lore)


@rule("lorcana", "cost.pay")
def test_a_card_does_not_pay_for_itself() -> None:
    line = "You may discard a character card instead of paying this character's cost."
    guest = card("Guest", *compiled("character", line), cost=9)
    alone = Story("lorcana", {"a": {"hand": ["Guest"], "deck": 9}, "b": {}}, cards=[guest])
    assert not alone.may("a", "play", card="Guest")
    mine = {"hand": [{"card": "Guest", "as": "guest"}, {"card": "Guard", "as": "guard"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[guest, card("Guard", cost=5)])
    story.do("a", "play", card="guest")
    if story.may("a", "choose", card="guard"):
        story.do("a", "choose", card="guard")
    story.expect(guest__zone="play", guard__zone="discard")
