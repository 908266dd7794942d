"""Words for cards of a kind: what blocks them, enters with counters, is discarded or cannot be countered."""

from __future__ import annotations

from mulligan.magic.grammar import compile_text
from own_cards import card, creature, settle
from support import Story, rule

FIELD = {"card": "Mountain", "n": 6}


def read(text: str, spell: bool = False) -> list[str]:
    """What a text of our own stands for."""
    return compile_text(text, "Oak", spell, "{R}")


def oak(text: str) -> dict[str, object]:
    """A creature with a text of our own."""
    return creature("Oak", *read(text))


def bolt(text: str) -> dict[str, object]:
    """An instant with a text of our own."""
    return card("Oak", *read(text, True))


@rule("magic", "zones.enters-the-battlefield", "counters.counter")
def test_others_enter_with_a_counter_and_the_card_itself_does_not() -> None:
    tree = oak("Each other creature you control enters the battlefield with an additional +1/+1 counter on it.")
    mine = {"battlefield": [FIELD, {"card": "Oak", "as": "oak"}], "hand": [{"card": "Bear", "as": "bear"}]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[tree, creature("Bear")])
    settle(story.do("a", "cast", card="bear")).expect(bear__power=3, oak__power=2)


@rule("magic", "zones.discard", "triggers.automatic")
def test_only_a_card_of_that_kind_is_waited_for() -> None:
    tree = oak("Whenever you discard a land card, you gain 3 life.")
    loot = card("Loot", "does(discard_own(1))")
    for name, life in (("Forest", 23), ("Bear", 20)):
        mine = {"battlefield": [FIELD, "Oak"], "hand": ["Loot", name]}
        story = Story("magic", {"a": mine, "b": {}}, cards=[tree, loot, creature("Bear")])
        settle(story.do("a", "cast", card="Loot")).expect(a__life=life)


@rule("magic", "zones.graveyard", "zones.library")
def test_a_card_from_the_library_is_waited_for_and_one_that_dies_is_not() -> None:
    tree = oak("Whenever a creature card is put into your graveyard from your library, you gain 1 life.")
    mill = card("Mill", "does(mill(2))")
    kill = card("Kill", "does(destroy(target(creature)))")
    mine = {"battlefield": [FIELD, "Oak", {"card": "Bear", "as": "bear"}], "hand": ["Mill", "Kill"]}
    mine["library"] = ["Bear", "Forest"]
    story = Story("magic", {"a": mine, "b": {}}, cards=[tree, mill, kill, creature("Bear")])
    settle(story.do("a", "cast", card="Mill")).expect(a__life=21)
    story.do("a", "cast", card="Kill").do("a", "choose", card="bear")
    settle(story).expect(a__life=21, bear__zone="graveyard")


@rule("magic", "targets.choose-and-check", "triggers.automatic")
def test_a_spell_is_waited_for_and_an_ability_is_not() -> None:
    tree = oak("Whenever Oak becomes the target of a spell, you gain 2 life.")
    tap = creature("Elf", 'activated(pay("{R}"), untap(target(creature)))')
    zap = card("Zap", "does(untap(target(creature)))")
    mine = {"battlefield": [FIELD, {"card": "Oak", "as": "oak"}, "Elf"], "hand": ["Zap"]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[tree, tap, zap])
    story.do("a", "activate", card="Elf").do("a", "choose", card="oak")
    settle(story).expect(a__life=20)
    story.do("a", "cast", card="Zap").do("a", "choose", card="oak")
    settle(story).expect(a__life=22)


@rule("magic", "stack.counter")
def test_spells_of_a_kind_cannot_be_countered() -> None:
    tree = oak("Creature spells you control can't be countered.")
    no = card("No", "does(counter(target(spell)))")
    mine = {"battlefield": [FIELD, "Oak"], "hand": [{"card": "Bear", "as": "bear"}]}
    theirs = {"battlefield": [FIELD], "hand": ["No"]}
    story = Story("magic", {"a": mine, "b": theirs}, cards=[tree, no, creature("Bear")])
    story.do("a", "cast", card="bear").do("a", "pass").do("b", "cast", card="No")
    settle(story).expect(bear__zone="battlefield")


