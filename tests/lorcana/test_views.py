"""What a player may know: public and private zones, ink, looking and revealing, and what views show of it."""

from __future__ import annotations

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.lorcana.options import turn_options
from mulligan.lorcana.terms import STRENGTH
from mulligan.sim.invariants import view_is_blind
from support import Story, rule


def table(mine: dict | None = None, theirs: dict | None = None, **keys: object) -> Story:
    return Story("lorcana", {"a": mine or {}, "b": theirs or {}}, **keys)


def named(faces: list) -> list:
    return [face["name"] if face else None for face in faces]


@rule("lorcana", "zones.public", "zones.play-public", "zones.discard-public")
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_everybody_sees_the_cards_in_play_and_the_discard_piles_in_their_order(viewer: str) -> None:
    story = table(
        {"play": ["Stitch - New Dog", "Lantern"], "discard": ["Break", "Smash", "Ransack"]},
        {"play": [{"card": "Maui - Hero to All", "exerted": True, "damage": 2}], "discard": ["Freeze"]},
    )
    assert named(story.seat("a", viewer)["play"]) == ["Stitch - New Dog", "Lantern"]
    assert named(story.seat("a", viewer)["discard"]) == ["Break", "Smash", "Ransack"]
    (maui,) = story.seat("b", viewer)["play"]
    assert (maui["name"], maui["exerted"], maui["damage"], maui["keywords"]) == (
        "Maui - Hero to All",
        True,
        2,
        ["reckless", "rush"],
    )
    assert named(story.seat("b", viewer)["discard"]) == ["Freeze"]


@rule("lorcana", "zones.private", "zones.hand-private")
def test_everybody_sees_how_many_cards_a_hand_has_and_only_its_player_which() -> None:
    story = table({"hand": ["Stitch - New Dog", "Break"]}, {"hand": ["Smash"]})
    assert named(story.seat("a", "a")["hand"]) == ["Stitch - New Dog", "Break"]
    assert story.seat("a", "b")["hand"] == [None, None]
    assert story.seat("a", "")["hand"] == [None, None]
    assert story.seat("b", "a")["hand"] == [None]
    assert named(story.seat("b", "b")["hand"]) == ["Smash"]


@rule("lorcana", "zones.private", "zones.deck-private")
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_everybody_sees_how_many_cards_a_deck_has_and_nobody_which(viewer: str) -> None:
    story = table({"deck": ["Break", "Smash"]})
    assert (story.seat("a", viewer)["deck"], story.seat("a", viewer)["deck_known"]) == (2, [])
    assert story.seat("b", viewer)["deck"] == 20


@rule("lorcana", "zones.inkwell-private", "zones.ink-count-open")
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_everybody_sees_how_much_ink_is_ready_and_nobody_which_cards_it_is(viewer: str) -> None:
    story = table({"ink": {"ready": 3, "exerted": 2}, "hand": [{"card": "Stitch - New Dog", "as": "stitch"}]})
    assert story.seat("a", viewer)["ink"] == {"ready": 3, "exerted": 2}
    story.do("a", "ink", card="stitch")
    seat = story.seat("a", viewer)
    assert seat["ink"] == {"ready": 4, "exerted": 2}
    assert "Stitch" not in str({key: seat[key] for key in seat})


@rule("lorcana", "ink.reveal", "ink.facedown-ready")
def test_a_card_put_into_the_inkwell_is_shown_to_everybody_first() -> None:
    story = table({"hand": [{"card": "Stitch - New Dog", "as": "stitch"}, "Break"]})
    story.do("a", "ink", card="stitch")
    assert story.knows("b", "stitch")
    inked = [line for line in story.view("b")["log"] if line["what"] == "inks"]
    assert [line["card"] for line in inked] == [story.card("stitch")]
    story.expect(stitch__zone="inkwell", stitch__exerted=False)


@rule("lorcana", "zones.ink-by-effect")
def test_a_card_that_an_effect_makes_ink_is_not_shown() -> None:
    story = table(
        {
            "ink": 4,
            "hand": [{"card": "One Jump Ahead", "as": "song"}],
            "deck": [{"card": "Break", "as": "break"}, "Smash"],
        }
    )
    story.do("a", "play", card="song", how="ink")
    story.expect(break__zone="inkwell", break__exerted=True)
    assert not story.knows("b", "break")
    assert not story.knows("a", "break")


