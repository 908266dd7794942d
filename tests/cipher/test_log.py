"""The log: what happens is told in order, and every rule is named there, or is silent for a reason."""

from __future__ import annotations

from cipher.tables import own, table
from mulligan.cipher.citations import BEHIND, LIMITS_OF_ALWAYS, LIMITS_OF_USE, LIMITS_OF_WHEN, SHARED, WORDS
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.rules import ledger
from support import Story

BOOK = ledger("cipher", "1")


def cited(story: Story) -> set[str]:
    """The rules that the log of a story names."""
    return story.game.rules_cited()


def test_what_lines_and_words_rest_on_are_rules() -> None:
    names = {name for rules in (*BEHIND.values(), *WORDS.values()) for name in rules}
    for table_of_names in (LIMITS_OF_USE, LIMITS_OF_WHEN, LIMITS_OF_ALWAYS, SHARED):
        names.update(table_of_names.values())
    assert sorted(names - set(BOOK.by_rule)) == []
    assert [word for word in WORDS if word not in CIPHER.words] == []


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


def test_a_refill_names_the_interrupt() -> None:
    story = table({"deck": 1, "retreat": 2}, phase="start")
    assert {"interrupt.at-once", "interrupt.refill", "turn.draw", "keyword.draw", "zones.own-hand"} <= cited(story)


def test_looking_names_whoever_looks() -> None:
    seer = own("Seer", "use(look(top_card(2)))")
    story = table({"front": [{"card": "T-Seer", "as": "seer"}]}, cards=[seer]).do("a", "use", card="seer", ability=1)
    assert story.log("looks") == [("looks", "a", "", "", 2)]
    assert {"keyword.look", "keyword.look-user"} <= cited(story)


def test_a_skill_in_hand_that_may_not_trigger_is_not_named() -> None:
    hidden = own("Hidden", 'when(moves(ally), draw, special, only_if(there_is(ally(named("Nobody")))))')
    mover = own("Mover", "use(move(this))")
    story = table({"front": [{"card": "T-Mover", "as": "mover"}], "hand": ["T-Hidden"]}, cards=[hidden, mover])
    story.do("a", "use", card="mover", ability=1)
    assert not {"triggers.only-if", "skills.automatic-only-if", "skills.special"} & cited(story)


def test_a_battle_names_the_condition_of_a_continuous_skill_and_of_no_other() -> None:
    plain, judged = (
        own("Plain", "always(give(this, attack(10)))"),
        own("Judged", "always(give(this, attack(10)), if=your_turn)"),
    )
    conditions = {"skills.continuous-condition", "skills.conditions", "golden.in-case"}
    story = table({"front": [{"card": "T-Plain"}]}, cards=[plain]).do("a", "attack", card="marth", target="chrom")
    assert "skills.continuous" in cited(story)
    assert not conditions & cited(story)
    story = table({"front": [{"card": "T-Judged"}]}, cards=[judged]).do("a", "attack", card="marth", target="chrom")
    assert conditions | {"skills.continuous"} <= cited(story)
