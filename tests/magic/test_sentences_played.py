"""Sentences of our own, read by the grammar and played: what is put together from parts does what it says."""

from __future__ import annotations

from mulligan.magic.grammar import compile_text, grammar
from own_cards import card, resolve, settle
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


@rule("magic", "zones.leaves-the-battlefield", "stack.resolve")
def test_what_a_creature_was_is_asked_of_it_as_it_left() -> None:
    text = "{0}: Return target creature to its owner's hand. If it was tapped, you gain 5 life."
    cows = [{"card": COW, "as": "ready"}, {"card": COW, "as": "weary", "tapped": True}]
    story = table(text, [], cows)
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="ready")).expect(a__life=20)
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="weary")).expect(a__life=25)


@rule("magic", "zones.leaves-the-battlefield", "types.enchanted")
def test_a_destroyed_creature_was_enchanted_though_its_aura_went_with_it() -> None:
    text = "{0}: Destroy target creature. If it was enchanted, you gain 5 life."
    cows = [{"card": COW, "as": "plain"}, {"card": COW, "as": "bound"}, {"card": "Pacifism", "attached_to": "bound"}]
    story = table(text, [], cows)
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="plain")).expect(a__life=20)
    settle(story.do("a", "activate", card="stone").do("a", "choose", card="bound")).expect(a__life=25)


@rule("magic", "zones.library", "stack.resolve")
def test_a_revealed_card_has_the_power_it_has_where_it_lies() -> None:
    text = "{0}: Reveal the top card of your library. You gain life equal to its power."
    story = table(text, [], [], library=[{"card": COW}, {"card": "Forest"}])
    settle(story.do("a", "activate", card="stone")).expect(a__life=23)


@rule("magic", "counters.counter", "cost.pay-in-full")
def test_what_a_cost_removes_is_counted() -> None:
    text = "{0}, Remove all charge counters from Stone: You gain 2 life for each charge counter removed this way."
    mine = [{"card": "Stone", "as": "stone", "counters": {"charge": 3}}]
    story = Story("magic", {"a": {"battlefield": mine}, "b": {}}, cards=[stone(text)])
    settle(story.do("a", "activate", card="stone")).expect(a__life=26)
    settle(story.do("a", "activate", card="stone")).expect(a__life=26)


@rule("magic", "targets.choose-and-check")
def test_a_target_that_is_changed_becomes_another_one() -> None:
    text = "{0}: Change the target of target spell with a single target."
    cows = [{"card": COW, "as": "one"}, {"card": COW, "as": "two"}]
    story = table(text, [{"card": "Swamp", "n": 2}], cows, hand=[{"card": "Doom Blade", "as": "blade"}])
    story.do("a", "cast", card="blade").do("a", "choose", card="one").do("a", "activate", card="stone")
    story.do("a", "choose", card="blade", **{"try": True})
    settle(resolve(story).do("a", "yes", **{"try": True}).do("a", "choose", card="two", **{"try": True}))
    story.expect(one__zone="battlefield", two__zone="graveyard")


@rule("magic", "replacement.instead", "zones.draw")
def test_instead_of_drawing_a_player_may_do_something_else() -> None:
    text = (
        "If you would draw a card, you may look at the top two cards of your library instead. If you do, put one of "
        "them into your hand and the other into your graveyard."
    )
    names = [{"card": COW, "as": "one"}, {"card": "Shock", "as": "two"}, {"card": "Forest", "as": "three"}]
    vision = {"card": "Divination", "as": "vision"}
    story = table(text, [{"card": "Island", "n": 3}], [], hand=[vision], library=[*names, {"card": "Forest", "n": 9}])
    settle(story.do("a", "cast", card="vision"))
    story.do("a", "choose", card="stone").do("a", "choose", card="two")
    story.expect(one__zone="graveyard", two__zone="hand", three__zone="library")
    story.do("a", "no").expect(three__zone="hand")


@rule("magic", "replacement.instead", "zones.draw")
def test_instead_of_drawing_something_else_happens_to_whoever_would_draw() -> None:
    text = (
        "If an opponent would draw a card, that player puts the top card of his or her library into his or her "
        "graveyard instead."
    )
    mine = {"battlefield": [{"card": "Stone"}], "library": 20}
    theirs = {"library": [{"card": COW, "as": "one"}, {"card": "Forest", "as": "two"}, {"card": "Forest", "n": 9}]}
    story = Story("magic", {"a": mine, "b": theirs}, cards=[stone(text)])
    story.until(active="b", phase="main-1").expect(one__zone="graveyard", two__zone="library", b__hand=0)


@rule("magic", "keyword.sacrifice", "triggers.automatic")
def test_what_may_be_sacrificed_is_the_creature_of_the_event() -> None:
    text = "Whenever a creature you control attacks, you may sacrifice it. If you do, draw a card."
    story = table(
        text, [{"card": COW, "as": "cow"}], [], library=[{"card": "Forest", "as": "forest"}, {"card": "Forest"}]
    )
    story.until(phase="declare-attackers").do("a", "attack", card="cow", target="b").do("a", "done", **{"try": True})
    settle(story).do("a", "yes").expect(cow__zone="graveyard", stone__zone="battlefield", forest__zone="hand")


