"""Keyword effects and skills that only later sets bring, on test cards."""

from __future__ import annotations

from cipher.tables import own, table
from support import rule


@rule("cipher", "skills.union")
def test_a_union_skill_needs_so_many_bonds_of_the_symbol() -> None:
    friend = own("Friend", 'always(give(this, attack(30)), union("blue", 2))')
    blue = {"card": "B01-065"}
    front = [{"card": "T-Friend", "as": "friend"}]
    table({"front": front, "bonds": [blue, blue]}, cards=[friend]).expect(friend__attack=70)
    table({"front": front, "bonds": [blue, {"card": "B01-008"}]}, cards=[friend]).expect(friend__attack=40)
    table({"front": front, "bonds": [blue, {**blue, "face": "down"}]}, cards=[friend]).expect(friend__attack=40)


@rule("cipher", "skills.transformation")
def test_a_transformation_skill_needs_its_partner_in_the_same_row() -> None:
    mirage = own("Mirage", 'always(give(this, attack(30)), transformation("Partner"))')
    partner = own("Partner")
    cards = [mirage, partner]
    here = {"card": "T-Mirage", "as": "mirage"}
    table({"front": [here, {"card": "T-Partner"}]}, cards=cards).expect(mirage__attack=70)
    table({"front": [here], "back": [{"card": "T-Partner"}]}, cards=cards).expect(mirage__attack=40)


@rule("cipher", "keyword.indestructible", "golden.cannot-beats-can")
def test_what_cannot_be_destroyed_is_not() -> None:
    rock = own("Rock", "always(give(this, cannot_be_destroyed))", attack=10)
    killer = own("Killer", "use(destroy(chosen(enemy(non(main)))))")
    front = [{"card": "T-Killer", "as": "killer"}]
    story = table({"front": front}, {"front": [{"card": "T-Rock", "as": "rock"}]}, cards=[rock, killer])
    story.do("a", "use", card="killer", ability=1).expect(rock__zone="front")
    story.do("a", "attack", card="marth", target="rock").expect(rock__zone="front")


@rule("cipher", "keyword.grow", "keyword.grow-is-no-level-up", "keyword.grow-class-changed")
def test_growing_puts_a_card_below_and_is_no_level_up() -> None:
    watcher = own("Watcher", "when(levels_up(ally), draw)")
    veteran = own("Veteran", "always(give(this, attack(30)), class_change)", cc_cost=2, cost=3)
    healer = own("Healer", 'use(grow(chosen(retreat(named("Veteran"))), ally(named("Veteran"))))')
    front = [{"card": f"T-{name}", "as": name.lower()} for name in ("Watcher", "Veteran", "Healer")]
    mine = {"front": front, "retreat": [{"card": "T-Veteran", "as": "below"}]}
    story = table(mine, cards=[watcher, veteran, healer]).expect(veteran__attack=40)
    story.do("a", "use", card="healer", ability=1)
    story.expect(veteran__attack=70, below__zone="front", a__front=4, a__retreat=0, a__hand=0, a__deck=20)


@rule("cipher", "keyword.destroy-orb", "keyword.destroyed-orb-to-hand")
def test_a_destroyed_orb_goes_to_its_players_hand_unseen() -> None:
    breaker = own("Breaker", "use(destroy_orb)")
    theirs = {"orbs": [{"card": "B01-060", "as": "orb"}]}
    story = table({"front": [{"card": "T-Breaker", "as": "breaker"}]}, theirs, cards=[breaker])
    story.do("a", "use", card="breaker", ability=1).expect(orb__zone="hand", b__orbs=0, b__hand=1)
    assert story.knows("b", "orb")
    assert not story.knows("a", "orb")
    story.do("a", "use", card="breaker", ability=1).expect(b__hand=1, over=False)


@rule("cipher", "replacement.instead")
def test_of_two_things_instead_of_a_retreat_the_controller_picks_one() -> None:
    stubborn = own(
        "Stubborn",
        "always(give(this, destroyed_instead(to_bonds(it))))",
        "always(give(this, destroyed_instead(to_hand(it))))",
        attack=10,
    )
    story = table({}, {"front": [{"card": "T-Stubborn", "as": "it"}]}, cards=[stubborn])
    story.do("a", "attack", card="marth", target="it").expect(decision__by="b")
    story.do("b", "choose", number=1).expect(it__zone="hand", b__bonds=0, b__retreat=1)


