"""What players choose beforehand or pay instead: opening hands, other costs, names, players, what stays tapped."""

from __future__ import annotations

from own_cards import card, creature, settle
from support import Story, rule


@rule("magic", "golden.card-over-rulebook", "setup.start")
def test_a_card_may_begin_the_game_on_the_battlefield() -> None:
    line = card("Line", "opening", "static(creature(yours), pump(0, 1))", cost="{2}{W}{W}", line="Enchantment")
    library = [{"card": "Line", "n": 7}, {"card": "Plains", "n": 33}]
    players = {"a": {"library": library}, "b": {"library": [{"card": "Plains", "n": 40}]}}
    story = Story("magic", players, cards=[line], phase="setup", seed=3)
    while story.game.decision.topic != "mulligan":
        story.game.choose_number(0)
    story.until(phase="upkeep")  # nobody needs to
    assert all(story.game.card(one).name != "Line" for one in story.game.permanents(0))
    for seed in range(20):
        story = Story("magic", players, cards=[line], phase="setup", seed=seed)
        while story.game.decision.topic != "begin" and story.game.turn == 0:
            story.game.choose_number(0)
        if story.game.decision.topic == "begin":
            story.do("a", "choose", card="Line").until(phase="upkeep")
            assert [story.game.card(one).name for one in story.game.permanents(0)] == ["Line"]
            return
    raise AssertionError("it was never in an opening hand")


# -- What is paid ------------------------------------------------------------------------------------------------------


@rule("magic", "cost.mana-cost", "golden.card-over-rulebook", "cost.pay-life")
def test_a_spell_may_be_cast_for_another_cost_than_its_mana_cost() -> None:
    bill = card(
        "Bill", "alternative(paying_life(3), sacrificing(chosen(creature(yours))))", "does(draw(2))", cost="{9}"
    )
    field = [{"card": "Coral Merfolk", "as": "fish"}]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Bill"]}, "b": {}}, cards=[bill])
    story.do("a", "cast", card="Bill").expect(a__life=17, fish__zone="graveyard")
    settle(story).expect(a__hand=2)
    assert not Story("magic", {"a": {"hand": ["Bill"]}, "b": {}}, cards=[bill]).may("a", "cast", card="Bill")
    poor = {"a": {"life": 2, "battlefield": field, "hand": ["Bill"]}, "b": {}}
    assert not Story("magic", poor, cards=[bill]).may("a", "cast", card="Bill")


@rule("magic", "cost.mana-cost", "golden.card-over-rulebook")
def test_which_cost_is_paid_is_asked_only_where_both_can_be() -> None:
    gift = card("Gift", "alternative(if=there_is(creature(opposing)))", "does(gain_life(4))", cost="{W}")
    for lands, foes, asked in ((1, 1, True), (0, 1, False), (1, 0, False)):
        players = {"a": {"battlefield": [{"card": "Plains", "n": lands}] if lands else [], "hand": ["Gift"]}, "b": {}}
        players["b"] = {"battlefield": ["Coral Merfolk"] if foes else []}
        story = Story("magic", players, cards=[gift]).do("a", "cast", card="Gift")
        assert (story.game.decision.topic == "way") == asked
        if asked:
            story.do("a", "choose", number=1).expect(a__life=20)
            assert all(story.game.tapped[one] == 0 for one in story.game.permanents(0))
        settle(story).expect(a__life=24)
    alone = {"a": {"hand": ["Gift"]}, "b": {}}
    assert not Story("magic", alone, cards=[gift]).may("a", "cast", card="Gift")


@rule("magic", "cost.mana-cost", "keyword.sacrifice", "triggers.automatic")
def test_what_was_cast_for_its_other_cost_knows_it() -> None:
    elf = creature(
        "Elf",
        'alternative(pay("{G}"))',
        "when(enters(this), sacrifice(this), if=alternative_paid)",
        "when(dies(this), draw(1))",
        cost="{4}",
    )
    for lands, there in ((1, "graveyard"), (4, "battlefield")):
        field = [{"card": "Forest", "n": lands}]
        story = Story(
            "magic", {"a": {"battlefield": field, "hand": [{"card": "Elf", "as": "elf"}]}, "b": {}}, cards=[elf]
        )
        story.do("a", "cast", card="elf")
        if lands > 1:
            story.do("a", "choose", number=0)
        settle(story).expect(elf__zone=there)


