"""Entries that stories rarely show by themselves: each broken alone, its test here notices."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import DECK, HAND
from mulligan.kernel.game import EVERYBODY
from support import Story, rule


def unit(name: str, **state: object) -> dict:
    """A card of one's own on the table."""
    return {"card": f"T-{name}", "as": name.lower(), **state}


# -- What cards are ----------------------------------------------------------------------------------------------------


@rule("cipher", "cards.genders", "cards.weapons", "cards.types", "cards.several-types", "cards.symbols")
@pytest.mark.parametrize("sign", ["female", "bow", "flier", "dragon", "blue"])
def test_skills_look_at_every_sign_a_card_shows(sign: str) -> None:
    shown = {"gender": "female", "weapon": ["bow"], "traits": ["flier", "dragon"], "symbol": ["blue"]}
    cards = [
        own("Herald", f'use(give(ally(of("{sign}")), attack(10), this_turn))'),
        own("Archer", **shown),
        own("Page"),
    ]
    story = table({"front": [unit("Herald"), unit("Archer"), unit("Page")]}, cards=cards)
    story.do("a", "use", card="herald", ability=1).expect(archer__attack=50, page__attack=40, herald__attack=40)


@rule("cipher", "terms.ally", "terms.enemy", "cards.controller", "cards.opponents", "zones.battlefield")
def test_allies_are_ones_own_units_and_enemies_the_others() -> None:
    skills = ("use(give(ally, attack(10), this_turn))", "use(give(enemy, attack(-10), this_turn))")
    cards = [own("Chief", *skills), own("Near"), own("Far"), own("Rival")]
    mine = {"front": [unit("Chief"), unit("Near")], "back": [unit("Far")], "hand": [{"card": "T-Near", "as": "spare"}]}
    story = table(mine, {"back": [unit("Rival")]}, cards=cards)
    story.do("a", "use", card="chief", ability=1)
    story.expect(chief__attack=50, near__attack=50, far__attack=50, rival__attack=40, spare__attack=40)
    story.do("a", "use", card="chief", ability=2).expect(near__attack=50, rival__attack=30)


@rule("cipher", "cards.main-character", "ending.no-main-character")
def test_the_card_chosen_in_setup_is_the_main_character_and_its_player_loses_without_it() -> None:
    killer = own("Killer", "use(to_retreat(enemy(main)))")
    story = table({"front": [unit("Killer")]}, {"orbs": 0}, cards=[killer])
    assert [story.game.main_of(player) for player in range(2)] == [story.card("marth"), story.card("chrom")]
    story.do("a", "use", card="killer", ability=1).expect(over=True, winner="a")
    setup = Story("cipher", {"a": {"deck": ["B01-003", 20]}, "b": {"deck": ["B01-053", 20]}}, phase="setup", active="a")
    setup.until(phase="bond")
    game = setup.game
    assert isinstance(game, Cipher)
    assert [game.card(game.main_of(player)).facts.number for player in range(2)] == ["B01-003", "B01-053"]
    assert sum(game.main[card] for card in range(len(game.main))) == 2


@rule("cipher", "cards.weak-units-stay", "cards.attack-below-zero")
def test_a_unit_of_no_attack_stays_until_an_attack_destroys_it() -> None:
    witch = own("Witch", "use(give(enemy(non(main)), attack(-60), this_turn))", "use(move(this))")
    story = table({"front": [unit("Witch")]}, {"front": [unit("Frail")]}, cards=[witch, own("Frail")])
    story.do("a", "use", card="witch", ability=1).expect(frail__attack=-20, frail__zone="front")
    story.do("a", "use", card="witch", ability=2).expect(frail__zone="front")  # a check has passed
    story.do("a", "attack", card="marth", target="frail").expect(frail__zone="retreat")


@rule("cipher", "cards.owner", "check.destroyed-retreat")
def test_a_card_goes_to_its_owners_pile_whoever_used_it() -> None:
    story = table({"front": [unit("Guest"), unit("Walker")]}, cards=[own("Guest"), own("Walker")])
    game = story.game
    assert isinstance(game, Cipher)
    guest = story.card("guest")
    assert [game.owner[card] for card in game.deck(1)] == [1] * len(game.deck(1))
    for pile in game.piles:
        if guest in pile:
            pile.remove(guest)
    game.controller[guest] = 1
    game.piles[game.zones + game.zone[guest]].append(guest)
    story.do("a", "move", card="walker")
    story.do("a", "attack", card="marth", target="guest").expect(guest__zone="retreat", a__retreat=2, b__retreat=1)


