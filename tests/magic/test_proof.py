"""Entries that a broken engine could break unnoticed: each is shown here from several sides."""

from __future__ import annotations

import pytest

from mulligan.magic.kind import KIND
from mulligan.magic.terms import LIBRARY
from own_cards import card, creature, resolve, settle
from support import Story, deck_with, rule

WITHER = card("Wither", 'static(creature(of("Wall")), pump(-2, 0))', cost="{B}", line="Enchantment")


def fight(attackers: list[object], blockers: list[object], *cards: dict[str, object], **theirs: object) -> Story:
    """A table at which attackers are about to be declared."""
    players = {"a": {"battlefield": attackers}, "b": {"battlefield": blockers, **theirs}}
    return Story("magic", players, cards=list(cards), phase="declare-attackers")


def wall(name: str, power: int, *notation: str) -> dict[str, object]:
    """A Wall of our own."""
    return card(name, *notation, cost="{W}", line="Creature — Wall", power=str(power), toughness="5")


# -- G.power -----------------------------------------------------------------------------------------------------------


@rule("magic", "damage.power", "damage.combat")
def test_a_blocker_with_negative_power_deals_no_damage_and_takes_none_back() -> None:
    weak = wall("Weak", 1, "lifelink")
    strong = wall("Strong", 4)
    field = [{"card": "Siege Mastodon", "as": "ox"}]  # 3/5
    foes = [{"card": "Weak", "as": "weak"}, {"card": "Strong", "as": "strong"}, "Wither"]
    story = fight(field, foes, weak, strong, WITHER).do("a", "attack", card="ox", target="b").do("a", "done")
    story.do("a", "pass").do("b", "pass").do("b", "block", card="weak", target="ox")
    story.do("b", "block", card="strong", target="ox").do("b", "done").do("a", "order", card="weak")
    story.expect(weak__power=-1, strong__power=2).until(phase="combat-damage")
    story.expect(ox__damage=2, b__life=20)  # the other's two, and no life lost for less than nothing


@rule("magic", "damage.power", "damage.combat")
@pytest.mark.parametrize(("power", "life"), [(-1, 20), (0, 20), (1, 19)])
def test_an_attacker_deals_as_much_as_its_power_and_nothing_from_zero_down(power: int, life: int) -> None:
    story = fight([{"card": "Thin", "as": "thin"}, "Wither"], [], wall("Thin", power + 2), WITHER)
    story.do("a", "attack", card="thin", target="b").do("a", "done").until(phase="end-of-combat")
    story.expect(b__life=life)


# -- G.remove-from-combat ----------------------------------------------------------------------------------------------

CALL = card("Call Off", "does(remove_from_combat(target(creature)))", cost="{W}")


def called_off(whom: str) -> Story:
    """A Minotaur attacks, a Merfolk blocks it, a second Merfolk attacks too; and somebody is removed from combat."""
    field = [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "fish"}]
    foes = [{"card": "Coral Merfolk", "as": "foe"}, "Plains"]
    story = fight(field, foes, CALL, hand=["Call Off"])
    story.do("a", "attack", card="cow", target="b").do("a", "attack", card="fish", target="b").do("a", "done")
    story.do("a", "pass").do("b", "pass").do("b", "block", card="foe", target="cow").do("b", "done")
    story.do("a", "pass").do("b", "cast", card="Call Off").do("b", "choose", card=whom)
    return resolve(story)


@rule("magic", "combat.removal", "combat.blocked", "combat.attacking")
def test_a_removed_attacker_deals_and_takes_no_combat_damage() -> None:
    story = called_off("cow")
    assert story.game.attacking[story.card("cow")] == -1
    assert story.game.attacking[story.card("fish")] == 1
    story.until(phase="end-of-combat").expect(foe__zone="battlefield", foe__damage=0, cow__damage=0, b__life=18)


@rule("magic", "combat.removal", "combat.attacking")
def test_a_removed_attacker_that_nobody_blocked_does_not_reach_the_player() -> None:
    called_off("fish").until(phase="end-of-combat").expect(b__life=20, foe__zone="graveyard")


