"""What the second reading of all cards found to be played otherwise than printed, each in a small story."""

from __future__ import annotations

from cipher.tables import own, table
from support import rule


def filler(name: str, **more: object) -> dict:
    return own(name, **more)


def unit(name: str, **state: object) -> dict:
    return {"card": f"T-{name}", "as": name.lower(), **state}


@rule("cipher", "golden.already-so", "skills.in-order")
def test_that_ally_is_the_one_chosen_even_where_it_was_untapped_already() -> None:
    tires = 'if(are(it, non(of("fang"))), give(it, attack(-10), this_turn))'
    singer = own("Singer", f"use(seq(untap(chosen(ally(attacked_this_turn))), {tires}))")
    told = table({"front": [unit("Singer"), unit("Fighter")]}, cards=[singer, filler("Fighter", attack=10)])
    told.do("a", "attack", card="fighter", target="chrom")
    told.do("a", "use", card="singer", ability=1).expect(fighter__tapped=False, fighter__attack=0)
    told.do("a", "use", card="singer", ability=1).expect(fighter__tapped=False, fighter__attack=-10)


@rule("cipher", "cards.symbols", "zones.open-cards-count")
def test_cards_in_the_retreat_area_are_treated_as_having_another_symbol() -> None:
    friend = own("Friend", 'always(give(together(ally(of("black")), retreat(of("black"))), sign("white")))')
    caller = own("Caller", 'use(to_hand(chosen(retreat(of("white")))))')
    dark = filler("Dark", symbol=["black"])
    mine = {"front": [unit("Friend"), unit("Caller")], "retreat": [unit("Dark"), {"card": "B01-008", "as": "cain"}]}
    told = table(mine, cards=[friend, caller, dark]).do("a", "use", card="caller", ability=1)
    told.expect(dark__zone="hand", cain__zone="retreat")


def test_without_the_friend_they_are_not() -> None:
    caller = own("Caller", 'use(to_hand(chosen(retreat(of("white")))))')
    dark = filler("Dark", symbol=["black"])
    told = table({"front": [unit("Caller")], "retreat": [unit("Dark")]}, cards=[caller, dark])
    told.do("a", "use", card="caller", ability=1).expect(dark__zone="retreat")


@rule("cipher", "skills.special")
def test_a_special_skill_works_in_the_support_area_too() -> None:
    many = own("Many", "always(give(this, weapons_of_all(ally)), your_turn, special)", weapon=[])
    scholar = own("Scholar", 'always(give(this, attack(50)), supported_by(this, of("tome")))', attack=10)
    mage = filler("Mage", weapon=["tome"])
    mine = {"front": [unit("Scholar"), unit("Mage")], "deck": ["T-Many", "T-Many"]}
    told = table(mine, {"deck": ["B01-008", "B01-008"]}, cards=[many, scholar, mage])
    told.do("a", "attack", card="scholar", target="chrom").expect(b__orbs=4)  # 10 + 50 + 10 against 40 + 10


@rule("cipher", "deployment.level-up-mark", "keyword.grow")
def test_allies_raised_beside_a_unit_count_once_each_and_only_while_they_are_there() -> None:
    general = own("General", "always(give(ally(in_front), attack(times(10, count(ally(other, raised_beside))))))")
    teacher = own("Teacher", "use(grow(chosen(retreat), chosen(ally(other))))", "use(to_hand(chosen(ally(other))))")
    pupil = filler("Pupil")
    mine = {"front": [unit("General"), unit("Teacher"), unit("Pupil")], "retreat": [{"card": "T-Pupil", "n": 2}]}
    told = table(mine, cards=[general, teacher, pupil])
    for _ in range(2):
        told.do("a", "use", card="teacher", ability=1).do("a", "choose", card="pupil")
        told.expect(general__attack=50, pupil__attack=50)
    told.do("a", "use", card="teacher", ability=2).do("a", "choose", card="pupil").expect(general__attack=40)


