"""The last cards of the core sets 2010 to 2013, as their print and the official answers have them."""

from __future__ import annotations

from own_cards import card, creature, resolve, settle
from support import Story, rule

MOUNTAINS = {"card": "Mountain", "n": 9}


def table(mine: list[object], theirs: list[object], hand: list[object], **more: object) -> Story:
    """A table with permanents on both sides and a hand of mine."""
    cards = more.pop("cards", [])
    phase = more.pop("phase", "main-1")
    active = more.pop("active", "a")
    seats = {
        "a": {"battlefield": mine, "hand": hand, "library": more.pop("library", 20), **more},
        "b": {"battlefield": theirs, "library": 20},
    }
    return Story("magic", seats, cards=cards, phase=phase, active=active)


def target(story: Story, by: str, *aliases: str) -> Story:
    """Choose targets or cards one after the other, then say that is all if that is asked."""
    for alias in aliases:
        if alias in ("a", "b"):
            story.do(by, "choose", player=alias)
        elif story.may(by, "choose", card=alias):
            story.do(by, "choose", card=alias)
    if story.may(by, "done"):
        story.do(by, "done")
    return story


# -- Costs and shares --------------------------------------------------------------------------------------------------


@rule("magic", "cost.additional", "cost.x")
def test_each_target_beyond_the_first_costs_more_and_the_damage_is_divided_evenly() -> None:
    cows = [{"card": "Canyon Minotaur", "as": name} for name in ("one", "two", "three")]
    story = table([{"card": "Mountain", "n": 8}], cows, [{"card": "Fireball", "as": "fire"}])
    target(story.do("a", "cast", card="fire"), "a", "one", "two", "three")
    assert [option.number for option in story.game.decision.options] == [0, 1, 2, 3, 4, 5]
    settle(story.do("a", "choose", number=5)).expect(one__damage=1, two__damage=1, three__damage=1)


@rule("magic", "cost.additional", "targets.choose-and-check")
def test_no_more_targets_can_be_chosen_than_can_be_paid_for() -> None:
    cows = [{"card": "Canyon Minotaur", "as": name} for name in ("one", "two", "three")]
    story = table([{"card": "Mountain", "n": 2}], cows, [{"card": "Fireball", "as": "fire"}])
    story.do("a", "cast", card="fire").do("a", "choose", card="one").do("a", "choose", card="two")
    assert not story.may("a", "choose", card="three")
    settle(story).expect(one__damage=0, two__damage=0)


@rule("magic", "damage.deal", "stack.resolve")
def test_the_pack_bites_first_and_the_victim_shares_out_its_power() -> None:
    wolf = creature("Grey Wolf", line="Creature — Wolf")
    mine = [
        {"card": "Master of the Wild Hunt", "as": "master"},
        {"card": "Grey Wolf", "as": "one"},
        {"card": "Grey Wolf", "as": "two"},
        {"card": "Grey Wolf", "as": "slept", "tapped": True},
    ]
    story = table(mine, [{"card": "Canyon Minotaur", "as": "cow"}], [], cards=[wolf])
    settle(story.do("a", "activate", card="master").do("a", "choose", card="cow"))
    story.do("b", "assign", target="one", number=2)
    story.expect(cow__zone="graveyard", one__zone="graveyard", two__zone="battlefield", two__damage=1)
    story.expect(two__tapped=True, slept__damage=0)


# -- Shields that do more ----------------------------------------------------------------------------------------------


@rule("magic", "replacement.instead")
def test_the_next_damage_of_a_source_is_dealt_to_another_instead() -> None:
    mine = [{"card": "Plains", "n": 3}, {"card": "Canyon Minotaur", "as": "mine"}]
    shock = {"card": "Shock", "as": "shock"}
    story = Story(
        "magic",
        {
            "a": {"battlefield": mine, "hand": [{"card": "Harm's Way", "as": "way"}]},
            "b": {"battlefield": [MOUNTAINS], "hand": [shock]},
        },
        active="b",
    )
    story.do("b", "cast", card="shock").do("b", "choose", card="mine").do("b", "pass")
    story.do("a", "cast", card="way").do("a", "choose", player="b")
    resolve(story)
    if story.may("a", "choose", card="shock"):
        story.do("a", "choose", card="shock")
    settle(story).expect(mine__damage=0, b__life=18, a__life=20)


