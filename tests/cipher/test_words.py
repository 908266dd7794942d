"""Words of Cipher's cards, each in a small story with cards of our own: what it does, and what it leaves alone."""

from __future__ import annotations

from cipher.tables import own, table
from support import Story, rule

GIVE = "give(this, attack(10), this_turn)"


def unit(card: dict, **state: object) -> dict:
    return {"card": card["number"], "as": card["name"].lower(), **state}


def filler(name: str, **more: object) -> dict:
    return own(name, **more)


def play(*units: dict, against: tuple[dict, ...] = (), more: tuple[dict, ...] = (), **mine: object) -> Story:
    """My units in front, their units in front, and whatever else I have."""
    ours = {"front": [unit(card) for card in units], **mine}
    return table(ours, {"front": [unit(card) for card in against]}, cards=[*units, *against, *more])


# -- What is spoken of -------------------------------------------------------------------------------------------------


def test_picked_is_what_an_earlier_choice_chose() -> None:
    teacher = own(
        "Teacher", "use(seq(choose(chosen(ally(other))), grow(chosen(retreat(same_name_as(it))), picked(1))))"
    )
    told = play(teacher, filler("Pupil"), more=(filler("Else"),), retreat=[{"card": "T-Pupil", "as": "page"}])
    told.do("a", "use", card="teacher", ability=1).do("a", "choose", card="pupil").expect(a__retreat=0)


def test_the_cost_may_be_spoken_of() -> None:
    caller = own("Caller", 'use(discarding(chosen(hand)), if(are(picked(1), of("flier")), draw(2)))')
    flier = filler("Flier", traits=["flier"])
    told = play(caller, more=(flier,), hand=[{"card": "T-Flier", "as": "flier"}])
    told.do("a", "use", card="caller", ability=1).expect(flier__zone="retreat", a__hand=2)


def test_the_other_one_of_an_event_is_the_destroyer() -> None:
    chief = own("Chief", "when(destroys(ally(other)), give(other_one, attack(30), this_turn))")
    told = play(chief, filler("Soldier"), against=(filler("Weak", attack=10),))
    told.do("a", "attack", card="soldier", target="weak").expect(soldier__attack=70, weak__zone="retreat")


def test_those_are_the_cards_just_moved_that_fit() -> None:
    farmer = own(
        "Farmer", 'use(seq(to_retreat(top(2)), give(this, attack(times(10, count(those(named("Bean"))))), this_turn)))'
    )
    told = play(farmer, more=(filler("Bean"), filler("Stone")), deck=["T-Bean", "T-Stone", "T-Bean", "T-Stone"])
    told.do("a", "use", card="farmer", ability=1).expect(farmer__attack=50)


# -- What cards are ----------------------------------------------------------------------------------------------------


@rule("cipher", "zones.one-at-a-time", "interrupt.at-once")
def test_the_bottom_of_a_deck_is_taken_from_below() -> None:
    digger = own("Digger", "use(to_hand(bottom))", "use(to_retreat(bottom(2)))", "use(to_hand(bottom(6)))")
    deck = [{"card": "T-Bean", "as": name} for name in ("top", "middle", "low", "lowest")]
    bean = filler("Bean")
    told = play(digger, more=(bean,), deck=deck).do("a", "use", card="digger", ability=1)
    told.expect(lowest__zone="hand", low__zone="deck", a__deck=3)
    told = play(digger, more=(bean,), deck=deck).do("a", "use", card="digger", ability=2)
    told.expect(lowest__zone="retreat", low__zone="retreat", middle__zone="deck", a__deck=2)
    anew = [{"card": "T-Bean", "n": 3}]  # the deck runs out in the middle and is made anew of these
    told = play(digger, more=(bean,), deck=deck, retreat=anew).do("a", "use", card="digger", ability=3)
    told.expect(top__zone="hand", lowest__zone="hand", a__hand=6, a__deck=1)


def test_cards_are_compared_with_others() -> None:
    judge = own(
        "Judge", "use(destroy(enemy(cheaper(cost_of(this)))))", "use(destroy(enemy(stronger(attack_of(this)))))", cost=3
    )
    told = play(judge, against=(filler("Small", cost=1), filler("Equal", cost=3), filler("Strong", attack=90, cost=5)))
    told.do("a", "use", card="judge", ability=1).expect(small__zone="retreat", equal__zone="front")
    told.do("a", "use", card="judge", ability=2).expect(strong__zone="retreat", equal__zone="front")