@rule("magic", "cost.mana-cost", "golden.card-over-rulebook")
def test_cards_may_be_cast_for_nothing_while_an_enchantment_says_so() -> None:
    rich = card("Riches", "casts_free(card(non(is_land)))", cost="{9}", line="Enchantment")
    players = {"a": {"battlefield": ["Riches"], "hand": ["Serra Angel", "Shock"]}, "b": {"hand": ["Shock"]}}
    story = Story("magic", players, cards=[rich]).do("a", "cast", card="Serra Angel")
    settle(story).expect(a__hand=1)
    story.do("a", "pass")
    assert not story.may("b", "cast", card="Shock")


@rule("magic", "cost.x", "counters.loyalty")
def test_x_may_be_a_number_of_loyalty_counters() -> None:
    walker = card(
        "Walker", "activated(loyalty_x, damage(x, target(creature)))", line="Planeswalker — Walker", loyalty="4"
    )
    foes = [{"card": "Canyon Minotaur", "as": "cow"}]
    players = {"a": {"battlefield": [{"card": "Walker", "as": "walker"}]}, "b": {"battlefield": foes}}
    story = (
        Story("magic", players, cards=[walker])
        .do("a", "activate", card="walker")
        .do("a", "choose", card="cow", **{"try": True})
    )
    assert [option.number for option in story.game.decision.options] == [0, 1, 2, 3, 4]
    settle(story.do("a", "choose", number=3)).expect(cow__zone="graveyard", walker__loyalty=1)


@rule("magic", "cost.x", "keyword.sacrifice", "cost.pay-life")
def test_x_may_be_a_number_of_creatures_or_of_life() -> None:
    feast = card("Feast", "activated(sacrificing(chosen(creature(yours), x)), gain_life(x))", line="Artifact")
    blood = card("Blood", "activated(paying_life_x, draw(x))", line="Artifact")
    field = ["Feast", "Blood", {"card": "Coral Merfolk", "n": 2}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[feast, blood])
    story.do("a", "activate", card="Feast")
    assert [option.number for option in story.game.decision.options] == [0, 1, 2]
    story.do("a", "choose", number=2)
    settle(story).expect(a__life=22)
    settle(story.do("a", "activate", card="Blood").do("a", "choose", number=5)).expect(a__life=17, a__hand=5)


@rule("magic", "activated.activate", "golden.card-over-rulebook")
def test_an_ability_may_be_activated_so_often_a_turn_and_knows_how_often_it_was() -> None:
    whelp = creature(
        "Whelp",
        'activated(pay("{R}"), seq(give(this, pump(1, 0)), if(is(activations, at_least(3)), sacrifice(this))))',
        'activated(pay("{U}"), gain_life(1), limit=only_so_often_each_turn(2))',
    )
    field = [{"card": "Whelp", "as": "whelp"}, {"card": "Mountain", "n": 3}, {"card": "Island", "n": 3}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[whelp])
    settle(story.do("a", "activate", card="whelp", ability=2).do("a", "activate", card="whelp", ability=2))
    assert not story.may("a", "activate", card="whelp", ability=2)
    settle(story.do("a", "activate", card="whelp", ability=1).do("a", "activate", card="whelp", ability=1))
    story.expect(whelp__power=4, a__life=22)
    settle(story.do("a", "activate", card="whelp", ability=1)).expect(whelp__zone="graveyard")


# -- What is named or chosen as something enters -----------------------------------------------------------------------


@rule("magic", "types.own-name", "activated.any-time", "golden.card-over-rulebook")
def test_abilities_of_cards_with_the_name_chosen_cannot_be_activated_but_those_for_mana() -> None:
    pin = card("Pin", "as_enters(name_a_card)", "no_activation(source(chosen_name))", cost="{1}", line="Artifact")
    tree = creature("Tree", 'activated(tapping, add_mana("{G}"))', "activated(tapping, draw(1))", "haste")
    players = {
        "a": {"battlefield": ["Island", {"card": "Millstone", "as": "mill"}], "hand": ["Pin"]},
        "b": {"battlefield": [{"card": "Tree", "as": "tree"}, "Forest"]},
    }
    story = Story("magic", players, cards=[pin, tree]).do("a", "cast", card="Pin")
    story.do("a", "pass").do("b", "pass").do("a", "choose", name="Tree").do("a", "pass")
    assert not story.may("b", "activate", card="tree", ability=2)
    assert story.game.produces[story.card("tree")]


@rule("magic", "types.own-name", "golden.card-over-rulebook")
def test_a_card_that_was_named_cannot_be_cast() -> None:
    mage = creature(
        "Mage", 'as_enters(name_a_card("nonland"))', "cannot_cast(everyone, spell(chosen_name))", cost="{U}"
    )
    players = {
        "a": {"battlefield": ["Island"], "hand": ["Mage"]},
        "b": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Goblin Shortcutter"]},
    }
    story = Story("magic", players, cards=[mage]).do("a", "cast", card="Mage").do("a", "pass").do("b", "pass")
    assert all(option.text != "Mountain" for option in story.game.decision.options)
    story.do("a", "choose", name="Shock").do("a", "pass")
    assert not story.may("b", "cast", card="Shock")