# -- Golden rules ------------------------------------------------------------------------------------------------------


@rule("cipher", "golden.turn-player-acts-first")
@pytest.mark.parametrize("active", ["a", "b"])
def test_where_both_do_something_the_turn_player_does_all_of_it_first(active: str) -> None:
    dealer = own("Dealer", "use(draw(2, who=everyone))")
    mine, theirs = {"front": [unit("Dealer")]}, {"front": [{"card": "T-Dealer", "as": "other"}]}
    story = table(mine, theirs, cards=[dealer], active=active)
    story.do(active, "use", card="dealer" if active == "a" else "other", ability=1)
    drew = [line[1] for line in story.log("draws")]
    assert drew == [active] * 2 + ["b" if active == "a" else "a"] * 2


@rule(
    "cipher",
    "golden.in-case",
    "golden.if",
    "triggers.if-on-resolution",
    "triggers.in-case-on-resolution",
    "skills.continuous",
    "skills.continuous-condition",
    "skills.conditions",
)
@pytest.mark.parametrize(("friends", "attack"), [([], 40), ([unit("Friend")], 50)])
def test_what_a_condition_asks_for_must_be_so_when_the_skill_resolves(friends: list, attack: int) -> None:
    condition = 'there_is(ally(named("Friend")))'
    judged = own("Judged", f"when(moves(this), give(this, attack(10), this_turn), if={condition})")
    inner = own("Inner", f"when(moves(this), if({condition}, give(this, attack(10), this_turn)))")
    always = own("Always", f"always(give(this, attack(10)), if={condition})")
    front = [unit("Judged"), unit("Inner"), unit("Always"), *friends]
    story = table({"front": front}, cards=[judged, inner, always, own("Friend")])
    story.do("a", "move", card="judged").do("a", "move", card="inner")
    story.expect(judged__attack=attack, inner__attack=attack, always__attack=attack)


@rule("cipher", "golden.when", "golden.each-time", "triggers.trigger", "skills.automatic")
def test_what_follows_an_event_is_done_each_time_it_happens_and_not_otherwise() -> None:
    watcher = own("Watcher", 'when(moves(ally(named("Mover"))), draw)')
    cards = [watcher, own("Mover", "use(move(this))"), own("Other", "use(move(this))")]
    story = table({"front": [unit("Watcher"), unit("Mover"), unit("Other")], "deck": 9}, cards=cards)
    story.do("a", "use", card="other", ability=1).expect(a__hand=0)
    story.do("a", "use", card="mover", ability=1).expect(a__hand=1)
    story.do("a", "move", card="mover").expect(a__hand=2)


@rule("cipher", "golden.after-that")
def test_what_comes_after_is_done_though_only_part_of_it_was_done_before() -> None:
    miller = own("Miller", "use(seq(to_hand(chosen(retreat, 3)), give(this, attack(10), this_turn)))")
    story = table({"front": [unit("Miller")], "retreat": 1, "deck": 5}, cards=[miller])
    story.do("a", "use", card="miller", ability=1).expect(a__hand=1, miller__attack=50)


# -- Zones -------------------------------------------------------------------------------------------------------------


@rule("cipher", "zones.own-hand", "zones.hand-is-secret")
def test_a_player_sees_the_own_hand_and_the_other_does_not() -> None:
    story = table(
        {"hand": [unit("Card")], "deck": [unit("Next"), 5]}, cards=[own("Card"), own("Next"), own("Eye", "use(draw)")]
    )
    assert story.knows("a", "card")
    assert not story.knows("b", "card")
    story.until(active="b").until(active="a", phase="bond")
    story.expect(next__zone="hand")
    assert story.knows("a", "next")
    assert not story.knows("b", "next")
    assert [one["name"] for one in story.seat("a", "a")["hand"]] == ["Test, Card", "Test, Next"]
    assert story.seat("a", "b")["hand"] == [None, None]


@rule("cipher", "keyword.reveal", "keyword.reveal-open", "keyword.reveal-in-place")
def test_both_players_see_a_card_that_is_revealed() -> None:
    shower = own("Shower", "use(reveal(top))")
    story = table({"front": [unit("Shower")], "deck": [unit("Top"), 5]}, cards=[shower, own("Top")])
    assert not story.knows("a", "top")
    story.do("a", "use", card="shower", ability=1).expect(top__zone="deck")
    assert story.knows("a", "top")
    assert story.knows("b", "top")


