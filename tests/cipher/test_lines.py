"""The lines of the log: everything that happens is told, of whom and of which card it is so, in either seat."""

from __future__ import annotations

import pytest

from cipher.tables import CHROM, MARTH, own
from mulligan.cipher.kind import KIND
from mulligan.cipher.table import CipherGame
from mulligan.cipher.terms import BACK, DECK, FRONT, HAND, ORBS
from mulligan.kernel.options import Option
from support import Story, rule

IN_EITHER_SEAT = pytest.mark.parametrize("second", [False, True], ids=["first", "second"])
RED = {"n": 5, "symbol": "red"}


def duel(second: bool, mine: dict, theirs: dict | None = None, **keys: object) -> Story:
    """A table at which it is my turn against you, in the first seat or the second; Marth is mine, Chrom is yours."""
    me = {"orbs": 5, **mine, "front": [MARTH, *mine.get("front", [])]}
    you = {"orbs": 5, **(theirs or {}), "front": [CHROM, *(theirs or {}).get("front", [])]}
    players = {"you": you, "me": me} if second else {"me": me, "you": you}
    return Story("cipher", players, active="me", **keys)


def card(name: str) -> dict:
    """A test card at the table, under its name."""
    return {"card": f"T-{name}", "as": name.lower()}


def told(story: Story, *kinds: str) -> list[tuple[str, str, str, str, int]]:
    """The lines of these kinds, or all but those of triggered skills."""
    return [line for line in story.log(*kinds) if kinds or line[0] != "triggers"]


@IN_EITHER_SEAT
@rule("cipher", "battle.add-support", "battle.critical-doubles", "battle.evade-saves", "battle.supports-retreat")
def test_a_battle_with_a_critical_attack_that_is_evaded(second: bool) -> None:
    helper, guard = own("Helper", support=20), own("Guard")
    mine = {"hand": [{"card": "B01-002", "as": "copy"}], "deck": [card("Helper"), 9]}
    theirs = {"hand": [{"card": "B01-052", "as": "prince"}], "deck": [card("Guard"), 9]}
    story = duel(second, mine, theirs, cards=[helper, guard]).do("me", "attack", card="marth", target="chrom")
    story.do("me", "critical", card="copy").do("you", "evade", card="prince")
    assert told(story) == [
        ("is-tapped", "me", "marth", "", 0),
        ("attacks", "me", "marth", "chrom", 0),
        ("supports", "me", "helper", "", 0),
        ("supports", "you", "guard", "", 0),
        ("adds-support", "me", "marth", "helper", 20),
        ("adds-support", "you", "chrom", "guard", 10),
        ("retreats", "me", "copy", "", 0),
        ("makes-critical", "me", "marth", "copy", 60),
        ("retreats", "you", "prince", "", 0),
        ("evades", "you", "chrom", "prince", 0),
        ("retreats", "me", "helper", "", 0),
        ("retreats", "you", "guard", "", 0),
    ]


@IN_EITHER_SEAT
@rule("cipher", "battle.compare", "check.destroyed-retreat", "check.orb-instead", "battle.support-fails")
def test_attacks_that_destroy_and_one_that_fails(second: bool) -> None:
    weak, strong = own("Weak", attack=0), own("Strong", attack=90)
    mine = {"front": [card("Weak"), card("Strong")]}
    theirs = {"orbs": [{"card": "B01-060", "as": "orb"}], "deck": [{"card": "B01-052", "as": "prince"}, 9]}
    story = duel(second, mine, theirs, cards=[weak, strong]).do("me", "attack", card="marth", target="chrom")
    story.do("me", "attack", card="weak", target="chrom").do("me", "attack", card="strong", target="chrom")
    assert told(story, "support-fails", "attack-fails", "is-destroyed", "takes-orb", "game-over") == [
        ("support-fails", "you", "prince", "chrom", 0),
        ("is-destroyed", "you", "chrom", "marth", 0),
        ("takes-orb", "you", "orb", "", 0),
        ("attack-fails", "me", "weak", "chrom", 0),
        ("is-destroyed", "you", "chrom", "strong", 0),
        ("game-over", "me", "", "", 0),
    ]


