"""The log: what happens is told in order, with who, which cards and how much, and the rules that made it happen."""

from __future__ import annotations

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.game import DRAWN
from mulligan.kernel.rules import ledger
from mulligan.lorcana.challenge import cannot_challenge
from mulligan.lorcana.refusals import BODYGUARD_FIRST
from mulligan.sim.soak import new_match, seatings
from support import Story, rule

DOG = {"card": "Stitch - New Dog", "as": "dog"}
LILO = {"card": "Lilo - Making a Wish", "as": "lilo"}
MAUI = {"card": "Maui - Hero to All", "as": "maui"}
BEAST = {"card": "Beast - Selfless Protector", "as": "beast"}
SMEE = {"card": "Mr. Smee - Loyal First Mate", "as": "smee"}
SMASH = {"card": "Smash", "as": "smash"}


def table(mine: dict, theirs: dict | None = None, **keys: object) -> Story:
    return Story("lorcana", {"a": mine, "b": theirs or {}}, **keys)


@rule("lorcana", "ink.reveal", "play.announce", "turn.phases", "turn.beginning-phase", "turn.declare-end")
def test_a_turn_with_ink_and_an_action() -> None:
    deck = [{"card": "Break", "as": "break"}, 3]
    story = table(
        {"hand": [DOG, SMASH], "ink": 4, "deck": deck},
        {"play": [MAUI, LILO], "deck": [SMASH | {"as": "s"}]},
        phase="start",
    )
    story.do("a", "ink", card="dog").do("a", "play", card="smash", how="ink").do("a", "choose", card="maui").do(
        "a", "end"
    )
    assert story.log() == [
        ("turn-begins", "a", "", "", 5),
        ("draws", "a", "break", "", 0),
        ("inks", "a", "dog", "", 0),
        ("goes-into-the-inkwell", "a", "dog", "", 0),
        ("plays", "a", "smash", "", 0),
        ("pays", "a", "", "", 3),
        ("is-chosen", "a", "maui", "smash", 0),
        ("takes-damage", "b", "maui", "smash", 3),
        ("turn-ends", "a", "", "", 0),
        ("turn-begins", "b", "", "", 6),
        ("draws", "b", "s", "", 0),
    ]


@rule("lorcana", "challenge.declare", "challenge.choose", "challenge.steps", "challenge.players")
def test_a_challenge_and_what_it_triggers() -> None:
    story = table(
        {"play": [{"card": "Aladdin - Heroic Outlaw", "as": "aladdin"}]},
        {"lore": 3, "play": [LILO | {"exerted": True}]},
    )
    story.do("a", "challenge", card="aladdin", target="lilo")
    assert story.log() == [
        ("challenges", "a", "aladdin", "lilo", 0),
        ("is-exerted", "a", "aladdin", "", 0),
        ("takes-damage", "b", "lilo", "aladdin", 5),
        ("takes-damage", "a", "aladdin", "lilo", 1),
        ("triggers", "a", "aladdin", "", 0),
        ("is-banished", "b", "lilo", "", 0),
        ("resolves", "a", "aladdin", "", 0),
        ("gains-lore", "a", "aladdin", "", 2),
        ("loses-lore", "b", "", "", 2),
    ]


def test_shifting_and_singing() -> None:
    star = {"card": "Stitch - Rock Star", "as": "star"}
    story = table({"ink": 4, "hand": [star], "play": [DOG]})
    story.do("a", "play", card="star", how="shift", onto="dog")
    assert story.log() == [("plays", "a", "star", "dog", 0), ("pays", "a", "", "", 4)]
    song = {"card": "Hakuna Matata", "as": "song"}
    story = table({"hand": [song], "play": [{"card": "Elsa - Queen Regent", "as": "elsa", "damage": 2}]})
    story.do("a", "play", card="song", how="sing", **{"with": "elsa"}).do("a", "choose", number=1)
    assert story.log() == [
        ("plays", "a", "song", "elsa", 0),
        ("is-exerted", "a", "elsa", "", 0),
        ("is-healed", "a", "elsa", "", 1),
    ]


