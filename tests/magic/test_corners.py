"""Corners of the rules that small changes to the program slipped through: with cards made for the purpose."""

from __future__ import annotations

from mulligan.magic import refusals
from mulligan.magic.kind import KIND
from mulligan.magic.terms import COMMAND
from support import Story, deck_with, rule


def card(name: str, *notation: str, cost: str = "{R}", line: str = "Instant", **more: object) -> dict[str, object]:
    """A card of our own, with its abilities in notation."""
    return {"name": name, "mana_cost": cost, "type_line": line, "notation": list(notation), **more}


def creature(name: str, *notation: str, cost: str = "{R}", line: str = "Creature — Bear") -> dict[str, object]:
    """A creature of our own."""
    return card(name, *notation, cost=cost, line=line, power="2", toughness="2")


def resolve(story: Story, number: int | str = 1) -> Story:
    """All pass until so many objects have left the stack."""
    story.runner.take({"resolve": number})
    return story


def lines(story: Story) -> list[str]:
    """What the log tells, without who and whom."""
    return [line[0] for line in story.log()]


# -- Tapping and attacking ---------------------------------------------------------------------------------------------


@rule("magic", "cost.tap", "triggers.automatic")
def test_what_is_tapped_already_does_not_become_tapped() -> None:
    ear = card("Ear", "when(is_tapped(creature), gain_life(1))", line="Enchantment")
    doze = card("Doze", "does(seq(tap(creature), draw(this_way)))")
    field = [{"card": "Coral Merfolk", "n": 2}, {"card": "Canyon Minotaur", "tapped": True}, "Mountain", "Ear"]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Doze"]}, "b": {}}, cards=[ear, doze])
    resolve(story.do("a", "cast", card="Doze"), "all").expect(a__life=22, a__hand=2)