@rule("magic", "zones.leaves-the-battlefield", "keyword.sacrifice")
def test_the_sacrificed_creature_is_the_one_that_was_sacrificed_however_it_was() -> None:
    for text in (
        "{0}: You may sacrifice a creature. If you do, you gain life equal to the sacrificed creature's toughness.",
        "{0}: Sacrifice a creature. You gain life equal to the sacrificed creature's toughness.",
        "{0}, Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.",
    ):
        story = table(text, [{"card": COW, "as": "cow"}], [])
        story.do("a", "activate", card="stone").do("a", "choose", card="cow", **{"try": True})
        settle(story).do("a", "yes", **{"try": True}).do("a", "choose", card="cow", **{"try": True})
        story.expect(cow__zone="graveyard", a__life=23)


@rule("magic", "zones.discard")
def test_the_discarded_card_is_the_one_that_was_discarded() -> None:
    text = "{0}: Discard a card. If the discarded card was a land card, you gain 5 life."
    hand = [{"card": "Forest", "as": "forest"}, {"card": "Shock", "as": "shock"}]
    story = table(text, [], [], hand=hand)
    settle(story.do("a", "activate", card="stone")).do("a", "choose", card="shock").expect(a__life=20)
    settle(story.do("a", "activate", card="stone")).do("a", "choose", card="forest", **{"try": True})
    story.expect(forest__zone="graveyard", a__life=25)


@rule("magic", "stack.resolve", "keyword.sacrifice")
def test_the_rest_of_what_players_choose_is_given_up() -> None:
    text = "{0}: Target opponent chooses a creature he or she controls, then sacrifices the rest."
    names = [{"card": COW, "as": "kept"}, {"card": COW, "as": "second"}, {"card": COW, "as": "third"}]
    story = table(text, [{"card": COW, "as": "mine"}], names)
    settle(story.do("a", "activate", card="stone").do("a", "choose", player="b", **{"try": True}))
    story.do("b", "choose", card="kept").expect(
        kept__zone="battlefield", second__zone="graveyard", third__zone="graveyard", mine__zone="battlefield"
    )


@rule("magic", "replacement.instead", "layers.duration")
def test_damage_that_would_be_dealt_to_you_or_what_is_yours_goes_to_a_target() -> None:
    text = (
        "{0}: The next 3 damage that a source of your choice would deal to you and/or creatures you control this turn "
        "is dealt to target creature instead."
    )
    story = table(
        text,
        [{"card": COW, "as": "mine"}],
        [{"card": COW, "as": "cow"}],
        hand=[{"card": "Lightning Bolt", "as": "bolt"}],
    )
    story.do("a", "cast", card="bolt").do("a", "choose", card="mine")
    story.do("a", "activate", card="stone").do("a", "choose", card="cow")
    resolve(story).do("a", "choose", card="bolt", **{"try": True})
    settle(story).expect(mine__zone="battlefield", mine__damage=0, cow__zone="graveyard")


@rule("magic", "targets.choose-and-check")
def test_another_player_distributes_counters_among_targets_of_their_own() -> None:
    text = (
        "Whenever a creature dies, its controller distributes two +1/+1 counters among any number of target "
        "creatures he or she controls."
    )
    theirs: list[object] = [{"card": COW, "as": "cow"}, {"card": COW, "as": "heir"}]
    story = table(text, [{"card": COW, "as": "mine"}], theirs, hand=[{"card": "Lightning Bolt", "as": "bolt"}])
    resolve(story.do("a", "cast", card="bolt").do("a", "choose", card="cow"))
    story.do("b", "choose", card="heir").do("b", "done", **{"try": True})
    settle(story).expect(heir__power=5, mine__power=3)


@rule("magic", "stack.resolve", "zones.library")
def test_the_chosen_cards_are_those_whatever_happens_to_others_since() -> None:
    text = (
        "{0}: Choose up to two exiled cards you own. Exile all cards from your library. Put the chosen cards on top of "
        "your library."
    )
    library = [{"card": "Forest", "as": "wood"}, {"card": "Island", "as": "isle"}]
    exiled = [{"card": "Shock", "as": "shock"}, {"card": COW, "as": "cow"}]
    story = table(text, [], [], library=library, exile=exiled)
    settle(story.do("a", "activate", card="stone"))
    story.do("a", "choose", card="shock").do("a", "done", **{"try": True})
    story.expect(wood__zone="exile", isle__zone="exile", cow__zone="exile", shock__zone="library")


@rule("magic", "stack.resolve", "zones.discard")
def test_what_a_player_discards_this_way_is_asked_of_that_card() -> None:
    text = (
        "{0}: Choose target player. That player discards a card. If that player discards a land card this way, "
        "you gain 3 life."
    )
    for name, life in (("Forest", 23), ("Shock", 20)):
        story = table(text, [], [], hand=[{"card": name, "as": "one"}])
        story.do("a", "activate", card="stone").do("a", "choose", player="a")
        settle(story).do("a", "choose", card="one", **{"try": True}).expect(one__zone="graveyard", a__life=life)


def test_no_kind_of_phrases_hides_a_rule_of_the_grammar() -> None:
    assert set(grammar().rules) & set(grammar().terminals) == set()
