"""What words do that no card has so far: told in sentences of our own, and played by each edition."""

from __future__ import annotations

from mulligan.speech import Speaker, Words
from support import Story, rule
from told_cards import GUARD, card, every_edition


@every_edition
@rule("lorcana", "static.continuous")
def test_the_next_character_gets_it_and_the_one_after_does_not(edition: str) -> None:
    line = "{E} — The next character you play this turn gains Rush and gets +1 {S} this turn."
    horn = card("Horn", line, type="item")
    hand = [{"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}, "Cup"]
    mine = {"play": ["Horn"], "hand": hand, "deck": 9}
    theirs = {"play": [{"card": "Guard", "as": "foe", "exerted": True}], "deck": 9}
    cup = card("Cup", type="item")
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[horn, GUARD, cup], edition=edition)
    story.do("a", "use", card="Horn").do("a", "play", card="Cup").do("a", "play", card="one")
    story.expect(one__strength=3)
    assert story.may("a", "challenge", card="one", target="foe")
    story.do("a", "play", card="two").expect(two__strength=2)
    assert not story.may("a", "challenge", card="two", target="foe")


@every_edition
@rule("lorcana", "replacement.enters")
def test_the_next_character_enters_play_exerted(edition: str) -> None:
    horn = card("Horn", "{E} — The next character you play this turn enters play exerted.", type="item")
    mine = {"play": ["Horn"], "hand": [{"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[horn, GUARD], edition=edition)
    story.do("a", "use", card="Horn").do("a", "play", card="one").do("a", "play", card="two")
    story.expect(one__exerted=True, two__exerted=False)


@every_edition
@rule("lorcana", "triggers.floating")
def test_the_next_time_is_one_time(edition: str) -> None:
    horn = card("Horn", "{E} — The next time you play a character this turn, gain 2 lore.", type="item")
    mine = {"play": ["Horn"], "hand": [{"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[horn, GUARD], edition=edition)
    story.do("a", "use", card="Horn").do("a", "play", card="one").expect(a__lore=2)
    story.do("a", "play", card="two").expect(a__lore=2)


@every_edition
@rule("lorcana", "cards.under", "cards.stack")
def test_one_of_the_cards_looked_at_goes_under_this_character(edition: str) -> None:
    line = (
        "{E} — Look at the top 2 cards of your deck. Put one facedown under this character"
        " and the other on the bottom of your deck."
    )
    keeper = card("Keeper", line, "This character gets +3 {S} for each card under him.")
    deck = [{"card": "Guard", "as": "one"}, {"card": "Stitch - New Dog", "as": "two"}, "Guard"]
    mine = {"play": [{"card": "Keeper", "as": "keeper"}], "deck": deck}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[keeper, GUARD], edition=edition)
    story.do("a", "use", card="Keeper").do("a", "choose", card="two")
    story.expect(keeper__strength=5, one__zone="deck", a__deck=2)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_lore_gained_this_turn_is_all_of_it_together(edition: str) -> None:
    chest = card("Chest", "{E} — If you've gained 3 or more lore this turn, draw a card.", type="item")
    purse = card("Purse", "0 {I} — Gain 2 lore.", type="item")
    for times, hand in ((1, 0), (2, 1)):
        mine = {"play": ["Chest", "Purse"], "deck": 9, "lore": 9}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[chest, purse], edition=edition)
        for _ in range(times):
            story.do("a", "use", card="Purse")
        story.do("a", "use", card="Chest").expect(a__hand=hand)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_who_does_the_other_thing_does_not_do_the_first(edition: str) -> None:
    line = "Each opponent loses 2 lore unless they discard 2 cards."
    plan = card("Plan", line, type="action")
    for hand, answer, expected in (
        (2, "yes", {"b__lore": 5, "b__hand": 0}),
        (2, "no", {"b__lore": 3, "b__hand": 2}),
        (1, "", {"b__lore": 3, "b__hand": 1}),  # it must be done in full
    ):
        theirs = {"hand": ["Guard"] * hand, "lore": 5, "deck": 9}
        mine = {"hand": ["Plan"], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, GUARD], edition=edition)
        story.do("a", "play", card="Plan")
        if answer:
            story.do("b", answer)
        story.expect(**expected)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_half_is_rounded_as_the_card_says(edition: str) -> None:
    for how, lore in (("down", 3), ("up", 2)):
        plan = card("Plan", f"Each opponent loses half their lore, rounded {how}.", type="action")
        theirs = {"lore": 5, "deck": 9}
        story = Story("lorcana", {"a": {"hand": ["Plan"], "deck": 9}, "b": theirs}, cards=[plan], edition=edition)
        story.do("a", "play", card="Plan").expect(b__lore=lore)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_for_each_2_counts_whole_ones_only(edition: str) -> None:
    line = "Gain 1 lore for each 2 cards in your hand."
    plan = card("Plan", line, type="action")
    mine = {"hand": ["Plan", "Guard", "Guard", "Guard"], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[plan, GUARD], edition=edition)
    story.do("a", "play", card="Plan").expect(a__lore=1)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_never_more_than_the_card_says(edition: str) -> None:
    plan = card("Plan", "Gain 1 lore for each card in your hand, up to 2.", type="action")
    mine = {"hand": ["Plan", "Guard", "Guard", "Guard"], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[plan, GUARD], edition=edition)
    story.do("a", "play", card="Plan").expect(a__lore=2)


@every_edition
@rule("lorcana", "play.sing")
def test_only_who_sang_this_song_is_meant(edition: str) -> None:
    line = "Each character that sang this song gets +2 {L} this turn."
    song = card("Tune", line, type="action", cost=3, subtypes=["Song"])
    other = card("Round", "Gain 1 lore.", type="action", cost=1, subtypes=["Song"])
    singer = card("Singer", cost=4)
    play = [{"card": "Singer", "as": "one"}, {"card": "Singer", "as": "two"}]
    mine = {"hand": ["Tune", "Round"], "play": play, "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[song, other, singer], edition=edition)
    story.do("a", "play", card="Round", how="sing", **{"with": "one"})
    story.do("a", "play", card="Tune", how="sing", **{"with": "two"})
    story.expect(one__lore=1, two__lore=3)


@every_edition
@rule("lorcana", "golden.cannot-beats-can")
def test_only_cards_with_the_name_that_was_named_cannot_be_played(edition: str) -> None:
    line = "Name a card. Opponents can't play cards with that name until the start of your next turn."
    plan = card("Plan", line, type="action")
    theirs = {"hand": ["Guard", "Cup"], "deck": 9}
    cards = [plan, GUARD, card("Cup", type="item")]
    story = Story("lorcana", {"a": {"hand": ["Plan"], "deck": 9}, "b": theirs}, cards=cards, edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", name="Guard").do("a", "end")
    assert not story.may("b", "play", card="Guard")
    assert story.may("b", "play", card="Cup")


@every_edition
@rule("lorcana", "keyword.shift.stack-leaves-together")
def test_what_was_under_an_item_that_was_banished_for_it_comes_back(edition: str) -> None:
    lines = (
        "0 {I} — Put the top card of your deck facedown under this item.",
        "{E}, Banish this item — Put all cards that were under this item into your hand.",
    )
    chest = card("Chest", *lines, type="item")
    deck = [{"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}, "Guard"]
    story = Story("lorcana", {"a": {"play": ["Chest"], "deck": deck}, "b": {}}, cards=[chest, GUARD], edition=edition)
    story.do("a", "use", card="Chest", ability=1).do("a", "use", card="Chest", ability=1)
    story.expect(a__deck=1, a__hand=0)
    story.do("a", "use", card="Chest", ability=2).expect(one__zone="hand", two__zone="hand", a__discard=1)


@every_edition
@rule("lorcana", "replacement.replaces", "replacement.original-never-happens")
def test_only_the_next_damage_is_not_dealt(edition: str) -> None:
    line = "The next time chosen character would be dealt damage this turn, they take no damage instead."
    plan = card("Plan", line, type="action")
    bow = card("Bow", "0 {I} — Deal 1 damage to each character.", type="item")
    play = ["Bow", {"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}]
    mine = {"hand": ["Plan"], "play": play, "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[plan, bow, GUARD], edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", card="one")
    story.do("a", "use", card="Bow").expect(one__damage=0, two__damage=1)
    story.do("a", "use", card="Bow").expect(one__damage=1, two__damage=2)


@every_edition
@rule("lorcana", "resolve.reveal")
def test_the_card_shown_by_chance_is_the_one_spoken_of(edition: str) -> None:
    line = "Each opponent reveals a card from their hand at random. If it's a character card, they discard it."
    plan = card("Plan", line, type="action")
    for held, expected in (("Guard", 1), ("Cup", 0)):
        theirs = {"hand": [held], "deck": 9}
        cards = [plan, GUARD, card("Cup", type="item")]
        story = Story("lorcana", {"a": {"hand": ["Plan"], "deck": 9}, "b": theirs}, cards=cards, edition=edition)
        story.do("a", "play", card="Plan").expect(b__discard=expected)


@every_edition
@rule("lorcana", "zones.private")
def test_the_rest_stay_in_a_deck_that_is_shuffled(edition: str) -> None:
    plan = card(
        "Plan",
        "Look at the top 3 cards of your deck. Put one into your hand and shuffle the rest into your deck.",
        type="action",
    )
    deck = [{"card": "Guard", "as": "one"}, {"card": "Cup", "as": "two"}, "Guard", "Cup"]
    cards = [plan, GUARD, card("Cup", type="item")]
    story = Story("lorcana", {"a": {"hand": ["Plan"], "deck": deck}, "b": {}}, cards=cards, edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", card="two").expect(two__zone="hand", a__deck=3)


@every_edition
@rule("lorcana", "zones.discard-public")
def test_one_of_the_cards_just_discarded_is_chosen_among_them(edition: str) -> None:
    line = (
        "Put the top 3 cards of your deck into your discard."
        " You may return a character card from among them to your hand."
    )
    plan = card("Plan", line, type="action")
    deck = [{"card": "Guard", "as": "one"}, {"card": "Cup", "as": "cup"}, {"card": "Other", "as": "two"}, "Guard"]
    mine = {"hand": ["Plan"], "deck": deck, "discard": [{"card": "Old", "as": "old"}]}
    cards = [plan, GUARD, card("Cup", type="item"), card("Other"), card("Old")]
    story = Story("lorcana", {"a": mine, "b": {}}, cards=cards, edition=edition)
    story.do("a", "play", card="Plan").do("a", "yes")
    assert [name for name in ("one", "two", "cup", "old") if story.may("a", "choose", card=name)] == ["one", "two"]
    story.do("a", "choose", card="two").expect(two__zone="hand", one__zone="discard", a__discard=4)


@rule("lorcana", "zones.deck-private")
def test_only_its_player_sees_the_card_they_may_play_from_their_deck() -> None:
    seer = {"name": "Seer", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1}
    seer["notation"] = ["always(may_play_top(song))"]
    mine = {"play": ["Seer"], "deck": [{"card": "Seer", "as": "top"}, {"card": "Seer", "as": "next"}]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[seer])
    assert story.knows("a", "top")
    assert not story.knows("b", "top")
    assert not story.knows("a", "next")


@every_edition
@rule("lorcana", "resolve.reveal")
def test_cards_that_go_on_either_end_of_a_deck_go_there_in_any_order(edition: str) -> None:
    ends = "Put any number of them on the top or the bottom of your deck in any order."
    line = f"Look at the top 4 cards of your deck. {ends}"
    deck = [card(name, type="item") for name in ("Cup", "Hat", "Pan", "Rug", "Saw")]
    mine = {"hand": ["Peek"], "deck": [str(one["name"]) for one in deck]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[card("Peek", line, type="action"), *deck], edition=edition)
    story.do("a", "play", card="Peek")
    assert story.game.decision is not None
    asked = Speaker(story.kind, edition, Words("en", "lorcana"), 0).prompt(story.game, story.game.decision)
    assert asked.endswith("Which card is next, and where does it go?")
    for name, end in (("Pan", "top"), ("Cup", "bottom"), ("Rug", "top"), ("Hat", "top")):
        story.do("a", "choose", card=name, option=end)
    pile = [story.game.kind.card_name(story.game, one) for one in story.game.deck(0)]
    assert pile == ["Pan", "Rug", "Hat", "Saw", "Cup"]