@rule("magic", "players.player", "triggers.automatic")
def test_a_player_chosen_as_it_enters_is_the_one_dealt_damage() -> None:
    doll = creature("Doll", "as_enters(choose_player_entering)", "when(upkeep, damage(2, chosen_player))", cost="{1}")
    players = {"a": {"battlefield": ["Island"], "hand": ["Doll"]}, "b": {}, "c": {}}
    story = Story("magic", players, cards=[doll]).do("a", "cast", card="Doll")
    story.do("a", "pass").do("b", "pass").do("c", "pass").do("a", "choose", player="c")
    story.until(phase="draw", active="b").until(phase="draw", active="a").expect(a__life=20, b__life=20, c__life=18)


@rule("magic", "types.basic-land-type", "mana.basic-lands")
def test_a_land_is_of_the_basic_type_that_was_chosen() -> None:
    mirage = card(
        "Mirage",
        "enchant(land)",
        "as_enters(choose_land_type)",
        "static(enchanted, land_type_chosen)",
        cost="{U}",
        line="Enchantment — Aura",
    )
    field = [{"card": "Island", "as": "isle"}, {"card": "Plains", "as": "plain"}]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Mirage", "Shock"]}, "b": {}}, cards=[mirage])
    story.do("a", "cast", card="Mirage").do("a", "choose", card="plain").do("a", "pass").do("b", "pass")
    story.do("a", "choose", option="mountain")
    settle(story.do("a", "cast", card="Shock").do("a", "choose", player="b")).expect(b__life=18)


# -- How long, and who is untapped -------------------------------------------------------------------------------------


@rule("magic", "static.always-on", "replacement.prevention")
def test_a_rule_may_hold_only_during_a_players_turn() -> None:
    safe = card("Safe", "rule_while(your_turn, prevent(you))", cost="{W}", line="Enchantment")
    field = ["Safe", "Mountain"]
    players = {
        "a": {"battlefield": field},
        "b": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Shock"]},
    }
    story = (
        Story("magic", players, cards=[safe])
        .do("a", "pass")
        .do("b", "cast", card="Shock")
        .do("b", "choose", player="a")
    )
    settle(story).expect(a__life=20)
    story.until(phase="main-1", active="b").do("b", "cast", card="Shock").do("b", "choose", player="a")
    settle(story).expect(a__life=18)


@rule("magic", "layers.duration", "turn.untap", "golden.card-over-rulebook")
def test_what_lasts_while_something_stays_tapped_ends_when_it_untaps() -> None:
    chain = card(
        "Chain",
        "static(this, may_stay_tapped)",
        "activated(tapping, give(target(creature), controlled, duration=while_this_is_tapped))",
        line="Artifact",
    )
    players = {
        "a": {"battlefield": [{"card": "Chain", "as": "chain"}]},
        "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
    }
    for stays, whose in ((True, "a"), (False, "b")):
        story = (
            Story("magic", players, cards=[chain])
            .do("a", "activate", card="chain")
            .do("a", "choose", card="cow", **{"try": True})
        )
        settle(story).expect(cow__controller="a").until(phase="main-1", active="b").expect(cow__controller="a")
        story.until(phase="untap", active="a")
        if stays:
            story.do("a", "choose", card="chain")
        else:
            story.do("a", "done")
        story.until(phase="main-1", active="a").expect(cow__controller=whose, chain__tapped=stays)


@rule("magic", "layers.duration", "zones.leaves-the-battlefield")
def test_what_lasts_while_something_remains_ends_when_it_leaves() -> None:
    grown = 'also_types("creature"), power_becomes(4, 5), duration=while_this_stays'
    druid = creature("Druid", f'when(enters(this), give(target(land(of("Forest"))), {grown}))')
    field = ["Mountain", {"card": "Mountain", "n": 2}, {"card": "Forest", "as": "wood"}]
    hand = [{"card": "Druid", "as": "druid"}, "Shock"]
    story = Story("magic", {"a": {"battlefield": field, "hand": hand}, "b": {}}, cards=[druid])
    settle(story.do("a", "cast", card="druid")).expect(wood__power=4, wood__toughness=5)
    story.until(phase="main-1", active="b").until(phase="main-1", active="a").expect(wood__power=4)
    settle(story.do("a", "cast", card="Shock").do("a", "choose", card="druid"))
    assert not story.game.is_creature(story.card("wood"))