def test_skills_ranges_and_supports_are_traits() -> None:
    sage = own(
        "Sage",
        'use(tap(enemy(has_skill("Emblem"))))',
        'use(tap(enemy(with_range("1-2"))))',
        "use(tap(enemy(with_support(at_least(30)))))",
    )
    emblem = own("Emblem", support=10)
    emblem["notation"] = [["Emblem", "attack_support(draw)"]]
    told = play(sage, against=(emblem, filler("Archer", range="1-2"), filler("Helper", support=30)))
    told.do("a", "use", card="sage", ability=1).expect(emblem__tapped=True, archer__tapped=False)
    told.do("a", "use", card="sage", ability=2).expect(archer__tapped=True, helper__tapped=False)
    told.do("a", "use", card="sage", ability=3).expect(helper__tapped=True)


def test_who_attacks_whom_is_a_trait() -> None:
    guard = own("Guard", 'always(give(enemy(attacking_any(ally(named("Ward")))), attack(-30)))')
    told = table(
        {"front": [unit(filler("Ward")), unit(guard)]},
        {"front": [unit(filler("Raider", attack=60))]},
        cards=[guard, filler("Ward"), filler("Raider", attack=60)],
        active="b",
    )
    told.do("b", "attack", card="raider", target="ward").expect(ward__zone="front")
    told.expect(raider__attack=60)


def test_a_sign_lost_and_signs_shared() -> None:
    shade = own("Shade", 'use(give(this, loses_sign("sword"), this_turn))')
    child = own("Child", "always(give(this, weapons_of_all(ally(other)), ranges_of_all(ally(other))))", weapon=["axe"])
    told = play(shade, child, filler("Bow", weapon=["bow"], range="2"))
    told.expect(child__has=["axe", "bow", "sword"], child__range="1-2")
    told.do("a", "use", card="shade", ability=1).expect(shade__lacks=["sword"])


def test_a_card_may_have_signs_everywhere() -> None:
    mixed = own("Mixed", 'has_sign("axe")', 'has_sign("bow")')
    play(mixed).expect(mixed__has=["sword", "axe", "bow"])


def test_costs_and_supports_become_something() -> None:
    curse = own("Curse", "use(give(chosen(enemy(non(main))), cost_becomes(1), this_turn))")
    told = play(curse, against=(filler("Lord", cost=5),)).do("a", "use", card="curse", ability=1)
    told.expect(lord__cost=1)
    helper = own("Helper", "attack_support(give(this, support_becomes(times(10, count(ally))), this_battle))")
    told = play(
        filler("Fighter", attack=30),
        against=(filler("Wall", attack=45),),
        more=(helper,),
        deck=["T-Helper"] + ["T-Fighter"] * 5,
    )
    told.do("a", "attack", card="fighter", target="wall").expect(wall__zone="front")  # 30 + 20 against 45 + 10


# -- What is waited for ------------------------------------------------------------------------------------------------


def test_untapped_units_trigger() -> None:
    early = own("Early", f"when(is_untapped(this), {GIVE})", "use(tap_this, untap(this))")
    play(early).do("a", "use", card="early", ability=2).expect(early__attack=50)


def test_untapped_by_a_skill_of_a_name() -> None:
    whirl = own("Whirl")
    whirl["notation"] = [["Whirl", "use(tap_this, untap(this))"], ["Then", f'when(untapped_by("Whirl", this), {GIVE})']]
    play(whirl).do("a", "use", card="whirl", ability="Whirl").expect(whirl__attack=50)


def test_moved_by_a_skill_is_not_moved_by_itself() -> None:
    dancer = own("Dancer", f"when(moved_by_skill(ally), {GIVE})", "use(move(chosen(ally(non(main)))))")
    told = play(dancer, filler("Partner"))
    told.do("a", "move", card="partner").expect(dancer__attack=40)
    told.do("a", "use", card="dancer", ability=2).do("a", "choose", card="partner").expect(dancer__attack=50)


def test_a_battle_ends_for_both_sides() -> None:
    veteran = own("Veteran", f"when(battle_ends(this), {GIVE})", attack=90)
    told = table(
        {"front": [unit(veteran)]}, {"front": [unit(filler("Foe"))]}, cards=[veteran, filler("Foe")], active="b"
    )
    told.do("b", "attack", card="foe", target="veteran").expect(veteran__attack=100)


