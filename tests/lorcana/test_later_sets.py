"""What words do that later sets may need: told in sentences of our own, and played by each edition."""

from __future__ import annotations

import pytest

from mulligan.lorcana.grammar.texts import TextRefused, compile_text
from support import Story, rule
from told_cards import GUARD, card, every_edition


@every_edition
@rule("lorcana", "replacement.enters")
def test_others_enter_play_with_damage_and_this_card_does_not(edition: str) -> None:
    thorns = card("Thorns", "Opposing characters enter play with 2 damage.")
    mine = {"play": ["Thorns"], "hand": [{"card": "Guard", "as": "own"}], "deck": 9}
    theirs = {"hand": [{"card": "Guard", "as": "guard"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[thorns, GUARD], edition=edition)
    story.do("a", "play", card="own").expect(own__damage=0).do("a", "end")
    story.do("b", "play", card="guard").expect(guard__damage=2)


@every_edition
@rule("lorcana", "use.resolve")
def test_using_an_ability_of_an_item_is_waited_for(edition: str) -> None:
    watcher = card("Watcher", "Whenever you use an item's ability, gain 1 lore.", "{E} — Draw a card.")
    lamp = card("Lamp", "{E} — Draw a card.", type="item")
    mine = {"play": ["Watcher", "Lamp"], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[watcher, lamp], edition=edition)
    story.do("a", "use", card="Watcher").expect(a__lore=0, a__hand=1)
    story.do("a", "use", card="Lamp").expect(a__lore=1, a__hand=2)


@every_edition
@rule("lorcana", "resolve.clauses")
def test_a_character_that_quests_twice_is_one_character_that_quested(edition: str) -> None:
    line = "{E} — Gain 3 lore for each other character that quested this turn."
    herald = card("Herald", line)
    waker = card("Waker", "{E} — Ready chosen character.", type="item")
    play = [{"card": "Herald", "as": "herald"}, {"card": "Guard", "as": "guard"}, "Waker"]
    story = Story(
        "lorcana", {"a": {"play": play, "deck": 9}, "b": {"deck": 9}}, cards=[herald, GUARD, waker], edition=edition
    )
    story.do("a", "quest", card="guard").do("a", "use", card="Waker").do("a", "choose", card="guard")
    story.do("a", "quest", card="guard").expect(a__lore=2)
    story.do("a", "use", card="herald").expect(a__lore=5)


@every_edition
@rule("lorcana", "golden.choose-on-resolving")
def test_one_of_several_keywords_is_gained(edition: str) -> None:
    plan = card("Plan", "Chosen character of yours gains Evasive or Ward this turn.", type="action")
    mine = {"hand": ["Plan"], "play": [{"card": "Guard", "as": "guard"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[plan, GUARD], edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", option=2).expect(guard__has=["Ward"], guard__lacks=["Evasive"])


@every_edition
@rule("lorcana", "resolve.clauses")
def test_who_may_pay_has_what_is_paid_for(edition: str) -> None:
    host = card(
        "Host", "At the start of each opponent's turn, that player may choose and discard a card to draw 2 cards."
    )
    theirs = {"hand": ["Guard"], "deck": 9}
    story = Story("lorcana", {"a": {"play": ["Host"], "deck": 9}, "b": theirs}, cards=[host, GUARD], edition=edition)
    story.do("a", "end").do("b", "yes").expect(a__hand=0, b__discard=1, b__hand=3)


def test_what_lasts_says_how_long() -> None:
    with pytest.raises(TextRefused):
        compile_text("The first time this character is challenged each turn, she takes no damage.", type="character")


@every_edition
@rule("lorcana", "static.continuous")
def test_what_is_forbidden_unless_they_are_somewhere_is_asked_when_it_would_happen(edition: str) -> None:
    barred = "They can't ready at the start of their next turn unless they're at a location."
    plan = card("Plan", f"Exert chosen opposing character. {barred}", type="action")
    inn = {"name": "Inn", "type": "location", "cost": 1, "willpower": 5, "moveCost": 0, "notation": []}
    fire = card("Fire", "Banish chosen location.", type="action")
    for burns in (False, True):
        theirs = {"play": [{"card": "Inn", "as": "inn"}, {"card": "Guard", "as": "guard", "at": "inn"}], "deck": 9}
        mine = {"hand": ["Plan", "Fire"], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, GUARD, inn, fire], edition=edition)
        story.do("a", "play", card="Plan").expect(guard__exerted=True)
        if burns:
            story.do("a", "play", card="Fire")
        story.do("a", "end").expect(guard__exerted=burns)


@every_edition
@rule("lorcana", "resolve.reveal")
def test_the_revealed_card_is_meant_after_another_was_chosen(edition: str) -> None:
    shot = "Reveal the top card of your deck. Deal damage equal to its cost to chosen character."
    plan = card("Plan", f"{shot} Put the revealed card into your hand.", type="action")
    dear = card("Dear", cost=3)
    mine = {"hand": ["Plan"], "deck": [{"card": "Dear", "as": "dear"}, "Guard"]}
    theirs = {"play": [{"card": "Guard", "as": "foe"}, {"card": "Guard", "as": "other"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, dear, GUARD], edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", card="foe")
    story.expect(foe__damage=3, other__damage=0, dear__zone="hand", a__deck=1)


@rule("lorcana", "resolve.reveal")
def test_where_nothing_is_revealed_nothing_revealed_before_is_meant() -> None:
    shot = "Reveal the top card of your deck. Deal damage equal to its cost to chosen character."
    plan = card("Plan", f"{shot} Put the revealed card into your hand.", type="action")
    mine = {"hand": ["Plan", {"card": "Plan", "as": "second"}], "deck": [{"card": "Dear", "as": "dear"}]}
    theirs = {"play": [{"card": "Guard", "as": "foe"}, {"card": "Guard", "as": "other"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, card("Dear", cost=3), GUARD])
    story.do("a", "play", card="Plan").do("a", "choose", card="foe").expect(foe__damage=3, a__deck=0)
    story.do("a", "play", card="second").do("a", "choose", card="other").expect(other__damage=0)


@every_edition
@rule("lorcana", "golden.choose-on-resolving")
def test_a_character_that_was_chosen_gains_whichever_keyword_is_picked(edition: str) -> None:
    line = "Whenever this character quests, choose one of your characters. They gain Rush, Evasive, or Ward this turn."
    play = [{"card": "Chief", "as": "chief"}, {"card": "Guard", "as": "guard"}]
    mine = {"play": play, "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[card("Chief", line), GUARD], edition=edition)
    story.do("a", "quest", card="chief").do("a", "choose", option=2).do("a", "choose", card="guard")
    story.expect(guard__has=["Evasive"], chief__lacks=["Evasive"])


@every_edition
@rule("lorcana", "play.sing")
def test_a_song_that_is_sung_again_counts_who_sang_it_this_time(edition: str) -> None:
    line = "Gain 1 lore for each character that sang this song."
    tune = card("Tune", line, type="action", cost=1, subtypes=["Song"])
    echo = card("Echo", "{E} — Return a card from your discard to your hand.", type="item")
    singer = card("Singer", cost=1)
    play = ["Echo", {"card": "Singer", "as": "first"}, {"card": "Singer", "as": "second"}]
    mine = {"play": play, "hand": [{"card": "Tune", "as": "tune"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[tune, echo, singer], edition=edition)
    story.do("a", "play", card="tune", how="sing", **{"with": "first"}).expect(a__lore=1)
    story.do("a", "use", card="Echo")
    story.do("a", "play", card="tune", how="sing", **{"with": "second"}).expect(a__lore=2)


@every_edition
@rule("lorcana", "zones.new-card-in-private-zone")
def test_what_a_card_did_before_it_was_a_new_card_it_has_not_done(edition: str) -> None:
    hero = card("Hero", "At the end of your turn, if this character didn't quest this turn, gain 5 lore.")
    gate = card("Gate", "{E} — Return chosen character to their player's hand.", type="item")
    for returns, lore in ((False, 1), (True, 6)):
        mine = {"play": [{"card": "Hero", "as": "hero"}, "Gate"], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[hero, gate], edition=edition)
        story.do("a", "quest", card="hero")
        if returns:
            story.do("a", "use", card="Gate").do("a", "play", card="hero")
        story.do("a", "end").expect(a__lore=lore)


@every_edition
@rule("lorcana", "triggers.if-checked-twice")
def test_a_banished_card_knows_what_it_did(edition: str) -> None:
    hero = card("Hero", "When this character is banished, if she quested this turn, gain 3 lore.")
    axe = card("Axe", "{E} — Banish chosen character.", type="item")
    for quests, lore in ((False, 0), (True, 4)):
        mine = {"play": [{"card": "Hero", "as": "hero"}, "Axe"], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[hero, axe], edition=edition)
        if quests:
            story.do("a", "quest", card="hero")
        story.do("a", "use", card="Axe").expect(a__lore=lore)


@every_edition
@rule("lorcana", "move.declare")
def test_who_is_at_a_location_does_not_move_there(edition: str) -> None:
    scout = card("Scout", "{E}, Move this character to a location for free — Gain 1 lore.")
    usher = card("Usher", "Whenever one of your characters moves to a location, gain 3 lore.")
    tide = card("Tide", "Move any number of your characters to chosen location of yours for free.", type="action")
    inn = {"name": "Inn", "type": "location", "cost": 1, "willpower": 5, "moveCost": 0, "notation": []}
    play = [{"card": "Inn", "as": "inn"}, {"card": "Scout", "as": "scout", "at": "inn"}, "Usher"]
    mine = {"play": play, "hand": ["Tide"], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[scout, usher, tide, inn], edition=edition)
    assert not story.may("a", "use", card="scout")
    story.do("a", "play", card="Tide").do("a", "choose", card="scout").do("a", "done").expect(a__lore=0)


@every_edition
@rule("lorcana", "players.you-is-the-card-player")
def test_who_is_exempt_is_said_by_the_player_of_the_effect(edition: str) -> None:
    plan = card("Plan", type="action")
    plan["notation"] = [
        "does(give(chosen(character(opposing)), unless_so(cannot_quest, card(yours)), their_next_turn))"
    ]
    theirs = {"play": [{"card": "Guard", "as": "guard"}], "deck": 9}
    story = Story("lorcana", {"a": {"hand": ["Plan"], "deck": 9}, "b": theirs}, cards=[plan, GUARD], edition=edition)
    story.do("a", "play", card="Plan").do("a", "end")
    assert not story.may("b", "quest", card="guard")