@rule("magic", "static.always-on", "cost.tap", "combat.attacking", "combat.blocking")
def test_a_static_ability_follows_what_is_tapped_attacks_and_blocks() -> None:
    rules = [
        "always(creature(tapped), pump(0, 1))",
        "always(creature(attacking), pump(1, 0))",
        "always(creature(blocking), pump(0, 2))",
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


@rule("magic", "combat.attacking", "triggers.automatic")
def test_as_many_as_attack_together() -> None:
    horn = card("Horn", "when(attack_together, gain_life(that_much))", line="Enchantment")
    field = ["Horn", {"card": "Coral Merfolk", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[horn]).until(phase="declare-attackers")
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do("a", "done")
    resolve(story).expect(a__life=22)


@rule("magic", "combat.blocked", "triggers.automatic")
def test_what_becomes_blocked_knows_by_whom() -> None:
    thorn = creature("Thorn", "when(becomes_blocked(this), destroy(other_one))")
    players = {
        "a": {"battlefield": [{"card": "Thorn", "as": "thorn"}]},
        "b": {"battlefield": [{"card": "Siege Mastodon", "as": "one"}, {"card": "Pillarfield Ox", "as": "two"}]},
    }
    story = Story("magic", players, cards=[thorn]).until(phase="declare-attackers")
    story.do("a", "attack", card="thorn", target="b").do("a", "done").until(phase="declare-blockers")
    story.do("b", "block", card="one", target="thorn").do("b", "block", card="two", target="thorn").do("b", "done")
    story.do("a", "order", card="one")
    resolve(story).expect(one__zone="graveyard", two__zone="battlefield", thorn__zone="battlefield")


@rule("magic", "combat.blocked", "players.controller")
def test_who_controls_what_becomes_blocked_is_the_player_meant() -> None:
    toll = card("Toll", "when(becomes_blocked(creature), lose_life(1, they))", line="Enchantment")
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {"battlefield": ["Toll", {"card": "Siege Mastodon", "as": "wall"}]},
    }
    story = Story("magic", players, cards=[toll], phase="declare-attackers").do("a", "attack", card="cow", target="b")
    story.do("a", "done").until(phase="declare-blockers").do("b", "block", card="wall", target="cow").do("b", "done")
    resolve(story).expect(a__life=19, b__life=20)


@rule("magic", "damage.deal", "triggers.automatic")
def test_damage_to_a_player_is_dealt_to_no_creature() -> None:
    martyr = creature("Martyr", "when(is_dealt_damage(this), draw(1))")
    players = {
        "a": {"library": [], "battlefield": [{"card": "Martyr", "as": "martyr"}]},
        "b": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Shock"]},
    }
    story = Story("magic", players, cards=[martyr], active="b")
    resolve(story.do("b", "cast", card="Shock").do("b", "choose", player="a")).expect(a__life=18, stack=0)
    assert "triggers" not in lines(story)


@rule("magic", "combat.defending-player", "combat.declare-blockers")
def test_what_does_not_attack_is_not_blocked_whoever_defends() -> None:
    players = {
        "a": {"battlefield": [{"card": "Siege Mastodon", "as": "guard"}]},
        "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "home"}]},
    }
    story = Story("magic", players, active="b", phase="declare-attackers")
    story.do("b", "attack", card="cow", target="a").do("b", "done").until(phase="declare-blockers")
    refusal = story.why_not("a", "block", "guard", "home")
    assert refusal is not None
    assert refusal.message == refusals.NOT_ATTACKING_YOU


@rule("magic", "golden.card-over-rulebook", "combat.declare-blockers")
def test_each_creature_has_its_own_that_it_cannot_block() -> None:
    shy = creature("Shy", "always(this, cannot_block_those(creature(red)))")
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "fish"}]},
        "b": {"battlefield": [{"card": "Cyclops Tyrant", "as": "tyrant"}, {"card": "Shy", "as": "shy"}]},
    }
    story = Story("magic", players, cards=[shy], phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").do("a", "attack", card="fish", target="b").do("a", "done")
    story.until(phase="declare-blockers")
    pairs = [(who, whom) for who in ("tyrant", "shy") for whom in ("cow", "fish")]
    assert [pair for pair in pairs if story.may("b", "block", card=pair[0], target=pair[1])] == [
        ("tyrant", "cow"),
        ("shy", "fish"),
    ]


# -- The stack ---------------------------------------------------------------------------------------------------------


@rule("magic", "stack.counter")
def test_what_cannot_be_countered_was_not_countered_this_way() -> None:
    refuse = card("Refuse", "does(seq(counter(target(spell)), draw(this_way)))", cost="{U}")
    for spell, drawn in (("Savage Summoning", 0), ("Giant Growth", 1)):
        players = {
            "a": {"battlefield": ["Forest", "Coral Merfolk"], "hand": [spell]},
            "b": {"battlefield": ["Island"], "hand": ["Refuse"]},
        }
        story = Story("magic", players, cards=[refuse]).do("a", "cast", card=spell).do("a", "pass")
        resolve(story.do("b", "cast", card="Refuse")).expect(b__hand=drawn, stack=1 - drawn)


@rule("magic", "stack.counter", "targets.choose-and-check")
def test_a_triggered_ability_may_be_countered_and_leaves_the_stack() -> None:
    hush = card("Hush", "does(counter(target(triggered_ability)))", cost="{U}")
    players = {
        "a": {"battlefield": [{"card": "Plains", "n": 4}, "Coral Merfolk"], "hand": ["Divine Favor", "Auramancer"]},
        "b": {"battlefield": [{"card": "Island", "n": 2}], "hand": ["Hush", "Hush"]},
    }
    story = Story("magic", players, cards=[hush]).do("a", "cast", card="Divine Favor")
    assert not story.do("a", "pass").may("b", "cast", card="Hush")  # nothing has triggered yet
    story.do("b", "pass").do("a", "pass")
    resolve(story.do("b", "cast", card="Hush"), 2).expect(stack=0, a__life=20, a__battlefield=6)


@rule("magic", "stack.counter", "targets.choose-and-check")
def test_a_copy_of_an_ability_may_target_the_ability_but_not_itself() -> None:
    naysayer = creature("Naysayer", "flash", "when(enters(this), counter(target(triggered_ability)))", cost="{W}")
    players = {
        "a": {
            "battlefield": [{"card": "Plains", "n": 6}, "Strionic Resonator", "Coral Merfolk"],
            "hand": ["Divine Favor", "Naysayer"],
        },
        "b": {},
    }
    story = Story("magic", players, cards=[naysayer]).do("a", "cast", card="Divine Favor")
    resolve(story).do("a", "cast", card="Naysayer")
    resolve(story).expect(stack=2)  # the Aura's ability, and one to counter it
    story.do("a", "activate", card="Strionic Resonator").do("a", "choose", card="Naysayer")
    resolve(story).do("a", "yes").expect(stack=3)  # a single choice is taken by itself: the original
    resolve(story).expect(stack=1, a__life=20)
    resolve(story).expect(stack=0, a__life=23)


@rule("magic", "casting.modes", "triggers.automatic")
def test_the_mode_of_a_triggered_ability_is_chosen_as_it_goes_on_the_stack() -> None:
    guide = creature("Guide", "when(enters(this), choose_one(draw(1), gain_life(2), destroy(target(artifact))))")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Guide"]}, "b": {}}
    for option, hand, life in (("1", 1, 20), ("2", 0, 22)):
        story = resolve(Story("magic", players, cards=[guide]).do("a", "cast", card="Guide"))
        assert not story.may("a", "choose", option="3")  # without an artifact there is nothing to destroy
        story.do("a", "choose", option=option).expect(stack=1)
        resolve(story).expect(a__hand=hand, a__life=life)
    players["b"] = {"battlefield": [{"card": "Millstone", "as": "stone"}]}
    story = resolve(Story("magic", players, cards=[guide]).do("a", "cast", card="Guide")).do("a", "choose", option="3")
    resolve(story).expect(stone__zone="graveyard", a__hand=0, a__life=20)


@rule("magic", "cost.x", "casting.play")
def test_a_spell_cast_without_paying_has_an_x_of_nothing() -> None:
    echo = card("Echo", "does(cast_free(target(card(in_graveyard, yours, is_instant))))", line="Sorcery")
    field = [{"card": "Mountain", "n": 6}]
    players = {"a": {"battlefield": field, "hand": [{"card": "Volcanic Geyser", "as": "fire"}, "Echo"]}, "b": {}}
    story = Story("magic", players, cards=[echo]).do("a", "cast", card="fire").do("a", "choose", player="b")
    resolve(story.do("a", "choose", number=3)).expect(b__life=17)
    resolve(story.do("a", "cast", card="Echo")).do("a", "cast", card="fire").do("a", "choose", player="b")
    resolve(story).expect(b__life=17, fire__zone="graveyard")


@rule("magic", "zones.draw")
def test_cards_drawn_this_way_are_those_that_were_there() -> None:
    think = card("Think", "does(seq(draw(2), gain_life(this_way)))")
    for library, life in ((["Fog", "Smelt", "Negate"], 22), (["Fog"], 21)):
        players = {"a": {"battlefield": ["Mountain"], "hand": ["Think"], "library": library}, "b": {}}
        story = Story("magic", players, cards=[think]).do("a", "cast", card="Think").do("a", "pass")
        story.do("b", "pass").expect(a__life=life)


# -- Entering the battlefield ------------------------------------------------------------------------------------------


@rule("magic", "zones.enters-the-battlefield", "zones.put-onto-battlefield")
def test_what_enters_with_a_choice_may_enter_tapped_too() -> None:
    lift = card("Lift", "does(onto_battlefield_tapped(target(card(in_graveyard, yours, is_creature))))", cost="{U}")
    raise_ = card("Raise", "does(onto_battlefield(target(card(in_graveyard, yours, is_creature))))", cost="{U}")
    for spell, tapped in (("Lift", True), ("Raise", False)):
        players = {
            "a": {"battlefield": ["Island"], "hand": [spell], "graveyard": [{"card": "Clone", "as": "clone"}]},
            "b": {"battlefield": [{"card": "Siege Mastodon", "as": "beast"}]},
        }
        story = resolve(Story("magic", players, cards=[lift, raise_]).do("a", "cast", card=spell)).do("a", "yes")
        story.expect(clone__power=3, clone__tapped=tapped, clone__controller="a")


@rule("magic", "types.aura", "zones.put-onto-battlefield", "keyword.protection")
def test_an_aura_that_was_not_cast_is_attached_to_what_its_player_chooses() -> None:
    spells = [
        card("Weave", "does(onto_battlefield(card(in_graveyard, yours, is_enchantment)))", cost="{U}"),
        creature("Saint", "always(this, protection('white'))".replace("'", '"')),
    ]
    field = ["Island", {"card": "Saint", "as": "saint"}]
    dead = [
        {"card": "Divine Favor", "as": "favor"},
        {"card": "Dark Favor", "as": "dark"},
        {"card": "Verdant Haven", "as": "haven"},
    ]
    foes = [{"card": "Siege Mastodon", "as": "beast"}, {"card": "Canyon Minotaur", "as": "cow"}]
    players = {"a": {"battlefield": field, "hand": ["Weave"], "graveyard": dead}, "b": {"battlefield": foes}}
    story = resolve(Story("magic", players, cards=spells).do("a", "cast", card="Weave"))
    assert not story.may("a", "choose", card="saint")  # safe from what is white
    story.do("a", "choose", card="cow")
    assert story.may("a", "choose", card="saint")
    story.do("a", "choose", card="saint")
    story.expect(favor__attached_to="cow", dark__attached_to="saint", cow__toughness=6, saint__power=5)
    story.expect(haven__zone="battlefield", haven__controller="a")
    story.do("a", "order", card="favor").do("a", "order", card="dark")
    resolve(story, "all").expect(a__life=24)  # 3 and 2 gained, 1 lost

    players = {"a": {"battlefield": ["Island"], "hand": ["Weave"], "graveyard": [dead[0], dead[2]]}, "b": {}}
    story = resolve(Story("magic", players, cards=spells).do("a", "cast", card="Weave"))
    story.expect(favor__zone="graveyard", haven__zone="battlefield")  # nothing to be attached to: it stays


@rule("magic", "types.aura", "zones.put-onto-battlefield", "players.owner")
def test_an_aura_that_returns_under_its_owners_control_is_attached_by_its_owner() -> None:
    back = card("Back", "does(return_to_battlefield(target(card(in_graveyard, is_enchantment))))", cost="{U}")
    foes = [{"card": "Siege Mastodon", "as": "beast"}, {"card": "Canyon Minotaur", "as": "cow"}]
    for owner in ("a", "b"):
        players: dict[str, dict[str, object]] = {
            "a": {"battlefield": ["Island"], "hand": ["Back"]},
            "b": {"battlefield": foes},
        }
        players[owner]["graveyard"] = [{"card": "Mark of the Vampire", "as": "mark"}]
        story = resolve(Story("magic", players, cards=[back]).do("a", "cast", card="Back"))
        story.do(owner, "choose", card="cow").expect(mark__attached_to="cow", mark__controller=owner)


@rule("magic", "zones.enters-the-battlefield")
def test_what_enters_with_two_choices_makes_both() -> None:
    totem = card(
        "Totem",
        "as_enters(choose_color_entering)",
        "as_enters(choose_creature_type)",
        'always(creature(yours), protection("chosen"))',
        cost="{1}",
        line="Artifact",
    )
    players = {"a": {"battlefield": ["Island", "Coral Merfolk", "Canyon Minotaur"], "hand": ["Totem"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[totem]).do("a", "cast", card="Totem"))
    assert story.game.decision.topic == "color"
    story.do("a", "choose", option="red")
    assert story.game.decision.topic == "type"


@rule("magic", "types.equipment", "keyword.equip")
def test_what_is_no_equipment_any_more_is_not_attached() -> None:
    players = {
        "a": {
            "battlefield": [{"card": "Haunted Plate Mail", "as": "mail"}, {"card": "Forest", "n": 8}],
            "hand": [{"card": "Briarpack Alpha", "as": "wolf"}],
        },
        "b": {},
    }
    story = Story("magic", players).do("a", "activate", card="mail", ability=2).do("a", "cast", card="wolf")
    resolve(story, "all").expect(mail__has=["creature"], wolf__zone="battlefield")
    resolve(story.do("a", "activate", card="mail", ability=3).do("a", "choose", card="wolf")).expect(
        mail__attached_to=None
    )
    assert "is-attached" not in lines(story)


# -- What players know -------------------------------------------------------------------------------------------------


@rule("magic", "zones.reveal", "casting.play")
def test_the_top_card_that_is_played_with_revealed_is_known_to_all() -> None:
    open_book = card("Open Book", "top_revealed", line="Enchantment")
    for cards, known in (([{"card": "Open Book"}], True), ([], False)):
        players = {
            "a": {"battlefield": [*cards, "Forest"], "library": [{"card": "Fog", "as": "top"}, "Smelt"]},
            "b": {},
        }
        story = Story("magic", players, cards=[open_book])
        assert story.knows("b", "top") == known


@rule("magic", "casting.play", "golden.card-over-rulebook")
def test_a_single_rule_that_lets_the_top_card_be_cast_is_enough() -> None:
    door = card("Door", "may_cast_top(card(in_library, is_creature))", line="Enchantment")
    players = {
        "a": {"battlefield": ["Door", {"card": "Island", "n": 2}], "library": [{"card": "Coral Merfolk", "as": "top"}]},
        "b": {},
    }
    story = resolve(Story("magic", players, cards=[door]).do("a", "cast", card="top"))
    story.expect(top__zone="battlefield", a__library=0)


@rule("magic", "two-headed-giant.team", "zones.hand")
def test_a_team_knows_its_hands_and_the_others_do_not() -> None:
    players: dict[str, dict[str, object]] = {
        name: {"library": [{"card": "Fog", "as": f"of-{name}"}, "Smelt"]} for name in "abcd"
    }
    story = Story("magic", players, format="two-headed-giant", phase="upkeep").until(phase="main-1")
    for owner in "ac":
        assert [name for name in "abcd" if story.knows(name, f"of-{owner}")] == ["a", "c"]


@rule("magic", "activated.any-time")
def test_every_ability_that_a_creature_was_given_may_be_activated() -> None:
    gifts = card(
        "Gifts",
        "always(creature(yours), has(activated(tapping, gain_life(1))))",
        "always(creature(yours), has(activated(tapping, draw(1))))",
        line="Enchantment",
    )
    story = Story("magic", {"a": {"battlefield": ["Gifts", "Coral Merfolk"]}, "b": {}}, cards=[gifts])
    assert [option.verb for option in story.game.decision.options] == ["pass", "activate", "activate"]


# -- Players -----------------------------------------------------------------------------------------------------------


@rule("magic", "ending.win", "two-headed-giant.team")
def test_ten_poison_counters_lose_the_game_and_a_team_needs_fifteen() -> None:
    venom = card("Venom", "does(get_poison(x, target_player))", cost="{X}{R}", line="Sorcery")
    for giant, number, over in ((False, 9, False), (False, 10, True), (True, 14, False), (True, 15, True)):
        players: dict[str, dict[str, object]] = {name: {} for name in ("abcd" if giant else "ab")}
        players["a"] = {"battlefield": [{"card": "Mountain", "n": 16}], "hand": ["Venom"]}
        keys = {"format": "two-headed-giant"} if giant else {}
        story = Story("magic", players, cards=[venom], **keys).do("a", "cast", card="Venom")
        resolve(story.do("a", "choose", player="b").do("a", "choose", number=number)).expect(over=over)


@rule("magic", "ending.concede", "mana.pool")
def test_the_mana_of_the_others_stays_when_a_player_leaves() -> None:
    names = ["a", "b", "c"]
    lands = [{"card": name, "as": name.lower()} for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    for leaving in ("b", "c"):
        players = {name: {"battlefield": lands if name == "a" else []} for name in names}
        story = Story("magic", players, manual_mana=True)
        for land in lands:
            story.do("a", "activate", card=land["as"])
        story.do(leaving, "concede").expect(a__mana="WUBRG")


@rule("magic", "types.planeswalker", "replacement.instead")
def test_damage_to_several_players_is_redirected_one_after_the_other() -> None:
    storm = card("Storm", "does(damage(2, opponents))", line="Sorcery")
    players = {
        "a": {"battlefield": ["Mountain"], "hand": ["Storm"]},
        "b": {"battlefield": [{"card": "Jace, Memory Adept", "as": "jace"}]},
        "c": {"battlefield": [{"card": "Garruk, Caller of Beasts", "as": "garruk"}]},
    }
    story = resolve(Story("magic", players, cards=[storm]).do("a", "cast", card="Storm")).do("a", "yes").do("a", "no")
    story.expect(jace__loyalty=2, garruk__loyalty=4, b__life=20, c__life=18)


@rule("magic", "types.aura", "keyword.enchant")
def test_an_aura_may_enchant_a_player_and_goes_when_that_player_does() -> None:
    curse = card("Curse", "enchant(any_player)", "when(upkeep, draw(1))", line="Enchantment — Aura")
    players = {"a": {"battlefield": ["Mountain"], "hand": [{"card": "Curse", "as": "curse"}]}, "b": {}, "c": {}}
    story = Story("magic", players, cards=[curse]).do("a", "cast", card="curse").do("a", "choose", player="c")
    resolve(story).expect(curse__zone="battlefield", curse__attached_to="c")
    story.do("c", "concede").expect(curse__zone="graveyard")


# -- Damage and death --------------------------------------------------------------------------------------------------


@rule("magic", "damage.deal")
def test_no_damage_is_dealt_where_there_is_none() -> None:
    players = {"a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Volcanic Geyser"]}, "b": {}}
    story = Story("magic", players).do("a", "cast", card="Volcanic Geyser").do("a", "choose", player="b")
    resolve(story.do("a", "choose", number=0, **{"try": True})).expect(b__life=20)
    assert "is-dealt-damage" not in lines(story)


@rule("magic", "combat.damage", "keyword.deathtouch", "keyword.trample", "keyword.indestructible")
def test_what_has_lethal_damage_already_needs_no_more() -> None:
    snake = creature("Snake", "deathtouch", "trample")
    for damage, least in ((5, 0), (4, 1)):
        players = {
            "a": {"battlefield": [{"card": "Snake", "as": "snake"}]},
            "b": {
                "battlefield": [
                    {"card": "Siege Mastodon", "as": "wall", "damage": damage},
                    {"card": "Indestructibility", "attached_to": "wall"},
                ]
            },
        }
        story = Story("magic", players, cards=[snake]).until(phase="declare-attackers")
        story.do("a", "attack", card="snake", target="b").do("a", "done").until(phase="declare-blockers")
        story.do("b", "block", card="wall", target="snake").do("b", "done").until(phase="combat-damage")
        assert [option.number for option in story.game.decision.options] == list(range(least, 3))


@rule("magic", "zones.leaves-the-battlefield", "zones.dies")
def test_what_died_may_bring_itself_back_but_not_what_it_became_since() -> None:
    ghost = creature("Ghost", "when(dies(this), to_hand(this(in_graveyard)))", cost="{B}")
    players = {
        "a": {
            "battlefield": [{"card": "Swamp", "n": 3}, {"card": "Ghost", "as": "ghost"}],
            "hand": ["Wring Flesh", "Wring Flesh"],
        },
        "b": {"battlefield": [{"card": "Swamp", "n": 1}], "hand": ["Vile Rebirth"]},
    }
    story = Story("magic", players, cards=[ghost]).do("a", "cast", card="Wring Flesh")
    story.do("a", "choose", card="ghost", **{"try": True})
    story.runner.take({"resolve": 1})
    story.do("a", "cast", card="Wring Flesh", **{"try": True})
    resolve(story, "all").expect(ghost__zone="hand")


@rule("magic", "layers.duration", "check.toughness")
def test_what_lasts_while_a_player_controls_its_source_ends_at_once_with_that() -> None:
    guard = creature(
        "Guard", "activated(tapping, give(target(creature(other)), pump(0, 3), until=while_you_control_this))"
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


# -- Costs and choices -------------------------------------------------------------------------------------------------


@rule("magic", "cost.x", "cost.mana-cost")
def test_the_rest_of_a_cost_with_x_must_be_there() -> None:
    blaze = card("Blaze", "does(damage(x, target_player))", cost="{X}{1}{R}", line="Sorcery")
    for lands, may in ((1, False), (2, True)):
        players = {"a": {"battlefield": [{"card": "Mountain", "n": lands}], "hand": ["Blaze"]}, "b": {}}
        assert Story("magic", players, cards=[blaze]).may("a", "cast", card="Blaze") == may


@rule("magic", "zones.hand", "priority.passing")
def test_equal_cards_of_a_hand_are_one_option() -> None:
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Shock", "Shock", "Mountain", "Mountain"]}, "b": {}}
    assert [option.verb for option in Story("magic", players).game.decision.options] == ["pass", "cast", "play"]


@rule("magic", "stack.zone")
def test_the_stack_is_seen_whole_with_the_newest_first() -> None:
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 3}], "hand": ["Shock", "Thunder Strike"]},
        "b": {"battlefield": ["Coral Merfolk"]},
    }
    story = Story("magic", players).do("a", "cast", card="Shock").do("a", "choose", player="b")
    story.do("a", "cast", card="Thunder Strike")
    assert [row["name"] for row in story.view("b")["stack"]] == ["Thunder Strike", "Shock"]


