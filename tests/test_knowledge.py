"""Knowledge follows what was seen, not the card: who did not see which card moved does not know it any longer."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.kernel.chance import chance
from mulligan.sim.invariants import view_is_blind
from own_cards import card, settle
from support import Story, rule


def told_cards(story: Story, player: str, what: str) -> list[int]:
    """The cards that the log's lines of a kind name to a player."""
    return [line["card"] for line in story.view(player)["log"] if line["what"] == what and "card" in line]


def befuddled(*hand: str) -> Story:
    """a has returned b's Olaf to a hand with other cards, and b has Fishbone Quill."""
    others = [{"card": name, "as": f"other{number}"} for number, name in enumerate(hand)]
    story = Story(
        "lorcana",
        {
            "a": {"ink": 5, "hand": [{"card": "Befuddle", "as": "befuddle"}]},
            "b": {"play": [{"card": "Olaf - Friendly Snowman", "as": "olaf"}, "Fishbone Quill"], "hand": others},
        },
    )
    story.do("a", "play", card="befuddle").do("a", "choose", card="olaf")
    assert story.knows("a", "olaf")
    if story.may("a", "end"):
        story.do("a", "end")
    return story


@rule("lorcana", "zones.ink-by-effect", "zones.inkwell-private")
@pytest.mark.parametrize("inked", ["olaf", "other0"])
def test_ink_chosen_unseen_is_not_named_even_if_it_was_known_in_hand(inked: str) -> None:
    story = befuddled("Break", "Smash")
    story.do("b", "use", card="Fishbone Quill").do("b", "choose", card=inked)
    assert not story.knows("a", "olaf")
    assert story.knows("b", "olaf")
    assert told_cards(story, "a", "goes-into-the-inkwell") == []
    assert told_cards(story, "b", "goes-into-the-inkwell") == [story.card(inked)]
    assert "Olaf" not in str(story.seat("b", "a")["hand"])
    view_is_blind(story.kind, story.game, 0, chance(1))


@rule("lorcana", "zones.hand-private", "zones.inkwell-private")
def test_a_line_of_the_log_names_a_card_to_those_who_knew_it_then_whatever_they_know_later() -> None:
    story = befuddled("Break", "Smash")
    assert told_cards(story, "a", "returns-to-hand") == [story.card("olaf")]
    drawn = told_cards(story, "b", "draws")
    assert len(drawn) == 1
    assert told_cards(story, "a", "draws") == []
    story.do("b", "use", card="Fishbone Quill").do("b", "choose", card="olaf")
    assert not story.knows("a", "olaf")
    assert told_cards(story, "a", "returns-to-hand") == [story.card("olaf")]  # what was seen was seen
    story.game.reveal(drawn[0])
    assert told_cards(story, "a", "draws") == []  # and what was not, was not


@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_a_line_of_the_log_names_neither_of_two_cards_to_whom_it_is_hidden(game: str) -> None:
    story = Story(game, {"a": {"hand": 2}, "b": {}})
    one, two = story.game.hand(0)[:2]
    story.game.show(one, 1)
    story.game.note("moves", 0, one, two)
    story.game.note("moves", 0, two, one)
    lines = [story.view(player)["log"][-2:] for player in ("a", "b", "")]
    assert [[(line.get("card"), line.get("other")) for line in seen] for seen in lines] == [
        [(one, two), (two, one)],
        [(one, None), (None, one)],
        [(one, None), (None, one)],
    ]


@rule("cipher", "zones.hidden-to-hidden")
def test_a_card_put_on_the_deck_from_the_hand_unseen_is_not_known_any_longer() -> None:
    hand = [{"card": "B01-016", "as": "shown"}, {"card": "B01-020", "as": "kept"}]
    tuck = own("Tuck", "use(to_deck_top(chosen(hand)))")
    story = table({"front": [{"card": "T-Tuck", "as": "tuck"}], "hand": hand}, cards=[tuck])
    story.game.reveal(story.card("shown"))
    story.do("a", "use", card="tuck").do("a", "choose", card="shown")
    assert story.game.pile(0, story.game.zone[story.card("shown")])[0] == story.card("shown")
    assert story.knows("a", "shown")
    assert not story.knows("b", "shown")
    assert told_cards(story, "b", "goes-on-deck") == []
    view_is_blind(story.kind, story.game, 1, chance(1))


