"""Sentences of our own, read by the grammar and played: what is put together from parts does what it says."""

from __future__ import annotations

from mulligan.magic.grammar import compile_text, grammar
from own_cards import card, settle
from support import Story, rule


def stone(text: str) -> dict[str, object]:
    """An artifact of our own with an ability in words."""
    return card("Stone", *compile_text(text, "Stone", False, "{1}"), line="Artifact")


def table(text: str, mine: list[object], theirs: list[object], **more: object) -> Story:
    """A table with that artifact and other permanents on both sides."""
    mine = [{"card": "Stone", "as": "stone"}, {"card": "Mountain", "n": 4}, *mine]
    seats = {"a": {"battlefield": mine, **more}, "b": {"battlefield": theirs, "library": 20}}
    return Story("magic", seats, cards=[stone(text)])


COW = "Canyon Minotaur"


@rule("magic", "layers.duration", "combat.block")
def test_creatures_of_a_target_player_cannot_block_this_turn() -> None:
    text = "{0}: Creatures target opponent controls can't block this turn."
    story = table(text, [{"card": COW, "as": "mine"}], [{"card": COW, "as": "guard"}])
    story.do("a", "activate", card="stone")
    settle(story.do("a", "choose", player="b", **{"try": True})).until(phase="declare-attackers")
    story.do("a", "attack", card="mine", target="b").do("a", "done", **{"try": True}).until(phase="combat-damage")
    story.expect(b__life=17)


@rule("magic", "replacement.instead", "layers.duration")
def test_what_would_die_this_turn_is_exiled_instead() -> None:
    text = "{0}: If a creature would die this turn, exile it instead."
    story = table(text, [], [{"card": COW, "as": "cow"}], hand=[{"card": "Lightning Bolt", "as": "bolt"}])
    settle(story.do("a", "activate", card="stone"))
    settle(story.do("a", "cast", card="bolt").do("a", "choose", card="cow")).expect(cow__zone="exile")


@rule("magic", "stack.resolve", "zones.library")
def test_one_card_goes_here_one_there_and_the_rest_elsewhere() -> None:
    text = (
        "{0}: Look at the top three cards of your library. Put one of those cards into your hand, one into your "
        "graveyard, and the rest on the bottom of your library in any order."
    )
    names = [{"card": COW, "as": "one"}, {"card": "Shock", "as": "two"}, {"card": "Mountain", "as": "three"}]
    story = table(text, [], [], library=[*names, {"card": "Forest", "as": "four"}])
    settle(story.do("a", "activate", card="stone"))
    story.do("a", "choose", card="two").do("a", "choose", card="one")
    story.expect(two__zone="hand", one__zone="graveyard", three__zone="library")
    assert story.game.library(0) == [story.card("four"), story.card("three")]


@rule("magic", "stack.resolve", "zones.library")
def test_an_owner_shuffles_and_what_they_reveal_comes_to_their_side() -> None:
    text = (
        "{0}: The owner of target permanent shuffles it into his or her library, then reveals the top card of his or "
        "her library. If it's a permanent card, he or she puts it onto the battlefield."
    )
    mine = [{"card": "Stone", "as": "stone"}]
    theirs = {"battlefield": [{"card": COW, "as": "cow"}], "library": []}
    story = Story("magic", {"a": {"battlefield": mine}, "b": theirs}, cards=[stone(text)])
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="cow"))
    story.expect(cow__zone="battlefield", cow__controller="b")


@rule("magic", "stack.resolve")
def test_a_card_revealed_by_chance_is_put_onto_the_battlefield_by_its_player() -> None:
    text = (
        "At the beginning of each player's upkeep, that player reveals a card at random from his or her hand. "
        "If it's a land card, the player puts it onto the battlefield."
    )
    mine = [{"card": "Stone", "as": "stone"}]
    theirs = {"hand": [{"card": "Forest", "as": "forest"}], "library": 20}
    story = Story("magic", {"a": {"battlefield": mine}, "b": theirs}, cards=[stone(text)])
    settle(story.until(active="b", phase="upkeep"))
    story.expect(forest__zone="battlefield", forest__controller="b")