@rule("magic", "static.always-on")
def test_what_is_seen_in_the_middle_of_a_spell_is_true() -> None:
    swell = card("Swell", "does(seq(give(creature, pump(2, 2)), choose_color))")
    players = {"a": {"battlefield": ["Mountain", "Coral Merfolk"], "hand": ["Swell"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[swell]).do("a", "cast", card="Swell"))
    assert story.game.decision.topic == "color"
    assert [row.get("power") for row in story.seat("a", "b")["battlefield"]][-1] == 4


@rule("magic", "replacement.instead", "replacement.prevention", "types.planeswalker")
def test_whoever_is_dealt_damage_says_whether_it_is_prevented_before_it_is_redirected() -> None:
    bubble = card("Bubble", "prevent(you)", line="Enchantment")
    for first, loyalty in (("Bubble", 4), ("jace", 2)):
        players = {
            "a": {"battlefield": ["Mountain"], "hand": ["Shock"]},
            "b": {"battlefield": [{"card": "Jace, Memory Adept", "as": "jace"}, "Bubble"]},
        }
        story = resolve(
            Story("magic", players, cards=[bubble]).do("a", "cast", card="Shock").do("a", "choose", player="b")
        )
        story.do("b", "choose", card=first).do("a", "yes", **{"try": True}).expect(jace__loyalty=loyalty, b__life=20)


@rule("magic", "combat.declare-blockers")
def test_the_order_of_blockers_is_asked_with_the_attacker_they_block() -> None:
    players = {
        "a": {"battlefield": [{"card": "Rumbling Baloth", "as": "big"}]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]},
    }
    story = Story("magic", players, phase="declare-attackers").do("a", "attack", card="big", target="b").do("a", "done")
    story.until(phase="declare-blockers").do("b", "block", card="one", target="big").do(
        "b", "block", card="two", target="big"
    )
    story.do("b", "done")
    asked = [(story.name(option.card), story.name(option.target)) for option in story.game.decision.options]
    assert asked == [("one", "big"), ("two", "big")]


