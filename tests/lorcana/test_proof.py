"""Entries that a broken engine could break unnoticed: each is shown here from several sides."""

from __future__ import annotations

import pytest

from mulligan.lorcana.procedures import Setup
from mulligan.lorcana.setup import begin_without_lore
from mulligan.lorcana.terms import DISCARD
from support import Story, rule

EDITIONS = pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])
STITCH = "Stitch - New Dog"
OLAF = "Olaf - Friendly Snowman"


def card(name: str, *abilities: str, type: str = "action", **more: object) -> dict[str, object]:
    """A card of our own, with its abilities in notation."""
    return {"name": name, "type": type, "cost": 1, "color": "Amber", "notation": [*abilities], **more}


def character(name: str, *abilities: str, **more: object) -> dict[str, object]:
    """A character of our own."""
    return card(name, *abilities, type="character", **{"strength": 1, "willpower": 3, "lore": 1, **more})


def table(edition: str, mine: dict | None = None, theirs: dict | None = None, *cards: dict[str, object]) -> Story:
    return Story("lorcana", {"a": mine or {}, "b": theirs or {}}, edition=edition, cards=list(cards))


# -- Players -----------------------------------------------------------------------------------------------------------

GIFT = card("Gift", 'does(give(chosen(character(opposing)), ability("GIFT", when(quests(this), draw(1, you)))))')
LOAN = card("Loan", 'does(give(chosen(character(opposing)), ability("LOAN", use(exert_this, banish(item(yours))))))')


@rule("lorcana", "players.you-is-the-card-player")
@EDITIONS
def test_you_in_a_triggered_ability_that_an_opponent_gave_is_the_player_of_the_character(edition: str) -> None:
    mine = {"ink": 1, "hand": [{"card": "Gift", "as": "gift"}]}
    story = table(edition, mine, {"hand": 0, "play": [{"card": STITCH, "as": "dog"}]}, GIFT)
    story.do("a", "play", card="gift").do("a", "end").expect(b__hand=1)
    story.do("b", "quest", card="dog").expect(a__hand=0, b__hand=2)


@rule("lorcana", "players.you-is-the-card-player")
@EDITIONS
def test_yours_in_an_activated_ability_that_an_opponent_gave_is_of_the_player_of_the_character(edition: str) -> None:
    mine = {"ink": 1, "hand": [{"card": "Loan", "as": "loan"}], "play": [{"card": "Lantern", "as": "here"}]}
    theirs = {"play": [{"card": STITCH, "as": "dog"}, {"card": "Lantern", "as": "there"}]}
    story = table(edition, mine, theirs, LOAN)
    story.do("a", "play", card="loan").do("a", "end").do("b", "use", card="dog")
    story.expect(here__zone="play", there__zone="discard")


@rule("lorcana", "players.owner-decides")
@EDITIONS
def test_whoever_played_a_card_chooses_for_it_unless_it_says_who_else_does(edition: str) -> None:
    own = card("Own", "does(banish(chosen(character)))")
    other = card("Other", "does(each(opponents, banish(chosen(character(theirs), by=they))))")
    mine = {"ink": 2, "hand": [{"card": "Own", "as": "own"}, {"card": "Other", "as": "other"}]}
    dogs = [{"card": STITCH, "as": name} for name in ("one", "two", "three")]
    story = table(edition, mine, {"play": dogs}, own, other)
    story.do("a", "play", card="own").expect(decision__by="a")
    assert not story.may("b", "choose", card="one")
    story.do("a", "choose", card="two").expect(one__zone="play", two__zone="discard")
    story.do("a", "play", card="other").expect(decision__by="b")
    assert not story.may("a", "choose", card="one")
    story.do("b", "choose", card="three").expect(one__zone="play", three__zone="discard")


# -- Setting up --------------------------------------------------------------------------------------------------------


@rule("lorcana", "setup.zero-lore")
@EDITIONS
def test_lore_left_from_before_is_gone_when_the_game_begins(edition: str) -> None:
    story = table(edition, {"lore": 7}, {"lore": 3})
    begin_without_lore(story.game, Setup())
    story.expect(a__lore=0, b__lore=0)


# -- Damage, Ward and Singer -------------------------------------------------------------------------------------------


@rule("lorcana", "cards.undamaged")
@EDITIONS
@pytest.mark.parametrize(("damage", "draws"), [(0, 1), (1, 0), (3, 0)])
def test_a_card_without_damage_and_no_other_is_undamaged(edition: str, damage: int, draws: int) -> None:
    beast = {"card": "Beast - Tragic Hero", "as": "beast", "damage": damage}
    story = table(edition, {}, {"play": [beast], "hand": 0})
    story.do("a", "end").expect(b__hand=1 + draws, beast__strength=3 if draws else 7)


