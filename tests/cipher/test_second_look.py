"""A second look at what judges found: scenarios by somebody who did not write the code."""

from __future__ import annotations

from cipher.tables import own, table
from support import rule


@rule("cipher", "golden.already-so")
def test_a_unit_that_is_tapped_pays_no_cost_and_is_not_tapped_by_an_effect() -> None:
    payer = own("Payer", "use(tapping(chosen(ally(other))), draw(1))")
    tapper = own("Tapper", "use(if_you_do(tap(chosen(enemy)), draw(1)))")
    mine = {"front": [{"card": "T-Payer", "as": "payer"}, {"card": "T-Tapper", "as": "tapper"}]}
    theirs = {"front": [{"card": "B01-008", "as": "cain", "tapped": True}]}
    story = table(mine, theirs, cards=[payer, tapper])
    story.do("a", "use", card="payer", ability=1)  # two others could be tapped: one must be chosen
    story.do("a", "choose", card="marth").expect(marth__tapped=True, a__hand=1)
    story.do("a", "use", card="payer", ability=1).expect(tapper__tapped=True, a__hand=2)
    assert not story.may("a", "use", card="payer", ability=1)


@rule("cipher", "zones.new-card")
def test_what_lasts_to_the_end_of_the_game_ends_with_the_card_it_was_given_to() -> None:
    grower = own("Grower", "use(give(this, attack(30), duration=for_good), once)", "use(to_hand(this))")
    bonds = [{"card": "B01-008", "n": 5}]
    mine = {"front": [{"card": "T-Grower", "as": "grower"}], "bonds": bonds, "deck": 20}
    story = table(mine, cards=[grower]).do("a", "use", card="grower", ability=1).expect(grower__attack=70)
    story.do("a", "use", card="grower", ability=2).expect(grower__zone="hand").do("a", "done")
    story.until(phase="deployment", active="a")
    story.game.choose(next(one for one in story.game.decision.options if one.card == story.card("grower")))
    story.expect(grower__attack=40)


@rule("cipher", "loops.loop", "loops.round")
def test_what_leaves_something_behind_each_round_is_done_as_often_as_its_player_says_and_not_again() -> None:
    spinner = own("Spinner", "use(give(this, attack(10), duration=this_turn))")
    story = table({"front": [{"card": "T-Spinner", "as": "spinner"}]}, cards=[spinner])
    rounds = 0
    while not story.may("a", "repeat"):
        story.do("a", "use", card="spinner", ability=1)
        rounds += 1
    story.do("a", "repeat").do("a", "choose", number=7).expect(spinner__attack=40 + 10 * (rounds + 7))
    assert not story.may("a", "use", card="spinner", ability=1)