@rule("magic", "triggers.automatic", "layers.duration")
def test_an_ability_waits_this_turn_for_what_happens_to_the_target() -> None:
    text = "{0}: Target creature gets -1/-1 until end of turn. When that creature dies this turn, draw a card."
    cows = [{"card": COW, "as": "one"}, {"card": COW, "as": "two"}]
    bolts = [{"card": "Lightning Bolt", "as": "first"}, {"card": "Lightning Bolt", "as": "second"}]
    story = table(text, [], cows, hand=bolts, library=[{"card": "Forest", "as": "forest"}, {"card": "Forest"}])
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="one"))
    settle(story.do("a", "cast", card="first").do("a", "choose", card="two")).expect(forest__zone="library")
    settle(story.do("a", "cast", card="second").do("a", "choose", card="one"))
    story.expect(one__zone="graveyard", forest__zone="hand")


@rule("magic", "zones.leaves-the-battlefield", "counters.counter")
def test_what_counters_a_destroyed_creature_had_is_asked_of_it_as_it_left() -> None:
    text = "{0}: Destroy target creature. If it had a +1/+1 counter on it, draw a card."
    cows = [{"card": COW, "as": "plain"}, {"card": COW, "as": "grown", "counters": {"+1/+1": 2}}]
    story = table(text, [], cows, library=[{"card": "Forest", "as": "forest"}, {"card": "Forest"}])
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="plain")).expect(forest__zone="library")
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="grown")).expect(forest__zone="hand")


@rule("magic", "cost.pay-in-full", "stack.resolve")
def test_each_opponent_does_it_unless_that_player_pays() -> None:
    text = "{0}: Each opponent loses 3 life unless he or she discards a card."
    mine = [{"card": "Stone", "as": "stone"}]
    theirs = {"hand": [{"card": "Forest", "as": "forest"}], "library": 20}
    story = Story("magic", {"a": {"battlefield": mine}, "b": theirs}, cards=[stone(text)])
    settle(story.do("a", "activate", card="stone"))
    story.do("b", "yes").do("b", "choose", card="forest", **{"try": True}).expect(forest__zone="graveyard", b__life=20)
    settle(story.do("a", "activate", card="stone")).expect(b__life=17)


@rule("magic", "stack.resolve", "zones.library")
def test_an_opponent_chooses_of_the_revealed_cards_and_the_rest_is_yours() -> None:
    text = (
        "{0}: Reveal the top three cards of your library. Target opponent chooses one of them. Put that card into your "
        "graveyard and the rest into your hand."
    )
    names = [{"card": COW, "as": "one"}, {"card": "Shock", "as": "two"}, {"card": "Mountain", "as": "three"}]
    story = table(text, [], [], library=[*names, {"card": "Forest"}])
    story.do("a", "activate", card="stone").do("a", "choose", player="b", **{"try": True})
    settle(story).do("b", "choose", card="two").expect(one__zone="hand", two__zone="graveyard", three__zone="hand")


@rule("magic", "cost.pay-in-full", "stack.resolve")
def test_it_happens_unless_one_of_the_players_pays() -> None:
    text = "{0}: Draw a card unless any player pays {1}."
    theirs = {"battlefield": [{"card": "Forest"}], "library": 20}
    mine = {"battlefield": [{"card": "Stone", "as": "stone"}, {"card": "Mountain"}], "library": [{"card": COW}] * 5}
    story = Story("magic", {"a": mine, "b": theirs}, cards=[stone(text)])
    settle(story.do("a", "activate", card="stone")).do("a", "no").do("b", "no").expect(a__hand=1)
    settle(story.do("a", "activate", card="stone")).do("a", "no").do("b", "yes").expect(a__hand=1)


def test_no_kind_of_phrases_hides_a_rule_of_the_grammar() -> None:
    assert set(grammar().rules) & set(grammar().terminals) == set()