@rule("magic", "combat.removal", "combat.blocked", "combat.blocking")
def test_what_a_removed_blocker_blocked_stays_blocked() -> None:
    story = called_off("foe")
    assert story.game.blocking[story.card("foe")] == -1
    story.until(phase="end-of-combat").expect(b__life=18, foe__damage=0, cow__damage=0, foe__zone="battlefield")


@rule("magic", "combat.removal", "combat.attacking", "combat.blocking")
def test_what_was_removed_attacks_and_blocks_no_more_for_what_looks_for_it() -> None:
    slay = card("Slay", "does(destroy(target(creature(any_of(attacking, blocking)))))", cost="{0}")
    field = [{"card": "Canyon Minotaur", "as": "cow"}]
    foes = [{"card": "Coral Merfolk", "as": "foe"}, "Plains"]
    story = fight(field, foes, CALL, slay, hand=["Call Off", "Slay"])
    story.do("a", "attack", card="cow", target="b").do("a", "done").do("a", "pass").do("b", "pass")
    story.do("b", "block", card="foe", target="cow").do("b", "done").do("a", "pass")
    story.do("b", "cast", card="Call Off").do("b", "choose", card="cow")
    resolve(story).do("a", "pass").do("b", "cast", card="Slay")
    story.expect(stack=1).do("b", "pass", **{"try": True})
    settle(story).expect(cow__zone="battlefield", foe__zone="graveyard")  # only the blocker could be the target


# -- 1.types.table, G.permanent-type -----------------------------------------------------------------------------------

TYPES = [
    ("Land", "play", True),
    ("Artifact", "cast", True),
    ("Creature — Bear", "cast", True),
    ("Enchantment", "cast", True),
    ("Instant", "cast", False),
    ("Sorcery", "cast", False),
]


@rule("magic", "types.table", "types.permanent-types")
@pytest.mark.parametrize(("line", "verb", "stays"), TYPES)
def test_which_types_are_played_which_are_cast_and_which_stay(line: str, verb: str, stays: bool) -> None:
    notation = [] if stays else ["does(gain_life(0))"]
    one = card("One", *notation, cost="" if line == "Land" else "{0}", line=line, power="2", toughness="2")
    story = Story("magic", {"a": {"hand": [{"card": "One", "as": "one"}]}, "b": {}}, cards=[one])
    assert story.may("a", "play", card="one") == (verb == "play")
    assert story.may("a", "cast", card="one") == (verb == "cast")
    story.do("a", verb, card="one")
    if verb == "cast":
        resolve(story)
    story.expect(one__zone="battlefield" if stays else "graveyard")


@rule("magic", "types.table", "combat.declare-attackers")
def test_creatures_attack_players_and_planeswalkers_are_attacked_and_nothing_else() -> None:
    field = [
        {"card": "Coral Merfolk", "as": "fish"},
        {"card": "Accorder's Shield", "as": "shield"},
        {"card": "Dark Prophecy", "as": "dark"},
        {"card": "Forest", "as": "wood"},
        {"card": "Chandra, Pyromaster", "as": "walker"},
    ]
    foes = [{"card": "Liliana of the Dark Realms", "as": "lily"}, {"card": "Canyon Minotaur", "as": "cow"}, "Swamp"]
    story = fight(field, foes)
    attacks = {(one.card, one.target, one.player) for one in story.game.decision.options if one.verb == "attack"}
    assert attacks == {(story.card("fish"), -1, 1), (story.card("fish"), story.card("lily"), -1)}


@rule("magic", "types.permanent-types", "types.table")
def test_one_permanent_can_have_several_types() -> None:
    golem = card("Golem", cost="{0}", line="Artifact Creature — Golem", power="2", toughness="2")
    for noun, gone in (("artifact", True), ("creature", True), ("enchantment", False), ("permanent", True)):
        break_ = card("Break", f"does(destroy({noun}))", cost="{0}")
        players = {"a": {"hand": ["Break"]}, "b": {"battlefield": [{"card": "Golem", "as": "golem"}]}}
        story = Story("magic", players, cards=[golem, break_]).do("a", "cast", card="Break")
        resolve(story).expect(golem__zone="graveyard" if gone else "battlefield")


