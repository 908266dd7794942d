"""Why not: every reason that a person can meet is told, with the rule behind it."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.kernel.rules import ledger
from support import Story

BOOK = ledger("cipher", "1")
LEVELS: dict[str, dict] = {
    "Page": {},
    "Squire": {},
    "Knight": {"name": "Page", "cost": 5, "cc_cost": 2},
    "Baron": {"name": "Page", "cost": 3},
    "Monk": {"name": "Page", "symbol": ["blue"]},
    "Sage": {"name": "Page"},
}


def reason(story: Story, by: str, verb: str, card: str, target: str = "") -> tuple[str, str]:
    """The reason and a number of its rule."""
    refusal = story.why_not(by, verb, card, target)
    assert refusal is not None
    return refusal.message, BOOK.by_rule[refusal.rule][0].number


@pytest.fixture
def deploying() -> Story:
    hand = ["B01-020:cord", "B01-065:sully", "B01-016:ogma", "B01-002:prince", "S01-003:jagen"]
    mine = {
        "hand": [dict(zip(("card", "as"), one.split(":"), strict=True)) for one in hand],
        "bonds": [{"card": "B01-008"}, {"card": "B01-010"}, {"card": "B01-065", "face": "down"}],
    }
    return table(mine, phase="deployment")


@pytest.fixture
def acting() -> Story:
    mine = {
        "front": [{"card": "B01-014", "as": "gordin"}, {"card": "B01-008", "as": "cain", "tapped": True}],
        "back": [{"card": "B01-010", "as": "abel"}],
        "hand": [{"card": "B01-020", "as": "cord"}],
    }
    return table(mine, {"back": [{"card": "B01-060", "as": "lissa"}]})


def test_deploying(deploying: Story) -> None:
    assert deploying.why_not("a", "deploy", "cord") is None
    assert reason(deploying, "a", "deploy", "sully") == ("symbol-missing", "15.1.2")
    assert reason(deploying, "a", "deploy", "ogma") == ("too-few-bonds", "15.1.2")
    assert reason(deploying, "a", "deploy", "prince") == ("name-on-battlefield", "14.1.1.1")
    assert reason(deploying, "a", "deploy", "marth") == ("not-in-hand", "15.1.2")
    assert deploying.why_not("a", "level-up", "prince", "marth") is None
    assert reason(deploying, "a", "level-up", "cord", "marth") == ("other-name", "14.2.1.2")
    assert reason(deploying, "a", "level-up", "marth") == ("not-in-hand", "16.1.2")


def test_levelling_up() -> None:
    cards = [own(name, **more) for name, more in LEVELS.items()]
    mine = {
        "front": [{"card": "T-Page", "as": "page"}, {"card": "T-Squire", "as": "squire"}],
        "hand": [{"card": f"T-{name}", "as": name.lower()} for name in ("Knight", "Baron", "Monk", "Sage")],
        "bonds": [{"n": 2, "symbol": "red"}],
    }
    theirs = {"front": [{"card": "T-Page", "as": "rival"}]}
    story = table(mine, theirs, cards=cards, phase="deployment")
    assert story.why_not("a", "level-up", "knight", "page") is None
    assert reason(story, "a", "level-up", "baron", "page") == ("too-few-bonds", "16.1.2")
    assert reason(story, "a", "level-up", "monk", "page") == ("symbol-missing", "16.1.2")
    assert reason(story, "a", "level-up", "knight", "squire")[0] == "other-name"
    assert reason(story, "a", "level-up", "knight", "rival")[0] == "not-yours"
    assert reason(story, "a", "level-up", "knight", "sage")[0] == "not-a-unit"
    story.do("a", "level-up", card="knight", onto="page")
    assert reason(story, "a", "level-up", "sage", "knight") == ("too-few-bonds", "16.1.2")


def test_while_something_else_is_asked() -> None:
    page = own("Page", "when(deployed(this), to_retreat(chosen(hand, 1)))")
    hand = [{"card": "T-Page", "as": "page"}, {"card": "B01-002", "as": "prince"}, {"card": "B01-008", "as": "cain"}]
    mine = {"hand": hand, "bonds": [{"n": 5, "symbol": "red"}]}
    story = table(mine, cards=[page], phase="deployment").do("a", "deploy", card="page", row="back")
    story.expect(decision__options=["choose"])
    assert reason(story, "a", "level-up", "prince", "marth")[0] == "not-asked-now"
    assert reason(story, "a", "deploy", "cain")[0] == "not-asked-now"


def test_acting(acting: Story) -> None:
    assert acting.why_not("a", "attack", "marth", "chrom") is None
    assert reason(acting, "a", "attack", "marth", "lissa")[0] == "out-of-range"
    assert reason(acting, "a", "attack", "abel", "chrom")[0] == "out-of-range"
    assert reason(acting, "a", "attack", "cain", "chrom") == ("tapped-already", "18.1.2")
    assert reason(acting, "a", "attack", "chrom", "marth")[0] == "not-yours"
    assert reason(acting, "a", "move", "cain") == ("tapped-already", "17.1.2")
    assert reason(acting, "a", "use", "gordin")[0] == "cost-cannot-be-paid"
    assert reason(acting, "a", "use", "cain")[0] == "no-such-skill"
    assert reason(acting, "a", "deploy", "cord")[0] == "not-asked-now"
    assert reason(acting, "b", "attack", "chrom", "marth")[0] == "not-asked-now"


def test_battling() -> None:
    weak = own("Weak", attack=-20)
    mine = {"front": [{"card": "T-Weak", "as": "weak"}], "hand": [{"card": "T-Weak", "as": "copy"}, "B01-008"]}
    theirs = {"hand": [{"card": "B01-052", "as": "prince"}, {"card": "B01-060", "as": "lissa"}]}
    story = table(mine, theirs, cards=[weak]).do("a", "attack", card="weak", target="chrom")
    assert reason(story, "a", "critical", "copy") == ("attack-too-low", "18.1.11.2")
    assert story.why_not("b", "evade", "prince") is None
    assert reason(story, "b", "evade", "lissa") == ("other-name", "18.1.13.1")


def test_a_card_nobody_showed_is_not_spoken_of() -> None:
    story = table({}, {"hand": [{"card": "B01-052", "as": "prince"}]})
    assert reason(story, "a", "deploy", "prince")[0] == "not-in-hand"


def test_bonds() -> None:
    story = table({"hand": [{"card": "S01-003", "as": "jagen"}]}, phase="bond")
    assert reason(story, "a", "bond", "jagen") == ("cannot-be-bond", "2.2")
    assert reason(story, "a", "bond", "marth") == ("not-in-hand", "13.3.1.2")


def test_whom_a_unit_can_attack(acting: Story) -> None:
    assert reason(acting, "a", "attack", "cord", "chrom") == ("not-a-unit", "6.3.1")
    assert reason(acting, "a", "attack", "marth", "cord") == ("not-a-unit", "6.3.1")
    assert reason(acting, "a", "attack", "marth", "gordin") == ("not-an-enemy", "18.1.3")
    assert reason(acting, "a", "move", "cord") == ("not-a-unit", "6.3.1")
    assert reason(acting, "a", "move", "chrom")[0] == "not-yours"
    assert reason(table(turn=1), "a", "attack", "marth", "chrom") == ("first-turn-no-attack", "13.5.1.2.2")


def test_what_effects_forbid() -> None:
    bound = own("Bound", "always(give(this, cannot_attack, cannot_move))")
    hidden = own("Hidden", "always(give(this, cannot_be_attacked_by(unit)))")
    theirs = {"front": [{"card": "T-Hidden", "as": "hidden"}]}
    story = table({"front": [{"card": "T-Bound", "as": "bound"}]}, theirs, cards=[bound, hidden])
    assert reason(story, "a", "attack", "bound", "chrom") == ("effect-forbids-attack", "2.2")
    assert reason(story, "a", "move", "bound") == ("effect-forbids-moving", "2.2")
    assert reason(story, "a", "attack", "marth", "hidden") == ("effect-protects-target", "2.2")


def test_using_skills() -> None:
    able = own("Able", "use(draw, once)")
    judged = own("Judged", 'use(draw, only_if(there_is(ally(named("Nobody")))))')
    silenced = own("Silenced")
    silenced["notation"] = [["Word", "use(draw)"], ["Silence", 'always(give(this, cannot_use("Word")))']]
    poor = own("Poor", "use(flip(1), draw)")
    cards = [able, judged, silenced, poor]
    front = [{"card": f"T-{one['name']}", "as": one["name"].lower()} for one in cards]
    story = table({"front": front, "hand": ["T-Able"]}, {"front": [{"card": "T-Able", "as": "theirs"}]}, cards=cards)
    assert story.may("a", "use", card="able")
    story.do("a", "use", card="able", ability=1)
    assert reason(story, "a", "use", "able") == ("used-already", "19.1.2.1")
    assert reason(story, "a", "use", "judged") == ("not-usable-now", "19.1.2.2")
    assert reason(story, "a", "use", "silenced") == ("effect-forbids-skill", "2.2")
    assert reason(story, "a", "use", "poor") == ("cost-cannot-be-paid", "19.1.3.1")
    assert reason(story, "a", "use", "theirs")[0] == "not-yours"


def test_what_a_card_forbids_of_its_own() -> None:
    shy = own("Shy", 'deploy_only_if(there_is(ally(named("Nobody"))))')
    mine = {"hand": [{"card": "T-Shy", "as": "shy"}], "bonds": [{"n": 1, "symbol": "red"}]}
    assert reason(table(mine, cards=[shy], phase="deployment"), "a", "deploy", "shy") == (
        "skill-forbids-deploying",
        "2.2",
    )


def test_what_forbids_a_critical_attack_and_an_evasion() -> None:
    blunt = own("Blunt", "always(give(this, cannot_critical, cannot_be_evaded))")
    mine = {"front": [{"card": "T-Blunt", "as": "blunt"}], "hand": [{"card": "T-Blunt", "as": "copy"}]}
    waiting = own("Waiting", "when(is_supported(ally), may(draw))")
    theirs = {"hand": [{"card": "B01-052", "as": "prince"}], "front": [{"card": "T-Waiting", "as": "waiting"}]}
    story = table(mine, theirs, cards=[blunt, waiting]).do("a", "attack", card="blunt", target="chrom")
    assert reason(story, "a", "critical", "copy") == ("effect-forbids-critical", "2.2")
    assert reason(story, "b", "evade", "prince") == ("effect-forbids-evading", "2.2")
    assert reason(story, "b", "evade", "chrom") == ("not-in-hand", "18.1.13.1")
    story = table({"hand": [{"card": "B01-002", "as": "copy"}]}, theirs, cards=[waiting])
    assert reason(story, "a", "critical", "copy")[0] == "not-asked-now"


def test_an_opponents_card_that_was_shown_is_in_no_hand_of_yours() -> None:
    mine = {"bonds": [{"n": 5, "symbol": "red"}]}
    story = table(mine, {"hand": [{"card": "B01-002", "as": "theirs"}]}, phase="deployment")
    story.game.reveal(story.card("theirs"))
    assert reason(story, "a", "level-up", "theirs", "marth") == ("not-in-hand", "16.1.2")
    assert reason(story, "a", "deploy", "theirs") == ("not-in-hand", "15.1.2")