# -- What changes in the middle of a spell -----------------------------------------------------------------------------


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
        "Camp", "always(creature(yours, tapped), has(activated(sacrificing_this, gain_life(1))))", line="Enchantment"
    )
    players = {"a": {"battlefield": ["Camp", {"card": "Elvish Mystic", "as": "elf"}]}, "b": {}}
    story = Story("magic", players, cards=[camp], manual_mana=True)
    assert [option.verb for option in story.game.decision.options] == ["pass", "activate"]  # for mana
    story.do("a", "activate", card="elf").do("a", "activate", card="elf")
    resolve(story).expect(a__life=21, elf__zone="graveyard")


@rule("magic", "replacement.instead", "zones.shuffle")
def test_what_is_shuffled_away_instead_is_shuffled() -> None:
    colossus = creature("Colossus", "shuffled_instead_of_graveyard(this)")
    players = {
        "a": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
        "b": {"battlefield": [{"card": "Colossus", "as": "col"}]},
    }
    story = resolve(Story("magic", players, cards=[colossus]).do("a", "cast", card="Doom Blade"))
    story.expect(col__zone="library", b__library=21)
    assert ("shuffles", "b", "", "", 0) in story.log()
    assert not story.knows("a", "col")


@rule("magic", "ending.match", "setup.start")
def test_the_first_player_may_be_the_one_to_choose_who_starts() -> None:
    deck = deck_with({"Mountain": 60})
    for chooser in (0, 1):
        match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
        KIND.set_loser(match, chooser)
        game = KIND.new_game(match, 0, False)
        assert (game.decision.topic, game.decision.player) == ("starting-player", chooser)


