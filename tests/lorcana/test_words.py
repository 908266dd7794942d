"""Words of the card language on cards of our own: every occasion is told once to whoever waits for it."""

from __future__ import annotations

import pytest

from support import Story, rule


def custom(name: str, *notation: str, **fields: object) -> dict:
    """A card of our own: a character of cost 2, 2/4/1, unless fields say otherwise."""
    row = {"type": "Character", "cost": 2, "strength": 2, "willpower": 4, "lore": 1, "subtypes": ["Storyborn"]}
    return {"fullName": name, "notation": list(notation), **row, **fields}


def action(name: str, *notation: str, **fields: object) -> dict:
    return {"fullName": name, "type": "Action", "cost": 0, "notation": list(notation), **fields}


def table(cards: list[dict], mine: dict, theirs: dict | None = None, **keys: object) -> Story:
    return Story("lorcana", {"a": mine, "b": theirs or {}}, cards=cards, **keys)


DEEDS = {
    "heal": action("Heal", "does(heal_fully(character(yours)))"),
    "gain": action("Gain", "does(gain_lore(2))"),
    "lose": action("Lose", "does(lose_lore(2, you))"),
    "drawing": action("Drawing", "does(draw(1))"),
    "ready": action("Ready", "does(make_ready(character(yours, damaged)))"),
    "exert": action("Exert", "does(exert(character(yours)))"),
    "discard": action("Toss", "does(discard(card(yours, in_hand)))"),
    "hurt": action("Hurt", "does(deal(1, character(yours, damaged)))"),
    "return": action("Return", "does(return_to_hand(character(yours, damaged)))"),
    "banish": action("Banish", "does(banish(character(yours, damaged)))"),
    "ink": action("Ink", "does(into_inkwell(card(yours, in_hand)))"),
}


@rule("lorcana", "triggers.once-per-condition", "triggers.into-bag")
@pytest.mark.parametrize(
    ("trigger", "deed"),
    [
        ("healed(character(yours))", "heal"),
        ("gains_lore", "gain"),
        ("loses_lore", "lose"),
        ("draws", "drawing"),
        ("readied(character(yours))", "ready"),
        ("is_exerted(character(yours, undamaged))", "exert"),
        ("discards", "discard"),
        ("discards_together", "discard"),
        ("damaged_now(character(yours))", "hurt"),
        ("returned_to_hand(character(yours))", "return"),
        ("leaves_play(character(yours))", "return"),
        ("leaves_play(character(yours))", "banish"),
        ("banished(character(yours))", "banish"),
        ("inks", "ink"),
        ("played(action)", "drawing"),
    ],
)
def test_what_waits_for_a_deed_triggers_by_it_once_and_by_no_other(trigger: str, deed: str) -> None:
    watcher = {
        "fullName": "Watcher",
        "type": "Item",
        "cost": 1,
        "notation": [f"when({trigger}, gain_lore(1, opponents))"],
    }
    never = {"played(action)": set(DEEDS), "draws": {"drawing"}}.get(trigger, set())
    for other in DEEDS:
        mine = {
            "lore": 5,
            "hand": [{"card": DEEDS[other]["fullName"], "as": "deed"}, "Break"],
            "play": ["Watcher", {"card": "Maui - Hero to All", "damage": 1, "exerted": True}, "Stitch - New Dog"],
        }
        story = table([watcher, *DEEDS.values()], mine).do("a", "play", card="deed", how="ink")
        same = other == deed or other in never or (trigger.startswith("leaves_play") and other in ("return", "banish"))
        if trigger == "is_exerted(character(yours, undamaged))":
            same = other == "exert"
        assert story.game.lore[1] == (1 if same else 0), f"{trigger} and {other}"