# -- G.generic-mana ----------------------------------------------------------------------------------------------------


@rule("magic", "cost.generic", "mana.kinds")
@pytest.mark.parametrize(
    ("lands", "cost", "may"),
    [
        (["Plains", "Island"], "{2}", True),
        (["Plains"], "{2}", False),
        (["Rock", "Rock"], "{2}", True),
        (["Rock", "Rock"], "{1}{R}", False),
        (["Rock", "Mountain"], "{1}{R}", True),
        (["Mountain", "Mountain"], "{1}{R}", True),
        (["Rock"], "{R}", False),
    ],
)
def test_a_number_in_a_cost_is_any_mana_and_colourless_mana_is_no_colour(
    lands: list[str], cost: str, may: bool
) -> None:
    rock = card("Rock", 'activated(tapping, add_mana("{1}"))', cost="", line="Land")
    spell = card("Sip", "does(gain_life(1))", cost=cost)
    story = Story("magic", {"a": {"battlefield": lands, "hand": ["Sip"]}, "b": {}}, cards=[rock, spell])
    assert story.may("a", "cast", card="Sip") == may
    if may:
        story.do("a", "cast", card="Sip")
        assert sum(story.game.tapped[one] for one in story.game.permanents(0)) == 2


@rule("magic", "cost.generic", "mana.produce")
def test_a_number_that_is_made_is_so_much_colourless_mana() -> None:
    rock = card("Rock", 'activated(tapping, add_mana("{2}"))', cost="", line="Land")
    story = Story("magic", {"a": {"battlefield": ["Rock"]}, "b": {}}, cards=[rock], manual_mana=True)
    story.do("a", "activate", card="Rock").expect(a__mana="CC")


# -- G.deck, G.reveal --------------------------------------------------------------------------------------------------


@rule("magic", "decks.deck", "zones.library")
def test_a_deck_has_sixty_cards_or_forty_in_limited_and_becomes_the_library() -> None:
    for form, least in (("constructed", 60), ("limited", 40)):
        for size, right in ((least - 1, False), (least, True)):
            complaints = KIND.check_deck(deck_with({"Forest": size}), "2014", form)
            assert (complaints == []) == right
    names = {"Forest": 30, "Island": 30}
    match = KIND.match(["a", "b"], [deck_with(names), deck_with(names)], "2014", "constructed", None)
    orders = set()
    for seed in range(4):
        game = KIND.new_game(match, seed, False)
        assert len(game.pile(0, LIBRARY)) == 53
        orders.add(tuple(game.printed[one] for one in game.pile(0, LIBRARY)))
    assert len(orders) == 4  # shuffled, each time anew


@rule("magic", "zones.reveal")
def test_a_revealed_card_is_known_to_every_player() -> None:
    show = card("Show", "does(reveal(top(1)))", cost="{0}")
    players = {
        "a": {"hand": ["Show"], "library": [{"card": "Shock", "as": "top"}, {"card": "Fog", "as": "below"}]},
        "b": {},
        "c": {},
    }
    story = Story("magic", players, cards=[show])
    assert not any(story.knows(player, "top") for player in "abc")
    resolve(story.do("a", "cast", card="Show"))
    assert all(story.knows(player, "top") for player in "abc")
    assert not any(story.knows(player, "below") for player in "abc")