@rule("magic", "zones.hand", "zones.library")
def test_a_card_put_on_the_library_from_the_hand_unseen_is_not_known_any_longer() -> None:
    story = Story(
        "magic",
        {
            "a": {
                "hand": [
                    {"card": "Tuck", "as": "tuck"},
                    {"card": "Shock", "as": "shown"},
                    {"card": "Negate", "as": "kept"},
                    {"card": "Duress", "as": "third"},
                ]
            },
            "b": {},
        },
        cards=[card("Tuck", "does(to_library_top(chosen(card(yours, in_hand))))", cost="{0}")],
    )
    story.game.reveal(story.card("shown"))
    story.game.reveal(story.card("kept"))
    story.do("a", "cast", card="tuck")
    settle(story)
    story.do("a", "choose", card="shown")
    assert not story.knows("b", "shown")
    assert not story.knows("b", "kept")
    assert story.knows("a", "shown")
    assert told_cards(story, "b", "moves") == []
    view_is_blind(story.kind, story.game, 1, chance(1))


@rule("magic", "zones.library")
def test_who_searches_a_library_sees_all_of_it_and_nobody_else_learns_what_was_found() -> None:
    tutor = card("Find", "does(to_hand(chosen(creature(yours, in_library))))", cost="{0}")
    library = ["Mountain", "Canyon Minotaur", "Shock", "Elvish Mystic"]
    story = Story("magic", {"a": {"hand": ["Find"], "library": library}, "b": {}}, cards=[tutor])
    game = story.game
    assert not any(game.knows(0, one) for one in game.library(0))
    settle(story.do("a", "cast", card="Find"))
    assert story.may("a", "choose", card="Elvish Mystic")
    assert not story.may("a", "choose", card="Shock")
    assert all(game.knows(0, one) and not game.knows(1, one) for one in game.library(0))
    assert not any(game.knows(0, one) for one in game.library(1))


@rule("cipher", "zones.hidden-to-hidden", "keyword.look")
def test_cards_looked_at_and_put_back_in_any_order_are_known_to_others_no_longer() -> None:
    sorter = own("Sorter", "use(seq(look_at(top(3)), to_deck_top(chosen(revealed, 3))))")
    deck = [{"card": "B01-008", "as": "one"}, {"card": "B01-010", "as": "two"}, {"card": "B01-016", "as": "three"}, 9]
    story = table({"front": [{"card": "T-Sorter", "as": "sorter"}], "deck": deck}, cards=[sorter])
    story.game.reveal(story.card("one"))  # both know the card on top
    story.do("a", "use", card="sorter", ability=1)
    for name in ("two", "one", "three"):
        if story.may("a", "choose", card=name):
            story.do("a", "choose", card=name)
    for name in ("one", "two", "three"):
        assert story.knows("a", name)
        assert not story.knows("b", name)
    assert told_cards(story, "b", "goes-on-deck") == []
    view_is_blind(story.kind, story.game, 1, chance(1))


@rule("cipher", "zones.hidden-to-hidden", "keyword.look")
def test_who_did_not_see_which_card_went_under_the_deck_does_not_know_the_others_either() -> None:
    picker = own("Picker", "use(seq(look_at(top(3)), to_deck_bottom(chosen(revealed))))")
    deck = [{"card": "B01-008", "as": "one"}, {"card": "B01-010", "as": "two"}, {"card": "B01-016", "as": "three"}, 9]
    story = table({"front": [{"card": "T-Picker", "as": "picker"}], "deck": deck}, cards=[picker])
    for name in ("one", "two", "three"):
        story.game.reveal(story.card(name))
    story.do("a", "use", card="picker", ability=1).do("a", "choose", card="two")
    for name in ("one", "two", "three"):
        assert story.knows("a", name)
        assert not story.knows("b", name)
    view_is_blind(story.kind, story.game, 1, chance(1))