@rule("magic", "ending.concede", "types.emblem")
def test_the_emblems_of_a_player_who_leaves_are_gone_too() -> None:
    rally = card("Rally", "does(emblem(always(creature, pump(1, 1))))", line="Sorcery")
    players = {
        "a": {"battlefield": ["Mountain"], "hand": ["Rally"]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]},
        "c": {},
    }
    story = resolve(Story("magic", players, cards=[rally]).do("a", "cast", card="Rally")).expect(fish__power=3)
    story.do("a", "concede").expect(fish__power=2)


@rule("magic", "targets.choose-and-check")
def test_what_has_shroud_is_nobodys_target() -> None:
    monk = creature("Monk", "shroud")
    players = {
        "a": {"battlefield": ["Mountain", {"card": "Monk", "as": "monk"}], "hand": ["Shock"]},
        "b": {"battlefield": [{"card": "Monk", "as": "other"}]},
    }
    story = Story("magic", players, cards=[monk]).do("a", "cast", card="Shock")
    assert not story.may("a", "choose", card="monk")
    assert not story.may("a", "choose", card="other")
    assert story.may("a", "choose", player="b")


@rule("magic", "damage.deal", "replacement.prevention")
def test_damage_that_is_prevented_is_not_dealt() -> None:
    bubble = card("Bubble", "prevent(you)", line="Enchantment")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Shock"]}, "b": {"battlefield": ["Bubble"]}}
    story = Story("magic", players, cards=[bubble]).do("a", "cast", card="Shock").do("a", "choose", player="b")
    resolve(story).expect(b__life=20)
    assert "is-dealt-damage" not in lines(story)