@rule("magic", "static.on-the-battlefield", "stack.outlives-source")
def test_an_ability_works_on_the_battlefield_only_but_what_is_on_the_stack_resolves() -> None:
    lord = creature("Lord", "static(creature(yours), pump(1, 1))", "activated(sacrificing_this, gain_life(3))")
    for zone in ("hand", "graveyard", "exile", "battlefield"):
        mine = {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]}
        mine[zone] = [*mine.get(zone, []), {"card": "Lord", "as": "lord"}]
        story = Story("magic", {"a": mine, "b": {}}, cards=[lord])
        story.expect(fish__power=3 if zone == "battlefield" else 2)
        assert story.may("a", "activate", card="lord") == (zone == "battlefield")
    story.do("a", "activate", card="lord").expect(lord__zone="graveyard", fish__power=2)
    resolve(story).expect(a__life=23)


# -- 1.game ------------------------------------------------------------------------------------------------------------


@rule("magic", "setup.starting-life", "setup.start")
@pytest.mark.parametrize(("players", "form", "life"), [(2, "constructed", 20), (4, "two-headed-giant", 30)])
def test_players_start_at_twenty_life_and_heads_of_a_giant_share_thirty(players: int, form: str, life: int) -> None:
    decks = [deck_with({"Forest": 60}) for _ in range(players)]
    match = KIND.match([f"p{i}" for i in range(players)], decks, "2014", form, None)
    game = KIND.new_game(match, 1, False)
    assert [game.life_of(player) for player in range(players)] == [life] * players


@rule("magic", "setup.starting-life")
def test_a_card_that_speaks_of_the_starting_life_total_means_that() -> None:
    renew = card("Renew", "does(gain_life(starting_life))", cost="{0}")
    story = Story("magic", {"a": {"hand": ["Renew"], "life": 3}, "b": {}}, cards=[renew]).do("a", "cast", card="Renew")
    resolve(story).expect(a__life=23)


# -- G.basic-land-type -------------------------------------------------------------------------------------------------

LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@rule("magic", "types.basic-land-type", "mana.basic-lands")
@pytest.mark.parametrize("land", LANDS)
def test_each_basic_land_type_brings_mana_of_its_colour_and_of_no_other(land: str) -> None:
    spells = [card(f"Spell {color}", "does(draw(1))", cost=f"{{{color}}}") for color in LANDS.values()]
    mine = {"battlefield": [land], "hand": [f"Spell {color}" for color in LANDS.values()]}
    story = Story("magic", {"a": mine, "b": {}}, cards=spells)
    payable = [color for color in LANDS.values() if story.may("a", "cast", card=f"Spell {color}")]
    assert payable == [LANDS[land]]


@rule("magic", "types.basic-land-type", "keyword.landwalk")
@pytest.mark.parametrize("land", LANDS)
def test_a_creature_walks_over_lands_of_its_type_and_of_no_other(land: str) -> None:
    walker = creature("Walker", f"{land.lower()}walk")
    for other in LANDS:
        field = [{"card": "Canyon Minotaur", "as": "cow"}, other]
        story = fight([{"card": "Walker", "as": "walker"}], field, walker)
        story.do("a", "attack", card="walker", target="b").do("a", "done").until(phase="declare-blockers")
        assert story.may("b", "block", card="cow", target="walker") == (other != land)


# -- What a change of zone does, found by mutants ----------------------------------------------------------------------


@rule("magic", "two-headed-giant.team", "zones.hand")
def test_heads_of_a_giant_see_what_the_other_draws_and_their_opponents_do_not() -> None:
    study = card("Study", "does(draw(1))", cost="{0}")
    seats = {seat: {"library": [{"card": "Canyon Minotaur", "as": f"drawn-{seat}"}]} for seat in "abcd"}
    seats["a"].update(hand=["Study"])
    teams = [["a", "c"], ["b", "d"]]
    story = Story("magic", seats, cards=[study], format="two-headed-giant", teams=teams).do("a", "cast", card="Study")
    resolve(story)
    assert [story.knows(seat, "drawn-a") for seat in "abcd"] == [True, False, True, False]