@rule("magic", "replacement.instead")
def test_of_damage_to_several_the_shield_takes_as_its_player_likes() -> None:
    sweep = card("Sweep", "does(damage_both(2, creature, 2, everyone))", line="Sorcery")
    mine = [{"card": "Plains", "n": 3}, {"card": "Canyon Minotaur", "as": "mine"}]
    story = Story(
        "magic",
        {
            "a": {"battlefield": mine, "hand": [{"card": "Harm's Way", "as": "way"}]},
            "b": {"battlefield": [MOUNTAINS], "hand": [{"card": "Sweep", "as": "sweep"}]},
        },
        active="b",
        cards=[sweep],
    )
    story.do("b", "cast", card="sweep").do("b", "pass")
    story.do("a", "cast", card="way").do("a", "choose", player="b")
    resolve(story)
    if story.may("a", "choose", card="sweep"):
        story.do("a", "choose", card="sweep")
    story.do("a", "pass").do("b", "pass", **{"try": True})
    numbers = sorted(option.number for option in story.game.decision.options)
    for number in numbers:  # one of each
        story.game.choose(next(one for one in story.game.decision.options if one.number == number))
    settle(story).expect(mine__damage=1, a__life=19, b__life=16)


@rule("magic", "replacement.prevention")
def test_what_a_shield_prevented_is_dealt_back_once_and_the_rest_stays() -> None:
    mine = [{"card": "Plains", "n": 9}, {"card": "Vengeful Archon", "as": "archon"}]
    bolt = card("Bolt", "does(damage(3, target(creature_or_player)))")
    story = Story(
        "magic",
        {
            "a": {"battlefield": mine},
            "b": {"battlefield": [MOUNTAINS], "hand": [{"card": "Bolt", "as": "one"}, {"card": "Bolt", "as": "two"}]},
        },
        cards=[bolt],
    )
    story.do("a", "activate", card="archon").do("a", "choose", player="b").do("a", "choose", number=4)
    settle(story)
    for name in ("one", "two"):
        story.do("a", "pass").do("b", "cast", card=name).do("b", "choose", player="a")
        settle(story)
    story.expect(a__life=18, b__life=16)


# -- Whose turn it is --------------------------------------------------------------------------------------------------