@rule("lorcana", "keyword.ward.unchosen-effects", "keyword.ward.not-chosen-by-effects")
@EDITIONS
def test_ward_is_of_no_use_against_what_reaches_every_character(edition: str) -> None:
    warded = character("Warded", "ward")
    one = card("Bolt", "does(deal(1, chosen(character(opposing))))")
    each = card("Storm", "does(deal(1, character(opposing)))")
    mine = {"ink": 2, "hand": [{"card": "Bolt", "as": "bolt"}, {"card": "Storm", "as": "storm"}]}
    theirs = {"play": [{"card": "Warded", "as": "warded"}, {"card": OLAF, "as": "olaf"}]}
    story = table(edition, mine, theirs, warded, one, each)
    story.do("a", "play", card="bolt").expect(olaf__damage=1, warded__damage=0)  # the only one to choose
    story.do("a", "play", card="storm").expect(olaf__damage=2, warded__damage=1)


@rule("lorcana", "keyword.singer.only-when-singing")
@pytest.mark.parametrize("edition", ["2025-03-14", "2025-07-04"])
@pytest.mark.parametrize(("cost", "sung"), [(4, True), (5, False)])
def test_a_singer_counts_as_a_higher_cost_for_a_song_and_for_nothing_else(edition: str, cost: int, sung: bool) -> None:
    singer = character("Voice", "singer(4)", cost=2)
    song = card("Tune", "does(draw(1))", cost=cost, subtypes=["Song"])
    push = card("Push", "does(return_to_hand(chosen(character(with_cost(at_most(2))))))")
    hand = [{"card": "Tune", "as": "tune"}, {"card": "Push", "as": "push"}]
    story = table(edition, {"ink": 1, "hand": hand, "play": [{"card": "Voice", "as": "voice"}]}, {}, singer, song, push)
    story.expect(voice__cost=2)
    assert story.may("a", "play", card="tune", how="sing") == sung
    story.do("a", "play", card="push", how="ink").expect(voice__zone="hand")


# -- Zones -------------------------------------------------------------------------------------------------------------


@rule("lorcana", "zones.separate", "zones.in-play")
@EDITIONS
def test_a_card_is_in_one_zone_at_a_time_and_only_in_play_is_it_in_play(edition: str) -> None:
    lord = character("Lord", "always(give(character(other, yours), strength(1)))")
    end = card("End", "does(banish(chosen(character)))")
    hand = [{"card": "Lord", "as": "lord"}, {"card": "End", "as": "end"}]
    story = table(edition, {"ink": 2, "hand": hand, "play": [{"card": STITCH, "as": "dog"}]}, {}, lord, end)

    def where() -> list[int]:
        return [place for place, pile in enumerate(story.game.piles) if story.card("lord") in pile]

    before = where()
    story.expect(lord__zone="hand", dog__strength=2, a__play=1, a__hand=2)
    story.do("a", "play", card="lord")
    between = where()
    story.expect(lord__zone="play", dog__strength=3, a__play=2, a__hand=1)
    story.do("a", "play", card="end").do("a", "choose", card="lord")
    story.expect(lord__zone="discard", dog__strength=2, a__play=1, a__discard=2)
    assert len({*before, *between, *where()}) == 3
    assert [len(before), len(between), len(where())] == [1, 1, 1]


@rule("lorcana", "zones.play-public", "zones.public")
@EDITIONS
def test_everybody_knows_a_card_once_it_has_been_played(edition: str) -> None:
    story = table(edition, {"ink": 1, "hand": [{"card": STITCH, "as": "dog"}]})
    assert not story.knows("b", "dog")
    story.do("a", "play", card="dog")
    assert story.knows("b", "dog")
    assert [one["name"] for one in story.seat("a", "b")["play"]] == [STITCH]


@rule("lorcana", "zones.discard-public", "zones.public")
@EDITIONS
def test_everybody_knows_a_card_once_it_has_been_discarded(edition: str) -> None:
    drop = card("Drop", "does(discard(chosen(card(yours, in_hand))))")
    hand = [{"card": "Drop", "as": "drop"}, {"card": STITCH, "as": "dog"}, {"card": OLAF, "as": "olaf"}]
    story = table(edition, {"ink": 1, "hand": hand}, {}, drop)
    assert not story.knows("b", "dog")
    story.do("a", "play", card="drop").do("a", "choose", card="dog").expect(dog__zone="discard", olaf__zone="hand")
    assert (story.knows("b", "dog"), story.knows("b", "olaf")) == (True, False)
    assert [one["name"] for one in story.seat("a", "b")["discard"]] == ["Drop", STITCH]