@rule("cipher", "keyword.reveal", "keyword.reveal-open")
def test_a_card_shown_to_both_and_put_under_the_deck_alone_stays_known() -> None:
    picker = own("Picker", "use(seq(reveal(top(3)), to_deck_bottom(chosen(revealed))))")
    deck = [{"card": "B01-008", "as": "one"}, {"card": "B01-010", "as": "two"}, {"card": "B01-016", "as": "three"}, 9]
    story = table({"front": [{"card": "T-Picker", "as": "picker"}], "deck": deck}, cards=[picker])
    story.do("a", "use", card="picker", ability=1).do("a", "choose", card="two")
    for name in ("one", "two", "three"):
        assert story.knows("b", name)
    assert told_cards(story, "b", "goes-under-deck") == [story.card("two")]


def revealing(*deck: str) -> Story:
    """a reveals the top three cards with an item, and puts back what is no small character."""
    item = {
        "name": "Good as New",
        "type": "item",
        "cost": 1,
        "notation": [
            "use(exert_this, reveal_top(3, may_take_each(character(with_cost(at_most(1)))), rest(on_bottom)))"
        ],
    }
    cards = [{"card": name, "as": f"card{number}"} for number, name in enumerate(deck)]
    story = Story("lorcana", {"a": {"play": ["Good as New"], "deck": [*cards, 5]}, "b": {}}, cards=[item])
    return story.do("a", "use", card="Good as New")


@rule("lorcana", "zones.known-order-into-deck", "resolve.reveal")
def test_revealed_cards_go_under_the_deck_in_an_order_that_all_see() -> None:
    story = revealing("Break", "Smash", "Befuddle")
    for name in ("card1", "card0", "card2"):
        if story.may("a", "order", card=name):
            story.do("a", "order", card=name)
    deck = story.game.pile(0, int(story.game.zone[story.card("card0")]))
    assert deck[-3:] == [story.card("card1"), story.card("card0"), story.card("card2")]
    for name in ("card0", "card1", "card2"):
        assert story.knows("b", name)
    view_is_blind(story.kind, story.game, 1, chance(1))


def sorting(*seen: str) -> Story:
    """a looks at the top three cards, some of which b has seen too, and puts them back in another order."""
    spell = {
        "name": "Sort",
        "type": "action",
        "cost": 0,
        "notation": ["does(look(3, rest(on_top)))"],
    }
    deck = [{"card": name, "as": name.lower()} for name in ("Break", "Smash", "Befuddle")]
    players = {"a": {"hand": [{"card": "Sort", "as": "sort"}], "deck": [*deck, 5]}, "b": {}}
    story = Story("lorcana", players, cards=[spell])
    for name in seen:
        story.game.reveal(story.card(name))
    story.do("a", "play", card="sort")
    for name in ("smash", "break", "befuddle"):
        if story.may("a", "order", card=name):
            story.do("a", "order", card=name)
    return story


@rule("lorcana", "zones.known-order-into-deck", "zones.deck-private")
def test_cards_put_back_on_a_deck_stay_known_if_all_knew_every_one_of_them_and_else_none_does() -> None:
    assert sorting("break", "smash", "befuddle").knows("b", "smash")
    some = sorting("break", "smash")
    assert not any(some.knows("b", name) for name in ("break", "smash", "befuddle"))
    assert all(some.knows("a", name) for name in ("break", "smash", "befuddle"))
    view_is_blind(some.kind, some.game, 1, chance(1))


@rule("lorcana", "zones.known-order-into-deck")
@pytest.mark.parametrize("others", [(), ("Smash",)])
def test_cards_of_a_hand_that_all_know_go_into_a_deck_in_an_order_that_all_see(others: tuple[str, ...]) -> None:
    spell = {
        "name": "Tuck",
        "type": "action",
        "cost": 0,
        "notation": ["does(to_bottom(chosen(card(yours, in_hand), 2)))"],
    }
    known = [{"card": "Break", "as": "break"}, {"card": "Befuddle", "as": "befuddle"}]
    hand = [{"card": "Tuck", "as": "tuck"}, *known, *others]
    story = Story("lorcana", {"a": {"hand": hand, "deck": 5}, "b": {}}, cards=[spell])
    for name in ("break", "befuddle"):
        story.game.reveal(story.card(name))
    story.do("a", "play", card="tuck")
    while story.game.decision is not None and story.game.decision.topic != "turn":
        name = next(
            one
            for one in ("befuddle", "break")
            if story.may("a", "choose", card=one) or story.may("a", "order", card=one)
        )
        story.do("a", "choose" if story.may("a", "choose", card=name) else "order", card=name)
    assert story.knows("b", "break") == (not others)
    assert story.knows("b", "befuddle") == (not others)


