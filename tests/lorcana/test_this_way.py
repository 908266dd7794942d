"""What "it", "this way" and "others" mean where more was done since, and who went first: played by each edition."""

from __future__ import annotations

from support import Story, rule
from told_cards import GUARD, card, every_edition


@every_edition
@rule("lorcana", "keyword.shift.stack-leaves-together")
def test_what_was_under_a_card_that_left_is_remembered(edition: str) -> None:
    line = "Return chosen character to their player's hand. If that character had a card under them, draw 2 cards."
    plan = card("Plan", line, type="action")
    for under, drawn in (([], 0), (["Guard"], 2)):
        mine = {"hand": ["Plan"], "play": [{"card": "Guard", "as": "guard", "under": under}], "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[plan, GUARD], edition=edition)
        story.do("a", "play", card="Plan").expect(guard__zone="hand", a__deck=9 - drawn)


@every_edition
@rule("lorcana", "resolve.reveal")
def test_the_revealed_card_goes_to_the_bottom_and_not_who_was_dealt_damage(edition: str) -> None:
    line = "Reveal the top card of your deck. Deal damage equal to its cost to chosen character."
    plan = card("Plan", f"{line} Put it on the bottom of your deck.", type="action")
    giant = card("Giant", cost=3)
    mine = {"hand": ["Plan"], "deck": [{"card": "Giant", "as": "giant"}, {"card": "Plan", "as": "next"}]}
    theirs = {"play": [{"card": "Guard", "as": "guard"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, giant, GUARD], edition=edition)
    story.do("a", "play", card="Plan").expect(guard__zone="play", guard__damage=3, a__deck=2, giant__zone="deck")


@every_edition
@rule("lorcana", "golden.choose-on-resolving")
def test_what_was_discarded_is_counted_after_another_card_was_chosen(edition: str) -> None:
    line = "Deal 1 damage to chosen character for each character card discarded this way."
    plan = card("Plan", f"Choose and discard up to 3 cards. {line}", type="action")
    mine = {"hand": ["Plan", {"card": "Guard", "as": "one"}, {"card": "Guard", "as": "two"}], "deck": 9}
    theirs = {"play": [{"card": "Guard", "as": "foe"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[plan, GUARD], edition=edition)
    story.do("a", "play", card="Plan").do("a", "choose", card="one").do("a", "choose", card="two")
    story.expect(foe__damage=2, a__discard=3)


@every_edition
@rule("lorcana", "static.continuous")
def test_each_for_itself_is_damaged_only_while_being_challenged(edition: str) -> None:
    line = "Your other characters can't be dealt damage unless they're being challenged."
    keeper = card("Keeper", line)
    bolt = card("Bolt", "Deal 1 damage to each opposing character.", type="action")
    play = [{"card": "Keeper", "as": "keeper"}, {"card": "Guard", "as": "guard", "exerted": True}]
    mine = {"hand": ["Bolt"], "play": [{"card": "Guard", "as": "foe"}], "deck": 9}
    story = Story("lorcana", {"a": mine, "b": {"play": play, "deck": 9}}, cards=[keeper, bolt, GUARD], edition=edition)
    story.do("a", "play", card="Bolt").expect(keeper__damage=1, guard__damage=0)
    story.do("a", "challenge", card="foe", target="guard").expect(guard__damage=2)


@every_edition
@rule("lorcana", "setup.starting-player")
def test_who_did_not_go_first_pays_less_on_their_first_turn_only(edition: str) -> None:
    line = "If this is your first turn and you're not the first player, you pay 1 {I} less to play this character."
    late = card("Late", line, cost=2)
    for turn, pays in ((1, False), (2, True), (3, False)):
        mine = {"hand": ["Late", {"card": "Guard", "as": "spare"}], "ink": 0, "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {"deck": 9}}, cards=[late, GUARD], edition=edition)
        story.game.turn = turn  # of two players, the second has the second
        assert story.do("a", "ink", card="spare").may("a", "play", card="Late") == pays