def test_how_a_card_is_played_is_told_too() -> None:
    ways = []
    for how, fields in (("ink", {}), ("sing", {"with": "elsa"})):
        mine = {
            "ink": 4,
            "hand": [{"card": "Hakuna Matata", "as": "song"}],
            "play": [{"card": "Elsa - Queen Regent", "as": "elsa"}],
        }
        story = table(mine).do("a", "play", card="song", how=how, **fields)
        ways += [note.text for note in story.game.log if note.what == "plays"]
    assert ways == ["ink", "sing"]


def test_using_an_ability_moving_and_readying() -> None:
    story = table(
        {
            "ink": 1,
            "deck": [SMASH],
            "play": [
                {"card": "The Queen - Wicked and Vain", "as": "queen"},
                DOG,
                {"card": "Agrabah - Marketplace", "as": "market"},
            ],
        }
    )
    story.do("a", "use", card="queen").do("a", "move", card="dog", target="market")
    assert story.log() == [
        ("uses", "a", "queen", "", 0),
        ("is-exerted", "a", "queen", "", 0),
        ("draws", "a", "smash", "", 0),
        ("moves", "a", "dog", "market", 0),
    ]
    assert [note.text for note in story.game.log if note.what == "uses"] == ["I SUMMON THEE"]
    story = table({"play": [DOG | {"exerted": True}]}, phase="start")
    assert story.log("is-readied") == [("is-readied", "a", "dog", "", 0)]


def test_damage_that_is_moved_resisted_or_taken_by_another() -> None:
    gift = {"card": "Bestow a Gift", "as": "gift"}
    story = table({"ink": 1, "hand": [gift], "play": [MAUI | {"damage": 2}]}, {"play": [LILO, BEAST]})
    story.do("a", "play", card="gift", how="ink").do("a", "choose", card="maui", **{"try": True}).do(
        "a", "choose", card="beast"
    )
    assert story.log("damage-moves", "takes-damage") == [("damage-moves", "a", "maui", "beast", 1)]
    story = table({"ink": 3, "hand": [SMASH]}, {"play": [LILO, BEAST]})
    story.do("a", "play", card="smash", how="ink").do("a", "choose", card="lilo")
    assert story.log("takes-damage-for", "takes-damage") == [("takes-damage-for", "b", "beast", "lilo", 3)]
    story = table(
        {"ink": 3, "hand": [SMASH]}, {"play": [LILO, {"card": "Tiana - Celebrating Princess", "as": "tiana"}]}
    )
    story.do("a", "play", card="smash", how="ink").do("a", "choose", card="tiana")
    assert story.log("resists", "takes-damage") == [
        ("resists", "b", "tiana", "", 2),
        ("takes-damage", "b", "tiana", "smash", 1),
    ]


def test_discarding_returning_and_ink_by_an_effect() -> None:
    story = table({"ink": 2, "hand": [{"card": "Sudden Chill", "as": "chill"}]}, {"hand": [SMASH, DOG]})
    story.do("a", "play", card="chill", how="ink").do("b", "choose", card="smash")
    assert story.log("is-discarded") == [("is-discarded", "b", "smash", "", 0)]
    story = table({"ink": 3, "hand": [{"card": "Mother Knows Best", "as": "mother"}]}, {"play": [DOG, LILO]})
    story.do("a", "play", card="mother", how="ink").do("a", "choose", card="dog")
    assert story.log("returns-to-hand") == [("returns-to-hand", "b", "dog", "", 0)]
    story = table({"ink": 4, "hand": [{"card": "One Jump Ahead", "as": "song"}], "deck": [SMASH, 3]})
    story.do("a", "play", card="song", how="ink")
    assert story.log("goes-into-the-inkwell") == [("goes-into-the-inkwell", "a", "smash", "", 0)]


@rule("lorcana", "replacement.skip")
def test_a_draw_step_that_is_skipped_is_told() -> None:
    story = table({"play": ["Arthur - Determined Squire"]}, phase="start")
    assert story.log("draws", "skips-draw") == [("skips-draw", "a", "", "", 0)]
    assert [note.rules for note in story.game.log if note.what == "skips-draw"] == [("replacement.skip",)]