@rule("lorcana", "zones.ink-enters-ready")
def test_every_card_put_into_the_inkwell_is_an_occasion_of_its_own() -> None:
    under = {"card": "Stitch - New Dog", "as": "below"}
    story = table(
        {"play": ["Gramma Tala - Spirit of the Ocean", {"card": "Stitch - Rock Star", "as": "star", "under": [under]}]},
        {"ink": 5, "hand": [{"card": "Let It Go", "as": "song"}]},
        active="b",
    )
    story.do("b", "play", card="song", how="ink").do("b", "choose", card="star")
    story.expect(star__zone="inkwell", below__zone="inkwell", a__lore=2)


@rule("lorcana", "play.announce")
def test_a_card_that_is_announced_is_known_to_everybody() -> None:
    story = table(
        {"ink": 3, "hand": [{"card": "Mother Knows Best", "as": "song"}], "play": ["Lantern", "Lilo - Making a Wish"]},
        {"play": ["Stitch - New Dog"]},
    )
    story.do("a", "play", card="song", how="ink")
    assert story.game.decision is not None
    assert story.knows("b", "song")
    assert named(story.seat("a", "b")["being_played"]) == ["Mother Knows Best"]


@rule("lorcana", "resolve.reveal")
def test_a_revealed_card_is_known_to_every_player_and_stays_so_in_the_hand() -> None:
    story = table(
        {
            "ink": 2,
            "hand": [{"card": "Be Our Guest", "as": "guest"}],
            "deck": [
                {"card": "Stitch - New Dog", "as": "stitch"},
                {"card": "Break", "as": "break"},
                "Smash",
                "Ransack",
            ],
        }
    )
    story.do("a", "play", card="guest", how="ink").do("a", "yes").do("a", "choose", card="stitch", **{"try": True})
    assert story.knows("b", "stitch")
    assert story.knows("a", "break")
    assert not story.knows("b", "break")
    story.until(active="b")
    assert "Stitch - New Dog" in named(story.seat("a", "b")["hand"])


@rule("lorcana", "resolve.reveal", "zones.private")
def test_a_card_shuffled_into_a_deck_is_known_to_nobody() -> None:
    story = table(
        {
            "ink": 2,
            "hand": [{"card": "Magic Broom - Bucket Brigade", "as": "broom"}],
            "discard": [{"card": "Break", "as": "break"}],
        }
    )
    assert story.knows("b", "break")
    story.do("a", "play", card="broom", how="ink").do("a", "yes")
    story.expect(break__zone="deck")
    assert not story.knows("a", "break")
    assert not story.knows("b", "break")


@rule("lorcana", "zones.known-order-into-deck")
def test_cards_that_all_have_seen_keep_a_known_order_when_they_go_to_the_deck() -> None:
    deck = [{"card": "Break", "as": "one"}, {"card": "Smash", "as": "two"}, {"card": "Ransack", "as": "three"}, 2]
    story = table({"play": [{"card": "Lucky - The 15th Puppy", "as": "lucky"}], "deck": deck})
    story.do("a", "use", card="lucky")
    for card in ("three", "one", "two"):
        story.do("a", "order", card=card, **{"try": True})
    for viewer in ("a", "b"):
        seen = story.seat("a", viewer)["deck_known"]
        assert [(place, face["name"]) for place, face in seen] == [(2, "Ransack"), (3, "Break"), (4, "Smash")]


@rule("lorcana", "zones.known-order-into-deck")
def test_the_order_of_cards_only_one_player_looked_at_is_known_to_that_player() -> None:
    deck = [{"card": "Break", "as": "one"}, {"card": "Smash", "as": "two"}, {"card": "Ransack", "as": "three"}, 2]
    story = table({"ink": 1, "hand": [{"card": "Reflection", "as": "song"}], "deck": deck})
    story.do("a", "play", card="song", how="ink")
    for card in ("two", "three", "one"):
        story.do("a", "order", card=card, **{"try": True})
    assert [face["name"] for _, face in story.seat("a", "a")["deck_known"]] == ["Smash", "Ransack", "Break"]
    assert story.seat("a", "b")["deck_known"] == []