@rule("magic", "replacement.prevention")
def test_damage_of_a_source_that_cannot_be_prevented_is_dealt() -> None:
    tree = oak("Damage that would be dealt by red creatures can't be prevented.")
    ward = card("Ward", "prevent(you)", line="Enchantment")
    ping = "activated(tapping, damage(1, target(any_player)))"
    elves = [creature("Red", ping), creature("Green", ping, cost="{G}")]
    for name, life in (("Red", 19), ("Green", 20)):
        mine = {"battlefield": [FIELD, "Oak", {"card": name, "as": "elf"}]}
        story = Story("magic", {"a": mine, "b": {"battlefield": ["Ward"]}}, cards=[tree, ward, *elves])
        story.do("a", "activate", card="elf").do("a", "choose", player="b")
        settle(story).expect(b__life=life)


@rule("magic", "combat.blocking", "combat.blocked")
def test_what_blocks_a_creature_of_a_kind_can_be_meant() -> None:
    sword = bolt("Destroy each creature blocking or blocked by target creature.")
    mine = {"battlefield": [FIELD, {"card": "Bear", "as": "bear"}, {"card": "Cat", "as": "cat"}], "hand": ["Oak"]}
    theirs = {"battlefield": [{"card": "Wall", "as": "wall"}, {"card": "Gate", "as": "gate"}]}
    cards = [sword, *(creature(name) for name in ("Bear", "Cat", "Wall", "Gate"))]
    story = Story("magic", {"a": mine, "b": theirs}, cards=cards)
    story.until(phase="declare-attackers").do("a", "attack", card="bear", target="b").do(
        "a", "attack", card="cat", target="b"
    )
    story.do("a", "done").do("a", "pass").do("b", "pass")
    story.do("b", "block", card="wall", target="bear").do("b", "block", card="gate", target="cat").do("b", "done")
    story.do("a", "cast", card="Oak").do("a", "choose", card="bear")
    settle(story).expect(wall__zone="graveyard", gate__zone="battlefield", cat__zone="battlefield")


@rule("magic", "combat.attacking", "triggers.automatic")
def test_so_many_attackers_are_counted_together() -> None:
    tree = oak("Whenever you attack with two or more creatures, you gain 4 life.")
    for number, life in ((1, 20), (2, 24)):
        bears = [{"card": "Bear", "as": f"bear{i}"} for i in range(number)]
        story = Story("magic", {"a": {"battlefield": ["Oak", *bears]}, "b": {}}, cards=[tree, creature("Bear")])
        story.until(phase="declare-attackers")
        for i in range(number):
            story.do("a", "attack", card=f"bear{i}", target="b")
        settle(story.do("a", "done")).expect(a__life=life)


@rule("magic", "types.aura", "targets.choose-and-check")
def test_what_is_attached_to_a_target_is_meant() -> None:
    sword = bolt("Destroy all Auras attached to target creature.")
    mine = {"battlefield": [FIELD, {"card": "Bear", "as": "bear"}, {"card": "Cat", "as": "cat"}], "hand": ["Oak"]}
    mine["battlefield"] += [{"card": "Trollhide", "as": "one", "attached_to": "bear"}]
    mine["battlefield"] += [{"card": "Trollhide", "as": "two", "attached_to": "cat"}]
    story = Story("magic", {"a": mine, "b": {}}, cards=[sword, creature("Bear"), creature("Cat")])
    story.do("a", "cast", card="Oak").do("a", "choose", card="bear")
    settle(story).expect(one__zone="graveyard", two__zone="battlefield")