@rule("magic", "zones.hand")
def test_players_of_a_team_that_is_no_giant_do_not_see_each_others_hands() -> None:
    study = card("Study", "does(draw(1))", cost="{0}")
    seats = {seat: {"library": [{"card": "Canyon Minotaur", "as": f"drawn-{seat}"}]} for seat in "abcd"}
    seats["a"].update(hand=["Study"])
    story = Story("magic", seats, cards=[study], teams=[["a", "c"], ["b", "d"]]).do("a", "cast", card="Study")
    resolve(story)
    assert [story.knows(seat, "drawn-a") for seat in "abcd"] == [True, False, False, False]


@rule("magic", "zones.exile", "counters.counter")
def test_counters_on_an_exiled_card_are_not_on_it_any_more_where_it_goes() -> None:
    oak = creature("Oak", 'suspend(2, "{R}")', cost="{0}")
    elm = creature("Elm", 'suspend(3, "{R}")', cost="{0}")
    fetch = card("Fetch", 'does(to_hand(target(card(in_exile, named("Oak")))))', cost="{0}")
    mine = {
        "hand": ["Fetch", {"card": "Elm", "as": "elm"}, {"card": "Oak", "as": "oak"}],
        "battlefield": ["Mountain", "Mountain"],
    }
    story = Story("magic", {"b": {"library": 100}, "a": mine}, cards=[oak, elm, fetch], active="a")
    story.do("a", "activate", card="oak").do("a", "activate", card="elm").do("a", "cast", card="Fetch")
    resolve(story).expect(oak__zone="hand", oak__counters__time=0, elm__counters__time=3)
    resolve(story.do("a", "cast", card="oak")).expect(oak__zone="battlefield", oak__counters__time=0)
    story.expect(elm__zone="exile", elm__counters__time=3)


@rule("magic", "stack.counter", "types.creature")
@pytest.mark.parametrize("abilities", [(), ("static(creature(yours), pump(1, 1))",)])
def test_a_spell_is_what_is_printed_on_it_whatever_abilities_it_will_have(abilities: tuple[str, ...]) -> None:
    oak = creature("Oak", *abilities, cost="{0}")
    no = card("No", "does(counter(target(spell(is_creature))))", cost="{0}")
    story = Story("magic", {"a": {"hand": [{"card": "Oak", "as": "oak"}]}, "b": {"hand": ["No"]}}, cards=[oak, no])
    story.do("a", "cast", card="oak").expect(oak__has=["creature", "Bear"], oak__power=2).do("a", "pass")
    resolve(story.do("b", "cast", card="No")).expect(oak__zone="graveyard")


# -- Found by mutants that the nearest scenarios let pass --------------------------------------------------------------


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook", "cost.pay-in-full")
def test_whoever_can_pay_for_an_attack_may_attack_and_whoever_cannot_may_not() -> None:
    toll = card("Toll Gate", "attack_tax(2, creature, you)", cost="{W}", line="Enchantment")
    field = [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "fish"}]
    story = fight([*field, "Plains", "Plains", "Plains"], ["Toll Gate"], toll)
    assert story.may("a", "attack", card="cow", target="b")
    assert story.may("a", "attack", card="fish", target="b")
    story.do("a", "attack", card="cow", target="b")
    assert not story.may("a", "attack", card="fish", target="b")  # four mana, of which there are three
    story.do("a", "done").until(phase="end-of-combat").expect(b__life=17)
    assert sum(story.game.tapped[one] for one in story.game.field[0] if one != story.card("cow")) == 2


@rule("magic", "zones.reveal", "zones.draw", "golden.card-over-rulebook")
def test_only_who_is_told_to_reveals_what_they_draw() -> None:
    glass = card("Glass", "draws_revealed(you)", cost="{U}", line="Enchantment")
    share = card("Share", "does(draw(1, everyone))", cost="{0}")
    players = {
        "a": {"battlefield": ["Glass"], "hand": ["Share"], "library": [{"card": "Canyon Minotaur", "as": "mine"}]},
        "b": {"library": [{"card": "Coral Merfolk", "as": "theirs"}]},
    }
    story = resolve(Story("magic", players, cards=[glass, share]).do("a", "cast", card="Share"))
    story.expect(mine__zone="hand", theirs__zone="hand")
    assert [story.knows("b", "mine"), story.knows("a", "theirs")] == [True, False]