@rule("cipher", "cost.any-order", "cost.all-or-nothing", "action.cannot-pay")
def test_a_cost_whose_parts_stand_in_each_others_way_is_paid_in_any_order_or_put_back() -> None:
    payer = own("Payer", 'use(discarding(chosen(hand)), discarding(chosen(hand(named("Cain")))), draw(2))')
    mine = {
        "front": [{"card": "T-Payer", "as": "payer"}],
        "hand": [{"card": "B01-008", "as": "cain"}, {"card": "B01-010", "as": "abel"}],
    }
    story = table(mine, cards=[payer]).do("a", "use", card="payer", ability=1)
    story.do("a", "choose", number=1).expect(cain__zone="retreat", abel__zone="retreat", a__hand=2)
    story = table(mine, cards=[payer]).do("a", "use", card="payer", ability=1)
    story.do("a", "choose", number=0).do("a", "choose", card="cain")
    story.expect(cain__zone="hand", abel__zone="hand", a__retreat=0, a__deck=20, phase="action")
    assert story.log("cost-put-back") == [("cost-put-back", "a", "", "", 0)]
    story.do("a", "move", card="payer")


IN_THE_WAY = 'discarding(chosen(hand)), discarding(chosen(hand(named("Cain"))))'
BOTH = [{"card": "B01-008", "as": "cain"}, {"card": "B01-010", "as": "abel"}]


@rule("cipher", "cost.failed-clears-trigger", "triggers.failed-cost", "cost.all-or-nothing")
def test_a_triggered_skill_whose_cost_is_put_back_is_cleared_and_the_next_is_chosen() -> None:
    payer = own("Payer", f"when(moves(enemy), {IN_THE_WAY}, draw(2))")
    other = own("Other", "when(moves(enemy), draw)")
    theirs = {"front": [{"card": "T-Payer", "as": "payer"}, {"card": "T-Other", "as": "other"}], "hand": BOTH}
    story = table({}, theirs, cards=[payer, other]).do("a", "move", card="marth").do("b", "resolve", card="payer")
    story.do("b", "yes").do("b", "choose", number=0).do("b", "choose", card="cain")
    story.expect(cain__zone="hand", abel__zone="hand", b__retreat=0, b__hand=3, b__deck=19, decision__by="a")
    assert story.log("cost-put-back") == [("cost-put-back", "b", "", "", 0)]
    assert [line[2] for line in story.log("resolves")] == ["other"]


@rule("cipher", "cost.all-or-nothing", "battle.support-skills", "cards.several-support-skills")
def test_a_support_skill_whose_cost_is_put_back_is_passed_over_for_the_next() -> None:
    helper = own("Helper", f"defence_support({IN_THE_WAY}, draw(2))", "defence_support(draw)")
    story = table({}, {"deck": ["T-Helper", 9], "hand": BOTH}, cards=[helper])
    story.do("a", "attack", card="marth", target="chrom").do("b", "yes")
    story.do("b", "choose", number=0).do("b", "choose", card="cain")
    story.expect(cain__zone="hand", abel__zone="hand", b__deck=8, decision__by="a", phase="action")
    assert story.log("cost-put-back") == [("cost-put-back", "b", "", "", 0)]
    assert len(story.log("support-skill")) == 1


@rule("cipher", "golden.already-so", "action.cannot-pay")
def test_tapping_a_tapped_unit_pays_nothing() -> None:
    leader = own("Leader", 'use(tapping(chosen(ally(named("Helper", "Other")))), draw)')
    pair = own("Pair", 'use(tapping(ally(named("Helper"))), draw)')
    cards = [leader, pair, own("Helper"), own("Other")]
    front = [{"card": "T-Leader", "as": "leader"}, {"card": "T-Pair", "as": "pair"}]
    tapped = {"card": "T-Helper", "as": "helper", "tapped": True}
    story = table({"front": [*front, tapped, {"card": "T-Other", "as": "other"}]}, cards=cards)
    assert not story.may("a", "use", card="pair")
    story.do("a", "use", card="leader", ability=1).expect(helper__tapped=True, other__tapped=True, a__hand=1)
    assert not story.may("a", "use", card="leader")
    refusal = story.why_not("a", "use", "leader")
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("cost-cannot-be-paid", "action.cannot-pay")
