"""Who may attack whom, and creatures that block several attackers."""

from __future__ import annotations

from own_cards import card, creature, settle
from support import Story, rule


def guard(number: int) -> dict[str, object]:
    """A 4/4 that can block so many more attackers."""
    return {**creature("Guard", f"static(this, blocks_more({number}))"), "power": "4", "toughness": "4"}


@rule("magic", "combat.block", "combat.blocking", "combat.damage", "golden.card-over-rulebook")
def test_a_creature_may_block_two_attackers_and_divides_its_damage() -> None:
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]},
        "b": {"battlefield": [{"card": "Guard", "as": "guard"}]},
    }
    story = Story("magic", players, cards=[guard(1)]).until(phase="declare-attackers")
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do(
        "a", "done", **{"try": True}
    )
    story.until(phase="declare-blockers").do("b", "block", card="guard", target="one")
    story.do("b", "block", card="guard", target="two").do("b", "done", **{"try": True})
    story.do("b", "order", card="two").do("a", "pass").do("b", "pass")
    assert [option.number for option in story.game.decision.options] == [3, 4]  # lethal damage first
    story.do("b", "assign", number=3)
    story.until(phase="main-2").expect(
        b__life=20, guard__zone="graveyard", two__zone="graveyard", one__zone="battlefield"
    )


@rule("magic", "combat.block")
def test_a_creature_blocks_no_more_attackers_than_it_can() -> None:
    field = [{"card": "Canyon Minotaur", "as": name} for name in ("one", "two", "three")]
    for number, blocks in ((0, 1), (1, 2), (99, 3)):
        players = {"a": {"battlefield": field}, "b": {"battlefield": [{"card": "Guard", "as": "guard"}]}}
        story = Story("magic", players, cards=[guard(number)]).until(phase="declare-attackers")
        for name in ("one", "two", "three"):
            story.do("a", "attack", card=name, target="b")
        story.do("a", "done", **{"try": True}).until(phase="declare-blockers")
        for i, name in enumerate(("one", "two", "three")):
            if i < blocks:
                story.do("b", "block", card="guard", target=name)
            else:
                assert not story.may("b", "block", card="guard", target=name)
        assert (
            story.game.blocked_by(story.card("guard"))
            == [story.card(name) for name in ("one", "two", "three")][:blocks]
        )


