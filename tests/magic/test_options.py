"""What a player with priority is offered: everything there is to do, and nothing of it twice."""

from __future__ import annotations

from mulligan.kernel.soundness import decision_is_sound
from mulligan.magic.state import Magic
from own_cards import card, resolve
from support import Story, rule


@rule("magic", "activated.activate", "static.always-on")
def test_an_ability_granted_twice_is_offered_once() -> None:
    hide = {"card": "Trollhide", "attached_to": "cow"}
    field = [{"card": "Canyon Minotaur", "as": "cow"}, hide, hide, {"card": "Forest", "n": 2}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}})
    decision_is_sound(story.game)
    resolve(story.expect(cow__power=7).do("a", "activate", card="cow")).expect(stack=0)


@rule("magic", "mana.pool", "static.always-on")
def test_a_mana_ability_granted_twice_is_offered_once() -> None:
    grove = card("Grove", 'static(creature, has(activated(tapping, add_mana("{G}"))))', line="Enchantment")
    field = ["Grove", "Grove", {"card": "Canyon Minotaur", "as": "cow"}]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Giant Growth"]}, "b": {}}, cards=[grove])
    assert isinstance(story.game, Magic)
    assert len(story.game.mana_abilities_of(story.card("cow"))) == 1
    resolve(story.do("a", "cast", card="Giant Growth")).expect(cow__tapped=True, cow__power=6)


@rule("magic", "casting.play")
def test_a_card_elsewhere_is_offered_beside_its_equal_in_the_hand() -> None:
    peek = card("Peek", "does(seq(exile(top(1)), may_play(those)))", cost="{R}")
    for name, verb in (("Forest", "play"), ("Giant Growth", "cast")):
        players = {
            "a": {
                "battlefield": ["Mountain", "Forest", "Coral Merfolk"],
                "hand": ["Peek", {"card": name, "as": "held"}],
                "library": [{"card": name, "as": "away"}],
            },
            "b": {},
        }
        story = resolve(Story("magic", players, cards=[peek]).do("a", "cast", card="Peek"))
        decision_is_sound(story.expect(away__zone="exile").game)
        assert story.may("a", verb, card="held")
        assert story.may("a", verb, card="away")