@rule("lorcana", "triggers.delayed")
def test_an_effect_for_the_start_of_your_turn_waits_for_your_next_turn_and_happens_once() -> None:
    later = action("Later", "does(at_start_of_your_turn(gain_lore(3)))")
    story = table([later], {"hand": [{"card": "Later", "as": "later"}]}).do("a", "play", card="later", how="ink")
    story.expect(a__lore=0).do("a", "end").expect(a__lore=0, active="b")
    story.do("b", "end").expect(a__lore=3, active="a")
    story.do("a", "end").do("b", "end").expect(a__lore=3)


@rule("lorcana", "triggers.delayed")
def test_an_effect_for_the_end_of_the_turn_happens_at_the_end_of_this_turn_and_once() -> None:
    later = action("Later", "does(at_end_of_turn(gain_lore(3)))")
    story = table([later], {"hand": [{"card": "Later", "as": "later"}]}).do("a", "play", card="later", how="ink")
    story.expect(a__lore=0).do("a", "end").expect(a__lore=3, active="b")
    story.do("b", "end").do("a", "end").expect(a__lore=3)


@rule("lorcana", "keyword.shift.cost")
def test_shift_onto_a_class_takes_any_character_of_that_class_and_no_other() -> None:
    hound = custom("Hound - Test", 'shift(1, "Puppy")', cost=5)
    mine = {
        "ink": 1,
        "hand": [{"card": "Hound - Test", "as": "hound"}],
        "play": [{"card": "Dalmatian Puppy - Tail Wagger", "as": "puppy"}, {"card": "Stitch - New Dog", "as": "dog"}],
    }
    story = table([hound], mine)
    assert story.may("a", "play", card="hound", how="shift", onto="puppy")
    assert not story.may("a", "play", card="hound", how="shift", onto="dog")
    refusal = story.why_not("a", "play", "hound", "dog", "shift")
    assert refusal is not None
    assert refusal.message == "nothing-to-shift-onto"


@rule("lorcana", "keyword.shift.cost")
def test_shift_takes_a_character_of_the_name_and_no_location_or_item_of_it_nor_an_opponents() -> None:
    place = {"fullName": "Stitch - Ship", "type": "Location", "cost": 1, "willpower": 3, "moveCost": 1, "notation": []}
    mine = {
        "ink": 4,
        "hand": [{"card": "Stitch - Rock Star", "as": "star"}],
        "play": [{"card": "Stitch - Ship", "as": "ship"}, {"card": "Stitch - New Dog", "as": "dog"}],
    }
    story = table([place], mine, {"play": [{"card": "Stitch - New Dog", "as": "theirs"}]})
    assert story.may("a", "play", card="star", how="shift", onto="dog")
    for onto in ("ship", "theirs"):
        assert not story.may("a", "play", card="star", how="shift", onto=onto)
        refusal = story.why_not("a", "play", "star", onto, "shift")
        assert refusal is not None
        assert refusal.message == "nothing-to-shift-onto"


@rule("lorcana", "keyword.shift.cost")
@pytest.mark.parametrize(("others", "may"), [(1, False), (2, True)])
def test_a_shift_that_costs_cards_of_the_hand_needs_them(others: int, may: bool) -> None:
    mine = {
        "hand": [{"card": "Flotsam & Jetsam - Entangling Eels", "as": "eels"}, *["Break"] * others],
        "play": [{"card": "Flotsam - Ursula's Spy", "as": "flotsam"}],
    }
    story = table([], mine)
    assert story.may("a", "play", card="eels", how="shift", onto="flotsam") == may
    refusal = story.why_not("a", "play", "eels", "flotsam", "shift")
    assert (refusal is None) == may
    if refusal is not None:
        assert refusal.message == "cost-cannot-be-paid"