@rule("lorcana", "zones.discard-order")
def test_several_cards_that_are_discarded_at_once_are_all_seen_in_the_order_in_which_they_lie() -> None:
    story = table({"ink": 4, "hand": [{"card": "You Have Forgotten Me", "as": "card"}]}, {"hand": ["Break", "Smash"]})
    story.do("a", "play", card="card", how="ink")
    assert sorted(named(story.seat("b", "a")["discard"])) == ["Break", "Smash"]
    assert named(story.seat("b", "a")["discard"]) == named(story.seat("b", "b")["discard"])


@rule("lorcana", "zones.separate")
def test_every_player_has_zones_of_their_own() -> None:
    story = table({"hand": 2, "deck": 3, "discard": 1}, {"hand": 4, "deck": 5, "discard": 2})
    story.expect(a__hand=2, a__deck=3, a__discard=1, b__hand=4, b__deck=5, b__discard=2)
    piles = [card for pile in story.game.piles for card in pile]
    assert len(piles) == len(set(piles)) == 17


@rule("lorcana", "players.owner-decides")
def test_only_whoever_must_choose_sees_the_options() -> None:
    story = table({"hand": ["Stitch - New Dog"]})
    assert {option["verb"] for option in story.view("a")["decision"]["options"]} == {"ink", "end"}
    for viewer in ("b", ""):
        assert story.view(viewer)["decision"] == {"by": "a", "rule": "turn.actions-any-order"}


@rule("lorcana", "zones.hand-private")
def test_the_log_names_a_drawn_card_only_to_whoever_drew_it() -> None:
    story = table(phase="start")
    drawn = {
        viewer: [line.get("card") for line in story.view(viewer)["log"] if line["what"] == "draws"] for viewer in "ab"
    }
    assert drawn["a"] == [story.game.piles[1][-1]]
    assert drawn["b"] == [None]


def test_what_a_player_may_do_does_not_depend_on_what_they_cannot_know() -> None:
    """The turn's options, worked out anew after the unknown cards were dealt anew, are the same."""
    from mulligan import games
    from mulligan.sim.soak import new_match, seatings

    kind = games.kind("lorcana")
    for number, seats in enumerate(seatings(kind)):
        game = kind.new_game(new_match(kind, seats, chance(number)), number, True)
        luck = chance(number)
        while game.decision is not None:
            if game.decision.topic == "turn" and luck.below(8) == 0:
                for option in game.decision.options:
                    player = option.actor if option.actor >= 0 else game.decision.player
                other = kind.imagine(game, player, luck)
                told: list[list] = [[], []]
                turn_options(game, player, told[0])
                turn_options(other, player, told[1])
                assert told[0] == told[1]
                view_is_blind(kind, game, player, luck)
            game.choose_number(luck.below(len(game.decision.options)))
            if game.turn > 12:
                break


@rule("lorcana", "keyword.challenger", "keyword.resist.replace", "keyword.singer", "static.continuous")
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_keywords_are_seen_with_their_numbers_and_with_what_gave_them(viewer: str) -> None:
    names = ["Prince Eric - Dashing and Brave", "Cogsworth - Grandfather Clock", "Ariel - Spectacular Singer"]
    prince = "The Prince - Never Gives Up"  # has Resist 1 of its own
    story = table({"play": [*names, prince]})
    seen = {card["name"]: card for card in story.seat("a", viewer)["play"]}
    assert seen[names[0]]["keywords"] == ["challenger 2", "resist 1"]
    assert seen[names[2]]["keywords"] == ["resist 1", "singer 5"]
    assert seen[prince]["keywords"] == ["bodyguard", "resist 2"]
    clock = seen[names[1]]
    assert "changes" not in clock
    assert seen[prince]["changes"] == [
        {"what": "keyword", "text": "resist", "amount": 1, "by": clock["id"], "name": names[1]}
    ]


@rule("lorcana", "static.fixed-when-resolved")
def test_a_changed_number_is_seen_with_what_is_printed_and_what_changes_it() -> None:
    play = [{"card": "Prince Eric - Dashing and Brave", "as": "eric"}, "Stitch - Rock Star"]
    story = table({"play": play, "ink": 3, "hand": [{"card": "He's Got a Sword!", "as": "sword"}]})
    eric = story.seat("a", "b")["play"][0]
    assert (eric["strength"], "printed_strength" in eric, "changes" in eric) == (1, False, False)
    story.do("a", "play", card="sword", how="ink").do("a", "choose", card="eric", **{"try": True})
    eric, stitch = story.seat("a", "b")["play"]
    assert (eric["strength"], eric["printed_strength"]) == (3, 1)
    assert eric["changes"] == [
        {"what": "strength", "amount": 2, "by": story.card("sword"), "name": "He's Got a Sword!"}
    ]
    assert "changes" not in stitch