@rule("magic", "turn.order", "planechase.planes", "priority.passing")
def test_when_turns_go_the_other_way_round_so_does_priority() -> None:
    planes = [card(name, line="Plane — Somewhere") for name in ("Calm", "Hill")]
    time = card("Time", "when(encounter, reverse_turn_order)", line="Phenomenon")
    seats = {seat: {"planar-deck": ["Hill"]} for seat in "abcd"}
    seats["a"] = {"planar-deck": ["Calm", "Time", "Hill"]}
    keys = {"cards": [*planes, time], "format": "planechase", "die": ["planeswalk"]}
    story = settle(Story("magic", seats, **keys).do("a", "roll"))
    asked = []
    for _ in range(4):
        assert story.game.decision is not None
        asked.append(story.table.players[story.game.decision.player])
        story.do(asked[-1], "pass")
    assert asked == ["a", "d", "c", "b"]


@rule("magic", "golden.card-over-rulebook", "cost.pay-in-full")
@pytest.mark.parametrize(("forests", "elks", "may"), [(1, 1, True), (0, 2, True), (1, 0, False), (0, 1, False)])
def test_a_creature_pays_for_a_symbol_of_its_colour_and_mana_for_the_rest(forests: int, elks: int, may: bool) -> None:
    many = card("Many", "convoke", "does(gain_life(4))", cost="{G}{G}", line="Sorcery")
    elk = creature("Elk", cost="{G}")
    mine = {"hand": ["Many"], "battlefield": [*["Forest"] * forests, *[{"card": "Elk", "n": 1}] * elks]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[many, elk])
    assert story.may("a", "cast", card="Many") == may
    if may:
        story.do("a", "cast", card="Many")
        for _ in range(elks):
            story.runner.take({"by": "a", "do": "choose", "card": "Elk"})
        story.runner.take({"by": "a", "do": "done", "try": True})
        resolve(story).expect(a__life=24)
        assert all(story.game.tapped[one] for one in story.game.field[0])


@rule("magic", "types.aura", "zones.enters-the-battlefield")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is_and_the_rest_enters() -> None:
    vest = card("Vest", "enchant(creature)", "static(enchanted, pump(1, 1))", cost="{W}", line="Enchantment — Aura")
    lamp = card("Lamp", cost="{1}", line="Artifact")
    rise = card("Rise", "does(onto_battlefield(card(in_graveyard, yours)))", cost="{0}", line="Sorcery")
    buried = [{"card": "Vest", "as": "vest"}, {"card": "Lamp", "as": "lamp"}]
    story = Story("magic", {"a": {"hand": ["Rise"], "graveyard": buried}, "b": {}}, cards=[vest, lamp, rise])
    resolve(story.do("a", "cast", card="Rise")).expect(vest__zone="graveyard", lamp__zone="battlefield")


@rule("magic", "archenemy.schemes", "types.own-name")
def test_a_scheme_that_speaks_of_itself_means_itself() -> None:
    soil = card("Soil", "static(creature(yours), pump(2, 2))", "when(gains_life, abandon(this))", line="Ongoing Scheme")
    rain = card("Rain", "does(gain_life(1))", cost="{0}")
    players = {"a": {"schemes": ["Soil"], "hand": ["Rain"]}, "b": {}, "c": {}}
    story = Story("magic", players, cards=[soil, rain], format="archenemy", archenemy="a", phase="draw")
    story.until(phase="main-1").expect(a__ongoing=["Soil"])
    settle(story.do("a", "cast", card="Rain")).expect(a__ongoing=[])


