"""Starting and ending, what each player sees, teams."""

from __future__ import annotations

from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import Option
from mulligan.magic.kind import KIND
from mulligan.magic.terms import HAND, LIBRARY
from support import Story, rule

FORESTS = {"library": [{"card": "Forest", "n": 60}]}


@rule("magic", "setup.start")
def test_chance_or_the_last_loser_decides_who_goes_first() -> None:
    deck = KIND.built_in_deck("lightforce")
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    assert {KIND.new_game(match, seed, False).active for seed in range(12)} == {0, 1}
    KIND.set_loser(match, 1)
    game = KIND.new_game(match, 3, False)
    assert game.decision is not None
    assert (game.decision.player, [option.player for option in game.decision.options]) == (1, [0, 1])
    game.choose_number(1)
    assert game.active == 1


@rule("magic", "setup.mulligan")
def test_a_mulligan_costs_a_card_each_time_down_to_none_and_no_further() -> None:
    story = Story("magic", {"a": FORESTS, "b": FORESTS}, phase="setup")
    story.do("a", "mulligan").do("b", "keep")
    for left in range(6, 0, -1):
        story.expect(a__hand=left, a__library=60 - left)
        story.do("a", "mulligan")
    story.expect(a__hand=0, turn=1, a__library=60)


@rule("magic", "ending.match")
def test_the_loser_of_a_game_decides_who_begins_the_next() -> None:
    deck = KIND.built_in_deck("lightforce")
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    game = KIND.new_game(match, 0, False)
    game.choose(Option("concede", actor=0))
    assert game.result == 1
    KIND.set_loser(match, 0)
    assert KIND.new_game(match, 1, False).decision.player == 0


@rule("magic", "zones.hand", "zones.library")
def test_hands_and_libraries_are_hidden_but_counted() -> None:
    story = Story("magic", {"a": {"hand": ["Shock"]}, "b": {"hand": ["Fog", "Fog"], "library": 7}})
    assert [card["name"] for card in story.seat("a", "a")["hand"]] == ["Shock"]
    assert story.seat("b", "a")["hand"] == [None, None]
    assert story.seat("b", "a")["library"] == 7
    assert story.seat("b", "b")["library_known"] == []


@rule("magic", "zones.battlefield", "zones.graveyard", "zones.exile")
def test_everybody_sees_the_battlefield_graveyards_and_exile() -> None:
    story = Story(
        "magic",
        {"a": {"battlefield": [{"card": "Forest", "tapped": True}], "graveyard": ["Shock"], "exile": ["Fog"]}, "b": {}},
    )
    seat = story.seat("a", "")
    assert [(card["name"], card["tapped"]) for card in seat["battlefield"]] == [("Forest", True)]
    assert [card["name"] for card in seat["graveyard"] + seat["exile"]] == ["Shock", "Fog"]


@rule("magic", "zones.reveal")
def test_a_top_card_played_revealed_is_known_to_all() -> None:
    players = {"a": {"battlefield": ["Garruk's Horde"], "library": ["Shock", {"card": "Fog", "as": "below"}]}, "b": {}}
    story = Story("magic", players)
    assert story.seat("a", "b")["library_known"] == [(0, {"id": story.game.pile(0, LIBRARY)[0], "name": "Shock"})]
    assert not story.knows("b", "below")


@rule("magic", "zones.reveal", "zones.draw")
def test_who_plays_with_the_top_card_revealed_shows_each_card_before_drawing_it() -> None:
    library = [{"card": "Shock", "as": "one"}, {"card": "Fog", "as": "two"}, {"card": "Opportunity", "as": "three"}]
    field = ["Garruk's Horde", {"card": "Island", "n": 3}]
    mine = {"battlefield": field, "hand": ["Divination"], "library": [*library, "Forest"]}
    story = Story("magic", {"a": mine, "b": {}})
    story.do("a", "cast", card="Divination").do("a", "pass").do("b", "pass")
    assert [story.knows("b", card) for card in ("one", "two", "three")] == [True, True, True]


