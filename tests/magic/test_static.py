"""Static abilities and effects that last: they follow whatever they look at, at once."""

from __future__ import annotations

from own_cards import card, creature, lines, resolve
from support import Story, rule


@rule("magic", "static.always-on", "cost.tap", "combat.attacking", "combat.blocking")
def test_a_static_ability_follows_what_is_tapped_attacks_and_blocks() -> None:
    rules = [
        "static(creature(tapped), pump(0, 1))",
        "static(creature(attacking), pump(1, 0))",
        "static(creature(blocking), pump(0, 2))",
    ]
    banner = card("Banner", *rules, line="Enchantment")
    players = {
        "a": {
            "battlefield": ["Banner", {"card": "Serra Angel", "as": "angel"}, {"card": "Canyon Minotaur", "as": "cow"}]
        },
        "b": {"battlefield": [{"card": "Siege Mastodon", "as": "beast"}]},
    }
    story = Story("magic", players, cards=[banner]).until(phase="declare-attackers")
    story.do("a", "attack", card="angel", target="b").do("a", "done")
    story.expect(angel__power=5, angel__toughness=4, cow__power=3)
    story = Story("magic", players, cards=[banner]).until(phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").do("a", "done").expect(
        cow__power=4, cow__toughness=4, angel__power=4
    )
    story.until(phase="declare-blockers").do("b", "block", card="beast", target="cow").do("b", "done")
    story.expect(beast__toughness=7).until(phase="main-2").expect(beast__toughness=5, cow__power=3, cow__toughness=4)


@rule("magic", "activated.any-time")
def test_every_ability_that_a_creature_was_given_may_be_activated() -> None:
    gifts = card(
        "Gifts",
        "static(creature(yours), has(activated(tapping, gain_life(1))))",
        "static(creature(yours), has(activated(tapping, draw(1))))",
        line="Enchantment",
    )
    story = Story("magic", {"a": {"battlefield": ["Gifts", "Coral Merfolk"]}, "b": {}}, cards=[gifts])
    assert [option.verb for option in story.game.decision.options] == ["pass", "activate", "activate"]


