"""Who does something to a card, and whose card it is: two players, of whom a text speaks in its own words."""

from __future__ import annotations

from lorcana.test_shapes import card, compiled
from support import Story, rule


@rule("lorcana", "cards.exerted")
def test_an_item_that_an_opponent_exerts_was_not_exerted_by_you() -> None:
    watcher = card("Watcher", *compiled("character", "Whenever you exert an item, gain 1 lore."))
    lamp = card("Lamp", "use(exert_this, draw)", type="item")
    hook = card("Hook", "does(exert(chosen(item)))", type="action", cost=0)
    mine = {"play": ["Watcher", {"card": "Lamp", "as": "lamp"}], "deck": 9}
    theirs = {"hand": ["Hook"], "play": [{"card": "Lamp", "as": "other"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[watcher, lamp, hook])
    story.do("a", "use", card="lamp").expect(a__lore=1).do("a", "end")
    story.do("b", "play", card="Hook").do("b", "choose", card="other").expect(a__lore=1)
    again = Story("lorcana", {"a": {**mine, "hand": ["Hook"]}, "b": theirs}, cards=[watcher, lamp, hook])
    again.do("a", "play", card="Hook").do("a", "choose", card="other").expect(a__lore=1, other__exerted=True)


@rule("lorcana", "cards.exerted")
def test_a_character_is_exerted_by_the_player_who_chooses_it() -> None:
    line = "Whenever an opponent exerts a character, that player loses 1 lore."
    watcher = card("Watcher", *compiled("character", line))
    order = card("Order", *compiled("action", "Each opponent exerts one of their characters."), type="action", cost=0)
    mine = {"play": ["Watcher"], "hand": ["Order"], "deck": 9, "lore": 5}
    theirs = {"play": [{"card": "Guard", "as": "guard"}], "deck": 9, "lore": 5}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[watcher, order, card("Guard")])
    story.do("a", "play", card="Order").expect(guard__exerted=True, a__lore=5, b__lore=4)


@rule("lorcana", "golden.choose-on-resolving")
def test_the_player_of_a_chosen_character_is_not_who_chose_it() -> None:
    line = "Whenever you choose an opposing character for an action, their player loses 1 lore."
    watcher = card("Watcher", *compiled("character", line))
    poke = card("Poke", "does(deal(1, chosen(character(opposing))))", type="action", cost=0)
    mine = {"play": ["Watcher"], "hand": ["Poke"], "deck": 9, "lore": 5}
    theirs = {"play": [{"card": "Guard", "as": "guard"}, "Guard"], "deck": 9, "lore": 5}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[watcher, poke, card("Guard")])
    story.do("a", "play", card="Poke").do("a", "choose", card="guard").expect(a__lore=5, b__lore=4)


@rule("lorcana", "resolve.clauses")
def test_the_player_of_the_chosen_card_pays_or_discards() -> None:
    lines = {
        "Whenever this character quests, exert chosen opposing character unless its player pays 1 {I}.": 0,
        "Whenever this character quests, exert chosen opposing character unless its player discards a card.": 1,
    }
    for line, discarded in lines.items():
        for kept in (True, False):
            judge = card("Judge", *compiled("character", line))
            theirs = {"play": [{"card": "Stitch - New Dog", "as": "stitch"}], "hand": ["Judge"], "ink": 1, "deck": 5}
            mine = {"play": [{"card": "Judge", "as": "judge"}], "hand": ["Judge"], "ink": 1, "deck": 5}
            story = Story("lorcana", {"a": mine, "b": theirs}, cards=[judge])
            story.do("a", "quest", card="judge")
            if story.may("a", "choose", card="stitch"):
                story.do("a", "choose", card="stitch")
            story.do("b", "yes" if kept else "no")
            if story.may("b", "choose", card="Judge"):
                story.do("b", "choose", card="Judge")
            story.expect(stitch__exerted=not kept, b__discard=discarded * kept, a__discard=0)