@rule("lorcana", "zones.deck-private", "zones.private")
@EDITIONS
def test_who_puts_a_card_of_their_hand_on_their_deck_alone_knows_it_there(edition: str) -> None:
    tuck = card("Tuck", "does(to_bottom(chosen(card(yours, in_hand))))")
    hand = [{"card": "Tuck", "as": "tuck"}, {"card": STITCH, "as": "dog"}, {"card": OLAF, "as": "olaf"}]
    story = table(edition, {"ink": 1, "hand": hand, "deck": 2}, {}, tuck)
    story.do("a", "play", card="tuck").do("a", "choose", card="dog").expect(dog__zone="deck", a__deck=3)
    assert [face["name"] for _, face in story.seat("a", "a")["deck_known"]] == [STITCH]
    for viewer in ("b", ""):
        assert (story.seat("a", viewer)["deck"], story.seat("a", viewer)["deck_known"]) == (3, [])


@rule("lorcana", "zones.ink-count-open")
@EDITIONS
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_everybody_counts_ink_that_is_added_and_ink_that_is_used(edition: str, viewer: str) -> None:
    hand = [{"card": STITCH, "as": "dog"}, {"card": OLAF, "as": "olaf"}]
    story = table(edition, {"ink": {"ready": 1, "exerted": 1}, "hand": hand})
    story.do("a", "ink", card="olaf")
    assert story.seat("a", viewer)["ink"] == {"ready": 2, "exerted": 1}
    story.do("a", "play", card="dog")
    assert story.seat("a", viewer)["ink"] == {"ready": 1, "exerted": 2}


@rule("lorcana", "zones.discard-order")
@EDITIONS
@pytest.mark.parametrize("order", ["one two", "two one", "three one"])
def test_cards_discarded_at_once_lie_in_the_order_their_player_says(edition: str, order: str) -> None:
    drop = card("Drop", "does(each(opponents, discard(chosen(card(theirs, in_hand), 2, by=they))))")
    theirs = [{"card": name, "as": alias} for name, alias in ((STITCH, "one"), (OLAF, "two"), ("Lantern", "three"))]
    story = table(edition, {"ink": 1, "hand": [{"card": "Drop", "as": "drop"}]}, {"hand": theirs}, drop)
    story.do("a", "play", card="drop")
    for name in order.split():
        story.do("b", "choose", card=name)
    assert story.game.pile(1, DISCARD) == [story.card(name) for name in reversed(order.split())]  # the last on top


# -- The bag -----------------------------------------------------------------------------------------------------------


@rule("lorcana", "bag.triggers-only")
@EDITIONS
def test_of_an_action_an_activated_and_a_triggered_ability_only_the_last_is_added_to_the_bag(edition: str) -> None:
    eager = character("Eager", "when(played(this), may(deal(1, chosen(character))))", "use(exert_this, may(draw(1)))")
    calm = card("Calm", "does(may(draw(1)))")
    story = table(
        edition,
        {
            "ink": 3,
            "hand": [{"card": name, "as": name.lower()} for name in ("Calm", "Eager")],
            "play": [{"card": "Eager", "as": "old"}],
        },
        {},
        eager,
        calm,
    )

    def in_bag() -> list[int]:
        return [one.source for one in story.game.waiting]

    story.do("a", "play", card="calm")
    assert (story.game.decision.about, in_bag()) == (story.card("calm"), [])
    story.do("a", "no").do("a", "use", card="old")
    assert (story.game.decision.about, in_bag()) == (story.card("old"), [])
    story.do("a", "no").do("a", "play", card="eager")
    assert [line[2] for line in story.log("triggers", "resolves")] == ["eager", "eager"]  # alone in the bag, so picked
    story.do("a", "yes").expect(decision__by="a").do("a", "choose", card="old").expect(old__damage=1)


