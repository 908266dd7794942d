"""The game state check: when it is made, in which order things happen, and who wins."""

from __future__ import annotations

import pytest

from mulligan.lorcana.bag import settle
from mulligan.lorcana.damage import put
from mulligan.lorcana.terms import GONE
from mulligan.lorcana.turn import ask_turn_action
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]
LATER = EDITIONS[1:]


def table(edition: str, mine: dict | None = None, theirs: dict | None = None, **keys: object) -> Story:
    return Story("lorcana", {"a": mine or {}, "b": theirs or {}, **keys.pop("more", {})}, edition=edition, **keys)


def check_now(story: Story) -> None:
    """Have the state checked as after any step, and go on to the next decision."""
    story.game.sound = False  # tables are changed here behind its back
    story.game.decision = None
    story.game.go_to(story.game.frames[-1], ask_turn_action)  # the Main Phase then asks again
    settle(story.game)
    story.game.run()


@rule("lorcana", "check.when")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_check_is_made_after_every_turn_action_and_every_effect_from_the_bag(edition: str) -> None:
    hand = [{"card": "Stitch - New Dog", "as": "stitch"}, {"card": "Maleficent - Sorceress", "as": "sorceress"}]
    victims = [{"card": "Maui - Hero to All", "as": name} for name in ("one", "two", "three")]
    story = table(edition, {"ink": 4, "hand": hand}, {"play": victims})

    def wound(name: str) -> None:
        """Far too much damage, which only the next check will notice."""
        put(story.game, story.card(name), 9)

    wound("one")
    story.do("a", "ink", card="stitch").expect(one__zone="discard")
    wound("two")
    story.do("a", "play", card="sorceress", how="ink").expect(two__zone="discard")  # before the trigger is picked
    wound("three")
    story.do("a", "yes").expect(three__zone="discard")  # and after it has resolved


@rule("lorcana", "check.win-and-loss-first")
@pytest.mark.parametrize("edition", LATER)
def test_a_win_comes_before_a_banishment_of_the_same_check(edition: str) -> None:
    story = table(edition, {"lore": 19, "play": [{"card": "Stitch - New Dog", "as": "stitch"}]})
    story.game.lore[0] = 20
    put(story.game, story.card("stitch"), 2)
    check_now(story)
    story.expect(winner="a", stitch__zone="play")


@rule("lorcana", "check.all-at-once", "check.required-actions")
def test_in_2024_a_win_and_a_banishment_happen_together() -> None:
    story = table("2024-05-20", {"lore": 19, "play": [{"card": "Stitch - New Dog", "as": "stitch"}]})
    story.game.lore[0] = 20
    put(story.game, story.card("stitch"), 2)
    check_now(story)
    story.expect(winner="a", stitch__zone="discard")


@rule("lorcana", "check.win-over-loss")
@pytest.mark.parametrize("edition", LATER)
def test_a_win_beats_a_loss_of_the_same_check(edition: str) -> None:
    story = table(edition)
    story.game.lore[1] = 20
    story.game.must_draw[0] = True
    story.game.must_draw[1] = True
    check_now(story)
    story.expect(winner="b")


@rule("lorcana", "check.win-over-loss")
@pytest.mark.parametrize("edition", LATER)
@pytest.mark.parametrize("active", ["a", "b", "c"])
def test_of_several_with_twenty_lore_the_first_in_turn_order_wins(edition: str, active: str) -> None:
    story = table(edition, active=active, more={"c": {}})
    for player in range(3):
        story.game.lore[player] = 20
    check_now(story)
    story.expect(winner=active)


@rule("lorcana", "check.twenty-lore-wins")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("lore", "over"), [(19, False), (20, True), (23, True)])
def test_twenty_lore_or_more_wins(edition: str, lore: int, over: bool) -> None:
    story = table(edition, {"lore": lore - 1, "play": [{"card": "Stitch - New Dog", "as": "stitch"}]})
    story.do("a", "quest", card="stitch").expect(over=over, winner="a" if over else None)


@rule("lorcana", "check.empty-deck-loses", "check.empty-deck-since-last-check")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawing_from_an_empty_deck_loses_and_having_one_does_not(edition: str) -> None:
    story = table(edition, {"deck": 0, "play": [{"card": "Stitch - New Dog", "as": "stitch"}]}, {"deck": 1})
    story.do("a", "quest", card="stitch").expect(over=False)
    story.do("a", "end").expect(over=False, b__deck=0)
    story.do("b", "end").expect(over=True, winner="b")