@rule("magic", "damage.deal", "golden.card-over-rulebook")
def test_a_creature_knows_whom_it_wounded_also_as_the_first_card_at_the_table() -> None:
    sting = "activated(tapping, damage(1, target(creature)))"
    bat = creature("Bat", "haste", sting, "when(dies(creature(wounded_by_this)), gain_life(3))", cost="{0}")
    mine = {"hand": [{"card": "Bat", "as": "bat"}], "library": []}
    foes = {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]}
    story = resolve(Story("magic", {"a": mine, "b": foes}, cards=[bat]).do("a", "cast", card="bat"))
    assert story.card("bat") == 0
    story.do("a", "activate", card="bat").do("a", "choose", card="fish", **{"try": True})
    settle(story).expect(fish__zone="graveyard", a__life=23)


@rule("magic", "golden.card-over-rulebook", "mana.kinds", "cost.generic")
def test_a_spell_that_counts_the_colours_spent_on_it_is_paid_with_as_many_as_can_be() -> None:
    ask = card("Ask", "does(gain_life(colors_spent))", cost="{1}{W}")
    mine = {"hand": ["Ask"], "battlefield": ["Plains", "Plains", "Mountain"]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[ask]).do("a", "cast", card="Ask")
    resolve(story).expect(a__life=22)


@rule("magic", "replacement.instead", "layers.duration")
def test_what_doubles_life_has_lost_that_ability_when_life_is_gained_next() -> None:
    well = creature("Well", "life_times(2, you)")
    dry = card("Dry", "does(seq(give(target(creature), loses_all_abilities), gain_life(3)))", cost="{0}")
    mine = {"hand": ["Dry"], "battlefield": [{"card": "Well", "as": "well"}]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[well, dry]).do("a", "cast", card="Dry")
    resolve(story.do("a", "choose", card="well", **{"try": True})).expect(a__life=23)


@rule("magic", "zones.hand", "turn.main")
@pytest.mark.parametrize(("name", "verb"), [("Forest", "play"), ("Rain", "cast")])
def test_of_equal_cards_in_a_hand_one_is_offered(name: str, verb: str) -> None:
    rain = card("Rain", "does(gain_life(1))", cost="{0}")
    story = Story("magic", {"a": {"hand": [name, name]}, "b": {}}, cards=[rain])
    assert story.game.decision is not None
    assert [one.verb for one in story.game.decision.options] == ["pass", verb]


@rule("magic", "layers.duration", "check.toughness")
def test_what_only_an_effect_kept_alive_dies_where_the_turn_of_who_has_left_would_have_begun() -> None:
    prop = card("Prop", "does(give(target(creature), pump(0, 2), duration=until_your_next_turn))", cost="{0}")
    ghost = card("Ghost", cost="{W}", line="Creature — Spirit", power="1", toughness="0")
    hatch = creature("Nest", "static(creature(other, yours), pump(0, 1))")
    fall = card("Fall", "does(destroy(target(creature)))", cost="{0}")
    players = {
        "a": {"hand": ["Prop", {"card": "Fall", "as": "fall"}]},
        "b": {"battlefield": [{"card": "Ghost", "as": "ghost"}, {"card": "Nest", "as": "nest"}]},
        "c": {},
    }
    story = Story("magic", players, cards=[prop, ghost, hatch, fall]).do("a", "cast", card="Prop")
    resolve(story.do("a", "choose", card="ghost")).do("a", "cast", card="fall").do("a", "choose", card="nest")
    resolve(story).expect(ghost__toughness=2, nest__zone="graveyard")
    story.do("a", "concede").until(active="c", phase="end").expect(ghost__zone="battlefield")
    story.until(active="b", phase="upkeep").expect(ghost__zone="graveyard")


@rule("magic", "golden.card-over-rulebook")
def test_a_card_with_two_faces_is_not_turned_face_down() -> None:
    names = ("Calm Moth", "Wild Moth")
    faces = [
        {"name": name, "mana_cost": "{G}", "type_line": "Creature — Moth", "power": "3", "toughness": "4"}
        for name in names
    ]
    moth = {"name": " // ".join(names), "layout": "transform", "card_faces": faces}
    veil = card("Veil", "does(turn_down(creature))", cost="{0}")
    field = [{"card": "Calm Moth", "as": "moth"}, {"card": "Canyon Minotaur", "as": "cow"}]
    story = Story("magic", {"a": {"hand": ["Veil"], "battlefield": field}, "b": {}}, cards=[moth, veil])
    story = resolve(story.do("a", "cast", card="Veil"))
    story.expect(moth__power=3, moth__toughness=4, cow__power=2, cow__toughness=2)