@rule("magic", "golden.card-over-rulebook", "turn.cleanup")
def test_the_turn_ends_with_all_that_is_on_the_stack() -> None:
    mine = [{"card": "Sundial of the Infinite", "as": "dial"}, MOUNTAINS, {"card": "Canyon Minotaur", "as": "cow"}]
    hand = [{"card": "Shock", "as": "shock"}]
    story = table(mine, [], hand, phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").do("a", "done")
    story.do("a", "cast", card="shock").do("a", "choose", player="b").do("a", "activate", card="dial")
    resolve(story).expect(shock__zone="exile", b__life=20, turn=story.game.turn)
    assert story.game.active == 1
    assert not story.game.waiting


@rule("magic", "golden.card-over-rulebook")
def test_who_controls_a_player_sees_their_hand_and_makes_their_choices_for_a_turn() -> None:
    walker = {"card": "Sorin Markov", "as": "sorin", "counters": {"loyalty": 7}}
    story = Story(
        "magic",
        {
            "a": {"battlefield": [walker], "library": 20},
            "b": {"battlefield": [MOUNTAINS], "hand": [{"card": "Shock", "as": "shock"}], "library": 20},
        },
    )
    story.do("a", "activate", card="sorin", ability=3).do("a", "choose", player="b")
    settle(story)
    assert not story.knows("a", "shock")
    story.until(phase="main-1", active="b")
    assert story.knows("a", "shock")
    assert story.game.decision.player == 0
    story.do("a", "cast", card="shock").do("a", "choose", player="b")
    settle(story).expect(b__life=18)
    story.until(phase="main-1", active="a").until(phase="main-1", active="b")
    assert story.game.decision.player == 1


@rule("magic", "layers.duration", "combat.declare-attackers")
def test_during_their_next_turn_creatures_attack_the_planeswalker() -> None:
    story = table([{"card": "Gideon Jura", "as": "gideon"}], [{"card": "Canyon Minotaur", "as": "cow"}], [])
    settle(story.do("a", "activate", card="gideon", ability=1))
    story.until(phase="declare-attackers", active="b")
    assert not story.may("b", "done")
    assert not story.may("b", "attack", card="cow", target="a")
    story.do("b", "attack", card="cow", target="gideon").until(phase="main-2", active="b").expect(gideon__loyalty=5)
    story.until(phase="declare-attackers", active="a").until(phase="main-1", active="b")
    story.until(phase="main-2", active="b").expect(gideon__loyalty=5)


@rule("magic", "replacement.prevention", "types.planeswalker")
def test_a_planeswalker_that_is_a_creature_is_dealt_no_damage() -> None:
    story = table([{"card": "Gideon Jura", "as": "gideon"}, MOUNTAINS], [], [{"card": "Shock", "as": "shock"}])
    settle(story.do("a", "activate", card="gideon", ability=3)).expect(gideon__power=6, gideon__loyalty=6)
    settle(story.do("a", "cast", card="shock").do("a", "choose", card="gideon"))
    story.expect(gideon__loyalty=6, gideon__damage=0)


# -- Names and copies --------------------------------------------------------------------------------------------------


@rule("magic", "types.own-name", "zones.reveal")
def test_each_player_guesses_the_top_card_of_their_own_library() -> None:
    field = [{"card": "Conundrum Sphinx", "as": "sphinx"}]
    story = Story(
        "magic",
        {
            "a": {"battlefield": field, "library": [{"card": "Shock", "as": "mine"}, {"card": "Island", "n": 5}]},
            "b": {"library": [{"card": "Forest", "as": "theirs"}, {"card": "Island", "n": 5}]},
        },
        phase="declare-attackers",
    )
    story.do("a", "attack", card="sphinx", target="b").do("a", "done")
    resolve(story)
    story.do("a", "choose", option="Shock").do("b", "choose", option="Shock")
    story.expect(mine__zone="hand", theirs__zone="library", b__library=6)
    assert story.game.library(1)[-1] == story.card("theirs")


@rule("magic", "types.own-name", "zones.library")
def test_who_guesses_the_card_found_keeps_it() -> None:
    for guess, zone in (("Canyon Minotaur", "library"), ("Island", "battlefield")):
        field = [{"card": "Sphinx Ambassador", "as": "sphinx"}]
        library = [{"card": "Island", "n": 5}, {"card": "Canyon Minotaur", "as": "cow"}]
        story = Story("magic", {"a": {"battlefield": field}, "b": {"library": library}}, phase="declare-attackers")
        story.do("a", "attack", card="sphinx", target="b").do("a", "done").until(phase="combat-damage")
        resolve(story)
        story.do("a", "choose", card="cow").do("b", "choose", option=guess)
        if story.may("a", "yes"):
            story.do("a", "yes")
        story.expect(cow__zone=zone)


@rule("magic", "types.own-name", "zones.library")
def test_one_card_is_found_for_each_creature_of_its_name() -> None:
    library = [{"card": "Canyon Minotaur", "as": "second"}, {"card": "Canyon Minotaur", "as": "third"}, "Serra Angel"]
    mine = [{"card": "Forest", "n": 6}, "Canyon Minotaur"]
    story = table(mine, [], [{"card": "Doubling Chant", "as": "chant"}], library=library)
    settle(story.do("a", "cast", card="chant"))
    story.do("a", "choose", card="second")
    story.expect(second__zone="battlefield", third__zone="library", a__library=2)


@rule("magic", "types.permanent", "zones.enters-the-battlefield")
def test_a_copy_with_a_difference_is_copied_with_it() -> None:
    mine = [{"card": "Island", "n": 4}, {"card": "Mountain", "n": 3}, {"card": "Serra Angel", "as": "angel"}]
    hand = [{"card": "Phantasmal Image", "as": "one"}, {"card": "Clone", "as": "two"}, {"card": "Shock", "as": "shock"}]
    story = table([*mine, {"card": "Island", "n": 4}], [], hand)
    settle(story.do("a", "cast", card="one"))
    story.do("a", "yes").do("a", "choose", card="angel").expect(one__power=4)
    settle(story.do("a", "cast", card="two"))
    story.do("a", "yes").do("a", "choose", card="one").expect(two__power=4)
    story.do("a", "cast", card="shock").do("a", "choose", card="two")
    settle(story).expect(two__zone="graveyard", one__zone="battlefield", shock__zone="graveyard")


@rule("magic", "zones.enters-the-battlefield")
def test_a_form_is_chosen_as_it_enters() -> None:
    for form, power, toughness in (("1", 3, 3), ("2", 2, 2), ("3", 1, 6)):
        story = table([{"card": "Mountain", "n": 4}], [], [{"card": "Primal Clay", "as": "clay"}])
        settle(story.do("a", "cast", card="clay"))
        story.do("a", "choose", option=form).expect(clay__power=power, clay__toughness=toughness)


@rule("magic", "players.owner", "zones.library")
def test_all_permanents_are_shuffled_away_and_as_many_cards_come() -> None:
    field = [{"card": "Mountain", "n": 8}]
    library = [{"card": "Canyon Minotaur", "n": 20}]
    story = Story(
        "magic",
        {
            "a": {"battlefield": field, "hand": [{"card": "Warp World", "as": "warp"}], "library": library},
            "b": {"battlefield": ["Forest", "Serra Angel"], "library": [{"card": "Pacifism", "n": 1}, "Shock"]},
        },
    )
    settle(story.do("a", "cast", card="warp"))
    while story.game.decision is not None and story.game.decision.topic != "priority":
        story.game.choose(story.game.decision.options[0])
    assert len(story.game.permanents(0)) == 8
    story.expect(a__library=20)
    assert len(story.game.permanents(1)) + len(story.game.library(1)) == 4


# -- Dying, discarding, dealing damage ---------------------------------------------------------------------------------


@rule("magic", "targets.choose-and-check", "types.aura")
def test_who_lost_the_creature_chooses_whom_the_plague_takes_next() -> None:
    mine = [{"card": "Necrotic Plague", "as": "plague", "attached_to": "cow"}, {"card": "Serra Angel", "as": "angel"}]
    story = Story(
        "magic",
        {"a": {"battlefield": mine}, "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}], "library": 9}},
        active="b",
        phase="upkeep",
    )
    settle(story).until(phase="draw", active="b")
    story.expect(cow__zone="graveyard", plague__zone="battlefield", plague__attached_to="angel")
    assert story.game.controller[story.card("plague")] == 0


@rule("magic", "replacement.instead", "zones.discard")
def test_what_an_opponent_has_you_discard_may_enter_instead() -> None:
    rot = card("Rot", "does(discard_own(1, target_player))", line="Sorcery")
    for target_of, zone in (("a", "graveyard"), ("b", "battlefield")):
        baloth = {"card": "Obstinate Baloth", "as": "baloth"}
        seats = {
            "a": {"battlefield": [MOUNTAINS], "hand": [{"card": "Rot", "as": "rot"}]},
            "b": {},
        }
        seats[target_of] = {**seats[target_of], "hand": [*seats[target_of].get("hand", []), baloth]}
        story = Story("magic", seats, cards=[rot])
        story.do("a", "cast", card="rot").do("a", "choose", player=target_of)
        settle(story).expect(baloth__zone=zone)


@rule("magic", "damage.combat", "triggers.automatic")
def test_combat_damage_by_several_triggers_once_and_from_the_graveyard() -> None:
    cows = [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    story = Story(
        "magic",
        {"a": {"graveyard": [{"card": "Vengeful Pharaoh", "as": "pharaoh"}]}, "b": {"battlefield": cows}},
        active="b",
        phase="declare-attackers",
    )
    story.do("b", "attack", card="one", target="a").do("b", "attack", card="two", target="a").do("b", "done")
    story.until(phase="combat-damage").do("a", "choose", card="one")
    assert len(story.game.waiting) == 1
    settle(story).expect(one__zone="graveyard", two__zone="battlefield", pharaoh__zone="library", a__life=14)


@rule("magic", "zones.enters-the-battlefield", "counters.counter")
def test_a_spell_gains_more_counters_if_an_opponent_was_hurt_when_it_enters() -> None:
    vampire = creature("Pale Count", line="Creature — Vampire")
    for hurt, counters in ((True, 3), (False, 0)):
        mine = [{"card": "Bloodlord of Vaasgoth"}, MOUNTAINS]
        hand = [{"card": "Pale Count", "as": "count"}, {"card": "Shock", "as": "shock"}]
        story = table(mine, [], hand, cards=[vampire])
        story.do("a", "cast", card="count")
        if hurt:
            story.do("a", "cast", card="shock").do("a", "choose", player="b")
        settle(story).expect(count__power=2 + counters)


@rule("magic", "players.controller")
def test_that_player_is_who_controlled_the_creature_destroyed() -> None:
    theirs = [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    mine = [{"card": "Swamp", "n": 6}, {"card": "Canyon Minotaur", "as": "mine"}]
    story = table(mine, theirs, [{"card": "Public Execution", "as": "axe"}])
    settle(story.do("a", "cast", card="axe").do("a", "choose", card="one"))
    story.expect(one__zone="graveyard", two__power=1, mine__power=3)


@rule("magic", "replacement.prevention", "combat.damage")
def test_a_wall_of_fog_keeps_only_its_own_combat_damage_from_being_dealt() -> None:
    cows = [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    story = table(cows, [{"card": "Fog Bank", "as": "fog"}], []).until(phase="declare-attackers")
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b")
    story.do("a", "done", **{"try": True}).until(phase="declare-blockers").do("b", "block", card="fog", target="one")
    story.do("b", "done", **{"try": True}).until(phase="main-2")
    story.expect(b__life=17, fog__zone="battlefield", fog__damage=0, one__damage=0)