@rule("lorcana", "zones.private", "static.fixed-when-resolved")
def test_what_changes_a_card_is_not_named_to_who_no_longer_knows_it() -> None:
    story = table(
        {
            "ink": 9,
            "play": [{"card": "Stitch - New Dog", "as": "stitch"}],
            "hand": [
                {"card": "The Queen - Commanding Presence", "as": "queen"},
                {"card": "Magic Broom - Bucket Brigade"},
            ],
        },
    )
    game = story.game
    game.add_modifier(STRENGTH, story.card("stitch"), 2, THIS_TURN, 0, story.card("queen"), -1, 0)
    game.fresh = False
    changes = {viewer: story.seat("a", viewer)["play"][0]["changes"] for viewer in ("a", "b", "")}
    assert changes["b"] == changes[""] == [{"what": "strength", "amount": 2}]
    assert changes["a"][0]["name"] == "The Queen - Commanding Presence"
    assert story.seat("a", "b")["play"][0]["strength"] == 4
    assert story.seat("a", "b")["play"][0]["printed_strength"] == 2


@rule("lorcana", "zones.play-public")
def test_a_location_shows_who_is_at_it_and_they_where_they_are() -> None:
    place = {"card": "Agrabah - Marketplace", "as": "place"}
    story = table({"play": [place, {"card": "Stitch - New Dog", "as": "stitch", "at": "place"}, "Lantern"]})
    location, stitch, lantern = story.seat("a", "b")["play"]
    assert location["here"] == [stitch["id"]]
    assert (stitch["at"], lantern["at"], "here" in stitch) == (location["id"], None, False)


@rule("lorcana", "ink.reveal", "zones.hand-private")
def test_who_watches_reads_the_names_of_cards_that_everybody_saw() -> None:
    story = table({"hand": [{"card": "Stitch - New Dog", "as": "stitch"}, "Break"]}, phase="start", active="a")
    story.until(phase="main", active="a").do("a", "ink", card="stitch")
    told = [(line["what"], line.get("card")) for line in story.view("")["log"] if line["what"] in ("draws", "inks")]
    assert told == [("draws", None), ("inks", story.card("stitch"))]


@rule("lorcana", "golden.card-beats-rule", "zones.deck-private")
def test_each_card_that_lay_face_up_on_a_deck_was_seen_also_when_two_are_drawn_at_once() -> None:
    common = {"cost": 1, "ink": ["amber"], "inkable": True}
    body = {"version": "Own", "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Hero"]}
    herald = {**common, **body, "name": "Test Herald", "type": "character", "notation": ["always(top_faceup)"]}
    errand = {**common, "name": "Test Errand", "type": "action", "notation": ["does(draw(2))"]}
    deck = [{"card": "HeiHei - Boat Snack", "as": name} for name in ("one", "two", "three", "four")]
    for open_deck in (True, False):
        mine = {"ink": 1, "hand": ["Test Errand"], "deck": deck, "play": ["Test Herald - Own"] if open_deck else []}
        told = Story("lorcana", {"a": mine, "b": {}}, cards=[herald, errand]).do("a", "play", card="Test Errand")
        told.expect(one__zone="hand", two__zone="hand", three__zone="deck")
        seen = [told.knows("b", name) for name in ("one", "two", "three", "four")]
        assert seen == [open_deck, open_deck, open_deck, False]


@rule("lorcana", "cards.classifications")
def test_the_classifications_that_can_be_named_tell_nothing_of_a_deck() -> None:
    says = "does(name_class(give(character(yours, of_named_class), lore(1), this_turn)))"
    call = {"name": "Roll Call", "type": "action", "cost": 0, "notation": [says]}
    offered = []
    for theirs in ("Stitch - Rock Star", "Maleficent - Monstrous Dragon"):
        table = {"a": {"hand": ["Roll Call"]}, "b": {"deck": [theirs]}}
        game = Story("lorcana", table, cards=[call]).do("a", "play", card="Roll Call").game
        assert game.decision is not None
        offered.append([option.text for option in game.decision.options])
    assert offered[0] == offered[1]
    assert {"Alien", "Dragon", "Princess"} <= set(offered[0])
