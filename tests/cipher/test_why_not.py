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
    page = own("Page", "when(deployed(this), to_retreat(chosen(1, hand)))")
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