@rule("lorcana", "keyword.shift.keeps-damage-and-effects", "keyword.challenger.not-while-challenged")
def test_shifting_leaves_other_characters_effects_alone_and_is_no_challenge() -> None:
    tough = custom("Stitch - Test", "shift(0)", "challenger(3)", cost=5)
    boost = action("Boost", "does(give(chosen(character), strength(2), this_turn))")
    mine = {
        "hand": [{"card": "Stitch - Test", "as": "tough"}, {"card": "Boost", "as": "boost"}],
        "play": [{"card": "Stitch - New Dog", "as": "dog"}, {"card": "Lilo - Making a Wish", "as": "lilo"}],
    }
    story = table([tough, boost], mine).do("a", "play", card="boost", how="ink").do("a", "choose", card="lilo")
    story.do("a", "play", card="tough", how="shift", onto="dog")
    story.expect(lilo__strength=3, tough__strength=2)


@rule("lorcana", "keyword.shift.stack-leaves-together", "zones.new-card-in-private-zone", "cards.stack")
def test_a_stack_that_has_left_play_is_no_stack_when_its_cards_come_back() -> None:
    story = table(
        [
            action("Return", "does(return_to_hand(character(yours)))"),
            action("Banish", "does(banish(character(yours)))"),
        ],
        {
            "ink": 12,
            "deck": [{"card": "Smash", "as": "top"}, 5],
            "hand": [{"card": "Return", "as": "return"}, {"card": "Banish", "as": "banish"}],
            "play": [
                {"card": "Stitch - Rock Star", "as": "star", "under": [{"card": "Stitch - New Dog", "as": "dog"}]}
            ],
        },
    )
    story.do("a", "play", card="return", how="ink").expect(star__zone="hand", dog__zone="hand", a__deck=6)
    story.do("a", "play", card="star", how="ink").do("a", "play", card="dog", how="ink").do("a", "no", **{"try": True})
    story.do("a", "play", card="banish", how="ink")
    story.expect(star__zone="discard", dog__zone="discard", top__zone="deck", a__deck=6, a__discard=4)


@rule("lorcana", "replacement.instead")
def test_a_song_put_on_the_bottom_instead_of_discarded_lies_on_the_bottom() -> None:
    mine = {
        "deck": [{"card": "Smash", "as": "top"}, 3],
        "hand": [{"card": "This Is My Family", "as": "song"}],
        "play": [{"card": "Ursula - Deceiver of All", "as": "ursula"}],
    }
    story = table([], mine).do("a", "play", card="song", how="sing", **{"with": "ursula"}).do("a", "yes")
    story.do("a", "play", card="song", **{"try": True})
    story.expect(song__zone="deck", a__lore=2)
    assert story.game.piles[0][-1] == story.card("song")


@rule("lorcana", "keyword.support", "bag.player-picks")
def test_support_and_a_printed_ability_of_the_same_card_are_two_to_pick_from() -> None:
    mine = {
        "ink": 2,
        "play": [
            {"card": "Moana - Of Motunui", "as": "moana"},
            {"card": "Atlantean Crystal", "as": "crystal"},
            {"card": "Cinderella - Gentle and Kind", "as": "cinderella", "exerted": True},
        ],
    }
    story = table([], mine).do("a", "use", card="crystal").do("a", "choose", card="moana")
    story.do("a", "quest", card="moana").expect(bag=2, decision__by="a")
    assert len([option for option in story.game.decision.options if option.verb == "resolve"]) == 2


@rule("lorcana", "zones.additional-ink", "ink.once")
def test_more_cards_may_be_inked_when_an_effect_says_so_and_only_this_turn() -> None:
    more = action("More", "does(extra_ink(1))")
    story = table([more], {"hand": [{"card": "More", "as": "more"}, {"card": "Stitch - New Dog", "n": 4}]})
    story.do("a", "play", card="more", how="ink").do("a", "ink").do("a", "ink")
    assert not story.may("a", "ink")
    story.until(active="a", phase="main", turn=7)
    story.do("a", "ink", card="Stitch - New Dog")
    assert not story.may("a", "ink")
    other = table(
        [more], {"hand": [{"card": "Stitch - New Dog", "n": 3}]}, {"hand": [{"card": "Stitch - New Dog", "n": 3}]}
    )
    other.do("a", "ink")
    assert not other.may("a", "ink")


