"""X/X tokens: X is what it was as they were made, and their copies have it, too."""

from __future__ import annotations

from mulligan.magic.grammar import compile_text
from own_cards import card, creature, settle
from support import Story, rule

FORESTS = {"card": "Forest", "n": 5}


def told(text: str, cost: str = "{1}{G}") -> list[str]:
    """What the text of a spell stands for."""
    return compile_text(text, "Oak", True, cost)


def sizes(story: Story) -> list[tuple[int, int]]:
    """Power and toughness of all creatures, the smallest first."""
    game = story.game
    return sorted(
        (int(game.power[one]), int(game.toughness[one])) for field in game.field for one in field if game.toughness[one]
    )


OOZE = "Put an X/X green Ooze creature token onto the battlefield, where X is the number of Forests you control."


@rule("magic", "types.token")
def test_a_token_keeps_the_size_it_was_made_with() -> None:
    oak = card("Oak", *told(OOZE), cost="{G}")
    burn = card("Burn", "does(destroy(target(land)))", cost="{G}")
    mine = {"battlefield": [FORESTS, {"card": "Forest", "as": "wood"}], "hand": ["Oak", "Burn"]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak, burn])
    settle(story.do("a", "cast", card="Oak"))
    assert sizes(story) == [(6, 6)]
    settle(story.do("a", "cast", card="Burn", target="wood"))
    assert sizes(story) == [(6, 6)]


@rule("magic", "types.token", "cost.x")
def test_x_of_the_cost_is_the_size() -> None:
    oak = card("Oak", *told("Put an X/X green Ooze creature token onto the battlefield.", "{X}{G}"), cost="{X}{G}")
    story = Story("magic", {"a": {"battlefield": [FORESTS], "hand": ["Oak"]}, "b": {}}, cards=[oak])
    settle(story.do("a", "cast", card="Oak").do("a", "choose", number=3))
    assert sizes(story) == [(3, 3)]


@rule("magic", "types.token")
def test_a_token_that_copies_it_has_its_size() -> None:
    oak = card("Oak", *told(OOZE), cost="{G}")
    twin = card("Twin", *told("Populate."), cost="{G}")
    story = Story("magic", {"a": {"battlefield": [FORESTS], "hand": ["Oak", "Twin"]}, "b": {}}, cards=[oak, twin])
    settle(story.do("a", "cast", card="Oak"))
    settle(story.do("a", "cast", card="Twin"))
    assert sizes(story) == [(5, 5), (5, 5)]


@rule("magic", "types.token")
def test_a_creature_that_enters_as_its_copy_has_its_size() -> None:
    oak = card("Oak", *told(OOZE), cost="{G}")
    image = creature("Image", "as_enters(become_copy(chosen(creature)))", cost="{G}")
    story = Story("magic", {"a": {"battlefield": [FORESTS], "hand": ["Oak", "Image"]}, "b": {}}, cards=[oak, image])
    settle(story.do("a", "cast", card="Oak"))
    settle(story.do("a", "cast", card="Image"))
    assert sizes(story) == [(5, 5), (5, 5)]


@rule("magic", "types.token", "layers.characteristic-defining")
def test_a_token_without_abilities_keeps_its_size() -> None:
    oak = card("Oak", *told(OOZE.replace("token onto", "token with trample onto")), cost="{G}")
    strip = card("Strip", "does(give(creature, loses_all_abilities))", cost="{G}")
    story = Story("magic", {"a": {"battlefield": [FORESTS], "hand": ["Oak", "Strip"]}, "b": {}}, cards=[oak, strip])
    settle(story.do("a", "cast", card="Oak"))
    settle(story.do("a", "cast", card="Strip"))
    assert sizes(story) == [(5, 5)]