@IN_EITHER_SEAT
@rule("cipher", "turn.untap", "turn.draw", "bond.place", "deployment.class-change-bonus", "move.tap", "turn.alternate")
def test_a_turn_from_its_beginning_to_its_end(second: bool) -> None:
    page, sage, lord = own("Page"), own("Sage", name="Page"), own("Lord", name="Page", cc_cost=1, cost=3)
    hand = [card("Page"), card("Sage"), card("Lord"), {"card": "B01-008", "as": "cain"}]
    deck = [{"card": "B01-010", "as": "abel"}, {"card": "B01-020", "as": "cord"}, 9]
    mine = {"hand": hand, "deck": deck, "bonds": [RED], "back": [{"card": "B01-014", "as": "gordin", "tapped": True}]}
    story = duel(second, mine, cards=[page, sage, lord], phase="start", turn=7)
    story.do("me", "bond", card="cain").do("me", "deploy", card="page", row="back")
    story.do("me", "level-up", card="sage", onto="page").do("me", "level-up", card="lord", onto="sage")
    story.do("me", "done").do("me", "move", card="lord").do("me", "move", card="marth").do("me", "done")
    assert told(story)[:-2] == [
        ("turn-begins", "me", "", "", 7),
        ("is-untapped", "me", "gordin", "", 0),
        ("draws", "me", "abel", "", 0),
        ("becomes-bond", "me", "cain", "", 0),
        ("is-deployed", "me", "page", "", BACK),
        ("levels-up", "me", "sage", "page", 0),
        ("changes-class", "me", "lord", "sage", 0),
        ("earns-bonus", "me", "", "", 1),
        ("draws", "me", "cord", "", 0),
        ("moves", "me", "lord", "", FRONT),
        ("is-tapped", "me", "lord", "", 0),
        ("moves", "me", "marth", "", BACK),
        ("is-tapped", "me", "marth", "", 0),
        ("turn-ends", "me", "", "", 0),
    ]
    assert told(story)[-2] == ("turn-begins", "you", "", "", 8)
    assert told(story)[-1][:2] == ("draws", "you")


@IN_EITHER_SEAT
@rule("cipher", "check.march", "check.march-forward", "check.march-is-no-move")
def test_a_march_is_told_and_is_no_move(second: bool) -> None:
    pusher = own("Pusher", "use(move(chosen(enemy)))")
    theirs = {"back": [{"card": "B01-060", "as": "lissa"}]}
    story = duel(second, {"front": [card("Pusher")]}, theirs, cards=[pusher])
    story.do("me", "use", card="pusher", ability=1).do("me", "choose", card="chrom")
    assert told(story) == [
        ("uses", "me", "pusher", "", 0),
        ("moves", "you", "chrom", "", BACK),
        ("marches", "you", "", "", 0),
    ]
    story.expect(chrom__zone="front", lissa__zone="front", you__back=0)


@IN_EITHER_SEAT
@rule("cipher", "check.same-name-keep-one", "keyword.grow", "zones.orbs-face-down", "zones.deck-order")
def test_cards_that_skills_send_everywhere(second: bool) -> None:
    sender = own(
        "Sender",
        "use(to_hand(retreat))",
        "use(to_deck_top(retreat))",
        "use(to_deck_bottom(retreat))",
        "use(to_bonds(retreat))",
        "use(grow(retreat, this))",
        "use(deploy(retreat))",
        "use(add_orb)",
        "use(shuffle)",
    )
    sent = own("Sent", "several_allowed", name="Sender")
    expected = {
        1: [("goes-to-hand", "me", "sent", "", 0)],
        2: [("goes-on-deck", "me", "sent", "", 0)],
        3: [("goes-under-deck", "me", "sent", "", 0)],
        4: [("becomes-bond", "me", "sent", "", 0)],
        5: [("grows", "me", "sender", "sent", 0)],
        6: [("is-deployed", "me", "sent", "", FRONT)],
        7: [("adds-orb", "me", "", "", 0)],
        8: [("shuffles", "me", "", "", 0)],
    }
    for ability, lines in expected.items():
        mine = {"front": [card("Sender")], "retreat": [card("Sent")]}
        story = duel(second, mine, cards=[sender, sent]).do("me", "use", card="sender", ability=ability)
        if story.may("me", "choose", option="front"):
            story.do("me", "choose", option="front")
        assert told(story) == [("uses", "me", "sender", "", 0), *lines]