@rule("magic", "layers.duration", "check.toughness")
def test_what_lasts_while_a_player_controls_its_source_ends_at_once_with_that() -> None:
    guard = creature(
        "Guard", "activated(tapping, give(target(creature(other)), pump(0, 3), duration=while_you_control_this))"
    )
    players = {
        "a": {"battlefield": [{"card": "Guard", "as": "guard"}, {"card": "Canyon Minotaur", "as": "cow", "damage": 2}]},
        "b": {"battlefield": [{"card": "Mountain", "n": 4}], "hand": ["Shock", "Act of Treason"]},
    }
    story = resolve(Story("magic", players, cards=[guard]).do("a", "activate", card="guard"))
    story.expect(cow__toughness=6).do("a", "pass")
    story.do("b", "cast", card="Shock").do("b", "choose", card="cow")
    resolve(story).expect(cow__zone="battlefield", cow__damage=4)
    control = card("Grab", "does(give(target(creature), controlled))", cost="{R}")
    players["b"] = {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Grab"]}
    story = resolve(Story("magic", players, cards=[guard, control]).do("a", "activate", card="guard")).do("a", "pass")
    story.do("b", "cast", card="Shock").do("b", "choose", card="cow")
    resolve(story).do("a", "pass").do("b", "cast", card="Grab").do("b", "choose", card="guard")
    resolve(story).expect(guard__controller="b", cow__zone="graveyard")


@rule("magic", "static.always-on")
def test_what_is_seen_in_the_middle_of_a_spell_is_true() -> None:
    swell = card("Swell", "does(seq(give(creature, pump(2, 2)), choose_color))")
    players = {"a": {"battlefield": ["Mountain", "Coral Merfolk"], "hand": ["Swell"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[swell]).do("a", "cast", card="Swell"))
    assert story.game.decision.topic == "color"
    assert [row.get("power") for row in story.seat("a", "b")["battlefield"]][-1] == 4


@rule("magic", "replacement.prevention", "static.always-on")
def test_what_prevented_damage_does_so_no_more_once_it_is_destroyed() -> None:
    cards = [
        card("Bubble", "prevent(you)", line="Enchantment"),
        card("Pierce", "does(seq(destroy(target(enchantment)), damage(2, opponents)))"),
    ]
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Pierce"]}, "b": {"battlefield": ["Bubble"]}}
    resolve(Story("magic", players, cards=cards).do("a", "cast", card="Pierce")).expect(b__life=18, b__battlefield=0)


@rule("magic", "replacement.instead", "static.always-on")
def test_what_exiled_cards_instead_does_so_no_more_once_it_is_gone() -> None:
    cards = [
        card("Void", "exiled_instead_of_graveyard(either_of(permanent, card(in_library)))", line="Enchantment"),
        card("Fill", "does(seq(destroy(target(enchantment)), mill(2, you)))", line="Sorcery"),
        card("Grind", "does(mill(2, you))", line="Sorcery"),
    ]
    for spell, graveyard, exile in (("Fill", 3, 0), ("Grind", 1, 2)):
        players = {
            "a": {"battlefield": ["Mountain"], "hand": [spell]},
            "b": {"battlefield": [{"card": "Void", "as": "void"}]},
        }
        story = resolve(Story("magic", players, cards=cards).do("a", "cast", card=spell))
        story.expect(a__graveyard=graveyard, a__exile=exile, void__zone="exile" if spell == "Fill" else "battlefield")


@rule("magic", "static.always-on", "activated.any-time")
def test_an_ability_that_tapped_creatures_have_may_be_activated_as_soon_as_one_is_tapped() -> None:
    camp = card(
        "Camp", "static(creature(yours, tapped), has(activated(sacrificing_this, gain_life(1))))", line="Enchantment"
    )
    players = {"a": {"battlefield": ["Camp", {"card": "Elvish Mystic", "as": "elf"}]}, "b": {}}
    story = Story("magic", players, cards=[camp], manual_mana=True)
    assert [option.verb for option in story.game.decision.options] == ["pass", "activate"]  # for mana
    story.do("a", "activate", card="elf").do("a", "activate", card="elf")
    resolve(story).expect(a__life=21, elf__zone="graveyard")


@rule("magic", "static.always-on", "zones.hand", "zones.graveyard", "stack.zone")
def test_what_counts_cards_elsewhere_follows_them_at_once() -> None:
    sage = creature("Sage", "static(this, power_is(count(card(in_hand, yours))))")
    ghoul = creature("Ghoul", "static(this, power_is(count(card(in_graveyard, yours))))")
    field = ["Forest", {"card": "Sage", "as": "sage"}, {"card": "Ghoul", "as": "ghoul"}]
    players = {"a": {"battlefield": field, "hand": ["Fog", "Smelt"], "graveyard": ["Shock"]}, "b": {}}
    story = Story("magic", players, cards=[sage, ghoul]).expect(sage__power=2, ghoul__power=1)
    story.do("a", "cast", card="Fog").expect(sage__power=1, ghoul__power=1)
    resolve(story).expect(sage__power=1, ghoul__power=2)
    story.until(phase="main-1", active="b").until(phase="main-1", active="a").expect(sage__power=2)


@rule("magic", "damage.life-loss", "static.always-on", "turn.next-turn", "zones.draw")
def test_what_looks_at_life_turns_and_draws_follows_them_at_once() -> None:
    proud = creature("Proud", "static(this, pump(1, 1), if=not(more(starting_life, life_of)))")
    awake = creature("Awake", "static(this, pump(1, 1), if=your_turn)")
    scholar = creature("Scholar", "when(draws, gain_life(that_much))")
    leech = card("Leech", "does(lose_life(x))", cost="{X}{R}")
    field = [{"card": name, "as": name.lower()} for name in ("Proud", "Awake", "Scholar")]
    players = {"a": {"battlefield": [*field, {"card": "Mountain", "n": 2}], "hand": ["Leech", "Leech"]}, "b": {}}
    cards = [proud, awake, scholar, leech]
    story = Story("magic", players, cards=cards).expect(proud__power=3, awake__power=3)
    resolve(story.do("a", "cast", card="Leech").do("a", "choose", number=0))
    assert "loses-life" not in lines(story)
    story = Story("magic", players, cards=cards)
    resolve(story.do("a", "cast", card="Leech").do("a", "choose", number=1)).expect(a__life=19, proud__power=2)
    story.until(phase="upkeep", active="b").expect(awake__power=2)
    story.until(phase="upkeep", active="a").expect(awake__power=3)
    story.until(phase="main-1").expect(a__life=20, proud__power=3)


@rule("magic", "static.always-on", "counters.counter")
def test_what_counts_counters_follows_them_at_once() -> None:
    core = creature(
        "Core", 'activated(tapping, put_counters(1, "charge", this))', 'static(this, pump(counters("charge"), 0))'
    )
    story = Story("magic", {"a": {"battlefield": [{"card": "Core", "as": "core"}]}, "b": {}}, cards=[core])
    resolve(story.do("a", "activate", card="core").expect(core__power=2)).expect(core__power=3)


@rule("magic", "static.always-on", "damage.life-loss", "damage.deal")
def test_what_looks_at_life_follows_damage_too() -> None:
    proud = creature("Proud", "static(this, pump(1, 1), if=not(more(starting_life, life_of)))")
    players = {"a": {"battlefield": ["Mountain", {"card": "Proud", "as": "proud"}], "hand": ["Shock"]}, "b": {}}
    story = Story("magic", players, cards=[proud]).expect(proud__power=3).do("a", "cast", card="Shock")
    story.do("a", "choose", player="a").do("a", "pass").do("b", "pass").expect(a__life=18, proud__power=2)


@rule("magic", "static.always-on", "types.enchanted", "types.basic-land-type")
def test_a_static_ability_that_looks_at_other_permanents_sees_those_that_are_there_now() -> None:
    """Also when nothing is known yet of who controls what, as in a game that was just loaded."""
    golem = creature("Clay Golem", "static(this, pump(2, 2), are(this, enchanted_one))")
    walker = creature("Wide Walker", "static(this, pump(basic_types, basic_types))")
    players = {
        "a": {
            "battlefield": [
                {"card": "Clay Golem", "as": "golem"},
                {"card": "Wide Walker", "as": "walker"},
                {"card": "Indestructibility", "attached_to": "golem"},
                "Forest",
                "Island",
            ]
        },
        "b": {},
    }
    story = Story("magic", players, cards=[golem, walker]).expect(golem__power=4, walker__toughness=4)
    told = story.game.to_bytes()
    loaded = story.kind.load_game(story.game.match, told)
    assert loaded.to_bytes() == told
