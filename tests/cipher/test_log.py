"""The log: what happens is told in order, and what acted is named, no more; a trace names what is at work besides."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from cipher.test_shortcuts import choices, opened
from mulligan.kernel.log import Log
from mulligan.kernel.rules import ledger
from support import Story, rule

BOOK = ledger("cipher", "1")


def cited(story: Story) -> set[str]:
    """The rules that the log of a story names."""
    return story.game.rules_cited()


def test_a_battle_from_the_attack_to_the_orb() -> None:
    hand = [{"card": "B01-002", "as": "copy"}]
    deck = [{"card": "B01-019", "as": "bord"}, 9]
    story = table({"hand": hand, "deck": deck}, {"deck": [{"card": "B01-052", "as": "twin"}, 9]})
    story.do("a", "attack", card="marth", target="chrom").do("a", "critical", card="copy")
    told = story.log()
    assert told[-1] == ("retreats", "a", "bord", "", 0)
    assert [line[:4] for line in told if line[0] != "retreats"] == [
        ("is-tapped", "a", "marth", ""),
        ("attacks", "a", "marth", "chrom"),
        ("supports", "a", "bord", ""),
        ("supports", "b", "twin", ""),
        ("support-fails", "b", "twin", "chrom"),
        ("support-skill", "a", "bord", ""),
        ("gains-attack", "a", "marth", "bord"),
        ("adds-support", "a", "marth", "bord"),
        ("makes-critical", "a", "marth", "copy"),
        ("is-destroyed", "b", "chrom", "marth"),
        ("takes-orb", "b", told[-2][2], ""),
    ]


@rule("cipher", "interrupt.at-once", "interrupt.refill")
def test_a_refill_names_the_interrupt() -> None:
    story = table({"deck": 1, "retreat": 2}, phase="start")
    assert {"interrupt.at-once", "interrupt.refill", "turn.draw"} <= cited(story)
    traced = table({"deck": 1, "retreat": 2}, phase="start", trace=True)
    assert {"keyword.draw", "zones.own-hand", "zones.deck-face-down"} <= (traced.game.traced or set())


@rule("cipher", "keyword.look", "keyword.look-user")
def test_looking_names_whoever_looks() -> None:
    seer = own("Seer", "use(look_at(top(2)))")
    story = table({"front": [{"card": "T-Seer", "as": "seer"}]}, cards=[seer]).do("a", "use", card="seer", ability=1)
    assert story.log("looks") == [("looks", "a", "", "", 2)]
    assert "keyword.look" in cited(story)


def test_a_skill_in_hand_that_may_not_trigger_is_not_named() -> None:
    hidden = own("Hidden", 'when(moves(ally), draw, special, only_if(there_is(ally(named("Nobody")))))')
    mover = own("Mover", "use(move(this))")
    hand = {"front": [{"card": "T-Mover", "as": "mover"}], "hand": ["T-Hidden"]}
    story = table(hand, cards=[hidden, mover], trace=True).do("a", "use", card="mover", ability=1)
    named = cited(story) | (story.game.traced or set())
    assert not {"triggers.only-if", "skills.automatic-only-if", "skills.special"} & named


@rule("cipher", "triggers.only-if", "skills.automatic-only-if")
def test_what_keeps_a_skill_from_triggering_is_named() -> None:
    shy = own("Shy", 'when(moves(this), draw, only_if(there_is(ally(named("Nobody")))))')
    story = table({"front": [{"card": "T-Shy", "as": "shy"}]}, cards=[shy]).do("a", "move", card="shy")
    assert {"triggers.only-if", "skills.automatic-only-if"} <= cited(story)


def test_a_trace_names_the_condition_of_a_continuous_skill_and_of_no_other() -> None:
    plain, judged = (
        own("Plain", "always(give(this, attack(10)))"),
        own("Judged", "always(give(this, attack(10)), if=your_turn)"),
    )
    conditions = {"skills.continuous-condition", "skills.conditions", "golden.in-case"}
    story = table({"front": [{"card": "T-Plain"}]}, cards=[plain], trace=True)
    traced = story.do("a", "attack", card="marth", target="chrom").game.traced or set()
    assert "skills.continuous" in traced
    assert not conditions & traced
    story = table({"front": [{"card": "T-Judged"}]}, cards=[judged], trace=True)
    assert conditions | {"skills.continuous"} <= (
        story.do("a", "attack", card="marth", target="chrom").game.traced or set()
    )


# -- No more than what a judge would name -----------------------------------------------------------------------------


def numbers(story: Story, by: str, verb: str, **fields: object) -> set[str]:
    """The numbers that the log of one action cites, beyond those of coming there."""
    game = story.game
    game.log = Log()
    game.cited = set()
    game.forget_steps()
    story.do(by, verb, **fields)
    return {number for name in cited(story) for number in BOOK.numbers(name)}


CARDS = [own("Fighter"), own("Victim"), own("Mine"), own("Yours"), own("Knight", "use(draw)"), own("Squire")]


def test_a_plain_attack_names_its_steps_and_what_became_of_the_defender() -> None:
    story = table(
        {"front": [{"card": "T-Fighter", "as": "fighter"}], "deck": ["T-Mine", 5]},
        {"front": [{"card": "T-Victim", "as": "victim"}], "deck": ["T-Yours", 5]},
        cards=CARDS,
    )
    action = {"13.5.1.2"}
    target = {"18.1.2", "18.1.3", "18.1.3.2", "18.1.3.2.1", "20.1", "20.2.1"}
    supports = {"18.1.5", "18.1.5.1", "18.1.5.1.1.1", "18.1.9"}
    asked = {"18.1.11", "18.1.13"}
    outcome = {"18.1.15", "18.1.15.1", "18.1.16", "7.1", "7.2.2", "9.1", "9.3", "9.3.1", "18.1.3.2.1.2"}
    end = {"18.1.17", "18.1.19", "18.1.20"}
    assert numbers(story, "a", "attack", card="fighter", target="victim") == (
        action | target | supports | asked | outcome | end
    )
    assert story.game.log is not None
    assert len(story.game.log) == 10


def test_a_plain_move_names_the_move() -> None:
    story = table({"front": [{"card": "T-Fighter", "as": "fighter"}]}, cards=CARDS)
    assert numbers(story, "a", "move", card="fighter") == {"13.5.1.2", "17.1.2", "17.1.2.1", "26.13.1"}


def test_a_plain_skill_names_its_use_and_its_word() -> None:
    story = table({"front": [{"card": "T-Knight", "as": "knight"}]}, cards=CARDS)
    used = numbers(story, "a", "use", card="knight", ability=1)
    assert used == {"13.5.1.2", "19.1.2", "21.2.3.1.2.2", "19.1.4", "24.1.1.1"}


def test_a_plain_deployment_names_the_deployment() -> None:
    mine = {"hand": [{"card": "T-Squire", "as": "squire"}], "bonds": [{"card": "B01-003"}] * 3}
    story = table(mine, cards=CARDS, phase="deployment")
    assert numbers(story, "a", "deploy", card="squire", row="back") == {"13.4.1.2", "15.1.2", "14.1.1", "14.1.2"}


@rule("cipher", "replacement.instead", "battle.supports-retreat")
def test_what_would_happen_instead_to_another_units_support_is_not_named() -> None:
    keeper = own("Keeper", "always(give(this, support_instead(to_hand(it))))")
    mine = {"front": [{"card": "T-Fighter", "as": "fighter"}, {"card": "T-Keeper", "as": "keeper"}]}
    for attacker, named in (("fighter", False), ("keeper", True)):
        story = table(
            {**mine, "deck": ["T-Mine", 5]},
            {"front": [{"card": "T-Victim", "as": "victim"}], "deck": ["T-Yours", 5]},
            cards=[*CARDS, keeper],
        )
        assert ("23.1" in numbers(story, "a", "attack", card=attacker, target="victim")) == named


@rule("cipher", "replacement.instead", "battle.supports-retreat")
def test_where_nobody_has_a_support_card_nothing_happens_instead() -> None:
    keeper = own("Keeper", "always(give(this, support_instead(to_hand(it))))")
    mine = {"front": [{"card": "T-Keeper", "as": "keeper"}], "deck": [{"card": "T-Keeper", "as": "double"}, 5]}
    theirs = {"front": [{"card": "T-Victim", "as": "victim"}], "deck": ["T-Victim", 5]}
    story = table(mine, theirs, cards=[*CARDS, keeper])
    assert "23.1" not in numbers(story, "a", "attack", card="keeper", target="victim")
    story.expect(double__zone="retreat")


@rule("cipher", "check.same-name", "check.destroyed-retreat")
def test_a_check_that_finds_no_namesake_of_a_new_unit_does_not_name_their_rule() -> None:
    trade = own("Trade", 'use(seq(destroy(enemy(named("Victim"))), deploy(hand)))')
    mine = {"front": [{"card": "T-Trade", "as": "trade"}], "hand": [{"card": "T-Squire", "as": "squire"}]}
    story = table(mine, {"front": [{"card": "T-Victim", "as": "victim"}]}, cards=[*CARDS, trade])
    numbers(story, "a", "use", card="trade", ability=1)
    story.do("a", "choose", option="front").expect(victim__zone="retreat", squire__zone="front")
    assert "check.destroyed-retreat" in cited(story)
    assert "check.same-name" not in cited(story)


@rule("cipher", "battle.battling-units", "replacement.instead")
def test_who_is_attacked_instead_is_told() -> None:
    shield = own("Shield", "when(is_attacked(ally(other)), take_attack(this))")
    theirs = {"front": [{"card": "T-Victim", "as": "victim"}, {"card": "T-Shield", "as": "shield"}]}
    story = table({"front": [{"card": "T-Fighter", "as": "fighter"}]}, theirs, cards=[*CARDS, shield])
    story.do("a", "attack", card="fighter", target="victim")
    assert story.log("attacks", "is-attacked-instead") == [
        ("attacks", "a", "fighter", "victim", 0),
        ("is-attacked-instead", "b", "shield", "", 0),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_decision_names_a_rule_of_the_ledger(seed: int) -> None:
    game = opened(seed, True)
    for choice in choices(game, seed):
        assert game.decision is not None
        assert game.decision.rule in BOOK.by_rule
        game.choose_number(choice)
    assert sorted(game.rules_cited() - set(BOOK.by_rule)) == []