@rule("lorcana", "check.twenty-lore-wins", "check.empty-deck-loses", "ending.last-player-wins")
def test_the_end_of_a_game_is_told_with_its_rule() -> None:
    for edition, empty in (
        ("2024-05-20", "check.empty-deck-loses"),
        ("2025-07-04", "check.empty-deck-since-last-check"),
    ):
        story = table({"play": [DOG], "lore": 19}, edition=edition).do("a", "quest")
        assert story.log()[-2:] == [("has-twenty-lore", "a", "", "", 0), ("wins", "a", "", "", 0)]
        assert ("check.twenty-lore-wins",) in [note.rules for note in story.game.log]
        story = Story("lorcana", {"a": {}, "b": {"deck": 0}, "c": {}}, edition=edition).do("a", "end")
        assert story.log()[1:6] == [
            ("turn-begins", "b", "", "", 6),
            ("deck-is-empty", "b", "", "", 0),
            ("drew-from-empty-deck", "b", "", "", 0),
            ("leaves", "b", "", "", 0),
            ("turn-ends", "b", "", "", 0),
        ]
        assert (empty,) in [note.rules for note in story.game.log if note.what == "drew-from-empty-deck"]
        story.do("c", "concede")
        assert story.log()[-2:] == [("leaves", "c", "", "", 0), ("wins", "a", "", "", 0)]
        assert story.game.result == 0


@rule("lorcana", "ending.last-player-wins")
def test_when_nobody_is_left_the_game_is_drawn_and_that_is_told() -> None:
    story = table(
        {"ink": 5, "deck": 1, "hand": [{"card": "A Whole New World", "as": "world"}]}, {"deck": 1}, edition="2024-05-20"
    )
    story.do("a", "play", card="world", how="ink")
    assert story.game.over
    if story.game.result == DRAWN:
        assert story.log()[-1] == ("is-drawn", "", "", "", 0)


def test_the_beginning_of_a_game_is_told() -> None:
    deck = [{"card": "Stitch - New Dog", "n": 12}]
    story = Story("lorcana", {"a": {"deck": deck}, "b": {"deck": deck}}, phase="setup")
    story.do("a", "alter", card="Stitch - New Dog").do("a", "done").do("b", "done")
    assert [line[:2] for line in story.log("draws")] == [("draws", "a")] * 7 + [("draws", "b")] * 7 + [("draws", "a")]
    assert [line[:2] for line in story.log("alters", "shuffles", "turn-begins")] == [
        ("alters", "a"),
        ("shuffles", "a"),
        ("turn-begins", "a"),
    ]


@rule("lorcana", "quest.declare", "quest.steps", "quest.gain-lore")
def test_a_quest_is_told() -> None:
    story = table({"play": [LILO]}).do("a", "quest", card="lilo")
    assert story.log() == [
        ("quests", "a", "lilo", "", 0),
        ("is-exerted", "a", "lilo", "", 0),
        ("gains-lore", "a", "lilo", "", 2),
    ]


@rule("lorcana", "players.leave")
def test_the_turn_of_a_player_who_leaves_ends_once() -> None:
    story = Story("lorcana", {"a": {"play": [DOG]}, "b": {"deck": [SMASH]}, "c": {}}).do("a", "concede")
    assert story.log() == [
        ("leaves", "a", "", "", 0),
        ("turn-ends", "a", "", "", 0),
        ("turn-begins", "b", "", "", 6),
        ("draws", "b", "smash", "", 0),
    ]