@rule("magic", "damage.deal", "cost.x")
def test_where_no_damage_was_dealt_nothing_was_dealt_this_way() -> None:
    drain = card("Drain", "does(seq(damage(x, target_player), gain_life(this_way)))", cost="{X}{R}")
    for number in (0, 2):
        players = {"a": {"battlefield": [{"card": "Mountain", "n": 3}], "hand": ["Drain"]}, "b": {}}
        story = Story("magic", players, cards=[drain]).do("a", "cast", card="Drain").do("a", "choose", player="b")
        resolve(story.do("a", "choose", number=number)).expect(a__life=20 + number, b__life=20 - number)


@rule("magic", "types.emblem", "zones.command")
def test_an_emblem_is_seen_by_all() -> None:
    rally = card("Rally", "does(emblem(always(creature, pump(1, 1))))", line="Sorcery")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Rally"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[rally]).do("a", "cast", card="Rally"))
    emblem = story.game.pile(0, COMMAND)[0]
    assert story.game.knows(0, emblem)
    assert story.game.knows(1, emblem)


@rule("magic", "static.always-on", "zones.hand", "zones.graveyard", "stack.zone")
def test_what_counts_cards_elsewhere_follows_them_at_once() -> None:
    sage = creature("Sage", "always(this, power_is(count(card(in_hand, yours))))")
    ghoul = creature("Ghoul", "always(this, power_is(count(card(in_graveyard, yours))))")
    field = ["Forest", {"card": "Sage", "as": "sage"}, {"card": "Ghoul", "as": "ghoul"}]
    players = {"a": {"battlefield": field, "hand": ["Fog", "Smelt"], "graveyard": ["Shock"]}, "b": {}}
    story = Story("magic", players, cards=[sage, ghoul]).expect(sage__power=2, ghoul__power=1)
    story.do("a", "cast", card="Fog").expect(sage__power=1, ghoul__power=1)
    resolve(story).expect(sage__power=1, ghoul__power=2)
    story.until(phase="main-1", active="b").until(phase="main-1", active="a").expect(sage__power=2)