def test_an_attacked_unit_survives() -> None:
    rock = own("Rock", "when(survives(this), draw)", attack=90)
    told = table({"front": [unit(rock)]}, {"front": [unit(filler("Foe"))]}, cards=[rock, filler("Foe")], active="b")
    told.do("b", "attack", card="foe", target="rock").expect(a__hand=1)


def test_a_support_that_fails() -> None:
    twin = own("Twin", "when(support_fails(this), draw)")
    told = play(twin, against=(filler("Foe"),), deck=["T-Twin"] + ["T-Foe"] * 5)
    told.do("a", "attack", card="twin", target="foe").expect(a__hand=1)


def test_hands_discarded_by_skills_and_costs_however_many() -> None:
    thinker = own("Thinker", f"when(hand_discarded, {GIVE})", "use(discarding(chosen(hand, 2)), draw)")
    told = play(thinker, more=(filler("Page"), filler("Leaf")), hand=["T-Page", "T-Leaf"])
    told.do("a", "use", card="thinker", ability=2).expect(thinker__attack=50, a__retreat=2)


def test_cards_discarded_by_the_opponent() -> None:
    trap = own("Trap", "when(discarded_by_opponent(this), draw, special)")
    thief = own("Thief", "use(to_retreat(chosen(hand(whose=opponents), by=opponents)))")
    told = table({"front": [unit(thief)]}, {"hand": [{"card": "T-Trap", "as": "trap"}]}, cards=[thief, trap])
    told.do("a", "use", card="thief", ability=1).do("b", "resolve", card="trap", ability=1)
    told.expect(trap__zone="retreat", b__hand=1)


def test_cards_discarded_by_you() -> None:
    thief = own(
        "Thief", f"when(discarded_by_you(card), {GIVE})", "use(to_retreat(chosen(hand(whose=opponents), by=opponents)))"
    )
    told = table({"front": [unit(thief)]}, {"hand": 1}, cards=[thief])
    told.do("a", "use", card="thief", ability=2).expect(thief__attack=50)


def test_cards_added_to_the_hand_and_put_into_the_retreat_area_by_a_skill() -> None:
    priest = own("Priest")
    priest["notation"] = [
        ["Heal", "use(to_hand(chosen(retreat)))"],
        ["Joy", f'when(added_to_hand(card, "Heal"), {GIVE})'],
        ["Luck", f"when(added_to_hand(card), {GIVE})"],
        ["Mill", "use(to_retreat(top))"],
        ["Woe", f'when(put_into_retreat(card, "Mill"), {GIVE})'],
    ]
    told = play(priest, more=(filler("Page"),), retreat=["T-Page"])
    told.do("a", "use", card="priest", ability="Heal").do("a", "resolve", card="priest", ability="Joy")
    told.expect(priest__attack=60).do("a", "use", card="priest", ability="Mill").expect(priest__attack=70)


def test_revealed_decks_and_flipped_bonds_trigger() -> None:
    spy = own("Spy", f"when(deck_revealed, {GIVE})", "use(reveal(top(whose=opponents)))")
    play(spy).do("a", "use", card="spy", ability=2).expect(spy__attack=50)
    miser = own(
        "Miser",
        f"when(bond_turned_down, {GIVE})",
        "use(flip(2), draw)",
        "use(flip_up(bonds(face_down)))",
        "when(bond_turned_up, draw)",
    )
    told = play(miser, bonds=2).do("a", "use", card="miser", ability=2).expect(miser__attack=60, a__hand=1)
    told.do("a", "use", card="miser", ability=3).expect(a__hand=3)


def test_used_skills_and_orbs_broken_trigger() -> None:
    hero = own("Hero", attack=90)
    hero["notation"] = [
        ["Cry", "use(draw, once)"],
        ["Echo", f'when(uses("Cry", this), {GIVE})'],
        ["Break", "when(breaks_orb(this), draw)"],
    ]
    told = play(hero).do("a", "use", card="hero", ability="Cry").expect(hero__attack=100, a__hand=1)
    told.do("a", "attack", card="hero", target="chrom").expect(b__orbs=4, a__hand=2)


def test_the_phases_of_a_turn_trigger() -> None:
    clock = own("Clock", f"when(deployment_phase_starts, {GIVE})", f"when(bond_phase_starts, {GIVE})")
    told = table({"front": [unit(clock)]}, cards=[clock], phase="start")
    told.until(phase="action").expect(clock__attack=60)


