"""Rules that no card of the set shows: with cards made for the purpose."""

from __future__ import annotations

from mulligan.magic.terms import GRAVEYARD, LIBRARY
from support import Story, rule


def card(name: str, *notation: str, cost: str = "{R}", line: str = "Instant", **more: object) -> dict[str, object]:
    """A card of our own, with its abilities in notation."""
    return {"name": name, "mana_cost": cost, "type_line": line, "notation": list(notation), **more}


def creature(
    name: str, *notation: str, power: int = 2, toughness: int = 2, line: str = "Creature — Bear", cost: str = "{1}{G}"
) -> dict[str, object]:
    """A creature of our own."""
    return card(name, *notation, cost=cost, line=line, power=str(power), toughness=str(toughness))


@rule("magic", "casting.order", "mana.pool")
def test_a_casting_given_up_half_way_is_taken_back_whole() -> None:
    players = {
        "a": {
            "battlefield": [{"card": "Mountain", "as": "one"}, {"card": "Mountain", "as": "two"}],
            "hand": ["Thunder Strike", {"card": "Shock", "as": "shock"}],
        },
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]},
    }
    story = Story("magic", players, manual_mana=True)
    before = story.seat("a", "a")
    story.do("a", "cast", card="Thunder Strike").do("a", "choose", card="fish").do("a", "pay", card="one")
    story.expect(one__tapped=True, shock__zone="hand")
    story.do("a", "done")
    story.expect(one__tapped=False, stack=0, a__hand=2, a__mana="")
    assert story.seat("a", "a") == before
    assert not story.may("a", "cast", card="Thunder Strike")  # not again until something has changed
    assert story.do("a", "activate", card="one").may("a", "cast", card="Thunder Strike")


@rule("magic", "cost.pay-life")
def test_no_more_life_can_be_paid_than_there_is() -> None:
    bargain = card("Bargain", "activated(paying_life(2), draw(1))", line="Enchantment")
    for life, may in ((2, True), (1, False)):
        story = Story("magic", {"a": {"life": life, "battlefield": ["Bargain"]}, "b": {}}, cards=[bargain])
        assert story.may("a", "activate", card="Bargain") == may


@rule("magic", "replacement.instead")
def test_a_card_that_is_shuffled_away_instead_never_reaches_the_graveyard() -> None:
    colossus = creature("Colossus", "shuffled_instead_of_graveyard(this)", power=5, toughness=5)
    players = {
        "a": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
        "b": {"battlefield": [{"card": "Colossus", "as": "col"}], "library": 3},
    }
    story = Story("magic", players, cards=[colossus])
    story.do("a", "cast", card="Doom Blade").do("a", "choose", card="col").do("a", "pass").do("b", "pass")
    assert story.game.zone[story.card("col")] == LIBRARY
    story.expect(b__graveyard=0, b__library=4)
    assert "dies" not in [line[0] for line in story.log()]


@rule("magic", "replacement.prevention")
def test_whoever_would_be_dealt_damage_chooses_against_which_source_a_shield_works() -> None:
    shield = card("Small Shield", "does(prevent_next(2, you))", cost="{W}")
    players = {
        "a": {"battlefield": [{"card": "Regathan Firecat", "as": "cat"}, {"card": "Coral Merfolk", "as": "fish"}]},
        "b": {"battlefield": ["Plains"], "hand": ["Small Shield"]},
    }
    for source, life in (("cat", 16), ("fish", 16)):
        story = Story("magic", players, cards=[shield]).until(phase="declare-attackers")
        story.do("a", "attack", card="cat", target="b").do("a", "attack", card="fish", target="b").do("a", "done")
        story.do("a", "pass").do("b", "cast", card="Small Shield").do("b", "pass").do("a", "pass")
        story.until(phase="combat-damage")
        story.do("b", "choose", card=source)
        story.expect(b__life=life)
        dealt = {line[2]: line[4] for line in story.log("is-dealt-damage")}
        assert dealt == ({"cat": 2, "fish": 2} if source == "cat" else {"cat": 4})


@rule("magic", "types.subtype", "types.color")
def test_a_new_type_or_color_replaces_the_old_ones() -> None:
    change = card("Change", 'does(give(target(creature), subtypes_become("Elf"), colors_become("blue")))', cost="{U}")
    players = {"a": {"battlefield": ["Island", {"card": "Canyon Minotaur", "as": "cow"}], "hand": ["Change"]}, "b": {}}
    story = Story("magic", players, cards=[change])
    story.expect(cow__has=["red", "Minotaur", "Warrior"])
    story.do("a", "cast", card="Change").do("a", "pass").do("b", "pass")
    story.expect(cow__has=["blue", "Elf"], cow__lacks=["red", "Minotaur", "Warrior"])
    story.until(phase="upkeep", active="b").expect(cow__has=["red", "Minotaur"], cow__lacks=["blue", "Elf"])