@rule("magic", "combat.removal", "combat.blocking")
def test_an_attacker_that_leaves_is_blocked_no_more_and_the_other_still_is() -> None:
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Coral Merfolk", "as": "two"}]},
        "b": {"battlefield": [{"card": "Guard", "as": "guard"}, "Mountain"], "hand": ["Shock"]},
    }
    story = Story("magic", players, cards=[guard(1)]).until(phase="declare-attackers")
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do(
        "a", "done", **{"try": True}
    )
    story.until(phase="declare-blockers").do("b", "block", card="guard", target="two")
    story.do("b", "block", card="guard", target="one").do("b", "done", **{"try": True})
    story.do("b", "order", card="two").do("a", "pass").do("b", "cast", card="Shock").do("b", "choose", card="two")
    settle(story).until(phase="main-2").expect(one__zone="graveyard", two__zone="graveyard", guard__zone="battlefield")


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook")
def test_a_creature_may_attack_only_players_who_control_something() -> None:
    whale = creature("Whale", 'static(this, attacks_only_where(land(of("Island"))))')
    players = {"a": {"battlefield": [{"card": "Whale", "as": "whale"}]}, "b": {"battlefield": ["Island"]}, "c": {}}
    story = Story("magic", players, cards=[whale]).until(phase="declare-attackers")
    assert story.may("a", "attack", card="whale", target="b")
    assert not story.may("a", "attack", card="whale", target="c")


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook")
def test_a_creature_may_be_kept_from_attacking_somebody_or_made_to() -> None:
    shy = creature("Shy", "static(this, cannot_attack_those(opponents))")
    call = card("Call", "does(give(target(creature), must_attack_those(you)))", cost="{U}")
    players = {
        "a": {"battlefield": [{"card": "Shy", "as": "shy"}, {"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {"battlefield": ["Island"], "hand": ["Call"]},
        "c": {},
    }
    story = (
        Story("magic", players, cards=[shy, call])
        .do("a", "pass")
        .do("b", "cast", card="Call")
        .do("b", "choose", card="cow")
    )
    settle(story).until(phase="declare-attackers")
    assert not story.may("a", "attack", card="shy", target="b")
    assert not story.may("a", "attack", card="cow", target="c")
    assert not story.may("a", "done")
    story.do("a", "attack", card="cow", target="b")


@rule("magic", "targets.choose-and-check", "golden.card-over-rulebook")
def test_sources_of_a_kind_can_neither_target_it_with_spells_nor_with_abilities() -> None:
    wild = creature("Wild", "static(this, no_target_from(source(non(green))))")
    rod = card("Rod", "activated(tapping, tap(target(creature)))", line="Artifact", cost="{1}")
    thorn = creature("Thorn", "activated(tapping, tap(target(creature)))", "haste", cost="{G}")
    players = {
        "a": {"battlefield": ["Mountain", "Rod", {"card": "Thorn", "as": "thorn"}], "hand": ["Shock"]},
        "b": {"battlefield": [{"card": "Wild", "as": "wild"}]},
    }
    story = Story("magic", players, cards=[wild, rod, thorn])
    for verb, name, may in (("cast", "Shock", False), ("activate", "Rod", False), ("activate", "thorn", True)):
        fresh = Story("magic", players, cards=[wild, rod, thorn]).do("a", verb, card=name)
        assert any(option.card == fresh.card("wild") for option in fresh.game.decision.options) == may
    assert story.may("a", "activate", card="thorn")


PACK = creature("Pack Beast", "static(this, not_alone_attack, must_attack)")


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook")
def test_a_creature_that_must_attack_and_cannot_alone_stays_where_nobody_can_come_along() -> None:
    caged = {"card": "Canyon Minotaur", "as": "cow", "tapped": True}
    players = {"a": {"battlefield": [{"card": "Pack Beast", "as": "beast"}, caged]}, "b": {}}
    story = Story("magic", players, cards=[PACK]).until(phase="declare-attackers")
    assert not story.may("a", "attack", card="beast")
    story.do("a", "done").until(phase="main-2").expect(b__life=20)


@rule("magic", "combat.declare-attackers", "two-headed-giant.team", "golden.card-over-rulebook")
def test_the_other_head_comes_along_with_a_creature_that_cannot_attack_alone() -> None:
    players = {
        "a": {"battlefield": [{"card": "Pack Beast", "as": "beast"}]},
        "b": {},
        "c": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
        "d": {},
    }
    story = Story("magic", players, cards=[PACK], format="two-headed-giant", phase="declare-attackers")
    assert not story.may("a", "done")
    story.do("a", "attack", card="beast", target="b").do("a", "done", **{"try": True})
    assert not story.may("c", "done")
    story.do("c", "attack", card="cow", target="b")


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook")
def test_whom_a_creature_must_attack_twice_over_is_offered_once() -> None:
    call = {"name": "Call Out", "manaCost": "{R}", "types": ["Instant"], "type": "Instant"}
    call["text"] = "Target creature attacks you this turn if able."
    seats = {
        "a": {"battlefield": [{"card": "Runeclaw Bear", "as": "bear"}]},
        "b": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": [{"card": "Call Out", "n": 2}]},
        "c": {},
    }
    story = Story("magic", seats, cards=[call], phase="upkeep")
    story.do("a", "pass")
    for _ in range(2):
        story.do("b", "cast", card="Call Out").do("b", "choose", card="bear")
    story.until(phase="declare-attackers")
    decision = story.game.decision
    assert decision is not None
    assert [one.verb for one in decision.options] == ["pass"]  # there was one thing to do, which is done
    story.until(phase="main-2").expect(b__life=18)