@rule("lorcana", "cards.under")
def test_a_card_put_face_down_under_another_is_named_to_nobody_who_does_not_know_it() -> None:
    notation = ["use(exert_this, put_under(top(1), character(yours)))"]
    item = {"name": "Stack", "type": "item", "cost": 1, "notation": notation}
    mine = {"play": ["Stack", "Stitch - New Dog"], "deck": ["Break", "Smash", "Befuddle", "Lilo - Making a Wish", 9]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[item]).do("a", "use", card="Stack")
    assert [one["under"] for one in story.seat("a", "b")["play"]] == [[], ["?"]]
    assert told_cards(story, "b", "goes-under") == []
    view_is_blind(story.kind, story.game, 1, chance(1))
    stitch = next(card for card in story.game.in_play(0) if story.game.below[card] >= 0)
    faces = set()
    for seed in range(30):
        imagined = story.kind.imagine(story.game, 1, chance(seed))
        under = imagined.below[stitch]
        assert imagined.zone[under] == story.game.zone[story.game.below[stitch]]
        faces.add(int(imagined.printed[under]))
        again = story.kind.imagine(imagined, 1, chance(seed))
        assert again.below[stitch] == under
    assert len(faces) > 3


def test_the_top_of_a_library_that_is_played_open_is_seen_at_every_question() -> None:
    """Vampire Nocturnus is larger while a black card is on top: whoever sees that sees the card, also in an effect."""
    study = {"name": "Study", "manaCost": "{U}", "types": ["Sorcery"], "type": "Sorcery"}
    study["text"] = "Draw two cards, then discard a card."
    seats = {
        "a": {
            "battlefield": ["Vampire Nocturnus", "Island"],
            "hand": ["Study"],
            "library": ["Island", "Shock", "Doom Blade", *["Swamp"] * 8],
        },
        "b": {},
    }
    story = Story("magic", seats, cards=[study])
    story.do("a", "cast", card="Study").do("a", "pass").do("b", "pass")
    game = story.game
    assert game.decision is not None
    assert game.decision.topic == "discard"
    top = game.library(0)[0]
    assert game.card(top).name == "Doom Blade"
    assert game.knows(1, top)


MIXED = {
    "lorcana": ["Break", "Smash", "Befuddle", "Tangle", "Improvise", "Stitch - New Dog"],
    "cipher": ["B01-003", "B01-006", "B01-008", "B01-010", "B01-016", "B01-020"],
    "magic": ["Shock", "Negate", "Duress", "Doom Blade", "Mountain", "Canyon Minotaur"],
}
LIBRARIES = {"lorcana": "deck", "cipher": "deck", "magic": "library"}
UNSEEN = [
    *((game, zone, "b") for game, library in LIBRARIES.items() for zone in ("hand", library)),
    *((game, library, "a") for game, library in LIBRARIES.items()),
    ("lorcana", "inkwell", "b"),
    ("cipher", "orbs", "a"),
    ("cipher", "orbs", "b"),
]


@pytest.mark.parametrize(("game", "zone", "whose"), UNSEEN)
def test_a_pile_that_somebody_does_not_see_is_dealt_anew_where_they_imagine_the_game(
    game: str, zone: str, whose: str
) -> None:
    """Each of its places may have any card that lies unseen, and no other."""
    rows = [{"card": name, "as": f"x{number}"} for number, name in enumerate(MIXED[game])]
    library = LIBRARIES[game]
    pile = {zone: rows} if zone == library else {zone: rows[:3], library: rows[3:]}
    story = Story(game, {"a": {}, "b": {}, whose: pile})
    true = story.game
    place = next(number for number, cards in enumerate(true.piles) if story.card("x0") in cards)
    size = len(true.piles[place])
    faces = {int(true.printed[story.card(f"x{number}")]) for number in range(6)}
    thought_of: list[set[int]] = [set() for _ in range(size)]
    for seed in range(60):
        imagined = story.kind.imagine(true, 0, chance(seed))
        for index, one in enumerate(imagined.piles[place]):
            thought_of[index].add(int(imagined.printed[one]))
    assert thought_of == [faces] * size