@rule("cipher", "keyword.shuffle")
def test_after_a_shuffle_nobody_knows_the_order_and_chance_has_made_it() -> None:
    mixer = own("Mixer", "use(seq(look_at(top(3)), shuffle))")
    orders = set()
    for seed in range(6):
        story = table({"front": [unit("Mixer")], "deck": 12}, cards=[mixer], seed=seed)
        before = list(story.game.piles[DECK])
        story.do("a", "use", card="mixer", ability=1)
        after = story.game.piles[DECK]
        assert sorted(after) == sorted(before)
        assert [story.game.known[card] for card in after] == [0] * 12
        orders.add(tuple(after))
    assert len(orders) > 3


@rule("cipher", "interrupt.nothing-to-refill", "interrupt.at-once")
def test_with_nothing_to_refill_a_deck_from_play_goes_on_until_the_check() -> None:
    drawer = own("Drawer", "use(seq(draw, to_retreat(chosen(hand))))")
    mine = {"front": [unit("Drawer")], "deck": 1, "hand": 0, "retreat": 0}
    story = table(mine, cards=[drawer]).do("a", "use", card="drawer", ability=1)
    story.expect(over=False, a__deck=1, a__retreat=0)  # what was drawn has retreated, and is the deck again
    lost = table(mine, cards=[own("Drawer", "use(draw)")]).do("a", "use", card="drawer", ability=1)
    lost.expect(over=True, winner="b")
    assert "interrupt.nothing-to-refill" in lost.game.rules_cited()


@rule(
    "cipher", "zones.retreat-face-up", "zones.units-face-up", "zones.bonds-face-up", "zones.face-down-bonds-are-blank"
)
@pytest.mark.parametrize(("where", "effect"), [("retreat", "to_retreat"), ("front", "deploy")])
def test_a_face_down_bond_that_goes_to_an_open_zone_lies_face_up_there(where: str, effect: str) -> None:
    taker = own("Taker", f"use({effect}(bonds(face_down)))", "use(to_bonds(chosen(retreat)))")
    mine = {"front": [unit("Taker")], "bonds": [unit("Bond", face="down")]}
    story = table(mine, cards=[taker, own("Bond")]).expect(bond__face="down")
    story.do("a", "use", card="taker", ability=1)
    if where == "front":
        story.do("a", "choose", row="front")
    story.expect(bond__zone=where, bond__face="up")
    game = story.game
    assert isinstance(game, Cipher)
    assert game.signs_of(story.card("bond")) != 0
    if where == "retreat":
        story.do("a", "use", card="taker", ability=2).expect(bond__zone="bonds", bond__face="up")


@rule("cipher", "zones.hidden-cards-are-blank", "zones.who-sees-may-refer", "skills.special")
@pytest.mark.parametrize(("zone", "heard"), [("hand", True), ("retreat", True), ("deck", False), ("orbs", False)])
def test_a_special_skill_works_where_its_card_may_be_referred_to(zone: str, heard: bool) -> None:
    hidden = own(
        "Hidden", 'when(moves(ally(named("Mover"))), give(ally(named("Mover")), attack(10), this_turn), special)'
    )
    mine = {"front": [unit("Mover")], zone: [unit("Hidden"), *([5] if zone == "deck" else [])]}
    story = table(mine, cards=[hidden, own("Mover", "use(move(this))")]).do("a", "use", card="mover", ability=1)
    if story.may("a", "resolve"):
        story.do("a", "resolve", card="hidden")
    story.expect(mover__attack=50 if heard else 40)


@rule("cipher", "keyword.copy", "keyword.copy-printed")
def test_a_copy_is_of_what_is_printed_and_keeps_its_own_state() -> None:
    mimic = own("Mimic", "use(copy(chosen(ally(other, non(main))), this_turn))", weapon=["sword"])
    model = own("Model", 'use(give(this, attack(10), sign("flier"), this_turn))', weapon=["bow"], range="1-2")
    front = [unit("Mimic", tapped=True), unit("Model")]
    story = table({"front": front}, cards=[mimic, model]).do("a", "use", card="model", ability=1)
    story.do("a", "use", card="mimic", ability=1)
    story.expect(
        mimic__range="1-2", mimic__attack=40, mimic__tapped=True, mimic__has=["bow"], mimic__lacks=["flier", "sword"]
    )
    assert story.may("a", "use", card="mimic", ability=1)
    assert story.name(story.card("mimic")) == "mimic"


# -- The check ---------------------------------------------------------------------------------------------------------