@rule("magic", "zones.reveal", "casting.order")
def test_a_new_top_card_is_not_revealed_while_a_spell_is_being_cast() -> None:
    library = [{"card": "Two Ways", "as": "elf"}, {"card": "Fog", "as": "below"}, "Forest"]
    card = {"name": "Two Ways", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1"}
    kicked = [{**card, "oracle_text": "Kicker {1}"}]
    field = ["Garruk's Horde", {"card": "Forest", "n": 2}]
    story = Story("magic", {"a": {"battlefield": field, "library": library}, "b": {}}, cards=kicked)
    story.do("a", "cast", card="elf")
    assert story.game.decision is not None
    assert story.game.decision.topic == "kicker"
    assert [story.knows(player, "below") for player in "ab"] == [False, False]
    story.do("a", "yes")
    assert [story.knows(player, "below") for player in "ab"] == [True, True]


@rule("magic", "zones.shuffle", "zones.draw")
def test_a_shuffle_takes_away_what_was_known_and_a_draw_shows_only_its_player() -> None:
    players = {
        "a": {
            "battlefield": [{"card": "Forest", "n": 2}],
            "hand": ["Lay of the Land"],
            "library": ["Shock"] * 9 + ["Forest"],
        },
        "b": {},
    }
    story = Story("magic", players)
    story.do("a", "cast", card="Lay of the Land").do("a", "pass").do("b", "pass").do("a", "choose", card="Forest")
    assert story.seat("a", "a")["library_known"] == []
    assert [card["name"] for card in story.seat("a", "b")["hand"]] == ["Forest"]  # it was revealed
    story.until(phase="main-1", active="b").until(phase="draw", active="a")
    new = story.game.pile(0, HAND)[-1]
    assert story.game.knows(0, new)
    assert not story.game.knows(1, new)


@rule("magic", "two-headed-giant.team")
def test_teammates_see_each_others_hands_and_win_together() -> None:
    players = {name: {"hand": ["Fog"]} for name in "abcd"}
    story = Story("magic", players, format="two-headed-giant", teams=[["a", "c"], ["b", "d"]])
    assert story.seat("c", "a")["hand"] != [None]
    assert story.seat("b", "a")["hand"] == [None]
    story.do("d", "concede")
    assert story.game.over
    assert story.game.match.together(story.game.result, 0)


@rule("magic", "ending.win")
def test_ten_poison_counters_lose_and_fifteen_in_two_headed_giant() -> None:
    for giant, limit in ((False, 10), (True, 15)):
        keys = {"format": "two-headed-giant", "teams": [["a", "c"], ["b", "d"]]} if giant else {}
        story = Story("magic", {name: {} for name in ("abcd" if giant else "ab")}, **keys)
        for poison, over in ((limit - 1, False), (limit, True)):
            story.game.poison[1] = poison
            story.game.unsettled = True
            story.do("a", "pass").until(phase="upkeep" if not over else "cleanup") if not over else finish(story)
            assert story.game.over == over


def finish(story: Story) -> None:
    """Pass until the game is over, or a turn has gone by."""
    for _ in range(60):
        if not story.game.over:
            story.game.choose(story.runner.default())


@rule("magic", "ending.draw")
def test_a_spell_that_brings_all_to_zero_ends_the_game_in_a_draw() -> None:
    quake = {
        "name": "Shaking",
        "mana_cost": "{R}",
        "type_line": "Sorcery",
        "colors": ["R"],
        "notation": ["does(damage(3, everyone))"],
    }
    players = {"a": {"life": 3, "battlefield": ["Mountain"], "hand": ["Shaking"]}, "b": {"life": 2}}
    story = Story("magic", players, cards=[quake])
    story.do("a", "cast", card="Shaking").do("a", "pass").do("b", "pass")
    assert story.game.over
    assert story.game.result == DRAWN


def test_an_imagined_game_keeps_what_the_player_knows_and_can_be_played_on() -> None:
    from mulligan.kernel.chance import chance

    deck = KIND.built_in_deck("death-reaper")
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    game = KIND.new_game(match, 5, False)
    for seed in range(4):
        dream = KIND.imagine(game, 0, chance(seed))
        mine = game.pile(0, HAND)
        assert [dream.printed[card] for card in mine] == [game.printed[card] for card in mine]
        assert sorted(dream.printed[:60]) == sorted(game.printed[:60])
        while not dream.over and dream.turn < 6:
            dream.choose_number(len(dream.decision.options) - 1)
