"""What words do that later sets may need: told in sentences of our own, and played by each edition."""

from __future__ import annotations

import pytest

from mulligan.lorcana.grammar.texts import TextRefused, compile_text
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def card(name: str, *lines: str, type: str = "character", cost: int = 0, **more: object) -> dict[str, object]:
    """A card of our own that says this."""
    numbers = {"strength": 2, "willpower": 5, "lore": 1} if type == "character" else {}
    kind = "" if type == "action" else type
    said = [one for line in lines for one in compile_text(line, action=type == "action", type=kind)]
    return {"name": name, "type": type, "cost": cost, "notation": said, **numbers, **more}


GUARD = card("Guard")


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