# -- What units may do -------------------------------------------------------------------------------------------------


def test_units_kept_from_skills() -> None:
    mage = own(
        "Mage", "use(move(enemy(non(main))))", "use(destroy(enemy(non(main))))", "use(move(chosen(enemy(non(main)))))"
    )
    still = own("Still", "always(give(this, cannot_be_moved_by_skills, cannot_be_destroyed_by_enemies))")
    hidden = own("Hidden", "always(give(this, cannot_be_chosen_by_enemies, cannot_be_destroyed_by_skills))")
    told = play(mage, against=(still, hidden))
    told.do("a", "use", card="mage", ability=1).expect(still__zone="front", hidden__zone="back")
    told.do("a", "use", card="mage", ability=2).expect(still__zone="front", hidden__zone="back")
    told.do("a", "use", card="mage", ability=3).expect(still__zone="front", hidden__zone="back")


def test_attacks_of_some_cannot_destroy() -> None:
    knight = own("Knight", "always(give(this, cannot_be_destroyed_by(unit(with_cost(at_most(2))))))", attack=10)
    told = play(filler("Cheap", cost=2), filler("Dear", cost=3), against=(knight,))
    told.do("a", "attack", card="cheap", target="knight").expect(knight__zone="front")
    told.do("a", "attack", card="dear", target="knight").expect(knight__zone="retreat")


def test_a_unit_without_skills_that_cannot_level_up() -> None:
    zombie = own("Zombie", "always(give(this, attack(30)))")
    lich = own("Lich", 'use(give(chosen(ally(named("Zombie"))), loses_all_skills, cannot_level_up, this_turn))')
    told = table(
        {"front": [unit(zombie), unit(lich)], "hand": ["T-Zombie"], "bonds": {"n": 5, "symbol": "red"}},
        cards=[zombie, lich],
    )
    told.expect(zombie__attack=70).do("a", "use", card="lich", ability=1).expect(zombie__attack=40)


def test_an_effect_only_while_something_is_so() -> None:
    lancer = own("Lancer", "use(throughout_here(while(are(this, in_front), give(this, attack(20))), this_turn))")
    told = play(lancer).do("a", "use", card="lancer", ability=1).expect(lancer__attack=60)
    told.do("a", "move", card="lancer").expect(lancer__attack=40)


def test_a_skill_that_need_not_be_paid() -> None:
    lion = own("Lion")
    lion["notation"] = [
        ["Roar", "use(flip(3), draw)"],
        ["Pride", 'always(give(this, free("Roar")), if=there_is(ally(named("Cub"))))'],
    ]
    assert not play(lion).may("a", "use", card="lion", ability="Roar")
    play(lion, filler("Cub")).do("a", "use", card="lion", ability="Roar").expect(a__hand=1)


def test_another_cost_and_a_cheaper_one() -> None:
    lord = own("Lord")
    lord["notation"] = [
        ["Orb", "use(flip(2), draw, once)"],
        ["Blood", 'other_cost(by(destroy(chosen(ally(other, non(main))))), "Orb")'],
    ]
    told = play(lord, filler("Slave"))
    told.do("a", "use", card="lord", ability="Orb").expect(slave__zone="retreat", a__hand=1)
    assert not told.may("a", "use", card="lord", ability="Orb")
    aged = own("Aged")
    aged["notation"] = [["Sky", "use(flip(3), draw)"], ["War", 'flips_fewer("Sky", count(below(this)), 1)']]
    below = {"card": "T-Aged", "as": "aged", "under": ["T-Aged", "T-Aged"]}
    told = (
        table({"front": [below], "bonds": 1}, cards=[aged]).do("a", "use", card="aged", ability="Sky").expect(a__hand=1)
    )


def test_how_often_a_skill_was_used() -> None:
    eater = own("Eater")
    eater["notation"] = [
        ["Eat", "use(discarding(chosen(hand)), draw)"],
        ["Full", 'always(give(this, attack(50)), if=is(times_used("Eat"), at_least(2)))'],
    ]
    told = (
        play(eater, more=(filler("Page"),), hand=["T-Page"])
        .do("a", "use", card="eater", ability="Eat")
        .expect(eater__attack=40)
    )
    told.do("a", "use", card="eater", ability="Eat").expect(eater__attack=90)


