"""Players: how they begin, lose and leave, and what they know."""

from __future__ import annotations

from mulligan.magic.kind import KIND
from mulligan.magic.terms import COMMAND
from own_cards import card, creature, resolve
from support import Story, deck_with, rule


@rule("magic", "zones.reveal", "casting.play")
def test_the_top_card_that_is_played_with_revealed_is_known_to_all() -> None:
    open_book = card("Open Book", "top_revealed", line="Enchantment")
    for cards, known in (([{"card": "Open Book"}], True), ([], False)):
        players = {
            "a": {"battlefield": [*cards, "Forest"], "library": [{"card": "Fog", "as": "top"}, "Smelt"]},
            "b": {},
        }
        story = Story("magic", players, cards=[open_book])
        assert story.knows("b", "top") == known


@rule("magic", "casting.play", "golden.card-over-rulebook")
def test_a_single_rule_that_lets_the_top_card_be_cast_is_enough() -> None:
    door = card("Door", "may_cast_top(card(in_library, is_creature))", line="Enchantment")
    players = {
        "a": {"battlefield": ["Door", {"card": "Island", "n": 2}], "library": [{"card": "Coral Merfolk", "as": "top"}]},
        "b": {},
    }
    story = resolve(Story("magic", players, cards=[door]).do("a", "cast", card="top"))
    story.expect(top__zone="battlefield", a__library=0)


@rule("magic", "two-headed-giant.team", "zones.hand")
def test_a_team_knows_its_hands_and_the_others_do_not() -> None:
    players: dict[str, dict[str, object]] = {
        name: {"library": [{"card": "Fog", "as": f"of-{name}"}, "Smelt"]} for name in "abcd"
    }
    story = Story("magic", players, format="two-headed-giant", phase="upkeep").until(phase="main-1")
    for owner in "ac":
        assert [name for name in "abcd" if story.knows(name, f"of-{owner}")] == ["a", "c"]


@rule("magic", "ending.win", "two-headed-giant.team")
def test_ten_poison_counters_lose_the_game_and_a_team_needs_fifteen() -> None:
    venom = card("Venom", "does(get_poison(x, target_player))", cost="{X}{R}", line="Sorcery")
    for giant, number, over in ((False, 9, False), (False, 10, True), (True, 14, False), (True, 15, True)):
        players: dict[str, dict[str, object]] = {name: {} for name in ("abcd" if giant else "ab")}
        players["a"] = {"battlefield": [{"card": "Mountain", "n": 16}], "hand": ["Venom"]}
        keys = {"format": "two-headed-giant"} if giant else {}
        story = Story("magic", players, cards=[venom], **keys).do("a", "cast", card="Venom")
        resolve(story.do("a", "choose", player="b").do("a", "choose", number=number)).expect(over=over)


@rule("magic", "ending.concede", "mana.pool")
def test_the_mana_of_the_others_stays_when_a_player_leaves() -> None:
    names = ["a", "b", "c"]
    lands = [{"card": name, "as": name.lower()} for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    for leaving in ("b", "c"):
        players = {name: {"battlefield": lands if name == "a" else []} for name in names}
        story = Story("magic", players, manual_mana=True)
        for land in lands:
            story.do("a", "activate", card=land["as"])
        story.do(leaving, "concede").expect(a__mana="WUBRG")


@rule("magic", "replacement.instead", "zones.shuffle")
def test_what_is_shuffled_away_instead_is_shuffled() -> None:
    colossus = creature("Colossus", "shuffled_instead_of_graveyard(this)")
    players = {
        "a": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
        "b": {"battlefield": [{"card": "Colossus", "as": "col"}]},
    }
    story = resolve(Story("magic", players, cards=[colossus]).do("a", "cast", card="Doom Blade"))
    story.expect(col__zone="library", b__library=21)
    assert ("shuffles", "b", "", "", 0) in story.log()
    assert not story.knows("a", "col")


@rule("magic", "ending.match", "setup.start")
def test_the_first_player_may_be_the_one_to_choose_who_starts() -> None:
    deck = deck_with({"Mountain": 60})
    for chooser in (0, 1):
        match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
        KIND.set_loser(match, chooser)
        game = KIND.new_game(match, 0, False)
        assert (game.decision.topic, game.decision.player) == ("starting-player", chooser)


@rule("magic", "ending.concede", "types.emblem")
def test_the_emblems_of_a_player_who_leaves_are_gone_too() -> None:
    rally = card("Rally", "does(emblem(static(creature, pump(1, 1))))", line="Sorcery")
    players = {
        "a": {"battlefield": ["Mountain"], "hand": ["Rally"]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]},
        "c": {},
    }
    story = resolve(Story("magic", players, cards=[rally]).do("a", "cast", card="Rally")).expect(fish__power=3)
    story.do("a", "concede").expect(fish__power=2)


@rule("magic", "types.emblem", "zones.command")
def test_an_emblem_is_seen_by_all() -> None:
    rally = card("Rally", "does(emblem(static(creature, pump(1, 1))))", line="Sorcery")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Rally"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[rally]).do("a", "cast", card="Rally"))
    emblem = story.game.pile(0, COMMAND)[0]
    assert story.game.knows(0, emblem)
    assert story.game.knows(1, emblem)


@rule("magic", "setup.start", "casting.order")
def test_who_starts_and_how_mana_is_paid_is_settled_before_the_game() -> None:
    players = {"a": {"library": ["Forest"] * 9}, "b": {"library": ["Island"] * 9}}
    for seed in range(4):
        for active in ("a", "b"):
            Story("magic", players, phase="setup", active=active, seed=seed).expect(active=active)
    deck = deck_with({"Mountain": 60})
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    KIND.set_loser(match, 0)
    KIND.switch_on(match, "by-hand")
    game = KIND.new_game(match, 0, False)
    game.choose_number(0)
    while game.decision.topic == "mulligan":
        game.choose_number(0)
    while not any(option.verb == "play" for option in game.decision.options):
        game.choose_number(0)
    game.choose(next(option for option in game.decision.options if option.verb == "play"))
    assert [option.verb for option in game.decision.options] == ["pass", "activate"]  # for mana, by hand


@rule("magic", "types.land", "casting.play")
def test_everybody_reads_which_land_was_played() -> None:
    players = {"a": {"hand": ["Forest"]}, "b": {}}
    story = Story("magic", players).do("a", "play", card="Forest")
    played = next(note for note in story.game.log or [] if note.what == "plays-a-land")
    assert [(played.known >> player) & 1 for player in (0, 1)] == [1, 1]