@rule("magic", "setup.start", "casting.order")
def test_who_starts_and_how_mana_is_paid_is_settled_before_the_game() -> None:
    players = {"a": {"library": ["Forest"] * 9}, "b": {"library": ["Island"] * 9}}
    for seed in range(4):
        for active in ("a", "b"):
            Story("magic", players, phase="setup", active=active, seed=seed).expect(active=active)
    deck = deck_with({"Mountain": 60})
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    KIND.set_loser(match, 0)
    KIND.pay_by_hand(match)
    game = KIND.new_game(match, 0, False)
    game.choose_number(0)
    while game.decision.topic == "mulligan":
        game.choose_number(0)
    while not any(option.verb == "play" for option in game.decision.options):
        game.choose_number(0)
    game.choose(next(option for option in game.decision.options if option.verb == "play"))
    assert [option.verb for option in game.decision.options] == ["pass", "activate"]  # for mana, by hand


@rule("magic", "types.land", "casting.play")
def test_everybody_reads_which_land_was_played() -> None:
    players = {"a": {"hand": ["Forest"]}, "b": {}}
    story = Story("magic", players).do("a", "play", card="Forest")
    played = next(note for note in story.game.log or [] if note.what == "plays-a-land")
    assert [(played.known >> player) & 1 for player in (0, 1)] == [1, 1]