@rule("lorcana", "cost.total")
def test_increases_and_reductions_are_added_up_and_a_cost_is_never_below_nothing() -> None:
    cheap = action("Cheap", "does(pay_less(3, character))")
    dear = action("Dear", "does(pay_less(-2, character))")
    mine = {
        "ink": 5,
        "hand": [{"card": name, "as": name.lower()} for name in ("Cheap", "Dear", "Horace - No-Good Scoundrel")],
    }
    story = table([cheap, dear], mine)
    mine_card = "horace - no-good scoundrel"
    story.do("a", "play", card="dear", how="ink").do("a", "play", card="cheap", how="ink")
    story.do("a", "play", card=mine_card, how="ink")
    story.expect(**{"a.ink.ready": 3})  # 3 + 2 - 3 = 2
    story = table([cheap], {"ink": 0, "hand": ["Cheap", {"card": "Stitch - New Dog", "as": "dog"}]})
    story.do("a", "play", card="Cheap", how="ink").do("a", "play", card="dog", how="ink")
    story.expect(dog__zone="play")


@rule("lorcana", "damage.put-is-not-dealt", "replacement.original-never-happens")
def test_damage_that_is_put_elsewhere_instead_was_never_dealt() -> None:
    watcher = {
        "fullName": "Watcher",
        "type": "Item",
        "cost": 1,
        "notation": ["when(damaged_now(character), gain_lore(1))"],
    }
    theirs = {
        "play": [
            "Watcher",
            {"card": "Lilo - Making a Wish", "as": "lilo"},
            {"card": "Beast - Selfless Protector", "as": "beast"},
        ]
    }
    story = table([watcher], {"ink": 3, "hand": ["Smash"]}, theirs).do("a", "play", card="Smash", how="ink")
    story.do("a", "choose", card="lilo").expect(beast__damage=3, lilo__damage=0, b__lore=0)


@rule("lorcana", "triggers.once-per-condition", "keyword.resist.zero")
@pytest.mark.parametrize(("target", "lore"), [("maui", 3), ("tiana", 1)])
def test_whoever_waits_for_damage_is_told_how_much_was_dealt_and_to_whom(target: str, lore: int) -> None:
    notation = ["when(damaged_now(character), seq(gain_lore(that_much), draw(1, they)))"]
    watcher = {"fullName": "Watcher", "type": "Item", "cost": 1, "notation": notation}
    theirs = {
        "play": [{"card": "Maui - Hero to All", "as": "maui"}, {"card": "Tiana - Celebrating Princess", "as": "tiana"}]
    }
    story = table([watcher], {"ink": 3, "hand": ["Smash"], "play": ["Watcher"]}, theirs).do(
        "a", "play", card="Smash", how="ink"
    )
    story.do("a", "choose", card=target).expect(a__lore=lore, b__hand=1, a__hand=0)


@rule("lorcana", "keyword.resist.zero")
def test_damage_resisted_to_nothing_is_not_dealt() -> None:
    watcher = {
        "fullName": "Watcher",
        "type": "Item",
        "cost": 1,
        "notation": ["when(damaged_now(character), gain_lore(1))"],
    }
    theirs = {
        "play": [{"card": "Maui - Hero to All", "as": "maui"}, {"card": "Tiana - Celebrating Princess", "as": "tiana"}]
    }
    story = table([watcher], {"ink": 1, "hand": ["Fire the Cannons!"], "play": ["Watcher"]}, theirs)
    story.do("a", "play", card="Fire the Cannons!", how="ink").do("a", "choose", card="tiana")
    story.expect(tiana__damage=0, a__lore=0)
    assert story.log("takes-damage") == []


