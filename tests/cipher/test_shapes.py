"""Shapes of sentences that cards not seen yet may have: our own sentences with names of nobody, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cipher.tables import own, table
from cipher.test_japanese import compiled
from mulligan.kernel.errors import MulliganError
from support import in_parcels, result_of, rule

# A line in Japanese, the same in English, and what both say.
SHAPES = [tuple(one.splitlines()) for one in (Path(__file__).parent / "shapes.txt").read_text("utf-8").split("\n\n")]
REFUSED = [
    # Of a unit that was destroyed nobody knows the row any more.
    "形 [自] このユニットの攻撃で敵を撃破した時、その敵と同じエリアにいる敵を１体選び、移動させてもよい。",
    # Effects make more orbs be destroyed, never fewer.
    "[支援(防)] 形の紋章戦闘終了まで、相手の攻撃ユニットが攻撃で破壊するオーブは１つになる。",
    # Otherwise than what?
    "形 [起] カードを１枚引く。そうでない場合、カードを２枚引く。",
    # A card in the hand is no unit that could move.
    "形 [起] 自分の手札を１枚選び、移動させる。",
    # Whose ally, where both players choose?
    "形 [起] お互いのプレイヤーは自分の味方を１体選び、移動させる。",
    # Both of them, or which of the two?
    "Shape |ACT| Choose 1 enemy in the Front Line and 1 enemy in the Back Line, and move them. Tap 1 of those enemies.",
    "形 [起] 味方と敵を１体ずつ選び、移動させる。ターン終了まで、そのユニットの戦闘力は＋１０される。",
    # Two choices one after the other have an order of their own.
    "形 [起] 自分の退避エリアから [剣] のカードと [槍] のカードを１枚ずつ選び、好きな順番でデッキの１番上に置く。",
    # A part of the text before its cost, or before the sign of another skill, is none that may be left out.
    "形 [起] このユニットが前衛の場合、【 [絆裏返１] 】カードを１枚引く。",
    "Shape |CONT| Other allies gain |CONT| This unit gains +10 attack.",
    "Shape |AUTO| When this unit is deployed, all allies acquire |AUTO| When this unit attacks, draw 1 card.",
    # For how long?
    "形 [自] このユニットが必殺攻撃した時、相手は神速回避できない。",
    # Where nobody fights nobody is supported.
    "形 [起] 支援カードをもう１枚置く。",
    "Shape |ACT| Place 1 additional support card.",
    # As the attack begins nobody is supported yet.
    "Shape |AUTO| When this unit attacks an enemy, draw 1 card if the card supporting that enemy is a <Sword>.",
    "形 [自] このユニットが攻撃した時、このユニットを支援しているカードが[女神紋]の場合、カードを1枚引く。",
    # Instead of what is given to another?
    "Shape |ACT| This unit gains +10 attack this turn. If you have 4 allies, all allies gain +20 attack instead.",
    # Whose enemies: the opponent's, or yours?
    "Shape |AUTO| When this unit is deployed, your opponent chooses 1 of their enemies, and taps it.",
    # Which of them is not destroyed?
    "形 [常] 味方が撃破される場合、このユニットを移動させてもよい。そうしたなら、このユニットは撃破されない。",
    "Shape |CONT| If an ally would be destroyed, you may tap this unit. If you do, this unit is not destroyed.",
    # Of two places nobody has each kind together.
    "形 [常] 自分の [白夜] の絆カードと [暗夜] のオーブがそれぞれ１枚以上の場合、このユニットの戦闘力は＋１０される。",
    # A card that is not there yet lies in no row.
    "Shape |CONT| Your opponent cannot deploy units in the Front Line.",
    # A unit costs nothing: the card in the hand does, with which it changes class.
    "形 [常] 味方のクラスチェンジコストは－１される。",
    "Shape |CONT| The Class Change Cost of this unit is reduced by 1.",
    # Whose attack was it?
    "形 [自] 味方の攻撃でこのユニットが撃破されなかった時、カードを１枚引く。",
    # That a unit is not supported is said of a unit, not of its attack.
    "形 [自] このユニットが攻撃した時、戦闘終了まで、このユニットの攻撃は神速回避されず、支援されない。",
    # A skill that is used so often is not one that works all the time.
    "形 [自] [１ターンに１回] このユニットが撃破される場合、代わりに自分の手札を１枚選び、退避エリアに置いてもよい。",
]


def notation_of(line: str) -> str:
    """The notation of a line, in one line."""
    return " | ".join(compiled(line))


@pytest.mark.parametrize("shapes", in_parcels(SHAPES))
def test_both_languages_say_what_is_meant(shapes: list[tuple[str, str, str]]) -> None:
    said = [(line, notation) for japanese, english, notation in shapes for line in (japanese, english)]
    found = [(line, result_of(notation_of, line), notation) for line, notation in said]
    assert [one for one in found if one[1] != one[2]] == []


@pytest.mark.parametrize("line", REFUSED)
def test_what_could_only_be_guessed_is_refused(line: str) -> None:
    with pytest.raises(MulliganError):
        compiled(line)


def unit(name: str, **state: object) -> dict:
    return {"card": f"T-{name}", "as": name.lower(), **state}


@rule("cipher", "zones.orbs-face-down", "golden.card-over-rule")
def test_an_orb_that_is_turned_up_is_open_counts_and_can_be_chosen() -> None:
    seer = own(
        "Seer",
        "use(flip_up(chosen(orbs(face_down))))",
        "always(give(this, attack(times(10, count(orbs(face_up))))))",
        "use(flip_down(orbs(face_up)))",
        "use(destroy_orb(whose=you))",
    )
    told = table(
        {"front": [unit("Seer")], "orbs": [unit("Prize"), {"card": "B01-008", "n": 2}]}, cards=[seer, own("Prize")]
    )
    told.do("a", "use", card="seer", ability=1).expect(prize__face="up", seer__attack=50, a__orbs=3)
    assert told.knows("b", "prize")
    told.do("a", "use", card="seer", ability=3).expect(prize__face="down", seer__attack=40)
    told.do("a", "use", card="seer", ability=1).do("a", "choose", card="prize").expect(prize__face="up")
    told.do("a", "use", card="seer", ability=4).do("a", "choose", card="prize").expect(
        prize__zone="hand", seer__attack=40
    )


@rule("cipher", "zones.face-down-bonds-are-blank")
def test_a_card_put_face_down_into_the_bond_area_pays_no_cost() -> None:
    burier = own("Burier", "use(to_bonds_face_down(chosen(hand)))", "use(flip(1), draw)")
    told = table({"front": [unit("Burier")], "hand": [unit("Gift")], "bonds": 0}, cards=[burier, own("Gift")])
    told.do("a", "use", card="burier", ability=1).expect(gift__zone="bonds", gift__face="down")
    assert not told.may("a", "use", card="burier", ability=2)


def test_sets_are_whole() -> None:
    miser = own("Miser", "always(give(this, attack(times(10, sets(count(retreat), 3)))))")
    told = table({"front": [unit("Miser")], "retreat": [{"card": "B01-008", "n": 5}]}, cards=[miser])
    told.expect(miser__attack=50)


@rule("cipher", "keyword.any-number")
def test_of_any_number_the_costs_together_may_be_limited() -> None:
    storm = own("Storm", "use(destroy(any_number_costing(5, enemy(non(main)))))")
    foes = [own(name, cost=cost) for name, cost in (("One", 1), ("Two", 2), ("Three", 3), ("Six", 6))]
    theirs = {"front": [unit(one["name"]) for one in foes], "deck": 9}
    told = table({"front": [unit("Storm")], "deck": 9}, theirs, cards=[storm, *foes])
    told.do("a", "use", card="storm", ability=1)
    assert not told.may("a", "choose", card="six")
    assert not told.may("a", "done")
    told.do("a", "choose", card="three")
    assert told.may("a", "choose", card="one")
    told.do("a", "choose", card="two")
    told.expect(three__zone="retreat", two__zone="retreat", one__zone="front", six__zone="front")


def test_a_card_put_into_the_bond_area_may_be_spoken_of() -> None:
    keeper = own("Keeper", "use(to_bonds(chosen(hand)))", 'when(bonded, draw, are(that, of("white")))')
    white, red = own("White", symbol=["white"]), own("Red", symbol=["red"])
    for name, left in (("white", 2), ("red", 1)):
        mine = {"front": [unit("Keeper")], "hand": [unit("White"), unit("Red")], "deck": 9}
        told = table(mine, cards=[keeper, white, red]).do("a", "use", card="keeper", ability=1)
        told.do("a", "choose", card=name).expect(a__hand=left)


@rule("cipher", "battle.end-triggers")
def test_an_attack_that_destroys_nobody_fails() -> None:
    runner = own("Runner", "when(attack_fails(this), draw)", attack=10)
    told = table({"front": [unit("Runner")], "deck": 9}, {"deck": 9}, cards=[runner])
    told.do("a", "attack", card="runner", target="chrom").expect(a__hand=1, b__orbs=5)


@rule("cipher", "golden.may-fail-to-find")
def test_who_alone_looks_at_cards_for_one_of_a_kind_may_find_none() -> None:
    seeker = own("Seeker", 'use(seq(look_at(top(3)), to_hand(chosen(revealed(named("Gem"))))))')
    told = table(
        {"front": [unit("Seeker")], "deck": ["T-Gem", "B01-008", "B01-008", "B01-008"]}, cards=[seeker, own("Gem")]
    )
    told.do("a", "use", card="seeker", ability=1).do("a", "done").expect(a__hand=0)


@rule("cipher", "skills.special", "zones.face-down-bonds-are-blank")
def test_an_activated_bond_skill_is_used_from_the_bond_area_while_face_up() -> None:
    giver = own("Giver", "use(flip(1), draw, once, bond_skill)")
    told = table({"bonds": [unit("Giver"), {"card": "B01-008", "as": "cain"}], "deck": 9}, cards=[giver])
    told.do("a", "use", card="giver", ability=1).do("a", "choose", card="cain").expect(a__hand=1)
    assert not told.may("a", "use", card="giver", ability=1)
    other = table({"bonds": [unit("Giver", face="down"), {"card": "B01-008", "n": 2}], "deck": 9}, cards=[giver])
    assert not other.may("a", "use", card="giver", ability=1)
    fighting = table({"front": [unit("Giver")], "bonds": [{"card": "B01-008", "n": 2}]}, cards=[giver])
    assert not fighting.may("a", "use", card="giver", ability=1)


@rule("cipher", "skills.special", "zones.who-sees-may-refer")
def test_an_activated_hand_skill_is_used_from_the_hand_and_shows_its_card() -> None:
    scout = own("Scout", "use(discarding(chosen(hand(one_of(this)))), move(chosen(enemy)), hand_skill)")
    theirs = {"front": [{"card": "B01-008", "as": "cain"}]}
    told = table({"hand": [unit("Scout")]}, theirs, cards=[scout]).do("a", "use", card="scout", ability=1)
    told.do("a", "choose", card="cain").expect(scout__zone="retreat", cain__zone="back")


def test_the_signs_say_where_a_skill_is_used() -> None:
    assert compiled("絆 [BS] [起]  [１ターンに１回] 【 [絆裏返１] 】カードを１枚引く。") == [
        "use(flip(1), draw, once, bond_skill)"
    ]
    assert compiled("[BS] Bond |ACT| [Once per Turn] [Flip 1 Bond face-down] Draw 1 card.") == [
        "use(flip(1), draw, once, bond_skill)"
    ]


@rule("cipher", "deployment.untapped-either-row")
def test_a_unit_may_be_deployed_to_the_row_that_a_skill_names() -> None:
    caller = own(
        "Caller",
        'use(deploy_to_back(chosen(hand(named("Gift")))))',
        "when(deployed(ally(other, in_back)), draw)",
        "when(deployed(ally(other, in_front)), draw(3))",
    )
    told = table({"front": [unit("Caller")], "hand": [unit("Gift")], "deck": 9}, cards=[caller, own("Gift")])
    told.do("a", "use", card="caller", ability=1).do("a", "choose", card="gift").expect(gift__zone="back", a__hand=1)


def test_a_bond_of_a_certain_kind_is_waited_for() -> None:
    keeper = own(
        "Keeper",
        "use(to_bonds(chosen(hand)))",
        'when(bonded(what=card(of("blue"))), untap(this))',
        "use(tap_this, draw)",
    )
    blue = own("Blue", symbol=["blue"])
    told = table(
        {"front": [unit("Keeper")], "hand": [unit("Blue"), unit("Red")], "deck": 9}, cards=[keeper, blue, own("Red")]
    )
    told.do("a", "use", card="keeper", ability=3)
    told.do("a", "use", card="keeper", ability=1).do("a", "choose", card="red").expect(keeper__tapped=True)
    told.do("a", "use", card="keeper", ability=1).do("a", "choose", card="blue").expect(keeper__tapped=False)


def test_a_card_knows_whether_it_comes_from_the_hand_or_the_deck_to_the_retreat_area() -> None:
    loser = own("Loser", "use(to_retreat(chosen(hand)))", "use(to_retreat(top))")
    thrown = own("Thrown", "when(discarded(this), draw(2), special)", "when(milled(this), draw(3), special)")
    told = table({"front": [unit("Loser")], "hand": [unit("Thrown")], "deck": 9}, cards=[loser, thrown])
    told.do("a", "use", card="loser", ability=1).expect(a__hand=2)
    told = table(
        {"front": [unit("Loser")], "deck": [unit("Thrown"), {"card": "B01-008", "n": 9}]}, cards=[loser, thrown]
    )
    told.do("a", "use", card="loser", ability=2).expect(a__hand=3)


def test_other_cards_in_hand_may_cost_less() -> None:
    aide = own("Aide", 'always(give(hand(named("Gift")), cost(-1)))')
    mine = {"front": [unit("Aide")], "hand": [unit("Gift"), unit("Other")], "bonds": [{"card": "B01-008"}]}
    told = table(mine, cards=[aide, own("Gift", cost=2), own("Other", cost=2)], phase="deployment")
    assert not told.may("a", "deploy", card="other")
    told.do("a", "deploy", card="gift", row="front").expect(gift__zone="front")


@rule("cipher", "battle.critical-cost")
def test_whom_nobody_attacks_critically() -> None:
    guard = own("Guard", "always(give(enemy(attacking_any(this)), cannot_critical))")
    foe = own("Foe")
    mine = {"front": [unit("Foe")], "hand": [{"card": "T-Foe"}], "deck": 9}
    told = table(mine, {"front": [unit("Guard")], "deck": 9}, cards=[guard, foe])
    told.do("a", "attack", card="foe", target="guard")
    assert not told.may("a", "critical")


@rule("cipher", "golden.in-case")
def test_what_happened_this_turn_is_known_until_the_turn_ends() -> None:
    avenger = own(
        "Avenger",
        "always(give(this, attack(20)), happened(destroys(ally)))",
        "always(give(this, attack(5)), happened(destroys(this)))",
        "always(give(this, attack(100)), happened(destroys(ally(other)), at_least(2)))",
        attack=90,
    )
    foes = {"front": [unit("Foe"), unit("Rival")], "deck": 9}
    mine = {"front": [unit("Avenger"), {"card": "T-Striker", "as": "striker"}], "deck": 9}
    told = table(mine, foes, cards=[avenger, own("Striker", attack=200), own("Foe", attack=10), own("Rival")])
    told.expect(avenger__attack=90)
    told.do("a", "attack", card="striker", target="foe")
    told.expect(foe__zone="retreat", avenger__attack=110)
    told.do("a", "attack", card="avenger", target="rival")
    told.expect(rival__zone="retreat", avenger__attack=115)
    told.until(active="b").expect(avenger__attack=90)


@rule("cipher", "deployment.deploying")
def test_a_unit_knows_whether_it_comes_from_the_hand_or_the_retreat_area() -> None:
    caller = own("Caller", "use(deploy(chosen(hand)))", "use(deploy(chosen(retreat)))")
    guest = own("Guest", 'when(deployed_from("hand", this), draw)', 'when(deployed_from("retreat", this), draw(3))')
    told = table({"front": [unit("Caller")], "hand": [unit("Guest")], "deck": 9}, cards=[caller, guest])
    told.do("a", "use", card="caller", ability=1).do("a", "choose", option="front").expect(a__hand=1)
    told = table({"front": [unit("Caller")], "retreat": [unit("Guest")], "deck": 9}, cards=[caller, guest])
    told.do("a", "use", card="caller", ability=2).do("a", "choose", option="front").expect(a__hand=3)


def test_a_unit_may_gain_as_much_as_a_card_supports() -> None:
    miller = own("Miller", "use(seq(to_retreat(top), give(this, attack(support_of(it)), this_turn)))")
    top = own("Prize", support=30)
    told = table({"front": [unit("Miller")], "deck": [unit("Prize"), {"card": "B01-008", "n": 9}]}, cards=[miller, top])
    told.do("a", "use", card="miller", ability=1).expect(miller__attack=70)


@rule("cipher", "battle.end-triggers")
def test_a_support_skill_may_move_the_attacking_unit_as_the_battle_ends() -> None:
    told = 'attack_support(give(attacking_unit, skill("", when(battle_ends(this), may(move(this)))), this_battle))'
    wind = own("Wind", told)
    runner = own("Runner")
    mine = {"front": [unit("Runner")], "deck": [unit("Wind"), {"card": "B01-008", "n": 9}]}
    story = table(mine, {"deck": 9}, cards=[wind, runner]).do("a", "attack", card="runner", target="chrom")
    story.expect(wind__zone="retreat").do("a", "yes").expect(runner__zone="back")


@rule("cipher", "battle.choose-target", "golden.cannot-beats-can")
def test_a_chosen_enemy_cannot_attack_some_units() -> None:
    tamer = own(
        "Tamer", "use(give(chosen(enemy(non(main))), cannot_attack_any(this), until_end_of_opponents_next_turn))"
    )
    theirs = {"front": [unit("Foe"), unit("Rival")], "deck": 9}
    told = table({"front": [unit("Tamer")], "deck": 9}, theirs, cards=[tamer, own("Foe"), own("Rival")])
    told.do("a", "use", card="tamer", ability=1).do("a", "choose", card="foe").until(active="b", phase="action")
    assert not told.may("b", "attack", card="foe", target="tamer")
    assert told.may("b", "attack", card="foe", target="marth")
    assert told.may("b", "attack", card="rival", target="tamer")


@rule("cipher", "golden.if-you-do")
def test_what_was_shuffled_into_the_deck_was_done_if_all_of_it_was_there() -> None:
    miller = own("Miller", "use(if_you_do(seq(to_deck_top(chosen(retreat, 3)), shuffle), draw))")
    for cards, drawn in ((3, 1), (2, 0)):
        mine = {"front": [unit("Miller")], "retreat": [{"card": "B01-008", "n": cards}], "deck": 9}
        table(mine, cards=[miller]).do("a", "use", card="miller", ability=1).expect(a__hand=drawn)


@rule("cipher", "turn.period-effects-begin")
def test_support_cards_that_come_after_the_attack_lose_their_skills_too() -> None:
    told = "when(attacks(this), throughout(give(supports(opponents), loses_support_skills), this_battle))"
    helper, foe = own("Helper", "defence_support(draw)"), own("Foe", attack=100)
    for silencer, drawn in ((own("Silencer", told), 0), (own("Silencer"), 1)):
        theirs = {"front": [unit("Foe")], "deck": [unit("Helper"), {"card": "B01-008", "n": 9}]}
        story = table({"front": [unit("Silencer")], "deck": 9}, theirs, cards=[silencer, helper, foe])
        story.do("a", "attack", card="silencer", target="foe").expect(b__hand=drawn)
