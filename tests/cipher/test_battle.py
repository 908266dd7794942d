"""Battles that no card of the first sets brings about: units that leave, two support skills, critical triggers."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from support import rule


@rule("cipher", "cards.several-support-skills")
def test_a_card_with_two_support_skills_does_both() -> None:
    helper = own(
        "Helper",
        "attack_support(give(attacking_unit, attack(20), this_battle))",
        "attack_support(give(attacking_unit, attack(30), this_battle))",
    )
    story = table({"deck": [{"card": "T-Helper"}, 5], "hand": ["B01-002"]}, cards=[helper])
    story.do("a", "attack", card="marth", target="chrom").expect(marth__attack=40 + 20 + 30 + 10)


@rule("cipher", "battle.critical-triggers", "keyword.triple")
def test_what_waits_for_a_critical_attack_resolves_right_after_it() -> None:
    hero = own("Hero", "when(makes_critical(this), give(this, tripled, this_battle))")
    story = table(
        {"front": [{"card": "T-Hero", "as": "hero"}], "hand": ["T-Hero"]}, {"hand": [{"card": "B01-052"}]}, cards=[hero]
    )
    story.do("a", "attack", card="hero", target="chrom").do("a", "critical")
    story.expect(decision__by="b", hero__attack=(40 + 10) * 2 * 3)


@rule("cipher", "battle.end-triggers")
def test_what_waits_for_the_end_of_the_attack_resolves_when_the_supports_are_gone() -> None:
    story = table(
        {"front": [{"card": "B04-096", "as": "yarne"}], "deck": [{"card": "B01-020", "as": "support"}, 5]},
    )
    story.do("a", "attack", card="yarne", target="chrom")
    story.expect(decision__by="a", a__support=0, support__zone="retreat")
    story.do("a", "yes").expect(yarne__zone="back", yarne__tapped=True)


@rule("cipher", "battle.defender-leaves")
def test_a_battle_without_its_defender_goes_on_to_its_end() -> None:
    thief = own("Thief", "when(attacks(this), to_hand(defending_unit))")
    story = table(
        {"front": [{"card": "T-Thief", "as": "thief"}], "hand": ["T-Thief"]},
        {"front": [{"card": "B01-065", "as": "sully"}], "deck": [{"card": "B01-065", "as": "same"}, 5]},
        cards=[thief],
    )
    story.do("a", "attack", card="thief", target="sully").expect(sully__zone="hand", a__support=1, b__support=1)
    assert story.may("a", "critical")
    story.do("a", "critical")
    story.expect(b__support=0, same__zone="retreat", thief__attack=40, b__orbs=5, phase="action")


@rule("cipher", "battle.defender-leaves")
def test_a_battle_without_its_attacker_goes_on_to_its_end() -> None:
    coward = own("Coward", "when(attacks(this), to_hand(this))")
    story = table(
        {"front": [{"card": "T-Coward", "as": "coward"}], "hand": ["T-Coward"]}, {"hand": ["B01-052"]}, cards=[coward]
    )
    story.do("a", "attack", card="coward", target="chrom").expect(coward__zone="hand", b__support=1)
    assert story.may("b", "evade")
    story.do("b", "done").expect(b__orbs=5, b__support=0, a__support=0, phase="action")


@rule("cipher", "check.destroyed-together", "cards.controller")
def test_a_unit_under_anothers_control_goes_to_its_owners_retreat_area() -> None:
    story = table({}, {"front": [{"card": "B01-008", "as": "cain"}]})
    game = story.game
    cain = story.card("cain")
    zone = int(game.zone[cain])
    game.piles[1 * game.zones + zone].remove(cain)
    game.piles[0 * game.zones + zone].append(cain)
    game.controller[cain] = 0
    game.owner[cain] = 1
    game.destroyed[cain] = 1
    game.due = 15
    story.do("a", "move", card="marth").expect(cain__zone="retreat", b__retreat=1, a__retreat=0, cain__controller="b")


@rule("cipher", "check.repeat")
def test_when_the_front_line_falls_the_back_line_marches_in_the_same_check() -> None:
    story = table({}, {"back": [{"card": "B01-008", "as": "cain"}]})
    game = story.game
    chrom = story.card("chrom")
    game.main[chrom] = 0
    game.main[story.card("cain")] = 1
    game.destroyed[chrom] = 1
    game.due = 15
    story.do("a", "move", card="marth").expect(chrom__zone="retreat", cain__zone="front", over=False)


@rule("cipher", "cards.several-support-skills", "battle.support-skills", "skills.support")
@pytest.mark.parametrize(
    "other",
    [
        "defence_support(draw(5))",
        'attack_support(draw(5), only_if(there_is(ally(named("Nobody")))))',
        'attack_support(discarding(chosen(hand(named("Nobody")))), draw(5))',
        'attack_support(flip(1), to_hand(chosen(retreat(named("Nobody")))))',
    ],
    ids=["of the other kind", "limited", "unpayable", "in vain"],
)
def test_a_support_skill_that_cannot_be_used_is_passed_over_for_the_next(other: str) -> None:
    helper = own("Helper", other, "attack_support(draw, only_if(there_is(ally)))", other)
    story = table({"deck": ["T-Helper", 9], "bonds": 1}, cards=[helper]).do("a", "attack", card="marth", target="chrom")
    story.expect(a__hand=1, a__deck=8, decision__by="a", phase="action", a__support=0)
    assert story.seat("a", "a")["bonds"][0]["face"] == "up"
    assert story.log("cost-put-back") == []


@rule("cipher", "golden.if-cost-paid", "cost.when", "cards.several-support-skills")
@pytest.mark.parametrize(("answers", "drawn"), [(("yes", "yes"), 3), (("yes", "no"), 1), (("no", "yes"), 2)])
def test_each_support_skill_with_a_cost_is_asked_for(answers: tuple[str, str], drawn: int) -> None:
    helper = own("Helper", "attack_support(flip(1), draw(1))", "attack_support(flip(1), draw(2))")
    story = table({"deck": ["T-Helper", 9], "bonds": 2}, cards=[helper]).do("a", "attack", card="marth", target="chrom")
    story.do("a", answers[0]).do("a", answers[1]).expect(a__hand=drawn, a__bonds=2, decision__by="a", phase="action")
    assert [bond["face"] for bond in story.seat("a", "a")["bonds"]].count("down") == answers.count("yes")


@rule("cipher", "battle.defender-leaves", "battle.add-support")
def test_nobodys_support_is_added_where_a_battling_unit_has_left() -> None:
    coward = own("Coward", "when(attacks(this), to_hand(this))")
    story = table(
        {"front": [{"card": "T-Coward", "as": "coward"}]},
        {"deck": [{"card": "B01-060", "as": "lissa"}, 5]},
        cards=[coward],
    )
    story.do("a", "attack", card="coward", target="chrom")
    assert [line[1:4] for line in story.log("adds-support")] == [("b", "chrom", "lissa")]