def test_units_tapped_for_a_skill_are_remembered() -> None:
    host = own("Host")
    host["notation"] = [
        ["Tea", 'use(tapping(chosen(ally(named("Guest")))), draw)'],
        ["Thanks", 'use(untap(ally(tapped_for("Tea"))))'],
    ]
    told = (
        play(host, filler("Guest"), filler("Idler"))
        .do("a", "use", card="host", ability="Tea")
        .expect(guest__tapped=True)
    )
    told.do("a", "use", card="host", ability="Thanks").expect(guest__tapped=False)


# -- What happens ------------------------------------------------------------------------------------------------------


def test_a_level_up_by_a_skill_and_cards_made_orbs() -> None:
    sprout = own("Sprout", "use(level_up_with(chosen(retreat), this))", "use(to_orbs(chosen(hand)))")
    tree = own("Sprout", number="T-Tree", title="Grown", attack=80)
    told = table(
        {"front": [unit(sprout)], "retreat": [{"card": "T-Tree", "as": "tree"}], "hand": 1}, cards=[sprout, tree]
    )
    told.do("a", "use", card="sprout", ability=2).expect(a__orbs=6, a__hand=0)
    told.do("a", "use", card="sprout", ability=1).expect(tree__zone="front", tree__attack=80, a__retreat=0)


def test_a_card_shown_and_put_on_the_deck() -> None:
    archer = own("Archer", "use(by(shown_to_deck_top(chosen(hand))), draw)")
    told = play(archer, more=(filler("Bow"),), hand=[{"card": "T-Bow", "as": "bow"}])
    told.do("a", "use", card="archer", ability=1).expect(bow__zone="hand")
    assert told.knows("b", "bow")


def test_support_skills_twice_or_not_at_all() -> None:
    helper = own("Helper", "attack_support(draw)")
    for change, drawn in (("supported_twice", 2), ("attack(0)", 1)):
        fighter = own("Fighter", f"always(give(this, {change}))", attack=90)
        told = play(fighter, against=(filler("Foe"),), more=(helper,), deck=["T-Helper"] + ["T-Foe"] * 9)
        told.do("a", "attack", card="fighter", target="foe").expect(a__hand=drawn)
    silent = own("Silent", "always(give(supports, loses_support_skills))", attack=90)
    told = play(silent, against=(filler("Foe"),), more=(helper,), deck=["T-Helper"] + ["T-Foe"] * 9)
    told.do("a", "attack", card="silent", target="foe").expect(a__hand=0)


def test_a_critical_hit_whose_card_goes_on_the_deck() -> None:
    fir = own("Fir", 'always(give(this, critical_to_deck_top(card(named("Fir")))))')
    told = play(fir, against=(filler("Wall", attack=70),), hand=[{"card": "T-Fir", "as": "page"}])
    told.do("a", "attack", card="fir", target="wall").do("a", "critical", card="page", option="top")
    told.expect(page__zone="deck", wall__zone="retreat")


def test_a_support_card_comes_when_the_defender_was_destroyed() -> None:
    heir = own("Heir", "defence_support(instead_of_retreat(if(defender_destroyed, may(deploy(it)))))")
    told = table(
        {"front": [unit(filler("Victor", attack=90))]},
        {"front": [unit(filler("Elder"))], "deck": [{"card": "T-Heir", "as": "heir"}, *["T-Elder"] * 5]},
        cards=[heir, filler("Victor", attack=90), filler("Elder")],
    )
    told.do("a", "attack", card="victor", target="elder").do("b", "yes").do("b", "choose", option="back")
    told.expect(heir__zone="back", elder__zone="retreat")


# -- Where skills work, and what cards cost ----------------------------------------------------------------------------


def test_bond_skills_work_in_the_bond_area_face_up() -> None:
    banner = own("Banner", "always(give(ally, attack(10)), bond_skill)", "when(attacks(ally), draw, bond_skill)")
    for face, attack, drawn in (("up", 50, 1), ("down", 40, 0)):
        told = play(
            filler("Soldier"),
            against=(filler("Foe", attack=10),),
            more=(banner,),
            bonds=[{"card": "T-Banner", "as": "banner", "face": face}],
        )
        told.expect(soldier__attack=attack).do("a", "attack", card="soldier", target="foe").expect(a__hand=drawn)
    play(banner).expect(banner__attack=40)


