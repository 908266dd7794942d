"""What is open and what is hidden: hands from the opponent, decks and orbs from both."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from support import rule


@rule("cipher", "zones.look-at-open", "zones.look-at-face-down-bonds", "zones.look-at-stacks", "zones.open")
def test_both_see_everything_that_lies_open() -> None:
    story = table(
        {
            "back": [{"card": "S01-004", "as": "ogma", "under": ["B01-017", "B01-018"]}],
            "bonds": [{"card": "B01-008"}, {"card": "B01-010", "face": "down"}],
            "retreat": ["B01-020"],
        }
    )
    for player in ("a", "b", ""):
        seat = story.seat("a", player)
        assert [card["name"] for card in seat["bonds"]] == ["Red Knight, Cain", "Green Knight, Abel"]
        assert [card["face"] for card in seat["bonds"]] == ["up", "down"]
        assert [card["name"] for card in seat["retreat"]] == ["Talysian Axeman, Cord"]
        assert seat["front"][0]["name"] == "Altean Prince, Marth"
        assert seat["back"][0]["under"] == ["Capable Gladiator, Ogma", "Loyal Blade, Ogma"]


@rule("cipher", "battle.battling-units", "battle.end")
def test_both_see_which_units_are_battling() -> None:
    story = table({"hand": ["B01-002"], "front": ["B01-008"]}, {"front": [{"card": "B01-060", "as": "lissa"}]})
    story.do("a", "attack", card="marth", target="chrom")
    for player in ("a", "b", ""):
        units = story.seat("a", player)["front"] + story.seat("b", player)["front"]
        assert [unit["battle"] for unit in units] == ["attacking", "", "defending", ""]
        assert (story.view(player)["attacking"], story.view(player)["defending"]) == (units[0]["id"], units[2]["id"])
    story.do("a", "done")
    assert [unit["battle"] for unit in story.seat("a", "b")["front"]] == ["", ""]
    assert story.view("b")["attacking"] is None


@rule("cipher", "zones.look-at-stacks", "deployment.level-up-keeps-state")
def test_the_first_card_of_the_game_is_seen_below_a_unit() -> None:
    page, squire = own("Page"), own("Squire", name="Page")
    knight = own("Knight", "use(grow(hand, this))", "use(to_retreat(this))", name="Page")
    hand = [{"card": "T-Squire", "as": "squire"}, {"card": "T-Knight", "as": "knight"}, "T-Squire"]
    mine = {"deck": [{"card": "T-Page", "as": "page"}, 5], "hand": hand, "bonds": [{"n": 3, "symbol": "red"}]}
    story = table(mine, cards=[page, squire, knight], phase="start").until(phase="deployment", active="a")
    assert story.card("page") == 0
    story.do("a", "deploy", card="page", row="back").do("a", "level-up", card="squire", onto="page")
    story.do("a", "level-up", card="knight", onto="squire")
    assert story.seat("a", "b")["back"][0]["under"] == ["Test, Page", "Test, Page"]
    assert story.view("b")["attacking"] is None
    story.do("a", "done").do("a", "use", card="knight", ability=1)
    assert story.seat("a", "b")["back"][0]["under"] == ["Test, Page", "Test, Page", "Test, Page"]
    story.do("a", "use", card="knight", ability=2).expect(a__retreat=4, page__zone="retreat")


@rule("cipher", "deployment.class-changed-unit", "skills.class-change")
def test_a_unit_on_top_of_the_first_card_of_the_game_is_class_changed() -> None:
    page, knight = own("Page"), own("Knight", "always(give(this, attack(20)), class_change)", name="Page", cc_cost=1)
    mine = {"deck": [{"card": "T-Page", "as": "page"}, 5], "hand": [{"card": "T-Knight", "as": "knight"}]}
    story = table({**mine, "bonds": [{"n": 2, "symbol": "red"}]}, cards=[page, knight], phase="start")
    story.until(phase="deployment", active="a")
    assert story.card("page") == 0
    story.do("a", "deploy", card="page", row="back").do("a", "level-up", card="knight", onto="page")
    story.expect(knight__attack=60)


@rule(
    "cipher", "zones.hidden", "zones.hidden-from-both", "zones.own-hand", "zones.hand-is-secret", "zones.deck-face-down"
)
def test_hands_are_seen_by_their_player_decks_and_orbs_by_nobody() -> None:
    story = table({"hand": ["B01-008", "B01-010"], "deck": ["B01-020", "B01-019"], "orbs": ["B01-024"]})
    assert [card["name"] for card in story.seat("a", "a")["hand"]] == ["Red Knight, Cain", "Green Knight, Abel"]
    assert story.seat("a", "b")["hand"] == [None, None]
    for player in ("a", "b", ""):
        assert story.seat("a", player)["deck_known"] == []
        assert story.seat("a", player)["orbs"] == [None]


@rule("cipher", "zones.shown-when-hidden")
def test_a_card_that_goes_from_the_retreat_area_to_hand_is_known_to_both() -> None:
    story = table(
        {"front": [{"card": "B01-026", "as": "lena"}], "bonds": 2, "retreat": [{"card": "B01-008", "as": "cain"}]}
    )
    story.do("a", "use", card="lena", ability=1).expect(cain__zone="hand")
    assert story.seat("a", "b")["hand"][0]["name"] == "Red Knight, Cain"


@rule("cipher", "zones.hidden-to-hidden", "zones.shown-when-opened")
def test_a_drawn_card_and_a_taken_orb_stay_unknown_to_the_other() -> None:
    story = table({}, {"orbs": [{"card": "B01-060", "as": "orb"}], "deck": [{"card": "B01-065", "as": "drawn"}, 9]})
    story.do("a", "attack", card="marth", target="chrom").expect(orb__zone="hand")
    assert story.knows("b", "orb")
    assert not story.knows("a", "orb")
    story = table({"deck": [{"card": "B01-020", "as": "drawn"}, 9]}, phase="start")
    assert story.knows("a", "drawn")
    assert not story.knows("b", "drawn")


@rule("cipher", "zones.deck-order", "interrupt.refill")
def test_nothing_but_drawing_and_shuffling_changes_a_deck_and_refilling_forgets() -> None:
    names = ["B01-020", "B01-019", "B01-008", "B01-010"]
    story = table({"deck": [{"card": name, "as": name} for name in names]}, phase="start")
    order = [story.card(name) for name in names]
    assert story.table.cards_in(0, "deck") == order[1:]
    story.until(phase="action", active="a")
    assert story.table.cards_in(0, "deck") == order[1:]
    story = table({"deck": [{"card": "B01-020"}], "retreat": [{"card": "B01-019", "as": "bord"}]}, phase="start")
    story.expect(bord__zone="deck", a__retreat=0)
    assert not story.knows("a", "bord")


@rule("cipher", "keyword.look", "keyword.look-user")
def test_looking_shows_a_card_to_the_user_and_to_nobody_else() -> None:
    seer = own("Seer", "use(look_at(top(whose=opponents)))", "use(look_at(top, who=opponents))")
    mine = {"front": [{"card": "T-Seer", "as": "seer"}], "deck": [{"card": "B01-020", "as": "own"}, 3]}
    story = table(mine, {"deck": [{"card": "B01-060", "as": "theirs"}, 3]}, cards=[seer])
    story.do("a", "use", card="seer", ability=1)
    assert story.knows("a", "theirs")
    assert not story.knows("b", "theirs")
    story.do("a", "use", card="seer", ability=2)
    assert story.knows("b", "own")
    assert not story.knows("a", "own")


@rule("cipher", "cards.tapped-or-not", "cards.main-character", "zones.look-at-open", "cards.attack")
def test_a_unit_is_seen_as_it_is_now() -> None:
    rider = own("Rider", 'always(give(this, attack(10), range("1-2"), cost(1)))', support=20, traits=["beast"])
    story = table({"back": [{"card": "T-Rider", "as": "rider", "tapped": True}]}, cards=[rider])
    assert story.seat("a", "b")["back"] == [
        {
            "id": story.card("rider"),
            "name": "Test, Rider",
            "number": "T-Rider",
            "main": False,
            "tapped": True,
            "battle": "",
            "attack": 50,
            "support": 20,
            "cost": 2,
            "range": "1-2",
            "signs": ["red", "male", "sword", "beast"],
            "under": [],
            "printed_attack": 40,
            "printed_cost": 1,
            "changes": [
                {"what": "range", "text": "1-2", "by": story.card("rider"), "name": "Test, Rider"},
                {"what": "cost", "amount": 1, "by": story.card("rider"), "name": "Test, Rider"},
                {"what": "attack", "amount": 10, "by": story.card("rider"), "name": "Test, Rider"},
            ],
        }
    ]
    marth = story.seat("a", "b")["front"][0]
    assert (marth["main"], marth["tapped"], marth["battle"]) == (True, False, "")


@rule("cipher", "zones.hidden-to-hidden", "zones.orbs-face-down", "zones.deck-face-down")
def test_what_goes_unseen_to_orbs_or_deck_stays_unseen() -> None:
    keeper = own("Keeper", "use(add_orb)", "use(to_deck_bottom(hand))")
    mine = {"front": [{"card": "T-Keeper", "as": "keeper"}], "hand": [{"card": "B01-008", "as": "cain"}]}
    story = table({**mine, "deck": [{"card": "B01-010", "as": "abel"}, 5]}, cards=[keeper])
    story.do("a", "use", card="keeper", ability=1).do("a", "use", card="keeper", ability=2)
    story.expect(abel__zone="orbs", cain__zone="deck")
    assert [story.knows(player, "abel") for player in ("a", "b")] == [False, False]
    assert [story.knows(player, "cain") for player in ("a", "b")] == [True, False]


@rule("cipher", "zones.orbs-face-down", "zones.hidden-from-both")
def test_an_orb_to_be_chosen_is_called_by_where_it_lies_and_nothing_else() -> None:
    thief = own("Thief", "use(to_retreat(up_to(1, orbs(whose=opponents))))")
    theirs = {"orbs": [{"card": "B01-060", "as": "one"}, "B01-065"]}
    story = table({"front": [{"card": "T-Thief", "as": "thief"}]}, theirs, cards=[thief])
    story.do("a", "use", card="thief", ability=1)
    orb, done = story.view("a")["decision"]["options"]
    assert orb["card_at"] == {"player": "b", "zone": "orbs", "index": 0}
    assert ("card" in orb, orb["card_of"], done["verb"]) == (False, "b", "done")
    assert str(story.card("one")) not in orb["id"].partition(".")[2].split("-")[0]
    story.game.choose(story.kind.choice_of(story.game, 0, orb["id"]))
    story.expect(one__zone="retreat")


@rule("cipher", "keyword.look", "keyword.look-user")
def test_cards_that_are_looked_at_are_in_the_view_of_who_looks_while_they_choose() -> None:
    seer = own("Seer", "use(seq(look_at(top(3)), to_hand(chosen(revealed))))")
    names = ["B01-020", "B01-019", "B01-008", "B01-010"]
    story = table({"front": [{"card": "T-Seer", "as": "seer"}], "deck": names}, cards=[seer])
    story.do("a", "use", card="seer", ability=1)
    looking = story.view("a")["decision"]["looking"]
    assert [card["number"] for card in looking] == names[:3]
    assert "looking" not in story.view("b")["decision"]
    assert story.view("a")["decision"]["effect"] == "to_hand(chosen(revealed))"


@rule("cipher", "cards.support", "cards.information-changes")
def test_what_changes_attack_and_support_is_seen_with_where_it_comes_from() -> None:
    captain = own("Captain", "always(give(ally(other), attack(20)))")
    story = table({"front": [{"card": "T-Captain", "as": "captain"}]}, cards=[captain])
    for player in ("a", "b", ""):
        marth = story.seat("a", player)["front"][0]
        assert (marth["attack"] - marth["printed_attack"], marth["changes"]) == (
            20,
            [{"what": "attack", "amount": 20, "by": story.card("captain"), "name": "Test, Captain"}],
        )
        assert "changes" not in story.seat("a", player)["front"][1]


SHOWER = own("Shower", "use(reveal(top(2)))")
TOP = [{"card": "B01-020", "as": "one"}, {"card": "B01-019", "as": "two"}, {"card": "B01-008", "as": "three"}, 5]


@rule("cipher", "keyword.look", "zones.deck-face-down", "zones.hidden-to-hidden")
@pytest.mark.parametrize("where", ["to_deck_bottom", "to_deck_top"])
@pytest.mark.parametrize(("who", "other"), ["ab", "ba"])
def test_nobody_else_sees_which_of_the_cards_looked_at_goes_where(where: str, who: str, other: str) -> None:
    seer = own("Seer", f"use(seq(look_at(top(2)), {where}(chosen(revealed))))")
    deep = {"front": [{"card": "T-Shower", "as": "shower"}, {"card": "T-Seer", "as": "seer"}], "deck": TOP}
    story = table(*([deep, {}] if who == "a" else [{}, deep]), active=who, cards=[SHOWER, seer])
    story.do(who, "use", card="shower", ability=1)
    assert [story.knows(other, card) for card in ("one", "two")] == [True, True]
    story.do(who, "use", card="seer", ability=1).do(who, "choose", card="two")
    assert [story.knows(other, card) for card in ("one", "two")] == [False, False]
    assert [story.knows(who, card) for card in ("one", "two")] == [True, True]


@rule("cipher", "keyword.reveal", "keyword.reveal-open", "zones.deck-face-down")
def test_of_cards_shown_to_both_everybody_sees_which_goes_down_but_not_in_which_order() -> None:
    for count, known in ((1, [True, True, True]), (2, [True, False, False])):
        seer = own("Seer", f"use(seq(reveal(top(3)), to_deck_bottom(chosen(revealed, {count}))))")
        mine = {"front": [{"card": "T-Seer", "as": "seer"}], "deck": TOP}
        story = table(mine, cards=[seer]).do("a", "use", card="seer", ability=1).do("a", "choose", card="three")
        if count > 1:
            story.do("a", "choose", card="two")
        assert [story.knows("b", card) for card in ("one", "two", "three")] == known
        assert [story.knows("a", card) for card in ("one", "two", "three")] == [True, True, True]


@rule("cipher", "zones.deck-face-down")
def test_cards_shown_to_both_that_all_go_down_in_a_fixed_order_stay_known() -> None:
    digger = own("Digger", "use(seq(reveal(top(2)), to_deck_bottom(it)))")
    story = table({"front": [{"card": "T-Digger", "as": "digger"}], "deck": TOP}, cards=[digger])
    story.do("a", "use", card="digger", ability=1)
    assert [story.knows(player, card) for player in "ab" for card in ("one", "two")] == [True] * 4