@rule("cipher", "zones.new-card")
def test_a_unit_that_has_left_and_come_back_was_raised_beside_nobody() -> None:
    general = own("General", "always(give(this, attack(times(10, count(ally(other, raised_beside))))))")
    teacher = own(
        "Teacher",
        'use(grow(chosen(retreat(named("Pupil"))), chosen(ally(other, named("Pupil")))))',
        "use(seq(to_hand(chosen(ally(other))), deploy_to_front(chosen(hand))))",
    )
    mine = {"front": [unit("General"), unit("Teacher"), unit("Pupil")], "retreat": [{"card": "T-Pupil", "n": 2}]}
    for leaving in ("general", "pupil"):
        told = table(mine, cards=[general, teacher, filler("Pupil")])
        told.do("a", "use", card="teacher", ability=1).expect(general__attack=50)
        told.do("a", "use", card="teacher", ability=2).do("a", "choose", card=leaving)
        told.expect(general__attack=40, general__zone="front", pupil__zone="front")
        told.do("a", "use", card="teacher", ability=1).expect(general__attack=50)


@rule("cipher", "deployment.level-up-mark", "keyword.grow")
def test_nobody_is_raised_beside_itself_or_beside_an_enemy() -> None:
    general = own("General", "always(give(this, attack(times(10, count(ally(raised_beside))))))")
    teacher = own("Teacher", "use(grow(chosen(retreat), chosen(ally(other))))")
    mine = {"front": [unit("General"), unit("Teacher")], "retreat": [{"card": "T-Teacher"}]}
    theirs = {"front": [unit("General", **{"as": "enemy"})]}
    told = table(mine, theirs, cards=[general, teacher])
    told.do("a", "use", card="teacher", ability=1).do("a", "choose", card="general")
    told.expect(general__attack=40, enemy__attack=40)


@rule("cipher", "check.orb-instead")
def test_who_has_looked_at_an_orb_says_whether_it_is_taken() -> None:
    seer = own("Seer", "defence_support(look_at(chosen(orbs)))")
    striker = filler("Striker", attack=90)
    prize = filler("Prize")
    theirs = {"deck": ["T-Seer", "B01-008"], "orbs": [unit("Prize"), {"card": "B01-008", "n": 4}]}
    told = table({"front": [unit("Striker")], "deck": 5}, theirs, cards=[seer, striker, prize])
    told.do("a", "attack", card="striker", target="chrom")
    assert {told.game.known[card] >> 1 & 1 for card in told.game.orbs(1)} == {0, 1}
    told.do("b", "choose", card="prize").expect(prize__zone="hand", b__orbs=4)


@rule("cipher", "golden.may-fail-to-find")
def test_a_card_that_was_shown_to_all_is_found_and_one_that_was_looked_at_need_not_be() -> None:
    gem = filler("Gem")
    deck = {"front": [unit("Seeker")], "deck": [unit("Gem"), 5]}
    for shown, must in (("reveal(top(1))", True), ("look_at(top(1))", False)):
        seeker = own("Seeker", f'use(seq({shown}, to_hand(chosen(revealed(named("Gem"))))))')
        told = table(deck, cards=[seeker, gem]).do("a", "use", card="seeker", ability=1)
        assert told.may("a", "choose", card="gem") != must
        told.expect(gem__zone="hand" if must else "deck")


@rule("cipher", "keyword.look-user", "zones.deck-face-down")
def test_which_of_the_cards_looked_at_went_below_the_deck_is_seen_by_nobody_else() -> None:
    seeker = own("Seeker", "use(seq(look_at(top(2)), to_deck_bottom(chosen(revealed))))")
    mine = {"front": [unit("Seeker")], "deck": [unit("Gem"), unit("Rock"), 5]}
    told = table(mine, cards=[seeker, filler("Gem"), filler("Rock")]).do("a", "use", card="seeker", ability=1)
    told.do("a", "choose", card="gem").expect(gem__zone="deck", rock__zone="deck", a__deck=7)
    assert told.game.deck(0)[-1] == told.card("gem")
    assert [told.knows(seat, name) for seat in "ab" for name in ("gem", "rock")] == [True, True, False, False]


@rule("cipher", "golden.if-you-do", "keyword.grow")
def test_nothing_has_grown_where_there_is_no_unit_to_grow() -> None:
    mine = {"front": [unit("Teacher"), unit("Helper")], "retreat": [unit("Pupil"), unit("Other")]}
    for name, grown in (("Helper", True), ("Nobody", False)):
        teacher = own("Teacher", f'use(if_you_do(grow(retreat, ally(named("{name}"))), draw(2)))')
        cards = [teacher, filler("Pupil"), filler("Helper"), filler("Other")]
        told = table(mine, cards=cards).do("a", "use", card="teacher", ability=1)
        told.expect(a__retreat=0 if grown else 2, a__hand=2 if grown else 0)