def test_hand_skills_work_in_the_hand() -> None:
    scout = own("Scout", 'when(moves(ally(named("Mover"))), to_bonds(this), hand_skill)')
    mover = own("Mover", "use(move(this))")
    told = play(mover, more=(scout,), hand=[{"card": "T-Scout", "as": "scout"}])
    told.do("a", "use", card="mover", ability=1).do("a", "resolve", card="scout", ability=1).expect(scout__zone="bonds")


def test_costs_in_hand_and_units_of_another_name() -> None:
    cheap = own("Cheap", 'deploys_for(1, if=there_is(ally(named("Friend"))))', cost=5)
    hand = {"hand": [{"card": "T-Cheap", "as": "cheap"}], "bonds": {"n": 1, "symbol": "red"}}
    assert not table(hand, cards=[cheap], phase="deployment").may("a", "deploy", card="cheap", row="front")
    with_friend = {**hand, "front": [unit(filler("Friend"))]}
    told = table(with_friend, cards=[cheap, filler("Friend")], phase="deployment").do(
        "a", "deploy", card="cheap", row="front"
    )
    told.expect(cheap__zone="front")
    mask = own("Mask", 'levels_up_onto("Friend")', "class_change_costs(1)", cost=4)
    hand = {
        "hand": [{"card": "T-Mask", "as": "mask"}],
        "bonds": {"n": 1, "symbol": "red"},
        "front": [unit(filler("Friend"))],
    }
    told = table(hand, cards=[mask, filler("Friend")], phase="deployment").do(
        "a", "level-up", card="mask", onto="friend"
    )
    told.expect(mask__zone="front", a__hand=1)  # a class change draws a card


def test_a_class_change_cost_may_be_lower_by_a_number() -> None:
    mask = own("Mask", "class_change_costs(plus(printed_class_change, -2))", name="Friend", cost=4, cc_cost=3)
    other = own("Other", name="Friend", cost=4, cc_cost=3)
    mine = {
        "hand": [{"card": "T-Mask", "as": "mask"}, {"card": "T-Other", "as": "other"}],
        "bonds": {"n": 1, "symbol": "red"},
        "front": [unit(filler("Friend"))],
    }
    told = table(mine, cards=[mask, other, filler("Friend")], phase="deployment")
    assert not told.may("a", "level-up", card="other", onto="friend")
    told.do("a", "level-up", card="mask", onto="friend").expect(mask__zone="front", a__hand=2)


def test_whose_hand_a_card_left_is_told_apart() -> None:
    keeper = own("Keeper", "when(discarded(card, you), draw)", "use(to_retreat(chosen(hand)))")
    thief = own("Thief", "when(discarded(card, opponents), draw)")
    mine = {"front": [unit(keeper)], "hand": [{"card": "B01-008", "as": "cain"}], "deck": 9}
    told = table(mine, {"front": [unit(thief)], "deck": 9}, cards=[keeper, thief])
    told.do("a", "use", card="keeper", ability=2).expect(a__hand=1, b__hand=1, cain__zone="retreat")
    other = own("Other", "when(discarded(card, opponents), draw)", "use(to_retreat(chosen(hand)))")
    told = table({**mine, "front": [unit(other)]}, {"deck": 9}, cards=[other])
    told.do("a", "use", card="other", ability=2).expect(a__hand=0)


def test_whose_deck_a_card_left_is_told_apart() -> None:
    miller = own(
        "Miller", "when(milled(card, you), draw)", "use(to_retreat(top))", "use(to_retreat(top(whose=opponents)))"
    )
    told = table({"front": [unit(miller)], "deck": 9}, {"deck": 9}, cards=[miller])
    told.do("a", "use", card="miller", ability=3).expect(a__hand=0, b__retreat=1)
    told.do("a", "use", card="miller", ability=2).expect(a__hand=1, a__retreat=1)


def test_a_bond_of_the_opponent_is_no_bond_of_yours() -> None:
    watcher = own("Watcher", "when(bonded(opponents), draw)", "use(to_bonds(chosen(hand)))")
    mine = {"front": [unit(watcher)], "hand": [{"card": "B01-008", "as": "cain"}], "deck": 9}
    told = table(mine, {"deck": 9}, cards=[watcher])
    told.do("a", "use", card="watcher", ability=2).expect(cain__zone="bonds", a__hand=0)