@rule("lorcana", "check.triggers-afterwards")
@EDITIONS
def test_what_a_check_triggers_waits_in_the_bag_together_once_everything_has_fallen(edition: str) -> None:
    martyr = character("Martyr", "when(banished(this), gain_lore(1))")
    witness = character("Witness", "when(banished(character(other, yours)), may(draw(1)))")
    storm = card("Storm", "does(deal(3, character))")
    names = [("Martyr", "one"), ("Martyr", "two"), ("Witness", "eye")]
    play = [{"card": name, "as": alias} for name, alias in names]
    story = table(
        edition, {"ink": 1, "hand": [{"card": "Storm", "as": "storm"}]}, {"play": play}, martyr, witness, storm
    )
    story.do("a", "play", card="storm")
    told = [line[0] for line in story.log("is-banished", "triggers", "resolves")]
    before = told[: told.index("resolves")] if "resolves" in told else told
    assert before.count("is-banished") == 3
    assert before.count("triggers") == 4  # each of its own fall, and the third of the two others'
    assert len(story.game.waiting) + told.count("resolves") == 4


# -- Found by mutants --------------------------------------------------------------------------------------------------


@rule("lorcana", "players.you-is-the-card-player")
@EDITIONS
@pytest.mark.parametrize(("word", "drawn"), [("gained", 2), ("lost", 1)])
def test_lore_gained_and_lore_lost_are_counted_apart_and_so_are_players(edition: str, word: str, drawn: int) -> None:
    turn = "gain_lore(2), gain_lore(5, opponents), lose_lore(1, you), lose_lore(4, opponents)"
    tally = card("Tally", f"does(seq({turn}, draw(lore_{word}(you))))")
    told = table(edition, {"ink": 1, "lore": 3, "hand": ["Tally"]}, {"lore": 6}, tally)
    told.do("a", "play", card="Tally").expect(a__lore=4, b__lore=7, a__hand=drawn)


PUP = character("Hound", version="Young")
GROWN = character("Hound", "shift(5)", "always(pay_less_to_shift(2), have(item(yours)))", version="Grown", cost=8)
STRAY = character("Hound", "shift(5)", version="Stray", cost=8)
TRAINER = character("Trainer", "always(pay_less_to_shift(1, character))", version="Own")
TRAINED = character("Hound", "shift(5)", "always(pay_less_to_shift(1, character))", version="Trained", cost=8)


@rule("lorcana", "keyword.shift.cost", "static.outside-play")
@EDITIONS
@pytest.mark.parametrize(
    ("shifted", "others", "theirs", "paid"),
    [
        ("Grown", [], [], 5),
        ("Grown", ["Lantern"], [], 3),
        ("Grown", [], ["Lantern"], 5),
        ("Stray", ["Lantern", "Hound - Grown"], [], 5),
        ("Stray", ["Trainer - Own"], [], 4),
        ("Stray", ["Trainer - Own", "Trainer - Own"], [], 3),
        ("Stray", [], ["Trainer - Own"], 5),
        ("Trained", [], [], 5),
    ],
)
def test_shift_costs_less_for_whom_it_says_and_while_it_is_so(
    edition: str, shifted: str, others: list[str], theirs: list[str], paid: int
) -> None:
    play = [{"card": "Hound - Young", "as": "pup"}, *others]
    mine = {"ink": 5, "hand": [{"card": f"Hound - {shifted}", "as": "new"}], "play": play}
    told = table(edition, mine, {"play": theirs}, PUP, GROWN, STRAY, TRAINER, TRAINED)
    told.do("a", "play", card="new", how="shift", onto="pup").expect(new__zone="play", a__ink__exerted=paid)


@rule("lorcana", "static.ends-with-its-card", "cost.free")
@EDITIONS
def test_who_lets_characters_be_played_for_free_does_so_in_play_only(edition: str) -> None:
    host = character("Host", "always(may_play_free(character))", version="Own")
    hand = [{"card": "Host - Own", "as": "host"}, {"card": OLAF, "as": "snow"}]
    told = table(edition, {"ink": 1, "hand": hand}, {}, host)
    assert not told.may("a", "play", card="host", how="free")
    assert not told.may("a", "play", card="snow", how="free")
    told.do("a", "play", card="host").do("a", "play", card="snow", how="free").expect(snow__zone="play")


@rule("lorcana", "static.ends-with-its-card")
@EDITIONS
@pytest.mark.parametrize("where", ["play", "discard", "hand"])
def test_who_lets_characters_be_played_from_the_discard_does_so_in_play_only(edition: str, where: str) -> None:
    digger = character("Digger", "always(may_play_from_discard(character(yours, in_discard)))", version="Own")
    mine = {"ink": 5, "discard": [{"card": OLAF, "as": "snow"}]}
    mine[where] = [*mine.get(where, []), {"card": "Digger - Own", "as": "digger"}]
    told = table(edition, mine, {}, digger)
    assert told.may("a", "play", card="snow") == (where == "play")
    assert told.may("a", "play", card="digger") == (where == "hand")