@rule("cipher", "check.main-recovers", "check.orb-instead")
@pytest.mark.parametrize("tapped", [False, True])
def test_a_main_character_that_loses_an_orb_is_otherwise_as_it_was(tapped: bool) -> None:
    killer = own("Killer", "use(destroy(enemy(main)))")
    back = {"card": "B01-053", "as": "hero", "main": True, "tapped": tapped}
    story = Story(
        "cipher",
        {
            "a": {"orbs": 5, "front": [{"card": "B01-003", "main": True}, unit("Killer")]},
            "b": {"orbs": 5, "front": [{"card": "T-Guard"}], "back": [back], "deck": 9},
        },
        cards=[killer, own("Guard")],
    )
    story.do("a", "use", card="killer", ability=1)
    story.expect(
        hero__zone="back", hero__tapped=tapped, hero__main=True, b__orbs=4, b__hand=1, b__front=1, b__retreat=0
    )
    game = story.game
    assert isinstance(game, Cipher)
    assert game.destroyed[story.card("hero")] == 0
    story.until(active="b", phase="action").expect(b__orbs=4)  # no orb is lost for it again


@rule("cipher", "check.class-change-bonus", "check.bonus-controller", "check.bonus-draw", "check.bonus-cleared")
def test_who_controls_the_unit_that_changed_its_class_draws_first_of_all_and_once() -> None:
    knight = own(
        "Knight", "when(changes_class(this), give(this, attack(times(10, count(hand))), this_turn))", cc_cost=1
    )
    mine = {
        "front": [unit("Knight")],
        "hand": [{"card": "T-Knight", "as": "grown"}],
        "bonds": [{"card": "B01-003"}] * 3,
    }
    story = table({**mine, "deck": 5}, {"deck": 5}, cards=[knight], phase="deployment")
    story.do("a", "level-up", card="grown", onto="knight")
    story.expect(a__hand=1, b__hand=0, grown__attack=50)  # the card was there when the skill resolved
    story.until(phase="action").expect(a__hand=1)


@rule("cipher", "triggers.clear", "triggers.effect", "triggers.each-occurrence")
def test_a_skill_that_was_carried_out_is_over_and_those_of_other_events_are_not() -> None:
    watcher = own("Watcher", 'when(moves(ally(named("One", "Two"))), draw)')
    mover = own("Mover", 'use(move(ally(named("One", "Two"))))')
    front = [unit("Watcher"), unit("Mover"), unit("One"), unit("Two")]
    story = table({"front": front, "deck": 9}, cards=[watcher, mover, own("One"), own("Two")])
    story.do("a", "use", card="mover", ability=1)
    while story.may("a", "resolve"):
        story.do("a", "resolve", card="watcher")
    story.expect(a__hand=2, phase="action")
    assert story.game.waiting == []


# -- Deploying and levelling up ----------------------------------------------------------------------------------------


@rule("cipher", "deployment.deploying", "deployment.untapped-either-row", "deployment.level-up-mark")
def test_a_card_put_on_the_battlefield_is_deployed_and_a_card_on_top_of_a_unit_is_not() -> None:
    herald = own("Herald", "when(deployed(ally(other)), give(this, attack(10), this_turn))")
    page = own("Page")
    grown = own("Page", number="T-Grown", title="Grown")
    hand = [unit("Page"), {"card": "T-Grown", "as": "grown"}]
    mine = {"front": [unit("Herald")], "hand": hand, "bonds": [{"card": "B01-003"}] * 3}
    story = table(mine, cards=[herald, page, grown], phase="deployment")
    story.do("a", "deploy", card="page", row="back").expect(page__zone="back", page__tapped=False, herald__attack=50)
    story.do("a", "level-up", card="grown", onto="page").expect(grown__zone="back", herald__attack=50, a__back=1)


@rule("cipher", "deployment.levelling-up", "deployment.level-up-own", "deployment.level-up-same-name")
def test_a_card_levels_up_ones_own_unit_of_its_name_and_no_other() -> None:
    cards = [own("Page"), own("Page", number="T-Grown", title="Grown"), own("Other")]
    mine = {"front": [unit("Page"), unit("Other")], "hand": [{"card": "T-Grown", "as": "grown"}]}
    mine["bonds"] = [{"card": "B01-003"}] * 3
    story = table(mine, {"front": [{"card": "T-Page", "as": "theirs"}]}, cards=cards, phase="deployment")
    assert story.may("a", "level-up", card="grown", onto="page")
    assert not story.may("a", "level-up", card="grown", onto="theirs")
    assert not story.may("a", "level-up", card="grown", onto="other")
    for target, why in (("theirs", "not-yours"), ("other", "other-name")):
        found = story.why_not("a", "level-up", "grown", target)
        assert found is not None
        assert found.message == why
    story.do("a", "level-up", card="grown", onto="page").expect(grown__zone="front", page__zone="front", a__front=3)
    game = story.game
    assert isinstance(game, Cipher)
    assert game.below[story.card("grown")] == story.card("page")
    assert story.card("page") not in game.units(0)