@rule("lorcana", "triggers.once-per-condition")
def test_whoever_waits_for_damage_by_a_card_is_told_which_card_dealt_it() -> None:
    bully = custom("Bully - Test", "when(damaged_now(character(opposing), by=this), gain_lore(1))")
    mine = {"play": [{"card": "Bully - Test", "as": "bully"}, {"card": "Stitch - New Dog", "as": "dog"}]}
    theirs = {"play": [{"card": "Maui - Hero to All", "as": "maui", "exerted": True}]}
    story = table([bully], mine, theirs).do("a", "challenge", card="dog", target="maui").expect(a__lore=0)
    story.do("a", "challenge", card="bully", target="maui").expect(a__lore=1)


@rule("lorcana", "challenge.while-challenging", "challenge.end")
def test_what_applies_while_challenging_applies_from_the_challenge_to_its_end_and_not_while_challenged() -> None:
    bold = custom("Bold - Test", "always(give(this, strength(3)), if=matches(this, card(challenging)))", willpower=9)
    shy = custom("Shy - Test", "always(give(this, strength(2)), if=matches(this, card(being_challenged)))", willpower=9)
    mine = {"play": [{"card": "Bold - Test", "as": "bold"}]}
    theirs = {"play": [{"card": "Shy - Test", "as": "shy", "exerted": True}]}
    story = table([bold, shy], mine, theirs).expect(bold__strength=2, shy__strength=2)
    story.do("a", "challenge", card="bold", target="shy")
    story.expect(shy__damage=5, bold__damage=4, bold__strength=2, shy__strength=2)


@rule("lorcana", "replacement.instead", "zones.to-own-discard")
def test_a_song_that_went_to_the_bottom_once_is_discarded_the_next_time() -> None:
    song = action("Hum", "does(gain_lore(1))", cost=2, subtypes=["Song"])
    mine = {
        "deck": 0,
        "ink": 2,
        "hand": [{"card": "Hum", "as": "song"}],
        "play": [
            {"card": "Ursula - Deceiver of All", "as": "ursula"},
            {"card": "The Queen - Wicked and Vain", "as": "queen"},
        ],
    }
    story = table([song], mine).do("a", "play", card="song", how="sing", **{"with": "ursula"}).do("a", "yes")
    story.do("a", "play", card="song", **{"try": True}).expect(song__zone="deck", a__lore=2)
    story.do("a", "use", card="queen").expect(song__zone="hand").do("a", "play", card="song", how="ink")
    story.expect(song__zone="discard", a__lore=3)


@rule("lorcana", "static.continuous", "triggers.into-bag")
def test_a_triggered_ability_that_an_effect_gives_works_like_a_printed_one() -> None:
    teacher = custom(
        "Teacher - Test", 'always(give(character(yours, other), ability("LESSON", when(quests(this), draw(1)))))'
    )
    mine = {"play": [{"card": "Teacher - Test", "as": "teacher"}, {"card": "Stitch - New Dog", "as": "dog"}]}
    story = table([teacher], mine).do("a", "quest", card="teacher").expect(a__hand=0)
    story.do("a", "quest", card="dog").expect(a__hand=1)


@rule("lorcana", "players.leave", "players.leave-with-triggers")
@pytest.mark.parametrize("edition", ["2024-05-20", "2025-07-04"])
def test_what_triggered_for_the_others_still_resolves_when_a_player_leaves(edition: str) -> None:
    players = {
        "a": {
            "ink": 5,
            "hand": ["A Whole New World"],
            "play": [{"card": "Royal Guard - Octopus Soldier", "as": "guard"}],
        },
        "b": {"deck": 0},
        "c": {"play": [{"card": "Royal Guard - Octopus Soldier", "as": "other"}]},
    }
    story = Story("lorcana", players, edition=edition).do("a", "play", card="A Whole New World", how="ink")
    story.expect(**{"over": False, "b.deck": 0, "guard.has": ["Challenger"], "other.has": ["Challenger"], "bag": 0})