@rule("lorcana", "use.free")
@EDITIONS
@pytest.mark.parametrize(("friend", "ink"), [(True, 0), (True, 2), (False, 2), (False, 1)])
def test_an_ability_used_for_free_costs_no_ink_but_all_else(edition: str, friend: bool, ink: int) -> None:
    free = 'always(use_for_free("CALL"), have(character(yours, named("Friend"))))'
    abilities = [["CALL", "use(exert_this, ink(2), draw(1))"], ["TIE", free]]
    horn = card("Horn", type="item", notation=abilities)
    there = [{"card": "Horn", "as": "horn"}, *(["Friend - Own"] if friend else [])]
    told = table(edition, {"ink": ink, "hand": 0, "play": there}, {}, horn, character("Friend", version="Own"))
    assert told.may("a", "use", card="horn") == (friend or ink >= 2)
    if friend or ink >= 2:
        told.do("a", "use", card="horn").expect(a__hand=1, a__ink__exerted=0 if friend else 2, horn__exerted=True)


@rule("lorcana", "zones.ink-by-effect")
@EDITIONS
def test_a_card_looked_at_that_becomes_exerted_ink_has_left_the_deck(edition: str) -> None:
    dig = card("Dig", "does(look(2, put(1, where=as_exerted_ink), rest(on_top)))")
    deck = [{"card": STITCH, "as": "dog"}, {"card": OLAF, "as": "snow"}, 5]
    told = table(edition, {"ink": 1, "hand": ["Dig"], "deck": deck}, {}, dig)
    told.do("a", "play", card="Dig").do("a", "choose", card="snow")
    told.expect(
        snow__zone="inkwell", snow__exerted=True, dog__zone="deck", a__deck=6, a__ink__exerted=2, a__ink__ready=0
    )
    assert told.game.deck(0)[0] == told.card("dog")


@rule("lorcana", "players.their-is-the-card-player")
@EDITIONS
def test_each_player_whose_cards_are_shuffled_into_a_deck_shuffles_their_own_once(edition: str) -> None:
    tide = card("Tide", "does(shuffle_into_deck(card(in_discard)))")
    told = table(edition, {"ink": 1, "hand": ["Tide"], "discard": 2, "deck": 5}, {"discard": 3, "deck": 5}, tide)
    told.do("a", "play", card="Tide").expect(a__deck=7, b__deck=8, b__discard=0)
    assert sorted(line[1] for line in told.log("shuffles")) == ["a", "b"]


@rule("lorcana", "golden.do-what-you-can")
@EDITIONS
@pytest.mark.parametrize(("ink", "returned"), [(6, 3), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_fewer_than_no_cards_at_random_are_none(edition: str, ink: int, returned: int) -> None:
    flood = card("Flood", "does(return_to_hand(at_random(card(yours, in_inkwell), plus(cards_in_inkwell(you), -3))))")
    told = table(edition, {"ink": ink, "hand": ["Flood"]}, {}, flood)
    told.do("a", "play", card="Flood").expect(a__hand=returned)


HEAVY = character("Heavy", "always(give(character(with_strength(at_least(3))), loses(evasive)))", version="Own")
WHEEL = character(
    "Wheel", 'always(give(character(named("Wheel"), with_strength(at_most(1))), strength(2)))', version="Own"
)


@rule("lorcana", "golden.cannot-beats-can", "static.continuous")
@EDITIONS
@pytest.mark.parametrize("others", [[], ["Wheel - Own"]])
@pytest.mark.parametrize("strength", [2, 3])
def test_who_loses_a_keyword_for_what_they_are_now_does_not_have_it(
    edition: str, strength: int, others: list[str]
) -> None:
    bird = character("Bird", "evasive", version="Own", strength=strength)
    mine = {"play": [{"card": "Bird - Own", "as": "bird"}, "Heavy - Own", *others]}
    told = table(edition, mine, {}, bird, HEAVY, WHEEL)
    told.expect(**{"bird__lacks" if strength == 3 else "bird__has": ["evasive"]})


@rule("lorcana", "check.twenty-lore-wins")
@EDITIONS
def test_the_log_tells_who_has_twenty_lore_and_wins(edition: str) -> None:
    told = table(edition, {"lore": 19, "play": [{"card": OLAF, "as": "snow"}]}, {"lore": 19})
    told.do("a", "quest", card="snow").expect(over=True, winner="a")
    assert [line[:2] for line in told.log("has-twenty-lore", "wins")] == [("has-twenty-lore", "a"), ("wins", "a")]