def test_what_is_done_to_a_unit_as_the_turn_ends_is_done_once() -> None:
    caller = own(
        "Caller",
        'use(seq(deploy(chosen(hand(named("Guest")))), '
        'give(it, skill("", when(turn_ends(everyone), to_hand(this))), this_turn)))',
    )
    guest = filler("Guest")
    mine = {"front": [unit(caller)], "hand": [{"card": "T-Guest", "as": "guest"}], "deck": 9}
    told = table(mine, {"deck": 9}, cards=[caller, guest])
    told.do("a", "use", card="caller", ability=1).do("a", "choose", card="guest")
    told.do("a", "choose", row="front").expect(guest__zone="front")
    told.do("a", "done").expect(guest__zone="hand")


def test_who_moves_or_taps_a_unit_is_told_apart() -> None:
    wary = own("Wary", "when(moved_by_skill(this, enemy), draw)", 'when(tapped_by("", this, enemy), draw(2))')
    pusher = own("Pusher", 'use(move(chosen(unit(named("Wary")))))', 'use(tap(chosen(unit(named("Wary")))))')
    told = table({"front": [unit(pusher)], "deck": 9}, {"front": [unit(wary)], "deck": 9}, cards=[pusher, wary])
    told.do("a", "use", card="pusher", ability=1).expect(b__hand=1, wary__zone="back")
    told.do("a", "use", card="pusher", ability=2).expect(b__hand=3, wary__tapped=True)
    told = table({"front": [unit(pusher), unit(wary)], "deck": 9}, {"deck": 9}, cards=[pusher, wary])
    told.do("a", "use", card="pusher", ability=1).expect(a__hand=0, wary__zone="back")
    told.do("a", "use", card="pusher", ability=2).expect(a__hand=0, wary__tapped=True)


def test_a_unit_tapped_for_a_cost_is_tapped_by_no_skill() -> None:
    tired = own("Tired", 'when(tapped_by("", this), draw(3), special)', "use(tap_this, draw)")
    told = table({"front": [unit(tired)], "deck": 9}, cards=[tired])
    told.do("a", "use", card="tired", ability=2).expect(a__hand=1)


def test_enemies_cannot_tap_whom_they_cannot_tap_but_friends_can() -> None:
    firm = own("Firm", "always(give(this, cannot_be_tapped_by_enemies))")
    tapper = own("Tapper", 'use(tap(chosen(unit(named("Firm")))))')
    told = table({"front": [unit(tapper)]}, {"front": [unit(firm)]}, cards=[tapper, firm])
    told.do("a", "use", card="tapper", ability=1).expect(firm__tapped=False)
    told = table({"front": [unit(tapper), unit(firm)]}, cards=[tapper, firm])
    told.do("a", "use", card="tapper", ability=1).expect(firm__tapped=True)


def test_who_cannot_use_skills_still_has_the_others() -> None:
    silent = own("Silent", "use(draw)", "always(give(this, attack(20)))", "when(attacks(this), draw)")
    hush = own("Hush", "always(give(ally(other), cannot_use_skills))")
    told = table({"front": [unit(silent), unit(hush)], "deck": 9}, {"deck": 9}, cards=[silent, hush])
    assert not told.may("a", "use", card="silent", ability=1)
    told.expect(silent__attack=60).do("a", "attack", card="silent", target="chrom").expect(a__hand=1)


def test_any_skill_that_is_used_is_heard() -> None:
    ear = own("Ear", 'when(uses("", ally(other)), draw)')
    doer = own("Doer", "use(move(this))")
    told = table({"front": [unit(ear), unit(doer)], "deck": 9}, cards=[ear, doer])
    told.do("a", "use", card="doer", ability=1).expect(a__hand=1)


def test_units_are_known_by_the_card_that_supports_them() -> None:
    chief = own("Chief", "always(give(ally(supported_with(card(with_cost(at_most(2))))), attack(30)))", attack=10)
    cheap, dear = filler("Cheap", cost=2, support=0), filler("Dear", cost=3, support=0)
    fighter, foe = filler("Fighter", attack=40), filler("Foe", attack=60)
    for card, zone in (("T-Cheap", "retreat"), ("T-Dear", "front")):
        mine = {"front": [unit(chief), unit(fighter)], "deck": [card, {"card": "T-Dear", "n": 5}]}
        theirs = {"front": [unit(foe)], "deck": [{"card": "T-Dear", "n": 5}]}
        told = table(mine, theirs, cards=[chief, cheap, dear, fighter, foe])
        told.do("a", "attack", card="fighter", target="foe").expect(foe__zone=zone)