@rule("magic", "replacement.instead", "damage.deal")
@pytest.mark.parametrize("amount", [3, 4])
def test_damage_that_two_creatures_deal_to_another_instead_is_dealt_once_by_each(amount: int) -> None:
    bear = creature("Bear", line="Creature — Bear")
    rock = card(
        "Rock", "when(is_dealt_damage(this, creature), gain_life(1))", line="Creature — Wall", power="0", toughness="9"
    )
    bend = card("Bend", f"does(redirect_next({amount}, you, target(creature)))", cost="{0}")
    field = [{"card": "Bear", "as": "one"}, {"card": "Bear", "as": "two"}]
    story = fight(field, [{"card": "Rock", "as": "rock"}], bear, rock, bend, hand=["Bend"])
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do("a", "done")
    story.do("a", "pass").do("b", "cast", card="Bend").do("b", "choose", card="rock", **{"try": True})
    resolve(story).until(phase="combat-damage")
    for _ in range(2):
        story.runner.take({"by": "b", "do": "choose", "card": "one", "try": True})  # both of the first one's
    settle(story).expect(rock__damage=amount, b__life=20 - 4 + amount + 2)


@rule("magic", "planechase.planes", "casting.order")
def test_a_roll_is_paid_such_that_what_is_in_the_hand_can_still_be_cast() -> None:
    calm = card("Calm", line="Plane — Somewhere")
    elk = creature("Elk", cost="{G}")
    field = [{"card": "Forest", "as": "wood"}, {"card": "Plains", "as": "field"}]
    mine = {"planar-deck": ["Calm"], "library": [], "hand": [{"card": "Elk", "as": "elk"}], "battlefield": field}
    seats = {"a": mine, "b": {"planar-deck": ["Calm"]}}
    story = Story("magic", seats, cards=[calm, elk], format="planechase", die=["blank", "blank"])
    assert story.card("elk") == 0  # the first card at the table
    story.do("a", "roll").do("a", "roll").expect(wood__tapped=False, field__tapped=True)


@rule("magic", "activated.activate", "casting.order")
@pytest.mark.parametrize("effect", ["gain_life(1)", "damage_divided(2, up_to_targets(2, creature))"])
def test_an_ability_that_divides_nothing_is_not_told_as_a_spell_being_cast(effect: str) -> None:
    bat = creature("Bat", f"activated(tapping, {effect})")
    story = Story("magic", {"a": {"battlefield": [{"card": "Bat", "as": "bat"}]}, "b": {}}, cards=[bat])
    story.do("a", "activate", card="bat").do("a", "done", **{"try": True})
    settle(story).expect(bat__tapped=True, bat__damage=0)
    cited = story.game.rules_cited()
    assert "activated.activate" in cited
    assert "casting.order" not in cited


@rule("magic", "casting.order", "targets.choose-and-check")
def test_what_is_divided_is_for_the_creature_that_it_was_divided_for() -> None:
    bear = creature("Bear", cost="{0}")
    hail = card("Hail", "does(damage_divided(3, up_to_targets(2, creature)))", cost="{0}")
    mine = {"hand": [{"card": "Bear", "as": "new"}, "Hail"], "battlefield": [{"card": "Bear", "as": "old"}]}
    story = resolve(Story("magic", {"a": mine, "b": {}}, cards=[bear, hail]).do("a", "cast", card="new"))
    story.do("a", "cast", card="Hail").do("a", "choose", card="new").do("a", "choose", card="old")
    story.do("a", "assign", target="new", number=2)
    resolve(story).expect(new__zone="graveyard", old__damage=1)