@rule("cipher", "deployment.stack-order", "zones.look-at-stacks")
def test_the_cards_below_the_top_one_are_the_same_in_whatever_order_they_lie() -> None:
    taker = own("Taker", "use(to_hand(chosen(below(this))))")
    for wanted in ("B01-060", "B01-065"):
        front = [{"card": "T-Taker", "as": "taker", "under": ["B01-060", "B01-065"]}]
        story = table({"front": front}, cards=[taker]).do("a", "use", card="taker", ability=1)
        game = story.game
        assert isinstance(game, Cipher)
        assert game.decision is not None
        assert all(game.known[option.card] == EVERYBODY for option in game.decision.options)
        assert len(game.decision.options) == 2
        game.choose(next(one for one in game.decision.options if game.card(one.card).facts.number == wanted))
        assert [game.card(card).facts.number for card in game.pile(0, HAND)] == [wanted]
        assert game.stack_size(story.card("taker")) == 2


# -- Battle ------------------------------------------------------------------------------------------------------------


@rule("cipher", "battle.moves-on")
def test_a_unit_that_moves_in_a_battle_stays_in_it() -> None:
    runner = own("Runner", "when(is_attacked(this), move(this))", attack=10)
    story = table({}, {"front": [unit("Runner")]}, cards=[runner]).do("a", "attack", card="marth", target="runner")
    story.expect(runner__zone="retreat")
    assert "battle.moves-on" in story.game.rules_cited()
    assert [line[2] for line in story.log("moves")] == ["runner"]


@rule("cipher", "battle.critical-triggers")
def test_what_waits_for_a_critical_attack_resolves_before_the_other_may_evade() -> None:
    hero = own("Hero", "when(makes_critical(this), give(this, cannot_be_evaded, this_battle))")
    mine = {"front": [unit("Hero")], "hand": [{"card": "T-Hero", "as": "copy"}]}
    story = table(mine, {"hand": [{"card": "B01-053", "as": "twin"}]}, cards=[hero])
    story.do("a", "attack", card="hero", target="chrom").do("a", "critical", card="copy")
    assert not story.may("b", "evade")
    story.expect(b__orbs=4)
    calm = table(mine, {"hand": [{"card": "B01-053", "as": "twin"}]}, cards=[hero])
    calm.do("a", "attack", card="hero", target="chrom").do("a", "done")
    assert calm.may("b", "evade", card="twin")


@rule("cipher", "cards.level-up-marks", "deployment.level-up-mark", "deployment.class-change-mark")
@pytest.mark.parametrize(("cost", "changed"), [(None, 0), (1, 20)], ids=["a level-up", "a class change"])
def test_a_unit_is_one_that_levelled_up_or_changed_class_until_the_turn_ends(cost: int | None, changed: int) -> None:
    knight = own(
        "Knight",
        "always(give(this, attack(10)), if=are(this, levelled_up_this_turn))",
        "always(give(this, attack(20)), if=are(this, changed_class_this_turn))",
        name="Page",
        **({} if cost is None else {"cc_cost": cost}),
    )
    mine = {"front": [unit("Page")], "hand": [unit("Knight")], "bonds": [{"n": 3, "symbol": "red"}]}
    story = table(mine, cards=[own("Page"), knight], phase="deployment").do("a", "level-up", card="knight", onto="page")
    story.expect(knight__attack=50 + changed).until(active="b", phase="bond").expect(knight__attack=40)


@rule("cipher", "zones.units-face-up", "zones.open")
@pytest.mark.parametrize("row", ["front", "back"])
def test_everybody_knows_a_unit_once_it_has_been_deployed(row: str) -> None:
    mine = {"hand": [unit("Page")], "bonds": [{"n": 1, "symbol": "red"}]}
    story = table(mine, cards=[own("Page")], phase="deployment")
    assert not story.knows("b", "page")
    story.do("a", "deploy", card="page", row=row)
    assert story.knows("b", "page")