@rule("magic", "replacement.prevention")
def test_a_shield_that_is_enough_asks_nothing_and_a_small_one_does_what_it_can() -> None:
    cards = [card(f"Shield {number}", f"does(prevent_next({number}, you))", cost="{W}") for number in (1, 4)]
    for name, attackers, life in (("Shield 4", ("one", "two"), 20), ("Shield 1", ("one",), 19)):
        players = {
            "a": {"battlefield": [{"card": "Coral Merfolk", "as": "one"}, {"card": "Undead Minotaur", "as": "two"}]},
            "b": {"battlefield": ["Plains"], "hand": [name]},
        }
        story = Story("magic", players, cards=cards, phase="declare-attackers")
        for attacker in attackers:
            story.do("a", "attack", card=attacker, target="b")
        story.do("a", "done").do("a", "pass").do("b", "cast", card=name)
        resolve(story).until(phase="combat-damage").expect(b__life=life)
        assert story.game.decision.topic == "priority"


@rule("magic", "replacement.regenerate", "combat.removal", "static.always-on")
def test_what_is_removed_from_combat_attacks_no_more() -> None:
    banner = card("Banner", "always(creature(attacking), pump(1, 0))", line="Enchantment")
    field = ["Banner", {"card": "Canyon Minotaur", "as": "cow"}, {"card": "Trollhide", "attached_to": "cow"}]
    players = {
        "a": {"battlefield": [*field, {"card": "Forest", "n": 2}]},
        "b": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
    }
    story = Story("magic", players, cards=[banner], phase="declare-attackers").do("a", "attack", card="cow", target="b")
    story.do("a", "done").expect(cow__power=6).do("a", "activate", card="cow")
    resolve(story).do("a", "pass").do("b", "cast", card="Doom Blade")
    resolve(story).expect(cow__zone="battlefield", cow__tapped=True, cow__power=5)
    story.until(phase="main-2").expect(b__life=20)


@rule("magic", "replacement.prevention")
def test_each_shield_is_used_up_for_itself() -> None:
    cards = [
        card("Guard It", "does(prevent_next(1, target(creature)))", cost="{W}"),
        card("Guard Me", "does(prevent_next(1, you))", cost="{W}"),
    ]
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Shock"]},
        "b": {
            "battlefield": [{"card": "Plains", "n": 2}, {"card": "Siege Mastodon", "as": "beast"}],
            "hand": ["Guard It", "Guard Me"],
        },
    }
    story = Story("magic", players, cards=cards).do("a", "pass").do("b", "cast", card="Guard It")
    story.do("b", "cast", card="Guard Me")
    resolve(story, "all")
    resolve(story.do("a", "cast", card="Shock").do("a", "choose", player="b")).expect(b__life=19)
    resolve(story.do("a", "cast", card="Shock").do("a", "choose", card="beast")).expect(beast__damage=1)


@rule("magic", "damage.life-loss", "static.always-on", "turn.next-turn", "zones.draw")
def test_what_looks_at_life_turns_and_draws_follows_them_at_once() -> None:
    proud = creature("Proud", "always(this, pump(1, 1), only_if=not(more(starting_life, life_of)))")
    awake = creature("Awake", "always(this, pump(1, 1), only_if=your_turn)")
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


@rule("magic", "triggers.automatic", "check.destroy", "types.aura")
def test_what_triggers_in_several_rounds_of_the_check_goes_on_the_stack_together() -> None:
    martyr = creature("Martyr", "when(dies(this), draw(1))")
    shroud = card("Wreath", "enchant(creature)", "when(leaves(this), gain_life(1))", line="Enchantment — Aura")
    field = [{"card": "Martyr", "as": "martyr"}, {"card": "Wreath", "as": "wreath", "attached_to": "martyr"}]
    players = {"a": {"battlefield": [*field, "Mountain"], "hand": ["Shock"]}, "b": {}}
    story = (
        Story("magic", players, cards=[martyr, shroud]).do("a", "cast", card="Shock").do("a", "choose", card="martyr")
    )
    resolve(story).expect(martyr__zone="graveyard", wreath__zone="graveyard")
    assert [story.name(option.card) for option in story.game.decision.options] == ["martyr", "wreath"]


@rule("magic", "mana.pool", "mana.produce")
def test_mana_that_a_tapped_land_makes_besides_is_made_once() -> None:
    growth = card(
        "Growth", "enchant(land)", 'when(is_tapped_for_mana(enchanted), add_mana("{G}"))', line="Enchantment — Aura"
    )
    field = [{"card": "Forest", "as": "wood"}, {"card": "Growth", "attached_to": "wood"}, "Coral Merfolk"]
    for spell, left in (("Kalonian Tusker", ""), ("Giant Growth", "G")):
        story = Story("magic", {"a": {"battlefield": field, "hand": [spell]}, "b": {}}, cards=[growth])
        story.do("a", "cast", card=spell).expect(stack=1, wood__tapped=True, a__mana=left)