@rule("lorcana", "keyword.bodyguard.challenge")
def test_bodyguard_is_named_as_a_reason_only_where_it_is_one() -> None:
    guard = {"card": "Simba - Protective Cub", "as": "guard"}
    manor = {"card": "McDuck Manor - Scrooge's Mansion", "as": "manor"}
    for theirs, named in (
        ([guard | {"exerted": True}, LILO | {"exerted": True}], True),
        ([manor, LILO | {"exerted": True}], False),
        ([MAUI | {"exerted": True}, LILO | {"exerted": True}], False),
    ):
        rules = table({"play": [DOG]}, {"play": theirs}, trace=True).game.traced
        assert rules is not None
        assert ("keyword.bodyguard.challenge" in rules) is named
    story = table({"play": [DOG]}, {"play": [guard | {"exerted": True}, LILO | {"exerted": True}, manor]})
    assert cannot_challenge(story.game, 0, story.card("dog"), story.card("manor")) == ""
    assert cannot_challenge(story.game, 0, story.card("dog"), story.card("guard")) == ""
    assert cannot_challenge(story.game, 0, story.card("dog"), story.card("lilo")) == BODYGUARD_FIRST


def cited(story: Story, edition: str = "2025-07-04") -> set[str]:
    """The numbers under which an edition states what the log cites."""
    book = ledger("lorcana", edition)
    return {number for name in story.game.rules_cited() for number in book.numbers(name)}


CHALLENGE = {f"4.3.6.{step}" for step in (2, *range(4, 19))}  # who is in it, and its steps in order
MAIN_PHASE = {"4.1.3", "4.3.2"}


@rule("lorcana", "challenge.steps")
def test_a_plain_challenge_cites_its_steps_and_no_more() -> None:
    story = table({"play": [SMEE]}, {"play": [SMEE | {"as": "other", "exerted": True}]})
    story.do("a", "challenge", card="smee", target="other")
    assert cited(story) == MAIN_PHASE | CHALLENGE


def test_a_challenge_that_banishes_cites_the_check_and_the_discard_too() -> None:
    story = table({"play": [SMEE]}, {"play": [LILO | {"exerted": True}]})
    story.do("a", "challenge", card="smee", target="lilo")
    check = {"1.9.1", "1.9.1.3", "1.9.2", "1.9.2.1", "1.9.3", "1.9.4"}
    assert cited(story) == MAIN_PHASE | CHALLENGE | check | {"6.2.10", "8.7.3", "8.7.8"}


@rule("lorcana", "quest.steps")
def test_a_plain_quest_cites_its_steps_and_no_more() -> None:
    story = table({"play": [LILO]}).do("a", "quest", card="lilo")
    assert cited(story) == MAIN_PHASE | {"4.3.5.3", "4.3.5.4", "4.3.5.5", "4.3.5.7", "4.3.5.8", "4.3.5.9", "4.3.5.10"}


@rule("lorcana", "keyword.challenger", "keyword.resist.replace", "keyword.rush")
def test_keywords_are_cited_where_they_act() -> None:
    hook = {"card": "Captain Hook - Forceful Duelist", "as": "hook"}
    tiana = {"card": "Tiana - Celebrating Princess", "as": "tiana", "exerted": True}
    story = table({"play": [hook]}, {"play": [tiana]}).do("a", "challenge", card="hook", target="tiana")
    assert cited(story) >= {"10.3.1", "10.6.1"}  # more strength, less damage
    story = table({"play": [SMEE]}, {"play": [hook | {"exerted": True}, tiana]})
    story.do("a", "challenge", card="smee", target="hook")
    assert cited(story) & {"10.3.1", "10.6.1", "10.7.1"} == set()  # nothing of the kind
    story = table({"play": [MAUI | {"drying": True}]}, {"play": [LILO | {"exerted": True}]})
    story.do("a", "challenge", card="maui", target="lilo")
    assert "10.7.1" in cited(story)  # it had come into play this turn


def test_every_line_of_the_log_and_every_decision_names_a_rule_of_its_edition() -> None:
    kind = games.kind("lorcana")
    for number, seats in enumerate(seatings(kind)):
        game = kind.new_game(new_match(kind, seats, chance(number)), number, True)
        luck = chance(number)
        while game.decision is not None:
            assert game.match.ledger.numbers(game.decision.rule), game.decision.rule
            game.choose_number(luck.below(len(game.decision.options)))
        assert game.log is not None
        assert {note.what for note in game.log if note.what and not note.rules} == set(), str(seats)