@rule("magic", "zones.discard")
def test_a_card_discarded_at_random_is_nobodys_choice() -> None:
    hymn = card(
        "Sad Song", "does(discard(at_random(card(in_hand, controlled_by(target_player)))))", cost="{B}", line="Sorcery"
    )
    players = {
        "a": {"battlefield": ["Swamp"], "hand": ["Sad Song"]},
        "b": {"hand": ["Fog", "Shock", "Smelt", "Negate"]},
    }
    gone = set()
    for seed in range(8):
        story = Story("magic", players, cards=[hymn], seed=seed)
        story.do("a", "cast", card="Sad Song").do("a", "choose", player="b").do("a", "pass").do("b", "pass")
        story.expect(b__hand=3, b__graveyard=1)
        gone.add(story.name(story.game.pile(1, GRAVEYARD)[0]))
    assert len(gone) > 1


@rule("magic", "cost.hybrid", "types.multicolored")
def test_a_hybrid_symbol_is_paid_with_either_color_and_makes_the_card_both() -> None:
    either = creature("Either", cost="{W/U}{W/U}")
    for lands, may in ((["Plains", "Island"], True), (["Island", "Island"], True), (["Plains", "Swamp"], False)):
        story = Story(
            "magic", {"a": {"battlefield": lands, "hand": [{"card": "Either", "as": "x"}]}, "b": {}}, cards=[either]
        )
        assert story.may("a", "cast", card="x") == may
        story.expect(x__has=["white", "blue"])


@rule("magic", "keyword.protection")
def test_protection_from_a_creature_type_works_in_all_four_parts() -> None:
    knight = creature("Knight", 'static(this, protection(of("Goblin")))', power=2, toughness=2)
    players = {
        "a": {"battlefield": [{"card": "Knight", "as": "knight"}]},
        "b": {"battlefield": [{"card": "Goblin Shortcutter", "as": "goblin"}, {"card": "Coral Merfolk", "as": "fish"}]},
    }
    story = Story("magic", players, cards=[knight]).until(phase="declare-attackers")
    story.do("a", "attack", card="knight", target="b").do("a", "done").until(phase="declare-blockers")
    assert story.may("b", "block", card="fish", target="knight")
    assert not story.may("b", "block", card="goblin", target="knight")
    refusal = story.why_not("b", "block", "goblin", "knight")
    assert refusal is not None
    assert refusal.rule == "keyword.protection"


@rule("magic", "layers.duration", "layers.characteristic-defining")
def test_losing_all_abilities_takes_what_was_printed_and_not_what_came_later() -> None:
    hush = card("Hush", "does(give(target(creature), loses_all_abilities))", cost="{U}")
    players = {
        "a": {
            "battlefield": [
                "Island",
                "Forest",
                {"card": "Serra Angel", "as": "angel"},
                {"card": "Galerider Sliver", "as": "lord"},
                {"card": "Predatory Sliver", "as": "pred"},
            ],
            "hand": ["Hush"],
        },
        "b": {},
    }
    story = Story("magic", players, cards=[hush])
    story.expect(angel__has=["flying", "vigilance"], pred__has=["flying"], lord__power=2)
    story.do("a", "cast", card="Hush").do("a", "choose", card="lord").do("a", "pass").do("b", "pass")
    story.expect(pred__lacks=["flying"], lord__lacks=["flying"], lord__power=2)


def test_dependent_type_changes_apply_in_either_order_of_time() -> None:
    """Whatever is a creature is an Illusion, also what another effect made a creature later."""
    players = {
        "a": {"battlefield": ["Dismiss into Dream"]},
        "b": {"battlefield": [{"card": "Mutavault", "as": "vault"}, "Island"]},
    }
    story = Story("magic", players)
    story.do("a", "pass").do("b", "activate", card="vault", ability=2).do("b", "pass").do("a", "pass")
    story.expect(vault__has=["creature", "land", "Illusion"])


@rule("magic", "mana.produce", "mana.pool")
def test_payment_by_itself_never_loses_or_makes_mana() -> None:
    players = {
        "a": {
            "battlefield": ["Shimmering Grotto", "Forest", "Mountain", {"card": "Elvish Mystic", "as": "elf"}],
            "hand": ["Canyon Minotaur", {"card": "Shock", "as": "shock"}],
        },
        "b": {},
    }
    story = Story("magic", players)
    story.do("a", "cast", card="Canyon Minotaur")
    story.expect(a__mana="", stack=1)
    assert sum(int(story.game.tapped[one]) for one in story.game.field[0]) == 4


def test_why_not_names_the_rule() -> None:
    players = {
        "a": {
            "battlefield": ["Forest", {"card": "Canyon Minotaur", "as": "cow", "sick": True}],
            "hand": [
                {"card": "Shock", "as": "shock"},
                {"card": "Giant Growth", "as": "growth"},
                {"card": "Forest", "as": "land"},
                {"card": "Mountain", "as": "two"},
            ],
        },
        "b": {"hand": [{"card": "Fog", "as": "fog"}]},
    }
    story = Story("magic", players)
    assert story.why_not("a", "cast", "growth") is None
    assert story.why_not("a", "cast", "shock").rule == "cost.mana-cost"
    assert story.why_not("a", "cast", "fog").message == "not-in-hand"
    story.do("a", "play", card="land")
    assert story.why_not("a", "play", "two").rule == "types.land"
    story.until(phase="declare-attackers")
    assert story.why_not("a", "attack", "cow").rule == "types.creature"