@rule("lorcana", "play.sing", "keyword.shift.cost", "cost.pay")
def test_the_very_first_card_of_a_game_can_sing_and_be_shifted_onto_like_any_other() -> None:
    hand = [
        {"card": "Stitch - New Dog", "as": "dog"},
        {"card": "Stitch - Rock Star", "as": "star"},
        {"card": "Reflection", "as": "song"},
    ]
    story = Story("lorcana", {"a": {"deck": 0, "hand": hand, "ink": 1}, "b": {}})
    assert story.card("dog") == 0
    story.do("a", "play", card="dog", how="ink")
    refusal = story.why_not("a", "play", "star", "dog", "shift")
    assert refusal is not None
    assert refusal.message == "too-little-ink"


@rule("lorcana", "zones.discard-public")
def test_the_card_discarded_last_lies_on_top_of_the_discard_pile() -> None:
    hand = [{"card": name, "as": name.lower()} for name in ("Gain", "Lose", "Drawing")]
    story = table(list(DEEDS.values()), {"hand": hand, "discard": ["Break", "Smash"]})
    for name in ("gain", "lose", "drawing"):
        story.do("a", "play", card=name, how="ink")
        assert story.game.piles[4][0] == story.card(name)
    assert [face["name"] for face in story.seat("a", "b")["discard"]] == ["Drawing", "Lose", "Gain", "Break", "Smash"]


def test_a_card_put_on_top_of_a_deck_is_its_first_card() -> None:
    deck = [{"card": "Break", "as": "first"}, {"card": "Smash", "as": "second"}, 5]
    mine = {"ink": 1, "deck": deck, "play": [{"card": "The Sorcerer's Hat", "as": "hat"}]}
    story = table([], mine).do("a", "use", card="hat").do("a", "choose", name="Stitch")
    story.expect(**{"a.deck.top": "Break", "first.zone": "deck"})


@rule("lorcana", "keyword.shift.stack-leaves-together", "cards.stack")
@pytest.mark.parametrize(("deed", "zone"), [("banish(it_all)", "discard"), ("into_inkwell(it_all)", "inkwell")])
def test_the_very_first_card_of_a_game_leaves_with_the_stack_it_is_in(deed: str, zone: str) -> None:
    away = action("Away", f"does({deed.replace('it_all', 'chosen(character(yours))')})")
    hand = [
        {"card": "Stitch - New Dog", "as": "dog"},
        {"card": "Stitch - Rock Star", "as": "star"},
        {"card": "Away", "as": "away"},
    ]
    story = table([away], {"deck": 0, "ink": 5, "hand": hand})
    assert story.card("dog") == 0
    story.do("a", "play", card="dog", how="ink").do("a", "play", card="star", how="shift", onto="dog")
    story.do("a", "play", card="away", how="ink").expect(star__zone=zone, dog__zone=zone)


@rule("lorcana", "challenge.in-a-challenge", "keyword.shift.state")
def test_a_character_shifted_outside_of_a_challenge_is_in_none() -> None:
    martyr = custom("Stitch - Test", "shift(0)", "when(banished(this, in_challenge), gain_lore(5))", cost=5)
    mine = {"hand": ["Stitch - Test", "Banish"], "play": [{"card": "Stitch - New Dog", "as": "dog", "damage": 1}]}
    story = table([martyr, *DEEDS.values()], mine).do("a", "play", card="Stitch - Test", how="shift", onto="dog")
    story.do("a", "play", card="Banish", how="ink").expect(a__lore=0, a__play=0)


@rule("lorcana", "turn.what-drawing-is")
def test_each_card_drawn_is_told_as_one_and_what_was_drawn_this_way_is_counted() -> None:
    watcher = {"fullName": "Watcher", "type": "Item", "cost": 1, "notation": ["when(draws, gain_lore(that_much))"]}
    study = action("Study", "does(seq(draw(2), gain_lore(this_way, opponents)))")
    story = table([watcher, study], {"hand": ["Study"], "play": ["Watcher"]}).do("a", "play", card="Study", how="ink")
    story.game.choose_number(0)  # the order of the two triggers does not matter
    story.expect(a__hand=2, a__lore=2, b__lore=2)