@IN_EITHER_SEAT
@rule("cipher", "triggers.trigger", "triggers.effect", "skills.automatic", "action.choose-skill")
def test_skills_are_told_by_name(second: bool) -> None:
    mover = own("Mover")
    mover["notation"] = [["March On", "use(move(this))"], ["Follow", "when(moves(this), draw)"]]
    story = duel(second, {"front": [card("Mover")]}, cards=[mover]).do("me", "use", card="mover", ability=1)
    lines = [(note.what, story.table.players[note.player], note.text) for note in story.game.log or [] if note.text]
    assert lines == [("uses", "me", "March On"), ("triggers", "me", "Follow"), ("resolves", "me", "Follow")]


@IN_EITHER_SEAT
@rule("cipher", "battle.support-skills", "skills.support")
def test_support_skills_are_told_by_name(second: bool) -> None:
    helper, guard = own("Helper"), own("Guard")
    helper["notation"] = [["Help", "attack_support(draw)"]]
    guard["notation"] = [["Keep", "defence_support(draw)"]]
    story = duel(second, {"deck": ["T-Helper", 9]}, {"deck": ["T-Guard", 9]}, cards=[helper, guard])
    story.do("me", "attack", card="marth", target="chrom")
    lines = [(note.what, story.table.players[note.player], note.text) for note in story.game.log or [] if note.text]
    assert lines == [("support-skill", "me", "Help"), ("support-skill", "you", "Keep")]
    assert [line[1] for line in told(story, "draws")] == ["me", "you"]


@IN_EITHER_SEAT
@rule("cipher", "interrupt.refill", "interrupt.at-once")
def test_a_refill_is_told_at_once(second: bool) -> None:
    drawer = own("Drawer", "use(draw(2))")
    mine = {"front": [card("Drawer")], "deck": [{"card": "B01-008", "as": "cain"}], "retreat": ["B01-010"]}
    story = duel(second, mine, cards=[drawer]).do("me", "use", card="drawer", ability=1)
    assert [line[:2] for line in told(story)] == [
        ("uses", "me"),
        ("draws", "me"),
        ("refills-deck", "me"),
        ("draws", "me"),
        ("game-over", "you"),
    ]


@IN_EITHER_SEAT
def test_giving_up_is_told(second: bool) -> None:
    story = duel(second, {}).do("me", "concede").expect(winner="you", over=True)
    assert told(story) == [("concedes", "me", "", "", 0), ("game-over", "you", "", "", 0)]


@rule("cipher", "setup.first-player", "setup.shuffle", "setup.draw-six", "setup.redraw", "setup.reveal-main-character")
@pytest.mark.parametrize("seed", range(4))
def test_the_setup_is_told_in_its_order(seed: int) -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    game = KIND.new_game(KIND.match(["a", "b"], [deck, deck], "1", "constructed", None), seed, True)
    assert isinstance(game, CipherGame)
    first, other = game.active, 1 - game.active
    game.choose(Option("redraw"))
    game.choose(Option("keep"))
    lines = [(note.what, note.player) for note in game.log or [] if note.what]
    assert lines == [
        ("shuffles", first),
        ("shuffles", other),
        ("starts", first),
        *[("draws", first)] * 6,
        *[("draws", other)] * 6,
        ("redraws", first),
        ("shuffles", first),
        *[("draws", first)] * 6,
        ("reveals-main", 0),
        ("reveals-main", 1),
        ("turn-begins", first),
    ]
    for player in range(2):
        sizes = [len(game.pile(player, zone)) for zone in (DECK, HAND, ORBS, FRONT)]
        assert sizes == [50 - 6 - 5 - 1, 6, 5, 1]