@rule("lorcana", "check.damage-banishes")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("damage", "zone"), [(4, "play"), (5, "discard"), (6, "discard")])
def test_damage_equal_to_the_willpower_banishes(edition: str, damage: int, zone: str) -> None:
    story = table(edition, {"play": [{"card": "Maui - Hero to All", "as": "maui"}]})
    put(story.game, story.card("maui"), damage)
    check_now(story)
    story.expect(maui__zone=zone)


@rule("lorcana", "check.triggers-afterwards", "bag.add")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_triggers_in_a_check_is_added_to_the_bag_together_before_any_of_it_resolves(edition: str) -> None:
    tabard = {"card": "Musketeer Tabard", "as": "tabard"}
    guard = {"card": "Simba - Protective Cub", "damage": 0}
    story = table(
        edition,
        {"ink": 7, "hand": [{"card": "Be Prepared", "as": "song"}]},
        {"play": [tabard, {**guard, "as": "one"}, {**guard, "as": "two"}]},
    )
    story.do("a", "play", card="song", how="ink")
    story.expect(one__zone="discard", two__zone="discard")
    told = [what for what, *_ in story.log("is-banished", "triggers", "resolves")]
    assert told.count("triggers") == 2
    assert "triggers" not in told[told.index("resolves") :]


@rule("lorcana", "players.owner-decides", "zones.to-own-discard")
def test_every_card_that_leaves_play_goes_to_its_owners_zone() -> None:
    story = table(
        "2025-07-04",
        {"ink": 7, "hand": ["Be Prepared"], "play": [{"card": "Stitch - New Dog", "as": "mine"}]},
        {"play": [{"card": "Stitch - New Dog", "as": "theirs"}]},
    )
    story.do("a", "play", card="Be Prepared", how="ink")
    assert story.game.piles[story.game.zones + 4] == [story.card("theirs")]
    assert story.card("mine") in story.game.piles[4]


@rule("lorcana", "check.all-at-once")
def test_in_2024_two_with_twenty_lore_at_one_check_draw_and_the_log_says_who_came_first() -> None:
    story = table("2024-05-20", active="b")
    story.game.lore[0] = 20
    story.game.lore[1] = 20
    check_now(story)
    story.expect(over=True, winner=None, draw=True)
    assert story.log("has-twenty-lore") == [("has-twenty-lore", "b", "", "", 0)]


@rule("lorcana", "check.twenty-lore-wins")
@pytest.mark.parametrize("edition", LATER)
def test_of_two_with_twenty_lore_the_log_names_the_one_who_wins(edition: str) -> None:
    story = table(edition, active="b")
    story.game.lore[0] = 20
    story.game.lore[1] = 20
    check_now(story)
    story.expect(winner="b")
    assert story.log("has-twenty-lore", "wins") == [("has-twenty-lore", "b", "", "", 0), ("wins", "b", "", "", 0)]


@rule("lorcana", "check.when")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("logged", [True, False])
def test_who_falls_in_the_ready_step_is_gone_in_the_set_step(edition: str, logged: bool) -> None:
    cards = [
        {
            "fullName": "Warden - Test",
            "type": "Character",
            "cost": 1,
            "strength": 1,
            "willpower": 2,
            "lore": 1,
            "subtypes": ["Storyborn"],
            "notation": ["always(give(location(yours), lore(3)))"],
        },
        {
            "fullName": "Blessing",
            "type": "Action",
            "cost": 1,
            "notation": ["does(give(character(yours), willpower(2), until_your_next_turn))"],
        },
    ]
    mine = {
        "ink": 1,
        "hand": ["Blessing"],
        "play": [{"card": "Warden - Test", "as": "warden"}, {"card": "Agrabah - Marketplace", "as": "market"}],
    }
    story = table(edition, mine, cards=cards)
    if not logged:
        story.game.log = None
    story.do("a", "play", card="Blessing", how="ink")
    put(story.game, story.card("warden"), 3)
    story.do("a", "end").expect(warden__zone="play", market__lore=5).do("b", "end")
    story.expect(active="a", warden__zone="discard", market__lore=2, a__lore=2)


@rule("lorcana", "players.leave")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_cards_of_a_player_who_leaves_are_gone_also_the_one_being_played(edition: str) -> None:
    mine = {
        "ink": 3,
        "hand": [{"card": "Smash", "as": "smash"}, {"card": "Break", "as": "break"}],
        "play": [{"card": "Stitch - New Dog", "as": "dog", "under": [{"card": "Stitch - New Dog", "as": "below"}]}],
        "discard": [{"card": "Smash", "as": "old"}],
    }
    story = table(edition, mine, {"play": ["Maui - Hero to All"]}, more={"c": {}})
    story.do("a", "play", card="smash", how="ink").do("a", "concede")
    assert {story.game.zone[card] for card in range(len(story.game.zone)) if story.game.owner[card] == 0} == {GONE}
    story.expect(active="b", over=False)
