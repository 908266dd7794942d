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