@rule("magic", "activated.any-time")
def test_an_enchanted_creature_makes_mana_and_does_nothing_else() -> None:
    text = "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated"
    bonds = card("Oak", *read(text + " unless they're mana abilities."), line="Enchantment — Aura")
    elf = creature("Elf", 'activated(tapping, add_mana("{R}"))', 'activated(pay("{R}"), give(this, pump(1, 0)))')
    field = [{"card": "Elf", "as": "elf"}, {"card": "Oak", "attached_to": "elf"}]
    for mountains in ([], [FIELD]):  # the mana of the Elf itself pays for a spell
        mine = {"battlefield": [*mountains, *field], "hand": ["Bear"]}
        story = Story("magic", {"a": mine, "b": {}}, cards=[bonds, elf, creature("Bear")])
        assert not story.may("a", "activate", card="elf")
        assert story.may("a", "cast", card="Bear")


@rule("magic", "zones.discard", "players.opponent")
def test_only_what_an_opponent_has_you_discard_is_waited_for() -> None:
    tree = oak(
        "When a spell or ability an opponent controls causes you to discard Oak, you may put it onto the battlefield."
    )
    rot = card("Rot", "does(discard_own(1, target_player))")
    for who, zone in (("b", "battlefield"), ("a", "graveyard")):
        mine = {"hand": [{"card": "Oak", "as": "oak"}, "Rot"] if who == "a" else [{"card": "Oak", "as": "oak"}]}
        mine["battlefield"] = [FIELD]
        theirs = {"battlefield": [FIELD], "hand": ["Rot"] if who == "b" else []}
        story = Story("magic", {"a": mine, "b": theirs}, cards=[tree, rot], active=who)
        story.do(who, "cast", card="Rot").do(who, "choose", player="a")
        settle(story)
        if who == "b":
            story.do("a", "yes")
        story.expect(oak__zone=zone)


@rule("magic", "cost.pay-in-full", "zones.library")
def test_costs_are_paid_with_what_is_said() -> None:
    for cost, paid in (
        ("Untap a tapped creature you control", {"bear__tapped": False}),
        ("Put a land you control on top of its owner's library", {"wood__zone": "library"}),
        ("Put a -1/-1 counter on a creature you control", {"bear__power": 1}),
    ):
        tree = card("Oak", *read(f"{cost}: You gain 1 life."), line="Artifact")
        field = ["Oak", {"card": "Bear", "as": "bear", "tapped": True}, {"card": "Forest", "as": "wood"}]
        story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[tree, creature("Bear")])
        settle(story.do("a", "activate", card="Oak")).expect(a__life=21, **paid)


@rule("magic", "combat.damage", "combat.blocked")
def test_a_blocked_creature_may_deal_its_damage_as_though_it_were_not() -> None:
    tree = oak("You may have Oak assign its combat damage as though it weren't blocked.")
    for past, life, zone in ((True, 18, "battlefield"), (False, 20, "graveyard")):
        mine = {"battlefield": [{"card": "Oak", "as": "oak"}]}
        theirs = {"battlefield": [{"card": "Wall", "as": "wall"}]}
        story = Story("magic", {"a": mine, "b": theirs}, cards=[tree, creature("Wall")])
        story.until(phase="declare-attackers").do("a", "attack", card="oak", target="b").do("a", "done")
        story.do("a", "pass").do("b", "pass").do("b", "block", card="wall", target="oak").do("b", "done")
        story.do("a", "pass").do("b", "pass")
        if past:
            story.do("a", "assign", card="oak", player="b")
        else:
            story.do("a", "assign", card="oak", target="wall")
        story.expect(b__life=life, wall__zone=zone, oak__zone="graveyard")


@rule("magic", "types.color")
def test_each_color_among_permanents_counts_once() -> None:
    tree = oak("Oak gets +1/+1 for each color among permanents you control.")
    cards = [tree, creature("Bear", cost="{G}"), creature("Cat", cost="{R}{W}")]
    mine = {"battlefield": [{"card": "Oak", "as": "oak"}, "Bear", "Bear", "Cat", "Forest"]}
    Story("magic", {"a": mine, "b": {}}, cards=cards).expect(oak__power=5)
